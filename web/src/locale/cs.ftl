# Co říká stránka. Věty o hrách mají katalogy her, které posílá klubovna.

## app: celá stránka

app-name = Klubovna
app-loading = Chvilku, chystám stůl…
app-not-found = Tady nic není.
app-not-found-why = Odkaz je možná neúplný. Zkus ho zkopírovat znovu.
app-home = Domů
app-failed = Klubovna teď neodpovídá.
app-failed-why = Zkusím to hned znovu. Nic se neztratilo.
app-part-missing = Část stránky se nepodařilo načíst. Zkus ji za chvilku načíst znovu.
app-again = Zkusit znovu
app-close = Zavřít
app-cancel = Raději ne

## table: stůl

table-to-home = { $game }: odejít domů
table-nav = Stůl
table-watching = Díváš se
table-rules = Pravidla
table-rules-why = Čísla jsou ta z průběhu hry a z odpovědí na „Proč ne?“.
table-chat = Povídání
table-chat-open =
    { $count ->
        [0] Povídání
        [one] Povídání, { $count } nová zpráva
        [few] Povídání, { $count } nové zprávy
       *[other] Povídání, { $count } nových zpráv
    }
table-chat-empty = Zatím tu nikdo nic neřekl.
table-chat-write = Napiš ostatním
table-chat-send = Říct
table-spectator = Divák
table-notebook = Deník a skóre
table-log = Deník
table-log-empty = Zatím se nic nestalo.
table-log-older =
    { $count ->
        [one] Ukázat { $count } starší řádek
        [few] Ukázat { $count } starší řádky
       *[other] Ukázat { $count } starších řádků
    }
table-scores = Skóre
table-told = Stůl slovy
table-told-asked = Na co se čeká
table-told-options = Můžeš:
table-told-updated = Aktualizováno.
table-told-waiting = Okamžik, stůl se převádí do slov.
table-menu = Nabídka
table-lamp-on = Rozsvítit
table-lamp-off = Ztlumit světlo
table-rule = Pravidlo { $rule }
table-tools = Nástroje
table-options = Možnosti
table-desk = Tvoje strana stolu
table-shared = Společný stůl
table-yes = ano
table-no = ne

table-connection-connecting = Připojuji se…
table-connection-lost = Spojení vypadlo. Zkouším znovu, nic se neztratí.
table-connection-ended = Odpojeno

table-over = Konec hry
table-going-on = Hraje se dál…
table-waiting =
    { $count ->
        [one] { $names } se rozhoduje.
       *[other] Rozhodují se { $names }.
    }
table-asking = Na co se chceš zeptat?
table-asking-why = Dotkni se čehokoli na stole a dozvíš se, které pravidlo to teď nedovoluje. Esc otázku zruší.
table-target-forbidden = Teď to nejde, dotkni se a zjisti proč.
table-undo = Zpět
table-undo-none = Teď není co vzít zpět.
table-hint = Rada
table-hint-none = Radit se dá, až budeš na tahu.
table-hint-says = Dobrý hráč by udělal tohle.
table-why = Proč ne?

keys-title = Klávesy
keys-take = Brát a potvrzovat
keys-number = Vezme, co to číslo nese. Čísla jsou vidět, dokud hraješ z klávesnice.
keys-enter = Vezme označené, podruhé ho potvrdí. Mimo tlačítka stiskne to hlavní.
keys-back = Vrátí, co leží připravené
keys-main = K hlavnímu tlačítku, podruhé zpátky
keys-go = Kam dál
keys-arrows = Po svítících věcech v jedné skupině
keys-zone = Do další a předchozí skupiny, kde něco svítí
keys-question = K otázce, podruhé zpátky
keys-tab = Po skupinách a všech tlačítkách stránky
keys-all = I po věcech, které nesvítí
keys-ask = Ptát se a číst
keys-why = Proč ne? Pak ukaž na věc
keys-words = Věc slovy
keys-icons = Ikony slovy

table-refused-stale = Otázka se mezitím změnila. Nic se nestalo, rozhodni se znovu.
table-refused-not-offered = Tohle teď nejde.
table-refused-not-your-seat = Za toto místo nehraješ.
table-refused-not-playing = Tady se teď nehraje.
table-refused-no-undo = Zpět to nejde: mezitím se někdo něco dozvěděl, nebo není co vracet.
table-refused-too-fast = Pomaleji, prosím. Zkus to za chvilku.
table-refused-too-early = To ještě nejde.
table-refused-no-hint = Teď nemám co poradit.
table-refused-failed = Tohle se nepovedlo. Zkus to ještě jednou.
table-refused-offline = Spojení teď vypadlo. Zkus to, až se vrátí.

table-curtain = Teď hraje { $player }.
table-curtain-why = Ostatní ať se nedívají.
table-curtain-open = Tady { $player }, ukázat stůl
table-curtain-wait = Hrají ostatní. Chvilku počkej.

