title = Woodcraft

# Settings

setting-start-sector = Sector where the actions start
setting-pot-colors = Pots
setting-pot-colors-match = a tree needs a pot of its colour
setting-pot-colors-any = a tree may go to any pot
setting-milestones = Milestones of reputation
setting-milestones-each-time = pay whenever they are passed
setting-milestones-once = pay everybody only once
setting-reaching = Reward tiles
setting-reaching-passing = passing them is enough
setting-reaching-landing = one has to stop there
setting-additional = Additional actions
setting-additional-between = only between main actions
setting-additional-anytime = even inside a main action
setting-refill = Public wood store
setting-refill-after-action = refilled after the whole purchase
setting-refill-at-once = refilled after each die

# Scores and the end

score-points = Points scored
score-wheel = Won on the wheel
score-workshop = Work in the workshop
score-rewards = Rewards of orders
score-marketing = Marketing
score-income = Income in hazelnuts
score-tracks = Milestones and reward tiles
score-commissions = Public commissions
score-leftovers = Wood, blueberries and materials left over
score-orders = Completed orders
end-rounds = The saws have sung their last and the sawdust is swept. The shop closes, and the points are counted.

# Names that the component file doesn't decline

accusative-helper = { $name }

# Dice in sentences

the-die = the { $die }
the-thing = the { $thing }
from-die = the { $from }
to-die = a { $to }
one-die = the { $one }
other-die = the { $other }
to-face =
    { $to_id ->
        [green-1] 1
        [green-2] 2
        [green-3] 3
        [green-4] 4
        [green-5] 5
        [green-6] 6
        [yellow-1] 1
        [yellow-2] 2
        [yellow-3] 3
        [yellow-4] 4
        [yellow-5] 5
        [yellow-6] 6
        [brown-1] 1
        [brown-2] 2
        [brown-3] 3
        [brown-4] 4
        [brown-5] 5
       *[brown-6] 6
    }
planted-thing =
    { $thing_id ->
        [green-1] the green 1
        [green-2]
            { $piece ->
                [1] a 1 cut off the green 2
               *[2] the whole green 2
            }
        [green-3] { the-piece } cut off the green 3
        [green-4] { the-piece } cut off the green 4
        [green-5] { the-piece } cut off the green 5
        [green-6] { the-piece } cut off the green 6
        [yellow-1] the yellow 1
        [yellow-2]
            { $piece ->
                [1] a 1 cut off the yellow 2
               *[2] the whole yellow 2
            }
        [yellow-3] { the-piece } cut off the yellow 3
        [yellow-4] { the-piece } cut off the yellow 4
        [yellow-5] { the-piece } cut off the yellow 5
        [yellow-6] { the-piece } cut off the yellow 6
        [brown-1] the brown 1
        [brown-2]
            { $piece ->
                [1] a 1 cut off the brown 2
               *[2] the whole brown 2
            }
        [brown-3] { the-piece } cut off the brown 3
        [brown-4] { the-piece } cut off the brown 4
        [brown-5] { the-piece } cut off the brown 5
       *[brown-6] { the-piece } cut off the brown 6
    }
the-piece = a { $piece }
the-colour = { $thing }
in-pot = in the { $thing }

# Goods and prices in sentences

for-price =
    { $price ->
        [0] for free
        [one] for { $price } blueberry
       *[other] for { $price } blueberries
    }
if-free =
    { $price ->
        [0] { " " }for free
       *[other] { "" }
    }
for-lanterns =
    { $price ->
        [0] for free
        [one] for { $price } lantern
       *[other] for { $price } lanterns
    }
so-many-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
counted =
    { $good_id ->
        [blueberry]
            { $count ->
                [one] { $count } blueberry
               *[other] { $count } blueberries
            }
        [vp]
            { $count ->
                [one] { $count } point
               *[other] { $count } points
            }
        [lantern]
            { $count ->
                [one] { $count } lantern
               *[other] { $count } lanterns
            }
        [sawblade]
            { $count ->
                [one] { $count } saw blade
               *[other] { $count } saw blades
            }
        [reuse]
            { $count ->
                [one] { $count } reuse token
               *[other] { $count } reuse tokens
            }
       *[other] { $count } { $good }
    }
counted-things =
    { $thing_id ->
        [sawblade]
            { $count ->
                [one] { $count } saw blade
               *[other] { $count } saw blades
            }
       *[other] { $count } { $thing }
    }

# Spaces, tools and tiles in sentences

on-space =
    { $space_id ->
        [R1C1] at the 1st bench of the upper row
        [R1C2] at the 2nd bench of the upper row
        [R1C3] at the 3rd bench of the upper row
        [R1C4] at the 4th bench of the upper row
        [R2C1] at the 1st bench of the lower row
        [R2C2] at the 2nd bench of the lower row
        [R2C3] at the 3rd bench of the lower row
       *[R2C4] at the 4th bench of the lower row
    }
to-that-space =
    { $thing_id ->
        [R1C1] the 1st bench of the upper row
        [R1C2] the 2nd bench of the upper row
        [R1C3] the 3rd bench of the upper row
        [R1C4] the 4th bench of the upper row
        [R2C1] the 1st bench of the lower row
        [R2C2] the 2nd bench of the lower row
        [R2C3] the 3rd bench of the lower row
       *[R2C4] the 4th bench of the lower row
    }
to-attic =
    { $space_id ->
        [B1] on the 1st bottom space
        [B2] on the 2nd bottom space
        [B3] on the 3rd bottom space
        [B4] on the 4th bottom space
        [M1] on the 1st middle space
        [M2] on the 2nd middle space
        [M3] on the 3rd middle space
        [T1] on the 1st top space
        [T2] on the 2nd top space
        [T3] on the 3rd top space
       *[T4] on the 4th top space
    }
to-that-attic =
    { $thing_id ->
        [B1] on the 1st bottom space
        [B2] on the 2nd bottom space
        [B3] on the 3rd bottom space
        [B4] on the 4th bottom space
        [M1] on the 1st middle space
        [M2] on the 2nd middle space
        [M3] on the 3rd middle space
        [T1] on the 1st top space
        [T2] on the 2nd top space
        [T3] on the 3rd top space
       *[T4] on the 4th top space
    }
