//! The one thing to do next in a campaign.

use nml_campaign::Enrolment;

nml_words::sentences! {
    pub in "app_next":
    season_over(),
    won_by(name),
    shared_by(names),
    final_left(),
    last(name, games),
    wanted(),
    wanted_text(),
    wanted_by_name(),
    settle(game),
    none_open(pages),
    some_open(open, pages),
    go_on(battle),
    turn(turn),
    record(battle),
    begin(name),
    planned(name),
    no_map(),
    only(scenario),
    roll_for(),
    admit(),
    join(),
    muster(),
    open_aftermath(),
    open_battle(),
    open_set_up(),
    enter(),
    roll(),
    set_up(),
    swap(scenario),
    could_meet(one, other),
    stage_table(stage),
    own_together(game),
    own_late(game),
    own_apart(game, one, other_game, other),
    own_several(games),
    own_one(game, name),
    row_together(game),
    row_late(game),
    row_apart(game, one, other_game, other),
    row_several(games),
}

/// Who has won a campaign.
pub fn over(first: &[&str]) -> String {
    match first {
        [one] => won_by(*one),
        several => shared_by(several.iter().map(ToString::to_string).collect::<Vec<_>>()),
    }
}

/// How much of an aftermath is open.
pub fn settle_text(open: usize, pages: usize) -> String {
    if open == 0 { none_open(pages) } else { some_open(open, pages) }
}

/// It is a proposal: nothing is planned yet.
pub fn roll_text(games: &[OwnGame; 2], stage: &str) -> String {
    format!("{} · {}", only_text(games), stage_table(stage))
}

/// The same if the table leaves one scenario.
pub fn only_text(games: &[OwnGame; 2]) -> String {
    let [one, other] = games.each_ref().map(|game| game.name.as_str());
    format!("{} · {}", could_meet(one, other), own_games_in_a_row(games))
}

/// A Warband, and which game of its own it fights.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OwnGame {
    /// The Warband.
    pub name: String,
    /// The game's number among its own.
    pub game: u16,
    /// It joined late: games count that it did not fight.
    pub late: bool,
}

impl OwnGame {
    /// The next one of a Warband.
    pub fn next(known: &Enrolment) -> Self {
        Self { game: known.games_counted().saturating_add(1), name: known.name.clone(), late: known.late_by > 0 }
    }
}

/// Whether it is the same game for all, and how that is said.
enum Own<'g> {
    /// There is none.
    None,
    Together(u16),
    /// The same, and one of them has not fought the games before.
    Late(u16),
    Apart(&'g OwnGame, &'g OwnGame),
    /// Games of three or more, each with its number.
    Several(Vec<String>),
}

impl<'g> Own<'g> {
    fn of(games: &'g [OwnGame]) -> Self {
        match games {
            [] => Self::None,
            [first, rest @ ..] if rest.iter().all(|one| one.game == first.game) => {
                if games.iter().any(|one| one.late) {
                    Self::Late(first.game)
                } else {
                    Self::Together(first.game)
                }
            }
            [one, other] => Self::Apart(one, other),
            several => Self::Several(several.iter().map(|one| own_one(one.game, &one.name)).collect()),
        }
    }
}

/// `Their 2nd game of the campaign`, or `Game 4 for The Mudlarks, 3 for Ash Saints`: which game of its own each Warband
/// fights.
pub fn own_games(games: &[OwnGame]) -> String {
    match Own::of(games) {
        Own::None => String::new(),
        Own::Together(game) => own_together(game),
        Own::Late(game) => own_late(game),
        Own::Apart(one, other) => own_apart(one.game, &one.name, other.game, &other.name),
        Own::Several(several) => own_several(several),
    }
}

/// The same after other words.
fn own_games_in_a_row(games: &[OwnGame]) -> String {
    match Own::of(games) {
        Own::None => String::new(),
        Own::Together(game) => row_together(game),
        Own::Late(game) => row_late(game),
        Own::Apart(one, other) => row_apart(one.game, &one.name, other.game, &other.name),
        Own::Several(several) => row_several(several),
    }
}
