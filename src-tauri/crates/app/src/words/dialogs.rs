//! Files: what the dialog that asks for one is headed, and what each kind of file is called.

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
