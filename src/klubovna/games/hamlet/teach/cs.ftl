# Počty a suroviny ve větách

coins-n =
    { $coins ->
        [one] { $coins } zlaťák
        [few] { $coins } zlaťáky
       *[other] { $coins } zlaťáků
    }
points-n =
    { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }
gained-n =
    { $coins ->
        [0] { points-n }
       *[other] { coins-n }
    }
goods-a =
    { $a_id ->
        [wood]
            { $a_n ->
                [one] { $a_n } dřevo
                [few] { $a_n } dřeva
               *[other] { $a_n } dřev
            }
        [stone]
            { $a_n ->
                [one] { $a_n } kámen
                [few] { $a_n } kameny
               *[other] { $a_n } kamenů
            }
        [timber]
            { $a_n ->
                [one] { $a_n } prkno
                [few] { $a_n } prkna
               *[other] { $a_n } prken
            }
        [brick]
            { $a_n ->
                [one] { $a_n } cihla
                [few] { $a_n } cihly
               *[other] { $a_n } cihel
            }
        [flour]
            { $a_n ->
                [one] { $a_n } mouka
                [few] { $a_n } mouky
               *[other] { $a_n } mouk
            }
        [milk]
            { $a_n ->
                [one] { $a_n } mléko
                [few] { $a_n } mléka
               *[other] { $a_n } mlék
            }
        [basic]
            { $a_n ->
                [one] { $a_n } základní surovina
                [few] { $a_n } základní suroviny
               *[other] { $a_n } základních surovin
            }
        [refined]
            { $a_n ->
                [one] { $a_n } zpracovaná surovina
                [few] { $a_n } zpracované suroviny
               *[other] { $a_n } zpracovaných surovin
            }
        [brick_milk] { $a_n }× cihla nebo mléko
        [timber_flour] { $a_n }× prkno nebo mouka
       *[other] { $a_n } { $a }
    }
goods-b =
    { $b_id ->
        [wood]
            { $b_n ->
                [one] { $b_n } dřevo
                [few] { $b_n } dřeva
               *[other] { $b_n } dřev
            }
        [stone]
            { $b_n ->
                [one] { $b_n } kámen
                [few] { $b_n } kameny
               *[other] { $b_n } kamenů
            }
        [timber]
            { $b_n ->
                [one] { $b_n } prkno
                [few] { $b_n } prkna
               *[other] { $b_n } prken
            }
        [brick]
            { $b_n ->
                [one] { $b_n } cihla
                [few] { $b_n } cihly
               *[other] { $b_n } cihel
            }
        [flour]
            { $b_n ->
                [one] { $b_n } mouka
                [few] { $b_n } mouky
               *[other] { $b_n } mouk
            }
        [milk]
            { $b_n ->
                [one] { $b_n } mléko
                [few] { $b_n } mléka
               *[other] { $b_n } mlék
            }
       *[other] { $b_n } { $b }
    }
goods-c =
    { $c_id ->
        [wood]
            { $c_n ->
                [one] { $c_n } dřevo
                [few] { $c_n } dřeva
               *[other] { $c_n } dřev
            }
        [stone]
            { $c_n ->
                [one] { $c_n } kámen
                [few] { $c_n } kameny
               *[other] { $c_n } kamenů
            }
        [timber]
            { $c_n ->
                [one] { $c_n } prkno
                [few] { $c_n } prkna
               *[other] { $c_n } prken
            }
        [brick]
            { $c_n ->
                [one] { $c_n } cihla
                [few] { $c_n } cihly
               *[other] { $c_n } cihel
            }
        [flour]
            { $c_n ->
                [one] { $c_n } mouka
                [few] { $c_n } mouky
               *[other] { $c_n } mouk
            }
        [milk]
            { $c_n ->
                [one] { $c_n } mléko
                [few] { $c_n } mléka
               *[other] { $c_n } mlék
            }
       *[other] { $c_n } { $c }
    }
goods-d =
    { $d_id ->
        [wood]
            { $d_n ->
                [one] { $d_n } dřevo
                [few] { $d_n } dřeva
               *[other] { $d_n } dřev
            }
        [stone]
            { $d_n ->
                [one] { $d_n } kámen
                [few] { $d_n } kameny
               *[other] { $d_n } kamenů
            }
        [timber]
            { $d_n ->
                [one] { $d_n } prkno
                [few] { $d_n } prkna
               *[other] { $d_n } prken
            }
        [brick]
            { $d_n ->
                [one] { $d_n } cihla
                [few] { $d_n } cihly
               *[other] { $d_n } cihel
            }
        [flour]
            { $d_n ->
                [one] { $d_n } mouka
                [few] { $d_n } mouky
               *[other] { $d_n } mouk
            }
        [milk]
            { $d_n ->
                [one] { $d_n } mléko
                [few] { $d_n } mléka
               *[other] { $d_n } mlék
            }
       *[other] { $d_n } { $d }
    }
goods-list =
    { $size ->
        [1] { goods-a }
        [2] { goods-a } a { goods-b }
        [3] { goods-a }, { goods-b } a { goods-c }
        [4] { goods-a }, { goods-b }, { goods-c } a { goods-d }
       *[other] { goods-a }, { goods-b }, { goods-c }, { goods-d } a další
    }
many-slots =
    { $n ->
        [one] { $n } místo
        [few] { $n } místa
       *[other] { $n } míst
    }

# Suroviny v pádech

from-a =
    { $a_id ->
        [wood] ze dřeva
        [stone] z kamene
       *[wheat] z obilí
    }
one-of-a =
    { $a_id ->
        [wood] jedno dřevo
        [stone] jeden kámen
       *[wheat] jedno obilí
    }
acc-resource =
    { $resource_id ->
        [timber] prkna
        [brick] cihly
        [flour] mouku
       *[milk] mléko
    }

# Druhy a značky

kind-tile = Budovy
kind-sale = Prodeje
kind-delivery = Dodávky
kind-milestone = Milníky
kind-award = Ocenění
kind-road = Cesty
kind-zone = Místa na stole
kind-button = Tlačítka
kind-icon = Značky
kind-disc = Botricovy disky
kind-action = Botricovy akce
tag-special = zvláštní
tag-production = výrobní
tag-refinery = zpracovatelská
tag-landmark = památka
tag-start = na začátku
tag-bag = od začátku
tag-stack = přijde později
tag-goods = Suroviny a zisky
tag-workers = Pracovníci
tag-land = Ve vesnici
tag-table = Na stole
tag-basic = základní
tag-refined = zpracovaná
tag-level-1 = 1. úroveň
tag-level-2 = 2. úroveň
tag-level-3 = 3. úroveň
tag-few = pro 1 až 2 hráče
tag-many = pro 3 až 4 hráče
tag-milestone = milník
tag-award = ocenění
tag-road = cesta
tag-solo = sólová hra

# Názvy míst, tlačítek a značek

