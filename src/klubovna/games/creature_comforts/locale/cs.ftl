title = Útulná doupata

# Volby hry

setting-length = Délka hry
setting-length-standard = celý rok: 8 měsíců
setting-length-short = kratší rok: 6 měsíců
setting-families = Zvířecí rodinky
setting-families-chosen = každý si vybere
setting-families-random = rozhodne los
setting-digits = Číslice na kartách
setting-digits-consistent = bez rozporů
setting-digits-literal = doslova podle textu pravidel

# Body a konec

score-comforts = Potěšení
score-bonuses = Potěšení, která jdou k sobě
score-improvements = Udělátka
score-improvement-bonuses = Udělátka: potěšení ostatních
score-cottages = Odkrytá místa po chaloupkách
score-stored = Uskladněné zdroje
score-stories = Zbylé příběhy
score-coins = Zbylé mince
score-goods = Zbylé suroviny
end-winter = Napadl první sníh. V doupatech se topí a zima může začít.

# Jména, která soubor s díly neskloňuje

accusative-comfort = kartu { $name }
accusative-resource = { $name }

# Místa ve větách

to-place =
    { $place_id ->
        [forest_1] do Lesa vlevo
        [forest_2] do Lesa vpravo
        [meadow_1] na Louku vlevo
        [meadow_2] na Louku vpravo
        [river_a] k Řece A
        [river_b] k Řece B
        [river_c] k Řece C
        [owl_pick] do Sovího hnízda vlevo
        [owl_draw] do Sovího hnízda vpravo
        [workshop] do Dílny
        [inn] do Hospůdky
        [market] na Tržiště
       *[other] na políčko { $place }
    }
at-place =
    { $place_id ->
        [forest_1] v Lese vlevo
        [forest_2] v Lese vpravo
        [meadow_1] na Louce vlevo
        [meadow_2] na Louce vpravo
        [river_a] u Řeky A
        [river_b] u Řeky B
        [river_c] u Řeky C
        [owl_pick] v Sovím hnízdě vlevo
        [owl_draw] v Sovím hnízdě vpravo
        [workshop] v Dílně
        [inn] v Hospůdce
        [market] na Tržišti
       *[other] na políčku { $place }
    }
from-origin =
    { $from_id ->
        [forest_1] z Lesa vlevo
        [forest_2] z Lesa vpravo
        [meadow_1] z Louky vlevo
        [meadow_2] z Louky vpravo
        [river_a] od Řeky A
        [river_b] od Řeky B
        [river_c] od Řeky C
        [owl_pick] ze Sovího hnízda vlevo
        [owl_draw] ze Sovího hnízda vpravo
        [workshop] z Dílny
        [inn] z Hospůdky
       *[market] z Tržiště
    }
to-goal =
    { $to_id ->
        [forest_1] do Lesa vlevo
        [forest_2] do Lesa vpravo
        [meadow_1] na Louku vlevo
        [meadow_2] na Louku vpravo
        [river_a] k Řece A
        [river_b] k Řece B
        [river_c] k Řece C
        [owl_pick] do Sovího hnízda vlevo
        [owl_draw] do Sovího hnízda vpravo
        [workshop] do Dílny
        [inn] do Hospůdky
       *[market] na Tržiště
    }
to-that-place =
    { $thing_id ->
        [forest_1] do Lesa vlevo
        [forest_2] do Lesa vpravo
        [meadow_1] na Louku vlevo
        [meadow_2] na Louku vpravo
        [river_a] k Řece A
        [river_b] k Řece B
        [river_c] k Řece C
        [owl_pick] do Sovího hnízda vlevo
        [owl_draw] do Sovího hnízda vpravo
        [workshop] do Dílny
        [inn] do Hospůdky
       *[market] na Tržiště
    }
at-that-place =
    { $thing_id ->
        [forest_1] v Lese vlevo
        [forest_2] v Lese vpravo
        [meadow_1] na Louce vlevo
        [meadow_2] na Louce vpravo
        [river_a] u Řeky A
        [river_b] u Řeky B
        [river_c] u Řeky C
        [owl_pick] v Sovím hnízdě vlevo
        [owl_draw] v Sovím hnízdě vpravo
        [workshop] v Dílně
        [inn] v Hospůdce
       *[market] na Tržišti
    }
from-that-place =
    { $thing_id ->
        [forest_1] z Lesa vlevo
        [forest_2] z Lesa vpravo
        [meadow_1] z Louky vlevo
        [meadow_2] z Louky vpravo
        [river_a] od Řeky A
        [river_b] od Řeky B
        [river_c] od Řeky C
        [owl_pick] ze Sovího hnízda vlevo
        [owl_draw] ze Sovího hnízda vpravo
        [workshop] z Dílny
        [inn] z Hospůdky
       *[market] z Tržiště
    }
that-place =
    { $thing_id ->
        [forest_1] levé políčko v Lese
        [forest_2] pravé políčko v Lese
        [meadow_1] levé políčko na Louce
        [meadow_2] pravé políčko na Louce
        [river_a] políčko A u Řeky
        [river_b] políčko B u Řeky
        [river_c] políčko C u Řeky
        [owl_pick] levé políčko v Sovím hnízdě
        [owl_draw] pravé políčko v Sovím hnízdě
        [workshop] Dílnu
        [inn] Hospůdku
        [market] Tržiště
       *[other] políčko { $thing }
    }

# Zdroje ve větách

counted =
    { $resource_id ->
        [wood]
            { $count ->
                [one] { $count } dřevo
                [few] { $count } dřeva
               *[other] { $count } dřev
            }
        [stone]
            { $count ->
                [one] { $count } kámen
                [few] { $count } kameny
               *[other] { $count } kamenů
            }
        [fruit]
            { $count ->
                [one] { $count } ovoce
                [few] { $count } kusy ovoce
               *[other] { $count } kusů ovoce
            }
        [mushroom]
            { $count ->
                [one] { $count } hříbek
                [few] { $count } hříbky
               *[other] { $count } hříbků
            }
        [yarn]
            { $count ->
                [one] { $count } přízi
                [few] { $count } příze
               *[other] { $count } přízí
            }
        [grain] { $count } obilí
        [coin]
            { $count ->
                [one] { $count } minci
                [few] { $count } mince
               *[other] { $count } mincí
            }
        [story]
            { $count ->
                [one] { $count } příběh
                [few] { $count } příběhy
               *[other] { $count } příběhů
            }
       *[lesson]
            { $count ->
                [one] { $count } žeton zkušenosti
                [few] { $count } žetony zkušenosti
               *[other] { $count } žetonů zkušenosti
            }
    }
