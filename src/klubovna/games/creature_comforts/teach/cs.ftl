# Druhy věcí a filtry

kind-comfort = Potěšení
kind-improvement = Udělátka
kind-traveller = Poutníci
kind-valley = Karty údolí
kind-place = Políčka
kind-family = Zvířecí rodinky
kind-resource = Zdroje
kind-season = Roční období
kind-type = Typy potěšení
kind-zone = Části stolu
kind-icon = Značky

tag-clothing = oblečení
tag-food = jídlo
tag-lighting = osvětlení
tag-outdoor = zimní radovánky
tag-pair = do dvojice
tag-store = na uskladnění
tag-score = body za cizí karty
tag-helper = pomáhá v tahu
tag-beyond = za Údolím
tag-not-alone = ne v sólové hře
tag-at-once = hned po příchodu
tag-after-roll = po hodu kostkami
tag-all-month = celý měsíc
tag-end-of-month = na konci měsíce
tag-forest = Les
tag-meadow = Louka
tag-spring = jaro
tag-summer = léto
tag-autumn = podzim
tag-dice = Co políčka chtějí
tag-trade = Obchod a odměny
tag-points = Karty a body
tag-pieces = Na stole
tag-resources = Zdroje
tag-types = Typy potěšení
tag-seasons = Roční období
tag-goods = suroviny

# Jména částí stolu a značek

name-season-winter = zima
name-zone-nest = Vyložená potěšení
name-zone-rung = Příčka žebříku
name-zone-deck = Balíček potěšení
name-zone-discard = Odložená potěšení
name-zone-wheel = Říční kolečko
name-zone-river = Řeka
name-zone-valley = Údolí
name-zone-beyond = Za Údolím
name-zone-dice = Kostky
name-zone-die = Kostka
name-zone-value = Hodnota kostky
name-zone-village = Vesnická kostka
name-zone-family = Rodinná kostka
name-zone-stones = Kameny, nebo mince
name-zone-count = Počet surovin
name-zone-seat = Soused
name-zone-button = Tlačítko
name-zone-stock = Zásoby
name-zone-cottages = Chaloupky
name-zone-hand = Karty v ruce
name-zone-crafted = Vyrobeno a postaveno
name-zone-workers = Tvorečci
name-zone-year = Rok
name-zone-bird = Ranní ptáče
name-zone-score = Body
name-zone-title = Titul
name-icon-wood = Dřevo
name-icon-stone = Kámen
name-icon-fruit = Ovoce
name-icon-mushroom = Hříbek
name-icon-yarn = Příze
name-icon-grain = Obilí
name-icon-coin = Mince
name-icon-story = Příběh
name-icon-lesson = Žeton zkušenosti
name-icon-clothing = Oblečení
name-icon-food = Jídlo
name-icon-lighting = Osvětlení
name-icon-outdoor = Zimní radovánky
name-icon-spring = Jaro
name-icon-summer = Léto
name-icon-autumn = Podzim
name-icon-winter = Zima
name-icon-any = Jakákoli surovina
name-icon-same = Stejné suroviny
name-icon-different = Různé suroviny
name-icon-arrow = Výměna
name-icon-times-die = Kolik ukazuje kostka
name-icon-offer = Kostky v Hospůdce
name-icon-times = Kolikrát
name-icon-comfort = Karta potěšení
name-icon-heart = Body
name-icon-die = Jakákoli kostka
name-icon-face = Hodnota kostky
name-icon-pair = Stejné kostky
name-icon-straight = Hodnoty po sobě
name-icon-any-number = Kolik kostek chceš
name-icon-sum = Součet kostek
name-icon-village-die = Vesnická kostka
name-icon-family-die = Rodinná kostka
name-icon-worker = Tvoreček
name-icon-worm = Červík
name-icon-cottage = Chaloupka
name-icon-wheelbarrow = Žeton trakaře
name-icon-more = Navíc tento měsíc
name-icon-payable = Máš na ni
name-icon-goal-place = Políčko k cíli
name-icon-arrived = Nově příchozí
name-icon-in-hand = Počty u souseda
name-icon-bonus = Body navíc

# Potěšení

line-comfort = Potěšení
    .text = Kartu držíš v ruce a vyrobíš ji na konci svého tahu. Body přinese jen vyrobená.
line-points = { so-many-points }
    .text = Počítají se na konci hry za vyrobenou kartu.
line-cost = Stojí { give-all }
    .text = Cenu zaplatíš do zásoby, až kartu vyrobíš.
line-bonus-if-have =
    { more-points } s kartou { $comfort }
    .text = Platí, když máš na konci hry vyrobené obě.
line-bonus-per-other =
    { more-points } za každou další kartu { $first } nebo { $last }
    .text = Počítají se všechny tvé další vyrobené karty těchto jmen.
line-bonus-per-stored-set =
    { $limit ->
        [0] { more-points } za každou uskladněnou sadu
       *[other] { more-points } za uskladněnou sadu
    }
    .text =
        { $limit ->
            [0] Na konci hry na kartu uložíš { give-all }, kolikrát chceš.
            [1] Na konci hry na kartu můžeš jednou uložit { give-all }.
           *[other] Na konci hry na kartu uložíš { give-all }, nejvýš { $limit }×.
        }
line-partner-of = Pomáhá kartě { $comfort }
    .text = Té dá { more-points-low }, když máš vyrobené obě.
line-type = Typ: { $type }
    .text = Podle typu počítají body některá udělátka.
line-copies =
    { $count ->
        [one] V balíčku je { $count } taková karta
        [few] V balíčku jsou { $count } takové karty
       *[other] V balíčku je { $count } takových karet
    }
    .text =
        { $total ->
            [one] Celý balíček má { $total } kartu.
            [few] Celý balíček má { $total } karty.
           *[other] Celý balíček má { $total } karet.
        }
more-points =
    { $points ->
        [one] O { $points } bod víc
        [few] O { $points } body víc
       *[other] O { $points } bodů víc
    }
more-points-low =
    { $points ->
        [one] { $points } bod navíc
        [few] { $points } body navíc
       *[other] { $points } bodů navíc
    }

# Udělátka

line-improvement = Udělátko
    .text = Stavíš je v Dílně. Zůstane ti do konce hry.
line-points-built = { so-many-points }
    .text = Počítají se na konci hry za postavené udělátko.
line-cost-built = Stojí { give-all }
    .text = Navíc na ně přijde chaloupka z tvého doupěte. Bez chaloupky se nestaví.
line-copies-built =
    { $count ->
        [one] Je jen jedno
       *[other] Ve hře jsou { $count }
    }
    .text = Jeden hráč smí mít každé udělátko jen jednou.
line-does-score-type =
    { more-points-low } za cizí karty typu { $type }
    .text = Počítá se každé takové potěšení, které vyrobili ostatní hráči.
line-does-story-on-type = Příběhy na kartách typu { $type }
    .text = Na konci hry smíš na každou svou takovou kartu uložit příběh. Každý přinese { so-many-points }.
line-does-bicycle = Tvoreček popojede
    .text = Než přidělíš kostky, smíš jednoho svého tvorečka přesunout na políčko, kde žádného nemáš.
line-does-tool-shed = V Dílně platí kostka za šestku
    .text = Na hodnotě nezáleží, dosáhneš na všechny příčky.
line-does-umbrella = Rodinná kostka +1 nebo +2
    .text = Jednou za tah smíš zvýšit jednu svou rodinnou kostku, nejvýš do šestky.
line-does-almanac = Žeton zkušenosti, který se vrací
    .text = V každém tahu jednou změní kostku o jedna. Platit s ním nejde.
line-does-wheelbarrow = Jedna surovina navíc
    .text = Trakař přibalíš tvorečkovi v Údolí nebo u Řeky. Když uspěje, přiveze o jednu surovinu víc z těch, které sbírá.
line-does-weathervane = Vesnická kostka +1 nebo −1
    .text = Jednou za tah smíš otočit jednu vesnickou kostku. Tak už zůstane všem do konce měsíce.
line-does-scale = Surovina za surovinu
    .text = Na Tržišti smíš nejdřív jednou vyměnit jakoukoli surovinu za jakoukoli jinou.
