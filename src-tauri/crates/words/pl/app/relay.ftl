### Co klub mówi księdze, która go śledzi.

app_relay-no_book = Z tym zaproszeniem nie ma się własnej księgi.
app_relay-only_reads = To zaproszenie pozwala czytać klub; zmieniają go tylko gracze i organizatorzy.
app_relay-another_name = Gracz wysyła tylko to, co sam zrobił, pod imieniem ze swojego zaproszenia.
app_relay-another_device = To nie przychodzi z zaproszonego komputera. Inny komputer potrzebuje własnego zaproszenia.
app_relay-in_own_book = Ten komputer ma księgę klubu: zrób to tam, a sama to wyśle. Przeglądarka, która straciła klucz, potrzebuje nowego zaproszenia.
app_relay-too_large = To więcej, niż klub przyjmuje naraz.
app_relay-no_club = Udostępniana jest tu pojedyncza księga; tylko klub ma księgi, które go śledzą.
app_relay-others_battle = Bitwę może prowadzić dalej tylko gracz, którego banda w niej walczy, albo organizator.
# What a page signed too long ago, or ahead of the server.
app_relay-clocks_apart = Zegar tego urządzenia i zegar serwera za bardzo się różnią; ustaw je i spróbuj ponownie.
# A page signs what is not in the book.
app_relay-no_entry = Tego nie ma w księdze, więc nikt nie może tego podpisać.
