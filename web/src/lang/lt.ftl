### Tapete in Lithuanian. The same keys and variables as in the other languages.

## The house
title-lobby = Tapete
title-table = Stalas · Tapete
language = Kalba
close = Uždaryti
save = Išsaugoti
change = keisti
your-name = Tavo vardas
date = { DATETIME($at, dateStyle: "medium") }
date-time = { DATETIME($at, dateStyle: "medium", timeStyle: "short") }
date-short = { DATETIME($at, day: "numeric", month: "short") }
house-unreachable = Nepavyksta pasiekti serverio. Pabandyk po akimirkos.

## The lobby
lobby-title = Sėskis pažaisti mus
lobby-lead = Tu, partneris ir du varžovai. Be paskyros, be laukimo: stalas paruoštas.
play-now = Žaisti dabar
play-escoba = Žaisti escobą
play-now-text = Laisvas vietas užima kompiuteriai; žmonės gali prisėsti bet kada.
new-game = Naujas žaidimas
tables-title = Atviri stalai
tables-loading = Akimirką…
tables-none = Dabar niekas nežaidžia. Atverk pirmą stalą.
only-computers = Tik kompiuteriai
table-line = { $game ->
    [mus] Mus
    [escoba] Escoba
   *[other] { $game }
  } · { $players ->
    [2] du žaidėjai
   *[other] { $players } žaidėjai
  } · dalijimas { $hand } · { $score }
join = { $free ->
    [one] Prisėsti ({ $free } vieta)
    [few] Prisėsti ({ $free } vietos)
    [many] Prisėsti ({ $free } vietos)
   *[other] Prisėsti ({ $free } vietų)
  }
watch = Stebėti

## New game
game = Žaidimas
game-name = { $name ->
    [mus] Mus
    [escoba] Escoba de 15
   *[other] { $name }
  }
game-help = { $name ->
    [mus] Statymai keturiuose ratuose, su partneriu.
    [escoba] Imamos kortos, kurių suma 15.
   *[other] { $name }
  }
preset = Taisyklės
preset-name = { $name ->
    [clasico] Klasikinės
    [cuatro_reyes] Keturi karaliai
    [stargames] StarGames
    [app] Statoma po du
    [fournier] Fournier
    [torneo] Turnyrinės
    [rapido] Greitos
    [corta] Trumpos
    [obligada] Privaloma imti
    [parejas] Poromis
   *[other] { $name }
  }
preset-help-mus = { $name ->
    [clasico] Aštuoni karaliai, iki 40 akmenukų, vienas juego.
    [cuatro_reyes] Triakė ir dviakė vertos tiek, kiek rodo.
    [stargames] Partneriai pasitaria prieš atsakydami.
    [app] Statoma ir keliama visada po du.
    [fournier] Iki trijų juegos, poros traukiamos, keliaujantis mus kiekviename juego.
    [torneo] Iki trijų juegos, keliaujantis mus pirmame dalijime.
    [rapido] Iki 30 akmenukų.
   *[other] Savos taisyklės.
  }
preset-help-escoba = { $name ->
    [clasico] Iki 31 taško; praleistą kirtį galima pareikalauti.
    [corta] Iki 21 taško.
    [obligada] Korta, kuri sudaro 15, turi ką nors paimti.
    [parejas] Keturi žaidėjai dviem poromis.
   *[other] Savos taisyklės.
  }
level = Kompiuterio lygis
level-name = { $name ->
    [novato] Naujokas
    [normal] Vidutinis
    [fuerte] Stiprus
    [experto] Ekspertas
   *[other] { $name }
  }
level-help-mus = Naujokas klysta, vidutinis žino tikimybes, stiprus ir ekspertas mokėsi iš milijonų dalijimų.
level-help-escoba = Naujokas pražiopso; vidutinis skaičiuoja kortas; ekspertas galvoja, ką gali turėti tu.
pace = Tempas
pace-house = Įprastas čia
pace-name = { $pace ->
    [400] Žvalus
    [1200] Vidutinis
    [2000] Ramus
   *[other] { $pace } ms
  }
pace-help = Kiek laiko kompiuteris galvoja prieš ėjimą.
clock = Laikrodis
clock-none = Be laikrodžio
clock-seconds = { $seconds } sekundžių ėjimui
clock-help = Pasibaigus laikui už tave kalba kompiuteris.
all-options = Visos taisyklės
open-table = Atverti stalą

option-mus-players = Žaidėjai
option-mus-players-help = Dvi pusės, susėdusios pakaitomis.
value-mus-players = { $value ->
    [2] 2: vienas prieš vieną
    [4] 4: dvi poros
    [6] 6: trys prieš tris
    [8] 8: keturi prieš keturis
   *[other] { $value }
  }
option-mus-kings = Karaliai
option-mus-kings-help = Kai karaliai aštuoni, triakė yra karalius, o dviakė – tūzas.
value-mus-kings = { $value ->
    [8] Aštuoni karaliai
    [4] Keturi karaliai
   *[other] { $value }
  }
option-mus-partners = Poros
option-mus-partners-help = Kaip susėdate arba traukiant kortas.
value-mus-partners = { $value ->
    [chosen] Kaip susėdate
    [drawn] Traukiamos
   *[other] { $value }
  }
option-mus-first_mano = Pirmasis mano
option-mus-first_mano-help = Kas kalba pirmas pirmame dalijime (mano).
value-mus-first_mano = { $value ->
    [random] Atsitiktinai
    [highest] Aukščiausia korta
   *[other] { $value }
  }
option-mus-exhaust = Pasibaigus kaladei
option-mus-exhaust-help = Ar paskutinis imantis gali atgauti savo išmestas kortas.
value-mus-exhaust = { $value ->
    [exclude_own] Savų niekada
    [all] Grįžta visos
   *[other] { $value }
  }
option-mus-mus_corrido = Keliaujantis mus
option-mus-mus_corrido-help = Kas pirmas nukerta mus, tampa mano.
value-mus-mus_corrido = { $value ->
    [off] Ne
    [match] Pirmame partijos dalijime
    [juego] Pirmame kiekvieno juego dalijime
   *[other] { $value }
  }