line-does-shared-place = Nové políčko za Údolím
    .text = Patří na něj jedna rodinná kostka s jakoukoli hodnotou a žádný tvoreček. Kdo je vyhodnotí, získá { get-all }.
line-owner-reward = Majitel získá { get-all }
    .text = Dostane to pokaždé, když políčko vyhodnotí někdo jiný.
line-owner-gift = Host daruje surovinu
    .text = Každý návštěvník dá majiteli jednu surovinu podle svého výběru.
line-owner-stays = Majitel sem nechodí
    .text = Vlastní políčko tohoto druhu vyhodnotit nesmí.
line-not-alone = Jen pro víc hráčů
    .text = V sólové hře tahle karta zůstane v krabici.

# Poutníci

line-traveller-at-once = Poutník: působí hned
    .text = Účinek přijde na řadu, jakmile se poutník objeví. V Hospůdce zůstane celý měsíc.
line-traveller-after-roll = Poutník: působí po hodu
    .text = Účinek přijde na řadu, až padnou rodinné kostky. V Hospůdce zůstane celý měsíc.
line-traveller-all-month = Poutník: působí celý měsíc
    .text = Účinek platí pro všechny, i pro ty, kdo do Hospůdky nejdou.
line-traveller-end-of-month = Poutník: působí na konci měsíce
    .text = Účinek přijde na řadu, až všichni odehrají svůj tah. V Hospůdce zůstane celý měsíc.
line-ability-lynx = Dárky sousedům
    .text = Každý vybere ze zásoby dvě různé suroviny pro souseda po levici.
line-ability-frog = Na kartě leží { so-many-lessons }
    .text = Každý je smí ve svém tahu použít na kostky a potom je vrátí.
line-ability-woodpecker =
    Karty stojí o { $amount ->
        [one] { $amount } dřevo
        [few] { $amount } dřeva
       *[other] { $amount } dřev
    } méně
    .text = Platí pro každé potěšení a udělátko, v jehož ceně je dřevo.
line-ability-wolf = Potěšení zdarma
    .text = Každý si postupně smí vzít jednu kartu vyloženou v Sovím hnízdě.
line-ability-mole = Kámen jako mince
    .text = Při placení může kámen zastoupit minci a mince kámen.
line-ability-raven = Políčka s mincí
    .text = Každý označí jiné políčko plánu. Kdo tam tento měsíc uspěje, získá navíc { get-all }.
line-ability-skunk = Karta z odložených
    .text = Kdo uspěje v Sovím hnízdě, smí si vzít i jedno odložené potěšení.
line-ability-place-bonus =
    Odměna navíc { $area_id ->
        [forest] v Lese
        [meadow] na Louce
        [valley] v Údolí
       *[some] na některých políčkách
    }
    .text = Kdo tam vyhodnotí políčko, získá navíc { get-all }.
line-ability-loon = Tvorečci na návštěvě
    .text = Jednoho tvého tvorečka pošle soused po levici, dřív než ty ostatní. Pracuje ale pořád pro tebe.
line-ability-turtle = Víc zkušeností
    .text = Každý tvoreček, který nic nevyhodnotí, přinese navíc { so-many-lessons }.
line-ability-marten =
    Bez tvorečků { $side_id ->
        [left] v Lese vlevo
        [right] v Lese vpravo
       *[both] v Lese
    }
    .text = Tvorečky sem nikdo neposílá, ale kostky tu ve svém tahu smí přidělit každý.
line-ability-moose = Dárek za odměnu
    .text = Každý postupně smí dát jednu surovinu jinému hráči a získat { get-all }.
line-ability-blue-jay = Návštěva Údolí navíc
    .text = Každý smí vyhodnotit jedno políčko v Údolí samotnými vesnickými kostkami, bez tvorečka a bez žetonů.
line-ability-turkey = Otočená kostka
    .text = Každý smí jednu svou rodinnou kostku otočit na jakoukoli hodnotu.
on-faces =
    { $faces ->
        [1] Kostka { $first }
        [2] Kostka { $first } nebo { $last }
        [6] Jakákoli kostka
       *[other] Kostka { $first } až { $last }
    }
line-row-gain = { on-faces }: získáš { get-all }
    .text = Pro tvorečka v Hospůdce, bez placení.
line-row-trade = { on-faces }: za { give-all } získáš { get-all }
    .text =
        { $times ->
            [-1] Nejvýš tolikrát, kolik ukazuje kostka.
            [0] Kolikrát chceš.
            [1] Jen jednou.
           *[other] Nejvýš { $times }×.
        }
line-row-bulk = { on-faces }: různé suroviny za stejné
    .text =
        { $times ->
            [-1] Najednou odevzdáš nejvýš tolik různých surovin, kolik ukazuje kostka, a vezmeš si stejný počet jediné suroviny.
           *[other] Najednou odevzdáš několik různých surovin a vezmeš si stejný počet jediné suroviny.
        }

# Karty údolí

line-valley =
    { $deck_id ->
        [forest] Karta Lesa: { $season }
       *[meadow] Karta Louky: { $season }
    }
    .text = Má dvě políčka a platí jeden měsíc. Odměnu dostane každý, kdo je vyhodnotí.
slot-side =
    { $side ->
        [1] Vlevo:{ " " }
        [2] Vpravo:{ " " }
       *[0] { "" }
    }
line-slot-exact =
    { slot-side }{ $count ->
        [1] kostka { $first }
        [2] kostky { $first } a { $last }
       *[other] kostky { $which }
    }
    .text =
        { $count ->
            [1] Musí to být přesně tahle hodnota.
           *[other] Musí to být přesně tyto hodnoty.
        } Získáš { get-all }.
line-slot-max-value =
    { slot-side }{ so-many-dice }, nejvýš { $value }
    .text = Stačí { $value } nebo méně. Získáš { get-all }.
line-slot-min-value =
    { slot-side }{ so-many-dice }, aspoň { $value }
    .text = Stačí { $value } nebo víc. Získáš { get-all }.
line-slot-sum-max =
    { slot-side }{ so-many-dice }, součet nejvýš { $value }
    .text = Hodnoty se sečtou. Získáš { get-all }.
line-slot-sum-min =
    { slot-side }{ so-many-dice }, součet aspoň { $value }
    .text = Hodnoty se sečtou. Získáš { get-all }.
line-slot-sum-exact =
    { slot-side }{ so-many-dice }, součet přesně { $value }
    .text = Hodnoty se sečtou. Získáš { get-all }.
line-slot-same =
    { slot-side }{ so-many-dice } se stejnou hodnotou
    .text = Na tom, která hodnota to je, nezáleží. Získáš { get-all }.
line-slot-straight =
    { slot-side }{ so-many-dice } s hodnotami po sobě
    .text =
        { $count ->
            [2] Třeba 3 a 4.
           *[other] Třeba 3, 4 a 5.
        } Získáš { get-all }.
line-slot-even =
    { slot-side }{ so-many-dice }, samé sudé
    .text = Sudé jsou 2, 4 a 6, klidně i stejné. Získáš { get-all }.
line-slot-odd =
    { slot-side }{ so-many-dice }, samé liché
    .text = Liché jsou 1, 3 a 5, klidně i stejné. Získáš { get-all }.
line-slot-wheel =
    { slot-side }{ so-many-dice } podle kolečka { $zone_id ->
        [a] u písmene A
        [b] u písmene B
       *[c] u písmene C
    }
    .text = Hodí se hodnoty, které u písmene právě ukazuje říční kolečko. Získáš { get-all }.

# Políčka

line-place-valley =
    { $deck_id ->
        [forest] Políčko v Lese{ place-side }
       *[meadow] Políčko na Louce{ place-side }
    }
    .text = Jaké kostky chce a co dá, říká karta měsíce. Každý měsíc přijde jiná.
place-side =
    { $side ->
        [1] , vlevo
       *[2] , vpravo
    }
line-place-owl-pick = Vyber si z vyložených
    .text = Za jednu kostku s jakoukoli hodnotou si vezmeš do ruky jedno ze čtyř potěšení. Ostatní se posunou a přibude nové.
