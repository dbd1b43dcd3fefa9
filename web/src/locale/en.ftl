# What the page says. Sentences about games are in the games' catalogues, which the clubhouse sends.

## app: the whole page

app-name = Klubovna
app-loading = One moment, setting the table…
app-not-found = There is nothing here.
app-not-found-why = The link may be incomplete. Try copying it again.
app-home = Home
app-failed = The clubhouse doesn't answer.
app-failed-why = Trying again in a moment. Nothing was lost.
app-part-missing = A part of this page could not be fetched. Load it again in a moment.
app-again = Try again
app-close = Close
app-cancel = Rather not

## table: the table

table-to-home = { $game }: go home
table-nav = Table
table-watching = You are watching
table-rules = Rules
table-rules-why = The numbers are those of the log and of “Why not?”.
table-chat = Chat
table-chat-open =
    { $count ->
        [0] Chat
        [one] Chat, { $count } new message
       *[other] Chat, { $count } new messages
    }
table-chat-empty = Nobody has said anything yet.
table-chat-write = Write to the others
table-chat-send = Say
table-spectator = Spectator
table-notebook = Log and scores
table-log = Log
table-log-empty = Nothing has happened yet.
table-log-older =
    { $count ->
        [one] Show { $count } older line
       *[other] Show { $count } older lines
    }
table-scores = Scores
table-told = Board in words
table-told-asked = What is asked
table-told-options = You may:
table-told-updated = Updated.
table-told-waiting = A moment, the table is being told.
table-menu = Menu
table-lamp-on = Turn the lamp up
table-lamp-off = Turn the lamp down
table-rule = Rule { $rule }
table-tools = Tools
table-options = Options
table-desk = Your side of the table
table-shared = The shared table
table-yes = yes
table-no = no

table-connection-connecting = Connecting…
table-connection-lost = Connection lost. Trying again, nothing gets lost.
table-connection-ended = Disconnected

table-over = The game is over
table-going-on = The game goes on…
table-waiting =
    { $count ->
        [one] { $names } is deciding.
       *[other] { $names } are deciding.
    }
table-asking = What do you want to ask about?
table-asking-why = Touch anything on the table to learn which rule forbids it now. Esc drops the question.
table-target-forbidden = Not possible now, touch it to learn why.
table-undo = Undo
table-undo-none = There is nothing to take back now.
table-hint = Hint
table-hint-none = Hints come when it is your turn.
table-hint-says = A good player would do this.
table-why = Why not?

keys-title = Keys
keys-take = Taking and confirming
keys-number = Takes what wears that number. Numbers show while you play by keys.
keys-enter = Takes what is marked, then confirms it. Off the buttons, presses the main one.
keys-back = Puts back what lies ready
keys-main = To the main button, and back
keys-go = Moving about
keys-arrows = Over lit things of one group
keys-zone = To the next and previous group where something is lit
keys-question = To the question, and back
keys-tab = Over groups and all buttons of the page
keys-all = Over things that are not lit, too
keys-ask = Asking and reading
keys-why = Why not? Then point at a thing
keys-words = A thing in words
keys-icons = Icons in words

table-refused-stale = The question has changed in the meantime. Nothing happened, decide again.
table-refused-not-offered = That is not possible now.
table-refused-not-your-seat = You don't play for this seat.
table-refused-not-playing = Nobody is playing here now.
table-refused-no-undo = This can't be taken back: somebody has learned something since, or there is nothing to take back.
table-refused-too-fast = A bit slower, please. Try again in a moment.
table-refused-too-early = It is too early for that.
table-refused-no-hint = There is no advice to give now.
table-refused-failed = That didn't work. Try once more.
table-refused-offline = The connection is lost. Try again when it is back.

table-curtain = { $player } plays now.
table-curtain-why = Everybody else, please look away.
table-curtain-open = I am { $player }, show the table
table-curtain-wait = The others are playing. One moment.

table-bot-plays = A bot plays for you.
table-take-back = Play for myself again
table-hand-over = Let a bot play for me
table-leave = Leave, let a bot play on
table-resign = Resign
table-resign-title = Do you really resign?
table-resign-why = A bot plays on for you, and you can't win any more. This can't be undone.
table-resign-yes = Resign
table-resign-no = Play on
table-resigned = A bot plays this game to its end for you.
table-go-home = Home
table-link-copy = Copy the link to my seat
table-link-copied = The link is copied
table-links = Links to the seats
table-link-dead = This link is not valid any more. Ask the host for a new one.
table-watch-on = Just watch
table-seat-here = at the table
table-seat-away = away
table-seat-bot = a bot plays for them
table-seat-resigned = a bot plays on
table-bot-easy = easy bot
table-bot-normal = normal bot
table-bot-hard = hard bot
table-watchers =
    { $count ->
        [one] { $count } spectator is watching.
       *[other] { $count } spectators are watching.
    }

