//! The command line, run as a person runs it: what it prints, and with which status it ends.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod book;
mod campaign;
mod club;
mod forecast;
mod import;
mod judging;
mod language;
mod odds;
mod print;
mod publish;
mod referee;
mod replay;
mod report;
#[allow(dead_code)]
#[path = "../../../postgres/tests/postgres/server.rs"]
mod server;

/// When the clubs of these tests were made.
#[allow(dead_code)]
const NOW: &str = "1917-04-01T20:15:00Z";
