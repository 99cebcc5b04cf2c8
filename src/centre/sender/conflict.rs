//! Marks a night that another machine continued, so that the desk sees it.

use tokio_postgres::types::Type;

use super::Sender;
use crate::archive::{CentreError, Passage};
use crate::centre::link::Link;

const TELL: &str = "UPDATE tenpin.nights SET conflict = now() WHERE id = $1";
const SETTLE: &str = "UPDATE tenpin.nights SET conflict = NULL WHERE id = $1";

impl Sender {
    /// Marks the night, once each time a conflict is found.
    pub(super) async fn tell_conflict(&self, link: &Link, id: &str) -> Result<(), CentreError> {
        let mut nights = self.nights.iter();
        let is_told = nights.any(|night| night.id == id && night.passage == Passage::Conflict);
        if !is_told {
            link.ask(TELL, &[(&id, Type::TEXT)]).await?;
        }
        Ok(())
    }

    /// The conflict is resolved: the night was sent as another one.
    pub(super) async fn settle_conflict(link: &Link, id: &str) -> Result<(), CentreError> {
        link.ask(SETTLE, &[(&id, Type::TEXT)]).await?;
        Ok(())
    }
}
