//! The life of every model and every item of a Warband, as the screen tells it.

use std::collections::{BTreeMap, BTreeSet};

use nml_campaign::{
    self as campaign, Campaign, Game, Happening, Life, Moment, Passage, Piece, Place, Played, TOOK_PART, Why, Written,
    lives,
};
use nml_catalogue::{Catalogue, Point};
use nml_warband::{Event, Known, Model, Roster};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::moment_dice::{Falls, LifeDie, LifeGround, OnPage};
use super::{WarbandRef, skill_name};
use crate::failure::Failure;
use crate::session::Session;
use crate::streams::{All, Open};
use crate::subject::{Campaigns, Subject, Warbands};
use crate::view::{self, Emblem, called, entry_name, faction_name, fought, of_side, option_name, spoken};
use crate::words::{self, lives as say};

/// Everybody and everything that a Warband has or had.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct WarbandLives {
    /// Its stream.
    pub id: String,
    /// Its name.
    pub name: String,
    /// Its emblem, for models without a picture.
    pub emblem: Emblem,
    /// The tables of the battles that models fell in, if they were logged.
    pub grounds: Vec<LifeGround>,
    /// Those on the roster in the owner's order, then those who left.
    pub models: Vec<ModelLife>,
    /// Pieces of kit by their names; those that are still there come first.
    pub items: Vec<ItemLife>,
}

/// What a model lived through.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ModelLife {
    /// Its id in the Warband.
    pub model: u32,
    /// Its name.
    pub name: String,
    /// The entry's name, or none if it has no name of its own and is called after its entry.
    pub entry_name: Option<String>,
    /// Its picture, by its hash, if it has one.
    pub portrait: Option<String>,
    /// It is on the roster.
    pub present: bool,
    /// Why it left, as shown, or none if it is still there.
    pub reason: Option<String>,
    /// What it comes to.
    pub summary: String,
    /// In order.
    pub parts: Vec<LifePart>,
}

/// What was lived through at one time: in and after a battle, or on a day between two.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct LifePart {
    /// The battle, by its stream, or none between two battles.
    pub battle: Option<String>,
    /// Such as `Game 2 · Relic Hunt against The Ashen Choir`.
    pub title: String,
    /// A day such as `2026-04-30`, or a time, RFC 3339, if known.
    pub day: Option<String>,
    /// Where on the table of the battle it fell, if it did and somebody knows.
    pub fell: Option<Point>,
    /// What happened, in order.
    pub moments: Vec<LifeMoment>,
}

/// One thing that happened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct LifeMoment {
    /// In words.
    pub text: String,
    /// What sort of thing it is.
    pub kind: LifeKind,
    /// Its tone: good, bad or neither.
    pub tone: LifeTone,
    /// The dice that decided it, in the order they fell; empty if no dice did, or nobody knows them.
    pub dice: Vec<LifeDie>,
}

/// What sort of thing happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum LifeKind {
    /// It joined, or came back.
    Joined,
    /// It got another name or option, or what it had behind it was stated.
    Changed,
    /// A piece of kit came or went.
    Kit,
    /// It was in a battle.
    Fought,
    /// It took an enemy Out of Action.
    Felled,
    /// It went Out of Action.
    Fell,
    /// It did a Glorious Deed.
    Deed,
    /// It came through.
    Survived,
    /// It was hurt, or misses a game.
    Hurt,
    /// A wound is gone, or it was treated.
    Healed,
    /// Experience, a Skill, a promotion.
    Learned,
    /// It was paid for.
    Paid,
    /// It died.
    Died,
    /// It left for another reason.
    Left,
}

/// How something that happened sounds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum LifeTone {
    /// Neither.
    Plain,
    /// A gain.
    Good,
    /// A loss.
    Bad,
}

/// Where a piece of kit went.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ItemLife {
    /// Its place among all pieces as they came, from 1.
    pub number: u32,
    /// Its name.
    pub name: String,
    /// Where it is, in words.
    pub place: String,
    /// It is with the Warband.
    pub present: bool,
    /// In order.
    pub parts: Vec<LifePart>,
}

