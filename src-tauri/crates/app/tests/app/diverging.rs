//! Anything happens to two books: once they have met they hold the same, and nothing is gone that nobody contradicted.

use std::collections::BTreeSet;
use std::path::Path;
use std::sync::Arc;

use nml_app::aftermath::{AftermathQuestion, CorrectionView};
use nml_app::campaigns::Campaign;
use nml_app::dispatch::answer;
use nml_app::failure::Failure;
use nml_app::paper::{BattleFiled, BattleSheet, PaperFall, PaperWho};
use nml_app::parcels::ParcelView;
use nml_app::session::Session;
use nml_app::streams::{All, Open};
use nml_app::subject::{Campaigns, Subject, Warbands};
use nml_app::warbands::Warband;
use nml_ledger::{Act, Hash, Kept};
use serde_json::{Value, json};

use crate::kit::{call, close, edit, faces, open_warband};
use crate::merging::{brief, held, take};
use crate::parcels::{hears, opens, page, sending, sent, whole};

/// What is in force in those streams of a book, by what was said first, and all that it knows of them.
fn standing(book: &Path, view: &ParcelView) -> [BTreeSet<Hash>; 2] {
    fn of<S: Subject>(all: &[Arc<Open<S>>], view: &ParcelView, sets: &mut [BTreeSet<Hash>; 2]) {
        for open in all.iter().filter(|open| view.streams.iter().any(|line| line.id == open.id.to_string())) {
            let tip = open.log.tip();
            let does = |kept: &&Kept<S::Command, S::Event>| matches!(kept.entry.act, Act::Do { .. });
            sets[0].extend(open.log.standing_at(&tip).into_iter().filter(does).map(Kept::first_said));
            sets[1].extend(open.log.known(&tip));
        }
    }
    let read = nml_store::Book::read(book).unwrap();
    let campaigns: Vec<Arc<Open<Campaigns>>> = All::of(&read).unwrap().read;
    let warbands: Vec<Arc<Open<Warbands>>> = All::of(&read).unwrap().read;
    let mut sets = [BTreeSet::new(), BTreeSet::new()];
    of(&campaigns, view, &mut sets);
    of(&warbands, view, &mut sets);
    sets
}

/// Faces of a die that nobody has thrown: the same for the same seed.
struct Chance(u64);

impl Chance {
    fn of(&mut self, count: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        usize::try_from(self.0 >> 33).unwrap() % count
    }
}

/// Everything comes from somewhere. Nothing goes except what somebody left out who knew of it, and what was shown on
/// the side that was not chosen or named as the cost of the choice.
fn uncontested_stays(
    view: &ParcelView,
    stands: &[&str],
    [[ours, we_know], [theirs, they_know]]: &[[BTreeSet<Hash>; 2]; 2],
    [now, _]: &[BTreeSet<Hash>; 2],
    alone: &BTreeSet<Hash>,
    of: &str,
) {
    assert!(now.is_subset(&(ours | theirs)), "nothing comes from nowhere: {of}");
    let lost: usize = view
        .conflicts
        .iter()
        .zip(stands)
        .map(|(conflict, stands)| match *stands {
            "here" => conflict.there.entries + conflict.here_costs.as_ref().map_or(0, |costs| costs.entries),
            _ => conflict.here.entries + conflict.there_costs.as_ref().map_or(0, |costs| costs.entries),
        })
        .sum();
    let gone = |entry: &&Hash| {
        !now.contains(entry)
            && (theirs.contains(entry) || !they_know.contains(entry))
            && (ours.contains(entry) || !we_know.contains(entry))
    };
    let gone = (ours | theirs).iter().filter(gone).count();
    assert!(gone <= lost, "{gone} of {lost}: {of}");
    let costs = view.conflicts.iter().zip(stands).any(|(conflict, stands)| match *stands {
        "here" => conflict.here_costs.is_some(),
        _ => conflict.there_costs.is_some(),
    });
    assert!(costs || alone.is_subset(now), "a game that nobody spoke of in the other book: {of}");
}

/// The games that one of two books filed, and of whose Warbands nobody said anything in the other one.
fn alone(books: [&Path; 2], warbands: &[String], before: &[[BTreeSet<Hash>; 2]; 2]) -> BTreeSet<Hash> {
    let mut games: [Vec<(Hash, String)>; 2] = Default::default();
    let mut spoken = [String::new(), String::new()];
    for (side, book) in books.into_iter().enumerate() {
        let known = &before[1 - side][1];
        let read = nml_store::Book::read(book).unwrap();
        let (campaigns, rosters) =
            (All::<Campaigns>::of(&read).unwrap().read, All::<Warbands>::of(&read).unwrap().read);
        for open in &campaigns {
            for kept in open.log.kept().iter().filter(|kept| !known.contains(&kept.first_said())) {
                let said = serde_json::to_string(&kept.entry.act).unwrap();
                spoken[side] += &said;
                // What was taken back is not told here.
                if !matches!(kept.entry.act, Act::Do { .. } | Act::Amend { .. }) {
                    spoken[side] += &warbands.join(" ");
                }
                let records = matches!(kept.command(), Some(nml_campaign::Command::Record { .. }));
                if records && before[side][0].contains(&kept.first_said()) {
                    games[side].push((kept.first_said(), said));
                }
            }
        }
        for open in &rosters {
            if open.log.kept().iter().any(|kept| !known.contains(&kept.first_said())) {
                spoken[side] += &open.id.to_string();
            }
        }
    }
    let mut alone = BTreeSet::new();
    for (side, games) in games.iter().enumerate() {
        let there =
            |said: &str| warbands.iter().any(|id| said.contains(id.as_str()) && spoken[1 - side].contains(id.as_str()));
        alone.extend(games.iter().filter(|(_, said)| !there(said)).map(|(entry, _)| *entry));
    }
    alone
}

