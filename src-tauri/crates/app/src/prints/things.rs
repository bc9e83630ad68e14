//! The special rules of a scenario: what can be done with the things on the table, who belongs to nobody, what comes up
//! by itself.

use nml_catalogue::Scenario;
use nml_catalogue::card::Weapon;
use nml_catalogue::effect::ActionRoll;
use nml_catalogue::keyword::Keyword;
use nml_catalogue::length::Length;
use nml_catalogue::scenario::{
    Blast, Bleeds, KillMark, Laid, Mind, Neutral, NeutralTurns, Stirring, ThingAction, ThingCondition, ThingDoes,
    ThingKind, Unforeseen, UnforeseenDoes, With,
};
use nml_exchange::print::Fact;

use super::scenario::role;
use super::words::{counted, sentence, told};
use crate::words::signed;

/// All of them.
pub(super) fn special(scenario: &Scenario) -> Vec<Fact> {
    let mut facts: Vec<Fact> = scenario.kinds.iter().map(|kind| thing(kind, scenario)).collect();
    facts.extend(scenario.neutrals.iter().map(nobodys));
    facts.extend(
        scenario
            .neutral_turns
            .as_ref()
            .map(|turns| Fact { name: "After each Activation".to_owned(), lines: vec![act_on(turns, scenario)] }),
    );
    facts.extend(scenario.unforeseen.as_ref().map(|event| unforeseen(event, scenario)));
    if !scenario.stirring.is_empty() {
        let last = scenario.stirring.len();
        let lines = scenario.stirring.iter().zip(1_usize..).map(|(stirring, nth)| {
            let when = if nth == last { format!("Stirring {nth} and later") } else { format!("Stirring {nth}") };
            match stirring {
                Stirring::Trembles(face) => {
                    format!("{when}: each model that is not Down rolls a D6 and goes Down on a {face}.")
                }
                Stirring::AwakensOn(0 | 1) => format!("{when}: it awakens, everybody is Out of Action: a draw."),
                Stirring::AwakensOn(face) => {
                    format!("{when}: on a D6 of {face} or more it awakens, everybody is Out of Action: a draw.")
                }
            }
        });
        facts.push(Fact { name: "When it stirs".to_owned(), lines: lines.collect() });
    }
    facts.retain(|fact| !fact.lines.is_empty());
    facts
}

/// Things of a kind lie as they are drawn.
pub(super) fn is_drawn(kind: &ThingKind) -> bool {
    kind.laid == Laid::Drawn
}

/// Who lays the things of a kind; none: they lie as drawn, or come up in play.
pub(super) fn laid(kind: &ThingKind) -> Option<String> {
    match kind.laid {
        Laid::Drawn | Laid::Later => None,
        Laid::By(side) => Some(format!("The {} lays each {}.", role(side), kind.name)),
        Laid::InTurn(side) => Some(format!(
            "The sides lay each {} in turn, the {} first; the map shows spots that fit.",
            kind.name,
            role(side)
        )),
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
        lines.push("Comes up in play.".to_owned());
    }
    if kind.duds > 0 {
        lines.push(format!("{} of them are secretly worthless, as their owner wrote down.", kind.duds));
    }
    if kind.stock > 0 {
        lines.push(format!("Holds {} at first.", kind.stock));
    }
    if kind.burden {
        lines.push("Who carries it can only Move or Retreat.".to_owned());
    }
    lines.extend(kind.actions.iter().map(|one| action(one, scenario)));
    if let Some(struck) = &kind.struck {
        let mut by = Vec::new();
        if struck.melee {
            by.push("a Melee Attack".to_owned());
        }
        match struck.ranged.as_deref() {
            None => {}
            Some([]) => by.push("a Ranged Attack".to_owned()),
            Some(some) => by.push(format!("a Ranged Attack with {}", keywords(some, " or "))),
        }
        lines.push(format!("Hit by {}: {}.", by.join(" or "), does(&struck.does, scenario)));
    }
    if let Some(tripped) = &kind.tripped {
        lines.push(format!("Who moves within {}: {}.", tripped.within, does(&tripped.does, scenario)));
    }
    if let Some(Bleeds { within, markers }) = kind.bleeds {
        lines.push(format!("Who is Activated within {within}: {}.", blood(markers)));
    }
    if let Some(lends) = &kind.lends {
        let contested = if lends.not_contested { ", unless an enemy is within 1″ of it" } else { "" };
        lines.push(format!(
            "A model within {} may shoot it once each Turn{contested}: {}.",
            lends.within,
            arm(&lends.weapon)
        ));
    }
    Fact { name: kind.name.clone(), lines }
}

