//! What the use cases say to a person: here of the book, of Warbands, campaigns and aftermaths, in `words/` by subject.
//! A module chooses what is said; the sentence stands in the file of its name in `words/en/app` of the crate `nml-words`.
//! What rooms below this one say stands in `plain_words`, and the rules' own sentences come with their codes.

pub mod aftermath;
pub mod backups;
pub mod battles;
pub mod calls;
pub mod chronicle;
pub mod compared;
pub mod correction;
mod counted;
mod days;
pub mod earlier;
pub mod evenings;
pub mod feeds;
pub mod files;
pub mod found;
pub mod history;
pub mod house;
pub mod link;
pub mod lives;
pub mod next;
pub mod overview;
pub mod own_scenarios;
pub mod packs;
pub mod parcels;
pub mod plan;
pub mod prints;
pub mod prose;
pub mod published;
pub mod reference;
pub mod relay;
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
pub mod undo;

pub(crate) use counted::counted;
pub use days::day;
pub(crate) use scores::standings_note;

use nml_battle::EndReason;
use nml_campaign::SURVIVAL_ROLL;
use nml_catalogue::length::Length;
use nml_catalogue::message::Sentence;
use nml_catalogue::{Catalogue, TraumaOutcome};
use nml_warband::{DISMISSED, LEFT_FOR_GOOD, UNFIT};

use crate::code;
use crate::view::spoken;

pub use said::{done, said};

/// What each module lists, and where its keys begin.
pub const SENTENCES: &[(&str, &[Sentence])] = &[
    ("app_backups", backups::SENTENCES),
    ("app_battles", battles::SENTENCES),
    ("app_calls", calls::SENTENCES),
    ("app_chronicle", chronicle::SENTENCES),
    ("app_compared", compared::SENTENCES),
    ("app_evenings", evenings::SENTENCES),
    ("app_feeds", feeds::SENTENCES),
    ("app_files", files::SENTENCES),
    ("app_found", found::SENTENCES),
    ("app_link", link::SENTENCES),
    ("app_next", next::SENTENCES),
    ("app_overview", overview::SENTENCES),
    ("app_own_scenarios", own_scenarios::SENTENCES),
    ("app_packs", packs::SENTENCES),
    ("app_parcels", parcels::SENTENCES),
    ("app_plain_words", crate::plain_words::SENTENCES),
    ("app_plan", plan::SENTENCES),
    ("app_prints", prints::SENTENCES),
    ("app_prose", prose::SENTENCES),
    ("app_published", published::SENTENCES),
    ("app_reference", reference::SENTENCES),
    ("app_relay", relay::SENTENCES),
    ("app_rulesets", rulesets::SENTENCES),
    ("app_scenario_sheets", scenario_sheets::SENTENCES),
    ("app_scenario_things", scenario_things::SENTENCES),
    ("app_seasons", seasons::SENTENCES),
    ("app_set_ups", set_ups::SENTENCES),
    ("app_spreadsheet", spreadsheet::SENTENCES),
    ("app_standings", standings::SENTENCES),
    ("app_table", table::SENTENCES),
    ("app_taken_in", taken_in::SENTENCES),
];

// The book.

pub const NEW_BOOK: &str = "A new book";
pub const OPEN_BOOK: &str = "Open a book";
pub const BACK_UP: &str = "Back the book up";
pub const BOOKS: &str = "Books";
pub const UNNAMED_FILE: &str = "Unnamed";

pub fn stands_there(path: &str) -> String {
    format!("{path}: Another file has that name; choose a new one.")
}

pub const UNTOUCHED: &str = "Nothing in it was changed.";

