title = Hamlet

# Settings

setting-layout = Buildings at the start
setting-layout-default = usual layout
setting-layout-random = random layout
setting-layout-manual = laid by the first player
setting-most-rounds = Round limit
setting-most-rounds-none = no limit
setting-difficulty = Difficulty of the solo game
setting-difficulty-easy = easy
setting-difficulty-normal = normal
setting-difficulty-hard = hard

# Scores and the end

score-points = Points scored during the game
score-buildings = Buildings
score-sales = Sales at the Market
score-church = Deliveries to the Church
score-goods-used = Own goods that were used
score-work = Villagers' work
score-awards = Awards
score-landmarks = Landmarks
score-roads = Roads built
score-longest-road = Longest road
score-coins = Coins left over
end-church = The bell rings from the tower. The church stands, and the hamlet is a town.
end-idle = For three rounds nobody lifted a finger. The hamlet fell asleep, so the points are counted.
end-rounds = That was rounds enough. The grandchildren will finish the church; now the points are counted.

# Buildings in sentences

the-tile = the { $tile }
of-tile = the { $tile }
at-tile = at the { $tile }
from-tile = from the { $tile }
that-tile = the { $thing }
of-that-tile = the { $thing }
at-that-tile = at the { $thing }
from-that-tile = from the { $thing }
to-that-tile = to the { $thing }
with-that-tile = the { $thing }
from-origin = from the { $from }
to-goal = to the { $to }
with-one = the { $one }
with-other = the { $other }

# Resources and numbers in sentences

the-resource = { $resource }
of-resource =
    { $resource_id ->
        [brick] many bricks
       *[other] much { $resource }
    }
that-resource = { $thing }
counted-resource = { $count } { $resource }
the-road = a { $kind }
that-road =
    { $kind_id ->
        [bridge] a bridge
       *[path] a path
    }
so-many-coins =
    { $count ->
        [one] { $count } coin
       *[other] { $count } coins
    }
so-many-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
so-many-goods =
    { $count ->
        [one] { $count } resource
       *[other] { $count } resources
    }
of-all = of { $of }
for-price =
    { $price ->
        [0] for free
        [one] for { $price } coin
       *[other] for { $price } coins
    }
with-coins =
    { $coins ->
        [0] { "" }
        [one] { " " }with { $coins } coin on it
       *[other] { " " }with { $coins } coins on it
    }
earned =
    { $coins ->
        [0] { "" }
        [one] { $coins } coin and{ " " }
       *[other] { $coins } coins and{ " " }
    }{ $points ->
        [one] { $points } point
       *[other] { $points } points
    }

# The turn

ask-act = What will your villagers do?
option-act-activate = Work { at-that-tile }
option-act-build = Build { that-tile }
option-act-road = Build a road
option-act-donkeys = Set out with the donkeys
option-act-end = End the turn
ask-stand-at = Where will the villager stand? Goods are brought there.
option-stand-at-stand = Stand { at-that-tile }

event-new-round = Round { $round } begins.
event-turn = It is { $player }'s turn.
event-activated = { $player } sends a villager to work { at-tile }.
event-gained-coins = { $player } gains { so-many-coins }.
event-gained-points = { $player } gains { so-many-points }.
event-paid-coins = { $player } pays { so-many-coins }.

# Donkeys

ask-donkey-from = Which donkey will move?
option-donkey-from-donkey = Lead a donkey { from-that-tile }
option-donkey-from-done = The others stay where they are
ask-donkey-to = Where will the donkey { from-tile } go?
option-donkey-to-tile = Go { to-that-tile }
ask-place-donkey = Where will the new donkey start?
option-place-donkey-tile = Bring it { to-that-tile }

event-donkey-moved = { $player } leads a donkey { from-origin } { to-goal }.

# Paying

ask-pay = What will you pay with?
option-pay-token =
    Take { $high ->
        [0] { that-resource }
       *[other] high-quality { that-resource }
    } { from-tile }{ $maker ->
        [-1] { "" }
       *[other] { " " }(reward: { $seat })
    }
option-pay-buy = Buy { so-many-goods } { for-price }

event-used = { $player } takes { the-resource } { from-tile }.
event-used-token = { $player } takes { the-resource } { from-tile }.
event-rewarded = { $player } is rewarded for fine work: { earned }.
event-bought = { $player } buys { so-many-goods } on the market.

