### Tapete en español. Las mismas claves y variables que en los demás idiomas.

## La casa
title-lobby = Tapete
title-table = Mesa · Tapete
language = Idioma
close = Cerrar
save = Guardar
change = cambiar
your-name = Tu nombre
date = { DATETIME($at, dateStyle: "medium") }
date-time = { DATETIME($at, dateStyle: "medium", timeStyle: "short") }
date-short = { DATETIME($at, day: "numeric", month: "short") }
house-unreachable = No se llega a la casa. Prueba otra vez dentro de un momento.

## El vestíbulo
lobby-title = Siéntate a echar un mus
lobby-lead = Tú, un compañero y dos rivales. Sin cuentas, sin esperas: la mesa está puesta.
play-now = Jugar ya
play-escoba = Jugar a la escoba
play-now-text = La máquina ocupa las sillas libres; la gente puede sentarse cuando quiera.
new-game = Nueva partida
tables-title = Mesas abiertas
tables-loading = Un momento…
tables-none = Ahora no juega nadie. Abre tú la primera mesa.
only-computers = Solo la máquina
table-line = { $game ->
    [mus] Mus
    [escoba] Escoba
   *[other] { $game }
  } · { $players ->
    [2] dos jugadores
   *[other] { $players } jugadores
  } · mano { $hand } · { $score }
join = { $free ->
    [one] Entrar (1 silla)
   *[other] Entrar ({ $free } sillas)
  }
watch = Mirar

## Nueva partida
game = Juego
game-name = { $name ->
    [mus] Mus
    [escoba] Escoba de 15
   *[other] { $name }
  }
game-help = { $name ->
    [mus] Envites en cuatro lances, con un compañero.
    [escoba] Se recogen cartas que suman 15.
   *[other] { $name }
  }
preset = Reglas
preset-name = { $name ->
    [clasico] Clásico
    [cuatro_reyes] Cuatro reyes
    [stargames] StarGames
    [app] Envites de dos
    [fournier] Fournier
    [torneo] Torneo
    [rapido] Rápido
    [corta] Corta
    [obligada] Captura obligada
    [parejas] Por parejas
   *[other] { $name }
  }
preset-help-mus = { $name ->
    [clasico] Ocho reyes, a 40 piedras, un juego.
    [cuatro_reyes] El tres y el dos valen lo que son.
    [stargames] Los compañeros se preguntan antes de contestar.
    [app] Se envida y se sube siempre de dos en dos.
    [fournier] A tres juegos, parejas por sorteo, mus corrido en cada juego.
    [torneo] A tres juegos y mus corrido en la primera mano.
    [rapido] A 30 piedras.
   *[other] Reglas de la casa.
  }
preset-help-escoba = { $name ->
    [clasico] A 31 puntos; la baza que se pasa por alto se puede reclamar.
    [corta] A 21 puntos.
    [obligada] Si una carta hace 15, tiene que llevarse algo.
    [parejas] Cuatro jugadores, dos parejas.
   *[other] Reglas de la casa.
  }
level = Nivel de la máquina
level-name = { $name ->
    [novato] Novato
    [normal] Normal
    [fuerte] Fuerte
    [experto] Experto
   *[other] { $name }
  }
level-help-mus = Novato se equivoca a veces, normal conoce las probabilidades, fuerte y experto han aprendido de millones de manos.
level-help-escoba = Novato se despista; normal cuenta las cartas; experto piensa lo que puedes tener.
pace = Ritmo
pace-house = El de la casa
pace-name = { $pace ->
    [400] Vivo
    [1200] Normal
    [2000] Tranquilo
   *[other] { $pace } ms
  }
pace-help = Cuánto tarda la máquina en hablar.
clock = Reloj
clock-none = Sin reloj
clock-seconds = { $seconds } segundos por palabra
clock-help = Si se acaba el tiempo, la máquina habla por ti.
all-options = Todas las reglas
open-table = Abrir la mesa

option-mus-players = Jugadores
option-mus-players-help = Dos bandos sentados de forma alterna.
value-mus-players = { $value ->
    [2] 2: uno contra uno
    [4] 4: dos parejas
    [6] 6: tres contra tres
    [8] 8: cuatro contra cuatro
   *[other] { $value }
  }
option-mus-kings = Reyes
option-mus-kings-help = Con ocho reyes el tres es un rey y el dos es un as.
value-mus-kings = { $value ->
    [8] Ocho reyes
    [4] Cuatro reyes
   *[other] { $value }
  }
option-mus-partners = Parejas
option-mus-partners-help = Como os sentéis, o por sorteo de cartas.
value-mus-partners = { $value ->
    [chosen] Como os sentéis
    [drawn] Por sorteo
   *[other] { $value }
  }
option-mus-first_mano = Primera mano
option-mus-first_mano-help = Quién habla primero en la primera mano.
value-mus-first_mano = { $value ->
    [random] Al azar
    [highest] La carta más alta
   *[other] { $value }
  }
option-mus-exhaust = Si se acaba el mazo
option-mus-exhaust-help = Si al último que pide le pueden volver las cartas que ha tirado.
value-mus-exhaust = { $value ->
    [exclude_own] Nunca las suyas
    [all] Vuelven todas
   *[other] { $value }
  }
option-mus-mus_corrido = Mus corrido
option-mus-mus_corrido-help = El primero que corta el mus pasa a ser mano.
value-mus-mus_corrido = { $value ->
    [off] No
    [match] En la primera mano de la partida
    [juego] En la primera mano de cada juego
   *[other] { $value }
  }
