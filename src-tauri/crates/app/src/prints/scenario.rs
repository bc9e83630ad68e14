//! The sheet of a scenario: what its page in the library shows, and its special rules.

use nml_catalogue::length::Length;
use nml_catalogue::scenario::{
    BetrayalRow, Deployment, EntryLimit, ForceRule, Infiltrators, Keeps, KillMark, NoModels, Noted, Rest, Roles,
    ScoredAt, ScoredPer, StartsWith, VictoryPoints, ZoneRole,
};
use nml_catalogue::{Catalogue, Deed, Role, Scenario, StageScenario};
use nml_exchange::print::{Fact, Named, ScenarioSheet, Scored};

use super::{map, own, things};
use crate::plain_words::{self, in_a_row};
use crate::words::prints::{self as words, roman, told};
use crate::words::scenario_sheets as say;

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
        scenario.number.map(|number| say::number(roman(number))),
        scenario.pages.as_ref().map(|pages| say::pages(pages.to_string())),
        (!stages.is_empty()).then(|| say::stages(in_a_row(&stages))),
        (!scenario.archetypes.is_empty()).then(|| say::battlefield(in_a_row(&scenario.archetypes))),
    ];
    parts.into_iter().flatten().collect::<Vec<_>>().join(" · ")
}

fn sides(scenario: &Scenario) -> Vec<String> {
    if scenario.roles.any() {
        return vec![say::attacker(), say::defender()];
    }
    let count = scenario.zones.len().clamp(2, 4);
    ('A'..).take(count).map(|letter| say::side(String::from(letter))).collect()
}

fn facts(scenario: &Scenario) -> Vec<Fact> {
    let mut facts = Vec::new();
    let mut add = |name: String, lines: Vec<String>| {
        if !lines.is_empty() {
            facts.push(Fact { name, lines });
        }
    };
    let extra = scenario.extra_turn.iter().map(|extra| match extra.side {
        None => say::then_die(extra.ends_up_to),
        Some(side) => say::then_die_of(role(side), extra.ends_up_to),
    });
    add(say::length(), std::iter::once(words::turns(scenario.turns)).chain(extra).collect());
    let mut table = vec![say::size(scenario.table.width, scenario.table.depth)];
    table.extend(scenario.table_note.clone());
    add(say::table(), table);
    add(say::terrain(), scenario.terrain_note.iter().cloned().collect());
    add(
        say::roles(),
        match scenario.roles {
            Roles::Even => Vec::new(),
            Roles::LargerAttacks => vec![say::larger_attacks()],
            Roles::RollOff => vec![say::roll_off()],
            Roles::LargerAttacksInCampaign => vec![say::larger_in_campaign()],
        },
    );
    add(say::forces(), scenario.forces.iter().map(|rule| force(*rule)).collect());
    let control = scenario.control.iter().map(|control| match (control.within, control.on_beats_near) {
        (Length::ZERO, false) => say::more_in(),
        (Length::ZERO, true) => say::more_in_outrank(),
        (within, false) => say::more_near(within),
        (within, true) => say::more_near_outrank(within),
    });
    add(say::control(), control.collect());
    add(say::infiltrators(), infiltrators(&scenario.infiltrators, scenario));
    let mut morale = vec![if scenario.morale { say::morale_checked() } else { say::morale_unchecked() }];
    match scenario.no_models {
        NoModels::AtOnce => {}
        NoModels::AfterArrivals => morale.push(say::no_models()),
        NoModels::WithoutReserve => morale.push(say::no_reserve()),
    }
    if let Some(size) = scenario.team_size() {
        add(say::teams(), vec![say::teams_are(size)]);
    }
    if let Some(alliances) = &scenario.alliances {
        let card = |row: &BetrayalRow| {
            say::betrayal_card(&row.rank, &row.coup.name, &row.coup.text, &row.ruse.name, &row.ruse.text)
        };
        let cards = say::betrayal_cards(alliances.leads, alliances.others, alliances.last);
        add(say::betrayal(), std::iter::once(cards).chain(alliances.table.iter().map(card)).collect());
    }
    if let Some(around) = scenario.death_zones {
        add(say::death_zones(), vec![say::death_zones_are(around)]);
    }
    add(say::morale(), morale);
    facts
}

