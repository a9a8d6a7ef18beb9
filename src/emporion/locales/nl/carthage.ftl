# Traders of Carthage. The terms are those of docs/glossary/carthage.md.
#
# $seat is the name of a player and comes with $you, which is "yes" if the reader is that player.
# $card, $cards, $ship, $goods, $token are named things: take their forms by NAME.

carthage-title = Traders of Carthage

## Cards: value and colour. "code" stands on the table and in lists.

carthage-card-R5 = rode 5
    .code = Ro5
carthage-card-B5 = blauwe 5
    .code = Bl5
carthage-card-Y5 = gele 5
    .code = Ge5
carthage-card-G5 = groene 5
    .code = Gr5
carthage-card-R3 = rode 3
    .code = Ro3
carthage-card-B3 = blauwe 3
    .code = Bl3
carthage-card-Y3 = gele 3
    .code = Ge3
carthage-card-G3 = groene 3
    .code = Gr3
carthage-card-R2 = rode 2
    .code = Ro2
carthage-card-B2 = blauwe 2
    .code = Bl2
carthage-card-Y2 = gele 2
    .code = Ge2
carthage-card-G2 = groene 2
    .code = Gr2

## Colours and what belongs to them

carthage-colour-red = rood
    .code = Ro
carthage-colour-blue = blauw
    .code = Bl
carthage-colour-yellow = geel
    .code = Ge
carthage-colour-green = groen
    .code = Gr

carthage-ship-red = het rode schip
    .code = rood
carthage-ship-blue = het blauwe schip
    .code = blauw
carthage-ship-yellow = het gele schip
    .code = geel
carthage-ship-green = het groene schip
    .code = groen

carthage-goods-red = rode goederen
    .code = rood
carthage-goods-blue = blauwe goederen
    .code = blauw
carthage-goods-yellow = gele goederen
    .code = geel
carthage-goods-green = groene goederen
    .code = groen

carthage-token-red = rode eigendomsfiche
carthage-token-blue = blauwe eigendomsfiche
carthage-token-yellow = gele eigendomsfiche
carthage-token-green = groene eigendomsfiche

## The sea route. $number is 0 where there is only one such space.

carthage-space-alexandria = Alexandrië
carthage-space-cyrenaica = Cyrenaica
carthage-space-carthage = Carthago
carthage-space-coast = { $number ->
    [0] Kust
   *[other] Kust { $number }
}
carthage-space-pirates = { $number ->
    [0] Piraten
   *[other] Piraten { $number }
}

## The table

carthage-table-route = Vaarroute
carthage-table-market = Markt
carthage-table-farm = Boerderij
carthage-table-price = alles kopen: { $price }
carthage-table-price-and-coins = alles kopen: { $price } · je hand: { $coins }
carthage-table-empty = leeg
carthage-table-piles = Trekstapel { $pile } · aflegstapel { $discard }
carthage-table-piles-top = Trekstapel { $pile } · aflegstapel { $discard } (bovenop { NAME($card, form: "code") })
carthage-table-player = Speler
carthage-table-hand = Hand
carthage-table-goods = Voorraad
carthage-table-tokens = Fiches
carthage-table-points = Punten
carthage-table-marker = Schijfje
carthage-table-marker-free = vrij
carthage-table-marker-market = op de Markt
carthage-table-marker-farm = op de Boerderij
carthage-table-cards = { $count ->
    [one] { $count } kaart
   *[other] { $count } kaarten
}
carthage-table-stored-note = [ ] = beschermd tegen piraten
carthage-table-your-hand = Je handkaarten
carthage-table-empty-hand = geen kaarten
carthage-table-worth = samen { $coins } waard

## Prompts: what has to be decided

carthage-prompt-over = Het spel is afgelopen.
carthage-prompt-token = { $you ->
    [yes] Kies je eerste eigendomsfiche. Telkens als je die kleur verkoopt, is elke kaart 1 meer waard.
   *[no] { $seat } kiest de eerste eigendomsfiche.
}
carthage-prompt-action = { $you ->
    [yes] { $buy ->
        [yes] { $reserve ->
            [yes] Koop alles, neem of reserveer.
           *[no] Koop alles of neem een kaart.
        }
       *[no] { $reserve ->
            [yes] Neem een kaart als geld of reserveer een kaart.
           *[no] Neem een kaart als geld.
        }
    }
   *[no] { $seat } kiest een actie.
}
carthage-prompt-pass = { $you ->
    [yes] Er is geen kaart meer voor jou, dus je moet passen.
   *[no] { $seat } moet passen.
}
carthage-prompt-pay = { $you ->
    [yes] Kies waarmee je betaalt. Nog te betalen: { $due }.
   *[no] { $seat } betaalt.
}
carthage-prompt-paid = { $you ->
    [yes] Je hebt genoeg betaald. Leg er nog een kaart bij of rond de betaling af.
   *[no] { $seat } betaalt.
}
carthage-prompt-protect = { $you ->
    [yes] Piraten! Red je { NAME($goods) }?
   *[no] { $seat } beslist welke goederen tegen de piraten worden beschermd.
}
carthage-prompt-helpless = { $you ->
    [yes] De piraten hebben het op je { NAME($goods) } gemunt, en je hebt geen 2 of 3 van die kleur meer in je hand om ze te beschermen.
   *[no] { $seat } beslist welke goederen tegen de piraten worden beschermd.
}
carthage-prompt-store = { $you ->
    [yes] Je mag nu { NAME($goods) } in veiligheid brengen, al zijn er geen piraten. Welke kaarten leg je daarvoor af?
   *[no] { $seat } beslist welke goederen in veiligheid worden gebracht.
}
carthage-prompt-cannot-store = { $you ->
    [yes] Je mag nu { NAME($goods) } in veiligheid brengen, maar je hebt geen 2 of 3 van die kleur meer in je hand.
   *[no] { $seat } beslist welke goederen in veiligheid worden gebracht.
}