option-mus-real31 = La real
option-mus-real31-help = 7-7-7 y una figura gana a cualquier otra 31.
value-mus-real31 = { $value ->
    [off] No
    [on] Sí
   *[other] { $value }
  }
option-mus-tie_break = Empates
option-mus-tie_break-help = A quién favorece la igualdad.
value-mus-tie_break = { $value ->
    [mano] Al más cercano a la mano
    [dealer] Primero al que reparte
   *[other] { $value }
  }
option-mus-consensus = Respuestas
option-mus-consensus-help = Si vale la primera palabra o si los compañeros se ponen de acuerdo.
value-mus-consensus = { $value ->
    [sequential] Habla cada uno y vale
    [approval] Se propone al compañero
   *[other] { $value }
  }
option-mus-out_after_no = Tras un «no quiero»
option-mus-out_after_no-help = Quien no quiso un envite queda fuera de ese lance.
value-mus-out_after_no = { $value ->
    [yes] Queda fuera
    [no] Sigue dentro
   *[other] { $value }
  }
option-mus-raise_size = Envites
option-mus-raise_size-help = Cuánto se puede envidar y subir.
value-mus-raise_size = { $value ->
    [free] Lo que se quiera
    [two] Siempre dos
   *[other] { $value }
  }
option-mus-punto_premium = Piedra del punto
option-mus-punto_premium-help = Cuándo se cobra la piedra del punto.
value-mus-punto_premium = { $value ->
    [always] Siempre
    [unbet] Solo en paso
   *[other] { $value }
  }
option-mus-early_win = Llegar antes
option-mus-early_win-help = Qué pasa si un deje llega al final del juego.
value-mus-early_win = { $value ->
    [immediate] Se acaba en el acto
    [after_lances] Se juegan los lances que quedan
   *[other] { $value }
  }
option-mus-target = Piedras
option-mus-target-help = Cuántas piedras ganan el juego.
value-mus-target = { $value ->
    [40] 40: ocho amarracos
    [30] 30: seis amarracos
   *[other] { $value }
  }
option-mus-juegos = Juegos por vaca
option-mus-juegos-help = Cuántos juegos hay que ganar para una vaca.
value-mus-juegos = { $value ->
    [one] { $value } juego
   *[other] { $value } juegos
  }
option-mus-vacas = Vacas
option-mus-vacas-help = Cuántas vacas ganan la partida.
value-mus-vacas = { $value ->
    [one] { $value } vaca
   *[other] { $value } vacas
  }
option-mus-senas = Señas
option-mus-senas-help = Quién ve las señas.
value-mus-senas = { $value ->
    [all] Las ven todos
    [off] Sin señas
    [partner] Solo el compañero
    [watch] Quien esté mirando
   *[other] { $value }
  }
option-mus-true_senas = Señas verdaderas
option-mus-true_senas-help = Solo se ofrecen señas que sean verdad.
value-mus-true_senas = { $value ->
    [yes] Sí
    [no] No
   *[other] { $value }
  }
option-mus-sena_set = Lista de señas
option-mus-sena_set-help = Todas, o las de la Federación (sin solomillo).
value-mus-sena_set = { $value ->
    [all] Todas
    [fem] Federación
   *[other] { $value }
  }

## Las reglas que se eligen en la escoba
option-escoba-players = Jugadores
option-escoba-players-help = Cuántos se sientan; la máquina ocupa las sillas libres.
value-escoba-players = { $value ->
   *[other] { $value }
  }
option-escoba-teams = Equipos
option-escoba-teams-help = Con 4 o 6 jugadores: dos bandos sentados de forma alterna.
value-escoba-teams = { $value ->
    [no] Cada uno por su cuenta
    [yes] Dos equipos
   *[other] { $value }
  }
option-escoba-first_dealer = Primer reparto
option-escoba-first_dealer-help = Quién reparte primero.
value-escoba-first_dealer = { $value ->
    [random] Al azar
    [highest] La carta más alta
   *[other] { $value }
  }
option-escoba-opening = La mesa que suma 15
option-escoba-opening-help = Si las cuatro cartas suman 15, o 15 y 15, son de quien reparte.
value-escoba-opening = { $value ->
    [dealer] Para quien reparte
    [off] Se quedan en la mesa
   *[other] { $value }
  }
option-escoba-capture = Llevarse cartas
option-escoba-capture-help = Si quien puede hacer 15 con la carta que juega tiene que hacerlo.
value-escoba-capture = { $value ->
    [optional] Si se quiere
    [mandatory] Obligatorio
   *[other] { $value }
  }
option-escoba-missed_baza = Baza pasada por alto
option-escoba-missed_baza-help = Quien la deja y el siguiente la pueden reclamar.
value-escoba-missed_baza = { $value ->
    [on] Se reclama
    [off] Se pierde
   *[other] { $value }
  }
option-escoba-no_baza_loses = Ronda sin bazas
option-escoba-no_baza_loses-help = Con dos bandos: el que no hace ninguna baza pierde la partida.
value-escoba-no_baza_loses = { $value ->
    [off] No pasa nada
    [on] Se pierde la partida
   *[other] { $value }
  }
option-escoba-all_oros = Los diez oros
option-escoba-all_oros-help = Cuánto valen cuando los tiene todos un bando.
value-escoba-all_oros = { $value ->
    [one] 1 punto, como siempre
   *[other] { $value } puntos
  }
