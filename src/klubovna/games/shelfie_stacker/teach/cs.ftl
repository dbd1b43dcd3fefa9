# Slova, která se ohýbají

colour-acc =
    { $colour_id ->
        [purple] fialovou
        [green] zelenou
        [blue] modrou
       *[orange] oranžovou
    }
colour-few =
    { $colour_id ->
        [purple] fialové
        [green] zelené
        [blue] modré
       *[orange] oranžové
    }
colour-many =
    { $colour_id ->
        [purple] fialových
        [green] zelených
        [blue] modrých
       *[orange] oranžových
    }
colour-he =
    { $colour_id ->
        [purple] fialový
        [green] zelený
        [blue] modrý
       *[orange] oranžový
    }
# Kolik kostek jedné barvy: 4. pád, a 1. pád po „chybí“.
dice-acc =
    { $count ->
        [one] { $count } { colour-acc } kostku
        [few] { $count } { colour-few } kostky
       *[other] { $count } { colour-many } kostek
    }
dice-missing =
    { $count ->
        [one] chybí { $count } { $colour } kostka
        [few] chybějí { $count } { colour-few } kostky
       *[other] chybí { $count } { colour-many } kostek
    }
die-in-words =
    { $die_id ->
        [p1] fialová jednička
        [p2] fialová dvojka
        [p3] fialová trojka
        [p4] fialová čtyřka
        [p5] fialová pětka
        [p6] fialová šestka
        [g1] zelená jednička
        [g2] zelená dvojka
        [g3] zelená trojka
        [g4] zelená čtyřka
        [g5] zelená pětka
        [g6] zelená šestka
        [b1] modrá jednička
        [b2] modrá dvojka
        [b3] modrá trojka
        [b4] modrá čtyřka
        [b5] modrá pětka
        [b6] modrá šestka
        [o1] oranžová jednička
        [o2] oranžová dvojka
        [o3] oranžová trojka
        [o4] oranžová čtyřka
        [o5] oranžová pětka
       *[o6] oranžová šestka
    }
in-column =
    { $column ->
        [1] v prvním
        [2] ve druhém
        [3] ve třetím
        [4] ve čtvrtém
       *[other] v pátém
    } sloupci
which-number =
    { $is_id ->
        [least] aspoň { $first }
        [most] nejvýš { $first }
       *[exactly]
            { $count ->
                [1] { $first }
                [2] { $first } nebo { $second }
               *[other] { $all }
            }
    }
same-in =
    { $match_id ->
        [height] výšku
        [colour] barvu
       *[both] výšku i barvu
    }

# Knihovna: druhy věcí a filtry

kind-character = Postavy
kind-sidekick = Pomocníci
kind-competition = Soutěže
kind-end-card = Bodování na konci hry
kind-die = Kostky
kind-colour = Barvy kostek
kind-zone = Místa na stole
kind-button = Tlačítka
kind-rival = Sóloví soupeři
kind-rank = Hodnocení sólové hry
kind-icon = Značky

tag-character = postavy
tag-first-game = první hra (1 až 8)
tag-later-games = další hry (9 až 16)
tag-before-taking = před výběrem zásilky
tag-while-placing = při umísťování
tag-by-placing = použije se sama
tag-values = mění hodnoty
tag-luck = s náhodou
tag-against-shame = proti hanbě
tag-reward = odměny
tag-sidekick = pomocník
tag-competition = soutěž
tag-end-card = na konci hry
tag-die = kostky
tag-joker = žolíci
tag-alone = sólová hra
tag-on-dice = Na kostkách
tag-on-cards = Na kartách
tag-on-shelf = V polici a kolem ní
tag-on-rewards = Na odměnách

# Jména míst, tlačítek, soupeřů a značek

name-zone-shelf = Police
name-zone-column = Sloupec
name-zone-shame = Polička hanby
name-zone-score = Body
name-zone-delivery = Zásilka
name-zone-box = Kostka v zásilce
name-zone-tray = Tvoje zásilka
name-zone-top = Horní kostka
name-zone-gap = Mezera ve sloupci
name-zone-value = Hodnota kostky
name-zone-overflow = Barva pro Shem Bota
name-zone-shamed = Kostka na poličce hanby
name-zone-stored = Kostka na kartě
name-zone-card = Karty na stole
name-zone-hand = Karty v ruce
name-zone-deck = Balíček postav
name-zone-bag = Pytlík
name-zone-gone = Kostky mimo hru
name-zone-order = Pořadí tahů
name-zone-round = Kola
name-zone-rival = Soupeř
name-zone-rewards = Odměny
name-button-end-turn = Ukončit tah
name-button-aside = Nechat zatím v zásilce
name-button-roll = Hodit vybranými
name-button-go-on = Pokračovat
name-rival-friend = Imaginární kamarád
name-rival-shem = Shem Bot
name-icon-purple = Fialová
name-icon-green = Zelená
name-icon-blue = Modrá
name-icon-orange = Oranžová
name-icon-die = Kostka
name-icon-sidekick = Pomocník
name-icon-competition = Soutěž
name-icon-end = Bodování na konci hry
name-icon-joker = Žolík
name-icon-number = Číslo postavy
name-icon-letter = Písmeno
name-icon-ready = Připravená karta
name-icon-spent = Použitá karta
name-icon-now = Karta tohoto kola
name-icon-back = Karta lícem dolů
name-icon-secret = Vidíš jen ty
name-icon-hand = Karty v ruce soupeře
name-icon-gain = Žluté číslo
name-icon-points = Body
name-icon-shamed = Kostka hanby
name-icon-no = Sem ne
name-icon-placed = Umístěno
name-icon-blank = Prázdné políčko vzoru
name-icon-owner = Majitel odměny
name-icon-waives = Použije se karta
name-icon-solo = Malá čísla

# Postavy

line-does-store =
    { $stay_id ->
        [while] Odlož si kostku
       *[forever] Zabal kostku jako dárek
    }
    .text =
        { $stay_id ->
            [while] Na tuhle kartu položíš { which-die }. V některém z dalších tahů si ji smíš vzít zpátky do zásilky a umístit.
           *[forever] Na tuhle kartu položíš { which-die }. Zůstane tu do konce hry: bez bodů, ale i bez trestu.
        }
line-does-take-back = Vezmi kostku zpátky
    .text = Horní kostka jednoho tvého sloupce se vrátí do zásilky a umístíš ji znovu. Šestka je při tom zase žolík.
line-does-waive =
    { $rule_id ->
        [colour] Bez ohledu na barvu
       *[number] Bez ohledu na hodnotu
    }
    .text =
        { $rule_id ->
            [colour] Kostka ze zásilky smí do sloupce jiné barvy. Svou barvu si nechá a sloupec také.
           *[number] Kostka ze zásilky smí i na stejnou nebo vyšší. Další už zase musí být vyšší než ta pod ní.
        }
line-does-reuse = Zopakuj použitou kartu
    .text = Schopnost jedné ze svých použitých karet použiješ hned ještě jednou. Jiný Blesk to být nemůže.