/// Does something in a book, no matter what.
fn does_something(session: &Session, campaign: &str, warbands: &[String], chance: &mut Chance, word: &str) {
    let warband = &warbands[chance.of(warbands.len())];
    let models = open_warband(session, warband).models;
    let rename = json!({ "kind": "rename", "name": format!("{word} {}", chance.of(100)) });
    match chance.of(11) {
        0 => drop(edit(session, warband, &rename)),
        1 => drop::<Campaign>(call(
            session,
            "campaign_rename",
            json!({ "campaign": campaign, "name": format!("{word} {}", chance.of(100)) }),
        )),
        2 => {
            let paused = chance.of(2) == 0;
            let rest = json!({ "campaign": campaign, "warband": warband, "paused": paused });
            drop(may_say(session, "campaign_pause", rest));
        }
        3 | 4 => {
            let add = json!({ "kind": "add_model", "entry": "heretic-trooper" });
            drop(may_say(session, "warband_edit", json!({ "warband": warband, "edit": add })));
        }
        5 if !models.is_empty() => {
            let model = models[chance.of(models.len())].id;
            edit(
                session,
                warband,
                &json!({ "kind": "rename_model", "model": model, "name": format!("{word} {}", chance.of(9)) }),
            );
        }
        6 => drop(may_say(session, "warband_undo", json!({ "warband": warband }))),
        7 => {
            // A Warband that is no longer a member is not sent with the campaign, and may go on alone.
            let history: Value = call(session, "campaign_history", json!({ "campaign": campaign }));
            let last = history["entries"].as_array().unwrap().iter().rfind(|line| line["in_force"] == true);
            if !last.unwrap()["said"].as_str().unwrap().ends_with("admitted") {
                drop(may_say(session, "campaign_undo", json!({ "campaign": campaign })));
            }
        }
        8 | 9 => {
            let games = page(session, campaign).games;
            if let Some(game) = games.get(chance.of(games.len().max(1))) {
                let past = may_say(session, "correction", json!({ "aftermath": game.battle, "steps": [] }));
                let past: Option<CorrectionView> = past.ok().map(|past| serde_json::from_value(past).unwrap());
                if let Some(past) = past {
                    let lines = past.pages.iter().flat_map(|page| &page.lines);
                    let thrown =
                        |question: &AftermathQuestion| question.dice.as_ref().is_some_and(|dice| dice.count == 1);
                    let rolls: Vec<_> = lines.filter(|line| line.question.as_ref().is_some_and(thrown)).collect();
                    let mut steps = Vec::new();
                    if let (Some(roll), true) = (rolls.get(chance.of(rolls.len().max(1))), chance.of(2) == 0) {
                        let answer = faces(&[u8::try_from(1 + chance.of(6)).unwrap()]);
                        steps.push(json!({ "kind": "anew", "seq": roll.seq, "place": roll.place, "answer": answer }));
                    }
                    if steps.is_empty() || chance.of(2) == 0 {
                        let mut battle = past.result.sheet.battle;
                        battle.sides[chance.of(2)].vp = Some(u16::try_from(chance.of(12)).unwrap());
                        battle.winner = None;
                        steps.push(json!({ "kind": "result", "battle": battle }));
                    }
                    let correction = json!({ "aftermath": game.battle, "steps": steps, "reason": word });
                    drop(may_say(session, "correction_accept", correction));
                }
            }
        }
        _ => {
            let other = &warbands[chance.of(warbands.len())];
            if other != warband {
                let sheet: BattleSheet = call(session, "battle_sheet_open", json!({ "campaign": campaign }));
                let mut battle = sheet.battle;
                for (side, of) in battle.sides.iter_mut().zip([warband, other]) {
                    side.who = PaperWho::Warband { warband: of.clone() };
                    side.vp = Some(u16::try_from(chance.of(12)).unwrap());
                    side.took_part.clear();
                }
                if let (Some(first), true) = (models.first(), chance.of(2) == 0) {
                    battle.sides[0].took_part.push(first.id);
                    battle.sides[0].fell.push(PaperFall { model: first.id, turn: None, by: None });
                }
                battle.played = Some("2026-04-30".into());
                let filed = may_say(session, "battle_sheet_file", json!({ "campaign": campaign, "battle": battle }));
                if let Ok(filed) = filed {
                    let filed: BattleFiled = serde_json::from_value(filed).unwrap();
                    close(session, &filed.battle);
                }
            }
        }
    }
}

