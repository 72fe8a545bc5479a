### Tapete in Catalan. The same keys and variables as in the other languages.

## The house
title-lobby = Tapete
title-table = Taula · Tapete
language = Llengua
close = Tanca
save = Desa
change = canvia
your-name = El teu nom
date = { DATETIME($at, dateStyle: "medium") }
date-time = { DATETIME($at, dateStyle: "medium", timeStyle: "short") }
date-short = { DATETIME($at, day: "numeric", month: "short") }
house-unreachable = No s’arriba al servidor. Torna-ho a provar d’aquí a un moment.

## The lobby
lobby-title = Seu a fer un mus
lobby-lead = Tu, un company i dos rivals. Sense comptes ni esperes: la taula és parada.
play-now = Juga ara
play-escoba = Juga a l’escombra
play-now-text = L’ordinador ocupa les cadires lliures; la gent pot seure quan vulgui.
new-game = Partida nova
tables-title = Taules obertes
tables-loading = Un moment…
tables-none = Ara no juga ningú. Obre tu la primera taula.
only-computers = Només ordinadors
table-line = { $game ->
    [mus] Mus
    [escoba] Escombra
   *[other] { $game }
  } · { $players ->
    [2] dos jugadors
   *[other] { $players } jugadors
  } · mà { $hand } · { $score }
join = { $free ->
    [one] Entra-hi ({ $free } cadira)
   *[other] Entra-hi ({ $free } cadires)
  }
watch = Mira

## New game
game = Joc
game-name = { $name ->
    [mus] Mus
    [escoba] Escombra de 15
   *[other] { $name }
  }
game-help = { $name ->
    [mus] Envits en quatre rondes, amb un company.
    [escoba] Es recullen cartes que sumen 15.
   *[other] { $name }
  }
preset = Regles
preset-name = { $name ->
    [clasico] Clàssic
    [cuatro_reyes] Quatre reis
    [stargames] StarGames
    [app] Envits de dos
    [fournier] Fournier
    [torneo] Torneig
    [rapido] Ràpid
    [corta] Curta
    [obligada] Captura obligada
    [parejas] Per parelles
   *[other] { $name }
  }
preset-help-mus = { $name ->
    [clasico] Vuit reis, a 40 pedres, un joc.
    [cuatro_reyes] El tres i el dos valen el que són.
    [stargames] Els companys es pregunten abans de contestar.
    [app] S’envida i s’apuja sempre de dos en dos.
    [fournier] A tres jocs, parelles per sorteig, mus corregut a cada joc.
    [torneo] A tres jocs i mus corregut a la primera mà.
    [rapido] A 30 pedres.
   *[other] Regles de la casa.
  }
preset-help-escoba = { $name ->
    [clasico] A 31 punts; la basa que passa per alt es pot reclamar.
    [corta] A 21 punts.
    [obligada] Si una carta fa 15, s’ha d’endur alguna cosa.
    [parejas] Quatre jugadors, dues parelles.
   *[other] Regles de la casa.
  }
level = Nivell de l’ordinador
level-name = { $name ->
    [novato] Novell
    [normal] Normal
    [fuerte] Fort
    [experto] Expert
   *[other] { $name }
  }
level-help-mus = El novell s’equivoca de vegades, el normal sap les probabilitats, el fort i l’expert han après de milions de mans.
level-help-escoba = El novell es despista; el normal compta les cartes; l’expert pensa què pots tenir.
pace = Ritme
pace-house = El de la casa
pace-name = { $pace ->
    [400] Viu
    [1200] Normal
    [2000] Tranquil
   *[other] { $pace } ms
  }
pace-help = Quant triga l’ordinador a parlar.
clock = Rellotge
clock-none = Sense rellotge
clock-seconds = { $seconds } segons per paraula
clock-help = Si s’acaba el temps, l’ordinador parla per tu.
all-options = Totes les regles
open-table = Obre la taula

option-mus-players = Jugadors
option-mus-players-help = Dos bàndols asseguts alternadament.
value-mus-players = { $value ->
    [2] 2: un contra un
    [4] 4: dues parelles
    [6] 6: tres contra tres
    [8] 8: quatre contra quatre
   *[other] { $value }
  }
option-mus-kings = Reis
option-mus-kings-help = Amb vuit reis el tres és un rei i el dos és un as.
value-mus-kings = { $value ->
    [8] Vuit reis
    [4] Quatre reis
   *[other] { $value }
  }
option-mus-partners = Parelles
option-mus-partners-help = Tal com segueu, o per sorteig de cartes.
value-mus-partners = { $value ->
    [chosen] Tal com segueu
    [drawn] Per sorteig
   *[other] { $value }
  }
option-mus-first_mano = Primera mà
option-mus-first_mano-help = Qui parla primer a la primera mà.
value-mus-first_mano = { $value ->
    [random] A l’atzar
    [highest] La carta més alta
   *[other] { $value }
  }
option-mus-exhaust = Si s’acaba el munt
option-mus-exhaust-help = Si a l’últim que en demana li poden tornar les cartes que ha llençat.
value-mus-exhaust = { $value ->
    [exclude_own] Mai les seves
    [all] Tornen totes
   *[other] { $value }
  }
option-mus-mus_corrido = Mus corregut
option-mus-mus_corrido-help = El primer que talla el mus passa a ser mà.
value-mus-mus_corrido = { $value ->
    [off] No
    [match] A la primera mà de la partida
    [juego] A la primera mà de cada joc
   *[other] { $value }
  }
