title = Fort

# Volby hry

setting-draft = Výběr prvních osmi karet (draft)
setting-minimalism-points = Body za Minimalismus
setting-rough-housing-can-trash-best-friend = Místní grázlík smí i na nejlepší kamarády
setting-followers-may-count-lookout-suits = Následovníci smějí počítat svou hlídku
setting-zero-repetition-counts-as-action = I akce provedená nulakrát se počítá
setting-resource-supply-limited = Zásoba může dojít

# Body a konec

score-track = Stupnice vítězství
score-fort = Bunkr
score-made-up-rule = Švindlování
score-sculpture = Hrad z kolínek
end-points = Někdo má na stupnici vítězství 25 bodů.
end-fort-level = Něčí bunkr je na úrovni 5.
end-park-deck = Balíček parku je prázdný.

# Jména, která soubor s díly neskloňuje

accusative-kid = kartu { $name }
accusative-board = desku { $name }

# Příprava

ask-draft-kids = Kterou kartu si necháš?
option-draft-kids-packet = Nechat si { $thing_acc }

event-starts = Začíná { $player }.
event-takes-board = { $player } si bere { $board_acc }.
event-perk-shows = V nabídce je výhoda { $perk }.
event-park-shows = Do parku přichází karta { $card }.
event-dealt = Ve tvém balíčku je karta { $card }.
event-keeps = Necháváš si { $card_acc }.
event-drafted = Výběr karet, { $round }. kolo: vybráno mají všichni.

# Hraní karty

ask-play-card =
    { $turn ->
        [again] Druhý pokus: zahraješ ještě jednu kartu?
       *[first] Kterou kartu zahraješ?
    }
option-play-card-hand = Zahrát { $thing_acc }
option-play-card-diy = Použít výhodu Udělej si sám: vylepšit bunkr
option-play-card-recycle = Nejdřív použít Recyklaci
option-play-card-skip = Nehrát žádnou kartu
ask-name-coin = Za který symbol platí mince na kartě { $card }?
option-name-coin-suit = { $thing }
option-name-coin-idle = Nechat minci nevyužitou
ask-add-cards = Přidáš něco ke kartě { $card }?
option-add-cards-hand = Přidat { $thing_acc }
option-add-cards-done = Nic dalšího nepřidávat
ask-use-action = Kterou akci na kartě { $card } teď provedeš?
option-use-action-public = Provést veřejnou akci
option-use-action-private = Provést soukromou akci
option-use-action-recycle = Nejdřív použít Recyklaci
option-use-action-finish = Další akci neprovádět
ask-name-suit = Který symbol počítáš?
option-name-suit-suit = { $thing }
ask-count-lookout =
    Kolik { $suit_id ->
        [skateboard] skateboardů
        [shovel] lopatek
        [glue] lepidel
        [squirt_gun] stříkacích pistolí
        [crown] korun
        [book] knížek
       *[coin] mincí
    } ze své hlídky k tomu započítáš?
option-count-lookout-lookout =
    { $thing ->
        [0] Nic z hlídky nezapočítat
        [one] Započítat { $thing } symbol
        [few] Započítat { $thing } symboly
       *[other] Započítat { $thing } symbolů
    }
ask-how-much = Provedeš akci celou, nebo jen část?
option-how-much-full = Provést celou akci
option-how-much-part = Provést jen část

event-turn = Na tahu je { $player }.
event-cleans-up =
    { $count ->
        [one] { $player } uklízí ze dvorku { $count } kartu.
        [few] { $player } uklízí ze dvorku { $count } karty.
       *[other] { $player } uklízí ze dvorku { $count } karet.
    }
event-plays = { $player } hraje { $card_acc }.
event-skips = { $player } nehraje žádnou kartu.
event-adds = { $player } přidává { $card_acc }.
event-names =
    { $player } určuje, že mince na kartě { $card } platí za { $suit_id ->
        [skateboard] skateboard
        [shovel] lopatku
        [glue] lepidlo
        [squirt_gun] stříkací pistoli
        [crown] korunu
        [book] knížku
       *[coin] minci
    }.
event-names-suit =
    { $player } počítá { $suit_id ->
        [skateboard] skateboardy
        [shovel] lopatky
        [glue] lepidla
        [squirt_gun] stříkací pistole
        [crown] koruny
        [book] knížky
       *[coin] mince
    }.
event-uses-public =
    { $times ->
        [0] { $player } provádí veřejnou akci nulakrát.
        [one] { $player } provádí veřejnou akci.
       *[other] { $player } provádí veřejnou akci { $times }×.
    }
event-uses-private =
    { $times ->
        [0] { $player } provádí soukromou akci nulakrát.
        [one] { $player } provádí soukromou akci.
       *[other] { $player } provádí soukromou akci { $times }×.
    }
event-stops = { $player } z akce provádí jen část.
event-leaves-in-yard = { $player } nechává na dvorku { $card_acc }.
event-draws =
    { $count ->
        [0] { $player } nemá co dobrat.
        [one] { $player } si dobírá { $count } kartu.
        [few] { $player } si dobírá { $count } karty.
       *[other] { $player } si dobírá { $count } karet.
    }
event-draws-card = Dobíráš si { $card_acc }.
event-reshuffles =
    { $count ->
        [one] { $player } bere { $count } odhozenou kartu jako nový balíček.
        [few] { $player } míchá { $count } odhozené karty do nového balíčku.
       *[other] { $player } míchá { $count } odhozených karet do nového balíčku.
    }
event-last-round = Konec se blíží: už se jen dohrává kolo.

# Následování

