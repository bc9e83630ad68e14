//! Effects that change something at once: markers, placings, questions.

use crate::effects::About;
use crate::log::ask::{AfterChoice, AfterDie, AfterPick, How, Placing, Want};
use crate::log::event::Event;
use crate::log::roll_for::RollFor;
use crate::log::state::{MARKERS_MAX, Markers, ModelId};
use crate::log::step::{Attack, Cause};
use crate::log::tally::Worked;
use crate::run::Run;
use nml_catalogue::effect::{Die, Effect, Until, What};
use nml_catalogue::length::Length;

impl Run {
    /// One effect acts now; the note that it acted stands before what it did.
    pub fn works(&mut self, source: &str, bearer: ModelId, what: &What, about: &About<'_>) {
        let (before, asked) = (self.events.len(), self.later.len());
        self.act_on(source, bearer, what, about);
        if self.later.len() > asked && self.events.len() == before {
            self.did(Worked::Acts { model: bearer, source: source.to_owned() });
        } else {
            self.acts(before, bearer, source);
        }
    }

    /// Notes whose doing it was before what has happened since.
    pub fn acts(&mut self, before: usize, model: ModelId, source: &str) {
        if self.events.len() > before {
            self.events.insert(before, Event::Content(Worked::Acts { model, source: source.to_owned() }));
        }
    }

    /// More markers of one kind on each of them.
    fn add(&mut self, models: impl IntoIterator<Item = ModelId>, kind: fn(&mut Markers) -> &mut u8, more: u8) {
        for model in models {
            self.mark(model, |markers| {
                let now = kind(markers);
                *now = now.saturating_add(more);
            });
        }
    }

    /// Asks the bearer's side for one of them later, if there is any.
    fn ask_one(&mut self, source: &str, bearer: ModelId, among: Vec<ModelId>, optional: bool, then: AfterPick) {
        if !among.is_empty() {
            let side = self.battle.side_of(bearer);
            self.later(source, bearer, side, Want::Pick { among, optional, then });
        }
    }