option-mus-real31 = La real
option-mus-real31-help = 7-7-7 ir dešimties vertės korta įveikia bet kurį kitą 31.
value-mus-real31 = { $value ->
    [off] Ne
    [on] Taip
   *[other] { $value }
  }
option-mus-tie_break = Lygiosios
option-mus-tie_break-help = Kas laimi, kai kortos lygios.
value-mus-tie_break = { $value ->
    [mano] Arčiausiai mano
    [dealer] Pirma dalytojas
   *[other] { $value }
  }
option-mus-consensus = Atsakymai
option-mus-consensus-help = Ar galioja pirmas žodis, ar partneriai dėl jo susitaria.
value-mus-consensus = { $value ->
    [sequential] Galioja kiekvieno žodis
    [approval] Siūloma partneriui
   *[other] { $value }
  }
option-mus-out_after_no = Po atsisakymo
option-mus-out_after_no-help = Ar atsisakęs statymo iškrinta iš to rato.
value-mus-out_after_no = { $value ->
    [yes] Iškrinta
    [no] Lieka
   *[other] { $value }
  }
option-mus-raise_size = Statymai
option-mus-raise_size-help = Kiek galima statyti ir kelti.
value-mus-raise_size = { $value ->
    [free] Kiek nori
    [two] Visada po du
   *[other] { $value }
  }
option-mus-punto_premium = Akmenukas už punto
option-mus-punto_premium-help = Kada gaunamas akmenukas už punto.
value-mus-punto_premium = { $value ->
    [always] Visada
    [unbet] Tik kai visi pasavo
   *[other] { $value }
  }
option-mus-early_win = Ankstyva pabaiga
option-mus-early_win-help = Kas būna, kai atsisakyto statymo užtenka pergalei.
value-mus-early_win = { $value ->
    [immediate] Juego baigiasi iškart
    [after_lances] Likę ratai sužaidžiami
   *[other] { $value }
  }
option-mus-target = Akmenukai
option-mus-target-help = Kiek akmenukų laimi juego.
value-mus-target = { $value ->
    [40] 40: aštuoni amarracos
    [30] 30: šeši amarracos
   *[other] { $value }
  }
option-mus-juegos = Juegos viename vaca
option-mus-juegos-help = Kiek juegos reikia laimėti dėl vaca.
value-mus-juegos = { $value ->
    [one] { $value } juego
    [few] { $value } juegos
    [many] { $value } juegos
   *[other] { $value } juegos
  }
option-mus-vacas = Vacas
option-mus-vacas-help = Kiek vacas laimi partiją.
value-mus-vacas = { $value ->
    [one] { $value } vaca
    [few] { $value } vacas
    [many] { $value } vacas
   *[other] { $value } vacas
  }
option-mus-senas = Ženklai
option-mus-senas-help = Kas mato ženklus (señas).
value-mus-senas = { $value ->
    [all] Visi
    [off] Be ženklų
    [partner] Tik partneris
    [watch] Kas tuo metu žiūri
   *[other] { $value }
  }
option-mus-true_senas = Teisingi ženklai
option-mus-true_senas-help = Rodyti galima tik tai, kas tiesa.
value-mus-true_senas = { $value ->
    [yes] Taip
    [no] Ne
   *[other] { $value }
  }
option-mus-sena_set = Ženklų sąrašas
option-mus-sena_set-help = Visi arba Federacijos (be solomillo).
value-mus-sena_set = { $value ->
    [all] Visi
    [fem] Federacija
   *[other] { $value }
  }

## The rules that can be chosen in Escoba
option-escoba-players = Žaidėjai
option-escoba-players-help = Kiek sėda prie stalo; laisvas vietas užima kompiuteriai.
value-escoba-players = { $value ->
   *[other] { $value }
  }
option-escoba-teams = Komandos
option-escoba-teams-help = Kai žaidėjų 4 ar 6: dvi pusės, susėdusios pakaitomis.
value-escoba-teams = { $value ->
    [no] Kiekvienas už save
    [yes] Dvi komandos
   *[other] { $value }
  }
option-escoba-first_dealer = Pirmasis dalytojas
option-escoba-first_dealer-help = Kas dalija pirmas.
value-escoba-first_dealer = { $value ->
    [random] Atsitiktinai
    [highest] Aukščiausia korta
   *[other] { $value }
  }
option-escoba-opening = Ant stalo 15
option-escoba-opening-help = Jei keturių kortų suma 15 arba 15 ir 15, jas ima dalytojas.
value-escoba-opening = { $value ->
    [dealer] Dalytojui
    [off] Lieka ant stalo
   *[other] { $value }
  }
option-escoba-capture = Kortų ėmimas
option-escoba-capture-help = Ar būtina imti, kai žaidžiama korta sudaro 15.
value-escoba-capture = { $value ->
    [optional] Kaip nori
    [mandatory] Privaloma
   *[other] { $value }
  }
option-escoba-missed_baza = Praleistas kirtis
option-escoba-missed_baza-help = Pareikalauti gali jį palikęs ir kitas žaidėjas.
value-escoba-missed_baza = { $value ->
    [on] Galima pareikalauti
    [off] Prarandamas
   *[other] { $value }
  }
option-escoba-no_baza_loses = Raundas be kirčio
option-escoba-no_baza_loses-help = Kai pusės dvi: neturinti nė vieno kirčio pralaimi partiją.
value-escoba-no_baza_loses = { $value ->
    [off] Nieko nebūna
    [on] Partija pralaimėta
   *[other] { $value }
  }
option-escoba-all_oros = Visos dešimt monetų
option-escoba-all_oros-help = Ko jos vertos, kai visas turi viena pusė.
value-escoba-all_oros = { $value ->
    [one] { $value } taškas, kaip įprasta
    [few] { $value } taškai
    [many] { $value } taško
   *[other] { $value } taškų
  }
option-escoba-target = Taškai
option-escoba-target-help = Iki kiek taškų žaidžiama partija.
value-escoba-target = { $value ->
   *[other] { $value }
  }
option-escoba-match_tie = Lygiosios pabaigoje
option-escoba-match_tie-help = Kas būna, kai taškų pasiekiama po lygiai.
value-escoba-match_tie = { $value ->
    [velo] laimi paėmęs velo
    [extend] pridedama dešimt taškų
    [round] žaidžiamas dar vienas raundas
   *[other] { $value }
  }