the-resource = { $resource_acc }
the-thing = { $thing_acc }
so-many-tokens =
    { $tokens ->
        [0] { "" }
        [one] { " " }za { $tokens } žeton zkušenosti
        [few] { " " }za { $tokens } žetony zkušenosti
       *[other] { " " }za { $tokens } žetonů zkušenosti
    }

# Kostky ve větách

the-face =
    { $thing ->
        [1] jedničku
        [2] dvojku
        [3] trojku
        [4] čtyřku
        [5] pětku
       *[6] šestku
    }
as-value =
    { $value ->
        [1] jako jedničku
        [2] jako dvojku
        [3] jako trojku
        [4] jako čtyřku
        [5] jako pětku
       *[6] jako šestku
    }
from-face =
    { $from ->
        [1] z jedničky
        [2] ze dvojky
        [3] z trojky
        [4] ze čtyřky
        [5] z pětky
       *[6] ze šestky
    }
to-face =
    { $to ->
        [1] na jedničku
        [2] na dvojku
        [3] na trojku
        [4] na čtyřku
        [5] na pětku
       *[6] na šestku
    }

# Rodinky, první potěšení a příchod poutníka

the-family =
    { $family_id ->
        [rabbit] za králíky
        [porcupine] za dikobrazy
        [raccoon] za mývaly
        [fox] za lišky
       *[squirrel] za veverky
    }
that-family =
    { $thing_id ->
        [rabbit] za králíky
        [porcupine] za dikobrazy
        [raccoon] za mývaly
        [fox] za lišky
       *[squirrel] za veverky
    }
ask-choose-family = Za kterou zvířecí rodinku budeš hrát?
option-choose-family-den = Hrát { that-family }
event-took-family = { $player } hraje { the-family }.
ask-keep-comforts = Které potěšení odložíš? Dvě si necháš v ruce.
option-keep-comforts-hand = Odložit { $thing_acc }
ask-lynx-gift = Štědrý rys rozdává. Co od něj dostane tvůj soused po levici?
option-lynx-gift-good = Vybrat { the-thing }
ask-wolf-take = Vlk ti drží žebřík k Sovímu hnízdu. Které potěšení si vezmeš?
option-wolf-take-nest = Vzít si { $thing_acc }
option-wolf-take-pass = Nic si nebrat
ask-raven-mark = Kam krkavec odloží lesklou minci?
option-raven-mark-place = Nechat minci { at-that-place }
ask-turn-die = Krocan se načepýřil. Otočíš některou svou rodinnou kostku?
option-turn-die-family = Otočit kostku { $thing }
option-turn-die-pass = Nechat kostky, jak padly

event-new-month = Začíná { $month }. měsíc. V Javorovém údolí je { $season }.
event-arrived = Do Hospůdky přichází { $traveller }.
event-rolled-family = { $player } hází rodinnými kostkami: { $first } a { $second }.
event-turned-die = { $player } otáčí rodinnou kostku { from-face } { to-face }.
event-marked = { $player } nechává krkavcovu minci { at-place }.

# Posílání tvorečků

ask-loon-place = Kam pošleš tvorečka, kterého ti soused půjčil?
option-loon-place-place = Poslat ho { to-that-place }
ask-place-workers = Kam pošleš své tvorečky?
option-place-workers-place = Poslat tvorečka { to-that-place }
option-place-workers-barrow = Přibalit trakař { to-that-place }
option-place-workers-no-barrow = Nechat trakař doma
option-place-workers-ready = Tak můžou vyrazit
option-place-workers-back = Zavolat posledního zpátky

event-lent = { $player } půjčuje tvorečka sousedovi po levici a ten ho posílá { to-place }.
event-placed = { $player } posílá tvorečka { to-place }.
event-barrowed = { $player } přibaluje tvorečkovi trakař { to-place }.
event-rolled-village = Po Návrší se kutálejí vesnické kostky: { $low }, { $high }.

# Tah

ask-cycle = Nasedne některý tvoreček na bicykl?
option-cycle-worker = Vyrazit { from-that-place }
option-cycle-stay = Všichni zůstanou, kde jsou
ask-cycle-to = Kam tvoreček na bicyklu dojede?
option-cycle-to-place = Dojet { to-that-place }
ask-turn-vane = Korouhvička se točí. Otočíš vesnickou kostku? Bude to platit pro všechny.
option-turn-vane-village = Otočit vesnickou kostku { $thing }
option-turn-vane-leave = Nechat kostky, jak padly
ask-open-umbrella = Rozevřeš paraple nad některou svou rodinnou kostkou?
option-open-umbrella-family = Zvýšit rodinnou kostku { $thing }
option-open-umbrella-leave = Nechat paraple složené

event-turn = Na tahu je { $player }.
event-cycled = { $player } posílá tvorečka na bicyklu { from-origin } { to-goal }.
event-vaned = { $player } natáčí korouhvičku a vesnickou kostku mění { from-face } { to-face }.
event-sheltered = { $player } rozevírá paraple a rodinnou kostku zvyšuje { from-face } { to-face }.

# Přidělování kostek

ask-assign =
    Jaké kostky přidělíš { to-place }?{ $lessons ->
        [0] { "" }
        [one] { " " }Máš k ruce { $lessons } žeton zkušenosti.
        [few] { " " }Máš k ruce { $lessons } žetony zkušenosti.
       *[other] { " " }Máš k ruce { $lessons } žetonů zkušenosti.
    }
option-assign-dice =
    Přidělit { $count ->
        [one] kostku
       *[other] kostky
    } { $thing }{ so-many-tokens }
option-assign-value =
    Přidělit { the-face }{ $change ->
        [0] { "" }
       *[other] { " " }{ as-value }
    }{ so-many-tokens }
option-assign-nothing = Nepřidělit nic

event-used-lessons =
    { $player } si bere na pomoc { $count ->
        [one] { $count } žeton
        [few] { $count } žetony
       *[other] { $count } žetonů
    } zkušenosti.

# Vyhodnocování

ask-resolve = Kde se tvorečci dají do práce?
option-resolve-place = Vyhodnotit { that-place }
option-resolve-finish = To je vše, ostatní jdou domů
ask-extra-good = Co přihodíš na trakař?
option-extra-good-good = Přihodit { the-thing }
ask-take-comfort = Které potěšení si vezmeš ze Sovího hnízda?
option-take-comfort-nest = Vzít si { $thing_acc }
ask-search-discards = Skunk provětral odložené karty. Vezmeš si některou?
option-search-discards-discard = Vzít si { $thing_acc }
option-search-discards-pass = Nic si nebrat
ask-build = Které udělátko postavíš?
option-build-rung = Postavit udělátko { $thing }

