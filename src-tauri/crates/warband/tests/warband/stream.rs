//! The stream of a Warband, from its first line to a settled battle.

use nml_warband::*;

const BATTLE: &str = "b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0";
const RIVAL: &str = "0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a";

fn redoubt() -> Roster {
    Genesis { name: "The Seventh Redoubt".into(), faction: "new-antioch".into(), ..Genesis::default() }.found().unwrap()
}

fn say(roster: &mut Roster, command: Command) -> Vec<Event> {
    let events = decide(roster, &command).unwrap();
    for event in &events {
        evolve(roster, event);
    }
    events
}

fn refused(roster: &Roster, command: Command) -> String {
    decide(roster, &command).unwrap_err().code.to_owned()
}

fn recruit(entry: &str) -> Command {
    Command::AddModel { entry: entry.into(), name: None, price: None }
}

fn buy(model: u32, item: &str) -> Command {
    Command::BuyItem { model, item: item.into(), faction: None, price: None }
}

fn price(ducats: u32) -> Option<Price> {
    Some(Price { ducats, glory: 0 })
}

fn settle(roster: &mut Roster, changes: Vec<RosterChange>) {
    say(roster, Command::Settle { battle: BATTLE.into(), changes });
}

/// A Lieutenant, a Yeoman with a rifle and a club, another Yeoman, mustered with 90 ducats left.
fn mustered() -> Roster {
    let mut roster = redoubt();
    for entry in ["lieutenant", "yeoman", "yeoman"] {
        say(&mut roster, recruit(entry));
    }
    say(&mut roster, buy(2, "bolt-action-rifle"));
    say(&mut roster, buy(2, "trench-club"));
    say(&mut roster, Command::CloseMuster { strongbox: 90, glory: 0 });
    roster
}

#[test]
fn a_warband_is_built_by_hand_and_nothing_is_paid_while_it_musters() {
    let mut roster = redoubt();
    say(&mut roster, recruit("lieutenant"));
    say(&mut roster, recruit("yeoman"));
    say(&mut roster, buy(2, "bolt-action-rifle"));
    say(&mut roster, Command::CopyModel { model: 2, price: None });
    say(&mut roster, Command::RenameModel { model: 3, name: Some("Tobin".into()) });
    say(&mut roster, Command::MoveModel { model: 3, to: 0 });
    say(
        &mut roster,
        Command::SellItem { model: Some(2), item: "bolt-action-rifle".into(), faction: None, price: None },
    );
    let order: Vec<(u32, &str, usize)> =
        roster.models.iter().map(|m| (m.id, m.entry.as_str(), m.items.len())).collect();
    assert_eq!(order, [(3, "yeoman", 1), (1, "lieutenant", 0), (2, "yeoman", 0)]);
    assert_eq!(roster.models[0].name.as_deref(), Some("Tobin"));
    assert_eq!((roster.strongbox, roster.next_model), (0, 4));
}

#[test]
fn an_illegal_but_well_formed_edit_is_accepted() {
    let mut roster = redoubt();
    for _ in 0..12 {
        say(&mut roster, recruit("no-such-entry"));
    }
    say(&mut roster, buy(1, "no-such-item"));
    say(&mut roster, Command::AddOption { model: 1, option: "no-such-option".into(), price: None });
    say(&mut roster, Command::SetVariant { variant: Some("no-such-variant".into()) });
    assert_eq!(roster.models.len(), 12);
}

#[test]
fn an_id_is_never_used_again() {
    let mut roster = redoubt();
    say(&mut roster, recruit("yeoman"));
    say(&mut roster, Command::RemoveModel { model: 1 });
    say(&mut roster, recruit("yeoman"));
    assert_eq!(roster.models[0].id, 2);
    assert!(roster.fallen.is_empty(), "a recruit that is taken back while mustering never served");
}

#[test]
fn a_fireteam_is_parted_when_either_finds_another_partner_or_leaves() {
    let mut roster = mustered();
    say(&mut roster, Command::Pair { models: [1, 2] });
    say(&mut roster, Command::Pair { models: [3, 2] });
    assert_eq!(roster.fireteams, [[3, 2]]);
    say(&mut roster, Command::RemoveModel { model: 3 });
    assert!(roster.fireteams.is_empty());
    assert_eq!(roster.fallen[0].reason, DISMISSED);
}

