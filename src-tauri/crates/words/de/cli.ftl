### Was die Befehlszeile sagt. Gezähltes kommt schon mit seinem Wort: 3 Einträge.

cli-streams = { $number ->
        [one] { $number } Strang
       *[other] { $number } Stränge
    }
cli-entries = { $number ->
        [one] { $number } Eintrag
       *[other] { $number } Einträge
    }
cli-packs = { $number ->
        [one] { $number } Paket
       *[other] { $number } Pakete
    }
cli-pictures = { $number ->
        [one] { $number } Bild
       *[other] { $number } Bilder
    }
cli-bytes = { $number ->
        [one] { $number } Byte
       *[other] { $number } Bytes
    }
cli-acts = { $number ->
        [one] { $number } Vorgang
       *[other] { $number } Vorgänge
    }
cli-conflicts = { $number ->
        [one] { $number } Widerspruch
       *[other] { $number } Widersprüche
    }
cli-models = { $number ->
        [one] { $number } Modell
       *[other] { $number } Modelle
    }
cli-games = { $number ->
        [one] { $number } Spiel
       *[other] { $number } Spiele
    }
cli-pages = { $number ->
        [one] { $number } Seite
       *[other] { $number } Seiten
    }
cli-faults = { $number ->
        [one] { $number } Fehler
       *[other] { $number } Fehler
    }
cli-turns = { $number ->
        [one] { $number } Zug
       *[other] { $number } Züge
    }
cli-note = Hinweis
cli-error = Fehler
cli-use_for_this = { $message } Nimm dafür `{ $command }`.
cli-output_not_written = die Standardausgabe lässt sich nicht schreiben: { $why }
cli-no_such_language = erwartet: { $known }
cli-command_missing = ein Unterbefehl fehlt, erwartet: { $known }
cli-written_to = geschrieben: { $path } ({ $bytes })
cli-written_alone = geschrieben: { $path }
cli-printed = geschrieben: { $path } ({ $pages }, { $bytes })
cli-whole_number = erwartet: eine ganze Zahl von { $least } bis { $most }
cli-failure = Misserfolg
cli-success = Erfolg
cli-critical = Kritisch
cli-miss = Verfehlt
cli-no_effect = Keine Wirkung
cli-minor_hit = Leichter Treffer
cli-down = Am Boden
cli-out_of_action = Außer Gefecht
cli-pack_whole = { $id } ist heil: { $hash }
cli-legal = Regelkonform: { $ducats } Dukaten, { $glory } Ruhm
cli-not_legal = Nicht regelkonform: { $ducats } Dukaten, { $glory } Ruhm
cli-of_model = Modell { $number }:
cli-gone = , { $number } nicht mehr dabei
cli-worth = { $ducats } Dukaten, { $glory } Ruhm, { $broken } Regeln verletzt
cli-matched_lines = { $matched } Zeilen zugeordnet, { $unmatched } nicht, { $ignored } übergangen
cli-counts_ducats = anders: Die Datei zählt { $file } Dukaten, dieses Paket { $here }
cli-counts_glory = anders: Die Datei zählt { $file } Ruhm, dieses Paket { $here }
cli-unmatched = nicht zugeordnet
cli-ignored = übergangen
cli-matched = zugeordnet
cli-experimental = experimentell: Dass New Recruit das öffnet, hat noch niemand gezeigt
cli-left_out = kommt beim Import nicht zurück: { $what }
cli-in_some = { $figure } (in { $some } von { $games })
cli-cvp = { $points } KP
cli-vp = SP { $figure }
cli-deeds = Taten { $figure }
cli-set_aside_mark = (beiseitegelegt)
cli-undone_later = (später zurückgenommen)
cli-book_whole = Das Buch ist heil: { $seen }.
cli-book_damaged = Das Buch ist beschädigt.
cli-proven = Nachgewiesen: { $seen }.
cli-backed_up = Gesichert nach { $path } ({ $bytes }).
cli-exported = Exportiert nach { $path }: { $streams } mit { $entries }, { $packs }.
cli-added = Hinzugefügt: { $entries }; neu im Buch: { $streams }.
cli-signed_now = Jetzt signiert: { $entries }.
cli-nothing_added = Nichts wurde hinzugefügt: { $conflicts } zwischen beiden Büchern; sag --stands here oder --stands there.
cli-sent = Geschrieben: { $path } mit { $streams }, { $entries } von { $name }.
cli-nothing = nichts
cli-decided_there = Im anderen Buch entschieden ({ $who }):
cli-decided_there_over = Im anderen Buch entschieden, über { $games } ({ $who }):
cli-before = vorher:
cli-after = nachher:
cli-this_stands = Die Fassung dieses Buchs gilt ({ $who }):
cli-set_aside = beiseitegelegt:
cli-this_stands_in = Die Fassung dieses Buchs gilt: { $conflicts }.
cli-other_stands_in = Die Fassung des anderen Buchs gilt: { $conflicts }.
cli-costs = gilt es, kann das nicht bleiben:
cli-here_with = hier, { $entries }:
cli-there_with = dort, { $entries }:
cli-conflict = Widerspruch:
cli-conflict_over = Widerspruch über { $games }:
cli-new_with = neu, { $entries }
cli-known = bekannt
cli-nothing_more = nichts weiter, als unten steht
cli-more_there = dort mehr: { $entries }
cli-both_in_conflict = beide haben neue Einträge, alle in den Widersprüchen unten
cli-so_many_here = hier { $entries }
cli-so_many_there = dort { $entries }
cli-in_no_conflict = ohne Widerspruch: { $what }
cli-nobody_named = niemand genannt
cli-unsigned = nicht signiert
cli-signed_by = vom Computer { $device } signiert
cli-stat_name = Name
cli-stat_id = Id
cli-stat_since = seit
cli-stat_bytes = Bytes
cli-stat_warbands = Warbands
cli-stat_scenarios = Szenarien
cli-stat_battles = Schlachten
cli-stat_campaigns = Kampagnen
cli-stat_rotations = Rotationen
cli-stat_evenings = Abende
cli-stat_entries = Einträge
cli-stat_longest = längster Strang
cli-stat_packs = Pakete
cli-stat_version = Version
cli-a_draw = unentschieden
cli-side_won = { $side } gewinnt
cli-played = { $seed }  { $scenario }: { $won }, { $turns }, { $entries }
cli-log_whole = Heil: { $entries }
cli-log_damaged = Beschädigt bei Eintrag { $number }: { $reason }; davor heil: { $entries }
cli-log_foreign = Eintrag { $number } kennt erst ein neueres No Man’s Ledger ({ $reason }): Es folgt der Stand davor
cli-stands_after = Stand nach Eintrag { $number } von { $entries }
cli-stands_before = Stand vor dem ersten: { $entries }
cli-turn = Zug { $number }: { $score }
cli-over = Zu Ende, { $why }: { $won }
cli-unfinished = Unfertig: Hier ist die Schlacht noch nicht zu Ende
cli-otherwise = entscheidet zuerst bei Eintrag { $number } anders: { $reason }
cli-same_throughout = { $id } entscheidet überall gleich
cli-accepts_but = { $id } nimmt jeden Befehl an, { $otherwise }
cli-parts_at = { $id } trennt sich bei Eintrag { $number }: { $reason }
cli-cannot_be_judged = nicht zu beurteilen:
cli-header = Kopf
cli-more_in_entry = (und { $number } mehr in diesem Eintrag)
cli-judged_damaged = Beschädigt bei Eintrag { $number }: { $reason }; was folgt, ist nicht beurteilt
cli-nothing_found = Nichts gefunden: { $entries }
cli-findings = { $number ->
        [one] { $number } Befund: { $entries }
       *[other] { $number } Befunde: { $entries }
    }