name-zone-village = Vesnice
name-zone-plans = Plány v ruce
name-zone-row = Plány na Rychtě
name-zone-bag = Pytlík
name-zone-market = Prodeje na Tržišti
name-zone-stack = Hromádka prodejů
name-zone-free-market = Volný trh
name-zone-church = Dodávky do Kostela
name-zone-milestones = Milníky
name-zone-awards = Ocenění
name-zone-player = Hráč
name-zone-supply = Zpracované žetony v zásobě
name-zone-longest = Nejdelší cesta
name-zone-round = Kolo a kostel
name-zone-token = Žeton, kterým se platí
name-zone-donkey = Osel, který může vyrazit
name-zone-site = Volný okraj
name-zone-fit = Poloha dílku
name-zone-contact = Místo pro cestu
name-zone-times = Kolik žetonů
name-zone-rival = Botric
name-zone-actions = Botricova řada akcí
name-zone-cup = Botricův kalíšek
name-button-road = Postavit cestu
name-button-donkeys = Vyrazit s osly
name-button-end = Ukončit tah
name-button-done = Už stačí
name-button-pass = Plán si nebrat
name-button-buy = Koupit na volném trhu
name-button-go-on = Pokračovat
name-button-villager = Najmout vesničana
name-button-donkey = Pořídit osla
name-button-beg = Žebrat u Kostela
name-icon-wood = Dřevo
name-icon-stone = Kámen
name-icon-wheat = Obilí
name-icon-timber = Prkna
name-icon-brick = Cihly
name-icon-flour = Mouka
name-icon-milk = Mléko
name-icon-points = Body
name-icon-lying = Vesničan, který už pracoval
name-icon-moved = Osel, který už šel
name-icon-plan = Plán
name-icon-spire = Dodávka do Kostela
name-icon-stall = Prodej na Tržišti
name-icon-hall = Rychta
name-icon-cup = Cíle
name-icon-flag = Vlajka
name-icon-slot = Volné místo
name-icon-mix = Libovolná směs
name-icon-refine = Co se tu vyrábí
name-icon-forest = Okraj s lesem
name-icon-mountain = Okraj s horami
name-icon-way = Okraj s cestou
name-icon-cliff = Útes
name-icon-first = Začínající hráč
name-icon-arrow = Která strana je nahoře
name-icon-villager = Vesničan
name-icon-donkey = Osel
name-icon-coin = Zlaťák
name-icon-road = Postavená cesta
name-icon-high = Kvalitní surovina
name-icon-part = Část kostela
name-icon-favour = Přízeň

# Budovy slovy

line-church = Sem se dodávají suroviny
    .text = Vesničan v Kostele splní jednu dodávku. Body jsou hned a kostel o část vyroste.
line-church-end = Hotový kostel ukončí hru
    .text = Po poslední dodávce se dohraje kolo a sčítají se body.
line-beg = Žebrání: { so-many-coins }
    .text = Jen když jsou Tábor dřevorubců, Kamenolom i Statek plné. Hodí se, když není nic jiného na práci.
line-market = Tady se prodává
    .text = Vesničan na Tržišti splní jeden z vyložených prodejů: všechno zboží přijde sem, body a zlaťáky jsou tvoje.
line-price-basic = Základní surovina stojí { $many } až { $few } zlaťáky
    .text = Pro jednoho či dva hráče { $few }, pro tři či čtyři { $many }. Kupuješ při placení, pokud se zboží z Tržiště dostane až k vesničanovi.
line-price-refined = Zpracovaná surovina stojí { $many } až { $few } zlaťáků
    .text = Pro jednoho či dva hráče { $few }, pro tři či čtyři { $many }. Za koupené zboží nikdo odměnu nedostane.
line-hall = Nejdřív si vezmi plán
    .text = Plán úplně vlevo je zdarma. Chceš-li jiný, polož zlaťák na každý, který přeskočíš.
line-hire = Potom najímej
    .text = Vesničané stojí { $first }, { $second } a { $third } zlaťáků, osel { $donkey }. Najmout smíš tolik, kolik zaplatíš.
line-produce = Má { many-slots }: { $a }
    .text = Vesničan tu zaplní všechna volná místa. Co tu leží, smí použít kdokoli.
line-barn = Má { many-slots } na cokoli
    .text = Každé volné místo vezme dřevo, kámen, nebo obilí podle tvé volby. Co tu leží, smí použít kdokoli.
line-gives = Přinese { gained-n }
    .text = Odměna je jedna, i když se zaplní víc míst. Když je plno, pracovat se tu nedá.
line-refine = Vyrábí { acc-resource } { from-a }
    .text =
        Na každý tvůj žeton se sem musí dát přivézt { one-of-a }. { $n ->
            [one] Místo je tu na jeden.
            [few] Místo je tu na { $n }, i najednou.
           *[other] Místo je tu na { $n }, i najednou.
        }
line-reward = Výrobce získá { coins-n } a { points-n }
    .text = Odměna přijde, až žeton někdo použije, ať ty, nebo soupeř. Za kvalitní žeton je { $times }× větší.
line-first = První přinese milník { $milestone }
    .text = Kdo první postaví budovu, která vyrábí { acc-resource }, získá milník a do pytlíku přibudou čtyři plány.
line-per-segment =
    { $terrain_id ->
        [road] { points-n } za každou napojenou cestu
        [forest] { points-n } za každý okraj u lesa
        [mountain] { points-n } za každý okraj u hor
       *[any] { points-n } za každý okraj se stejným terénem
    }
    .text =
        { $terrain_id ->
            [road] Počítají se jen natištěné cesty, které se tu potkají, postavené ne.
            [forest] Počítá se každý okraj, který se dotýká lesa na jiném dílku.
            [mountain] Počítá se každý okraj, který se dotýká hor na jiném dílku.
           *[any] Cesta u cesty, les u lesa, hory u hor.
        }
line-per-count-market-sales = { points-n } za každý tvůj prodej
    .text = Počítají se všechny prodeje, které během hry splníš.
line-per-count-church-deliveries = { points-n } za každou tvou dodávku
    .text = Počítají se všechny dodávky, které do Kostela přivezeš.
line-per-count-donkeys = { points-n } za každého tvého osla
    .text = Počítají se všichni tvoji osli ve vesnici, i ten první.
line-per-count-roads-built = { points-n } za každou tvou cestu
    .text = Mosty a stezky, které postavíš, se tu počítají navíc.
line-per-coin = { points-n } za každý zbylý zlaťák, nejvýš { $cap }
    .text = Zlaťáky se přitom počítají i jako obvykle.
line-per-path-tile = { points-n } za každý dílek cesty ke Kostelu
    .text = Platí nejkratší cesta a počítají se i oba její konce.
line-longest-road-bonus = { points-n } navíc za dílek tvé nejdelší cesty
    .text = Na té cestě přitom ležet nemusí.
line-flat-if-built-road = { points-n }, když sem vede postavená cesta
    .text = Kdo most nebo stezku postavil, je jedno.
line-needs-road = Jen s cestou ke Kostelu
    .text = Na konci boduje, jen když sem od Kostela vede cesta.
line-anywhere = I bez cesty
    .text = Boduje, ať leží kdekoli.
line-flag = Nese vlajku stavitele
    .text = Body na konci patří tomu, čí je vlajka. Pracovat se tu nedá.
line-start = Stojí od začátku
    .text = Leží u Kostela a vede odtamtud cesta. Stavět se nemusí.
line-cost = Cena: { goods-list }
    .text = Všechno se musí dát přivézt k vesničanovi, který staví, nebo dokoupit.
line-cost-coins = Cena: { so-many-coins }
    .text = Stačí zlaťáky.
line-built = Za postavení { points-n }
    .text = Jsou tvoje hned.
line-bag = Ve hře od začátku
    .text = Na Rychtě se může objevit hned od prvního kola.
