# Kinds of things in the library

kind-helper = Helpers
kind-order = Orders
kind-commission = Public commissions
kind-reward-tile = Reward tiles
kind-solo = Cards of the rival
kind-tile = Action tiles
kind-die = Dice
kind-colour = Kinds of wood
kind-good = Goods
kind-workshop = Tiles of the workshop
kind-pot = Pots
kind-upgrade = Upgrades
kind-space = Spaces for helpers
kind-row = Rows of orders
kind-attic = Spaces in the attic
kind-link = Rewards in the attic
kind-tool = Tools
kind-outer = Spaces of the wheel
kind-window = Windows of the saw
kind-track = Tracks
kind-milestone = Milestones
kind-zone = Places on the table
kind-button = Buttons
kind-piece = Around the wheel
kind-event = Income phases
kind-icon = Icons

tag-early = first deck
tag-late = second deck
tag-nut = nut orders
tag-immediate = at once
tag-once-per-turn = once a turn
tag-permanent = always
tag-green = green
tag-yellow = yellow
tag-brown = brown
tag-when = When
tag-hold = What you hold
tag-happens = What happens
tag-work = Additional actions
tag-actions = Main actions
tag-marks = Marks of several signs

# Counting

n-berries =
    { $n ->
        [one] { $n } blueberry
       *[other] { $n } blueberries
    }
n-berries-paid = { n-berries }
n-missing =
    { $good_id ->
        [blueberry]
            { $count ->
                [one] { $count } blueberry
               *[other] { $count } blueberries
            }
        [lantern]
            { $count ->
                [one] { $count } lantern
               *[other] { $count } lanterns
            }
        [glue] { $count } glue
        [scrap] { $count } scrapwood
       *[sawblade]
            { $count ->
                [one] { $count } saw blade
               *[other] { $count } saw blades
            }
    }

# Helpers

line-helper-early = A helper of the first deck
    .text = On offer in the first part of the game; you hire by the action Hire a Helper. One like this works for you from the start.
line-helper-late = A helper of the second deck
    .text = On offer in the second part of the game only; you hire by the action Hire a Helper.
line-cost = Price: { n-berries }
    .text = You pay all of it when you hire.
line-kind-immediate = At once
    .text = The ability works once, at the moment when the helper is hired.
line-kind-once-per-turn = Once a turn
    .text = You use it once in each of your turns, before or after the main action.
line-kind-permanent = Always
    .text = It works by itself, as long as the helper is in your workshop.
line-does-gain = Ability: { $what }
    .text = You take goods from the supply; points score at once.
line-does-gain-per = Ability: { $what }
    .text = It is counted at the moment when the helper is hired.
line-does-tool = Ability: { $what }
    .text = You lay the tool into the attic at once, where different neighbours pay.
line-does-gain-die = Ability: { $what }
    .text = The die comes from the supply into your wood store.
line-does-take-public-die = Ability: { $what }
    .text = You take it for nothing, and a new one is rolled in its place.
line-does-income = Ability: { $what }
    .text = Your marker moves on along an income track.
line-does-reputation = Ability: { $what }
    .text = Your marker moves on along the reputation track.
line-does-bump-die = Ability: { $what }
    .text = It changes the value of one die in your wood store, between 1 and 6.
line-does-grow = Ability: { $what }
    .text = A tree in a pot grows by that much more; a six is felled at once.
line-does-recolor-die = Ability: { $what }
    .text = You replace a die of your store by one of another colour and the same value.
line-does-split-die = Ability: { $what }
    .text = One die becomes pieces of the same sum; no sawing tile is needed.
line-does-glue-dice = Ability: { $what }
    .text = Two dice become one of at most 6; different colours score points. No gluing tile is needed.
line-does-flip-up = Ability: { $what }
    .text = A used sawing, joint or gluing tile is turned up and can be used again.
line-does-refresh-row = Ability: { $what }
    .text = You discard a card on offer, and a new one comes.
line-does-action = Ability: { $what }
    .text = You do this action at once, as an extra one; you may also decline.
line-does-produce = Ability: { $what }
    .text = The helpers you choose bring what stands beside their gear.
line-cheaper =
    { $event_id ->
        [buy_die]
            { $values_id ->
                [is-6] Sixes cost you
               *[any]
                    { $colour_id ->
                        [green] Green dice cost you
                        [yellow] Yellow dice cost you
                        [brown] Brown dice cost you
                       *[any] Dice cost you
                    }
            }
        [buy_material] Materials cost you
        [take_order]
            { $values_id ->
                [is-2] The second order of an action costs you
               *[any] Orders cost you
            }
        [hire_helper] Helpers cost you
        [upgrade] Upgrades cost you
        [marketing] Marketing costs you
       *[bonus_action] The bonus action costs you
    } { $less_id ->
        [lantern]
            { $n ->
                [one] { $n } lantern
               *[other] { $n } lanterns
            }
       *[blueberry] { n-berries-paid }
    } less
    .text = The price falls by itself. Discounts add up, but no price is below nothing.
line-whenever = { on-event }: { $what }
    .text = It happens every time, several times a turn if need be.
on-event =
    { $event_id ->
        [buy_die] When you buy a die
        [sell_die] When you sell a die
        [buy_material] When you buy materials
        [take_order] When you take an order
        [hire_helper] When you hire a helper
        [upgrade] When you upgrade the workshop
        [cut] When you cut a die
        [join] When you join scrapwood to a die
        [glue] When you glue dice
        [plant_tree] When you plant a tree
        [fell_tree]
            { $values_id ->
                [is-6] When you fell a six
               *[any] When you fell a tree
            }
        [complete_order]
            { $values_id ->
                [is-1-2-3] When you complete an order of the upper three rows
               *[any] When you complete an order
            }
        [gain_tool] When you lay a tool into the attic
        [marketing] When you pay for marketing
       *[bonus_action] When you do a bonus action
    }
line-production = Production: { $what }
    .text = It brings this whenever you choose this helper to produce.

# Orders

line-order-early = An order of the first deck
    .text = On offer in the first part of the game; you take it by the action Choose Orders.
line-order-late = An order of the second deck
    .text = Harder, and worth more; it comes on offer in the second part of the game only.
line-order-nut = A nut order
    .text = Everybody is dealt two. For completing it you choose: either a public commission, or both blueberries and points.
line-demand = Asks for: { $what }
    .text = Colour and value must fit exactly. Dice and materials are given away when it is completed.
line-reward = Gives: { $what }
    .text = You get it at once when you complete it.
