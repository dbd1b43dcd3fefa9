# Kinds of things

kind-kid = Kids
kind-perk = Perks
kind-rule = Made-up rules
kind-level = Fort levels
kind-board = Boards
kind-suit = Suits
kind-resource = Resources
kind-zone = Places
kind-phase = Phases of a turn
kind-icon = Icons

tag-skateboard = skateboard
tag-shovel = shovel
tag-glue = glue
tag-squirt-gun = squirt gun
tag-crown = crown
tag-book = book
tag-coin = coin
tag-resources = toys and pizza
tag-pack = pack
tag-lookout = lookout
tag-trash = trash
tag-recruit = recruit
tag-upgrade = upgrade
tag-points = points
tag-best-friend = best friends
tag-only-symbols = symbols only
tag-read = How an action is read
tag-symbol = Suits
tag-hold = What you hold
tag-deed = What happens
tag-place = Where it lies
tag-card = Special cards
tag-player = Beside players
tag-once = once a game
tag-lasting = lasting

# Names

name-level-0 = Level 0
name-level-1 = Level 1
name-level-2 = Level 2
name-level-3 = Level 3
name-level-4 = Level 4
name-level-5 = Level 5

name-zone-hand = Hand
name-zone-deck = Deck
name-zone-discard = Discard pile
name-zone-yard = Yard
name-zone-park = Park
name-zone-park-deck = Park deck
name-zone-in-play = In play
name-zone-stash = Stash
name-zone-pack = Pack
name-zone-lookout = Lookout
name-zone-fort = Fort
name-zone-track = Victory track
name-zone-perk-row = Perks on offer
name-zone-rule-stack = Stack of made-up rules
name-zone-supply = Supply
name-zone-trash = Trashed cards
name-zone-packet = Draft packet
name-zone-rival = Rival
name-zone-amount = How many
name-zone-copy = What to copy

name-phase-clean-up = Clean up
name-phase-play = Play
name-phase-recruit = Recruit
name-phase-discard = Discard
name-phase-draw = Draw

name-icon-megaphone = Public action
name-icon-lock = Private action
name-icon-times = Times
name-icon-arrow = Then
name-icon-plus = And
name-icon-minus = Spend
name-icon-toy = Toy
name-icon-pizza = Pizza
name-icon-any-resource = Toy or pizza
name-icon-any-suit = Any suit
name-icon-upgrade = Upgrade the fort
name-icon-score = Point
name-icon-pack = Into the pack
name-icon-lookout = To the lookout
name-icon-recruit = Recruit
name-icon-trash = Trash
name-icon-trash-self = Trash this card
name-icon-trash-opponent = Trash a rival's card
name-icon-exchange = Swap
name-icon-copy-pack = Copy the pack
name-icon-copy-opponent-pack = Copy a rival's pack
name-icon-fort = Fort level
name-icon-stash = Stash
name-icon-yard = Yard
name-icon-hand = Cards in hand
name-icon-deck = Deck
name-icon-discard = Discard pile
name-icon-star = Best friend
name-icon-perk = Perk
name-icon-made-up-rule = Made-up rule
name-icon-macaroni = Macaroni Sculpture
name-icon-people = Who may follow
name-icon-first = Starting player
name-icon-robot = Robot
name-icon-clock = Is deciding
name-icon-skateboard = Skateboard
name-icon-shovel = Shovel
name-icon-glue = Glue
name-icon-squirt-gun = Squirt gun
name-icon-crown = Crown
name-icon-book = Book
name-icon-coin = Coin

# Kids

line-kid = Kid from the park
    .text =
        { $copies ->
            [one] There is one such card in the game.
           *[other] There are { $copies } such cards in the game.
        }
line-best-friend = Best friend
    .text = Belongs to one board and starts in its player's deck. It never waits in the yard, so no rival can take it.
line-symbols =
    { $how_id ->
        [twice] Two symbols: { $suit } twice
        [both] Two symbols: { $suit } and a coin
        [coin] Suit: coin
       *[once] Suit: { $suit }
    }
    .text =
        { $how_id ->
            [coin] It counts as whichever suit you need, when added and when you follow.
            [both] The coin counts as whichever suit you need, so both may count.
            [twice] Added to a card that counts this suit, it counts double.
           *[once] With it this card strengthens others that count this suit, and follows rivals who play it.
        }
line-no-action = No action of its own
    .text = You can't play it alone. Add it to a card that counts its suit, follow with it, or send it to your lookout.
times-many =
    { $per_id ->
        [once] { "" }
       *[other]
            { $deed_id ->
                [exchange] { "," }
               *[other] { "" }
            }{ " " }{ for-each }
    }
what-it-does =
    { $deed_id ->
        [gain] { view-deed-gain }
        [pack] { view-deed-pack }
        [lookout] { view-deed-lookout }
        [trash] { view-deed-trash }
        [recruit] { view-deed-recruit }
        [upgrade] { view-deed-upgrade }
        [score] { view-deed-score }
        [spend] { view-deed-spend }
        [trash_rival] { view-deed-trash-rival }
        [copy_pack] { view-deed-copy-pack }
        [copy_rival_pack] { view-deed-copy-rival-pack }
       *[exchange] { view-deed-exchange }
    }