line-stack =
    { $resource_id ->
        [timber] Přijde s prkny
        [brick] Přijde s cihlami
        [flour] Přijde s moukou
       *[milk] Přijde s mlékem
    }
    .text = Do pytlíku přibude, až bude stát první budova, která vyrábí { acc-resource }.
line-terrain =
    Okraje: { $roads ->
        [0] žádná cesta
       *[other] cesta { $roads }×
    }{ $forests ->
        [0] {""}
       *[other] , les { $forests }×
    }{ $mountains ->
        [0] {""}
       *[other] , hory { $mountains }×
    }
    .text =
        { $roads ->
            [0] Les a hory k sobě přiléhají libovolně. Dílek bez cesty připojí jen most nebo stezka.
           *[other] Cesta smí přiléhat jen k cestě, les a hory k sobě libovolně.
        }

# Suroviny slovy

line-basic = Základní surovina
    .text = Vzniká { at-tile }. Taková surovina není ničí: kdo ji potřebuje, ten si ji vezme.
line-wheat = Bude z něj mouka, nebo mléko
    .text = Mlýny z něj melou mouku, zvířata dávají mléko.
line-for-road =
    { $kind_id ->
        [bridge] Na most jsou potřeba dvě
       *[path] Na stezku jsou potřeba dva
    }
    .text =
        { $kind_id ->
            [bridge] Most spojí dva dílky, které se dotýkají horami.
           *[path] Stezka spojí dva dílky, které se dotýkají lesem.
        }
line-refined = Zpracovaná surovina
    .text = Vyrábí se { from-a }, umí to { $one } a { $other }. Na žetonu je znak výrobce.
line-tokens =
    { $n ->
        [one] Máš { $n } takový žeton
        [few] Máš { $n } takové žetony
       *[other] Máš { $n } takových žetonů
    }
    .text = Dokud všechny leží ve vesnici, další nevyrobíš. Použitý žeton se ti vrátí.

# Prodeje, dodávky, cíle a cesty slovy

line-sale = Žádá: { goods-list }
    .text = Všechno se musí dát přivézt na Tržiště. Jeden vesničan splní jeden prodej.
line-sale-gain = Přinese { points-n } a { coins-n }
    .text = Hned, a dílek je tvůj: prodeje se počítají pro Kupce a Obchodní místo.
line-sale-own = Nic z toho se nesmí koupit
    .text = Zboží z volného trhu se pro prodej nepočítá.
line-level = { $n }. úroveň ze tří
    .text = Snadné prodeje přicházejí první, těžké nakonec.
line-asks = Žádá: { goods-list }
    .text = Stačí libovolná směs. Co chybí, smíš dokoupit, pokud se to do Kostela dostane.
line-asks-coins = Žádá: { so-many-coins }
    .text = Stačí zlaťáky a nic se nemusí vozit.
line-delivery = Přinese { points-n }
    .text = Jsou tvoje hned. Každé místo je pro jednu dodávku, kdo dřív přijde.
line-part = Postaví část kostela
    .text = Když je zaplněné poslední místo, dohraje se kolo a hra končí.
line-side-few = Pro jednoho nebo dva hráče
    .text = Na této straně kostela jsou čtyři místa a dvě části už stojí.
line-side-many = Pro tři nebo čtyři hráče
    .text = Na této straně kostela je pět míst a jedna část už stojí.
line-planner = Za první cestu
    .text = Získá ho, kdo postaví první most nebo stezku.
line-planner-gain = Za každou tvou cestu o { points-n } víc
    .text = Počítá se na konci, navíc k bodům za samotnou cestu.
line-maker = Za první budovu, která vyrábí { acc-resource }
    .text = Milník získá ten, kdo ji postaví, a platí hned.
line-high =
    { $resource_id ->
        [timber] Tvoje prkna jsou kvalitní
        [brick] Tvoje cihly jsou kvalitní
        [flour] Tvoje mouka je kvalitní
       *[milk] Tvoje mléko je kvalitní
    }
    .text = Žetony, které od té chvíle vyrobíš, přinesou { $times }× takovou odměnu.
line-kept = Nikdo ti ho nesebere
    .text = Milník zůstává tomu, kdo byl první.
line-award-chaplain = Za nejvíc dodávek
    .text = Při shodě se dělí body za toto i za následující ocenění.
line-award-sacristan = Za druhý nejvyšší počet dodávek
    .text = Chce to aspoň jednu dodávku.
line-award-merchant = Za nejvíc prodejů
    .text = Chce to aspoň jeden prodej.
line-award-landscaper = Za nejvíc památek
    .text = Počítají se všechny tvoje vlajky, i tam, kam nevede cesta.
line-award = { points-n } na konci
    .text = Při shodě se body dělí a zaokrouhlují dolů.
line-bridge = Vede přes hory
    .text = Leží tam, kde se dva dílky dotýkají horami a ještě spojené nejsou.
line-path = Vede lesem
    .text = Leží tam, kde se dva dílky dotýkají lesem a ještě spojené nejsou.
line-shared = Slouží všem
    .text = Cesty jsou společné, ať je postavil kdokoli. Jen body patří staviteli.
line-road-gain = { points-n } na konci
    .text = A prodlouží tvou nejdelší cestu: za každý její dílek jsou { $longest } body.

# Místa slovy

line-zone-village = Stavíte ji všichni společně
    .text = Vesničané a suroviny se dostanou všude, kam vede cesta. Že se dílky dotýkají, nestačí.
line-zone-plans = Co můžeš postavit
    .text = Vesničan plán postaví, když se suroviny dají svézt na dílek, vedle kterého se vejde.
line-zone-row = Čtyři plány v nabídce
    .text = Plán úplně vlevo je zdarma, každý krok doprava stojí zlaťák. Zlaťáky, které na plánu leží, dostaneš s ním.
line-zone-bag = Odtud přicházejí nové plány
    .text = Když někdo plán vezme, vylosuje se další. Pytlík se plní, jakmile se ve vesnici vyrábí něco nového.
line-zone-market = Tři prodeje k mání
    .text = Pošli vesničana na Tržiště a jeden splň. Pak přijde nový.
line-zone-stack = Prodeje, které teprve přijdou
    .text = Nahoře jsou ty snadné. Několik těžkých je před hrou odložených.
line-zone-free-market = Dokup, co chybí
    .text = Při placení smíš chybějící suroviny koupit, pokud se z Tržiště dostanou k vesničanovi. Pro prodej nikdy.
line-zone-church = Co kostel ještě potřebuje
    .text = Každé místo je jedna dodávka. Poslední ukončí hru.
line-zone-milestones = Pro toho, kdo je první
    .text = První budova na surovinu, první cesta: milník od té chvíle pomáhá.
line-zone-awards = Pro toho, kdo má nejvíc
    .text = Dávají se na konci. Čísla ukazují, kdo vede.
line-zone-player = Co vidí každý
    .text = Zleva: zlaťáky, vesničané, osli, zbylé cesty, plány, dodávky, prodeje. Velké číslo: body, kdyby hra skončila teď.
line-zone-supply = Co se ještě dá vyrobit
    .text = Každý má od každé zpracované suroviny dva žetony. Ty, které leží ve vesnici, tu chybějí.
line-zone-longest = Řada dílků bez Kostela
    .text = Spojují je natištěné cesty a tvoje vlastní, aspoň jedna. Za každý dílek jsou 2 body.
line-zone-round = Kam až kostel vyrostl
    .text = Má šest částí. Až bude stát poslední, dohraje se kolo a hra končí.
