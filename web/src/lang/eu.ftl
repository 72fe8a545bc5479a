### Tapete in Basque. The same keys and variables as in the other languages.

## The house
title-lobby = Tapete
title-table = Mahaia · Tapete
language = Hizkuntza
close = Itxi
save = Gorde
change = aldatu
your-name = Zure izena
date = { DATETIME($at, year: "numeric") }/{ DATETIME($at, month: "2-digit") }/{ DATETIME($at, day: "2-digit") }
date-time = { DATETIME($at, year: "numeric") }/{ DATETIME($at, month: "2-digit") }/{ DATETIME($at, day: "2-digit") } { DATETIME($at, hour: "2-digit", minute: "2-digit") }
date-short = { DATETIME($at, month: "2-digit") }/{ DATETIME($at, day: "2-digit") }
house-unreachable = Ezin da zerbitzariarekin konektatu. Saiatu berriro pixka bat barru.

## The lobby
lobby-title = Eseri, eta mus!
lobby-lead = Zu, bikotekide bat eta bi aurkari. Konturik gabe, itxaron gabe: mahaia prest dago.
play-now = Jokatu orain
play-escoba = Jokatu eskoban
play-now-text = Leku libreetan ordenagailuak jartzen dira; jendea edonoiz eser daiteke.
new-game = Partida berria
tables-title = Mahai irekiak
tables-loading = Une bat…
tables-none = Orain ez dabil inor jokatzen. Ireki zuk lehen mahaia.
only-computers = Ordenagailuak bakarrik
table-line = { $game ->
    [mus] Mus
    [escoba] Eskoba
   *[other] { $game }
  } · { $players ->
    [2] bi jokalari
   *[other] { $players } jokalari
  } · { $hand }. eskualdia · { $score }
join = { $free ->
    [one] Sartu (leku { $free })
   *[other] Sartu ({ $free } leku)
  }
watch = Ikusi

## New game
game = Jokoa
game-name = { $name ->
    [mus] Mus
    [escoba] 15eko eskoba
   *[other] { $name }
  }
game-help = { $name ->
    [mus] Enbidoak lau jokalditan, bikotekide batekin.
    [escoba] 15 egiten duten kartak jasotzen dira.
   *[other] { $name }
  }
preset = Arauak
preset-name = { $name ->
    [clasico] Klasikoa
    [cuatro_reyes] Lau errege
    [stargames] StarGames
    [app] Biko enbidoak
    [fournier] Fournier
    [torneo] Txapelketa
    [rapido] Azkarra
    [corta] Laburra
    [obligada] Jaso beharrekoa
    [parejas] Bikoteka
   *[other] { $name }
  }
preset-help-mus = { $name ->
    [clasico] Zortzi errege, 40 harri, joko bat.
    [cuatro_reyes] Hirukoak eta bikoak erakusten dutena balio dute.
    [stargames] Bikotekideek elkarri galdetzen diote erantzun aurretik.
    [app] Enbidoak eta igoerak beti bikoak dira.
    [fournier] Hiru joko, bikoteak zozketan, mus korritua joko bakoitzean.
    [torneo] Hiru joko, mus korritua lehen eskualdian.
    [rapido] 30 harri.
   *[other] Etxeko arauak.
  }
preset-help-escoba = { $name ->
    [clasico] 31 puntura; oharkabeko baza erreklama daiteke.
    [corta] 21 puntura.
    [obligada] 15 egiten duen kartak zerbait jaso behar du.
    [parejas] Lau jokalari, bi bikote.
   *[other] Etxeko arauak.
  }
level = Ordenagailuaren maila
level-name = { $name ->
    [novato] Hasiberria
    [normal] Ertaina
    [fuerte] Sendoa
    [experto] Aditua
   *[other] { $name }
  }
level-help-mus = Hasiberriak huts egiten du, ertainak probabilitateak daki, sendoak eta adituak milioika eskualditatik ikasi dute.
level-help-escoba = Hasiberriak ez ditu denak ikusten; ertainak kartak zenbatzen ditu; adituak zuk izan dezakezuna pentsatzen du.
pace = Erritmoa
pace-house = Etxekoa
pace-name = { $pace ->
    [400] Bizia
    [1200] Ohikoa
    [2000] Lasaia
   *[other] { $pace } ms
  }
pace-help = Zenbat denbora hartzen duen ordenagailuak hitz egiteko.
clock = Erlojua
clock-none = Erlojurik ez
clock-seconds = { $seconds } segundo hitzeko
clock-help = Denbora amaitzean ordenagailuak hitz egiten du zuregatik.
all-options = Arau guztiak
open-table = Ireki mahaia

option-mus-players = Jokalariak
option-mus-players-help = Bi alde, txandaka eserita.
value-mus-players = { $value ->
    [2] 2: bat baten aurka
    [4] 4: bi bikote
    [6] 6: hiru hiruren aurka
    [8] 8: lau lauren aurka
   *[other] { $value }
  }
option-mus-kings = Erregeak
option-mus-kings-help = Zortzi erregerekin hirukoa erregea da eta bikoa batekoa.
value-mus-kings = { $value ->
    [8] Zortzi errege
    [4] Lau errege
   *[other] { $value }
  }
option-mus-partners = Bikoteak
option-mus-partners-help = Eseri bezala, edo kartak zozketatuta.
value-mus-partners = { $value ->
    [chosen] Eseri bezala
    [drawn] Zozketan
   *[other] { $value }
  }
option-mus-first_mano = Lehen eskua
option-mus-first_mano-help = Nork hitz egiten duen lehenengo lehen eskualdian.
value-mus-first_mano = { $value ->
    [random] Ausaz
    [highest] Karta handiena
   *[other] { $value }
  }
option-mus-exhaust = Karta-sorta amaitzean
option-mus-exhaust-help = Azkenak bota dituen kartak itzul dakizkiokeen ala ez.
value-mus-exhaust = { $value ->
    [exclude_own] Bereak inoiz ez
    [all] Denak itzultzen dira
   *[other] { $value }
  }
