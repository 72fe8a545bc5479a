### Tapete in English. The same keys and variables as in the other languages.

## The house
title-lobby = Tapete
title-table = Table · Tapete
language = Language
close = Close
save = Save
change = change
your-name = Your name
date = { DATETIME($at, dateStyle: "medium") }
date-time = { DATETIME($at, dateStyle: "medium", timeStyle: "short") }
date-short = { DATETIME($at, day: "numeric", month: "short") }
house-unreachable = The house cannot be reached. Try again in a moment.

## The lobby
lobby-title = Pull up a chair for Mus
lobby-lead = You, a partner and two rivals. No account, no waiting: the table is laid.
play-now = Play now
play-escoba = Play Escoba
play-now-text = Computers take the free seats; people may sit down at any time.
new-game = New game
tables-title = Open tables
tables-loading = One moment…
tables-none = Nobody is playing now. Open the first table.
only-computers = Computers only
table-line = { $game ->
    [mus] Mus
    [escoba] Escoba
   *[other] { $game }
  } · { $players ->
    [2] two players
   *[other] { $players } players
  } · hand { $hand } · { $score }
join = { $free ->
    [one] Join (1 seat)
   *[other] Join ({ $free } seats)
  }
watch = Watch

## New game
game = Game
game-name = { $name ->
    [mus] Mus
    [escoba] Escoba de 15
   *[other] { $name }
  }
game-help = { $name ->
    [mus] Bets on four lances, with a partner.
    [escoba] Cards that make 15 are taken.
   *[other] { $name }
  }
preset = Rules
preset-name = { $name ->
    [clasico] Classic
    [cuatro_reyes] Four kings
    [stargames] StarGames
    [app] Bets of two
    [fournier] Fournier
    [torneo] Tournament
    [rapido] Quick
    [corta] Short
    [obligada] Forced takes
    [parejas] In pairs
   *[other] { $name }
  }
preset-help-mus = { $name ->
    [clasico] Eight kings, 40 stones, one juego.
    [cuatro_reyes] Threes and twos are worth what they show.
    [stargames] Partners ask each other before they answer.
    [app] Bets and raises are always two.
    [fournier] Three juegos, partners drawn, running mus in each juego.
    [torneo] Three juegos, running mus in the first hand.
    [rapido] 30 stones.
   *[other] House rules.
  }
preset-help-escoba = { $name ->
    [clasico] To 31 points; a baza that was overlooked can be claimed.
    [corta] To 21 points.
    [obligada] A card that makes 15 must take.
    [parejas] Four players in two pairs.
   *[other] House rules.
  }
level = Computer level
level-name = { $name ->
    [novato] Novice
    [normal] Normal
    [fuerte] Strong
    [experto] Expert
   *[other] { $name }
  }
level-help-mus = A novice makes mistakes, normal knows the odds, strong and expert have learned from millions of hands.
level-help-escoba = A novice overlooks things; normal counts the cards; an expert thinks about what you may hold.
pace = Pace
pace-house = As the house has it
pace-name = { $pace ->
    [400] Brisk
    [1200] Normal
    [2000] Calm
   *[other] { $pace } ms
  }
pace-help = How long a computer takes to speak.
clock = Clock
clock-none = No clock
clock-seconds = { $seconds } seconds a word
clock-help = When time runs out a computer speaks for you.
all-options = All rules
open-table = Open the table

option-mus-players = Players
option-mus-players-help = Two sides, seated alternately.
value-mus-players = { $value ->
    [2] 2: one against one
    [4] 4: two pairs
    [6] 6: three against three
    [8] 8: four against four
   *[other] { $value }
  }
option-mus-kings = Kings
option-mus-kings-help = With eight kings a three is a king and a two is an ace.
value-mus-kings = { $value ->
    [8] Eight kings
    [4] Four kings
   *[other] { $value }
  }
option-mus-partners = Partners
option-mus-partners-help = As you sit, or by drawing cards.
value-mus-partners = { $value ->
    [chosen] As you sit
    [drawn] Drawn
   *[other] { $value }
  }
option-mus-first_mano = First mano
option-mus-first_mano-help = Who speaks first in the first hand.
value-mus-first_mano = { $value ->
    [random] By chance
    [highest] The highest card
   *[other] { $value }
  }
option-mus-exhaust = When the stock runs out
option-mus-exhaust-help = Whether the last to draw may get back the cards he threw.
value-mus-exhaust = { $value ->
    [exclude_own] Never his own
    [all] All go back in
   *[other] { $value }
  }
