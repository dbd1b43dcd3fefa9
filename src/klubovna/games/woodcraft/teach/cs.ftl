# Druhy věcí v knihovně

kind-helper = Pomocníci
kind-order = Objednávky
kind-commission = Veřejné zakázky
kind-reward-tile = Dílky odměn
kind-solo = Karty soupeře
kind-tile = Destičky akcí
kind-die = Kostky
kind-colour = Druhy dřeva
kind-good = Zboží
kind-workshop = Dílky dílny
kind-pot = Květináče
kind-upgrade = Vylepšení
kind-space = Místa pro pomocníky
kind-row = Řady objednávek
kind-attic = Místa na půdě
kind-link = Odměny na půdě
kind-tool = Nářadí
kind-outer = Pole kola
kind-window = Okénka pily
kind-track = Stupnice
kind-milestone = Mezníky
kind-zone = Místa na stole
kind-button = Tlačítka
kind-piece = Kolem kola
kind-event = Fáze příjmů
kind-icon = Ikony

tag-early = první balíček
tag-late = druhý balíček
tag-nut = oříškové
tag-immediate = hned
tag-once-per-turn = jednou za tah
tag-permanent = trvale
tag-green = zelená
tag-yellow = žlutá
tag-brown = hnědá
tag-when = Kdy
tag-hold = Co máš
tag-happens = Co se děje
tag-work = Doplňkové akce
tag-actions = Hlavní akce
tag-marks = Značky z více kousků

# Počítání

n-berries =
    { $n ->
        [one] { $n } borůvka
        [few] { $n } borůvky
       *[other] { $n } borůvek
    }
n-berries-paid =
    { $n ->
        [one] { $n } borůvku
        [few] { $n } borůvky
       *[other] { $n } borůvek
    }
n-missing =
    { $good_id ->
        [blueberry]
            { $count ->
                [one] { $count } borůvka
                [few] { $count } borůvky
               *[other] { $count } borůvek
            }
        [lantern]
            { $count ->
                [one] { $count } lucerna
                [few] { $count } lucerny
               *[other] { $count } luceren
            }
        [glue]
            { $count ->
                [one] { $count } lepidlo
                [few] { $count } lepidla
               *[other] { $count } lepidel
            }
        [scrap]
            { $count ->
                [one] { $count } odřezek
                [few] { $count } odřezky
               *[other] { $count } odřezků
            }
       *[sawblade]
            { $count ->
                [one] { $count } pilový kotouč
                [few] { $count } pilové kotouče
               *[other] { $count } pilových kotoučů
            }
    }
# Pomocníci

line-helper-early = Pomocník z prvního balíčku
    .text = V první části hry leží v nabídce; přijmeš ho akcí Výběr pomocníka. Jednoho takového máš už od začátku.
line-helper-late = Pomocník z druhého balíčku
    .text = Do nabídky přijde až v druhé části hry; přijmeš ho akcí Výběr pomocníka.
line-cost = Cena: { n-berries }
    .text = Zaplatíš ji celou, když ho přijmeš.
line-kind-immediate = Hned
    .text = Schopnost platí jen jednou, ve chvíli, kdy pomocník nastoupí.
line-kind-once-per-turn = Jednou za tah
    .text = Použiješ ji v každém svém tahu jednou, před hlavní akcí nebo po ní.
line-kind-permanent = Trvale
    .text = Platí sama od sebe, dokud je pomocník ve tvé dílně.
line-does-gain = Schopnost: { $what }
    .text = Bereš ze společné zásoby, body se počítají hned.
line-does-gain-per = Schopnost: { $what }
    .text = Spočítá se to ve chvíli, kdy pomocník nastoupí.
line-does-tool = Schopnost: { $what }
    .text = Nářadí hned uložíš na půdu, kde se platí za různé sousedy.
line-does-gain-die = Schopnost: { $what }
    .text = Kostka přijde ze společné zásoby rovnou do tvého skladu.
line-does-take-public-die = Schopnost: { $what }
    .text = Vezmeš si ji zdarma a místo ní se hodí nová.
line-does-income = Schopnost: { $what }
    .text = Ukazatel postoupí na stupnici příjmů.
line-does-reputation = Schopnost: { $what }
    .text = Ukazatel postoupí na stupnici pověsti.
line-does-bump-die = Schopnost: { $what }
    .text = Změní hodnotu jedné kostky ve tvém skladu, nejvýš na šestku a nejméně na jedničku.
line-does-grow = Schopnost: { $what }
    .text = Strom v květináči povyroste ještě o tolik; šestka se hned pokácí.
line-does-recolor-die = Schopnost: { $what }
    .text = Kostku ve skladu vyměníš za jinou barvu stejné hodnoty.
line-does-split-die = Schopnost: { $what }
    .text = Kostka se rozdělí na kusy se stejným součtem; dílek řezání k tomu není potřeba.
line-does-glue-dice = Schopnost: { $what }
    .text = Ze dvou kostek bude jedna se součtem nejvýš 6; za různé barvy jsou body. Dílek lepení není potřeba.
line-does-flip-up = Schopnost: { $what }
    .text = Použitý dílek řezání, spojů nebo lepení se otočí a dá se použít znovu.
line-does-refresh-row = Schopnost: { $what }
    .text = Kartu v nabídce odložíš a přijde nová.
line-does-action = Schopnost: { $what }
    .text = Akci provedeš hned a navíc; smíš ji i odmítnout.
line-does-produce = Schopnost: { $what }
    .text = Vybraní pomocníci přinesou, co mají u ozubeného kola.
line-cheaper =
    { $event_id ->
        [buy_die]
            { $values_id ->
                [is-6] Šestky kupuješ
               *[any]
                    { $colour_id ->
                        [green] Zelené kostky kupuješ
                        [yellow] Žluté kostky kupuješ
                        [brown] Hnědé kostky kupuješ
                       *[any] Kostky kupuješ
                    }
            }
        [buy_material] Materiál kupuješ
        [take_order]
            { $values_id ->
                [is-2] Druhou objednávku akce bereš
               *[any] Objednávky bereš
            }
        [hire_helper] Pomocníky přijímáš
        [upgrade] Vylepšení dílny kupuješ
        [marketing] Marketing máš
       *[bonus_action] Bonusovou akci máš
    } o { $less_id ->
        [lantern]
            { $n ->
                [one] { $n } lucernu
                [few] { $n } lucerny
               *[other] { $n } luceren
            }
       *[blueberry] { n-berries-paid }
    } levněji
    .text = Cena se sníží sama. Slevy se sčítají, ale pod nulu cena neklesne.
line-whenever = { on-event }: { $what }
    .text = Stane se to pokaždé, i několikrát za tah.
on-event =
    { $event_id ->
        [buy_die] Když koupíš kostku
        [sell_die] Když prodáš kostku
        [buy_material] Když koupíš materiál
        [take_order] Když si vezmeš objednávku
        [hire_helper] Když přijmeš pomocníka
        [upgrade] Když vylepšíš dílnu
        [cut] Když rozřežeš kostku
        [join] Když prodloužíš kostku odřezkem
        [glue] Když slepíš kostky
        [plant_tree] Když zasadíš strom
        [fell_tree]
            { $values_id ->
                [is-6] Když pokácíš šestku
               *[any] Když pokácíš strom
            }
        [complete_order]
            { $values_id ->
                [is-1-2-3] Když splníš objednávku v horních třech řadách
               *[any] Když splníš objednávku
            }
        [gain_tool] Když uložíš nářadí na půdu
        [marketing] Když zaplatíš za marketing
       *[bonus_action] Když uděláš bonusovou akci
    }
line-production = Výroba: { $what }
    .text = Přinese to pokaždé, když ho při výrobě vybereš.

# Objednávky

line-order-early = Objednávka z prvního balíčku
    .text = V první části hry leží v nabídce; vezmeš si ji akcí Výběr objednávek.
line-order-late = Objednávka z druhého balíčku
    .text = Je náročnější a víc vynese; do nabídky přijde až v druhé části hry.
line-order-nut = Oříšková objednávka
    .text = Dvě dostane každý na začátku. Za splnění si vybereš: buď veřejnou zakázku, nebo borůvky i body.
line-demand = Chce: { $what }
    .text = Barva i hodnota musí sedět přesně. Kostky i materiál při splnění odevzdáš.
line-reward = Dá: { $what }
    .text = Dostaneš to hned, jak ji splníš.