fn force(rule: ForceRule) -> String {
    match rule {
        ForceRule::AllElites => say::all_elites(),
        ForceRule::DefenderHalvesDucats => say::defender_halves(),
        ForceRule::FieldStrength(strength) => say::campaign_strength(strength),
    }
}

fn infiltrators(how: &Infiltrators, scenario: &Scenario) -> Vec<String> {
    match how {
        Infiltrators::Normal => vec![say::infiltrators_no()],
        Infiltrators::Allowed => vec![say::infiltrators_yes()],
        Infiltrators::NotNearObjectives(far) => vec![say::infiltrators_far(*far)],
        Infiltrators::Limits(limits) => limits
            .iter()
            .map(|limit| {
                let what = match &limit.keeps {
                    Keeps::FromObjectives { kind, distance } if kind.is_empty() => say::not_near_objective(*distance),
                    Keeps::FromObjectives { kind, distance } => say::not_near_objective_of(*distance, told(kind)),
                    Keeps::FromThings(distance) => say::not_near_things(*distance),
                    Keeps::FromNeutral { neutral, distance } => {
                        say::not_near_neutral(*distance, things::neutral(scenario, neutral))
                    }
                    Keeps::ByOwnZone(distance) => say::near_own_zone(*distance),
                };
                match limit.side {
                    None => say::infiltrators_limit(what),
                    Some(side) => say::infiltrators_limit_of(role(side), what),
                }
            })
            .collect(),
    }
}

/// What is done before the first Turn, in order.
fn steps(scenario: &Scenario) -> Vec<String> {
    let mut steps = vec![say::lay_out()];
    if scenario.roles.any() {
        steps.push(say::who_attacks());
    }
    if !scenario.objectives.is_empty() {
        steps.push(say::place_objectives());
    }
    steps.extend(scenario.placing.iter().map(own::placing));
    let after_zones: Vec<String> = scenario.kinds.iter().filter_map(things::laid).collect();
    if scenario.kinds.iter().any(things::is_drawn) || scenario.neutrals.iter().any(|one| !one.spots.is_empty()) {
        steps.push(say::place_others());
    }
    let picked = scenario.zones.iter().any(|zone| zone.role == ZoneRole::Either);
    steps.push(match (scenario.draws_cards(), picked) {
        (true, _) => say::draw_for_zones(),
        (false, true) => say::pick_zone(),
        (false, false) => say::zone_of_role(),
    });
    steps.extend(after_zones);
    for note in &scenario.notes {
        let what = match note.what {
            Noted::EnemyElites(most) => say::noted_elites(most),
            Noted::OwnElite => say::noted_own(),
            Noted::Objective => say::noted_objective(),
        };
        steps.push(say::writes_down(&note.name, what));
    }
    if let Some(entry) = &scenario.entry {
        for EntryLimit { side, models } in &entry.limits {
            let many = match models {
                StartsWith::Models(n) => say::some_models(*n),
                StartsWith::ModelsAndD3(n) => say::models_and_die(*n),
                StartsWith::Half => say::half_force(),
                StartsWith::Vanguard => say::vanguard(),
            };
            steps.push(match side {
                None => say::begins_with(many),
                Some(side) => say::begins_with_of(role(*side), many),
            });
        }
        if let Some(wide) = entry.wide {
            steps.push(say::wide_bases(wide.from.as_micrometres() / 1000, wide.counts));
        }
        steps.push(match &entry.rest {
            Rest::Enters(entering) => own::entering(entering),
            Rest::StaysAway => say::stays_away(),
            Rest::Arrives(far) => say::arrives(*far),
        });
    }
    steps.push(match scenario.deployment {
        Deployment::Standard => say::set_up_more_first(),
        Deployment::AttackerFirst => say::set_up_attacker_first(),
        Deployment::DefenderFirst => say::set_up_defender_first(),
    });
    steps
}

