title = Creature Comforts

# Settings

setting-length = Length
setting-length-standard = a whole year: 8 months
setting-length-short = a shorter year: 6 months
setting-families = Animal families
setting-families-chosen = everybody chooses
setting-families-random = drawn by lot
setting-digits = Digits on cards
setting-digits-consistent = free of contradictions
setting-digits-literal = word for word as in the rulebook

# Scores and the end

score-comforts = Comforts
score-bonuses = Comforts that go together
score-improvements = Improvements
score-improvement-bonuses = Improvements: comforts of others
score-cottages = Uncovered cottage spots
score-stored = Stored resources
score-stories = Stories left over
score-coins = Coins left over
score-goods = Goods left over
end-winter = The first snow has fallen. Fires are lit in the dens, and winter may come.

# Names that the component file doesn't decline

accusative-comfort = { $name }
accusative-resource = { $name }

# Places in sentences

to-place =
    { $place_id ->
        [forest_1] to the Forest on the left
        [forest_2] to the Forest on the right
        [meadow_1] to the Meadow on the left
        [meadow_2] to the Meadow on the right
        [river_a] to River A
        [river_b] to River B
        [river_c] to River C
        [owl_pick] to the Owl's Nest on the left
        [owl_draw] to the Owl's Nest on the right
       *[other] to the { $place }
    }
at-place =
    { $place_id ->
        [forest_1] in the Forest on the left
        [forest_2] in the Forest on the right
        [meadow_1] on the Meadow on the left
        [meadow_2] on the Meadow on the right
        [river_a] at River A
        [river_b] at River B
        [river_c] at River C
        [owl_pick] at the Owl's Nest on the left
        [owl_draw] at the Owl's Nest on the right
       *[other] at the { $place }
    }
from-origin =
    { $from_id ->
        [forest_1] from the Forest on the left
        [forest_2] from the Forest on the right
        [meadow_1] from the Meadow on the left
        [meadow_2] from the Meadow on the right
        [river_a] from River A
        [river_b] from River B
        [river_c] from River C
        [owl_pick] from the Owl's Nest on the left
        [owl_draw] from the Owl's Nest on the right
       *[other] from the { $from }
    }
to-goal =
    { $to_id ->
        [forest_1] to the Forest on the left
        [forest_2] to the Forest on the right
        [meadow_1] to the Meadow on the left
        [meadow_2] to the Meadow on the right
        [river_a] to River A
        [river_b] to River B
        [river_c] to River C
        [owl_pick] to the Owl's Nest on the left
        [owl_draw] to the Owl's Nest on the right
       *[other] to the { $to }
    }
to-that-place =
    { $thing_id ->
        [forest_1] to the Forest on the left
        [forest_2] to the Forest on the right
        [meadow_1] to the Meadow on the left
        [meadow_2] to the Meadow on the right
        [river_a] to River A
        [river_b] to River B
        [river_c] to River C
        [owl_pick] to the Owl's Nest on the left
        [owl_draw] to the Owl's Nest on the right
       *[other] to the { $thing }
    }
at-that-place =
    { $thing_id ->
        [forest_1] in the Forest on the left
        [forest_2] in the Forest on the right
        [meadow_1] on the Meadow on the left
        [meadow_2] on the Meadow on the right
        [river_a] at River A
        [river_b] at River B
        [river_c] at River C
        [owl_pick] at the Owl's Nest on the left
        [owl_draw] at the Owl's Nest on the right
       *[other] at the { $thing }
    }
from-that-place =
    { $thing_id ->
        [forest_1] from the Forest on the left
        [forest_2] from the Forest on the right
        [meadow_1] from the Meadow on the left
        [meadow_2] from the Meadow on the right
        [river_a] from River A
        [river_b] from River B
        [river_c] from River C
        [owl_pick] from the Owl's Nest on the left
        [owl_draw] from the Owl's Nest on the right
       *[other] from the { $thing }
    }
that-place =
    { $thing_id ->
        [forest_1] the left place in the Forest
        [forest_2] the right place in the Forest
        [meadow_1] the left place on the Meadow
        [meadow_2] the right place on the Meadow
        [river_a] River A
        [river_b] River B
        [river_c] River C
        [owl_pick] the left place in the Owl's Nest
        [owl_draw] the right place in the Owl's Nest
       *[other] the { $thing }
    }

# Resources in sentences

counted =
    { $resource_id ->
        [wood] { $count } wood
        [stone]
            { $count ->
                [one] { $count } stone
               *[other] { $count } stones
            }
        [fruit] { $count } fruit
        [mushroom]
            { $count ->
                [one] { $count } mushroom
               *[other] { $count } mushrooms
            }
        [yarn] { $count } yarn
        [grain] { $count } grain
        [coin]
            { $count ->
                [one] { $count } coin
               *[other] { $count } coins
            }
        [story]
            { $count ->
                [one] { $count } story
               *[other] { $count } stories
            }
       *[lesson]
            { $count ->
                [one] { $count } lesson token
               *[other] { $count } lesson tokens
            }
    }
