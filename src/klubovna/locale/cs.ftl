# Co říká sám program. Hry mají vlastní katalogy.

yes = ano
no = ne
list-end = { $first } a { $last }

# Pravidla každého stolu

rule-0-0 = Tady se dá zastavit: až sem jde všechno vzít zpět.
rule-0-1 = Nejsi na tahu.
rule-0-2 = Hra skončila.
rule-0-3 = Na tohle se teď nikdo neptá.
ask-confirm = Pokračovat? Potom už nepůjde nic vzít zpět.
option-confirm-go-on = Pokračovat

# Hráči

seat-names = Ada Ben Cyril Dana Eva Filip
bot-greedy = chamtivý
bot-mcts = hloubavý
bot-random = náhodný
picks =
    { $picks ->
        [one] { $picks } volba
        [few] { $picks } volby
       *[other] { $picks } voleb
    }

# Body a konec

score-total = Celkem
wins = Vítězí { $player }.
nobody-wins = Tentokrát nevyhrál nikdo.
share = O vítězství se dělí { $players }.

# Stůl řečený větami

tell-table = Stůl
tell-me = Tvoje
tell-player = { $player }
tell-name = { $thing }
tell-thing = { $thing }.
tell-does = { $thing }: { $what }.
tell-value = { $what }: { $value }.
tell-part = { $what } { $value }
tell-nothing = nic

# klubovna play

play-open = Klubovna je otevřená.
play-here = tady
play-network = ve tvé síti
play-no-network = žádná síť se nenašla
play-database = databáze
play-stop = zavřeš ji
play-stop-key = Ctrl+C
play-scan = Pro telefony ve tvé síti:
play-closed = Klubovna je zavřená. Až ji znovu otevřeš, všechny stoly pokračují.

# klubovna games

shelf-id = id
shelf-title = název
shelf-seats = hráčů
shelf-rules = pravidla
shelf-options = volby
shelf-players = hráčů: { $players }
shelf-several = ne pro jednoho hráče
shelf-at-table = u stolu s lidmi: { $value }

# klubovna simulate

sim-games =
    { $games ->
        [one] { $games } hra
        [few] { $games } hry
       *[other] { $games } her
    }
sim-seat = místo
sim-bot = bot
sim-mean = průměr bodů
sim-wins = výher
sim-share = podíl
sim-end = konec
sim-decided = rozhodnutí
sim-decisions =
    { $all }, z toho { $real ->
        [one] { $real } mělo
        [few] { $real } měla
       *[other] { $real } mělo
    } víc než jednu možnost
sim-took = rychlost
sim-speed = { $speed } rozhodnutí za sekundu, celkem { $seconds } s
sim-digest = otisk

# klubovna replay, show, verify

record-game = hra
record-players = hráči
record-options = volby
record-luck = náhoda
record-moves = tahy
record-result = výsledek
record-rules = pravidla { $version }
record-open = Tahle hra ještě neskončila.
luck-dice = kostky, semínko { $seed }
luck-sealed = zapečetěná a zveřejněná, pečeť { $seal }…
luck-secret = zapečetěná, pečeť { $seal }…
show-at =
    po { $at ->
        [one] { $at } volbě
       *[other] { $at } volbách
    } z { $picks }, jak to vidí { $eyes }
eyes-public = divák
verify-luck =
    poctivá: { $draws ->
        [0] nic se nelosovalo
        [one] jediný los odpovídá semínku
        [few] všechny { $draws } losy odpovídají semínku
       *[other] všech { $draws } losů odpovídá semínku
    }
verify-moves =
    { $picks ->
        [0] podle pravidel: zatím žádný
        [one] podle pravidel: jediná volba byla v nabídce
        [few] podle pravidel: všechny { $picks } volby byly v nabídce
       *[other] podle pravidel: všech { $picks } voleb bylo v nabídce
    }
verify-result = správný: body, vítězové i konec plynou z tahů
verify-open = zatím žádný: hra neskončila

# klubovna components

components-good = Soubor je úplný a dá se s ním hrát.
components-played = odehráno
components-games =
    { $games ->
        [one] { $games } náhodná hra, až do konce
        [few] { $games } náhodné hry, všechny do konce
       *[other] { $games } náhodných her, všechny do konce
    }
facts =
    { $facts ->
        [one] { $facts } údaj
        [few] { $facts } údaje
       *[other] { $facts } údajů
    }
provenance-rulebook = z pravidel
provenance-source = ze zdroje
provenance-recalled = zpaměti
provenance-reconstructed = domyšleno

# klubovna bench

bench-compiled = přeloženo: ano
bench-interpreted = přeloženo: ne, jen interpretovaně
bench-row-compiled = přeložené
bench-row-interpreted = interpretované
bench-decisions = rozhodnutí/s
bench-real = skutečných/s
bench-games = her/s
bench-clone = kopie
bench-guess = odhad
bench-searches = prohledání/s
bench-instructions = instrukcí na rozhodnutí: { $count }
bench-part-rules = pravidla hry
bench-part-core = jádro: kroky, volby, náhoda
bench-part-sorting = řazení
bench-part-lists = seznamy
bench-part-tuples = n-tice
bench-part-numbers = čísla jako objekty
bench-part-objects = vznik a zánik objektů
bench-part-other = ostatní
bench-server-per-second = za sekundu
bench-server-moves =
    { $tables ->
        [one] tahy u { $tables } stolu: na disk a čtyřem hráčům
       *[other] tahy u { $tables } stolů: na disk a čtyřem hráčům
    }
