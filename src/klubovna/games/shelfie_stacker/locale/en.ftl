title = Shelfie Stacker

# Options of the game

setting-cards = Character cards
setting-cards-first-game = first game: cards 1 to 8
setting-cards-own-choice = everybody picks their own eight
setting-cards-shared-random = eight at random, the same for all
setting-cards-private-random = eight at random for each player
setting-cards-shared-draft = the same eight, passed left after each round
setting-cards-private-draft = a random eight, passed left after each round
setting-solo = Solo game
setting-solo-score = beat your score
setting-solo-shem-standard = beat Shem Bot, standard
setting-solo-shem-hard = beat Shem Bot, hard
setting-rival-cards = Cards of the solo rival
setting-rival-cards-same = the same as yours
setting-rival-cards-random = eight at random

# Scores and the end

score-fives = Columns of 5 dice
score-fours = Columns of 4 dice
score-threes = Columns of 3 dice
score-tops = Top dice
score-competition = Competition
score-sidekick = Sidekick
score-end-game = End of game
score-shame = Shelf of shame
end-seven-rounds = Seven rounds are over and the shelves are stacked.
end-rank-none = Less than 30 points. Let's call it minimalism.
end-rank-30 = At least 30 points. The shelf stands and nothing has fallen off.
end-rank-40 = At least 40 points. Visitors ask whether they may borrow something.
end-rank-50 = At least 50 points. People have begun to take pictures of this shelf.
end-rank-60 = At least 60 points. Shop assistants drop by, for inspiration, they say.
end-rank-70 = At least 70 points. The shelf is perfect. Nobody may play anything from it, of course.
end-shem-beaten = Shem Bot has lost. It blames an update.
end-shem-won = Shem Bot was not overtaken. A tie will do for it, too.

# Names that the component file doesn't decline

accusative-character = { $name }

# Dice and columns in sentences

the-die = the { $die }
the-other = the { $other }
the-thing = the { $thing }
to-value =
    { $to_id ->
        [p1] a 1
        [p2] a 2
        [p3] a 3
        [p4] a 4
        [p5] a 5
        [p6] a 6
        [g1] a 1
        [g2] a 2
        [g3] a 3
        [g4] a 4
        [g5] a 5
        [g6] a 6
        [b1] a 1
        [b2] a 2
        [b3] a 3
        [b4] a 4
        [b5] a 5
        [b6] a 6
        [o1] a 1
        [o2] a 2
        [o3] a 3
        [o4] a 4
        [o5] a 5
       *[o6] a 6
    }
value-of-thing = { $thing }
to-column = on column { $column }
from-column = from column { $column }
to-that-column =
    On column { $thing ->
        [0] 1
        [1] 2
        [2] 3
        [3] 4
       *[other] 5
    }
three-dice = { $first }, { $second }, { $third }
the-sidekick =
    { $card_id ->
        [side_purple] the purple sidekick
        [side_green] the green sidekick
        [side_blue] the blue sidekick
        [side_orange] the orange sidekick
       *[other] { $card }
    }

# The round

ask-choose-hand = Eight cards for your hand: which one do you add?
option-choose-hand-deck = Take { $thing }
ask-choose-character = Which character do you secretly play?
option-choose-character-hand = Play { $thing }

event-new-round =
    Round { $round } begins and the deliveries are full. { $bag ->
        [one] { $bag } die is left in the bag.
       *[other] { $bag } dice are left in the bag.
    }
event-chose = { $player } reveals { $card } ({ $number }{ $letter }).
event-hands-passed = Everybody passes their hand to the left, looking as if there was nothing good in it.

# The delivery

ask-take-delivery = Which delivery do you take?
option-take-delivery-delivery =
    Take the { $thing ->
        [0] first
        [1] second
        [2] third
        [3] fourth
        [4] fifth
       *[other] sixth
    } delivery
option-take-delivery-card = Use { $thing } first
ask-swap-first = Which die do you move to another delivery?
option-swap-first-box = Move { the-thing }
ask-swap-second = Which die do you swap { the-die } for?
option-swap-second-box = Swap it for { the-thing }

event-took = { $player } takes a delivery: { three-dice }.
event-swapped-boxes = { $player } swaps { the-die } and { the-other } between deliveries.

