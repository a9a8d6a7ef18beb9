# The rulebook of Age of Discovery: titles of its sections, what the topics of the help do not say, and what pictures show.

discovery-rules-goal = Trade first, then discover
    .text = Two to four people play. The same ships earn coins and points, but not at the same time: a ship on an expedition never comes back.
discovery-rules-ships = The ships
    .text =
        42 ships in six colours, seven of each: two with a transport of 1, three with 2 and two with 3. They cost 3, 4 or 5 coins.
        Everybody also has one flagship, which shows two of the six colours and counts as either of them. You choose its transport, 1, 2 or 3, every time you send it; its crew costs 2 coins. It cannot be bought, and is secret until you first send it. On an expedition it sails as one colour: that of the ships before it, if it shows that, or else one of its two that you name.
discovery-rules-cards = The other cards
    .text =
        • twelve expeditions, open for all; each shows a colour, a limit for the transport of its ships, and four numbers of points
        • 24 trade contracts: in each colour one for a load of 3, 4, 5 and 6
        • missions, one of them secret for each player
        • action cards: Wild Ship and Reservation
        • two scoring cards, which are hidden among the ships
discovery-rules-pieces = Coins and tracks
    .text = Coins and markers never run out. Two tracks count for everybody: one the points, the other the completed contracts.
discovery-rules-numbers = Which numbers are certain
discovery-rules-setup = Setting up
    .text =
        All twelve expeditions lie open. Five ships are turned up for the purchase row and five above them for the filling row. The other 32 make five piles of 6, 6, 6, 7 and 7; the First Scoring is shuffled into the third pile, the Last Scoring into the fifth.
        Everybody gets 6 coins, two contracts, one mission and one flagship, all secret but the coins. Then four contracts are turned up.
        Action cards for each player: with two players three Wild Ships and two Reservations, with three or four players two Wild Ships and one Reservation.
        The missions depend on the number of players: with two they are “more than half” and “own ships only”, with three “at least half” and “more than half”, with four “at least one ship” and “at least half”.
        Chance decides who begins.
discovery-rules-turn = What you do in your turn
    .text = The same action cannot be chosen twice. You may give up one of the two or both. The coins of a contract that has just ended, and its ships, can be used in this very turn, and so can a ship that you have just bought.
discovery-rules-coins = Coins
discovery-rules-contracts = Accepting a contract
    .text = You take exactly one. If the deck is empty, the open contracts are not replaced any more; completed ones never come back. With a full hand, or if nothing is left, you cannot choose this action.
discovery-rules-market = Buying ships
    .text = When a scoring card is turned up, it is put aside and another ship takes its place. If the piles are empty, places stay empty. A ship never moves sideways.
discovery-rules-expeditions = Sending ships to expeditions
    .text = One action serves any number of expeditions and contracts. Only idle ships can be sent. Several players may be on one expedition, and one player with several ships.
discovery-rules-colours = Colours on an expedition
discovery-rules-trade = Sending ships on a contract
    .text = Several contracts may be under way at the same time. None can be broken off or changed.
discovery-rules-wild = Wild Ship
    .text = One card serves one ship. The first ship of an expedition never needs one. The colour that the others have to have stays as it was.
discovery-rules-reservation = Reservation
    .text = A card can carry only one reservation, and the top of the deck none. You may use your reservation in the same turn already. At the end of your next turn it is gone, whether you have used it or not.
discovery-rules-first = The first scoring
    .text = It comes with the 13th to 19th purchase of the game. What counts is the colour of the ship itself, not that of the first ship. Ships on contracts, missions and ships at home score nothing now.
discovery-rules-stall = If nobody buys
discovery-rules-secrets = What is secret
discovery-rules-last = The last scoring
    .text =
        It comes with the 26th to 33rd purchase. Whoever has turned up the card has the last turn of all. In these turns all rules hold, so contracts may still end.
        Then these count, in this order: expeditions, missions, ships at home.
discovery-rules-mission = Your mission
    .text = An expedition on which you are alone counts for every mission; one without a ship of yours counts for none. A flagship is one ship.
discovery-rules-track = Completed contracts
discovery-rules-end = Who wins
    .text = Most points win. If that is equal, most ships that are not on expeditions; if that is equal too, the victory is shared. Coins, contracts in hand and unused action cards are worth nothing.
discovery-rules-tips = Advice for the first games

discovery-rules-figure-sizes = Red ships with a transport of 1, 2 and 3, and a flagship, which shows two colours.
discovery-rules-figure-kinds = An expedition, a contract and a mission.
discovery-rules-figure-hidden = The two scoring cards, and the two kinds of action cards.
discovery-rules-figure-delivery = Example: this contract needs blue ships with a load of exactly 5. You send a 3 and a 2, pay 2 coins for their crews, and choose two turns. Two turns later you get 10 coins, and both ships are back.
discovery-rules-figure-voyage = Example: this expedition is blue and has a limit of 3. A blue 1 and a blue 2 fill it. Both have the colour of the card, so each of them scores the higher number, 5 at the first and 5 at the last scoring. Were they red, it would be 3 and 2.
discovery-rules-figure-missions = The four missions: at least one ship, at least half of the ships, more than half, own ships only.
