//! A painted screen as an SVG: the backgrounds, then the shapes and words of each style.

use std::fmt::Write;

use ratatui::buffer::{Buffer, Cell};
use ratatui::style::{Color, Modifier};

use super::shapes::{ACROSS, DOWN, Shape, joined, shapes};

const MARGIN: usize = 16;
/// The distance from the top of a cell to the baseline.
const BASE: usize = 15;

/// A colour and a weight.
#[derive(Clone, Copy, Eq, PartialEq)]
struct Ink {
    colour: Color,
    weight: &'static str,
}

/// A word and where it begins.
type Word = (usize, usize, String);

/// A cell and where its corner is.
type Placed<'buffer> = ((usize, usize), &'buffer Cell);

/// The whole picture.
pub(super) fn svg(buffer: &Buffer) -> String {
    let ground = behind(&buffer[(0, 0)]);
    let mut svg = head(buffer);
    let other = cells(buffer).filter(|(_, cell)| behind(cell) != ground);
    draw_grounds(&mut svg, &other.collect::<Vec<_>>());
    draw_inks(&mut svg, &cells(buffer).collect::<Vec<_>>());
    svg + "</svg>\n"
}

/// An animated picture: each later frame is drawn over the one before, only where it differs, and
/// appears at its time. Without motion all of them are shown, which is the last frame.
pub(super) fn moving_svg(paints: &[Buffer], seconds_each: f32, seconds_last: f32) -> String {
    let steps = u16::try_from(paints.len() - 1).unwrap();
    let cycle = f32::from(steps) * seconds_each + seconds_last;
    let mut svg = svg(&paints[0]).replace("</svg>\n", "");
    svg.push_str("<style>@media(prefers-reduced-motion:reduce){g{animation:none!important}}");
    for step in 1..=steps {
        let due = f32::from(step) * seconds_each / cycle * 100.0;
        let hidden = "{0%{visibility:hidden}";
        write!(
            svg,
            "@keyframes k{step}{hidden}{due:.2}%{{visibility:visible}}}}"
        )
        .unwrap();
    }
    svg.push_str("</style>\n");
    for (step, pair) in (1..).zip(paints.windows(2)) {
        let animation = format!("animation:k{step} {cycle:.1}s step-end infinite");
        writeln!(svg, "<g style=\"{animation}\">").unwrap();
        draw_changes(&mut svg, &pair[0], &pair[1]);
        svg.push_str("</g>\n");
    }
    svg + "</svg>\n"
}

fn draw_changes(svg: &mut String, before: &Buffer, after: &Buffer) {
    let changed = cells(after).zip(before.content());
    let changed = changed.filter(|((_, cell), before)| cell != before);
    let changed: Vec<_> = changed.map(|(cell, _)| cell).collect();
    draw_grounds(svg, &changed);
    draw_inks(svg, &changed);
}

fn head(buffer: &Buffer) -> String {
    let (width, height) = (
        usize::from(buffer.area.width) * ACROSS + 2 * MARGIN,
        usize::from(buffer.area.height) * DOWN + 2 * MARGIN,
    );
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{width}\" height=\"{height}\" \
        viewBox=\"0 0 {width} {height}\" font-size=\"16\" \
        font-family=\"ui-monospace, 'DejaVu Sans Mono', Menlo, Consolas, monospace\">\n\
        <rect width=\"{width}\" height=\"{height}\" rx=\"8\" fill=\"{}\"/>\n",
        written(behind(&buffer[(0, 0)]))
    )
}

