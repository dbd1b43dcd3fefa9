# Kinds of things, and filters

kind-comfort = Comforts
kind-improvement = Improvements
kind-traveller = Travellers
kind-valley = Valley cards
kind-place = Places
kind-family = Animal families
kind-resource = Resources
kind-season = Seasons
kind-type = Types of comforts
kind-zone = Parts of the table
kind-icon = Signs

tag-clothing = clothing
tag-food = food
tag-lighting = lighting
tag-outdoor = outdoor
tag-pair = goes with another
tag-store = stores things
tag-score = points for others' cards
tag-helper = helps in your turn
tag-beyond = beyond the Valley
tag-not-alone = not in solo games
tag-at-once = on arrival
tag-after-roll = after the roll
tag-all-month = all month
tag-end-of-month = at the end of the month
tag-forest = Forest
tag-meadow = Meadow
tag-spring = spring
tag-summer = summer
tag-autumn = autumn
tag-dice = What places want
tag-trade = Trade and rewards
tag-points = Cards and points
tag-pieces = On the table
tag-resources = Resources
tag-types = Types of comforts
tag-seasons = Seasons
tag-goods = goods

# Names of parts of the table and of signs

name-season-winter = winter
name-zone-nest = Comforts face up
name-zone-rung = Rung of the ladder
name-zone-deck = Deck of comforts
name-zone-discard = Discarded comforts
name-zone-wheel = River wheel
name-zone-river = River
name-zone-valley = The Valley
name-zone-beyond = Beyond the Valley
name-zone-dice = Dice
name-zone-die = Die
name-zone-value = Value of a die
name-zone-village = Village die
name-zone-family = Family die
name-zone-stones = Stones or coins
name-zone-count = Number of goods
name-zone-seat = Neighbour
name-zone-button = Button
name-zone-stock = Stock
name-zone-cottages = Cottages
name-zone-hand = Cards in hand
name-zone-crafted = Crafted and built
name-zone-workers = Workers
name-zone-year = The year
name-zone-bird = Early Bird
name-zone-score = Points
name-zone-title = Title
name-icon-wood = Wood
name-icon-stone = Stone
name-icon-fruit = Fruit
name-icon-mushroom = Mushroom
name-icon-yarn = Yarn
name-icon-grain = Grain
name-icon-coin = Coin
name-icon-story = Story
name-icon-lesson = Lesson token
name-icon-clothing = Clothing
name-icon-food = Food
name-icon-lighting = Lighting
name-icon-outdoor = Outdoor
name-icon-spring = Spring
name-icon-summer = Summer
name-icon-autumn = Autumn
name-icon-winter = Winter
name-icon-any = Any good
name-icon-same = Goods alike
name-icon-different = Different goods
name-icon-arrow = Trade
name-icon-times = How often
name-icon-times-die = As often as the die shows
name-icon-offer = Dice at the Inn
name-icon-comfort = Comfort card
name-icon-heart = Points
name-icon-die = Any die
name-icon-face = Value of a die
name-icon-pair = Dice alike
name-icon-straight = Values in a row
name-icon-sum = Sum of dice
name-icon-any-number = Any number of dice
name-icon-village-die = Village die
name-icon-family-die = Family die
name-icon-worker = Worker
name-icon-worm = Worm
name-icon-cottage = Cottage
name-icon-wheelbarrow = Wheelbarrow token
name-icon-more = More this month
name-icon-payable = Affordable
name-icon-goal-place = Place for your goal
name-icon-arrived = New arrival
name-icon-in-hand = Counts of a neighbour
name-icon-bonus = More points

# Comforts

line-comfort = Comfort
    .text = You hold it in hand and craft it at the end of your turn. Only crafted cards bring points.
line-points = { so-many-points }
    .text = Counted at the end of the game for a crafted card.
line-cost = Costs { give-all }
    .text = You pay the price to the supply when you craft the card.
line-bonus-if-have =
    { more-points } with { $comfort }
    .text = It counts if you have crafted both when the game ends.
line-bonus-per-other =
    { more-points } for each further { $first } or { $last }
    .text = All your other crafted cards of these names count.
line-bonus-per-stored-set =
    { $limit ->
        [0] { more-points } for each stored set
       *[other] { more-points } for a stored set
    }
    .text =
        { $limit ->
            [0] At the end of the game you put { give-all } on the card, as often as you like.
            [1] At the end of the game you may put { give-all } on the card, once.
           *[other] At the end of the game you put { give-all } on the card, up to { $limit } times.
        }
line-partner-of = Helps { $comfort }
    .text = That card gets { more-points-low } if you have crafted both.
line-type = Type: { $type }
    .text = Some improvements count points by type.
line-copies =
    { $count ->
        [one] { $count } such card in the deck
       *[other] { $count } such cards in the deck
    }
    .text =
        { $total ->
            [one] The whole deck has { $total } card.
           *[other] The whole deck has { $total } cards.
        }
more-points =
    { $points ->
        [one] { $points } more point
       *[other] { $points } more points
    }
more-points-low =
    { $points ->
        [one] { $points } more point
       *[other] { $points } more points
    }

# Improvements

line-improvement = Improvement
    .text = You build it in the Workshop. It stays yours until the game ends.
line-points-built = { so-many-points }
    .text = Counted at the end of the game for a built improvement.
line-cost-built = Costs { give-all }
    .text = A cottage from your den is put on it, too. Without a cottage nothing is built.
line-copies-built =
    { $count ->
        [one] There is only one
       *[other] There are { $count } of them
    }
    .text = A player may have each improvement only once.
line-does-score-type =
    { more-points-low } for others' { $type } cards
    .text = Every such comfort that the other players have crafted counts.
line-does-story-on-type = Stories on { $type } cards
    .text = At the end of the game you may put a story on each such card of yours. Each brings { so-many-points }.
line-does-bicycle = A worker rides on
    .text = Before you assign dice, one of your workers may move to a place where you have none.
line-does-tool-shed = A die in the Workshop counts as six
    .text = Its value does not matter, you reach every rung.
line-does-umbrella = A family die +1 or +2
    .text = Once per turn you may raise one of your family dice, up to six.
line-does-almanac = A lesson token that comes back
    .text = Once in each turn it changes a die by one. You can't pay with it.
line-does-wheelbarrow = One more good
    .text = It goes with a worker in Valley or River. If the worker succeeds, it brings one more good of those collected there.