option-mus-mus_corrido = Mus korritua
option-mus-mus_corrido-help = Musa lehenengo mozten duena esku bihurtzen da.
value-mus-mus_corrido = { $value ->
    [off] Ez
    [match] Partidako lehen eskualdian
    [juego] Joko bakoitzeko lehen eskualdian
   *[other] { $value }
  }
option-mus-real31 = Erreala
option-mus-real31-help = 7-7-7 eta irudi batek beste edozein 31 irabazten du.
value-mus-real31 = { $value ->
    [off] Ez
    [on] Bai
   *[other] { $value }
  }
option-mus-tie_break = Berdinketak
option-mus-tie_break-help = Nork irabazten duen kartak berdinak direnean.
value-mus-tie_break = { $value ->
    [mano] Eskutik hurbilen dagoenak
    [dealer] Lehenik banatzaileak
   *[other] { $value }
  }
option-mus-consensus = Erantzunak
option-mus-consensus-help = Lehen hitzak balio duen, ala bikotekideak ados jartzen diren.
value-mus-consensus = { $value ->
    [sequential] Hitz bakoitzak balio du
    [approval] Bikotekideari proposatzen zaio
   *[other] { $value }
  }
option-mus-out_after_no = Tira esan ondoren
option-mus-out_after_no-help = Enbidoa onartu ez duena jokaldi horretatik kanpo geratzen den.
value-mus-out_after_no = { $value ->
    [yes] Kanpo
    [no] Barruan
   *[other] { $value }
  }
option-mus-raise_size = Enbidoak
option-mus-raise_size-help = Zenbat enbida eta igo daitekeen.
value-mus-raise_size = { $value ->
    [free] Nahi adina
    [two] Beti bi
   *[other] { $value }
  }
option-mus-punto_premium = Puntuaren harria
option-mus-punto_premium-help = Noiz kobratzen den puntuaren harria.
value-mus-punto_premium = { $value ->
    [always] Beti
    [unbet] Denek paso eginda soilik
   *[other] { $value }
  }
option-mus-early_win = Lehenago iristea
option-mus-early_win-help = Zer gertatzen den tira batek jokoa amaitzen badu.
value-mus-early_win = { $value ->
    [immediate] Jokoa berehala amaitzen da
    [after_lances] Geratzen diren jokaldiak jokatzen dira
   *[other] { $value }
  }
option-mus-target = Harriak
option-mus-target-help = Zenbat harrik irabazten duten jokoa.
value-mus-target = { $value ->
    [40] 40: zortzi hamarreko
    [30] 30: sei hamarreko
   *[other] { $value }
  }
option-mus-juegos = Jokoak vacako
option-mus-juegos-help = Zenbat joko irabazi behar diren vaca baterako.
value-mus-juegos = { $value ->
    [one] Joko { $value }
   *[other] { $value } joko
  }
option-mus-vacas = Vacak
option-mus-vacas-help = Zenbat vacak irabazten duten partida.
value-mus-vacas = { $value ->
    [one] Vaca { $value }
   *[other] { $value } vaca
  }
option-mus-senas = Keinuak
option-mus-senas-help = Nork ikusten dituen keinuak.
value-mus-senas = { $value ->
    [all] Denek
    [off] Keinurik ez
    [partner] Bikotekideak soilik
    [watch] Begira dagoenak
   *[other] { $value }
  }
option-mus-true_senas = Egiazko keinuak
option-mus-true_senas-help = Egia diren keinuak bakarrik eskaintzen dira.
value-mus-true_senas = { $value ->
    [yes] Bai
    [no] Ez
   *[other] { $value }
  }
option-mus-sena_set = Keinuen zerrenda
option-mus-sena_set-help = Denak, edo Federazioarenak (solomillorik gabe).
value-mus-sena_set = { $value ->
    [all] Denak
    [fem] Federazioa
   *[other] { $value }
  }

## The rules that can be chosen in Escoba
option-escoba-players = Jokalariak
option-escoba-players-help = Zenbat esertzen diren; leku libreetan ordenagailuak jartzen dira.
value-escoba-players = { $value ->
   *[other] { $value }
  }
option-escoba-teams = Taldeak
option-escoba-teams-help = 4 edo 6 jokalarirekin: bi alde, txandaka eserita.
value-escoba-teams = { $value ->
    [no] Bakoitza bere kontura
    [yes] Bi talde
   *[other] { $value }
  }
option-escoba-first_dealer = Lehen banatzailea
option-escoba-first_dealer-help = Nork banatzen duen lehenengo.
value-escoba-first_dealer = { $value ->
    [random] Ausaz
    [highest] Karta handiena
   *[other] { $value }
  }
option-escoba-opening = Mahaiak 15 egitea
option-escoba-opening-help = Lau kartek 15 egiten badute, edo 15 eta 15, banatzailearenak dira.
value-escoba-opening = { $value ->
    [dealer] Banatzailearentzat
    [off] Mahaian geratzen dira
   *[other] { $value }
  }
option-escoba-capture = Kartak jasotzea
option-escoba-capture-help = Jokatzen den kartarekin 15 egin daitekeenean jaso behar den.
value-escoba-capture = { $value ->
    [optional] Nahi bada
    [mandatory] Nahitaez
   *[other] { $value }
  }
option-escoba-missed_baza = Oharkabeko baza
option-escoba-missed_baza-help = Utzi duenak eta hurrengoak erreklama dezakete.
value-escoba-missed_baza = { $value ->
    [on] Erreklama daiteke
    [off] Galdu egiten da
   *[other] { $value }
  }
option-escoba-no_baza_loses = Bazarik gabeko txanda
option-escoba-no_baza_loses-help = Bi alderekin: bazarik egiten ez duenak partida galtzen du.
value-escoba-no_baza_loses = { $value ->
    [off] Ez da ezer gertatzen
    [on] Partida galtzen da
   *[other] { $value }
  }
