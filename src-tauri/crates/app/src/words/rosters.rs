//! Rosters that come in, several at once.

pub const BRING_IN: &str = "Bring in Warbands";
pub const NOTHING_CHOSEN: &str = "Nothing is chosen: tick at least one Warband to keep.";
pub const IN_THE_BOOK: &str = "The book has a Warband of this name.";
pub const MEMBER: &str = "A Warband of this name is in the campaign already.";

pub fn too_many(files: usize, most: usize) -> String {
    format!("{files} files are too many: {most} at most. Bring in the others afterwards.")
}

/// Its roster comes while the Warband has an open aftermath.
pub fn settle_first(name: &str) -> String {
    format!("{name} has an open aftermath: settle that first, then its roster can come in.")
}

pub fn twice(file: &str) -> String {
    format!("The same Warband as in {file}, line for line.")
}

pub fn namesake(file: &str) -> String {
    format!("The Warband in {file} has the same name.")
}

/// `8 Warbands kept; 7 of them joined The Ardent Mile.`
pub fn kept(names: &[&str], joined: Option<(usize, &str)>) -> String {
    let kept = match names {
        [one] => format!("{one}: kept"),
        several => format!("{} Warbands kept", several.len()),
    };
    match joined {
        None => format!("{kept}."),
        Some((0, campaign)) => format!("{kept}; none joined {campaign}."),
        Some((joined, campaign)) if joined == names.len() => {
            format!("{kept}; {} joined {campaign}.", if joined == 1 { "it" } else { "all" })
        }
        Some((joined, campaign)) => format!("{kept}; {joined} of them joined {campaign}."),
    }
}

/// `7 Warbands admitted`
pub fn admitted(count: usize) -> String {
    format!("{count} Warbands admitted")
}
