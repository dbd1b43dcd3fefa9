title = Truhláři s.r.o.

# Volby hry

setting-start-sector = Výseč, kde začínají akce
setting-pot-colors = Květináče
setting-pot-colors-match = strom jen do květináče své barvy
setting-pot-colors-any = strom do kteréhokoli květináče
setting-milestones = Mezníky na stupnici pověsti
setting-milestones-each-time = platí při každém průchodu
setting-milestones-once = platí každému jen jednou
setting-reaching = Dílky odměn
setting-reaching-passing = stačí je minout
setting-reaching-landing = je třeba na nich zastavit
setting-additional = Doplňkové akce
setting-additional-between = jen mezi hlavními akcemi
setting-additional-anytime = i uprostřed hlavní akce
setting-refill = Veřejný sklad dřeva
setting-refill-after-action = doplní se po celém nákupu
setting-refill-at-once = doplní se po každé kostce

# Body a konec

score-points = Získané body
score-wheel = Získáno na kole
score-workshop = Práce v dílně
score-rewards = Odměny za objednávky
score-marketing = Marketing
score-income = Příjem lískových oříšků
score-tracks = Mezníky a dílky odměn
score-commissions = Veřejné zakázky
score-leftovers = Zbylé dřevo, borůvky a materiál
score-orders = Splněné objednávky
end-rounds = Pily dozpívaly a poslední piliny jsou zametené. Krám se zavírá a sčítají se body.

# Jména, která soubor s díly neskloňuje

accusative-helper = pomocníka { $name }

# Kostky ve větách

the-die =
    { $die_id ->
        [green-1] zelenou jedničku
        [green-2] zelenou dvojku
        [green-3] zelenou trojku
        [green-4] zelenou čtyřku
        [green-5] zelenou pětku
        [green-6] zelenou šestku
        [yellow-1] žlutou jedničku
        [yellow-2] žlutou dvojku
        [yellow-3] žlutou trojku
        [yellow-4] žlutou čtyřku
        [yellow-5] žlutou pětku
        [yellow-6] žlutou šestku
        [brown-1] hnědou jedničku
        [brown-2] hnědou dvojku
        [brown-3] hnědou trojku
        [brown-4] hnědou čtyřku
        [brown-5] hnědou pětku
       *[brown-6] hnědou šestku
    }
the-thing =
    { $thing_id ->
        [green-1] zelenou jedničku
        [green-2] zelenou dvojku
        [green-3] zelenou trojku
        [green-4] zelenou čtyřku
        [green-5] zelenou pětku
        [green-6] zelenou šestku
        [yellow-1] žlutou jedničku
        [yellow-2] žlutou dvojku
        [yellow-3] žlutou trojku
        [yellow-4] žlutou čtyřku
        [yellow-5] žlutou pětku
        [yellow-6] žlutou šestku
        [brown-1] hnědou jedničku
        [brown-2] hnědou dvojku
        [brown-3] hnědou trojku
        [brown-4] hnědou čtyřku
        [brown-5] hnědou pětku
       *[brown-6] hnědou šestku
    }
from-die =
    { $from_id ->
        [green-1] zelenou jedničku
        [green-2] zelenou dvojku
        [green-3] zelenou trojku
        [green-4] zelenou čtyřku
        [green-5] zelenou pětku
        [green-6] zelenou šestku
        [yellow-1] žlutou jedničku
        [yellow-2] žlutou dvojku
        [yellow-3] žlutou trojku
        [yellow-4] žlutou čtyřku
        [yellow-5] žlutou pětku
        [yellow-6] žlutou šestku
        [brown-1] hnědou jedničku
        [brown-2] hnědou dvojku
        [brown-3] hnědou trojku
        [brown-4] hnědou čtyřku
        [brown-5] hnědou pětku
       *[brown-6] hnědou šestku
    }
to-die =
    { $to_id ->
        [green-1] zelenou jedničku
        [green-2] zelenou dvojku
        [green-3] zelenou trojku
        [green-4] zelenou čtyřku
        [green-5] zelenou pětku
        [green-6] zelenou šestku
        [yellow-1] žlutou jedničku
        [yellow-2] žlutou dvojku
        [yellow-3] žlutou trojku
        [yellow-4] žlutou čtyřku
        [yellow-5] žlutou pětku
        [yellow-6] žlutou šestku
        [brown-1] hnědou jedničku
        [brown-2] hnědou dvojku
        [brown-3] hnědou trojku
        [brown-4] hnědou čtyřku
        [brown-5] hnědou pětku
       *[brown-6] hnědou šestku
    }
one-die =
    { $one_id ->
        [green-1] zelenou jedničku
        [green-2] zelenou dvojku
        [green-3] zelenou trojku
        [green-4] zelenou čtyřku
        [green-5] zelenou pětku
        [green-6] zelenou šestku
        [yellow-1] žlutou jedničku
        [yellow-2] žlutou dvojku
        [yellow-3] žlutou trojku
        [yellow-4] žlutou čtyřku
        [yellow-5] žlutou pětku
        [yellow-6] žlutou šestku
        [brown-1] hnědou jedničku
        [brown-2] hnědou dvojku
        [brown-3] hnědou trojku
        [brown-4] hnědou čtyřku
        [brown-5] hnědou pětku
       *[brown-6] hnědou šestku
    }
other-die =
    { $other_id ->
        [green-1] zelenou jedničku
        [green-2] zelenou dvojku
        [green-3] zelenou trojku
        [green-4] zelenou čtyřku
        [green-5] zelenou pětku
        [green-6] zelenou šestku
        [yellow-1] žlutou jedničku
        [yellow-2] žlutou dvojku
        [yellow-3] žlutou trojku
        [yellow-4] žlutou čtyřku
        [yellow-5] žlutou pětku
        [yellow-6] žlutou šestku
        [brown-1] hnědou jedničku
        [brown-2] hnědou dvojku
        [brown-3] hnědou trojku
        [brown-4] hnědou čtyřku
        [brown-5] hnědou pětku
       *[brown-6] hnědou šestku
    }
to-face =
    { $to_id ->
        [green-1] jedničku
        [green-2] dvojku
        [green-3] trojku
        [green-4] čtyřku
        [green-5] pětku
        [green-6] šestku
        [yellow-1] jedničku
        [yellow-2] dvojku
        [yellow-3] trojku
        [yellow-4] čtyřku
        [yellow-5] pětku
        [yellow-6] šestku
        [brown-1] jedničku
        [brown-2] dvojku
        [brown-3] trojku
        [brown-4] čtyřku
        [brown-5] pětku
       *[brown-6] šestku
    }
planted-thing =
    { $thing_id ->
        [green-1] zelenou jedničku
        [green-2]
            { $piece ->
                [1] jedničku ze zelené dvojky
               *[2] celou zelenou dvojku
            }
        [green-3] { the-piece } ze zelené trojky
        [green-4] { the-piece } ze zelené čtyřky
        [green-5] { the-piece } ze zelené pětky
        [green-6] { the-piece } ze zelené šestky
        [yellow-1] žlutou jedničku
        [yellow-2]
            { $piece ->
                [1] jedničku ze žluté dvojky
               *[2] celou žlutou dvojku
            }
        [yellow-3] { the-piece } ze žluté trojky
        [yellow-4] { the-piece } ze žluté čtyřky
        [yellow-5] { the-piece } ze žluté pětky
        [yellow-6] { the-piece } ze žluté šestky
        [brown-1] hnědou jedničku
        [brown-2]
            { $piece ->
                [1] jedničku z hnědé dvojky
               *[2] celou hnědou dvojku
            }
        [brown-3] { the-piece } z hnědé trojky
        [brown-4] { the-piece } z hnědé čtyřky
        [brown-5] { the-piece } z hnědé pětky
       *[brown-6] { the-piece } z hnědé šestky
    }
the-piece =
    { $piece ->
        [1] jedničku
       *[2] dvojku
    }
the-colour =
    { $thing_id ->
        [green] zelenou
        [yellow] žlutou
       *[brown] hnědou
    }
in-pot =
    { $thing_id ->
        [green] v zeleném květináči
        [yellow] ve žlutém květináči
       *[brown] v hnědém květináči
    }

# Zboží a ceny ve větách