option-escoba-target = Puntos
option-escoba-target-help = A cuántos puntos se juega la partida.
value-escoba-target = { $value ->
   *[other] { $value }
  }
option-escoba-match_tie = Empate al final
option-escoba-match_tie-help = Qué pasa si dos llegan con los mismos puntos.
value-escoba-match_tie = { $value ->
    [velo] gana quien llevó el velo
    [extend] se alarga diez puntos
    [round] se juega otra ronda
   *[other] { $value }
  }

## En la mesa
table = Mesa
players = Los demás jugadores
tools = Botones de la mesa
rules = Reglas
log = Lo dicho
log-empty = Aquí queda escrito lo que se dice.
leave = Salir
leave-title = ¿Dejas la mesa?
leave-text = La máquina sigue en tu lugar. Puedes volver mientras la silla esté libre.
leave-alone = Solo quedan máquinas. La partida puede acabar pronto o cerrarse la mesa: entonces no hay silla a la que volver.
leave-stay = Me quedo
leave-stand = Salir
to-lobby = Al vestíbulo
line-connecting = Conectando…
line-lost = Se ha perdido la conexión. Volviendo…
line-back = Hay conexión otra vez.
no-table = Esta mesa no existe
no-table-text = Quizá se ha cerrado, o la dirección está mal escrita.
no-game = Este juego aún no se ve aquí
no-game-text = La mesa existe, pero esta página no sabe dibujarla.

name = { $name }
nothing = { "" }
none = –
plus = +{ $points }
you = tú
you-first = Tú
us = Nosotros
them = Ellos
names-and = { $first } y { $rest }
names-comma = { $first }, { $rest }
your-place = { $whose ->
    [own] Tu sitio
   *[other] Sitio de { $name }
  }
your-cards = Cartas
sit-here = Sentarse aquí
away = ausente
mano = mano
deals = reparte
next = le toca
stones = { $points ->
    [one] piedra
   *[other] piedras
  }
cards-down = { $count ->
    [one] 1 carta boca abajo
   *[other] { $count } cartas boca abajo
  }
card = { $number ->
    [1] as
    [2] dos
    [3] tres
    [4] cuatro
    [5] cinco
    [6] seis
    [7] siete
    [10] sota
    [11] caballo
    [12] rey
   *[other] { $number }
  } de { $suit ->
    [oros] oros
    [copas] copas
    [espadas] espadas
    [bastos] bastos
   *[other] { $suit }
  }

score = Tanteo
score-words = { $points ->
    [one] 1 piedra
   *[other] { $points } piedras
  }: { $amarracos ->
    [one] 1 amarraco
   *[other] { $amarracos } amarracos
  } y { $stones ->
    [one] 1 piedra
   *[other] { $stones } piedras
  }
juegos = { $count ->
    [one] 1 juego
   *[other] { $count } juegos
  }
vacas = { $count ->
    [one] 1 vaca
   *[other] { $count } vacas
  }
lances = Lances
lance-deal = Se reparte
lance-mus = Mus
lance-discard = Descarte
lance-grande = Grande
lance-chica = Chica
lance-pares = Pares
lance-juego = Juego
lance-punto = Punto
lance-over = Fin de la partida
short-open = –
short-paso = –
short-quiero = { $stake }
short-deje = no
short-ordago = ¡!
short-unopposed = sí
short-nobody = –

## El turno
your-turn = Te toca
bar-stake = { $lance } · envite { $stake }
bar-ordago = { $lance } · órdago
ask-mus = ¿Cambiamos cartas?
ask-discard = Elige las cartas que tiras.
ask-open = Puedes pasar, envidar o ir a todo.
ask-answer-bet = { $name } envida { $offered }. Si no se quiere, { $deje } para ellos.
ask-answer-raise = { $name } sube de { $agreed } a { $offered }. Si no se quiere, { $deje } para ellos.
ask-answer-ordago = { $name } va a todo en este lance. Si pasáis, { $deje } para ellos.
ask-proposal = { $name } propone «{ $word }». Acepta o sube.
ask-proposal-only = { $name } propone «{ $word }». Acepta en su bocadillo.
waits = Turno de { $name }
waits-discard = { $count ->
    [one] Falta uno por elegir
   *[other] Faltan { $count } por elegir
  }
say-mus = Hay mus
say-corto = No hay mus
say-paso = Paso
say-envido = Envido { $amount }
say-mas = { $amount } más
say-ordago = ¡Órdago!
say-quiero = Quiero
say-no = No quiero
say-acepto = Acepto
say-ordago-accept = Órdago
say-ordago-refuse = Paso
raise-total = hasta { $total }
slider = Piedras
slider-value = { $amount }, en total { $total }
less = Una menos
more = Una más
throw = { $count ->
    [0] Elige cartas
    [one] Tirar 1 carta
   *[other] Tirar { $count } cartas
  }
accept = Acepto
asks = pregunta

## Lo que se dice
word-mus = Mus
word-corto = Corto
word-descarto = { $amount ->
    [one] Una carta
   *[other] { $amount } cartas
  }
word-ready = Listo
word-paso = Paso
word-envido = Envido { $amount }
word-mas = { $amount } más
word-ordago = ¡Órdago!
word-quiero = Quiero
word-no = No quiero
word-acepto = Acepto
word-baraja = Baraja
word-reparte = Reparte
propose-paso = ¿Paso?
propose-envido = ¿Envido { $amount }?
propose-mas = ¿{ $amount } más?
propose-ordago = ¿Órdago?
propose-quiero = ¿Lo vemos?
propose-no = ¿Pasamos?
propose-acepto = ¿Acepto?
holds-pares = pares sí
lacks-pares = pares no
holds-juego = juego sí
lacks-juego = juego no

