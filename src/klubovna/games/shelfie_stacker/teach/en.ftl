# Words that change; in other languages more of them do

colour-acc =
    { $colour_id ->
        [orange] an orange
       *[other] a { $colour }
    }
colour-few = { $colour }
colour-many = { $colour }
colour-he = { $colour }
dice-acc =
    { $count ->
        [one] { $count } { $colour } die
       *[other] { $count } { colour-few } dice
    }
dice-missing =
    { $count ->
        [one] { $count } { $colour } die is missing
       *[other] { $count } { colour-few } dice are missing
    }
die-in-words = the { $die }
in-column = in column { $column }
which-number =
    { $is_id ->
        [least] at least { $first }
        [most] at most { $first }
       *[exactly]
            { $count ->
                [1] { $first }
                [2] { $first } or { $second }
               *[other] { $all }
            }
    }
same-in =
    { $match_id ->
        [height] height
        [colour] colour
       *[both] height and colour
    }

# The library: kinds of things, and filters

kind-character = Characters
kind-sidekick = Sidekicks
kind-competition = Competitions
kind-end-card = End-of-game cards
kind-die = Dice
kind-colour = Colours of dice
kind-zone = Places on the table
kind-button = Buttons
kind-rival = Solo rivals
kind-rank = Ranks of the solo game
kind-icon = Signs

tag-character = characters
tag-first-game = first game (1 to 8)
tag-later-games = later games (9 to 16)
tag-before-taking = before taking a delivery
tag-while-placing = while placing
tag-by-placing = used by itself
tag-values = changes values
tag-luck = with luck
tag-against-shame = against shame
tag-reward = rewards
tag-sidekick = sidekick
tag-competition = competition
tag-end-card = at the end
tag-die = dice
tag-joker = jokers
tag-alone = solo game
tag-on-dice = On dice
tag-on-cards = On cards
tag-on-shelf = On the shelf and around
tag-on-rewards = On rewards

# Names of places, buttons, rivals and signs

name-zone-shelf = Shelf
name-zone-column = Column
name-zone-shame = Shelf of shame
name-zone-score = Points
name-zone-delivery = Delivery
name-zone-box = Die in a delivery
name-zone-tray = Your delivery
name-zone-top = Top die
name-zone-gap = Gap in a column
name-zone-value = Value of a die
name-zone-overflow = Colour for Shem Bot
name-zone-shamed = Die on the shelf of shame
name-zone-stored = Die on a card
name-zone-card = Cards on the table
name-zone-hand = Cards in hand
name-zone-deck = Deck of characters
name-zone-bag = Bag
name-zone-gone = Dice out of the game
name-zone-order = Turn order
name-zone-round = Rounds
name-zone-rival = Rival
name-zone-rewards = Rewards
name-button-end-turn = End the turn
name-button-aside = Leave it in the delivery for now
name-button-roll = Roll what is chosen
name-button-go-on = Go on
name-rival-friend = Imaginary friend
name-rival-shem = Shem Bot
name-icon-purple = Purple
name-icon-green = Green
name-icon-blue = Blue
name-icon-orange = Orange
name-icon-die = Die
name-icon-sidekick = Sidekick
name-icon-competition = Competition
name-icon-end = End-of-game card
name-icon-joker = Joker
name-icon-number = Number of a character
name-icon-letter = Letter
name-icon-ready = Card ready
name-icon-spent = Card spent
name-icon-now = Card of this round
name-icon-back = Card face down
name-icon-secret = Only you see it
name-icon-hand = Cards in a rival's hand
name-icon-gain = Yellow number
name-icon-points = Points
name-icon-shamed = Die of shame
name-icon-no = Not here
name-icon-placed = Placed
name-icon-blank = Blank field of a pattern
name-icon-owner = Owner of a reward
name-icon-waives = A card is used
name-icon-solo = Small numbers

# Characters

line-does-store =
    { $stay_id ->
        [while] Put a die aside
       *[forever] Wrap a die as a gift
    }
    .text =
        { $stay_id ->
            [while] You put { which-die } on this card. In a later turn you may take it back into your delivery and place it.
           *[forever] You put { which-die } on this card. It stays there to the end: no points, but no penalty either.
        }
line-does-take-back = Take a die back
    .text = The top die of one of your columns returns to your delivery, and you place it again. A 6 is a joker again then.
line-does-waive =
    { $rule_id ->
        [colour] Never mind the colour
       *[number] Never mind the value
    }
    .text =
        { $rule_id ->
            [colour] A die of your delivery may go on a column of another colour. It keeps its colour, and so does the column.
           *[number] A die of your delivery may go on an equal or a higher one. The next die must be higher than the one below again.
        }
line-does-reuse = Repeat a spent card
    .text = You use the ability of one of your spent cards once more, at once. It can't be another Flash.
line-does-swap-boxes = Swap dice between deliveries
    .text = A die of one free delivery changes places with a die of another. Only then do you take a delivery.
line-does-reroll = Roll again
    .text = You choose any dice of your delivery and roll them again. What they show stands.
line-does-swap-values = Swap values
    .text = Two dice of your delivery swap their values. Their colours stay.
line-does-rescue = Rescue a die from shame
    .text = A die goes straight from the shelf of shame to your shelf, by all the rules. It is no joker on its way.
