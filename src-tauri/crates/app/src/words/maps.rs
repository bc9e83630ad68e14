//! A campaign on a map: zones, who holds what and why, Trackers, Visions.

use nml_campaign::{FilledBy, ScoredFor};
use nml_catalogue::map::{TrackId, TrackReward};

nml_words::sentences! {
    pub in "app_maps":
    no_map(),
    entered(warband, zone),
    sealed(warband),
    ended(),
    revealed(warband, card),
    revealed_proved(warband, card),
    random(battlefield),
    random_name(zone, victory, deployment),
    won_there(game),
    attacked_there(game),
    outpost(game),
    outpost_omen(game),
    planned_there(game),
    by_result(game),
    by_reward(game),
    by_find(game),
    roll_table(table),
    building(),
    fill(track),
    fill_any(),
    fill_any_resource(),
    die(),
    reroll(),
    set_die(),
    most_omens(),
    largest_enclave(),
    vision(),
    attacks_fewer(name, times, other),
    rolls_off(names),
    rolled_off(name),
    planned(scenario, zone),
    no_such_roll(),
    dice_missing(),
    unknown_vision(),
    no_entry_zone(),
}

/// Why a box is filled.
pub fn filled(by: FilledBy, game: &str) -> String {
    match by {
        FilledBy::Result => by_result(game),
        FilledBy::Reward => by_reward(game),
        FilledBy::Find => by_find(game),
    }
}

/// What a box brings besides points.
pub fn reward(reward: TrackReward, table: &str, track: impl Fn(TrackId) -> String) -> String {
    match reward {
        TrackReward::RollTable => roll_table(table),
        TrackReward::Building => building(),
        TrackReward::Fill(other) => fill(track(other)),
        TrackReward::FillAnyResource => fill_any_resource(),
        TrackReward::FillAny => fill_any(),
        TrackReward::Die => die(),
        TrackReward::Reroll => reroll(),
        TrackReward::SetDie => set_die(),
    }
}

/// What the end of the map was scored for.
pub fn scored(what: ScoredFor) -> String {
    match what {
        ScoredFor::MostOmens => most_omens(),
        ScoredFor::LargestEnclave => largest_enclave(),
        ScoredFor::Vision => vision(),
    }
}
