//! A battle fought on paper, filed by its result in a real book: the sheet, the filing, what follows, and back.

mod unrecorded;

use crate::kit::{call, close, edit, faces, facts, fought, model, open_warband, page_of, refused, rolled, sample, say};
use nml_app::aftermath::{Aftermath, AftermathLine};
use nml_app::campaigns::{Campaign, CampaignAction, GameState, UndoThere};
use nml_app::chance::Chance;
use nml_app::open_book::BookState;
use nml_app::paper::{
    BattleFiled, BattleSheet, Fighters, PaperBattle, PaperDeed, PaperFall, PaperFoe, PaperRemarks, PaperSide,
    PaperStanding, PaperWho, PaperWinner,
};
use nml_app::season::pack_of;
use nml_app::session::Session;
use nml_app::streams::Open;
use nml_app::subject::{Campaigns, Warbands as WarbandStream};
use nml_app::view::Verdict;
use nml_warband::result::Outcome;
use serde_json::{Value, json};

fn sheet(session: &Session, campaign: &str) -> BattleSheet {
    call(session, "battle_sheet_open", json!({ "campaign": campaign }))
}

fn filing(campaign: &str, battle: &PaperBattle) -> Value {
    json!({ "campaign": campaign, "battle": battle })
}

fn file(session: &Session, campaign: &str, battle: &PaperBattle) -> String {
    call::<BattleFiled>(session, "battle_sheet_file", filing(campaign, battle)).battle
}

fn page(session: &Session, campaign: &str) -> Campaign {
    call(session, "campaign", json!({ "campaign": campaign }))
}

fn fell(model: u32, by: Option<(usize, Option<u32>)>) -> PaperFall {
    PaperFall { model, turn: None, by: by.map(|(side, model)| PaperFoe { side, model, weapon: None }) }
}

/// The evening's sheet of the sample's first game: 16 to 13, three of the Redoubt and Nib fell, one Deed.
fn evening(session: &Session, redoubt: &str, choir: &str, campaign: &str) -> PaperBattle {
    let mut battle = sheet(session, campaign).battle;
    let (ours, theirs) = (open_warband(session, redoubt), open_warband(session, choir));
    let gorm = model(&theirs, "Gorm");
    let [first, second] = battle.sides.as_mut_slice() else { panic!("{battle:?}") };
    first.vp = Some(16);
    first.fell = vec![
        fell(model(&ours, "Tobin Allard"), Some((1, Some(gorm)))),
        fell(model(&ours, "Aldous Reyne"), Some((1, None))),
        fell(model(&ours, "Mother Oriel"), None),
    ];
    first.deeds = vec![PaperDeed { deed: "sniper".into(), model: Some(model(&ours, "Father Cuthbert")) }];
    second.vp = Some(13);
    second.fell = vec![fell(model(&theirs, "Wretched Nib"), Some((0, None)))];
    battle
}

/// The Redoubt against somebody's guest, 4 to 9; Mother Oriel was taken by them.
fn guest(session: &Session, redoubt: &str, campaign: &str) -> PaperBattle {
    let ours = open_warband(session, redoubt);
    let mut battle = sheet(session, campaign).battle;
    let side = battle.sides.iter_mut().find(|side| side.who == PaperWho::Warband { warband: redoubt.into() }).unwrap();
    side.vp = Some(4);
    side.fell = vec![fell(model(&ours, "Mother Oriel"), Some((1, None)))];
    let guest = PaperSide {
        who: PaperWho::Outsider { name: "The Paymaster".into(), id: None },
        coalition: None,
        vp: Some(9),
        conceded: false,
        took_part: Vec::new(),
        fell: Vec::new(),
        deeds: Vec::new(),
        used_up: Vec::new(),
        left: Vec::new(),
        fell_untold: false,
        deeds_untold: false,
    };
    battle.sides = vec![side.clone(), guest];
    battle.played = Some("2026-04-30".into());
    battle
}

#[test]
fn the_sheet_opens_with_the_planned_game_and_all_who_are_fit() {
    let folder = tempfile::tempdir().unwrap();
    let (session, redoubt, choir, campaign) = sample(&folder);
    let sheet = sheet(&session, &campaign);
    let battle = &sheet.battle;
    let sides: Vec<&str> = battle.warbands().collect();
    assert_eq!((sides, battle.scenario.as_str(), battle.turns), (vec![&*redoubt, &*choir], "claim-no-mans-land", None));
    assert_eq!(battle.sides.iter().map(|side| side.took_part.len()).collect::<Vec<_>>(), [9, 9]);
    assert_eq!(battle.played.as_ref().unwrap().len(), 10, "today");
    assert_eq!(sheet.scenarios[0].id, "claim-no-mans-land", "the stage's own stand first");
    let deeds: Vec<&str> = sheet.scenarios[0].deeds.iter().map(|deed| deed.id.as_str()).collect();
    assert!(deeds.contains(&"sniper"), "{deeds:?}");
    assert_eq!((sheet.bounds.least_sides, sheet.bounds.most_sides), (2, 4));
    assert!(sheet.warbands.iter().all(|warband| warband.refused.is_none() && warband.models.len() == 9));
}

