//! Where the nights are kept when nobody names a file.

use std::ffi::OsString;
use std::path::{Path, PathBuf};

use crate::archive::StoreError;
use etcetera::BaseStrategy;

/// The variable that names the file.
pub const VARIABLE: &str = "TENPIN_DATA";

/// The file that was named, else the one that the variable names, else `tenpin/tenpin.db` where this
/// system keeps the data of programs. An empty variable names nothing.
pub fn default_path(
    named: Option<PathBuf>,
    variable: impl Fn(&str) -> Option<OsString>,
) -> Result<PathBuf, StoreError> {
    let set = |name| variable(name).filter(|value| !value.is_empty());
    match named.or_else(|| set(VARIABLE).map(PathBuf::from)) {
        Some(path) => Ok(path),
        None => in_data_directory(set("XDG_DATA_HOME"), set("HOME")),
    }
}

/// The variables go first, so that this does not depend on what else is known of the user.
fn in_data_directory(
    data: Option<OsString>,
    home: Option<OsString>,
) -> Result<PathBuf, StoreError> {
    let data = data.map(PathBuf::from).filter(|data| data.is_absolute());
    let directory = match (data, home) {
        (Some(data), _) => data,
        (None, Some(_)) => system_directory()?,
        (None, None) => return Err(StoreError::NoHome),
    };
    Ok(file_in(&directory))
}

fn system_directory() -> Result<PathBuf, StoreError> {
    let strategy = etcetera::base_strategy::choose_native_strategy()
        .map_err(|_homeless| StoreError::NoHome)?;
    Ok(strategy.data_dir())
}

fn file_in(directory: &Path) -> PathBuf {
    directory.join("tenpin").join("tenpin.db")
}
