//! A campaign as its organiser surveys it: who waits, what is open, what is wrong, how each Warband has fared in its
//! games, and what the games had in common.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use nml_campaign::{
    self as campaign, Chapter, Enrolment, Game, Meetings, Page, Tally, by_faction, by_role, by_scenario, chapters,
    limits, stage, standings, story,
};
use nml_catalogue::Catalogue;
use nml_warband::{OWN_FACTION, Roster, check};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::shown::{CampaignGame, GameState};
use super::{CampaignRef, view};
use crate::failure::Failure;
use crate::season::{engaged, own_games, pack_of, pair};
use crate::session::Session;
use crate::streams::{Open, look_stream, stream_id};
use crate::subject::{Campaigns, Warbands};
use crate::unread::Unread;
use crate::view::{
    Emblem, Record, Verdict, against, called, faction_name, game_name, game_title, recorded_name, scenario_name,
};
use crate::words::next::OwnGame;
use crate::words::{self, overview as say};

/// A campaign, looked over.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct CampaignOverview {
    /// Its stream.
    pub id: String,
    /// Its name.
    pub name: String,
    /// Its size, and the stage of the next game.
    pub about: String,
    /// How many games were fought.
    pub fought: usize,
    /// What the organiser should look at.
    pub warnings: Vec<OverviewWarning>,
    /// Games that are not closed, newest first.
    pub open: Vec<CampaignGame>,
    /// How points are counted and equals are listed.
    pub standings_note: String,
    /// One per Warband, in the order of the standings.
    pub warbands: Vec<OverviewLine>,
    /// Threshold Values in ducats of the games fought so far, from the first game on, before what a variant changes.
    pub thresholds: Vec<u32>,
    /// How each faction fared, most games first.
    pub factions: Vec<OverviewFaction>,
    /// How each scenario went, in the order they were first fought in.
    pub scenarios: Vec<OverviewScenario>,
    /// Attackers against defenders, or none if nobody ever attacked.
    pub roles: Option<OverviewRoles>,
}

/// What sort of thing an organiser should look at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum OverviewWarningKind {
    /// The Warband does not open here.
    Unread,
    /// The Warband breaks a rule.
    Illegal,
    /// The Warband joined by name: nobody has brought its roster yet.
    RosterToCome,
    /// Its page of an aftermath is not signed.
    Unsigned,
    /// All pages are signed, and the aftermath is not closed.
    Unclosed,
    /// A game is planned, and all its Warbands have fought others since.
    LeftOver,
    /// It has fought two games fewer than somebody else, or more.
    InHand,
}

/// One thing an organiser should look at.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct OverviewWarning {
    /// What sort of thing.
    pub kind: OverviewWarningKind,
    /// The Warband's stream, or none if it is about a game.
    pub warband: Option<String>,
    /// What the Warband, or the game, is called.
    pub name: String,
    /// What is the matter, in a sentence.
    pub text: String,
    /// The battle whose aftermath mends it.
    pub battle: Option<String>,
}

/// A Warband of the overview.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct OverviewLine {
    /// Place, 1 first; equal points share it.
    pub rank: u16,
    /// The Warband's stream.
    pub warband: String,
    /// Its name.
    pub name: String,
    /// Its faction's name.
    pub faction: String,
    /// Its emblem.
    pub emblem: Emblem,
    /// Who commands it.
    pub player: Option<String>,
    /// It has left.
    pub withdrawn: bool,
    /// What it does now, or whom it waits for.
    pub now: String,
    /// It has no game to fight or to settle, and games still to come.
    pub waits: bool,
    /// Games fought.
    pub games: u16,
    /// How many games fewer it has fought than the Warband with the most.
    pub in_hand: u16,
    /// Campaign Victory Points.
    pub cvp: u32,
    /// What its games came to; its fields stand beside these.
    #[serde(flatten)]
    pub record: Record,
    /// Glory unspent, or none if it does not open here.
    pub glory: Option<u32>,
    /// What its whole roster costs in ducats, or none if it does not open here.
    pub rating: Option<u32>,
    /// Threshold Value of its next game in ducats, or none if the pack has no table.
    pub threshold: Option<u32>,
    /// Field Strength of its next game in models, or none if the pack has no table.
    pub field_strength: Option<u16>,
    /// Its games in order.
    pub course: Vec<OverviewGame>,
    /// What there is to tell of it.
    pub story: OverviewStory,
}

