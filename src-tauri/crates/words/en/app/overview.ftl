### A campaign as its organiser looks over it. $name: a Warband; $game: a game, in words; $against: what it did and to whom.

app_overview-a_game = a game

## The stage of the next game. $sides: who meets; $game, $games: which game of its own each of them fights.

app_overview-stage_together = next: { $sides }, their { NUMBER($game, type: "ordinal") ->
        [one] { $game }st
        [two] { $game }nd
        [few] { $game }rd
       *[other] { $game }th
    } game, { $stage }
app_overview-stage_late = next: { $sides }, game { $game }, { $stage }
app_overview-stage_apart = next: { $sides }, game { $games }, { $stage }

## What a Warband does now, beside its name.

app_overview-has_left = has left the campaign
app_overview-rests = takes a rest
app_overview-done = has fought all its games
app_overview-plays = to play: { $game }
app_overview-settling = settles { $game }
app_overview-has_signed = has signed { $game }
app_overview-free_alone = free to play; nobody else is
app_overview-free_one = free to play { $one }
app_overview-free_two = free to play { $one } or { $other }
app_overview-free_more = free to play { $one }, { $other } or { $more ->
        [one] { $more } other
       *[other] { $more } others
    }
app_overview-final_waits = waits with the final for { $others }

## Warnings.

app_overview-illegal_also = { $first } And { $more } more.
app_overview-illegal_side = Side { $letter } breaks a rule, so it cannot fight in the app yet: { $why }
app_overview-to_come = It joined by name: it plays on paper until somebody builds its roster or brings it in.
app_overview-not_here = Its roster is not in this book.
app_overview-unsigned_only = It has not signed its page of { $game } yet.
app_overview-unsigned_open = It has not signed its page of { $game } yet: { $open ->
        [one] { $open } question open.
       *[other] { $open } questions open.
    }
app_overview-unclosed = Everybody has signed { $game }, but its aftermath is still open.
app_overview-left_over = Never fought, and both have played on since: play it, or take the plan back.
app_overview-in_hand = It has fought { $fought ->
        [one] { $fought } game
       *[other] { $fought } games
    }, another Warband { $most }: { $in_hand } in hand.

## Attackers and defenders. $with: games that had them.

app_overview-roles = { $with ->
        [one] { $with } game
       *[other] { $with } games
    }
app_overview-roles_without = { $with ->
        [one] { $with } game
       *[other] { $with } games
    } · { $without } without an attacker, or none recorded

## The story of a Warband: its runs, the latest first.

app_overview-not_won = { $since ->
        [one] It has fought 1 game and not won yet.
       *[other] It has fought { $since } games and won none of them yet.
    }
app_overview-won_its_only = It won its only game.
app_overview-won_all = It has won every one of its { $won ->
        [one] { $won } game
       *[other] { $won } games
    }.
app_overview-won_after_drought = It won its last game; before, it once fought { $unwon ->
        [one] { $unwon } game
       *[other] { $unwon } games
    } without a victory.
app_overview-won_at_best = It won its last game; at its best it won { $won ->
        [one] { $won } game
       *[other] { $won } games
    } in a row.
app_overview-won_last = It won its last game.
app_overview-lost_last_at_best = It did not win its last game; at its best it won { $won } in a row.
app_overview-lost_last = It did not win its last game.
app_overview-unwon_at_best = It has not won for { $since ->
        [one] { $since } game
       *[other] { $since } games
    }; at its best it won { $won } in a row.
app_overview-unwon = It has not won for { $since ->
        [one] { $since } game
       *[other] { $since } games
    }.

## Its best and its hardest day. $score: its victory points and theirs, such as 7 to 3; $by: the difference with its sign.

app_overview-score = { $made } to { $suffered }
app_overview-best_won_by = Its best day was { $game }: { $score }, { $by } victory points.
app_overview-best_won_with = Its best day was { $game }: a victory with { $score }.
app_overview-best_won = Its best day was { $game }: a victory.
app_overview-best_even = Its best day was { $game }: even, { $score }.
app_overview-best_drew_with = Its best day was { $game }: a draw with { $score }.
app_overview-best_drew = Its best day was { $game }: a draw.
app_overview-closest_by = It came closest in { $game }: { $score }, { $by } victory points.
app_overview-closest_with = It came closest in { $game }: { $score }.
app_overview-closest = It came closest in { $game }.
app_overview-hardest = Its hardest day was { $game }: { $fallen ->
        [one] { $fallen } model
       *[other] { $fallen } models
    } Out of Action.
app_overview-hardest_unanswered = Its hardest day was { $game }: { $fallen ->
        [one] { $fallen } model
       *[other] { $fallen } models
    } Out of Action, and it took nobody in return.
app_overview-hardest_answered = Its hardest day was { $game }: { $fallen ->
        [one] { $fallen } model
       *[other] { $fallen } models
    } Out of Action, and it took { $taken ->
        [one] { $taken } enemy
       *[other] { $taken } enemies
    } in return.
app_overview-feller = { $name } has taken { $felled ->
        [one] { $felled } enemy
       *[other] { $felled } enemies
    } Out of Action; nobody in the Warband has taken more.
app_overview-no_deed = No Glorious Deed yet.
app_overview-deeds = It has done { $deeds ->
        [one] { $deeds } Glorious Deed
       *[other] { $deeds } Glorious Deeds
    }.
