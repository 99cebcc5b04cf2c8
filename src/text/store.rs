//! Errors of the data file, or of a night in it. The English messages are next to the variants.

use std::path::Path;

use super::{Language, Words, words};
use crate::archive::{NightJsonError, NightReference, StoreError, Trouble};
use crate::night::{EventError, ReplayError};

/// What to do about an unusable file.
const INSTEAD: &str = "--data로 다른 파일을 쓰거나 --no-save로 저장하지 않을 수 있습니다";

/// The end of that advice; without `--no-save` outside of games.
const OR_SAVE_NOTHING: [Words; 2] = [
    [
        ", or --no-save to save nothing",
        "쓰거나 --no-save로 저장하지 않을 수 있습니다",
    ],
    ["", "쓸 수 있습니다"],
];

words! {
    refused_by_store(error: &StoreError, path: &str, trouble: &str) translates {
        StoreError::NoHome => "기록을 둘 홈 디렉터리가 없습니다: {INSTEAD}";
        StoreError::NoSuchNight { night: NightReference::Last, .. } =>
            "{path}에 아직 기록이 없습니다";
        StoreError::NoSuchNight { night: NightReference::Date(date), .. } =>
            "{path}에 {date} 기록이 없습니다: `tenpin nights`가 목록을 보여줍니다";
        StoreError::NoSuchNight { night, .. } =>
            "{path}에 {night}번 기록이 없습니다: `tenpin nights`가 목록을 보여줍니다";
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
            "{path}의 {number}번 기록과 같은 기록이지만 {seq}번째 이벤트부터 다릅니다: 아무것도 바꾸지 않았습니다";
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
            "{seq}번째 이벤트에 내용이나 시각이 없어 {path}에 아무것도 쓰지 않았습니다: 프로그램의 오류이니 알려 주세요";
        StoreError::Failed { source, .. } => "{path}: {source}";
    }
    refused_as_night(error: &NightJsonError, reason: &str) translates {
        NightJsonError::Shape { line, column } =>
            "`tenpin export --format json`으로 내보낸 기록이 아닙니다({line}번째 줄, {column}번째 글자)";
        NightJsonError::Later { version } =>
            "버전 {version}의 기록인데 이 프로그램은 버전 1만 읽습니다. 새 버전을 쓰세요";
        NightJsonError::Event { seq, source: EventError::Later { version } } =>
            "{seq}번째 이벤트는 버전 {version}입니다. 새 프로그램이 필요합니다";
        NightJsonError::Event { seq, .. } => "{seq}번째 이벤트를 읽을 수 없습니다";
        NightJsonError::Id(id) => "{id:?}: 기록의 식별자가 아닙니다";
        NightJsonError::Zone(zone) => "{zone:?}: 시간대가 아닙니다";
        NightJsonError::Time { seq, at } =>
            "{seq}번째 이벤트: {at:?}은 시각이 아니거나 앞 이벤트보다 이릅니다";
        NightJsonError::Impossible(ReplayError { seq, .. }) =>
            "{seq}번째 이벤트는 있을 수 없습니다: {reason}";
        NightJsonError::Empty => "투구가 하나도 없습니다";
    }
    trouble_of_night(error: &Trouble, reason: &str) translates {
        Trouble::Later { seq, version } =>
            "{seq}번째 이벤트는 버전 {version}입니다. 새 프로그램이 필요합니다";
        Trouble::BrokenChain { seq } => "{seq}번째 이벤트가 기록된 그대로가 아닙니다";
        Trouble::Missing { seq } => "{seq}번째 이벤트가 없습니다";
        Trouble::Unreadable { seq, source } => "{seq}번째 이벤트를 읽을 수 없습니다: {source}";
        Trouble::Impossible(ReplayError { seq, .. }) => "{seq}번째 이벤트는 있을 수 없습니다: {reason}";
        Trouble::Damaged { seq, source } => "{seq}번째 이벤트 다음을 읽을 수 없습니다: {source}";
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

    /// The same for a sub-command.
    pub fn command_refusal(self, error: &StoreError) -> String {
        let [in_game, in_command] = OR_SAVE_NOTHING.map(|words| self.pick(words));
        self.store_refusal(error).replace(in_game, in_command)
    }

    /// Why a text is not an exported night.
    pub fn no_night(self, error: &NightJsonError) -> String {
        let reason = match error {
            NightJsonError::Impossible(ReplayError { error, .. }) => self.night_refusal(*error),
            _ => String::new(),
        };
        self.refused_as_night(error, &reason)
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