how-it-goes =
    { $deed_id ->
        [gain]
            { $kind_id ->
                [any] From the supply to your stash, all of one kind.
               *[other] From the supply to your stash, as far as it fits.
            }
        [pack] From your stash; it can still pay for your fort, and some cards score it.
        [lookout] From your hand, for good; its symbol then helps your actions.
        [trash] From your hand or your discard pile, out of the game.
        [recruit] From the park, its deck or a rival's yard to your discard pile.
        [upgrade]
            { $change_id ->
                [less] You pay the next level, but leave one resource of it out.
                [more] You pay the next level and one resource more.
               *[none] You pay the next level out of stash and pack.
            }
        [score] At once, on the victory track.
        [spend] From your stash or your pack, back to the supply.
        [trash_rival] Out of the game; the rival gets nothing for it.
        [copy_pack] From the supply to your stash; your pack keeps what it has.
        [copy_rival_pack] From the supply to your stash; the rival loses nothing.
       *[exchange] Within your stash or within your pack, all in one direction.
    }
line-public = Public: { what-it-does }{ times-many }
    .text = { how-it-goes } Rivals may follow it.
line-private = Private: { what-it-does }{ times-many }
    .text = { how-it-goes } Only you do it.
line-then = Then: { what-it-does }
    .text = { how-it-goes } Only once the first half is done.
line-also = And also: { what-it-does }
    .text = { how-it-goes } In whichever order you like.
line-per = How often: { for-each }
    .text =
        { $source_id ->
            [any] You name one suit, even the coin. The card's own symbol counts only if you name it.
            [board] Your board says how often. Added cards change nothing here.
           *[suit] Symbols of this card and of added cards count, and those in your lookout if you like.
        }
line-trash-this = Then this card is trashed
    .text = Only after everybody had the chance to follow. If you leave this action out, the card stays.

# Perks

line-perk-diy = Upgrade instead of playing
    .text =
        { $amount ->
            [one] Instead of playing a card you raise your fort for one resource more. Nobody can follow that.
           *[other] Instead of playing a card you raise your fort for { $amount } resources more. Nobody can follow that.
        }
line-perk-sticky-fingers = Pack from the supply
    .text = On your turn, what goes into your pack may come straight from the supply, in any mix.
line-perk-recycling = Take a card back
    .text = On your turn you take a card from your discard pile into your hand.
line-perk-xxl-backpack = A larger pack
    .text = Your pack has room for { $amount } more.
line-perk-do-over = Play another card
    .text = After your card and its follows you play one more; it can be strengthened and followed as usual.
line-perk-birthday-party = Recruit once more
    .text = After recruiting you may take another card from the park or its deck, but not from a yard.
line-perk-rough-housing = Trash the card that was played
    .text = Instead of following, and after all others could, you put the leader's card out of the game. Best friends are safe.
line-perk-bribe = Bribe others to your lookout
    .text = On your turn, cards for your lookout may also come from the park, its deck or a rival's yard.
line-perk-copy-cat = Follow with more cards
    .text =
        { $amount ->
            [one] When you follow you discard { $amount } matching card.
           *[other] When you follow you may discard up to { $amount } matching cards; each must bring a symbol that counts.
        }
line-perk-once = Works once
    .text = When you use it, it goes back to the box.
line-perk-lasting = Lasts
    .text = It works until the end of the game.
line-perk-when = Only one in a game
    .text = You choose among those that are still on offer.

# Made-up rules

line-rule =
    At the end: { $form_id ->
        [suit_symbols] { view-rule-suit-symbols }
        [fort_level] { view-rule-fort-level }
        [distinct_suits] { view-rule-distinct-suits }
        [tokens] { view-rule-tokens }
        [lookout_cards] { view-rule-lookout-cards }
        [most_cards] { view-rule-most-cards }
        [no_best_friends] { view-rule-no-best-friends }
        [pack_tokens] { view-rule-pack-tokens }
       *[upgrade_icons] { view-rule-upgrade-icons }
    }
    .text =
        { $form_id ->
            [suit_symbols] All your cards count, in deck, discard pile, hand, yard and lookout. Coins don't.
            [fort_level] Nothing on any other level. A setting of the table may change the points.
            [distinct_suits] All your cards count. The coin is no suit here.
            [tokens] What lies in stash and pack when the game ends.
            [lookout_cards] Cards are counted, not their symbols.
            [most_cards] All your cards count, wherever they lie; only you score this.
            [no_best_friends] You have to trash both of yours before the end.
            [pack_tokens] Toys and pizza count alike.
           *[upgrade_icons] Each upgrade icon on a card counts, also as a part of a longer action.
        }
line-rule-when = Only one, in secret
    .text = You look through the stack and keep one. Rivals see it at the end.

# Levels and boards

line-level-start = Where every fort begins
    .text = Each upgrade raises it by one level.
line-level-cost = Costs { wanted }
    .text = You pay out of stash and pack, as you like. It takes an upgrade action to build.
line-level-points =
    { $points ->
        [0] No points
        [one] { $points } point at the end
       *[other] { $points } points at the end
    }
    .text = A fort counts once, with its last level.
line-level-room =
    Room: { $lookout ->
        [one] { $lookout } card in the lookout
       *[other] { $lookout } cards in the lookout
    }, { $pack } in the pack
    .text = You have the room as soon as the level is built.
