//! The words of handing a night on.

use std::path::Path;

use super::Language;
use crate::archive::Obstacle;

impl Language {
    /// The title of the question.
    pub const fn share_this_night(self) -> &'static str {
        self.either("share this night", "오늘의 기록 공유")
    }

    /// The terminal was asked to copy it.
    pub const fn copied(self) -> &'static str {
        self.either(
            "copied, if this terminal lets programs copy",
            "복사함 (터미널이 허용하는 경우)",
        )
    }

    /// A file was written. Its name comes first: that is what has to be seen where room is short.
    pub fn written(self, file: &Path) -> String {
        let (name, directory) = name_and_directory(file);
        match self {
            Self::English => format!("{name} is in {directory}"),
            Self::Korean => format!("{name} 저장함: {directory}"),
        }
    }

    /// It was not, and why.
    pub fn not_written(self, file: &Path, obstacle: Obstacle) -> String {
        let obstacle = self.obstacle(obstacle);
        let (name, directory) = name_and_directory(file);
        match self {
            Self::English => format!("{obstacle}: {name} in {directory}"),
            Self::Korean => format!("{obstacle}: {directory}의 {name}"),
        }
    }
}

fn name_and_directory(file: &Path) -> (String, String) {
    let name = file.file_name().unwrap_or_default();
    let directory = file.parent().unwrap_or(file);
    (
        name.to_string_lossy().into_owned(),
        directory.display().to_string(),
    )
}
