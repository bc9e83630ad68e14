//! The organiser's knobs.

use crate::view::Knob;

pub const UNSETTLED: &str = "Settle its last battle first.";
/// What undo takes back.
pub const HOUSE_RULES: &str = "the house rules";
/// What undo takes back.
pub const WRITTEN_RULES: &str = "the house rules in words";
/// Lines of written rules that are told as new or gone; the others are counted.
const LINES_TOLD: usize = 8;

/// What was written down instead of what stood there: which lines are new, and which are gone.
pub fn written(before: &str, now: &str) -> String {
    let lines = |text: &str| -> Vec<String> {
        text.lines().map(str::trim).filter(|line| !line.is_empty()).map(str::to_owned).collect()
    };
    let (before, now) = (lines(before), lines(now));
    let beyond = |these: &[String], those: &[String]| -> Vec<String> {
        these.iter().filter(|line| !those.contains(line)).cloned().collect()
    };
    let (new, gone) = (beyond(&now, &before), beyond(&before, &now));
    let what = match (now.is_empty(), before.is_empty()) {
        (true, _) => "House rules in words taken away",
        (false, true) => "House rules written",
        (false, false) if new.is_empty() && gone.is_empty() => "House rules written in another order",
        (false, false) => "House rules changed",
    };
    let told = [("new", new), ("gone", gone)].into_iter().filter(|(_, lines)| !lines.is_empty());
    let told: Vec<String> = told.map(|(word, lines)| format!("{word} {}", quoted(&lines))).collect();
    if told.is_empty() { what.to_owned() } else { format!("{what}: {}", told.join("; ")) }
}

fn quoted(lines: &[String]) -> String {
    let few = lines.iter().take(LINES_TOLD).map(|line| format!("“{line}”"));
    let more = lines.len().saturating_sub(LINES_TOLD);
    let more = (more > 0).then(|| if more == 1 { "one more line".to_owned() } else { format!("{more} more lines") });
    few.chain(more).collect::<Vec<_>>().join(", ")
}

/// Why figures cannot be set: the aftermath of a game is open, and perhaps some more.
pub fn settling(game: &str, more: usize) -> String {
    match more {
        0 => format!("The aftermath of {game} is open. The figures below can be changed once it is closed."),
        1 => format!(
            "The aftermaths of {game} and 1 other game are open. The figures below can be changed once they are closed."
        ),
        more => format!(
            "The aftermaths of {game} and {more} other games are open. The figures below can be changed once they are closed."
        ),
    }
}

pub fn name(knob: Knob) -> &'static str {
    match knob {
        Knob::Games => "Games, with the final",
        Knob::FirstStage => "Last game of the early stage",
        Knob::SecondStage => "Last game of the middle stage",
        Knob::Win => "Campaign Victory Points of a win",
        Knob::Draw => "Campaign Victory Points of a draw",
        Knob::Loss => "Campaign Victory Points of a loss",
        Knob::Experience => "Experience of an ELITE that took part",
        Knob::PromotionDice => "Promotion Dice of every Warband",
        Knob::Loot => "Ducats of loot per point of the Exploration roll",
        Knob::StartingDucats => "Ducats at the start",
        Knob::Latecomer => "Experience of a latecomer for each game",
        Knob::Concession => "Campaign Victory Points of a side that gave up",
        Knob::ExtraGame => "A game beyond the final counts beside it",
        Knob::Swiss => "Rounds are drawn by the standings (Swiss)",
    }
}

/// A rule that is not as printed.
pub fn in_force(knob: Knob, now: u32, printed: u32) -> String {
    match knob {
        Knob::ExtraGame | Knob::Swiss => name(knob).to_owned(),
        Knob::Games
        | Knob::FirstStage
        | Knob::SecondStage
        | Knob::Win
        | Knob::Draw
        | Knob::Loss
        | Knob::Experience
        | Knob::PromotionDice
        | Knob::Loot
        | Knob::StartingDucats
        | Knob::Latecomer
        | Knob::Concession => format!("{}: {now} (printed: {printed})", name(knob)),
    }
}

pub fn text(knob: Knob) -> &'static str {
    match knob {
        Knob::Games => "The last one is the final; everybody reaches it together (DR p.95).",
        Knob::FirstStage => "Its scenario table counts up to this game (DR p.96).",
        Knob::SecondStage => "The endgame follows, up to the final. No rule says how to divide a longer campaign.",
        Knob::Win | Knob::Draw | Knob::Loss => "For each side of a game (DR p.95).",
        Knob::Experience => "Deeds and Skills come on top (DR pp.104–111).",
        Knob::PromotionDice => "One more for each Glorious Deed (DR p.104).",
        Knob::StartingDucats => {
            "Of a Warband that joins with nothing bought yet; variants add and take what they print (DR p.87)."
        }
        Knob::Latecomer => "Times the games of the Warband with most, shared among its ELITE (DR p.95).",
        Knob::Concession => "No rule says what it scores; unless you say otherwise, as much as a loss.",
        Knob::ExtraGame => {
            "For an odd number of players; as printed, only the better of the final and the extra game counts (DR p.95)."
        }
        Knob::Swiss => {
            "Players with equal points meet. Otherwise players with equal games do; no rule says who meets whom."
        }
        Knob::Loot => "On top of what the table gives (DR pp.113–115).",
    }
}

pub fn never_middle(games: u16) -> String {
    format!("With {games} games the middle stage is never reached.")
}

pub fn never_endgame(games: u16) -> String {
    format!("With {games} games the endgame is never reached.")
}

pub fn out_of_range(knob: Knob, value: u32, min: u32, max: u32) -> String {
    format!("{}: {min} to {max}, not {value}.", name(knob))
}