table-lang = Language
table-lang-cs = Čeština
table-lang-en = English
table-theme = Light
table-theme-light = light
table-theme-dark = dark
table-theme-system = like the system
table-sound = Sounds
table-volume = Volume
table-badge = A dot in the window title when it is my turn

# What happened

story-pace = How fast others move
story-pace-slow = slow
story-pace-normal = normal
story-pace-fast = fast
story-pace-step = in steps
story-pause = Pause
story-go-on = Go on
story-next = Next move
story-skip = Show all the rest
story-behind =
    { $count ->
        [one] { $count } move waits
       *[other] { $count } moves wait
    }
story-recap = Since your last turn
story-recap-mine = What concerns you
story-recap-empty = Nobody has moved since your last turn.
story-you = { $name } (you)
story-setup = Set-up
story-setup-lines =
    { $count ->
        [one] Set-up: { $count } line
       *[other] Set-up: { $count } lines
    }
story-new-round = Round { $round }
story-new-month = Month { $month }
story-taken-back = The last move was taken back.
story-says = { $name } says: { $text }

table-result = Result
table-you-win = You win!
table-wins =
    { $count ->
        [one] { $names } wins
       *[other] { $names } share the win
    }
table-nobody-wins = Nobody won this time
table-winner = winner
table-total = Total
table-luck = Was the luck honest?
table-luck-why = The seal was known from the start, and the seed belongs to it. With the record, anybody can compute the whole game again.
table-seal = Seal of the luck
table-seed = Seed
table-rematch = Rematch
table-once-more = Play again
table-rematch-waits = A rematch is waiting.
table-rematch-go = Go there
table-record = Download the record
table-replay = Replay
table-closed = This table is closed.
table-closed-why = Its host closed it, and nobody can play here any more.
table-gone = There is no such table.

## teach: what a table tells those who learn

teach-more = the whole card
teach-for-goal = Dashed frame: it belongs to your goal.
teach-more-lines =
    { $count ->
        [one] { $count } more line
       *[other] { $count } more lines
    }
teach-documented = documented
teach-reconstructed = reconstructed
teach-recalled = from memory
teach-how-sure = How sure are we?
teach-sure-all = All of this is documented.
teach-sure-some = What has a tick is documented. The rest is reconstructed until somebody compares it with the printed game.
teach-sure-none = This is reconstructed until somebody compares it with the printed game.
teach-all-icons = All icons
teach-when = When and what for
teach-in-words = In words
teach-legend = Icons in words
teach-icons = Icons
teach-find-icon = Find an icon
teach-framed = Framed: on the card that is open
teach-none = There is nothing by that name.
teach-library = All components
teach-library-open = All components
teach-find-thing = Find a name or a word
teach-kind = Kind
teach-tag = Filter
teach-all = all
teach-found =
    { $count ->
        [one] { $count } thing
       *[other] { $count } things
    }
teach-look = Look around the table
teach-look-how = Arrows and Tab move, Enter opens the card, Esc ends.
teach-look-nothing = There is nothing to look at here.
teach-why-not = Not now
teach-why-not-thing = { $thing }: not now
teach-why-free = You can do this now
teach-have = { $have } of { $need }
teach-show-way = Show the way on
teach-tutor = Tutor
teach-tutor-switch = The tutor advises
teach-tutor-open = Tutor: { $known } of { $all } known
teach-on = on
teach-off = off
teach-known = { $known } of { $all } known
teach-now = now
teach-topic-now = { $topic }: now
teach-topic-known = { $topic }: known
teach-topic-new = { $topic }: not yet
teach-goal = Goal:
teach-hide = Hide note
teach-go-on = Go on playing
teach-anyway = { $deed } anyway
teach-ask-before = Ask before costly moves

## home: the first page

home-motto = five board games at one table
home-page-settings = Page settings
home-language = Language
home-lamp = Light and dark
home-question = What shall we play today?
home-selected = selected
home-coming = coming soon
home-seats =
    { $most ->
        [1] 1 player
       *[other] { $least }–{ $most } players
    }