option-escoba-all_oros = Hamar urreak
option-escoba-all_oros-help = Zenbat balio duten alde batek denak dituenean.
value-escoba-all_oros = { $value ->
    [one] Puntu { $value }, beti bezala
   *[other] { $value } puntu
  }
option-escoba-target = Puntuak
option-escoba-target-help = Zenbat puntura jokatzen den partida.
value-escoba-target = { $value ->
   *[other] { $value }
  }
option-escoba-match_tie = Berdinketa amaieran
option-escoba-match_tie-help = Zer gertatzen den bi puntu berekin iristen badira.
value-escoba-match_tie = { $value ->
    [velo] velo jaso duenak irabazten du
    [extend] hamar puntu gehitzen dira
    [round] beste txanda bat jokatzen da
   *[other] { $value }
  }

## At the table
table = Mahaia
players = Beste jokalariak
tools = Mahaiko botoiak
rules = Arauak
log = Esandakoa
log-empty = Hemen idazten da esaten dena.
leave = Irten
leave-title = Mahaia utzi?
leave-text = Ordenagailuak jarraitzen du zure lekuan. Itzul zaitezke lekua libre dagoen bitartean.
leave-alone = Ordenagailuak bakarrik geratzen dira. Partida laster amai daiteke edo mahaia itxi: orduan ez dago itzultzeko lekurik.
leave-stay = Geratu
leave-stand = Irten
to-lobby = Sarrerara
line-connecting = Konektatzen…
line-lost = Konexioa galdu da. Itzultzen…
line-back = Konexioa berriro badago.
no-table = Ez dago horrelako mahairik
no-table-text = Agian itxi egin da, edo helbidea gaizki idatzita dago.
no-game = Joko hau oraindik ez da hemen ikusten
no-game-text = Mahaia badago, baina orri honek ez daki marrazten.

name = { $name }
nothing = { "" }
none = –
plus = +{ $points }
you = zu
you-first = Zu
us = Gu
them = Haiek
names-and = { $first } eta { $rest }
names-comma = { $first }, { $rest }
your-place = { $whose ->
    [own] Zure lekua
   *[other] Lekua: { $name }
  }
your-cards = Kartak
sit-here = Eseri hemen
away = kanpoan
mano = esku
deals = banatzen
next = haren txanda
stones = { $points ->
    [one] harri
   *[other] harri
  }
cards-down = { $count ->
    [one] Karta { $count } ahoz behera
   *[other] { $count } karta ahoz behera
  }
card = { $suit ->
    [oros] urreko
    [copas] kopako
    [espadas] ezpatako
    [bastos] bastoiko
   *[other] { $suit }
  } { $number ->
    [1] batekoa
    [2] bikoa
    [3] hirukoa
    [4] laukoa
    [5] bostekoa
    [6] seikoa
    [7] zazpikoa
    [10] txota
    [11] zaldia
    [12] erregea
   *[other] { $number }
  }

score = Markagailua
score-words = { $points ->
    [one] harri { $points }
   *[other] { $points } harri
  }: { $amarracos ->
    [one] hamarreko { $amarracos }
   *[other] { $amarracos } hamarreko
  } eta { $stones ->
    [one] harri { $stones }
   *[other] { $stones } harri
  }
juegos = { $count ->
    [one] joko { $count }
   *[other] { $count } joko
  }
vacas = { $count ->
    [one] vaca { $count }
   *[other] { $count } vaca
  }
lances = Jokaldiak
lance-deal = Banatzen
lance-mus = Mus
lance-discard = Kartak botatzea
lance-grande = Handia
lance-chica = Txikia
lance-pares = Pareak
lance-juego = Jokoa
lance-punto = Puntua
lance-over = Partidaren amaiera
short-open = –
short-paso = –
short-quiero = { $stake }
short-deje = ez
short-ordago = !
short-unopposed = bai
short-nobody = –

## The turn
your-turn = Zure txanda
bar-stake = { $lance } · enbidoa { $stake }
bar-ordago = { $lance } · hordago
ask-mus = Kartak aldatuko ditugu?
ask-discard = Aukeratu botako dituzun kartak.
ask-open = Paso, enbido edo hordago (dena)?
ask-answer-bet = { $name }: enbido { $offered }. Onartu ezean, { $deje } haientzat.
ask-answer-raise = { $name }: { $agreed } zen, orain { $offered }. Onartu ezean, { $deje } haientzat.
ask-answer-ordago = { $name }: hordago jokaldi honetan. Paso eginez gero, { $deje } haientzat.
ask-proposal = { $name } proposatzen: «{ $word }». Onartu bunbuiloan, edo esan zerbait handiagoa.
ask-proposal-only = { $name } proposatzen: «{ $word }». Onartu bunbuiloan.
waits = Txanda: { $name }
waits-discard = { $count ->
    [one] Bat falta da aukeratzeko
   *[other] { $count } falta dira aukeratzeko
  }
say-mus = Mus
say-corto = Mintza
say-paso = Paso
say-envido = Enbido { $amount }
say-mas = { $amount } gehiago
say-ordago = Hordago
say-quiero = Iduki
say-no = Tira
say-acepto = Ados
say-ordago-accept = Iduki
say-ordago-refuse = Paso
raise-total = guztira { $total }
slider = Harriak
slider-value = { $amount }, guztira { $total }
less = Bat gutxiago
more = Bat gehiago
throw = { $count ->
    [0] Aukeratu kartak
    [one] Bota karta { $count }
   *[other] Bota { $count } karta
  }
accept = Ados
asks = galdera

## What is said
word-mus = Mus
word-corto = Mintza
word-descarto = { $amount ->
    [one] Karta bat
   *[other] { $amount } karta
  }
word-ready = Prest
word-paso = Paso
word-envido = Enbido { $amount }
word-mas = { $amount } gehiago
word-ordago = Hordago!
word-quiero = Iduki
word-no = Tira
word-acepto = Ados
word-baraja = Nahasten
word-reparte = Banatzen
propose-paso = Paso?
propose-envido = Enbido { $amount }?
propose-mas = { $amount } gehiago?
propose-ordago = Hordago?
propose-quiero = Iduki?
propose-no = Tira?
propose-acepto = Ados?
holds-pares = pareak bai
lacks-pares = pareak ez
holds-juego = jokoa bai
lacks-juego = jokoa ez

