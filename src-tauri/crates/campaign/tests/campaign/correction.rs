//! The past corrected: records with literal dice, and random campaigns against a run from the beginning.

use super::annals::{Annals, Entry};
use super::book::{Book, rosters};
use super::*;
use nml_warband::{self as warband, Roster};

/// What may be said instead of a command.
fn otherwise(annals: &mut Annals, command: &Command) -> Vec<Command> {
    let mut other = command.clone();
    match &mut other {
        Command::Roll { faces, .. } => *faces = annals.book.thrown(faces.len()),
        Command::Record { result, .. } => {
            for side in result.sides.iter_mut().filter(|side| side.outsider.is_none()) {
                side.vp = Some(17);
                // One fell who was thought to stand, or one stands who was thought to have fallen.
                if side.casualties.is_empty() {
                    let model = side.took_part[0];
                    let entry = annals.start[&side.warband].models.iter().find(|known| known.id == model);
                    let entry = entry.map_or("yeoman", |known| known.entry.as_str());
                    side.casualties.push(casualty(model, entry, model == 1, None));
                } else {
                    side.casualties.pop();
                }
            }
        }
        Command::Answer { .. } | Command::Trade { .. } | Command::SetAside { .. } => return Vec::new(),
        _ => {}
    }
    vec![other]
}

#[test]
fn what_is_said_again_as_it_was_said_is_no_correction() {
    for seed in 0..3 {
        let mut annals = Annals::new(seed, rosters());
        for _ in 0..160 {
            annals.step();
        }
        let mut again = Edits::new();
        for (seq, entry) in (1..).zip(&annals.entries) {
            if let Entry::Campaign { command, .. } = entry {
                again.insert(seq, vec![command.clone()]);
            }
        }
        for edits in [Edits::new(), again] {
            let corrected = annals.correct(&edits);
            assert_eq!(corrected.question, None, "seed {seed}");
            assert_eq!(corrected.lost, [], "seed {seed}");
            assert!(corrected.entries.is_empty() && corrected.warbands.is_empty(), "seed {seed}");
            assert_eq!((&corrected.campaign, &corrected.rosters), (&annals.book.campaign, &annals.book.rosters));
        }
    }
}

#[test]
fn a_correction_at_any_place_is_what_a_run_from_the_beginning_comes_to() {
    let mut differing = 0;
    for seed in 10..12 {
        let mut annals = Annals::new(seed, rosters());
        for _ in 0..90 {
            annals.step();
        }
        for seq in 1..=u64::try_from(annals.entries.len()).unwrap() {
            let Entry::Campaign { command, .. } = annals.entries[usize::try_from(seq).unwrap() - 1].clone() else {
                continue;
            };
            let mut edits = Edits::from([(seq, otherwise(&mut annals, &command))]);
            let corrected = annals.brought_through(&mut edits);
            let (campaign, rosters) = annals.afresh(&corrected);
            assert_eq!(corrected.campaign, campaign, "seed {seed}, entry {seq}: {command:?}");
            assert_eq!(corrected.rosters, rosters, "seed {seed}, entry {seq}: {command:?}");
            differing += usize::from(corrected.rosters != annals.book.rosters);
            // What was accepted is the past from then on: it is not a correction of itself.
            let after = annals.correct_as(&Edits::new(), &corrected.entries, &corrected.warbands);
            assert!(
                after.entries.is_empty() && after.warbands.is_empty() && after.lost.is_empty(),
                "seed {seed}, {seq}"
            );
            assert_eq!((after.campaign, after.rosters), (campaign, rosters), "seed {seed}, entry {seq}");
        }
    }
    assert!(differing > 30, "{differing}");
}

const LIEUTENANT: u32 = 1;
const CLERIC: u32 = 2;
const YEOMAN: u32 = 3;

fn mustered(faction: &str, patron: &str, entries: &[&str]) -> Roster {
    let models =
        (1..).zip(entries).map(|(id, entry)| warband::Model { id, entry: (*entry).into(), ..Default::default() });
    Roster {
        name: faction.into(),
        faction: faction.into(),
        campaign: true,
        mustered: true,
        strongbox: 90,
        models: models.collect(),
        next_model: 10,
        choices: [("patron".to_owned(), patron.to_owned())].into(),
        ..Roster::default()
    }
}

