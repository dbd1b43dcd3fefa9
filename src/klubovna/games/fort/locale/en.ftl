title = Fort

# Options of the game

setting-draft = Draft the first eight kids
setting-minimalism-points = Points for Minimalism
setting-rough-housing-can-trash-best-friend = Rough Housing hits best friends too
setting-followers-may-count-lookout-suits = Followers may count their lookout
setting-zero-repetition-counts-as-action = An action done zero times counts
setting-resource-supply-limited = The supply can run out

# Scores and the end

score-track = Victory track
score-fort = Fort
score-made-up-rule = Made-up rule
score-sculpture = Macaroni Sculpture
end-points = Somebody has 25 points on the victory track.
end-fort-level = Somebody's fort is at level 5.
end-park-deck = The park deck is empty.

# Names that the component file doesn't decline

accusative-kid = { $name }
accusative-board = { $name }

# Set-up

ask-draft-kids = Which card do you keep?
option-draft-kids-packet = Keep { $thing }

event-starts = { $player } starts.
event-takes-board = { $player } takes the { $board }.
event-perk-shows = Perk on offer: { $perk }.
event-park-shows = New in the park: { $card }.
event-dealt = Your deck holds { $card }.
event-keeps = You keep { $card }.
event-drafted = Draft, pick { $round }: everybody has chosen.

# Playing a card

ask-play-card =
    { $turn ->
        [again] Do-Over: do you play one more card?
       *[first] Which card do you play?
    }
option-play-card-hand = Play { $thing }
option-play-card-diy = Use DIY: upgrade the fort
option-play-card-recycle = Use Recycling first
option-play-card-skip = Play no card
ask-name-coin = Which suit does the coin on { $card } count as?
option-name-coin-suit = { $thing }
option-name-coin-idle = Leave the coin unused
ask-add-cards = Do you add a card to { $card }?
option-add-cards-hand = Add { $thing }
option-add-cards-done = Add nothing more
ask-use-action = Which action of { $card } do you use now?
option-use-action-public = Use the public action
option-use-action-private = Use the private action
option-use-action-recycle = Use Recycling first
option-use-action-finish = Use no other action
ask-name-suit = Which suit do you count?
option-name-suit-suit = { $thing }
ask-count-lookout =
    How many { $suit_id ->
        [skateboard] skateboards
        [shovel] shovels
        [glue] glue symbols
        [squirt_gun] squirt guns
        [crown] crowns
        [book] books
       *[coin] coins
    } in your lookout do you count too?
option-count-lookout-lookout =
    { $thing ->
        [0] Count none of them
        [one] Count { $thing } symbol
       *[other] Count { $thing } symbols
    }
ask-how-much = Do you do all of the action, or only a part?
option-how-much-full = Do all of it
option-how-much-part = Do only a part

event-turn = It is { $player }'s turn.
event-cleans-up =
    { $count ->
        [one] { $player } clears { $count } card out of the yard.
       *[other] { $player } clears { $count } cards out of the yard.
    }
event-plays = { $player } plays { $card }.
event-skips = { $player } plays no card.
event-adds = { $player } adds { $card }.
event-names =
    { $player } lets the coin on { $card } count as { $suit_id ->
        [skateboard] a skateboard
        [shovel] a shovel
        [glue] glue
        [squirt_gun] a squirt gun
        [crown] a crown
        [book] a book
       *[coin] a coin
    }.
event-names-suit =
    { $player } counts { $suit_id ->
        [skateboard] skateboards
        [shovel] shovels
        [glue] glue symbols
        [squirt_gun] squirt guns
        [crown] crowns
        [book] books
       *[coin] coins
    }.
event-uses-public =
    { $times ->
        [0] { $player } uses the public action zero times.
        [one] { $player } uses the public action.
       *[other] { $player } uses the public action { $times } times.
    }
event-uses-private =
    { $times ->
        [0] { $player } uses the private action zero times.
        [one] { $player } uses the private action.
       *[other] { $player } uses the private action { $times } times.
    }
event-stops = { $player } does only a part of it.
event-leaves-in-yard = { $player } leaves { $card } in the yard.
event-draws =
    { $count ->
        [0] { $player } has no card to draw.
        [one] { $player } draws { $count } card.
       *[other] { $player } draws { $count } cards.
    }
event-draws-card = You draw { $card }.
event-reshuffles =
    { $count ->
        [one] { $player } makes a new deck out of { $count } discarded card.
       *[other] { $player } makes a new deck out of { $count } discarded cards.
    }