line-place-owl-draw = Ber z balíčku
    .text = Za jednu kostku si vezmeš potěšení z balíčku. Kolik jich bude, říká její hodnota.
line-draws =
    { on-faces }: { $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[other] { $count } karet
    }
    .text = Rozhoduje hodnota po všech změnách, žetony zkušenosti se počítají.
line-place-workshop = Postav udělátko
    .text = Hodnota kostky říká, na kterou příčku nejvýš dosáhneš. Udělátko zaplatíš a položíš na ně chaloupku.
line-place-inn = Využij nabídku poutníka
    .text = Řádek určí hodnota kostky. Když nic nevyměníš, tvoreček se jen poučí.
line-place-market = Vyměň, co přebývá
    .text = Stačí jedna kostka s jakoukoli hodnotou. Měníš, kolikrát chceš, a v jakémkoli pořadí.
line-trade-coin = Mince za surovinu
    .text = Za jednu minci si vezmeš jakoukoli surovinu.
line-trade-pair = Dvě stejné za jednu
    .text = Za dvě stejné suroviny si vezmeš jednu jakoukoli.
line-trade-three = Tři suroviny za minci
    .text = Mohou být jakékoli, stejné i různé.
line-one-each = Jeden tvoreček od každého
    .text = Na políčku smíš mít jen jednoho svého. Tvorečci ostatních ti nevadí a odměnu dostane každý.
line-no-worker = Bez tvorečka
    .text = Sem patří jen jedna tvoje rodinná kostka. Vesnické tu neplatí.

# Rodinky a zdroje

line-family = Zvířecí rodinka
    .text = Rodinky se liší jen vzhledem. Každý hráč má jinou.
line-family-has = Čtyři tvorečci a dvě kostky
    .text = K rodince patří ještě doupě se čtyřmi chaloupkami.
line-good = Surovina
    .text = Suroviny jsou dřevo, kámen, ovoce, hříbky, příze a obilí. Platíš jimi karty.
line-coin = Mince
    .text = Není to surovina. Platíš jí některé karty a na Tržišti za ni koupíš cokoli.
line-story = Příběh
    .text = Není to surovina. Platíš jím nejcennější karty.
line-lesson = Žeton zkušenosti
    .text = Změní jednu kostku o jedna nahoru, nebo dolů. Po použití jde zpátky do zásoby.
line-from-wood = Najdeš ho v Lese
    .text = Dávají ho karty Lesa, po celý rok.
line-from-stone = Najdeš ho u Řeky
    .text = Kámen dávají všechna tři políčka u Řeky.
line-from-fruit = Najdeš ho v Lese i na Louce
    .text = Dávají ho některé karty měsíce.
line-from-mushroom = Najdeš ho v Lese
    .text = Dávají ho karty Lesa na jaře a na podzim.
line-from-yarn = Najdeš ji na Louce
    .text = Dávají ji karty Louky na jaře a v létě.
line-from-grain = Najdeš ho na Louce
    .text = Dávají ho karty Louky v létě a na podzim.
line-from-coin = Najdeš ji u Řeky C a v Údolí
    .text = Na Tržišti ji dostaneš za tři suroviny.
line-from-story = Najdeš ho na Louce a v Hospůdce
    .text = Příběhy dávají některé karty Louky a mnozí poutníci.
line-from-lesson = Přinese ho nezdar
    .text = Dostaneš ho za každého tvorečka, který v tahu nic nevyhodnotil.
line-no-season =
    { $season_id ->
        [spring] Na jaře chybí
        [summer] V létě chybí
       *[autumn] Na podzim chybí
    }
    .text = V tomto období ji Les ani Louka nedávají.
line-left-goods = Na konci hry
    .text =
        { $goods ->
            [one] Každá zbylá surovina přinese 1 bod.
            [few] Každé { $goods } zbylé suroviny přinesou 1 bod.
           *[other] Každých { $goods } zbylých surovin přinese 1 bod.
        }
line-left-each = Na konci hry
    .text = Každý zbylý kus přinese { so-many-points }.
line-left-nothing = Na konci hry
    .text = Zbylé žetony zkušenosti body nepřinesou.

# Rok

line-season =
    { $months ->
        [one] { $months } měsíc
        [few] { $months } měsíce
       *[other] { $months } měsíců
    }
    .text =
        { $short ->
            [one] V kratší hře trvá { $short } měsíc.
            [few] V kratší hře trvá { $short } měsíce.
           *[other] V kratší hře trvá { $short } měsíců.
        }
line-season-lacks =
    { $resource_id ->
        [grain] Bez obilí
        [mushroom] Bez hříbků
       *[yarn] Bez příze
    }
    .text = Les a Louka tuhle surovinu teď nedávají. Sežeň ji jinde, třeba na Tržišti.
line-winter = Zima je konec hry
    .text = Přijde po posledním měsíci. Ještě vyrobíš karty z ruky, uskladníš zdroje a sečtou se body.
line-store = Uskladnění
    .text = Na některá vyrobená potěšení uložíš zdroje a dostaneš za ně body navíc.
line-year = Měsíc má šest kroků
    .text = Přijde poutník, padnou rodinné kostky, pošlete tvorečky, padnou vesnické kostky, každý má tah a nakonec je údržba.
line-bird = Začíná v tomto měsíci
    .text = Ranní ptáče má u sebe červíka, hází vesnickými kostkami a je první na tahu.
line-next-bird = Červík putuje
    .text = Na konci měsíce ho dostane soused po levici.
line-score = Body teď
    .text = Tolik by každý měl, kdyby hra skončila teď a všechno uskladnil co nejlépe.
line-title = Titul za sólovou hru
    .text = Skládá se z nejčastějšího typu potěšení, počtu potěšení, počtu udělátek a bodů.
line-alone = Sólová hra
    .text = Chybí v ní karty, které potřebují sousedy. Prohrát nejde, hraješ o co nejlepší titul.

# Typy potěšení

line-the-type =
    { $count ->
        [one] Tohoto typu je { $count } druh karet
        [few] Tohoto typu jsou { $count } druhy karet
       *[other] Tohoto typu je { $count } druhů karet
    }
    .text = Značka je v rohu karty. Sama body nedává.
line-looks-at = { $improvement }
    .text = Tohle udělátko se na typ dívá.

# Části stolu

line-nest = Čtyři potěšení k výběru
    .text = Vezme si je, kdo vyhodnotí levé políčko Sovího hnízda. Na uvolněné místo hned přijde nová karta.
line-nest-moves = Karty se posouvají
    .text = Na konci měsíce zmizí ta nejvíc vlevo.
line-rung = Příčka s udělátkem
    .text = Na příčku dosáhne kostka, která ukazuje aspoň její číslo.
line-rung-moves = Žebřík se posouvá
    .text = Na konci měsíce zmizí udělátko na nejnižší příčce.
line-deck = Tady se berou nové karty
    .text = Na pravém políčku Sovího hnízda si bereš odsud, naslepo.
line-deck-empty = Když dojde
    .text = Zamíchají se odložené karty a vznikne nový balíček.
line-discard = Odložené karty
    .text = Kdokoli si je smí prohlédnout. Až balíček dojde, zamíchají se do nového.
line-wheel = Říká, co se hodí u Řeky
    .text = Každá hodnota patří k jednomu z písmen A, B a C.
line-wheel-turns = Kolečko se točí
    .text = Na konci měsíce se pootočí o jeden díl.
line-river = Kameny a mince
    .text = Každé políčko chce jednu kostku s hodnotou, kterou u jeho písmene ukazuje kolečko.
line-the-valley = Les a Louka
    .text = Čtyři políčka, která se každý měsíc mění. Odtud je většina surovin.
line-seasons = Každému období něco chybí
    .text = Na jaře není obilí, v létě hříbky a na podzim příze.
line-beyond = Políčka pro rodinné kostky
    .text = Postaví je někdo z hráčů. Chodí se na ně bez tvorečka, jen s jednou rodinnou kostkou.
line-beyond-owner = Majitel má podíl
    .text = Když políčko vyhodnotí někdo jiný, dostane něco i majitel.
