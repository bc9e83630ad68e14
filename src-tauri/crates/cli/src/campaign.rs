//! `nml campaign`: how a campaign of a book stands, and everything that was said in it.
//!
//! Both only read the book and work while the app has it open.

use std::path::{Path, PathBuf};

use clap::Subcommand;
use nml_app::book::{self, Book};
use nml_app::campaigns::{self, CampaignHistory, CampaignStandings, SpreadsheetOf};

use crate::output::{Answer, Refusal, Verdict};

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
}

#[derive(Debug, clap::Args)]
struct Of {
    /// The book's file
    book: PathBuf,
    /// The campaign: its id, or its exact name where only one has it; may be left out where the book has one only
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
    }
}

fn read(path: &Path) -> Result<Book, Refusal> {
    book::read(path).map_err(Refusal::of_file)
}

/// Points, won, drawn and lost, victory points made and suffered, Deeds, games. A figure that was written down of some
/// games alone says of how many; of none it is a dash.
fn table(CampaignStandings { campaign, standings }: &CampaignStandings) -> String {
    let width = standings.iter().map(|line| line.name.chars().count()).max().unwrap_or(0);
    let lines = standings.iter().map(|line| {
        let known = |figure: String, known: Option<u16>| match known {
            None => "–".to_owned(),
            Some(all) if all == line.games => figure,
            Some(some) => format!("{figure} (in {some} of {})", line.games),
        };
        format!(
            "{:>3}  {:<width$}  {:>4} CVP  {}-{}-{}  VP {}  Deeds {}  {}",
            line.place,
            line.name,
            line.points,
            line.won,
            line.drawn,
            line.lost,
            known(format!("{}:{}", line.vp_for, line.vp_against), line.scored()),
            known(line.deeds.to_string(), line.deeds_told()),
            if line.games == 1 { "1 game".to_owned() } else { format!("{} games", line.games) },
        )
    });
    [campaign.name.clone()].into_iter().chain(lines).collect::<Vec<_>>().join("\n")
}

fn told(CampaignHistory { campaign, entries }: &CampaignHistory) -> String {
    let lines = entries.iter().map(|line| {
        let by = if line.by.is_empty() { String::new() } else { format!(" {}", line.by) };
        let note = line.note.as_ref().map(|note| format!(" ({note})")).unwrap_or_default();
        let gone = if line.in_force { "" } else { " (undone later)" };
        format!("{:>4}  {}{by}  {}{note}{gone}", line.seq, line.at, line.said)
    });
    [campaign.name.clone()].into_iter().chain(lines).collect::<Vec<_>>().join("\n")
}
