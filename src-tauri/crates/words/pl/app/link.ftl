### O klubie, który księga śledzi przez sieć.

app_link-join = Gdzie na tym komputerze trzymać księgę klubu
app_link-no_link = To nie zaproszenie do klubu; wklej cały link; zaczyna się od https://.
app_link-no_club = Ta księga nie śledzi żadnego klubu.
app_link-no_key = Obok tej księgi nie ma klucza do klubu. Poproś organizatora o nowe zaproszenie i dołącz jeszcze raz.
app_link-no_key_there = { $file }: obok tej księgi nie ma klucza do klubu. Poproś organizatora o nowe zaproszenie i dołącz jeszcze raz.
app_link-no_way = Do klubów łączy się z okna albo przez nml club.
app_link-another = Pod tym adresem jest inny klub.
app_link-no_aside = O tym już zdecydowano.
app_link-away = Klub jest nieosiągalny. To, co tu zapisano, czeka.
app_link-unsure = Klub nie odpowiedział na czas. To, co tu zapisano, czeka.
app_link-not_joined = Klub jest nieosiągalny. Spróbuj później z tym samym linkiem.
app_link-other_book = W międzyczasie otwarto inną księgę.

app_link-set_aside = { $names }: { $why }
app_link-others = To, co tu zapisano
app_link-and_more = jeszcze { $more ->
        [one] { $more } rzecz
        [few] { $more } rzeczy
        [many] { $more } rzeczy
       *[other] { $more } rzeczy
    }

app_link-not_followed = Nie da się śledzić klubu: { $why }.
app_link-busy = Inni są teraz szybsi; to, co tu zrobiono, czeka.
app_link-not_shown = To jest już w klubie, ale nie da się tego jeszcze tu pokazać. { $why }