line-level-rule = A made-up rule
    .text = You look through the stack in secret and keep one: it brings points at the end.
line-level-perk = A perk
    .text = You choose one of the open perks. Some last, some work once.
line-level-sculpture = Macaroni Sculpture
    .text =
        { $points ->
            [one] Whoever gets here first takes it: { $points } point at the end.
           *[other] Whoever gets here first takes it: { $points } points at the end.
        }
line-level-end = It brings the end
    .text = The round is played out, then the points are counted.
line-board = A player's board
    .text = All boards work alike. They differ in their best friends and their colour.
line-board-friends = Best friends: { $first } and { $second }
    .text = Both start in the deck of whoever has this board.

# Symbols and resources

line-suit = It makes actions stronger
    .text = Where an action shows × and this suit, it is done once for each of them.
line-suit-follows = It lets you follow
    .text = Discard a card that shows it when a rival plays a card with the same suit.
line-coin = Whichever suit you like
    .text = For one played card it counts as one suit, the one you name.
line-coin-leads = Whoever plays it names a suit
    .text = Rivals follow with that suit, or with a coin of their own.
line-resource = It pays for your fort
    .text = In the cost of a level each icon of this kind is one token.
line-resource-room = The stash holds { $room } of it
    .text = What doesn't fit you don't get. More fits into your pack.
line-resource-supply = { $count } are in the game
    .text = If the supply runs out, nobody gains any until some are paid back.
line-any = Either kind
    .text = You choose toys or pizza. Within one action all of them are of one kind.
line-any-cost = In a cost: either kind
    .text = You pay it with a toy or a pizza, as you like.

# Places

line-zone-hand = Cards you may use now
    .text = On your turn you play one of them and add others; between turns you follow with them.
line-zone-deck = Your own cards, face down
    .text = At the end of your turn you draw { $hand } of them. When it is empty, your discard pile is shuffled.
line-zone-deck-more = The only way to new cards
    .text = You draw at the end of your turn and at no other time; following doesn't draw.
line-zone-discard = Cards that come back
    .text = Played, added and recruited cards lie here, open to all, until they are shuffled into your deck.
line-zone-yard = Those you didn't play with
    .text = What is left in your hand at the end of your turn waits here until your next turn begins.
line-zone-yard-more = Rivals may take them
    .text = Whoever recruits may choose a card from a rival's yard, and its owner gets nothing for it.
line-zone-park = Kids looking for friends
    .text = Here { $park } cards lie open. Whom you recruit is replaced at once from the park deck.
line-zone-park-deck = The kids to come
    .text = You may recruit the top card, but you see it only then.
line-zone-park-deck-more = When it is empty, the game ends
    .text = The round is still played out.
line-zone-in-play = The card being played
    .text = It lies here with the cards added to it. At the end of the turn all of them are discarded.
line-zone-stash = Toys and pizza you gained
    .text = Up to { $room } of each kind. From here you pay for your fort.
line-zone-pack = Toys and pizza put aside
    .text = It holds one token more than your fort level. They still pay for your fort.
line-zone-pack-more = A full pack pays
    .text = Some cards score a point for each token in it, others give you the same again.
line-zone-lookout = Cards that stay for good
    .text = It holds one card more than your fort level. No card ever leaves it.
line-zone-lookout-more = Their symbols always help
    .text = When an action counts a suit, you may count those of your lookout, too.
line-zone-fort = Your fort
    .text = An upgrade raises it by one level, up to { $level }: more room, a rule, a perk, and points at the end.
line-zone-track = Points gained on the way
    .text = If anybody has { $end } of them, the game ends with this round.
line-zone-track-more = At the end more is added
    .text = Your fort level, your made-up rule and the Macaroni Sculpture.
line-zone-perk-row = For fort level 2
    .text = Whoever builds level 2 takes one of these; no new ones come.
line-zone-rule-stack = For fort level 1
    .text = Whoever builds level 1 looks through it in secret and keeps one card.
line-zone-supply = Tokens of all
    .text = What you gain comes from here, what you pay goes back.
line-zone-trash = Out of the game
    .text = Trashed cards never come back, to nobody.
line-zone-packet = Cards to choose from
    .text = You keep one, the rest goes to the left. After eight rounds you have your first cards.
line-zone-rival = Another player
    .text = When a rival plays a card, you may follow its public action with a card of the same suit.
line-zone-rival-more = What you can't follow
    .text = The lower action of a card is for whoever plays it.
line-zone-amount = You say how many
    .text = Only as many are offered as the rules allow now.
line-zone-copy = What you take
    .text = First the toys, then the pizzas that you gain.

# Phases

line-phase-clean-up = { $number }. The yard is emptied
    .text = Those still waiting in your yard go to your discard pile: they are yours again.
line-phase-play = { $number }. You play a card
    .text = One or none. You may add cards that make it stronger; then rivals may follow.
line-phase-recruit = { $number }. You recruit a card
    .text = From the park, its deck or a rival's yard. You have to take one.
line-phase-discard = { $number }. You put cards away
    .text = Played cards and best friends go to your discard pile, all others from your hand to your yard.
line-phase-draw =
    { $hand ->
        [one] { $number }. You draw { $hand } card
       *[other] { $number }. You draw { $hand } cards
    }
    .text = With them you may follow the others until it is your turn again.

