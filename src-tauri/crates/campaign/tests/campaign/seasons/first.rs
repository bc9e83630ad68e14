//! Four games of New Antioch against Trench Pilgrims and Heretic Legions, with all six steps after each.

use super::told::*;
use super::*;
use Outcome::{Drew, Lost, Won};

pub(super) const LIEUTENANT: u32 = 1;
pub(super) const CLERIC: u32 = 2;
pub(super) const SNIPER: u32 = 3;
/// A Yeoman who is promoted after the first game, and one who is after the third.
pub(super) const TOBIN: u32 = 4;
pub(super) const ISOLDE: u32 = 6;

/// 700 ducats each; what is left goes into the Strongbox.
pub(super) fn mustered() -> Tale {
    let mut tale = Tale::new([REDOUBT, CHOIR, NINTH]);
    // 95 + 79 + 85 + 3 × 35 + 70 + 62 + 65 + 135 = 696.
    let redoubt: [Recruit<'_>; 10] = [
        ("lieutenant", &[], &["pistol", "sword-axe", "standard-armour"]), // 70 + 6 + 4 + 15
        ("trench-cleric", &[], &["sword-axe", "standard-armour"]),        // 60 + 4 + 15
        ("sniper-priest", &[], &["sniper-rifle"]),                        // 50 + 35
        ("yeoman", &[], &["bolt-action-rifle"]),                          // 30 + 5
        ("yeoman", &[], &["bolt-action-rifle"]),
        ("yeoman", &[], &["bolt-action-rifle"]),
        ("shocktrooper", &[], &["great-hammer-maul", "standard-armour"]), // 45 + 10 + 15
        ("shocktrooper", &[], &["polearm", "trench-shield"]),             // 45 + 7 + 10
        ("combat-medic", &[], &[]),                                       // 65
        ("mechanized-heavy-infantry", &[], &["machine-gun"]),             // 85 + 50
    ];
    tale.musters((REDOUBT, "The Seventh Redoubt", "new-antioch"), &[("patron", "temporal-lord")], &redoubt, 4);
    // 99 + 61 + 135 + 3 × 35 + 38 + 62 + 20 + 54 = 574.
    let choir: [Recruit<'_>; 10] = [
        ("war-prophet", &[], &["sword-axe", "standard-armour"]), // 80 + 4 + 15
        ("castigator", &[], &["flail-scourge", "pistol"]),       // 50 + 5 + 6
        ("communicant", &[], &["anti-tank-hammer"]),             // 100 + 35
        ("trench-pilgrim", &[], &["musket"]),                    // 30 + 5
        ("trench-pilgrim", &[], &["musket"]),
        ("trench-pilgrim", &[], &["musket"]),
        ("trench-pilgrim", &[], &["trench-club", "molotov-cocktail"]), // 30 + 3 + 5
        ("stigmatic-nun", &[], &["great-sword-axe"]),                  // 50 + 12
        ("ecclesiastic-prisoner", &[], &[]),                           // 20
        ("stigmatic-nun", &[], &["sword-axe"]),                        // 50 + 4
    ];
    tale.musters((CHOIR, "The Ashen Choir", "trench-pilgrims"), &[("patron", "warrior-saint")], &choir, 126);
    // 90 + 75 + 105 + 3 × 40 + 145 + 26 + 28 = 589.
    let ninth: [Recruit<'_>; 9] = [
        ("heretic-priest", &[], &["pistol", "sword-axe"]), // 80 + 6 + 4
        ("chorister", &[], &["great-hammer-maul"]),        // 65 + 10
        ("death-commando", &[], &["tartarus-claws"]),      // 90 + 15
        ("heretic-trooper", &[], &["bolt-action-rifle"]),  // 30 + 10
        ("heretic-trooper", &[], &["bolt-action-rifle"]),
        ("heretic-trooper", &[], &["bolt-action-rifle"]),
        ("anointed-heavy-infantry", &[], &["machine-gun"]), // 95 + 50
        ("wretched", &[], &["trench-knife"]),               // 25 + 1
        ("wretched", &[], &["trench-club"]),                // 25 + 3
    ];
    tale.musters((NINTH, "The Ninth Famine", "heretic-legions"), &[("patron", "infernal-noble")], &ninth, 111);
    tale
}

