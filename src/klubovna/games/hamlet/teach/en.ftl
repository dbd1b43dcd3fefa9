# Numbers and goods in sentences

coins-n =
    { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }
points-n =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
gained-n =
    { $coins ->
        [0] { points-n }
       *[other] { coins-n }
    }
goods-a =
    { $a_id ->
        [brick] { $a_n } { $a_n ->
            [one] brick
           *[other] bricks
        }
        [basic] { $a_n } basic { $a_n ->
            [one] resource
           *[other] resources
        } (wood, stone, wheat)
        [refined] { $a_n } refined { $a_n ->
            [one] resource
           *[other] resources
        }
        [brick_milk] { $a_n }× brick or milk
        [timber_flour] { $a_n }× timber or flour
       *[other] { $a_n } { $a }
    }
goods-b =
    { $b_id ->
        [brick] { $b_n } { $b_n ->
            [one] brick
           *[other] bricks
        }
       *[other] { $b_n } { $b }
    }
goods-c =
    { $c_id ->
        [brick] { $c_n } { $c_n ->
            [one] brick
           *[other] bricks
        }
       *[other] { $c_n } { $c }
    }
goods-d =
    { $d_id ->
        [brick] { $d_n } { $d_n ->
            [one] brick
           *[other] bricks
        }
       *[other] { $d_n } { $d }
    }
goods-list =
    { $size ->
        [1] { goods-a }
        [2] { goods-a } and { goods-b }
        [3] { goods-a }, { goods-b } and { goods-c }
        [4] { goods-a }, { goods-b }, { goods-c } and { goods-d }
       *[other] { goods-a }, { goods-b }, { goods-c }, { goods-d } and more
    }
many-slots =
    { $n ->
        [one] { $n } slot
       *[other] { $n } slots
    }

# Goods in cases

from-a = of { $a }
one-of-a = one { $a }
acc-resource = { $resource }

# Kinds and tags

kind-tile = Buildings
kind-sale = Sales
kind-delivery = Deliveries
kind-milestone = Milestones
kind-award = Awards
kind-road = Roads
kind-zone = Places on the table
kind-button = Buttons
kind-icon = Icons
kind-disc = Botric’s discs
kind-action = Botric’s actions
tag-special = special
tag-production = production
tag-refinery = refinery
tag-landmark = landmark
tag-start = at the start
tag-bag = from the start
tag-stack = comes later
tag-goods = Goods and gains
tag-workers = Workers
tag-land = In the village
tag-table = On the table
tag-basic = basic
tag-refined = refined
tag-level-1 = level 1
tag-level-2 = level 2
tag-level-3 = level 3
tag-few = 1 or 2 players
tag-many = 3 or 4 players
tag-milestone = milestone
tag-award = award
tag-road = road
tag-solo = solo game

# Names of places, buttons and icons

name-zone-village = The village
name-zone-plans = Plans in hand
name-zone-row = Plans at the Town Hall
name-zone-bag = The bag
name-zone-market = Sales at the Market
name-zone-stack = Stack of sales
name-zone-free-market = Free market
name-zone-church = Deliveries to the Church
name-zone-milestones = Milestones
name-zone-awards = Awards
name-zone-player = A player
name-zone-supply = Refined tokens in supply
name-zone-longest = Longest road
name-zone-round = Round and church
name-zone-token = A token to pay with
name-zone-donkey = A donkey to lead
name-zone-site = A free edge
name-zone-fit = A way to lie
name-zone-contact = A place for a road
name-zone-times = How many tokens
name-zone-rival = Botric
name-zone-actions = Botric’s row of actions
name-zone-cup = Botric’s cup
name-button-road = Build a road
name-button-donkeys = Set out with the donkeys
name-button-end = End the turn
name-button-done = That is enough
name-button-pass = Take no plan
name-button-buy = Buy on the free market
name-button-go-on = Go on
name-button-villager = Hire a villager
name-button-donkey = Buy a donkey
name-button-beg = Beg at the Church
name-icon-wood = Wood
name-icon-stone = Stone
name-icon-wheat = Wheat
name-icon-timber = Timber
name-icon-brick = Brick
name-icon-flour = Flour
name-icon-milk = Milk
name-icon-points = Points
name-icon-lying = Villager who has worked
name-icon-moved = Donkey that has moved
name-icon-plan = Plan
name-icon-spire = Delivery to the Church
name-icon-stall = Sale at the Market
name-icon-hall = Town Hall
name-icon-cup = Goals
name-icon-flag = Flag
name-icon-slot = Empty slot
name-icon-mix = Any mixture
name-icon-refine = Makes goods
name-icon-forest = Forest edge
name-icon-mountain = Mountain edge
name-icon-way = Road edge
name-icon-cliff = Cliff
name-icon-first = Starting player
name-icon-arrow = Which side is up
name-icon-villager = Villager
name-icon-donkey = Donkey
name-icon-coin = Coin
name-icon-road = Built road
name-icon-high = High quality
name-icon-part = Part of the church
name-icon-favour = Favour

# Buildings in words

line-church = Deliver goods here
    .text = A villager at the Church brings one delivery. It gives points at once and builds a part of the church.
line-church-end = The finished church ends the game
    .text = When the last delivery is made, the round is played to its end and points are counted.
