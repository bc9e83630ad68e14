//! Advancements: at certain experience points a model learns a Skill (DR pp.106-111).

use super::at_page::{Asked, AtPage, Done};
use crate::answer::Answer;
use crate::ask::{Ask, Learnable};
use crate::messages;
use crate::steps::Step;
use crate::steps::{Lead, Work};
use nml_catalogue::effect::When;
use nml_catalogue::rejection::Rejection;
use nml_catalogue::throw::Throw;
use nml_catalogue::{Boon, ExplorationSkill, FactionEntry, Skill, SkillRowTo, SkillTable, ToChoose};
use nml_warband::{Learned, Model, RosterChange, Terms};

/// The compulsory choice that names the Patron.
const PATRON: &str = "patron";
/// The highest sum of two dice.
const HIGHEST: u8 = 12;
/// ACTIONS that everybody has, of which one may be chosen with a Skill.
const ACTIONS: [&str; 4] = ["move", "charge", "retreat", "dash"];

pub(super) fn asked(pending: &AtPage<'_>) -> Option<Asked> {
    match &pending.page.steps.advancing {
        // Advancements may be settled at the table; the app still asks what a find lets a model learn.
        None if pending.page.steps.is_aside(Step::Promotions) => None,
        None => {
            let model = owed(pending)?;
            let tables = pending.catalogue.pack().skills.tables.iter().map(|table| table.id.clone()).collect();
            Some(Asked::model(model, Ask::AdvancementTables { tables }))
        }
        Some(advancing) if advancing.leads.is_empty() => {
            Some(Asked::model(advancing.model, Ask::Advancement { tables: advancing.tables.clone() }))
        }
        Some(advancing) => {
            let model = pending.model(advancing.model)?;
            let skills = learnable(pending, model, advancing.leads.iter().flat_map(|lead| &lead.skills));
            let leads = advancing.leads.clone();
            (!skills.is_empty()).then(|| Asked::model(advancing.model, Ask::Learn { leads, skills }))
        }
    }
}

/// An Advancement with nothing left to learn.
pub(super) fn follows(pending: &AtPage<'_>) -> Option<Done> {
    let advancing = pending.page.steps.advancing.as_ref().filter(|advancing| !advancing.leads.is_empty())?;
    let model = advancing.model;
    asked(pending).is_none().then(|| Done::work(Work::SkillLearned { model, skill: None }))
}

pub(super) fn roll(
    pending: &AtPage<'_>,
    asked: &Asked,
    tables: &[String],
    throw: &Throw,
) -> Result<Vec<Done>, Rejection> {
    let gone = || Rejection::form(messages::model_gone());
    let model = asked.model.and_then(|id| pending.model(id)).ok_or_else(gone)?;
    let leads = tables.iter().zip(throw.faces.chunks(2)).filter_map(|(id, faces)| {
        let table = pending.catalogue.skill_table(id)?;
        let sum = faces.iter().map(|face| face.number()).sum();
        Some(Lead { table: id.clone(), sum, skills: leads_to(pending, model, table, sum) })
    });
    let leads = leads.collect();
    Ok(vec![Done::work(Work::Advanced { throw: throw.clone(), leads })])
}

#[expect(clippy::wildcard_enum_match_arm, reason = "an Advancement leaves few choices")]
pub(super) fn answer(pending: &AtPage<'_>, asked: &Asked, answer: &Answer) -> Result<Vec<Done>, Rejection> {
    let model = asked.model.ok_or_else(|| Rejection::form(messages::no_model_asked()))?;
    match answer {
        Answer::Tables { tables } => Ok(vec![Done::work(Work::TablesChosen { model, tables: tables.clone() })]),
        Answer::Learn { skill } => {
            let work = Work::SkillLearned { model, skill: Some(skill.clone()) };
            Ok(vec![Done { work, changes: learned(pending, model, skill) }])
        }
        _ => Err(Rejection::form(messages::not_asked())),
    }
}

/// A Skill, and what it brings at once.
pub(super) fn learned(pending: &AtPage<'_>, model: u32, skill: &Learned) -> Vec<RosterChange> {
    let once = pending.catalogue.skill(&skill.id).into_iter().flat_map(|skill| &skill.boons).filter_map(|boon| {
        let Boon::DucatsOnce(ducats) = boon else { return None };
        Some(RosterChange::DucatsGained { ducats: *ducats, reason: skill.id.clone() })
    });
    [RosterChange::Learned { model, skill: skill.clone() }].into_iter().chain(once).collect()
}

/// The first model that has come to an Advancement it has not made: one for each threshold that its experience passed
/// since the battle's end.
fn owed(pending: &AtPage<'_>) -> Option<u32> {
    let steps = &pending.page.steps;
    let hired = pending.before.hired_models();
    let owes = |model: &Model| {
        let mut before = pending.before.models.iter().chain(&hired);
        let before = before.find(|known| known.id == model.id).map_or(0, |known| known.experience);
        let passed = pending.progression().advancements.iter().filter(|at| **at > before && **at <= model.experience);
        passed.count() > steps.advanced.iter().filter(|id| **id == model.id).count()
    };
    // Most models do not have the experience, and finding out who is ELITE takes longer.
    if !pending.roster.members().any(owes) {
        return None;
    }
    let open = pending.models().into_iter().find(|(model, elite)| *elite && owes(model));
    open.map(|(model, _)| model.id)
}