line-does-weathervane = A village die +1 or −1
    .text = Once per turn you may turn one village die. It stays so for everybody until the month ends.
line-does-scale = A good for a good
    .text = At the Market you may first swap any good for any other, once.
line-does-shared-place = A new place beyond the Valley
    .text = It takes one family die of any value and no worker. Whoever resolves it gains { get-all }.
line-owner-reward = The owner gains { get-all }
    .text = Whenever somebody else resolves the place.
line-owner-gift = A guest gives a good
    .text = Every visitor gives the owner one good of their choice.
line-owner-stays = Not for the owner
    .text = Owners may not resolve their own place of this kind.
line-not-alone = Only with several players
    .text = In a solo game this card stays in the box.

# Travellers

line-traveller-at-once = Traveller: acts at once
    .text = The effect comes as soon as the traveller arrives. It stays at the Inn all month.
line-traveller-after-roll = Traveller: acts after the roll
    .text = The effect comes when family dice have been rolled. It stays at the Inn all month.
line-traveller-all-month = Traveller: acts all month
    .text = The effect holds for everybody, also for those who don't go to the Inn.
line-traveller-end-of-month = Traveller: acts at the end of the month
    .text = The effect comes after everybody's turn. It stays at the Inn all month.
line-ability-lynx = Gifts for neighbours
    .text = Everybody chooses two different goods from the supply for the neighbour on the left.
line-ability-frog = On the card: { so-many-lessons }
    .text = In their turn everybody may use them on dice, and puts them back then.
line-ability-woodpecker = Cards cost { $amount } wood less
    .text = Every comfort and every improvement with wood in its price.
line-ability-wolf = A comfort for nothing
    .text = One after another, everybody may take a card on show in the Owl's Nest.
line-ability-mole = Stone as coin
    .text = When you pay, a stone may stand in for a coin, and a coin for a stone.
line-ability-raven = Places with a coin
    .text = Everybody marks another place of the board. Whoever succeeds there this month also gains { get-all }.
line-ability-skunk = A card of the discards
    .text = Whoever succeeds in the Owl's Nest may also take one discarded comfort.
line-ability-place-bonus =
    More from { $area_id ->
        [forest] the Forest
        [meadow] the Meadow
        [valley] the Valley
       *[some] some places
    }
    .text = Whoever resolves a place there also gains { get-all }.
line-ability-loon = Workers on a visit
    .text = The neighbour on your left sends one of your workers out before you send the others. It still works for you.
line-ability-turtle = More lessons
    .text = Every worker who resolves nothing brings { so-many-lessons } more.
line-ability-marten =
    No workers { $side_id ->
        [left] in the Forest on the left
        [right] in the Forest on the right
       *[both] in the Forest
    }
    .text = Nobody sends workers there, but in their turn everybody may assign dice.
line-ability-moose = A reward for a gift
    .text = One after another, everybody may give a good to another player and gain { get-all }.
line-ability-blue-jay = One more visit to the Valley
    .text = Everybody may resolve one place of the Valley with village dice alone, without a worker and without tokens.
line-ability-turkey = A turned die
    .text = Everybody may turn one of their family dice to any value.
on-faces =
    { $faces ->
        [1] A { $first }
        [2] A { $first } or { $last }
        [6] Any die
       *[other] From { $first } to { $last }
    }
line-row-gain = { on-faces }: gain { get-all }
    .text = For a worker at the Inn, without paying.
line-row-trade = { on-faces }: { give-all } for { get-all }
    .text =
        { $times ->
            [-1] You give the first and get the second, at most as often as the die shows.
            [0] You give the first and get the second, as often as you like.
            [1] You give the first and get the second, once.
            [2] You give the first and get the second, at most twice.
           *[other] You give the first and get the second, at most { $times } times.
        }
line-row-bulk = { on-faces }: different goods for goods alike
    .text =
        { $times ->
            [-1] All at once you hand in at most as many different goods as the die shows, and take as many of one kind.
           *[other] All at once you hand in different goods, and take as many of one kind.
        }

# Valley cards

line-valley =
    { $deck_id ->
        [forest] Forest card: { $season }
       *[meadow] Meadow card: { $season }
    }
    .text = It has two places and holds for one month. Whoever resolves them gets their rewards.
slot-side =
    { $side ->
        [1] Left:{ " " }
        [2] Right:{ " " }
       *[0] { "" }
    }
line-slot-exact =
    { slot-side }{ $count ->
        [1] a { $first }
        [2] { $first } and { $last }
       *[other] dice of { $which }
    }
    .text =
        { $count ->
            [1] It must be exactly this value.
           *[other] It must be exactly these values.
        } You gain { get-all }.
line-slot-max-value =
    { slot-side }{ so-many-dice }, at most { $value }
    .text = { $value } or less will do. You gain { get-all }.
line-slot-min-value =
    { slot-side }{ so-many-dice }, at least { $value }
    .text = { $value } or more will do. You gain { get-all }.
line-slot-sum-max =
    { slot-side }{ so-many-dice }, sum at most { $value }
    .text = The values are added up. You gain { get-all }.
line-slot-sum-min =
    { slot-side }{ so-many-dice }, sum at least { $value }
    .text = The values are added up. You gain { get-all }.
line-slot-sum-exact =
    { slot-side }{ so-many-dice }, sum exactly { $value }
    .text = The values are added up. You gain { get-all }.
line-slot-same =
    { slot-side }{ so-many-dice } of the same value
    .text = Which value it is does not matter. You gain { get-all }.
line-slot-straight =
    { slot-side }{ so-many-dice } in a row
    .text =
        { $count ->
            [2] Such as 3 and 4.
           *[other] Such as 3, 4 and 5.
        } You gain { get-all }.
line-slot-even =
    { slot-side }{ so-many-dice }, all even
    .text = Even values are 2, 4 and 6; they may be equal. You gain { get-all }.
line-slot-odd =
    { slot-side }{ so-many-dice }, all odd
    .text = Odd values are 1, 3 and 5; they may be equal. You gain { get-all }.
line-slot-wheel =
    { slot-side }{ so-many-dice } by the wheel, { $zone_id ->
        [a] letter A
        [b] letter B
       *[c] letter C
    }
    .text = The values that the river wheel shows at the letter will do. You gain { get-all }.