ask-follow = Hraje { $leader }: následuješ veřejnou akci na kartě { $card }?
option-follow-hand = Odhodit { $thing_acc } a následovat
option-follow-pass = Nenásledovat
ask-follow-also = Odhodíš k následování ještě jednu kartu?
option-follow-also-hand = Odhodit i { $thing_acc }
option-follow-also-enough = Následovat jen jednou kartou
ask-follow-count = Kolik symbolů započítáš?
option-follow-count-amount =
    { $thing ->
        [one] Započítat { $thing } symbol
        [few] Započítat { $thing } symboly
       *[other] Započítat { $thing } symbolů
    }

event-follows = { $player } odhazuje { $card_acc } a následuje.

# Co dělají akce

ask-take-amount =
    { $what ->
        [points] Provádíš jen část akce: kolik bodů získáš?
       *[tokens] Provádíš jen část akce: kolik surovin získáš?
    }
option-take-amount-amount =
    { $what ->
        [points]
            { $thing ->
                [one] Získat { $thing } bod
                [few] Získat { $thing } body
               *[other] Získat { $thing } bodů
            }
       *[tokens]
            { $thing ->
                [one] Získat { $thing } surovinu
                [few] Získat { $thing } suroviny
               *[other] Získat { $thing } surovin
            }
    }
ask-choose-kind =
    { $deed ->
        [exchange] Co vyměníš: hračky, nebo pizzu?
       *[gain] Co získáš: hračky, nebo pizzu?
    }
option-choose-kind-kind =
    { $deed ->
        [exchange]
            { $thing_id ->
                [toy] Hračky za pizzu
               *[pizza] Pizzu za hračky
            }
       *[gain]
            { $thing_id ->
                [toy] Hračky
               *[pizza] Pizzu
            }
    }
ask-choose-half = Dvě ikony: kterou provedeš dřív?
option-choose-half-first-half-first = Nejdřív levou ikonu, potom pravou
option-choose-half-second-half-first = Nejdřív pravou ikonu, potom levou
option-choose-half-first-half-only = Jen levou ikonu
option-choose-half-second-half-only = Jen pravou ikonu
option-choose-half-stop = Tady skončit
ask-pack-token = Co si dáš do báglu?
option-pack-token-stash =
    { $thing_id ->
        [toy] Přesunout hračku ze skrýše
       *[pizza] Přesunout pizzu ze skrýše
    }
option-pack-token-supply =
    { $thing_id ->
        [toy] Vzít si hračku ze zásoby
       *[pizza] Vzít si pizzu ze zásoby
    }
option-pack-token-stop = Tady skončit
ask-tuck-card = Koho pošleš na hlídku?
option-tuck-card-hand = Poslat z ruky { $thing_acc }
option-tuck-card-park = Poslat z parku { $thing_acc }
option-tuck-card-yard = Poslat { $thing_acc } (dvorek: { $seat })
option-tuck-card-park-deck = Poslat naslepo vrchní kartu z balíčku parku
option-tuck-card-stop = Tady skončit
ask-trash-card = Kterou kartu zničíš?
option-trash-card-hand = Zničit z ruky kartu { $thing }
option-trash-card-discard = Zničit odhozenou kartu { $thing }
option-trash-card-stop = Tady skončit
ask-trash-rival-card = Kterou cizí kartu zničíš?
option-trash-rival-card-yard = Zničit kartu { $thing } (dvorek: { $seat })
option-trash-rival-card-stop = Tady skončit
ask-spend-token = Odkud surovinu utratíš?
option-spend-token-stash =
    { $thing_id ->
        [toy] Utratit hračku ze skrýše
       *[pizza] Utratit pizzu ze skrýše
    }
option-spend-token-pack =
    { $thing_id ->
        [toy] Utratit hračku z báglu
       *[pizza] Utratit pizzu z báglu
    }
option-spend-token-stop = Tady skončit
ask-exchange-token = Kde budeš vyměňovat?
option-exchange-token-stash =
    { $thing_id ->
        [toy] Vyměnit hračku za pizzu ve skrýši
       *[pizza] Vyměnit pizzu za hračku ve skrýši
    }
option-exchange-token-pack =
    { $thing_id ->
        [toy] Vyměnit hračku za pizzu v báglu
       *[pizza] Vyměnit pizzu za hračku v báglu
    }
option-exchange-token-stop = Tady skončit
ask-copy-whose = Čí bágl zkopíruješ?
option-copy-whose-pack = Zkopírovat bágl, který má { $seat }
ask-copy-tokens = Kolik toho z báglu zkopíruješ?
option-copy-tokens-copy = Zkopírovat { $thing } (hračky + pizzy)

event-gains =
    { $kind_id ->
        [toy]
            { $count ->
                [one] { $player } získává { $count } hračku.
                [few] { $player } získává { $count } hračky.
               *[other] { $player } získává { $count } hraček.
            }
       *[pizza]
            { $count ->
                [one] { $player } získává { $count } pizzu.
                [few] { $player } získává { $count } pizzy.
               *[other] { $player } získává { $count } pizz.
            }
    }
event-packs =
    { $kind_id ->
        [toy] { $player } přesouvá hračku ze skrýše do báglu.
       *[pizza] { $player } přesouvá pizzu ze skrýše do báglu.
    }
event-packs-from-supply =
    { $kind_id ->
        [toy] { $player } si dává hračku ze zásoby rovnou do báglu.
       *[pizza] { $player } si dává pizzu ze zásoby rovnou do báglu.
    }
event-tucks = { $player } posílá na hlídku { $card_acc }.
event-trashes = { $player } ničí kartu { $card }.
event-trashes-this = { $player } ničí svou zahranou kartu { $card }.
event-trashes-rival = { $player } ničí kartu { $card } na cizím dvorku ({ $seat }).
event-scores =
    { $count ->
        [one] { $player } získává { $count } bod.
        [few] { $player } získává { $count } body.
       *[other] { $player } získává { $count } bodů.
    }
