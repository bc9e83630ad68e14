//! The end of a battle as the campaign needs it. The battle engine fills it in, or a person who did not log.

use std::collections::BTreeSet;

use crate::messages;
use nml_catalogue::rejection::Rejection;
use nml_catalogue::text;
use nml_catalogue::thing;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// The fewest and the most sides of a battle.
pub const SIDES: std::ops::RangeInclusive<usize> = 2..=8;
/// The most models, casualties, deeds or pieces of kit in one list.
pub const LIST_MAX: usize = 200;
/// The most Turns.
pub const TURNS_MAX: u8 = 50;
/// The most victory points of a side.
pub const VICTORY_POINTS_MAX: u16 = 10_000;

/// How a battle ended, for every side.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct BattleResult {
    /// Stream id of the battle.
    pub battle: String,
    /// Turns played.
    pub turns: u8,
    /// The day it was played, such as `2026-04-30`, or none if nobody wrote it down.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub played: Option<String>,
    /// The side that attacked, by its id. None if nobody did, or nobody wrote it down.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub attacker: Option<String>,
    /// Nobody wrote down who fell and which Deeds were done: empty lists here say nothing.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub untold: bool,
    /// One per side, in the battle's order.
    pub sides: Vec<SideResult>,
}

/// How a battle ended for one side.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct SideResult {
    /// Stream id of the Warband; an outsider has an id of its own.
    pub warband: String,
    /// What an outsider is called: a side that does not belong to the campaign (DR p.87). It has no models here, no
    /// page and no place in the standings. None for a Warband of the campaign.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub outsider: Option<String>,
    /// The coalition it fought in; sides of one coalition win, draw and lose together. None if it fought for itself.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub coalition: Option<u8>,
    /// Victory points, or none if nobody wrote them down.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub vp: Option<u16>,
    /// Won, drawn or lost.
    pub outcome: Outcome,
    /// It lost because it gave up.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub conceded: bool,
    /// Glorious Deeds it did.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub deeds: Vec<Deed>,
    /// Its models taken Out of Action.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub casualties: Vec<Casualty>,
    /// Its models that were in the Force, by their id in the Warband.
    pub took_part: Vec<u32>,
    /// CONSUMABLE kit that they used, and that is gone now.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub used_up: Vec<UsedUp>,
    /// Its models that a rule of the battle took out of the Warband.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub left: Vec<Departure>,
    /// Nobody wrote down whether it had casualties: an empty list here says nothing.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub fell_untold: bool,
    /// Nobody wrote down whether it did a Deed: an empty list here says nothing.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub deeds_untold: bool,
}

/// Won, drawn or lost.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
#[schemars(rename = "SideOutcome")]
pub enum Outcome {
    /// The victory is its own.
    Won,
    /// Nobody won.
    Drew,
    /// Somebody else won.
    Lost,
}

/// A Glorious Deed that was done.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(rename = "RecordedDeed")]
pub struct Deed {
    /// Deed id in the scenario.
    pub deed: String,
    /// The model that did it, or none for the Warband.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub model: Option<u32>,
    /// Glory it brings.
    pub glory: u8,
    /// Promotion Dice it brings.
    #[serde(default = "one_die", skip_serializing_if = "is_one_die")]
    pub promotion_dice: u8,
    /// It gives one ELITE LEADER an experience point, though the Warband did it.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub leader_experience: bool,
}

const fn one_die() -> u8 {
    1
}

#[allow(clippy::trivially_copy_pass_by_ref)]
const fn is_one_die(dice: &u8) -> bool {
    *dice == one_die()
}

/// A model that was taken Out of Action.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Casualty {
    /// Its id in the Warband.
    pub model: u32,
    /// Warband entry id.
    pub entry: String,
    /// Its name on the day.
    pub name: String,
    /// It is ELITE: the Trauma Table instead of a Survival Roll.
    pub elite: bool,
    /// The Turn it fell in; 0 if nobody wrote it down.
    pub turn: u8,
    /// Who took it Out of Action. None if nobody did, such as for a fall, or nobody wrote it down.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub by: Option<Foe>,
}

/// A piece of CONSUMABLE kit that was used in a battle.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct UsedUp {
    /// Whose, by the model's id in the Warband.
    pub model: u32,
    /// Item id.
    pub item: String,
}

/// A model that left the Warband for good by a rule of the battle (Law of Hell). It did not go Out of Action.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Departure {
    /// Its id in the Warband.
    pub model: u32,
    /// What the rule is called, or none if nobody wrote it down.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rule: Option<String>,
}

/// Who took a model Out of Action.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Foe {
    /// The side, by its id.
    pub warband: String,
    /// Its model, or none if nobody wrote it down.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub model: Option<u32>,
    /// The weapon, by item id.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub weapon: Option<String>,
}

