//! The requests of a hall page: all lanes, one lane, the standings of a competition.

use std::convert::Infallible;
use std::time::Duration;

use axum::http::{HeaderMap, StatusCode};
use axum::response::sse::Event;
use axum::response::{IntoResponse, Response};
use tokio::sync::watch;
use tokio::time::timeout;

use super::places::{Existence, PlaceSnapshot, Places};
use super::router::{Looker, events, language, typed};
use super::{Served, page};
use crate::archive::{PagePlace, is_competition_name, is_lane_name};
use crate::text::Language;

/// How long a page waits for its first content.
const PATIENCE: Duration = Duration::from_secs(3);

/// A view, requested as a page or as a stream of updates.
enum Wanted {
    Page(PagePlace),
    News(PagePlace),
}

pub(super) async fn answer(
    served: &Served,
    places: &Places,
    (rest, headers): (&str, &HeaderMap),
) -> Response {
    let Some(wanted) = wanted(rest) else {
        return StatusCode::NOT_FOUND.into_response();
    };
    let (Wanted::Page(place) | Wanted::News(place)) = &wanted;
    let mut pictures = places.look_at(place.clone());
    let is_known = |snapshot: &PlaceSnapshot| snapshot.existence != Existence::NotKnown;
    // On a timeout the page starts empty.
    let _ = timeout(PATIENCE, pictures.wait_for(is_known)).await;
    if pictures.borrow().existence == Existence::Nowhere {
        return StatusCode::NOT_FOUND.into_response();
    }
    let language = language(headers);
    match wanted {
        Wanted::Page(place) => {
            let page = page::hall(language, served.page, (&place, &pictures.borrow()));
            typed("text/html; charset=utf-8", page)
        }
        Wanted::News(_) => {
            pictures.mark_changed();
            let looker = Looker::new(&served.lookers);
            let listening = (pictures, language, looker);
            events(futures_util::stream::unfold(listening, next))
        }
    }
}

fn wanted(rest: &str) -> Option<Wanted> {
    let place = |path: &str| match path.split_once('/') {
        Some(("lane", lane)) if is_lane_name(lane) => Some(PagePlace::Lane(lane.to_owned())),
        Some(("standings", name)) if is_competition_name(name) => {
            Some(PagePlace::Table(name.to_owned()))
        }
        _ => None,
    };
    match rest {
        "" => Some(Wanted::Page(PagePlace::Lanes)),
        "live" => Some(Wanted::News(PagePlace::Lanes)),
        _ => match rest.strip_prefix("live/") {
            Some(rest) => place(rest).map(Wanted::News),
            None => place(rest).map(Wanted::Page),
        },
    }
}

type PlaceListening = (watch::Receiver<PlaceSnapshot>, Language, Looker);

/// None after the last update.
async fn next(
    (mut pictures, language, looker): PlaceListening,
) -> Option<(Result<Event, Infallible>, PlaceListening)> {
    pictures.changed().await.ok()?;
    let picture = pictures.borrow_and_update().clone();
    let kind = picture.state.event();
    let data = picture.written(language).map(|own| own.data.clone());
    let event = Event::default()
        .id(picture.count.to_string())
        .event(kind)
        .data(data.as_deref().unwrap_or("null"));
    Some((Ok(event), (pictures, language, looker)))
}
