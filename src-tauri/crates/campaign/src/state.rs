//! Where a campaign stands: who belongs to it, and its games with their aftermaths.

use crate::messages;
use nml_catalogue::message::{Coded, Message};
use nml_catalogue::thing;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::aftermath::Aftermath;
use super::on_map::{MapHouse, OnMap, Scored, Sealed};
use nml_catalogue::progression::CampaignPoints;
use nml_catalogue::rejection::Rejection;
use nml_catalogue::text;
use nml_catalogue::throw::Throw;
use nml_warband::SUM_MAX;
use nml_warband::result::BattleResult;

/// What a campaign's stream begins with.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(rename = "CampaignGenesis")]
pub struct Genesis {
    /// The campaign's name.
    pub name: String,
    /// SHA-256 of the pack it is played with, in hexadecimal.
    pub pack: String,
    /// Ruleset id.
    pub ruleset: String,
    /// What the organiser decides.
    #[serde(default)]
    pub house: HouseRules,
    /// The map that it is fought on, by its id, if there is one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub map: Option<String>,
}

/// What the rules leave to the organiser.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct HouseRules {
    /// The number of the final game.
    pub games: u16,
    /// Experience of an ELITE model that was in a game.
    #[serde(default = "one", skip_serializing_if = "is_one")]
    pub experience: u8,
    /// Promotion Dice of every Warband, apart from those of its Deeds.
    #[serde(default = "one", skip_serializing_if = "is_one")]
    pub promotion_dice: u8,
    /// Ducats of loot for each point of an Exploration, or none for what the pack says.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub loot: Option<u32>,
    /// Campaign Victory Points of a game, or none for what the pack says.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub points: Option<CampaignPoints>,
    /// The last games of the stages before the one that leads up to the final, in order, or none for those of the pack.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub stages: Option<[u16; 2]>,
    /// Ducats that a Warband begins with, before what its variant changes, or none for what its list says.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub starting_ducats: Option<u32>,
    /// Experience of a latecomer for each game of the Warband with the most games (DR p.95).
    #[serde(default = "four", skip_serializing_if = "is_four")]
    pub latecomer: u8,
    /// Campaign Victory Points of a side that gave up, or none for those of a loss. No rule says.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub concession: Option<u8>,
    /// A game beyond the final, as an odd number of players needs it, counts in addition to the final. If not, only the
    /// better of both does (DR p.95).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub extra_game: bool,
    /// Who meets whom in a round that the app proposes.
    #[serde(default, skip_serializing_if = "Pairing::is_even")]
    pub pairing: Pairing,
    /// What the book of a map leaves open.
    #[serde(default, skip_serializing_if = "MapHouse::is_printed")]
    pub map: MapHouse,
}

/// Who meets whom in a round that is proposed. No rule says. Of those with the fewest games nobody meets
/// again while there is a way around it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Pairing {
    /// Those who have fought as many games.
    #[default]
    Even,
    /// Those who have as many Campaign Victory Points and stand next to each other in the standings.
    Swiss,
}

impl Pairing {
    #[allow(clippy::trivially_copy_pass_by_ref)]
    const fn is_even(&self) -> bool {
        matches!(self, Self::Even)
    }
}

/// The most that a game gives one model, or adds to its dice, by a house rule.
pub const HOUSE_MAX: u8 = 20;
/// The most Campaign Victory Points of a game, and the most ducats of loot for a point, by a house rule.
pub const HOUSE_SUM_MAX: u32 = 200;

impl HouseRules {
    /// Whether it may be set if another stands and games up to this number were fought: what they brought stays, so the
    /// final does not come before a game that was fought as another one, and a game beyond it counts as it did.
    #[must_use]
    pub const fn follows(self, before: Self, fought: u16) -> bool {
        let shortened = self.games < before.games && self.games < fought;
        let beyond = self.extra_game != before.extra_game && fought > before.games;
        !shortened && !beyond
    }

