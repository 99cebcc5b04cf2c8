//! Work on the whole file or on a whole night: check, rebuild, backup, import, label, exclude and
//! delete.

mod backup;
mod change;
mod check;
mod import;
mod rebuild;
