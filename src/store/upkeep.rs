//! Work on the whole file: check, rebuild, backup and import.

mod backup;
mod check;
mod import;
mod rebuild;
