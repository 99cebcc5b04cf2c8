//! A night as a picture for chats: the shapes of the SVG, at twice the size for sharp text.

mod raster;

use std::io;

use png::{BitDepth, ColorType, Compression, Encoder};

use super::Row;
use crate::report::Sheet;
use crate::report::picture::{Picture, Pigment};
use crate::text::Language;
use raster::Raster;

pub(super) const ROW: Row = Row {
    name: "png",
    extensions: &["png"],
    about: "A picture for chats",
    key: 'p',
    words: ["picture for chats: a PNG file", "채팅용 그림 파일(PNG)"],
};

pub(super) fn page(sheet: &Sheet<'_>, language: Language) -> io::Result<Vec<u8>> {
    let picture = Picture::new(sheet, language);
    let mut raster = Raster::new(Picture::WIDTH, picture.height, Pigment::Ground);
    for shape in &picture.shapes {
        raster.draw(shape);
    }
    let mut page = Vec::new();
    let mut encoder = Encoder::new(&mut page, raster.width(), raster.height());
    encoder.set_color(ColorType::Rgb);
    encoder.set_depth(BitDepth::Eight);
    encoder.set_compression(Compression::Fast);
    encoder.write_header()?.write_image_data(raster.pixels())?;
    Ok(page)
}
