//! Every number with its reasons: the modifiers of each roll, before it is made.

use nml_dice::{InjuryRoll as InjurySpec, Keep, Pool, SuccessBands, SuccessRoll as SuccessSpec, Ways, Wound};

use super::command::Spend;
use super::effects::Moment;
use super::event::{Modifier, ModifierKind};
use super::harm::{Harm, HarmSource};
use super::state::{Battle, ModelId, SideId};
use super::step::{Attack, Cause, InjuryRoll, Purpose, Reach, SuccessRoll};
use nml_catalogue::effect::{Action, ActionRoll, Effect, What, When};
use nml_catalogue::keyword::{Ignored, Keyword, Negated};
use nml_catalogue::length::Length;
use nml_catalogue::ruling::{Block, Critical, ImCapVsAp, LeaderBonus};
use nml_catalogue::sheet::{Protection, ProtectionKind, Weapon, WeaponKind};

/// A Success Roll, ready to be made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SuccessWhy {
    /// DICE, each with its reason; spent markers among them.
    pub modifiers: Vec<Modifier>,
    /// A failure ends the Activation (ROL-02).
    pub risky: bool,
    /// It succeeds without a roll.
    pub automatic: bool,
    /// What is added to the sum.
    pub total: i8,
    /// The lowest die that counts is taken as a 6.
    pub six: bool,
    /// A critical from this number.
    pub critical_from: u8,
}

/// An Injury Roll, ready to be made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct InjuryWhy {
    /// INJURY DICE and INJURY MODIFIERS, each with its reason.
    pub modifiers: Vec<Modifier>,
    /// What the dice are, for odds and for resolving.
    pub spec: InjurySpec,
}

impl SuccessWhy {
    /// ±DICE after opposite pairs cancelled.
    #[must_use]
    pub fn net(&self) -> i8 {
        net(&self.modifiers, ModifierKind::Dice)
    }

    /// What the dice are and what they mean, for odds and for resolving.
    #[must_use]
    pub fn spec(&self) -> SuccessSpec {
        SuccessSpec { net: self.net(), added: self.total, six: self.six, critical_from: self.critical_from }
    }

    /// The dice of it.
    #[must_use]
    pub fn pool(&self) -> Pool {
        self.spec().pool()
    }

    /// The exact odds; a roll that is not needed succeeds.
    #[must_use]
    pub fn odds(&self) -> Ways<SuccessBands<u128>> {
        if self.automatic {
            Ways { bands: SuccessBands { success: 1, ..SuccessBands::default() }, of: 1 }
        } else {
            self.spec().odds()
        }
    }
}

/// The sum of the modifiers of a kind.
#[must_use]
pub fn net(modifiers: &[Modifier], kind: ModifierKind) -> i8 {
    modifiers.iter().filter(|m| m.kind == kind).fold(0_i8, |sum, m| sum.saturating_add(m.value))
}

fn modifier(kind: ModifierKind, value: i8, name: &str, reason: impl Into<String>, rule: &str) -> Modifier {
    Modifier { kind, value, name: name.into(), reason: reason.into(), rule: rule.into() }
}

/// What is known about the range of a shot.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RangeKnown {
    /// Base to base, where it is measured.
    pub measured: Option<Length>,
    /// Up to here it is no Long Range; none: the weapon has no range.
    pub short: Option<Length>,
    /// At Long Range: stated, else measured, else no.
    pub long: bool,
}

impl Battle {
    /// Whether a shot is at Long Range: beyond half the weapon's range (ATK-05).
    #[must_use]
    pub fn range_of(&self, attack: &Attack) -> RangeKnown {
        let lying = self.on_its_side(attack.attacker) || attack.target.model().is_some_and(|m| self.on_its_side(m));
        let measured = self.distance_to(attack.attacker, attack.target).filter(|_| !lying);
        RangeKnown { measured, short: self.short_range(attack), long: self.is_long(attack) }
    }

    /// Half the weapon's range, as far as one sees now.
    fn short_range(&self, attack: &Attack) -> Option<Length> {
        let weapon = self.weapon(attack.attacker, &attack.weapon).filter(|_| attack.range == Reach::Ranged);
        weapon.and_then(|w| w.range).map(|range| self.seen_range(range).half())
    }