#[test]
fn the_sheet_says_which_sides_have_a_plan_and_what_the_others_begin_with() {
    let folder = tempfile::tempdir().unwrap();
    let (session, redoubt, choir, campaign) = sample(&folder);
    call::<Campaign>(&session, "campaign_undo", json!({ "campaign": campaign }));
    let hunt = rolled(&session, &campaign, 4);
    let planned = hunt.games[0].battle.clone();
    let now = sheet(&session, &campaign);
    let [plan] = now.plans.as_slice() else { panic!("{:?}", now.plans) };
    let mut both = [redoubt.as_str(), choir.as_str()];
    let mut theirs: Vec<&str> = plan.warbands.iter().map(String::as_str).collect();
    both.sort_unstable();
    theirs.sort_unstable();
    assert_eq!((theirs.as_slice(), plan.scenario.as_str()), (&both[..], "relic-hunt"));
    assert_eq!((now.battle.scenario.as_str(), now.unplanned.as_str()), ("relic-hunt", "claim-no-mans-land"));
    // The battle has begun: its plan is nobody's to take over.
    let CampaignAction::SetUp { set_up } = &hunt.next.actions[0].what else { panic!("{:?}", hunt.next) };
    let begun: Value = call(&session, "battle_begin", json!({ "set_up": set_up }));
    assert_eq!(begun["id"].as_str(), Some(planned.as_str()));
    assert!(sheet(&session, &campaign).plans.is_empty());
}

#[test]
fn a_battle_on_paper_is_the_planned_game_and_feeds_the_same_aftermath() {
    let folder = tempfile::tempdir().unwrap();
    let (session, redoubt, choir, campaign) = sample(&folder);
    let planned = page(&session, &campaign).games[0].battle.clone();
    let battle = evening(&session, &redoubt, &choir, &campaign);
    assert_eq!(file(&session, &campaign, &battle), planned);

    let now = page(&session, &campaign);
    assert_eq!(now.games.len(), 1);
    assert_eq!((now.games[0].state, &now.games[0].set_up), (GameState::Aftermath, &None), "nobody sets it up any more");
    assert_eq!(
        now.games[0].sides.iter().map(|side| side.outcome).collect::<Vec<_>>(),
        [Some(Verdict::Won), Some(Verdict::Lost)]
    );
    assert!(matches!(now.next.actions[0].what, CampaignAction::OpenAftermath { .. }), "{:?}", now.next);
    assert!(call::<Vec<Value>>(&session, "battles", Value::Null).is_empty(), "it has no log");

    let aftermath: Aftermath = call(&session, "aftermath", json!({ "aftermath": planned }));
    assert_eq!((aftermath.open, aftermath.pages.len()), (4, 2));
    let ours = page_of(&aftermath, &redoubt);
    assert_eq!((ours.vp, ours.glory), ([Some(16), Some(13)], Some([0, 1])), "the Deed is worth its Glory");
    assert_eq!(ours.steps[0].questions.len(), 1, "the Troop comes first");
    let closed = close(&session, &planned);
    assert!(closed.closed);
    assert_eq!(open_warband(&session, &redoubt).next_game, 2);

    drop(session);
    let again = crate::kit::session(&folder);
    let state: BookState = call(&again, "book_state", Value::Null);
    let BookState::Open { book, .. } = &state else { panic!("{state:?}") };
    assert_eq!((book.battles, book.campaigns, book.games), (0, 1, 1), "a game on paper counts as one");
    assert_eq!(page(&again, &campaign).games[0].state, GameState::Closed);
}

