### What is said of the key that this computer signs with.

app_device-harmed = Was du tust, wird nicht signiert, denn der Schlüssel dieses Rechners ist beschädigt; alles andere geht. Leg eine Kopie von { $path } zurück oder lösche die Datei, dann gibt es einen neuen. Ein Club, der den alten Schlüssel kennt, muss diesem Rechner dann den Zugang nehmen und ihn neu einladen.
app_device-unread = Was du tust, wird nicht signiert, denn der Schlüssel dieses Rechners lässt sich nicht lesen oder ablegen; alles andere geht. Mach { $path } für dich lesbar und schreibbar. { $why }
