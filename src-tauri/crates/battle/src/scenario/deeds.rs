//! Glorious Deeds as the log proves them: proposed, accepted with one tap, or turned down.

use std::sync::Arc;

use crate::allowed::{Allowed, ensure, shorten};
use crate::log::event::{Event, RollName};
use crate::log::harm::HarmSource;
use crate::log::roll_for::RollFor;
use crate::log::scenario::{Credit, Proposal, ScenarioEvent, ScenarioStep, Tallied};
use crate::log::state::{Battle, Condition, ModelId, SideId};
use crate::log::step::{Purpose, Step, SuccessRoll};
use crate::offer::Claimable;
use crate::refusal::Refusal;
use crate::run::Run;
use nml_catalogue::keyword::Keyword;
use nml_catalogue::length::Length;
use nml_catalogue::scenario::{Deed, DeedBy, DeedSign, KillMark};

impl Run {
    /// Proposes the Deeds that what happened since `before` proves.
    pub(super) fn weigh_deeds(&mut self, before: &Battle) {
        let field = Arc::clone(&self.battle.field);
        let said = self.events.len();
        for deed in &field.scenario.deeds {
            let Some(sign) = &deed.sign else { continue };
            let events = self.events.get(..said).unwrap_or_default();
            let found = self.battle.doers(before, deed, sign, events);
            self.propose(deed, before.turn, found);
        }
    }

    /// Proposes a Deed for the first who did it; both at once: Initiative decides (RC-S2).
    pub(super) fn propose(&mut self, deed: &Deed, turn: u8, found: Vec<Proposal>) {
        let known = self.battle.deeds.iter().any(|d| d.deed == deed.id)
            || self.battle.scene.proposals.iter().any(|p| p.deed == deed.id && !p.unsure);
        if known {
            return;
        }
        let leads = self.battle.initiative;
        let may = |p: &&Proposal| {
            let role = deed.side.is_none_or(|role| self.battle.role(p.side) == Some(role));
            // What a model that belongs to nobody does is nobody's Deed.
            let somebody = usize::from(p.side) < self.battle.sides.len();
            let denied = self.battle.scene.denied.iter().any(|(id, m)| *id == p.deed && *m == p.model);
            let barred = p.model.is_some_and(|m| self.battle.inglorious(m));
            somebody && role && !denied && !barred && !self.battle.scene.proposals.iter().any(|known| known.repeats(p))
        };
        let mut open: Vec<&Proposal> = found.iter().filter(may).collect();
        open.sort_by_key(|p| (p.unsure, Some(p.side) != leads));
        if let Some(first) = open.first() {
            let doubtful = self.battle.scene.proposals.iter().any(|p| p.deed == deed.id);
            if doubtful && first.unsure {
                return;
            }
            self.note(ScenarioEvent::Proposed(Proposal { turn, ..(*first).clone() }));
        }
    }

    /// Deeds that only the end can prove.
    pub(super) fn deeds_of_the_end(&mut self) {
        let field = Arc::clone(&self.battle.field);
        for deed in &field.scenario.deeds {
            let Some(DeedSign::ThingsLeft { kind, at_least }) = &deed.sign else { continue };
            let left = self.battle.scene.all().filter(|(_, t)| t.kind == *kind && !t.to_lay).count();
            if left >= usize::from(*at_least) {
                let found = self.battle.side_ids().map(|side| plain(deed, side, None)).collect();
                self.propose(deed, self.battle.turn, found);
            }
        }
    }

    /// Deeds of the winner.
    pub(super) fn deeds_of_the_winner(&mut self, winner: SideId) {
        let field = Arc::clone(&self.battle.field);
        let campaign = !field.games.is_empty();
        for deed in
            field.scenario.deeds.iter().filter(|d| d.sign == Some(DeedSign::Won) && (campaign || !d.campaign_only))
        {
            if self.battle.deeds.iter().all(|d| d.deed != deed.id) {
                self.deed(&deed.id, winner, None);
            }
        }
    }
}

pub(super) fn plain(deed: &Deed, side: SideId, model: Option<ModelId>) -> Proposal {
    Proposal { deed: deed.id.clone(), side, model: model.filter(|_| deed.by == DeedBy::Model), unsure: false, turn: 0 }
}

