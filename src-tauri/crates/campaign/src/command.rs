//! What people do to a campaign.

use crate::messages;
use nml_catalogue::thing;
use nml_dice::Face;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::aftermath::{Chart, RosterFacts};
use super::answer::Answer;
use super::earlier::{self, EarlierGame};
use super::on_map::OnMap;
use super::state::{GAMES_MAX, HouseRules, Outsider, Picked};
use nml_catalogue::rejection::Rejection;
use nml_catalogue::text;
use nml_catalogue::throw::{Source, Throw};
use nml_warband::result::{BattleResult, LIST_MAX, SIDES};
use nml_warband::{self as warband, SUM_MAX};

/// One thing people do to a campaign.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case", tag = "do", deny_unknown_fields)]
#[schemars(rename = "CampaignCommand")]
pub enum Command {
    /// Gives the campaign another name.
    Rename {
        /// The new one.
        name: String,
    },
    /// Is played with another pack from now on; its Warbands follow.
    MovePack {
        /// SHA-256 of the pack, in hexadecimal.
        pack: String,
    },
    /// Sets what the rules leave to the organiser, for all that is decided from now on.
    SetHouse {
        /// All of it.
        house: HouseRules,
    },
    /// Writes down what the group agreed on in words, in place of the earlier words; the engine never reads it.
    WriteRules {
        /// In lines; empty removes it.
        text: String,
    },
    /// Players sign up; their Warbands come later.
    SignUp {
        /// Their names.
        players: Vec<String>,
    },
    /// A player who signed up does not come after all.
    SignOff {
        /// Their name.
        player: String,
    },
    /// Takes a Warband in, or back. Its player is no longer signed up.
    Admit {
        /// The Warband.
        entry: EnrolledWarband,
    },
    /// Says again what a Warband is called and who commands it.
    Describe {
        /// The Warband, as it is from now on.
        entry: EnrolledWarband,
    },
    /// Lets a Warband leave; its games stay.
    Withdraw {
        /// Stream id.
        warband: String,
        /// It is no longer listed in the standings. The book is silent: the players decide.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        strike: bool,
    },
    /// Disbands a Warband, whose games stay; its player begins again with another one as a latecomer (DR p.100).
    BeginAnew {
        /// Stream id of the one that is disbanded.
        warband: String,
        /// It is no longer listed in the standings. The book is silent: the players decide.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        strike: bool,
        /// Battles that are planned with it: they are taken back.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        cancel: Vec<String>,
        /// The Warband that takes its place.
        entry: EnrolledWarband,
    },
    /// Lets a Warband rest, or come back from it.
    Pause {
        /// Stream id.
        warband: String,
        /// It rests.
        paused: bool,
    },
    /// Plans a battle.
    Plan {
        /// Stream id of the battle.
        battle: String,
        /// Scenario id.
        scenario: String,
        /// What the scenario is called, if the campaign's pack does not have it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        name: Option<String>,
        /// Stream ids, in the battle's order.
        warbands: Vec<String>,
        /// Sides that do not belong to the campaign.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        outsiders: Vec<Outsider>,
        /// How the scenario was found.
        picked: Picked,
        /// The day it is to be fought by, such as `2026-04-30`.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        due: Option<String>,
    },
    /// Takes back the plan of a battle that was not fought.
    Cancel {
        /// Stream id of the battle.
        battle: String,
    },
    /// Writes down how a planned battle ended, and opens its aftermath.
    Record {
        /// How it ended.
        result: BattleResult,
        /// What is known of the rosters, in the order of its sides; outsiders have no roster. If empty, they are looked
        /// up.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        rosters: Vec<RosterFacts>,
    },
    /// Enters games that were fought before the campaign came into this book.
    EnterEarlier {
        /// In the order they were fought in.
        games: Vec<EarlierGame>,
    },
    /// The faces of the roll that a page asks for.
    Roll {
        /// Stream id of the battle.
        battle: String,
        /// Stream id of the Warband.
        warband: String,
        /// The model, or none if the Warband is asked.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        model: Option<u32>,
        /// In the order they fell; a D66 has its tens first.
        faces: Vec<Face>,
        /// Typed from the table or rolled in the app.
        source: Source,
    },
    /// A choice that a page leaves to the players.
    Answer {
        /// Stream id of the battle.
        battle: String,
        /// Stream id of the Warband.
        warband: String,
        /// The model, or none if the Warband is asked.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        model: Option<u32>,
        /// What they chose.
        answer: Answer,
    },
    /// Works on a roster in the Quartermaster Step, or recruits Reinforcements, as in the builder.
    Trade {
        /// Stream id of the battle.
        battle: String,
        /// Stream id of the Warband.
        warband: String,
        /// What is done.
        command: Box<warband::Command>,
    },
    /// Settles at the table what the page still asks after Trauma.
    SetAside {
        /// Stream id of the battle.
        battle: String,
        /// Stream id of the Warband.
        warband: String,
        /// Only the step under way; if not, all that are left.
        step: bool,
        /// Why.
        reason: String,
    },
    /// Says where on the map a Warband comes in.
    Enter {
        /// Stream id of the Warband.
        warband: String,
        /// Zone id.
        zone: String,
    },
    /// Keeps a Vision card in secret: its player alone has the code that opens the seal.
    SealVision {
        /// Stream id of the Warband.
        warband: String,
        /// [`seal_of`](super::seal_of) the card.
        seal: String,
    },
    /// Ends the map: shared objectives are scored, and no more games are planned on it.
    EndMap,
    /// Reveals a Vision card at the end.
    RevealVision {
        /// Stream id of the Warband.
        warband: String,
        /// The card, by its id.
        card: String,
        /// What opens the seal. None if it was not sealed, or the code is lost.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        code: Option<String>,
        /// Levels that were reached, if a roster that they depend on is not in this book. None if they are counted.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        levels: Option<u8>,
    },
    /// Closes the aftermath of a battle: the rosters change.
    Close {
        /// Stream id of the battle.
        battle: String,
    },
}

