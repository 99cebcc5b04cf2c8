//! Whether a file has joined a centre: the address, the lane and the authority are settings; the
//! password is in a separate file that only its owner can read.

use std::ffi::OsString;
use std::fs;
use std::path::{Path, PathBuf};

use super::address::{CentreAddress, without_password};
use crate::archive::{CENTRE, CentreError, StoreError};
use crate::store::{Readers, Store, replace_file};

/// The environment variable with the address, including the password.
pub const VARIABLE: &str = "TENPIN_CENTRE";

const LANE: &str = "centre-lane";
const AUTHORITY: &str = "centre-ca";

/// The centre that a file has joined.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Membership {
    /// Without the password, unless it is from the environment.
    pub url: String,
    /// None if only the environment names the centre.
    pub lane: Option<String>,
    pub authority: Option<PathBuf>,
}

impl Membership {
    /// From the environment, else as joined. None if neither names a centre.
    pub fn find(
        path: &Path,
        variable: impl Fn(&str) -> Option<OsString>,
    ) -> Result<Option<Self>, StoreError> {
        let store = Store::look(path)?;
        let lane = store.setting(LANE)?;
        let authority = store.setting(AUTHORITY)?.map(PathBuf::from);
        let named = variable(VARIABLE).and_then(|url| url.into_string().ok());
        let named = named.filter(|url| !url.is_empty());
        let url = match named {
            Some(url) => Some(url),
            None => store.setting(CENTRE)?,
        };
        Ok(url.map(|url| Self {
            url,
            lane,
            authority,
        }))
    }

    /// The address with the password.
    pub fn address(&self, path: &Path) -> Result<CentreAddress, CentreError> {
        let address = CentreAddress::new(&self.url, self.authority.clone())?;
        if address.has_password() {
            return Ok(address);
        }
        let password = fs::read_to_string(password_file(path)).unwrap_or_default();
        Ok(address.with_password(password.trim_end_matches('\n')))
    }

    /// Stores it for the file. The password is written before the address.
    pub fn keep(&self, path: &Path, password: &str) -> Result<(), JoinError> {
        let store = Store::open(path)?;
        let (file, line) = (password_file(path), format!("{password}\n"));
        let kept = replace_file(&file, line.as_bytes(), Readers::Owner);
        kept.map_err(|error| CentreError::PasswordFile {
            path: file,
            reason: error.to_string(),
        })?;
        store.set_setting(LANE, self.lane.as_deref().unwrap_or_default())?;
        match &self.authority {
            Some(file) => store.set_setting(AUTHORITY, &file.to_string_lossy())?,
            None => store.forget_setting(AUTHORITY)?,
        }
        Ok(store.set_setting(CENTRE, &self.url)?)
    }

    /// The address without a password, for people.
    pub fn shown(&self) -> String {
        without_password(&self.url)
    }

    /// Leaves the centre: nothing is sent any more. Returns whether the file had joined one.
    pub fn end(path: &Path) -> Result<bool, StoreError> {
        let store = Store::look(path)?;
        let had_joined = store.setting(CENTRE)?.is_some();
        if had_joined {
            let mut keys = [CENTRE, LANE, AUTHORITY].into_iter();
            keys.try_for_each(|key| store.forget_setting(key))?;
        }
        // There may be none.
        let _ = fs::remove_file(password_file(path));
        Ok(had_joined)
    }
}

/// Why a file can't join a centre.
#[derive(Debug, thiserror::Error)]
pub enum JoinError {
    #[error(transparent)]
    Centre(#[from] CentreError),
    #[error(transparent)]
    File(#[from] StoreError),
}

/// The password file, next to the data file.
fn password_file(data: &Path) -> PathBuf {
    let mut name = data.file_name().unwrap_or_default().to_owned();
    name.push("-centre");
    data.with_file_name(name)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::os::unix::fs::PermissionsExt;

    #[test]
    fn what_is_kept_is_found_and_the_password_is_for_its_owner_only() {
        let place = tempfile::tempdir().unwrap();
        let data = place.path().join("nights.db");
        let nothing = |_: &str| None;
        assert_eq!(Membership::find(&data, nothing).unwrap(), None);
        let joined = Membership {
            url: "postgres://lane12@centre.example/hall".to_owned(),
            lane: Some("12".to_owned()),
            authority: None,
        };
        joined.keep(&data, "secret").unwrap();
        assert_eq!(
            Membership::find(&data, nothing).unwrap(),
            Some(joined.clone())
        );
        let file = place.path().join("nights.db-centre");
        assert_eq!(
            fs::metadata(&file).unwrap().permissions().mode() & 0o777,
            0o600
        );
        assert!(joined.address(&data).unwrap().has_password());
        let other = |_: &str| Some(OsString::from("postgres://desk:word@localhost/hall"));
        let found = Membership::find(&data, other).unwrap().unwrap();
        assert_eq!(found.shown(), "postgres://desk@localhost/hall");
        let ended = [(); 2].map(|()| Membership::end(&data).unwrap());
        assert_eq!(ended, [true, false], "the second time it had not joined");
        assert_eq!(Membership::find(&data, nothing).unwrap(), None);
        assert!(!file.exists());
    }
}