# Production and refining

ask-barn-fill =
    { $left ->
        [one] What goes into the last empty slot { at-tile }?
       *[other] What goes into an empty slot { at-tile }? { $left } are left.
    }
option-barn-fill-resource = Store { that-resource }
ask-refine = How { of-resource } will you make?
option-refine-times =
    { $thing ->
        [1] One token
       *[2] Two tokens
    }

event-produced = { $player } fills the slots { at-tile }: { counted-resource }.
event-refined =
    { $player } makes { $high ->
        [0] { the-resource }
       *[other] high-quality { the-resource }
    } { at-tile }.

# The town hall

ask-take-plan = Which plan will you take at the Town Hall?
option-take-plan-row = Take the plan of { of-that-tile } { for-price }{ with-coins }
option-take-plan-pass = Take no plan
ask-hire = Will you hire anybody?
option-hire-villager = Hire a villager { for-price }
option-hire-donkey = Buy a donkey { for-price }
option-hire-done = Nobody else

event-took-plan = { $player } takes the plan of { of-tile }{ with-coins }.
event-plan-drawn = A new plan is on offer: { $tile }.
event-hired-villager = { $player } hires a villager { for-price }. Work starts tomorrow.
event-hired-donkey = { $player } buys a donkey { for-price }. It waits { at-tile }.

# Market and church

ask-sell = What will you sell at the Market?
option-sell-sale = Sell { $thing }
ask-church-work = What will you give to the Church?
option-church-work-delivery = Deliver { $thing }
option-church-work-beg = Beg at the door

event-sold = { $player } sells at the Market: { $sale }.
event-sale-drawn = The Market has a new wish: { $sale }.
event-delivered = { $player } delivers to the Church: { $delivery }. It grows by a part.
event-begged = { $player } begs at the Church and gets { so-many-coins }.
event-church-done = The Church is finished! The round is played to its end, then the points are counted.

# Building

ask-choose-site = At which edge will you build { the-tile }?
option-choose-site-site = Build beside { of-that-tile } (edge { $number })
ask-lay-starter = Where will you lay { the-tile }?
option-lay-starter-fit = Lay it this way ({ $number })
ask-choose-fit = How will you lay { the-tile }?
option-choose-fit-fit = Build it this way ({ $number })
ask-road-site = Where will the road lead?
option-road-site-contact = Build { that-road } between { with-that-tile } and { with-other } (place { $number })

event-laid = { $player } lays { the-tile }.
event-built = { $player } builds { the-tile }.
event-built-road = { $player } builds { the-road } between { with-one } and { with-other }.
event-got-milestone = { $player } is first and gets the milestone { $milestone }.
event-stack-opened = Four plans go to the bag: the hamlet makes { $resource } now.
event-game-stopped = Enough building. The points are counted.

# Alone

event-rival-drew = { $player } drew the { $disc }, hence the action: { $action }.
event-rival-idle = { $player } found nothing to do. His favour grows by 1 coin.
event-rival-refilled =
    { $player } puts the discs back into the cup. His favour is face up again and grows by { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }.

# The table on the screen

view-round =
    { $round ->
        [0] set-up
       *[other] round { $round }
    } · church { $n } { of-all }
view-last-round = last round
view-village = The village
view-zoom = Zoom of the map
view-zoom-in = Zoom in
view-zoom-out = Zoom out
view-whole = Whole village
view-key-turn = Turn the plan, with Shift the other way
view-key-pan = Move the map
view-key-zoom = Zoom in and out
view-tile-holds = Lying here: { $things }.
view-tile-has = Present: { $things }.
view-tile-flag = Flag: { $who }.
view-some-villagers =
    { $n ->
        [one] { $n } villager ({ $who })
       *[other] { $n } villagers ({ $who })
    }
view-some-donkeys =
    { $n ->
        [one] { $n } donkey ({ $who })
       *[other] { $n } donkeys ({ $who })
    }
view-site-hint = Tap a number at an edge. Then turn the tile and confirm.
view-lie = Way { $n } { of-all }.
view-lie-links = Its road joins: { $names }.
view-lie-later =
    No road joins here, but { $kind ->
        [bridge] a bridge can (2 wood).
       *[path] a path can (2 stone).
    }
