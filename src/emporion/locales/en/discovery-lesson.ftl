# The lesson of Age of Discovery: what is said in its order.

discovery-lesson-theme = You equip ships for the great voyages of discovery. Ships on expeditions earn points at two scorings: one halfway through the game, one at its end. The player with the most points wins.
discovery-lesson-colours = The first ship on an expedition sets the colour: only ships of that colour may follow, until the limit is reached. They stay for good. A ship of the card’s own colour scores the higher number.
discovery-lesson-fleet = You join a game in progress. This is yours: a blue ship with transport 2, and contracts that only you can see. Your flagship is away on a contract and will come back.
discovery-lesson-buy = On your turn you may do two different things out of four. Start with Buy: choose blue ship 3 in the lower row. It costs 5 coins.
discovery-lesson-accept = The second thing: accept a contract for 1 coin, one per action. Blue contract 3 suits your new ship: it needs blue ships with a total transport of exactly 3.
discovery-lesson-take = You had used both actions and had nothing else to play, so your turn ended by itself. Another action, which is always possible: take 2 coins. Choose Coins.
discovery-lesson-contract = Now send ships; each costs 1 coin for its crew, the flagship 2. First choose blue contract 3. Only blue ship 3 fits, so it’s selected at once. More turns pay more, but choose 1 turn, so that it pays at the start of your next turn.
discovery-lesson-explore = You can send more ships as part of the same action. Magellan is blue, and nobody is there yet: choose the expedition. Your only ship, the blue 2, is selected at once. Because it’s blue, it scores the higher number.
discovery-lesson-income = Contracts advance at the start of your turn. Two are complete: you got 15 and 4 coins, and the ships are back. How many contracts you complete will count once more at the end: more on that soon.
discovery-lesson-rows = When a ship is bought, the one above it moves down, and a new card is drawn from the piles. That’s the clock of the game. Buy blue ship 3.
discovery-lesson-scoring-card = That was the First Scoring card! The scoring comes at the end of this turn. You may buy several ships in one action: buy green ship 3 as well.
discovery-lesson-second-contract = Accept green contract 3, which suits your new ship. Then the turn ends: watch what each ship scores.
discovery-lesson-scored = Your blue ship scored 2 with Magellan. All ships on expeditions score again at the end of the game, using the second pair of numbers. The + beside your points shows what ships on expeditions will still score.
discovery-lesson-mission = This is your secret mission: expeditions where you have more than half the ships. At the end, each of them is worth 1 point for every contract you’ve completed. Your opponent has a secret mission too, perhaps a different one.
discovery-lesson-cards = You start every game with action cards, which don’t cost an action. A Wild Ship card lets a ship go where its colour doesn’t fit; a Reservation keeps a card for your next turn. As long as you hold a Reservation, you end your turn yourself. In this game, your action cards are already used up.
discovery-lesson-last = When the Last Scoring card is drawn, everyone has one more turn. Then you score the expeditions, the missions, and 1 point for each ship not on an expedition.
discovery-lesson-remember-money = Contracts are your income: keep your ships working, and choose longer contracts when you can wait.
discovery-lesson-remember-colours = Be first on an expedition with a ship of its colour, and get there before a scoring.
discovery-lesson-remember-mission = Look at your mission early: completed contracts times expeditions can decide the game.
