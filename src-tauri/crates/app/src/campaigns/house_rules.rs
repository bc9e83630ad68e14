//! What the rules leave to the organiser, as named knobs: each with what is printed, and what you play.

use nml_campaign::{
    Command, DrawnOnMap, Enrolment, GAMES_MAX, GloryScores, HOUSE_MAX, HOUSE_SUM_MAX, HouseRules, Pairing,
};
use nml_catalogue::Catalogue;
use nml_catalogue::progression::CampaignPoints;
use nml_catalogue::text::TEXT_CHARACTERS;
use nml_store::Book;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::{CampaignRef, Joiner, view};
use crate::code;
use crate::failure::Failure;
use crate::lists::campaign_row;
use crate::season::{pack_of, say};
use crate::session::Session;
use crate::streams::Open;
use crate::subject::Campaigns;
use crate::view::{Emblem, Knob, emblem, game_title};
use crate::words::house_rules as words;

/// How a knob stands.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct KnobLine {
    /// Which knob.
    pub knob: Knob,
    /// What it is called.
    pub name: String,
    /// What it does, and what the book says of it.
    pub text: String,
    /// As you play it.
    pub value: u32,
    /// As it is printed.
    pub printed: u32,
    /// At least.
    pub min: u32,
    /// At most.
    pub max: u32,
    /// It says what a game brings, and is not set while an aftermath is open.
    pub settles: bool,
    /// What it leads to beside the other knobs and is easily overlooked, if anything.
    pub note: Option<String>,
}

/// What the organiser decides in a campaign.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct HouseRulesView {
    /// The campaign's name.
    pub campaign: String,
    /// In the order of a campaign.
    pub knobs: Vec<KnobLine>,
    /// What the group agreed on in words, in lines; may be empty.
    pub written: String,
    /// The most characters of that text.
    pub written_most: usize,
    /// Its Warbands, those that left last.
    pub members: Vec<MemberLine>,
    /// Warbands that can join, or take the place of one that is disbanded.
    pub may_join: Vec<Joiner>,
    /// Why they cannot be set now, or none if they can.
    pub locked: Option<String>,
    /// The battle whose aftermath keeps them from being set, if one does.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub settling: Option<String>,
}

/// A Warband of the campaign, as the organiser sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct MemberLine {
    /// Its stream.
    pub warband: String,
    /// Its name.
    pub name: String,
    /// Its emblem.
    pub emblem: Emblem,
    /// Who commands it; may be empty.
    pub player: String,
    /// It has left.
    pub withdrawn: bool,
    /// It takes a rest.
    pub paused: bool,
    /// Its games that are planned and not begun.
    pub planned: usize,
    /// Why it cannot leave now, even if they are cancelled, or none if it can.
    pub held: Option<String>,
}

/// A knob with its new setting.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct KnobSet {
    /// Which knob.
    pub knob: Knob,
    /// To what.
    pub value: u32,
}

/// The most ducats at the start by a house rule.
const STARTING_MAX: u32 = 10_000;

/// Several knobs with their new settings.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct HouseSet {
    /// The campaign's stream.
    pub campaign: String,
    /// Those that change.
    pub knobs: Vec<KnobSet>,
}

/// How the knobs of a campaign stand.
///
/// # Errors
/// `UNKNOWN_STREAM`, `PACK_MISSING`.
pub fn campaign_house(session: &Session, which: CampaignRef) -> Result<HouseRulesView, Failure> {
    let open = session.look::<Campaigns>(&which.campaign)?;
    rules(session, &open, &pack_of(session, &open)?.catalogue)
}

/// Sets knobs for all that is decided from now on; earlier decisions stay.
///
/// # Errors
/// `AFTERMATH_OPEN` while one is being settled; `HOUSE_OUT_OF_RANGE`, `GAMES_OUT_OF_RANGE`.
pub fn campaign_house_set(session: &Session, set: HouseSet) -> Result<HouseRulesView, Failure> {
    let mut open: Open<Campaigns> = session.open_stream(&set.campaign)?;
    let pack = pack_of(session, &open)?;
    let mut house = open.state.house;
    for turned in set.knobs {
        turn(&mut house, &pack.catalogue, turned)?;
    }
    let house = as_printed(house, &pack.catalogue);
    if house != open.state.house {
        say(session, &mut open, Command::SetHouse { house })?;
        let row = campaign_row(&open);
        session.write(vec![open.append()?], vec![row])?;
    }
    rules(session, &open, &pack.catalogue)
}