line-dice = Kostky patří k tvorečkům
    .text = Přidělíš je políčkům, kde máš tvorečka. Každou jen jednou, zbylé zůstanou ležet.
line-tray = Šest kostek na tah
    .text = Čtyři bílé jsou vesnické a slouží všem. Dvě barevné jsou tvoje rodinné.
line-value = Za kolik kostka platí
    .text = V Hospůdce, v Dílně a v hnízdě vpravo na hodnotě záleží. Žetony zkušenosti ji změní.
line-village-die = Vesnická kostka
    .text = Čtyři padnou, až jsou tvorečci venku. Platí celý měsíc a pro všechny.
line-family-die = Rodinná kostka
    .text = Dvě svoje hodíš, než pošleš tvorečky. Platí celý měsíc a jen pro tebe.
line-vane = S Korouhvičkou
    .text = Jednu vesnickou kostku smíš v tahu otočit o jedna.
line-turned = Kdy se mění
    .text = Zvýší ji Paraple a krocan ji dovolí otočit.
line-stones = Krtkovo placení
    .text = Když je v Hospůdce krtek, vybereš, kolik zaplatíš kameny a kolik mincemi.
line-bulk = Výměna najednou
    .text = U potáplice vybereš, kolik různých surovin odevzdáš za stejný počet jediné.
line-rival = Co mají ostatní
    .text = Dole zleva: počet karet v ruce, vyrobených karet, postavených udělátek. Karty v ruce vidí jen majitel.
line-button = Co právě můžeš
    .text = Tlačítko říká, co se stane, když je stiskneš.
line-stock = Tvoje zásoby
    .text = Šest surovin, mince a příběhy. Společná zásoba nikdy nedojde.
line-left-over = Co zbude
    .text = Příběh má na konci 2 body, mince 1 a každé tři suroviny 1.
line-cottages = Čtyři chaloupky
    .text = Na každé postavené udělátko jde jedna. Odkryté místo po ní přinese body.
line-spots = Místa za { $spot1 }, { $spot2 }, { $spot3 } a { $spot4 } body
    .text = Tolik bodů mají odkrytá místa v pořadí, v jakém chaloupky odešly.
line-hand = Karty, které můžeš vyrobit
    .text = Vidíš je jen ty. Na konci svého tahu vyrobíš všechny, na které máš.
line-hand-limit = Nejvýš tři
    .text = Po tvém tahu smějí zůstat tři karty. Co je navíc, odložíš.
line-made = Co už stojí
    .text = Vyrobená potěšení a postavená udělátka přinášejí body na konci hry.
line-workers = Čtyři tvorečci
    .text = Na začátku měsíce je pošleš na políčka plánu. Pak k nim ve svém tahu přidělíš kostky.

# Značky

line-any = Jakákoli surovina
    .text = Dřevo, kámen, ovoce, hříbek, příze, nebo obilí. Mince, příběh ani žeton zkušenosti to být nemohou.
line-same = Stejné suroviny
    .text = Všechny musí být téhož druhu.
line-different = Různé suroviny
    .text = Každá musí být jiného druhu.
line-arrow = Výměna
    .text = Co je vlevo, dáš. Co je vpravo, dostaneš.
line-times = Kolikrát smíš měnit
    .text = Nejvýš tolikrát, kolik je napsáno. Přestat smíš i dřív.
line-times-die = Tolikrát, kolik ukazuje kostka
    .text = Za kostku s trojkou smíš měnit nejvýš třikrát. Přestat smíš i dřív.
line-offer = Pro kterou kostku řádek platí
    .text = Platí pro kostku s některou z těchto hodnot. Pomlčka znamená všechny hodnoty mezi nimi.
line-heart = Body
    .text = Číslo v srdci přinese karta na konci hry.
line-any-die = Jakákoli kostka
    .text = Na hodnotě tu nezáleží.
line-face = Hodnota, kterou políčko chce
    .text = S číslem a znaménkem ≤ stačí tolik nebo méně, s ≥ tolik nebo víc.
line-pair = Stejné kostky
    .text = Všechny musí ukazovat stejnou hodnotu.
line-straight = Hodnoty po sobě
    .text = Každá další kostka je o jedna vyšší.
line-sum = Součet kostek
    .text = Hodnoty se sečtou a porovnají s číslem.
line-any-number = Kolik kostek chceš
    .text = Tečky znamenají, že sem smíš dát libovolně mnoho kostek. S číslem se porovná jejich součet.
line-barrow = Trakař jede s tvorečkem
    .text = Když tvoreček na políčku uspěje, přiveze o jednu surovinu víc.
line-more = Navíc tento měsíc
    .text = V kroužku je, co přidá poutník nebo krkavcova mince.
line-payable = Máš na ni
    .text = Na tuhle kartu máš právě teď všechny zdroje.
line-goal-place = Nese, co chybí k cíli
    .text = Přerušovaný rámeček má políčko, které dá něco, co ti na kartu v cíli chybí. Rádce ho kreslí, když je zapnutý.
line-arrived = Právě přišel
    .text = Žlutý okraj má na chvíli tvoreček, kterého sem soused právě poslal.
line-in-hand = Karty v ruce
    .text = U souseda tři počty: karty v ruce, vyrobené karty se srdcem a postavená udělátka s chaloupkou.
line-bonus = Body navíc
    .text = Karta je přinese, když splníš, co je vedle čísla: druhou kartu, nebo uskladněné zdroje.

# Učitel: témata a poznámky

topic-workers = tvorečci
topic-dice = kostky
topic-gather = sbírání
topic-comforts = potěšení
topic-craft = výroba
topic-workshop = udělátka
topic-trade = obchod
topic-lessons = zkušenosti
topic-year = rok a poutníci

note-family = Vyber si rodinku
    .text = Liší se jen vzhledem. Každá má čtyři tvorečky, dvě kostky a doupě.
note-alone = Hraješ o titul
    .text = Soupeře nemáš. Na konci rozhodnou body, potěšení a udělátka, jak ti budou říkat.
note-first-cards = Odlož { $comfort_acc }
    .text =
        { $tied ->
            [0] Je ze tří nejdražší.
           *[other] Levnější než ostatní není.
        } Ze zbylých dvou zkusíš brzy některou vyrobit.
note-workers = Pošli tvorečky na políčka
    .text = Vyber čtyři políčka, na každé jednoho. Čtyři vesnické kostky padnou až potom, zatím znáš jen své dvě.
note-own-dice = Tady uspěješ určitě
    .text = Tvoje rodinné kostky { at-place } stačí samy, ať padne cokoli.
note-ready = Ještě jde všechno změnit
    .text = Až dáš hotovo, padnou vesnické kostky. Pak už tvorečci zůstanou, kde jsou.
note-valley = Tady se sbírají suroviny
    .text = Nahoře vidíš, jaké kostky políčko chce, pod nimi, co dá. Příští měsíc tu bude jiná karta.
note-river = O Řece rozhoduje kolečko
    .text = Stačí tu jedna kostka, která ukazuje některou z hodnot u písmene. Čím méně hodnot, tím lepší odměna.
note-nest-visit = Tady získáš další karty
    .text = Vlevo si vybereš jednu z vyložených, stačí jakákoli kostka. Vpravo bereš naslepo z balíčku.
note-workshop-visit = Tady se staví udělátka
    .text = Hodnota kostky říká, na kterou příčku dosáhneš. Na stavbu potřebuješ suroviny a chaloupku.
note-inn-visit = V Hospůdce je { $traveller }
    .text = Co nabídne, určí hodnota kostky, kterou sem dáš. Věta dole říká, co poutník dělá navíc.
note-market-visit = Na Tržišti vyměníš, co přebývá
    .text = Stačí jakákoli kostka a měníš, kolikrát chceš. Hodí se, když ti jediná věc chybí.
note-season =
    { $season_id ->
        [spring] Na jaře
        [summer] V létě
       *[autumn] Na podzim
    } { $resource_id ->
        [grain] chybí obilí
        [mushroom] chybí hříbky
       *[yarn] chybí příze
    }
    .text = Les a Louka teď tuhle surovinu nedávají. Kartě, která ji potřebuje, pomůže Tržiště.
