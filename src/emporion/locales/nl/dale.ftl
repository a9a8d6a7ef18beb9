# Dale of Merchants. The terms are those of docs/glossary/dale.md.
#
# $seat is the name of a player and comes with $you, which is "yes" if the reader is that player; $player is another
# player's name, with $to-you. $card, $as, $cards, $deck, $decks and $technique are named things where they are taken by
# NAME. A card name is a title: sentences are built so that it can stay as it is.

dale-title = Dale of Merchants

## Cards. "code" stands on the table and is what people type.

dale-card-mac1 = Vlotte makelaar
    .code = Ar1
dale-card-mac2 = Koektrommel
    .code = Ar2
dale-card-mac3 = Gebroken relikwie
    .code = Ar3
dale-card-mac4 = Verrekijker
    .code = Ar4
dale-card-mac5a = Spetterende show
    .code = Ar5a
dale-card-mac5b = Favoriet speeltje
    .code = Ar5b
dale-card-pan1 = Trouwe compagnon
    .code = Pa1
dale-card-pan2 = Betaalde bestelling
    .code = Pa2
dale-card-pan3 = Onmisbare aankoop
    .code = Pa3
dale-card-pan4 = Marktvondst
    .code = Pa4
dale-card-pan5a = Buitenkansje
    .code = Pa5a
dale-card-pan5b = Leegverkoop
    .code = Pa5b
dale-card-rac1 = Gladjanus
    .code = Wa1
dale-card-rac2 = Lastpak
    .code = Wa2
dale-card-rac3 = Rotte appel
    .code = Wa3
dale-card-rac4 = Louche ruil
    .code = Wa4
dale-card-rac5a = Roet in het eten
    .code = Wa5a
dale-card-rac5b = Schatgraver
    .code = Wa5b
dale-card-squ1 = Hamsteraar
    .code = Ee1
dale-card-squ2 = Lege kist
    .code = Ee2
dale-card-squ3 = Dierbaar aandenken
    .code = Ee3
dale-card-squ4 = Eikeltje
    .code = Ee4
dale-card-squ5a = Accordeon
    .code = Ee5a
dale-card-squ5b = Winter op komst
    .code = Ee5b
dale-card-oce1 = Brutale pingelaar
    .code = Oc1
dale-card-oce2 = Nieuw seizoen
    .code = Oc2
dale-card-oce3 = Draaimolen
    .code = Oc3
dale-card-oce4 = Geluksmunt
    .code = Oc4
dale-card-oce5a = Gewaagde gok
    .code = Oc5a
dale-card-oce5b = Blinddoek
    .code = Oc5b
dale-card-cha1 = Flexibele winkelier
    .code = Ka1
dale-card-cha2 = Spiegelbeeld
    .code = Ka2
dale-card-cha3 = Goeie ouwe tijd
    .code = Ka3
dale-card-cha4 = Cadeaubon
    .code = Ka4
dale-card-cha5a = Laatste mode
    .code = Ka5a
dale-card-cha5b = Dubbelganger
    .code = Ka5b
dale-card-junk = Rommel
    .code = Ro

## What the cards do

dale-text-mac1 = Leg je hand af. Trek evenveel kaarten.
dale-text-mac2 = Zolang je deze kaart in je hand hebt, vul je je hand bij de levering aan tot één kaart meer dan anders.
dale-text-mac3 = Gooi een kaart uit je hand weg. Trek daarna een kaart.
dale-text-mac4 = Trek 3 kaarten. Houd er 1 en leg de andere in een volgorde naar keuze terug op je trekstapel.
dale-text-mac5a = Deze beurt is elke kaart die je gebruikt 1 meer waard.
dale-text-mac5b = Neem de bovenste kaart van je aflegstapel in je hand.
dale-text-pan1 = Gooi alle kaarten van de markt weg en vul de markt meteen weer aan.
dale-text-pan2 = Neem een kaart naar keuze van de markt in je hand.
dale-text-pan3 = Als je deze kaart koopt, mag je hoogstens 3 Rommelkaarten uit je betaling weggooien.
dale-text-pan4 = Eén keer per beurt mag je, zolang je deze kaart in je hand hebt, de bovenste kaart van de marktstapel weggooien. Als je met deze kaart betaalt, mag je in plaats van een kaart op de markt de bovenste kaart van de aflegstapel van de markt kopen; de prijs is dan alleen de waarde.
dale-text-pan5a = Trek 3 kaarten van de marktstapel. Houd er 1 en gooi de andere weg.
dale-text-pan5b = Als je met deze kaart betaalt, mag je zoveel kaarten bijleggen als je wilt, ook overbodige.
dale-text-rac1 = Wissel je trekstapel en je aflegstapel om. Schud daarna je nieuwe trekstapel.
dale-text-rac2 = Kies hoogstens twee andere spelers. Zij leggen elk een willekeurige kaart uit hun hand af.
dale-text-rac3 = Leg een kaart uit je hand gedekt op de trekstapel van een andere speler.
dale-text-rac4 = Neem een willekeurige kaart uit de hand van een andere speler. Geef die speler daarna een kaart uit jouw hand.
dale-text-rac5a = Trek de bovenste 2 kaarten van de trekstapel van een andere speler. Gooi er 1 weg en leg de andere op de aflegstapel van die speler.
dale-text-rac5b = Neem de bovenste kaart van de aflegstapel van een andere speler in je hand.
dale-text-squ1 = In een stapel met deze kaart mag zoveel Rommel liggen als je wilt.
dale-text-squ2 = In een stapel met deze kaart mogen dierenkaarten van verschillende sets liggen.
dale-text-squ3 = In een stapel met deze kaart mag één extra kaart liggen: een kaart naar keuze uit je aflegstapel.
dale-text-squ4 = Neem een kaart naar keuze uit de kraam van een andere speler in je hand en leg deze kaart ervoor in de plaats.
dale-text-squ5a = In een stapel mag je deze kaart 1 meer of 1 minder laten tellen.
dale-text-squ5b = Als je een stapel met deze kaart hebt gebouwd, mag je meteen de volgende bouwen.
dale-text-oce1 = Eén keer per beurt mag je, zolang je deze kaart in je hand hebt, voor deze kaart dobbelen. Tel de uitkomst deze beurt bij de waarde op.
dale-text-oce2 = Gooi een dierenkaart uit je aflegstapel weg. Als je dat doet, trek je een kaart van de marktstapel.
dale-text-oce3 = Kies een andere speler. Leg je hand af en trek evenveel kaarten. Schud ze samen met de hand van die speler en deel ze zo uit dat jullie elk evenveel kaarten hebben als ervoor.
dale-text-oce4 = Draai de bovenste kaart van de marktstapel om. Kun je je volgende stapel met alleen die kaart bouwen, doe dat dan; zo niet, gooi de kaart weg.
dale-text-oce5a = Kies een andere speler en werp de dobbelsteen. Ruil met die speler zoveel willekeurige handkaarten als je werpt.
dale-text-oce5b = Verberg een kaart uit je hand. Een andere speler raadt de waarde. Bij goed raden leg je de kaart af; anders geef je de kaart deze beurt een waarde naar keuze van 1 tot en met 5.
dale-text-cha1 = Deze kaart is een kopie van een kaart naar keuze in je laatste stapel.
dale-text-cha2 = Deze kaart is een kopie van de bovenste kaart van de aflegstapel van een andere speler.
dale-text-cha3 = Eén keer per beurt mag je, zolang je deze kaart in je hand hebt, de bovenste kaart van de marktstapel weggooien. Deze kaart is een kopie van de bovenste kaart van de aflegstapel van de markt.
dale-text-cha4 = Neem een kaart naar keuze van de markt in je hand en leg deze kaart ervoor in de plaats.
dale-text-cha5a = Deze kaart is een kopie van een kaart naar keuze op de markt.
dale-text-cha5b = Deze kaart is een kopie van een andere kaart in je hand, die je laat zien.
dale-text-junk = Bij het betalen 1 waard. Hoort niet in een stapel, tenzij een kaart dat toestaat.