/// What there is to tell of a Warband.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct OverviewStory {
    /// In sentences; empty before its first game.
    pub sentences: Vec<String>,
}

/// A game of a Warband, with the sums up to it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct OverviewGame {
    /// Its number among the Warband's own.
    pub game: u16,
    /// Such as `Relic Hunt against The Ashen Choir`.
    pub title: String,
    /// How it went.
    pub outcome: Verdict,
    /// Campaign Victory Points after it.
    pub cvp: u32,
    /// Victory points made less those of its enemies, in all games up to this one that recorded them; none if this game
    /// did not.
    pub vp: Option<i64>,
    /// Enemies taken Out of Action up to it, as far as the games recorded it; none if this game did not.
    pub took: Option<u32>,
    /// Its own models taken Out of Action up to it; none if this game did not record it.
    pub fell: Option<u32>,
    /// What its whole roster cost in ducats when the battle was recorded, or none if it was not in the book then.
    pub rating: Option<u32>,
}

/// Games as one party saw them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct OverviewTally {
    /// Games.
    pub games: u32,
    /// Won.
    pub won: u32,
    /// Drawn.
    pub drew: u32,
    /// Lost.
    pub lost: u32,
    /// Victory points made and those of the enemies, in the games that recorded them; none if no game did.
    pub score: Option<[u32; 2]>,
    /// The first less the second.
    pub vp: Option<i64>,
    /// Games of which not all victory points were written down.
    pub unscored: u32,
}

/// How a faction fared.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct OverviewFaction {
    /// Its name.
    pub name: String,
    /// Warbands of it in the campaign.
    pub warbands: u32,
    /// Every Warband counts with every game it fought.
    pub tally: OverviewTally,
}

/// How a scenario went.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct OverviewScenario {
    /// Its name.
    pub name: String,
    /// Games.
    pub games: u32,
    /// Games that nobody won.
    pub drew: u32,
    /// Games in which somebody attacked, as the attacker saw them, or none if nobody did.
    pub attacked: Option<OverviewTally>,
    /// Victory points of a side, in tenths, rounded, half up, over the sides with recorded points; none if no side has
    /// any.
    pub vp_tenths: Option<u32>,
    /// Sides in all its games together.
    pub sides: u32,
    /// Those of them whose victory points nobody wrote down.
    pub unscored: u32,
    /// Models of the campaign taken Out of Action, in the games where they were written down.
    pub fell: u32,
    /// Games of which nobody wrote down who fell.
    pub untold: u32,
}

/// Attackers against defenders.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct OverviewRoles {
    /// Which games are counted.
    pub note: String,
    /// Those who attacked.
    pub attackers: OverviewTally,
    /// Those who defended.
    pub defenders: OverviewTally,
}

impl From<&Tally> for OverviewTally {
    fn from(tally: &Tally) -> Self {
        Self {
            games: tally.games,
            won: tally.won,
            drew: tally.drawn,
            lost: tally.lost,
            score: tally.difference().map(|_| [tally.vp_for, tally.vp_against]),
            vp: tally.difference(),
            unscored: tally.unscored,
        }
    }
}

/// What the overview is made from: the campaign, its pack, and every Warband, read once.
struct Look<'c> {
    state: &'c campaign::Campaign,
    catalogue: &'c Catalogue,
    rosters: BTreeMap<String, Result<Arc<Open<Warbands>>, Option<Unread>>>,
    met: Meetings<'c>,
    /// Those who have a game to fight or to settle.
    engaged: BTreeSet<&'c str>,
}

/// Looks over a campaign.
///
/// # Errors
/// `UNKNOWN_STREAM`, `PACK_MISSING`.
pub fn campaign_overview(session: &Session, which: CampaignRef) -> Result<CampaignOverview, Failure> {
    overview_of(session, &*session.look::<Campaigns>(&which.campaign)?)
}

