//! A night as a picture for browsers. No external resources.

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
    let body: String = shapes.iter().map(shape).collect();
    let ground = fill(Pigment::Ground);
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{width}\" height=\"{height}\" \
        viewBox=\"0 0 {width} {height}\" font-family=\"system-ui, 'Noto Sans KR', sans-serif\" \
        font-weight=\"bold\">\n\
        <rect {ground} width=\"{width}\" height=\"{height}\"/>\n{body}</svg>\n"
    )
}

/// As an attribute: the content policy of the phone page blocks style sheets.
fn fill(paint: Pigment) -> String {
    format!("fill=\"{}\"", colour(paint))
}

fn outline(paint: Pigment) -> String {
    format!("fill=\"none\" stroke=\"{}\"", colour(paint))
}

fn colour(paint: Pigment) -> String {
    let [red, green, blue] = paint.colour();
    format!("#{red:02x}{green:02x}{blue:02x}")
}

fn shape(shape: &Shape) -> String {
    match shape {
        Shape::Filled(area, paint) => rectangle(&fill(*paint), *area),
        Shape::Outlined(area, paint) => rectangle(&outline(*paint), *area),
        Shape::Corner(corner) => drawn_corner(*corner),
        Shape::Ring((x, y), radius, paint) => {
            let paint = outline(*paint);
            format!("<circle {paint} cx=\"{x}\" cy=\"{y}\" r=\"{radius}\"/>\n")
        }
        Shape::Text(words, at, text) => written(*words, *at, text),
    }
}

fn rectangle(paint: &str, area: Area) -> String {
    let Area {
        left,
        top,
        width,
        height,
    } = area;
    format!("<rect {paint} x=\"{left}\" y=\"{top}\" width=\"{width}\" height=\"{height}\"/>\n")
}

fn drawn_corner(corner: Corner) -> String {
    let Corner {
        left,
        top,
        side,
        paint,
    } = corner;
    let (right, bottom, paint) = (left + side, top + side, fill(paint));
    format!("<polygon {paint} points=\"{left},{bottom} {right},{top} {right},{bottom}\"/>\n")
}

fn written(words: Lettering, (x, y): (u32, u32), text: &str) -> String {
    let anchor = match words.anchor {
        Anchor::Start => "",
        Anchor::Middle => " text-anchor=\"middle\"",
        Anchor::End => " text-anchor=\"end\"",
    };
    let (paint, size, text) = (fill(words.paint), words.size, markup(text));
    format!("<text {paint} x=\"{x}\" y=\"{y}\" font-size=\"{size}\"{anchor}>{text}</text>\n")
}