## What happens
log-dealt = { $hand }. eskualdia · banatzailea: { $dealer } · esku: { $mano }
log-mano = Orain esku: { $mano }
log-reshuffled = Karta-sorta amaitu da: botatakoak nahasten dira
log-closed-open = { $lance }
log-closed-paso = { $lance }: denek paso
log-closed-quiero = { $lance }: enbidoa { $stake }
log-closed-deje = { $lance }: tira
log-closed-ordago = { $lance }: hordago idukita
log-closed-unopposed = { $lance }, apusturik gabe: { $side }
log-closed-nobody = { $lance }: inork ez du
log-paid = { $side } +{ $points } ({ $lance }, { $kind }): { $score }
log-ordago-won = { $side }: hordagoa irabazita, { $lance }
log-juego-won = { $side }: jokoa irabazita!
log-match-won = { $side }: partida irabazita!
kind-deje = tira
kind-paso = pasoan
kind-envite = enbidoa
kind-prima = saria
kind-ordago = hordago
spoken-word = { $name }: { $word }
said-by = { $by ->
    [clock] denbora agortuta
   *[bot] ordenagailuak
  }
told-clock = Denbora agortu da. Zure ordez esana: { $word }
spoken-turn = Zure txanda. { $title }. { $question }
spoken-may = Esan dezakezu: { $words }

## The list
list-title = Eskualdiaren amaiera
list-lance = Jokaldia
list-stake = Apustua
list-bonus = Saria
list-winner = Irabazlea
list-growth = Nola igo den markagailua
list-waiting = Falta: { $names }
growth = { $lance } { $kind ->
    [deje] tira +{ $points }
    [prima] saria +{ $points }
    [ordago] hordago
   *[other] +{ $points }
  }
stake-open = –
stake-paso = pasoan
stake-quiero = { $stake }
stake-deje = tira, { $stake }
stake-ordago = hordago
stake-unopposed = apusturik gabe
stake-nobody = inork ez du
continue = Jarraitu
match-won = Partida irabazi duzu!
match-lost = Partida galdu duzu
match-won-by = Partidaren amaiera
match-winners = Irabazleak: { $side }
again = Jokatu berriro

## Escoba
round = { $hand }. txanda
target = { $target } puntura
new-table = Joko berria
points = { $points ->
    [one] puntu
   *[other] puntu
  }
taken = { $cards ->
    [one] Karta { $cards }
   *[other] { $cards } karta
  } · { $escobas ->
    [one] eskoba { $escobas }
   *[other] { $escobas } eskoba
  }
escobas = { $count ->
    [one] eskoba { $count }
   *[other] { $count } eskoba
  }
pile = Bazak: { $count ->
    [one] karta { $count }
   *[other] { $count } karta
  }
stock = Sorta: { $count ->
    [one] karta { $count }
   *[other] { $count } karta
  }
ultimas = Azkenak
on-the-table = Mahai gainean
table-empty = Ez dago kartarik mahaian
no-card = kartarik ez
play-cards = Jokatu kartak
play-ask = Aukeratu zure karta bat eta mahaitik jaso nahi dituzunak.
play-lays = Karta mahaian geratzen da.
play-not = Hori ezin da jokatu.
claim = Erreklamatu
word-escoba = Eskoba!
word-opened = Banatzailearentzat!
word-claimed = Nirea da!
log-round = { $hand }. txanda · banatzailea: { $dealer } · esku: { $mano }
log-table = Mahaian: { $cards }
log-opened = { $escobas ->
    [one] Mahaiak 15 egiten du. Banatzailearentzat: { $name }. Eskoba bat!
   *[other] Mahaiak 15 eta 15 egiten du. Banatzailearentzat: { $name }. { $escobas } eskoba!
  }
log-laid = { $card }, mahaira
log-took = { $card }; jasota: { $cards }
log-claimed = erreklamazioa: { $cards }
log-more = Hiruna karta gehiago; sortan geratzen direnak: { $stock }
log-ultimas = Azkenak!
log-leftovers = Mahaian geratzen dena azken baza egin duenarentzat: { $name } ({ $count })
log-item-paid = { $side } +{ $points } ({ $item }): { $score }
log-target-grew = Berdinketa: orain { $target } puntura
spoken-play = Zure txanda. Eskuan: { $hand }. Mahaian: { $table }
spoken-claim = Baza bat erreklama dezakezu
list-round = Txandaren amaiera
list-item = Zenbatzen dena
list-how-many = Zenbat
list-points = Puntuak
list-target = { $target } puntura jokatzen da; berdinketan { $tie }.
side-points = { $side } +{ $points }
nobody = inor ez
growth-item = { $item } +{ $points }
item = { $item ->
    [escobas] Eskobak
    [velo] Velo
    [cards] Kartak
    [oros] Urreak
    [sevens] Zazpikoak
   *[other] { $item }
  }

## Señas
signs = Keinuak
signs-text = Jarri aurpegi baten gainean zer esan nahi duen irakurtzeko.
sign-name = { $sign ->
    [dos_reyes] bi errege
    [tres_reyes] hiru errege
    [dos_ases] bi bateko
    [tres_ases] hiru bateko
    [pares] pareak
    [medias] mediak
    [duples] duplesak
    [juego] jokoa
    [treinta_y_una] 31
    [treinta] puntua 30
    [veintinueve] puntua 29
    [ciego] itsu
    [solomillo] solomilloa
    [cortar] mintza
    [envidar_mas] enbido gehiago
   *[other] { $sign }
  }