impl BattleResult {
    /// Whether it can be a battle's result at all.
    ///
    /// # Errors
    /// The first thing that contradicts itself or is out of bounds.
    pub fn well_formed(&self) -> Result<(), Rejection> {
        text::stream(thing::the_battle(), &self.battle)?;
        if !SIDES.contains(&self.sides.len()) {
            return Err(Rejection::form(messages::sides_out_of_range(self.sides.len(), *SIDES.start(), *SIDES.end())));
        }
        if self.turns > TURNS_MAX {
            return Err(Rejection::form(messages::too_many_turns(self.turns, TURNS_MAX)));
        }
        let warbands: BTreeSet<&str> = self.sides.iter().map(|side| side.warband.as_str()).collect();
        if warbands.len() != self.sides.len() {
            return Err(Rejection::form(messages::warband_on_two_sides()));
        }
        if self.members().next().is_none() {
            return Err(Rejection::form(messages::outsiders_only()));
        }
        self.parties()?;
        if let Some(day) = &self.played {
            text::day(thing::when_it_was_played(), day)?;
        }
        if self.attacker.as_ref().is_some_and(|side| !warbands.contains(side.as_str())) {
            return Err(Rejection::form(messages::attacker_is_no_side()));
        }
        if self.untold && !self.sides.iter().all(SideResult::silent) {
            return Err(Rejection::form(messages::told_and_untold()));
        }
        self.sides.iter().try_for_each(|side| side.well_formed(self.turns, &warbands))
    }

    /// A side that stands alone, or a coalition, wins; if none does, all draw.
    fn parties(&self) -> Result<(), Rejection> {
        for side in self.sides.iter().filter(|side| side.coalition.is_some()) {
            let strong = self.sides.iter().filter(|other| other.coalition == side.coalition).count();
            if strong == 1 || strong == self.sides.len() {
                return Err(Rejection::form(messages::coalition_out_of_range(strong)));
            }
        }
        let won = |side: &&SideResult| side.outcome == Outcome::Won;
        let drawn = self.sides.iter().filter(|side| side.outcome == Outcome::Drew).count();
        let together = |winner: &SideResult| {
            self.sides.iter().all(|side| won(&side) == (side.warband == winner.warband || side.allied(winner)))
        };
        let one = drawn == 0 && self.sides.iter().find(won).is_some_and(together);
        if drawn != self.sides.len() && !one {
            return Err(Rejection::form(messages::no_one_winner()));
        }
        Ok(())
    }

    /// The side of a Warband of the campaign.
    #[must_use]
    pub fn side(&self, warband: &str) -> Option<&SideResult> {
        self.members().find(|side| side.warband == warband)
    }

    /// The sides that belong to the campaign.
    pub fn members(&self) -> impl Iterator<Item = &SideResult> {
        self.sides.iter().filter(|side| side.outsider.is_none())
    }

    /// Whether the casualties of one of its sides were written down. For a game that was entered only by its score they
    /// were not.
    #[must_use]
    pub fn fell_told(&self, side: &SideResult) -> bool {
        !(side.fell_untold || self.bare(side))
    }

    /// Whether the Deeds of one of its sides were written down; for a bare score they were not.
    #[must_use]
    pub fn deeds_told(&self, side: &SideResult) -> bool {
        !(side.deeds_untold || self.bare(side))
    }

    /// Nothing but its score was written down. An outsider has no models here: the same is known about it as about
    /// those it fought.
    fn bare(&self, side: &SideResult) -> bool {
        let score = |side: &SideResult| side.took_part.is_empty() && side.silent();
        self.untold || score(side) && (side.outsider.is_none() || self.members().all(score))
    }

    /// Victory points that a Warband made, and those of its enemies together. `None` if some of them were not written
    /// down.
    #[must_use]
    pub fn score(&self, warband: &str) -> Option<[u32; 2]> {
        let own = self.sides.iter().find(|side| side.warband == warband)?;
        Some([own.vp?.into(), made(self.enemies(warband))?])
    }

    /// The sides that a Warband fought against, without its own coalition.
    pub fn enemies<'r>(&'r self, warband: &'r str) -> impl Iterator<Item = &'r SideResult> {
        let own = self.sides.iter().find(move |side| side.warband == warband);
        let friend = move |side: &SideResult| side.warband == warband || own.is_some_and(|own| own.allied(side));
        self.sides.iter().filter(move |side| !friend(side))
    }
}

/// Sides that win, draw and lose together, by their places; the first one stands for them. A coalition that only one side
/// names is that side alone.
#[must_use]
pub fn parties(coalitions: &[Option<u8>]) -> Vec<Vec<usize>> {
    let mut found: Vec<(Option<u8>, Vec<usize>)> = Vec::new();
    for (place, coalition) in coalitions.iter().enumerate() {
        match found.iter_mut().find(|(of, _)| of.is_some() && of == coalition) {
            Some((_, friends)) => friends.push(place),
            None => found.push((*coalition, vec![place])),
        }
    }
    found.into_iter().map(|(_, places)| places).collect()
}

