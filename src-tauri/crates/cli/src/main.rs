//! `nml`: everything the product promises to scripts and other tools, without a window.
//!
//! Each subcommand stands in a module of its own with an `Args` struct and
//! `run(args) -> Result<Answer, Refusal>`; what is printed where, and with which exit status, is
//! decided in [`output`] alone.

mod battle;
mod book;
mod campaign;
mod export;
mod import;
mod odds;
mod output;
mod pack;
mod print;
mod publish;
mod warband;

use std::process::ExitCode;

use clap::{CommandFactory, Parser, Subcommand};

use output::{Answer, Refusal};

const STATUS: &str = "Exit status: 0 done and fine; 1 done, and the answer is no; 2 the input could not be used.";

/// The command line of No Man's Ledger.
#[derive(Debug, Parser)]
#[command(name = "nml", version, about = "The campaign book of Trench Crusade on the command line (unofficial)")]
#[command(after_help = format!("{STATUS}\n{}", warband::LISTS))]
struct Cli {
    /// Print one JSON document instead of text
    #[arg(long, global = true)]
    json: bool,
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, Subcommand)]
enum Command {
    /// Exact odds of a roll
    Odds(odds::Args),
    /// Play battles, replay logs
    Battle(battle::Args),
    /// Look after a book: is it whole, copy it, export it
    Book(book::Args),
    /// How a campaign of a book stands, and what was said in it
    Campaign(campaign::Args),
    /// Read a Warband of any known format, and say what became of every line
    Import(import::Args),
    /// Write a Warband in another format
    Export(export::Args),
    /// Print sheets for the table, as PDF
    Print(print::Args),
    /// Publish a campaign, evening, Warband or battle: one web page, or text for a chat
    Publish(publish::Args),
    /// Judge a Warband
    Warband(warband::Args),
    /// Judge game data
    Pack(pack::Args),
}

fn run(command: Command) -> Result<Answer, Refusal> {
    match command {
        Command::Odds(args) => odds::run(&args),
        Command::Battle(args) => battle::run(args),
        Command::Book(args) => book::run(&args),
        Command::Campaign(args) => campaign::run(&args),
        Command::Import(args) => import::run(&args),
        Command::Export(args) => export::run(&args),
        Command::Print(args) => print::run(args),
        Command::Publish(args) => publish::run(args),
        Command::Warband(args) => warband::run(&args),
        Command::Pack(args) => pack::run(&args),
    }
}

fn main() -> ExitCode {
    match Cli::try_parse() {
        Ok(cli) => output::finish(run(cli.command), cli.json),
        Err(usage) => output::usage(&usage, &Cli::command()),
    }
}