# Places

line-place-valley =
    { $deck_id ->
        [forest] A place in the Forest{ place-side }
       *[meadow] A place on the Meadow{ place-side }
    }
    .text = The card of the month says which dice it wants and what it gives. Each month has another one.
place-side =
    { $side ->
        [1] , on the left
       *[2] , on the right
    }
line-place-owl-pick = Pick one that lies open
    .text = For one die of any value you take one of the four comforts into your hand. The others move on and a new one comes.
line-place-owl-draw = Draw from the deck
    .text = For one die you draw comforts from the deck. Its value says how many.
line-draws =
    { on-faces }: { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
    .text = The value after all changes counts, lesson tokens included.
line-place-workshop = Build an improvement
    .text = The value of the die says how high you reach on the ladder. You pay for the improvement and put a cottage on it.
line-place-inn = Use the traveller's offer
    .text = The value of the die names the row. If you trade nothing, your worker only learns.
line-place-market = Trade what you can spare
    .text = One die of any value will do. You trade as often as you like, in any order.
line-trade-coin = A coin for a good
    .text = For one coin you take any good.
line-trade-pair = Two alike for one
    .text = For two goods of the same kind you take any one.
line-trade-three = Three goods for a coin
    .text = They may be any, alike or different.
line-one-each = One worker of each player
    .text = You may have only one of yours at a place. Others' workers are not in your way, and everybody gets the reward.
line-no-worker = Without a worker
    .text = Only one die of your family goes here. Village dice don't count.

# Families and resources

line-family = Animal family
    .text = Families differ only in their looks. Every player has another one.
line-family-has = Four workers and two dice
    .text = A den with four cottages belongs to the family as well.
line-good = A good
    .text = Goods are wood, stone, fruit, mushrooms, yarn and grain. You pay for cards with them.
line-coin = Coin
    .text = It is not a good. You pay for some cards with it, and at the Market it buys any good.
line-story = Story
    .text = It is not a good. You pay for the most precious cards with it.
line-lesson = Lesson token
    .text = It changes one die by one, up or down. Once used, it goes back to the supply.
line-from-wood = Found in the Forest
    .text = Cards of the Forest give it all year.
line-from-stone = Found at the River
    .text = All three places at the River give stone.
line-from-fruit = Found in the Forest and on the Meadow
    .text = Some cards of the month give it.
line-from-mushroom = Found in the Forest
    .text = Cards of the Forest give it in spring and in autumn.
line-from-yarn = Found on the Meadow
    .text = Cards of the Meadow give it in spring and in summer.
line-from-grain = Found on the Meadow
    .text = Cards of the Meadow give it in summer and in autumn.
line-from-coin = Found at River C and in the Valley
    .text = At the Market you get one for three goods.
line-from-story = Found on the Meadow and at the Inn
    .text = Some cards of the Meadow and many travellers give stories.
line-from-lesson = What went wrong teaches
    .text = You get one for every worker who resolved nothing in your turn.
line-no-season =
    { $season_id ->
        [spring] Missing in spring
        [summer] Missing in summer
       *[autumn] Missing in autumn
    }
    .text = In this season neither Forest nor Meadow gives it.
line-left-goods = At the end of the game
    .text =
        { $goods ->
            [one] Every good left over brings 1 point.
           *[other] Every { $goods } goods left over bring 1 point.
        }
line-left-each = At the end of the game
    .text = Each one left over brings { so-many-points }.
line-left-nothing = At the end of the game
    .text = Lesson tokens left over bring no points.

# The year

line-season =
    { $months ->
        [one] { $months } month
       *[other] { $months } months
    }
    .text =
        { $short ->
            [one] In a short game it lasts { $short } month.
           *[other] In a short game it lasts { $short } months.
        }
line-season-lacks =
    { $resource_id ->
        [grain] No grain
        [mushroom] No mushrooms
       *[yarn] No yarn
    }
    .text = Forest and Meadow don't give this good now. Get it elsewhere, at the Market for instance.
line-winter = Winter ends the game
    .text = It comes after the last month. You craft once more, store resources, and points are counted.
line-store = Storing
    .text = On some crafted comforts you put resources that bring more points.
line-year = A month has six steps
    .text = A traveller comes, family dice are rolled, workers set out, village dice are rolled, everybody has a turn, and then there is upkeep.
line-bird = Goes first this month
    .text = The Early Bird keeps the worm, rolls the village dice and has the first turn.
line-next-bird = The worm moves on
    .text = At the end of the month the neighbour on the left gets it.
line-score = Points now
    .text = What everybody would have if the game ended now and all was stored as well as can be.
line-title = Title of a solo game
    .text = It is made of the most frequent type of comforts, the number of comforts and of improvements, and the points.
line-alone = Solo game
    .text = Cards that need neighbours are left out. You can't lose, you play for the best title.

# Types of comforts

line-the-type =
    { $count ->
        [one] { $count } kind of cards has this type
       *[other] { $count } kinds of cards have this type
    }
    .text = The sign is in the corner of the card. By itself it brings no points.
line-looks-at = { $improvement }
    .text = This improvement looks at the type.

# Parts of the table

line-nest = Four comforts to pick from
    .text = Whoever resolves the left place of the Owl's Nest takes one. A new card comes at once.
line-nest-moves = The cards move on
    .text = At the end of the month the leftmost one goes.
line-rung = A rung with an improvement
    .text = A die reaches it that shows at least its number.
line-rung-moves = The ladder moves on
    .text = At the end of the month the improvement on the lowest rung goes.
line-deck = New cards come from here
    .text = At the right place of the Owl's Nest you draw from it, unseen.
line-deck-empty = When it is empty
    .text = The discards are shuffled and make a new deck.
line-discard = Discarded cards
    .text = Anybody may look through them. When the deck is empty, they are shuffled.
line-wheel = Says what fits at the River
    .text = Every value belongs to one of the letters A, B and C.
line-wheel-turns = The wheel turns
    .text = At the end of the month it turns by one segment.
line-river = Stones and coins
    .text = Each place takes one die of a value that the wheel shows at its letter.
line-the-valley = Forest and Meadow
    .text = Four places that change every month. Most goods come from here.
line-seasons = Every season lacks something
    .text = Spring has no grain, summer no mushrooms and autumn no yarn.
line-beyond = Places for family dice
    .text = Players build them. You go there without a worker, with one family die only.
line-beyond-owner = The owner has a share
    .text = When somebody else resolves the place, its owner gets something too.
line-dice = Dice go to workers
    .text = You assign them to places where you have a worker. Each one once, the rest stay where they are.
line-tray = Six dice for a turn
    .text = The four white ones are the village's and serve everybody. The two coloured ones are your family's.
line-value = What a die counts as
    .text = At the Inn, in the Workshop and at the right of the nest the value matters. Lesson tokens change it.
line-village-die = Village die
    .text = Four are rolled once the workers are out. They hold all month and for everybody.
line-family-die = Family die
    .text = You roll your two before you send workers. They hold all month and only for you.
line-vane = With the Weathervane
    .text = In your turn you may turn one village die by one.
line-turned = When it changes
    .text = The Umbrella raises it, and the turkey lets you turn it.
line-stones = The mole's way of paying
    .text = While the mole is at the Inn, you choose how much to pay in stones and how much in coins.
line-bulk = A trade all at once
    .text = With the loon you choose how many different goods to hand in for as many of one kind.
line-rival = What the others have
    .text = Below, from the left: how many cards in hand, crafted cards, built improvements. Only their owner sees cards in hand.
line-button = What you can do now
    .text = A button says what happens when you press it.
line-stock = Your stock
    .text = Six goods, coins and stories. The common supply never runs out.
line-left-over = What is left over
    .text = At the end a story is worth 2 points, a coin 1, and every three goods 1.
line-cottages = Four cottages
    .text = One goes on every improvement you build. The spot it leaves brings points.
line-spots = Spots for { $spot1 }, { $spot2 }, { $spot3 } and { $spot4 } points
    .text = What each spot is worth, in the order in which cottages leave.
line-hand = Cards that you can craft
    .text = Only you see them. At the end of your turn you craft all that you can pay for.
line-hand-limit = Three at most
    .text = Three cards may stay after your turn. You discard the rest.
line-made = What is done
    .text = Crafted comforts and built improvements bring points at the end of the game.
line-workers = Four workers
    .text = At the start of the month you send them to places of the board. In your turn you assign dice to them.

# Signs

line-any = Any good
    .text = Wood, stone, fruit, mushroom, yarn or grain. It can't be a coin, a story or a lesson token.
line-same = Goods alike
    .text = All must be of the same kind.
line-different = Different goods
    .text = Each must be of another kind.
line-arrow = Trade
    .text = You give what is on the left. You get what is on the right.
line-times = How often you may trade
    .text = At most as often as the number says. You may stop sooner.
line-times-die = As often as the die shows
    .text = A die with a 3 lets you trade three times at most. You may stop sooner.
line-offer = Which die the row is for
    .text = The row holds for a die that shows one of these values. A dash means all values between.
line-heart = Points
    .text = The card brings the number in the heart at the end of the game.
line-any-die = Any die
    .text = The value does not matter here.
line-face = The value that a place wants
    .text = With ≤ a number or less will do, with ≥ a number or more.
line-pair = Dice alike
    .text = All must show the same value.
line-straight = Values in a row
    .text = Each further die is higher by one.
line-sum = Sum of dice
    .text = The values are added up and compared with the number.
line-any-number = Any number of dice
    .text = The dots mean that you may put as many dice here as you like. Their sum is compared with the number.
line-barrow = The wheelbarrow goes with a worker
    .text = If the worker succeeds at the place, it brings one more good.
line-more = More this month
    .text = In the ring is what the traveller or the raven's coin adds.
line-payable = Affordable
    .text = You have all resources for this card right now.
line-goal-place = Brings what your goal lacks
    .text = A dashed frame marks a place that gives something you lack for the card of your goal. The tutor draws it while it is on.
line-arrived = Just arrived
    .text = A yellow edge marks for a moment a worker whom a neighbour has just sent here.
line-in-hand = Cards in hand
    .text = Three counts beside a neighbour: cards in hand, crafted cards with a heart, built improvements with a cottage.
line-bonus = More points
    .text = The card brings them if you have what stands beside the number: another card, or stored resources.

# The tutor: topics and notes

topic-workers = workers
topic-dice = dice
topic-gather = gathering
topic-comforts = comforts
topic-craft = crafting
topic-workshop = improvements
topic-trade = trade
topic-lessons = lessons
topic-year = the year and its guests

note-family = Choose a family
    .text = They differ only in their looks. Each has four workers, two dice and a den.
note-alone = You play for a title
    .text = There is no rival. In the end points, comforts and improvements decide what you are called.
note-first-cards = Discard { $comfort }
    .text =
        { $tied ->
            [0] Of the three it is the dearest.
           *[other] It is no cheaper than the others.
        } You will soon try to craft one of the other two.
note-workers = Send workers to places
    .text = Choose four places, one worker for each. The four village dice come later, so far you know only your own two.
note-own-dice = You are sure to succeed here
    .text = Your family dice alone are enough { at-place }, whatever is rolled.
note-ready = Everything can still be changed
    .text = When you say done, the village dice are rolled. Then your workers stay where they are.
note-valley = Goods are gathered here
    .text = Above you see which dice a place wants, below what it gives. Next month there will be another card.
note-river = The wheel decides at the River
    .text = It takes one die with one of the values at the letter. The fewer values, the better the reward.
note-nest-visit = You get more cards here
    .text = On the left you pick one that lies open, any die will do. On the right you draw unseen from the deck.
note-workshop-visit = Improvements are built here
    .text = The value of the die says how high you reach. Building takes goods and a cottage.
note-inn-visit = At the Inn: { $traveller }
    .text = The value of the die that you bring decides the offer. The sentence below says what else the guest does.
note-market-visit = At the Market you trade what you can spare
    .text = Any die will do, and you trade as often as you like. It helps when a single thing is missing.
note-season =
    { $season_id ->
        [spring] Spring
        [summer] Summer
       *[autumn] Autumn
    } { $resource_id ->
        [grain] has no grain
        [mushroom] has no mushrooms
       *[yarn] has no yarn
    }
    .text = Forest and Meadow don't give this good now. The Market helps a card that needs it.
note-barrow = Give a worker the wheelbarrow
    .text = It brings one more good. Send it where you are most likely to succeed.
note-dice = Share the dice out among your workers
    .text = The four village dice are for everybody, the two coloured ones only yours. Touch a place, and it takes what fits.
note-lessons = A lesson token helps
    .text = It changes a die by one. This place takes { $tokens ->
        [one] { $tokens } token.
       *[other] { $tokens } tokens.
    }
note-learn = It does not work here now
    .text = No dice fit this place. At least the worker brings a lesson token, which changes a die by one next time.
note-beyond = A family die goes here
    .text = A place beyond the Valley wants no worker, only one die of your family. Its value does not matter.
note-helper =
    { $card_id ->
        [bicycle] The Bicycle takes a worker elsewhere
        [weathervane] The Weathervane turns a die
       *[umbrella] The Umbrella raises a die
    }
    .text =
        { $card_id ->
            [bicycle] You know the village dice now. Move a worker who would come home with nothing.
            [weathervane] You change a village die by one. It stays so for the others, too.
           *[umbrella] One of your family dice will count 1 or 2 more.
        }
note-resolve = Now you get your rewards
    .text = Resolve places in any order you like. First gather, then build and trade.
note-nest = Pick a card
    .text = The number in the heart is its points. Easiest to craft of those you don't hold: { $comfort }.
note-build = Build an improvement
    .text = What it does stays yours until the game ends. The spot of the cottage brings { so-many-points } more.
note-inn-pays = The Inn trades at once
    .text = When you touch it, you give { give-all } and get { get-all }. After that you may stop.
note-market = Trade while it helps you
    .text = Look at what the cards in your hand still need. You may stop after every trade.
note-inn = You may trade on
    .text = Give what you can spare. At any time you can say thank you and go.
note-get = Take what you need
    .text = What helps most now: { the-resource }.
note-give = Give what you can spare
    .text = You can spare { the-resource } most easily.
note-craft = Craft a comfort
    .text = You have everything for { $comfort }. Crafted it brings { so-many-points }, in your hand nothing.
note-limit = Discard a card
    .text = It takes the most to craft { $comfort }. After your turn your hand may hold { $limit ->
        [one] { $limit } card.
       *[other] { $limit } cards.
    }
note-last-craft = Craft for the last time
    .text = Cards left in your hand bring nothing. You can pay for { $comfort }, it brings { so-many-points }.
note-lynx = Choose a gift for your neighbour
    .text = It comes from the supply and costs you nothing. The neighbour on your right chooses yours.
note-wolf = Take a card for nothing
    .text = Without a worker and without a die. Easiest to craft of those you don't hold: { $comfort }.
note-raven = Put a coin on a place
    .text = Whoever succeeds there this month gains a coin more. Choose a place where you will send a worker, too.
note-turkey =
    { $value ->
        [0] Leave your dice as they are
       *[other] Turn { $old } to { $value }
    }
    .text =
        { $value ->
            [0] You may turn one to another value, but no better reward gets sure by that.
           *[other] The new value holds all month. Then your dice alone are enough { at-place }.
        }
note-loon = Send your neighbour's worker
    .text = The reward of the place will be your neighbour's. One of yours is sent by the neighbour on your left.
note-skunk = Take a discarded card
    .text = It costs nothing. Easiest to craft of those you don't hold: { $comfort }.
note-mole = Pay with a stone or a coin
    .text = Give what you have more of. A coin left over is worth a point at the end of the game.
note-moose = Trade a good for a story
    .text = Whoever you choose gets the good. A story left over brings { so-many-points } at the end of the game.
note-jay = Visit the Valley once more
    .text = The village dice will do as they lie. You need no worker for it.
note-store = Store resources on cards
    .text = Some comforts bring more points for them. A button works out the best way for you.

# The goal

goal-first-cards =
    Keep { $kept ->
        [one] { $kept } card that
       *[other] { $kept } cards that
    } you can craft soon.
goal-craft = Get what is missing for { $comfort }.
goal-craft-nearest = { $comfort } is nearest: get what is missing.
goal-craft-season =
    Get what is missing for { $comfort }. { $resource_id ->
        [grain] Grain does not grow in spring.
        [mushroom] Mushrooms don't grow in summer.
       *[yarn] There is no yarn in autumn.
    }
goal-craft-ready = Craft { $comfort } at the end of your turn.
goal-draw = Get a comfort from the Owl's Nest, so that you have something to craft.
goal-winter-craft = Craft { $comfort } as well.
goal-winter = Store your resources so that they bring as many points as they can.

# Before something costs much

caution-no-cottage = To the Workshop without a cottage?
    .text = All your cottages are gone, you can't build any more.
caution-dice = Send them like this?
    .text = Together your workers want { $wanted } dice, and you will have { $dice }.
caution-dice-left =
    { $left ->
        [one] Leave { $left } die unused?
       *[other] Leave { $left } dice unused?
    }
    .text = They are enough to resolve { that-very-place }.
caution-finish = Go home?
    .text = You can still resolve { that-very-place }.
caution-give = Give just this?
    .text = You need it for { $comfort }, which you can pay for now.
caution-build = Build { $improvement } now?
    .text = It takes what you need for { $comfort }.
caution-inn-pays = Trade at the Inn now?
    .text = You give { give-all } at once and get { get-all }. What you give, you need for { $comfort }.
caution-inn-die = This die for the Inn?
    .text = You don't have what it asks for now. A die that counts as { $value } brings something for nothing.
caution-winter = Not craft { $comfort }?
    .text = When the game is over, it brings nothing in your hand.
caution-free-card = Leave the card?
    .text = It costs nothing, and you decide later whether to craft it.
caution-free-visit = Stay at home?
    .text = The visit costs nothing.
caution-store =
    { $points ->
        [one] Leave { $points } point behind?
       *[other] Leave { $points } points behind?
    }
    .text = Resources can be stored better.

cost-lesson-only = { here-or-there }: only a lesson token
cost-too-few-dice = At least one worker comes home with a lesson only
cost-idle-dice =
    { $left ->
        [one] { $left } die stays unused
       *[other] { $left } dice stay unused
    }
cost-not-crafted = You can't pay for { $comfort } then
cost-goal-short = { $comfort } will lack { $short } more
cost-inn = The Inn wants { give-all }
cost-left-in-hand = 0 points for { $comfort } in your hand
cost-nothing = You get nothing
cost-stored =
    { $points ->
        [one] Resources bring { $points } point
       *[other] Resources bring { $points } points
    }
gain-place = { here-or-there } gives { get-all }
gain-cards = { here-or-there }: new cards for your hand
gain-cheap-place = A place that wants a single die works more easily
gain-crafted = You keep all that { $comfort } takes
gain-kept = You keep it for { $comfort }
gain-free-card = { $comfort } for your hand
gain-points =
    { $comfort }: { $points ->
        [one] { $points } more point
       *[other] { $points } more points
    }
gain-stored =
    { $points ->
        [one] Resources bring { $points } point
       *[other] Resources bring { $points } points
    }

that-very-place =
    { $place_id ->
        [forest_1] the left place in the Forest
        [forest_2] the right place in the Forest
        [meadow_1] the left place on the Meadow
        [meadow_2] the right place on the Meadow
        [river_a] River A
        [river_b] River B
        [river_c] River C
        [owl_pick] the left place in the Owl's Nest
        [owl_draw] the right place in the Owl's Nest
       *[other] the { $place }
    }
here-or-there =
    { $place_id ->
        [forest_1] Forest left
        [forest_2] Forest right
        [meadow_1] Meadow left
        [meadow_2] Meadow right
        [owl_pick] Nest left
        [owl_draw] Nest right
       *[other] { $place }
    }

# What is missing

lack-craft = You can't pay for { $comfort } yet
    .text = You still need { give-all }.
lack-craft-later = You can pay for { $comfort }
    .text = You craft at the end of your turn, once your places are resolved.
lack-nest = You can't take { $comfort } now
    .text = Send a worker to the left place of the Owl's Nest. Any die will do there.
lack-built = You have { $improvement } already
    .text = You may build each one only once. This one is on rung { $rung }.
lack-cottage = There is no cottage for { $improvement }
    .text = All four are gone. Rung { $rung } is out of your reach for good.
lack-rung = The die does not reach rung { $rung }
    .text = It counts as { $value }, { $improvement } is on rung { $rung }. Lesson tokens can raise it next time.
lack-build = You can't pay for { $improvement } yet
    .text = You still need { give-all }. It is on rung { $rung }.
lack-build-later = You can pay for { $improvement }
    .text = Send a worker to the Workshop, with a die that shows at least { $rung }.
lack-marked = A coin lies here already
    .text = { here-or-there }: there can be only one. Choose another place.
lack-beyond = Workers don't go here
    .text = { here-or-there }: in your turn you put a family die here, nothing else.
lack-closed = Workers may not go here this month
    .text = { here-or-there }: but in your turn you may assign dice.
lack-worker-there = You have a worker here
    .text = { here-or-there }: there may be only one of each player.
lack-workers-out = All four workers are out
    .text = { here-or-there }: call one of them back first.
lack-no-worker = You have no worker here
    .text = { here-or-there }: dice are assigned to your own workers only.
lack-own-cottage = You can't go here now
    .text = { here-or-there }: owners don't visit their own place.
lack-not-built = This place is not built yet
    .text = { here-or-there }: it opens when somebody builds the improvement of that name in the Workshop.
lack-dice-none = No such dice were rolled
    .text = { here-or-there }: not even lesson tokens help.
lack-dice =
    { $tokens ->
        [one] A lesson token is missing
       *[other] Lesson tokens are missing
    }
    .text =
        { here-or-there }: to make dice fit it takes { $tokens ->
            [one] { $tokens } token.
           *[other] { $tokens } tokens.
        }
lack-resolved = This is done
    .text = { here-or-there }: each place is resolved only once in a turn.
lack-no-dice = Not without dice
    .text = { here-or-there }: dice are shared out at the start of the turn. As long as you can undo, you can change it.
lack-market = There is nothing to trade
    .text = At the Market you need a coin, two goods alike, or any three.
lack-no-cards = The cards are gone
    .text = { here-or-there }: there is none that you could take.
lack-inn = You can't pay for the trade
    .text = { $traveller } wants { give-all } more.
lack-inn-cards = You have no cards for the trade
    .text =
        { $traveller } wants { $cards ->
            [one] { $cards } more card of your hand.
           *[other] { $cards } more cards of your hand.
        }
lack-inn-choice = You can't pay for the trade
    .text =
        { $traveller } wants { $count ->
            [one] { $count } good.
           *[other] { $count } goods that suit each other: alike or different, as the row says.
        }
lack-no-barrow = You have no wheelbarrow
    .text = You can build one in the Workshop when it is on the ladder.
lack-jay = The village dice don't fit
    .text = { here-or-there }: without tokens and family dice it does not work.
lack-coin = You lack a coin
    .text = The price of { the-resource } is 1 coin. You get one for three goods.
lack-no-good = A coin is not a good
    .text = You can give wood, stone, fruit, mushroom, yarn or grain.
lack-none = You have none of this
    .text = You are out of this now: { $resource }.
lack-alike = All must be alike
    .text = You don't have enough of it, or it is not the one from before: { $resource }.
lack-unlike = Each must be different
    .text = This kind is chosen already: { $resource }.
lack-stones = You can't pay like this
    .text = It would mean { stones-and-coins }.
lack-count = Not so many different goods
    .text =
        { $most ->
            [one] You can give { $most } good at most.
           *[other] You can give { $most } goods at most.
        } The value of the die counts, and how many kinds you have.
lack-ready =
    { $left ->
        [one] { $left } worker is still at home
       *[other] { $left } workers are still at home
    }
    .text = Send all four. Even one that comes home with nothing has learned something.
lack-pair = You don't have two goods alike
    .text =
        { $have ->
            [0] There are no goods in your stock.
           *[other] You have at most { $have } of each.
        }
lack-three = You don't have three goods
    .text = You have { $have } in all.
lack-swap = Only the Scale allows this trade
    .text = The improvement Scale allows it once, as the first trade at the Market.
lack-family = Somebody has this family
    .text = { $family }: that is what { $seat } plays. But families differ only in their looks.
lack-no-shelf = Nothing is stored on this card
    .text = { $comfort }: it brings no points for stored resources. A book from the Workshop helps some types.
lack-full = No more fits on it
    .text = { $comfort }: all that is possible is stored.
lack-store = Resources are missing
    .text = { $comfort }: you still need { give-all }.
stones-and-coins =
    { $stones ->
        [0] no stones
        [one] { $stones } stone
       *[other] { $stones } stones
    } and { $coins ->
        [0] no coins
        [one] { $coins } coin
       *[other] { $coins } coins
    }

# When its time comes

when-place = You send workers here at the start of a month, and assign dice in your turn.
when-worker = You move a worker at the start of your turn if you have the Bicycle.
when-barrow = The wheelbarrow goes with a worker when you send them at the start of a month.
when-jay = The blue jay lets you in at the end of the month, when it is at the Inn.
when-hand = You craft cards at the end of your turn, once your places are resolved.
when-comfort = You craft cards at the end of your turn, once your places are resolved.
when-discard = You take a discarded card only with the skunk, after a visit to the Owl's Nest.
when-crafted = Resources are stored on crafted cards in winter, at the end of the game.
when-stored = Stored resources may be moved in winter, until you say that it will do.
when-den = You choose a family at the start of the game.
when-good = You choose a good when something lets you take one: Market, Inn or wheelbarrow.
when-give = You give goods when you pay at the Market, at the Inn or for a card.
when-coin-for = You buy for a coin at the Market, when you resolve it.
when-nest = You pick a card when you resolve the left place of the Owl's Nest in your turn.
when-rung = You pick an improvement when you resolve the Workshop in your turn.
when-improvement = Improvements are built in the Workshop; what they do comes in your turn or at the end of the game.
when-seat = You choose a neighbour only while the moose is at the Inn. But you may look at a den at any time.
when-dice = You share dice out at the start of your turn.
when-die = You share dice out at the start of your turn.
when-value = You say what a die counts as when you assign it at the start of your turn.
when-village = You turn a village die only with the Weathervane, at the start of your turn.
when-family = The Umbrella changes a family die at the start of a turn, or the turkey after the roll.
when-stones = Stones and coins stand in for each other when you pay, while the mole is at the Inn.
when-count = You choose the number at the Inn, when the loon is there.
when-button = A button wakes up when its time comes.
when-deck = You draw from the deck at the right place of the Owl's Nest.
when-wheel = The wheel turns by itself at the end of the month.
when-river = You send workers to the River at the start of a month, and assign dice in your turn.
when-valley = The cards of Forest and Meadow change by themselves at the end of the month.
when-beyond = You assign a family die here at the start of your turn.
when-stock = You pay with your stock at the Market, at the Inn, in the Workshop and when you craft.
when-resource = You pay with resources at the Market, at the Inn, in the Workshop and when you craft.
when-cottages = A cottage leaves by itself when you build an improvement in the Workshop.
when-workers = You send workers at the start of every month.
when-year = Months go by on their own; after the last one comes winter.
when-season = Seasons change by themselves as months go by.
when-bird = The worm moves by itself: at the end of the month the neighbour on the left gets it.
when-score = Points are counted in winter; the number shows how it would end now.
when-title = You get a title at the end of a solo game.
when-traveller = A traveller acts as its card says; its offers are for workers at the Inn.
when-type = Types count at the end of the game, by improvements.
when-icon = A sign does nothing, it only says what holds.
when-zone = The game never asks about this, it only shows how things stand.

# The book of rules

chapter-1 = Set-up
    .text = What lies on the table before the first month.
chapter-2 = The month
    .text = Six steps that come again until winter.
chapter-3 = The turn
    .text = From six dice to crafted cards.
chapter-4 = What places ask for
    .text = How many dice, and of which values.
chapter-5 = Places
    .text = Where workers go and what they bring home.
chapter-6 = Improvements
    .text = What stays yours when you build in the Workshop.
chapter-7 = Travellers
    .text = Each month one comes and changes something.
chapter-8 = Upkeep
    .text = What happens at the end of a month.
chapter-9 = The end
    .text = The last crafting, storing, and points.
chapter-10 = Alone
    .text = How to play without neighbours.

example-shared = A shared place
    .text = Rabbit and porcupine are both in the Forest on the right and at the Inn. Both can succeed, each with their own dice.
example-lessons = A lesson token
    .text = The Meadow on the right wants 3 and 4. The rabbit has put two threes there, one counts as a four with a token.
example-craft = Crafting at the end of the turn
    .text = The Flute costs 1 wood and 1 coin, the rabbit can pay that. It can't pay for the Soup yet.
example-fitting = Dice that fit
    .text = In the Forest on the right lie 2 and 3, together at most 5. River B takes 4 and 5, and at the Inn the bear tells a story for a four.
example-ladder = How high you reach
    .text = A three in the Workshop reaches the first three rungs. The rabbit can pay for Tool Shed, Herb Garden or Umbrella.
example-inn = How often to trade
    .text = For a three the bear trades fruit for another good, three times at most.
example-stored = Stored resources
    .text = On the Hearth lie 2 wood twice, that is 4 points. Two stories at the Lamp bring another 7.

# How much of what

give-all = { give-wood }{ give-stone }{ give-fruit }{ give-mushroom }{ give-yarn }{ give-grain }{ give-coin }{ give-story }{ give-lesson }{ give-any }{ give-comforts }
give-wood =
    { $give_wood ->
        [0] { "" }
       *[other] { $give_wood } wood
    }
give-stone =
    { $give_stone ->
        [0] { "" }
        [one] { give-stone-and }{ $give_stone } stone
       *[other] { give-stone-and }{ $give_stone } stones
    }
give-stone-and =
    { $give_stone_and ->
        [1] { ", " }
        [2] { " and " }
       *[0] { "" }
    }
give-fruit =
    { $give_fruit ->
        [0] { "" }
       *[other] { give-fruit-and }{ $give_fruit } fruit
    }
give-fruit-and =
    { $give_fruit_and ->
        [1] { ", " }
        [2] { " and " }
       *[0] { "" }
    }
give-mushroom =
    { $give_mushroom ->
        [0] { "" }
        [one] { give-mushroom-and }{ $give_mushroom } mushroom
       *[other] { give-mushroom-and }{ $give_mushroom } mushrooms
    }
give-mushroom-and =
    { $give_mushroom_and ->
        [1] { ", " }
        [2] { " and " }
       *[0] { "" }
    }
give-yarn =
    { $give_yarn ->
        [0] { "" }
       *[other] { give-yarn-and }{ $give_yarn } yarn
    }
give-yarn-and =
    { $give_yarn_and ->
        [1] { ", " }
        [2] { " and " }
       *[0] { "" }
    }
give-grain =
    { $give_grain ->
        [0] { "" }
       *[other] { give-grain-and }{ $give_grain } grain
    }
give-grain-and =
    { $give_grain_and ->
        [1] { ", " }
        [2] { " and " }
       *[0] { "" }
    }
give-coin =
    { $give_coin ->
        [0] { "" }
        [one] { give-coin-and }{ $give_coin } coin
       *[other] { give-coin-and }{ $give_coin } coins
    }
give-coin-and =
    { $give_coin_and ->
        [1] { ", " }
        [2] { " and " }
       *[0] { "" }
    }
give-story =
    { $give_story ->
        [0] { "" }
        [one] { give-story-and }{ $give_story } story
       *[other] { give-story-and }{ $give_story } stories
    }
give-story-and =
    { $give_story_and ->
        [1] { ", " }
        [2] { " and " }
       *[0] { "" }
    }
give-lesson =
    { $give_lesson ->
        [0] { "" }
        [one] { give-lesson-and }{ $give_lesson } lesson token
       *[other] { give-lesson-and }{ $give_lesson } lesson tokens
    }
give-lesson-and =
    { $give_lesson_and ->
        [1] { ", " }
        [2] { " and " }
       *[0] { "" }
    }
give-any =
    { $give_any ->
        [0] { "" }
       *[other]
            { $give_how ->
                [1]
                    { $give_any ->
                        [one] { give-any-and }{ $give_any } good
                       *[other] { give-any-and }{ $give_any } goods alike
                    }
                [2]
                    { $give_any ->
                        [one] { give-any-and }{ $give_any } good
                       *[other] { give-any-and }{ $give_any } different goods
                    }
               *[0]
                    { $give_any ->
                        [one] { give-any-and }{ $give_any } good of any kind
                       *[other] { give-any-and }{ $give_any } goods of any kind
                    }
            }
    }
give-any-and =
    { $give_any_and ->
        [1] { ", " }
        [2] { " and " }
       *[0] { "" }
    }
give-comforts =
    { $give_comforts ->
        [0] { "" }
        [one] { give-comforts-and }{ $give_comforts } comfort from your hand
       *[other] { give-comforts-and }{ $give_comforts } comforts from your hand
    }
give-comforts-and =
    { $give_comforts_and ->
        [1] { ", " }
        [2] { " and " }
       *[0] { "" }
    }
get-all = { get-wood }{ get-stone }{ get-fruit }{ get-mushroom }{ get-yarn }{ get-grain }{ get-coin }{ get-story }{ get-lesson }{ get-any }{ get-comforts }
get-wood =
    { $get_wood ->
        [0] { "" }
       *[other] { $get_wood } wood
    }
get-stone =
    { $get_stone ->
        [0] { "" }
        [one] { get-stone-and }{ $get_stone } stone
       *[other] { get-stone-and }{ $get_stone } stones
    }
get-stone-and =
    { $get_stone_and ->
        [1] { ", " }
        [2] { " and " }
       *[0] { "" }
    }
get-fruit =
    { $get_fruit ->
        [0] { "" }
       *[other] { get-fruit-and }{ $get_fruit } fruit
    }
get-fruit-and =
    { $get_fruit_and ->
        [1] { ", " }
        [2] { " and " }
       *[0] { "" }
    }
get-mushroom =
    { $get_mushroom ->
        [0] { "" }
        [one] { get-mushroom-and }{ $get_mushroom } mushroom
       *[other] { get-mushroom-and }{ $get_mushroom } mushrooms
    }
get-mushroom-and =
    { $get_mushroom_and ->
        [1] { ", " }
        [2] { " and " }
       *[0] { "" }
    }
get-yarn =
    { $get_yarn ->
        [0] { "" }
       *[other] { get-yarn-and }{ $get_yarn } yarn
    }
get-yarn-and =
    { $get_yarn_and ->
        [1] { ", " }
        [2] { " and " }
       *[0] { "" }
    }
get-grain =
    { $get_grain ->
        [0] { "" }
       *[other] { get-grain-and }{ $get_grain } grain
    }
get-grain-and =
    { $get_grain_and ->
        [1] { ", " }
        [2] { " and " }
       *[0] { "" }
    }
get-coin =
    { $get_coin ->
        [0] { "" }
        [one] { get-coin-and }{ $get_coin } coin
       *[other] { get-coin-and }{ $get_coin } coins
    }
get-coin-and =
    { $get_coin_and ->
        [1] { ", " }
        [2] { " and " }
       *[0] { "" }
    }
get-story =
    { $get_story ->
        [0] { "" }
        [one] { get-story-and }{ $get_story } story
       *[other] { get-story-and }{ $get_story } stories
    }
get-story-and =
    { $get_story_and ->
        [1] { ", " }
        [2] { " and " }
       *[0] { "" }
    }
get-lesson =
    { $get_lesson ->
        [0] { "" }
        [one] { get-lesson-and }{ $get_lesson } lesson token
       *[other] { get-lesson-and }{ $get_lesson } lesson tokens
    }
get-lesson-and =
    { $get_lesson_and ->
        [1] { ", " }
        [2] { " and " }
       *[0] { "" }
    }
get-any =
    { $get_any ->
        [0] { "" }
       *[other]
            { $get_how ->
                [1]
                    { $get_any ->
                        [one] { get-any-and }{ $get_any } good
                       *[other] { get-any-and }{ $get_any } goods alike
                    }
                [2]
                    { $get_any ->
                        [one] { get-any-and }{ $get_any } good
                       *[other] { get-any-and }{ $get_any } different goods
                    }
               *[0]
                    { $get_any ->
                        [one] { get-any-and }{ $get_any } good of any kind
                       *[other] { get-any-and }{ $get_any } goods of any kind
                    }
            }
    }
get-any-and =
    { $get_any_and ->
        [1] { ", " }
        [2] { " and " }
       *[0] { "" }
    }
get-comforts =
    { $get_comforts ->
        [0] { "" }
        [one] { get-comforts-and }{ $get_comforts } comfort from the deck
       *[other] { get-comforts-and }{ $get_comforts } comforts from the deck
    }
get-comforts-and =
    { $get_comforts_and ->
        [1] { ", " }
        [2] { " and " }
       *[0] { "" }
    }