sign-gesture = { $sign ->
    [dos_reyes] beheko ezpaina hozkatzen du
    [tres_reyes] beheko ezpaina alde batetik hozkatzen du
    [dos_ases] mihia ateratzen du
    [tres_ases] mihia alde batera ateratzen du
    [pares] burua alde batera biratzen du: pareak ditu
    [medias] ezpain itxiak alde batera: hiru berdin
    [duples] bekainak altxatzen ditu
    [juego] ezpain itxiak aurrera: jokoa, baina ez 31
    [treinta_y_una] begi bat kliskatzen du
    [treinta] bi sorbaldak altxatzen ditu
    [veintinueve] sorbalda bat altxatzen du
    [ciego] bi begiak ixten ditu: ez parerik, ez jokorik, ez beste keinurik
    [solomillo] musu bat botatzen du: hiru errege eta bateko bat
    [cortar] burua okertzen du: musa moztuko du
    [envidar_mas] burua altxatzen du: gehiago enbidatu nahi du
   *[other] { $sign }
  }
sign-not-now = Orain ez.
sign-own = Erakusten duzuna: { sign-name }.
sign-back = Klik batek kentzen du.
sign-shown = { $name }, keinua: { sign-name } ({ $gesture }).
sign-dismiss = Klik batek ezkutatzen du.
look-at = Begiratu: { $name }
spoken-sign = { $name }, keinua: { sign-name }

## Asking the partner
your-answer = Bikotekidea galdezka
ask-first = Galdetu lehenik
ask-first-text = Hurrengo hitza bikotekideari galdetzen zaio, ez da esaten.
ask-asked = { $name } galdezka: «{ $word }» Onartu bunbuiloan edo aukeratu nahiago duzuna.
ask-waits = Galdetu duzu: «{ $word }» Erantzunari itxaron edo hitz egin dezakezu.
ask-rather = { $name }, nahiago: «{ $word }». Zuk erabaki.
rather = Hobe: { $word }
propose-mus = Mus?
propose-corto = Mintza?
spoken-answer = { $title }. { $question }
log-asked = bikotekideari: { $word }

## Chat
chat = Berriketa
chat-empty = Oraindik inork ez du idatzi.
chat-write = Idatzi…
chat-send = Bidali
unread = Irakurri gabe
phrases = Esaldi eginak
phrase-hola = Kaixo!
phrase-gracias = Eskerrik asko
phrase-suerte = Zorte on!
phrase-buena_mano = Esku ona!
phrase-bien_jugado = Ondo jokatua!
phrase-lo_siento = Barkatu
phrase-un_momento = Une bat, mesedez
phrase-ya_estoy = Prest nago
phrase-otra = Beste bat?
phrase-adios = Agur!
phrase-jaja = Ja, ja, ja!
phrase-venga = Aurrera!
told-wrote = { $name } idazten: { $text }
told-wrote-many = Lerro berriak berriketan: { $count }
watchers = { $count ->
    [one] ikusle { $count }
   *[other] { $count } ikusle
  }

## People at the table
beside = Esandakoa eta berriketa
menu = Menua
players-here = Jokalariak
player-info = Jokalariaz
person-skill = { $number } · { $matches ->
    [one] partida { $matches }
   *[other] { $matches } partida
  }
person-unrated = Kontuduna, joko honetan partida puntuagarririk gabe oraindik.
person-guest = Gonbidatua: konturik gabe ez dago mailarik.
person-page = Jokalari honen dena: maila, partidak, bikotekideak
computer = Ordenagailua: { level-name }
stars = { $count ->
    [one] izar { $count }
   *[other] { $count } izar
  }
side = { $side } aldea
seat-empty = Leku librea
gone = konexiorik gabe
gone-text = Konexioa galdu da.
away-text = Itzuli arte ordenagailuak jokatzen du.
bank = Erlojua amaitu da: hau erreserba da.
deals-text = Karta arrosa banatzailearen ondoan dago.
wishes-pause = etenaldia?
wishes-swap = aldatu?
wishes-rematch = beste bat
swap = Aldatu
swap-text = Eskatu lekuz aldatzea
swap-free = Eseri hemen
swap-free-text = Pasatu leku libre honetara
swap-asked = Eskatuta
swap-asked-text = Leku-aldaketa: eskatuta
swap-accept = Onartu
swap-accept-text = Onartu leku-aldaketa
pause = { $how ->
    [agree] Onartu etenaldia
    [asked] Hobe etenik gabe
   *[other] Etenaldia
  }
paused-title = Etenaldia
paused-text = Norbaitek jarraitzean amaitzen da, edo hamar minutura. Ados: { $names }.
go-on = Jarraitu
waiting-title = { $count ->
    [0] Une bat…
    [one] Leku bat dago libre
   *[other] { $count } leku daude libre
  }
waiting-text = Denak eserita daudenean banatzen da.
waiting-watch = Denak eserita daudenean banatzen da. Eseri nahi duzun lekuan.
fill = Bete ordenagailuekin
invite = Gonbidatu
draw-title = Zozketa
draw-text = Esku: { $name }
closed-title = Mahaia itxita dago
closed-why = { $why ->
    [abandoned] Alde batek partida utzi du: besteak irabazi du.
    [empty] Ez zen inor geratzen mahaian.
    [left] Jokalari guztiak joan dira.
    [over] Partida amaitu da.
   *[other] Zerbitzariak itxi du.
  }
following = Partida berrira
rematch-willing = Beste bat nahi: { $names }
next-match = Hurrengo partida: { $sides }
names-against = { $first } – { $rest }
leave-rated = Partida hau puntuagarria da: irteten bazara, galdutzat joko zaizu.
elsewhere-title = Beste leiho batean jokatzen ari zara
elsewhere-text = Mahai hau leiho berriago batean irekita dago. Aldi berean batean bakarrik jokatzen da.
play-here = Jokatu hemen
no-door = Mahai hau ez dago zuretzat irekita
no-door-text = Ireki duenak erabaki du nor sar daitekeen: agian gonbidapena behar duzu.
told-sits = { $name } eseri da
told-left = { $name } joan da
told-away = { $name } kanpoan dago: itzuli arte ordenagailuak jokatzen du
told-back = { $name } itzuli da
told-gone = { $name } konexiorik gabe geratu da
told-here = { $name } berriro konektatu da
told-pause = Etenaldia nahi: { $name }
told-rematch = Beste partida bat nahi: { $name }
told-swap = Zurekin lekuz aldatu nahi: { $name }
told-goes-on = Partidak aurrera jarraitzen du