line-beg = Begging: { so-many-coins }
    .text = Only while Woodcutter, Quarry and Farm are all full. It helps when there is nothing else to do.
line-market = Sell goods here
    .text = A villager at the Market makes one of the open sales: all its goods come to the Market, points and coins are yours.
line-price-basic = A basic resource costs { $many } to { $few } coins
    .text = { $few } with one or two players, { $many } with three or four. You buy while you pay, if goods can come from the Market to your villager.
line-price-refined = A refined resource costs { $many } to { $few } coins
    .text = { $few } with one or two players, { $many } with three or four. Bought goods reward nobody.
line-hall = First take a plan
    .text = The leftmost plan is free. For each one further right you lay a coin on every plan that you pass by.
line-hire = Then hire workers
    .text = Villagers cost { $first }, { $second } and { $third } coins, a donkey { $donkey }. You may hire as many as you can pay.
line-produce = Fills { many-slots }: { $a }
    .text = A villager here fills every empty slot. What lies here may be used by everybody.
line-barn = Fills { many-slots } with what you choose
    .text = Each empty slot takes wood, stone or wheat. What lies here may be used by everybody.
line-gives = Brings { gained-n }
    .text = You get it once, however many slots were filled. While all slots are full, nobody can work here.
line-refine = Makes { acc-resource } { from-a }
    .text =
        Each token of yours uses up { one-of-a } that can come here. { $n ->
            [one] There is room for one.
           *[other] There is room for { $n }, even at once.
        }
line-reward = Its maker gets { coins-n } and { points-n }
    .text =
        It comes when somebody uses the token, be it you or a rival. A token of high quality brings { $times ->
            [one] as much.
           *[other] { $times } times as much.
        }
line-first = The first one brings { $milestone }
    .text = Who builds the first refinery for { $resource } gets the milestone, and four more plans go to the bag.
line-per-segment =
    { $terrain_id ->
        [road] { points-n } for each road that is joined
        [forest] { points-n } for each edge on forest
        [mountain] { points-n } for each edge on mountains
       *[any] { points-n } for each edge that matches
    }
    .text =
        { $terrain_id ->
            [road] Only printed roads that meet here count, built ones don’t.
            [forest] Each edge that touches forest of another tile counts.
            [mountain] Each edge that touches mountains of another tile counts.
           *[any] Road on road, forest on forest, mountains on mountains.
        }
line-per-count-market-sales = { points-n } for each sale of yours
    .text = All sales count that you made during the game.
line-per-count-church-deliveries = { points-n } for each delivery of yours
    .text = All deliveries count that you brought to the Church.
line-per-count-donkeys = { points-n } for each donkey of yours
    .text = All your donkeys in the village count, the first one too.
line-per-count-roads-built = { points-n } for each road of yours
    .text = Bridges and paths that you built count here, too.
line-per-coin = { points-n } for each coin left over, at most { $cap }
    .text = The coins still count for points as usual.
line-per-path-tile = { points-n } for each tile on the way to the Church
    .text = The shortest way counts, with both of its ends.
line-longest-road-bonus = { points-n } more for each tile of your longest road
    .text = It need not lie on that road itself.
line-flat-if-built-road = { points-n } if a built road ends here
    .text = It does not matter who built the bridge or path.
line-needs-road = Only with a road to the Church
    .text = At the end it scores only if roads lead here from the Church.
line-anywhere = Even without a road
    .text = It scores wherever it lies.
line-flag = Bears the builder’s flag
    .text = Its points at the end belong to the owner of the flag. Nobody works here.
line-start = Lies there from the start
    .text = It lies beside the Church with a road to it. Nobody has to build it.
line-cost = Costs { goods-list }
    .text = All of it must be able to come to the villager who builds it, or be bought.
line-cost-coins = Costs { so-many-coins }
    .text = It needs coins only.
line-built = { points-n } when it is built
    .text = You score them at once.
line-bag = In play from the start
    .text = It can turn up at the Town Hall in any game, from the first round on.
line-stack = Comes with { $resource }
    .text = It is put into the bag when the first building that makes { $resource } stands.
line-terrain =
    Edges: { $roads ->
        [0] no road
       *[other] { $roads }× road
    }{ $forests ->
        [0] {""}
       *[other] , { $forests }× forest
    }{ $mountains ->
        [0] {""}
       *[other] , { $mountains }× mountains
    }
    .text =
        { $roads ->
            [0] Forest and mountains touch as they like. Only a bridge or a path joins a tile without a road.
           *[other] Road may touch only road, forest and mountains touch as they like.
        }

# Goods in words

line-basic = Basic resource
    .text = It comes { from-tile }. It belongs to nobody: whoever needs it takes it.
line-wheat = Becomes flour or milk
    .text = Mills make flour of it, and animals milk.
line-for-road =
    { $kind_id ->
        [bridge] Two of it build a bridge
       *[path] Two of it build a path
    }
    .text =
        { $kind_id ->
            [bridge] A bridge joins two tiles that touch with mountains.
           *[path] A path joins two tiles that touch with forest.
        }
line-refined = Refined resource
    .text = It is made { from-a }, by { $one } and { $other }. The token bears the sign of its maker.
line-tokens =
    { $n ->
        [one] You have { $n } token of it
       *[other] You have { $n } tokens of it
    }
    .text = While both lie in the village, you can’t make another one. A used token comes back to you.

