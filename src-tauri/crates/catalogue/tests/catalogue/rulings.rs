//! Every conflict of the sources has its ruling, and every shipped ruleset says what it is known for.

use nml_catalogue::ruleset::{self, OFFICIAL, Ruleset, RulesetError};
use nml_catalogue::ruling::{BloodbathDeadly, BloodbathKeep, ImCap, RULINGS, Ruling, RulingError, Rulings, SOURCES};
use nml_dice::{InjuryReading, Keep, ModifierCap};

/// Section C of the battle rules: key, default, alternatives.
const TABLE: &str = "
C-01 initiative_count standing_on_table all_in_warband on_table_incl_down
C-02 initiative_choice choose_first_player init_always_first
C-03 marker_order init_orders simultaneous_secret roller_owner_first
C-04 marker_max 6_each blessing_uncapped
C-05 shaken_flow shaken_or_flee_choice shaken_forced flee_at_once
C-06 action_once_scope per_activation per_turn
C-07 shaken_retest next_morale_phase_always auto_recover_after_turn
C-08 leader_bonus plus1_if_leader_standing none
C-09 charge_range_los los_required_12 blind_charge_risky
C-10 charge_cap cap_12 no_cap
C-11 charge_interpose target_illegal redirect_on_contact ignore
C-12 retreat_path any_path_end_clear directly_away
C-13 retreat_reaction one_weapon_cleave_ok full_fight
C-14 charge_multi single_then_slide declare_many
C-15 charge_contact within_1_ok full_distance_required
C-16 charge_alt_path climb_jump_jumpdown_dangerous_optional also_difficult_optional
C-17 charge_from_melee forbidden allowed_if_stays_engaged
C-18 jump_fail fall_opponent_side fall_in_gap_owner
C-19 jump_up add_height height_against_movement_only max_1in_cost_1
C-20 trench_wall upto_3_open under_3_open
C-21 bloodbath_deadly 4d6 3d6_literal
C-22 bloodbath_keep keep_4 keep_3
C-23 deadly_base 3d6_always bloodbath_only
C-24 im_cap negatives_sum_then_plus net_floor no_cap
C-25 im_cap_vs_ap ap_before_cap ap_after_cap
C-26 down_scope success_rolls_only any_roll
C-27 ledge_timing test_before_down test_as_down
C-28 fall_threshold 3_in over_2_in
C-29 fall_dice plus1_per_full_3
C-30 dive_terms v102 playtest_dive dive_always_hurts
C-31 dangerous_roll risky_once_per_move risky_every_entry playtest_split
C-32 flying_dangerous risky_if_start_or_end ignore auto_injury_on_end
C-33 default_roll only_if_stated all_roll
C-34 melee_unarmed no_attack unarmed_allowed
C-35 offhand second_weapon_all second_attack_only declared_first
C-36 shoot_melee attacker_picks_legal_else_lost random_involved any_friend_no_los
C-37 critical plus1_or_2 plus1_always
C-38 cover_def v102_partial_block contact_between any_partial
C-39 elevated gte_3 gt_3 playtest_2_4
C-40 heavy_shoot all_four_moves move_dash_only
C-41 assault assault_lifts single_shot_assault
C-42 block after_charge_only always
C-43 move_in_combat stay_with_all end_state_only standard_move_only
C-44 stand_halving activation whole_turn
C-45 terrain_spacing 3_in 6_in
C-46 force_when force_first force_after_zones
C-47 pregame_order roll_off alternate
C-48 zone_choice winner loser
C-49 melee_stat_typo melee
C-50 morale_first init_orders smaller_first
C-51 half_morale ceil_half floor_half
C-53 down_reaction allowed_minus1 forbidden
C-54 turn_end_random per_scenario
C-55 pills_when at_deployment pre_game
C-56 climb_footing more_than_half at_least_half
C-57 tough_trigger first_of_either rolled_only
C-58 trench_height_cost as_open_free as_normal_movement
C-59 fled_points as_others nothing
";

fn as_row(ruling: &Ruling) -> String {
    let names: Vec<&str> = ruling.readings.iter().map(|reading| reading.name).collect();
    format!("{} {} {}", ruling.id, ruling.key, names.join(" "))
}

#[test]
fn every_conflict_has_its_ruling() {
    let is: Vec<String> = RULINGS.iter().map(as_row).collect();
    let expected: Vec<&str> = TABLE.trim().lines().collect();
    assert_eq!(is, expected);
    let settled: Vec<&str> = RULINGS.iter().filter(|r| r.alternatives().is_empty()).map(|r| r.id).collect();
    assert_eq!(settled, ["C-29", "C-49", "C-54"]);
    for ruling in RULINGS {
        assert!(ruling.question.ends_with('?'), "{}", ruling.id);
        assert!(ruling.readings.iter().all(|reading| reading.meaning.ends_with('.')), "{}", ruling.id);
    }
}