option-mus-mus_corrido = Running mus
option-mus-mus_corrido-help = The first to cut the mus becomes mano.
value-mus-mus_corrido = { $value ->
    [off] No
    [match] In the first hand of the match
    [juego] In the first hand of each juego
   *[other] { $value }
  }
option-mus-real31 = La real
option-mus-real31-help = 7-7-7 and any ten beats every other 31.
value-mus-real31 = { $value ->
    [off] No
    [on] Yes
   *[other] { $value }
  }
option-mus-tie_break = Ties
option-mus-tie_break-help = Who wins when hands are equal.
value-mus-tie_break = { $value ->
    [mano] Nearest to mano
    [dealer] The dealer first
   *[other] { $value }
  }
option-mus-consensus = Answers
option-mus-consensus-help = Whether the first word counts, or partners agree on one.
value-mus-consensus = { $value ->
    [sequential] Every word counts
    [approval] Proposed to the partner
   *[other] { $value }
  }
option-mus-out_after_no = After a refusal
option-mus-out_after_no-help = Who refused a bet is out of that lance.
value-mus-out_after_no = { $value ->
    [yes] Out
    [no] Still in
   *[other] { $value }
  }
option-mus-raise_size = Bets
option-mus-raise_size-help = How much may be bet and raised.
value-mus-raise_size = { $value ->
    [free] Any amount
    [two] Always two
   *[other] { $value }
  }
option-mus-punto_premium = Stone of the punto
option-mus-punto_premium-help = When the stone of the punto is scored.
value-mus-punto_premium = { $value ->
    [always] Always
    [unbet] Only when all passed
   *[other] { $value }
  }
option-mus-early_win = Reaching the end early
option-mus-early_win-help = What happens when a refused bet reaches the target.
value-mus-early_win = { $value ->
    [immediate] The juego ends at once
    [after_lances] The lances left are played
   *[other] { $value }
  }
option-mus-target = Stones
option-mus-target-help = How many stones win the juego.
value-mus-target = { $value ->
    [40] 40: eight amarracos
    [30] 30: six amarracos
   *[other] { $value }
  }
option-mus-juegos = Juegos in a vaca
option-mus-juegos-help = How many juegos must be won for a vaca.
value-mus-juegos = { $value ->
    [one] { $value } juego
   *[other] { $value } juegos
  }
option-mus-vacas = Vacas
option-mus-vacas-help = How many vacas win the match.
value-mus-vacas = { $value ->
    [one] { $value } vaca
   *[other] { $value } vacas
  }
option-mus-senas = Signs
option-mus-senas-help = Who sees the señas.
value-mus-senas = { $value ->
    [all] Everybody
    [off] No signs
    [partner] The partner only
    [watch] Whoever is looking
   *[other] { $value }
  }
option-mus-true_senas = True signs
option-mus-true_senas-help = Only signs that are true are offered.
value-mus-true_senas = { $value ->
    [yes] Yes
    [no] No
   *[other] { $value }
  }
option-mus-sena_set = List of signs
option-mus-sena_set-help = All, or those of the Federation (no solomillo).
value-mus-sena_set = { $value ->
    [all] All
    [fem] Federation
   *[other] { $value }
  }

## The rules that can be chosen in Escoba
option-escoba-players = Players
option-escoba-players-help = How many sit down; computers take the free seats.
value-escoba-players = { $value ->
   *[other] { $value }
  }
option-escoba-teams = Teams
option-escoba-teams-help = With 4 or 6 players: two sides, seated alternately.
value-escoba-teams = { $value ->
    [no] Each for himself
    [yes] Two teams
   *[other] { $value }
  }
option-escoba-first_dealer = First dealer
option-escoba-first_dealer-help = Who deals first.
value-escoba-first_dealer = { $value ->
    [random] By chance
    [highest] The highest card
   *[other] { $value }
  }
option-escoba-opening = A table that makes 15
option-escoba-opening-help = If the four cards make 15, or 15 and 15, they are the dealer's.
value-escoba-opening = { $value ->
    [dealer] To the dealer
    [off] They stay on the table
   *[other] { $value }
  }
option-escoba-capture = Taking cards
option-escoba-capture-help = Whether who can make 15 with the card he plays must do so.
value-escoba-capture = { $value ->
    [optional] As one likes
    [mandatory] Mandatory
   *[other] { $value }
  }
option-escoba-missed_baza = An overlooked baza
option-escoba-missed_baza-help = Who left it and the next player may claim it.
value-escoba-missed_baza = { $value ->
    [on] It can be claimed
    [off] It is lost
   *[other] { $value }
  }
