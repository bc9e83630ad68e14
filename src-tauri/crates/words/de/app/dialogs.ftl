### Files: what the window that asks for one is headed, and what each kind of file is called in it.

## Books.

app_dialogs-new_book = Ein neues Buch
app_dialogs-open_book = Buch öffnen
app_dialogs-back_up = Buch sichern
app_dialogs-books = Bücher

## Scenarios of one’s own.

app_dialogs-bring_scenario = Szenario einlesen
app_dialogs-send_scenario = Szenario exportieren
app_dialogs-scenarios = Szenarien

## Pictures, and clips of a battle.

app_dialogs-choose_picture = Bild wählen
app_dialogs-pictures = Bilder
app_dialogs-save_picture = Bild speichern
app_dialogs-save_clip = Clip speichern

## Warbands.

app_dialogs-send_warband = Warband exportieren
app_dialogs-warbands = Warbands

## What a file is called where nothing of the name proposed for it can stand in one.

app_dialogs-unnamed = Unbenannt

## $path: the file that was named.

app_dialogs-stands_there = { $path }: Eine andere Datei heißt so; wähle eine neue.