line-does-redraw = Swap a die with the bag
    .text = You return a die of your delivery to the bag, draw another and set it to any value.
line-does-insert = Slip a die into a column
    .text = Dice of a column move up and a die of your delivery fills the gap. It must have the colour of the column, be higher than the one below and lower than the one above.
line-change-add =
    { $way_id ->
        [up] Add
       *[down] Take off
    } { $amount ->
        [one] { $amount } pip
       *[other] { $amount } pips
    }
    .text = { change-where }
change-where =
    { $dice_id ->
        [delivery] It works on a die of your delivery.
        [shelf] It works on the top die of a column.
       *[both] It works on a die of your delivery or the top die of a column.
    }{ $below_id ->
        [not_equal] { " " }On the shelf it must not come to equal the one below.
        [greater] { " " }On the shelf it must stay higher than the one below.
       *[anything] { "" }
    }
line-change-flip = Turn a die upside down
    .text = It shows its opposite face: 1 and 6, 2 and 5, 3 and 4 change into each other. { change-where }
line-change-set-any = Set any value
    .text = { change-where }
line-before-taking = Before you take a delivery
    .text = You can use it at the start of your turn, while you have no delivery. In this round or in any later one, but only once.
line-while-placing = While you place dice
    .text = You can use it in your turn, once you have a delivery. In this round or in any later one, but only once.
line-by-placing = Used by itself
    .text = It has no button. Pick a die and a column where it may not go otherwise, and the card is used.
line-number = Number { $number }
    .text = It gives the order in the round: the lower the number, the earlier your turn.
line-letters = Letter for ties
    .text = Of equal numbers the letter decides, and A is first. Every player has another one on this character.
line-solo = Small numbers { $first } and { $second }
    .text = In a solo game the rival with this card takes delivery { $first }, or delivery { $second } if you have that one.

# Rewards

line-sidekick = { so-many-points } for most { colour-many } dice
    .text = Whoever has the sidekick at the end of the game has the points.
line-sidekick-claim =
    { $count ->
        [one] { $count } die will do for a start
       *[other] { $count } dice will do for a start
    }
    .text = The first player with at least { dice-acc } on the shelf after their turn gains it.
line-sidekick-moves = It moves on to whoever has more
    .text = A player with more { colour-many } dice on the shelf than its owner lures it away. On a tie it stays.
line-sidekick-counts = Only the shelf counts
    .text = Dice on the shelf of shame or on cards don't count for its colour.
line-competition = { so-many-points } for the first to show it
    .text = The competition goes to the first player whose shelf shows the whole pattern at the end of their turn.
line-pattern-column = Column { $column } of the pattern: { $colour }
    .text =
        { $count ->
            [one] One die of this colour, in row { $rows } from the bottom.
           *[other] Dice of this colour in rows { $rows } from the bottom.
        }
line-pattern-blank = Column { $column } of the pattern: anything
    .text = Its dice don't matter, it may even be empty.
line-pattern-anywhere = Anywhere on the shelf
    .text = The pattern may be moved sideways and up, but neither turned nor mirrored. What lies around it does no harm.
line-pattern-kept = Yours for good
    .text = A competition that you won stays yours, even if the pattern falls apart later.
line-end-per-column = { so-many-points } for each such column
    .text = Columns count that meet everything below at the end of the game.
line-end-per-die = { so-many-points } for each such die
    .text = Dice on the shelf count that meet everything below at the end of the game.
line-end-per-full-row = { so-many-points } for each full row
    .text = A row is full if each of the five columns has a die in it.
line-end-per-colour = { so-many-points } for a colour
    .text =
        For each colour of which you have at least { $limit ->
            [one] { $limit } die
           *[other] { $limit } dice
        } on your shelf.
line-end-largest-colour = { so-many-points } for a die of your largest colour
    .text =
        The colour counts that you have most of on your shelf.{ $limit ->
            [0] { "" }
            [one] { " " }Its first die brings nothing.
           *[other] { " " }Its first { $limit } dice bring nothing.
        }
line-end-column-pairs = { so-many-points } for a pair of columns
    .text = Both must have the same { same-in }.
line-end-neighbours = { so-many-points } for two neighbours
    .text = Columns side by side must have the same { same-in }.
line-end-shame-tiers = Up to { so-many-points } for little shame
    .text = The fewer dice on your shelf of shame, the more points. Each of them still costs its penalty.
line-tier =
    { $span ->
        [0]
            { $last ->
                [one] { $last } die of shame
               *[other] { $last } dice of shame
            }
       *[other]
            { $first } to { $last ->
                [one] { $last } die of shame
               *[other] { $last } dice of shame
            }
    }
    .text = So many dice on the shelf of shame bring { so-many-points }.
line-where-top-value = Top die: { which-number }
    .text = The die counts that lies highest in the column.
line-where-bottom-value = Bottom die: { which-number }
    .text = The die counts that lies lowest in the column.
line-where-height = Height: { which-number }
    .text = So many dice must be in the column.
line-where-pips = Sum of pips: { which-number }
    .text = The pips of all dice in the column are added up.
line-where-run = A run
    .text = Each die of the column is exactly one higher than the one below.
line-where-column = Column { which-number }
    .text = Columns are counted from the left.
line-where-value = Value { which-number }
    .text = What the die shows on the shelf counts.
line-where-colour = Colour: { $colour }
    .text = The real colour of the die counts.