pub(crate) fn claim(battle: &Battle, deed: &str, side: SideId, model: Option<ModelId>) -> Allowed {
    let known = battle.field.scenario.deeds.iter().find(|d| d.id == deed);
    let deed = known.ok_or_else(|| Refusal::NoSuchDeed(shorten(deed)))?;
    ensure(battle.deeds.iter().all(|d| d.deed != deed.id), Refusal::DeedDone)?;
    ensure(battle.deed_counts(deed), Refusal::DeedCampaign)?;
    ensure(!model.is_some_and(|m| battle.inglorious(m)), Refusal::DeedModel)?;
    let theirs = deed.side.is_none_or(|role| battle.role(side) == Some(role));
    ensure(theirs, Refusal::DeedRole)?;
    match (deed.by, model) {
        (DeedBy::Model, Some(m)) => ensure(battle.fighter(m).is_some_and(|f| f.side == side), Refusal::DeedModel),
        (DeedBy::Warband, None) => Ok(()),
        (DeedBy::Model, None) | (DeedBy::Warband, Some(_)) => Err(Refusal::DeedModel),
    }
}

impl Battle {
    /// Who did the Deed just now.
    fn doers(&self, before: &Self, deed: &Deed, sign: &DeedSign, events: &[Event]) -> Vec<Proposal> {
        if deed.campaign_only && self.field.games.is_empty() {
            return Vec::new();
        }
        let by = |model: ModelId| plain(deed, self.fighter(model).map_or(0, |f| f.side), Some(model));
        let own = |model: &ModelId| self.fighter(*model).is_some_and(|f| usize::from(f.side) < self.sides.len());
        let models = || self.models().map(|(id, _)| id).filter(|m| own(m));
        let fresh: Vec<&Credit> =
            self.scene.credits.get(before.scene.credits.len()..).unwrap_or_default().iter().collect();
        let attack = if let Some(Step::Injury(roll)) = before.question() {
            roll.cause.attack().map(|a| (a.clone(), roll.victim))
        } else {
            None
        };
        let blood = |b: &Self, m: ModelId| b.fighter(m).map_or(0, |f| f.markers.blood);
        match sign {
            DeedSign::BloodReaches(n) => match attack {
                Some((a, victim)) if before.enemies(a.attacker, victim) => {
                    let reached = blood(before, victim) < *n && blood(self, victim) >= *n;
                    if reached { vec![by(a.attacker)] } else { Vec::new() }
                }
                _ => Vec::new(),
            },
            DeedSign::BloodOn { neutral, markers, keywords } => match attack {
                Some((a, victim)) if before.neutral(victim).is_some_and(|n| n.sheet.entry == *neutral) => {
                    let moment = crate::effects::Moment { attack: Some(&a), ..Default::default() };
                    let suits = keywords.iter().any(|k| before.attack_has(&a, k, &moment));
                    let more = blood(self, victim).saturating_sub(blood(before, victim));
                    if suits && more >= *markers { vec![by(a.attacker)] } else { Vec::new() }
                }
                _ => Vec::new(),
            },
            DeedSign::EnemyFalls(far) => events
                .iter()
                .filter_map(|e| {
                    let Event::Rolled(rolled) = e else { return None };
                    let RollName::Injury { by: Some(doer), from: Some(HarmSource::Fall { drop }) } = &rolled.roll
                    else {
                        return None;
                    };
                    let enemy = rolled.model.is_some_and(|m| self.enemies(*doer, m));
                    (enemy && drop >= far).then(|| by(*doer))
                })
                .collect(),
            DeedSign::FirstMoralePassed => events
                .iter()
                .filter_map(|e| {
                    let Event::Rolled(rolled) = e else { return None };
                    let RollName::Morale { side } = rolled.roll else { return None };
                    super::thing_work::succeeded(&rolled.result).then(|| plain(deed, side, None))
                })
                .collect(),
            DeedSign::MeleeKillsInTurn(n) => {
                self.killers(&fresh, *n, &[KillMark::Melee], &|c| c.turn == self.turn).map(|(m, _)| by(m)).collect()
            }
            DeedSign::KillAfterStartingDown => fresh.iter().filter(|c| c.stood_up).map(|c| by(c.model)).collect(),
            DeedSign::LongShotKillsEliteInCover => {
                let how = [KillMark::Ranged, KillMark::LongRange, KillMark::TargetInCover, KillMark::Elite];
                self.kill_proposals(deed, &fresh, 1, &how)
            }
            DeedSign::Kills { count, how } => self.kill_proposals(deed, &fresh, *count, how),
            DeedSign::ChargeReaches(n) => events
                .iter()
                .filter_map(|e| {
                    let Event::Moved { model, .. } = e else { return None };
                    let charge = matches!(before.question(), Some(Step::EndCharge { model: m, .. }) if m == model);
                    let reached = self.opponents(*model).filter(|m| !before.fighting(*model, *m)).count();
                    (charge && reached >= usize::from(*n)).then(|| by(*model))
                })
                .collect(),
            DeedSign::BlastKills(n) => models()
                .filter(|m| {
                    let last = fresh.last().filter(|c| c.model == *m);
                    last.is_some_and(|c| self.blast_kills(c) >= usize::from(*n))
                })
                .map(by)
                .collect(),
            DeedSign::Tally { tally, count, different, one_model, in_enemy_zone } => {
                let new = self.scene.tallies.get(before.scene.tallies.len()..).unwrap_or_default();
                new.iter()
                    .filter(|t| t.tally == *tally)
                    .filter_map(|t| {
                        let (mut sum, mut sure, mut things) = (0_usize, true, Vec::new());
                        let same =
                            |o: &&Tallied| o.tally == *tally && o.side == t.side && (!*one_model || o.model == t.model);
                        for other in self.scene.tallies.iter().filter(same) {
                            if *in_enemy_zone && other.in_enemy_zone == Some(false) {
                                continue;
                            }
                            sure &= !*in_enemy_zone || other.in_enemy_zone.is_some();
                            if *different && things.contains(&other.thing) {
                                continue;
                            }
                            things.push(other.thing);
                            sum += 1;
                        }
                        let proposal = plain(deed, t.side, t.model);
                        (sum >= usize::from(*count)).then_some(Proposal { unsure: !sure, ..proposal })
                    })
                    .collect()
            }
            DeedSign::RiskySuccesses(n) => {
                let now = self.scene.risky;
                match self.activation.as_ref().or(before.activation.as_ref()) {
                    Some(a) if now >= *n && before.scene.risky < now => vec![by(a.model)],
                    _ => Vec::new(),
                }
            }
            DeedSign::AllNotedOut(note) => {
                if self.scene.notes.len() == before.scene.notes.len() && fresh.is_empty() {
                    return Vec::new();
                }
                let out = |m: &ModelId| self.fighter(*m).is_some_and(|f| f.condition == Condition::Out);
                self.scene
                    .notes
                    .iter()
                    .filter(|n| n.note == *note && !n.models.is_empty() && n.models.iter().all(out))
                    .filter_map(|n| {
                        let last = self.scene.credits.iter().rev().find(|c| n.models.contains(&c.victim))?;
                        let mine = self.fighter(last.model).is_some_and(|f| f.side == n.side);
                        mine.then(|| by(last.model))
                    })
                    .collect()
            }
            DeedSign::NotedKillsNoted { by: doer, of } => {
                let named = |note: &str, side: SideId, m: ModelId| {
                    self.scene.notes.iter().any(|n| n.note == note && n.side == side && n.models.contains(&m))
                };
                self.scene
                    .credits
                    .iter()
                    .filter(|c| {
                        let side = self.fighter(c.model).map_or(0, |f| f.side);
                        named(doer, side, c.model) && named(of, side, c.victim)
                    })
                    .map(|c| by(c.model))
                    .collect()
            }
            DeedSign::FallsInto(kind) => self.throwers(before, deed, kind),
            DeedSign::DrivenOut { kind, .. } => self.drivers(deed, kind, events),
            DeedSign::ThrownOff => self.throwers_off(before, deed, events),
            DeedSign::NearTrampled { neutral, within } => self.bystanders(before, deed, neutral, *within, events),
            DeedSign::StoodOnAll => self.climbers(before, deed),
            DeedSign::ChargesUnseen => self.blind_chargers(before, deed),
            DeedSign::HoldsTrench { length, within } => self.trench_holders(deed, *length, *within),
            DeedSign::FallsBeside { count, .. } => self.witnesses(before, deed, *count),
            // Looked at when a Turn or the game ends.
            DeedSign::ThingsLeft { .. } | DeedSign::TurnsOn { .. } | DeedSign::TurnsHeld { .. } | DeedSign::Won => {
                Vec::new()
            }
        }
    }

