//! Properties of campaigns whose Warbands are in the book: all six steps, half of the commands answering what is asked,
//! the others made up.

use std::collections::BTreeMap;

use super::book::Book;
use super::*;
use nml_catalogue::Boon;
use nml_warband::{self as warband, Model, Roster};

/// ELITE models that the Promotion step counts.
fn counted(roster: &Roster) -> usize {
    let report = warband::check(roster, &CATALOGUE);
    let apart = |model: &Model| model.boons(&CATALOGUE).iter().any(|(boon, _)| matches!(boon, Boon::NotCountedAsElite));
    let uncounted = roster.models.iter().zip(&report.models).filter(|(model, cost)| cost.elite && apart(model)).count();
    let hired = roster.hired.iter().filter(|model| (model.promoted || model.entry == "witchburner") && apart(model));
    usize::from(report.elite) - uncounted - hired.count()
}

/// Ducats and Glory after these changes of a roster, as each says.
#[expect(clippy::wildcard_enum_match_arm, reason = "few changes move sums")]
fn sums(roster: &Roster, changes: &[RosterChange]) -> (u32, u32) {
    let (mut ducats, glory) = (roster.strongbox, roster.glory);
    let (mut more, mut less) = (0, 0);
    for change in changes {
        match change {
            RosterChange::DucatsGained { ducats: gained, .. } | RosterChange::RansomReceived { ducats: gained, .. } => {
                ducats += gained
            }
            RosterChange::RansomPaid { ducats: ransom, .. } => {
                ducats = ducats.checked_sub(*ransom).expect("a ransom that is there")
            }
            RosterChange::ModelSold { ducats: price, .. } => ducats += price,
            RosterChange::CameBack { ducats: price, .. } | RosterChange::UpkeepPaid { ducats: price, .. } => {
                ducats = ducats.checked_sub(*price).expect("nothing is paid that is not there")
            }
            RosterChange::ReinforcementsCalled { budget } => ducats = *budget,
            RosterChange::ReinforcementsOver => ducats = 0,
            RosterChange::GloryGained { glory, .. } => more += glory,
            RosterChange::GlorySpent { glory, .. } => less += glory,
            RosterChange::Edited { event } => match &**event {
                warband::Event::ModelAdded { paid: price, .. }
                | warband::Event::OptionAdded { paid: price, .. }
                | warband::Event::ItemBought { paid: price, .. }
                | warband::Event::Hired { paid: price, .. } => {
                    let price = price.unwrap_or_default();
                    ducats = ducats.checked_sub(price.ducats).expect("nothing is paid that is not there");
                    less += price.glory;
                }
                warband::Event::ItemSold { received, .. } => {
                    let received = received.unwrap_or_default();
                    ducats += received.ducats;
                    more += received.glory;
                }
                _ => {}
            },
            _ => {}
        }
    }
    (ducats, (glory + more).checked_sub(less).expect("no Glory is spent that is not there"))
}

/// What holds of every open page at any moment.
fn looks_sound(book: &Book, open: &Options, seed: u64) {
    let Some(game) = book.open() else { return };
    let aftermath = game.open().unwrap();
    for page in &aftermath.pages {
        let draft = page.draft(&game.battle).unwrap();
        let expected = sums(page.roster.as_ref().unwrap(), &page.changes());
        assert_eq!((draft.strongbox, draft.glory), expected, "seed {seed}");
        assert!(draft.failed_promotions <= 5, "seed {seed}");
        let asked = open.requests.iter().filter(|request| request.warband == page.warband);
        for request in asked.clone() {
            assert!(!page.steps.signed, "seed {seed}: a signed page asks {:?}", request.ask);
            if let Ask::Promotion { failed } = request.ask {
                assert!(failed < 5, "seed {seed}: the sixth die is not thrown");
                assert!(counted(&draft) < 6, "seed {seed}: six are ELITE");
            }
        }
        let fates = page.cases.iter().any(|case| !case.settled());
        assert!(fates || asked.count() <= 1, "seed {seed}: one thing at a time");
    }
    let asked = open.requests.iter().any(|request| request.battle == game.battle);
    let terms = open.battles.iter().find(|terms| terms.battle == game.battle).unwrap();
    assert_ne!(asked, terms.may_close, "seed {seed}");
}