/// The Redoubt beats the Choir 8 to 5.
pub(super) fn first_game(tale: &mut Tale) {
    let mut redoubt = tale.side(REDOUBT, Won, 8);
    redoubt.deeds = vec![deed("first-blood", TOBIN)];
    redoubt.casualties =
        vec![casualty(5, "yeoman", false, Some(CHOIR)), casualty(2, "trench-cleric", true, Some(CHOIR))];
    let mut choir = tale.side(CHOIR, Lost, 5);
    choir.deeds = vec![deed("hold-the-line", 7)];
    choir.casualties =
        vec![casualty(6, "trench-pilgrim", false, Some(REDOUBT)), casualty(8, "stigmatic-nun", false, None)];
    tale.fight(FIRST, "claim-no-mans-land", 5, vec![redoubt, choir]);
    // The Redoubt: one Yeoman lives, the Cleric has a Leg Wound.
    tale.throws(REDOUBT, Some(5), &[4]);
    tale.throws(REDOUBT, Some(CLERIC), &[3, 1]);
    // Two dice, one of them for the Deed: Tobin is ELITE, has 1 point for the game and 1 for his Deed, and advances at 2.
    tale.promotes(REDOUBT, &[(TOBIN, 1), (ISOLDE, 1)], &[(TOBIN, 6), (ISOLDE, 2)]);
    tale.advances(REDOUBT, TOBIN, ["ranged", "stealth-speed"], [3, 4, 2, 3], "ranged-proficiency");
    tale.explores(REDOUBT, None, &[4, 5, 5], Some("gain")); // 14: the Map & Document Bag, a re-roll more.
    tale.buys(REDOUBT, LIEUTENANT, "combat-helmet", 5, 0);
    tale.sells(REDOUBT, Some(ISOLDE), "bolt-action-rifle", 5);
    tale.buys(REDOUBT, ISOLDE, "automatic-rifle", 40, 0);
    tale.is_done(REDOUBT);
    // The Choir: a Pilgrim dies and comes back as a Martyr, the Nun lives.
    tale.throws(CHOIR, Some(6), &[1]);
    tale.throws(CHOIR, Some(8), &[3]);
    tale.promotes(CHOIR, &[(4, 1), (5, 1)], &[(4, 1), (5, 5)]);
    tale.explores(CHOIR, None, &[1, 2, 3], Some("return")); // 6: a Trench Shrine, for 2 Glory.
    tale.says(CHOIR, None, Answer::Return { model: 6 });
    tale.is_done(CHOIR);
    tale.closes();
}

#[test]
fn after_the_first_game_tobin_is_elite_and_a_martyr_has_risen() {
    let mut tale = mustered();
    let fresh = |strongbox, worth| Stand { strongbox, glory: 0, worth, next: (700, 10), games: 0, points: 0 };
    assert_eq!(tale.stand(REDOUBT), fresh(4, 696));
    assert_eq!(tale.stand(CHOIR), fresh(126, 574));
    first_game(&mut tale);
    // 4 + 14 × 10 loot − 5 helmet + 3 (half of 5, rounded up) − 40 rifle = 102; 696 + 5 − 5 + 40 = 736.
    let redoubt = Stand { strongbox: 102, glory: 1, worth: 736, next: (800, 11), games: 1, points: 15 };
    assert_eq!(tale.stand(REDOUBT), redoubt);
    // 126 + 60 − 45 for the Martyr = 141; 574 − 35 + 45 = 584; a Deed and the Shrine: 1 + 2 Glory.
    let choir = Stand { strongbox: 141, glory: 3, worth: 584, next: (800, 11), games: 1, points: 7 };
    assert_eq!(tale.stand(CHOIR), choir);
    assert_eq!(tale.stand(NINTH), fresh(111, 589));
    assert_eq!(tale.veteran(REDOUBT, TOBIN), (2, 0));
    assert_eq!(tale.veteran(REDOUBT, CLERIC), (1, 1));
    assert_eq!(tale.veteran(CHOIR, 1), (1, 0));
    assert_eq!(tale.order(), ranking([("The Seventh Redoubt", 15), ("The Ashen Choir", 7), ("The Ninth Famine", 0)]));
}

