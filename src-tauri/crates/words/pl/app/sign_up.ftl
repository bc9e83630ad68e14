### Gracze, którzy zapisują się imieniem. $one, $other: gracze; $others: ilu jeszcze; $known: kto już jest.

app_sign_up-none_signed_up = nikt się nie zapisał
app_sign_up-one_signed_up = na liście { $one }
app_sign_up-two_signed_up = na liście { $one } i { $other }
app_sign_up-several_signed_up = na liście { $one } i jeszcze { $others ->
        [one] { $others } osoba
        [few] { $others } osoby
        [many] { $others } osób
       *[other] { $others } osób
    }

app_sign_up-one_now = Na liście: { $one }.
app_sign_up-two_now = Na liście: { $one } i { $other }.
app_sign_up-several_now = Na liście: { $one } i jeszcze { $others ->
        [one] { $others } osoba
        [few] { $others } osoby
        [many] { $others } osób
       *[other] { $others } osób
    }.
app_sign_up-one_beside = Na liście: { $one }; już wcześniej: { $known }.
app_sign_up-two_beside = Na liście: { $one } i { $other }; już wcześniej: { $known }.
app_sign_up-several_beside = Na liście: { $one } i jeszcze { $others ->
        [one] { $others } osoba
        [few] { $others } osoby
        [many] { $others } osób
       *[other] { $others } osób
    }; już wcześniej: { $known }.

app_sign_up-and_more = { $names } i jeszcze { $more }

app_sign_up-signed_off = { $player }: skreślenie z listy

app_sign_up-no_name = Lista nie ma ani jednego imienia: wpisz po jednym w wierszu, najwyżej { $most }.
app_sign_up-all_known = Wszyscy z listy już są: { $known }.
app_sign_up-too_long = Lista ma więcej niż { $most ->
        [one] { $most } znak
        [few] { $most } znaki
        [many] { $most } znaków
       *[other] { $most } znaków
    }.
app_sign_up-no_joiner = Wybierz co najmniej jedną osobę, z frakcją.
app_sign_up-stranger = { $player }: tej osoby nie ma na liście albo ma już bandę.