table-bot-plays = Hraje za tebe robot.
table-take-back = Hrát zase za sebe
table-hand-over = Ať za mě hraje robot
table-leave = Odejít, ať dohraje robot
table-resign = Vzdát se
table-resign-title = Opravdu se vzdát?
table-resign-why = Robot za tebe dohraje a vyhrát už nemůžeš. Vrátit se to nedá.
table-resign-yes = Vzdát se
table-resign-no = Hrát dál
table-resigned = Tuhle hru už za tebe dohraje robot.
table-go-home = Domů
table-link-copy = Zkopírovat odkaz na moje místo
table-link-copied = Odkaz je zkopírovaný
table-links = Odkazy na místa
table-link-dead = Tenhle odkaz už neplatí. Požádej hostitele o nový.
table-watch-on = Jen se dívat
table-seat-here = u stolu
table-seat-away = není tu
table-seat-bot = teď tu hraje robot
table-seat-resigned = místo dohrává robot
table-bot-easy = slabý robot
table-bot-normal = střední robot
table-bot-hard = silný robot
table-watchers =
    { $count ->
        [one] Dívá se { $count } divák.
        [few] Dívají se { $count } diváci.
       *[other] Dívá se { $count } diváků.
    }

table-lang = Jazyk
table-lang-cs = Čeština
table-lang-en = English
table-theme = Světlo
table-theme-light = světlé
table-theme-dark = tmavé
table-theme-system = jako systém
table-sound = Zvuky
table-volume = Hlasitost
table-badge = Tečka v názvu okna, když jsem na tahu

# Co se stalo

story-pace = Jak rychle táhnou ostatní
story-pace-slow = pomalu
story-pace-normal = běžně
story-pace-fast = rychle
story-pace-step = po krocích
story-pause = Zastavit
story-go-on = Pokračovat
story-next = Další tah
story-skip = Ukázat všechno naráz
story-behind =
    { $count ->
        [one] Čeká { $count } tah
        [few] Čekají { $count } tahy
       *[other] Čeká { $count } tahů
    }
story-recap = Od tvého posledního tahu
story-recap-mine = Co se týká tebe
story-recap-empty = Od tvého posledního tahu se nic nestalo.
story-you = { $name } (ty)
story-setup = Příprava
story-setup-lines =
    { $count ->
        [one] Příprava: { $count } řádek
        [few] Příprava: { $count } řádky
       *[other] Příprava: { $count } řádků
    }
story-new-round = { $round }. kolo
story-new-month = { $month }. měsíc
story-taken-back = Poslední tah je vzatý zpátky.
story-says = { $name } říká: { $text }

table-result = Výsledek
table-you-win = Vyhráváš!
table-wins =
    { $count ->
        [one] Vítězí { $names }
       *[other] O vítězství se dělí { $names }
    }
table-nobody-wins = Tentokrát nevyhrál nikdo
table-winner = vítězí
table-total = Celkem
table-luck = Byla náhoda poctivá?
table-luck-why = Pečeť byla známá od začátku a semínko k ní patří. Se záznamem si může celou hru kdokoli přepočítat.
table-seal = Pečeť náhody
table-seed = Semínko
table-rematch = Odveta
table-once-more = Hrát znovu
table-rematch-waits = Odveta už čeká.
table-rematch-go = Jít k ní
table-record = Stáhnout záznam
table-replay = Přehrát hru
table-closed = Tenhle stůl je zavřený.
table-closed-why = Hostitel ho zavřel a hrát se u něj už nedá.
table-gone = Takový stůl tu není.

## teach: co stůl řekne tomu, kdo se učí

teach-more = celá karta
teach-for-goal = Přerušovaný rámeček: patří k tvému cíli.
teach-more-lines =
    { $count ->
        [one] ještě { $count } řádek
        [few] ještě { $count } řádky
       *[other] ještě { $count } řádků
    }
teach-documented = doloženo
teach-reconstructed = odvozeno
teach-recalled = zpaměti
teach-how-sure = Jak je to jisté?
teach-sure-all = Všechno tady je doložené.
teach-sure-some = Co má fajfku, je doložené. Zbytek je odvozený, dokud ho někdo neporovná s tištěnou hrou.
teach-sure-none = Tohle je odvozené, dokud to někdo neporovná s tištěnou hrou.
teach-all-icons = Všechny ikony
teach-when = Kdy a k čemu
teach-in-words = Slovy
teach-legend = Ikony slovy
teach-icons = Ikony
teach-find-icon = Najít ikonu
teach-framed = V rámečku: na otevřené kartě
teach-none = Nic takového tu není.
teach-library = Všechny součásti hry
teach-library-open = Všechny součásti hry
teach-find-thing = Najít jméno nebo slovo
teach-kind = Druh
teach-tag = Výběr
teach-all = vše
teach-found =
    { $count ->
        [one] { $count } věc
        [few] { $count } věci
       *[other] { $count } věcí
    }