# Placing dice

ask-arrange =
    { $left ->
        [0] Everything is placed. Anything else, or is the turn over?
        [one] One last die to place. What do you do?
       *[other] { $left } dice to place. What do you do?
    }
option-arrange-tray = Place { the-thing }
option-arrange-card = Use { $thing }
option-arrange-stored = Take back { the-thing }
option-arrange-end-turn = End the turn
ask-place-die = Where do you put { the-die }?
option-place-die-column = { to-that-column }
option-place-die-shame = On the shelf of shame
option-place-die-value = Turn it to { value-of-thing }
option-place-die-aside = Leave it in the delivery for now
ask-waive-with = Which card smuggles { the-die } in?
option-waive-with-card = Use { $thing }

event-placed = { $player } puts { the-die } { to-column }.
event-shamed = { $player } tidies { the-die } away to the shelf of shame.
event-turned = { $player } turns a joker: { the-die } to { to-value }.

# Abilities

ask-reuse-card = Which spent card do you bring back to life?
option-reuse-card-card = Use { $thing } again
ask-choose-die = { $card }: which die do you choose?
option-choose-die-tray = Choose { the-thing } from your delivery
option-choose-die-top =
    Choose the top die of column { $thing ->
        [0] 1
        [1] 2
        [2] 3
        [3] 4
       *[other] 5
    }
option-choose-die-shamed = Choose { the-thing } from the shelf of shame
ask-choose-roll = Which dice do you roll again?
option-choose-roll-tray = Add { the-thing } to the roll
option-choose-roll-roll = Roll what is chosen
ask-set-value =
    { $drawn ->
        [1] You drew { the-die }. What value shall it have?
       *[other] What value do you turn { the-die } to?
    }
option-set-value-value = To { value-of-thing }
ask-swap-with = You chose { the-die }. Which die does it swap values with?
option-swap-with-tray = Choose { the-thing }
ask-rescue-to = Where does { the-die } go from the shelf of shame?
option-rescue-to-column = { to-that-column }
ask-insert-at = Where do you slip { the-die } in?
option-insert-at-gap = Slip it into column { $column }, at place { $row } from the bottom

event-used-1 = { $player } calls The Borrower: it is only a loan, and it may even come back.
event-used-2 = { $player } calls The Nitpicker: one die is half a millimetre off, so out it goes.
event-used-3 = { $player } calls The Upgrade Addict: just one more pip and the set is complete.
event-used-4 = { $player } calls The Regifter: what doesn't suit the shelf will suit somebody's birthday.
event-used-5 = { $player } lets The Cat near the shelf: one pip is down and nobody saw a thing.
event-used-6 = { $player } calls The Bargain Hunter: seen from the other side, the price is different.
event-used-7 = { $player } calls The Colour Coordinator, who is having a colour-blind moment.
event-used-8 = { $player } throws Flash to Shelf: a spent card is as good as new.
event-used-9 = { $player } sends The Festival Goer: before anyone looks, two dice have changed boxes.
event-used-10 = { $player } gives the floor to The Dice Lord: another roll, and the dice may even obey.
event-used-11 = { $player } calls The Perfectionist: two values change places, and peace at last.
event-used-12 = { $player } calls The Geek, who is not ashamed of any game.
event-used-13 = { $player } calls The Box Crusher: never mind the number, just push.
event-used-14 = { $player } calls The Playtester: only one tiny change is proposed, the value.
event-used-15 = { $player } sends The Archaeologist into the bag to dig up a die and fill in its date.
event-used-16 = { $player } calls The Master Mixer: there is always room for one more box in between.
event-stored = { $player } puts { the-die } on the card.
event-gave-away = { $player } wraps { the-die } as a gift. Nobody will touch it again.
event-retrieved = { $player } takes { the-die } back from the card.
event-took-back = { $player } returns { the-die } { from-column } to the delivery.
event-changed = { $player } changes { the-die } to { to-value }.
event-rolled = { $player } rolls { the-die } again and gets { to-value }.
event-swapped-values = { $player } swaps values: now it is { $die } and { $other }.
event-rescued = { $player } moves { the-die } from the shelf of shame to column { $column }.
event-returned = { $player } puts { the-die } back into the bag.
event-drew =
    { $player } draws { $colour_id ->
        [purple] a purple
        [green] a green
        [blue] a blue
       *[orange] an orange
    } die.