line-where-row = Row { which-number }
    .text = Rows are counted from the bottom.
line-one-pair-each = Each column once
    .text = Only columns of a single colour make a pair, and each belongs to one pair at most.
line-two-neighbours = Twice is fine
    .text = A column may make a pair with its left and with its right neighbour.
line-end-for-all = For everybody
    .text = Nobody owns this card, it brings points to everybody at the end of the game.
line-rank = From { $least } points
    .text = This rank is yours if you end the solo game for a score with at least { $least } points and don't reach a higher one.
line-no-rank = Fewer than { $least } points
    .text = A rank in the solo game for a score takes at least { $least } points.

# Dice

line-colour =
    { $colour_id ->
        [purple] Sign: a diamond
        [green] Sign: a triangle
        [blue] Sign: a disc
       *[orange] Sign: a square
    }
    .text = The sign tells the colour to those who can't see it. A column takes dice of one colour only.
line-colour-count = Dice in the bag
    .text = Of each colour there are { $players2 } with two players and alone, { $players3 } with three and { $players4 } with four.
line-die = Only on a column of its colour
    .text = It may go on a column with { colour-acc } die at the very bottom, or on an empty one.
line-die-on = Only on a lower one
    .text =
        { $below ->
            [0] No die can lie below a 1: it only begins a column.
            [1] The die right below it must be a 1. Or it begins a column.
           *[other] The die right below it may be { $below } at most. Or it begins a column.
        }
line-die-top = { so-many-points } on top
    .text = If it lies highest in a column at the end, it brings as many points as it has pips.
line-joker = Joker
    .text = While it lies in your delivery, you may turn it to any value.
line-no-joker = No joker elsewhere
    .text = On the shelf, on the shelf of shame or on a card a 6 can't be turned.

# Places on the table

line-shelf = Five columns of five
    .text = Dice belong here. Each column has one colour and rises from the bottom up.
line-shelf-start = Begin anywhere
    .text = Any die opens a new column, and two columns may have the same colour.
line-column = From the bottom up
    .text = A die always lies on the one before. A column takes { $height } of them.
line-column-colour = One colour
    .text = It is the colour of the die at the very bottom.
line-column-rises = Ever higher
    .text = Each die is higher than the one right below it. Skipping values is fine.
line-column-points = Points for height
    .text = Three dice bring { $points3 }, four bring { $points4 } and five bring { $points5 }. A lower column brings nothing for its height.
line-top-points = Points for the top die
    .text = The die that lies highest in the column brings as many points as it has pips.
line-shame =
    −{ $points ->
        [one] { $points } point for each die
       *[other] { $points } points for each die
    }
    .text = Here goes a die that doesn't fit the shelf, or that you don't want there.
line-shame-room = There is room
    .text = It holds as many dice as it takes. Only The Geek brings them back to the shelf.
line-score = What counts
    .text = Heights of columns, pips of top dice, competition, sidekick and the end-of-game card. Each die of shame costs { $shame } points.
line-delivery = Three dice at once
    .text = Each round you take one whole delivery that nobody has yet.
line-delivery-left = One is always left
    .text = There is one delivery more than players. The dice of the last one go back into the bag after the round.
line-box = A die to swap
    .text = The Festival Goer may swap it for a different die of another free delivery.
line-tray = Dice to place
    .text = What lies here must be placed in this turn: on the shelf, on the shelf of shame, or by an ability on a card.
line-tray-order = In any order
    .text = Click a die, then a column. Until the turn ends you can take a step back.
line-top = Within reach of abilities
    .text = On the shelf, abilities can take or change only a die with no other above it.
line-gap = A place for The Master Mixer
    .text = The dice above the gap move up by one, and the new die slips in between.
line-value = What the die will show
    .text = You choose a value when you turn a joker, or when an ability may set it.
line-overflow = Which colour gets the column
    .text = When Shem Bot has dice of equal value and too few empty columns, you choose the colour.
line-shamed = It can be rescued
    .text = The Geek moves a die from the shelf of shame straight to the shelf, if a column takes it.
line-stored = A die put aside
    .text = From The Borrower you may take it back in a later turn. From The Regifter it never returns.
line-stored-counts = It doesn't count
    .text = On a card it brings neither points nor penalty, and the sidekick doesn't see it.
line-card = Each of them once
    .text = A revealed card lies ready until you use its ability, for several rounds if you like.
line-card-several = Several at once
    .text = You may use several abilities in one turn, even on the same die.
line-hand = One for each round
    .text = Everybody secretly chooses a card and all are revealed at once. Its number gives the order, its ability stays yours.
line-hand-seven = Seven of eight
    .text = There are seven rounds, so one card stays in your hand. On a tie of points its number decides.
line-deck = Sixteen characters
    .text = Everybody has a deck of their own colour with the same characters. Eight of them are used.
line-bag = Where deliveries come from
    .text = At the start of a round three dice are drawn for each delivery, and they stay as they fell.
line-bag-open = What is left in it
    .text = Everybody may know the colours: what the bag has more of is likelier to come.
line-gone = Gone for good
    .text = Dice that the imaginary friend took don't return to the bag.
line-order = Low numbers first
    .text = Whoever revealed a lower number takes a delivery earlier and plays the whole turn at once.