note-barrow = Přibal tvorečkovi trakař
    .text = Přiveze o jednu surovinu víc. Pošli ho tam, kde nejspíš uspěješ.
note-dice = Rozděl kostky k tvorečkům
    .text = Čtyři vesnické jsou pro všechny, dvě barevné jen tvoje. Klepni na políčko a samo si vezme, co se hodí.
note-lessons = Pomůže ti žeton zkušenosti
    .text = Změní kostku o jedna. Na tohle políčko { $tokens ->
        [one] stačí { $tokens } žeton.
        [few] stačí { $tokens } žetony.
       *[other] stačí { $tokens } žetonů.
    }
note-learn = Tady to teď nevyjde
    .text = Žádné kostky se sem nehodí. Tvoreček přinese aspoň žeton zkušenosti a ten příště změní kostku o jedna.
note-beyond = Sem patří rodinná kostka
    .text = Políčko za Údolím nechce tvorečka, jen jednu tvou rodinnou kostku. Na její hodnotě nezáleží.
note-helper =
    { $card_id ->
        [bicycle] Bicykl převeze tvorečka
        [weathervane] Korouhvička otočí kostku
       *[umbrella] Paraple zvýší kostku
    }
    .text =
        { $card_id ->
            [bicycle] Vesnické kostky už znáš. Přesuň toho, kdo by jinak nepořídil.
            [weathervane] Vesnickou kostku změníš o jedna. Tak zůstane i ostatním.
           *[umbrella] Jedna tvoje rodinná kostka bude platit o 1 nebo 2 víc.
        }
note-resolve = Teď dostaneš odměny
    .text = Políčka vyhodnoť v pořadí, jaké chceš. Nejdřív sbírej, potom stav a směňuj.
note-nest = Vyber si kartu
    .text = Číslo v srdci jsou její body. Z těch, které nemáš v ruce, se nejsnáz vyrábí { $comfort }.
note-build = Postav udělátko
    .text = Co umí, ti zůstane do konce hry. Místo po chaloupce přinese ještě { so-many-points }.
note-inn-pays = V Hospůdce se mění hned
    .text = Klepnutím dáš { give-all } a dostaneš { get-all }. Pak už můžeš přestat.
note-market = Měň, dokud se ti to hodí
    .text = Podívej se, co chybí kartám v ruce. Přestat můžeš po každé výměně.
note-inn = Měnit můžeš dál
    .text = Dej, čeho máš nazbyt. Kdykoli můžeš poděkovat a jít.
note-get = Vezmi si, co ti chybí
    .text = Nejvíc se teď hodí { the-resource }.
note-give = Dej, co ti přebývá
    .text = Nejsnáz oželíš { the-resource }.
note-craft = Vyrob potěšení
    .text = Na { $comfort_acc } máš všechno. Vyrobená karta přinese { so-many-points }, v ruce nic.
note-limit = Odlož kartu
    .text = Kartě { $comfort } chybí k vyrobení nejvíc. Po tvém tahu smíš mít v ruce nejvýš { $limit ->
        [one] { $limit } kartu.
        [few] { $limit } karty.
       *[other] { $limit } karet.
    }
note-last-craft = Poslední výroba
    .text = Karty, které zůstanou v ruce, nepřinesou nic. Na { $comfort_acc } máš: { so-many-points }.
note-lynx = Vyber dárek sousedovi
    .text = Bereš ze zásoby, tebe to nic nestojí. Tobě vybírá dárek soused po pravici.
note-wolf = Vezmi si kartu zdarma
    .text = Bez tvorečka i bez kostky. Z těch, které nemáš v ruce, se nejsnáz vyrábí { $comfort }.
note-raven = Polož minci na políčko
    .text = Kdo tam tento měsíc uspěje, získá minci navíc. Vyber místo, kam pošleš tvorečka i ty.
note-turkey =
    { $value ->
        [0] Kostky nech, jak jsou
       *[other] Otoč { $old } na { $value }
    }
    .text =
        { $value ->
            [0] Smíš jednu otočit na jinou hodnotu, ale jistou odměnu si tím nezlepšíš.
           *[other] Nová hodnota platí celý měsíc. Tvé kostky pak určitě stačí { at-place }.
        }
note-loon = Pošli sousedova tvorečka
    .text = Odměna z políčka bude sousedova. Jednoho tvého zase pošle soused po levici.
note-skunk = Vezmi si odloženou kartu
    .text = Nic to nestojí. Z těch, které nemáš v ruce, se nejsnáz vyrábí { $comfort }.
note-mole = Plať kamenem, nebo mincí
    .text = Dej, čeho máš víc. Zbylá mince má na konci hry cenu jednoho bodu.
note-moose = Vyměň surovinu za příběh
    .text = Surovinu dostane, koho vybereš. Zbylý příběh má na konci hry { so-many-points }.
note-jay = Navštiv Údolí ještě jednou
    .text = Stačí vesnické kostky, jak leží. Tvorečka k tomu nepotřebuješ.
note-store = Uskladni zdroje na karty
    .text = Některá potěšení za ně dávají body navíc. Nejlepší rozložení ti spočítá tlačítko.

# Cíl

goal-first-cards =
    Nech si { $kept ->
        [one] { $kept } kartu, kterou
        [few] { $kept } karty, které
       *[other] { $kept } karet, které
    } brzy vyrobíš.
goal-craft = Sežeň, co chybí na { $comfort_acc }.
goal-craft-nearest = Nejmíň chybí na { $comfort_acc }, sežeň to.
goal-craft-season =
    Sežeň, co chybí na { $comfort_acc }. { $resource_id ->
        [grain] Obilí na jaře neroste.
        [mushroom] Hříbky v létě nerostou.
       *[yarn] Příze na podzim není.
    }
goal-craft-ready = Na konci tahu vyrobíš { $comfort_acc }.
goal-draw = Vezmi si v Sovím hnízdě kartu, ať máš co vyrábět.
goal-winter-craft = Vyrob ještě { $comfort_acc }.
goal-winter = Uskladni zdroje tak, aby přinesly co nejvíc bodů.

# Než něco stojí moc

caution-no-cottage = Do Dílny bez chaloupky?
    .text = Všechny chaloupky už stojí, víc udělátek nepostavíš.
caution-dice = Poslat je takhle?
    .text = Tvorečci chtějí dohromady { $wanted } kostek a ty budeš mít { $dice }.
caution-dice-left =
    { $left ->
        [one] Nechat { $left } kostku ležet?
        [few] Nechat { $left } kostky ležet?
       *[other] Nechat { $left } kostek ležet?
    }
    .text = Ještě se z nich dá vyhodnotit { that-very-place }.
caution-finish = Jít domů?
    .text = Ještě můžeš vyhodnotit { that-very-place }.
caution-give = Dát zrovna tohle?
    .text = Teď máš všechno na { $comfort_acc }, potom už ne.
caution-build = Postavit teď udělátko { $improvement }?
    .text = Stojí to, co potřebuješ na { $comfort_acc }.
caution-inn-pays = Měnit teď v Hospůdce?
    .text = Hned dáš { give-all } a dostaneš { get-all }. Co dáš, potřebuješ na { $comfort_acc }.
caution-inn-die = Do Hospůdky tuhle kostku?
    .text = Co za ni chtějí, teď nemáš. Kostka s hodnotou { $value } tam něco přinese zadarmo.
caution-winter = Nevyrobit { $comfort_acc }?
    .text = Po hře už v ruce nepřinese nic.
caution-free-card = Nechat kartu ležet?
    .text = Nic nestojí a o vyrobení rozhodneš později.
caution-free-visit = Zůstat doma?
    .text = Návštěva nic nestojí.
caution-store =
    { $points ->
        [one] Nechat { $points } bod ležet?
        [few] Nechat { $points } body ležet?
       *[other] Nechat { $points } bodů ležet?
    }
    .text = Zdroje jde uskladnit lépe.

cost-lesson-only = { here-or-there }: jen žeton zkušenosti
cost-too-few-dice = Aspoň jeden tvoreček se vrátí jen s poučením
cost-idle-dice =
    { $left ->
        [one] { $left } kostka zůstane bez užitku
        [few] { $left } kostky zůstanou bez užitku
       *[other] { $left } kostek zůstane bez užitku
    }