## At the table
table = Stalas
players = Kiti žaidėjai
tools = Stalo mygtukai
rules = Taisyklės
log = Eiga
log-empty = Čia užrašoma, kas pasakyta.
leave = Išeiti
leave-title = Palikti stalą?
leave-text = Tavo vietoje toliau žaidžia kompiuteris. Gali grįžti, kol vieta laisva.
leave-alone = Lieka tik kompiuteriai. Partija gali greitai baigtis arba stalas užsidaryti: tada nebus kur grįžti.
leave-stay = Lieku
leave-stand = Išeiti
to-lobby = Į laukiamąjį
line-connecting = Jungiamasi…
line-lost = Ryšys nutrūko. Grįžtame…
line-back = Ryšys vėl yra.
no-table = Tokio stalo nėra
no-table-text = Gal jis uždarytas arba adresas su klaida.
no-game = Šio žaidimo čia dar nematyti
no-game-text = Stalas yra, bet šis puslapis nemoka jo nupiešti.

name = { $name }
nothing = { "" }
none = –
plus = +{ $points }
you = tu
you-first = Tu
us = Mes
them = Jie
names-and = { $first } ir { $rest }
names-comma = { $first }, { $rest }
your-place = { $whose ->
    [own] Tavo vieta
   *[other] Vieta: { $name }
  }
your-cards = Kortos
sit-here = Sėsti čia
away = pasitraukė
mano = mano
deals = dalija
next = dabar kalba
stones = { $points ->
    [one] akmenukas
    [few] akmenukai
    [many] akmenuko
   *[other] akmenukų
  }
cards-down = { $count ->
    [one] { $count } užversta korta
    [few] { $count } užverstos kortos
    [many] { $count } užverstos kortos
   *[other] { $count } užverstų kortų
  }
card = { $suit ->
    [oros] monetų
    [copas] taurių
    [espadas] kardų
    [bastos] lazdų
   *[other] { $suit }
  } { $number ->
    [1] tūzas
    [2] dviakė
    [3] triakė
    [4] keturakė
    [5] penkakė
    [6] šešakė
    [7] septynakė
    [10] valetas
    [11] raitelis
    [12] karalius
   *[other] { $number }
  }

score = Rezultatas
score-words = { $points ->
    [one] { $points } akmenukas
    [few] { $points } akmenukai
    [many] { $points } akmenuko
   *[other] { $points } akmenukų
  }: { $amarracos ->
    [one] { $amarracos } amarraco
    [few] { $amarracos } amarracos
    [many] { $amarracos } amarracos
   *[other] { $amarracos } amarracos
  } ir { $stones ->
    [one] { $stones } akmenukas
    [few] { $stones } akmenukai
    [many] { $stones } akmenuko
   *[other] { $stones } akmenukų
  }
juegos = { $count ->
    [one] { $count } juego
    [few] { $count } juegos
    [many] { $count } juegos
   *[other] { $count } juegos
  }
vacas = { $count ->
    [one] { $count } vaca
    [few] { $count } vacas
    [many] { $count } vacas
   *[other] { $count } vacas
  }
lances = Ratai
lance-deal = Dalijama
lance-mus = Mus
lance-discard = Keitimas
lance-grande = Grande
lance-chica = Chica
lance-pares = Pares
lance-juego = Juego
lance-punto = Punto
lance-over = Partija baigta
short-open = –
short-paso = –
short-quiero = { $stake }
short-deje = ne
short-ordago = !
short-unopposed = taip
short-nobody = –

## The turn
your-turn = Tavo eilė
bar-stake = { $lance } · statymas { $stake }
bar-ordago = { $lance } · órdago
ask-mus = Keičiame kortas (mus)?
ask-discard = Pasirink kortas, kurias išmeti.
ask-open = Pasas, statymas (envido) ar viskas (órdago)?
ask-answer-bet = { $name } stato { $offered }. Atsisakius jie gauna { $deje }.
ask-answer-raise = { $name } kelia nuo { $agreed } iki { $offered }. Atsisakius jie gauna { $deje }.
ask-answer-ordago = { $name } šiame rate stato viską. Pasavus jie gauna { $deje }.
ask-proposal = { $name } siūlo: „{ $word }“. Sutik debesėlyje arba sakyk ką nors aukščiau.
ask-proposal-only = { $name } siūlo: „{ $word }“. Sutik debesėlyje.
waits = Eilė: { $name }
waits-discard = { $count ->
    [one] Dar renkasi: { $count }
    [few] Dar renkasi: { $count }
    [many] Dar renkasi: { $count }
   *[other] Dar renkasi: { $count }
  }
say-mus = Mus
say-corto = Be mus
say-paso = Pasas
say-envido = Envido { $amount }
say-mas = Dar { $amount }
say-ordago = Órdago!
say-quiero = Priimu
say-no = Nenoriu
say-acepto = Sutinku
say-ordago-accept = Órdago
say-ordago-refuse = Pasas
raise-total = iki { $total }
slider = Akmenukai
slider-value = { $amount }, iš viso { $total }
less = Vienu mažiau
more = Vienu daugiau
throw = { $count ->
    [0] Pasirink kortas
    [one] Išmesti { $count } kortą
    [few] Išmesti { $count } kortas
    [many] Išmesti { $count } kortos
   *[other] Išmesti { $count } kortų
  }
accept = Sutinku
asks = klausia

## What is said
word-mus = Mus
word-corto = Be mus
word-descarto = { $amount ->
    [one] Viena korta
    [few] { $amount } kortos
    [many] { $amount } kortos
   *[other] { $amount } kortų
  }
word-ready = Jau
word-paso = Pasas
word-envido = Envido { $amount }
word-mas = Dar { $amount }
word-ordago = Órdago!
word-quiero = Priimu
word-no = Nenoriu
word-acepto = Sutinku
word-baraja = Maišo
word-reparte = Dalija
propose-paso = Pasas?
propose-envido = Envido { $amount }?
propose-mas = Dar { $amount }?
propose-ordago = Órdago?
propose-quiero = Priimame?
propose-no = Nenorime?
propose-acepto = Sutinki?
holds-pares = pares: yra
lacks-pares = pares: nėra
holds-juego = juego: yra
lacks-juego = juego: nėra