line-first-row = Začíná v { $row }. řadě: { $what }
    .text = Odměnu řady dostaneš navíc. Při příjmech klesne objednávka o řadu níž a řada je pak horší.

# Zakázky, odměny a soupeř

line-commission =
    { so-many-points } { $metric_id ->
        [completed_orders]
            { $n ->
                [one] za každou splněnou objednávku
                [few] za každé { $n } splněné objednávky
               *[other] za každých { $n } splněných objednávek
            }
        [helpers]
            { $n ->
                [one] za každého pomocníka
                [few] za každé { $n } pomocníky
               *[other] za každých { $n } pomocníků
            }
        [tools]
            { $n ->
                [one] za každé nářadí na půdě
                [few] za každá { $n } nářadí na půdě
               *[other] za každých { $n } nářadí na půdě
            }
        [upgrades_bought]
            { $n ->
                [one] za každé koupené vylepšení
                [few] za každá { $n } koupená vylepšení
               *[other] za každých { $n } koupených vylepšení
            }
        [reputation_space]
            { $n ->
                [one] za každé pole pověsti
                [few] za každá { $n } pole pověsti
               *[other] za každých { $n } polí pověsti
            }
        [marketing_steps]
            { $n ->
                [one] za každý krok marketingu
                [few] za každé { $n } kroky marketingu
               *[other] za každých { $n } kroků marketingu
            }
        [blueberry_income]
            { $n ->
                [one] za každou borůvku příjmu
                [few] za každé { $n } borůvky příjmu
               *[other] za každých { $n } borůvek příjmu
            }
       *[hazelnut_income]
            { $n ->
                [one] za každý oříšek příjmu
                [few] za každé { $n } oříšky příjmu
               *[other] za každých { $n } oříšků příjmu
            }
    }
    .text = Počítá se na konci hry tomu, kdo zakázku má. Mít ji smí i víc hráčů.
line-commission-claim = Získáš ji oříškovou objednávkou
    .text = Po kole, ve kterém ji někdo získá, z nabídky zmizí.
line-reward-tile = Dílek na stupnici pověsti
    .text = Kdo k němu dojde nebo ho mine první, má nejvíc. Kdo ve stejném kole, dostane totéž.
line-reward-two = Jeden nebo dva hráči: { $first }
    .text = V pozdějších kolech už nedá nic.
line-reward-three = Tři hráči: { $first }
    .text = Kdo dorazí v pozdějším kole, dostane: { $second }.
line-reward-four = Čtyři hráči: { $first }
    .text = Kdo dorazí v pozdějším kole, dostane: { $second }. Po něm: { $third }.
line-solo-card = Karta sólové hry
    .text = Otočí se po tvém tahu a hraje za soupeře. Odměny z kola nedostane nikdo.
line-solo-tile = Posune destičku { $tile }
    .text = Zablokovaná destička zůstane stát.
line-solo-rearmost = Posune destičku, která je nejvíc vzadu
    .text = Je to ta, která čeká nejdéle za šipkou pily.
line-solo-rises =
    Soupeř stoupne v pověsti o { $n ->
        [one] { $n } pole
        [few] { $n } pole
       *[other] { $n } polí
    }
    .text = Dílek odměn, ke kterému dojde dřív než ty, zmizí.
line-solo-orders = Z nabídky zmizí objednávky na { $one }. a { $other }. místě
    .text = Ostatní se posunou a zleva přijdou nové.
line-solo-helpers = Z nabídky zmizí pomocníci na { $one }. a { $other }. místě
    .text = Ostatní se posunou a zleva přijdou noví.
line-solo-dice =
    Ve veřejném skladu se { $n ->
        [one] přehodí { $n } kostka
        [few] přehodí { $n } kostky
       *[other] přehodí { $n } kostek
    }
    .text = Od každé barvy jedna.

# Hlavní akce

line-tile-buy-wood = Koupíš jednu nebo dvě kostky
    .text = Vybíráš z veřejného skladu. Zelená stojí tolik, kolik ukazuje, žlutá o 1 a hnědá o 2 víc.
line-tile-trade-dice = Prodáš kostku a koupíš šestku
    .text = Za kostku dostaneš dvojnásobek její hodnoty a přirážku barvy, pak smíš koupit šestku jiné barvy. Stačí i jedno z toho.
line-tile-buy-materials = Koupíš lepidlo, odřezky nebo kotouče
    .text = Smíš nakoupit dvakrát, pokaždé něco jiného. Jeden kus je zdarma.
line-tile-choose-orders = Vezmeš si objednávku
    .text = První z nabídky je zdarma, druhou smíš přidat za 3 borůvky.
line-tile-hire-helper = Přijmeš pomocníka
    .text = Zaplatíš ho celého a postavíš vedle jiného; místo ti zvýší příjem.
line-tile-produce-plant = Dva pomocníci vyrábějí
    .text = Nebo vyrábí jeden a zasadíš strom, když máš kostku do prázdného květináče.
line-tile-upgrade-workshop = Koupíš jedno vylepšení dílny
    .text = Květináč, dílek řezání, spojů nebo lepení. Zvýší i příjem.
line-tile-moves = Destička se posune o výseč dál
    .text = Dostaneš odměnu pole, které opouští, a okénka pily nad ním. Jedna destička za tah.
line-tile-other = Akci jde získat i bez posunu
    .text = Za 1 lucernu místo akce posunuté destičky, za 3 lucerny navíc.

# Kolo akcí

line-outer = Přinese: { $what }
    .text = Dostane to ten, kdo odtud posune destičku.
line-outer-empty = Tady odměna není
    .text = Destička odtud přinese jen to, co je v okénku pily nad výsečí.
line-window = Přinese: { $what }
    .text = Dostane to každý, kdo posune destičku z této výseče. Čím déle výseč čeká, tím lepší okénko nad ní je.

# Dřevo a zboží

line-die =
    { $colour_id ->
        [green] Zelené dřevo, hodnota { $value }
        [yellow] Žluté dřevo, hodnota { $value }
       *[brown] Hnědé dřevo, hodnota { $value }
    }
    .text = Kostky jsou dřevo. Objednávka chce přesnou barvu a hodnotu.
line-die-open = Barva na výběr
    .text = Tady objednávka přijme kteroukoli z ukázaných barev, hodnota ale musí sedět.
line-die-any = Jakákoli kostka
    .text = Tady objednávka přijme kteroukoli barvu i hodnotu. Dej tu, která se na nic jiného nehodí.
line-die-cost = Nákup dřeva: koupíš ji za { n-berries-paid }
    .text = Když leží ve veřejném skladu.
line-die-sale = Výměna kostek: prodáš ji za { n-berries-paid }
    .text = Při výměně dostaneš dvojnásobek hodnoty a přirážku barvy, tedy víc, než za kolik se kupuje.
line-die-cut = Dá se rozřezat
    .text = Na dvě kostky stejné barvy se stejným součtem. Každý další řez stojí pilový kotouč.
line-die-join = Dá se prodloužit
    .text = Odřezek a dílek spojů zvýší její hodnotu, nejvýš na 6.
line-colour =
    { $colour_id ->
        [green] Zelené dřevo je nejlevnější
        [yellow] Žluté dřevo
       *[brown] Hnědé dřevo je nejvzácnější
    }
    .text = Od každé barvy leží ve veřejném skladu dvě kostky.
line-colour-cost =
    { $n ->
        [0] Bez přirážky
       *[other] Přirážka: { n-berries }
    }
    .text = Tolik se přidá k hodnotě kostky při nákupu i při prodeji.
line-colour-pot =
    { $colour_id ->
        [green] Roste v zeleném květináči
        [yellow] Roste ve žlutém květináči
       *[brown] Roste v hnědém květináči
    }
    .text = Zasadíš jedničku nebo dvojku; v každém tvém tahu povyroste o 2.
line-good-blueberry = Borůvky jsou peníze
    .text = Platíš jimi dřevo, materiál, pomocníky, vylepšení i marketing. Přibudou z výroby, objednávek a příjmů.
line-good-vp = Oříšky jsou body
    .text = Kdo jich má na konci nejvíc, vyhrává.
line-good-lantern = Lucerna přivolá jinou akci
    .text = Za 1 lucernu uděláš místo akce posunuté destičky jinou, za 3 lucerny jednu navíc.
line-good-glue = Lepidlo spojí dvě kostky
    .text = Potřebuješ k tomu dílek lepení. Některé objednávky ho chtějí přímo.
line-good-scrap = Odřezek prodlouží kostku
    .text = Potřebuješ k tomu dílek spojů. Některé objednávky ho chtějí přímo.
