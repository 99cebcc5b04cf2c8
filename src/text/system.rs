//! Errors of the operating system. The English messages are next to the variants.

use super::{Language, words};
use crate::archive::SystemFault;

words! {
    system_fault(error: &SystemFault) translates {
        SystemFault::NotFound => "그런 파일이나 디렉터리가 없습니다";
        SystemFault::NotAllowed => "권한이 없습니다";
        SystemFault::Directory => "디렉터리입니다";
        SystemFault::AddressInUse => "이미 사용 중인 주소입니다";
        SystemFault::ForeignAddress => "이 컴퓨터의 주소가 아닙니다";
        SystemFault::Other(words) => "{words}";
    }
}