/// The Ninth beats the Redoubt 9 to 3, and the Redoubt calls for Reinforcements.
pub(super) fn second_game(tale: &mut Tale) {
    let mut redoubt = tale.side(REDOUBT, Lost, 3);
    redoubt.casualties = vec![
        casualty(CLERIC, "trench-cleric", true, Some(NINTH)),
        casualty(LIEUTENANT, "lieutenant", true, Some(NINTH)),
        casualty(7, "shocktrooper", false, Some(NINTH)),
    ];
    let mut ninth = tale.side(NINTH, Won, 9);
    ninth.deeds = vec![deed("first-blood", 4)];
    ninth.casualties = vec![casualty(5, "heretic-trooper", false, Some(REDOUBT))];
    tale.fight(SECOND, "hunt-for-heroes", 6, vec![redoubt, ninth]);
    // A Shocktrooper dies; the Cleric has a Chest Wound, his second scar; the Lieutenant learned 1 point of D3.
    tale.throws(REDOUBT, Some(7), &[2]);
    tale.throws(REDOUBT, Some(CLERIC), &[1, 6]);
    tale.throws(REDOUBT, Some(LIEUTENANT), &[6, 5]);
    tale.throws(REDOUBT, Some(LIEUTENANT), &[1]);
    // That is his second: he advances at once. The Cleric and the Sniper Priest do with the points of the game.
    tale.advances(REDOUBT, LIEUTENANT, ["melee-strength", "wildcard"], [3, 5, 4, 6], "glory-hound");
    tale.promotes(REDOUBT, &[(ISOLDE, 1)], &[(ISOLDE, 3)]);
    tale.advances(REDOUBT, CLERIC, ["stealth-speed", "wildcard"], [2, 3, 2, 2], "tis-but-a-scratch");
    tale.advances(REDOUBT, SNIPER, ["ranged", "stealth-speed"], [5, 6, 6, 6], "headshot");
    // 736 − 70 for the Shocktrooper = 666 on the roster: 900 − 666 = 234 for recruits.
    assert_eq!(tale.asked(REDOUBT), Ask::Reinforcements { threshold: 900, worth: 666, budget: 234 });
    tale.says(REDOUBT, None, Answer::Call);
    tale.recruits(REDOUBT, "shocktrooper", 45);
    tale.buys(REDOUBT, 11, "polearm", 7, 0);
    tale.buys(REDOUBT, 11, "standard-armour", 15, 0);
    tale.recruits(REDOUBT, "combat-engineer", 80);
    tale.recruits(REDOUBT, "yeoman", 30);
    tale.buys(REDOUBT, 13, "bolt-action-rifle", 5, 0);
    tale.is_done(REDOUBT);
    // The Ninth: a Trooper lives and is promoted; an Automatic Rifle is found.
    tale.throws(NINTH, Some(5), &[5]);
    tale.promotes(NINTH, &[(4, 1), (5, 1)], &[(4, 3), (5, 6)]);
    tale.explores(NINTH, None, &[6, 6, 4], Some("gain-heretic-legions")); // 16: a Sniper's Lair.
    tale.stores(NINTH, 5, "bolt-action-rifle");
    tale.issues(NINTH, 5, "automatic-rifle");
    tale.sells(NINTH, None, "bolt-action-rifle", 10);
    tale.buys(NINTH, 3, "reinforced-armour", 40, 0);
    tale.is_done(NINTH);
    tale.closes();
}

