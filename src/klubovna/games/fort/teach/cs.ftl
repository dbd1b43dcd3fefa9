# Druhy věcí

kind-kid = Děti
kind-perk = Výhody
kind-rule = Karty švindlování
kind-level = Úrovně bunkru
kind-board = Desky
kind-suit = Symboly
kind-resource = Suroviny
kind-zone = Místa
kind-phase = Fáze tahu
kind-icon = Ikony

tag-skateboard = skateboard
tag-shovel = lopatka
tag-glue = lepidlo
tag-squirt-gun = stříkací pistole
tag-crown = koruna
tag-book = knížka
tag-coin = mince
tag-resources = hračky a pizza
tag-pack = bágl
tag-lookout = hlídka
tag-trash = ničení
tag-recruit = lanaření
tag-upgrade = vylepšení
tag-points = body
tag-best-friend = nejlepší kamarádi
tag-only-symbols = jen symboly
tag-read = Jak se akce čte
tag-symbol = Symboly
tag-hold = Co máš
tag-deed = Co se děje
tag-place = Kde to leží
tag-card = Zvláštní karty
tag-player = U hráčů
tag-once = jednou za hru
tag-lasting = natrvalo

# Názvy

name-level-0 = Úroveň 0
name-level-1 = Úroveň 1
name-level-2 = Úroveň 2
name-level-3 = Úroveň 3
name-level-4 = Úroveň 4
name-level-5 = Úroveň 5

name-zone-hand = Ruka
name-zone-deck = Dobírací balíček
name-zone-discard = Odhazovací balíček
name-zone-yard = Dvorek
name-zone-park = Park
name-zone-park-deck = Balíček parku
name-zone-in-play = Ve hře
name-zone-stash = Skrýš
name-zone-pack = Bágl
name-zone-lookout = Hlídka
name-zone-fort = Bunkr
name-zone-track = Stupnice vítězství
name-zone-perk-row = Nabídka výhod
name-zone-rule-stack = Balíček švindlování
name-zone-supply = Zásoba
name-zone-trash = Zničené karty
name-zone-packet = Karty na výběr
name-zone-rival = Soupeř
name-zone-amount = Kolik
name-zone-copy = Co zkopírovat

name-phase-clean-up = Úklid
name-phase-play = Hra
name-phase-recruit = Lanaření
name-phase-discard = Odhození
name-phase-draw = Dobírání

name-icon-megaphone = Veřejná akce
name-icon-lock = Soukromá akce
name-icon-times = Krát
name-icon-arrow = A potom
name-icon-plus = A k tomu
name-icon-minus = Utratit
name-icon-toy = Hračka
name-icon-pizza = Pizza
name-icon-any-resource = Hračka nebo pizza
name-icon-any-suit = Libovolný symbol
name-icon-upgrade = Vylepšit bunkr
name-icon-score = Bod
name-icon-pack = Do báglu
name-icon-lookout = Na hlídku
name-icon-recruit = Zlanařit
name-icon-trash = Zničit
name-icon-trash-self = Zničit tuto kartu
name-icon-trash-opponent = Zničit soupeřovu kartu
name-icon-exchange = Vyměnit
name-icon-copy-pack = Zkopírovat bágl
name-icon-copy-opponent-pack = Zkopírovat soupeřův bágl
name-icon-fort = Úroveň bunkru
name-icon-stash = Skrýš
name-icon-yard = Dvorek
name-icon-hand = Karty v ruce
name-icon-deck = Dobírací balíček
name-icon-discard = Odhazovací balíček
name-icon-star = Nejlepší kamarád
name-icon-perk = Výhoda
name-icon-made-up-rule = Karta švindlování
name-icon-macaroni = Hrad z kolínek
name-icon-people = Čím se následuje
name-icon-first = Začínající hráč
name-icon-robot = Robot
name-icon-clock = Rozhoduje se
name-icon-skateboard = Skateboard
name-icon-shovel = Lopatka
name-icon-glue = Lepidlo
name-icon-squirt-gun = Stříkací pistole
name-icon-crown = Koruna
name-icon-book = Knížka
name-icon-coin = Mince

# Děti

line-kid = Dítě z parku
    .text =
        { $copies ->
            [one] Taková karta je ve hře jedna.
            [few] Takové karty jsou ve hře { $copies }.
           *[other] Takových karet je ve hře { $copies }.
        }
line-best-friend = Nejlepší kamarád
    .text = Patří k jedné desce a začíná v balíčku jejího hráče. Na dvorku nikdy nečeká, takže ti ho nikdo nevezme.
line-symbols =
    { $how_id ->
        [twice] Dva symboly, oba stejné: { $suit }
        [both] Dva symboly: { $suit } a mince
        [coin] Symbol: mince
       *[once] Symbol: { $suit }
    }
    .text =
        { $how_id ->
            [coin] Platí za kterýkoli symbol, když kartu přidáš, i když s ní následuješ.
            [both] Mince platí za kterýkoli symbol, takže se můžou počítat oba.
            [twice] Když kartu přidáš k akci, která tento symbol počítá, počítá se dvakrát.
           *[once] Karta díky němu posílí jiné, které ho počítají, a můžeš s ní následovat soupeře.
        }
line-no-action = Bez vlastní akce
    .text = Sama se zahrát nedá. Přidej ji ke kartě, která počítá její symbol, následuj s ní, nebo ji pošli na hlídku.
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
                [any] Ze zásoby do skrýše, všechno jednoho druhu.
               *[other] Ze zásoby do skrýše, pokud je tam místo.
            }
        [pack] Ze skrýše; platit s ní můžeš dál a některé karty za ni dávají body.
        [lookout] Z ruky a natrvalo; její symbol pak pomáhá tvým akcím.
        [trash] Z ruky nebo z odhazovacího balíčku, pryč ze hry.
        [recruit] Z parku, z jeho balíčku nebo z cizího dvorku do tvého odhazovacího balíčku.
        [upgrade]
            { $change_id ->
                [less] Zaplatíš další úroveň, ale jednu surovinu z ceny vynecháš.
                [more] Zaplatíš další úroveň a jednu surovinu navíc.
               *[none] Další úroveň zaplatíš ze skrýše a z báglu.
            }
        [score] Hned, na stupnici vítězství.
        [spend] Ze skrýše nebo z báglu zpátky do zásoby.
        [trash_rival] Pryč ze hry; soupeř za ni nic nedostane.
        [copy_pack] Ze zásoby do skrýše; v báglu ti všechno zůstane.
        [copy_rival_pack] Ze zásoby do skrýše; soupeř o nic nepřijde.
       *[exchange] Ve skrýši nebo v báglu, všechno jedním směrem.
    }
line-public = Veřejná: { what-it-does }{ times-many }
    .text = { how-it-goes } Soupeři můžou následovat.
line-private = Soukromá: { what-it-does }{ times-many }
    .text = { how-it-goes } Provádíš ji jen ty.
