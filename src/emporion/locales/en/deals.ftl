# Deals that many tables share. Loaded on demand.

deal-unknown = There’s no such shared deal.
deal-closed = This deal is closed: no more tables can be opened with it.
deal-full = This deal has { $most } tables already, as many as a deal can have.
deal-too-many = You have { $most } open deals. Close one before you open another.
deal-not-yours = Only the player who opened this deal can do that.
deal-already-seated = You already have a seat with this deal, or someone else on this device has. Everyone plays a deal once, and so does every device.
deal-people-only = Shared deals are for people; programs can’t take a seat.
deal-terms = With a shared deal, everyone plays on their own device, unrated and without hints, since results are compared.
deal-no-undo = With a shared deal, you can’t undo once something has been revealed.
deal-other-game = This deal comes with its game and options: { $game }. Leave them out, or give the same ones.
deal-other-seats = Tables with this deal have { $players } seats.
deal-other-rules = The rules of this game have changed since the deal was opened, so no more tables can be opened with it.
deal-withheld = Other tables are still playing this deal. You can see the game once all of them have finished.
deal-not-revealed = Other tables are still playing this deal. The replay, the analysis and the record open once all of them have finished.

web-deal-shared = Shared deal
web-deal-about = Several tables play this deal, and nobody watches until all of them have finished. The server committed to its secret before the first table was opened; it publishes the secret after the last game, so that everyone can check the shuffle.
web-deal-seal = Commitment: { $seal }…