    /// The same without the distance: most questions need no more.
    pub(super) fn is_long(&self, attack: &Attack) -> bool {
        attack.facts.long.unwrap_or_else(|| {
            self.short_range(attack)
                .is_some_and(|short| self.near_target(attack.attacker, attack.target, short) == Some(false))
        })
    }

    /// The modifiers of a Success Roll as it stands, spent markers included.
    #[must_use]
    pub fn success_why(&self, roll: &SuccessRoll) -> SuccessWhy {
        let mut why = match &roll.purpose {
            Purpose::Attack(attack) => self.attack_why(attack),
            Purpose::Dash => self.plain_why(roll.model, &Moment { dash: true, ..Moment::default() }, true),
            Purpose::Leg(_) | Purpose::Danger { .. } | Purpose::Dive(_) | Purpose::Ledge(_) | Purpose::Blind { .. } => {
                self.ground_why(roll.model, &roll.purpose)
            }
            Purpose::Scenario(work) => {
                let plain = self.plain_why(roll.model, &Moment::default(), false);
                self.scenario_why(roll.model, work, plain)
            }
            Purpose::Action { action, target, .. } => match self.granted(roll.model).find(|a| a.id == *action) {
                Some(granted) => self.action_why(roll.model, granted, *target),
                None => self.plain_why(roll.model, &Moment::default(), false),
            },
            Purpose::Ability { what, .. } => self.plain_why(roll.model, &Moment::default(), what.risky()),
        };
        for called in &roll.window.called {
            apply_to_success(&mut why, &called.what, &called.name, "called on");
        }
        let steady = self.under(roll.model, |w| *w == What::Steady);
        if !steady && self.fighter(roll.model).is_some_and(|f| self.is_shaken(f.side)) {
            why.risky = true;
        }
        why.risky |= self.scene.mount(roll.model).is_some();
        why.risky &= !self.calm_together(roll.model);
        let spent = roll.window.total();
        let mut spend = |value: i8, name: &str, rule: &str| {
            if value != 0 {
                why.modifiers.push(modifier(ModifierKind::Dice, value, name, "spent", rule));
            }
        };
        spend(-signed(spent.blood), "BLOOD", "MRK-03");
        spend(-signed(spent.infection), "INFECTION", "MRK-03");
        spend(signed(spent.blessing), "BLESSING", "MRK-05");
        why
    }

    /// Whether the model is Activated together with its Fireteam partner and one of them keeps both calm.
    fn calm_together(&self, model: ModelId) -> bool {
        let acting =
            |m: ModelId| [&self.activation, &self.partner].into_iter().flatten().any(|a| a.model == m && a.together);
        let partner = self.mate(model).filter(|mate| acting(model) && acting(*mate));
        let mut pair = partner.into_iter().flat_map(|mate| [model, mate]);
        pair.any(|id| self.under(id, |w| *w == What::FireteamNotRisky))
    }

    fn action_why(&self, model: ModelId, action: &Action, target: Option<ModelId>) -> SuccessWhy {
        let moment = Moment { action: Some(action), target, ..Moment::default() };
        let mut why = self.plain_why(model, &moment, action.roll == ActionRoll::Risky);
        if action.dice != 0 {
            why.modifiers.insert(0, modifier(ModifierKind::Dice, action.dice, &action.name, "", "ACT-31"));
        }
        why
    }

    /// What conditions may ask about a Success Roll.
    pub(super) fn moment_of_success<'a>(&'a self, roll: &'a SuccessRoll) -> Moment<'a> {
        let called = roll.window.called.as_slice();
        match &roll.purpose {
            Purpose::Attack(attack) => Moment {
                attack: Some(attack),
                target: attack.target.model(),
                long: self.is_long(attack),
                called,
                ..Moment::default()
            },
            Purpose::Dash => Moment { dash: true, called, ..Moment::default() },
            Purpose::Action { action, target, .. } => {
                let action = self.granted(roll.model).find(|a| a.id == *action);
                Moment { action, target: *target, called, ..Moment::default() }
            }
            Purpose::Leg(leg) => Moment {
                way: true,
                climb: matches!(leg.what, super::ground::Passage::Climb { .. }),
                jump: matches!(leg.what, super::ground::Passage::Jump { .. }),
                called,
                ..Moment::default()
            },
            Purpose::Dive(_) => Moment { way: true, jump: true, called, ..Moment::default() },
            Purpose::Danger { .. } | Purpose::Blind { .. } => Moment { way: true, called, ..Moment::default() },
            Purpose::Ledge(_) | Purpose::Ability { .. } | Purpose::Scenario(_) => {
                Moment { called, ..Moment::default() }
            }
        }
    }

