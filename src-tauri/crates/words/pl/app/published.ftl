### Publikowane strony i teksty. $name: banda, gracz albo model; $player: gracz tej bandy.

app_published-publish = Opublikuj jako stronę
app_published-web_pages = Strony WWW
app_published-next = Do zagrania
app_published-last = Ostatnie wyniki
app_published-standings = Klasyfikacja
app_published-missing = Jeszcze brakuje
app_published-waiting = Czekają na grę
app_published-out = Wyłączeni z akcji
app_published-deeds = Chwalebne czyny
app_published-begun = trwa
app_published-overdue = po terminie
app_published-not_played = nierozegrana
app_published-title = { $name } · No Man’s Ledger
app_published-as_of = stan z { $day }
app_published-due = do { $day }

app_published-went_won = wygrana, potem { $cvp } PK
app_published-went_drew = remis, potem { $cvp } PK
app_published-went_lost = porażka, potem { $cvp } PK

app_published-rank = #
app_published-cvp = PK
app_published-record = W–R–P
app_published-warband = Banda
app_published-standing = { $rank }. { $name }: { $cvp } PK, { $record }

app_published-side = { $name }: { $points }, { $outcome }
app_published-score = { $letter } { $name }: { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktów
    }
app_published-ended_drawn = Remis po { $turns ->
        [one] { $turns } turze
        [few] { $turns } turach
        [many] { $turns } turach
       *[other] { $turns } turach
    }: { $why }
app_published-ended_won = Wygrywa { $name } po { $turns ->
        [one] { $turns } turze
        [few] { $turns } turach
        [many] { $turns } turach
       *[other] { $turns } turach
    }: { $why }
app_published-goes_on = { $turn ->
        [0] Oba oddziały są rozstawione.
       *[other] Bitwa trwa, tura { $turn }.
    }
app_published-fell_to = { $name }, sprawca: { $by }, tura { $turn }
app_published-fell_in = { $name }, tura { $turn }

app_published-told = { $name }: { $what }
app_published-commanded_by = { $name } ({ $player })
app_published-about_warband = { $faction }, { $models ->
        [one] { $models } model
        [few] { $models } modele
        [many] { $models } modeli
       *[other] { $models } modeli
    }
app_published-no_result = runda { $round }: jeszcze bez wyniku
app_published-sits_out = { $name } pauzuje
app_published-seat_with = { $name } ({ $warband })
app_published-attacks = { $who }, atakuje

app_published-no_log = { $file }: to nie dziennik bitwy. Podaj dziennik albo księgę i to, co z niej opublikować.
app_published-which = { $book }: to księga. Podaj po niej nazwę albo identyfikator kampanii, bandy, bitwy lub wieczoru.
app_published-unknown_none = W księdze nie ma kampanii, bandy, bitwy ani wieczoru „{ $wanted }”. Jeszcze niczego takiego w niej nie ma.
app_published-unknown_known = W księdze nie ma kampanii, bandy, bitwy ani wieczoru „{ $wanted }”. Jest { $known }.
app_published-known = „{ $name }”
app_published-known_more = jeszcze { $more }
app_published-several = Nazwę „{ $wanted }” nosi kilka rzeczy. Podaj identyfikator jednej: { $ids }.
