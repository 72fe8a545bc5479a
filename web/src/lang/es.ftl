### Tapete en español. Las mismas claves y variables que en los demás idiomas.

## La casa
title-lobby = Tapete · Mus
title-table = Mesa de mus · Tapete
language = Idioma
close = Cerrar
save = Guardar
change = cambiar
your-name = Tu nombre
house-unreachable = No se llega a la casa. Prueba otra vez dentro de un momento.

## El vestíbulo
lobby-title = Siéntate a echar un mus
lobby-lead = Tú, un compañero y dos rivales. Sin cuentas, sin esperas: la mesa está puesta.
play-now = Jugar ya
play-now-text = La máquina ocupa las sillas libres; la gente puede sentarse cuando quiera.
new-game = Nueva partida
tables-title = Mesas abiertas
tables-loading = Un momento…
tables-none = Ahora no juega nadie. Abre tú la primera mesa.
only-computers = Solo la máquina
table-line = { $players ->
    [2] Dos jugadores
   *[other] { $players } jugadores
  } · mano { $hand } · { $score }
join = { $free ->
    [one] Entrar (1 silla)
   *[other] Entrar ({ $free } sillas)
  }
watch = Mirar

## Nueva partida
preset = Reglas
preset-name = { $name ->
    [clasico] Clásico
    [cuatro_reyes] Cuatro reyes
    [stargames] StarGames
    [app] Envites de dos
    [fournier] Fournier
    [torneo] Torneo
    [rapido] Rápido
   *[other] { $name }
  }
