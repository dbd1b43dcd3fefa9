title = Vesnička

# Volby hry

setting-layout = Počáteční budovy
setting-layout-default = obvyklé rozložení
setting-layout-random = náhodné rozložení
setting-layout-manual = rozloží začínající hráč
setting-most-rounds = Nejvyšší počet kol
setting-most-rounds-none = bez omezení
setting-difficulty = Obtížnost sólové hry
setting-difficulty-easy = lehká
setting-difficulty-normal = běžná
setting-difficulty-hard = těžká

# Body a konec

score-points = Body získané během hry
score-buildings = Stavby
score-sales = Prodeje na Tržišti
score-church = Příspěvky na Kostel
score-goods-used = Použité vlastní výrobky
score-work = Práce vesničanů
score-awards = Ocenění
score-landmarks = Památky
score-roads = Postavené cesty
score-longest-road = Nejdelší cesta
score-coins = Zbylé zlaťáky
end-church = Na věži se rozezněl zvon. Kostel stojí a z osady je městečko.
end-idle = Tři kola nikdo nehnul prstem. Vesnička usnula, a tak se sčítají body.
end-rounds = Kol už bylo dost. Kostel dostaví vnuci, teď se sčítají body.

# Budovy ve větách

the-tile =
    { $tile_id ->
        [church] Kostel
        [woodcutter] Tábor dřevorubců
        [quarry] Kamenolom
        [farm] Statek
        [market] Tržiště
        [town_hall] Rychtu
        [sawmill] Dřevařství
        [stonemason] Kamenictví
        [flour_mill] Mlýn
        [dairy_farm] Ovčí farmu
        [shrine] Svatyni
        [trade_post] Obchodní místo
        [forest_pond] lesní Rybník
        [mountain_pond] horský Rybník
        [small_woodland] Malé polesí
        [small_mountain_range] Malé pohoří
        [master_stonemason] Cech kameníků
        [barn_straight] Stodolu s přímou cestou
        [barn_curved] Stodolu se zatáčkou
        [warehouse] Skladiště
        [large_woodland] Velké polesí
        [lumber_mill] Pilu
        [large_mountain_range] Velké pohoří
        [square] Náměstí
        [windmill] Větrný mlýn
        [outpost_1] Hlásku I
        [outpost_2] Hlásku II
        [stables] Stáje
        [cow_conservatory] Ohradu s krávami
        [tavern] Krčmu
        [farrier] Kovárnu
       *[monument] Památník
    }
of-tile =
    { $tile_id ->
        [church] Kostela
        [woodcutter] Tábora dřevorubců
        [quarry] Kamenolomu
        [farm] Statku
        [market] Tržiště
        [town_hall] Rychty
        [sawmill] Dřevařství
        [stonemason] Kamenictví
        [flour_mill] Mlýna
        [dairy_farm] Ovčí farmy
        [shrine] Svatyně
        [trade_post] Obchodního místa
        [forest_pond] lesního Rybníka
        [mountain_pond] horského Rybníka
        [small_woodland] Malého polesí
        [small_mountain_range] Malého pohoří
        [master_stonemason] Cechu kameníků
        [barn_straight] Stodoly s přímou cestou
        [barn_curved] Stodoly se zatáčkou
        [warehouse] Skladiště
        [large_woodland] Velkého polesí
        [lumber_mill] Pily
        [large_mountain_range] Velkého pohoří
        [square] Náměstí
        [windmill] Větrného mlýna
        [outpost_1] Hlásky I
        [outpost_2] Hlásky II
        [stables] Stájí
        [cow_conservatory] Ohrady s krávami
        [tavern] Krčmy
        [farrier] Kovárny
       *[monument] Památníku
    }
at-tile =
    { $tile_id ->
        [church] v Kostele
        [woodcutter] v Táboře dřevorubců
        [quarry] v Kamenolomu
        [farm] na Statku
        [market] na Tržišti
        [town_hall] na Rychtě
        [sawmill] v Dřevařství
        [stonemason] v Kamenictví
        [flour_mill] ve Mlýně
        [dairy_farm] na Ovčí farmě
        [shrine] ve Svatyni
        [trade_post] na Obchodním místě
        [forest_pond] u lesního Rybníka
        [mountain_pond] u horského Rybníka
        [small_woodland] v Malém polesí
        [small_mountain_range] v Malém pohoří
        [master_stonemason] v Cechu kameníků
        [barn_straight] ve Stodole s přímou cestou
        [barn_curved] ve Stodole se zatáčkou
        [warehouse] ve Skladišti
        [large_woodland] ve Velkém polesí
        [lumber_mill] na Pile
        [large_mountain_range] ve Velkém pohoří
        [square] na Náměstí
        [windmill] ve Větrném mlýně
        [outpost_1] na Hlásce I
        [outpost_2] na Hlásce II
        [stables] ve Stájích
        [cow_conservatory] v Ohradě s krávami
        [tavern] v Krčmě
        [farrier] v Kovárně
       *[monument] u Památníku
    }
from-tile =
    { $tile_id ->
        [church] z Kostela
        [woodcutter] z Tábora dřevorubců
        [quarry] z Kamenolomu
        [farm] ze Statku
        [market] z Tržiště
        [town_hall] z Rychty
        [sawmill] z Dřevařství
        [stonemason] z Kamenictví
        [flour_mill] ze Mlýna
        [dairy_farm] z Ovčí farmy
        [shrine] ze Svatyně
        [trade_post] z Obchodního místa
        [forest_pond] od lesního Rybníka
        [mountain_pond] od horského Rybníka
        [small_woodland] z Malého polesí
        [small_mountain_range] z Malého pohoří
        [master_stonemason] z Cechu kameníků
        [barn_straight] ze Stodoly s přímou cestou
        [barn_curved] ze Stodoly se zatáčkou
        [warehouse] ze Skladiště
        [large_woodland] z Velkého polesí
        [lumber_mill] z Pily
        [large_mountain_range] z Velkého pohoří
        [square] z Náměstí
        [windmill] z Větrného mlýna
        [outpost_1] z Hlásky I
        [outpost_2] z Hlásky II
        [stables] ze Stájí
        [cow_conservatory] z Ohrady s krávami
        [tavern] z Krčmy
        [farrier] z Kovárny
       *[monument] od Památníku
    }