line-does-swap-boxes = Prohoď kostky mezi zásilkami
    .text = Kostka z jedné volné zásilky si vymění místo s kostkou z jiné. Teprve potom si zásilku vybereš.
line-does-reroll = Přehoď kostky
    .text = Vybereš libovolné kostky ve své zásilce a hodíš jimi znovu. Co padne, platí.
line-does-swap-values = Prohoď hodnoty
    .text = Dvě kostky ve tvé zásilce si vymění hodnoty. Barvy jim zůstanou.
line-does-rescue = Zachraň kostku z hanby
    .text = Kostka z poličky hanby jde rovnou do police, podle všech pravidel. Žolíkem při tom není.
line-does-redraw = Vyměň kostku s pytlíkem
    .text = Kostku ze zásilky vrátíš do pytlíku, vytáhneš jinou a nastavíš jí libovolnou hodnotu.
line-does-insert = Vsuň kostku do sloupce
    .text = Kostky ve sloupci se posunou nahoru a do mezery dáš kostku ze zásilky. Musí mít barvu sloupce, být vyšší než ta pod ní a nižší než ta nad ní.
line-change-add =
    { $way_id ->
        [up] Přidej
       *[down] Uber
    } { $amount ->
        [one] { $amount } tečku
        [few] { $amount } tečky
       *[other] { $amount } teček
    }
    .text = { change-where }
change-where =
    { $dice_id ->
        [delivery] Platí pro kostku ve tvé zásilce.
        [shelf] Platí pro horní kostku sloupce.
       *[both] Platí pro kostku ve tvé zásilce, nebo pro horní kostku sloupce.
    }{ $below_id ->
        [not_equal] { " " }V polici se nesmí vyrovnat té pod ní.
        [greater] { " " }V polici musí zůstat vyšší než ta pod ní.
       *[anything] { "" }
    }
line-change-flip = Obrať kostku
    .text = Ukáže protější stěnu: z 1 je 6, ze 2 je 5, ze 3 je 4 a naopak. { change-where }
line-change-set-any = Nastav libovolnou hodnotu
    .text = { change-where }
line-before-taking = Než si vezmeš zásilku
    .text = Použít ji můžeš na začátku tahu, dokud žádnou zásilku nemáš. V tomto kole, nebo kdykoli později, ale jen jednou.
line-while-placing = Při umísťování kostek
    .text = Použít ji můžeš ve svém tahu, když už máš zásilku. V tomto kole, nebo kdykoli později, ale jen jednou.
line-by-placing = Použije se sama
    .text = Tlačítko nemá. Vyber kostku a sloupec, kam by jinak nesměla, a karta se použije.
line-number = Číslo { $number }
    .text = Určuje pořadí v kole: čím nižší číslo, tím dřív jsi na tahu.
line-letters = Písmeno při shodě
    .text = Při stejném čísle rozhoduje písmeno a A je první. Na téže postavě má každý hráč jiné.
line-solo = Malá čísla { $first } a { $second }
    .text = V sólové hře si soupeř s touhle kartou bere zásilku { $first }, a když ji už máš ty, zásilku { $second }.

# Odměny

line-sidekick = { so-many-points } za nejvíc { colour-many } kostek
    .text = Body má na konci hry ten, u koho pomocník zůstane.
line-sidekick-claim =
    Napoprvé stačí { $count ->
        [one] { $count } kostka
        [few] { $count } kostky
       *[other] { $count } kostek
    }
    .text = Kdo má po svém tahu jako první v polici aspoň { dice-acc }, pomocníka získá.
line-sidekick-moves = Přebíhá k tomu, kdo má víc
    .text = Kdo má v polici { colour-many } kostek víc než jeho majitel, přetáhne ho k sobě. Při shodě pomocník zůstává.
line-sidekick-counts = Počítá se jen police
    .text = Kostky na poličce hanby ani na kartách se do jeho barvy nepočítají.
line-competition = { so-many-points } prvnímu se vzorem
    .text = Soutěž vyhraje, kdo má jako první na konci svého tahu v polici celý vzor.
line-pattern-column = { $column }. sloupec vzoru: { $colour }
    .text =
        { $count ->
            [one] Jedna kostka této barvy, v řadě { $rows } odspodu.
           *[other] Kostky této barvy v řadách { $rows } odspodu.
        }
line-pattern-blank = { $column }. sloupec vzoru: cokoli
    .text = Na jeho kostkách nezáleží, může být i prázdný.
line-pattern-anywhere = Kdekoli v polici
    .text = Vzor se smí posunout do stran i nahoru, ale ne otočit ani převrátit. Co leží kolem, nevadí.
line-pattern-kept = Zůstane ti
    .text = Vyhraná soutěž platí, i když se vzor později rozpadne.
line-end-per-column = { so-many-points } za každý takový sloupec
    .text = Počítají se sloupce, které na konci hry splní všechno, co stojí níž.
line-end-per-die = { so-many-points } za každou takovou kostku
    .text = Počítají se kostky v polici, které na konci hry splní všechno, co stojí níž.
line-end-per-full-row = { so-many-points } za každou plnou řadu
    .text = Řada je plná, když v ní má kostku každý z pěti sloupců.
line-end-per-colour = { so-many-points } za barvu
    .text =
        Za každou barvu, od které máš v polici aspoň { $limit ->
            [one] { $limit } kostku
            [few] { $limit } kostky
           *[other] { $limit } kostek
        }.
line-end-largest-colour = { so-many-points } za kostku nejhojnější barvy
    .text =
        Počítá se barva, které máš v polici nejvíc.{ $limit ->
            [0] { "" }
            [one] { " " }Za její první kostku nic není.
            [few] { " " }Za její první { $limit } kostky nic není.
           *[other] { " " }Za jejích prvních { $limit } kostek nic není.
        }
line-end-column-pairs = { so-many-points } za dvojici sloupců
    .text = Oba musí mít stejnou { same-in }.
line-end-neighbours = { so-many-points } za dva sousedy
    .text = Sloupce vedle sebe musí mít stejnou { same-in }.
line-end-shame-tiers = Až { so-many-points } za málo hanby
    .text = Čím méně kostek na poličce hanby, tím víc bodů. Trest za každou z nich platí dál.
line-tier =
    { $span ->
        [0]
            { $last ->
                [one] { $last } kostka hanby
                [few] { $last } kostky hanby
               *[other] { $last } kostek hanby
            }
       *[other]
            { $first } až { $last ->
                [few] { $last } kostky hanby
               *[other] { $last } kostek hanby
            }
    }
    .text = Tolik kostek na poličce hanby přinese { so-many-points }.
line-where-top-value = Horní kostka: { which-number }
    .text = Rozhoduje kostka, která leží ve sloupci nejvýš.
line-where-bottom-value = Spodní kostka: { which-number }
    .text = Rozhoduje kostka, která leží ve sloupci úplně dole.
line-where-height = Výška: { which-number }
    .text = Tolik kostek musí sloupec mít.