## What helps to decide

carthage-note-price = De Markt kost { $price }; je handkaarten zijn { $coins } waard.
carthage-note-voyages = Als je koopt: { $voyages }
carthage-voyage = { NAME($ship, form: "code") } → { $to }
carthage-note-payday = Betaaldag als je koopt: { $sales } { $count ->
    [one] punt
   *[other] punten
}
carthage-sale = { NAME($goods, form: "code") } +{ $points }
carthage-note-sailing = Varen verder: { $voyages }
    .web = { $voyages }
carthage-raided = { NAME($ship, form: "code") }
carthage-note-raids = Piraten vallen aan: { $ships }
    .web = Piraten: { $ships }
carthage-note-end = Met deze koop is het spel afgelopen: { $limit } eigendomsfiches of meer voor { $players }.
    .web = Deze koop beëindigt het spel.
carthage-note-payment = Prijs { $price }, al gelegd { NAME($cards, form: "code") } = { $paid }, nog te betalen { $due }.
carthage-note-to-pay = Prijs { $price }, je handkaarten zijn { $coins } waard. Je krijgt geen wisselgeld.
carthage-note-at-risk = In gevaar: { NAME($cards, form: "code") }. Leg een 2 af voor twee, een 3 voor één.
carthage-note-storable = Nog niet beschermd: { NAME($cards, form: "code") }. Een 2 beschermt er twee, een 3 één.
carthage-note-lost = Je verliest { NAME($cards, form: "code") }.

## Choices

carthage-group-token = Eigendomsfiche
carthage-group-buy = Kopen
carthage-group-take = Nemen als geld
carthage-group-reserve-market = Reserveren op de Markt
carthage-group-reserve-farm = Reserveren op de Boerderij
carthage-group-pay = Betalen
carthage-group-use = Afleggen
carthage-group-other = Of

carthage-label-buy = { $count ->
    [one] de enige beschikbare kaart voor { $price }
    [2] beide beschikbare kaarten voor { $price }
   *[other] alle { $count } beschikbare kaarten voor { $price }
}
    .button = Kopen voor { $price }
carthage-label-take-reserved = { NAME($card) } (je reservering)
    .button = Neem je { NAME($card) }
carthage-label-done-paying = afronden
carthage-label-done-protecting = niets meer afleggen
carthage-label-no-protection = niets afleggen
carthage-label-pass = passen

carthage-key-buy = k
carthage-key-take = n
carthage-key-take-reserved = nn
carthage-key-reserve-market = r
carthage-key-reserve-farm = b
carthage-key-done = a
carthage-key-pass = p

carthage-action-token = Je neemt een { NAME($token) }.
carthage-action-buy = { $count ->
    [one] Je koopt de enige beschikbare kaart voor { $price }.
    [2] Je koopt beide beschikbare kaarten voor { $price }.
   *[other] Je koopt alle { $count } beschikbare kaarten voor { $price }.
}
carthage-action-take = Je neemt de { NAME($card) } als geld in je hand.
carthage-action-take-reserved = Je neemt je gereserveerde { NAME($card) } als geld in je hand.
carthage-action-reserve-market = Je reserveert de { NAME($card) } op de Markt.
carthage-action-reserve-farm = Je reserveert de { NAME($card) } op de Boerderij.
carthage-action-pay = Je betaalt met een { NAME($card) }.
carthage-action-use = Je legt een { NAME($card) } af om goederen te beschermen.
carthage-action-done-paying = Je rondt de betaling af.
carthage-action-done-protecting = Je legt voor deze kleur geen kaart meer af.
carthage-action-no-protection = Je legt voor deze kleur geen kaart af.
carthage-action-pass = Je past.

carthage-summary-purchase = { $count ->
    [one] Je koopt { $count } kaart
   *[other] Je koopt { $count } kaarten
} voor { $price } en betaalt met { NAME($cards, form: "code") } = { $paid }{ $over ->
    [0] .
   *[other] , dat is { $over } te veel.
}
carthage-reveals-market = nieuwe kaarten op de Markt
carthage-reveals-payday = de betaaldag begint
carthage-reveals-card = iedereen ziet je kaart
carthage-forced-pay = Al gekozen: { NAME($cards, form: "code") }. { $rest ->
    [yes] Met de kaarten die je koos kan het niet anders.
   *[no] Alleen zo kun je betalen.
}
carthage-summary-protection = { $discarded ->
    [0] Je legt niets af.
   *[other] Je legt { NAME($cards, form: "code") } af en beschermt { NAME($saved, form: "code") }.
}{ $losses ->
    [0] { "" }
   *[other] { " " }Je verliest { NAME($lost, form: "code") }.
}

