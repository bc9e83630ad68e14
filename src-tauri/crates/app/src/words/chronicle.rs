//! The chronicle of a campaign.

use nml_campaign::Sort;

nml_words::sentences! {
    pub in "app_chronicle":
    no_warbands(),
    not_fought(),
    unsettled(),
    earlier(),
    no_text(),
    no_such_game(),
    too_long(most),
    too_many(most),
    told_was(now, was),
    told_before(now, first),
    told_also(told, line),
    on_sheet(what, now, was),
    struck(was),
    most_felled(),
    most_deeds(),
    survivor(),
    most_fallen(),
    most_missed(),
    most_scars(),
    most_experience(),
    bloodiest(),
    biggest_victory(),
    longest_won(),
    longest_unwon(),
    most_misses(),
    most_criticals(),
    most_drew(),
    most_bled(),
    enemies(n),
    few_deeds(n),
    games(n),
    times(n),
    scars(n),
    points(n),
    out_of_action(n),
    victory_points(n),
    failed_rolls(n),
    criticals(n),
    blood_markers(n),
    others(n),
    no_logs(games),
    all_logs(games, read),
    last_logs(games, read, left),
    deed_of(model, deed),
    in_battle(name, game),
}

/// What is said now, and what was said first; for a battle with what else differs on its sheet. The model that both are
/// about is named once: `Wretched Tally: rolled a 5; before: rolled a 2`, if `first` is what was said of them.
pub fn otherwise(now: &str, was: &str, first: Option<String>, sheet: Vec<String>) -> String {
    let result = match first {
        _ if now == was => now.to_owned(),
        Some(first) => told_before(now, first),
        None => told_was(now, was),
    };
    sheet.into_iter().fold(result, told_also)
}

/// What an honour is for.
pub fn honour(sort: Sort) -> String {
    match sort {
        Sort::Felled => most_felled(),
        Sort::Deeds => most_deeds(),
        Sort::Survivor => survivor(),
        Sort::Fallen => most_fallen(),
        Sort::Missed => most_missed(),
        Sort::Scars => most_scars(),
        Sort::Experience => most_experience(),
        Sort::Bloodiest => bloodiest(),
        Sort::Victory => biggest_victory(),
        Sort::Won => longest_won(),
        Sort::Unwon => longest_unwon(),
        Sort::Misses => most_misses(),
        Sort::Criticals => most_criticals(),
        Sort::Drew => most_drew(),
        Sort::Bled => most_bled(),
    }
}

/// How many, in words.
pub fn figure(sort: Sort, n: u32) -> String {
    match sort {
        Sort::Felled => enemies(n),
        Sort::Deeds => few_deeds(n),
        Sort::Survivor | Sort::Won | Sort::Unwon | Sort::Missed => games(n),
        Sort::Fallen => times(n),
        Sort::Scars => scars(n),
        Sort::Experience => points(n),
        Sort::Bloodiest => out_of_action(n),
        Sort::Victory => victory_points(n),
        Sort::Misses => failed_rolls(n),
        Sort::Criticals => criticals(n),
        Sort::Drew | Sort::Bled => blood_markers(n),
    }
}

/// Which logs the honours of the dice are counted from.
pub fn logs(read: usize, games: usize, left: usize) -> String {
    match (read, left) {
        (0, _) => no_logs(games),
        (read, 0) => all_logs(games, read),
        (read, left) => last_logs(games, read, left),
    }
}

/// A Deed and who did it.
pub fn deed(deed: &str, model: Option<&str>) -> String {
    model.map_or_else(|| deed.to_owned(), |model| deed_of(model, deed))
}
