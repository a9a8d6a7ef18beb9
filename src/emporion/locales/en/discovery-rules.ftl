# The rulebook of Age of Discovery: titles of its sections, what the topics of the help do not say, and what pictures show.

discovery-rules-goal = Trade first, then discover
    .text = For two to four players. The same ships earn coins and points, but not at the same time: a ship on an expedition never comes back.
discovery-rules-ships = The ships
    .text =
        There are 42 ships in six colours, seven of each: two with transport 1, three with 2 and two with 3. They cost 3, 4 or 5 coins.
        Everyone also has one flagship, which shows two of the six colours and counts as either of them. Each time you send it, you choose its transport, 1, 2 or 3; its crew costs 2 coins. It can’t be bought, and it’s secret until you first send it. On an expedition, it sails as one colour: the colour of the ships already there, if that’s one of its two, or else the one of its two that you choose.
discovery-rules-cards = The other cards
    .text =
        • twelve expeditions, face up for everyone; each shows a colour, a limit for the total transport of its ships, and four point values
        • 24 trade contracts: in each colour, one for each load from 3 to 6
        • missions, one for each player, kept secret
        • action cards: Wild Ship and Reservation
        • two scoring cards, hidden among the ships
discovery-rules-pieces = Coins and tracks
    .text = Coins and markers never run out. All players share two tracks: one for points, one for completed contracts.
discovery-rules-numbers = Which numbers are certain
discovery-rules-setup = Setup
    .text =
        Lay out all twelve expeditions. Turn up five ships for the lower row and five above them for the upper row. The other 32 form five piles of 6, 6, 6, 7 and 7; First Scoring is shuffled into the third pile, Last Scoring into the fifth.
        Everyone gets 6 coins, two contracts, one mission and one flagship, all secret except the coins. Then four contracts are turned up.
        Action cards per player: with two players, three Wild Ships and two Reservations; with three or four players, two Wild Ships and one Reservation.
        The missions depend on the number of players. With two, they are “more than half the ships” and “all the ships”; with three, “at least half the ships” and “more than half the ships”; with four, “at least one ship” and “at least half the ships”.
        The starting player is chosen at random.
discovery-rules-turn = What you do on your turn
    .text = You can’t choose the same action twice. You may skip one or both. Coins and ships from a contract that’s just been completed can be used this very turn, and so can a ship you’ve just bought.
discovery-rules-coins = Coins
discovery-rules-contracts = Accepting a contract
    .text = You take exactly one. If the deck is empty, open contracts are no longer replaced; completed ones never come back. If your hand is full or there’s nothing left to take, you can’t choose this action.
discovery-rules-market = Buying ships
    .text = When a scoring card is turned up, it’s set aside and another ship takes its place. If the piles are empty, places stay empty. Ships never move sideways.
discovery-rules-expeditions = Sending ships on expeditions
    .text = One action covers any number of expeditions and contracts. Only idle ships can be sent. Several players may share an expedition, and a player may have several ships there.
discovery-rules-colours = Colours on an expedition
discovery-rules-trade = Sending ships on a contract
    .text = You may have several contracts under way at the same time. You can’t break off or change any of them.
discovery-rules-wild = Wild Ship
    .text = One card covers one ship. The first ship on an expedition never needs one. The colour that later ships need stays the same.
discovery-rules-reservation = Reservation
    .text = A card can have only one reservation, and you can’t reserve the top of the deck. You may use your reservation on the same turn. At the end of your next turn it’s gone, whether you’ve used it or not.
discovery-rules-first = The first scoring
    .text = It comes somewhere between the 13th and the 19th purchase of the game. What counts is the colour of the ship itself, not that of the first ship. Ships on contracts, missions and ships at home score nothing now.
discovery-rules-stall = If nobody buys
discovery-rules-secrets = What’s secret
discovery-rules-last = The last scoring
    .text =
        It comes somewhere between the 26th and the 33rd purchase. The player who turned up the card has the very last turn. All rules still apply in these turns, so contracts may still be completed.
        Then score in this order: expeditions, missions, ships at home.
discovery-rules-mission = Your mission
    .text = An expedition with only your ships counts for every mission; one with none of your ships counts for none. A flagship counts as one ship.
discovery-rules-track = Completed contracts
discovery-rules-end = Who wins
    .text = The player with the most points wins. If tied, the player with the most ships not on expeditions wins; if still tied, the victory is shared. Coins, contracts in hand and unused action cards are worth nothing.
discovery-rules-tips = Tips for your first games

discovery-rules-figure-sizes = Red ships with transport 1, 2 and 3, and a flagship, which shows two colours.
discovery-rules-figure-kinds = An expedition, a contract and a mission.
discovery-rules-figure-hidden = The two scoring cards and the two kinds of action cards.
discovery-rules-figure-delivery = Example: this contract needs blue ships with a total transport of exactly 5. You send a 3 and a 2, pay 2 coins for their crews, and choose two turns. Two turns later, you get 10 coins and both ships are back.
discovery-rules-figure-voyage = Example: this expedition is blue and has a limit of 3. A blue 1 and a blue 2 fill it. Both match the card’s colour, so each scores the higher number: 5 at the first and 5 at the last scoring. If they were red, it would be 3 and 2.
discovery-rules-figure-missions = The four missions: at least one ship, at least half the ships, more than half the ships, all the ships.
