//! The chronicle of a campaign.

use nml_campaign::Sort;

use super::counted::counted;

pub const NO_WARBANDS: &str = "No Warband belongs to this campaign yet: admit the first on its page, and the chronicle begins with their first game.";
pub const NOT_FOUGHT: &str =
    "Nobody has fought yet: the chronicle begins with the first game that is entered in the campaign.";
pub const UNSETTLED: &str = "Its aftermath is open: what became of the fallen is not final yet.";
pub const EARLIER: &str = "Fought before this book: nothing is known here of its models.";
pub const NO_TEXT: &str = "Enter a note on the game.";
pub const NO_SUCH_GAME: &str = "The campaign has fought no such battle.";

pub fn too_long(most: usize) -> String {
    format!("A note on a game has {most} characters at most.")
}

pub fn too_many(most: usize) -> String {
    format!("A game has {most} notes at most.")
}

/// What is said now, and what was said first; of a battle with what else differs on its sheet. Whom both are about is
/// named once: `Wretched Tally: rolled a 5; before: rolled a 2`.
pub fn otherwise(now: &str, was: &str, sheet: Vec<String>) -> String {
    let same = now.split_once(": ").and_then(|(about, _)| was.strip_prefix(about)?.strip_prefix(": "));
    let result = (now != was).then(|| same.map_or_else(|| format!("was {was}"), |first| format!("before: {first}")));
    std::iter::once(now.to_owned()).chain(result).chain(sheet).collect::<Vec<_>>().join("; ")
}

/// `Turns 3, was 4`.
pub fn on_sheet(what: &str, now: &str, was: &str) -> String {
    format!("{what} {now}, was {was}")
}

/// Something that was said and is no longer said.
pub fn struck(was: &str) -> String {
    format!("struck out: {was}")
}

/// What an honour is for.
pub const fn honour(sort: Sort) -> &'static str {
    match sort {
        Sort::Felled => "Most casualties caused",
        Sort::Deeds => "Most Glorious Deeds",
        Sort::Survivor => "Longest survivor",
        Sort::Fallen => "Most often fallen, and still standing",
        Sort::Missed => "Most games missed",
        Sort::Scars => "Most Battle Scars",
        Sort::Experience => "Most experience",
        Sort::Bloodiest => "Bloodiest battle",
        Sort::Victory => "Biggest victory",
        Sort::Won => "Longest run of victories",
        Sort::Unwon => "Longest run without a victory",
        Sort::Misses => "Most attacks missed",
        Sort::Criticals => "Most critical hits",
        Sort::Drew => "Most BLOOD MARKERS placed",
        Sort::Bled => "Most BLOOD MARKERS borne",
    }
}

/// How many it is.
pub fn figure(sort: Sort, n: u32) -> String {
    let counted = |one: &str, many: &str| counted(n, one, many);
    match sort {
        Sort::Felled => counted("enemy", "enemies"),
        Sort::Deeds => counted("Deed", "Deeds"),
        Sort::Survivor | Sort::Won | Sort::Unwon | Sort::Missed => counted("game", "games"),
        Sort::Fallen => match n {
            1 => "once".to_owned(),
            2 => "twice".to_owned(),
            n => format!("{n} times"),
        },
        Sort::Scars => counted("Battle Scar", "Battle Scars"),
        Sort::Experience => counted("point", "points"),
        Sort::Bloodiest => counted("model Out of Action", "models Out of Action"),
        Sort::Victory => format!("by {}", counted("victory point", "victory points")),
        Sort::Misses => counted("failed Success Roll", "failed Success Rolls"),
        Sort::Criticals => counted("critical", "criticals"),
        Sort::Drew | Sort::Bled => counted("BLOOD MARKER", "BLOOD MARKERS"),
    }
}

/// Which logs the honours of the dice are counted from.
pub fn logs(read: usize, games: usize, left: usize) -> String {
    let of = |n: usize| counted(n, "game", "games");
    match (read, left) {
        (0, _) => format!("{}, none with a log", of(games)),
        (read, 0) => format!("{} · dice counted from {read} with a log", of(games)),
        (read, left) => {
            format!("{} · dice counted from the last {read} with a log, {left} older ones left out", of(games))
        }
    }
}

/// A Deed and who did it.
pub fn deed(deed: &str, model: Option<&str>) -> String {
    model.map_or_else(|| deed.to_owned(), |model| format!("{model}: {deed}"))
}

pub fn in_battle(name: &str, game: &str) -> String {
    format!("{name}, {game}")
}

pub fn others(n: usize) -> String {
    counted(n, "other", "others")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whom_a_correction_is_about_is_named_once() {
        let told = |now: &str, was: &str| otherwise(now, was, Vec::new());
        assert_eq!(
            told("Wretched Tally: rolled a 5", "Wretched Tally: rolled a 2"),
            "Wretched Tally: rolled a 5; before: rolled a 2"
        );
        assert_eq!(told("Tally: rolled a 5", "Wat: rolled a 2"), "Tally: rolled a 5; was Wat: rolled a 2");
        assert_eq!(told("Wat 3 – Nib 1", "Wat 2 – Nib 1"), "Wat 3 – Nib 1; was Wat 2 – Nib 1");
    }
}
