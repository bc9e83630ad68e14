//! The sheet of a scenario: what its page in the library shows, and its special rules.

use nml_catalogue::length::Length;
use nml_catalogue::scenario::{
    Deployment, EntryLimit, ForceRule, Infiltrators, Keeps, KillMark, NoModels, Noted, Rest, Roles, ScoredAt,
    ScoredPer, StartsWith, VictoryPoints, ZoneRole,
};
use nml_catalogue::{Catalogue, Deed, Role, Scenario, StageScenario};
use nml_exchange::print::{Fact, Named, ScenarioSheet, Scored};

use super::words::{counted, roman, told};
use super::{map, own, things, words};

/// The sheet of a scenario.
pub(super) fn sheet(scenario: &Scenario, catalogue: &Catalogue) -> ScenarioSheet {
    let worth = shared_worth(&scenario.deeds);
    ScenarioSheet {
        name: scenario.name.clone(),
        place: place(scenario, catalogue),
        facts: facts(scenario),
        steps: steps(scenario),
        points: scenario.victory_points.iter().map(scored).collect(),
        turns: scenario.turns.saturating_add(u8::from(scenario.extra_turn.is_some())),
        sides: sides(scenario),
        deeds: scenario.deeds.iter().map(|one| deed(one, &worth)).collect(),
        deed_worth: worth,
        special: things::special(scenario),
        reminders: scenario.reminders.iter().map(|reminder| reminder.text.clone()).collect(),
        unconfirmed: unconfirmed(scenario),
        map: map::map(scenario),
    }
}

/// Number, pages, stages.
fn place(scenario: &Scenario, catalogue: &Catalogue) -> String {
    let stages = catalogue.campaign().stages.iter();
    let has = |entry: &StageScenario| matches!(entry, StageScenario::Scenario(id) if *id == scenario.id);
    let stages: Vec<&str> =
        stages.filter(|stage| stage.table.iter().any(has)).map(|stage| stage.name.as_str()).collect();
    let parts = [
        scenario.number.map(|number| format!("Scenario {}", roman(number))),
        scenario.pages.as_ref().map(|pages| format!("pp. {pages}")),
        (!stages.is_empty()).then(|| format!("campaign stage: {}", stages.join(", "))),
        (!scenario.archetypes.is_empty()).then(|| format!("battlefield: {}", scenario.archetypes.join(", "))),
    ];
    parts.into_iter().flatten().collect::<Vec<_>>().join(" · ")
}

fn sides(scenario: &Scenario) -> Vec<String> {
    if scenario.roles.any() {
        return vec!["Attacker".to_owned(), "Defender".to_owned()];
    }
    let count = scenario.zones.len().clamp(2, 4);
    ('A'..).take(count).map(|letter| format!("Side {letter}")).collect()
}

fn facts(scenario: &Scenario) -> Vec<Fact> {
    let mut facts = Vec::new();
    let mut add = |name: &str, lines: Vec<String>| {
        if !lines.is_empty() {
            facts.push(Fact { name: name.to_owned(), lines });
        }
    };
    let mut length = vec![words::turns(scenario.turns)];
    if let Some(extra) = &scenario.extra_turn {
        let who = extra.side.map(|side| format!(" of the {}", role(side))).unwrap_or_default();
        length.push(format!("then a die{who}: {} or less ends the game, else one more Turn", extra.ends_up_to));
    }
    add("Length", length);
    let mut table = vec![format!("{} by {}", scenario.table.width, scenario.table.depth)];
    table.extend(scenario.table_note.clone());
    add("Table", table);
    add("Terrain", scenario.terrain_note.iter().cloned().collect());
    add(
        "Roles",
        match scenario.roles {
            Roles::Even => Vec::new(),
            Roles::LargerAttacks => {
                vec!["the larger Warband attacks; tied, the winner of a roll-off decides".to_owned()]
            }
            Roles::RollOff => vec!["the winner of a roll-off decides who attacks".to_owned()],
            Roles::LargerAttacksInCampaign => {
                let text = "in a campaign the larger Warband attacks; else the winner of a roll-off decides";
                vec![text.to_owned()]
            }
        },
    );
    add("Forces", scenario.forces.iter().map(|rule| force(*rule)).collect());
    add(
        "Control",
        scenario
            .control
            .iter()
            .map(|control| {
                let near = if control.within > Length::ZERO {
                    format!("on it or within {}", control.within)
                } else {
                    "in it".to_owned()
                };
                let beats = if control.on_beats_near { "; models touching it outrank nearby ones" } else { "" };
                format!("more models {near}{beats}")
            })
            .collect(),
    );
    add("Infiltrators", infiltrators(&scenario.infiltrators, scenario));
    let mut morale = vec![if scenario.morale { "checked each Turn" } else { "not checked" }.to_owned()];
    if scenario.no_models == NoModels::AfterArrivals {
        morale.push("a side without models has lost only once the Turn’s arrivals are placed".to_owned());
    }
    add("Morale", morale);
    facts
}

