# The lesson of Traders of Carthage: what is said in its order.

carthage-lesson-theme = You are a merchant on the sea route to Carthage. You buy goods and sell them when the ship of their colour arrives. Whoever has the most victory points in the end wins.
carthage-lesson-ships = Each of the four colours has a ship. Ships sail only when somebody buys goods. The last two spaces before Carthage belong to the pirates.
carthage-lesson-stock = A game is under way, and these are your goods: two red, two blue, one green. The number beside a colour counts your tokens; you have one, in blue.
carthage-lesson-money = The cards in your hand are your money: 2, 3 or 5 coins each. When you pay, their colour does not matter.
carthage-lesson-take = On your turn you do one of three things. The first: take one card of the Market into your hand, as money. Press the yellow 3.
carthage-lesson-refill = Your opponent took the last card, so the Market was refilled, as it is after every purchase: the Farm moves over, two cards are added, and the Farm gets three new ones. You always see what comes next.
carthage-lesson-reserve = The second thing: reserve a card with your only marker. Until you buy or take that card, the marker lies there and nobody else can have it. You collect blue, so press the blue 2 on the Farm.
carthage-lesson-all = Your opponent bought. Whoever buys gets the whole Market, except what others have reserved. One card of a colour moves its ship one space, two or more move it two: green sailed two, red and blue one.
carthage-lesson-buy = The third thing: buy. The cards here cost 10 together, and nobody gives change. With two blue ones the blue ship reaches Carthage! Press the price, pay with both fives, and confirm.
carthage-lesson-payday = Payday! Your best blue card was a 3, your token adds 1: each of your four cards brought 4, together 16. Every five coins, full or begun, make a point: 4 points.
carthage-lesson-token = Whoever has goods of this colour sells all of them, and gets a token of it. You keep tokens for good: now your blue goods will bring 2 more each.
carthage-lesson-pirates = At every payday pirates rob the ships on their two spaces: goods of these colours are lost, for everybody. Now that is red and green.
carthage-lesson-protect = Cards in hand save goods of their own colour: a 2 has two amphorae and saves two, a 3 saves one, a 5 none. Discard the red 3 to save your best red card, then press “no more cards”. Let the green ones go: “no card”.
carthage-lesson-stored = Your red 3 lies across: it is stored, and safe until you sell it. The blue ship went back to Alexandria, the robbed ones to Cyrenaica.
carthage-lesson-end = The game ends as soon as somebody has eight tokens; then only victory points count. In a new game, everybody first chooses a token: take the colour that you want to collect.
carthage-lesson-remember-market = Cheap Markets are bought: before you take a card, look at what is left for the others.
carthage-lesson-remember-colours = Stay with one or two colours: more cards and more tokens make every sale bigger.
carthage-lesson-remember-amphorae = Keep twos and threes of your colours in hand when their ships are among the pirates.
