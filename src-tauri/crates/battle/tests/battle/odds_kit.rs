//! What kit and Skills do to a roll is in its odds: counted by hand, or beside the game played through.

use nml_dice::{Chance, Fraction};

use super::kit::{self, Record};
use super::odds::{agrees, brute, facing, marked, shooter, thought};
use super::skills::knows;
use nml_battle::{Called, Chances, Command, Facts, Policy, Purpose, Reach, Step, SuccessRoll, Window};
use nml_catalogue::card::{ModelCard, Sourced};
use nml_catalogue::effect::{Effect, What, When};

/// Ways of two dice for 7 to 12, and of the best two of three for an Injury Roll of 9 or more, of 216.
const HITS: u128 = 21;
const OUT_OF_216: u128 = 113;

fn fraction(ways: u128, of: u128) -> String {
    Fraction::new(ways, of).unwrap().to_string()
}

/// The gun or blade also does this.
fn doing(mut sheet: ModelCard, when: When, what: What) -> ModelCard {
    let weapon = sheet.weapons.first_mut().unwrap();
    weapon.effects.push(Effect { when, conditions: Vec::new(), what: vec![what] });
    sheet
}

fn bearing(mut sheet: ModelCard, source: &str, when: When, what: What) -> ModelCard {
    let effect = Effect { when, conditions: Vec::new(), what: vec![what] };
    sheet.effects.push(Sourced { source: source.into(), effect });
    sheet
}

fn kell() -> ModelCard {
    kit::model(1, "Kell")
}

/// The chances to miss and to take Out of Action, with what was called on for the Success Roll.
fn attack(record: &Record, weapon: &str, reach: Reach, called: &[What]) -> [String; 2] {
    let called = called.iter().map(|what| Called {
        model: 0,
        id: "c".into(),
        name: "c".into(),
        paid: 0,
        what: vec![what.clone()],
    });
    let window = Window { called: called.collect(), ..Window::default() };
    let attack = thought(record, weapon, reach);
    let odds = record.battle.attack_chances(&attack, &window).exact();
    let step = Step::Success(SuccessRoll { model: 0, purpose: Purpose::Attack(attack), window });
    let Some(Chances::Attack(pending)) = record.battle.chances(&step) else { panic!() };
    assert_eq!(pending.exact(), odds);
    [odds.miss.to_string(), odds.out_of_action.to_string()]
}

/// An 11 is two of 36: 18 plain hits and 3 critical ones.
#[test]
fn a_critical_on_eleven_is_in_the_odds() {
    let gunner = doing(shooter(&[]), When::OwnSuccessRoll, What::CriticalOn(11));
    let mut record = facing(gunner, kell(), Reach::Ranged);
    let out = fraction(18 * 60 + 3 * OUT_OF_216, 36 * 216);
    assert_eq!(attack(&record, "gun", Reach::Ranged, &[]), [fraction(15, 36), out.clone()]);
    let alone = record.battle.outlook(&[thought(&record, "gun", Reach::Ranged)], Policy::Unspent).unwrap();
    assert_eq!(alone.out.to_string(), out);
    record.say(Command::Shoot { weapon: "gun".into(), target: 2.into(), facts: Facts::default() }).dice(&[5, 6]);
    assert_eq!(record.battle.faces_asked(record.battle.question().unwrap()), Some(3), "critical: one INJURY DIE more");
}

/// The Vivisector is critical from 12, less one for each BLOOD MARKER, down to 7.
#[test]
fn blood_on_the_target_of_a_vivisector_is_in_the_odds() {
    let butcher = || doing(brute(&["CLEAVE 2"], &[]), When::OwnSuccessRoll, What::CriticalPerTargetBlood);
    for (blood, critical) in [(0, 1), (1, 3), (4, 15), (5, 21), (6, 21)] {
        let mut record = facing(butcher(), kell(), Reach::Melee);
        marked(&mut record, 2, blood, 0, 0);
        let out = fraction((HITS - critical) * 60 + critical * OUT_OF_216, 36 * 216);
        assert_eq!(attack(&record, "club", Reach::Melee, &[])[1], out, "{blood}");
        // The second blow sees the BLOOD that the first one brought.
        agrees(&record, "club", Reach::Melee, None);
    }
}

/// A Vessel of Original Sin takes one off: 8 hits as 7 does, and nothing is critical.
#[test]
fn what_is_taken_off_the_sum_is_in_the_odds() {
    let record = facing(shooter(&[]), kell(), Reach::Ranged);
    let out = fraction(15 * 10, 36 * 36);
    assert_eq!(attack(&record, "gun", Reach::Ranged, &[What::Total(-1)]), [fraction(21, 36), out]);
}

/// A Piece of Silver makes a 6 of the lower die: no miss, and critical if the other shows a 6, in 11 of 36.
#[test]
fn a_die_that_counts_as_a_six_is_in_the_odds() {
    let record = facing(shooter(&[]), kell(), Reach::Ranged);
    let out = fraction(25 * 60 + 11 * OUT_OF_216, 36 * 216);
    assert_eq!(attack(&record, "gun", Reach::Ranged, &[What::OneDieIsSix]), ["0/1".to_owned(), out]);
}