that-tile =
    { $thing_id ->
        [church] Kostel
        [woodcutter] Tábor dřevorubců
        [quarry] Kamenolom
        [farm] Statek
        [market] Tržiště
        [town_hall] Rychtu
        [sawmill] Dřevařství
        [stonemason] Kamenictví
        [flour_mill] Mlýn
        [dairy_farm] Ovčí farmu
        [shrine] Svatyni
        [trade_post] Obchodní místo
        [forest_pond] lesní Rybník
        [mountain_pond] horský Rybník
        [small_woodland] Malé polesí
        [small_mountain_range] Malé pohoří
        [master_stonemason] Cech kameníků
        [barn_straight] Stodolu s přímou cestou
        [barn_curved] Stodolu se zatáčkou
        [warehouse] Skladiště
        [large_woodland] Velké polesí
        [lumber_mill] Pilu
        [large_mountain_range] Velké pohoří
        [square] Náměstí
        [windmill] Větrný mlýn
        [outpost_1] Hlásku I
        [outpost_2] Hlásku II
        [stables] Stáje
        [cow_conservatory] Ohradu s krávami
        [tavern] Krčmu
        [farrier] Kovárnu
       *[monument] Památník
    }
of-that-tile =
    { $thing_id ->
        [church] Kostela
        [woodcutter] Tábora dřevorubců
        [quarry] Kamenolomu
        [farm] Statku
        [market] Tržiště
        [town_hall] Rychty
        [sawmill] Dřevařství
        [stonemason] Kamenictví
        [flour_mill] Mlýna
        [dairy_farm] Ovčí farmy
        [shrine] Svatyně
        [trade_post] Obchodního místa
        [forest_pond] lesního Rybníka
        [mountain_pond] horského Rybníka
        [small_woodland] Malého polesí
        [small_mountain_range] Malého pohoří
        [master_stonemason] Cechu kameníků
        [barn_straight] Stodoly s přímou cestou
        [barn_curved] Stodoly se zatáčkou
        [warehouse] Skladiště
        [large_woodland] Velkého polesí
        [lumber_mill] Pily
        [large_mountain_range] Velkého pohoří
        [square] Náměstí
        [windmill] Větrného mlýna
        [outpost_1] Hlásky I
        [outpost_2] Hlásky II
        [stables] Stájí
        [cow_conservatory] Ohrady s krávami
        [tavern] Krčmy
        [farrier] Kovárny
       *[monument] Památníku
    }
at-that-tile =
    { $thing_id ->
        [church] v Kostele
        [woodcutter] v Táboře dřevorubců
        [quarry] v Kamenolomu
        [farm] na Statku
        [market] na Tržišti
        [town_hall] na Rychtě
        [sawmill] v Dřevařství
        [stonemason] v Kamenictví
        [flour_mill] ve Mlýně
        [dairy_farm] na Ovčí farmě
        [shrine] ve Svatyni
        [trade_post] na Obchodním místě
        [forest_pond] u lesního Rybníka
        [mountain_pond] u horského Rybníka
        [small_woodland] v Malém polesí
        [small_mountain_range] v Malém pohoří
        [master_stonemason] v Cechu kameníků
        [barn_straight] ve Stodole s přímou cestou
        [barn_curved] ve Stodole se zatáčkou
        [warehouse] ve Skladišti
        [large_woodland] ve Velkém polesí
        [lumber_mill] na Pile
        [large_mountain_range] ve Velkém pohoří
        [square] na Náměstí
        [windmill] ve Větrném mlýně
        [outpost_1] na Hlásce I
        [outpost_2] na Hlásce II
        [stables] ve Stájích
        [cow_conservatory] v Ohradě s krávami
        [tavern] v Krčmě
        [farrier] v Kovárně
       *[monument] u Památníku
    }
from-that-tile =
    { $thing_id ->
        [church] z Kostela
        [woodcutter] z Tábora dřevorubců
        [quarry] z Kamenolomu
        [farm] ze Statku
        [market] z Tržiště
        [town_hall] z Rychty
        [sawmill] z Dřevařství
        [stonemason] z Kamenictví
        [flour_mill] ze Mlýna
        [dairy_farm] z Ovčí farmy
        [shrine] ze Svatyně
        [trade_post] z Obchodního místa
        [forest_pond] od lesního Rybníka
        [mountain_pond] od horského Rybníka
        [small_woodland] z Malého polesí
        [small_mountain_range] z Malého pohoří
        [master_stonemason] z Cechu kameníků
        [barn_straight] ze Stodoly s přímou cestou
        [barn_curved] ze Stodoly se zatáčkou
        [warehouse] ze Skladiště
        [large_woodland] z Velkého polesí
        [lumber_mill] z Pily
        [large_mountain_range] z Velkého pohoří
        [square] z Náměstí
        [windmill] z Větrného mlýna
        [outpost_1] z Hlásky I
        [outpost_2] z Hlásky II
        [stables] ze Stájí
        [cow_conservatory] z Ohrady s krávami
        [tavern] z Krčmy
        [farrier] z Kovárny
       *[monument] od Památníku
    }
to-that-tile =
    { $thing_id ->
        [church] do Kostela
        [woodcutter] do Tábora dřevorubců
        [quarry] do Kamenolomu
        [farm] na Statek
        [market] na Tržiště
        [town_hall] na Rychtu
        [sawmill] do Dřevařství
        [stonemason] do Kamenictví
        [flour_mill] do Mlýna
        [dairy_farm] na Ovčí farmu
        [shrine] do Svatyně
        [trade_post] na Obchodní místo
        [forest_pond] k lesnímu Rybníku
        [mountain_pond] k horskému Rybníku
        [small_woodland] do Malého polesí
        [small_mountain_range] do Malého pohoří
        [master_stonemason] do Cechu kameníků
        [barn_straight] do Stodoly s přímou cestou
        [barn_curved] do Stodoly se zatáčkou
        [warehouse] do Skladiště
        [large_woodland] do Velkého polesí
        [lumber_mill] na Pilu
        [large_mountain_range] do Velkého pohoří
        [square] na Náměstí
        [windmill] do Větrného mlýna
        [outpost_1] na Hlásku I
        [outpost_2] na Hlásku II
        [stables] do Stájí
        [cow_conservatory] do Ohrady s krávami
        [tavern] do Krčmy
        [farrier] do Kovárny
       *[monument] k Památníku
    }