line-zone-token = Suroviny, které se dostanou k vesničanovi
    .text = Ze stejného dílku nebo z vedlejšího přijdou samy, z větší dálky přes tvoje osly.
line-zone-donkey = Jeden z tvých oslů
    .text = Jde o jeden dílek po cestě. Všichni tvoji osli vyrážejí najednou, jednou za tah.
line-zone-site = Sem se plán vejde
    .text = Nový dílek musí přiléhat celými okraji a cesta jen k cestě.
line-zone-fit = Jedna z možných poloh
    .text = Otáčej dílkem, dokud se jeho cesta nepotká s cestou vesnice.
line-zone-contact = Tady může vést cesta
    .text = Přes hory most za 2 dřeva, lesem stezka za 2 kameny.
line-zone-times = Jeden žeton, nebo dva
    .text = Na každý se spotřebuje jedna základní surovina.
line-zone-rival = Tvůj soupeř v sólové hře
    .text = Hraje po tobě, nepotřebuje osly a nikdy nenakupuje. Vyhraješ, jen když máš víc bodů než on.
line-zone-actions = Co dělá, když nemá nic lepšího
    .text = Disk ukáže na jednu z prvních tří. Udělá první možnou akci odtud doprava a ta pak jde na konec.
line-zone-cup = Odtud losuje disky
    .text = Když je kalíšek prázdný, vrátí se do něj všechny a přízeň se otočí lícem nahoru.

# Tlačítka slovy

line-button-road = Spojit dva dílky
    .text = Vesničan postaví most za 2 dřeva, nebo stezku za 2 kameny. Na konci jsou za ni body.
line-button-donkeys = Přesunout všechny tvoje osly
    .text = Každý smí jít o jeden dílek po cestě. Jednou za tah, před prací vesničanů, mezi ní, nebo po ní.
line-button-end = Tvůj tah skončí
    .text = Vesničané, kteří nepracovali, o svou akci přijdou.
line-button-done = Dál už nic
    .text = Co zbývá, zůstane, jak je.
line-button-pass = Plány nechat ležet
    .text = Najímat můžeš i bez plánu.
line-button-buy = Koupit, co ještě chybí
    .text = Platíš podle cen volného trhu a odměnu nedostane nikdo.
line-button-go-on = Předat tah
    .text = Do té chvíle můžeš poslední krok ještě vzít zpátky.
line-villagers = Stojí { $first }, pak { $second }, pak { $third } zlaťáků
    .text = Nový vesničan pracuje od tvého příštího tahu.
line-most-villagers = Nejvýš jich můžeš mít { $n }
    .text = Každý znamená v každém tahu jednu akci navíc.
line-donkeys = Každý stojí { so-many-coins }
    .text = Nový osel přijde na kterýkoli dílek s cestou od Kostela a pomáhá hned.
line-most-donkeys = Nejvýš jich můžeš mít { $n }
    .text = Řada oslů dopraví suroviny přes celou vesnici.

# Značky slovy

line-icon-points = Kdo jich má nejvíc, vyhrává
    .text = Za budovy, prodeje, dodávky a použité výrobky je máš hned. Ocenění, památky, cesty a zlaťáky se sečtou na konci.
line-points-now = U hráče: kdyby hra skončila teď
    .text = Číslo už počítá i to, co se sečte na konci, podle toho, jak je to právě teď. Do konce se to ještě může změnit.
line-icon-villager = Pracuje jednou za tah
    .text = Dojde kamkoli po cestách, něco udělá nebo postaví a pak leží do tvého příštího tahu.
line-icon-lying = Tenhle vesničan leží
    .text = Vstane na začátku tvého příštího tahu.
line-icon-donkey = Vozí suroviny
    .text = Přes dílek se suroviny dostanou, jen když na něm stojí tvůj osel. Uveze jich, kolik chceš, a zůstane stát.
line-donkey-moves = Jde o dílek za tah
    .text = Všichni tvoji osli vyrážejí najednou, po cestách.
line-icon-moved = Tenhle osel už šel
    .text = Vozí dál a znovu vyrazí ve tvém příštím tahu.
line-icon-plan = Budova, která ještě nestojí
    .text = Plány jsou na Rychtě. V ruce smíš mít tři.
line-icon-spire = Dodávky, které hráč splnil
    .text = Za nejvíc dodávek je na konci Kaplan.
line-icon-stall = Prodeje, které hráč splnil
    .text = Za nejvíc prodejů je na konci Kupec.
line-icon-hall = Odtud jsou plány a pracovníci
    .text = Pošli tam vesničana.
line-icon-cup = Milníky a ocenění
    .text = Milník má ten, kdo je první, ocenění ten, kdo má na konci nejvíc.
line-icon-flag = Památka tohoto hráče
    .text = Body na konci patří tomu, kdo ji postavil.
line-icon-mix = Suroviny se smějí míchat
    .text = Lomítko mezi surovinami znamená „nebo“: počítá se jen, kolik jich je dohromady.
line-icon-slot = Nic tu neleží
    .text = Zaplní ho vesničan, který bude v budově pracovat.
line-icon-refine = Co budova vyrábí
    .text = Suroviny za šipkou přijdou na její místa.
line-icon-forest = Tudy může vést stezka
    .text = Kde se dotýká les lesa, jde postavit stezku za 2 kameny.
line-icon-mountain = Tudy může vést most
    .text = Kde se dotýkají hory hor, jde postavit most za 2 dřeva.
line-icon-way = Cesta natištěná na dílku
    .text = Kde se dvě potkají, jsou dílky spojené pro všechny.
line-icon-cliff = Les proti horám
    .text = Dílky tak ležet smějí, ale cesta tu nepovede.
line-icon-first = Začíná každé kolo
    .text = Až bude kostel hotový, hra skončí před jeho dalším tahem.
line-icon-arrow = Lícem nahoru, nebo dolů
    .text = Přízeň lícem nahoru zlevní Botricovi příští dodávku.
line-icon-coin = Peníze
    .text = Zaplatíš jimi pracovníky, plány víc vpravo i chybějící suroviny.
line-coins =
    { $n ->
        [one] Na konci je za { $n } zlaťák bod
        [few] Na konci je za { $n } zlaťáky bod
       *[other] Na konci je za { $n } zlaťáků bod
    }
    .text = Utrácej, dokud je čas.
line-icon-road = Cesta, kterou hráč postavil
    .text =
        { $points ->
            [one] Na konci je za ni { $points } bod.
            [few] Na konci jsou za ni { $points } body.
           *[other] Na konci je za ni { $points } bodů.
        } Každý jich má { $n }.
line-icon-high = Vyrobil ji ten, kdo byl první
    .text = Když ji někdo použije, má výrobce { $times }× takovou odměnu.
line-icon-part =
    { $n ->
        [one] Jedna z { $n } části
        [few] Jedna ze { $n } částí
       *[other] Jedna z { $n } částí
    }
    .text = Každá dodávka jednu postaví. Až budou stát všechny, hra s kolem skončí.

# Sólová hra slovy

line-favour = Za { so-many-coins } přízně najme vesničana
    .text = Kdykoli jich Botric tolik má, najímá přednostně.
