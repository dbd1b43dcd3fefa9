title = Deskovkáři

# Volby hry

setting-cards = Karty postav
setting-cards-first-game = první hra: karty 1 až 8
setting-cards-own-choice = každý si vybere svých osm
setting-cards-shared-random = osm náhodných, pro všechny stejných
setting-cards-private-random = osm náhodných pro každého zvlášť
setting-cards-shared-draft = osm stejných, po každém kole se posílají doleva
setting-cards-private-draft = osm náhodných, po každém kole se posílají doleva
setting-solo = Sólová hra
setting-solo-score = překonej své skóre
setting-solo-shem-standard = poraz Shem Bota, standardní režim
setting-solo-shem-hard = poraz Shem Bota, náročný režim
setting-rival-cards = Karty sólového soupeře
setting-rival-cards-same = stejné jako tvoje
setting-rival-cards-random = osm náhodných

# Body a konec

score-fives = Sloupce o 5 kostkách
score-fours = Sloupce o 4 kostkách
score-threes = Sloupce o 3 kostkách
score-tops = Horní kostky
score-competition = Soutěž
score-sidekick = Pomocník
score-end-game = Bodování na konci hry
score-shame = Polička hanby
end-seven-rounds = Sedm kol je pryč a police jsou doskládané.
end-rank-none = Méně než 30 bodů. Říkejme tomu minimalismus.
end-rank-30 = Aspoň 30 bodů. Police stojí a nic z ní nespadlo.
end-rank-40 = Aspoň 40 bodů. Návštěvy se ptají, jestli si smějí něco půjčit.
end-rank-50 = Aspoň 50 bodů. Tuhle polici už si lidé fotí.
end-rank-60 = Aspoň 60 bodů. Na návštěvu chodí i prodavači z krámu, prý pro inspiraci.
end-rank-70 = Aspoň 70 bodů. Police je dokonalá. Hrát z ní samozřejmě nikdo nesmí.
end-shem-beaten = Shem Bot prohrál. Svádí to na aktualizaci.
end-shem-won = Shem Bot se nenechal předstihnout. I remíza je jeho.

# Jména, která soubor s díly neskloňuje

accusative-character = kartu { $name }

# Kostky a sloupce ve větách

the-die =
    { $die_id ->
        [p1] fialovou jedničku
        [p2] fialovou dvojku
        [p3] fialovou trojku
        [p4] fialovou čtyřku
        [p5] fialovou pětku
        [p6] fialovou šestku
        [g1] zelenou jedničku
        [g2] zelenou dvojku
        [g3] zelenou trojku
        [g4] zelenou čtyřku
        [g5] zelenou pětku
        [g6] zelenou šestku
        [b1] modrou jedničku
        [b2] modrou dvojku
        [b3] modrou trojku
        [b4] modrou čtyřku
        [b5] modrou pětku
        [b6] modrou šestku
        [o1] oranžovou jedničku
        [o2] oranžovou dvojku
        [o3] oranžovou trojku
        [o4] oranžovou čtyřku
        [o5] oranžovou pětku
       *[o6] oranžovou šestku
    }
the-other =
    { $other_id ->
        [p1] fialovou jedničku
        [p2] fialovou dvojku
        [p3] fialovou trojku
        [p4] fialovou čtyřku
        [p5] fialovou pětku
        [p6] fialovou šestku
        [g1] zelenou jedničku
        [g2] zelenou dvojku
        [g3] zelenou trojku
        [g4] zelenou čtyřku
        [g5] zelenou pětku
        [g6] zelenou šestku
        [b1] modrou jedničku
        [b2] modrou dvojku
        [b3] modrou trojku
        [b4] modrou čtyřku
        [b5] modrou pětku
        [b6] modrou šestku
        [o1] oranžovou jedničku
        [o2] oranžovou dvojku
        [o3] oranžovou trojku
        [o4] oranžovou čtyřku
        [o5] oranžovou pětku
       *[o6] oranžovou šestku
    }
the-thing =
    { $thing_id ->
        [p1] fialovou jedničku
        [p2] fialovou dvojku
        [p3] fialovou trojku
        [p4] fialovou čtyřku
        [p5] fialovou pětku
        [p6] fialovou šestku
        [g1] zelenou jedničku
        [g2] zelenou dvojku
        [g3] zelenou trojku
        [g4] zelenou čtyřku
        [g5] zelenou pětku
        [g6] zelenou šestku
        [b1] modrou jedničku
        [b2] modrou dvojku
        [b3] modrou trojku
        [b4] modrou čtyřku
        [b5] modrou pětku
        [b6] modrou šestku
        [o1] oranžovou jedničku
        [o2] oranžovou dvojku
        [o3] oranžovou trojku
        [o4] oranžovou čtyřku
        [o5] oranžovou pětku
       *[o6] oranžovou šestku
    }