/// Two battles of the Redoubt and the Choir. In the first, the Cleric and a Yeoman fall.
struct Season(Annals);

const FIRST: &str = "11111111111111111111111111111111";
const SECOND: &str = "22222222222222222222222222222222";

impl Season {
    fn new() -> Self {
        let redoubt = mustered("new-antioch", "temporal-lord", &["lieutenant", "trench-cleric", "yeoman", "yeoman"]);
        let choir = mustered("trench-pilgrims", "warrior-saint", &["war-prophet", "trench-pilgrim", "trench-pilgrim"]);
        Self(Annals::new(1, [(REDOUBT.to_owned(), redoubt), (CHOIR.to_owned(), choir)].into()))
    }

    fn number(&self) -> u64 {
        u64::try_from(self.0.entries.len()).unwrap()
    }

    fn fight(&mut self, battle: &str, fell: Vec<Casualty>) -> u64 {
        self.0.say(agreed(battle, &[REDOUBT, CHOIR]));
        let took_part = |warband: &str| self.0.book.rosters[warband].models.iter().map(|model| model.id).collect();
        let of =
            |warband, outcome, fell| SideResult { took_part: took_part(warband), ..side(warband, 5, outcome, fell) };
        let sides = vec![of(REDOUBT, Outcome::Won, fell), of(CHOIR, Outcome::Lost, Vec::new())];
        let result =
            BattleResult { battle: battle.into(), turns: 4, sides, untold: false, attacker: None, played: None };
        self.0.say(Command::Record { result, rosters: Vec::new() });
        self.number()
    }

    fn roll(&mut self, battle: &str, model: u32, shown: &[u8]) -> u64 {
        self.0.say(rolled(battle, model, shown));
        self.number()
    }

    /// Steps settled at the table until the Quartermaster is asked.
    fn go_to_the_quartermaster(&mut self, battle: &str) {
        for _ in 0..3 {
            self.0.say(aside(battle, REDOUBT, true));
        }
    }

    fn sign_and_close(&mut self, battle: &str, signs: &[&str]) {
        for warband in signs {
            self.0.say(aside(battle, warband, false));
        }
        for warband in [REDOUBT, CHOIR] {
            let (battle, warband) = (battle.to_owned(), warband.to_owned());
            self.0.say(Command::Answer { battle, warband, model: None, answer: Answer::Sign });
        }
        self.0.say(Command::Close { battle: battle.into() });
    }
}

fn rolled(battle: &str, model: u32, shown: &[u8]) -> Command {
    let (battle, warband) = (battle.to_owned(), REDOUBT.to_owned());
    Command::Roll { battle, warband, model: Some(model), faces: faces(shown), source: Source::Table }
}

fn aside(battle: &str, warband: &str, step: bool) -> Command {
    Command::SetAside { battle: battle.into(), warband: warband.into(), step, reason: "On paper".into() }
}

fn fell() -> Vec<Casualty> {
    vec![casualty(YEOMAN, "yeoman", false, Some(CHOIR)), casualty(CLERIC, "trench-cleric", true, Some(CHOIR))]
}