## The same in a few words, which stand on the card: with its name at most six lines of 17 characters

dale-short-mac1 = Leg je hand af, trek evenveel
dale-short-mac2 = 1 kaart meer in je hand
dale-short-mac3 = Gooi er 1 weg, trek er 1
dale-short-mac4 = Trek er 3, houd er 1
dale-short-mac5a = Kaarten +1 deze beurt
dale-short-mac5b = Neem je laatst afgelegde kaart
dale-short-pan1 = Ververs de hele markt
dale-short-pan2 = Neem een kaart van de markt
dale-short-pan3 = Gooi tot 3 Rommel uit de betaling weg
dale-short-pan4 = Gooi bovenste van marktstapel weg, koop van aflegstapel markt
dale-short-pan5a = Marktstapel: trek er 3, houd er 1
dale-short-pan5b = Betaal met meer dan nodig
dale-short-rac1 = Wissel trek- en aflegstapel om
dale-short-rac2 = Max. 2 anderen leggen er blind 1 af
dale-short-rac3 = Leg 1 kaart op andermans trekstapel
dale-short-rac4 = Neem er blind 1, geef er 1 terug
dale-short-rac5a = Bovenste 2 van andermans trekstapel: gooi er 1 weg
dale-short-rac5b = Neem andermans laatst afgelegde kaart
dale-short-squ1 = Stapel: Rommel zoveel je wilt
dale-short-squ2 = Stapel: sets door elkaar
dale-short-squ3 = Stapel: +1 uit je aflegstapel
dale-short-squ4 = Ruil tegen kaart uit andermans kraam
dale-short-squ5a = Stapel: waarde ±1
dale-short-squ5b = Bouw meteen de volgende stapel
dale-short-oce1 = Dobbel en tel het erbij op
dale-short-oce2 = Gooi afgelegde dierenkaart weg, trek van marktstapel
dale-short-oce3 = Nieuwe hand, dan schudden met een ander
dale-short-oce4 = Bovenste van de marktstapel kan je volgende stapel zijn
dale-short-oce5a = Dobbel: ruil zoveel handkaarten
dale-short-oce5b = Verborgen kaart: niet geraden? Dan elke waarde
dale-short-cha1 = Kopie uit je laatste stapel
dale-short-cha2 = Kopie van andermans laatst afgelegde kaart
dale-short-cha3 = Gooi bovenste van marktstapel weg, kopie van aflegstapel markt
dale-short-cha4 = Ruil tegen een marktkaart
dale-short-cha5a = Kopie van een marktkaart
dale-short-cha5b = Kopie van een andere handkaart
dale-short-junk = Vooral om te betalen

## Decks

dale-deck-macaws = Ara’s
dale-deck-pandas = Panda’s
dale-deck-raccoons = Wasberen
dale-deck-squirrels = Eekhoorns
dale-deck-ocelots = Ocelotten
dale-deck-chameleons = Kameleons

## Cards in lists

dale-hand-card = { NAME($card) }
dale-open-card = open kaart { $number }
dale-open-code = o{ $number }
dale-open-altered = { NAME($card) } (open, { $value } waard)
dale-open-plain = { NAME($card) } (open)
dale-open-copy = { NAME($card) } (open, is { NAME($as) }, { $value } waard)
dale-laid-card = { NAME($card) } ({ $value })
dale-laid-copy = { NAME($card) } als { NAME($as) } ({ $value })
dale-laid-fetched = { $what } van de aflegstapel
dale-times = { $count } × { $what }
dale-number = { $number }
dale-one-of = { $numbers } of { $last }
dale-slot = +{ $number }
dale-seat = P{ $number }

## The table

dale-table-market = Markt
dale-table-cost = { $value }+{ $slot } = { $price }
dale-table-type = { $type ->
    [technique] truc{ $plus ->
        [yes] { " +" }
       *[no] { "" }
    }
    [copier] kopieert
   *[passive] passief
}
dale-table-gap = leeg
dale-table-market-piles = Marktstapel { $deck } · aflegstapel van de markt { $discard }
dale-table-market-piles-top = Marktstapel { $deck } · aflegstapel van de markt { $discard }, bovenop { NAME($card) }
dale-table-in-play = Gespeeld
dale-table-as = { NAME($card) } als { NAME($as) }
dale-table-flashy = Elke kaart die de actieve speler deze beurt gebruikt, is { $extra } meer waard.
dale-table-stall = Kraam
dale-table-hand = Hand
dale-table-deck = Trekstapel
dale-table-discard = Aflegstapel
dale-table-cards = { $count ->
    [one] { $count } kaart
   *[other] { $count } kaarten
}
dale-table-none = geen
dale-table-on-top = { $count }, bovenop { NAME($card) }
dale-table-next = { $stack ->
    [9] alle stapels gebouwd
   *[other] volgende stapel: { $stack }
}
dale-table-your-hand = Je handkaarten
dale-table-empty-hand = geen kaarten
dale-table-open = Open kaarten
dale-table-open-card = { $code } { NAME($card) } ({ $value } waard)
dale-table-open-plain = { $code } { NAME($card) }
dale-table-open-copy = { $code } { NAME($card) } als { NAME($as) } ({ $value } waard)
dale-table-laid = Al gelegd
dale-table-looked = { $you ->
    [yes] Je bekijkt
   *[no] { $seat } bekijkt
}

## Prompts: what has to be decided