line-first-row = Begins in row { $row }: { $what }
    .text = The reward of the row comes on top. At each income the order slides down a row, and a lower row is worth less.

# Commissions, rewards and the rival

line-commission =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    } for every { $metric_id ->
        [completed_orders]
            { $n ->
                [one] completed order
               *[other] { $n } completed orders
            }
        [helpers]
            { $n ->
                [one] helper
               *[other] { $n } helpers
            }
        [tools]
            { $n ->
                [one] tool in the attic
               *[other] { $n } tools in the attic
            }
        [upgrades_bought]
            { $n ->
                [one] upgrade bought
               *[other] { $n } upgrades bought
            }
        [reputation_space]
            { $n ->
                [one] space of reputation
               *[other] { $n } spaces of reputation
            }
        [marketing_steps]
            { $n ->
                [one] step of marketing
               *[other] { $n } steps of marketing
            }
        [blueberry_income]
            { $n ->
                [one] blueberry of income
               *[other] { $n } blueberries of income
            }
       *[hazelnut_income]
            { $n ->
                [one] hazelnut of income
               *[other] { $n } hazelnuts of income
            }
    }
    .text = It is counted at the end for whoever holds the commission. Several players may.
line-commission-claim = You claim it by a nut order
    .text = After the round in which somebody claims it, it leaves.
line-reward-tile = A tile on the reputation track
    .text = Whoever reaches or passes it first gets most. Who comes in the same round gets the same.
line-reward-two = One player or two: { $first }
    .text = In later rounds there is nothing left.
line-reward-three = Three players: { $first }
    .text = Who comes in a later round gets: { $second }.
line-reward-four = Four players: { $first }
    .text = Who comes in a later round gets: { $second }. After that: { $third }.
line-solo-card = A card of the game alone
    .text = It is drawn after your turn and acts for the rival. Nobody gets bonuses of the wheel.
line-solo-tile = Moves the tile { $tile }
    .text = A blocked tile stays where it is.
line-solo-rearmost = Moves the tile that is farthest behind
    .text = The one that has waited longest behind the arrow of the saw.
line-solo-rises =
    The rival rises in reputation by { $n ->
        [one] { $n } space
       *[other] { $n } spaces
    }
    .text = A reward tile that the rival reaches before you is gone.
line-solo-orders = The orders in places { $one } and { $other } leave
    .text = The others slide, and new ones come on the left.
line-solo-helpers = The helpers in places { $one } and { $other } leave
    .text = The others slide, and new ones come on the left.
line-solo-dice =
    { $n ->
        [one] { $n } die
       *[other] { $n } dice
    } of the public store are rolled again
    .text = One of each colour.

# Main actions

line-tile-buy-wood = You buy one or two dice
    .text = From the public store. Green costs what it shows, yellow 1 more and brown 2 more.
line-tile-trade-dice = You sell a die and buy a six
    .text = A die brings twice its value and what its colour costs more; then you may buy a six of another colour. Either is enough.
line-tile-buy-materials = You buy glue, scrapwood or saw blades
    .text = Two purchases, each of another material. One piece is free.
line-tile-choose-orders = You take an order
    .text = The first one on offer is free, a second one costs 3 blueberries.
line-tile-hire-helper = You hire a helper
    .text = You pay the whole price and place the card beside another helper; the space raises your income.
line-tile-produce-plant = Two helpers produce
    .text = Or one produces and you plant a tree, if you have a die for an empty pot.
line-tile-upgrade-workshop = You buy one upgrade
    .text = A pot, a sawing, joint or gluing tile. It raises income, too.
line-tile-moves = The tile moves one sector on
    .text = You get the bonus of the space that it leaves, and that of the saw's window above it. One tile a turn.
line-tile-other = Its action can be had without a move
    .text = For 1 lantern in place of the moved tile's action, for 3 lanterns on top of it.

# The wheel

line-outer = Brings: { $what }
    .text = For whoever moves a tile away from here.
line-outer-empty = No bonus here
    .text = A tile from here brings only what the saw's window over the sector shows.
line-window = Brings: { $what }
    .text = For everybody who moves a tile out of this sector. The longer a sector waits, the better its window.

# Wood and goods

line-die =
    { $colour_id ->
        [green] Green wood, value { $value }
        [yellow] Yellow wood, value { $value }
       *[brown] Brown wood, value { $value }
    }
    .text = Dice are wood. Orders ask for an exact colour and value.
line-die-open = A choice of colours
    .text = Here an order takes any of the colours shown, but the value must fit.
line-die-any = Whatever die
    .text = Here an order takes any colour and value. Give the one that fits nothing else.
line-die-cost = Buy Wood: you buy it for { n-berries-paid }
    .text = If it lies in the public store.
line-die-sale = Trade Dice: you sell it for { n-berries-paid }
    .text = A trade pays twice its value and the surcharge of its colour, so more than its price in the store.
line-die-cut = It can be cut
    .text = Into two dice of its colour with the same sum. Each further cut costs a saw blade.
line-die-join = It can be raised
    .text = A piece of scrapwood and a joint tile raise its value, to 6 at most.
line-colour =
    { $colour_id ->
        [green] Green wood is the cheapest
        [yellow] Yellow wood
       *[brown] Brown wood is the rarest
    }
    .text = Two dice of each colour lie in the public store.
line-colour-cost =
    { $n ->
        [0] Nothing on top of its value
       *[other] { n-berries } on top of its value
    }
    .text = So much is added to the value of the die when you buy and when you sell.
line-colour-pot =
    { $colour_id ->
        [green] It grows in the green pot
        [yellow] It grows in the yellow pot
       *[brown] It grows in the brown pot
    }
    .text = You plant a one or a two; it grows by 2 in each of your turns.
line-good-blueberry = Blueberries are money
    .text = You pay wood, materials, helpers, upgrades and marketing with them. They come from production, orders and income.
line-good-vp = Hazelnuts are points
    .text = Whoever has most of them at the end wins.
line-good-lantern = A lantern calls another action
    .text = For 1 lantern you do another action than that of the moved tile, for 3 lanterns one more.
line-good-glue = Glue makes one die of two
    .text = You need the gluing tile for it. Some orders ask for glue itself.
line-good-scrap = Scrapwood raises a die
    .text = You need a joint tile for it. Some orders ask for scrapwood itself.
line-good-sawblade = A saw blade is one more cut
    .text = The first cut is free, each further one costs a blade. Some orders ask for blades themselves.
line-good-reuse = The token sends a tile to work again
    .text = A used sawing, joint or gluing tile serves once more.
line-good-material = It is a material
    .text = You buy it by the action Buy Materials; one piece is free.
