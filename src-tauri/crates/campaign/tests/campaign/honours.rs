//! Honours as a season brings them: who has one, who shares it, and what nobody did.

use super::*;
use nml_warband::Counted;
use nml_warband::{Model, Roster};

fn battle(n: u8) -> String {
    format!("{n:032x}")
}

fn model(warband: &str, model: u32) -> Holder {
    Holder::Model { warband: warband.into(), model }
}

fn of(campaign: &Campaign, rosters: &Rosters, logs: &[Counted], sort: Sort) -> Option<(u32, Vec<Holder>)> {
    let all = honours(campaign, rosters, logs);
    all.into_iter().find(|honour| honour.sort == sort).map(|honour| (honour.figure, honour.holders))
}

/// A roster of these models.
fn roster(models: &[(u32, u8, u8)]) -> Roster {
    let models = models.iter().map(|(id, scars, experience)| Model {
        id: *id,
        entry: "yeoman".into(),
        scars: *scars,
        experience: *experience,
        ..Model::default()
    });
    Roster { models: models.collect(), ..Roster::default() }
}

/// A battle of two with these points; who is named fell, and recovers.
fn fight(
    record: &mut Record,
    n: u8,
    (ours, fell): (u16, &[u32]),
    (theirs, theirs_fell): (u16, &[u32]),
    deed: Option<u32>,
) {
    record.plan(&battle(n), &[REDOUBT, CHOIR]);
    let outcome = match ours.cmp(&theirs) {
        std::cmp::Ordering::Greater => [Outcome::Won, Outcome::Lost],
        std::cmp::Ordering::Equal => [Outcome::Drew, Outcome::Drew],
        std::cmp::Ordering::Less => [Outcome::Lost, Outcome::Won],
    };
    let fallen = |all: &[u32], by| all.iter().map(|one| casualty(*one, "yeoman", false, Some(by))).collect::<Vec<_>>();
    let mut first = side(REDOUBT, ours, outcome[0], fallen(fell, CHOIR));
    first.deeds = deed
        .map(|model| Deed {
            deed: "sniper".into(),
            model: Some(model),
            glory: 1,
            promotion_dice: 1,
            leader_experience: false,
        })
        .into_iter()
        .collect();
    let second = side(CHOIR, theirs, outcome[1], fallen(theirs_fell, REDOUBT));
    record.say(super::record(&battle(n), vec![first, second]));
    for (warband, model) in fell.iter().map(|one| (REDOUBT, *one)).chain(theirs_fell.iter().map(|one| (CHOIR, *one))) {
        let (battle, warband) = (battle(n), warband.to_owned());
        record.say(Command::Roll { battle, warband, model: Some(model), faces: faces(&[5]), source: Source::Table });
    }
    record.say(Command::Close { battle: battle(n) });
}

#[test]
fn before_the_first_game_nobody_has_an_honour() {
    assert_eq!(honours(&Record::new().campaign, &Rosters::new(), &[]), []);
}