event-resolved = { $player } má úspěch { at-place }.
event-gained = { $player } získává { counted }.
event-paid = { $player } platí { counted }.
event-took-comfort = { $player } si bere do ruky { $card_acc }.
event-drew =
    { $count ->
        [0] { $player } sahá do balíčku potěšení, ale ten je prázdný.
        [one] { $player } si bere z balíčku { $count } kartu potěšení.
        [few] { $player } si bere z balíčku { $count } karty potěšení.
       *[other] { $player } si bere z balíčku { $count } karet potěšení.
    }
event-drew-card = Z balíčku si bereš { $card_acc }.
event-discarded = { $player } odkládá { $card_acc }.
event-built = { $player } staví udělátko { $card }.
event-owner-gained = { $player } vítá hosta a získává { counted }.
event-gave = { $player } daruje { the-resource }. Radost má { $to }.
event-learned =
    { $player } si z nezdaru odnáší poučení: { $count ->
        [one] { $count } žeton
        [few] { $count } žetony
       *[other] { $count } žetonů
    } zkušenosti.
event-reshuffled = Odložené karty jsou zamíchané, balíček je zase plný.

# Obchod a placení

ask-market-trade = Co na Tržišti vyměníš?
option-market-trade-coin-for = Koupit za minci { the-thing }
option-market-trade-pair = Dát dvě stejné suroviny za jednu jakoukoli
option-market-trade-three = Dát tři suroviny za minci
option-market-trade-swap = Převážit na vahách surovinu za surovinu
option-market-trade-enough = Zavřít krám
ask-inn-trade =
    V Hospůdce obchoduje { $traveller }. { $times ->
        [0] Další výměna už nebude.
        [one] Vyměnit můžeš ještě jednou.
       *[other] Vyměnit můžeš ještě { $times }krát.
    }
option-inn-trade-exchange = Vyměnit
option-inn-trade-enough = Poděkovat a jít
ask-bulk-trade = Kolik různých surovin vyměníš za stejný počet jedné jediné?
option-bulk-trade-count =
    { $thing ->
        [one] Vyměnit { $thing } surovinu
        [few] Vyměnit { $thing } suroviny
       *[other] Vyměnit { $thing } surovin
    }
ask-pay-stones = Krtkovi je jedno, jestli kámen, nebo mince. Kolik kamenů dáš? Zbytek doplatíš mincemi.
option-pay-stones-stones =
    { $thing ->
        [0] Žádný kámen
        [one] { $thing } kámen
        [few] { $thing } kameny
       *[other] { $thing } kamenů
    }
ask-give-goods =
    { $left ->
        [one] Kterou surovinu dáš?
        [few] Které suroviny dáš? Ještě { $left }{ given-how }.
       *[other] Které suroviny dáš? Ještě { $left }{ given-how }.
    }
given-how =
    { $how ->
        [1] , všechny stejné
        [2] , každou jinou
       *[other] { "" }
    }
option-give-goods-give = Dát { the-thing }
ask-get-goods =
    { $left ->
        [one] Kterou surovinu si vezmeš?
        [few] Které suroviny si vezmeš? Čekají na tebe { $left }.
       *[other] Které suroviny si vezmeš? Čeká na tebe { $left }.
    }
option-get-goods-good = Vzít si { the-thing }
ask-give-comforts = Kterou kartu potěšení na oplátku odložíš?
option-give-comforts-hand = Odložit { $thing_acc }

# Výroba a konec tahu

ask-craft = Které potěšení vyrobíš?
option-craft-hand = Vyrobit { $thing_acc }
option-craft-done = Ukončit výrobu
ask-discard-down = V ruce smíš mít nejvýš tři potěšení. Které odložíš?
option-discard-down-hand = Odložit { $thing_acc }
option-discard-down-done = Ukončit tah

event-crafted = { $player } vyrábí { $card_acc }.

# Konec měsíce a zima

ask-moose-gift = Los vypráví za každou laskavost. Komu dáš surovinu výměnou za příběh?
option-moose-gift-seat = Surovinu dostane { $seat }
option-moose-gift-pass = Nechat si všechno
ask-jay-visit = Sojka ukazuje, kde v Údolí ještě něco zbylo. Kam se s vesnickými kostkami vydáš?
option-jay-visit-jay = Vyhodnotit { that-place }
option-jay-visit-pass = Zůstat doma
ask-store = Co si uskladníš na zimu?
option-store-crafted = Uskladnit zásoby na kartě { $thing }
option-store-stored = Vzít zásoby z karty { $thing } zpátky
option-store-best = Uskladnit co nejlépe
option-store-done = Tak je to dobře

event-winter-came = Padá první sníh. Zima je tu, ještě něco vyrobit a zatopit.
event-wheel-turned = Říční kolečko se pootáčí: na políčku C je teď { $value }.
event-nest-moved = Ze Sovího hnízda mizí { $card }.
event-ladder-moved = Ze žebříku v Dílně mizí { $card }.
event-stored =
    { $player } má uskladněno za { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }.

# Co dělají karty a políčka

so-many-points =
    { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }
so-many-dice =
    { $count ->
        [0] libovolný počet kostek
        [one] { $count } kostka
        [few] { $count } kostky
       *[other] { $count } kostek
    }
so-many-lessons =
    { $amount ->
        [one] { $amount } žeton zkušenosti
        [few] { $amount } žetony zkušenosti
       *[other] { $amount } žetonů zkušenosti
    }
so-many-times =
    { $limit_id ->
        [die] až tolikrát, kolik ukazuje kostka
        [any] kolikrát chceš
       *[number]
            { $times ->
                [1] jednou
               *[other] až { $times }×
            }
    }

view-and = { $first } a { $second }
view-or = { $first } nebo { $second }
view-comma = { $first }, { $second }
view-value = { $value }
view-card = { $card }
view-place = políčko { $place }
view-some = { counted }
view-any-goods =
    { $how_id ->
        [same]
            { $count ->
                [one] { $count } surovinu
                [few] { $count } stejné suroviny
               *[other] { $count } stejných surovin
            }
        [different]
            { $count ->
                [one] { $count } surovinu
                [few] { $count } různé suroviny
               *[other] { $count } různých surovin
            }
       *[free]
            { $count ->
                [one] { $count } libovolnou surovinu
                [few] { $count } libovolné suroviny
               *[other] { $count } libovolných surovin
            }
    }
view-comforts-given = { $count } potěšení z ruky
view-comforts-drawn = { $count } potěšení z balíčku

view-dice-any =
    { $count ->
        [one] { so-many-dice } s libovolnou hodnotou
       *[other] { so-many-dice } s libovolnými hodnotami
    }