# Icons

line-icon-megaphone = Rivals may follow this action
    .text = The upper one of a card: each rival may do it, too, for a card of the same suit.
line-icon-lock = Only you do this action
    .text = The lower one of a card. Nobody can follow it.
line-icon-times = As often as the right side says
    .text = What stands left of it is done once for each thing on the right.
line-icon-arrow = First left, then right
    .text = The right side comes only after the left one, and must be done if it can be.
line-icon-plus = Both belong together
    .text = You do both, in whichever order you like.
line-icon-minus = Pay it to the supply
    .text = A token of the shown kind, out of stash or pack.
line-icon-toy = Gain a toy
    .text = From the supply to your stash. In a cost: pay a toy.
line-icon-pizza = Gain a pizza
    .text = From the supply to your stash. In a cost: pay a pizza.
line-icon-any-resource = Toy or pizza, as you like
    .text = Several within one action are all of one kind.
line-icon-any-suit = A suit of your choice
    .text = You name it, even the coin, and count how often it is there.
line-icon-upgrade = Raise your fort by a level
    .text = You pay the next level. The number beside it makes it cheaper or dearer.
line-icon-score = A point
    .text = A step on the victory track. Beside a player it is the points so far.
line-icon-pack = A token goes from stash to pack
    .text = Right of a ×: the tokens in your pack are counted.
line-icon-lookout = A card goes from hand to lookout
    .text = Right of a ×: the cards in your lookout are counted.
line-icon-recruit = Take a new card
    .text = From the park, its deck or a rival's yard to your discard pile.
line-icon-trash = A card leaves the game
    .text = One from your hand or your discard pile, best friends too.
line-icon-trash-self = This card leaves the game
    .text = After its action and when all had the chance to follow.
line-icon-trash-opponent = A card of a rival's yard leaves the game
    .text = Any rival's yard will do.
line-icon-exchange = Swap a token for the other kind
    .text = A toy for a pizza or a pizza for a toy; several go in one direction.
line-icon-copy-pack = Gain what your pack holds
    .text = The same tokens again, to your stash; the pack keeps its own.
line-icon-copy-opponent-pack = Gain what a rival's pack holds
    .text = The same tokens, to your stash; the rival keeps them.
line-icon-fort = The level of a fort
    .text = Right of a ×: the action is done once for each level. It is no upgrade.
line-icon-stash = Where gained tokens lie
    .text = Up to { $room } of each kind.
line-icon-yard = Where unplayed cards wait
    .text = Rivals may recruit them from there.
line-icon-hand = How many cards somebody holds
    .text =
        { $hand ->
            [one] Everybody begins a turn with { $hand } card, unless they followed meanwhile.
           *[other] Everybody begins a turn with { $hand } cards, unless they followed meanwhile.
        }
line-icon-deck = How many cards are left to draw
    .text = When there are none, the discard pile becomes the new deck.
line-icon-discard = Cards that come back later
    .text = Everybody may look at them.
line-icon-star = A best friend
    .text = It never waits in the yard, so nobody can recruit it from you.
line-icon-perk = A special power
    .text = It comes with level 2 of a fort; everybody gets one at most.
line-icon-made-up-rule = Points at the end
    .text = It comes with level 1 of a fort and stays secret.
line-icon-macaroni = For the first fort of level { $level }
    .text =
        { $sculpture ->
            [one] It is worth { $sculpture } point at the end.
           *[other] It is worth { $sculpture } points at the end.
        }
line-icon-people = Symbols to follow with
    .text = Whoever discards a card with one of them may do the public action, too.
line-icon-first = Begins each round
    .text = The game ends before a turn of this player, so all have had equally many turns.
line-icon-robot = A robot plays here
    .text = It knows no more than a player in its place.
line-icon-clock = Somebody is thinking
    .text = The game waits for this player's choice.
line-icon-suit = One of six suits
    .text =
        { $how_id ->
            [two] { on-cards } It multiplies mostly: { $first }, { $second }.
            [one] { on-cards } It multiplies mostly: { $first }.
           *[none] { on-cards } No action counts it.
        }
on-cards =
    { $cards ->
        [one] On { $cards } card.
       *[other] On { $cards } cards.
    }
line-icon-coin = Any suit
    .text = It counts as whichever of the six you like.

# When a place is asked about

