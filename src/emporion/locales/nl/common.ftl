# What all games share: matches, records, the terminal.
#
# $seat and $actor are names of players; $seat comes with $you, which is "yes" if the reader is that player.

## Players

player-name = { $seat }
player-you = { $seat } (jij)
player-person = Speler { $number }
player-bot = { $name } (bot, { $bot ->
    [random] willekeurig
    [greedy] gretig
    [apprentice] leerling
    [trader] handelaar
    [merchant] koopman
    [magnate] magnaat
    [master] meester
    [grandmaster] grootmeester
   *[other] { $bot }
})

## Playing in the terminal

terminal-error = fout
terminal-preparing = De bots voor { $title } worden klaargezet. Dat duurt een paar minuten, maar alleen de eerste keer …
terminal-new-game = { $title }: een nieuw spel voor { $players ->
    [one] { $players } speler
   *[other] { $players } spelers
}
terminal-going-on = { $title }: verder met een opgeslagen spel
terminal-at-the-table = Aan tafel: { $players }
terminal-waiting-game = Er is nog een onafgemaakt spel. Verderspelen: { $command }
terminal-keys = ? hulp · u terugnemen · h tip · l logboek · q stoppen
terminal-hint-fact = → { $fact }
terminal-hint-rival = Vergeleken met: { $move }
terminal-hint-for = + { $reason }
terminal-hint-against = − { $reason }
terminal-hint-chances = Jouw winstkans: ongeveer { $share }%
terminal-ask = Je keuze:
terminal-continue = Enter: verder
terminal-confirm = Enter: bevestigen · u: opnieuw kiezen · q: stoppen
terminal-confirm-only = Druk op Enter om te bevestigen, of typ u om opnieuw te kiezen.
terminal-not-understood = “{ $text }” is geen van de keuzes. Typ een nummer, of ? voor hulp.
terminal-no-such-number = Keuze { $number } bestaat niet. Kies uit 1 tot en met { $last }.
terminal-too-many = “{ $text }” komt te laat: de zet is al compleet, of er wordt eerst iets nieuws onthuld.
terminal-which-card = Welke precies? Zet die kaart of plek erachter, bijvoorbeeld { $example }
terminal-step-back = Eén stap terug.
terminal-taken-back = { $answers ->
    [0] Teruggenomen
   *[other] Teruggenomen, met de zetten van de bots erna
}: { $moves }
terminal-curtain = { $name }, je bent aan de beurt. Druk op Enter als alleen jij het scherm kunt zien.
terminal-curtain-undo = { $name } kan de laatste zet nog terugnemen met u.
terminal-curtain-only = Druk op Enter als de juiste persoon hier zit, of typ q om te stoppen.
terminal-log = Wat er tot nu toe is gebeurd
terminal-log-earlier = { $count ->
    [one] { $count } eerdere regel is weggelaten.
   *[other] { $count } eerdere regels zijn weggelaten.
} Wil je er meer zien, typ dan een getal erachter: l { $more }
terminal-end = Einde
terminal-quit = Het spel is opgeslagen. Verderspelen: { $command }
terminal-saved = Het spelverslag is opgeslagen. Terugkijken: { $command }
terminal-needs-terminal = “emporion { $command }” stelt vragen, maar de standaardinvoer is geen terminal. Start het in een terminalvenster, zonder pipe.
terminal-no-saved-game = Er is geen onafgemaakt spel in { $folder }. Een nieuw spel beginnen: { $command }
terminal-nobody-plays = In dit spel spelen alleen bots, dus voor jou valt er niets te kiezen. Bekijken: { $command }
terminal-game-is-over = Dit spel is afgelopen. Bekijken: { $command }
terminal-interrupted = Onderbroken. Het spel is opgeslagen. Verderspelen: { $command }
terminal-stopped = onderbroken

## Help

