//! A battle on paper and the same battle in the campaign: each is made from the other.

use nml_campaign::ranks;
use nml_catalogue::effect::What;
use nml_catalogue::keyword::Keyword;
use nml_catalogue::text::NAME_CHARACTERS;
use nml_catalogue::{Catalogue, FactionEntry, Item, Scenario};
use nml_warband::result::{
    BattleResult, Casualty, Deed, Departure, Foe, Outcome, SideResult, TURNS_MAX, UsedUp, VICTORY_POINTS_MAX, ahead,
    parties,
};
use nml_warband::{Model, Roster, Terms};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::chance::Chance;
use crate::code;
use crate::failure::Failure;
use crate::view::{called, entry_name};
use crate::words::paper as say;

/// The fewest and the most sides that the sheet of a battle, and a line of a table of games, has room for: a form's
/// bound; a campaign keeps battles of more.
pub const SHEET_SIDES: std::ops::RangeInclusive<usize> = 2..=4;

/// A battle as two players write it down.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct PaperBattle {
    /// Who fought, in order.
    pub sides: Vec<PaperSide>,
    /// Scenario id; without meaning if it is named.
    pub scenario: String,
    /// What the scenario is called, if no list has it; none if its id says which it is.
    #[serde(default)]
    pub named: Option<String>,
    /// The side that attacked, by its place from 0.
    #[serde(default)]
    pub attacker: Option<usize>,
    /// The day, such as `2026-04-30`.
    #[serde(default)]
    pub played: Option<String>,
    /// Turns played, or none if nobody wrote them down.
    #[serde(default)]
    pub turns: Option<u8>,
    /// Who won, or none to let the victory points decide.
    #[serde(default)]
    pub winner: Option<PaperWinner>,
}

/// A side of it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct PaperSide {
    /// Who.
    pub who: PaperWho,
    /// The coalition it fought in. It fought for itself if there is none, or no other side names it.
    #[serde(default)]
    pub coalition: Option<u8>,
    /// Victory points, or none if nobody wrote them down.
    #[serde(default)]
    pub vp: Option<u16>,
    /// It lost because it gave up.
    #[serde(default)]
    pub conceded: bool,
    /// Its models that took part, including those that fell, left, did a Deed or used kit up.
    #[serde(default)]
    pub took_part: Vec<u32>,
    /// Its models that went Out of Action.
    #[serde(default)]
    pub fell: Vec<PaperFall>,
    /// Glorious Deeds it did.
    #[serde(default)]
    pub deeds: Vec<PaperDeed>,
    /// CONSUMABLE kit that its models used.
    #[serde(default)]
    pub used_up: Vec<PaperUse>,
    /// Its models that a rule of the battle took out of the Warband.
    #[serde(default)]
    pub left: Vec<u32>,
    /// Nobody has said yet whether any of its models fell; without meaning once one did.
    #[serde(default)]
    pub fell_untold: bool,
    /// Nobody has said yet whether it did a Deed; without meaning once one is named.
    #[serde(default)]
    pub deeds_untold: bool,
}

/// A piece of CONSUMABLE kit that was used.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct PaperUse {
    /// By which model.
    pub model: u32,
    /// Item id.
    pub item: String,
}

/// Who a side is.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case", tag = "is", deny_unknown_fields)]
pub enum PaperWho {
    /// A Warband of the campaign.
    Warband {
        /// Its stream.
        warband: String,
    },
    /// Somebody from outside the campaign.
    Outsider {
        /// What they are called.
        name: String,
        /// Their id, or none if they still need one.
        #[serde(default)]
        id: Option<String>,
    },
}

/// A model that went Out of Action.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct PaperFall {
    /// Which model.
    pub model: u32,
    /// In which Turn, if somebody wrote it down.
    #[serde(default)]
    pub turn: Option<u8>,
    /// By whom; none if nobody did, or nobody wrote it down.
    #[serde(default)]
    pub by: Option<PaperFoe>,
}

/// Who took a model Out of Action.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct PaperFoe {
    /// The side, by its place from 0.
    pub side: usize,
    /// Its model, if it is known.
    #[serde(default)]
    pub model: Option<u32>,
    /// The weapon, by item id, if it is known.
    #[serde(default)]
    pub weapon: Option<String>,
}