teach-look = Rozhlédnout se po stole
teach-look-how = Šipky a Tab posouvají, Enter otevře kartu, Esc končí.
teach-look-nothing = Tady není na co se dívat.
teach-why-not = Teď ne
teach-why-not-thing = { $thing }: teď ne
teach-why-free = Tohle teď jde
teach-have =
    { $need ->
        [few] { $have } ze { $need }
        [6] { $have } ze { $need }
        [7] { $have } ze { $need }
       *[other] { $have } z { $need }
    }
teach-show-way = Ukázat, co pomůže
teach-tutor = Rádce
teach-tutor-switch = Rádce radí
teach-tutor-open = Rádce: znáš { $known } z { $all }
teach-on = zapnutý
teach-off = vypnutý
teach-known = Znáš { $known } z { $all }
teach-now = teď
teach-topic-now = { $topic }: teď
teach-topic-known = { $topic }: znáš
teach-topic-new = { $topic }: ještě ne
teach-goal = Cíl:
teach-hide = Skrýt radu
teach-go-on = Hrát dál
teach-anyway = Přesto: { $deed }
teach-ask-before = Ptát se před drahými tahy

## home: úvodní stránka

home-motto = pět deskovek u jednoho stolu
home-page-settings = Nastavení stránky
home-language = Jazyk
home-lamp = Světlo a tma
home-question = Co si dnes zahrajeme?
home-selected = vybráno
home-coming = připravujeme
home-seats =
    { $most ->
        [1] 1 hráč
        [few] { $least }–{ $most } hráči
       *[other] { $least }–{ $most } hráčů
    }

home-title-fort = Fort
home-title-shelfie-stacker = Deskovkáři
home-title-creature-comforts = Útulná doupata
home-title-woodcraft = Truhláři s.r.o.
home-title-hamlet = Vesnička
home-tagline-fort = skládání balíčku
home-tagline-shelfie-stacker = kostky na policích
home-tagline-creature-comforts = výpravy před zimou
home-tagline-woodcraft = zakázky ze dřeva
home-tagline-hamlet = společná stavba vsi

home-what-fort = Vedeš partu dětí a stavíš s nimi bunkr. Koho necháš stát stranou, toho ti soupeř může přetáhnout.
home-whom-fort = Pro ty, kdo mají rádi karty, které se pořád zlepšují, a trochu toho škádlení.
home-what-shelfie-stacker = Přicházejí zásilky kostek ve čtyřech barvách a ty je skládáš do police. Každé kolo tajně vybereš, kdo ti pomůže a kdo bude vybírat dřív.
home-whom-shelfie-stacker = Pro každého, i jako první hra večera.
home-what-creature-comforts = Zvířecí rodinka se chystá na zimu. Posíláš tvorečky ven, kostky rozhodnou, co přinesou, a z toho vyrábíš potěšení do doupěte.
home-whom-creature-comforts = Pro rodiny a pro ty, kdo mají rádi klid.
home-what-woodcraft = Vedeš truhlářskou dílnu v lese. Dřevo jsou kostky: kupuješ je a pěstuješ, řežeš a lepíš, dokud nesedí na objednávku.
home-whom-woodcraft = Pro ty, kdo rádi plánují a mají na to celý večer.
home-what-hamlet = Všichni stavíte jednu vesnici. Přidáváš budovy, tvoji osli vozí náklad po cestách všech a společně dokončíte kostel, každý pro svou slávu.
home-whom-hamlet = Pro ty, kdo mají rádi mapy a krátké cesty.
home-minutes = { $least }–{ $most } min
home-minutes-label = hraje se { $least } až { $most } minut
home-difficulty-1 = lehká
home-difficulty-2 = spíš lehká
home-difficulty-3 = střední
home-difficulty-4 = náročná
home-difficulty-label = obtížnost { $level } ze 4: { $word }
home-about = O hře { $title }
home-look = Pohled na stůl
home-learn = Naučit se hru
home-rules = Pravidla

home-new-table = Nový stůl: { $title }
home-players = Hráči
home-seats-label = Kdo bude hrát
home-your-name = Tvoje jméno
home-name-of = Jméno hráče na { $seat }. místě
home-this-device = tohle zařízení
home-who-sits = Kdo sedí na { $seat }. místě
home-sitter-easy = slabý robot
home-sitter-normal = střední robot
home-sitter-hard = silný robot
home-sitter-open = kdo přijde
home-sitter-hotseat = tady s tebou
home-free-seat = Volné místo
home-somebody = Hráč
home-somebody-number = Hráč { $seat }
home-bot-1 = Bára
home-bot-2 = Matěj
home-bot-3 = Ríša
home-bot-4 = Julie
home-bot-5 = Olda
home-bot-6 = Ema
home-bot-7 = Kuba
home-yes = ano
home-no = ne
home-play = Hrát hned
home-open-table = Otevřít stůl
home-invite = Pozvat lidi
home-more-options = Další volby
home-seat-order = Zasedací pořádek
home-order-given = takhle
home-order-random = náhodný
home-listed = Kdo stůl uvidí
home-listed-all = všichni
home-listed-link = jen s odkazem
home-data = Údaje o hře: doložených { $certain } z { $all }
home-data-ours = Většinu čísel v téhle hře jsme si museli domyslet; v tištěné krabici jsou jiná.
home-data-rulebook = přímo z pravidel hry
home-data-source = z jiného ověřeného zdroje
home-data-recalled = zpaměti, neověřené
home-data-reconstructed = dopočítané: v pravidlech jsou jen na obrázku, tady mohou být jinak než v krabici