view-dice-exact =
    { $count ->
        [one] { so-many-dice } s hodnotou přesně { $which }
       *[other] { so-many-dice } s hodnotami { $which }
    }
view-dice-max-value =
    { $count ->
        [one] { so-many-dice } s hodnotou nejvýš { $value }
       *[other] { so-many-dice }, každá s hodnotou nejvýš { $value }
    }
view-dice-min-value =
    { $count ->
        [one] { so-many-dice } s hodnotou aspoň { $value }
       *[other] { so-many-dice }, každá s hodnotou aspoň { $value }
    }
view-dice-sum-max = { so-many-dice } se součtem nejvýš { $value }
view-dice-sum-min = { so-many-dice } se součtem aspoň { $value }
view-dice-sum-exact = { so-many-dice } se součtem přesně { $value }
view-dice-same = { so-many-dice } se stejnou hodnotou
view-dice-straight = { so-many-dice } s hodnotami jdoucími po sobě
view-dice-even =
    { $count ->
        [one] { so-many-dice } se sudou hodnotou
       *[other] { so-many-dice } se sudými hodnotami
    }
view-dice-odd =
    { $count ->
        [one] { so-many-dice } s lichou hodnotou
       *[other] { so-many-dice } s lichými hodnotami
    }
view-dice-wheel =
    { so-many-dice } s hodnotou, kterou říční kolečko ukazuje u políčka { $zone_id ->
        [a] A
        [b] B
       *[c] C
    }
view-slot = { $dice }: získáš { $reward }

view-place-owl-pick = 1 kostka s libovolnou hodnotou: vezmi si do ruky jedno z vyložených potěšení
view-place-owl-draw = 1 kostka: vezmi si do ruky potěšení z balíčku podle hodnoty kostky ({ $draws })
view-draws-one =
    { $value }: { $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[other] { $count } karet
    }
view-draws-range =
    { $first } až { $last }: { $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[other] { $count } karet
    }
view-place-workshop = 1 kostka: postav jedno udělátko na žebříku, nejvýš na příčce podle hodnoty kostky
view-place-inn = 1 kostka: využij nabídku poutníka pro hodnotu kostky
view-place-market = 1 kostka s libovolnou hodnotou: kolikrát chceš, vyměň 1 minci za libovolnou surovinu, 2 stejné suroviny za libovolnou surovinu nebo 3 libovolné suroviny za 1 minci

view-bonus-if-have = { so-many-points } navíc, pokud máš i { $comfort_acc }
view-bonus-per-other = { so-many-points } navíc za každou další tvou vyrobenou kartu { $which }
view-bonus-per-stored-set =
    { $limit ->
        [0] { so-many-points } navíc pokaždé, když sem na konci hry uskladníš { $set }
        [1] { so-many-points } navíc, když sem na konci hry uskladníš { $set }
       *[other] { so-many-points } navíc pokaždé, když sem na konci hry uskladníš { $set }, nejvýš { $limit }×
    }

view-does-score-type = na konci hry { so-many-points } za každé potěšení typu { $type }, které vyrobili ostatní hráči
view-does-story-on-type = na konci hry můžeš na každé své potěšení typu { $type } uskladnit příběh; přinese { so-many-points }
view-does-bicycle = na začátku svého tahu můžeš přesunout jednoho svého tvorečka na jiné políčko plánu
view-does-tool-shed = kostka u tvého tvorečka v Dílně platí za šestku
view-does-umbrella = jednou za tah můžeš jedné své rodinné kostce přičíst 1 nebo 2, nejvýš do šestky
view-does-almanac = vezmi si žeton ročenky: každý měsíc jednou zvýší nebo sníží kostku o 1 a vrátí se ti
view-does-wheelbarrow = vezmi si žeton trakaře: každý měsíc ho můžeš přidat tvorečkovi v Údolí nebo u Řeky; přiveze o 1 surovinu víc, a to z těch, které tam sbírá
view-does-weathervane = jednou za tah můžeš jednu vesnickou kostku otočit o 1 výš nebo níž; do konce měsíce platí pro všechny
view-does-scale = na Tržišti můžeš nejdřív jednou vyměnit 1 libovolnou surovinu za 1 libovolnou surovinu
view-does-shared-place = nové políčko za Údolím, jen pro rodinnou kostku s libovolnou hodnotou: získáš { $reward }; { $owner }
view-owner-reward =
    { $use_id ->
        [may] když tu uspěje někdo jiný, majitel získá { $reward }
       *[may_not] majitel sem chodit nesmí, ale když tu uspěje někdo jiný, získá { $reward }
    }
view-owner-gift =
    { $use_id ->
        [may] kdo není majitel, dá mu pak 1 libovolnou surovinu
       *[may_not] majitel sem chodit nesmí, ale každý návštěvník mu pak dá 1 libovolnou surovinu
    }

view-ability-lynx = hned po příchodu: každý postupně vybere ze zásoby 2 různé suroviny pro souseda po levici
view-ability-frog =
    celý měsíc: každý smí ve svém tahu použít { $amount ->
        [one] { so-many-lessons }, který leží
        [few] { so-many-lessons }, které leží
       *[other] { so-many-lessons }, které leží
    } na této kartě
view-ability-woodpecker =
    celý měsíc: každé udělátko i potěšení, které stojí dřevo, stojí o { $amount ->
        [one] { $amount } dřevo
        [few] { $amount } dřeva
       *[other] { $amount } dřev
    } méně
view-ability-wolf = hned po příchodu: každý si postupně smí vzít jedno potěšení vyložené v Sovím hnízdě
view-ability-mole = celý měsíc: kámen může kdykoli zastoupit minci a mince kámen
view-ability-raven = hned po příchodu: každý postupně označí jiné políčko plánu; kdo tam tento měsíc uspěje, získá navíc { $reward }
view-ability-skunk = celý měsíc: kdo uspěje v Sovím hnízdě, smí si vzít i jednu kartu z odkládací hromádky potěšení
view-ability-place-bonus = celý měsíc: kdo vyhodnotí { $places }, získá navíc { $reward }
view-places-area =
    { $area_id ->
        [forest] políčko v Lese
        [meadow] políčko na Louce
       *[valley] políčko v Údolí
    }
view-ability-loon = hned po příchodu: každý svěří jednoho tvorečka sousedovi po levici a ten ho umístí dřív než své vlastní
view-ability-turtle = celý měsíc: každý tvoreček, který nepořídí, přinese navíc { so-many-lessons }
view-ability-marten =
    celý měsíc: { $side_id ->
        [left] na levé políčko v Lese
        [right] na pravé políčko v Lese
       *[both] do Lesa
    } nikdo neposílá tvorečky; ve svém tahu tam smíš přidělit kostky i bez nich
