//! The section titles of the help.

use super::{Language, words};

words! {
    score_keys => "score", "점수";
    fix_keys => "fix", "고치기";
    people_keys => "people", "선수";
    look_keys => "look", "보기";
    share_keys => "share", "공유";
    other_keys => "more", "기타";
}