fn draw_grounds(svg: &mut String, cells: &[Placed<'_>]) {
    for colour in different(cells.iter().map(|(_, cell)| behind(cell))) {
        let own = cells.iter().filter(|(_, cell)| behind(cell) == colour);
        let shapes = own.map(|((x, y), _)| [*x, *y, ACROSS, DOWN]);
        draw(svg, colour, shapes.collect());
    }
}

fn draw_inks(svg: &mut String, cells: &[Placed<'_>]) {
    for ink in different(cells.iter().map(|(_, cell)| ink(cell))) {
        draw(svg, ink.colour, drawn(cells, ink));
        write_words(svg, ink, &words(cells, ink));
    }
}

fn draw(svg: &mut String, colour: Color, shapes: Vec<Shape>) {
    let path = |[x, y, width, height]: Shape| format!("M{x} {y}h{width}v{height}h-{width}z");
    let path: String = joined(shapes).into_iter().map(path).collect();
    if !path.is_empty() {
        let colour = written(colour);
        let crisp = "shape-rendering=\"crispEdges\"";
        writeln!(svg, "<path fill=\"{colour}\" {crisp} d=\"{path}\"/>").unwrap();
    }
}

fn write_words(svg: &mut String, ink: Ink, words: &[Word]) {
    if words.is_empty() {
        return;
    }
    writeln!(svg, "<g fill=\"{}\"{}>", written(ink.colour), ink.weight).unwrap();
    for (x, y, word) in words {
        let length = word.chars().count() * ACROSS;
        let word = word.replace('&', "&amp;").replace('<', "&lt;");
        writeln!(
            svg,
            "<text x=\"{x}\" y=\"{y}\" textLength=\"{length}\">{word}</text>"
        )
        .unwrap();
    }
    svg.push_str("</g>\n");
}

fn cells(buffer: &Buffer) -> impl Iterator<Item = Placed<'_>> {
    let place = |(x, y): (u16, u16)| {
        let left = MARGIN + usize::from(x) * ACROSS;
        (left, MARGIN + usize::from(y) * DOWN)
    };
    let cells = buffer.content().iter().enumerate();
    cells.map(move |(index, cell)| (place(buffer.pos_of(index)), cell))
}

fn drawn(cells: &[Placed<'_>], ink_of_them: Ink) -> Vec<Shape> {
    let own = cells.iter().filter(|(_, cell)| ink(cell) == ink_of_them);
    own.flat_map(|(place, cell)| shapes(sign(cell), *place))
        .collect()
}

fn words(cells: &[Placed<'_>], ink_of_them: Ink) -> Vec<Word> {
    let mut words: Vec<Word> = Vec::new();
    let mut end = (0, 0);
    let is_written = |cell: &Cell| sign(cell) != ' ' && shapes(sign(cell), (0, 0)).is_empty();
    let cells = cells.iter();
    for ((x, y), cell) in cells.filter(|(_, cell)| ink(cell) == ink_of_them && is_written(cell)) {
        match words.last_mut() {
            Some((_, _, word)) if end == (*x, *y) => word.push(sign(cell)),
            _ => words.push((*x, y + BASE, sign(cell).into())),
        }
        end = (x + ACROSS, *y);
    }
    words
}

fn sign(cell: &Cell) -> char {
    cell.symbol().chars().next().unwrap_or(' ')
}

fn different<Value: PartialEq>(values: impl Iterator<Item = Value>) -> Vec<Value> {
    let mut found = Vec::new();
    for value in values {
        let is_new = !found.contains(&value);
        found.extend(is_new.then_some(value));
    }
    found
}

fn ink(cell: &Cell) -> Ink {
    let colours = [cell.fg, cell.bg];
    let is_bold = cell.modifier.contains(Modifier::BOLD);
    Ink {
        colour: colours[usize::from(is_reversed(cell))],
        weight: ["", " font-weight=\"bold\""][usize::from(is_bold)],
    }
}

fn behind(cell: &Cell) -> Color {
    let colours = [cell.bg, cell.fg];
    colours[usize::from(is_reversed(cell))]
}

const fn is_reversed(cell: &Cell) -> bool {
    cell.modifier.contains(Modifier::REVERSED)
}

/// Only for themes with their own colours.
fn written(colour: Color) -> String {
    let Color::Rgb(red, green, blue) = colour else {
        panic!("{colour} is another one in each terminal");
    };
    format!("#{red:02x}{green:02x}{blue:02x}")
}
