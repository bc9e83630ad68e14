//! Why the undo of a campaign goes no further back, and what would help.

pub fn evening(game: &str) -> String {
    format!("{game} was planned by an evening: take the start of its round back there, and undo goes on here.")
}

pub fn begun(game: &str) -> String {
    format!("The battle of {game} has begun: what was said before it is not taken back any more.")
}

pub fn logged(game: &str) -> String {
    format!("{game} ended in a battle with a log: undo its end in the battle, and undo goes on here.")
}

pub fn aftermath(game: &str) -> String {
    format!("What was said last is of the aftermath of {game}: undo goes on there.")
}

pub fn elsewhere(game: &str) -> String {
    format!("What was said last of {game} came from somewhere else in the book, and is taken back there.")
}