## Lo que pasa
log-dealt = Mano { $hand } · reparte: { $dealer } · mano: { $mano }
log-mano = Ahora la mano es de { $mano }
log-reshuffled = Se acaba el mazo: se barajan los descartes
log-closed-open = { $lance }
log-closed-paso = { $lance }: en paso
log-closed-quiero = { $lance }: envite de { $stake }
log-closed-deje = { $lance }: no se quiere
log-closed-ordago = { $lance }: órdago querido
log-closed-unopposed = { $lance }, sin apuesta: { $side }
log-closed-nobody = { $lance }: nadie tiene
log-paid = { $side } +{ $points } ({ $lance }, { $kind }): { $score }
log-ordago-won = { $side }: órdago ganado en { $lance }
log-juego-won = { $side }: ¡juego!
log-match-won = { $side }: ¡partida!
kind-deje = deje
kind-paso = en paso
kind-envite = envite
kind-prima = prima
kind-ordago = órdago
spoken-word = { $name }: { $word }
said-by = { $by ->
    [clock] se acabó el tiempo
   *[bot] por la máquina
  }
told-clock = Se acabó el tiempo. Dicho por ti: { $word }
spoken-turn = Te toca. { $title }. { $question }
spoken-may = Puedes decir: { $words }

## La lista
list-title = Fin de la mano
list-lance = Lance
list-stake = Apuesta
list-bonus = Prima
list-winner = Gana
list-growth = Así sube el tanteo
list-waiting = Falta: { $names }
growth = { $lance } { $kind ->
    [deje] deje +{ $points }
    [prima] prima +{ $points }
    [ordago] órdago
   *[other] +{ $points }
  }
stake-open = –
stake-paso = en paso
stake-quiero = envite { $stake }
stake-deje = deje { $stake }
stake-ordago = órdago
stake-unopposed = sin apuesta
stake-nobody = nadie tiene
continue = Seguir
match-won = ¡Partida ganada!
match-lost = Partida perdida
match-won-by = Fin de la partida
match-winners = Ganan: { $side }
again = Jugar otra vez

## La escoba
round = Ronda { $hand }
target = a { $target } puntos
new-table = Nuevo juego
points = { $points ->
    [one] punto
   *[other] puntos
  }
taken = { $cards ->
    [one] 1 carta
   *[other] { $cards } cartas
  } · { $escobas ->
    [one] 1 escoba
   *[other] { $escobas } escobas
  }
escobas = { $count ->
    [one] 1 escoba
   *[other] { $count } escobas
  }
pile = Bazas: { $count ->
    [one] 1 carta
   *[other] { $count } cartas
  }
stock = Mazo: { $count ->
    [one] 1 carta
   *[other] { $count } cartas
  }
ultimas = Últimas
on-the-table = Sobre el tapete
table-empty = No hay cartas en la mesa
no-card = ninguna carta
play-cards = Jugar cartas
play-ask = Elige una carta tuya y las de la mesa que quieras llevarte.
play-lays = La carta se queda en la mesa.
play-not = Eso no se puede jugar.
claim = Reclamar
word-escoba = ¡Escoba!
word-opened = ¡Para quien reparte!
word-claimed = ¡Reclamo!
log-round = Ronda { $hand } · reparte: { $dealer } · mano: { $mano }
log-table = En la mesa: { $cards }
log-opened = { $escobas ->
    [one] La mesa suma 15. Para quien reparte: { $name }. ¡Una escoba!
   *[other] La mesa suma 15 y 15. Para quien reparte: { $name }. ¡{ $escobas } escobas!
  }
log-laid = { $card }, a la mesa
log-took = { $card } con { $cards }
log-claimed = reclamo: { $cards }
log-more = Tres cartas más; quedan { $stock } en el mazo
log-ultimas = ¡Últimas!
log-leftovers = Lo que queda en la mesa, para quien hizo la última baza: { $name } ({ $count })
log-item-paid = { $side } +{ $points } ({ $item }): { $score }
log-target-grew = Empate: ahora se juega a { $target }
spoken-play = Te toca. En la mano: { $hand }. En la mesa: { $table }
spoken-claim = Puedes reclamar una baza
list-round = Fin de la ronda
list-item = Se cuenta
list-how-many = Cuántas
list-points = Puntos
list-target = Se juega a { $target } puntos; si hay empate, { $tie }.
side-points = { $side } +{ $points }
nobody = nadie
growth-item = { $item } +{ $points }
item = { $item ->
    [escobas] Escobas
    [velo] El velo
    [cards] Cartas
    [oros] Oros
    [sevens] Sietes
   *[other] { $item }
  }

## Señas
signs = Señas
signs-text = Señala una cara para leer qué significa.
sign-name = { $sign ->
    [dos_reyes] dos reyes
    [tres_reyes] tres reyes
    [dos_ases] dos ases
    [tres_ases] tres ases
    [pares] pares
    [medias] medias
    [duples] duples
    [juego] juego
    [treinta_y_una] 31
    [treinta] punto 30
    [veintinueve] punto 29
    [ciego] ciego
    [solomillo] solomillo
    [cortar] corto
    [envidar_mas] envida más
   *[other] { $sign }
  }