line-order-letter = Letters for ties
    .text = The letter beside the number decides between equal ones: A is before B, B before C and C before D.
line-round = Seven rounds
    .text = In each of them deliveries are filled, everybody chooses a character, and everybody has one turn.
line-round-end = Then points are counted
    .text = The game ends right after the last turn of the seventh round.
line-rival = What a rival has
    .text = Shelf, shame, revealed cards and points are open to all. Click or tap for details.
line-rival-hand = The hand is secret
    .text = You learn which card a rival chooses when all are revealed.
line-rewards = Extra points
    .text = Sidekick and competition have an owner, the end-of-game card is for everybody. They are given by themselves after each turn.

# Buttons

line-end-turn = Done
    .text = It works when no die is left in your delivery. Then rewards are given and the next player goes on.
line-aside = A turned joker waits
    .text = The die stays in your delivery with its new value, and you place it later in this turn.
line-roll = Roll again
    .text = All chosen dice are rolled together. This can't be taken back.
line-go-on = Confirm
    .text = A moment to think before the turn ends or luck decides.

# Solo rivals

line-friend = Nothing but cards
    .text = It uses no abilities and collects no points. It only carries off one delivery each round.
line-friend-takes = Which one it takes
    .text = The small numbers on its card say so: the first, or the second if you have that one.
line-friend-gone = Dice disappear
    .text = What it takes leaves the game and doesn't return to the bag.
line-shem = It plays against you
    .text = It has a shelf, a shelf of shame and shuffled cards. It uses neither abilities nor jokers.
line-shem-takes = Which delivery it takes
    .text = The small numbers on its card say so: the first, or the second if you have that one.
line-shem-stacks = Values don't matter
    .text = A die goes on a started column of its colour. If not all of them fit, the higher ones do.
line-shem-opens = New columns from the left
    .text = It opens one only for a colour that has no other column with room.
line-shem-plans = It thinks of the competition
    .text = While it can make the pattern in its first three columns, it keeps them for those colours.
line-shem-shames = What doesn't fit
    .text = If columns are too few, the colour with the higher die comes first and the rest is shamed. Among equals you decide.
line-shem-points = It counts as you do
    .text = In hard mode each column brings its highest die, even if that is not on top.

# Signs

line-icon-colour = Sign of a colour
    .text =
        { $colour_id ->
            [purple] A diamond.
            [green] A triangle.
            [blue] A disc.
           *[orange] A square.
        }
line-icon-die = A game that needs a place
    .text = It has a colour and a value. On the shelf it is as many boxes as it has pips.
line-icon-sidekick = Loyal to nobody
    .text = Points for most dice of its colour. It comes to the first player with enough of them, and runs to whoever has more.
line-icon-competition = Who is faster
    .text = Points for the first shelf that shows the pattern.
line-icon-end = For everybody
    .text = Points that are counted after the seventh round.
line-icon-joker = A 6 in your delivery
    .text = You may turn such a 6 to any value.
line-icon-number = Large number on a card
    .text = The lower number has its turn earlier in the round.
line-icon-letter = Small letter beside the number
    .text = It decides between equal numbers: A is before B, C and D.
line-icon-ready = Green band
    .text = The ability of the card waits to be used.
line-icon-spent = Pale card
    .text = Its ability is used. Only Flash to Shelf repeats it.
line-icon-now = Tag “this round”
    .text = This card gives the order of turns in this round.
line-icon-back = Back of a card
    .text = A rival is choosing or has chosen. All are revealed at once.
line-icon-secret = Eye and plum border
    .text = Only you see these cards.
line-icon-hand = Number of cards
    .text = So many cards the rival still holds.
line-icon-gain = Change of points
    .text = Your points change by so much at once if you put the die here.
line-icon-points = Points if the game ended now
    .text = Heights, top dice and rewards, less what shame costs.
line-icon-shamed = A die on the shelf of shame
    .text = Each of them costs points.
line-icon-no = Crossed-out place
    .text = The picked die doesn't fit here. Touch it to learn why.
line-icon-placed = Tick in your delivery
    .text = The die that lay here has found its place.
line-icon-blank = White field of a pattern
    .text = Anything may be there, or nothing.
line-icon-owner = Badge on a reward
    .text = The reward belongs to this player now. At a sidekick, the number counts their dice of that colour; a smaller badge beside it counts those of the strongest rival.
line-icon-waives = Picture of a card at a column
    .text = Putting the die here uses this card.
line-icon-solo = Takes delivery
    .text = The rival of a solo game takes the first of both numbers, or the second if you have that one.

# The tutor: topics

topic-characters = characters
topic-order = turn order
topic-deliveries = deliveries
topic-placing = placing dice
topic-shame = the shelf of shame
topic-jokers = jokers
topic-abilities = abilities
topic-rewards = rewards
topic-points = points

# The tutor: notes

note-pick-hand = Take { $count } characters in hand
    .text = You will play { $rounds } of them, one each round. For a start those with the lowest numbers will do, their abilities are the simplest.
note-choose = Look at the deliveries first
    .text = You will take one of them. The number of your card says when your turn comes; its ability waits until you use it.
note-last-card = One card stays with you
    .text = This is the last choice. On a tie of points the lower number left in hand wins.
note-hand-passed = Cards travel to the left
    .text = Your hand now has the cards of your right neighbour. Revealed cards stayed where they were.
