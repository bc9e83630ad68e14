//! Four games of the Iron Sultanate, the Court and the Black Grail: a captive, a coalition on paper, a draw, a
//! Mercenary, Glory Items, and one who retires.

use super::told::*;
use super::*;
use Outcome::{Drew, Lost, Won};

const CAPTAIN: u32 = 1;
const ALCHEMIST: u32 = 2;
const ASSASSIN: u32 = 3;
const JANISSARY: u32 = 4;
const AZEB: u32 = 6;
const LION: u32 = 10;

fn mustered() -> Tale {
    let mut tale = Tale::new([REDOUBT, CHOIR, NINTH]);
    // 105 + 61 + 100 + 82 + 66 + 2 × 30 + 37 + 59 + 60 = 630.
    let caravan: [Recruit<'_>; 10] = [
        ("yuzbasi-captain", &[], &["halberd-gun", "standard-armour"]), // 70 + 20 + 15
        ("jabirean-alchemist", &[], &["pistol"]),                      // 55 + 6
        ("sultanate-assassin", &[], &["assassins-dagger"]),            // 85 + 15
        ("janissary", &[], &["great-sword-axe", "standard-armour"]),   // 55 + 12 + 15
        ("janissary", &[], &["jezzail", "sword-axe"]),                 // 55 + 7 + 4
        ("azeb", &[], &["musket"]),                                    // 25 + 5
        ("azeb", &[], &["musket"]),
        ("azeb", &["light-skirmisher"], &["jezzail"]), // 25 + 5 + 7
        ("sultanate-sapper", &[], &["alaybozan"]),     // 50 + 9
        ("lion-of-jabir", &[], &[]),                   // 60
    ];
    tale.musters((REDOUBT, "The Salt Caravan", "iron-sultanate"), &[("patron", "sublime-gate")], &caravan, 70);
    // 165 + 112 + 79 + 33 + 37 + 2 × 21 + 90 = 558.
    let court: [Recruit<'_>; 8] = [
        ("praetor", &[], &["malebranche-sword"]),   // 115 + 50
        ("hell-knight", &[], &["great-sword-axe"]), // 100 + 12
        ("sorcerer", &[], &["sword-axe"]),          // 75 + 4
        ("yoke-fiend", &[], &["trench-club"]),      // 30 + 3
        ("yoke-fiend", &[], &["polearm"]),          // 30 + 7
        ("wretched", &[], &["trench-knife"]),       // 20 + 1
        ("wretched", &[], &["trench-knife"]),
        ("pit-locust", &[], &[]), // 90
    ];
    let sworn = [("patron", "infernal-noble"), ("sin", "wrath")];
    tale.musters((CHOIR, "The Wrathful Court", "court"), &sworn, &court, 142);
    // 160 + 82 + 62 + 55 + 3 × 25 + 55 + 140 = 629.
    let grail: [Recruit<'_>; 9] = [
        ("lord-of-tumours", &[], &["beelzebubs-axe"]),                // 130 + 30
        ("plague-knight", &[], &["standard-armour", "plague-blade"]), // 60 + 15 + 7
        ("corpse-guard", &[], &["polearm"]),                          // 55 + 7
        ("herald-of-beelzebub", &[], &["blunderbuss"]),               // 50 + 5
        ("grail-thrall", &[], &[]),                                   // 25
        ("grail-thrall", &[], &[]),
        ("grail-thrall", &[], &[]),
        ("hound-of-the-black-grail", &[], &[]), // 55
        ("amalgam", &[], &[]),                  // 140
    ];
    let led = [("patron", "order-of-the-fly"), ("noble-hierarchy", "led-by-lord-of-tumours")];
    tale.musters((NINTH, "The Rotten Mile", "black-grail"), &led, &grail, 71);
    tale
}