sign-gesture = { $sign ->
    [dos_reyes] se muerde el labio inferior
    [tres_reyes] se muerde el labio inferior a un lado
    [dos_ases] saca la lengua
    [tres_ases] saca la lengua a un lado
    [pares] gira la cabeza a un lado: lleva pares
    [medias] labios cerrados a un lado: tres iguales
    [duples] levanta las cejas
    [juego] labios cerrados hacia fuera: juego, pero no 31
    [treinta_y_una] guiña un ojo
    [treinta] levanta los dos hombros
    [veintinueve] levanta un hombro
    [ciego] cierra los dos ojos: ni pares, ni juego, ni otra seña
    [solomillo] lanza un beso: tres reyes y un as
    [cortar] ladea la cabeza: va a cortar el mus
    [envidar_mas] levanta la cabeza: quiere envidar más
   *[other] { $sign }
  }
sign-not-now = Ahora no.
sign-own = Enseñas: { sign-name }.
sign-back = Un clic la retira.
sign-shown = { $name } enseña: { sign-name } ({ $gesture }).
sign-dismiss = Un clic la quita.
look-at = Mirar a { $name }
spoken-sign = { $name } enseña: { sign-name }

## Preguntar al compañero
your-answer = Tu compañero pregunta
ask-first = Preguntar antes
ask-first-text = La próxima palabra se le pregunta al compañero, no se dice.
ask-asked = { $name } pregunta: «{ $word }» Acepta o di lo que prefieras.
ask-waits = Has preguntado: «{ $word }» Puedes esperar la respuesta o hablar.
ask-rather = { $name } prefiere: «{ $word }». Tú decides.
rather = Mejor: { $word }
propose-mus = ¿Mus?
propose-corto = ¿Cortamos?
spoken-answer = { $title }. { $question }
log-asked = al compañero: { $word }

## La charla
chat = Charla
chat-empty = Nadie ha escrito todavía.
chat-write = Escribe…
chat-send = Enviar
unread = Sin leer
phrases = Frases hechas
phrase-hola = ¡Hola!
phrase-gracias = Gracias
phrase-suerte = ¡Suerte!
phrase-buena_mano = ¡Buena mano!
phrase-bien_jugado = ¡Bien jugado!
phrase-lo_siento = Lo siento
phrase-un_momento = Un momento, por favor
phrase-ya_estoy = Ya estoy
phrase-otra = ¿Otra?
phrase-adios = ¡Adiós!
phrase-jaja = ¡Ja, ja!
phrase-venga = ¡Venga!
told-wrote = { $name } escribe: { $text }
told-wrote-many = { $count } líneas nuevas en la charla
watchers = { $count ->
    [one] 1 mira
   *[other] { $count } miran
  }

## La gente en la mesa
beside = Lo dicho y la charla
menu = Menú
players-here = Jugadores
player-info = Ver jugador
person-skill = { $number } · { $matches ->
    [one] 1 partida
   *[other] { $matches } partidas
  }
person-unrated = Con cuenta, todavía sin partidas puntuadas de este juego.
person-guest = Invitado: sin cuenta no hay nivel.
person-page = Todo de este jugador: nivel, partidas, compañeros
computer = Máquina: { level-name }
stars = { $count ->
    [one] 1 estrella
   *[other] { $count } estrellas
  }
side = Bando { $side }
seat-empty = Silla libre
gone = sin conexión
gone-text = Se ha perdido la conexión.
away-text = Juega la máquina hasta que vuelva.
bank = Se acabó el reloj: esto es la reserva.
deals-text = La carta rosa está junto a quien reparte.
wishes-pause = ¿pausa?
wishes-swap = ¿cambio?
wishes-rematch = otra
swap = Cambiar
swap-text = Pedir un cambio de sitio
swap-free = Sentarse aquí
swap-free-text = Pasar a esta silla libre
swap-asked = Pedido
swap-asked-text = Cambio de sitio: pedido
swap-accept = Aceptar
swap-accept-text = Aceptar el cambio de sitio
pause = { $how ->
    [agree] Aceptar la pausa
    [asked] Mejor sin pausa
   *[other] Pausa
  }
paused-title = Pausa
paused-text = Termina cuando alguien sigue, o a los diez minutos. De acuerdo: { $names }.
go-on = Seguir
waiting-title = { $count ->
    [0] Un momento…
    [one] Queda una silla libre
   *[other] Quedan { $count } sillas libres
  }
waiting-text = Se reparte cuando todos estén sentados.
waiting-watch = Se reparte cuando todos estén sentados. Siéntate donde quieras.
fill = Completar con la máquina
invite = Invitar
draw-title = El sorteo
draw-text = Mano: { $name }
closed-title = La mesa está cerrada
closed-why = { $why ->
    [abandoned] Un bando ha dejado la partida: gana el otro.
    [empty] Ya no quedaba nadie en la mesa.
    [left] Todos se han ido.
    [over] La partida ha terminado.
   *[other] La ha cerrado la casa.
  }
following = A la nueva partida
rematch-willing = Quieren otra: { $names }
next-match = Próxima partida: { $sides }
names-against = { $first } contra { $rest }
leave-rated = Esta partida puntúa: si te vas, cuenta como perdida para ti.
elsewhere-title = Juegas en otra ventana
elsewhere-text = Esta mesa está abierta en una ventana más nueva. Solo se juega en una a la vez.
play-here = Jugar aquí
no-door = Esta mesa no está abierta para ti
no-door-text = Quien la abrió ha elegido quién puede entrar: quizá necesites una invitación.
told-sits = { $name } se sienta
told-left = { $name } se ha ido
told-away = { $name } no está: juega la máquina hasta que vuelva
told-back = { $name } ha vuelto
told-gone = { $name } ha perdido la conexión
told-here = { $name } tiene conexión otra vez
told-pause = { $name } quiere una pausa
told-rematch = { $name } quiere otra partida
told-swap = { $name } quiere cambiar de sitio contigo
told-goes-on = Sigue la partida

