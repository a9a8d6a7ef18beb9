# The second lesson of Age of Discovery, about tactics: what is said in its order.

discovery-tactics-theme = Tactics: timing. The First Scoring card is already out, so the expeditions score at the end of this very turn. Whatever is in harbour then earns nothing.
discovery-tactics-numbers = Every expedition has two pairs of numbers: the first pair counts now, the second at the end. Dias, Cabral and Cabot pay well at the first scoring.
discovery-tactics-dias = Points count per ship, whatever its transport: small ships explore, large ones trade. Send the blue 1 to Dias. Blue on blue scores 5.
discovery-tactics-cabral = One action may send several ships. The green 1 goes to Cabral, for another 5.
discovery-tactics-cabot = And the black 1 to Cabot: 4 points. Each crew cost you 1 coin.
discovery-tactics-coins = Never waste an action. If nothing better is possible, take 2 coins.
discovery-tactics-reserve = You can’t buy any more this turn, but the red 2 suits your red contract. Choose Reserve, then the red 2: nobody else may buy it until the end of your next turn. Reserving isn’t an action. Then watch the scoring.
discovery-tactics-scored = 26 points, 14 of them from three small ships that left just in time. Those ships will score again at the end. Now you need money for the second half.
discovery-tactics-fit = The red 2 is still there, and your reservation ends with this turn. You hold the red contract 4, and your flagship is red or blue with any transport from 1 to 3: a single red ship is enough. Buy the red 2.
discovery-tactics-again = You’ll need coins for the crews: take 2.
discovery-tactics-crew = The ship costs 1 coin for its crew, the flagship 2. You’re one short, so take coins first. The order of your two actions is up to you.
discovery-tactics-play = Choose the red contract 4: the red 2 and the flagship are selected at once, since only they fit. Then choose three turns: 10 coins. Nothing needs these ships sooner, and both come back.
discovery-tactics-track = Every completed contract also multiplies your mission: the expeditions where you have more than half the ships. Three of yours count already.
discovery-tactics-clock = Watch the piles: only purchases turn cards, and the Last Scoring card lies in the last pile. Send your ships before it comes, and until then let them earn.
discovery-tactics-remember-timing = Ships in harbour score nothing at the first scoring: send them just before it.
discovery-tactics-remember-fleet = Buy ships for your contracts, and accept contracts for your ships.
discovery-tactics-remember-mission = Use both actions every turn: 2 coins are always there.