line-good-left = What is left at the end
    .text = A point for every 10 blueberries, materials and pips on dice together.

# Tracks

line-track-blueberry = Blueberry income
    .text = In each income phase you get as many blueberries as your marker shows.
line-track-hazelnut = Hazelnut income
    .text = In each income phase you get as many points as your marker shows.
line-track-lap = Beyond { $n } it begins again at 1
    .text = The second marker is added to the first, but meets no milestones.
line-track-reputation = Reputation
    .text = It says how many points each completed order brings at the end.
line-track-worth =
    The last space is { $n }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    } an order
    .text = The numbers below the track show what an order is worth on each space.
line-track-over =
    A step beyond the end: { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
    .text = Who stands on the last space takes points for further steps.
line-milestone = Space { $space }: { $what }
    .text = You get it when you reach the space or pass it.

# Marketing

line-zone-marketing = Points for blueberries
    .text = At the end of a turn you may buy points once. Then the marker moves on: the next points cost more, but there are more of them.
line-marketing =
    Step { $step }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    } for { $cost ->
        [one] { $cost } blueberry
       *[other] { $cost } blueberries
    }

# The workshop

line-upgrade-pot = A tree grows in a pot
    .text = Into an empty one you plant a one or a two of its colour. It grows by 2 in each of your turns, and you fell it when you like.
line-upgrade-saw = A sawing tile cuts a die
    .text = Then it is turned over and waits for the income phase. More tiles, more cuts between incomes.
line-upgrade-joint = A joint tile raises a die
    .text = It costs a piece of scrapwood. Then the tile is turned over and waits for the income phase.
line-upgrade-gluing = The gluing tile makes one die of two
    .text = It costs glue, and the sum must be 6 at most. Different colours score 4 points.
line-joint-raise =
    { $n ->
        [one] Raises a die by { $n }
       *[other] Raises a die by up to { $n }
    }
    .text = To six at most.
line-saw-sixes = Sixes for { n-berries-paid } less
    .text = When you buy and when you trade, even while the tile is used.
line-pot-seedling =
    { $n ->
        [1] It comes with a one planted
       *[other] It comes with a tree of value { $n }
    }
    .text = You buy it with its seedling.
line-tile-cost = Price: { n-berries }
    .text = You buy it by the action Upgrade the Workshop, one each time and in their order.
line-tile-reward = Brings: { $what }
    .text = Once, when you buy it.
line-tile-start = Yours from the start
    .text = Everybody begins with the green pot, one sawing tile and one joint tile.
line-upgrade = { $tile }: { n-berries }
    .text = Brings: { $what }.
line-space = A space for a helper
    .text = A new helper goes to an empty space that shares a side with a taken one.
line-space-income = Brings: { $what }
    .text = Once, when you fill the space.
line-space-produce =
    { $n ->
        [one] { $n } helper produces
       *[other] Up to { $n } helpers produce
    }
    .text = At once when it is filled; the new one may be among them.
line-row = Reward of the row: { $what }
    .text = It comes on top for an order that you complete from here.
line-row-slides = At incomes they slide
    .text = Each order that is not completed slides down a row.
line-row-lost =
    From here an order is lost: reputation back by { $n ->
        [one] { $n } step
       *[other] { $n } steps
    }
    .text = It happens at the next income.

# The attic

line-attic-free = Open from the start
    .text = In the bottom row a tool may be laid anywhere.
line-attic-above = Opened by the two spaces under it
    .text = You can lay a tool here when these are filled: { $one } and { $other }.
line-attic-beside = Opened by its neighbour
    .text = You can lay a tool here when this is filled: { $one }.
line-attic-pays = Different neighbours pay
    .text = Between two different tools you get what lies between them. Between equal ones nothing.
line-link = Between different tools: { $what }
    .text = You get it once, when different tools lie at both ends.
line-tool = A tool for the attic
    .text = You lay it down as soon as you get it. Rewards lie between different kinds.
line-tool-count =
    { $n ->
        [one] There is { $n } in the box
       *[other] There are { $n } in the box
    }
    .text = When a kind is used up, you choose another.

# Places on the table

name-zone-tile = Wheel of actions
line-zone-tile = Seven tiles on a wheel
    .text = In each turn you move one of them a sector on, take the bonuses of its space and do its action.
name-zone-store = Public wood store
line-zone-store = Six dice for sale
    .text = Two of each colour. You buy them by the action Buy Wood; gaps are filled by rolling.
name-zone-material = Materials
line-zone-material = Glue, scrapwood and saw blades
    .text = You buy them by the action Buy Materials: the more at once, the dearer.
name-zone-order-slot = Orders on offer
line-zone-order-slot = Four orders to be had
    .text = You take them by the action Choose Orders. New ones come on the left, the oldest lies on the right.
name-zone-helper-slot = Helpers on offer
line-zone-helper-slot = Four helpers look for work
    .text = You hire them by the action Hire a Helper. New ones come on the left, the oldest stands on the right.
name-zone-slot = Place on offer
line-zone-slot = A card on offer
    .text = When somebody takes it, the others slide and a new one comes on the left.
name-zone-deck = Deck
line-zone-deck = New cards come from here
    .text = In the middle of the game the second deck takes its place, and all cards on offer change.
name-zone-track = Tracks
line-zone-track = Blueberry income, hazelnut income and reputation
    .text = Incomes bring blueberries and points in each income phase. Reputation makes completed orders worth more.
name-zone-commission = Commissions on offer
line-zone-commission = Public commissions
    .text = You claim them by nut orders. At the end they bring points for what you have.
name-zone-rivals = Other workshops
line-zone-rivals = What the others have
    .text = All of it is open but the cards in hand. Touch a workshop to see it whole.
name-zone-rival = Rival
line-zone-rival = The rival of a game alone
    .text = After each of your turns a card is drawn: it moves tiles, clears the rows and lets the rival rise in reputation.
name-zone-rounds = Rounds
line-zone-rounds = In each round everybody has one turn
    .text = After rounds with a blueberry income is paid. After the last one points are counted.
name-zone-scores = Points of all players
line-zone-scores = Hazelnuts scored so far
    .text = At the end commissions, completed orders by reputation and leftovers are added.
name-zone-good = Goods
line-zone-good = What your workshop holds
    .text = Points, blueberries to pay with, lanterns, materials and reuse tokens.
name-zone-wood = Wood store
line-zone-wood = Your dice
    .text = At the end of a turn 6 dice have room here, the rest goes back. Trees don't count.
