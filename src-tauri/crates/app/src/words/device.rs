//! Sentences about the key of this computer.

nml_words::sentences! {
    pub in "app_device":
    harmed(path),
    unread(path, why),
}