#[test]
fn a_filed_battle_is_taken_back_with_the_musters_it_closed_and_its_set_up_returns() {
    let folder = tempfile::tempdir().unwrap();
    let (session, redoubt, choir, campaign) = sample(&folder);
    let book = folder.path().join("ardent-mile.nml");
    let (before, before_page) = (facts_without_times(&book), page(&session, &campaign));
    file(&session, &campaign, &evening(&session, &redoubt, &choir, &campaign));
    assert!(open_warband(&session, &redoubt).strongbox.is_some(), "the first battle ends the mustering");
    let filed = page(&session, &campaign);
    assert_eq!(filed.undo.as_deref(), Some("Claim No Man’s Land as it was filed"));
    let back: Campaign = call(&session, "campaign_undo", json!({ "campaign": campaign }));
    assert_eq!((&back.games, &back.next), (&before_page.games, &before_page.next));
    assert_eq!(facts_without_times(&book), before, "every Warband is as it was");

    // Filed once more and answered: from then on it is taken back in the aftermath first.
    let battle = file(&session, &campaign, &evening(&session, &redoubt, &choir, &campaign));
    let tobin = model(&open_warband(&session, &redoubt), "Tobin Allard");
    say(&session, &battle, &redoubt, tobin, &faces(&[4]));
    assert_eq!(page(&session, &campaign).undo, None);
    assert_eq!(refused(&session, "campaign_undo", json!({ "campaign": campaign })).code, "NOTHING_TO_UNDO");
    call::<Aftermath>(&session, "aftermath_undo", json!({ "aftermath": battle }));
    call::<Campaign>(&session, "campaign_undo", json!({ "campaign": campaign }));
    assert_eq!(facts_without_times(&book), before);
}

/// What the book says, without when its rows changed.
fn facts_without_times(book: &std::path::Path) -> String {
    facts(book).lines().next().unwrap().to_owned()
}

#[test]
fn a_game_that_nobody_planned_goes_with_the_battle_that_was_filed() {
    let folder = tempfile::tempdir().unwrap();
    let (session, redoubt, choir, campaign) = sample(&folder);
    let mut battle = evening(&session, &redoubt, &choir, &campaign);
    battle.scenario = "relic-hunt".into();
    battle.sides[0].deeds.clear();
    let id = file(&session, &campaign, &battle);
    let now = page(&session, &campaign);
    assert_eq!(now.games.len(), 2, "the other one is still planned");
    assert_eq!((now.games[0].battle.as_str(), now.games[0].scenario.as_str()), (&*id, "Relic Hunt"));
    let back: Campaign = call(&session, "campaign_undo", json!({ "campaign": campaign }));
    assert_eq!((back.games.len(), back.games[0].state), (1, GameState::ToPlay));
}

#[test]
fn an_outsider_is_named_everywhere_ransoms_and_keeps_nothing_open() {
    let folder = tempfile::tempdir().unwrap();
    let (session, redoubt, _, campaign) = sample(&folder);
    let id = file(&session, &campaign, &guest(&session, &redoubt, &campaign));
    let now = page(&session, &campaign);
    let names: Vec<&str> = now.games[0].sides.iter().map(|side| side.name.as_str()).collect();
    assert_eq!(names, ["The Seventh Redoubt", "The Paymaster"]);
    assert_eq!(now.games[0].date.as_deref(), Some("2026-04-30"), "the day it was played");
    assert_eq!(now.standings.len(), 2);
    let aftermath: Aftermath = call(&session, "aftermath", json!({ "aftermath": id }));
    assert_eq!((aftermath.pages.len(), aftermath.open), (1, 1));
    assert_eq!(aftermath.battle, "Game 1 · Claim No Man’s Land · with The Paymaster");
    let lines: Vec<AftermathLine> = call(&session, "aftermaths", Value::Null);
    assert!(lines[0].battle.ends_with("with The Paymaster"), "{lines:?}");
    let sides: Vec<(&str, bool)> =
        lines[0].sides.iter().map(|side| (side.name.as_str(), side.emblem.is_some())).collect();
    assert_eq!(sides, [("The Seventh Redoubt", true), ("The Paymaster", false)]);
    assert_eq!((lines[0].campaign.as_str(), lines[0].day.as_deref()), ("The Ardent Mile", Some("2026-04-30")));
    let oriel = model(&open_warband(&session, &redoubt), "Mother Oriel");
    let held = say(&session, &id, &redoubt, oriel, &faces(&[1, 2]));
    let ransom = &page_of(&held, &redoubt).steps[0].questions[0];
    assert_eq!(ransom.heading, "The Paymaster holds Mother Oriel. What ransom?");
    say(&session, &id, &redoubt, oriel, &json!({ "kind": "choice", "choice": "refuse", "amount": null }));
    assert!(close(&session, &id).closed);
}