/// The same of a campaign that is open.
///
/// # Errors
/// `PACK_MISSING`; when the book cannot be read.
pub(crate) fn overview_of(session: &Session, open: &Open<Campaigns>) -> Result<CampaignOverview, Failure> {
    let pack = pack_of(session, open)?;
    let (state, catalogue) = (&open.state, &pack.catalogue);
    let (rosters, around) = session.with_book(|book| {
        let known: Vec<String> = book.warbands()?.into_iter().map(|row| row.id.to_string()).collect();
        let mut rosters = BTreeMap::new();
        for Enrolment { warband, .. } in &state.warbands {
            let read = match known.contains(warband) {
                true => look_stream::<Warbands>(book, stream_id(warband)?)?.map_err(Some),
                false => Err(None),
            };
            rosters.insert(warband.clone(), read);
        }
        Ok((rosters, view::battles(book, open)?))
    })?;
    let (met, engaged) = (Meetings::of(state), engaged_in(state));
    let look = Look { state, catalogue, rosters, met, engaged };
    let lines: Vec<OverviewLine> = standings(state).into_iter().map(|line| look.line(line)).collect();
    let most = lines.iter().map(|line| line.games).max().unwrap_or(0);
    let roles = by_role(state);
    Ok(CampaignOverview {
        id: open.id.to_string(),
        name: state.name.clone(),
        about: look.about(),
        fought: state.played().count(),
        warnings: look.warnings(&lines),
        open: view::games(catalogue, open, &around, Some(0))
            .into_iter()
            .filter(|game| game.state != GameState::Closed)
            .collect(),
        standings_note: view::standings_note(catalogue, open),
        thresholds: (1..=most).filter_map(|game| catalogue.campaign().threshold(game)).map(|row| row.ducats).collect(),
        factions: look.factions(),
        scenarios: look.scenarios(),
        roles: (roles.attackers.games > 0).then(|| OverviewRoles {
            note: say::roles_note(roles.attackers.games, roles.without),
            attackers: (&roles.attackers).into(),
            defenders: (&roles.defenders).into(),
        }),
        warbands: lines,
    })
}

fn engaged_in(state: &campaign::Campaign) -> BTreeSet<&str> {
    let open =
        |game: &&Game| game.played.as_ref().is_none_or(|played| !played.aftermath.closed) && !state.left_over(game);
    state.games.iter().filter(open).flat_map(|game| &game.entrants).map(|entrant| entrant.warband.as_str()).collect()
}