/// A Glorious Deed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct PaperDeed {
    /// Its id in the scenario.
    pub deed: String,
    /// Who did it, or none for the Warband.
    #[serde(default)]
    pub model: Option<u32>,
}

/// Who won.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case", tag = "is", deny_unknown_fields)]
pub enum PaperWinner {
    /// Nobody.
    Draw,
    /// This side, with all of its coalition.
    Side {
        /// Its place, from 0.
        side: usize,
    },
}

/// The victory points of a side, and with whom it fought.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct PaperScore {
    /// As in [`PaperSide`].
    #[serde(default)]
    pub coalition: Option<u8>,
    /// Victory points, or none if nobody wrote them down.
    #[serde(default)]
    pub vp: Option<u16>,
}

/// How a battle stands by its scores.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct PaperStanding {
    /// Sides that win, draw and lose together, by their places from 0; the first one stands for them.
    pub parties: Vec<Vec<usize>>,
    /// Who won according to the victory points; a proposal. None if they decide nothing because some were not written
    /// down.
    pub ahead: Option<PaperWinner>,
}

/// A Warband as a battle on paper needs it: who may have fought.
pub struct Fighters {
    /// Its stream.
    pub warband: String,
    /// All its models, Mercenaries last.
    pub models: Vec<Fighter>,
}

/// A model that may have fought.
#[derive(Clone)]
pub struct Fighter {
    /// Its id in the Warband.
    pub id: u32,
    /// Its name, or its entry's.
    pub name: String,
    /// Warband entry id.
    pub entry: String,
    /// What the entry is called.
    pub entry_name: String,
    /// It has a name of its own, and is not called after its entry.
    pub named: bool,
    /// It is ELITE.
    pub elite: bool,
    /// It had to miss the game.
    pub misses: bool,
    /// CONSUMABLE kit that it carries, a line for each piece: item id and name.
    pub consumables: Vec<(String, String)>,
    /// The name of the rule that may take it out of the Warband in a battle, if there is one.
    pub leaves: Option<String>,
}

impl Fighters {
    /// Those of a roster, by the campaign's pack.
    #[must_use]
    pub fn of(warband: &str, roster: &Roster, catalogue: &Catalogue) -> Self {
        let catalogue = &*roster.own.over(catalogue);
        let enlisted = roster.enlisted();
        let models = ranks(catalogue, &enlisted);
        let terms = Terms::new(&enlisted, catalogue).ok();
        let entry = |model: &Model| terms.as_ref().and_then(|terms| terms.entry_of(model));
        let fighter = |(model, elite): &(&Model, bool)| Fighter {
            id: model.id,
            name: called(model, &enlisted, catalogue).chars().take(NAME_CHARACTERS).collect(),
            entry: model.entry.clone(),
            entry_name: entry_name(model, &enlisted, catalogue),
            named: model.name.is_some(),
            elite: *elite,
            misses: model.misses_next_game,
            consumables: consumables(model, catalogue),
            leaves: entry(model).and_then(leaves),
        };
        Self { warband: warband.to_owned(), models: models.iter().map(fighter).collect() }
    }

    fn find(&self, model: u32) -> Result<&Fighter, Failure> {
        let found = self.models.iter().find(|known| known.id == model);
        found.ok_or_else(|| Failure::new(code::UNKNOWN_MODEL_ID, say::no_such_model(model)))
    }
}

/// The CONSUMABLE kit that a model carries.
fn consumables(model: &Model, catalogue: &Catalogue) -> Vec<(String, String)> {
    let foreign = model.foreign_items.iter().map(|foreign| &foreign.item);
    let carried = model.items.iter().chain(foreign).filter_map(|id| catalogue.item(id));
    let used = carried.filter(|item| item.has(&Keyword::Consumable));
    used.map(|item: &Item| (item.id.clone(), item.name.clone())).collect()
}

/// The rule by which a model of this entry may leave its Warband in a battle.
fn leaves(entry: &FactionEntry) -> Option<String> {
    let says = |what: &What| *what == What::LeavesForGood;
    let rule = entry.abilities.iter().find(|rule| rule.effects.iter().any(|effect| effect.what.iter().any(says)));
    rule.map(|rule| rule.name.clone())
}

