//! Layouts of a table, laid over a set-up.

nml_words::sentences! {
    pub in "app_layouts":
    other_table(),
}