fn blood(markers: u8) -> String {
    counted(markers, "BLOOD MARKER", "BLOOD MARKERS")
}

fn keywords(all: &[Keyword], between: &str) -> String {
    all.iter().map(Keyword::to_string).collect::<Vec<_>>().join(between)
}

/// A weapon in a line.
fn arm(weapon: &Weapon) -> String {
    let mut parts: Vec<String> = weapon.range.map(|range| range.to_string()).into_iter().collect();
    if weapon.melee {
        parts.push("melee".to_owned());
    }
    for (figure, of) in
        [(weapon.dice, "DICE"), (weapon.injury_dice, "INJURY DICE"), (weapon.injury_modifier, "INJURY MODIFIER")]
    {
        if figure != 0 {
            parts.push(format!("{} {of}", signed(figure.into())));
        }
    }
    parts.extend(weapon.keywords.iter().map(Keyword::to_string));
    parts.join(", ")
}

fn action(action: &ThingAction, scenario: &Scenario) -> String {
    let mut head = Vec::new();
    head.push(if action.free { "part of any ACTION".to_owned() } else { "ACTION".to_owned() });
    match action.roll {
        ActionRoll::None => {}
        ActionRoll::Success => head.push("Success Roll".to_owned()),
        ActionRoll::Risky => head.push("RISKY Success Roll".to_owned()),
    }
    if !action.in_hand {
        head.push(reach(action.within));
    }
    head.extend(action.side.map(|side| format!("{} only", role(side))));
    if !action.keywords.is_empty() {
        head.push(format!("only {}", keywords(&action.keywords, ", ")));
    }
    head.extend(action.with.map(|with| match with {
        With::Friend(within) => format!("with a friend {}", reach(within)),
        With::DownEnemy(within) => format!("with a Down enemy {}", reach(within)),
    }));
    head.extend(action.conditions.iter().map(|condition| holds(*condition)));
    format!("{} ({}): {}.", action.name, head.join(", "), does(&action.does, scenario))
}

fn reach(within: Length) -> String {
    if within > Length::ZERO { format!("within {within}") } else { "in contact".to_owned() }
}

fn holds(condition: ThingCondition) -> String {
    match condition {
        ThingCondition::Unclaimed => "if nobody claimed it this Turn".to_owned(),
        ThingCondition::OpenedLess(times) => format!("if opened fewer than {times} times"),
        ThingCondition::Mine => "if it is the own side’s, or nobody’s".to_owned(),
        ThingCondition::Theirs => "if it is the enemy’s, or nobody’s".to_owned(),
        ThingCondition::Free => "if nobody carries it".to_owned(),
        ThingCondition::Carried => "by who carries it".to_owned(),
        ThingCondition::Stocked => "if it holds something".to_owned(),
        ThingCondition::Charged => "if its own charge lies on it".to_owned(),
        ThingCondition::Uncharged => "if it still carries its charge".to_owned(),
        ThingCondition::AtEdge => "at an edge of the battlefield".to_owned(),
        ThingCondition::AtZoneEdge => "at a longest edge, inside a Deployment Zone".to_owned(),
        ThingCondition::Room(most) => format!("if the model has fewer than {most}"),
        ThingCondition::Full => "if the model has some".to_owned(),
        ThingCondition::OtherFull => "if the other has some".to_owned(),
    }
}

fn does(all: &[ThingDoes], scenario: &Scenario) -> String {
    all.iter().map(|one| follows(one, scenario)).collect::<Vec<_>>().join(", then ")
}