#[test]
fn a_misread_survival_roll_gives_the_yeoman_back_and_the_next_battle_stays_as_fought() {
    let mut season = Season::new();
    season.fight(FIRST, fell());
    let died = season.roll(FIRST, YEOMAN, &[2]);
    season.roll(FIRST, CLERIC, &[4, 1]);
    season.sign_and_close(FIRST, &[REDOUBT, CHOIR]);
    let second = season.fight(SECOND, Vec::new());
    season.sign_and_close(SECOND, &[REDOUBT, CHOIR]);
    assert!(!season.0.book.rosters[REDOUBT].models.iter().any(|model| model.id == YEOMAN));

    let corrected = season.0.correct(&Edits::from([(died, vec![rolled(FIRST, YEOMAN, &[3])])]));
    assert_eq!(
        (&corrected.question, corrected.lost.as_slice(), corrected.absent.as_slice()),
        (&None, &[][..], &[][..])
    );
    assert!(corrected.rosters[REDOUBT].models.iter().any(|model| model.id == YEOMAN));
    // The roll changes, and so does the roster that the second battle is settled by; its result does not.
    assert_eq!(corrected.entries.iter().map(|entry| entry.seq).collect::<Vec<_>>(), [died, second]);
    let result = |campaign: &Campaign| campaign.game(SECOND).unwrap().played.as_ref().unwrap().result.clone();
    assert_eq!(result(&corrected.campaign), result(&season.0.book.campaign));
    // The Choir's own entries stand.
    assert_eq!(corrected.warbands.keys().collect::<Vec<_>>(), [REDOUBT]);
    assert_eq!(corrected.rosters[CHOIR], season.0.book.rosters[CHOIR]);
}

#[test]
fn a_yeoman_who_fell_after_all_has_fought_the_next_battle_all_the_same() {
    let mut season = Season::new();
    season.fight(FIRST, fell());
    let lived = season.roll(FIRST, YEOMAN, &[3]);
    season.roll(FIRST, CLERIC, &[4, 1]);
    season.sign_and_close(FIRST, &[REDOUBT, CHOIR]);
    season.fight(SECOND, Vec::new());
    season.sign_and_close(SECOND, &[REDOUBT, CHOIR]);

    let corrected = season.0.correct(&Edits::from([(lived, vec![rolled(FIRST, YEOMAN, &[2])])]));
    let absent = Absent { battle: SECOND.into(), warband: REDOUBT.into(), model: YEOMAN };
    assert_eq!((corrected.absent.as_slice(), corrected.lost.as_slice()), (&[absent][..], &[][..]));
    let second = corrected.campaign.game(SECOND).unwrap().played.as_ref().unwrap();
    assert!(second.result.side(REDOUBT).unwrap().took_part.contains(&YEOMAN));
    assert!(!corrected.rosters[REDOUBT].models.iter().any(|model| model.id == YEOMAN));
}

#[test]
fn a_fate_that_asks_on_waits_for_its_answer_and_ducats_that_are_gone_buy_nothing() {
    let mut season = Season::new();
    season.fight(FIRST, fell());
    season.roll(FIRST, YEOMAN, &[5]);
    let recovered = season.roll(FIRST, CLERIC, &[4, 1]);
    season.go_to_the_quartermaster(FIRST);
    let bought = warband::Command::BuyItem {
        model: LIEUTENANT,
        item: "sniper-rifle".into(),
        faction: None,
        price: Some(warband::Price { ducats: 60, glory: 0 }),
    };
    let kept = warband::Command::BuyItem {
        model: LIEUTENANT,
        item: "trench-knife".into(),
        faction: None,
        price: Some(warband::Price { ducats: 1, glory: 0 }),
    };
    for command in [&bought, &kept] {
        let command = priced(&season.0.book, command);
        season.0.say(Command::Trade { battle: FIRST.into(), warband: REDOUBT.into(), command: Box::new(command) });
    }
    let trade = season.number() - 1;
    season.sign_and_close(FIRST, &[REDOUBT, CHOIR]);
    let before = season.0.book.rosters[REDOUBT].strongbox;

    // The D66 was 12, not 41: the Cleric is a captive.
    let mut edits = Edits::from([(recovered, vec![rolled(FIRST, CLERIC, &[1, 2])])]);
    let corrected = season.0.correct(&edits);
    let question = corrected.question.unwrap();
    assert!(matches!(question.request.ask, Ask::Ransom { most: 90, .. }), "{question:?}");
    assert!(question.seq > recovered && question.place == 0, "{question:?}");
    // They agree on 70 ducats, and what is left does not reach for the rifle.
    let (warband, answer) = (REDOUBT.to_owned(), Answer::Pay { to: CHOIR.into(), ducats: 70 });
    let paid = Command::Answer { battle: FIRST.into(), warband, model: Some(CLERIC), answer };
    let mut said = season.0.said(question.seq);
    said.insert(question.place, paid);
    edits.insert(question.seq, said);
    let corrected = season.0.correct(&edits);
    assert_eq!(corrected.question, None);
    let lost: Vec<_> = corrected.lost.iter().map(|lost| (lost.seq, lost.why.code)).collect();
    assert_eq!(lost, [(trade, "STRONGBOX_SHORT")]);
    let redoubt = &corrected.rosters[REDOUBT];
    let lieutenant = redoubt.models.iter().find(|model| model.id == LIEUTENANT).unwrap();
    assert_eq!(lieutenant.items, ["trench-knife"]);
    assert_eq!((before, redoubt.strongbox), (90 - 35 - 1, 90 - 70 - 1));
    assert_eq!(corrected.rosters[CHOIR].strongbox, 90 + 70);

    // The organiser grants the 15 ducats that the rifle lacks; now the knife lacks its one.
    assert_eq!(corrected.lost[0].short, Some(warband::Price { ducats: 35 - 20, glory: 0 }));
    let grant = warband::Command::Grant { ducats: 15, glory: 0, reason: "Made up for".into() };
    let (battle, warband) = (FIRST.to_owned(), REDOUBT.to_owned());
    let mut said = season.0.said(trade);
    said.insert(0, Command::Trade { battle, warband, command: Box::new(grant) });
    edits.insert(trade, said);
    let corrected = season.0.correct(&edits);
    let lost: Vec<_> = corrected.lost.iter().map(|lost| (lost.seq, lost.short)).collect();
    assert_eq!(lost, [(trade + 1, Some(warband::Price { ducats: 1, glory: 0 }))]);
    assert_eq!(corrected.rosters[REDOUBT].strongbox, 90 - 70 + 15 - 35);
}