event-inserted = { $player } slips { the-die } into column { $column }.

# Rewards

event-got-competition = { $player } is the first to show the pattern and wins the competition { $card }.
event-got-sidekick = { $player } gains { the-sidekick }.
event-took-sidekick = { $player } lures { the-sidekick } away. Loyalty was not in the job description.

# The solo rival

ask-decide-for-shem = Shem Bot wavers between dice of equal value. Which colour gets a column?
option-decide-for-shem-overflow =
    { $thing_id ->
        [purple] Purple
        [green] Green
        [blue] Blue
       *[orange] Orange
    }

event-rival-shows = The rival reveals { $card } ({ $number }{ $letter }).
event-friend-took = Your imaginary friend carries off a delivery: { three-dice }. It won't be returned.
event-shem-took = Shem Bot takes a delivery: { three-dice }.
event-shem-stacked = Shem Bot puts { the-die } { to-column }, like to like.
event-shem-opened = Shem Bot opens a new column and puts { the-die } { to-column }.
event-shem-planned = Shem Bot thinks of the competition and puts { the-die } { to-column }.
event-shem-shamed = Shem Bot puts { the-die } on the shelf of shame. It is ashamed very efficiently.
event-shem-got-competition = Shem Bot is the first to show the pattern and wins the competition { $card }.
event-shem-got-sidekick = Shem Bot gains { the-sidekick }.

# What characters and rewards do

so-many-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
which-die =
    { $dice_id ->
        [delivery] a die from your delivery
        [shelf] the top die of a column
       *[both] a die from your delivery or the top die of a column
    }
whose-value =
    { $dice_id ->
        [delivery] a die of your delivery
        [shelf] the top die of a column
       *[both] a die of your delivery or the top die of a column
    }
than-below =
    { $below_id ->
        [not_equal] ; on the shelf it must not come to equal the one below
        [greater] ; on the shelf it must beat the one below
       *[anything] { "" }
    }
view-does-store =
    { $stay_id ->
        [while] put { which-die } here; in a later turn you may take it back into your delivery
       *[forever] wrap up { which-die } here; it stays for good, without points and without shame
    }
view-does-take-back = take the top die of a column back into your delivery and place it again, properly this time
view-does-reuse = use the ability of one of your spent cards again
view-does-swap-boxes = before you take a delivery, swap a die between two free ones
view-does-reroll = roll any dice of your delivery again; no refunds
view-does-swap-values = swap the values of two dice of your delivery; their colours stay
view-does-rescue = move a die from your shelf of shame straight to the shelf, by all the rules
view-does-redraw = return a die of your delivery to the bag, draw another and set it to any value
view-does-insert = lift dice of a column and slip in a die from your delivery: same colour, higher than the one below, lower than the one above
view-does-waive =
    { $rule_id ->
        [colour] place a die of your delivery on a column of another colour
       *[number] place a die of your delivery whatever the one below shows
    }
view-change-add =
    { $sign_id ->
        [plus] add { $amount } to
       *[minus] take { $amount } off
    } { whose-value }{ than-below }
view-change-flip = turn { whose-value } to the opposite face: 1 and 6, 2 and 5, 3 and 4 change into each other{ than-below }
view-change-set-any = set { whose-value } to any value{ than-below }
view-sidekick-does =
    { so-many-points } to whoever has the most { $colour_id ->
        [purple] purple
        [green] green
        [blue] blue
       *[orange] orange
    } dice on the shelf; { $least } will do for a start, and it is loyal to nobody
view-competition-does = { so-many-points } to the first shelf that shows the pattern
view-end-per-column = { so-many-points } for each column { $where }
view-end-per-die = { so-many-points } for each die on your shelf { $where }
view-end-per-full-row = { so-many-points } for each row that is full from end to end
view-end-per-colour =
    { so-many-points } for each colour with at least { $limit ->
        [one] { $limit } die
       *[other] { $limit } dice
    } on your shelf
view-end-largest-colour =
    { so-many-points } for each die of the most frequent colour on your shelf{ $limit ->
        [0] { "" }
        [one] { " " }but the first
       *[other] { " " }but the first { $limit }
    }