option-mus-real31 = La reial
option-mus-real31-help = 7-7-7 i una figura guanya qualsevol altra 31.
value-mus-real31 = { $value ->
    [off] No
    [on] Sí
   *[other] { $value }
  }
option-mus-tie_break = Empats
option-mus-tie_break-help = Qui guanya quan les mans són iguals.
value-mus-tie_break = { $value ->
    [mano] El més proper a la mà
    [dealer] Primer qui reparteix
   *[other] { $value }
  }
option-mus-consensus = Respostes
option-mus-consensus-help = Si val la primera paraula o si els companys es posen d’acord.
value-mus-consensus = { $value ->
    [sequential] Parla cadascú i val
    [approval] Es proposa al company
   *[other] { $value }
  }
option-mus-out_after_no = Després d’un «no vull»
option-mus-out_after_no-help = Si qui no ha volgut un envit queda fora d’aquella ronda.
value-mus-out_after_no = { $value ->
    [yes] Queda fora
    [no] Continua dins
   *[other] { $value }
  }
option-mus-raise_size = Envits
option-mus-raise_size-help = Quant es pot envidar i apujar.
value-mus-raise_size = { $value ->
    [free] El que es vulgui
    [two] Sempre dos
   *[other] { $value }
  }
option-mus-punto_premium = Pedra del punt
option-mus-punto_premium-help = Quan es cobra la pedra del punt.
value-mus-punto_premium = { $value ->
    [always] Sempre
    [unbet] Només si tothom passa
   *[other] { $value }
  }
option-mus-early_win = Arribar abans
option-mus-early_win-help = Què passa si un envit no volgut arriba al final del joc.
value-mus-early_win = { $value ->
    [immediate] S’acaba a l’acte
    [after_lances] Es juguen les rondes que queden
   *[other] { $value }
  }
option-mus-target = Pedres
option-mus-target-help = Quantes pedres guanyen el joc.
value-mus-target = { $value ->
    [40] 40: vuit amarracos
    [30] 30: sis amarracos
   *[other] { $value }
  }
option-mus-juegos = Jocs per vaca
option-mus-juegos-help = Quants jocs cal guanyar per una vaca.
value-mus-juegos = { $value ->
    [one] { $value } joc
   *[other] { $value } jocs
  }
option-mus-vacas = Vaques
option-mus-vacas-help = Quantes vaques guanyen la partida.
value-mus-vacas = { $value ->
    [one] { $value } vaca
   *[other] { $value } vaques
  }
option-mus-senas = Senyes
option-mus-senas-help = Qui veu les senyes.
value-mus-senas = { $value ->
    [all] Les veu tothom
    [off] Sense senyes
    [partner] Només el company
    [watch] Qui estigui mirant
   *[other] { $value }
  }
option-mus-true_senas = Senyes vertaderes
option-mus-true_senas-help = Només s’ofereixen senyes que siguin veritat.
value-mus-true_senas = { $value ->
    [yes] Sí
    [no] No
   *[other] { $value }
  }
option-mus-sena_set = Llista de senyes
option-mus-sena_set-help = Totes, o les de la Federació (sense solomillo).
value-mus-sena_set = { $value ->
    [all] Totes
    [fem] Federació
   *[other] { $value }
  }

## The rules that can be chosen in Escoba
option-escoba-players = Jugadors
option-escoba-players-help = Quants seuen; l’ordinador ocupa les cadires lliures.
value-escoba-players = { $value ->
   *[other] { $value }
  }
option-escoba-teams = Equips
option-escoba-teams-help = Amb 4 o 6 jugadors: dos bàndols asseguts alternadament.
value-escoba-teams = { $value ->
    [no] Cadascú pel seu compte
    [yes] Dos equips
   *[other] { $value }
  }
option-escoba-first_dealer = Primer repartiment
option-escoba-first_dealer-help = Qui reparteix primer.
value-escoba-first_dealer = { $value ->
    [random] A l’atzar
    [highest] La carta més alta
   *[other] { $value }
  }
option-escoba-opening = La taula que suma 15
option-escoba-opening-help = Si les quatre cartes sumen 15, o 15 i 15, són de qui reparteix.
value-escoba-opening = { $value ->
    [dealer] Per a qui reparteix
    [off] Es queden a la taula
   *[other] { $value }
  }
option-escoba-capture = Endur-se cartes
option-escoba-capture-help = Si qui pot fer 15 amb la carta que juga ho ha de fer.
value-escoba-capture = { $value ->
    [optional] Si es vol
    [mandatory] Obligatori
   *[other] { $value }
  }
option-escoba-missed_baza = Basa passada per alt
option-escoba-missed_baza-help = Qui la deixa i el següent la poden reclamar.
value-escoba-missed_baza = { $value ->
    [on] Es reclama
    [off] Es perd
   *[other] { $value }
  }
option-escoba-no_baza_loses = Ronda sense bases
option-escoba-no_baza_loses-help = Amb dos bàndols: el que no fa cap basa perd la partida.
value-escoba-no_baza_loses = { $value ->
    [off] No passa res
    [on] Es perd la partida
   *[other] { $value }
  }
option-escoba-all_oros = Els deu oros
option-escoba-all_oros-help = Quant valen quan els té tots un bàndol.
value-escoba-all_oros = { $value ->
    [one] { $value } punt, com sempre
   *[other] { $value } punts
  }