## What happens
log-dealt = Dalijimas { $hand } · dalija: { $dealer } · mano: { $mano }
log-mano = Dabar mano: { $mano }
log-reshuffled = Kaladė baigėsi: maišomos išmestos kortos
log-closed-open = { $lance }
log-closed-paso = { $lance }: visi pasavo
log-closed-quiero = { $lance }: statymas { $stake }
log-closed-deje = { $lance }: atsisakyta
log-closed-ordago = { $lance }: órdago priimtas
log-closed-unopposed = { $lance }, be statymo: { $side }
log-closed-nobody = { $lance }: niekas neturi
log-paid = { $side } +{ $points } ({ $lance }, { $kind }): { $score }
log-ordago-won = { $side }: laimėtas órdago, { $lance }
log-juego-won = { $side }: laimėtas juego!
log-match-won = { $side }: laimėta partija!
kind-deje = atsisakyta
kind-paso = be statymo
kind-envite = statymas
kind-prima = premija
kind-ordago = órdago
spoken-word = { $name }: { $word }
said-by = { $by ->
    [clock] laikas baigėsi
   *[bot] vietoj jo kompiuteris
  }
told-clock = Laikas baigėsi. Už tave pasakyta: { $word }
spoken-turn = Tavo eilė. { $title }. { $question }
spoken-may = Gali sakyti: { $words }

## The list
list-title = Dalijimo pabaiga
list-lance = Ratas
list-stake = Statymas
list-bonus = Premija
list-winner = Laimi
list-growth = Kaip augo rezultatas
list-waiting = Laukiame: { $names }
growth = { $lance } { $kind ->
    [deje] atsisakyta +{ $points }
    [prima] premija +{ $points }
    [ordago] órdago
   *[other] +{ $points }
  }
stake-open = –
stake-paso = visi pasavo
stake-quiero = { $stake }
stake-deje = atsisakyta, { $stake }
stake-ordago = órdago
stake-unopposed = be statymo
stake-nobody = niekas neturi
continue = Toliau
match-won = Partija laimėta!
match-lost = Partija pralaimėta
match-won-by = Partijos pabaiga
match-winners = Laimi: { $side }
again = Žaisti dar kartą

## Escoba
round = Raundas { $hand }
target = iki { $target ->
    [one] { $target } taško
    [few] { $target } taškų
    [many] { $target } taško
   *[other] { $target } taškų
  }
new-table = Naujas
points = { $points ->
    [one] taškas
    [few] taškai
    [many] taško
   *[other] taškų
  }
taken = { $cards ->
    [one] { $cards } korta
    [few] { $cards } kortos
    [many] { $cards } kortos
   *[other] { $cards } kortų
  } · { $escobas ->
    [one] { $escobas } escoba
    [few] { $escobas } escobos
    [many] { $escobas } escobos
   *[other] { $escobas } escobų
  }
escobas = { $count ->
    [one] { $count } escoba
    [few] { $count } escobos
    [many] { $count } escobos
   *[other] { $count } escobų
  }
pile = Paimta: { $count ->
    [one] { $count } korta
    [few] { $count } kortos
    [many] { $count } kortos
   *[other] { $count } kortų
  }
stock = Kaladė: { $count ->
    [one] { $count } korta
    [few] { $count } kortos
    [many] { $count } kortos
   *[other] { $count } kortų
  }
ultimas = Últimas
on-the-table = Ant stalo
table-empty = Ant stalo kortų nėra
no-card = jokios kortos
play-cards = Žaisti kortas
play-ask = Pasirink savo kortą ir tas nuo stalo, kurias nori paimti.
play-lays = Korta lieka ant stalo.
play-not = Taip žaisti negalima.
claim = Reikalauti
word-escoba = Escoba!
word-opened = Dalytojui!
word-claimed = Reikalauju!
log-round = Raundas { $hand } · dalija: { $dealer } · mano: { $mano }
log-table = Ant stalo: { $cards }
log-opened = { $escobas ->
    [one] Ant stalo 15. Ima dalytojas: { $name }. Viena escoba!
    [few] Ant stalo 15 ir 15. Ima dalytojas: { $name }. { $escobas } escobos!
    [many] Ant stalo 15 ir 15. Ima dalytojas: { $name }. { $escobas } escobos!
   *[other] Ant stalo 15 ir 15. Ima dalytojas: { $name }. { $escobas } escobų!
  }
log-laid = { $card }, ant stalo
log-took = { $card } ima: { $cards }
log-claimed = reikalauja: { $cards }
log-more = Dar po tris kortas; kaladėje lieka { $stock }
log-ultimas = Últimas! Paskutinės kortos
log-leftovers = Kas liko ant stalo, ima paskutinis kirtęs: { $name } ({ $count })
log-item-paid = { $side } +{ $points } ({ $item }): { $score }
log-target-grew = Lygiosios: dabar žaidžiama iki { $target }
spoken-play = Tavo eilė. Rankoje: { $hand }. Ant stalo: { $table }
spoken-claim = Gali pareikalauti kirčio
list-round = Raundo pabaiga
list-item = Už ką
list-how-many = Kiek
list-points = Taškai
list-target = Žaidžiama iki { $target ->
    [one] { $target } taško
    [few] { $target } taškų
    [many] { $target } taško
   *[other] { $target } taškų
  }; esant lygiosioms { $tie }.
side-points = { $side } +{ $points }
nobody = niekas
growth-item = { $item } +{ $points }
item = { $item ->
    [escobas] Escobos
    [velo] Velo
    [cards] Kortos
    [oros] Monetos
    [sevens] Septynakės
   *[other] { $item }
  }

## Señas
signs = Ženklai
signs-text = Užvesk ant veido ir perskaityk, ką jis reiškia.
sign-name = { $sign ->
    [dos_reyes] du karaliai
    [tres_reyes] trys karaliai
    [dos_ases] du tūzai
    [tres_ases] trys tūzai
    [pares] pares
    [medias] medias
    [duples] duples
    [juego] juego
    [treinta_y_una] 31
    [treinta] punto 30
    [veintinueve] punto 29
    [ciego] nieko
    [solomillo] solomillo
    [cortar] kertu
    [envidar_mas] statyk daugiau
   *[other] { $sign }
  }
