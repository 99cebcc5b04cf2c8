//! Maps client errors to errors of the centre.

use std::error::Error;
use std::io;

use tokio_postgres::error::{DbError, SqlState};

use super::link::harmless;
use crate::archive::CentreError;

/// The meaning of a client error.
pub(super) fn fault(error: &tokio_postgres::Error) -> CentreError {
    if let Some(answer) = error.as_db_error() {
        return refusal(answer);
    }
    let told = error.to_string();
    let cause = cause(error);
    match told.as_str() {
        told if told.contains("does not support TLS") || cause.contains("does not support TLS") => {
            CentreError::WithoutTls
        }
        told if told.contains("TLS") => CentreError::Certificate { reason: cause },
        told if told.contains("password") || cause.contains("password") => {
            CentreError::WrongPassword
        }
        told if told.contains("retrieving column") || told.contains("column") => {
            CentreError::Foreign { reason: cause }
        }
        _ => CentreError::Unreachable { reason: cause },
    }
}

/// The innermost cause, which is the most specific.
fn cause(error: &tokio_postgres::Error) -> String {
    let mut reason: &dyn Error = error;
    while let Some(inner) = inner(reason) {
        reason = inner;
    }
    harmless(&reason.to_string())
}

fn inner<'error>(error: &'error (dyn Error + 'static)) -> Option<&'error (dyn Error + 'static)> {
    let wrapped = error.downcast_ref::<io::Error>();
    let wrapped = wrapped.and_then(io::Error::get_ref);
    let wrapped = wrapped.map(|error| error as &(dyn Error + 'static));
    wrapped.or_else(|| error.source())
}

fn refusal(answer: &DbError) -> CentreError {
    let reason = harmless(answer.message());
    let code = answer.code();
    let known = [
        (SqlState::INVALID_PASSWORD, CentreError::WrongPassword),
        (SqlState::INVALID_CATALOG_NAME, CentreError::NoSuchDatabase),
        (SqlState::UNDEFINED_TABLE, CentreError::NoTables),
        (SqlState::INVALID_SCHEMA_NAME, CentreError::NoTables),
        (SqlState::DISK_FULL, CentreError::Full),
        (SqlState::TOO_MANY_CONNECTIONS, CentreError::Crowded),
        (SqlState::QUERY_CANCELED, CentreError::Silent),
    ];
    let known = known.into_iter().find(|(state, _)| state == code);
    if let Some((_, error)) = known {
        return error;
    }
    match code.code().get(..2) {
        Some("28") => CentreError::NotAdmitted { reason },
        Some("42") if *code == SqlState::INSUFFICIENT_PRIVILEGE => CentreError::NoRight { reason },
        Some("42") => CentreError::Foreign { reason },
        // Shutting down, starting up, or short of resources.
        Some("08" | "53" | "57" | "58" | "XX" | "40" | "55") => CentreError::Unreachable { reason },
        _ => CentreError::Refused { reason },
    }
}