/// How a battle stands by these scores.
#[must_use]
pub fn standing_of(scores: &[PaperScore]) -> PaperStanding {
    let coalitions: Vec<Option<u8>> = scores.iter().map(|score| score.coalition).collect();
    PaperStanding { parties: parties(&coalitions), ahead: winner_of(scores) }
}

/// Who is ahead by the victory points. `None` if some of them were not written down.
fn winner_of(scores: &[PaperScore]) -> Option<PaperWinner> {
    let scores: Vec<_> = scores.iter().map(|score| Some((score.coalition, score.vp?))).collect::<Option<_>>()?;
    Some(ahead(&scores).map_or(PaperWinner::Draw, |side| PaperWinner::Side { side }))
}

impl PaperBattle {
    /// The result of a battle with this id. Beside the scenario stand Deeds that were done in the battle before it was
    /// corrected, and that no scenario may have; `fighters` are the Warbands among its sides, as they went into it; an outsider
    /// without an id gets one.
    ///
    /// # Errors
    /// What contradicts itself or is out of bounds, in one line.
    pub fn result(
        &self,
        battle: &str,
        scenario: (Option<&Scenario>, &[Deed]),
        fighters: &[Fighters],
        chance: &mut Chance,
    ) -> Result<BattleResult, Failure> {
        self.within_bounds()?;
        let ids: Vec<String> = self.sides.iter().map(|side| side.who.id(chance)).collect();
        let winner = self.winner.or_else(|| winner_of(&self.scores()));
        let winner = winner.ok_or_else(|| Failure::new(code::BAD_BATTLE, say::no_end()))?;
        let won = match winner {
            PaperWinner::Draw => None,
            PaperWinner::Side { side } => Some((side, self.sides.get(side).ok_or_else(no_side)?)),
        };
        let mut sides = Vec::new();
        for (place, (side, id)) in self.sides.iter().zip(&ids).enumerate() {
            let outcome = match won {
                None => Outcome::Drew,
                Some((at, winner)) if place == at || self.together(side, winner) => Outcome::Won,
                Some(_) => Outcome::Lost,
            };
            sides.push(self.side(side, id, outcome, scenario, (&ids, fighters))?);
        }
        let attacker = self.attacker.map(|side| ids.get(side).cloned().ok_or_else(no_side)).transpose()?;
        // A game without any record says so once, for all of its sides.
        let untold = sides.iter().all(|side| side.fell_untold && side.deeds_untold);
        for side in sides.iter_mut().filter(|_| untold) {
            (side.fell_untold, side.deeds_untold) = (false, false);
        }
        let result = BattleResult {
            battle: battle.to_owned(),
            // A result keeps no Turns if nobody wrote them down.
            turns: self.turns.unwrap_or_default(),
            played: self.played.clone(),
            attacker,
            untold,
            sides,
        };
        result.well_formed()?;
        Ok(result)
    }

    /// The battle of a result, as it would be written down.
    #[must_use]
    pub fn of(result: &BattleResult, scenario: &str) -> Self {
        let place = |id: &String| result.sides.iter().position(|side| side.warband == *id);
        let side = |side: &SideResult| PaperSide {
            who: match &side.outsider {
                None => PaperWho::Warband { warband: side.warband.clone() },
                Some(name) => PaperWho::Outsider { name: name.clone(), id: Some(side.warband.clone()) },
            },
            coalition: side.coalition,
            vp: side.vp,
            conceded: side.conceded,
            took_part: side.took_part.clone(),
            fell: side
                .casualties
                .iter()
                .map(|fallen| PaperFall {
                    model: fallen.model,
                    turn: Some(fallen.turn).filter(|turn| *turn > 0),
                    by: fallen.by.as_ref().and_then(|foe| {
                        Some(PaperFoe { side: place(&foe.warband)?, model: foe.model, weapon: foe.weapon.clone() })
                    }),
                })
                .collect(),
            deeds: side.deeds.iter().map(|d| PaperDeed { deed: d.deed.clone(), model: d.model }).collect(),
            used_up: side.used_up.iter().map(|u| PaperUse { model: u.model, item: u.item.clone() }).collect(),
            left: side.left.iter().map(|gone| gone.model).collect(),
            fell_untold: result.untold || side.fell_untold,
            deeds_untold: result.untold || side.deeds_untold,
        };
        let won = result.sides.iter().position(|side| side.outcome == Outcome::Won);
        let winner = won.map_or(PaperWinner::Draw, |side| PaperWinner::Side { side });
        let paper = Self {
            sides: result.sides.iter().map(side).collect(),
            scenario: scenario.to_owned(),
            named: None,
            attacker: result.attacker.as_ref().and_then(place),
            played: result.played.clone(),
            turns: Some(result.turns).filter(|turns| *turns > 0),
            winner: None,
        };
        // A winner is recorded only if the points do not give it: that one stays the winner when the points are
        // corrected.
        let said = Some(winner).filter(|winner| Some(*winner) != winner_of(&paper.scores()));
        Self { winner: said, ..paper }
    }