# Sales, deliveries, goals and roads in words

line-sale = Asks for { goods-list }
    .text = All of it must be able to come to the Market. One villager makes one sale.
line-sale-gain = Brings { points-n } and { coins-n }
    .text = You get them at once, and the tile is yours: sales count for the Merchant and the Trade Post.
line-sale-own = Nothing of it can be bought
    .text = Goods of the free market are no good for sales.
line-level = Level { $n } of 3
    .text = Easy sales come first, the hard ones at last.
line-asks = Asks for { goods-list }
    .text = Any mixture will do. What is missing may be bought, if it can come to the Church.
line-asks-coins = Asks for { so-many-coins }
    .text = Coins are enough, and nothing has to be carried.
line-delivery = Brings { points-n }
    .text = You score them at once. Each space is for one delivery, whoever is first.
line-part = Builds a part of the church
    .text = When the last space is filled, the round is played to its end and the game is over.
line-side-few = For one or two players
    .text = This side of the church has four spaces, and two parts stand already.
line-side-many = For three or four players
    .text = This side of the church has five spaces, and one part stands already.
line-planner = For the first road
    .text = Whoever builds the first bridge or path gets it.
line-planner-gain = { points-n } more for each road of yours
    .text = It is counted at the end, on top of the point for the road.
line-maker = For the first refinery of { $resource }
    .text = Whoever builds it gets the milestone at once.
line-high = Your { $resource } is of high quality
    .text =
        Tokens that you make from now on bring { $times ->
            [one] the reward once
           *[other] { $times } times the reward
        } when they are used.
line-kept = Nobody can take it from you
    .text = A milestone stays with whoever was first.
line-award-chaplain = For most deliveries
    .text = Those who tie share this award and the next one.
line-award-sacristan = For second most deliveries
    .text = It needs at least one delivery.
line-award-merchant = For most sales
    .text = It needs at least one sale.
line-award-landscaper = For most landmarks
    .text = All your flags count, even where no road leads.
line-award = { points-n } at the end
    .text = Equal players share the points, rounded down.
line-bridge = Joins mountains
    .text = It lies where two tiles touch with mountains and are not joined yet.
line-path = Joins forests
    .text = It lies where two tiles touch with forest and are not joined yet.
line-shared = Everybody walks on it
    .text = Roads are shared, whoever built them. Only the points are the builder’s.
line-road-gain = { points-n } at the end
    .text = It also makes your longest road longer, at { $longest } points for each of its tiles.

# Places in words

line-zone-village = All of you build it together
    .text = Villagers and goods go wherever roads lead. That two tiles touch is not enough.
line-zone-plans = What you can build
    .text = A villager builds a plan when its goods can come to a tile beside which it fits.
line-zone-row = Four plans on offer
    .text = The leftmost is free, each step to the right costs a coin. Coins lying on a plan are yours when you take it.
line-zone-bag = Where new plans come from
    .text = When a plan is taken, another one is drawn. The bag grows when something new can be made in the village.
line-zone-market = Three sales are open
    .text = Send a villager to the Market to make one of them. Then a new one comes.
line-zone-stack = Sales that are still to come
    .text = The easy ones lie on top. Some of the hard ones were put away before the game.
line-zone-free-market = Buy what is missing
    .text = While you pay, missing goods can be bought if they can come from the Market to your villager. Never for a sale.
line-zone-church = What the church still needs
    .text = Each space is one delivery. The last one ends the game.
line-zone-milestones = For whoever is first
    .text = First refinery of a resource, first road: the milestone helps from then on.
line-zone-awards = For whoever did most
    .text = They are given at the end. The numbers show who is ahead.
line-zone-player = What everybody sees
    .text = From left to right: coins, villagers, donkeys, roads left, plans, deliveries, sales. The large number: points if the game ended now.
line-zone-supply = What can still be made
    .text = Everybody has two tokens of each refined resource. Those in the village are missing here.
line-zone-longest = A line of tiles without the Church
    .text = Printed roads and your own join them, at least one of your own. Each tile is 2 points.
line-zone-round = How far the church has grown
    .text = It has six parts. When the last one stands, the round is finished and the game ends.
line-zone-token = Goods that can come to your villager
    .text = From the same tile or the next one they come by themselves, from farther away over your donkeys.
line-zone-donkey = One of your donkeys
    .text = It goes one tile along a road. All your donkeys move together, once in a turn.
line-zone-site = Here the plan fits
    .text = The new tile must touch others by whole edges, and a road only a road.
line-zone-fit = One way to lay the tile
    .text = Turn it until its road meets a road of the village.
line-zone-contact = Here a road can be built
    .text = Over mountains it is a bridge for 2 wood, through forest a path for 2 stone.
line-zone-times = One token or two
    .text = Each token uses up one basic resource.
line-zone-rival = Your rival in the solo game
    .text = He plays after you, needs no donkeys and never buys. You win only with more points than he has.
line-zone-actions = What he does without a better idea
    .text = A disc points at one of the first three. The first possible action from there on is done and goes to the end.
line-zone-cup = Where his discs come from
    .text = When the cup is empty, all discs go back and his favour turns up again.

# Buttons in words

line-button-road = Join two tiles
    .text = Your villager builds a bridge for 2 wood or a path for 2 stone. It is worth points at the end.