/// Everybody and everything that a Warband has or had.
///
/// # Errors
/// `UNKNOWN_STREAM`; `PACK_MISSING`.
pub fn warband_lives(session: &Session, which: WarbandRef) -> Result<WarbandLives, Failure> {
    let open: Open<Warbands> = session.open_stream(&which.warband)?;
    let pack = session.pack_of(open.state.pack.as_deref())?;
    let (all, logged) = session.with_book(|book| Ok((All::<Campaigns>::of(book)?, fought::logged(book)?)))?;
    let joined = all.read.iter().filter(|campaign| campaign.state.enrolment(&which.warband).is_some());
    let campaigns: Vec<&Open<Campaigns>> = joined.map(|campaign| -> &Open<Campaigns> { campaign }).collect();
    let states: Vec<&Campaign> = campaigns.iter().map(|campaign| &campaign.state).collect();
    let in_force = open.log.effective();
    let written = in_force.iter().map(|one| Written { seq: one.kept.entry.seq, events: one.events().collect() });
    let all = lives(&Warbands::begin(&open.start), written, &states, &which.warband);
    let catalogue = open.state.own.over(&pack.catalogue);
    let games: BTreeMap<&str, Fought<'_>> =
        campaigns.iter().flat_map(|campaign| games(campaign, &which.warband, &catalogue, &logged)).collect();
    let teller = Teller {
        warband: &which.warband,
        roster: &open.state,
        catalogue: &catalogue,
        days: in_force.iter().map(|one| (one.kept.entry.seq, one.kept.entry.at.as_str())).collect(),
        settled: in_force
            .iter()
            .find(|one| one.events().any(|event| matches!(event, Event::Settled { .. })))
            .map(|one| one.kept.entry.seq),
        falls: session.with_book(|book| Falls::read(book, games.keys().copied()))?,
        games,
    };
    Ok(teller.told(&open, &all))
}

/// A game of the Warband.
struct Fought<'c> {
    campaign: &'c Campaign,
    played: &'c Played,
    title: String,
    day: Option<String>,
}

fn games<'c>(
    open: &'c Open<Campaigns>,
    warband: &str,
    catalogue: &Catalogue,
    logged: &BTreeSet<String>,
) -> BTreeMap<&'c str, Fought<'c>> {
    let ends = fought::ends(open, logged);
    let own = |(number, game, played): (usize, &'c Game, &'c Played)| {
        played.result.side(warband)?;
        let title = view::game(number, &fought::against(&open.state, game, warband, catalogue));
        let day = fought::day(played, &ends);
        Some((game.battle.as_str(), Fought { campaign: &open.state, played, title, day }))
    };
    open.state.numbered().filter_map(own).collect()
}

struct Teller<'c> {
    warband: &'c str,
    roster: &'c Roster,
    catalogue: &'c Catalogue,
    days: BTreeMap<u64, &'c str>,
    /// The entry that settled the first battle.
    settled: Option<u64>,
    games: BTreeMap<&'c str, Fought<'c>>,
    /// The rolls that models fell by.
    falls: Falls,
}

/// Something that happened, as it stands in a part.
struct Told {
    /// What a line of kit begins with, so that several pieces stand in one line.
    begins: Option<String>,
    moment: LifeMoment,
}

impl Told {
    fn new(kind: LifeKind, (text, tone): (String, LifeTone)) -> Self {
        Self { begins: None, moment: LifeMoment { text, kind, tone, dice: Vec::new() } }
    }

    fn kit(begins: String, text: String, tone: LifeTone) -> Self {
        Self { begins: Some(begins), moment: LifeMoment { text, kind: LifeKind::Kit, tone, dice: Vec::new() } }
    }
}