    /// Effects that change rolls, cards or what may be done are read where that is worked out and do nothing here.
    fn act_on(&mut self, source: &str, bearer: ModelId, what: &What, about: &About<'_>) {
        let side = self.battle.side_of(bearer);
        let target = about.target.filter(|t| self.battle.there(*t));
        match what {
            What::TargetBlood(n) => self.add(target, |m| &mut m.blood, *n),
            What::TargetInfection(n) => self.add(target, |m| &mut m.infection, *n),
            What::OwnBlessing(n) => self.add([bearer], |m| &mut m.blessing, *n),
            What::OwnBlood(n) => self.add([bearer], |m| &mut m.blood, *n),
            What::OwnInfection(n) => self.add([bearer], |m| &mut m.infection, *n),
            What::AttackerBlood(n) => self.add(about.attack.map(|attack| attack.attacker), |m| &mut m.blood, *n),
            What::OwnRelief(n) => self.relieve(bearer, bearer, *n),
            What::OwnReliefPerMarker if !self.battle.sheds_blood(bearer, bearer) => {}
            What::OwnReliefPerMarker => {
                let placed = about.blood.saturating_add(about.infection);
                self.mark(bearer, |m| m.blood = m.blood.saturating_sub(placed));
            }
            What::EnemyBlood { within, markers, unless } => {
                for enemy in self.battle.enemies_near(bearer, *within, false) {
                    if unless.as_ref().is_none_or(|k| !self.battle.has(enemy, k)) {
                        self.add([enemy], |m| &mut m.blood, *markers);
                    }
                }
            }
            What::EnemyInfection { within, markers } => {
                self.add(self.battle.enemies_near(bearer, *within, false), |m| &mut m.infection, *markers);
            }
            What::Push(die) => {
                if let Some(who) = target {
                    self.later(source, bearer, side, Want::Die { die: *die, then: AfterDie::Pushes { who } });
                }
            }
            What::Pull(far) | What::MovesTarget(far) => {
                if let Some(who) = target {
                    self.later(source, bearer, side, Want::Put(Placing { who, within: Some(*far), how: How::Free }));
                }
            }
            What::Redeploys(within) => {
                let placing = Placing { who: bearer, within: Some(*within), how: How::Clear };
                self.later(source, bearer, side, Want::Put(placing));
            }
            What::RedeploysNearTarget(within) => {
                if let Some(model) = target {
                    let how = How::Near { model, within: *within };
                    self.later(source, bearer, side, Want::Put(Placing { who: bearer, within: None, how }));
                }
            }
            What::TradesBlood(most) => {
                if let Some(target) = target {
                    let room = self.battle.fighter(bearer).map_or(0, |f| MARKERS_MAX.saturating_sub(f.markers.blood));
                    let options = (0..=(*most).min(room)).map(|n| n.to_string()).collect();
                    let then = AfterChoice::TradesBlood { target };
                    self.later(source, bearer, side, Want::Choose { options, then });
                }
            }
            What::MoveAndFight(far) => {
                if self.battle.fought_again() {
                    return;
                }
                let placing = Placing { who: bearer, within: Some(*far), how: How::Free };
                let among = self.battle.enemies_near(bearer, Length::inches(1) + *far, true);
                self.later(source, bearer, side, Want::Put(placing));
                let then = AfterPick::FoughtAgain;
                self.later(source, bearer, side, Want::Pick { among, optional: true, then });
            }
            What::AppearsAndFights => {
                let Some(attack) = about.attack.filter(|_| !self.battle.fought_again()) else { return };
                let first = attack.target.model();
                let mut among = self.battle.enemies_near(bearer, Length::inches(12), true);
                among.retain(|id| Some(*id) != first);
                self.ask_one(source, bearer, among, true, AfterPick::AppearedBeside { weapon: attack.weapon.clone() });
            }
            What::Chains(inches) => {
                let Some((attack, first)) = about.attack.and_then(|a| Some((a, a.target.model()?))) else { return };
                let flown = self.battle.distance(attack.attacker, first).unwrap_or(Length::ZERO);
                let left = (*inches - flown).max(Length::ZERO);
                if left > Length::ZERO {
                    self.chain(source, attack, vec![first], Some(left));
                }
            }
            What::FriendCharges { entries, within } => {
                let Some(victim) = about.target.filter(|_| target.is_some()) else { return };
                let mut among = self.battle.friends_near(bearer, *within, true);
                among.retain(|id| self.battle.sheet(*id).is_some_and(|s| entries.contains(&s.entry)));
                self.ask_one(source, bearer, among, true, AfterPick::Charges { target: victim });
            }
            What::DigestsSwallowed => self.digest(source, bearer),
            What::LeavesForGood => self.did(Worked::Left { model: bearer }),
            What::TakesOut => {
                if let Some(target) = target {
                    let fall = match about.attack {
                        Some(attack) => self.battle.fall_by(&Cause::Attack {
                            attack: attack.clone(),
                            critical: false,
                            direct: true,
                        }),
                        None => self.battle.fall_to(source, Some(bearer)),
                    };
                    self.take_out(target, fall);
                }
            }
            What::NoReactions(_) | What::DashRetreats | What::Movement(_) | What::NextRollSucceeds => {
                // At a moment these last to the end of the Activation.
                let effect = Effect::always(what.clone());
                self.gain(bearer, source, Until::ActivationEnd, vec![effect]);
            }
            What::RollOrDown => {
                if let Some(model) = target {
                    self.roll_for(source, model, RollFor::StayUp);
                }
            }
            What::StartsDown => self.emit(Event::Down { model: bearer }),
            What::BlessingPerDearEnemy(ducats) => {
                let dear = self
                    .battle
                    .models()
                    .filter(|(id, _)| self.battle.enemies(bearer, *id))
                    .filter(|(id, _)| self.battle.sheet(*id).is_some_and(|s| s.ducats >= *ducats))
                    .count();
                let markers = u8::try_from(dear).unwrap_or(u8::MAX);
                self.add([bearer], |m| &mut m.blessing, markers);
            }
            What::RollForDice { at_most, dice } => {
                let then = AfterDie::DiceUpTo { at_most: *at_most, dice: *dice };
                self.later(source, bearer, side, Want::Die { die: Die::D6, then });
            }
            What::ChooseKeyword(keywords) => {
                let options = keywords.iter().map(ToString::to_string).collect();
                let then = AfterChoice::Keyword(keywords.clone());
                self.later(source, bearer, side, Want::Choose { options, then });
            }
            What::KeywordUntilMoved(keyword) => self.keyword_until_moved(bearer, source, keyword.clone()),
            What::Keyword(keyword) => {
                let effect = Effect::always(What::Keyword(keyword.clone()));
                self.gain(bearer, source, Until::Game, vec![effect]);
            }
            What::BlessesOne(n) => {
                let among: Vec<ModelId> = self.battle.on_table(side).collect();
                self.ask_one(source, bearer, among, true, AfterPick::Blesses(*n));
            }
            What::OwnBlessingsOf(die) => {
                let then = AfterDie::Blesses { who: bearer };
                self.later(source, bearer, side, Want::Die { die: *die, then });
            }
            What::OwnBloodOf(die) => {
                let then = AfterDie::Bleeds { who: bearer };
                self.later(source, bearer, side, Want::Die { die: *die, then });
            }
            What::DoublesTargetBlood => {
                if let Some(target) = target {
                    self.mark(target, |m| m.blood = m.blood.saturating_mul(2).max(1));
                }
            }
            What::ToughAgain => {
                if self.battle.fighter(bearer).is_some_and(|f| f.tough_spent) {
                    self.emit(Event::ToughSpent { model: bearer, again: true });
                }
            }
            What::StrengthensOneOf(all) => {
                let options = all.iter().map(|one| one.name.clone()).collect();
                self.later(source, bearer, side, Want::Choose { options, then: AfterChoice::Strengthens(all.clone()) });
            }
            What::MovesItself(die) => {
                self.later(source, bearer, side, Want::Die { die: *die, then: AfterDie::Moves { who: bearer } });
            }
            What::InfectsOne { markers, lacks } => {
                let fits = |id: &ModelId| lacks.iter().all(|k| !self.battle.has(*id, k));
                let among: Vec<ModelId> = self.battle.enemies_of(bearer).filter(fits).collect();
                self.ask_one(source, bearer, among, false, AfterPick::Infects(*markers));
            }
            What::MovesOneEnemy(far) => {
                let among: Vec<ModelId> = self.battle.enemies_of(bearer).collect();
                self.ask_one(source, bearer, among, true, AfterPick::Shifted { far: *far });
            }
            What::WardsOffAction => {
                let (actions, options): (Vec<String>, Vec<String>) =
                    self.battle.aimed_actions(bearer).into_iter().unzip();
                if !actions.is_empty() {
                    self.later(source, bearer, side, Want::Choose { options, then: AfterChoice::WardedFrom(actions) });
                }
            }
            // Read where rolls, cards, moves and rights are worked out.
            What::Dice(_)
            | What::InjuryDice(_)
            | What::InjuryModifier(_)
            | What::RangedCharacteristic(_)
            | What::MeleeCharacteristic(_)
            | What::MeleeDicePerOwnBlood
            | What::MovementIs(_)
            | What::CannotDash
            | What::DashMovement(_)
            | What::Range(_)
            | What::BaseAtLeast(_)
            | What::Becomes { .. }
            | What::BecomesOnce { .. }
            | What::ChargeBonus(_)
            | What::BloodbathCost(_)
            | What::BloodbathCheaper(_)
            | What::NearestFriendBlessing { .. }
            | What::AutomaticSuccess
            | What::NoInjuryRoll(_)
            | What::BloodCannotBeSpent
            | What::BloodAtMost(_)
            | What::KeepsActivation { .. }
            | What::OneInjuryDieIsSix
            | What::ExtraShoot
            | What::UsesPerGame(_)
            | What::OneTarget
            | What::TwoHandedMelee
            | What::OneHandedMelee
            | What::IgnoreHeavyFor(_)
            | What::StandingForMorale(_)
            | What::NeverFlees
            | What::KeepsInfiltratorsAway(_)
            | What::ChargesUnseenWithin(_)
            | What::Fireteams(_)
            | What::LosesKeyword(_)
            | What::NoFallInjury
            | What::NoBloodMarkers
            | What::CannotRetreat
            | What::CannotStandUp
            | What::DicePerFriendNearTarget { .. }
            | What::DicePerFriendNear { .. }
            | What::ShootsWithEach(_)
            | What::FightsWith(_)
            | What::DifficultGround
            | What::DrawsCharges
            | What::OpponentSpreadsBlood { .. }
            | What::DeploysFirst
            | What::DeploysAwayFromFriends(_)
            | What::DeploysAtAnyEdge(_)
            | What::HeldBack { .. }
            | What::DeploysBeyondZone(_)
            | What::DashesFirst(_)
            | What::StandsTaller(_)
            | What::Upkeep(_)
            | What::OneArm
            | What::NoHeavy
            | What::NoExperience
            | What::MirrorsBlood
            | What::IgnoresBlood(_)
            | What::DoublesBlood
            | What::CoverHelps
            | What::LongRangeHelps
            | What::MinRange(_)
            | What::Line(_)
            | What::Around(_)
            | What::BlastTakesDown
            | What::CriticalOn(_)
            | What::CriticalPerTargetBlood
            | What::OneInjuryDie
            | What::OneDieIsSix
            | What::Total(_)
            | What::InjuryModifierPerTwoPaid(_)
            | What::StrikesAll
            | What::StrikesAlone
            | What::ActionOnly
            | What::OffHandOnly
            | What::LaterBlowsOffHand
            | What::OnlyWhile
            | What::FoilsShots(_)
            | What::RollToRetreat
            | What::NotHeldBack(_)
            | What::NotHeldBackBut(_)
            | What::NoReactionsBut(_)
            | What::AtWorst(_)
            | What::StandsFast
            | What::MustRetreat
            | What::MustChargeNearest(_)
            | What::ChargesFar(_)
            | What::NoChargeBesideFriends
            | What::TakesHitFor { .. }
            | What::ArmourZero
            | What::ShootPerWeapon
            | What::FightPerWeapon
            | What::FightsFriends(_)
            | What::BanksMorale
            | What::NoMoraleChecks
            | What::ChoosesMorale
            | What::RegenerateBlesses
            | What::ExcessInjures
            | What::NoIntoMelee
            | What::Uncounted
            | What::Arms { .. }
            | What::Disarms { .. }
            | What::LosesAbility(_)
            | What::MayConsume
            | What::ChoosesFriends { .. }
            | What::BloodOnOne { .. }
            | What::GivesUp { .. }
            | What::GoeticPowers(_)
            | What::MayTrigger(_)
            | What::Hidden
            | What::RollsAgain
            | What::StaysUp
            | What::GuardedBy { .. }
            | What::Steady
            | What::IgnoresWatchers
            | What::ArmourIgnored
            | What::TakesDown
            | What::OverridesNegate(_)
            | What::UncountedForMorale(_)
            | What::ApartFromMorale
            | What::FallsBackBeyondZone(_)
            | What::Cleaves(_)
            | What::RangeOf { .. }
            | What::FightsWithRanged
            | What::ToughUnharmed
            | What::ChargeBonusDice(_)
            | What::DeniesChargeBonus
            | What::NoDownPenalty
            | What::InjuryModifierPerTwoOwnBlood(_)
            | What::InjuryModifierPerTargetBlood(_)
            | What::WardedFrom(_)
            | What::RollsAllAgainOnce
            | What::FireteamNotRisky
            | What::OneMoreAttackAtShortRange
            | What::ChosenKeyword
            | What::Told(_)
            | What::CannotClimbWalls
            | What::DefusesMines
            | What::JoinsFriend(_)
            | What::AddsDeed(_)
            | What::FreesSwallowed
            | What::Reminder { .. } => {}
        }
    }

