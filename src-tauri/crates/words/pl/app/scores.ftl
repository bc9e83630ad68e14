### Co liczy klasyfikacja, obok jej nagłówka.

app_scores-after = { $games ->
        [0] przed pierwszą grą
        [one] po { $games } grze
        [few] po { $games } grach
        [many] po { $games } grach
       *[other] po { $games } grach
    }

app_scores-counting = wygrana { $win }, remis { $draw }, porażka { $loss }
app_scores-counting_spans = wygrana/remis/porażka { $spans }
app_scores-until = { $win }/{ $draw }/{ $loss } do gry { $game }
app_scores-since = { $win }/{ $draw }/{ $loss } potem

app_scores-equals = przy remisie miejsce jest wspólne, kolejność: PZ ±, czyny, zadane straty, nazwa