/// Why a book was refused, in a few words.
#[must_use]
pub fn refused_book(refused: &str) -> &'static str {
    let known = [
        (code::BOOK_NEWER, "This book was made by a newer No Man’s Ledger"),
        (code::BOOK_TOO_OLD, "This book is from an older No Man’s Ledger"),
        (code::NOT_A_BOOK, "This file is not a book"),
        (code::BOOK_DAMAGED, "This book is damaged"),
        (code::BOOK_READ_ONLY, "This book cannot be written"),
        (code::BOOK_IN_USE, "This book is open elsewhere"),
        (code::FILE_MISSING, "This book is not there any more"),
        (code::NO_SPACE, "The disk is full"),
    ];
    let found = known.into_iter().find(|(code, _)| code.name == refused);
    found.map_or("This book could not be opened", |(_, why)| why)
}

// Scenarios of one's own.
pub const BRING_SCENARIO: &str = "Bring in a scenario";
pub const SEND_SCENARIO: &str = "Export the scenario";
pub const SCENARIOS: &str = "Scenarios";

// Warbands.
pub const CHOOSE_PICTURE: &str = "Choose a picture";
pub const PICTURES: &str = "Pictures";
pub const SAVE_PICTURE: &str = "Save the picture";
pub const SAVE_CLIP: &str = "Save the clip";
pub const SEND_OUT: &str = "Export the Warband";
pub const WARBANDS: &str = "Warbands";
pub const IMPORT_GONE: &str = "This import is no longer open here; bring the file in again.";
pub const BY_HAND: &str = "custom, not checked";
pub const UNNAMED_MODEL: &str = "Model";
pub fn sold_by(faction: &str) -> String {
    format!("sold by {faction}")
}

pub const NO_SUCH_MODEL: &str = "The Warband has no such model.";
pub const SETTLED_ELSEWHERE: &str =
    "The last change came with a battle of the campaign; it is taken back in that battle’s aftermath.";
pub const NONE: &str = "–";
pub const NOT_ALLOWED: &str = "not allowed to this model";
pub const MELEE: &str = "melee";
pub const SUCCESS_ROLL: &str = "Success Roll";
pub const DICE_AT_RANGE: &str = "DICE at range";
pub const DICE_IN_MELEE: &str = "DICE in melee";
pub const RISKY_ROLL: &str = "RISKY Success Roll";
pub const GOETIC_POWER: &str = "Goetic Power";
pub const MISSES_NEXT_GAME: &str = "misses the next game";
pub const STRONGBOX: &str = "Strongbox";

pub fn no_faction(id: &str) -> String {
    format!("The pack has no faction “{}”.", cut(id))
}

pub fn no_variant(id: &str) -> String {
    format!("That faction has no variant “{}”.", cut(id))
}

fn cut(text: &str) -> String {
    text.chars().take(60).collect()
}

/// `+1`, `0`, `−2`.
pub fn signed(n: i32) -> String {
    match n {
        0 => "0".to_owned(),
        n if n > 0 => format!("+{n}"),
        n => format!("−{}", n.unsigned_abs()),
    }
}

/// `+2″`, `−2″`.
pub fn signed_length(length: Length) -> String {
    let size = Length::micrometres(length.as_micrometres().abs());
    let sign = if length < Length::ZERO { "−" } else { "+" };
    format!("{sign}{size}")
}

pub fn at_least(text: &str) -> String {
    format!("at least {text}")
}

pub const fn hands(hands: u8) -> Option<&'static str> {
    match hands {
        1 => Some("one-handed"),
        2 => Some("two-handed"),
        _ => None,
    }
}

pub fn action(roll: Option<&str>, range: Option<Length>) -> String {
    let mut text = "ACTION".to_owned();
    for part in roll.map(str::to_owned).into_iter().chain(range.map(within)) {
        text.push_str(", ");
        text.push_str(&part);
    }
    text
}

pub fn within(distance: Length) -> String {
    format!("within {distance}")
}

/// `NEGATE FEAR` as `Negate Fear`.
pub fn titled(printed: &str) -> String {
    let words = printed.split(' ').map(|word| {
        let mut letters = word.chars();
        let first = letters.next().into_iter();
        first.chain(letters.flat_map(char::to_lowercase)).collect::<String>()
    });
    words.collect::<Vec<_>>().join(" ")
}

