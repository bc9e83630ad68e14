### What a Warband may have more of: each thing with its facts, and what speaks against it.

## Beside what is offered. $have, $owned: how many it has; $most, $limit: how many it may have.

app_offers-have_of = { $have } of { $most }
app_offers-have_so_far = { $have } so far
app_offers-at_most = at most { $limit }
app_offers-limit = limit { $owned } of { $limit }
app_offers-sold_by = sold by { $faction }
app_offers-goetic_power = Goetic Power
app_offers-mercenary = Mercenary

## $modifier: with its sign, such as −2.

app_offers-armour = armour { $modifier }

## Why something costs less than printed. $source: a Skill or the like.

app_offers-cheaper = { $source }: { $less ->
        [one] { $less } ducat
       *[other] { $less } ducats
    } less

## A price that cannot be paid, under the heading of the Strongbox.

app_offers-strongbox = Strongbox
app_offers-costs_ducats = It costs { $ducats ->
        [one] { $ducats } ducat
       *[other] { $ducats } ducats
    }; the Strongbox holds { $strongbox }.
app_offers-costs_glory = It costs { $glory } Glory; { $unspent } is unspent.
