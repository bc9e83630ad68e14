### Co cofanie w kampanii zabiera ze sobą; dlaczego nie sięga dalej i co by pomogło.

app_undo-leaves_standings = Wynik znika z klasyfikacji, a z nim otwarte rozliczenie.
app_undo-musters_again = { $warband }: zaciąg znowu trwa.
app_undo-muster_again = { $warbands }: zaciąg znowu trwa.
app_undo-stays_planned = Gra zostaje w planie.
app_undo-back_on_sheet = To, co wpisano, wraca na arkusz, gotowe do ponownego zapisania.

app_undo-evening = { $game }: tę grę zaplanował wieczór. Cofnij tam początek rundy, wtedy można cofać dalej.
app_undo-begun = { $game }: bitwa już trwa, więc niczego sprzed niej nie da się cofnąć.
app_undo-logged = { $game }: ta gra skończyła się bitwą z dziennikiem. Cofnij tam jej koniec, wtedy można cofać dalej.
app_undo-aftermath = { $game }: ostatnia zmiana jest w rozliczeniu. Cofnij ją tam.
app_undo-elsewhere = { $game }: ostatnia zmiana przyszła z innego miejsca księgi. Cofnij ją tam.