## Why not

carthage-refusal-price = Je kunt niet kopen: de Markt kost { $price } en je handkaarten zijn { $coins } waard.
carthage-refusal-not-in-market = Er ligt geen vrije { NAME($card) } op de Markt.
carthage-refusal-not-on-farm = Er ligt geen vrije { NAME($card) } op de Boerderij.
carthage-refusal-only-on-farm = De { NAME($card) } ligt nog op de Boerderij. Nemen kan pas als de kaart naar de Markt is verschoven.
carthage-refusal-reserved = De { NAME($card) } op de Markt is gereserveerd door { $owner }.
    .web = De { NAME($card) } is gereserveerd door { $owner }.
carthage-refusal-own-reservation = De { NAME($card) } ligt onder je eigen reserveringsschijfje. Typ { $key } om die kaart te nemen.
    .web = De { NAME($card) } ligt onder je eigen reserveringsschijfje.
carthage-refusal-no-reservation = Je hebt geen gereserveerde kaart op de Markt.
carthage-refusal-marker = Je reserveringsschijfje ligt al op een kaart. Je krijgt het terug als je die kaart koopt of neemt.
carthage-refusal-not-in-hand = Je hebt geen { NAME($card) } in je hand.
carthage-refusal-no-other = Je hebt geen andere { NAME($card) } in je hand.
carthage-refusal-pay-order = De { NAME($card) } past hier niet: een betaling noem je van de hoogste naar de laagste kaart, zonder overbodige kaarten. Typ de hele betaling op één regel, of ga met u een stap terug.
    .web = De { NAME($card) } past niet in deze betaling: er zou een kaart overbodig zijn.
carthage-refusal-needless = De { NAME($card) } past niet in deze betaling: er zou een kaart overbodig zijn.
carthage-refusal-buying = Je bent al aan het kopen: geef op waarmee je betaalt.
    .web = Je bent al aan het kopen: kies waarmee je betaalt.
carthage-refusal-verb = Wat wil je met de { NAME($card) }? Nemen: { $take }{ NAME($card, form: "code") }. Reserveren: { $reserve }{ NAME($card, form: "code") }. Ermee betalen: eerst kopen ({ $buy }).
    .web = Je kunt de { NAME($card) } nemen of reserveren. Wil je ermee betalen, koop dan eerst.
carthage-refusal-farm-verb = De { NAME($card) } ligt op de Boerderij. Typ { $reserve }{ NAME($card, form: "code") } om die kaart te reserveren.
    .web = De { NAME($card) } ligt op de Boerderij; daar kun je die kaart reserveren.
carthage-refusal-pay-verb = Wil je met de { NAME($card) } betalen, koop dan eerst ({ $buy }).
    .web = Wil je met de { NAME($card) } betalen, koop dan eerst.
carthage-refusal-colour = Het gaat nu om je { NAME($goods) }: alleen kaarten van die kleur helpen.
carthage-refusal-no-amphora = De { NAME($card) } heeft geen voorraadsymbool en beschermt dus niets.
carthage-refusal-not-needed = De { NAME($card) } is niet meer nodig: alles van deze kleur is al veilig.
carthage-refusal-moment = Dat kan nu niet.

## What happened

