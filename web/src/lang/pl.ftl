### Tapete in Polish. The same keys and variables as in the other languages.

## The house
title-lobby = Tapete
title-table = Stół · Tapete
language = Język
close = Zamknij
save = Zapisz
change = zmień
your-name = Twoje imię
date = { DATETIME($at, dateStyle: "medium") }
date-time = { DATETIME($at, dateStyle: "medium", timeStyle: "short") }
date-short = { DATETIME($at, day: "numeric", month: "short") }
house-unreachable = Brak połączenia z serwerem. Spróbuj za chwilę.

## The lobby
lobby-title = Siadaj do musa
lobby-lead = Ty, partner i dwoje rywali. Bez konta, bez czekania: stół już nakryty.
play-now = Zagraj teraz
play-escoba = Zagraj w escobę
play-now-text = Wolne miejsca zajmują komputery; ludzie mogą dosiąść się w każdej chwili.
new-game = Nowa gra
tables-title = Otwarte stoły
tables-loading = Chwileczkę…
tables-none = Teraz nikt nie gra. Otwórz pierwszy stół.
only-computers = Same komputery
table-line = { $game ->
    [mus] Mus
    [escoba] Escoba
   *[other] { $game }
  } · { $players ->
    [2] dwóch graczy
   *[other] { $players } graczy
  } · rozdanie { $hand } · { $score }
join = { $free ->
    [one] Dołącz (1 miejsce)
    [few] Dołącz ({ $free } miejsca)
    [many] Dołącz ({ $free } miejsc)
   *[other] Dołącz ({ $free } miejsca)
  }
watch = Oglądaj

## New game
game = Gra
game-name = { $name ->
    [mus] Mus
    [escoba] Escoba de 15
   *[other] { $name }
  }
game-help = { $name ->
    [mus] Licytacja w czterech rundach, z partnerem.
    [escoba] Zbiera się karty, które dają razem 15.
   *[other] { $name }
  }
preset = Zasady
preset-name = { $name ->
    [clasico] Klasyczne
    [cuatro_reyes] Czterech króli
    [stargames] StarGames
    [app] Stawki po dwa
    [fournier] Fournier
    [torneo] Turniejowe
    [rapido] Szybkie
    [corta] Krótkie
    [obligada] Przymus brania
    [parejas] W parach
   *[other] { $name }
  }
preset-help-mus = { $name ->
    [clasico] Ośmiu króli, do 40 kamieni, jedno juego.
    [cuatro_reyes] Trójka i dwójka są warte tyle, ile pokazują.
    [stargames] Partnerzy pytają się nawzajem, zanim odpowiedzą.
    [app] Stawia się i podbija zawsze po dwa.
    [fournier] Do trzech juegos, pary losowane, wędrujący mus w każdym juego.
    [torneo] Do trzech juegos, wędrujący mus w pierwszym rozdaniu.
    [rapido] Do 30 kamieni.
   *[other] Własne zasady.
  }
preset-help-escoba = { $name ->
    [clasico] Do 31 punktów; przeoczoną wziątkę można zgłosić.
    [corta] Do 21 punktów.
    [obligada] Karta, która daje 15, musi coś zabrać.
    [parejas] Czterech graczy w dwóch parach.
   *[other] Własne zasady.
  }
level = Poziom komputera
level-name = { $name ->
    [novato] Nowicjusz
    [normal] Średni
    [fuerte] Mocny
    [experto] Ekspert
   *[other] { $name }
  }
level-help-mus = Nowicjusz się myli, średni zna prawdopodobieństwa, mocny i ekspert nauczyli się na milionach rozdań.
level-help-escoba = Nowicjusz przeocza; średni liczy karty; ekspert myśli o tym, co możesz mieć.
pace = Tempo
pace-house = Domyślne
pace-name = { $pace ->
    [400] Żwawe
    [1200] Zwykłe
    [2000] Spokojne
   *[other] { $pace } ms
  }
pace-help = Jak długo komputer namyśla się przed ruchem.
clock = Zegar
clock-none = Bez zegara
clock-seconds = { $seconds } sekund na ruch
clock-help = Gdy czas się skończy, komputer mówi za ciebie.
all-options = Wszystkie zasady
open-table = Otwórz stół

option-mus-players = Gracze
option-mus-players-help = Dwie strony, siedzące na przemian.
value-mus-players = { $value ->
    [2] 2: jeden na jednego
    [4] 4: dwie pary
    [6] 6: trzech na trzech
    [8] 8: czterech na czterech
   *[other] { $value }
  }
option-mus-kings = Króle
option-mus-kings-help = Przy ośmiu królach trójka jest królem, a dwójka asem.
value-mus-kings = { $value ->
    [8] Ośmiu króli
    [4] Czterech króli
   *[other] { $value }
  }
option-mus-partners = Pary
option-mus-partners-help = Tak jak siedzicie albo przez losowanie kart.
value-mus-partners = { $value ->
    [chosen] Jak siedzicie
    [drawn] Losowane
   *[other] { $value }
  }
option-mus-first_mano = Pierwszy mano
option-mus-first_mano-help = Kto mówi pierwszy w pierwszym rozdaniu (mano).
value-mus-first_mano = { $value ->
    [random] Losowo
    [highest] Najwyższa karta
   *[other] { $value }
  }
option-mus-exhaust = Gdy skończy się talia
option-mus-exhaust-help = Czy ostatni dobierający może dostać z powrotem karty, które odrzucił.
value-mus-exhaust = { $value ->
    [exclude_own] Nigdy swoje
    [all] Wracają wszystkie
   *[other] { $value }
  }
option-mus-mus_corrido = Wędrujący mus
option-mus-mus_corrido-help = Kto pierwszy przetnie mus, zostaje mano.
value-mus-mus_corrido = { $value ->
    [off] Nie
    [match] W pierwszym rozdaniu meczu
    [juego] W pierwszym rozdaniu każdego juego
   *[other] { $value }
  }