home-title-fort = Fort
home-title-shelfie-stacker = Shelfie Stacker
home-title-creature-comforts = Creature Comforts
home-title-woodcraft = Woodcraft
home-title-hamlet = Hamlet
home-tagline-fort = deck building
home-tagline-shelfie-stacker = dice on shelves
home-tagline-creature-comforts = errands before winter
home-tagline-woodcraft = orders made of wood
home-tagline-hamlet = one village for all

home-what-fort = You lead a gang of kids and build a fort with them. Whom you leave idle, a rival may lure away.
home-whom-fort = For those who like cards that get better all the time, and a little mischief.
home-what-shelfie-stacker = Deliveries of dice in four colours arrive, and you stack them on your shelves. Each round you pick in secret who helps you, and who chooses first.
home-whom-shelfie-stacker = For everybody, also as the first game of an evening.
home-what-creature-comforts = A family of animals gets ready for winter. You send them out, the dice say what they bring home, and you make it into comforts for the den.
home-whom-creature-comforts = For families, and for those who like it peaceful.
home-what-woodcraft = You run a workshop in the forest. Wood is dice: you buy and grow them, saw and glue them, until they fit an order.
home-whom-woodcraft = For those who like to plan, and have an evening for it.
home-what-hamlet = You all build one village. You add buildings, your donkeys carry goods along everybody’s roads, and together you finish the church, each for their own glory.
home-whom-hamlet = For those who like maps and short routes.
home-minutes = { $least }–{ $most } min
home-minutes-label = takes { $least } to { $most } minutes
home-difficulty-1 = easy
home-difficulty-2 = fairly easy
home-difficulty-3 = medium
home-difficulty-4 = demanding
home-difficulty-label = difficulty { $level } of 4: { $word }
home-about = About { $title }
home-look = A look at the table
home-learn = Learn the game
home-rules = Rules

home-new-table = New table: { $title }
home-players = Players
home-seats-label = Who plays
home-your-name = Your name
home-name-of = Name of the player on seat { $seat }
home-this-device = this device
home-who-sits = Who sits on seat { $seat }
home-sitter-easy = easy bot
home-sitter-normal = normal bot
home-sitter-hard = hard bot
home-sitter-open = whoever comes
home-sitter-hotseat = here with you
home-free-seat = Free seat
home-somebody = Player
home-somebody-number = Player { $seat }
home-bot-1 = Bea
home-bot-2 = Matty
home-bot-3 = Rory
home-bot-4 = Julia
home-bot-5 = Oscar
home-bot-6 = Emma
home-bot-7 = Jake
home-yes = yes
home-no = no
home-play = Play now
home-open-table = Open the table
home-invite = Invite people
home-more-options = More options
home-seat-order = Seating
home-order-given = like this
home-order-random = random
home-listed = Who sees the table
home-listed-all = everybody
home-listed-link = link only
home-data = Facts about the game: { $certain } of { $all } documented
home-data-ours = Most numbers of this game are our own reconstruction and differ from the printed box.
home-data-rulebook = straight from the rulebook
home-data-source = from another checked source
home-data-recalled = from memory, not checked
home-data-reconstructed = worked out: the rulebook only shows them in pictures, the real box may differ

home-coming-title = We are still working on this game.
home-coming-why = When it is ready, just take it from the shelf here.
home-play-instead = Play { $title } in the meantime
home-failed-why = You can go on as soon as it answers. Running tables stay as they are.
home-problem-offline = The clubhouse doesn't answer now. Try again in a moment.
home-problem-too-often = You are opening tables too fast. Wait a moment and try again.
home-problem-full = All seats are taken by now. You can watch.
home-problem-closed = This table is closed.
home-problem-wrong-key = Your link to this table is not valid any more. Ask whoever opened the table for a new one.
home-problem-no-such-table = There is no such table any more.
home-problem-stopping = The clubhouse is closing. Running tables stay as they are.
home-problem = That didn't work: { $detail }

home-mine = Your tables
home-mine-empty = None yet. Once you have played, you'll find them here, even after closing the browser.
home-some-table = Table
home-nobody-yet = nobody else yet
home-nobody-won = nobody won this time
home-solo = a game for one
home-solo-won = a game for one: won
home-my-place =
    { ORDINAL($place) ->
        [one] { $place }st
        [two] { $place }nd
        [few] { $place }rd
       *[other] { $place }th
    } of { $players }