/// Where a sum leads: its row, else the next lower one that the model does not know, else the next higher one; or all of
/// the Patron's that it does not know.
fn leads_to(pending: &AtPage<'_>, model: &Model, table: &SkillTable, sum: u8) -> Vec<String> {
    let unknown = |roll: u8| match table.row(roll)? {
        SkillRowTo::Skill(id) if !is_known(pending, model, id) => Some(id.clone()),
        SkillRowTo::Skill(_) | SkillRowTo::Patron => None,
    };
    match table.row(sum) {
        Some(SkillRowTo::Patron) => patrons(pending, model),
        Some(SkillRowTo::Skill(_)) => {
            let lower = (0..=sum).rev().find_map(unknown);
            lower.or_else(|| (sum..=HIGHEST).find_map(unknown)).into_iter().collect()
        }
        None => Vec::new(),
    }
}

/// The Skills of the Warband's Patron that the model does not know.
fn patrons(pending: &AtPage<'_>, model: &Model) -> Vec<String> {
    let terms = Terms::new(&pending.roster, &pending.catalogue).ok();
    let by_variant = terms.as_ref().and_then(|terms| terms.changes().patron.as_ref());
    let Some(id) = pending.roster.choices.get(PATRON).or(by_variant) else { return Vec::new() };
    let patron = pending.progression().patrons.iter().find(|patron| patron.id == *id);
    patron.into_iter().flat_map(|patron| &patron.skills).filter(|id| !is_known(pending, model, id)).cloned().collect()
}

/// Whether the model knows a Skill, or another model does and the Skill is not shared.
fn is_known(pending: &AtPage<'_>, model: &Model, id: &str) -> bool {
    let knows = |model: &Model| model.known(&pending.catalogue).iter().any(|known| known.skill.id == id);
    let alone = pending.catalogue.skill(id).is_some_and(|skill| skill.one_per_warband);
    knows(model) || (alone && pending.roster.members().any(knows))
}

/// Every Skill, of any table or Patron, that a model does not know.
pub(super) fn any(pending: &AtPage<'_>, model: &Model) -> Vec<String> {
    let all = pending.catalogue.pack().skills.skills.iter();
    all.filter(|skill| !is_known(pending, model, &skill.id)).map(|skill| skill.id.clone()).collect()
}

/// Those of them that the model does not know and can make every choice for.
fn learnable<'s>(pending: &AtPage<'_>, model: &Model, ids: impl Iterator<Item = &'s String>) -> Vec<Learnable> {
    let mut found: Vec<Learnable> = Vec::new();
    for id in ids.filter(|id| !is_known(pending, model, id)) {
        let Some(skill) = pending.catalogue.skill(id) else { continue };
        let choices = choices(pending, model, skill);
        // A Skill with a choice that cannot be made is out of reach.
        if found.iter().all(|known| known.skill != *id) && (skill.chosen.is_none() || !choices.is_empty()) {
            found.push(Learnable { skill: id.clone(), choices });
        }
    }
    found
}

/// What may be chosen with a Skill, as the roster keeps it.
fn choices(pending: &AtPage<'_>, model: &Model, skill: &Skill) -> Vec<String> {
    match &skill.chosen {
        None => Vec::new(),
        Some(ToChoose::Action) => {
            let terms = Terms::new(&pending.roster, &pending.catalogue).ok();
            let entry = terms.as_ref().and_then(|terms| terms.entry_of(model));
            let own = entry.into_iter().flat_map(actions);
            ACTIONS.into_iter().map(str::to_owned).chain(own).collect()
        }
        Some(ToChoose::LimitedItem) => super::goods::limited(pending),
        Some(ToChoose::Keyword(keywords)) => keywords.iter().map(ToString::to_string).collect(),
        Some(ToChoose::Skill { tables, exploration }) => {
            let rows = tables.iter().filter_map(|id| pending.catalogue.skill_table(id)).flat_map(|table| &table.rows);
            let mut found = Vec::new();
            for row in rows {
                let SkillRowTo::Skill(id) = &row.to else { continue };
                let Some(inner) = pending.catalogue.skill(id).filter(|_| !is_known(pending, model, id)) else {
                    continue;
                };
                match choices(pending, model, inner).as_slice() {
                    [] if inner.chosen.is_none() => found.push(id.clone()),
                    further => found.extend(further.iter().map(|choice| format!("{id}:{choice}"))),
                }
            }
            if *exploration {
                found.extend(ExplorationSkill::ALL.iter().map(|(id, _)| (*id).to_owned()));
            }
            found
        }
    }
}

/// The ACTIONS of an entry's own.
fn actions(entry: &FactionEntry) -> impl Iterator<Item = String> {
    let effects = entry.abilities.iter().flat_map(|ability| &ability.effects);
    effects.filter_map(|effect| if let When::Action(action) = &effect.when { Some(action.id.clone()) } else { None })
}