#[test]
fn two_and_two_fight_each_other_and_win_together() {
    let folder = tempfile::tempdir().unwrap();
    let (session, redoubt, choir, campaign) = sample(&folder);
    let mut battle = evening(&session, &redoubt, &choir, &campaign);
    let who = |name: &str| PaperWho::Outsider { name: name.into(), id: None };
    let side = |name: &str, vp, coalition| PaperSide {
        who: who(name),
        coalition: Some(coalition),
        vp: Some(vp),
        conceded: false,
        took_part: vec![],
        fell: vec![],
        deeds: vec![],
        used_up: Vec::new(),
        left: Vec::new(),
        fell_untold: false,
        deeds_untold: false,
    };
    battle.sides[0].coalition = Some(1);
    battle.sides[1].coalition = Some(2);
    battle.sides.push(side("The Paymaster", 0, 2));
    battle.sides.push(side("Mother Superior", 1, 1));
    let scores = json!({ "sides": battle.sides.iter().map(|s| json!({ "coalition": s.coalition, "vp": s.vp })).collect::<Vec<_>>() });
    let stands: PaperStanding = call(&session, "battle_sheet_winner", scores);
    assert_eq!(stands.ahead, Some(PaperWinner::Side { side: 0 }), "17 against 13");
    assert_eq!(stands.parties, [[0, 3], [1, 2]], "who wins together is told, not guessed on screen");
    file(&session, &campaign, &battle);
    let outcomes: Vec<_> = page(&session, &campaign).games[0].sides.iter().map(|side| side.outcome.unwrap()).collect();
    assert_eq!(outcomes, [Verdict::Won, Verdict::Lost, Verdict::Lost, Verdict::Won]);
}

#[test]
fn what_cannot_be_filed_is_refused_in_one_line_and_nothing_is_written() {
    let folder = tempfile::tempdir().unwrap();
    let (session, redoubt, choir, campaign) = sample(&folder);
    let book = folder.path().join("ardent-mile.nml");
    let before = facts(&book);
    let with = |change: &dyn Fn(&mut PaperBattle)| {
        let mut battle = evening(&session, &redoubt, &choir, &campaign);
        change(&mut battle);
        let failure = refused(&session, "battle_sheet_file", filing(&campaign, &battle));
        assert!(!failure.message.contains('\n'), "{failure:?}");
        (failure.code, failure.message)
    };
    let said = |change: &dyn Fn(&mut PaperBattle)| with(change).1;
    assert_eq!(said(&|b| b.turns = Some(0)), "A battle lasts 1 to 50 Turns, not 0.");
    assert_eq!(said(&|b| b.sides[0].vp = Some(20_000)), "20000 victory points are too many: 10000 at most.");
    assert_eq!(said(&|b| b.sides.truncate(1)), "A battle has 2 to 4 sides, not 1.");
    assert_eq!(said(&|b| b.sides[1] = b.sides[0].clone()), "A Warband is on two sides; each fights on one.");
    assert_eq!(
        said(&|b| b.sides.iter_mut().for_each(|side| side.coalition = Some(1))),
        "All sides are in one coalition; it needs an enemy."
    );
    assert_eq!(
        said(&|b| b.sides[1].who = PaperWho::Outsider { name: " ".into(), id: None }),
        "Enter a name for the outsider."
    );
    assert_eq!(with(&|b| b.sides[0].took_part.push(999)).0, "UNKNOWN_MODEL_ID");
    assert_eq!(with(&|b| b.sides[0].deeds[0].deed = "nothing".into()).0, "UNKNOWN_DEED");
    assert_eq!(
        said(&|b| b.sides[1].deeds = vec![PaperDeed { deed: "sniper".into(), model: None }]),
        "A Glorious Deed counts once in a game (rulebook p. 149)."
    );
    assert_eq!(with(&|b| b.scenario = "nowhere".into()).0, "UNKNOWN_SCENARIO");
    assert_eq!(with(&|b| b.played = Some("yesterday".into())).0, "DAY_ILL_FORMED");
    assert_eq!(with(&|b| b.winner = Some(PaperWinner::Side { side: 7 })).0, "BAD_BATTLE");
    assert_eq!(
        with(&|b| b.sides[0].fell[0].by = Some(PaperFoe { side: 9, model: None, weapon: None })).0,
        "BAD_BATTLE"
    );
    assert_eq!(
        with(&|b| {
            let twice = b.sides[0].fell[0].clone();
            b.sides[0].fell.push(twice);
        })
        .0,
        "BAD_BATTLE"
    );
    assert_eq!(facts(&book), before);

    let again = guest(&session, &redoubt, &campaign);
    let filed = file(&session, &campaign, &evening(&session, &redoubt, &choir, &campaign));
    let sheet = sheet(&session, &campaign);
    let reasons: Vec<_> = sheet.warbands.iter().map(|warband| warband.refused.clone().unwrap()).collect();
    assert_eq!(reasons, ["The aftermath of Game 1 · Claim No Man’s Land is still open, so it cannot fight yet."; 2]);
    assert!(sheet.warbands.iter().all(|warband| warband.settles.as_ref() == Some(&filed)));
    let failure = refused(&session, "battle_sheet_file", filing(&campaign, &again));
    assert_eq!(failure.code, "EARLIER_AFTERMATH_OPEN");
    let named = "The Seventh Redoubt has an earlier aftermath open: its roster is not known before that is closed.";
    assert_eq!(failure.message, named);
}

