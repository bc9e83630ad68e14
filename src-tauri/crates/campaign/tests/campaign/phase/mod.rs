//! Whole Campaign Phases with literal dice: what follows Trauma, on the official pack's own tables.

mod between_games;
mod exploration;
mod finds;
mod left_over;
mod mercenaries;
mod promotion;
mod quartermaster;
mod trauma_kit;

use super::*;
use nml_warband::{Learned, Model, Price, Roster};

const LIEUTENANT: u32 = 1;
const CLERIC: u32 = 2;
const YEOMAN: u32 = 3;
const TOBIN: u32 = 4;
const ISOLDE: u32 = 5;

fn model(id: u32, entry: &str, items: &[&str]) -> Model {
    let items = items.iter().map(|item| (*item).to_owned()).collect();
    Model { id, entry: entry.into(), items, ..Model::default() }
}

/// A Lieutenant, a Trench Cleric and three Yeomen of New Antioch, 90 ducats in the Strongbox.
fn redoubt() -> Roster {
    Roster {
        name: "The Seventh Redoubt".into(),
        faction: "new-antioch".into(),
        campaign: true,
        mustered: true,
        strongbox: 90,
        models: vec![
            model(LIEUTENANT, "lieutenant", &["pistol", "sword-axe"]),
            model(CLERIC, "trench-cleric", &["sword-axe"]),
            model(YEOMAN, "yeoman", &["bolt-action-rifle"]),
            model(TOBIN, "yeoman", &["bolt-action-rifle"]),
            model(ISOLDE, "yeoman", &["trench-knife"]),
        ],
        choices: [("patron".to_owned(), "temporal-lord".to_owned())].into(),
        next_model: 6,
        ..Roster::default()
    }
}

fn learned(id: &str) -> Learned {
    Learned::from(id)
}

fn took(warband: &str, outcome: Outcome, deeds: Vec<Deed>) -> SideResult {
    SideResult { deeds, took_part: (1..=5).collect(), ..side(warband, 10, outcome, Vec::new()) }
}

fn deed(id: &str, model: Option<u32>) -> Deed {
    Deed { deed: id.into(), model, glory: 1, promotion_dice: 1, leader_experience: false }
}

/// The Redoubt's battle against a Warband that is not in this book.
fn fought(roster: Roster, side: SideResult) -> Record {
    fought_in(Record::new(), roster, side)
}

fn fought_in(mut record: Record, roster: Roster, side: SideResult) -> Record {
    record.rosters.insert(REDOUBT.into(), roster);
    record.plan(BATTLE, &[REDOUBT, CHOIR]);
    let other = if side.outcome == Outcome::Won { Outcome::Lost } else { Outcome::Won };
    let sides = vec![side, super::side(CHOIR, 3, other, Vec::new())];
    record.say(Command::Record { result: ended(BATTLE, sides), rosters: Vec::new() });
    record
}

/// A battle of five models without Deeds or casualties, and its Promotion Die thrown without a 6.
fn quiet(roster: Roster) -> Record {
    quiet_in(Record::new(), roster)
}

fn quiet_in(record: Record, roster: Roster) -> Record {
    let mut record = fought_in(record, roster, took(REDOUBT, Outcome::Lost, Vec::new()));
    record.choose(None, Answer::Allot { dice: vec![Allotment { model: YEOMAN, dice: 1 }] });
    record.throw(Some(YEOMAN), &[3]);
    record
}

impl Record {
    fn page(&self) -> &Page {
        self.campaign.game(BATTLE).unwrap().played.as_ref().unwrap().aftermath.page(REDOUBT).unwrap()
    }

    fn draft(&self) -> Roster {
        self.page().draft(BATTLE).unwrap()
    }

    fn member(&self, id: u32) -> Model {
        self.draft().models.into_iter().find(|model| model.id == id).unwrap()
    }

    fn asked(&self) -> Ask {
        let open = options(tables().with(&self.rosters), &self.campaign);
        open.requests.into_iter().find(|request| request.warband == REDOUBT).unwrap().ask
    }

    fn throw(&mut self, model: Option<u32>, shown: &[u8]) {
        let (battle, warband) = (BATTLE.into(), REDOUBT.into());
        self.say(Command::Roll { battle, warband, model, faces: faces(shown), source: Source::Table });
    }

    fn choice(model: Option<u32>, answer: Answer) -> Command {
        Command::Answer { battle: BATTLE.into(), warband: REDOUBT.into(), model, answer }
    }