to-value =
    { $to_id ->
        [p1] jedničku
        [p2] dvojku
        [p3] trojku
        [p4] čtyřku
        [p5] pětku
        [p6] šestku
        [g1] jedničku
        [g2] dvojku
        [g3] trojku
        [g4] čtyřku
        [g5] pětku
        [g6] šestku
        [b1] jedničku
        [b2] dvojku
        [b3] trojku
        [b4] čtyřku
        [b5] pětku
        [b6] šestku
        [o1] jedničku
        [o2] dvojku
        [o3] trojku
        [o4] čtyřku
        [o5] pětku
       *[o6] šestku
    }
value-of-thing =
    { $thing ->
        [1] jedničku
        [2] dvojku
        [3] trojku
        [4] čtyřku
        [5] pětku
       *[other] šestku
    }
to-column =
    { $column ->
        [1] do prvního
        [2] do druhého
        [3] do třetího
        [4] do čtvrtého
       *[other] do pátého
    } sloupce
from-column =
    { $column ->
        [1] z prvního
        [2] z druhého
        [3] ze třetího
        [4] ze čtvrtého
       *[other] z pátého
    } sloupce
to-that-column =
    Do { $thing ->
        [0] prvního
        [1] druhého
        [2] třetího
        [3] čtvrtého
       *[other] pátého
    } sloupce
three-dice = { $first }, { $second }, { $third }
the-sidekick =
    { $card_id ->
        [side_purple] fialového pomocníka
        [side_green] zeleného pomocníka
        [side_blue] modrého pomocníka
        [side_orange] oranžového pomocníka
       *[other] pomocníka { $card }
    }

# Kolo

ask-choose-hand = Osm karet do ruky: kterou si ještě vezmeš?
option-choose-hand-deck = Vzít si { $thing_acc }
ask-choose-character = Kterou postavu tajně zahraješ?
option-choose-character-hand = Zahrát { $thing_acc }

event-new-round =
    Začíná { $round }. kolo, zásilky jsou plné. { $bag ->
        [one] V pytlíku zbývá { $bag } kostka.
        [few] V pytlíku zbývají { $bag } kostky.
       *[other] V pytlíku zbývá { $bag } kostek.
    }
event-chose = { $player } odhaluje { $card_acc } ({ $number }{ $letter }).
event-hands-passed = Všichni posílají karty z ruky doleva a tváří se, že žádnou dobrou neměli.

# Zásilka

ask-take-delivery = Kterou zásilku si vezmeš?
option-take-delivery-delivery =
    Vzít si { $thing ->
        [0] první
        [1] druhou
        [2] třetí
        [3] čtvrtou
        [4] pátou
       *[other] šestou
    } zásilku
option-take-delivery-card = Nejdřív použít { $thing_acc }
ask-swap-first = Kterou kostku přesuneš do jiné zásilky?
option-swap-first-box = Přesunout { the-thing }
ask-swap-second = Za kterou kostku vyměníš { the-die }?
option-swap-second-box = Vyměnit ji za { the-thing }

event-took = { $player } si bere zásilku: { three-dice }.
event-swapped-boxes = { $player } mezi zásilkami prohazuje { the-die } a { the-other }.

# Umísťování kostek

ask-arrange =
    { $left ->
        [0] Všechno je umístěné. Ještě něco, nebo konec tahu?
        [one] Zbývá umístit poslední kostku. Co uděláš?
        [few] Zbývá umístit { $left } kostky. Co uděláš?
       *[other] Zbývá umístit { $left } kostek. Co uděláš?
    }
option-arrange-tray = Umístit { the-thing }
option-arrange-card = Použít { $thing_acc }
option-arrange-stored = Vzít si zpátky { the-thing }
option-arrange-end-turn = Ukončit tah
ask-place-die = Kam dáš { the-die }?
option-place-die-column = { to-that-column }
option-place-die-shame = Na poličku hanby
option-place-die-value = Otočit ji na { value-of-thing }
option-place-die-aside = Nechat ji zatím v zásilce
ask-waive-with = Která karta tam { the-die } propašuje?
option-waive-with-card = Použít { $thing_acc }

event-placed = { $player } staví { the-die } { to-column }.
event-shamed = { $player } uklízí { the-die } na poličku hanby.
event-turned = { $player } otáčí žolíka: { the-die } na { to-value }.

# Schopnosti

ask-reuse-card = Kterou použitou kartu oživíš?
option-reuse-card-card = Použít znovu { $thing_acc }
ask-choose-die = { $card }: kterou kostku vybereš?
option-choose-die-tray = Vybrat ze zásilky { the-thing }
option-choose-die-top =
    Vybrat horní kostku { $thing ->
        [0] prvního
        [1] druhého
        [2] třetího
        [3] čtvrtého
       *[other] pátého
    } sloupce
