//! What is asked when catalogues of New Recruit are read.

nml_words::sentences! {
    pub in "app_catalogues":
    bring(),
    files(),
}