help-title = Hulp
help-keys-title = Toetsen
help-keys = Typ het nummer van een keuze en druk op Enter; met meerdere nummers op één regel kies je meerdere kaarten tegelijk, bijvoorbeeld 1 3. Een lege regel laat de tafel opnieuw zien. Wat tussen haakjes staat, doet hetzelfde als het nummer; staan er puntjes achter de letter, zet er dan een kaart of een plek achter, bijvoorbeeld { $example }. Met { "u" } neem je je laatste zet terug, zolang er nog niets nieuws is onthuld. Met { "h" } vraag je een bot wat die zou doen. Met { "l" } zie je het logboek, met { "q" } stop je; het spel wordt steeds opgeslagen.
help-topics = Meer: ? en een woord ({ $topics }), een kaart, bijvoorbeeld { $card }, of het nummer van een keuze.
help-unknown = Er is geen hulp over “{ $text }”.

## Watching a record

replay-keys = Enter: volgende · b: terug · nummer: naar die zet · e: naar het einde · q: stoppen
replay-keys-end = b: terug · nummer: naar die zet · Enter of q: stoppen
replay-place = { $version ->
    [0] Vóór de eerste zet
   *[other] Na zet { $version } van { $last }
}
replay-ask = Ga naar:
replay-not-understood = “{ $text }” kan hier niet. Druk op Enter, of typ b, e, q of een nummer van 0 tot en met { $last }.
replay-running = Deze partij is niet uitgespeeld.
verify-finished = { $source }: klopt. { $title } (versie { $rules } van de spelregels): { $players ->
    [one] { $players } speler
   *[other] { $players } spelers
}, { $moves ->
    [one] { $moves } zet
   *[other] { $moves } zetten
}, uitgespeeld. { $verdict }
verify-running = { $source }: klopt tot zover. { $title } (versie { $rules } van de spelregels): { $players ->
    [one] { $players } speler
   *[other] { $players } spelers
}, { $moves ->
    [one] { $moves } zet
   *[other] { $moves } zetten
}, niet uitgespeeld.
verify-sealed = De kaarten zijn geschud zoals vooraf was vastgelegd (zegel { $seal }…). Vergelijk dit zegel met het zegel dat aan het begin van het spel is bekendgemaakt.
verify-unsealed = Dit spelverslag heeft geen zegel: er is vooraf niet vastgelegd hoe de kaarten geschud zouden worden.

## Arguments of the commands. $detail is a technical text in English.

game-missing = Kies een spel ({ $known }), bijvoorbeeld: { $command }
game-unknown = Het spel “{ $found }” bestaat niet; bekend: { $known }
learn-none = Voor “{ $game }” is er geen les of oefening.
practice-number = Oefening { $found } bestaat niet. Kies een nummer van 1 tot en met { $last }.
players-count = { $title } is voor { $low } tot { $high } spelers, niet voor { $found }
players-bots = { $bots ->
    [one] { $bots } bot en een mens
   *[other] { $bots } bots en een mens
} zijn te veel voor { $players } spelers
players-names = Er zijn meer namen ({ $names }) dan mensen achter dit scherm ({ $persons }); voor meerdere mensen: --hot-seat
players-alike = Twee spelers hebben dezelfde naam
player-name-wrong = De naam “{ $found }” moet 1 tot { $longest } zichtbare tekens hebben
bot-unknown = De bot “{ $found }” bestaat niet; bekend: { $known }
bot-no-such-level = { $title } heeft geen bots op het niveau “{ $found }”; bekend: { $known }
bot-wrong = Een bot kan niet meespelen ({ $detail }). Alle bots: emporion bots
resume-bots = { $source }: er zijn meer bots opgegeven ({ $bots }) dan er in dit spel meespelen ({ $seats })
resume-outside = { $source }: een van de bots is een apart programma, dat alleen wordt gestart als je het zelf opgeeft. Verderspelen: { $command }
resume-no-such-level = { $source }: { $title } heeft geen bots op het niveau “{ $found }”. Verderspelen met andere bots: { $command }
seat-unknown = “{ $found }” is geen plaats aan tafel; kies uit { $seats }
option-wrong = Een optie is ongeldig ({ $detail }). Alle opties: emporion games

## Matches

match-over = Het spel is afgelopen.
match-not-your-turn = { $actor } is nu aan zet, niet { $seat }.
match-no-decision = Er is geen keuze opgegeven.
match-not-legal = Keuze { $number }, “{ $move }”, is op dat moment niet mogelijk.
    .web = Dat kan nu niet.
