### Why the numbers of the standings are what they are.

## The campaign victory points of a game. $title: the game; $points: for how it ended; $outcome: won, drew or lost; $page: points in the aftermath; $added: what the total grew by, where that is less.

app_standings-brought_by_game = { $title }: { $points } { $outcome ->
        [won] für den Sieg
        [drew] für das Unentschieden
       *[lost] für die Niederlage
    }
app_standings-brought_with_page = { $title }: { $points } { $outcome ->
        [won] für den Sieg
        [drew] für das Unentschieden
       *[lost] für die Niederlage
    }, { $page } im Nachspiel
app_standings-brought_in_part = { $title }: { $points } { $outcome ->
        [won] für den Sieg
        [drew] für das Unentschieden
       *[lost] für die Niederlage
    }; bringt { $added }: Ab dem Finale zählt nur das beste Spiel
app_standings-brought_with_page_in_part = { $title }: { $points } { $outcome ->
        [won] für den Sieg
        [drew] für das Unentschieden
       *[lost] für die Niederlage
    }, { $page } im Nachspiel; bringt { $added }: Ab dem Finale zählt nur das beste Spiel

## The limits of a Warband’s next game. $row: last, if the campaign has gone beyond the table, else listed; $printed: what the table says, where the variant changes it by $change or buildings on a map add $map.

app_standings-limits_printed = Als Nächstes Spiel { $game }: Schwellenwert { $threshold } Dukaten, { $map ->
        [0] laut
       *[other] { $printed } laut
    } { $row ->
        [last] letzter Zeile der Tabelle
       *[listed] Tabelle
    }{ $map ->
        [0] ; Truppenstärke
       *[other] , { $map } mehr durch seine Gebäude; Truppenstärke
    } { $field_strength }, laut { $row ->
        [last] letzter Zeile der Tabelle
       *[listed] Tabelle
    }
app_standings-limits_more = Als Nächstes Spiel { $game }: Schwellenwert { $threshold } Dukaten, { $printed } laut { $row ->
        [last] letzter Zeile der Tabelle
       *[listed] Tabelle
    } und { $change } mehr durch die Variante{ $map ->
        [0] ; Truppenstärke
       *[other] , { $map } mehr durch seine Gebäude; Truppenstärke
    } { $field_strength }, laut { $row ->
        [last] letzter Zeile der Tabelle
       *[listed] Tabelle
    }
app_standings-limits_less = Als Nächstes Spiel { $game }: Schwellenwert { $threshold } Dukaten, { $printed } laut { $row ->
        [last] letzter Zeile der Tabelle
       *[listed] Tabelle
    } und { $change } weniger durch die Variante{ $map ->
        [0] ; Truppenstärke
       *[other] , { $map } mehr durch seine Gebäude; Truppenstärke
    } { $field_strength }, laut { $row ->
        [last] letzter Zeile der Tabelle
       *[listed] Tabelle
    }
