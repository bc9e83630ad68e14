### What is said of the table and of what its guests may do.

# The label of the invitation for everybody who only looks on.
app_table-looks_on = Looking on

# There is nothing that could open a table.
app_table-no_way = A table is opened in the window, or with nml serve.

# The label of the invitation for the player of a side.
app_table-plays = Playing { $side }

# What is done only at the computer with the book.
app_table-at_computer = Only the person at the computer with the book may do this.

# What the organiser keeps.
app_table-organiser = Only the organiser may change this.

# A Warband of somebody else.
app_table-owner = Only the player whose Warband this is may do this, or the organiser.

# Somebody who was invited to one battle.
app_table-whole_book = This invitation is for one battle; the rest of the book stays closed.

# A question for the other side.
app_table-other_side = Only the side that is asked may answer, unless the table lets anyone answer.

# What changes the table for both players.
app_table-both = Only the organiser may do this, unless the table lets anyone answer.

# A guest who only looks on.
app_table-only_reads = Only a player of this battle may answer.

# The page of another Warband.
app_table-other_page = You answer on the page of your own Warband. Ask an organiser to answer on another’s.

# The newest answer is on the page of another Warband.
app_table-other_answer = The last answer is on another Warband’s page. Its player can take it back; or ask an organiser.

# A closed aftermath changed its Warbands.
app_table-closed = The pages are closed, and the Warbands have changed with them. Ask an organiser to open them again.

# A game that the player’s Warbands are not in.
app_table-other_game = You file the games of your own Warbands. Ask an organiser to file this one.

# A game that nobody planned.
app_table-unplanned = This game is not planned. Ask an organiser to plan it, or to file it.

# A campaign that would begin.
app_table-new_campaign = Ask an organiser to begin a campaign.

# A Warband of somebody else would join.
app_table-other_joins = You sign up your own Warbands. Ask an organiser to take in another.

# A Warband would join in somebody else’s name.
app_table-other_player = You sign up in your own name. Ask an organiser to enter another.

# A Warband would join after games were fought, or come back.
app_table-late = This campaign has begun. Ask an organiser to take your Warband in.

# Another Warband of the same player is in the campaign.
app_table-one_each = You play in this campaign already. Ask an organiser to take in another Warband of yours.

# A Warband that left the campaign would join.
app_table-left = Your Warband has left this campaign. Ask an organiser to take it back.

# A Warband of no campaign, for an evening.
app_table-no_player = This Warband plays in no campaign. Sign it up for one, or ask an organiser to expect you as a guest.

# Somebody with the same name is on the list, or several are known.
app_table-same_name = Somebody with your name is on the list or known already. Ask an organiser to put you on it.

# Another person stands on the list with this Warband.
app_table-lent = Somebody else plays with this Warband on this evening. Ask an organiser to change that.

# The same person is expected with another Warband.
app_table-other_listed = You are expected with another Warband. Ask an organiser to change that.

# Nobody could follow a link.
app_table-not_served = A link would lead nowhere yet: serve the book or the club first, with nml serve.

# An invitation without a name.
app_table-no_name = Enter a name: it is shown beside what they do.

# A day that is none, or over.
app_table-bad_day = Enter the last day on which it holds, such as 2026-12-31; it must not be over.

# A link for many that would let them write.
app_table-only_once = An organiser’s or a player’s link lets in one device; only readers and screens may share one.

# Warbands for somebody who changes none by name.
app_table-no_warbands = Only a player is given Warbands.

# There is nothing to revoke.
app_table-no_guest = This invitation or device was revoked already.

# What a device shows is no key, or the link was cut off on its way.
app_table-not_whole = This link is not whole; ask for it again.

# An invitation that is none, or was revoked.
app_table-invitation_gone = This invitation was revoked; ask the organiser for a new one.

# An invitation past its day.
app_table-invitation_over = The last day of this invitation is over; ask the organiser for a new one.

# Somebody else came by it.
app_table-invitation_used = Another device came by this link already; ask the organiser for a new one.

# As many as may came by it.
app_table-invitation_full = This link has let in as many devices as it can; ask the organiser for a new one.

# More Warbands than one player has.
app_table-enough = A player has { $most } Warbands at most.

# More invitations than are kept.
app_table-too_many = Up to { $most } invitations hold at once; revoke one first.