view-lie-cliff = A cliff: no road joins here, and none can be built.
view-turning = Turning the tile
view-turn-left = Turn left (Shift+R)
view-turn-right = Turn right (R)
view-put-back = Choose another place
view-acts = Other actions
view-act-road = Build a road
view-act-donkeys = Set out with the donkeys
view-resources = What fills the slot
view-times = How many tokens to make
view-pay = What you pay with
view-pay-here = right here
view-pay-near = along the road
view-pay-over = over
view-pay-buy =
    { $n ->
        [one] Free market: { $n } piece
       *[other] Free market: { $n } pieces
    }
view-pay-all = Pay as suggested
view-ahead = What will come of it
view-ahead-good = { $goods } { from-tile }
view-ahead-over = over your donkeys: { $names }
view-ahead-bought = bought
view-ahead-flag = a flag
view-ahead-pays =
    { $n ->
        [one] pays { $n } coin
       *[other] pays { $n } coins
    }
view-ahead-who = { $who }: { $things }
view-ahead-other = Pay otherwise
view-paid = Paid: { $goods }.
view-pay-why =
    { $more ->
        [0] Left to pay: { $goods }.
       *[other] Now you pay { $goods }. Then you still pay { $then }.
    }{ $coins ->
        [0] { "" }
        [one] { " " }In the end you pay { $coins } coin.
       *[other] { " " }In the end you pay { $coins } coins.
    }
view-road-costs = You pay { $goods }.
view-cost-some =
    { $resource_id ->
        [brick]
            { $n ->
                [one] { $n } brick
               *[other] { $n } bricks
            }
       *[other] { $n } { $resource }
    }
view-cost-mixed = { $n }× any mixture of { $things }
view-cost-none = free
view-plan =
    { $name }: costs { $cost }, brings { $n ->
        [one] { $n } point
       *[other] { $n } points
    }.
view-my-plans = Your plans
view-plans-of = Plans: { $who }
view-plans-count = { $n } { of-all }
view-plans-none = No plan. You take new ones at the Town Hall.
view-building = Building
view-hall = Plans at the Town Hall
view-hall-hint = coins go on plans to the left · bag: { $n }
view-row-none =
    { $round ->
        [0] Plans come once the starting buildings are laid.
       *[other] Bag and row are empty.
    }
view-price-free = free
view-price = for
view-hire-villager = Another villager for { $n ->
        [one] { $n } coin
       *[other] { $n } coins
    }
view-hire-donkey = Another donkey for { $n ->
        [one] { $n } coin
       *[other] { $n } coins
    }
view-hire-none = there are no more
view-market = Market
view-sale-stack = { $n } more to come
view-sale = Sell { $goods } for { $points ->
        [one] { $points } point
       *[other] { $points } points
    } and { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }.
view-sale-gone =
    { $round ->
        [0] still to come
       *[other] sold out
    }
view-free-market = Free market: buy
view-church = Church
view-church-parts =
    { $of ->
        [one] { $n } { of-all } part built
       *[other] { $n } { of-all } parts built
    }
view-delivery = Deliver { $goods } for { $n ->
        [one] { $n } point
       *[other] { $n } points
    }.
view-goals = Milestones and awards
view-milestones = Milestones
view-awards = Awards
view-awards-when = at the end of the game
view-award-chaplain = most deliveries
view-award-sacristan = second in deliveries
view-award-merchant = most sales
view-award-landscaper = most landmarks
view-players = Players
view-on-turn = to play
view-first = First player
view-coins = Coins
view-villagers = Villagers
view-donkeys = Donkeys
view-roads-left = Roads left
view-plans = Plans
view-deliveries = Deliveries to the Church
view-sales = Sales
view-points-word = { " " }{ $n ->
        [one] point
       *[other] points
    }
view-points-now = If the game ended now
view-supply = Tokens in supply
view-flags = Landmarks
view-longest = Longest road: { $n }
view-nothing = nothing
view-favour-up = Favour { $n }, face up
view-favour-down = Favour { $n }, face down
view-rival-actions = Order of the rival's actions
view-cup = Discs in the cup
view-tabs = What is shown below the map
view-tab-plans = Plans
view-tab-hall = Town Hall
view-tab-market = Market
view-tab-church = Church
view-tab-goals = Goals
view-tab-lit =
    { $n ->
        [one] { $n } choice
       *[other] { $n } choices
    }