/// Why something costs less than printed.
pub fn cheaper(source: &str, less: u32) -> String {
    format!("{source}: {less} ducats less")
}

/// A thing, and what was chosen for it.
pub fn with_choice(name: &str, chosen: &str) -> String {
    format!("{name} ({chosen})")
}

pub fn fireteam(number: usize, other: &str) -> String {
    format!("Fireteam {number} with {other}")
}

pub fn scars(scars: u8) -> Option<String> {
    match scars {
        0 => None,
        n => Some(counted(n, "Battle Scar", "Battle Scars")),
    }
}

pub fn at_most(limit: u16) -> String {
    format!("at most {limit}")
}

pub fn limit(owned: u16, limit: u16) -> String {
    format!("limit {owned} of {limit}")
}

pub fn have_of(have: usize, most: Option<u16>) -> String {
    match most {
        Some(most) => format!("{have} of {most}"),
        None => format!("{have} so far"),
    }
}

/// Experience points of a model, beside ELITE.
pub fn experience(points: u8) -> String {
    counted(points, "experience point", "experience points")
}

pub fn armour(protection: i8) -> String {
    format!("armour {}", signed(protection.into()))
}

pub mod refusal {
    //! Why something may not be had, in two or three words; the sentence stands beside it.

    use nml_warband::ViolationCode;

    /// What it costs, and what is in hand for it.
    #[must_use]
    pub fn unpaid(ducats: u32, glory: u32, strongbox: u32, unspent: u32) -> String {
        if ducats > strongbox {
            format!("{ducats} ducats, {strongbox} in hand")
        } else {
            format!("{glory} Glory, {unspent} in hand")
        }
    }

    pub const LOCKED: &str = "not for sale yet";

    /// A model that comes with another, where the Warband has none of those.
    #[must_use]
    pub fn lacks(other: &str) -> String {
        format!("no {other} yet")
    }

    #[must_use]
    pub const fn short(code: ViolationCode) -> &'static str {
        match code {
            ViolationCode::UnknownFaction | ViolationCode::UnknownVariant | ViolationCode::UnknownModel => {
                "not in this pack"
            }
            ViolationCode::UnknownOption | ViolationCode::UnknownItem => "not in this pack",
            ViolationCode::ModelForbiddenByVariant
            | ViolationCode::ItemForbiddenByVariant
            | ViolationCode::OptionForbidden
            | ViolationCode::ItemKeywordForbidden
            | ViolationCode::ItemModelBanned
            | ViolationCode::MercenariesForbidden => "not in this variant",
            ViolationCode::CampaignOnlyModel => "campaign only",
            ViolationCode::MissingRequiredModel => "others are missing",
            ViolationCode::TooManyModels => "no more allowed",
            ViolationCode::GroupMax => "the group is full",
            ViolationCode::MissingLeader => "nobody leads",
            ViolationCode::MissingChoice => "choose first",
            ViolationCode::RequiredOption => "an option is missing",
            ViolationCode::OptionLimit => "limit reached",
            ViolationCode::OptionConflict => "excludes another",
            ViolationCode::OptionRequires => "needs an option",
            ViolationCode::ExclusiveOption => "one of the group",
            ViolationCode::GoeticNotAllowed => "not for this model",
            ViolationCode::GoeticWrongSin => "another sin",
            ViolationCode::TooManyGoetic => "has its Power",
            ViolationCode::NotInArmoury => "not in the armoury",
            ViolationCode::EliteOnly => "ELITE only",
            ViolationCode::ModelRestricted | ViolationCode::ItemModelRestricted => "other models only",
            ViolationCode::NoPurchases => "buys no kit",
            ViolationCode::KindNotAllowed => "buys other kinds",
            ViolationCode::KindForbidden => "never this kind",
            ViolationCode::ItemForbidden => "never this item",
            ViolationCode::RangedNotAllowed | ViolationCode::GrenadeNotAllowed => "buys others only",
            ViolationCode::TwoHandedForbidden => "no two-handed",
            ViolationCode::WeaponKeywordRequired => "lacks a keyword",
            ViolationCode::ItemTooExpensive | ViolationCode::RangedTooExpensive => "too dear for it",
            ViolationCode::ModelValueTooLow => "worth too little",
            ViolationCode::MustBeArmed => "must be armed",
            ViolationCode::RequiredKind | ViolationCode::RequiredItem => "kit is missing",
            ViolationCode::MissingRequiredItem => "needs another item",
            ViolationCode::NeedsBayonetLug => "no bayonet lug",
            ViolationCode::TwoArmours => "wears a suit",
            ViolationCode::TwoShields => "has a shield",
            ViolationCode::TwoHeadgear => "has headgear",
            ViolationCode::TwoGrenadeTypes => "has other Grenades",
            ViolationCode::TwoHeavy => "one HEAVY item",
            ViolationCode::DuplicateEquipment => "has one",
            ViolationCode::TooManyRanged => "no more Ranged kit",
            ViolationCode::TooManyMelee => "no more Melee kit",
            ViolationCode::TooManyWeapons => "no more weapons",
            ViolationCode::TooManyHands
            | ViolationCode::NoFreeHandRanged
            | ViolationCode::NoFreeHandMelee
            | ViolationCode::HeldConflict => "no hand free",
            ViolationCode::MachineArmourShield => "not with its suit",
            ViolationCode::TooManyHeavyRanged => "no more HEAVY kit",
            ViolationCode::LimitExceeded => "limit reached",
            ViolationCode::TooManyWretched => "too many Wretched",
            ViolationCode::TooManyLegionnaires => "too few Troopers",
            ViolationCode::TooManyFireteams => "too many Fireteams",
            ViolationCode::MoreThanSixElite => "six ELITE already",
            ViolationCode::MercenaryNotAvailable => "serves others",
            ViolationCode::OverBudget => "not enough ducats",
            ViolationCode::OverGlory => "not enough Glory",
        }
    }
}

