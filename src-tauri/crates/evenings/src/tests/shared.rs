//! Tables of three and four: drawn so that nobody sits out, or filled by hand.

use super::super::evening::{ClubResult, Evening, EveningEdit, NewGame, Way};
use super::super::fairness::fairness;
use super::super::pairing::{Check, DrawFacts, Drawable, Kept, Proposal, checks, other_number, propose};
use super::super::why::Why;
use super::{CAMPAIGN, Plans, before, evening_of, game, met, player, refused, say, scenario, table};

const START: &str = "2026-12-03T19:00:00+01:00";

fn many(id: &str, seats: [u8; 2]) -> Drawable {
    Drawable { weight: 0, seats, ..scenario(id) }
}

/// These players, with three scenarios for two and the three of All Out War.
fn facts(players: &[&str]) -> DrawFacts {
    let pairs = ["dragon-hunt", "relic-hunt", "supply-raid"].map(scenario);
    let more = [many("the-looters", [3, 8]), many("brothers-in-arms", [4, 4]), many("alliance", [3, 4])];
    DrawFacts {
        players: players.iter().map(|id| player(id)).collect(),
        scenarios: pairs.into_iter().chain(more).collect(),
        shared: true,
        seed: 1,
        ..DrawFacts::default()
    }
}

/// How many sit at each table, the most first.
fn sizes(proposal: &Proposal) -> Vec<usize> {
    let mut sizes: Vec<usize> = proposal.games.iter().map(|game| game.players.len()).collect();
    sizes.sort_unstable_by(|one, other| other.cmp(one));
    sizes
}

fn shared(proposal: &Proposal) -> &NewGame {
    proposal.games.iter().find(|game| game.players.len() > 2).unwrap()
}

#[test]
fn of_five_or_seven_three_share_a_table_and_nobody_sits_out() {
    for seed in 0..20 {
        for (players, expected) in [(3, vec![3]), (5, vec![3, 2]), (7, vec![3, 2, 2]), (4, vec![2, 2])] {
            let names = ["ada", "bors", "cato", "dorn", "edda", "fenn", "gwen"];
            let proposal = propose(&DrawFacts { seed, ..facts(&names[..players]) });
            assert_eq!((sizes(&proposal), proposal.byes.len(), proposal.cost.idle), (expected, 0, 0));
            let Some(game) = proposal.games.iter().find(|game| game.players.len() > 2) else { continue };
            let scenario = game.scenario.as_deref().unwrap();
            assert!(["the-looters", "alliance"].contains(&scenario), "it is for three: {scenario}");
            assert_eq!((&game.way, &game.attacker), (&Way::Shared, &None));
            let why =
                [Why::OneOff, Why::Shared { players: 3 }, Why::NeverMet, Why::ForThatMany { players: 3, scenarios: 2 }];
            assert_eq!(game.why, why);
            // No pair plays what is for more.
            for game in proposal.games.iter().filter(|game| game.players.len() == 2) {
                assert!(["dragon-hunt", "relic-hunt", "supply-raid"].contains(&game.scenario.as_deref().unwrap()));
            }
        }
    }
    // Unless it is asked for, one of five sits out as ever.
    let proposal = propose(&DrawFacts { shared: false, ..facts(&["ada", "bors", "cato", "dorn", "edda"]) });
    assert_eq!((sizes(&proposal), proposal.byes.len()), (vec![2, 2], 1));
}

#[test]
fn with_too_few_tables_three_sit_at_each_before_four_at_one() {
    let names = ["ada", "bors", "cato", "dorn", "edda", "fenn", "gwen", "hugo", "iris"];
    let drawn = |players: usize, tables: u16| {
        let tables = (1..=tables).map(|number| table(number, 48, 48, &[])).collect();
        let proposal = propose(&DrawFacts { tables, ..facts(&names[..players]) });
        (sizes(&proposal), proposal.byes.len())
    };
    assert_eq!(drawn(6, 2), (vec![3, 3], 0));
    assert_eq!(drawn(7, 2), (vec![4, 3], 0));
    assert_eq!(drawn(4, 1), (vec![4], 0));
    // Four are the most: who is left sits out.
    assert_eq!(drawn(9, 2), (vec![4, 4], 1));
    let alone = propose(&facts(&["ada"]));
    assert_eq!((alone.games.len(), alone.byes.len()), (0, 1), "nobody is there to share a table with");
}

