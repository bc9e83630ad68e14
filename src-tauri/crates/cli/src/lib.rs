//! `nml`: everything that scripts and other tools can ask for, without a window.
//!
//! Each subcommand is a module with an `Args` struct and `run(args) -> Result<Answer, Refusal>`. Only [`output`]
//! decides what is printed where, and with which exit status.
//!
//! Two programs have this face: `nml`, which needs no WebKit, and the desktop app, so that a package holds everything
//! once.

mod battle;
mod book;
mod campaign;
mod club;
mod export;
mod following;
mod forecast;
mod import;
mod interrupted;
mod key_folder;
mod odds;
mod output;
mod pack;
mod print;
mod publish;
mod report;
mod serve;
mod warband;
mod words;

use std::env;
use std::ffi::OsString;
use std::process::ExitCode;

use clap::{CommandFactory, Parser, Subcommand};
use nml_serve::Page;
use nml_words::Language;

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
    /// Answer in this language: en, de or pl; else in that of NML_LANGUAGE, LC_ALL, LC_MESSAGES or LANG
    #[arg(long, global = true, value_name = "TAG", value_parser = language)]
    language: Option<Language>,
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
    /// Look after a club's ledger on PostgreSQL
    Club(club::Args),
    /// What would happen in a set-up or a battle of a book: machines play it many times
    Forecast(forecast::Args),
    /// Read a Warband of any known format, and say what became of every line
    Import(import::Args),
    /// Write a Warband in another format
    Export(export::Args),
    /// Print sheets for the table, as PDF
    Print(print::Args),
    /// Publish a campaign, evening, Warband or battle: one web page, or text for a chat
    Publish(publish::Args),
    /// Show a book to a table, or serve a club: a page for browsers, until Ctrl+C
    Serve(serve::Args),
    /// Judge a Warband
    Warband(warband::Args),
    /// Judge game data
    Pack(pack::Args),
    /// Report a problem: one file that says what is going on and names nobody
    Report(report::Args),
}

fn answer(command: Command, page: Page) -> Result<Answer, Refusal> {
    match command {
        Command::Odds(args) => odds::run(&args),
        Command::Battle(args) => battle::run(args),
        Command::Book(args) => book::run(&args),
        Command::Campaign(args) => campaign::run(&args),
        Command::Club(args) => club::run(&args),
        Command::Forecast(args) => forecast::run(args),
        Command::Import(args) => import::run(&args),
        Command::Export(args) => export::run(&args),
        Command::Print(args) => print::run(args),
        Command::Publish(args) => publish::run(args),
        Command::Serve(args) => serve::run(args, page),
        Command::Warband(args) => warband::run(&args),
        Command::Pack(args) => pack::run(&args),
        Command::Report(args) => report::run(&args),
    }
}

/// A language by its tag.
fn language(tag: &str) -> Result<Language, String> {
    Language::of(tag).ok_or_else(|| words::no_such_language(Language::ALL.map(Language::tag).join(", ")))
}

/// The language that the arguments ask for, as `--language de` or `--language=de`.
fn asked_for(arguments: &[OsString]) -> Option<Language> {
    let words = || arguments.iter().map(|word| word.to_str().unwrap_or_default());
    let after = words().zip(words().skip(1)).filter(|(word, _)| *word == "--language").map(|(_, tag)| tag);
    after.chain(words().filter_map(|word| word.strip_prefix("--language="))).find_map(Language::of)
}

/// The language that the system asks for: the first of these that says anything decides, as everywhere.
fn of_the_system(named: impl Fn(&str) -> Option<String>) -> Language {
    let asked = ["NML_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"].into_iter().filter_map(named);
    asked.filter(|locale| !locale.is_empty()).map(|locale| Language::of(&locale)).next().flatten().unwrap_or_default()
}

/// Does what the arguments ask for; the first of them is the name it was called by. `nml serve` gives the page to browsers.
#[must_use]
pub fn run(arguments: impl IntoIterator<Item = OsString>, page: Page) -> ExitCode {
    let arguments: Vec<OsString> = arguments.into_iter().collect();
    // Before the rest is read, so that what is wrong with it is said in that language as well.
    let language = asked_for(&arguments).unwrap_or_else(|| of_the_system(|name| env::var(name).ok()));
    language.speak_usually();
    match Cli::try_parse_from(arguments) {
        Ok(cli) => {
            cli.language.unwrap_or(language).speak_usually();
            output::finish(answer(cli.command, page), cli.json)
        }
        Err(usage) => output::usage(&usage, &Cli::command()),
    }
}

