//! What goes from one book to another.

use nml_battle::setup;
use nml_catalogue::Pack;
use nml_catalogue::house_pack::HousePackEdit;
use nml_warband::result::BattleResult;

use super::day;
use crate::plain_words::in_a_row;
use crate::view::{planned_game, spoken};

nml_words::sentences! {
    pub in "app_parcels":
    open(),
    send(),
    parcels(),
    gone(),
    undecided(),
    not_together(),
    damaged_pack(name),
    another_beginning(kind, id),
    taken_back(said),
    struck_out(said),
    with_aftermath(said),
    with_entries(said, entries),
    reasoned(said, reason),
    and_also(said, detail),
    played_on(day),
    turns(turns),
    nobody_fell(),
    fell_unknown(),
    fell(names),
    deeds(deeds),
    sent_by(about, by, day),
    sent(about, day),
    by_on(by, day),
    all_there(),
    entries_added(entries),
    all_added(streams, entries),
    entries_signed(entries),
    here_once(),
    there_once(),
    here_only(here),
    there_only(there),
    here_and_there(here, there),
    both_played(warbands),
    taken_back_there(was),
    taken_back_by(by, was),
    replaced_there(was, now),
    replaced_by(by, was, now),
    stands(said),
    stands_by(by, said),
    changed(parts),
    named(name),
    zone_drawn(zone),
    objective_placed(objective),
    objective_laid(objective),
    objective_lifted(objective),
    thing_placed(thing),
    battlefield(battlefield),
    no_battlefield(),
    weather_thrown(),
    no_weather(),
    result(points),
    no_result(),
    terrain_placed(terrain),
    laid_out(pieces),
    layout_kept(name),
    layout_not_kept(),
    terrain_cleared(terrain),
    side_fielded(side, models),
    side_count(sides),
    side_empty(side),
    ruleset(ruleset),
    for_campaign(),
    for_none(),
    put_away(),
    brought_back(),
    row_written(name),
    row_removed(name),
    row_restored(name),
    before_first(score),
    in_turn(turn, score),
    no_such_entry(),
    of(kind, name),
}

/// The ending of such files, without the dot.
pub const ENDING: &str = "nmlp";

/// `The Ardent Mile, sent by Tomas, 1 May 2026`.
pub fn about(about: &str, by: &str, at: &str) -> String {
    if by.trim().is_empty() { sent(about, day(at)) } else { sent_by(about, by, day(at)) }
}

/// `Ines, 1 May 2026`: who said something, if they are named, and on which day.
#[must_use]
pub fn by_and_day(by: &str, at: &str) -> String {
    if by.trim().is_empty() { day(at) } else { by_on(by, day(at)) }
}

/// `Game 1 · Claim No Man’s Land: The Seventh Redoubt – The Ashen Choir`.
pub fn game(title: &str, sides: &[String]) -> String {
    planned_game(title, sides)
}

/// Which version of each conflict was kept: `You kept your book’s version.` `None` if there was no conflict.
pub fn chosen(here: usize, there: usize) -> Option<String> {
    match (here, there) {
        (0, 0) => None,
        (1, 0) => Some(here_once()),
        (0, 1) => Some(there_once()),
        (here, 0) => Some(here_only(here)),
        (0, there) => Some(there_only(there)),
        (here, there) => Some(here_and_there(here, there)),
    }
}

/// What a file added to the book.
pub fn added(streams: usize, entries: usize, signatures: usize) -> Vec<String> {
    let added = match (streams, entries) {
        (0, 0) if signatures > 0 => None,
        (0, 0) => Some(all_there()),
        (0, _) => Some(entries_added(entries)),
        (_, _) => Some(all_added(streams, entries)),
    };
    added.into_iter().chain((signatures > 0).then(|| entries_signed(signatures))).collect()
}

/// What the other book decided differently; `now` is empty if it took it back.
pub fn replaced(by: &str, was: &str, now: &str) -> String {
    match (by.trim(), now) {
        ("", "") => taken_back_there(was),
        (_, "") => taken_back_by(by, was),
        ("", now) => replaced_there(was, now),
        (_, now) => replaced_by(by, was, now),
    }
}

