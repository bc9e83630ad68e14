### Co stoi na przeszkodzie przygotowanej bitwie. $letter: strona.

app_set_ups-sides_not_played = Aplikacja prowadzi tylko bitwy dwóch stron, a ten scenariusz ma ich { $sides }: wynik wpisz ręcznie.
app_set_ups-no_force = Strona { $letter } nie ma jeszcze oddziału.
app_set_ups-side_fails = Strona { $letter }: { $why }
app_set_ups-same_warband = Dwie strony wystawiają tę samą bandę.
app_set_ups-no_campaign = Kampanii, dla której to przygotowano, nie ma w tej księdze.
app_set_ups-not_a_member = Strona { $letter } nie należy do kampanii { $campaign }: przyjmij ją tam albo zagraj poza kampanią.
app_set_ups-bad_weather = Nie da się odczytać tabeli pogody: { $why }.
app_set_ups-put_away_elsewhere = To przygotowanie odkłada się i przywraca razem z grą, którą zaplanowała kampania.
