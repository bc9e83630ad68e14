### What the command line says.
### $seed, $number: of a battle, an entry; $seen, $streams, $entries, $bytes: already counted, such as 3 entries.

cli-streams = { $number ->
        [one] { $number } stream
       *[other] { $number } streams
    }
cli-entries = { $number ->
        [one] { $number } entry
       *[other] { $number } entries
    }
cli-packs = { $number ->
        [one] { $number } pack
       *[other] { $number } packs
    }
cli-pictures = { $number ->
        [one] { $number } picture
       *[other] { $number } pictures
    }
cli-bytes = { $number ->
        [one] { $number } byte
       *[other] { $number } bytes
    }
cli-acts = { $number ->
        [one] { $number } act
       *[other] { $number } acts
    }
cli-conflicts = { $number ->
        [one] { $number } conflict
       *[other] { $number } conflicts
    }
cli-models = { $number ->
        [one] { $number } model
       *[other] { $number } models
    }
cli-games = { $number ->
        [one] { $number } game
       *[other] { $number } games
    }
cli-pages = { $number ->
        [one] { $number } page
       *[other] { $number } pages
    }
cli-faults = { $number ->
        [one] { $number } fault
       *[other] { $number } faults
    }
cli-turns = { $number ->
        [one] { $number } Turn
       *[other] { $number } Turns
    }
cli-note = note
cli-error = error
cli-use_for_this = { $message } Use `{ $command }` for this one.
cli-output_not_written = standard output cannot be written: { $why }
cli-no_such_language = expected { $known }
cli-command_missing = a subcommand is missing: expected { $known }
cli-written_to = written: { $path } ({ $bytes })
cli-written_alone = written: { $path }
cli-printed = written: { $path } ({ $pages }, { $bytes })
cli-whole_number = expected a whole number from { $least } to { $most }
cli-failure = Failure
cli-success = Success
cli-critical = Critical
cli-miss = Miss
cli-no_effect = No Effect
cli-minor_hit = Minor Hit
cli-down = Down
cli-out_of_action = Out of Action
cli-pack_whole = { $id } is whole: { $hash }
cli-legal = Legal: { $ducats } ducats, { $glory } Glory
cli-not_legal = Not legal: { $ducats } ducats, { $glory } Glory
cli-of_model = model { $number }:
cli-gone = , { $number } gone
cli-worth = { $ducats } ducats, { $glory } Glory, { $broken } rules broken
cli-matched_lines = { $matched } lines matched, { $unmatched } unmatched, { $ignored } ignored
cli-counts_ducats = differs: the file counts { $file } ducats, this pack { $here }
cli-counts_glory = differs: the file counts { $file } Glory, this pack { $here }
cli-unmatched = unmatched
cli-ignored = ignored
cli-matched = matched
cli-experimental = experimental: nobody has proven yet that New Recruit opens it
cli-left_out = does not come back when it is imported: { $what }
cli-in_some = { $figure } (in { $some } of { $games })
cli-cvp = { $points } CVP
cli-vp = VP { $figure }
cli-deeds = Deeds { $figure }
cli-set_aside_mark = (set aside)
cli-undone_later = (undone later)
cli-book_whole = The book is whole: { $seen }.
cli-book_damaged = The book is damaged.
cli-proven = Proven: { $seen }.
cli-backed_up = Backed up to { $path } ({ $bytes }).
cli-exported = Exported to { $path }: { $streams } with { $entries }, { $packs }.
cli-added = Added: { $entries }; new in the book: { $streams }.
cli-signed_now = Signed now: { $entries }.
cli-nothing_added = Nothing was added: { $conflicts } between the two books; say --stands here or --stands there.
cli-sent = Written: { $path } with { $streams }, { $entries } of { $name }.
cli-nothing = nothing
cli-decided_there = Decided in the other book ({ $who }):
cli-decided_there_over = Decided in the other book over { $games } ({ $who }):
cli-before = before:
cli-after = after:
cli-this_stands = This book’s version stands ({ $who }):
cli-set_aside = set aside:
cli-this_stands_in = This book’s version stands in { $conflicts }.
cli-other_stands_in = The other book’s version stands in { $conflicts }.
cli-costs = if it stands, this cannot stay:
cli-here_with = here, { $entries }:
cli-there_with = there, { $entries }:
cli-conflict = Conflict:
cli-conflict_over = Conflict over { $games }:
cli-new_with = new, { $entries }
cli-known = known
cli-nothing_more = nothing more than is told below
cli-more_there = { $entries } more there
cli-both_in_conflict = both have new entries, all of them in the conflicts below
cli-so_many_here = { $entries } here
cli-so_many_there = { $entries } there
cli-in_no_conflict = in no conflict: { $what }
cli-nobody_named = nobody named
cli-unsigned = unsigned
cli-signed_by = signed by the computer { $device }
cli-stat_name = name
cli-stat_id = id
cli-stat_since = since
cli-stat_bytes = bytes
cli-stat_warbands = Warbands
cli-stat_scenarios = scenarios
cli-stat_battles = battles
cli-stat_campaigns = campaigns
cli-stat_rotations = rotations
cli-stat_evenings = evenings
cli-stat_entries = entries
cli-stat_longest = longest stream
cli-stat_packs = packs
cli-stat_version = version
cli-a_draw = a draw
cli-side_won = { $side } won
cli-played = { $seed }  { $scenario }: { $won } after { $turns }, { $entries }
cli-log_whole = Whole: { $entries }
cli-log_damaged = Damaged at entry { $number }: { $reason }; sound before it: { $entries }
cli-log_foreign = Entry { $number } is in words that only a newer No Man’s Ledger knows ({ $reason }): what follows is the state before it
cli-stands_after = It stands after entry { $number } of { $entries }
cli-stands_before = It stands before the first of { $entries }
cli-turn = Turn { $number }: { $score }
cli-over = Over, { $why }: { $won }
cli-unfinished = Unfinished: the battle is not over at this point
cli-otherwise = decides otherwise first at entry { $number }: { $reason }
cli-same_throughout = { $id } decides the same throughout
cli-accepts_but = { $id } accepts every command, but { $otherwise }
cli-parts_at = { $id } parts at entry { $number }: { $reason }
cli-cannot_be_judged = cannot be judged:
cli-header = header
cli-more_in_entry = (and { $number } more in this entry)
cli-judged_damaged = Damaged at entry { $number }: { $reason }; what follows is not judged
cli-nothing_found = Nothing found in { $entries }
cli-findings = { $number ->
        [one] { $number } finding in { $entries }
       *[other] { $number } findings in { $entries }
    }