event-last-round = The end is near: this round is played out.

# Following

ask-follow = { $leader } leads: do you follow the public action of { $card }?
option-follow-hand = Discard { $thing } and follow
option-follow-pass = Don't follow
ask-follow-also = Do you discard another card to follow with?
option-follow-also-hand = Discard { $thing } too
option-follow-also-enough = Follow with one card only
ask-follow-count = How many symbols do you count?
option-follow-count-amount =
    { $thing ->
        [one] Count { $thing } symbol
       *[other] Count { $thing } symbols
    }

event-follows = { $player } discards { $card } and follows.

# What actions do

ask-take-amount =
    { $what ->
        [points] You do only a part: how many points do you take?
       *[tokens] You do only a part: how many resources do you take?
    }
option-take-amount-amount =
    { $what ->
        [points]
            { $thing ->
                [one] Take { $thing } point
               *[other] Take { $thing } points
            }
       *[tokens]
            { $thing ->
                [one] Take { $thing } resource
               *[other] Take { $thing } resources
            }
    }
ask-choose-kind =
    { $deed ->
        [exchange] What do you give away: toys or pizza?
       *[gain] What do you gain: toys or pizza?
    }
option-choose-kind-kind =
    { $deed ->
        [exchange]
            { $thing_id ->
                [toy] Toys for pizza
               *[pizza] Pizza for toys
            }
       *[gain]
            { $thing_id ->
                [toy] Toys
               *[pizza] Pizza
            }
    }
ask-choose-half = Two icons: which one do you do first?
option-choose-half-first-half-first = The left icon, then the right one
option-choose-half-second-half-first = The right icon, then the left one
option-choose-half-first-half-only = Only the left icon
option-choose-half-second-half-only = Only the right icon
option-choose-half-stop = Stop here
ask-pack-token = What do you put into your pack?
option-pack-token-stash =
    { $thing_id ->
        [toy] Pack a toy from the stash
       *[pizza] Pack a pizza from the stash
    }
option-pack-token-supply =
    { $thing_id ->
        [toy] Pack a toy from the supply
       *[pizza] Pack a pizza from the supply
    }
option-pack-token-stop = Stop here
ask-tuck-card = Who do you send to your lookout?
option-tuck-card-hand = Send { $thing } from your hand
option-tuck-card-park = Send { $thing } from the park
option-tuck-card-yard = Send { $thing } from { $seat }'s yard
option-tuck-card-park-deck = Send the top card of the park deck, unseen
option-tuck-card-stop = Stop here
ask-trash-card = Which card do you trash?
option-trash-card-hand = Trash { $thing } from your hand
option-trash-card-discard = Trash { $thing } from your discard pile
option-trash-card-stop = Stop here
ask-trash-rival-card = Which rival's card do you trash?
option-trash-rival-card-yard = Trash { $thing } in { $seat }'s yard
option-trash-rival-card-stop = Stop here
ask-spend-token = Where do you spend it from?
option-spend-token-stash =
    { $thing_id ->
        [toy] Spend a toy from the stash
       *[pizza] Spend a pizza from the stash
    }
option-spend-token-pack =
    { $thing_id ->
        [toy] Spend a toy from the pack
       *[pizza] Spend a pizza from the pack
    }
option-spend-token-stop = Stop here
ask-exchange-token = Where do you exchange?
option-exchange-token-stash =
    { $thing_id ->
        [toy] Exchange a toy for a pizza in the stash
       *[pizza] Exchange a pizza for a toy in the stash
    }
option-exchange-token-pack =
    { $thing_id ->
        [toy] Exchange a toy for a pizza in the pack
       *[pizza] Exchange a pizza for a toy in the pack
    }
option-exchange-token-stop = Stop here
ask-copy-whose = Whose pack do you copy?
option-copy-whose-pack = Copy { $seat }'s pack
ask-copy-tokens = How much of the pack do you copy?
option-copy-tokens-copy = Copy { $thing } (toys + pizzas)

event-gains =
    { $kind_id ->
        [toy]
            { $count ->
                [one] { $player } gains { $count } toy.
               *[other] { $player } gains { $count } toys.
            }
       *[pizza]
            { $count ->
                [one] { $player } gains { $count } pizza.
               *[other] { $player } gains { $count } pizzas.
            }
    }
event-packs =
    { $kind_id ->
        [toy] { $player } moves a toy from the stash to the pack.
       *[pizza] { $player } moves a pizza from the stash to the pack.
    }