carthage-event-new-market = Nieuw op de Markt: { NAME($cards, form: "code") }
carthage-event-new-farm = Nieuw op de Boerderij: { NAME($cards, form: "code") }
carthage-event-first-hand = { $you ->
    [yes] Je trekt
   *[no] { $seat } trekt
} als starthand: { NAME($cards, form: "code") }
carthage-event-first-hand-hidden = { $seat } trekt een starthand van { $count ->
    [one] { $count } kaart.
   *[other] { $count } kaarten.
}
carthage-event-starts = { $you ->
    [yes] Je hebt de laagste starthand ({ $sum } met { $cards } kaarten) en bent startspeler.
   *[no] { $seat } heeft de laagste starthand ({ $sum } met { $cards } kaarten) en is startspeler.
}
carthage-event-starts-secretly = { $you ->
    [yes] Je hebt de laagste starthand en bent startspeler.
   *[no] { $seat } heeft de laagste starthand en is startspeler.
}
carthage-event-starts-by-lot = { $you ->
    [yes] Gelijke stand bij de laagste starthand. Het lot beslist: jij bent startspeler.
   *[no] Gelijke stand bij de laagste starthand. Het lot beslist: { $seat } is startspeler.
}
carthage-event-token = { $you ->
    [yes] Je krijgt een { NAME($token) } en hebt er nu { $count } van die kleur.
   *[no] { $seat } krijgt een { NAME($token) } en heeft er nu { $count } van die kleur.
}
carthage-event-turn = { $you ->
    [yes] Beurt { $turn }: jij
   *[no] Beurt { $turn }: { $seat }
}
carthage-event-refill-at-start = Er valt niets te nemen, dus Markt en Boerderij worden aangevuld.
carthage-event-farm-to-market = Van de Boerderij naar de Markt: { NAME($cards, form: "code") }
carthage-event-reshuffle = De trekstapel is op: de aflegstapel ({ $count ->
    [one] { $count } kaart
   *[other] { $count } kaarten
}) wordt geschud.
carthage-event-buys = { $you ->
    [yes] Je koopt
   *[no] { $seat } koopt
} { $count ->
    [one] { $count } kaart
   *[other] { $count } kaarten
} voor { $price }.
carthage-event-pays = { $you ->
    [yes] Je betaalt met
   *[no] { $seat } betaalt met
} { NAME($cards, form: "code") } = { $sum }
carthage-event-goods = { $you ->
    [yes] Nieuwe goederen voor jou:
   *[no] Nieuwe goederen voor { $seat }:
} { NAME($cards, form: "code") }
carthage-event-takes = { $you ->
    [yes] Je neemt
   *[no] { $seat } neemt
} de { NAME($card) } als geld.
carthage-event-takes-reserved = { $you ->
    [yes] Je neemt je gereserveerde { NAME($card) } als geld.
   *[no] { $seat } neemt de gereserveerde { NAME($card) } als geld.
}
carthage-event-reserves-market = { $you ->
    [yes] Je reserveert
   *[no] { $seat } reserveert
} de { NAME($card) } op de Markt.
carthage-event-reserves-farm = { $you ->
    [yes] Je reserveert
   *[no] { $seat } reserveert
} de { NAME($card) } op de Boerderij.
carthage-event-marker-back = { $you ->
    [yes] Je krijgt je reserveringsschijfje terug.
   *[no] { $seat } krijgt het reserveringsschijfje terug.
}
carthage-event-ship-sails = { NAME($ship, start: "yes") } vaart: { $from } → { $to }
carthage-event-payday = { NAME($ship, start: "yes") } ligt in Carthago: betaaldag voor { NAME($goods) }!
carthage-event-sale = { $you ->
    [yes] Je verkoopt
   *[no] { $seat } verkoopt
} { NAME($goods) }: ({ $highest } + { $tokens }) × { $cards } = { $value }, goed voor { $points ->
    [one] { $points } overwinningspunt.
   *[other] { $points } overwinningspunten.
}
carthage-event-victory-cards = { $you ->
    [yes] Onder je handelaar, 1 punt per kaart:
   *[no] Onder de handelaar van { $seat }, 1 punt per kaart:
} { NAME($cards, form: "code") }
carthage-event-left-over = { $you ->
    [yes] Je legt af wat overblijft van je verkoop:
   *[no] { $seat } legt af wat overblijft van de verkoop:
} { NAME($cards, form: "code") }
carthage-event-victory-drawn = { $you ->
    [yes] Je trekt
   *[no] { $seat } trekt
} { $count ->
    [one] { $count } kaart blind van de trekstapel, als overwinningspunt.
   *[other] { $count } kaarten blind van de trekstapel, als overwinningspunten.
}
carthage-event-uncovered = De kaarten zijn op: { $you ->
    [yes] je krijgt
   *[no] { $seat } krijgt
} { $points ->
    [one] { $points } overwinningspunt zonder kaart.
   *[other] { $points } overwinningspunten zonder kaart.
}
carthage-event-pirates = Piraten vallen { NAME($ship) } aan!
carthage-event-protects = { $you ->
    [yes] Je legt een { NAME($card) } af om goederen te beschermen.
   *[no] { $seat } legt een { NAME($card) } af om goederen te beschermen.
}
carthage-event-stored = { $you ->
    [yes] Je brengt in veiligheid:
   *[no] { $seat } brengt in veiligheid:
} { NAME($cards, form: "code") }
carthage-event-declines = { $you ->
    [yes] Je laat je { NAME($goods) } onbeschermd.
   *[no] { $seat } laat { NAME($goods) } onbeschermd.
}
carthage-event-declines-rest = { $you ->
    [yes] Je laat de overige { NAME($goods) } onbeschermd.
   *[no] { $seat } laat de overige { NAME($goods) } onbeschermd.
}
carthage-event-lost = { $you ->
    [yes] Je verliest aan de piraten:
   *[no] { $seat } verliest aan de piraten:
} { NAME($cards, form: "code") }
carthage-event-unstored = { $you ->
    [yes] Niet langer beschermd in je voorraad:
   *[no] Niet langer beschermd in de voorraad van { $seat }:
} { NAME($cards, form: "code") }
carthage-event-ship-returns = { NAME($ship, start: "yes") } keert terug: { $from } → { $to }
carthage-event-passes = { $you ->
    [yes] Je past.
   *[no] { $seat } past.
}
carthage-event-over-tokens = { $count ->
    [one] { $you ->
        [yes] Je hebt
       *[no] { $players } heeft
    } { $limit } of meer eigendomsfiches: het spel is afgelopen.
   *[other] { $players } hebben { $limit } of meer eigendomsfiches: het spel is afgelopen.
}
carthage-event-over-stalemate = Iedereen moet passen: het spel is afgelopen.