# The table as text

view-line-none = { "" }
view-line-round =
    { $round ->
        [0] Set-up
       *[other] Round { $round }
    }
view-line-last = last round
view-line-over = the game is over
view-line-first = starts
view-line-left =
    { $count ->
        [0] villagers lie down
        [one] { $count } villager stands
       *[other] { $count } villagers stand
    }
view-line-donkeys-wait = donkeys have not moved
view-line-bill = to pay
view-line-debt = for purchases
view-line-builds = building
view-line-plans = plans
view-line-sales = sales
view-line-church = church
view-line-village = village
view-line-roads = roads
view-line-milestones = milestones
view-line-awards = awards
view-line-hand = in hand
view-line-stock = supply
view-line-bag =
    { $count ->
        [0] the bag is empty
       *[other] { $count } in the bag
    }
view-line-stack = { $count } in the stack
view-line-prices = free market { $basic }/{ $refined }
view-line-favour = favour
view-line-cup = cup
view-line-actions = actions
view-line-longest = longest
view-line-parts = { $count }/{ $all }
view-line-ways =
    { $count ->
        [one] { $count } way
       *[other] { $count } ways
    }
view-line-cliffs =
    { $count ->
        [one] { $count } cliff
       *[other] { $count } cliffs
    }
view-line-unlinked = no road
view-line-touches = touches
view-does-produce = fills up { $goods } and brings { $gain }
view-does-refine =
    { $slots ->
        [one] { $input } → { $output }, 1 slot
       *[other] { $input } → { $output }, { $slots } slots
    }
view-does-coins =
    { $n ->
        [one] { $n } coin
       *[other] { $n } coins
    }
view-does-points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
view-scores-per-segment = { $points } for each segment that touches the same terrain: { $terrains }
view-scores-per-count-market-sales = { $points } for each sale of yours
view-scores-per-count-church-deliveries = { $points } for each delivery of yours to the Church
view-scores-per-count-donkeys = { $points } for each donkey of yours
view-scores-per-count-roads-built = { $points } for each road that you built
view-scores-per-coin = { $points } for each coin left over, at most { $cap }
view-scores-per-path-tile = { $points } for each tile on the shortest way to the Church
view-scores-longest-road-bonus = { $points } more for each tile of your longest road
view-scores-flat-if-built-road = { $points } if a built road ends here
view-scores-anywhere = also without a road
view-terrain-road = road
view-terrain-forest = forest
view-terrain-mountain = mountains
view-sign-coin = coin
view-sign-point = point
view-sign-villager = villager who stands
view-sign-lying = villager who has worked
view-sign-donkey = donkey
view-sign-moved = donkey that has moved
view-sign-flag = flag on a landmark
view-sign-road = road of one's own supply
view-sign-forest = forest
view-sign-mountain = mountains
view-sign-empty = empty slot
view-sign-high = of high quality
view-sign-number = number of a tile in the village
view-sign-links = tiles to which roads lead from here
view-sign-outside = no road leads here from the Church
view-sign-sale = sale
view-sign-delivery = delivery to the Church

# The table in sentences

tell-now = The turn
tell-round =
    { $round ->
        [0] Set-up
       *[other] Round { $round }
    }{ $over ->
        [1] { ", " }the game is over
       *[other] { $last ->
            [1] { ", " }the last one
           *[other] { "" }
        }
    }.
tell-first = { $player } begins the rounds.
tell-turn =
    { $player }'s turn, { $n ->
        [0] no villager stands any more
        [one] { $n } villager still stands
       *[other] { $n } villagers still stand
    }.
tell-donkeys-wait = The donkeys have not moved yet.
tell-building = Being built: { $thing }.
tell-bill = Left to pay: { $goods }.
tell-coins-due =
    In the end { $n ->
        [one] { $n } coin
       *[other] { $n } coins
    } more.
tell-village = The village
tell-links = Linked by road: { $tiles }.
tell-outside = No road leads here from the Church.
tell-slots =
    { $n ->
        [one] { $n } free slot.
       *[other] { $n } free slots.
    }
tell-made =
    { $goods }{ $high ->
        [1] { " " }of high quality
       *[other] { "" }
    } (made by { $who })
