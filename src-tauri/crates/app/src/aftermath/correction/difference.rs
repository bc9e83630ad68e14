//! What a correction changes, as people read it: each Warband then and now, and what no longer holds.

use std::collections::BTreeMap;

use nml_campaign::{Campaign, Corrected, Recalled, Said, Standing, Thrown, standings};
use nml_catalogue::Catalogue;
use nml_warband::{Model, Price, Roster};

use super::past::{Held, Led};
use super::told;
use super::{
    CorrectedModel, CorrectedWarband, CorrectionAbsent, CorrectionKept, CorrectionLost, CorrectionMend, CorrectionStep,
};
use crate::aftermath::beside_result;
use crate::paper::{PaperBattle, PaperWho};
use crate::view::{ComparedLine, called, content, game_name, spoken};
use crate::words::{self, correction as say, history};

/// How a battle ended, in one line. `None` if it was not fought.
fn said(campaign: &Campaign, battle: &str) -> Option<String> {
    let played = campaign.game(battle)?.played.as_ref()?;
    Some(history::ended(&played.result, |side| campaign.called(side).unwrap_or_else(|| side.to_owned())))
}

/// How it ended and ends now. `None` if that is unchanged.
pub(super) fn ended(held: &Held, battle: &str, corrected: &Corrected) -> Option<ComparedLine> {
    text(say::result(), said(&held.open.state, battle)?, said(&corrected.campaign, battle)?)
}

/// The winner who was chosen by hand and remains the winner on the corrected sheet, although the points say otherwise.
pub(super) fn kept(held: &Held, steps: &[CorrectionStep]) -> Option<CorrectionKept> {
    let paper = steps.iter().rev().find_map(|step| match step {
        CorrectionStep::Result { battle } => Some(battle),
        CorrectionStep::Anew { .. }
        | CorrectionStep::Strike { .. }
        | CorrectionStep::Grant { .. }
        | CorrectionStep::Further { .. } => None,
    })?;
    let [chosen, ahead] = paper.overruled()?;
    let name = |who: &PaperWho| match who {
        PaperWho::Warband { warband } => held.open.state.called(warband).unwrap_or_else(|| warband.clone()),
        PaperWho::Outsider { name, .. } => name.clone(),
    };
    let names = |winner| paper.winners(winner).into_iter().map(|side| name(&side.who)).collect::<Vec<_>>();
    let battle = PaperBattle { winner: None, ..paper.clone() };
    let mend = CorrectionMend { label: say::follow(), step: CorrectionStep::Result { battle } };
    Some(CorrectionKept { said: say::kept(&names(chosen), &names(ahead)), mend })
}

/// What differs about the battle itself besides its result: its scenario, and all else that its sheet says.
pub(super) fn game(held: &Held, battle: &str, corrected: &Corrected) -> Vec<ComparedLine> {
    let name = |campaign: &Campaign| {
        let (game, pack) = (campaign.game(battle)?, held.catalogue(campaign).ok()?);
        Some(game_name(pack, game))
    };
    let names = name(&held.open.state).zip(name(&corrected.campaign));
    let scenario = names.and_then(|(before, after)| text(say::scenario(), before, after));
    let sheet = |campaign: &Campaign| Some(campaign.game(battle)?.played.as_ref()?.result.clone());
    let sheets = sheet(&held.open.state).zip(sheet(&corrected.campaign));
    let beside = sheets.map(|(then, now)| beside_result(&held.open.state, &then, &now));
    scenario.into_iter().chain(beside.into_iter().flatten()).collect()
}

/// The Warbands that differ, in the order of the campaign.
pub(super) fn warbands(held: &Held, corrected: &Corrected) -> Vec<CorrectedWarband> {
    let (then, now) = (&held.open.state, &corrected.campaign);
    let lines = |campaign: &Campaign| {
        let lines = standings(campaign).into_iter().map(|line| (line.warband.clone(), line));
        lines.collect::<BTreeMap<String, Standing>>()
    };
    let (before, after) = (lines(then), lines(now));
    let Ok(pack) = held.catalogue(now) else { return Vec::new() };
    let mut all = Vec::new();
    for enrolment in &now.warbands {
        let id = &enrolment.warband;
        let mut lines = Vec::new();
        if let (Some(before), Some(after)) = (before.get(id), after.get(id)) {
            lines.extend(standing(before, after));
        }
        let mut models = Vec::new();
        if let (Some(before), Some(after)) = (held.warbands.get(id).map(|open| &open.state), corrected.rosters.get(id))
        {
            lines.extend(figure(say::strongbox(), before.strongbox, after.strongbox));
            lines.extend(figure(say::glory(), before.glory, after.glory));
            lines.extend(list(say::arsenal(), &kit(&before.arsenal, pack), &kit(&after.arsenal, pack)));
            models = of_models(&before.enlisted(), &after.enlisted(), pack);
        }
        if !lines.is_empty() || !models.is_empty() {
            all.push(CorrectedWarband { id: id.clone(), name: enrolment.name.clone(), lines, models });
        }
    }
    all
}

