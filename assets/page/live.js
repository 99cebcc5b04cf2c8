"use strict";
// Shared by all pages: words, and updates from the server. Each page has its own `paint`.
const words = document.body.dataset;
const at = (id) => document.getElementById(id);
if (location.search === "?tv") document.body.classList.replace("phone", "tv");

function made(kind, className, text) {
  const element = document.createElement(kind);
  if (className) element.className = className;
  if (text !== undefined && text !== null) element.textContent = text;
  return element;
}

// A phrase with a number in its placeholder.
function filled(words, number) { return words.replace("#", () => number); }

function say(sentence) { at("state").textContent = sentence; }

let source, silence, closed = false;
function heard() {
  clearTimeout(silence);
  silence = setTimeout(lost, 40000);
  document.body.classList.remove("lost");
}
function lost() {
  document.body.classList.add("lost");
  say(closed ? words.closed : words.lost);
  clearTimeout(silence);
  if (source) source.close();
  silence = setTimeout(open, 2000);
}
function open() {
  source = new EventSource(words.live);
  source.addEventListener("board", (message) => { closed = false; heard(); paint(JSON.parse(message.data)); });
  source.addEventListener("beat", heard);
  source.addEventListener("away", () => { heard(); say(words.away); });
  source.addEventListener("bye", () => { closed = true; lost(); });
  source.onerror = lost;
}
document.addEventListener("visibilitychange", () => { if (!document.hidden) { if (source) source.close(); open(); } });
