# The lesson of Age of Discovery: what is said in its order.

discovery-lesson-theme = You equip ships for the great voyages of discovery. Ships on expeditions bring points, at two scorings: one half way through the game, one at its end. Most points win.
discovery-lesson-colours = The first ship on an expedition fixes the colour: only ships of that colour may follow, until the limit is reached. They stay for ever. A ship in the colour of the card itself earns the higher number.
discovery-lesson-fleet = A game is under way, and this is yours: a blue ship with transport 2, and contracts that only you see. Your flagship is away on a contract and will come back.
discovery-lesson-buy = On your turn you may do two different things out of four. Begin with Buy: take the blue ship 3 from the lower row, for 5 coins.
discovery-lesson-accept = The second thing: accept a contract, for 1 coin. The blue contract 3 suits your new ship: it asks for blue ships with a transport of exactly 3.
discovery-lesson-end-turn = Two actions are done. End the turn.
discovery-lesson-take = Another action, always possible: take 2 coins. Press it.
discovery-lesson-contract = Now send ships; each costs 1 coin for its crew. First the contract: press blue contract 3, then blue ship 3. More turns pay more; choose 1 turn, so that it pays as your next turn begins.
discovery-lesson-explore = Sending goes on until you stop. Magellan is blue and nobody is there yet: press the expedition, then your blue ship 2. Being blue, it earns the higher number.
discovery-lesson-income = At the start of your turn contracts move on. Two are done: you got 15 and 4 coins, and the ships are back. Finished contracts also make your mission more valuable.
discovery-lesson-rows = When a ship is bought, the one above it moves down, and a new card is drawn from the piles. That is the clock of the game. Buy the blue ship 3.
discovery-lesson-scoring-card = That was the First Scoring card! The scoring comes at the end of this turn. In one action you may buy several ships: take the green ship 3 as well.
discovery-lesson-second-contract = Accept the green contract 3, which suits it.
discovery-lesson-watch = End the turn, and watch what every ship earns.
discovery-lesson-scored = Your blue ship earned 2 with Magellan. All ships on expeditions score once more at the end of the game, by the second pair of numbers.
discovery-lesson-mission = This is your secret mission: expeditions on which more than half of the ships are yours. At the end each of them brings as many points as you have finished contracts.
discovery-lesson-cards = You begin every game with action cards, which cost no action. A Wild Ship card lets a ship go where its colour does not fit; a Reservation keeps a card for your next turn. Here they are used up.
discovery-lesson-last = When the Last Scoring card is drawn, everybody has one more turn. Then come the expeditions, the missions, and 1 point for each ship that is on no expedition.
discovery-lesson-remember-money = Contracts are your income: keep ships at work, and choose longer ones when you can wait.
discovery-lesson-remember-colours = Be first on an expedition with a ship of its colour, and before a scoring.
discovery-lesson-remember-mission = Look at your mission early: finished contracts times expeditions can decide the game.