## What cannot be
refusal = { $code ->
    [unreadable] Hori ez da ulertu.
    [too_large] Hori luzeegia zen.
    [unknown_table] Mahai hori ez dago jada.
    [not_your_seat] Leku hori ez da zurea.
    [not_your_turn] Oraindik ez da zure txanda.
    [illegal] Hori ezin da orain esan.
    [stale] Mahaia aurrera joan da: begiratu orain nola dagoen.
    [seat_taken] Leku hori hartuta dago.
    [closed] Mahaia itxita dago.
    [too_fast] Azkarregi: itxaron une bat.
    [late] Berandu: erlojuak hitz egin du zuregatik.
    [paused] Etenaldia dago.
    [muted] Oraingoz ezin duzu idatzi.
    [not_invited] Horretarako gonbidapena behar da.
    [not_welcome] Mahai hau ez dago zuretzat irekita.
    [skill] Mahai hau beste maila bateko jokalarientzat da.
   *[other] Hori ezin da egin.
  }
rules-impossible = Arau horiek ez datoz bat. Aldatu bat eta saiatu berriro.
name-impossible = Izen horrek ez du balio: ikusten diren 1–24 letra.

## The rules
rules-title = Nola jokatzen den hemen
rules-here = Mahai honetako arauak
rules-mus-aim = Zertan datzan
rules-mus-aim-text = Bi alde, lau karta bakoitzak. Eskualdi bakoitzean lau jokalditan egiten da apustu eta harriak biltzen dira; bost harri hamarreko bat dira. Jokoa lehenago iristen denak irabazten du.
rules-mus-mus = Musa
rules-mus-mus-text = Eskutik hasita, bakoitzak «mus» (kartak aldatu) edo «mintza» (moztu) dio. Denek mus nahi badute, bakoitzak batetik lau kartara botatzen ditu eta berriro galdetzen da. Lehen mozketak amaitzen du.
rules-mus-lances = Lau jokaldiak
rules-mus-lances-text = Handia, txikia, pareak eta jokoa, beti ordena horretan. Alde bakoitzak bere esku onena zenbatzen du; berdinketan eskutik hurbilen dagoenak irabazten du.
rules-mus-grande = Handia
rules-mus-grande-text = Karta handienak irabazten du; berdinak badira, hurrengoak.
rules-mus-chica = Txikia
rules-mus-chica-text = Karta txikienak irabazten du; berdinak badira, hurrengoak.
rules-mus-pares = Pareak
rules-mus-pares-text = Duplesek (bi pare) mediak irabazten dituzte (hiru berdin), eta mediek pare bat. Dituenak bakarrik jokatzen du, eta bakoitzak esan egiten du. Sariak: parea 1, mediak 2, duplesak 3.
rules-mus-juego = Jokoa eta puntua
rules-mus-juego-text = Irudiek 10 balio dute, batekoak 1. Jokoa 31 edo gehiago da: 31k 32 irabazten du; gero 40, 37, 36, 35, 34 eta 33. Sariak: 31k 3, besteek 2. Inork jokorik ez badu, puntura jokatzen da: 30etik hurbilen dagoenak irabazten du.
rules-mus-bets = Apustuak
rules-mus-bets-text = «Enbido» (bi edo gehiago) edo «hordago» (dena) esanez irekitzen da. Beste aldeak iduki, tira edo igo egiten du. Tira esanda berehala ordaintzen da; idukitakoa amaieran zenbatzen da.
rules-mus-words = Hordago
rules-mus-words-text = Idukitako hordagoak kartak erakusten ditu eta jokaldi horretan joko osoa erabakitzen du.
rules-mus-count = Zenbaketa
rules-mus-count-text = Eskualdiaren amaieran handia, txikia, pareak eta jokoa zenbatzen dira, ordena horretan; lehenago iristen denak irabazten du, besteak zenbatzeko gehiago bazuen ere.

## The rules of Escoba
rules-escoba-aim = Zertan datzan
rules-escoba-aim-text = Eskuko karta batekin 15 egiten duten kartak jasotzen dira mahaitik. Partidako puntuetara lehenago iristen denak irabazten du.
rules-escoba-values = Karten balioa
rules-escoba-values-text = Batekotik zazpikora, beren zenbakia; txota 8, zaldia 9 eta erregea 10.
rules-escoba-turn = Txanda
rules-escoba-turn-text = Eskuko karta bat jokatzen da. Mahaiko kartekin 15 egiten badu, denak jaso daitezke: baza bat da. Bestela, karta mahaian geratzen da.
rules-escoba-escoba = Eskoba
rules-escoba-escoba-text = Mahaiko karta guztiak jasotzen dituenak eskoba egiten du: puntu bat. Hasierako lau kartek 15 egiten badute, eskoba banatzailearena da; 15 eta 15 badira, bi eskoba.
rules-escoba-missed = Oharkabeko baza
rules-escoba-missed-text = 15 egiten zuen karta uzten duenak baza bat galdu du oharkabean. Hurrengoak jokatu arte biek erreklama dezakete: lehenengo esaten duenarena da. Gero jokoak aurrera egiten du.
rules-escoba-deals = Hiruna karta
rules-escoba-deals-text = Hiru karta bakoitzari eta lau mahaira. Eskuak hustean beste hiruna banatzen dira, «azkenak» arte. Amaieran mahaian geratzen dena azken baza egin duenarena da, eta ez da eskoba.
rules-escoba-count = Zenbaketa
rules-escoba-count-text = Puntu bana eskoba bakoitzeko, veloko (urreko zazpikoa), karta gehien, urre gehien eta zazpiko gehien izateagatik. Berdinketan, inorentzat ez.
rules-escoba-match = Partida
rules-escoba-match-text = Txanda amaitzean begiratzen da: batzuk iritsi badira, gehien duenak irabazten du. Puntu berekin mahai honetako arauak erabakitzen du.