dale-prompt-over = Het spel is afgelopen.
dale-prompt-waiting = { $seat } is aan zet.
dale-prompt-action = Jouw actie: { $several ->
    [yes] { $actions } of { $last }.
   *[no] { $last }.
}{ $build ->
    [yes] { "" }
   *[no] { " " }Stapel { $stack } kun je nog niet bouwen.
}
dale-prompt-no-action = Je kunt geen actie meer doen.
dale-can-technique = Truc
dale-can-stall = Kraam (stapel { $stack } bouwen)
dale-can-market = Markt (kopen)
dale-can-inventory = Opruimen (afleggen)
dale-prompt-before-delivery = Je acties zitten erop. { $usable ->
    [yes] Je kunt nog { NAME($cards) } gebruiken, of doorgaan met de levering.
   *[no] Ga door met de levering.
}
dale-prompt-end-of-turn = De levering zit erop. { $usable ->
    [yes] Je kunt nog { NAME($cards) } gebruiken, of je beurt beëindigen.
   *[no] Beëindig je beurt.
}
dale-prompt-more-cookies = Je hand is vol. { $usable ->
    [yes] Laat { NAME($cards) } Koektrommel kopiëren om nog een kaart te trekken, of ga door.
   *[no] Ga door.
}
dale-prompt-extra-stack = Winter op komst: je mag meteen stapel { $stack } bouwen.
dale-prompt-pay = Met welke kaart betaal je? Nog te betalen: { $due }.{ $ordered ->
    [yes] { " " }De kaart die je als laatste kiest, komt boven op je aflegstapel.
   *[no] { "" }
}
dale-prompt-paid = De prijs is betaald. Rond de betaling af, of leg er een kaart bij als dat mag.
dale-prompt-junk = Je mag Rommel uit je betaling weggooien, hoogstens { $count ->
    [one] { $count } kaart.
   *[other] { $count } kaarten.
}
dale-prompt-stack-card = Welke kaart gaat in stapel { $stack }? Nog nodig: { $due }.
dale-prompt-inventory = Welke kaart leg je af?{ $ordered ->
    [yes] { " " }De laatste komt boven op je aflegstapel.
   *[no] { "" }
}
dale-prompt-identity = { NAME($card) } is een kopie: van welke kaart?
dale-prompt-worth = Voor hoeveel telt { NAME($card) } in deze stapel?
dale-prompt-opponent = { NAME($technique) }: welke speler kies je?
dale-prompt-victim = { NAME($technique) }: wie legt een willekeurige kaart af?
dale-prompt-guess = { $player } verbergt een kaart onder de Blinddoek. Welke waarde heeft die kaart?
dale-prompt-stack = Uit welke stapel van { $player } neem je een kaart?
dale-prompt-new-value = Fout geraden! Welke waarde krijgt { NAME($card) } deze beurt?
dale-prompt-discard = Welke kaart leg je nu af? De laatste komt boven op je aflegstapel.
dale-prompt-throw = Welke kaart uit je hand gooi je weg?
dale-prompt-slip = Welke kaart leg je op de trekstapel van { $player }?
dale-prompt-give = Welke kaart geef je aan { $player }?
dale-prompt-hide = Welke kaart verberg je?
dale-prompt-keep = Welke kaart houd je?
dale-prompt-put-on-top = Welke kaart komt bovenop?
dale-prompt-throw-first = Welke kaart gooi je als eerste weg? De andere komt bovenop.
dale-prompt-throw-one = Welke kaart gooi je weg? De andere gaat naar de aflegstapel van de eigenaar.
dale-prompt-throw-discarded = Welke kaart uit je aflegstapel gooi je weg?
dale-prompt-take-stall = Welke kaart uit de kraam van { $player } neem je?
dale-prompt-take = Welke kaart van de markt neem je?
dale-prompt-throw-market = Welke kaart van de markt gooi je nu weg? De laatste komt bovenop.

## What helps to decide

dale-note-text = { NAME($card) }: { $text }
dale-note-nothing-to-buy = Je kunt nu geen enkele kaart betalen: je handkaarten zijn { $worth } waard.
dale-note-no-cost = { NAME($cards) } gebruiken kost geen actie.
dale-note-price = Prijs { $price }, je handkaarten zijn { $worth } waard. Elke kaart moet nodig zijn om aan de prijs te komen.
dale-note-payment = Prijs { $price }, al gelegd: { $cards } = { $paid }
dale-note-stack = Stapel { $stack }, al gelegd: { $cards } = { $sum }
dale-note-tidied = Al afgelegd: { NAME($cards) }
dale-note-looked = Je bekijkt: { NAME($cards) }
dale-note-guess = { $count ->
    [one] Het is de enige kaart in die hand.
   *[other] Het is een van de { $count } kaarten in die hand.
}

## Choices

dale-group-buy = Kopen
dale-group-build = Bouwen
dale-group-play = Spelen
dale-group-roll = Dobbelen voor
dale-group-reveal = Bovenste kaart van de marktstapel weggooien met
dale-group-other = Of
dale-group-as = Kopie van
dale-group-player = Speler
dale-group-stack = Uit
dale-group-guess = Waarde
dale-group-new-value = Waarde
dale-group-worth = Waarde
dale-group-card-pay = Betalen
dale-group-card-build = Uit je hand
dale-group-card-discard = Afleggen
dale-group-card-throw = Weggooien
dale-group-card-slip = Op de trekstapel leggen
dale-group-card-give = Geven
dale-group-card-hide = Verbergen
dale-group-card-cookies = Als Koektrommel
dale-group-pick-fetch = Uit je aflegstapel
dale-group-pick-keep = Houden
dale-group-pick-put-on-top = Bovenop
dale-group-pick-throw-first = Weggooien
dale-group-pick-throw-one = Weggooien
dale-group-pick-throw-discarded = Weggooien
dale-group-pick-take-stall = Nemen
dale-group-pick-junk = Weggooien
dale-group-slot-take = Nemen
dale-group-slot-throw-market = Weggooien

dale-label-buy = { NAME($card) } voor { $price }
dale-label-buy-discard = { NAME($card) } van de aflegstapel voor { $price }
dale-label-build = stapel { $stack }
    .button = { dale-web-action-stall }
dale-label-tidy = Opruimen: kaarten afleggen
    .button = { dale-web-action-inventory }
dale-label-top = { $card } (de bovenste kaart)
dale-label-stack = stapel { $stack }: { NAME($cards) }
dale-label-value = waarde { $number }
dale-label-end-action = je acties beëindigen
dale-label-end-before-delivery = doorgaan
dale-label-end-end-of-turn = je beurt beëindigen
dale-label-end-more-cookies = doorgaan
dale-label-end-extra-stack = nu geen stapel meer
dale-label-end-payment = betaling afronden
dale-label-end-junk-away = klaar
dale-label-end-inventory = klaar
dale-label-end-victim = klaar

dale-key-buy = k
dale-key-buy-discard = kb
dale-key-build = b
dale-key-tidy = o
dale-key-end = e
dale-key-play = s
dale-key-roll = d
dale-key-reveal = w
dale-key-as = a
dale-key-pick = p
dale-key-pick-top = pb
dale-key-take = m
dale-key-stack = s
dale-key-number = g

