//! The page: HTML with the words of one language; style and script are the same for all.

use super::PageView;
use crate::report::markup;
use crate::text::Language;

pub(super) const STYLE: &str = include_str!("../../assets/page/page.css");
pub(super) const SCRIPT: &str = include_str!("../../assets/page/page.js");
const PAGE: &str = include_str!("../../assets/page/page.html");

/// It begins with the picture of this moment.
pub(super) fn html(language: Language, view: PageView, first: &str) -> String {
    let view = match view {
        PageView::Phone => "phone",
        PageView::Television => "tv",
    };
    let words = language.page_words();
    let words = words.iter().fold(PAGE.to_owned(), |page, (key, words)| {
        page.replace(&format!("{{{key}}}"), words)
    });
    let page = words
        .replace("{lang}", language.code())
        .replace("{view}", view);
    page.replace("{first}", &markup(first))
}
