### Co zapisano w kampanii, w jednym wierszu, i czego odmawia. $name: banda; $game: gra ze stronami.

app_seasons-a_warband = banda
app_seasons-planned = w planie { $scenario }: { $sides }
app_seasons-planned_by = w planie { $scenario }: { $sides }, do { $day }
app_seasons-plan_taken_back = plan cofnięty
app_seasons-agrees = { $name }: zgoda na karcie
app_seasons-closed = zamknięte
app_seasons-said_of = { $who }: { $what }
app_seasons-said = { $game }: { $what }
app_seasons-then = { $so_far }; { $next }
app_seasons-not_planned = Tej gry nie ma w planie albo już się odbyła.
app_seasons-no_campaign = Bitwa nie należy do żadnej kampanii.
app_seasons-goes_on = Bitwa wciąż trwa.
app_seasons-aftermath_begun = Rozliczenie bitwy już się zaczęło albo kampania poszła dalej: najpierw to cofnij.
app_seasons-no_die = Nie padła żadna kość.
app_seasons-no_end = Rzut rozstrzygający się nie kończy.
app_seasons-too_many_steps = { $steps } to za dużo kroków: najwyżej { $most }.
