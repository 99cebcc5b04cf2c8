//! Shares a night: to the clipboard, or to a file in the current directory.

use std::io::{self, ErrorKind};

use crate::app::{ShareTarget, Shared};
use crate::archive::{Obstacle, StoredNight};
use crate::report::{Format, Sheet, chat_result, code_result, render};
use crate::store::{Readers, create_file};
use crate::text::Language;

/// A shared night, or the text to copy.
pub(super) enum ShareOutcome {
    Shared(Shared),
    ToCopy(Vec<u8>),
}

pub(super) fn share(
    stored: &StoredNight,
    target: ShareTarget,
    language: Language,
) -> io::Result<ShareOutcome> {
    let sheet = Sheet::new(&stored.night, &stored.times, &stored.header);
    Ok(match target {
        ShareTarget::File(format) => {
            let page = render(format, &sheet, language)?;
            let name = stored.header.began().strftime("tenpin-%Y-%m-%d-%H%M");
            ShareOutcome::Shared(write(&name.to_string(), format.extension(), &page))
        }
        ShareTarget::Code => ShareOutcome::Shared(Shared::Code(code_result(&sheet, language))),
        ShareTarget::Result => ShareOutcome::ToCopy(chat_result(&sheet, language).into_bytes()),
        ShareTarget::Boards => ShareOutcome::ToCopy(render(Format::Text, &sheet, language)?),
    })
}

/// Never overwrites a file: if the name is taken, a number is appended.
fn write(name: &str, extension: &str, page: &[u8]) -> Shared {
    let directory = std::env::current_dir().unwrap_or_else(|_unknown| ".".into());
    let mut file = directory.join(format!("{name}.{extension}"));
    let mut copy = 1_u32;
    loop {
        match create_file(&file, page, Readers::Usual) {
            Ok(()) => return Shared::Written(file),
            Err(error) if error.kind() == ErrorKind::AlreadyExists => copy += 1,
            Err(error) => return Shared::NotWritten(file, obstacle(&error)),
        }
        file = directory.join(format!("{name}-{copy}.{extension}"));
    }
}

fn obstacle(error: &io::Error) -> Obstacle {
    match error.kind() {
        ErrorKind::StorageFull | ErrorKind::QuotaExceeded | ErrorKind::FileTooLarge => {
            Obstacle::Full
        }
        _ => Obstacle::Unwritable,
    }
}
