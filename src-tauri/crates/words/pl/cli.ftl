### Co mówi wiersz poleceń. Liczby przychodzą już ze słowem: 3 wpisy.

cli-streams = { $number ->
        [one] { $number } strumień
        [few] { $number } strumienie
        [many] { $number } strumieni
       *[other] { $number } strumienia
    }
cli-entries = { $number ->
        [one] { $number } wpis
        [few] { $number } wpisy
        [many] { $number } wpisów
       *[other] { $number } wpisu
    }
cli-packs = { $number ->
        [one] { $number } pakiet
        [few] { $number } pakiety
        [many] { $number } pakietów
       *[other] { $number } pakietu
    }
cli-pictures = { $number ->
        [one] { $number } zdjęcie
        [few] { $number } zdjęcia
        [many] { $number } zdjęć
       *[other] { $number } zdjęcia
    }
cli-bytes = { $number ->
        [one] { $number } bajt
        [few] { $number } bajty
        [many] { $number } bajtów
       *[other] { $number } bajtu
    }
cli-acts = { $number ->
        [one] { $number } zmiana
        [few] { $number } zmiany
        [many] { $number } zmian
       *[other] { $number } zmiany
    }
cli-conflicts = { $number ->
        [one] { $number } konflikt
        [few] { $number } konflikty
        [many] { $number } konfliktów
       *[other] { $number } konfliktu
    }
cli-models = { $number ->
        [one] { $number } model
        [few] { $number } modele
        [many] { $number } modeli
       *[other] { $number } modelu
    }
cli-games = { $number ->
        [one] { $number } gra
        [few] { $number } gry
        [many] { $number } gier
       *[other] { $number } gry
    }
cli-pages = { $number ->
        [one] { $number } strona
        [few] { $number } strony
        [many] { $number } stron
       *[other] { $number } strony
    }
cli-faults = { $number ->
        [one] { $number } błąd
        [few] { $number } błędy
        [many] { $number } błędów
       *[other] { $number } błędu
    }
cli-turns = { $number ->
        [one] { $number } tura
        [few] { $number } tury
        [many] { $number } tur
       *[other] { $number } tury
    }