    /// Takes this many markers off a model, by another's doing or its own: BLOOD first, then INFECTION.
    pub(crate) fn relieve(&mut self, model: ModelId, by: ModelId, n: u8) {
        let sheds = self.battle.sheds_blood(model, by);
        self.mark(model, |m| {
            let blood = if sheds { n.min(m.blood) } else { 0 };
            m.blood -= blood;
            m.infection = m.infection.saturating_sub(n - blood);
        });
    }

    /// The model has the keyword until it moves.
    pub(crate) fn keyword_until_moved(
        &mut self,
        model: ModelId,
        source: &str,
        keyword: nml_catalogue::keyword::Keyword,
    ) {
        let effect = Effect::always(What::Keyword(keyword));
        self.gain(model, source, Until::Moves, vec![effect]);
    }

    /// The hit may go on to one more model, or is spent.
    pub fn chain(&mut self, source: &str, attack: &Attack, hit: Vec<ModelId>, left: Option<Length>) {
        let Some(last) = hit.last().copied().or(attack.target.model()) else { return };
        let reach = left.unwrap_or(Length::ZERO);
        let among: Vec<ModelId> = self
            .battle
            .models()
            .filter(|(id, f)| f.on_table() && !hit.contains(id) && *id != attack.attacker)
            .map(|(id, _)| id)
            .filter(|id| self.battle.near(last, *id, reach).unwrap_or(true))
            .collect();
        if among.is_empty() {
            return;
        }
        let side = self.battle.side_of(attack.attacker);
        let then = AfterPick::HitToo { attack: attack.clone(), hit, left };
        self.later(source, attack.attacker, side, Want::Pick { among, optional: true, then });
    }

