//! Search results: the lines beside them.

pub use super::day;
use crate::plain_words::in_a_row;

nml_words::sentences! {
    pub in "app_found":
    planned(),
    due_by(day),
    player_named(count, names),
    fell_so(who, how),
    signed_up(campaign),
    guest_at(evening, day),
    house_rule(line),
    commanded(warband, campaign),
    commands_now(warband, campaign),
    of(what, warband),
    models(count),
}

/// What is known, in one line.
pub fn parts(known: &[Option<&str>]) -> String {
    let known: Vec<&str> = known.iter().flatten().copied().filter(|part| !part.is_empty()).collect();
    known.join(" · ")
}

/// Until when a game is to be played.
pub fn due(by: &str) -> String {
    due_by(day(by))
}

/// Who fought.
pub fn players(names: &[&str]) -> String {
    player_named(names.len(), in_a_row(names))
}

/// `Brother Anselm of Crossroads: fell in Turn 3 to Gorm of The Ashen Choir`.
pub fn fell(who: &str, how: &str) -> String {
    let mut letters = how.chars();
    fell_so(who, letters.next().into_iter().flat_map(char::to_lowercase).chain(letters).collect::<String>())
}

/// Somebody from outside, on an evening.
pub fn guest(evening: &str, on: &str) -> String {
    guest_at(evening, day(on))
}

/// What somebody commands in a campaign, or did until it left.
pub fn commands(warband: &str, campaign: &str, left: bool) -> String {
    if left { commanded(warband, campaign) } else { commands_now(warband, campaign) }
}

/// `Crossroads 4 – The Ashen Choir 2`.
pub fn score(sides: &[(&str, i32)]) -> String {
    let sides: Vec<String> = sides.iter().map(|(name, points)| format!("{name} {points}")).collect();
    sides.join(" – ")
}

/// `Ines · 3 May 2026 · Game 3 · Relic Hunt · The Ardent Mile`.
pub fn said(by: &str, at: &str, about: &[&str]) -> String {
    let day = day(at);
    let known: Vec<Option<&str>> = [by, &day].into_iter().chain(about.iter().copied()).map(Some).collect();
    parts(&known)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_day_is_shown_as_people_say_it() {
        assert_eq!(day("2026-04-30"), "30 April 2026");
        assert_eq!(day("2026-05-03T12:00:00Z"), "3 May 2026");
        assert_eq!(day("one day"), "one day");
    }

    #[test]
    fn who_fell_is_one_line() {
        assert_eq!(
            fell("Brother Anselm of Crossroads", "Fell in Turn 3"),
            "Brother Anselm of Crossroads: fell in Turn 3"
        );
    }
}