pub fn short(ducats: u32, glory: u32, strongbox: u32, unspent: u32) -> String {
    if ducats > strongbox {
        format!("It costs {ducats} ducats; the Strongbox holds {strongbox}.")
    } else {
        format!("It costs {glory} Glory; {unspent} is unspent.")
    }
}

pub fn remove(what: &str, from: &str) -> String {
    format!("Remove {what} from {from}")
}

pub fn put_away(what: &str, of: &str) -> String {
    format!("Put {what} of {of} into the Arsenal")
}

pub fn issue(what: &str, to: &str) -> String {
    format!("Give {what} to {to} from the Arsenal")
}

pub fn buy(what: &str, to: &str) -> String {
    format!("Buy {what} for {to}")
}

pub fn numbered(name: &str, number: usize) -> String {
    format!("{name} (no. {number})")
}

pub const VARIANT: &str = "Variant";
pub const PATRON: &str = "Patron";
pub const MERCENARY: &str = "Mercenary";

/// What a Mercenary's choice of arms is called.
pub fn arms_of(name: &str) -> String {
    format!("Arms of {name}")
}

pub fn waived_before(what: &str, who: Option<&str>) -> String {
    match who {
        Some(who) => format!("{who}: {what}"),
        None => what.to_owned(),
    }
}

pub fn choose(choice: &str, value: &str) -> String {
    format!("{choice}: {value}")
}

pub fn dismiss(who: &str) -> String {
    format!("Dismiss {who}")
}

pub fn unpair(a: &str, b: &str) -> String {
    format!("Split {a} and {b}")
}

pub fn join(entry: &str) -> String {
    format!("Add {entry}")
}

/// `Remove Reinforced Armour from Wat, −40: mends both`; `of` is how many things there are to mend.
pub fn mend(what: &str, ducats: i64, mends: usize, of: usize) -> String {
    let price = match i32::try_from(ducats) {
        Ok(0) | Err(_) => String::new(),
        Ok(n) => format!(", {}", signed(n)),
    };
    match mends {
        0 | 1 => format!("{what}{price}"),
        2 if of == 2 => format!("{what}{price}: mends both"),
        n => format!("{what}{price}: mends {n}"),
    }
}