event-spends =
    { $kind_id ->
        [toy] { $player } utrácí hračku.
       *[pizza] { $player } utrácí pizzu.
    }
event-exchanges =
    { $kind_id ->
        [toy] { $player } vyměňuje hračku za pizzu.
       *[pizza] { $player } vyměňuje pizzu za hračku.
    }
event-copies = { $player } kopíruje cizí bágl ({ $seat }).

# Lanaření

ask-recruit-card = Koho zlanaříš?
option-recruit-card-park = Zlanařit z parku { $thing_acc }
option-recruit-card-yard = Zlanařit { $thing_acc } (dvorek: { $seat })
option-recruit-card-park-deck = Zlanařit naslepo vrchní kartu z balíčku parku
option-recruit-card-stop = Tady skončit

event-recruits = { $player } lanaří z parku { $card_acc }.
event-recruits-blind = { $player } lanaří naslepo z balíčku parku { $card_acc }.
event-recruits-from = { $player } lanaří { $card_acc } z cizího dvorku ({ $seat }).
event-nobody-to-recruit = { $player } nemá koho zlanařit.

# Bunkr

ask-drop-icon = Platíš o jednu surovinu méně. Kterou ušetříš?
option-drop-icon-icon =
    { $thing_id ->
        [toy] Ušetřit hračku
        [pizza] Ušetřit pizzu
       *[any] Ušetřit libovolnou surovinu
    }
ask-pay-any =
    { $any ->
        [one] Jedna surovina v ceně je libovolná. Čím ji zaplatíš?
        [few] { $any } suroviny v ceně jsou libovolné. Čím je zaplatíš?
       *[other] { $any } surovin v ceně je libovolných. Čím je zaplatíš?
    }
option-pay-any-amount =
    { $any ->
        [one]
            { $thing ->
                [0] Zaplatit pizzou
               *[other] Zaplatit hračkou
            }
        [2]
            { $thing ->
                [0] Zaplatit 2 pizzami
                [1] Zaplatit hračkou a pizzou
               *[other] Zaplatit { $thing } hračkami
            }
        [3]
            { $thing ->
                [0] Zaplatit 3 pizzami
                [1] Zaplatit hračkou a 2 pizzami
                [2] Zaplatit 2 hračkami a pizzou
               *[other] Zaplatit { $thing } hračkami
            }
       *[other]
            { $thing ->
                [0] Zaplatit jen pizzou
                [one] Zaplatit { $thing } hračkou, zbytek pizzou
               *[other] Zaplatit { $thing } hračkami, případný zbytek pizzou
            }
    }
ask-pay-from =
    { $kind_id ->
        [toy]
            { $count ->
                [one] Platíš { $count } hračku. Vezmeš ji ze skrýše, nebo z báglu?
                [few] Platíš { $count } hračky. Kolik jich vezmeš ze skrýše? Zbytek bude z báglu.
               *[other] Platíš { $count } hraček. Kolik jich vezmeš ze skrýše? Zbytek bude z báglu.
            }
       *[pizza]
            { $count ->
                [one] Platíš { $count } pizzu. Vezmeš ji ze skrýše, nebo z báglu?
                [few] Platíš { $count } pizzy. Kolik jich vezmeš ze skrýše? Zbytek bude z báglu.
               *[other] Platíš { $count } pizz. Kolik jich vezmeš ze skrýše? Zbytek bude z báglu.
            }
    }
option-pay-from-amount =
    { $kind_id ->
        [toy]
            { $thing ->
                [0]
                    { $count ->
                        [one] Vzít z báglu
                       *[other] Vzít všechno z báglu
                    }
                [one]
                    { $count ->
                        [one] Vzít ze skrýše
                       *[other] Vzít ze skrýše { $thing } hračku
                    }
                [few] Vzít ze skrýše { $thing } hračky
               *[other] Vzít ze skrýše { $thing } hraček
            }
       *[pizza]
            { $thing ->
                [0]
                    { $count ->
                        [one] Vzít z báglu
                       *[other] Vzít všechno z báglu
                    }
                [one]
                    { $count ->
                        [one] Vzít ze skrýše
                       *[other] Vzít ze skrýše { $thing } pizzu
                    }
                [few] Vzít ze skrýše { $thing } pizzy
               *[other] Vzít ze skrýše { $thing } pizz
            }
    }
ask-choose-rule = Kterou kartu švindlování si necháš?
option-choose-rule-rule-stack = Nechat si kartu { $thing }
ask-choose-perk = Kterou výhodu si vezmeš?
option-choose-perk-perk-row = Vzít si výhodu { $thing }

toys-paid =
    { $toys ->
        [one] { $toys } hračku
        [few] { $toys } hračky
       *[other] { $toys } hraček
    }
pizza-paid =
    { $pizza ->
        [one] { $pizza } pizzu
        [few] { $pizza } pizzy
       *[other] { $pizza } pizz
    }
event-pays =
    { $toys ->
        [0] { $player } platí { pizza-paid }.
       *[other]
            { $pizza ->
                [0] { $player } platí { toys-paid }.
               *[other] { $player } platí { toys-paid } a { pizza-paid }.
            }
    }
event-upgrades = { $player } vylepšuje bunkr na úroveň { $level }.
event-takes-rule = { $player } si tajně vybírá kartu švindlování.
event-keeps-rule = Necháváš si kartu švindlování { $rule }.
event-takes-perk = { $player } si bere výhodu { $perk }.
event-takes-sculpture = { $player } si bere Hrad z kolínek.
event-shows-rule =
    { $count ->
        [one] { $player } ukazuje kartu švindlování { $rule }: { $count } bod.
        [few] { $player } ukazuje kartu švindlování { $rule }: { $count } body.
       *[other] { $player } ukazuje kartu švindlování { $rule }: { $count } bodů.
    }