view-end-column-pairs =
    { so-many-points } for each pair of columns of the same { $match_id ->
        [height] height
        [colour] colour
       *[both] height and colour
    }; no column is in two pairs
view-end-neighbours =
    { so-many-points } for every two neighbouring columns of the same { $match_id ->
        [height] height
        [colour] colour
       *[both] height and colour
    }
view-end-shame-tiers = points by the number of dice on your shelf of shame: { $tiers }
view-column-top-value = whose top die is { $which }
view-column-bottom-value = whose bottom die is { $which }
view-column-height = that is { $which } high
view-column-pips = whose pips add up to { $which }
view-column-place = that is number { $which } from the left
view-column-outer = that stands at either end
view-column-run = that rises by exactly one
view-die-value = that shows { $which }
view-die-colour = that is { $which }
view-die-column = in column { $which }
view-die-row = in row { $which }
view-is-exactly = { $number }
view-is-least = at least { $number }
view-is-most = at most { $number }
view-is-colour = { $colour }
view-or = { $first } or { $second }
view-where = { $first } and { $second }
view-tiers = { $first }, { $second }
view-tier-one = { $dice } → { $points }
view-tier-range = { $first }–⁠{ $last } → { $points }

# The same in a few words

view-brief-does-store =
    { $stay_id ->
        [while] Keep a die here until a later turn.
       *[forever] Put a die here for good, at no cost.
    }
view-brief-does-take-back = Take a top die back into your delivery.
view-brief-does-reuse = Repeat the ability of a spent card.
view-brief-does-swap-boxes = Before taking, swap dice of two deliveries.
view-brief-does-reroll = Reroll any dice of your delivery.
view-brief-does-swap-values = Swap values of two dice in your delivery.
view-brief-does-rescue = Move a shamed die to your shelf.
view-brief-does-redraw = Swap a die with the bag, set its value.
view-brief-does-insert = Slip a die between others in a column.
view-brief-does-waive =
    { $rule_id ->
        [colour] Place a die whatever its colour.
       *[number] Place a die whatever its value.
    }
view-brief-change-add =
    { $sign_id ->
        [plus] +
       *[minus] −
    }{ $amount } to a die { $dice_id ->
        [delivery] of your delivery
        [shelf] on top of a column
       *[both] of your delivery or a top die
    }.
view-brief-change-flip =
    { $dice_id ->
        [delivery] Turn a die of your delivery upside down.
       *[both] Turn a die upside down.
    }
view-brief-change-set-any = Set a die to any value.

# The table as a picture

view-round = Round { $round } of { $rounds }
view-order = Turn order
view-all-choose = Everybody chooses
view-choose-note = Choose a character. All cards are revealed at once.
view-picked-note = You have chosen. Cards are revealed when everybody has.
view-deliveries = Deliveries
view-bag =
    { $count ->
        [one] { $count } die in the bag
       *[other] { $count } dice in the bag
    }
view-bag-detail = What rattles in the bag: { $colours }.
view-gone = Dice that left the game:
view-tray = Your delivery
view-to-place = Still to place
view-chosen = picked
view-instead = Pick { $die } instead
view-rolls = roll
view-turn-to = Turn it to
view-which-colour = Which colour?

view-my-shelf = Your shelf
view-shelf-of = Shelf: { $player }
view-shelf-empty = A shelf full of nothing.
view-shame = Shelf of shame
view-shame-short = Shame
view-no-shame = no shame at all
view-dice =
    { $count ->
        [one] { $count } die
       *[other] { $count } dice
    }
view-per-die = { $points } for each die
view-points-short =
    { $count ->
        [one] { $points } point
       *[other] { $points } points
    }
view-points-word =
    { $count ->
        [one] point
       *[other] points
    }
view-points-now = Your points
view-heights = Column heights
view-now = now
view-nothing = nothing
view-rank-next =
    { $count ->
        [one] { $count } more point would have made it “{ $rank }”.
       *[other] { $count } more points would have made it “{ $rank }”.
    }