line-good-sawblade = Pilový kotouč je další řez
    .text = První řez je zdarma, každý další stojí kotouč. Některé objednávky ho chtějí přímo.
line-good-reuse = Žeton pustí dílek znovu do práce
    .text = Použitý dílek řezání, spojů nebo lepení díky němu ještě jednou poslouží.
line-good-material = Je to materiál
    .text = Kupuje se akcí Nákup materiálu, jeden kus je zdarma.
line-good-left = Na konci hry zbytek
    .text = Bod je za každých 10 zbylých borůvek, materiálů a teček na kostkách dohromady.

# Stupnice

line-track-blueberry = Příjem borůvek
    .text = V každé fázi příjmů dostaneš tolik borůvek, kolik ukazuje tvůj ukazatel.
line-track-hazelnut = Příjem oříšků
    .text = V každé fázi příjmů dostaneš tolik bodů, kolik ukazuje tvůj ukazatel.
line-track-lap = Za { $n } se jde znovu od 1
    .text = Druhý ukazatel se k prvnímu přičítá, mezníky už ale neplatí.
line-track-reputation = Pověst
    .text = Říká, kolik bodů je na konci hry za každou splněnou objednávku.
line-track-worth =
    Poslední pole je { $n }.: za objednávku { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }
    .text = Čísla pod stupnicí ukazují, kolik bodů je za objednávku na kterém poli.
line-track-over =
    Krok za konec: { $n ->
        [one] { $n } bod
        [few] { $n } body
       *[other] { $n } bodů
    }
    .text = Kdo je na konci, bere za další kroky body.
line-milestone = Pole { $space }: { $what }
    .text = Dostaneš to, když na pole dojdeš nebo ho mineš.

# Marketing

line-zone-marketing = Body za borůvky
    .text = Na konci tahu smíš jednou koupit body. Ukazatel pak postoupí: další body jsou dražší, ale je jich víc.
line-marketing =
    { $step }. krok: { so-many-points } za { $cost ->
        [one] { $cost } borůvku
        [few] { $cost } borůvky
       *[other] { $cost } borůvek
    }

# Dílna

line-upgrade-pot = V květináči roste strom
    .text = Do prázdného zasadíš jedničku nebo dvojku jeho barvy. V každém tvém tahu povyroste o 2 a pokácíš ho, kdy chceš.
line-upgrade-saw = Dílkem řezání rozřežeš kostku
    .text = Pak se otočí a čeká na fázi příjmů. Víc dílků, víc řezání mezi příjmy.
line-upgrade-joint = Dílkem spojů prodloužíš kostku
    .text = Stojí to odřezek. Pak se dílek otočí a čeká na fázi příjmů.
line-upgrade-gluing = Dílkem lepení spojíš dvě kostky
    .text = Stojí to lepidlo a součet smí být nejvýš 6. Za různé barvy jsou 4 body.
line-joint-raise =
    { $n ->
        [one] Zvýší kostku o { $n }
       *[other] Zvýší kostku až o { $n }
    }
    .text = Nejvýš na šestku.
line-saw-sixes = Šestky o { n-berries-paid } levněji
    .text = Platí při nákupu i při výměně, i když je dílek použitý.
line-pot-seedling = Po koupi v něm hned roste { $n ->
        [1] jednička
       *[other] strom hodnoty { $n }
    }
    .text = Koupíš ho i se semenáčkem.
line-tile-cost = Cena: { n-berries }
    .text = Kupuje se akcí Vylepšení dílny, jedno za akci a v daném pořadí.
line-tile-reward = Přinese: { $what }
    .text = Jednou, hned při koupi.
line-tile-start = Máš ho od začátku
    .text = Každý začíná se zeleným květináčem, jedním dílkem řezání a jedním dílkem spojů.
line-upgrade = { $tile }: { n-berries }
    .text = Přinese: { $what }.
line-space = Místo pro pomocníka
    .text = Nový pomocník patří na volné místo, které sousedí stranou s obsazeným.
line-space-income = Přinese: { $what }
    .text = Jednou, když místo obsadíš.
line-space-produce =
    Vyrábí { $n ->
        [one] { $n } pomocník
        [few] až { $n } pomocníci
       *[other] až { $n } pomocníků
    }
    .text = Hned při obsazení; vybrat smíš i nového.
line-row = Odměna řady: { $what }
    .text = Dostaneš ji navíc za objednávku, kterou splníš odtud.
line-row-slides = Při příjmech se klesá
    .text = Každá nesplněná objednávka sjede o řadu níž.
line-row-lost =
    Odtud objednávka propadne: pověst o { $n ->
        [one] { $n } krok
        [few] { $n } kroky
       *[other] { $n } kroků
    } zpět
    .text = Stane se to při nejbližších příjmech.

# Půda

line-attic-free = Volné od začátku
    .text = Do dolní řady uložíš nářadí kamkoli.
line-attic-above = Otevřou ho dvě místa pod ním
    .text = Nářadí sem uložíš, až bude obsazeno: { $one } a { $other }.
line-attic-beside = Otevře ho soused
    .text = Nářadí sem uložíš, až bude obsazeno: { $one }.
line-attic-pays = Platí různí sousedé
    .text = Mezi dvěma různými druhy nářadí dostaneš, co je mezi nimi. Mezi stejnými nic.
line-link = Mezi různým nářadím: { $what }
    .text = Dostaneš to jednou, když na obou koncích leží různé druhy.
line-tool = Nářadí na půdu
    .text = Uložíš ho hned, jak ho dostaneš. Odměny jsou mezi různými druhy.
line-tool-count =
    V krabici { $n ->
        [one] je { $n } kus
        [few] jsou { $n } kusy
       *[other] je { $n } kusů
    }
    .text = Když druh dojde, vybereš si jiný.

# Místa na stole

name-zone-tile = Nabídka akcí
line-zone-tile = Sedm destiček na kole
    .text = V každém tahu jednu posuneš o výseč dál, vezmeš si odměny jejího pole a uděláš její akci.
name-zone-store = Veřejný sklad dřeva
line-zone-store = Šest kostek k prodeji
    .text = Od každé barvy dvě. Kupuješ je akcí Nákup dřeva, mezery se doplní hodem.
name-zone-material = Materiál
line-zone-material = Lepidlo, odřezky a pilové kotouče
    .text = Kupují se akcí Nákup materiálu: čím víc kusů najednou, tím dráž.
name-zone-order-slot = Nabídka objednávek
line-zone-order-slot = Čtyři objednávky k mání
    .text = Bereš si je akcí Výběr objednávek. Nové přicházejí zleva, nejstarší leží vpravo.
name-zone-helper-slot = Nabídka pomocníků
line-zone-helper-slot = Čtyři pomocníci hledají práci
    .text = Přijímáš je akcí Výběr pomocníka. Noví přicházejí zleva, nejstarší leží vpravo.
name-zone-slot = Místo v nabídce
line-zone-slot = Karta v nabídce
    .text = Když ji někdo vezme, ostatní se posunou a zleva přijde nová.
name-zone-deck = Balíček
line-zone-deck = Odtud přicházejí nové karty
    .text = Uprostřed hry ho vystřídá druhý balíček a s ním se vymění celá nabídka.
name-zone-track = Stupnice
line-zone-track = Příjem borůvek, příjem oříšků a pověst
    .text = Podle příjmů dostáváš ve fázi příjmů borůvky a body. Pověst zvyšuje cenu splněných objednávek.
name-zone-commission = Nabídka zakázek
line-zone-commission = Veřejné zakázky
    .text = Získáš je za oříškové objednávky. Na konci hry dají body podle toho, co máš.
name-zone-rivals = Ostatní dílny
line-zone-rivals = Co mají ostatní
    .text = Všechno kromě karet v ruce je vidět. Dotykem se dílna otevře celá.
name-zone-rival = Soupeř
line-zone-rival = Soupeř sólové hry
    .text = Po každém tvém tahu otočí kartu: posune destičky, uklidí v nabídce a stoupá v pověsti.
name-zone-rounds = Kola
line-zone-rounds = V každém kole má každý jeden tah
    .text = Po kolech označených borůvkou přijdou příjmy. Po posledním se sčítají body.
name-zone-scores = Body hráčů
line-zone-scores = Oříšky získané během hry
    .text = Na konci k nim přibudou zakázky, splněné objednávky podle pověsti a zbytky.
name-zone-good = Zásoby
line-zone-good = Co máš v dílně
    .text = Body, borůvky na placení, lucerny, materiál a žetony opětovného využití.