line-where-pips = Součet teček: { which-number }
    .text = Sečtou se tečky všech kostek ve sloupci.
line-where-run = Postupka
    .text = Každá kostka ve sloupci je přesně o jednu vyšší než ta pod ní.
line-where-column = Sloupec { which-number }
    .text = Sloupce se počítají zleva.
line-where-value = Hodnota { which-number }
    .text = Rozhoduje hodnota, kterou kostka v polici ukazuje.
line-where-colour = Barva: { $colour }
    .text = Rozhoduje skutečná barva kostky.
line-where-row = Řada { which-number }
    .text = Řady se počítají odspodu.
line-one-pair-each = Každý sloupec jen jednou
    .text = Do dvojice patří jen jednobarevný sloupec, a každý nejvýš do jedné.
line-two-neighbours = Klidně dvakrát
    .text = Sloupec smí tvořit dvojici se svým levým i pravým sousedem.
line-end-for-all = Platí pro všechny
    .text = Nikdo tu kartu nevlastní, na konci hry podle ní má body každý.
line-rank = Od { $least } bodů
    .text = Tohle hodnocení platí, když na konci sólové hry na skóre máš aspoň { $least } bodů a na vyšší nedosáhneš.
line-no-rank = Méně než { $least } bodů
    .text = Na hodnocení je v sólové hře na skóre potřeba aspoň { $least } bodů.

# Kostky

line-colour =
    { $colour_id ->
        [purple] Značka: kosočtverec
        [green] Značka: trojúhelník
        [blue] Značka: kolečko
       *[orange] Značka: čtverec
    }
    .text = Podle značky poznáš barvu i bez barev. Do jednoho sloupce smějí jen kostky jedné barvy.
line-colour-count = Kostek v pytlíku
    .text = Od každé barvy je jich ve dvou i v sólové hře { $players2 }, ve třech { $players3 } a ve čtyřech { $players4 }.
line-die = Jen do sloupce své barvy
    .text = Smí do sloupce, ve kterém úplně dole leží { $colour } kostka, nebo do prázdného.
line-die-on = Jen na nižší
    .text =
        { $below ->
            [0] Pod jedničkou žádná kostka ležet nemůže: sloupec jen začíná.
           *[other] Přímo pod ní smí být nejvýš { $below }. Nebo sloupec začne.
        }
line-die-top = { so-many-points } navrchu
    .text = Leží-li na konci hry ve sloupci nejvýš, přinese tolik bodů, kolik má teček.
line-joker = Žolík
    .text = Dokud tahle šestka leží ve tvé zásilce, smíš ji otočit na libovolnou hodnotu.
line-no-joker = Jinde žolíkem není
    .text = V polici, na poličce hanby ani na kartě se šestka otočit nedá.

# Místa na stole

line-shelf = Pět sloupců po pěti
    .text = Sem patří kostky. Každý sloupec má jednu barvu a stoupá odspodu nahoru.
line-shelf-start = Začít smíš kdekoli
    .text = Nový sloupec otevře jakákoli kostka a barvy se smějí opakovat.
line-column = Odspodu nahoru
    .text = Kostka vždycky leží na té předchozí. Do sloupce se jich vejde { $height }.
line-column-colour = Jedna barva
    .text = Platí barva kostky, která leží úplně dole.
line-column-rises = Stále výš
    .text = Každá kostka je vyšší než ta přímo pod ní. Hodnoty se smějí přeskakovat.
line-column-points = Body za výšku
    .text = Tři kostky jsou za { $points3 }, čtyři za { $points4 } a pět za { $points5 }. Nižší sloupec za výšku nic nemá.
line-top-points = Body za horní kostku
    .text = Kostka, která leží ve sloupci nejvýš, přinese tolik bodů, kolik má teček.
line-shame =
    Každá kostka { $points ->
        [one] −{ $points } bod
        [few] −{ $points } body
       *[other] −{ $points } bodů
    }
    .text = Sem jde kostka, která se do police nevejde, nebo ji tam nechceš.
line-shame-room = Místa je dost
    .text = Vejde se sem kostek, kolik bude třeba. Zpátky do police je vrací jen Geek.
line-score = Co se počítá
    .text = Výšky sloupců, tečky horních kostek, soutěž, pomocník a bodování na konci. Každá kostka hanby stojí { $shame } body.
line-delivery = Tři kostky najednou
    .text = V každém kole si vezmeš jednu celou zásilku, kterou ještě nikdo nemá.
line-delivery-left = Jedna vždycky zbude
    .text = Zásilek je o jednu víc než hráčů. Kostky z té poslední se po kole vrátí do pytlíku.
line-box = Kostka k výměně
    .text = Festiválečník ji smí vyměnit za jinou kostku z jiné volné zásilky.
line-tray = Kostky k umístění
    .text = Co leží tady, musíš v tomto tahu umístit: do police, na poličku hanby, nebo schopností na kartu.
line-tray-order = V jakém pořadí chceš
    .text = Klikni na kostku a potom na sloupec. Než tah skončí, můžeš krok vzít zpátky.
line-top = Na tu schopnosti dosáhnou
    .text = Z police smějí schopnosti vzít nebo změnit jen kostku, nad kterou žádná jiná neleží.
line-gap = Místo pro Mistra míchače
    .text = Kostky nad mezerou se posunou o jedno místo nahoru a vsunutá kostka zapadne mezi ně.
line-value = Kolik bude kostka ukazovat
    .text = Hodnotu vybíráš, když otáčíš žolíka, nebo když ji smí nastavit schopnost.
line-overflow = Která barva dostane sloupec
    .text = Když má Shem Bot stejně vysoké kostky a málo prázdných sloupců, vybereš barvu ty.
line-shamed = Dá se zachránit
    .text = Geek přestěhuje kostku z poličky hanby rovnou do police, když ji některý sloupec přijme.
line-stored = Odložená kostka
    .text = Z Nevraceče si ji smíš v některém z dalších tahů vzít zpátky. Z Recyklátorky dárků už se nevrátí.
line-stored-counts = Nepočítá se
    .text = Na kartě nepřinese body ani trest a pomocník ji nevidí.
line-card = Každou jednou
    .text = Odhalená karta leží připravená, dokud její schopnost nepoužiješ, klidně i několik kol.
line-card-several = I víc najednou
    .text = V jednom tahu smíš použít několik schopností, třeba i na tutéž kostku.
line-hand = Jedna na každé kolo
    .text = Všichni tajně vyberou kartu a najednou ji odhalí. Její číslo určí pořadí, její schopnost ti zůstane.
line-hand-seven = Sedm z osmi
    .text = Hraje se sedm kol, takže jedna karta ti v ruce zůstane. Při shodě bodů rozhoduje její číslo.
line-deck = Šestnáct postav
    .text = Každý má balíček své barvy se stejnými postavami. Do hry jich jde osm.
line-bag = Odtud jsou zásilky
    .text = Na začátku kola se vylosují tři kostky pro každou zásilku a zůstanou, jak padly.