line-discount = Zlevní dodávku
    .text =
        Lícem nahoru ušetří { $basic ->
            [one] { $basic } základní surovinu
            [few] { $basic } základní suroviny
           *[other] { $basic } základních surovin
        }, nebo { $refined ->
            [one] { $refined } zpracovanou
            [few] { $refined } zpracované
           *[other] { $refined } zpracovaných
        }, nebo { $coins ->
            [one] { $coins } zlaťák
            [few] { $coins } zlaťáky
           *[other] { $coins } zlaťáků
        }. Pak se otočí.
line-disc =
    { $n ->
        [one] V kalíšku je { $n }
        [few] V kalíšku jsou { $n }
       *[other] V kalíšku je { $n }
    }
    .text = Když ho Botric vylosuje, začne hledat akci od { $place }. místa své řady.
line-action-refine = Vyrobí zpracované suroviny
    .text = Tolik, kolik může, a nejdřív kvalitní.
line-action-construct = Postaví plán
    .text = Zpracovatelské budovy mají přednost před památkami a ty před stodolami.
line-action-produce = Zaplní výrobní budovu
    .text = Vybere tu, kde leží nejmíň, a místo zlaťáků má bod.
line-action-blueprint = Vezme si plán
    .text = Hledá první budovu na surovinu, pak zlaťáky, pak památky.
line-action-road = Postaví cestu
    .text = Připojí svou památku nebo něco nového, nebo si prodlouží nejdelší cestu.

# Rádce: témata

topic-turn = tah
topic-produce = výroba
topic-hall = Rychta
topic-carry = placení a doprava
topic-build = stavění
topic-refine = zpracování
topic-market = prodeje
topic-road = cesty
topic-church = kostel

# Rádce: poznámky

note-turn = Pošli vesničana pracovat
    .text = Každý vesničan udělá za tah jednu věc, kdekoli, kam vede cesta. Začni { at-that-tile }.
note-end = Práce je hotová
    .text =
        { $n ->
            [one] Tvůj vesničan vstane zase
           *[other] Tvoji vesničané vstanou zase
        } v příštím tahu. Teď můžeš vyrazit s osly, nebo tah ukončit.
note-score = Body, jako by hra skončila teď
    .text = Číslo u hráče počítá i ocenění, památky, cesty a zlaťáky, jak jsou teď. Do konce se ještě můžou změnit.
note-rival = Hraješ proti Botricovi
    .text = Hraje po tobě a nepotřebuje osly ani zlaťáky. Vyhraješ, když budeš mít víc bodů než on.
note-discs = Botric losuje
    .text = Když může, najme, dodá nebo prodá. Jinak mu disk z kalíšku ukáže na akci v řadě.
note-produce = Vyrob suroviny
    .text =
        { at-tile-first } { $n ->
            [one] zaplní { $n } volné místo
            [few] zaplní všechna { $n } volná místa
           *[other] zaplní všech { $n } volných míst
        } a získáš { gained-n }. Suroviny jsou pro všechny.
at-tile-first = Prací { at-tile } se
note-barn = Vyber, co uložíš
    .text = Na každé místo přijde dřevo, kámen, nebo obilí. Vezmi, čeho je málo nebo co žádá tvůj plán.
note-hall = Sežeň si plán
    .text = Bez plánu nejde stavět a za budovy jsou body. Pošli vesničana na Rychtu.
note-row = Vyber si plán
    .text = Úplně vlevo je zdarma, jinak polož zlaťák na každý plán, který přeskočíš. Zlaťáky ležící na tvém plánu získáš.
note-first = Buď první
    .text = Kdo první postaví { that-tile }, získá milník { $milestone }. Odměna za { acc-resource } je pro něj pak dvojnásobná.
note-hire = Najmi vesničana
    .text =
        { $n ->
            [one] Druhý vesničan znamená dvě akce v každém tahu.
           *[other] Každý další vesničan je v každém tahu jedna akce navíc.
        } Pracovat začne v příštím tahu.
note-save = Zlaťáky si teď nech
    .text = Další vesničan stojí { so-many-coins }, máš { $coins }. Osel by ho jen oddálil.
note-donkey = Pořiď osla
    .text = Máš už { $n } vesničany. Další osel jim doveze suroviny z větší dálky a pomáhá hned.
note-place = Postav ho na cestu
    .text = Osel pomáhá na dílku mezi surovinami a místem, kde jsou potřeba. Přijít smí kamkoli, kam vede cesta.
note-build = Postav { the-tile }
    .text = Všechno, co to stojí, se dá svézt k vesničanovi nebo dokoupit. Hned získáš { points-n }.
note-missing = Tenhle plán počká
    .text = Aby šlo postavit { the-tile }, ještě něco chybí. Klepni na plán a uvidíš co.
note-landmark = Památka bude tvoje
    .text = Až { the-tile } postavíš, bude tam tvoje vlajka a na konci další body. Pracovat se tam nedá.
note-site = Vyber místo
    .text =
        { $kind_id ->
            [anywhere] { $tile } boduje i bez cesty. Na plánu je, vedle čeho to bude nejvíc bodů.
            [landmark]
                { $way ->
                    [0] { site-cut-off } Na konci by za to nebyly body.
                    [1] { site-by-bridge }
                    [2] { site-by-path }
                   *[other] Polož { the-tile } tak, aby se cesty potkaly. Bez cesty za to na konci nejsou body.
                }
           *[other]
                { $way ->
                    [0] { site-cut-off } Nikdo by tam nemohl pracovat.
                    [1] { site-by-bridge }
                    [2] { site-by-path }
                   *[other] Cesta smí přiléhat jen k cestě. Polož { the-tile } tak, aby se cesty potkaly, jinak se tam nikdo nedostane.
                }
        }
site-cut-off = Kam se to teď vejde, tam se les potká s horami a přes takový sráz cesta vést nemůže.
site-by-bridge = S cestou vesnice se to teď nepotká. Na označeném místě se ale dotknou hory s horami: natoč to tak a později to připojí most za 2 dřeva.
site-by-path = S cestou vesnice se to teď nepotká. Na označeném místě se ale dotkne les s lesem: natoč to tak a později to připojí stezka za 2 kameny.
note-starter = Rozlož vesnici
    .text = { $tile } přijde ke Kostelu tak, aby se jejich cesty potkaly. Cestu od Kostela potřebují i další budovy.
note-pay = Zaplať surovinami
    .text = Přijdou ze stejného dílku, z vedlejšího, nebo přes tvoje osly. Označené jsou dobrá volba.
note-reward = Tohle někdo vyrobil
    .text = Za použitou zpracovanou surovinu má její výrobce { coins-n } a { points-n }. Nejdřív použij svoje.
note-buy = Můžeš i koupit
    .text = Volný trh prodá, co chybí, pokud se to dostane k vesničanovi. Stojí to zlaťáky a odměnu nemá nikdo.
note-stand = Vyber, kde bude stát
    .text = Z každého dílku jsou na dosah jiné suroviny. Vesničan tam pracuje a pak si tam lehne.
note-donkeys = Vyraz s osly
    .text = Jednou za tah smí každý osel o dílek dál. Ať stojí mezi surovinami a místem, kde je potřebuješ.
note-lead = O jeden dílek po cestě
    .text = Suroviny projdou přes dílek, na kterém stojí tvůj osel. Mysli na to, co chceš přivézt příště.
note-refine = Zpracuj suroviny
    .text = { $tile } vyrábí { acc-resource } { from-a }. Žeton je tvůj: ať ho použije kdokoli, odměnu máš ty.
