//! The checksum of each event: a CRC over itself and the checksum before it.
//!
//! The chain begins with the id and the time zone of the night, so an event that was changed,
//! removed, inserted or copied from another night breaks its own checksum and all after it.

/// The checksum of the latest event.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(crate) struct Chain(u32);

impl Chain {
    /// Before the first event.
    pub(crate) fn new(id: &str, zone: &str) -> Self {
        Self(crc32fast::hash([id, zone].concat().as_bytes()))
    }

    /// Appends an event. In one piece: a CRC over several short pieces is slower.
    pub(crate) fn and(self, seq: i64, at: i64, body: &[u8]) -> Self {
        let mut bytes = Vec::with_capacity(size_of::<(u32, i64, i64)>() + body.len());
        bytes.extend_from_slice(&self.0.to_le_bytes());
        bytes.extend_from_slice(&seq.to_le_bytes());
        bytes.extend_from_slice(&at.to_le_bytes());
        bytes.extend_from_slice(body);
        Self(crc32fast::hash(&bytes))
    }

    /// As stored in the file.
    pub(crate) fn check(self) -> i64 {
        self.0.into()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whatever_is_changed_is_found() {
        let chain = Chain::new("id", "UTC");
        let right = chain.and(1, 1_000, b"body");
        assert_ne!(right, Chain::new("ie", "UTC").and(1, 1_000, b"body"));
        assert_ne!(right, Chain::new("id", "UTB").and(1, 1_000, b"body"));
        assert_ne!(right, chain.and(2, 1_000, b"body"));
        assert_ne!(right, chain.and(1, 1_001, b"body"));
        assert_ne!(right, chain.and(1, 1_000, b"bodz"));
        assert_ne!(right, chain.and(1, 1_000, b"body").and(1, 1_000, b"body"));
    }

    #[test]
    fn the_check_is_the_same_for_years() {
        let chain = Chain::new("01890a5d-ac96-774b-bcce-b302099a8057", "Asia/Seoul");
        let check = chain.and(1, 1_700_000_000_000, b"{}").check();
        assert_eq!(check, 3_697_499_829);
    }
}