cli-note = uwaga
cli-error = błąd
cli-use_for_this = { $message } Użyj do tego `{ $command }`.
cli-output_not_written = nie da się pisać na standardowe wyjście: { $why }
cli-no_such_language = oczekiwano: { $known }
cli-command_missing = brakuje podpolecenia, oczekiwano: { $known }
cli-written_to = zapisano: { $path } ({ $bytes })
cli-written_alone = zapisano: { $path }
cli-printed = zapisano: { $path } ({ $pages }, { $bytes })
cli-whole_number = oczekiwano liczby całkowitej od { $least } do { $most }
cli-failure = Porażka
cli-success = Sukces
cli-critical = Krytyk
cli-miss = Pudło
cli-no_effect = Bez efektu
cli-minor_hit = Draśnięcie
cli-down = Powalony
cli-out_of_action = Wyłączony z akcji
cli-pack_whole = { $id } jest cały: { $hash }
cli-legal = Zgodna z zasadami: dukaty { $ducats }, chwała { $glory }
cli-not_legal = Niezgodna z zasadami: dukaty { $ducats }, chwała { $glory }
cli-of_model = model { $number }:
cli-gone = , odeszło: { $number }
cli-worth = dukaty { $ducats }, chwała { $glory }, złamane zasady: { $broken }
cli-matched_lines = wiersze dopasowane: { $matched }, niedopasowane: { $unmatched }, pominięte: { $ignored }
cli-counts_ducats = różnica: dukaty w pliku { $file }, w tym pakiecie { $here }
cli-counts_glory = różnica: chwała w pliku { $file }, w tym pakiecie { $here }
cli-unmatched = niedopasowane
cli-ignored = pominięte
cli-matched = dopasowane
cli-experimental = eksperymentalne: nikt jeszcze nie sprawdził, czy New Recruit to otworzy
cli-left_out = nie wraca przy imporcie: { $what }
cli-in_some = { $figure } (w { $some } z { $games })
cli-cvp = { $points } PK
cli-vp = PZ { $figure }
cli-deeds = Czyny { $figure }
cli-set_aside_mark = (odłożone)
cli-undone_later = (później cofnięte)
cli-book_whole = Księga jest cała: { $seen }.
cli-book_damaged = Księga jest uszkodzona.
cli-proven = Sprawdzone: { $seen }.
cli-backed_up = Kopia zapasowa: { $path } ({ $bytes }).
cli-exported = Wyeksportowano do { $path }: { $streams }, { $entries }, { $packs }.
cli-added = Dodano: { $entries }; nowe w księdze: { $streams }.
cli-signed_now = Teraz podpisano: { $entries }.
cli-nothing_added = Niczego nie dodano: { $conflicts } między obiema księgami; podaj --stands here albo --stands there.
cli-sent = Zapisano: { $path }: { $streams }, { $entries }, z: { $name }.
cli-nothing = nic
cli-decided_there = Rozstrzygnięte w drugiej księdze ({ $who }):
cli-decided_there_over = Rozstrzygnięte w drugiej księdze, w sprawie: { $games } ({ $who }):
cli-before = przedtem:
cli-after = potem:
cli-this_stands = Zostaje wersja tej księgi ({ $who }):
cli-set_aside = odłożone:
cli-this_stands_in = Zostaje wersja tej księgi: { $conflicts }.
cli-other_stands_in = Zostaje wersja drugiej księgi: { $conflicts }.
cli-costs = przy tym wyborze przepada:
cli-here_with = tutaj, { $entries }:
cli-there_with = tam, { $entries }:
cli-conflict = Konflikt:
cli-conflict_over = Konflikt w sprawie: { $games }:
cli-new_with = nowe, { $entries }
cli-known = znane
cli-nothing_more = nic ponad to, co poniżej
cli-more_there = tam więcej: { $entries }
cli-both_in_conflict = obie mają nowe wpisy, wszystkie w konfliktach poniżej
cli-so_many_here = tutaj { $entries }
cli-so_many_there = tam { $entries }
cli-in_no_conflict = bez konfliktu: { $what }
cli-nobody_named = bez imienia
cli-unsigned = niepodpisane
cli-signed_by = podpisane przez komputer { $device }
cli-stat_name = nazwa
cli-stat_id = id
cli-stat_since = od
cli-stat_bytes = bajty
cli-stat_warbands = bandy
cli-stat_scenarios = scenariusze
cli-stat_battles = bitwy
cli-stat_campaigns = kampanie
cli-stat_rotations = rotacje
cli-stat_evenings = wieczory
cli-stat_entries = wpisy
cli-stat_longest = najdł. strumień
cli-stat_packs = pakiety
cli-stat_version = wersja
cli-a_draw = remis
cli-side_won = wygrywa { $side }
cli-played = { $seed }  { $scenario }: { $won }, { $turns }, { $entries }
cli-log_whole = Cały: { $entries }
cli-log_damaged = Uszkodzony przy wpisie { $number }: { $reason }; wcześniej w porządku: { $entries }
cli-log_foreign = Wpis { $number } zna dopiero nowszy No Man’s Ledger ({ $reason }): dalej stan przed nim
cli-stands_after = Stan po wpisie { $number } z { $entries }
cli-stands_before = Stan przed pierwszym: { $entries }
cli-turn = Tura { $number }: { $score }
cli-over = Koniec, { $why }: { $won }
cli-unfinished = Niedokończona: w tym miejscu bitwa jeszcze trwa
cli-otherwise = rozstrzyga inaczej najpierw przy wpisie { $number }: { $reason }
cli-same_throughout = { $id } rozstrzyga wszędzie tak samo
cli-accepts_but = { $id } przyjmuje każde polecenie, ale { $otherwise }
cli-parts_at = { $id } rozchodzi się przy wpisie { $number }: { $reason }
cli-cannot_be_judged = nie da się ocenić:
cli-header = nagłówek
cli-more_in_entry = (i jeszcze { $number } w tym wpisie)
cli-judged_damaged = Uszkodzony przy wpisie { $number }: { $reason }; dalszego ciągu nie oceniono
cli-nothing_found = Niczego nie znaleziono: { $entries }
cli-findings = { $number ->
        [one] { $number } uwaga: { $entries }
        [few] { $number } uwagi: { $entries }
        [many] { $number } uwag: { $entries }
       *[other] { $number } uwagi: { $entries }
    }