line-button-donkeys = Move all your donkeys
    .text = Each may go one tile along a road. You may do it once in a turn, before or after your villagers work.
line-button-end = Your turn is over
    .text = Villagers who have not worked lose their turn.
line-button-done = Go on without more
    .text = Whatever is left stays as it is.
line-button-pass = Leave the plans alone
    .text = You may go on to hire workers without a plan.
line-button-buy = Buy what is still missing
    .text = You pay the price of the free market, and nobody is rewarded.
line-button-go-on = Hand on
    .text = Until then you can still take your last step back.
line-villagers = They cost { $first }, then { $second }, then { $third } coins
    .text = A new villager works from your next turn on.
line-most-villagers = You can have { $n }
    .text = Every one of them is one more action in each turn.
line-donkeys = Each costs { so-many-coins }
    .text = A new donkey comes to any tile with a road to the Church and helps at once.
line-most-donkeys = You can have { $n }
    .text = A chain of donkeys brings goods through the whole village.

# Icons in words

line-icon-points = Whoever has most of them wins
    .text = Buildings, sales, deliveries and used tokens score at once. Awards, landmarks, roads and coins are added at the end.
line-points-now = Beside a player: if the game ended now
    .text = The number counts what is added at the end, too, as it is just now. That may still change.
line-icon-villager = Works once in a turn
    .text = A villager walks anywhere along roads, works, builds, and then lies down until your next turn.
line-icon-lying = This villager lies down
    .text = It stands up when your next turn begins.
line-icon-donkey = Carries goods
    .text = Goods pass over a tile only if your donkey stands there. It carries any number and stays where it is.
line-donkey-moves = Goes one tile in a turn
    .text = All your donkeys move at the same time, along roads.
line-icon-moved = This donkey has moved
    .text = It still carries goods, and may move again in your next turn.
line-icon-plan = A building that is not built yet
    .text = Plans come from the Town Hall. You may hold three.
line-icon-spire = Deliveries that a player made
    .text = Most deliveries bring the Chaplain at the end.
line-icon-stall = Sales that a player made
    .text = Most sales bring the Merchant at the end.
line-icon-hall = Where plans and workers come from
    .text = Send a villager there.
line-icon-cup = Milestones and awards
    .text = Milestones go to whoever is first, awards to whoever has most at the end.
line-icon-flag = A landmark of this player
    .text = Its points at the end belong to whoever built it.
line-icon-mix = Goods may be mixed
    .text = A slash between goods means “or”: only their number counts.
line-icon-slot = Nothing lies here
    .text = A villager who works in the building fills it.
line-icon-refine = What the building makes
    .text = The goods behind the arrow come to lie in its slots.
line-icon-forest = A path can lead here
    .text = Where forest touches forest, a path for 2 stone can be built.
line-icon-mountain = A bridge can lead here
    .text = Where mountains touch mountains, a bridge for 2 wood can be built.
line-icon-way = A road printed on the tile
    .text = Where two of them meet, the tiles are joined for everybody.
line-icon-cliff = Forest against mountains
    .text = The tiles may lie like this, but no road can be built here.
line-icon-first = Begins every round
    .text = When the church is finished, the round ends before this player.
line-icon-arrow = Up or down
    .text = Favour that is up makes Botric’s next delivery cheaper.
line-icon-coin = Money
    .text = It hires workers, pays for plans further right and buys missing goods.
line-coins =
    { $n ->
        [one] { $n } coin is a point at the end
       *[other] { $n } coins are a point at the end
    }
    .text = Spend them while there is time.
line-icon-road = A road that a player built
    .text =
        { $points ->
            [one] It is worth { $points } point at the end.
           *[other] It is worth { $points } points at the end.
        } Everybody has { $n } of them.
line-icon-high = Made by whoever was first
    .text =
        When it is used, its maker gets { $times ->
            [one] the reward once.
           *[other] { $times } times the reward.
        }
line-icon-part =
    { $n ->
        [one] The only part
       *[other] One of { $n } parts
    }
    .text = Every delivery builds one. When all stand, the game ends with the round.

# The solo game in words

line-favour = { so-many-coins } of favour hire a villager
    .text = Whenever Botric has as much, he hires before anything else.
line-discount = A delivery gets cheaper
    .text =
        While it is up, it saves him { $basic ->
            [one] { $basic } basic resource
           *[other] { $basic } basic resources
        }, or { $refined ->
            [one] { $refined } refined resource
           *[other] { $refined } refined resources
        }, or { $coins ->
            [one] { $coins } coin
           *[other] { $coins } coins
        }. Then it turns down.
line-disc =
    { $n ->
        [one] { $n } of them is in the cup
       *[other] { $n } of them are in the cup
    }
    .text = When it is drawn, Botric starts to look at place { $place } of his row of actions.
line-action-refine = He makes refined goods
    .text = As many as he can, of high quality first.
line-action-construct = He builds a plan
    .text = Refineries come before landmarks, and landmarks before barns.
line-action-produce = He fills a building
    .text = He takes the one in which least lies, and scores a point instead of coins.
line-action-blueprint = He takes a plan
    .text = He looks for the first refinery of a kind, then for coins, then for landmarks.
line-action-road = He builds a road
    .text = It joins his landmarks or something new to the village, or makes his longest road longer.

# The tutor: topics