## Lo que no se puede
refusal = { $code ->
    [unreadable] Eso no se ha entendido.
    [too_large] Eso era demasiado largo.
    [unknown_table] Esa mesa ya no existe.
    [not_your_seat] Esa silla no es tuya.
    [not_your_turn] Todavía no te toca.
    [illegal] Eso no se puede decir ahora.
    [stale] La mesa ya iba por delante: mira cómo está ahora.
    [seat_taken] Esa silla está ocupada.
    [closed] La mesa está cerrada.
    [too_fast] Demasiado deprisa: espera un momento.
    [late] Tarde: el reloj ya ha hablado por ti.
    [paused] Hay una pausa.
    [muted] Por ahora no puedes escribir.
    [not_invited] Para eso hace falta una invitación.
    [not_welcome] Esta mesa no está abierta para ti.
    [skill] Esta mesa es para jugadores de otro nivel.
   *[other] La casa no lo admite.
  }
rules-impossible = Esas reglas no van juntas. Cambia alguna y vuelve a intentarlo.
name-impossible = Ese nombre no vale: de 1 a 24 letras que se vean.

## Las reglas
rules-title = Cómo se juega aquí
rules-here = Las reglas de esta mesa
rules-mus-aim = De qué va
rules-mus-aim-text = Dos bandos, cuatro cartas cada uno. En cada mano se apuesta en cuatro lances y se suman piedras; cinco piedras son un amarraco. Gana el juego quien llega antes.
rules-mus-mus = El mus
rules-mus-mus-text = Desde la mano, cada uno dice «hay mus» (cambiar cartas) o «no hay mus» (cortar). Si todos quieren mus, cada uno tira de una a cuatro cartas y se pregunta otra vez. El primer corte lo acaba.
rules-mus-lances = Los cuatro lances
rules-mus-lances-text = Grande, chica, pares y juego, siempre en este orden. Cada bando cuenta con su mejor mano; en caso de empate gana quien está más cerca de la mano.
rules-mus-grande = Grande
rules-mus-grande-text = Gana la carta más alta; si hay empate, la siguiente.
rules-mus-chica = Chica
rules-mus-chica-text = Gana la carta más baja; si hay empate, la siguiente.
rules-mus-pares = Pares
rules-mus-pares-text = Duples (dos parejas) ganan a medias (tres iguales) y medias a un par. Solo juega quien tiene, y cada uno lo dice. Primas: par 1, medias 2, duples 3.
rules-mus-juego = Juego y punto
rules-mus-juego-text = Figuras 10, as 1. Juego es 31 o más: 31 gana a 32, y después 40, 37, 36, 35, 34 y 33. Primas: 31 vale 3, los demás 2. Si nadie tiene juego se juega al punto: gana quien más se acerca a 30.
rules-mus-bets = Apostar
rules-mus-bets-text = Se abre con «envido» (dos o más) u «órdago» (todo). El otro bando quiere, no quiere o sube. Lo que no se quiere se paga en el acto (el deje); lo querido se cuenta al final.
rules-mus-words = Órdago
rules-mus-words-text = Un órdago querido enseña las cartas y decide el juego entero en ese lance.
rules-mus-count = El recuento
rules-mus-count-text = Al final de la mano se cuentan grande, chica, pares y juego, en ese orden; quien llega antes a las piedras del juego gana, aunque el otro tuviera más por contar.

## Las reglas de la escoba
rules-escoba-aim = De qué va
rules-escoba-aim-text = Se recogen de la mesa cartas que suman 15 con una de la mano. Gana quien llega antes a los puntos de la partida.
rules-escoba-values = Lo que valen las cartas
rules-escoba-values-text = Del as al siete, su número; la sota 8, el caballo 9 y el rey 10.
rules-escoba-turn = El turno
rules-escoba-turn-text = Se juega una carta de la mano. Si suma 15 con cartas de la mesa se pueden llevar todas: es una baza. Si no, la carta se queda en la mesa.
rules-escoba-escoba = La escoba
rules-escoba-escoba-text = Quien se lleva todas las cartas de la mesa hace escoba: un punto. Si al empezar las cuatro cartas suman 15, la escoba es de quien reparte; si son 15 y 15, dos escobas.
rules-escoba-missed = La baza pasada por alto
rules-escoba-missed-text = Quien deja una carta que hacía 15 ha pasado una baza por alto. Hasta que juega el siguiente la pueden reclamar los dos: es del primero que lo dice. Después sigue el juego.
rules-escoba-deals = Tres y tres
rules-escoba-deals-text = Tres cartas a cada uno y cuatro a la mesa. Sin cartas en la mano se reparten otras tres, hasta «últimas». Lo que queda en la mesa al final es de quien hizo la última baza, y no es escoba.
rules-escoba-count = El recuento
rules-escoba-count-text = Un punto por cada escoba, por el velo (el siete de oros), por más cartas, por más oros y por más sietes. En caso de empate, nadie.
rules-escoba-match = La partida
rules-escoba-match-text = Se mira al acabar una ronda: si llegan varios gana quien tiene más. Con los mismos puntos decide la regla de esta mesa.