for-price =
    { $price ->
        [0] zdarma
        [one] za { $price } borůvku
        [few] za { $price } borůvky
       *[other] za { $price } borůvek
    }
if-free =
    { $price ->
        [0] { " " }zdarma
       *[other] { "" }
    }
for-lanterns =
    { $price ->
        [0] zdarma
        [one] za { $price } lucernu
        [few] za { $price } lucerny
       *[other] za { $price } luceren
    }
so-many-points =
    { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }
counted =
    { $good_id ->
        [blueberry]
            { $count ->
                [one] { $count } borůvku
                [few] { $count } borůvky
               *[other] { $count } borůvek
            }
        [vp]
            { $count ->
                [one] { $count } bod
                [few] { $count } body
               *[other] { $count } bodů
            }
        [lantern]
            { $count ->
                [one] { $count } lucernu
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
        [sawblade]
            { $count ->
                [one] { $count } pilový kotouč
                [few] { $count } pilové kotouče
               *[other] { $count } pilových kotoučů
            }
       *[reuse]
            { $count ->
                [one] { $count } žeton opětovného využití
                [few] { $count } žetony opětovného využití
               *[other] { $count } žetonů opětovného využití
            }
    }
counted-things =
    { $thing_id ->
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

# Místa, nářadí a dílky ve větách

on-space =
    { $space_id ->
        [R1C1] na 1. místě v horní řadě
        [R1C2] na 2. místě v horní řadě
        [R1C3] na 3. místě v horní řadě
        [R1C4] na 4. místě v horní řadě
        [R2C1] na 1. místě v dolní řadě
        [R2C2] na 2. místě v dolní řadě
        [R2C3] na 3. místě v dolní řadě
       *[R2C4] na 4. místě v dolní řadě
    }
to-that-space =
    { $thing_id ->
        [R1C1] na 1. místo v horní řadě
        [R1C2] na 2. místo v horní řadě
        [R1C3] na 3. místo v horní řadě
        [R1C4] na 4. místo v horní řadě
        [R2C1] na 1. místo v dolní řadě
        [R2C2] na 2. místo v dolní řadě
        [R2C3] na 3. místo v dolní řadě
       *[R2C4] na 4. místo v dolní řadě
    }
to-attic =
    { $space_id ->
        [B1] na 1. místo dole
        [B2] na 2. místo dole
        [B3] na 3. místo dole
        [B4] na 4. místo dole
        [M1] na 1. místo uprostřed
        [M2] na 2. místo uprostřed
        [M3] na 3. místo uprostřed
        [T1] na 1. místo nahoře
        [T2] na 2. místo nahoře
        [T3] na 3. místo nahoře
       *[T4] na 4. místo nahoře
    }
to-that-attic =
    { $thing_id ->
        [B1] na 1. místo dole
        [B2] na 2. místo dole
        [B3] na 3. místo dole
        [B4] na 4. místo dole
        [M1] na 1. místo uprostřed
        [M2] na 2. místo uprostřed
        [M3] na 3. místo uprostřed
        [T1] na 1. místo nahoře
        [T2] na 2. místo nahoře
        [T3] na 3. místo nahoře
       *[T4] na 4. místo nahoře
    }
that-link =
    { $thing_id ->
        [B1-B2] 1. a 2. místem dole
        [B2-B3] 2. a 3. místem dole
        [B3-B4] 3. a 4. místem dole
        [B1-M1] 1. místem dole a 1. uprostřed
        [B2-M1] 2. místem dole a 1. uprostřed
        [B2-M2] 2. místem dole a 2. uprostřed
        [B3-M2] 3. místem dole a 2. uprostřed
        [B3-M3] 3. místem dole a 3. uprostřed
        [B4-M3] 4. místem dole a 3. uprostřed
        [M1-M2] 1. a 2. místem uprostřed
        [M2-M3] 2. a 3. místem uprostřed
        [M1-T2] 1. místem uprostřed a 2. nahoře
        [M2-T2] 2. místem uprostřed a 2. nahoře
        [M2-T3] 2. místem uprostřed a 3. nahoře
        [M3-T3] 3. místem uprostřed a 3. nahoře
        [T1-T2] 1. a 2. místem nahoře
        [T2-T3] 2. a 3. místem nahoře
        [T3-T4] 3. a 4. místem nahoře
       *[other] místy { $thing }
    }
the-tool =
    { $tool_id ->
        [mallet] paličku
        [wrench] klíč
        [handsaw] ruční pilu
        [plane] hoblík
       *[chisel] dláto
    }
that-tool =
    { $thing_id ->
        [mallet] paličku
        [wrench] klíč
        [handsaw] ruční pilu
        [plane] hoblík
       *[chisel] dláto
    }
the-tile =
    { $tile_id ->
        [pot_1] zelený květináč
        [pot_2] žlutý květináč
        [pot_3] hnědý květináč
        [saw_1] dílek řezání
        [saw_2] druhý dílek řezání
        [saw_3] třetí dílek řezání
        [joint_1] první dílek spojů
        [joint_2] druhý dílek spojů
        [joint_3] třetí dílek spojů
       *[gluing] dílek lepení
    }
that-tile =
    { $thing_id ->
        [saw] dílek řezání
        [joint_1] první dílek spojů
        [joint_2] druhý dílek spojů
        [joint_3] třetí dílek spojů
       *[gluing] dílek lepení
    }
that-income =
    { $track_id ->
        [blueberry] příjem borůvek
       *[hazelnut] příjem oříšků
    }

# Otevření dílny

ask-opening = Otevíráš dílnu! Vyber si pomocníka, dvě objednávky a tu, kterou hned vyložíš.
option-opening-helper = Začne u tebe { $thing }
option-opening-keep = Nechat si objednávku { $thing }
option-opening-place = Vyložit objednávku { $thing }

event-kept-helper = { $player } otevírá dílnu, práci v ní má { $helper }.
event-placed-order = { $player } vykládá objednávku { $order } do { $row }. řady.

# Tah

ask-actions = Co podnikneš?
option-actions-tile = Posunout destičku { $thing }
option-actions-main = Provést akci posunuté destičky
option-actions-berries = Místo akce si natrhat borůvky
option-actions-lantern = Za lucernu radši { $thing }
option-actions-bonus = Navíc { $thing } { for-lanterns }
option-actions-ability = Na pomoc jde { $thing }
option-actions-cut = Rozřezat { the-thing }
option-actions-join = Prodloužit { the-thing } odřezkem
option-actions-glue = Slepit { the-thing } s jinou kostkou
option-actions-fell = Pokácet strom { in-pot }
option-actions-order = Splnit objednávku { $thing }
option-actions-done = Ukončit tah
ask-meanwhile = Uděláš mezitím ještě něco?
option-meanwhile-ability = Na pomoc jde { $thing }
option-meanwhile-cut = Rozřezat { the-thing }
option-meanwhile-join = Prodloužit { the-thing } odřezkem
option-meanwhile-glue = Slepit { the-thing } s jinou kostkou
option-meanwhile-fell = Pokácet strom { in-pot }
option-meanwhile-order = Splnit objednávku { $thing }
option-meanwhile-go-on = Pokračovat v akci
ask-marketing = Tah končí. Koupíš si ještě marketingem body?
option-marketing-buy = Koupit { so-many-points } { for-price }
option-marketing-pass = Skončit bez nákupu
ask-storage =
    { $left ->
        [one] Sklad praská ve švech. Kterou kostku vrátíš?
        [few] Sklad praská ve švech. Které kostky vrátíš? Ještě { $left }.
       *[other] Sklad praská ve švech. Které kostky vrátíš? Ještě { $left }.
    }
option-storage-wood = Vrátit { the-thing }

event-new-round = Začíná { $round }. kolo.
event-turn = Na tahu je { $player }.
event-grew = { $player } nechává { from-die } vyrůst na { to-face }.
event-moved-tile = { $player } posouvá destičku { $tile }.
event-saw-turned = Pila se otáčí.
event-arc-left = První výseč je prázdná, oblouk mizí.
event-acted = { $player } volí akci { $tile }.
event-acted-instead = { $player } si svítí lucernou a volí jinou akci: { $tile }.
event-acted-extra = { $player } rozsvěcí lucerny a přidává akci { $tile }.
event-took-berries =
    { $player } si místo akce trhá { $count ->
        [one] { $count } borůvku
        [few] { $count } borůvky
       *[other] { $count } borůvek
    }.
event-gained = { $player } získává { counted }.
event-lost = { $player } ztrácí { counted }.
event-paid = { $player } platí { counted }.
event-marketed = { $player } dělá marketing { for-price } a má { so-many-points } navíc.
event-returned = { $player } vrací { the-die }, sklad je plný.

# Dřevo a materiál

ask-buy-wood = Které dřevo koupíš z veřejného skladu?
option-buy-wood-store = Koupit { the-thing } { for-price }
option-buy-wood-pass = Víc nekupovat
ask-trade-dice = Kterou kostku prodáš? Nebo rovnou koupíš šestku?
option-trade-dice-sell = Prodat { the-thing } { for-price }
option-trade-dice-six = Koupit { the-colour } šestku { for-price }
ask-buy-six = Koupíš si šestku?
option-buy-six-six = Koupit { the-colour } šestku { for-price }
option-buy-six-pass = Nekupovat nic
ask-buy-material = Jaký materiál koupíš?
option-buy-material-material = Koupit { counted-things } { for-price }
option-buy-material-pass = Víc nekupovat
ask-take-public = Kterou kostku si vezmeš z veřejného skladu?
option-take-public-store = Vzít si { the-thing }
ask-choose-colour = Jaké dřevo si vezmeš?
option-choose-colour-colour = Vzít si { the-colour } kostku

event-gained-die = { $player } získává { the-die }.
event-bought-die = { $player } kupuje { the-die }{ if-free }.
event-took-die = { $player } si z veřejného skladu bere { the-die }.
event-rolled = Veřejný sklad nabízí { the-die }.
event-sold-die = { $player } prodává { the-die }.
event-bought-material = { $player } kupuje { counted }{ if-free }.

# Objednávky

ask-take-order =
    { $nth ->
        [1] Kterou objednávku si vezmeš?
       *[other] Vezmeš si { for-price } ještě jednu objednávku?
    }
option-take-order-slot = Vzít si objednávku { $thing }
option-take-order-pass = Jedna stačí
ask-pay-dice = Které dřevo dáš na objednávku { $order }?
option-pay-dice-wood = Dát { the-thing }
ask-place-hand = Kterou objednávku z ruky vyložíš?
option-place-hand-hand = Vyložit objednávku { $thing }

event-took-order = { $player } přijímá objednávku { $order }.
event-completed = { $player } plní objednávku { $order }.
event-gave-die = { $player } na ni dává { the-die }.
event-slid = { $player } má rozdělané objednávky a ty klesají o řadu.
event-expired = Zákazníkovi došla trpělivost, { $player } přichází o objednávku { $order }.

# Pomocníci

ask-hire-helper = Kdo u tebe nastoupí?
option-hire-helper-slot = Přijmout { $thing_acc } { for-price }
ask-place-helper = Kde bude mít ponk { $helper }?
option-place-helper-space = Postavit ponk { to-that-space }
ask-produce =
    { $left ->
        [one] Kdo bude vyrábět?
        [few] Kdo bude vyrábět? Ještě { $left }.
       *[other] Kdo bude vyrábět? Ještě { $left }.
    }
option-produce-helper = Vyrábí { $thing }
ask-produce-plant = Kdo bude vyrábět a co zasadíš?
option-produce-plant-helper = Vyrábí { $thing }
option-produce-plant-plant = Zasadit { planted-thing }
option-produce-plant-pass = To stačí
ask-plant-pot = Do kterého květináče strom zasadíš?
option-plant-pot-pot =
    { $thing_id ->
        [green] Do zeleného květináče
        [yellow] Do žlutého květináče
       *[brown] Do hnědého květináče
    }

event-hired = { $player } přijímá { $helper_acc }{ if-free }.
event-placed-helper = { $helper } má ponk { on-space }.
event-produced = { $helper } vyrábí.
event-used-ability = Na pomoc přichází { $helper }.
event-planted =
    { $player } sází { $value ->
        [1] jedničku
       *[2] dvojku
    } do { $pot_id ->
        [green] zeleného
        [yellow] žlutého
       *[brown] hnědého
    } květináče.

# Vylepšení dílny

ask-upgrade = Čím vylepšíš dílnu?
option-upgrade-upgrade =
    { $thing_id ->
        [pot] Další květináč
        [saw] Další dílek řezání
        [joint] Další dílek spojů
       *[gluing] Dílek lepení
    } { $price ->
        [-1] už není
       *[other] { for-price }
    }
ask-flip-up = Který dílek znovu připravíš?
option-flip-up-used = Připravit { that-tile }

event-upgraded = { $player } pořizuje do dílny { the-tile }{ if-free }.
event-reused = { $player } používá ještě jednou { the-tile }.
event-turned-up = { $player } má zase připravený { the-tile }.
event-tiles-ready = Všechny dílky v dílnách jsou znovu připravené.

# Práce se dřevem

ask-cut-into = Na jaké kusy rozřežeš { the-die }?
option-cut-into-parts =
    Na { $thing }{ $blades ->
        [0] { "" }
        [one] { " " }za { $blades } pilový kotouč
        [few] { " " }za { $blades } pilové kotouče
       *[other] { " " }za { $blades } pilových kotoučů
    }
ask-join-by = O kolik prodloužíš { the-die }?
option-join-by-raise = O { $thing }
ask-glue-first = Co budeš lepit?
option-glue-first-wood = Natřít lepidlem { the-thing }
ask-glue-with = Co přilepíš na { the-die }?
option-glue-with-partner = Přilepit { the-thing }, barva bude { $colour }
ask-choose-tree = Který strom povyroste?
option-choose-tree-tree = Strom { in-pot }
ask-bump-die = Kterou kostku změníš?
option-bump-die-wood = Změnit { the-thing }
ask-bump-by = O kolik kostku změníš?
option-bump-by-change =
    { $thing ->
        [-1] Ubrat 1
        [1] Přidat 1
       *[other] Změnit o { $thing }
    }
ask-recolor-die = Kterou kostku přebarvíš?
option-recolor-die-wood = Přebarvit { the-thing }
ask-recolor-to = Na jakou barvu přebarvíš { the-die }?
option-recolor-to-colour = Na { the-colour }
ask-split-die = Kterou kostku rozřežeš?
option-split-die-wood = Rozřezat { the-thing }

event-cut-die = { $player } řeže { from-die } na { $parts }.
event-joined = { $player } prodlužuje { from-die } na { to-face }.
event-glued = { $player } lepí { one-die } a { other-die } a má { to-die }.
event-felled = { $player } kácí { the-die }.
event-changed = { $player } mění { from-die } na { to-die }.

# Co dávají karty a pole

ask-may-act =
    Smíš hned provést akci { $tile }{ $less ->
        [0] { "" }
        [one] { " " }o { $less } borůvku levněji
        [few] { " " }o { $less } borůvky levněji
       *[other] { " " }o { $less } borůvek levněji
    }. Chceš?
option-may-act-act = Provést
option-may-act-pass = Tentokrát ne
ask-may-exchange = Tuhle výměnu smíš i odmítnout. Platí?
option-may-exchange-exchange = Vyměnit
option-may-exchange-pass = Tentokrát ne
ask-pay-material = Jakým materiálem zaplatíš?
option-pay-material-material = Dát { $thing }
ask-choose-effect = Co si vybereš?
option-choose-effect-effect = { $thing }
ask-refresh-row = Kterou kartu v nabídce vyměníš?
option-refresh-row-order-slot = Odložit objednávku { $thing }
option-refresh-row-helper-slot = Z nabídky odejde { $thing }
option-refresh-row-pass = Nechat, jak leží
ask-claim-commission = O kterou veřejnou zakázku se přihlásíš?
option-claim-commission-commission = Zakázka { $thing }

event-claimed = { $player } má veřejnou zakázku { $commission }.
event-commission-left = Zakázka { $commission } je zadaná a z nabídky mizí.

# Půda a nářadí

ask-choose-tool = Jaké nářadí si vezmeš?
option-choose-tool-tool = Vzít si { that-tool }
ask-place-tool = Kam na půdě uložíš { the-tool }?
option-place-tool-attic = Uložit { to-that-attic }
ask-choose-link = Kterou odměnu z půdy si vezmeš dřív?
option-choose-link-link = Odměna mezi { that-link }

event-gained-tool = { $player } ukládá { the-tool } na půdu, { to-attic }.
event-tool-lost = { $player } má půdu plnou, další nářadí se nevejde.
event-linked = { $player } má vedle sebe různé nářadí a bere si odměnu.

# Stupnice

event-income-rose = { $player } zvyšuje { that-income } o { $steps } na { $now }.
event-reputation-rose = { $player } stoupá v pověsti o { $steps } na { $now }.
event-reputation-fell = { $player } klesá v pověsti o { $steps } na { $now }.
event-milestone-met = { $player } je u mezníku.
event-reached-tile = { $player } si bere odměnu z dílku { $tile }.

# Kola a nabídky

event-income-phase = Kolo { $round } je za námi a přichází fáze příjmů.
event-revealed-order = Nová objednávka v nabídce: { $order }.
event-revealed-helper = Práci hledá { $helper }.
event-left-order = Z nabídky mizí objednávka { $order }.
event-left-helper = Z nabídky odchází { $helper }.
event-reshuffled = Odložené karty jsou zamíchané, balíček je zase plný.
event-late-decks = Nabídky se mění celé: přicházejí náročnější zákazníci i zkušenější pomocníci.

# Sólová hra

event-solo-card = Na stole je karta { $card }.
event-solo-tile = Soupeř posouvá destičku { $tile }.
event-solo-stuck = Destička { $tile } je zablokovaná a nehne se.
event-rival-rose = Soupeř stoupá v pověsti o { $steps } na { $now }.
event-rival-took = Soupeř byl dřív: dílek { $tile } mizí.
event-vanished = Zakázku { $commission } dostal někdo jiný.

# Stůl na obrazovce

view-table = Společný stůl
view-workshop = Tvoje dílna
view-wheel = Nabídka akcí
view-hub-moved = posunuto
view-tile-at = { $tile }, výseč { $sector }, pole { $space }.
view-tile-brings = Přinese: { $what }.
view-tile-blocked = Zablokovaná: ve výseči za šipkou ještě něco leží.
view-store = Veřejný sklad dřeva
view-store-hint = obrázek u kostky: chce ji tvoje objednávka
view-store-die =
    { $die } za { $price ->
        [one] { $price } borůvku
        [few] { $price } borůvky
       *[other] { $price } borůvek
    }
view-store-gap = Prázdné místo skladu
view-sixes = Šestky ze zásoby
view-materials = Materiál
view-materials-table = Materiál, cena v borůvkách: 1 kus { $one }, 2 kusy { $two }, 3 kusy { $three }
view-material-for =
    { $n }× { $res } za { $price ->
        [one] { $price } borůvku
        [few] { $price } borůvky
       *[other] { $price } borůvek
    }
view-for =
    { $price ->
        [0] zdarma
       *[other] za
    }
view-order-row = Nabídka objednávek
view-helper-row = Nabídka pomocníků
view-orders-cost = první zdarma, druhá za { $price }
view-kind-immediate = hned
view-kind-once = jednou za tah
view-kind-permanent = trvale
view-new-deck-after = po { $round }. kole nový balíček
view-purge-after = po { $round }. kole odejdou dvě nejstarší
view-deck-left = v balíčku { $n }
view-empty-slot = Balíček došel.
view-row = řada { $row }
view-tracks = Stupnice příjmů a pověsti
view-standing = { $who } { $n }
view-reward-tiles = Dílky odměn
view-reward-hidden = ještě nevyložený
view-reward-removed = sebral soupeř
view-reward-none = rozebráno
view-then = pak
view-commissions = Veřejné zakázky
view-commission =
    { $name }: { $vp ->
        [one] { $vp } bod
        [few] { $vp } body
       *[other] { $vp } bodů
    } { $per }.
view-claimed = Získáno: { $who }.
view-per-completed-orders =
    { $n ->
        [one] za splněnou objednávku
        [few] za { $n } splněné objednávky
       *[other] za { $n } splněných objednávek
    }
view-per-helpers =
    { $n ->
        [one] za pomocníka
        [few] za { $n } pomocníky
       *[other] za { $n } pomocníků
    }
view-per-tools =
    { $n ->
        [one] za nářadí
       *[other] za { $n } nářadí
    }
view-per-upgrades-bought =
    { $n ->
        [one] za vylepšení
       *[other] za { $n } vylepšení
    }
view-per-reputation-space =
    { $n ->
        [one] za pole pověsti
        [few] za { $n } pole pověsti
       *[other] za { $n } polí pověsti
    }
view-per-marketing-steps =
    { $n ->
        [one] za krok marketingu
        [few] za { $n } kroky marketingu
       *[other] za { $n } kroků marketingu
    }
view-per-blueberry-income =
    { $n ->
        [one] za každou borůvku příjmu
        [few] za { $n } borůvky příjmu
       *[other] za { $n } borůvek příjmu
    }
view-per-hazelnut-income =
    { $n ->
        [one] za každý oříšek příjmu
        [few] za { $n } oříšky příjmu
       *[other] za { $n } oříšků příjmu
    }
view-rivals = Soupeři
view-open-rival = Ukázat celou dílnu
view-first = Začíná každé kolo
view-helpers = pomocníci
view-done = splněné objednávky
view-in-hand = v ruce { $n }
view-open-orders =
    { $n ->
        [one] { $n } rozdělaná objednávka
        [few] { $n } rozdělané objednávky
       *[other] { $n } rozdělaných objednávek
    }
view-if-over = Kdyby hra skončila teď
view-if-over-sum = Dohromady
view-rival = Soupeř
view-solo-last = Poslední karta
view-solo-none = Po tvém tahu otočí soupeř kartu a posune destičky.
view-solo-rearmost = poslední destička
view-solo-orders = objednávky pryč: místa { $slots }
view-solo-helpers = pomocníci pryč: místa { $slots }
view-solo-dice =
    { $n ->
        [one] přehozená { $n } kostka skladu
        [few] přehozené { $n } kostky skladu
       *[other] přehozených { $n } kostek skladu
    }
view-solo-deck = v balíčku { $n }
view-solo-marks = dobré je { $good }, skvělé { $great }
view-solo-commissions = Na začátku { $first }. a { $second }. kola zmizí jedna zakázka.
view-rounds = Kolo { $round } ze { $rounds }
view-income-after = příjmy po { $round }. kole
view-income = Fáze příjmů
view-income-purge = Fáze příjmů a úklid nabídky
view-income-swap = Fáze příjmů a nové balíčky
view-income-last = Závěrečná fáze příjmů
view-scores = Body
view-ways = Cesty k akci
view-way-move = Jen posunout
view-move-and-act = Posunout: { $tile }
view-why-exchange = Ukaž na kartu, kterou vymění. Přijde nová, zpátky to nepůjde.
view-exchange = Vyměnit: { $thing }
view-move-and-take = Posunout a vzít: { $thing }
view-why-wish =
    Posune se { $tile }, přinese { $what }. { $at ->
        [hire_helper] Ukaž na místo v dílně.
       [take_order] Přijde nová karta, zpátky to nepůjde.
       *[buy_wood] Přijde nová kostka, zpátky to nepůjde.
    }
view-why-tile = Přinese { $what }. Hned potom přijde její akce.
view-why-opening =
    { $stage_id ->
        [helper] Nejdřív pomocník: zaplatíš ho hned. Objednávky máš na očích.
        [keep] Z pěti objednávek si necháš dvě, k nim obě oříškové.
       *[place] Klepnutím ji vyložíš a začneš. Potom už nepůjde nic vzít zpět.
    }
view-produce-them = Vyrobit
view-produce-them-long = Vyrobit: { $who }. Celkem { $what }.
view-move-for = Posunout { $tile }, za to { $what }
view-turn-to =
    Místo toho { $tile } za { $n ->
        [one] { $n } lucernu
        [few] { $n } lucerny
       *[other] { $n } luceren
    }
view-end-turn = Ukončit tah
view-end-marketing = Skončit s marketingem
view-end-marketing-long =
    Ukončit tah s marketingem: { $vp ->
        [one] { $vp } bod
        [few] { $vp } body
       *[other] { $vp } bodů
    } za { $cost ->
        [one] { $cost } borůvku
        [few] { $cost } borůvky
       *[other] { $cost } borůvek
    }
view-upgrades = Novinky v dílně
view-way-berries = Vzít si { $n }
view-way-instead = Raději { $n }
view-way-lantern = Jiná akce za { $n }
view-way-bonus = Bonusová za { $n }
view-way-lantern-long =
    Udělat místo ní jinou akci za { $n ->
        [one] { $n } lucernu
        [few] { $n } lucerny
       *[other] { $n } luceren
    }
view-way-bonus-long =
    Udělat bonusovou akci za { $n ->
        [one] { $n } lucernu
        [few] { $n } lucerny
       *[other] { $n } luceren
    }
view-why-turn =
    { $stage_id ->
        [tile] Posuň jednu destičku na kole.
        [reach] Posuň jednu destičku na kole, nebo sáhni rovnou po tom, co chceš.
        [plant] Udělej akci. Sázet nejde: do prázdného květináče nemáš kostku.
        [full] Udělej akci. Sázet nejde: květináč není prázdný.
        [main] Udělej akci, nebo si vezmi borůvky.
        [more] Ještě můžeš dělat, co svítí zeleně, nebo skonči.
       *[end] Víc už teď dělat nejde, skonči.
    }
view-why-marketing = Smíš jednou za tah, na jeho konci.
view-why-lantern =
    Vyber v nabídce, kterou akci uděláš místo té posunuté. Stojí { $n ->
        [one] { $n } lucernu
        [few] { $n } lucerny
       *[other] { $n } luceren
    }.
view-why-bonus =
    Vyber v nabídce bonusovou akci, destička zůstane na místě. Stojí { $n ->
        [one] { $n } lucernu
        [few] { $n } lucerny
       *[other] { $n } luceren
    }.
view-why-verb =
    { $verb_id ->
        [cut] Kterou kostku rozřežeš?
        [join] Kterou kostku prodloužíš odřezkem?
        [glue] Kterou kostku budeš lepit?
        [fell] Který strom pokácíš?
        [order] Kterou objednávku splníš?
       *[ability] Čí schopnost použiješ?
    }
view-verbs = Doplňkové akce
view-verbs-when =
    { $additional_id ->
        [anytime] Kdykoli ve svém tahu
       *[between] Mezi hlavními akcemi
    }
view-verb-cut = Řezat
view-verb-join = Spojit
view-verb-glue = Lepit
view-verb-fell = Pokácet
view-verb-order = Splnit
view-verb-ability = Schopnost
view-verb-none = teď ne
view-verb-count =
    { $verb_id ->
        [fell]
            { $n ->
                [one] { $n } strom
                [few] { $n } stromy
               *[other] { $n } stromů
            }
        [order]
            { $n ->
                [one] { $n } objednávka
                [few] { $n } objednávky
               *[other] { $n } objednávek
            }
        [ability]
            { $n ->
                [one] { $n } pomocník
                [few] { $n } pomocníci
               *[other] { $n } pomocníků
            }
       *[other]
            { $n ->
                [one] { $n } druh kostky
                [few] { $n } druhy kostek
               *[other] { $n } druhů kostek
            }
    }
view-choose = Na výběr
view-bench = Pracovní stůl
view-goods = Zásoby
view-wood = Sklad dřeva
view-wood-of = { $n } ze { $limit }
view-die-what = { $die }: co s ní?
view-die-verbs = Co s kostkou
view-saws = Řezání
view-joints = Spoje
view-gluing = Lepení
view-tile-name =
    { $chain_id ->
        [saw] Dílek řezání
        [joint] Dílek spojů +{ $n }
       *[gluing] Dílek lepení
    }
view-tile-ready = { $name }, připravený
view-tile-used = { $name }, použitý
view-tile-buy = { $name }: stojí { $price }, přinese { $reward }
view-pots = Květináče
view-pots-grow = stromy rostou o { $n } za tah
view-pot-empty = { $name }, prázdný
view-pot-tree = { $name }, strom { $die }
view-my-orders = Moje objednávky
view-orders = Objednávky
view-orders-of = Objednávky: { $player }
view-orders-slide = při příjmech sjedou o řadu
view-completed = splněno { $n }
view-order-can = jde splnit hned
view-order-has = máš na ni všechno
view-order-grows = roste v květináči
view-order-in-store = ve skladu za { $price }
view-order-lacks = chybí { $n }
view-order-label = { $name }, řada { $row }. Chce: { $needs }. Dá: { $reward }.
view-order-lies = Leží v řadě { $row },
view-row-worth = Řada { $row }: { $what }
view-row-last = Co odtud sjede, propadne: pověst −{ $n }
view-hand = Objednávky v ruce
view-hand-short = V ruce
view-hand-empty = V ruce už nic není.
view-hand-hidden =
    { $n ->
        [one] { $n } karta v ruce
        [few] { $n } karty v ruce
       *[other] { $n } karet v ruce
    }
view-chosen = vybráno
view-my-helpers = Moji pomocníci
view-helpers-hint = obsazené místo hned zaplatí
view-their-helpers = Pomocníci
view-hire-to = Najmout sem. { $space }
view-space =
    { $row ->
        [2] Volné místo ve { $row }. řadě a { $column }. sloupci: { $what }
       *[other] Volné místo v { $row }. řadě a { $column }. sloupci: { $what }
    }
view-ability-used = Schopnost už v tomto tahu pracovala.
view-attic = Půda
view-attic-hint = odměna za různé sousedy
view-attic-tool = { $space }: { $tool }
view-attic-open = { $space }: volno
view-attic-closed = { $space }: zatím zavřeno
view-attic-pays = Zaplatí: { $what }.
view-link = { $link }: { $what }
view-tools = nářadí
view-tool-to = { $tool }: { $space }
view-tool-left = { $tool }, v zásobě { $n }
view-marketing = Marketing
view-marketing-at =
    Marketing: pole { $space }, za { $cost ->
        [one] { $cost } borůvku
        [few] { $cost } borůvky
       *[other] { $cost } borůvek
    } { $vp ->
        [one] { $vp } bod
        [few] { $vp } body
       *[other] { $vp } bodů
    }
view-now = teď
view-opening = Začátek hry
view-opening-helpers = Nabídli se ti pomocníci
view-opening-helpers-why = jednoho přijmeš a zaplatíš
view-opening-orders = Objednávky na začátek
view-opening-orders-why = dvě si necháš, oříškové zůstanou obě
view-opening-place = Která přijde na řadu jako první?
view-opening-place-why = ostatní tři zůstanou v ruce
view-opening-begin = Vyložit a začít
view-lay-down = Vyložit
view-kept = necháš si
view-kept-nut = zůstává
view-tab-wheel = Akce
view-tab-store = Dřevo
view-tab-orders = Objednávky
view-tab-helpers = Pomocníci
view-tab-tracks = Stupnice
view-tab-rivals = Soupeři
view-tab-lit =
    { $n ->
        [one] , { $n } možnost
        [few] , { $n } možnosti
       *[other] , { $n } možností
    }
view-made = Splněné objednávky
view-rank-great =
    { $great ->
        [one] Mistrovská práce! Přes { $great } bod se dostane jen málokdo.
        [few] Mistrovská práce! Přes { $great } body se dostane jen málokdo.
       *[other] Mistrovská práce! Přes { $great } bodů se dostane jen málokdo.
    }
view-rank-good =
    { $great ->
        [one] Dobrá práce! Na { $great } bod už chybí jen kousek.
        [few] Dobrá práce! Na { $great } body už chybí jen kousek.
       *[other] Dobrá práce! Na { $great } bodů už chybí jen kousek.
    }
view-rank-fair =
    { $good ->
        [one] Dílna běží. Od { $good } bodu je to dobrá práce.
       *[other] Dílna běží. Od { $good } bodů je to dobrá práce.
    }

# Co karty dělají

view-nothing = nic
view-any-colour = libovolná barva
view-demand =
    { $values_id ->
        [any]
            { $which_id ->
                [any] libovolná kostka
               *[other] { $colours } kostka s libovolnou hodnotou
            }
       *[other]
            { $which_id ->
                [any] kostka { $values } libovolné barvy
               *[other] { $colours } { $values }
            }
    }
view-production = Výroba: { $what }.
view-helper-price = { $name }, cena { $price }
view-ability-immediate = Hned: { $what }.
view-ability-once = Jednou za tah: { $what }.
view-ability-permanent = { $when }: { $what }.
view-does-gain =
    { $res_id ->
        [blueberry]
            { $n ->
                [one] { $n } borůvka
                [few] { $n } borůvky
               *[other] { $n } borůvek
            }
        [vp]
            { $n ->
                [one] { $n } bod
                [few] { $n } body
               *[other] { $n } bodů
            }
        [lantern]
            { $n ->
                [one] { $n } lucerna
                [few] { $n } lucerny
               *[other] { $n } luceren
            }
        [glue]
            { $n ->
                [one] { $n } lepidlo
                [few] { $n } lepidla
               *[other] { $n } lepidel
            }
        [scrap]
            { $n ->
                [one] { $n } odřezek
                [few] { $n } odřezky
               *[other] { $n } odřezků
            }
        [sawblade]
            { $n ->
                [one] { $n } pilový kotouč
                [few] { $n } pilové kotouče
               *[other] { $n } pilových kotoučů
            }
        [reuse]
            { $n ->
                [one] { $n } žeton opětovného využití
                [few] { $n } žetony opětovného využití
               *[other] { $n } žetonů opětovného využití
            }
       *[any_material]
            { $n ->
                [one] { $n } libovolný materiál
                [few] { $n } libovolné materiály
               *[other] { $n } libovolných materiálů
            }
    }
view-does-pay =
    { $res_id ->
        [blueberry]
            { $n ->
                [one] { $n } borůvku
                [few] { $n } borůvky
               *[other] { $n } borůvek
            }
        [vp]
            { $n ->
                [one] { $n } bod
                [few] { $n } body
               *[other] { $n } bodů
            }
        [lantern]
            { $n ->
                [one] { $n } lucernu
                [few] { $n } lucerny
               *[other] { $n } luceren
            }
        [glue]
            { $n ->
                [one] { $n } lepidlo
                [few] { $n } lepidla
               *[other] { $n } lepidel
            }
        [scrap]
            { $n ->
                [one] { $n } odřezek
                [few] { $n } odřezky
               *[other] { $n } odřezků
            }
        [sawblade]
            { $n ->
                [one] { $n } pilový kotouč
                [few] { $n } pilové kotouče
               *[other] { $n } pilových kotoučů
            }
        [reuse]
            { $n ->
                [one] { $n } žeton opětovného využití
                [few] { $n } žetony opětovného využití
               *[other] { $n } žetonů opětovného využití
            }
       *[any_material]
            { $n ->
                [one] { $n } libovolný materiál
                [few] { $n } libovolné materiály
               *[other] { $n } libovolných materiálů
            }
    }
view-does-lose = ztratíš { $what }
view-does-discount = o { $what } méně
view-does-income =
    { $track_id ->
        [blueberry] příjem borůvek +{ $n }
       *[hazelnut] příjem oříšků +{ $n }
    }
view-does-reputation = pověst { $n }
view-does-tool = nářadí podle výběru
view-does-produce =
    { $n ->
        [one] výroba s { $n } pomocníkem
        [few] výroba až se { $n } pomocníky
       *[other] výroba až s { $n } pomocníky
    }
view-does-die =
    { $which_id ->
        [any] kostka { $value } libovolné barvy
       *[other] { $colours } kostka { $value }
    }
view-does-take-public = kostka z veřejného skladu zdarma ({ $colours }, nejvýš { $value })
view-does-grow = jeden strom +{ $n }
view-does-grow-all = všechny stromy +{ $n }
view-does-bump = kostka { $by }
view-does-recolour =
    { $which_id ->
        [any] kostka změní barvu
       *[other] kostka změní barvu ({ $colours })
    }
view-does-split =
    { $n ->
        [one] rozřezání kostky bez dílku
        [few] rozřezání kostky bez dílku až { $n } řezy
       *[other] rozřezání kostky bez dílku až { $n } řezy
    }
view-does-glue =
    slepení dvou kostek bez dílku (za různé barvy { $n ->
        [one] { $n } bod
        [few] { $n } body
       *[other] { $n } bodů
    })
view-does-flip =
    { $n ->
        [one] znovu připravený dílek
        [few] { $n } znovu připravené dílky
       *[other] { $n } znovu připravených dílků
    }
view-does-refresh =
    { $rows_id ->
        [orders] výměna { $n ->
            [one] { $n } objednávky
           *[other] až { $n } objednávek
        } v nabídce
        [helpers] výměna { $n ->
            [one] { $n } pomocníka
           *[other] až { $n } pomocníků
        } v nabídce
       *[other] výměna { $n ->
            [one] { $n } karty
           *[other] až { $n } karet
        } v nabídce objednávek nebo pomocníků
    }
view-does-action =
    { $n ->
        [0] akce { $tile }
        [one] akce { $tile } o { $n } borůvku levněji
        [few] akce { $tile } o { $n } borůvky levněji
       *[other] akce { $tile } o { $n } borůvek levněji
    }
view-does-per =
    { $per_id ->
        [helper] { $what } za každého pomocníka
       *[completed_order] { $what } za každou splněnou objednávku
    }
view-does-exchange = { $get } za { $pay }
view-does-commission = veřejná zakázka
view-on-buy-die =
    { $values_id ->
        [any]
            { $which_id ->
                [any] Když koupíš kostku
                [green] Když koupíš zelenou kostku
                [yellow] Když koupíš žlutou kostku
                [brown] Když koupíš hnědou kostku
               *[other] Když koupíš kostku ({ $colours })
            }
       *[other] Když koupíš kostku s hodnotou { $values }
    }
view-on-sell-die = Když prodáš kostku
view-on-buy-material = Když koupíš materiál
view-on-take-order =
    { $values_id ->
        [any] Když si vezmeš objednávku
       *[other] Když si v akci vezmeš { $values }. objednávku
    }
view-on-hire-helper = Když přijmeš pomocníka
view-on-upgrade = Když vylepšíš dílnu
view-on-cut = Když rozřežeš kostku
view-on-join = Když prodloužíš kostku odřezkem
view-on-glue = Když slepíš kostky
view-on-plant-tree = Když zasadíš strom
view-on-fell-tree =
    { $values_id ->
        [any] Když pokácíš strom
       *[other] Když pokácíš strom s hodnotou { $values }
    }
view-on-complete-order =
    { $values_id ->
        [any] Když splníš objednávku
       *[other] Když splníš objednávku v řadě { $values }
    }
view-on-gain-tool = Když uložíš nářadí na půdu
view-on-marketing = Když zaplatíš za marketing
view-on-bonus-action = Když děláš bonusovou akci
view-less-buy-die =
    { $values_id ->
        [any]
            { $which_id ->
                [any] Kostky kupuješ o { $less } levněji.
                [green] Zelené kostky kupuješ o { $less } levněji.
                [yellow] Žluté kostky kupuješ o { $less } levněji.
                [brown] Hnědé kostky kupuješ o { $less } levněji.
               *[other] Kostky ({ $colours }) kupuješ o { $less } levněji.
            }
       *[other] Kostky s hodnotou { $values } kupuješ o { $less } levněji.
    }
view-less-buy-material = Materiál kupuješ o { $less } levněji.
view-less-take-order =
    { $values_id ->
        [any] Za objednávku platíš o { $less } méně.
       *[other] Za { $values }. objednávku v akci platíš o { $less } méně.
    }
view-less-hire-helper = Pomocníky přijímáš o { $less } levněji.
view-less-upgrade = Dílnu vylepšuješ o { $less } levněji.
view-less-marketing = Za marketing platíš o { $less } méně.
view-less-bonus-action = Za bonusovou akci platíš o { $less } méně.

# Stůl jako text

view-or = { $first } nebo { $last }
view-line-none = { "" }
view-line-setup = Příprava: otevírá se dílna
view-line-first = začíná
view-main-none = vybírá destičku
view-main-waiting = má před sebou akci
view-main-done = má hlavní akci za sebou
view-line-wheel = akce
view-line-store = sklad
view-line-sixes = šestky
view-line-materials = materiál 1·2·3 za
view-line-orders = objednávky
view-line-helpers = pomocníci
view-line-commissions = zakázky
view-line-rewards = odměny
view-line-staff = v dílně
view-line-attic = půda
view-line-open = vyloženo
view-line-hand = v ruce
view-line-offered = nabízejí se
view-line-marketing = marketing
view-line-wood-store = dřevo
view-line-pots = květináče
view-line-tiles = dílky
view-line-wood = { $colour } kostka
view-line-ready =
    { $count ->
        [one] dílek zpět
       *[other] { $count }× dílek zpět
    }
view-attic-row-b = dole
view-attic-row-m = uprostřed
view-attic-row-t = nahoře
view-act-buy-wood = dřevo
view-act-trade-dice = výměna
view-act-buy-materials = materiál
view-act-choose-orders = objednávky
view-act-hire-helper = pomocník
view-act-produce-plant = výroba
view-act-upgrade-workshop = dílna
view-when-buy-die = nákup kostky
view-when-sell-die = prodej
view-when-buy-material = materiál
view-when-take-order = objednávka
view-when-hire-helper = pomocník
view-when-upgrade = vylepšení
view-when-cut = řezání
view-when-join = spojení
view-when-glue = lepení
view-when-plant-tree = sázení
view-when-fell-tree = kácení
view-when-complete-order = splnění
view-when-gain-tool = nářadí
view-when-marketing = marketing
view-when-bonus-action = bonusová akce
view-sign-any-die = libovolná kostka
view-sign-any-material = libovolný materiál
view-sign-tree = strom
view-sign-berry-income = příjem borůvek
view-sign-nut-income = příjem oříšků
view-sign-reputation = pověst
view-sign-gear = výroba
view-sign-any-tool = nářadí podle výběru
view-sign-helper = pomocník
view-sign-done = splněná objednávka
view-sign-commission = veřejná zakázka
view-sign-card = karta
view-sign-row = řada objednávky
view-sign-missing = chybí, nebo je použité
view-sign-immediate = schopnost hned
view-sign-once = schopnost jednou za tah
view-sign-permanent = schopnost trvalá
view-sign-saws = připravené dílky řezání
view-sign-gluing = dílek lepení
view-sign-arrow = výseč se šipkou pily
view-sign-blocked = zablokovaná destička

# Stůl řečený větami

tell-now = Tah
tell-opening = Otevírají se dílny.
tell-round = Kolo { $round } ze { $rounds }.
tell-over = Hra skončila.
tell-income = Příjmy přijdou po { $round }. kole.
tell-first = Kola začíná { $player }.
tell-turn =
    Na tahu: { $player }, { $main_id ->
        [none] destička ještě není posunutá
        [waiting] akce ještě čeká
       *[done] hlavní akce je hotová
    }.
tell-moved = Posunutá destička: { $thing }.
tell-about = Týká se to: { $thing }.
tell-wheel = Nabídka akcí
tell-saw = Pila ukazuje na { $n }. výseč.
tell-lies-on = Leží tady: { $thing }.
tell-window = Okénko pily nad ní ukazuje { $n }. stupeň.
tell-store = Dřevo, materiál a nářadí
tell-die = { $dice }.
tell-sixes = Šestky ze zásoby: { $dice }.
tell-materials = { view-materials-table }.
tell-tool = { $tool } ({ $n })
tell-tools = Nářadí v zásobě: { $tools }.
tell-orders = Nabídka objednávek
tell-order-price =
    První je zdarma, druhá stojí { $n ->
        [one] { $n } borůvku
        [few] { $n } borůvky
       *[other] { $n } borůvek
    }.
tell-deck =
    { $n ->
        [0] Balíček je prázdný.
        [one] V balíčku je { $n } karta.
        [few] V balíčku jsou { $n } karty.
       *[other] V balíčku je { $n } karet.
    }
tell-helpers = Nabídka pomocníků
tell-helper =
    { $thing }, teď za { $n ->
        [one] { $n } borůvku
        [few] { $n } borůvky
       *[other] { $n } borůvek
    }.
tell-goals = Zakázky a dílky odměn
tell-reward-hidden = Dílek odměny u pověsti { $n } ještě není vyložený.
tell-reward =
    { $thing } u pověsti { $n }{ $left ->
        [0] , rozebráno
       *[other] { "" }
    }.
tell-points =
    Kdyby hra skončila teď, { $n ->
        [one] { $n } bod
        [few] { $n } body
       *[other] { $n } bodů
    }.
tell-goods = Zásoby: { $goods }.
tell-tracks = Příjem borůvek { $blueberry }, příjem oříšků { $hazelnut }, pověst { $reputation }, marketing { $marketing }.
tell-wood = Sklad dřeva: { $dice }.
tell-tree = { view-pot-tree }.
tell-pot = { view-pot-empty }.
tell-saws = Připravené dílky řezání: { $n }, celkem { $of }.
tell-joint =
    Dílek spojů +{ $n }, { $ready ->
        [1] připravený
       *[other] použitý
    }.
tell-gluing =
    Dílek lepení, { $ready ->
        [1] připravený
       *[other] použitý
    }.
tell-works = Pomocník { $thing }, { $space }.
tell-free-spaces = Volná místa pro pomocníky: { $spaces }.
tell-space = ({ $thing })
tell-attic = Půda: { $tools }. Volno a otevřeno: { $free }.
tell-order = Objednávka { $thing }, řada { $row }.
tell-can = Jde splnit hned.
tell-lacks =
    { $n ->
        [0] Nic nechybí.
        [one] Chybí { $n } věc.
        [few] Chybí { $n } věci.
       *[other] Chybí { $n } věcí.
    }
tell-done = Splněné objednávky: { $orders }.
tell-in-hand =
    { $n ->
        [one] V ruce { $n } objednávka.
        [few] V ruce { $n } objednávky.
       *[other] V ruce { $n } objednávek.
    }
tell-hand = Tvoje ruka
tell-hand-empty = V ruce už nic není.
tell-offered = Nabízí se { $thing }.
tell-chosen = Zatím vybráno: { $cards }.
tell-rival = Pověst soupeře je { $n }.
tell-last = Poslední karta: { $thing }.

# 2 Příprava

rule-2-1 = Sedm destiček akcí začíná v jedné výseči a její odměny zakrývá oblouk. Vedle leží šest hozených kostek, čtyři objednávky, čtyři pomocníci a veřejné zakázky.
rule-2-2 = Každý začíná s 12 borůvkami, lucernou (při čtyřech hráčích se dvěma), zelenou trojkou, žlutou dvojkou, hnědou jedničkou, zeleným květináčem a prvním dílkem řezání a spojů.
rule-2-3 = Ze tří pomocníků si necháš a zaplatíš jednoho, z pěti objednávek dvě a k nim obě oříškové; jednu z těch čtyř hned vyložíš. Všichni vybírají najednou a tajně.
rule-2-4 = Kdo začíná, určí náhoda a platí to celou hru.

# 3 Tah

rule-3-1 = V každém kole má každý jeden tah. Kol je 14, při čtyřech hráčích 13.
rule-3-2 = Na začátku tahu vyroste každý tvůj strom o 2, nejvýš na šestku; ta se hned sama pokácí.
rule-3-3 = Hlavní akce patří k destičce, kterou v tahu posuneš, a dá se provést, jen když k něčemu vede a máš ji čím zaplatit. Doplňkové akce smíš přidat před ní i po ní, a během ní, jen když se na tom stůl dohodl.
rule-3-4 = Místo hlavní akce si smíš vzít 3 borůvky, a to jednou, až po posunutí destičky; její odměny dostaneš tak jako tak.
rule-3-5 = Za lucernu smíš místo akce posunuté destičky provést akci kterékoli jiné, i zablokované. Lucerna získaná tímto posunem se nepočítá.
rule-3-6 = Jednou za tah smíš za 3 lucerny přidat akci kterékoli destičky; ta se neposune a odměny nedá. Akce musí být proveditelná.
rule-3-7 = Na konci tahu se do skladu vejde 6 kostek, ostatní vrátíš. Stromy v květináčích se nepočítají.

# 4 Nabídka akcí

rule-4-1 = V tahu posuneš právě jednu destičku o výseč dál: na její poslední pole, nebo těsně před destičky, které tam už jsou.
rule-4-2 = Posunem získáš odměnu pole, na kterém destička ležela, a okénka pily nad ním. Pole pod obloukem nedávají nic; oblouk zmizí, jakmile se jeho výseč vyprázdní.
rule-4-3 = Když destička přejede šipku, pila se otočí o výseč dál. Čím déle destičky čekají, tím lepší okénko je nad nimi.
rule-4-4 = Destička ve výseči se šipkou musí čekat, dokud není výseč za šipkou prázdná.

# 5 Hlavní akce

rule-5-1 = Z veřejného skladu koupíš jednu nebo dvě kostky. Zelená stojí svou hodnotu, žlutá o 1 a hnědá o 2 víc; mezery se doplní hodem.
rule-5-2 = Nejdřív smíš prodat jednu kostku za dvojnásobek její hodnoty (žlutou o 1, hnědou o 2 dráž), potom koupit ze zásoby šestku jiné barvy.
rule-5-3 = Nakoupit smíš jednou nebo dvakrát, pokaždé jiný materiál: 1 kus zdarma, 2 za 1 borůvku, 3 za 3 borůvky.
rule-5-4 = První objednávka z nabídky je zdarma, druhá za 3 borůvky. Každou hned vyložíš do řady, která je na ní.
rule-5-5 = Pomocníka z nabídky zaplatíš hned celého a v dílně pro něj musí být místo.
rule-5-6 = Nový pomocník patří na volné místo, které sousedí stranou s některým obsazeným. Dostaneš, co místo ukazuje, a potom pomocníkovu okamžitou schopnost.
rule-5-7 = V jedné výrobě vyrábí každý pomocník nejvýš jednou.
rule-5-8 = Vyrábějí dva pomocníci, nebo jeden a zasadíš strom; s hnědým květináčem až dva. Sází se jednička nebo dvojka, celá nebo uříznutá z větší kostky, do prázdného květináče své barvy; do kteréhokoli prázdného, jen když se na tom stůl dohodl.
rule-5-9 = Koupíš jedno vylepšení, na které máš borůvky: další květináč, dílek řezání nebo dílek spojů v daném pořadí, anebo dílek lepení.

# 6 Doplňkové akce

rule-6-1 = Schopnost „jednou za tah“ použije každý tvůj pomocník v tahu jednou, pokud má s čím pracovat a čím platit.
rule-6-2 = Řezat jde kostka s hodnotou aspoň 2, když máš připravený dílek řezání. První řez je zdarma, každý další stojí pilový kotouč; součet kusů zůstává.
rule-6-3 = Odřezek a připravený dílek spojů zvýší kostku o tolik, kolik dílek dovolí, nejvýš na 6.
rule-6-4 = Lepidlo a připravený dílek lepení spojí dvě kostky se součtem nejvýš 6. Jsou-li různé, vybereš barvu a získáš 4 body.
rule-6-5 = Strom smíš během svých akcí pokácet kdykoli, i čerstvě zasazený; do skladu jde s hodnotou, kterou zrovna má.
rule-6-6 = Žeton opětovného využití pustí použitý dílek ještě jednou do práce. Dílek zůstane použitý a materiál platíš jako vždy.

# 7 Objednávky

rule-7-1 = Splnit jde vyložená objednávka, na kterou máš ve skladu kostky přesně žádaných barev a hodnot a všechen materiál. Stromy ani objednávky v ruce se nepočítají.
rule-7-2 = V každé fázi příjmů klesnou nesplněné objednávky o řadu. Která vypadne z páté, ta propadne a pověst klesne o 2.
rule-7-3 = Pověst neklesne pod začátek stupnice a body pod nulu; co nemáš, o to nepřijdeš.

# 8 Veřejné zakázky

rule-8-1 = Za oříškovou objednávku je veřejná zakázka, nebo borůvky a body. O zakázku se smí v jednom kole přihlásit víc hráčů, pak z nabídky zmizí; tutéž dvakrát mít nemůžeš.

# 9 Nářadí

rule-9-1 = Nářadí uložíš hned: dolů kamkoli, výš jen nad dvě obsazená místa a nahoru na kraj, když je obsazené místo vedle. Na plnou půdu se nic nevejde.
rule-9-2 = Mezi dvěma různými nářadími dostaneš odměnu, mezi stejnými nic. Když je odměn víc, pořadí určíš ty.
rule-9-3 = Vybírá se z druhů, které v zásobě ještě jsou. Když dojde předepsaný druh, vybereš si jiný.

# 10 Stupnice

rule-10-1 = Příjem borůvek přináší ve fázi příjmů borůvky, příjem oříšků body. Za desítkou se jde znovu od jedničky a všechno se sčítá.
rule-10-2 = Kdo dojde k mezníku nebo za něj, dostane, co je na něm; na stupnicích příjmů jen poprvé.
rule-10-3 = Pověst určuje, kolik bodů bude na konci za každou splněnou objednávku. Krok za konec stupnice jsou hned 2 body.
rule-10-4 = Kdo první dojde k dílku odměn, má z něj nejvíc. Kdo dorazí ve stejném kole, dostane totéž, pozdější méně nebo nic.

# 11 Marketing

rule-11-1 = Jednou za tah, po všech akcích, smíš za borůvky koupit body. Pokaždé jich je víc a jsou dražší; poslední pole jde opakovat.

# 12 Kola a příjmy

rule-12-1 = Po kole opustí nabídku získané zakázky; po některých kolech následuje fáze příjmů.
rule-12-2 = Ve fázi příjmů vyloží každý jednu objednávku z ruky do řady, která je na ní.
rule-12-3 = Ve fázi příjmů získá každý tolik borůvek a bodů, kolik má příjmu.
rule-12-4 = Použité dílky řezání, spojů a lepení se znovu připraví ve fázi příjmů; dřív jen díky pomocníkovi.
rule-12-5 = Nové karty přicházejí do nabídky zleva. Po některých kolech odejdou nejstarší, jednou se vymění všechny i s balíčky.

# 13 Konec hry

rule-13-1 = Nakonec se přičtou zakázky, bod za každých 10 borůvek, materiálů a teček na kostkách a body za splněné objednávky podle pověsti; tu předtím srazí každá nesplněná o 2.
rule-13-2 = Vítězí, kdo má nejvíc bodů; při rovnosti ten, kdo je v kole na tahu později.

# 14 Sólová hra

rule-14-1 = Po tvém tahu posouvá destičky karta soupeře a mění nabídky nebo kostky. Zablokovaná destička stojí; když se nepohne žádná, přijde další karta.
rule-14-2 = Soupeř stoupá po stupnici pověsti. Dílek odměn, ke kterému dojde dřív než ty, zmizí.
rule-14-3 = Na začátku 10. a 13. kola zmizí náhodná zakázka, kterou ještě nikdo nemá.

# 15 Účinky

rule-15-1 = Účinky platí hned a v uvedeném pořadí. Co by nic neudělalo, vybrat nejde; nabídnutou akci smíš odmítnout.
rule-15-2 = Měnit a přebarvovat jde jen kostka ve skladu, ne strom. Hodnota zůstane mezi 1 a 6, barva musí být jiná než dosud.
rule-15-3 = Kostka zdarma není nákup. Musí mít barvu a hodnotu, jaké účinek dovoluje.
rule-15-4 = Vyměnit smíš jen karty jedné nabídky, a nejvýš tolik, kolik účinek dovoluje; místo nich přijdou nové.
rule-15-5 = Nejdřív platíš tím, co máš, pak dostaneš protihodnotu; výměnu smíš odmítnout.

# Konec na obrazovce

view-won =
    { $who ->
        [me] Nejlepší dílnu v lese máš ty
        [one] Nejlepší dílnu v lese má { $names }
       *[many] Nejlepší dílny v lese mají { $names }
    }
view-by-round = Kolo za kolem
view-nth-round = { $number }. kolo