cost-not-crafted = Na { $comfort_acc } pak nebudeš mít
cost-goal-short = Na { $comfort_acc } bude chybět o { $short } víc
cost-inn = V Hospůdce chtějí { give-all }
cost-left-in-hand = 0 bodů za kartu { $comfort } v ruce
cost-nothing = Nedostaneš nic
cost-stored =
    { $points ->
        [one] Zdroje přinesou { $points } bod
        [few] Zdroje přinesou { $points } body
       *[other] Zdroje přinesou { $points } bodů
    }
gain-place = { here-or-there } dá { get-all }
gain-cards = { here-or-there }: nové karty do ruky
gain-cheap-place = Políčko, které chce jedinou kostku, vyjde snáz
gain-crafted = Na { $comfort_acc } ti zůstane všechno
gain-kept = Zůstane ti to na { $comfort_acc }
gain-free-card = { $comfort_acc } do ruky
gain-points =
    { $comfort }: { $points ->
        [one] o { $points } bod víc
        [few] o { $points } body víc
       *[other] o { $points } bodů víc
    }
gain-stored =
    { $points ->
        [one] Zdroje přinesou { $points } bod
        [few] Zdroje přinesou { $points } body
       *[other] Zdroje přinesou { $points } bodů
    }

that-very-place =
    { $place_id ->
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
       *[other] políčko { $place }
    }
here-or-there =
    { $place_id ->
        [forest_1] Les vlevo
        [forest_2] Les vpravo
        [meadow_1] Louka vlevo
        [meadow_2] Louka vpravo
        [owl_pick] Hnízdo vlevo
        [owl_draw] Hnízdo vpravo
       *[other] { $place }
    }

# Co chybí

lack-craft = Na { $comfort_acc } zatím nemáš
    .text = Potřebuješ ještě { give-all }.
lack-craft-later = Na { $comfort_acc } máš
    .text = Vyrábí se na konci tvého tahu, až vyhodnotíš políčka.
lack-nest = { $comfort_acc } si teď vzít nejde
    .text = Pošli tvorečka na levé políčko Sovího hnízda. Tam stačí jakákoli kostka.
lack-built = Udělátko { $improvement } už máš
    .text = Každé smíš postavit jen jednou. Tohle je na příčce { $rung }.
lack-cottage = Na udělátko { $improvement } nemáš chaloupku
    .text = Všechny čtyři už stojí. Na příčku { $rung } už nedosáhneš.
lack-rung = Na příčku { $rung } kostka nedosáhne
    .text = Kostka platí za { $value }, { $improvement } je na příčce { $rung }. Žetony zkušenosti ji příště zvýší.
lack-build = Na udělátko { $improvement } zatím nemáš
    .text = Potřebuješ ještě { give-all }. Leží na příčce { $rung }.
lack-build-later = Na udělátko { $improvement } máš
    .text = Pošli tvorečka do Dílny a dej mu kostku, která ukazuje aspoň { $rung }.
lack-marked = Tady už mince leží
    .text = { here-or-there }: mince může být jen jedna. Vyber jiné políčko.
lack-beyond = Sem tvorečci nechodí
    .text = { here-or-there }: sem ve svém tahu položíš jen rodinnou kostku.
lack-closed = Sem tento měsíc tvorečci nesmějí
    .text = { here-or-there }: kostky tu ale ve svém tahu přidělit smíš.
lack-worker-there = Tady už tvorečka máš
    .text = { here-or-there }: od každého hráče smí být jen jeden.
lack-workers-out = Všichni čtyři tvorečci jsou venku
    .text = { here-or-there }: nejdřív někoho zavolej zpátky.
lack-no-worker = Nemáš tu tvorečka
    .text = { here-or-there }: kostky přiděluješ jen k vlastním tvorečkům.
lack-own-cottage = Sem teď nemůžeš
    .text = { here-or-there }: majitel k sobě na návštěvu nechodí.
lack-not-built = Tohle políčko ještě nestojí
    .text = { here-or-there }: otevře se, až někdo v Dílně postaví udělátko toho jména.
lack-dice-none = Takové kostky nepadly
    .text = { here-or-there }: tady nepomůžou ani žetony zkušenosti.
lack-dice =
    Chybí { $tokens ->
        [one] žeton zkušenosti
       *[other] žetony zkušenosti
    }
    .text =
        { here-or-there }: aby se kostky hodily, je potřeba { $tokens ->
            [one] { $tokens } žeton.
            [few] { $tokens } žetony.
           *[other] { $tokens } žetonů.
        }
lack-resolved = Tohle je hotové
    .text = { here-or-there }: každé políčko vyhodnotíš v tahu jen jednou.
lack-no-dice = Bez kostek to nejde
    .text = { here-or-there }: kostky se rozdělují na začátku tahu. Dokud jde vzít tah zpět, můžeš to změnit.
lack-market = Není co vyměnit
    .text = Na Tržišti potřebuješ minci, dvě stejné suroviny, nebo tři jakékoli.
lack-no-cards = Karty došly
    .text = { here-or-there }: není tu žádná, kterou by šlo vzít.
lack-inn = Na výměnu nemáš
    .text = { $traveller } chce ještě { give-all }.
lack-inn-cards = Na výměnu nemáš karty
    .text =
        { $traveller } chce ještě { $cards ->
            [one] { $cards } kartu z ruky.
            [few] { $cards } karty z ruky.
           *[other] { $cards } karet z ruky.
        }
lack-inn-choice = Na výměnu nemáš
    .text =
        { $traveller } chce { $count ->
            [one] { $count } surovinu.
            [few] { $count } suroviny, které k sobě patří: stejné, nebo různé, jak říká řádek.
           *[other] { $count } surovin, které k sobě patří: stejné, nebo různé, jak říká řádek.
        }
lack-no-barrow = Nemáš trakař
    .text = Postavíš si ho v Dílně, až se objeví na žebříku.
lack-jay = Vesnické kostky se sem nehodí
    .text = { here-or-there }: bez žetonů a rodinných kostek to nevyjde.
lack-coin = Chybí ti mince
    .text = Za { the-resource } se tu platí 1 mince. Dostaneš ji za tři suroviny.
lack-no-good = Mince není surovina
    .text = Dát můžeš jen dřevo, kámen, ovoce, hříbek, přízi, nebo obilí.
lack-none = Tohle nemáš
    .text = Tahle surovina ti teď chybí: { $resource }.
lack-alike = Všechny musí být stejné
    .text = Takových nemáš dost, nebo jsou jiné než ty předtím: { $resource }.
lack-unlike = Každá musí být jiná
    .text = Tenhle druh už je vybraný: { $resource }.
lack-stones = Takhle zaplatit nejde
    .text = Znamenalo by to { stones-and-coins }.
lack-count = Tolik různých surovin ne
    .text =
        { $most ->
            [one] Nejvýš můžeš dát { $most } surovinu.
            [few] Nejvýš můžeš dát { $most } suroviny.
           *[other] Nejvýš můžeš dát { $most } surovin.
        } Rozhoduje hodnota kostky a kolik druhů máš.
lack-ready =
    { $left ->
        [one] Ještě { $left } tvoreček je doma
        [few] Ještě { $left } tvorečci jsou doma
       *[other] Ještě { $left } tvorečků je doma
    }
    .text = Pošli všechny čtyři. I ten, který nic nepořídí, se aspoň poučí.
lack-pair = Nemáš dvě stejné suroviny
    .text =
        { $have ->
            [0] V zásobách žádné suroviny nejsou.
           *[other] Od každé máš nejvýš { $have }.
        }
lack-three = Nemáš tři suroviny
    .text = Dohromady máš { $have }.
lack-swap = Tuhle výměnu dovolí jen Váhy
    .text = Udělátko Váhy ji dovolí jednou, jako první na Tržišti.
lack-family = Tuhle rodinku už někdo má
    .text = { $family }: takhle hraje { $seat }. Rodinky se ale liší jen vzhledem.