view-ability-moose = na konci měsíce: každý postupně smí dát 1 surovinu jinému hráči a získat { $reward }
view-ability-blue-jay = na konci měsíce: každý smí vyhodnotit jedno políčko v Údolí samotnými vesnickými kostkami, bez tvorečka
view-ability-turkey = po hodu rodinnými kostkami: každý smí jednu svou kostku otočit na libovolnou hodnotu

view-row-gain = získáš { $get }
view-row-trade = za { $give } získáš { $get }, { so-many-times }
view-row-bulk =
    { $limit_id ->
        [die] najednou odevzdáš nejvýš tolik { how-given }, kolik ukazuje kostka, a získáš stejný počet { how-got }
        [any] najednou odevzdáš libovolný počet { how-given } a získáš stejný počet { how-got }
       *[number]
            { $times ->
                [one] najednou odevzdáš nejvýš { $times } kus { how-given } a získáš stejný počet { how-got }
                [few] najednou odevzdáš nejvýš { $times } kusy { how-given } a získáš stejný počet { how-got }
               *[other] najednou odevzdáš nejvýš { $times } kusů { how-given } a získáš stejný počet { how-got }
            }
    }
how-given =
    { $give_id ->
        [same] surovin jednoho druhu
        [different] různých surovin
       *[free] libovolných surovin
    }
how-got =
    { $get_id ->
        [same] surovin jednoho druhu
        [different] různých surovin
       *[free] libovolných surovin
    }

# Titul sólové hry

view-title =
    { $manner_id ->
        [clothing] Slušivě
        [food] Lahodně
        [lighting] Zářivě
       *[outdoor] Mrazuvzdorně
    } { $stock_id ->
        [modest] skromný
        [prepared] připravený
        [stocked] zásobený
       *[pampered] zhýčkaný
    } { $role_id ->
        [youngster] mládežník z
        [creature] tvoreček z
        [old_timer] starousedlík z
       *[guardian] strážce
    } { $realm_id ->
        [small_den] malého doupěte
        [fields] polí
        [wildwoods] hvozdů
        [village] vesnice
        [maple_valley] Javorového údolí
       *[paradise] ráje útulnosti!
    }

# Stůl na obrazovce

view-area =
    { $area_id ->
        [forest] Les
        [meadow] Louka
        [river] Řeka
        [owl] Soví hnízdo
        [workshop] Dílna
        [inn] Hospůdka
       *[market] Tržiště
    }
view-area-short =
    { $area_id ->
        [forest] Les
        [meadow] Louka
        [river] Řeka
        [owl] Hnízdo
        [workshop] Dílna
        [inn] Hospůdka
       *[market] Trh
    }
view-season =
    { $season_id ->
        [spring] jaro
        [summer] léto
        [autumn] podzim
       *[winter] zima
    }
view-month = { $month } { of-months }
view-year =
    Měsíc { $month } { of-months }, { $season_id ->
        [spring] jaro
        [summer] léto
        [autumn] podzim
       *[winter] zima
    }
view-bird = ranní ptáče: { $who }
view-bird-you = ranní ptáče jsi ty
view-bird-short = ranní ptáče
view-sleeps = Všude leží sníh. Údolí spí.
view-wheel = Říční kolečko: C { $c }, B { $b }, A { $a }
view-valley = Údolí
view-beyond = Za Údolím
view-beyond-empty = Za Údolím zatím nikdo nic nepostavil.
view-built-by = Majitel: { $who }.
view-no-guest = Pokoje zejí prázdnotou.
view-up-to = až { $count }×
view-up-to-die = podle kostky
view-nest = Vyložená potěšení
view-deck =
    { $count ->
        [one] Balíček potěšení, { $count } karta
        [few] Balíček potěšení, { $count } karty
       *[other] Balíček potěšení, { $count } karet
    }
view-discard = Odložená potěšení: { $count }
view-owl-pick = vyber 1 z nabídky
view-owl-draw = 2 karty, jinak 1
view-ladder = Žebřík v Dílně
view-reach =
    { $count ->
        [1] jen příčka 1
       *[other] příčky 1–{ $count }
    }
view-short-exact = přesně { $values }
view-short-max-value = nejvýš { $value }
view-short-min-value = aspoň { $value }
view-short-same =
    { $count ->
        [2] dvojice
       *[other] trojice
    }
view-short-straight =
    { $count ->
        [2] dvě po sobě
       *[other] tři po sobě
    }
view-short-even =
    { $count ->
        [2] dvě sudé
       *[other] tři sudé
    }
view-short-odd =
    { $count ->
        [2] dvě liché
       *[other] tři liché
    }

view-dice = Kostky
view-dice-and-workers = Kostky a tvorečci
view-die =
    { $kind_id ->
        [village] Vesnická { face-name }
       *[family] Rodinná { face-name }
    }
view-die-at =
    { $kind_id ->
        [village] Vesnická { face-name }
       *[family] Rodinná { face-name }
    }, leží tu: { $place }. Vzít ji zpět
view-picked = vybraná
view-lessons =
    { $count ->
        [one] { $count } žeton zkušenosti
        [few] { $count } žetony zkušenosti
       *[other] { $count } žetonů zkušenosti
    }
view-lessons-used = použito { $count }
view-lessons-lent =
    { $count ->
        [one] { $count } je jen na tento tah
        [few] { $count } jsou jen na tento tah
       *[other] { $count } je jen na tento tah
    }
view-to = na { $value }
view-step =
    { $area_id ->
        [inn] V Hospůdce
        [workshop] V Dílně
       *[owl] U Sovího hnízda
    } bude kostka platit za { $value }
view-workers-left =
    { $count ->
        [0] všichni jsou venku
       *[other] zbývá poslat { $count }
    }
view-choose = Na výběr
view-done = Hotovo
view-ask-dice = Kam půjdou kostky?
view-ask-dice-done = Všechny kostky mají své místo. Můžeme?
view-ask-die =
    Kam půjde { $kind_id ->
        [village] vesnická
       *[family] rodinná
    } { face-name }?
view-why-dice = Vyber nebo přetáhni kostku. Klepnutím na políčko na něj rovnou dáš, co se hodí.
view-why-die = Svítí políčka, kde máš tvorečka a kostka se tam hodí. Všechno se ještě dá vzít zpět.
view-why-unfinished = { $place }: tady ještě něco chybí. Takhle se tvoreček vrátí jen s poučením.
view-ask-workers =
    { $count ->
        [one] Kam půjde poslední tvoreček?
        [few] Kam půjdou tvorečci? Zbývají { $count }.
       *[other] Kam půjdou tvorečci? Zbývá { $count }.
    }