event-packs-from-supply =
    { $kind_id ->
        [toy] { $player } puts a toy from the supply right into the pack.
       *[pizza] { $player } puts a pizza from the supply right into the pack.
    }
event-tucks = { $player } sends { $card } to the lookout.
event-trashes = { $player } trashes { $card }.
event-trashes-this = { $player } trashes { $card }, the card just played.
event-trashes-rival = { $player } trashes { $card } in { $seat }'s yard.
event-scores =
    { $count ->
        [one] { $player } scores { $count } point.
       *[other] { $player } scores { $count } points.
    }
event-spends =
    { $kind_id ->
        [toy] { $player } spends a toy.
       *[pizza] { $player } spends a pizza.
    }
event-exchanges =
    { $kind_id ->
        [toy] { $player } exchanges a toy for a pizza.
       *[pizza] { $player } exchanges a pizza for a toy.
    }
event-copies = { $player } copies { $seat }'s pack.

# Recruiting

ask-recruit-card = Who do you recruit?
option-recruit-card-park = Recruit { $thing } from the park
option-recruit-card-yard = Recruit { $thing } from { $seat }'s yard
option-recruit-card-park-deck = Recruit the top card of the park deck, unseen
option-recruit-card-stop = Stop here

event-recruits = { $player } recruits { $card } from the park.
event-recruits-blind = { $player } recruits unseen from the park deck: { $card }.
event-recruits-from = { $player } recruits { $card } from { $seat }'s yard.
event-nobody-to-recruit = { $player } finds nobody to recruit.

# The fort

ask-drop-icon = This costs you one resource less. Which one do you save?
option-drop-icon-icon =
    { $thing_id ->
        [toy] Save a toy
        [pizza] Save a pizza
       *[any] Save one of either kind
    }
ask-pay-any =
    { $any ->
        [one] One resource of the cost may be of either kind. What do you pay it with?
       *[other] { $any } resources of the cost may be of either kind. What do you pay them with?
    }
option-pay-any-amount =
    { $any ->
        [one]
            { $thing ->
                [0] Pay with a pizza
               *[other] Pay with a toy
            }
        [2]
            { $thing ->
                [0] Pay with 2 pizzas
                [1] Pay with a toy and a pizza
               *[other] Pay with { $thing } toys
            }
        [3]
            { $thing ->
                [0] Pay with 3 pizzas
                [1] Pay with a toy and 2 pizzas
                [2] Pay with 2 toys and a pizza
               *[other] Pay with { $thing } toys
            }
       *[other]
            { $thing ->
                [0] Pay with pizza only
                [one] Pay with { $thing } toy, the rest with pizza
               *[other] Pay with { $thing } toys, any rest with pizza
            }
    }
ask-pay-from =
    { $kind_id ->
        [toy]
            { $count ->
                [one] You pay { $count } toy. Does it come from your stash or your pack?
               *[other] You pay { $count } toys. How many come from your stash? The rest comes from your pack.
            }
       *[pizza]
            { $count ->
                [one] You pay { $count } pizza. Does it come from your stash or your pack?
               *[other] You pay { $count } pizzas. How many come from your stash? The rest comes from your pack.
            }
    }
option-pay-from-amount =
    { $kind_id ->
        [toy]
            { $thing ->
                [0]
                    { $count ->
                        [one] Take it from the pack
                       *[other] Take all from the pack
                    }
                [one]
                    { $count ->
                        [one] Take it from the stash
                       *[other] Take { $thing } toy from the stash
                    }
               *[other] Take { $thing } toys from the stash
            }
       *[pizza]
            { $thing ->
                [0]
                    { $count ->
                        [one] Take it from the pack
                       *[other] Take all from the pack
                    }
                [one]
                    { $count ->
                        [one] Take it from the stash
                       *[other] Take { $thing } pizza from the stash
                    }
               *[other] Take { $thing } pizzas from the stash
            }
    }
ask-choose-rule = Which made-up rule do you keep?
option-choose-rule-rule-stack = Keep { $thing }
ask-choose-perk = Which perk do you take?
option-choose-perk-perk-row = Take { $thing }

toys-paid =
    { $toys ->
        [one] { $toys } toy
       *[other] { $toys } toys
    }
pizza-paid =
    { $pizza ->
        [one] { $pizza } pizza
       *[other] { $pizza } pizzas
    }
event-pays =
    { $toys ->
        [0] { $player } pays { pizza-paid }.
       *[other]
            { $pizza ->
                [0] { $player } pays { toys-paid }.
               *[other] { $player } pays { toys-paid } and { pizza-paid }.
            }
    }