    /// A charge ended: what its goal does about it (Standard of Mammon).
    pub fn charged(&mut self, charger: ModelId) {
        let near: Vec<ModelId> = self.battle.opponents(charger).collect();
        for bearer in near {
            for (source, words) in self.at(bearer, &nml_catalogue::effect::When::ChargedByEnemy) {
                let about = About { target: Some(charger), ..About::default() };
                for what in &words {
                    self.works(&source, bearer, what, &about);
                }
            }
        }
    }

    /// An ACTION of a friend took markers off a model: the effects that gain by it (Tabot).
    pub(crate) fn friend_relieved(&mut self, by: ModelId, on: ModelId) {
        if self.battle.enemies(by, on) {
            return;
        }
        let side = self.battle.side_of(by);
        let bearers: Vec<ModelId> = self.battle.on_table(side).filter(|id| *id != on).collect();
        for bearer in bearers {
            for (source, words) in self.at(bearer, &nml_catalogue::effect::When::FriendRelieved) {
                for what in &words {
                    self.works(&source, bearer, what, &About::default());
                }
            }
        }
    }

    /// After an attack, with any result.
    pub(crate) fn attack_over(&mut self, attack: &Attack, missed: bool) {
        let moment = crate::effects::Moment {
            attack: Some(attack),
            target: attack.target.model(),
            missed,
            ..crate::effects::Moment::default()
        };
        let Some(weapon) = self.battle.weapon(attack.attacker, &attack.weapon) else { return };
        let own: Vec<(String, Vec<What>)> = self
            .battle
            .attack_effects(attack.attacker, weapon)
            .filter(|a| a.effect.when == nml_catalogue::effect::When::AfterOwnAttack)
            .filter(|a| self.battle.holds(attack.attacker, &a.effect.conditions, &moment))
            .map(|a| (a.source.to_owned(), a.effect.what.clone()))
            .collect();
        let about = About { target: attack.target.model(), attack: Some(attack), ..About::default() };
        for (source, words) in own {
            for what in &words {
                self.works(&source, attack.attacker, what, &about);
            }
        }
        let spared = attack.target.model().filter(|t| missed && self.battle.there(*t));
        if let Some(target) = spared {
            for (source, words) in self.at(target, &nml_catalogue::effect::When::MissedByAttack) {
                for what in &words {
                    self.works(&source, target, what, &about);
                }
            }
        }
    }
}