option-escoba-no_baza_loses = A round without a baza
option-escoba-no_baza_loses-help = With two sides: the one without a single baza loses the match.
value-escoba-no_baza_loses = { $value ->
    [off] Nothing happens
    [on] The match is lost
   *[other] { $value }
  }
option-escoba-all_oros = All ten coins
option-escoba-all_oros-help = What they are worth when one side has them all.
value-escoba-all_oros = { $value ->
    [one] 1 point, as ever
   *[other] { $value } points
  }
option-escoba-target = Points
option-escoba-target-help = How many points the match goes to.
value-escoba-target = { $value ->
   *[other] { $value }
  }
option-escoba-match_tie = A tie at the end
option-escoba-match_tie-help = What happens when two arrive with the same points.
value-escoba-match_tie = { $value ->
    [velo] who took the velo wins
    [extend] ten points are added
    [round] another round is played
   *[other] { $value }
  }

## At the table
table = Table
players = The other players
tools = Buttons of the table
rules = Rules
log = Record
log-empty = What is said is written here.
leave = Leave
leave-title = Leave the table?
leave-text = A computer takes your place. You can come back while the seat is free.
leave-alone = Only computers stay. The match may soon be over or the table closed: then there is no seat to come back to.
leave-stay = Stay
leave-stand = Leave
to-lobby = To the lobby
line-connecting = Connecting…
line-lost = The connection is lost. Coming back…
line-back = Connected again.
no-table = There is no such table
no-table-text = It may be closed, or the address is mistyped.
no-game = This game cannot be seen here yet
no-game-text = The table exists, but this page cannot draw it.

name = { $name }
nothing = { "" }
none = –
plus = +{ $points }
you = you
you-first = You
us = Us
them = Them
names-and = { $first } and { $rest }
names-comma = { $first }, { $rest }
your-place = { $whose ->
    [own] Your place
   *[other] Place of { $name }
  }
your-cards = Cards
sit-here = Sit here
away = away
mano = mano
deals = deals
next = to speak
stones = { $points ->
    [one] stone
   *[other] stones
  }
cards-down = { $count ->
    [one] 1 card face down
   *[other] { $count } cards face down
  }
card = { $number ->
    [1] ace
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
    [7] seven
    [10] sota
    [11] caballo
    [12] king
   *[other] { $number }
  } of { $suit ->
    [oros] coins
    [copas] cups
    [espadas] swords
    [bastos] clubs
   *[other] { $suit }
  }