/// The first battle told differently: other models fell.
fn told_otherwise(season: &Season, recorded: u64, fell: Vec<Casualty>) -> Edits {
    let mut said = season.0.said(recorded);
    if let Some(Command::Record { result, .. }) = said.first_mut() {
        result.sides[0].casualties = fell;
    }
    Edits::from([(recorded, said)])
}

#[test]
fn the_dice_of_an_elite_model_are_asked_where_no_troop_is_left_to_wait_for() {
    const OTHER: u32 = 4;
    let mut season = Season::new();
    let troop = |model| casualty(model, "yeoman", false, Some(CHOIR));
    let recorded = season.fight(FIRST, vec![troop(OTHER), troop(YEOMAN)]);
    season.roll(FIRST, OTHER, &[3]);
    season.roll(FIRST, YEOMAN, &[4]);
    season.sign_and_close(FIRST, &[REDOUBT, CHOIR]);
    let closed = season.number() - 2;

    // Not the other one fell, but the Cleric: his dice come after the Yeoman's, not in the place of the other one's.
    let cleric = casualty(CLERIC, "trench-cleric", true, Some(CHOIR));
    let mut edits = told_otherwise(&season, recorded, vec![troop(YEOMAN), cleric]);
    let question = season.0.correct(&edits).question.unwrap();
    assert_eq!((question.request.model, &question.request.ask), (Some(CLERIC), &Ask::Trauma));
    assert!(question.seq > recorded + 2 && question.seq <= closed, "{question:?}");
    let corrected = season.0.brought_through(&mut edits);
    assert_eq!((corrected.question, season.0.afresh(&season.0.correct(&edits)).1), (None, corrected.rosters));
}