/// Why a model left.
pub fn left(reason: &str, catalogue: &Catalogue) -> String {
    match reason {
        SURVIVAL_ROLL => "did not survive".to_owned(),
        DISMISSED => "dismissed".to_owned(),
        UNFIT => "unfit for duty".to_owned(),
        LEFT_FOR_GOOD => "left for good".to_owned(),
        row => match catalogue.trauma().row_named(row) {
            None => spoken(row),
            Some(row) => match row.outcome {
                TraumaOutcome::Captured => aftermath::executed(&row.name),
                TraumaOutcome::Injury => aftermath::removed(&row.name),
                TraumaOutcome::Dead
                | TraumaOutcome::Bonus
                | TraumaOutcome::MissesNextGame
                | TraumaOutcome::KitLost
                | TraumaOutcome::FullRecovery => row.name.clone(),
            },
        },
    }
}

pub const ANOTHER_PACK: &str = "another pack";
pub const TAKEN_BACK: &str = "taken back";
pub const PUT_BACK: &str = "put back";
pub const WENT_ON_FROM_EARLIER: &str = "chose which entries count";
/// In a history.
pub const CORRECTED: &str = "corrected: something else takes its place";
pub const MOVES_WITH_ITS_CAMPAIGN: &str = "The Warband belongs to a campaign and switches to another pack with it.";

pub fn pack_missing(hash: &str) -> String {
    let short: String = hash.chars().take(8).collect();
    format!("The pack {short}… is neither shipped with this program nor kept in the book.")
}

pub fn pack_left(hash: &str, usual: &str) -> String {
    let short: String = hash.chars().take(8).collect();
    format!("it followed the pack {short}…, which is not at hand here; it is read by {usual}")
}

pub fn other_pack(warband: &str, its: &str, campaign: &str) -> String {
    format!("{warband} follows {its}, the campaign {campaign}: let the Warband go over to that pack first.")
}

// Campaigns.
pub const NO_TABLE: &str = "The pack has no stage table for this game.";

/// A game by the count of its own Warbands, where no title with their names fits.
pub fn own_game(game: u16, scenario: &str) -> String {
    format!("{scenario}, their game {game}")
}

pub fn about_campaign(warbands: usize, games: u16) -> String {
    let warbands = counted(warbands, "Warband", "Warbands");
    let each = counted(games, "game each", "games each");
    format!("{warbands} · {each}")
}

pub const NOTHING_TO_UNDO_IN_CAMPAIGN: &str =
    "There is nothing to undo here; what belongs to a battle or its aftermath is taken back there.";
/// A layout of another size.
pub const OTHER_TABLE: &str = "The layout is for a table of another size.";
pub const CANCELLED: &str = "a game cancelled";

pub fn renamed(name: &str) -> String {
    format!("the name {name}")
}

pub fn admitted(warband: &str) -> String {
    format!("{warband} admitted")
}

pub fn described(warband: &str) -> String {
    format!("new details of {warband}")
}

pub fn withdrawn(warband: &str) -> String {
    format!("{warband} leaving")
}

/// `The Ashen Choir disbanded, The Ninth Famine in its place`
pub fn begun_anew(warband: &str, with: &str) -> String {
    format!("{warband} disbanded, {with} in its place")
}

/// A game planned, or swapped for another.
pub fn planned(scenario: &str, swapped: bool) -> String {
    if swapped { format!("the swap for {scenario}") } else { format!("{scenario} as the next game") }
}

pub const CHOICE: &str = "the player with fewer games chooses";

pub mod paper {
    //! A battle that was fought on paper.