## People
problem = { $code ->
    [name_taken] Ese nombre ya es de otra persona.
    [bad_name] Ese nombre no vale: de 1 a 24 letras que se vean.
    [bad_password] La contraseña ha de tener de 8 a 200 caracteres.
    [bad_sign_in] El nombre y la contraseña no coinciden.
    [oneself] Eso no se puede hacer con uno mismo.
    [nobody] Aquí no hay nadie así.
    [expired] Esa invitación ya no vale.
    [not_registered] Para eso hay que tener cuenta.
    [wrong_password] La contraseña no es esa.
    [registered] Ya tienes cuenta.
    [too_fast] Demasiadas veces: espera un momento.
    [too_many_tables] Ya tienes abiertas bastantes mesas: acaba o deja alguna.
    [blocked] Está bloqueado: desbloquéalo antes.
    [bad_text] Ha de ser texto corriente, de 200 caracteres como mucho.
    [no_reason] Falta decir por qué.
    [unknown_line] Esa línea no la escribió en ese sitio.
    [unknown_table] Esa mesa no existe.
    [bad_time] Ese tiempo no puede ser.
    [not_operator] Eso es cosa de quien modera la casa.
    [operator] También modera la casa.
    [signed_out] Ya no estás dentro: carga la página de nuevo.
    [csrf] La casa no lo permite: carga la página de nuevo y vuelve a intentarlo.
    [muted] Por ahora no puedes escribir.
    [banned] Por ahora no puedes entrar.
   *[other] La casa no lo permite.
  }
stars-count = { $stars ->
    [one] { $stars } estrella
   *[other] { $stars } estrellas
  }
my-menu = Menú
menu-me = Mis partidas
menu-friends = Amigos
menu-account = Mi cuenta
menu-register = Nombre y cuenta
menu-operator = Moderación
sign-out = Salir de la cuenta
signed-out = Has salido de tu cuenta.
try-again = Volver a intentarlo
send = Enviar
copy = Copiar
copied = Copiado.
copy-by-hand = El enlace está seleccionado: cópialo con el teclado.
yes-no = { $value ->
    [true] Sí
   *[false] No
  }
nowhere = Aquí no hay nada
nowhere-text = Esa página no existe. Puede que la dirección tenga una errata.

## The lobby with people in it
all-games = Todo
by-computer = máquina
table-people = En la mesa
seat-free = silla libre
not-begun = aún sin empezar
return = Volver
clock-short = { $seconds } s por palabra
rated-short = puntúa
rule-short = { $option }: { $value }
stars-range = de { $low } a { $high } ★
friends-none = Aquí salen tus amigos cuando juegan.
friends-none-playing = Ahora no juega ninguno.
friends-all = Todos los amigos
friend-table = Ir a su mesa
lobby-chat = En el vestíbulo
lobby-chat-empty = Nadie ha escrito todavía.
lobby-line = Escribe en el vestíbulo
lobby-phrases = Frases

## A new game for people
new-game-people = Quién juega
new-game-speed = A qué paso
open-to = Pueden sentarse
open-to-name = { $open_to ->
    [friends] Solo amigos
    [invited] Con invitación
   *[anyone] Todos
  }
open-to-help = { $open_to ->
    [friends] Solo tus amigos ven la mesa y se sientan en ella.
    [invited] Se sienta quien tenga el enlace que recibirás al abrir la mesa.
   *[anyone] Cualquiera puede ocupar una silla libre.
  }
new-fill = Sillas libres
fill-name = { $fill ->
    [false] Esperar a personas
   *[true] Las ocupa la máquina
  }
fill-help = La máquina deja su silla a quien llegue; si se espera, nada se reparte hasta que todos estén.
low = Nivel desde
low-help = El mínimo de estrellas para sentarse; quien no tiene nivel cuenta por tres.
high = Nivel hasta
high-help = El máximo de estrellas para sentarse.
rated = Partida que puntúa
rated-help = Cuenta para el nivel si todos tienen cuenta. Quien se va la pierde.
spectators = Se puede mirar
spectators-help = Quien mira no ve ninguna carta tapada.
new-bank = Reserva
bank-none = Sin reserva
bank-minutes = { $minutes ->
    [one] { $minutes } minuto
   *[other] { $minutes } minutos
  }
bank-help = Tiempo de más que cada uno tiene para toda la partida.
table-laid = La mesa está puesta
table-laid-text = Manda este enlace a quien quieras invitar. Vale un día, y no hace falta tener cuenta.
invitation-link = Enlace de invitación
go-to-table = Ir a la mesa

## Invitations
invitation = Invitación
invited-by = { $name } te invita a una partida de { $game }.
invited-text = Te sentarás como { $name }. No hace falta tener cuenta.
sit-down = Sentarse
invitation-expired = Esta invitación ya no vale
invitation-expired-text = Ha caducado, la mesa se ha cerrado o el enlace está incompleto. Pide otro a quien te invitó.

