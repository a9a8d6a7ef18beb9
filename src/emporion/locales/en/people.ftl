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
web-how-rated-short = If a player resigns before everyone has made about a quarter of the usual moves, the game doesn’t count for that player, and for the others only if at least two are left. Running out of time loses from the first move on.
web-how-rated-repeated = The same two people may play as often as they like, but after a few games in a month each further one counts less, and in the end nothing. Neither do a long series of wins over the same opponent and repeated early resignations. Of the games of a player with a settled rating against newcomers, only some in a month count.
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

## Passkeys

web-passkey = Passkey
web-passkeys = Passkeys
web-passkey-text = With a passkey you log in with your fingerprint, your face or the PIN of your device. There’s no password to remember.
web-passkey-make-account = Create an account with a passkey
web-passkey-log-in = Log in with a passkey
web-or-password = Or with a username and a password
web-passkey-add = Add a passkey
web-passkey-added = The passkey has been added.
web-passkey-rename = Rename
web-passkey-label = Name of this passkey
web-passkey-created = Created on { $date }
web-passkey-used = last used { $when }
web-passkey-unused = not used yet
web-passkey-remove-sure = Yes, remove it
web-passkey-remove-about = It will no longer work, and all other devices will have to log in again.
web-passkey-removed = The passkey has been removed. Your other devices will have to log in again.
web-passkey-cancelled = No passkey was used.
web-passkey-here = This device already has a passkey for your account.
web-passkey-failed = Your browser couldn’t use a passkey here.
web-set-password = Set a password
web-set-password-text = You have no password, and you don’t need one. With one, you can also log in as “{ $login }” on devices without passkeys.
web-password-set = Your password has been set. You’ll have to log in again on your other devices.
passkey-wrong = That passkey wasn’t accepted. Please try again.
passkey-expired = That took too long, or it was started in another browser. Please try again.
passkey-unknown = This server doesn’t know that passkey. It may have been removed.
passkey-known = That passkey is already in use here.
passkey-copied = This passkey was refused because it seems to exist twice. Log in another way and remove it.
passkey-last = This is your only way to log in. Add another passkey or set a password first.
passkeys-too-many = You can have at most { $most } passkeys.
passkey-elsewhere = Passkeys only work at { $origin }.
passkey-no-domain = Passkeys need a secure address (https) with a domain name.