    /// Whether both say the same about what a game brings: everything except the pairing of rounds that are still to be
    /// proposed.
    #[must_use]
    pub(crate) fn settles_like(self, other: Self) -> bool {
        Self { pairing: other.pairing, ..self } == other
    }

    /// # Errors
    /// The first thing that is out of range.
    pub fn well_formed(self) -> Result<(), Rejection> {
        let range = |what: Message, is: u32, least: u32, most: u32| {
            if (least..=most).contains(&is) {
                return Ok(());
            }
            Err(Rejection::form(messages::house_out_of_range(what, is, least, most)))
        };
        if !(1..=GAMES_MAX).contains(&self.games) {
            return Err(Rejection::form(messages::games_out_of_range(self.games, GAMES_MAX)));
        }
        range(messages::experience_of_a_game(), self.experience.into(), 0, HOUSE_MAX.into())?;
        range(messages::promotion_dice(), self.promotion_dice.into(), 0, HOUSE_MAX.into())?;
        range(messages::experience_of_a_latecomer(), self.latecomer.into(), 0, HOUSE_MAX.into())?;
        range(messages::starting_ducats(), self.starting_ducats.unwrap_or_default(), 0, SUM_MAX)?;
        range(messages::points_of_a_concession(), self.concession.unwrap_or_default().into(), 0, HOUSE_SUM_MAX)?;
        range(messages::loot_for_a_point(), self.loot.unwrap_or_default(), 0, HOUSE_SUM_MAX)?;
        for points in self.points.iter().flat_map(|points| [points.win, points.draw, points.loss]) {
            range(messages::points_of_a_game(), points.into(), 0, HOUSE_SUM_MAX)?;
        }
        let Some([early, mid]) = self.stages else { return Ok(()) };
        range(messages::end_of_first_stage(), early.into(), 1, mid.saturating_sub(1).into())?;
        range(messages::end_of_second_stage(), mid.into(), 2, GAMES_MAX.into())
    }
}

const fn one() -> u8 {
    1
}

#[allow(clippy::trivially_copy_pass_by_ref)]
const fn is_one(number: &u8) -> bool {
    *number == 1
}

const fn four() -> u8 {
    4
}

#[allow(clippy::trivially_copy_pass_by_ref)]
const fn is_four(number: &u8) -> bool {
    *number == four()
}

impl Default for HouseRules {
    /// Twelve games, and everything else as printed (DR p.95).
    fn default() -> Self {
        Self {
            games: 12,
            experience: one(),
            promotion_dice: one(),
            loot: None,
            points: None,
            stages: None,
            starting_ducats: None,
            latecomer: four(),
            concession: None,
            extra_game: false,
            pairing: Pairing::Even,
            map: MapHouse::default(),
        }
    }
}

/// The most games in a campaign.
pub const GAMES_MAX: u16 = 200;

impl Genesis {
    /// The campaign a stream with this beginning starts from.
    ///
    /// # Errors
    /// The first thing that is ill-formed.
    pub fn found(&self) -> Result<Campaign, Rejection> {
        text::name(thing::the_campaigns_name(), &self.name)?;
        text::hash(thing::the_pack(), &self.pack)?;
        text::id(thing::the_ruleset(), &self.ruleset)?;
        self.map.as_ref().map_or(Ok(()), |map| text::id(thing::the_map(), map))?;
        self.house.well_formed()?;
        Ok(self.campaign())
    }

    /// As [`found`](Self::found), for a stream that was accepted before.
    #[must_use]
    pub fn campaign(&self) -> Campaign {
        Campaign {
            name: self.name.clone(),
            pack: self.pack.clone(),
            ruleset: self.ruleset.clone(),
            house: self.house,
            map: self.map.clone(),
            map_ended: false,
            written: String::new(),
            signed_up: Vec::new(),
            warbands: Vec::new(),
            games: Vec::new(),
        }
    }
}