## Accounts
not-done = No ha podido ser: mira lo que está escrito.
name-saved = Nombre guardado.
name-help = Es tu nombre en todas las mesas; nadie más puede llevarlo.
name-help-guest = Es tu nombre en todas las mesas. Para que sea solo tuyo, regístrate.
name-label = Nombre
password = Contraseña
password-show = Ver
password-help = De 8 a 200 caracteres.
password-old = Contraseña de ahora
password-new = Contraseña nueva
password-change = Cambiar la contraseña
password-changed = Contraseña cambiada. En los demás dispositivos se ha cerrado la sesión.
register = Registrarse
register-text = Conservas tu nombre, tus partidas y tus amigos, y entras desde cualquier dispositivo. No hace falta correo: apunta la contraseña.
register-do = Registrarse
registered-done = Ya tienes cuenta.
sign-in = Entrar
sign-in-text = Si ya tienes cuenta.
sign-in-do = Entrar
signed-in = Has entrado.
signed-in-as = Has entrado como { $name }.
devices = Mis dispositivos
device-here = este
device-seen = visto el { $day }
device-unknown = Navegador
device-ended = Sesión cerrada allí.
sign-out-there = Cerrar sesión
data = Mis datos
data-text = Todo lo que la casa sabe de ti, en un archivo. Y si te vas, se borra.
data-do = Descargar mis datos
delete = Borrar mi cuenta
delete-text = Se borran tu nombre, tu contraseña, tus amigos y lo que has escrito. En las partidas pasadas quedará «alguien que se fue». No hay vuelta atrás.
delete-stay = No, me quedo
delete-do = Borrar para siempre
deleted = Tu cuenta está borrada.

## Players and friends
cancel = Cancelar
day = Día
player = Jugador
player-nobody = Aquí no hay nadie
player-nobody-text = Nadie se llama así en esta casa, o se fue.
player-since = Con cuenta desde el { $day }
player-guest = Sin cuenta, desde el { $day }
somebody-gone = alguien que se fue
share = Compartir
share-me = Compartir mi página
bonds = Qué es para ti
bonds-help = Silenciar: no lees lo que escribe. Bloquear: tampoco puede sentarse contigo ni mirarte.
friend-ask = Pedir amistad
friend-asked = Amistad pedida.
friend-accept = Aceptar
friend-refuse = Rechazar
friend-withdraw = Retirar la petición
friend-end = Dejar la amistad
mute = Silenciar
mute-end = Dejar de silenciar
block = Bloquear
block-end = Desbloquear
report = Denunciar
report-title = Denunciar a { $name }
report-text = Quien modera esta casa leerá lo que escribas aquí y las últimas veinte líneas de la conversación.
report-reason = Qué ha pasado
report-do = Denunciar
report-done = Denuncia enviada. Gracias.
skill = Nivel
skill-none = Aún no hay partidas que puntúen.
skill-guest = Puntúan las partidas de quienes tienen cuenta: regístrate para tener nivel.
skill-help = El número es prudente: sube al ganar, y también cuanto más se sabe de quien juega.
curve-table = La curva en una tabla
matches = { $count ->
    [one] { $count } partida
   *[other] { $count } partidas
  }
partners = Con quién
partners-none = Aún no ha jugado con nadie de compañero.
partners-matches = Partidas
partners-won = Ganadas
games = Partidas
games-none = Aún no hay ninguna partida acabada.
games-all = Ver las { $count }
outcome-won = Ganada
outcome-lost = Perdida
outcome-left-off = Sin acabar
replay-see = Ver
record-download = Descargar
friends-nobody = Aún no tienes ninguno: pídeselo a quien juega contigo.
friends-asking = Quieren ser amigos tuyos
friends-asked = Se lo has pedido a
friends-blocked = Bloqueados
friends-muted = Silenciados
friend-add = Añadir por su nombre
friend-add-do = Pedir
friend-add-help = El nombre de alguien que tenga cuenta.

## Replays
replay = Partida pasada
replay-unknown = Esa mesa no existe, o no se guarda ya.
replay-goes-on = La partida no ha acabado: se podrá ver entera cuando acabe.
replay-game = Esta página no sabe mostrar ese juego.
replay-unreachable = No se llega a la casa. Prueba otra vez en un momento.
film = Pasar la partida
film-first = Al principio
film-previous = Atrás
film-next = Adelante
film-last = Al final
film-play = Reproducir
film-pause = Parar
film-step = Momento de la partida
film-at = { $step } de { $end }
film-hand = Mano
film-eyes = Desde
eyes-all = todos
eyes-spectator = quien mira

## Moderation
reports = Denuncias sin cerrar
reports-none = No hay ninguna.
report-by = Lo dice
report-table = en una mesa
report-lobby = en el vestíbulo
report-lines = Lo que se había escrito
report-note = Nota al cerrar
report-close = Cerrar
report-closed = Denuncia cerrada.
act-mute = Callar
act-ban = Expulsar
act-mute-title = Callar a { $name }
act-ban-title = Expulsar a { $name }
act-mute-help = No podrá escribir en ningún sitio.
act-ban-help = No podrá sentarse ni mirar.
act-time = Cuánto tiempo
act-minutes = { $minutes ->
    [0] Para siempre
    [60] Una hora
    [1440] Un día
    [10080] Una semana
    [43200] Un mes
   *[other] { $minutes } minutos
  }
act-reason = Por qué
act-done = Hecho.
act-name = { $act ->
    [mute] calla a
    [unmute] deja hablar a
    [ban] expulsa a
    [unban] readmite a
    [close] cierra la denuncia
    [add] nombra operador a
    [password] cambia la contraseña de
   *[other] { $act }
  }
ledger = Quién hizo qué
ledger-none = Todavía nada.
ledger-operator = Quién
ledger-act = Qué
ledger-person = A quién
ledger-detail = Detalles