with-that-tile =
    { $thing_id ->
        [church] Kostelem
        [woodcutter] Táborem dřevorubců
        [quarry] Kamenolomem
        [farm] Statkem
        [market] Tržištěm
        [town_hall] Rychtou
        [sawmill] Dřevařstvím
        [stonemason] Kamenictvím
        [flour_mill] Mlýnem
        [dairy_farm] Ovčí farmou
        [shrine] Svatyní
        [trade_post] Obchodním místem
        [forest_pond] lesním Rybníkem
        [mountain_pond] horským Rybníkem
        [small_woodland] Malým polesím
        [small_mountain_range] Malým pohořím
        [master_stonemason] Cechem kameníků
        [barn_straight] Stodolou s přímou cestou
        [barn_curved] Stodolou se zatáčkou
        [warehouse] Skladištěm
        [large_woodland] Velkým polesím
        [lumber_mill] Pilou
        [large_mountain_range] Velkým pohořím
        [square] Náměstím
        [windmill] Větrným mlýnem
        [outpost_1] Hláskou I
        [outpost_2] Hláskou II
        [stables] Stájemi
        [cow_conservatory] Ohradou s krávami
        [tavern] Krčmou
        [farrier] Kovárnou
       *[monument] Památníkem
    }
from-origin =
    { $from_id ->
        [church] z Kostela
        [woodcutter] z Tábora dřevorubců
        [quarry] z Kamenolomu
        [farm] ze Statku
        [market] z Tržiště
        [town_hall] z Rychty
        [sawmill] z Dřevařství
        [stonemason] z Kamenictví
        [flour_mill] ze Mlýna
        [dairy_farm] z Ovčí farmy
        [shrine] ze Svatyně
        [trade_post] z Obchodního místa
        [forest_pond] od lesního Rybníka
        [mountain_pond] od horského Rybníka
        [small_woodland] z Malého polesí
        [small_mountain_range] z Malého pohoří
        [master_stonemason] z Cechu kameníků
        [barn_straight] ze Stodoly s přímou cestou
        [barn_curved] ze Stodoly se zatáčkou
        [warehouse] ze Skladiště
        [large_woodland] z Velkého polesí
        [lumber_mill] z Pily
        [large_mountain_range] z Velkého pohoří
        [square] z Náměstí
        [windmill] z Větrného mlýna
        [outpost_1] z Hlásky I
        [outpost_2] z Hlásky II
        [stables] ze Stájí
        [cow_conservatory] z Ohrady s krávami
        [tavern] z Krčmy
        [farrier] z Kovárny
       *[monument] od Památníku
    }
to-goal =
    { $to_id ->
        [church] do Kostela
        [woodcutter] do Tábora dřevorubců
        [quarry] do Kamenolomu
        [farm] na Statek
        [market] na Tržiště
        [town_hall] na Rychtu
        [sawmill] do Dřevařství
        [stonemason] do Kamenictví
        [flour_mill] do Mlýna
        [dairy_farm] na Ovčí farmu
        [shrine] do Svatyně
        [trade_post] na Obchodní místo
        [forest_pond] k lesnímu Rybníku
        [mountain_pond] k horskému Rybníku
        [small_woodland] do Malého polesí
        [small_mountain_range] do Malého pohoří
        [master_stonemason] do Cechu kameníků
        [barn_straight] do Stodoly s přímou cestou
        [barn_curved] do Stodoly se zatáčkou
        [warehouse] do Skladiště
        [large_woodland] do Velkého polesí
        [lumber_mill] na Pilu
        [large_mountain_range] do Velkého pohoří
        [square] na Náměstí
        [windmill] do Větrného mlýna
        [outpost_1] na Hlásku I
        [outpost_2] na Hlásku II
        [stables] do Stájí
        [cow_conservatory] do Ohrady s krávami
        [tavern] do Krčmy
        [farrier] do Kovárny
       *[monument] k Památníku
    }
with-one =
    { $one_id ->
        [church] Kostelem
        [woodcutter] Táborem dřevorubců
        [quarry] Kamenolomem
        [farm] Statkem
        [market] Tržištěm
        [town_hall] Rychtou
        [sawmill] Dřevařstvím
        [stonemason] Kamenictvím
        [flour_mill] Mlýnem
        [dairy_farm] Ovčí farmou
        [shrine] Svatyní
        [trade_post] Obchodním místem
        [forest_pond] lesním Rybníkem
        [mountain_pond] horským Rybníkem
        [small_woodland] Malým polesím
        [small_mountain_range] Malým pohořím
        [master_stonemason] Cechem kameníků
        [barn_straight] Stodolou s přímou cestou
        [barn_curved] Stodolou se zatáčkou
        [warehouse] Skladištěm
        [large_woodland] Velkým polesím
        [lumber_mill] Pilou
        [large_mountain_range] Velkým pohořím
        [square] Náměstím
        [windmill] Větrným mlýnem
        [outpost_1] Hláskou I
        [outpost_2] Hláskou II
        [stables] Stájemi
        [cow_conservatory] Ohradou s krávami
        [tavern] Krčmou
        [farrier] Kovárnou
       *[monument] Památníkem
    }
with-other =
    { $other_id ->
        [church] Kostelem
        [woodcutter] Táborem dřevorubců
        [quarry] Kamenolomem
        [farm] Statkem
        [market] Tržištěm
        [town_hall] Rychtou
        [sawmill] Dřevařstvím
        [stonemason] Kamenictvím
        [flour_mill] Mlýnem
        [dairy_farm] Ovčí farmou
        [shrine] Svatyní
        [trade_post] Obchodním místem
        [forest_pond] lesním Rybníkem
        [mountain_pond] horským Rybníkem
        [small_woodland] Malým polesím
        [small_mountain_range] Malým pohořím
        [master_stonemason] Cechem kameníků
        [barn_straight] Stodolou s přímou cestou
        [barn_curved] Stodolou se zatáčkou
        [warehouse] Skladištěm
        [large_woodland] Velkým polesím
        [lumber_mill] Pilou
        [large_mountain_range] Velkým pohořím
        [square] Náměstím
        [windmill] Větrným mlýnem
        [outpost_1] Hláskou I
        [outpost_2] Hláskou II
        [stables] Stájemi
        [cow_conservatory] Ohradou s krávami
        [tavern] Krčmou
        [farrier] Kovárnou
       *[monument] Památníkem
    }

# Suroviny a počty ve větách

the-resource =
    { $resource_id ->
        [wood] dřevo
        [stone] kámen
        [wheat] obilí
        [timber] prkno
        [brick] cihlu
        [flour] mouku
       *[milk] mléko
    }