name-zone-wood = Sklad dřeva
line-zone-wood = Tvoje kostky
    .text = Na konci tahu se sem vejde 6 kostek, ostatní vrátíš. Stromy se nepočítají.
name-zone-upgrade = Dílky dílny
line-zone-upgrade = Řezání, spoje a lepení
    .text = Dílek se použitím otočí a znovu bude připravený po příjmech. Čárkované si můžeš koupit.
name-zone-pot = Květináče
line-zone-pot = Tady rostou stromy
    .text = Na začátku tvého tahu povyroste každý o 2. Šestka se pokácí sama.
name-zone-order = Tvoje objednávky
line-zone-order = Pět řad, nejvýš je nejlíp
    .text = Splněná objednávka dá svou odměnu i odměnu řady. Při příjmech každá sjede o řadu.
name-zone-hand = Objednávky v ruce
line-zone-hand = Vidíš je jen ty
    .text = Splnit je zatím nejde. V každé fázi příjmů jednu vyložíš.
name-zone-done = Splněné objednávky
line-zone-done = Splněné objednávky
    .text = Na konci hry je za každou tolik bodů, kolik ukazuje tvoje pověst.
name-zone-helper = Tvoji pomocníci
line-zone-helper = Osm míst pro pomocníky
    .text = Za obsazené místo roste příjem. Pomocníci vyrábějí a každý něco umí.
name-zone-attic = Půda
line-zone-attic = Místo na nářadí
    .text = Nářadí ukládáš odspodu. Mezi dvěma různými druhy je odměna.
name-zone-marketing = Marketing
name-zone-verb = Doplňkové akce
line-zone-verb = Co smíš kdykoli ve svém tahu
    .text = Řezat, spojovat, lepit, kácet, plnit objednávky a používat pomocníky, kolikrát chceš a máš čím.
name-zone-way = Jiná cesta k akci
line-zone-way = Akce za lucerny, nebo borůvky
    .text = Místo akce 3 borůvky, za lucernu akce jiné destičky, za 3 lucerny bonusová akce.
name-zone-plant = Co zasadit
line-zone-plant = Semenáček do květináče
    .text = Jednička nebo dvojka, celá nebo uříznutá z větší kostky; zbytek zůstane ve skladu.
name-zone-parts = Kusy
line-zone-parts = Na co se kostka rozřeže
    .text = Součet zůstává. První řez je zdarma, každý další stojí pilový kotouč.
name-zone-raise = O kolik
line-zone-raise = O kolik se kostka prodlouží
    .text = Kolik jde přidat, říká dílek spojů. Výš než na 6 to nejde.
name-zone-partner = Co přilepit
line-zone-partner = Druhá kostka a výsledná barva
    .text = Hodnoty se sečtou, nejvýš na 6. Z různých barev jednu vybereš a získáš body.
name-zone-change = Změna kostky
line-zone-change = O kolik se kostka změní
    .text = Hodnota zůstane mezi 1 a 6.
name-zone-effect = Na výběr
line-zone-effect = Jedno z toho si vybereš
    .text = Co by teď nic neudělalo, vybrat nejde.

# Tlačítka

name-button-main = Akce posunuté destičky
line-button-main = Hlavní akce tahu
    .text = Uděláš ji jednou, před doplňkovými akcemi, mezi nimi nebo po nich.
name-button-berries = Borůvky místo akce
line-button-berries = Tři borůvky místo akce
    .text = Hodí se, když na akci nemáš, nebo ti k ničemu není.
name-button-done = Konec akcí
line-button-done = Konec akcí
    .text = Potom přijde na řadu marketing a úklid skladu.
name-button-go-on = Dál
line-button-go-on = Pokračovat
    .text = Tah půjde dál.
name-button-buy = Koupit body
line-button-buy = Marketing
    .text = Zaplatíš borůvky a dostaneš body, ukazatel postoupí.
name-button-pass = Nechat být
line-button-pass = Nic z toho
    .text = Hra půjde dál bez této možnosti.
name-button-act = Provést akci
line-button-act = Akce od karty
    .text = Akce navíc, kterou ti karta nabízí.
name-button-exchange = Vyměnit
line-button-exchange = Výměna
    .text = Nejdřív zaplatíš, potom dostaneš.

# Kolem kola, příjmy

name-piece-saw = Pila
line-piece-saw = Okružní pila uprostřed
    .text = Když destička přejede šipku, pila se otočí. Světlá okénka dávají odměnu výsečím, které čekají nejdéle; šedá místa nedávají nic.
name-piece-arc = Oblouk
line-piece-arc = Zakrývá odměny první výseče
    .text = Dokud tu leží, pole pod ním nic nedávají. Zmizí, až se výseč vyprázdní.
name-piece-first = Začínající hráč
line-piece-first = Začíná každé kolo
    .text = Určí ho náhoda a platí to celou hru. Při rovnosti bodů vyhrává ten, kdo je na řadě později.
name-piece-blocked = Zablokovaná destička
line-piece-blocked = Tahle destička čeká
    .text = Za šipku pily smí, až tam bude výseč prázdná. Její akci jde mít za lucernu.
name-event-income = Fáze příjmů
line-event-income = Přicházejí příjmy
    .text = Objednávky sjedou o řadu, každý jednu vyloží z ruky, dostane příjem a dílky se zase připraví.
name-event-purge = Příjmy a úklid nabídky
line-event-purge = Přijdou příjmy, malé šipky obmění nabídku
    .text = Po příjmech odejdou z obou nabídek dvě nejstarší karty.
name-event-swap = Příjmy a nové balíčky
line-event-swap = Přijdou příjmy, malé šipky vymění nabídku
    .text = Po příjmech se obě nabídky vymění celé, přijdou druhé balíčky.
name-event-last = Závěrečné příjmy
line-event-last = Poslední příjmy a konec
    .text = Potom se počítají body. Každá nesplněná objednávka srazí pověst o 2.

name-row-1 = 1. řada objednávek
name-row-2 = 2. řada objednávek
name-row-3 = 3. řada objednávek
name-row-4 = 4. řada objednávek
name-row-5 = 5. řada objednávek
name-milestone-blueberry-1 = První mezník příjmu borůvek
name-milestone-blueberry-2 = Druhý mezník příjmu borůvek
name-milestone-hazelnut-1 = První mezník příjmu oříšků
name-milestone-hazelnut-2 = Druhý mezník příjmu oříšků
name-milestone-reputation-1 = První mezník pověsti
name-milestone-reputation-2 = Druhý mezník pověsti
name-milestone-reputation-3 = Třetí mezník pověsti

# Ikony

