### Dlaczego bitwa się skończyła.

app_endings-last_turn = ostatnia tura za nami
app_endings-fled = banda uciekła
app_endings-no_models = jedna strona nie ma już modeli na polu bitwy
app_endings-conceded = jedna strona się poddała
app_endings-agreement = koniec za zgodą stron
app_endings-time = skończył się czas
app_endings-abandoned = przerwana
app_endings-scenario = kończy ją scenariusz
