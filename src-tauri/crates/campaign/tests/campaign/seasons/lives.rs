//! The lives of those who fought the first season: what each lived through, and where each piece of kit went.

use super::first::{CLERIC, ISOLDE, LIEUTENANT, TOBIN, first_game, fourth_game, mustered, second_game, third_game};
use super::told::*;
use super::*;
use nml_warband::{Learned, Price};

fn life(lives: &Lives, model: u32) -> &Life {
    lives.models.iter().find(|life| life.model.id == model).unwrap()
}

/// What a model lived through apart from what it carried, each with the battle it came with.
fn course(lives: &Lives, model: u32) -> Vec<(Option<&str>, Happening)> {
    let all = life(lives, model).moments.iter().filter(|moment| !matches!(moment.what, Happening::Kit(_)));
    all.map(|moment| (moment.battle.as_deref(), moment.what.clone())).collect()
}

fn kit(lives: &Lives, model: u32) -> Vec<(String, Place, Place)> {
    let all = life(lives, model).moments.iter().filter_map(|moment| match &moment.what {
        Happening::Kit(passage) => Some((passage.item.clone(), passage.from, passage.to)),
        _ => None,
    });
    all.collect()
}

/// Where the pieces of an item went and why.
fn ways(lives: &Lives, item: &str) -> Vec<Vec<(Place, Why)>> {
    let pieces = lives.pieces.iter().filter(|piece| piece.item == item);
    pieces.map(|piece| piece.moments.iter().map(|moment| (moment.what.to, moment.what.why.clone())).collect()).collect()
}

fn bought(ducats: u32) -> Why {
    Why::Bought { faction: None, paid: Some(Price { ducats, glory: 0 }) }
}

const AT_MUSTER: Why = Why::Bought { faction: None, paid: None };

fn learning(points: u8, reason: &str) -> Happening {
    Happening::Learning { points, reason: reason.into() }
}

fn fell(by: &str) -> Happening {
    let by = Foe { warband: by.into(), model: Some(4), weapon: Some("sword-axe".into()) };
    Happening::Fell { turn: 3, by: Some(by) }
}

fn four_games() -> Tale {
    let mut tale = mustered();
    first_game(&mut tale);
    second_game(&mut tale);
    third_game(&mut tale);
    fourth_game(&mut tale);
    tale
}

#[test]
fn tobin_was_recruited_promoted_scarred_missed_a_game_and_is_back() {
    let tale = four_games();
    let lives = tale.lives(REDOUBT);
    let fought = |outcome| Happening::Fought { outcome };
    let learned = |skill: &str| Happening::Learned(Learned::from(skill));
    // In this season a model is called by its entry and its number.
    let felled = |warband: &str, name: &str| Happening::Felled {
        warband: warband.into(),
        model: name.rsplit(' ').next().unwrap().parse().unwrap(),
        name: name.into(),
        turn: 3,
        weapon: Some("sword-axe".into()),
    };
    assert_eq!(
        course(&lives, TOBIN),
        [
            (None, Happening::Recruited { paid: None }),
            (Some(FIRST), fought(Outcome::Won)),
            (Some(FIRST), felled(CHOIR, "trench-pilgrim 6")),
            (Some(FIRST), Happening::Deed { deed: "first-blood".into(), glory: 1 }),
            (Some(FIRST), Happening::Promoted),
            (Some(FIRST), learning(1, TOOK_PART)),
            (Some(FIRST), learning(1, "first-blood")),
            (Some(FIRST), learned("ranged-proficiency")),
            (Some(SECOND), fought(Outcome::Lost)),
            (Some(SECOND), felled(NINTH, "heretic-trooper 5")),
            (Some(SECOND), learning(1, TOOK_PART)),
            (Some(THIRD), fought(Outcome::Drew)),
            (Some(THIRD), felled(CHOIR, "castigator 2")),
            (Some(THIRD), fell(CHOIR)),
            (Some(THIRD), Happening::Misses),
            (Some(THIRD), Happening::Scarred),
            (Some(THIRD), learning(1, TOOK_PART)),
            (Some(THIRD), learned("sharp-eyes")),
            (Some(FOURTH), felled(NINTH, "anointed-heavy-infantry 7")),
            (Some(FOURTH), felled(NINTH, "heretic-priest 1")),
            (Some(FOURTH), Happening::Returned),
        ],
        "a record may say that he felled in a game which he sat out: it is told as it was written down"
    );
    assert!(life(&lives, TOBIN).present);
}

