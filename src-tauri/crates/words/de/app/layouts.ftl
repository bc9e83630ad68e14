### Layouts of a table that are laid over a set-up.

app_layouts-other_table = Der Geländeplan ist für einen Tisch anderer Größe.