event-upgrades = { $player } upgrades the fort to level { $level }.
event-takes-rule = { $player } secretly chooses a made-up rule.
event-keeps-rule = Your made-up rule is { $rule }.
event-takes-perk = { $player } takes the perk { $perk }.
event-takes-sculpture = { $player } takes the Macaroni Sculpture.
event-shows-rule =
    { $count ->
        [one] { $player } shows the made-up rule { $rule }: { $count } point.
       *[other] { $player } shows the made-up rule { $rule }: { $count } points.
    }

# Perks

ask-rough-house = Do you use Rough Housing?
option-rough-house-in-play = Trash { $thing }
option-rough-house-no = Not now
ask-recycle-card = Which card do you take back into your hand?
option-recycle-card-discard = Take { $thing }
ask-may-recycle = Do you use Recycling?
option-may-recycle-discard = Take { $thing } into your hand
option-may-recycle-no = Not now
ask-party-recruit = Birthday Party: who else do you recruit?
option-party-recruit-park = Recruit { $thing } from the park
option-party-recruit-park-deck = Recruit the top card of the park deck, unseen
option-party-recruit-yard = Recruit { $thing } from { $seat }'s yard
option-party-recruit-no = Recruit nobody

event-uses-perk = { $player } uses up the perk { $perk }.
event-recycles = { $player } takes { $card } from the discard pile back into hand.
event-roughs-up = { $player } trashes the rival's played card { $card }.

# The table as text

view-turn = { $player }'s turn
view-last-round = { $player } · last round
view-draft = Draft
view-public = public: rivals may follow
view-private = private
view-played = plays
view-added = adds
view-earlier = played
view-hand = hand
view-packet = packet
view-kept = kept
view-park = park
view-park-deck = deck { $count }
view-yards = yards
view-own-yard = yard
view-no-action = no action, adds its suits

view-fort = fort
view-points = points
view-toys = toys
view-pizza = pizza
view-in-pack = pack
view-in-lookout = lookout
view-in-hand = hand
view-deck = deck
view-discard = discard
view-perk = perk
view-offer = on offer
view-rule = rule
view-next = level { $level }
view-cost = what your next level costs
view-supply = supply
view-surely = surely in hand:

view-suit-skateboard = Sk
view-suit-shovel = Sh
view-suit-glue = Gl
view-suit-squirt-gun = Sq
view-suit-crown = Cr
view-suit-book = Bo
view-suit-coin = Co
view-one-toy = toy
view-one-pizza = pizza
view-one-any = toy or pizza

view-gain =
    { $kind ->
        [toy]
            { $count ->
                [one] toy
               *[other] { $count } toys
            }
        [pizza]
            { $count ->
                [one] pizza
               *[other] { $count } pizzas
            }
       *[any]
            { $count ->
                [one] toy/pizza
               *[other] { $count } toys/pizzas
            }
    }
view-spend =
    { $kind ->
        [toy] spend toy
       *[pizza] spend pizza
    }
view-score =
    { $count ->
        [one] point
       *[other] { $count } points
    }
view-upgrade = upgrade
view-pack = pack
view-lookout = lookout
view-trash = trash
view-trash-this = trash this
view-trash-rival = trash rival's
view-recruit = recruit
view-exchange = exchange
view-copy-pack = copy pack
view-copy-rival-pack = copy rival's pack
view-any-suit = any suit
view-per-pack = pack
view-per-lookout = lookout
view-per-level = fort level

view-perk-diy = once: upgrade instead of a card, +{ $amount }
view-perk-sticky-fingers = on your turn: pack from the supply
view-perk-recycling = once: take a discarded card into your hand
view-perk-xxl-backpack = room for { $amount } more in your pack
view-perk-do-over = once: play another card after the follows
view-perk-birthday-party = recruit once more, but not from a yard
view-perk-rough-housing = once: trash the leader's card instead of following
view-perk-bribe = send park and yard cards to your lookout too
view-perk-copy-cat =
    { $amount ->
        [one] follow with { $amount } card
       *[other] follow with up to { $amount } cards
    }

view-rule-suit-symbols =
    { $points ->
        [one] a point for each
       *[other] { $points } points for each
    } { $suit_id ->
        [skateboard] skateboard
        [shovel] shovel
        [glue] glue
        [squirt_gun] squirt gun
        [crown] crown
       *[book] book
    } on your cards
