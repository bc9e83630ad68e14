//! What came of the steps after Trauma, as the screen shows it.

use std::collections::BTreeMap;

use nml_campaign::{
    Ask, FOLLY, Filled, FilledBy, Followed, LOOT, Page, PromotionDie, Request, Step, TOOK_PART, map_state,
};
use nml_warband::result::SideResult;
use nml_warband::{Model, Roster, RosterChange, check};

use super::page::{Maker, margin, number_in_battle};
use super::shown::{AftermathCame, AftermathMargin, AftermathRow, AftermathSign, AftermathTone};
use crate::view::{self, entry_name, spoken};
use crate::words::{self, aftermath as say};

/// The step that a request belongs to.
#[expect(clippy::wildcard_enum_match_arm, reason = "what is asked is of the step under way, but for a few")]
pub(super) fn step_of(request: &Request, page: &Page) -> Step {
    match &request.ask {
        Ask::AdvancementTables { .. } | Ask::Advancement { .. } | Ask::Learn { .. } => Step::Promotions,
        Ask::Spoils { .. } | Ask::BloodCounted { .. } | Ask::Hospital { .. } | Ask::Treatment { .. } => Step::Trauma,
        _ if page.cases.iter().any(|case| !case.settled()) => Step::Trauma,
        _ => page.steps.at,
    }
}