score = Score
score-words = { $points ->
    [one] 1 stone
   *[other] { $points } stones
  }: { $amarracos ->
    [one] 1 amarraco
   *[other] { $amarracos } amarracos
  } and { $stones ->
    [one] 1 stone
   *[other] { $stones } stones
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
lance-deal = Dealing
lance-mus = Mus
lance-discard = Discard
lance-grande = Grande
lance-chica = Chica
lance-pares = Pares
lance-juego = Juego
lance-punto = Punto
lance-over = The match is over
short-open = –
short-paso = –
short-quiero = { $stake }
short-deje = no
short-ordago = !
short-unopposed = yes
short-nobody = –

## The turn
your-turn = Your turn
bar-stake = { $lance } · stake { $stake }
bar-ordago = { $lance } · órdago
ask-mus = Shall we change cards?
ask-discard = Choose the cards you throw.
ask-open = You may pass, bet, or bet everything.
ask-answer-bet = { $name } bets { $offered }. If refused, { $deje } for them.
ask-answer-raise = { $name } raises from { $agreed } to { $offered }. If refused, { $deje } for them.
ask-answer-ordago = { $name } bets everything on this lance. If you pass, { $deje } for them.
ask-proposal = { $name } proposes “{ $word }”. Accept it, or go higher.
ask-proposal-only = { $name } proposes “{ $word }”: accept in the bubble.
waits = Turn: { $name }
waits-discard = { $count ->
    [one] One is still choosing
   *[other] { $count } are still choosing
  }
say-mus = Mus
say-corto = No mus
say-paso = Pass
say-envido = Bet { $amount }
say-mas = Raise { $amount }
say-ordago = Órdago!
say-quiero = See it
say-no = Refuse
say-acepto = Accept
say-ordago-accept = Órdago
say-ordago-refuse = Pass
raise-total = up to { $total }
slider = Stones
slider-value = { $amount }, in all { $total }
less = One less
more = One more
throw = { $count ->
    [0] Choose cards
    [one] Throw 1 card
   *[other] Throw { $count } cards
  }
accept = Accept
asks = asks

## What is said
word-mus = Mus
word-corto = No mus
word-descarto = { $amount ->
    [one] One card
   *[other] { $amount } cards
  }
word-ready = Ready
word-paso = Pass
word-envido = I bet { $amount }
word-mas = { $amount } more
word-ordago = Órdago!
word-quiero = I see it
word-no = No
word-acepto = Agreed
word-baraja = Shuffles
word-reparte = Deals
propose-paso = Pass?
propose-envido = Bet { $amount }?
propose-mas = { $amount } more?
propose-ordago = Órdago?
propose-quiero = See it?
propose-no = Pass?
propose-acepto = Agreed?
holds-pares = pares yes
lacks-pares = pares no
holds-juego = juego yes
lacks-juego = juego no

## What happens
log-dealt = Hand { $hand } · dealer: { $dealer } · mano: { $mano }
log-mano = Mano is now { $mano }
log-reshuffled = The stock is out: the discards are shuffled
log-closed-open = { $lance }
log-closed-paso = { $lance }: all passed
log-closed-quiero = { $lance }: stake { $stake }
log-closed-deje = { $lance }: refused
log-closed-ordago = { $lance }: órdago accepted
log-closed-unopposed = { $lance }, no bet: { $side }
log-closed-nobody = { $lance }: nobody holds
log-paid = { $side } +{ $points } ({ $lance }, { $kind }): { $score }
log-ordago-won = { $side }: órdago won in { $lance }
log-juego-won = { $side }: juego!
log-match-won = { $side }: match!
kind-deje = refused
kind-paso = all passed
kind-envite = stake
kind-prima = bonus
kind-ordago = órdago
spoken-word = { $name }: { $word }
said-by = { $by ->
    [clock] time ran out
   *[bot] by a computer
  }
told-clock = Time ran out. Said for you: { $word }
spoken-turn = Your turn. { $title }. { $question }
spoken-may = You may say: { $words }

## The list
list-title = End of the hand
list-lance = Lance
list-stake = Stake
list-bonus = Bonus
list-winner = Winner
list-growth = How the score grew
list-waiting = Waiting for: { $names }
growth = { $lance } { $kind ->
    [deje] refused +{ $points }
    [prima] bonus +{ $points }
    [ordago] órdago
   *[other] +{ $points }
  }
stake-open = –
stake-paso = all passed
stake-quiero = { $stake }
stake-deje = refused, { $stake }
stake-ordago = órdago
stake-unopposed = no bet
stake-nobody = nobody holds
continue = Continue
match-won = You won the match!
match-lost = You lost the match
match-won-by = The match is over
match-winners = Winners: { $side }
again = Play again

## Escoba
round = Round { $hand }
target = to { $target } points
new-table = New game
points = { $points ->
    [one] point
   *[other] points
  }
taken = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
  } · { $escobas ->
    [one] 1 escoba
   *[other] { $escobas } escobas
  }
escobas = { $count ->
    [one] 1 escoba
   *[other] { $count } escobas
  }
pile = Taken: { $count ->
    [one] 1 card
   *[other] { $count } cards
  }
stock = Stock: { $count ->
    [one] 1 card
   *[other] { $count } cards
  }
ultimas = Últimas
on-the-table = On the table
table-empty = No card lies on the table
no-card = no card
play-cards = Play cards
play-ask = Choose a card of yours, and those of the table that you want.
play-lays = The card is laid on the table.
play-not = That cannot be played.
claim = Claim
word-escoba = Escoba!
word-opened = The dealer's!
word-claimed = I claim!
log-round = Round { $hand } · dealer: { $dealer } · mano: { $mano }
log-table = On the table: { $cards }
log-opened = { $escobas ->
    [one] The table makes 15. To the dealer: { $name }. One escoba!
   *[other] The table makes 15 and 15. To the dealer: { $name }. { $escobas } escobas!
  }
log-laid = { $card }, laid
log-took = { $card } with { $cards }
log-claimed = claim: { $cards }
log-more = Three more cards each; { $stock } left in the stock
log-ultimas = Últimas! The last cards
log-leftovers = What is left on the table, to who took the last baza: { $name } ({ $count })
log-item-paid = { $side } +{ $points } ({ $item }): { $score }
log-target-grew = A tie: the match goes to { $target } now
spoken-play = Your turn. In your hand: { $hand }. On the table: { $table }
spoken-claim = You may claim a baza
list-round = End of the round
list-item = Item
list-how-many = How many
list-points = Points
list-target = The match goes to { $target } points; on a tie { $tie }.
side-points = { $side } +{ $points }
nobody = nobody
growth-item = { $item } +{ $points }
item = { $item ->
    [escobas] Escobas
    [velo] The velo
    [cards] Cards
    [oros] Coins
    [sevens] Sevens
   *[other] { $item }
  }

