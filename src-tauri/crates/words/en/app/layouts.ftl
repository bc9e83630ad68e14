### Layouts of a table that are laid over a set-up.

app_layouts-other_table = The layout is for a table of another size.