/// A campaign, at one moment.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Campaign {
    /// Its name.
    pub name: String,
    /// SHA-256 of its pack.
    pub pack: String,
    /// Ruleset id.
    pub ruleset: String,
    /// What the organiser decided.
    pub house: HouseRules,
    /// The map that it is fought on, by its id, if there is one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub map: Option<String>,
    /// The map is over: shared objectives are scored, and Visions are revealed.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub map_ended: bool,
    /// What the group agreed on besides, in words and lines; may be empty.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub written: String,
    /// Players who have signed up and have no Warband here yet, in the order they did.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub signed_up: Vec<String>,
    /// In the order they were admitted.
    pub warbands: Vec<Enrolment>,
    /// Those fought in the order they were fought in, those planned in the order of planning.
    pub games: Vec<Game>,
}

/// A Warband in a campaign.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Enrolment {
    /// Its stream id.
    pub warband: String,
    /// Its name.
    pub name: String,
    /// Who commands it; may be empty.
    pub player: String,
    /// Faction id.
    pub faction: String,
    /// Ducats its variant adds to every Threshold Value, such as −200.
    #[serde(default)]
    pub threshold_delta: i32,
    /// Games it counts as having behind it since it joined late, for the tables that go by their number; they bring no points.
    #[serde(default, skip_serializing_if = "none")]
    pub late_by: u16,
    /// Games it has fought.
    #[serde(default, skip_serializing_if = "none")]
    pub fought: u16,
    /// It has left; its games stay.
    #[serde(default)]
    pub withdrawn: bool,
    /// It has left, and is no longer listed in the standings; its opponents keep what they made.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub struck: bool,
    /// It takes a rest: nobody expects it to play.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub paused: bool,
    /// Where on the map it comes in. None before somebody has said, or if there is no map.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub entry_zone: Option<String>,
    /// Its Vision, once it is sealed or revealed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub vision: Option<Sealed>,
    /// What the end of the map brought it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub scored: Vec<Scored>,
}

#[allow(clippy::trivially_copy_pass_by_ref)]
pub(super) const fn none(number: &u16) -> bool {
    *number == 0
}

/// A battle of the campaign, planned or fought.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Game {
    /// Stream id of the battle.
    pub battle: String,
    /// Scenario id.
    pub scenario: String,
    /// What the scenario is called, if the campaign's pack does not have it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// How the scenario was found.
    pub picked: Picked,
    /// Its Warbands in the battle's order.
    pub entrants: Vec<Entrant>,
    /// Sides that do not belong to the campaign.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub outsiders: Vec<Outsider>,
    /// The day it is to be fought by, such as `2026-04-30`, if somebody has set one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub due: Option<String>,
    /// How it ended, and what followed, or none before it is fought.
    pub played: Option<Played>,
}

/// A Warband in a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Entrant {
    /// Stream id.
    pub warband: String,
    /// The number of this game among the Warband's own, late games counted; it is not the campaign's
    /// ([`Campaign::numbered`]).
    pub game: u16,
}

/// A side that does not belong to the campaign: somebody plays a game with a member (DR p.87).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Outsider {
    /// An id of its own: 32 hexadecimal digits that no Warband has.
    pub id: String,
    /// What it is called.
    pub name: String,
}

/// How a scenario was found (DR p.96).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case", tag = "by", deny_unknown_fields)]
pub enum Picked {
    /// The die named it.
    Die {
        /// One die.
        throw: Throw,
    },
    /// The die left the choice to the player with fewer games, or to the winner of a roll-off.
    Choice {
        /// One die.
        throw: Throw,
        /// Stream id of the Warband whose player chose.
        chooser: String,
        /// One die per side, again after a tie; needed when several have fewest games.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        roll_off: Option<Throw>,
    },
    /// The players swapped what the die named for another of the same table.
    Swap {
        /// One die.
        throw: Throw,
    },
    /// The stage has this one scenario only.
    Stage,
    /// The players agreed on it, outside the tables.
    Agreement,
    /// The club decided: the rotation of its evening, or the person who runs it.
    Club,
    /// The game was fought before the campaign came into this book.
    Earlier,
    /// A zone of the map has it.
    Map {
        /// Which, and who chose it.
        on: OnMap,
    },
}