note-times = Vyrob oba
    .text =
        { $n ->
            [one] Máš na { $n } žeton.
            [few] Máš na { $n } žetony.
           *[other] Máš na { $n } žetonů.
        } Na každý se spotřebuje jedna základní surovina a stačí jedna akce.
note-high =
    { $resource_id ->
        [timber] Tvoje prkna jsou kvalitní
        [brick] Tvoje cihly jsou kvalitní
        [flour] Tvoje mouka je kvalitní
       *[milk] Tvoje mléko je kvalitní
    }
    .text = Máš milník { $milestone }. Za každý žeton na { acc-resource }, který od teď vyrobíš, dostaneš { coins-n } a { points-n }, až ho někdo použije.
note-road = Stavět jdou i cesty
    .text = Most stojí 2 dřeva, stezka 2 kameny. Spojí dva dílky pro všechny a na konci jsou za ni body.
note-road-site = Kudy povede?
    .text =
        Kde se dotýkají hory, most; kde lesy, stezka. { $n ->
            [0] Každá cesta je na konci za bod a jezdí po ní suroviny.
           *[other] Nejlíp připoj dílek, kam zatím žádná nevede.
        }
note-unlinked = Sem nevede cesta
    .text =
        { $kind_id ->
            [landmark] Dokud { to-that-tile } nevede cesta, na konci za to body nejsou.
           *[other] Dokud { to-that-tile } nevede cesta, nedá se tam pracovat.
        } { way-in }
way-in =
    { $way ->
        [0] Les se tu dotýká hor, takže most ani stezka sem nejdou: připojit by to mohl jen další dílek.
        [1] Dotýkají se tu hory: pomůže most za 2 dřeva.
       *[other] Dotýkají se tu lesy: pomůže stezka za 2 kameny.
    }
note-longest = Nejdelší cesta se počítá
    .text = Za každý dílek řady spojené natištěnými a tvými cestami jsou na konci { points-n }. Kostel do ní nepatří.
note-sell = Prodávej na Tržišti
    .text = Všechno, co jeden prodej žádá, se tam dá přivézt. Body a zlaťáky jsou hned.
note-sale = Vyber prodej
    .text = Tenhle přinese { points-n } a { coins-n }. Kdo jich má nejvíc, získá na konci ocenění.
note-deliver = Dodej do Kostela
    .text = Na jednu dodávku teď máš, i kdyby se něco muselo dokoupit. Bodů je hodně a každé místo je tu jen jednou.
note-delivery = Vyber dodávku
    .text = Tahle přinese { points-n }. Postaví část kostela a počítá se do ocenění.
note-beg = Smíš žebrat
    .text = Tábor dřevorubců, Kamenolom i Statek jsou plné. Vesničan v Kostele vyžebrá { so-many-coins }, cokoli jiného je lepší.
note-ending =
    { $n ->
        [0] Poslední kolo
       *[other] Konec se blíží
    }
    .text =
        { $n ->
            [0] Kostel stojí a tohle kolo se dohraje. Vezmi si body, které ještě jdou.
           *[other] Zbývá jedna dodávka. Až ji někdo splní, hra s tím kolem skončí.
        }

# Rádce: cíle

goal-plan = Vezmi si na Rychtě plán: pak víš, co shánět.
goal-hire =
    { $left ->
        [0] Najmi na Rychtě dalšího vesničana.
       *[other] Našetři { so-many-coins } na dalšího vesničana.
    }
goal-lead = Veď osla { from-tile } { to-that-tile }, ať přes něj přijde, co potřebuješ: { goods-a }.
goal-build = Postav { the-tile }: { points-n }.
goal-deliver = Dodávka do Kostela ({ $delivery }): { points-n }.
goal-sell = Prodej na Tržišti ({ $sale }): { points-n } a { coins-n }.

# Rádce: drahé tahy

caution-idle = Ukončit tah už teď?
    .text =
        { $n ->
            [one] Jeden vesničan ještě nepracoval.
            [few] { $n } vesničané ještě nepracovali.
           *[other] { $n } vesničanů ještě nepracovalo.
        }
cost-idle =
    { $n ->
        [one] přijdeš o jednu akci
        [few] přijdeš o { $n } akce
       *[other] přijdeš o { $n } akcí
    }
gain-build-road = cesta, na konci za body
gain-build = { $tile } stojí: { points-n }
gain-produce =
    { $n ->
        [one] jedna nová surovina
        [few] { $n } nové suroviny
       *[other] { $n } nových surovin
    } { at-tile }{ $coins ->
        [0] {""}
       *[other] {" "}a { coins-n }
    }
gain-refine =
    { $resource_id ->
        [timber] tvoje prkno
        [brick] tvoje cihla
        [flour] tvoje mouka
       *[milk] tvoje mléko
    } s odměnou, až se použije
gain-hall = plán, nebo další pracovník
gain-sell = prodej za body a zlaťáky
gain-church = práce v Kostele
caution-unlinked = Položit to bez cesty?
    .text = Je i místo, kde se cesta potká s cestou vesnice.
caution-cliff = Položit to ke srázu?
    .text = Les se tam dotkne hor a most ani stezka tam postavit nejdou.
caution-cut = Stavět, kam cesta nepovede?
    .text = Kam se to teď vejde, tam se les dotkne hor: cesta tam postavit nejde.
cost-cut = { $tile }: body jednou, ale cesta tam nevede
gain-later = plán ti zůstane a místo může přibýt
cost-unlinked =
    { at-tile } nikdo pracovat nebude, dokud { $way ->
        [0] to nepřipojí další dílek
       *[other] tam nepovede cesta
    }
cost-flag =
    { $tile } na konci nic neboduje, dokud { $way ->
        [0] to nepřipojí další dílek
       *[other] tam nepovede cesta
    }
gain-linked =
    { $way ->
        [1] později tam půjde postavit most
        [2] později tam půjde postavit stezka
       *[other] cesta { to-that-tile } vede hned
    }
caution-gift = Použít cizí žeton?
    .text = Vyrobil ho { $seat }. Máš i svůj.
cost-gift = { $seat } získá { coins-n } a { points-n }
gain-own = získáš { coins-n } a { points-n }
caution-buy = Koupit to na volném trhu?
    .text = K vesničanovi se toho dostane dost zadarmo.
cost-buy = o { so-many-coins } méně
gain-free =
    { $n ->
        [one] { $n } kus zadarmo, zlaťáky ti zůstanou
        [few] { $n } kusy zadarmo, zlaťáky ti zůstanou
       *[other] { $n } kusů zadarmo, zlaťáky ti zůstanou
    }
caution-pass = Odejít bez plánu?
    .text = Ten úplně vlevo nic nestojí.
cost-plan =
    { $n ->
        [0] nemáš co stavět
        [one] zůstane ti jen { $n } plán
        [few] zůstanou ti { $n } plány
       *[other] zůstane ti { $n } plánů
    }
gain-plan = plán { of-tile } zdarma
caution-hire = Nikoho nenajmout?
    .text = Na druhého vesničana máš.
cost-alone = dál jedna akce v každém tahu
gain-villager = dvě akce v každém tahu za { so-many-coins }
caution-beg = Žebrat?
    .text = Místo toho můžeš splnit dodávku.
cost-beg = jen { so-many-coins }
gain-deliver = { points-n } a část kostela
caution-finish = Dostavět kostel už teď?
    .text = Hra by tímto kolem skončila a ty prohráváš.
