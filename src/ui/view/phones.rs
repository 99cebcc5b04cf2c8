//! The night on phones: the question before the page is opened, then its address as a QR code.

use std::net::IpAddr;

use ratatui::text::Line;

use super::code::code_lines;
use crate::app::{Context, Phones};
use crate::ui::lines::{indented, wrapped};
use crate::ui::widget::{Popup, framed_up};
use crate::ui::{Canvas, Look, layout};

const WIDTH: u16 = 60;
/// The width of the frame, with a blank at each side.
const BESIDE: u16 = 4;

pub(super) fn render(phones: &Phones, network: Option<IpAddr>, canvas: &mut Canvas<'_>) {
    let look = canvas.look;
    let screen = canvas.buffer.area;
    let room = WIDTH.min(screen.width).saturating_sub(BESIDE);
    let context = if phones.is_closed() {
        Context::Phones
    } else {
        Context::PhonesOpen
    };
    let sentences = sentences(phones, network, look).into_iter();
    let words = sentences.flat_map(|words| wrapped(words, room));
    let words: Vec<_> = words.map(indented).collect();
    let code = code(phones, look);
    let height = layout::cells(words.len() + code.len()) + Popup::AROUND;
    let code = if height <= screen.height {
        code
    } else {
        vec![]
    };
    let lines: Vec<_> = code.into_iter().chain(words).collect();
    let height = layout::cells(lines.len()) + Popup::AROUND;
    let area = layout::centred(screen, room + BESIDE, height);
    let card = framed_up(look.language.phones(), look);
    let popup = Popup {
        card,
        lines,
        first: 0,
        context,
        look,
    };
    canvas.place(popup, area);
}

fn sentences(phones: &Phones, network: Option<IpAddr>, look: &Look) -> Vec<Line<'static>> {
    let (language, theme) = (look.language, &look.theme);
    match phones {
        Phones::Closed | Phones::Lost(_) => vec![
            Line::raw(question(network, look)),
            Line::raw(language.phones_only_look()),
            Line::styled(language.guest_network(), theme.muted),
        ],
        Phones::Opening => vec![Line::raw(language.page_opens())],
        Phones::Open { address, lookers } => vec![
            Line::styled(address.clone(), theme.title),
            Line::raw(language.look_on(*lookers)),
            Line::styled(language.guest_network(), theme.muted),
        ],
    }
}

/// With the address if it is known.
fn question(network: Option<IpAddr>, look: &Look) -> String {
    match network {
        Some(address) => look.language.show_to_phones_at(address),
        None => look.language.show_to_phones().to_owned(),
    }
}

/// Empty until the address is known.
fn code(phones: &Phones, look: &Look) -> Vec<Line<'static>> {
    let Phones::Open { address, .. } = phones else {
        return vec![];
    };
    code_lines(&address.to_uppercase(), look)
}