## Señas
signs = Signs
signs-text = Point at a face to read what it means.
sign-name = { $sign ->
    [dos_reyes] two kings
    [tres_reyes] three kings
    [dos_ases] two aces
    [tres_ases] three aces
    [pares] pares
    [medias] medias
    [duples] duples
    [juego] juego
    [treinta_y_una] 31
    [treinta] punto 30
    [veintinueve] punto 29
    [ciego] nothing
    [solomillo] solomillo
    [cortar] I cut
    [envidar_mas] bet more
   *[other] { $sign }
  }
sign-gesture = { $sign ->
    [dos_reyes] bites the lower lip
    [tres_reyes] bites the lower lip to one side
    [dos_ases] tongue straight out
    [tres_ases] tongue to one side
    [pares] head turned to one side: some pares
    [medias] closed lips to one side: three alike
    [duples] raises the eyebrows
    [juego] closed lips pushed out: juego, but not 31
    [treinta_y_una] winks
    [treinta] lifts both shoulders
    [veintinueve] lifts one shoulder
    [ciego] closes both eyes: no pares, no juego, no other sign
    [solomillo] blows a kiss: three kings and an ace
    [cortar] tilts the head: will cut the mus
    [envidar_mas] raises the head: wants to bet more
   *[other] { $sign }
  }
sign-not-now = Not now.
sign-own = You show: { sign-name }.
sign-back = A click takes it back.
sign-shown = { $name } shows: { sign-name } ({ $gesture }).
sign-dismiss = A click puts it away.
look-at = Look at { $name }
spoken-sign = { $name } shows: { sign-name }

## Asking the partner
your-answer = Your partner asks
ask-first = Ask first
ask-first-text = The next word is asked of your partner, not said.
ask-asked = { $name } asks: “{ $word }” Accept, or say what you would rather.
ask-waits = You have asked: “{ $word }” You may wait for the answer, or speak.
ask-rather = { $name } would rather: “{ $word }”. You decide.
rather = Rather: { $word }
propose-mus = Mus?
propose-corto = No mus?
spoken-answer = { $title }. { $question }
log-asked = to the partner: { $word }

## Chat
chat = Chat
chat-empty = Nobody has written yet.
chat-write = Write…
chat-send = Send
unread = Unread
phrases = Things to say
phrase-hola = Hello!
phrase-gracias = Thank you
phrase-suerte = Good luck!
phrase-buena_mano = Nice hand!
phrase-bien_jugado = Well played!
phrase-lo_siento = Sorry
phrase-un_momento = One moment, please
phrase-ya_estoy = I am ready
phrase-otra = Another one?
phrase-adios = Goodbye!
phrase-jaja = Ha ha!
phrase-venga = Come on!
told-wrote = { $name } writes: { $text }
told-wrote-many = { $count } new lines in the chat
watchers = { $count ->
    [one] 1 watching
   *[other] { $count } watching
  }

## People at the table
beside = Record and chat
menu = Menu
players-here = Players
player-info = Player info
person-skill = { $number } · { $matches ->
    [one] 1 match
   *[other] { $matches } matches
  }
person-unrated = Registered, no rated match of this game yet.
person-guest = A guest: without an account there is no skill.
person-page = All of this player: skill, games, partners
computer = Computer: { level-name }
stars = { $count ->
    [one] 1 star
   *[other] { $count } stars
  }
side = Side { $side }
seat-empty = Free seat
gone = offline
gone-text = The connection is lost.
away-text = A computer plays until the player returns.
bank = The clock has run out: this is the bank.
deals-text = The pink card lies beside whoever deals.
wishes-pause = pause?
wishes-swap = swap?
wishes-rematch = plays again
swap = Swap
swap-text = Ask to change places
swap-free = Sit here
swap-free-text = Take this free seat instead
swap-asked = Asked
swap-asked-text = Change of places: asked
swap-accept = Accept
swap-accept-text = Change places, as offered
pause = { $how ->
    [agree] Agree to a pause
    [asked] No pause after all
   *[other] Pause
  }
paused-title = A pause
paused-text = It ends when anybody goes on, or after ten minutes. Agreed: { $names }.
go-on = Go on
waiting-title = { $count ->
    [0] One moment…
    [one] One seat is free
   *[other] { $count } seats are free
  }
waiting-text = The cards are dealt when all are seated.
waiting-watch = The cards are dealt when all are seated. Sit down where you like.
fill = Fill with computers
invite = Invite people
draw-title = The draw
draw-text = Mano: { $name }
closed-title = The table is closed
closed-why = { $why ->
    [abandoned] One side left the match: the other wins it.
    [empty] Nobody was at the table any more.
    [left] All players left.
    [over] The match is over.
   *[other] The house closed it.
  }