cost-behind = máš { $mine }, { $seat } má { $best }
gain-wait = další tahy, ve kterých to doženeš

# Co chybí

lack-goods = Chybí ti { goods-list }.
    .text =
        { $price ->
            [0] Musí se to nejdřív vyrobit, nebo to osli přivézt blíž.
            [one] Na volném trhu by to stálo { $price } zlaťák, máš { $coins }.
            [few] Na volném trhu by to stálo { $price } zlaťáky, máš { $coins }.
           *[other] Na volném trhu by to stálo { $price } zlaťáků, máš { $coins }.
        }
lack-goods-for-sale = Na Tržišti chybí { goods-list }.
    .text = Pro prodej se nakupovat nesmí: musí se to vyrobit, nebo to osli přivézt blíž.
lack-donkeys =
    { goods-a } { from-origin } se { $a_n ->
        [few] nedostanou
       *[other] nedostane
    } { to-that-tile }.
    .text =
        { $n ->
            [one] Pomohl by tvůj osel { at-tile }.
            [few] Po cestě ti chybí { $n } osli, první { at-tile }.
           *[other] Po cestě ti chybí { $n } oslů, první { at-tile }.
        }
lack-coins =
    { $count ->
        [one] Chybí ti { $count } zlaťák.
        [few] Chybí ti { $count } zlaťáky.
       *[other] Chybí ti { $count } zlaťáků.
    }
    .text =
        { $price ->
            [one] Stojí to { $price } zlaťák, máš { $coins }.
            [few] Stojí to { $price } zlaťáky, máš { $coins }.
           *[other] Stojí to { $price } zlaťáků, máš { $coins }.
        } Zlaťáky přinese práce v Táboře dřevorubců, v Kamenolomu a na Statku.
lack-villagers =
    { $n ->
        [one] Tvůj vesničan už v tomhle tahu pracoval.
        [2] Oba tvoji vesničané už v tomhle tahu pracovali.
        [few] Všichni { $n } tvoji vesničané už v tomhle tahu pracovali.
       *[other] Všech { $n } tvých vesničanů už v tomhle tahu pracovalo.
    }
    .text = Další práce počká na tvůj příští tah. Víc vesničanů najmeš na Rychtě.
lack-landmark = Pracovat { at-tile } se nedá.
    .text = Je to památka: na konci boduje tomu, čí má vlajku.
lack-no-road = Cesta { to-that-tile } nevede.
    .text =
        { $way ->
            [0] Les se tu dotýká hor, takže most ani stezka sem nejdou: připojit by to mohl jen další dílek.
            [1] Hory se dotýkají { at-tile }: tam jde postavit most za 2 dřeva.
           *[other] Lesy se dotýkají { at-tile }: tam jde postavit stezka za 2 kameny.
        }
lack-road-marked = Klepni na číslo, kde má cesta být.
    .text = Každé číslo leží tam, kde se dotýkají dva dílky. Jedno z nich je { at-that-tile }.
lack-road-joined = Všechno kolem už je spojené.
    .text = Mezi dvěma dílky je nejvýš jedna cesta. Klepni na některé z čísel.
lack-road-cliff = Cesta { to-that-tile } postavit nejde.
    .text = Les se tu dotýká hor, je to sráz. Připojit by to mohl jen další dílek.
lack-road-goods =
    { $way ->
        [1] Most { to-that-tile } stojí 2 dřeva.
       *[other] Stezka { to-that-tile } stojí 2 kameny.
    }
    .text = Tolik jich teď přivézt ani dokoupit nejde. Klepni na některé z čísel.
lack-full =
    { $n ->
        [one] Místo { at-tile } je plné.
        [few] Všechna { $n } místa { at-tile } jsou plná.
       *[other] Všech { $n } míst { at-tile } je plných.
    }
    .text = Nejdřív musí někdo použít, co tam leží.
lack-slots =
    { $n ->
        [0] Volné místo { at-tile } není.
        [one] Volné místo { at-tile } je jen { $n }.
       *[other] Volná místa { at-tile } jsou jen { $n }.
    }
    .text =
        { $resource_id ->
            [timber] Nejdřív musí někdo použít prkna, která tam leží.
            [brick] Nejdřív musí někdo použít cihly, které tam leží.
            [flour] Nejdřív musí někdo použít mouku, která tam leží.
           *[milk] Nejdřív musí někdo použít mléko, které tam leží.
        }
lack-tokens =
    { $n ->
        [0] Oba tvoje žetony už leží ve vesnici.
       *[other] V zásobě ti zbývá jen { $n } žeton.
    }
    .text = Žeton na { acc-resource } se ti vrátí, až ho někdo použije.
lack-market =
    { $n ->
        [one] Nic neprodáš: na Tržišti chybí { $n } kus.
        [few] Nic neprodáš: na Tržišti chybí { $n } kusy.
       *[other] Nic neprodáš: na Tržišti chybí { $n } kusů.
    }
    .text = Nejblíž je prodej: { $sale }.
lack-sold-out = Už není co prodávat.
    .text = Všechny prodeje téhle hry jsou splněné.
lack-church =
    Nic nedodáš: v Kostele chybí { $coins ->
        [0]
            { $n ->
                [one] { $n } kus.
                [few] { $n } kusy.
               *[other] { $n } kusů.
            }
       *[other] { coins-n }.
    }
    .text = Nejblíž je dodávka: { $delivery }.
lack-church-done = Kostel je hotový.
    .text = Žebrat jde jen tehdy, když jsou Tábor dřevorubců, Kamenolom i Statek plné.
lack-hall =
    { $count ->
        [one] Na pracovníka ti chybí { $count } zlaťák.
        [few] Na pracovníka ti chybí { $count } zlaťáky.
       *[other] Na pracovníka ti chybí { $count } zlaťáků.
    }
    .text =
        { $n ->
            [3] A plánů máš plnou ruku.
           *[other] A plány v nabídce došly.
        }
lack-hall-all = Na Rychtě už máš všechno, co jde.
    .text = Víc než čtyři vesničané, šest oslů a tři plány to být nemůže.
lack-fit = Není kam položit { the-tile }.
    .text = Tam, kam se suroviny dají svézt, se nevejde. Místo může vzniknout s další budovou nebo cestou.
lack-roads =
    { $n ->
        [one] Svou { $n } cestu už máš postavenou.
        [few] Všechny { $n } cesty už máš postavené.
       *[other] Všech { $n } cest už máš postavených.
    }
    .text = Víc jich není. Cizí cesty ti ale slouží taky.
lack-road-site = Pro cestu není místo.
    .text = Dva dílky se musí dotýkat lesem nebo horami a nesmějí ještě být spojené.
lack-moved = Tvoji osli už v tomhle tahu šli.
    .text = Znovu vyrazí ve tvém příštím tahu. Tam, kde stojí, vozí dál.
lack-hand =
    { $n ->
        [one] V ruce už máš { $n } plán.
        [few] V ruce už máš { $n } plány.
       *[other] V ruce už máš { $n } plánů.
    }
    .text = Nejdřív některý postav. Najímat na Rychtě můžeš.
lack-hire = Jedno z obojího udělat musíš.
    .text = Bez nového plánu musíš někoho najmout.
lack-pass = Na pracovníka nemáš dost zlaťáků.
    .text = Vezmi si tedy plán: ten úplně vlevo je zdarma.
