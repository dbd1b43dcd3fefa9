# What the program itself says. The games have catalogues of their own.

yes = yes
no = no
list-end = { $first } and { $last }

# Rules of every table

rule-0-0 = Here you can stop: up to this point your picks can be taken back.
rule-0-1 = It is not your turn.
rule-0-2 = The game is over.
rule-0-3 = Nothing is asked about that now.
ask-confirm = Go on? After this you can't take anything back.
option-confirm-go-on = Go on

# Players

seat-names = Ada Ben Cyd Dan Eve Fay
bot-greedy = greedy
bot-mcts = searching
bot-random = random
picks =
    { $picks ->
        [one] { $picks } pick
       *[other] { $picks } picks
    }

# Scores and the end

score-total = Total
wins = { $player } wins.
nobody-wins = Nobody won this time.
share = { $players } share the win.

# A table told in sentences

tell-table = The table
tell-me = Yours
tell-player = { $player }
tell-name = { $thing }
tell-thing = { $thing }.
tell-does = { $thing }: { $what }.
tell-value = { $what }: { $value }.
tell-part = { $what } { $value }
tell-nothing = nothing

# klubovna play

play-open = The clubhouse is open.
play-here = here
play-network = in your network
play-no-network = no network was found
play-database = database
play-stop = to close it
play-stop-key = Ctrl+C
play-scan = For phones in your network:
play-closed = The clubhouse is closed. Every table goes on when you open it again.

# klubovna games

shelf-id = id
shelf-title = title
shelf-seats = players
shelf-rules = rules
shelf-options = options
shelf-players = players: { $players }
shelf-several = not for one player
shelf-at-table = where people sit: { $value }

# klubovna simulate

sim-games =
    { $games ->
        [one] { $games } game
       *[other] { $games } games
    }
sim-seat = seat
sim-bot = bot
sim-mean = mean score
sim-wins = wins
sim-share = share
sim-end = end
sim-decided = decisions
sim-decisions =
    { $all }, { $real ->
        [one] { $real } of them with
       *[other] { $real } of them with
    } more than one option
sim-took = speed
sim-speed = { $speed } decisions a second, { $seconds } s in all
sim-digest = digest

# klubovna replay, show, verify

record-game = game
record-players = players
record-options = options
record-luck = luck
record-moves = moves
record-result = result
record-rules = rules { $version }
record-open = This game is not finished.
luck-dice = dice, seed { $seed }
luck-sealed = sealed and published, seal { $seal }…
luck-secret = sealed, seal { $seal }…
show-at =
    after { $at ->
        [one] { $at } pick
       *[other] { $at } picks
    } of { $picks }, seen by { $eyes }
eyes-public = a spectator
verify-luck =
    honest: { $draws ->
        [0] nothing was drawn
        [one] the one draw is what the seed gives
       *[other] all { $draws } draws are what the seed gives
    }
verify-moves =
    { $picks ->
        [0] legal: none was made yet
        [one] legal: the one pick was offered
       *[other] legal: each of the { $picks } picks was offered
    }
verify-result = right: the scores, the winners and the end follow from the moves
verify-open = none yet: the game is not finished

# klubovna components

components-good = This file is complete and playable.
components-played = played
components-games =
    { $games ->
        [one] { $games } random game, to its end
       *[other] { $games } random games, all to their end
    }
facts =
    { $facts ->
        [one] { $facts } fact
       *[other] { $facts } facts
    }
provenance-rulebook = from the rulebook
provenance-source = from a source
provenance-recalled = recalled
provenance-reconstructed = reconstructed

# klubovna bench

bench-compiled = compiled: yes
bench-interpreted = compiled: no, interpreted only
bench-row-compiled = compiled
bench-row-interpreted = interpreted
bench-decisions = decisions/s
bench-real = real decisions/s
bench-games = games/s
bench-clone = clone
bench-guess = guess
bench-searches = search iterations/s
bench-instructions = instructions a decision: { $count }
bench-part-rules = rules of the game
bench-part-core = core: steps, choices, luck
bench-part-sorting = sorting
bench-part-lists = lists
bench-part-tuples = tuples
bench-part-numbers = numbers as objects
bench-part-objects = objects made and freed
bench-part-other = other
bench-server-per-second = per second
bench-server-moves =
    { $tables ->
        [one] moves at { $tables } table: to the disk and to four seats
       *[other] moves at { $tables } tables: to the disk and to four seats
    }