line-then = Potom: { what-it-does }
    .text = { how-it-goes } Až když se povede první část.
line-also = A k tomu: { what-it-does }
    .text = { how-it-goes } Pořadí je na tobě.
line-per = Kolikrát: { for-each }
    .text =
        { $source_id ->
            [any] Jeden symbol si zvolíš, klidně i minci. Vlastní symbol karty platí, jen když zvolíš právě ten.
            [board] Kolikrát, to říká tvoje deska. Přidané karty tu nic nezmění.
           *[suit] Počítají se symboly na této kartě a na přidaných, a když chceš, i na hlídce.
        }
line-trash-this = Pak se tato karta zničí
    .text = Až když všichni dostali možnost následovat. Když tuhle akci vynecháš, karta zůstane.

# Výhody

line-perk-diy = Vylepšení místo karty
    .text =
        { $amount ->
            [one] Místo hraní karty vylepšíš bunkr o jednu surovinu dráž. Následovat to nikdo nemůže.
            [few] Místo hraní karty vylepšíš bunkr o { $amount } suroviny dráž. Následovat to nikdo nemůže.
           *[other] Místo hraní karty vylepšíš bunkr o { $amount } surovin dráž. Následovat to nikdo nemůže.
        }
line-perk-sticky-fingers = Do báglu i ze zásoby
    .text = Co si ve svém tahu dáváš do báglu, můžeš brát rovnou ze zásoby, jak chceš.
line-perk-recycling = Karta zpátky do ruky
    .text = Ve svém tahu si vezmeš do ruky kartu ze svého odhazovacího balíčku.
line-perk-xxl-backpack = Větší bágl
    .text =
        { $amount ->
            [one] Do báglu se ti vejde o { $amount } surovinu víc.
            [few] Do báglu se ti vejde o { $amount } suroviny víc.
           *[other] Do báglu se ti vejde o { $amount } surovin víc.
        }
line-perk-do-over = Ještě jedna karta
    .text = Po zahrané kartě a následování zahraješ ještě jednu; i tu jde posílit a následovat.
line-perk-birthday-party = Ještě jedno lanaření
    .text = Po lanaření si smíš vzít další kartu z parku nebo z jeho balíčku, ne ze dvorku.
line-perk-rough-housing = Zničit zahranou kartu
    .text = Místo následování, a až po všech ostatních, pošleš vůdcovu kartu pryč ze hry. Na nejlepší kamarády to neplatí.
line-perk-bribe = Na hlídku i cizí
    .text = Ve svém tahu můžeš na hlídku posílat i z parku, z jeho balíčku a z cizích dvorků.
line-perk-copy-cat = Následovat více kartami
    .text =
        { $amount ->
            [one] Když následuješ, odhodíš { $amount } kartu se správným symbolem.
            [few] Když následuješ, smíš odhodit až { $amount } karty se správným symbolem; každá musí něco přidat.
           *[other] Když následuješ, smíš odhodit až { $amount } karet se správným symbolem; každá musí něco přidat.
        }
line-perk-once = Jen jednou
    .text = Když ji použiješ, vrátí se do krabice.
line-perk-lasting = Natrvalo
    .text = Platí až do konce hry.
line-perk-when = Jen jedna za hru
    .text = Vybereš si z těch, které v nabídce zbývají.

# Karty švindlování

line-rule =
    Na konci: { $form_id ->
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
            [suit_symbols] Počítají se všechny tvoje karty: v obou balíčcích, v ruce, na dvorku i na hlídce. Mince ne.
            [fort_level] Na jiné úrovni nic. Počet bodů smí změnit nastavení stolu.
            [distinct_suits] Počítají se všechny tvoje karty. Mince tu není symbol.
            [tokens] Kolik jich máš ve skrýši a v báglu, když hra skončí.
            [lookout_cards] Počítají se karty, ne jejich symboly.
            [most_cards] Počítají se všechny tvoje karty, ať jsou kdekoli; body dostaneš jen ty.
            [no_best_friends] Oba svoje musíš do konce hry zničit.
            [pack_tokens] Hračky i pizza platí stejně.
           *[upgrade_icons] Počítá se každá ikona vylepšení, i jako část delší akce.
        }
line-rule-when = Tajně jen jedna
    .text = Prohlédneš si balíček a jednu si necháš. Soupeři ji uvidí až na konci.

# Úrovně a desky

line-level-start = Tady každý bunkr začíná
    .text = Každé vylepšení ho zvedne o úroveň.
line-level-cost = Stojí { wanted }
    .text = Platíš ze skrýše a z báglu, jak chceš. Postavit ji dovolí akce s vylepšením.
line-level-points =
    { $points ->
        [0] Žádné body
        [one] { $points } bod na konci
        [few] { $points } body na konci
       *[other] { $points } bodů na konci
    }
    .text = Bunkr se počítá jednou, podle své poslední úrovně.
line-level-room =
    Místo: hlídka { $lookout ->
        [one] { $lookout } karta
        [few] { $lookout } karty
       *[other] { $lookout } karet
    }, bágl { $pack ->
        [one] { $pack } surovina
        [few] { $pack } suroviny
       *[other] { $pack } surovin
    }
    .text = Místo máš hned, jak úroveň postavíš.
line-level-rule = Karta švindlování
    .text = Tajně si prohlédneš balíček a jednu si necháš: přinese body na konci.
line-level-perk = Výhoda
    .text = Vybereš si jednu z nabídky. Některé platí pořád, jiné jednou.
line-level-sculpture = Hrad z kolínek
    .text =
        { $points ->
            [one] Vezme si ho, kdo je tu první: { $points } bod na konci.
            [few] Vezme si ho, kdo je tu první: { $points } body na konci.
           *[other] Vezme si ho, kdo je tu první: { $points } bodů na konci.
        }
line-level-end = Blíží se konec
    .text = Kolo se dohraje a spočítají se body.
line-board = Deska hráče
    .text = Všechny desky fungují stejně. Liší se nejlepšími kamarády a barvou.
line-board-friends = Nejlepší kamarádi: { $first } a { $second }
    .text = Oba začínají v balíčku toho, kdo tuhle desku má.

# Symboly a suroviny

line-suit = Posiluje akce
    .text = Kde má akce × a tento symbol, provede se jednou za každý z nich.
line-suit-follows = Dovolí následovat
    .text = Odhoď kartu s tímto symbolem, když soupeř zahraje kartu se stejným.
line-coin = Kterýkoli symbol
    .text = Pro jednu zahranou kartu platí za jeden symbol, který určíš.
line-coin-leads = Kdo ji hraje, určí symbol
    .text = Soupeři následují tímto symbolem, nebo vlastní mincí.
line-resource = Platí se jí bunkr
    .text = V ceně úrovně je každá taková ikona jeden žeton.
