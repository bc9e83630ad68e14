//! A Warband as it is published: its printed roster, and its games in brief.

use nml_exchange::print::{Named, RosterSheet};
use schemars::JsonSchema;
use serde::Serialize;

use crate::campaigns::{self, CampaignRef};
use crate::failure::Failure;
use crate::lists::membership;
use crate::prints::{Page, roster};
use crate::session::Session;
use crate::streams::{Open, stream_id};
use crate::subject::Warbands;
use crate::warbands::{self, WarbandRef};
use crate::words::prints as print;
use crate::words::published as say;

/// A Warband.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct PublishedWarband {
    /// The day it last changed, such as `30 April 2026`.
    pub as_of: String,
    /// The rules it was made by.
    pub rules: String,
    /// Its roster as it is printed.
    pub roster: RosterSheet,
    /// The campaign it fights in, if it does.
    pub campaign: Option<String>,
    /// Its games in order: what it was, and how it went.
    pub games: Vec<Named>,
    /// What there is to tell of it.
    pub story: Vec<String>,
    /// For a chat; a page has it without scripts.
    #[serde(skip)]
    pub(super) text: String,
}

pub(super) fn warband(session: &Session, id: &str) -> Result<PublishedWarband, Failure> {
    let page = Page::of(session, id)?;
    let catalogue = page.catalogue();
    let open: Open<Warbands> = session.open_stream(id)?;
    let stream = stream_id(id)?;
    let campaign = session.with_book(|book| membership(book, &stream))?;
    let overview =
        campaign.map(|campaign| campaigns::campaign_overview(session, CampaignRef { campaign: campaign.to_string() }));
    // A campaign that does not open here keeps nobody from showing a Warband.
    let overview = overview.and_then(Result::ok);
    let name = overview.as_ref().map(|overview| overview.name.clone());
    let line = overview.and_then(|overview| overview.warbands.into_iter().find(|line| line.warband == id));
    let (games, story) = line.map_or_else(Default::default, |line| {
        let told = line.course.iter().map(|game| Named::new(&game.title, say::went(game.outcome, game.cvp)));
        (told.collect(), line.story.sentences)
    });
    Ok(PublishedWarband {
        as_of: crate::words::day(&open.updated()),
        rules: print::rules(&catalogue.pack().manifest.rules_version),
        roster: roster::sheet(&page.seen, &page.roster, &catalogue),
        campaign: name,
        games,
        story,
        text: warbands::warband_text(session, WarbandRef { warband: id.to_owned() })?.text,
    })
}
