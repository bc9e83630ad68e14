//! A campaign: the line under its name, and what was done in it, as undo and the history name it.

nml_words::sentences! {
    pub in "app_campaigns":
    about(warbands, games),
    own_game(game, scenario),
    choice(),
    no_table(),
    no_such_aftermath(),
    nothing_to_undo(),
    belongs_elsewhere(name),
    renamed(name),
    admitted(warband),
    described(warband),
    withdrawn(warband),
    withdrawn_struck(warband),
    begun_anew(warband, with),
    begun_anew_struck(warband, with),
    planned(scenario),
    swapped(scenario),
    cancelled(),
}