bench-server-syncs = samotný disk: stránka po stránce (fdatasync)
bench-server-fan-out = samotná síť: zpráva čtyřem spojením
bench-server-latency = od tahu ke čtyřem pohledům, { $rate } tahů/s
bench-server-median = medián
bench-server-slowest = 99 ze 100
bench-server-quiet = boti nepřemýšlejí
bench-server-busy = boti přemýšlejí

# Stůl v terminálu

table-you = ty
table-saved = Uloženo: { $path }
table-go-on = Dál se hraje takto: klubovna table --load { $path }
table-seal = Náhoda je zapečetěná: { $seal }…
table-thinking = { $player } přemýšlí…
table-hurry = mezerník: rychleji
table-rule = pravidlo { $rule }
table-undone = Vzato zpět.
table-no-undo = Zpět to nejde: mezitím se někdo něco dozvěděl.
table-not-now = Počkej: { $player } přemýšlí.
keys-pick = vybrat
keys-undo = zpět
keys-why = proč?
keys-log = zápis
keys-help = klávesy
keys-leave = uložit a odejít
keys-close = zavřít
help-title = Klávesy
help-arrows = najít možnost a vybrat ji
help-digits = vybrat možnost s tímto číslem
help-scroll = posunout desku
help-hurry = zrychlit tahy botů
help-undo = vzít zpět, nejdál do chvíle, kdy se někdo něco dozvěděl
help-why = proč tahle otázka a proč ne něco jiného?
help-log = všechno, co se stalo
help-told = stůl řečený větami
help-leave = uložit hru a odejít; --load pokračuje až za „Pokračovat?“
help-close = zavřít okno
why-title = Proč?
why-now = Otázka plyne z tohoto pravidla:
why-wish = Co by se ti líbilo místo toho?
why-none = Vybrat se dá všechno, co tu je.
log-title = Co se stalo
told-title = Stůl řečený větami
curtain-title = { $player }
curtain-text = Teď hraješ ty. Ostatní ať se nedívají.
curtain-key = Stiskni libovolnou klávesu.
end-title = Konec hry
end-key = q: odejít · l: zápis

# Co bylo napsáno

bad-lang = jazyk „{ $lang }“ tu není; jsou tu: { $known }
bad-command = příkaz „{ $name }“ tu není; jsou tu: { $known }
bad-see = Viz: { $help }
bad-game = hra „{ $id }“ tu není; jsou tu: { $known }
bad-number = { $name } musí být od { $least } do { $most }, ne { $value }
bad-seat = místo „{ $seat }“ tu není; jsou tu: { $known }
bad-bot = bot „{ $name }“ tu není; jsou tu: { $known }
bad-bots =
    { $bots ->
        [one] { $bots } bot
        [few] { $bots } boti
       *[other] { $bots } botů
    } na { $seats ->
        [one] { $seats } místo; uveď nejvýš jednoho
        [few] { $seats } místa; uveď nejvýš tolik
       *[other] { $seats } míst; uveď nejvýš tolik
    }
bad-option = volba „{ $id }“ tu není; jsou tu: { $known }
bad-no-options = volba „{ $id }“ tu není; tahle hra žádné nemá
bad-value = { $id } nemůže být „{ $value }“; napiš jedno z: { $allowed }
bad-alone = { $option } není pro jednoho hráče
bad-no-components = soubor s díly tu nemá: { $id }
bad-play =
    s { $players ->
        [one] { $players } hráčem
       *[other] { $players } hráči
    } se hra zastaví: { $why }
bad-endless =
    s { $players ->
        [one] { $players } hráčem
       *[other] { $players } hráči
    } hra neskončí ani po { $picks } volbách
bad-terminal = stůl potřebuje terminál; bez lidí se hraje takto: klubovna simulate
bad-load = { $option } nejde zadat spolu s --load; říká to záznam
bad-save = { $path } nejde zapsat: { $why }
bad-profile = rozbor potřebuje přeložená pravidla a nainstalovaný Valgrind
bad-secret = semínko této hry je tajné, a tak nejde hrát dál; přehraje ji: klubovna replay { $path }
bad-full = hra v tomto záznamu skončila; přehraje ji: klubovna replay { $path }
bad-address = { $where } nejde použít: { $why }
bad-database-kind = druh databáze „{ $kind }“ tu není; jsou tu: { $known }, nebo napiš jméno souboru
bad-database = databáze { $url } nejde otevřít: { $why }
bad-driver = databáze { $url } potřebuje balíček { $driver }; nainstaluj klubovna[postgres]
bad-open-already = databázi { $url } má otevřenou jiná klubovna; zavři ji, nebo zvol soubor pomocí --database