home-your-turn = your turn
home-turn-of = { $name } is playing
home-turn-of-several = the others are playing
home-free-seats =
    { $count ->
        [0] full
        [one] { $count } free seat
       *[other] { $count } free seats
    }
home-over = over
home-closed = closed
home-gone = gone
home-replay = Replay
home-go-play = Play
home-go-open = Open
home-forget = Forget the table: { $title }
home-all-tables = Show all ({ $count })
home-fewer-tables = Show only the first

home-open = Open tables
home-open-empty = Nobody is looking for players now. Use “Invite people” and others will see your table here.
home-sits = seated: { $names }
home-being-played = being played: { $names }
home-join = Join
home-watch = Watch

home-one-screen = One screen, several people
home-one-screen-why = a curtain hides the hand between turns
home-footer = The games belong to their authors and publishers. Klubovna is not affiliated with them; drawings and texts are our own.

## design: shared pieces

design-close = Close
design-less = less
design-more = more
design-acting = to play
design-first = starts
design-bot = bot
design-away = is away

## lobby: a table that waits for people, and links to seats

lobby-missing =
    { $count ->
        [0] All seats are taken, the game begins.
        [one] { $count } player is still missing. Then the game begins by itself.
       *[other] { $count } players are still missing. Then the game begins by itself.
    }
lobby-options = Game options
lobby-seats = Who plays
lobby-free-seat = Free seat
lobby-free-seats =
    { $count ->
        [one] There is a free seat
       *[other] There are free seats
    }
lobby-waits = waiting
lobby-you = you
lobby-here = here
lobby-away = away
lobby-invited = This seat is yours
lobby-invited-why = Write what the others should call you.
lobby-sit = Sit down
lobby-join-why = Write what the others should call you, and join. Without that you can only watch.
lobby-private = You can sit down here by link only. Ask whoever opened the table for it, or watch for now.
lobby-table-link = Invite the others
lobby-table-link-why = Whoever opens the link or points a phone at the code takes a free seat.
lobby-copy = Copy
lobby-copied = Copied
lobby-share = Send
lobby-qr-of = QR code: { $what }
lobby-qr-how = Point the camera of a phone at the code.
lobby-link-of = Link to the seat: { $who }
lobby-links-why = The link of a seat is secret: whoever has it plays there, after a reload and on another device too.
lobby-only-here = But this address leads to this computer only. Whoever opened the clubhouse can open it for phones around too; the handbook says how.
lobby-new-link = Issue a new link
lobby-issue-link = Issue a link
lobby-new-link-why = The old link stops working, even if somebody sits there with it.
lobby-new-link-yes = Issue a new one
lobby-no-link = Whoever sits here has the link of this seat.
lobby-no-links = This browser has no link here: you are only watching.
lobby-seat-link = Link to this seat
lobby-fill = How to fill the seat
lobby-seat-bot = Seat a bot here
lobby-bot-which = How strong a bot sits down here
lobby-leave = Leave the table
lobby-close = Close the table
lobby-close-why = Nobody will play at this table any more.
lobby-close-yes = Close the table

## replay: viewing records

replay-title = Replay a game
replay-what = A record is a small text file with a whole game. You can download it at the end of every game; here you walk through it step by step, through the eyes of anybody at the table.
replay-insert = Insert a game record
replay-how = drop the file, or tap
replay-let-go = drop it anywhere
replay-loading = Just a moment, replaying the record…
replay-bad = This is not a complete game record of Klubovna: { $detail }
replay-too-large = This file can't be replayed: it is too large for a game record.
replay-not-over = The game is not over yet. There will be a record when it is.
replay-no-table = There is no such table here.
replay-heading = Replay: { $title }
replay-home = { $title }, back to the clubhouse
replay-eyes = Through whose eyes
replay-eyes-of = as { $name } sees it
replay-eyes-public = what everybody sees
replay-tools = Record
replay-log = Course of the game
replay-rule = Rule { $rule }
replay-result = Result
replay-close = Another record
replay-steps = Moving through the game
replay-first = To the start
replay-back = One step back
replay-play = Play
replay-pause = Stop
replay-space = space bar
replay-forth = One step forward
replay-last = To the end
replay-position = Place in the game
replay-at = step { $at } of { $last }
replay-speed = Speed
replay-speed-slow = slow
replay-speed-usual = usual
replay-speed-fast = fast
replay-speed-faster = fastest
replay-start = Start of the game
replay-picked = { $name }: { $deed }
replay-secret = { $name } does something that can't be seen from here.
replay-download = Download the record
replay-again = From the start

