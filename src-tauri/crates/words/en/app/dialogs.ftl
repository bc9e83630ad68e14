### Files: what the window that asks for one is headed, and what each kind of file is called in it.

## Books.

app_dialogs-new_book = A new book
app_dialogs-open_book = Open a book
app_dialogs-back_up = Back the book up
app_dialogs-books = Books

## Scenarios of one’s own.

app_dialogs-bring_scenario = Bring in a scenario
app_dialogs-send_scenario = Export the scenario
app_dialogs-scenarios = Scenarios

## Pictures, and clips of a battle.

app_dialogs-choose_picture = Choose a picture
app_dialogs-pictures = Pictures
app_dialogs-save_picture = Save the picture
app_dialogs-save_clip = Save the clip

## Warbands.

app_dialogs-send_warband = Export the Warband
app_dialogs-warbands = Warbands

## What a file is called where nothing of the name proposed for it can stand in one.

app_dialogs-unnamed = Unnamed

## $path: the file that was named.

app_dialogs-stands_there = { $path }: Another file has that name; choose a new one.