dale-action-buy = Je koopt { NAME($card) } voor { $price }.
dale-action-buy-discard = Je koopt { NAME($card) } van de aflegstapel van de markt voor { $price }.
dale-action-build = Je bouwt stapel { $stack }.
dale-action-build-with = Je bouwt stapel { $stack } met { $card }.
dale-action-tidy = Opruimen: je legt kaarten af.
dale-action-play = Je speelt { $card }.
dale-action-roll = Je werpt de dobbelsteen voor { $card }.
dale-action-reveal = Met { $card } gooi je de bovenste kaart van de marktstapel weg.
dale-action-as = Je kaart is een kopie van { $card }.
dale-action-as-itself = { $card } kopieert niets.
dale-action-card-pay = Je betaalt met { $card }.
dale-action-card-build = Je legt { $card } in de stapel.
dale-action-card-discard = Je legt { $card } af.
dale-action-card-throw = Je gooit { $card } weg.
dale-action-card-slip = Je legt { $card } gedekt op de andere trekstapel.
dale-action-card-give = Je geeft { $card } weg.
dale-action-card-hide = Je verbergt { $card } onder de Blinddoek.
dale-action-card-cookies = { $card } is een kopie van Koektrommel.
dale-action-pick-fetch = Je legt { $card } uit je aflegstapel in de stapel.
dale-action-pick-keep = Je houdt { $card }.
dale-action-pick-put-on-top = { $card } komt boven op je trekstapel.
dale-action-put-below = Daaronder komt { $card }.
dale-action-pick-throw-first = Je gooit { $card } als eerste weg.
dale-action-throw-next = Daarna gooi je { $card } weg.
dale-action-pick-throw-one = Je gooit { $card } weg.
dale-action-pick-throw-discarded = Je gooit { $card } uit je aflegstapel weg.
dale-action-pick-take-stall = Je neemt { $card } uit de kraam.
dale-action-pick-junk = Je gooit { $card } uit je betaling weg.
dale-action-slot-take = Je neemt { $card } van de markt.
dale-action-slot-throw-market = Je gooit { $card } van de markt weg.
dale-action-player = Je kiest { $player }.
dale-action-stack = Je kiest stapel { $stack } ({ NAME($cards) }).
dale-action-guess = Je zegt { $number }.
dale-action-new-value = De kaart is deze beurt { $number } waard.
dale-action-worth = De kaart telt voor { $number } in deze stapel.
dale-action-end-action = Je doet geen actie meer.
dale-action-end-before-delivery = Je gaat door met de levering.
dale-action-end-end-of-turn = Je beëindigt je beurt.
dale-action-end-more-cookies = Je gaat door.
dale-action-end-extra-stack = Je bouwt nu geen stapel meer.
dale-action-end-payment = Je rondt de betaling af.
dale-action-end-junk-away = Je gooit geen Rommel meer weg.
dale-action-end-inventory = Je legt geen kaarten meer af.
dale-action-end-victim = Je kiest verder niemand.

dale-summary-then = { $before } { $next }
dale-summary-copy = { $card } als { $as }
dale-summary-worth = { $card } ({ $number } waard)
dale-summary-effect = “{ $text }”
dale-summary-nobody = Je kiest niemand.
dale-summary-stack = stapel { $stack }
dale-reveals-draws = er worden kaarten getrokken
dale-reveals-market = nieuwe kaart op de markt
dale-reveals-top = de marktstapel gaat open
dale-reveals-die = er wordt gedobbeld
dale-reveals-looks = je ziet gedekte kaarten
dale-reveals-random = het lot kiest een kaart
dale-reveals-mixes = de handkaarten worden geschud
dale-reveals-piles = je trekstapel wordt omgedraaid
dale-reveals-shows = iedereen ziet je kaart
dale-forced = { $why ->
    [pay] Je betaalt met { $choices }. Alleen zo kun je betalen.
    [pay-rest] Je betaalt ook met { $choices }. Niets anders past bij je keuze.
    [stack] Al gekozen: { $choices }. Alleen zo kun je deze stapel bouwen.
    [rest] Al gekozen: { $choices }. Niets anders past bij je keuze.
   *[only] Al gekozen: { $choices }. Iets anders kan niet.
}
dale-warning-unused = Je hebt nog een actie over.
dale-warning-unfinished = Je kunt eerst nog iets doen.
dale-warning-junk = Te weinig kaarten over: je krijgt { $count ->
    [one] { $count } Rommelkaart.
   *[other] { $count } Rommelkaarten.
}

## Why not

dale-refusal-moment = Dat kan nu niet.
dale-refusal-price = { NAME($card) } kost { $price } en je handkaarten zijn { $worth } waard.
dale-refusal-empty-slot = Op die plek ligt geen kaart.
dale-refusal-no-discard = De aflegstapel van de markt is leeg.
dale-refusal-discovery = De bovenste kaart van de aflegstapel van de markt kun je alleen kopen als je ook met een Marktvondst betaalt, en geen kaart van de betaling mag overbodig zijn.
dale-refusal-build = Je kunt stapel { $stack } nu niet bouwen: je hebt geen kaarten van één set in je hand die samen precies { $stack } waard zijn.
dale-refusal-build-copier = Je kunt stapel { $stack } nu niet bouwen: je hebt geen kaarten van één set in je hand die samen precies { $stack } waard zijn. { NAME($card) } telt alleen als de kaart die hij kopieert, niet voor de waarde die erop staat.
dale-refusal-empty-hand = Je hebt geen kaarten in je hand.
dale-refusal-not-in-hand = Je hebt geen { NAME($card) } in je hand.
dale-refusal-no-open-card = Die open kaart is er niet.
dale-refusal-no-technique = { NAME($card) } is geen truc, dus die kun je niet spelen.
dale-refusal-no-roll = Je kunt nu niet dobbelen voor { NAME($card) }.
dale-refusal-no-reveal = Met { NAME($card) } kun je nu geen kaart van de marktstapel weggooien.
dale-refusal-needless = { NAME($card) } past niet in deze betaling: je zou ook met een kaart minder genoeg betalen.
dale-refusal-no-fit = { NAME($card) } past hier niet in stapel { $stack }.
dale-refusal-verb = Wat wil je met { NAME($card) }? { $technique ->
    [yes] Spelen: { $play }{ NAME($card, form: "code") }. Afleggen: kies eerst Opruimen ({ $tidy }).
   *[no] Afleggen: kies eerst Opruimen ({ $tidy }).
} Ermee betalen of bouwen: begin met kopen of bouwen.
    .web = Wat wil je met { NAME($card) }? { $technique ->
        [yes] Je kunt de kaart spelen wanneer je een actie mag doen.
       *[no] Het is geen truc, dus spelen kan niet.
    } Wil je ermee betalen, bouwen of de kaart afleggen, kies dan eerst een kaart op de markt, Kraam of Opruimen.
dale-refusal-as = { NAME($card) } kan hier geen kopie van die kaart zijn.
dale-refusal-not-paid = Nog niet: je moet nog { $due } betalen.

## What happened

