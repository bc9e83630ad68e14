//! Who may make which call: one table, asked before a call is made.
//!
//! Every call of the app is of one kind ([`KINDS`]); for each kind, [`may`] says which role may make it, and in which
//! battle. What only the state can tell, the app checks at each command, in the state that the command meets: whose
//! side a battle asks (`battle_say`), and for whose Warband somebody speaks in a campaign (`app/src/whose.rs`).

use nml_app::guests::{Needed, Role};
use serde_json::Value;

/// What a call does, as far as it matters to who may make it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// What every page asks when it opens.
    Greeting,
    /// Reads what is the same for everybody: game data.
    Library,
    /// Reads the battle that its input names.
    Battle,
    /// Says something in that battle.
    Answer,
    /// Changes that battle for both of its players.
    Both,
    /// Reads the book.
    Book,
    /// Changes the Warband that its input names, or says something for its player.
    Own,
    /// Acts for a Warband in a campaign. For whose, the app asks of the command (`app/src/whose.rs`).
    Part,
    /// Makes a Warband.
    Muster,
    /// Says who is let in and what goes out, and decides it.
    Guests,
    /// Changes the book.
    Change,
    /// Is about this computer: its files, its dialogs, which book is open, the table itself. Never made over a network.
    Here,
}

impl Kind {
    /// Whether it changes nothing.
    pub(crate) const fn reads(self) -> bool {
        match self {
            Self::Greeting | Self::Library | Self::Battle | Self::Book => true,
            Self::Answer
            | Self::Both
            | Self::Own
            | Self::Part
            | Self::Muster
            | Self::Guests
            | Self::Change
            | Self::Here => false,
        }
    }
}

/// Every call by its kind, once.
pub(crate) const KINDS: &[(Kind, &[&str])] = &[
    (Kind::Greeting, &["about", "ui_ready", "me", "book_state"]),
    (Kind::Library, &["packs", "factions", "scenarios", "rulings", "rulesets", "examples", "reference"]),
    (Kind::Battle, &["battle", "battle_at", "battle_measure", "battle_point", "battle_reach", "battle_refused"]),
    (Kind::Answer, &["battle_say", "battle_roll"]),
    (Kind::Both, &["battle_undo", "battle_redo", "battle_resume", "battle_what_if", "battle_note"]),
    (
        Kind::Book,
        &[
            "find",
            "warbands",
            "warband",
            "warband_text",
            "portrait",
            "warband_history",
            "warband_lives",
            "warband_moments",
            "warband_under",
            "warband_matches",
            "warband_matched",
            "warband_offers",
            "campaigns",
            "campaign",
            "campaign_games",
            "campaign_overview",
            "campaign_chronicle",
            "campaign_under",
            "battles_outside",
            "battle_taking_in",
            "battle_sheet_open",
            "battle_sheet_winner",
            "battle_sheet_remarks",
            "plan_sheet",
            "map_sheet",
            "map_roll_off",
            "campaign_earlier",
            "earlier_column",
            "campaign_balances",
            "balance_sheet",
            "campaign_house",
            "campaign_history",
            "aftermaths",
            "aftermath",
            "correction",
            "rotations",
            "rotation",
            "evenings",
            "evening_choices",
            "evening",
            "fairness",
            "house_packs",
            "house_pack_view",
            "house_pack_choices",
            "house_pack_row",
            "pack_difference",
            "own_scenario",
            "own_scenario_random",
            "set_ups",
            "set_up",
            "set_up_layouts",
            "published_text",
            "battles",
            "battle_maps",
        ],
    ),
    (Kind::Own, &["warband_edit", "warband_undo", "warband_redo", "warband_move", "evening_presence"]),
    (
        Kind::Part,
        &[
            "aftermath_answer",
            "aftermath_set_aside",
            "aftermath_undo",
            "battle_sheet_file",
            "campaign_admit",
            "map_enter",
            "map_seal",
            "map_reveal",
        ],
    ),
    (Kind::Muster, &["warband_muster"]),
    (
        Kind::Guests,
        &["guest_list", "guest_invite", "guest_end", "feeds", "feed_make", "feed_end", "webhook_try", "webhook_make"],
    ),
    (
        Kind::Change,
        &[
            "campaign_record",
            "battle_take_in",
            "chronicle_note",
            "campaign_new",
            "campaign_swap",
            "campaign_move",
            "campaign_undo",
            "campaign_rename",
            "campaign_sign_up",
            "campaign_sign_off",
            "campaign_join",
            "campaign_withdraw",
            "campaign_begin_anew",
            "campaign_pause",
            "map_plan",
            "map_end",
            "plan_make",
            "plan_round",
            "plan_cancel",
            "plan_round_cancel",
            "campaign_earlier_enter",
            "balance_open",
            "campaign_house_set",
            "campaign_rules_write",
            "aftermath_close",
            "correction_accept",
            "rotation_new",
            "rotation_change",
            "rotation_undo",
            "rotation_redo",
            "evening_new",
            "evening_change",
            "evening_guest",
            "evening_draw",
            "evening_book",
            "evening_roll_off",
            "evening_chosen",
            "evening_start",
            "evening_swap",
            "evening_drop",
            "evening_plan",
            "evening_unplan",
            "evening_undo",
            "evening_redo",
            "house_pack_begin",
            "house_pack_name",
            "house_pack_change",
            "house_pack_add",
            "house_pack_remove",
            "house_pack_restore",
            "house_pack_put_away",
            "house_pack_undo",
            "house_pack_redo",
            "house_pack_finish",
            "own_scenario_new",
            "own_scenario_change",
            "own_scenario_undo",
            "own_scenario_redo",
            "own_scenario_back",
            "ruleset_save",
            "set_up_new",
            "set_up_change",
            "set_up_weather",
            "set_up_lay_out",
            "set_up_undo",
            "set_up_redo",
            "battle_begin",
            "battle_first",
        ],
    ),
    (
        Kind::Here,
        &[
            "forecast_begin",
            "forecast_state",
            "forecast_stop",
            "this_computer",
            "report_look",
            "report_save",
            "table_open",
            "table_state",
            "table_close",
            "book_new",
            "book_open",
            "book_again",
            "book_check",
            "book_rebuild",
            "book_backup",
            "backups",
            "backup_compare",
            "backup_restore",
            "backup_folder",
            "backup_beside",
            "pack_bring",
            "pack_send",
            "pack_from_catalogues",
            "picture_save",
            "warband_import",
            "warband_import_keep",
            "warband_import_leave",
            "warband_export",
            "warband_portrait",
            "battle_sheet_send",
            "result_export",
            "results_look",
            "result_accept",
            "campaign_spreadsheet",
            "campaign_rosters",
            "club_link",
            "club_join",
            "club_exchange",
            "aside_open",
            "aside_drop",
            "parcel_send",
            "parcel_open",
            "parcel_take",
            "parcel_leave",
            "own_scenario_export",
            "own_scenario_import",
            "print",
            "publish",
            "calendar_export",
        ],
    ),
];

