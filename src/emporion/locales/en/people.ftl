# Players, their ratings, games and accounts. Loaded with the pages about them.

web-no-leaders = Nobody has a settled rating here yet. If you have an account, tick “Rated” when you open a table.
web-no-games = No finished games yet.
web-games-played = { $count ->
    [one] one game
   *[other] { $count } games
}
web-counts-not = Doesn’t count.
web-counts-partly = Counts { $percent }%.
web-provisional = provisional
web-provisional-about = A rating is provisional until enough games have counted. The leaderboard lists settled ratings only.
web-bot-line = bot, for comparison
web-bot-lines-about = The distances between the bots were measured in games of bots against bots. Where people stand beside them is a convention: a newcomer is expected to play like a trader.
web-how-rated = How rated games count
web-how-rated-terms = Rated games have a clock and the standard rules. Everyone plays from an account of their own and from a different internet connection.
web-how-rated-leaving = A player who resigns, runs out of time or stays away comes last, whatever a stand-in makes of the game.
web-how-rated-short = A game that is given up before everyone has made about a quarter of the usual moves doesn’t count.
web-how-rated-repeated = The same two people may play as often as they like, but after a few games in a month each further one counts less, and in the end nothing. Neither do a long series of wins over the same opponent and repeated early resignations.
web-how-rated-list = Each game that counts less or not at all is listed on the player’s page, with the reason.
web-account = Account
web-account-text = You don’t need one to play. An account keeps your games and ratings on all your devices.
web-login = Username
web-password = Password
web-bring-games = Keep the games I’ve played here as a guest
web-log-out = Log out
web-make-account = Create an account
web-old-password = Old password
web-new-password = New password
web-change-password = Change password
web-password-changed = Your password has been changed. You’ll have to log in again on your other devices.
web-recover = Move my seat to this device
web-recover-text = Did you start a game on another device? Enter the recovery code from there to move your seat to this one.
web-code = Recovery code
web-take-seat = Take the seat
web-my-data = My data
web-my-data-text = Everything this server knows about you, to download or delete.
web-export-data = Export my data
web-delete-me = Delete my data
web-delete-sure = Yes, delete everything about me
