//! Maintenance of the whole file or of a night: check, rebuild, backup, import, label, exclude and
//! delete.

mod backup;
mod change;
mod check;
mod import;
mod rebuild;