/// What a call does. `None` if there is no such call.
#[must_use]
pub fn kind(call: &str) -> Option<Kind> {
    KINDS.iter().find(|(_, calls)| calls.contains(&call)).map(|(kind, _)| *kind)
}

/// Whether a role may make a call with this input.
///
/// # Errors
/// Who may.
pub fn may(role: &Role, call: &str, input: &Value) -> Result<(), Needed> {
    let Some(kind) = kind(call) else { return Err(Needed::AtComputer) };
    let named = input.get("battle").and_then(Value::as_str);
    match kind {
        Kind::Here => Err(Needed::AtComputer),
        Kind::Greeting | Kind::Library => Ok(()),
        Kind::Battle => own(role, named),
        Kind::Answer => own(role, named).and(match role {
            // Of a player of the club, the battle's state tells whether their Warband fights there.
            Role::Organiser | Role::Player { .. } | Role::Member { .. } => Ok(()),
            Role::Reader { .. } | Role::Screen { .. } => Err(Needed::Player),
        }),
        Kind::Both => own(role, named).and(match role {
            Role::Organiser | Role::Player { anyone_answers: true, .. } => Ok(()),
            Role::Player { .. } | Role::Member { .. } | Role::Reader { .. } | Role::Screen { .. } => {
                Err(Needed::Agreed)
            }
        }),
        Kind::Book => match role {
            Role::Organiser | Role::Member { .. } | Role::Reader { battle: None } | Role::Screen { battle: None } => {
                Ok(())
            }
            Role::Player { .. } | Role::Reader { .. } | Role::Screen { .. } => Err(Needed::WholeBook),
        },
        Kind::Own => match role {
            Role::Organiser => Ok(()),
            Role::Member { warbands } => {
                let named = input.get("warband").and_then(Value::as_str);
                let own = named.is_some_and(|named| warbands.iter().any(|own| own == named));
                if own { Ok(()) } else { Err(Needed::Owner) }
            }
            Role::Player { .. } | Role::Reader { .. } | Role::Screen { .. } => Err(Needed::Organiser),
        },
        Kind::Muster | Kind::Part => match role {
            Role::Organiser | Role::Member { .. } => Ok(()),
            Role::Player { .. } | Role::Reader { .. } | Role::Screen { .. } => Err(Needed::Organiser),
        },
        Kind::Guests | Kind::Change => match role {
            Role::Organiser => Ok(()),
            Role::Player { .. } | Role::Member { .. } | Role::Reader { .. } | Role::Screen { .. } => {
                Err(Needed::Organiser)
            }
        },
    }
}

