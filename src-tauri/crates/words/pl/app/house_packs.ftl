### House packs: what their rows say, and what sets two packs apart.

# What a field of a row is called. $field: which.
app_house_packs-field_named = { $field ->
        [name] Nazwa
        [ducats] Dukaty
        [glory] Chwała
        [price] Cena
        [least] Co najmniej
        [limit] Limit
        [movement] Ruch
        [ranged] Strzelanie
        [melee] Walka wręcz
        [armour] Pancerz
        [base] Podstawka, mm
        [keyword] Słowo kluczowe
        [kit] Wyposażenie
        [kind] Kategoria
        [hands] Ręce
        [range] Zasięg
        [dice] DICE
        [injury_dice] INJURY DICE
        [injury_modifier] INJURY MODIFIER
        [protection] Ochrona
        [effects] Efekty
        [allowed] Kto może wziąć
        [not] Kto nie może
        [meaning] Znaczenie
       *[other] Inne szczegóły
    }
# What a sort of row is called, after the name of its list.
app_house_packs-part_named = { $part ->
        [faction] frakcja
        [variant] wariant
        [model] model
        [mercenary] najemnik
        [line] zbrojownia
        [power] Moc Goecka
        [item] Battlekit
        [keyword] słowo kluczowe
        [scenario] scenariusz
        [skill] Skill
        [skill_table] tabela Skilli
        [patron] Patron
        [trauma] Trauma
        [exploration] eksploracja
        [find] znalezisko
        [campaign] kampania
       *[map] mapa
    }
app_house_packs-kind_named = { $kind ->
        [ranged] broń dystansowa
        [grenade] granat
        [melee] broń biała
        [armour] pancerz
        [shield] tarcza
        [headgear] nakrycie głowy
       *[equipment] ekwipunek
    }

## Effects as a form holds them.

app_house_packs-when_named = { $when ->
        [always] zawsze
        [own_success_roll] przy własnych rzutach na sukces
        [targeted_by_attack] przy atakach na niego
        [own_injury_roll] przy rzutach na obrażenia, które powoduje
        [injury_roll_against] przy rzutach na obrażenia przeciw niemu
        [after_own_injury_roll] po rzucie na obrażenia, który powoduje
       *[morale_check] przy testach morale
    }
app_house_packs-condition_named = { $condition ->
        [ranged] ataki dystansowe
        [melee] ataki wręcz
        [critical] trafienie krytyczne
        [target_down] cel jest Down
        [short_range] na krótkim zasięgu
        [dash] Dash
        [climb] wspinaczka
        [jump] skok
        [elevated] z podwyższonej pozycji
        [first_action_charge] po szarży jako pierwszej ACTION
        [charged] szarżował w tej turze
       *[out_of_action] cel jest Out of Action
    }
# In a list to choose from, without a number.
app_house_packs-what_named = { $what ->
        [dice] DICE
        [injury_dice] INJURY DICE
        [injury_modifier] INJURY MODIFIER
        [keyword] ma słowo kluczowe
        [loses_keyword] traci słowo kluczowe
        [ranged_characteristic] strzelanie
        [melee_characteristic] walka wręcz
        [movement] ruch
        [target_blood] BLOOD MARKERS na celu
        [own_blessing] BLESSING MARKERS na sobie
        [no_blood_markers] nigdy nie otrzymuje BLOOD MARKERS
        [automatic_success] udaje się bez rzutu
        [cannot_dash] nie może wykonać Dash
        [cannot_retreat] nie może się wycofać
        [no_fall_injury] upadki go nie ranią
        [stands_fast] wstaje bez utraty ruchu
       *[reminder] przypomnienie przy stole
    }
# $value: a number with its sign, a length, a keyword or a sentence.
app_house_packs-happens = { $what ->
        [dice] { $value } DICE
        [injury_dice] { $value } INJURY DICE
        [injury_modifier] { $value } INJURY MODIFIER
        [keyword] { $value }
        [loses_keyword] traci { $value }
        [ranged_characteristic] strzelanie { $value }
        [melee_characteristic] walka wręcz { $value }
        [movement] ruch { $value }
        [target_blood] { $value } BLOOD MARKERS na celu
        [own_blessing] { $value } BLESSING MARKERS na sobie
        [no_blood_markers] nigdy nie otrzymuje BLOOD MARKERS
        [automatic_success] udaje się bez rzutu
        [cannot_dash] nie może wykonać Dash
        [cannot_retreat] nie może się wycofać
        [no_fall_injury] upadki go nie ranią
        [stands_fast] wstaje bez utraty ruchu
       *[reminder] { $value }
    }
# $happens, $when, $conditions: as above.
app_house_packs-at_when = { $happens } ({ $when })
app_house_packs-at_when_if = { $happens } ({ $when }: { $conditions })
app_house_packs-always_if = { $happens } ({ $conditions })
app_house_packs-an_action = ACTION { $name }
app_house_packs-nothing_done = nic

## Values.

app_house_packs-unlimited = bez limitu
app_house_packs-cannot = nie może
app_house_packs-everybody = wszyscy
app_house_packs-elite = modele ELITE
app_house_packs-troop = Troops
# A model and an option that it must have.
app_house_packs-with_option = { $name } z: { $option }
app_house_packs-without_option = bez: { $option }
app_house_packs-in_ducats = { $count ->
        [one] { $count } dukat
        [few] { $count } dukaty
        [many] { $count } dukatów
       *[other] { $count } dukata
    }
app_house_packs-in_glory = { $count } Chwały
app_house_packs-of_faction = { $faction } · { $variant }
app_house_packs-mercenaries = Najemnicy

## What stands in the way of keeping it.

# $part, $place: a part of the pack and a place in it, as files name them.
app_house_packs-elsewhere = W innym miejscu pakietu ({ $part }{ $place })
app_house_packs-name_taken = Pakiet { $name }, wersja { $version }, już istnieje: nadaj temu inną wersję.
app_house_packs-nothing_changed = Nic jeszcze nie zmieniono: to pakiet, od którego zaczęto.
