# Deals that many tables share, and what a record proves about its shuffle: on the score sheet, and in “emporion verify”. Loaded on demand.

web-shuffle-version = The shuffle follows a rule that this page knows.
web-shuffle-commitment = The server’s secret is the one it had committed to when the table was opened.
web-shuffle-key = The key of the shuffle follows from this secret, the table, its seats and names, the options, the rules and the shares. { $shares ->
    [0] No device added a share of its own.
    [one] One device added a share of its own, for { $names }.
   *[other] Devices added { $shares } shares of their own, for { $names }.
}
web-shuffle-seal = The server’s key is the one it had sealed when the game began. Players added nothing to it.
web-shuffle-draws = { $draws ->
    [one] The only draw of the game is that of the key.
   *[other] All { $draws } draws of the game are those of the key.
}
web-shuffle-own = The commitment is the one that this device saw before it added its share, and the share is in the shuffle.
web-shuffle-shared-commitment = The server’s secret is the one it had committed to before this deal had a table.
web-shuffle-shared-key = The key of the shuffle follows from this secret, the deal, the game, its rules and options and the number of players alone: it’s the same at all tables of the deal. The players added nothing to it.
web-shuffle-shared-own = The commitment is the one that this device saw before the game.
web-shuffle-repeated = The deal is repeated: its key is that of an earlier table.
web-shuffle-unsealed = Nothing was promised about this shuffle before the game.
web-shuffle-erased = What this can’t show: what the deleted player at { $seats } was called and added. The key knows only a hash of it.
web-shuffle-wrong-version = The shuffle follows a rule that this page doesn’t know.
web-shuffle-wrong-commitment = Wrong: the server’s secret isn’t the one it had committed to.
web-shuffle-wrong-key = Wrong: the key of the shuffle doesn’t follow from secret, shares, table, seats, options and rules.
web-shuffle-wrong-seal = Wrong: the server’s key isn’t the one it had sealed.
web-shuffle-wrong-draws = Wrong: what was drawn isn’t what the key says.
web-shuffle-wrong-no-draws = Wrong: the record doesn’t say what was drawn, so none of the game’s draws could be checked.
web-shuffle-wrong-own = Wrong: the commitment isn’t the one that this device saw, or its share isn’t in the shuffle.
web-shuffle-wrong-shared-commitment = Wrong: the server’s secret isn’t the one it had committed to for this deal.
web-shuffle-wrong-shared-key = Wrong: the key of the shuffle doesn’t follow from secret, deal, game, rules, options and number of players.
web-shuffle-wrong-shared-own = Wrong: the commitment isn’t the one that this device saw before the game.
web-shuffle-not-proved = What this can’t show: that the moves follow the rules (“emporion verify” shows that), that none of the players knew the server’s secret, and that the server gives up no tables whose shuffle it dislikes.
web-shuffle-shared-not-proved = What this can’t show: that the moves follow the rules (“emporion verify” shows that), that the server drew its secret at random and nobody looked at it, and that nobody knew the cards from another table.
web-shuffle-program = The program that checked it

verify-sealed-not-proved = Not proved: that the server drew the key at random. The players added nothing to it, and the seal covers neither the table nor the names.
verify-repeated = The deal is repeated: several tables share it, and its key is that of the first ({ $kind ->
    [lesson] a lesson
    [practice] a practice position
    [challenge] a challenge
   *[branch] a game that this one branched off from
}).
verify-commitment = Proved: the server’s secret is the one it committed to as { $seal }… Compare this with what the table showed before you added your share.
verify-key = Proved: the key of the shuffle follows from the secret, the shares, table { $table }, its seats and names, the options and the rules. { $shares ->
    [0] No player’s device added a share of its own.
    [one] One device added a share of its own, for { $names }.
   *[other] Devices added { $shares } shares of their own, for { $names }.
}
verify-shared-commitment = Proved: the server’s secret is the one it committed to as { $seal }… for the shared deal { $deal }. Compare this with what was published before the deal had a table.
verify-shared-key = Proved: the key of the shuffle follows from the secret, deal { $deal }, the game, its rules and options and the number of players ({ $players }), and from nothing else. So it’s the same at all tables of the deal.
verify-deal = Proved: { $draws ->
    [one] the only draw of the game follows
   *[other] all { $draws } draws of the game follow
} from the key, in the order in which the rules asked for them.
verify-erased = Not proved: what the deleted player at { $seats } was called and added. The key knows only a hash of it.
verify-not-proved = Not proved: that the commitment was published before the shares were added (only those who saw it know), that nobody who plays knows the secret, and that the server doesn’t give up tables whose shuffle it dislikes.
verify-shared-not-proved = Not proved: that the commitment was published before the first table (only those who saw it know), that the server drew the secret at random, since nobody else added to it, that nobody who runs the server looked at it, and that nobody knew the cards from another table.

record-shuffle-version = { $source }: the shuffle follows version { $found } of the rule, but this program knows only versions { $expected }
record-commitment = { $source }: the server’s secret isn’t the one it committed to before the game: “secret” and “table” don’t match “commitment” ({ $found })
record-shuffle = { $source }: the cards weren’t shuffled by this table: “key” doesn’t follow from secret, shares, table, seats, options and rules
record-shared-commitment = { $source }: the server’s secret isn’t the one it committed to before the deal had a table: “secret” and “deal” of “shuffle” don’t match “commitment” ({ $found })
record-shared-shuffle = { $source }: the cards aren’t those of the shared deal: “key” doesn’t follow from secret, deal, game, rules, options and number of players
record-deal = { $source }: “deal” isn’t what was drawn in this game
record-no-draws = { $source }: “deal” is missing: the record doesn’t say what was drawn in this game

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
