//! `nml publish`: a campaign, evening, Warband or battle as one web page, or as text for a chat.
//!
//! It only reads a book, even while the app has it open; the log of a battle needs no book.

use std::path::PathBuf;

use clap::ValueEnum;
use nml_app::code;
use nml_app::published::{self, Markup, Wanted};

use crate::output::{Answer, Refusal};
use crate::words;

/// What is published, and how.
#[derive(Debug, clap::Args)]
pub struct Args {
    /// A book, or the log of a battle as `nml battle play` writes it
    file: PathBuf,
    /// A campaign, evening, Warband or battle of the book: its id, or its exact name where only one has it
    what: Option<String>,
    /// The web page to write, one file that loads nothing from outside; an existing file is overwritten
    #[arg(long, value_name = "FILE", required_unless_present = "text", conflicts_with = "text")]
    out: Option<PathBuf>,
    /// Print it as text for a chat, marked up for it; without a name plain
    #[arg(long, value_name = "CHAT", num_args = 0..=1, require_equals = true, default_missing_value = "plain")]
    text: Option<Chat>,
    /// Leave the players' names out of the text, where their Warbands are named
    #[arg(long, conflicts_with = "out")]
    no_players: bool,
}

/// A chat by what it reads.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Chat {
    Plain,
    Discord,
    Whatsapp,
    Telegram,
    /// BBCode
    Forum,
}

impl From<Chat> for Markup {
    fn from(chat: Chat) -> Self {
        match chat {
            Chat::Plain => Self::Plain,
            Chat::Discord => Self::Discord,
            Chat::Whatsapp => Self::Whatsapp,
            Chat::Telegram => Self::Telegram,
            Chat::Forum => Self::Forum,
        }
    }
}

/// Answers `nml publish`.
pub fn run(args: Args) -> Result<Answer, Refusal> {
    let Args { file, what, out, text, no_players } = args;
    let log = published::is_log(&file);
    let wanted = match what {
        Some(what) if log => {
            let shown = file.display();
            let quoted: String = what.chars().take(60).collect();
            return Err(refusal(words::one_battle(shown.to_string(), quoted)));
        }
        Some(what) => Wanted::InBook { book: file, what },
        None => Wanted::Log(file),
    };
    let published = published::wanted(&wanted).map_err(Refusal::of_file)?;
    match out {
        Some(out) => {
            let made = published::to_file(&published, &out).map_err(Refusal::of_file)?;
            let text = words::written_to(made.path.as_str(), words::bytes(made.bytes));
            Answer::new(true, text, &made)
        }
        None => {
            let text = published.text(text.unwrap_or(Chat::Plain).into(), !no_players);
            Answer::new(true, text.text.clone(), &text)
        }
    }
}

fn refusal(line: String) -> Refusal {
    nml_app::failure::Failure::new(code::UNEXPECTED_NAME, line).into()
}
