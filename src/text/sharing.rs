//! The words for sharing a night.

use std::path::Path;

use super::{Language, words};
use crate::archive::Obstacle;

words! {
    share_this_night => "share this night", "이 기록 공유";
    nothing_to_share =>
        "nothing to share yet: bowl a ball first",
        "아직 공유할 것이 없습니다: 먼저 한 번 던지세요";
    result => "result", "결과";
    scan_the_code => "scan for the result as text, no network needed", "스캔하면 결과가 텍스트로 표시됩니다 (네트워크 불필요)";
    no_room_for_code =>
        "the QR code needs a larger window, Unicode and colours",
        "QR 코드에는 더 큰 창과 유니코드, 색이 필요합니다";
    copied => "copied (if your terminal allows it)", "복사함 (터미널이 허용하는 경우)";
    copied_with(tool: &str) => "copied with {tool}", "복사함: {tool}";
    copied_after(tool: &str) =>
        "{tool} failed: asked the terminal to copy instead",
        "{tool} 실패: 터미널에 복사를 요청함";
    file_saved(file: &str) => "saved {file}", "저장함: {file}";
    not_written_because(file: &Path, obstacle: &str) match (name_and_directory(file),) {
        ((name, directory),) =>
            "{obstacle}: {name} in {directory}",
            "{obstacle}: {directory}의 {name}";
    }
}

impl Language {
    pub fn written(self, file: &Path) -> String {
        self.file_saved(&file.display().to_string())
    }

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