#[test]
fn a_result_can_be_opened_as_a_sheet_and_filed_again_as_it_was() {
    let folder = tempfile::tempdir().unwrap();
    let (session, redoubt, choir, campaign) = sample(&folder);
    let open = |id: &str| -> Open<Campaigns> { session.open_stream(id).unwrap() };
    let fighters = |ids: &[&str]| -> Vec<Fighters> {
        let pack = pack_of(&session, &open(&campaign)).unwrap();
        let of = |id: &&str| {
            let roster: Open<WarbandStream> = session.open_stream(id).unwrap();
            Fighters::of(id, &roster.state, &pack.catalogue)
        };
        ids.iter().map(of).collect()
    };
    // A battle that was logged, with Turns and Deeds.
    let battle = fought(&session, &redoubt, &choir, &campaign);
    let result = open(&campaign).state.game(&battle).unwrap().played.clone().unwrap().result;
    let paper = PaperBattle::of(&result, "claim-no-mans-land");
    let pack = pack_of(&session, &open(&campaign)).unwrap();
    let scenario = pack.catalogue.scenario("claim-no-mans-land");
    let mut chance = Chance::seeded(1);
    let again = paper.result(&battle, (scenario, &[]), &fighters(&[&redoubt, &choir]), &mut chance).unwrap();
    assert_eq!(again, result);
    assert_eq!(serde_json::from_value::<PaperBattle>(serde_json::to_value(&paper).unwrap()).unwrap(), paper);
}

#[test]
fn a_winner_follows_the_points_when_they_are_corrected_and_stays_where_the_table_said_otherwise() {
    let folder = tempfile::tempdir().unwrap();
    let (session, redoubt, choir, campaign) = sample(&folder);
    let battle = fought(&session, &redoubt, &choir, &campaign);
    let open: Open<Campaigns> = session.open_stream(&campaign).unwrap();
    let mut result = open.state.game(&battle).unwrap().played.clone().unwrap().result;
    for (side, (vp, outcome)) in result.sides.iter_mut().zip([(9, Outcome::Won), (4, Outcome::Lost)]) {
        (side.vp, side.outcome) = (Some(vp), outcome);
    }
    assert_eq!(PaperBattle::of(&result, "claim-no-mans-land").winner, None);
    (result.sides[0].outcome, result.sides[1].outcome) = (Outcome::Lost, Outcome::Won);
    let said = PaperBattle::of(&result, "claim-no-mans-land").winner;
    assert_eq!(said, Some(PaperWinner::Side { side: 1 }));
    (result.sides[0].outcome, result.sides[1].outcome) = (Outcome::Drew, Outcome::Drew);
    assert_eq!(PaperBattle::of(&result, "claim-no-mans-land").winner, Some(PaperWinner::Draw));
}

#[test]
fn a_battle_that_is_being_logged_is_left_alone() {
    let folder = tempfile::tempdir().unwrap();
    let (session, redoubt, choir, campaign) = sample(&folder);
    let next = page(&session, &campaign);
    let CampaignAction::SetUp { set_up } = &next.next.actions[0].what else { panic!("{:?}", next.next) };
    let begun: Value = call(&session, "battle_begin", json!({ "set_up": set_up }));
    let filed = file(&session, &campaign, &evening(&session, &redoubt, &choir, &campaign));
    assert_ne!(begun["id"], json!(filed));
    assert_eq!(page(&session, &campaign).games.len(), 2);
}

#[test]
fn a_mercenary_has_its_name_wherever_the_aftermath_counts_models() {
    let folder = tempfile::tempdir().unwrap();
    let (session, redoubt, _, campaign) = sample(&folder);
    edit(&session, &redoubt, &json!({ "kind": "set_budget", "ducats": 700, "glory": 20 }));
    edit(&session, &redoubt, &json!({ "kind": "hire", "mercenary": "witchburner" }));
    let mut battle = sheet(&session, &campaign).battle;
    (battle.sides[0].vp, battle.sides[1].vp) = (Some(16), Some(13));
    assert!(battle.sides[0].took_part.iter().any(|model| *model >= 1_000_000), "{:?}", battle.sides[0]);
    let id = file(&session, &campaign, &battle);
    let asked: Aftermath = call(&session, "aftermath", json!({ "aftermath": id }));
    let labels: Vec<&str> = asked
        .pages
        .iter()
        .flat_map(|page| &page.steps)
        .flat_map(|step| &step.questions)
        .flat_map(|question| question.tally.iter().flat_map(|tally| &tally.lines))
        .map(|counted| counted.label.as_str())
        .collect();
    assert!(!labels.is_empty() && labels.iter().all(|label| !label.is_empty()), "{labels:?}");
}

