//! Sheets for the table as PDF: rosters, cards, scenarios, the quick reference, a chronicle. The same functions compute
//! everything for them and for the screens; here it is only arranged on a page.

mod battle;
mod cards;
pub(crate) mod chronicle;
pub(crate) mod evening;
mod map;
mod own;
mod reference;
pub(crate) mod roster;
mod scenario;
mod things;

use std::borrow::Cow;
use std::path::{Path, PathBuf};
use std::sync::Arc;

pub use evening::EveningPart;
use nml_catalogue::{Catalogue, Scenario};
use nml_exchange::Unusable;
use nml_exchange::file;
use nml_exchange::pack::Loaded;
use nml_exchange::picture::Pictures;
pub use nml_exchange::print::Paper;
use nml_exchange::print::{self, ChronicleSheet, Imprint, Printed};
use nml_store::Book;
use nml_warband::Roster;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::book;
use crate::campaigns;
use crate::code;
use crate::dialog::ToSave;
use crate::failure::Failure;
use crate::imports::{Followed, without_book};
use crate::packs::{self, PackLine};
use crate::paper::{self, PaperWho};
use crate::season;
use crate::session::Session;
use crate::streams::Open;
use crate::subject::{Campaigns, OwnScenarios, SetUps, Warbands};
use crate::warbands;
use crate::words::prints as words;

/// What is printed, and on what.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct PrintOrder {
    /// What.
    pub what: PrintWhat,
    /// The size of the pages.
    pub paper: Paper,
}

/// What can be printed from the book.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case", tag = "sheet", deny_unknown_fields)]
pub enum PrintWhat {
    /// The roster of a Warband.
    Roster {
        /// Its stream.
        warband: String,
    },
    /// The cards of its models.
    Cards {
        /// Its stream.
        warband: String,
    },
    /// Cards to be filled in by hand.
    BlankCards,
    /// A scenario of the library.
    Scenario {
        /// Its id.
        scenario: String,
    },
    /// A scenario of one's own.
    OwnScenario {
        /// Its stream.
        scenario: String,
    },
    /// A scenario as it is set up: with what was set right on its map, and its terrain.
    SetUp {
        /// Its stream.
        set_up: String,
    },
    /// The sheet of a battle on paper.
    BattleSheet {
        /// The campaign it belongs to, by its stream, or `None` to leave out its name and use the usual pack.
        #[serde(default)]
        campaign: Option<String>,
        /// Who fights; filled up to two sides with blank ones.
        #[serde(default)]
        sides: Vec<PaperWho>,
        /// Scenario id, or `None` to leave it blank.
        #[serde(default)]
        scenario: Option<String>,
    },
    /// The chronicle of a campaign.
    Chronicle {
        /// Its stream.
        campaign: String,
    },
    /// The standings of a campaign.
    Standings {
        /// Its stream.
        campaign: String,
    },
    /// The sheets of an evening.
    Evening {
        /// Its stream.
        evening: String,
        /// Which of them.
        part: EveningPart,
    },
    /// The quick reference.
    Reference,
}

/// A PDF that was written.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct PrintMade {
    /// The file, with its folder.
    pub path: String,
    /// Its pages.
    pub pages: usize,
    /// Its size.
    pub bytes: usize,
}

/// A Warband to print: as it is, as the builder shows it, and what it follows.
pub(crate) struct Page {
    pub(crate) roster: Roster,
    pub(crate) seen: warbands::Warband,
    pub(crate) pack: Arc<Loaded>,
    pictures: Pictures,
}

impl Page {
    pub(crate) fn of(session: &Session, warband: &str) -> Result<Self, Failure> {
        let seen = warbands::warband(session, warbands::WarbandRef { warband: warband.to_owned() })?;
        let open: Open<Warbands> = session.open_stream(warband)?;
        let pack = session.pack_of(open.state.pack.as_deref())?;
        let pictures = warbands::pictures(session, &open.state)?;
        Ok(Self { roster: open.state, seen, pack, pictures })
    }

