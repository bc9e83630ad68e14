### Why the numbers of the standings are what they are.

## The campaign victory points of a game. $title: the game; $points: for how it ended; $outcome: won, drew or lost; $page: points in the aftermath; $added: what the total grew by, where that is less.

app_standings-brought_by_game = { $title }: { $points } { $outcome ->
        [won] for the victory
        [drew] for the draw
       *[lost] for the defeat
    }
app_standings-brought_with_page = { $title }: { $points } { $outcome ->
        [won] for the victory
        [drew] for the draw
       *[lost] for the defeat
    }, { $page } in the aftermath
app_standings-brought_in_part = { $title }: { $points } { $outcome ->
        [won] for the victory
        [drew] for the draw
       *[lost] for the defeat
    }; adds { $added }: only the best game from the final onwards counts
app_standings-brought_with_page_in_part = { $title }: { $points } { $outcome ->
        [won] for the victory
        [drew] for the draw
       *[lost] for the defeat
    }, { $page } in the aftermath; adds { $added }: only the best game from the final onwards counts

## The limits of a Warband’s next game. $row: last, if the campaign has gone beyond the table, else listed; $printed: what the table says, where the variant changes it by $change or buildings on a map add $map.

app_standings-limits_printed = Next, game { $game }: Threshold Value { $threshold } ducats, { $map ->
        [0] by
       *[other] { $printed } by
    } { $row ->
        [last] the last row of the table
       *[listed] the table
    }{ $map ->
        [0] ; Field Strength
       *[other] , { $map } more by its buildings; Field Strength
    } { $field_strength }, by { $row ->
        [last] the last row of the table
       *[listed] the table
    }
app_standings-limits_more = Next, game { $game }: Threshold Value { $threshold } ducats, { $printed } by { $row ->
        [last] the last row of the table
       *[listed] the table
    } and { $change } more by its variant{ $map ->
        [0] ; Field Strength
       *[other] , { $map } more by its buildings; Field Strength
    } { $field_strength }, by { $row ->
        [last] the last row of the table
       *[listed] the table
    }
app_standings-limits_less = Next, game { $game }: Threshold Value { $threshold } ducats, { $printed } by { $row ->
        [last] the last row of the table
       *[listed] the table
    } and { $change } less by its variant{ $map ->
        [0] ; Field Strength
       *[other] , { $map } more by its buildings; Field Strength
    } { $field_strength }, by { $row ->
        [last] the last row of the table
       *[listed] the table
    }
