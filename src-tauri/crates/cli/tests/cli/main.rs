//! The command line, run as a person runs it: what it prints, and with which status it ends.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod book;
mod campaign;
mod import;
mod judging;
mod odds;
mod print;
mod publish;
mod referee;
mod replay;