name-zone-upgrade = Tiles of the workshop
line-zone-upgrade = Sawing, joints and gluing
    .text = A tile is turned over when it is used, and is ready again after the income. Dashed ones can be bought.
name-zone-pot = Pots
line-zone-pot = Trees grow here
    .text = At the start of your turn each grows by 2. A six is felled by itself.
name-zone-order = Your orders
line-zone-order = Five rows, the top one is best
    .text = A completed order gives its own reward and that of its row. At each income all slide down a row.
name-zone-hand = Orders in hand
line-zone-hand = Only you see them
    .text = They can't be completed yet. In each income phase you lay one of them down.
name-zone-done = Completed orders
line-zone-done = Completed orders
    .text = At the end each is worth as many points as your reputation shows.
name-zone-helper = Your helpers
line-zone-helper = Eight spaces for helpers
    .text = A filled space raises income. Helpers produce, and each of them can do something.
name-zone-attic = Attic
line-zone-attic = Room for tools
    .text = Tools are laid from the bottom up. Between two different ones lies a reward.
name-zone-marketing = Marketing
name-zone-verb = Additional actions
line-zone-verb = What you may do at any time of your turn
    .text = Cut, join, glue, fell, complete orders and use helpers, as often as you like and have the means.
name-zone-way = Another way to an action
line-zone-way = An action for lanterns, or blueberries
    .text = 3 blueberries instead of the action, another tile's action for a lantern, a bonus action for 3 lanterns.
name-zone-plant = What to plant
line-zone-plant = A seedling for a pot
    .text = A one or a two, whole or split off a larger die; the rest stays in your store.
name-zone-parts = Pieces
line-zone-parts = What the die is cut into
    .text = The sum stays. The first cut is free, each further one costs a saw blade.
name-zone-raise = By how much
line-zone-raise = By how much the die is raised
    .text = The joint tile says how much it may be. It never goes above 6.
name-zone-partner = What to glue on
line-zone-partner = The second die, and the colour that stays
    .text = Values add up, to 6 at most. Of two colours you choose one and score points.
name-zone-change = Change of a die
line-zone-change = By how much the die changes
    .text = Its value stays between 1 and 6.
name-zone-effect = To choose
line-zone-effect = You choose one of these
    .text = What would do nothing now can't be chosen.

# Buttons

name-button-main = Action of the moved tile
line-button-main = The main action of the turn
    .text = You do it once, before, between or after additional actions.
name-button-berries = Blueberries instead of the action
line-button-berries = Three blueberries instead of the action
    .text = Good when you can't pay for the action, or it is no use to you.
name-button-done = End of actions
line-button-done = The end of your actions
    .text = Marketing and a tidy wood store follow.
name-button-go-on = Go on
line-button-go-on = Go on
    .text = The turn goes on.
name-button-buy = Buy points
line-button-buy = Marketing
    .text = You pay blueberries and score points; the marker moves on.
name-button-pass = Let it be
line-button-pass = None of it
    .text = The game goes on without it.
name-button-act = Do the action
line-button-act = The action of a card
    .text = An extra action that a card offers you.
name-button-exchange = Exchange
line-button-exchange = An exchange
    .text = First you pay, then you get.

# Around the wheel, incomes

name-piece-saw = Saw
line-piece-saw = The circular saw in the middle
    .text = When a tile crosses its arrow, the saw turns. Its light windows give bonuses to the sectors that have waited longest; the grey places give nothing.
name-piece-arc = Arc
line-piece-arc = It covers bonuses of the first sector
    .text = While it lies there, spaces under it give nothing. It leaves when the sector is empty.
name-piece-first = First player
line-piece-first = Begins every round
    .text = Chosen by chance for the whole game. Of equal players the one who comes later in the round wins.
name-piece-blocked = Blocked tile
line-piece-blocked = This tile waits
    .text = It may cross the arrow of the saw when the sector beyond is empty. Its action can be had for a lantern.
name-event-income = Income phase
line-event-income = Income is paid
    .text = Orders slide down a row, everybody lays one from the hand, gets income, and used tiles are ready again.
name-event-purge = Income and new cards
line-event-purge = Income is paid, the small arrows bring new cards
    .text = After the income the two oldest cards of both rows leave.
name-event-swap = Income and new decks
line-event-swap = Income is paid, the small arrows bring new decks
    .text = After the income all cards on offer change, and the second decks come.
name-event-last = Last income
line-event-last = The last income, and the end
    .text = Then points are counted. Each order that is not completed costs 2 steps of reputation.

name-row-1 = Row 1 of orders
name-row-2 = Row 2 of orders
name-row-3 = Row 3 of orders
name-row-4 = Row 4 of orders
name-row-5 = Row 5 of orders
name-milestone-blueberry-1 = First milestone of blueberry income
name-milestone-blueberry-2 = Second milestone of blueberry income
name-milestone-hazelnut-1 = First milestone of hazelnut income
name-milestone-hazelnut-2 = Second milestone of hazelnut income
name-milestone-reputation-1 = First milestone of reputation
name-milestone-reputation-2 = Second milestone of reputation
name-milestone-reputation-3 = Third milestone of reputation

# Icons