option-escoba-target = Punts
option-escoba-target-help = A quants punts es juga la partida.
value-escoba-target = { $value ->
   *[other] { $value }
  }
option-escoba-match_tie = Empat al final
option-escoba-match_tie-help = Què passa si dos arriben amb els mateixos punts.
value-escoba-match_tie = { $value ->
    [velo] guanya qui s’ha endut el velo
    [extend] s’allarga deu punts
    [round] es juga una altra ronda
   *[other] { $value }
  }

## At the table
table = Taula
players = Els altres jugadors
tools = Botons de la taula
rules = Regles
log = El que es diu
log-empty = Aquí queda escrit el que es diu.
leave = Surt
leave-title = Deixes la taula?
leave-text = L’ordinador continua al teu lloc. Pots tornar mentre la cadira sigui lliure.
leave-alone = Només queden ordinadors. La partida pot acabar aviat o tancar-se la taula: llavors no hi ha cadira on tornar.
leave-stay = Em quedo
leave-stand = Surt
to-lobby = Al vestíbul
line-connecting = S’està connectant…
line-lost = S’ha perdut la connexió. Tornant…
line-back = Torna a haver-hi connexió.
no-table = Aquesta taula no existeix
no-table-text = Potser s’ha tancat, o l’adreça està mal escrita.
no-game = Aquest joc encara no es veu aquí
no-game-text = La taula existeix, però aquesta pàgina no la sap dibuixar.

name = { $name }
nothing = { "" }
none = –
plus = +{ $points }
you = tu
you-first = Tu
us = Nosaltres
them = Ells
names-and = { $first } i { $rest }
names-comma = { $first }, { $rest }
your-place = { $whose ->
    [own] El teu lloc
   *[other] Lloc: { $name }
  }
your-cards = Cartes
sit-here = Seu aquí
away = absent
mano = mà
deals = reparteix
next = li toca
stones = { $points ->
    [one] pedra
   *[other] pedres
  }
cards-down = { $count ->
    [one] { $count } carta girada
   *[other] { $count } cartes girades
  }
card = { $number ->
    [1] as
    [2] dos
    [3] tres
    [4] quatre
    [5] cinc
    [6] sis
    [7] set
    [10] sota
    [11] cavall
    [12] rei
   *[other] { $number }
  } { $suit ->
    [oros] d’oros
    [copas] de copes
    [espadas] d’espases
    [bastos] de bastos
   *[other] { $suit }
  }

score = Marcador
score-words = { $points ->
    [one] { $points } pedra
   *[other] { $points } pedres
  }: { $amarracos ->
    [one] { $amarracos } amarraco
   *[other] { $amarracos } amarracos
  } i { $stones ->
    [one] { $stones } pedra
   *[other] { $stones } pedres
  }
juegos = { $count ->
    [one] { $count } joc
   *[other] { $count } jocs
  }
vacas = { $count ->
    [one] { $count } vaca
   *[other] { $count } vaques
  }
lances = Rondes
lance-deal = Es reparteix
lance-mus = Mus
lance-discard = Descart
lance-grande = Gran
lance-chica = Xica
lance-pares = Parells
lance-juego = Joc
lance-punto = Punt
lance-over = Final de la partida
short-open = –
short-paso = –
short-quiero = { $stake }
short-deje = no
short-ordago = !
short-unopposed = sí
short-nobody = –

## The turn
your-turn = Et toca
bar-stake = { $lance } · envit { $stake }
bar-ordago = { $lance } · òrdago
ask-mus = Canviem cartes?
ask-discard = Tria les cartes que llences.
ask-open = Pots passar, envidar o anar a totes (òrdago).
ask-answer-bet = { $name } envida { $offered }. Si no es vol, { $deje } per a ells.
ask-answer-raise = { $name } apuja de { $agreed } a { $offered }. Si no es vol, { $deje } per a ells.
ask-answer-ordago = { $name } va a totes en aquesta ronda. Si passeu, { $deje } per a ells.
ask-proposal = { $name } proposa «{ $word }». Accepta-ho a la seva bafarada, o digues una cosa més alta.
ask-proposal-only = { $name } proposa «{ $word }». Accepta-ho a la seva bafarada.
waits = Torn: { $name }
waits-discard = { $count ->
    [one] En falta un per triar
   *[other] En falten { $count } per triar
  }
say-mus = Hi ha mus
say-corto = No hi ha mus
say-paso = Passo
say-envido = Envido { $amount }
say-mas = { $amount } més
say-ordago = Òrdago!
say-quiero = Vull
say-no = No vull
say-acepto = D’acord
say-ordago-accept = Òrdago
say-ordago-refuse = Passo
raise-total = fins a { $total }
slider = Pedres
slider-value = { $amount }, en total { $total }
less = Una menys
more = Una més
throw = { $count ->
    [0] Tria cartes
    [one] Llença { $count } carta
   *[other] Llença { $count } cartes
  }
accept = D’acord
asks = pregunta

## What is said
word-mus = Mus
word-corto = Tallo
word-descarto = { $amount ->
    [one] Una carta
   *[other] { $amount } cartes
  }
word-ready = A punt
word-paso = Passo
word-envido = Envido { $amount }
word-mas = { $amount } més
word-ordago = Òrdago!
word-quiero = Vull
word-no = No vull
word-acepto = D’acord
word-baraja = Barreja
word-reparte = Reparteix
propose-paso = Passo?
propose-envido = Envido { $amount }?
propose-mas = { $amount } més?
propose-ordago = Òrdago?
propose-quiero = Ho veiem?
propose-no = Passem?
propose-acepto = D’acord?
holds-pares = parells sí
lacks-pares = parells no
holds-juego = joc sí
lacks-juego = joc no