    /// The pack with what the Warband has by hand.
    pub(crate) fn catalogue(&self) -> Cow<'_, Catalogue> {
        self.roster.own.over(&self.pack.catalogue)
    }
}

/// A sheet that is ready, and a proposed name for its file.
struct Ready {
    printed: Printed,
    name: String,
}

/// Prints into a file that the person names. `None` if they cancel.
///
/// # Errors
/// `UNKNOWN_STREAM`, `UNKNOWN_SCENARIO`; `UNWRITABLE` when the file cannot be written.
pub fn print(session: &Session, order: PrintOrder) -> Result<Option<PrintMade>, Failure> {
    let Ready { printed, name } = ready(session, &order)?;
    let file =
        ToSave { title: &words::print(), name: &name, kind: &words::pdf(), ending: "pdf", bytes: &printed.bytes };
    Ok(session.save_as(&file)?.map(|path| made(&path, &printed)))
}

fn ready(session: &Session, order: &PrintOrder) -> Result<Ready, Failure> {
    let usual = session.catalogue()?;
    let imprint = imprint(usual);
    match &order.what {
        PrintWhat::Roster { warband } => {
            let page = Page::of(session, warband)?;
            let catalogue = page.catalogue();
            let sheet = roster::sheet(&page.seen, &page.roster, &catalogue);
            let printed =
                print::roster(&sheet, chronicle::borne(&page.seen.emblem), &self::imprint(&catalogue), order.paper)?;
            Ok(Ready { printed, name: words::named(&page.seen.name, words::roster()) })
        }
        PrintWhat::Cards { warband } => {
            let page = Page::of(session, warband)?;
            let catalogue = page.catalogue();
            let sheet = cards::sheet(&page.seen, &page.roster, &page.pictures, &catalogue);
            let printed = print::cards(&sheet, &self::imprint(&catalogue), order.paper)?;
            Ok(Ready { printed, name: words::named(&page.seen.name, words::cards()) })
        }
        PrintWhat::BlankCards => {
            let printed = print::blank_cards(&imprint, order.paper)?;
            Ok(Ready { printed, name: words::blank_cards() })
        }
        PrintWhat::Scenario { scenario } => {
            let packs = session.packs_at_hand()?;
            let of = packs.iter().find(|pack| pack.catalogue.scenario(scenario).is_some());
            let catalogue = of.map_or(usual, |pack| &pack.catalogue);
            let known = found(catalogue, scenario)?;
            let sheet = scenario::sheet(known, catalogue);
            let printed = print::scenario(&sheet, &self::imprint(catalogue), order.paper)?;
            Ok(Ready { printed, name: known.name.clone() })
        }
        PrintWhat::OwnScenario { scenario } => {
            let open: Open<OwnScenarios> = session.open_stream(scenario)?;
            let known = &open.state.scenario;
            let printed = print::scenario(&scenario::sheet(known, usual), &imprint, order.paper)?;
            Ok(Ready { printed, name: known.name.clone() })
        }
        PrintWhat::SetUp { set_up } => {
            let open: Open<SetUps> = session.open_stream(set_up)?;
            let laid = Scenario { terrain: open.state.terrain.clone(), ..open.state.scenario.clone() };
            let mut sheet = scenario::sheet(&laid, usual);
            if open.state.name != laid.name {
                sheet.name = words::named(&open.state.name, &laid.name);
            }
            let printed = print::scenario(&sheet, &imprint, order.paper)?;
            Ok(Ready { printed, name: open.state.name.clone() })
        }
        PrintWhat::BattleSheet { campaign, sides, scenario } => {
            few(sides.len())?;
            let open = campaign.as_ref().map(|id| session.open_stream::<Campaigns>(id)).transpose()?;
            let pack = session.pack_of(open.as_ref().map(|open| open.state.pack.as_str()))?;
            let mut known = Vec::new();
            for side in sides {
                known.push(match side {
                    PaperWho::Outsider { name, .. } => battle::Known { name: name.clone(), ..Default::default() },
                    PaperWho::Warband { warband } => {
                        let roster: Open<Warbands> = session.open_stream(warband)?;
                        let player = open.as_ref().map(|open| season::player_of(open, warband));
                        battle::Known::of(&roster.state, &player.unwrap_or_default(), &pack.catalogue)
                    }
                });
            }
            let scenario = match (scenario, &open) {
                (None, _) => None,
                // What the pack has no sheet for is left blank.
                (Some(id), Some(open)) => season::scenario_known(session, open, id)?,
                (Some(id), None) => Some(found(usual, id)?.clone()),
            };
            let name = open.as_ref().map_or_else(words::a_battle, |open| open.state.name.clone());
            let sheet = battle::sheet(&name, known, scenario.as_ref());
            let printed = print::battle_sheet(&sheet, &self::imprint(&pack.catalogue), order.paper)?;
            Ok(Ready { printed, name: words::named(&name, words::battle_sheet()) })
        }
        PrintWhat::Chronicle { campaign } => {
            let which = campaigns::CampaignRef { campaign: campaign.clone() };
            let seen = campaigns::campaign_chronicle(session, which)?;
            let pictures = session.with_book(|book| portraits(book, &seen))?;
            let printed = chronicled(&seen, &chronicle::sheet(&seen), &pictures, order.paper)?;
            Ok(Ready { printed, name: words::named(&seen.name, words::chronicle()) })
        }
        PrintWhat::Standings { campaign } => {
            let which = campaigns::CampaignRef { campaign: campaign.clone() };
            let seen = campaigns::campaign_chronicle(session, which)?;
            let printed = chronicled(&seen, &chronicle::standings(&seen), &Pictures::new(), order.paper)?;
            Ok(Ready { printed, name: words::named(&seen.name, words::standings()) })
        }
        PrintWhat::Evening { evening, part } => {
            let sheet = evening::sheet(session, evening, *part)?;
            let printed = print::evening(&sheet, &imprint, order.paper)?;
            Ok(Ready { printed, name: words::named(&sheet.name, evening_part(*part)) })
        }
        PrintWhat::Reference => {
            let printed = print::reference(&reference::sheet(usual), &imprint, order.paper)?;
            Ok(Ready { printed, name: words::reference() })
        }
    }
}

