# The lesson of Traders of Carthage: what is said in its order.

carthage-lesson-theme = You’re a merchant on the sea route to Carthage. You buy goods and sell them when the ship of their colour arrives. The player with the most victory points at the end wins.
carthage-lesson-ships = Each of the four colours has a ship. Ships sail only when someone buys goods. The last two spaces before Carthage belong to the pirates.
carthage-lesson-stock = You join a game in progress. These are your goods: two red, two blue, one green. The number next to a colour counts your tokens, which raise its price: you have one, in blue.
carthage-lesson-money = The cards in your hand are your money: 2, 3 or 5 coins each. Their colour doesn’t matter when you pay.
carthage-lesson-take = On your turn you do one of three things. The first: take one card from the Market into your hand, as money. Choose the yellow 3.
carthage-lesson-refill = Your opponent took the last card, so the Market was refilled, as it is after every purchase: the Farm cards move over, two cards are added, and the Farm gets three new ones. So the Farm shows you part of the next Market.
carthage-lesson-reserve = The second thing: reserve a card with your only marker. The marker stays there until you buy or take that card, and nobody else can have it. You’re collecting blue, so choose the blue 2 on the Farm.
carthage-lesson-all = Your opponent bought the Market. A purchase takes the whole Market, except cards that others have reserved. One card of a colour moves its ship one space; two or more move it two. Green sailed two spaces, red and blue one each.
carthage-lesson-buy = The third thing: buy. All five cards cost 10 together, and you get no change. Two are blue, so the blue ship reaches Carthage, and you sell your blue goods for points. Buy all five, pay with both fives, and confirm.
carthage-lesson-payday = Payday! Your best blue card was a 3, and your token adds 1, so each of your four cards sold for 4: 16 in total. You score 1 point per 5 coins, rounded up: 4 points.
carthage-lesson-token = Everyone with goods of this colour sells them all and gets a token of the same colour. You never lose tokens: from now on, your blue goods will sell for 2 more each.
carthage-lesson-pirates = At every payday, pirates raid the ships on their two spaces, and everyone loses their goods of those colours. This time that means red and green.
carthage-lesson-protect = Cards in your hand save goods of their own colour: a 2 has two amphorae and saves two, a 3 saves one, a 5 none. Discard the red 3 to save your best red card. Let the green ones go: “No card”.
carthage-lesson-stored = The red 3 in your stock is now in square brackets: it’s stored, and safe until you sell it. The blue ship went back to Alexandria, the raided ones to Cyrenaica.
    .web = The red 3 in your stock now carries an amphora: it’s stored, and safe until you sell it. The blue ship went back to Alexandria, the raided ones to Cyrenaica.
carthage-lesson-end = The game ends as soon as someone has eight tokens; then only victory points count. In a new game, everyone first chooses a token: take the colour you want to collect.
carthage-lesson-remember-market = Cheap Markets get bought. Before you take a card, look at what you leave for the others.
carthage-lesson-remember-colours = Stick to one or two colours: more cards and more tokens make every sale bigger.
carthage-lesson-remember-amphorae = Keep 2s and 3s of your colours in hand while their ships are among the pirates.