tell-worker-villager-0 =
    { $n ->
        [one] { $n } villager who stands ({ $who })
       *[other] { $n } villagers who stand ({ $who })
    }
tell-worker-villager-1 =
    { $n ->
        [one] { $n } villager who has worked ({ $who })
       *[other] { $n } villagers who have worked ({ $who })
    }
tell-worker-donkey-0 =
    { $n ->
        [one] { $n } donkey ({ $who })
       *[other] { $n } donkeys ({ $who })
    }
tell-worker-donkey-1 =
    { $n ->
        [one] { $n } donkey that has moved ({ $who })
       *[other] { $n } donkeys that have moved ({ $who })
    }
tell-road = Built { $thing } between { $ends } ({ $player }).
tell-hall = Town Hall
tell-plan = { $thing }, { for-price }{ with-coins }.
tell-bag =
    { $n ->
        [0] The bag is empty.
        [one] { $n } plan in the bag.
       *[other] { $n } plans in the bag.
    }
tell-hire-villager = { view-hire-villager }.
tell-hire-donkey = { view-hire-donkey }.
tell-market = Market
tell-sales-left =
    { $n ->
        [0] No more sales are to come.
        [one] { $n } more sale is to come.
       *[other] { $n } more sales are to come.
    }
tell-prices =
    Free market: a basic resource for { $basic ->
        [one] { $basic } coin
       *[other] { $basic } coins
    }, a refined one for { $refined ->
        [one] { $refined } coin
       *[other] { $refined } coins
    }.
tell-church = Church
tell-parts = { view-church-parts }.
tell-delivered = { $thing }: delivered by { $player }.
tell-goals = Milestones and awards
tell-milestone = { $thing }: nobody's yet.
tell-owned = { $thing }: { $player }.
tell-standing = { $player } ({ $n })
tell-award = { $thing }: { $standings }.
tell-points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    } so far, { $now } if the game ended now.
tell-coins =
    { $n ->
        [one] { $n } coin.
       *[other] { $n } coins.
    }
tell-hand = Plan in hand: { $thing }.
tell-roads =
    { $n ->
        [0] No road left to build.
        [one] { $n } road left to build.
       *[other] { $n } roads left to build.
    }
tell-supply = Tokens in supply: { $goods }.
tell-flags = Landmarks: { $tiles }.
tell-sold = Sales: { $goods }.
tell-deliveries = Deliveries: { $goods }.
tell-longest =
    { $n ->
        [0] No longest road yet.
       *[other] Longest road, { $n } long: { $tiles }.
    }
tell-solo = The opponent
tell-favour =
    { $up ->
        [1] { view-favour-up }.
       *[other] { view-favour-down }.
    }
tell-actions = Order of actions: { $actions }.
tell-cup = In the cup: { $discs }.
tell-discs = { $n }× { $thing }

# 2 Tiles and terrain

rule-2-1 = All segments are equally long, and tiles always touch along whole ones; a corner is not enough. A tile may be turned, but not flipped.
rule-2-2 = A new tile may cover nothing and must touch the tile beside which it is built along a whole segment. Road meets only road, forest and mountains meet as they like; that goes for all neighbours.
rule-2-3 = People and goods go only where roads lead: printed ones, or built by anybody. Touching is not enough; without roads from the Church nobody can work in a building.

# 3 Set-up

rule-3-1 = Everybody starts with a villager and a donkey at the Church and 3 coins; the last player, or with four players the last two, has one more coin. Who begins is drawn by lot.
rule-3-2 = Five buildings lie round the Church, each joined to it by road. The three that produce start with 2 resources each.
rule-3-3 = Four plans from the bag are on offer; when one goes, another comes at once while there are any.
rule-3-4 = Three sales lie at the Market. The easiest come first; a few of the harder ones are removed before, and nobody knows which.

# 5 The turn

rule-5-1 = In each round everybody has one turn, from the starting player on.
rule-5-2 = An action can be chosen only if you can do all of it: there is room, you can pay, and everything can be brought. You may end the turn at any time.
rule-5-3 = Donkeys move once in a turn and all together, each at most one tile along a road. When they have moved, they wait for your next turn.
rule-5-4 = Every villager works once in a turn and then lies down, until your next turn begins. Along roads they come everywhere.

# 6 Transport and consumption

