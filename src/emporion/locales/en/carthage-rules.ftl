# The rulebook of Traders of Carthage: titles of its sections, what the topics of the help do not say, and what pictures show.

carthage-rules-goal = Trade between Alexandria and Carthage
    .text =
        For two to four players. The same cards are money in your hand and goods in front of you, but a card never changes from one to the other.
        The player who ends the game doesn’t necessarily win it: tokens end the game, but points decide it.
carthage-rules-cards = The cards
    .text =
        There are 108 cards in four colours: red is fabric, blue is gems, yellow is grain, green is wine. Each colour has seven 5s, nine 3s and eleven 2s.
        The number is the card’s value, both as money and as goods. The amphorae show how many goods of its colour the card can store when pirates come: two on a 2, one on a 3, none on a 5.
carthage-rules-pieces = The board and the pieces
    .text =
        • the sea route with six spaces: Alexandria, the coast, Cyrenaica, two pirate spaces, Carthage
        • four ships, one for each colour of goods
        • tokens in the four colours, as many as needed
        • for each player, a trader under which victory points are kept, and one reservation marker
carthage-rules-setup = Setup
    .text =
        Shuffle the cards. Deal five face up to the Market and three to the Farm. All ships start in Alexandria.
        Everyone draws cards one at a time, face up, and stops as soon as they’re worth 8 or more. From then on, hands are secret.
        The player with the lowest sum starts; if tied, the one with fewer cards; if still tied, one is chosen at random. Beginning with the starting player, everyone chooses a token of any colour; two players may choose the same.
        The rules are the same for any number of players.
carthage-rules-turn = What you do on your turn
    .text = You must do one of these. You may pass only when there’s no card left for you and none can be dealt.
carthage-rules-market = The Market
    .text = Cards that others have reserved stay behind when you buy, so after a purchase the Market may hold more than five cards.
carthage-rules-farm = The Farm
carthage-rules-hand = Your hand
    .text = You may hold any number of cards.
carthage-rules-stock = Your stock
carthage-rules-buy = Buying the whole Market
    .text =
        If your own reserved card is in the Market, you must buy it too. The cards you pay with go on the discard pile.
        A purchase goes in this order: pay, put the goods into your stock, move the ships, refill the rows, and hold a payday if a ship is in Carthage. What you’ve just bought is sold at that payday too.
carthage-rules-take = Taking a card as money
    .text = You can’t take cards from the Farm or cards that others have reserved. Ships don’t move.
carthage-rules-reserve = Reserving a card
    .text = You can’t move or withdraw the marker. There’s no hurry: a reservation lasts until you use it.
carthage-rules-ships = Ships sail
    .text = Three or more cards of a colour still move its ship only two spaces. A ship that would go beyond Carthage stops there. All ships move at the same time, and several may arrive together.
carthage-rules-refill = Refilling the rows
    .text = The Market always gains five cards, however many were left over. Taking or reserving a card doesn’t cause a refill at once. If the draw pile is empty, shuffle the discard pile. A refill at the start of your turn costs you nothing: you still take your action.
carthage-rules-payday = Payday
    .text =
        A payday has four steps: everyone sells; everyone who sold gets tokens; pirates raid; ships go back. Ships in Carthage return to Alexandria, raided ships go back to Cyrenaica, all others stay.
        The token you get now raises the price only at later paydays.
carthage-rules-tokens = Tokens
carthage-rules-pirates = Pirates
    .text =
        A ship may stay among the pirates for many turns unharmed: only a payday brings a raid, and only on ships that are there at that moment.
        Amphorae save only goods of their own colour, and only cards in your hand count. Amphorae you don’t need are lost. Stored goods don’t need protecting again at later raids.
carthage-rules-questions = Common questions
    .text =
        • Can I hold goods back at their payday? No, you sell all goods of that colour, stored or not.
        • Do I get change? No, and you can’t pay with cards that you don’t need.
        • Can I leave my own reserved card behind when I buy? No.
        • Can I take my reserved card as money? Yes, and you get the marker back.
        • Which cards become victory points? The cheapest in the set. Only their number counts, not their values.
        • Is the number of cards in my hand secret? No, only which cards they are. Everyone can also see roughly how high the pile under a trader is.
carthage-rules-empty = When no cards are left
    .text = Very rarely, both the draw pile and the discard pile are empty. Then deal as many cards as there are, to the Market first. Points without a card still count. If there’s nothing for you to take, you pass; if everyone passes in a row, the game ends and is scored.
carthage-rules-end = The end of the game
    .text = There’s no raid at that last payday. If several ships arrive at once, a player may end up with more tokens than needed.
carthage-rules-tips = Tips for your first games

carthage-rules-figure-values = Fabric: the 5 has no amphora, the 3 has one, the 2 has two.
carthage-rules-figure-goods = The four goods: fabric, gems, grain and wine. Each has its own colour, symbol and pattern.
carthage-rules-figure-ships = The four ships.
carthage-rules-figure-route = The sea route at the start. Carthage is the last space.
carthage-rules-figure-market = Example: these three cards are in the Market and cost 10 in total. You pay with two 5s of any colour, and the three cards become your goods.
carthage-rules-figure-sailed = Two red cards move the red ship two spaces; one blue card moves the blue ship one space.
carthage-rules-figure-sale = Example: three red goods and one red token. The price is 5 + 1 = 6, and 6 × 3 cards is 18. At 1 point per 5, rounded up, you score four points: these three cards and one drawn unseen. Then you get your second red token.
carthage-rules-figure-cheap = Example: two blue 2s and no token. The price is 2, and 2 × 2 cards is 4. You score one point: one card goes under your trader, the other is discarded.
carthage-rules-figure-raid = Example: the red ship has arrived, so it’s payday. The blue ship is among the pirates and gets raided.
carthage-rules-figure-storing = These are your blue goods. You discard a blue 3 from your hand, which has one amphora, and store the 5. The 3 in your stock is lost. Then the blue ship goes back to Cyrenaica.