topic-turn = a turn
topic-produce = production
topic-hall = the Town Hall
topic-carry = paying and carrying
topic-build = building
topic-refine = refining
topic-market = sales
topic-road = roads
topic-church = the church

# The tutor: notes

note-turn = Send a villager to work
    .text = Each villager does one thing in a turn, wherever a road leads. Begin { at-that-tile }.
note-end = The work is done
    .text =
        { $n ->
            [one] Your villager stands up again
           *[other] Your villagers stand up again
        } in your next turn. Now you may set out with the donkeys, or end the turn.
note-score = Points as if the game ended now
    .text = The number beside a player counts awards, landmarks, roads and coins, too, as they are now. Until the end they may still change.
note-rival = You play against Botric
    .text = He plays after you and needs neither donkeys nor coins. You win with more points than he has.
note-discs = A disc chooses for Botric
    .text = He hires, delivers or sells if he can. Else a disc from the cup points at an action in his row.
note-produce = Produce goods
    .text =
        { at-tile-first } { $n ->
            [one] one empty slot is filled
           *[other] all { $n } empty slots are filled
        }, and you get { gained-n }. The goods are for everybody.
at-tile-first = When you work { at-tile },
note-barn = Choose what is stored
    .text = Each slot takes wood, stone or wheat. Take what is rare in the village, or what your plan needs.
note-hall = Get a plan
    .text = Without a plan you can’t build, and buildings bring points. Send a villager to the Town Hall.
note-row = Choose a plan
    .text = The leftmost is free; for another one lay a coin on every plan that you pass. Coins on your plan are yours.
note-first = Take a first refinery
    .text = Whoever first builds { that-tile } becomes { $milestone }: from then on the reward for { acc-resource } is doubled for them.
note-hire = Hire a villager
    .text =
        { $n ->
            [one] A second villager means two actions in every turn.
           *[other] Each further villager is one more action in every turn.
        } It begins to work in your next turn.
note-save = Keep your coins now
    .text = Another villager costs { so-many-coins }, and you have { $coins }. A donkey would only put that off.
note-donkey = Buy a donkey
    .text =
        You have { $n ->
            [one] a villager
           *[other] { $n } villagers
        } already. Another donkey brings them goods from farther away, and helps at once.
note-place = Put it on the way
    .text = A donkey helps on the tile between the goods and the place where they are needed. It may stand anywhere that a road leads.
note-build = Build { the-tile }
    .text = All it costs can come to a villager or be bought. You get { points-n } at once.
note-missing = This plan must wait
    .text = Something is still missing for { the-tile }. Touch the plan to see what.
note-landmark = A landmark is yours
    .text = Build { the-tile }, and it bears your flag and scores again at the end. Nobody works in it.
note-site = Choose a place
    .text =
        { $kind_id ->
            [anywhere] { $tile } scores even without a road. Its card says beside what it is worth most.
            [landmark]
                { $way ->
                    [0] { site-cut-off } So it would score nothing at the end.
                    [1] { site-by-bridge }
                    [2] { site-by-path }
                   *[other] Lay { the-tile } so that its road meets one of the village. Without a road it scores nothing at the end.
                }
           *[other]
                { $way ->
                    [0] { site-cut-off } So nobody could work there.
                    [1] { site-by-bridge }
                    [2] { site-by-path }
                   *[other] Road may touch only road. Lay { the-tile } so that its road meets one of the village, or nobody can go there.
                }
        }
site-cut-off = Wherever it fits now, forest meets mountains, and no road can be built over such a cliff.
site-by-bridge = No road of the village can meet it now. At the marked place mountains meet mountains: turn it that way, and a bridge for 2 wood can join it later.
site-by-path = No road of the village can meet it now. At the marked place forest meets forest: turn it that way, and a path for 2 stone can join it later.
note-starter = Lay the village
    .text = The { $tile } comes beside the Church so that their roads meet. Later buildings need a road of the Church, too.
note-pay = Pay with goods
    .text = They come from the same tile, the next one, or over your donkeys. The marked ones are a good choice.
note-reward = Somebody made this
    .text = Whoever made a refined token gets { coins-n } and { points-n } when it is used. Use your own first.
note-buy = You may buy instead
    .text = The free market sells what is missing, as long as it can come to your villager. It costs coins and rewards nobody.
note-stand = Choose where to stand
    .text = From each tile other goods are in reach. Your villager works there and lies down there.
note-donkeys = Lead your donkeys
    .text = Once in a turn each donkey may go one tile. Let them stand between the goods and where you need them.
note-lead = One tile along a road
    .text = Goods pass a tile on which your donkey stands. Think of what you want to bring next.
note-refine = Refine goods
    .text = The { $tile } makes { acc-resource } { from-a }. The token is yours: whoever uses it, you are rewarded.
note-times = Make both
    .text =
        { $n ->
            [one] You have enough for { $n } token.
           *[other] You have enough for { $n } tokens.
        } Each uses up one basic resource, and one action is enough for both.
note-high = Your { $resource } is of high quality
    .text = Your milestone is { $milestone }. Each token of { $resource } that you make from now on brings you { coins-n } and { points-n } when somebody uses it.
note-road = Roads can be built, too
    .text = A bridge costs 2 wood, a path 2 stone. It joins two tiles for everybody and is worth points at the end.
