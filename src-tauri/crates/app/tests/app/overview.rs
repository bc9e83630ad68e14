//! A survey of a campaign in a real book: who waits, what is wrong, the series of its games, the tallies, the stories.

use crate::kit::{call, close, edit, fought, model, open_warband, refused, sample};
use nml_app::campaigns::{CampaignOverview, GameState, OverviewLine, OverviewWarningKind};
use nml_app::paper::{BattleFiled, BattleSheet, PaperFall, PaperFoe, PaperSide, PaperWho};
use nml_app::session::Session;
use nml_app::view::Verdict;
use serde_json::{Value, json};

fn overview(session: &Session, campaign: &str) -> CampaignOverview {
    call(session, "campaign_overview", json!({ "campaign": campaign }))
}

fn line<'o>(overview: &'o CampaignOverview, warband: &str) -> &'o OverviewLine {
    overview.warbands.iter().find(|line| line.warband == warband).unwrap()
}

fn kinds(overview: &CampaignOverview) -> Vec<(OverviewWarningKind, &str)> {
    overview.warnings.iter().map(|warning| (warning.kind, warning.name.as_str())).collect()
}

/// The Redoubt against somebody's guest, who attacked: 4 to 9, and Mother Oriel fell.
fn guest(session: &Session, redoubt: &str, campaign: &str) -> String {
    let sheet: BattleSheet = call(session, "battle_sheet_open", json!({ "campaign": campaign }));
    let mut battle = sheet.battle;
    let ours = open_warband(session, redoubt);
    let oriel = model(&ours, "Mother Oriel");
    let side = |who, vp, took_part, fell| PaperSide {
        who,
        coalition: None,
        vp: Some(vp),
        conceded: false,
        took_part,
        fell,
        deeds: Vec::new(),
        used_up: Vec::new(),
        left: Vec::new(),
        fell_untold: false,
        deeds_untold: false,
    };
    let part = ours.models.iter().map(|model| model.id).collect();
    let fell = PaperFall { model: oriel, turn: None, by: Some(PaperFoe { side: 1, model: None, weapon: None }) };
    battle.sides = vec![
        side(PaperWho::Warband { warband: redoubt.into() }, 4, part, vec![fell]),
        side(PaperWho::Outsider { name: "The Paymaster".into(), id: None }, 9, Vec::new(), Vec::new()),
    ];
    battle.attacker = Some(1);
    call::<BattleFiled>(session, "battle_sheet_file", json!({ "campaign": campaign, "battle": battle })).battle
}

#[test]
fn before_the_first_game_there_is_nothing_to_tell_and_nothing_is_wrong() {
    let folder = tempfile::tempdir().unwrap();
    let (session, redoubt, choir, campaign) = sample(&folder);
    let seen = overview(&session, &campaign);
    assert_eq!((seen.fought, seen.warnings.len(), seen.open.len()), (0, 0, 1));
    assert_eq!(
        seen.about,
        "2 Warbands · 12 games each · next: The Seventh Redoubt – The Ashen Choir, their 1st game, Early"
    );
    let ours = line(&seen, &redoubt);
    assert_eq!(ours.now, "to play: Claim No Man’s Land against The Ashen Choir");
    assert!(!ours.waits && ours.course.is_empty() && ours.story.sentences.is_empty());
    assert_eq!((ours.rating, ours.threshold, ours.field_strength), (Some(700), Some(700), Some(10)));
    assert_eq!(line(&seen, &choir).rank, 1);
    assert!(seen.factions.is_empty() && seen.scenarios.is_empty() && seen.roles.is_none());
    assert_eq!(refused(&session, "campaign_overview", json!({ "campaign": redoubt })).code, "WRONG_KIND");
}

#[test]
fn a_battle_is_unsigned_until_its_pages_are_and_the_season_is_told() {
    let folder = tempfile::tempdir().unwrap();
    let (session, redoubt, choir, campaign) = sample(&folder);
    let battle = fought(&session, &redoubt, &choir, &campaign);
    let seen = overview(&session, &campaign);
    let unsigned = OverviewWarningKind::Unsigned;
    assert_eq!(kinds(&seen), [(unsigned, "The Seventh Redoubt"), (unsigned, "The Ashen Choir")]);
    assert!(seen.warnings.iter().all(|warning| warning.battle.as_deref() == Some(battle.as_str())));
    assert_eq!(
        seen.warnings[0].text,
        "It has not signed its page of Claim No Man’s Land against The Ashen Choir yet: 4 questions open."
    );
    assert_eq!(seen.open[0].state, GameState::Aftermath);
    assert_eq!(line(&seen, &choir).now, "settles Claim No Man’s Land against The Seventh Redoubt");

    close(&session, &battle);
    let seen = overview(&session, &campaign);
    assert!(seen.warnings.is_empty() && seen.open.is_empty(), "{:?}", seen.warnings);
    let ours = line(&seen, &redoubt);
    assert_eq!((ours.now.as_str(), ours.waits), ("free to play The Ashen Choir", true));
    let [first] = ours.course.as_slice() else { panic!("{:?}", ours.course) };
    assert_eq!((first.game, first.outcome, first.cvp, first.vp), (1, Verdict::Won, 15, Some(3)));
    assert_eq!((first.took, first.fell, first.rating), (Some(1), Some(4), Some(700)));
    assert_eq!(seen.thresholds, [700]);
    assert_eq!((ours.threshold, ours.glory), (Some(800), Some(1)));
    assert_eq!(
        ours.story.sentences,
        [
            "It won its only game.",
            "Its best day was Claim No Man’s Land against The Ashen Choir: 16 to 13, +3 victory points.",
            "Its hardest day was Claim No Man’s Land against The Ashen Choir: 4 models Out of Action, and it took 1 enemy in return.",
            "Piers Allard has taken 1 enemy Out of Action; nobody in the Warband has taken more.",
            "It has done 1 Glorious Deed.",
        ]
    );
    let theirs = &line(&seen, &choir).story.sentences;
    assert_eq!(theirs[0], "It has fought 1 game and not won yet.");
    assert_eq!(
        theirs[1],
        "It came closest in Claim No Man’s Land against The Seventh Redoubt: 13 to 16, −3 victory points."
    );
    assert_eq!(theirs[3], "Gorm has taken 4 enemies Out of Action; nobody in the Warband has taken more.");
}

