//! Logs that were edited and sealed again: an entry contradicts itself, a question stays open, somebody else is named.

use serde_json::{Value, json};

use crate::{BATTLE, Battle, found};

/// The first attack of the entry’s roll comes out so, in the command, too.
fn rolls(b: &mut Battle, seq: u64, faces: &[u8], result: &str) {
    b.command(seq)["faces"] = json!(faces);
    let rolled = b.event(seq, "rolled");
    (rolled["faces"], rolled["result"]) = (json!(faces), json!(result));
    rolled["total"] = json!(faces.iter().sum::<u8>());
}

#[test]
fn a_missed_shot_becomes_a_hit_and_no_injury_roll_follows() {
    found(93, "INJ-01", "no_injury_roll", |b| rolls(b, 93, &[4, 4], "success"));
}

#[test]
fn a_hit_is_told_and_no_injury_roll_follows() {
    found(93, "INJ-01", "no_injury_roll", |b| {
        rolls(b, 93, &[4, 4], "success");
        b.events(93).push(json!({"event": "content", "what": "hit", "attacker": 3, "target": 9}));
    });
}

#[test]
fn a_hit_becomes_a_miss_and_the_injury_roll_follows_all_the_same() {
    found(95, "ATK-01", "miss_injures", |b| rolls(b, 95, &[3, 3], "failure"));
}

#[test]
fn the_roll_of_a_shot_is_left_out() {
    found(94, "LOG", "unanswered", |b| b.skip(93));
}

#[test]
fn an_injury_roll_is_left_out() {
    found(54, "LOG", "unanswered", |b| b.skip(53));
}

#[test]
fn what_an_ability_or_the_scenario_asks_is_left_open() {
    let content =
        json!({"ask": "content", "source": "Favour", "model": 0, "side": 0, "want": {"pick": {"among": [1]}}});
    let scenario = json!({"ask": "scenario", "about": "die", "what": "neutral", "side": 1});
    for asks in [content, scenario] {
        found(48, "LOG", "unanswered", |b| b.events(47).push(json!({"event": "asked", "next": [asks]})));
    }
}

#[test]
fn a_shot_is_left_out_with_its_roll() {
    found(94, "LOG", "not_told", |b| {
        b.skip(92);
        b.skip(93);
    });
}

#[test]
fn an_answer_is_given_that_nobody_asked_for() {
    found(94, "LOG", "nothing_asked", |b| {
        let many = b.events(94).iter_mut().find(|event| event["done"].is_u64()).unwrap();
        many["done"] = json!(9);
    });
}

#[test]
fn the_battle_is_over_and_goes_on() {
    found(412, "LOG", "after_the_end", |b| b.entries.push((412, json!({"command": {"do": "dash"}, "events": []}))));
}

#[test]
fn the_dice_of_the_command_are_others_than_those_of_the_roll() {
    found(93, "LOG", "other_dice", |b| b.command(93)["faces"] = json!([3, 2]));
}

#[test]
fn the_dice_of_the_command_come_from_elsewhere() {
    found(93, "LOG", "other_source", |b| b.command(93)["source"] = json!("table"));
}

#[test]
fn dice_fall_that_nobody_rolled() {
    found(94, "LOG", "nobody_rolled", |b| {
        let rolled = b.event(93, "rolled").clone();
        b.events(94).push(rolled);
    });
}

#[test]
fn the_roll_of_a_shot_is_told_of_another_target() {
    found(93, "LOG", "other_roll", |b| b.event(93, "rolled")["roll"]["target"] = json!(10));
}

#[test]
fn an_injury_roll_is_told_of_another_attacker() {
    found(53, "LOG", "other_roll", |b| b.event(53, "rolled")["roll"]["by"] = json!(3));
}

#[test]
fn another_model_is_activated_than_was_said() {
    found(28, "LOG", "told_otherwise", |b| b.command(28)["model"] = json!(5));
}

#[test]
fn another_model_is_charged_than_was_said() {
    found(244, "LOG", "told_otherwise", |b| b.command(244)["target"] = json!(8));
}

#[test]
fn a_shot_goes_at_another_target_than_was_said() {
    found(74, "LOG", "told_otherwise", |b| b.command(74)["target"] = json!(5));
}

#[test]
fn a_blow_goes_at_another_target_than_was_said() {
    found(249, "LOG", "told_otherwise", |b| b.command(249)["target"] = json!(13));
}

#[test]
fn another_model_shoots_than_the_one_that_acts() {
    found(74, "LOG", "told_otherwise", |b| b.event(74, "shot")["model"] = json!(14));
}

#[test]
fn a_model_ends_elsewhere_than_was_said() {
    found(25, "LOG", "told_otherwise", |b| b.command(25)["to"] = json!({"x": 1, "y": 1}));
}

#[test]
fn another_model_is_moved_than_the_one_that_moves() {
    found(25, "LOG", "told_otherwise", |b| b.event(25, "moved")["model"] = json!(7));
}