line-bag-open = Co v něm zbývá
    .text = Počty barev jsou veřejné: čeho je v pytlíku víc, to spíš přijde.
line-gone = Navždy pryč
    .text = Kostky, které vzal imaginární kamarád, se do pytlíku nevracejí.
line-order = Nízké číslo dřív
    .text = Kdo odhalil nižší číslo, bere si zásilku dřív a hned celý tah dohraje.
line-order-letter = Při shodě písmeno
    .text = Stejná čísla rozdělí písmeno vedle nich: A je před B, B před C a C před D.
line-round = Sedm kol
    .text = V každém se naplní zásilky, všichni vyberou postavu a každý má jeden tah.
line-round-end = Po sedmém se sčítá
    .text = Hra končí hned po posledním tahu sedmého kola.
line-rival = Co má soupeř před sebou
    .text = Jeho police, hanba, odhalené karty a body jsou vidět všem. Klepnutím ukážeš podrobnosti.
line-rival-hand = Ruka je tajná
    .text = Kterou kartu vybírá, se dozvíš, až se odhalí všechny.
line-rewards = Body navíc
    .text = Pomocník a soutěž mají majitele, bodování na konci platí pro všechny. Přidělují se samy, po každém tahu.

# Tlačítka

line-end-turn = Hotovo
    .text = Jde to, až v zásilce nezbývá žádná kostka. Potom se rozdají odměny a hraje další.
line-aside = Otočený žolík počká
    .text = Kostka zůstane v zásilce s novou hodnotou a umístíš ji později v tomto tahu.
line-roll = Znovu hodit
    .text = Hodí se všemi vybranými kostkami najednou. Vzít zpátky se to nedá.
line-go-on = Potvrdit
    .text = Chvíle na rozmyšlenou, než se tah uzavře nebo rozhodne náhoda.

# Sóloví soupeři

line-friend = Má jen karty
    .text = Schopnosti nepoužívá a body nesbírá. V každém kole jen odnese jednu zásilku.
line-friend-takes = Kterou si vezme
    .text = Řeknou to malá čísla na jeho kartě: první zásilku, a když ji máš ty, tu druhou.
line-friend-gone = Kostky mizí
    .text = Co si vezme, odchází ze hry a do pytlíku se nevrátí.
line-shem = Hraje proti tobě
    .text = Má polici, poličku hanby a zamíchané karty. Schopnosti ani žolíky nepoužívá.
line-shem-takes = Kterou zásilku si vezme
    .text = Řeknou to malá čísla na jeho kartě: první zásilku, a když ji máš ty, tu druhou.
line-shem-stacks = Na hodnoty nehledí
    .text = Kostku dá na rozestavěný sloupec její barvy. Když se nevejdou všechny, dá tam ty vyšší.
line-shem-opens = Nové sloupce zleva
    .text = Otevře je, jen když pro barvu nemá jiný sloupec s volným místem.
line-shem-plans = Myslí na soutěž
    .text = Dokud může vzor poskládat v prvních třech sloupcích, drží je pro jeho barvy.
line-shem-shames = Co se nevejde
    .text = Při nedostatku sloupců má přednost barva s vyšší kostkou, zbytek jde do hanby. Mezi stejnými rozhodneš ty.
line-shem-points = Počítá jako ty
    .text = V náročném režimu má za každý sloupec nejvyšší kostku, i když neleží nahoře.

# Značky

line-icon-colour = Značka barvy
    .text =
        { $colour_id ->
            [purple] Kosočtverec.
            [green] Trojúhelník.
            [blue] Kolečko.
           *[orange] Čtverec.
        }
line-icon-die = Hra, která hledá místo
    .text = Má barvu a hodnotu. V polici je to tolik krabic, kolik má teček.
line-icon-sidekick = Věrný není nikomu
    .text = Body za nejvíc kostek jeho barvy. Přijde k prvnímu, kdo jich má dost, a přeběhne k tomu, kdo má víc.
line-icon-competition = Kdo dřív
    .text = Body pro prvního, kdo má v polici vzor.
line-icon-end = Pro všechny
    .text = Body, které se počítají po sedmém kole.
line-icon-joker = Šestka ve tvé zásilce
    .text = Takovou šestku smíš otočit na libovolnou hodnotu.
line-icon-number = Velké číslo na kartě
    .text = Nižší číslo je v kole dřív na tahu.
line-icon-letter = Malé písmeno u čísla
    .text = Při stejných číslech rozhodne: A je před B, C a D.
line-icon-ready = Zelený pruh
    .text = Schopnost karty čeká na použití.
line-icon-spent = Zašedlá karta
    .text = Schopnost už je použitá. Zopakuje ji jen Blesk do police.
line-icon-now = Štítek „toto kolo“
    .text = Podle této karty se v tomto kole řídí pořadí.
line-icon-back = Rub karty
    .text = Soupeř vybírá nebo už má vybráno. Odhalí se všechny najednou.
line-icon-secret = Oko a fialový okraj
    .text = Tyhle karty vidíš jen ty.
line-icon-hand = Počet karet
    .text = Tolik karet soupeř ještě drží v ruce.
line-icon-gain = Změna bodů
    .text = O tolik se hned změní tvoje body, když kostku položíš sem.
line-icon-points = Body, kdyby hra skončila teď
    .text = Výšky sloupců, horní kostky a odměny, a od toho se odečte hanba.
line-icon-shamed = Kostka na poličce hanby
    .text = Každá taková kostka ubírá body.
line-icon-no = Přeškrtnuté místo
    .text = Sem se vybraná kostka nevejde. Dotkni se ho a dozvíš se proč.
line-icon-placed = Fajfka v zásilce
    .text = Kostka, která tu ležela, už má své místo.
line-icon-blank = Bílé políčko vzoru
    .text = Může tu být cokoli, i nic.
line-icon-owner = Znak u odměny
    .text = Odměna teď patří tomuto hráči. U pomocníka je číslo počet jeho kostek té barvy; menší znak vedle počítá kostky nejsilnějšího soupeře.
line-icon-waives = Obrázek karty u sloupce
    .text = Položit sem kostku spotřebuje tuhle kartu.
line-icon-solo = Bere zásilku
    .text = Soupeř v sólové hře bere první z obou čísel, a když ji máš ty, druhé.

# Učitel: témata

topic-characters = postavy
topic-order = pořadí
topic-deliveries = zásilky
topic-placing = umísťování
topic-shame = polička hanby
topic-jokers = žolíci
topic-abilities = schopnosti
topic-rewards = odměny
topic-points = body

# Učitel: poznámky

note-pick-hand = Vezmi si do ruky { $count } postav
    .text = Zahraješ jich { $rounds }, v každém kole jednu. Pro začátek stačí ty s nejnižšími čísly, jejich schopnosti jsou nejsnazší.
note-choose = Nejdřív si prohlédni zásilky
    .text = Jednu z nich si vezmeš. Číslo tvé karty řekne, kdy přijdeš na řadu; její schopnost čeká, až ji použiješ.
