# What Emporion is, and whose works it contains. Loaded with the page about that.

web-about-text = Emporion is free software: an online table for merchant card games. It isn’t affiliated with the games’ authors or publishers. The rules texts, drawings and sounds are our own; the icons and fonts are by the makers listed below. Everything comes from this server, without trackers or ads.
web-credits = With thanks to
web-credits-icons = Icons
web-credits-icons-changed = The icons of goods, cards, animals and ships are from game-icons.net. We changed them: they have no background, the page chooses their colours, and their lines are rounded to whole coordinates.
web-credits-count = { $count ->
    [one] one icon
   *[other] { $count } icons
}
web-credits-symbols = Symbols on buttons
web-credits-unchanged = Unchanged.
web-credits-fonts = Fonts
web-credits-fonts-changed = Unchanged; the files are divided by alphabet.
web-credits-libraries = Software in these pages
web-credits-libraries-changed = Unchanged, only joined and minified.
web-credits-all = All notices and licences in full