#[test]
fn a_signature_is_asked_again_once_the_other_page_has_no_fate_left() {
    let mut season = Season::new();
    let troop = casualty(YEOMAN, "yeoman", false, Some(CHOIR));
    let recorded = season.fight(FIRST, vec![troop.clone()]);
    season.roll(FIRST, YEOMAN, &[4]);
    for warband in [CHOIR, REDOUBT] {
        season.0.say(aside(FIRST, warband, false));
        let (battle, warband) = (FIRST.to_owned(), warband.to_owned());
        season.0.say(Command::Answer { battle, warband, model: None, answer: Answer::Sign });
    }
    season.0.say(Command::Close { battle: FIRST.into() });

    // The Cleric fell too: nobody said it, and the Choir had signed before anybody could.
    let cleric = casualty(CLERIC, "trench-cleric", true, Some(CHOIR));
    let mut edits = told_otherwise(&season, recorded, vec![troop, cleric]);
    let corrected = season.0.brought_through(&mut edits);
    assert!(edits.len() <= 6, "{edits:?}");
    assert!(corrected.campaign.game(FIRST).unwrap().played.as_ref().unwrap().aftermath.closed);
    assert_eq!(season.0.afresh(&corrected).1, corrected.rosters);
}

#[test]
fn a_battle_that_never_was_leaves_both_as_if_it_had_not_been() {
    let mut season = Season::new();
    let before = season.0.book.rosters.clone();
    let from = season.number();
    season.fight(FIRST, fell());
    season.roll(FIRST, YEOMAN, &[1]);
    season.roll(FIRST, CLERIC, &[2, 2]);
    season.sign_and_close(FIRST, &[REDOUBT, CHOIR]);
    let struck: Edits = (from + 1..=season.number()).map(|seq| (seq, Vec::new())).collect();
    season.fight(SECOND, Vec::new());

    let corrected = season.0.correct(&struck);
    assert_eq!((corrected.question, corrected.lost), (None, vec![]));
    assert_eq!(corrected.rosters, before);
    let game = corrected.campaign.games.first().unwrap();
    assert_eq!((game.battle.as_str(), game.entrants[0].game), (SECOND, 1));
}

/// The command with the price that the Armoury asks.
fn priced(book: &Book, command: &warband::Command) -> warband::Command {
    let requests = options(book.tables(), &book.campaign).requests;
    let terms = requests
        .into_iter()
        .find_map(|request| if let Ask::Trade { terms } = request.ask { Some(terms) } else { None });
    let asked = warband::price(&terms.unwrap().roster, &CATALOGUE, command);
    let mut command = command.clone();
    if let warband::Command::BuyItem { price, .. } = &mut command {
        *price = Some(asked);
    }
    command
}

#[test]
fn whoever_was_promoted_after_all_falls_as_elite_in_the_next_battle() {
    let mut season = Season::new();
    season.fight(FIRST, Vec::new());
    let dice = vec![Allotment { model: YEOMAN, dice: 1 }];
    let (battle, warband) = (FIRST.to_owned(), REDOUBT.to_owned());
    season.0.say(Command::Answer { battle, warband, model: None, answer: Answer::Allot { dice } });
    let promotion = season.roll(FIRST, YEOMAN, &[5]);
    season.sign_and_close(FIRST, &[REDOUBT, CHOIR]);
    season.fight(SECOND, vec![casualty(YEOMAN, "yeoman", false, Some(CHOIR))]);
    let survived = season.roll(SECOND, YEOMAN, &[4]);
    season.sign_and_close(SECOND, &[REDOUBT, CHOIR]);

    // The Promotion Die was a 6: later the model rolls on the Trauma Table, with no Survival Roll.
    let mut edits = Edits::from([(promotion, vec![rolled(FIRST, YEOMAN, &[6])])]);
    let corrected = season.0.correct(&edits);
    assert_eq!(corrected.lost.first().map(|lost| lost.seq), Some(survived));
    let question = corrected.question.unwrap();
    assert_eq!((question.request.model, &question.request.ask), (Some(YEOMAN), &Ask::Trauma));
    let mut said = season.0.said(question.seq);
    said.insert(question.place, rolled(SECOND, YEOMAN, &[4, 1]));
    edits.insert(question.seq, said);
    let corrected = season.0.brought_through(&mut edits);
    assert_eq!(season.0.afresh(&corrected).1, corrected.rosters);
    let yeoman = corrected.rosters[REDOUBT].models.iter().find(|model| model.id == YEOMAN).unwrap();
    assert!(yeoman.promoted);
}