line-resource-room =
    { $room ->
        [one] Do skrýše se vejde { $room }
        [few] Do skrýše se vejdou { $room }
       *[other] Do skrýše se jich vejde { $room }
    }
    .text = Co se nevejde, to nedostaneš. Další se vejdou do báglu.
line-resource-supply =
    { $count ->
        [one] Ve hře je { $count }
        [few] Ve hře jsou { $count }
       *[other] Ve hře jich je { $count }
    }
    .text = Když zásoba dojde, nikdo nic nezíská, dokud se něco nevrátí.
line-any = Jeden, nebo druhý druh
    .text = Zvolíš hračky, nebo pizzu. V jedné akci jsou všechny stejné.
line-any-cost = V ceně: hračka, nebo pizza
    .text = Zaplatíš, čím chceš.

# Místa

line-zone-hand = Karty, které teď můžeš použít
    .text = Ve svém tahu jednu zahraješ a další k ní přidáš; mezi tahy s nimi následuješ.
line-zone-deck = Tvoje karty lícem dolů
    .text =
        { $hand ->
            [one] Na konci tahu si z něj dobereš { $hand } kartu. Když dojde, zamíchají se odhozené.
            [few] Na konci tahu si z něj dobereš { $hand } karty. Když dojde, zamíchají se odhozené.
           *[other] Na konci tahu si z něj dobereš { $hand } karet. Když dojde, zamíchají se odhozené.
        }
line-zone-deck-more = Jediná cesta k novým kartám
    .text = Dobíráš jen na konci svého tahu. Za následování se nedobírá.
line-zone-discard = Karty, které se vrátí
    .text = Leží tu zahrané, přidané a zlanařené karty, všem na očích, než se zamíchají do balíčku.
line-zone-yard = Nezahrané karty
    .text = Co ti na konci tahu zbude v ruce, čeká tady do začátku tvého dalšího tahu.
line-zone-yard-more = Soupeři si je můžou vzít
    .text = Kdo lanaří, smí si vybrat kartu z cizího dvorku. Majitel za ni nic nedostane.
line-zone-park = Děti, které hledají partu
    .text =
        { $park ->
            [one] Leží tu { $park } karta. Kdo odejde, toho hned nahradí další z balíčku.
            [few] Leží tu { $park } karty. Kdo odejde, toho hned nahradí další z balíčku.
           *[other] Leží tu { $park } karet. Kdo odejde, toho hned nahradí další z balíčku.
        }
line-zone-park-deck = Kdo teprve přijde
    .text = Vrchní kartu smíš zlanařit naslepo: uvidíš ji až potom.
line-zone-park-deck-more = Když dojde, hra končí
    .text = Kolo se ještě dohraje.
line-zone-in-play = Karta, která se hraje
    .text = Leží tu i s přidanými. Na konci tahu se všechny odhodí.
line-zone-stash = Získané hračky a pizza
    .text =
        { $room ->
            [one] Vejde se sem { $room } od každého druhu. Odtud platíš bunkr.
            [few] Vejdou se sem { $room } od každého druhu. Odtud platíš bunkr.
           *[other] Vejde se sem { $room } od každého druhu. Odtud platíš bunkr.
        }
line-zone-pack = Suroviny stranou
    .text = Vejde se sem o jednu víc, než je úroveň bunkru. I odtud se dá platit bunkr.
line-zone-pack-more = Plný bágl se vyplatí
    .text = Některé karty dávají bod za každou surovinu v něm, jiné ti totéž dají znovu.
line-zone-lookout = Karty natrvalo
    .text = Vejde se sem o jednu víc, než je úroveň bunkru. Odtud už žádná neodejde.
line-zone-lookout-more = Jejich symboly pomáhají pořád
    .text = Když akce počítá symbol, smíš započítat i ty na své hlídce.
line-zone-fort = Tvůj bunkr
    .text = Vylepšení ho zvedne o úroveň, nejvýš na { $level }: víc místa, švindlování, výhoda a body na konci.
line-zone-track = Body získané během hry
    .text =
        { $end ->
            [one] Když tu má někdo { $end } bod, hra tímto kolem končí.
            [few] Když tu má někdo { $end } body, hra tímto kolem končí.
           *[other] Když tu má někdo { $end } bodů, hra tímto kolem končí.
        }
line-zone-track-more = Na konci přibudou další
    .text = Za úroveň bunkru, za kartu švindlování a za Hrad z kolínek.
line-zone-perk-row = Za 2. úroveň bunkru
    .text = Kdo postaví 2. úroveň, vezme si jednu z nich; nové nepřibývají.
line-zone-rule-stack = Za 1. úroveň bunkru
    .text = Kdo postaví 1. úroveň, tajně si ho prohlédne a jednu kartu si nechá.
line-zone-supply = Žetony pro všechny
    .text = Co získáš, je odtud; co zaplatíš, vrací se sem.
line-zone-trash = Pryč ze hry
    .text = Zničené karty se už nikomu nevrátí.
line-zone-packet = Karty na výběr
    .text = Jednu si necháš, zbytek jde doleva. Po osmi kolech máš svoje první karty.
line-zone-rival = Jiný hráč
    .text = Když zahraje kartu, smíš následovat její veřejnou akci kartou se stejným symbolem.
line-zone-rival-more = Co následovat nejde
    .text = Spodní akce karty je jen pro toho, kdo ji hraje.
line-zone-amount = Řekneš kolik
    .text = Nabízí se jen tolik, kolik teď pravidla dovolí.
line-zone-copy = Co si vezmeš
    .text = Nejdřív hračky, pak pizzy, které získáš.

# Fáze

line-phase-clean-up = { $number }. Dvorek se uklidí
    .text = Kdo na tvém dvorku ještě čeká, jde do odhazovacího balíčku: je zase tvůj.
line-phase-play = { $number }. Hraješ kartu
    .text = Jednu, nebo žádnou. Smíš přidat karty, které ji posílí; pak můžou soupeři následovat.
line-phase-recruit = { $number }. Lanaříš kartu
    .text = Z parku, z jeho balíčku nebo z cizího dvorku. Jednu si vzít musíš.
line-phase-discard = { $number }. Odkládáš karty
    .text = Zahrané karty a nejlepší kamarádi jdou do odhazovacího balíčku, ostatní z ruky na dvorek.
line-phase-draw =
    { $hand ->
        [one] { $number }. Dobereš { $hand } kartu
        [few] { $number }. Dobereš { $hand } karty
       *[other] { $number }. Dobereš { $hand } karet
    }
    .text = S nimi můžeš následovat ostatní, než budeš zase na tahu.

# Ikony

line-icon-megaphone = Tuhle akci můžou soupeři následovat
    .text = Horní akce karty: každý soupeř ji smí provést také, za kartu se stejným symbolem.
line-icon-lock = Tuhle akci provádíš jen ty
    .text = Spodní akce karty. Nikdo ji následovat nemůže.
