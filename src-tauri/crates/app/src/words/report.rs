//! A report of a problem.

nml_words::sentences! {
    pub in "app_report":
    save(),
    reports(),
    file_name(day),
    no_report(),
    too_long(most),
    not_written(why),
    stands_there(path),
}