of-resource =
    { $resource_id ->
        [timber] prken
        [brick] cihel
        [flour] mouky
       *[milk] mléka
    }
that-resource =
    { $thing_id ->
        [wood] dřevo
        [stone] kámen
        [wheat] obilí
        [timber] prkno
        [brick] cihlu
        [flour] mouku
       *[milk] mléko
    }
counted-resource =
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
       *[wheat] { $count } obilí
    }
the-road =
    { $kind_id ->
        [bridge] most
       *[path] stezku
    }
that-road =
    { $kind_id ->
        [bridge] most
       *[path] stezku
    }
so-many-coins =
    { $count ->
        [one] { $count } zlaťák
        [few] { $count } zlaťáky
       *[other] { $count } zlaťáků
    }
so-many-points =
    { $count ->
        [one] { $count } bod
        [few] { $count } body
       *[other] { $count } bodů
    }
so-many-goods =
    { $count ->
        [one] { $count } surovinu
        [few] { $count } suroviny
       *[other] { $count } surovin
    }
of-all =
    { $of ->
        [few] ze { $of }
        [6] ze { $of }
        [7] ze { $of }
       *[other] z { $of }
    }
for-price =
    { $price ->
        [0] zdarma
        [one] za { $price } zlaťák
        [few] za { $price } zlaťáky
       *[other] za { $price } zlaťáků
    }
with-coins =
    { $coins ->
        [0] { "" }
        [one] { " " }a k němu { $coins } zlaťák
        [few] { " " }a k němu { $coins } zlaťáky
       *[other] { " " }a k němu { $coins } zlaťáků
    }
earned =
    { $coins ->
        [0] { "" }
        [one] { $coins } zlaťák a{ " " }
        [few] { $coins } zlaťáky a{ " " }
       *[other] { $coins } zlaťáků a{ " " }
    }{ $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }

# Tah

ask-act = Co podniknou tvoji vesničané?
option-act-activate = Pracovat { at-that-tile }
option-act-build = Postavit { that-tile }
option-act-road = Postavit cestu
option-act-donkeys = Vyrazit s osly
option-act-end = Ukončit tah
ask-stand-at = Kde bude vesničan stát? Suroviny mu přivezou tam.
option-stand-at-stand = Stát { at-that-tile }

event-new-round = Začíná { $round }. kolo.
event-turn = Na tahu je { $player }.
event-activated = { $player } posílá vesničana pracovat { at-tile }.
event-gained-coins = { $player } získává { so-many-coins }.
event-gained-points = { $player } získává { so-many-points }.
event-paid-coins = { $player } platí { so-many-coins }.

# Osli

ask-donkey-from = Který osel se hne z místa?
option-donkey-from-donkey = Vést osla { from-that-tile }
option-donkey-from-done = Ostatní zůstanou stát
ask-donkey-to = Kam půjde osel { from-tile }?
option-donkey-to-tile = Jít { to-that-tile }
ask-place-donkey = Kam nový osel přijde?
option-place-donkey-tile = Přivést ho { to-that-tile }

event-donkey-moved = { $player } vede osla { from-origin } { to-goal }.

# Placení

ask-pay = Čím zaplatíš?
option-pay-token =
    Vzít { $high ->
        [0] { that-resource }
       *[other] kvalitní { that-resource }
    } { from-tile }{ $maker ->
        [-1] { "" }
       *[other] { " " }(odměna: { $seat })
    }
option-pay-buy = Dokoupit { so-many-goods } { for-price }

event-used = { $player } bere { the-resource } { from-tile }.
event-used-token = { $player } bere { the-resource } { from-tile }.
event-rewarded = { $player } má za svůj výrobek { earned }.
event-bought = { $player } dokupuje na trhu { so-many-goods }.

# Výroba a zpracování

ask-barn-fill =
    { $left ->
        [one] Co přijde na poslední volné místo { at-tile }?
        [few] Co přijde { at-tile } na volné místo? Zbývají { $left }.
       *[other] Co přijde { at-tile } na volné místo? Zbývá { $left }.
    }
option-barn-fill-resource = Uložit { that-resource }
ask-refine = Kolik { of-resource } vyrobíš?
option-refine-times =
    { $thing ->
        [1] Jeden žeton
       *[2] Dva žetony
    }

event-produced = { $player } plní místa { at-tile }: { counted-resource }.
event-refined =
    { $player } vyrábí { at-tile } { $high ->
        [0] { the-resource }
       *[other] kvalitní { the-resource }
    }.

# Rychta

ask-take-plan = Který plán si na Rychtě vezmeš?
option-take-plan-row = Vzít plán { of-that-tile } { for-price }{ with-coins }
option-take-plan-pass = Plán si nebrat
ask-hire = Najmeš někoho?
option-hire-villager = Najmout vesničana { for-price }
option-hire-donkey = Pořídit osla { for-price }
option-hire-done = Nikoho dalšího

event-took-plan = { $player } si bere plán { of-tile }{ with-coins }.
event-plan-drawn = V nabídce je nový plán: { $tile }.
event-hired-villager = { $player } najímá vesničana { for-price }. Zítra nastoupí.
event-hired-donkey = { $player } pořizuje osla { for-price }. Čeká { at-tile }.

# Tržiště a kostel

ask-sell = Co na Tržišti prodáš?
option-sell-sale = Prodat: { $thing }
ask-church-work = Čím přispěješ na Kostel?
option-church-work-delivery = Dodat: { $thing }
option-church-work-beg = Žebrat přede dveřmi

event-sold = { $player } prodává na Tržišti: { $sale }.
event-sale-drawn = Na Tržišti je nová poptávka: { $sale }.
event-delivered = { $player } přispívá na Kostel: { $delivery }. Stavba povyrostla.
event-begged = { $player } žebrá u Kostela a vyžebrá { so-many-coins }.
event-church-done = Kostel je hotový! Kolo se dohraje a potom se sčítají body.

# Stavění

ask-choose-site = U kterého okraje postavíš { the-tile }?
option-choose-site-site = Postavit u { of-that-tile } (okraj { $number })
ask-lay-starter = Kam položíš { the-tile }?
option-lay-starter-fit = Položit takto ({ $number })
ask-choose-fit = Jak položíš { the-tile }?
option-choose-fit-fit = Postavit takto ({ $number })
ask-road-site = Kudy cesta povede?
option-road-site-contact = Postavit { that-road } mezi { with-that-tile } a { with-other } (místo { $number })

