//! One page of an aftermath with everything it needs to be read, what it asks and what is done.

use std::borrow::Cow;
use std::cell::OnceCell;

use crate::aftermath::Page;
use crate::ask::Ask;
use crate::map::{Holding, before};
use crate::on_map::OnMap;
use crate::ranks::told_apart;
use crate::state::{Campaign, Game, HouseRules, Played};
use crate::steps::Work;
use nml_catalogue::map::{CampaignMap, MapZone};
use nml_catalogue::{Catalogue, Progression};
use nml_warband::result::SideResult;
use nml_warband::{Model, Report, Roster, RosterChange, check, elite};

/// A page, and what it is read against.
pub(crate) struct AtPage<'a> {
    /// The pack, with what the Warband has by hand.
    pub catalogue: Cow<'a, Catalogue>,
    /// What the organiser decided.
    pub house: HouseRules,
    /// How the battle ended, and what followed.
    pub played: &'a Played,
    /// How it ended for this side.
    pub side: &'a SideResult,
    /// The page.
    pub page: &'a Page,
    /// The roster as it was at the battle's end.
    pub before: &'a Roster,
    /// The roster as it would be if the page were closed now.
    pub roster: Roster,
    /// The number of the game among the Warband's own.
    pub game: u16,
    /// Ducats its variant adds to every Threshold Value.
    pub threshold_delta: i32,
    /// The map it is fought on, if the game is on one.
    pub map: Option<AtMap<'a>>,
    /// Which models of the roster are ELITE, found out once: what is asked depends on it in several places.
    elite: OnceCell<Vec<bool>>,
    /// What the roster is judged to be, found out once.
    report: OnceCell<Report>,
}

/// Where on a map a page is.
pub(crate) struct AtMap<'a> {
    /// The map.
    pub map: &'a CampaignMap,
    /// The zone that was fought for.
    pub zone: &'a MapZone,
    /// How the game was found.
    pub on: &'a OnMap,
    /// The Warband chose the zone.
    pub attacks: bool,
    /// What the Warband held before the game, with what the page filled since.
    pub holding: Holding,
    /// Glory up to which everybody may buy Glory Items.
    pub merchants: u32,
}

impl<'a> AtMap<'a> {
    fn of(catalogue: &'a Catalogue, campaign: &Campaign, game: &'a Game, page: &Page) -> Option<Self> {
        let (map, on) = (catalogue.map(campaign.map.as_ref()?)?, game.picked.on_map()?);
        let mut state = before(catalogue, map, campaign, &game.battle);
        let holding = state.warbands.remove(&page.warband)?.with(map, page);
        let (zone, attacks) = (map.zone(&on.zone)?, on.aggressor == page.warband);
        Some(Self { map, zone, on, attacks, holding, merchants: state.merchants })
    }
}

/// What is asked after Trauma, and of which model.
pub(crate) struct Asked {
    /// The model, or `None` for the Warband.
    pub model: Option<u32>,
    /// What is asked.
    pub ask: Ask,
}

/// Something that was done, and what it does to the roster.
pub(crate) struct Done {
    /// What was done.
    pub work: Work,
    /// What it does.
    pub changes: Vec<RosterChange>,
}

impl Done {
    /// Something that changes nothing.
    pub fn work(work: Work) -> Self {
        Self { work, changes: Vec::new() }
    }
}

impl Asked {
    pub fn warband(ask: Ask) -> Self {
        Self { model: None, ask }
    }

    pub fn model(model: u32, ask: Ask) -> Self {
        Self { model: Some(model), ask }
    }
}

impl<'a> AtPage<'a> {
    /// The page of a Warband whose aftermath is open. `None` if it has no such page, or its roster is not in this book.
    pub fn of(catalogue: &'a Catalogue, campaign: &Campaign, game: &'a Game, warband: &str) -> Option<Self> {
        let played = game.played.as_ref().filter(|played| !played.aftermath.closed)?;
        let page = played.aftermath.page(warband)?;
        let roster = page.draft(&game.battle)?.enlisted();
        Some(Self {
            catalogue: roster.own.over(catalogue),
            house: campaign.house,
            played,
            side: played.result.side(warband)?,
            page,
            before: page.roster.as_deref()?,
            roster,
            game: game.entrants.iter().find(|entrant| entrant.warband == warband)?.game,
            threshold_delta: campaign.enrolment(warband).map_or(0, |enrolment| enrolment.threshold_delta),
            map: AtMap::of(catalogue, campaign, game, page),
            elite: OnceCell::new(),
            report: OnceCell::new(),
        })
    }

    /// The tables of a campaign.
    pub fn progression(&self) -> &Progression {
        self.catalogue.campaign()
    }

    /// What the roster is judged to be.
    pub fn report(&self) -> &Report {
        self.report.get_or_init(|| check(&self.roster, &self.catalogue))
    }

    /// The models of the roster with whether they are ELITE, in order, Mercenaries last.
    pub fn models(&self) -> Vec<(&Model, bool)> {
        told_apart(&self.catalogue, &self.roster, self.elite.get_or_init(|| elite(&self.roster, &self.catalogue)))
    }

    /// The model with this id.
    pub fn model(&self, id: u32) -> Option<&Model> {
        self.roster.members().find(|model| model.id == id)
    }

    /// Whether a model was in the game.
    pub fn took_part(&self, model: u32) -> bool {
        self.side.took_part.contains(&model)
    }
}