line-icon-times = Tolikrát, kolik říká pravá strana
    .text = Co stojí vlevo, provede se jednou za každou věc vpravo.
line-icon-arrow = Nejdřív vlevo, pak vpravo
    .text = Pravá strana přijde až po levé, a když to jde, musí se provést.
line-icon-plus = Patří k sobě
    .text = Provedeš obojí, v pořadí, jaké chceš.
line-icon-minus = Vrať do zásoby
    .text = Žeton zobrazeného druhu ze skrýše nebo z báglu.
line-icon-toy = Získej hračku
    .text = Ze zásoby do skrýše. V ceně: zaplať hračku.
line-icon-pizza = Získej pizzu
    .text = Ze zásoby do skrýše. V ceně: zaplať pizzu.
line-icon-any-resource = Hračka, nebo pizza
    .text = Druh si zvolíš. V jedné akci jsou všechny stejné.
line-icon-any-suit = Symbol, který si zvolíš
    .text = Třeba i mince. Počítá se, kolikrát tu je.
line-icon-upgrade = Zvedni bunkr o úroveň
    .text = Zaplatíš další úroveň. Číslo vedle ji zlevní, nebo zdraží.
line-icon-score = Bod
    .text = Krok na stupnici vítězství. U hráče jsou to body, které už má.
line-icon-pack = Surovina ze skrýše do báglu
    .text = Vpravo od ×: počítají se suroviny v tvém báglu.
line-icon-lookout = Karta z ruky na hlídku
    .text = Vpravo od ×: počítají se karty na tvé hlídce.
line-icon-recruit = Vezmi si novou kartu
    .text = Z parku, z jeho balíčku nebo z cizího dvorku do odhazovacího balíčku.
line-icon-trash = Karta odejde ze hry
    .text = Jedna z ruky nebo z odhazovacího balíčku, třeba i nejlepší kamarád.
line-icon-trash-self = Tato karta odejde ze hry
    .text = Po své akci, a až když všichni mohli následovat.
line-icon-trash-opponent = Karta z cizího dvorku odejde ze hry
    .text = Dvorek si vybereš.
line-icon-exchange = Vyměň surovinu za druhou
    .text = Hračku za pizzu, nebo pizzu za hračku; víc výměn jde jedním směrem.
line-icon-copy-pack = Získej to, co máš v báglu
    .text = Totéž ještě jednou, do skrýše; v báglu ti všechno zůstane.
line-icon-copy-opponent-pack = Získej to, co má v báglu soupeř
    .text = Totéž, do skrýše; soupeř o nic nepřijde.
line-icon-fort = Úroveň bunkru
    .text = Vpravo od ×: akce se provede jednou za každou úroveň. Není to vylepšení.
line-icon-stash = Kde leží získané žetony
    .text =
        { $room ->
            [one] Vejde se sem { $room } od každého druhu.
            [few] Vejdou se sem { $room } od každého druhu.
           *[other] Vejde se sem { $room } od každého druhu.
        }
line-icon-yard = Kde čekají nezahrané karty
    .text = Soupeři je odtud můžou zlanařit.
line-icon-hand = Kolik karet kdo drží
    .text =
        { $hand ->
            [one] Do tahu každý jde s { $hand } kartou, pokud mezitím nenásledoval.
            [few] Do tahu každý jde se { $hand } kartami, pokud mezitím nenásledoval.
           *[other] Do tahu každý jde s { $hand } kartami, pokud mezitím nenásledoval.
        }
line-icon-deck = Kolik karet zbývá k dobrání
    .text = Když žádná nezbývá, stane se balíčkem odhazovací balíček.
line-icon-discard = Karty, které se později vrátí
    .text = Smí se na ně podívat každý.
line-icon-star = Nejlepší kamarád
    .text = Na dvorku nikdy nečeká, takže ti ho nikdo nezlanaří.
line-icon-perk = Zvláštní schopnost
    .text = Přijde s 2. úrovní bunkru; každý má nejvýš jednu.
line-icon-made-up-rule = Body na konci
    .text = Přijde s 1. úrovní bunkru a je tajná.
line-icon-macaroni = Za první bunkr úrovně { $level }
    .text =
        { $sculpture ->
            [one] Na konci je za něj { $sculpture } bod.
            [few] Na konci jsou za něj { $sculpture } body.
           *[other] Na konci je za něj { $sculpture } bodů.
        }
line-icon-people = Symboly k následování
    .text = Kdo odhodí kartu s některým z nich, smí provést veřejnou akci také.
line-icon-first = Začíná každé kolo
    .text = Hra končí před tahem tohoto hráče, takže všichni mají stejně tahů.
line-icon-robot = Hraje tu robot
    .text = Neví víc než hráč na jeho místě.
line-icon-clock = Někdo přemýšlí
    .text = Hra čeká, jak se tenhle hráč rozhodne.
line-icon-suit = Jeden ze šesti symbolů
    .text =
        { $how_id ->
            [two] { on-cards } Násobí hlavně: { $first }, { $second }.
            [one] { on-cards } Násobí hlavně: { $first }.
           *[none] { on-cards } Žádná akce ho nepočítá.
        }
on-cards =
    { $cards ->
        [one] Na { $cards } kartě.
        [few] Na { $cards } kartách.
       *[other] Na { $cards } kartách.
    }
line-icon-coin = Kterýkoli symbol
    .text = Platí za kterýkoli ze šesti.

# Kdy je na co řada

when-hand = Z ruky vybíráš ve fázi hry svého tahu a když můžeš následovat soupeře.
when-deck = Z balíčku dobíráš pět karet na konci svého tahu, samo od sebe.
when-discard = Na odhazovací balíček dojde, když něco ničíš nebo bereš zpátky; jinak se zamíchá sám.
when-yard = Na cizí dvorky dojde ve fázi lanaření tvého tahu, po zahrané kartě.
when-park = Z parku lanaříš po zahrané kartě, ve třetí fázi svého tahu.
when-park-deck = Vrchní karta je v nabídce, když lanaříš, po zahrané kartě.
when-in-play = Co je ve hře, odhodí se na konci tahu samo.
when-stash = Na skrýš dojde, když akce dává do báglu, utrácí nebo vyměňuje, a když platíš bunkr.
when-pack = Na bágl dojde, když akce utrácí, vyměňuje nebo kopíruje, a když platíš bunkr.
when-lookout = Na hlídku dojde, když akce počítá symboly nebo tam posílá karty.
when-fort = Bunkr povýší, když má akce ikonu vylepšení a ty máš čím zaplatit.
when-level = Úroveň postavíš, když má akce ikonu vylepšení a ty máš čím zaplatit.
when-track = Body přibývají samy, když má akce ikonu bodu.
when-perk-row = Výhodu si vybereš, až tvůj bunkr dosáhne úrovně 2.
when-perk = Výhodu si vybereš, až tvůj bunkr dosáhne úrovně 2.
when-rule-stack = Balíček si prohlédneš, až tvůj bunkr dosáhne úrovně 1.
when-rule = Kartu švindlování si vybereš, až tvůj bunkr dosáhne úrovně 1.
when-supply = Zásoba dává a bere sama; s výhodou Nenechavý prsty z ní můžeš brát do báglu.
when-trash = Zničené karty jsou pryč ze hry a už na ně nedojde.
when-packet = Při výběru karet si v každém kole jednu necháš.
when-rival = Se soupeři se potkáš, když je následuješ, lanaříš z jejich dvorků nebo kopíruješ jejich bágly.
when-amount = Na čísla dojde, když jde akce nebo platba provést více způsoby.
when-copy = Dojde na to, když jde bágl zkopírovat jen zčásti.
when-kind = Hračky, nebo pizza: na to dojde, když to akce nechá na tobě.
when-icon = Ikony jsou tu ke čtení; vybíráš z nich, jen když vylepšení stojí o surovinu méně.
when-suit = Symbol se určuje, když se hraje mince nebo akce počítá libovolný symbol.
when-elsewhere = Ta karta leží tam, kam teď nedosáhneš.
when-kid = Karty se vybírají tam, kde leží: v ruce, v parku, na dvorcích.
when-board = Desky se rozdaly před hrou.
when-resource = Suroviny se vybírají tam, kde leží: ve skrýši, v báglu, v zásobě.
when-phase = Fáze tahu jdou samy jedna za druhou.