cli-more_findings = Mehr als { $number } Befunde: { $entries }; das sind die ersten
cli-corrections = { $number ->
        [one] { $number } Korrektur von Hand: Eintrag { $seqs }
       *[other] { $number } Korrekturen von Hand: Einträge { $seqs }
    }
cli-stated = { $number ->
        [one] { $number } von Hand gesetzter Eintrag: Eintrag { $seqs }
       *[other] { $number } von Hand gesetzte Einträge: Einträge { $seqs }
    }
cli-overruled = { $number ->
        [one] { $number } übergangene Absage der Regeln: Eintrag { $seqs }
       *[other] { $number } übergangene Absagen der Regeln: Einträge { $seqs }
    }
cli-ends_before = Das Log endet vor dem ersten Zug; noch hat niemand gewonnen
cli-ends_in = Das Log endet in Zug { $turn }; noch hat niemand gewonnen
cli-entry_number = erwartet: die Nummer eines Eintrags, eine ganze Zahl ab 0
cli-one_battle = { $file }: Das ist das Log einer einzelnen Schlacht; lass „{ $what }“ weg.
cli-club_made = Club { $club } angelegt: { $streams }, { $entries }.
cli-tables_fine = Die Tabellen sind auf dem neuesten Stand.
cli-tables_raised = Die Tabellen wurden angehoben.
cli-club_since = { $club }, angelegt { $day }
cli-size_in = { $size } in { $acts }
cli-club_whole = Der Club ist heil: { $seen }.
cli-club_damaged = Der Club ist beschädigt.
cli-revoked_already = zurückgezogen
cli-not_used = , noch nicht genutzt
cli-guest = { $id }  { $name }, { $role }, bis { $until }{ $state }
cli-guest_device = { $id }  { $label }, zuletzt hier { $day }
cli-key = Schlüssel { $short }
cli-signed_by_the_server = vom Server signiert
cli-nobody_invited = Niemand ist eingeladen.
cli-calendar = Kalender
cli-page_of = Seite der Kampagne { $campaign }
cli-for_whom = { $what } für { $whom }
cli-feed = { $id }  { $what }, angelegt { $day } von { $by }
cli-nothing_sent = noch nichts gesendet
cli-last_sent = zuletzt gesendet { $day }
cli-chat = { $id }  Chat { $name } bei { $host }, { $posted }
cli-address = Adresse
cli-feed_newer = { $id }  { $what }, angelegt { $day } von { $by } mit einer neueren Version
cli-nothing_goes_out = Von selbst geht nichts hinaus.
cli-revoked = Zurückgezogen.
cli-revoked_key = Zurückgezogen: { $device }, Schlüssel { $short }.
cli-nothing_to_revoke = Keine Einladung, kein Gerät, keine Adresse und kein Chat mit dieser Id ist noch zurückzuziehen.
cli-club_exported = Geschrieben nach { $path }: { $streams }, { $entries }.
cli-joined = { $club } beigetreten als { $you } ({ $role }).
cli-exchanged = Von anderen: { $came }. Gesendet: { $went }.
cli-waiting = Wartend: { $acts }.
cli-not_taken = Der Club nahm es nicht an: { $why }
cli-nothing_waits = nichts wartet
cli-to_be_sent = zu senden: { $acts }
cli-follows = { $club } unter { $address }, als { $you } ({ $role }): { $state }
cli-follows_none = Dieses Buch folgt keinem Club.
cli-aside = Beiseitegelegt: { $what }
cli-to_decide = Zum Entscheiden: nml book import BOOK FILE --stands here oder --stands there, dann nml club sync.
cli-feed_not_shown = ein Feed lässt sich gerade nicht zeigen: { $why }
cli-nothing_posted = an Chats wird gerade nichts geschickt: { $why }
cli-no_such_book = { $file }: Dieses Buch gibt es nicht.
cli-no_lasting_guests = niemand kann für länger eingeladen werden: { $why }
cli-no_folder_for_copy = Es gibt keinen Ordner für die Kopie; nenne einen mit --cache DIR.
cli-followed_again = dem Club wird wieder gefolgt
cli-organiser = Spielleitung
cli-screen_on_the_wall = Ein Bildschirm an der Wand
cli-name_the_battle = --role player: Nenne die Schlacht, mit --battle ID
cli-closes = Strg+C schließt den Tisch.