## What a move would cause, in hints. $earnings and $voyages are lists of the parts after them.

carthage-fact-payday = { NAME($ship, start: "yes") } bereikt Carthago: { $earnings }.
carthage-fact-earns = { $you ->
    [yes] jij verdient { $points }
   *[no] { $seat } verdient { $points }
}
carthage-fact-payday-empty = { NAME($ship, start: "yes") } bereikt Carthago, maar niemand heeft goederen van die kleur.
carthage-fact-raid = Piraten vallen { NAME($ship) } aan: je { NAME($cards, form: "code") } lopen dan gevaar.
carthage-fact-voyages = Varen verder: { $voyages }
carthage-fact-hand = Je handkaarten zijn daarna { $coins } waard.
carthage-fact-price = De Markt kost je daarna { $price }.
carthage-fact-token = Je { NAME($goods) } brengen dan per kaart { $more } meer op.
carthage-fact-market = { $count ->
    [0] Op de Markt liggen geen { NAME($goods) }.
   *[other] Op de Markt: { NAME($cards, form: "code") }
}
carthage-fact-farm = { $count ->
    [0] Op de Boerderij liggen geen { NAME($goods) }.
   *[other] Op de Boerderij: { NAME($cards, form: "code") }
}
carthage-fact-reserved-market = { $price ->
    [0] Niemand anders kan die kaart dan kopen of nemen.
   *[other] Niemand anders kan die kaart kopen of nemen: de Markt kost de anderen dan { $price }.
}
carthage-fact-reserved-farm = Ligt die kaart straks op de Markt, dan kan niemand anders die kopen of nemen.
carthage-fact-stock = Past bij je goederen: { NAME($cards, form: "code") }

## Why one move is better than another, in hints and analyses: a difference after both. $number is an amount as text, such as
## "3" or "at least 3", $count the same as a number, and $way "more" or "less".

carthage-reason-earned = { $you ->
    [yes] Je verdient
   *[no] { $seat } verdient
} { $number } { $count ->
    [one] punt
   *[other] punten
} { $way ->
    [more] meer
   *[less] minder
}
carthage-reason-exposed = { $you ->
    [yes] Je hebt
   *[no] { $seat } heeft
} { $number } { $count ->
    [one] kaart
   *[other] kaarten
} { $way ->
    [more] meer
   *[less] minder
} op een piratenveld
carthage-reason-sail = { $you ->
    [yes] De schepen met jouw goederen
   *[no] De schepen met goederen van { $seat }
} varen { $number } { $count ->
    [one] veld
   *[other] velden
} { $way ->
    [more] verder
   *[less] minder ver
}
carthage-reason-matching = { $you ->
    [yes] Op de Markt vind je
   *[no] Op de Markt vindt { $seat }
} { $number } { $count ->
    [one] kaart
   *[other] kaarten
} { $way ->
    [more] meer
   *[less] minder
} { $you ->
    [yes] in de kleuren van je goederen
   *[no] in de kleuren van de eigen goederen
}
carthage-reason-lost = { $you ->
    [yes] Je verliest
   *[no] { $seat } verliest
} { $number } { $count ->
    [one] kaart
   *[other] kaarten
} { $way ->
    [more] meer
   *[less] minder
} aan de piraten
carthage-reason-goods = { $you ->
    [yes] Je voorraad krijgt er
   *[no] De voorraad van { $seat } krijgt er
} { $number } { $count ->
    [one] kaart
   *[other] kaarten
} { $way ->
    [more] meer
   *[less] minder
} bij
carthage-reason-tokens = { $you ->
    [yes] Je hebt
   *[no] { $seat } heeft
} { $number } { $count ->
    [one] eigendomsfiche
   *[other] eigendomsfiches
} { $way ->
    [more] meer
   *[less] minder
}
carthage-reason-marker = { $you ->
    [yes] Je hebt
   *[no] { $seat } heeft
} { $way ->
    [more] een kaart gereserveerd
   *[less] geen kaart gereserveerd
}
carthage-reason-coins = Je handkaarten zijn { $number } { $way ->
    [more] meer
   *[less] minder
} waard
carthage-reason-hand = { $you ->
    [yes] Je hebt
   *[no] { $seat } heeft
} { $number } { $count ->
    [one] handkaart
   *[other] handkaarten
} { $way ->
    [more] meer
   *[less] minder
}

## The score sheet

