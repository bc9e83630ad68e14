//! A campaign that comes into this book in mid-season.

use nml_words::enumerated;

nml_words::sentences! {
    pub in "app_earlier":
    who_joins(),
    unknown_names(),
    day_first(),
    sorted(),
    not_sorted(),
    all_here(),
    ignored(columns),
    player_without_warband(player),
    players_without_warband(players),
    in_line(line, why),
    no_name(),
    outsiders_only(),
    sides(count, least, most),
    no_day_form(text),
    no_day_known(text),
    score_missing(name),
    score_wrong(name, score, most),
    score_unknown(name, score),
    score_unknown_unwon(name, score),
    on_two_sides(name),
    no_side_named(name),
    no_side_known(name),
    earlier(),
    entered(games),
    settled(),
    no_row(id),
    no_such_skill(id),
    opened(strongbox, glory, models),
    left_hand(row),
    right_hand(row),
    models(models),
    ducats(ducats),
    glory(glory),
    mustering(),
    experience(experience),
    late_by(games),
    late(games, experience, threshold),
    granted_ducats(ducats, reason),
    granted_glory(glory, reason),
    granted_both(ducats, glory, reason),
}

/// How many characters of a cell a refusal quotes.
const QUOTED: usize = 60;

/// What is wrong, and in which line of the table, if it is in one.
pub fn problem(line: Option<u64>, why: &str) -> String {
    line.map_or_else(|| why.to_owned(), |line| in_line(i64::try_from(line).unwrap_or(i64::MAX), why))
}

/// A day that cannot be read; `unknown`: somebody wrote a question mark, or the like.
pub fn no_day(text: &str, unknown: bool) -> String {
    if unknown { no_day_known(short(text)) } else { no_day_form(short(text)) }
}

/// Victory points that cannot be read.
pub fn no_score(name: &str, score: &str, most: u16) -> String {
    if score.is_empty() { score_missing(short(name)) } else { score_wrong(short(name), short(score), most) }
}

/// Somebody wrote a question mark, or the like, if the points are not known.
pub fn unknown_score(name: &str, score: &str, nobody_won: bool) -> String {
    let (name, score) = (short(name), short(score));
    if nobody_won { score_unknown_unwon(name, score) } else { score_unknown(name, score) }
}

/// The same name on two sides.
pub fn twice(name: &str) -> String {
    on_two_sides(short(name))
}

/// Players who have signed up and have no Warband that a game could count for.
pub fn without_warband(players: &[&str]) -> String {
    match players {
        [one] => player_without_warband(*one),
        several => players_without_warband(several.iter().map(|&player| player.to_owned()).collect::<Vec<_>>()),
    }
}

/// A winner or an attacker who is not one of the sides.
pub fn no_side(name: &str, unknown: bool) -> String {
    if unknown { no_side_known(short(name)) } else { no_side_named(short(name)) }
}

/// Columns that were not read.
pub fn not_read(columns: &[String]) -> String {
    ignored(enumerated(columns))
}

/// `7 models · 120 ducats · 4 Glory · 6 Experience`; before the muster is closed without the purse.
pub fn about(size: usize, purse: Option<(u32, u32)>, gained: u32, late: u16) -> String {
    let mut parts = vec![models(size)];
    match purse {
        Some((in_strongbox, unspent)) => parts.extend([ducats(in_strongbox), glory(unspent)]),
        None => parts.push(mustering()),
    }
    if gained > 0 {
        parts.push(experience(gained));
    }
    if late > 0 {
        parts.push(late_by(late));
    }
    parts.join(" · ")
}

/// No row of the Trauma Table has this id.
pub fn no_injury(id: &str) -> String {
    no_row(short(id))
}

/// No Skill has this id.
pub fn no_skill(id: &str) -> String {
    no_such_skill(short(id))
}

/// What the organiser granted, and why.
pub fn granted(ducats: u32, glory: u32, reason: &str) -> String {
    match (ducats, glory) {
        (0, glory) => granted_glory(glory, reason),
        (ducats, 0) => granted_ducats(ducats, reason),
        (ducats, glory) => granted_both(ducats, glory, reason),
    }
}

fn short(text: &str) -> String {
    text.chars().take(QUOTED).collect()
}