view-characters = Your characters
view-on-table = On the table
view-in-hand = In hand
view-only-you-see = only you see it
view-your-pick = your choice
view-ready = ready
view-spent = spent
view-ready-cards = Ready
view-spent-cards = Spent
view-holding = minds a die
view-this-round = this round
view-in-use = in use
view-spends = Uses the card:
view-verb-use = use
view-verb-take = take
view-picked = chosen
view-verb-waive = use
view-verb-again = repeat
view-picked-count = Your hand: { $count } of { $all }
view-in-your-hand = in hand

view-rewards = Rewards
view-sidekick = Sidekick
view-competition = Competition
view-at-the-end = At the end
view-worth =
    { $count ->
        [one] { $count } pt
       *[other] { $count } pts
    }
view-most-of =
    for most { $colour_id ->
        [purple] purple
        [green] green
        [blue] blue
       *[orange] orange
    } dice, at least { $least }
view-first-with = for the first to show it
view-free = nobody yet
view-for-all = for all
view-for-you-now = gives you { $count } now
view-anything = anything

view-rivals = Rivals
view-bot = bot
view-on-turn = to play
view-place =
    { ORDINAL($place) ->
        [one] { $place }st in order
        [two] { $place }nd in order
        [few] { $place }rd in order
       *[other] { $place }th in order
    }
view-this-round-cap = This round
view-chooses = choosing
view-played = Cards played
view-open-rival = Show details
view-friend = Imaginary friend
view-shem = Shem Bot
view-solo-takes = Takes delivery
view-solo-boxes = { $first }, or else { $second }
view-about-friend = No shelf, no interest in points. It only carries off one delivery each round: the first number on its card says which, and the second one if you already have that. Nobody sees those dice again.
view-about-shem = It takes deliveries by the numbers on its card. It does not care about values, but sorts colours with care: first on columns that it has, then it opens new ones from the left. What finds no room goes to its shelf of shame.

view-label-column = column { $column }: { $dice }
view-label-gain =
    { $count ->
        [one] { $gain } point
       *[other] { $gain } points
    }
view-label-waive = uses { $card }
view-label-gap = column { $column }, place { $row } from the bottom; it holds { $dice }
view-label-shame = on the shelf of shame: { $dice }
view-label-delivery = delivery { $number }: { $dice }
view-label-taken = delivery { $number }, taken by { $player }
view-label-box-die = delivery { $number }, { $die }
view-label-hand =
    { $count ->
        [one] { $count } card in hand
       *[other] { $count } cards in hand
    }
view-label-ready = It is ready.
view-label-spent = It is spent.
view-label-holds = It holds: { $dice }.
view-label-stored = { $die } on { $card }

# The table as text

view-row-setup = Choosing the cards for your hand
view-row-deliveries = boxes
view-row-taken = { $player }'s
view-row-takes = takes { $first }, or else { $second }
view-row-bag = bag
view-row-gone = gone
view-row-rewards = rewards
view-row-sidekick = sidekick
view-row-competition = pattern
view-row-end = end
view-row-points = { $points } p.
view-row-shelf = shelf
view-row-shame = shame
view-row-tray = delivery
view-row-cards = cards
view-row-hand = hand
view-row-table = on table
view-row-spent = a spent card
view-row-pattern = columns of the pattern, from the bottom up

# The table in sentences

tell-now = The round
tell-setup = Everybody chooses the cards for the game.
tell-round = Round { $round } of { $rounds }.
tell-over = The game is over.
tell-all-choose = Everybody chooses a character.
tell-turn =
    { $players }: { $thing }, { $number }{ $letter }{ $now ->
        [1] , now to play
       *[other] { "" }
    }.
tell-deliveries = Deliveries
tell-taken = Delivery { $number } is taken by { $players }.
tell-delivery = Delivery { $number }: { $dice }.
tell-bag = In the bag: { $dice }.
tell-gone = Out of the game: { $dice }.
tell-colour = { $n } { $thing }
tell-points =
    { $n ->
        [one] { $n } point.
       *[other] { $n } points.
    }