event-laid = { $player } pokládá { the-tile }.
event-built = { $player } staví { the-tile }.
event-built-road = { $player } staví { the-road } mezi { with-one } a { with-other }.
event-got-milestone = { $player } je první a získává milník { $milestone }.
event-stack-opened =
    Do pytlíku přibyly čtyři plány: ve vesnici se nově { $resource_id ->
        [timber] vyrábějí prkna
        [brick] vyrábějí cihly
        [flour] vyrábí mouka
       *[milk] vyrábí mléko
    }.
event-game-stopped = Dost bylo stavění. Sčítají se body.

# Sólová hra

event-rival-drew = { $player } si vylosoval { $disc }, proto akce: { $action }.
event-rival-idle = { $player } nevymyslel nic. Přízeň mu roste o 1 zlaťák.
event-rival-refilled =
    { $player } vrací disky do kalíšku. Přízeň je zase lícem nahoru a roste o { $coins ->
        [one] { $coins } zlaťák
        [few] { $coins } zlaťáky
       *[other] { $coins } zlaťáků
    }.

# Stůl na obrazovce

view-round =
    { $round ->
        [0] příprava
       *[other] { $round }. kolo
    } · kostel { $n } { of-all }
view-last-round = poslední kolo
view-village = Vesnice
view-zoom = Přiblížení mapy
view-zoom-in = Přiblížit
view-zoom-out = Oddálit
view-whole = Celá vesnice
view-key-turn = Otočit plán, se Shiftem na druhou stranu
view-key-pan = Posunout mapu
view-key-zoom = Přiblížit a oddálit
view-tile-holds = Leží tu: { $things }.
view-tile-has = Jsou tu: { $things }.
view-tile-flag = Vlajka: { $who }.
view-some-villagers =
    { $n ->
        [one] { $n } vesničan ({ $who })
        [few] { $n } vesničané ({ $who })
       *[other] { $n } vesničanů ({ $who })
    }
view-some-donkeys =
    { $n ->
        [one] { $n } osel ({ $who })
        [few] { $n } osli ({ $who })
       *[other] { $n } oslů ({ $who })
    }
view-site-hint = Klepni na číslo u okraje. Pak dílek otoč a potvrď.
view-lie = Poloha { $n } { of-all }.
view-lie-links = Cestou naváže na: { $names }.
view-lie-later =
    Cesta tu nenaváže, ale půjde sem { $kind ->
        [bridge] most (2 dřeva).
       *[path] stezka (2 kameny).
    }
view-lie-cliff = Sráz: cesta tu nenaváže a postavit sem nejde.
view-turning = Natočení dílku
view-turn-left = Otočit doleva (Shift+R)
view-turn-right = Otočit doprava (R)
view-put-back = Vybrat jiné místo
view-acts = Další akce
view-act-road = Postavit cestu
view-act-donkeys = Vyrazit s osly
view-resources = Čím zaplnit volné místo
view-times = Kolik žetonů vyrobit
view-pay = Čím zaplatíš
view-pay-here = přímo tady
view-pay-near = po cestě
view-pay-over = přes
view-pay-buy =
    { $n ->
        [one] Volný trh: { $n } kus
        [few] Volný trh: { $n } kusy
       *[other] Volný trh: { $n } kusů
    }
view-pay-all = Zaplatit podle návrhu
view-ahead = Co z toho bude
view-ahead-good = { $goods } { from-tile }
view-ahead-over = přes tvoje osly: { $names }
view-ahead-bought = nákup
view-ahead-flag = vlajka
view-ahead-pays =
    { $n ->
        [one] platba { $n } zlaťák
        [few] platba { $n } zlaťáky
       *[other] platba { $n } zlaťáků
    }
view-ahead-who = { $who }: { $things }
view-ahead-other = Zaplatit jinak
view-paid = Zaplaceno: { $goods }.
view-pay-why =
    { $more ->
        [0] Zbývá zaplatit: { $goods }.
       *[other] Teď platíš: { $goods }. Potom ještě: { $then }.
    }{ $coins ->
        [0] { "" }
        [one] { " " }Nakonec zaplatíš { $coins } zlaťák.
        [few] { " " }Nakonec zaplatíš { $coins } zlaťáky.
       *[other] { " " }Nakonec zaplatíš { $coins } zlaťáků.
    }
view-road-costs = Zaplatíš: { $goods }.
view-cost-some =
    { $resource_id ->
        [wood]
            { $n ->
                [one] { $n } dřevo
                [few] { $n } dřeva
               *[other] { $n } dřev
            }
        [stone]
            { $n ->
                [one] { $n } kámen
                [few] { $n } kameny
               *[other] { $n } kamenů
            }
        [timber]
            { $n ->
                [one] { $n } prkno
                [few] { $n } prkna
               *[other] { $n } prken
            }
        [brick]
            { $n ->
                [one] { $n } cihla
                [few] { $n } cihly
               *[other] { $n } cihel
            }
        [flour]
            { $n ->
                [one] { $n } mouka
                [few] { $n } mouky
               *[other] { $n } mouk
            }
        [milk]
            { $n ->
                [one] { $n } mléko
                [few] { $n } mléka
               *[other] { $n } mlék
            }
       *[wheat] { $n } { $resource }
    }
view-cost-mixed = { $n }× { $things } v libovolné směsi
view-cost-none = zdarma
view-plan =
    { $name }: cena { $cost }, přinese { $n ->
        [one] { $n } bod
        [few] { $n } body
       *[other] { $n } bodů
    }.
view-my-plans = Tvoje plány
view-plans-of = Plány: { $who }
view-plans-count = { $n } { of-all }
view-plans-none = Žádný plán. Další si vezmeš na Rychtě.
view-building = Stavíš
view-hall = Plány na Rychtě
view-hall-hint = zlaťáky položíš na plány vlevo · v pytlíku { $n }
view-row-none =
    { $round ->
        [0] Plány přijdou, až budou ležet počáteční budovy.
       *[other] Pytlík i nabídka jsou prázdné.
    }
view-price-free = zdarma
view-price = za
view-hire-villager = Další vesničan za { $n ->
        [one] { $n } zlaťák
        [few] { $n } zlaťáky
       *[other] { $n } zlaťáků
    }