/// The Caravan beats the Court 9 to 4 and takes a Hell Knight.
fn first_game(tale: &mut Tale) {
    let mut caravan = tale.side(REDOUBT, Won, 9);
    caravan.deeds = vec![deed("first-blood", AZEB), deed("hold-the-well", LION)];
    caravan.casualties = vec![casualty(7, "azeb", false, Some(CHOIR))];
    let mut court = tale.side(CHOIR, Lost, 4);
    court.casualties = vec![casualty(4, "yoke-fiend", false, None), casualty(2, "hell-knight", true, Some(REDOUBT))];
    tale.fight(FIRST, "supply-raid", 6, vec![caravan, court]);
    // The captive is set free for 60 ducats, and is as if nothing had been.
    tale.throws(CHOIR, Some(4), &[5]);
    tale.throws(CHOIR, Some(2), &[1, 2]);
    tale.says(CHOIR, Some(2), Answer::Pay { to: REDOUBT.into(), ducats: 60 });
    // The Pit Locust is the only Troop of the Court that can be promoted.
    tale.promotes(CHOIR, &[(8, 1)], &[(8, 6)]);
    tale.explores(CHOIR, None, &[1, 1, 2], Some("sell")); // 4: a Moonshine Stash, 30 ducats.
    tale.buys(CHOIR, 3, "reinforced-armour", 40, 0);
    tale.is_done(CHOIR);
    // The Caravan: an Azeb dies, another one is promoted and advances with his Deed.
    tale.throws(REDOUBT, Some(7), &[1]);
    let dice = [(AZEB, 1), (JANISSARY, 1), (5, 1)];
    tale.promotes(REDOUBT, &dice, &[(AZEB, 6), (JANISSARY, 3), (5, 2)]);
    tale.advances(REDOUBT, AZEB, ["ranged", "stealth-speed"], [6, 3, 6, 5], "dodge");
    tale.explores(REDOUBT, None, &[5, 5, 1], Some("trade")); // 11: a Trench Merchant.
    tale.recruits(REDOUBT, "azeb", 25);
    tale.buys(REDOUBT, 11, "musket", 5, 0);
    tale.is_done(REDOUBT);
    tale.closes();
}

#[test]
fn after_the_first_game_a_ransom_has_changed_hands() {
    let mut tale = mustered();
    first_game(&mut tale);
    // 70 + 60 ransom + 110 loot − 30 = 210; 630 − 30 + 30 = 630; two Deeds.
    let caravan = Stand { strongbox: 210, glory: 2, worth: 630, next: (800, 11), games: 1, points: 15 };
    assert_eq!(tale.stand(REDOUBT), caravan);
    // 142 − 60 + 40 loot + 30 − 40 = 112; 558 + 40 = 598.
    let court = Stand { strongbox: 112, glory: 0, worth: 598, next: (800, 11), games: 1, points: 7 };
    assert_eq!(tale.stand(CHOIR), court);
    let rest = Stand { strongbox: 71, glory: 0, worth: 629, next: (700, 10), games: 0, points: 0 };
    assert_eq!(tale.stand(NINTH), rest);
    assert_eq!(tale.veteran(CHOIR, 2), (1, 0), "the Hell Knight has no scar of it");
    assert_eq!(tale.veteran(CHOIR, 8), (1, 0));
    assert_eq!(tale.veteran(REDOUBT, AZEB), (2, 0));
    assert_eq!(tale.roster(REDOUBT).failed_promotions, 2);
    assert_eq!(tale.order(), ranking([("The Salt Caravan", 15), ("The Wrathful Court", 7), ("The Rotten Mile", 0)]));
}

