//! The special rules of a scenario: what you can do with the things on the table, which models belong to nobody, what
//! comes up by itself.

use nml_catalogue::Scenario;
use nml_catalogue::card::Weapon;
use nml_catalogue::effect::ActionRoll;
use nml_catalogue::keyword::Keyword;
use nml_catalogue::length::Length;
use nml_catalogue::message::Argument;
use nml_catalogue::scenario::{
    Blast, Bleeds, KillMark, Laid, Mind, Neutral, NeutralTurns, Stirring, ThingAction, ThingCondition, ThingDoes,
    ThingKind, Unforeseen, UnforeseenDoes, With,
};
use nml_exchange::print::Fact;
use nml_words::measured;

use super::scenario::role;
use crate::plain_words::in_a_row;
use crate::words::prints::{sentence, told};
use crate::words::{scenario_things as say, signed};

/// All of them.
pub(super) fn special(scenario: &Scenario) -> Vec<Fact> {
    let mut facts: Vec<Fact> = scenario.kinds.iter().map(|kind| thing(kind, scenario)).collect();
    facts.extend(scenario.neutrals.iter().map(nobodys));
    facts.extend(
        scenario
            .neutral_turns
            .as_ref()
            .map(|turns| Fact { name: say::after_activation(), lines: vec![act_on(turns, scenario)] }),
    );
    facts.extend(scenario.unforeseen.as_ref().map(|event| unforeseen(event, scenario)));
    if !scenario.stirring.is_empty() {
        let last = scenario.stirring.len();
        let lines = scenario.stirring.iter().zip(1_usize..).map(|(stirring, nth)| match (stirring, nth == last) {
            (Stirring::Trembles(face), false) => say::trembles(nth, *face),
            (Stirring::Trembles(face), true) => say::trembles_later(nth, *face),
            (Stirring::AwakensOn(0 | 1), false) => say::awakens(nth),
            (Stirring::AwakensOn(0 | 1), true) => say::awakens_later(nth),
            (Stirring::AwakensOn(face), false) => say::awakens_on(nth, *face),
            (Stirring::AwakensOn(face), true) => say::awakens_on_later(nth, *face),
        });
        facts.push(Fact { name: say::when_it_stirs(), lines: lines.collect() });
    }
    facts.retain(|fact| !fact.lines.is_empty());
    facts
}

/// Things of a kind lie as they are drawn.
pub(super) fn is_drawn(kind: &ThingKind) -> bool {
    kind.laid == Laid::Drawn
}

/// Who lays the things of a kind. `None` if they lie as drawn, or come up in play.
pub(super) fn laid(kind: &ThingKind) -> Option<String> {
    match kind.laid {
        Laid::Drawn | Laid::Later => None,
        Laid::By(side) => Some(say::lays_each(role(side), &kind.name)),
        Laid::InTurn(side) => Some(say::lay_in_turn(&kind.name, role(side))),
        Laid::Each(each) => Some(say::lays_so_many(each, &kind.name)),
    }
}

/// A neutral model's name.
pub(super) fn neutral(scenario: &Scenario, entry: &str) -> String {
    let known = scenario.neutrals.iter().find(|one| one.sheet.entry == entry);
    known.map_or_else(|| told(entry), |one| one.sheet.name.clone())
}

fn kind_name(scenario: &Scenario, id: &str) -> String {
    scenario.kinds.iter().find(|kind| kind.id == id).map_or_else(|| told(id), |kind| kind.name.clone())
}

fn thing(kind: &ThingKind, scenario: &Scenario) -> Fact {
    let mut lines = Vec::new();
    if kind.laid == Laid::Later {
        lines.push(say::comes_up());
    }
    if kind.duds > 0 {
        lines.push(say::duds(kind.duds));
    }
    if kind.stock > 0 {
        lines.push(say::stock(kind.stock));
    }
    if kind.burden {
        lines.push(say::burden());
    }
    lines.extend(kind.actions.iter().map(|one| action(one, scenario)));
    if let Some(struck) = &kind.struck {
        let melee = struck.melee.then(say::melee_attack);
        let ranged = struck.ranged.as_deref().map(|with| match with {
            [] => say::ranged_attack(),
            some => say::ranged_attack_with(Argument::Any(some.iter().map(Keyword::to_string).collect())),
        });
        let by = Argument::Any(melee.into_iter().chain(ranged).collect());
        lines.push(say::hit_by(by, does(&struck.does, scenario)));
    }
    if let Some(tripped) = &kind.tripped {
        lines.push(say::moves_near(tripped.within, does(&tripped.does, scenario)));
    }
    if let Some(Bleeds { within, markers }) = kind.bleeds {
        lines.push(say::activated_near(within, markers));
    }
    if let Some(lends) = &kind.lends {
        lines.push(if lends.not_contested {
            say::may_shoot_uncontested(lends.within, arm(&lends.weapon))
        } else {
            say::may_shoot(lends.within, arm(&lends.weapon))
        });
    }
    Fact { name: kind.name.clone(), lines }
}