the-resource =
    { $resource_id ->
        [stone] a stone
        [mushroom] a mushroom
        [coin] a coin
       *[other] 1 { $resource }
    }
the-thing =
    { $thing_id ->
        [stone] a stone
        [mushroom] a mushroom
        [coin] a coin
       *[other] 1 { $thing }
    }
so-many-tokens =
    { $tokens ->
        [0] { "" }
        [one] { " " }with { $tokens } lesson token
       *[other] { " " }with { $tokens } lesson tokens
    }

# Dice in sentences

the-face = the { $thing }
as-value = as a { $value }
from-face = from a { $from }
to-face = to a { $to }

# Families, first comforts and the traveller

ask-choose-family = Which animal family will you play?
option-choose-family-den = Play the { that-family }
event-took-family = { $player } plays the { the-family }.
the-family =
    { $family_id ->
        [rabbit] rabbits
        [porcupine] porcupines
        [raccoon] raccoons
        [fox] foxes
       *[squirrel] squirrels
    }
that-family =
    { $thing_id ->
        [rabbit] rabbits
        [porcupine] porcupines
        [raccoon] raccoons
        [fox] foxes
       *[squirrel] squirrels
    }
ask-keep-comforts = Which comfort will you discard? You keep two.
option-keep-comforts-hand = Discard { $thing }
ask-lynx-gift = The lynx is in a giving mood. What shall your left neighbour get?
option-lynx-gift-good = Choose { the-thing }
ask-wolf-take = The wolf holds the ladder to the Owl's Nest. Which comfort will you take?
option-wolf-take-nest = Take { $thing }
option-wolf-take-pass = Take nothing
ask-raven-mark = Where shall the raven leave a shiny coin?
option-raven-mark-place = Leave the coin { at-that-place }
ask-turn-die = The turkey puffs itself up. Will you turn one of your family dice?
option-turn-die-family = Turn the die { $thing }
option-turn-die-pass = Leave the dice as they fell

event-new-month = Month { $month } begins. It is { $season } in Maple Valley.
event-arrived = A traveller comes to the Inn: { $traveller }.
event-rolled-family = { $player } rolls the family dice: { $first } and { $second }.
event-turned-die = { $player } turns a family die { from-face } { to-face }.
event-marked = { $player } leaves a raven's coin { at-place }.

# Sending workers

ask-loon-place = Where will you send the worker that your neighbour has lent you?
option-loon-place-place = Send it { to-that-place }
ask-place-workers = Where will you send your workers?
option-place-workers-place = Send a worker { to-that-place }
option-place-workers-barrow = Send the wheelbarrow { to-that-place }
option-place-workers-no-barrow = Leave the wheelbarrow at home
option-place-workers-ready = Off they go
option-place-workers-back = Call the last one back

event-lent = { $player } lends a worker to the neighbour on the left, who sends it { to-place }.
event-placed = { $player } sends a worker { to-place }.
event-barrowed = { $player } sends the wheelbarrow along { to-place }.
event-rolled-village = Village dice roll down the Hilltop: { $low }, { $high }.

# The turn

ask-cycle = Will one of your workers take the bicycle?
option-cycle-worker = Set out { from-that-place }
option-cycle-stay = All stay where they are
ask-cycle-to = Where will the bicycle take the worker?
option-cycle-to-place = Ride { to-that-place }
ask-turn-vane = The weathervane creaks. Will you turn a village die? It will hold for everybody.
option-turn-vane-village = Turn the village die { $thing }
option-turn-vane-leave = Leave the dice as they fell
ask-open-umbrella = Will you open the umbrella over one of your family dice?
option-open-umbrella-family = Raise the family die { $thing }
option-open-umbrella-leave = Keep the umbrella folded

event-turn = It is { $player }'s turn.
event-cycled = { $player } sends a worker by bicycle { from-origin } { to-goal }.
event-vaned = { $player } sets the weathervane and turns a village die { from-face } { to-face }.
event-sheltered = { $player } opens the umbrella and raises a family die { from-face } { to-face }.

# Assigning dice

ask-assign =
    Which dice will you assign { to-place }?{ $lessons ->
        [0] { "" }
        [one] { " " }You have { $lessons } lesson token at hand.
       *[other] { " " }You have { $lessons } lesson tokens at hand.
    }
option-assign-dice =
    Assign { $count ->
        [one] the
       *[other] the dice
    } { $thing }{ so-many-tokens }
option-assign-value =
    Assign { the-face }{ $change ->
        [0] { "" }
       *[other] { " " }{ as-value }
    }{ so-many-tokens }
option-assign-nothing = Assign nothing

event-used-lessons =
    { $player } puts { $count ->
        [one] { $count } lesson token
       *[other] { $count } lesson tokens
    } to use.

# Resolving