#[test]
fn after_the_second_game_reinforcements_have_taken_the_strongbox() {
    let mut tale = mustered();
    first_game(&mut tale);
    second_game(&mut tale);
    // 666 + (45 + 7 + 15) + 80 + (30 + 5) = 848; the 52 that are left of 234 lapse.
    let redoubt = Stand { strongbox: 0, glory: 1, worth: 848, next: (900, 12), games: 2, points: 22 };
    assert_eq!(tale.stand(REDOUBT), redoubt);
    // 111 + 160 + 5 (half of 10) − 40 = 236; 589 − 10 + 0 (the rifle is priced in Glory) + 40 = 619.
    let ninth = Stand { strongbox: 236, glory: 1, worth: 619, next: (800, 11), games: 1, points: 15 };
    assert_eq!(tale.stand(NINTH), ninth);
    assert_eq!(tale.veteran(REDOUBT, LIEUTENANT), (3, 0), "1 + 1 of Bitter Lessons + 1");
    assert_eq!(tale.veteran(REDOUBT, CLERIC), (2, 2));
    assert_eq!(tale.veteran(REDOUBT, TOBIN), (3, 0));
    assert_eq!(tale.veteran(NINTH, 5), (1, 0));
    assert_eq!(tale.roster(REDOUBT).failed_promotions, 2, "one after the first game, one after the second");
    assert_eq!(tale.order(), ranking([("The Seventh Redoubt", 22), ("The Ninth Famine", 15), ("The Ashen Choir", 7)]));
}

/// The Redoubt and the Choir draw 6 to 6.
pub(super) fn third_game(tale: &mut Tale) {
    let mut redoubt = tale.side(REDOUBT, Drew, 6);
    assert_eq!(redoubt.took_part.len(), 12, "9 of the first 10, and 3 recruits: the Field Strength of the third game");
    redoubt.deeds = vec![deed("deadeye", SNIPER)];
    redoubt.casualties = vec![casualty(TOBIN, "yeoman", true, Some(CHOIR))];
    let mut choir = tale.side(CHOIR, Drew, 6);
    choir.casualties = vec![casualty(2, "castigator", true, Some(REDOUBT))];
    tale.fight(THIRD, "relic-hunt", 6, vec![redoubt, choir]);
    // Tobin has a Minor Wound: a scar, and he misses the next game.
    tale.throws(REDOUBT, Some(TOBIN), &[3, 5]);
    // 1 die and 1 for the Deed, both for Isolde.
    tale.promotes(REDOUBT, &[(ISOLDE, 2)], &[(ISOLDE, 4), (ISOLDE, 6)]);
    // The Lieutenant 3 + 1, the Sniper Priest 2 + 1 + 1 for his Deed, Tobin 3 + 1: all reach 4.
    tale.advances(REDOUBT, LIEUTENANT, ["melee-strength", "stealth-speed"], [3, 4, 4, 4], "melee-proficiency");
    tale.advances(REDOUBT, SNIPER, ["ranged", "wildcard"], [1, 2, 4, 4], "show-off");
    // A 7 is known already: the next lower one.
    tale.advances(REDOUBT, TOBIN, ["ranged", "stealth-speed"], [5, 2, 5, 5], "sharp-eyes");
    // Four dice in the third game, and a choice of tables: 2 + 3 + 5 + 1, and the last one again.
    tale.says(REDOUBT, None, Answer::Pass);
    tale.says(REDOUBT, None, Answer::Table { table: "rare".into() });
    tale.throws(REDOUBT, None, &[2, 3, 5, 1]);
    tale.says(REDOUBT, None, Answer::Again { die: 3 });
    tale.throws(REDOUBT, None, &[5]);
    tale.says(REDOUBT, None, Answer::Done);
    tale.says(REDOUBT, None, Answer::Option { option: "gain".into() }); // 15: the Black Market.
    tale.sells(REDOUBT, Some(CLERIC), "standard-armour", 15);
    tale.buys(REDOUBT, CLERIC, "reinforced-armour", 40, 0);
    tale.is_done(REDOUBT);
    // The Choir: the Castigator recovers, and three have 2 points.
    tale.throws(CHOIR, Some(2), &[4, 4]);
    tale.promotes(CHOIR, &[(4, 1)], &[(4, 2)]);
    tale.advances(CHOIR, 1, ["melee-strength", "wildcard"], [2, 5, 4, 4], "melee-proficiency");
    tale.advances(CHOIR, 2, ["melee-strength", "ranged"], [4, 5, 3, 3], "hard-as-nails");
    tale.advances(CHOIR, 3, ["melee-strength", "stealth-speed"], [5, 5, 3, 3], "athletic");
    tale.explores(CHOIR, None, &[3, 3, 2], Some("rummage")); // 8: a Ruined House, equipment for up to 30 ducats.
    tale.takes(CHOIR, &["gas-mask", "medi-kit"]);
    tale.recruits(CHOIR, "trench-pilgrim", 30);
    tale.buys(CHOIR, 11, "musket", 5, 0);
    tale.issues(CHOIR, 1, "gas-mask");
    tale.issues(CHOIR, 8, "medi-kit");
    tale.is_done(CHOIR);
    tale.closes();
}