const KNOBS: [Knob; 18] = [
    Knob::StartingDucats,
    Knob::Games,
    Knob::FirstStage,
    Knob::SecondStage,
    Knob::Win,
    Knob::Draw,
    Knob::Loss,
    Knob::Concession,
    Knob::ExtraGame,
    Knob::Experience,
    Knob::PromotionDice,
    Knob::Loot,
    Knob::Latecomer,
    Knob::Swiss,
    Knob::MapLoserScouts,
    Knob::MapDrawn,
    Knob::MapGlory,
    Knob::MapCorePoints,
];

/// Whether a knob is about a map.
const fn of_map(knob: Knob) -> bool {
    matches!(knob, Knob::MapLoserScouts | Knob::MapDrawn | Knob::MapGlory | Knob::MapCorePoints)
}

/// The knobs that differ from the printed rules, a line each.
pub(super) fn in_force(house: HouseRules, catalogue: &Catalogue) -> Vec<String> {
    let printed = printed(house);
    let turned = KNOBS.into_iter().filter_map(|knob| {
        let (now, before) = (value(knob, house, catalogue), value(knob, printed(knob), catalogue));
        (now != before).then(|| words::in_force(knob, now, before))
    });
    turned.collect()
}

/// What is printed for a knob: a side that gives up scores as for a loss, with any score for a loss.
fn printed(house: HouseRules) -> impl Fn(Knob) -> HouseRules {
    move |knob| HouseRules { points: house.points.filter(|_| knob == Knob::Concession), ..HouseRules::default() }
}

pub(super) fn rules(
    session: &Session,
    open: &Open<Campaigns>,
    catalogue: &Catalogue,
) -> Result<HouseRulesView, Failure> {
    let house = open.state.house;
    let printed = printed(house);
    let asked = KNOBS.into_iter().filter(|knob| open.state.map.is_some() || !of_map(*knob));
    let knobs = asked.map(|knob| {
        let (min, max) = range(knob);
        KnobLine {
            knob,
            name: words::name(knob),
            text: words::text(knob),
            value: value(knob, house, catalogue),
            printed: value(knob, printed(knob), catalogue),
            min,
            max,
            settles: knob != Knob::Swiss,
            note: never(knob, house, catalogue),
        }
    });
    let settling: Vec<_> = open.state.games.iter().filter(|game| game.open().is_some()).collect();
    let locked = settling.first().map(|first| {
        let title = game_title(&open.state, catalogue, first);
        words::settling(&title, settling.len().saturating_sub(1))
    });
    let member = |book: &Book, known: &Enrolment| -> Result<MemberLine, Failure> {
        Ok(MemberLine {
            warband: known.warband.clone(),
            name: known.name.clone(),
            emblem: emblem(book, &known.warband, &known.faction)?,
            player: known.player.clone(),
            withdrawn: known.withdrawn,
            paused: known.paused,
            planned: open.state.planned(&known.warband).count(),
            held: open.state.unsettled(&known.warband).map(|_| words::unsettled()),
        })
    };
    let mut members: Vec<MemberLine> =
        session.with_book(|book| open.state.warbands.iter().map(|known| member(book, known)).collect())?;
    members.sort_by_key(|line| line.withdrawn);
    let may_join = view::may_join(session, open)?;
    Ok(HouseRulesView {
        campaign: open.state.name.clone(),
        knobs: knobs.collect(),
        written: open.state.written.clone(),
        written_most: TEXT_CHARACTERS,
        members,
        may_join,
        locked,
        settling: settling.first().map(|first| first.battle.clone()),
    })
}

/// Which stages a campaign of so few games never reaches: the last game is the final, no matter what the bands say.
fn never(knob: Knob, house: HouseRules, catalogue: &Catalogue) -> Option<String> {
    let [first, second] = stages(house, catalogue);
    let before_the_final = house.games.saturating_sub(1);
    if knob == Knob::FirstStage && first >= before_the_final {
        return Some(words::never_middle(house.games));
    }
    (knob == Knob::SecondStage && second >= before_the_final).then(|| words::never_endgame(house.games))
}

fn range(knob: Knob) -> (u32, u32) {
    match knob {
        Knob::Games => (1, GAMES_MAX.into()),
        Knob::FirstStage => (1, u32::from(GAMES_MAX) - 1),
        Knob::SecondStage => (2, GAMES_MAX.into()),
        Knob::Win | Knob::Draw | Knob::Loss | Knob::Concession | Knob::Loot => (0, HOUSE_SUM_MAX),
        Knob::Experience | Knob::PromotionDice | Knob::Latecomer => (0, HOUSE_MAX.into()),
        Knob::StartingDucats => (0, STARTING_MAX),
        Knob::ExtraGame | Knob::Swiss | Knob::MapLoserScouts | Knob::MapCorePoints => (0, 1),
        Knob::MapDrawn | Knob::MapGlory => (0, 2),
    }
}

fn points(house: HouseRules, catalogue: &Catalogue) -> CampaignPoints {
    house.points.unwrap_or(catalogue.campaign().points)
}