carthage-score-sale = Betaaldag { $number }: { NAME($colour) }
carthage-score-sum = ({ $highest } + { $tokens }) × { $cards } = { $value } → { $points }
carthage-score-points = Overwinningspunten
carthage-score-tokens = Eigendomsfiches (bij gelijke stand)
carthage-score-number = { $number }
carthage-score-legend = (hoogste kaart + je eigendomsfiches van die kleur) × verkochte kaarten; per 5 een overwinningspunt, naar boven afgerond
carthage-verdict-wins = { $you ->
    [yes] Je hebt gewonnen
   *[no] { $seat } heeft gewonnen
} met { $points ->
    [one] { $points } overwinningspunt.
   *[other] { $points } overwinningspunten.
}
carthage-verdict-tokens = { $you ->
    [yes] Je hebt gewonnen: evenveel overwinningspunten ({ $points }), maar meer eigendomsfiches ({ $tokens }).
   *[no] { $seat } heeft gewonnen: evenveel overwinningspunten ({ $points }), maar meer eigendomsfiches ({ $tokens }).
}
carthage-verdict-shared = Gedeelde overwinning voor { $winners }: evenveel overwinningspunten ({ $points }) en eigendomsfiches ({ $tokens }).

## Help. The title, or one of the words of "also", is what people type after the question mark.

carthage-help-card = De { NAME($card) } ({ $good ->
    [red] stoffen
    [blue] edelstenen
    [yellow] graan
   *[green] wijn
}): { $value } waard als geld in je hand, en ook { $value } op de Markt en in je voorraad. { $icons ->
    [0] Er staat geen voorraadsymbool (vaas) op, dus tegen piraten helpt deze kaart niet.
    [1] Er staat één voorraadsymbool (vaas) op: leg je de kaart af uit je hand, dan bescherm je één goed van die kleur.
   *[other] Er staan twee voorraadsymbolen (vazen) op: leg je de kaart af uit je hand, dan bescherm je twee goederen van die kleur.
} Van de 108 kaarten zijn er { $copies } zoals deze.

carthage-help-goal = Doel
    .also = winnen
    .text = Je koopt goederen in Alexandrië en verkoopt ze als hun schip in Carthago aankomt. Elke verkoop levert overwinningspunten en een eigendomsfiche op. Zodra iemand { $tokens } eigendomsfiches heeft, is het spel meteen afgelopen. Wie dan de meeste overwinningspunten heeft, wint.
carthage-help-turn = Beurt
    .text = In je beurt doe je precies één ding: de hele Markt kopen, één kaart van de Markt als geld nemen of een kaart reserveren. Daarna is de volgende speler aan de beurt, met de klok mee.
carthage-help-market = Markt
    .also = prijs
    .text = Wat hier ligt, kun je kopen of nemen. In het begin zijn dat vijf kaarten. Lege plekken worden niet meteen aangevuld, dus de Markt krimpt tot er iemand koopt of er niets meer te nemen valt. Staat er P1, P2 … bij een kaart, dan heeft die speler de kaart gereserveerd. Achter “alles kopen” staat wat jij betaalt voor alles wat niet door anderen gereserveerd is.
    .web = Wat hier ligt, kun je kopen of nemen. In het begin zijn dat vijf kaarten. Lege plekken worden niet meteen aangevuld, dus de Markt krimpt tot er iemand koopt of er niets meer te nemen valt. Een zegel met een naam toont wie een kaart heeft gereserveerd. Achter “alles kopen” staat wat jij betaalt voor alles wat niet door anderen gereserveerd is.
carthage-help-farm = Boerderij
    .text = Hier liggen drie kaarten die bij de volgende aanvulling naar de Markt gaan. Je kunt ze wel reserveren, maar nog niet nemen of kopen.
carthage-help-hand = Hand
    .also = geld handkaarten
    .text = Je handkaarten zijn geld: elke kaart telt voor het getal dat erop staat. Het worden nooit goederen. { $hands ->
        [open] Aan deze tafel liggen alle handkaarten open.
       *[secret] Hoeveel handkaarten je hebt, mag iedereen weten; welke het zijn, blijft geheim. Maar wat je neemt, lag eerst open, dus wie goed oplet, weet veel.
    }
carthage-help-stock = Voorraad
    .also = goederen goed
    .text = De goederen die je hebt gekocht, liggen open voor je, gesorteerd op kleur, tot je ze op een betaaldag van hun kleur verkoopt of ze aan de piraten verliest. Ze worden nooit geld. Kaarten tussen [ ] zijn beschermd: daar kunnen de piraten niet bij.
    .web = De goederen die je hebt gekocht, liggen open voor je, gesorteerd op kleur, tot je ze op een betaaldag van hun kleur verkoopt of ze aan de piraten verliest. Ze worden nooit geld. Kaarten met een vaas op een donkere achtergrond zijn beschermd: daar kunnen de piraten niet bij.
carthage-help-buy = Kopen
    .also = koop betalen betaling
    .text = Je koopt alle kaarten op de Markt die niet door anderen gereserveerd zijn, ook je eigen gereserveerde kaart; een deel ervan kopen mag niet. De prijs is de som van hun waarden. Je betaalt met handkaarten; de kleur maakt niet uit en je krijgt geen wisselgeld. De gekochte kaarten liggen voortaan als goederen in je voorraad en de schepen van hun kleuren gaan vooruit.