/// What may be refused as things stand.
fn may_say(session: &Session, name: &str, input: Value) -> Result<Value, Failure> {
    answer(session, name, input).map(|said| serde_json::from_str(said.get()).unwrap())
}

#[test]
fn books_that_diverge_at_random_hold_the_same_once_they_have_met() {
    let mut met = [0; 2];
    let mut crossed = 0;
    for seed in 100..112 {
        let (ines, tomas) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
        let here = sending(&ines, "ardent-mile.nml", "Ines");
        let there = sending(&tomas, "book.nml", "Tomas");
        let books = [ines.path().join("ardent-mile.nml"), tomas.path().join("book.nml")];
        let (campaign, warbands) = crate::evenings::club(&here);
        for warband in &warbands {
            let _: Warband = edit(&here, warband, &json!({ "kind": "add_model", "entry": "heretic-trooper" }));
        }
        let _: Value = call(&there, "book_new", json!({ "holds": "nothing" }));
        let _ = hears(&here, &ines, &there, &campaign);
        let mut chance = Chance(seed);
        for meeting in 0..3 {
            for (session, word) in [(&here, "Ines’"), (&there, "Tomas’")] {
                for _ in 0..chance.of(5) {
                    does_something(session, &campaign, &warbands, &mut chance, word);
                }
            }
            let hers = sent(&here, &ines, &campaign);
            let view = opens(&here, sent(&there, &tomas, &campaign));
            let before = books.clone().map(|book| standing(&book, &view));
            let stands: Vec<&str> = view.conflicts.iter().map(|_| ["here", "there"][chance.of(2)]).collect();
            let of = format!("seed {seed}, meeting {meeting}, {stands:?} of {}", brief(&view));
            // With any decision, what nobody contradicts stays in force, or is named with that choice.
            let sides = books.each_ref().map(|book| book.as_path());
            let alone = alone(sides, &warbands, &before);
            for side in if view.conflicts.is_empty() { &[][..] } else { &["here", "there"] } {
                let tried = tempfile::tempdir().unwrap();
                let copy = tried.path().join("ardent-mile.nml");
                nml_store::Book::read(&books[0]).unwrap().backup(&copy, nml_store::Overwrite::Refuse).unwrap();
                let decided = vec![*side; view.conflicts.len()];
                let session = sending(&tried, "ardent-mile.nml", "Ines");
                let again = opens(&session, crate::parcels::dropped(&tomas.path().join("sent.nmlp")));
                take(&session, &again, &decided);
                uncontested_stays(&view, &decided, &before, &standing(&copy, &view), &alone, &of);
                whole(&session);
            }
            let mut decided = stands.clone();
            let said = json!({ "parcel": view.parcel, "stands": stands });
            if let Err(failure) = may_say(&here, "parcel_take", said) {
                assert_eq!(failure.code, "NOT_TOGETHER", "{of}");
                decided = vec!["there"; stands.len()];
                take(&here, &view, &decided);
            }
            uncontested_stays(&view, &decided, &before, &standing(&books[0], &view), &alone, &of);
            met[usize::from(stands.is_empty())] += 1;
            let mut of = of;
            // He decides on his own as well, before he hears what she decided.
            if !stands.is_empty() {
                let his = opens(&there, hers);
                let sides: Vec<&str> = his.conflicts.iter().map(|_| ["here", "there"][chance.of(2)]).collect();
                if may_say(&there, "parcel_take", json!({ "parcel": his.parcel, "stands": sides })).is_ok() {
                    let view = opens(&here, sent(&there, &tomas, &campaign));
                    let before = books.clone().map(|book| standing(&book, &view));
                    let stands = vec![["here", "there"][chance.of(2)]; view.conflicts.len()];
                    of = format!("{of}\nhis {sides:?}, then {stands:?} of {}", brief(&view));
                    take(&here, &view, &stands);
                    uncontested_stays(&view, &stands, &before, &standing(&books[0], &view), &BTreeSet::new(), &of);
                    crossed += 1;
                }
            }
            let heard = opens(&there, sent(&here, &ines, &campaign));
            let of = format!("{of}\nand back: {}", brief(&heard));
            assert!(heard.conflicts.is_empty(), "{of}");
            take(&there, &heard, &[]);
            let both = books.clone().map(|book| held(&book));
            let differ = both[0].bytes().zip(both[1].bytes()).take_while(|(a, b)| a == b).count();
            let from = differ.saturating_sub(200);
            let around = |text: &str| {
                String::from_utf8_lossy(&text.as_bytes()[from.min(text.len())..]).chars().take(600).collect::<String>()
            };
            assert!(both[0] == both[1], "{of}\n{}\n{}", around(&both[0]), around(&both[1]));
            whole(&here);
            whole(&there);
        }
    }
    assert!(met.iter().all(|meetings| *meetings > 2), "with conflicts and without: {met:?}");
    assert!(crossed > 1, "both decided: {crossed}");
}