view-rule-fort-level =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    } if your fort ends at exactly level { $level }
view-rule-distinct-suits =
    { $points ->
        [one] a point for each suit you own
       *[other] { $points } points for each suit you own
    }, { $bonus } more for all six
view-rule-tokens =
    { $points ->
        [one] a point for each
       *[other] { $points } points for each
    } { $kind_id ->
        [toy] toy you have
       *[pizza] pizza you have
    }
view-rule-lookout-cards =
    { $points ->
        [one] a point for each card in your lookout
       *[other] { $points } points for each card in your lookout
    }
view-rule-most-cards =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    } for the most cards, { $bonus } if tied
view-rule-no-best-friends =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    } if you have no best friend
view-rule-pack-tokens =
    { $points ->
        [one] a point for each resource in your pack
       *[other] { $points } points for each resource in your pack
    }
view-rule-upgrade-icons =
    { $points ->
        [one] a point for each upgrade on your cards
       *[other] { $points } points for each upgrade on your cards
    }

# The table as a picture

view-deed-gain =
    gain { $kind_id ->
        [toy]
            { $count ->
                [one] a toy
               *[other] { $count } toys
            }
        [pizza]
            { $count ->
                [one] a pizza
               *[other] { $count } pizzas
            }
       *[any]
            { $count ->
                [one] a toy or a pizza
               *[other] { $count } resources of one kind
            }
    }
view-deed-pack = put a resource into your pack
view-deed-lookout = send a card to your lookout
view-deed-trash =
    { $size_id ->
        [whole] trash a card from hand or discard
       *[part] trash a card
    }
view-deed-recruit = recruit a card
view-deed-upgrade =
    { $change_id ->
        [less] upgrade your fort for one resource less
        [more] upgrade your fort for one resource more
       *[none] upgrade your fort by a level
    }
view-deed-score =
    score { $count ->
        [one] a point
       *[other] { $count } points
    }
view-deed-spend =
    { $kind_id ->
        [toy] spend a toy
       *[pizza] spend a pizza
    }
view-deed-trash-rival = trash a card in a rival's yard
view-deed-copy-pack = gain the same as your pack holds
view-deed-copy-rival-pack = gain the same as a rival's pack holds
view-deed-exchange = swap a toy for a pizza, or the other way round
view-noun-gain =
    { $kind_id ->
        [toy] 1 toy
        [pizza] 1 pizza
       *[any] 1 resource
    }
view-noun-pack = 1 resource into your pack
view-noun-lookout = 1 card to your lookout
view-noun-score =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
for-each =
    for each { $per_id ->
        [skateboard] skateboard
        [shovel] shovel
        [glue] glue
        [squirt_gun] squirt gun
        [crown] crown
        [book] book
        [any_suit] symbol of a suit you pick
        [pack] resource in your pack
        [lookout] card in your lookout
       *[fort_level] level of your fort
    }
view-each-noun = { $what } { for-each }
view-each-deed = { for-each }: { $what }
view-joint-then = { $first }, then { $second }
view-joint-both = { $first } and { $second }
view-then-trash-this = { $what }; then this card is trashed

view-phases = Phases of the turn
view-phase-clean-up = Clean up
view-phase-play = Play
view-phase-recruit = Recruit
view-phase-discard = Discard
view-phase-draw = Draw
view-round = Round { $round }
view-last-round-short = Last round
view-end-of-game = end of game
view-rivals = Rivals
view-my-board = My board
view-board-of = { $player }'s board
view-desk = My hand
view-options = Options
view-on-turn = to play
view-decides = deciding
view-starter = starting player
view-bot = bot
view-open-rival = show everything
view-open-rival-lit =
    { $count ->
        [one] { $count } option inside
       *[other] { $count } options inside
    }
view-in-play = In play
view-nothing-played = Nothing is played yet
view-what-it-does = What it does
view-total-now = Σ: as if the game ended now
view-times-now = (now { $times }×)
view-times-you = (you: { $times }×)
view-if-you-follow = What you do if you follow
view-given = discarded
view-kind-bound = { $kind }, as the leader took
view-here = Here:
view-follow-with = followed by discarding
view-public-action = public action
view-private-action = private action
view-used = used already
view-no-public = no public action
view-no-private = no private action
view-only-suits = No action, added for its suits
view-perks = Perks
view-perks-when = for fort level 2
view-no-perks = All are taken.
view-rule-stack = made-up rules
view-has-rule = Has a secret made-up rule
view-only-you-see = only you see it
view-points-short =
    { $count ->
        [one] { $count } pt
       *[other] { $count } pts
    }