/// What the command line prints.
#[derive(Clone, Debug)]
pub enum Wanted {
    /// The roster of the Warband in a file of any known format.
    Roster(PathBuf),
    /// The cards of its models.
    Cards(PathBuf),
    /// Cards to be filled in by hand.
    BlankCards,
    /// A scenario of the pack, by its id.
    Scenario(String),
    /// The sheet of a battle with the Warbands in these files and a scenario of the pack, by its id; those that are missing
    /// are left blank.
    BattleSheet {
        /// Files of any known format.
        files: Vec<PathBuf>,
        /// Scenario id.
        scenario: Option<String>,
    },
    /// The chronicle of a campaign in a book that is only read.
    Chronicle {
        /// The book's file.
        book: PathBuf,
        /// The campaign: its id, or its exact name if only one has it.
        campaign: String,
    },
    /// The quick reference.
    Reference,
}

/// Prints into a file, without a book. `pack` is the id of a shipped one; `None`: rules 1.0.2, and for a Warband of
/// this program its own pack.
///
/// # Errors
/// The file cannot be used; `UNKNOWN_PACK`, `UNKNOWN_SCENARIO`; `UNWRITABLE`.
pub fn to_file(wanted: &Wanted, pack: Option<&str>, paper: Paper, out: &Path) -> Result<PrintMade, Failure> {
    let usual = packs::by_id(pack)?;
    let catalogue = &usual.catalogue;
    let imprint = imprint(catalogue);
    let seen = |path: &PathBuf| -> Result<Page, Failure> {
        let Followed { imported, pack } = without_book(path, pack)?;
        let line = PackLine::of(&pack, true);
        let roster = imported.roster;
        let seen = warbands::shown(&roster, &roster.own.over(&pack.catalogue), line, None);
        Ok(Page { roster, seen, pack, pictures: imported.pictures })
    };
    let printed = match wanted {
        Wanted::Roster(path) => {
            let page = seen(path)?;
            let catalogue = page.catalogue();
            let sheet = roster::sheet(&page.seen, &page.roster, &catalogue);
            print::roster(&sheet, chronicle::borne(&page.seen.emblem), &self::imprint(&catalogue), paper)
        }
        Wanted::Cards(path) => {
            let page = seen(path)?;
            let catalogue = page.catalogue();
            let sheet = cards::sheet(&page.seen, &page.roster, &page.pictures, &catalogue);
            print::cards(&sheet, &self::imprint(&catalogue), paper)
        }
        Wanted::BlankCards => print::blank_cards(&imprint, paper),
        Wanted::Scenario(id) => print::scenario(&scenario::sheet(found(catalogue, id)?, catalogue), &imprint, paper),
        Wanted::BattleSheet { files, scenario } => {
            few(files.len())?;
            let mut known = Vec::new();
            for path in files {
                let page = seen(path)?;
                let player = page.seen.player.clone().unwrap_or_default();
                known.push(battle::Known::of(&page.roster, &player, &page.pack.catalogue));
            }
            let scenario = scenario.as_ref().map(|id| found(catalogue, id)).transpose()?;
            print::battle_sheet(&battle::sheet(&words::a_battle(), known, scenario), &imprint, paper)
        }
        Wanted::Chronicle { book, campaign } => {
            let book = book::read(book)?;
            let seen = campaigns::chronicle_of(&book, campaign)?;
            chronicled(&seen, &chronicle::sheet(&seen), &portraits(&book, &seen)?, paper)
        }
        Wanted::Reference => print::reference(&reference::sheet(catalogue), &imprint, paper),
    };
    let printed = printed?;
    file::write(out, &printed.bytes)?;
    Ok(made(out, &printed))
}

