//! Every number with its reasons: the modifiers of each roll, before it is made.

use nml_dice::{InjuryRoll as InjurySpec, Keep, Pool, Wound};

use super::effects::Moment;
use super::event::{Modifier, ModifierKind};
use super::harm::{Harm, HarmSource};
use super::state::{Battle, ModelId, SideId};
use super::step::{Attack, Cause, InjuryRoll, Purpose, Reach, SuccessRoll};
use crate::effect::{Action, ActionRoll, What, When};
use crate::keyword::{Ignored, Keyword, Negated};
use crate::length::Length;
use crate::ruling::{Block, Critical, ImCapVsAp, LeaderBonus};
use crate::sheet::{Protection, ProtectionKind, Weapon};

/// A Success Roll, ready to be made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SuccessWhy {
    /// DICE, each with its reason; spent markers among them.
    pub modifiers: Vec<Modifier>,
    /// A failure ends the Activation (ROL-02).
    pub risky: bool,
    /// It succeeds without a roll.
    pub automatic: bool,
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

    /// The dice of it.
    #[must_use]
    pub fn pool(&self) -> Pool {
        Pool::new(Keep::Two, self.net())
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
    /// At Long Range: stated, else measured, else no.
    pub long: bool,
}

impl Battle {
    /// Whether a shot is at Long Range: beyond half the weapon's range (ATK-05).
    #[must_use]
    pub fn range_of(&self, attack: &Attack) -> RangeKnown {
        let measured = self.distance(attack.attacker, attack.target);
        let range = self.weapon(attack.attacker, &attack.weapon).and_then(|w| w.range).map(|r| self.seen_range(r));
        let by_measure = match (attack.range, range) {
            (Reach::Ranged, Some(range)) => {
                self.near(attack.attacker, attack.target, range.half()).is_some_and(|short| !short)
            }
            _ => false,
        };
        RangeKnown { measured, long: attack.facts.long.unwrap_or(by_measure) }
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
        };
        if self.fighter(roll.model).is_some_and(|f| self.is_shaken(f.side)) {
            why.risky = true;
        }
        why.risky |= self.scene.mount(roll.model).is_some();
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

    fn action_why(&self, model: ModelId, action: &Action, target: Option<ModelId>) -> SuccessWhy {
        let moment = Moment { action: Some(action), target, ..Moment::default() };
        let mut why = self.plain_why(model, &moment, action.roll == ActionRoll::Risky);
        if action.dice != 0 {
            why.modifiers.insert(0, modifier(ModifierKind::Dice, action.dice, &action.name, "", "ACT-31"));
        }
        why
    }

    /// What counts on any Success Roll of the model: Down, its own effects, auras.
    pub(super) fn plain_why(&self, model: ModelId, moment: &Moment<'_>, risky: bool) -> SuccessWhy {
        let mut why = SuccessWhy { modifiers: Vec::new(), risky, automatic: false };
        if self.fighter(model).is_some_and(super::state::Fighter::down) {
            why.modifiers.push(modifier(ModifierKind::Dice, -1, "Down", "", "DWN-02"));
        }
        for acting in self.effects_on(model).filter(|a| a.effect.when == When::OwnSuccessRoll) {
            if self.holds(model, &acting.effect.conditions, moment) {
                let from = acting.from.map_or_else(String::new, |id| self.name(id).to_owned());
                apply_to_success(&mut why, &acting.effect.what, acting.source, &from);
            }
        }
        why
    }