note-road-site = Where shall it lead?
    .text =
        Mountains touch: a bridge. Forests touch: a path. { $n ->
            [0] Every road is a point at the end, and goods come along it.
           *[other] Best join a tile to which no road leads yet.
        }
note-unlinked = No road leads here
    .text =
        { $kind_id ->
            [landmark] Until a road leads { to-that-tile }, it scores nothing at the end.
           *[other] Until a road leads { to-that-tile }, nobody can work there.
        } { way-in }
way-in =
    { $way ->
        [0] Forest meets mountains, so no bridge or path can be built there: only a further tile could join it.
        [1] Mountains meet there: a bridge for 2 wood joins it.
       *[other] Forests meet there: a path for 2 stone joins it.
    }
note-longest = Your longest road counts
    .text = Each tile of a line joined by printed roads and your own brings { points-n } at the end. The Church does not belong to it.
note-sell = Sell at the Market
    .text = All goods of a sale can come there. It brings points and coins at once.
note-sale = Choose a sale
    .text = This one brings { points-n } and { coins-n }. Whoever sold most gets an award at the end.
note-deliver = Deliver to the Church
    .text = You have enough for a delivery now, even if something must be bought. It brings many points, and each space is there only once.
note-delivery = Choose a delivery
    .text = This one brings { points-n }. It builds a part of the church and counts for the awards.
note-beg = Begging is allowed
    .text = Woodcutter, Quarry and Farm are full. A villager at the Church gets { so-many-coins }, but anything else is better.
note-ending =
    { $n ->
        [0] The last round
       *[other] The end is near
    }
    .text =
        { $n ->
            [0] The church stands, and this round is played to its end. Take the points that you can still get.
           *[other] One delivery is left. When it is made, the game ends with that round.
        }

# The tutor: goals

goal-plan = Take a plan at the Town Hall: then you know what to collect.
goal-hire =
    { $left ->
        [0] Hire another villager at the Town Hall.
       *[other] Save { so-many-coins } for another villager.
    }
goal-lead = Lead your donkey { from-tile } { to-that-tile }: there it hands on { goods-a }.
goal-build = Build { the-tile }: { points-n }.
goal-deliver = Deliver { $delivery } to the Church: { points-n }.
goal-sell = Sell { $sale }: { points-n } and { coins-n }.

# The tutor: costly moves

caution-idle = End the turn now?
    .text =
        { $n ->
            [one] One villager has not worked yet.
           *[other] { $n } villagers have not worked yet.
        }
cost-idle =
    { $n ->
        [one] one action is lost
       *[other] { $n } actions are lost
    }
gain-build-road = a road: points at the end
gain-build = { $tile } stands: { points-n }
gain-produce =
    { $n ->
        [one] one new resource
       *[other] { $n } new resources
    } { at-tile }{ $coins ->
        [0] {""}
       *[other] {" "}and { coins-n }
    }
gain-refine = your own { $resource }, rewarded when it is used
gain-hall = a plan or another worker
gain-sell = a sale with points and coins
gain-church = something to do at the Church
caution-unlinked = Lay it without a road?
    .text = There is a place where its road meets one of the village.
caution-cliff = Lay it against a cliff?
    .text = Forest meets mountains there, and no bridge or path can be built.
caution-cut = Build it cut off?
    .text = Wherever it fits now, only forest and mountains meet: no road can be built there.
cost-cut = { $tile }: points once, but no road leads there
gain-later = the plan stays in your hand, and other places may come
cost-unlinked =
    nobody can work at { of-tile } until { $way ->
        [0] another tile joins it
       *[other] a road is built
    }
cost-flag =
    { $tile } scores nothing at the end until { $way ->
        [0] another tile joins it
       *[other] a road is built
    }
gain-linked =
    { $way ->
        [1] a bridge { to-that-tile } can be built later
        [2] a path { to-that-tile } can be built later
       *[other] a road leads { to-that-tile } at once
    }
caution-gift = Use a token of { $seat }?
    .text = One of your own would do as well.
cost-gift = { $seat } gets { coins-n } and { points-n }
gain-own = you get { coins-n } and { points-n }
caution-buy = Buy it on the free market?
    .text = Enough of it can come to your villager for nothing.
cost-buy = { so-many-coins } less
gain-free =
    { $n ->
        [one] one piece for nothing, the coins stay yours
       *[other] { $n } pieces for nothing, the coins stay yours
    }
caution-pass = Go without a plan?
    .text = The leftmost plan costs nothing.
cost-plan =
    { $n ->
        [0] you have no plan to build
        [one] you have only { $n } plan
       *[other] you stay with { $n } plans
    }
gain-plan = the plan of { of-tile } for free
caution-hire = Hire nobody?
    .text = You have the coins for a second villager.
cost-alone = one action in each turn, as before
gain-villager = two actions in each turn, for { so-many-coins }
caution-beg = Beg now?
    .text = You could make a delivery instead.
cost-beg = { so-many-coins } only
gain-deliver = { points-n } and a part of the church
caution-finish = Finish the church now?
    .text = The game would end with this round, and you are behind.
cost-behind = { $mine } points against { $best } of { $seat }
gain-wait = more turns to catch up

# What is missing

