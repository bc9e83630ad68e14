### Wyniki w plikach i różnice między dwoma arkuszami jednej bitwy.

app_results-send = Wyślij wynik
app_results-results = Wyniki bitew

app_results-winner = Zwycięzca
app_results-turns = Tury
app_results-day = Dzień
app_results-attacker = Atakujący

app_results-of = { $name }: { $what }
app_results-victory_points = punkty zwycięstwa
app_results-gave_up = poddanie
app_results-fell = wyłączeni z akcji
app_results-deeds = chwalebne czyny
app_results-used_up = zużyty ekwipunek
app_results-left = odeszli z bandy na dobre
app_results-took_part = modele, które brały udział

app_results-drawn = remis
app_results-not_written = nie zapisano
app_results-by_foe = { $name } (przez { $foe })

app_results-for_campaign = kampania { $campaign }
app_results-proved_by = dowód: wpis { $entry }

app_results-by_guess = Uznane za grę tych samych band w tym samym scenariuszu tego samego dnia: plik nie mówi nic więcej.

app_results-as_sent_by = według pliku od: { $by }
app_results-as_in_file = według pliku

app_results-same_battle = Kampania ma już tę bitwę: to nie może być druga gra.
app_results-logged_here = Ta bitwa jest tu prowadzona: jej koniec zapisze dziennik.
app_results-other_campaign = Ta gra należy do kampanii { $name }, która jest w tej księdze: wczytaj ją na stronie tej kampanii.
app_results-forged = { $file }: wynik nie zgadza się z własnym wpisem.
app_results-newer = { $file }: ten wpis odczyta dopiero nowszy No Man’s Ledger.
app_results-too_many = { $files } to za dużo plików: najwyżej { $most } naraz.
app_results-unsettled = { $name } ma najpierw wcześniejszą bitwę do rozliczenia: ten wynik na to czeka.
app_results-no_warband = { $name } to ani banda tej kampanii, ani jej gracz.
app_results-no_model = { $name }: tego modelu nie ma tu w bandzie { $warband }.
