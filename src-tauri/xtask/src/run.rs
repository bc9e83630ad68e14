//! `cargo xtask run`: from a fresh clone to the open window.

use std::env;
use std::path::PathBuf;
use std::process::Command;

use crate::need::Purpose;
use crate::screen::{self, Screen};
use crate::step::{self, Step};
use crate::stop::Stop;
use crate::voice::{Voice, clock};
use crate::workspace::{APP, Workspace, command};
use crate::{apt, machine, page};

/// Brings what is missing, builds, and opens the window on the user's book or on the one given.
pub fn run(arguments: &[String]) -> Result<(), Stop> {
    let book = book_of(arguments)?;
    let workspace = Workspace::here()?;
    let shown = screen::is_there();
    let purpose = if shown { Purpose::Build } else { Purpose::Picture };
    let voice = Voice::new(6);
    machine::check(&workspace, purpose, &voice)?;
    apt::bring(purpose, &workspace, &voice)?;
    page::packages(&workspace, &voice)?;
    page::build(&workspace, &voice)?;
    build(&workspace, &voice)?;

    let mut app = command(workspace.debug(APP));
    if let Some(book) = &book {
        app.arg("--book").arg(book);
    }
    let on = book.map_or_else(|| "your book".to_owned(), |book| book.display().to_string());
    if shown {
        voice.step(&format!("The window, on {on}"));
        return open(app);
    }
    voice.step(&format!("The window, on {on} and a virtual display"));
    let picture = workspace.pictures().join("run.png");
    let painted = Screen::open(1280, 800)?.photograph("The window", app, &picture)?;
    voice.say(&format!("      painted after {} ms, and closed again", painted.as_millis()));
    voice.say("");
    voice.say("This machine has no display, so nobody could see the window. Its picture:");
    voice.say(&format!("  {}", picture.display()));
    voice.say("To use it, run the same command in a desktop session, or from one through: ssh -X");
    Ok(())
}

fn build(workspace: &Workspace, voice: &Voice) -> Result<(), Stop> {
    let title = "The app";
    voice.step(title);
    if !workspace.debug(APP).is_file() {
        voice.say("      a first build takes some minutes");
    }
    let cargo = workspace.build(&["build", "--locked", "-p", APP]);
    let done = Step::new(title, cargo).run(voice, &workspace.logs())?;
    voice.say(&format!("      done in {}", clock(done.took)));
    Ok(())
}

fn open(mut app: Command) -> Result<(), Stop> {
    let typed = step::typed(&app);
    let status = app.status().map_err(|why| Stop::new("The window", why, &typed))?;
    if status.success() {
        return Ok(());
    }
    Err(Stop::new("The window", format!("the app ended badly ({status})"), typed))
}

/// The file after `--book`, seen from where the command was typed.
fn book_of(arguments: &[String]) -> Result<Option<PathBuf>, Stop> {
    let words: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let file = match words.as_slice() {
        [] => return Ok(None),
        ["--book"] => return Err(Stop::usage("--book needs a file")),
        ["--book", file] => *file,
        [word] => match word.strip_prefix("--book=") {
            Some(file) if !file.is_empty() => file,
            Some(_) => return Err(Stop::usage("--book needs a file")),
            None => return Err(Stop::usage(format!("run does not know {word:?}, only --book FILE"))),
        },
        [word, ..] => return Err(Stop::usage(format!("run takes only --book FILE, not {word:?} and more"))),
    };
    let here = env::current_dir().map_err(|why| Stop::usage(format!("the current folder: {why}")))?;
    Ok(Some(here.join(file)))
}

#[cfg(test)]
mod tests {
    use super::book_of;
    use std::env;
    use std::path::Path;

    fn book(words: &[&str]) -> Result<Option<std::path::PathBuf>, u8> {
        let words: Vec<String> = words.iter().map(|word| (*word).to_owned()).collect();
        book_of(&words).map_err(|stop| stop.status)
    }

    #[test]
    fn a_book_is_named_in_either_form_and_made_absolute() {
        let here = env::current_dir().unwrap_or_default();
        assert_eq!(book(&[]), Ok(None));
        assert_eq!(book(&["--book", "club.book"]), Ok(Some(here.join("club.book"))));
        assert_eq!(book(&["--book=/b/x"]), Ok(Some(Path::new("/b/x").to_path_buf())));
    }

    #[test]
    fn other_arguments_are_refused_with_two() {
        for words in [&["--book"][..], &["--book="], &["--bok=x"], &["--book", "a", "b"], &["x", "y"]] {
            assert_eq!(book(words), Err(2), "{words:?}");
        }
    }
}
