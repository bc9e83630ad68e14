//! Which scenario a name means in a campaign. If neither its pack nor the book has it, the name is kept.

use nml_catalogue::progression::StageScenario;
use nml_catalogue::text::NAME_CHARACTERS;
use nml_catalogue::{Catalogue, Scenario};
use nml_ledger::Hash;

use super::pack_of;
use crate::failure::Failure;
use crate::session::Session;
use crate::streams::{All, Open};
use crate::subject::{Campaigns, OwnScenarios};
use crate::view::{SCENARIO_NOT_RECORDED, scenario_name};

/// A scenario that can be looked up: of the campaign's pack, one's own, or one for more Warbands than two of any pack at
/// hand: those stand in a pack beside the rules that a campaign plays by.
///
/// # Errors
/// When the book cannot be read.
pub fn scenario_known(session: &Session, open: &Open<Campaigns>, id: &str) -> Result<Option<Scenario>, Failure> {
    if let Some(found) = scenarios_known(session, open)?.into_iter().find(|scenario| scenario.id == id) {
        return Ok(Some(found));
    }
    Ok(session.scenarios()?.into_iter().find(|scenario| scenario.id == id && scenario.players.is_some()))
}

/// Every scenario that can be looked up.
///
/// # Errors
/// When the book cannot be read.
pub fn scenarios_known(session: &Session, open: &Open<Campaigns>) -> Result<Vec<Scenario>, Failure> {
    let pack = pack_of(session, open)?;
    let mut found = pack.catalogue.pack().scenarios.clone();
    let own = session.in_book(|book| Ok(All::<OwnScenarios>::of(book)?.read))?;
    let own = own.into_iter().rev().filter(|open| !open.state.away).map(|open| open.state.scenario.clone());
    found.extend(own);
    Ok(found)
}

/// The scenarios that a campaign knows by name.
pub(crate) struct Scenarios {
    /// Those of the pack, the book and the stages: id and name.
    known: Vec<(String, String)>,
    named: Named,
    /// The names of those that were played here and stand nowhere.
    played: Vec<String>,
}

/// The scenario that a name means.
pub struct Meant {
    /// Its id.
    pub id: String,
    /// What it is called.
    pub name: String,
    /// It stands in the pack, the book or the stages.
    pub known: bool,
}

impl Meant {
    /// The name that a game keeps. `None` if its id finds it.
    #[must_use]
    pub fn own_name(&self) -> Option<String> {
        (!self.known).then(|| self.name.clone())
    }
}

impl Scenarios {
    /// Those of a campaign.
    ///
    /// # Errors
    /// When the book cannot be read.
    pub fn of(session: &Session, open: &Open<Campaigns>, catalogue: &Catalogue) -> Result<Self, Failure> {
        let staged = catalogue.campaign().stages.iter().flat_map(|stage| &stage.table).filter_map(|row| match row {
            StageScenario::Scenario(id) => Some((id.clone(), scenario_name(catalogue, id))),
            StageScenario::Choice => None,
        });
        let known = scenarios_known(session, open)?.into_iter().map(|scenario| (scenario.id, scenario.name));
        let known: Vec<(String, String)> = known.chain(staged).collect();
        let played = open.state.games.iter().filter_map(|game| Some((game.scenario.as_str(), game.name.as_deref()?)));
        let names = played.clone().map(|(_, name)| name.to_owned()).collect();
        let named = Named::of(known.iter().map(|(id, name)| (id.as_str(), name.as_str())).chain(played));
        Ok(Self { known, named, played: names })
    }

    /// Those that stand somewhere, each once: id and name.
    pub fn known(&self) -> impl Iterator<Item = (&str, &str)> {
        let twice = |at: usize, id: &String| self.known.iter().take(at).any(|(other, _)| other == id);
        let once = self.known.iter().enumerate().filter(move |(at, (id, _))| !twice(*at, id));
        once.map(|(_, (id, name))| (id.as_str(), name.as_str()))
    }

    /// Whether one of that name was played here, and stands nowhere.
    pub fn has_played(&self, name: &str) -> bool {
        self.played.iter().any(|known| folded(known) == folded(name))
    }

