### Układy terenu nakładane na przygotowanie.

app_layouts-other_table = Ten układ jest na stół innych rozmiarów.