cli-more_findings = More than { $number } findings in { $entries }; these are the first
cli-corrections = { $number ->
        [one] { $number } correction by hand: entry { $seqs }
       *[other] { $number } corrections by hand: entries { $seqs }
    }
cli-stated = { $number ->
        [one] { $number } entry entered by hand: entry { $seqs }
       *[other] { $number } entries entered by hand: entries { $seqs }
    }
cli-overruled = { $number ->
        [one] { $number } refusal of the rules overruled: entry { $seqs }
       *[other] { $number } refusals of the rules overruled: entries { $seqs }
    }
cli-ends_before = The log ends before the first Turn; nobody has won yet
cli-ends_in = The log ends in Turn { $turn }; nobody has won yet
cli-entry_number = expected the number of an entry, a whole number from 0
cli-one_battle = { $file }: This is the log of one battle; leave out “{ $what }”.
cli-club_made = Made the club { $club }: { $streams }, { $entries }.
cli-tables_fine = The tables are up to date.
cli-tables_raised = The tables were raised.
cli-club_since = { $club }, made { $day }
cli-size_in = { $size } in { $acts }
cli-club_whole = The club is whole: { $seen }.
cli-club_damaged = The club is damaged.
cli-revoked_already = revoked
cli-not_used = , not used yet
cli-guest = { $id }  { $name }, { $role }, until { $until }{ $state }
cli-guest_device = { $id }  { $label }, last here { $day }
cli-key = key { $short }
cli-signed_by_the_server = signed by the server
cli-nobody_invited = Nobody is invited.
cli-calendar = calendar
cli-page_of = page of the campaign { $campaign }
cli-for_whom = { $what } for { $whom }
cli-feed = { $id }  { $what }, made { $day } by { $by }
cli-nothing_sent = nothing sent yet
cli-last_sent = last sent { $day }
cli-chat = { $id }  chat { $name } at { $host }, { $posted }
cli-address = address
cli-feed_newer = { $id }  { $what }, made { $day } by { $by } with a newer version
cli-nothing_goes_out = Nothing goes out by itself.
cli-revoked = Revoked.
cli-revoked_key = Revoked: { $device }, key { $short }.
cli-nothing_to_revoke = No invitation, device, address or chat with this id is left to revoke.
cli-club_exported = Written to { $path }: { $streams }, { $entries }.
cli-joined = Joined { $club } as { $you } ({ $role }).
cli-exchanged = From others: { $came }. Sent: { $went }.
cli-waiting = Waiting: { $acts }.
cli-not_taken = The club did not take it: { $why }
cli-nothing_waits = nothing waits
cli-to_be_sent = { $acts } to be sent
cli-follows = { $club } at { $address }, as { $you } ({ $role }): { $state }
cli-follows_none = This book follows no club.
cli-aside = Set aside: { $what }
cli-to_decide = To decide: nml book import BOOK FILE --stands here or --stands there, then nml club sync.
cli-feed_not_shown = a feed cannot be shown now: { $why }
cli-nothing_posted = nothing is posted to chats now: { $why }
cli-no_such_book = { $file }: There is no such book.
cli-no_lasting_guests = nobody can be invited for longer: { $why }
cli-no_folder_for_copy = There is no folder for the copy; name one, with --cache DIR.
cli-followed_again = the club is followed again
cli-organiser = Organiser
cli-screen_on_the_wall = A screen on the wall
cli-name_the_battle = --role player: name the battle, with --battle ID
cli-closes = Ctrl+C closes the table.

