//! What is wrong with the file of nights, or with a night in it. The English sentences stand beside
//! the errors themselves.

use super::Language;
use crate::archive::{NightReference, StoreError, Trouble};
use crate::night::{NightError, ReplayError};

/// What can be done about a file that is of no use.
const INSTEAD: &str = "--data로 다른 파일을 쓰거나 --no-save로 저장하지 않을 수 있습니다";

impl Language {
    /// Why the file of nights is of no use, and what can be done.
    pub fn store_refusal(self, refusal: &StoreError) -> String {
        match self {
            Self::English => refusal.to_string(),
            Self::Korean => korean(refusal),
        }
    }

    /// What is wrong with one night.
    pub fn trouble(self, trouble: &Trouble) -> String {
        match self {
            Self::English => trouble.to_string(),
            Self::Korean => korean_trouble(self, trouble),
        }
    }
}

fn korean(refusal: &StoreError) -> String {
    match refusal {
        StoreError::NoHome => format!("기록을 둘 홈 디렉터리가 없습니다: {INSTEAD}"),
        StoreError::NoSuchNight { path, night } => no_such_night(&path.to_string_lossy(), *night),
        StoreError::NightIsOpen { path, number } => format!(
            "{}의 {number}번 기록은 다른 프로그램에서 열려 있습니다: 그곳에서 계속하거나 --new로 새로 시작하세요",
            path.display()
        ),
        StoreError::NightIsReadOnly {
            path,
            number,
            trouble,
        } => format!(
            "{}의 {number}번 기록은 이어갈 수 없습니다: {}. 보는 것은 됩니다",
            path.display(),
            Language::Korean.trouble(trouble)
        ),
        StoreError::Exists { path } => {
            format!("{}: 이미 있습니다. 없는 파일 이름을 쓰세요", path.display())
        }
        StoreError::Differs { path, number, seq } => format!(
            "{}의 {number}번 기록과 같은 기록이지만 {seq}번째 사건부터 다릅니다: 아무것도 바꾸지 않았습니다",
            path.display()
        ),
        unusable => korean_file(unusable),
    }
}

fn no_such_night(path: &str, night: NightReference) -> String {
    match night {
        NightReference::Last => format!("{path}에 아직 기록이 없습니다"),
        night => format!("{path}에 {night} 기록이 없습니다: `tenpin nights`가 목록을 보여줍니다"),
    }
}

/// What is wrong with the whole file.
fn korean_file(refusal: &StoreError) -> String {
    match refusal {
        StoreError::Directory { path } => {
            format!(
                "{}: 파일이 아니라 디렉터리입니다. {INSTEAD}",
                path.display()
            )
        }
        StoreError::Foreign { path } => {
            format!(
                "{}: 볼링 기록 파일이 아니어서 그대로 두었습니다. {INSTEAD}",
                path.display()
            )
        }
        StoreError::Newer {
            path,
            version,
            known,
        } => format!(
            "{}: 스키마 {version}인데 이 프로그램은 {known}까지 압니다. 새 버전을 쓰거나, {INSTEAD}",
            path.display()
        ),
        other => korean_harm(other),
    }
}

/// What became of a file that was right once.
fn korean_harm(refusal: &StoreError) -> String {
    match refusal {
        StoreError::CutOff {
            path,
            length,
            expected,
        } => format!(
            "{}: 파일이 잘렸습니다({expected}바이트여야 하는데 {length}바이트). 백업을 되돌리거나, {INSTEAD}",
            path.display()
        ),
        StoreError::Damaged { path, source } => format!(
            "{}: 파일이 손상되었습니다({source}). `tenpin data check`가 위치를 알려줍니다. 백업을 되돌리거나, {INSTEAD}",
            path.display()
        ),
        other => korean_disk(other),
    }
}

/// What the system does not allow.
fn korean_disk(refusal: &StoreError) -> String {
    match refusal {
        StoreError::Unwritable { path, source } => {
            format!("{}: 쓸 수 없습니다({source}). {INSTEAD}", path.display())
        }
        StoreError::Unreachable { path, source } => {
            format!("{}: 열 수 없습니다({source}). {INSTEAD}", path.display())
        }
        StoreError::Full { path, .. } => {
            format!(
                "디스크가 가득 차서 {}에 쓸 수 없습니다: 공간을 비우면 이어집니다",
                path.display()
            )
        }
        StoreError::Locked { path, .. } => {
            format!(
                "다른 프로그램이 {}에 쓰고 있습니다: 끝난 뒤에 다시 하세요",
                path.display()
            )
        }
        StoreError::Lost { path } => {
            format!(
                "{}: 그사이 지워지거나 바뀌었습니다. 다음에 전체를 다시 씁니다",
                path.display()
            )
        }
        other => other.to_string(),
    }
}

fn korean_trouble(language: Language, trouble: &Trouble) -> String {
    match trouble {
        Trouble::Later { seq, version } => {
            format!("{seq}번째 사건은 버전 {version}입니다. 새 프로그램이 필요합니다")
        }
        Trouble::BrokenChain { seq } => format!("{seq}번째 사건이 기록된 그대로가 아닙니다"),
        Trouble::Missing { seq } => format!("{seq}번째 사건이 없습니다"),
        Trouble::Unreadable { seq, source } => {
            format!("{seq}번째 사건을 읽을 수 없습니다: {source}")
        }
        Trouble::Impossible(ReplayError { seq, error }) => impossible(language, *seq, *error),
        Trouble::Damaged { seq, source } => {
            format!("{seq}번째 사건 다음을 읽을 수 없습니다: {source}")
        }
    }
}

fn impossible(language: Language, seq: u64, error: NightError) -> String {
    format!(
        "{seq}번째 사건은 있을 수 없습니다: {}",
        language.night_refusal(error)
    )
}
