//! `nml publish`: a campaign, evening, Warband or battle as one web page, or as text for a chat.
//!
//! A book is only read, also while the app has it open; the log of a battle needs no book.

use std::path::PathBuf;

use nml_app::published::{self, PublishedText, Wanted};

use crate::output::{Answer, Refusal};

/// What is published, and how.
#[derive(Debug, clap::Args)]
pub struct Args {
    /// A book, or the log of a battle as `nml battle play` writes it
    file: PathBuf,
    /// A campaign, evening, Warband or battle of the book: its id, or its exact name where only one has it
    what: Option<String>,
    /// The web page to write, one file that loads nothing from outside; what stands there is replaced
    #[arg(long, value_name = "FILE", required_unless_present = "text", conflicts_with = "text")]
    out: Option<PathBuf>,
    /// Print it as text for a chat
    #[arg(long)]
    text: bool,
}

/// Answers `nml publish`.
pub fn run(args: Args) -> Result<Answer, Refusal> {
    let Args { file, what, out, text: _ } = args;
    let log = published::is_log(&file);
    let wanted = match what {
        Some(what) if log => {
            let shown = file.display();
            let quoted: String = what.chars().take(60).collect();
            return Err(refusal(format!(
                "{shown}: this is the log of one battle; expected nothing after it, not “{quoted}”"
            )));
        }
        Some(what) => Wanted::InBook { book: file, what },
        None => Wanted::Log(file),
    };
    let published = published::wanted(&wanted).map_err(Refusal::of_file)?;
    match out {
        Some(out) => {
            let made = published::to_file(&published, &out).map_err(Refusal::of_file)?;
            let text = format!("written: {} ({} bytes)", made.path, made.bytes);
            Answer::new(true, text, &made)
        }
        None => {
            let text = published.text();
            Answer::new(true, text.clone(), &PublishedText { text })
        }
    }
}

fn refusal(line: String) -> Refusal {
    nml_app::failure::Failure::new("unexpected_name", line).into()
}