home-coming-title = Na téhle hře ještě pracujeme.
home-coming-why = Až bude hotová, stačí ji tu vzít z police.
home-play-instead = Zatím si zahrát { $title }
home-failed-why = Až se ozve, půjde hrát dál. Rozehrané stoly zůstávají, jak jsou.
home-problem-offline = Klubovna teď neodpovídá. Zkus to za chvilku znovu.
home-problem-too-often = Zakládáš stoly moc rychle. Chvilku počkej a zkus to znovu.
home-problem-full = Všechna místa už jsou obsazená. Můžeš se dívat.
home-problem-closed = Tenhle stůl je už zavřený.
home-problem-wrong-key = Tvůj odkaz k tomuhle stolu už neplatí. Řekni si o nový tomu, kdo stůl založil.
home-problem-no-such-table = Takový stůl tu už není.
home-problem-stopping = Klubovna se právě vypíná. Rozehrané stoly zůstanou, jak jsou.
home-problem = Nepovedlo se to: { $detail }

home-mine = Tvoje stoly
home-mine-empty = Zatím žádné. Jakmile si zahraješ, najdeš je tady, i když prohlížeč zavřeš.
home-some-table = Stůl
home-nobody-yet = zatím nikdo další
home-nobody-won = tentokrát nevyhrál nikdo
home-solo = hra pro jednoho
home-solo-won = hra pro jednoho: výhra
home-my-place =
    { $place }. místo { $players ->
        [5] z 5
       *[other] ze { $players }
    }
home-your-turn = jsi na tahu
home-turn-of = hraje { $name }
home-turn-of-several = hrají ostatní
home-free-seats =
    { $count ->
        [0] plno
        [one] { $count } volné místo
        [few] { $count } volná místa
       *[other] { $count } volných míst
    }
home-over = konec
home-closed = zavřený
home-gone = už není
home-replay = Přehrát
home-go-play = Hrát
home-go-open = Otevřít
home-forget = Zapomenout stůl: { $title }
home-all-tables = Ukázat všechny ({ $count })
home-fewer-tables = Ukázat jen první

home-open = Otevřené stoly
home-open-empty = Teď nikdo nehledá spoluhráče. Zvol „Pozvat lidi“ a tvůj stůl se tu ukáže ostatním.
home-sits = sedí { $names }
home-being-played = hraje se: { $names }
home-join = Přisednout
home-watch = Dívat se

home-one-screen = Jedna obrazovka, víc lidí
home-one-screen-why = ruku mezi tahy schová opona
home-footer = Hry patří svým autorům a vydavatelům. Klubovna s nimi není spojena; kresby a texty jsou naše vlastní.

## design: společné díly

design-close = Zavřít
design-less = méně
design-more = více
design-acting = na tahu
design-first = začíná
design-bot = robot
design-away = je pryč

## lobby: stůl, který čeká na lidi, a odkazy na místa

lobby-missing =
    { $count ->
        [0] Všechna místa jsou obsazená, hra začíná.
        [one] Chybí ještě { $count } hráč. Pak hra začne sama.
        [few] Chybějí ještě { $count } hráči. Pak hra začne sama.
       *[other] Chybí ještě { $count } hráčů. Pak hra začne sama.
    }
lobby-options = Volby hry
lobby-seats = Kdo bude hrát
lobby-free-seat = Volné místo
lobby-free-seats =
    { $count ->
        [one] Je tu volné místo
       *[other] Jsou tu volná místa
    }