lack-goods = You lack { goods-list }.
    .text =
        { $price ->
            [0] It has to be made first, or be brought nearer by donkeys.
            [one] On the free market it would cost { $price } coin, and you have { $coins }.
           *[other] On the free market it would cost { $price } coins, and you have { $coins }.
        }
lack-goods-for-sale = { goods-list } can’t come to the Market.
    .text = Nothing may be bought for a sale: it must be made, or brought nearer by donkeys.
lack-donkeys = { goods-a } { from-origin } can’t come { to-that-tile }.
    .text =
        { $n ->
            [one] A donkey of yours { at-tile } would carry it.
           *[other] { $n } donkeys of yours are missing on the way, the first one { at-tile }.
        }
lack-coins = You lack { so-many-coins }.
    .text =
        { $price ->
            [one] It costs { $price } coin, and you have { $coins }.
           *[other] It costs { $price } coins, and you have { $coins }.
        } Work in Woodcutter, Quarry or Farm brings coins.
lack-villagers =
    { $n ->
        [one] Your villager has worked in this turn.
        [2] Both your villagers have worked in this turn.
       *[other] All { $n } of your villagers have worked in this turn.
    }
    .text = More work waits for your next turn. You can hire more villagers at the Town Hall.
lack-landmark = Nobody works at { of-tile }.
    .text = It is a landmark: it scores for the owner of its flag at the end.
lack-no-road = No road leads { to-that-tile }.
    .text =
        { $way ->
            [0] Forest meets mountains, so no bridge or path can be built there: only a further tile could join it.
            [1] Mountains meet { at-tile }: a bridge for 2 wood can be built there.
           *[other] Forests meet { at-tile }: a path for 2 stone can be built there.
        }
lack-road-marked = Touch the number where the road shall be.
    .text = Each number stands where two tiles meet. One of them is { at-that-tile }.
lack-road-joined = All tiles beside it are joined already.
    .text = Between two tiles there is one road at most. Touch one of the numbers.
lack-road-cliff = No road can be built { to-that-tile }.
    .text = Forest meets mountains there, a cliff. Only a further tile could join it.
lack-road-goods =
    { $way ->
        [1] A bridge { to-that-tile } needs 2 wood.
       *[other] A path { to-that-tile } needs 2 stone.
    }
    .text = So many can’t come there now, nor be bought. Touch one of the numbers.
lack-full =
    { $n ->
        [one] The slot { at-tile } is full.
       *[other] All { $n } slots { at-tile } are full.
    }
    .text = Somebody has to use up what lies there first.
lack-slots =
    { $n ->
        [0] There is no empty slot { at-tile }.
        [one] There is only one empty slot { at-tile }.
       *[other] There are only { $n } empty slots { at-tile }.
    }
    .text = Somebody has to use up the { $resource } there first.
lack-tokens =
    { $n ->
        [0] Both your tokens for { $resource } lie in the village.
       *[other] Only { $n } token for { $resource } is left in your supply.
    }
    .text = A token comes back when somebody uses it up.
lack-market =
    { $n ->
        [one] No sale can be made: { $n } piece is missing at the Market.
       *[other] No sale can be made: { $n } pieces are missing at the Market.
    }
    .text = Nearest is the sale { $sale }.
lack-sold-out = There is nothing to sell any more.
    .text = All sales of this game are made.
lack-church =
    No delivery can be made: { $coins ->
        [0]
            { $n ->
                [one] { $n } piece is missing at the Church.
               *[other] { $n } pieces are missing at the Church.
            }
       *[other] you lack { coins-n }.
    }
    .text = Nearest is the delivery { $delivery }.
lack-church-done = The church is finished.
    .text = Begging is possible only while Woodcutter, Quarry and Farm are full.
lack-hall = You lack { so-many-coins } for a worker.
    .text =
        { $n ->
            [3] Your hand is full, so there is no plan for you.
           *[other] There is no plan on offer any more.
        }
lack-hall-all = You have everything that there is at the Town Hall.
    .text = Four villagers, six donkeys and three plans are the most.
lack-fit = There is no place for { the-tile }.
    .text = Where its goods can come it doesn’t fit. Another building or road may make room.
lack-roads =
    { $n ->
        [one] Your { $n } road is built.
       *[other] All your { $n } roads are built.
    }
    .text = There are no more. Roads of others help you, too.
lack-road-site = There is no place for a road.
    .text = Two tiles must touch with forest or with mountains and not be joined yet.
lack-moved = Your donkeys have moved in this turn.
    .text = They may move again in your next turn. They carry where they stand.
lack-hand =
    { $n ->
        [one] You hold { $n } plan already.
       *[other] You hold { $n } plans already.
    }
    .text = Build one of them first. At the Town Hall you can still hire.
lack-hire = One of the two must be done.
    .text = You took no plan, so hire somebody.
lack-pass = You have no coins to hire anybody.
    .text = So you take a plan: the leftmost is free.
lack-more-villagers =
    { $n ->
        [one] You have your { $n } villager already.
       *[other] You have all { $n } villagers.
    }
    .text = There are no more of your colour.
lack-more-donkeys =
    { $n ->
        [one] You have your { $n } donkey already.
       *[other] You have all { $n } donkeys.
    }
    .text = There are no more of your colour.
lack-beg =
    { $n ->
        [one] { $n } slot of Woodcutter, Quarry and Farm is empty.
       *[other] { $n } slots of Woodcutter, Quarry and Farm are empty.
    }
    .text = Begging is only for times when there is no work there.