option-mus-real31 = La real
option-mus-real31-help = 7-7-7 i dziesiątka lub figura bije każde inne 31.
value-mus-real31 = { $value ->
    [off] Nie
    [on] Tak
   *[other] { $value }
  }
option-mus-tie_break = Remisy
option-mus-tie_break-help = Kto wygrywa, gdy karty są równe.
value-mus-tie_break = { $value ->
    [mano] Najbliżej mano
    [dealer] Najpierw rozdający
   *[other] { $value }
  }
option-mus-consensus = Odpowiedzi
option-mus-consensus-help = Czy liczy się pierwsze słowo, czy partnerzy uzgadniają jedno.
value-mus-consensus = { $value ->
    [sequential] Każde słowo się liczy
    [approval] Propozycja dla partnera
   *[other] { $value }
  }
option-mus-out_after_no = Po odmowie
option-mus-out_after_no-help = Czy ten, kto odmówił, wypada z tej rundy.
value-mus-out_after_no = { $value ->
    [yes] Wypada
    [no] Gra dalej
   *[other] { $value }
  }
option-mus-raise_size = Stawki
option-mus-raise_size-help = Ile można stawiać i podbijać.
value-mus-raise_size = { $value ->
    [free] Dowolnie
    [two] Zawsze po dwa
   *[other] { $value }
  }
option-mus-punto_premium = Kamień za punto
option-mus-punto_premium-help = Kiedy dostaje się kamień za punto.
value-mus-punto_premium = { $value ->
    [always] Zawsze
    [unbet] Tylko gdy wszyscy spasują
   *[other] { $value }
  }
option-mus-early_win = Wcześniejszy koniec
option-mus-early_win-help = Co się dzieje, gdy odrzucona stawka wystarcza do wygranej.
value-mus-early_win = { $value ->
    [immediate] Juego kończy się od razu
    [after_lances] Rundy gra się do końca
   *[other] { $value }
  }
option-mus-target = Kamienie
option-mus-target-help = Ile kamieni wygrywa juego.
value-mus-target = { $value ->
    [40] 40: osiem amarracos
    [30] 30: sześć amarracos
   *[other] { $value }
  }
option-mus-juegos = Juegos w vaca
option-mus-juegos-help = Ile juegos trzeba wygrać, żeby mieć vaca.
value-mus-juegos = { $value ->
    [one] { $value } juego
    [few] { $value } juegos
    [many] { $value } juegos
   *[other] { $value } juegos
  }
option-mus-vacas = Vacas
option-mus-vacas-help = Ile vacas wygrywa mecz.
value-mus-vacas = { $value ->
    [one] { $value } vaca
    [few] { $value } vacas
    [many] { $value } vacas
   *[other] { $value } vacas
  }
option-mus-senas = Znaki
option-mus-senas-help = Kto widzi znaki (señas).
value-mus-senas = { $value ->
    [all] Wszyscy
    [off] Bez znaków
    [partner] Tylko partner
    [watch] Kto akurat patrzy
   *[other] { $value }
  }
option-mus-true_senas = Prawdziwe znaki
option-mus-true_senas-help = Można pokazać tylko znaki zgodne z prawdą.
value-mus-true_senas = { $value ->
    [yes] Tak
    [no] Nie
   *[other] { $value }
  }
option-mus-sena_set = Lista znaków
option-mus-sena_set-help = Wszystkie albo te z listy Federacji (bez solomillo).
value-mus-sena_set = { $value ->
    [all] Wszystkie
    [fem] Federacja
   *[other] { $value }
  }

## The rules that can be chosen in Escoba
option-escoba-players = Gracze
option-escoba-players-help = Ilu siada do stołu; wolne miejsca zajmują komputery.
value-escoba-players = { $value ->
   *[other] { $value }
  }
option-escoba-teams = Drużyny
option-escoba-teams-help = Przy 4 lub 6 graczach: dwie strony, siedzące na przemian.
value-escoba-teams = { $value ->
    [no] Każdy dla siebie
    [yes] Dwie drużyny
   *[other] { $value }
  }
option-escoba-first_dealer = Pierwszy rozdający
option-escoba-first_dealer-help = Kto rozdaje pierwszy.
value-escoba-first_dealer = { $value ->
    [random] Losowo
    [highest] Najwyższa karta
   *[other] { $value }
  }
option-escoba-opening = Stół daje 15
option-escoba-opening-help = Jeśli cztery karty dają 15 albo 15 i 15, zabiera je rozdający.
value-escoba-opening = { $value ->
    [dealer] Dla rozdającego
    [off] Zostają na stole
   *[other] { $value }
  }
option-escoba-capture = Branie kart
option-escoba-capture-help = Czy trzeba brać, jeśli zagrana karta daje 15.
value-escoba-capture = { $value ->
    [optional] Do wyboru
    [mandatory] Obowiązkowe
   *[other] { $value }
  }
option-escoba-missed_baza = Przeoczona wziątka
option-escoba-missed_baza-help = Może ją zgłosić ten, kto ją zostawił, i następny gracz.
value-escoba-missed_baza = { $value ->
    [on] Można zgłosić
    [off] Przepada
   *[other] { $value }
  }
option-escoba-no_baza_loses = Runda bez wziątki
option-escoba-no_baza_loses-help = Przy dwóch stronach: kto nie ma ani jednej wziątki, przegrywa mecz.
value-escoba-no_baza_loses = { $value ->
    [off] Nic się nie dzieje
    [on] Przegrany mecz
   *[other] { $value }
  }
option-escoba-all_oros = Wszystkie monety
option-escoba-all_oros-help = Ile jest warte dziesięć kart monet po jednej stronie.
value-escoba-all_oros = { $value ->
    [one] { $value } punkt, jak zwykle
    [few] { $value } punkty
    [many] { $value } punktów
   *[other] { $value } punktu
  }
option-escoba-target = Punkty
option-escoba-target-help = Do ilu punktów gra się mecz.
value-escoba-target = { $value ->
   *[other] { $value }
  }
