//! The checksum of each event: a CRC over itself and the checksum before it.
//!
//! The chain begins with the id and the time zone of the night, so an event that was changed,
//! removed, inserted or copied from another night breaks its own checksum and all after it.

/// The checksum of the latest event.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct Chain(u32);

/// How far a night goes: the number of its events and the checksum of the last one. Checksums are
/// chained, so equal heads mean equal nights.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct Head {
    /// The number of events.
    pub events: u64,
    /// The checksum of the last one, or of the night itself before the first.
    pub check: i64,
}

impl Chain {
    /// The chain before the first event.
    pub fn new(id: &str, zone: &str) -> Self {
        Self(crc32fast::hash([id, zone].concat().as_bytes()))
    }

    /// Appends an event. Its bytes are joined first: a CRC over several short pieces is slower.
    pub fn and(self, seq: i64, at: i64, body: &[u8]) -> Self {
        let mut bytes = Vec::with_capacity(size_of::<(u32, i64, i64)>() + body.len());
        bytes.extend_from_slice(&self.0.to_le_bytes());
        bytes.extend_from_slice(&seq.to_le_bytes());
        bytes.extend_from_slice(&at.to_le_bytes());
        bytes.extend_from_slice(body);
        Self(crc32fast::hash(&bytes))
    }

    /// The checksum as stored in the file.
    pub fn check(self) -> i64 {
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
    fn equal_heads_are_equal_nights() {
        let chain = Chain::new("id", "UTC");
        let (one, other) = (chain.and(1, 5, b"a"), chain.and(1, 5, b"b"));
        let head = |chain: Chain| Head {
            events: 2,
            check: chain.and(2, 6, b"c").check(),
        };
        assert_eq!(head(one), head(one));
        assert_ne!(head(one), head(other), "the last events are the same");
    }

    #[test]
    fn the_check_is_the_same_for_years() {
        let chain = Chain::new("01890a5d-ac96-774b-bcce-b302099a8057", "Asia/Seoul");
        let check = chain.and(1, 1_700_000_000_000, b"{}").check();
        assert_eq!(check, 3_697_499_829);
    }
}