/// A Warband as a campaign lists it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct EnrolledWarband {
    /// Stream id.
    pub warband: String,
    /// Its name.
    pub name: String,
    /// Who commands it; may be empty.
    #[serde(default)]
    pub player: String,
    /// Faction id.
    pub faction: String,
    /// Ducats its variant adds to every Threshold Value, such as −200.
    #[serde(default)]
    pub threshold_delta: i32,
    /// Games it counts as having behind it, if it joins late (DR p.95).
    #[serde(default, skip_serializing_if = "super::state::none")]
    pub late_by: u16,
}

/// The most Warbands in a campaign.
pub const WARBANDS_MAX: usize = 200;
/// The most players who sign up before they bring a Warband.
pub const SIGNED_UP_MAX: usize = WARBANDS_MAX;
/// The most battles in a campaign.
pub const BATTLES_MAX: usize = 5000;
/// The most levels of a Vision.
pub(crate) const LEVELS_MAX: u8 = 3;
/// The most dice in one throw.
pub const DICE_MAX: usize = 100;

impl Command {
    /// Whether the command can be carried out on any campaign at all.
    ///
    /// # Errors
    /// The first thing that is ill-formed.
    pub fn well_formed(&self) -> Result<(), Rejection> {
        match self {
            Self::Rename { name } => text::name(thing::the_campaigns_name(), name),
            Self::MovePack { pack } => text::hash(thing::the_pack(), pack),
            Self::SetHouse { house } => house.well_formed(),
            Self::WriteRules { text } => text::lines(thing::what_was_agreed_on(), text),
            Self::SignUp { players } => sign_up(players),
            Self::SignOff { player } => text::name(thing::the_player(), player),
            Self::Admit { entry } | Self::Describe { entry } => entry.well_formed(),
            Self::Withdraw { warband, .. } | Self::Pause { warband, .. } => text::stream(thing::the_warband(), warband),
            Self::EndMap => Ok(()),
            Self::Enter { warband, zone } => {
                text::stream(thing::the_warband(), warband)?;
                text::id(thing::the_zone(), zone)
            }
            Self::SealVision { warband, seal } => {
                text::stream(thing::the_warband(), warband)?;
                text::hash(thing::the_seal(), seal)
            }
            Self::RevealVision { warband, card, code, levels } => {
                text::stream(thing::the_warband(), warband)?;
                text::id(thing::the_card(), card)?;
                code.as_ref().map_or(Ok(()), |code| text::name(thing::the_code(), code))?;
                if levels.is_some_and(|levels| levels > LEVELS_MAX) {
                    return Err(Rejection::form(messages::levels_out_of_range(LEVELS_MAX)));
                }
                Ok(())
            }
            Self::BeginAnew { warband, cancel, entry, .. } => {
                text::stream(thing::the_warband(), warband)?;
                if cancel.len() > BATTLES_MAX {
                    return Err(Rejection::form(messages::too_many_battles(BATTLES_MAX)));
                }
                cancel.iter().try_for_each(|battle| text::stream(thing::the_battle(), battle))?;
                if entry.warband == *warband {
                    return Err(Rejection::form(messages::takes_its_own_place()));
                }
                entry.well_formed()
            }
            Self::Plan { battle, scenario, name, warbands, outsiders, picked, due } => {
                text::stream(thing::the_battle(), battle)?;
                text::id(thing::the_scenario(), scenario)?;
                name.as_ref().map_or(Ok(()), |name| text::name(thing::the_scenarios_name(), name))?;
                let sides: Vec<&String> = warbands.iter().chain(outsiders.iter().map(|side| &side.id)).collect();
                if !SIDES.contains(&sides.len()) {
                    return Err(Rejection::form(messages::warbands_out_of_range(
                        sides.len(),
                        *SIDES.start(),
                        *SIDES.end(),
                    )));
                }
                if warbands.is_empty() {
                    return Err(Rejection::form(messages::outsiders_only()));
                }
                for (at, side) in sides.iter().enumerate() {
                    text::stream(thing::a_warband(), side)?;
                    if sides.iter().take(at).any(|other| other == side) {
                        return Err(Rejection::form(messages::fights_itself()));
                    }
                }
                outsiders.iter().try_for_each(|side| text::name(thing::an_outsiders_name(), &side.name))?;
                due.as_ref().map_or(Ok(()), |day| text::day(thing::when_it_is_due(), day))?;
                picked.well_formed()
            }
            Self::Cancel { battle } | Self::Close { battle } => text::stream(thing::the_battle(), battle),
            Self::Record { result, rosters } => {
                result.well_formed()?;
                let same = result.members().count() == rosters.len()
                    && result.members().zip(rosters).all(|(side, facts)| side.warband == facts.warband);
                if !same && !rosters.is_empty() {
                    return Err(Rejection::form(messages::rosters_missing()));
                }
                for (side, facts) in result.members().zip(rosters) {
                    let fallen = || side.casualties.iter().map(|casualty| casualty.model);
                    facts.well_formed()?;
                    if facts.charts.len() != fallen().count()
                        || !fallen().all(|model| facts.charts.iter().any(|chart| chart.model == model))
                    {
                        return Err(Rejection::form(messages::charts_missing()));
                    }
                }
                Ok(())
            }
            Self::EnterEarlier { games } => earlier::well_formed(games),
            Self::Roll { battle, warband, faces, .. } => {
                text::stream(thing::the_battle(), battle)?;
                text::stream(thing::the_warband(), warband)?;
                few_dice(faces)
            }
            Self::Answer { battle, warband, answer, .. } => {
                text::stream(thing::the_battle(), battle)?;
                text::stream(thing::the_warband(), warband)?;
                answer.well_formed()
            }
            Self::Trade { battle, warband, .. } => {
                text::stream(thing::the_battle(), battle)?;
                text::stream(thing::the_warband(), warband)
            }
            Self::SetAside { battle, warband, reason, .. } => {
                text::stream(thing::the_battle(), battle)?;
                text::stream(thing::the_warband(), warband)?;
                text::name(thing::the_reason(), reason)
            }
        }
    }
}

