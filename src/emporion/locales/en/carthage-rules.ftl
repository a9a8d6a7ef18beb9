# The rulebook of Traders of Carthage: titles of its sections, what the topics of the help do not say, and what pictures show.

carthage-rules-goal = You trade between Alexandria and Carthage
    .text =
        Two to four people play. The same cards are money in your hand and goods in front of you, but a card never changes from one to the other.
        Whoever ends the game need not win it: tokens bring the end, points decide.
carthage-rules-cards = The cards
    .text =
        There are 108 cards in four colours: red is fabric, blue is gems, yellow is grain, green is wine. Each colour has seven 5s, nine 3s and eleven 2s.
        The number is the value, as money and as goods. The amphorae say how many goods of its colour the card can store when pirates come: two on a 2, one on a 3, none on a 5.
carthage-rules-pieces = The board and the pieces
    .text =
        • the sea route with six spaces: Alexandria, the coast, Cyrenaica, two pirate spaces, Carthage
        • four ships, one for each colour of goods
        • tokens in the four colours, as many as are needed
        • for each player a trader, under which victory points are kept, and one marker for reservations
carthage-rules-setup = Setting up
    .text =
        The cards are shuffled. Five lie open in the Market, three on the Farm. All ships are in Alexandria.
        Everybody draws cards one by one, for all to see, and stops as soon as they are worth 8 or more. From then on hands are secret.
        The lowest sum begins; if that is equal, the hand with fewer cards; otherwise chance decides. Beginning with the starting player, everybody chooses a token of any colour; two players may choose the same.
        Nothing is different with two or three players.
carthage-rules-turn = What you do in your turn
    .text = You must do one of them. Passing is possible only when no card is left for you and none can be dealt.
carthage-rules-market = The Market
    .text = Cards that others have reserved stay behind when you buy. So after a purchase the Market may hold more than five cards.
carthage-rules-farm = The Farm
carthage-rules-hand = Your hand
    .text = There is no limit to the number of cards.
carthage-rules-stock = Your stock
carthage-rules-buy = Buying the whole Market
    .text =
        You must include your own reserved card if it lies in the Market. The paid cards go on the discard pile.
        A purchase runs in this order: pay, put the goods into your stock, move the ships, refill the rows, and hold a payday if a ship is in Carthage. What you have just bought is sold at that payday too.
carthage-rules-take = Taking a card as money
    .text = Cards of the Farm, and cards that others have reserved, cannot be taken. Ships do not move.
carthage-rules-reserve = Reserving a card
    .text = The marker can be neither moved nor withdrawn. There is no hurry: a reservation lasts until you use it.
carthage-rules-ships = Ships sail
    .text = Three or more cards of a colour still move its ship only two spaces. If it would go beyond Carthage, it stops there. All ships move at the same time, and several may arrive together.
carthage-rules-refill = Refilling the rows
    .text = That makes five new cards, however many were left over. After taking or reserving, nothing is refilled. If the draw pile is empty, the discard pile is shuffled. A refill at the start of your turn costs you nothing: you still act.
carthage-rules-payday = Payday
    .text =
        A payday has four steps: everybody sells; those who sold get tokens; pirates strike; ships go back. Ships in Carthage return to Alexandria, raided ships to Cyrenaica, all others stay.
        The token you get now raises the price only at later paydays.
carthage-rules-tokens = Tokens
carthage-rules-pirates = Pirates
    .text =
        A ship may lie among pirates for many turns without harm: only a payday brings the raid, and only to ships that are there at that moment.
        Amphorae of a colour save goods of that colour alone, and only cards in your hand count. Amphorae that you do not need are lost. Stored goods need no second protection at later raids.
carthage-rules-questions = Questions that come up
    .text =
        • May I keep goods back at their payday? No, all goods of the colour are sold, stored or not.
        • Do I get change? No. But you may not add cards that are not needed for the price.
        • May I leave my own reserved card when I buy? No.
        • May I take a card as money that I have reserved? Yes, and the marker comes back.
        • Which cards become victory points? The cheapest of the set. Only their number counts, not their values.
        • Is the number of my cards secret? No, only which they are. Of a pile under a trader everybody sees about how high it is.
carthage-rules-empty = When no cards are left
    .text = Very rarely the draw pile and the discard pile are both empty. Then as many cards are dealt as there are, the Market first. Points without a card still count. Whoever has nothing to take passes; if all pass one after the other, the game ends and is scored.
carthage-rules-end = The end of the game
    .text = Pirates do not come any more then. Somebody may end up with more tokens than are needed, if several ships arrive at once.
carthage-rules-tips = Advice for the first games

carthage-rules-figure-values = Fabric: the 5 shows no amphora, the 3 one, the 2 two.
carthage-rules-figure-goods = The four goods: fabric, gems, grain and wine. Each has its colour, its sign and its pattern.
carthage-rules-figure-ships = The four ships.
carthage-rules-figure-route = The sea route at the start. Carthage is the last space.
carthage-rules-figure-market = Example: these three cards lie in the Market and cost 10 together. You pay with two 5s of any colours, and the three cards become your goods.
carthage-rules-figure-sailed = Two red cards move the red ship two spaces, one blue card moves the blue ship one space.
carthage-rules-figure-sale = Example: three red goods and one red token. The price is 5 + 1 = 6, times three cards 18. That is four started fives, so four points: these three cards and one drawn unseen. Then comes your second red token.
carthage-rules-figure-cheap = Example: two blue 2s without a token. The price is 2, times two cards 4. That is one point: one card goes under your trader, the other one is discarded.
carthage-rules-figure-raid = Example: the red ship has arrived, so there is a payday. The blue ship lies among pirates and is raided.
carthage-rules-figure-storing = These are your blue goods. You discard a blue 3 from your hand, which shows one amphora, and store the 5. The 3 in your stock is lost. Then the blue ship falls back to Cyrenaica.