/// What the documents show of the command line works: the README, the guide, and this program's own help.
#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]
    use std::collections::BTreeSet;
    use std::fs;
    use std::path::{Path, PathBuf};

    use super::*;

    /// The README and the pages of the guide, by name.
    fn documents() -> Vec<(String, String)> {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../..");
        let guide = fs::read_dir(root.join("ui/guide")).unwrap().map(|entry| entry.unwrap().path());
        let pages: Vec<PathBuf> = guide.filter(|path| path.extension().is_some_and(|ending| ending == "md")).collect();
        assert!(pages.len() > 8, "{pages:?}");
        let paths = [root.join("README.md")].into_iter().chain(pages);
        paths.map(|path| (path.display().to_string(), fs::read_to_string(&path).unwrap())).collect()
    }

    /// The lines of a document's blocks of code that call `nml`.
    fn lines(text: &str) -> Vec<&str> {
        let blocks = text.split("```").skip(1).step_by(2);
        blocks.flat_map(str::lines).map(str::trim).filter(|line| line.starts_with("nml ")).collect()
    }

    /// What stands in a line of text as code and begins with `nml`.
    fn mentions(text: &str) -> Vec<&str> {
        let outside = text.split("```").step_by(2);
        outside.flat_map(|part| part.split('`').skip(1).step_by(2)).filter(|code| code.starts_with("nml ")).collect()
    }

    /// The words of a line as a shell hands them over: quotes hold them together, a stroke begins a remark.
    fn words(line: &str) -> Vec<String> {
        let (mut words, mut word, mut quoted) = (Vec::new(), None::<String>, false);
        for letter in line.chars() {
            match letter {
                '"' => {
                    quoted = !quoted;
                    word.get_or_insert_default();
                }
                '#' if !quoted && word.is_none() => break,
                ' ' if !quoted => words.extend(word.take()),
                letter => word.get_or_insert_default().push(letter),
            }
        }
        words.extend(word);
        words
    }

    /// The names of the commands that words go down to: `book send`.
    fn path(words: &[String]) -> Vec<String> {
        let mut command = Cli::command();
        let mut names = Vec::new();
        for word in words.iter().skip(1) {
            let Some(inner) = command.find_subcommand(word).cloned() else { break };
            names.push(word.clone());
            command = inner;
        }
        names
    }

    /// Every command without further commands below it.
    fn leaves(command: &clap::Command, above: &[String], into: &mut BTreeSet<Vec<String>>) {
        let below: Vec<_> = command.get_subcommands().filter(|one| one.get_name() != "help").collect();
        if below.is_empty() {
            into.insert(above.to_vec());
        }
        for one in below {
            leaves(one, &[above, &[one.get_name().to_owned()]].concat(), into);
        }
    }

    #[test]
    fn every_command_line_that_a_document_shows_is_understood_and_none_is_missing() {
        let (mut shown, mut wrong) = (BTreeSet::new(), Vec::new());
        for (document, text) in documents() {
            for line in lines(&text) {
                let words = words(line);
                if let Err(error) = Cli::try_parse_from(&words) {
                    wrong.push(format!("{document}: {line}\n{error}"));
                }
                if document.ends_with("command-line.md") {
                    shown.insert(path(&words));
                }
            }
        }
        assert!(wrong.is_empty(), "{}", wrong.join("\n"));
        let mut all = BTreeSet::new();
        leaves(&Cli::command(), &[], &mut all);
        assert!(all.len() > 20, "{all:?}");
        assert_eq!(
            all.difference(&shown).collect::<Vec<_>>(),
            Vec::<&Vec<String>>::new(),
            "the guide shows no line of these"
        );
    }

    #[test]
    fn what_a_document_calls_a_command_in_passing_is_one() {
        let mut found = 0;
        for (document, text) in documents() {
            for code in mentions(&text) {
                let words = words(code);
                found += 1;
                let known = words[1] == "help" || !path(&words).is_empty();
                // Below a group of commands, the next word is one of them or an option.
                let whole = Cli::command().find_subcommand(&words[1]).is_none_or(|group| {
                    let next = words.get(2).filter(|next| !next.starts_with('-'));
                    !group.has_subcommands() || next.is_none_or(|next| group.find_subcommand(next).is_some())
                });
                assert!(known && whole, "{document}: {code}");
            }
        }
        assert!(found > 8, "only {found} were found");
    }

    #[test]
    fn the_first_variable_that_says_anything_decides_the_language() {
        let asked = |known: &[(&str, &str)]| {
            of_the_system(|name| known.iter().find(|(known, _)| *known == name).map(|(_, value)| (*value).to_owned()))
        };
        assert_eq!(asked(&[("LANG", "de_DE.UTF-8")]), Language::German);
        assert_eq!(asked(&[("LANG", "de_DE.UTF-8"), ("LC_MESSAGES", "pl_PL"), ("LC_ALL", "")]), Language::Polish);
        assert_eq!(asked(&[("LANG", "de_DE.UTF-8"), ("LC_ALL", "C")]), Language::English);
        assert_eq!(asked(&[("LC_ALL", "C"), ("NML_LANGUAGE", "de")]), Language::German);
        assert_eq!(asked(&[]), Language::English);
    }

    #[test]
    fn a_line_is_read_as_a_shell_reads_it() {
        let read = words(r#"nml print chronicle club.nml "The Ardent Mile" --out a#b.pdf   # what "it" has"#);
        assert_eq!(read, ["nml", "print", "chronicle", "club.nml", "The Ardent Mile", "--out", "a#b.pdf"]);
        assert_eq!(path(&read), ["print", "chronicle"]);
        let text = "`nml book check`, `cargo`\n```sh\nnml odds\n  cargo x\n```\n`nml help`";
        assert_eq!((lines(text), mentions(text)), (vec!["nml odds"], vec!["nml book check", "nml help"]));
    }
}