fn standing(before: &Standing, after: &Standing) -> Vec<ComparedLine> {
    let record = |line: &Standing| say::outcomes(line.won, line.drawn, line.lost);
    let score = |line: &Standing| match line.difference() {
        Some(_) => say::in_games(say::score(line.vp_for, line.vp_against), line.games, line.unscored),
        None => say::not_recorded(),
    };
    let deeds = |line: &Standing| match line.deeds_told() {
        Some(_) => say::in_games(line.deeds.to_string(), line.games, line.deeds_untold),
        None => say::not_recorded(),
    };
    let took = |line: &Standing| match line.took_told() {
        Some(_) => say::in_games(line.took.to_string(), line.games, line.took_untold),
        None => say::not_recorded(),
    };
    let fell = |line: &Standing| match line.fell_told() {
        Some(_) => say::in_games(line.casualties.to_string(), line.games, line.fell_untold),
        None => say::not_recorded(),
    };
    [
        text(say::place(), before.place.to_string(), after.place.to_string()),
        text(say::campaign_points(), before.points.to_string(), after.points.to_string()),
        text(say::record(), record(before), record(after)),
        text(say::victory_points(), score(before), score(after)),
        text(say::deeds(), deeds(before), deeds(after)),
        text(say::took(), took(before), took(after)),
        text(say::fell(), fell(before), fell(after)),
    ]
    .into_iter()
    .flatten()
    .collect()
}

fn of_models(before: &Roster, after: &Roster, pack: &Catalogue) -> Vec<CorrectedModel> {
    let (then, now): (Vec<&Model>, Vec<&Model>) = (before.members().collect(), after.members().collect());
    let mut models = Vec::new();
    for model in &then {
        let lines = match now.iter().find(|other| other.id == model.id) {
            None => text(say::roster(), say::there(), without(after, model.id)).into_iter().collect(),
            Some(other) => of_model(model, other, pack),
        };
        if !lines.is_empty() {
            models.push(CorrectedModel { model: model.id, name: called(model, before, pack), lines });
        }
    }
    for model in now.iter().filter(|model| !then.iter().any(|other| other.id == model.id)) {
        let lines = text(say::roster(), without(before, model.id), say::there());
        let name = called(model, after, pack);
        models.push(CorrectedModel { model: model.id, name, lines: lines.into_iter().collect() });
    }
    models
}

fn of_model(before: &Model, after: &Model, pack: &Catalogue) -> Vec<ComparedLine> {
    let row = |id: &str| pack.trauma().row_named(id).map_or_else(|| spoken(id), |row| row.name.clone());
    let injuries = |model: &Model| model.injuries.iter().map(|injury| row(&injury.id)).collect::<Vec<_>>();
    let skills = |model: &Model| model.skills.iter().map(|skill| content(&skill.id, pack)).collect::<Vec<_>>();
    let carried = |model: &Model| {
        let foreign = model.foreign_items.iter().map(|foreign| foreign.item.clone());
        kit(&model.items.iter().cloned().chain(foreign).collect::<Vec<_>>(), pack)
    };
    let yes = |is: bool| if is { say::yes() } else { say::no() };
    [
        figure(say::experience(), before.experience.into(), after.experience.into()),
        figure(say::scars(), before.scars.into(), after.scars.into()),
        text(say::promoted(), yes(before.promoted), yes(after.promoted)),
        text(say::misses(), yes(before.misses_next_game), yes(after.misses_next_game)),
        list(say::injuries(), &injuries(before), &injuries(after)),
        list(say::skills(), &skills(before), &skills(after)),
        list(say::battlekit(), &carried(before), &carried(after)),
    ]
    .into_iter()
    .flatten()
    .collect()
}

fn kit(items: &[String], pack: &Catalogue) -> Vec<String> {
    items.iter().map(|id| pack.item(id).map_or_else(|| spoken(id), |item| item.name.clone())).collect()
}

