//! Results that travel as files.

use nml_ledger::Hash;
use nml_words::enumerated;

nml_words::sentences! {
    pub in "app_results":
    send(),
    results(),
    winner(),
    turns(),
    day(),
    attacker(),
    of(what, name),
    victory_points(),
    gave_up(),
    fell(),
    deeds(),
    used_up(),
    left(),
    took_part(),
    drawn(),
    not_written(),
    by_foe(name, foe),
    for_campaign(campaign),
    proved_by(entry),
    by_guess(),
    as_sent_by(by),
    as_in_file(),
    same_battle(),
    logged_here(),
    other_campaign(name),
    forged(file),
    newer(file),
    too_many(files, most),
    unsettled(name),
    no_warband(name),
    no_model(name, warband),
}

/// `Relic Hunt 2026-04-30`.
pub fn file_name(scenario: &str, day: Option<&str>) -> String {
    match day {
        Some(day) => format!("{scenario} {day}"),
        None => scenario.to_owned(),
    }
}

/// `Ines, 2026-05-01, for the campaign The Long Mile, proved by entry 1a2b3c4d`; the campaign if it has another name.
pub fn by(by: &str, at: &str, campaign: Option<&str>, entry: Option<Hash>) -> String {
    let who = Some(by).filter(|by| !by.trim().is_empty()).map(str::to_owned);
    let day = at.chars().take("2026-05-01".len()).collect();
    let campaign = campaign.map(for_campaign);
    let proof = entry.map(|hash| proved_by(format!("{:.8}", hash.to_string())));
    let all = [who, Some(day), campaign, proof];
    enumerated(&all.into_iter().flatten().collect::<Vec<String>>())
}

/// Why a result is corrected.
pub fn as_sent(by: &str) -> String {
    if by.trim().is_empty() { as_in_file() } else { as_sent_by(by) }
}