/// Four BLOOD MARKERS on the attacker are +2 INJURY MODIFIER: Out of Action from 7, in 21 of 36 and 174 of 216.
#[test]
fn all_that_was_borne_counts_the_attackers_own_blood_in_a_series() {
    let mut record = facing(knows(shooter(&[]), "all-that-was-borne"), kell(), Reach::Ranged);
    marked(&mut record, 0, 4, 0, 0);
    let attack = thought(&record, "gun", Reach::Ranged);
    let outlook = record.battle.outlook(&[attack], Policy::Unspent).unwrap();
    assert_eq!(outlook.out.to_string(), fraction(20 * 21 * 6 + 174, 36 * 216));
    let mut record = facing(knows(shooter(&["AUTOMATIC 3"]), "all-that-was-borne"), kell(), Reach::Ranged);
    marked(&mut record, 0, 5, 0, 0);
    agrees(&record, "gun", Reach::Ranged, None);
}

/// Strength through Pain: what the target's side spends of the attacker's BLOOD is gone for the next blow.
#[test]
fn strength_through_pain_counts_the_blood_that_is_left() {
    let pained = bearing(brute(&["CLEAVE 2"], &[]), "Pain", When::OwnSuccessRoll, What::MeleeDicePerOwnBlood);
    let mut record = facing(pained, kell(), Reach::Melee);
    marked(&mut record, 0, 2, 0, 0);
    agrees(&record, "club", Reach::Melee, None);
}

/// What saves once in a game saves from one attack of a series.
#[test]
fn what_mends_a_result_once_does_so_once_in_a_series() {
    for skill in ["stand-firm", "hard-as-nails"] {
        let outlook =
            agrees(&facing(brute(&["CLEAVE 2"], &[]), knows(kell(), skill), Reach::Melee), "club", Reach::Melee, None);
        assert!(outlook.down > Chance::NONE, "{skill}: the second blow takes it Down");
    }
}

/// A Tormentor Chain places two BLOOD MARKERS with each hit, and nobody is rolled for.
#[test]
fn a_hit_without_an_injury_roll_is_in_the_odds() {
    let chain = doing(shooter(&["AUTOMATIC 2"]), When::OwnInjuryRoll, What::NoInjuryRoll(2));
    let record = facing(chain, kell(), Reach::Ranged);
    let first = thought(&record, "gun", Reach::Ranged);
    let odds = record.battle.attack_chances(&first, &Window::default()).exact();
    assert_eq!((odds.miss.to_string(), odds.minor_hit.to_string()), ("5/12".into(), "7/12".into()));
    let outlook = agrees(&record, "gun", Reach::Ranged, None);
    assert_eq!((outlook.standing.to_string(), outlook.markers.to_string()), ("1/1".into(), "7/3".into()));
}

/// A Black Grail Shield rolls before the shooter does: of 36, 15 leave the shot as it is, 20 cost it a die, and one makes
/// it miss. With a die less 68 of 216 hit and one is critical.
#[test]
fn a_shield_that_foils_shots_is_in_the_odds_of_a_series() {
    let shielded = bearing(kell(), "Shield", When::TargetedByAttack, What::FoilsShots(-1));
    let record = facing(shooter(&["AUTOMATIC 2"]), shielded, Reach::Ranged);
    let attack = thought(&record, "gun", Reach::Ranged);
    let (plain, foiled) = (20 * 60 + OUT_OF_216, 68 * 60 + OUT_OF_216);
    let out = fraction(15 * plain * 6 + 20 * foiled, 36 * 36 * 216 * 6);
    let alone = record.battle.outlook(std::slice::from_ref(&attack), Policy::Unspent).unwrap();
    assert_eq!(alone.out.to_string(), out);
    assert!(record.battle.outlook(&[attack.clone(), attack], Policy::Unspent).unwrap().out > alone.out);
}

/// A Diving Charge gives its DICE to the first blow and to no other.
#[test]
fn a_dive_helps_the_first_blow_of_a_series() {
    let mut record = facing(brute(&["CLEAVE 2"], &["CLEAVE 2"]), kell(), Reach::Melee);
    record.battle.fighters[0].dives = true;
    agrees(&record, "club", Reach::Melee, None);
    let mut record = facing(brute(&["CLEAVE 2"], &[]), kell(), Reach::Melee);
    record.battle.fighters[0].dives = true;
    marked(&mut record, 0, 1, 0, 0);
    agrees(&record, "club", Reach::Melee, Some(nml_battle::Aim::Out));
}

/// Blows after the first are Off-Hand.
#[test]
fn later_blows_cost_a_die_in_the_odds_as_well() {
    let polearm = doing(brute(&["CLEAVE 3"], &[]), When::Always, What::LaterBlowsOffHand);
    let record = facing(polearm, kell(), Reach::Melee);
    let course = record.battle.course(&thought(&record, "club", Reach::Melee));
    assert_eq!(course.iter().map(|a| a.off_hand).collect::<Vec<_>>()[..3], [false, true, true]);
    agrees(&record, "club", Reach::Melee, None);
}