#[test]
fn a_model_without_a_name_keeps_its_number_for_life() {
    let mut roster = redoubt();
    for entry in ["lieutenant", "yeoman", "yeoman", "yeoman", "yeoman"] {
        say(&mut roster, recruit(entry));
    }
    say(&mut roster, Command::CloseMuster { strongbox: 90, glory: 0 });
    let numbers = |roster: &Roster| -> Vec<(u32, Option<usize>)> {
        roster.models.iter().map(|model| (model.id, roster.number_among_like(model))).collect()
    };
    assert_eq!(numbers(&roster), [(1, None), (2, Some(1)), (3, Some(2)), (4, Some(3)), (5, Some(4))]);
    // The second dies, and has its number among the fallen.
    settle(&mut roster, vec![RosterChange::Died { model: 3, reason: "survival-roll".into() }]);
    assert_eq!(numbers(&roster), [(1, None), (2, Some(1)), (4, Some(3)), (5, Some(4))]);
    assert_eq!(roster.number_among_like(&roster.fallen[0].model), Some(2));
    // A name, another place on the roster and a recruit renumber nobody.
    say(&mut roster, Command::RenameModel { model: 4, name: Some("Tobin".into()) });
    say(&mut roster, Command::MoveModel { model: 5, to: 0 });
    say(&mut roster, Command::AddModel { entry: "yeoman".into(), name: None, price: price(30) });
    assert_eq!(numbers(&roster), [(5, Some(4)), (1, None), (2, Some(1)), (4, None), (6, Some(5))]);
    // The last one of five stays the fourth.
    for model in [2, 4, 6] {
        say(&mut roster, Command::RemoveModel { model });
    }
    assert_eq!(numbers(&roster), [(5, Some(4)), (1, None)]);
}

#[test]
fn after_the_muster_kit_is_paid_for_and_sold_for_half_rounded_up() {
    let mut roster = mustered();
    let club = |price| Command::BuyItem { model: 1, item: "great-sword-axe".into(), faction: None, price };
    assert_eq!(refused(&roster, club(None)), "PRICE_MISSING");
    assert_eq!(refused(&roster, club(price(91))), "STRONGBOX_SHORT");
    say(&mut roster, club(price(85)));
    assert_eq!(roster.strongbox, 5);
    say(&mut roster, Command::StoreItem { model: 1, item: "great-sword-axe".into() });
    assert_eq!(roster.arsenal, ["great-sword-axe"]);
    say(
        &mut roster,
        Command::SellItem { model: None, item: "great-sword-axe".into(), faction: None, price: price(85) },
    );
    assert_eq!((roster.strongbox, roster.arsenal.len()), (48, 0));
    assert_eq!(refused(&roster, Command::CloseMuster { strongbox: 700, glory: 0 }), "ALREADY_MUSTERED");
}

#[test]
fn what_cannot_be_carried_out_is_refused_by_its_code() {
    let mut roster = redoubt();
    say(&mut roster, recruit("yeoman"));
    for (code, command) in [
        ("UNKNOWN_MODEL_ID", buy(9, "trench-club")),
        ("NAME_TOO_LONG", Command::Rename { name: "x".repeat(81) }),
        ("NAME_UNREADABLE", Command::RenameModel { model: 1, name: Some("a\u{7}".into()) }),
        ("ID_ILL_FORMED", recruit("")),
        ("NOT_CARRIED", Command::RemoveOption { model: 1, option: "trench-mole".into() }),
        ("NOT_CARRIED", Command::SellItem { model: Some(1), item: "x".into(), faction: None, price: None }),
        ("NOT_IN_ARSENAL", Command::SellItem { model: None, item: "x".into(), faction: None, price: None }),
        ("FIRETEAM_OF_ONE", Command::Pair { models: [1, 1] }),
        ("NO_FIRETEAM", Command::Unpair { model: 1 }),
        ("NOT_HIRED", Command::Dismiss { mercenary: "sin-eater".into() }),
        ("STILL_MUSTERING", Command::StoreItem { model: 1, item: "x".into() }),
        ("SUM_TOO_LARGE", Command::SetBudget { ducats: Some(1_000_001), glory: None }),
        ("STREAM_ID_ILL_FORMED", Command::Settle { battle: "b".into(), changes: vec![] }),
    ] {
        assert_eq!(refused(&roster, command), code);
    }
    for _ in 1..100 {
        say(&mut roster, recruit("yeoman"));
    }
    assert_eq!(refused(&roster, recruit("yeoman")), "TOO_MANY_LINES");
    for _ in 0..40 {
        say(&mut roster, buy(1, "trench-club"));
    }
    assert_eq!(refused(&roster, buy(1, "trench-club")), "TOO_MANY_LINES");
}