carthage-help-take = Nemen
    .also = neem
    .text = Neem één kaart van de Markt in je hand: vanaf nu is dat geld. Dat mag een vrije kaart zijn of een kaart die je zelf gereserveerd hebt. De lege plek wordt niet aangevuld, dus voor de volgende speler is de Markt goedkoper. Je mag zoveel handkaarten hebben als je wilt.
carthage-help-reserve = Reserveren
    .also = reservering
    .text = Leg je enige reserveringsschijfje op een vrije kaart op de Markt of op de Boerderij. Alleen jij mag die kaart nu nog nemen of kopen, zonder tijdslimiet. Je krijgt het schijfje pas terug als je de kaart neemt of koopt. Een kaart die je op de Boerderij reserveert, moet eerst op de Markt komen.
carthage-help-marker = Schijfje
    .also = reserveringsschijfje marker
    .text = Iedereen heeft één reserveringsschijfje. Het is vrij, of het ligt op een kaart op de Markt of op de Boerderij tot de eigenaar die kaart neemt of koopt.
carthage-help-ships = Schepen
    .also = schip route vaarroute alexandrië cyrenaica kust
    .text = Schepen gaan alleen vooruit als er iemand koopt. Voor één gekochte kaart vaart het schip van die kleur één veld verder, voor twee of meer kaarten twee velden. Op een veld mogen meerdere schepen liggen. Carthago is het laatste veld; verder vaart een schip nooit.
carthage-help-refill = Aanvullen
    .also = stapel trekstapel aflegstapel
    .text = Er wordt aangevuld na elke aankoop{ $timing ->
        [after_payday] { " " }en de betaaldag die erop kan volgen
       *[before_payday] { "" }
    }, en ook als er aan het begin van je beurt niets voor je te nemen valt. Alle kaarten van de Boerderij gaan naar de Markt, met de schijfjes die erop liggen. Daarna komen er twee kaarten bij op de Markt en drie nieuwe op de Boerderij.
carthage-help-payday = Betaaldag
    .also = verkoop verkopen carthago punten
    .text = Ligt er een schip in Carthago, dan moet iedereen alle goederen van die kleur verkopen, beschermd of niet. De waarde is die van de hoogste kaart van je set plus je eigendomsfiches van die kleur. Vermenigvuldig dat met het aantal kaarten: per 5, naar boven afgerond, krijg je een overwinningspunt. Leg zoveel van de laagste kaarten gedekt onder je handelaar. Kom je kaarten tekort, dan trek je ze blind van de trekstapel; wat overblijft, leg je af. Daarna krijgt iedereen die heeft verkocht een eigendomsfiche van die kleur.
carthage-help-tokens = Fiches
    .also = fiche eigendomsfiche eigendomsfiches
    .text = Voor elke eigendomsfiche die je van een kleur hebt, is elke kaart 1 meer waard als je die kleur verkoopt.{ $start ->
        [yes] { " " }In het begin kiest iedereen er één.
       *[no] { "" }
    } Je raakt een eigendomsfiche nooit kwijt. Elke verkoop levert één eigendomsfiche op, hoe groot of klein ook. Zodra iemand er { $tokens } heeft, eindigt het spel.
carthage-help-pirates = Piraten
    .also = piraat aanval vaas voorraadsymbool beschermen
    .text = Op elke betaaldag vallen de piraten de schepen op de piratenvelden aan. Iedereen verliest dan alle onbeschermde goederen in de kleuren van die schepen. Maar eerst mag iedereen handkaarten van { $colours ->
        [any] elke kleur afleggen om goederen van die kleur te beschermen,
       *[raided_only] dezelfde kleur afleggen,
    } te beginnen met { $first ->
        [trigger] wie de betaaldag heeft veroorzaakt
       *[starting_player] de startspeler
    }: een 2 beschermt twee goederen, een 3 één goed, een 5 niets. { $stored ->
        [until_sold] Beschermde goederen blijven veilig tot ze worden verkocht.
       *[this_payday] Beschermde goederen zijn alleen op deze betaaldag veilig.
    } Aangevallen schepen keren terug naar Cyrenaica.
carthage-help-end = Einde
    .also = winnaar
    .text = Het spel eindigt midden in een betaaldag, zodra de eigendomsfiches zijn uitgedeeld en iemand er { $tokens } heeft. Wie de meeste overwinningspunten heeft, wint. Bij gelijke stand wint wie de meeste eigendomsfiches heeft; is ook dat gelijk, dan wordt de overwinning gedeeld. Handkaarten en goederen in je voorraad tellen niet mee.
carthage-help-cards = Kaarten
    .also = kaart kleur kleuren rood blauw geel groen ◊
    .text = 108 kaarten: in elk van de vier kleuren elf tweeën, negen drieën en zeven vijven. De letters geven de kleur aan: Ro rood (stoffen), Bl blauw (edelstenen), Ge geel (graan), Gr groen (wijn). Elke ◊ is een voorraadsymbool (vaas): zoveel goederen beschermt de kaart tegen piraten. Zo vraag je een kaart op: ? Ro5