/// What was decided in the other book and leaves this one as it is.
pub fn stays(by: &str, said: &str) -> String {
    if by.trim().is_empty() { stands(said) } else { stands_by(by, said) }
}

/// What was written in a scenario, by the names of its parts.
pub fn written<'p>(parts: impl Iterator<Item = &'p str>) -> String {
    changed(in_a_row(parts.map(spoken)))
}

/// What was done to a house pack, by the names that the pack below has for its rows.
pub fn house_pack(change: &HousePackEdit, base: &Pack) -> String {
    match change {
        HousePackEdit::Name { name, .. } => named(name),
        HousePackEdit::Write { row, .. } => row_written(row.at().name(base)),
        HousePackEdit::Remove { row } => row_removed(row.name(base)),
        HousePackEdit::Restore { row } => row_restored(row.name(base)),
        HousePackEdit::PutAway { away: true } => put_away(),
        HousePackEdit::PutAway { away: false } => brought_back(),
    }
}

/// What was done to a set-up.
pub fn set_up(change: &setup::SetUpEdit) -> String {
    use setup::SetUpEdit as C;
    match change {
        C::Rename { name } => named(name),
        C::Zone { zone, .. } => zone_drawn(zone.saturating_add(1)),
        C::Objective { objective, .. } => objective_placed(objective.saturating_add(1)),
        C::Lay { objective } => objective_laid(&objective.id),
        C::Lift { objective } => objective_lifted(objective),
        C::Thing { thing, .. } => thing_placed(thing.saturating_add(1)),
        C::Battlefield { battlefield: Some(id) } => battlefield(spoken(id)),
        C::Battlefield { battlefield: None } => no_battlefield(),
        C::Weather { weather } => {
            if weather.is_some() {
                weather_thrown()
            } else {
                no_weather()
            }
        }
        C::Result { result: Some(filed) } => {
            result(filed.points.iter().map(ToString::to_string).collect::<Vec<_>>().join(" : "))
        }
        C::Result { result: None } => no_result(),
        C::Place { terrain } => terrain_placed(&terrain.id),
        C::LayOut { terrain } => laid_out(terrain.len()),
        C::KeepLayout { name: Some(name) } => layout_kept(name),
        C::KeepLayout { name: None } => layout_not_kept(),
        C::Clear { terrain } => terrain_cleared(terrain),
        C::Sides { sides } => side_count(*sides),
        C::Field { side, force: Some(fielded) } => side_fielded(side.saturating_add(1), fielded.models.len()),
        C::Field { side, force: None } => side_empty(side.saturating_add(1)),
        C::Ruleset { ruleset: id } => ruleset(spoken(id)),
        C::Campaign { campaign } => {
            if campaign.is_some() {
                for_campaign()
            } else {
                for_none()
            }
        }
        C::PutAway { away: true } => put_away(),
        C::PutAway { away: false } => brought_back(),
    }
}

/// What was said in a battle: how far it came, and the score.
pub fn turn(turn: u8, score: &[u32]) -> String {
    let score = score.iter().map(ToString::to_string).collect::<Vec<_>>().join(" : ");
    if turn == 0 { before_first(score) } else { in_turn(turn, score) }
}

/// With why it was said.
pub fn with_reason(said: String, reason: Option<&str>) -> String {
    match reason.map(str::trim) {
        None | Some("") => said,
        Some(reason) => reasoned(said, reason),
    }
}

/// A result with everything that tells it from another one of the same battle.
pub fn with_details(said: &str, result: &BattleResult) -> String {
    let mut more: Vec<String> = result.played.iter().map(played_on).collect();
    if result.turns > 0 {
        more.push(turns(result.turns));
    }
    let fallen: Vec<&str> =
        result.sides.iter().flat_map(|side| &side.casualties).map(|fallen| fallen.name.as_str()).collect();
    more.push(match fallen.as_slice() {
        [] if result.members().all(|side| result.fell_told(side)) => nobody_fell(),
        [] => fell_unknown(),
        names => fell(in_a_row(names)),
    });
    let done: Vec<String> = result.sides.iter().flat_map(|side| &side.deeds).map(|deed| spoken(&deed.deed)).collect();
    if !done.is_empty() {
        more.push(deeds(in_a_row(done)));
    }
    more.into_iter().fold(said.to_owned(), and_also)
}