/// The Rotten Mile beats the Caravan and a stranger beside it, 8 to 2 and 3. It was played on paper: nobody wrote down
/// the Turns, or who fell by whom.
fn second_game(tale: &mut Tale) {
    let beside = Some(1);
    let mut caravan = SideResult { coalition: beside, ..tale.side(REDOUBT, Lost, 2) };
    caravan.deeds = vec![deed("hold-the-well", LION)];
    caravan.casualties = vec![Casualty { turn: 0, ..casualty(ASSASSIN, "sultanate-assassin", true, None) }];
    let stranger = side(STRANGER, 3, Lost, Vec::new());
    let outsider = Some("The Paymaster".to_owned());
    let stranger = SideResult { outsider, coalition: beside, took_part: Vec::new(), ..stranger };
    let mut grail = tale.side(NINTH, Won, 8);
    grail.casualties = vec![
        Casualty { turn: 0, ..casualty(5, "grail-thrall", false, None) },
        Casualty { turn: 0, ..casualty(2, "plague-knight", true, None) },
    ];
    tale.fight(SECOND, "the-high-ground", 0, vec![caravan, stranger, grail]);
    // The Caravan: Severe Nerve Damage for the Assassin, and two dice that promote nobody.
    tale.throws(REDOUBT, Some(ASSASSIN), &[1, 3]);
    tale.promotes(REDOUBT, &[(5, 1), (JANISSARY, 1)], &[(5, 4), (JANISSARY, 5)]);
    tale.advances(REDOUBT, CAPTAIN, ["melee-strength", "wildcard"], [1, 2, 1, 2], "stand-firm");
    tale.advances(REDOUBT, ALCHEMIST, ["ranged", "wildcard"], [1, 3, 1, 2], "war-luck");
    tale.advances(REDOUBT, ASSASSIN, ["melee-strength", "stealth-speed"], [1, 3, 1, 3], "parry");
    tale.explores(REDOUBT, None, &[1, 2, 4], None); // 7: nothing.
    tale.hires(REDOUBT, "combat-biologist", 3);
    tale.is_done(REDOUBT);
    // The Rotten Mile: a Thrall dies and another is found; the Knight is robbed and buys armour again.
    tale.throws(NINTH, Some(5), &[1]);
    tale.throws(NINTH, Some(2), &[3, 6]);
    tale.promotes(NINTH, &[(4, 1)], &[(4, 1)]);
    tale.explores(NINTH, None, &[3, 3, 3], Some("recruit-black-grail")); // 9: a Survivor.
    tale.buys(NINTH, 2, "standard-armour", 15, 0);
    tale.is_done(NINTH);
    tale.closes();
}

#[test]
fn after_the_second_game_three_glory_have_hired_a_biologist() {
    let mut tale = mustered();
    first_game(&mut tale);
    second_game(&mut tale);
    // 210 + 70 = 280; a Mercenary for Glory adds no ducats; 2 + 1 − 3 = 0 Glory.
    let caravan = Stand { strongbox: 280, glory: 0, worth: 630, next: (900, 12), games: 2, points: 22 };
    assert_eq!(tale.stand(REDOUBT), caravan);
    // 71 + 90 − 15 = 146; 629 − 25 − 22 + 25 + 15 = 622.
    let grail = Stand { strongbox: 146, glory: 0, worth: 622, next: (800, 11), games: 1, points: 15 };
    assert_eq!(tale.stand(NINTH), grail);
    assert_eq!(tale.veteran(REDOUBT, ASSASSIN), (2, 1));
    assert_eq!(tale.veteran(NINTH, 2), (1, 0), "robbed, not scarred");
    assert_eq!(tale.roster(REDOUBT).failed_promotions, 4);
    assert_eq!(tale.order(), ranking([("The Salt Caravan", 22), ("The Rotten Mile", 15), ("The Wrathful Court", 7)]));
    // The stranger has no line, and what he made counts for nobody.
    let lines = standings(tale.campaign());
    let made: Vec<(u32, u32)> = lines.iter().map(|line| (line.vp_for, line.vp_against)).collect();
    // 9 + 2 and 4 + 8; 8 and 2 + 3 of both his enemies; 4 and 9.
    assert_eq!(made, [(11, 12), (8, 5), (4, 9)]);
}