preset-help = { $name ->
    [clasico] Ocho reyes, a 40 piedras, un juego.
    [cuatro_reyes] El tres y el dos valen lo que son.
    [stargames] Los compañeros se preguntan antes de contestar.
    [app] Se envida y se sube siempre de dos en dos.
    [fournier] A tres juegos, parejas por sorteo, mus corrido en cada juego.
    [torneo] A tres juegos y mus corrido en la primera mano.
    [rapido] A 30 piedras.
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
level-help = Novato se equivoca a veces, normal conoce las probabilidades, fuerte y experto han aprendido de millones de manos.
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

option-players = Jugadores
option-players-help = Dos bandos sentados de forma alterna.
value-players = { $value ->
    [2] 2: uno contra uno
    [4] 4: dos parejas
    [6] 6: tres contra tres
    [8] 8: cuatro contra cuatro
   *[other] { $value }
  }
option-kings = Reyes
option-kings-help = Con ocho reyes el tres es un rey y el dos es un as.
value-kings = { $value ->
    [8] Ocho reyes
    [4] Cuatro reyes
   *[other] { $value }
  }
option-partners = Parejas
option-partners-help = Como os sentéis, o por sorteo de cartas.
value-partners = { $value ->
    [chosen] Como os sentéis
    [drawn] Por sorteo
   *[other] { $value }
  }
option-first_mano = Primera mano
option-first_mano-help = Quién habla primero en la primera mano.
value-first_mano = { $value ->
    [random] Al azar
    [highest] La carta más alta
   *[other] { $value }
  }
option-exhaust = Si se acaba el mazo
option-exhaust-help = Si al último que pide le pueden volver las cartas que ha tirado.
value-exhaust = { $value ->
    [exclude_own] Nunca las suyas
    [all] Vuelven todas
   *[other] { $value }
  }
option-mus_corrido = Mus corrido
option-mus_corrido-help = El primero que corta el mus pasa a ser mano.
value-mus_corrido = { $value ->
    [off] No
    [match] En la primera mano de la partida
    [juego] En la primera mano de cada juego
   *[other] { $value }
  }
option-real31 = La real
option-real31-help = 7-7-7 y una figura gana a cualquier otra 31.
value-real31 = { $value ->
    [off] No
    [on] Sí
   *[other] { $value }
  }
option-tie_break = Empates
option-tie_break-help = A quién favorece la igualdad.
value-tie_break = { $value ->
    [mano] Al más cercano a la mano
    [dealer] Primero al que reparte
   *[other] { $value }
  }
option-consensus = Respuestas
option-consensus-help = Si vale la primera palabra o si los compañeros se ponen de acuerdo.
value-consensus = { $value ->
    [sequential] Habla cada uno y vale
    [approval] Se propone al compañero
   *[other] { $value }
  }
option-out_after_no = Tras un «no quiero»
option-out_after_no-help = Quien no quiso un envite queda fuera de ese lance.
value-out_after_no = { $value ->
    [yes] Queda fuera
    [no] Sigue dentro
   *[other] { $value }
  }
option-raise_size = Envites
option-raise_size-help = Cuánto se puede envidar y subir.
value-raise_size = { $value ->
    [free] Lo que se quiera
    [two] Siempre dos
   *[other] { $value }
  }
option-punto_premium = Piedra del punto
option-punto_premium-help = Cuándo se cobra la piedra del punto.
value-punto_premium = { $value ->
    [always] Siempre
    [unbet] Solo en paso
   *[other] { $value }
  }
option-early_win = Llegar antes
option-early_win-help = Qué pasa si un deje llega al final del juego.
value-early_win = { $value ->
    [immediate] Se acaba en el acto
    [after_lances] Se juegan los lances que quedan
   *[other] { $value }
  }
option-target = Piedras
option-target-help = Cuántas piedras ganan el juego.
value-target = { $value ->
    [40] 40: ocho amarracos
    [30] 30: seis amarracos
   *[other] { $value }
  }
option-juegos = Juegos por vaca
option-juegos-help = Cuántos juegos hay que ganar para una vaca.
value-juegos = { $value ->
    [one] { $value } juego
   *[other] { $value } juegos
  }
option-vacas = Vacas
option-vacas-help = Cuántas vacas ganan la partida.
value-vacas = { $value ->
    [one] { $value } vaca
   *[other] { $value } vacas
  }
option-senas = Señas
option-senas-help = Quién ve las señas.
value-senas = { $value ->
    [all] Las ven todos
    [off] Sin señas
    [partner] Solo el compañero
    [watch] Quien esté mirando
   *[other] { $value }
  }
option-true_senas = Señas verdaderas
option-true_senas-help = Solo se ofrecen señas que sean verdad.
value-true_senas = { $value ->
    [yes] Sí
    [no] No
   *[other] { $value }
  }
option-sena_set = Lista de señas
option-sena_set-help = Todas, o las de la Federación (sin solomillo).
value-sena_set = { $value ->
    [all] Todas
    [fem] Federación
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
leave-stay = Me quedo
leave-stand = Salir
to-lobby = Al vestíbulo
line-connecting = Conectando…
line-lost = Se ha perdido la conexión. Volviendo…
no-table = Esta mesa no existe
no-table-text = Quizá se ha cerrado, o la dirección está mal escrita.
no-game = Este juego aún no se ve aquí
no-game-text = La mesa existe, pero esta página no sabe dibujarla.

name = { $name }
nothing = { "" }
you = tú
you-first = Tú
us = Nosotros
them = Ellos
names-and = { $first } y { $rest }
names-comma = { $first }, { $rest }
your-place = Lugar de { $name }
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
ask-proposal = { $name } propone «{ $word }». Acepta en su bocadillo, o di algo más alto.
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
   *[other] La casa no lo admite.
  }
rules-impossible = Esas reglas no van juntas: el sorteo de parejas ya decide la primera mano, y las señas solo para el compañero piden tener uno.
name-impossible = Ese nombre no vale: de 1 a 24 letras que se vean.

## Las reglas
rules-title = Cómo se juega aquí
rules-here = Las reglas de esta mesa
rules-aim = De qué va
rules-aim-text = Dos bandos, cuatro cartas cada uno. En cada mano se apuesta en cuatro lances y se suman piedras; cinco piedras son un amarraco. Gana el juego quien llega antes.
rules-mus = El mus
rules-mus-text = Desde la mano, cada uno dice «hay mus» (cambiar cartas) o «no hay mus» (cortar). Si todos quieren mus, cada uno tira de una a cuatro cartas y se pregunta otra vez. El primer corte lo acaba.
rules-lances = Los cuatro lances
rules-lances-text = Grande, chica, pares y juego, siempre en este orden. Cada bando cuenta con su mejor mano; en caso de empate gana quien está más cerca de la mano.
rules-grande = Grande
rules-grande-text = Gana la carta más alta; si hay empate, la siguiente.
rules-chica = Chica
rules-chica-text = Gana la carta más baja; si hay empate, la siguiente.
rules-pares = Pares
rules-pares-text = Duples (dos parejas) ganan a medias (tres iguales) y medias a un par. Solo juega quien tiene, y cada uno lo dice. Primas: par 1, medias 2, duples 3.
rules-juego = Juego y punto
rules-juego-text = Figuras 10, as 1. Juego es 31 o más: 31 gana a 32, y después 40, 37, 36, 35, 34 y 33. Primas: 31 vale 3, los demás 2. Si nadie tiene juego se juega al punto: gana quien más se acerca a 30.
rules-bets = Apostar
rules-bets-text = Se abre con «envido» (dos o más) u «órdago» (todo). El otro bando quiere, no quiere o sube. Lo que no se quiere se paga en el acto (el deje); lo querido se cuenta al final.
rules-words = Órdago
rules-words-text = Un órdago querido enseña las cartas y decide el juego entero en ese lance.
rules-count = El recuento
rules-count-text = Al final de la mano se cuentan grande, chica, pares y juego, en ese orden; quien llega antes a las piedras del juego gana, aunque el otro tuviera más por contar.