name-icon-at-once = At once
line-icon-at-once = when a helper is hired
name-icon-once = Once a turn
line-icon-once = in each of your turns
name-icon-always = Always
line-icon-always = after its event, every time
name-icon-blueberry = Blueberry
line-icon-blueberry = you pay with it
name-icon-nut = Hazelnut
line-icon-nut = a point
name-icon-lantern = Lantern
line-icon-lantern = calls the action of another tile
name-icon-scrap = Scrapwood
line-icon-scrap = raises a die
name-icon-glue = Glue
line-icon-glue = makes one die of two
name-icon-saw-blade = Saw blade
line-icon-saw-blade = one more cut
name-icon-reuse = Reuse token
line-icon-reuse = a used tile serves once more
name-icon-die = Die
line-icon-die = wood in your store
name-icon-tool = Tool of choice
line-icon-tool = you lay it into the attic
name-icon-gear = Production
line-icon-gear = a helper brings goods
name-icon-flip = Ready again
line-icon-flip = a used tile is turned up
name-icon-income-blueberry = Blueberry income
line-icon-income-blueberry = a step on the track
name-icon-income-hazelnut = Hazelnut income
line-icon-income-hazelnut = a step on the track
name-icon-reputation = Reputation
line-icon-reputation = orders are worth more
name-icon-sprout = Tree
line-icon-sprout = grows in a pot
name-icon-recolour = New colour
line-icon-recolour = a die changes its colour
name-icon-cart = Die for nothing
line-icon-cart = from the public store
name-icon-refresh = New cards
line-icon-refresh = old ones leave the row
name-icon-commission = Public commission
line-icon-commission = points at the end
name-icon-megaphone = Marketing
line-icon-megaphone = points for blueberries
name-icon-lock = Closed
line-icon-lock = a tile or a space has to wait
name-icon-cut = Cut
line-icon-cut = one die becomes smaller ones
name-icon-join = Join
line-icon-join = scrapwood raises a die
name-icon-gluing = Glue together
line-icon-gluing = two dice become one
name-icon-fell = Fell
line-icon-fell = a tree becomes a die
name-icon-complete = Complete
line-icon-complete = you deliver an order
name-icon-ability = Ability
line-icon-ability = what a helper can do once a turn
name-icon-buy-wood = Buy Wood
line-icon-buy-wood = one die or two
name-icon-trade-dice = Trade Dice
line-icon-trade-dice = sell one, buy a six
name-icon-buy-materials = Buy Materials
line-icon-buy-materials = glue, scrapwood, saw blades
name-icon-choose-orders = Choose Orders
line-icon-choose-orders = one for nothing
name-icon-hire-helper = Hire a Helper
line-icon-hire-helper = one more in your workshop
name-icon-produce-plant = Produce and plant
line-icon-produce-plant = helpers produce, a tree is planted
name-icon-upgrade-workshop = Upgrade the Workshop
line-icon-upgrade-workshop = a new pot or tile
name-icon-renewal = Income and new cards
line-icon-renewal = hand with a blueberry: income after this round; arrows: then cards on offer change
name-icon-either = One or the other
line-icon-either = between rewards you choose; before a helper or an order it means for each
name-icon-gears = Several produce
line-icon-gears = so many helpers produce at once when the space is filled
name-icon-worth = Worth of orders
line-icon-worth = strip below reputation: so many points for each completed order at the end
name-icon-later = First, then others
line-icon-later = who comes to a reward tile in a later round gets what stands after “then”
name-icon-starts = Begins
line-icon-starts = a one in a frame: the player who begins every round
name-icon-saws-ready = Sawing tiles
line-icon-saws-ready = ready / owned
name-icon-joints-ready = Joint tiles
line-icon-joints-ready = ready / owned
name-icon-gluing-ready = Gluing tile
line-icon-gluing-ready = 1/1 is ready, 0/1 is used, a dash: not owned
name-icon-order-rows = Orders in rows
line-icon-order-rows = boxes are rows 1 to 5 from the left, with their number

# The tutor: what you know

topic-wheel = the wheel
topic-orders = orders
topic-helpers = helpers
topic-wood = wood and materials
topic-work = work on wood
topic-trees = trees
topic-attic = tools and the attic
topic-tracks = income and reputation
topic-points = points

# The tutor: notes

note-start-helper = Choose your first helper
    .text =
        You pay when the game begins, out of { $n ->
            [one] { $n } blueberry
           *[other] { $n } blueberries
        }. { $made ->
            [0] None of them produces blueberries, and this one costs least.
           *[other] One who produces blueberries is a good start.
        }
note-start-orders = Keep { $order }
    .text = Look for an order whose dice you almost have. You keep two of these, and both nut orders.
note-start-first = Lay down { $order }
    .text = What lies open can be completed at once. The other three stay in hand; at each income you lay down another.
note-tile = Move the tile { $tile }
    .text =
        In each turn you move one and do its action. { $tile_id ->
            [buy_wood]
                { $lacks ->
                    [1] It buys a die that you lack.
                   *[other] It brings wood for later orders.
                }
            [trade_dice]
                { $lacks ->
                    [1] It gets you the six that you lack.
                   *[other] It sells a die, and buys a six.
                }
            [buy_materials]
                { $lacks ->
                    [1] It buys the material that you lack.
                   *[other] It brings a piece of material for nothing.
                }
            [choose_orders] It brings you another order.
            [hire_helper] It adds a helper, and income.
            [produce_plant] It lets your helpers bring blueberries or goods.
           *[upgrade_workshop] It improves your workshop and your income.
        }
note-rim = Spaces on the rim give bonuses
    .text = On the rim beside { $tile } lies: { $what }. Who moves the tile from here gets it too.
note-window = A window of the saw adds a bonus
    .text = The window over the sector of { $tile } shows: { $what }. Who moves any tile from there gets it too.
note-blocked = The tile { $tile } has to wait
    .text = It may cross the arrow of the saw when the sector beyond is empty. Until then its action costs a lantern.
note-action = Do the action { $tile }
    .text =
        { $tile_id ->
            [produce_plant]
                { $plants_id ->
                    [pots] You will only produce: no pot of yours is empty.
                    [dice] You will only produce: you have no die for an empty pot.
                   *[yes] Produce twice, or once and plant a tree.
                }
           *[other] The tile is moved, and its action waits for you.
        } You may cut, join and complete orders before it and after it.
note-berries =
    Take { $n ->
        [one] { $n } blueberry
       *[other] { $n } blueberries
    }
    .text = The action can be traded for blueberries. Good when you can't pay for it, or it doesn't help.
note-lantern = A lantern calls another action
    .text =
        For { $n ->
            [one] { $n } lantern
           *[other] { $n } lanterns
        } you do another action than this one, for { $bonus ->
            [one] { $bonus } lantern
           *[other] { $bonus } lanterns
        } one more. Save them for a turn in which one action completes an order.
note-end = End your actions
    .text = The main action is done, and no order can be completed now. Marketing and a tidy store come next.
note-complete = Complete { $order }
    .text = You have all it asks for. You get the reward of the card and of row { $row }; the higher the row, the better.
note-demand = This is what { $order } asks for
    .text =
        Dashed is what you lack: { $n ->
            [one] { $n } thing.
           *[other] { $n } things.
        } Colour and value of dice must fit exactly.
note-slide =
    { $left ->
        [1] Income comes after this round
       *[other] Income comes after the next round
    }
    .text =
        { $lost ->
            [1] { $order } lies in the last row: if you don't complete it, it is lost, and 2 steps of reputation with it.
           *[other] Orders that are not completed slide down a row. In upper rows they bring more.
        }
note-take-order = Take { $order }
    .text =
        { $near_id ->
            [all] You have all that it asks for.
            [made] What it lacks you can make at once out of what you have.
           *[no] Look at what it asks for, and take what is nearest to you.
        } A second one would cost { $n ->
            [one] { $n } blueberry
           *[other] { $n } blueberries
        }.
