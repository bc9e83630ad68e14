//! `nml print`: sheets for the table, as PDF.

use std::path::PathBuf;

use clap::{Subcommand, ValueEnum};
use nml_app::prints::{self, Paper, Wanted};

use crate::output::{Answer, Refusal};
use crate::words;

/// What is printed.
#[derive(Debug, clap::Args)]
pub struct Args {
    #[command(subcommand)]
    task: Task,
}

#[derive(Debug, Subcommand)]
enum Task {
    /// The roster of a Warband
    Roster {
        /// A Warband of any format that `nml import` reads
        file: PathBuf,
        #[command(flatten)]
        onto: Onto,
    },
    /// A card for each model of a Warband, four to a page
    Cards {
        /// A Warband of any format that `nml import` reads
        file: PathBuf,
        #[command(flatten)]
        onto: Onto,
    },
    /// A page of cards to be filled in by hand
    BlankCards {
        #[command(flatten)]
        onto: Onto,
    },
    /// A scenario, with its map and room for the terrain
    Scenario {
        /// Its name or its id, such as claim-no-mans-land
        id: String,
        #[command(flatten)]
        onto: Onto,
    },
    /// The sheet of a battle on paper: blank, or with the Warbands and the scenario that are known
    BattleSheet {
        /// Up to four Warbands of any format that `nml import` reads; those missing to two are left blank
        files: Vec<PathBuf>,
        /// The scenario's name or its id, such as claim-no-mans-land
        #[arg(long, value_name = "NAME")]
        scenario: Option<String>,
        #[command(flatten)]
        onto: Onto,
    },
    /// The chronicle of a campaign: standings, honours, every game with the players' own words
    Chronicle {
        /// The book's file; it is only read, also while the app has it open
        book: PathBuf,
        /// The campaign: its id, or its exact name where only one has it
        campaign: String,
        #[command(flatten)]
        onto: Onto,
    },
    /// The quick reference
    Reference {
        #[command(flatten)]
        onto: Onto,
    },
}

/// Where to, and on what.
#[derive(Debug, clap::Args)]
struct Onto {
    /// The PDF to write; an existing file is overwritten
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
    /// The size of the pages
    #[arg(long, value_enum, default_value_t = Sheet::A4)]
    paper: Sheet,
    /// A shipped pack to print by; default: rules 1.0.2, and for a Warband of this program its own
    #[arg(long, value_name = "ID")]
    pack: Option<String>,
}

/// The paper by the names of the command line.
#[derive(Clone, Copy, Debug, ValueEnum)]
enum Sheet {
    /// 210 by 297 mm
    A4,
    /// 8.5 by 11 in
    Letter,
}

/// Answers `nml print`.
pub fn run(args: Args) -> Result<Answer, Refusal> {
    let (wanted, onto) = match args.task {
        Task::Roster { file, onto } => (Wanted::Roster(file), onto),
        Task::Cards { file, onto } => (Wanted::Cards(file), onto),
        Task::BlankCards { onto } => (Wanted::BlankCards, onto),
        Task::Scenario { id, onto } => (Wanted::Scenario(id), onto),
        Task::BattleSheet { files, scenario, onto } => (Wanted::BattleSheet { files, scenario }, onto),
        Task::Chronicle { book, campaign, onto } => (Wanted::Chronicle { book, campaign }, onto),
        Task::Reference { onto } => (Wanted::Reference, onto),
    };
    let paper = match onto.paper {
        Sheet::A4 => Paper::A4,
        Sheet::Letter => Paper::Letter,
    };
    let printed = prints::to_file(&wanted, onto.pack.as_deref(), paper, &onto.out).map_err(Refusal::of_file)?;
    let text = words::printed(printed.path.as_str(), words::pages(printed.pages), words::bytes(printed.bytes));
    Answer::new(true, text, &printed)
}