option-escoba-match_tie = Remis na końcu
option-escoba-match_tie-help = Co robić, gdy dwie strony mają tyle samo punktów.
value-escoba-match_tie = { $value ->
    [velo] wygrywa, kto wziął velo
    [extend] dodaje się dziesięć punktów
    [round] gra się jeszcze jedną rundę
   *[other] { $value }
  }

## At the table
table = Stół
players = Pozostali gracze
tools = Przyciski stołu
rules = Zasady
log = Zapis
log-empty = Tu zapisuje się, co kto mówi.
leave = Odejdź
leave-title = Odejść od stołu?
leave-text = Komputer gra dalej za ciebie. Możesz wrócić, póki miejsce jest wolne.
leave-alone = Zostają same komputery. Mecz może się wkrótce skończyć albo stół zamknąć: wtedy nie będzie do czego wracać.
leave-stay = Zostaję
leave-stand = Odejdź
to-lobby = Do poczekalni
line-connecting = Łączenie…
line-lost = Połączenie przerwane. Wracamy…
line-back = Połączenie znów działa.
no-table = Nie ma takiego stołu
no-table-text = Może został zamknięty albo adres jest błędny.
no-game = Tej gry jeszcze tu nie widać
no-game-text = Stół istnieje, ale ta strona nie umie go narysować.

name = { $name }
nothing = { "" }
none = –
plus = +{ $points }
you = ty
you-first = Ty
us = My
them = Oni
names-and = { $first } i { $rest }
names-comma = { $first }, { $rest }
your-place = { $whose ->
    [own] Twoje miejsce
   *[other] Miejsce: { $name }
  }
your-cards = Karty
sit-here = Usiądź tutaj
away = poza grą
mano = mano
deals = rozdaje
next = teraz mówi
stones = { $points ->
    [one] kamień
    [few] kamienie
    [many] kamieni
   *[other] kamienia
  }
cards-down = { $count ->
    [one] { $count } zakryta karta
    [few] { $count } zakryte karty
    [many] { $count } zakrytych kart
   *[other] { $count } zakrytej karty
  }
card = { $number ->
    [1] as
    [2] dwójka
    [3] trójka
    [4] czwórka
    [5] piątka
    [6] szóstka
    [7] siódemka
    [10] walet
    [11] jeździec
    [12] król
   *[other] { $number }
  } { $suit ->
    [oros] monet
    [copas] kielichów
    [espadas] mieczy
    [bastos] buław
   *[other] { $suit }
  }