option-choose-die-shamed = Vybrat z poličky hanby { the-thing }
ask-choose-roll = Které kostky přehodíš?
option-choose-roll-tray = Přidat k hodu { the-thing }
option-choose-roll-roll = Hodit vybranými
ask-set-value =
    { $drawn ->
        [1] Z pytlíku máš { the-die }. Jakou hodnotu jí dáš?
       *[other] Na jakou hodnotu otočíš { the-die }?
    }
option-set-value-value = Na { value-of-thing }
ask-swap-with = Vybíráš { the-die }. Se kterou kostkou si vymění hodnotu?
option-swap-with-tray = Vybrat { the-thing }
ask-rescue-to = Kam z poličky hanby přestěhuješ { the-die }?
option-rescue-to-column = { to-that-column }
ask-insert-at = Kam vsuneš { the-die }?
option-insert-at-gap = Vsunout ji { to-column }, na { $row }. místo odspodu

event-used-1 = { $player } volá Nevraceče: kostku si jen půjčí, a možná ji i vrátí.
event-used-2 = { $player } volá Puntičkáře: jedna kostka stojí o půl milimetru vedle, takže ven s ní.
event-used-3 = { $player } volá Kompletářku: ještě tečku navíc, a sbírka bude úplná.
event-used-4 = { $player } volá Recyklátorku dárků: co se nehodí do police, hodí se k narozeninám.
event-used-5 = { $player } pouští k polici Kočku: jedna tečka dolů a nikdo nic neviděl.
event-used-6 = { $player } volá Lovkyni slev: z opačné strany je cena hned jiná.
event-used-7 = { $player } volá Jednobarviče: ten má zrovna barvoslepou chvilku.
event-used-8 = { $player } metá Blesk do police: použitá karta je jako nová.
event-used-9 = { $player } vysílá Festiválečníka: než si kdo všimne, dvě kostky změní zásilku.
event-used-10 = { $player } předává slovo Vládci kostek: hází se znovu a kostky snad poslechnou.
event-used-11 = { $player } volá Perfekcionistu: dvě hodnoty si vymění místa a konečně je klid.
event-used-12 = { $player } volá Geeka: ten se za žádnou hru stydět nehodlá.
event-used-13 = { $player } volá Drtičku krabic: na číslo se nehledí, stačí zatlačit.
event-used-14 = { $player } volá Testerku: navrhuje změnit jen jednu maličkost, hodnotu.
event-used-15 = { $player } posílá do pytlíku Archeologa: vykope jinou kostku a letopočet si doplní.
event-used-16 = { $player } volá Mistra míchače: mezi dvě krabice se vždycky vejde ještě jedna.
event-stored = { $player } odkládá { the-die } na kartu.
event-gave-away = { $player } balí { the-die } jako dárek. Na tu už nikdo nesáhne.
event-retrieved = { $player } si bere z karty zpátky { the-die }.
event-took-back = { $player } vrací { the-die } { from-column } do zásilky.
event-changed = { $player } mění { the-die } na { to-value }.
event-rolled = { $player } přehazuje { the-die } a má z ní { to-value }.
event-swapped-values = { $player } prohazuje hodnoty a má teď { the-die } a { the-other }.
event-rescued = { $player } stěhuje { the-die } z poličky hanby { to-column }.
event-returned = { $player } vrací { the-die } do pytlíku.
event-drew =
    { $player } vytahuje { $colour_id ->
        [purple] fialovou
        [green] zelenou
        [blue] modrou
       *[orange] oranžovou
    } kostku.
event-inserted = { $player } vsouvá { the-die } { to-column }.

# Odměny

event-got-competition = { $player } má vzor jako první a vyhrává soutěž { $card }.
event-got-sidekick = { $player } získává { the-sidekick }.
event-took-sidekick = { $player } přetahuje { the-sidekick } k sobě. Věrnost nebyla v popisu práce.

# Sólový soupeř

ask-decide-for-shem = Shem Bot váhá mezi stejně vysokými kostkami. Která barva dostane sloupec?
option-decide-for-shem-overflow =
    { $thing_id ->
        [purple] Fialová
        [green] Zelená
        [blue] Modrá
       *[orange] Oranžová
    }

event-rival-shows = Soupeř odhaluje { $card_acc } ({ $number }{ $letter }).
event-friend-took = Imaginární kamarád odnáší zásilku: { three-dice }. Vracet ji nebude.
event-shem-took = Shem Bot si bere zásilku: { three-dice }.
event-shem-stacked = Shem Bot přidává { the-die } { to-column }, barvu k barvě.
event-shem-opened = Shem Bot otevírá nový sloupec a staví { the-die } { to-column }.
event-shem-planned = Shem Bot myslí na soutěž a staví { the-die } { to-column }.
event-shem-shamed = Shem Bot dává { the-die } na poličku hanby. Stydí se velmi výkonně.
event-shem-got-competition = Shem Bot má vzor jako první a vyhrává soutěž { $card }.
event-shem-got-sidekick = Shem Bot získává { the-sidekick }.

