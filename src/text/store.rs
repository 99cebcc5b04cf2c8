//! What is wrong with the data file, or with a night in it. The English sentences are next to the
//! errors.

use std::path::Path;

use super::{Language, words};
use crate::archive::{NightReference, StoreError, Trouble};
use crate::night::ReplayError;

/// What to do about an unusable file.
const INSTEAD: &str = "--data로 다른 파일을 쓰거나 --no-save로 저장하지 않을 수 있습니다";

words! {
    refused_by_store(error: &StoreError, path: &str, trouble: &str) translates {
        StoreError::NoHome => "기록을 둘 홈 디렉터리가 없습니다: {INSTEAD}";
        StoreError::NoSuchNight { night: NightReference::Last, .. } =>
            "{path}에 아직 기록이 없습니다";
        StoreError::NoSuchNight { night, .. } =>
            "{path}에 {night} 기록이 없습니다: `tenpin nights`가 목록을 보여줍니다";
        StoreError::NightIsOpen { number, .. } =>
            "{path}의 {number}번 기록은 다른 프로그램에서 열려 있습니다: `tenpin watch {number}`로 보거나 --new로 새로 시작하세요";
        StoreError::NightIsBowled { number, .. } =>
            "{path}의 {number}번 기록은 지금 치는 중입니다: 끝난 뒤에 지울 수 있습니다";
        StoreError::NightIsReadOnly { number, .. } =>
            "{path}의 {number}번 기록은 이어갈 수 없습니다: {trouble}. 보는 것은 됩니다";
        StoreError::Exists { .. } => "{path}: 이미 있습니다. 없는 파일 이름을 쓰세요";
        StoreError::NoPlace { .. } =>
            "{path}: 쓸 수 없습니다. 백업은 이미 있고 쓸 수 있는 디렉터리에 만드세요";
        StoreError::Differs { number, seq, .. } =>
            "{path}의 {number}번 기록과 같은 기록이지만 {seq}번째 사건부터 다릅니다: 아무것도 바꾸지 않았습니다";
        StoreError::Directory { .. } => "{path}: 파일이 아니라 디렉터리입니다. {INSTEAD}";
        StoreError::Foreign { .. } => "{path}: 볼링 기록 파일이 아니어서 그대로 두었습니다. {INSTEAD}";
        StoreError::Altered { .. } =>
            "{path}: 다른 프로그램이 바꾼 파일이어서(테이블, 트리거, 열) 그대로 두었습니다. 백업을 되돌리거나, {INSTEAD}";
        StoreError::Newer { version, known, .. } =>
            "{path}: 스키마 {version}인데 이 프로그램은 {known}까지 압니다. 새 버전을 쓰거나, {INSTEAD}";
        StoreError::CutOff { length, expected, .. } =>
            "{path}: 파일이 잘렸습니다({expected}바이트여야 하는데 {length}바이트). 백업을 되돌리거나, {INSTEAD}";
        StoreError::Damaged { source, .. } =>
            "{path}: 파일이 손상되었습니다({source}). `tenpin data check`가 위치를 알려줍니다. 백업을 되돌리거나, {INSTEAD}";
        StoreError::Unwritable { source, .. } => "{path}: 쓸 수 없습니다({source}). {INSTEAD}";
        StoreError::Unreachable { .. } => "{path}: 열 수 없습니다({trouble}). {INSTEAD}";
        StoreError::Full { .. } =>
            "디스크가 가득 차서 {path}에 쓸 수 없습니다: 공간을 비우면 이어집니다";
        StoreError::Locked { .. } =>
            "다른 프로그램이 {path}에 쓰고 있습니다: 끝난 뒤에 다시 하세요";
        StoreError::Lost { .. } =>
            "{path}: 그사이 지워지거나 바뀌었습니다. 다음에 전체를 다시 씁니다";
        StoreError::Unrecordable { seq, .. } =>
            "{seq}번째 사건에 내용이나 시각이 없어 {path}에 아무것도 쓰지 않았습니다: 프로그램의 오류이니 알려 주세요";
        StoreError::Failed { source, .. } => "{path}: {source}";
    }
    trouble_of_night(error: &Trouble, reason: &str) translates {
        Trouble::Later { seq, version } =>
            "{seq}번째 사건은 버전 {version}입니다. 새 프로그램이 필요합니다";
        Trouble::BrokenChain { seq } => "{seq}번째 사건이 기록된 그대로가 아닙니다";
        Trouble::Missing { seq } => "{seq}번째 사건이 없습니다";
        Trouble::Unreadable { seq, source } => "{seq}번째 사건을 읽을 수 없습니다: {source}";
        Trouble::Impossible(ReplayError { seq, .. }) => "{seq}번째 사건은 있을 수 없습니다: {reason}";
        Trouble::Damaged { seq, source } => "{seq}번째 사건 다음을 읽을 수 없습니다: {source}";
    }
}

impl Language {
    /// Why the data file is unusable, and what to do about it.
    pub fn store_refusal(self, error: &StoreError) -> String {
        let trouble = match error {
            StoreError::NightIsReadOnly { trouble, .. } => self.trouble(trouble),
            StoreError::Unreachable { source, .. } => self.system_fault(&source.into()),
            _ => String::new(),
        };
        self.refused_by_store(error, &path(error).to_string_lossy(), &trouble)
    }

    pub fn trouble(self, trouble: &Trouble) -> String {
        let reason = match trouble {
            Trouble::Impossible(ReplayError { error, .. }) => self.night_refusal(*error),
            _ => String::new(),
        };
        self.trouble_of_night(trouble, &reason)
    }
}

fn path(error: &StoreError) -> &Path {
    match error {
        StoreError::NoHome => Path::new(""),
        StoreError::Directory { path }
        | StoreError::Foreign { path }
        | StoreError::Altered { path }
        | StoreError::Newer { path, .. }
        | StoreError::CutOff { path, .. }
        | StoreError::Damaged { path, .. }
        | StoreError::Unwritable { path, .. }
        | StoreError::Unreachable { path, .. }
        | StoreError::Full { path, .. }
        | StoreError::Locked { path, .. }
        | StoreError::Lost { path }
        | StoreError::NightIsOpen { path, .. }
        | StoreError::NightIsBowled { path, .. }
        | StoreError::NoSuchNight { path, .. }
        | StoreError::NightIsReadOnly { path, .. }
        | StoreError::Differs { path, .. }
        | StoreError::Exists { path }
        | StoreError::NoPlace { path }
        | StoreError::Unrecordable { path, .. }
        | StoreError::Failed { path, .. } => path,
    }
}