name-icon-at-once = Hned
line-icon-at-once = když pomocník nastoupí
name-icon-once = Jednou za tah
line-icon-once = v každém tvém tahu
name-icon-always = Trvale
line-icon-always = po své události, pokaždé
name-icon-blueberry = Borůvka
line-icon-blueberry = tou se platí
name-icon-nut = Oříšek
line-icon-nut = bod
name-icon-lantern = Lucerna
line-icon-lantern = přivolá akci jiné destičky
name-icon-scrap = Odřezek
line-icon-scrap = prodlouží kostku
name-icon-glue = Lepidlo
line-icon-glue = spojí dvě kostky
name-icon-saw-blade = Pilový kotouč
line-icon-saw-blade = jeden řez navíc
name-icon-reuse = Žeton opětovného využití
line-icon-reuse = použitý dílek ještě jednou poslouží
name-icon-die = Kostka
line-icon-die = dřevo ve tvém skladu
name-icon-tool = Nářadí podle výběru
line-icon-tool = uložíš ho na půdu
name-icon-gear = Výroba
line-icon-gear = pomocník přinese zboží
name-icon-flip = Zase připravený
line-icon-flip = použitý dílek se otočí
name-icon-income-blueberry = Příjem borůvek
line-icon-income-blueberry = krok na stupnici
name-icon-income-hazelnut = Příjem oříšků
line-icon-income-hazelnut = krok na stupnici
name-icon-reputation = Pověst
line-icon-reputation = objednávky mají větší cenu
name-icon-sprout = Strom
line-icon-sprout = roste v květináči
name-icon-recolour = Přebarvení
line-icon-recolour = kostka změní barvu
name-icon-cart = Kostka zdarma
line-icon-cart = z veřejného skladu
name-icon-refresh = Nové karty
line-icon-refresh = staré z nabídky odejdou
name-icon-commission = Veřejná zakázka
line-icon-commission = body na konci hry
name-icon-megaphone = Marketing
line-icon-megaphone = body za borůvky
name-icon-lock = Zavřeno
line-icon-lock = destička nebo místo ještě čeká
name-icon-cut = Řezat
line-icon-cut = z jedné kostky víc menších
name-icon-join = Spojit
line-icon-join = odřezek zvýší kostku
name-icon-gluing = Lepit
line-icon-gluing = ze dvou kostek jedna
name-icon-fell = Pokácet
line-icon-fell = ze stromu je kostka
name-icon-complete = Splnit
line-icon-complete = odevzdáš objednávku
name-icon-ability = Schopnost
line-icon-ability = co pomocník umí jednou za tah
name-icon-buy-wood = Nákup dřeva
line-icon-buy-wood = jedna nebo dvě kostky
name-icon-trade-dice = Výměna kostek
line-icon-trade-dice = prodej a šestka
name-icon-buy-materials = Nákup materiálu
line-icon-buy-materials = lepidlo, odřezky, kotouče
name-icon-choose-orders = Výběr objednávek
line-icon-choose-orders = jedna zdarma
name-icon-hire-helper = Výběr pomocníka
line-icon-hire-helper = nový pomocník do dílny
name-icon-produce-plant = Výroba a sázení
line-icon-produce-plant = pomocníci vyrábějí, strom se sází
name-icon-upgrade-workshop = Vylepšení dílny
line-icon-upgrade-workshop = nový květináč nebo dílek
name-icon-renewal = Příjmy a nové karty
line-icon-renewal = ruka s borůvkou: po tomto kole přijdou příjmy; šipky: potom se mění karty v nabídce
name-icon-either = Jedno, nebo druhé
line-icon-either = mezi odměnami si vybereš; před pomocníkem nebo objednávkou je to za každou
name-icon-gears = Vyrobí jich víc
line-icon-gears = tolik pomocníků hned vyrobí, až místo zaplníš
name-icon-worth = Cena objednávek
line-icon-worth = pruh pod pověstí: tolik bodů je na konci za každou splněnou
name-icon-later = První, pak další
line-icon-later = kdo k dílku odměn dojde v pozdějším kole, dostane, co je za „pak“
name-icon-starts = Začíná
line-icon-starts = jednička v rámečku: hráč, který začíná každé kolo
name-icon-saws-ready = Dílky řezání
line-icon-saws-ready = připravené / všechny
name-icon-joints-ready = Dílky spojů
line-icon-joints-ready = připravené / všechny
name-icon-gluing-ready = Dílek lepení
line-icon-gluing-ready = 1/1 připravený, 0/1 použitý, – nemá ho
name-icon-order-rows = Objednávky v řadách
line-icon-order-rows = čtverečky jsou řady 1 až 5 zleva, v nich je jejich počet

# Učitel: co už znáš

topic-wheel = kolo akcí
topic-orders = objednávky
topic-helpers = pomocníci
topic-wood = dřevo a materiál
topic-work = práce se dřevem
topic-trees = stromy
topic-attic = nářadí a půda
topic-tracks = příjmy a pověst
topic-points = body

# Učitel: poznámky

note-start-helper = Vyber prvního pomocníka
    .text =
        Zaplatíš ho, až začne hra, { $n ->
            [one] z { $n } borůvky
            [few] ze { $n } borůvek
           *[other] z { $n } borůvek
        }. { $made ->
            [0] Borůvky nevyrábí žádný a tenhle stojí nejmíň.
           *[other] Na začátek se hodí ten, kdo vyrábí borůvky.
        }
note-start-orders = Nech si objednávku { $order }
    .text = Hledej takovou, na kterou už skoro máš kostky. Necháš si dvě, oříškové ti zůstanou obě.
note-start-first = Vylož objednávku { $order }
    .text = Vyložená se dá plnit hned. Ostatní tři zůstanou v ruce, při každých příjmech vyložíš další.
note-tile = Posuň destičku { $tile }
    .text =
        V každém tahu posuneš jednu a uděláš její akci. { $tile_id ->
            [buy_wood]
                { $lacks ->
                    [1] Koupíš jí kostku, která ti chybí.
                   *[other] Koupíš jí dřevo na další objednávky.
                }
            [trade_dice]
                { $lacks ->
                    [1] Koupíš jí šestku, která ti chybí.
                   *[other] Prodáš jí kostku a koupíš šestku.
                }
            [buy_materials]
                { $lacks ->
                    [1] Koupíš jí materiál, který ti chybí.
                   *[other] Kus materiálu dostaneš zadarmo.
                }
            [choose_orders] Přinese ti další objednávku.
            [hire_helper] Přibude ti pomocník a s ním příjem.
            [produce_plant] Pomocníci ti vyrobí borůvky nebo zboží.
           *[upgrade_workshop] Vylepší ti dílnu i příjem.
        }
note-rim = Pole na okraji dávají odměny
    .text = U destičky { $tile } leží na okraji: { $what }. Dostane to navíc ten, kdo ji odtud posune.
note-window = Okénko pily přidá odměnu
    .text = U výseče, kde leží { $tile }, je v okénku: { $what }. Dostane to navíc ten, kdo odtud posune kteroukoli destičku.
note-blocked = Destička { $tile } čeká
    .text = Za šipku pily smí, až bude výseč za ní prázdná. Její akci jde zatím mít jen za lucernu.
note-action = Udělej akci { $tile }
    .text =
        { $tile_id ->
            [produce_plant]
                { $plants_id ->
                    [pots] Budeš jen vyrábět: na sázení nemáš prázdný květináč.
                    [dice] Budeš jen vyrábět: do prázdného květináče nemáš kostku.
                   *[yes] Vyrobíš dvakrát, nebo jednou a zasadíš strom.
                }
           *[other] Destička je posunutá a její akce na tebe čeká.
        } Řezat, spojovat a plnit objednávky smíš před ní i po ní.
note-berries =
    Vezmi si { $n ->
        [one] { $n } borůvku
        [few] { $n } borůvky
       *[other] { $n } borůvek
    }
    .text = Akci můžeš vyměnit za borůvky. Hodí se to, když na ni nemáš, nebo ti nepomůže.
note-lantern = Lucerna přivolá jinou akci
    .text =
        Za { $n ->
            [one] { $n } lucernu
            [few] { $n } lucerny
           *[other] { $n } luceren
        } uděláš místo této akce jinou, za { $bonus ->
            [one] { $bonus } lucernu
            [few] { $bonus } lucerny
           *[other] { $bonus } luceren
        } jednu navíc. Šetři je na chvíli, kdy jedna akce dokončí objednávku.
note-end = Ukonči akce
    .text = Hlavní akci máš za sebou a žádná objednávka teď splnit nejde. Potom přijde marketing a úklid skladu.
note-complete = Splň objednávku { $order }
    .text = Máš na ni všechno. Dostaneš odměnu karty i { $row }. řady, a čím výš leží, tím líp.
note-demand = Tohle chce objednávka { $order }
    .text =
        { $n ->
            [one] Čárkovaně je, co chybí: { $n } věc.
            [few] Čárkovaně je, co chybí: { $n } věci.
           *[other] Čárkovaně je, co chybí: { $n } věcí.
        } Barva i hodnota kostek musí sedět přesně.
note-slide =
    { $left ->
        [1] Po tomto kole přijdou příjmy
       *[other] Po příštím kole přijdou příjmy
    }
    .text =
        { $lost ->
            [1] Objednávka { $order } leží v poslední řadě: když ji nesplníš, propadne a pověst klesne o 2.
           *[other] Nesplněné objednávky sjedou o řadu níž. V horních řadách vynesou víc.
        }
note-take-order = Vezmi si objednávku { $order }
    .text =
        { $near_id ->
            [all] Máš na ni všechno.
            [made] Co na ni chybí, si hned vyrobíš z toho, co máš.
           *[no] Dívej se, co chce, a ber tu, na kterou máš nejblíž.
        } Druhá by stála { $n ->
            [one] { $n } borůvku
            [few] { $n } borůvky
           *[other] { $n } borůvek
        }.
note-place-hand = Vylož objednávku { $order }
    .text = Při příjmech vyložíš jednu z ruky. Začni tou, kterou splníš nejdřív.
note-ability =
    { $fits ->
        [1] Použij, co umí { $helper }
       *[other] { $helper } pracuje jednou za tah
    }
    .text =
        { $fits ->
            [1] Získáš tím, co chce objednávka { $order }. Pomocník s jedničkou v kolečku pracuje v každém tvém tahu jednou.
           *[other] To říká jednička v kolečku. Jde to kdykoli mezi akcemi, ale nemusíš.
        }
