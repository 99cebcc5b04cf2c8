"use strict";
// Shows the updates of the server. Nothing is scored here.
function frame(frame) {
  const cell = made("div", "frame");
  const marks = made("div", "marks");
  frame.marks.forEach((mark, place) => {
    const kind = mark === "X" ? "strike" : mark === "/" ? "spare" : place === 0 && frame.split ? "split" : "";
    marks.append(made("b", kind, mark));
  });
  cell.append(marks, made("div", "total", frame.total));
  return cell;
}

function line(line, night) {
  const row = made("div", "line " + line.state + (line.name === night.up ? " up" : ""));
  const head = made("div", "head");
  const more = line.state === "bowls" ? [] : [words[line.state]];
  if (line.max > line.now && line.state === "bowls") more.push(filled(words.best, line.max));
  if (line.series > 0) more.push(filled(words.series, line.series));
  head.append(made("span", "place", line.place), made("span", "name", line.name),
    made("span", "more", more.join(" · ")), made("span", "now", line.now));
  const frames = made("div", "frames");
  frames.append(...line.frames.map(frame));
  row.append(head, frames);
  return row;
}

function lane(line) {
  const row = made("div", "lane");
  const track = made("div", "track");
  for (const worth of [line.max, line.now]) {
    const bar = made("span");
    bar.style.width = worth / 3 + "%";
    track.append(bar);
  }
  row.append(made("span", "", line.name), track);
  return row;
}

function deck(night) {
  const rows = [[7, 8, 9, 10], [4, 5, 6], [2, 3], [1]];
  const stands = (pin) => night.pins ? night.pins.includes(pin) : night.standing === 10;
  const known = night.pins || night.standing === 10;
  at("deck").replaceChildren(...(known ? rows : []).map((pins) => {
    const row = made("div");
    row.append(...pins.map((pin) => made("i", stands(pin) ? "stands" : "")));
    return row;
  }));
}

function result(night) {
  const best = night.over ? night.lines.filter((line) => line.place === 1) : [];
  const names = best.map((line) => line.name).join(", ");
  at("result").hidden = best.length === 0;
  at("result").textContent = names + " " + (best.length > 1 ? words.ties : words.wins) + (best[0] ? " " + best[0].now : "");
}

function called(ball) {
  const own = ball.calls && ball.calls[document.documentElement.lang];
  return own || ball.call || ball.mark;
}

// After a moment the last call of a game is replaced by the result, and a reload doesn't bring it back.
let running = false, ending;
function call(night) {
  const ends = night.over && running;
  if (night.over && !ends) return;
  running = !night.over;
  clearTimeout(ending);
  at("call").textContent = night.last ? night.last.name + " " + called(night.last) : "";
  if (ends) ending = setTimeout(() => { at("call").textContent = ""; }, 4000);
}

// On a television all players are visible: the style sheet scales the rows to the available height.
function fit() {
  const boards = Array.from(document.querySelectorAll(".lines"));
  const count = boards.reduce((sum, board) => sum + board.children.length, 0);
  const columns = count > 24 ? 3 : count > 10 ? 2 : 1;
  let rows = boards.length - 1;
  for (const board of boards) {
    const own = Math.ceil(board.children.length / columns);
    board.style.setProperty("--own", own);
    rows += own;
  }
  document.body.style.setProperty("--columns", columns);
  document.body.style.setProperty("--rows", rows);
}

function title(night) {
  const lane = night.lane ? words.lane + " " + night.lane : null;
  return [lane, night.label, filled(words.game, night.game)].filter(Boolean).join(" · ");
}

// Another night that is running at the same time.
function other(night) {
  const section = made("section", "other");
  const lines = made("div", "lines");
  lines.append(...night.lines.map((own) => line(own, night)));
  section.append(made("h2", "", title(night)), lines);
  return section;
}

function paint(night) {
  if (!night || !night.game) return say(words.waiting);
  at("night").textContent = title(night);
  at("up").hidden = !night.up;
  at("who").textContent = night.up || "";
  const pins = night.pins ? filled(words.left, night.pins.join("-")) : filled(words.standing, night.standing);
  at("where").textContent = [filled(words.frame, night.frame), filled(words.ball, night.ball), pins].join(" · ");
  deck(night);
  call(night);
  result(night);
  at("board").replaceChildren(...night.lines.map((own) => line(own, night)));
  at("race").replaceChildren(...night.lines.map(lane));
  at("others").replaceChildren(...(night.others || []).map(other));
  fit();
  document.body.classList.toggle("quiet", !night.live);
  say(night.live ? "" : words.quiet);
}

paint(JSON.parse(words.first));
open();
