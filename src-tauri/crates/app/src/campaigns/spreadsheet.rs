//! The standings and the games of a campaign as tables for a spreadsheet.

use nml_campaign::{self as campaign, standings};
use nml_catalogue::Catalogue;
use nml_exchange::spreadsheet::csv;
use nml_warband::result::{Outcome, SideResult};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::history::named;
use crate::book::Book;
use crate::dialog::{Sent, ToSave};
use crate::failure::Failure;
use crate::packs::Packs;
use crate::season::pack_of;
use crate::session::Session;
use crate::subject::Campaigns;
use crate::view::{faction_name, recorded_name};
use crate::words::spreadsheet as words;

/// The part of a campaign that stands in the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum SpreadsheetOf {
    /// A line for each Warband, as it stands.
    Standings,
    /// A line for each game that was fought, in order; “Begin in mid-season” reads it again.
    Games,
}

/// The table that somebody wants.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct SpreadsheetWanted {
    /// The campaign's stream.
    pub campaign: String,
    /// Of what.
    pub of: SpreadsheetOf,
}

/// Writes a table into a file that the person names. `None` if they cancel.
///
/// # Errors
/// `UNKNOWN_STREAM`, `PACK_MISSING`, `UNWRITABLE`.
pub fn campaign_spreadsheet(session: &Session, wanted: SpreadsheetWanted) -> Result<Option<Sent>, Failure> {
    let open = session.look::<Campaigns>(&wanted.campaign)?;
    let pack = pack_of(session, &open)?;
    let text = csv(&rows(&open.state, &pack.catalogue, wanted.of))?;
    let name = match wanted.of {
        SpreadsheetOf::Standings => words::file_of_standings(&open.state.name),
        SpreadsheetOf::Games => words::file_of_games(&open.state.name),
    };
    let (title, kind) = (words::title(), words::kind());
    let saved =
        session.save_as(&ToSave { title: &title, name: &name, kind: &kind, ending: "csv", bytes: text.as_bytes() })?;
    Ok(saved.map(|path| Sent::of(&path, Vec::new())))
}

/// The rows of a table of a campaign of a book that is only read, its headings first.
///
/// # Errors
/// `UNKNOWN_CAMPAIGN`, `AMBIGUOUS_CAMPAIGN`, `PACK_MISSING`; why it does not open.
pub fn spreadsheet_of(book: &Book, campaign: &str, of: SpreadsheetOf) -> Result<Vec<Vec<String>>, Failure> {
    let open = named(book, campaign)?;
    let pack = Packs::shipped()?.of(Some(&open.state.pack), Some(book))?;
    Ok(rows(&open.state, &pack.catalogue, of))
}

/// Rows as one text for a spreadsheet.
///
/// # Errors
/// `UNWRITABLE`.
pub fn spreadsheet_text(rows: &[Vec<String>]) -> Result<String, Failure> {
    Ok(csv(rows)?)
}

fn rows(state: &campaign::Campaign, catalogue: &Catalogue, of: SpreadsheetOf) -> Vec<Vec<String>> {
    match of {
        SpreadsheetOf::Standings => standing_rows(state, catalogue),
        SpreadsheetOf::Games => game_rows(state, catalogue),
    }
}

fn standing_rows(state: &campaign::Campaign, catalogue: &Catalogue) -> Vec<Vec<String>> {
    let lines = standings(state).into_iter().map(|line| {
        // What nobody wrote down stays empty, not 0.
        let known = |points: u32| line.scored().map_or_else(String::new, |_| points.to_string());
        let told = |count: u32, known: Option<u16>| known.map_or_else(String::new, |_| count.to_string());
        vec![
            line.place.to_string(),
            line.name.clone(),
            line.player.clone(),
            faction_name(catalogue, &line.faction),
            line.points.to_string(),
            line.games.to_string(),
            line.won.to_string(),
            line.drawn.to_string(),
            line.lost.to_string(),
            known(line.vp_for),
            known(line.vp_against),
            told(line.deeds, line.deeds_told()),
            told(line.took, line.took_told()),
            told(line.casualties, line.fell_told()),
            line.unscored.to_string(),
            line.deeds_untold.to_string(),
            line.took_untold.to_string(),
            line.fell_untold.to_string(),
        ]
    });
    [words::STANDINGS.map(str::to_owned).to_vec()].into_iter().chain(lines).collect()
}

fn game_rows(state: &campaign::Campaign, catalogue: &Catalogue) -> Vec<Vec<String>> {
    let most = state.played().map(|(_, played)| played.result.sides.len()).max().unwrap_or(2);
    let name = |side: &SideResult| match &side.outsider {
        Some(outsider) => outsider.clone(),
        None => state.called(&side.warband).unwrap_or_default(),
    };
    let lines = state.numbered().map(|(number, game, played)| {
        let result = &played.result;
        let won = result.sides.iter().filter(|side| side.outcome == Outcome::Won).map(name);
        let winner = won.collect::<Vec<_>>().join(words::AND);
        let attacker = result.attacker.as_ref().and_then(|id| result.side(id)).map(name);
        let mut row = vec![
            number.to_string(),
            result.played.clone().unwrap_or_default(),
            recorded_name(catalogue, game).unwrap_or_default(),
            attacker.unwrap_or_default(),
            if winner.is_empty() { words::DRAW.to_owned() } else { winner },
        ];
        for at in 0..most {
            let side = result.sides.get(at);
            row.push(side.map(name).unwrap_or_default());
            row.push(side.and_then(|side| side.vp).map_or_else(String::new, |vp| vp.to_string()));
        }
        row
    });
    [words::games(most)].into_iter().chain(lines).collect()
}