when-hand = You pick from your hand in the play phase of your turn, and when you may follow a rival.
when-deck = You draw from your deck by yourself, five cards at the end of your turn.
when-discard = Your discard pile is asked about when a card trashes or a perk takes cards back; else it is shuffled by itself.
when-yard = Rivals' yards are asked about in the recruit phase of your turn, after playing.
when-park = You recruit from the park after playing, in the third phase of your turn.
when-park-deck = The top card is on offer when you recruit, after playing.
when-in-play = What is in play is discarded by itself at the end of the turn.
when-stash = Your stash is asked about when an action packs, spends or swaps, and when you pay for your fort.
when-pack = Packs are asked about when an action spends, swaps or copies, and when you pay for your fort.
when-lookout = Your lookout is asked about when an action counts symbols or sends cards there.
when-fort = Your fort rises when an action shows the upgrade icon and you can pay.
when-level = A level is built when an action shows the upgrade icon and you can pay.
when-track = Points come by themselves when an action shows the point icon.
when-perk-row = You choose a perk when your fort reaches level 2.
when-perk = You choose a perk when your fort reaches level 2.
when-rule-stack = You look through the stack when your fort reaches level 1.
when-rule = You choose a made-up rule when your fort reaches level 1.
when-supply = The supply gives and takes by itself; with Sticky Fingers you may pack from it.
when-trash = Trashed cards are out of the game and never asked about again.
when-packet = In a draft you keep one card of the packet in each round.
when-rival = You meet rivals when you follow them, recruit from their yards or copy their packs.
when-amount = Numbers are asked about when an action or a payment can go several ways.
when-copy = It is asked about when only a part of a pack can be copied.
when-kind = Toys or pizza: that is asked when an action leaves it to you.
when-icon = Icons are there to be read; you pick one only when an upgrade costs one resource less.
when-suit = A suit is named when a coin is played, or when an action counts any suit.
when-elsewhere = That card lies where you can't reach it now.
when-kid = Cards are picked where they lie: in your hand, in the park, in yards.
when-board = The boards were handed out before the game.
when-resource = Resources are picked where they lie, in stash, pack or supply.
when-phase = The phases of a turn follow each other by themselves.

# What a beginner gets to know

topic-play = Playing a card
topic-suits = Suits
topic-actions = Actions
topic-follow = Following
topic-deck = Your gang
topic-yard = The yard
topic-stash = Toys and pizza
topic-board = Pack and lookout
topic-fort = The fort
topic-end = The end

# Notes

note-play = Play { $card }
    .text =
        { $how_id ->
            [added]
                { $panel_id ->
                    [public] You play one card a turn. With cards of your hand added, its upper action brings most; rivals may follow it.
                   *[private] You play one card a turn. With cards of your hand added, its lower action brings most.
                }
           *[alone]
                { $panel_id ->
                    [public] You play one card a turn, and its upper action brings most now. Rivals may follow it.
                   *[private] You play one card a turn, and its lower action brings most now. It is for you alone.
                }
        }
note-best-friend = Count on { $card }
    .text = The star marks a best friend. Unplayed, it doesn't wait in the yard but comes back to you.
note-draft = Keep { $card }
    .text = You build your first deck: keep one card, the rest goes on. Cards with the same suit help each other.
note-add =
    { $how_id ->
        [loses] You may add a card
       *[gains] Add { $card }
    }
    .text =
        { $how_id ->
            [loses] { $played } then trashes one card more for each of its symbols. Add only if there is something to trash.
            [coin] { $played } counts: { $suit }. The coin of this card stands for it, so the action gets stronger.
            [any] { $played } counts one suit of your choice, and this one you can show most: { $suit }. Add only cards that show it, or a coin.
            [any_coin] { $played } counts one suit of your choice, and this one you can show most: { $suit }. The coin of this card stands for it.
           *[gains] { $played } counts the suit of this card, so the action gets stronger. Added cards come back to you like played ones.
        }
note-coin = Name a suit
    .text =
        { $how_id ->
            [added] The coin counts as any suit. Name the one that the action counts.
            [alone] The coin counts as any suit. Nobody can follow this card, so any of them will do.
           *[played] The coin counts as any suit. To follow you, rivals need the one you name, or a coin.
        }
note-no-action = Only symbols: { $card }
    .text = This card has no action, only symbols. Play a card that counts them and add this one.
note-any-suit = Name your commonest suit
    .text = It is counted on the cards in play and in your lookout. More of them bring more.
note-action = Choose an action
    .text = Above is the public one, below the private one. You may do both, in either order, but one of them in full.
note-public = Mind who may follow
    .text = The action with the megaphone is open to rivals: whoever discards a card of the same suit does it, too.
note-other-action = Do the other one, too
    .text = You may do both this turn. Leave it out only if you don't want what it does.
note-part =
    { $how_id ->
        [loses] Trash only what you don't want
       *[gains] Do all of it
    }
    .text =
        { $how_id ->
            [loses] In full it trashes one card for each symbol, good ones too. A part is enough if you do the other action in full.
           *[gains] One action must be done in full, the other may stop earlier. Stop only if the rest would hurt you.
        }
note-follow =
    { $how_id ->
        [good] Follow with { $card }
       *[maybe] You may follow
    }
    .text =
        { $how_id ->
            [good] Discard it and do the public action of { $played } yourself. It comes back to you later, but your hand has one card less.
           *[maybe] Discard a lit card and do the public action of { $played } yourself. Pass if you want to use that card on your turn.
        }
note-follow-kind =
    { $kind_id ->
        [toy] Following brings toys
       *[pizza] Following brings pizza
    }
    .text = You get the kind that { $seat } took. It costs you a lit card, which goes to your discard pile.
note-follow-count = Count both symbols
    .text = Your card shows two that match, so you may do the action once more.
note-recruit =
    { $where_id ->
        [yard] Recruit { $card } from { $seat }'s yard
       *[park] Recruit { $card }
    }
    .text =
        { $why_id ->
            [upgrade] You take one card each turn, into your discard pile. This one can raise your fort.
            [suit] You take one card each turn, into your discard pile. This one shows a suit that you have already.
           *[actions] You take one card each turn, into your discard pile. The actions of this one bring much.
        }