#[test]
fn every_ruling_says_which_source_tells_it_so() {
    let tags: Vec<&str> = SOURCES.iter().map(|(tag, _)| *tag).collect();
    let mut unused = tags.clone();
    for ruling in RULINGS {
        let mut seen: Vec<&str> = Vec::new();
        for &source in ruling.readings.iter().flat_map(|reading| reading.sources) {
            let (tag, place) = source.split_once(' ').map_or((source, None), |(tag, place)| (tag, Some(place)));
            assert!(tags.contains(&tag), "{}: {source} is no known source", ruling.id);
            let page = |text: &str| text.parse().is_ok_and(|page: u16| page > 0);
            let pages = |text: &str| text.split_once('-').is_some_and(|(from, to)| page(from) && page(to));
            let stands = match (tag, place) {
                ("RC", place) => place.and_then(|place| place.strip_prefix('Q')).is_some_and(page),
                ("DR", Some(place)) => {
                    place.strip_prefix("p.").is_some_and(page) || place.strip_prefix("pp.").is_some_and(pages)
                }
                ("DR", None) => false,
                ("CH", Some(place)) => place.strip_prefix("p.").is_some_and(page),
                (_, place) => place.is_none(),
            };
            assert!(stands, "{}: where {source} says it", ruling.id);
            assert!(!seen.contains(&source), "{}: {source} says one thing", ruling.id);
            seen.push(source);
            unused.retain(|other| *other != tag);
        }
        // All Out War leaves this one open, and nobody else speaks of three Warbands.
        assert_eq!(seen.is_empty(), ruling.id == "C-59", "{}: nobody says anything", ruling.id);
    }
    assert_eq!(unused, [""; 0], "sources that nothing rests on");
}

#[test]
fn every_reading_can_be_chosen_and_read_back() {
    for ruling in RULINGS {
        for (place, reading) in ruling.readings.iter().enumerate() {
            let mut rulings = Rulings::default();
            rulings.set(ruling.key, reading.name).unwrap();
            assert_eq!(rulings.get(ruling.key), Some(reading.name));
            let differing = if place == 0 { vec![] } else { vec![(ruling.key, reading.name)] };
            assert_eq!(rulings.differing(), differing);
            let text = serde_json::to_string(&rulings).unwrap();
            assert_eq!(serde_json::from_str::<Rulings>(&text).unwrap(), rulings);
        }
    }
}

#[test]
fn the_shipped_rulesets_choose_what_they_are_known_for() {
    let expected = [
        ("official-1.0.2", vec![]),
        (
            "quick-start",
            vec![
                ("charge_cap", "no_cap"),
                ("charge_alt_path", "also_difficult_optional"),
                ("im_cap", "no_cap"),
                ("flying_dangerous", "auto_injury_on_end"),
                ("block", "always"),
                ("stand_halving", "whole_turn"),
            ],
        ),
        (
            "two-player-quick-start",
            vec![
                ("initiative_count", "all_in_warband"),
                ("shaken_flow", "shaken_forced"),
                ("leader_bonus", "none"),
                ("charge_cap", "no_cap"),
                ("deadly_base", "bloodbath_only"),
                ("offhand", "second_attack_only"),
                ("critical", "plus1_always"),
            ],
        ),
        (
            "playtest-1.6",
            vec![
                ("initiative_count", "on_table_incl_down"),
                ("shaken_flow", "flee_at_once"),
                ("shaken_retest", "auto_recover_after_turn"),
                ("charge_range_los", "blind_charge_risky"),
                ("charge_interpose", "redirect_on_contact"),
                ("charge_multi", "declare_many"),
                ("jump_up", "max_1in_cost_1"),
                ("fall_threshold", "over_2_in"),
                ("dive_terms", "playtest_dive"),
                ("dangerous_roll", "playtest_split"),
                ("flying_dangerous", "ignore"),
                ("melee_unarmed", "unarmed_allowed"),
                ("elevated", "playtest_2_4"),
                ("morale_first", "smaller_first"),
            ],
        ),
    ];
    let shipped = ruleset::shipped().unwrap();
    let is: Vec<(&str, Vec<_>)> = shipped.iter().map(|set| (set.id.as_str(), set.rulings.differing())).collect();
    assert_eq!(is, expected);
    assert_eq!(ruleset::find(OFFICIAL).unwrap().rulings, Rulings::default());
    for ruleset in shipped {
        assert_eq!(ruleset::find(ruleset.id.as_str()).unwrap(), ruleset);
        assert_eq!(Ruleset::read(&serde_json::to_string(&ruleset).unwrap()).unwrap(), ruleset);
    }
}