# Co dělají postavy a odměny

so-many-points =
    { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }
which-die =
    { $dice_id ->
        [delivery] kostku ze zásilky
        [shelf] horní kostku sloupce
       *[both] kostku ze zásilky nebo horní kostku sloupce
    }
whose-value =
    { $dice_id ->
        [delivery] kostce v zásilce
        [shelf] horní kostce sloupce
       *[both] kostce v zásilce nebo horní kostce sloupce
    }
than-below =
    { $below_id ->
        [not_equal] ; v polici se nesmí vyrovnat té pod ní
        [greater] ; v polici musí být vyšší než ta pod ní
       *[anything] { "" }
    }
view-does-store =
    { $stay_id ->
        [while] odlož sem { which-die }; v některém z dalších tahů si ji smíš vzít zpátky do zásilky
       *[forever] zabal sem { which-die }; zůstane tu navždy, bez bodů a bez ostudy
    }
view-does-take-back = vrať horní kostku sloupce do zásilky a umísti ji znovu, tentokrát pořádně
view-does-reuse = použij znovu schopnost jedné ze svých použitých karet
view-does-swap-boxes = než si vezmeš zásilku, prohoď mezi dvěma volnými po jedné kostce
view-does-reroll = přehoď libovolné kostky ve své zásilce; reklamace se nepřijímají
view-does-swap-values = prohoď hodnoty dvou kostek v zásilce; barvy jim zůstanou
view-does-rescue = přestěhuj kostku z poličky hanby rovnou do police, podle všech pravidel
view-does-redraw = vrať kostku ze zásilky do pytlíku, vytáhni jinou a nastav jí libovolnou hodnotu
view-does-insert = nadzvedni kostky ve sloupci a do mezery hned vlož kostku ze zásilky: téže barvy, vyšší než ta pod ní a nižší než ta nad ní
view-does-waive =
    { $rule_id ->
        [colour] umísti kostku ze zásilky do sloupce jiné barvy
       *[number] umísti kostku ze zásilky bez ohledu na hodnotu té pod ní
    }
view-change-add =
    { $sign_id ->
        [plus] přidej
       *[minus] uber
    } { whose-value } { $amount ->
        [one] tečku
        [few] { $amount } tečky
       *[other] { $amount } teček
    }{ than-below }
view-change-flip =
    obrať { $dice_id ->
        [delivery] kostku v zásilce
        [shelf] horní kostku sloupce
       *[both] kostku v zásilce nebo horní kostku sloupce
    } na protější stěnu: z 1 je 6, ze 2 je 5, ze 3 je 4 a naopak{ than-below }
view-change-set-any = nastav { whose-value } libovolnou hodnotu{ than-below }
view-sidekick-does =
    { so-many-points } tomu, kdo má v polici nejvíc { $colour_id ->
        [purple] fialových
        [green] zelených
        [blue] modrých
       *[orange] oranžových
    } kostek; napoprvé stačí { $least } a věrný není nikomu
view-competition-does = { so-many-points } tomu, kdo vzor ukáže ve své polici jako první
view-end-per-column = { so-many-points } za každý sloupec, { $where }
view-end-per-die = { so-many-points } za každou kostku v polici, { $where }
view-end-per-full-row = { so-many-points } za každou řadu, která je plná od kraje ke kraji
view-end-per-colour =
    { so-many-points } za každou barvu, od které máš v polici aspoň { $limit ->
        [one] { $limit } kostku
        [few] { $limit } kostky
       *[other] { $limit } kostek
    }
view-end-largest-colour =
    { so-many-points } za každou kostku tvé nejhojnější barvy v polici{ $limit ->
        [0] { "" }
        [one] { " " }kromě první
       *[other] { " " }kromě prvních { $limit }
    }
view-end-column-pairs =
    { so-many-points } za každou dvojici sloupců stejné { $match_id ->
        [height] výšky
        [colour] barvy
       *[both] výšky i barvy
    }; žádný sloupec nemůže být ve dvou
view-end-neighbours =
    { so-many-points } za každé dva sousední sloupce stejné { $match_id ->
        [height] výšky
        [colour] barvy
       *[both] výšky i barvy
    }
view-end-shame-tiers = body podle počtu kostek na poličce hanby: { $tiers }
view-column-top-value = jehož horní kostka má hodnotu { $which }
view-column-bottom-value = jehož spodní kostka má hodnotu { $which }
view-column-height = který má výšku { $which }
view-column-pips = jehož tečky dají dohromady { $which }
view-column-place = který je zleva na místě { $which }
view-column-outer = který stojí na kraji
view-column-run = který stoupá přesně po jedné
view-die-value = která má hodnotu { $which }
view-die-colour = která je { $which }
view-die-column = která leží ve sloupci { $which }
view-die-row = která leží v řadě { $which }
view-is-exactly = { $number }
view-is-least = aspoň { $number }
view-is-most = nejvýš { $number }
view-is-colour = { $colour }
view-or = { $first } nebo { $second }
view-where = { $first } a { $second }
view-tiers = { $first }, { $second }
view-tier-one = { $dice } → { $points }
view-tier-range = { $first }–⁠{ $last } → { $points }