    fn choose(&mut self, model: Option<u32>, answer: Answer) {
        self.say(Self::choice(model, answer));
    }

    fn trade(command: nml_warband::Command) -> Command {
        Command::Trade { battle: BATTLE.into(), warband: REDOUBT.into(), command: Box::new(command) }
    }
}

fn allot(dice: &[(u32, u8)]) -> Answer {
    Answer::Allot { dice: dice.iter().map(|(model, dice)| Allotment { model: *model, dice: *dice }).collect() }
}

/// Three dice on the Common table after the first game.
fn exploring(roster: Roster, shown: &[u8]) -> Record {
    let mut record = quiet(roster);
    record.choose(None, Answer::Pass);
    record.throw(None, shown);
    record
}

fn buys(model: u32, item: &str, ducats: u32, glory: u32) -> Command {
    let price = Some(Price { ducats, glory });
    Record::trade(nml_warband::Command::BuyItem { model, item: item.into(), faction: None, price })
}

/// The Quartermaster Step after nothing was found.
fn quartermaster(roster: Roster) -> Record {
    let mut record = exploring(roster, &[6, 6, 1]);
    record.choose(None, Answer::Done);
    assert!(matches!(record.asked(), Ask::Trade { .. }), "{:?}", record.asked());
    record
}

/// The Lieutenant and the Yeoman fell; the Redoubt lost.
fn fallen(roster: Roster) -> Record {
    let casualties = vec![casualty(LIEUTENANT, "lieutenant", true, None), casualty(YEOMAN, "yeoman", false, None)];
    fought(roster, SideResult { casualties, ..took(REDOUBT, Outcome::Lost, Vec::new()) })
}

#[test]
fn glory_and_ducats_of_those_on_the_field_come_with_the_game() {
    let mut roster = redoubt();
    roster.models[0].skills = vec![learned("glory-hound"), learned("pennies-from-heaven")];
    let mut side = took(REDOUBT, Outcome::Lost, Vec::new());
    let record = fought(roster.clone(), side.clone());
    assert_eq!(record.draft().glory, 1);
    assert!(matches!(record.asked(), Ask::Spoils { times: 5, .. }));
    let mut record = record;
    record.throw(Some(LIEUTENANT), &[4]);
    assert_eq!(record.draft().strongbox, 90 + 20);
    side.casualties = vec![casualty(LIEUTENANT, "lieutenant", true, None)];
    assert_eq!(fought(roster, side).draft().glory, 0, "he did not end it on the battlefield");
}

#[test]
fn a_step_is_settled_at_the_table_and_the_page_signed() {
    let mut record = fought(redoubt(), took(REDOUBT, Outcome::Lost, Vec::new()));
    let aside = |step| Command::SetAside {
        battle: BATTLE.into(),
        warband: REDOUBT.into(),
        step,
        reason: "Written on paper".into(),
    };
    record.say(aside(true));
    assert_eq!(record.page().progress(Step::Promotions), Progress::AtTheTable);
    assert!(matches!(record.asked(), Ask::Reinforcements { .. }));
    record.say(aside(false));
    assert_eq!(record.asked(), Ask::Sign);
    let close = Command::Close { battle: BATTLE.into() };
    assert_eq!(record.refuses(&close), "AFTERMATH_OPEN");
    record.choose(None, Answer::Sign);
    record.say(close);
    let fought = RosterChange::Fought { models: (1..=5).collect() };
    assert_eq!(record.changes(REDOUBT), [fought]);
}

fn card(roster: &Roster, id: u32) -> nml_catalogue::card::ModelCard {
    let mustered = nml_warband::muster_waived(roster, &CATALOGUE).unwrap();
    mustered.sheets.into_iter().find(|sheet| sheet.id == id).unwrap()
}

fn found(location: &str, option: &str) -> nml_warband::Found {
    let (location, option) = (location.to_owned(), Some(option.to_owned()));
    nml_warband::Found { location, option, battle: Some(BATTLE.into()), owed: false }
}

/// The tenth game of the Redoubt: six dice on the Legendary table.
fn legendary(roster: Roster, shown: &[u8]) -> Record {
    let mut record = quiet(roster);
    record.campaign.games[0].entrants[0].game = 10;
    record.choose(None, Answer::Pass);
    record.choose(None, Answer::Table { table: "legendary".into() });
    record.throw(None, shown);
    record.choose(None, Answer::Done);
    record
}