# Výhody

ask-rough-house = Použiješ výhodu Místní grázlík?
option-rough-house-in-play = Zničit kartu { $thing }
option-rough-house-no = Teď ne
ask-recycle-card = Kterou kartu si vrátíš do ruky?
option-recycle-card-discard = Vzít si { $thing_acc }
ask-may-recycle = Použiješ výhodu Recyklace?
option-may-recycle-discard = Vzít si do ruky { $thing_acc }
option-may-recycle-no = Teď ne
ask-party-recruit = Oslava narozek: koho ještě zlanaříš?
option-party-recruit-park = Zlanařit z parku { $thing_acc }
option-party-recruit-park-deck = Zlanařit naslepo vrchní kartu z balíčku parku
option-party-recruit-yard = Zlanařit { $thing_acc } z cizího dvorku ({ $seat })
option-party-recruit-no = Už nikoho nelanařit

event-uses-perk = { $player } využívá výhodu { $perk } a vrací ji do krabice.
event-recycles = { $player } si bere z odhozených do ruky { $card_acc }.
event-roughs-up = { $player } ničí soupeřovu zahranou kartu { $card }.

# Stůl jako text

view-turn = Na tahu: { $player }
view-last-round = Poslední kolo: { $player }
view-draft = Výběr karet
view-public = veřejná: jde následovat
view-private = soukromá
view-played = hraje
view-added = přidává
view-earlier = odehráno
view-hand = ruka
view-packet = výběr
view-kept = máš
view-park = park
view-park-deck = balík { $count }
view-yards = dvorky
view-own-yard = dvorek
view-no-action = bez akce, jen symboly

view-fort = bunkr
view-points = body
view-toys = hračky
view-pizza = pizza
view-in-pack = bágl
view-in-lookout = hlídka
view-in-hand = ruka
view-deck = balík
view-discard = odhoz
view-perk = výhoda
view-offer = nabídka
view-rule = švindl
view-next = úroveň { $level }
view-cost = cena tvé další úrovně
view-supply = zásoba
view-surely = jistě v ruce:

view-suit-skateboard = Sk
view-suit-shovel = Lo
view-suit-glue = Le
view-suit-squirt-gun = Pi
view-suit-crown = Ko
view-suit-book = Kn
view-suit-coin = Mi
view-one-toy = hračka
view-one-pizza = pizza
view-one-any = hračka nebo pizza

view-gain =
    { $kind ->
        [toy]
            { $count ->
                [one] hračka
                [few] { $count } hračky
               *[other] { $count } hraček
            }
        [pizza]
            { $count ->
                [one] pizza
                [few] { $count } pizzy
               *[other] { $count } pizz
            }
       *[any]
            { $count ->
                [one] hračka/pizza
                [few] { $count } hračky/pizzy
               *[other] { $count } hraček/pizz
            }
    }
view-spend =
    { $kind ->
        [toy] utratit hračku
       *[pizza] utratit pizzu
    }
view-score =
    { $count ->
        [one] bod
        [few] { $count } body
       *[other] { $count } bodů
    }
view-upgrade = vylepšit bunkr
view-pack = do báglu
view-lookout = na hlídku
view-trash = zničit
view-trash-this = zničit tuto
view-trash-rival = zničit cizí
view-recruit = lanařit
view-exchange = vyměnit
view-copy-pack = kopie báglu
view-copy-rival-pack = kopie cizího báglu
view-any-suit = symbol
view-per-pack = bágl
view-per-lookout = hlídka
view-per-level = úroveň

view-perk-diy = jednou: bunkr místo karty, o { $amount } dráž
view-perk-sticky-fingers = ve svém tahu do báglu i ze zásoby
view-perk-recycling = jednou: vzít si odhozenou kartu do ruky
view-perk-xxl-backpack = do báglu se vejde o { $amount } víc
view-perk-do-over = jednou: po následování zahrát další kartu
view-perk-birthday-party = lanařit ještě jednou, ale ne ze dvorku
view-perk-rough-housing = jednou: místo následování zničit kartu hráče na tahu
view-perk-bribe = posílat na hlídku i z parku a z cizích dvorků
view-perk-copy-cat =
    { $amount ->
        [one] následovat { $amount } kartou
       *[other] následovat až { $amount } kartami
    }

view-rule-suit-symbols =
    { $points ->
        [one] bod
        [few] { $points } body
       *[other] { $points } bodů
    } za { $suit_id ->
        [skateboard] každý skateboard
        [shovel] každou lopatku
        [glue] každé lepidlo
        [squirt_gun] každou pistoli
        [crown] každou korunu
       *[book] každou knížku
    } na tvých kartách
view-rule-fort-level =
    { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    } za bunkr přesně na úrovni { $level }
view-rule-distinct-suits =
    { $points ->
        [one] bod
        [few] { $points } body
       *[other] { $points } bodů
    } za každý jiný symbol, za všech šest ještě { $bonus }
view-rule-tokens =
    { $points ->
        [one] bod
        [few] { $points } body
       *[other] { $points } bodů
    } za každou { $kind_id ->
        [toy] hračku
       *[pizza] pizzu
    } ve skrýši i v báglu
view-rule-lookout-cards =
    { $points ->
        [one] bod
        [few] { $points } body
       *[other] { $points } bodů
    } za každou kartu na hlídce
view-rule-most-cards =
    { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    } za nejvíc karet, při shodě { $bonus }
