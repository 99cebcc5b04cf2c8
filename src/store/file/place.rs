//! The default path of the database.

use std::ffi::OsString;
use std::path::PathBuf;

use crate::archive::StoreError;
use etcetera::BaseStrategy;

/// The environment variable with the path.
pub const VARIABLE: &str = "TENPIN_DATA";

/// The given path, else the environment variable, else `tenpin/tenpin.db` in the system's data
/// directory. An empty variable counts as unset.
pub fn default_path(
    named: Option<PathBuf>,
    variable: impl Fn(&str) -> Option<OsString>,
) -> Result<PathBuf, StoreError> {
    let set = |name| variable(name).filter(|value| !value.is_empty());
    if let Some(path) = named.or_else(|| set(VARIABLE).map(PathBuf::from)) {
        return Ok(path);
    }
    let data = set("XDG_DATA_HOME").map(PathBuf::from);
    // Without `HOME` on Unix, the home directory in the user database would be used.
    let has_home = cfg!(windows) || set("HOME").is_some();
    let directory = match (data.filter(|data| data.is_absolute()), has_home) {
        (Some(data), _) => data,
        (None, true) => system_directory()?,
        (None, false) => return Err(StoreError::NoHome),
    };
    Ok(directory.join("tenpin").join("tenpin.db"))
}

fn system_directory() -> Result<PathBuf, StoreError> {
    let strategy = etcetera::base_strategy::choose_native_strategy();
    let strategy = strategy.map_err(|_homeless| StoreError::NoHome)?;
    Ok(strategy.data_dir())
}
