//! The organiser's knobs.

use nml_words::enumerated;

use crate::view::Knob;

nml_words::sentences! {
    pub in "app_house_rules":
    house_rules(),
    written_rules(),
    unsettled(),
    one_open(game),
    several_open(game, more),
    taken_away(),
    taken_away_of(gone),
    written_down(new),
    reordered(),
    changed_new(new),
    changed_gone(gone),
    changed(new, gone),
    quoted(line),
    more_lines(lines),
    games(),
    first_stage(),
    second_stage(),
    win(),
    draw(),
    loss(),
    experience(),
    promotion_dice(),
    loot(),
    starting_ducats(),
    latecomer(),
    concession(),
    extra_game(),
    swiss(),
    map_loser_scouts(),
    map_drawn(),
    map_glory(),
    map_core_points(),
    games_text(),
    first_stage_text(),
    second_stage_text(),
    outcome_text(),
    experience_text(),
    promotion_dice_text(),
    loot_text(),
    starting_ducats_text(),
    latecomer_text(),
    concession_text(),
    extra_game_text(),
    swiss_text(),
    map_loser_scouts_text(),
    map_drawn_text(),
    map_glory_text(),
    map_core_points_text(),
    otherwise(figure, now, printed),
    never_middle(games),
    never_endgame(games),
    beyond(figure, value, min, max),
}

/// How many lines of written rules are quoted as new or gone; the others are counted.
const LINES_TOLD: usize = 8;

/// What was written down in place of the earlier rules: which lines are new, and which are gone.
pub fn written(before: &str, now: &str) -> String {
    let lines = |text: &str| -> Vec<String> {
        text.lines().map(str::trim).filter(|line| !line.is_empty()).map(str::to_owned).collect()
    };
    let (before, now) = (lines(before), lines(now));
    let beyond = |these: &[String], those: &[String]| -> Option<String> {
        let beyond: Vec<&String> = these.iter().filter(|line| !those.contains(line)).collect();
        (!beyond.is_empty()).then(|| told(&beyond))
    };
    match (beyond(&now, &before), beyond(&before, &now)) {
        (None, None) if now.is_empty() => taken_away(),
        (None, None) => reordered(),
        (None, Some(gone)) if now.is_empty() => taken_away_of(gone),
        (None, Some(gone)) => changed_gone(gone),
        (Some(new), None) if before.is_empty() => written_down(new),
        (Some(new), None) => changed_new(new),
        (Some(new), Some(gone)) => changed(new, gone),
    }
}

/// The first few lines, each quoted, and how many more there are.
fn told(lines: &[&String]) -> String {
    let few = lines.iter().take(LINES_TOLD).map(|&line| quoted(line));
    let more = lines.len().saturating_sub(LINES_TOLD);
    let more = (more > 0).then(|| more_lines(more));
    enumerated(&few.chain(more).collect::<Vec<_>>())
}

/// Why figures cannot be set: the aftermath of a game is open, and perhaps some more.
pub fn settling(game: &str, more: usize) -> String {
    if more == 0 { one_open(game) } else { several_open(game, more) }
}

/// What a knob is called.
pub fn name(knob: Knob) -> String {
    match knob {
        Knob::Games => games(),
        Knob::FirstStage => first_stage(),
        Knob::SecondStage => second_stage(),
        Knob::Win => win(),
        Knob::Draw => draw(),
        Knob::Loss => loss(),
        Knob::Experience => experience(),
        Knob::PromotionDice => promotion_dice(),
        Knob::Loot => loot(),
        Knob::StartingDucats => starting_ducats(),
        Knob::Latecomer => latecomer(),
        Knob::Concession => concession(),
        Knob::ExtraGame => extra_game(),
        Knob::Swiss => swiss(),
        Knob::MapLoserScouts => map_loser_scouts(),
        Knob::MapDrawn => map_drawn(),
        Knob::MapGlory => map_glory(),
        Knob::MapCorePoints => map_core_points(),
    }
}

/// A rule that differs from the printed one.
pub fn in_force(knob: Knob, now: u32, printed: u32) -> String {
    match knob {
        Knob::ExtraGame | Knob::Swiss | Knob::MapLoserScouts | Knob::MapCorePoints => name(knob),
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
        | Knob::MapDrawn
        | Knob::MapGlory
        | Knob::Concession => otherwise(name(knob), now, printed),
    }
}

/// What a knob means.
pub fn text(knob: Knob) -> String {
    match knob {
        Knob::Games => games_text(),
        Knob::FirstStage => first_stage_text(),
        Knob::SecondStage => second_stage_text(),
        Knob::Win | Knob::Draw | Knob::Loss => outcome_text(),
        Knob::Experience => experience_text(),
        Knob::PromotionDice => promotion_dice_text(),
        Knob::StartingDucats => starting_ducats_text(),
        Knob::Latecomer => latecomer_text(),
        Knob::Concession => concession_text(),
        Knob::ExtraGame => extra_game_text(),
        Knob::Swiss => swiss_text(),
        Knob::MapLoserScouts => map_loser_scouts_text(),
        Knob::MapDrawn => map_drawn_text(),
        Knob::MapGlory => map_glory_text(),
        Knob::MapCorePoints => map_core_points_text(),
        Knob::Loot => loot_text(),
    }
}

/// A value that no campaign may have.
pub fn out_of_range(knob: Knob, value: u32, min: u32, max: u32) -> String {
    beyond(name(knob), value, min, max)
}