following = To the new match
rematch-willing = Want to play again: { $names }
next-match = Next match: { $sides }
names-against = { $first } against { $rest }
leave-rated = This match is rated: if you leave, it counts as lost for you.
elsewhere-title = You play in another window
elsewhere-text = This table is open in a newer window. Only one window plays at a time.
play-here = Play here
no-door = This table is not open to you
no-door-text = Whoever opened it has chosen who may come in: perhaps you need an invitation.
told-sits = { $name } sits down
told-left = { $name } has left
told-away = { $name } is away: a computer plays until the player returns
told-back = { $name } is back
told-gone = { $name } has lost the connection
told-here = { $name } is connected again
told-pause = { $name } would like a pause
told-rematch = { $name } wants to play again
told-swap = { $name } would like to change places with you
told-goes-on = The game goes on

## What cannot be
refusal = { $code ->
    [unreadable] That was not understood.
    [too_large] That was too long.
    [unknown_table] That table is gone.
    [not_your_seat] That seat is not yours.
    [not_your_turn] It is not your turn yet.
    [illegal] That cannot be said now.
    [stale] The table had moved on: look how it stands now.
    [seat_taken] That seat is taken.
    [closed] The table is closed.
    [too_fast] Too fast: wait a moment.
    [late] Too late: the clock had spoken for you.
    [paused] There is a pause.
    [muted] You cannot write for now.
    [not_invited] For that you need an invitation.
    [not_welcome] This table is not open to you.
    [skill] This table is for players of another skill.
   *[other] The house does not allow it.
  }
rules-impossible = Those rules do not go together. Change one of them and try again.
name-impossible = That name will not do: 1 to 24 letters that can be seen.

## The rules
rules-title = How it is played here
rules-here = The rules of this table
rules-mus-aim = What it is about
rules-mus-aim-text = Two sides, four cards each. In every hand there are bets on four lances, and stones are scored; five stones are an amarraco. Who comes to the end first wins the juego.
rules-mus-mus = The mus
rules-mus-mus-text = From mano on, each says “mus” (change cards) or “no mus” (cut). If all want mus, each throws one to four cards and the question is asked again. The first cut ends it.
rules-mus-lances = The four lances
rules-mus-lances-text = Grande, chica, pares and juego, always in this order. A side counts with its better hand; ties go to whoever sits nearest to mano.
rules-mus-grande = Grande
rules-mus-grande-text = The highest card wins; if equal, the next one.
rules-mus-chica = Chica
rules-mus-chica-text = The lowest card wins; if equal, the next one.
rules-mus-pares = Pares
rules-mus-pares-text = Duples (two pairs) beat medias (three alike), medias beat a par. Only holders play, and everybody declares. Bonuses: par 1, medias 2, duples 3.
rules-mus-juego = Juego and punto
rules-mus-juego-text = Court cards count 10, an ace 1. Juego is 31 or more: 31 beats 32, then 40, 37, 36, 35, 34 and 33. Bonuses: 3 for 31, 2 for others. If nobody has juego, punto is played: nearest to 30 wins.
rules-mus-bets = Betting
rules-mus-bets-text = It opens with a bet (two or more) or an órdago (everything). The other side accepts, refuses or raises. What is refused is paid at once (the deje); what is accepted is counted at the end.
rules-mus-words = Órdago
rules-mus-words-text = An accepted órdago shows the cards and decides the whole juego on that lance.
rules-mus-count = The count
rules-mus-count-text = At the end of the hand grande, chica, pares and juego are counted in this order; who reaches the target first wins, even if the other side had more to count.

## The rules of Escoba
rules-escoba-aim = What it is about
rules-escoba-aim-text = Cards of the table that make 15 with one of your hand are taken. Who comes to the points of the match first wins.
rules-escoba-values = What cards are worth
rules-escoba-values-text = From ace to seven their number; the sota 8, the caballo 9, the king 10.
rules-escoba-turn = A turn
rules-escoba-turn-text = One card of the hand is played. If it makes 15 with cards of the table all of them may be taken: a baza. Else the card stays on the table.
rules-escoba-escoba = The escoba
rules-escoba-escoba-text = Who takes all cards of the table makes an escoba: one point. If the first four cards make 15, the escoba is the dealer's; 15 and 15 are two escobas.
rules-escoba-missed = The overlooked baza
rules-escoba-missed-text = Who leaves a card that made 15 has overlooked a baza. Until the next one plays both may claim it: it goes to who says so first. Then the play goes on.
rules-escoba-deals = Three by three
rules-escoba-deals-text = Three cards each and four to the table. When the hands are empty three more are dealt, until “últimas”. What is left on the table at the end goes to who took the last baza, and is no escoba.
rules-escoba-count = The count
rules-escoba-count-text = One point for each escoba, for the velo (the seven of coins), for most cards, most coins and most sevens. A tie gives nobody a point.
rules-escoba-match = The match
rules-escoba-match-text = Looked at when a round ends: if several are there, who has more wins. With equal points the rule of this table decides.