/// The Court and the Rotten Mile draw 5 to 5.
fn third_game(tale: &mut Tale) {
    let mut court = tale.side(CHOIR, Drew, 5);
    court.deeds = vec![deed("first-blood", 8)];
    court.casualties = vec![casualty(1, "praetor", true, Some(NINTH)), casualty(3, "sorcerer", true, Some(NINTH))];
    let grail = tale.side(NINTH, Drew, 5);
    tale.fight(THIRD, "relic-hunt", 5, vec![court, grail]);
    // The Court: the Praetor is Paranoid, the Sorcerer dead. Nobody is left who could be promoted.
    tale.throws(CHOIR, Some(1), &[2, 5]);
    tale.throws(CHOIR, Some(3), &[1, 1]);
    tale.advances(CHOIR, 1, ["melee-strength", "stealth-speed"], [2, 6, 2, 6], "disengage");
    tale.advances(CHOIR, 2, ["melee-strength", "wildcard"], [3, 6, 3, 6], "friends-in-high-places");
    tale.advances(CHOIR, 8, ["melee-strength", "stealth-speed"], [4, 6, 4, 6], "nimble");
    tale.explores(CHOIR, None, &[6, 6, 6], Some("memorialise")); // 18: a Fallen Knight, for 2 Glory.
    tale.recruits(CHOIR, "hell-knight", 100);
    tale.is_done(CHOIR);
    // The Rotten Mile: the Herald is promoted, three advance, and the Scavenger's die finds a cache: a Knighthood.
    tale.promotes(NINTH, &[(4, 1)], &[(4, 6)]);
    tale.advances(NINTH, 1, ["melee-strength", "stealth-speed"], [5, 6, 5, 6], "champion");
    tale.advances(NINTH, 2, ["melee-strength", "wildcard"], [1, 4, 1, 4], "close-quarters-combat");
    tale.advances(NINTH, 3, ["ranged", "wildcard"], [1, 4, 2, 4], "scavenger");
    tale.explores(NINTH, None, &[1, 1, 1, 2], Some("specialise")); // 5
    tale.takes(NINTH, &["knighthood"]);
    tale.issues(NINTH, 1, "knighthood");
    tale.is_done(NINTH);
    tale.closes();
}

#[test]
fn after_the_third_game_a_draw_is_worth_ten_to_both() {
    let mut tale = mustered();
    first_game(&mut tale);
    second_game(&mut tale);
    third_game(&mut tale);
    // 112 + 180 − 100 = 192; 598 − (75 + 4 + 40) + 100 = 579; 0 + 1 + 2 Glory.
    let court = Stand { strongbox: 192, glory: 3, worth: 579, next: (900, 12), games: 2, points: 17 };
    assert_eq!(tale.stand(CHOIR), court);
    // 146 + 50 = 196; a Glory Item adds no ducats.
    let grail = Stand { strongbox: 196, glory: 0, worth: 622, next: (900, 12), games: 2, points: 25 };
    assert_eq!(tale.stand(NINTH), grail);
    assert_eq!(tale.veteran(CHOIR, 1), (2, 1));
    assert_eq!(tale.veteran(CHOIR, 8), (3, 0), "1 + 1 for the game + 1 for its Deed");
    assert_eq!(tale.veteran(NINTH, 4), (1, 0));
    assert_eq!(tale.order(), ranking([("The Rotten Mile", 25), ("The Salt Caravan", 22), ("The Wrathful Court", 17)]));
}

