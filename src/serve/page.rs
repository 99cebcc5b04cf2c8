//! The page: HTML in one language; styles and scripts are shared.

use super::PageView;
use super::live::Snapshot;
use super::places::PlaceSnapshot;
use crate::archive::PagePlace;
use crate::report::markup;
use crate::text::Language;

const STYLE: &str = include_str!("../../assets/page/page.css");
const LIVE: &str = include_str!("../../assets/page/live.js");
const BOARD: &str = include_str!("../../assets/page/page.js");
const PLACE: &str = include_str!("../../assets/page/hall.js");
const BOARD_PAGE: &str = include_str!("../../assets/page/page.html");
const PLACE_PAGE: &str = include_str!("../../assets/page/hall.html");

const SCRIPT: &str = "text/javascript; charset=utf-8";

/// A style sheet or script, with its media type.
pub(super) fn asset(name: &str) -> Option<(&'static str, &'static str)> {
    match name {
        "page.css" => Some(("text/css; charset=utf-8", STYLE)),
        "live.js" => Some((SCRIPT, LIVE)),
        "page.js" => Some((SCRIPT, BOARD)),
        "hall.js" => Some((SCRIPT, PLACE)),
        _ => None,
    }
}

/// The values that fill a template, besides words.
struct Filling<'page> {
    /// The relative path to the start page.
    root: &'static str,
    /// The URL of the updates.
    live: String,
    /// Shown without a script.
    plain: &'page str,
    /// The current state.
    first: &'page str,
    title: &'page str,
}

/// The board of a night, starting with this snapshot.
pub(super) fn html(language: Language, view: PageView, picture: &Snapshot) -> String {
    let scores = markup(&language.page_scores(&picture.scores));
    let filling = Filling {
        root: "",
        live: "live".to_owned(),
        plain: &format!("<img src=\"board.svg\" alt=\"{scores}\">"),
        first: &picture.json,
        title: language.page_title(),
    };
    filled(BOARD_PAGE, (language, view), &filling).replace("{back}", "")
}

/// A view of a hall.
pub(super) fn hall(
    language: Language,
    view: PageView,
    (place, picture): (&PagePlace, &PlaceSnapshot),
) -> String {
    let written = picture.written(language);
    let root = match place {
        PagePlace::Lanes => "",
        PagePlace::Lane(_) | PagePlace::Table(_) => "../",
    };
    let live = match place {
        PagePlace::Lanes => "live".to_owned(),
        PagePlace::Lane(lane) => format!("../live/lane/{lane}"),
        PagePlace::Table(name) => format!("../live/standings/{name}"),
    };
    let template = match place {
        PagePlace::Lane(_) => BOARD_PAGE,
        PagePlace::Lanes | PagePlace::Table(_) => PLACE_PAGE,
    };
    let filling = Filling {
        root,
        live,
        plain: written.map_or("", |written| &written.markup),
        first: written.map_or("null", |written| &written.data),
        title: match place {
            PagePlace::Lanes => language.page_lanes(),
            PagePlace::Lane(lane) => lane,
            PagePlace::Table(name) => name,
        },
    };
    let back = match place {
        PagePlace::Lanes => String::new(),
        _ => format!("<p><a href=\"../\">{}</a></p>", language.page_lanes()),
    };
    filled(template, (language, view), &filling).replace("{back}", &back)
}

/// Escapes braces in foreign text, so that they are not taken for placeholders.
fn without_braces(text: &str) -> String {
    text.replace('{', "&#123;")
}

fn filled(template: &str, (language, view): (Language, PageView), filling: &Filling<'_>) -> String {
    let view = match view {
        PageView::Phone => "phone",
        PageView::Television => "tv",
    };
    let words = language.page_words();
    let words = words
        .iter()
        .fold(template.to_owned(), |page, (key, words)| {
            page.replace(&format!("{{{key}}}"), words)
        });
    let page = words
        .replace("{lang}", language.code())
        .replace("{view}", view)
        .replace("{root}", filling.root)
        .replace("{live}", &filling.live)
        .replace("{title}", &markup(filling.title));
    page.replace("{plain}", &without_braces(filling.plain))
        .replace("{first}", &without_braces(&markup(filling.first)))
}
