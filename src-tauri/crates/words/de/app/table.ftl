### What is said of the table and of what its guests may do.

# The label of the invitation for everybody who only looks on.
app_table-looks_on = Schaut zu

# There is nothing that could open a table.
app_table-no_way = Einen Tisch öffnet das Fenster oder nml serve.

# The label of the invitation for the player of a side.
app_table-plays = Spielt { $side }

# What is done only at the computer with the book.
app_table-at_computer = Das darf nur, wer an dem Rechner mit dem Buch sitzt.

# What the organiser keeps.
app_table-organiser = Das darf nur die Spielleitung ändern.

# A Warband of somebody else.
app_table-owner = Das darf nur, wem die Warband gehört, oder die Spielleitung.

# Somebody who was invited to one battle.
app_table-whole_book = Diese Einladung gilt für eine Schlacht; der Rest des Buchs bleibt zu.

# A question for the other side.
app_table-other_side = Nur die gefragte Seite darf antworten, außer der Tisch lässt alle antworten.

# What changes the table for both players.
app_table-both = Das darf nur die Spielleitung, außer der Tisch lässt alle antworten.

# A guest who only looks on.
app_table-only_reads = Nur wer in dieser Schlacht spielt, darf antworten.

# The page of another Warband.
app_table-other_page = Du antwortest auf der Seite deiner eigenen Warband. Bitte die Spielleitung, auf einer anderen zu antworten.

# The newest answer is on the page of another Warband.
app_table-other_answer = Die letzte Antwort steht auf der Seite einer anderen Warband. Wer sie spielt, kann sie zurücknehmen; oder bitte die Spielleitung.

# A closed aftermath changed its Warbands.
app_table-closed = Die Seiten sind geschlossen, und die Warbands haben sich geändert. Bitte die Spielleitung, sie wieder zu öffnen.

# A game that the player’s Warbands are not in.
app_table-other_game = Du trägst die Spiele deiner eigenen Warbands ein. Bitte die Spielleitung, dieses einzutragen.

# A game that nobody planned.
app_table-unplanned = Dieses Spiel ist nicht geplant. Bitte die Spielleitung, es zu planen oder einzutragen.

# A campaign that would begin.
app_table-new_campaign = Bitte die Spielleitung, eine Kampagne zu beginnen.

# A Warband of somebody else would join.
app_table-other_joins = Du meldest deine eigenen Warbands an. Bitte die Spielleitung, eine andere aufzunehmen.

# A Warband would join in somebody else’s name.
app_table-other_player = Du meldest dich unter deinem eigenen Namen an. Bitte die Spielleitung, jemand anderen einzutragen.

# A Warband would join after games were fought, or come back.
app_table-late = Diese Kampagne hat begonnen. Bitte die Spielleitung, deine Warband aufzunehmen.

# Another Warband of the same player is in the campaign.
app_table-one_each = Du spielst schon in dieser Kampagne. Bitte die Spielleitung, noch eine Warband von dir aufzunehmen.

# A Warband that left the campaign would join.
app_table-left = Deine Warband hat diese Kampagne verlassen. Bitte die Spielleitung, sie wieder aufzunehmen.

# A Warband of no campaign, for an evening.
app_table-no_player = Diese Warband spielt in keiner Kampagne. Melde sie für eine an, oder bitte die Spielleitung, dich als Gast zu erwarten.

# Somebody with the same name is on the list, or several are known.
app_table-same_name = Jemand mit deinem Namen steht auf der Liste oder ist schon bekannt. Bitte die Spielleitung, dich einzutragen.

# Another person stands on the list with this Warband.
app_table-lent = An diesem Abend spielt jemand anderes mit dieser Warband. Bitte die Spielleitung, das zu ändern.

# The same person is expected with another Warband.
app_table-other_listed = Du wirst mit einer anderen Warband erwartet. Bitte die Spielleitung, das zu ändern.

# Nobody could follow a link.
app_table-not_served = Ein Link führte noch ins Leere: Stell zuerst das Buch oder den Club bereit, mit nml serve.

# An invitation without a name.
app_table-no_name = Gib einen Namen ein: Er steht unter allem, was dieser Mensch tut.

# A day that is none, or over.
app_table-bad_day = Gib den letzten Tag ein, an dem sie gilt, etwa 2026-12-31; er darf nicht vorbei sein.

# A link for many that would let them write.
app_table-only_once = Der Link für Spielleitung oder Spieler lässt ein Gerät ein; teilen dürfen sich nur Leser und Bildschirme einen.

# Warbands for somebody who changes none by name.
app_table-no_warbands = Nur Spieler bekommen Warbands.

# There is nothing to revoke.
app_table-no_guest = Diese Einladung oder dieses Gerät ist schon widerrufen.

# What a device shows is no key, or the link was cut off on its way.
app_table-not_whole = Dieser Link ist nicht vollständig; lass ihn dir noch einmal schicken.

# An invitation that is none, or was revoked.
app_table-invitation_gone = Diese Einladung ist widerrufen; lass dir von der Spielleitung eine neue geben.

# An invitation past its day.
app_table-invitation_over = Der letzte Tag dieser Einladung ist vorbei; lass dir von der Spielleitung eine neue geben.

# Somebody else came by it.
app_table-invitation_used = Über diesen Link kam schon ein anderes Gerät; lass dir von der Spielleitung einen neuen geben.

# As many as may came by it.
app_table-invitation_full = Dieser Link hat so viele Geräte eingelassen, wie er darf; lass dir von der Spielleitung einen neuen geben.

# More Warbands than one player has.
app_table-enough = Ein Spieler hat höchstens { $most } Warbands.

# More invitations than are kept.
app_table-too_many = Bis zu { $most } Einladungen gelten zugleich; widerrufe zuerst eine.
