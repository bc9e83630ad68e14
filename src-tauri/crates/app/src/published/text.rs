//! What is published as plain text for a chat: short lines, no tables, nothing that another type would break.

use nml_exchange::print::{ChronicleGame, Named};

use super::{Published, PublishedBattle, PublishedCampaign, PublishedEvening, PublishedPairing, PublishedTable};
use crate::words::published as say;

/// Games that a chat is told of.
const LAST: usize = 3;

pub(super) fn text(published: &Published) -> String {
    match published {
        Published::Campaign(campaign) => self::campaign(campaign),
        Published::Warband(warband) => warband.text.clone(),
        Published::Evening(evening) => self::evening(evening),
        Published::Battle(battle) => self::battle(battle),
    }
}

/// What it is, in a sentence.
pub(super) fn about(published: &Published) -> String {
    match published {
        Published::Campaign(campaign) => join(&[&campaign.chronicle.about, &say::as_of(&campaign.as_of)]),
        Published::Warband(warband) => {
            let roster = &warband.roster;
            join(&[&say::about_warband(&roster.faction, roster.models.len()), &say::as_of(&warband.as_of)])
        }
        Published::Evening(evening) => evening.day.clone(),
        Published::Battle(battle) => {
            let score = battle.sides.iter().map(|side| format!("{} {}", side.name, side.points));
            join(&[&battle.scenario.name, &score.collect::<Vec<_>>().join(" : "), &ended(battle)])
        }
    }
}

fn join(parts: &[&str]) -> String {
    let said: Vec<&str> = parts.iter().copied().filter(|part| !part.is_empty()).collect();
    said.join(" · ")
}

/// A heading and its lines; nothing where there are none.
fn part(heading: &str, lines: &[String]) -> Option<String> {
    (!lines.is_empty()).then(|| format!("{heading}\n{}", lines.join("\n")))
}

fn whole(parts: impl IntoIterator<Item = Option<String>>) -> String {
    let mut text = parts.into_iter().flatten().collect::<Vec<_>>().join("\n\n");
    text.push('\n');
    text
}

fn campaign(campaign: &PublishedCampaign) -> String {
    let told = &campaign.chronicle;
    let head = format!("{}\n{}", told.name, join(&[&told.about, &say::as_of(&campaign.as_of)]));
    let named = |line: &Named| format!("- {}: {}", line.name, line.text);
    let standings = told.standings.iter().map(|line| {
        let figure = |at: usize| line.figures.get(at).map_or("", String::as_str);
        // Campaign Victory Points, and won–drawn–lost.
        say::standing(&line.rank, &line.name, figure(0), figure(2))
    });
    whole([
        Some(head),
        part(say::NEXT, &campaign.pairings.iter().map(pairing).collect::<Vec<_>>()),
        part(say::LAST, &told.games.iter().rev().take(LAST).map(game).collect::<Vec<_>>()),
        part(say::STANDINGS, &standings.collect::<Vec<_>>()),
        part(say::MISSING, &campaign.missing.iter().map(named).collect::<Vec<_>>()),
        part(say::WAITING, &campaign.waiting.iter().map(named).collect::<Vec<_>>()),
    ])
}

/// Every round as it was drawn, or as it went; how the campaigns stand, and what is missing.
fn evening(evening: &PublishedEvening) -> String {
    let mut parts = vec![Some(format!("{}\n{}", evening.name, evening.day))];
    for round in &evening.rounds {
        let byes = round.byes.iter().map(|name| format!("- {}", say::sits_out(name)));
        let lines: Vec<String> = round.games.iter().map(table).chain(byes).collect();
        parts.push(part(&round.title, &lines));
    }
    for campaign in &evening.standings {
        let lines = campaign.places.iter().map(|line| {
            let figure = |at: usize| line.figures.get(at).map_or("", String::as_str);
            say::standing(&line.rank, &line.name, figure(0), figure(2))
        });
        parts.push(part(&campaign.name, &lines.collect::<Vec<_>>()));
    }
    let missing = evening.missing.iter().map(|line| format!("- {}: {}", line.name, line.text));
    parts.push(part(say::MISSING, &missing.collect::<Vec<_>>()));
    whole(parts)
}

fn table(game: &PublishedTable) -> String {
    let head = format!("- {}", join(&[&game.table, &game.sides.join(" – ")]));
    let under = join(&[&game.scenario, &game.result]);
    if under.is_empty() { head } else { format!("{head}\n  {under}") }
}

fn pairing(pairing: &PublishedPairing) -> String {
    let due = pairing.due.as_deref().map(say::due).unwrap_or_default();
    let state = [(pairing.begun, say::BEGUN), (pairing.overdue, say::OVERDUE)];
    let state: Vec<&str> = state.into_iter().filter(|(is, _)| *is).map(|(_, word)| word).collect();
    format!("- {}\n  {}", pairing.sides, join(&[&pairing.scenario, &due, &state.join(", ")]))
}

fn game(game: &ChronicleGame) -> String {
    let head = format!("- {}", join(&[&game.number, &game.scenario]));
    let sides = game.sides.iter().map(|side| format!("  {}", say::side(&side.name, &side.vp, &side.outcome)));
    std::iter::once(head).chain(sides).collect::<Vec<_>>().join("\n")
}

/// How it ended, or how far it is.
fn ended(battle: &PublishedBattle) -> String {
    let Some(outcome) = battle.outcome else { return say::goes_on(battle.turn) };
    let winner = outcome.winner.and_then(|side| battle.sides.get(usize::from(side)));
    let how = winner.map_or_else(|| say::DRAW.to_owned(), |side| say::won(&side.name));
    say::ended(&how, battle.turn, battle.over.as_deref().unwrap_or_default())
}

fn battle(battle: &PublishedBattle) -> String {
    let name = |model: u16| battle.models.get(usize::from(model)).map(|model| model.sheet.name.as_str());
    let score = battle.sides.iter().map(|side| say::score(&side.letter, &side.name, side.points));
    let mut head = vec![battle.name.clone()];
    head.extend((battle.scenario.name != battle.name).then(|| battle.scenario.name.clone()));
    head.push(say::as_of(&battle.as_of));
    let mut fallen: Vec<_> = battle.models.iter().filter_map(|model| Some((model.fall.as_ref()?, model))).collect();
    fallen.sort_by_key(|(fall, _)| fall.turn);
    let fallen = fallen.into_iter().map(|(fall, model)| {
        let letter = battle.sides.get(usize::from(model.side)).map_or("", |side| &side.letter);
        let fell = say::fell(&model.sheet.name, fall.by.and_then(name), fall.turn);
        if letter.is_empty() { format!("- {fell}") } else { format!("- {letter}  {fell}") }
    });
    let deeds = battle.deeds.iter().map(|done| {
        let deed = battle.scenario.deeds.iter().find(|deed| deed.id == done.deed);
        let side = battle.sides.get(usize::from(done.side)).map_or("", |side| &side.name);
        let by = done.model.and_then(name).unwrap_or(side);
        format!("- {}", say::deed(deed.map_or(&done.deed, |deed| &deed.name), by))
    });
    whole([
        Some(head.join("\n")),
        Some(score.chain([ended(battle)]).collect::<Vec<_>>().join("\n")),
        part(say::OUT, &fallen.collect::<Vec<_>>()),
        part(say::DEEDS, &deeds.collect::<Vec<_>>()),
    ])
}