dale-event-decks = Sets in dit spel: { NAME($decks) }
dale-event-starts = { $you ->
    [yes] Jij begint.
   *[no] { $seat } begint.
}
dale-event-turn = { $you ->
    [yes] Beurt { $turn }: jij
   *[no] Beurt { $turn }: { $seat }
}
dale-event-market-card = Nieuw op de markt: { NAME($cards) }
dale-event-draws = { $you ->
    [yes] Je trekt { NAME($cards) }{ $owner ->
        [market] { " " }van de marktstapel
       *[other] { "" }
    }.
   *[no] { $seat } trekt { NAME($cards) }{ $owner ->
        [market] { " " }van de marktstapel
       *[other] { "" }
    }.
}
dale-event-draws-hidden = { $you ->
    [yes] Je trekt
   *[no] { $seat } trekt
} { $count ->
    [one] { $count } kaart
   *[other] { $count } kaarten
}{ $owner ->
    [market] { " " }van de marktstapel
   *[other] { "" }
}.
dale-event-reshuffle = { $you ->
    [yes] Je schudt je aflegstapel ({ $count }): dat is nu je trekstapel.
   *[no] { $seat } schudt de aflegstapel ({ $count }): dat is nu de trekstapel.
}
dale-event-reshuffle-market = De aflegstapel van de markt ({ $count }) wordt geschud: dat is nu de marktstapel.
dale-event-junk-dealt = { $you ->
    [yes] Je kunt niets meer trekken en krijgt
   *[no] { $seat } kan niets meer trekken en krijgt
} { $count ->
    [one] { $count } Rommelkaart.
   *[other] { $count } Rommelkaarten.
}
dale-event-no-junk = { $you ->
    [yes] Er is geen Rommel meer voor jou.
   *[no] Er is geen Rommel meer voor { $seat }.
}
dale-event-buys = { $you ->
    [yes] Je koopt { NAME($card) } voor { $price }.
   *[no] { $seat } koopt { NAME($card) } voor { $price }.
}
dale-event-buys-discard = { $you ->
    [yes] Je koopt { NAME($card) } van de aflegstapel van de markt voor { $price }.
   *[no] { $seat } koopt { NAME($card) } van de aflegstapel van de markt voor { $price }.
}
dale-event-pays = { $you ->
    [yes] Je betaalt met { $cards } = { $sum }
   *[no] { $seat } betaalt met { $cards } = { $sum }
}
dale-event-plays = { $you ->
    [yes] Je speelt { NAME($card) }.
   *[no] { $seat } speelt { NAME($card) }.
}
dale-event-plays-copy = { $you ->
    [yes] Je speelt { NAME($card) } als { NAME($as) }.
   *[no] { $seat } speelt { NAME($card) } als { NAME($as) }.
}
dale-event-copies = { $you ->
    [yes] Je { NAME($card) } is deze beurt { NAME($as) }.
   *[no] { NAME($card) } van { $seat } is deze beurt { NAME($as) }.
}
dale-event-shows = { $you ->
    [yes] Je laat { NAME($card) } zien.
   *[no] { $seat } laat { NAME($card) } zien.
}
dale-event-lays = { $you ->
    [yes] Je bouwt met { $cards } = { $sum }
   *[no] { $seat } bouwt met { $cards } = { $sum }
}
dale-event-stack = { $you ->
    [yes] Je voltooit stapel { $stack }.
   *[no] { $seat } voltooit stapel { $stack }.
}
dale-event-discards = { $you ->
    [yes] Je legt { NAME($cards) } af.
   *[no] { $seat } legt { NAME($cards) } af.
}
dale-event-throws-away = { $you ->
    [yes] Je gooit { NAME($cards) } weg.
   *[no] { $seat } gooit { NAME($cards) } weg.
}
dale-event-rolls = { $you ->
    [yes] Je dobbelt voor { NAME($card) } en werpt { $number }.
   *[no] { $seat } dobbelt voor { NAME($card) } en werpt { $number }.
}
dale-event-new-value = { $you ->
    [yes] Je { NAME($card) } is deze beurt { $value } waard.
   *[no] { NAME($card) } van { $seat } is deze beurt { $value } waard.
}
dale-event-looks = { $you ->
    [yes] Je bekijkt { NAME($cards) }.
   *[no] { $seat } bekijkt { NAME($cards) }.
}
dale-event-looks-hidden = { $you ->
    [yes] Je bekijkt
   *[no] { $seat } bekijkt
} { $count ->
    [one] { $count } kaart
   *[other] { $count } kaarten
} van { $owner ->
    [own] { $you ->
        [yes] je trekstapel
       *[no] de eigen trekstapel
    }
    [market] de marktstapel
   *[other] { $to-you ->
        [yes] jouw trekstapel
       *[no] de trekstapel van { $player }
    }
}.
dale-event-keeps = { $you ->
    [yes] Je houdt { NAME($cards) }.
   *[no] { $seat } houdt { NAME($cards) }.
}
dale-event-keeps-hidden = { $you ->
    [yes] Je houdt
   *[no] { $seat } houdt
} { $count ->
    [one] { $count } kaart
   *[other] { $count } kaarten
}.
dale-event-puts-back = { $you ->
    [yes] Je legt terug op je trekstapel: { NAME($cards) }.
   *[no] { $seat } legt terug op de trekstapel: { NAME($cards) }.
}
dale-event-puts-back-hidden = { $you ->
    [yes] Je legt
   *[no] { $seat } legt
} { $count ->
    [one] { $count } kaart
   *[other] { $count } kaarten
} terug op de trekstapel.
dale-event-takes = { $you ->
    [yes] Je neemt { NAME($card) } van de markt.
   *[no] { $seat } neemt { NAME($card) } van de markt.
}
dale-event-fetches = { $you ->
    [yes] Je neemt { NAME($card) } van je aflegstapel.
   *[no] { $seat } neemt { NAME($card) } van de eigen aflegstapel.
}
dale-event-steals = { $you ->
    [yes] Je neemt { NAME($card) } van de aflegstapel van { $player }.
   *[no] { $seat } neemt { NAME($card) } van { $to-you ->
        [yes] jouw aflegstapel
       *[no] de aflegstapel van { $player }
    }.
}
dale-event-swaps-piles = { $you ->
    [yes] Je wisselt je trekstapel ({ $deck }) en je aflegstapel ({ $discard }) om.
   *[no] { $seat } wisselt trekstapel ({ $deck }) en aflegstapel ({ $discard }) om.
}
dale-event-aims = { $you ->
    [yes] Je kiest { $player }.
   *[no] { $seat } kiest { $to-you ->
        [yes] jou
       *[no] { $player }
    }.
}
dale-event-loses = { $you ->
    [yes] Je legt { NAME($card) } af (willekeurig gekozen).
   *[no] { $seat } legt { NAME($card) } af (willekeurig gekozen).
}
dale-event-slips = { $you ->
    [yes] Je legt { NAME($card) } op de trekstapel van { $player }.
   *[no] { $seat } legt { NAME($card) } op { $to-you ->
        [yes] jouw trekstapel
       *[no] de trekstapel van { $player }
    }.
}
dale-event-slips-hidden = { $seat } legt een kaart gedekt op { $to-you ->
    [yes] jouw trekstapel
   *[no] de trekstapel van { $player }
}.
dale-event-drops = { $you ->
    [yes] Je legt { NAME($card) } op de aflegstapel van { $player }.
   *[no] { $seat } legt { NAME($card) } op { $to-you ->
        [yes] jouw aflegstapel
       *[no] de aflegstapel van { $player }
    }.
}
dale-event-grabs = { $you ->
    [yes] Je krijgt { NAME($cards) } van { $player }.
   *[no] { $seat } krijgt { NAME($cards) } van { $to-you ->
        [yes] jou
       *[no] { $player }
    }.
}
dale-event-grabs-hidden = { $you ->
    [yes] Je krijgt { $count ->
        [one] { $count } kaart
       *[other] { $count } kaarten
    } van { $player }.
   *[no] { $seat } krijgt { $count ->
        [one] { $count } kaart
       *[other] { $count } kaarten
    } van { $to-you ->
        [yes] jou
       *[no] { $player }
    }.
}
dale-event-gives = { $you ->
    [yes] Je geeft { NAME($cards) } aan { $player }.
   *[no] { $to-you ->
        [yes] { $seat } geeft jou { NAME($cards) }.
       *[no] { $seat } geeft { NAME($cards) } aan { $player }.
    }
}
dale-event-gives-hidden = { $you ->
    [yes] Je geeft { $count ->
        [one] { $count } kaart
       *[other] { $count } kaarten
    } aan { $player }.
   *[no] { $to-you ->
        [yes] { $seat } geeft jou { $count ->
            [one] { $count } kaart
           *[other] { $count } kaarten
        }.
       *[no] { $seat } geeft { $count ->
            [one] { $count } kaart
           *[other] { $count } kaarten
        } aan { $player }.
    }
}
dale-event-takes-from-stall = { $you ->
    [yes] Je neemt { NAME($card) } uit stapel { $stack } van { $player }.
   *[no] { $seat } neemt { NAME($card) } uit { $to-you ->
        [yes] jouw stapel { $stack }
       *[no] stapel { $stack } van { $player }
    }.
}
dale-event-swaps-in-stall = { $you ->
    [yes] Je neemt { NAME($card) } uit stapel { $stack } van { $player } en legt { NAME($replacement) } ervoor in de plaats.
   *[no] { $seat } neemt { NAME($card) } uit { $to-you ->
        [yes] jouw stapel { $stack }
       *[no] stapel { $stack } van { $player }
    } en legt { NAME($replacement) } ervoor in de plaats.
}
dale-event-mixes = { $you ->
    [yes] Jouw kaarten en die van { $player } worden samen geschud ({ $count }) en weer uitgedeeld.
   *[no] De kaarten van { $seat } en { $to-you ->
        [yes] die van jou
       *[no] { $player }
    } worden samen geschud ({ $count }) en weer uitgedeeld.
}
dale-event-dealt = { $you ->
    [yes] Je krijgt na het schudden { NAME($cards) }.
   *[no] { $seat } krijgt na het schudden { NAME($cards) }.
}
dale-event-dealt-hidden = { $you ->
    [yes] Je krijgt na het schudden { $count ->
        [one] { $count } kaart
       *[other] { $count } kaarten
    }.
   *[no] { $seat } krijgt na het schudden { $count ->
        [one] { $count } kaart
       *[other] { $count } kaarten
    }.
}
dale-event-dealt-partly = { $seat } krijgt na het schudden { $count } kaarten, waaronder { NAME($cards) }.
dale-event-dealt-swap = Je raakt kwijt: { NAME($lost) }. Je krijgt: { NAME($cards) }.
dale-event-dealt-same = Je krijgt je eigen kaarten terug.
dale-event-hides = { $you ->
    [yes] Je verbergt { NAME($card) }; { $player } moet de waarde raden.
   *[no] { $seat } verbergt { NAME($card) }; { $to-you ->
        [yes] jij moet
       *[no] { $player } moet
    } de waarde raden.
}
dale-event-hides-hidden = { $seat } verbergt een kaart; { $to-you ->
    [yes] jij moet
   *[no] { $player } moet
} de waarde raden.
dale-event-guesses = { $you ->
    [yes] Je zegt { $number }.
   *[no] { $seat } zegt { $number }.
}
dale-event-uncovers = { $you ->
    [yes] Jouw kaart is { NAME($card) }, { $value } waard.
   *[no] De kaart van { $seat } is { NAME($card) }, { $value } waard.
}
dale-event-uncovers-copy = { $you ->
    [yes] Jouw kaart is { NAME($card) } als { NAME($as) }, { $value } waard.
   *[no] De kaart van { $seat } is { NAME($card) } als { NAME($as) }, { $value } waard.
}
dale-event-nothing = { NAME($as) } heeft geen effect.
dale-event-uses = { $you ->
    [yes] Je gebruikt { NAME($card) }.
   *[no] { $seat } gebruikt { NAME($card) }.
}
dale-event-ends-actions = { $you ->
    [yes] Je doet geen actie meer.
   *[no] { $seat } doet geen actie meer.
}
dale-event-game-over = { $you ->
    [yes] Je voltooit je achtste stapel: het spel is afgelopen.
   *[no] { $seat } voltooit de achtste stapel: het spel is afgelopen.
}