#[test]
fn a_guest_counts_for_the_scenario_and_the_roles_and_two_games_in_hand_are_named() {
    let folder = tempfile::tempdir().unwrap();
    let (session, redoubt, choir, campaign) = sample(&folder);
    close(&session, &fought(&session, &redoubt, &choir, &campaign));
    for _ in 0..2 {
        close(&session, &guest(&session, &redoubt, &campaign));
    }
    let seen = overview(&session, &campaign);
    assert_eq!(kinds(&seen), [(OverviewWarningKind::InHand, "The Ashen Choir")]);
    assert_eq!(seen.warnings[0].text, "It has fought 1 game, another Warband 3: 2 in hand.");
    let ours = line(&seen, &redoubt);
    let course: Vec<_> = ours.course.iter().map(|game| (game.cvp, game.vp, game.fell)).collect();
    assert_eq!(course, [(15, Some(3), Some(4)), (22, Some(-2), Some(5)), (29, Some(-7), Some(6))]);
    assert!(ours.course[1].title.ends_with("against The Paymaster"), "{}", ours.course[1].title);
    assert_eq!(ours.story.sentences[0], "It has not won for 2 games.");
    let roles = seen.roles.as_ref().unwrap();
    assert_eq!((roles.attackers.won, roles.attackers.score.unwrap()[0], roles.defenders.lost), (2, 18, 2));
    assert_eq!(roles.note, "2 games · 1 without an attacker, or none recorded");
    let antioch = &seen.factions[0];
    assert_eq!((antioch.name.as_str(), antioch.warbands), ("Principality of New Antioch", 1));
    assert_eq!((antioch.tally.games, antioch.tally.won, antioch.tally.lost, antioch.tally.vp), (3, 1, 2, Some(-7)));
    assert_eq!(seen.factions.len(), 2, "a guest has no faction");
    assert_eq!(seen.scenarios.iter().map(|scenario| scenario.games).sum::<u32>(), 3);
}

#[test]
fn an_illegal_warband_is_named_with_the_first_rule_it_breaks() {
    let folder = tempfile::tempdir().unwrap();
    let (session, redoubt, _, campaign) = sample(&folder);
    let reyne = model(&open_warband(&session, &redoubt), "Aldous Reyne");
    let now = edit(&session, &redoubt, &json!({ "kind": "remove_model", "model": reyne }));
    let seen = overview(&session, &campaign);
    assert_eq!(kinds(&seen), [(OverviewWarningKind::Illegal, "The Seventh Redoubt")]);
    let first = &now.violations[0].message;
    assert!(seen.warnings[0].text.starts_with(first.as_str()), "{} / {first}", seen.warnings[0].text);
    assert!(line(&seen, &redoubt).rating < Some(700));
}

#[test]
fn whoever_has_no_game_and_meets_nobody_free_waits() {
    let folder = tempfile::tempdir().unwrap();
    let (session, ..) = sample(&folder);
    let new: Value = call(&session, "campaign_new", json!({ "name": "The Long Winter", "pack": null }));
    let campaign = new["id"].as_str().unwrap();
    assert!(overview(&session, campaign).warbands.is_empty());
    let wolves = json!({ "name": "The Iron Wall", "faction": "iron-sultanate", "variant": null });
    let wall: Value = call(&session, "warband_muster", wolves);
    let join = json!({ "campaign": campaign, "warband": wall["id"], "player": "Selim" });
    call::<Value>(&session, "campaign_admit", join);
    let seen = overview(&session, campaign);
    let [only] = seen.warbands.as_slice() else { panic!("{:?}", seen.warbands) };
    assert_eq!((only.now.as_str(), only.waits), ("free to play; nobody else is", true));
    assert_eq!((only.player.as_deref(), seen.about.as_str()), (Some("Selim"), "1 Warband · 12 games each"));
}