match-draft-too-long = “{ $move }” komt te laat: na { $number ->
    [one] { $number } keuze
   *[other] { $number } keuzes
} is iemand anders aan zet of wordt er iets onthuld.
    .web = Je zet is compleet: bevestig of annuleer die eerst.
match-undo-nothing = Je hebt geen zet gedaan die je kunt terugnemen.
match-score-position = Deze partij begon midden in het spel. Wat daarvoor is gebeurd staat hier niet, maar telt mee in de totalen.
match-undo-others = Iemand anders is intussen aan zet geweest, dus je kunt niets terugnemen.
match-undo-revealed = Er is intussen iets onthuld, dus je kunt niets terugnemen.
match-no-undo = Niet terug te nemen: { $what }.
match-reveals = er wordt iets nieuws onthuld

## Records. $detail is a technical text in English.

record-not-json = { $source }: dit is geen spelverslag (geen geldige JSON: { $detail })
record-not-a-record = { $source }: dit is geen spelverslag: “format” moet "{ $expected }" zijn, maar is { $found }
record-field = { $source }: een veld van het spelverslag klopt niet ({ $detail })
record-key = { $source }: “key” moet uit 64 hexadecimale cijfers bestaan, maar is { $found }
record-nonce = { $source }: “nonce” moet uit hexadecimale cijfers bestaan, maar is { $found }
record-promise = { $source }: de kaarten zijn niet geschud zoals vooraf is vastgelegd: sleutel en “commitment” passen niet bij elkaar
record-unknown-game = { $source }: het spel { $found } is hier niet bekend
record-unknown-bot = { $source }: een van de spelers is hier niet bekend ({ $detail })
record-rules-version = { $source }: gespeeld met versie { $found } van de spelregels; hier geldt versie { $expected }
record-set-up = { $source }: dit spel kan niet worden klaargezet ({ $detail })
record-name = { $source }: de naam { $found } van een speler mag hoogstens { $longest } zichtbare tekens hebben
record-move-after-end = { $source }: zet { $number }, { $line }: het spel was al afgelopen
record-move-seat = { $source }: zet { $number }, { $line }: moet beginnen met een van de plaatsen { $seats }
record-move-turn = { $source }: zet { $number }, { $line }: { $seat } was aan zet
record-move-unreadable = { $source }: zet { $number }, { $line }: is niet te lezen ({ $detail })
record-move-illegal = { $source }: zet { $number }, { $line }: “{ $move }” was niet mogelijk; mogelijk waren { $legal }
record-move-too-long = { $source }: zet { $number }, { $line }: “{ $move }” hoort op een eigen regel, want eerst is iemand anders aan zet of wordt er iets onthuld
record-cut-short = { $source }: vermeldt een uitslag, maar na { $number ->
    [one] { $number } zet
   *[other] { $number } zetten
} is het spel nog niet afgelopen
record-result = { $source }: “{ $field }” in de uitslag is { $found }, maar de zetten leiden tot { $expected }
storage-cannot-write = { $path }: kan niet worden opgeslagen ({ $detail })
storage-exists = { $path }: bestaat al. Kies een ander bestand, of speel dat spel verder: { $command }
storage-changed = { $path }: is door een ander programma gewijzigd, dus er is niets opgeslagen. Dit spel staat waarschijnlijk twee keer open
storage-cannot-read = { $path }: kan niet worden gelezen ({ $detail })
storage-no-file = { $path }: dat bestand bestaat niet
storage-no-permission = { $path }: je hebt geen toegang tot dit bestand

## Why one move is better than another, in hints and analyses: a difference after both. $number is an amount as text, such as
## "3" or "at least 3", $count the same as a number, and $way "more" or "less".

reason-number = { $number }
reason-at-least = minstens { $number }
reason-often = { $reason } (vaak)
reason-likely = { $reason } (waarschijnlijk vóór je volgende beurt)
reason-score = { $you ->
    [yes] Je hebt
   *[no] { $seat } heeft
} { $number } { $count ->
    [one] punt
   *[other] punten
} { $way ->
    [more] meer
   *[less] minder
}
reason-wins = { $you ->
    [yes] { $way ->
        [more] Je wint het spel
       *[less] Je wint nog niet
    }
   *[no] { $way ->
        [more] { $seat } wint het spel
       *[less] { $seat } wint nog niet
    }
}