impl Teller<'_> {
    fn told(&self, open: &Open<Warbands>, all: &campaign::Lives) -> WarbandLives {
        let order = |life: &&Life| {
            let place = self.roster.models.iter().position(|model| model.id == life.model.id);
            (!life.present, place.unwrap_or(usize::MAX))
        };
        let mut models: Vec<&Life> = all.models.iter().collect();
        models.sort_by_key(order);
        let numbered = (1..).zip(&all.pieces).map(|(number, piece)| self.piece(number, piece));
        let mut items: Vec<ItemLife> = numbered.collect();
        items.sort_by(|a, b| a.name.cmp(&b.name).then_with(|| b.present.cmp(&a.present)));
        WarbandLives {
            id: open.id.to_string(),
            name: self.roster.name.clone(),
            emblem: Emblem::of(self.roster),
            grounds: self.falls.grounds(self.warband),
            models: models.into_iter().map(|life| self.model(life)).collect(),
            items,
        }
    }

    fn model(&self, life: &Life) -> ModelLife {
        let count = |such: fn(&Happening) -> bool| life.moments.iter().filter(|moment| such(&moment.what)).count();
        let summary = say::summary(
            count(|what| matches!(what, Happening::Fought { .. })),
            count(|what| matches!(what, Happening::Felled { .. })),
            count(|what| matches!(what, Happening::Fell { .. })),
            count(|what| matches!(what, Happening::Deed { .. })),
        );
        let mut pages: BTreeMap<&str, OnPage<'_>> = BTreeMap::new();
        let told = life.moments.iter().map(|moment| {
            let mut told = self.happening(life, moment);
            told.moment.dice = self.dice(life.model.id, moment, &mut pages);
            (moment.seq, moment.battle.as_deref(), told)
        });
        let mut parts = self.parts(told);
        for part in &mut parts {
            let such = part.moments.iter().any(|moment| moment.kind == LifeKind::Fell);
            let battle = part.battle.as_deref().filter(|_| such);
            part.fell = battle.and_then(|battle| self.falls.place(battle, self.warband, life.model.id));
        }
        ModelLife {
            model: life.model.id,
            name: self.called(&life.model),
            entry_name: life.model.name.is_some().then(|| self.entry(&life.model)),
            portrait: life.model.portrait.clone(),
            present: life.present,
            reason: life.reason.as_ref().map(|reason| words::warbands::left(reason, self.catalogue)),
            summary,
            parts,
        }
    }

    fn piece(&self, number: u32, piece: &Piece) -> ItemLife {
        let told = piece.moments.iter().map(|moment| {
            let told = Told::new(LifeKind::Kit, self.passage(&moment.what));
            (moment.seq, moment.battle.as_deref(), told)
        });
        ItemLife {
            number,
            name: self.item(&piece.item),
            place: match piece.at {
                Place::Away => say::piece_away(),
                Place::Arsenal => say::piece_in_arsenal(),
                Place::Model(model) => say::piece_carried(self.who(model)),
                Place::Gone(model) => say::piece_gone(self.who(model)),
            },
            present: matches!(piece.at, Place::Model(_) | Place::Arsenal),
            parts: self.parts(told),
        }
    }

    /// The dice of what happened to a model; `pages`: what was given out of each battle's page already.
    fn dice<'p>(
        &'p self,
        model: u32,
        moment: &'p Moment<Happening>,
        pages: &mut BTreeMap<&'p str, OnPage<'p>>,
    ) -> Vec<LifeDie> {
        let Some(battle) = moment.battle.as_deref() else { return Vec::new() };
        if let Happening::Fell { .. } = moment.what {
            return self.falls.dice(battle, self.warband, model);
        }
        if let Happening::Felled { warband, model, .. } = &moment.what {
            return self.falls.dice(battle, warband, *model);
        }
        let page = self.games.get(battle).and_then(|fought| fought.played.aftermath.page(self.warband));
        let Some(page) = page else { return Vec::new() };
        let given = pages.entry(battle).or_insert_with(|| OnPage::new(page, model, self.catalogue.trauma()));
        given.dice(&moment.what)
    }

    /// Moments by their battles, else by their days; pieces of kit that begin alike in one line.
    fn parts<'m>(&self, told: impl Iterator<Item = (Option<u64>, Option<&'m str>, Told)>) -> Vec<LifePart> {
        let mut parts: Vec<LifePart> = Vec::new();
        let mut line: Option<(String, Vec<String>)> = None;
        for (seq, battle, Told { begins, moment }) in told {
            let fought = battle.and_then(|battle| self.games.get(battle));
            let at = seq.and_then(|seq| self.days.get(&seq)).map(|at| (*at).to_owned());
            let day = fought.map_or(at, |fought| fought.day.clone());
            let title = match (fought, seq, battle) {
                (Some(fought), ..) => fought.title.clone(),
                (None, Some(seq), _) if self.settled.is_some_and(|first| first < seq) => say::between(),
                (None, ..) => say::beginning(),
            };
            let day_of = |day: &Option<String>| day.as_deref().map(|day| day.chars().take(10).collect::<String>());
            let same = parts.last().is_some_and(|part| {
                part.battle.as_deref() == battle && part.title == title && day_of(&part.day) == day_of(&day)
            });
            if !same {
                parts.push(LifePart { battle: battle.map(str::to_owned), title, day, fell: None, moments: Vec::new() });
                line = None;
            }
            let Some(part) = parts.last_mut() else { continue };
            match (begins, &mut line) {
                (Some(begins), Some((known, pieces))) if *known == begins => {
                    pieces.push(moment.text);
                    part.moments.pop();
                    part.moments.push(LifeMoment { text: say::kit_line(known, pieces), ..moment });
                }
                (Some(begins), line) => {
                    let pieces = vec![moment.text];
                    part.moments.push(LifeMoment {
                        text: say::kit_line(&begins, &pieces),
                        kind: moment.kind,
                        tone: moment.tone,
                        dice: moment.dice,
                    });
                    *line = Some((begins, pieces));
                }
                (None, line) => {
                    part.moments.push(moment);
                    *line = None;
                }
            }
        }
        parts
    }

    fn happening(&self, life: &Life, moment: &Moment<Happening>) -> Told {
        let told = match &moment.what {
            Happening::Kit(passage) => return self.carried(life.model.id, passage),
            Happening::Came => (say::came(), LifeTone::Plain),
            Happening::Recruited { paid } => (say::recruited_at(*paid), LifeTone::Plain),
            Happening::Hired { paid } => (say::hired_at(*paid), LifeTone::Plain),
            Happening::Found { reason } => (say::found(self.reason(reason)), LifeTone::Good),
            Happening::Stated(stated) => {
                let marks = stated.injuries.iter().map(|injury| self.row(&injury.id));
                let skills = stated.skills.iter().map(|skill| self.skill(&skill.id));
                let marks: Vec<String> = marks.chain(skills).collect();
                (say::stated(stated.promoted, stated.experience, stated.scars, &marks), LifeTone::Plain)
            }
            Happening::Renamed { name: Some(name) } => (say::renamed(name), LifeTone::Plain),
            Happening::Renamed { name: None } => (say::no_name(), LifeTone::Plain),
            Happening::Fought { outcome } => (say::fought(*outcome), LifeTone::Plain),
            Happening::Fell { turn, by } => {
                let fought = moment.battle.as_deref().and_then(|battle| self.games.get(battle));
                let foe = by.as_ref().zip(fought);
                let foe = foe.map(|(foe, fought)| fought::foe(fought.campaign, fought.played, foe, self.catalogue));
                let weapon = by.as_ref().and_then(|foe| foe.weapon.as_ref()).map(|weapon| self.item(weapon));
                (say::fell(*turn, foe.as_deref(), weapon.as_deref()), LifeTone::Bad)
            }
            Happening::Felled { warband, name, turn, weapon, .. } => {
                let who = of_side(Some(name), &self.side(warband));
                let weapon = weapon.as_ref().map(|weapon| self.item(weapon));
                (say::felled(&who, *turn, weapon.as_deref()), LifeTone::Good)
            }
            Happening::Deed { deed, glory } => {
                let fought = moment.battle.as_deref().and_then(|battle| Some((battle, self.games.get(battle)?)));
                let name = fought.map_or_else(
                    || spoken(deed),
                    |(battle, fought)| fought::deed(fought.campaign, battle, deed, self.catalogue),
                );
                (say::deed(&name, *glory), LifeTone::Good)
            }
            Happening::Survived => (say::survived(), LifeTone::Good),
            Happening::Marked { row, noted } => {
                let bad = self.catalogue.trauma().row_named(row).is_some_and(|row| row.scar);
                let name = self.row(row);
                let text = noted
                    .as_ref()
                    .map_or_else(|| name.clone(), |of| words::warbands::with_choice(&name, self.side(of)));
                (text, if bad { LifeTone::Bad } else { LifeTone::Plain })
            }
            Happening::Scarred => (say::scarred(), LifeTone::Bad),
            Happening::Unfit => (say::unfit(), LifeTone::Bad),
            Happening::Misses => (say::misses(), LifeTone::Bad),
            Happening::Returned => (say::returned(), LifeTone::Plain),
            Happening::Learning { points, reason } => (say::learning(*points, self.reason(reason)), LifeTone::Plain),
            Happening::Ransomed { to, ducats } => (say::ransomed(*ducats, self.side(to)), LifeTone::Bad),
            Happening::Promoted => (say::promoted(), LifeTone::Good),
            Happening::Learned(skill) => {
                let known = self.catalogue.skill(&skill.id);
                let known = known.map(|known| Known { skill: known, chosen: skill.chosen.as_deref() });
                let name = known.map_or_else(|| spoken(&skill.id), |known| skill_name(&known, self.catalogue));
                (say::learned(&name), LifeTone::Good)
            }
            Happening::Healed { row } => (say::healed(self.row(row)), LifeTone::Good),
            Happening::ScarGone => (say::scar_gone(), LifeTone::Good),
            Happening::Treated { location } => (say::treated(self.reason(location)), LifeTone::Plain),
            Happening::Upkeep { ducats, reason } => (say::upkeep(*ducats, self.row(reason)), LifeTone::Bad),
            Happening::Option { option, paid } => (
                say::option(&option_name(option, Some(&life.model), self.roster, self.catalogue), *paid),
                LifeTone::Plain,
            ),
            Happening::OptionGone { option } => {
                (say::option_gone(option_name(option, Some(&life.model), self.roster, self.catalogue)), LifeTone::Plain)
            }
            Happening::Died { reason } => (say::died(words::warbands::left(reason, self.catalogue)), LifeTone::Bad),
            Happening::Retired => (say::retired(), LifeTone::Plain),
            Happening::LeftForGood { rule } => (say::left_for_good(rule.as_deref()), LifeTone::Plain),
            Happening::CameBack { entry, ducats } => {
                let anew = entry.as_ref().map(|entry| Model { entry: entry.clone(), ..life.model.clone() });
                let anew = anew.map(|model| self.entry(&model));
                (say::back_again(anew.as_deref(), *ducats), LifeTone::Good)
            }
            Happening::Sold { ducats } => (say::sold(*ducats), LifeTone::Plain),
            Happening::Dismissed => (say::dismissed(), LifeTone::Plain),
        };
        Told::new(kind(&moment.what), told)
    }

    /// A piece of kit in the life of the model that carries it.
    fn carried(&self, model: u32, passage: &Passage) -> Told {
        let item = self.item(&passage.item);
        let comes = passage.to == Place::Model(model);
        let plain = |begins: String| (begins, item.clone(), LifeTone::Plain);
        let (begins, text, tone) = match &passage.why {
            Why::Came | Why::Brought => plain(say::kit_with()),
            Why::Bought { paid, .. } => (say::kit_bought(), say::with_price(&item, *paid), LifeTone::Plain),
            Why::Sold { received } => (say::kit_sold(), say::with_price(&item, *received), LifeTone::Plain),
            Why::Stored => plain(say::kit_stored()),
            Why::Issued => plain(say::kit_issued()),
            Why::Found { .. } => plain(say::kit_found()),
            Why::Lost { reason } => (say::kit_lost(self.row(reason)), item.clone(), LifeTone::Bad),
            Why::Used => plain(say::kit_used()),
            Why::Left | Why::Kept => plain(say::kit_kept()),
            Why::Back => plain(say::kit_back()),
            Why::Reinforcements | Why::Other if comes => plain(say::kit_got()),
            Why::Reinforcements | Why::Other => plain(say::kit_gave()),
        };
        Told::kit(begins, text, tone)
    }

    /// Where a piece of kit went.
    fn passage(&self, passage: &Passage) -> (String, LifeTone) {
        let place = |place: Place| match place {
            Place::Away => say::piece_away(),
            Place::Arsenal => say::the_arsenal(),
            Place::Model(model) | Place::Gone(model) => self.who(model),
        };
        let (from, to) = (place(passage.from), place(passage.to));
        match &passage.why {
            Why::Came => {
                let carried = matches!(passage.to, Place::Model(_) | Place::Gone(_));
                (say::piece_came(carried.then_some(to.as_str())), LifeTone::Plain)
            }
            Why::Brought => (say::piece_brought(&to), LifeTone::Plain),
            Why::Bought { paid, faction } => {
                let faction = faction.as_ref().map(|faction| faction_name(self.catalogue, faction));
                (say::piece_bought_at(&to, *paid, faction.as_deref()), LifeTone::Plain)
            }
            Why::Sold { received } => (say::piece_sold_at(*received), LifeTone::Plain),
            Why::Stored => (say::piece_stored(&from), LifeTone::Plain),
            Why::Issued => (say::piece_issued(&to), LifeTone::Plain),
            Why::Found { reason } => (say::piece_found(self.reason(reason)), LifeTone::Good),
            Why::Lost { reason } => (say::piece_lost(&from, self.row(reason)), LifeTone::Bad),
            Why::Used => (say::piece_used(), LifeTone::Plain),
            Why::Left => (say::piece_left(&from), LifeTone::Bad),
            Why::Kept => (say::piece_kept(&from), LifeTone::Plain),
            Why::Back => (say::piece_back(&to), LifeTone::Good),
            Why::Reinforcements => (say::piece_reinforcements(), LifeTone::Bad),
            Why::Other => (say::piece_moved(&from, &to), LifeTone::Plain),
        }
    }

    fn called(&self, model: &Model) -> String {
        called(model, self.roster, self.catalogue)
    }

    fn entry(&self, model: &Model) -> String {
        entry_name(model, self.roster, self.catalogue)
    }

    /// A model of this Warband, by its id.
    fn who(&self, model: u32) -> String {
        let hired = self.roster.hired_models();
        let gone = self.roster.fallen.iter().map(|fallen| &fallen.model);
        let known = self.roster.models.iter().chain(&hired).chain(gone).find(|known| known.id == model);
        known.map_or_else(words::warbands::unnamed_model, |known| self.called(known))
    }

    fn item(&self, id: &str) -> String {
        fought::item(id, self.catalogue)
    }

    fn row(&self, id: &str) -> String {
        self.catalogue.trauma().row_named(id).map_or_else(|| self.reason(id), |row| row.name.clone())
    }

    fn skill(&self, id: &str) -> String {
        self.catalogue.skill(id).map_or_else(|| spoken(id), |skill| skill.name.clone())
    }

    /// Why something was gained: for a game, by a row of the Trauma Table, at a Location, by a Skill or an item, for a Deed.
    fn reason(&self, id: &str) -> String {
        if id == TOOK_PART {
            return say::took_part();
        }
        let row = self.catalogue.trauma().row_named(id).map(|row| row.name.clone());
        let place = || self.catalogue.exploration().location(id).map(|place| place.name.clone());
        let skill = || self.catalogue.skill(id).map(|skill| skill.name.clone());
        row.or_else(place).or_else(skill).unwrap_or_else(|| self.item(id))
    }

    /// A side of one of its games, or a hand.
    fn side(&self, id: &str) -> String {
        if id == self.warband {
            return self.roster.name.clone();
        }
        self.games.values().find_map(|fought| fought.campaign.called(id)).unwrap_or_else(|| id.to_owned())
    }
}