/// A weapon in a line.
fn arm(weapon: &Weapon) -> String {
    let mut parts: Vec<String> = weapon.range.map(measured).into_iter().collect();
    if weapon.melee {
        parts.push(say::melee());
    }
    let figures = [
        (weapon.dice, say::dice as fn(String) -> String),
        (weapon.injury_dice, say::injury_dice),
        (weapon.injury_modifier, say::injury_modifier),
    ];
    parts.extend(
        figures.into_iter().filter(|(figure, _)| *figure != 0).map(|(figure, said)| said(signed(figure.into()))),
    );
    parts.extend(weapon.keywords.iter().map(Keyword::to_string));
    in_a_row(parts)
}

fn action(action: &ThingAction, scenario: &Scenario) -> String {
    let mut head = Vec::new();
    head.push(if action.free { say::part_of_action() } else { say::an_action() });
    match action.roll {
        ActionRoll::None => {}
        ActionRoll::Success => head.push(say::success_roll()),
        ActionRoll::Risky => head.push(say::risky_roll()),
    }
    if !action.in_hand {
        head.push(match action.within {
            Length::ZERO => say::in_contact(),
            within => say::within_reach(within),
        });
    }
    head.extend(action.side.map(|side| say::side_only(role(side))));
    if !action.keywords.is_empty() {
        head.push(say::keywords_only(in_a_row(action.keywords.iter().map(Keyword::to_string))));
    }
    head.extend(action.with.map(|with| match with {
        With::Friend(Length::ZERO) => say::friend_in_contact(),
        With::Friend(within) => say::friend_near(within),
        With::DownEnemy(Length::ZERO) => say::down_enemy_in_contact(),
        With::DownEnemy(within) => say::down_enemy_near(within),
    }));
    head.extend(action.conditions.iter().map(|condition| holds(*condition)));
    say::action(&action.name, in_a_row(head), does(&action.does, scenario))
}

fn holds(condition: ThingCondition) -> String {
    match condition {
        ThingCondition::Unclaimed => say::if_unclaimed(),
        ThingCondition::OpenedLess(times) => say::if_opened_less(times),
        ThingCondition::Mine => say::if_mine(),
        ThingCondition::Theirs => say::if_theirs(),
        ThingCondition::Free => say::if_free(),
        ThingCondition::Carried => say::if_carried(),
        ThingCondition::Stocked => say::if_stocked(),
        ThingCondition::Charged => say::if_charged(),
        ThingCondition::Uncharged => say::if_uncharged(),
        ThingCondition::AtEdge => say::at_edge(),
        ThingCondition::AtHome => say::at_home(),
        ThingCondition::AtZoneEdge => say::at_zone_edge(),
        ThingCondition::Room(most) => say::if_room(most),
        ThingCondition::Full => say::if_full(),
        ThingCondition::OtherFull => say::if_other_full(),
    }
}

fn does(all: &[ThingDoes], scenario: &Scenario) -> String {
    all.iter().map(|one| follows(one, scenario)).reduce(say::then).unwrap_or_default()
}

fn follows(one: &ThingDoes, scenario: &Scenario) -> String {
    match one {
        ThingDoes::Tally(name) => say::tally(told(name)),
        ThingDoes::Claim => say::claim(),
        ThingDoes::Open(kind) => say::opened(kind_name(scenario, kind)),
        ThingDoes::TakeUp => say::take_up(),
        ThingDoes::PutDown => say::put_down(),
        ThingDoes::HandOver => say::hand_over(),
        ThingDoes::Remove => say::remove(),
        ThingDoes::Blessing(markers) => say::blessing(*markers),
        ThingDoes::Fill => say::fill(),
        ThingDoes::Give => say::give(),
        ThingDoes::Steal => say::steal(),
        ThingDoes::Extract(name) => say::extract(told(name)),
        ThingDoes::Leave => say::leave(),
        ThingDoes::Charge => say::charge(),
        ThingDoes::Explode(blast) => explosion(blast),
        ThingDoes::Become(kind) => say::become_kind(kind_name(scenario, kind)),
        ThingDoes::Bleed(Bleeds { within, markers }) => say::bleed(*markers, *within),
        ThingDoes::Stir => say::stir(),
        ThingDoes::ComeUp { neutral: entry, within } => say::come_up(neutral(scenario, entry), *within),
    }
}

fn explosion(blast: &Blast) -> String {
    let mut parts = Vec::new();
    if blast.injury_dice != 0 {
        parts.push(say::injury_dice(signed(blast.injury_dice.into())));
    }
    if blast.injury_modifier != 0 {
        parts.push(say::injury_modifier(signed(blast.injury_modifier.into())));
    }
    parts.extend(blast.keywords.iter().map(Keyword::to_string));
    let who = match blast.within {
        None => say::roll_for_that(),
        Some(Length::ZERO) => say::roll_for_touched(),
        Some(within) => say::roll_for_near(within),
    };
    match (parts.is_empty(), blast.pushes) {
        (true, false) => who,
        (true, true) => say::blast_pushes(who),
        (false, false) => say::blast_with(who, in_a_row(parts)),
        (false, true) => say::blast_with_pushes(who, in_a_row(parts)),
    }
}