    /// Models near a neutral one of an entry over which another ran just now.
    fn bystanders(&self, before: &Self, deed: &Deed, neutral: &str, within: Length, events: &[Event]) -> Vec<Proposal> {
        let Some(Step::Scenario(ScenarioStep::Blast { thing: None, by: Some(by), blast })) = before.question() else {
            return Vec::new();
        };
        if before.neutral(*by).and_then(|n| n.tramples.as_ref()) != Some(blast) {
            return Vec::new();
        }
        let asked = events.iter().filter_map(|e| if let Event::Asked { next, .. } = e { Some(next) } else { None });
        let hurt = asked.flatten().filter_map(|s| if let Step::Injury(roll) = s { Some(roll.victim) } else { None });
        let of_entry = |m: &ModelId| before.neutral(*m).is_some_and(|n| n.sheet.entry == neutral);
        let trampled: Vec<ModelId> = hurt.filter(of_entry).collect();
        let near = |m: &ModelId| trampled.iter().any(|victim| before.near(*m, *victim, within) == Some(true));
        let models = before.models().map(|(id, _)| id).filter(|m| !before.is_neutral(*m) && near(m));
        models.map(|m| plain(deed, before.side_of(m), Some(m))).collect()
    }

    /// Who made an enemy fall off what it stood on just now.
    fn throwers_off(&self, before: &Self, deed: &Deed, events: &[Event]) -> Vec<Proposal> {
        let Some(Step::Success(SuccessRoll { purpose: Purpose::Ability { what, .. }, .. })) = before.question() else {
            return Vec::new();
        };
        let RollFor::HoldOn { by: Some(by) } = what else { return Vec::new() };
        let fell = |e: &Event| {
            let Event::Scenario(ScenarioEvent::Riding { model, on: None }) = e else { return false };
            before.enemies(*by, *model)
        };
        if events.iter().any(fell) { vec![plain(deed, self.side_of(*by), Some(*by))] } else { Vec::new() }
    }