## People
problem = { $code ->
    [name_taken] Izen hori beste norbaitena da.
    [bad_name] Izen horrek ez du balio: ikusten diren 1–24 letra.
    [bad_password] Pasahitzak 8–200 karaktere ditu.
    [bad_sign_in] Izena eta pasahitza ez datoz bat.
    [oneself] Hori ezin diozu zeure buruari egin.
    [nobody] Hemen ez dago horrelakorik.
    [expired] Gonbidapen horrek ez du jada balio.
    [not_registered] Horretarako kontua behar da.
    [wrong_password] Pasahitza ez da hori.
    [registered] Baduzu kontua.
    [too_fast] Maizegi: itxaron une bat.
    [too_many_tables] Nahikoa mahai irekita dituzu: amaitu edo utzi bat.
    [blocked] Blokeoa dago: kendu lehenik.
    [bad_text] Testu arrunta behar da, gehienez 200 letra.
    [no_reason] Arrazoia falta da.
    [unknown_line] Lerro hori ez zuen hor idatzi.
    [unknown_table] Ez dago horrelako mahairik.
    [bad_time] Denbora hori ezinezkoa da.
    [not_operator] Hori moderatzaileen lana da.
    [operator] Hura ere moderatzailea da.
    [signed_out] Zure saioa amaitu da: kargatu orria berriro.
    [csrf] Zerbitzariak ez du uzten: kargatu orria berriro eta saiatu.
    [muted] Oraingoz ezin duzu idatzi.
    [banned] Oraingoz ezin zara sartu.
   *[other] Zerbitzariak ez du uzten.
  }
stars-count = { $stars ->
    [one] izar { $stars }
   *[other] { $stars } izar
  }
my-menu = Menua
menu-me = Nire partidak
menu-friends = Lagunak
menu-account = Nire kontua
menu-register = Izena eta kontua
menu-operator = Moderazioa
sign-out = Amaitu saioa
signed-out = Saioa amaituta.
try-again = Saiatu berriro
send = Bidali
copy = Kopiatu
copied = Kopiatuta.
copy-by-hand = Esteka hautatuta dago: kopiatu teklatuarekin.
yes-no = { $value ->
    [true] Bai
   *[false] Ez
  }
nowhere = Hemen ez dago ezer
nowhere-text = Orri hori ez dago. Agian helbidea gaizki idatzita dago.

## The lobby with people in it
all-games = Denak
by-computer = ordenagailua
table-people = Mahaian
seat-free = leku librea
not-begun = hasi gabe oraindik
return = Itzuli
clock-short = { $seconds } s hitzeko
rated-short = puntuagarria
rule-short = { $option }: { $value }
stars-range = { $low }–{ $high } ★
friends-none = Hemen agertzen dira zure lagunak jokatzen dutenean.
friends-none-playing = Orain ez dabil bat ere jokatzen.
friends-all = Lagun guztiak
friend-table = Haien mahaira
lobby-chat = Sarreran
lobby-chat-empty = Oraindik inork ez du idatzi.
lobby-line = Idatzi sarreran
lobby-phrases = Esaldi eginak

## A new game for people
new-game-people = Nork jokatzen du
new-game-speed = Zein abiaduran
open-to = Nor eser daiteke
open-to-name = { $open_to ->
    [friends] Lagunak soilik
    [invited] Gonbidapenarekin
   *[anyone] Edonor
  }
open-to-help = { $open_to ->
    [friends] Zure lagunek soilik ikusten dute mahaia eta esertzen dira.
    [invited] Mahaia irekitzean jasoko duzun esteka duena esertzen da.
   *[anyone] Edonork har dezake leku libre bat.
  }
new-fill = Leku libreak
fill-name = { $fill ->
    [false] Jendeari itxaron
   *[true] Ordenagailuek hartzen dituzte
  }
fill-help = Ordenagailuak lekua uzten dio datorrenari; itxaronez gero, ez da banatzen denak egon arte.
low = Maila hemendik
low-help = Esertzeko gutxieneko izarrak; mailarik ez duenak hiru balio du.
high = Maila honaino
high-help = Esertzeko gehienezko izarrak.
rated = Partida puntuagarria
rated-help = Mailarako balio du denek kontua badute. Irteten denak galdu egiten du.
spectators = Ikus daiteke
spectators-help = Ikusleek ez dute estalitako kartarik ikusten.
new-bank = Erreserba
bank-none = Erreserbarik ez
bank-minutes = { $minutes ->
    [one] minutu { $minutes }
   *[other] { $minutes } minutu
  }
bank-help = Bakoitzak erlojuaz gain partida osorako duen denbora.
table-laid = Mahaia prest dago
table-laid-text = Bidali esteka hau gonbidatu nahi duzunari. Egun batez balio du, eta ez da konturik behar.
invitation-link = Gonbidapen-esteka
go-to-table = Mahaira joan

## Invitations
invitation = Gonbidapena
invited-by = { $name } gonbidatzen zaitu: { $game }.
invited-text = Izen honekin eseriko zara: { $name }. Ez da konturik behar.
sit-down = Eseri
invitation-expired = Gonbidapen honek ez du jada balio
invitation-expired-text = Iraungi da, mahaia itxi da edo esteka osatu gabe dago. Eskatu beste bat gonbidatu zintuenari.