/// That the battle named is one that the role is for.
fn own(role: &Role, named: Option<&str>) -> Result<(), Needed> {
    match role.battle() {
        None => Ok(()),
        Some(own) if named == Some(own) => Ok(()),
        Some(_) => Err(Needed::WholeBook),
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use nml_app::dispatch::CALLS;
    use serde_json::json;

    use super::*;

    const OWN: &str = "0123456789abcdef0123456789abcdef";
    const OTHER: &str = "fedcba9876543210fedcba9876543210";

    #[test]
    fn every_call_is_of_one_kind() {
        let listed: Vec<&str> = KINDS.iter().flat_map(|(_, calls)| calls.iter().copied()).collect();
        let once: BTreeSet<&str> = listed.iter().copied().collect();
        assert_eq!(listed.len(), once.len(), "one is listed twice");
        assert_eq!(once, CALLS.iter().copied().collect());
    }

    /// Kind by kind and role by role, for the role's own battle and for another: who may is written down here a second
    /// time, as a table to read.
    #[test]
    fn every_call_is_decided_for_every_role_and_stream() {
        let of = |battle: &str| battle.to_owned();
        let roles = [
            Role::Organiser,
            Role::Player { battle: of(OWN), side: 0, anyone_answers: false },
            Role::Player { battle: of(OWN), side: 1, anyone_answers: true },
            Role::Reader { battle: Some(of(OWN)) },
            Role::Screen { battle: Some(of(OWN)) },
            Role::Reader { battle: None },
            Role::Screen { battle: None },
            Role::Member { warbands: vec![of(OWN)] },
        ];
        // Organiser, player, player where anyone answers, reader and screen of the battle, reader and screen of the book, and
        // a player of the club with a Warband of that id.
        let own = |kind| match kind {
            Kind::Greeting | Kind::Library | Kind::Battle => "yyyyyyyy",
            Kind::Answer => "yyyPPPPy",
            Kind::Both => "yAyAAAAA",
            Kind::Book => "yWWWWyyy",
            Kind::Own | Kind::Muster | Kind::Part => "yOOOOOOy",
            Kind::Guests | Kind::Change => "yOOOOOOO",
            Kind::Here => "CCCCCCCC",
        };
        let other = |kind| match kind {
            Kind::Greeting | Kind::Library => "yyyyyyyy",
            Kind::Battle => "yWWWWyyy",
            Kind::Answer => "yWWWWPPy",
            Kind::Both => "yWWWWAAA",
            Kind::Book => "yWWWWyyy",
            Kind::Own => "yOOOOOOM",
            Kind::Muster | Kind::Part => "yOOOOOOy",
            Kind::Guests | Kind::Change => "yOOOOOOO",
            Kind::Here => "CCCCCCCC",
        };
        let letter = |decided| match decided {
            Ok(()) => 'y',
            Err(Needed::AtComputer) => 'C',
            Err(Needed::Organiser) => 'O',
            Err(Needed::Player) => 'P',
            Err(Needed::Agreed) => 'A',
            Err(Needed::WholeBook) => 'W',
            Err(Needed::Owner) => 'M',
        };
        let mut decided = 0;
        for (kind, calls) in KINDS {
            for call in *calls {
                let inputs = [
                    (json!({"battle": OWN, "warband": OWN}), own(*kind)),
                    (json!({"battle": OTHER, "warband": OTHER}), other(*kind)),
                    (json!({"battle": [OWN]}), other(*kind)),
                    (Value::Null, other(*kind)),
                ];
                for (input, expected) in inputs {
                    let found: String = roles.iter().map(|role| letter(may(role, call, &input))).collect();
                    assert_eq!(found, expected, "{call} with {input}");
                    decided += roles.len();
                }
            }
        }
        assert_eq!(decided, CALLS.len() * 4 * roles.len());
        assert_eq!(may(&Role::Organiser, "rm", &Value::Null), Err(Needed::AtComputer));
    }
}