## What a move would cause, in hints

dale-fact-hand = { $count ->
    [0] Je houdt geen kaarten in je hand over.
    [one] Je houdt { $count } kaart in je hand over.
   *[other] Je houdt { $count } kaarten in je hand over.
}
dale-fact-draws = Je trekt { $count ->
    [one] { $count } kaart
   *[other] { $count } kaarten
}{ $owner ->
    [market] { " " }van de marktstapel
   *[other] { "" }
}.
dale-fact-roll = De dobbelsteen telt deze beurt { $least } tot { $most } op bij de waarde van { NAME($card) }. Het kost geen actie.
dale-fact-reveal = De bovenste kaart van de marktstapel wordt weggegooid, dus komt er straks een andere op de markt. Het kost geen actie.
dale-fact-keeps = { $count ->
    [one] Je houdt je kaart voor je volgende beurt.
   *[other] Je houdt je { $count } kaarten voor je volgende beurt.
}

## Why one move is better than another, in hints and analyses: a difference after both. $number is an amount as text, such as
## "3" or "at least 3", $count the same as a number, and $way "more" or "less".

dale-reason-stacks = { $you ->
    [yes] Je hebt
   *[no] { $seat } heeft
} { $number } { $count ->
    [one] stapel
   *[other] stapels
} { $way ->
    [more] meer
   *[less] minder
} voltooid
dale-reason-gained = { $you ->
    [yes] De kaarten die je krijgt, zijn
   *[no] De kaarten die { $seat } krijgt, zijn
} { $number } { $way ->
    [more] meer
   *[less] minder
} waard
dale-reason-thrown = { $you ->
    [yes] Je gooit
   *[no] { $seat } gooit
} { $number } { $count ->
    [one] Rommelkaart
   *[other] Rommelkaarten
} { $way ->
    [more] meer
   *[less] minder
} weg
dale-reason-junk = { $you ->
    [yes] Je krijgt
   *[no] { $seat } krijgt
} { $number } { $count ->
    [one] Rommelkaart
   *[other] Rommelkaarten
} { $way ->
    [more] meer
   *[less] minder
}
dale-reason-hand = { $you ->
    [yes] Je hebt
   *[no] { $seat } heeft
} { $number } { $count ->
    [one] kaart
   *[other] kaarten
} { $way ->
    [more] meer
   *[less] minder
} { $you ->
    [yes] in je hand
   *[no] in de hand
}
dale-reason-ready = { $way ->
    [more] Je kunt je volgende stapel bouwen
   *[less] Je kunt je volgende stapel niet bouwen
}
dale-reason-purse = Met je hand kun je { $number } { $way ->
    [more] meer
   *[less] minder
} betalen

## The score sheet

dale-score-stack = Stapel { $stack }
dale-score-cell = { NAME($cards) } (beurt{"\u00A0"}{ $turn })
dale-score-stacks = Stapels
dale-score-legend = de kaarten van elke stapel zoals die is gebouwd; wie de achtste stapel bouwt, wint meteen
dale-verdict-wins = { $you ->
    [yes] Je hebt gewonnen met acht stapels.
   *[no] { $seat } heeft gewonnen met acht stapels.
}

## Help. The title, or one of the words of "also", is what people type after the question mark.