lack-no-shelf = Na tuhle kartu se nic neukládá
    .text = { $comfort }: body navíc za uskladněné zdroje nedává. Některým typům pomůže kniha z Dílny.
lack-full = Víc se sem nevejde
    .text = { $comfort }: uskladněno je všechno, co jde.
lack-store = Na uskladnění chybí zdroje
    .text = { $comfort }: potřebuješ ještě { give-all }.
stones-and-coins =
    { $stones ->
        [0] žádný kámen
        [one] { $stones } kámen
        [few] { $stones } kameny
       *[other] { $stones } kamenů
    } a { $coins ->
        [0] žádnou minci
        [one] { $coins } minci
        [few] { $coins } mince
       *[other] { $coins } mincí
    }

# Kdy na co přijde řada

when-place = Tvorečky sem pošleš na začátku měsíce, kostky přidělíš ve svém tahu.
when-worker = Tvorečka přesuneš na začátku svého tahu, když máš Bicykl.
when-barrow = Trakař přibalíš tvorečkovi, když je na začátku měsíce posíláš.
when-jay = Sem tě na konci měsíce pustí sojka, když je zrovna v Hospůdce.
when-hand = Karty vyrábíš na konci svého tahu, až vyhodnotíš políčka.
when-comfort = Karty vyrábíš na konci svého tahu, až vyhodnotíš políčka.
when-discard = Odloženou kartu si vezmeš jen se skunkem, po návštěvě Sovího hnízda.
when-crafted = Na vyrobené karty se ukládají zdroje až v zimě, na konci hry.
when-stored = Uskladněné zdroje smíš přesouvat v zimě, dokud neřekneš, že je to dobře.
when-den = Rodinku si vybíráš na začátku hry.
when-good = Surovinu si vybereš, až ti ji něco dovolí vzít: Tržiště, Hospůdka, nebo trakař.
when-give = Suroviny dáváš, když jimi platíš na Tržišti, v Hospůdce, nebo za kartu.
when-coin-for = Za minci nakoupíš na Tržišti, až tam vyhodnotíš políčko.
when-nest = Kartu si vybereš, až ve svém tahu vyhodnotíš levé políčko Sovího hnízda.
when-rung = Udělátko si vybereš, až ve svém tahu vyhodnotíš Dílnu.
when-improvement = Udělátka se staví v Dílně; co umějí, přijde na řadu ve tvém tahu nebo na konci hry.
when-seat = Souseda vybíráš, jen když je v Hospůdce los. Jinak se na jeho doupě můžeš kdykoli podívat.
when-dice = Kostky rozděluješ na začátku svého tahu.
when-die = Kostky rozděluješ na začátku svého tahu.
when-value = Za kolik kostka platí, určíš, když ji na začátku tahu přiděluješ.
when-village = Vesnickou kostku otočíš jen s Korouhvičkou, na začátku svého tahu.
when-family = Rodinnou kostku změní Paraple na začátku tahu, nebo krocan po hodu.
when-stones = Kameny a mince zaměňuješ při placení, když je v Hospůdce krtek.
when-count = Počet vybereš v Hospůdce, když je tam potáplice.
when-button = Tlačítko ožije, až na něj přijde řada.
when-deck = Z balíčku bereš na pravém políčku Sovího hnízda.
when-wheel = Kolečko se otočí samo na konci měsíce.
when-river = K Řece pošleš tvorečky na začátku měsíce, kostky přidělíš ve svém tahu.
when-valley = Karty Lesa a Louky se samy vymění na konci měsíce.
when-beyond = Sem přidělíš rodinnou kostku na začátku svého tahu.
when-stock = Zásobami platíš na Tržišti, v Hospůdce, v Dílně a při výrobě.
when-resource = Zdroji platíš na Tržišti, v Hospůdce, v Dílně a při výrobě.
when-cottages = Chaloupka odejde sama, když v Dílně postavíš udělátko.
when-workers = Tvorečky posíláš na začátku každého měsíce.
when-year = Měsíce plynou samy; po posledním přijde zima.
when-season = Období se mění samo, jak plynou měsíce.
when-bird = Červík putuje sám: na konci měsíce ho dostane soused po levici.
when-score = Body se sečtou v zimě; číslo ukazuje, jak by to dopadlo teď.
when-title = Titul dostaneš na konci sólové hry.
when-traveller = Poutník působí, jak říká jeho karta; nabídky jsou pro tvorečky v Hospůdce.
when-type = Typ se počítá na konci hry, podle udělátek.
when-icon = Značka nic nedělá, jen vysvětluje, co platí.
when-zone = Na tohle se hra neptá, jen to ukazuje stav stolu.

# Kniha pravidel

chapter-1 = Příprava
    .text = Co leží na stole, než začne první měsíc.
chapter-2 = Měsíc
    .text = Šest kroků, které se opakují až do zimy.
chapter-3 = Tah
    .text = Od šesti kostek k vyrobeným kartám.
chapter-4 = Co políčka chtějí
    .text = Kolik kostek a s jakými hodnotami.
chapter-5 = Políčka
    .text = Kam tvorečci chodí a co odtud nosí.
chapter-6 = Udělátka
    .text = Co ti zůstane, když v Dílně něco postavíš.
chapter-7 = Poutníci
    .text = Každý měsíc přijde jeden a něco změní.
chapter-8 = Údržba
    .text = Co se stane na konci měsíce.
chapter-9 = Konec hry
    .text = Poslední výroba, uskladnění a body.
chapter-10 = Sólová hra
    .text = Jak se hraje bez sousedů.

example-shared = Společné políčko
    .text = Králík i dikobraz jsou v Lese vpravo a v Hospůdce. Oba tam mohou uspět, každý se svými kostkami.
example-lessons = Žeton zkušenosti
    .text = Louka vpravo chce 3 a 4. Králík tam dal dvě trojky, jedna s žetonem platí za čtyřku.
example-craft = Výroba na konci tahu
    .text = Flétna stojí 1 dřevo a 1 minci, na tu králík má. Na polévku zatím ne.
example-fitting = Kostky, které se hodí
    .text = V Lese vpravo leží 2 a 3, dohromady nejvýš 5. U Řeky B platí 4 a 5, v Hospůdce za čtyřku medvěd vypráví příběh.
example-ladder = Jak vysoko dosáhneš
    .text = Trojka v Dílně dosáhne na první tři příčky. Králík zaplatí Kůlnu, Bylinkový záhon, nebo Paraple.
example-inn = Kolikrát vyměnit
    .text = Za trojku medvěd vymění ovoce za jinou surovinu nejvýš třikrát.
example-stored = Uskladněné zdroje
    .text = Na Krbu leží dvakrát 2 dřeva, to jsou 4 body. Dva příběhy u Petrolejky přinesou dalších 7.

# Kolik čeho

give-all = { give-wood }{ give-stone }{ give-fruit }{ give-mushroom }{ give-yarn }{ give-grain }{ give-coin }{ give-story }{ give-lesson }{ give-any }{ give-comforts }
give-wood =
    { $give_wood ->
        [0] { "" }
        [one] { $give_wood } dřevo
        [few] { $give_wood } dřeva
       *[other] { $give_wood } dřev
    }
give-stone =
    { $give_stone ->
        [0] { "" }
        [one] { give-stone-and }{ $give_stone } kámen
        [few] { give-stone-and }{ $give_stone } kameny
       *[other] { give-stone-and }{ $give_stone } kamenů
    }
give-stone-and =
    { $give_stone_and ->
        [1] { ", " }
        [2] { " a " }
       *[0] { "" }
    }
give-fruit =
    { $give_fruit ->
        [0] { "" }
        [one] { give-fruit-and }{ $give_fruit } ovoce
        [few] { give-fruit-and }{ $give_fruit } kusy ovoce
       *[other] { give-fruit-and }{ $give_fruit } kusů ovoce
    }
give-fruit-and =
    { $give_fruit_and ->
        [1] { ", " }
        [2] { " a " }
       *[0] { "" }
    }
give-mushroom =
    { $give_mushroom ->
        [0] { "" }
        [one] { give-mushroom-and }{ $give_mushroom } hříbek
        [few] { give-mushroom-and }{ $give_mushroom } hříbky
       *[other] { give-mushroom-and }{ $give_mushroom } hříbků
    }