tell-column = Column { $column }, from the bottom: { $dice }.
tell-shame = Shelf of shame: { $dice }.
tell-tray = In the delivery, still to place: { $dice }.
tell-characters = Your characters
tell-card-ready = { $thing } is ready.
tell-card-spent = { $thing } is spent.
tell-holds = Dice on it: { $dice }.
tell-picked = Chosen for this round: { $thing }.
tell-hand = In hand: { $thing }.
tell-rewards = Rewards
tell-pattern = Column { $column } of the pattern, from the bottom: { $dice }.
tell-owner = { $players } has it.
tell-standing = { $players } ({ $n })
tell-sidekick = Dice of the sidekick's colour: { $standings }.
tell-in-hand =
    { $n ->
        [one] { $n } card in hand.
       *[other] { $n } cards in hand.
    }

# 1 Set-up

rule-1-1 = Everybody has a shelf, a shelf of shame and a deck of sixteen characters of one colour; eight of them are in hand.
rule-1-2 = With four players the bag holds 22 dice of each colour, with three 17, with two and alone 12.
rule-1-3 = There is one more delivery than players; alone there are three.
rule-1-4 = One sidekick, one competition and one end-of-game card are laid out; alone for a score, two end-of-game cards instead.

# 2 The round

rule-2-1 = There are seven rounds, so one of your eight cards stays in hand.
rule-2-2 = At the start of a round three dice are drawn for each delivery, and they stay as they fell.
rule-2-3 = Everybody secretly chooses one card from hand, and all reveal them at once.
rule-2-4 = Whoever revealed the lower number plays earlier.
rule-2-5 = Of equal numbers the letter on the card decides: A is before B, B before C and C before D.
rule-2-6 = Dice of the delivery that nobody took go back into the bag after the round; after the seventh round nothing is tidied.

# 3 The turn

rule-3-1 = You take exactly one delivery, one that nobody has taken yet.
rule-3-2 = You must place every die of your delivery; in which order is up to you.
rule-3-3 = Any die of your delivery may go to the shelf of shame, even one that would fit the shelf; there is room for as many as it takes.
rule-3-4 = You can end your turn when no die is left in your delivery.

# 4 Abilities

rule-4-1 = Only a card that lies ready in front of you can be used, and only once: in this round or in any later one.
rule-4-2 = Abilities are used in your own turn only, each at its moment: the swap between deliveries before you take one, all others after that.
rule-4-3 = An ability must have something to act on, and must change something.
rule-4-4 = You may use several abilities in one turn, even on the same die.
rule-4-5 = Abilities act on your own dice and cards only; swapping between free deliveries and drawing from the bag are the exceptions.

# 5 Placing a die

rule-5-1 = A column is filled from the bottom up, and holds five dice.
rule-5-2 = A column keeps to one colour: that of its bottom die.
rule-5-3 = A die must be higher than the one directly below; skipping values is fine.

# 6 Jokers

rule-6-1 = A 6 in your delivery is a joker: you may turn it to any value, however it became a 6.
rule-6-2 = A 6 on the shelf, on the shelf of shame or on a card is no joker and can't be turned.

# 7 Characters

rule-7-1 = The Borrower: put a die of your delivery on the card; in a later turn you may take it back into your delivery.
rule-7-2 = The Nitpicker: return the top die of a column to your delivery and place it again.
rule-7-3 = The Upgrade Addict: add one pip to a die of your delivery or the top die of a column; a 6 can't go up.
rule-7-4 = The Regifter: put a die of your delivery or the top die of a column on the card; it stays there for good, without points and without penalty.
rule-7-5 = The Cat: take one pip off a die of your delivery or the top die of a column; on the shelf it must not come to equal the die below, and a 1 can't go down.
rule-7-6 = The Bargain Hunter: turn a die of your delivery to its opposite face, so that 1 and 6, 2 and 5, 3 and 4 change into each other.
rule-7-7 = The Colour Coordinator: place a die of your delivery on a column of another colour; its real colour still counts, and that of the column stays. The card is used when you choose such a column.
rule-7-8 = Flash to Shelf: use the ability of one of your spent cards again at once, but not that of another Flash.
rule-7-9 = The Festival Goer: before you take a delivery, swap a die of a free delivery with a different die of another.
rule-7-10 = The Dice Lord: roll any dice of your delivery again together, at least one; what they show stands.
rule-7-11 = The Perfectionist: swap the values of two dice of your delivery that differ in value; their colours stay.
rule-7-12 = The Geek: move a die from the shelf of shame straight to the shelf by all the rules; it never enters your delivery, so it is no joker.
rule-7-13 = The Box Crusher: place a die of your delivery whatever the value below; the next die must rise again. The card is used when you choose such a column.
rule-7-14 = The Playtester: set a die of your delivery or the top die of a column to any value; on the shelf it must be higher than the one below.
rule-7-15 = The Archaeologist: return a die of your delivery to the bag, draw another and set it to any value.
rule-7-16 = The Master Mixer: move dice of a column up by one and put a die of your delivery into the gap; it must have the colour of the column, be higher than the die below and lower than the die above.
rule-7-17 = A placement that breaks both colour and number uses two cards, one for each rule; for The Geek and The Master Mixer no exceptions are made.
rule-7-18 = Flash to Shelf repeats The Colour Coordinator or The Box Crusher while you place: choose a column that the spent card would let your die into, and Flash is used for it.