note-recruit-yard = Look into the yards
    .text = Cards that rivals didn't play lie open there. Take one and it is yours; they get nothing for it.
note-blind = Or take a surprise
    .text =
        { $count ->
            [one] The top card of the park deck is unknown, and it is the last one: then the game ends.
           *[other] The top card of the park deck is unknown. { $count } are left; when they are gone, the game ends.
        }
note-trash = Trash what you seldom use
    .text = With fewer cards the good ones come sooner. Cards without action and those of lonely suits go first.
note-yard = Use many cards
    .text = Those you don't play or add wait in your yard, where rivals may take them. At your next turn the rest goes to your discard pile.
note-trash-rival = Weaken a rival
    .text = The card leaves the game. Take one that would help its owner, or that you can't recruit yourself.
note-kind =
    { $why_id ->
        [alike] Toys or pizza
       *[other]
            Take { $kind_id ->
                [toy] toys
               *[pizza] pizza
            }
    }
    .text =
        { $why_id ->
            [lacking] You lack it for the next level. All of one action is of one kind.
            [both] The next level needs both kinds, so the other one comes later. All of one action is of one kind.
            [fewer] You have less of that. All of one action is of one kind.
           *[alike] Take what is harder for you to get. All of one action is of one kind.
        }
note-spend = Spend from your stash
    .text = What lies in your pack counts for other cards, so pay with the stash first.
note-exchange = Swap for what you lack
    .text = Look at the cost of your next level: you need the right kinds. All swaps of an action go one way.
note-full-stash = Your stash is full
    .text =
        { $kind_id ->
            [toy] No more toys fit. Upgrade, pack or spend some before you gain more.
           *[pizza] No more pizza fits. Upgrade, pack or spend some before you gain more.
        }
note-copy = Copy a full pack
    .text = You gain the same tokens to your stash, and nobody loses anything. See that they fit.
note-pack = Put something aside
    .text = The pack holds little, but some cards score it and others copy it. You can still pay with it.
note-tuck = Send a card to your lookout
    .text = It stays there for good and you never play it again, but its symbol helps from now on. Cards without action are best.
note-count-lookout = Count your lookout
    .text = Its symbols make this action stronger, as if you had added them. It costs nothing.
note-room = Use your new room
    .text = With each level your lookout holds one card more and your pack one token more. Both make later actions better.
note-upgrade = Raise your fort with { $card }
    .text =
        { $how_id ->
            [less] It leaves one resource of the cost out, so you can pay level { $level }. Levels bring room, special cards and points at the end.
           *[full] You can pay level { $level } now. Levels bring room, special cards and points at the end.
        }
note-pay =
    { $how_id ->
        [stash] Pay with your stash
        [either] Pay with what you can spare
       *[less] Leave one icon unpaid
    }
    .text =
        { $how_id ->
            [stash] Stash and pack pay alike. Keep the pack if you have cards that score or copy it.
            [either] The two-coloured icon takes a toy or a pizza. Keep the kind that is harder for you to get.
           *[less] This upgrade is cheaper by one. Save the kind that is harder for you to get.
        }
note-rule =
    { $how_id ->
        [best] Keep { $kept }
       *[open] Choose what you collect anyway
    }
    .text =
        { $how_id ->
            [best]
                { $points ->
                    [one] With what you have it would bring { $points } point, most of all.
                   *[other] With what you have it would bring { $points } points, most of all.
                } You get them at the end.
           *[open] Its points come at the end.
        }
note-perk = Take one of the perks
    .text = You get only one. Lasting ones help every turn, others once at the right moment.
note-use-perk = Your perk: { $perk }
    .text = This is its moment. If it works once only, it then goes back to the box.
note-points = Watch the track
    .text =
        { $end ->
            [one] At { $end } point
           *[other] At { $end } points
        } the game ends with that round. The fort, rules and the sculpture are added at the end.
note-last-round = The last round
    .text = The end has been triggered; everybody finishes the round. Take points now, there is nothing to save for.

# Goals

-and = and
wanted-toys =
    { $toys ->
        [one] one toy
       *[other] { $toys } toys
    }
wanted-pizza =
    { $pizza ->
        [one] one pizza
       *[other] { $pizza } pizzas
    }
wanted-any =
    { $any ->
        [one] one of either kind
       *[other] { $any } of either kind
    }
wanted =
    { $toys ->
        [0]
            { $pizza ->
                [0] { wanted-any }
               *[other]
                    { $any ->
                        [0] { wanted-pizza }
                       *[other] { wanted-pizza } { -and } { wanted-any }
                    }
            }
       *[other]
            { $pizza ->
                [0]
                    { $any ->
                        [0] { wanted-toys }
                       *[other] { wanted-toys } { -and } { wanted-any }
                    }
               *[other]
                    { $any ->
                        [0] { wanted-toys } { -and } { wanted-pizza }
                       *[other] { wanted-toys }, { wanted-pizza } { -and } { wanted-any }
                    }
            }
    }