note-hire = Přijmi { $helper_acc }
    .text = Pomocníci přinášejí zboží při výrobě a každý něco umí. Dívej se na cenu i na to, co je u ozubeného kola.
note-space = Postav ho vedle jiného
    .text = Místo hned zaplatí, co ukazuje. Na místech víc vpravo se k tomu i vyrábí.
note-produce = Vyrábí { $helper }
    .text =
        Přinese: { $what }. { $plants_id ->
            [pots] Sázet teď nejde, prázdný květináč nemáš.
            [dice] Sázet teď nejde, do prázdného květináče nemáš kostku.
           *[yes] Každý pomocník vyrábí v jedné výrobě nejvýš jednou.
        }
note-buy-wood =
    { $fits ->
        [1] Kup tuhle kostku
       *[other] Vyber kostku ze skladu
    }
    .text =
        { $fits ->
            [1] Chybí ti do objednávky.
           *[other] Ber dřevo, které půjde rozřezat nebo prodloužit na to, co chybí.
        } Zelená stojí svou hodnotu, žlutá o 1 víc a hnědá o 2 víc.
note-trade =
    { $fits ->
        [1] Kup tuhle šestku
       *[other] Prodej, nebo kup šestku
    }
    .text =
        { $fits ->
            [1] Chybí ti do objednávky. Když předtím prodáš kostku, musí mít šestka jinou barvu než ona.
           *[other] Nepotřebná kostka vynese dvojnásobek své hodnoty, žlutá o 1 víc a hnědá o 2 víc. Potom smíš koupit šestku jiné barvy a třeba ji rozřezat.
        }
note-materials = Nakup materiál
    .text =
        Jeden kus je zdarma, dva stojí { $two } a tři { $three }. Potom smíš přidat ještě jiný druh.
note-storage = Vrať kostku, kterou nepotřebuješ
    .text =
        Přes konec tahu se do skladu vejde { $n ->
            [one] { $n } kostka
            [few] { $n } kostky
           *[other] { $n } kostek
        }. Příště je dřív použij, slep nebo prodej.
note-cut = Rozřež { the-thing }
    .text = Uřízneš z ní, co chce objednávka { $order }. Dílek řezání se tím otočí a čeká na příjmy.
note-join = Prodluž { the-thing }
    .text = Odřezkem z ní uděláš, co chce objednávka { $order }. Dílek spojů se tím otočí a čeká na příjmy.
note-glue = Slep dvě kostky
    .text = Hodnoty se sečtou a barvu si vybereš. Za dvě různé barvy jsou { $n ->
            [one] { $n } bod
            [few] { $n } body
           *[other] { $n } bodů
        }.
note-upgrade = Vylepši dílnu
    .text = Každé vylepšení zvýší i příjem. S dalšími dílky víc nařežeš a prodloužíš, v květináčích roste dřevo samo.
note-plant = Zasaď strom
    .text = Jednička nebo dvojka poroste v každém tvém tahu o { $n }. Z větší kostky se kousek uřízne zadarmo.
note-fell = Pokácej strom
    .text = Strom { in-pot } už má hodnotu, kterou chce objednávka { $order }. Pokácet ho smíš kdykoli ve svém tahu.
note-place-tool =
    { $n ->
        [0] Ulož nářadí na půdu
       *[other] Ulož ho vedle jiného druhu
    }
    .text =
        { $n ->
            [0] Odměny jsou mezi dvěma různými druhy, takže příště ukládej vedle.
           *[other] Mezi dvěma různými druhy dostaneš, co je mezi nimi. Stejné vedle sebe nedají nic.
        }
note-income = Přišly příjmy
    .text =
        Příště ti přinesou { $n ->
            [one] { $n } borůvku
            [few] { $n } borůvky
           *[other] { $n } borůvek
        } a { so-many-points }. Zvyšují je pomocníci a vylepšení.
note-reputation = Tohle je tvoje pověst
    .text =
        Teď by byl{ $n ->
            [one] { " " }za každou splněnou objednávku { $n } bod
            [few] y za každou splněnou objednávku { $n } body
           *[other] o za každou splněnou objednávku { $n } bodů
        }. Po cestě čekají mezníky a dva dílky odměn.
note-marketing =
    { $when_id ->
        [early] Borůvky si teď nech
        [last] Kup body
       *[late] Body za borůvky
    }
    .text =
        { $when_id ->
            [early] V první půlce hry se hodí víc na pomocníky a dřevo. Zeptá se znovu na konci každého tvého tahu.
            [last] Je poslední kolo a za deset zbylých borůvek by byl jediný bod.
           *[late] Kupuj, když borůvky nepotřebuješ na dřevo nebo pomocníky. Zeptá se znovu na konci každého tvého tahu.
        }
note-commission = Přihlas se o zakázku
    .text =
        Tahle by ti teď dala { $n ->
            [one] { $n } bod
            [few] { $n } body
           *[other] { $n } bodů
        } a ještě poroste. Ber tu, která počítá, co stejně děláš.
note-rival = Hraješ proti soupeři z karet
    .text = Po tvém tahu posune destičky a stoupá v pověsti. Dojdi k dílkům odměn dřív než on.
note-last = Poslední kolo
    .text = Každá nesplněná objednávka srazí pověst o { $n }. Splň, co jde, a borůvky proměň marketingem na body.

# Učitel: cíl tahu

goal-opening =
    { $n ->
        [0] Vyber pomocníka, který s tebou začne.
        [1] Nech si dvě objednávky.
        [2] Nech si ještě jednu objednávku.
       *[other] Vyber objednávku, kterou vyložíš.
    }
goal-take-order = Vezmi si objednávku: body a pověst jsou hlavně za ně.
goal-order =
    Objednávka { $order }: { $n ->
        [one] chybí { $n } věc.
        [few] chybí { $n } věci.
       *[other] chybí { $n } věcí.
    }
goal-near =
    Objednávka { $order }: { $n ->
        [one] chybí { $n } věc a hned ji můžeš mít.
        [few] chybí { $n } věci a hned je můžeš mít.
       *[other] chybí { $n } věcí a hned je můžeš mít.
    }
goal-complete = Objednávka { $order } je připravená, splň ji.
goal-ready = Na objednávku { $order } máš všechno: dokonči, co děláš, a splň ji.

# Učitel: drahé tahy

caution-order = Skončit s hotovou objednávkou?
    .text = Na objednávku { $order } máš všechno.
cost-order-waits = odměna počká a objednávka může sjet o řadu
gain-order = { $what }
gain-row = { $row }. řada: { $what }
caution-action = Skončit bez akce?
    .text = Destička je posunutá, ale její akce na tebe ještě čeká.
cost-action = tah bez hlavní akce
gain-action = akce { $tile }
gain-berries =
    nebo aspoň { $n ->
        [one] { $n } borůvka
        [few] { $n } borůvky
       *[other] { $n } borůvek
    }
caution-wood = Skončit s plným skladem?
    .text =
        Do skladu se vejde jen { $n ->
            [one] { $n } kostka
            [few] { $n } kostky
           *[other] { $n } kostek
        }.
cost-wood =
    { $n ->
        [one] { $n } kostku vrátíš
        [few] { $n } kostky vrátíš
       *[other] { $n } kostek vrátíš
    }
gain-wood = splnit objednávku, nebo kostky slepit
caution-slides = Nechat objednávku propadnout?
    .text = Objednávka { $order } leží v poslední řadě a po tomto kole přijdou příjmy.
cost-slides-out =
    objednávka je pryč a pověst klesne o { $n ->
        [one] { $n } krok
        [few] { $n } kroky
       *[other] { $n } kroků
    }
gain-one-step = jediný krok a půjde splnit
caution-return = Vrátit potřebnou kostku?
    .text = Čeká na ni objednávka { $order }.
caution-sell = Prodat potřebnou kostku?
    .text = Čeká na ni objednávka { $order }.
cost-needed = na objednávku { $order } bude chybět { $thing }
gain-idle = { $thing } není potřeba na nic
caution-idle = Ukončit výrobu?
    .text = Vyrábět může ještě další pomocník.
cost-idle = výroba jednoho pomocníka propadne
gain-production = { $what }
caution-late-order = Vzít si další objednávku?
    .text =
        { $left ->
            [0] Tohle je poslední kolo.
           *[other] Po tomhle kole zbývá už jen jedno.
        }
