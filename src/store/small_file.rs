//! Small files that are written whole or not at all.

use std::fs::{self, OpenOptions};
use std::io::{self, Write};
#[cfg(unix)]
use std::os::unix::fs::OpenOptionsExt;
use std::path::Path;

use uuid::Uuid;

/// Who may read a new file, except on Windows.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Readers {
    /// As the user's other files.
    Usual,
    Owner,
}

/// Replaces a file atomically. Its permissions are those of a new file.
pub fn replace_file(path: &Path, content: &[u8], readers: Readers) -> io::Result<()> {
    // Unique, so that two programs can write the same file.
    let draft = path.with_file_name(format!(".tenpin-{}.draft", Uuid::new_v4()));
    create_file(&draft, content, readers)?;
    fs::rename(&draft, path).inspect_err(|_| remove(&draft))
}

/// Writes a new file. Fails if the name is taken.
pub fn create_file(path: &Path, content: &[u8], readers: Readers) -> io::Result<()> {
    let mut options = OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    if readers == Readers::Owner {
        options.mode(0o600);
    }
    let mut file = options.open(path)?;
    let written = file.write_all(content).and_then(|()| file.sync_all());
    written.inspect_err(|_| remove(path))
}

/// On failure: the first error is the one to report.
fn remove(path: &Path) {
    let _ = fs::remove_file(path);
}

#[cfg(test)]
mod tests {
    use std::os::unix::fs::PermissionsExt;

    use super::*;

    #[test]
    fn a_replaced_file_is_for_its_owner_whoever_could_read_it_before() {
        let place = tempfile::tempdir().unwrap();
        let file = place.path().join("secret");
        fs::write(&file, "before").unwrap();
        fs::set_permissions(&file, fs::Permissions::from_mode(0o644)).unwrap();
        replace_file(&file, b"after", Readers::Owner).unwrap();
        assert_eq!(fs::read(&file).unwrap(), b"after");
        let mode = fs::metadata(&file).unwrap().permissions().mode();
        assert_eq!(mode & 0o777, 0o600);
    }

    #[test]
    fn nothing_is_left_behind_where_a_file_can_not_be_written() {
        let place = tempfile::tempdir().unwrap();
        let file = place.path().join("directory");
        fs::create_dir(&file).unwrap();
        replace_file(&file, b"after", Readers::Usual).unwrap_err();
        create_file(&file, b"after", Readers::Usual).unwrap_err();
        assert_eq!(fs::read_dir(place.path()).unwrap().count(), 1);
    }
}