/// Whose victory points are highest: the place of the first side of that party, a coalition counting what its sides
/// made together. `None` if nobody is ahead. Only a proposal: a scenario may name its winner in another way.
#[must_use]
pub fn ahead(scores: &[(Option<u8>, u16)]) -> Option<usize> {
    let made = |(coalition, points): &(Option<u8>, u16)| match coalition {
        None => u32::from(*points),
        Some(_) => scores.iter().filter(|(other, _)| other == coalition).map(|(_, points)| u32::from(*points)).sum(),
    };
    let best = scores.iter().map(made).max()?;
    let first = scores.iter().position(|score| made(score) == best)?;
    let same = |(place, (coalition, _)): (usize, &(Option<u8>, u16))| {
        place == first || (coalition.is_some() && *coalition == scores.get(first).and_then(|(coalition, _)| *coalition))
    };
    scores.iter().enumerate().filter(|(_, score)| made(score) == best).all(same).then_some(first)
}

/// Victory points of several sides together. `None` if some of them were not written down.
pub fn made<'r>(sides: impl IntoIterator<Item = &'r SideResult>) -> Option<u32> {
    sides.into_iter().map(|side| side.vp.map(u32::from)).sum()
}

impl SideResult {
    /// Whether no casualty and no Deed of it is written down.
    #[must_use]
    pub const fn silent(&self) -> bool {
        self.casualties.is_empty() && self.deeds.is_empty()
    }

    /// Whether it fought in the same coalition as another one.
    #[must_use]
    pub fn allied(&self, other: &Self) -> bool {
        self.coalition.is_some() && self.coalition == other.coalition
    }

    fn well_formed(&self, turns: u8, warbands: &BTreeSet<&str>) -> Result<(), Rejection> {
        text::stream(thing::a_warband(), &self.warband)?;
        if let Some(name) = &self.outsider {
            text::name(thing::an_outsiders_name(), name)?;
            let named = self.took_part.len() + self.casualties.len() + self.used_up.len() + self.left.len();
            if named > 0 || self.deeds.iter().any(|deed| deed.model.is_some()) {
                return Err(Rejection::form(messages::outsider_with_models()));
            }
        }
        if self.conceded && self.outcome != Outcome::Lost {
            return Err(Rejection::form(messages::conceded_and_not_lost()));
        }
        if self.fell_untold && !self.casualties.is_empty() {
            return Err(Rejection::form(messages::fell_and_untold()));
        }
        if self.deeds_untold && !self.deeds.is_empty() {
            return Err(Rejection::form(messages::deeds_and_untold()));
        }
        if let Some(vp) = self.vp.filter(|vp| *vp > VICTORY_POINTS_MAX) {
            return Err(Rejection::form(messages::too_many_victory_points(vp, VICTORY_POINTS_MAX)));
        }
        let lists =
            [self.took_part.len(), self.casualties.len(), self.deeds.len(), self.used_up.len(), self.left.len()];
        if lists.iter().any(|lines| *lines > LIST_MAX) {
            return Err(Rejection::form(messages::list_too_long(LIST_MAX)));
        }
        let part: BTreeSet<u32> = self.took_part.iter().copied().collect();
        if part.len() != self.took_part.len() {
            return Err(Rejection::form(messages::took_part_twice()));
        }
        for deed in &self.deeds {
            text::id(thing::the_deed(), &deed.deed)?;
            if deed.model.is_some_and(|model| !part.contains(&model)) {
                return Err(Rejection::form(messages::deed_without_part()));
            }
        }
        let mut fallen = BTreeSet::new();
        for casualty in &self.casualties {
            text::id(thing::the_warband_entry(), &casualty.entry)?;
            text::name(thing::a_models_name(), &casualty.name)?;
            if !part.contains(&casualty.model) || !fallen.insert(casualty.model) {
                return Err(Rejection::form(messages::fell_twice(casualty.model)));
            }
            if turns > 0 && casualty.turn > turns {
                return Err(Rejection::form(messages::fell_in_no_turn(casualty.turn, turns)));
            }
            if let Some(foe) = &casualty.by {
                if !warbands.contains(foe.warband.as_str()) {
                    return Err(Rejection::form(messages::foe_was_not_there()));
                }
                if let Some(weapon) = &foe.weapon {
                    text::id(thing::the_weapon(), weapon)?;
                }
            }
        }
        for used in &self.used_up {
            text::id(thing::the_item(), &used.item)?;
            if !part.contains(&used.model) {
                return Err(Rejection::form(messages::used_up_without_part(used.model)));
            }
        }
        for gone in &self.left {
            text::optional_name(thing::the_rule(), gone.rule.as_deref().unwrap_or_default())?;
            // A model that is out of the Warband cannot have fallen too.
            if !part.contains(&gone.model) || !fallen.insert(gone.model) {
                return Err(Rejection::form(messages::left_twice(gone.model)));
            }
        }
        Ok(())
    }
}