#[test]
fn who_left_has_a_reason_and_the_kit_of_the_dead_is_gone_with_them() {
    let tale = four_games();
    let lives = tale.lives(REDOUBT);
    let shock = life(&lives, 7);
    assert_eq!((shock.present, shock.reason.as_deref()), (false, Some("survival-roll")));
    let last = course(&lives, 7).pop().unwrap();
    assert_eq!(last, (Some(SECOND), Happening::Died { reason: "survival-roll".into() }));
    assert_eq!(ways(&lives, "great-hammer-maul"), [[(Place::Model(7), AT_MUSTER), (Place::Gone(7), Why::Left)]]);

    let cleric = life(&lives, CLERIC);
    assert_eq!((cleric.present, cleric.reason.as_deref()), (false, Some(warband::UNFIT)));
    let told = course(&lives, CLERIC);
    assert!(told.contains(&(Some(FIRST), Happening::Marked { row: "leg-wound".into(), noted: None })), "{told:?}");
    assert_eq!(told.iter().filter(|(_, what)| *what == Happening::Scarred).count(), 3, "{told:?}");
    assert_eq!(told.last().unwrap(), &(Some(FOURTH), Happening::Unfit));
    // His axe went to the Arsenal; the armour bought in the third game too, and was sold from there.
    assert_eq!(
        ways(&lives, "reinforced-armour"),
        [[
            (Place::Model(CLERIC), bought(40)),
            (Place::Arsenal, Why::Kept),
            (Place::Away, Why::Sold { received: Some(Price { ducats: 20, glory: 0 }) }),
        ]]
    );
    assert_eq!(
        kit(&lives, CLERIC),
        [
            ("sword-axe".to_owned(), Place::Away, Place::Model(CLERIC)),
            ("standard-armour".to_owned(), Place::Away, Place::Model(CLERIC)),
            ("standard-armour".to_owned(), Place::Model(CLERIC), Place::Away),
            ("reinforced-armour".to_owned(), Place::Away, Place::Model(CLERIC)),
            ("reinforced-armour".to_owned(), Place::Model(CLERIC), Place::Arsenal),
            ("sword-axe".to_owned(), Place::Model(CLERIC), Place::Arsenal),
        ]
    );
    // From the trove: one suit is worn, one lies in the Arsenal.
    let found = |item: &str| -> Vec<Place> {
        let all = lives.pieces.iter().filter(|piece| piece.item == item);
        all.filter(|piece| matches!(piece.moments[0].what.why, Why::Found { .. })).map(|piece| piece.at).collect()
    };
    let mut suits = found("standard-armour");
    suits.sort();
    assert_eq!(suits, [Place::Model(ISOLDE), Place::Arsenal]);
    assert_eq!(found("heavy-flamethrower"), [Place::Arsenal]);
}

#[test]
fn a_martyr_dies_comes_back_as_another_and_what_he_carried_is_gone() {
    let tale = four_games();
    let lives = tale.lives(CHOIR);
    let told = course(&lives, 6);
    let came = |what: &Happening| matches!(what, Happening::CameBack { entry: Some(_), ducats: 45 });
    let died = told.iter().position(|(_, what)| matches!(what, Happening::Died { .. })).unwrap();
    assert!(told[died + 1..].iter().any(|(battle, what)| *battle == Some(FIRST) && came(what)), "{told:?}");
    assert!(life(&lives, 6).present);
    assert_ne!(life(&lives, 6).model.entry, "trench-pilgrim");
    let muskets = lives.pieces.iter().filter(|piece| piece.item == "musket" && piece.at == Place::Away);
    assert_eq!(
        muskets.map(|piece| piece.moments.len()).collect::<Vec<_>>(),
        [3],
        "bought, gone with him, and for good"
    );
}

#[test]
fn every_piece_that_is_there_is_where_the_roster_has_it() {
    let tale = four_games();
    for warband in [REDOUBT, CHOIR, NINTH] {
        let (lives, roster) = (tale.lives(warband), tale.roster(warband));
        for model in roster.members() {
            let mut told: Vec<&str> = lives
                .pieces
                .iter()
                .filter(|piece| piece.at == Place::Model(model.id))
                .map(|piece| piece.item.as_str())
                .collect();
            let mut carried: Vec<&str> = model.items.iter().map(String::as_str).collect();
            told.sort_unstable();
            carried.sort_unstable();
            assert_eq!(told, carried, "{} of {warband}", model.id);
        }
        let lie = lives.pieces.iter().filter(|piece| piece.at == Place::Arsenal).count();
        assert_eq!(lie, roster.arsenal.len());
        let there: Vec<u32> = lives.models.iter().filter(|life| life.present).map(|life| life.model.id).collect();
        assert_eq!(there.len(), roster.enlisted().members().count());
    }
}