#[test]
fn in_all_steps_options_admit_exactly_what_decide_accepts_and_pages_stay_sound() {
    let mut accepted = BTreeMap::<String, (u32, u32)>::new();
    for seed in 0..16 {
        let mut book = Book::new(seed);
        for _ in 0..500 {
            let command = book.command();
            let open = options(book.tables(), &book.campaign);
            looks_sound(&book, &open, seed);
            let admitted = admits(book.tables(), &open, &command);
            let events = book.say(&command, |campaign, event| {
                let Event::Worked { battle, warband, changes, .. } = event else { return };
                if changes.iter().any(|change| matches!(change, RosterChange::Promoted { .. })) {
                    let page = campaign.game(battle).unwrap().open().unwrap().page(warband).unwrap();
                    assert!(counted(&page.draft(battle).unwrap()) < 6, "seed {seed}: a seventh ELITE");
                }
            });
            assert_eq!(admitted, events.is_some(), "seed {seed}: {command:?}\n{:#?}", open.requests);
            let text = serde_json::to_value(&command).unwrap();
            let kind = [&text["do"], &text["answer"]["is"]].map(|word| word.as_str().unwrap_or_default());
            let seen = accepted.entry(kind.join(" ")).or_default();
            if admitted {
                seen.0 += 1;
            } else {
                seen.1 += 1;
            }
        }
    }
    // Every step is reached, and every kind of answer given.
    let never: Vec<&str> = accepted.iter().filter(|(_, (yes, _))| *yes == 0).map(|(kind, _)| kind.as_str()).collect();
    // Nobody of theirs is for sale.
    assert_eq!(never, ["answer sell_model"], "{accepted:#?}");
    assert_eq!(accepted.len(), 33, "{accepted:#?}");
}

#[test]
fn folding_the_events_of_all_steps_again_gives_the_same_campaign() {
    for seed in 100..104 {
        let mut book = Book::new(seed);
        let mut again = book.campaign.clone();
        for _ in 0..300 {
            let command = book.command();
            for event in book.say(&command, |_, _| {}).unwrap_or_default() {
                let text = serde_json::to_string(&event).unwrap();
                evolve(&mut again, &serde_json::from_str(&text).unwrap());
            }
        }
        assert_eq!(again, book.campaign, "seed {seed}");
        let text = serde_json::to_string(&again).unwrap();
        assert_eq!(serde_json::from_str::<Campaign>(&text).unwrap(), again);
    }
}

#[test]
fn every_page_can_be_brought_to_its_signature() {
    for seed in 200..206 {
        let mut book = Book::new(seed);
        for _ in 0..SOME {
            let command = book.command();
            book.say(&command, |_, _| {});
        }
        for left in (0..ENOUGH).rev() {
            let Some(game) = book.open() else { break };
            assert!(left > 0, "seed {seed}: {:#?}", options(book.tables(), &book.campaign).requests);
            let battle = game.battle.clone();
            let requests = options(book.tables(), &book.campaign).requests;
            // Trade ends as soon as the step comes up.
            let trade = requests.iter().find(|request| matches!(request.ask, Ask::Trade { .. }));
            let command = match trade {
                Some(Request { warband, .. }) => {
                    Command::Answer { battle, warband: warband.clone(), model: None, answer: Answer::Done }
                }
                None => book.fitting(&requests),
            };
            assert!(book.say(&command, |_, _| {}).is_some(), "seed {seed}: {command:?}");
        }
    }
}

/// Commands before a page is brought to its end.
const SOME: usize = 150;
/// Commands within which every page comes to its end.
const ENOUGH: usize = 200;