that-link =
    { $thing_id ->
        [B1-B2] the 1st and 2nd bottom spaces
        [B2-B3] the 2nd and 3rd bottom spaces
        [B3-B4] the 3rd and 4th bottom spaces
        [B1-M1] the 1st bottom and 1st middle spaces
        [B2-M1] the 2nd bottom and 1st middle spaces
        [B2-M2] the 2nd bottom and 2nd middle spaces
        [B3-M2] the 3rd bottom and 2nd middle spaces
        [B3-M3] the 3rd bottom and 3rd middle spaces
        [B4-M3] the 4th bottom and 3rd middle spaces
        [M1-M2] the 1st and 2nd middle spaces
        [M2-M3] the 2nd and 3rd middle spaces
        [M1-T2] the 1st middle and 2nd top spaces
        [M2-T2] the 2nd middle and 2nd top spaces
        [M2-T3] the 2nd middle and 3rd top spaces
        [M3-T3] the 3rd middle and 3rd top spaces
        [T1-T2] the 1st and 2nd top spaces
        [T2-T3] the 2nd and 3rd top spaces
        [T3-T4] the 3rd and 4th top spaces
       *[other] { $thing }
    }
the-tool =
    { $tool_id ->
        [mallet] the mallet
        [wrench] the wrench
        [handsaw] the handsaw
        [plane] the plane
       *[chisel] the chisel
    }
that-tool =
    { $thing_id ->
        [mallet] a mallet
        [wrench] a wrench
        [handsaw] a handsaw
        [plane] a plane
       *[chisel] a chisel
    }
the-tile =
    { $tile_id ->
        [pot_1] the green pot
        [pot_2] the yellow pot
        [pot_3] the brown pot
        [saw_1] the sawing tile
        [saw_2] the second sawing tile
        [saw_3] the third sawing tile
        [joint_1] the first joint tile
        [joint_2] the second joint tile
        [joint_3] the third joint tile
       *[gluing] the gluing tile
    }
that-income = { $track }
that-tile =
    { $thing_id ->
        [saw] the sawing tile
        [joint_1] the first joint tile
        [joint_2] the second joint tile
        [joint_3] the third joint tile
       *[gluing] the gluing tile
    }

# Opening the shop

ask-opening = You are opening a workshop! Choose a helper, two orders, and the one to lay down first.
option-opening-helper = Start with the { $thing }
option-opening-keep = Keep the order { $thing }
option-opening-place = Lay down the order { $thing }

event-kept-helper = { $player } opens a workshop with the { $helper }.
event-placed-order = { $player } lays the order { $order } in row { $row }.

# The turn

ask-actions = What will you do?
option-actions-tile = Move the tile { $thing }
option-actions-main = Do the action of the moved tile
option-actions-berries = Pick blueberries instead of the action
option-actions-lantern = { $thing } instead, for a lantern
option-actions-bonus = Also { $thing } { for-lanterns }
option-actions-ability = Ask the { $thing } for help
option-actions-cut = Cut { the-thing }
option-actions-join = Join scrapwood to { the-thing }
option-actions-glue = Glue { the-thing } to another die
option-actions-fell = Fell the tree { in-pot }
option-actions-order = Complete the order { $thing }
option-actions-done = End the turn
ask-meanwhile = Anything else in the meantime?
option-meanwhile-ability = Ask the { $thing } for help
option-meanwhile-cut = Cut { the-thing }
option-meanwhile-join = Join scrapwood to { the-thing }
option-meanwhile-glue = Glue { the-thing } to another die
option-meanwhile-fell = Fell the tree { in-pot }
option-meanwhile-order = Complete the order { $thing }
option-meanwhile-go-on = Go on with the action
ask-marketing = Your turn ends. Will you buy points by marketing?
option-marketing-buy = Buy { so-many-points } { for-price }
option-marketing-pass = End without buying
ask-storage =
    { $left ->
        [one] The store is bursting at the seams. Which die will you return?
       *[other] The store is bursting at the seams. Which dice will you return? { $left } more.
    }
option-storage-wood = Return { the-thing }

event-new-round = Round { $round } begins.
event-turn = It is { $player }'s turn.
event-grew = { $player } watches { from-die } grow to a { to-face }.
event-moved-tile = { $player } moves the tile { $tile }.
event-saw-turned = The saw turns.
event-arc-left = The first sector is empty, the arc is gone.
event-acted = { $player } goes for { $tile }.
event-acted-instead = { $player } lights a lantern and rather goes for { $tile }.
event-acted-extra = { $player } lights the lanterns for one more action: { $tile }.
event-took-berries =
    { $player } picks { $count ->
        [one] { $count } blueberry
       *[other] { $count } blueberries
    } instead.
event-gained = { $player } gains { counted }.
event-lost = { $player } loses { counted }.
event-paid = { $player } pays { counted }.
event-marketed = { $player } does marketing { for-price } and scores { so-many-points }.
event-returned = { $player } returns { the-die }, the store is full.

# Wood and materials

ask-buy-wood = Which wood will you buy from the public store?
option-buy-wood-store = Buy { the-thing } { for-price }
option-buy-wood-pass = Buy no more
ask-trade-dice = Which die will you sell? Or will you buy a six right away?
option-trade-dice-sell = Sell { the-thing } { for-price }
option-trade-dice-six = Buy a { the-colour } six { for-price }
ask-buy-six = Will you buy a six?
option-buy-six-six = Buy a { the-colour } six { for-price }
option-buy-six-pass = Buy nothing
ask-buy-material = Which materials will you buy?
option-buy-material-material = Buy { counted-things } { for-price }
option-buy-material-pass = Buy no more
ask-take-public = Which die will you take from the public store?
option-take-public-store = Take { the-thing }
ask-choose-colour = Which wood will you take?
option-choose-colour-colour = Take a { the-colour } die

