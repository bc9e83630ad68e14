//! What the use cases say to a person, in `words/` by subject. A module chooses the sentence; its text is in the file
//! of the same name in `words/en/app` of the crate `nml-words`. The sentences of rooms below this one are in
//! `plain_words`, and the rules' own sentences come with their codes.

pub mod aftermath;
pub mod backups;
pub mod battles;
pub mod book;
pub mod calls;
pub mod campaigns;
pub mod cards;
pub mod catalogues;
pub mod chronicle;
pub mod compared;
pub mod correction;
mod days;
pub mod device;
pub mod dialogs;
pub mod earlier;
pub mod endings;
pub mod evenings;
pub mod feeds;
mod figures;
pub mod files;
pub mod followed;
pub mod forecasts;
pub mod found;
pub mod history;
pub mod house_packs;
pub mod house_rules;
pub mod keywords;
pub mod layouts;
pub mod link;
pub mod lives;
pub mod maps;
pub mod mends;
pub mod next;
pub mod offers;
pub mod overview;
pub mod own_scenarios;
pub mod packs;
pub mod paper;
pub mod parcels;
pub mod plan;
pub mod prints;
pub mod prose;
pub mod published;
pub mod reference;
pub mod refusal;
pub mod relay;
pub mod report;
pub mod results;
pub mod rosters;
pub mod rulesets;
mod said;
pub mod scenario_sheets;
pub mod scenario_things;
mod scores;
pub mod seasons;
pub mod set_ups;
pub mod sign_up;
pub mod spreadsheet;
pub mod standings;
pub mod table;
pub mod taken_in;
pub mod terrain;
pub mod to_do;
pub mod undo;
pub mod warbands;

pub use days::day;
pub use figures::{signed, signed_length, titled};
pub use said::{done, said};
pub(crate) use scores::standings_note;

use nml_catalogue::message::Sentence;

/// What each module lists, and where its keys begin.
pub const SENTENCES: &[(&str, &[Sentence])] = &[
    ("app_aftermath", aftermath::SENTENCES),
    ("app_backups", backups::SENTENCES),
    ("app_battles", battles::SENTENCES),
    ("app_book", book::SENTENCES),
    ("app_calls", calls::SENTENCES),
    ("app_campaigns", campaigns::SENTENCES),
    ("app_cards", cards::SENTENCES),
    ("app_catalogues", catalogues::SENTENCES),
    ("app_chronicle", chronicle::SENTENCES),
    ("app_compared", compared::SENTENCES),
    ("app_correction", correction::SENTENCES),
    ("app_days", days::SENTENCES),
    ("app_device", device::SENTENCES),
    ("app_dialogs", dialogs::SENTENCES),
    ("app_earlier", earlier::SENTENCES),
    ("app_endings", endings::SENTENCES),
    ("app_evenings", evenings::SENTENCES),
    ("app_feeds", feeds::SENTENCES),
    ("app_files", files::SENTENCES),
    ("app_followed", followed::SENTENCES),
    ("app_forecasts", forecasts::SENTENCES),
    ("app_found", found::SENTENCES),
    ("app_history", history::SENTENCES),
    ("app_house_packs", house_packs::SENTENCES),
    ("app_house_rules", house_rules::SENTENCES),
    ("app_keywords", keywords::SENTENCES),
    ("app_layouts", layouts::SENTENCES),
    ("app_link", link::SENTENCES),
    ("app_lives", lives::SENTENCES),
    ("app_maps", maps::SENTENCES),
    ("app_mends", mends::SENTENCES),
    ("app_next", next::SENTENCES),
    ("app_offers", offers::SENTENCES),
    ("app_overview", overview::SENTENCES),
    ("app_own_scenarios", own_scenarios::SENTENCES),
    ("app_packs", packs::SENTENCES),
    ("app_paper", paper::SENTENCES),
    ("app_parcels", parcels::SENTENCES),
    ("app_plain_words", crate::plain_words::SENTENCES),
    ("app_plan", plan::SENTENCES),
    ("app_prints", prints::SENTENCES),
    ("app_prose", prose::SENTENCES),
    ("app_published", published::SENTENCES),
    ("app_reference", reference::SENTENCES),
    ("app_refusal", refusal::SENTENCES),
    ("app_relay", relay::SENTENCES),
    ("app_report", report::SENTENCES),
    ("app_results", results::SENTENCES),
    ("app_rosters", rosters::SENTENCES),
    ("app_rulesets", rulesets::SENTENCES),
    ("app_said", said::SENTENCES),
    ("app_scenario_sheets", scenario_sheets::SENTENCES),
    ("app_scenario_things", scenario_things::SENTENCES),
    ("app_scores", scores::SENTENCES),
    ("app_seasons", seasons::SENTENCES),
    ("app_set_ups", set_ups::SENTENCES),
    ("app_sign_up", sign_up::SENTENCES),
    ("app_spreadsheet", spreadsheet::SENTENCES),
    ("app_standings", standings::SENTENCES),
    ("app_table", table::SENTENCES),
    ("app_taken_in", taken_in::SENTENCES),
    ("app_terrain", terrain::SENTENCES),
    ("app_to_do", to_do::SENTENCES),
    ("app_undo", undo::SENTENCES),
    ("app_warbands", warbands::SENTENCES),
];