# Totéž v několika slovech

view-brief-does-store =
    { $stay_id ->
        [while] Odlož sem kostku, vezmi si ji v jiném tahu.
       *[forever] Odlož sem kostku navždy, bez trestu.
    }
view-brief-does-take-back = Vrať horní kostku z police do zásilky.
view-brief-does-reuse = Zopakuj schopnost své použité karty.
view-brief-does-swap-boxes = Před výběrem prohoď kostky dvou zásilek.
view-brief-does-reroll = Přehoď v zásilce, které kostky chceš.
view-brief-does-swap-values = Prohoď hodnoty dvou kostek v zásilce.
view-brief-does-rescue = Přestěhuj kostku z hanby do police.
view-brief-does-redraw = Vyměň kostku s pytlíkem, hodnotu určíš.
view-brief-does-insert = Vsuň kostku mezi jiné ve sloupci.
view-brief-does-waive =
    { $rule_id ->
        [colour] Umísti kostku bez ohledu na barvu.
       *[number] Umísti kostku bez ohledu na hodnotu.
    }
view-brief-change-add =
    { $dice_id ->
        [delivery] Kostce v zásilce
        [shelf] Horní kostce sloupce
       *[both] Kostce v zásilce nebo na vrchu sloupce
    } { $sign_id ->
        [plus] +
       *[minus] −
    }{ $amount }.
view-brief-change-flip =
    { $dice_id ->
        [delivery] Obrať kostku v zásilce na protější stěnu.
       *[both] Obrať kostku na protější stěnu.
    }
view-brief-change-set-any = Nastav kostce libovolnou hodnotu.

# Stůl jako obrázek

view-round = Kolo { $round } ze { $rounds }
view-order = Pořadí
view-all-choose = Všichni vybírají
view-choose-note = Vyber si postavu. Karty se odhalí všechny najednou.
view-picked-note = Máš vybráno. Karty se odhalí, až budou mít všichni.
view-deliveries = Zásilky
view-bag =
    { $count ->
        [one] v pytlíku { $count } kostka
        [few] v pytlíku { $count } kostky
       *[other] v pytlíku { $count } kostek
    }
view-bag-detail = Co v pytlíku chrastí: { $colours }.
view-gone = Kostky, které opustily hru:
view-tray = Tvoje zásilka
view-to-place = Zbývá umístit
view-chosen = vybraná
view-instead = Vybrat místo ní: { $die }
view-rolls = přehodit
view-turn-to = Otočit na
view-which-colour = Která barva?

view-my-shelf = Tvoje police
view-shelf-of = Police: { $player }
view-shelf-empty = Police zeje prázdnotou.
view-shame = Polička hanby
view-shame-short = Hanba
view-no-shame = žádná ostuda
view-dice =
    { $count ->
        [one] { $count } kostka
        [few] { $count } kostky
       *[other] { $count } kostek
    }
view-per-die = { $points } za kostku
view-points-short =
    { $count ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }
view-points-word =
    { $count ->
        [one] bod
        [few] body
       *[other] bodů
    }
view-points-now = Tvoje body
view-heights = Výška sloupců
view-now = teď
view-nothing = nic
view-rank-next =
    { $count ->
        [one] Na hodnocení „{ $rank }“ chyběl { $count } bod.
        [few] Na hodnocení „{ $rank }“ chyběly { $count } body.
       *[other] Na hodnocení „{ $rank }“ chybělo { $count } bodů.
    }

view-characters = Tvoje postavy
view-on-table = Na stole
view-in-hand = V ruce
view-only-you-see = vidíš jen ty
view-your-pick = tvoje volba
view-ready = připravená
view-spent = použitá
view-ready-cards = Připravené
view-spent-cards = Použité
view-holding = hlídá kostku
view-this-round = toto kolo
view-in-use = používáš
view-spends = Použije se karta:
view-verb-use = použít
view-verb-take = vzít
view-picked = vybráno
view-verb-waive = použít
view-verb-again = zopakovat
view-picked-count = Tvoje ruka: { $count } z { $all }
view-in-your-hand = v ruce

view-rewards = Odměny
view-sidekick = Pomocník
view-competition = Soutěž
view-at-the-end = Na konci
view-worth = { $count } b.
view-most-of =
    za nejvíc { $colour_id ->
        [purple] fialových
        [green] zelených
        [blue] modrých
       *[orange] oranžových
    }, aspoň { $least }
view-first-with = prvnímu se vzorem
view-free = zatím nikdo
view-for-all = pro všechny
view-for-you-now = teď ti dává { $count }
view-anything = cokoli