dale-help-card = { NAME($card) } ({ NAME($deck) } { $value }): { $type ->
    [technique] een truc{ $plus ->
        [yes] { " " }met een plus: daarna heb je nog een actie.
       *[no] { " " }zonder plus.
    }
    [copier] een passieve kaart die kopieert.
   *[passive] een passieve kaart.
} { $text }{ $rolls ->
    [yes] { " " }Vlakken van de dobbelsteen: { $faces }.
   *[no] { "" }
} { $copies ->
    [one] De set telt { $copies } exemplaar van deze kaart.
   *[other] De set telt { $copies } exemplaren van deze kaart.
}
    .web = { NAME($deck) } { $value }: { $type ->
        [technique] een truc{ $plus ->
            [yes] { " " }met een plus: daarna heb je nog een actie.
           *[no] { " " }zonder plus.
        }
        [copier] een passieve kaart die kopieert. Gebruik je de kaart, dan heeft hij de waarde van wat hij kopieert. Het getal tussen haakjes telt voor de prijs, en als waarde zolang er niets te kopiëren valt.
       *[passive] een passieve kaart.
    } { $text }{ $rolls ->
        [yes] { " " }Vlakken van de dobbelsteen: { $faces }.
       *[no] { "" }
    } { $copies ->
        [one] De set telt { $copies } exemplaar van deze kaart.
       *[other] De set telt { $copies } exemplaren van deze kaart.
    }
dale-help-junk-card = { NAME($card) }: { $text } Er is altijd genoeg Rommel.
    .web = { $text } Er is altijd genoeg Rommel.

dale-help-goal = Doel
    .also = winnen winnaar einde overwinning
    .text = Bouw je kraam: acht stapels, de een na de ander, met een waarde van precies 1, 2, 3 enzovoort tot en met 8. Wie de achtste stapel bouwt, wint meteen.
dale-help-turn = Beurt
    .also = actie acties
    .text = Je kiest een van de vier acties: Markt (een kaart kopen), Truc (een truc spelen), Kraam (de volgende stapel bouwen) of Opruimen (kaarten afleggen). Een truc met een plus geeft je nog een actie. Daarna komt je levering en is de volgende speler aan de beurt.
dale-help-market = Markt
    .also = kopen koop prijs betalen betaling plek
    .text = De prijs van een kaart is de waarde plus 0 tot 4: hoe verder naar links, hoe duurder. Je betaalt met handkaarten. Die tellen voor hun waarde en gaan naar je aflegstapel, en wel in de volgorde waarin je ze kiest, als die voor een kaart in dit spel iets uitmaakt. Te veel betalen mag, maar geen kaart mag overbodig zijn: wat je te veel betaalt, moet minder zijn dan de waarde van elke kaart waarmee je betaalt. De gekochte kaart komt in je hand.
dale-help-techniques = Trucs
    .also = truc spelen speel techniek
    .text = Speel een truc uit je hand en doe wat erop staat, voor zover dat kan. Daarna gaat de kaart naar je aflegstapel.
dale-help-plus = Plus
    .also = + extra plusteken
    .text = Na een truc met een plus heb je nog een actie naar keuze. Betaal of bouw je met de kaart, dan telt de plus niet.
dale-help-passive = Passief
    .also = passieve eigenschap eigenschappen
    .text = Passieve kaarten werken zolang je ze in je hand hebt, of op het moment dat je ze gebruikt. Eigenschappen die je zelf inzet, zoals de dobbelsteen van Brutale pingelaar, zijn geen acties: gebruik ze in je beurt wanneer je wilt, zolang er niets anders wordt afgehandeld.
dale-help-stall = Kraam
    .also = stapel stapels bouwen bouw
    .text = Je volgende stapel heeft het volgende nummer, en de kaarten erin moeten samen precies zoveel waard zijn. Het moeten allemaal dierenkaarten van één set zijn; Rommel hoort er niet in. Sommige Eekhoorns zetten die regels naar hun hand. Kaarten in een kraam gebruik je niet meer.
dale-help-tidy = Opruimen
    .also = afleggen ruim
    .text = Leg zoveel handkaarten als je wilt op je aflegstapel, en wel in de volgorde waarin je ze kiest, als die voor een kaart in dit spel iets uitmaakt. Je acties beëindigen zonder iets te doen is hetzelfde, maar dan zonder kaarten.
dale-help-delivery = Levering
    .also = aanvullen
    .text = Na je acties trek je kaarten tot je er 5 hebt (met Koektrommel meer); heb je er al meer, dan houd je die. Zijn je trekstapel en je aflegstapel allebei leeg, dan krijg je Rommel. Daarna schuiven de kaarten op de markt naar rechts en komen er nieuwe bij.
dale-help-piles = Schudden
    .also = trekstapel marktstapel deck
    .text = Is er een kaart nodig en is een trekstapel of de marktstapel leeg, dan wordt de bijbehorende aflegstapel geschud en opnieuw gebruikt. Iedereen mag alle aflegstapels bekijken, maar de volgorde blijft zoals die is.
dale-help-discards = Aflegstapels
    .also = aflegstapel afgelegd bekijken
    .text =
        Alle aflegstapels liggen open, op volgorde: de bovenste kaart staat achteraan.
        { $piles }
dale-discards-market = Markt: { $count ->
    [0] niets
   *[other] { NAME($cards) }
}
dale-discards-of = { $seat }: { $count ->
    [0] niets
   *[other] { NAME($cards) }
}
dale-discards-next =
    { $before }
    { $next }
dale-help-throwing = Weggooien
    .also = weg weggegooid
    .text = Een kaart die je weggooit, ben je voorgoed kwijt: Rommel gaat terug naar de Rommelstapel, andere kaarten gaan naar de aflegstapel van de markt.
dale-help-values = Waarden
    .also = waarde
    .text = Is de waarde van een kaart deze beurt veranderd, dan geldt de nieuwe waarde voor alles wat je deze beurt met de kaart doet. Veranderingen worden toegepast in de volgorde waarin ze zijn ontstaan. Aan het einde van de beurt, of als de kaart je hand verlaat, vervallen ze.
dale-help-die = Dobbelsteen
    .also = dobbelen vlakken
    .text = De dobbelsteen van de Ocelotten heeft zes vlakken: { $faces }. Dobbelen voor Brutale pingelaar kost geen actie: voor elke Brutale pingelaar in je hand mag je één keer per beurt dobbelen, voordat je de kaart gebruikt. De uitkomst komt deze beurt bij de waarde en kun je niet weigeren. Bij Gewaagde gok bepaalt de uitkomst hoeveel kaarten jullie hoogstens ruilen.
dale-help-copies = Kopieën
    .also = kopie kopiëren kopieert kameleon
    .text = Alle Kameleons behalve Cadeaubon kopiëren: gebruik je er een, dan is die in alles (set, waarde, tekst en plus) een kopie van een kaart die in de tekst wordt genoemd. Valt er iets te kopiëren, dan moet je kopiëren. Kopieert die kaart zelf ook, dan gaat het kopiëren door. Valt er niets te kopiëren, dan geldt wat er op de kaart zelf staat. Zolang je zo’n kaart niet gebruikt, is het gewoon de kaart zelf, waar die ook ligt.