view-ask-workers-done = Všichni tvorečci jsou na místě. Můžeme?
view-why-workers = Na každé políčko nejvýš jeden tvůj. Dokud nejsou hotovi všichni, smíš je přesouvat.
view-why-waiting = Do té doby můžeš své tvorečky ještě přesunout.
view-move-again = Přesunout tvorečky
view-no-worker = { $place }: nemáš tu tvorečka.
view-not-owner = { $place }: k sobě domů se na návštěvu nechodí.
view-stored = Leží na tom { $things }.
view-call-back = Zavolat zpátky
view-only-family = Za Údolí smí jen tvoje rodinná kostka.
view-does-not-fit = { $place }: tahle kostka se sem nehodí, ani s žetony zkušenosti.
view-too-few-tokens =
    { $tokens ->
        [0] { $place } ({ $wish }): { $picked ->
            [0] z volných kostek to nejde.
           *[other] s touhle kostkou to nejde.
        } Pomohly by žetony zkušenosti, ale žádný nemáš.
       *[other] { $place } ({ $wish }): { $picked ->
            [0] z volných kostek to nejde
           *[other] s touhle kostkou to nejde
        } a zbylé žetony zkušenosti nestačí (máš { $tokens }).
    }
view-would-fit = { $place }: sem se to hodí.
view-no-worker-left = Doma už žádný tvoreček není. Nejdřív některého zavolej zpět.
view-plan-stuck = Takhle to nejde. Zkus kostky rozložit jinak.
view-put-worker = Postavit sem tvorečka
view-take-worker = Vzít tvorečka zpět
view-put-die = Položit sem kostku{ so-many-tokens }
view-fill = Dát sem, co se hodí
view-clear = Vzít kostky zpět
view-gives-more = Tento měsíc navíc: { $things }.
view-stand-here = Stojí tu: { $who }.
view-dice-here = Leží tu kostky: { $dice }.

view-my-den = Tvoje doupě
view-den-of = Doupě: { $who }
view-stock = Zásoby
view-empty-stock = prázdná spíž
view-cottages =
    { $count ->
        [0] Všechny chaloupky už stojí jinde
        [one] Doma zbývá { $count } chaloupka
        [few] Doma zbývají { $count } chaloupky
       *[other] Doma zbývá { $count } chaloupek
    }
view-crafted = Vyrobeno a postaveno
view-built = Udělátka
view-nothing-made = Zatím holé stěny. Co vyrobíš, najde si místo tady.
view-hand = V ruce
view-only-you = vidíš jen ty
view-no-cards = žádné karty
view-payable = máš na ni
view-gives = dá
view-soon = brzy přibude
view-if-winter = Kdyby teď přišla zima: karty { $cards }, zásoby { $larder }
view-verb-craft = vyrobit
view-verb-discard = odložit
view-costs = Stojí { $things }
view-points =
    { $count ->
        [one] { $count } bod
        [few] { $count } body
       *[other] { $count } bodů
    }
view-points-short = { $count } b.
view-points-word =
    { $count ->
        [one] bod
        [few] body
       *[other] bodů
    }
view-nothing = nic
view-rivals = Sousedé
view-open-rival = Ukázat celé doupě
view-placed = venku { $count } ze { $of }
view-on-turn = na tahu

view-title-cap = Až roztaje sníh, bude se o tobě vyprávět:
view-title-pick = Co má tvůj titul vyzdvihnout?
view-dens = Doupata na zimu
of-months =
    { $months ->
        [6] ze { $months }
        [7] ze { $months }
       *[other] z { $months }
    }
face-name =
    { $value ->
        [1] jednička
        [2] dvojka
        [3] trojka
        [4] čtyřka
        [5] pětka
       *[6] šestka
    }

# Stůl jako text

view-line-setup = Příprava: první potěšení
view-line-month = Měsíc { $month } { of-months }
view-line-bird = ranní ptáče { $player }
view-line-village = vesnické kostky
view-line-turn = tah
view-line-tokens = zkušenosti: použito { $used }, zbývá { $left }
view-line-forest = Les
view-line-meadow = Louka
view-line-river = Řeka
view-line-beyond = Za Údolím
view-line-inn = Hospůdka
view-line-nest = Hnízdo
view-line-left = vlevo
view-line-right = vpravo
view-line-workshop = Dílna
view-line-none = { "" }
view-line-hand = ruka
view-line-cottages = chaloupky
view-line-crafted = potěšení
view-line-built = udělátka
view-line-known = v ruce má
view-line-any-good = libovolná surovina
view-line-comfort = karta potěšení
view-line-point = bod
view-line-village-die = vesnická kostka
view-line-family-die = rodinná kostka
view-line-cottage = chaloupka
view-spot-forest-1 = Les vlevo
view-spot-forest-2 = Les vpravo
view-spot-meadow-1 = Louka vlevo
view-spot-meadow-2 = Louka vpravo
view-spot-river-a = Řeka A
view-spot-river-b = Řeka B
view-spot-river-c = Řeka C
view-spot-owl-pick = Hnízdo vlevo
view-spot-owl-draw = Hnízdo vpravo
view-spot-workshop = Dílna
view-spot-inn = Hospůdka
view-spot-market = Tržiště

# Stůl řečený větami

tell-now = Měsíc
tell-setup = Všichni si nechávají první potěšení.
tell-month =
    Měsíc { $month } { of-months }, { $season_id ->
        [spring] jaro
        [summer] léto
        [autumn] podzim
       *[winter] zima
    }.
tell-bird = Ranní ptáče: { $player }.
tell-turn = Na tahu: { $player }.
tell-village = Vesnické kostky: { $dice }.
tell-wheel = Říční kolečko: u A { $a }, u B { $b }, u C { $c }.
tell-free-dice = Volné kostky: { $dice }.
tell-laid =
    { $thing }: { $done ->
        [1] hotovo, kostky { $dice }
       *[other] leží tu kostky { $dice }
    }.
tell-tokens = Žetony zkušenosti: použito { $used }, zbývá { $left }.
tell-places = Místa
tell-built-by = Majitel: { $player }.
tell-workers = Tvorečci tu: { $players }.
tell-raven = Leží tu krkavcova mince.
tell-no-guest = { $thing }: žádný poutník.
tell-nest = Vyložená potěšení
tell-deck =
    { $n ->
        [one] V balíčku je { $n } karta.
        [few] V balíčku jsou { $n } karty.
       *[other] V balíčku je { $n } karet.
    }