view-rivals = Soupeři
view-bot = robot
view-on-turn = na tahu
view-place = { $place }. v pořadí
view-this-round-cap = Toto kolo
view-chooses = vybírá si
view-played = Zahrané karty
view-open-rival = Ukázat podrobnosti
view-friend = Imaginární kamarád
view-shem = Shem Bot
view-solo-takes = Bere zásilku
view-solo-boxes = { $first }, jinak { $second }
view-about-friend = Polici nemá a body ho nezajímají. Jen v každém kole odnese jednu zásilku: kterou, to říká první číslo na jeho kartě, a když ji už máš ty, pak druhé. Ty kostky už nikdo neuvidí.
view-about-shem = Zásilku si bere podle čísel na své kartě. Na hodnoty kostek nehledí, zato barvy třídí pečlivě: nejdřív do sloupců, které už má, pak otevírá nové zleva. Co se nevejde, jde na jeho poličku hanby.

view-label-column = sloupec { $column }: { $dice }
view-label-gain =
    { $count ->
        [one] { $gain } bod
        [few] { $gain } body
       *[other] { $gain } bodů
    }
view-label-waive = použije se { $card }
view-label-gap = sloupec { $column }, místo { $row } odspodu; leží v něm { $dice }
view-label-shame = na poličce hanby: { $dice }
view-label-delivery = zásilka { $number }: { $dice }
view-label-taken = zásilka { $number }, má ji { $player }
view-label-box-die = zásilka { $number }, { $die }
view-label-hand =
    { $count ->
        [one] { $count } karta v ruce
        [few] { $count } karty v ruce
       *[other] { $count } karet v ruce
    }
view-label-ready = Je připravená.
view-label-spent = Je použitá.
view-label-holds = Leží na ní: { $dice }.
view-label-stored = { $die } na kartě { $card }

# Stůl jako text

view-row-setup = Výběr karet do ruky
view-row-deliveries = zásilky
view-row-taken = má { $player }
view-row-takes = bere { $first }, jinak { $second }
view-row-bag = pytlík
view-row-gone = ze hry
view-row-rewards = odměny
view-row-sidekick = pomocník
view-row-competition = soutěž
view-row-end = na konci
view-row-points = { $points } b.
view-row-shelf = police
view-row-shame = hanba
view-row-tray = zásilka
view-row-cards = karty
view-row-hand = ruka
view-row-table = na stole
view-row-spent = použitá karta
view-row-pattern = sloupce vzoru odspodu nahoru

# Stůl řečený větami

tell-now = Kolo
tell-setup = Všichni si vybírají karty do hry.
tell-round = Kolo { $round } ze { $rounds }.
tell-over = Hra skončila.
tell-all-choose = Všichni vybírají postavu.
tell-turn =
    { $players }: { $thing }, { $number }{ $letter }{ $now ->
        [1] , teď na tahu
       *[other] { "" }
    }.
tell-deliveries = Zásilky
tell-taken = Zásilku { $number } má { $players }.
tell-delivery = Zásilka { $number }: { $dice }.
tell-bag = V pytlíku: { $dice }.
tell-gone = Mimo hru: { $dice }.
tell-colour = { $thing } { $n }×
tell-points =
    { $n ->
        [one] { $n } bod.
        [few] { $n } body.
       *[other] { $n } bodů.
    }
tell-column = Sloupec { $column } odspodu: { $dice }.
tell-shame = Polička hanby: { $dice }.
tell-tray = V zásilce zbývá umístit: { $dice }.
tell-characters = Tvoje postavy
tell-card-ready = { $thing }: připravená karta.
tell-card-spent = { $thing }: použitá karta.
tell-holds = Leží na ní: { $dice }.
tell-picked = Vybráno na toto kolo: { $thing }.
tell-hand = V ruce: { $thing }.
tell-rewards = Odměny
tell-pattern = { $column }. sloupec vzoru odspodu: { $dice }.
tell-owner = Má ji { $players }.
tell-standing = { $players } ({ $n })
tell-sidekick = Kostky v barvě pomocníka: { $standings }.
tell-in-hand =
    { $n ->
        [one] V ruce { $n } karta.
        [few] V ruce { $n } karty.
       *[other] V ruce { $n } karet.
    }

# 1 Příprava

rule-1-1 = Každý má polici, poličku hanby a balíček šestnácti postav jedné barvy; osm z nich má v ruce.
rule-1-2 = Ve čtyřech je v pytlíku od každé barvy 22 kostek, ve třech 17, ve dvou a v sólové hře 12.
rule-1-3 = Zásilek je o jednu víc než hráčů; v sólové hře jsou tři.
rule-1-4 = Na stole leží jeden pomocník, jedna soutěž a jedno bodování na konci hry; kdo hraje sám na skóre, má místo nich dvě bodování na konci hry.

# 2 Kolo