    /// The winner who was chosen by hand, and the one that the points name. `None` if the points decide, or the two
    /// agree.
    #[must_use]
    pub fn overruled(&self) -> Option<[PaperWinner; 2]> {
        let (chosen, ahead) = (self.winner?, winner_of(&self.scores())?);
        (self.winners(chosen) != self.winners(ahead)).then_some([chosen, ahead])
    }

    /// The sides that win together; empty for a draw.
    #[must_use]
    pub fn winners(&self, winner: PaperWinner) -> Vec<&PaperSide> {
        let PaperWinner::Side { side } = winner else { return Vec::new() };
        let Some(winner) = self.sides.get(side) else { return Vec::new() };
        let wins = |(place, other): &(usize, &PaperSide)| *place == side || self.together(other, winner);
        self.sides.iter().enumerate().filter(wins).map(|(_, side)| side).collect()
    }

    /// Streams of its Warbands.
    pub fn warbands(&self) -> impl Iterator<Item = &str> {
        self.sides.iter().filter_map(|side| match &side.who {
            PaperWho::Warband { warband } => Some(warband.as_str()),
            PaperWho::Outsider { .. } => None,
        })
    }

    fn within_bounds(&self) -> Result<(), Failure> {
        let refuse = |line: String| Err(Failure::new(code::BAD_BATTLE, line));
        if !SHEET_SIDES.contains(&self.sides.len()) {
            return refuse(say::wrong_sides(self.sides.len(), *SHEET_SIDES.start(), *SHEET_SIDES.end()));
        }
        if let Some(turns) = self.turns.filter(|turns| !(1..=TURNS_MAX).contains(turns)) {
            return refuse(say::wrong_turns(turns, TURNS_MAX));
        }
        if let Some(vp) = self.sides.iter().filter_map(|side| side.vp).find(|vp| *vp > VICTORY_POINTS_MAX) {
            return refuse(say::wrong_points(vp, VICTORY_POINTS_MAX));
        }
        let nameless = |who: &PaperWho| matches!(who, PaperWho::Outsider { name, .. } if name.trim().is_empty());
        if self.sides.iter().any(|side| nameless(&side.who)) {
            return refuse(say::no_name());
        }
        let warbands: Vec<&str> = self.warbands().collect();
        if (0..).zip(&warbands).any(|(at, warband)| warbands.iter().take(at).any(|other| other == warband)) {
            return refuse(say::twice());
        }
        if warbands.is_empty() {
            return refuse(say::outsiders_only());
        }
        let deeds: Vec<&String> = self.sides.iter().flat_map(|side| &side.deeds).map(|done| &done.deed).collect();
        if (0..).zip(&deeds).any(|(at, deed)| deeds.iter().take(at).any(|other| other == deed)) {
            return refuse(say::deed_twice());
        }
        let first = self.sides.first().and_then(|side| side.coalition);
        if first.is_some() && self.sides.iter().all(|side| side.coalition == first) {
            return refuse(say::no_enemy());
        }
        Ok(())
    }

    fn scores(&self) -> Vec<PaperScore> {
        self.sides.iter().map(|side| PaperScore { coalition: side.coalition, vp: side.vp }).collect()
    }

    /// A coalition of one side is not a coalition.
    fn coalition(&self, side: &PaperSide) -> Option<u8> {
        let strong = self.sides.iter().filter(|other| other.coalition == side.coalition).count();
        side.coalition.filter(|_| strong > 1)
    }