#[test]
fn an_adopted_roster_gets_ids_of_its_own() {
    let list = mustered();
    let mut fresh = redoubt();
    say(&mut fresh, Command::Adopt { roster: Box::new(list.clone()) });
    assert_eq!(fresh, list);

    say(&mut fresh, Command::Pair { models: [1, 2] });
    let paired = fresh.clone();
    say(&mut fresh, Command::Adopt { roster: Box::new(paired) });
    assert_eq!(fresh.models.iter().map(|m| m.id).collect::<Vec<_>>(), [5, 6, 7]);
    assert_eq!((fresh.fireteams[0], fresh.next_model), ([5, 6], 8));

    let mut twice = list.clone();
    twice.models[1].id = 1;
    assert_eq!(refused(&fresh, Command::Adopt { roster: Box::new(twice) }), "MODEL_ID_ILL_FORMED");
    let mut loose = list;
    loose.fireteams.push([1, 9]);
    assert_eq!(refused(&fresh, Command::Adopt { roster: Box::new(loose) }), "FIRETEAM_ILL_FORMED");
}

#[test]
fn a_note_is_put_away_by_its_words_and_comes_back_with_undo() {
    let mut roster = redoubt();
    let mut list = redoubt();
    say(&mut list, recruit("yeoman"));
    list.notes = vec!["a flag (/a)".into(), "a drum (/b)".into(), "a flag (/a)".into()];
    list.models[0].notes = vec!["a whistle (/c)".into()];
    say(&mut roster, Command::Adopt { roster: Box::new(list) });
    say(&mut roster, Command::CopyModel { model: 1, price: None });
    assert_eq!(roster.models[1].notes, Vec::<String>::new(), "a copy has what was bought, not what was left over");
    let away = |model: Option<u32>, note: &str| Command::PutAway { model, note: note.into() };
    assert_eq!(refused(&roster, away(None, "a whistle (/c)")), "NO_SUCH_NOTE");
    assert_eq!(refused(&roster, away(Some(2), "a whistle (/c)")), "NO_SUCH_NOTE");
    assert_eq!(refused(&roster, away(Some(9), "a whistle (/c)")), "NO_SUCH_NOTE");
    say(&mut roster, away(Some(1), "a whistle (/c)"));
    say(&mut roster, away(None, "a flag (/a)"));
    assert_eq!(
        (roster.models[0].notes.len(), roster.notes.as_slice()),
        (0, &["a flag (/a)".into(), "a drum (/b)".into()][..])
    );
    // A model that is gone keeps its notes from the import until they are put away.
    say(&mut roster, Command::CloseMuster { strongbox: 0, glory: 0 });
    roster.models[0].notes = vec!["a whistle (/c)".into()];
    say(&mut roster, Command::RemoveModel { model: 1 });
    say(&mut roster, away(Some(1), "a whistle (/c)"));
    assert_eq!(roster.fallen[0].model.notes, Vec::<String>::new());
}

