//! Setting, defusing and setting off mines in play (TER-06).

use super::charge::TOUCH;
use crate::log::ask::{AfterChoice, Want};
use crate::log::event::Event;
use crate::log::harm::{Harm, HarmSource};
use crate::log::state::{Battle, ModelId};
use crate::log::tally::Worked;
use crate::run::Run;
use nml_catalogue::effect::What;
use nml_catalogue::keyword::Keyword;
use nml_catalogue::length::Length;
use nml_catalogue::{Shape, Table, Terrain};

impl Battle {
    /// The place of a piece of terrain among those of the battle.
    pub(super) fn piece_at(&self, id: Option<&str>) -> Option<u16> {
        let place = self.field.terrain.iter().position(|t| Some(t.id.as_str()) == id)?;
        u16::try_from(place).ok()
    }

    /// What lets the model defuse mines, as shown.
    pub(super) fn defuser(&self, model: ModelId) -> Option<String> {
        let acting = self.wanted_on(model, |effect| effect.what.contains(&What::DefusesMines)).next()?;
        Some(acting.source.to_owned())
    }

    /// Pieces no larger than this and not MINED yet that a model touches; all of them if it is untracked.
    fn minable(&self, model: ModelId, size: Length) -> Vec<&Terrain> {
        let table = self.field.scenario.table;
        let disc = self.disc(model);
        let beside = |t: &&Terrain| disc.is_none_or(|d| t.shape.within(d.at, d.radius, TOUCH, table));
        let small = |t: &&Terrain| spread(&t.shape, table) <= size;
        self.field.terrain.iter().filter(|t| !self.armed(t)).filter(small).filter(beside).collect()
    }
}

impl Run {
    /// A piece of terrain that the model touches is MINED; if there are several, its owner says which.
    pub(crate) fn mine_terrain(&mut self, model: ModelId, source: &str, size: Length) {
        let pieces: Vec<(String, String)> =
            self.battle.minable(model, size).iter().map(|t| (t.id.clone(), shown(t))).collect();
        match pieces.as_slice() {
            [] => {
                let text = "The piece of terrain it touches is MINED.".to_owned();
                self.did(Worked::Noted { model, source: source.to_owned(), text });
            }
            [(only, _)] => self.emit(Event::MinesLaid { terrain: only.clone() }),
            [_, ..] => {
                let (ids, options) = pieces.into_iter().unzip();
                let side = self.battle.side_of(model);
                self.later(source, model, side, Want::Choose { options, then: AfterChoice::Mines(ids) });
            }
        }
    }

    /// A model that knows how touches a mine: its owner says whether it tries to defuse it.
    pub(super) fn ask_to_defuse(&mut self, model: ModelId, source: &str, piece: Option<u16>) {
        let options = vec!["Defuse it".to_owned(), "Let it go off".to_owned()];
        let side = self.battle.side_of(model);
        self.ask_now(source, model, side, Want::Choose { options, then: AfterChoice::Defuses { piece } });
    }

    /// The mine of a piece is gone.
    pub(crate) fn clear_mines(&mut self, piece: Option<u16>) {
        let known = piece.and_then(|p| self.battle.field.terrain.get(usize::from(p))).map(|t| t.id.clone());
        if let Some(terrain) = known {
            self.emit(Event::MinesCleared { terrain });
        }
    }

    /// A mine goes off under a model.
    pub(crate) fn mine_goes_off(&mut self, model: ModelId) {
        let keywords = vec![Keyword::Shrapnel];
        self.harm(model, Harm { keywords, ..Harm::new(HarmSource::Mine) });
    }
}

/// A piece as its owner picks it from several.
fn shown(piece: &Terrain) -> String {
    let name = piece.label.as_deref().unwrap_or_else(|| piece.kind.name());
    format!("{name} ({})", piece.id)
}

/// The longer side of a piece, along the edges of the table.
fn spread(shape: &Shape, table: Table) -> Length {
    if let Shape::Circle { radius, .. } = shape {
        return *radius * 2;
    }
    let corners = shape.corners(table);
    let along = |of: fn(&nml_catalogue::Point) -> Length| {
        let all = || corners.iter().map(of);
        all().max().unwrap_or(Length::ZERO) - all().min().unwrap_or(Length::ZERO)
    };
    along(|p| p.x).max(along(|p| p.y))
}