## What happens
log-dealt = Mà { $hand } · reparteix: { $dealer } · mà: { $mano }
log-mano = Ara la mà és: { $mano }
log-reshuffled = S’acaba el munt: es barregen els descarts
log-closed-open = { $lance }
log-closed-paso = { $lance }: tothom passa
log-closed-quiero = { $lance }: envit de { $stake }
log-closed-deje = { $lance }: no es vol
log-closed-ordago = { $lance }: òrdago volgut
log-closed-unopposed = { $lance }, sense aposta: { $side }
log-closed-nobody = { $lance }: no en té ningú
log-paid = { $side } +{ $points } ({ $lance }, { $kind }): { $score }
log-ordago-won = { $side }: òrdago guanyat, { $lance }
log-juego-won = { $side }: joc guanyat!
log-match-won = { $side }: partida guanyada!
kind-deje = no volgut
kind-paso = en pas
kind-envite = envit
kind-prima = prima
kind-ordago = òrdago
spoken-word = { $name }: { $word }
said-by = { $by ->
    [clock] s’ha acabat el temps
   *[bot] per l’ordinador
  }
told-clock = S’ha acabat el temps. Dit per tu: { $word }
spoken-turn = Et toca. { $title }. { $question }
spoken-may = Pots dir: { $words }

## The list
list-title = Final de la mà
list-lance = Ronda
list-stake = Aposta
list-bonus = Prima
list-winner = Guanya
list-growth = Així puja el marcador
list-waiting = Falten: { $names }
growth = { $lance } { $kind ->
    [deje] no volgut +{ $points }
    [prima] prima +{ $points }
    [ordago] òrdago
   *[other] +{ $points }
  }
stake-open = –
stake-paso = en pas
stake-quiero = envit { $stake }
stake-deje = no volgut, { $stake }
stake-ordago = òrdago
stake-unopposed = sense aposta
stake-nobody = no en té ningú
continue = Continua
match-won = Has guanyat la partida!
match-lost = Has perdut la partida
match-won-by = Final de la partida
match-winners = Guanyen: { $side }
again = Torna a jugar

## Escoba
round = Ronda { $hand }
target = a { $target } punts
new-table = Joc nou
points = { $points ->
    [one] punt
   *[other] punts
  }
taken = { $cards ->
    [one] { $cards } carta
   *[other] { $cards } cartes
  } · { $escobas ->
    [one] { $escobas } escombra
   *[other] { $escobas } escombres
  }
escobas = { $count ->
    [one] { $count } escombra
   *[other] { $count } escombres
  }
pile = Bases: { $count ->
    [one] { $count } carta
   *[other] { $count } cartes
  }
stock = Munt: { $count ->
    [one] { $count } carta
   *[other] { $count } cartes
  }
ultimas = Últimes
on-the-table = Sobre el tapet
table-empty = No hi ha cartes a la taula
no-card = cap carta
play-cards = Juga les cartes
play-ask = Tria una carta teva i les de la taula que et vulguis endur.
play-lays = La carta es queda a la taula.
play-not = Això no es pot jugar.
claim = Reclama
word-escoba = Escombra!
word-opened = Per a qui reparteix!
word-claimed = Reclamo!
log-round = Ronda { $hand } · reparteix: { $dealer } · mà: { $mano }
log-table = A la taula: { $cards }
log-opened = { $escobas ->
    [one] La taula suma 15. Per a qui reparteix: { $name }. Una escombra!
   *[other] La taula suma 15 i 15. Per a qui reparteix: { $name }. { $escobas } escombres!
  }
log-laid = { $card }, a la taula
log-took = { $card } amb { $cards }
log-claimed = reclamació: { $cards }
log-more = Tres cartes més; en queden { $stock } al munt
log-ultimas = Últimes!
log-leftovers = El que queda a la taula, per a qui ha fet l’última basa: { $name } ({ $count })
log-item-paid = { $side } +{ $points } ({ $item }): { $score }
log-target-grew = Empat: ara es juga a { $target }
spoken-play = Et toca. A la mà: { $hand }. A la taula: { $table }
spoken-claim = Pots reclamar una basa
list-round = Final de la ronda
list-item = Es compta
list-how-many = Quantes
list-points = Punts
list-target = Es juga a { $target } punts; si hi ha empat, { $tie }.
side-points = { $side } +{ $points }
nobody = ningú
growth-item = { $item } +{ $points }
item = { $item ->
    [escobas] Escombres
    [velo] El velo
    [cards] Cartes
    [oros] Oros
    [sevens] Sets
   *[other] { $item }
  }

## Señas
signs = Senyes
signs-text = Assenyala una cara per llegir què vol dir.
sign-name = { $sign ->
    [dos_reyes] dos reis
    [tres_reyes] tres reis
    [dos_ases] dos asos
    [tres_ases] tres asos
    [pares] parells
    [medias] mitges
    [duples] duples
    [juego] joc
    [treinta_y_una] 31
    [treinta] punt 30
    [veintinueve] punt 29
    [ciego] cec
    [solomillo] solomillo
    [cortar] tallo
    [envidar_mas] envida més
   *[other] { $sign }
  }