fn figure(what: String, before: u32, after: u32) -> Option<ComparedLine> {
    text(what, before.to_string(), after.to_string())
}

fn text(what: String, before: String, after: String) -> Option<ComparedLine> {
    (before != after).then_some(ComparedLine { what, before: Some(before), after: Some(after) })
}

/// What a list no longer has, and what is new in it.
fn list(what: String, before: &[String], after: &[String]) -> Option<ComparedLine> {
    let without = |these: &[String], those: &[String]| {
        let mut left = these.to_vec();
        for one in those {
            if let Some(at) = left.iter().position(|other| other == one) {
                left.remove(at);
            }
        }
        (!left.is_empty()).then(|| left.join(", "))
    };
    let (gone, new) = (without(before, after), without(after, before));
    (gone.is_some() || new.is_some()).then_some(ComparedLine { what, before: gone, after: new })
}

/// How a model is not on a roster.
fn without(roster: &Roster, model: u32) -> String {
    let fell = roster.fallen.iter().any(|fallen| fallen.model.id == model);
    if fell { say::fallen() } else { say::not_there() }
}

/// What no longer holds, in words.
pub(super) fn lost(held: &Held, led: &Led) -> Vec<CorrectionLost> {
    let corrected = &led.corrected;
    let campaign = &corrected.campaign;
    let Ok(pack) = held.catalogue(campaign) else { return Vec::new() };
    let name = |id: &str| campaign.called(id).unwrap_or_else(|| id.to_owned());
    let traded = |warband: &str, command: &nml_warband::Command| {
        held.warbands.get(warband).map_or_else(String::new, |open| words::said(command, &open.state, pack))
    };
    let lines = corrected.lost.iter().map(|lost| {
        let (said, place, line) = match &lost.said {
            Recalled::Warband(command) => {
                let warband = lost.warband.as_deref().unwrap_or_default();
                (traded(warband, command), name(warband), None)
            }
            Recalled::Campaign(command) => {
                let page = nml_campaign::page_of(command);
                let warband = page.map_or("", |(_, warband, _)| warband);
                let battle = nml_campaign::of_battle(command);
                let title = battle.map_or_else(String::new, |battle| held.title_in(campaign, battle));
                let place = [name(warband), title].into_iter().filter(|part| !part.is_empty());
                // The question says whose dice they were, and what they were for.
                let said = told::asked_of(held, lost.seq, command);
                let said = said.unwrap_or_else(|| say::command(command, pack, |command| traded(warband, command)));
                (said, place.collect::<Vec<_>>().join(" · "), led.line(lost.seq, lost.place))
            }
        };
        let mend = lost.short.map(|Price { ducats, glory }| CorrectionMend {
            label: say::grant(ducats, glory),
            step: CorrectionStep::Grant { seq: lost.seq, place: led.place(lost.seq, lost.place), ducats, glory },
        });
        CorrectionLost { said, line, place, why: nml_words::said(&lost.why.message), mend }
    });
    lines.collect()
}

/// The models that fought later though they were gone, with what was rolled for them then.
pub(super) fn absent(held: &Held, corrected: &Corrected) -> Vec<CorrectionAbsent> {
    let Ok(pack) = held.catalogue(&corrected.campaign) else { return Vec::new() };
    let lines = corrected.absent.iter().filter_map(|absent| {
        let before = held.warbands.get(&absent.warband)?.state.enlisted();
        let frozen = corrected.campaign.game(&absent.battle)?.played.as_ref()?;
        let case = frozen.aftermath.page(&absent.warband).and_then(|page| page.case(absent.model));
        let known = before.members().chain(before.fallen.iter().map(|fallen| &fallen.model));
        let known = known.into_iter().find(|model| model.id == absent.model);
        let name = case.map(|case| case.casualty.name.clone());
        let name = name.or_else(|| known.map(|model| called(model, &before, pack)));
        let name = name.unwrap_or_else(say::a_model);
        let dice = case.and_then(|case| {
            let faces = |thrown: &Thrown| thrown.throw.faces.iter().map(|face| face.number()).collect::<Vec<_>>();
            let survival = matches!(case.throws.first()?.said, Said::Survives | Said::Dies);
            Some(say::rolled_for(survival, &case.throws.iter().flat_map(faces).collect::<Vec<_>>()))
        });
        let said = say::absent(&name, &held.title_in(&corrected.campaign, &absent.battle), dice.as_deref());
        Some(CorrectionAbsent { said, warband: absent.warband.clone(), model: absent.model })
    });
    lines.collect()
}