#[test]
fn after_the_third_game_the_glory_hound_has_brought_his_first_point() {
    let mut tale = mustered();
    first_game(&mut tale);
    second_game(&mut tale);
    third_game(&mut tale);
    // 0 + 150 + 8 (half of 15, rounded up) − 40 = 118; 848 − 15 + 40 = 873; 1 + 1 for the Deed + 1 for the hound.
    let redoubt = Stand { strongbox: 118, glory: 3, worth: 873, next: (1000, 13), games: 3, points: 32 };
    assert_eq!(tale.stand(REDOUBT), redoubt);
    // 141 + 80 − 35 = 186; 584 + 35 + 5 for the mask + 5 for the kit = 629.
    let choir = Stand { strongbox: 186, glory: 3, worth: 629, next: (900, 12), games: 2, points: 17 };
    assert_eq!(tale.stand(CHOIR), choir);
    assert_eq!(tale.veteran(REDOUBT, SNIPER), (4, 0));
    assert_eq!(tale.veteran(REDOUBT, TOBIN), (4, 1));
    assert_eq!(tale.veteran(REDOUBT, ISOLDE), (1, 0));
    assert_eq!(tale.roster(REDOUBT).failed_promotions, 0);
    assert_eq!(tale.order(), ranking([("The Seventh Redoubt", 32), ("The Ashen Choir", 17), ("The Ninth Famine", 15)]));
}