## Accounts
not-done = Ezin izan da: begiratu idatzitakoa.
name-saved = Izena gordeta.
name-help = Zure izena mahai guztietan; beste inork ezin du eduki.
name-help-guest = Zure izena mahai guztietan. Erregistratu, zurea bakarrik izan dadin.
name-label = Izena
password = Pasahitza
password-show = Erakutsi
password-help = 8–200 karaktere.
password-old = Oraingo pasahitza
password-new = Pasahitz berria
password-change = Aldatu pasahitza
password-changed = Pasahitza aldatuta. Beste gailuetan saioa amaitu da.
register = Erregistratu
register-text = Izena, partidak eta lagunak gordetzen dituzu, eta edozein gailutatik sartzen zara. Ez da posta elektronikorik behar: apuntatu pasahitza.
register-do = Erregistratu
registered-done = Baduzu kontua.
sign-in = Hasi saioa
sign-in-text = Dagoeneko kontua baduzu.
sign-in-do = Hasi saioa
signed-in = Saioa hasita.
signed-in-as = Saioa hasita: { $name }.
devices = Nire gailuak
device-here = hau
device-seen = azkenekoz { $day }
device-unknown = Nabigatzailea
device-ended = Saioa amaituta han.
sign-out-there = Amaitu han saioa
data = Nire datuak
data-text = Zerbitzariak zutaz dakien guztia, fitxategi batean. Eta joaten bazara, ezabatu egiten da.
data-do = Deskargatu nire datuak
delete = Ezabatu nire kontua
delete-text = Zure izena, pasahitza, lagunak eta idatzitakoa ezabatzen dira. Iraganeko partidetan «joan den norbait» jarriko du. Ez dago atzera bueltarik.
delete-stay = Ez, geratzen naiz
delete-do = Ezabatu betiko
deleted = Zure kontua ezabatuta dago.

## Players and friends
cancel = Utzi
day = Eguna
player = Jokalaria
player-nobody = Hemen ez dago inor
player-nobody-text = Inor ez da horrela deitzen hemen, edo joan egin da.
player-since = Kontuarekin noiztik: { $day }
player-guest = Konturik gabe, noiztik: { $day }
somebody-gone = joan den norbait
share = Partekatu
share-me = Partekatu nire orria
bonds = Zer den zuretzat
bonds-help = Isilarazi: ez duzu irakurtzen idazten duena. Blokeatu: ezin da zurekin eseri ere, ezta zuri begira egon ere.
friend-ask = Eskatu laguntasuna
friend-asked = Laguntasuna eskatuta.
friend-accept = Onartu
friend-refuse = Baztertu
friend-withdraw = Kendu eskaera
friend-end = Utzi laguntasuna
mute = Isilarazi
mute-end = Utzi hitz egiten
block = Blokeatu
block-end = Desblokeatu
report = Salatu
report-title = Salaketa: { $name }
report-text = Moderatzaileak hemen idazten duzuna eta elkarrizketaren azken hogei lerroak irakurriko ditu.
report-reason = Zer gertatu da
report-do = Salatu
report-done = Salaketa bidalita. Eskerrik asko.
skill = Maila
skill-none = Oraindik ez dago partida puntuagarririk.
skill-guest = Kontua dutenen partidek balio dute: erregistratu maila izateko.
skill-help = Zenbakia zuhurra da: irabaztean igotzen da, eta jokalariaz gehiago jakitean ere bai.
curve-table = Kurba taula batean
matches = { $count ->
    [one] partida { $count }
   *[other] { $count } partida
  }
partners = Norekin
partners-none = Oraindik ez du inorekin bikotean jokatu.
partners-matches = Partidak
partners-won = Irabaziak
games = Partidak
games-none = Oraindik ez dago amaitutako partidarik.
games-all = Erakutsi denak: { $count }
outcome-won = Irabazita
outcome-lost = Galduta
outcome-left-off = Amaitu gabe
replay-see = Ikusi
record-download = Deskargatu
friends-nobody = Oraindik ez duzu inor: eskatu zurekin jokatzen duen norbaiti.
friends-asking = Zure lagun izan nahi dute
friends-asked = Zuk eskatuta
friends-blocked = Blokeatuta
friends-muted = Isilarazita
friend-add = Gehitu izenez
friend-add-do = Eskatu
friend-add-help = Kontua duen norbaiten izena.

## Replays
replay = Iraganeko partida
replay-unknown = Ez dago horrelako mahairik, edo ez da jada gordetzen.
replay-goes-on = Partida ez da amaitu: amaitzean ikus daiteke osorik.
replay-game = Orri honek ezin du joko hori erakutsi.
replay-unreachable = Ezin da zerbitzariarekin konektatu. Saiatu berriro pixka bat barru.
film = Ikusi partida urratsez urrats
film-first = Hasierara
film-previous = Atzera
film-next = Aurrera
film-last = Amaierara
film-play = Abiarazi
film-pause = Gelditu
film-step = Partidaren unea
film-at = { $step } / { $end }
film-hand = Eskualdia
film-eyes = Noren begiez
eyes-all = denenak
eyes-spectator = ikuslearenak

## Moderation
reports = Salaketa irekiak
reports-none = Ez dago bat ere.
report-by = Salatzailea
report-table = mahai batean
report-lobby = sarreran
report-lines = Idatzitakoa
report-note = Oharra
report-close = Itxi
report-closed = Salaketa itxita.
act-mute = Isilarazi
act-ban = Kanporatu
act-mute-title = Isilarazi: { $name }
act-ban-title = Kanporatu: { $name }
act-mute-help = Ezingo du inon idatzi.
act-ban-help = Ezingo da eseri, ezta begira egon ere.
act-time = Zenbat denbora
act-minutes = { $minutes ->
    [0] Betiko
    [60] Ordubete
    [1440] Egun bat
    [10080] Astebete
    [43200] Hilabete
   *[other] { $minutes } minutu
  }
act-reason = Zergatik
act-done = Eginda.
act-name = { $act ->
    [mute] isilarazi du
    [unmute] berriz hitz egiten utzi du
    [ban] kanporatu du
    [unban] berriz sartzen utzi du
    [close] salaketa itxi du
    [add] moderatzaile egin du
    [password] pasahitza aldatu du
   *[other] { $act }
  }
ledger = Nork zer egin du
ledger-none = Oraindik ezer ez.
ledger-operator = Nork
ledger-act = Zer
ledger-person = Nori
ledger-detail = Xehetasunak