goal-draft = Gather cards whose suits go together.
goal-collect = Collect { wanted }; an upgrade then builds level { $level }.
goal-pay = Pay level { $level }.
goal-upgrade = Use an upgrade: you can pay level { $level }.
goal-upgrade-less = Use the cheaper upgrade: you can pay level { $level } with it.
goal-keep-upgrade = You can pay level { $level }. Keep an upgrade for your own turn.
goal-find-upgrade = You can pay level { $level }. Now it takes a card with an upgrade.
goal-points = Your fort is done. Gain points.
goal-last-round = The last round: every point counts.

# Before costly picks

caution-skip = Play no card?
    .text = It brings nothing, and your cards wait in the yard.
caution-add = Add no more?
    .text = This card has no action of its own, only symbols: { $card }.
caution-finish = Leave the other action out?
    .text = { $card } could do both this turn.
caution-pass = Not follow { $card }?
    .text = It would cost you one card of your hand.
caution-trash = Trash { $card }?
    .text = A best friend who upgrades is hard to replace.
caution-tuck = Send { $card } away for good?
    .text = Its symbol stays with you, its upgrade doesn't.
cost-level = no step towards level { $level }
cost-yard =
    { $count ->
        [one] one card waits in your yard, rivals may take it
       *[other] { $count } cards wait in your yard, rivals may take them
    }
cost-unused =
    { $panel_id ->
        [public] the public action stays unused
       *[private] the private action stays unused
    }
cost-pass = nothing from { $card }
cost-friend = you never upgrade with { $card } again
gain-upgrade = your fort rises to level { $level }
gain-tokens =
    { $kind_id ->
        [toy]
            { $count ->
                [one] one toy
               *[other] { up-to }{ $count } toys
            }
       *[pizza]
            { $count ->
                [one] one pizza
               *[other] { up-to }{ $count } pizzas
            }
    }
up-to =
    { $sure_id ->
        [sure] { "" }
       *[most] up to{ " " }
    }
gain-points =
    { $count ->
        [one] one point
       *[other] { up-to }{ $count } points
    }
gain-action =
    { $times ->
        [one] { what-it-does }
       *[other] { what-it-does }, up to { $times } times
    }
gain-stays = you keep { $card }
gain-comes-back = you get { $card } back later
gain-symbols =
    { $count ->
        [one] its symbol counts
       *[other] its { $count } symbols count
    }
gain-keeps = { $card } upgrades again later

# What is missing

cant =
    { $deed_id ->
        [follow] You can't follow with { $card }
        [add] You can't add { $card }
       *[play] You can't play { $card } yet
    }
lack-upgrade = { cant }: you lack { wanted }.
    .text = It raises the fort to level { $level }. Cards that gain toys and pizza bring you there.
lack-upgrade-less = { cant }: you lack { wanted }, less one of these.
    .text = It raises the fort to level { $level } for one resource less. Cards that gain toys and pizza bring you there.
lack-top = { cant }: your fort is at its top.
    .text = Use its symbol: add it to another card, or follow with it.
lack-stash-room =
    { cant }: { $kind_id ->
        [toy]
            { $count ->
                [one] no toy fits into your stash.
               *[other] { $count } toys don't fit into your stash.
            }
       *[pizza]
            { $count ->
                [one] no pizza fits into your stash.
               *[other] { $count } pizzas don't fit into your stash.
            }
    }
    .text = Pack some, spend some or upgrade first.
lack-supply =
    { cant }: the supply has too { $kind_id ->
        [toy] few toys.
       *[pizza] little pizza.
    }
    .text = It fills again when somebody pays for a fort.
lack-pack-room =
    { cant }: { $room ->
        [one] your pack holds only { $room } token.
       *[other] your pack holds only { $room } tokens.
    }
    .text = Each level of your fort makes it larger by one.
lack-lookout-room =
    { cant }: { $room ->
        [one] your lookout holds only { $room } card.
       *[other] your lookout holds only { $room } cards.
    }
    .text = Each level of your fort makes it larger by one.
lack-spend =
    { cant }: you lack { $kind_id ->
        [toy]
            { $count ->
                [one] one toy.
               *[other] { $count } toys.
            }
       *[pizza]
            { $count ->
                [one] one pizza.
               *[other] { $count } pizzas.
            }
    }
    .text = It is paid with them. Gain some first.
lack-empty-stash = { cant }: your stash is empty.
    .text = What goes into the pack comes from the stash. Gain something first.
lack-empty-pack = { cant }: your pack is empty.
    .text = Put something into it first, with an action that packs.
lack-empty-lookout = { cant }: your lookout is empty.
    .text = Send a card there first.
lack-fort = { cant }: your fort is at level 0.
    .text = It counts the levels of your fort. Build one first.
lack-symbol = { cant }: its suit isn't there ({ $suit }).
    .text = It needs a card that shows this suit, added or in your lookout.
lack-hand = { cant }: there is no other card to use.
    .text = It takes a card from your hand, so you need one more.
lack-rival-yards = { cant }: nobody waits in a rival's yard.
    .text = Yards fill when rivals leave cards unplayed.
lack-rival-packs = { cant }: all rivals' packs are empty.
    .text = It copies what a rival has packed.
lack-copy-room = { cant }: the copy doesn't fit into your stash.
    .text = Spend some of your stash first.
lack-exchange = { cant }: there is nothing to swap.
    .text = It needs a token of yours, and room for the other kind.
lack-whole = { cant }: its action can't be done in full.
    .text = One action of a played card must be done in full.
