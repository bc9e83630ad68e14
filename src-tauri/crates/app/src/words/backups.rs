//! Sentences about backups.

nml_words::sentences! {
    pub in "app_backups":
    folder(),
    unreadable_choice(place),
    nameless(folder),
    unknown(name),
    stream_fails(id, why),
    streams_fail(more, id, why),
}