#[test]
fn a_coalition_of_one_wins_and_loses_alone() {
    let folder = tempfile::tempdir().unwrap();
    let (session, redoubt, choir, campaign) = sample(&folder);
    let mut battle = evening(&session, &redoubt, &choir, &campaign);
    (battle.sides[0].vp, battle.sides[1].vp) = (Some(9), Some(13));
    battle.sides[0].coalition = Some(1);
    battle.sides.push(PaperSide {
        who: PaperWho::Outsider { name: "The Paymaster".into(), id: None },
        coalition: None,
        vp: Some(2),
        conceded: false,
        took_part: vec![],
        fell: vec![],
        deeds: vec![],
        used_up: Vec::new(),
        left: Vec::new(),
        fell_untold: false,
        deeds_untold: false,
    });
    let scores = json!({ "sides": [{ "coalition": 1, "vp": 9 }, { "vp": 13 }, { "vp": 2 }] });
    let stands: PaperStanding = call(&session, "battle_sheet_winner", scores);
    assert_eq!(stands.parties, [[0], [1], [2]]);
    file(&session, &campaign, &battle);
    let game = page(&session, &campaign).games.into_iter().find(|game| game.state == GameState::Aftermath).unwrap();
    let outcomes: Vec<_> = game.sides.iter().map(|side| side.outcome.unwrap()).collect();
    assert_eq!(outcomes, [Verdict::Lost, Verdict::Won, Verdict::Lost]);
}

#[test]
fn models_without_a_name_are_told_apart_on_paper_as_in_the_builder() {
    let folder = tempfile::tempdir().unwrap();
    let (session, redoubt, choir, campaign) = sample(&folder);
    let before = open_warband(&session, &redoubt);
    let of =
        |entry: &str| before.models.iter().filter(|one| one.entry == entry).map(|one| one.id).collect::<Vec<u32>>();
    let like = before.models.iter().map(|one| of(&one.entry)).max_by_key(Vec::len).unwrap();
    assert!(like.len() > 1, "{like:?}");
    for model in &like {
        edit(&session, &redoubt, &json!({ "kind": "rename_model", "model": model, "name": "" }));
    }
    let built = open_warband(&session, &redoubt);
    let named = |id: u32| built.models.iter().find(|one| one.id == id).unwrap().name.clone();
    assert!(named(like[0]).ends_with(" 1") && named(like[1]).ends_with(" 2"), "{}", named(like[0]));
    // A name that begins as the entry is called is a name all the same.
    let entry = built.models.iter().find(|one| one.id == like[0]).unwrap().entry_name.clone();
    let karl = before.models.iter().find(|one| !like.contains(&one.id)).unwrap().clone();
    let own = format!("{} the Elder", karl.entry_name);
    edit(&session, &redoubt, &json!({ "kind": "rename_model", "model": karl.id, "name": own }));
    let mut sheet = sheet(&session, &campaign);
    let ours = sheet.warbands.iter().find(|one| one.id == redoubt).unwrap();
    for id in &like {
        let model = ours.models.iter().find(|one| one.id == *id).unwrap();
        assert_eq!((&model.name, &model.entry), (&named(*id), &None), "{entry}");
    }
    let elder = ours.models.iter().find(|one| one.id == karl.id).unwrap();
    assert_eq!((&elder.name, &elder.entry), (&own, &Some(karl.entry_name)));
    sheet.battle.winner = Some(PaperWinner::Draw);
    sheet.battle.sides[0].fell = like.iter().map(|id| fell(*id, None)).collect();
    assert_eq!(sheet.battle.warbands().collect::<Vec<_>>(), [&*redoubt, &*choir]);
    let battle = file(&session, &campaign, &sheet.battle);
    let aftermath: Aftermath = call(&session, "aftermath", json!({ "aftermath": battle }));
    let rows = &page_of(&aftermath, &redoubt).steps[0].lines;
    for id in &like {
        assert_eq!(rows.iter().find(|row| row.model == *id).unwrap().name, named(*id));
    }
}