event-gained-die = { $player } gains a { $die }.
event-bought-die = { $player } buys { the-die }{ if-free }.
event-took-die = { $player } takes { the-die } from the public store.
event-rolled = The public store offers a { $die }.
event-sold-die = { $player } sells { the-die }.
event-bought-material = { $player } buys { counted }{ if-free }.

# Orders

ask-take-order =
    { $nth ->
        [1] Which order will you take?
       *[other] Will you take one more order { for-price }?
    }
option-take-order-slot = Take the order { $thing }
option-take-order-pass = One is enough
ask-pay-dice = Which wood goes into the order { $order }?
option-pay-dice-wood = Give { the-thing }
ask-place-hand = Which order from your hand will you lay down?
option-place-hand-hand = Lay down the order { $thing }

event-took-order = { $player } accepts the order { $order }.
event-completed = { $player } completes the order { $order }.
event-gave-die = { $player } gives { the-die } for it.
event-slid = { $player } has unfinished orders, and they slide down a row.
event-expired = The customer has lost patience: { $player } loses the order { $order }.

# Helpers

ask-hire-helper = Who will work for you?
option-hire-helper-slot = Hire the { $thing } { for-price }
ask-place-helper = Which bench will the { $helper } have?
option-place-helper-space = Take { to-that-space }
ask-produce =
    { $left ->
        [one] Who will produce?
       *[other] Who will produce? { $left } more.
    }
option-produce-helper = Produce with the { $thing }
ask-produce-plant = Who will produce, and what will you plant?
option-produce-plant-helper = Produce with the { $thing }
option-produce-plant-plant = Plant { planted-thing }
option-produce-plant-pass = That will do
ask-plant-pot = To which pot will the tree go?
option-plant-pot-pot = To the { $thing }

event-hired = { $player } hires the { $helper }{ if-free }.
event-placed-helper = The { $helper } settles { on-space }.
event-produced = The { $helper } produces.
event-used-ability = The { $helper } lends a hand.
event-planted = { $player } plants a { $value } in the { $pot }.

# Upgrading the workshop

ask-upgrade = What will be new in your workshop?
option-upgrade-upgrade =
    { $thing_id ->
        [gluing] The { $thing }
       *[other] The next { $thing }
    } { $price ->
        [-1] is not there
       *[other] { for-price }
    }
ask-flip-up = Which tile will be ready again?
option-flip-up-used = Make { that-tile } ready

event-upgraded = { $player } gets { the-tile } for the workshop{ if-free }.
event-reused = { $player } uses { the-tile } once more.
event-turned-up = { $player } makes { the-tile } ready again.
event-tiles-ready = All tiles in the workshops are ready again.

# Working wood

ask-cut-into = Into which pieces will you cut { the-die }?
option-cut-into-parts =
    Into { $thing }{ $blades ->
        [0] { "" }
        [one] { " " }for { $blades } saw blade
       *[other] { " " }for { $blades } saw blades
    }
ask-join-by = By how much will the joint raise { the-die }?
option-join-by-raise = By { $thing }
ask-glue-first = What will you glue?
option-glue-first-wood = Put glue on { the-thing }
ask-glue-with = What will you glue to { the-die }?
option-glue-with-partner = Glue { the-thing } to it and make it { $colour }
ask-choose-tree = Which tree will grow?
option-choose-tree-tree = The tree { in-pot }
ask-bump-die = Which die will you change?
option-bump-die-wood = Change { the-thing }
ask-bump-by = By how much will you change the die?
option-bump-by-change =
    { $thing ->
        [-1] Take 1 off
        [1] Add 1
       *[other] Change by { $thing }
    }
ask-recolor-die = Which die will you stain?
option-recolor-die-wood = Stain { the-thing }
ask-recolor-to = Which colour will { the-die } have?
option-recolor-to-colour = Make it { the-colour }
ask-split-die = Which die will you cut?
option-split-die-wood = Cut { the-thing }

event-cut-die = { $player } cuts { from-die } into { $parts }.
event-joined = { $player } joins scrapwood to { from-die } and makes it a { to-face }.
event-glued = { $player } glues { one-die } and { other-die } into { to-die }.
event-felled = { $player } fells { the-die }.
event-changed = { $player } turns { from-die } into { to-die }.

# What cards and spaces give

ask-may-act =
    You may do the action { $tile } now{ $less ->
        [0] { "" }
        [one] { " " }for { $less } blueberry less
       *[other] { " " }for { $less } blueberries less
    }. Will you?
option-may-act-act = Do it
option-may-act-pass = Not this time
ask-may-exchange = This exchange may be declined. Is it a deal?
option-may-exchange-exchange = Exchange
option-may-exchange-pass = Not this time
ask-pay-material = Which material will you pay with?
option-pay-material-material =
    { $thing_id ->
        [sawblade] Pay with a saw blade
       *[other] Pay with { $thing }
    }
ask-choose-effect = What do you choose?
option-choose-effect-effect = { $thing }
ask-refresh-row = Which card on offer will you replace?
option-refresh-row-order-slot = Discard the order { $thing }
option-refresh-row-helper-slot = Send the { $thing } away
option-refresh-row-pass = Leave them as they lie
ask-claim-commission = Which public commission will you claim?
option-claim-commission-commission = Claim the { $thing }

event-claimed = { $player } claims the { $commission }.
event-commission-left = The { $commission } is awarded and leaves the display.

# Attic and tools

ask-choose-tool = Which tool will you take?
option-choose-tool-tool = Take { that-tool }
ask-place-tool = Where in the attic will you keep { the-tool }?
option-place-tool-attic = Keep it { to-that-attic }
ask-choose-link = Which reward of the attic comes first?
option-choose-link-link = The one between { that-link }

event-gained-tool = { $player } keeps { the-tool } in the attic, { to-attic }.
event-tool-lost = { $player } has no room for another tool in the attic.
event-linked = { $player } has different tools side by side and takes a reward.

# Tracks

event-income-rose = { $player } raises { that-income } by { $steps } to { $now }.
event-reputation-rose = { $player } rises in reputation by { $steps } to { $now }.
event-reputation-fell = { $player } falls in reputation by { $steps } to { $now }.
event-milestone-met = { $player } comes to a milestone.
event-reached-tile = { $player } takes a reward of the { $tile }.