sign-gesture = { $sign ->
    [dos_reyes] es mossega el llavi de baix
    [tres_reyes] es mossega el llavi de baix a un costat
    [dos_ases] treu la llengua
    [tres_ases] treu la llengua a un costat
    [pares] gira el cap a un costat: porta parells
    [medias] llavis tancats a un costat: tres iguals
    [duples] aixeca les celles
    [juego] llavis tancats cap enfora: joc, però no 31
    [treinta_y_una] fa l’ullet
    [treinta] aixeca les dues espatlles
    [veintinueve] aixeca una espatlla
    [ciego] tanca els dos ulls: ni parells, ni joc, ni cap altra senya
    [solomillo] llança un petó: tres reis i un as
    [cortar] decanta el cap: tallarà el mus
    [envidar_mas] aixeca el cap: vol envidar més
   *[other] { $sign }
  }
sign-not-now = Ara no.
sign-own = Ensenyes: { sign-name }.
sign-back = Un clic la retira.
sign-shown = { $name } ensenya: { sign-name } ({ $gesture }).
sign-dismiss = Un clic la treu.
look-at = Mira: { $name }
spoken-sign = { $name } ensenya: { sign-name }

## Asking the partner
your-answer = El teu company pregunta
ask-first = Pregunta abans
ask-first-text = La paraula següent es pregunta al company, no es diu.
ask-asked = { $name } pregunta: «{ $word }» Accepta-ho a la bafarada o tria el que prefereixis.
ask-waits = Has preguntat: «{ $word }» Pots esperar la resposta o parlar.
ask-rather = { $name } prefereix: «{ $word }». Tu decideixes.
rather = Millor: { $word }
propose-mus = Mus?
propose-corto = Tallem?
spoken-answer = { $title }. { $question }
log-asked = al company: { $word }

## Chat
chat = Xat
chat-empty = Encara no ha escrit ningú.
chat-write = Escriu…
chat-send = Envia
unread = Sense llegir
phrases = Frases fetes
phrase-hola = Hola!
phrase-gracias = Gràcies
phrase-suerte = Sort!
phrase-buena_mano = Bona mà!
phrase-bien_jugado = Ben jugat!
phrase-lo_siento = Ho sento
phrase-un_momento = Un moment, si us plau
phrase-ya_estoy = Ja estic
phrase-otra = Una altra?
phrase-adios = Adéu!
phrase-jaja = Ha, ha!
phrase-venga = Som-hi!
told-wrote = { $name } escriu: { $text }
told-wrote-many = { $count } línies noves al xat
watchers = { $count ->
    [one] { $count } mira
   *[other] { $count } miren
  }

## People at the table
beside = El que es diu i el xat
menu = Menú
players-here = Jugadors
player-info = Qui és
person-skill = { $number } · { $matches ->
    [one] { $matches } partida
   *[other] { $matches } partides
  }
person-unrated = Té compte, però encara cap partida puntuada d’aquest joc.
person-guest = Convidat: sense compte no hi ha nivell.
person-page = Tot sobre aquest jugador: nivell, partides, companys
computer = Ordinador: { level-name }
stars = { $count ->
    [one] { $count } estrella
   *[other] { $count } estrelles
  }
side = Bàndol { $side }
seat-empty = Cadira lliure
gone = sense connexió
gone-text = S’ha perdut la connexió.
away-text = Juga un ordinador fins que torni.
bank = S’ha acabat el rellotge: això és la reserva.
deals-text = La carta rosa és al costat de qui reparteix.
wishes-pause = pausa?
wishes-swap = canvi?
wishes-rematch = una altra
swap = Canvi
swap-text = Demana un canvi de lloc
swap-free = Seu aquí
swap-free-text = Passa a aquest lloc lliure
swap-asked = Demanat
swap-asked-text = Canvi de lloc: demanat
swap-accept = Accepta
swap-accept-text = Accepta el canvi de lloc
pause = { $how ->
    [agree] Accepta la pausa
    [asked] Millor sense pausa
   *[other] Pausa
  }
paused-title = Pausa
paused-text = S’acaba quan algú continua, o al cap de deu minuts. D’acord: { $names }.
go-on = Continua
waiting-title = { $count ->
    [0] Un moment…
    [one] Queda un lloc lliure
   *[other] Queden { $count } llocs lliures
  }
waiting-text = Es reparteix quan tothom seu.
waiting-watch = Es reparteix quan tothom seu. Seu on vulguis.
fill = Omple amb ordinadors
invite = Convida
draw-title = El sorteig
draw-text = Mà: { $name }
closed-title = La taula està tancada
closed-why = { $why ->
    [abandoned] Un bàndol ha deixat la partida: guanya l’altre.
    [empty] Ja no quedava ningú a la taula.
    [left] Tothom se n’ha anat.
    [over] La partida s’ha acabat.
   *[other] L’ha tancada la casa.
  }
following = A la partida nova
rematch-willing = En volen una altra: { $names }
next-match = Propera partida: { $sides }
names-against = { $first } contra { $rest }
leave-rated = Aquesta partida puntua: si te’n vas, et compta com a perduda.
elsewhere-title = Jugues en una altra finestra
elsewhere-text = Aquesta taula és oberta en una finestra més nova. Només es juga en una alhora.
play-here = Juga aquí
no-door = Aquesta taula no és oberta per a tu
no-door-text = Qui l’ha oberta ha triat qui hi pot entrar: potser necessites una invitació.
told-sits = { $name } seu a la taula
told-left = { $name } se n’ha anat
told-away = { $name } no hi és: juga un ordinador fins que torni
told-back = { $name } ha tornat
told-gone = { $name } ha perdut la connexió
told-here = { $name } torna a tenir connexió
told-pause = { $name } vol una pausa
told-rematch = { $name } vol una altra partida
told-swap = { $name } vol canviar de lloc amb tu
told-goes-on = Continua la partida