    /// What counts on any Success Roll of the model: Down, its own effects, auras.
    pub(super) fn plain_why(&self, model: ModelId, moment: &Moment<'_>, risky: bool) -> SuccessWhy {
        let mut why = SuccessWhy { risky, ..SuccessWhy::default() };
        let down = self.fighter(model).is_some_and(super::state::Fighter::down);
        if down && !self.under(model, |w| *w == What::NoDownPenalty) {
            why.modifiers.push(modifier(ModifierKind::Dice, -1, "Down", "", "DWN-02"));
        }
        for acting in self.wanted_on(model, |e| e.when == When::OwnSuccessRoll) {
            if self.holds(model, &acting.effect.conditions, moment) {
                let from = acting.from.map_or_else(String::new, |id| self.name(id).to_owned());
                apply_to_success(&mut why, &acting.effect.what, acting.source, &from);
                self.near_lines(&mut why, model, &acting.effect.what, acting.source, moment);
            }
        }
        why
    }

    /// DICE for friends near the bearer or its target, and for its own BLOOD MARKERS.
    fn near_lines(&self, why: &mut SuccessWhy, model: ModelId, what: &[What], source: &str, moment: &Moment<'_>) {
        for what in what {
            let count = |near: Vec<ModelId>, most: i8| {
                let others = near.into_iter().filter(|id| *id != model).count();
                i8::try_from(others).unwrap_or(i8::MAX).min(most)
            };
            let value = if let What::DicePerFriendNear { within, most } = what {
                count(self.friends_near(model, *within, false), *most)
            } else if let (What::DicePerFriendNearTarget { within, most }, Some(target)) = (what, moment.target) {
                let friends = self.enemies_near(target, *within, false);
                count(friends.into_iter().filter(|id| !self.enemies(model, *id)).collect(), *most)
            } else if let What::MeleeDicePerOwnBlood = what {
                self.fighter(model).map_or(0, |f| i8::try_from(f.markers.blood).unwrap_or(0))
            } else if let (What::CriticalPerTargetBlood, Some(target)) = (what, moment.target) {
                let blood = self.fighter(target).map_or(0, |f| f.markers.blood);
                why.critical_from = why.critical_from.min(12_u8.saturating_sub(blood).max(7));
                0
            } else {
                0
            };
            if value != 0 {
                why.modifiers.push(modifier(ModifierKind::Dice, value, source, "", "ROL-07"));
            }
        }
    }

