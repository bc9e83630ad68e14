### Co stół mówi tym, którzy przychodzą przez sieć.

serve-another_page = Zapytała inna strona.
serve-too_fast = Za dużo pytań naraz; poczekaj chwilę.
serve-too_slow = Odpowiedź trwała zbyt długo; mogło się jednak udać.
serve-device_shows = Urządzenie pokazuje swoje zaproszenie, klucz i nazwę.
serve-too_much_for_a_table = To więcej, niż przyjmuje stół.
serve-input_is_json = Dane wywołania to JSON.
serve-closing = Stół jest właśnie zamykany.
serve-guests_unread = Listy gości nie da się teraz odczytać; spróbuj ponownie za chwilę.
serve-not_invited = To zaproszenie wygasło; poproś o nowe.
serve-club_full = Ten klub śledzi już tyle osób, ile może.
serve-table_full = Ten stół śledzi już tyle osób, ile może.
serve-too_much_for_a_club = To więcej, niż klub przyjmuje naraz.
serve-page_signs = Strona podpisuje wpisy po ich skrótach.
serve-not_of_the_form = Klub nie przyjmuje danych w tej postaci: { $why }.
serve-unread = Nie da się tego odczytać: { $why }.
serve-nothing_here = Pod tym adresem nic nie ma albo go unieważniono.
serve-later = Nie da się tego teraz pokazać; spróbuj później.
serve-nothing_posted = Na czaty nic nie idzie: { $why }.
serve-chat_too_slow = Czat zbyt wolno przyjmował poprzednie teksty; ten nie został wysłany.
serve-not_opened = Nie da się otworzyć stołu: { $why }.
serve-not_private = { $address } to nie adres sieci prywatnej: żeby tam słuchać, podaj certyfikat i jego klucz
serve-certificate_useless = { $file }: nie da się użyć certyfikatu albo jego klucza: { $why }
serve-no_qr = link nie ma kodu QR: { $why }