/// The Redoubt beats the Ninth 10 to 2, without Tobin.
pub(super) fn fourth_game(tale: &mut Tale) {
    let mut redoubt = tale.side(REDOUBT, Won, 10);
    assert_eq!(redoubt.took_part, [1, 2, 3, 5, 6, 8, 9, 10, 11, 12, 13]);
    redoubt.casualties = vec![casualty(CLERIC, "trench-cleric", true, Some(NINTH))];
    let mut ninth = tale.side(NINTH, Lost, 2);
    ninth.casualties = vec![
        casualty(7, "anointed-heavy-infantry", false, Some(REDOUBT)),
        casualty(1, "heretic-priest", true, Some(REDOUBT)),
    ];
    tale.fight(FOURTH, "dragon-hunt", 5, vec![redoubt, ninth]);
    // 'Tis But a Scratch: a Head Wound becomes an Expensive Treatment, and the third scar all the same.
    tale.throws(REDOUBT, Some(CLERIC), &[2, 2]);
    tale.says(REDOUBT, Some(CLERIC), Answer::Reroll);
    tale.throws(REDOUBT, Some(CLERIC), &[3, 2]);
    // 1 die, and 1 for Show Off.
    tale.promotes(REDOUBT, &[(5, 1), (8, 1)], &[(5, 1), (8, 2)]);
    tale.advances(REDOUBT, ISOLDE, ["ranged", "wildcard"], [6, 1, 6, 5], "war-stories");
    tale.explores(REDOUBT, Some("common"), &[6, 6, 5, 3], Some("trove")); // 20: a Strongbox, kit for up to 120 ducats.
    tale.takes(REDOUBT, &["heavy-flamethrower", "standard-armour", "standard-armour"]);
    tale.sells(REDOUBT, None, "reinforced-armour", 40);
    tale.issues(REDOUBT, ISOLDE, "standard-armour");
    tale.recruits(REDOUBT, "trench-cleric", 60);
    tale.is_done(REDOUBT);
    // The Ninth: the Anointed dies; the Priest has a Prominent Scar, which is not a Battle Scar.
    tale.throws(NINTH, Some(7), &[2]);
    tale.throws(NINTH, Some(1), &[6, 6]);
    tale.promotes(NINTH, &[(4, 1)], &[(4, 6)]);
    tale.advances(NINTH, 1, ["melee-strength", "ranged"], [1, 3, 2, 4], "parry");
    tale.advances(NINTH, 2, ["melee-strength", "stealth-speed"], [1, 3, 2, 2], "assassinate");
    tale.advances(NINTH, 3, ["melee-strength", "stealth-speed"], [2, 4, 1, 2], "sixth-sense");
    tale.advances(NINTH, 5, ["ranged", "wildcard"], [1, 3, 3, 3], "scavenger");
    // The Scavenger would bring a fourth die; three find a Heavy Weapons Cache.
    tale.says(NINTH, None, Answer::Pass);
    assert_eq!(tale.asked(NINTH), Ask::Explore { dice: 3, extra: 1 });
    tale.throws(NINTH, None, &[2, 2, 1]);
    tale.says(NINTH, None, Answer::Done);
    tale.says(NINTH, None, Answer::Option { option: "surplus".into() });
    tale.takes(NINTH, &["machine-gun"]);
    tale.recruits(NINTH, "anointed-heavy-infantry", 95);
    tale.issues(NINTH, 10, "machine-gun");
    tale.is_done(NINTH);
    tale.closes();
}

#[test]
fn after_the_fourth_game_the_cleric_is_unfit_for_duty_and_another_has_come() {
    let mut tale = mustered();
    first_game(&mut tale);
    second_game(&mut tale);
    third_game(&mut tale);
    fourth_game(&mut tale);
    // 118 + 200 + 20 (half of 40) − 60 = 278; 873 − (60 + 4 + 40) + 15 + 60 = 844; 3 + 1 for the hound.
    let redoubt = Stand { strongbox: 278, glory: 4, worth: 844, next: (1100, 14), games: 4, points: 47 };
    assert_eq!(tale.stand(REDOUBT), redoubt);
    // 236 + 50 − 95 = 191; 619 − 145 + 95 + 50 = 619.
    let ninth = Stand { strongbox: 191, glory: 1, worth: 619, next: (900, 12), games: 2, points: 22 };
    assert_eq!(tale.stand(NINTH), ninth);
    let roster = tale.roster(REDOUBT);
    let gone: Vec<(u32, &str)> = roster.fallen.iter().map(|gone| (gone.model.id, gone.reason.as_str())).collect();
    assert_eq!(gone, [(7, "survival-roll"), (CLERIC, "unfit-for-duty")]);
    // His axe is there still, his armour was sold; what the trove gave and nobody wears.
    assert_eq!(roster.arsenal, ["sword-axe", "heavy-flamethrower", "standard-armour"]);
    assert_eq!(tale.veteran(REDOUBT, TOBIN), (4, 1), "he sat out");
    assert!(!roster.models.iter().any(|model| model.misses_next_game), "and is back");
    assert_eq!(tale.veteran(REDOUBT, LIEUTENANT), (5, 0));
    assert_eq!(tale.veteran(REDOUBT, ISOLDE), (2, 0));
    assert_eq!(tale.veteran(NINTH, 1), (2, 0));
    assert_eq!(tale.order(), ranking([("The Seventh Redoubt", 47), ("The Ninth Famine", 22), ("The Ashen Choir", 17)]));
}