fn follows(one: &ThingDoes, scenario: &Scenario) -> String {
    match one {
        ThingDoes::Tally(name) => format!("note it ({})", told(name)),
        ThingDoes::Claim => "the side has claimed it until the Turn ends".to_owned(),
        ThingDoes::Open(kind) => {
            format!("it is opened once more; the first time D3 {} come up beside it", kind_name(scenario, kind))
        }
        ThingDoes::TakeUp => "the model carries it".to_owned(),
        ThingDoes::PutDown => "it lies where the model stands".to_owned(),
        ThingDoes::HandOver => "the other carries it".to_owned(),
        ThingDoes::Remove => "it is taken away".to_owned(),
        ThingDoes::Blessing(markers) => counted(*markers, "BLESSING MARKER", "BLESSING MARKERS"),
        ThingDoes::Fill => "the model takes as many as it says".to_owned(),
        ThingDoes::Give => "as many as it says go to the other".to_owned(),
        ThingDoes::Steal => "as many as it says are taken from the other".to_owned(),
        ThingDoes::Extract(name) => format!("as many as it says are brought off ({})", told(name)),
        ThingDoes::Leave => "the model leaves the battlefield and is no casualty".to_owned(),
        ThingDoes::Charge => "its charge lies on it".to_owned(),
        ThingDoes::Explode(blast) => explosion(blast),
        ThingDoes::Become(kind) => format!("it becomes a {}", kind_name(scenario, kind)),
        ThingDoes::Bleed(Bleeds { within, markers }) => format!("{} for everyone within {within}", blood(*markers)),
        ThingDoes::Stir => "it stirs".to_owned(),
        ThingDoes::ComeUp { neutral: entry, within } => {
            format!(
                "D3 of the {} come up within {within}, set up by the winner of a roll-off",
                neutral(scenario, entry)
            )
        }
    }
}

fn explosion(blast: &Blast) -> String {
    let mut parts = Vec::new();
    if blast.injury_dice != 0 {
        parts.push(format!("{} INJURY DICE", signed(blast.injury_dice.into())));
    }
    if blast.injury_modifier != 0 {
        parts.push(format!("{} INJURY MODIFIER", signed(blast.injury_modifier.into())));
    }
    parts.extend(blast.keywords.iter().map(Keyword::to_string));
    let who = match blast.within {
        None => "an Injury Roll for that model".to_owned(),
        Some(Length::ZERO) => "an Injury Roll for everyone touched".to_owned(),
        Some(within) => format!("an Injury Roll for everyone within {within}"),
    };
    let with = if parts.is_empty() { String::new() } else { format!(" ({})", parts.join(", ")) };
    let pushes = if blast.pushes { ", who is then pushed D3″ straight away" } else { "" };
    format!("{who}{with}{pushes}")
}

/// A model that belongs to nobody.
fn nobodys(one: &Neutral) -> Fact {
    let sheet = &one.sheet;
    let dice = |dice: Option<i8>| dice.map_or_else(|| "–".to_owned(), |dice| signed(dice.into()));
    let mut profile = vec![
        format!("Move {}", sheet.movement),
        format!("Ranged {}", dice(sheet.ranged)),
        format!("Melee {}", dice(sheet.melee)),
        format!("Armour {}", signed(sheet.armour_modifier())),
        format!("base {} mm", sheet.base.length.as_micrometres() / 1000),
    ];
    profile.extend(sheet.keywords.iter().map(Keyword::to_string));
    let mut lines = vec![format!("{}.", profile.join(", "))];
    lines.extend(sheet.weapons.iter().map(|weapon| format!("{}: {}.", weapon.name, arm(weapon))));
    lines.push(match one.mind {
        Mind::Avenges => {
            "Hunts whoever attacked it last, else the nearest that flees: one Move, one Shoot or Fight.".to_owned()
        }
        Mind::Flees => "Makes for the nearest edge, only by Move or Retreat, and leaves there.".to_owned(),
        Mind::Smells(far) => {
            format!("Hunts the bloodiest model within {far}, else the nearest: Move, Fight or Dash.")
        }
    });
    if one.undying > 0 {
        lines.push(format!("Its first {} Out of Action results become Down.", one.undying));
    }
    if let Some(markers) = one.defiant {
        lines.push(format!("After those Out of Action becomes Down until it carries {}.", blood(markers)));
    }
    if one.draw_if_gone {
        lines.push("The game is a draw at once when it leaves the battlefield.".to_owned());
    }
    if one.poisons {
        lines.push(
            "Whom its attacks give BLOOD MARKERS gains one more at each Activation, until a BLESSING MARKER is spent."
                .to_owned(),
        );
    }
    if one.ridden {
        lines.push("Models may climb onto it: from there +1 DICE and +1 INJURY DICE on it, all their rolls are RISKY, and it cannot attack them.".to_owned());
    }
    if let Some(tail) = &one.tail {
        lines.push(format!("After its melee attack: {}, not for who rides it.", explosion(tail)));
    }
    if let Some(tramples) = &one.tramples {
        lines.push(format!("Whom it moves over: {}.", explosion(&Blast { within: None, ..tramples.clone() })));
    }
    Fact { name: sheet.name.clone(), lines }
}

