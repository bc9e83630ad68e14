//! The dice of a page: why there are so many, which one is in hand, and what those that fell came to.

use nml_campaign::{
    ExplorationDie, InHand, Lead, Page, Share, ShareBy, SpoilBy, StampOf, Stamped, Step, Treated, outfit,
};
use nml_catalogue::{ExplorationSkill, Gain};
use nml_warband::Roster;

use super::page::Maker;
use super::question::AGAIN;
use super::shown::{AftermathAction, AftermathBoard, AftermathBoardDie, AftermathThrown, AftermathWhy};
use crate::view::{Reason, spoken};
use crate::words::aftermath as say;

impl Maker<'_> {
    /// Why this many Exploration Dice are thrown.
    pub(super) fn why_dice(&self, page: &Page, draft: &Roster) -> Vec<AftermathWhy> {
        let outfit = outfit(self.catalogue, self.campaign, self.battle, &page.warband).unwrap_or_default();
        let of = say::why_dice();
        vec![AftermathWhy { of, lines: self.shares(&outfit.dice, page, draft) }]
    }

    /// Why this many of them may be thrown again.
    pub(super) fn why_rerolls(&self, left: u8, page: &Page, draft: &Roster) -> Vec<AftermathWhy> {
        let outfit = outfit(self.catalogue, self.campaign, self.battle, &page.warband).unwrap_or_default();
        let mut lines = self.shares(&outfit.rerolls, page, draft);
        if outfit.rerolls.iter().map(|share| share.count).sum::<i16>() > i16::from(left) {
            lines.push(Reason { source: say::once_each(), value: None, text: String::new() });
        }
        let why = AftermathWhy { of: say::why_rerolls(left), lines };
        self.why_dice(page, draft).into_iter().chain([why]).collect()
    }

    fn shares(&self, shares: &[Share], page: &Page, draft: &Roster) -> Vec<Reason> {
        let line = |share: &Share| {
            let (source, text) = match &share.by {
                ShareBy::Games { game, from } => (say::its_game(*game), say::from_game(*from)),
                ShareBy::Everybody => (say::everybody(), String::new()),
                ShareBy::Victory => (say::victory(), String::new()),
                ShareBy::Found { location } => (self.found_at(location), say::found_earlier()),
                ShareBy::Own => (say::own_skill(), String::new()),
                ShareBy::Skill { model, skill } => (self.source(skill), self.name(*model, page, draft)),
                ShareBy::Used => (say::used(), String::new()),
                ShareBy::Map => (say::map_dice(), String::new()),
                ShareBy::Tracker => (say::tracker_dice(), String::new()),
                ShareBy::Building { name } => (name.clone(), String::new()),
            };
            Reason { source, value: Some(share.count.into()), text }
        };
        shares.iter().map(line).collect()
    }

    /// The dice that stay on a step's page, in the order in which they fell.
    pub(super) fn thrown(&self, step: Step, page: &Page, draft: &Roster) -> Vec<AftermathThrown> {
        let stamps = page.steps.stamps.iter().filter(|stamp| stamp.of.step() == step);
        stamps.map(|stamp| self.stamp(stamp, page, draft)).collect()
    }

    fn stamp(&self, stamp: &Stamped, page: &Page, draft: &Roster) -> AftermathThrown {
        let faces = &stamp.throw.faces;
        let (mut model, mut came) = (stamp.model, String::new());
        let what = match &stamp.of {
            StampOf::Spoils { at } => match page.spoils.get(*at) {
                None => String::new(),
                Some(spoil) => {
                    model = spoil.model;
                    if let SpoilBy::Die { die, times } = spoil.by {
                        came = say::only_ducats(u32::from(die.points(faces)).saturating_mul(times));
                    }
                    self.source(&spoil.source)
                }
            },
            StampOf::Treatment => {
                came = say::treated(Treated::of(&stamp.throw));
                say::treatment()
            }
            StampOf::Advancement { leads } => {
                came = leads.iter().map(|lead| self.lead(lead)).collect::<Vec<_>>().join("; ");
                say::an_advancement()
            }
            StampOf::Find { location, option, gain, passed } => {
                let done = self.catalogue.exploration().done(location, option);
                let gain = done.and_then(|(_, option)| option.gains.get(*gain));
                came = match (passed, gain) {
                    (Some(false), _) => say::nothing_found(),
                    (Some(true), _) => say::it_is_there(),
                    (None, Some(Gain::GloryRolled { die, plus })) => {
                        say::only_glory(u32::from(die.points(faces)).saturating_add(*plus))
                    }
                    (None, Some(Gain::DucatsRolled { times, .. })) => {
                        let sum: u32 = faces.iter().map(|face| u32::from(face.number())).sum();
                        say::only_ducats(sum.saturating_mul(*times))
                    }
                    (None, Some(Gain::CampaignPoints(die))) => say::points(die.points(faces)),
                    (None, _) => String::new(),
                };
                done.map_or_else(
                    || spoken(location),
                    |(location, option)| format!("{}: {}", location.name, option.name),
                )
            }
        };
        let who = model.map_or_else(String::new, |model| self.name(model, page, draft));
        AftermathThrown { who, what, dice: faces.iter().map(|face| face.number()).collect(), came }
    }

    /// Where two dice on a table lead.
    fn lead(&self, lead: &Lead) -> String {
        let table = self.catalogue.skill_table(&lead.table).map(|table| table.name.clone());
        let skills: Vec<String> = lead.skills.iter().map(|id| self.source(id)).collect();
        say::lead(&table.unwrap_or_else(|| spoken(&lead.table)), lead.sum, &skills)
    }

    /// Ducats of loot, with the sum that leads to them.
    pub(super) fn loot(&self, ducats: u32, page: &Page) -> String {
        let each = self.campaign.house.loot.unwrap_or(self.catalogue.exploration().loot);
        let total = page.steps.under_way().total.unwrap_or_default();
        let before = page.roster.as_deref();
        let gains = before.into_iter().flat_map(|roster| roster.gains(self.catalogue));
        let more = gains.map(|(_, _, gain)| if let Gain::Loot(more) = gain { *more } else { 0 });
        let more = more.fold(0, u32::saturating_add);
        let said = u32::from(total).saturating_mul(each).saturating_add(more) == ducats;
        say::loot(ducats, said.then_some((total, each, more)))
    }

    /// The die that is thrown again, or that has a spare one beside it.
    pub(super) fn one_die(page: &Page, die: u8) -> String {
        let out = &page.steps.under_way();
        let face = out.dice.get(usize::from(die)).map_or(0, |die| die.face.number());
        let number = die.saturating_add(1);
        match out.hand {
            Some(InHand::Spare { .. }) => say::spare_die(number, face),
            Some(InHand::Again { .. } | InHand::Spared { .. }) | None => say::again_die(number, face),
        }
    }

    /// The dice as they lie, while one of them is in hand.
    pub(super) fn in_hand(page: &Page, die: u8) -> AftermathBoard {
        AftermathBoard { hand: Some(die), ..board(&page.steps.under_way().dice, 0, &[]) }
    }
}

