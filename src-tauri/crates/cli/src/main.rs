//! `nml` as a program of its own, for tests and for systems without WebKit.

use std::borrow::Cow;
use std::env;
use std::process::ExitCode;

use nml_serve::{Asset, Page, page};

/// The files of the page, by their paths; empty in a program that was built without the feature `page`.
const PAGE: &[(&str, &[u8])] = include!(concat!(env!("OUT_DIR"), "/page.rs"));

fn main() -> ExitCode {
    let page = Page::new(|name| {
        let (_, bytes) = PAGE.iter().find(|(known, _)| *known == name)?;
        Some(Asset { bytes: Cow::Borrowed(*bytes), kind: page::kind(name).to_owned() })
    });
    nml_cli::run(env::args_os(), page)
}