note-low-number = Play a low number
    .text = Delivery { $box } suits you best. The lower your number, the likelier it is left for you; play { $number }, say.
note-save-low = Save your low numbers
    .text =
        { $why_id ->
            [all] The deliveries suit you about equally, so there is no hurry.
           *[some]
                { $good ->
                    [one] One delivery suits you well, and it may be left for you.
                   *[other] { $good } deliveries suit you well, and one of them may be left for you.
                }
        } Play { $number }, say, and keep low numbers for later.
note-my-place =
    { $place ->
        [1] You choose before the others
       *[other]
            { ORDINAL($place) ->
                [one] You are { $place }st to choose
                [two] You are { $place }nd to choose
                [few] You are { $place }rd to choose
               *[other] You are { $place }th to choose
            }
    }
    .text =
        A lower number takes earlier; yours is { $number }. { $free ->
            [one] { $free } delivery is free
           *[other] { $free } deliveries are free
        }, and one is always left over.
note-tie = A letter decided the order
    .text = Somebody has the same number as you. The letter beside it decides: A is before B, C and D.
note-take = Take delivery{ "\u00A0" }{ $box }
    .text =
        { $placed ->
            [3] It is taken whole, and all of its dice find a place.
            [2] It is taken whole, and two of its dice find a place.
            [1] It is taken whole, and one of its dice finds a place.
           *[other] It is taken whole, and none of its dice finds a place.
        } { $why_id ->
            [fits] Of any other, fewer would fit.
            [sidekick] With it you can gain the sidekick.
            [pattern] With it you can complete the pattern of the competition.
            [points] It brings more points at once than any other.
            [room] It leaves more room on your shelf than any other.
            [joker] A 6 in it is a joker, which you may turn to a low number.
            [promise] Looking at the rounds to come, it suits your shelf best.
           *[alike] Another one would come out about the same.
        }
note-friend = Your friend takes deliveries
    .text = The small numbers on its card say: delivery { $first }, or delivery { $second } if you have that one. Its dice leave the game.
note-shem = Shem Bot takes deliveries
    .text = The small numbers on its card say: delivery { $first }, or delivery { $second } if you have that one. It ignores values and looks at colours only.
note-pick-die =
    { $left ->
        [one] Place the last die
       *[other]
            { $lowest ->
                [1] Begin with the lowest
               *[other] Begin with one that fits
            }
    }
    .text =
        Pick { the-die }, then a column.{ $left ->
            [one] { "" }
           *[other] { " " }The order is up to you, but all must be placed.
        }
note-place = Put it here
    .text =
        The colour is right and the { $top } below is lower. { $left ->
            [0] No other die fits above it.
           *[other]
                { $step ->
                    [1] The smaller the step, the more dice still fit above.
                    [2] The smaller the step, the more dice still fit above.
                   *[other]
                        Values may be skipped, but then at most { $left ->
                            [one] { $left } die fits
                           *[other] { $left } dice fit
                        } above.
                }
        }
note-new-column = Begin a new column
    .text =
        An empty column takes anything and keeps the colour of its first die. { $left ->
            [0] But nothing goes on a 6.
            [one] At most { $left } die will fit above this one.
            [4] A low start leaves room for more.
           *[other] At most { $left } dice will fit above this one.
        }
note-all-placed = End the turn
    .text =
        { $last ->
            [1] What you have ready can be used now for the last time.
           *[other] What you have ready can be used now, or kept for another turn.
        }
note-misfit = This one has nowhere to go
    .text =
        No column takes { die-in-words }, and on the shelf of shame it costs { $points ->
            [one] { $points } point
           *[other] { $points } points
        }. The ability of a card may save it.
note-rescue = Rescue a die from shame
    .text = The Geek moves it straight to the shelf. You save the penalty, and a column grows.
note-joker-offered = A 6 is a joker
    .text = Once you have taken this delivery, you may turn its 6 to any value. So it fits nearly everywhere.
note-turn-joker = Turn the joker to { $value }
    .text = Then it goes { to-column } and leaves room above. As a 6 it would close the column.
note-keep-six = Leave it a 6
    .text = On top of a column it is worth 6 points, no die brings more. On the shelf it can't be turned any more.
note-use-ability = An ability is ready
    .text =
        { $last ->
            [1] You can use { $card } once, and only now: there is no other round.
           *[other] You can use { $card } once, now or in a later round. Wait until it really helps.
        }
note-by-placing = It has no button
    .text =
        { $rule_id ->
            [colour] { $card } is used when you put a die on a column of another colour.
           *[number] { $card } is used when you put a die on an equal or higher one.
        } { $needed ->
            [1] It saves a die that fits nowhere else.
           *[other] Save it for now.
        }
note-store = Put a die on the card
    .text =
        { $stay_id ->
            [while] { $card } takes a die that has no place. In a later turn you may have it back.
           *[forever] { $card } takes a die that has no place. It is kept for good, without points and without penalty.
        }
note-change = Try another value
    .text = With another value the die may fit the shelf. { $card } can change it.
note-flash = Flash repeats a spent card
    .text = It uses the ability of one of your spent cards again, at once. It works only once, so let it help.
note-swap-boxes = Swap dice between deliveries
    .text = It works only now, while you have no delivery. Gather what suits you in one of them, and take it.