# Co se začátečník naučí

topic-play = Hraní karty
topic-suits = Symboly
topic-actions = Akce
topic-follow = Následování
topic-deck = Tvoje parta
topic-yard = Dvorek
topic-stash = Hračky a pizza
topic-board = Bágl a hlídka
topic-fort = Bunkr
topic-end = Konec hry

# Poznámky

note-play = Zahraj { $card_acc }
    .text =
        { $how_id ->
            [added]
                { $panel_id ->
                    [public] Za tah hraješ jednu kartu. Když k ní přidáš další z ruky, přinese její horní akce nejvíc; soupeři ji můžou následovat.
                   *[private] Za tah hraješ jednu kartu. Když k ní přidáš další z ruky, přinese její spodní akce nejvíc.
                }
           *[alone]
                { $panel_id ->
                    [public] Za tah hraješ jednu kartu a její horní akce ti teď přinese nejvíc. Soupeři ji můžou následovat.
                   *[private] Za tah hraješ jednu kartu a její spodní akce ti teď přinese nejvíc. Je jen pro tebe.
                }
        }
note-best-friend = Karta { $card } ti zůstane
    .text = Hvězda značí nejlepšího kamaráda. I nezahraný nečeká na dvorku, ale vrátí se k tobě.
note-draft = Nech si { $card_acc }
    .text = Skládáš svůj první balíček: jednu kartu si necháš, zbytek jde dál. Karty se stejným symbolem si pomáhají.
note-add =
    { $how_id ->
        [loses] Můžeš přidat kartu
       *[gains] Přidej { $card_acc }
    }
    .text =
        { $how_id ->
            [loses] Karta { $played } pak zničí za každý její symbol o kartu víc. Přidej, jen když máš co ničit.
            [coin] Karta { $played } počítá symbol { $suit }. Mince na téhle kartě platí za něj, takže akce zesílí.
            [any] Karta { $played } počítá jeden symbol podle tvého výběru a nejvíc ukážeš tenhle: { $suit }. Přidávej jen karty s ním nebo s mincí.
            [any_coin] Karta { $played } počítá jeden symbol podle tvého výběru a nejvíc ukážeš tenhle: { $suit }. Mince na téhle kartě platí za něj.
           *[gains] Karta { $played } počítá symbol téhle karty, takže akce zesílí. Přidané karty se ti vrátí stejně jako zahraná.
        }
note-coin = Urči symbol
    .text =
        { $how_id ->
            [added] Mince platí za kterýkoli symbol. Zvol ten, který akce počítá.
            [alone] Mince platí za kterýkoli symbol. Tuhle kartu nikdo následovat nemůže, zvol tedy kterýkoli.
           *[played] Mince platí za kterýkoli symbol. Kdo tě bude chtít následovat, potřebuje ten, který určíš, nebo minci.
        }
note-no-action = Jen symboly: { $card }
    .text = Nemá akci, jen symboly. Zahraj kartu, která je počítá, a tuhle k ní přidej.
note-any-suit = Zvol symbol, kterého máš nejvíc
    .text = Počítá se na kartách ve hře a na hlídce. Čím víc jich je, tím víc získáš.
note-action = Vyber akci
    .text = Nahoře je veřejná, dole soukromá. Smíš provést obě v libovolném pořadí, jednu z nich ale celou.
note-public = Mysli na to, kdo následuje
    .text = Akci s megafonem můžou provést i soupeři: stačí jim odhodit kartu se stejným symbolem.
note-other-action = Proveď i druhou akci
    .text = V jednom tahu smíš provést obě. Vynech ji, jen když nechceš, co dělá.
note-part =
    { $how_id ->
        [loses] Znič jen to, co nechceš
       *[gains] Proveď ji celou
    }
    .text =
        { $how_id ->
            [loses] Celá zničí kartu za každý symbol, třeba i dobrou. Jen část stačí, když druhou akci provedeš celou.
           *[gains] Jedna akce musí být celá, druhá smí skončit dřív. Skonči, jen když by ti zbytek uškodil.
        }
note-follow =
    { $how_id ->
        [good] Následuj s kartou { $card }
       *[maybe] Můžeš následovat
    }
    .text =
        { $how_id ->
            [good] Odhodíš ji a provedeš veřejnou akci karty { $played }. Karta se ti později vrátí, jen jich teď máš v ruce o jednu méně.
           *[maybe] Odhoď rozsvícenou kartu a proveď veřejnou akci karty { $played } taky. Nech to být, když ji chceš použít ve svém tahu.
        }
note-follow-kind =
    { $kind_id ->
        [toy] Následováním získáš hračky
       *[pizza] Následováním získáš pizzu
    }
    .text = Dostaneš stejný druh, jaký si vzal vedoucí hráč ({ $seat }). Stojí tě to rozsvícenou kartu, která jde na tvůj odhazovací balíček.
note-follow-count = Započítej oba symboly
    .text = Tvoje karta má dva, které se hodí, takže akci smíš provést víckrát.
note-recruit =
    { $where_id ->
        [yard] Zlanař { $card_acc } (dvorek: { $seat })
       *[park] Zlanař { $card_acc }
    }
    .text =
        { $why_id ->
            [upgrade] Každý tah si vezmeš jednu kartu do odhazovacího balíčku. Tahle umí vylepšit bunkr.
            [suit] Každý tah si vezmeš jednu kartu do odhazovacího balíčku. Tahle má symbol, který už máš.
           *[actions] Každý tah si vezmeš jednu kartu do odhazovacího balíčku. Akce téhle přinesou hodně.
        }
