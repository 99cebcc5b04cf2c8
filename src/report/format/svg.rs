//! A night as a picture for browsers. No external resources.

use std::fmt::Write;

use super::Row;
use crate::report::Sheet;
use crate::report::escape::markup;
use crate::report::picture::{Anchor, Area, Corner, Lettering, Picture, Pigment, Shape};
use crate::text::Language;

pub(super) const ROW: Row = Row {
    name: "svg",
    extensions: &["svg"],
    about: "A picture for browsers",
    key: 's',
    words: ["picture: an SVG file", "그림 파일(SVG)"],
};

pub(super) fn page(sheet: &Sheet<'_>, language: Language) -> String {
    let Picture { height, shapes } = Picture::new(sheet, language);
    let width = Picture::WIDTH;
    let style = style();
    let body: String = shapes.iter().map(shape).collect();
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{width}\" height=\"{height}\" \
        viewBox=\"0 0 {width} {height}\">\n<style>\n{style}</style>\n\
        <rect class=\"ground\" width=\"{width}\" height=\"{height}\"/>\n{body}</svg>\n"
    )
}

/// Each paint as a fill, and as the line of an outline.
fn style() -> String {
    let mut style =
        "text { font-family: system-ui, 'Noto Sans KR', sans-serif; font-weight: bold }\n\
        .o { fill: none }\n"
            .to_owned();
    for paint in Pigment::ALL {
        let (name, [red, green, blue]) = (paint.name(), paint.colour());
        let colour = format!("#{red:02x}{green:02x}{blue:02x}");
        // Writing to a string does not fail.
        let _ = writeln!(
            style,
            ".{name} {{ fill: {colour} }} .o.{name} {{ fill: none; stroke: {colour} }}"
        );
    }
    style
}

fn shape(shape: &Shape) -> String {
    match shape {
        Shape::Filled(area, paint) => rectangle(paint.name(), *area),
        Shape::Outlined(area, paint) => rectangle(&format!("o {}", paint.name()), *area),
        Shape::Corner(corner) => drawn_corner(*corner),
        Shape::Ring((x, y), radius, paint) => {
            let name = paint.name();
            format!("<circle class=\"o {name}\" cx=\"{x}\" cy=\"{y}\" r=\"{radius}\"/>\n")
        }
        Shape::Text(words, at, text) => written(*words, *at, text),
    }
}

fn rectangle(class: &str, area: Area) -> String {
    let Area {
        left,
        top,
        width,
        height,
    } = area;
    format!(
        "<rect class=\"{class}\" x=\"{left}\" y=\"{top}\" width=\"{width}\" height=\"{height}\"/>\n"
    )
}

fn drawn_corner(corner: Corner) -> String {
    let Corner {
        left,
        top,
        side,
        paint,
    } = corner;
    let (right, bottom, name) = (left + side, top + side, paint.name());
    format!(
        "<polygon class=\"{name}\" points=\"{left},{bottom} {right},{top} {right},{bottom}\"/>\n"
    )
}

fn written(words: Lettering, (x, y): (u32, u32), text: &str) -> String {
    let anchor = match words.anchor {
        Anchor::Start => "",
        Anchor::Middle => " text-anchor=\"middle\"",
        Anchor::End => " text-anchor=\"end\"",
    };
    let (class, size, text) = (words.paint.name(), words.size, markup(text));
    format!(
        "<text class=\"{class}\" x=\"{x}\" y=\"{y}\" font-size=\"{size}\"{anchor}>{text}</text>\n"
    )
}