#[test]
fn what_is_found_is_issued_and_what_is_laid_aside_is_sold() {
    let tale = four_games();
    let lives = tale.lives(NINTH);
    let [rifle] = ways(&lives, "automatic-rifle").try_into().unwrap();
    assert!(matches!(&rifle[0], (Place::Arsenal, Why::Found { .. })), "{rifle:?}");
    assert_eq!(rifle[1..], [(Place::Model(5), Why::Issued)]);
    let sold = ways(&lives, "bolt-action-rifle").into_iter().find(|way| way.len() == 3).unwrap();
    assert_eq!(sold[1], (Place::Arsenal, Why::Stored));
    assert!(matches!(sold[2], (Place::Away, Why::Sold { received: Some(Price { ducats: 5, .. }) })));
}

#[test]
fn before_the_muster_is_closed_nothing_was_had_that_was_given_back() {
    let mut tale = Tale::new([REDOUBT, CHOIR, NINTH]);
    let genesis = warband::Genesis { name: "The Draft".into(), faction: "new-antioch".into(), ..Default::default() };
    tale.begins(REDOUBT, genesis.found().unwrap());
    let price = None;
    let mut say = |command| tale.between(REDOUBT, command);
    for _ in 0..2 {
        say(warband::Command::AddModel { entry: "yeoman".into(), name: None, price });
    }
    for item in ["bolt-action-rifle", "trench-knife", "bolt-action-rifle"] {
        say(warband::Command::BuyItem { model: 1, item: item.into(), faction: None, price });
    }
    say(warband::Command::SellItem { model: Some(1), item: "bolt-action-rifle".into(), faction: None, price });
    say(warband::Command::BuyItem { model: 2, item: "trench-club".into(), faction: None, price });
    say(warband::Command::RemoveModel { model: 2 });
    let lives = tale.lives(REDOUBT);
    assert_eq!(lives.models.iter().map(|life| life.model.id).collect::<Vec<_>>(), [1]);
    let left: Vec<&str> = lives.pieces.iter().map(|piece| piece.item.as_str()).collect();
    assert_eq!(left, ["bolt-action-rifle", "trench-knife"]);
    assert_eq!(kit(&lives, 1).len(), 2);
}

#[test]
fn a_battle_that_is_not_settled_is_told_as_far_as_it_goes() {
    let mut tale = mustered();
    let mut redoubt = tale.side(REDOUBT, Outcome::Won, 8);
    redoubt.casualties = vec![casualty(5, "yeoman", false, Some(CHOIR))];
    let choir = tale.side(CHOIR, Outcome::Lost, 5);
    tale.fight(FIRST, "claim-no-mans-land", 5, vec![redoubt, choir]);
    let lives = tale.lives(REDOUBT);
    let told = course(&lives, 5);
    assert_eq!(told.last().unwrap(), &(Some(FIRST), fell(CHOIR)));
    assert!(life(&lives, 5).moments.last().unwrap().seq.is_none() && life(&lives, 5).present);
    // Who is let go between two games leaves with a date and no battle.
    let mut tale = mustered();
    first_game(&mut tale);
    tale.between(REDOUBT, warband::Command::RemoveModel { model: LIEUTENANT });
    let lives = tale.lives(REDOUBT);
    assert_eq!(course(&lives, LIEUTENANT).pop().unwrap(), (None, Happening::Dismissed));
    assert_eq!(life(&lives, LIEUTENANT).reason.as_deref(), Some(warband::DISMISSED));
}

#[test]
fn a_roster_that_was_brought_in_came_with_all_that_it_has() {
    let mut tale = mustered();
    first_game(&mut tale);
    let roster = tale.roster(REDOUBT).clone();
    let mut other = Tale::new([REDOUBT, CHOIR, NINTH]);
    let genesis = warband::Genesis { name: "Brought".into(), faction: "new-antioch".into(), ..Default::default() };
    other.begins(REDOUBT, genesis.found().unwrap());
    other.between(REDOUBT, warband::Command::Adopt { roster: Box::new(roster.clone()) });
    let lives = other.lives(REDOUBT);
    assert_eq!(lives.models.len(), roster.models.len());
    assert_eq!(course(&lives, LIEUTENANT), [(None, Happening::Came)]);
    assert!(lives.pieces.iter().all(|piece| piece.moments.len() == 1 && piece.moments[0].what.why == Why::Came));
    let carried: usize = roster.models.iter().map(|model| model.items.len()).sum();
    assert_eq!(lives.pieces.len(), carried + roster.arsenal.len());
}