note-recruit-yard = Podívej se na dvorky
    .text = Leží tam karty, se kterými si soupeři nehráli. Vezmi si jednu a je tvoje; oni za ni nic nedostanou.
note-blind = Nebo zkus štěstí
    .text =
        { $count ->
            [one] Vrchní kartu balíčku parku nikdo nezná a je poslední: pak hra skončí.
            [few] Vrchní kartu balíčku parku nikdo nezná. Zbývají { $count }; až dojdou, hra skončí.
           *[other] Vrchní kartu balíčku parku nikdo nezná. Zbývá jich { $count }; až dojdou, hra skončí.
        }
note-trash = Znič, co málo používáš
    .text = S méně kartami se ty dobré vrací dřív. Nejdřív znič ty bez akce a s osamělým symbolem.
note-yard = Využij co nejvíc karet
    .text = Koho nezahraješ ani nepřidáš, čeká na dvorku a soupeři si ho můžou vzít. Kdo zbude, jde v tvém příštím tahu na odhazovací balíček.
note-trash-rival = Oslab soupeře
    .text = Karta odejde ze hry. Vyber takovou, která by majiteli pomohla a kterou teď nechceš zlanařit.
note-kind =
    { $why_id ->
        [alike] Hračky, nebo pizza
       *[other]
            Vezmi si { $kind_id ->
                [toy] hračky
               *[pizza] pizzu
            }
    }
    .text =
        { $why_id ->
            [lacking] To ti chybí na další úroveň. V jedné akci je všechno jednoho druhu.
            [both] Na další úroveň ti chybí obojí, to druhé vezmeš později. V jedné akci je všechno jednoho druhu.
            [fewer] Toho máš méně. V jedné akci je všechno jednoho druhu.
           *[alike] Vyber si, co se ti shání hůř. V jedné akci je všechno jednoho druhu.
        }
note-spend = Utrácej ze skrýše
    .text = Co máš v báglu, počítají jiné karty. Plať proto nejdřív ze skrýše.
note-exchange = Vyměň za to, co ti chybí
    .text = Podívej se na cenu své další úrovně: potřebuješ správné druhy. Všechny výměny jdou jedním směrem.
note-full-stash = Skrýš je plná
    .text =
        { $kind_id ->
            [toy] Další hračky se nevejdou. Nejdřív vylepši bunkr, dej něco do báglu nebo utrať.
           *[pizza] Další pizza se nevejde. Nejdřív vylepši bunkr, dej něco do báglu nebo utrať.
        }
note-copy = Zkopíruj plný bágl
    .text = Totéž získáš do skrýše a nikdo o nic nepřijde. Dej pozor, ať se ti to vejde.
note-pack = Dej něco stranou
    .text = Do báglu se toho moc nevejde, ale některé karty za něj dávají body a jiné ho kopírují. Platit z něj můžeš dál.
note-tuck = Pošli kartu na hlídku
    .text = Zůstane tam natrvalo a už ji nezahraješ, ale její symbol odteď pomáhá. Nejlepší jsou karty bez akce.
note-count-lookout = Započítej hlídku
    .text = Její symboly akci posílí stejně jako přidané karty. Nic to nestojí.
note-room = Využij nové místo
    .text = S každou úrovní se na hlídku vejde o kartu víc a do báglu o surovinu víc. Obojí zlepší další akce.
note-upgrade = Vylepši bunkr kartou { $card }
    .text =
        { $how_id ->
            [less] Jednu surovinu z ceny vynechá, takže na úroveň { $level } máš. Úrovně přinášejí místo, zvláštní karty a body na konci.
           *[full] Na úroveň { $level } už máš. Úrovně přinášejí místo, zvláštní karty a body na konci.
        }
note-pay =
    { $how_id ->
        [stash] Plať ze skrýše
        [either] Zaplať tím, co můžeš postrádat
       *[less] Jednu ikonu neplať
    }
    .text =
        { $how_id ->
            [stash] Skrýš i bágl platí stejně. Bágl si nech, když máš karty, které ho počítají nebo kopírují.
            [either] Dvoubarevná ikona bere hračku i pizzu. Nech si to, co se ti shání hůř.
           *[less] Tohle vylepšení je o jednu surovinu levnější. Ušetři to, co se ti shání hůř.
        }
note-rule =
    { $how_id ->
        [best] Nech si kartu { $kept }
       *[open] Vyber, co stejně sbíráš
    }
    .text =
        { $how_id ->
            [best]
                { $points ->
                    [one] Za to, co už máš, by přinesla { $points } bod, nejvíc ze všech.
                    [few] Za to, co už máš, by přinesla { $points } body, nejvíc ze všech.
                   *[other] Za to, co už máš, by přinesla { $points } bodů, nejvíc ze všech.
                } Body dostaneš na konci.
           *[open] Body za ni dostaneš až na konci.
        }
note-perk = Vezmi si jednu z výhod
    .text = Dostaneš jen jednu. Trvalé pomáhají každý tah, ostatní jednou ve správnou chvíli.
note-use-perk = Tvoje výhoda: { $perk }
    .text = Teď je její chvíle. Pokud funguje jen jednou, vrátí se pak do krabice.
note-points = Sleduj stupnici
    .text =
        { $end ->
            [one] Při { $end } bodu hra tím kolem končí. Bunkr, švindlování a Hrad z kolínek se přičtou na konci.
            [few] Při { $end } bodech hra tím kolem končí. Bunkr, švindlování a Hrad z kolínek se přičtou na konci.
           *[other] Při { $end } bodech hra tím kolem končí. Bunkr, švindlování a Hrad z kolínek se přičtou na konci.
        }
note-last-round = Poslední kolo
    .text = Konec už je jistý, jen se dohrává kolo. Ber body hned, není na co šetřit.

# Cíle

-and = a
wanted-toys =
    { $toys ->
        [one] { $toys } hračku
        [few] { $toys } hračky
       *[other] { $toys } hraček
    }
wanted-pizza =
    { $pizza ->
        [one] { $pizza } pizzu
        [few] { $pizza } pizzy
       *[other] { $pizza } pizz
    }