tell-discard = Odložené karty: { $cards }.
tell-workshop = Žebřík v Dílně
tell-rung = { $n }. příčka: { $thing }.
tell-hand = Tvoje ruka
tell-hand-empty = V ruce nemáš žádnou kartu.
tell-payable = Máš na ni.
tell-den =
    Rodinka { $thing }, kdyby hra skončila teď, { $n ->
        [one] { $n } bod
        [few] { $n } body
       *[other] { $n } bodů
    }.
tell-stock = Zásoby: { $goods }.
tell-some =
    { $resource_id ->
        [wood]
            { $count ->
                [one] { $count } dřevo
                [few] { $count } dřeva
               *[other] { $count } dřev
            }
        [stone]
            { $count ->
                [one] { $count } kámen
                [few] { $count } kameny
               *[other] { $count } kamenů
            }
        [fruit]
            { $count ->
                [one] { $count } ovoce
                [few] { $count } kusy ovoce
               *[other] { $count } kusů ovoce
            }
        [mushroom]
            { $count ->
                [one] { $count } hříbek
                [few] { $count } hříbky
               *[other] { $count } hříbků
            }
        [yarn]
            { $count ->
                [one] { $count } příze
                [few] { $count } příze
               *[other] { $count } přízí
            }
        [grain] { $count } obilí
        [coin]
            { $count ->
                [one] { $count } mince
                [few] { $count } mince
               *[other] { $count } mincí
            }
        [story]
            { $count ->
                [one] { $count } příběh
                [few] { $count } příběhy
               *[other] { $count } příběhů
            }
       *[lesson]
            { $count ->
                [one] { $count } žeton zkušenosti
                [few] { $count } žetony zkušenosti
               *[other] { $count } žetonů zkušenosti
            }
    }
tell-family-dice = Rodinné kostky: { $dice }.
tell-sent =
    Tvorečci venku: { $places }{ $ready ->
        [1] , vše je připraveno
       *[other] { "" }
    }.
tell-barrow = Trakař je tady: { $thing }.
tell-crafted = Vyrobeno: { $thing }.
tell-built = Udělátka: { $cards }.
tell-cottages =
    { $n ->
        [0] Chaloupka už žádná nezbývá.
        [one] Zbývá { $n } chaloupka.
        [few] Zbývají { $n } chaloupky.
       *[other] Zbývá { $n } chaloupek.
    }
tell-in-hand =
    { $n ->
        [one] V ruce { $n } karta
        [few] V ruce { $n } karty
       *[other] V ruce { $n } karet
    }, z toho známé: { $cards }.

# 1 Příprava

rule-1-1 = Lesní i luční balíček mají navrchu karty jara, pod nimi léta a nakonec podzimu; v kratší hře chybí v každém po jedné jarní a jedné letní kartě.
rule-1-2 = V Sovím hnízdě leží čtyři potěšení a u žebříku v Dílně šest udělátek; zásoba zdrojů nikdy nedojde.
rule-1-3 = Ranní ptáče hraje v měsíci první; napoprvé ho určí náhoda.
rule-1-4 = Kdo bude ranním ptáčetem méně často než ostatní, dostane na začátku minci.
rule-1-5 = Každý dostane tři karty potěšení, dvě si nechá a jednu odloží; odkládají všichni najednou.
rule-1-6 = Každý má jinou zvířecí rodinku; vybíráte si je od ranního ptáčete, nebo o nich rozhodne los.

# 2 Měsíc

rule-2-1 = Měsíc má šest kroků: přijde poutník, padnou rodinné kostky, tvorečci vyrazí, padnou vesnické kostky, odehrají se tahy a nakonec přijde údržba.
rule-2-2 = Poutník zůstává v Hospůdce celý měsíc; co má účinek hned, stane se při jeho příchodu, v pořadí od ranního ptáčete.
rule-2-3 = Všichni najednou hodí svými dvěma rodinnými kostkami; co padne, platí celý měsíc.
rule-2-4 = Všichni posílají své čtyři tvorečky najednou a otevřeně; přesouvat je smíš, dokud všichni neřeknou, že můžou vyrazit.
rule-2-5 = Na jednom políčku smíš mít jen jednoho tvorečka; tvorečci ostatních ti tam nevadí.
rule-2-6 = Až jsou tvorečci venku, hodí ranní ptáče čtyřmi vesnickými kostkami; jsou pro všechny a platí celý měsíc.

# 3 Tah

rule-3-1 = Ve svém tahu máš šest kostek: dvě své rodinné a čtyři vesnické.
rule-3-2 = Kostky přiděluješ políčkům, kde máš tvorečka, každou jen jednou; které nechceš, ty necháš ležet.
rule-3-3 = Žeton zkušenosti změní jednu kostku o jedna nahoru, nebo dolů, nikdy však nad 6 ani pod 1; žetonů u kostky může být víc a po tahu se vracejí do zásoby.
rule-3-4 = Políčka, kterým kostky vyhovují, vyhodnocuješ jedno po druhém v libovolném pořadí; co získáš dřív, můžeš utratit později.
rule-3-5 = Za každého tvorečka, který nic nevyhodnotil, dostaneš žeton zkušenosti; poslouží ti až příští měsíc.
rule-3-6 = Po vyhodnocení smíš vyrobit, kolik potěšení z ruky dokážeš zaplatit.
rule-3-7 = Na konci tahu se rodinné kostky vrátí do doupěte a vesnické na Návrší, aniž by se změnily.
rule-3-8 = Na konci svého tahu smíš mít v ruce nejvýš tři potěšení; ostatní odložíš.

# 4 Co políčka chtějí

rule-4-1 = Na políčku musí ležet přesně tolik kostek, kolik chce, a jejich hodnoty musí splnit, co je na něm napsáno.

# 5 Políčka