note-stored-die = A die waits on a card
    .text = If { die-in-words } finds a place on your shelf now, take it back. { $last ->
            [1] This is the last round, and on the card it brings no points.
           *[other] There is no hurry, but on the card it brings no points.
        }
note-sidekick = A sidekick waits
    .text = For { so-many-points }: it comes to the first with { dice-acc } on the shelf (you have { $mine }), and then runs to whoever has more.
note-sidekick-rival = A rival has the sidekick
    .text = You lure it away with { dice-acc } on your shelf; you have { $mine }. It is worth { so-many-points }.
note-competition = A pattern for the fastest
    .text = Whoever makes it first has { so-many-points }. It may be anywhere on the shelf, but not turned.
note-end-card = Points at the end
    .text =
        { $alone ->
            [1] The card “At the end” is counted after the seventh round
           *[other] The card “At the end” is for everybody
        }{ $points ->
            [0] .
           *[other] { " " }and gives you { so-many-points } now.
        } See what it counts, and build for it.
note-gains = Yellow numbers are points
    .text = Your points change by so much at once. How much room is left above the die is not in it.
note-tall-column = Tall columns score
    .text = It will have { $height } dice, and its height will bring { so-many-points }. Three bring 1, four bring 3 and five bring 6.
note-last-round = The last round
    .text = After it points are counted. Abilities left unused bring nothing, so use them where they help.

# The tutor: goal of the turn

goal-sidekick = Gain the sidekick: { dice-missing }.
goal-overtake = Lure the sidekick away: { dice-missing }.
goal-pattern =
    Complete the pattern: { $missing ->
        [one] { $missing } die is missing
       *[other] { $missing } dice are missing
    }.
goal-column = Put a die { to-column }: its height will then bring { so-many-points }.
goal-grow = Put { colour-acc } die { to-column }. Its height scores from three dice on.
goal-least-shame = Let as few dice as possible be shamed.
goal-start = Put the lower of your dice at the bottom, so that higher ones fit on top.
goal-most = Take the delivery that suits your shelf best.
goal-coming =
    { $what_id ->
        [sidekick] When the turn ends, the sidekick comes to you
        [pattern] When the turn ends, you win the competition
       *[both] When the turn ends, the sidekick comes to you and you win the competition
    }: +{ so-many-points }.
goal-tidy =
    Find a place for { $dice ->
        [one] the last die
        [2] both dice
       *[other] all { $dice } dice
    }, so that none is shamed.

# The tutor: costly moves

caution-delivery = Take delivery { $box }?
    .text =
        { $shamed ->
            [one] { $shamed } of its dice has no place on your shelf.
           *[other] { $shamed } of its dice have no place on your shelf.
        }
caution-shame = Really to the shelf of shame?
    .text = There is a place for it on your shelf.
caution-card = Use { $card } for this?
    .text = The die fits elsewhere without a card.
caution-gap = Really such a leap?
    .text = Not much will fit above it { in-column }.
caution-turned = Turn it to { $value }?
    .text = No column takes it with this value.
caution-unused = End your last turn?
    .text = There is still a card here that brings points.
caution-give = Give away a die of your shelf?
    .text = Where it lies, it brings points.
cost-shamed =
    { $dice ->
        [one] { $dice } die to the shelf of shame
       *[other] { $dice } dice to the shelf of shame
    }
    .text =
        { $points ->
            [one] −{ $points } point
           *[other] −{ $points } points
        }
cost-end-card = The card at the end gives less
    .text = −{ so-many-points }
cost-card = { $card } will be spent
    .text = It can't help any more.
cost-gap =
    { $lost ->
        [one] { $lost } place stays empty
       *[other] { $lost } places stay empty
    }
    .text =
        { $left ->
            [0] The column grows no more.
            [one] The column can grow by { $left } die at most.
           *[other] The column can grow by { $left } dice at most.
        }
cost-no-place = { $value } fits nowhere
    .text = Only the shelf of shame is left.
cost-unused = { $card } goes unused
    .text = There won't be another turn.