view-stash = Stash
view-yard = Yard
view-yard-empty = Empty. Cards you don't play come here.
view-yard-taken = { $player } took { $card } from here.
view-yard-trashed = { $player } trashed { $card } here.
view-yard-of-nobody = nobody waits here
view-discarded = Discarded cards
view-empty = empty
view-hand-empty = Your hand is empty.
view-packet-goes = the rest goes to { $player }
view-kept-so-far = You keep
view-kept-nothing = Nothing yet. You keep one card of each packet.
view-verb-play = play
view-verb-add = add
view-verb-follow = follow
view-verb-recruit = recruit
view-verb-tuck = to lookout
view-verb-trash = trash
view-verb-take = take
view-verb-keep = keep
view-label-public = Public action: { $what }
view-label-private = Private action: { $what }
view-label-park-deck =
    { $count ->
        [0] The park deck is empty
        [one] Park deck, { $count } card
       *[other] Park deck, { $count } cards
    }
view-label-hand =
    { $count ->
        [0] No cards in hand
        [one] { $count } card in hand
       *[other] { $count } cards in hand
    }
view-label-pack = In the pack: toys { $toys }, pizzas { $pizza }
view-label-tokens =
    { $zone_id ->
        [stash] Stash
       *[pack] Pack
    }: { $kind_id ->
        [toy]
            { $count ->
                [one] { $count } toy
               *[other] { $count } toys
            }
       *[pizza]
            { $count ->
                [one] { $count } pizza
               *[other] { $count } pizzas
            }
    }
view-label-level = Level { $level }, points { $points }, cost: toys { $toys }, pizzas { $pizza }, any { $any }

# The table in sentences

tell-now = In play
tell-over = The game is over, all cards lie open.
tell-draft = The draft is under way.
tell-turn =
    { $last ->
        [1] { $player }'s turn, in the last round.
       *[other] { $player }'s turn.
    }
tell-played =
    { $cards_n ->
        [0] Played: { $thing }.
       *[other] Played: { $thing }, with { $cards }.
    }
tell-used = Used already: { $actions }.
tell-earlier = Played before it: { $cards }.
tell-sculpture = The macaroni sculpture belongs to { $player }.
tell-hand = Your hand
tell-hand-empty = Your hand is empty.
tell-kept = Kept so far: { $cards }.
tell-fort =
    Fort level { $level }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
tell-stash = Stash: { $what }.
tell-pack =
    Pack: { $what }, room for { $room ->
        [one] { $room } thing
       *[other] { $room } things
    } in all.
tell-lookout =
    Lookout: { $cards }, room for { $room ->
        [one] { $room } card
       *[other] { $room } cards
    } in all.
tell-tokens =
    { $kind_id ->
        [toy]
            { $n ->
                [one] { $n } toy
               *[other] { $n } toys
            }
       *[pizza]
            { $n ->
                [one] { $n } pizza
               *[other] { $n } pizzas
            }
    }
tell-next = The next level is { $n }.
tell-yard = Yard: { $cards }.
tell-discard = Discard pile: { $cards }.
tell-deck =
    { $n ->
        [0] The deck is empty.
        [one] { $n } card in the deck.
       *[other] { $n } cards in the deck.
    }
tell-perk = Perk: { $thing }.
tell-rule = Made-up rule: { $thing }.
tell-has-rule = A secret made-up rule.
tell-park = Park
tell-in-yard = In the yard: { $thing }.
tell-piles =
    { $hand ->
        [one] { $hand } card in hand
       *[other] { $hand } cards in hand
    }, { $deck ->
        [one] { $deck } card in the deck
       *[other] { $deck } cards in the deck
    }.
tell-surely = Surely in hand: { $cards }.
tell-open = In hand and deck: { $cards }.
tell-supplies = Supplies
tell-perk-free = Free perk: { $thing }.
tell-supply = Left in the supply: { $what }.
tell-rules-left =
    { $n ->
        [one] { $n } made-up rule is left.
       *[other] { $n } made-up rules are left.
    }
tell-trashed = Trashed: { $cards }.

# 1 Set-up