dale-help-open = Open
    .also = openliggend opengelegd
    .text = Een kaart in je hand waarmee deze beurt iets is gebeurd (de eigenschap is gebruikt, de kaart is een kopie geworden of de Blinddoek heeft de waarde veranderd), ligt open tot het einde van de beurt. Zo’n kaart heet o1, o2 enzovoort en hoort nog steeds bij je hand.
    .web = Een kaart in je hand waarmee deze beurt iets is gebeurd (de eigenschap is gebruikt, de kaart is een kopie geworden of de Blinddoek heeft de waarde veranderd), ligt tot het einde van de beurt open aan het eind van je hand. De kaart hoort nog steeds bij je hand.
dale-help-decks = Sets
    .also = set ara ara's ara’s panda panda's panda’s wasbeer wasberen eekhoorn eekhoorns ocelot ocelotten kameleons dierenkaart dierenkaarten
    .text = In dit spel: { NAME($decks) }. Er is één set meer dan er spelers zijn ({ $players }). Bij de Ara’s draait het om je hand. De Panda’s kennen de markt, de Wasberen stelen, de Eekhoorns bouwen, de Ocelotten gokken en de Kameleons kopiëren.
    .web = Er is één set meer dan er spelers zijn. Bij de Ara’s draait het om je hand. De Panda’s kennen de markt, de Wasberen stelen, de Eekhoorns bouwen, de Ocelotten gokken en de Kameleons kopiëren.
dale-help-secrets = Geheim
    .also = geheimen verborgen gedekt hand handkaarten
    .text = Handkaarten, trekstapels en de marktstapel zijn geheim. Wie kaarten met je ruilt, kent die kaarten; wie een kaart op je trekstapel legt, weet welke het is. Alles wat wordt gekocht, betaald, gebouwd, afgelegd of weggegooid, is open.
dale-help-tips = Tips
    .also = strategie advies tip hulp
    .text = Koop vroeg wat je laat wilt bouwen: je hebt kaarten van één set nodig die samen 5, 6, 7 en 8 waard zijn. Een kaart in je kraam ben je kwijt, dus zorg dat je met wat overblijft een kleine, sterke trekstapel hebt. De meest rechtse kaart van de markt is goedkoop, maar ook wachten heeft zijn prijs. Houd in de gaten hoe ver de anderen zijn: voor je het weet, is de race gelopen.

## De tafel in de browser

dale-web-blurb = Zes dierenvolken, elk met eigen trucs; in een spel ontmoeten drie tot vijf ervan elkaar. Bouw je kraam stapel voor stapel: wie als eerste de achtste stapel bouwt, wint meteen.
dale-bot-apprentice = Begint laat te bouwen, speelt veel trucs en besteedt soms een hele beurt aan Opruimen.
dale-bot-trader = Gooit meer kaarten weg dan wie ook en speelt graag trucs.
dale-bot-merchant = Gebruikt eigenschappen die leerlingen en handelaren over het hoofd zien, en verspilt bijna geen beurt.
dale-bot-magnate = Koopt weinig, bouwt vaak en heeft minder beurten nodig voor de kraam dan leerlingen en handelaren.
dale-bot-master = Alles wat deze bot over het bouwen van een kraam weet, komt uit de spelregels en uit partijen tegen zichzelf.
dale-bot-grandmaster = Leerde het spel net als de meester uit de regels en uit partijen tegen zichzelf, en zoekt tien keer zo lang naar een zet.
dale-web-keys = Q, W, E en R zijn Truc, Kraam, Markt en Opruimen. T beëindigt je acties. M gaat naar de markt, C naar de kaarten waaruit je kiest; D opent je aflegstapel.
dale-web-action-technique = Truc
dale-web-action-stall = Kraam
dale-web-action-market = Markt
dale-web-action-inventory = Opruimen
dale-web-end = Klaar
dale-web-next-market = Kies een kaart op de markt om te kopen.
dale-web-next-technique = Kies een truc in je hand om te spelen.
dale-web-no-technique = Je hebt geen truc in je hand die je nu kunt spelen.
dale-web-market-deck = Marktstapel
dale-web-market-discard = Aflegstapel van de markt
dale-web-top-first = De bovenste kaart staat vooraan.
dale-web-empty-pile = Deze stapel is leeg.
dale-web-discard-of = Aflegstapel van { $name }
dale-web-stall-of = Kraam van { $name }: { $count } van 8
dale-web-near-end = nog één stapel en het spel is gewonnen
dale-web-stall = Jouw kraam: { $count } van 8 stapels
dale-web-no-stacks = Er staat nog geen stapel.
dale-web-next-stack = Stapel { $stack }, de volgende: samen precies { $stack } waard; tot nu toe gelegd: { $sum }
dale-web-choose = Kies { $name }
dale-web-copy-now = nu gebruikt: { NAME($as) }, { $value } waard
dale-web-copy-any = nu gebruikt: naar keuze { $cards }
dale-web-copy-about = Nu gebruikt is het { NAME($as) }, { $value } waard: { $text }.
dale-web-copy-about-any = Nu gebruikt is het naar keuze: { $cards }.
dale-web-only-you = Alleen jij ziet dit
dale-web-thrown = { $count } weggegooid
dale-web-looks = { $name } bekijkt { $count ->
    [one] { $count } kaart
   *[other] { $count } kaarten
}
dale-web-die = De dobbelsteen staat op { $number }
dale-web-rolled = { $you ->
    [yes] Je hebt { $number } geworpen
   *[no] { $name } heeft { $number } geworpen
}
dale-web-paying = Betaling
dale-web-building = Stapel { $stack }
dale-web-turn = { $you ->
    [yes] Beurt { $turn }: jij
   *[no] Beurt { $turn }: { $name }
}
dale-web-purse = Je kunt tot { $worth } betalen
dale-web-hand-or-deck = In de hand of de trekstapel
dale-web-deck-top = Boven op de trekstapel
dale-web-unseen = Plek onbekend
dale-web-unseen-cards = Kaarten
dale-web-decks-random = Er doen { $wanted } sets mee: één meer dan er spelers zijn. Ze worden willekeurig gekozen, tenzij jij ze kiest.
dale-web-decks-chosen = { $count } van { $wanted } sets gekozen{ $missing ->
    [0] .
   *[other] ; zolang er sets ontbreken, worden ze allemaal willekeurig gekozen.
}
dale-web-random-blurb = Elke partij is anders
dale-web-blurb-macaws = Houd je hand in beweging.
dale-web-blurb-pandas = Ken de markt beter dan de rest.
dale-web-blurb-raccoons = Pak anderen af wat ze nodig hebben.
dale-web-blurb-squirrels = Zet de regels van de kraam naar je hand.
dale-web-blurb-ocelots = Vertrouw op je geluk en de dobbelsteen.
dale-web-blurb-chameleons = Kopieer wat anderen hebben.
dale-web-complexity-easy = Makkelijk
dale-web-complexity-medium = Gemiddeld
dale-web-complexity-hard = Moeilijk
dale-web-interaction-little = weinig interactie
dale-web-interaction-some = enige interactie
dale-web-interaction-much = veel interactie

## Opties

dale-option-decks = Dierensets
    .random = Willekeurig
dale-option-edition = Kaartteksten
    .first = van de eerste editie
dale-option-always-ask-order = Vraag naar de volgorde van afgelegde kaarten, ook als die voor geen enkele kaart iets uitmaakt