impl Run {
    /// What a model's own rules make of markers that are put on it: they do not count at all, or the first ones do not.
    pub(crate) fn spare_blood(&mut self, model: ModelId, before: Markers, markers: &mut Markers) {
        if markers.blood <= before.blood {
            return;
        }
        if self.battle.under(model, |w| *w == What::NoBloodMarkers) {
            markers.blood = before.blood;
            return;
        }
        let spare = self.battle.fighter(model).and_then(|f| {
            f.gained.iter().find_map(|g| {
                g.effects
                    .iter()
                    .flat_map(|e| &e.what)
                    .find_map(|w| if let What::IgnoresBlood(n) = w { Some((g.source.clone(), *n)) } else { None })
            })
        });
        if let Some((source, n)) = spare {
            markers.blood = before.blood.max(markers.blood.saturating_sub(n));
            self.lapse_source(model, &source);
        }
    }

    /// A model that puts BLOOD MARKERS on one with such a mark by an ACTION takes as many.
    pub(crate) fn mirror_blood(&mut self, model: ModelId, placed: u8) {
        if placed == 0 {
            return;
        }
        let Some(actor) = self.battle.activation.as_ref().map(|a| a.model).filter(|a| *a != model) else { return };
        if self.battle.under(model, |w| *w == What::MirrorsBlood) {
            self.mark(actor, |m| m.blood = m.blood.saturating_add(placed));
        }
    }
}