lobby-waits = čeká
lobby-you = ty
lobby-here = je tu
lobby-away = není u stolu
lobby-invited = Tohle místo je tvoje
lobby-invited-why = Napiš, jak ti tu budou říkat.
lobby-sit = Sednout si
lobby-join-why = Napiš, jak ti tu budou říkat, a přisedni si. Bez toho se můžeš jen dívat.
lobby-private = K tomuhle stolu se sedá jen po odkazu. Řekni si o něj tomu, kdo stůl založil, nebo se zatím dívej.
lobby-table-link = Pozvi ostatní
lobby-table-link-why = Kdo otevře odkaz nebo namíří telefon na kód, sedne si na volné místo.
lobby-copy = Kopírovat
lobby-copied = Zkopírováno
lobby-share = Poslat
lobby-qr-of = QR kód: { $what }
lobby-qr-how = Namiř na kód fotoaparát telefonu.
lobby-link-of = Odkaz na místo: { $who }
lobby-links-why = Odkaz místa je tajný: kdo ho má, na tom místě hraje, i po novém načtení a z jiného zařízení.
lobby-only-here = Tahle adresa ale vede jen na tenhle počítač. Kdo klubovnu otevřel, může ji otevřít i telefonům kolem; jak na to, říká příručka.
lobby-new-link = Vydat nový odkaz
lobby-issue-link = Vydat odkaz
lobby-new-link-why = Starý odkaz přestane platit, i když na něm někdo sedí.
lobby-new-link-yes = Vydat nový
lobby-no-link = Odkaz tohohle místa má ten, kdo na něm sedí.
lobby-no-links = Tenhle prohlížeč tu žádný odkaz nemá: jen se díváš.
lobby-seat-link = Odkaz na tohle místo
lobby-fill = Jak místo obsadit
lobby-seat-bot = Posadit sem robota
lobby-bot-which = Jak silný robot si sem sedne
lobby-leave = Odejít od stolu
lobby-close = Zavřít stůl
lobby-close-why = U stolu už nikdo nezahraje.
lobby-close-yes = Zavřít stůl

## replay: přehrávání záznamů

replay-title = Přehrát hru
replay-what = Záznam je malý textový soubor s celou hrou. Stáhneš ho na konci každé hry; tady si ji projdeš tah po tahu, očima kohokoli u stolu.
replay-insert = Vložit záznam hry
replay-how = přetáhni soubor, nebo klepni
replay-let-go = pusť ho kamkoli
replay-loading = Chvilku, přehrávám záznam…
replay-bad = Tohle není celý záznam hry z Klubovny: { $detail }
replay-too-large = Tenhle soubor přehrát nejde: je moc velký na záznam hry.
replay-not-over = Hra ještě neskončila. Záznam bude, až dohrajete.
replay-no-table = Takový stůl tu není.
replay-heading = Přehrávání: { $title }
replay-home = { $title }, zpátky do klubovny
replay-eyes = Číma očima
replay-eyes-of = vidí { $name }
replay-eyes-public = vidí všichni
replay-tools = Záznam
replay-log = Průběh hry
replay-rule = Pravidlo { $rule }
replay-result = Výsledek
replay-close = Jiný záznam
replay-steps = Posun ve hře
replay-first = Na začátek
replay-back = O krok zpět
replay-play = Přehrávat
replay-pause = Zastavit
replay-space = mezerník
replay-forth = O krok dál
replay-last = Na konec
replay-position = Místo ve hře
replay-at = krok { $at } z { $last }
replay-speed = Rychlost
replay-speed-slow = pomalu
replay-speed-usual = běžně
replay-speed-fast = rychle
replay-speed-faster = nejrychleji
replay-start = Začátek hry
replay-picked = { $name }: { $deed }
replay-secret = { $name } dělá něco, co odsud není vidět.
replay-download = Stáhnout záznam
replay-again = Od začátku

## style: přehled vzhledu na /styleguide

style-title = Vzhled Klubovny
style-lead = Společné díly všech pěti her. Každý je jednou nakreslený a všude stejný.
style-theme = Světlo
style-theme-light = světlo
style-theme-dark = tma
style-theme-both = obojí
style-language = Jazyk
style-chapters = Kapitoly