    /// Models with a new credit and at least this many that suit; whether all of them are certain.
    fn killers<'a>(
        &'a self,
        fresh: &'a [&'a Credit],
        count: u8,
        how: &'a [KillMark],
        counts: &'a dyn Fn(&Credit) -> bool,
    ) -> impl Iterator<Item = (ModelId, bool)> + 'a {
        let suits = move |c: &&Credit| counts(c) && how.iter().all(|m| c.how.contains(m) || c.perhaps.contains(m));
        let sure = move |c: &&Credit| how.iter().all(|m| c.how.contains(m));
        let models = fresh.iter().filter(move |c| suits(c)).map(|c| c.model);
        models.filter_map(move |model| {
            let all = || self.scene.credits.iter().filter(move |c| c.model == model).filter(suits);
            let certain = all().filter(sure).count() >= usize::from(count);
            (all().count() >= usize::from(count)).then_some((model, certain))
        })
    }

    fn kill_proposals(&self, deed: &Deed, fresh: &[&Credit], count: u8, how: &[KillMark]) -> Vec<Proposal> {
        self.killers(fresh, count, how, &|_| true)
            .filter(|(m, _)| self.fighter(*m).is_some_and(|f| usize::from(f.side) < self.sides.len()))
            .map(|(model, certain)| {
                let side = self.fighter(model).map_or(0, |f| f.side);
                Proposal { unsure: !certain, ..plain(deed, side, Some(model)) }
            })
            .collect()
    }

    /// How many of this credit the explosion took: those by the same model in the same Turn.
    fn blast_kills(&self, credit: &Credit) -> usize {
        let harmed = |c: &&Credit| {
            let fall = self.fighter(c.victim).and_then(|f| f.fall.as_ref());
            fall.is_some_and(|f| matches!(f.harm, Some(HarmSource::Scenario { .. } | HarmSource::Detonation)))
        };
        let same = |c: &&Credit| c.model == credit.model && c.turn == credit.turn;
        self.scene.credits.iter().filter(same).filter(harmed).count()
    }

    /// Whether a Deed counts in this game at all.
    #[must_use]
    pub(crate) fn deed_counts(&self, deed: &Deed) -> bool {
        !deed.campaign_only || !self.field.games.is_empty()
    }

    /// The Deeds that may be claimed now, and by whom; the table may remember one after the last count.
    #[must_use]
    pub fn claimable(&self) -> Vec<Claimable> {
        if self.outcome.is_some_and(|o| o.void) {
            return Vec::new();
        }
        let open = |deed: &&Deed| self.deed_counts(deed) && self.deeds.iter().all(|d| d.deed != deed.id);
        let claim = |deed: &Deed| {
            let sides = self.side_ids().filter(|s| deed.side.is_none_or(|role| self.role(*s) == Some(role)));
            Claimable { deed: deed.id.clone(), by_model: deed.by == DeedBy::Model, sides: sides.collect() }
        };
        self.field.scenario.deeds.iter().filter(open).map(claim).filter(|c| !c.sides.is_empty()).collect()
    }

    /// Whether the model may be named as an ELITE of a side.
    pub(crate) fn elite_of(&self, model: ModelId, own: bool, side: SideId) -> bool {
        let fits = self.fighter(model).is_some_and(|f| {
            if own { f.side == side } else { usize::from(f.side) < self.sides.len() && self.hostile(f.side, side) }
        });
        fits && self.has(model, &Keyword::Elite)
    }
}