note-last-card = Jedna karta ti zůstane
    .text = Tohle je poslední výběr. Při shodě bodů vyhraje ten, komu v ruce zbylo nižší číslo.
note-hand-passed = Karty putují doleva
    .text = V ruce máš teď karty od souseda po pravici. Odhalené karty každému zůstaly.
note-low-number = Zahraj nízké číslo
    .text = Nejvíc se ti hodí zásilka { $box }. Čím nižší číslo, tím spíš na tebe zbude; zahraj třeba { $number }.
note-save-low = Nízká čísla si šetři
    .text =
        { $why_id ->
            [all] Zásilky se ti hodí podobně, není kam spěchat.
           *[some]
                Dobře se ti { $good ->
                    [few] hodí { $good } zásilky
                   *[other] hodí { $good } zásilek
                }, jedna z nich na tebe může zbýt.
        } Zahraj třeba { $number } a nízká čísla si nech na jindy.
note-my-place =
    { $place ->
        [1] Vybíráš přede všemi
       *[other] V pořadí jsi { $place }.
    }
    .text =
        Kdo odhalil nižší číslo, bere dřív; ty máš { $number }. { $free ->
            [one] Volná je { $free } zásilka
            [few] Volné jsou { $free } zásilky
           *[other] Volných je { $free } zásilek
        } a jedna vždycky zbude.
note-tie = O pořadí rozhodlo písmeno
    .text = Stejné číslo jako ty má ještě někdo. Písmeno vedle čísla to rozsoudí: A je před B, C i D.
note-take = Vezmi si zásilku{ "\u00A0" }{ $box }
    .text =
        { $placed ->
            [3] Bere se celá a všechny její kostky najdou místo.
            [2] Bere se celá, místo najdou dvě její kostky.
            [1] Bere se celá, místo najde jedna její kostka.
           *[other] Bere se celá a místo nenajde žádná její kostka.
        } { $why_id ->
            [fits] Z jiné by se jich vešlo méně.
            [sidekick] Dá se s ní získat pomocník.
            [pattern] Dá se s ní dokončit vzor soutěže.
            [points] Bodů přinese hned nejvíc ze všech.
            [room] Nechá v polici nejvíc místa pro další.
            [joker] Šestka v ní je žolík, smíš ji otočit na nízké číslo.
            [promise] Když myslíš na další kola, hodí se do police nejlíp.
           *[alike] S jinou by to vyšlo podobně.
        }
note-friend = Kamarád bere zásilky
    .text = Malá čísla na jeho kartě říkají: zásilka { $first }, a když ji máš ty, zásilka { $second }. Jeho kostky zmizí ze hry.
note-shem = Shem Bot bere zásilky
    .text = Malá čísla na jeho kartě říkají: zásilka { $first }, a když ji máš ty, zásilka { $second }. Na hodnoty nehledí, jen na barvy.
note-pick-die =
    { $left ->
        [one] Umísti poslední kostku
       *[other]
            { $lowest ->
                [1] Začni od nejnižší
               *[other] Začni tou, která se vejde
            }
    }
    .text =
        Vyber { the-die } a potom sloupec.{ $left ->
            [one] { "" }
           *[other] { " " }Pořadí je na tobě, ale umístit musíš všechny.
        }
note-place = Polož ji sem
    .text =
        Barva sedí a { $top } pod ní je nižší. { $left ->
            [0] Nad ni už se žádná nevejde.
           *[other]
                { $step ->
                    [1] Čím menší skok, tím víc kostek se ještě vejde nad ni.
                    [2] Čím menší skok, tím víc kostek se ještě vejde nad ni.
                   *[other]
                        Hodnoty se smějí přeskočit, jen se pak nad ni vejde { $left ->
                            [one] nejvýš { $left } kostka
                            [few] nejvýš { $left } kostky
                           *[other] nejvýš { $left } kostek
                        }.
                }
        }
note-new-column = Začni nový sloupec
    .text =
        Prázdný sloupec přijme cokoli a barva první kostky mu zůstane. { $left ->
            [0] Nad šestku už ale nic nepřijde.
            [4] Nízký začátek nechá místo dalším.
            [one] Nad ni se pak vejde nejvýš { $left } kostka.
            [few] Nad ni se pak vejdou nejvýš { $left } kostky.
           *[other] Nad ni se pak vejde nejvýš { $left } kostek.
        }
note-all-placed = Ukonči tah
    .text =
        { $last ->
            [1] Co máš připravené, můžeš použít naposledy teď.
           *[other] Co máš připravené, můžeš použít ještě teď, nebo si to nechat na příště.
        }
note-misfit = Tahle nemá kam jít
    .text =
        Do police se { die-in-words } nevejde a na poličce hanby tě připraví o { $points ->
            [one] { $points } bod
            [few] { $points } body
           *[other] { $points } bodů
        }. Někdy ji zachrání schopnost karty.
note-rescue = Zachraň kostku z hanby
    .text = Geek ji přestěhuje rovnou do police. Ušetříš trest a sloupec povyroste.
note-joker-offered = Šestka je žolík
    .text = Až tuhle zásilku vezmeš, smíš v ní šestku otočit na libovolnou hodnotu. Proto se vejde skoro všude.
note-turn-joker = Otoč žolíka na { $value }
    .text = Pak se hodí { to-column } a nechá nad sebou místo. Jako šestka by sloupec uzavřel.
note-keep-six = Nech ji jako šestku
    .text = Navrchu sloupce je za 6 bodů, víc žádná kostka nemá. V polici už se otočit nedá.
note-use-ability = Schopnost čeká
    .text =
        { $last ->
            [1] Použít { $card_acc } můžeš jednou, a to teď: další kolo už nebude.
           *[other] Použít { $card_acc } můžeš jednou, teď nebo v dalších kolech. Počkej, až to opravdu pomůže.
        }
note-by-placing = Karta bez tlačítka
    .text =
        { $rule_id ->
            [colour] { $card } se použije, když dáš kostku do sloupce jiné barvy.
           *[number] { $card } se použije, když dáš kostku na stejnou nebo vyšší.
        } { $needed ->
            [1] Kostku, která jinam nesmí, zachrání před hanbou.
           *[other] Zatím kartu šetři.
        }
note-store = Schovej kostku na kartu
    .text =
        { $stay_id ->
            [while] { $card } si vezme kostku, která nemá místo. V některém z dalších tahů ti ji vrátí.
           *[forever] { $card } si vezme kostku, která nemá místo. Nechá si ji navždy, bez bodů i bez trestu.
        }
note-change = Zkus jinou hodnotu
    .text = S jinou hodnotou se kostka do police vejít může. Změnit ji umí { $card }.
note-flash = Blesk opakuje použitou kartu
    .text = Hned znovu použije schopnost jedné z tvých použitých karet. I on je jen jednou, tak ať to pomůže.
note-swap-boxes = Prohoď kostky mezi zásilkami
    .text = Jde to jen teď, dokud zásilku nemáš. Přesuň si do jedné to, co se ti hodí, a hned si ji vezmi.
