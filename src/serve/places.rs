//! The views of a hall page: their content, for as long as they are open.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tokio::sync::watch;

use super::live::PageState;
use crate::archive::{PagePicture, PagePlace};
use crate::report::{LiveNight, lane_markup, lanes_markup, table_markup};
use crate::text::Language;

const LANGUAGES: [Language; 2] = [Language::English, Language::Korean];

/// Shared by the server and the thread that reads the centre.
#[derive(Clone, Debug, Default)]
pub struct Places(Arc<Mutex<HashMap<PagePlace, watch::Sender<PlaceSnapshot>>>>);

/// A view as sent to pages.
#[derive(Clone, Debug, Default)]
pub(super) struct PlaceSnapshot {
    /// The number of snapshots before it.
    pub(super) count: u64,
    pub(super) state: PageState,
    /// The content in each language: for the initial page, and for updates. None before the first
    /// read.
    written: Option<[Written; 2]>,
    pub(super) existence: Existence,
}

#[derive(Clone, Debug, Eq, PartialEq)]
pub(super) struct Written {
    pub(super) markup: Arc<str>,
    pub(super) data: Arc<str>,
}

/// Does this view exist?
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq)]
pub(super) enum Existence {
    #[default]
    NotKnown,
    There,
    Nowhere,
}

impl PlaceSnapshot {
    /// The content in this language. None before the first read.
    pub(super) fn written(&self, language: Language) -> Option<&Written> {
        let [english, korean] = self.written.as_ref()?;
        Some(match language {
            Language::English => english,
            Language::Korean => korean,
        })
    }

    /// Returns whether anything changed.
    fn take(&mut self, picture: &PagePicture) -> bool {
        let before = (self.written.clone(), self.state, self.existence);
        self.written = LANGUAGES
            .map(|language| written(picture, language))
            .into_iter()
            .collect::<Option<Vec<_>>>()
            .and_then(|both| both.try_into().ok());
        self.state = PageState::Open;
        self.existence = match picture {
            PagePicture::Unknown => Existence::Nowhere,
            _ => Existence::There,
        };
        let is_new = before != (self.written.clone(), self.state, self.existence);
        self.count += u64::from(is_new);
        is_new
    }
}

/// None if the view doesn't exist.
fn written(picture: &PagePicture, language: Language) -> Option<Written> {
    let (markup, data) = match picture {
        PagePicture::Lanes(rows, on) => {
            let markup = lanes_markup(rows, on, language);
            let data = serde_json::to_string(&markup);
            (markup, data)
        }
        PagePicture::Table(table) => {
            let markup = table_markup(table, language);
            let data = serde_json::to_string(&markup);
            (markup, data)
        }
        PagePicture::Lane(night) => {
            let night = night.as_deref();
            let live = night.map(LiveNight::from);
            let markup = night.map(lane_markup).unwrap_or_default();
            (markup, serde_json::to_string(&live))
        }
        PagePicture::Unknown => return None,
    };
    Some(Written {
        markup: markup.into(),
        data: data.unwrap_or_else(|_impossible| "null".to_owned()).into(),
    })
}

impl Places {
    fn lock(&self) -> MutexGuard<'_, HashMap<PagePlace, watch::Sender<PlaceSnapshot>>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The views that are open.
    pub fn wanted(&self) -> Vec<PagePlace> {
        let mut places = self.lock();
        places.retain(|_, place| place.receiver_count() > 0);
        places.keys().cloned().collect()
    }

    /// Updates the content of a view.
    pub fn show(&self, place: &PagePlace, picture: &PagePicture) {
        if let Some(own) = self.lock().get(place) {
            own.send_if_modified(|snapshot| snapshot.take(picture));
        }
    }

    /// The centre can't be reached; what was read before is still shown.
    pub fn lose(&self) {
        self.tell(PageState::Away);
    }

    pub(super) fn tell(&self, state: PageState) {
        let change = |snapshot: &mut PlaceSnapshot| {
            let is_new = snapshot.state != state;
            snapshot.state = state;
            is_new
        };
        for place in self.lock().values() {
            place.send_if_modified(change);
        }
    }

    pub(super) fn look_at(&self, place: PagePlace) -> watch::Receiver<PlaceSnapshot> {
        let mut places = self.lock();
        let own = places.entry(place);
        own.or_insert_with(|| watch::channel(PlaceSnapshot::default()).0)
            .subscribe()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_place_is_asked_for_only_while_somebody_looks_on() {
        let places = Places::default();
        assert!(places.wanted().is_empty());
        let page = places.look_at(PagePlace::Lanes);
        let others = places.look_at(PagePlace::Lanes);
        assert_eq!(places.wanted(), [PagePlace::Lanes], "once for both");
        drop(page);
        assert_eq!(places.wanted(), [PagePlace::Lanes]);
        drop(others);
        assert!(places.wanted().is_empty());
    }

    #[test]
    fn the_same_picture_is_not_sent_again() {
        let places = Places::default();
        let mut page = places.look_at(PagePlace::Lanes);
        let nothing = PagePicture::Lanes(vec![], vec![]);
        places.show(&PagePlace::Lanes, &nothing);
        assert!(page.has_changed().unwrap());
        page.mark_unchanged();
        places.show(&PagePlace::Lanes, &nothing);
        assert!(!page.has_changed().unwrap());
        places.lose();
        assert!(page.has_changed().unwrap());
        assert_eq!(page.borrow().state, PageState::Away);
        assert!(
            page.borrow().written(Language::Korean).is_some(),
            "it stays"
        );
        places.show(&PagePlace::Lanes, &nothing);
        assert_eq!(page.borrow().state, PageState::Open);
    }
}