## People
problem = { $code ->
    [name_taken] That name is somebody else’s.
    [bad_name] That name will not do: 1 to 24 letters that can be seen.
    [bad_password] A password has 8 to 200 characters.
    [bad_sign_in] The name and the password do not go together.
    [oneself] You cannot do that to yourself.
    [nobody] There is nobody like that here.
    [expired] That invitation is no longer good.
    [not_registered] For that you need an account.
    [wrong_password] That is not the password.
    [registered] You have an account already.
    [too_fast] Too often: wait a moment.
    [too_many_tables] You have enough tables open: finish or leave one.
    [blocked] There is a block: lift it first.
    [bad_text] It must be plain text, of 200 characters at most.
    [no_reason] It is not said why.
    [unknown_line] That line was not written there by them.
    [unknown_table] There is no such table.
    [bad_time] Such a time is not possible.
    [not_operator] That is for those who moderate the house.
    [operator] They moderate the house as well.
    [signed_out] You are not signed in any more: load the page again.
    [csrf] The house does not allow it: load the page again and try once more.
    [muted] You cannot write for now.
    [banned] You cannot come in for now.
   *[other] The house does not allow it.
  }
stars-count = { $stars ->
    [one] { $stars } star
   *[other] { $stars } stars
  }
my-menu = Menu
menu-me = My games
menu-friends = Friends
menu-account = My account
menu-register = Name and account
menu-operator = Moderation
sign-out = Sign out
signed-out = You have signed out.
try-again = Try again
send = Send
copy = Copy
copied = Copied.
copy-by-hand = The link is selected: copy it with the keyboard.
yes-no = { $value ->
    [true] Yes
   *[false] No
  }
nowhere = There is nothing here
nowhere-text = That page does not exist. Perhaps the address is mistyped.

## The lobby with people in it
all-games = All
by-computer = computer
table-people = At the table
seat-free = free seat
not-begun = not begun yet
return = Return
clock-short = { $seconds } s a word
rated-short = rated
rule-short = { $option }: { $value }
stars-range = { $low } to { $high } ★
friends-none = Your friends are shown here when they play.
friends-none-playing = None of them is playing now.
friends-all = All friends
friend-table = Go to the table
lobby-chat = In the lobby
lobby-chat-empty = Nobody has written yet.
lobby-line = Write to the lobby
lobby-phrases = Phrases

## A new game for people
new-game-people = Who plays
new-game-speed = How fast
open-to = Who may sit
open-to-name = { $open_to ->
    [friends] Friends only
    [invited] By invitation
   *[anyone] Anyone
  }
open-to-help = { $open_to ->
    [friends] Only your friends see the table and sit down at it.
    [invited] Whoever has the link that you get when the table opens sits down.
   *[anyone] Anybody may take a free seat.
  }
new-fill = Free seats
fill-name = { $fill ->
    [false] Wait for people
   *[true] Computers take them
  }
fill-help = A computer gives its seat to whoever comes; if you wait, nothing is dealt until all are there.
low = Skill from
low-help = The fewest stars to sit down; who has no rating counts as three.
high = Skill to
high-help = The most stars to sit down.
rated = Rated match
rated-help = It counts for the skill if all have accounts. Whoever leaves loses it.
spectators = May be watched
spectators-help = Spectators see no card that lies face down.
new-bank = Bank
bank-none = No bank
bank-minutes = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
  }
bank-help = Time that each may take over the clock in the whole match.
table-laid = The table is laid
table-laid-text = Send this link to whom you want to invite. It is good for a day, and takes no account.
invitation-link = Invitation link
go-to-table = Go to the table

## Invitations
invitation = Invitation
invited-by = { $name } invites you to a game of { $game }.
invited-text = You will sit down as { $name }. No account is needed.
sit-down = Sit down
invitation-expired = This invitation is no longer good
invitation-expired-text = It has expired, its table was closed, or the link is incomplete. Ask whoever invited you for another.

