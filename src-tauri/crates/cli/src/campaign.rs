//! `nml campaign`: the standings of a campaign in a book, and everything that was entered in it.
//!
//! Both only read the book and work while the app has it open.

use std::path::{Path, PathBuf};

use clap::Subcommand;
use nml_app::book::{self, Book};
use nml_app::campaigns::{self, CampaignHistory, CampaignStandings, SpreadsheetOf};
use nml_app::feeds;
use nml_app::parcels::{by_and_day, decided_lines};

use crate::output::{Answer, Refusal, Verdict};
use crate::words;

/// What is asked of a campaign.
#[derive(Debug, clap::Args)]
pub struct Args {
    #[command(subcommand)]
    task: Task,
}

#[derive(Debug, Subcommand)]
enum Task {
    /// Most Campaign Victory Points first
    Standings(Of),
    /// Every entry, the oldest first
    History(Of),
    /// The standings, or with --games every game, as a table for a spreadsheet
    Csv {
        #[command(flatten)]
        of: Of,
        /// A line for each game instead
        #[arg(long)]
        games: bool,
    },
    /// The evenings of a book and the last days of its planned games, for a calendar program
    Calendar {
        /// The book's file
        book: PathBuf,
        /// The file to write, such as club.ics; an existing file is overwritten. Without it, it is printed
        #[arg(long, value_name = "FILE")]
        out: Option<PathBuf>,
    },
}

#[derive(Debug, clap::Args)]
struct Of {
    /// The book's file
    book: PathBuf,
    /// The campaign: its id, or its exact name where only one has it; optional if the book has only one
    campaign: Option<String>,
}

impl Of {
    /// The book with the campaign that is meant.
    fn found(&self) -> Result<(Book, String), Refusal> {
        let book = read(&self.book)?;
        let campaign = match &self.campaign {
            Some(named) => named.clone(),
            None => campaigns::only_campaign(&book)?,
        };
        Ok((book, campaign))
    }
}

/// Answers `nml campaign`.
pub fn run(args: &Args) -> Result<Answer, Refusal> {
    match &args.task {
        Task::Standings(of) => {
            let standings = of.found().and_then(|(book, campaign)| Ok(campaigns::standings_of(&book, &campaign)?))?;
            Answer::new(Verdict::Yes, table(&standings), &standings)
        }
        Task::History(of) => {
            let history = of.found().and_then(|(book, campaign)| Ok(campaigns::history_of(&book, &campaign)?))?;
            Answer::new(Verdict::Yes, told(&history), &history)
        }
        Task::Csv { of, games } => {
            let (book, campaign) = of.found()?;
            let wanted = if *games { SpreadsheetOf::Games } else { SpreadsheetOf::Standings };
            let rows = campaigns::spreadsheet_of(&book, &campaign, wanted)?;
            Answer::new(Verdict::Yes, campaigns::spreadsheet_text(&rows)?, &rows)
        }
        Task::Calendar { book, out } => {
            let text = feeds::calendar_of(book).map_err(Refusal::of_file)?;
            let Some(out) = out else { return Answer::new(Verdict::Yes, text.trim_end(), &text) };
            feeds::calendar_to_file(&text, out).map_err(Refusal::of_file)?;
            let written = out.display().to_string();
            Answer::new(Verdict::Yes, words::written_to(written.as_str(), words::bytes(text.len())), &written)
        }
    }
}

fn read(path: &Path) -> Result<Book, Refusal> {
    book::read(path).map_err(Refusal::of_file)
}

/// Points, won, drawn and lost, victory points made and suffered, Deeds, games. A figure that only some games recorded
/// says how many; if none did, it is a dash.
fn table(CampaignStandings { campaign, standings }: &CampaignStandings) -> String {
    let width = standings.iter().map(|line| line.name.chars().count()).max().unwrap_or(0);
    let lines = standings.iter().map(|line| {
        let known = |figure: String, known: Option<u16>| match known {
            None => "–".to_owned(),
            Some(all) if all == line.games => figure,
            Some(some) => words::in_some(figure, some, line.games),
        };
        format!(
            "{:>3}  {:<width$}  {:>8}  {}-{}-{}  {}  {}  {}",
            line.place,
            line.name,
            words::cvp(line.points),
            line.won,
            line.drawn,
            line.lost,
            words::vp(known(format!("{}:{}", line.vp_for, line.vp_against), line.scored())),
            words::deeds(known(line.deeds.to_string(), line.deeds_told())),
            words::games(line.games),
        )
    });
    [campaign.name.clone()].into_iter().chain(lines).collect::<Vec<_>>().join("\n")
}

/// Who, on which day, and what; what two books disagreed about stands below the line that decided it.
fn told(CampaignHistory { campaign, entries }: &CampaignHistory) -> String {
    let width = entries.iter().map(|line| by_and_day(&line.by, &line.at).chars().count()).max().unwrap_or(0);
    let lines = entries.iter().flat_map(|line| {
        let note = line.note.as_ref().map(|note| format!(" ({note})")).unwrap_or_default();
        let gone = match (line.in_force, line.set_aside) {
            (true, _) => String::new(),
            (false, true) => format!(" {}", words::set_aside_mark()),
            (false, false) => format!(" {}", words::undone_later()),
        };
        let decided = line.decided.iter().flat_map(decided_lines).map(|said| format!("  {:<width$}    {said}", ""));
        let head = format!("  {:<width$}  {}{note}{gone}", by_and_day(&line.by, &line.at), line.said);
        std::iter::once(head).chain(decided).collect::<Vec<_>>()
    });
    [campaign.name.clone()].into_iter().chain(lines).collect::<Vec<_>>().join("\n")
}