/// The dice as they lie, and what can be done with them.
pub(super) fn board(dice: &[ExplorationDie], rerolls: u8, skills: &[ExplorationSkill]) -> AftermathBoard {
    let action = |id: &str, (label, text): (String, String), die: bool, face: bool, left: u32| AftermathAction {
        id: id.to_owned(),
        label,
        text,
        die,
        face,
        left,
    };
    let mut actions = Vec::new();
    if rerolls > 0 {
        actions.push(action(AGAIN, (say::again_action(), say::again_action_text()), true, false, rerolls.into()));
    }
    for (id, skill) in ExplorationSkill::ALL {
        let left = skills.iter().filter(|known| **known == skill).count();
        let (die, face) = match skill {
            ExplorationSkill::SetDice => (true, true),
            ExplorationSkill::Duplicate | ExplorationSkill::Lucky => (true, false),
            ExplorationSkill::Seek
            | ExplorationSkill::CircleBack
            | ExplorationSkill::ExtraDice
            | ExplorationSkill::ReRoll => (false, false),
        };
        if left > 0 {
            let left = u32::try_from(left).unwrap_or(u32::MAX);
            actions.push(action(id, say::exploration_skill(skill), die, face, left));
        }
    }
    let dice = dice.iter().map(|die| AftermathBoardDie { face: die.face.number(), again: die.again });
    AftermathBoard { dice: dice.collect(), hand: None, actions }
}