view-hire-donkey = Další osel za { $n ->
        [one] { $n } zlaťák
        [few] { $n } zlaťáky
       *[other] { $n } zlaťáků
    }
view-hire-none = víc jich není
view-market = Tržiště
view-sale-stack = v hromádce { $n }
view-sale = Prodej: { $goods } za { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    } a { $coins ->
        [one] { $coins } zlaťák
        [few] { $coins } zlaťáky
       *[other] { $coins } zlaťáků
    }.
view-sale-gone =
    { $round ->
        [0] teprve přijde
       *[other] vyprodáno
    }
view-free-market = Volný trh: koupíš
view-church = Kostel
view-church-parts =
    { $of ->
        [one] stojí { $n } { of-all } části
        [few] stojí { $n } { of-all } částí
       *[other] stojí { $n } { of-all } částí
    }
view-delivery = Dodávka: { $goods } za { $n ->
        [one] { $n } bod
        [few] { $n } body
       *[other] { $n } bodů
    }.
view-goals = Milníky a ocenění
view-milestones = Milníky
view-awards = Ocenění
view-awards-when = na konci hry
view-award-chaplain = nejvíc dodávek
view-award-sacristan = druhý v dodávkách
view-award-merchant = nejvíc prodejů
view-award-landscaper = nejvíc památek
view-players = Hráči
view-on-turn = na tahu
view-first = Začínající hráč
view-coins = Zlaťáky
view-villagers = Vesničané
view-donkeys = Osli
view-roads-left = Cesty v zásobě
view-plans = Plány
view-deliveries = Dodávky do Kostela
view-sales = Prodeje
view-points-word = { " " }{ $n ->
        [one] bod
        [few] body
       *[other] bodů
    }
view-points-now = Kdyby hra skončila teď
view-supply = Žetony v zásobě
view-flags = Památky
view-longest = Nejdelší cesta: { $n }
view-nothing = nic
view-favour-up = Přízeň { $n }, lícem nahoru
view-favour-down = Přízeň { $n }, lícem dolů
view-rival-actions = Pořadí akcí soupeře
view-cup = Disky v kalíšku
view-tabs = Co je vidět pod mapou
view-tab-plans = Plány
view-tab-hall = Rychta
view-tab-market = Tržiště
view-tab-church = Kostel
view-tab-goals = Cíle
view-tab-lit =
    { $n ->
        [one] { $n } možnost
        [few] { $n } možnosti
       *[other] { $n } možností
    }

# Stůl jako text

view-line-none = { "" }
view-line-round =
    { $round ->
        [0] Příprava
       *[other] { $round }. kolo
    }
view-line-last = poslední kolo
view-line-over = konec hry
view-line-first = začíná
view-line-left =
    { $count ->
        [0] vesničané leží
        [one] { $count } vesničan stojí
        [few] { $count } vesničané stojí
       *[other] { $count } vesničanů stojí
    }
view-line-donkeys-wait = osli ještě nešli
view-line-bill = platí se
view-line-debt = za nákup
view-line-builds = staví se
view-line-plans = plány
view-line-sales = prodeje
view-line-church = kostel
view-line-village = vesnice
view-line-roads = cesty
view-line-milestones = milníky
view-line-awards = ocenění
view-line-hand = v ruce
view-line-stock = zásoba
view-line-bag =
    { $count ->
        [0] pytlík je prázdný
       *[other] v pytlíku { $count }
    }
view-line-stack = v hromádce { $count }
view-line-prices = volný trh { $basic }/{ $refined }
view-line-favour = přízeň
view-line-cup = kalíšek
view-line-actions = akce
view-line-longest = nejdelší
view-line-parts = { $count }/{ $all }
view-line-ways =
    { $count ->
        [one] { $count } způsob
        [few] { $count } způsoby
       *[other] { $count } způsobů
    }
view-line-cliffs =
    { $count ->
        [one] { $count } útes
        [few] { $count } útesy
       *[other] { $count } útesů
    }
view-line-unlinked = bez cesty
view-line-touches = dotkne se
view-does-produce = doplní { $goods } a přinese { $gain }
view-does-refine =
    { $slots ->
        [one] { $input } → { $output }, 1 místo
        [few] { $input } → { $output }, { $slots } místa
       *[other] { $input } → { $output }, { $slots } míst
    }
view-does-coins =
    { $n ->
        [one] { $n } zlaťák
        [few] { $n } zlaťáky
       *[other] { $n } zlaťáků
    }
view-does-points =
    { $n ->
        [one] { $n } bod
        [few] { $n } body
       *[other] { $n } bodů
    }
view-scores-per-segment = { $points } za každý úsek, který se dotýká stejného terénu: { $terrains }
view-scores-per-count-market-sales = { $points } za každý tvůj prodej
view-scores-per-count-church-deliveries = { $points } za každou tvou dodávku do Kostela
view-scores-per-count-donkeys = { $points } za každého tvého osla
view-scores-per-count-roads-built = { $points } za každou cestu, kterou postavíš
view-scores-per-coin = { $points } za každý zbylý zlaťák, nejvýš { $cap }
view-scores-per-path-tile = { $points } za každý dílek nejkratší cesty ke Kostelu
view-scores-longest-road-bonus = { $points } navíc za každý dílek tvé nejdelší cesty
view-scores-flat-if-built-road = { $points }, když sem vede postavená cesta
view-scores-anywhere = i bez cesty
view-terrain-road = cesta
view-terrain-forest = les
view-terrain-mountain = hory
view-sign-coin = zlaťák
view-sign-point = bod
view-sign-villager = vesničan, který stojí
view-sign-lying = vesničan, který už pracoval
view-sign-donkey = osel
view-sign-moved = osel, který už šel
view-sign-flag = vlajka na památce
view-sign-road = cesta z vlastní zásoby
view-sign-forest = les
view-sign-mountain = hory
view-sign-empty = volné místo
view-sign-high = kvalitní surovina
view-sign-number = číslo dílku ve vesnici
view-sign-links = dílky, kam odtud vede cesta
view-sign-outside = nevede sem cesta od Kostela
view-sign-sale = prodej
view-sign-delivery = dodávka do Kostela

# Stůl řečený větami

tell-now = Tah
tell-round =
    { $round ->
        [0] Příprava
       *[other] { $round }. kolo
    }{ $over ->
        [1] { ", " }hra skončila
       *[other] { $last ->
            [1] { ", " }poslední
           *[other] { "" }
        }
    }.
