### Co zrobiono z bandą, w kilku słowach; dla historii, cofania i ponawiania.

app_said-named_so = nazwa { $name }
app_said-no_variant = bez wariantu
app_said-chosen = { $choice }: { $value }
app_said-budget = budżet
app_said-campaign_kit = ekwipunek kampanii
app_said-end_of_muster = koniec zaciągu
app_said-banner = własny sztandar
app_said-no_banner = sztandar zdjęty
app_said-note_put_away = odłożona notatka
app_said-brought_in = wczytana banda
app_said-aftermath = rozliczenie

app_said-no_such_model = model { $id }
app_said-joins = dołącza { $entry }
app_said-another = jeszcze jeden: { $entry }
app_said-nameless = { $model } bez imienia
app_said-portrait = { $model }: zdjęcie
app_said-no_portrait = { $model } bez zdjęcia
app_said-moved = { $model }: zmiana miejsca
app_said-dismissed = { $model }: zwolnienie
app_said-hired = { $mercenary }: najem
app_said-fireteam = Fireteam: { $one } i { $other }
app_said-fireteam_split = rozdzielony Fireteam

app_said-for_model = { $model }: { $what }
app_said-instead = { $model }: { $what } zamiast { $before }
app_said-dropped = { $model }: odłożone { $what }
app_said-sold = sprzedane: { $what }
app_said-stored = do arsenału: { $what }

app_said-waiver = odstępstwo
app_said-waiver_withdrawn = wycofane odstępstwo

app_said-custom_faction = frakcja { $name }
app_said-custom_model = własny model { $name }
app_said-custom_kit = własny ekwipunek { $name }
app_said-struck_out = skreślone: { $own }
app_said-matched = { $own } to { $known }
app_said-something_custom = coś własnego
