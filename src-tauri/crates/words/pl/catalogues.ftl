### What is said of catalogues of New Recruit that become a candidate for a pack.
### Most of these are reasons, after the name of a part of such a catalogue.

catalogues-leads_nowhere = To odwołanie nie prowadzi do niczego w tych plikach.
catalogues-circle = To odwołanie prowadzi w kółko.
catalogues-too_far = Po drodze jest zbyt wiele odwołań.
catalogues-new_row = Pakiet jeszcze tego nie ma.
catalogues-files_missing = Część jego odwołań nie prowadzi do niczego, więc brakuje pliku: żaden wiersz nie uchodzi za usunięty.
catalogues-gone_row = Żaden z plików już tego nie zawiera.
catalogues-note = Przeczytaj zasadę na swojej karcie; działanie nadajesz jej sam.
catalogues-hidden_there = Katalog nie daje tego bandzie bez wariantu.
# $fault: what is wrong with the pack, in a sentence.
catalogues-does_not_go = Nie pasuje to do reszty pakietu. { $fault }
# $names: of what it waits for, in a row.
catalogues-waits_for = Liczy się to tylko z: { $names }.
catalogues-waits = Nie liczy się to w bandzie bez wariantu.
catalogues-of_campaign = Ta część kampanii zostaje taka jak w pakiecie.
catalogues-of_variant = Ten wariant zostaje taki jak w pakiecie.
catalogues-of_choice = Ten wybór zostaje taki jak w pakiecie.
catalogues-of_record = To zapisuje się w rozpisce, nie w pakiecie.
catalogues-two_say = Tego samego wiersza dotyczy inny wpis katalogu i to on się liczy.
catalogues-several_profiles = Ma kilka profili; pakiet ma wiersz dla każdego.
catalogues-prose = Tekstów zasad nie przejmujemy.
catalogues-display = Dotyczy to tylko tego, co katalog pokazuje.
# $id: of a row of the pack.
catalogues-no_place = Pakiet poniżej nie ma tu { $id }.
catalogues-buyers_differ = Tam mają to inne wpisy: po lewej tylko tutaj, po prawej tylko tam.
catalogues-no_limit = Katalog nie podaje limitu, więc limit zostaje.
catalogues-limit_grows = Tamten limit zależy od liczby czegoś innego, więc limit zostaje.
catalogues-no_price = Katalog nie podaje ceny.
# $text: as the catalogue has it.
catalogues-not_read = Niezrozumiałe: „{ $text }”.
# $kind: such as max; $scope: such as roster.
catalogues-unknown_constraint = Tego limitu nie odczytujemy ({ $kind }, { $scope }).
# $kind: such as set; $field: what it changes.
catalogues-unknown_modifier = Tej zmiany nie odczytujemy ({ $kind } { $field }).
catalogues-unknown_condition = Jeden z jej warunków jest niezrozumiały.
catalogues-cost_unread = Nikt nie kupuje tego osobno, więc ceny nie odczytujemy.
catalogues-unknown_part = Części tego rodzaju nie odczytujemy.
# $parts: how many parts stand in it.
catalogues-not_reached = { $parts ->
        [0] Tego nie odczytujemy.
        [one] Tego nie odczytujemy, razem z jedną częścią w środku.
        [few] Tego nie odczytujemy, razem z { $parts } częściami w środku.
        [many] Tego nie odczytujemy, razem z { $parts } częściami w środku.
       *[other] Tego nie odczytujemy, razem z { $parts } częściami w środku.
    }
catalogues-alignment_unsaid = Ta frakcja jest nowa. Katalog nie podaje jej strony w wojnie: jest Faithful, dopóki tego nie zmienisz.
catalogues-no_profile = Nie ma profilu, który dałoby się odczytać.
catalogues-keyword_unsaid = Katalog nie nadaje mu tych słów kluczowych; mogą być w tekście zasady, więc zostają.
catalogues-keyword_in_passing = Jedna z jego zasad wspomina to słowo kluczowe.
catalogues-kit_differs = Tam dochodzi inne wyposażenie: po lewej tylko tutaj, po prawej tylko tam. Tutaj zostaje bez zmian.
# A difference that is not followed. $field: what differs, from below; $why: a reason from above.
catalogues-of_field = { $field }: { $why }

## What differs in a row, before the figure there and the figure here.

catalogues-field_ducats = cena w dukatach
catalogues-field_glory = cena w chwale
catalogues-field_min = co najmniej
catalogues-field_max = co najwyżej
catalogues-field_larger = więcej w dużej bandzie (ile / od ilu dukatów)
catalogues-field_movement = ruch
catalogues-field_ranged = strzelanie
catalogues-field_melee = walka wręcz
catalogues-field_armour = pancerz
catalogues-field_base = podstawka
catalogues-field_keywords = słowa kluczowe
catalogues-field_cost = cena
catalogues-field_cost_for = cena dla niektórych wpisów
catalogues-field_limit = limit
catalogues-field_allowed = kto może to mieć
catalogues-field_kit = wyposażenie, które dochodzi
catalogues-field_hands = ręce
catalogues-field_range = zasięg
catalogues-field_dice = DICE
catalogues-field_injury_dice = INJURY DICE
catalogues-field_injury_modifier = INJURY MODIFIER
catalogues-field_protection = INJURY MODIFIER przeciw niosącemu