style-advice = Zásady
style-advice-lead = Stůl viděný z tvé židle. Papír se čte, plsť je společný střed, dřevo je nejblíž tobě. Deska je ovládání: co jde vzít, svítí; ostatní je v klidu.
style-states = Stavy cíle
style-states-lead = Každý stav má barvu a ještě jeden znak. Barva nikdy nemluví sama.
style-surfaces = Povrchy
style-surfaces-lead = Každá plocha stojí na jednom povrchu. Povrch vybere barvu světla, výběru i písma, kusy na něm ji jen čtou.
style-players = Místa a hráči
style-players-lead = Místo u stolu je barva a znak, vždy obojí. Odstupy barev jsou ověřené pro protanopii, deuteranopii i tritanopii.
style-cards = Karty
style-cards-lead = Šířka rozhodne o všem ostatním. Karty zůstávají papírové i ve tmě, jen lampa svítí slabě.
style-tokens = Drobnosti
style-tokens-lead = Žetony, počítadla, lístky a kostky. Čísla jsou vždy textovým písmem.
style-tracks = Stupnice
style-tracks-lead = Kotouče na jednom místě si uhnou, ale zůstanou v pořadí.
style-hands = Ruka
style-hands-lead = Na počítači vějíř, na telefonu pás. Vybraná karta se zvedne, když je karet moc, překryjí se.
style-motion = Pohyb
style-motion-lead = Kus doklouže tam, kam patří, za 220 ms. Víc kusů jde po sobě, všechny dojdou do 300 ms. S omezeným pohybem se jen na chvíli označí. Zkus se dotknout karty.
style-controls = Ovládací prvky
style-controls-lead = Tlačítka a pole pro všechno, co není dotyk desky.
style-floats = Slova nad stolem
style-floats-lead = Vysvětlení, zprávy, otázky a zásuvky.
style-icons = Ikony
style-icons-lead = Kreslené na mřížce 24, obrys inkoustem, dvě až tři ploché barvy. Musí být jasné i ve velikosti 20.
style-icons-goods = Suroviny
style-icons-suits = Symboly karet
style-icons-deeds = Akce a místa
style-icons-seats = Znaky míst
style-icons-signs = Znaky rozhraní
style-icons-games = Z jednotlivých her
style-colours = Barvy
style-colours-lead = Papír, plsť, dřevo, karty a několik přízvuků. Medová znamená „teď“ a nic jiného, švestková „vidíš jen ty“.
style-contrast = Kontrast
style-contrast-lead = Spočítáno z barev podle WCAG, v každém světle zvlášť. Hlídá to i test.
style-contrast-text = Text, nejméně { $least }
style-contrast-sign = Znaky a okraje, nejméně { $least }
style-type = Písmo
style-type-lead = Young Serif pro nadpisy, jména karet a výzvy. Atkinson Hyperlegible pro všechno ostatní.
style-type-3xl = Jméno hry
style-type-2xl = Nadpis stránky
style-type-xl = Nadpis panelu
style-type-lg = Přidej lopatky, nebo ho polož do hry.
style-type-md = Běžný text: příliš žluťoučký kůň úpěl ďábelské ódy.
style-type-sm = Deník a panely: Bára lanaří z parku Chrobáka.
style-type-xs = Popisky, menší už nic
style-type-figures = Čísla: stejně široká, v textovém písmu (třída .num)
style-space = Rozměry
style-space-lead = Mezery po čtyřech bodech, tři poloměry, tři stíny jedné lampy.

style-do = Takhle
style-dont = Takhle ne
style-do-surface = Dej každou plochu na povrch: .on-paper, .on-felt, .on-wood, .board.
style-dont-surface = Nevybírej ručně barvu světla ani písma.
style-do-numbers = Čísla piš textovým písmem, třída .num.
style-dont-numbers = Nepiš čísla v Young Serif, má skákavé číslice.
style-do-seat = Místo ukaž barvou i znakem.
style-dont-seat = Nebarvi jméno, okraj ani kus jako jediný znak.
style-do-empty = Řekni, co chybí: „Prázdný. Co nezahraješ, přijde sem.“
style-dont-empty = Žádné prázdné šedé krabice, žádná vypnutá tlačítka bez důvodu.
style-do-drawing = Nový kus kresli na mřížce 24, obrys 1,35, dvě až tři ploché barvy, a zkontroluj ho ve velikosti 20 na papíře, plsti a ve tmě.
style-dont-drawing = Žádné emoji, cizí ikony, přechody ani sklo se stínem.
style-do-shape = Poloměry 3, 6, 10 a stíny --sh-1 až --sh-3.
style-dont-shape = Ne všude pilulky, ne vlasové šedé karty na bílé.
style-do-honey = Medová jen pro to, co je teď. Nejvýš jedno cihlové tlačítko.
style-dont-honey = Nic ať nepulzuje, nebliká a neopakuje se.
style-do-words = Výzva má dvě věty: co se chce a proč. Hráči tykej.
style-dont-words = Ikona sama jen tam, kde jsou slova na jedno najetí, zaostření nebo dotyk.

style-state-lit = svítí
style-state-lit-sign = obrys a štítek nebo šipka
style-state-selected = vybráno
style-state-selected-sign = zvednuté, fajfka
style-state-ghost = místo
style-state-ghost-sign = čárkované, šipka a sloveso
style-state-forbidden = nejde
style-state-forbidden-sign = šrafy, dotyk řekne proč
style-state-hinted = rada
style-state-hinted-sign = žárovka v rohu
style-state-focused = ohnisko
style-state-focused-sign = dvojitý kroužek

style-seat-sun = slunce
style-seat-leaf = list
style-seat-drop = kapka
style-seat-moon = měsíc
style-seat-star = hvězda
style-seat-free = volno