note-place-hand = Lay down { $order }
    .text = At an income you lay one order of your hand. Begin with the one that you can complete first.
note-ability =
    { $fits ->
        [1] Use the { $helper }
       *[other] The { $helper } works once a turn
    }
    .text =
        { $fits ->
            [1] So you get what { $order } asks for. A helper with a one in a circle works once in each of your turns.
           *[other] That is what the one in a circle means. You may use it at any time between actions, if you like.
        }
note-hire = Hire the { $helper }
    .text = Helpers bring goods when they produce, and each can do something. Look at the price and at what stands beside the gear.
note-space = Place the card beside another
    .text = The space pays at once what it shows. On those farther to the right helpers produce, too.
note-produce = Let the { $helper } produce
    .text =
        It brings: { $what }. { $plants_id ->
            [pots] No planting now: no pot of yours is empty.
            [dice] No planting now: you have no die for an empty pot.
           *[yes] In one production each helper works once at most.
        }
note-buy-wood =
    { $fits ->
        [1] Buy this die
       *[other] Choose a die of the store
    }
    .text =
        { $fits ->
            [1] An order is waiting for it.
           *[other] Take wood that can be cut or raised to what you lack.
        } Green costs its value, yellow 1 more and brown 2 more.
note-trade =
    { $fits ->
        [1] Buy this six
       *[other] Sell a die, or buy a six
    }
    .text =
        { $fits ->
            [1] An order is waiting for it. If you sell a die before, the six must be of another colour than that.
           *[other] A die you don't need brings twice its value, yellow 1 more and brown 2 more. Then you may buy a six of another colour, and perhaps cut it.
        }
note-materials = Buy materials
    .text = One piece is free, two cost { $two } and three cost { $three }. Then you may add another kind.
note-storage = Return a die that you don't need
    .text =
        Beyond the end of a turn your store has room for { $n ->
            [one] { $n } die
           *[other] { $n } dice
        }. Next time use them, glue them or sell them before.
note-cut = Cut { the-thing }
    .text = You cut off what { $order } asks for. The sawing tile is turned over then, and waits for the income.
note-join = Raise { the-thing }
    .text = Scrapwood makes of it what { $order } asks for. The joint tile is turned over then, and waits for the income.
note-glue = Glue two dice together
    .text =
        Their values add up, and you choose the colour. Two different colours score { $n ->
            [one] { $n } point
           *[other] { $n } points
        }.
note-upgrade = Upgrade your workshop
    .text = Each upgrade raises income, too. More tiles mean more cuts and joints, and in pots wood grows by itself.
note-plant = Plant a tree
    .text = A one or a two grows by { $n } in each of your turns. Off a larger die a piece is split for nothing.
note-fell = Fell the tree
    .text = The tree { in-pot } has the value that { $order } asks for. You may fell it at any time of your turn.
note-place-tool =
    { $n ->
        [0] Lay the tool into the attic
       *[other] Lay it beside another kind
    }
    .text =
        { $n ->
            [0] Rewards lie between two different kinds, so lay the next one beside it.
           *[other] Between two different kinds you get what lies between them. Equal ones give nothing.
        }
note-income = Income was paid
    .text =
        Next time it brings you { $n ->
            [one] { $n } blueberry
           *[other] { $n } blueberries
        } and { $points ->
            [one] { $points } point
           *[other] { $points } points
        }. Helpers and upgrades raise it.
note-reputation = This is your reputation
    .text =
        Now each completed order would be worth { $n ->
            [one] { $n } point
           *[other] { $n } points
        } at the end. Milestones and two reward tiles wait on the way.
note-marketing =
    { $when_id ->
        [early] Keep your blueberries now
        [last] Buy points
       *[late] Points for blueberries
    }
    .text =
        { $when_id ->
            [early] In the first half of the game helpers and wood are a better use. You are asked again after each of your turns.
            [last] It is the last round, and ten blueberries left over would be one single point.
           *[late] Buy if you don't need them for wood or helpers. You are asked again after each of your turns.
        }
note-commission = Claim a commission
    .text =
        This one would bring you { $n ->
            [one] { $n } point
           *[other] { $n } points
        } now, and will grow. Take the one that counts what you do anyway.
note-rival = You play against a rival made of cards
    .text = After your turn it moves tiles, and rises in reputation. Be at the reward tiles before it is.
note-last = The last round
    .text =
        Each order that is not completed costs { $n ->
            [one] { $n } step
           *[other] { $n } steps
        } of reputation. Complete what you can, and make points of blueberries by marketing.

# The tutor: what to aim at

goal-opening =
    { $n ->
        [0] Choose the helper who starts with you.
        [1] Keep two orders.
        [2] Keep one more order.
       *[other] Choose the order that you lay down.
    }
goal-take-order = Take an order: most points and reputation come from them.
goal-order =
    { $order }: you lack { $n ->
        [one] { $n } thing.
       *[other] { $n } things.
    }
goal-near =
    { $order }: you lack { $n ->
        [one] { $n } thing, and can make it now.
       *[other] { $n } things, and can make them now.
    }
goal-complete = { $order } is ready, complete it.
goal-ready = You have all for { $order }: finish what you are doing, then complete it.

# The tutor: costly moves

caution-order = End with an order that is ready?
    .text = You have all that { $order } asks for.
cost-order-waits = the reward waits, and the order may slide down a row
gain-order = { $what }
gain-row = row { $row }: { $what }
caution-action = End without the action?
    .text = The tile is moved, but its action still waits for you.
cost-action = a turn without its main action
gain-action = the action { $tile }
gain-berries =
    or at least { $n ->
        [one] { $n } blueberry
       *[other] { $n } blueberries
    }
caution-wood = End with a full store?
    .text =
        Your store has room for { $n ->
            [one] { $n } die only.
           *[other] { $n } dice only.
        }
cost-wood =
    { $n ->
        [one] { $n } die goes back
       *[other] { $n } dice go back
    }
gain-wood = complete an order, or glue dice together
caution-slides = Let an order be lost?
    .text = { $order } lies in the last row, and income comes after this round.
cost-slides-out =
    the order is gone, and { $n ->
        [one] { $n } step
       *[other] { $n } steps
    } of reputation with it
gain-one-step = one step, and it can be completed
caution-return = Return a die that is needed?
    .text = { $order } is waiting for it.
caution-sell = Sell a die that is needed?
    .text = { $order } is waiting for it.
cost-needed = { $order } will lack { $thing }
gain-idle = { $thing } is needed for nothing
caution-idle = End the production?
    .text = Another helper could still produce.