impl Look<'_> {
    fn roster(&self, warband: &str) -> Option<&Roster> {
        self.rosters.get(warband)?.as_ref().ok().map(|open| &open.state)
    }

    fn about(&self) -> String {
        let state = self.state;
        let members = state.warbands.iter().filter(|enrolment| !enrolment.withdrawn).count();
        let about = words::campaigns::about(members, state.house.games);
        let next = pair(state).and_then(|pair| {
            let planned = engaged(state, &pair).map(|game| own_games(state, game));
            let games = planned.unwrap_or_else(|| pair.map(OwnGame::next).to_vec());
            let game = games.iter().map(|one| one.game).max()?;
            let stage = stage(self.catalogue.campaign(), state.house, game)?;
            Some(say::stage(&stage.name, &games))
        });
        next.map_or_else(|| about.clone(), |next| format!("{about} · {next}"))
    }

    fn line(&self, line: campaign::Standing) -> OverviewLine {
        let record = Record::from(&line);
        let next = limits(self.catalogue, self.state, &line.warband);
        let roster = self.roster(&line.warband);
        let by_hand = roster.and_then(|roster| roster.own.faction.clone()).filter(|_| line.faction == OWN_FACTION);
        let (now, waits) = self.now(&line.warband, line.withdrawn);
        OverviewLine {
            rank: line.place,
            faction: by_hand.unwrap_or_else(|| faction_name(self.catalogue, &line.faction)),
            emblem: roster.map_or_else(|| Emblem::of_faction(&line.faction), Emblem::of),
            player: Some(line.player).filter(|player| !player.is_empty()),
            withdrawn: line.withdrawn,
            now,
            waits,
            games: line.games,
            in_hand: line.in_hand,
            cvp: line.points,
            record,
            glory: roster.map(|roster| roster.glory),
            rating: roster.map(|roster| check(roster, self.catalogue).total_ducats),
            threshold: next.as_ref().map(|next| next.threshold),
            field_strength: next.as_ref().map(|next| next.field_strength),
            course: self.course(&line.warband),
            story: self.story(&line.warband),
            name: line.name,
            warband: line.warband,
        }
    }

    fn course(&self, warband: &str) -> Vec<OverviewGame> {
        let (mut vp, mut took, mut fell) = (0, 0, 0);
        let all = chapters(self.state, warband).into_iter().map(|chapter| {
            let difference = chapter.difference();
            vp += difference.unwrap_or(0);
            took += chapter.took.unwrap_or_default();
            fell += chapter.fell.unwrap_or_default();
            let frozen = self.page(&chapter.battle, warband).and_then(|page| page.roster.as_deref());
            OverviewGame {
                game: chapter.game,
                title: self.title(&chapter, warband),
                outcome: chapter.outcome.into(),
                cvp: chapter.points,
                vp: difference.map(|_| vp),
                took: chapter.took.map(|_| took),
                fell: chapter.fell.map(|_| fell),
                rating: frozen.map(|roster| check(roster, self.catalogue).total_ducats),
            }
        });
        all.collect()
    }

    fn page(&self, battle: &str, warband: &str) -> Option<&Page> {
        self.state.game(battle)?.played.as_ref()?.aftermath.page(warband)
    }

    /// Such as `Relic Hunt against The Ashen Choir`.
    fn title(&self, chapter: &Chapter, warband: &str) -> String {
        let Some(game) = self.state.game(&chapter.battle) else { return String::new() };
        self.against(game, warband)
    }

    fn against(&self, game: &Game, warband: &str) -> String {
        let others: Vec<&str> = match &game.played {
            Some(played) => played.result.enemies(warband).map(|side| side.warband.as_str()).collect(),
            None => {
                let members = game.entrants.iter().map(|entrant| entrant.warband.as_str());
                let all = members.chain(game.outsiders.iter().map(|outsider| outsider.id.as_str()));
                all.filter(|side| *side != warband).collect()
            }
        };
        let others: Vec<String> = others.into_iter().filter_map(|side| self.state.called(side)).collect();
        against(&recorded_name(self.catalogue, game).unwrap_or_else(say::a_game), &others)
    }

    fn story(&self, warband: &str) -> OverviewStory {
        let Some(story) = story(self.state, warband) else { return OverviewStory::default() };
        let feller = story.feller.as_ref().and_then(|feller| {
            let frozen = self.page(&feller.battle, warband).and_then(|page| page.roster.as_deref());
            let named = |roster: &Roster| {
                let roster = roster.enlisted();
                let model = roster.members().find(|model| model.id == feller.model)?;
                Some(called(model, &roster, self.catalogue))
            };
            frozen.and_then(named).or_else(|| self.roster(warband).and_then(named))
        });
        let sentences = say::story(&story, &|chapter| self.title(chapter, warband), feller.as_deref());
        OverviewStory { sentences }
    }

    /// What a Warband does now, and whether it waits for a game.
    fn now(&self, warband: &str, withdrawn: bool) -> (String, bool) {
        let state = self.state;
        if withdrawn {
            return (say::has_left(), false);
        }
        if let Some(game) = state.unsettled(warband) {
            let signed = self.page(&game.battle, warband).is_some_and(Page::settled);
            return (say::settles(&self.against(game, warband), signed), false);
        }
        let fights = |game: &&Game| game.entrants.iter().any(|entrant| entrant.warband == warband);
        let waits = |game: &&Game| game.played.is_none() && !state.left_over(game);
        if let Some(game) = state.games.iter().filter(waits).find(fights) {
            return (say::plays(self.against(game, warband)), false);
        }
        if state.games_counted(warband) >= state.house.games {
            return (say::done(), false);
        }
        let name = |id: &String| state.called(id).unwrap_or_default();
        if let Some(next) = limits(self.catalogue, state, warband).filter(|next| !next.waits_for.is_empty()) {
            return (say::final_waits(next.waits_for.iter().map(name).collect::<Vec<_>>()), true);
        }
        let rests = |known: &Enrolment| known.withdrawn || known.paused;
        if state.enrolment(warband).is_some_and(rests) {
            return (say::rests(), false);
        }
        let mut others: Vec<&Enrolment> = state
            .warbands
            .iter()
            .filter(|other| !rests(other) && other.warband != warband && !self.engaged.contains(other.warband.as_str()))
            .filter(|other| other.games_counted() < state.house.games)
            .collect();
        others.sort_by_key(|other| (self.met.between(warband, &other.warband), other.games_counted()));
        (say::free(&others.iter().map(|other| other.name.as_str()).collect::<Vec<_>>()), true)
    }

    fn warnings(&self, lines: &[OverviewLine]) -> Vec<OverviewWarning> {
        let mut all = Vec::new();
        for line in lines.iter().filter(|line| !line.withdrawn) {
            let of = |kind, text| OverviewWarning {
                kind,
                warband: Some(line.warband.clone()),
                name: self.state.called(&line.warband).unwrap_or_default(),
                text,
                battle: None,
            };
            match self.rosters.get(&line.warband) {
                Some(Ok(open)) if open.state.is_to_come() => {
                    all.push(of(OverviewWarningKind::RosterToCome, say::to_come()));
                }
                Some(Ok(open)) => {
                    let report = check(&open.state, self.catalogue);
                    if let Some((first, more)) = report.violations.split_first() {
                        all.push(of(
                            OverviewWarningKind::Illegal,
                            say::illegal(&nml_words::said(&first.message), more.len()),
                        ));
                    }
                }
                Some(Err(Some(unread))) => all.push(of(OverviewWarningKind::Unread, unread.to_string())),
                Some(Err(None)) | None => all.push(of(OverviewWarningKind::Unread, say::not_here())),
            }
            if line.in_hand >= 2 {
                all.push(of(
                    OverviewWarningKind::InHand,
                    say::in_hand(line.games, line.games.saturating_add(line.in_hand), line.in_hand),
                ));
            }
        }
        for game in self.state.games.iter().filter(|game| self.state.left_over(game)) {
            let (name, text) = (game_title(self.state, self.catalogue, game), say::left_over());
            all.push(OverviewWarning { kind: OverviewWarningKind::LeftOver, warband: None, name, text, battle: None });
        }
        for game in &self.state.games {
            let Some(aftermath) = game.open() else { continue };
            let name = game_name(self.catalogue, game);
            let unsigned: Vec<&Page> = aftermath.pages.iter().filter(|page| !page.settled()).collect();
            for page in &unsigned {
                let cases = page.cases.iter().filter(|case| !case.settled()).count();
                all.push(OverviewWarning {
                    kind: OverviewWarningKind::Unsigned,
                    warband: Some(page.warband.clone()),
                    name: self.state.called(&page.warband).unwrap_or_default(),
                    text: say::unsigned(&self.against(game, &page.warband), cases),
                    battle: Some(game.battle.clone()),
                });
            }
            if unsigned.is_empty() {
                let text = say::unclosed(&name);
                let battle = Some(game.battle.clone());
                all.push(OverviewWarning { kind: OverviewWarningKind::Unclosed, warband: None, name, text, battle });
            }
        }
        all.sort_by_key(|warning| warning.kind);
        all
    }

    fn factions(&self) -> Vec<OverviewFaction> {
        let all = by_faction(self.state).into_iter().map(|(id, tally)| OverviewFaction {
            name: faction_name(self.catalogue, &id),
            warbands: count(self.state.warbands.iter().filter(|enrolment| enrolment.faction == id).count()),
            tally: (&tally).into(),
        });
        let mut all: Vec<OverviewFaction> = all.collect();
        all.sort_by(|a, b| b.tally.games.cmp(&a.tally.games).then_with(|| a.name.cmp(&b.name)));
        all
    }

    fn scenarios(&self) -> Vec<OverviewScenario> {
        let all = by_scenario(self.state).into_iter().map(|one| OverviewScenario {
            games: one.games,
            drew: one.drawn,
            attacked: (one.attacked.games > 0).then(|| (&one.attacked).into()),
            vp_tenths: tenths(one.vp, one.sides),
            sides: one.sides.saturating_add(one.unscored),
            unscored: one.unscored,
            fell: one.fell,
            untold: one.untold,
            name: one.name.unwrap_or_else(|| scenario_name(self.catalogue, &one.scenario)),
        });
        all.collect()
    }
}

fn count(n: usize) -> u32 {
    u32::try_from(n).unwrap_or(u32::MAX)
}

/// A mean in tenths, half of one rounded up. `None` for the mean of nothing.
fn tenths(sum: u32, of: u32) -> Option<u32> {
    let [sum, of] = [u64::from(sum), u64::from(of)];
    let mean = (sum * 20 + of).checked_div(of * 2)?;
    Some(u32::try_from(mean).unwrap_or(u32::MAX))
}

#[cfg(test)]
mod tests {
    use super::tenths;

    #[test]
    fn a_mean_is_rounded_to_one_place_half_of_it_up() {
        assert_eq!(tenths(31, 4), Some(78), "7.75");
        assert_eq!(tenths(23, 3), Some(77), "7.666…");
        assert_eq!(tenths(22, 3), Some(73), "7.333…");
        assert_eq!([tenths(0, 2), tenths(0, 0)], [Some(0), None]);
        assert_eq!(tenths(u32::MAX, 1), Some(u32::MAX), "it ends there");
    }
}