rule-6-1 = A resource comes to a villager from the same tile, or over one road from the next. From farther away only if a donkey of yours stands on every tile between; donkeys of others don't help, their roads do.
rule-6-2 = You may take any resource in the village. For a refined one its maker gets 1 coin and 1 point, for high quality twice that, and the token goes back.
rule-6-3 = What is missing can be bought on the free market, if it can be brought from the Market to the villager and you have the coins. Nothing may be bought for a sale.
rule-6-4 = All is paid or nothing: as much as is asked, and not a bit more. Purchases and coins are paid last, so rewards that you get on the way count.

# 7 What villagers do

rule-7-1 = A production building fills all its empty slots and gives its reward once. A full one produces nothing.
rule-7-2 = Each empty slot of a Barn takes wood, stone or wheat, as you like. The reward is 2 points.
rule-7-3 = Refining needs an empty slot, a basic resource for each token, and your token in the supply; you have only two of each kind. The reward comes when the product is used.
rule-7-4 = At the Town Hall you may take one plan. Lay a coin on each plan to its left, and keep the coins that lie on yours; three plans in hand are the most.
rule-7-5 = After the plan you may hire: villagers for 5, 7 and 9 coins, donkeys for 3. Four villagers and six donkeys are the most; a new villager works from the next turn, a donkey helps at once. One of the two must be done.
rule-7-6 = A sale is made if everything it asks for can be brought to the Market, and nothing of it is bought. Each villager makes one sale.
rule-7-7 = Each villager at the Church makes one delivery to an open space, and all of it must be brought or bought. A slash means any mixture.
rule-7-8 = Begging is allowed only while Farm, Woodcutter and Quarry are all full and there is no work. It brings a coin.
rule-7-9 = You build a plan from your hand beside the tile on which the villager stands and to which everything can be brought; the plan has to fit there. Points come at once, and the first building of a resource brings a milestone.
rule-7-10 = When the first building that makes timber, brick, flour or milk stands, the four plans of its stack go to the bag.
rule-7-11 = A landmark that you build bears your flag, and its points at the end are yours alone. Nobody can work in it.
rule-7-12 = A road joins two tiles that touch and are not yet linked: over mountains a bridge for 2 wood, through forest a path for 2 stone. Where forest meets mountains is a cliff, and no road goes there; everybody has five roads.

# 8 Milestones and awards

rule-8-1 = A milestone goes to whoever is first, and nobody can take it away. The owner of a resource's milestone makes it in high quality; the Planner scores one more point for each road of their own.
rule-8-2 = Awards are given at the end: for most and second most deliveries, for most sales and for most landmarks. Those who tie share the points, rounded down; whoever has none gets nothing.

# 9 The end

rule-9-1 = When the last delivery is made, the Church stands. The round is finished, so that all have had the same number of turns, and the game ends.
rule-9-2 = A landmark scores for the owner of its flag. Roads must lead to it from the Church, except to woodlands and mountain ranges.
rule-9-3 = Each road that you built is a point at the end; the Planner has 2.
rule-9-4 = The longest road is a line of different tiles joined by printed roads and your own, without the Church and with at least one road of yours. Each tile is 2 points.
rule-9-5 = Every 3 coins left over are a point at the end.
rule-9-6 = Most points win; if equal, more deliveries, then more sales. After that you share the win.
rule-9-7 = When nobody works for three rounds in a row, or the round limit is reached, the game ends and the points are counted.

# 10 Alone

rule-10-1 = Botric plays after you. He carries goods over the whole village without donkeys, never buys, and scores a point instead of coins. You win only with more points than he has, or as many and more deliveries, then sales.
rule-10-2 = Each of his villagers first tries to hire another, then a delivery to the Church, then a sale. Only when none of this works does he draw.
rule-10-3 = The disc drawn points to an action of his row. Botric does the first possible one from there to the right, and that one goes to the end; if there is none, his favour grows by a coin.
rule-10-4 = For 5 coins of favour Botric hires a villager. Favour that lies face up makes a delivery cheaper and turns over; an empty cup turns it back.

# The end on the screen

view-won =
    { $who ->
        [me] The village is proudest of you
        [one] The village is proudest of { $names }
       *[many] The village is proudest of { $names }
    }
view-by-round = Round by round
view-nth-round = round { $number }