    fn together(&self, one: &PaperSide, other: &PaperSide) -> bool {
        self.coalition(one).is_some_and(|coalition| self.coalition(other) == Some(coalition))
    }

    fn side(
        &self,
        side: &PaperSide,
        id: &str,
        outcome: Outcome,
        (scenario, done_before): (Option<&Scenario>, &[Deed]),
        (ids, fighters): (&[String], &[Fighters]),
    ) -> Result<SideResult, Failure> {
        let own = fighters.iter().find(|known| known.warband == id);
        let find = |model: u32| own.ok_or_else(no_models)?.find(model);
        let mut took_part = Vec::new();
        let fell = side.fell.iter().map(|fallen| fallen.model);
        let did = side.deeds.iter().filter_map(|done| done.model);
        let used = side.used_up.iter().map(|used| used.model);
        for model in side.took_part.iter().copied().chain(fell).chain(did).chain(used).chain(side.left.iter().copied())
        {
            find(model)?;
            if !took_part.contains(&model) {
                took_part.push(model);
            }
        }
        let mut casualties: Vec<Casualty> = Vec::new();
        for fallen in &side.fell {
            let model = find(fallen.model)?;
            if casualties.iter().any(|other| other.model == model.id) {
                return Err(Failure::new(code::BAD_BATTLE, say::fell_twice(&model.name)));
            }
            let by = match &fallen.by {
                None => None,
                Some(foe) => {
                    let warband = ids.get(foe.side).ok_or_else(no_side)?;
                    if let Some(model) = foe.model {
                        let theirs = fighters.iter().find(|known| known.warband == *warband);
                        theirs.ok_or_else(no_models)?.find(model)?;
                    }
                    Some(Foe { warband: warband.clone(), model: foe.model, weapon: foe.weapon.clone() })
                }
            };
            casualties.push(Casualty {
                model: model.id,
                entry: model.entry.clone(),
                name: model.name.clone(),
                elite: model.elite,
                turn: fallen.turn.unwrap_or_default(),
                by,
            });
        }
        let mut left = Vec::new();
        for model in &side.left {
            let model = find(*model)?;
            if casualties.iter().any(|fallen| fallen.model == model.id) {
                return Err(Failure::new(code::BAD_BATTLE, say::left_and_fell(&model.name)));
            }
            left.push(Departure { model: model.id, rule: model.leaves.clone() });
        }
        let deed = |done: &PaperDeed| {
            let known = scenario.and_then(|scenario| scenario.deeds.iter().find(|known| known.id == done.deed));
            if let (None, Some(before)) = (known, done_before.iter().find(|before| before.deed == done.deed)) {
                return Ok(Deed { model: done.model, ..before.clone() });
            }
            let known = known.ok_or_else(|| Failure::new(code::UNKNOWN_DEED, say::no_such_deed()))?;
            Ok(Deed {
                deed: done.deed.clone(),
                model: done.model,
                glory: known.glory,
                promotion_dice: known.promotion_dice,
                leader_experience: known.leader_experience,
            })
        };
        Ok(SideResult {
            warband: id.to_owned(),
            outsider: match &side.who {
                PaperWho::Warband { .. } => None,
                PaperWho::Outsider { name, .. } => Some(name.trim().to_owned()),
            },
            coalition: self.coalition(side),
            vp: side.vp,
            outcome,
            conceded: side.conceded && outcome == Outcome::Lost,
            deeds: side.deeds.iter().map(deed).collect::<Result<_, Failure>>()?,
            fell_untold: side.fell_untold && casualties.is_empty(),
            deeds_untold: side.deeds_untold && side.deeds.is_empty(),
            casualties,
            took_part,
            used_up: side.used_up.iter().map(|u| UsedUp { model: u.model, item: u.item.clone() }).collect(),
            left,
        })
    }
}

impl PaperWho {
    fn id(&self, chance: &mut Chance) -> String {
        match self {
            Self::Warband { warband } => warband.clone(),
            Self::Outsider { id: Some(id), .. } => id.clone(),
            Self::Outsider { id: None, .. } => chance.stream().to_string(),
        }
    }
}

fn no_side() -> Failure {
    Failure::new(code::BAD_BATTLE, say::no_such_side())
}

fn no_models() -> Failure {
    Failure::new(code::BAD_BATTLE, say::no_models())
}