fn chronicled(
    seen: &campaigns::CampaignChronicle,
    sheet: &ChronicleSheet,
    pictures: &Pictures,
    paper: Paper,
) -> Result<Printed, Unusable> {
    let imprint = Imprint { rules: words::rules(&seen.rules) };
    print::chronicle(sheet, &chronicle::art(seen, pictures), &imprint, paper)
}

/// The pictures of a chronicle that a book has.
fn portraits(book: &Book, seen: &campaigns::CampaignChronicle) -> Result<Pictures, Failure> {
    warbands::pictures_of(book, chronicle::portraits(seen))
}

fn few(sides: usize) -> Result<(), Failure> {
    let most = *paper::SHEET_SIDES.end();
    if sides > most { Err(Failure::new(code::BAD_BATTLE, words::too_many_sides(sides, most))) } else { Ok(()) }
}

/// A scenario by its id, or by its name in small or capital letters.
fn found<'c>(catalogue: &'c Catalogue, id: &str) -> Result<&'c Scenario, Failure> {
    let named = |known: &&Scenario| known.name.to_lowercase() == id.trim().to_lowercase();
    let by_name = || catalogue.pack().scenarios.iter().find(named);
    catalogue.scenario(id).or_else(by_name).ok_or_else(|| {
        let known: Vec<&str> = catalogue.pack().scenarios.iter().map(|scenario| scenario.id.as_str()).collect();
        Failure::new(code::UNKNOWN_SCENARIO, words::no_scenario(id, &known))
    })
}

fn imprint(catalogue: &Catalogue) -> Imprint {
    Imprint { rules: words::rules(&catalogue.pack().manifest.rules_version) }
}

fn made(path: &Path, printed: &Printed) -> PrintMade {
    PrintMade { path: path.display().to_string(), pages: printed.pages, bytes: printed.bytes.len() }
}

/// What a part of an evening is called.
fn evening_part(part: EveningPart) -> String {
    match part {
        EveningPart::Pairings => words::pairings(),
        EveningPart::Tables => words::table_sheets(),
        EveningPart::Standings => words::standings(),
        EveningPart::Scenarios => words::scenarios(),
    }
}