#[test]
fn another_model_is_hit_than_was_shot_at() {
    found(95, "LOG", "told_otherwise", |b| b.event(95, "content")["target"] = json!(10));
}

#[test]
fn the_highest_die_of_a_roll_off_is_another_number() {
    found(22, "F-08", "roll_off", |b| b.event(22, "rolled")["total"] = json!(9));
}

#[test]
fn a_side_scores_twice_for_one_thing() {
    found(102, "END-02", "scored_twice", |b| {
        let scored = b.events(102).iter_mut().filter(|event| event["event"] == "scored");
        scored.for_each(|event| event["side"] = json!(0));
    });
}

#[test]
fn points_for_objectives_that_the_scenario_does_not_give() {
    found(102, "END-02", "objectives", |b| b.field()["scenario"]["victory_points"] = json!([]));
}

#[test]
fn another_is_named_for_taking_a_model_out_of_action() {
    found(53, "INJ-09", "felled_by", |b| b.event(53, "out")["fall"]["by"] = json!(3));
}

#[test]
fn another_weapon_is_named_for_taking_a_model_out_of_action() {
    found(53, "INJ-09", "felled_by", |b| b.event(53, "out")["fall"]["weapon"] = json!("machine-gun"));
}

#[test]
fn a_fall_is_blamed_on_an_attack() {
    found(33, "INJ-09", "felled_by", |b| {
        b.event(33, "out")["fall"] = json!({"turn": 1, "by": 0, "weapon": "pistol", "reach": "ranged"});
    });
}

/// Father Cuthbert shot Sump in entry 53, and nobody else anybody.
#[test]
fn a_deed_goes_to_a_model_that_did_not_do_it() {
    let deed = |model: u8| {
        move |b: &mut Battle| {
            b.events(55).push(json!({"event": "deed", "deed": "down-with-you", "side": 0, "model": model, "turn": 1}));
        }
    };
    found(55, "END-02", "deed_not_done", deed(3));
    let mut battle = Battle::new();
    deed(2)(&mut battle);
    assert!(battle.found().iter().all(|finding| finding.code != "deed_not_done"), "{:?}", battle.found());
}

#[test]
fn a_deed_that_the_table_may_have_seen_is_left_alone() {
    let mut battle = Battle::new();
    *battle.command(54) = json!({"do": "set_right", "reason": "as it was"});
    battle.events(55).push(json!({"event": "deed", "deed": "down-with-you", "side": 0, "model": 3, "turn": 1}));
    assert!(battle.found().iter().all(|finding| finding.code != "deed_not_done"), "{:?}", battle.found());
}

/// Entry 411 scores no Deed; set right, there is one.
#[test]
fn a_deed_that_was_set_right_is_scored() {
    let codes = |b: &Battle| b.found().iter().map(|finding| finding.code).collect::<Vec<_>>();
    let mut battle = Battle::new();
    let change = json!({"set": "deed", "deed": "down-with-you", "side": 0, "model": 2});
    let command = json!({"do": "set_right", "change": change, "reason": "seen"});
    let event = json!({"event": "set_right", "change": change, "reason": "seen"});
    battle.entries.insert(410, (411, json!({"command": command, "events": [event]})));
    battle.entries[411].0 = 412;
    assert_eq!(codes(&battle), ["deeds"], "it is not scored yet");
    let scored = battle.events(412).iter_mut().find(|e| e["why"]["deeds"].is_object() && e["side"] == 0).unwrap();
    scored["points"] = json!(1);
    assert_eq!(codes(&battle), [] as [&str; 0]);
}

#[test]
fn a_battle_that_is_reopened_goes_on() {
    let change = json!({"set": "turn", "turn": 5, "phase": "activation"});
    let mut battle = Battle::new();
    let command = json!({"do": "set_right", "change": change, "reason": "one more"});
    battle.entries.push((412, json!({"command": command, "events": [{"event": "set_right", "change": change}]})));
    battle.entries.push((413, json!({"command": {"do": "concede", "side": 1}, "events": []})));
    battle.entries.push((414, json!({"command": {"do": "noted", "model": 1}, "events": []})));
    battle.entries.push((415, json!({"command": {"do": "enough"}, "events": []})));
    assert_eq!(battle.found(), []);
}

#[test]
fn a_deed_goes_to_a_model_of_the_other_side() {
    found(55, "END-02", "deed_side", |b| {
        b.events(55).push(json!({"event": "deed", "deed": "king-of-the-hill", "side": 0, "model": 12, "turn": 1}));
    });
}

#[test]
fn a_deed_that_the_scenario_lacks() {
    found(55, "END-02", "no_such_deed", |b| {
        b.events(55).push(json!({"event": "deed", "deed": "moonwalk", "side": 0, "model": 2, "turn": 1}));
    });
}