lack-delivered = { $seat } made this delivery.
    .text = Each space of the church is filled once.
lack-donkey-moved = Your donkey { at-tile } has moved.
    .text = Each goes one tile in a turn at most.
lack-donkey-none = No donkey of yours is { at-tile }.
    .text = You can buy donkeys at the Town Hall.
lack-donkey-stays = The donkey is { at-tile } already.
    .text = Lead it to one of the lit tiles.
lack-not-linked = No road leads { from-tile } { to-that-tile }.
    .text = A donkey goes one tile along a road. A bridge or a path would join them.
lack-stand = Nothing more comes { to-that-tile } than to a lit tile.
    .text = Stand where goods are nearest.
lack-stand-far = Not everything can come { to-that-tile }.
    .text = Stand on a lit tile.
lack-other-goods = Now { goods-a } must be paid.
    .text = Other goods are not asked for.
lack-needed-first = Without another token this can’t be paid.
    .text = Take the lit one first: { goods-a } must be paid.
lack-equal = An equal token on this tile is lit.
    .text = Take that one, it makes no difference.
lack-buy-for-sale = Nothing may be bought for a sale.
    .text = Its goods must come from the village.
lack-buy-far = Bought goods can’t come { to-that-tile }.
    .text = Your donkeys would have to stand between the Market and your villager.

# When places are asked about

when-activate = You choose a building when a villager of yours sets to work in your turn.
when-build = You build a plan in your turn, with a villager who has not worked yet.
when-stand = Where a villager stands is asked when you build and other goods are in reach from there.
when-tile = You choose a building in your turn, when a villager works there or a donkey goes there.
when-donkey = Your donkeys move once in your turn: press “Set out with the donkeys”.
when-resource = Goods are chosen when a villager fills a barn.
when-sale = A sale is made when your villager works at the Market.
when-delivery = A delivery is made when your villager works at the Church.
when-row = You take a plan when your villager works at the Town Hall.
when-token = Tokens are chosen while you pay.
when-site = A place is chosen when you build a plan.
when-fit = How a tile lies is chosen when you build it.
when-contact = A place for a road is chosen when you build one.
when-times = How many tokens are made is chosen in a refinery.
when-button = The buttons show what can be done now.
when-hire = You hire when your villager works at the Town Hall.
when-icon = This is only a sign: touch it to read what it means.
when-milestone = A milestone comes by itself to whoever is first.
when-award = An award is given at the end of the game.
when-road = You build roads in your turn, with a villager who has not worked yet.
when-disc = Botric draws discs in his turn.
when-action = A disc chooses Botric’s action.
when-village = Here your villagers work in your turn.
when-plans = Your plans are built in your turn, by a villager.
when-bag = Nobody chooses from the bag: plans are drawn from it.
when-market = Send a villager to the Market in your turn.
when-stack = A new sale comes from the stack when somebody makes one.
when-free-market = You buy while you pay, when something is missing.
when-church = Send a villager to the Church in your turn.
when-milestones = A milestone comes by itself to whoever is first.
when-awards = Awards are given at the end of the game.
when-player = A touch shows all that belongs to the player.
when-supply = Tokens are laid when your villager works in a refinery.
when-longest = The longest road is counted at the end of the game.
when-round = Rounds go on until the church stands.
when-rival = Botric plays after you, and by himself.
when-actions = Botric’s actions are chosen by his discs.
when-cup = Botric draws a disc when he can neither hire, deliver nor sell.

# The book of rules

chapter-2 = Tiles and terrain
    .text = How tiles lie together, and where roads lead.
chapter-3 = Set-up
    .text = What everybody starts with, and what lies on the table.
chapter-5 = The turn
    .text = Villagers act once each, donkeys move once, in any order.
chapter-6 = Carrying and paying
    .text = How goods come to a villager, who is rewarded, and what can be bought.
chapter-7 = What villagers do
    .text = They produce, refine, take plans, hire, sell, deliver, and build houses and roads.
chapter-8 = Milestones and awards
    .text = Whoever is first, and whoever has most.
chapter-9 = The end
    .text = The finished church ends the game, and then the points are counted.
chapter-10 = Alone against Botric
    .text = What the rival of the solo game does in his turn.
example-carry = The brick comes over the donkey
    .text = From the Stonemason the brick gets to the Quarry over the bridge, and your donkey there hands it on to the Church. Without the donkey it could be used at the Quarry only.
example-reward = You sell, a rival is rewarded
    .text = The milk comes from the Dairy Farm to the Market, and you make the sale. Its maker still gets 2 coins and 2 points: the star says high quality.
example-row = What does the third plan cost?
    .text = You lay a coin on each of the two plans to its left. Or take the first one: it is free, and the 2 coins on it are yours.
example-path = A path to the Shrine
    .text = The Shrine touches the Farm with forest: there a path for 2 stone joins them. Beside it forest meets mountains, a cliff, where no road can be.
example-segments = Three edges on forest
    .text = The Small Woodland touches forest of other tiles with three edges: 3 points. It needs no road.
example-longest = A line of three tiles
    .text = Quarry, Stonemason and Dairy Farm are joined by your bridge and a printed road: 3 tiles, 6 points. The Church doesn’t count.