cli-more_findings = Ponad { $number } uwag: { $entries }; to są pierwsze
cli-corrections = { $number ->
        [one] { $number } ręczna poprawka: wpis { $seqs }
        [few] { $number } ręczne poprawki: wpisy { $seqs }
        [many] { $number } ręcznych poprawek: wpisy { $seqs }
       *[other] { $number } ręczne poprawki: wpisy { $seqs }
    }
cli-stated = { $number ->
        [one] { $number } wpis ręczny: wpis { $seqs }
        [few] { $number } wpisy ręczne: wpisy { $seqs }
        [many] { $number } wpisów ręcznych: wpisy { $seqs }
       *[other] { $number } wpisy ręczne: wpisy { $seqs }
    }
cli-overruled = { $number ->
        [one] { $number } uchylona odmowa zasad: wpis { $seqs }
        [few] { $number } uchylone odmowy zasad: wpisy { $seqs }
        [many] { $number } uchylonych odmów zasad: wpisy { $seqs }
       *[other] { $number } uchylone odmowy zasad: wpisy { $seqs }
    }
cli-ends_before = Dziennik kończy się przed pierwszą turą; nikt jeszcze nie wygrał
cli-ends_in = Dziennik kończy się w turze { $turn }; nikt jeszcze nie wygrał
cli-entry_number = oczekiwano numeru wpisu, liczby całkowitej od 0
cli-one_battle = { $file }: To dziennik jednej bitwy; pomiń „{ $what }”.
cli-club_made = Założono klub { $club }: { $streams }, { $entries }.
cli-tables_fine = Tabele są aktualne.
cli-tables_raised = Tabele zaktualizowano.
cli-club_since = { $club }, założony { $day }
cli-size_in = { $size }, { $acts }
cli-club_whole = Klub jest cały: { $seen }.
cli-club_damaged = Klub jest uszkodzony.
cli-revoked_already = unieważnione
cli-not_used = , jeszcze nieużyte
cli-guest = { $id }  { $name }, { $role }, do { $until }{ $state }
cli-guest_device = { $id }  { $label }, ostatnio { $day }
cli-key = klucz { $short }
cli-signed_by_the_server = podpisuje serwer
cli-nobody_invited = Nikt nie jest zaproszony.
cli-calendar = kalendarz
cli-page_of = strona kampanii { $campaign }
cli-for_whom = { $what }, dla: { $whom }
cli-feed = { $id }  { $what }, utworzono { $day } ({ $by })
cli-nothing_sent = jeszcze nic nie wysłano
cli-last_sent = ostatnio wysłano { $day }
cli-chat = { $id }  czat { $name } na { $host }, { $posted }
cli-address = adres
cli-feed_newer = { $id }  { $what }, utworzono { $day } ({ $by }) w nowszej wersji
cli-nothing_goes_out = Nic nie wychodzi samo.
cli-revoked = Unieważnione.
cli-revoked_key = Unieważniono: { $device }, klucz { $short }.
cli-nothing_to_revoke = Nie ma już zaproszenia, urządzenia, adresu ani czatu o tym id, do unieważnienia.
cli-club_exported = Zapisano w { $path }: { $streams }, { $entries }.
cli-joined = Dołączono do klubu { $club } jako { $you } ({ $role }).
cli-exchanged = Od innych: { $came }. Wysłano: { $went }.
cli-waiting = Czeka: { $acts }.
cli-not_taken = Klub tego nie przyjął: { $why }
cli-nothing_waits = nic nie czeka
cli-to_be_sent = do wysłania: { $acts }
cli-follows = { $club } pod { $address }, jako { $you } ({ $role }): { $state }
cli-follows_none = Ta księga nie śledzi żadnego klubu.
cli-aside = Odłożono: { $what }
cli-to_decide = Żeby rozstrzygnąć: nml book import BOOK FILE --stands here albo --stands there, potem nml club sync.
cli-feed_not_shown = nie da się teraz pokazać kanału: { $why }
cli-nothing_posted = na czaty nic teraz nie idzie: { $why }
cli-no_such_book = { $file }: Nie ma takiej księgi.
cli-no_lasting_guests = nikogo nie da się zaprosić na dłużej: { $why }
cli-no_folder_for_copy = Nie ma folderu na kopię; podaj go przez --cache DIR.
cli-followed_again = klub jest znów śledzony
cli-organiser = Organizator
cli-screen_on_the_wall = Ekran na ścianie
cli-name_the_battle = --role player: podaj bitwę przez --battle ID
cli-closes = Ctrl+C zamyka stół.