rule-2-1 = Hraje se sedm kol, takže z osmi karet ti jedna zůstane v ruce.
rule-2-2 = Na začátku kola se do každé zásilky vylosují tři kostky a zůstanou, jak padly.
rule-2-3 = Všichni si tajně vyberou po jedné kartě z ruky a najednou je odhalí.
rule-2-4 = Na tahu je dřív ten, kdo odhalil nižší číslo.
rule-2-5 = Při stejných číslech rozhoduje písmeno na kartě: A je před B, B před C a C před D.
rule-2-6 = Kostky ze zásilky, kterou si nikdo nevzal, se po kole vrátí do pytlíku; po sedmém kole se už neuklízí.

# 3 Tah

rule-3-1 = Vezmeš si právě jednu zásilku, a to některou, kterou ještě nikdo nemá.
rule-3-2 = Umístit musíš každou kostku ze své zásilky; pořadí je na tobě.
rule-3-3 = Na poličku hanby smí kterákoli kostka ze zásilky, i kdyby se vešla do police; vejde se jich tam, kolik bude třeba.
rule-3-4 = Tah můžeš ukončit, až ve tvé zásilce nezbude žádná kostka.

# 4 Schopnosti

rule-4-1 = Použít jde jen karta, která před tebou leží připravená, a to jednou: v tomto kole, nebo kdykoli později.
rule-4-2 = Schopnosti se používají jen ve tvém tahu, každá ve svou chvíli: výměna mezi zásilkami dřív, než si nějakou vezmeš, všechny ostatní až potom.
rule-4-3 = Schopnost musí mít na co působit a musí něco změnit.
rule-4-4 = V jednom tahu smíš použít víc schopností, klidně i na tutéž kostku.
rule-4-5 = Schopnosti působí jen na tvoje kostky a karty; výjimkou je výměna mezi volnými zásilkami a losování z pytlíku.

# 5 Umístění kostky

rule-5-1 = Sloupec se plní odspodu nahoru a vejde se do něj pět kostek.
rule-5-2 = Sloupec drží jednu barvu: barvu kostky, která leží úplně dole.
rule-5-3 = Kostka musí mít vyšší hodnotu než ta přímo pod ní; přeskočit některé hodnoty nevadí.

# 6 Žolíci

rule-6-1 = Šestka ve tvé zásilce je žolík: smíš ji otočit na libovolnou hodnotu, ať se šestkou stala jakkoli.
rule-6-2 = Šestka v polici, na poličce hanby nebo na kartě žolík není a otočit ji nejde.

# 7 Postavy

rule-7-1 = Nevraceč: odlož kostku ze zásilky na kartu; v některém z dalších tahů si ji smíš vzít zpátky do zásilky.
rule-7-2 = Puntičkář: vrať horní kostku sloupce do zásilky a umísti ji znovu.
rule-7-3 = Kompletářka: přidej jednu tečku kostce v zásilce nebo horní kostce sloupce; šestka výš nemůže.
rule-7-4 = Recyklátorka dárků: odlož kostku ze zásilky nebo horní kostku sloupce na kartu; zůstane tam do konce hry, bez bodů i bez trestu.
rule-7-5 = Kočka: uber jednu tečku kostce v zásilce nebo horní kostce sloupce; v polici se nesmí vyrovnat kostce pod ní a jednička níž nemůže.
rule-7-6 = Lovkyně slev: obrať kostku v zásilce na protější stěnu, takže z jedničky je šestka, z dvojky pětka, z trojky čtyřka a naopak.
rule-7-7 = Jednobarvič: umísti kostku ze zásilky do sloupce jiné barvy; její skutečná barva platí dál a barva sloupce se nemění. Použije se sám, když takový sloupec vybereš.
rule-7-8 = Blesk do police: použij hned znovu schopnost jedné ze svých použitých karet, ale ne dalšího Blesku.
rule-7-9 = Festiválečník: než si vezmeš zásilku, vyměň kostku z jedné volné zásilky za jinou kostku z druhé.
rule-7-10 = Vládce kostek: přehoď najednou libovolné kostky ve své zásilce, aspoň jednu; co padne, platí.
rule-7-11 = Perfekcionista: vyměň hodnoty dvou kostek v zásilce, které se jimi liší; barvy zůstanou.
rule-7-12 = Geek: přestěhuj kostku z poličky hanby rovnou do police podle všech pravidel; přes zásilku nejde, takže není žolík.
rule-7-13 = Drtička krabic: umísti kostku ze zásilky bez ohledu na hodnotu té pod ní; další kostka už zase musí stoupat. Použije se sama, když takový sloupec vybereš.
rule-7-14 = Testerka: nastav kostce v zásilce nebo horní kostce sloupce libovolnou hodnotu; v polici musí být vyšší než ta pod ní.
rule-7-15 = Archeolog: vrať kostku ze zásilky do pytlíku, vytáhni jinou a nastav jí libovolnou hodnotu.
rule-7-16 = Mistr míchač: posuň ve sloupci kostky o jedno místo nahoru a do mezery vlož kostku ze zásilky; musí mít barvu sloupce, být vyšší než ta pod ní a nižší než ta nad ní.
rule-7-17 = Když umístění poruší barvu i hodnotu, spotřebuje dvě karty, na každé pravidlo jednu; pro Geeka a Mistra míchače se výjimky nedělají.
rule-7-18 = Jednobarviče nebo Drtičku krabic zopakuje Blesk do police při umísťování: vyber sloupec, do kterého by kostku pustila použitá karta, a Blesk se použije sám.