    fn attack_why(&self, attack: &Attack) -> SuccessWhy {
        let long = self.is_long(attack);
        let moment = Moment { attack: Some(attack), target: attack.target.model(), long, ..Moment::default() };
        let mut why = self.plain_why(attack.attacker, &moment, false);
        let (Some(sheet), Some(weapon)) = (self.sheet(attack.attacker), self.weapon(attack.attacker, &attack.weapon))
        else {
            return why;
        };
        for called in &attack.called {
            apply_to_success(&mut why, &called.what, &called.name, "called on");
        }
        let mut lines = Vec::new();
        let mut add = |value: i8, name: &str, reason: String, rule: &str| {
            if value != 0 {
                lines.push(modifier(ModifierKind::Dice, value, name, reason, rule));
            }
        };
        let ignores = |what: Ignored| self.attack_has(attack, &Keyword::Ignore(what), &moment);
        match attack.range {
            Reach::Ranged => {
                add(sheet.ranged.unwrap_or(0), "Ranged", sheet.entry_name.clone(), "ATK-04");
                add(self.aim_of(attack.attacker), "Aim", String::new(), "ACT-31");
                let (high, above) = self.elevated_over(attack);
                if high && !ignores(Ignored::ElevatedPosition) {
                    add(1, "Elevated", above, "ATK-07");
                }
                if long && !ignores(Ignored::LongRange) && !weapon.keywords.contains(&Keyword::Shotgun) {
                    let value = if self.weapon_says(attack.attacker, &attack.weapon, |w| *w == What::LongRangeHelps) {
                        1
                    } else {
                        -1
                    };
                    add(value, "Long", long_reason(self.range_of(attack), weapon), "ATK-05");
                }
            }
            Reach::Melee => {
                let pistol = weapon.keywords.contains(&Keyword::Pistol);
                let melee = sheet.melee.unwrap_or(0);
                let by_shooting = weapon.effects.iter().any(|e| e.what.contains(&What::FightsWithRanged));
                let either = pistol
                    || weapon.kind == WeaponKind::Ranged
                        && self.under(attack.attacker, |w| *w == What::FightsWithRanged);
                let better = match sheet.ranged {
                    Some(ranged) if by_shooting && !pistol => ranged,
                    Some(ranged) if either => melee.max(ranged),
                    Some(_) | None => melee,
                };
                let name = if better == melee { "Melee" } else { "Ranged" };
                add(better, name, sheet.entry_name.clone(), "ATK-04");
                if attack.off_hand && !ignores(Ignored::OffHand) {
                    add(-1, "Off-hand", weapon.name.clone(), "ATK-12");
                }
                let target = attack.target.model();
                let whom = || target.map_or_else(String::new, |m| self.name(m).to_owned());
                let fears = target.is_some_and(|m| self.has(m, &Keyword::Fear))
                    && !self.has(attack.attacker, &Keyword::Fear)
                    && !self.has(attack.attacker, &Keyword::Negate(Negated::Fear));
                let dives = self.fighter(attack.attacker).is_some_and(|f| f.dives);
                add(i8::from(dives), "Diving Charge", String::new(), "ATK-15");
                add(if fears { -1 } else { 0 }, "FEAR", whom(), "ATK-13");
                let charged = self.fighter(attack.attacker).is_some_and(|f| f.charged);
                let always = self.field.ruleset.rulings.block == Block::Always;
                if (charged || always) && target.is_some_and(|m| self.blocks(m)) {
                    add(-1, "BLOCK", whom(), "ATK-14");
                }
            }
        }
        add(weapon.dice, &weapon.name, String::new(), "ATK-04");
        if self.in_cover(attack) {
            let (ignored, name, rule) = match attack.range {
                Reach::Ranged => (Ignored::Cover, "Cover", "ATK-06"),
                Reach::Melee => (Ignored::DefendedObstacle, "Defended Obstacle", "ATK-11"),
            };
            if !ignores(ignored) && !self.dived_over(attack) {
                let helps = self.weapon_says(attack.attacker, &attack.weapon, |w| *w == What::CoverHelps);
                add(if helps { 1 } else { -1 }, name, String::new(), rule);
            }
        }
        for effect in weapon.effects.iter().filter(|e| e.when == When::OwnSuccessRoll) {
            if self.holds(attack.attacker, &effect.conditions, &moment) {
                apply_to_success(&mut why, &effect.what, &weapon.name, "");
                self.near_lines(&mut why, attack.attacker, &effect.what, &weapon.name, &moment);
            }
        }
        if let Some(target) = attack.target.model() {
            for acting in self.wanted_on(target, |e| e.when == When::TargetedByAttack) {
                if self.holds(target, &acting.effect.conditions, &moment) {
                    apply_to_success(&mut why, &acting.effect.what, acting.source, self.name(target));
                }
            }
        }
        lines.append(&mut why.modifiers);
        why.modifiers = lines;
        why.risky |= weapon.keywords.contains(&Keyword::Risky);
        why.automatic |= weapon.keywords.contains(&Keyword::Flamethrower);
        why.modifiers.extend(self.scene_dice(attack));
        why
    }

    fn aim_of(&self, model: ModelId) -> i8 {
        self.activation.as_ref().filter(|a| a.model == model).map_or(0, |a| a.aim)
    }

    fn blocks(&self, model: ModelId) -> bool {
        self.has(model, &Keyword::Block)
            || self.sheet(model).is_some_and(|s| s.weapons.iter().any(|w| w.keywords.contains(&Keyword::Block)))
    }

