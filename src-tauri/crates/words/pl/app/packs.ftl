### O pakietach jako plikach.

app_packs-bring = Wczytaj pakiet
app_packs-send = Zapisz pakiet
app_packs-packs = Pakiety zasad
app_packs-unknown_fault = Pakiet jest niekompletny.
app_packs-faulty_also = { $more ->
        [one] { $first } Jest jeszcze jeden błąd.
        [few] { $first } Są jeszcze { $more } błędy.
        [many] { $first } Jest jeszcze { $more } błędów.
       *[other] { $first } Jest jeszcze { $more } błędów.
    }

app_packs-unknown = Nie ma pakietu { $wanted }. --pack przyjmuje { $known }.
app_packs-not_shipped = Pakietu { $id } nie ma w dostawie.