lack-no-action = You can't play { $card }: it has no action.
    .text = Play a card that counts its suit, then add this one.
lack-twin = Equal to one that is lit: { $card }.
    .text = Of equal cards in one place only the first is offered. Take that one.
lack-suit = { $card } can't be added: it shows no suit that { $played } counts.
    .text =
        { $how_id ->
            [two] Counted are: { $suit } and { $other }. A coin would do, too.
           *[one] Counted is: { $suit }. A coin would do, too.
        }
lack-no-use = One more would change nothing: { $card }.
    .text = Every added card must make an action of { $played } stronger, and this one wouldn't.
lack-counted = { $card } can't be added: it doesn't show the suit that you count.
    .text = { $played } counts one suit, and with the cards added so far that is: { $suit }. A coin would do, too.
lack-order = You passed { $card } by.
    .text = Cards are added in a fixed order. Undo, if you want it, too.
lack-follow-suit =
    { $suit_id ->
        [skateboard] You can't follow with { $card }: it shows no skateboard.
        [shovel] You can't follow with { $card }: it shows no shovel.
        [glue] You can't follow with { $card }: it shows no glue.
        [squirt_gun] You can't follow with { $card }: it shows no squirt gun.
        [crown] You can't follow with { $card }: it shows no crown.
       *[book] You can't follow with { $card }: it shows no book.
    }
    .text = { $played } was played as: { $suit }. Follow with a card that shows this suit or a coin.
lack-own-yard = You can't recruit from your own yard.
    .text = These cards are yours. What is left of them comes back to you at your next clean-up.
lack-bribe = Only with Bribe.
    .text = Cards for your lookout come from your hand, unless you have this perk.
lack-sticky-fingers = Only with Sticky Fingers.
    .text = What goes into the pack comes from your stash, unless you have this perk.
lack-heap =
    { $zone_id ->
        [stash]
            { $kind_id ->
                [toy] There is no toy in your stash.
               *[pizza] There is no pizza in your stash.
            }
       *[pack]
            { $kind_id ->
                [toy] There is no toy in your pack.
               *[pizza] There is no pizza in your pack.
            }
    }
    .text = Take it from the other place, or gain some first.
lack-copied-empty = Nothing to copy: this pack is empty.
    .text = Choose a rival who has packed something.
lack-copied-room = It doesn't fit: your stash has too little room for this pack.
    .text = Choose a smaller pack, or spend something first.
lack-park-deck = The park deck is empty.
    .text = Take a card from the park or a rival's yard.
lack-level = You can't build level { $level } yet: you lack { wanted }.
    .text = Then an action with the upgrade icon builds it.
lack-level-before = First comes level { $level }.
    .text = A fort rises by one level at a time.
lack-level-action = You can pay level { $level }, but it takes an upgrade.
    .text = Play a card with the upgrade icon, or follow one.
lack-perk = Perks come with level { $level }.
    .text = Raise your fort; then you choose one of those still here.
lack-perk-again = You get one perk in a game.
    .text = You chose yours at level 2.
lack-rule = Made-up rules come with level { $level }.
    .text = Raise your fort; then you look through the stack and keep one.
lack-rule-again = You get one made-up rule in a game.
    .text = You chose yours at level 1.

# The book of rules

chapter-1 = Set-up
    .text = A deck of eight kids and two best friends for each, a park, perks and secret rules.
chapter-2 = Cards
    .text = Symbols on top, a public action, a private one.
chapter-3 = Your board
    .text = Yard, lookout, stash and pack, and what your fort costs.
chapter-4 = Your turn and the card you play
    .text = Clean up, play, recruit, discard, draw; and how a card gets stronger.
chapter-5 = Following
    .text = What others play you may do, too, for a card of the same suit.
chapter-6 = Recruiting
    .text = A new friend each turn, from the park or from a rival's yard.
chapter-7 = Discarding and drawing
    .text = Who was played with comes back; the others wait in the yard.
chapter-8 = Fort levels
    .text = What a level costs and brings.
chapter-9 = The end
    .text = What ends the game, and how points are counted.
chapter-10 = Icons
    .text = What each icon of a card does.
chapter-11 = Perks
    .text = Nine special powers, one for each player at most.
chapter-12 = Made-up rules
    .text = Secret ways to score at the end.
chapter-13 = How choices are made here
    .text = What the program does so that equal choices are asked once and nothing has to be taken back.

example-shovels = Counting shovels
    .text = Bug counts shovels: one of its own and two of The Moles, that are three pizzas. The lookout shows two more, and you may count one of them: a fourth pizza fits into the stash.
example-follow = Following Bug
    .text = Bug was played, a shovel. You may discard Sarge, Scout or The Moles and gain pizza: one for each shovel you discard. Doc shows a book and can't follow.
example-yard = A rival's yard
    .text = The rival didn't play with Captain, Munch and Tink. They wait in the yard until the rival's next turn begins; you may recruit one of them now, and the rival gets nothing for it.
example-upgrade = Paying for level 1
    .text = Level 1 costs a toy and a pizza. The toy is in the stash, the pizza in the pack: together they pay for Moose's upgrade.
example-lookout = What a lookout brings
    .text = Two cards are in the lookout. Their shovels may strengthen Bug, and with Prince each of them is a point.