fn stages(house: HouseRules, catalogue: &Catalogue) -> [u16; 2] {
    let printed = |at: usize| catalogue.campaign().stages.get(at).map_or(0, |stage| stage.last.into());
    house.stages.unwrap_or([printed(0), printed(1)])
}

fn value(knob: Knob, house: HouseRules, catalogue: &Catalogue) -> u32 {
    let [first, second] = stages(house, catalogue);
    match knob {
        Knob::Games => house.games.into(),
        Knob::FirstStage => first.into(),
        Knob::SecondStage => second.into(),
        Knob::Win => points(house, catalogue).win.into(),
        Knob::Draw => points(house, catalogue).draw.into(),
        Knob::Loss => points(house, catalogue).loss.into(),
        Knob::Experience => house.experience.into(),
        Knob::PromotionDice => house.promotion_dice.into(),
        Knob::Loot => house.loot.unwrap_or(catalogue.exploration().loot),
        Knob::StartingDucats => house.starting_ducats.unwrap_or(catalogue.campaign().ducats),
        Knob::Latecomer => house.latecomer.into(),
        Knob::Concession => house.concession.unwrap_or(points(house, catalogue).loss).into(),
        Knob::ExtraGame => house.extra_game.into(),
        Knob::Swiss => (house.pairing == Pairing::Swiss).into(),
        Knob::MapLoserScouts => house.map.loser_scouts.into(),
        Knob::MapCorePoints => house.map.core_points.into(),
        Knob::MapDrawn => match house.map.drawn {
            DrawnOnMap::AsLost => 0,
            DrawnOnMap::NoBoxes => 1,
            DrawnOnMap::AsWon => 2,
        },
        Knob::MapGlory => match house.map.glory {
            GloryScores::Box => 0,
            GloryScores::Deeds => 1,
            GloryScores::Nothing => 2,
        },
    }
}

fn turn(house: &mut HouseRules, catalogue: &Catalogue, KnobSet { knob, value }: KnobSet) -> Result<(), Failure> {
    let (min, max) = range(knob);
    let wrong = || Failure::new(code::HOUSE_OUT_OF_RANGE, words::out_of_range(knob, value, min, max));
    if !(min..=max).contains(&value) {
        return Err(wrong());
    }
    let small = u8::try_from(value).map_err(|_| wrong());
    let number = u16::try_from(value).map_err(|_| wrong());
    let [first, second] = stages(*house, catalogue);
    let points = points(*house, catalogue);
    match knob {
        Knob::Games => house.games = number?,
        Knob::FirstStage => house.stages = Some([number?, second]),
        Knob::SecondStage => house.stages = Some([first, number?]),
        Knob::Win => house.points = Some(CampaignPoints { win: small?, ..points }),
        Knob::Draw => house.points = Some(CampaignPoints { draw: small?, ..points }),
        Knob::Loss => house.points = Some(CampaignPoints { loss: small?, ..points }),
        Knob::Experience => house.experience = small?,
        Knob::PromotionDice => house.promotion_dice = small?,
        Knob::Loot => house.loot = Some(value),
        Knob::StartingDucats => house.starting_ducats = Some(value),
        Knob::Latecomer => house.latecomer = small?,
        Knob::Concession => house.concession = Some(small?),
        Knob::ExtraGame => house.extra_game = value > 0,
        Knob::Swiss => house.pairing = if value > 0 { Pairing::Swiss } else { Pairing::Even },
        Knob::MapLoserScouts => house.map.loser_scouts = value > 0,
        Knob::MapCorePoints => house.map.core_points = value > 0,
        Knob::MapDrawn => {
            house.map.drawn = match value {
                0 => DrawnOnMap::AsLost,
                1 => DrawnOnMap::NoBoxes,
                _ => DrawnOnMap::AsWon,
            }
        }
        Knob::MapGlory => {
            house.map.glory = match value {
                0 => GloryScores::Box,
                1 => GloryScores::Deeds,
                _ => GloryScores::Nothing,
            }
        }
    }
    Ok(())
}

/// What stays as printed follows the pack, also to another one.
fn as_printed(house: HouseRules, catalogue: &Catalogue) -> HouseRules {
    let printed = HouseRules::default();
    HouseRules {
        points: house.points.filter(|points| *points != catalogue.campaign().points),
        stages: house.stages.filter(|_| stages(house, catalogue) != stages(printed, catalogue)),
        starting_ducats: house.starting_ducats.filter(|ducats| *ducats != catalogue.campaign().ducats),
        concession: house.concession.filter(|score| *score != points(house, catalogue).loss),
        loot: house.loot.filter(|loot| *loot != catalogue.exploration().loot),
        ..house
    }
}