fn sign_up(players: &[String]) -> Result<(), Rejection> {
    if players.is_empty() || players.len() > SIGNED_UP_MAX {
        return Err(Rejection::form(messages::players_out_of_range(players.len(), SIGNED_UP_MAX)));
    }
    players.iter().try_for_each(|player| text::name(thing::the_player(), player))?;
    let twice = |(at, player): (usize, &String)| players.iter().take(at).any(|other| text::same_name(other, player));
    if players.iter().enumerate().any(twice) {
        return Err(Rejection::form(messages::player_twice()));
    }
    Ok(())
}

impl EnrolledWarband {
    fn well_formed(&self) -> Result<(), Rejection> {
        text::stream(thing::the_warband(), &self.warband)?;
        text::name(thing::the_warbands_name(), &self.name)?;
        text::optional_name(thing::the_players_name(), &self.player)?;
        text::id(thing::the_faction(), &self.faction)?;
        if self.late_by > GAMES_MAX {
            return Err(Rejection::form(messages::late_by_out_of_range(self.late_by, GAMES_MAX)));
        }
        if self.threshold_delta.unsigned_abs() > SUM_MAX {
            return Err(Rejection::form(messages::sum_beyond(self.threshold_delta, SUM_MAX)));
        }
        Ok(())
    }
}