    /// The scenario of that name or id; what nobody knows is kept by its name. An empty name means that nobody wrote it
    /// down.
    pub fn called(&mut self, said: &str) -> Meant {
        let said = if said.trim().is_empty() { SCENARIO_NOT_RECORDED } else { said };
        let same = |name: &str| plain(name) == plain(said);
        match self.known.iter().find(|(id, name)| same(name) || same(id)) {
            Some((id, name)) => Meant { id: id.clone(), name: name.clone(), known: true },
            None => {
                let name: String = said.trim().chars().take(NAME_CHARACTERS).collect();
                Meant { id: self.named.id(&name), name, known: false }
            }
        }
    }
}

/// A name without what people write in different ways: case, spaces, apostrophes.
pub(crate) fn plain(name: &str) -> String {
    name.chars().filter(|c| c.is_alphanumeric()).flat_map(char::to_lowercase).collect()
}

/// The ids of scenarios that are known by their names alone: one name has one id, and another name another.
struct Named {
    /// Each id that is taken, with the name it stands for.
    taken: Vec<(String, String)>,
}

impl Named {
    fn of<'n>(known: impl Iterator<Item = (&'n str, &'n str)>) -> Self {
        Self { taken: known.map(|(id, name)| (id.to_owned(), folded(name))).collect() }
    }

    /// The id of this name: the one it has, unless another name has it too; else one made of its letters; else, if no
    /// such letter is left or another name has that one, of its hash.
    fn id(&mut self, name: &str) -> String {
        let folded = folded(name);
        let others = |id: &str| self.taken.iter().any(|(taken, of)| taken == id && *of != folded);
        let has = self.taken.iter().find(|(id, of)| *of == folded && !others(id)).map(|(id, _)| id.clone());
        let id = has.or_else(|| slug(name).filter(|id| !others(id))).unwrap_or_else(|| {
            let hash = Hash::of(folded.as_bytes()).to_string();
            format!("scenario-{}", hash.chars().take(12).collect::<String>())
        });
        self.taken.push((id.clone(), folded));
        id
    }
}

/// A name by which scenarios are told apart; one of signs alone is itself.
fn folded(name: &str) -> String {
    let plain = plain(name);
    if plain.is_empty() { name.trim().to_owned() } else { plain }
}

/// The ASCII letters and digits of a name, if it has any.
fn slug(name: &str) -> Option<String> {
    let mut id: String =
        name.chars().flat_map(char::to_lowercase).map(|c| if c.is_ascii_alphanumeric() { c } else { '-' }).collect();
    id.truncate(40);
    let id = id.trim_matches('-').to_owned();
    (!id.is_empty()).then_some(id)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_the_same_however_it_is_written() {
        assert_eq!(plain("Claim No Man’s Land"), plain("claim no mans land"));
        assert_eq!(slug("Der lange Marsch!").as_deref(), Some("der-lange-marsch"));
        assert_eq!(slug("???"), None);
    }

    #[test]
    fn what_older_books_call_by_one_id_is_told_apart_from_now_on() {
        let older = [("scenario", "Рейд"), ("scenario", "Высота"), ("der-r-ckzug", "Der Rückzug")];
        let mut named = Named::of([("relic-hunt", "Relic Hunt")].into_iter().chain(older));
        assert_eq!(named.id("Der Rückzug"), "der-r-ckzug", "it keeps the id it has");
        let [raid, height] = ["Рейд", "Высота"].map(|name| named.id(name));
        assert!(raid != height && [&raid, &height].iter().all(|id| id.starts_with("scenario-")), "{raid}, {height}");
        assert_eq!(named.id("рейд!"), raid);
        assert_ne!(named.id("№ Relic Hunt я"), "relic-hunt", "nor is it the pack’s");
        assert_ne!(named.id("???"), named.id("!!!"));
        let long = "one and the same long beginning of two names, ".to_owned();
        assert_ne!(named.id(&(long.clone() + "of the one")), named.id(&(long + "of the other")));
    }
}