cost-open-order =
    nesplněná srazí pověst o { $n ->
        [one] { $n } krok
        [few] { $n } kroky
       *[other] { $n } kroků
    }
gain-no-order = pověst zůstane, jak je
caution-saving = Nechat si borůvky?
    .text = Tohle je poslední marketing ve hře.
cost-berries =
    { $n ->
        [one] { $n } borůvka
        [few] { $n } borůvky
       *[other] { $n } borůvek
    }: bod je až za 10 zbylých věcí
gain-marketing = { so-many-points } za { n-berries-paid }

# Proč ne: co chybí

lack-price = Na to teď nemáš: chybí ti { n-missing }
    .text = Borůvky přinese výroba, splněná objednávka, nebo 3 místo akce.
lack-hire = Na pomocníka nemáš: chybí ti { n-missing }
    .text = Cenu platíš celou najednou. Borůvky přinese výroba, nebo 3 místo akce.
lack-marketing = Na marketing nemáš: chybí ti { n-missing }
    .text = Zeptá se znovu na konci každého tvého tahu.
lack-bonus = Na bonusovou akci nemáš: chybí ti { n-missing }
    .text = Lucerny leží na kole a dávají je některé objednávky.
lack-ability = Na schopnost nemáš: chybí ti { n-missing }
    .text = Materiál koupíš akcí Nákup materiálu, borůvky přinese výroba.
lack-blades = Na tolik řezů nemáš: chybí ti { n-missing }
    .text = Kotouče koupíš akcí Nákup materiálu. Jeden řez je vždycky zdarma.
lack-glue = Na lepení nemáš: chybí ti { n-missing }
    .text = Lepidlo koupíš akcí Nákup materiálu, jedno je zdarma.
lack-lantern =
    Na jinou akci nemáš: chybí ti { $count ->
        [one] { $count } lucerna
        [few] { $count } lucerny
       *[other] { $count } luceren
    }
    .text =
        { $fresh ->
            [0] Lucerny leží na kole a dávají je některé objednávky.
           *[other] Lucerna získaná tímto posunem na to neplatí. V příštím tahu už ano.
        }
lack-moved = Destička je v tomto tahu už posunutá
    .text = Posunout smíš jednu za tah. Akci jiné destičky jde mít za lucerny.
lack-blocked =
    Tahle destička je zablokovaná: ve výseči za šipkou { $n ->
        [one] leží ještě { $n } destička
        [few] leží ještě { $n } destičky
       *[other] leží ještě { $n } destiček
    }
    .text = Uvolní se, až bude ta výseč prázdná. Její akci jde mít za lucernu.
lack-no-tile = Nejdřív posuň destičku
    .text = Teprve posunutá destička dává hlavní akci.
lack-main-done = Hlavní akci máš v tomto tahu za sebou
    .text = Další akci jde přidat jen za lucerny, jednou za tah.
lack-action = Akce { $tile } by teď nic neudělala
    .text = Nemáš na ni, nebo není s čím. Místo ní si můžeš vzít 3 borůvky.
lack-bonus-used = Bonusovou akci máš v tomto tahu za sebou
    .text = Smí být jen jedna za tah.
lack-always = Tahle schopnost pracuje sama
    .text = Platí trvale, nemusíš ji zapínat.
lack-at-once = Tahle schopnost už proběhla
    .text = Stalo se to, když pomocník nastoupil.
lack-used = Schopnost už v tomto tahu pracovala
    .text = Znovu ji použiješ v příštím tahu.
lack-material = Schopnost chce 1 materiál a nemáš žádný
    .text = Lepidlo, odřezek i kotouč koupíš akcí Nákup materiálu, jeden kus je zdarma.
lack-nothing-to-do = Schopnost teď nemá na čem pracovat
    .text = Počkej, až bude kostka, strom, dílek nebo karta, na kterou se hodí.
lack-saw =
    { $n ->
        [one] Dílek řezání je použitý
       *[other] Všechny dílky řezání jsou použité
    }
    .text = Použité dílky se připraví při příjmech. Další koupíš akcí Vylepšení dílny.
lack-cut-one = Jedničku rozřezat nejde
    .text = Řezat jde kostka s hodnotou aspoň 2.
lack-join =
    { $scrap ->
        [1]
            { $tile ->
                [1] Chybí ti 1 odřezek a připravený dílek spojů
               *[other] Chybí ti 1 odřezek
            }
       *[other] Dílky spojů jsou použité
    }
    .text =
        { $tile ->
            [1] Dílky se připraví při příjmech. Další koupíš akcí Vylepšení dílny.
           *[other] Odřezky koupíš akcí Nákup materiálu, jeden je zdarma.
        }
lack-join-six = Šestku prodloužit nejde
    .text = Šest je nejvíc.
lack-no-gluer = Chybí ti dílek lepení
    .text = Koupíš ho akcí Vylepšení dílny.
lack-gluer-used = Dílek lepení je použitý
    .text = Připraví se při příjmech, nebo žetonem opětovného využití.
lack-partner = Není co slepit
    .text = Dvě kostky smí mít dohromady nejvýš { $n }.
lack-tree = V květináčích nic neroste
    .text = Strom zasadíš akcí Výroba / Zasazení stromu.
lack-orders = Nemáš žádnou vyloženou objednávku
    .text = Vezmeš si ji akcí Výběr objednávek, další vyložíš z ruky při příjmech.
lack-abilities = Žádný pomocník teď nemá co dělat
    .text = Na řadu přijdou ti s kolečkem a jedničkou, jednou za tah a když mají s čím pracovat.
lack-dice = Ve skladu na to není kostka
    .text = Dřevo koupíš akcí Nákup dřeva, nebo ho vypěstuješ.
one-of-lacking =
    { $n ->
        [one] Ta
       *[other] Jedna z nich
    }
lack-order-later = Na tuhle objednávku máš všechno
    .text =
        { $late ->
            [1] Splníš ji ve svém tahu mezi akcemi.
           *[other] Nejdřív dokonči, na co se hra ptá, třeba nákup. Potom ji splníš.
        }
lack-keep-nut = Tahle objednávka ti zůstane tak jako tak
    .text = Oříškové si necháš obě. Vybíráš jen dvě z ostatních.
lack-kept = Tuhle objednávku už máš vybranou
    .text = Vyber si k ní jednu jinou.
lack-seedling =
    { $colour_id ->
        [green] Do zeleného květináče nemáš kostku
        [yellow] Do žlutého květináče nemáš kostku
       *[brown] Do hnědého květináče nemáš kostku
    }
    .text = Stačí kterákoli kostka barvy prázdného květináče, kousek se z ní uřízne zadarmo.
lack-order =
    Na tuhle objednávku { $n ->
        [one] chybí { $n } věc
        [few] chybí { $n } věci
       *[other] chybí { $n } věcí
    }
    .text =
        { $zone_id ->
            [fell] { one-of-lacking } roste v květináči, pokácej strom.
            [cut] { one-of-lacking } jde uříznout z větší kostky.
            [join] { one-of-lacking } vznikne, když kostku prodloužíš odřezkem.
            [store] { one-of-lacking } leží ve veřejném skladu, koupíš ji akcí Nákup dřeva.
            [material] Materiál koupíš akcí Nákup materiálu.
           *[none] Dřevo koupíš, vypěstuješ, nebo vyrobíš řezáním, spojováním a lepením.
        }
lack-same-colour = Stejnou barvu měla prodaná kostka
    .text = Vyber si šestku jiné barvy.
lack-other-material = Tenhle materiál už v této akci máš
    .text = Druhý nákup musí být jiný druh.
lack-deck = Tady žádná karta neleží
    .text = Balíček došel.
lack-full-workshop =
    V dílně není místo: { $n ->
        [one] { $n } pomocník
        [few] { $n } pomocníci
       *[other] { $n } pomocníků
    } je plný stav
    .text = Dalšího už přijmout nejde.
lack-space-taken = Tohle místo je obsazené
    .text = Pomocník patří na volné místo vedle jiného.
lack-neighbour = Vedle tohoto místa nikdo nestojí
    .text = Pomocník patří na volné místo, které sousedí stranou s obsazeným.
lack-all-bought = Tuhle řadu vylepšení máš celou
    .text = Vyber si jiné.
lack-pot =
    { $colour_id ->
        [green] Zelený květináč není volný
        [yellow] Nemáš volný žlutý květináč
       *[brown] Nemáš volný hnědý květináč
    }
    .text = Strom patří do prázdného květináče své barvy. Další koupíš akcí Vylepšení dílny.