note-stored-die = Na kartě čeká kostka
    .text = Najde-li teď { die-in-words } místo v polici, vezmi si ji zpátky. { $last ->
            [1] Tohle je poslední kolo a na kartě body nenese.
           *[other] Spěchat nemusíš, ale na kartě body nenese.
        }
note-sidekick = Pomocník čeká
    .text = Za { so-many-points }: přijde k prvnímu, kdo má v polici { dice-acc } (ty máš { $mine }), a pak přeběhne k tomu, kdo má víc.
note-sidekick-rival = Pomocníka má soupeř
    .text = Přetáhneš ho, když budeš mít v polici { dice-acc }; ty máš { $mine }. Je za { so-many-points }.
note-competition = Vzor pro nejrychlejšího
    .text = Kdo ho poskládá první, má { so-many-points }. Smí být kdekoli v polici, jen ne otočený.
note-end-card = Bodování na konci hry
    .text =
        { $alone ->
            [1] Karta „Na konci“ se počítá po sedmém kole
           *[other] Karta „Na konci“ platí pro všechny
        }{ $points ->
            [0] .
           *[other] { " " }a teď ti dává { so-many-points }.
        } Podívej se, za co jsou body, a stav podle toho.
note-gains = Žluté číslo jsou body
    .text = O tolik se hned změní tvoje body. Kolik místa zbude nad kostkou, v tom není.
note-tall-column = Vysoký sloupec boduje
    .text =
        Bude mít { $height ->
            [few] { $height } kostky
           *[other] { $height } kostek
        } a výškou přinese { so-many-points }. Tři jsou za 1, čtyři za 3 a pět za 6.
note-last-round = Poslední kolo
    .text = Po něm se sčítá. Nevyužité schopnosti nic nepřinesou, tak je použij, kde pomohou.

# Učitel: cíl tahu

goal-sidekick = Získej pomocníka: { dice-missing }.
goal-overtake = Přetáhni si pomocníka: { dice-missing }.
goal-pattern =
    Dokonči vzor soutěže: { $missing ->
        [one] chybí { $missing } kostka
        [few] chybějí { $missing } kostky
       *[other] chybí { $missing } kostek
    }.
goal-column = Přidej kostku { to-column }: jeho výška pak bude za { so-many-points }.
goal-grow = Přidej { colour-acc } kostku { to-column }. Výška boduje od tří kostek.
goal-least-shame = Ať v hanbě skončí co nejméně kostek.
goal-start = Nižší ze svých kostek dávej dospod, ať se na ně vejdou vyšší.
goal-most = Vezmi si zásilku, která se do police hodí nejlíp.
goal-coming =
    { $what_id ->
        [sidekick] Až tah skončí, přijde k tobě pomocník
        [pattern] Až tah skončí, vyhraješ soutěž
       *[both] Až tah skončí, přijde k tobě pomocník a vyhraješ soutěž
    }: +{ so-many-points }.
goal-tidy =
    Najdi místo pro { $dice ->
        [one] poslední kostku
        [2] obě kostky
        [few] všechny { $dice } kostky
       *[other] všech { $dice } kostek
    }, ať žádná neskončí v hanbě.

# Učitel: drahé kroky

caution-delivery = Vzít zásilku { $box }?
    .text =
        { $shamed ->
            [one] { $shamed } její kostka nemá v polici místo.
            [few] { $shamed } její kostky nemají v polici místo.
           *[other] { $shamed } jejích kostek nemá v polici místo.
        }
caution-shame = Opravdu na poličku hanby?
    .text = V polici se pro ni místo najde.
caution-card = Použít na to { $card_acc }?
    .text = Jinam se ta kostka vejde i bez karty.
caution-gap = Opravdu takový skok?
    .text = Nad kostku se pak { in-column } už mnoho nevejde.
caution-turned = Otočit na { $value }?
    .text = S touhle hodnotou ji žádný sloupec nepřijme.
caution-unused = Ukončit poslední tah?
    .text = Ještě tu leží karta, která přinese body.
caution-give = Dát pryč kostku z police?
    .text = Tam, kde leží, ti nese body.
cost-shamed =
    { $dice ->
        [one] { $dice } kostka na poličku hanby
        [few] { $dice } kostky na poličku hanby
       *[other] { $dice } kostek na poličku hanby
    }
    .text =
        { $points ->
            [one] −{ $points } bod
            [few] −{ $points } body
           *[other] −{ $points } bodů
        }
cost-end-card = Karta na konci hry dá méně
    .text = −{ so-many-points }
cost-card = Karta { $card } se spotřebuje
    .text = Příště už nepomůže.
cost-gap =
    { $lost ->
        [one] { $lost } místo zůstane prázdné
        [few] { $lost } místa zůstanou prázdná
       *[other] { $lost } míst zůstane prázdných
    }
    .text =
        { $left ->
            [0] Sloupec už nepovyroste.
            [one] Sloupec povyroste už nejvýš o { $left } kostku.
            [few] Sloupec povyroste už nejvýš o { $left } kostky.
           *[other] Sloupec povyroste už nejvýš o { $left } kostek.
        }
cost-no-place = Hodnota { $value } se nevejde nikam
    .text = Zbude jen polička hanby.
cost-unused = Karta { $card } zůstane nevyužitá
    .text = Další tah už nebude.
cost-given =
    Přijdeš o { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }
    .text = Kostka zůstane na kartě do konce hry.
gain-delivery =
    { $placed ->
        [one] Zásilka { $box }: { $placed } kostka najde místo
        [few] Zásilka { $box }: { $placed } kostky najdou místo
       *[other] Zásilka { $box }: { $placed } kostek najde místo
    }
    .text = Lépe do tvé police teď žádná jiná nesedí.
gain-column =
    Sloupec { $column }: { $way_id ->
        [up] +
       *[down] −
    }{ so-many-points }
    .text = O tolik se hned změní tvoje body.
gain-turned = Otočit na { $value }
    .text = Pak se vejde { to-column }.
gain-ability = Použít { $card_acc }: +{ so-many-points }
    .text = Ještě v tomto tahu.
gain-given = Zabalit kostku bez místa
    .text = Na poličku hanby pak { die-in-words } nemusí.

# Proč ne?

lack-sidekick = Na pomocníka { dice-missing }
    .text = Máš v polici { $mine }. Získá ho první, kdo má po svém tahu dost.
lack-sidekick-rival = Na přetažení pomocníka { dice-missing }
    .text = Máš v polici { $mine } a musíš mít víc než jeho majitel.
lack-sidekick-coming = Pomocník už je na cestě
    .text = Máš v polici { $mine }, to stačí. Přijde k tobě na konci tahu.
lack-sidekick-mine = Pomocník je tvůj
    .text = Máš v polici { $mine }. Zůstane ti, dokud nikdo nemá víc.
