//! Why the undo of a campaign goes no further back, and what would help.

pub fn evening(game: &str) -> String {
    format!("An evening planned {game}: take back the start of its round there, then undo goes on here.")
}

pub fn begun(game: &str) -> String {
    format!("The battle of {game} has begun: nothing before it can be undone.")
}

pub fn logged(game: &str) -> String {
    format!("{game} ended in a battle with a log: undo its end there, then undo goes on here.")
}

pub fn aftermath(game: &str) -> String {
    format!("The last thing done is in the aftermath of {game}: undo it there.")
}

pub fn elsewhere(game: &str) -> String {
    format!("The last thing done to {game} came from elsewhere in the book: undo it there.")
}