fn force(rule: ForceRule) -> String {
    match rule {
        ForceRule::AllElites => "as many ELITE models as possible".to_owned(),
        ForceRule::DefenderHalvesDucats => "the defender may spend half the ducats".to_owned(),
        ForceRule::FieldStrength(strength) => format!("in a campaign, Field Strength {strength} for both"),
    }
}

fn infiltrators(how: &Infiltrators, scenario: &Scenario) -> Vec<String> {
    match how {
        Infiltrators::Normal => vec!["no: in the zone, with the others".to_owned()],
        Infiltrators::Allowed => vec!["yes, after all others".to_owned()],
        Infiltrators::NotNearObjectives(far) => vec![format!("yes, not within {far} of an objective")],
        Infiltrators::Limits(limits) => limits
            .iter()
            .map(|limit| {
                let who = limit.side.map(|side| format!("{}: ", role(side))).unwrap_or_default();
                let what = match &limit.keeps {
                    Keeps::FromObjectives { kind, distance } if kind.is_empty() => {
                        format!("not within {distance} of an objective")
                    }
                    Keeps::FromObjectives { kind, distance } => {
                        format!("not within {distance} of an objective ({})", told(kind))
                    }
                    Keeps::FromThings(distance) => format!("not within {distance} of what lies on the table"),
                    Keeps::FromNeutral { neutral, distance } => {
                        format!("not within {distance} of the {}", things::neutral(scenario, neutral))
                    }
                    Keeps::ByOwnZone(distance) => format!("within {distance} of the own zone"),
                };
                format!("yes; {who}{what}")
            })
            .collect(),
    }
}