lack-pattern =
    Ke vzoru { $missing ->
        [one] chybí { $missing } kostka
        [few] chybějí { $missing } kostky
       *[other] chybí { $missing } kostek
    }
    .text = Soutěž přijde sama k prvnímu, kdo má na konci tahu celý vzor.
lack-pattern-blocked = V tvé polici už vzor nevznikne
    .text = Všude, kam by se vešel, leží jiné barvy. Pomoct může jen schopnost, která kostku odebere.
lack-pattern-done = Vzor je hotový
    .text = Soutěž k tobě přijde na konci tahu.
lack-pattern-gone = Soutěž už někdo vyhrál
    .text = Zůstane mu do konce hry.
lack-pattern-mine = Soutěž je tvoje
    .text = Zůstane ti, i když se vzor rozpadne.
lack-end-card = { $card }: zatím { so-many-points }
    .text = Počítá se to, co bude v polici na konci hry. Vzít se tahle karta nedá, platí pro všechny.
lack-choose-first = Teď vybíráš kartu z ruky
    .text = Připravené schopnosti použiješ až ve svém tahu.
lack-taken = Zásilku { $box } už má { $taker }
    .text =
        { $free ->
            [one] Volná je ještě { $free }.
            [few] Volné jsou ještě { $free }.
           *[other] Volných je ještě { $free }.
        }
lack-taken-alone = Zásilku { $box } už má soupeř
    .text =
        { $free ->
            [one] Volná je ještě { $free }.
            [few] Volné jsou ještě { $free }.
           *[other] Volných je ještě { $free }.
        }
lack-take-first = Nejdřív si vezmi zásilku
    .text =
        { $dice ->
            [one] Do police pak umístíš její { $dice } kostku.
            [few] Do police pak umístíš její { $dice } kostky.
           *[other] Do police pak umístíš jejích { $dice } kostek.
        }
lack-take-before-using = { $card } čeká na kostky
    .text = Nejdřív si vezmi zásilku, potom schopnost použiješ.
lack-have-one = Zásilku v tomto kole už máš
    .text =
        { $left ->
            [0] Její kostky jsou umístěné.
            [one] Umístit z ní zbývá { $left } kostku.
            [few] Umístit z ní zbývá { $left } kostky.
           *[other] Umístit z ní zbývá { $left } kostek.
        } Další přijde na řadu v příštím kole.
lack-pick-die = Nejdřív vyber kostku
    .text =
        { $left ->
            [one] V zásilce leží poslední.
            [few] V zásilce leží { $left } kostky.
           *[other] V zásilce leží { $left } kostek.
        } Sloupce se rozsvítí, jakmile některou vybereš.
lack-no-dice = Už není co umístit
    .text = V zásilce nezbývá žádná kostka. Použij schopnost, nebo ukonči tah.
lack-dice-left =
    { $left ->
        [one] Zbývá umístit { $left } kostku
        [few] Zbývá umístit { $left } kostky
       *[other] Zbývá umístit { $left } kostek
    }
    .text = Tah ukončíš, až bude zásilka prázdná. Co se nevejde, jde na poličku hanby.
lack-fresh = Kostka se vrátí nejdřív příště
    .text = Na kartu přišla v tomto tahu. Vzít si ji smíš v kterémkoli z dalších.
lack-given = Dárky se nevracejí
    .text = Z této karty už kostka do zásilky nesmí.
lack-full = Do plného sloupce se nic nevejde
    .text = Pět kostek je nejvíc. Zkus jiný sloupec.
lack-colour = Tenhle sloupec je { colour-he }
    .text =
        Drží barvu své spodní kostky. { $others ->
            [0] Barvu přebije jen Jednobarvič.
            [one] Jinam se ale vejde: do { $others } sloupce.
            [few] Jinam se ale vejde: do { $others } sloupců.
           *[other] Jinam se ale vejde: do { $others } sloupců.
        }
lack-number =
    { $missing ->
        [one] Chybí jí { $missing } tečka
        [few] Chybějí jí { $missing } tečky
       *[other] Chybí jí { $missing } teček
    }
    .text = Nahoře leží { $top } a kostka musí být vyšší. Hodnotu změní některé schopnosti.
lack-top-six = Na šestku už nic nejde
    .text = Vyšší hodnota není. Obejde to jen Drtička krabic.
lack-both = Nesedí barva ani hodnota
    .text = Sloupec je { colour-he } a nahoře má { $top }. Obě pravidla najednou obejdou jen dvě karty.
lack-busy = Nejdřív umísti vybranou kostku
    .text = Nebo ji vrať tlačítkem Zpět. Karty použiješ hned potom.
lack-same-value = Kostka už { $value } ukazuje
    .text = Schopnost musí něco změnit, vyber jinou hodnotu.
lack-above = Hodnota { $value } je málo
    .text = Pod ní leží { $below } a v polici musí být vyšší.
lack-not-spent = Zopakovat jde jen použitá karta
    .text = Tahle ještě použitá není.
lack-spent = Karta { $card } už je použitá
    .text = Každá schopnost je jen jednou. Zopakuje ji Blesk do police.
lack-not-mine = Použít jde jen karta, která leží před tebou
    .text = { $card } musí být nejdřív tvoje odhalená karta.
lack-too-late = Na výměnu už je pozdě
    .text = { $card } se používá dřív, než si vezmeš zásilku. Počká na další kolo.
lack-by-placing = Tahle karta se použije sama
    .text =
        { $rule_id ->
            [colour] Vyber kostku a potom sloupec jiné barvy.
           *[number] Vyber kostku a potom sloupec, kde leží stejná nebo vyšší.
        }
lack-by-flash = Tahle karta se zopakuje při umísťování
    .text =
        { $rule_id ->
            [colour] Vyber kostku a sloupec jiné barvy, Blesk se použije sám.
           *[number] Vyber kostku a sloupec, kde leží stejná nebo vyšší, Blesk se použije sám.
        }
lack-alike = Není co vyměnit
    .text = Volné zásilky mají samé stejné kostky, nebo zbyla jen jedna.
lack-nothing-spent = Blesk nemá co zopakovat
    .text = Potřebuje aspoň jednu tvou použitou kartu.
lack-nothing-to-repeat = Blesk teď nemá co zopakovat
    .text = Žádná z tvých použitých karet by v tuhle chvíli nic nezměnila.
lack-no-shame = Polička hanby je prázdná
    .text = { $card } zachraňuje kostky odtamtud.
lack-no-rescue = Žádný sloupec je nepřijme
    .text = Kostka z hanby musí do police podle všech pravidel. Zkus nejdřív uvolnit nebo začít sloupec.
lack-two-values = Chybí druhá hodnota
    .text = { $card } potřebuje v zásilce dvě kostky s různou hodnotou.
lack-no-gap = Žádná kostka nezapadne
    .text = { $card } potřebuje v zásilce kostku v barvě sloupce, která patří mezi jeho kostky nebo pod ně.
lack-empty-shelf = Police je prázdná
    .text = { $card } bere horní kostku sloupce.
lack-nothing-to-change = Není co změnit
    .text = { $card } teď nemůže změnit žádnou z tvých kostek.