cost-given =
    You lose { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
    .text = The die stays on the card to the end of the game.
gain-delivery =
    { $placed ->
        [one] Delivery { $box }: { $placed } die finds a place
       *[other] Delivery { $box }: { $placed } dice find a place
    }
    .text = No other one suits your shelf better now.
gain-column =
    Column { $column }: { $way_id ->
        [up] +
       *[down] −
    }{ so-many-points }
    .text = Your points change by so much at once.
gain-turned = Turn it to { $value }
    .text = Then it goes { to-column }.
gain-ability = Use { $card }: +{ so-many-points }
    .text = Still in this turn.
gain-given = Wrap the die that has no place
    .text = Then { die-in-words } need not be shamed.

# Why not?

lack-sidekick = For the sidekick { dice-missing }
    .text = You have { $mine } on your shelf. The first player with enough after their turn gains it.
lack-sidekick-rival = To lure the sidekick away { dice-missing }
    .text = You have { $mine } on your shelf, and need more than its owner.
lack-sidekick-coming = The sidekick is on its way
    .text = You have { $mine } on your shelf, that is enough. It comes to you at the end of the turn.
lack-sidekick-mine = The sidekick is yours
    .text = You have { $mine } on your shelf. It stays while nobody has more.
lack-pattern =
    { $missing ->
        [one] { $missing } die of the pattern is missing
       *[other] { $missing } dice of the pattern are missing
    }
    .text = The competition comes by itself to the first player with the whole pattern at the end of a turn.
lack-pattern-blocked = The pattern can't arise on your shelf any more
    .text = Other colours lie wherever it would fit. Only an ability that takes a die away can help.
lack-pattern-done = The pattern is complete
    .text = The competition comes to you at the end of the turn.
lack-pattern-gone = Somebody has won the competition
    .text = It stays with them to the end.
lack-pattern-mine = The competition is yours
    .text = It stays yours, even if the pattern falls apart.
lack-end-card = { $card }: { so-many-points } so far
    .text = What is on the shelf at the end counts. Nobody can take this card, it is for everybody.
lack-choose-first = Now you choose a card of your hand
    .text = Ready abilities are used in your turn.
lack-taken = { $taker } has delivery { $box }
    .text =
        { $free ->
            [one] { $free } is still free.
           *[other] { $free } are still free.
        }
lack-taken-alone = Your rival has delivery { $box }
    .text =
        { $free ->
            [one] { $free } is still free.
           *[other] { $free } are still free.
        }
lack-take-first = Take a delivery first
    .text =
        { $dice ->
            [one] Then you place its { $dice } die on the shelf.
           *[other] Then you place its { $dice } dice on the shelf.
        }
lack-take-before-using = { $card } waits for dice
    .text = Take a delivery first, then you can use the ability.
lack-have-one = You have a delivery in this round
    .text =
        { $left ->
            [0] Its dice are placed.
            [one] { $left } die of it is still to be placed.
           *[other] { $left } dice of it are still to be placed.
        } You take another one next round.
lack-pick-die = Pick a die first
    .text =
        { $left ->
            [one] The last one lies in your delivery.
           *[other] { $left } dice lie in your delivery.
        } Columns light up as soon as you pick one.
lack-no-dice = Nothing is left to place
    .text = Your delivery is empty. Use an ability, or end the turn.
lack-dice-left =
    { $left ->
        [one] { $left } die is still to be placed
       *[other] { $left } dice are still to be placed
    }
    .text = You can end the turn when your delivery is empty. What doesn't fit goes to the shelf of shame.
lack-fresh = The die comes back next turn at the earliest
    .text = It was put on the card in this turn. In any later one you may take it.
lack-given = Gifts aren't returned
    .text = From this card a die can't come back.
lack-full = A full column takes nothing
    .text = Five dice are the most. Try another column.
lack-colour = This column is { colour-he }
    .text =
        It keeps the colour of its bottom die. { $others ->
            [0] Only The Colour Coordinator overrules that.
            [one] But the die fits { $others } other column.
           *[other] But the die fits { $others } other columns.
        }
lack-number =
    { $missing ->
        [one] It lacks { $missing } pip
       *[other] It lacks { $missing } pips
    }
    .text = On top lies { $top }, and the die must be higher. Some abilities change values.
lack-top-six = Nothing goes on a 6
    .text = There is no higher value. Only The Box Crusher gets round that.
lack-both = Neither colour nor value is right
    .text = The column is { colour-he } and has { $top } on top. Only two cards together get round both rules.
lack-busy = Place the picked die first
    .text = Or put it back with Undo. You can use cards right after that.
lack-same-value = The die shows { $value } already
    .text = An ability must change something, choose another value.
lack-above = Value { $value } is too low
    .text = Below lies { $below }, and on the shelf it must be higher.
lack-not-spent = Only a spent card can be repeated
    .text = This one isn't spent yet.
lack-spent = { $card } is spent
    .text = Each ability is there once. Flash to Shelf repeats it.
lack-not-mine = Only a card that lies in front of you can be used
    .text = You must reveal { $card } first.
lack-too-late = Too late to swap
    .text = { $card } is used before you take a delivery. It will wait for another round.
lack-by-placing = This card is used by itself
    .text =
        { $rule_id ->
            [colour] Pick a die, then a column of another colour.
           *[number] Pick a die, then a column with an equal or higher one.
        }
lack-by-flash = This card is repeated while you place
    .text =
        { $rule_id ->
            [colour] Pick a die and a column of another colour, and Flash is used for it.
           *[number] Pick a die and a column with an equal or higher one, and Flash is used for it.
        }
lack-alike = Nothing to swap
    .text = Free deliveries are all alike, or only one is left.
lack-nothing-spent = Flash has nothing to repeat
    .text = It needs at least one spent card of yours.
lack-nothing-to-repeat = Flash has nothing to repeat now
    .text = None of your spent cards would change anything at this moment.
lack-no-shame = The shelf of shame is empty
    .text = { $card } rescues dice from there.
lack-no-rescue = No column takes them
    .text = A die of shame must fit the shelf by all the rules. Try to free or begin a column first.
lack-two-values = A second value is missing
    .text = { $card } needs two dice of different value in your delivery.
lack-no-gap = No die fits in between
    .text = { $card } needs a die in your delivery that has the colour of a column and belongs between its dice or below them.
lack-empty-shelf = The shelf is empty
    .text = { $card } takes the top die of a column.
lack-nothing-to-change = Nothing to change
    .text = { $card } can't change any of your dice now.
lack-no-die-left = Nothing is left in your delivery
    .text = { $card } acts on dice of the delivery. Use it before you place the last one.
lack-rescue-place = No column takes it
    .text = Try another die. This one needs an empty column, or a lower die of its colour.
lack-value-end = Value { $value } can't go further
    .text = A die shows 1 to 6 only, choose another one.
lack-same-values = All of them show { $value }
    .text = Only dice of different value can be swapped.
lack-no-gap-for = This one fits no gap
    .text = It must have the colour of a column and belong between its dice or below them.
lack-shelf-only = { $card } takes dice of the shelf only
    .text = Choose the top die of a column.
lack-delivery-only = { $card } takes dice of the delivery only
    .text = Choose a die that you still have to place.
lack-empty-column = This column is empty
    .text = Choose the top die of another column, or a die of your delivery.
lack-nothing-above = There is nothing else above { $below }
    .text = A die on the shelf must stay higher than the one below.
lack-equal-below = It would equal the one below
    .text = Below lies { $below }. Choose another die.

# When its time comes

when-hand = You choose a card of your hand at the start of each round, all at the same time.
when-card = You can use a ready card in your turn, while you place dice.
when-deck = Eight characters are chosen before the game only, if everybody picks their own.
when-delivery = You take a delivery in your turn. The numbers of the revealed cards give the order.
when-box = Only The Festival Goer touches single dice of deliveries, before you take one.
when-tray = You place dice in your turn, once you have a delivery.
when-stored = You may take back a die that you put aside in your turn, while you place.
when-column = You choose a column in your turn, when you have picked a die to place.
when-shelf = You place dice on the shelf in your turn, one by one.
when-top = You choose a top die when you use an ability that acts on it.
when-gap = You choose a gap when you use The Master Mixer.
when-shame = You put a die on the shelf of shame in your turn, when it doesn't fit the shelf.
when-shamed = You choose a die of shame when you use The Geek.
when-value = You choose a value when you turn a joker or an ability may set it.
when-overflow = You are asked for a colour only when Shem Bot wavers between equal dice.
when-bag = The bag is drawn from at the start of a round. Only The Archaeologist reaches into it.
when-gone = These dice don't return, they only show what the bag lacks.
when-order = The order is settled when cards are revealed. Then it stays for the round.
when-round = Rounds are counted by themselves, the seventh is the last.
when-rival = Nobody is asked about this, a rival decides in their own turn.
when-rewards = Rewards are given by themselves at the end of each turn.
when-score = Points are counted by themselves, they decide at the end of the game.
when-sidekick = The sidekick comes by itself at the end of a turn, when you have enough of its colour.
when-competition = The competition comes by itself at the end of a turn, when your shelf shows the whole pattern.
when-end-card = The end-of-game card is counted once, after the seventh round.
when-character = You choose a character from your hand at the start of a round, and use its ability in your turn.
when-die = You place dice in your turn, once you have a delivery.
when-colour = Colours of dice matter when you put them on columns.
when-rank = You learn your rank at the end of a solo game.
when-icon = A sign only shows how things are. It can't be chosen.

# Chapters of the rules

chapter-1 = Set-up
    .text = What everybody gets, and what lies in the middle of the table.
chapter-2 = The round
    .text = Seven times the same: fill deliveries, choose a character, play by numbers, tidy up.
chapter-3 = The turn
    .text = You take a delivery and find a place for each of its dice.
chapter-4 = Abilities
    .text = When revealed cards are used, and on what.
chapter-5 = Placing a die
    .text = Three rules of a column: from the bottom, one colour, ever higher.
chapter-6 = Jokers
    .text = A 6 in your delivery can be anything.
chapter-7 = The sixteen characters
    .text = Each card by itself, by its number.
chapter-8 = Competition and sidekick
    .text = How these rewards are won, and how they are lost.
chapter-9 = The end and the points
    .text = What is added up after the seventh round, and who has won.
chapter-10 = End-of-game cards
    .text = What they look at, and what not.
chapter-11 = Which characters are used
    .text = A first game, your own choice, luck, or a draft.
chapter-12 = Alone, for a score
    .text = With an imaginary friend who only carries dice away.
chapter-13 = Alone, against Shem Bot
    .text = How a rival without a player stacks, plans and scores.

# Examples in the rules

example-order = Two equal numbers
    .text = Two players revealed The Cat with number 5. One card has an A, the other a B, so A chooses first, and the 6 comes after both.
example-placing = Where dice may go
    .text = The green 4 goes on the green 2, and the purple 3 on the purple 2. The purple 1 is low and no column is empty: it will be shamed, unless The Borrower takes it.
example-joker = A 1 becomes a joker
    .text = The Bargain Hunter turns the purple 1 to a 6. In the delivery that is a joker, so it may become a 4 and go on the purple 3.
example-pattern = The pattern anywhere
    .text = The pattern begins in the second column: purple at the bottom, green a row higher and blue higher still. Dice around it do no harm, the competition is won.
example-sidekick = A tie is not enough
    .text = A rival with four blue dice has the blue sidekick. This shelf has four as well, so it stays; the one on the shelf of shame doesn't count.
example-scoring = How 43 points come about
    .text = Heights 6 + 3 + 1 + 1, top dice 28, the competition 4 and for four sixes on top 8. Four dice of shame take 8 away.
example-shem = Shem Bot stacks colours
    .text = Its columns don't rise, they only keep their colour. Green is full, so it opened another from the left.