/// What is done before the first Turn, in order.
fn steps(scenario: &Scenario) -> Vec<String> {
    let mut steps = vec!["Lay out the table and its terrain; draw it on the next page.".to_owned()];
    if scenario.roles.any() {
        steps.push("Find out who attacks.".to_owned());
    }
    if !scenario.objectives.is_empty() {
        steps.push("Place the objectives as on the map.".to_owned());
    }
    steps.extend(scenario.placing.iter().map(own::placing));
    let after_zones: Vec<String> = scenario.kinds.iter().filter_map(things::laid).collect();
    if scenario.kinds.iter().any(things::is_drawn) || scenario.neutrals.iter().any(|one| !one.spots.is_empty()) {
        steps.push("Place what else stands on the map.".to_owned());
    }
    let picked = scenario.zones.iter().any(|zone| zone.role == ZoneRole::Either);
    steps.push(if picked {
        "Roll off: the winner picks a Deployment Zone, the other side has the other.".to_owned()
    } else {
        "Each side has the Deployment Zone of its role.".to_owned()
    });
    steps.extend(after_zones);
    if !scenario.notes.is_empty() {
        for note in &scenario.notes {
            let what = match note.what {
                Noted::EnemyElites(most) => format!("up to {most} enemy ELITE models"),
                Noted::OwnElite => "one own ELITE model".to_owned(),
                Noted::Objective => "one objective".to_owned(),
            };
            steps.push(format!("After deployment each side writes down in secret: {} ({what}).", note.name));
        }
    }
    if let Some(entry) = &scenario.entry {
        for EntryLimit { side, models } in &entry.limits {
            let who = side.map_or_else(|| "Each side begins".to_owned(), |side| format!("The {} begins", role(side)));
            let many = match models {
                StartsWith::Models(n) => counted(*n, "model", "models"),
                StartsWith::ModelsAndD3(n) => format!("{n} + D3 models"),
                StartsWith::Half => "half the Force, rounded up,".to_owned(),
            };
            steps.push(format!("{who} with {many} on the table."));
        }
        if let Some(wide) = entry.wide {
            let millimetres = wide.from.as_micrometres() / 1000;
            steps.push(format!("Bases from {millimetres} mm count as {} of those.", wide.counts));
        }
        steps.push(match &entry.rest {
            Rest::Enters(entering) => own::entering(entering),
            Rest::StaysAway => "The others take no part.".to_owned(),
            Rest::Arrives(far) => format!(
                "The others arrive from Turn 1: a roll-off, its winner rolls D3, the most each side brings on, in turn, touching the edge, wholly in the own zone, over {far} from enemies."
            ),
        });
    }
    steps.push(match scenario.deployment {
        Deployment::Standard => {
            "Set up one model at a time in turn, wholly in the own zone, the side with more models first (tied: roll-off); who runs out lets the other place the rest.".to_owned()
        }
        Deployment::AttackerFirst => {
            "Set up one model at a time in turn, wholly in the own zone, the attacker first; who runs out lets the other place the rest.".to_owned()
        }
        Deployment::DefenderFirst => {
            "Set up one model at a time in turn, wholly in the own zone, the defender first; who runs out lets the other place the rest.".to_owned()
        }
    });
    steps
}

/// What earns victory points, and when.
fn scored(earned: &VictoryPoints) -> Scored {
    let VictoryPoints { at, per, points, side, kind, alone, turns, most } = earned;
    let kind = kind.as_deref().map_or_else(|| "objective".to_owned(), told);
    let when = match at {
        ScoredAt::Immediately => "at once",
        ScoredAt::TurnEnd => "each Turn’s end",
        ScoredAt::GameEnd => "at the end",
    };
    let mut parts = vec![when.to_owned(), per_what(per, &kind)];
    parts.extend(side.map(|side| format!("{} only", role(side))));
    parts.extend(turns.map(
        |(from, to)| {
            if from == to { format!("Turn {from}") } else { format!("Turns {from} to {to}") }
        },
    ));
    parts.extend(alone.map(|points| format!("{points} if no enemy is there")));
    parts.extend(most.map(|most| format!("{most} at most")));
    Scored { points: *points, text: parts.join(", ") }
}

