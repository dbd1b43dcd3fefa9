title = Kuličky

setting-rounds = Počet kol
setting-goal = Cíl hry pro jednoho
setting-goal-modest = skromný
setting-goal-proud = smělý
end-last-round = Bylo odehráno poslední kolo.
end-empty-bag = V pytlíku není dost kuliček pro všechny.
score-numbers = Čísla
score-neighbours = Sousedé

ask-shoot = Kterou kuličku cvrnkneš?
option-shoot-hand = Cvrnknout { $thing }
ask-take-marble =
    { $pouch ->
        [0] Kterou kuličku si vezmeš? Tvůj váček je zatím prázdný.
        [one] Kterou kuličku si vezmeš? Ve váčku máš jednu.
        [few] Kterou kuličku si vezmeš? Ve váčku máš { $pouch } kuličky.
       *[other] Kterou kuličku si vezmeš? Ve váčku máš { $pouch } kuliček.
    }
option-take-marble-ring = Vzít { $thing }
option-take-marble-pass = Nechat všechny ležet

event-shot = { $player } cvrnká { $marble }.
event-won = { $player } vítězí s číslem { $marble }.
event-nobody-won = Nikdo nevítězí: žádné číslo nezůstalo samo.
event-took = { $player } si bere z důlku { $marble }.
event-passed = { $player } si nebere nic.
event-drew = Vytahuješ { $marble }.
event-hands-filled =
    { $left ->
        [one] Všichni doberou. V pytlíku zbývá jedna kulička.
        [few] Všichni doberou. V pytlíku zbývají { $left } kuličky.
       *[other] Všichni doberou. V pytlíku zbývá { $left } kuliček.
    }

# Jak řečený stůl nazývá, co je vidět

view-round = Kolo
view-rounds = Kol celkem
view-bag = Kuliček v pytlíku
view-ring = V kroužku
view-hand = V ruce
view-pouch = Ve váčku
view-picked = Vybráno

rule-1-1 = V pytlíku jsou tři kuličky od každého čísla 1 až 12 a každý začíná se třemi.
rule-2-1 = Každý tajně vybere jednu kuličku ze své ruky; všichni je ukážou najednou.
rule-2-2 = Kolo vyhrává nejvyšší kulička, kterou ukázal jen jeden hráč.
rule-3-1 = Vítěz si smí vzít jednu kuličku, která leží v důlku.
rule-3-2 = Ve váčku smí být každé číslo jen jednou.
rule-4-1 = Po každém kole si všichni doberou z pytlíku do tří kuliček.
rule-4-2 = Hra končí po posledním kole, nebo když pytlík nestačí pro všechny.
rule-5-1 = Čísla ve váčku jsou body; za každá dvě po sobě jdoucí čísla je pět bodů navíc.
rule-5-2 = Vyhrává nejvíc bodů; kdo hraje sám, potřebuje aspoň 40, při smělém cíli 55.
