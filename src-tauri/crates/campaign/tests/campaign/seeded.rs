//! The seeded player of the Campaign Phase answers everything an aftermath asks, to its last line.

use super::book::Book;
use super::properties::Chance;
use super::*;

#[test]
fn a_seeded_player_settles_whole_aftermaths_by_the_rules() {
    let mut asked_of = std::collections::BTreeSet::new();
    for seed in 0..60 {
        let mut book = Book::new(seed);
        book.lawful = true;
        let mut chance = Chance(seed);
        for number in 0..3 {
            let battle = format!("{:032x}", 0xc000 + number);
            assert!(book.say(&agreed(&battle, &[REDOUBT, CHOIR]), |_, _| ()).is_some());
            let record = book.record(battle.clone());
            assert!(book.say(&record, |_, _| ()).is_some(), "{record:?}");
            let mut said = 0;
            while let Some(request) = requests(book.tables(), &book.campaign, &battle).into_iter().next() {
                asked_of.insert(format!("{:?}", request.ask).split([' ', '(']).next().unwrap_or_default().to_owned());
                let shown = format!("seed {seed}, game {number}: {:?} of {}", request.ask, request.warband);
                let mut draw = |n: u32| u32::try_from(chance.below(n as usize)).unwrap();
                let command = player::answer(&CATALOGUE, request, &mut draw);
                assert!(book.say(&command, |_, _| ()).is_some(), "{shown}: {command:?}");
                said += 1;
                assert!(said < 400, "{shown}: it does not come to an end");
            }
            assert!(book.say(&Command::Close { battle }, |_, _| ()).is_some());
        }
    }
    assert!(asked_of.len() > 20, "most kinds of questions came up: {asked_of:?}");
}