wanted-any =
    { $any ->
        [one] { $any } libovolnou surovinu
        [few] { $any } libovolné suroviny
       *[other] { $any } libovolných surovin
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
goal-draft = Sbírej karty, jejichž symboly jdou k sobě.
goal-collect = Sežeň { wanted }; vylepšením pak postavíš úroveň { $level }.
goal-pay = Zaplať úroveň { $level }.
goal-upgrade = Použij vylepšení: na úroveň { $level } máš.
goal-upgrade-less = Použij levnější vylepšení: na úroveň { $level } ti stačí.
goal-keep-upgrade = Na úroveň { $level } máš. Vylepšení si nech na svůj tah.
goal-find-upgrade = Na úroveň { $level } máš. Teď potřebuješ kartu s vylepšením.
goal-points = Bunkr je hotový. Sbírej body.
goal-last-round = Poslední kolo: počítá se každý bod.

# Před drahým tahem

caution-skip = Nehrát žádnou kartu?
    .text = Nic to nepřinese a tvoje karty budou čekat na dvorku.
caution-add = Nic dalšího nepřidat?
    .text = Karta { $card } nemá vlastní akci, jen symboly; tady se hodí.
caution-finish = Druhou akci vynechat?
    .text = Karta { $card } může v tomhle tahu provést obě.
caution-pass = Nenásledovat { $card_acc }?
    .text = Stálo by tě to jednu kartu z ruky.
caution-trash = Zničit { $card_acc }?
    .text = Nejlepší kamarád s vylepšením se těžko nahrazuje.
caution-tuck = Poslat { $card_acc } natrvalo na hlídku?
    .text = Její symbol ti zůstane, její vylepšení ne.
cost-level = ani krok k úrovni { $level }
cost-yard =
    { $count ->
        [one] { $count } karta čeká na dvorku, soupeři si ji můžou vzít
        [few] { $count } karty čekají na dvorku, soupeři si je můžou vzít
       *[other] { $count } karet čeká na dvorku, soupeři si je můžou vzít
    }
cost-unused =
    { $panel_id ->
        [public] veřejná akce zůstane nevyužitá
       *[private] soukromá akce zůstane nevyužitá
    }
cost-pass = z karty { $card } nic
cost-friend = s kartou { $card } už bunkr nevylepšíš
gain-upgrade = bunkr na úrovni { $level }
gain-tokens =
    { $kind_id ->
        [toy]
            { $count ->
                [one] { $count } hračka
                [few] { up-to }{ $count } hračky
               *[other] { up-to }{ $count } hraček
            }
       *[pizza]
            { $count ->
                [one] { $count } pizza
                [few] { up-to }{ $count } pizzy
               *[other] { up-to }{ $count } pizz
            }
    }
up-to =
    { $sure_id ->
        [sure] { "" }
       *[most] až{ " " }
    }
gain-points =
    { $count ->
        [one] { $count } bod
        [few] { up-to }{ $count } body
       *[other] { up-to }{ $count } bodů
    }
gain-action =
    { $times ->
        [one] { what-it-does }
       *[other] { what-it-does }, až { $times }×
    }
gain-stays = karta { $card } ti zůstane
gain-comes-back = karta { $card } se ti později vrátí
gain-symbols =
    { $count ->
        [one] její symbol se počítá
        [few] její { $count } symboly se počítají
       *[other] jejích { $count } symbolů se počítá
    }
gain-keeps = karta { $card } bude vylepšovat i příště

# Co chybí

cant =
    { $deed_id ->
        [follow] S kartou { $card } následovat nejde
        [add] Kartu { $card } přidat nejde
       *[play] Kartu { $card } zatím zahrát nejde
    }
lack-upgrade = { cant }: potřebuješ ještě { wanted }.
    .text = Zvedá bunkr na úroveň { $level }. Pomůžou karty, které dávají hračky a pizzu.
lack-upgrade-less = { cant }: potřebuješ ještě { wanted }, o jedno z toho méně.
    .text = Zvedá bunkr na úroveň { $level } o surovinu levněji. Pomůžou karty, které dávají hračky a pizzu.
lack-top = { cant }: tvůj bunkr už je nejvýš.
    .text = Využij její symbol: přidej ji k jiné kartě, nebo s ní následuj.
lack-stash-room =
    { cant }: { $kind_id ->
        [toy]
            { $count ->
                [one] do skrýše se nevejde ani { $count } hračka.
                [few] do skrýše se nevejdou { $count } hračky.
               *[other] do skrýše se nevejde { $count } hraček.
            }
       *[pizza]
            { $count ->
                [one] do skrýše se nevejde ani { $count } pizza.
                [few] do skrýše se nevejdou { $count } pizzy.
               *[other] do skrýše se nevejde { $count } pizz.
            }
    }
    .text = Nejdřív dej něco do báglu, něco utrať nebo vylepši bunkr.
lack-supply =
    { cant }: v zásobě je málo { $kind_id ->
        [toy] hraček.
       *[pizza] pizzy.
    }
    .text = Doplní se, až někdo zaplatí bunkr.
lack-pack-room =
    { cant }: { $room ->
        [one] do báglu se vejde jen { $room } surovina.
        [few] do báglu se vejdou jen { $room } suroviny.
       *[other] do báglu se vejde jen { $room } surovin.
    }
    .text = S každou úrovní bunkru se zvětší o jednu.
lack-lookout-room =
    { cant }: { $room ->
        [one] na hlídku se vejde jen { $room } karta.
        [few] na hlídku se vejdou jen { $room } karty.
       *[other] na hlídku se vejde jen { $room } karet.
    }
    .text = S každou úrovní bunkru se zvětší o jednu.
lack-spend =
    { cant }: { $kind_id ->
        [toy]
            { $count ->
                [one] chybí ti { $count } hračka.
                [few] chybí ti { $count } hračky.
               *[other] chybí ti { $count } hraček.
            }
       *[pizza]
            { $count ->
                [one] chybí ti { $count } pizza.
                [few] chybí ti { $count } pizzy.
               *[other] chybí ti { $count } pizz.
            }
    }
    .text = Tím se za ni platí. Nejdřív něco získej.
lack-empty-stash = { cant }: skrýš máš prázdnou.
    .text = Do báglu se dává ze skrýše. Nejdřív něco získej.
lack-empty-pack = { cant }: bágl máš prázdný.
    .text = Nejdřív do něj něco dej akcí, která to umí.
lack-empty-lookout = { cant }: na hlídce nikdo není.
    .text = Nejdřív tam někoho pošli.
lack-fort = { cant }: tvůj bunkr je na úrovni 0.
    .text = Počítá úrovně bunkru. Nejdřív nějakou postav.
lack-symbol = { cant }: chybí symbol ({ $suit }).
    .text = Potřebuje kartu s tímto symbolem, přidanou nebo na hlídce.
lack-hand = { cant }: nemáš další kartu, kterou by použila.
    .text = Bere kartu z ruky, takže potřebuješ ještě jednu.
lack-rival-yards = { cant }: na cizích dvorcích nikdo nečeká.
    .text = Dvorky se plní, když soupeři nechají karty nezahrané.
lack-rival-packs = { cant }: soupeři mají bágly prázdné.
    .text = Kopíruje, co má v báglu soupeř.
lack-copy-room = { cant }: kopie se do skrýše nevejde.
    .text = Nejdřív ze skrýše něco utrať.
lack-exchange = { cant }: není co vyměnit.
    .text = Potřebuje tvoji surovinu a místo na tu druhou.
lack-whole = { cant }: její akci nejde provést celou.
    .text = Jedna akce zahrané karty musí být celá.
lack-no-action = Kartu { $card } zahrát nejde: nemá akci.
    .text = Zahraj kartu, která počítá její symbol, a tuhle k ní přidej.
lack-twin = Stejná už v nabídce je: { $card }.
    .text = Ze stejných karet na jednom místě se nabízí jen první. Vezmi tu.
lack-suit = Kartu { $card } přidat nejde: nemá symbol, který počítá karta { $played }.
    .text =
        { $how_id ->
            [two] Počítá se { $suit } a { $other }. Hodila by se i mince.
           *[one] Počítá se { $suit }. Hodila by se i mince.
        }
lack-no-use = Další karta už nic nezmění: { $card }.
    .text = Každá přidaná musí posílit akci karty { $played } a tahle by neposílila.
lack-counted = Kartu { $card } přidat nejde: nemá symbol, který počítáš.
    .text = Karta { $played } počítá jeden symbol a s přidanými kartami je to tenhle: { $suit }. Stačila by i mince.
lack-order = Karta { $card } už je v pořadí za tebou.
    .text = Karty se přidávají v pevném pořadí. Když ji chceš taky, vrať tah.
lack-follow-suit =
    { $suit_id ->
        [skateboard] S kartou { $card } následovat nejde: nemá skateboard.
        [shovel] S kartou { $card } následovat nejde: nemá lopatku.
        [glue] S kartou { $card } následovat nejde: nemá lepidlo.
        [squirt_gun] S kartou { $card } následovat nejde: nemá stříkací pistoli.
        [crown] S kartou { $card } následovat nejde: nemá korunu.
       *[book] S kartou { $card } následovat nejde: nemá knížku.
    }
    .text = Karta { $played } se teď hraje jako: { $suit }. Následuj kartou s tímhle symbolem nebo s mincí.
lack-own-yard = Z vlastního dvorku lanařit nejde.
    .text = Ty karty jsou tvoje. Co z nich zbude, vrátí se ti při příštím úklidu.
lack-bribe = Jen s výhodou Úplatek.
    .text = Na hlídku se posílá z ruky, pokud nemáš tuhle výhodu.
lack-sticky-fingers = Jen s výhodou Nenechavý prsty.
    .text = Do báglu se dává ze skrýše, pokud nemáš tuhle výhodu.
lack-heap =
    { $zone_id ->
        [stash]
            { $kind_id ->
                [toy] Ve skrýši nemáš žádnou hračku.
               *[pizza] Ve skrýši nemáš žádnou pizzu.
            }
       *[pack]
            { $kind_id ->
                [toy] V báglu nemáš žádnou hračku.
               *[pizza] V báglu nemáš žádnou pizzu.
            }
    }
    .text = Vezmi ji z druhého místa, nebo nějakou nejdřív získej.
lack-copied-empty = Není co kopírovat: tenhle bágl je prázdný.
    .text = Vyber soupeře, který v báglu něco má.
lack-copied-room = Nevejde se to: na tenhle bágl máš ve skrýši málo místa.
    .text = Vyber menší bágl, nebo nejdřív něco utrať.
lack-park-deck = Balíček parku je prázdný.
    .text = Vezmi si kartu z parku nebo z cizího dvorku.
lack-level = Úroveň { $level } zatím postavit nejde: potřebuješ ještě { wanted }.
    .text = Pak ji postaví akce s ikonou vylepšení.
lack-level-before = Nejdřív úroveň { $level }.
    .text = Bunkr roste po jedné úrovni.
lack-level-action = Na úroveň { $level } máš, ale chce to vylepšení.
    .text = Zahraj kartu s ikonou vylepšení, nebo takovou následuj.
lack-perk = Výhody přicházejí s úrovní { $level }.
    .text = Vylepšuj bunkr; pak si vybereš z těch, které tu zbudou.
lack-perk-again = Za celou hru dostaneš jen jednu výhodu.
    .text = Vybírá se jen jednou, na úrovni 2.
lack-rule = Karty švindlování přicházejí s úrovní { $level }.
    .text = Vylepši bunkr; pak si balíček prohlédneš a jednu si necháš.
lack-rule-again = Za celou hru dostaneš jen jednu kartu švindlování.
    .text = Vybírá se jen jednou, na úrovni 1.

# Kniha pravidel

chapter-1 = Příprava
    .text = Každému balíček z osmi dětí a dvou nejlepších kamarádů, park, výhody a tajné švindlování.
chapter-2 = Karty
    .text = Nahoře symboly, pod nimi veřejná a soukromá akce.
chapter-3 = Tvoje deska
    .text = Dvorek, hlídka, skrýš a bágl, a co stojí bunkr.
chapter-4 = Tah a zahraná karta
    .text = Úklid, hra, lanaření, odhození, dobírání; a jak se karta posiluje.
chapter-5 = Následování
    .text = Co hrají ostatní, smíš provést také, za kartu se stejným symbolem.
chapter-6 = Lanaření
    .text = Každý tah nový kamarád, z parku nebo z cizího dvorku.
chapter-7 = Odhození a dobírání
    .text = Zahrané karty se vrátí; ostatní čekají na dvorku.
chapter-8 = Úrovně bunkru
    .text = Co úroveň stojí a co přinese.
chapter-9 = Konec hry
    .text = Co hru ukončí a jak se počítají body.
chapter-10 = Ikony
    .text = Co dělají ikony na kartách.
chapter-11 = Výhody
    .text = Devět zvláštních schopností, každému nejvýš jedna.
chapter-12 = Švindlování
    .text = Tajné způsoby, jak na konci získat body.
chapter-13 = Jak se tu vybírá
    .text = Co program dělá, aby se na stejné věci ptal jednou a nic se nemuselo vracet.

example-shovels = Počítání lopatek
    .text = Chrobák počítá lopatky: jednu má sám a dvě přidali Hrabálci, to jsou tři pizzy. Na hlídce jsou další dvě a jednu z nich můžeš započítat: čtvrtá pizza se do skrýše ještě vejde.
example-follow = Následování
    .text = Soupeř zahrál kartu Chrobák s lopatkou. Můžeš odhodit kartu Seržant, Skautka nebo Hrabálci a získat pizzu za každou odhozenou lopatku. Doktorka má knížku, s ní následovat nejde.
example-yard = Cizí dvorek
    .text = Kapitán, Mlsoun a Cinka zůstali soupeři nezahraní. Čekají na jeho dvorku, než začne jeho další tah; jednoho z nich si teď můžeš zlanařit a on za to nic nedostane.
example-upgrade = Placení první úrovně
    .text = Úroveň 1 stojí hračku a pizzu. Hračka je ve skrýši, pizza v báglu: dohromady zaplatí vylepšení, které má Los.
example-lookout = K čemu je hlídka
    .text = Na hlídce jsou dvě karty. Lopatky z ní posílí kartu Chrobák a karta Princ za každou kartu na hlídce přinese bod.