## What cannot be
refusal = { $code ->
    [unreadable] Això no s’ha entès.
    [too_large] Això era massa llarg.
    [unknown_table] Aquesta taula ja no existeix.
    [not_your_seat] Aquesta cadira no és teva.
    [not_your_turn] Encara no et toca.
    [illegal] Això ara no es pot dir.
    [stale] La taula ja anava per davant: mira com està ara.
    [seat_taken] Aquesta cadira està ocupada.
    [closed] La taula està tancada.
    [too_fast] Massa de pressa: espera un moment.
    [late] Tard: el rellotge ja ha parlat per tu.
    [paused] Hi ha una pausa.
    [muted] De moment no pots escriure.
    [not_invited] Per a això cal una invitació.
    [not_welcome] Aquesta taula no és oberta per a tu.
    [skill] Aquesta taula és per a jugadors d’un altre nivell.
   *[other] La casa no ho admet.
  }
rules-impossible = Aquestes regles no lliguen. Canvia’n alguna i torna-ho a provar.
name-impossible = Aquest nom no val: d’1 a 24 lletres que es vegin.

## The rules
rules-title = Com es juga aquí
rules-here = Les regles d’aquesta taula
rules-mus-aim = De què va
rules-mus-aim-text = Dos bàndols, quatre cartes cadascú. A cada mà s’aposta en quatre rondes (lances) i se sumen pedres; cinc pedres són un amarraco. Guanya el joc qui hi arriba abans.
rules-mus-mus = El mus
rules-mus-mus-text = Des de la mà, cadascú diu «hi ha mus» (canviar cartes) o «no hi ha mus» (tallar). Si tothom vol mus, cadascú llença d’una a quatre cartes i es torna a preguntar. El primer tall ho acaba.
rules-mus-lances = Les quatre rondes
rules-mus-lances-text = Gran, xica, parells i joc, sempre en aquest ordre. Cada bàndol compta amb la seva millor mà; en cas d’empat guanya qui és més a prop de la mà.
rules-mus-grande = Gran
rules-mus-grande-text = Guanya la carta més alta; si hi ha empat, la següent.
rules-mus-chica = Xica
rules-mus-chica-text = Guanya la carta més baixa; si hi ha empat, la següent.
rules-mus-pares = Parells
rules-mus-pares-text = Duples (dues parelles) guanya mitges (tres iguals) i mitges guanya un parell. Només juga qui en té, i cadascú ho diu. Primes: parell 1, mitges 2, duples 3.
rules-mus-juego = Joc i punt
rules-mus-juego-text = Figures 10, as 1. Joc és 31 o més: 31 guanya 32, i després 40, 37, 36, 35, 34 i 33. Primes: 31 val 3, els altres 2. Si ningú no té joc es juga al punt: guanya qui més s’acosta a 30.
rules-mus-bets = Apostar
rules-mus-bets-text = S’obre amb «envido» (dos o més) o «òrdago» (tot). L’altre bàndol vol, no vol o apuja. El que no es vol es paga a l’acte; el que es vol es compta al final.
rules-mus-words = Òrdago
rules-mus-words-text = Un òrdago volgut ensenya les cartes i decideix el joc sencer en aquella ronda.
rules-mus-count = El recompte
rules-mus-count-text = Al final de la mà es compten gran, xica, parells i joc, en aquest ordre; qui arriba abans a les pedres del joc guanya, encara que l’altre tingués més per comptar.

## The rules of Escoba
rules-escoba-aim = De què va
rules-escoba-aim-text = Es recullen de la taula cartes que sumen 15 amb una de la mà. Guanya qui arriba abans als punts de la partida.
rules-escoba-values = El que valen les cartes
rules-escoba-values-text = De l’as al set, el seu número; la sota 8, el cavall 9 i el rei 10.
rules-escoba-turn = El torn
rules-escoba-turn-text = Es juga una carta de la mà. Si suma 15 amb cartes de la taula es poden endur totes: és una basa. Si no, la carta es queda a la taula.
rules-escoba-escoba = L’escombra
rules-escoba-escoba-text = Qui s’endú totes les cartes de la taula fa escombra: un punt. Si en començar les quatre cartes sumen 15, l’escombra és de qui reparteix; si són 15 i 15, dues escombres.
rules-escoba-missed = La basa passada per alt
rules-escoba-missed-text = Qui deixa una carta que feia 15 ha passat una basa per alt. Fins que juga el següent la poden reclamar tots dos: és del primer que ho diu. Després segueix el joc.
rules-escoba-deals = Tres i tres
rules-escoba-deals-text = Tres cartes a cadascú i quatre a la taula. Sense cartes a la mà se’n reparteixen tres més, fins a «últimes». El que queda a la taula al final és de qui ha fet l’última basa, i no és escombra.
rules-escoba-count = El recompte
rules-escoba-count-text = Un punt per cada escombra, pel velo (el set d’oros), per més cartes, per més oros i per més sets. En cas d’empat, ningú.
rules-escoba-match = La partida
rules-escoba-match-text = Es mira en acabar una ronda: si n’hi arriben uns quants, guanya qui en té més. Amb els mateixos punts decideix la regla d’aquesta taula.

