//! What the undo of a campaign takes along; why it goes no further back, and what would help.

/// What goes back with a filed game. `planned`: it stays planned; `musters`: whose muster it ended.
pub fn filed(planned: bool, musters: &[String]) -> String {
    let mut said = vec!["Its result leaves the standings, and its open aftermath goes with it.".to_owned()];
    match musters {
        [] => {}
        [one] => said.push(format!("{one} is mustering again.")),
        several => said.push(format!("{} are mustering again.", several.join(" and "))),
    }
    if planned {
        said.push("The game stays planned.".to_owned());
    }
    said.push("What you entered goes back on its sheet, to be filed again.".to_owned());
    said.join(" ")
}

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
