//! A season corrected wherever somebody said something, compared with a run from the beginning.

use serde_json::Value;

use super::super::book::Book;
use super::super::properties::Chance;
use super::twelve::Season;
use super::*;

/// A season as it was played to its end.
fn played(seed: u64) -> Annals {
    let mut season = Season::new(seed);
    while season.step() {}
    season.annals
}

/// What might have been said at this place: another answer to the same question, another result, or nothing.
fn otherwise(annals: &Annals, seq: u64, seed: u64) -> Vec<Command> {
    let at = usize::try_from(seq).unwrap() - 1;
    let Entry::Campaign { command, .. } = &annals.entries[at] else { panic!("an entry of a Warband") };
    let (campaign, rosters) = annals.after(at);
    let mut book = Book { chance: Chance(seed ^ seq), campaign, rosters, battles: 0, lawful: true };
    if book.chance.below(5) == 0 {
        return Vec::new();
    }
    let other = match command {
        Command::Roll { .. } | Command::Answer { .. } | Command::Trade { .. } => another(&mut book, command),
        Command::Record { result, .. } => Some(book.record(result.battle.clone())),
        Command::Plan { .. } => Some(planned(&mut book, command.clone())),
        Command::Admit { entry } => {
            let threshold_delta = entry.threshold_delta - 200;
            Some(Command::Admit { entry: EnrolledWarband { threshold_delta, ..entry.clone() } })
        }
        Command::Rename { .. }
        | Command::MovePack { .. }
        | Command::SetHouse { .. }
        | Command::WriteRules { .. }
        | Command::SignUp { .. }
        | Command::SignOff { .. }
        | Command::Describe { .. }
        | Command::Withdraw { .. }
        | Command::BeginAnew { .. }
        | Command::Pause { .. }
        | Command::Enter { .. }
        | Command::SealVision { .. }
        | Command::EndMap
        | Command::RevealVision { .. }
        | Command::EnterEarlier { .. }
        | Command::Cancel { .. }
        | Command::SetAside { .. }
        | Command::Close { .. } => None,
    };
    other.into_iter().collect()
}

/// Another answer to the same question. `None` if there is no other, or the dice do not find one.
fn another(book: &mut Book, said: &Command) -> Option<Command> {
    let (battle, warband, model) = page_of(said).unwrap();
    let asked = requests(book.tables(), &book.campaign, battle);
    let same = |request: &&Request| request.warband == warband && request.model == model;
    let request = asked.iter().find(same).unwrap();
    (0..8).map(|_| book.meets(request.clone())).find(|other| other != said)
}

/// The sides in another order, another scenario, or an outsider more or less.
fn planned(book: &mut Book, mut plan: Command) -> Command {
    if let Command::Plan { warbands, outsiders, scenario, picked, .. } = &mut plan {
        *picked = Picked::Agreement;
        match book.chance.below(3) {
            0 => warbands.reverse(),
            1 => *scenario = book.chance.one(&["relic-hunt", "dragon-hunt", "supply-raid"]).to_owned(),
            _ if outsiders.is_empty() => outsiders.push(Outsider { id: STRANGER.into(), name: "A Friend".into() }),
            _ => outsiders.clear(),
        }
    }
    plan
}

/// Where two things differ, by the paths of their JSON.
fn differences(path: &str, one: &Value, other: &Value, found: &mut Vec<String>) {
    if one == other || found.len() > 12 {
        return;
    }
    match (one, other) {
        (Value::Object(ones), Value::Object(others)) => {
            let keys: BTreeMap<&String, ()> = ones.keys().chain(others.keys()).map(|key| (key, ())).collect();
            for key in keys.into_keys() {
                differences(&format!("{path}/{key}"), &one[key], &other[key], found);
            }
        }
        (Value::Array(ones), Value::Array(others)) if ones.len() == others.len() => {
            for (at, (one, other)) in ones.iter().zip(others).enumerate() {
                differences(&format!("{path}/{at}"), one, other, found);
            }
        }
        _ => found.push(format!("{path}: {one} against {other}")),
    }
}

fn agree<T: PartialEq + serde::Serialize>(one: &T, other: &T, of: &str) {
    if one != other {
        let mut found = Vec::new();
        let [one, other] = [one, other].map(|value| serde_json::to_value(value).unwrap());
        differences("", &one, &other, &mut found);
        panic!("{of}:\n{}", found.join("\n"));
    }
}