ask-resolve = Where will your workers get to work?
option-resolve-place = Resolve { that-place }
option-resolve-finish = That's all, the others go home
ask-extra-good = What will you add to the wheelbarrow?
option-extra-good-good = Add { the-thing }
ask-take-comfort = Which comfort will you take from the Owl's Nest?
option-take-comfort-nest = Take { $thing }
ask-search-discards = The skunk has aired the discards. Will you take one of them?
option-search-discards-discard = Take { $thing }
option-search-discards-pass = Take nothing
ask-build = Which improvement will you build?
option-build-rung = Build { $thing }

event-resolved = { $player } succeeds { at-place }.
event-gained = { $player } gains { counted }.
event-paid = { $player } pays { counted }.
event-took-comfort = { $player } takes { $card }.
event-drew =
    { $count ->
        [0] { $player } reaches for the comforts, but their deck is empty.
        [one] { $player } draws { $count } comfort.
       *[other] { $player } draws { $count } comforts.
    }
event-drew-card = You draw { $card }.
event-discarded = { $player } discards { $card }.
event-built = { $player } builds { $card }.
event-owner-gained = { $player } welcomes a guest and gains { counted }.
event-gave = { $player } gives away { the-resource }, to the delight of { $to }.
event-learned =
    { $player } learns from what went wrong: { $count ->
        [one] { $count } lesson token.
       *[other] { $count } lesson tokens.
    }
event-reshuffled = The discards are shuffled, and the deck is full again.

# Trading and paying

ask-market-trade = What will you trade at the Market?
option-market-trade-coin-for = Buy { the-thing } for a coin
option-market-trade-pair = Give two of the same good for any one
option-market-trade-three = Give three goods for a coin
option-market-trade-swap = Weigh one good against another on the scale
option-market-trade-enough = Close the stall
ask-inn-trade =
    { $traveller } trades at the Inn. { $times ->
        [0] There will be no more trades.
        [one] You may trade once more.
       *[other] You may trade { $times } more times.
    }
option-inn-trade-exchange = Trade
option-inn-trade-enough = Say thank you and go
ask-bulk-trade = How many different goods will you trade for as many of one kind?
option-bulk-trade-count =
    { $thing ->
        [one] Trade { $thing } good
       *[other] Trade { $thing } goods
    }
ask-pay-stones = A stone or a coin, it is all the same to the mole. How many stones will you pay? Coins make up the rest.
option-pay-stones-stones =
    { $thing ->
        [0] No stones
        [one] { $thing } stone
       *[other] { $thing } stones
    }
ask-give-goods =
    { $left ->
        [one] Which good will you give?
       *[other] Which goods will you give? { $left } more{ given-how }.
    }
given-how =
    { $how ->
        [1] , all the same
        [2] , all different
       *[other] { "" }
    }
option-give-goods-give = Give { the-thing }
ask-get-goods =
    { $left ->
        [one] Which good will you take?
       *[other] Which goods will you take? { $left } are waiting for you.
    }
option-get-goods-good = Take { the-thing }
ask-give-comforts = Which comfort will you discard in return?
option-give-comforts-hand = Discard { $thing }

# Crafting and the end of the turn

ask-craft = Which comfort will you craft?
option-craft-hand = Craft { $thing }
option-craft-done = Finish crafting
ask-discard-down = Your hand holds three comforts at most. Which one will you discard?
option-discard-down-hand = Discard { $thing }
option-discard-down-done = End the turn

event-crafted = { $player } crafts { $card }.

# The end of the month, and winter

ask-moose-gift = The moose has a story for every kindness. Who shall get a good from you?
option-moose-gift-seat = Give a good to { $seat }
option-moose-gift-pass = Keep everything
ask-jay-visit = The jay knows where the Valley has something left. Where will you go with the village dice?
option-jay-visit-jay = Resolve { that-place }
option-jay-visit-pass = Stay at home
ask-store = What will you store for the winter?
option-store-crafted = Store on { $thing }
option-store-stored = Take back what is stored on { $thing }
option-store-best = Store as well as can be
option-store-done = That will do