    /// Whether the target counts as in Cover: stated, else from its keyword, else proposed from terrain. A point has
    /// none of its own.
    #[must_use]
    pub fn in_cover(&self, attack: &Attack) -> bool {
        let seen = |target| self.has(target, &Keyword::Cover) || self.covered(attack.attacker, target) == Some(true);
        attack.facts.cover.unwrap_or_else(|| attack.target.model().is_some_and(seen))
    }

    /// The modifiers of an Injury Roll as it stands, spent markers included, and the dice of it.
    #[must_use]
    pub fn injury_why(&self, roll: &InjuryRoll) -> InjuryWhy {
        let moment = self.moment_of(roll);
        let rulings = &self.field.ruleset.rulings;
        let mut modifiers = Vec::new();
        let mut dice = |value: i8, name: &str, reason: &str, rule: &str| {
            if value != 0 {
                modifiers.push(modifier(ModifierKind::InjuryDice, value, name, reason, rule));
            }
        };
        let has = |keyword: &Keyword| self.cause_has(&roll.cause, keyword, &moment);
        let mut weapon = None;
        match &roll.cause {
            Cause::Attack { attack, critical, .. } => {
                if *critical {
                    let two = has(&Keyword::Critical) && rulings.critical != Critical::Plus1Always;
                    dice(if two { 2 } else { 1 }, if two { "CRITICAL" } else { "Critical" }, "", "INJ-10");
                }
                dice(self.dive_injury(attack), "Diving Charge", "", "C-30");
                if attack.range == Reach::Melee && self.fighter(roll.victim).is_some_and(super::state::Fighter::down) {
                    dice(1, "Target Down", "", "INJ-11");
                }
                weapon = self.weapon(attack.attacker, &attack.weapon);
                if let Some(weapon) = weapon {
                    dice(weapon.injury_dice, &weapon.name, "", "INJ-03");
                    let shotgun = weapon.keywords.contains(&Keyword::Shotgun);
                    if moment.long && shotgun && !has(&Keyword::Ignore(Ignored::LongRange)) {
                        dice(-1, "SHOTGUN", &long_reason(self.range_of(attack), weapon), "ATK-05");
                    }
                }
            }
            Cause::Harm(harm) => dice(harm.injury_dice, harm.source.name(), &harm_reason(harm), harm.source.rule()),
        }
        let armour_ignored = has(&Keyword::Ignore(Ignored::Armour)) || self.armour_undone(roll.victim, &moment);
        let shield_ignored = has(&Keyword::Ignore(Ignored::Shield));
        let mut lines = self.injury_effects(roll, &moment);
        modifiers.append(&mut lines);
        modifiers.extend(self.scene_injury(roll));
        let spent = roll.window.total();
        let price = if spent.bloodbath { self.bloodbath_price(roll) } else { 0 };
        for (value, name, rule) in [
            (signed(spent.hostile().saturating_sub(price)), "BLOOD", "MRK-04"),
            (-signed(spent.blessing), "BLESSING", "MRK-06"),
        ] {
            if value != 0 {
                modifiers.push(modifier(ModifierKind::InjuryDice, value, name, "spent", rule));
            }
        }
        if let Some(harm) = roll.cause.harm()
            && harm.injury_modifier != 0
        {
            let value = harm.injury_modifier;
            modifiers.push(modifier(ModifierKind::InjuryModifier, value, harm.source.name(), "", "INJ-04"));
        }
        if let Some(weapon) = weapon
            && weapon.injury_modifier != 0
        {
            modifiers.push(modifier(ModifierKind::InjuryModifier, weapon.injury_modifier, &weapon.name, "", "INJ-04"));
        }
        let piercing = has(&Keyword::ArmourPiercing);
        let armour = self.armour_lines(roll.victim, armour_ignored, shield_ignored, piercing);
        // ARMOUR PIERCING lowers the sum of armour before the cap counts it (C-25).
        let numbers = |lines: &[Modifier]| -> Vec<i8> {
            lines.iter().filter(|m| m.kind == ModifierKind::InjuryModifier).map(|m| m.value).collect()
        };
        let mut injury_modifiers = numbers(&modifiers);
        match rulings.im_cap_vs_ap {
            ImCapVsAp::ApBeforeCap => injury_modifiers.push(net(&armour, ModifierKind::InjuryModifier)),
            ImCapVsAp::ApAfterCap => injury_modifiers.extend(numbers(&armour)),
        }
        modifiers.extend(armour);
        let four = roll.cause.harm().is_some_and(|h| h.four_dice);
        let wound = Wound {
            injury_dice: net(&modifiers, ModifierKind::InjuryDice),
            injury_modifiers,
            deadly: has(&Keyword::Deadly),
            bloodbath: spent.bloodbath,
        };
        let mut spec = InjurySpec::new(&wound, &rulings.injury_reading());
        if four {
            (spec.pool.base, spec.pool.keep) = (Keep::Four, Keep::Four);
        }
        if self.one_injury_die(roll, &moment) {
            let keep = if spent.bloodbath { Keep::Two } else { Keep::One };
            (spec.pool.base, spec.pool.keep) = (keep, keep);
        }
        spec.pool.six = self.one_injury_die_is_six(roll, &moment);
        InjuryWhy { modifiers, spec }
    }