fn act_on(turns: &NeutralTurns, scenario: &Scenario) -> String {
    let mut from = 1;
    let mut parts = Vec::new();
    for faces in &turns.die {
        let who: Vec<String> = faces.entries.iter().map(|entry| neutral(scenario, entry)).collect();
        let span = if from == faces.up_to { from.to_string() } else { format!("{from}–{}", faces.up_to) };
        parts.push(format!("{span}: {} acts", who.join(" or ")));
        from = faces.up_to.saturating_add(1);
    }
    format!("D6. {}.", parts.join("; "))
}

fn unforeseen(event: &Unforeseen, scenario: &Scenario) -> Fact {
    let rows = event.table.iter().zip(1_u32..).map(|(row, n)| {
        let what = match &row.does {
            UnforeseenDoes::HalvesRanges(turns) => format!("all ranges are halved for {}", super::words::turns(*turns)),
            UnforeseenDoes::MeleeDice { dice, turns } => {
                format!("{} DICE on melee attacks for {}", signed((*dice).into()), super::words::turns(*turns))
            }
            UnforeseenDoes::Things { kind, count } => {
                format!("{count} of the {} come up, laid in turn", kind_name(scenario, kind))
            }
        };
        format!("D3 {n}, {}: {what}.", row.name)
    });
    let head = format!(
        "Once, at the start of a Turn from Turn {} on: a D6 of {} or more brings a row of this table.",
        event.from_turn, event.at_least
    );
    Fact { name: "The unforeseen".to_owned(), lines: [head].into_iter().chain(rows).collect() }
}

/// How somebody was taken Out of Action, behind “per enemy taken Out of Action”.
pub(super) fn kill(mark: &KillMark) -> String {
    match mark {
        KillMark::Ranged => "by a Ranged Attack".to_owned(),
        KillMark::Melee => "in melee".to_owned(),
        KillMark::LongRange => "at Long Range".to_owned(),
        KillMark::TargetInCover => "in Cover".to_owned(),
        KillMark::AttackerInCover => "from Cover".to_owned(),
        KillMark::Elite => "ELITE".to_owned(),
        KillMark::Dive => "by a Diving Charge".to_owned(),
        KillMark::Bloodbath => "by a Bloodbath Roll".to_owned(),
        KillMark::Revenge => "who had taken a friend Out of Action".to_owned(),
        KillMark::Retreated => "after a Retreat from it".to_owned(),
        KillMark::Charged => "after a Charge".to_owned(),
        KillMark::RoughGround => "on Dangerous or Difficult ground".to_owned(),
        KillMark::OnObjective(kind) if kind.is_empty() => "on an objective".to_owned(),
        KillMark::OnObjective(kind) => format!("on a {}", told(kind)),
        KillMark::HigherObjective => "on a higher objective".to_owned(),
        KillMark::TargetNear { kind, within } => format!("within {within} of a {}", told(kind)),
        KillMark::AttackerNear { kind, within } => format!("by a model within {within} of a {}", told(kind)),
        KillMark::TargetAtHome => "in its own zone".to_owned(),
        KillMark::Weapon(weapon) => format!("with the {}", told(weapon)),
        KillMark::Neutral(neutral) => sentence(&told(neutral)),
        KillMark::BothPoisoned => "both poisoned".to_owned(),
        KillMark::Blast(kind) => format!("by the explosion of a {}", told(kind)),
        KillMark::Fall => "by a fall".to_owned(),
        KillMark::Riding => "by a model on its back".to_owned(),
        KillMark::SetOffBeyond { kind, distance } => {
            format!("by the explosion of a {} more than {distance} away", told(kind))
        }
    }
}