rule-1-1 = Who starts is drawn by lot; then turns go clockwise.
rule-1-2 = The supply starts with 30 toys and 30 pizzas and can run out, unless you agreed on an endless one.
rule-1-3 = Everybody has a board and the two best friends that belong to it.
rule-1-4 = Everybody starts with 0 points and a fort of level 0.
rule-1-5 = The Macaroni Sculpture waits for the first fort that reaches level 5.
rule-1-6 = There is one more made-up rule than there are players; the others stay unseen in the box.
rule-1-7 = There is one more open perk than there are players, and no new ones come.
rule-1-8 = Three kids of the park deck lie open in the park.
rule-1-9 = Everybody gets eight kids of the park deck and may look at them.
rule-1-10 = Eight kids and two best friends, shuffled, are your first deck.
rule-1-11 = Everybody starts with five cards in hand.
rule-1-12 = In a draft all keep a card at the same time and pass the rest to the left, until everybody has eight.

# 2 Cards

rule-2-1 = A coin counts as whichever suit you like.
rule-2-2 = The upper action is public: rivals can follow it.
rule-2-3 = The lower action is private: nobody can follow it.
rule-2-4 = Best friends never go to the yard, so no rival takes them; only you can give them up.
rule-2-5 = An empty panel is no action; only a card with at least one action can be played.

# 3 The player's board

rule-3-1 = Cards left over from your turn lie open in your yard until your next clean-up, however many they are.
rule-3-2 = Your lookout has room for one more card than your fort level, and no card ever leaves it.
rule-3-3 = Your stash has room for four toys and four pizzas.
rule-3-4 = Your pack has room for one more resource than your fort level.
rule-3-5 = In a cost, blue is a toy, orange is a pizza, and each white icon is either, as you like.

# 4 The turn, and playing a card

rule-4-1 = A turn has five phases: clean up, play, recruit, discard, draw.
rule-4-2 = At the start of your turn the cards in your yard go to your discard pile.
rule-4-3 = You may play one card from your hand, or none.
rule-4-4 = Of the played card you may use one action or both, each once and in either order.
rule-4-5 = An action with an x and a suit can be improved with hand cards that show this suit.
rule-4-6 = Of the symbols in your lookout you may count as many as you like.
rule-4-7 = Each coin counts as one and the same suit for all actions of the played card.
rule-4-8 = One action of the played card has to be done in full, so you can only pick what still allows that.
rule-4-9 = If you do one action in full, you may do only a part of the other, or nothing.
rule-4-10 = Every added card has to change what at least one action brings.
rule-4-11 = The actions printed on added cards are not used.

# 5 Following

rule-5-1 = The player on turn is the leader. After the leader's actions, each rival in turn may follow the public action once, even if the leader left it out.
rule-5-2 = To follow, discard a hand card that shows a suit of the played card.
rule-5-3 = You follow with one card only, out of your hand and never out of your lookout.
rule-5-4 = You may only follow if you can do all of the public action.
rule-5-5 = The coin on the played card is the suit that the leader names; you need a suit of that card, or a coin.
rule-5-6 = Where an action gives toys or pizza, a follower takes the kind that the leader took.
rule-5-7 = If your discarded card shows two matching symbols, you may count one of them or both.

# 6 Recruiting

rule-6-1 = Recruiting is not optional: you take exactly one card, if there is any.
rule-6-2 = A card taken out of the park is replaced at once from the park deck.
rule-6-3 = You may recruit out of any rival's yard, not your own; the rival gets nothing for it.
rule-6-4 = You may take the top card of the park deck, without seeing it first.

# 7 Discarding and drawing

rule-7-1 = The played card, added cards and best friends left in your hand go to your discard pile.
rule-7-2 = All other cards left in your hand go to your yard, where rivals can recruit them.
rule-7-3 = At the end of your turn you draw five cards; an empty deck is made anew from your discard pile.
rule-7-4 = Cards are drawn only at the end of a turn; following doesn't draw any.

# 8 Fort levels

rule-8-1 = To upgrade, pay the cost of the next level out of stash and pack as you like; level 5 is the top.
rule-8-2 = Each fort level makes room for one more card in the lookout and one more resource in the pack.
rule-8-3 = At level 1 you secretly look through the made-up rules and keep one.
rule-8-4 = At level 2 you take one of the open perks.
rule-8-5 = The first to reach level 5 gets the Macaroni Sculpture, which is 4 points at the end.

# 9 The end

rule-9-1 = 25 points on the victory track, whoever has them, bring the end.
rule-9-2 = A fort that reaches level 5 brings the end.
rule-9-3 = An empty park deck brings the end, and nothing can be taken from it.
rule-9-4 = Before the end the round is played out, so that all have had the same number of turns.
rule-9-5 = Your result is the sum of points for the victory track, your fort, your made-up rule and the Macaroni Sculpture.
rule-9-6 = A tie goes to the higher fort; if that is tied too, the win is shared.
rule-9-7 = At the end all cards and piles lie open, and everybody can count the points again.