bench-server-syncs = the disk alone: one page after another (fdatasync)
bench-server-fan-out = the network alone: one message to four sockets
bench-server-latency = from a move to four views, at { $rate } moves/s
bench-server-median = median
bench-server-slowest = 99 of 100
bench-server-quiet = no bot thinks
bench-server-busy = bots think

# The table in the terminal

table-you = you
table-saved = Saved: { $path }
table-go-on = Go on with: klubovna table --load { $path }
table-seal = The luck is sealed: { $seal }…
table-thinking = { $player } is thinking…
table-hurry = space: hurry
table-rule = rule { $rule }
table-undone = Taken back.
table-no-undo = Nothing can be taken back: somebody has learned something since.
table-not-now = Wait: { $player } is thinking.
keys-pick = pick
keys-undo = undo
keys-why = why?
keys-log = log
keys-help = keys
keys-leave = save and leave
keys-close = close
help-title = Keys
help-arrows = choose an option and take it
help-digits = take the option with this number
help-scroll = scroll the board
help-hurry = let the bots move at once
help-undo = take back, up to the last moment anybody learned anything
help-why = why this question, and why not something else?
help-log = everything that has happened
help-told = the table in sentences
help-leave = save and leave; --load goes on with it, past any “Go on?”
help-close = close a window
why-title = Why?
why-now = This is asked because:
why-wish = What would you like instead?
why-none = Everything there is can be picked.
log-title = What has happened
told-title = The table in sentences
curtain-title = { $player }
curtain-text = It is your turn now. Nobody else should look.
curtain-key = Press any key.
end-title = The game is over
end-key = q: leave · l: log

# What was typed

bad-lang = there is no language "{ $lang }"; there are: { $known }
bad-command = there is no command "{ $name }"; there are: { $known }
bad-see = See: { $help }
bad-game = there is no game "{ $id }"; there are: { $known }
bad-number = { $name } must be from { $least } to { $most }, not { $value }
bad-seat = there is no seat "{ $seat }"; there are: { $known }
bad-bot = there is no bot "{ $name }"; there are: { $known }
bad-bots =
    { $bots ->
        [one] { $bots } bot
       *[other] { $bots } bots
    } for { $seats ->
        [one] { $seats } seat; name at most one
       *[other] { $seats } seats; name at most as many
    }
bad-option = there is no option "{ $id }"; there are: { $known }
bad-no-options = there is no option "{ $id }"; this game has none
bad-value = { $id } can't be "{ $value }"; say one of: { $allowed }
bad-alone = { $option } is not for one player
bad-no-components = there is no component file to check in: { $id }
bad-play =
    with { $players ->
        [one] { $players } player
       *[other] { $players } players
    } a game breaks off: { $why }
bad-endless =
    with { $players ->
        [one] { $players } player
       *[other] { $players } players
    } a game is not over after { $picks } picks
bad-terminal = a table needs a terminal; to play without people say: klubovna simulate
bad-load = { $option } can't be given with --load; the record says it
bad-save = { $path } can't be written: { $why }
bad-profile = a profile needs compiled rules, and Valgrind installed
bad-secret = the seed of this game is secret, so it can't go on; see it with: klubovna replay { $path }
bad-full = the game in this record is over; see it with: klubovna replay { $path }
bad-address = { $where } can't be used: { $why }
bad-database-kind = there is no kind of database "{ $kind }"; there are: { $known }, or say the name of a file
bad-database = the database { $url } can't be opened: { $why }
bad-driver = the database { $url } needs the package { $driver }; install klubovna[postgres]
bad-open-already = another clubhouse has the database { $url } open; close it, or choose a file with --database