# 8 Rewards

rule-8-1 = The competition goes to the first player whose shelf shows its whole pattern at the end of their turn.
rule-8-2 = The pattern may be anywhere on the shelf, but neither turned nor mirrored; real colours count, and what it leaves empty need not be empty.
rule-8-3 = A competition that you won stays yours, even if the pattern falls apart later.
rule-8-4 = The sidekick goes to the first player with at least three dice of its colour on the shelf at the end of their turn; the shelf of shame and cards don't count.
rule-8-5 = The sidekick moves on to whoever has more of its colour than its owner; on a tie it stays where it is.

# 9 The end and points

rule-9-1 = The game ends right after the seventh round.
rule-9-2 = A column of exactly five dice is worth 6 points, of four 3 points, of three 1 point.
rule-9-3 = The top die of each column is worth as many points as it has pips.
rule-9-4 = Each die on the shelf of shame costs 2 points; a total may be negative.
rule-9-5 = Competition and sidekick score for their owners, end-of-game cards for everybody.
rule-9-6 = Most points win.
rule-9-7 = On a tie the lower number on the card left in hand decides; if that is equal too, the win is shared.

# 10 End-of-game cards

rule-10-1 = End-of-game cards look at real colours and values on the big shelf; at the shelf of shame only if they say so.
rule-10-2 = Pairs of equal columns are of columns in one colour only, and no column is in two pairs; neighbours may be.

# 11 Which characters are used

rule-11-1 = In a first game everybody has cards 1 to 8.
rule-11-2 = Everybody secretly chooses eight of their sixteen cards.
rule-11-3 = Eight numbers are drawn for all, and everybody plays with the same.
rule-11-4 = Everybody plays with eight random cards of their own deck.
rule-11-5 = In a draft everybody passes the cards left in hand to the left neighbour after each round but the last; revealed cards stay.

# 12 Alone, for a score

rule-12-1 = The imaginary friend has only a shuffled deck of eight cards, uses no abilities and scores no points.
rule-12-2 = The small numbers of a card say which delivery the rival takes: the first, or the second if you have that one.
rule-12-3 = Dice that the imaginary friend takes leave the game.
rule-12-4 = At the end the highest rank that your points reach counts: from 30, 40, 50, 60 and 70.

# 13 Alone, against Shem Bot

rule-13-1 = Shem Bot has a shelf, a shelf of shame and a shuffled deck of eight cards; it uses neither abilities nor jokers.
rule-13-2 = Shem Bot ignores values: a die goes on a started column of its colour, and if not all of them fit, the higher ones do.
rule-13-3 = It opens a new column only for a colour that has no other with room, from left to right.
rule-13-4 = While it can win the competition in its first three columns, it keeps them for the colours that the pattern wants.
rule-13-5 = If empty columns are too few, the colours with the higher dice get them and the rest goes to the shelf of shame; among equals you decide.
rule-13-6 = Shem Bot scores like a player; in hard mode each column brings the value of its highest die, even if that is not on top.
rule-13-7 = You win only with more points than Shem Bot; it wins a tie.

# The end on the screen

view-won =
    { $who ->
        [me] The finest shelf of all is yours
        [one] { $names } has the finest shelf of all
       *[many] { $names } share the finest shelf of all
    }
view-by-round = Round by round
view-nth-round = round { $number }
