//! Sentences about packs as files.

nml_words::sentences! {
    pub in "app_packs":
    bring(),
    send(),
    packs(),
    unknown_fault(),
    faulty_also(more, first),
    unknown(wanted, known),
    not_shipped(id),
}

/// The first fault of a pack, and how many more it has.
#[must_use]
pub fn faulty(first: &str, more: usize) -> String {
    if more == 0 { first.to_owned() } else { faulty_also(more, first) }
}
