### What is said of the key that this computer signs with.

app_device-harmed = To, co robisz, nie jest podpisywane, bo klucz tego komputera jest uszkodzony; reszta działa. Przywróć kopię pliku { $path } albo usuń go, a powstanie nowy klucz. Klub, który zna stary klucz, musi wtedy unieważnić ten komputer i zaprosić go ponownie.
app_device-unread = To, co robisz, nie jest podpisywane, bo klucza tego komputera nie da się odczytać albo zapisać; reszta działa. Zadbaj, by plik { $path } dało się czytać i zapisywać. { $why }