## Vorhersagen. $games: already counted; $share: such as 54 % (51–57); $row: numbers with their shares.

cli-played_so_far = { $played } von { $wanted } Spielen gespielt
cli-forecast_stopped = Angehalten nach { $played } von { $wanted } Spielen.
cli-forecast_from_set_up = vom Aufbau an
cli-forecast_from_turn = von Zug { $turn } an
cli-machines_played = Maschinen haben { $games } gegen sich selbst gespielt. Sie spielen vernünftig, aber nicht wie ihr.
cli-games_stuck = Nicht gezählt, weil sie zu keinem Ende kamen: { $games }.
cli-forecast_untracked = Niemand hat vermerkt, wo sie stehen: { $models }. Die Maschinen raten, wen sie erreichen.
cli-forecast_wins = gewinnt { $share }
cli-forecast_side = SP { $points }  verliert { $fell } Modelle  flieht { $fled }
cli-forecast_draws = Unentschieden { $share }
cli-forecast_turns = Endet mit Zug { $row }
cli-forecast_fallen = { $side } verliert { $row }
cli-forecast_felled = setzt je Spiel { $mean } außer Gefecht ({ $low }–{ $high })
cli-forecast_fell = geht außer Gefecht { $share }
cli-forecast_sure = In Klammern: wo der wahre Wert in 19 von 20 Fällen liegt, wenn nur Maschinen spielen.

## A report of a problem; $seen: already counted.

cli-reported = Nach { $path } geschrieben ({ $bytes }): { $seen }, ohne Namen. Lies die Datei, bevor du sie verschickst.
cli-report_no_book = kein Buch
cli-report_refused = ein Buch, das sich nicht öffnen lässt ({ $code })

## A candidate for a pack, from catalogues of New Recruit. Then what became of a part of them, before its name.

cli-candidate = { $name } ist vollständig (SHA-256 { $hash }).
cli-candidate_changes = Im Kandidaten: { $changed } Zahlen geändert, { $new } Zeilen neu, { $gone } Zeilen entfernt, { $notes } Regeln dem Namen nach.
cli-candidate_rest = Zeilen wie zuvor: { $same }. Unterschiede, denen er nicht folgt: { $kept }. Teile ohne Platz: { $left }. Nicht verstandene Teile: { $unread }.
cli-row_changed = geändert
cli-row_new = neu
cli-row_gone = entfernt
cli-row_note = dem Namen nach
cli-row_kept = behalten
cli-row_left = weggelassen
cli-row_unread = nicht verstanden