view-rule-no-best-friends =
    { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }, když nemáš žádného nejlepšího kamaráda
view-rule-pack-tokens =
    { $points ->
        [one] bod
        [few] { $points } body
       *[other] { $points } bodů
    } za každou surovinu v báglu
view-rule-upgrade-icons =
    { $points ->
        [one] bod
        [few] { $points } body
       *[other] { $points } bodů
    } za každé vylepšení na tvých kartách

# Stůl jako obrázek

view-deed-gain =
    získej { $kind_id ->
        [toy]
            { $count ->
                [one] hračku
                [few] { $count } hračky
               *[other] { $count } hraček
            }
        [pizza]
            { $count ->
                [one] pizzu
                [few] { $count } pizzy
               *[other] { $count } pizz
            }
       *[any]
            { $count ->
                [one] hračku nebo pizzu
                [few] { $count } stejné suroviny
               *[other] { $count } stejných surovin
            }
    }
view-deed-pack = dej surovinu do báglu
view-deed-lookout = pošli kartu na hlídku
view-deed-trash =
    { $size_id ->
        [whole] znič kartu z ruky nebo z odhozených
       *[part] znič kartu
    }
view-deed-recruit = zlanař kartu
view-deed-upgrade =
    { $change_id ->
        [less] vylepši bunkr o surovinu levněji
        [more] vylepši bunkr o surovinu dráž
       *[none] vylepši bunkr o úroveň
    }
view-deed-score =
    získej { $count ->
        [one] bod
        [few] { $count } body
       *[other] { $count } bodů
    }
view-deed-spend =
    { $kind_id ->
        [toy] utrať hračku
       *[pizza] utrať pizzu
    }
view-deed-trash-rival = znič kartu na cizím dvorku
view-deed-copy-pack = získej totéž, co máš v báglu
view-deed-copy-rival-pack = získej totéž, co má soupeř v báglu
view-deed-exchange = vyměň hračku za pizzu, nebo naopak
view-noun-gain =
    { $kind_id ->
        [toy] 1 hračka
        [pizza] 1 pizza
       *[any] 1 surovina
    }
view-noun-pack = 1 surovina do báglu
view-noun-lookout = 1 karta na hlídku
view-noun-score =
    { $count ->
        [one] { $count } bod
        [few] { $count } body
       *[other] { $count } bodů
    }
for-each =
    za { $per_id ->
        [skateboard] každý skateboard
        [shovel] každou lopatku
        [glue] každé lepidlo
        [squirt_gun] každou pistoli
        [crown] každou korunu
        [book] každou knížku
        [any_suit] každý zvolený symbol
        [pack] každou surovinu v báglu
        [lookout] každou kartu na hlídce
       *[fort_level] každou úroveň bunkru
    }
view-each-noun = { $what } { for-each }
view-each-deed = { for-each }: { $what }
view-joint-then = { $first }, pak { $second }
view-joint-both = { $first } a { $second }
view-then-trash-this = { $what }; tahle karta se pak zničí

view-phases = Fáze tahu
view-phase-clean-up = Úklid
view-phase-play = Hra
view-phase-recruit = Lanaření
view-phase-discard = Odhození
view-phase-draw = Dobírání
view-round = { $round }. kolo
view-last-round-short = Poslední kolo
view-end-of-game = konec hry
view-rivals = Soupeři
view-my-board = Moje deska
view-board-of = Deska: { $player }
view-desk = Moje ruka
view-options = Možnosti
view-on-turn = na tahu
view-decides = rozhoduje
view-starter = začínající hráč
view-bot = robot
view-open-rival = ukázat všechno
view-open-rival-lit =
    { $count ->
        [one] uvnitř je { $count } možnost
        [few] uvnitř jsou { $count } možnosti
       *[other] uvnitř je { $count } možností
    }
view-in-play = Ve hře
view-nothing-played = Zatím se nic nehraje
view-what-it-does = Co to udělá
view-total-now = Σ: kdyby hra skončila teď
view-times-now = (teď { $times }×)
view-times-you = (ty { $times }×)
view-if-you-follow = Co uděláš, když budeš následovat
view-given = odhodíš
view-kind-bound = { $kind }, stejně jako hráč na tahu
view-here = Sem:
view-follow-with = následuje, kdo odhodí
view-public-action = veřejná akce
view-private-action = soukromá akce
view-used = už použito
view-no-public = bez veřejné akce
view-no-private = bez soukromé akce
view-only-suits = Bez akce, přidává se za symboly
view-perks = Výhody
view-perks-when = za 2. úroveň bunkru
view-no-perks = Všechny jsou rozebrané.
view-rule-stack = karty švindlování
view-has-rule = Má tajnou kartu švindlování
view-only-you-see = vidíš jen ty
view-points-short = { $count } b.
view-stash = Skrýš
view-yard = Dvorek
view-yard-empty = Prázdný. Co nezahraješ, přijde sem.
view-yard-taken = { $player } ti odsud bere { $card_acc }.
view-yard-trashed = { $player } ti tu ničí kartu { $card }.
view-yard-of-nobody = nikdo tu nečeká
view-discarded = Odhozené karty
view-empty = prázdno
view-hand-empty = V ruce nic nemáš.
view-packet-goes = zbytek balíčku dostane { $player }
view-kept-so-far = Necháváš si
view-kept-nothing = Zatím nic. Z každého balíčku si necháš jednu kartu.
view-verb-play = zahrát
view-verb-add = přidat
view-verb-follow = následovat
view-verb-recruit = zlanařit
view-verb-tuck = na hlídku
view-verb-trash = zničit
view-verb-take = vzít
view-verb-keep = nechat si
view-label-public = Veřejná akce: { $what }
view-label-private = Soukromá akce: { $what }
view-label-park-deck =
    { $count ->
        [0] Balíček parku je prázdný
        [one] Balíček parku, { $count } karta
        [few] Balíček parku, { $count } karty
       *[other] Balíček parku, { $count } karet
    }