## style: the guide to the look at /styleguide

style-title = The look of Klubovna
style-lead = Pieces shared by all five games. Each is drawn once and is the same everywhere.
style-theme = Lamp
style-theme-light = light
style-theme-dark = dark
style-theme-both = both
style-language = Language
style-chapters = Chapters

style-advice = Principles
style-advice-lead = A table seen from your chair. Paper is read, felt is the shared middle, wood is nearest to you. The board is the interface: what can be taken is lit, the rest is calm.
style-states = States of a target
style-states-lead = Each state has a colour and one more sign. Colour never speaks alone.
style-surfaces = Surfaces
style-surfaces-lead = Every area stands on one surface. The surface picks the colour of light, selection and text; pieces on it only read it.
style-players = Seats and players
style-players-lead = A seat is a colour and a symbol, always both. The distances of colours are checked for protanopia, deuteranopia and tritanopia.
style-cards = Cards
style-cards-lead = The width decides everything else. Cards stay paper in the dark, only the lamp is low.
style-tokens = Small things
style-tokens-lead = Tokens, counters, tickets and dice. Numbers are always in the text font.
style-tracks = Tracks
style-tracks-lead = Discs on one place make room for each other and keep their order.
style-hands = The hand
style-hands-lead = A fan at the desk, a strip on the phone. The selected card rises; too many cards lap over.
style-motion = Motion
style-motion-lead = A piece glides to where it goes in 220 ms. Several go one after another, all arrive within 300 ms. With reduced motion they are only marked for a moment. Try to touch a card.
style-controls = Controls
style-controls-lead = Buttons and fields for everything that is not a touch of the board.
style-floats = Words above the table
style-floats-lead = Explanations, notes, questions and drawers.
style-icons = Icons
style-icons-lead = Drawn on a grid of 24, outlined in ink, with two or three flat colours. They must be clear at size 20.
style-icons-goods = Goods
style-icons-suits = Suits of cards
style-icons-deeds = Deeds and places
style-icons-seats = Symbols of seats
style-icons-signs = Signs of the interface
style-icons-games = From single games
style-colours = Colours
style-colours-lead = Paper, felt, wood, cards and a few accents. Honey means “now” and nothing else, plum means “only you see this”.
style-contrast = Contrast
style-contrast-lead = Counted from the colours as WCAG does, in each light. A test watches it too.
style-contrast-text = Text, at least { $least }
style-contrast-sign = Signs and borders, at least { $least }
style-type = Type
style-type-lead = Young Serif for titles, names of cards and prompts. Atkinson Hyperlegible for everything else.
style-type-3xl = Name of the game
style-type-2xl = Title of a page
style-type-xl = Title of a panel
style-type-lg = Add shovels, or put it into play.
style-type-md = Running text: the quick brown fox jumps over the lazy dog.
style-type-sm = Log and panels: Bára recruits Bug from the park.
style-type-xs = Captions, nothing is smaller
style-type-figures = Figures: of equal width, in the text font (class .num)
style-space = Measures
style-space-lead = Spaces in steps of four, three radii, three shadows of one lamp.

style-do = Do
style-dont = Don't
style-do-surface = Put every area on a surface: .on-paper, .on-felt, .on-wood, .board.
style-dont-surface = Don't pick a lit or text colour by hand.
style-do-numbers = Set numbers in the text font, class .num.
style-dont-numbers = Don't set numbers in Young Serif, its figures jump.
style-do-seat = Show a seat by colour and symbol.
style-dont-seat = Don't colour a name, a border or a piece as the only sign.
style-do-empty = Say what is missing: “Empty. What you don't play comes here.”
style-dont-empty = No empty grey boxes, no disabled buttons without a reason.
style-do-drawing = Draw a new piece on a grid of 24, outline 1.35, two or three flat colours, and check it at size 20 on paper, on felt and in the dark.
style-dont-drawing = No emoji, foreign icons, gradients or glass with shadows.
style-do-shape = Radii 3, 6, 10 and shadows --sh-1 to --sh-3.
style-dont-shape = No pills everywhere, no hairline grey cards on white.
style-do-honey = Honey only for what is now. At most one brick button.
style-dont-honey = Nothing pulses, blinks or loops.
style-do-words = A prompt has two sentences: what is asked and why.
style-dont-words = An icon alone only where words are one hover, focus or touch away.