# Rounds and rows

event-income-phase = Round { $round } is over, and an income phase begins.
event-revealed-order = A new order: { $order }.
event-revealed-helper = Looking for work: { $helper }.
event-left-order = The order { $order } leaves the row.
event-left-helper = The { $helper } leaves the row.
event-reshuffled = The discards are shuffled, and the deck is full again.
event-late-decks = All cards are new: customers ask for more, and helpers can do more.

# Alone

event-solo-card = On the table: { $card }.
event-solo-tile = The rival moves the tile { $tile }.
event-solo-stuck = The tile { $tile } is blocked and stays.
event-rival-rose = The rival rises in reputation by { $steps } to { $now }.
event-rival-took = The rival was faster: the { $tile } is gone.
event-vanished = Somebody else got the { $commission }.

# The table on the screen

view-table = Shared table
view-workshop = Your workshop
view-wheel = Wheel of actions
view-hub-moved = moved
view-tile-at = { $tile }, sector { $sector }, space { $space }.
view-tile-brings = Brings: { $what }.
view-tile-blocked = Blocked: something still lies in the next sector.
view-store = Public wood store
view-store-hint = a picture at a die: your order asks for it
view-store-die =
    { $die } for { $price ->
        [one] { $price } blueberry
       *[other] { $price } blueberries
    }
view-store-gap = Empty place in the store
view-sixes = Sixes from the supply
view-materials = Materials
view-materials-table = Materials, price in blueberries: 1 piece { $one }, 2 pieces { $two }, 3 pieces { $three }
view-material-for =
    { $n }× { $res } for { $price ->
        [one] { $price } blueberry
       *[other] { $price } blueberries
    }
view-for =
    { $price ->
        [0] free
       *[other] for
    }
view-order-row = Orders on offer
view-helper-row = Helpers on offer
view-orders-cost = first one free, second for { $price }
view-kind-immediate = at once
view-kind-once = once a turn
view-kind-permanent = always
view-new-deck-after = new deck after round { $round }
view-purge-after = the two oldest leave after round { $round }
view-deck-left = { $n } in the deck
view-empty-slot = The deck is empty.
view-row = row { $row }
view-tracks = Income and reputation
view-standing = { $who } { $n }
view-reward-tiles = Reward tiles
view-reward-hidden = not laid out yet
view-reward-removed = taken by the rival
view-reward-none = all taken
view-then = then
view-commissions = Public commissions
view-commission =
    { $name }: { $vp ->
        [one] { $vp } point
       *[other] { $vp } points
    } { $per }.
view-claimed = Claimed by: { $who }.
view-per-completed-orders =
    { $n ->
        [one] per completed order
       *[other] per { $n } completed orders
    }
view-per-helpers =
    { $n ->
        [one] per helper
       *[other] per { $n } helpers
    }
view-per-tools =
    { $n ->
        [one] per tool
       *[other] per { $n } tools
    }
view-per-upgrades-bought =
    { $n ->
        [one] per upgrade
       *[other] per { $n } upgrades
    }
view-per-reputation-space =
    { $n ->
        [one] per reputation space
       *[other] per { $n } reputation spaces
    }
view-per-marketing-steps =
    { $n ->
        [one] per marketing step
       *[other] per { $n } marketing steps
    }
view-per-blueberry-income =
    { $n ->
        [one] per blueberry income
       *[other] per { $n } blueberry income
    }
view-per-hazelnut-income =
    { $n ->
        [one] per hazelnut income
       *[other] per { $n } hazelnut income
    }
view-rivals = Rivals
view-open-rival = Show the whole workshop
view-first = Begins every round
view-helpers = helpers
view-done = completed orders
view-in-hand = { $n } in hand
view-open-orders =
    { $n ->
        [one] { $n } open order
       *[other] { $n } open orders
    }
view-if-over = If the game ended now
view-if-over-sum = Together
view-rival = Rival
view-solo-last = Last card
view-solo-none = After your turn the rival turns a card and moves tiles.
view-solo-rearmost = rearmost tile
view-solo-orders = orders gone: slots { $slots }
view-solo-helpers = helpers gone: slots { $slots }
view-solo-dice =
    { $n ->
        [one] { $n } die of the store rerolled
       *[other] { $n } dice of the store rerolled
    }
view-solo-deck = { $n } in the deck
view-solo-marks = { $good } is good, { $great } excellent
view-solo-commissions = A commission vanishes at the start of rounds { $first } and { $second }.
view-rounds = Round { $round } of { $rounds }
view-income-after = income after round { $round }
view-income = Income phase
view-income-purge = Income phase, rows are cleared
view-income-swap = Income phase, new decks
view-income-last = Final income phase
view-scores = Points
view-ways = Ways to an action
view-way-move = Only move it
view-move-and-act = Move it: { $tile }
view-why-exchange = Point to the card to exchange. A new one comes, there is no way back.
view-exchange = Exchange: { $thing }
view-move-and-take = Move and take: { $thing }
view-why-wish =
    { $tile } moves and brings { $what }. { $at ->
        [hire_helper] Point to a space in the workshop.
       [take_order] A new card comes, there is no way back.
       *[buy_wood] A new die comes, there is no way back.
    }
view-why-tile = Brings { $what }. Then comes its action.
view-why-opening =
    { $stage_id ->
        [helper] First a helper: you pay at once. Your orders are in sight.
        [keep] Two of the five orders stay with you, and both nut orders.
       *[place] A touch lays it down, and you begin. After that you can't take anything back.
    }
view-produce-them = Produce
view-produce-them-long = Produce: { $who }. Together { $what }.
view-move-for = Move { $tile }, for { $what }
view-turn-to =
    Rather { $tile } for { $n ->
        [one] { $n } lantern
       *[other] { $n } lanterns
    }
view-end-turn = End the turn
view-end-marketing = End with marketing
view-end-marketing-long =
    End the turn with marketing: { $vp ->
        [one] { $vp } point
       *[other] { $vp } points
    } for { $cost ->
        [one] { $cost } blueberry
       *[other] { $cost } blueberries
    }
