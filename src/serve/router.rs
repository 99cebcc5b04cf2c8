//! The URLs of the server, and the requests it rejects.

use std::convert::Infallible;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use axum::Router;
use axum::extract::{Request, State};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, header};
use axum::response::sse::{Event, KeepAlive, Sse};
use axum::response::{IntoResponse, Response};
use futures_util::Stream;
use tokio::sync::watch;

use super::door::Admission;
use super::live::Snapshot;
use super::{Served, Shown, hall_room, page, token};
use crate::archive::NightReference;
use crate::report::{Format, Sheet, render};
use crate::store::Store;
use crate::text::Language;

/// How often a page receives a heartbeat.
const BEAT: Duration = Duration::from_secs(15);

const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; \
    img-src 'self'; frame-ancestors 'none'";

pub(super) fn new(served: Arc<Served>) -> Router {
    Router::new().fallback(answer).with_state(served)
}

async fn answer(State(served): State<Arc<Served>>, request: Request) -> Response {
    let (request, _) = request.into_parts();
    let mut response = answered(&served, &request).await;
    let headers = response.headers_mut();
    let own = [
        (header::CONTENT_SECURITY_POLICY, POLICY),
        (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
        (header::REFERRER_POLICY, "no-referrer"),
        (header::CACHE_CONTROL, "no-store"),
    ];
    for (name, value) in own {
        headers.insert(name, HeaderValue::from_static(value));
    }
    let same = HeaderValue::from_static("same-origin");
    headers.insert("cross-origin-resource-policy", same);
    response
}

async fn answered(served: &Served, request: &Parts) -> Response {
    if request.extensions.get() != Some(&Admission::Welcome) {
        let later = [(header::RETRY_AFTER, "5")];
        return (StatusCode::SERVICE_UNAVAILABLE, later).into_response();
    }
    if request.method != Method::GET {
        return (StatusCode::METHOD_NOT_ALLOWED, [(header::ALLOW, "GET")]).into_response();
    }
    if !is_ours(served, &request.headers) {
        return StatusCode::MISDIRECTED_REQUEST.into_response();
    }
    let path = request.uri.path();
    let path = path.strip_prefix('/').and_then(|path| path.split_once('/'));
    match path {
        Some((own, rest)) if token::is_same(&served.token, own) => {
            room(served, (rest, &request.headers)).await
        }
        _ => StatusCode::NOT_FOUND.into_response(),
    }
}

/// Rejects foreign host names, by which another site's page could reach us (DNS rebinding).
fn is_ours(served: &Served, headers: &HeaderMap) -> bool {
    let host = headers
        .get(header::HOST)
        .and_then(|host| host.to_str().ok());
    let Some(host) = host.map(str::to_ascii_lowercase) else {
        return false;
    };
    let name = host.split_once(':').map_or(host.as_str(), |(name, _)| name);
    let is_local = name.rsplit_once('.').is_some_and(|(_, end)| end == "local");
    served.hosts.contains(&host) || is_local
}

async fn room(served: &Served, (rest, headers): (&str, &HeaderMap)) -> Response {
    match (page::asset(rest), &served.shown) {
        (Some((kind, asset)), _) => typed(kind, asset),
        (_, Shown::Places(places)) => hall_room::answer(served, places, (rest, headers)).await,
        (_, Shown::Night(data, pictures)) => match rest {
            "" => {
                let page = page::html(language(headers), served.page, &pictures.borrow());
                typed("text/html; charset=utf-8", page)
            }
            "board.svg" => board(data, pictures.borrow().night, language(headers)),
            "live" => live(served, pictures.clone()),
            _ => StatusCode::NOT_FOUND.into_response(),
        },
    }
}

pub(super) fn typed(kind: &'static str, body: impl IntoResponse) -> Response {
    ([(header::CONTENT_TYPE, kind)], body).into_response()
}

/// The first supported language in the request.
pub(super) fn language(headers: &HeaderMap) -> Language {
    let wanted = headers.get(header::ACCEPT_LANGUAGE);
    let wanted = wanted.and_then(|wanted| wanted.to_str().ok());
    let codes = wanted.unwrap_or_default().split(',');
    let codes = codes.filter_map(|code| code.split([';', '-']).next());
    let mut known = codes.filter_map(|code| match code.trim() {
        "ko" => Some(Language::Korean),
        "en" => Some(Language::English),
        _ => None,
    });
    known.next().unwrap_or_default()
}

fn board(data: &Path, number: u32, language: Language) -> Response {
    let read = Store::look(data).and_then(|store| store.read(NightReference::Number(number)));
    let Ok(read) = read else {
        return StatusCode::NOT_FOUND.into_response();
    };
    let sheet = Sheet::new(&read.night, &read.times, &read.header);
    match render(Format::Svg, &sheet, language) {
        Ok(picture) => typed("image/svg+xml", picture),
        Err(_) => StatusCode::NOT_FOUND.into_response(),
    }
}

/// Counts an open page until dropped.
pub(super) struct Looker(Arc<AtomicUsize>);

impl Looker {
    pub(super) fn new(lookers: &Arc<AtomicUsize>) -> Self {
        lookers.fetch_add(1, Ordering::Relaxed);
        Self(Arc::clone(lookers))
    }
}

impl Drop for Looker {
    fn drop(&mut self) {
        self.0.fetch_sub(1, Ordering::Relaxed);
    }
}

/// The current snapshot, then every change.
fn live(served: &Served, mut pictures: watch::Receiver<Snapshot>) -> Response {
    pictures.mark_changed();
    let looker = Looker::new(&served.lookers);
    events(futures_util::stream::unfold((pictures, looker), next))
}

/// Messages while the page is open, with heartbeats in between.
pub(super) fn events(
    messages: impl Stream<Item = Result<Event, Infallible>> + Send + 'static,
) -> Response {
    // Browsers drop events without data.
    let beat = KeepAlive::new()
        .interval(BEAT)
        .event(Event::default().event("beat").data("null"));
    Sse::new(messages).keep_alive(beat).into_response()
}

type Listening = (watch::Receiver<Snapshot>, Looker);

/// None after the last snapshot.
async fn next((mut pictures, looker): Listening) -> Option<(Result<Event, Infallible>, Listening)> {
    pictures.changed().await.ok()?;
    let picture = pictures.borrow_and_update().clone();
    let kind = picture.state.event();
    let event = Event::default()
        .id(picture.count.to_string())
        .event(kind)
        .data(&*picture.json);
    Some((Ok(event), (pictures, looker)))
}
