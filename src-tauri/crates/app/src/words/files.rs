//! Files and folders that are read and written.

nml_words::sentences! {
    pub in "app_files":
    nobody_to_ask(title),
    not_written(name, why),
    warband_not_written(name, why),
    waiting_not_written(why),
    no_folder(folder, why),
    not_a_folder(folder, file),
    folder_fails(folder, why),
    has_changed(file),
    not_a_warband(file, sort),
    not_that(file, sort, wanted),
    not_a_list(file, source),
    pasted(),
    no_book(),
    book_itself(file),
    sample_season(),
}