    pub const NOT_HERE: &str = "Its roster is not in this book, so it cannot fight here.";
    pub const NO_NAME: &str = "Enter a name for the outsider.";
    pub const TWICE: &str = "A Warband is on two sides; each fights on one.";
    pub const NO_END: &str = "It has no end yet: give the victory points of every side, or say who won.";
    pub const OUTSIDERS_ONLY: &str = "At least one side must be a Warband of the campaign.";
    pub const NO_ENEMY: &str = "All sides are in one coalition; it needs an enemy.";
    pub const NO_MEMBER: &str = "A side is a Warband that does not belong to the campaign.";
    pub const SAME_SIDES: &str = "Enter the sides that fought the battle, in the same order.";
    pub const NO_SUCH_SIDE: &str = "A side is named that did not fight; choose one of those on the sheet.";
    pub const NO_MODELS: &str = "An outsider has no models here; only Warbands of the campaign have them.";
    pub const NO_SUCH_DEED: &str = "The scenario has no such Glorious Deed.";
    pub const DEED_TWICE: &str = "A Glorious Deed counts once in a game (rulebook p. 149).";
    pub const LOGGED: &str = "The battle was logged, and its log says which scenario it was; it stays that one.";
    pub const NO_SUCH_SCENARIO: &str = "Neither the pack nor the book has such a scenario.";

    pub fn no_such_model(id: u32) -> String {
        format!("Model {id} is not in that Warband; choose one of those on the sheet.")
    }

    pub fn wrong_sides(sides: usize, least: usize, most: usize) -> String {
        format!("A battle has {least} to {most} sides, not {sides}.")
    }

    pub fn wrong_turns(turns: u8, most: u8) -> String {
        format!("A battle lasts 1 to {most} Turns, not {turns}.")
    }

    pub fn wrong_points(points: u16, most: u16) -> String {
        format!("{points} victory points are too many: {most} at most.")
    }

    pub fn fell_twice(name: &str) -> String {
        format!("{name} is entered as fallen twice.")
    }

    pub fn left_and_fell(name: &str) -> String {
        format!("{name} is entered both as fallen and as having left the Warband; choose one.")
    }

    pub fn unsettled(game: &str) -> String {
        format!("The aftermath of {game} is still open, so it cannot fight yet.")
    }

    pub fn filed(game: &str) -> String {
        format!("{game} as it was filed")
    }
}

/// Why a battle is over.
pub const fn ended(reason: EndReason) -> &'static str {
    match reason {
        EndReason::LastTurn => "the last Turn is played",
        EndReason::Fled => "a Warband fled",
        EndReason::NoModels => "a side has no model left on the battlefield",
        EndReason::Conceded => "a side gave up",
        EndReason::Agreement => "stopped by agreement",
        EndReason::Time => "time was up",
        EndReason::Abandoned => "left unfinished",
        EndReason::Scenario => "the scenario ends it",
    }
}

// The aftermath.
pub const AT_THE_TABLE: &str = "settled at the table";
pub const AT_THE_TABLE_MEANS: &str = "Nothing is gained, lost or changed by the app then: no promotion, no experience, no loot, no purchase. What the table decides is not asked for here; write it into the roster afterwards. Undo takes it back until the pages are closed.";
pub const NO_SUM: &str = "Enter a sum.";
pub const DUCATS: &str = "ducats";
pub const GLORY: &str = "Glory";
pub const NOTHING_TO_UNDO_HERE: &str = "Nothing was answered in this aftermath yet.";
pub const CHANGED_SINCE: &str = "A Warband has changed since this aftermath was closed; take that back first.";
pub const NOT_ASKED: &str = "That is no longer asked.";
pub const NO_SUCH_AFTERMATH: &str = "No campaign of this book has settled such a battle.";

/// A Warband that another campaign has.
pub fn belongs_elsewhere(name: &str) -> String {
    format!("{name} belongs to another campaign.")
}

/// A Warband whose aftermath is open, and that is not in the step for changes.
pub fn changed_in_aftermath(name: &str) -> String {
    format!("The aftermath of {name} is open: change it there, in the Quartermaster step.")
}

/// What undo would take back in an aftermath.
pub fn answer_for(name: &str) -> String {
    format!("the answer for {name}")
}

pub const CLOSING: &str = "the closing";
