### Następny krok w kampanii. $name: banda albo gra; $one, $other: dwie bandy; $battle: bitwa, jej nazwa.

app_next-season_over = Sezon się skończył
app_next-won_by = Wygrywa { $name }.
app_next-shared_by = { $names }: wspólne pierwsze miejsce.
app_next-final_left = Został jeden finał
app_next-last = { $name } nie ma już z kim grać. Zagrać z nią może każda banda, w grze ponad { $games }. Zaplanuj to ręcznie.
app_next-wanted = Kampania to co najmniej dwie bandy
app_next-wanted_text = Przyjmij bandy, które w niej walczą.
app_next-wanted_by_name = Przyjmij bandy, które w niej walczą, albo dodaj już teraz zapisanych, a rozpiski niech przyniosą później.
app_next-settle = Rozlicz: { $game }
app_next-none_open = Nic już nie jest otwarte: { $pages ->
        [1] kartę można zamknąć
        [2] obie karty można zamknąć
       *[other] wszystkie karty można zamknąć
    }.
app_next-some_open = { $open ->
        [one] Otwarty jest { $open } punkt
        [few] Otwarte są { $open } punkty
        [many] Otwartych jest { $open } punktów
       *[other] Otwartych jest { $open } punktów
    }; nic nie jest ostateczne, dopóki nie { $pages ->
        [1] zamkniesz karty
        [2] zamkniesz obu kart
       *[other] zamkniesz wszystkich kart
    }.
app_next-go_on = Graj dalej: { $battle }
app_next-turn = { $turn ->
        [0] Trwa rozstawianie oddziałów.
       *[other] Trwa tura { $turn }.
    }
app_next-record = { $battle }: bitwa skończona, a w kampanii jej nie ma
app_next-begin = { $name }: gra przygotowana
app_next-planned = { $name }: gra zaplanowana
app_next-no_map = W tym pakiecie nie ma jej mapy: gracze mogą ją zamienić na inną z tabeli.
app_next-only = Następny scenariusz: { $scenario }
app_next-roll_for = Rzuć na następny scenariusz

app_next-admit = Przyjmij bandę
app_next-join = Dodaj bandy bez rozpiski
app_next-muster = Do band
app_next-open_aftermath = Otwórz rozliczenie
app_next-open_battle = Otwórz bitwę
app_next-open_set_up = Otwórz przygotowanie
app_next-enter = Wpisz do kampanii
app_next-roll = Rzuć tu D6
app_next-set_up = Przygotuj
app_next-swap = Zamień na { $scenario }

app_next-could_meet = Mogą zagrać: { $one } i { $other }
app_next-stage_table = tabela etapu: { $stage }

app_next-own_together = Dla obu to gra kampanii nr { $game }
app_next-own_late = Obu liczy się jako gra kampanii nr { $game }
app_next-own_apart = { $one }: gra { $game }, { $other }: gra { $other_game }
app_next-own_several = Gra { $games }
app_next-own_one = { $game } ({ $name })
app_next-row_together = dla obu gra kampanii nr { $game }
app_next-row_late = obu liczy się jako gra kampanii nr { $game }
app_next-row_apart = { $one }: gra { $game }, { $other }: gra { $other_game }
app_next-row_several = gra { $games }