const fn kind(what: &Happening) -> LifeKind {
    match what {
        Happening::Came
        | Happening::Recruited { .. }
        | Happening::Hired { .. }
        | Happening::Found { .. }
        | Happening::Returned
        | Happening::CameBack { .. } => LifeKind::Joined,
        Happening::Stated(_) | Happening::Renamed { .. } | Happening::Option { .. } | Happening::OptionGone { .. } => {
            LifeKind::Changed
        }
        Happening::Kit(_) => LifeKind::Kit,
        Happening::Fought { .. } => LifeKind::Fought,
        Happening::Felled { .. } => LifeKind::Felled,
        Happening::Fell { .. } => LifeKind::Fell,
        Happening::Deed { .. } => LifeKind::Deed,
        Happening::Survived => LifeKind::Survived,
        Happening::Marked { .. } | Happening::Scarred | Happening::Misses => LifeKind::Hurt,
        Happening::Healed { .. } | Happening::ScarGone | Happening::Treated { .. } => LifeKind::Healed,
        Happening::Learning { .. } | Happening::Learned(_) | Happening::Promoted => LifeKind::Learned,
        Happening::Ransomed { .. } | Happening::Upkeep { .. } => LifeKind::Paid,
        Happening::Died { .. } => LifeKind::Died,
        Happening::Unfit
        | Happening::Retired
        | Happening::LeftForGood { .. }
        | Happening::Sold { .. }
        | Happening::Dismissed => LifeKind::Left,
    }
}
