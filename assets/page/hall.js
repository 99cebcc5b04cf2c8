"use strict";
// Shows HTML from the server, which escapes all text.
let written = "";
function paint(markup) {
  say(markup === null ? words.waiting : "");
  if (markup === null || markup === written) return;
  written = markup;
  const own = document.activeElement && document.activeElement.getAttribute("href");
  at("hall").innerHTML = markup;
  const links = Array.from(document.querySelectorAll("#hall a"));
  const link = own && links.find((link) => link.getAttribute("href") === own);
  if (link) link.focus({ preventScroll: true });
}

// A television can't be scrolled: it turns the pages itself.
function turn() {
  const view = document.documentElement;
  const ended = view.scrollTop + view.clientHeight >= view.scrollHeight - 1;
  view.scrollTop = ended ? 0 : view.scrollTop + view.clientHeight * 0.85;
}
if (document.body.classList.contains("tv")) setInterval(turn, 10000);
if (!at("hall").children.length) say(words.waiting);
open();