view-label-hand =
    { $count ->
        [0] V ruce nic není
        [one] V ruce { $count } karta
        [few] V ruce { $count } karty
       *[other] V ruce { $count } karet
    }
view-label-pack = V báglu: hračky { $toys }, pizzy { $pizza }
view-label-tokens =
    { $zone_id ->
        [stash] Skrýš
       *[pack] Bágl
    }: { $kind_id ->
        [toy]
            { $count ->
                [one] { $count } hračka
                [few] { $count } hračky
               *[other] { $count } hraček
            }
       *[pizza]
            { $count ->
                [one] { $count } pizza
                [few] { $count } pizzy
               *[other] { $count } pizz
            }
    }
view-label-level = Úroveň { $level }, body { $points }, cena: hračky { $toys }, pizzy { $pizza }, libovolné { $any }

# Stůl řečený větami

tell-now = Ve hře
tell-over = Hra skončila, všechny karty leží odkryté.
tell-draft = Rozebírají se karty.
tell-turn =
    { $last ->
        [1] Na tahu: { $player }, v posledním kole.
       *[other] Na tahu: { $player }.
    }
tell-played =
    { $cards_n ->
        [0] Zahráno: { $thing }.
       *[other] Zahráno: { $thing }, přidáno: { $cards }.
    }
tell-used = Už využito: { $actions }.
tell-earlier = Zahráno předtím: { $cards }.
tell-sculpture = Hrad z kolínek má { $player }.
tell-hand = Tvoje ruka
tell-hand-empty = Ruku máš prázdnou.
tell-kept = Zatím necháno: { $cards }.
tell-fort =
    Bunkr úrovně { $level }, { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }.
tell-stash = Skrýš: { $what }.
tell-pack =
    Bágl: { $what }, celkem se vejde { $room ->
        [one] { $room } věc
        [few] { $room } věci
       *[other] { $room } věcí
    }.
tell-lookout =
    Hlídka: { $cards }, celkem se vejde { $room ->
        [one] { $room } karta
        [few] { $room } karty
       *[other] { $room } karet
    }.
tell-tokens =
    { $kind_id ->
        [toy]
            { $n ->
                [one] { $n } hračka
                [few] { $n } hračky
               *[other] { $n } hraček
            }
       *[pizza]
            { $n ->
                [one] { $n } pizza
                [few] { $n } pizzy
               *[other] { $n } pizz
            }
    }
tell-next = Další úroveň bunkru je { $n }.
tell-yard = Dvorek: { $cards }.
tell-discard = Odhozené karty: { $cards }.
tell-deck =
    { $n ->
        [0] Balíček je prázdný.
        [one] V balíčku je { $n } karta.
        [few] V balíčku jsou { $n } karty.
       *[other] V balíčku je { $n } karet.
    }
tell-perk = Výhoda: { $thing }.
tell-rule = Karta švindlování: { $thing }.
tell-has-rule = Tajná karta švindlování.
tell-park = Park
tell-in-yard = Na dvorku: { $thing }.
tell-piles =
    V ruce { $hand ->
        [one] { $hand } karta
        [few] { $hand } karty
       *[other] { $hand } karet
    }, v balíčku { $deck ->
        [one] { $deck } karta
        [few] { $deck } karty
       *[other] { $deck } karet
    }.
tell-surely = Určitě v ruce: { $cards }.
tell-open = V ruce a v balíčku: { $cards }.
tell-supplies = Zásoby
tell-perk-free = Volná výhoda: { $thing }.
tell-supply = V zásobě zbývá: { $what }.
tell-rules-left =
    { $n ->
        [one] Zbývá { $n } karta švindlování.
        [few] Zbývají { $n } karty švindlování.
       *[other] Zbývá { $n } karet švindlování.
    }
tell-trashed = Zničené karty: { $cards }.

# 1 Příprava

rule-1-1 = Kdo začne, určí los; dál se hraje po směru hodinových ručiček.
rule-1-2 = V zásobě je na začátku 30 hraček a 30 pizz; dojít může, pokud nehrajete s nekonečnou.
rule-1-3 = Každý má desku hráče a dva nejlepší kamarády, kteří k ní patří.
rule-1-4 = Všichni začínají s 0 body a s bunkrem úrovně 0.
rule-1-5 = Hrad z kolínek čeká na první bunkr, který dosáhne úrovně 5.
rule-1-6 = Karet švindlování je o jednu víc než hráčů; ostatní zůstávají neodkryté v krabici.
rule-1-7 = Odkrytých výhod je o jednu víc než hráčů a žádné další nepřibývají.
rule-1-8 = V parku leží odkryté tři karty z balíčku parku.
rule-1-9 = Každý dostane z balíčku parku osm karet a smí si je prohlédnout.
rule-1-10 = Osm kamarádů a dva nejlepší kamarádi tvoří po zamíchání tvůj první balíček.
rule-1-11 = Každý začíná s pěti kartami v ruce.
rule-1-12 = Při draftu si všichni najednou nechávají po jedné kartě a zbytek posílají doleva, dokud nemá každý osm karet.

# 2 Karty

rule-2-1 = Mince platí za symbol, který si vybereš.
rule-2-2 = Horní akce je veřejná: soupeři ji mohou následovat.
rule-2-3 = Dolní akce je soukromá: nikdo ji následovat nemůže.
rule-2-4 = Nejlepší kamarádi nechodí na dvorek, takže ti je soupeř nevezme; vzdát se jich můžeš jen ty.
rule-2-5 = Prázdné pole není akce; zahrát jde jen karta, která má aspoň jednu akci.