impl Maker<'_> {
    /// Beside a step after Trauma.
    pub(super) fn note(&self, step: Step, page: &Page, draft: &Roster) -> String {
        let steps = &page.steps;
        let past = steps.at > step;
        match step {
            Step::Promotions if past => {
                let most = self.catalogue.campaign().elite;
                say::elite(check(draft, self.catalogue).elite, most)
            }
            Step::Reinforcements if steps.called => say::called(),
            Step::Reinforcements if past => say::not_called(),
            Step::Exploration => {
                let table = steps.expedition.table.as_ref().and_then(|id| self.catalogue.exploration().table(id));
                let name = table.map(|table| table.name.clone());
                let out = &steps.expedition;
                let nothing = (out.total.is_some() && out.location.is_none()).then(say::nothing_new);
                name.into_iter().chain(nothing).collect::<Vec<_>>().join(" · ")
            }
            Step::Quartermaster if past && self.gained(step, page, draft).is_empty() => say::nothing_done(),
            Step::Roster if steps.signed => say::signed(),
            // What others' captives bring comes in before anybody agrees.
            Step::Roster if steps.at == Step::Roster => {
                let pages = self.campaign.game(self.battle).and_then(|game| game.played.as_ref());
                let pages = pages.into_iter().flat_map(|played| &played.aftermath.pages);
                let open = pages.filter(|other| other.cases.iter().any(|case| !case.settled()));
                let names: Vec<String> = open.map(|other| self.named(&other.warband)).collect();
                if names.is_empty() { String::new() } else { say::waits_for(names) }
            }
            Step::Outposts if past => {
                if self.outpost(page).is_empty() {
                    say::no_outpost()
                } else {
                    String::new()
                }
            }
            Step::Trauma
            | Step::Promotions
            | Step::Tracker
            | Step::Reinforcements
            | Step::Outposts
            | Step::Quartermaster
            | Step::Roster => String::new(),
        }
    }

    /// Promotions and experience, a line for each model that has a part in them.
    #[expect(clippy::wildcard_enum_match_arm, reason = "few changes are learning")]
    pub(super) fn learning(&self, page: &Page, draft: &Roster, own: Option<&SideResult>) -> Vec<AftermathRow> {
        let mut rows: Vec<AftermathRow> =
            page.steps.promotion_dice.iter().map(|die| self.promotion(die, page, draft, own)).collect();
        for model in draft.members() {
            let gained =
                page.later.iter().map(|followed| &followed.change).filter(|change| change.model() == Some(model.id));
            let mut points = 0_u8;
            let mut margins = Vec::new();
            let mut skills = Vec::new();
            for change in gained {
                match change {
                    RosterChange::Experience { points: more, reason, .. } => {
                        points = points.saturating_add(*more);
                        if reason != TOOK_PART {
                            let what = self.reason(reason, page, own);
                            margins.push(margin(AftermathSign::Gain, say::because(*more, &what)));
                        }
                    }
                    RosterChange::Learned { skill, .. } => skills.push(self.source(&skill.id)),
                    _ => {}
                }
            }
            if points > 0 || !skills.is_empty() {
                if points > 0 {
                    margins.insert(0, margin(AftermathSign::Gain, say::experience_now(points, model.experience)));
                }
                let result = (!skills.is_empty()).then(|| skills.join(", "));
                let came = if skills.is_empty() { AftermathCame::Nothing } else { AftermathCame::Learned };
                rows.push(AftermathRow {
                    result,
                    came,
                    margins,
                    tone: AftermathTone::Good,
                    ..self.row(model, draft, own)
                });
            }
        }
        rows
    }

    fn promotion(&self, die: &PromotionDie, page: &Page, draft: &Roster, own: Option<&SideResult>) -> AftermathRow {
        let model = draft.members().find(|model| model.id == die.model);
        let faces = die.throw.iter().flat_map(|throw| &throw.faces);
        let stamp: String = faces.map(|face| face.number().to_string()).collect();
        let by_right = die.throw.is_none().then(|| margin(AftermathSign::Gain, say::by_right()));
        let healed = page
            .later
            .iter()
            .any(|followed| matches!(&followed.change, RosterChange::Healed { model, .. } if *model == die.model));
        let (result, came) = match (die.six, healed) {
            (false, _) => (say::not_promoted(), AftermathCame::NotPromoted),
            (true, true) => (say::healed(), AftermathCame::Healed),
            (true, false) => (say::promoted(), AftermathCame::Promoted),
        };
        AftermathRow {
            model: die.model,
            number: number_in_battle(die.model, own),
            name: self.name(die.model, page, draft),
            note: model.map_or_else(String::new, |model| entry_name(model, draft, self.catalogue)),
            stamp: (!stamp.is_empty()).then_some(stamp),
            result: Some(result),
            came,
            died: false,
            tone: if die.six { AftermathTone::Good } else { AftermathTone::Plain },
            margins: by_right.into_iter().collect(),
        }
    }

    fn row(&self, model: &Model, draft: &Roster, own: Option<&SideResult>) -> AftermathRow {
        AftermathRow {
            model: model.id,
            number: number_in_battle(model.id, own),
            name: self.called(model, draft),
            note: entry_name(model, draft, self.catalogue),
            stamp: None,
            result: None,
            came: AftermathCame::Nothing,
            died: false,
            tone: AftermathTone::Plain,
            margins: Vec::new(),
        }
    }

    /// The Exploration Dice as they lie, and their sum written out.
    pub(super) fn dice(&self, page: &Page) -> (Vec<u8>, Option<String>) {
        let out = &page.steps.under_way();
        let faces: Vec<u8> = out.dice.iter().map(|die| die.face.number()).collect();
        let written: Vec<String> = faces.iter().map(u8::to_string).collect();
        // As long as something can be done with them they lie in the question.
        let stands = out.total.map(|total| say::sum(&written, out.plus, total));
        (if stands.is_some() { faces } else { Vec::new() }, stands)
    }

    /// What a step brought the Warband as a whole.
    pub(super) fn gained(&self, step: Step, page: &Page, draft: &Roster) -> Vec<AftermathMargin> {
        let all = page.later.iter().filter(|followed| followed.step == step);
        let later = all.filter_map(|followed| self.margin_of(&followed.change, page, draft));
        match step {
            Step::Trauma => self.lost_in_battle(page, draft).into_iter().chain(later).collect(),
            Step::Tracker => later.chain(self.boxes(page, |by| by != FilledBy::Find)).collect(),
            Step::Exploration => later.chain(self.boxes(page, |by| by == FilledBy::Find)).collect(),
            Step::Outposts if page.steps.at > Step::Outposts => later.chain(self.outpost(page)).collect(),
            Step::Promotions | Step::Reinforcements | Step::Outposts | Step::Quartermaster | Step::Roster => {
                later.collect()
            }
        }
    }

    /// Boxes of the Tracker that the page filled, each with what it scores.
    fn boxes(&self, page: &Page, such: impl Fn(FilledBy) -> bool) -> Vec<AftermathMargin> {
        let map = self.campaign.map.as_ref().and_then(|id| self.catalogue.map(id));
        let boxes = page.steps.on_map.iter().flat_map(|tracked| &tracked.boxes).filter(|filled| such(filled.by));
        let line = |filled: &Filled| {
            let track = map.and_then(|map| map.tracks.iter().find(|track| track.id == filled.track));
            let name = track.map_or_else(|| spoken(filled.track.id()), |track| track.name.clone());
            margin(AftermathSign::Gain, say::box_filled(&name, filled.number, filled.points))
        };
        boxes.map(line).collect()
    }

    /// The Outpost that the game brought, and its Omen; may be empty.
    fn outpost(&self, page: &Page) -> Vec<AftermathMargin> {
        let state = map_state(self.catalogue, self.campaign);
        let map = self.campaign.map.as_ref().and_then(|id| self.catalogue.map(id));
        let (Some(state), Some(map)) = (state, map) else { return Vec::new() };
        let outposts = state.warbands.get(&page.warband).into_iter().flat_map(|holding| &holding.outposts);
        let here = outposts.filter(|(_, outpost)| outpost.battle == self.battle).flat_map(|(zone, outpost)| {
            let name = map.zone(zone).map_or_else(|| spoken(zone), |zone| zone.name.clone());
            let omen = outpost.omen.then(|| margin(AftermathSign::Gain, say::omen()));
            [margin(AftermathSign::Gain, say::outpost(name))].into_iter().chain(omen)
        });
        here.collect()
    }

    /// The place among the margins of its step for each change after Trauma that has one there.
    pub(super) fn margin_places(&self, page: &Page, draft: &Roster) -> Vec<Option<usize>> {
        let mut next = BTreeMap::from([(Step::Trauma, self.lost_in_battle(page, draft).len())]);
        let place = |followed: &Followed| {
            self.margin_of(&followed.change, page, draft)?;
            let next = next.entry(followed.step).or_default();
            *next += 1;
            Some(*next - 1)
        };
        page.later.iter().map(place).collect()
    }

    /// Kit that was used up in the battle, and who left the Warband by a rule of the battle.
    #[expect(clippy::wildcard_enum_match_arm, reason = "few changes of the opening are losses")]
    fn lost_in_battle(&self, page: &Page, draft: &Roster) -> Vec<AftermathMargin> {
        let lost = page.opening.iter().filter_map(|change| match change {
            RosterChange::UsedUp { model, items } => {
                let items: Vec<String> = items.iter().map(|item| self.item(item)).collect();
                Some(say::used_up(&self.name(*model, page, draft), &items))
            }
            RosterChange::LeftForGood { model, rule } => {
                let before = page.roster.as_deref().map(Roster::enlisted).unwrap_or_default();
                let worth = self.worth(*model, &before);
                Some(say::left_for_good(&self.name(*model, page, draft), rule.as_deref(), &worth))
            }
            _ => None,
        });
        lost.map(|text| margin(AftermathSign::Loss, text)).collect()
    }

    #[expect(clippy::wildcard_enum_match_arm, reason = "few changes are of a step as a whole")]
    fn margin_of(&self, change: &RosterChange, page: &Page, draft: &Roster) -> Option<AftermathMargin> {
        let gain = |text: String| Some(margin(AftermathSign::Gain, text));
        let loss = |text: String| Some(margin(AftermathSign::Loss, text));
        match change {
            RosterChange::DucatsGained { ducats, reason } if reason == LOOT => gain(self.loot(*ducats, page)),
            RosterChange::LeftBehind { item, .. } => loss(say::stays_behind(self.item(item))),
            RosterChange::DucatsGained { ducats, reason } => gain(say::ducats(*ducats, self.found_at(reason))),
            RosterChange::GloryGained { glory, reason } => gain(say::glory(*glory, self.found_at(reason))),
            RosterChange::GlorySpent { glory, reason } if reason == FOLLY => {
                loss(say::glory(*glory, say::folly_name()))
            }
            RosterChange::GlorySpent { glory, reason } => loss(say::glory(*glory, self.found_at(reason))),
            RosterChange::Found { location, option } => {
                let known = self.catalogue.exploration().location(location);
                let done = option.as_ref().and_then(|option| self.catalogue.exploration().done(location, option));
                let name = known.map_or_else(|| spoken(location), |known| known.name.clone());
                gain(done.map_or_else(|| name.clone(), |(_, option)| format!("{name}: {}", option.name)))
            }
            RosterChange::ItemsFound { items, .. } => {
                gain(items.iter().map(|item| self.item(item)).collect::<Vec<_>>().join(", "))
            }
            RosterChange::Joined { model, .. } => gain(entry_name(model, draft, self.catalogue)),
            RosterChange::ExplorationSkillGained { skill, .. } => gain(say::exploration_skill(*skill).0),
            RosterChange::Treated { model, location } => {
                gain(format!("{}: {}", self.name(*model, page, draft), self.found_at(location)))
            }
            RosterChange::FindOwed { .. } => gain(say::later()),
            RosterChange::Edited { event } => gain(words::done(event, draft, self.catalogue)?),
            RosterChange::Retired { model, .. } => loss(say::retires(self.name(*model, page, draft))),
            RosterChange::CameBack { model, ducats, .. } => {
                gain(say::came_back(self.name(*model, page, draft), *ducats))
            }
            RosterChange::ModelSold { model, ducats } => loss(say::model_sold(self.name(*model, page, draft), *ducats)),
            RosterChange::LimitRaised { item } => gain(say::limit_raised(self.item(item))),
            RosterChange::ItemUsed { item } => loss(self.item(item)),
            _ => None,
        }
    }

    /// Why something was gained: a Location, a Skill or an item.
    pub(super) fn found_at(&self, reason: &str) -> String {
        let location = self.catalogue.exploration().location(reason);
        location.map_or_else(|| self.source(reason), |location| location.name.clone())
    }

    /// Why a model learned: a Skill of another, or a Deed of the scenario.
    fn reason(&self, reason: &str, page: &Page, own: Option<&SideResult>) -> String {
        match own.and_then(|side| side.deeds.iter().find(|deed| deed.deed == reason)) {
            Some(deed) => {
                let name = view::fought::deed(self.campaign, self.battle, reason, self.catalogue);
                let leads = deed.leader_experience && deed.model.is_none();
                if leads { say::for_the_leader(&name, !page.steps.leaders.is_empty()) } else { name }
            }
            None => self.found_at(reason),
        }
    }

    /// The name of a model, on the roster or among the fallen.
    pub(super) fn name(&self, id: u32, page: &Page, draft: &Roster) -> String {
        let gone = draft.fallen.iter().map(|fallen| &fallen.model);
        let model = draft.members().chain(gone).find(|model| model.id == id);
        let fell = page.case(id).map(|case| case.casualty.name.clone());
        fell.unwrap_or_else(|| model.map_or_else(String::new, |model| self.called(model, draft)))
    }

    pub(super) fn called(&self, model: &Model, roster: &Roster) -> String {
        view::called(model, roster, self.catalogue)
    }
}