score = Wynik
score-words = { $points ->
    [one] { $points } kamień
    [few] { $points } kamienie
    [many] { $points } kamieni
   *[other] { $points } kamienia
  }: { $amarracos ->
    [one] { $amarracos } amarraco
    [few] { $amarracos } amarracos
    [many] { $amarracos } amarracos
   *[other] { $amarracos } amarracos
  } i { $stones ->
    [one] { $stones } kamień
    [few] { $stones } kamienie
    [many] { $stones } kamieni
   *[other] { $stones } kamienia
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
lances = Rundy
lance-deal = Rozdawanie
lance-mus = Mus
lance-discard = Wymiana
lance-grande = Grande
lance-chica = Chica
lance-pares = Pares
lance-juego = Juego
lance-punto = Punto
lance-over = Koniec meczu
short-open = –
short-paso = –
short-quiero = { $stake }
short-deje = nie
short-ordago = !
short-unopposed = tak
short-nobody = –

## The turn
your-turn = Twoja kolej
bar-stake = { $lance } · stawka { $stake }
bar-ordago = { $lance } · órdago
ask-mus = Wymieniamy karty (mus)?
ask-discard = Wybierz karty, które wyrzucasz.
ask-open = Pas, stawka (envido) czy wszystko (órdago)?
ask-answer-bet = { $name } stawia { $offered }. Odmowa daje im { $deje }.
ask-answer-raise = { $name } podbija z { $agreed } do { $offered }. Odmowa daje im { $deje }.
ask-answer-ordago = { $name } gra w tej rundzie o wszystko. Twój pas daje im { $deje }.
ask-proposal = { $name } proponuje: „{ $word }”. Przyjmij w dymku albo powiedz coś wyższego.
ask-proposal-only = { $name } proponuje: „{ $word }”. Przyjmij w dymku.
waits = Kolej: { $name }
waits-discard = { $count ->
    [one] Jeszcze wybiera: { $count }
    [few] Jeszcze wybierają: { $count }
    [many] Jeszcze wybiera: { $count }
   *[other] Jeszcze wybiera: { $count }
  }
say-mus = Mus
say-corto = Bez musa
say-paso = Pas
say-envido = Envido { $amount }
say-mas = Jeszcze { $amount }
say-ordago = Órdago!
say-quiero = Biorę
say-no = Nie chcę
say-acepto = Zgoda
say-ordago-accept = Órdago
say-ordago-refuse = Pas
raise-total = do { $total }
slider = Kamienie
slider-value = { $amount }, razem { $total }
less = O jeden mniej
more = O jeden więcej
throw = { $count ->
    [0] Wybierz karty
    [one] Wyrzuć { $count } kartę
    [few] Wyrzuć { $count } karty
    [many] Wyrzuć { $count } kart
   *[other] Wyrzuć { $count } karty
  }
accept = Zgoda
asks = pyta

## What is said
word-mus = Mus
word-corto = Bez musa
word-descarto = { $amount ->
    [one] Jedna karta
    [few] { $amount } karty
    [many] { $amount } kart
   *[other] { $amount } karty
  }
word-ready = Gotowe
word-paso = Pas
word-envido = Envido { $amount }
word-mas = Jeszcze { $amount }
word-ordago = Órdago!
word-quiero = Biorę
word-no = Nie chcę
word-acepto = Zgoda
word-baraja = Tasuje
word-reparte = Rozdaje
propose-paso = Pas?
propose-envido = Envido { $amount }?
propose-mas = Jeszcze { $amount }?
propose-ordago = Órdago?
propose-quiero = Bierzemy?
propose-no = Nie chcemy?
propose-acepto = Zgoda?
holds-pares = pares: jest
lacks-pares = pares: nie ma
holds-juego = juego: jest
lacks-juego = juego: nie ma

## What happens
log-dealt = Rozdanie { $hand } · rozdaje: { $dealer } · mano: { $mano }
log-mano = Teraz mano: { $mano }
log-reshuffled = Talia się skończyła: tasuje się odrzucone karty
log-closed-open = { $lance }
log-closed-paso = { $lance }: wszyscy pasują
log-closed-quiero = { $lance }: stawka { $stake }
log-closed-deje = { $lance }: odmowa
log-closed-ordago = { $lance }: órdago przyjęte
log-closed-unopposed = { $lance }, bez licytacji: { $side }
log-closed-nobody = { $lance }: nikt nie ma
log-paid = { $side } +{ $points } ({ $lance }, { $kind }): { $score }
log-ordago-won = { $side }: wygrane órdago, { $lance }
log-juego-won = { $side }: wygrane juego!
log-match-won = { $side }: wygrany mecz!
kind-deje = odmowa
kind-paso = bez stawki
kind-envite = stawka
kind-prima = premia
kind-ordago = órdago
spoken-word = { $name }: { $word }
said-by = { $by ->
    [clock] czas minął
   *[bot] za nieobecnego komputer
  }
told-clock = Czas minął. Powiedziano za ciebie: { $word }
spoken-turn = Twoja kolej. { $title }. { $question }
spoken-may = Możesz powiedzieć: { $words }

## The list
list-title = Koniec rozdania
list-lance = Runda
list-stake = Stawka
list-bonus = Premia
list-winner = Wygrywa
list-growth = Jak rósł wynik
list-waiting = Czekamy na: { $names }
growth = { $lance } { $kind ->
    [deje] odmowa +{ $points }
    [prima] premia +{ $points }
    [ordago] órdago
   *[other] +{ $points }
  }
stake-open = –
stake-paso = wszyscy pas
stake-quiero = { $stake }
stake-deje = odmowa, { $stake }
stake-ordago = órdago
stake-unopposed = bez licytacji
stake-nobody = nikt nie ma
continue = Dalej
match-won = Wygrany mecz!
match-lost = Przegrany mecz
match-won-by = Koniec meczu
match-winners = Wygrywają: { $side }
again = Jeszcze raz

## Escoba
round = Runda { $hand }
target = do { $target } punktów
new-table = Nowa gra
points = { $points ->
    [one] punkt
    [few] punkty
    [many] punktów
   *[other] punktu
  }
taken = { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
    [many] { $cards } kart
   *[other] { $cards } karty
  } · { $escobas ->
    [one] { $escobas } escoba
    [few] { $escobas } escoby
    [many] { $escobas } escob
   *[other] { $escobas } escoby
  }
escobas = { $count ->
    [one] { $count } escoba
    [few] { $count } escoby
    [many] { $count } escob
   *[other] { $count } escoby
  }
pile = Zebrane: { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
  }
stock = Talia: { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
  }
ultimas = Últimas
on-the-table = Na stole
table-empty = Na stole nie ma kart
no-card = żadna karta
play-cards = Zagraj karty
play-ask = Wybierz swoją kartę i te ze stołu, które chcesz zabrać.
play-lays = Karta zostaje na stole.
play-not = Tak zagrać nie można.
claim = Zgłoś
word-escoba = Escoba!
word-opened = Dla rozdającego!
word-claimed = Zgłaszam!
log-round = Runda { $hand } · rozdaje: { $dealer } · mano: { $mano }
log-table = Na stole: { $cards }
log-opened = { $escobas ->
    [one] Stół daje 15. Zabiera rozdający: { $name }. Jedna escoba!
    [few] Stół daje 15 i 15. Zabiera rozdający: { $name }. { $escobas } escoby!
    [many] Stół daje 15 i 15. Zabiera rozdający: { $name }. { $escobas } escob!
   *[other] Stół daje 15 i 15. Zabiera rozdający: { $name }. { $escobas } escoby!
  }
log-laid = { $card }, na stół
log-took = { $card } bierze: { $cards }
log-claimed = zgłoszenie: { $cards }
log-more = Po trzy karty więcej; w talii zostaje { $stock }
log-ultimas = Últimas! Ostatnie karty
log-leftovers = Resztę ze stołu bierze ostatnia wziątka: { $name } ({ $count })
log-item-paid = { $side } +{ $points } ({ $item }): { $score }
log-target-grew = Remis: teraz gra się do { $target }
spoken-play = Twoja kolej. W ręku: { $hand }. Na stole: { $table }
spoken-claim = Możesz zgłosić wziątkę
list-round = Koniec rundy
list-item = Za co
list-how-many = Ile
list-points = Punkty
list-target = Gra się do { $target } punktów; przy remisie { $tie }.
side-points = { $side } +{ $points }
nobody = nikt
growth-item = { $item } +{ $points }
item = { $item ->
    [escobas] Escoby
    [velo] Velo
    [cards] Karty
    [oros] Monety
    [sevens] Siódemki
   *[other] { $item }
  }

## Señas
signs = Znaki
signs-text = Wskaż minę, a przeczytasz, co znaczy.
sign-name = { $sign ->
    [dos_reyes] dwa króle
    [tres_reyes] trzy króle
    [dos_ases] dwa asy
    [tres_ases] trzy asy
    [pares] pares
    [medias] medias
    [duples] duples
    [juego] juego
    [treinta_y_una] 31
    [treinta] punto 30
    [veintinueve] punto 29
    [ciego] nic
    [solomillo] solomillo
    [cortar] tnę
    [envidar_mas] stawiaj więcej
   *[other] { $sign }
  }
sign-gesture = { $sign ->
    [dos_reyes] przygryza dolną wargę
    [tres_reyes] przygryza dolną wargę z boku
    [dos_ases] wysuwa język prosto
    [tres_ases] wysuwa język w bok
    [pares] odwraca głowę w bok: ma jakieś pary
    [medias] zaciśnięte usta w bok: trzy jednakowe
    [duples] unosi brwi
    [juego] wysuwa zaciśnięte usta: juego, ale nie 31
    [treinta_y_una] mruga okiem
    [treinta] unosi oba ramiona
    [veintinueve] unosi jedno ramię
    [ciego] zamyka oczy: bez pares, bez juego, bez innego znaku
    [solomillo] posyła całusa: trzy króle i as
    [cortar] przechyla głowę: przetnie mus
    [envidar_mas] podnosi głowę: chce stawiać więcej
   *[other] { $sign }
  }
sign-not-now = Nie teraz.
sign-own = Pokazujesz: { sign-name }.
sign-back = Kliknięcie go cofa.
sign-shown = { $name } pokazuje: { sign-name } ({ $gesture }).
sign-dismiss = Kliknięcie go usuwa.
look-at = Patrz na: { $name }
spoken-sign = { $name } pokazuje: { sign-name }

## Asking the partner
your-answer = Partner pyta
ask-first = Najpierw zapytaj
ask-first-text = Następne słowo będzie pytaniem do partnera, a nie ruchem.
ask-asked = { $name } pyta: „{ $word }” Przyjmij w dymku albo wybierz, co wolisz.
ask-waits = Twoje pytanie: „{ $word }” Możesz czekać na odpowiedź albo mówić.
ask-rather = { $name } woli: „{ $word }”. Ty decydujesz.
rather = Lepiej: { $word }
propose-mus = Mus?
propose-corto = Bez musa?
spoken-answer = { $title }. { $question }
log-asked = do partnera: { $word }

## Chat
chat = Czat
chat-empty = Nikt jeszcze nic nie napisał.
chat-write = Napisz…
chat-send = Wyślij
unread = Nieprzeczytane
phrases = Gotowe zdania
phrase-hola = Cześć!
phrase-gracias = Dzięki
phrase-suerte = Powodzenia!
phrase-buena_mano = Ładna ręka!
phrase-bien_jugado = Dobrze zagrane!
phrase-lo_siento = Przepraszam
phrase-un_momento = Chwileczkę, proszę
phrase-ya_estoy = Możemy grać
phrase-otra = Jeszcze raz?
phrase-adios = Do zobaczenia!
phrase-jaja = Ha, ha!
phrase-venga = No dalej!
told-wrote = { $name } pisze: { $text }
told-wrote-many = Nowe linie na czacie: { $count }
watchers = { $count ->
    [one] { $count } widz
    [few] { $count } widzów
    [many] { $count } widzów
   *[other] { $count } widza
  }

## People at the table
beside = Zapis i czat
menu = Menu
players-here = Gracze
player-info = O graczu
person-skill = { $number } · { $matches ->
    [one] { $matches } mecz
    [few] { $matches } mecze
    [many] { $matches } meczów
   *[other] { $matches } meczu
  }
person-unrated = Ma konto, ale jeszcze żadnego meczu rankingowego w tej grze.
person-guest = Gość: bez konta nie ma rankingu.
person-page = Wszystko o tym graczu: ranking, gry, partnerzy
computer = Komputer: { level-name }
stars = { $count ->
    [one] { $count } gwiazdka
    [few] { $count } gwiazdki
    [many] { $count } gwiazdek
   *[other] { $count } gwiazdki
  }
side = Strona { $side }
seat-empty = Wolne miejsce
gone = offline
gone-text = Połączenie przerwane.
away-text = Gra komputer, dopóki gracz nie wróci.
bank = Zegar doszedł do końca: to jest rezerwa.
deals-text = Różowa karta leży przy tym, kto rozdaje.
wishes-pause = przerwa?
wishes-swap = zamiana?
wishes-rematch = gra dalej
swap = Zamień
swap-text = Poproś o zamianę miejsc
swap-free = Usiądź tu
swap-free-text = Przesiądź się na to wolne miejsce
swap-asked = Czeka
swap-asked-text = Zamiana miejsc: prośba wysłana
swap-accept = Zgoda
swap-accept-text = Przyjmij zamianę miejsc
pause = { $how ->
    [agree] Zgoda na przerwę
    [asked] Jednak bez przerwy
   *[other] Przerwa
  }
paused-title = Przerwa
paused-text = Kończy się, gdy ktoś gra dalej, albo po dziesięciu minutach. Zgodzili się: { $names }.
go-on = Gramy dalej
waiting-title = { $count ->
    [0] Chwileczkę…
    [one] Jedno miejsce jest wolne
    [few] { $count } miejsca są wolne
    [many] { $count } miejsc jest wolnych
   *[other] { $count } miejsca jest wolne
  }
waiting-text = Karty rozdaje się, gdy wszyscy siedzą.
waiting-watch = Karty rozdaje się, gdy wszyscy siedzą. Usiądź, gdzie chcesz.
fill = Dodaj komputery
invite = Zaproś ludzi
draw-title = Losowanie
draw-text = Mano: { $name }
closed-title = Stół jest zamknięty
closed-why = { $why ->
    [abandoned] Jedna strona porzuciła mecz: wygrywa druga.
    [empty] Przy stole nie było już nikogo.
    [left] Wszyscy gracze odeszli.
    [over] Mecz się skończył.
   *[other] Zamknął go serwer.
  }
following = Do nowego meczu
rematch-willing = Chcą grać dalej: { $names }
next-match = Następna partia: { $sides }
names-against = { $first } – { $rest }
leave-rated = To mecz rankingowy: jeśli odejdziesz, liczy ci się jako przegrany.
elsewhere-title = Grasz w innym oknie
elsewhere-text = Ten stół jest otwarty w nowszym oknie. Gra się tylko w jednym naraz.
play-here = Graj tutaj
no-door = Ten stół nie jest dla ciebie otwarty
no-door-text = Kto go otworzył, wybrał, kto może wejść: może potrzebujesz zaproszenia.
told-sits = { $name } siada do stołu
told-left = { $name } odchodzi od stołu
told-away = { $name } jest poza grą: do powrotu gra komputer
told-back = { $name } wraca
told-gone = { $name } traci połączenie
told-here = { $name } znów ma połączenie
told-pause = { $name } prosi o przerwę
told-rematch = { $name } chce grać jeszcze raz
told-swap = { $name } chce się z tobą zamienić miejscami
told-goes-on = Gra toczy się dalej

## What cannot be
refusal = { $code ->
    [unreadable] Nie udało się tego zrozumieć.
    [too_large] To było za długie.
    [unknown_table] Tego stołu już nie ma.
    [not_your_seat] To nie twoje miejsce.
    [not_your_turn] Jeszcze nie twoja kolej.
    [illegal] Teraz nie można tego powiedzieć.
    [stale] Gra poszła już dalej: zobacz, jak teraz stoi.
    [seat_taken] To miejsce jest zajęte.
    [closed] Stół jest zamknięty.
    [too_fast] Za szybko: chwilę poczekaj.
    [late] Za późno: zegar już zagrał za ciebie.
    [paused] Trwa przerwa.
    [muted] Na razie nie możesz pisać.
    [not_invited] Do tego trzeba zaproszenia.
    [not_welcome] Ten stół nie jest dla ciebie otwarty.
    [skill] Ten stół jest dla graczy o innym rankingu.
   *[other] Tego nie można zrobić.
  }
rules-impossible = Te zasady do siebie nie pasują. Zmień którąś i spróbuj jeszcze raz.
name-impossible = Takiego imienia nie można wybrać: od 1 do 24 widocznych liter.

## The rules
rules-title = Jak się tu gra
rules-here = Zasady tego stołu
rules-mus-aim = O co chodzi
rules-mus-aim-text = Dwie strony, każdy ma cztery karty. W każdym rozdaniu licytuje się w czterech rundach (lances) i zbiera kamienie; pięć kamieni to amarraco. Juego wygrywa, kto pierwszy dojdzie do końca.
rules-mus-mus = Mus
rules-mus-mus-text = Począwszy od mano (ten mówi pierwszy) każdy mówi „mus” (wymieniamy karty) albo „bez musa” (tnę). Jeśli wszyscy chcą musa, każdy wyrzuca od jednej do czterech kart i pyta się znowu. Pierwsze cięcie kończy wymianę.
rules-mus-lances = Cztery rundy
rules-mus-lances-text = Grande, chica, pares i juego, zawsze w tej kolejności. Strona liczy lepszą ze swoich rąk; przy remisie wygrywa, kto siedzi bliżej mano.
rules-mus-grande = Grande (wysokie)
rules-mus-grande-text = Wygrywa najwyższa karta; przy remisie następna.
rules-mus-chica = Chica (niskie)
rules-mus-chica-text = Wygrywa najniższa karta; przy remisie następna.
rules-mus-pares = Pares (pary)
rules-mus-pares-text = Duples (dwie pary) biją medias (trzy jednakowe), a medias biją jedną parę. Grają tylko ci, którzy coś mają, i każdy to mówi. Premie: para 1, medias 2, duples 3.
rules-mus-juego = Juego i punto
rules-mus-juego-text = Figury liczą się za 10, as za 1. Juego to 31 lub więcej: 31 bije 32, potem 40, 37, 36, 35, 34 i 33. Premie: 3 za 31, 2 za inne. Jeśli nikt nie ma juego, gra się punto: wygrywa, kto jest bliżej 30.
rules-mus-bets = Licytacja
rules-mus-bets-text = Otwiera się przez envido (dwa lub więcej) albo órdago (wszystko). Druga strona przyjmuje, odmawia albo podbija. Za odmowę płaci się od razu (deje); to, co przyjęte, liczy się na końcu.
rules-mus-words = Órdago
rules-mus-words-text = Przyjęte órdago odkrywa karty i w tej jednej rundzie rozstrzyga całe juego.
rules-mus-count = Liczenie
rules-mus-count-text = Na koniec rozdania liczy się grande, chica, pares i juego, w tej kolejności; kto pierwszy dojdzie do celu, wygrywa, choćby druga strona miała więcej do policzenia.

## The rules of Escoba
rules-escoba-aim = O co chodzi
rules-escoba-aim-text = Zabiera się ze stołu karty, które z jedną kartą z ręki dają 15. Wygrywa, kto pierwszy zbierze tyle punktów, do ilu gra się mecz.
rules-escoba-values = Ile są warte karty
rules-escoba-values-text = Od asa do siódemki tyle, ile pokazują; walet (sota) 8, jeździec (caballo) 9, król (rey) 10.
rules-escoba-turn = Ruch
rules-escoba-turn-text = Zagrywa się jedną kartę z ręki. Jeśli z kartami ze stołu daje 15, można je wszystkie zabrać: to wziątka (baza). Jeśli nie, karta zostaje na stole.
rules-escoba-escoba = Escoba
rules-escoba-escoba-text = Kto zabiera wszystkie karty ze stołu, robi escobę („miotłę”): jeden punkt. Jeśli pierwsze cztery karty dają 15, escoba należy do rozdającego; 15 i 15 to dwie escoby.
rules-escoba-missed = Przeoczona wziątka
rules-escoba-missed-text = Kto kładzie kartę, która dawała 15, przeoczył wziątkę. Dopóki nie zagra następny, obaj mogą ją zgłosić: dostaje ją ten, kto powie pierwszy. Potem gra toczy się dalej.
rules-escoba-deals = Po trzy karty
rules-escoba-deals-text = Każdy dostaje trzy karty, na stół idą cztery. Gdy ręce są puste, rozdaje się po trzy kolejne, aż do „últimas”. To, co na końcu zostaje na stole, bierze ten, kto miał ostatnią wziątkę; to nie jest escoba.
rules-escoba-count = Liczenie
rules-escoba-count-text = Po jednym punkcie za każdą escobę, za velo (siódemkę monet), za najwięcej kart, najwięcej monet i najwięcej siódemek. Przy remisie nikt nie dostaje punktu.
rules-escoba-match = Mecz
rules-escoba-match-text = Sprawdza się na koniec rundy: jeśli doszło kilku, wygrywa, kto ma więcej. Przy równych punktach decyduje zasada tego stołu.

## People
problem = { $code ->
    [name_taken] To imię należy już do kogoś innego.
    [bad_name] Takiego imienia nie można wybrać: od 1 do 24 widocznych liter.
    [bad_password] Hasło ma od 8 do 200 znaków.
    [bad_sign_in] Imię i hasło do siebie nie pasują.
    [oneself] Nie można tego zrobić samemu sobie.
    [nobody] Nie ma tu nikogo takiego.
    [expired] To zaproszenie już nie działa.
    [not_registered] Do tego trzeba mieć konto.
    [wrong_password] To nie jest to hasło.
    [registered] Masz już konto.
    [too_fast] Za często: chwilę poczekaj.
    [too_many_tables] Masz już dość otwartych stołów: dokończ albo opuść któryś.
    [blocked] Jest blokada: najpierw ją cofnij.
    [bad_text] Tylko zwykły tekst, najwyżej 200 znaków.
    [no_reason] Brakuje powodu.
    [unknown_line] Tej linii tam nie napisano.
    [unknown_table] Nie ma takiego stołu.
    [bad_time] Taki czas jest niemożliwy.
    [not_operator] To należy do moderatorów.
    [operator] To też moderator.
    [signed_out] Nie jesteś już w swoim koncie: odśwież stronę.
    [csrf] Serwer na to nie pozwala: odśwież stronę i spróbuj jeszcze raz.
    [muted] Na razie nie możesz pisać.
    [banned] Na razie nie możesz wejść.
   *[other] Serwer na to nie pozwala.
  }
stars-count = { $stars ->
    [one] { $stars } gwiazdka
    [few] { $stars } gwiazdki
    [many] { $stars } gwiazdek
   *[other] { $stars } gwiazdki
  }
my-menu = Menu
menu-me = Moje gry
menu-friends = Znajomi
menu-account = Moje konto
menu-register = Imię i konto
menu-operator = Moderacja
sign-out = Wyloguj się
signed-out = Wylogowano.
try-again = Spróbuj jeszcze raz
send = Wyślij
copy = Kopiuj
copied = Skopiowano.
copy-by-hand = Link jest zaznaczony: skopiuj go klawiaturą.
yes-no = { $value ->
    [true] Tak
   *[false] Nie
  }
nowhere = Tu nic nie ma
nowhere-text = Takiej strony nie ma. Może w adresie jest błąd.

## The lobby with people in it
all-games = Wszystkie
by-computer = komputer
table-people = Przy stole
seat-free = wolne miejsce
not-begun = jeszcze przed startem
return = Wróć
clock-short = { $seconds } s na ruch
rated-short = rankingowy
rule-short = { $option }: { $value }
stars-range = { $low } do { $high } ★
friends-none = Tu widać twoich znajomych, gdy grają.
friends-none-playing = Teraz nikt z nich nie gra.
friends-all = Wszyscy znajomi
friend-table = Do stołu
lobby-chat = W poczekalni
lobby-chat-empty = Nikt jeszcze nie napisał.
lobby-line = Napisz w poczekalni
lobby-phrases = Gotowe zdania

## A new game for people
new-game-people = Kto gra
new-game-speed = Jak szybko
open-to = Kto może usiąść
open-to-name = { $open_to ->
    [friends] Tylko znajomi
    [invited] Z zaproszeniem
   *[anyone] Każdy
  }
open-to-help = { $open_to ->
    [friends] Tylko twoi znajomi widzą stół i przy nim siadają.
    [invited] Siada, kto ma link, który dostaniesz po otwarciu stołu.
   *[anyone] Każdy może zająć wolne miejsce.
  }
new-fill = Wolne miejsca
fill-name = { $fill ->
    [false] Czekają na ludzi
   *[true] Zajmują komputery
  }
fill-help = Komputer oddaje miejsce każdemu, kto przyjdzie; gdy czekasz, karty rozdaje się dopiero, gdy są wszyscy.
low = Ranking od
low-help = Ile gwiazdek co najmniej, żeby usiąść; kto nie ma rankingu, liczy się za trzy.
high = Ranking do
high-help = Ile gwiazdek najwyżej, żeby usiąść.
rated = Mecz rankingowy
rated-help = Liczy się do rankingu, jeśli wszyscy mają konta. Kto odejdzie, przegrywa.
spectators = Można oglądać
spectators-help = Widzowie nie widzą żadnej zakrytej karty.
new-bank = Rezerwa
bank-none = Bez rezerwy
bank-minutes = { $minutes ->
    [one] { $minutes } minuta
    [few] { $minutes } minuty
    [many] { $minutes } minut
   *[other] { $minutes } minuty
  }
bank-help = Czas, który każdy ma ponad zegar na cały mecz.
table-laid = Stół nakryty
table-laid-text = Wyślij ten link komu chcesz. Działa przez dobę i nie wymaga konta.
invitation-link = Link z zaproszeniem
go-to-table = Do stołu

## Invitations
invitation = Zaproszenie
invited-by = { $name } zaprasza cię do gry: { $game }.
invited-text = Usiądziesz jako { $name }. Konto nie jest potrzebne.
sit-down = Usiądź
invitation-expired = To zaproszenie już nie działa
invitation-expired-text = Wygasło, stół zamknięto albo link jest niepełny. Poproś o nowe tego, kto cię zaprosił.

## Accounts
not-done = Nie udało się: sprawdź, co jest wpisane.
name-saved = Imię zapisane.
name-help = Twoje imię przy wszystkich stołach; nikt inny nie może go mieć.
name-help-guest = Twoje imię przy wszystkich stołach. Załóż konto, żeby było tylko twoje.
name-label = Imię
password = Hasło
password-show = Pokaż
password-help = Od 8 do 200 znaków.
password-old = Dotychczasowe hasło
password-new = Nowe hasło
password-change = Zmień hasło
password-changed = Hasło zmienione. Na innych urządzeniach wylogowano.
register = Załóż konto
register-text = Zachowujesz imię, gry i znajomych i wchodzisz z każdego urządzenia. E-mail nie jest potrzebny: zapisz sobie hasło.
register-do = Załóż konto
registered-done = Masz już konto.
sign-in = Zaloguj się
sign-in-text = Jeśli masz już konto.
sign-in-do = Zaloguj się
signed-in = Zalogowano.
signed-in-as = Grasz jako { $name }.
devices = Moje urządzenia
device-here = to tutaj
device-seen = ostatnio { $day }
device-unknown = Przeglądarka
device-ended = Wylogowano tam.
sign-out-there = Wyloguj tam
data = Moje dane
data-text = Wszystko, co serwer o tobie wie, w jednym pliku. A jeśli odejdziesz, zostanie usunięte.
data-do = Pobierz moje dane
delete = Usuń moje konto
delete-text = Usuwamy twoje imię, hasło, znajomych i to, co napisano z tego konta. W dawnych grach zostanie „ktoś, kto odszedł”. Nie da się tego cofnąć.
delete-stay = Nie, zostaję
delete-do = Usuń na zawsze
deleted = Twoje konto jest usunięte.

## Players and friends
cancel = Anuluj
day = Dzień
player = Gracz
player-nobody = Nie ma tu nikogo
player-nobody-text = Nikt tu się tak nie nazywa albo konto usunięto.
player-since = Z kontem od { $day }
player-guest = Bez konta, od { $day }
somebody-gone = ktoś, kto odszedł
share = Udostępnij
share-me = Udostępnij moją stronę
bonds = Wasza znajomość
bonds-help = Wycisz: nie czytasz, co pisze. Zablokuj: nie może też z tobą usiąść ani cię oglądać.
friend-ask = Dodaj do znajomych
friend-asked = Prośba wysłana.
friend-accept = Przyjmij
friend-refuse = Odrzuć
friend-withdraw = Cofnij prośbę
friend-end = Usuń ze znajomych
mute = Wycisz
mute-end = Cofnij wyciszenie
block = Zablokuj
block-end = Odblokuj
report = Zgłoś
report-title = Zgłoszenie: { $name }
report-text = Moderator przeczyta to, co tu napiszesz, i dwadzieścia ostatnich linii rozmowy.
report-reason = Co się stało
report-do = Zgłoś
report-done = Zgłoszono. Dziękujemy.
skill = Ranking
skill-none = Jeszcze bez meczów rankingowych.
skill-guest = Do rankingu liczą się mecze graczy z kontem: załóż konto, żeby go mieć.
skill-help = Liczba jest ostrożna: rośnie po wygranych i wtedy, gdy o graczu wiadomo więcej.
curve-table = Krzywa jako tabela
matches = { $count ->
    [one] { $count } mecz
    [few] { $count } mecze
    [many] { $count } meczów
   *[other] { $count } meczu
  }
partners = Z kim
partners-none = Jeszcze bez partnerów.
partners-matches = Mecze
partners-won = Wygrane
games = Gry
games-none = Jeszcze bez ukończonych gier.
games-all = Pokaż wszystkie: { $count }
outcome-won = Wygrana
outcome-lost = Przegrana
outcome-left-off = Przerwana
replay-see = Obejrzyj
record-download = Pobierz
friends-nobody = Nie masz jeszcze nikogo: poproś kogoś, z kim grasz.
friends-asking = Chcą cię w znajomych
friends-asked = Wysłane prośby
friends-blocked = Zablokowani
friends-muted = Wyciszeni
friend-add = Dodaj po imieniu
friend-add-do = Poproś
friend-add-help = Imię kogoś, kto ma konto.

## Replays
replay = Dawna gra
replay-unknown = Takiego stołu nie ma albo już się go nie przechowuje.
replay-goes-on = Mecz jeszcze trwa: całość będzie widać po jego końcu.
replay-game = Ta strona nie umie pokazać tej gry.
replay-unreachable = Brak połączenia z serwerem. Spróbuj za chwilę.
film = Przejdź przez grę
film-first = Na początek
film-previous = Wstecz
film-next = Dalej
film-last = Na koniec
film-play = Odtwórz
film-pause = Zatrzymaj
film-step = Moment gry
film-at = { $step } z { $end }
film-hand = Rozdanie
film-eyes = Oczami
eyes-all = wszystkich
eyes-spectator = widza

## Moderation
reports = Otwarte zgłoszenia
reports-none = Brak zgłoszeń.
report-by = Zgłasza
report-table = przy stole
report-lobby = w poczekalni
report-lines = Co było napisane
report-note = Notatka
report-close = Zamknij
report-closed = Zgłoszenie zamknięte.
act-mute = Wycisz
act-ban = Zablokuj wstęp
act-mute-title = Wyciszenie: { $name }
act-ban-title = Zakaz wstępu: { $name }
act-mute-help = Nie będzie można nigdzie pisać.
act-ban-help = Nie będzie można siadać ani oglądać.
act-time = Na jak długo
act-minutes = { $minutes ->
    [0] Na zawsze
    [60] Godzina
    [1440] Dzień
    [10080] Tydzień
    [43200] Miesiąc
   *[other] { $minutes } min
  }
act-reason = Dlaczego
act-done = Zrobione.
act-name = { $act ->
    [mute] wycisza
    [unmute] cofa wyciszenie
    [ban] zakazuje wstępu
    [unban] cofa zakaz wstępu
    [close] zamyka zgłoszenie
    [add] mianuje moderatora
    [password] zmienia hasło
   *[other] { $act }
  }
ledger = Kto co zrobił
ledger-none = Jeszcze nic.
ledger-operator = Kto
ledger-act = Co
ledger-person = Komu
ledger-detail = Szczegóły