lack-more-villagers =
    { $n ->
        [few] Máš už všechny { $n } vesničany.
       *[other] Máš už všech { $n } vesničanů.
    }
    .text = Víc jich tvoje barva nemá.
lack-more-donkeys =
    { $n ->
        [few] Máš už všechny { $n } osly.
       *[other] Máš už všech { $n } oslů.
    }
    .text = Víc jich tvoje barva nemá.
lack-beg =
    { $n ->
        [one] V Táboře dřevorubců, Kamenolomu nebo na Statku je { $n } volné místo.
        [few] V Táboře dřevorubců, Kamenolomu a na Statku jsou { $n } volná místa.
       *[other] V Táboře dřevorubců, Kamenolomu a na Statku je { $n } volných míst.
    }
    .text = Žebrat se smí, jen když tam není co dělat.
lack-delivered = Tuhle dodávku už má { $seat }.
    .text = Každé místo v Kostele se zaplní jednou.
lack-donkey-moved = Tvůj osel { at-tile } už šel.
    .text = Každý jde za tah nejvýš o jeden dílek.
lack-donkey-none = Tvůj osel { at-tile } není.
    .text = Další osly pořídíš na Rychtě.
lack-donkey-stays = Osel už { at-tile } je.
    .text = Veď ho na některý z dílků, které svítí.
lack-not-linked = Cesta { from-tile } { to-that-tile } nevede.
    .text = Osel jde o jeden dílek po cestě. Spojil by je most nebo stezka.
lack-stand = Nic navíc se { to-that-tile } nedostane.
    .text = Stůj tam, kde jsou suroviny nejblíž.
lack-stand-far = Všechno se { to-that-tile } svézt nedá.
    .text = Postav se na dílek, který svítí.
lack-other-goods = Teď se platí: { goods-a }.
    .text = Jiné suroviny nikdo nechce.
lack-needed-first = Bez jiného žetonu to nezaplatíš.
    .text = Nejdřív vezmi ten, který svítí. Platí se: { goods-a }.
lack-equal = Stejný žeton tu už svítí.
    .text = Vezmi ten, je to totéž.
lack-buy-for-sale = Pro prodej se nakupovat nesmí.
    .text = Suroviny musí přijít z vesnice.
lack-buy-far = Koupené suroviny se nedostanou { to-that-tile }.
    .text = Mezi Tržištěm a vesničanem by museli stát tvoji osli.

# Kdy na místa dojde

when-activate = Budovu vybíráš, když tvůj vesničan jde pracovat.
when-build = Plán stavíš ve svém tahu, vesničanem, který ještě nepracoval.
when-stand = Kde bude vesničan stát, vybíráš při stavění, když jsou odjinud na dosah jiné suroviny.
when-tile = Budovu vybíráš ve svém tahu, když v ní pracuje vesničan nebo když tam jde osel.
when-donkey = Osli vyrážejí jednou za tvůj tah: stiskni „Vyrazit s osly“.
when-resource = Surovinu vybíráš, když vesničan plní Stodolu.
when-sale = Prodej splníš, když tvůj vesničan pracuje na Tržišti.
when-delivery = Dodávku splníš, když tvůj vesničan pracuje v Kostele.
when-row = Plán si vezmeš, když tvůj vesničan pracuje na Rychtě.
when-token = Žetony vybíráš, když platíš.
when-site = Místo vybíráš, když stavíš plán.
when-fit = Polohu dílku vybíráš, když ho stavíš.
when-contact = Místo pro cestu vybíráš, když cestu stavíš.
when-times = Kolik žetonů vznikne, vybíráš při zpracování.
when-button = Tlačítka ukazují, co jde udělat teď.
when-hire = Najímáš, když tvůj vesničan pracuje na Rychtě.
when-icon = Tohle je jen značka: klepni na ni a přečteš si, co znamená.
when-milestone = Milník přijde sám tomu, kdo je první.
when-award = Ocenění se dává na konci hry.
when-road = Cesty stavíš ve svém tahu, vesničanem, který ještě nepracoval.
when-disc = Disky losuje Botric ve svém tahu.
when-action = Botricovu akci vybere disk.
when-village = Tady ve tvém tahu pracují tvoji vesničané.
when-plans = Plány staví ve tvém tahu tvůj vesničan.
when-bag = Z pytlíku nikdo nevybírá, plány se z něj losují.
when-market = Pošli ve svém tahu vesničana na Tržiště.
when-stack = Nový prodej přijde z hromádky, když někdo některý splní.
when-free-market = Kupuješ při placení, když něco chybí.
when-church = Pošli ve svém tahu vesničana do Kostela.
when-milestones = Milník přijde sám tomu, kdo je první.
when-awards = Ocenění se dávají na konci hry.
when-player = Klepnutím uvidíš všechno, co hráči patří.
when-supply = Žetony pokládáš, když tvůj vesničan pracuje ve zpracovatelské budově.
when-longest = Nejdelší cesta se počítá na konci hry.
when-round = Kola jdou dál, dokud kostel nestojí.
when-rival = Botric hraje po tobě a sám.
when-actions = Botricovy akce vybírají jeho disky.
when-cup = Botric losuje disk, když nemůže najmout, dodat ani prodat.

# Kniha pravidel

chapter-2 = Dílky a terén
    .text = Jak k sobě dílky přiléhají a kudy vedou cesty.
chapter-3 = Příprava
    .text = S čím kdo začíná a co leží na stole.
chapter-5 = Tah
    .text = Každý vesničan jedná jednou, osli vyrazí jednou, v libovolném pořadí.
chapter-6 = Doprava a placení
    .text = Jak se suroviny dostanou k vesničanovi, kdo má odměnu a co jde koupit.
chapter-7 = Práce vesničanů
    .text = Vyrábějí, zpracovávají, berou plány, najímají, prodávají, dodávají a stavějí budovy i cesty.
chapter-8 = Milníky a ocenění
    .text = Kdo je první a kdo má nejvíc.
chapter-9 = Konec hry
    .text = Hotový kostel hru ukončí a pak se sčítají body.
chapter-10 = Sám proti Botricovi
    .text = Co ve svém tahu dělá soupeř sólové hry.
example-carry = Cihla jde přes osla
    .text = Z Kamenictví se cihla po mostě dostane do Kamenolomu a tvůj osel ji tam předá dál do Kostela. Bez osla by šla použít jen v Kamenolomu.
example-reward = Prodáváš ty, odměnu má soupeř
    .text = Mléko se z Ovčí farmy dostane na Tržiště a prodej splníš ty. Výrobce za něj přesto má 2 zlaťáky a 2 body: hvězda znamená kvalitu.
example-row = Kolik stojí třetí plán?
    .text = Na každý ze dvou plánů vlevo od něj položíš zlaťák. Nebo si vezmi první: je zdarma a 2 zlaťáky, které na něm leží, jsou tvoje.
example-path = Stezka ke Svatyni
    .text = Svatyně se Statku dotýká lesem: tam je spojí stezka za 2 kameny. Vedle se les potkává s horami, to je útes a cesta tamtudy nepovede.
example-segments = Tři okraje u lesa
    .text = Malé polesí se třemi okraji dotýká lesa jiných dílků: 3 body. Cestu nepotřebuje.
example-longest = Řada tří dílků
    .text = Kamenolom, Kamenictví a Ovčí farmu spojuje tvůj most a natištěná cesta: 3 dílky, 6 bodů. Kostel se nepočítá.