impl Picked {
    fn well_formed(&self) -> Result<(), Rejection> {
        match self {
            Self::Die { throw } | Self::Swap { throw } => few_dice(&throw.faces),
            Self::Choice { throw, chooser, roll_off } => {
                few_dice(&throw.faces)?;
                roll_off.as_ref().map_or(Ok(()), |throw: &Throw| few_dice(&throw.faces))?;
                text::stream(thing::the_chooser(), chooser)
            }
            Self::Map { on } => on.well_formed(),
            Self::Stage | Self::Agreement | Self::Club | Self::Earlier => Ok(()),
        }
    }
}

impl OnMap {
    fn well_formed(&self) -> Result<(), Rejection> {
        text::id(thing::the_zone(), &self.zone)?;
        text::stream(thing::a_warband(), &self.aggressor)?;
        [&self.roll_off, &self.dice].into_iter().flatten().try_for_each(|throw| few_dice(&throw.faces))
    }
}

impl RosterFacts {
    fn well_formed(&self) -> Result<(), Rejection> {
        if self.strongbox > SUM_MAX {
            return Err(Rejection::form(messages::sum_too_large(self.strongbox, SUM_MAX)));
        }
        if self.sat_out.len().max(self.charts.len()) > LIST_MAX {
            return Err(Rejection::form(messages::list_too_long(LIST_MAX)));
        }
        self.charts.iter().try_for_each(Chart::well_formed)
    }
}

impl Chart {
    fn well_formed(&self) -> Result<(), Rejection> {
        if self.scar_limit == 0 {
            return Err(Rejection::form(messages::no_scars_at_all()));
        }
        let most = self.taken.values().map(Vec::len).max().unwrap_or(0);
        let lengths = [most, self.taken.len(), self.marks.len(), self.kit.len(), self.rerolls.len()];
        if lengths.into_iter().any(|length| length > LIST_MAX) {
            return Err(Rejection::form(messages::list_too_long(LIST_MAX)));
        }
        for mark in &self.marks {
            text::id(thing::a_mark(), &mark.row)?;
            text::optional_name(thing::what_is_noted(), mark.noted.as_deref().unwrap_or_default())?;
        }
        self.taken
            .keys()
            .chain(self.taken.values().flatten())
            .chain(&self.kit)
            .chain(&self.rerolls)
            .chain(&self.always_recovers)
            .try_for_each(|id| text::id(thing::an_id_in_a_chart(), id))
    }
}

fn few_dice(faces: &[Face]) -> Result<(), Rejection> {
    if faces.len() > DICE_MAX {
        return Err(Rejection::form(messages::too_many_dice(faces.len(), DICE_MAX)));
    }
    Ok(())
}