sign-gesture = { $sign ->
    [dos_reyes] kanda apatinę lūpą
    [tres_reyes] kanda apatinę lūpą iš šono
    [dos_ases] tiesiai iškiša liežuvį
    [tres_ases] iškiša liežuvį į šoną
    [pares] pasuka galvą į šoną: turi porų
    [medias] sučiaupia lūpas į šoną: trys vienodos
    [duples] kilsteli antakius
    [juego] atkiša sučiauptas lūpas: juego, bet ne 31
    [treinta_y_una] mirkteli
    [treinta] kilsteli abu pečius
    [veintinueve] kilsteli vieną petį
    [ciego] užmerkia akis: nei pares, nei juego, nei kito ženklo
    [solomillo] siunčia bučinį: trys karaliai ir tūzas
    [cortar] palenkia galvą: kirs mus
    [envidar_mas] pakelia galvą: nori statyti daugiau
   *[other] { $sign }
  }
sign-not-now = Ne dabar.
sign-own = Rodai: { sign-name }.
sign-back = Spustelėjus jis atšaukiamas.
sign-shown = { $name } rodo: { sign-name } ({ $gesture }).
sign-dismiss = Spustelėjus jis dingsta.
look-at = Žiūrėti: { $name }
spoken-sign = { $name } rodo: { sign-name }

## Asking the partner
your-answer = Partneris klausia
ask-first = Pirma paklausti
ask-first-text = Kitas žodis bus klausimas partneriui, o ne ėjimas.
ask-asked = { $name } klausia: „{ $word }“ Sutik debesėlyje arba rinkis, kas tau geriau.
ask-waits = Tavo klausimas: „{ $word }“ Gali laukti atsakymo arba kalbėti.
ask-rather = { $name } siūlo kitaip: „{ $word }“. Spręsti tau.
rather = Geriau: { $word }
propose-mus = Mus?
propose-corto = Be mus?
spoken-answer = { $title }. { $question }
log-asked = partneriui: { $word }

## Chat
chat = Pokalbis
chat-empty = Dar niekas nieko neparašė.
chat-write = Rašyk…
chat-send = Siųsti
unread = Neskaityta
phrases = Paruoštos frazės
phrase-hola = Labas!
phrase-gracias = Ačiū
phrase-suerte = Sėkmės!
phrase-buena_mano = Gera ranka!
phrase-bien_jugado = Puikiai sužaista!
phrase-lo_siento = Atsiprašau
phrase-un_momento = Akimirką, prašau
phrase-ya_estoy = Galiu žaisti
phrase-otra = Dar vieną?
phrase-adios = Iki!
phrase-jaja = Cha cha!
phrase-venga = Nagi!
told-wrote = { $name } rašo: { $text }
told-wrote-many = Naujos eilutės pokalbyje: { $count }
watchers = { $count ->
    [one] { $count } žiūrovas
    [few] { $count } žiūrovai
    [many] { $count } žiūrovo
   *[other] { $count } žiūrovų
  }

## People at the table
beside = Eiga ir pokalbis
menu = Meniu
players-here = Žaidėjai
player-info = Apie žaidėją
person-skill = { $number } · { $matches ->
    [one] { $matches } partija
    [few] { $matches } partijos
    [many] { $matches } partijos
   *[other] { $matches } partijų
  }
person-unrated = Su paskyra, bet šio žaidimo reitinginių partijų dar nėra.
person-guest = Svečias: be paskyros reitingo nėra.
person-page = Viskas apie šį žaidėją: reitingas, žaidimai, partneriai
computer = Kompiuteris: { level-name }
stars = { $count ->
    [one] { $count } žvaigždutė
    [few] { $count } žvaigždutės
    [many] { $count } žvaigždutės
   *[other] { $count } žvaigždučių
  }
side = Pusė { $side }
seat-empty = Laisva vieta
gone = be ryšio
gone-text = Ryšys nutrūko.
away-text = Kol žaidėjas grįš, žaidžia kompiuteris.
bank = Laikrodis baigėsi: dabar eikvojamas rezervas.
deals-text = Rožinė korta guli prie to, kas dalija.
wishes-pause = pertrauka?
wishes-swap = keistis?
wishes-rematch = žais dar
swap = Keistis
swap-text = Prašyti pasikeisti vietomis
swap-free = Sėsti čia
swap-free-text = Persėsti į šią laisvą vietą
swap-asked = Laukiama
swap-asked-text = Keitimasis vietomis: paprašyta
swap-accept = Sutinku
swap-accept-text = Sutikti pasikeisti vietomis
pause = { $how ->
    [agree] Sutikti su pertrauka
    [asked] Visgi be pertraukos
   *[other] Pertrauka
  }
paused-title = Pertrauka
paused-text = Baigiasi, kai kas nors žaidžia toliau, arba po dešimties minučių. Sutinka: { $names }.
go-on = Žaisti toliau
waiting-title = { $count ->
    [0] Akimirką…
    [one] Laisvų vietų: { $count }
    [few] Laisvų vietų: { $count }
    [many] Laisvų vietų: { $count }
   *[other] Laisvų vietų: { $count }
  }
waiting-text = Kortos dalijamos, kai visi susėda.
waiting-watch = Kortos dalijamos, kai visi susėda. Sėsk, kur nori.
fill = Pridėti kompiuterius
invite = Pakviesti
draw-title = Traukimas
draw-text = Mano: { $name }
closed-title = Stalas uždarytas
closed-why = { $why ->
    [abandoned] Viena pusė paliko partiją: laimi kita.
    [empty] Prie stalo nieko nebeliko.
    [left] Visi žaidėjai išėjo.
    [over] Partija baigta.
   *[other] Jį uždarė serveris.
  }