give-mushroom-and =
    { $give_mushroom_and ->
        [1] { ", " }
        [2] { " a " }
       *[0] { "" }
    }
give-yarn =
    { $give_yarn ->
        [0] { "" }
        [one] { give-yarn-and }{ $give_yarn } přízi
        [few] { give-yarn-and }{ $give_yarn } příze
       *[other] { give-yarn-and }{ $give_yarn } přízí
    }
give-yarn-and =
    { $give_yarn_and ->
        [1] { ", " }
        [2] { " a " }
       *[0] { "" }
    }
give-grain =
    { $give_grain ->
        [0] { "" }
       *[other] { give-grain-and }{ $give_grain } obilí
    }
give-grain-and =
    { $give_grain_and ->
        [1] { ", " }
        [2] { " a " }
       *[0] { "" }
    }
give-coin =
    { $give_coin ->
        [0] { "" }
        [one] { give-coin-and }{ $give_coin } minci
        [few] { give-coin-and }{ $give_coin } mince
       *[other] { give-coin-and }{ $give_coin } mincí
    }
give-coin-and =
    { $give_coin_and ->
        [1] { ", " }
        [2] { " a " }
       *[0] { "" }
    }
give-story =
    { $give_story ->
        [0] { "" }
        [one] { give-story-and }{ $give_story } příběh
        [few] { give-story-and }{ $give_story } příběhy
       *[other] { give-story-and }{ $give_story } příběhů
    }
give-story-and =
    { $give_story_and ->
        [1] { ", " }
        [2] { " a " }
       *[0] { "" }
    }
give-lesson =
    { $give_lesson ->
        [0] { "" }
        [one] { give-lesson-and }{ $give_lesson } žeton zkušenosti
        [few] { give-lesson-and }{ $give_lesson } žetony zkušenosti
       *[other] { give-lesson-and }{ $give_lesson } žetonů zkušenosti
    }
give-lesson-and =
    { $give_lesson_and ->
        [1] { ", " }
        [2] { " a " }
       *[0] { "" }
    }
give-any =
    { $give_any ->
        [0] { "" }
       *[other]
            { $give_how ->
                [1]
                    { $give_any ->
                        [one] { give-any-and }{ $give_any } surovinu
                        [few] { give-any-and }{ $give_any } stejné suroviny
                       *[other] { give-any-and }{ $give_any } stejných surovin
                    }
                [2]
                    { $give_any ->
                        [one] { give-any-and }{ $give_any } surovinu
                        [few] { give-any-and }{ $give_any } různé suroviny
                       *[other] { give-any-and }{ $give_any } různých surovin
                    }
               *[0]
                    { $give_any ->
                        [one] { give-any-and }{ $give_any } libovolnou surovinu
                        [few] { give-any-and }{ $give_any } libovolné suroviny
                       *[other] { give-any-and }{ $give_any } libovolných surovin
                    }
            }
    }
give-any-and =
    { $give_any_and ->
        [1] { ", " }
        [2] { " a " }
       *[0] { "" }
    }
give-comforts =
    { $give_comforts ->
        [0] { "" }
       *[other] { give-comforts-and }{ $give_comforts } potěšení z ruky
    }
give-comforts-and =
    { $give_comforts_and ->
        [1] { ", " }
        [2] { " a " }
       *[0] { "" }
    }
get-all = { get-wood }{ get-stone }{ get-fruit }{ get-mushroom }{ get-yarn }{ get-grain }{ get-coin }{ get-story }{ get-lesson }{ get-any }{ get-comforts }
get-wood =
    { $get_wood ->
        [0] { "" }
        [one] { $get_wood } dřevo
        [few] { $get_wood } dřeva
       *[other] { $get_wood } dřev
    }
get-stone =
    { $get_stone ->
        [0] { "" }
        [one] { get-stone-and }{ $get_stone } kámen
        [few] { get-stone-and }{ $get_stone } kameny
       *[other] { get-stone-and }{ $get_stone } kamenů
    }
get-stone-and =
    { $get_stone_and ->
        [1] { ", " }
        [2] { " a " }
       *[0] { "" }
    }
get-fruit =
    { $get_fruit ->
        [0] { "" }
        [one] { get-fruit-and }{ $get_fruit } ovoce
        [few] { get-fruit-and }{ $get_fruit } kusy ovoce
       *[other] { get-fruit-and }{ $get_fruit } kusů ovoce
    }
get-fruit-and =
    { $get_fruit_and ->
        [1] { ", " }
        [2] { " a " }
       *[0] { "" }
    }
get-mushroom =
    { $get_mushroom ->
        [0] { "" }
        [one] { get-mushroom-and }{ $get_mushroom } hříbek
        [few] { get-mushroom-and }{ $get_mushroom } hříbky
       *[other] { get-mushroom-and }{ $get_mushroom } hříbků
    }
get-mushroom-and =
    { $get_mushroom_and ->
        [1] { ", " }
        [2] { " a " }
       *[0] { "" }
    }
get-yarn =
    { $get_yarn ->
        [0] { "" }
        [one] { get-yarn-and }{ $get_yarn } přízi
        [few] { get-yarn-and }{ $get_yarn } příze
       *[other] { get-yarn-and }{ $get_yarn } přízí
    }
get-yarn-and =
    { $get_yarn_and ->
        [1] { ", " }
        [2] { " a " }
       *[0] { "" }
    }
get-grain =
    { $get_grain ->
        [0] { "" }
       *[other] { get-grain-and }{ $get_grain } obilí
    }
get-grain-and =
    { $get_grain_and ->
        [1] { ", " }
        [2] { " a " }
       *[0] { "" }
    }
get-coin =
    { $get_coin ->
        [0] { "" }
        [one] { get-coin-and }{ $get_coin } minci
        [few] { get-coin-and }{ $get_coin } mince
       *[other] { get-coin-and }{ $get_coin } mincí
    }
get-coin-and =
    { $get_coin_and ->
        [1] { ", " }
        [2] { " a " }
       *[0] { "" }
    }
get-story =
    { $get_story ->
        [0] { "" }
        [one] { get-story-and }{ $get_story } příběh
        [few] { get-story-and }{ $get_story } příběhy
       *[other] { get-story-and }{ $get_story } příběhů
    }
get-story-and =
    { $get_story_and ->
        [1] { ", " }
        [2] { " a " }
       *[0] { "" }
    }
get-lesson =
    { $get_lesson ->
        [0] { "" }
        [one] { get-lesson-and }{ $get_lesson } žeton zkušenosti
        [few] { get-lesson-and }{ $get_lesson } žetony zkušenosti
       *[other] { get-lesson-and }{ $get_lesson } žetonů zkušenosti
    }
get-lesson-and =
    { $get_lesson_and ->
        [1] { ", " }
        [2] { " a " }
       *[0] { "" }
    }
get-any =
    { $get_any ->
        [0] { "" }
       *[other]
            { $get_how ->
                [1]
                    { $get_any ->
                        [one] { get-any-and }{ $get_any } surovinu
                        [few] { get-any-and }{ $get_any } stejné suroviny
                       *[other] { get-any-and }{ $get_any } stejných surovin
                    }
                [2]
                    { $get_any ->
                        [one] { get-any-and }{ $get_any } surovinu
                        [few] { get-any-and }{ $get_any } různé suroviny
                       *[other] { get-any-and }{ $get_any } různých surovin
                    }
               *[0]
                    { $get_any ->
                        [one] { get-any-and }{ $get_any } libovolnou surovinu
                        [few] { get-any-and }{ $get_any } libovolné suroviny
                       *[other] { get-any-and }{ $get_any } libovolných surovin
                    }
            }
    }
get-any-and =
    { $get_any_and ->
        [1] { ", " }
        [2] { " a " }
       *[0] { "" }
    }
get-comforts =
    { $get_comforts ->
        [0] { "" }
       *[other] { get-comforts-and }{ $get_comforts } potěšení z balíčku
    }
get-comforts-and =
    { $get_comforts_and ->
        [1] { ", " }
        [2] { " a " }
       *[0] { "" }
    }

