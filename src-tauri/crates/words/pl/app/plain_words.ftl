### Co mówią pokoje, na których opiera się `words`: o strumieniach, szansach i kościach i o tym, jak nazywają się gry.
### $what: czego jest strumień; $why: co stwierdzono, bez kropki.

app_plain_words-kind = { $kind ->
        [warband] banda
        [set_up] przygotowanie
        [own_scenario] własny scenariusz
        [house_pack] własny pakiet zasad
        [battle] bitwa
        [campaign] kampania
        [rotation] rotacja
       *[evening] wieczór
    }
app_plain_words-kind_first = { $kind ->
        [warband] Banda
        [set_up] Przygotowanie
        [own_scenario] Własny scenariusz
        [house_pack] Własny pakiet zasad
        [battle] Bitwa
        [campaign] Kampania
        [rotation] Rotacja
       *[evening] Wieczór
    }

app_plain_words-damaged = Dane są uszkodzone ({ $what }): { $why }.
app_plain_words-newer = To zapisał nowszy No Man’s Ledger i w tym się nie otworzy ({ $what }); w księdze zostaje bez zmian ({ $why }).
app_plain_words-at_entry = wpis { $number }: { $why }
app_plain_words-in_header = nagłówek: { $why }
app_plain_words-other_header = nagłówek nie jest tym, od którego się zaczęło
app_plain_words-in_field = jego { $path }: { $fault }
app_plain_words-wrong_kind = { $id } to { $is }, a nie { $wanted }.
app_plain_words-other_sort = { $id } to { $is } innego rodzaju.

app_plain_words-bad_header = Nie da się odczytać nagłówka: { $why }.
app_plain_words-not_sealed = Nie da się tego zapisać: { $why }.
app_plain_words-nothing_to_undo = Nie ma czego cofnąć.
app_plain_words-nothing_to_redo = Nie ma czego ponowić.
app_plain_words-stands_there = To już tam jest.
app_plain_words-no_what_if = Ta bitwa nie ma takiego wariantu „co, jeśli”.
app_plain_words-no_entry = Nie ma wpisu o tym numerze.
app_plain_words-bad_id = Identyfikator to 32 cyfry szesnastkowe.
app_plain_words-no_randomness = System nie daje liczb losowych: { $why }.
app_plain_words-no_thread = System nie może pracować w tle: { $why }.

app_plain_words-success_roll = Rzut na sukces: { $pool }
app_plain_words-injury_roll = Rzut na obrażenia: { $pool }
app_plain_words-injury_roll_modified = Rzut na obrażenia: { $pool }, { $modifier }
app_plain_words-after_critical = po krytyku: { $pool }
app_plain_words-after_critical_modified = po krytyku: { $pool }, { $modifier }
app_plain_words-all_dice = { $dice ->
        [one] { $dice } kość
        [few] { $dice } kości
        [many] { $dice } kości
       *[other] { $dice } kości
    }
app_plain_words-highest_dice = { $dice ->
        [one] { $dice } kość
        [few] { $dice } kości
        [many] { $dice } kości
       *[other] { $dice } kości
    }, { $kept } najwyższe
app_plain_words-lowest_dice = { $dice ->
        [one] { $dice } kość
        [few] { $dice } kości
        [many] { $dice } kości
       *[other] { $dice } kości
    }, { $kept } najniższe
app_plain_words-too_many_modifiers = { $given } to za dużo INJURY MODIFIERS: najwyżej { $most }.
app_plain_words-dice_out_of_range = DICE { $number }: podaj liczbę całkowitą od −{ $most } do { $most }.
app_plain_words-injury_dice_out_of_range = INJURY DICE { $number }: podaj liczbę całkowitą od −{ $most } do { $most }.
app_plain_words-modifier_out_of_range = INJURY MODIFIER { $number }: podaj liczbę całkowitą od −{ $most } do { $most }.

app_plain_words-game = Gra { $number } · { $scenario }
app_plain_words-game_with = { $game } · także { $outsiders }
app_plain_words-of_side = { $model } ({ $side })
app_plain_words-against = { $scenario }, rywal: { $others }

app_plain_words-then = { $so_far }, { $next }