style-state-lit = lit
style-state-lit-sign = ring and a tag or an arrow
style-state-selected = selected
style-state-selected-sign = raised, a tick
style-state-ghost = spot
style-state-ghost-sign = dashed, arrow and verb
style-state-forbidden = not now
style-state-forbidden-sign = hatched, a touch says why
style-state-hinted = hint
style-state-hinted-sign = a bulb in the corner
style-state-focused = focus
style-state-focused-sign = a double ring

style-seat-sun = sun
style-seat-leaf = leaf
style-seat-drop = drop
style-seat-moon = moon
style-seat-star = star
style-seat-free = free

style-when-seat = Wherever it is said whose. Give it a label for screen readers when no name stands beside it.
style-when-meeple = Workers and figures on maps. On tracks use SeatBadge.
style-when-panel = A player's corner: symbol, name, marks, counters, below them the zones of the game. Always in this order.
style-when-card = A card in a hand or on offer: icons and words. A plum edge: only you see it.
style-when-mid = A card in the shared middle: icons only, words are one hover away.
style-when-pile = A deck: top card, two edges, the count. Empty, it says why nothing is here.
style-when-mini = A card in small: yards, lists, panels of rivals.
style-when-token = A resource or piece that lies on a place.
style-when-slot = A place for a token: filled, empty with a print, empty, locked, square.
style-when-slots = A row of equal places at once, read aloud as one number.
style-when-counter = How much of what. Zero stays, paler, so that places don't jump.
style-when-ticket = A reward for somebody to take. A ticket has bites; a chip (.chip) is somebody's already.
style-when-die = A colour always has its own pips or shape. Without a value it is a place that waits for a die.
style-when-track = Points, reputation, rounds: one scale, the discs of all.
style-when-rounds = Rounds, months, phases: what was has a tick, what is now is honey.
style-when-levels = Steps to climb: a fort, a workshop, a church.
style-when-fan = The hand at the desk. It lays its children by itself, also when more come.
style-when-hand = A fan where there is room, else a strip. Pieces know their way by data-piece.
style-when-strip = The hand on the phone. The words of the selected card stand above the strip.
style-when-button = A deed that is not a touch of the board. Brick at most once; what can't be done now says why.
style-when-segmented = One of two to four short values. More values: Select.
style-when-stepper = A small number within bounds.
style-when-switch = Yes or no that holds at once.
style-when-field = A line of text. What is wrong is said in words.
style-when-select = One of many values; quiet (isQuiet) in a row.
style-when-tag = One or two words. On a lit piece it sits on the upper edge.
style-when-kbd = The key that does the same.
style-when-empty = Where nothing is yet: say what will be here and what to do.
style-when-details = An explanation on hover, focus and long press. Esc closes it.
style-when-pop = The same where it stays: “Why not?” with the number of the rule.
style-when-toast = Short news, gone by itself. Never a question.
style-when-dialog = A question that stops everything else. The safe answer is last and main.
style-when-sheet = What has no room at the table: from below on the phone, else from the right.