view-upgrades = New in the workshop
view-way-berries = Take { $n }
view-way-instead = Rather { $n }
view-way-lantern = Other action for { $n }
view-way-bonus = Bonus for { $n }
view-way-lantern-long =
    Do another action instead for { $n ->
        [one] { $n } lantern
       *[other] { $n } lanterns
    }
view-way-bonus-long =
    Do a bonus action for { $n ->
        [one] { $n } lantern
       *[other] { $n } lanterns
    }
view-why-turn =
    { $stage_id ->
        [tile] Move one tile on the wheel.
        [reach] Move one tile on the wheel, or reach for what you want.
        [plant] Do the action. No planting: you have no die for an empty pot.
        [full] Do the action. No planting: no pot is empty.
        [main] Do the action, or take blueberries.
        [more] You may still do what is green, or end.
       *[end] Nothing else can be done now: end.
    }
view-why-marketing = Once a turn, at its end.
view-why-lantern =
    Pick on the wheel which action you do instead of the moved one. It costs { $n ->
        [one] { $n } lantern
       *[other] { $n } lanterns
    }.
view-why-bonus =
    Pick the bonus action on the wheel, its tile stays where it is. It costs { $n ->
        [one] { $n } lantern
       *[other] { $n } lanterns
    }.
view-why-verb =
    { $verb_id ->
        [cut] Which die do you cut?
        [join] Which die do you join scrapwood to?
        [glue] Which die do you glue?
        [fell] Which tree do you fell?
        [order] Which order do you complete?
       *[ability] Whose ability do you use?
    }
view-verbs = Additional actions
view-verbs-when =
    { $additional_id ->
        [anytime] Any time in your turn
       *[between] Between main actions
    }
view-verb-cut = Cut
view-verb-join = Join
view-verb-glue = Glue
view-verb-fell = Fell
view-verb-order = Complete
view-verb-ability = Ability
view-verb-none = not now
view-verb-count =
    { $verb_id ->
        [fell]
            { $n ->
                [one] { $n } tree
               *[other] { $n } trees
            }
        [order]
            { $n ->
                [one] { $n } order
               *[other] { $n } orders
            }
        [ability]
            { $n ->
                [one] { $n } helper
               *[other] { $n } helpers
            }
       *[other]
            { $n ->
                [one] { $n } kind of die
               *[other] { $n } kinds of dice
            }
    }
view-choose = Your choice
view-bench = Workbench
view-goods = Goods
view-wood = Wood store
view-wood-of = { $n } of { $limit }
view-die-what = { $die }: what to do with it?
view-die-verbs = What to do with the die
view-saws = Sawing
view-joints = Joints
view-gluing = Gluing
view-tile-name =
    { $chain_id ->
        [saw] Sawing tile
        [joint] Joint tile +{ $n }
       *[gluing] Gluing tile
    }
view-tile-ready = { $name }, ready
view-tile-used = { $name }, used
view-tile-buy = { $name }: costs { $price }, brings { $reward }
view-pots = Pots
view-pots-grow = trees grow by { $n } a turn
view-pot-empty = { $name }, empty
view-pot-tree = { $name }, tree { $die }
view-my-orders = My orders
view-orders = Orders
view-orders-of = Orders: { $player }
view-orders-slide = slide down a row at income
view-completed = { $n } completed
view-order-can = can be completed now
view-order-has = you have all of it
view-order-grows = grows in a pot
view-order-in-store = in the store for { $price }
view-order-lacks = { $n } missing
view-order-label = { $name }, row { $row }. Wants: { $needs }. Gives: { $reward }.
view-order-lies = Lies in row { $row },
view-row-worth = Row { $row }: { $what }
view-row-last = What slides out is lost: reputation −{ $n }
view-hand = Orders in hand
view-hand-short = In hand
view-hand-empty = Nothing left in hand.
view-hand-hidden =
    { $n ->
        [one] { $n } card in hand
       *[other] { $n } cards in hand
    }
view-chosen = chosen
view-my-helpers = My helpers
view-helpers-hint = a filled space pays at once
view-their-helpers = Helpers
view-hire-to = Hire here. { $space }
view-space = Free space in row { $row }, column { $column }: { $what }
view-ability-used = The ability has worked in this turn.
view-attic = Attic
view-attic-hint = different neighbours pay
view-attic-tool = { $space }: { $tool }
view-attic-open = { $space }: free
view-attic-closed = { $space }: still closed
view-attic-pays = Pays: { $what }.
view-link = { $link }: { $what }
view-tools = tools
view-tool-to = { $tool }: { $space }
view-tool-left = { $tool }, { $n } in the supply
view-marketing = Marketing
view-marketing-at =
    Marketing: space { $space }, { $cost ->
        [one] { $cost } blueberry
       *[other] { $cost } blueberries
    } for { $vp ->
        [one] { $vp } point
       *[other] { $vp } points
    }
view-now = now
view-opening = Opening
view-opening-helpers = Helpers who offer themselves
view-opening-helpers-why = you hire and pay one
view-opening-orders = Orders to begin with
view-opening-orders-why = keep two, both nut orders stay
view-opening-place = Which one comes first?
view-opening-place-why = the other three stay in your hand
view-opening-begin = Lay it down and begin
view-lay-down = Lay down
view-kept = you keep it
view-kept-nut = stays
view-tab-wheel = Actions
view-tab-store = Wood
view-tab-orders = Orders
view-tab-helpers = Helpers
view-tab-tracks = Tracks
view-tab-rivals = Rivals
view-tab-lit =
    { $n ->
        [one] , { $n } option
       *[other] , { $n } options
    }
view-made = Completed orders
view-rank-great =
    { $great ->
        [one] Excellent work! Only masters get beyond { $great } point.
       *[other] Excellent work! Only masters get beyond { $great } points.
    }
view-rank-good =
    { $great ->
        [one] Good work! Not far to { $great } point.
       *[other] Good work! Not far to { $great } points.
    }
view-rank-fair =
    { $good ->
        [one] The workshop runs. From { $good } point on it is good work.
       *[other] The workshop runs. From { $good } points on it is good work.
    }