#[test]
fn a_picture_is_given_replaced_copied_taken_away_and_kept_of_the_fallen() {
    let picture = |digit: &str| Some(digit.repeat(64));
    let mut roster = mustered();
    let give = |model: u32, portrait: Option<String>| Command::SetPortrait { model, portrait };
    assert_eq!(refused(&roster, give(9, picture("a"))), "UNKNOWN_MODEL_ID");
    assert_eq!(refused(&roster, give(2, None)), "NO_PORTRAIT");
    for wrong in ["", "a", &"A".repeat(64), &"a".repeat(65), "../../portrait"] {
        assert_eq!(refused(&roster, give(2, Some(wrong.to_owned()))), "HASH_ILL_FORMED", "{wrong}");
    }
    say(&mut roster, give(2, picture("a")));
    say(&mut roster, Command::CopyModel { model: 2, price: price(50) });
    say(&mut roster, give(2, picture("b")));
    let shown = |roster: &Roster| roster.models.iter().map(|m| (m.id, m.portrait.clone())).collect::<Vec<_>>();
    assert_eq!(shown(&roster), [(1, None), (2, picture("b")), (4, picture("a")), (3, None)]);
    assert_eq!(roster.strongbox, 40, "a picture costs nothing");

    say(&mut roster, Command::RemoveModel { model: 4 });
    assert_eq!(roster.fallen[0].model.portrait, picture("a"));
    assert_eq!(roster.portraits().collect::<Vec<_>>(), ["b".repeat(64), "a".repeat(64)]);
    let mut other = redoubt();
    say(&mut other, Command::Adopt { roster: Box::new(roster.clone()) });
    assert_eq!(other, roster, "an import brings them along");
    say(&mut roster, give(2, None));
    assert_eq!(roster.models[1].portrait, None);

    roster.models[0].portrait = Some("not a hash".into());
    assert_eq!(refused(&other, Command::Adopt { roster: Box::new(roster) }), "HASH_ILL_FORMED");
}

#[test]
fn a_banner_is_raised_at_any_time_costs_nothing_and_is_kept_by_an_import() {
    let mut roster = mustered();
    let banner = |figure: Ink, motto: &str| {
        Some(Banner { cloth: Ink::Soot, figure, device: Device::Bell, motto: motto.to_owned() })
    };
    assert_eq!(refused(&roster, Command::SetBanner { banner: None }), "NO_BANNER");
    assert_eq!(refused(&roster, Command::SetBanner { banner: banner(Ink::Soot, "") }), "BANNER_ONE_INK");
    let long = "a".repeat(81);
    assert_eq!(refused(&roster, Command::SetBanner { banner: banner(Ink::Bone, &long) }), "NAME_TOO_LONG");
    assert_eq!(refused(&roster, Command::SetBanner { banner: banner(Ink::Bone, "two\nlines") }), "NAME_UNREADABLE");

    let before = roster.clone();
    say(&mut roster, Command::SetBanner { banner: banner(Ink::Bone, "We were here first") });
    assert_eq!(roster, Roster { banner: banner(Ink::Bone, "We were here first"), ..before.clone() });

    // What another program wrote knows no banner; a roster of ours may bring another.
    say(&mut roster, Command::Adopt { roster: Box::new(redoubt()) });
    assert_eq!(roster.banner, banner(Ink::Bone, "We were here first"));
    let other = Roster { banner: banner(Ink::Blood, ""), ..redoubt() };
    say(&mut roster, Command::Adopt { roster: Box::new(other) });
    assert_eq!(roster.banner, banner(Ink::Blood, ""));
    let hidden = Roster { banner: banner(Ink::Soot, ""), ..redoubt() };
    assert_eq!(refused(&roster, Command::Adopt { roster: Box::new(hidden) }), "BANNER_ONE_INK");

    say(&mut roster, Command::SetBanner { banner: None });
    assert_eq!(roster.banner, None);
    let written = serde_json::to_string(&before).unwrap();
    assert!(!written.contains("banner"), "a roster without one is written as it always was");
}

#[test]
fn notes_come_along_and_are_few_and_short() {
    let noted = |notes: Vec<String>| Command::Adopt { roster: Box::new(Roster { notes, next_model: 1, ..redoubt() }) };
    let mut fresh = redoubt();
    say(&mut fresh, noted(vec!["a rifle that nobody knew".into()]));
    assert_eq!(fresh.notes, ["a rifle that nobody knew"]);
    let most = vec!["x".repeat(nml_catalogue::text::NOTE_CHARACTERS); NOTES_MAX];
    assert!(decide(&fresh, &noted(most.clone())).is_ok());
    assert_eq!(refused(&fresh, noted([most, vec![String::new()]].concat())), "TOO_MANY_LINES");
    assert_eq!(refused(&fresh, noted(vec!["x".repeat(nml_catalogue::text::NOTE_CHARACTERS + 1)])), "NAME_TOO_LONG");
    assert_eq!(refused(&fresh, noted(vec!["two\nlines".into()])), "NAME_UNREADABLE");
}