style-when-seat = Všude, kde se říká čí. Čtecím programům dej label, když vedle nestojí jméno.
style-when-meeple = Dělníci a figurky na mapách. Na stupnice dej SeatBadge.
style-when-panel = Roh hráče: znak, jméno, značky, počítadla, pod tím místa hry. Pořadí je vždy stejné.
style-when-card = Karta v ruce nebo v nabídce: ikony i slova. Švestkový okraj: vidíš ji jen ty.
style-when-mid = Karta ve společném středu: jen ikony, slova jsou na jedno najetí.
style-when-pile = Balíček: horní karta, dva okraje, počet. Prázdný řekne, proč tu nic není.
style-when-mini = Karta v malém: dvorky, seznamy, panely soupeřů.
style-when-token = Surovina nebo kus, který leží na místě.
style-when-slot = Místo pro žeton: plné, prázdné s otiskem, prázdné, zamčené, čtvercové.
style-when-slots = Řada stejných míst najednou, nahlas se čte jako jedno číslo.
style-when-counter = Kolik čeho je. Nula zůstává, jen bledší, aby místa neskákala.
style-when-ticket = Odměna, kterou si někdo vezme. Lístek má zuby, štítek (.chip) je už něčí.
style-when-die = Barva má vždy i vlastní oka nebo tvar. Bez hodnoty je to místo, které na kostku čeká.
style-when-track = Body, pověst, kola: jedna stupnice, kotouče všech.
style-when-rounds = Kola, měsíce, fáze: co bylo, má fajfku, co je teď, je medové.
style-when-levels = Stupně, po kterých se leze: bunkr, dílna, kostel.
style-when-fan = Ruka na počítači. Děti si rovná sám, i když přibývají.
style-when-hand = Vějíř, kde je místo, jinak pás. Kusy poznají svou cestu podle data-piece.
style-when-strip = Ruka na telefonu. Slova vybrané karty stojí nad pásem.
style-when-button = Čin, který není dotyk desky. Cihlové nejvýš jedno; co teď nejde, řekne proč.
style-when-segmented = Jedna ze dvou až čtyř krátkých hodnot. Víc hodnot: Select.
style-when-stepper = Malé číslo v mezích.
style-when-switch = Ano, nebo ne, platí hned.
style-when-field = Řádek textu. Co je špatně, řekne slovy.
style-when-select = Jedna z mnoha hodnot; tichá (isQuiet) do řádku.
style-when-tag = Jedno dvě slova. Na svítícím kusu si sedne na horní hranu.
style-when-kbd = Klávesa, která dělá totéž.
style-when-empty = Kde ještě nic není: řekni, co tu bude a co udělat.
style-when-details = Vysvětlení na najetí, zaostření a dlouhý stisk. Zavře ho Esc.
style-when-pop = Totéž, když má stát na místě: „Proč ne?“ s číslem pravidla.
style-when-toast = Krátká zpráva, sama zmizí. Nikdy otázka.
style-when-dialog = Otázka, která zastaví všechno ostatní. Bezpečná odpověď je poslední a hlavní.
style-when-sheet = Na co u stolu není místo: na telefonu zdola, jinde zprava.

style-demo-play = Zahrát Losa
style-demo-skip = Přeskočit
style-demo-leave = Odejít od stolu
style-demo-undo = Zpět
style-demo-lamp = Ztlumit světlo
style-demo-follow = Následovat
style-demo-follow-why = Nemáš kartu s tím symbolem, takže následovat nejde.
style-demo-invite = Pozvat lidi
style-demo-done = Hotovo
style-demo-setup = Příprava
style-demo-setup-base = základní
style-demo-setup-draft = s draftem
style-demo-players = Hráči
style-demo-sound = Zvuk, když jsi na tahu
style-demo-name = Tvoje jméno
style-demo-name-hint = Uvidí ho ostatní u stolu.
style-demo-name-error = Napiš aspoň jedno písmeno.
style-demo-level = Robot
style-demo-level-easy = slabý
style-demo-level-normal = střední
style-demo-level-hard = silný
style-demo-tag = nové
style-demo-add = přidat
style-demo-playing = hraješ
style-demo-hint = rada
style-demo-secret = vidíš jen ty
style-demo-empty = Prázdný dvorek
style-demo-empty-why = Co nezahraješ, přijde sem.
style-demo-why-title = Princ teď přidat nejde.
style-demo-why = Koruna nezlepší žádnou akci Losa.
style-demo-rule = Pravidlo 5.1
style-demo-why-button = Proč ne?
style-demo-copied = Odkaz na místo je zkopírovaný.
style-demo-offline = Spojení vypadlo. Zkouším znovu, nic se neztratí.
style-demo-show = Ukázat zprávu
style-demo-leave-title = Odejít od stolu?
style-demo-leave-why = Za tebe dohraje robot. Kdykoli se můžeš vrátit přes svůj odkaz, místo ti zůstane.
style-demo-leave-yes = Odejít
style-demo-leave-no = Zůstat
style-demo-drawer = Deník ze strany
style-demo-sheet = Nabídka zdola
style-demo-sheet-text = Zavře se klávesou Esc, křížkem nebo dotykem vedle.
style-demo-points = Body
style-demo-hand = Karty v ruce
style-demo-stash = Skrýš: 3 suroviny
style-demo-pack = Bágl
style-demo-coins = Mince
style-demo-wood = Dřevo
style-demo-grain = Obilí
style-demo-perk = Recyklace
style-demo-perk-text = 1 karta z odhozených do ruky
style-demo-rule-name = Popularita
style-demo-die-waits = čeká na žlutou kostku
style-demo-moose = Los
style-demo-scout = Skautka
style-demo-prince = Princ
style-demo-flash = Blesk
style-demo-twins = Dvojčata
style-demo-lantern = Lucerna na verandu
style-demo-public = 1 karta na hlídku za každý symbol
style-demo-private = Získej 2 hračky
style-demo-deck = Balíček
style-demo-deck-empty = dobráno
style-demo-end = konec hry
style-demo-score = Přidat body
style-demo-rounds = Kola
style-demo-fort = Bunkr
style-demo-upgrade = Vylepšit
style-demo-worth = { $points } b.
style-demo-level-label =
    { $points ->
        [one] Úroveň { $level }: { $points } bod
        [few] Úroveň { $level }: { $points } body
       *[other] Úroveň { $level }: { $points } bodů
    }