# What cards do

view-nothing = nothing
view-any-colour = any colour
view-demand =
    { $values_id ->
        [any]
            { $which_id ->
                [any] any die
               *[other] { $colours } die of any value
            }
       *[other]
            { $which_id ->
                [any] { $values } of any colour
               *[other] { $colours } { $values }
            }
    }
view-production = Production: { $what }.
view-helper-price = { $name }, price { $price }
view-ability-immediate = At once: { $what }.
view-ability-once = Once a turn: { $what }.
view-ability-permanent = { $when }: { $what }.
view-does-gain =
    { $res_id ->
        [blueberry]
            { $n ->
                [one] { $n } blueberry
               *[other] { $n } blueberries
            }
        [vp]
            { $n ->
                [one] { $n } point
               *[other] { $n } points
            }
        [lantern]
            { $n ->
                [one] { $n } lantern
               *[other] { $n } lanterns
            }
        [glue] { $n } glue
        [scrap] { $n } scrapwood
        [sawblade]
            { $n ->
                [one] { $n } saw blade
               *[other] { $n } saw blades
            }
        [reuse]
            { $n ->
                [one] { $n } reuse token
               *[other] { $n } reuse tokens
            }
       *[any_material]
            { $n ->
                [one] { $n } material of your choice
               *[other] { $n } materials of your choice
            }
    }
view-does-pay = { view-does-gain }
view-does-lose = lose { $what }
view-does-discount = { $what } less
view-does-income =
    { $track_id ->
        [blueberry] blueberry income +{ $n }
       *[hazelnut] hazelnut income +{ $n }
    }
view-does-reputation = reputation { $n }
view-does-tool = a tool of your choice
view-does-produce =
    { $n ->
        [one] produce with { $n } helper
       *[other] produce with up to { $n } helpers
    }
view-does-die =
    { $which_id ->
        [any] a { $value } of any colour
       *[other] a { $colours } { $value }
    }
view-does-take-public = a die of the public store for free ({ $colours }, at most { $value })
view-does-grow = one tree +{ $n }
view-does-grow-all = all trees +{ $n }
view-does-bump = die { $by }
view-does-recolour =
    { $which_id ->
        [any] a die changes its colour
       *[other] a die changes its colour ({ $colours })
    }
view-does-split =
    { $n ->
        [one] cut a die without a tile
       *[other] cut a die without a tile, up to { $n } cuts
    }
view-does-glue =
    glue two dice without a tile ({ $n ->
        [one] { $n } point
       *[other] { $n } points
    } for different colours)
view-does-flip =
    { $n ->
        [one] a used tile made ready
       *[other] { $n } used tiles made ready
    }
view-does-refresh =
    { $rows_id ->
        [orders] replace { $n ->
            [one] { $n } order
           *[other] up to { $n } orders
        } on offer
        [helpers] replace { $n ->
            [one] { $n } helper
           *[other] up to { $n } helpers
        } on offer
       *[other] replace { $n ->
            [one] { $n } card
           *[other] up to { $n } cards
        } of the orders or helpers on offer
    }
view-does-action =
    { $n ->
        [0] the action { $tile }
        [one] the action { $tile } for { $n } blueberry less
       *[other] the action { $tile } for { $n } blueberries less
    }
view-does-per =
    { $per_id ->
        [helper] { $what } for each helper
       *[completed_order] { $what } for each completed order
    }
view-does-exchange = { $get } for { $pay }
view-does-commission = a public commission
view-on-buy-die =
    { $values_id ->
        [any]
            { $which_id ->
                [any] When you buy a die
               *[other] When you buy a die ({ $colours })
            }
       *[other] When you buy a die of value { $values }
    }
view-on-sell-die = When you sell a die
view-on-buy-material = When you buy materials
view-on-take-order =
    { $values_id ->
        [any] When you take an order
       *[other] When you take order number { $values } of an action
    }
view-on-hire-helper = When you hire a helper
view-on-upgrade = When you upgrade the workshop
view-on-cut = When you cut
view-on-join = When you join scrapwood
view-on-glue = When you glue
view-on-plant-tree = When you plant a tree
view-on-fell-tree =
    { $values_id ->
        [any] When you fell a tree
       *[other] When you fell a tree of value { $values }
    }
view-on-complete-order =
    { $values_id ->
        [any] When you complete an order
       *[other] When you complete an order of row { $values }
    }
view-on-gain-tool = When you place a tool
view-on-marketing = When you pay for marketing
view-on-bonus-action = When you do a bonus action
view-less-buy-die =
    { $values_id ->
        [any]
            { $which_id ->
                [any] You buy dice for { $less } less.
                [green] You buy green dice for { $less } less.
                [yellow] You buy yellow dice for { $less } less.
                [brown] You buy brown dice for { $less } less.
               *[other] You buy dice ({ $colours }) for { $less } less.
            }
       *[other] You buy dice of value { $values } for { $less } less.
    }
view-less-buy-material = You buy materials for { $less } less.
view-less-take-order =
    { $values_id ->
        [any] Orders cost you { $less } less.
       *[other] Order number { $values } of an action costs you { $less } less.
    }
view-less-hire-helper = You hire helpers for { $less } less.
view-less-upgrade = You upgrade the workshop for { $less } less.
view-less-marketing = Marketing costs you { $less } less.
view-less-bonus-action = Bonus actions cost you { $less } less.

# The table as text

view-or = { $first } or { $last }
view-line-none = { "" }
view-line-setup = Set-up: opening a workshop
view-line-first = first
view-main-none = chooses a tile
view-main-waiting = has an action waiting
view-main-done = has done the main action
view-line-wheel = actions
view-line-store = store
view-line-sixes = sixes
view-line-materials = materials 1·2·3 for
view-line-orders = orders
view-line-helpers = helpers
view-line-commissions = commissions
view-line-rewards = rewards
view-line-staff = at work
view-line-attic = attic
view-line-open = laid down
view-line-hand = in hand
view-line-offered = on offer
view-line-marketing = marketing
view-line-wood-store = wood
view-line-pots = pots
view-line-tiles = tiles
view-line-wood = { $colour } die
view-line-ready =
    { $count ->
        [one] tile ready
       *[other] { $count }× tile ready
    }