## Accounts
not-done = That could not be done: look at what is written.
name-saved = Name saved.
name-help = Your name at all tables; nobody else can have it.
name-help-guest = Your name at all tables. Register to have it to yourself.
name-label = Name
password = Password
password-show = Show
password-help = 8 to 200 characters.
password-old = Current password
password-new = New password
password-change = Change the password
password-changed = Password changed. You are signed out on all other devices.
register = Register
register-text = You keep your name, your games and your friends, and come in from any device. No mail is needed: write the password down.
register-do = Register
registered-done = You have an account now.
sign-in = Sign in
sign-in-text = If you have an account already.
sign-in-do = Sign in
signed-in = You are signed in.
signed-in-as = You are signed in as { $name }.
devices = My devices
device-here = this one
device-seen = seen on { $day }
device-unknown = Browser
device-ended = Signed out there.
sign-out-there = Sign out there
data = My data
data-text = All that the house knows of you, in one file. And if you leave, it is deleted.
data-do = Download my data
delete = Delete my account
delete-text = Your name, your password, your friends and what you wrote are deleted. Past games will say “somebody who left”. There is no way back.
delete-stay = No, I stay
delete-do = Delete for ever
deleted = Your account is deleted.

## Players and friends
cancel = Cancel
day = Day
player = Player
player-nobody = There is nobody here
player-nobody-text = Nobody in this house is called so, or he left.
player-since = With an account since { $day }
player-guest = Without an account, since { $day }
somebody-gone = somebody who left
share = Share
share-me = Share my page
bonds = What you are to each other
bonds-help = Mute: you do not read what is written. Block: nor can they sit with you or watch you.
friend-ask = Ask to be friends
friend-asked = You have asked.
friend-accept = Accept
friend-refuse = Refuse
friend-withdraw = Take the request back
friend-end = End the friendship
mute = Mute
mute-end = Unmute
block = Block
block-end = Unblock
report = Report
report-title = Report { $name }
report-text = Whoever moderates this house will read what you write here and the last twenty lines of the talk.
report-reason = What has happened
report-do = Report
report-done = Reported. Thank you.
skill = Skill
skill-none = No rated match yet.
skill-guest = Matches of people with accounts are rated: register to have a skill.
skill-help = The number is careful: it grows by winning, and also the more is known of a player.
curve-table = The curve as a table
matches = { $count ->
    [one] { $count } match
   *[other] { $count } matches
  }
partners = With whom
partners-none = Nobody has been a partner yet.
partners-matches = Matches
partners-won = Won
games = Games
games-none = No game has been finished yet.
games-all = Show all { $count }
outcome-won = Won
outcome-lost = Lost
outcome-left-off = Left off
replay-see = Watch
record-download = Download
friends-nobody = You have none yet: ask somebody who plays with you.
friends-asking = They want to be your friends
friends-asked = You have asked
friends-blocked = Blocked
friends-muted = Muted
friend-add = Add by name
friend-add-do = Ask
friend-add-help = The name of somebody with an account.

## Replays
replay = A past game
replay-unknown = There is no such table, or it is not kept any more.
replay-goes-on = The match is not over: the whole of it can be seen when it is.
replay-game = This page cannot show that game.
replay-unreachable = The house cannot be reached. Try again in a moment.
film = Step through the game
film-first = To the beginning
film-previous = Back
film-next = On
film-last = To the end
film-play = Play
film-pause = Stop
film-step = Moment of the game
film-at = { $step } of { $end }
film-hand = Hand
film-eyes = Seen by
eyes-all = everybody
eyes-spectator = a spectator

## Moderation
reports = Open reports
reports-none = There are none.
report-by = Told by
report-table = at a table
report-lobby = in the lobby
report-lines = What had been written
report-note = Note
report-close = Close
report-closed = Report closed.
act-mute = Mute
act-ban = Ban
act-mute-title = Mute { $name }
act-ban-title = Ban { $name }
act-mute-help = They will not be able to write anywhere.
act-ban-help = They will not be able to sit down or watch.
act-time = How long
act-minutes = { $minutes ->
    [0] For ever
    [60] An hour
    [1440] A day
    [10080] A week
    [43200] A month
   *[other] { $minutes } minutes
  }
act-reason = Why
act-done = Done.
act-name = { $act ->
    [mute] mutes
    [unmute] unmutes
    [ban] bans
    [unban] lifts the ban of
    [close] closes the report
    [add] makes an operator of
    [password] changes the password of
   *[other] { $act }
  }
ledger = Who did what
ledger-none = Nothing yet.
ledger-operator = Who
ledger-act = What
ledger-person = To whom
ledger-detail = Details