#[test]
fn a_season_of_three_games_has_its_honours_and_those_who_share_one_are_named_together() {
    let mut record = Record::new();
    fight(&mut record, 1, (9, &[2]), (5, &[1, 2]), Some(3));
    fight(&mut record, 2, (14, &[2, 3]), (2, &[]), Some(3));
    fight(&mut record, 3, (4, &[]), (4, &[3]), Some(5));
    let mut rosters = Rosters::from([
        (REDOUBT.to_owned(), roster(&[(1, 0, 4), (2, 2, 0), (3, 1, 7)])),
        (CHOIR.to_owned(), roster(&[(1, 2, 7), (2, 0, 0)])),
    ]);
    assert_eq!(of(&record.campaign, &rosters, &[], Sort::Survivor), None, "everybody there has fought three games");
    // A recruit that has not fought yet.
    rosters.insert(REDOUBT.to_owned(), roster(&[(1, 0, 4), (2, 2, 0), (3, 1, 7), (11, 0, 0)]));
    let seen = |sort| of(&record.campaign, &rosters, &[], sort);
    // Every model that falls here falls to model 4 of the other side: three of each.
    assert_eq!(seen(Sort::Felled), Some((3, vec![model(REDOUBT, 4), model(CHOIR, 4)])));
    assert_eq!(seen(Sort::Deeds), Some((2, vec![model(REDOUBT, 3)])));
    let there = [(REDOUBT, 1), (REDOUBT, 2), (REDOUBT, 3), (CHOIR, 1), (CHOIR, 2)];
    let there: Vec<Holder> = there.map(|(warband, id)| model(warband, id)).to_vec();
    assert_eq!(seen(Sort::Survivor), Some((3, there)), "models 4 to 10 fought as often and are on no roster");
    assert_eq!(seen(Sort::Fallen), Some((2, vec![model(REDOUBT, 2)])));
    assert_eq!(seen(Sort::Scars), Some((2, vec![model(REDOUBT, 2), model(CHOIR, 1)])));
    assert_eq!(seen(Sort::Experience), Some((7, vec![model(REDOUBT, 3), model(CHOIR, 1)])));
    assert_eq!(seen(Sort::Bloodiest), Some((3, vec![Holder::Battle { battle: battle(1) }])));
    let victory = Holder::Warband { warband: REDOUBT.into(), battle: Some(battle(2)) };
    assert_eq!(seen(Sort::Victory), Some((12, vec![victory])));
    let run = |warband: &str| Holder::Warband { warband: warband.into(), battle: None };
    assert_eq!(seen(Sort::Won), Some((2, vec![run(REDOUBT)])));
    assert_eq!(seen(Sort::Unwon), Some((3, vec![run(CHOIR)])));
    assert_eq!((seen(Sort::Missed), seen(Sort::Misses), seen(Sort::Bled)), (None, None, None), "nobody did");
}

#[test]
fn one_game_makes_no_survivor_and_one_victory_no_run() {
    let mut record = Record::new();
    fight(&mut record, 1, (9, &[]), (5, &[]), None);
    let rosters = Rosters::from([(REDOUBT.to_owned(), roster(&[(1, 0, 0)]))]);
    let sorts: Vec<Sort> = honours(&record.campaign, &rosters, &[]).iter().map(|honour| honour.sort).collect();
    assert_eq!(sorts, [Sort::Victory]);
}

#[test]
fn a_game_that_was_sat_out_is_counted_when_it_was_and_logs_add_up() {
    let mut record = Record::new();
    record.plan(BATTLE, &[REDOUBT, CHOIR]);
    let mut command =
        super::record(BATTLE, vec![side(REDOUBT, 3, Outcome::Lost, vec![]), side(CHOIR, 7, Outcome::Won, vec![])]);
    if let Command::Record { rosters, .. } = &mut command {
        rosters[1].sat_out = vec![8];
    }
    record.say(command);
    let one = |warband: &str, model, misses, criticals, drew, bled| Counted {
        warband: warband.into(),
        model,
        attacks: misses + criticals,
        misses,
        criticals,
        drew,
        bled,
    };
    let logs = [one(REDOUBT, 1, 3, 0, 1, 0), one(CHOIR, 2, 4, 1, 0, 0), one(REDOUBT, 1, 2, 0, 2, 0)];
    let seen = |sort| of(&record.campaign, &Rosters::new(), &logs, sort);
    assert_eq!(seen(Sort::Missed), Some((1, vec![model(CHOIR, 8)])));
    assert_eq!(seen(Sort::Misses), Some((5, vec![model(REDOUBT, 1)])));
    assert_eq!(seen(Sort::Criticals), Some((1, vec![model(CHOIR, 2)])));
    assert_eq!((seen(Sort::Drew), seen(Sort::Bled)), (Some((3, vec![model(REDOUBT, 1)])), None));
}