    fn injury_effects(&self, roll: &InjuryRoll, moment: &Moment<'_>) -> Vec<Modifier> {
        let mut lines = Vec::new();
        let armed = roll.cause.attack().and_then(|a| Some((a, self.weapon(a.attacker, &a.weapon)?)));
        if let Some((attack, weapon)) = armed {
            for acting in self.attack_effects(attack.attacker, weapon).filter(|a| a.effect.when == When::OwnInjuryRoll)
            {
                if self.holds(attack.attacker, &acting.effect.conditions, moment) {
                    injury_lines(&mut lines, &acting.effect.what, acting.source, "");
                    let of = (attack.attacker, roll.victim);
                    self.blood_lines(&mut lines, of, &acting.effect.what, acting.source);
                }
            }
            for called in &attack.called {
                injury_lines(&mut lines, &called.what, &called.name, "called on");
            }
        }
        for called in moment.called {
            injury_lines(&mut lines, &called.what, &called.name, "called on");
            let pairs = i8::try_from(called.paid / 2).unwrap_or(0);
            for what in &called.what {
                if let What::InjuryModifierPerTwoPaid(each) = what {
                    let value = each.saturating_mul(pairs);
                    lines.push(modifier(ModifierKind::InjuryModifier, value, &called.name, "paid", "INJ-04"));
                }
            }
        }
        for acting in self.wanted_on(roll.victim, |e| e.when == When::InjuryRollAgainst) {
            if self.holds(roll.victim, &acting.effect.conditions, moment) {
                injury_lines(&mut lines, &acting.effect.what, acting.source, self.name(roll.victim));
            }
        }
        lines
    }

    /// INJURY MODIFIERS for the BLOOD MARKERS of the attacker and of the victim.
    fn blood_lines(&self, lines: &mut Vec<Modifier>, of: (ModelId, ModelId), what: &[What], source: &str) {
        let blood = |model| self.fighter(model).map_or(0, |f| signed(f.markers.blood));
        for what in what {
            let value = if let What::InjuryModifierPerTwoOwnBlood(each) = what {
                each.saturating_mul(blood(of.0) / 2)
            } else if let What::InjuryModifierPerTargetBlood(each) = what {
                each.saturating_mul(blood(of.1))
            } else {
                0
            };
            if value != 0 {
                lines.push(modifier(ModifierKind::InjuryModifier, value, source, "BLOOD MARKERS", "INJ-04"));
            }
        }
    }

    /// What armour takes off: IGNORE ARMOUR drops it, ARMOUR PIERCING moves its sum one towards none
    /// (V-23), IMPERVIOUS pieces stand outside both.
    fn armour_lines(&self, victim: ModelId, ignored: bool, shield_ignored: bool, piercing: bool) -> Vec<Modifier> {
        let Some(sheet) = self.sheet(victim) else { return Vec::new() };
        let line = |p: &Protection| modifier(ModifierKind::InjuryModifier, p.modifier, &p.name, "", "INJ-12");
        let counts = |p: &&Protection| {
            let none = p.kind == ProtectionKind::Characteristic && self.under(victim, |w| *w == What::ArmourZero);
            p.modifier != 0
                && !none
                && (p.impervious || !(ignored || shield_ignored && p.kind == ProtectionKind::Shield))
        };
        let mut lines: Vec<Modifier> = sheet.armour.iter().filter(counts).map(line).collect();
        let pierceable: i8 = sheet.armour.iter().filter(counts).filter(|p| !p.impervious).map(|p| p.modifier).sum();
        if piercing && pierceable < 0 {
            lines.push(modifier(ModifierKind::InjuryModifier, 1, "ARMOUR PIERCING", "", "V-23"));
        }
        lines
    }