tell-first = Kola začíná { $player }.
tell-turn =
    Na tahu: { $player }, { $n ->
        [0] žádný vesničan už nestojí
        [one] ještě stojí { $n } vesničan
        [few] ještě stojí { $n } vesničané
       *[other] ještě stojí { $n } vesničanů
    }.
tell-donkeys-wait = Osli ještě nešli.
tell-building = Staví se: { $thing }.
tell-bill = Zbývá zaplatit: { $goods }.
tell-coins-due =
    Nakonec ještě { $n ->
        [one] { $n } zlaťák
        [few] { $n } zlaťáky
       *[other] { $n } zlaťáků
    }.
tell-village = Vesnice
tell-links = Spojeno cestou: { $tiles }.
tell-outside = Od Kostela sem cesta nevede.
tell-slots =
    { $n ->
        [one] { $n } volné místo.
        [few] { $n } volná místa.
       *[other] { $n } volných míst.
    }
tell-made =
    { $goods }{ $high ->
        [1] { " " }v lepší kvalitě
       *[other] { "" }
    } (výrobce: { $who })
tell-worker-villager-0 =
    { $n ->
        [one] { $n } vesničan, který stojí ({ $who })
        [few] { $n } vesničané, kteří stojí ({ $who })
       *[other] { $n } vesničanů, kteří stojí ({ $who })
    }
tell-worker-villager-1 =
    { $n ->
        [one] { $n } vesničan, který už pracoval ({ $who })
        [few] { $n } vesničané, kteří už pracovali ({ $who })
       *[other] { $n } vesničanů, kteří už pracovali ({ $who })
    }
tell-worker-donkey-0 =
    { $n ->
        [one] { $n } osel ({ $who })
        [few] { $n } osli ({ $who })
       *[other] { $n } oslů ({ $who })
    }
tell-worker-donkey-1 =
    { $n ->
        [one] { $n } osel, který už šel ({ $who })
        [few] { $n } osli, kteří už šli ({ $who })
       *[other] { $n } oslů, kteří už šli ({ $who })
    }
tell-road = Postavená cesta, { $thing }: { $ends } ({ $player }).
tell-hall = Rychta
tell-plan = { $thing }, { for-price }{ with-coins }.
tell-bag =
    { $n ->
        [0] Pytlík je prázdný.
        [one] V pytlíku je { $n } plán.
        [few] V pytlíku jsou { $n } plány.
       *[other] V pytlíku je { $n } plánů.
    }
tell-hire-villager = { view-hire-villager }.
tell-hire-donkey = { view-hire-donkey }.
tell-market = Tržiště
tell-sales-left =
    { $n ->
        [0] Žádný další prodej už nepřijde.
        [one] Přijde ještě { $n } prodej.
        [few] Přijdou ještě { $n } prodeje.
       *[other] Přijde ještě { $n } prodejů.
    }
tell-prices =
    Volný trh: základní surovina za { $basic ->
        [one] { $basic } zlaťák
        [few] { $basic } zlaťáky
       *[other] { $basic } zlaťáků
    }, zpracovaná za { $refined ->
        [one] { $refined } zlaťák
        [few] { $refined } zlaťáky
       *[other] { $refined } zlaťáků
    }.
tell-church = Kostel
tell-parts = Stojí částí: { $n } { of-all }.
tell-delivered = { $thing }: dodáno, { $player }.
tell-goals = Milníky a ocenění
tell-milestone = { $thing }: zatím nikdo.
tell-owned = { $thing }: { $player }.
tell-standing = { $player } ({ $n })
tell-award = { $thing }: { $standings }.
tell-points =
    Zatím { $n ->
        [one] { $n } bod
        [few] { $n } body
       *[other] { $n } bodů
    }, kdyby hra skončila teď, { $now }.
tell-coins =
    { $n ->
        [one] { $n } zlaťák.
        [few] { $n } zlaťáky.
       *[other] { $n } zlaťáků.
    }
tell-hand = Plán v ruce: { $thing }.
tell-roads =
    { $n ->
        [0] Žádná cesta k postavení nezbývá.
        [one] K postavení zbývá { $n } cesta.
        [few] K postavení zbývají { $n } cesty.
       *[other] K postavení zbývá { $n } cest.
    }
tell-supply = Žetony v zásobě: { $goods }.
tell-flags = Památky: { $tiles }.
tell-sold = Prodeje: { $goods }.
tell-deliveries = Dodávky: { $goods }.
tell-longest =
    { $n ->
        [0] Nejdelší cesta zatím žádná.
       *[other] Nejdelší cesta, délka { $n }: { $tiles }.
    }
tell-solo = Soupeř
tell-favour =
    { $up ->
        [1] { view-favour-up }.
       *[other] { view-favour-down }.
    }
tell-actions = Pořadí akcí: { $actions }.
tell-cup = V kalíšku: { $discs }.
tell-discs = { $n }× { $thing }

# 2 Dílky a terén

rule-2-1 = Všechny úseky jsou stejně dlouhé a dílky k sobě přiléhají vždycky celým úsekem; roh nestačí. Dílek smíš natočit, ale ne převrátit.
rule-2-2 = Nový dílek nesmí nic překrývat a musí se celým úsekem dotýkat dílku, u kterého se staví. Cesta smí přiléhat jen k cestě, les a hory k sobě libovolně; platí to pro všechny sousedy.
rule-2-3 = Jít a vozit se dá jen tam, kam vede cesta: natištěná, nebo postavená kýmkoli. Že se dílky dotýkají, nestačí; bez cesty od Kostela se v budově pracovat nedá.

# 3 Příprava

rule-3-1 = Každý začíná s vesničanem a oslem v Kostele a se 3 zlaťáky; kdo je na tahu poslední, při čtyřech hráčích poslední dva, má o zlaťák víc. Kdo začne, určí los.
rule-3-2 = Kolem Kostela leží pět budov, každá připojená cestou. Tři výrobní mají na začátku po 2 surovinách.
rule-3-3 = V nabídce jsou čtyři plány z pytlíku; když některý ubude, hned se doplní, dokud je z čeho.
rule-3-4 = Na Tržišti leží tři prodeje. Nejdřív přicházejí ty nejsnazší, několik těžších je předem tajně vyřazeno.

# 5 Tah