following = Į naują partiją
rematch-willing = Nori žaisti dar: { $names }
next-match = Kita partija: { $sides }
names-against = { $first } prieš { $rest }
leave-rated = Ši partija reitinginė: jei išeisi, ji tau bus įskaityta kaip pralaimėta.
elsewhere-title = Žaidi kitame lange
elsewhere-text = Šis stalas atvertas naujesniame lange. Vienu metu žaidžiama tik viename.
play-here = Žaisti čia
no-door = Šis stalas tau neatviras
no-door-text = Kas jį atvėrė, pasirinko, kas gali ateiti: gal tau reikia kvietimo.
told-sits = { $name } sėda prie stalo
told-left = { $name } išeina
told-away = { $name } pasitraukė: kol grįš, žaidžia kompiuteris
told-back = { $name } grįžta
told-gone = { $name } neteko ryšio
told-here = { $name } vėl turi ryšį
told-pause = { $name } prašo pertraukos
told-rematch = { $name } nori žaisti dar
told-swap = { $name } nori su tavimi pasikeisti vietomis
told-goes-on = Žaidžiame toliau

## What cannot be
refusal = { $code ->
    [unreadable] Nepavyko suprasti.
    [too_large] Tai buvo per ilga.
    [unknown_table] To stalo nebėra.
    [not_your_seat] Čia ne tavo vieta.
    [not_your_turn] Dar ne tavo eilė.
    [illegal] Dabar to sakyti negalima.
    [stale] Žaidimas jau nuėjo toliau: pažiūrėk, kaip yra dabar.
    [seat_taken] Ta vieta užimta.
    [closed] Stalas uždarytas.
    [too_fast] Per greitai: truputį palauk.
    [late] Per vėlu: laikrodis jau sužaidė už tave.
    [paused] Dabar pertrauka.
    [muted] Kol kas rašyti negali.
    [not_invited] Tam reikia kvietimo.
    [not_welcome] Šis stalas tau neatviras.
    [skill] Šis stalas kito reitingo žaidėjams.
   *[other] To daryti negalima.
  }
rules-impossible = Šios taisyklės nedera. Pakeisk kurią nors ir bandyk dar kartą.
name-impossible = Toks vardas netinka: nuo 1 iki 24 matomų raidžių.

## The rules
rules-title = Kaip čia žaidžiama
rules-here = Šio stalo taisyklės
rules-mus-aim = Apie ką žaidimas
rules-mus-aim-text = Dvi pusės, kiekvienas turi keturias kortas. Kiekviename dalijime statoma keturiuose ratuose (lances) ir renkami akmenukai; penki akmenukai yra amarraco. Juego laimi, kas pirmas pasiekia pabaigą.
rules-mus-mus = Mus
rules-mus-mus-text = Pradedant nuo mano (jis kalba pirmas), kiekvienas sako „mus“ (keičiame kortas) arba „be mus“ (kertu). Jei visi nori mus, kiekvienas išmeta nuo vienos iki keturių kortų ir vėl klausiama. Pirmas kirtimas keitimą baigia.
rules-mus-lances = Keturi ratai
rules-mus-lances-text = Grande, chica, pares ir juego, visada šia tvarka. Pusė skaičiuoja geresnę savo ranką; lygiąsias laimi, kas sėdi arčiau mano.
rules-mus-grande = Grande (aukštos)
rules-mus-grande-text = Laimi aukščiausia korta; jei lygios, tolesnė.
rules-mus-chica = Chica (žemos)
rules-mus-chica-text = Laimi žemiausia korta; jei lygios, tolesnė.
rules-mus-pares = Pares (poros)
rules-mus-pares-text = Duples (dvi poros) įveikia medias (tris vienodas), o medias – vieną porą. Žaidžia tik turintys, ir kiekvienas tai pasako. Premijos: pora 1, medias 2, duples 3.
rules-mus-juego = Juego ir punto
rules-mus-juego-text = Figūros vertos 10, tūzas 1. Juego yra 31 ar daugiau: 31 įveikia 32, toliau 40, 37, 36, 35, 34 ir 33. Premijos: 3 už 31, 2 už kitus. Jei juego niekas neturi, žaidžiamas punto: laimi arčiausiai 30.
rules-mus-bets = Statymai
rules-mus-bets-text = Pradedama envido (du ar daugiau) arba órdago (viskas). Kita pusė priima, atsisako arba kelia. Už atsisakytą mokama iškart (deje); kas priimta, skaičiuojama pabaigoje.
rules-mus-words = Órdago
rules-mus-words-text = Priėmus órdago kortos atverčiamos, ir tas vienas ratas nulemia visą juego.
rules-mus-count = Skaičiavimas
rules-mus-count-text = Dalijimo pabaigoje skaičiuojami grande, chica, pares ir juego, šia tvarka; laimi, kas pirmas pasiekia tikslą, net jei kita pusė būtų suskaičiavusi daugiau.

## The rules of Escoba
rules-escoba-aim = Apie ką žaidimas
rules-escoba-aim-text = Nuo stalo imamos kortos, kurios su viena tavo korta sudaro 15. Laimi, kas pirmas surenka partijos taškus.
rules-escoba-values = Kiek vertos kortos
rules-escoba-values-text = Nuo tūzo iki septynakės tiek, kiek rodo; valetas (sota) 8, raitelis (caballo) 9, karalius (rey) 10.
rules-escoba-turn = Ėjimas
rules-escoba-turn-text = Žaidžiama viena korta iš rankos. Jei su stalo kortomis ji sudaro 15, jas visas galima paimti: tai kirtis (baza). Jei ne, korta lieka ant stalo.
rules-escoba-escoba = Escoba
rules-escoba-escoba-text = Kas paima visas stalo kortas, daro escobą („šluotą“): vienas taškas. Jei pirmos keturios kortos sudaro 15, escoba yra dalytojo; 15 ir 15 – dvi escobos.
rules-escoba-missed = Praleistas kirtis
rules-escoba-missed-text = Kas padeda kortą, kuri sudarė 15, praleido kirtį. Kol nesužaidė kitas, abu gali jo pareikalauti: gauna, kas pasako pirmas. Tada žaidžiama toliau.
rules-escoba-deals = Po tris kortas
rules-escoba-deals-text = Kiekvienam po tris kortas, ant stalo keturios. Kai rankos tuščios, dalijama dar po tris, iki „últimas“. Kas pabaigoje lieka ant stalo, ima paskutinis kirtęs; tai ne escoba.
rules-escoba-count = Skaičiavimas
rules-escoba-count-text = Po tašką už kiekvieną escobą, už velo (monetų septynakę), už daugiausia kortų, daugiausia monetų ir daugiausia septynakių. Esant lygiosioms taško negauna niekas.
rules-escoba-match = Partija
rules-escoba-match-text = Žiūrima raundo pabaigoje: jei pasiekė keli, laimi turintis daugiau. Kai taškų po lygiai, sprendžia šio stalo taisyklė.

