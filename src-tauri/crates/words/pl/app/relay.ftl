### Co klub mówi księdze, która za nim podąża.

app_relay-no_book = Z tym zaproszeniem nie ma się własnej księgi.
app_relay-only_reads = To zaproszenie pozwala czytać klub; zmieniają go tylko gracze i organizatorzy.
app_relay-another_name = Gracz wysyła tylko to, co sam zrobił, pod imieniem ze swojego zaproszenia.
app_relay-another_device = To nie przychodzi z zaproszonego komputera. Inny komputer potrzebuje własnego zaproszenia.
app_relay-in_own_book = Ten komputer ma księgę klubu: zrób to tam, a sama to wyśle.
app_relay-too_large = To więcej, niż klub przyjmuje naraz.
app_relay-no_club = Udostępniana jest tu pojedyncza księga; tylko klub ma księgi, które za nim podążają.
app_relay-others_battle = Bitwę może prowadzić dalej tylko gracz, którego banda w niej walczy, albo organizator.