/// Answers before the rest of a page is settled at the table.
const PATIENCE: usize = 3;

/// Corrects one entry; whether anything changed, and how often something had to be answered first.
fn amend(annals: &mut Annals, seq: u64, seed: u64) -> (bool, usize) {
    annals.book.chance = Chance(!(seed ^ seq));
    let mut edits = Edits::from([(seq, otherwise(annals, seq, seed))]);
    let corrected = annals.brought_through_with(&mut edits, PATIENCE);
    let of = format!("seed {seed}, entry {seq} of {}: {:?} said instead", annals.entries.len(), edits[&seq]);
    let first = *edits.keys().next().unwrap();
    assert_eq!(first, seq, "{of}: nothing before it is asked");
    let (campaign, rosters) = annals.afresh_from(usize::try_from(seq).unwrap() - 1, &corrected);
    agree(&corrected.campaign, &campaign, &of);
    agree(&corrected.rosters, &rosters, &of);
    // What was accepted is the past from then on: it is not a correction of itself.
    let after = annals.correct_as(&Edits::new(), &corrected.entries, &corrected.warbands);
    assert!(after.entries.is_empty() && after.warbands.is_empty() && after.lost.is_empty(), "{of}");
    agree(&after.campaign, &campaign, &of);
    agree(&after.rosters, &rosters, &of);
    (corrected.campaign != annals.book.campaign, edits.len() - 1)
}

/// The campaign's own entries.
fn told(annals: &Annals) -> Vec<u64> {
    let campaigns = |(_, entry): &(u64, &Entry)| matches!(entry, Entry::Campaign { .. });
    (1..).zip(&annals.entries).filter(campaigns).map(|(seq, _)| seq).collect()
}

#[test]
fn a_season_decided_again_from_the_beginning_is_the_same_season() {
    let annals = played(1);
    let corrected = annals.correct(&Edits::new());
    assert!(corrected.entries.is_empty() && corrected.warbands.is_empty() && corrected.lost.is_empty());
    assert_eq!(corrected.question, None);
    let (campaign, rosters) = annals.afresh(&corrected);
    agree(&campaign, &annals.book.campaign, "as it was said");
    agree(&rosters, &annals.book.rosters, "as it was said");
    agree(&campaign, &corrected.campaign, "as it is corrected");
}

/// Corrects the season at these entries, one after the other; how often it changed, and how often something had to be
/// answered first.
fn amended(annals: &Annals, seed: u64, entries: &[u64]) -> (usize, usize) {
    let mut annals = annals.clone();
    let all = entries.iter().map(|seq| amend(&mut annals, *seq, seed));
    all.fold((0, 0), |(differing, asked), (differs, more)| (differing + usize::from(differs), asked + more))
}

/// One entry of this many is corrected in the sample: 1 in 200.
const EACH: usize = 200;
/// Every entry of this battle is, too.
const WHOLE: usize = 50;

#[test]
fn a_season_corrected_here_and_there_is_what_a_run_from_the_beginning_comes_to() {
    let annals = played(1);
    let all = told(&annals);
    let here_and_there: Vec<u64> = all.iter().skip(EACH / 2).step_by(EACH).copied().collect();
    let (differing, _) = amended(&annals, 1, &here_and_there);
    assert!(2 * differing > here_and_there.len(), "{differing} of {}", here_and_there.len());
}

#[test]
fn one_battle_of_a_season_corrected_anywhere_is_what_a_run_from_the_beginning_comes_to() {
    let annals = played(1);
    let battle = &annals.book.campaign.games[WHOLE].battle;
    let is_of = |seq: &u64| match &annals.entries[usize::try_from(*seq).unwrap() - 1] {
        Entry::Campaign { command, .. } => of_battle(command) == Some(battle),
        Entry::Warband { .. } => false,
    };
    let whole: Vec<u64> = told(&annals).into_iter().filter(is_of).collect();
    let (differing, _) = amended(&annals, 1, &whole);
    assert!(whole.len() > 20 && 2 * differing > whole.len(), "{differing} of {}", whole.len());
}

#[test]
#[ignore = "every entry of a season: half an hour with --release"]
fn a_season_corrected_anywhere_is_what_a_run_from_the_beginning_comes_to() {
    let annals = played(1);
    let all = told(&annals);
    let (differing, _) = amended(&annals, 1, &all);
    assert!(3 * differing > 2 * all.len(), "{differing} of {}", all.len());
}