#[test]
fn a_dead_model_leaves_with_its_kit_and_is_remembered_with_its_battle() {
    let mut roster = mustered();
    say(&mut roster, Command::Pair { models: [2, 3] });
    settle(
        &mut roster,
        vec![RosterChange::Survived { model: 3 }, RosterChange::Died { model: 2, reason: "survival-roll".into() }],
    );
    assert_eq!(roster.models.iter().map(|m| m.id).collect::<Vec<_>>(), [1, 3]);
    assert!(roster.fireteams.is_empty() && roster.arsenal.is_empty());
    let fallen = &roster.fallen[0];
    assert_eq!((fallen.model.id, fallen.reason.as_str(), fallen.battle.as_deref()), (2, "survival-roll", Some(BATTLE)));
    assert_eq!(fallen.model.items, ["bolt-action-rifle", "trench-club"]);
}

#[test]
fn a_wound_is_noted_with_its_hand_its_scar_and_its_battle() {
    let mut roster = mustered();
    settle(
        &mut roster,
        vec![
            RosterChange::Marked { model: 1, row: "hand-wound".into(), noted: Some("left".into()) },
            RosterChange::Scarred { model: 1 },
            RosterChange::MissesNextGame { model: 1 },
            RosterChange::Experience { model: 1, points: 2, reason: "bitter-lessons".into() },
        ],
    );
    let model = &roster.models[0];
    assert_eq!(
        model.injuries,
        [Injury { id: "hand-wound".into(), noted: Some("left".into()), battle: Some(BATTLE.into()) }]
    );
    assert_eq!((model.scars, model.misses_next_game, model.experience), (1, true, 2));
    settle(&mut roster, vec![RosterChange::Returned { model: 1 }]);
    assert!(!roster.models[0].misses_next_game);
}

#[test]
fn unfit_for_duty_leaves_the_kit_behind() {
    let mut roster = mustered();
    settle(
        &mut roster,
        vec![RosterChange::Unfit { model: 2, kit: vec!["bolt-action-rifle".into(), "trench-club".into()] }],
    );
    assert_eq!(roster.arsenal, ["bolt-action-rifle", "trench-club"]);
    assert_eq!((roster.fallen[0].reason.as_str(), roster.fallen[0].model.items.len()), (UNFIT, 0));
}

#[test]
fn ransom_moves_the_strongbox_and_robbery_only_the_kit() {
    let mut roster = mustered();
    settle(
        &mut roster,
        vec![
            RosterChange::RansomPaid { model: 1, to: RIVAL.into(), ducats: 60 },
            RosterChange::RansomReceived { from: RIVAL.into(), model: 4, ducats: 5 },
            RosterChange::KitLost { model: 2, items: vec!["bolt-action-rifle".into()], reason: "robbed".into() },
            RosterChange::GloryGained { glory: 2, reason: "sniper".into() },
        ],
    );
    assert_eq!((roster.strongbox, roster.glory), (35, 2));
    assert_eq!(roster.models[1].items, ["trench-club"]);
    let too_much = RosterChange::RansomPaid { model: 1, to: RIVAL.into(), ducats: 36 };
    assert_eq!(refused(&roster, Command::Settle { battle: BATTLE.into(), changes: vec![too_much] }), "STRONGBOX_SHORT");
}

#[test]
fn a_model_that_left_meanwhile_does_not_hold_the_aftermath_up() {
    let mut roster = mustered();
    say(&mut roster, Command::RemoveModel { model: 2 });
    let before = roster.clone();
    settle(
        &mut roster,
        vec![RosterChange::Died { model: 2, reason: "dead".into() }, RosterChange::Scarred { model: 40 }],
    );
    assert_eq!(roster, before);
}

#[test]
fn commands_and_events_are_written_by_name_and_strictly_read() {
    let text = r#"{"do":"buy_item","model":2,"item":"trench-club"}"#;
    let command: Command = serde_json::from_str(text).unwrap();
    assert_eq!(command, buy(2, "trench-club"));
    assert_eq!(serde_json::to_string(&command).unwrap(), text);
    assert!(serde_json::from_str::<Command>(r#"{"do":"buy_item","model":2,"item":"x","gift":true}"#).is_err());
    assert!(serde_json::from_str::<Command>(r#"{"do":"steal_item","model":2,"item":"x"}"#).is_err());
}