cost-idle = the production of one helper is lost
gain-production = { $what }
caution-late-order = Take another order?
    .text =
        { $left ->
            [0] This is the last round.
           *[other] After this round only one is left.
        }
cost-open-order =
    not completed, it costs { $n ->
        [one] { $n } step
       *[other] { $n } steps
    } of reputation
gain-no-order = reputation stays as it is
caution-saving = Keep your blueberries?
    .text = This is the last marketing of the game.
cost-berries =
    { $n ->
        [one] { $n } blueberry
       *[other] { $n } blueberries
    }: a point takes 10 of what is left
gain-marketing =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    } for { n-berries }

# Why not: what is missing

lack-price = You can't pay for it: you lack { n-missing }
    .text = Blueberries come from production, from completed orders, or 3 instead of an action.
lack-hire = You can't pay this helper: you lack { n-missing }
    .text = The whole price is paid at once. Blueberries come from production, or 3 instead of an action.
lack-marketing = You can't pay for marketing: you lack { n-missing }
    .text = It is asked again at the end of each of your turns.
lack-bonus = You can't pay a bonus action: you lack { n-missing }
    .text = Lanterns lie on the wheel, and some orders give them.
lack-ability = You can't pay for the ability: you lack { n-missing }
    .text = You buy materials by the action Buy Materials; blueberries come from production.
lack-blades = You can't pay so many cuts: you lack { n-missing }
    .text = You buy blades by the action Buy Materials. One cut is always free.
lack-glue = You can't glue: you lack { n-missing }
    .text = You buy glue by the action Buy Materials; one is free.
lack-lantern =
    You can't pay for another action: you lack { $count ->
        [one] { $count } lantern
       *[other] { $count } lanterns
    }
    .text =
        { $fresh ->
            [0] Lanterns lie on the wheel, and some orders give them.
           *[other] A lantern won by this very move can't pay for it. In your next turn it can.
        }
lack-moved = A tile was moved in this turn already
    .text = You move one a turn. The action of another tile can be had for lanterns.
lack-blocked =
    This tile is blocked: { $n ->
        [one] { $n } tile lies
       *[other] { $n } tiles lie
    } in the sector beyond the arrow
    .text = It is free when that sector is empty. Its action can be had for a lantern.
lack-no-tile = Move a tile first
    .text = Only a moved tile gives a main action.
lack-main-done = Your main action of this turn is done
    .text = One more action can be had for lanterns only, once a turn.
lack-action = The action { $tile } would do nothing now
    .text = You can't pay for it, or there is nothing to do. You may take 3 blueberries instead.
lack-bonus-used = Your bonus action of this turn is done
    .text = There is only one a turn.
lack-always = This ability works by itself
    .text = It is always on; you need not use it.
lack-at-once = This ability has worked already
    .text = It did when the helper was hired.
lack-used = The ability has worked in this turn
    .text = You use it again in your next turn.
lack-material = The ability asks for 1 material, and you have none
    .text = You buy glue, scrapwood and blades by the action Buy Materials; one piece is free.
lack-nothing-to-do = The ability has nothing to work on now
    .text = Wait for a die, a tree, a tile or a card that it fits.
lack-saw =
    { $n ->
        [one] Your sawing tile is used
       *[other] All your sawing tiles are used
    }
    .text = Used tiles are ready again at the income. You buy another by the action Upgrade the Workshop.
lack-cut-one = A one can't be cut
    .text = A die of at least 2 can.
lack-join =
    { $scrap ->
        [1]
            { $tile ->
                [1] You lack 1 scrapwood and a ready joint tile
               *[other] You lack 1 scrapwood
            }
       *[other] Your joint tiles are used
    }
    .text =
        { $tile ->
            [1] Tiles are ready again at the income. You buy more by the action Upgrade the Workshop.
           *[other] You buy scrapwood by the action Buy Materials; one is free.
        }
lack-join-six = A six can't be raised
    .text = Six is the most.
lack-no-gluer = You lack the gluing tile
    .text = You buy it by the action Upgrade the Workshop.
lack-gluer-used = Your gluing tile is used
    .text = It is ready again at the income, or by a reuse token.
lack-partner = No two dice fit together
    .text = Together they may have { $n } at most.
lack-tree = Nothing grows in your pots
    .text = You plant a tree by the action Produce / Plant a Tree.
lack-orders = No order lies beside your board
    .text = You take one by the action Choose Orders; you lay others from your hand at incomes.
lack-abilities = No helper can do anything now
    .text = Those with a one in a circle can, once a turn and if there is something to work on.
lack-dice = No die in your store fits
    .text = You buy wood by the action Buy Wood, or grow it.
one-of-lacking =
    { $n ->
        [one] It
       *[other] One of them
    }
lack-order-later = You have all for this order
    .text =
        { $late ->
            [1] You complete it in your turn, between actions.
           *[other] First finish what is asked, a purchase for example. Then complete it.
        }
lack-keep-nut = This order stays with you anyway
    .text = Both nut orders are yours. You only choose two of the others.
lack-kept = You have chosen this order already
    .text = Choose another one beside it.
lack-seedling =
    { $colour_id ->
        [green] You have no die for the green pot
        [yellow] You have no die for the yellow pot
       *[brown] You have no die for the brown pot
    }
    .text = Any die of the colour of an empty pot will do, a piece is cut off for free.
lack-order =
    For this order you lack { $n ->
        [one] { $n } thing
       *[other] { $n } things
    }
    .text =
        { $zone_id ->
            [fell] { one-of-lacking } grows in a pot: fell the tree.
            [cut] { one-of-lacking } can be cut off a larger die.
            [join] { one-of-lacking } comes of a die that you raise by scrapwood.
            [store] { one-of-lacking } lies in the public store: the action Buy Wood.
            [material] You buy materials by the action Buy Materials.
           *[none] You buy wood, grow it, or make it by cutting, joining and gluing.
        }
lack-same-colour = The die you sold had this colour
    .text = Choose a six of another colour.
lack-other-material = You have bought this material in this action
    .text = The second purchase must be of another kind.
lack-deck = There is no card here
    .text = The deck is empty.
lack-full-workshop =
    Your workshop is full: { $n ->
        [one] { $n } helper
       *[other] { $n } helpers
    }
    .text = Nobody else can be hired.
lack-space-taken = This space is taken
    .text = A helper goes to an empty space beside another.
lack-neighbour = Nobody stands beside this space
    .text = A helper goes to an empty space that shares a side with a taken one.
lack-all-bought = You have all of these upgrades
    .text = Choose another kind.