#[test]
fn a_check_that_nobody_passed_is_no_deed() {
    found(55, "END-02", "deed_not_done", |b| {
        let deeds = b.field()["scenario"]["deeds"].as_array_mut().unwrap();
        deeds.push(json!({"id": "hold", "name": "Hold", "by": "warband", "sign": "first_morale_passed"}));
        b.events(55).push(json!({"event": "deed", "deed": "hold", "side": 0, "turn": 1}));
    });
}

#[test]
fn a_ruleset_that_does_not_exist() {
    found(0, "LOG", "unknown_ruleset", |b| b.field()["ruleset"]["id"] = json!("official-9"));
    found(0, "LOG", "unknown_ruleset", |b| {
        b.field()["ruleset"] = json!({"id": "own-000102030405060708090a0b0c0d0e0f", "rulings": {}});
    });
    let mut battle = Battle::new();
    battle.field()["ruleset"]["id"] = json!("own-000102030405060708090a0b0c0d0e0f");
    assert_eq!(battle.found(), [], "a book’s own, written out");
}

#[test]
fn words_that_nobody_knows() {
    found(93, "LOG", "unknown_word", |b| {
        b.command(93)["source"] = json!("typed");
        b.event(93, "rolled")["source"] = json!("typed");
    });
    found(93, "LOG", "unknown_word", |b| b.command(93)["do"] = json!("conjure"));
    found(45, "LOG", "unknown_word", |b| b.events(45).push(json!({"event": "asked", "next": [{"ask": "riddle"}]})));
    found(27, "LOG", "unknown_word", |b| b.event(27, "activation_ended")["reason"] = json!("tired"));
}

/// Where nobody measures, the log says who stands within 1″ of an enemy, and says nothing of friends.
#[test]
fn a_friend_whose_place_nobody_knows_is_not_far_away() {
    let mut battle = Battle::new();
    for (_, done) in &mut battle.entries {
        for event in done["events"].as_array_mut().unwrap() {
            if event["model"] == 4 && (event["event"] == "moved" || event["event"] == "deployed") {
                event.as_object_mut().unwrap().retain(|key, _| key != "to" && key != "at");
            }
        }
    }
    battle.command(249)["target"] = json!(4);
    assert!(battle.found().iter().all(|finding| (finding.seq, finding.code) != (249, "reach")));
}

fn message(breaks: impl FnOnce(&mut Battle)) -> String {
    let mut battle = Battle::new();
    breaks(&mut battle);
    battle.found()[0].message.clone()
}

#[test]
fn findings_are_told_in_the_words_of_the_game() {
    let missed = message(|b| b.event(95, "rolled")["result"] = json!("failure"));
    let said = "Turn 1, Sgt Holloway: the shot of Sgt Holloway at Malachai with Machine Gun: 4 + 4 = 8 is a success, \
                the log says a failure";
    assert_eq!(missed, said);
    let stays = message(|b| b.without(222, "out"));
    assert_eq!(stays, "Turn 3, Trooper Dorn: Isolde Marsh suffers “Out of Action”, and it stands");
    let far = message(|b| b.goes(25, 60_000, 668_000));
    assert!(far.starts_with("Turn 1: Wat "), "who acts is not named twice: {far}");
}

/// A log, sealed: its header, and its lines until one.
fn until(lines: usize) -> String {
    BATTLE.lines().take(lines).collect::<Vec<_>>().join("\n")
}

#[test]
fn a_log_that_stops_before_the_end_says_so() {
    let verdict = nml_referee::judge(until(200).as_bytes()).unwrap();
    assert_eq!((verdict.unfinished, verdict.findings.len()), (Some(3), 0));
    assert_eq!(nml_referee::judge(BATTLE.as_bytes()).unwrap().unfinished, None);
}

#[test]
fn lines_that_end_in_crlf_are_named() {
    let windows = BATTLE.replace('\n', "\r\n");
    let refused = nml_referee::judge(windows.as_bytes()).unwrap_err();
    assert_eq!(refused.to_string(), "the lines end in CRLF; expected LF");
}

#[test]
fn what_was_set_right_by_hand_is_told_apart_from_findings() {
    let mut log = nml_ledger::Log::<Value, Value>::open(until(1).as_bytes()).unwrap();
    for line in BATTLE.lines().skip(1).take(40) {
        log.push_line(line.as_bytes()).unwrap();
    }
    let change = json!({"set": "markers", "model": 0, "markers": {"blood": 1, "blessing": 0, "infection": 0}});
    let command = json!({"do": "set_right", "change": change, "reason": "forgotten"});
    let events = vec![json!({"event": "set_right", "change": change, "reason": "forgotten"})];
    let author = nml_ledger::Author { at: log.kept()[0].entry.at.clone(), ..nml_ledger::Author::default() };
    let sealed = log.next(author, nml_ledger::Act::Do { command, events }).seal().unwrap();
    let text = format!("{}\n{}", until(41), std::str::from_utf8(&sealed.line()).unwrap());
    let verdict = nml_referee::judge(text.as_bytes()).unwrap();
    assert_eq!((verdict.findings.len(), verdict.by_hand.corrections), (0, vec![41]));
}