# 8 Odměny

rule-8-1 = Soutěž vyhraje, kdo má jako první na konci tahu ve své polici celý její vzor.
rule-8-2 = Vzor smí být v polici kdekoli, ale ne otočený ani zrcadlový; rozhodují skutečné barvy a prázdná políčka vzoru prázdná být nemusí.
rule-8-3 = Vyhraná soutěž ti zůstane, i když se vzor později rozpadne.
rule-8-4 = Pomocníka získá, kdo má jako první na konci tahu v polici aspoň tři kostky jeho barvy; polička hanby a karty se nepočítají.
rule-8-5 = Pomocník odejde k tomu, kdo má jeho barvy víc než dosavadní majitel; při shodě zůstává, kde je.

# 9 Konec a body

rule-9-1 = Hra končí hned po sedmém kole.
rule-9-2 = Sloupec přesně o pěti kostkách je za 6 bodů, o čtyřech za 3 body a o třech za 1 bod.
rule-9-3 = Za horní kostku každého sloupce je tolik bodů, kolik má teček.
rule-9-4 = Každá kostka na poličce hanby stojí 2 body; součet může být i záporný.
rule-9-5 = Body za soutěž a pomocníka má jejich majitel, bodování na konci hry platí pro všechny.
rule-9-6 = Vyhrává, kdo má nejvíc bodů.
rule-9-7 = Při shodě rozhoduje nižší číslo na kartě, která zbyla v ruce; je-li stejné, hráči se o výhru dělí.

# 10 Bodování na konci hry

rule-10-1 = Bodování na konci hry hledí na skutečné barvy a hodnoty ve velké polici; na poličku hanby jen tehdy, když to říká.
rule-10-2 = Do dvojice stejných sloupců patří jen jednobarevné sloupce a každý nejvýš do jedné; sousedé smějí být ve dvou.

# 11 Které postavy se hrají

rule-11-1 = V první hře mají všichni karty 1 až 8.
rule-11-2 = Každý si ze svých šestnácti karet tajně vybere osm.
rule-11-3 = Osm čísel se vylosuje pro všechny a všichni hrají s týmiž.
rule-11-4 = Každý hraje s osmi náhodnými kartami ze svého balíčku.
rule-11-5 = Při draftu po každém kole kromě posledního pošlou všichni zbylé karty z ruky sousedovi po levici; odhalené karty zůstávají.

# 12 Sólová hra na skóre

rule-12-1 = Imaginární kamarád má jen zamíchaný balíček osmi karet; schopnosti nepoužívá a body nesbírá.
rule-12-2 = Malá čísla na kartě říkají, kterou zásilku si soupeř vezme: první, a pokud už ji máš ty, druhou.
rule-12-3 = Kostky, které si vezme imaginární kamarád, mizí ze hry.
rule-12-4 = Na konci platí nejvyšší hodnocení, na které máš body: od 30, 40, 50, 60 a 70.

# 13 Sólová hra proti Shem Botovi

rule-13-1 = Shem Bot má polici, poličku hanby a zamíchaný balíček osmi karet; schopnosti ani žolíky nepoužívá.
rule-13-2 = Hodnoty Shem Bota nezajímají: kostku dá na rozestavěný sloupec její barvy, a když se nevejdou všechny, dá tam ty vyšší.
rule-13-3 = Nový sloupec otevře, až když pro barvu nemá jiný s volným místem, a postupuje zleva doprava.
rule-13-4 = Dokud může vyhrát soutěž v prvních třech sloupcích, drží je pro barvy, které chce vzor.
rule-13-5 = Když je prázdných sloupců málo, dostane je barva s vyšší kostkou a zbytek jde na poličku hanby; mezi stejnými rozhodneš ty.
rule-13-6 = Shem Bot boduje jako hráč; v náročném režimu má za každý sloupec hodnotu jeho nejvyšší kostky, i když neleží nahoře.
rule-13-7 = Vyhraješ, jen když máš víc bodů než Shem Bot; při shodě vyhrává on.

# Konec na obrazovce

view-won =
    { $who ->
        [me] Nejkrásnější polici máš ty
        [one] Nejkrásnější polici má { $names }
       *[many] Nejkrásnější police mají { $names }
    }
view-by-round = Kolo za kolem
view-nth-round = { $number }. kolo