    /// What a Bloodbath on this roll costs: six markers, three on a Down model (INJ-14).
    #[must_use]
    pub fn bloodbath_price(&self, roll: &InjuryRoll) -> u8 {
        let base = if self.fighter(roll.victim).is_some_and(super::state::Fighter::down) { 3 } else { 6 };
        let moment = self.moment_of(roll);
        let Some((attack, weapon)) = roll.cause.attack().and_then(|a| Some((a, self.weapon(a.attacker, &a.weapon)?)))
        else {
            return base;
        };
        let words = self
            .attack_effects(attack.attacker, weapon)
            .filter(|a| a.effect.when == When::OwnInjuryRoll)
            .filter(|a| self.holds(attack.attacker, &a.effect.conditions, &moment))
            .flat_map(|a| &a.effect.what);
        let mut price: u8 = base;
        let mut cheaper = 0_u8;
        for what in words {
            if let What::BloodbathCost(n) = what {
                price = price.min(*n);
            }
            if let What::BloodbathCheaper(n) = what {
                cheaper = cheaper.saturating_add(*n);
            }
        }
        price.saturating_sub(cheaper).max(1)
    }

    /// Whether armour on the victim counts for nothing on this roll.
    fn armour_undone(&self, victim: ModelId, moment: &Moment<'_>) -> bool {
        self.wanted_on(victim, |e| e.when == When::InjuryRollAgainst && e.what.contains(&What::ArmourIgnored))
            .any(|a| self.holds(victim, &a.effect.conditions, moment))
    }

    /// Whether the Injury Roll takes one die.
    fn one_injury_die(&self, roll: &InjuryRoll, moment: &Moment<'_>) -> bool {
        let Some(attack) = roll.cause.attack() else { return false };
        let Some(weapon) = self.weapon(attack.attacker, &attack.weapon) else { return false };
        weapon
            .effects
            .iter()
            .any(|e| e.what.contains(&What::OneInjuryDie) && self.holds(attack.attacker, &e.conditions, moment))
    }

    /// Whether one die of the Injury Roll counts as a 6.
    fn one_injury_die_is_six(&self, roll: &InjuryRoll, moment: &Moment<'_>) -> bool {
        let Some(attack) = roll.cause.attack() else { return false };
        let Some(weapon) = self.weapon(attack.attacker, &attack.weapon) else { return false };
        let of_weapon = |effect: &Effect| weapon.effects.iter().any(|own| std::ptr::eq(own, effect));
        self.attack_effects(attack.attacker, weapon).any(|a| {
            a.effect.what.contains(&What::OneInjuryDieIsSix)
                && (a.effect.when == When::OwnInjuryRoll || of_weapon(a.effect))
                && self.holds(attack.attacker, &a.effect.conditions, moment)
        })
    }

