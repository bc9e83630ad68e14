### Co mówi się o stole i o tym, co wolno jego gościom.

app_table-looks_on = Widz
app_table-no_way = Stół otwiera się w oknie albo przez nml serve.
app_table-plays = Gra: { $side }
app_table-at_computer = To może zrobić tylko osoba przy komputerze z księgą.
app_table-organiser = To może zmienić tylko organizator.
app_table-owner = To może zrobić tylko gracz, do którego należy banda, albo organizator.
app_table-whole_book = To zaproszenie jest na jedną bitwę; reszta księgi pozostaje zamknięta.
app_table-other_side = Odpowiedzieć może tylko pytana strona, chyba że stół pozwala odpowiadać każdemu.
app_table-both = To może zrobić tylko organizator, chyba że stół pozwala odpowiadać każdemu.
app_table-only_reads = Odpowiadać może tylko gracz tej bitwy.
app_table-other_page = Odpowiadasz na karcie własnej bandy. O odpowiedź na cudzej poproś organizatora.
app_table-other_answer = Ostatnia odpowiedź jest na karcie innej bandy. Może ją cofnąć jej gracz albo organizator.
app_table-closed = Karty są zamknięte i bandy już się zmieniły. Poproś organizatora, żeby je otworzył.
app_table-other_game = Zapisujesz gry własnych band. O zapis tej poproś organizatora.
app_table-unplanned = Tej gry nie ma w planie. Poproś organizatora, żeby ją zaplanował albo zapisał.
app_table-new_campaign = Poproś organizatora o rozpoczęcie kampanii.
app_table-other_joins = Zapisujesz własne bandy. O przyjęcie innej poproś organizatora.
app_table-other_player = Zapisujesz się pod własnym imieniem. O wpisanie kogoś innego poproś organizatora.
app_table-late = Ta kampania już trwa. Poproś organizatora o przyjęcie twojej bandy.
app_table-one_each = Już grasz w tej kampanii. O przyjęcie twojej kolejnej bandy poproś organizatora.
app_table-left = Twoja banda opuściła tę kampanię. O jej powrót poproś organizatora.
app_table-no_player = Ta banda nie gra w żadnej kampanii. Zapisz ją do którejś albo poproś organizatora o miejsce dla gościa.
app_table-same_name = Ktoś o twoim imieniu jest już na liście albo jest znany. Poproś organizatora, żeby cię dopisał.
app_table-lent = Tą bandą gra na tym wieczorze ktoś inny. Poproś organizatora o zmianę.
app_table-other_listed = Jesteś na liście z inną bandą. Poproś organizatora o zmianę.
app_table-not_served = Link donikąd by jeszcze nie prowadził: najpierw udostępnij księgę albo klub przez nml serve.
app_table-no_name = Podaj imię: będzie pod tym, co ta osoba zrobi.
app_table-bad_day = Podaj ostatni dzień ważności, na przykład 2026-12-31; nie może być w przeszłości.
app_table-only_once = Link organizatora albo gracza wpuszcza jedno urządzenie; wspólny może być tylko dla widzów i ekranów.
app_table-no_warbands = Bandy dostaje tylko gracz.
app_table-no_guest = To zaproszenie albo urządzenie jest już unieważnione.
app_table-not_whole = Ten link jest niepełny; poproś o niego jeszcze raz.
app_table-invitation_gone = To zaproszenie unieważniono; poproś organizatora o nowe.
app_table-invitation_over = Termin tego zaproszenia minął; poproś organizatora o nowe.
app_table-invitation_used = Z tego linku skorzystało już inne urządzenie; poproś organizatora o nowy.
app_table-invitation_full = Z tego linku skorzystało już tyle urządzeń, ile mogło; poproś organizatora o nowy.
app_table-enough = Gracz ma najwyżej { $most ->
        [one] { $most } bandę
        [few] { $most } bandy
        [many] { $most } band
       *[other] { $most } band
    }.
app_table-too_many = Naraz ważnych może być najwyżej { $most ->
        [one] { $most } zaproszenie
        [few] { $most } zaproszenia
        [many] { $most } zaproszeń
       *[other] { $most } zaproszeń
    }; najpierw któreś unieważnij.