    fn attack_why(&self, attack: &Attack) -> SuccessWhy {
        let known = self.range_of(attack);
        let moment =
            Moment { attack: Some(attack), target: Some(attack.target), long: known.long, ..Moment::default() };
        let mut why = self.plain_why(attack.attacker, &moment, false);
        let (Some(sheet), Some(weapon)) = (self.sheet(attack.attacker), self.weapon(attack.attacker, &attack.weapon))
        else {
            return why;
        };
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
                if known.long && !ignores(Ignored::LongRange) && !weapon.keywords.contains(&Keyword::Shotgun) {
                    add(-1, "Long", long_reason(known, weapon), "ATK-05");
                }
            }
            Reach::Melee => {
                let pistol = weapon.keywords.contains(&Keyword::Pistol);
                let melee = sheet.melee.unwrap_or(0);
                let better = if pistol { melee.max(sheet.ranged.unwrap_or(i8::MIN)) } else { melee };
                let name = if better == melee { "Melee" } else { "Ranged" };
                add(better, name, sheet.entry_name.clone(), "ATK-04");
                if attack.off_hand && !ignores(Ignored::OffHand) {
                    add(-1, "Off-hand", weapon.name.clone(), "ATK-12");
                }
                let fears = self.has(attack.target, &Keyword::Fear)
                    && !self.has(attack.attacker, &Keyword::Fear)
                    && !self.has(attack.attacker, &Keyword::Negate(Negated::Fear));
                let dives = self.fighter(attack.attacker).is_some_and(|f| f.dives);
                add(i8::from(dives), "Diving Charge", String::new(), "ATK-15");
                add(if fears { -1 } else { 0 }, "FEAR", self.name(attack.target).to_owned(), "ATK-13");
                let charged = self.fighter(attack.attacker).is_some_and(|f| f.charged);
                let always = self.field.ruleset.rulings.block == Block::Always;
                if (charged || always) && self.blocks(attack.target) {
                    add(-1, "BLOCK", self.name(attack.target).to_owned(), "ATK-14");
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
                add(-1, name, String::new(), rule);
            }
        }
        for effect in weapon.effects.iter().filter(|e| e.when == When::OwnSuccessRoll) {
            if self.holds(attack.attacker, &effect.conditions, &moment) {
                apply_to_success(&mut why, &effect.what, &weapon.name, "");
            }
        }
        for acting in self.effects_on(attack.target).filter(|a| a.effect.when == When::TargetedByAttack) {
            if self.holds(attack.target, &acting.effect.conditions, &moment) {
                apply_to_success(&mut why, &acting.effect.what, acting.source, self.name(attack.target));
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

    /// Whether the target counts as in Cover: stated, else from its keyword, else proposed from terrain.
    #[must_use]
    pub fn in_cover(&self, attack: &Attack) -> bool {
        attack.facts.cover.unwrap_or_else(|| {
            self.has(attack.target, &Keyword::Cover) || self.covered(attack.attacker, attack.target) == Some(true)
        })
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
        let armour_ignored = has(&Keyword::Ignore(Ignored::Armour));
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
        let wound = Wound {
            injury_dice: net(&modifiers, ModifierKind::InjuryDice),
            injury_modifiers,
            deadly: has(&Keyword::Deadly),
            bloodbath: spent.bloodbath,
        };
        let spec = InjurySpec::new(&wound, &rulings.injury_reading());
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
                }
            }
        }
        for acting in self.effects_on(roll.victim).filter(|a| a.effect.when == When::InjuryRollAgainst) {
            if self.holds(roll.victim, &acting.effect.conditions, moment) {
                injury_lines(&mut lines, &acting.effect.what, acting.source, self.name(roll.victim));
            }
        }
        lines
    }

    /// What armour takes off: IGNORE ARMOUR drops it, ARMOUR PIERCING moves its sum one towards none
    /// (V-23), IMPERVIOUS pieces stand outside both.
    fn armour_lines(&self, victim: ModelId, ignored: bool, shield_ignored: bool, piercing: bool) -> Vec<Modifier> {
        let Some(sheet) = self.sheet(victim) else { return Vec::new() };
        let line = |p: &Protection| modifier(ModifierKind::InjuryModifier, p.modifier, &p.name, "", "INJ-12");
        let counts = |p: &&Protection| {
            p.modifier != 0 && (p.impervious || !(ignored || shield_ignored && p.kind == ProtectionKind::Shield))
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
        if self.fighter(roll.victim).is_some_and(super::state::Fighter::down) { 3 } else { 6 }
    }

    /// The modifiers of a side's Morale Check; markers cannot touch it (MOR-02).
    #[must_use]
    pub fn morale_why(&self, side: SideId) -> SuccessWhy {
        let mut why = SuccessWhy { modifiers: Vec::new(), risky: false, automatic: false };
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
        why
    }
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
        why.automatic |= *what == What::AutomaticSuccess;
        why.risky |= *what == What::Keyword(Keyword::Risky);
    }
}

fn injury_lines(lines: &mut Vec<Modifier>, what: &[What], source: &str, reason: &str) {
    for what in what {
        if let What::InjuryDice(n) = what {
            lines.push(modifier(ModifierKind::InjuryDice, *n, source, reason, "INJ-03"));
        }
        if let What::InjuryModifier(n) = what {
            lines.push(modifier(ModifierKind::InjuryModifier, *n, source, reason, "INJ-04"));
        }
    }
}