rule-5-1 = V každém kole má každý jeden tah, počínaje začínajícím hráčem.
rule-5-2 = Akce jde zvolit, jen když ji zvládneš celou: je kam, je za co a všechno se dá přivézt. Tah smíš ukončit kdykoli.
rule-5-3 = Osli se přesouvají jednou za tah a všichni najednou, každý nejvýš o jeden dílek po cestě. Když už šli, počkají do příštího tahu.
rule-5-4 = Každý vesničan pracuje v tahu jednou a pak si lehne; vstane až na začátku tvého příštího tahu. Po cestách dojde kamkoli.

# 6 Přeprava a spotřeba

rule-6-1 = Surovina se k vesničanovi dostane ze stejného dílku nebo o jednu cestu vedle. Dál jen tehdy, když na každém dílku cestou stojí tvůj osel; cizí osli ti nepomohou, cizí cesty ano.
rule-6-2 = Vzít si smíš kteroukoli surovinu ve vesnici. Za zpracovanou dostane její výrobce 1 zlaťák a 1 bod, za kvalitní dvojnásobek, a žeton se mu vrátí.
rule-6-3 = Co chybí, smíš koupit na volném trhu, pokud se to od Tržiště dá přivézt až k vesničanovi a máš na to. Pro prodej na Tržišti se nakupovat nesmí.
rule-6-4 = Platí se všechno, nebo nic: kolik cena žádá, ani o kus víc. Nákupy a zlaťáky se platí nakonec, takže se počítá i odměna, kterou během placení získáš.

# 7 Práce vesničanů

rule-7-1 = Výrobní budova zaplní všechna svá volná místa a jednou dá odměnu. Plná nic nevyrobí.
rule-7-2 = Do Stodoly smíš na každé volné místo dát dřevo, kámen nebo obilí. Odměnou jsou 2 body.
rule-7-3 = Zpracování potřebuje volné místo, jednu základní surovinu na každý žeton a tvůj žeton v zásobě; od každého druhu máš jen dva. Odměna přijde, až se výrobek spotřebuje.
rule-7-4 = Na Rychtě si smíš vzít jeden plán. Na každý plán vlevo od něj položíš zlaťák a zlaťáky z toho svého si necháš; v ruce smíš mít nejvýš tři plány.
rule-7-5 = Po plánu smíš na Rychtě najímat: vesničany za 5, 7 a 9 zlaťáků, osly za 3. Nejvíc jsou čtyři vesničané a šest oslů; nový vesničan pracuje až příští tah, osel pomáhá hned. Jedno z obojího udělat musíš.
rule-7-6 = Prodej splníš, když se na Tržiště dá přivézt všechno, co žádá, a nic z toho není koupené. Jeden vesničan splní jeden prodej.
rule-7-7 = Jeden vesničan splní v Kostele jednu dodávku na volné místo a všechno se musí dát přivézt nebo koupit. Lomítko znamená libovolnou směs.
rule-7-8 = Žebrat se smí, jen když jsou Statek, Tábor dřevorubců i Kamenolom plné a není tam co dělat. Vynese to zlaťák.
rule-7-9 = Stavíš plán z ruky vedle dílku, na kterém vesničan stojí a kam se dá všechno přivézt; plán se tam musí vejít. Body jsou hned a za první budovu na danou surovinu i milník.
rule-7-10 = Jakmile stojí první budova, která vyrábí prkna, cihly, mouku nebo mléko, přibudou do pytlíku čtyři plány její hromádky.
rule-7-11 = Na památce, kterou postavíš, je tvoje vlajka a body na konci jsou jen tvoje. Pracovat se v ní nedá.
rule-7-12 = Cesta vede mezi dvěma dílky, které se dotýkají a ještě přímo spojené nejsou: horami most za 2 dřeva, lesem stezka za 2 kameny. Kde se potká les s horami, je útes a cesta tam nepovede; každý má pět cest.

# 8 Milníky a ocenění

rule-8-1 = Milník získá ten, kdo je první, a nikdo mu ho nesebere. Kdo má milník suroviny, vyrábí ji kvalitní; Cestář má za každou svou cestu o bod víc.
rule-8-2 = Ocenění se dávají na konci: za nejvyšší a druhý nejvyšší počet dodávek, za nejvíc prodejů a za nejvíc památek. Při shodě se body dělí a zaokrouhlují dolů; za nulu není nic.

# 9 Konec hry

rule-9-1 = Když je splněná poslední dodávka, Kostel stojí. Kolo se dohraje, aby měl každý stejně tahů, a hra končí.
rule-9-2 = Památka boduje tomu, čí má vlajku. Musí k ní vést cesta od Kostela, kromě polesí a pohoří.
rule-9-3 = Za každou postavenou cestu je na konci 1 bod, Cestář má 2.
rule-9-4 = Nejdelší cesta je řada různých dílků spojených natištěnými a tvými cestami, bez Kostela a aspoň s jednou tvou cestou. Za každý dílek jsou 2 body.
rule-9-5 = Za každé 3 zbylé zlaťáky je na konci bod.
rule-9-6 = Vítězí, kdo má nejvíc bodů; při shodě víc dodávek, potom víc prodejů. Pak se o vítězství dělíte.
rule-9-7 = Když tři kola po sobě nikdo nepracuje, nebo když uplyne nejvyšší počet kol, hra končí a sčítají se body.

# 10 Sólová hra

rule-10-1 = Botric hraje po tobě. Vozí po celé vesnici i bez oslů, nikdy nenakupuje a místo zlaťáků má bod. Vyhraješ, jen když máš víc bodů než on, nebo stejně a k tomu víc dodávek, pak prodejů.
rule-10-2 = Každý jeho vesničan nejdřív zkusí najmout dalšího, pak dodávku do Kostela a pak prodej. Teprve když nic z toho nejde, losuje.
rule-10-3 = Vylosovaný disk ukáže na akci v řadě. Botric udělá první možnou odtud doprava a ta pak jde na konec; když nejde žádná, přibude mu zlaťák přízně.
rule-10-4 = Za 5 zlaťáků přízně Botric najme vesničana. Přízeň lícem nahoru mu zlevní dodávku a otočí se; zpátky ji otočí prázdný kalíšek.

# Konec na obrazovce

view-won =
    { $who ->
        [me] Největší zásluhu na vesničce máš ty
        [one] Největší zásluhu na vesničce má { $names }
       *[many] Největší zásluhu na vesničce mají { $names }
    }
view-by-round = Kolo za kolem
view-nth-round = { $number }. kolo