## People
problem = { $code ->
    [name_taken] Šis vardas jau kito žmogaus.
    [bad_name] Toks vardas netinka: nuo 1 iki 24 matomų raidžių.
    [bad_password] Slaptažodį sudaro nuo 8 iki 200 ženklų.
    [bad_sign_in] Vardas ir slaptažodis nedera.
    [oneself] Pačiam sau to daryti negalima.
    [nobody] Čia tokio nėra.
    [expired] Šis kvietimas nebegalioja.
    [not_registered] Tam reikia paskyros.
    [wrong_password] Slaptažodis ne tas.
    [registered] Jau turi paskyrą.
    [too_fast] Per dažnai: truputį palauk.
    [too_many_tables] Jau turi pakankamai atvirų stalų: kurį nors užbaik arba palik.
    [blocked] Yra blokavimas: pirma jį nuimk.
    [bad_text] Tik paprastas tekstas, ne daugiau kaip 200 ženklų.
    [no_reason] Trūksta priežasties.
    [unknown_line] Ši eilutė parašyta ne ten arba ne to žmogaus.
    [unknown_table] Tokio stalo nėra.
    [bad_time] Toks laikas neįmanomas.
    [not_operator] Tai moderatorių reikalas.
    [operator] Tai irgi moderatorius.
    [signed_out] Tu atsijungei: atnaujink puslapį.
    [csrf] Serveris to neleidžia: atnaujink puslapį ir pabandyk dar kartą.
    [muted] Kol kas rašyti negali.
    [banned] Kol kas įeiti negali.
   *[other] Serveris to neleidžia.
  }
stars-count = { $stars ->
    [one] { $stars } žvaigždutė
    [few] { $stars } žvaigždutės
    [many] { $stars } žvaigždutės
   *[other] { $stars } žvaigždučių
  }
my-menu = Meniu
menu-me = Mano žaidimai
menu-friends = Draugai
menu-account = Mano paskyra
menu-register = Vardas ir paskyra
menu-operator = Moderavimas
sign-out = Atsijungti
signed-out = Atsijungta.
try-again = Bandyti dar kartą
send = Siųsti
copy = Kopijuoti
copied = Nukopijuota.
copy-by-hand = Nuoroda pažymėta: nukopijuok ją klaviatūra.
yes-no = { $value ->
    [true] Taip
   *[false] Ne
  }
nowhere = Čia nieko nėra
nowhere-text = Tokio puslapio nėra. Gal adresas su klaida.

## The lobby with people in it
all-games = Visi
by-computer = kompiuteris
table-people = Prie stalo
seat-free = laisva vieta
not-begun = dar neprasidėjo
return = Grįžti
clock-short = { $seconds } s ėjimui
rated-short = reitinginė
rule-short = { $option }: { $value }
stars-range = { $low }–{ $high } ★
friends-none = Čia matysi draugus, kai jie žais.
friends-none-playing = Dabar nė vienas nežaidžia.
friends-all = Visi draugai
friend-table = Prie jų stalo
lobby-chat = Laukiamajame
lobby-chat-empty = Dar niekas neparašė.
lobby-line = Rašyk visiems
lobby-phrases = Paruoštos frazės

## A new game for people
new-game-people = Kas žaidžia
new-game-speed = Kokiu greičiu
open-to = Kas gali prisėsti
open-to-name = { $open_to ->
    [friends] Tik draugai
    [invited] Su kvietimu
   *[anyone] Bet kas
  }
open-to-help = { $open_to ->
    [friends] Tik tavo draugai mato stalą ir prie jo sėda.
    [invited] Sėda, kas turi nuorodą, kurią gausi atvėrus stalą.
   *[anyone] Laisvą vietą gali užimti bet kas.
  }
new-fill = Laisvos vietos
fill-name = { $fill ->
    [false] Laukti žmonių
   *[true] Užima kompiuteriai
  }
fill-help = Kompiuteris užleidžia vietą atėjusiam; jei lauki, nieko nedalijama, kol nesusirinks visi.
low = Reitingas nuo
low-help = Kiek mažiausiai žvaigždučių reikia; be reitingo skaičiuojama kaip trys.
high = Reitingas iki
high-help = Kiek daugiausia žvaigždučių galima turėti.
rated = Reitinginė partija
rated-help = Įskaitoma į reitingą, jei visi turi paskyras. Kas išeina, tas pralaimi.
spectators = Galima stebėti
spectators-help = Žiūrovai nemato nė vienos užverstos kortos.
new-bank = Rezervas
bank-none = Be rezervo
bank-minutes = { $minutes ->
    [one] { $minutes } minutė
    [few] { $minutes } minutės
    [many] { $minutes } minutės
   *[other] { $minutes } minučių
  }
bank-help = Laikas, kurį kiekvienas turi be laikrodžio visai partijai.
table-laid = Stalas paruoštas
table-laid-text = Nusiųsk šią nuorodą, kam nori. Ji galioja parą, ir paskyros nereikia.
invitation-link = Kvietimo nuoroda
go-to-table = Prie stalo

## Invitations
invitation = Kvietimas
invited-by = { $name } kviečia tave žaisti: { $game }.
invited-text = Sėsi vardu { $name }. Paskyros nereikia.
sit-down = Sėsti
invitation-expired = Šis kvietimas nebegalioja
invitation-expired-text = Baigėsi jo laikas, stalas uždarytas arba nuoroda nepilna. Paprašyk kitos to, kas pakvietė.