style-demo-here = Sem
style-demo-here-why = zahrát Losa
style-demo-draw = Přibrat kartu
style-demo-drop = Odložit kartu
style-demo-yard = Dvorek
style-demo-draw-two = Dobrat dvě
style-demo-take-back = Vzít zpět

# naučit se hru za dvě minuty

learn-title = Nauč se to za dvě minuty
learn-all-rules = Všechna pravidla
learn-pages = Stránky
learn-read = přečteno
learn-back = Zpět
learn-next = Dál: { $name }
learn-play = Jdeme hrát
learn-page-of = Stránka { $page } z { $pages }
learn-go-to = Stránka { $page }: { $name }
learn-close = Zavřít a jít domů
learn-back-to-table = Zpátky ke stolu

# kniha pravidel

rules-title = { $title }: pravidla
rules-contents = Obsah
rules-chapter = Kapitola { $number }
rules-search = Hledat v pravidlech
rules-found =
    { $count ->
        [0] nic se nenašlo
        [one] { $count } místo
        [few] { $count } místa
       *[other] { $count } míst
    }
rules-nothing = Nic s těmito slovy v knize není.
rules-now = teď platí
rules-you = Ty
rules-enlarge = Zvětšit: { $title }
rules-whole = Celá kniha
rules-print = Vytisknout

# Konec hry

end-sub = konec hry
end-close = Podívat se na stůl
end-ranking = Konečné pořadí
end-you = ty
end-points =
    { $count ->
        [one] bod
        [few] body
       *[other] bodů
    }
end-margin =
    { $count ->
        [0] , stejně jako { $name }
       *[other] , o { $count } víc než { $name }
    }
end-short = , o { $count } méně než { $name }
end-sources = Odkud jsou body
end-bar =
    { $name }, { $count ->
        [one] { $count } bod
        [few] { $count } body
       *[other] { $count } bodů
    }: { $parts }
end-rounds = Kolo za kolem
end-rounds-cap = body podle zdrojů; čárkovaně ostatní
end-rounds-alone = body podle zdrojů
end-round = { $number }. kolo
end-plot = { $name }, body: { $points }
end-numbers = Body po každém kole
end-swings = Největší zvraty
end-gains = Nejvýnosnější tahy
end-swings-cap = počítáno jen podle bodů
end-no-course = Jak body přibývaly, klubovna nedokázala říct.
end-no-swings = Žádný tah body nezměnil.
end-no-deed = Body přidělila sama pravidla, nikdo pro ně nic neudělal.
end-has =
    { $count ->
        [one] { $count } bod
        [few] { $count } body
       *[other] { $count } bodů
    }
end-ahead = náskok { $count }
end-behind = ztráta { $count }
end-level = nastejno
end-then = potom
end-record = Moje dosavadní hry
end-record-plot =
    { $count ->
        [one] Moje body v { $count } hře: { $points }
        [few] Moje body ve { $count } hrách, od { $least } do { $most }; tahle hra { $points }
       *[other] Moje body v { $count } hrách, od { $least } do { $most }; tahle hra { $points }
    }
end-record-why = Hry dohrané v tomhle prohlížeči. Plné tečky jsou výhry, čárkovaně průměr.
end-best-yet = zatím nejvíc
end-plays =
    { $count ->
        [one] hra
        [few] hry
       *[other] her
    }
end-wins =
    { $count ->
        [one] výhra
        [few] výhry
       *[other] výher
    }
end-best = nejvíc
end-mean = průměr
end-sheet = Výsledková listina
end-share = Sdílet
end-share-busy = Kreslím obrázek…
end-share-shared = Odesláno.
end-share-saved = Obrázek i záznam jsou uložené.
end-share-failed = To se nepovedlo. Zkus to ještě jednou.