/// A model that belongs to nobody.
fn nobodys(one: &Neutral) -> Fact {
    let sheet = &one.sheet;
    let dice = |dice: Option<i8>| dice.map_or_else(|| "–".to_owned(), |dice| signed(dice.into()));
    let mut profile = vec![
        say::movement(sheet.movement),
        say::ranged(dice(sheet.ranged)),
        say::melee_figure(dice(sheet.melee)),
        say::armour(signed(sheet.armour_modifier())),
        say::base(sheet.base.length.as_micrometres() / 1000),
    ];
    profile.extend(sheet.keywords.iter().map(Keyword::to_string));
    let mut lines = vec![say::profile(in_a_row(profile))];
    lines.extend(sheet.weapons.iter().map(|weapon| say::weapon(&weapon.name, arm(weapon))));
    lines.push(match one.mind {
        Mind::Avenges => say::avenges(),
        Mind::Flees => say::flees(),
        Mind::Smells(far) => say::smells(far),
    });
    if one.undying > 0 {
        lines.push(say::undying(one.undying));
    }
    if let Some(markers) = one.defiant {
        lines.push(say::defiant(markers));
    }
    if one.draw_if_gone {
        lines.push(say::draw_if_gone());
    }
    if one.poisons {
        lines.push(say::poisons());
    }
    if one.ridden {
        lines.push(say::ridden());
    }
    if let Some(tail) = &one.tail {
        lines.push(say::tail(explosion(tail)));
    }
    if let Some(tramples) = &one.tramples {
        lines.push(say::tramples(explosion(&Blast { within: None, ..tramples.clone() })));
    }
    Fact { name: sheet.name.clone(), lines }
}

fn act_on(turns: &NeutralTurns, scenario: &Scenario) -> String {
    let mut from = 1;
    let mut parts = Vec::new();
    for faces in &turns.die {
        let who = Argument::Any(faces.entries.iter().map(|entry| neutral(scenario, entry)).collect());
        let span = if from == faces.up_to { from.to_string() } else { format!("{from}–{}", faces.up_to) };
        parts.push(say::acts(span, who));
        from = faces.up_to.saturating_add(1);
    }
    say::acts_on_die(parts.into_iter().reduce(say::next_acts).unwrap_or_default())
}

fn unforeseen(event: &Unforeseen, scenario: &Scenario) -> Fact {
    let rows = event.table.iter().zip(1_u32..).map(|(row, n)| {
        let what = match &row.does {
            UnforeseenDoes::HalvesRanges(turns) => say::halves_ranges(*turns),
            UnforeseenDoes::MeleeDice { dice, turns } => say::melee_dice(signed((*dice).into()), *turns),
            UnforeseenDoes::Things { kind, count } => say::come_up_in_turn(*count, kind_name(scenario, kind)),
        };
        say::unforeseen_row(n, &row.name, what)
    });
    let head = say::unforeseen_from(event.from_turn, event.at_least);
    Fact { name: say::unforeseen(), lines: [head].into_iter().chain(rows).collect() }
}

/// How somebody was taken Out of Action, behind “per enemy taken Out of Action”.
pub(super) fn kill(mark: &KillMark) -> String {
    match mark {
        KillMark::Ranged => say::by_ranged(),
        KillMark::Melee => say::in_melee(),
        KillMark::LongRange => say::at_long_range(),
        KillMark::TargetInCover => say::in_cover(),
        KillMark::AttackerInCover => say::from_cover(),
        KillMark::Elite => say::elite(),
        KillMark::Dive => say::by_dive(),
        KillMark::Bloodbath => say::by_bloodbath(),
        KillMark::Revenge => say::in_revenge(),
        KillMark::Retreated => say::after_retreat(),
        KillMark::Charged => say::after_charge(),
        KillMark::RoughGround => say::on_rough_ground(),
        KillMark::OnObjective(kind) if kind.is_empty() => say::on_objective(),
        KillMark::OnObjective(kind) => say::on_kind(told(kind)),
        KillMark::HigherObjective => say::on_higher_objective(),
        KillMark::TargetNear { kind, within } => say::near_kind(*within, told(kind)),
        KillMark::AttackerNear { kind, within } => say::by_model_near(*within, told(kind)),
        KillMark::TargetAtHome => say::in_own_zone(),
        KillMark::Weapon(weapon) => say::with_weapon(told(weapon)),
        KillMark::Neutral(neutral) => sentence(&told(neutral)),
        KillMark::BothPoisoned => say::both_poisoned(),
        KillMark::Blast(kind) => say::by_blast(told(kind)),
        KillMark::Fall => say::by_fall(),
        KillMark::Riding => say::by_rider(),
        KillMark::Ally => say::of_an_ally(),
        KillMark::SetOffBeyond { kind, distance } => say::by_far_blast(told(kind), *distance),
    }
}