## Accounts
not-done = Nepavyko: patikrink, kas parašyta.
name-saved = Vardas išsaugotas.
name-help = Tavo vardas prie visų stalų; niekas kitas jo turėti negali.
name-help-guest = Tavo vardas prie visų stalų. Užsiregistruok, kad būtų tik tavo.
name-label = Vardas
password = Slaptažodis
password-show = Rodyti
password-help = Nuo 8 iki 200 ženklų.
password-old = Dabartinis slaptažodis
password-new = Naujas slaptažodis
password-change = Keisti slaptažodį
password-changed = Slaptažodis pakeistas. Kituose įrenginiuose atsijungta.
register = Registruotis
register-text = Vardas, žaidimai ir draugai lieka, o įeiti gali iš bet kurio įrenginio. El. pašto nereikia: užsirašyk slaptažodį.
register-do = Registruotis
registered-done = Jau turi paskyrą.
sign-in = Prisijungti
sign-in-text = Jei jau turi paskyrą.
sign-in-do = Prisijungti
signed-in = Prisijungta.
signed-in-as = Žaidi vardu { $name }.
devices = Mano įrenginiai
device-here = šis
device-seen = matytas { $day }
device-unknown = Naršyklė
device-ended = Ten atsijungta.
sign-out-there = Atsijungti ten
data = Mano duomenys
data-text = Viskas, ką serveris apie tave žino, viename faile. O jei išeisi, bus ištrinta.
data-do = Atsisiųsti mano duomenis
delete = Ištrinti mano paskyrą
delete-text = Ištrinamas tavo vardas, slaptažodis, draugai ir tai, ką rašei. Senuose žaidimuose liks „kažkas, kas išėjo“. Kelio atgal nėra.
delete-stay = Ne, lieku
delete-do = Ištrinti visam laikui
deleted = Tavo paskyra ištrinta.

## Players and friends
cancel = Atšaukti
day = Diena
player = Žaidėjas
player-nobody = Čia nieko nėra
player-nobody-text = Tokiu vardu čia niekas nesivadina arba paskyra ištrinta.
player-since = Su paskyra nuo { $day }
player-guest = Be paskyros, nuo { $day }
somebody-gone = kažkas, kas išėjo
share = Dalytis
share-me = Dalytis mano puslapiu
bonds = Jūsų ryšys
bonds-help = Nutildyti: neskaitai, ką rašo. Blokuoti: dar ir negali su tavimi sėsti ar tavęs stebėti.
friend-ask = Kviesti draugauti
friend-asked = Kvietimas draugauti išsiųstas.
friend-accept = Priimti
friend-refuse = Atmesti
friend-withdraw = Atšaukti kvietimą
friend-end = Nebedraugauti
mute = Nutildyti
mute-end = Nebetildyti
block = Blokuoti
block-end = Atblokuoti
report = Pranešti
report-title = Pranešimas: { $name }
report-text = Moderatorius perskaitys, ką čia parašysi, ir dvidešimt paskutinių pokalbio eilučių.
report-reason = Kas nutiko
report-do = Pranešti
report-done = Pranešta. Ačiū.
skill = Reitingas
skill-none = Reitinginių partijų dar nėra.
skill-guest = Į reitingą skaičiuojamos turinčiųjų paskyrą partijos: užsiregistruok, kad jį turėtum.
skill-help = Skaičius atsargus: auga laimint ir kuo daugiau apie žaidėją žinoma.
curve-table = Kreivė lentelėje
matches = { $count ->
    [one] { $count } partija
    [few] { $count } partijos
    [many] { $count } partijos
   *[other] { $count } partijų
  }
partners = Su kuo
partners-none = Partnerių dar nėra.
partners-matches = Partijos
partners-won = Laimėta
games = Žaidimai
games-none = Baigtų žaidimų dar nėra.
games-all = Rodyti visus: { $count }
outcome-won = Laimėta
outcome-lost = Pralaimėta
outcome-left-off = Nebaigta
replay-see = Peržiūrėti
record-download = Atsisiųsti
friends-nobody = Dar nieko nėra: pakviesk ką nors, su kuo žaidi.
friends-asking = Nori su tavimi draugauti
friends-asked = Tavo kvietimai
friends-blocked = Blokuojami
friends-muted = Nutildyti
friend-add = Pridėti pagal vardą
friend-add-do = Kviesti
friend-add-help = Vardas žmogaus, turinčio paskyrą.

## Replays
replay = Senas žaidimas
replay-unknown = Tokio stalo nėra arba jis nebesaugomas.
replay-goes-on = Partija dar nebaigta: visą ją bus matyti jai pasibaigus.
replay-game = Šis puslapis to žaidimo parodyti nemoka.
replay-unreachable = Nepavyksta pasiekti serverio. Pabandyk po akimirkos.
film = Žaidimas žingsnis po žingsnio
film-first = Į pradžią
film-previous = Atgal
film-next = Pirmyn
film-last = Į pabaigą
film-play = Leisti
film-pause = Stabdyti
film-step = Žaidimo akimirka
film-at = { $step } iš { $end }
film-hand = Dalijimas
film-eyes = Kieno akimis
eyes-all = visų
eyes-spectator = žiūrovo

## Moderation
reports = Atviri pranešimai
reports-none = Pranešimų nėra.
report-by = Praneša
report-table = prie stalo
report-lobby = laukiamajame
report-lines = Kas buvo parašyta
report-note = Pastaba
report-close = Užbaigti
report-closed = Pranešimas užbaigtas.
act-mute = Nutildyti
act-ban = Neįleisti
act-mute-title = Nutildyti: { $name }
act-ban-title = Neįleisti: { $name }
act-mute-help = Niekur negalės rašyti.
act-ban-help = Negalės nei sėsti, nei stebėti.
act-time = Kuriam laikui
act-minutes = { $minutes ->
    [0] Visam laikui
    [60] Valanda
    [1440] Diena
    [10080] Savaitė
    [43200] Mėnuo
   *[other] { $minutes } min.
  }
act-reason = Kodėl
act-done = Atlikta.
act-name = { $act ->
    [mute] nutildo
    [unmute] nebetildo
    [ban] neįleidžia
    [unban] vėl įleidžia
    [close] užbaigia pranešimą
    [add] paskiria moderatoriumi
    [password] keičia slaptažodį
   *[other] { $act }
  }
ledger = Kas ką padarė
ledger-none = Kol kas nieko.
ledger-operator = Kas
ledger-act = Ką
ledger-person = Kam
ledger-detail = Išsamiau