## Forecasts. $games: already counted; $share: such as 54 % (51–57); $row: numbers with their shares.

cli-played_so_far = { $played } of { $wanted } games played
cli-forecast_stopped = Stopped after { $played } of { $wanted } games.
cli-forecast_from_set_up = from the set-up
cli-forecast_from_turn = from Turn { $turn }
cli-machines_played = Machines played { $games } against themselves. They play sensibly, not like you.
cli-games_stuck = Not counted, because they came to no end: { $games }.
cli-forecast_untracked = Nobody tracks where { $models } stand: the machines guess whom they reach.
cli-forecast_wins = wins { $share }
cli-forecast_side = VP { $points }  loses { $fell } models  flees { $fled }
cli-forecast_draws = Drawn { $share }
cli-forecast_turns = Ends with Turn { $row }
cli-forecast_fallen = { $side } loses { $row }
cli-forecast_felled = takes out { $mean } a game ({ $low }–{ $high })
cli-forecast_fell = goes Out of Action { $share }
cli-forecast_sure = In brackets: where the true figure lies 19 times out of 20, if only machines played.

## A report of a problem; $seen: already counted.

cli-reported = Written to { $path } ({ $bytes }): { $seen }, without names. Read it before you send it.
cli-report_no_book = no book
cli-report_refused = a book that doesn’t open ({ $code })

## A candidate for a pack, from catalogues of New Recruit. Then what became of a part of them, before its name.

cli-candidate = { $name } is whole (SHA-256 { $hash }).
cli-candidate_changes = In the candidate: { $changed } figures changed, { $new } rows new, { $gone } rows gone, { $notes } rules by name.
cli-candidate_rest = Rows as they were: { $same }. Differences that it does not follow: { $kept }. Parts that have no place: { $left }. Parts that were not understood: { $unread }.
cli-row_changed = changed
cli-row_new = new
cli-row_gone = gone
cli-row_note = by name
cli-row_kept = kept
cli-row_left = left out
cli-row_unread = not understood
