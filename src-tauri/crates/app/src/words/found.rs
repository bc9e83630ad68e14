//! What is found in the book: the lines beside it.

use super::counted::counted;
pub use super::day;

pub const PLANNED: &str = "planned";

/// What is known, in one line.
pub fn parts(known: &[Option<&str>]) -> String {
    let known: Vec<&str> = known.iter().flatten().copied().filter(|part| !part.is_empty()).collect();
    known.join(" · ")
}

pub fn due(by: &str) -> String {
    format!("by {}", day(by))
}

pub fn players(names: &[&str]) -> String {
    format!("{}: {}", if names.len() == 1 { "Player" } else { "Players" }, names.join(", "))
}

/// `Brother Anselm of Crossroads: fell in Turn 3 to Gorm of The Ashen Choir`.
pub fn fell(who: &str, how: &str) -> String {
    let mut letters = how.chars();
    let how: String = letters.next().into_iter().flat_map(char::to_lowercase).chain(letters).collect();
    format!("{who}: {how}")
}

pub fn signed_up(campaign: &str) -> String {
    format!("has signed up for {campaign}")
}

pub fn guest(evening: &str, on: &str) -> String {
    format!("guest at {evening} · {}", day(on))
}

/// A line of the house rules that a group wrote down.
pub fn house_rule(line: &str) -> String {
    format!("House rule: {line}")
}

pub fn commands(warband: &str, campaign: &str, left: bool) -> String {
    if left { format!("commanded {warband} in {campaign}") } else { format!("commands {warband} in {campaign}") }
}

pub fn of(what: &str, warband: &str) -> String {
    format!("{what} of {warband}")
}

pub fn models(count: usize) -> String {
    counted(count, "model", "models")
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