## People
problem = { $code ->
    [name_taken] Aquest nom ja és d’una altra persona.
    [bad_name] Aquest nom no val: d’1 a 24 lletres que es vegin.
    [bad_password] La contrasenya ha de tenir de 8 a 200 caràcters.
    [bad_sign_in] El nom i la contrasenya no lliguen.
    [oneself] Això no es pot fer amb un mateix.
    [nobody] Aquí no hi ha ningú així.
    [expired] Aquesta invitació ja no val.
    [not_registered] Per a això cal tenir compte.
    [wrong_password] La contrasenya no és aquesta.
    [registered] Ja tens compte.
    [too_fast] Massa vegades: espera un moment.
    [too_many_tables] Ja tens prou taules obertes: acaba’n o deixa’n alguna.
    [blocked] Hi ha un blocatge: treu-lo primer.
    [bad_text] Ha de ser text corrent, de 200 lletres com a molt.
    [no_reason] Falta dir per què.
    [unknown_line] Aquesta línia no la va escriure allà.
    [unknown_table] Aquesta taula no existeix.
    [bad_time] Aquest temps no pot ser.
    [not_operator] Això és cosa de qui modera la casa.
    [operator] També modera la casa.
    [signed_out] La sessió s’ha tancat: torna a carregar la pàgina.
    [csrf] La casa no ho permet: torna a carregar la pàgina i prova-ho.
    [muted] De moment no pots escriure.
    [banned] De moment no pots entrar.
   *[other] La casa no ho permet.
  }
stars-count = { $stars ->
    [one] { $stars } estrella
   *[other] { $stars } estrelles
  }
my-menu = Menú
menu-me = Les meves partides
menu-friends = Amics
menu-account = El meu compte
menu-register = Nom i compte
menu-operator = Moderació
sign-out = Tanca la sessió
signed-out = Has tancat la sessió.
try-again = Torna-ho a provar
send = Envia
copy = Copia
copied = Copiat.
copy-by-hand = L’enllaç està seleccionat: copia’l amb el teclat.
yes-no = { $value ->
    [true] Sí
   *[false] No
  }
nowhere = Aquí no hi ha res
nowhere-text = Aquesta pàgina no existeix. Potser l’adreça té una errada.

## The lobby with people in it
all-games = Tot
by-computer = ordinador
table-people = A la taula
seat-free = cadira lliure
not-begun = encara sense començar
return = Torna
clock-short = { $seconds } s per paraula
rated-short = puntua
rule-short = { $option }: { $value }
stars-range = de { $low } a { $high } ★
friends-none = Aquí surten els teus amics quan juguen.
friends-none-playing = Ara no en juga cap.
friends-all = Tots els amics
friend-table = A la seva taula
lobby-chat = Al vestíbul
lobby-chat-empty = Encara no ha escrit ningú.
lobby-line = Escriu al vestíbul
lobby-phrases = Frases

## A new game for people
new-game-people = Qui juga
new-game-speed = A quin pas
open-to = Poden seure
open-to-name = { $open_to ->
    [friends] Només amics
    [invited] Amb invitació
   *[anyone] Tothom
  }
open-to-help = { $open_to ->
    [friends] Només els teus amics veuen la taula i hi seuen.
    [invited] Seu qui tingui l’enllaç que rebràs en obrir la taula.
   *[anyone] Qualsevol pot ocupar una cadira lliure.
  }
new-fill = Cadires lliures
fill-name = { $fill ->
    [false] Esperar persones
   *[true] Les ocupa l’ordinador
  }
fill-help = L’ordinador deixa la cadira a qui arribi; si s’espera, no es reparteix res fins que hi són tots.
low = Nivell des de
low-help = El mínim d’estrelles per seure; qui no té nivell compta per tres.
high = Nivell fins a
high-help = El màxim d’estrelles per seure.
rated = Partida que puntua
rated-help = Compta per al nivell si tothom té compte. Qui se’n va la perd.
spectators = Es pot mirar
spectators-help = Qui mira no veu cap carta tapada.
new-bank = Reserva
bank-none = Sense reserva
bank-minutes = { $minutes ->
    [one] { $minutes } minut
   *[other] { $minutes } minuts
  }
bank-help = Temps de més que cadascú té per a tota la partida.
table-laid = La taula és parada
table-laid-text = Envia aquest enllaç a qui vulguis convidar. Val un dia, i no cal tenir compte.
invitation-link = Enllaç d’invitació
go-to-table = Ves a la taula

## Invitations
invitation = Invitació
invited-by = { $name } et convida a jugar: { $game }.
invited-text = Seuràs amb el nom { $name }. No cal tenir compte.
sit-down = Seu
invitation-expired = Aquesta invitació ja no val
invitation-expired-text = Ha caducat, s’ha tancat la taula o l’enllaç és incomplet. Demana’n un altre a qui t’ha convidat.