carthage-help-tips = Tips
    .also = strategie advies tip
    .text = Een 5 in je voorraad maakt de hele set meer waard: zo’n kaart kun je beter reserveren dan als geld nemen. Met een gereserveerde 2 bepaal je voor weinig geld mee wanneer het schip van die kleur vaart. Een kaart op de Boerderij reserveren is een manier om af te wachten. Bewaar tweeën en drieën van je eigen kleuren tegen de piraten. Bedenk voordat je een kaart neemt wat de volgende speler daarna kan betalen.

## In the browser

carthage-web-keys = M gaat naar de Markt, F naar de Boerderij; met B koop je de hele Markt.
carthage-web-blurb = Koop de hele Markt of niets, kijk hoe de schepen varen en verkoop voordat de piraten komen. Wie als eerste genoeg fiches heeft, beëindigt het spel; wie de meeste punten heeft, wint.
carthage-bot-apprentice = Reserveert graag, koopt de Markt als er nog weinig ligt en verliest de meeste goederen aan de piraten.
carthage-bot-trader = Reserveert zelden. Wacht liever tot de Markt vol ligt en koopt dan.
carthage-bot-merchant = Betaalt minder voor goederen dan de rest en heeft er kaarten voor over om ze uit handen van de piraten te houden.
carthage-bot-magnate = Geduldig: neemt meer kaarten dan de rest voor er gekocht wordt, reserveert vaak en verliest het minst aan de piraten.
carthage-bot-master = Alles wat deze bot over handel weet, komt uit de spelregels en uit partijen tegen zichzelf.
carthage-bot-grandmaster = Leerde het spel net als de meester uit de regels en uit partijen tegen zichzelf, en zoekt tien keer zo lang naar een zet.
carthage-web-reserved = gereserveerd door { $name }
carthage-web-reserved-yours = door jou gereserveerd
carthage-web-stored = { $all ->
    [1] beschermd
   *[other] { $count } beschermd
}
carthage-web-stack = { $seat } heeft { $count ->
    [one] { $count } kaart
   *[other] { $count } kaarten
} van deze soort{ $kept ->
    [none] .
    [all] { $count ->
        [1] , beschermd tegen piraten.
       *[other] , allemaal beschermd tegen piraten.
    }
   *[some] , waarvan { $stored } beschermd tegen piraten.
}
carthage-web-pile = Trekstapel
carthage-web-discard = Aflegstapel
carthage-web-ghost = { NAME($ship, start: "yes") } zou hierheen varen
carthage-web-hand-is-money = Je handkaarten zijn geld: koop eerst en kies dan hier waarmee je betaalt.
carthage-web-sale-ahead = Je verkoopt dan { NAME($goods) }: { $cards ->
    [one] één kaart
   *[other] { $cards } kaarten
} × { $price } ÷ 5, naar boven afgerond: { $points ->
    [one] één punt
   *[other] { $points } punten
}
carthage-web-risk-ahead = De piraten komen dan achter je { NAME($goods) } aan ({ $count })
carthage-web-end-ahead = Met deze koop is het spel afgelopen.
carthage-web-no-payday = Geen enkel schip zou Carthago bereiken.
carthage-web-unseen = Nog niet gezien

## Options

carthage-option-track-pirates = Velden waar piraten op de loer liggen (het eerste veld van de vaarroute is nummer 0)
carthage-option-track-size = Aantal velden van de vaarroute
carthage-option-track-start = Nummer van het veld waar de schepen beginnen
carthage-option-track-anchor = Nummer van het veld waarnaar aangevallen schepen terugkeren
carthage-option-start-token = Iedereen kiest een fiche vóór de eerste beurt
carthage-option-end-tokens = Aantal fiches waarmee een speler het spel beëindigt
carthage-option-refill-timing = Wanneer er na een aankoop wordt aangevuld
    .before-payday = vóór de betaaldag
    .after-payday = na de betaaldag
carthage-option-protect-first = Wie als eerste beslist over het beschermen van goederen
    .trigger = wie de betaaldag heeft veroorzaakt
    .starting-player = de startspeler
carthage-option-stored-lasts = Hoelang beschermde goederen veilig blijven
    .until-sold = tot ze verkocht zijn
    .this-payday = alleen op deze betaaldag
carthage-option-protect-colours = Goederen die je bij een aanval mag beschermen
    .raided-only = van aangevallen kleuren
    .any = van elke kleur
carthage-option-payment-rule = Kaarten waarmee je mag betalen
    .irreducible = geen overbodige
    .any = alle, ook overbodige
carthage-option-own-reservation-blocks-refill = Je eigen gereserveerde kaart telt aan het begin van je beurt als beschikbaar
carthage-option-show-initial-hands = Iedereen ziet welke kaarten er aan het begin worden getrokken
carthage-option-show-vp-totals = Iedereen ziet het exacte aantal punten van alle spelers
carthage-option-show-discard = Hoeveel van de aflegstapel te zien is
    .top = de bovenste kaart
    .all = alle kaarten
carthage-option-open-hands = Alle handkaarten liggen open