event-winter-came = The first snow falls. Winter is here: craft what is left, and light the fire.
event-wheel-turned = The river wheel turns: place C now shows { $value }.
event-nest-moved = Gone from the Owl's Nest: { $card }.
event-ladder-moved = Gone from the Workshop's ladder: { $card }.
event-stored =
    { $player } has stored resources worth { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.

# What cards and places do

so-many-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
so-many-dice =
    { $count ->
        [0] any number of dice
        [one] { $count } die
       *[other] { $count } dice
    }
so-many-lessons =
    { $amount ->
        [one] { $amount } lesson token
       *[other] { $amount } lesson tokens
    }
so-many-times =
    { $limit_id ->
        [die] up to as many times as the die shows
        [any] as often as you like
       *[number]
            { $times ->
                [1] once
                [2] up to twice
               *[other] up to { $times } times
            }
    }

view-and = { $first } and { $second }
view-or = { $first } or { $second }
view-comma = { $first }, { $second }
view-value = { $value }
view-card = { $card }
view-place = { $place }
view-some = { counted }
view-any-goods =
    { $how_id ->
        [same]
            { $count ->
                [one] { $count } good
               *[other] { $count } identical goods
            }
        [different]
            { $count ->
                [one] { $count } good
               *[other] { $count } different goods
            }
       *[free]
            { $count ->
                [one] { $count } good of any kind
               *[other] { $count } goods of any kind
            }
    }
view-comforts-given =
    { $count ->
        [one] { $count } comfort from your hand
       *[other] { $count } comforts from your hand
    }
view-comforts-drawn =
    { $count ->
        [one] { $count } comfort from the deck
       *[other] { $count } comforts from the deck
    }

view-dice-any =
    { $count ->
        [one] { so-many-dice } of any value
       *[other] { so-many-dice } of any values
    }
view-dice-exact =
    { $count ->
        [one] { so-many-dice } of exactly { $which }
       *[other] { so-many-dice } of { $which }
    }
view-dice-max-value =
    { $count ->
        [one] { so-many-dice } of { $value } or less
       *[other] { so-many-dice }, each of { $value } or less
    }
view-dice-min-value =
    { $count ->
        [one] { so-many-dice } of { $value } or more
       *[other] { so-many-dice }, each of { $value } or more
    }
view-dice-sum-max = { so-many-dice } with a sum of { $value } or less
view-dice-sum-min = { so-many-dice } with a sum of { $value } or more
view-dice-sum-exact = { so-many-dice } with a sum of exactly { $value }
view-dice-same = { so-many-dice } of the same value
view-dice-straight = { so-many-dice } with consecutive values
view-dice-even =
    { $count ->
        [one] { so-many-dice } of an even value
       *[other] { so-many-dice } of even values
    }
view-dice-odd =
    { $count ->
        [one] { so-many-dice } of an odd value
       *[other] { so-many-dice } of odd values
    }
view-dice-wheel =
    { so-many-dice } of a value that the river wheel shows at { $zone_id ->
        [a] A
        [b] B
       *[c] C
    }
view-slot = { $dice }: gain { $reward }

view-place-owl-pick = 1 die of any value: take one of the face-up comforts into your hand
view-place-owl-draw = 1 die: draw comforts into your hand by its value ({ $draws })
view-draws-one =
    { $value }: { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
view-draws-range =
    { $first } to { $last }: { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
view-place-workshop = 1 die: build one improvement on the ladder, no higher than the rung that the die shows
view-place-inn = 1 die: use the traveller's offer for its value
view-place-market = 1 die of any value: as often as you like, trade 1 coin for a good of your choice, 2 identical goods for a good of your choice, or 3 goods of any kind for 1 coin

view-bonus-if-have = { so-many-points } more if you have crafted { $comfort } too
view-bonus-per-other = { so-many-points } more for each other { $which } you have crafted
view-bonus-per-stored-set =
    { $limit ->
        [0] { so-many-points } more each time you store { $set } here at the end of the game
        [1] { so-many-points } more if you store { $set } here at the end of the game
       *[other] { so-many-points } more each time you store { $set } here at the end of the game, up to { $limit } times
    }

view-does-score-type = at the end of the game { so-many-points } for each { $type } comfort that the other players have crafted
view-does-story-on-type = at the end of the game you may store a story on each { $type } comfort of yours; it brings { so-many-points }
view-does-bicycle = at the start of your turn you may move one of your workers to another place on the board
view-does-tool-shed = the die with your worker in the Workshop counts as 6
view-does-umbrella = once per turn you may count one of your family dice 1 or 2 higher, up to 6
view-does-almanac = take an almanac token: once each month it raises or lowers a die by 1 and comes back to you
view-does-wheelbarrow = take a wheelbarrow token: each month you may add it to a worker in the Valley or at the River, who brings 1 good more, of a kind that the place gives
view-does-weathervane = once per turn you may turn one village die up or down by 1; it stays so for everybody until the end of the month
view-does-scale = at the Market you may first swap 1 good for 1 good of your choice, once
view-does-shared-place = a new place beyond the Valley, for one family die of any value only: gain { $reward }; { $owner }
view-owner-reward =
    { $use_id ->
        [may] when anybody else succeeds here, the owner gains { $reward }
       *[may_not] the owner may not come here, but gains { $reward } when anybody else succeeds
    }
view-owner-gift =
    { $use_id ->
        [may] whoever is not the owner then gives the owner 1 good of choice
       *[may_not] the owner may not come here, but each visitor then gives the owner 1 good of choice
    }

view-ability-lynx = on arrival: one after another, all choose 2 different goods from the supply for their left neighbour
view-ability-frog =
    all month: in their turn, everybody may use the { so-many-lessons } on this card
view-ability-woodpecker = all month: every improvement and every comfort that costs wood costs { $amount } wood less
view-ability-wolf = on arrival: one after another, all may take one of the face-up comforts in the Owl's Nest
view-ability-mole = all month: a stone may stand in for a coin at any time, and a coin for a stone
view-ability-raven = on arrival: one after another, all mark a different place on the board; whoever succeeds there this month also gains { $reward }
view-ability-skunk = all month: whoever succeeds in the Owl's Nest may also take one card of the comfort discard pile
view-ability-place-bonus = all month: whoever resolves { $places } also gains { $reward }
view-places-area =
    { $area_id ->
        [forest] a place in the Forest
        [meadow] a place on the Meadow
       *[valley] a place in the Valley
    }
view-ability-loon = on arrival: everybody hands a worker to the left neighbour, who places it before placing any of their own
view-ability-turtle = all month: each worker who comes home empty-handed brings { so-many-lessons } more
view-ability-marten =
    all month: nobody sends workers to { $side_id ->
        [left] the left place in the Forest
        [right] the right place in the Forest
       *[both] the Forest
    }; in your turn you may assign dice there without them
view-ability-moose = at the end of the month: one after another, all may give 1 good to another player to gain { $reward }
view-ability-blue-jay = at the end of the month: everybody may resolve one place in the Valley with village dice alone, without a worker
view-ability-turkey = after the family dice are rolled: everybody may turn one of their own to any value

view-row-gain = gain { $get }
view-row-trade = { $give } for { $get }, { so-many-times }
view-row-bulk =
    { $limit_id ->
        [die] all at once, hand in up to as many { how-given } as the die shows, and gain as many { how-got }
        [any] all at once, hand in any number of { how-given }, and gain as many { how-got }
       *[number] all at once, hand in up to { $times } { how-given }, and gain as many { how-got }
    }
how-given =
    { $give_id ->
        [same] goods of one kind
        [different] different goods
       *[free] goods
    }
how-got =
    { $get_id ->
        [same] goods of one kind
        [different] different goods
       *[free] goods of your choice
    }

# The title of a solo game

view-title =
    { $manner_id ->
        [clothing] Stylishly
        [food] Deliciously
        [lighting] Brightly
       *[outdoor] Hardily
    } { $stock_id ->
        [modest] modest
        [prepared] prepared
        [stocked] stocked
       *[pampered] pampered
    } { $role_id ->
        [youngster] youngster
        [creature] creature
        [old_timer] old-timer
       *[guardian] guardian
    } of { $realm_id ->
        [small_den] the small den
        [fields] the fields
        [wildwoods] the wildwoods
        [village] the village
        [maple_valley] Maple Valley
       *[paradise] the cosiest paradise!
    }

# The table on the screen

view-area =
    { $area_id ->
        [forest] Forest
        [meadow] Meadow
        [river] River
        [owl] Owl's Nest
        [workshop] Workshop
        [inn] Inn
       *[market] Market
    }
view-area-short =
    { $area_id ->
        [forest] Forest
        [meadow] Meadow
        [river] River
        [owl] Nest
        [workshop] Shop
        [inn] Inn
       *[market] Market
    }
view-season =
    { $season_id ->
        [spring] spring
        [summer] summer
        [autumn] autumn
       *[winter] winter
    }
view-month = { $month } { of-months }
view-year =
    Month { $month } { of-months }, { $season_id ->
        [spring] spring
        [summer] summer
        [autumn] autumn
       *[winter] winter
    }
view-bird = Early Bird: { $who }
view-bird-you = you are the Early Bird
view-bird-short = Early Bird
view-sleeps = Snow lies everywhere. The Valley sleeps.
view-wheel = River wheel: C { $c }, B { $b }, A { $a }
view-valley = The Valley
view-beyond = Beyond the Valley
view-beyond-empty = Nobody has built anything beyond the Valley yet.
view-built-by = Owner: { $who }.
view-no-guest = The rooms are empty.
view-up-to = up to { $count }×
view-up-to-die = by the die
view-nest = Comforts face up
view-deck =
    { $count ->
        [one] Deck of comforts, { $count } card
       *[other] Deck of comforts, { $count } cards
    }
view-discard = Discarded comforts: { $count }
view-owl-pick = pick 1 of these
view-owl-draw = 2 cards, else 1
view-ladder = The Workshop's ladder
view-reach =
    { $count ->
        [1] rung 1 only
       *[other] rungs 1–{ $count }
    }
view-short-exact = exactly { $values }
view-short-max-value = at most { $value }
view-short-min-value = at least { $value }
view-short-same =
    { $count ->
        [2] a pair
       *[other] three of a kind
    }
view-short-straight =
    { $count ->
        [2] two in a row
       *[other] three in a row
    }
view-short-even =
    { $count ->
        [2] two even
       *[other] three even
    }
view-short-odd =
    { $count ->
        [2] two odd
       *[other] three odd
    }

view-dice = Dice
view-dice-and-workers = Dice and workers
view-die =
    { $kind_id ->
        [village] Village die, a { face-name }
       *[family] Family die, a { face-name }
    }
view-die-at =
    { $kind_id ->
        [village] Village die, a { face-name }
       *[family] Family die, a { face-name }
    }, lies here: { $place }. Take it back
view-picked = picked
view-lessons =
    { $count ->
        [one] { $count } lesson token
       *[other] { $count } lesson tokens
    }
view-lessons-used = { $count } used
view-lessons-lent =
    { $count ->
        [one] { $count } is for this turn only
       *[other] { $count } are for this turn only
    }
view-to = to { $value }
view-step =
    { $area_id ->
        [inn] At the Inn
        [workshop] In the Workshop
       *[owl] At the Owl's Nest
    } the die will count as { $value }
view-workers-left =
    { $count ->
        [0] everybody is out
       *[other] { $count } still to go
    }
view-choose = Your choice
view-done = Done
view-ask-dice = Where do the dice go?
view-ask-dice-done = Every die has its place. Shall we?
view-ask-die =
    Where does the { $kind_id ->
        [village] village
       *[family] family
    } { face-name } go?
view-why-dice = Pick or drag a die. A touch on a place fills it with what fits.
view-why-die = Places light up where you have a worker and the die fits. Everything can still be taken back.
view-why-unfinished = { $place }: something is missing here. Like this the worker comes home with a lesson only.
view-ask-workers =
    { $count ->
        [one] Where does the last worker go?
       *[other] Where do your workers go? { $count } are left.
    }
view-ask-workers-done = All workers are out. Shall we?
view-why-workers = At most one of yours on each place. Until everybody is ready, you can move them.
view-why-waiting = Until then you can still move your workers.
view-move-again = Move workers
view-no-worker = { $place }: you have no worker here.
view-not-owner = { $place }: nobody pays a visit to their own home.
view-stored = On it: { $things }.
view-call-back = Call back
view-only-family = Only a die of your family may go beyond the Valley.
view-does-not-fit = { $place }: this die does not fit here, not even with lesson tokens.
view-too-few-tokens =
    { $tokens ->
        [0] { $place } ({ $wish }): { $picked ->
            [0] the free dice don't make it.
           *[other] this die doesn't make it.
        } Lesson tokens would help, but you have none.
       *[other] { $place } ({ $wish }): { $picked ->
            [0] the free dice don't make it
           *[other] this die doesn't make it
        }, and your lesson tokens are not enough (you have { $tokens }).
    }
view-would-fit = { $place }: this works.
view-no-worker-left = Nobody is at home any more. Call a worker back first.
view-plan-stuck = It does not work like this. Try to lay the dice another way.
view-put-worker = Put a worker here
view-take-worker = Take the worker back
view-put-die = Put the die here{ so-many-tokens }
view-fill = Put here what fits
view-clear = Take the dice back
view-gives-more = This month also: { $things }.
view-stand-here = Here: { $who }.
view-dice-here = Dice here: { $dice }.

view-my-den = Your den
view-den-of = The den of { $who }
view-stock = Stock
view-empty-stock = an empty larder
view-cottages =
    { $count ->
        [0] All cottages stand elsewhere
        [one] { $count } cottage left at home
       *[other] { $count } cottages left at home
    }
view-crafted = Crafted and built
view-built = Improvements
view-nothing-made = Bare walls so far. What you craft will find its place here.
view-hand = In hand
view-only-you = only you see this
view-no-cards = no cards
view-payable = affordable
view-gives = gives
view-soon = coming soon
view-if-winter = If winter came now: cards { $cards }, larder { $larder }
view-verb-craft = craft
view-verb-discard = discard
view-costs = Costs { $things }
view-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
view-points-short =
    { $count ->
        [one] { $count } pt
       *[other] { $count } pts
    }
view-points-word =
    { $count ->
        [one] point
       *[other] points
    }
view-nothing = nothing
view-rivals = Neighbours
view-open-rival = Show the whole den
view-placed = { $count } of { $of } out
view-on-turn = to play

view-title-cap = When the snow melts, stories will be told of you:
view-title-pick = What shall your title praise?
view-dens = Dens for the winter
of-months = of { $months }
face-name =
    { $value ->
        [1] one
        [2] two
        [3] three
        [4] four
        [5] five
       *[6] six
    }

# The table as text

view-line-setup = Set-up: first comforts
view-line-month = Month { $month } { of-months }
view-line-bird = Early Bird { $player }
view-line-village = village dice
view-line-turn = turn
view-line-tokens = lessons: { $used } used, { $left } left
view-line-forest = Forest
view-line-meadow = Meadow
view-line-river = River
view-line-beyond = Beyond
view-line-inn = Inn
view-line-nest = Nest
view-line-left = left
view-line-right = right
view-line-workshop = Workshop
view-line-none = { "" }
view-line-hand = hand
view-line-cottages = cottages
view-line-crafted = comforts
view-line-built = built
view-line-known = known
view-line-any-good = any good
view-line-comfort = comfort card
view-line-point = point
view-line-village-die = village die
view-line-family-die = family die
view-line-cottage = cottage
view-spot-forest-1 = Forest left
view-spot-forest-2 = Forest right
view-spot-meadow-1 = Meadow left
view-spot-meadow-2 = Meadow right
view-spot-river-a = River A
view-spot-river-b = River B
view-spot-river-c = River C
view-spot-owl-pick = Nest left
view-spot-owl-draw = Nest right
view-spot-workshop = Workshop
view-spot-inn = Inn
view-spot-market = Market

# The table in sentences

tell-now = The month
tell-setup = Everybody keeps the first comforts.
tell-month =
    Month { $month } { of-months }, { $season_id ->
        [spring] spring
        [summer] summer
        [autumn] autumn
       *[winter] winter
    }.
tell-bird = The Early Bird is { $player }.
tell-turn = { $player }'s turn.
tell-village = Village dice: { $dice }.
tell-wheel = River wheel: { $a } at A, { $b } at B, { $c } at C.
tell-free-dice = Free dice: { $dice }.
tell-laid =
    { $thing }: { $done ->
        [1] done, with the dice { $dice }
       *[other] the dice { $dice } lie here
    }.
tell-tokens = Lesson tokens: { $used } used, { $left } left.
tell-places = Places
tell-built-by = Built by { $player }.
tell-workers = Workers here: { $players }.
tell-raven = The raven's coin lies here.
tell-no-guest = { $thing }: no traveller.
tell-nest = Comforts face up
tell-deck =
    { $n ->
        [one] { $n } card in the deck.
       *[other] { $n } cards in the deck.
    }
tell-discard = Discarded: { $cards }.
tell-workshop = The ladder
tell-rung = Rung { $n }: { $thing }.
tell-hand = Your hand
tell-hand-empty = Your hand is empty.
tell-payable = You can pay for it.
tell-den =
    { $thing } family, { $n ->
        [one] { $n } point
       *[other] { $n } points
    } if the game ended now.
tell-stock = Stock: { $goods }.
tell-some = { counted }
tell-family-dice = Family dice: { $dice }.
tell-sent =
    Workers out: { $places }{ $ready ->
        [1] , all is ready
       *[other] { "" }
    }.
tell-barrow = The wheelbarrow is here: { $thing }.
tell-crafted = Crafted: { $thing }.
tell-built = Improvements: { $cards }.
tell-cottages =
    { $n ->
        [0] No cottage left.
        [one] { $n } cottage left.
       *[other] { $n } cottages left.
    }
tell-in-hand =
    { $n ->
        [one] { $n } card in hand
       *[other] { $n } cards in hand
    }, known of them: { $cards }.

# 1 Set-up

rule-1-1 = Both valley decks have spring on top, then summer, then autumn; in a short game each lacks one card of spring and one of summer.
rule-1-2 = Four comforts lie in the Owl's Nest and six improvements on the ladder of the Workshop; the supply never runs out.
rule-1-3 = The Early Bird goes first; chance names the first one.
rule-1-4 = Whoever will be the Early Bird less often than others starts with a coin.
rule-1-5 = Everybody is dealt three comforts, keeps two and discards one; all discard at the same time.
rule-1-6 = Everybody has a different animal family; you choose them from the Early Bird on, or they are drawn by lot.

# 2 The month

rule-2-1 = A month has six steps: a traveller comes, family dice are rolled, workers set out, village dice are rolled, everybody has a turn, and then there is upkeep.
rule-2-2 = The traveller stays at the Inn all month; what happens at once is done on arrival, in turn order from the Early Bird.
rule-2-3 = Everybody rolls their two family dice at the same time; the faces hold all month.
rule-2-4 = Everybody sends out their four workers at the same time and in the open; you may move them until everybody says that they are ready.
rule-2-5 = You may have only one worker at a place; the workers of others don't bother it.
rule-2-6 = Once all workers are out, the Early Bird rolls the four village dice; they are for everybody and hold all month.

# 3 The turn

rule-3-1 = In your turn you have six dice: the two of your family and the four of the village.
rule-3-2 = You assign dice to places where you have a worker, each die once; you may leave dice unused.
rule-3-3 = A lesson token changes one die by one, up or down, but never above 6 or below 1; a die may have several, and after the turn they go back to the supply.
rule-3-4 = Places whose dice fit are resolved one after another, in any order you like; what you gain early you may spend later.
rule-3-5 = Every worker that resolved nothing brings you a lesson token; it will help you from next month on.
rule-3-6 = After resolving you may craft as many comforts of your hand as you can pay for.
rule-3-7 = At the end of the turn family dice return to the den and village dice to the Hilltop, faces unchanged.
rule-3-8 = At the end of your turn you may have at most three comforts in hand; discard the others.

# 4 What places ask for

rule-4-1 = A place takes exactly as many dice as it asks for, and their values must be what it says.

# 5 Places

rule-5-1 = The places of Forest and Meadow give what the card of the month shows, to everybody who resolves them.
rule-5-2 = The River takes one die of a value that the wheel shows at the place: A gives 1 stone, B 2 stones, C a stone and a coin.
rule-5-3 = At the left place of the Owl's Nest any die takes one of the four comforts on show; the others move on and a new one comes at once.
rule-5-4 = At the right place of the Owl's Nest you draw: two comforts for a 1 or a 2, one for a higher value.
rule-5-5 = At the Workshop you build one improvement from the rungs up to the value of the die; you must pay for it and have a cottage left in your den.
rule-5-6 = You can't build the same improvement twice.
rule-5-7 = At the Inn the value of the die decides what the traveller gives or trades, and how often.
rule-5-8 = At the Market you may trade as often as you like: a coin for a good, two of the same good for one, any three goods for a coin.
rule-5-9 = A place beyond the Valley takes one family die of any value, and no worker.
rule-5-10 = The owner of a place beyond the Valley gets something whenever somebody else resolves it.
rule-5-11 = At the Guest Cottage you gain a story and a good of your choice, then you give a good to the owner; owners don't visit their own.
rule-5-12 = Goods are wood, stone, fruit, mushrooms, yarn and grain; coins, stories and lesson tokens are not. Where several are asked for, it is said whether they must be alike or different.
rule-5-13 = Resources come from the supply and are paid to it; it never runs out.

# 6 Improvements

rule-6-1 = Barrel Sauna, Writing Desk, Spinning Wheel and Herb Garden bring points for comforts of their type that the others have crafted.
rule-6-2 = With the Pattern Book or the Recipe Book you may store one story at the end on each of your comforts that is clothing or food.
rule-6-3 = Bicycle: before you assign dice, one of your workers may move to another place where you have none.
rule-6-4 = Tool Shed: the die of your worker in the Workshop counts as a six.
rule-6-5 = Scale: when you visit the Market, you may first swap one good for one good.
rule-6-6 = Umbrella: once per turn you may add 1 or 2 to one of your family dice, up to 6.
rule-6-7 = Weathervane: once per turn you may turn one village die by one; it stays so for everybody until the month ends.
rule-6-8 = The Almanac is a lesson token that comes back to you after each turn.
rule-6-9 = The wheelbarrow goes with a worker to Valley or River; if the worker succeeds there, it brings one more of a good collected there.

# 7 Travellers

rule-7-1 = Canada Lynx: everybody chooses two different goods from the supply for the neighbour on the left.
rule-7-2 = Leopard Frog: in their turn everybody may use two lesson tokens that go back afterwards.
rule-7-3 = Pileated Woodpecker: every improvement and comfort that needs wood costs one wood less.
rule-7-4 = Gray Wolf: everybody may take one comfort on show in the Owl's Nest.
rule-7-5 = Hairy-tailed Mole: stone and coin may stand in for each other when you pay.
rule-7-6 = Common Raven: everybody marks a place where no coin lies yet; whoever resolves it this month gains a coin.
rule-7-7 = Striped Skunk: after a visit to the Owl's Nest you may take one discarded comfort.
rule-7-8 = American Beaver: both places of the Forest give 2 wood more.
rule-7-9 = Common Loon: one of your workers is sent out by the neighbour on the left, before you send the others; it still works for you.
rule-7-10 = Snapping Turtle: each worker that resolved nothing brings three lesson tokens.
rule-7-11 = Pine Marten: workers may not enter the Forest, but you may assign dice there without them.
rule-7-12 = Black Bear: all four places of the Valley give one fruit more.
rule-7-13 = Moose: at the end of the month you may give somebody a good and gain a story.
rule-7-14 = Blue Jay: at the end of the month you may resolve one place of the Valley with village dice alone, without a worker and without tokens.
rule-7-15 = Wild Turkey: after the roll you may turn one of your family dice to any value.

# 8 Upkeep

rule-8-1 = Some travellers have an effect at the end of the month, in turn order from the Early Bird; in the last month too.
rule-8-2 = The cards of the month are removed; when none is left, winter has come, the rest of upkeep is skipped and the game ends.
rule-8-3 = The river wheel turns by one segment.
rule-8-4 = The leftmost comfort of the Owl's Nest and the improvement on the lowest rung are discarded; the others move on and new ones come.
rule-8-5 = The neighbour on the left becomes the Early Bird.
rule-8-6 = When a deck is empty and a card is needed, the discards are shuffled.

# 9 The end

rule-9-1 = Before points are counted everybody may, in turn order, craft more comforts of their hand that they can pay for.
rule-9-2 = At the end you store resources on comforts that bring points for them; each on one card only, and they no longer count as left over. You may move them until you say that it will do.
rule-9-3 = Comforts and improvements bring their points and bonuses; comforts left in hand bring nothing.
rule-9-4 = Spots that cottages have left bring 1, 2, 2 and 3 points, in the order in which the cottages went.
rule-9-5 = Each story left over brings 2 points, each coin 1 point, and every three goods 1 point.
rule-9-6 = Most points win; players who tie share the win.

# 10 Alone

rule-10-1 = Whoever plays alone plays without lynx, loon and moose and without the improvements that need neighbours; of every other improvement there is only one.
rule-10-2 = A title has four parts: the type of most comforts, the number of comforts, the number of improvements, and the points.

# The end on the screen

view-won =
    { $who ->
        [me] The warmest den is yours
        [one] { $names } has the warmest den
       *[many] { $names } share the warmest den
    }
view-by-round = Month by month
view-nth-round = month { $number }