style-demo-play = Play Moose
style-demo-skip = Skip
style-demo-leave = Leave the table
style-demo-undo = Undo
style-demo-lamp = Dim the lamp
style-demo-follow = Follow
style-demo-follow-why = You have no card with that suit, so you can't follow.
style-demo-invite = Invite people
style-demo-done = Done
style-demo-setup = Set-up
style-demo-setup-base = basic
style-demo-setup-draft = with draft
style-demo-players = Players
style-demo-sound = Sound when it is your turn
style-demo-name = Your name
style-demo-name-hint = Others at the table will see it.
style-demo-name-error = Write at least one letter.
style-demo-level = Bot
style-demo-level-easy = easy
style-demo-level-normal = normal
style-demo-level-hard = hard
style-demo-tag = new
style-demo-add = add
style-demo-playing = playing
style-demo-hint = hint
style-demo-secret = only you see it
style-demo-empty = Empty yard
style-demo-empty-why = What you don't play comes here.
style-demo-why-title = You can't add Prince now.
style-demo-why = A crown improves no action of Moose.
style-demo-rule = Rule 5.1
style-demo-why-button = Why not?
style-demo-copied = The link to the seat is copied.
style-demo-offline = Connection lost. Trying again, nothing gets lost.
style-demo-show = Show a note
style-demo-leave-title = Leave the table?
style-demo-leave-why = A bot plays on for you. You can come back by your link any time, the seat stays yours.
style-demo-leave-yes = Leave
style-demo-leave-no = Stay
style-demo-drawer = Log from the side
style-demo-sheet = Menu from below
style-demo-sheet-text = Esc, the cross or a touch beside closes it.
style-demo-points = Points
style-demo-hand = Cards in hand
style-demo-stash = Stash: 3 resources
style-demo-pack = Pack
style-demo-coins = Coins
style-demo-wood = Wood
style-demo-grain = Grain
style-demo-perk = Recycling
style-demo-perk-text = 1 card from the discard to your hand
style-demo-rule-name = Popularity
style-demo-die-waits = waits for a yellow die
style-demo-moose = Moose
style-demo-scout = Scout
style-demo-prince = Prince
style-demo-flash = Flash
style-demo-twins = Twins
style-demo-lantern = Porch lantern
style-demo-public = 1 card to the lookout for each suit
style-demo-private = Gain 2 toys
style-demo-deck = Deck
style-demo-deck-empty = all drawn
style-demo-end = end of game
style-demo-score = Add points
style-demo-rounds = Rounds
style-demo-fort = Fort
style-demo-upgrade = Upgrade
style-demo-worth =
    { $points ->
        [one] { $points } pt
       *[other] { $points } pts
    }
style-demo-level-label =
    { $points ->
        [one] Level { $level }: { $points } point
       *[other] Level { $level }: { $points } points
    }
style-demo-here = Here
style-demo-here-why = play Moose
style-demo-draw = Draw a card
style-demo-drop = Drop a card
style-demo-yard = Yard
style-demo-draw-two = Draw two
style-demo-take-back = Take back

# learn in two minutes

learn-title = Learn in two minutes
learn-all-rules = All rules
learn-pages = Pages
learn-read = read
learn-back = Back
learn-next = Next: { $name }
learn-play = Play now
learn-page-of = Page { $page } of { $pages }
learn-go-to = Page { $page }: { $name }
learn-close = Close and go home
learn-back-to-table = Back to the table

# the book of rules

rules-title = { $title }: the rules
rules-contents = Contents
rules-chapter = Chapter { $number }
rules-search = Search the rules
rules-found =
    { $count ->
        [0] nothing found
        [one] { $count } place
       *[other] { $count } places
    }
rules-nothing = The book has nothing with these words.
rules-now = applies now
rules-you = You
rules-enlarge = Larger: { $title }
rules-whole = The whole book
rules-print = Print

# The end of a game

end-sub = the end
end-close = Look at the table
end-ranking = Final ranking
end-you = you
end-points =
    { $count ->
        [one] point
       *[other] points
    }
end-margin =
    { $count ->
        [0] , as many as { $name }
       *[other] , { $count } more than { $name }
    }
end-short = , { $count } fewer than { $name }
end-sources = Where points come from
end-bar =
    { $name }, { $count ->
        [one] { $count } point
       *[other] { $count } points
    }: { $parts }
end-rounds = Round by round
end-rounds-cap = points by source; dashes are the others
end-rounds-alone = points by source
end-round = round { $number }
end-plot = { $name }, points: { $points }
end-numbers = Points after each round
end-swings = Largest swings
end-gains = Richest turns
end-swings-cap = counted in points only
end-no-course = The clubhouse could not tell how the points came about.
end-no-swings = No turn changed the points.
end-no-deed = The rules themselves moved these points; nobody did anything for them.
end-has =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
end-ahead = { $count } ahead
end-behind = { $count } behind
end-level = level
end-then = then
end-record = My record so far
end-record-plot =
    { $count ->
        [one] My points in { $count } game: { $points }
       *[other] My points in { $count } games, from { $least } to { $most }; this game { $points }
    }
end-record-why = Games finished in this browser. Filled dots are wins, the dashes are the mean.
end-best-yet = best yet
end-plays =
    { $count ->
        [one] play
       *[other] plays
    }
end-wins =
    { $count ->
        [one] win
       *[other] wins
    }
end-best = best
end-mean = mean
end-sheet = Score sheet
end-share = Share
end-share-busy = Drawing the picture…
end-share-shared = Shared.
end-share-saved = The picture and the record are saved.
end-share-failed = That didn't work. Try once more.
