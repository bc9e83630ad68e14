//! Files: the title of the dialog that asks for one, and the name of each kind of file.

nml_words::sentences! {
    pub in "app_dialogs":
    new_book(),
    open_book(),
    back_up(),
    books(),
    bring_scenario(),
    send_scenario(),
    scenarios(),
    choose_picture(),
    pictures(),
    save_picture(),
    save_clip(),
    send_warband(),
    warbands(),
    unnamed(),
    stands_there(path),
}