rule-5-1 = Políčka v Lese a na Louce dávají, co ukazuje karta měsíce, a to každému, kdo je vyhodnotí.
rule-5-2 = Řeka chce jednu kostku s hodnotou, kterou u políčka ukazuje kolečko: A dává 1 kámen, B 2 kameny a C kámen a minci.
rule-5-3 = V Sovím hnízdě vlevo si za kteroukoli kostku vezmeš jedno ze čtyř vyložených potěšení; ostatní se posunou a hned přibude nové.
rule-5-4 = V Sovím hnízdě vpravo si bereš z balíčku: za 1 nebo 2 dvě potěšení, za vyšší hodnotu jedno.
rule-5-5 = V Dílně postavíš jedno udělátko z příček nejvýš do hodnoty kostky; musíš je zaplatit a mít v doupěti aspoň jednu chaloupku.
rule-5-6 = Stejné udělátko nemůžeš postavit dvakrát.
rule-5-7 = V Hospůdce rozhoduje hodnota kostky, co ti poutník dá nebo vymění a kolikrát.
rule-5-8 = Na Tržišti měníš, kolikrát chceš: minci za surovinu, dvě stejné suroviny za jednu, tři jakékoli suroviny za minci.
rule-5-9 = K políčku za Údolím patří jediná rodinná kostka s libovolnou hodnotou a žádný tvoreček.
rule-5-10 = Majitel políčka za Údolím něco dostane pokaždé, když je vyhodnotí někdo jiný.
rule-5-11 = V Chaloupce pro hosty získáš příběh a surovinu podle výběru a pak jednu surovinu daruješ majiteli; ten sám tam nechodí.
rule-5-12 = Suroviny jsou dřevo, kámen, ovoce, hříbky, příze a obilí; mince, příběhy ani žetony zkušenosti mezi ně nepatří. Kde jich má být víc, je řečeno, zda mají být stejné, nebo různé.
rule-5-13 = Zdroje se berou ze společné zásoby a platí se do ní; nikdy nedojde.

# 6 Udělátka

rule-6-1 = Venkovní sauna, Psací stůl, Kolovrátek a Bylinkový záhon přinášejí body za potěšení svého typu, která vyrobili ostatní.
rule-6-2 = S Knihou střihů a Kuchařkou smíš na konci uskladnit po jednom příběhu na každém svém oblečení nebo jídle.
rule-6-3 = Bicykl: než přidělíš kostky, smíš jednoho svého tvorečka přesunout na jiné políčko, kde žádného nemáš.
rule-6-4 = Kůlna na nářadí: kostka u tvého tvorečka v Dílně platí za šestku.
rule-6-5 = Váhy: při návštěvě Tržiště smíš nejdřív jednou vyměnit surovinu za surovinu.
rule-6-6 = Paraple: jednou za tah smíš přičíst 1 nebo 2 k jedné své rodinné kostce, nejvýš do 6.
rule-6-7 = Korouhvička: jednou za tah smíš otočit jednu vesnickou kostku o jedna; tak už zůstane všem do konce měsíce.
rule-6-8 = Ročenka je žeton zkušenosti, který se ti po každém tahu vrátí.
rule-6-9 = Trakař jede s tvorečkem do Údolí nebo k Řece; když tam tvoreček uspěje, přidá jednu surovinu z těch, které sbírá.

# 7 Poutníci

rule-7-1 = Štědrý rys: každý vybere ze zásoby dvě různé suroviny pro souseda po levici.
rule-7-2 = Moudrá žába: každý smí ve svém tahu použít dva žetony zkušenosti, které pak vrátí.
rule-7-3 = Pilný datel: každé udělátko a potěšení, na které je třeba dřevo, stojí o jedno dřevo méně.
rule-7-4 = Ochotný vlk: každý si smí vzít jedno potěšení vyložené v Sovím hnízdě.
rule-7-5 = Krátkozraký krtek: kámen a mince se při placení mohou zastoupit.
rule-7-6 = Roztržitý krkavec: každý označí mincí jedno políčko, na kterém ještě žádná neleží; kdo je tento měsíc vyhodnotí, získá minci.
rule-7-7 = Šetrný skunk: po návštěvě Sovího hnízda si smíš vzít jedno odložené potěšení.
rule-7-8 = Pracovitý bobr: obě políčka v Lese dávají o 2 dřeva víc.
rule-7-9 = Divoká potáplice: jednoho tvého tvorečka pošle soused po levici, a to dřív, než pošleš ostatní; pracuje ale pořád pro tebe.
rule-7-10 = Trpělivá želva: za každého tvorečka, který nic nevyhodnotil, jsou tři žetony zkušenosti.
rule-7-11 = Plachá kuna: do Lesa tvorečci nesmějí, ale kostky tam přidělit smíš i bez nich.
rule-7-12 = Mlsný medvěd: všechna čtyři políčka v Údolí dávají o jedno ovoce víc.
rule-7-13 = Upovídaný los: na konci měsíce smíš dát někomu surovinu a získat příběh.
rule-7-14 = Zcestovalá sojka: na konci měsíce smíš vyhodnotit jedno políčko v Údolí jen vesnickými kostkami, bez tvorečka a bez žetonů.
rule-7-15 = Načepýřený krocan: po hodu smíš jednu svou rodinnou kostku otočit na libovolnou hodnotu.

# 8 Údržba

rule-8-1 = Někteří poutníci mají účinek na konci měsíce, v pořadí od ranního ptáčete; platí to i v posledním měsíci.
rule-8-2 = Karty měsíce se odloží; když už žádné nezbudou, přišla zima, zbytek údržby odpadá a hra končí.
rule-8-3 = Říční kolečko se pootočí o jeden díl.
rule-8-4 = Odloží se potěšení, které je v Sovím hnízdě nejvíc vlevo, a udělátko na nejnižší příčce; ostatní se posunou a přibudou nová.
rule-8-5 = Ranním ptáčetem se stane soused po levici.
rule-8-6 = Když balíček dojde a je třeba karta, zamíchají se odložené.

# 9 Konec hry

rule-9-1 = Než se sečtou body, smí každý v pořadí ještě vyrobit potěšení z ruky, která zaplatí.
rule-9-2 = Zdroje na konci uskladníš na potěšeních, která za ně dávají body; každý jen na jednom a mezi zbylé se už nepočítají. Přesouvat je smíš, dokud neřekneš, že je to tak dobře.
rule-9-3 = Potěšení a udělátka přinášejí své body a bonusy; potěšení, která ti zůstala v ruce, nic.
rule-9-4 = Odkrytá místa po chaloupkách přinášejí 1, 2, 2 a 3 body v pořadí, v jakém chaloupky odešly.
rule-9-5 = Každý zbylý příběh přináší 2 body, mince 1 bod a každé tři suroviny 1 bod.
rule-9-6 = Vítězí, kdo má nejvíc bodů; při rovnosti se o vítězství dělí všichni.

# 10 Sólová hra

rule-10-1 = Kdo hraje sám, hraje bez rysa, potáplice a losa a bez udělátek, která potřebují sousedy; od každého dalšího udělátka je ve hře jen jedno.
rule-10-2 = Titul má čtyři části: nejčastější typ potěšení, počet potěšení, počet udělátek a body.

# Konec na obrazovce

view-won =
    { $who ->
        [me] Nejútulnější doupě máš ty
        [one] Nejútulnější doupě má { $names }
       *[many] Nejútulnější doupata mají { $names }
    }
view-by-round = Měsíc za měsícem
view-nth-round = { $number }. měsíc