## Accounts
not-done = No ha pogut ser: mira què hi ha escrit.
name-saved = Nom desat.
name-help = És el teu nom a totes les taules; no el pot tenir ningú més.
name-help-guest = És el teu nom a totes les taules. Perquè sigui només teu, registra’t.
name-label = Nom
password = Contrasenya
password-show = Mostra
password-help = De 8 a 200 caràcters.
password-old = Contrasenya d’ara
password-new = Contrasenya nova
password-change = Canvia la contrasenya
password-changed = Contrasenya canviada. Als altres aparells s’ha tancat la sessió.
register = Registra’t
register-text = Conserves el nom, les partides i els amics, i entres des de qualsevol aparell. No cal correu: apunta la contrasenya.
register-do = Registra’t
registered-done = Ja tens compte.
sign-in = Entra
sign-in-text = Si ja tens compte.
sign-in-do = Entra
signed-in = Has entrat.
signed-in-as = Has entrat com a { $name }.
devices = Els meus aparells
device-here = aquest
device-seen = vist el { $day }
device-unknown = Navegador
device-ended = Sessió tancada allà.
sign-out-there = Tanca-hi la sessió
data = Les meves dades
data-text = Tot el que la casa sap de tu, en un fitxer. I si te’n vas, s’esborra.
data-do = Descarrega les meves dades
delete = Esborra el meu compte
delete-text = S’esborren el teu nom, la contrasenya, els amics i el que has escrit. A les partides passades quedarà «algú que se’n va anar». No es pot desfer.
delete-stay = No, em quedo
delete-do = Esborra per sempre
deleted = El teu compte està esborrat.

## Players and friends
cancel = Cancel·la
day = Dia
player = Jugador
player-nobody = Aquí no hi ha ningú
player-nobody-text = Ningú no es diu així en aquesta casa, o se’n va anar.
player-since = Amb compte des del { $day }
player-guest = Sense compte, des del { $day }
somebody-gone = algú que se’n va anar
share = Comparteix
share-me = Comparteix la meva pàgina
bonds = Què és per a tu
bonds-help = Silencia: no llegeixes el que escriu. Bloca: tampoc no pot seure amb tu ni mirar-te.
friend-ask = Demana amistat
friend-asked = Amistat demanada.
friend-accept = Accepta
friend-refuse = Rebutja
friend-withdraw = Retira la petició
friend-end = Deixa l’amistat
mute = Silencia
mute-end = Deixa de silenciar
block = Bloca
block-end = Desbloca
report = Denuncia
report-title = Denúncia: { $name }
report-text = Qui modera aquesta casa llegirà el que escriguis aquí i les últimes vint línies de la conversa.
report-reason = Què ha passat
report-do = Denuncia
report-done = Denúncia enviada. Gràcies.
skill = Nivell
skill-none = Encara no hi ha partides que puntuïn.
skill-guest = Puntuen les partides de qui té compte: registra’t per tenir nivell.
skill-help = El número és prudent: puja en guanyar, i també com més se sap de qui juga.
curve-table = La corba en una taula
matches = { $count ->
    [one] { $count } partida
   *[other] { $count } partides
  }
partners = Amb qui
partners-none = Encara no ha fet parella amb ningú.
partners-matches = Partides
partners-won = Guanyades
games = Partides
games-none = Encara no hi ha cap partida acabada.
games-all = Mostra-les totes: { $count }
outcome-won = Guanyada
outcome-lost = Perduda
outcome-left-off = Sense acabar
replay-see = Mira
record-download = Descarrega
friends-nobody = Encara no en tens cap: demana-ho a qui juga amb tu.
friends-asking = Volen ser amics teus
friends-asked = Ho has demanat a
friends-blocked = Blocats
friends-muted = Silenciats
friend-add = Afegeix pel nom
friend-add-do = Demana
friend-add-help = El nom d’algú que tingui compte.

## Replays
replay = Una partida passada
replay-unknown = Aquesta taula no existeix, o ja no es guarda.
replay-goes-on = La partida no s’ha acabat: quan s’acabi es podrà veure sencera.
replay-game = Aquesta pàgina no pot mostrar aquest joc.
replay-unreachable = No s’arriba al servidor. Torna-ho a provar d’aquí a un moment.
film = La partida pas a pas
film-first = Al principi
film-previous = Enrere
film-next = Endavant
film-last = Al final
film-play = Reprodueix
film-pause = Atura
film-step = Moment de la partida
film-at = { $step } de { $end }
film-hand = Mà
film-eyes = Amb els ulls
eyes-all = de tothom
eyes-spectator = d’un espectador

## Moderation
reports = Denúncies obertes
reports-none = No n’hi ha cap.
report-by = Ho diu
report-table = en una taula
report-lobby = al vestíbul
report-lines = El que s’havia escrit
report-note = Nota
report-close = Tanca-la
report-closed = Denúncia tancada.
act-mute = Silencia
act-ban = Expulsa
act-mute-title = Silencia: { $name }
act-ban-title = Expulsa: { $name }
act-mute-help = No podrà escriure enlloc.
act-ban-help = No podrà seure ni mirar.
act-time = Quant de temps
act-minutes = { $minutes ->
    [0] Per sempre
    [60] Una hora
    [1440] Un dia
    [10080] Una setmana
    [43200] Un mes
   *[other] { $minutes } minuts
  }
act-reason = Per què
act-done = Fet.
act-name = { $act ->
    [mute] silencia
    [unmute] deixa de silenciar
    [ban] expulsa
    [unban] aixeca l’expulsió
    [close] tanca la denúncia
    [add] fa operador
    [password] canvia la contrasenya
   *[other] { $act }
  }
ledger = Qui ha fet què
ledger-none = Encara res.
ledger-operator = Qui
ledger-act = Què
ledger-person = A qui
ledger-detail = Detalls