#[test]
fn one_casualty_that_is_tapped_says_nothing_of_the_deeds_nor_of_the_other_side() {
    let folder = tempfile::tempdir().unwrap();
    let (session, redoubt, choir, campaign) = sample(&folder);
    let mut battle = sheet(&session, &campaign).battle;
    (battle.sides[0].vp, battle.sides[1].vp) = (Some(16), Some(13));
    battle.sides[0].fell = vec![fell(model(&open_warband(&session, &redoubt), "Mother Oriel"), None)];
    let id = file(&session, &campaign, &battle);

    let now = page(&session, &campaign);
    let line =
        |now: &Campaign, warband: &str| now.standings.iter().find(|line| line.warband == warband).unwrap().clone();
    let (ours, theirs) = (line(&now, &redoubt), line(&now, &choir));
    assert_eq!(
        (ours.record.deeds_untold, ours.record.took_untold, ours.record.fell_untold, ours.record.fell),
        (1, 1, 0, 1)
    );
    assert_eq!(
        (theirs.record.deeds_untold, theirs.record.took_untold, theirs.record.fell_untold, theirs.record.took),
        (1, 0, 1, 1)
    );
    let aftermath: Aftermath = call(&session, "aftermath", json!({ "aftermath": id }));
    assert_eq!(page_of(&aftermath, &choir).steps[0].note, "who was Out of Action was not recorded");
    let chronicle: Value = call(&session, "campaign_chronicle", json!({ "campaign": campaign }));
    let told = |side: usize| {
        let side = &chronicle["games"][0]["sides"][side];
        (side["fell_told"].clone(), side["deeds_told"].clone())
    };
    assert_eq!([told(0), told(1)], [(json!(true), json!(false)), (json!(false), json!(false))]);
    let what = serde_json::from_value(json!({ "is": "campaign", "campaign": campaign })).unwrap();
    let published = serde_json::to_value(nml_app::published::Published::of(&session, &what).unwrap()).unwrap();
    let figures = |name: &str| {
        let all = published["chronicle"]["standings"].as_array().unwrap_or_else(|| panic!("{published}"));
        let place = all.iter().find(|place| place["name"] == name).unwrap();
        (place["figures"]["deeds"].clone(), place["figures"]["casualties"].clone())
    };
    assert_eq!(figures("The Seventh Redoubt"), (json!("–"), json!("– : 1")));
    assert_eq!(figures("The Ashen Choir"), (json!("–"), json!("1 : –")));

    // The sheet that corrects it leaves open what was left open, and what is said there is known.
    let past: Value = call(&session, "correction", json!({ "aftermath": id, "steps": [] }));
    let mut again: PaperBattle = serde_json::from_value(past["result"]["sheet"]["battle"].clone()).unwrap();
    let open = |battle: &PaperBattle| battle.sides.iter().map(|s| (s.fell_untold, s.deeds_untold)).collect::<Vec<_>>();
    assert_eq!(open(&again), [(false, true), (true, true)]);
    (again.sides[1].fell_untold, again.sides[1].deeds_untold) = (false, false);
    let steps = json!([{ "kind": "result", "battle": again }]);
    let _: Aftermath =
        call(&session, "correction_accept", json!({ "aftermath": id, "steps": steps, "reason": "They said so" }));
    let theirs = line(&page(&session, &campaign), &choir);
    assert_eq!(
        (theirs.record.deeds_untold, theirs.record.fell_untold, theirs.record.deeds, theirs.record.fell),
        (0, 0, 0, 0)
    );
}

#[test]
fn a_scenario_that_no_list_has_is_named_and_can_be_chosen_for_the_next_game() {
    let folder = tempfile::tempdir().unwrap();
    let (session, redoubt, choir, campaign) = sample(&folder);
    let mut battle = evening(&session, &redoubt, &choir, &campaign);
    battle.sides[0].deeds.clear();
    (battle.scenario, battle.named) = (String::new(), Some(" ".into()));
    // Nobody knows what it was, or on which day: neither keeps it from being filed, nor is anything made up.
    let day = battle.played.take();
    let _ = file(&session, &campaign, &battle);
    let unknown = &page(&session, &campaign).games[0];
    assert_eq!((unknown.scenario.as_str(), unknown.date.as_deref()), ("Scenario not recorded", None));
    let _: Campaign = call(&session, "campaign_undo", json!({ "campaign": campaign }));
    (battle.named, battle.played) = (Some("The Long Night".into()), day);
    let id = file(&session, &campaign, &battle);
    let now = page(&session, &campaign);
    assert_eq!((now.games[0].battle.as_str(), now.games[0].scenario.as_str()), (&*id, "The Long Night"));
    let listed = sheet(&session, &campaign).scenarios;
    let known = listed.iter().find(|known| known.name == "The Long Night").unwrap();
    assert_eq!((known.id.as_str(), known.deeds.len()), ("the-long-night", 0));
    // A name that the pack has is the pack's scenario, however it is written.
    let back: Campaign = call(&session, "campaign_undo", json!({ "campaign": campaign }));
    battle.named = Some("claim no mans land".into());
    assert_eq!(file(&session, &campaign, &battle), back.games[0].battle, "it is the game that was planned");
}

