//! The words for sharing a night.

use std::path::Path;

use super::{Language, words};
use crate::archive::Obstacle;

words! {
    share_this_night => "share this night", "오늘의 기록 공유";
    copied => "copied, if this terminal lets programs copy", "복사함 (터미널이 허용하는 경우)";
    // The file name comes first, so that it is visible on a narrow screen.
    written(file: &Path) match (name_and_directory(file),) {
        ((name, directory),) => "{name} is in {directory}", "{name} 저장함: {directory}";
    }
    not_written_because(file: &Path, obstacle: &str) match (name_and_directory(file),) {
        ((name, directory),) =>
            "{obstacle}: {name} in {directory}",
            "{obstacle}: {directory}의 {name}";
    }
}

impl Language {
    pub fn not_written(self, file: &Path, obstacle: Obstacle) -> String {
        self.not_written_because(file, self.obstacle(obstacle))
    }
}

fn name_and_directory(file: &Path) -> (String, String) {
    let name = file.file_name().unwrap_or(file.as_os_str());
    let directory = file.parent().unwrap_or(file);
    (
        name.to_string_lossy().into_owned(),
        directory.display().to_string(),
    )
}