view-attic-row-b = bottom
view-attic-row-m = middle
view-attic-row-t = top
view-act-buy-wood = wood
view-act-trade-dice = trade
view-act-buy-materials = materials
view-act-choose-orders = orders
view-act-hire-helper = helper
view-act-produce-plant = produce
view-act-upgrade-workshop = workshop
view-when-buy-die = die bought
view-when-sell-die = die sold
view-when-buy-material = materials
view-when-take-order = order
view-when-hire-helper = helper
view-when-upgrade = upgrade
view-when-cut = cut
view-when-join = joining
view-when-glue = gluing
view-when-plant-tree = planting
view-when-fell-tree = felling
view-when-complete-order = completion
view-when-gain-tool = tool
view-when-marketing = marketing
view-when-bonus-action = bonus action
view-sign-any-die = any die
view-sign-any-material = any material
view-sign-tree = tree
view-sign-berry-income = blueberry income
view-sign-nut-income = hazelnut income
view-sign-reputation = reputation
view-sign-gear = production
view-sign-any-tool = tool of your choice
view-sign-helper = helper
view-sign-done = completed order
view-sign-commission = public commission
view-sign-card = card
view-sign-row = row of an order
view-sign-missing = missing or used
view-sign-immediate = ability at once
view-sign-once = ability once a turn
view-sign-permanent = ability for good
view-sign-saws = sawing tiles that are ready
view-sign-gluing = gluing tile
view-sign-arrow = sector with the saw's arrow
view-sign-blocked = blocked tile

# The table in sentences

tell-now = The turn
tell-opening = The workshops are being opened.
tell-round = Round { $round } of { $rounds }.
tell-over = The game is over.
tell-income = Income comes after round { $round }.
tell-first = { $player } begins every round.
tell-turn =
    { $player }'s turn, { $main_id ->
        [none] no tile is moved yet
        [waiting] the action is still to be done
       *[done] the main action is done
    }.
tell-moved = Moved tile: { $thing }.
tell-about = This is about: { $thing }.
tell-wheel = Wheel of actions
tell-saw = The saw points at sector { $n }.
tell-lies-on = It lies on { $thing }.
tell-window = The saw's window over it shows level { $n }.
tell-store = Wood, materials and tools for sale
tell-die = { $dice }.
tell-sixes = Sixes from the supply: { $dice }.
tell-materials = { view-materials-table }.
tell-tool = { $tool } ({ $n })
tell-tools = Tools in the supply: { $tools }.
tell-orders = Orders on offer
tell-order-price =
    The first one is free, the second one costs { $n ->
        [one] { $n } blueberry
       *[other] { $n } blueberries
    }.
tell-deck =
    { $n ->
        [0] The deck is empty.
        [one] { $n } card in the deck.
       *[other] { $n } cards in the deck.
    }
tell-helpers = Helpers on offer
tell-helper =
    { $thing } for { $n ->
        [one] { $n } blueberry
       *[other] { $n } blueberries
    } now.
tell-goals = Commissions and reward tiles
tell-reward-hidden = The reward tile at reputation { $n } is not laid out yet.
tell-reward =
    { $thing } at reputation { $n }{ $left ->
        [0] , all taken
       *[other] { "" }
    }.
tell-points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    } if the game ended now.
tell-goods = Goods: { $goods }.
tell-tracks = Blueberry income { $blueberry }, hazelnut income { $hazelnut }, reputation { $reputation }, marketing { $marketing }.
tell-wood = Wood store: { $dice }.
tell-tree = { view-pot-tree }.
tell-pot = { view-pot-empty }.
tell-saws = Sawing tiles ready: { $n } of { $of }.
tell-joint =
    Joint tile +{ $n }, { $ready ->
        [1] ready
       *[other] used
    }.
tell-gluing =
    Gluing tile, { $ready ->
        [1] ready
       *[other] used
    }.
tell-works = Helper { $thing }, { $space }.
tell-free-spaces = Free spaces for helpers: { $spaces }.
tell-space = ({ $thing })
tell-attic = Attic: { $tools }. Free and open: { $free }.
tell-order = Order { $thing }, row { $row }.
tell-can = It can be completed now.
tell-lacks =
    { $n ->
        [0] All of it is there.
        [one] { $n } thing is missing.
       *[other] { $n } things are missing.
    }
tell-done = Completed orders: { $orders }.
tell-in-hand =
    { $n ->
        [one] { $n } order in hand.
       *[other] { $n } orders in hand.
    }
tell-hand = Your hand
tell-hand-empty = Nothing is left in hand.
tell-offered = A helper who offers to work: { $thing }.
tell-chosen = Chosen so far: { $cards }.
tell-rival = The rival's reputation is { $n }.
tell-last = Last card: { $thing }.

# 2 Set-up

rule-2-1 = The seven action tiles start in one sector, whose bonuses the arc covers. Beside them lie six rolled dice, four orders, four helpers and public commissions.
rule-2-2 = Everybody starts with 12 blueberries, a lantern (two lanterns among four players), a green 3, a yellow 2, a brown 1, the green pot and the first sawing and joint tiles.
rule-2-3 = Of three helpers you keep and pay one, of five orders two and both hazelnut orders besides; one of those four is laid down at once. Everybody chooses at the same time and in secret.
rule-2-4 = Chance picks the first player, for the whole game.

# 3 The turn

rule-3-1 = Everybody has one turn in a round. There are 14 rounds, or 13 with four players.
rule-3-2 = At the start of your turn each of your trees grows by 2, at most to 6; a 6 is felled at once.
rule-3-3 = The main action belongs to the tile that you move in this turn; it must lead to something, and you must be able to pay for it. Additional actions may come before and after it, and inside it only where the table plays so.
rule-3-4 = Instead of the main action you may take 3 blueberries, once, after a tile has moved; you get the tile's bonuses all the same.
rule-3-5 = For a lantern you may do the action of any other tile instead, even of a blocked one. A lantern won by this very move does not count.
rule-3-6 = Once in a turn you may add the action of any tile for 3 lanterns; the tile does not move and brings no bonuses. There must be something to do.
rule-3-7 = At the end of a turn the store has room for 6 dice, and you return the others. Trees in pots don't count.