lack-above-six = To by bylo víc než { $n }
    .text = Výš než na šestku se kostka prodloužit nedá.
lack-raise = Připravený dílek spojů přidá nejvýš { $n }
    .text = Silnější dílek koupíš akcí Vylepšení dílny.
lack-peg-taken = Tady už nářadí leží
    .text = Každé místo je pro jedno.
lack-peg =
    Místo je zavřené: { $n ->
        [one] chybí { $n } nářadí pod ním nebo vedle něj
        [few] chybí { $n } nářadí pod ním
       *[other] chybí { $n } nářadí pod ním
    }
    .text = Začni v dolní řadě, výš se otevře, co má pod sebou obě místa obsazená.
lack-tool = Tenhle druh nářadí už došel
    .text = Vyber si jiný, který v zásobě ještě je.
lack-own-commission = Tuhle zakázku už máš
    .text = Tutéž dvakrát mít nejde.
lack-commission-gone = Tahle zakázka už v nabídce není
    .text = Získal ji někdo v dřívějším kole.

# Kdy na co přijde řada

when-tile = Destičku posuneš na začátku svého tahu.
when-lantern = Akci jiné destičky jde mít za lucernu, až posuneš svou destičku.
when-bonus = Bonusovou akci smíš přidat jednou ve svém tahu za 3 lucerny.
when-ability = Schopnost „jednou za tah“ použiješ ve svém tahu mezi akcemi, ostatní pracují samy.
when-cut = Řezat smíš ve svém tahu mezi akcemi.
when-join = Spojovat smíš ve svém tahu mezi akcemi.
when-glue = Lepit smíš ve svém tahu mezi akcemi.
when-fell = Kácet smíš ve svém tahu mezi akcemi.
when-tree = Vybírá se, když pomocník nechá jeden strom povyrůst.
when-order = Objednávku splníš ve svém tahu mezi akcemi, jakmile na ni máš všechno.
when-store = Kostky z veřejného skladu koupíš akcí Nákup dřeva.
when-sell = Kostku prodáš akcí Výměna kostek.
when-six = Šestku koupíš akcí Výměna kostek.
when-material = Materiál koupíš akcí Nákup materiálu.
when-slot = Kartu si vezmeš akcí Výběr objednávek nebo Výběr pomocníka.
when-order-slot = Objednávku z nabídky si vezmeš akcí Výběr objednávek.
when-helper-slot = Pomocníka z nabídky přijmeš akcí Výběr pomocníka.
when-helper = Pomocníci vyrábějí akcí Výroba / Zasazení stromu a po obsazení některých míst.
when-keep = Na začátku hry si necháš dvě objednávky, další přinese akce Výběr objednávek.
when-place = První objednávka se vykládá jen na začátku hry.
when-space = Místo obsadíš, když přijmeš pomocníka.
when-plant = Stromy se sázejí akcí Výroba / Zasazení stromu.
when-pot = Do květináče sázíš akcí Výroba / Zasazení stromu, další koupíš akcí Vylepšení dílny.
when-upgrade = Dílek koupíš akcí Vylepšení dílny.
when-used = Použitý dílek se připraví při příjmech, dřív jen díky pomocníkovi.
when-parts = Na kusy se ptá, když řežeš kostku.
when-raise = Na to se ptá, když kostku prodlužuješ odřezkem.
when-partner = Na to se ptá, když lepíš dvě kostky.
when-wood = Ve svém tahu kostku rozřežeš, prodloužíš, slepíš, nebo odevzdáš na objednávku.
when-change = Na to se ptá, když pomocník mění hodnotu kostky.
when-colour = Na barvu se ptá, když dostáváš nebo přebarvuješ kostku.
when-effect = Na výběr je, když karta nebo okénko pily nabízí víc věcí.
when-commission = Zakázku získáš, když splníš oříškovou objednávku.
when-tool = Nářadí dostaneš za mezníky, některé objednávky a odměny.
when-attic = Na půdu ukládáš nářadí, hned jak ho dostaneš.
when-link = Odměnu dostaneš, když na obou koncích leží různé nářadí.
when-hand = Jednu objednávku z ruky vyložíš v každé fázi příjmů.
when-deck = Balíček doplňuje nabídku sám.
when-track = Na stupnicích postupuješ díky místům pomocníků, vylepšením, objednávkám a půdě.
when-rivals = Dotykem otevřeš celou dílnu.
when-rival = Soupeř hraje sám, po každém tvém tahu.
when-rounds = Kolo skončí, až budou mít všichni tah za sebou.
when-scores = Body přibývají hned, zbytek se sečte na konci hry.
when-good = Zboží platíš a dostáváš samo, jak akce říkají.
when-done = Splněné objednávky se počítají na konci hry.
when-marketing = Body smíš koupit na konci každého svého tahu.
when-verb = Doplňkové akce smíš dělat ve svém tahu mezi hlavními akcemi.
when-way = Jinou cestu k akci vybíráš ve svém tahu.
when-die = Dotykem na svou kostku ve svém tahu uvidíš, co s ní jde dělat.
when-reward-tile = Odměnu dostaneš, když tvoje pověst k dílku dojde nebo ho mine.
when-solo = Karta soupeře se otočí sama po tvém tahu.
when-workshop = Dílek použiješ ve svém tahu, když řežeš, spojuješ nebo lepíš.
when-row = Odměnu řady dostaneš, když odtud splníš objednávku.
when-outer = Odměnu pole dostaneš, když odtud posuneš destičku.
when-window = Odměnu okénka dostaneš, když posuneš destičku z této výseče.
when-milestone = Odměnu mezníku dostaneš, když k němu ukazatel dojde nebo ho mine.
when-piece = Tahle věc se pohybuje sama.
when-event = Příjmy přijdou samy po tomto kole.
when-button = Tlačítko se rozsvítí, až na ně přijde řada.
when-icon = Ikona jen vysvětluje, co je na kartách a deskách.

# Kapitoly pravidel

chapter-2 = Příprava
    .text = Co leží na stole a s čím každý začíná.
chapter-3 = Tah
    .text = Stromy povyrostou, pak přijdou akce, marketing a úklid skladu.
chapter-4 = Kolo akcí
    .text = Destičky obcházejí kolo a čím déle čekají, tím víc přinesou.
chapter-5 = Hlavní akce
    .text = Sedm destiček, sedm věcí, které jde v tahu udělat.
chapter-6 = Doplňkové akce
    .text = Řezat, spojovat, lepit a kácet smíš, kolikrát chceš a máš čím.
chapter-7 = Objednávky
    .text = Kvůli nim to všechno je: přesné kostky za odměnu a pověst.
chapter-8 = Veřejné zakázky
    .text = Oříškové objednávky otevírají body na konci hry.
chapter-9 = Nářadí a půda
    .text = Různé nářadí vedle sebe přináší odměny.
chapter-10 = Stupnice
    .text = Příjmy, pověst a co na nich čeká.
chapter-11 = Marketing
    .text = Na konci tahu jdou borůvky vyměnit za body.
chapter-12 = Kola a příjmy
    .text = Co se stane po kole a co ve fázi příjmů.
chapter-13 = Konec hry
    .text = Jak se sčítají body a kdo vyhrává.
chapter-14 = Sólová hra
    .text = Jeden hráč proti soupeři z karet.
chapter-15 = Účinky
    .text = Jak fungují odměny a schopnosti na kartách.

# Příklady

example-wheel = Destička přinese víc než akci
    .text = Kdo teď posune Výběr pomocníka, dostane odřezek a lepidlo z pole a navíc pilový kotouč z okénka pily nad výsečí.
example-blocked = Destička před šipkou
    .text = Nákup dřeva leží před šipkou pily a výseč za ní ještě není prázdná. Posunout nejde, ale za lucernu je jeho akce k mání.
example-order = Přesně tyhle kostky
    .text = Stolička chce zelenou dvojku, žlutou dvojku a odřezek. Všechno tu je: splnit ji jde hned a řada k odměně přidá pověst.
example-cut = Jedna šestka, tři dvojky
    .text = Krmelec chce tři žluté dvojky. Žlutou šestku rozřeže připravený dílek: první řez je zdarma, druhý stojí pilový kotouč.
example-attic = Různé nářadí vedle sebe
    .text = Mezi paličkou a klíčem je odměna, už se vyplatila. Uprostřed se otevřelo místo nad nimi; další palička by vedle klíče zase platila.