# 3 Deska hráče

rule-3-1 = Karty, které ti z tahu zbudou, leží odkryté na dvorku do tvého příštího úklidu, ať je jich kolik chce.
rule-3-2 = Na hlídku se vejde o jednu kartu víc, než je úroveň tvého bunkru, a žádná z ní už neodejde.
rule-3-3 = Do skrýše se vejdou čtyři hračky a čtyři pizzy.
rule-3-4 = Do báglu se vejde o jednu surovinu víc, než je úroveň tvého bunkru.
rule-3-5 = Modrá ikona v ceně je hračka, oranžová pizza a každá bílá to, co si vybereš.

# 4 Tah a hraní karty

rule-4-1 = Tah má pět fází: úklid, hru, lanaření, odhození a dobírání.
rule-4-2 = Na začátku tahu se karty z tvého dvorku stěhují na odhazovací balíček.
rule-4-3 = Smíš zahrát jednu kartu z ruky, nebo taky žádnou.
rule-4-4 = Ze zahrané karty smíš použít jednu akci nebo obě, každou jednou, pořadí je na tobě.
rule-4-5 = Akci s x a symbolem můžeš vylepšit kartami z ruky, které ten symbol mají.
rule-4-6 = Ze symbolů na své hlídce smíš započítat tolik, kolik chceš.
rule-4-7 = Každá mince platí ve všech akcích zahrané karty za jeden a týž symbol.
rule-4-8 = Jedna akce zahrané karty se musí provést celá, takže si můžeš vybrat jen to, co tomu nebrání.
rule-4-9 = Když provedeš celou jednu akci, z druhé ti stačí část, nebo taky nic.
rule-4-10 = Každá přidaná karta musí něco změnit na tom, co aspoň jedna akce přinese.
rule-4-11 = Akce na přidaných kartách se nepoužívají.

# 5 Následování

rule-5-1 = Když hráč na tahu dokončí své akce, smějí soupeři jeden po druhém následovat veřejnou akci jeho karty, i kdyby ji sám vynechal.
rule-5-2 = Kdo chce následovat, odhodí z ruky kartu s některým symbolem zahrané karty.
rule-5-3 = Následuje se jen jednou kartou, vždy z ruky, nikdy z hlídky.
rule-5-4 = Následovat smíš, jen když zvládneš celou veřejnou akci.
rule-5-5 = Za co platí mince na zahrané kartě, určuje hráč na tahu; potřebuješ symbol té karty, nebo minci.
rule-5-6 = Kde akce dává hračky, nebo pizzu, bere si následovník stejný druh jako hráč na tahu.
rule-5-7 = Má-li odhozená karta dva vhodné symboly, smíš započítat jeden, nebo oba.

# 6 Lanaření

rule-6-1 = Lanaření je povinné: vezmeš si právě jednu kartu, pokud je kde brát.
rule-6-2 = Kartu vzatou z parku hned nahradí další z balíčku parku.
rule-6-3 = Lanařit smíš ze dvorku kteréhokoli soupeře, ne ze svého; soupeř za to nic nedostane.
rule-6-4 = Smíš si vzít i vrchní kartu z balíčku parku, předem ji ale neuvidíš.

# 7 Odhození a dobírání

rule-7-1 = Zahraná karta, přidané karty a nejlepší kamarádi, kteří ti zbudou v ruce, jdou na odhazovací balíček.
rule-7-2 = Ostatní karty, které ti zbudou v ruce, jdou na dvorek a soupeři je tam mohou zlanařit.
rule-7-3 = Na konci tahu si dobereš pět karet; když balíček dojde, zamíchají se do něj odhozené karty.
rule-7-4 = Karty se dobírají jen na konci tahu; za následování žádná není.

# 8 Úrovně bunkru

rule-8-1 = Za vylepšení platíš cenu další úrovně, ze skrýše i z báglu, jak chceš; nad úroveň 5 to nejde.
rule-8-2 = S každou úrovní bunkru přibude místo pro kartu na hlídce a pro surovinu v báglu.
rule-8-3 = Na úrovni 1 si tajně prohlédneš karty švindlování a jednu si necháš.
rule-8-4 = Na úrovni 2 si vezmeš jednu z odkrytých výhod.
rule-8-5 = Kdo první dosáhne úrovně 5, dostane Hrad z kolínek, na konci hry za 4 body.

# 9 Konec hry

rule-9-1 = Konec hry přivolá 25 bodů na stupnici vítězství, ať je má kdokoli.
rule-9-2 = Konec hry přivolá bunkr, který dosáhne úrovně 5.
rule-9-3 = Prázdný balíček parku přivolá konec hry a nic z něj vzít nejde.
rule-9-4 = Před koncem se dohraje kolo, aby měli všichni stejně tahů.
rule-9-5 = Výsledek je součet bodů za stupnici vítězství, bunkr, kartu švindlování a Hrad z kolínek.
rule-9-6 = Při shodě rozhoduje vyšší bunkr; jsou-li stejné i bunkry, hráči se o výhru dělí.
rule-9-7 = Na konci leží všechny karty i balíčky odkryté a každý si může body přepočítat.

# 10 Ikony