#[test]
fn who_shares_a_table_meets_nobody_of_tonight_again_and_leaves_a_campaigns_game_one() {
    let names = ["ada", "bors", "cato", "dorn", "egon"];
    for seed in 0..20 {
        // Egon owes most, so he would sit out; he has played Ada tonight, and her game is with Bors.
        let mut facts = DrawFacts { seed, ..facts(&names) };
        facts.players[4].share = 3000;
        facts.met = vec![met("ada", "cato", 9), met("ada", "dorn", 9), met("bors", "cato", 9)];
        facts.met.push(super::Met { tonight: 1, ..met("ada", "egon", 1) });
        assert_eq!(shared(&propose(&facts)).players, ["cato", "dorn", "egon"]);
        // A guest joins guests rather than make a one-off game of one that is a campaign’s.
        facts.met.clear();
        for at in [0, 1] {
            facts.players[at].campaign = Some(CAMPAIGN.into());
        }
        let proposal = propose(&facts);
        assert_eq!(shared(&proposal).players, ["cato", "dorn", "egon"]);
        assert_eq!(proposal.cost.mixed, 1);
        // Among members of one campaign the game of three is one of it.
        facts.players.iter_mut().for_each(|known| known.campaign = Some(CAMPAIGN.into()));
        assert_eq!(shared(&propose(&facts)).campaign.as_deref(), Some(CAMPAIGN));
    }
}

#[test]
fn its_scenario_is_one_for_as_many_that_they_know_least_and_that_the_rotation_has() {
    let mut facts = facts(&["ada", "bors", "cato"]);
    facts.players[1].played = vec![before("the-looters", 1, 2)];
    for seed in 0..10 {
        assert_eq!(shared(&propose(&DrawFacts { seed, ..facts.clone() })).scenario.as_deref(), Some("alliance"));
    }
    // A rotation with one for as many is drawn from before all others.
    facts.scenarios[3].weight = 5;
    let drawn = propose(&facts);
    assert_eq!(shared(&drawn).scenario.as_deref(), Some("the-looters"));
    assert!(shared(&drawn).why.contains(&Why::SomePlayed { players: 1, of: 3 }));
    // None that is known is for as many: the table stands, and its scenario is still to be chosen.
    facts.scenarios.truncate(3);
    let drawn = propose(&facts);
    assert_eq!((shared(&drawn).scenario.as_deref(), &shared(&drawn).way), (None, &Way::Open));
    assert!(shared(&drawn).why.contains(&Why::NoneForThatMany { players: 3 }));
    // A table that is kept is left as it is, with all who sit there.
    facts.kept =
        vec![Kept { players: ["ada", "bors", "cato"].map(str::to_owned).to_vec(), table: None, scenario: None }];
    let drawn = propose(&facts);
    assert_eq!((drawn.games.len(), drawn.byes.len()), (0, 0));
}

fn take(games: Vec<NewGame>) -> EveningEdit {
    EveningEdit::Take { round: 0, seed: 1, generator: None, pool: None, shared: false, games, byes: vec![] }
}

fn seat(player: &str, game: Option<u32>) -> EveningEdit {
    EveningEdit::Seat { player: player.to_owned(), game }
}

fn sitting(evening: &Evening) -> (Vec<Vec<&str>>, Vec<&str>) {
    let round = evening.rounds.last().unwrap();
    let games = round.games.iter().map(|game| game.players.iter().map(String::as_str).collect()).collect();
    (games, round.byes.iter().map(|bye| bye.player.as_str()).collect())
}

#[test]
fn four_friends_take_one_table_and_one_of_them_goes_home() {
    let mut evening = evening_of(&["ada", "bors", "cato", "dorn", "egon"]);
    say(&mut evening, take(vec![game("ada", "bors"), game("cato", "dorn")]));
    assert_eq!(refused(&evening, &seat("ada", Some(1))), "NOTHING_CHANGES");
    assert_eq!(refused(&evening, &seat("nobody", Some(1))), "UNKNOWN_PLAYER");
    // Cato leaves a game of two: it falls away, and Dorn sits out until he follows.
    say(&mut evening, seat("cato", Some(1)));
    assert_eq!(sitting(&evening), (vec![vec!["ada", "bors", "cato"]], vec!["dorn"]));
    say(&mut evening, seat("dorn", Some(1)));
    assert_eq!(sitting(&evening), (vec![vec!["ada", "bors", "cato", "dorn"]], vec![]));
    assert!(evening.rounds[0].games[0].by_hand);
    assert_eq!(refused(&evening, &seat("egon", Some(1))), "TABLE_FULL");
    // Before the round is started the others play on without somebody who goes.
    say(&mut evening, EveningEdit::Leave { player: "bors".into() });
    assert_eq!(sitting(&evening), (vec![vec!["ada", "cato", "dorn"]], vec![]));
    assert_eq!(refused(&evening, &seat("bors", Some(1))), "NOT_HERE");
    say(&mut evening, seat("dorn", None));
    assert_eq!(sitting(&evening), (vec![vec!["ada", "cato"]], vec!["dorn"]));
    say(&mut evening, seat("egon", Some(1)));
    // What is locked stays, and so does what has a result.
    say(&mut evening, EveningEdit::Lock { game: 1, locked: true });
    assert_eq!(refused(&evening, &seat("dorn", Some(1))), "GAME_LOCKED");
    say(&mut evening, EveningEdit::Start { at: START.into(), planned: vec![] });
    say(&mut evening, seat("dorn", Some(1)));
    let result = |winner: Option<&str>, with: &[&str], points: &[u16]| EveningEdit::Result {
        game: 1,
        result: Some(ClubResult {
            winner: winner.map(str::to_owned),
            with: with.iter().map(|id| (*id).to_owned()).collect(),
            points: points.iter().map(|points| Some(*points)).collect(),
        }),
    };
    assert_eq!(refused(&evening, &result(Some("bors"), &[], &[1, 2, 3, 4])), "WINNER");
    assert_eq!(refused(&evening, &result(Some("ada"), &[], &[1, 2])), "POINTS");
    assert_eq!(refused(&evening, &result(Some("ada"), &["ada"], &[1, 2, 3, 4])), "WINNERS");
    assert_eq!(refused(&evening, &result(None, &["ada"], &[1, 2, 3, 4])), "WINNERS");
    assert_eq!(refused(&evening, &result(Some("ada"), &["cato", "egon", "dorn"], &[1, 2, 3, 4])), "WINNERS");
    // Two teams: a coalition wins together.
    say(&mut evening, result(Some("ada"), &["dorn"], &[5, 2, 1, 4]));
    assert_eq!(refused(&evening, &seat("dorn", None)), "GAME_LOCKED");
    let text = serde_json::to_string(&evening).unwrap();
    assert_eq!(serde_json::from_str::<Evening>(&text).unwrap(), evening);
}