    /// The modifiers of a side's Morale Check; markers cannot touch it (MOR-02).
    #[must_use]
    pub fn morale_why(&self, side: SideId) -> SuccessWhy {
        let mut why = SuccessWhy::default();
        let leader = self
            .models()
            .find(|(id, f)| f.side == side && f.standing() && self.has(*id, &Keyword::Leader))
            .map(|(id, _)| id);
        if let Some(leader) = leader
            && self.field.ruleset.rulings.leader_bonus != LeaderBonus::None
        {
            why.modifiers.push(modifier(ModifierKind::Dice, 1, "LEADER", self.name(leader), "MOR-03"));
        }
        if let Some(force) = self.field.forces.get(usize::from(side)) {
            for sourced in force.effects.iter().filter(|s| s.effect.when == When::MoraleCheck) {
                apply_to_success(&mut why, &sourced.effect.what, &sourced.source, "");
            }
        }
        // Rules of enemy Warbands that speak of this side's checks.
        for (force, enemy) in self.field.forces.iter().zip(0_u8..) {
            for sourced in force.effects.iter().filter(|s| s.effect.when == When::EnemyMoraleCheck) {
                let spared = sourced.effect.conditions.iter().any(|c| self.spares(c, side));
                if self.hostile(enemy, side) && !spared {
                    apply_to_success(&mut why, &sourced.effect.what, &sourced.source, "");
                }
            }
        }
        for model in self.on_table(side) {
            for (source, words) in self
                .effects_on(model)
                .filter(|a| a.effect.when == When::MoraleCheck)
                .map(|a| (a.source, &a.effect.what))
            {
                apply_to_success(&mut why, words, source, self.name(model));
            }
        }
        let banked = self.banked(side);
        if banked != 0 {
            why.modifiers.push(modifier(ModifierKind::Dice, banked, "Whip of God", "", "MOR-02"));
        }
        why
    }

    /// Whether a condition of an enemy Warband's rule leaves this side out.
    fn spares(&self, condition: &nml_catalogue::effect::Condition, side: SideId) -> bool {
        if let nml_catalogue::effect::Condition::Not(inner) = condition
            && let nml_catalogue::effect::Condition::EnemyFaction(factions) = &**inner
        {
            return self.field.forces.get(usize::from(side)).is_some_and(|f| factions.contains(&f.faction));
        }
        false
    }
}

impl Default for SuccessWhy {
    fn default() -> Self {
        let SuccessSpec { added: total, six, critical_from, .. } = SuccessSpec::default();
        Self { modifiers: Vec::new(), risky: false, automatic: false, total, six, critical_from }
    }
}

/// A Success Roll with these further markers spent on it.
pub(super) fn spent_on_success(spec: SuccessSpec, spent: Spend) -> SuccessSpec {
    let dice = [-signed(spent.blood), -signed(spent.infection), signed(spent.blessing)];
    SuccessSpec { net: dice.into_iter().fold(spec.net, i8::saturating_add), ..spec }
}

/// An Injury Roll with these further markers spent on it; `price` of them pay for the Bloodbath it already is.
pub(super) fn spent_on_injury(mut spec: InjurySpec, spent: Spend, price: u8) -> InjurySpec {
    let more = signed(spent.hostile().saturating_sub(price));
    spec.pool.net = spec.pool.net.saturating_add(more).saturating_add(-signed(spent.blessing));
    spec
}

fn signed(n: u8) -> i8 {
    i8::try_from(n).unwrap_or(i8::MAX)
}

fn long_reason(known: RangeKnown, weapon: &Weapon) -> String {
    match (known.measured, weapon.range) {
        (Some(measured), Some(range)) => format!("{measured} of {range}"),
        (None, Some(range)) => format!("over {}", range.half()),
        (_, None) => String::new(),
    }
}

fn harm_reason(harm: &Harm) -> String {
    if let HarmSource::Fall { drop } = &harm.source { drop.to_string() } else { String::new() }
}

fn apply_to_success(why: &mut SuccessWhy, what: &[What], source: &str, reason: &str) {
    for what in what {
        if let What::Dice(n) = what {
            why.modifiers.push(modifier(ModifierKind::Dice, *n, source, reason, "ROL-07"));
        }
        why.automatic |= matches!(what, What::AutomaticSuccess | What::NextRollSucceeds);
        why.six |= *what == What::OneDieIsSix;
        if let What::Total(n) = what {
            why.total = why.total.saturating_add(*n);
        }
        if let What::CriticalOn(n) = what {
            why.critical_from = why.critical_from.min(*n);
        }
        why.risky |= *what == What::Keyword(Keyword::Risky);
    }
}

fn injury_lines(lines: &mut Vec<Modifier>, what: &[What], source: &str, reason: &str) {
    for what in what {
        if let What::InjuryDice(n) = what {
            lines.push(modifier(ModifierKind::InjuryDice, *n, source, reason, "INJ-03"));
        }
        if let What::InjuryModifier(n) | What::Total(n) = what {
            lines.push(modifier(ModifierKind::InjuryModifier, *n, source, reason, "INJ-04"));
        }
    }
}