#[test]
fn the_dice_are_told_how_to_read_an_injury() {
    assert_eq!(Rulings::default().injury_reading(), InjuryReading::default());
    let set = |id| ruleset::find(id).unwrap().rulings.injury_reading();
    assert_eq!(set("quick-start").cap, ModifierCap::None);
    let two_player = set("two-player-quick-start");
    assert_eq!((two_player.deadly, two_player.critical, two_player.critical_keyword), (Keep::Two, 1, 1));
    let house = Rulings {
        bloodbath_deadly: BloodbathDeadly::ThreeD6Literal,
        bloodbath_keep: BloodbathKeep::Keep3,
        im_cap: ImCap::NetFloor,
        ..Rulings::default()
    };
    let reading = house.injury_reading();
    let dice = (reading.deadly_bloodbath, reading.deadly_bloodbath_keep, reading.cap);
    assert_eq!(dice, (Keep::Three, Keep::Three, ModifierCap::Net));
}

#[test]
fn an_unknown_choice_is_refused_with_what_was_expected() {
    let mut rulings = Rulings::default();
    assert_eq!(rulings.set("charge_capp", "no_cap"), Err(RulingError::UnknownKey { key: "charge_capp".into() }));
    let error = rulings.set("charge_cap", "cap_13").unwrap_err();
    assert_eq!(error.to_string(), "ruling \"charge_cap\" cannot be \"cap_13\", only \"cap_12\" or \"no_cap\"");
    let error = rulings.set("fall_dice", "none").unwrap_err();
    assert_eq!(error.to_string(), "ruling \"fall_dice\" cannot be \"none\", only \"plus1_per_full_3\"");
    assert_eq!(rulings, Rulings::default());

    let read = |text: &str| serde_json::from_str::<Rulings>(text).map_err(|error| error.to_string());
    assert!(read(r#"{"charge_cap": "cap_13"}"#).unwrap_err().starts_with("ruling \"charge_cap\" cannot be \"cap_13\""));
    assert!(read(r#"{"no_such": "x"}"#).unwrap_err().starts_with("there is no ruling \"no_such\""));
    assert!(read(r#"{"block": "always", "block": "always"}"#).unwrap_err().contains("chosen twice"));
    assert!(read("[]").unwrap_err().contains("expected an object of rulings"));
    assert_eq!(read(r#"{"charge_cap": "no_cap"}"#).unwrap().get("charge_cap"), Some("no_cap"));
}

#[test]
fn a_ruleset_that_is_none_is_refused() {
    let read = |text: &str| Ruleset::read(text).unwrap_err().to_string();
    let good = r#"{"format":"nml.ruleset","version":1,"id":"house","name":"House","rulings":{"block":"always"}}"#;
    assert_eq!(Ruleset::read(good).unwrap().rulings.differing(), [("block", "always")]);
    assert!(read(&good.replace("nml.ruleset", "nml.battle")).contains("expected `nml.ruleset`"));
    assert!(read(&good.replace(":1", ":2")).contains("Ruleset version 2 is not known here, only 1 (line 1"));
    assert!(read(&good.replace("\"house\"", "\"House Rules\"")).contains("small letters"));
    assert!(read(&good.replace("\"House\"", "\" \"")).contains("is empty"));
    assert!(read(&good.replace("\"name\"", "\"title\"")).contains("unknown field `title`"));
    assert!(read(&good.replace("always", "never")).contains("\"after_charge_only\" or \"always\""));
    assert!(read(&" ".repeat(ruleset::LONGEST + 1)).contains("longer than"));
    assert!(read("").contains("This is no ruleset"));
    let unknown = ruleset::find("house").unwrap_err();
    assert!(matches!(unknown, RulesetError::Unknown { .. }));
    assert!(unknown.to_string().ends_with("official-1.0.2, quick-start, two-player-quick-start, playtest-1.6."));
}

#[test]
fn the_schema_knows_every_choice_and_nothing_else() {
    let schema = serde_json::to_value(schemars::schema_for!(Ruleset)).unwrap();
    let rulings = &schema["$defs"]["Rulings"];
    assert_eq!(rulings["additionalProperties"], false);
    assert_eq!(rulings["required"], serde_json::Value::Null);
    assert_eq!(rulings["properties"].as_object().unwrap().len(), 55);
    assert_eq!(schema["properties"]["format"]["$ref"], "#/$defs/RulesetFormat");
}

/// A battle keeps every reading it is fought under: a default of tomorrow does not change it.
#[test]
fn a_ruleset_that_is_frozen_is_written_out() {
    let official = ruleset::find(OFFICIAL).unwrap();
    assert_eq!(serde_json::to_value(&official).unwrap()["rulings"], serde_json::json!({}));
    let frozen = ruleset::written_out(&official, serde_json::value::Serializer).unwrap();
    let rulings = frozen["rulings"].as_object().unwrap();
    assert_eq!(rulings.len(), RULINGS.iter().filter(|ruling| ruling.readings.len() > 1).count());
    assert_eq!(rulings["charge_cap"], "cap_12");
    assert_eq!(serde_json::from_value::<Ruleset>(frozen).unwrap(), official);
}