/// The Caravan beats the Rotten Mile 7 to 6.
fn fourth_game(tale: &mut Tale) {
    let mut caravan = tale.side(REDOUBT, Won, 7);
    assert_eq!(caravan.took_part, [1, 2, 3, 4, 5, 6, 8, 9, 10, 11, warband::FIRST_MERCENARY]);
    caravan.deeds = vec![deed("first-blood", CAPTAIN), deed("hold-the-well", LION)];
    caravan.casualties = vec![
        casualty(warband::FIRST_MERCENARY, "combat-biologist", false, Some(NINTH)),
        casualty(ASSASSIN, "sultanate-assassin", true, Some(NINTH)),
    ];
    let mut grail = tale.side(NINTH, Lost, 6);
    grail.casualties = vec![casualty(8, "hound-of-the-black-grail", false, Some(REDOUBT))];
    tale.fight(FOURTH, "armoured-train", 6, vec![caravan, grail]);
    // The Caravan: the Biologist lives; the Assassin is Shell-shocked, his second scar.
    tale.throws(REDOUBT, Some(warband::FIRST_MERCENARY), &[4]);
    tale.throws(REDOUBT, Some(ASSASSIN), &[2, 3]);
    // The fifth failure in a row; the Janissary's die counts as a 6 unthrown; the Sapper's fails again.
    let dice = [(5, 1), (JANISSARY, 1), (9, 1)];
    tale.promotes(REDOUBT, &dice, &[(5, 2), (9, 1)]);
    tale.advances(REDOUBT, CAPTAIN, ["stealth-speed", "wildcard"], [2, 1, 2, 2], "sixth-sense");
    tale.advances(REDOUBT, AZEB, ["melee-strength", "ranged"], [2, 2, 2, 1], "hunter");
    // 11 again: the Trench Merchant was there before, and is Pillaged now.
    tale.explores(REDOUBT, Some("common"), &[5, 1, 3, 2], None);
    tale.retires(REDOUBT, ASSASSIN);
    tale.sells(REDOUBT, None, "assassins-dagger", 15);
    tale.buys(REDOUBT, ALCHEMIST, "kilij", 0, 2);
    tale.dismisses(REDOUBT, "combat-biologist");
    tale.is_done(REDOUBT);
    // The Rotten Mile: the Hound lives, nobody can be promoted, the Herald advances.
    tale.throws(NINTH, Some(8), &[3]);
    tale.advances(NINTH, 4, ["ranged", "stealth-speed"], [3, 4, 3, 4], "sprinter");
    tale.explores(NINTH, Some("rare"), &[6, 6, 5, 4], Some("sell")); // 21: a stash worth 120 ducats.
    tale.is_done(NINTH);
    tale.closes();
}

#[test]
fn after_the_fourth_game_the_assassin_has_retired_and_the_biologist_is_gone() {
    let mut tale = mustered();
    first_game(&mut tale);
    second_game(&mut tale);
    third_game(&mut tale);
    fourth_game(&mut tale);
    // 280 + 110 + 8 (half of 15, rounded up) = 398; 630 − 100 = 530; 0 + 2 − 2 Glory.
    let caravan = Stand { strongbox: 398, glory: 0, worth: 530, next: (1000, 13), games: 3, points: 37 };
    assert_eq!(tale.stand(REDOUBT), caravan);
    // 196 + 210 + 120 = 526; the Knighthood's first Glory.
    let grail = Stand { strongbox: 526, glory: 1, worth: 622, next: (1000, 13), games: 3, points: 32 };
    assert_eq!(tale.stand(NINTH), grail);
    let roster = tale.roster(REDOUBT);
    let gone: Vec<(u32, &str)> = roster.fallen.iter().map(|gone| (gone.model.id, gone.reason.as_str())).collect();
    assert_eq!(gone, [(7, "survival-roll"), (ASSASSIN, "retired")]);
    assert!(roster.mercenaries.is_empty() && roster.hired.is_empty() && roster.arsenal.is_empty());
    assert_eq!(roster.failed_promotions, 1);
    assert_eq!(tale.veteran(REDOUBT, CAPTAIN), (4, 0), "2 + 1 for the game + 1 for his Deed");
    assert_eq!(tale.veteran(REDOUBT, JANISSARY), (1, 0));
    assert_eq!(tale.veteran(REDOUBT, AZEB), (4, 0));
    assert_eq!(tale.veteran(NINTH, 1), (3, 0));
    assert_eq!(tale.order(), ranking([("The Salt Caravan", 37), ("The Rotten Mile", 32), ("The Wrathful Court", 17)]));
}