impl Picked {
    /// Where on the map the game is fought. `None` if it is not on the map.
    #[must_use]
    pub const fn on_map(&self) -> Option<&OnMap> {
        match self {
            Self::Map { on } => Some(on),
            Self::Die { .. }
            | Self::Choice { .. }
            | Self::Swap { .. }
            | Self::Stage
            | Self::Agreement
            | Self::Club
            | Self::Earlier => None,
        }
    }
}

/// A game that was fought.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Played {
    /// How it ended.
    pub result: BattleResult,
    /// Campaign Victory Points, in the order of its sides.
    pub points: Vec<u16>,
    /// What followed.
    pub aftermath: Aftermath,
}

impl Campaign {
    /// Whether a player has signed up, or commands a Warband that has not left.
    #[must_use]
    pub fn expects(&self, player: &str) -> bool {
        let members = self.warbands.iter().filter(|enrolment| !enrolment.withdrawn).map(|enrolment| &enrolment.player);
        self.signed_up.iter().chain(members).any(|known| text::same_name(known, player))
    }

    /// The Warband with this stream id.
    #[must_use]
    pub fn enrolment(&self, warband: &str) -> Option<&Enrolment> {
        self.warbands.iter().find(|enrolment| enrolment.warband == warband)
    }

    /// What a side is called: a Warband of the campaign, or an outsider in one of its games. If Warbands share a name,
    /// the player is named too, as in `The Iron Choir (Ada)`.
    #[must_use]
    pub fn called(&self, side: &str) -> Option<String> {
        let sides = || self.played().flat_map(|(_, played)| &played.result.sides).filter(|known| known.warband == side);
        let fought = || sides().find_map(|known| known.outsider.as_deref());
        let planned = || self.games.iter().flat_map(|game| &game.outsiders).find(|known| known.id == side);
        if let Some(known) = self.enrolment(side) {
            let with_player = self.told_by_player(known);
            return Some(if with_player { format!("{} ({})", known.name, known.player) } else { known.name.clone() });
        }
        fought().or_else(|| planned().map(|known| known.name.as_str())).map(str::to_owned)
    }

    /// Whether a Warband shares its name with another, so that its player is named too.
    #[must_use]
    pub fn told_by_player(&self, known: &Enrolment) -> bool {
        let same = |other: &&Enrolment| text::same_name(&other.name, &known.name);
        !known.player.is_empty() && self.warbands.iter().filter(same).count() > 1
    }

    /// The game of this battle.
    #[must_use]
    pub fn game(&self, battle: &str) -> Option<&Game> {
        self.games.iter().find(|game| game.battle == battle)
    }

    /// The same campaign before anybody joined and fought.
    pub(super) fn without_games(&self) -> Self {
        let (name, pack, ruleset) = (self.name.clone(), self.pack.clone(), self.ruleset.clone());
        let (signed_up, warbands, games) = (Vec::new(), Vec::new(), Vec::new());
        let (map, map_ended, written) = (self.map.clone(), self.map_ended, String::new());
        Self { name, pack, ruleset, house: self.house, map, map_ended, written, signed_up, warbands, games }
    }

    /// The games that were fought, in order.
    pub fn played(&self) -> impl Iterator<Item = (&Game, &Played)> {
        self.games.iter().filter_map(|game| game.played.as_ref().map(|played| (game, played)))
    }

    /// The games that were fought with their numbers: the place of each, from 1, among those fought, in the order they
    /// were recorded. Planning games and taking them back changes no number, nor does a correction; only a record that
    /// is taken back gives its number to the next one. The one count of a campaign's games: what a Warband counts for
    /// itself is [`Entrant::game`].
    pub fn numbered(&self) -> impl Iterator<Item = (usize, &Game, &Played)> {
        (1..).zip(self.played()).map(|(number, (game, played))| (number, game, played))
    }