# 4 The wheel

rule-4-1 = In a turn you move exactly one tile by one sector: to the last space there, or right before the tiles that lie there already.
rule-4-2 = A moved tile brings the bonus of the space where it lay and of the saw's window above it. Spaces under the arc give nothing; the arc goes as soon as its sector is empty.
rule-4-3 = A tile that crosses the arrow turns the saw by one sector. The longer tiles wait, the better the window above them.
rule-4-4 = A tile in the sector with the arrow has to wait until the sector beyond the arrow is empty.

# 5 Main actions

rule-5-1 = Buy one or two dice of the public store. Green costs its value, yellow 1 more and brown 2 more; new dice are rolled into the gaps.
rule-5-2 = First you may sell one die for twice its value (yellow 1 more, brown 2 more), then buy a six of another colour from the supply.
rule-5-3 = Buy once or twice, each time another material: 1 piece for free, 2 for 1 blueberry, 3 for 3 blueberries.
rule-5-4 = The first order of the row is free, the second costs 3 blueberries. Each is laid at once in the row printed on it.
rule-5-5 = A helper of the row is paid in full at once, and there must be room in your workshop.
rule-5-6 = A new helper goes to an empty space that shares a side with an occupied one. You get what the space shows, then what the helper does at once.
rule-5-7 = In one production each helper produces once at most.
rule-5-8 = Two helpers produce; or one does and you plant a tree, up to two with the brown pot. A 1 or a 2 is planted, whole or cut off a larger die, in an empty pot of its colour; in any empty one only where the table plays so.
rule-5-9 = Buy one upgrade that you can pay: the next pot, sawing tile or joint tile in their order, or the gluing tile.

# 6 Additional actions

rule-6-1 = Each of your helpers uses a “once a turn” ability once in your turn, if there is something to use it on and to pay it with.
rule-6-2 = A die of 2 or more can be cut with a ready sawing tile. The first cut is free, each further one costs a saw blade; the pieces add up to the die.
rule-6-3 = A piece of scrapwood, joined with a ready joint tile, raises a die by as much as the tile allows, at most to 6.
rule-6-4 = Glue and the ready gluing tile make one die of two that add up to 6 at most. If their colours differ, you choose one and score 4 points.
rule-6-5 = A tree may be felled at any time among your actions, even one just planted; it goes to the store with the value it has.
rule-6-6 = A reuse token puts a used tile to work once more. The tile stays used, and materials are paid as ever.

# 7 Orders

rule-7-1 = An order beside your board can be completed with dice of exactly the colours and values it asks for, and all materials. Trees don't count, nor do orders in hand.
rule-7-2 = In each income phase unfinished orders slide down a row. One that falls out of the fifth is lost, and reputation falls by 2.
rule-7-3 = Reputation never falls below its start, nor points below 0; nobody loses what they don't have.

# 8 Public commissions

rule-8-1 = A hazelnut order brings a public commission, or blueberries and points. Several players may claim one in the same round, then it leaves; nobody has the same one twice.

# 9 Tools

rule-9-1 = A tool is put away at once: anywhere at the bottom, higher only above two filled spaces, and on a top corner only beside a filled one. A full attic takes no more.
rule-9-2 = Between two different tools you get the reward printed there, between equal ones nothing. You choose the order of several rewards.
rule-9-3 = Choose among the tools that are left. If a named one has run out, you take another.

# 10 Tracks

rule-10-1 = Blueberry income brings blueberries in income phases, hazelnut income brings points. Beyond 10 it starts again from 1, and everything adds up.
rule-10-2 = Whoever comes to a milestone or beyond gets what is printed there; on the income tracks only the first time.
rule-10-3 = Reputation decides how many points each completed order brings at the end. A step beyond the end of the track is 2 points at once.
rule-10-4 = Whoever is first at a reward tile gets the most. Those who come in the same round get the same, later ones less or nothing.

# 11 Marketing

rule-11-1 = Once in a turn, after all actions, you may buy points for blueberries. Each time there are more and they cost more; the last space can be repeated.

# 12 Rounds and income

rule-12-1 = After a round claimed commissions leave the display; after some rounds there is an income phase.
rule-12-2 = In an income phase everybody lays one order of the hand in the row printed on it.
rule-12-3 = In an income phase everybody gains as many blueberries and points as their income.
rule-12-4 = Used sawing, joint and gluing tiles are ready again after an income phase; earlier only with the help of a helper.
rule-12-5 = New cards come to a row from the left. After some rounds the oldest leave, and once all of them do, with their decks.

# 13 The end

rule-13-1 = At the end come the commissions, a point for each 10 blueberries, materials and pips of dice, and points for completed orders by reputation, which falls by 2 for each open one first.
rule-13-2 = Most points win; among equals whoever plays later in the round.

# 14 Alone

rule-14-1 = After your turn a card of the rival moves tiles and changes the rows or the dice. A blocked tile stays; if none moves, another card comes.
rule-14-2 = The rival rises in reputation. A reward tile that it reaches before you is gone.
rule-14-3 = At the start of rounds 10 and 13 a random commission that nobody has claimed is gone.

# 15 Effects

rule-15-1 = Effects happen at once and in the given order. What would do nothing can't be chosen; an offered action may be declined.
rule-15-2 = Only a die in the store can be changed or stained, never a tree. Its value stays between 1 and 6, and its colour must be another than before.
rule-15-3 = A die for free is not a purchase. Its colour and value must be such as the effect allows.
rule-15-4 = Only cards of one row are replaced, and at most as many as the effect allows; new ones take their places.
rule-15-5 = You pay first, with what you have, and then get something for it; an exchange may be declined.

# The end on the screen

view-won =
    { $who ->
        [me] The finest workshop in the woods is yours
        [one] { $names } has the finest workshop in the woods
       *[many] { $names } share the finest workshop in the woods
    }
view-by-round = Round by round
view-nth-round = round { $number }