fn per_what(per: &ScoredPer, kind: &str) -> String {
    match per {
        ScoredPer::ObjectiveControlled => format!("per {kind} controlled"),
        ScoredPer::ObjectiveReached => format!("per {kind} reached"),
        ScoredPer::EnemyOutOfAction => "per enemy Out of Action".to_owned(),
        ScoredPer::EnemyDucats(n) => format!("per {n} ducats of each enemy Out of Action, rounded up"),
        ScoredPer::EnemyGlory(n) => format!("per {n} Glory of each enemy Out of Action, rounded up"),
        ScoredPer::Tally(tally) => format!("per {}", told(tally)),
        ScoredPer::Claimed(thing) => format!("per {} claimed", told(thing)),
        ScoredPer::ThingLeft(thing) => format!("per {} left", told(thing)),
        ScoredPer::ThingGone(thing) => format!("per {} destroyed", told(thing)),
        ScoredPer::NeutralDown(neutral) => format!("per {} taken Down", told(neutral)),
        ScoredPer::NotedOut(note) => format!("per enemy of the secret note ({}) Out of Action", told(note)),
        ScoredPer::NotedLeft(note) => format!("per model of the secret note ({}) not Out of Action", told(note)),
        ScoredPer::NotedHeld(note) => format!("for controlling the own {}", told(note)),
        ScoredPer::EnemyNotedHeld(note) => format!("for controlling the enemy’s {}", told(note)),
        ScoredPer::GloriousDeed => "per Glorious Deed".to_owned(),
        ScoredPer::Formula(formula) => own::formula(formula),
        ScoredPer::Table(text) => text.clone(),
        ScoredPer::Kill(marks) => {
            let whom = marks
                .iter()
                .find_map(|mark| if let KillMark::Neutral(neutral) = mark { Some(told(neutral)) } else { None });
            let how = marks.iter().filter(|mark| !matches!(mark, KillMark::Neutral(_))).map(things::kill);
            let whom = format!("per {} taken Out of Action", whom.unwrap_or_else(|| "enemy".to_owned()));
            [whom].into_iter().chain(how).collect::<Vec<_>>().join(", ")
        }
    }
}

/// What most Deeds are worth, said once; empty: there are no Deeds.
fn shared_worth(deeds: &[Deed]) -> String {
    let alike = |one: &Deed| deeds.iter().filter(|deed| worth(deed) == worth(one)).count();
    let most = deeds.iter().map(alike).max();
    deeds.iter().find(|deed| Some(alike(deed)) == most).map(worth).unwrap_or_default()
}

fn worth(deed: &Deed) -> String {
    let dice = counted(deed.promotion_dice, "Promotion Die", "Promotion Dice");
    format!("{} VP, {} Glory, {dice}", deed.points, deed.glory)
}

fn deed(deed: &Deed, usual: &str) -> Named {
    let condition = deed.condition.trim_end_matches('.');
    let own = worth(deed);
    let brackets = [deed.side.map(|side| format!("{} only", role(side))), (own != usual).then_some(own)];
    let brackets: Vec<String> = brackets.into_iter().flatten().collect();
    let behind = if brackets.is_empty() { String::new() } else { format!(" ({})", brackets.join("; ")) };
    Named::new(&deed.name, format!("{condition}{behind}"))
}

pub(super) const fn role(role: Role) -> &'static str {
    match role {
        Role::Attacker => "attacker",
        Role::Defender => "defender",
    }
}

/// What is only a reading: equal words once, with all that they are about.
fn unconfirmed(scenario: &Scenario) -> Vec<Named> {
    let zones = scenario.zones.iter().map(|zone| (&zone.label, &zone.unconfirmed));
    let named: Vec<String> = scenario.objectives.iter().map(|objective| map::objective(&objective.label)).collect();
    let objectives = named.iter().zip(&scenario.objectives).map(|(name, objective)| (name, &objective.unconfirmed));
    let things = scenario.things.iter().map(|thing| (&thing.label, &thing.unconfirmed));
    let neutrals =
        scenario.neutrals.iter().flat_map(|one| one.spots.iter().map(move |spot| (&one.sheet.name, &spot.unconfirmed)));
    let deeds = scenario.deeds.iter().map(|deed| (&deed.name, &deed.unconfirmed));
    let mut lines: Vec<Named> = Vec::new();
    for (about, note) in zones.chain(objectives).chain(things).chain(neutrals).chain(deeds) {
        let Some(note) = note else { continue };
        match lines.iter_mut().find(|line| line.text == *note) {
            Some(line) if line.name.split(", ").any(|known| known == about) => {}
            Some(line) => line.name = format!("{}, {about}", line.name),
            None => lines.push(Named::new(about, note)),
        }
    }
    lines
}