lack-no-die-left = V zásilce nic nezbylo
    .text = { $card } působí na kostky v zásilce. Použij ji dřív, než umístíš poslední.
lack-rescue-place = Žádný sloupec ji nepřijme
    .text = Zkus jinou kostku. Tahle by potřebovala prázdný sloupec, nebo nižší kostku své barvy.
lack-value-end = Hodnota { $value } dál nemůže
    .text = Kostka má jen hodnoty 1 až 6, vyber jinou.
lack-same-values = Všechny ukazují { $value }
    .text = Prohodit jde jen kostky s různou hodnotou.
lack-no-gap-for = Tahle do žádné mezery nezapadne
    .text = Musí mít barvu sloupce a patřit mezi jeho kostky, nebo pod ně.
lack-shelf-only = { $card } bere jen z police
    .text = Vyber horní kostku některého sloupce.
lack-delivery-only = { $card } bere jen ze zásilky
    .text = Vyber kostku, kterou ještě máš umístit.
lack-empty-column = Tenhle sloupec je prázdný
    .text = Vyber horní kostku jiného sloupce, nebo kostku ze zásilky.
lack-nothing-above = Nad { $below } už nic jiného není
    .text = Kostka v polici musí zůstat vyšší než ta pod ní.
lack-equal-below = Vyrovnala by se té pod ní
    .text = Pod ní leží { $below }. Vyber jinou kostku.

# Kdy na to přijde řada

when-hand = Kartu z ruky vybíráš na začátku každého kola, všichni najednou.
when-card = Připravenou kartu použiješ ve svém tahu, když umísťuješ kostky.
when-deck = Osm postav si vybíráš jen před hrou, ve variantě s vlastním výběrem.
when-delivery = Zásilku si vezmeš ve svém tahu. Pořadí určí čísla odhalených karet.
when-box = Jednotlivých kostek v zásilkách se dotkne jen Festiválečník, než si zásilku vezmeš.
when-tray = Kostky umísťuješ ve svém tahu, jakmile máš zásilku.
when-stored = Odloženou kostku si smíš vzít ve svém tahu, když umísťuješ.
when-column = Sloupec vybíráš ve svém tahu, když držíš kostku, kterou chceš umístit.
when-shelf = Do police umísťuješ kostky ve svém tahu, jednu po druhé.
when-top = Horní kostku vybíráš, když použiješ schopnost, která na ni působí.
when-gap = Mezeru vybíráš, když použiješ Mistra míchače.
when-shame = Na poličku hanby dáš kostku ve svém tahu, když se nevejde do police.
when-shamed = Kostku z hanby vybíráš, když použiješ Geeka.
when-value = Hodnotu vybíráš, když otáčíš žolíka nebo ji smí nastavit schopnost.
when-overflow = Na barvu se tě hra zeptá, jen když Shem Bot váhá mezi stejnými kostkami.
when-bag = Z pytlíku se losuje na začátku kola. Sáhne do něj jen Archeolog.
when-gone = Tyhle kostky už se nevrátí, jen ukazují, co v pytlíku chybí.
when-order = Pořadí se určí, až se odhalí karty. Pak se v tomto kole nemění.
when-round = Kola se počítají sama, po sedmém je konec.
when-rival = Na tohle se neptá nikdo, soupeř rozhoduje sám ve svém tahu.
when-rewards = Odměny se přidělují samy na konci každého tahu.
when-score = Body se počítají samy, rozhodují až na konci hry.
when-sidekick = Pomocník přijde sám na konci tahu, když máš jeho barvy dost.
when-competition = Soutěž přijde sama na konci tahu, když máš v polici celý vzor.
when-end-card = Bodování na konci se počítá jednou, po sedmém kole.
when-character = Postavu vybíráš z ruky na začátku kola a její schopnost použiješ ve svém tahu.
when-die = Kostky umísťuješ ve svém tahu, jakmile máš zásilku.
when-colour = Barvy kostek hlídáš, když je dáváš do sloupců.
when-rank = Hodnocení se dozvíš na konci sólové hry.
when-icon = Značka jen ukazuje, co platí. Vybrat se nedá.

# Kapitoly pravidel

chapter-1 = Příprava
    .text = Co každý dostane a co leží uprostřed stolu.
chapter-2 = Kolo
    .text = Sedmkrát totéž: naplnit zásilky, vybrat postavu, hrát podle čísel, uklidit.
chapter-3 = Tah
    .text = Vezmeš si zásilku a najdeš místo každé její kostce.
chapter-4 = Schopnosti
    .text = Kdy se odhalené karty používají a na co.
chapter-5 = Umístění kostky
    .text = Tři pravidla sloupce: odspodu, jedna barva, stále výš.
chapter-6 = Žolíci
    .text = Šestka v zásilce může být čímkoli.
chapter-7 = Šestnáct postav
    .text = Každá karta zvlášť, podle svého čísla.
chapter-8 = Soutěž a pomocník
    .text = Jak se odměny získávají a kdy se o ně přijde.
chapter-9 = Konec a body
    .text = Co se po sedmém kole sečte a kdo vyhrál.
chapter-10 = Bodování na konci hry
    .text = Na co karty hledí a na co ne.
chapter-11 = Které postavy se hrají
    .text = První hra, vlastní výběr, náhoda, nebo draft.
chapter-12 = Sám na skóre
    .text = S imaginárním kamarádem, který jen odnáší kostky.
chapter-13 = Sám proti Shem Botovi
    .text = Jak soupeř bez hráče skládá, plánuje a boduje.

# Příklady v pravidlech

example-order = Dvě stejná čísla
    .text = Dva hráči odhalili Kočku s číslem 5. Na jedné kartě je A, na druhé B, takže A vybírá dřív a šestka až po obou.
example-placing = Kam s kostkami
    .text = Zelená 4 jde na zelenou 2 a fialová 3 na fialovou 2. Fialová 1 je nízká a prázdný sloupec tu není: čeká ji polička hanby, nebo Nevraceč.
example-joker = Z jedničky žolík
    .text = Lovkyně slev obrátí fialovou 1 na 6. V zásilce je to žolík, takže se otočí třeba na 4 a padne na fialovou 3.
example-pattern = Vzor kdekoli
    .text = Vzor začíná až ve druhém sloupci: fialová dole, zelená o řadu výš a modrá ještě výš. Kostky kolem nevadí, soutěž je vyhraná.
example-sidekick = Shoda nestačí
    .text = Modrého pomocníka má soupeř se čtyřmi modrými kostkami. Tady jsou v polici také čtyři, takže zůstává; ta na poličce hanby se nepočítá.
example-scoring = Jak vznikne 43 bodů
    .text = Výšky 6 + 3 + 1 + 1, horní kostky 28, soutěž 4 a za čtyři šestky navrchu 8. Čtyři kostky hanby berou 8.
example-shem = Shem Bot skládá barvy
    .text = Jeho sloupce nestoupají, jen drží barvu. Zelený je plný, a tak otevřel zleva další.
