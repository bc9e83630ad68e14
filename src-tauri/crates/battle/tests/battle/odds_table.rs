//! Random questions that another program answered, kept as fractions; `odds_by_another/questions.py` asks again.

use nml_dice::{InjuryRoll, Keep, Pool, SuccessRoll};

use super::kit;
use super::odds::{down, facing, marked};
use nml_battle::{Attack, Policy, Reach};

/// The numbers and the fractions of each line.
fn lines(table: &'static str) -> impl Iterator<Item = (Vec<i8>, Vec<&'static str>)> {
    table.lines().filter(|line| !line.starts_with('#')).map(|line| {
        let (numbers, fractions) = line.split_once(" = ").unwrap();
        (numbers.split(' ').map(|n| n.parse().unwrap()).collect(), fractions.split(' ').collect())
    })
}

fn keep(dice: i8) -> Keep {
    [Keep::Two, Keep::Three, Keep::Four][usize::try_from(dice - 2).unwrap()]
}

/// Covers ATK-01, INJ-10, INJ-15.
#[test]
fn single_attacks_agree_with_another_program() {
    let mut asked = 0;
    for (numbers, fractions) in lines(include_str!("odds_by_another/attacks.txt")) {
        let [net, base, kept, injury, modifier, critical] = numbers[..] else { panic!("{numbers:?}") };
        let pool = Pool { keep: keep(kept), ..Pool::new(keep(base), injury) };
        let injury = InjuryRoll { pool, modifier: modifier.into() };
        let odds = nml_dice::Attack { success: SuccessRoll::new(net), injury, critical }.odds().exact();
        let ours: Vec<String> = odds.named().into_iter().map(|(_, chance)| chance.to_string()).collect();
        assert_eq!(ours, fractions, "{numbers:?}");
        asked += 1;
    }
    assert_eq!(asked, 240);
}

/// Covers ATK-09, INJ-11, INJ-16, INJ-17, MRK-01, MRK-02.
#[test]
fn series_agree_with_another_program() {
    let mut asked = 0;
    for (numbers, fractions) in lines(include_str!("odds_by_another/series.txt")) {
        let [attacks, melee, tough, lies, blood, net, injury, modifier, critical, burns] = numbers[..] else {
            panic!("{numbers:?}")
        };
        let reach = if melee == 1 { Reach::Melee } else { Reach::Ranged };
        let more = format!("{} {attacks}", if melee == 1 { "CLEAVE" } else { "AUTOMATIC" });
        let mut words = vec![more.as_str()];
        words.extend(["FIRE", "GAS"].into_iter().take(usize::try_from(burns).unwrap()));
        words.extend(["CRITICAL"].into_iter().take(usize::try_from(critical - 1).unwrap()));
        let model = kit::model(0, "Gunner");
        let mut attacker = match reach {
            Reach::Melee => kit::blade(model, "arm", 2, &words),
            Reach::Ranged => kit::gun(model, "arm", 24, &words),
        };
        (attacker.ranged, attacker.melee) = (Some(net), Some(net));
        attacker.weapons[0].injury_dice = injury;
        attacker.weapons[0].injury_modifier = modifier.max(0);
        let target = kit::armour(kit::model(1, "Kell"), "Plate", modifier.min(0));
        let target = kit::keywords(target, if tough == 1 { &["TOUGH"] } else { &[] });
        let mut record = facing(attacker, target, reach);
        if lies == 1 {
            down(&mut record, 2);
        }
        marked(&mut record, 2, blood.unsigned_abs(), 0, 0);
        let attack: Attack = record.battle.thought_of(0, "arm", 2, reach);
        let course = record.battle.course(&attack);
        assert_eq!(course.len(), usize::from(attacks.unsigned_abs()), "{numbers:?}");
        let found = record.battle.outlook(&course, Policy::Unspent).unwrap();
        let ours = [found.standing, found.down, found.out, found.markers].map(|chance| chance.to_string());
        assert_eq!(ours[..], fractions[..], "{numbers:?}");
        asked += 1;
    }
    assert_eq!(asked, 80);
}