#[test]
fn a_force_beyond_its_threshold_or_field_strength_is_told_and_filed_all_the_same() {
    let folder = tempfile::tempdir().unwrap();
    let (session, redoubt, choir, campaign) = sample(&folder);
    let mut battle = evening(&session, &redoubt, &choir, &campaign);
    let told = |battle: &PaperBattle| -> Vec<Vec<String>> {
        call::<PaperRemarks>(&session, "battle_sheet_remarks", filing(&campaign, battle)).sides
    };
    assert_eq!(told(&battle), [Vec::<String>::new(), Vec::new()]);
    edit(&session, &redoubt, &json!({ "kind": "set_budget", "ducats": 2000, "glory": 20 }));
    for _ in 0..4 {
        edit(&session, &redoubt, &json!({ "kind": "add_model", "entry": "yeoman" }));
    }
    battle.sides[0].took_part = open_warband(&session, &redoubt).models.iter().map(|model| model.id).collect();
    let [ours, theirs] = &told(&battle)[..] else { panic!() };
    assert_eq!(ours.len(), 2, "{ours:?}");
    assert!(ours[0].starts_with("Side A fields ") && ours[0].ends_with("the Threshold of game 1 is 700."), "{ours:?}");
    assert_eq!(ours[1], "Side A fields 13 models that count: the Field Strength of game 1 is 10.");
    assert_eq!(theirs, &[] as &[String]);
    file(&session, &campaign, &battle);
}

#[test]
fn a_list_that_is_not_legal_is_told_on_the_sheet_and_filed_all_the_same() {
    let folder = tempfile::tempdir().unwrap();
    let (session, redoubt, choir, campaign) = sample(&folder);
    edit(&session, &redoubt, &json!({ "kind": "set_budget", "ducats": 10, "glory": 0 }));
    let battle = evening(&session, &redoubt, &choir, &campaign);
    let told: PaperRemarks = call(&session, "battle_sheet_remarks", filing(&campaign, &battle));
    let [ours] = &told.sides[0][..] else { panic!("{told:?}") };
    assert!(ours.starts_with("Side A breaks a rule, so it cannot fight in the app yet: "), "{ours}");
    assert_eq!(told.sides[1], [] as [String; 0]);
    file(&session, &campaign, &battle);
}

#[test]
fn the_last_step_of_a_page_says_whose_rolls_it_waits_for() {
    let folder = tempfile::tempdir().unwrap();
    let (session, redoubt, choir, campaign) = sample(&folder);
    let mut battle = sheet(&session, &campaign).battle;
    (battle.sides[0].vp, battle.sides[1].vp) = (Some(16), Some(13));
    let nib = model(&open_warband(&session, &choir), "Wretched Nib");
    let theirs = battle.sides.iter_mut().find(|side| side.who == PaperWho::Warband { warband: choir.clone() }).unwrap();
    theirs.fell = vec![fell(nib, None)];
    let id = file(&session, &campaign, &battle);
    let rest = json!({ "aftermath": id, "warband": redoubt, "reason": "", "step": false });
    let waits: Aftermath = call(&session, "aftermath_set_aside", rest);
    let last = |now: &Aftermath| {
        let step = &page_of(now, &redoubt).steps[5];
        (step.note.clone(), step.questions.len())
    };
    assert_eq!(last(&waits), ("waits for the Trauma rolls of The Ashen Choir".to_owned(), 0));
    let now = say(&session, &id, &choir, nib, &faces(&[6]));
    assert_eq!(last(&now), (String::new(), 1), "now it can be signed");
    // The campaign's own undo stops here, and leads to where it goes on.
    assert_eq!(page(&session, &campaign).undo_there, Some(UndoThere::Aftermath { battle: id }));
}

#[test]
fn two_numbers_are_enough_to_file_and_who_fell_is_written_down_later() {
    let folder = tempfile::tempdir().unwrap();
    let (session, redoubt, _, campaign) = sample(&folder);
    let mut battle = sheet(&session, &campaign).battle;
    (battle.sides[0].vp, battle.sides[1].vp) = (Some(16), Some(13));
    let id = file(&session, &campaign, &battle);
    battle.sides[0].fell = vec![fell(model(&open_warband(&session, &redoubt), "Mother Oriel"), None)];
    let steps = json!([{ "kind": "result", "battle": battle }]);
    call::<Aftermath>(
        &session,
        "correction_accept",
        json!({ "aftermath": id, "steps": steps, "reason": "Written down later" }),
    );
    let aftermath: Aftermath = call(&session, "aftermath", json!({ "aftermath": id }));
    assert_eq!(page_of(&aftermath, &redoubt).steps[0].questions[0].heading, "Trauma for Mother Oriel");
}