#[test]
fn everybody_at_a_table_has_met_everybody_else_there() {
    let mut evening = evening_of(&["ada", "bors", "cato", "dorn"]);
    let three = NewGame {
        players: ["ada", "bors", "cato"].map(str::to_owned).to_vec(),
        scenario: Some("the-looters".into()),
        way: Way::Shared,
        ..game("ada", "bors")
    };
    let one = NewGame { players: vec!["ada".into()], ..three.clone() };
    assert_eq!(refused(&evening, &take(vec![one])), "SEATS_OUT_OF_RANGE");
    say(&mut evening, take(vec![three]));
    say(&mut evening, EveningEdit::Start { at: START.into(), planned: vec![] });
    let facts = DrawFacts::of(&evening, &[], &Plans::new(), (1, 1), |_| 0);
    let met: Vec<[&str; 2]> = facts.met.iter().map(|met| met.players.each_ref().map(String::as_str)).collect();
    assert_eq!(met, [["ada", "bors"], ["ada", "cato"], ["bors", "cato"]]);
    assert!(facts.players.iter().all(|known| known.played.len() == usize::from(known.id != "dorn")));
    let next = evening.clone();
    let sums = fairness([&evening, &next], &Plans::new());
    let again: Vec<u16> = sums.lines.iter().map(|line| line.rematches).collect();
    assert_eq!((again, sums.scenarios), (vec![1, 1, 1, 0], vec!["the-looters".to_owned()]));
    // By hand, the page says how many of the pairs have met, and whom the scenario is for.
    let known = evening.rounds[0].games[0].clone();
    let mut facts = DrawFacts { scenarios: vec![many("the-looters", [3, 8])], ..facts };
    facts.met.pop();
    assert_eq!(
        checks(&facts, &known),
        [Check::SomeMet { pairs: 2, tonight: 2, of: 3 }, Check::SomePlayed { players: 3, of: 3 }]
    );
    assert_eq!(other_number([3, 8], &known), None);
    assert_eq!(other_number([4, 4], &known), Some(Check::OtherNumber { seats: [4, 4] }));
}

#[test]
fn an_evening_of_before_there_were_such_tables_reads_and_writes_as_it_did() {
    let mut evening = evening_of(&["ada", "bors"]);
    say(&mut evening, take(vec![game("ada", "bors")]));
    let result = ClubResult { winner: Some("ada".into()), with: vec![], points: vec![Some(3), None] };
    say(&mut evening, EveningEdit::Result { game: 1, result: Some(result.clone()) });
    let text = serde_json::to_string(&evening.rounds[0]).unwrap();
    let before = concat!(
        r#"{"games":[{"id":1,"players":["ada","bors"],"way":{"by":"open"},"#,
        r#""result":{"winner":"ada","points":[3,null]}}],"byes":[],"seed":1}"#
    );
    assert_eq!(text, before);
    let edit = r#"{"do":"take","round":0,"seed":1,"games":[],"byes":[]}"#;
    let read: EveningEdit = serde_json::from_str(edit).unwrap();
    assert_eq!(serde_json::to_string(&read).unwrap(), edit);
}