    /// The number of a game as [`numbered`](Self::numbered) counts. `None` before it is fought.
    #[must_use]
    pub fn number(&self, battle: &str) -> Option<usize> {
        self.numbered().find(|(_, game, _)| game.battle == battle).map(|(number, ..)| number)
    }

    /// The number that the game gets which is recorded next.
    #[must_use]
    pub fn next_number(&self) -> usize {
        self.played().count() + 1
    }

    /// How many games a Warband has fought.
    #[must_use]
    pub fn games_played(&self, warband: &str) -> u16 {
        self.enrolment(warband).map_or(0, |enrolment| enrolment.fought)
    }

    /// The highest number of a game that was fought, among its Warbands' own.
    #[must_use]
    pub(crate) fn furthest(&self) -> u16 {
        let fought = self.games.iter().filter(|game| game.played.is_some());
        fought.flat_map(|game| &game.entrants).map(|entrant| entrant.game).max().unwrap_or(0)
    }

    /// How many games a Warband has behind it as the tables count them: those it has fought, and those it joined late by.
    #[must_use]
    pub fn games_counted(&self, warband: &str) -> u16 {
        self.enrolment(warband).map_or(0, Enrolment::games_counted)
    }

    /// The games of a Warband that are planned and not fought.
    pub fn planned<'c>(&'c self, warband: &'c str) -> impl Iterator<Item = &'c Game> {
        let its = move |game: &&Game| game.entrants.iter().any(|entrant| entrant.warband == warband);
        self.games.iter().filter(|game| game.played.is_none()).filter(its)
    }

    /// Whether a game is still planned although every Warband of it has fought another one since it was planned: nobody
    /// waits for it, and it holds up nothing.
    #[must_use]
    pub fn left_over(&self, game: &Game) -> bool {
        let played_on = |entrant: &Entrant| self.games_counted(&entrant.warband) >= entrant.game;
        game.played.is_none() && !game.entrants.is_empty() && game.entrants.iter().all(played_on)
    }

    /// What keeps a Warband from leaving: a game planned, or one whose aftermath is open.
    #[must_use]
    pub fn engaged(&self, warband: &str) -> bool {
        self.games
            .iter()
            .filter(|game| game.played.as_ref().is_none_or(|played| !played.aftermath.closed))
            .any(|game| game.entrants.iter().any(|entrant| entrant.warband == warband))
    }

    /// Whether any aftermath is open.
    #[must_use]
    pub fn settling(&self) -> bool {
        self.games.iter().any(|game| game.open().is_some())
    }

    /// Why it cannot go over to another pack now. `None`: it can.
    #[must_use]
    pub fn keeps_pack(&self) -> Option<Coded> {
        self.settling().then(messages::aftermath_keeps_pack)
    }

    /// The fought game of a Warband whose aftermath is still open.
    #[must_use]
    pub fn unsettled(&self, warband: &str) -> Option<&Game> {
        self.games.iter().find(|game| {
            game.played.as_ref().is_some_and(|played| !played.aftermath.closed)
                && game.entrants.iter().any(|entrant| entrant.warband == warband)
        })
    }
}

impl Enrolment {
    /// How many games it has behind it as the tables count them: those it has fought, and those it joined late by.
    #[must_use]
    pub const fn games_counted(&self) -> u16 {
        self.fought.saturating_add(self.late_by)
    }
}

impl Game {
    /// Whether a Warband's game was planned or fought in this book: games from before it come first.
    pub(super) fn in_this_book(&self, warband: &str) -> bool {
        self.picked != Picked::Earlier && self.entrants.iter().any(|entrant| entrant.warband == warband)
    }

    /// Whether its aftermath is open.
    #[must_use]
    pub fn open(&self) -> Option<&Aftermath> {
        self.played.as_ref().map(|played| &played.aftermath).filter(|aftermath| !aftermath.closed)
    }
}