# 10 Icons

rule-10-1 = What you gain goes from the supply to your stash; what doesn't fit, you don't get.
rule-10-2 = Within one action all is of one kind: only toys or only pizza, and exchanges go one way.
rule-10-3 = You move resources from your stash to your pack as long as it has room.
rule-10-4 = A card of your hand goes to your lookout, if there is room, and stays there for good.
rule-10-5 = You may trash a card from your hand or discard pile, even a best friend, but no played or added card.
rule-10-6 = A card that trashes itself leaves only after everybody has had the chance to follow.
rule-10-7 = You can recruit from the park, from a rival's yard, or unseen from the park deck.
rule-10-8 = With an upgrade you pay for the next fort level and reach it at once.
rule-10-9 = Each point icon is one step on the victory track.
rule-10-10 = To spend means to return a resource of the shown kind from stash or pack to the supply.
rule-10-11 = A rival's card can only be trashed in a rival's yard.
rule-10-12 = A copy of your pack gives your stash the same resources again; the pack keeps its own.
rule-10-13 = You copy the pack of one rival, not an empty one; the rival loses nothing.
rule-10-14 = You swap a toy for a pizza or a pizza for a toy, within the stash if it has room, or within the pack.
rule-10-15 = Your pack counts its resources, your lookout its cards, your fort its level; no symbol can add to that.
rule-10-16 = You pick the suit, even the coin; the played card's own symbol counts only if you pick its suit.
rule-10-17 = This upgrade costs one resource less or more; if less, you say what you don't pay.
rule-10-18 = What stands left of the x is done as often as the right side counts; without an x, once.
rule-10-19 = The right side of an arrow comes only after the left one, and may not be skipped while it is possible.
rule-10-20 = Brackets hold icons together: all of them are repeated.
rule-10-21 = Two icons side by side belong to one action, in whichever order you like.
rule-10-22 = If a kind of resource runs out in the supply, it can't be gained, copied, exchanged for or taken from there until some is returned.

# 11 Perks

rule-11-1 = Do-Over: once a game, after the follows, you may play another card.
rule-11-2 = XXL Backpack: your pack has room for two more resources.
rule-11-3 = Rough Housing: once a game you may trash the leader's played card instead of following; best friends only if you agreed so.
rule-11-4 = Sticky Fingers: on your turn you may pack resources straight from the supply.
rule-11-5 = Copy Cat: you may follow with two cards, if both of them are counted.
rule-11-6 = Birthday Party: on your turn, after recruiting, you may recruit once more, but not from a yard.
rule-11-7 = Recycling: once a game, on your turn, you may take a card from your discard pile into your hand.
rule-11-8 = DIY: once a game you may upgrade the fort instead of playing a card, for one resource more.
rule-11-9 = Bribe: on your turn you may also send cards of the park, the park deck or a rival's yard to your lookout.
rule-11-10 = You get at most one perk in a game; one that works once goes to the box when you use it.

# 12 Made-up rules

rule-12-1 = Yours are the cards in your deck, discard pile, hand, yard and lookout.
rule-12-2 = Slime Lab: a point for each book on your cards; coins don't count.
rule-12-3 = Minimalism: points for a fort that ends at exactly level 2.
rule-12-4 = Friendship Bracelet: a point for each different suit but the coin, and another one for all six.
rule-12-5 = Pizza Party: a point for each pizza in your stash and pack.
rule-12-6 = Popularity: a point for each card in your lookout.
rule-12-7 = Piggy Bank: a point for each toy in your stash and pack.
rule-12-8 = Sleepover: 8 points if you have the most cards of all, 4 if you share the most.
rule-12-9 = Loner: 5 points if you have no best friend any more.
rule-12-10 = Play Palace: a point for each crown on your cards; coins don't count.
rule-12-11 = Secret Stash: a point for each resource in your pack.
rule-12-12 = Big Plans: a point for each upgrade icon on your cards.

# 13 How choices are spelled

rule-13-1 = Several things of one action are picked in a fixed order; you can't go back to what you passed by.
rule-13-2 = Equal cards in the same place are offered only once.
rule-13-3 = You can only pick what lets the play end by the rules, so nothing ever has to be taken back.

# The end on the screen

view-won =
    { $who ->
        [me] The best fort around is yours
        [one] { $names } has the best fort around
       *[many] { $names } share the best fort around
    }
view-by-round = Round by round
view-nth-round = round { $number }