/// What earns victory points, and when.
fn scored(earned: &VictoryPoints) -> Scored {
    let VictoryPoints { at, per, points, side, kind, alone, turns, most } = earned;
    let when = match at {
        ScoredAt::Immediately => say::at_once(),
        ScoredAt::TurnEnd => say::turn_end(),
        ScoredAt::GameEnd => say::game_end(),
    };
    let mut parts = vec![when, per_what(per, kind.as_deref())];
    parts.extend(side.map(|side| say::only(role(side))));
    parts.extend(turns.map(|(from, to)| if from == to { say::in_turn(from) } else { say::in_turns(from, to) }));
    parts.extend(alone.map(say::if_alone));
    parts.extend(most.map(say::at_most));
    Scored { points: *points, text: in_a_row(parts) }
}

/// `kind`: which objectives; `None` for any.
fn per_what(per: &ScoredPer, kind: Option<&str>) -> String {
    match per {
        ScoredPer::ObjectiveControlled => {
            kind.map_or_else(say::per_objective_controlled, |kind| say::per_controlled(told(kind)))
        }
        ScoredPer::ObjectiveReached => {
            kind.map_or_else(say::per_objective_reached, |kind| say::per_reached(told(kind)))
        }
        ScoredPer::EnemyOutOfAction => say::per_enemy_out(),
        ScoredPer::EnemyDucats(n) => say::per_enemy_ducats(*n),
        ScoredPer::EnemyGlory(n) => say::per_enemy_glory(*n),
        ScoredPer::Tally(tally) => say::per_tally(told(tally)),
        ScoredPer::Claimed(thing) => say::per_claimed(told(thing)),
        ScoredPer::ThingLeft(thing) => say::per_left(told(thing)),
        ScoredPer::ThingGone(thing) => say::per_destroyed(told(thing)),
        ScoredPer::NeutralDown(neutral) => say::per_down(told(neutral)),
        ScoredPer::NotedOut(note) => say::per_noted_out(told(note)),
        ScoredPer::NotedLeft(note) => say::per_noted_left(told(note)),
        ScoredPer::NotedHeld(note) => say::for_own(told(note)),
        ScoredPer::EnemyNotedHeld(note) => say::for_enemys(told(note)),
        ScoredPer::GloriousDeed => say::per_deed(),
        ScoredPer::Formula(formula) => own::formula(formula),
        ScoredPer::Table(text) => text.clone(),
        ScoredPer::Kill(marks) => {
            let whom = marks
                .iter()
                .find_map(|mark| if let KillMark::Neutral(neutral) = mark { Some(told(neutral)) } else { None });
            let how = marks.iter().filter(|mark| !matches!(mark, KillMark::Neutral(_))).map(things::kill);
            in_a_row(std::iter::once(whom.map_or_else(say::per_kill, say::per_kill_of)).chain(how))
        }
    }
}

/// What most Deeds are worth, said once; empty if there are no Deeds.
fn shared_worth(deeds: &[Deed]) -> String {
    let alike = |one: &Deed| deeds.iter().filter(|deed| worth(deed) == worth(one)).count();
    let most = deeds.iter().map(alike).max();
    deeds.iter().find(|deed| Some(alike(deed)) == most).map(worth).unwrap_or_default()
}

fn worth(deed: &Deed) -> String {
    say::worth(deed.points, deed.glory, deed.promotion_dice)
}

fn deed(deed: &Deed, usual: &str) -> Named {
    let condition = deed.condition.trim_end_matches('.');
    let own = worth(deed);
    let text = match (deed.side.map(|side| say::only(role(side))), own != usual) {
        (None, false) => condition.to_owned(),
        (None, true) => say::deed_with(condition, own),
        (Some(only), false) => say::deed_with(condition, only),
        (Some(only), true) => say::deed_with_both(condition, only, own),
    };
    Named::new(&deed.name, text)
}

/// The word for a side in sentences.
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
    let mut lines: Vec<(Vec<&String>, &String)> = Vec::new();
    for (about, note) in zones.chain(objectives).chain(things).chain(neutrals).chain(deeds) {
        let Some(note) = note else { continue };
        match lines.iter_mut().find(|(_, text)| *text == note) {
            Some((names, _)) if names.contains(&about) => {}
            Some((names, _)) => names.push(about),
            None => lines.push((vec![about], note)),
        }
    }
    let named = |(names, note): (Vec<&String>, &String)| {
        let name = names.into_iter().cloned().reduce(plain_words::then).unwrap_or_default();
        Named::new(name, note)
    };
    lines.into_iter().map(named).collect()
}
