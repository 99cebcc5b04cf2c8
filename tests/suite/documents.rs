//! Each requirement of the documents, shown by a test. A comment begins with the number of its
//! document; `settled` says where the documents disagree or slip, and what holds instead.

mod bowling;
mod dialogue;
mod document_000;
mod document_001;
mod document_002;
mod document_003;
mod document_004;
mod several_players;