lack-pot =
    { $colour_id ->
        [green] Your green pot is not empty
        [yellow] You have no empty yellow pot
       *[brown] You have no empty brown pot
    }
    .text = A tree goes into an empty pot of its colour. You buy another by the action Upgrade the Workshop.
lack-above-six = That would be more than { $n }
    .text = No die is raised above six.
lack-raise = Your ready joint tile adds { $n } at most
    .text = You buy a stronger one by the action Upgrade the Workshop.
lack-peg-taken = A tool lies here already
    .text = Each space has room for one.
lack-peg =
    This space is closed: { $n ->
        [one] { $n } tool is missing below or beside it
       *[other] { $n } tools are missing below it
    }
    .text = Begin in the bottom row; higher up a space opens above two that are filled.
lack-tool = This kind of tools is used up
    .text = Choose one that is left in the supply.
lack-own-commission = You have this commission already
    .text = Nobody has the same one twice.
lack-commission-gone = This commission is not on offer any more
    .text = Somebody claimed it in an earlier round.

# When its time comes

when-tile = You move a tile at the beginning of your turn.
when-lantern = Another tile's action can be had for a lantern, after you have moved a tile.
when-bonus = You may add a bonus action once in your turn, for 3 lanterns.
when-ability = You use a “once a turn” ability in your turn, between actions; the others work by themselves.
when-cut = You may cut in your turn, between actions.
when-join = You may join in your turn, between actions.
when-glue = You may glue in your turn, between actions.
when-fell = You may fell trees in your turn, between actions.
when-tree = It is asked when a helper lets one tree grow.
when-order = You complete an order in your turn, between actions, as soon as you have all it asks for.
when-store = You buy dice of the public store by the action Buy Wood.
when-sell = You sell a die by the action Trade Dice.
when-six = You buy a six by the action Trade Dice.
when-material = You buy materials by the action Buy Materials.
when-slot = You take a card by the action Choose Orders or Hire a Helper.
when-order-slot = You take an order on offer by the action Choose Orders.
when-helper-slot = You hire a helper on offer by the action Hire a Helper.
when-helper = Helpers produce by the action Produce / Plant a Tree, and when some spaces are filled.
when-keep = Two orders are kept at the start of the game; later ones come by the action Choose Orders.
when-place = The first order is laid at the start of the game only.
when-space = You fill a space when you hire a helper.
when-plant = Trees are planted by the action Produce / Plant a Tree.
when-pot = You plant by the action Produce / Plant a Tree, and buy pots by Upgrade the Workshop.
when-upgrade = You buy a tile by the action Upgrade the Workshop.
when-used = A used tile is ready again at the income, earlier only by a helper.
when-parts = It is asked when you cut a die.
when-raise = It is asked when you raise a die by scrapwood.
when-partner = It is asked when you glue two dice.
when-wood = In your turn you cut, raise or glue a die, or give it for an order.
when-change = It is asked when a helper changes the value of a die.
when-colour = A colour is asked when you get a die or give it another colour.
when-effect = There is a choice when a card or a window of the saw offers several things.
when-commission = You claim a commission when you complete a nut order.
when-tool = Tools come from milestones, some orders and rewards.
when-attic = You lay a tool into the attic as soon as you get it.
when-link = You get the reward when different tools lie at both ends.
when-hand = You lay one order of your hand in each income phase.
when-deck = The deck fills the row by itself.
when-track = Spaces of helpers, upgrades, orders and the attic move you on along the tracks.
when-rivals = Touch it to see the whole workshop.
when-rival = The rival plays by itself, after each of your turns.
when-rounds = A round ends when everybody has had a turn.
when-scores = Points come at once, the rest is added at the end.
when-good = Goods are paid and gained by themselves, as actions say.
when-done = Completed orders are counted at the end of the game.
when-marketing = You may buy points at the end of each of your turns.
when-verb = You may do additional actions in your turn, between main actions.
when-way = You choose another way to an action in your turn.
when-die = Touch a die of yours in your turn to see what can be done with it.
when-reward-tile = You get the reward when your reputation reaches the tile or passes it.
when-solo = A card of the rival is drawn by itself after your turn.
when-workshop = You use a tile in your turn, when you cut, join or glue.
when-row = You get the reward of the row when you complete an order from here.
when-outer = You get the bonus of the space when you move a tile away from here.
when-window = You get the bonus of the window when you move a tile out of this sector.
when-milestone = You get the reward of a milestone when your marker reaches it or passes it.
when-piece = This moves by itself.
when-event = Income comes by itself after this round.
when-button = The button lights up when its time comes.
when-icon = An icon only explains what stands on cards and boards.

# Chapters of the rules

chapter-2 = Set-up
    .text = What lies on the table, and what everybody begins with.
chapter-3 = The turn
    .text = Trees grow, then come actions, marketing and a tidy store.
chapter-4 = The wheel
    .text = Tiles go round the wheel, and bring more the longer they wait.
chapter-5 = Main actions
    .text = Seven tiles, seven things to do in a turn.
chapter-6 = Additional actions
    .text = Cut, join, glue and fell as often as you like and have the means.
chapter-7 = Orders
    .text = What it is all for: exact dice for a reward and reputation.
chapter-8 = Public commissions
    .text = Nut orders open points at the end of the game.
chapter-9 = Tools and the attic
    .text = Different tools side by side bring rewards.
chapter-10 = Tracks
    .text = Income, reputation, and what waits on them.
chapter-11 = Marketing
    .text = At the end of a turn blueberries can become points.
chapter-12 = Rounds and income
    .text = What happens after a round, and in an income phase.
chapter-13 = The end
    .text = How points are counted, and who wins.
chapter-14 = The game alone
    .text = One player against a rival made of cards.
chapter-15 = Effects
    .text = How rewards and abilities of cards work.

# Examples

example-wheel = A tile brings more than its action
    .text = Who moves Hire a Helper now gets scrapwood and glue from its space, and a saw blade from the window over the sector.
example-blocked = A tile before the arrow
    .text = Buy Wood lies before the arrow of the saw, and the sector beyond is not empty. It can't be moved, but its action can be had for a lantern.
example-order = Exactly these dice
    .text = The Stool asks for a green two, a yellow two and a piece of scrapwood. All of it is there: it can be completed now, and its row adds reputation.
example-cut = One six, three twos
    .text = The Fodder Crib asks for three yellow twos. A ready tile cuts the yellow six: the first cut is free, the second costs a saw blade.
example-attic = Different tools side by side
    .text = Between the mallet and the wrench lies a reward, and it was paid. The space above both is open now; another mallet there would be paid for beside the wrench.