rule-10-1 = Co získáš, jde ze zásoby do skrýše; co se nevejde, to nedostaneš.
rule-10-2 = V jedné akci je všechno jednoho druhu: jen hračky, nebo jen pizza, a vyměňuje se jen jedním směrem.
rule-10-3 = Do báglu přesouváš suroviny ze skrýše, dokud je v něm místo.
rule-10-4 = Na hlídku jde karta z tvé ruky, je-li tam místo, a zůstane tam napořád.
rule-10-5 = Zničit smíš kartu z ruky nebo z odhazovacího balíčku, i nejlepšího kamaráda, ale ne zahranou ani přidanou.
rule-10-6 = Karta, která ničí sama sebe, zmizí až potom, co všichni mohli následovat.
rule-10-7 = Lanařit jde z parku, ze dvorku soupeře, nebo naslepo z balíčku parku.
rule-10-8 = Při vylepšení bunkru zaplatíš další úroveň a hned na ni postoupíš.
rule-10-9 = Každá ikona bodu je jeden krok na stupnici vítězství.
rule-10-10 = Utratit znamená vrátit surovinu daného druhu ze skrýše nebo z báglu do zásoby.
rule-10-11 = Soupeřovu kartu můžeš zničit, jen když leží na jeho dvorku.
rule-10-12 = Kopie tvého báglu dá do skrýše totéž, co je v něm; v báglu všechno zůstane.
rule-10-13 = Kopíruješ bágl jednoho soupeře, ne prázdný; soupeř o nic nepřijde.
rule-10-14 = Vyměníš hračku za pizzu nebo pizzu za hračku, a to ve skrýši, pokud se tam vejde, nebo v báglu.
rule-10-15 = Bágl počítá suroviny, hlídka karty a bunkr svou úroveň; symboly k tomu nic nepřidají.
rule-10-16 = Symbol si vybereš, třeba i minci; ten na zahrané kartě se počítá, jen když vybereš právě ten.
rule-10-17 = Tohle vylepšení stojí o surovinu méně, nebo více; je-li to méně, řekneš, co neplatíš.
rule-10-18 = Co stojí vlevo od x, provedeš tolikrát, kolik napočítáš vpravo; bez x jen jednou.
rule-10-19 = Na pravou stranu šipky dojde až po levé, a když to jde, nesmíš ji vynechat.
rule-10-20 = Závorky drží ikony pohromadě: opakují se všechny.
rule-10-21 = Dvě ikony vedle sebe patří k jedné akci a jejich pořadí je na tobě.
rule-10-22 = Dojde-li druh suroviny v zásobě, nedá se získat, zkopírovat, vyměnit ani vzít ze zásoby, dokud se tam něco nevrátí.

# 11 Výhody

rule-11-1 = Druhý pokus: jednou za hru smíš po následování zahrát ještě jednu kartu.
rule-11-2 = Krosna: do báglu se ti vejdou dvě suroviny navíc.
rule-11-3 = Místní grázlík: jednou za hru smíš místo následování zničit zahranou kartu hráče na tahu; nejlepšího kamaráda jen po dohodě.
rule-11-4 = Nenechavý prsty: ve svém tahu smíš dávat do báglu suroviny rovnou ze zásoby.
rule-11-5 = Opičení se: následovat smíš i dvěma kartami, pokud se započítají obě.
rule-11-6 = Oslava narozek: ve svém tahu smíš po lanaření zlanařit ještě jednu kartu, ale ne ze dvorku.
rule-11-7 = Recyklace: jednou za hru si ve svém tahu smíš vzít do ruky kartu z odhazovacího balíčku.
rule-11-8 = Udělej si sám: jednou za hru smíš místo hraní karty vylepšit bunkr, ale o jednu surovinu dráž.
rule-11-9 = Úplatek: ve svém tahu smíš na hlídku posílat i karty z parku, z balíčku parku a z cizích dvorků.
rule-11-10 = Za hru získáš nejvýš jednu výhodu; jednorázová jde po použití do krabice.

# 12 Švindlování

rule-12-1 = Tvoje jsou karty na dvorku, na hlídce, v ruce i v obou balíčcích, dobíracím a odhazovacím.
rule-12-2 = Laborka: bod za každou knížku na tvých kartách; mince se nepočítají.
rule-12-3 = Minimalismus: body za bunkr, který skončí přesně na úrovni 2.
rule-12-4 = Náramek přátelství: bod za každý jiný symbol kromě mince a další bod, máš-li všech šest.
rule-12-5 = Pizza párty: bod za každou pizzu ve skrýši i v báglu.
rule-12-6 = Popularita: kolik karet na hlídce, tolik bodů.
rule-12-7 = Prasátko: bod za každou hračku ve skrýši i v báglu.
rule-12-8 = Přespávačka: 8 bodů, máš-li nejvíc karet ze všech; 4 body, má-li jich někdo stejně.
rule-12-9 = Samotář: 5 bodů, nezůstane-li ti žádný nejlepší kamarád.
rule-12-10 = Skákací hrad: bod za každou korunu na tvých kartách; mince se nepočítají.
rule-12-11 = Tajný úkryt: bod za každou surovinu v báglu.
rule-12-12 = Velké plány: bod za každou ikonu vylepšení bunkru na tvých kartách.

# 13 Jak se volby zapisují

rule-13-1 = Víc věcí v jedné akci se vybírá v pevném pořadí; k tomu, co přeskočíš, už se nevrátíš.
rule-13-2 = Stejné karty na jednom místě se nabízejí jen jednou.
rule-13-3 = Vybrat jde jen to, po čem se karta dá dohrát podle pravidel, takže se nikdy nic nebere zpět.

# Konec na obrazovce

view-won =
    { $who ->
        [me] Nejlepší bunkr široko daleko máš ty
        [one] Nejlepší bunkr široko daleko má { $names }
       *[many] Nejlepší bunkry široko daleko mají { $names }
    }
view-by-round = Kolo za kolem
view-nth-round = { $number }. kolo
