### Dlaczego liczby w klasyfikacji są, jakie są.

app_standings-brought_by_game = { $title }: { $points } za { $outcome ->
        [won] zwycięstwo
        [drew] remis
       *[lost] porażkę
    }
app_standings-brought_with_page = { $title }: { $points } za { $outcome ->
        [won] zwycięstwo
        [drew] remis
       *[lost] porażkę
    }, { $page } w rozliczeniu
app_standings-brought_in_part = { $title }: { $points } za { $outcome ->
        [won] zwycięstwo
        [drew] remis
       *[lost] porażkę
    }; dochodzi { $added }: od finału liczy się tylko najlepsza gra
app_standings-brought_with_page_in_part = { $title }: { $points } za { $outcome ->
        [won] zwycięstwo
        [drew] remis
       *[lost] porażkę
    }, { $page } w rozliczeniu; dochodzi { $added }: od finału liczy się tylko najlepsza gra

app_standings-limits_printed = Następna, gra { $game }: próg { $threshold ->
        [one] { $threshold } dukat
        [few] { $threshold } dukaty
        [many] { $threshold } dukatów
       *[other] { $threshold } dukatów
    } { $map ->
        [0] według
       *[other] – { $printed } według
    } { $row ->
        [last] ostatniego wiersza tabeli
       *[listed] tabeli
    }{ $map ->
        [0] ; liczebność
       *[other] , o { $map } więcej z budynków; liczebność
    } { $field_strength } według { $row ->
        [last] ostatniego wiersza tabeli
       *[listed] tabeli
    }
app_standings-limits_more = Następna, gra { $game }: próg { $threshold ->
        [one] { $threshold } dukat
        [few] { $threshold } dukaty
        [many] { $threshold } dukatów
       *[other] { $threshold } dukatów
    }: { $printed } według { $row ->
        [last] ostatniego wiersza tabeli
       *[listed] tabeli
    } i o { $change } więcej z wariantu{ $map ->
        [0] ; liczebność
       *[other] , o { $map } więcej z budynków; liczebność
    } { $field_strength } według { $row ->
        [last] ostatniego wiersza tabeli
       *[listed] tabeli
    }
app_standings-limits_less = Następna, gra { $game }: próg { $threshold ->
        [one] { $threshold } dukat
        [few] { $threshold } dukaty
        [many] { $threshold } dukatów
       *[other] { $threshold } dukatów
    }: { $printed } według { $row ->
        [last] ostatniego wiersza tabeli
       *[listed] tabeli
    } i o { $change } mniej z wariantu{ $map ->
        [0] ; liczebność
       *[other] , o { $map } więcej z budynków; liczebność
    } { $field_strength } według { $row ->
        [last] ostatniego wiersza tabeli
       *[listed] tabeli
    }