## Prognozy. $games: already counted; $share: such as 54 % (51–57); $row: numbers with their shares.

cli-played_so_far = Rozegrano { $played } z { $wanted } gier
cli-forecast_stopped = Zatrzymano po { $played } z { $wanted } gier.
cli-forecast_from_set_up = od rozstawienia
cli-forecast_from_turn = od tury { $turn }
cli-machines_played = Maszyny rozegrały między sobą { $games }. Grają rozsądnie, ale nie tak jak wy.
cli-games_stuck = Nie policzono, bo nie doszły do końca: { $games }.
cli-forecast_untracked = Nie wiadomo, gdzie stoi { $models }: maszyny zgadują, kogo można dosięgnąć.
cli-forecast_wins = wygrywa { $share }
cli-forecast_side = PZ { $points }  traci modeli: { $fell }  ucieka { $fled }
cli-forecast_draws = Remis { $share }
cli-forecast_turns = Koniec w turze { $row }
cli-forecast_fallen = { $side } traci { $row }
cli-forecast_felled = wyłącza na grę { $mean } ({ $low }–{ $high })
cli-forecast_fell = wyłączony z akcji { $share }
cli-forecast_sure = W nawiasach: gdzie w 19 przypadkach na 20 leży prawdziwa wartość, gdy grają same maszyny.

## A report of a problem; $seen: already counted.

cli-reported = Zapisano do { $path } ({ $bytes }): { $seen }, bez nazw i imion. Przeczytaj plik, zanim go wyślesz.
cli-report_no_book = brak księgi
cli-report_refused = księga, która się nie otwiera ({ $code })

## A candidate for a pack, from catalogues of New Recruit. Then what became of a part of them, before its name.

cli-candidate = { $name } jest kompletny (SHA-256 { $hash }).
cli-candidate_changes = W kandydacie: liczby zmienione: { $changed }, wiersze nowe: { $new }, wiersze usunięte: { $gone }, zasady z samej nazwy: { $notes }.
cli-candidate_rest = Wiersze bez zmian: { $same }. Różnice, których nie przejmuje: { $kept }. Części bez miejsca: { $left }. Części niezrozumiałe: { $unread }.
cli-row_changed = zmienione
cli-row_new = nowe
cli-row_gone = usunięte
cli-row_note = z nazwy
cli-row_kept = zostaje
cli-row_left = pominięte
cli-row_unread = niezrozumiałe
