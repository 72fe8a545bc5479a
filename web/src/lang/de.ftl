### Tapete in German. The same keys and variables as in the other languages.

## The house
title-lobby = Tapete
title-table = Tisch · Tapete
language = Sprache
close = Schließen
save = Speichern
change = ändern
your-name = Dein Name
date = { DATETIME($at, dateStyle: "medium") }
date-time = { DATETIME($at, dateStyle: "medium", timeStyle: "short") }
date-short = { DATETIME($at, day: "numeric", month: "short") }
house-unreachable = Der Server ist nicht zu erreichen. Versuch es gleich noch einmal.

## The lobby
lobby-title = Setz dich zum Mus
lobby-lead = Du, ein Partner und zwei Gegner. Kein Konto, kein Warten: der Tisch ist gedeckt.
play-now = Sofort spielen
play-escoba = Escoba spielen
play-now-text = Computer besetzen die freien Plätze; Leute können sich jederzeit dazusetzen.
new-game = Neue Partie
tables-title = Offene Tische
tables-loading = Einen Moment…
tables-none = Gerade spielt niemand. Eröffne den ersten Tisch.
only-computers = Nur Computer
table-line = { $game ->
    [mus] Mus
    [escoba] Escoba
   *[other] { $game }
  } · { $players ->
    [2] zwei Spieler
   *[other] { $players } Spieler
  } · Hand { $hand } · { $score }
join = { $free ->
    [one] Mitspielen ({ $free } Platz)
   *[other] Mitspielen ({ $free } Plätze)
  }
watch = Zuschauen

## New game
game = Spiel
game-name = { $name ->
    [mus] Mus
    [escoba] Escoba de 15
   *[other] { $name }
  }
game-help = { $name ->
    [mus] Vier Wetten je Hand, mit einem Partner.
    [escoba] Karten, die 15 ergeben, werden genommen.
   *[other] { $name }
  }
preset = Regeln
preset-name = { $name ->
    [clasico] Klassisch
    [cuatro_reyes] Vier Könige
    [stargames] StarGames
    [app] Einsätze zu zwei
    [fournier] Fournier
    [torneo] Turnier
    [rapido] Schnell
    [corta] Kurz
    [obligada] Nehmen ist Pflicht
    [parejas] Zu zweit
   *[other] { $name }
  }
preset-help-mus = { $name ->
    [clasico] Acht Könige, 40 Steine, ein Juego.
    [cuatro_reyes] Drei und Zwei zählen, was sie zeigen.
    [stargames] Partner fragen einander, bevor sie antworten.
    [app] Gesetzt und erhöht wird immer um zwei.
    [fournier] Drei Juegos, Partner gelost, wanderndes Mus in jedem Juego.
    [torneo] Drei Juegos, wanderndes Mus in der ersten Hand.
    [rapido] 30 Steine.
   *[other] Eigene Regeln.
  }
preset-help-escoba = { $name ->
    [clasico] Bis 31 Punkte; ein übersehener Stich kann beansprucht werden.
    [corta] Bis 21 Punkte.
    [obligada] Eine Karte, die 15 ergibt, muss nehmen.
    [parejas] Vier Spieler in zwei Paaren.
   *[other] Eigene Regeln.
  }
level = Stärke der Computer
level-name = { $name ->
    [novato] Anfänger
    [normal] Mittel
    [fuerte] Stark
    [experto] Experte
   *[other] { $name }
  }
level-help-mus = Anfänger machen Fehler, mittlere kennen die Chancen, starke und Experten haben aus Millionen Händen gelernt.
level-help-escoba = Anfänger übersehen etwas; mittlere zählen mit; Experten überlegen, was du haben kannst.
pace = Tempo
pace-house = Wie hier üblich
pace-name = { $pace ->
    [400] Flott
    [1200] Normal
    [2000] Ruhig
   *[other] { $pace } ms
  }
pace-help = Wie lange ein Computer zum Reden braucht.
clock = Uhr
clock-none = Ohne Uhr
clock-seconds = { $seconds } Sekunden je Zug
clock-help = Ist die Zeit um, spricht ein Computer für dich.
all-options = Alle Regeln
open-table = Tisch eröffnen

option-mus-players = Spieler
option-mus-players-help = Zwei Seiten, abwechselnd gesetzt.
value-mus-players = { $value ->
    [2] 2: einer gegen einen
    [4] 4: zwei Paare
    [6] 6: drei gegen drei
    [8] 8: vier gegen vier
   *[other] { $value }
  }
option-mus-kings = Könige
option-mus-kings-help = Bei acht Königen ist die Drei ein König und die Zwei ein Ass.
value-mus-kings = { $value ->
    [8] Acht Könige
    [4] Vier Könige
   *[other] { $value }
  }
option-mus-partners = Partner
option-mus-partners-help = Wie ihr sitzt, oder durch Kartenziehen.
value-mus-partners = { $value ->
    [chosen] Wie ihr sitzt
    [drawn] Gelost
   *[other] { $value }
  }
option-mus-first_mano = Erster Mano
option-mus-first_mano-help = Wer in der ersten Hand zuerst spricht (Mano).
value-mus-first_mano = { $value ->
    [random] Zufällig
    [highest] Die höchste Karte
   *[other] { $value }
  }
option-mus-exhaust = Wenn der Stapel leer ist
option-mus-exhaust-help = Ob der Letzte seine abgeworfenen Karten zurückbekommen kann.
value-mus-exhaust = { $value ->
    [exclude_own] Nie die eigenen
    [all] Alle kommen zurück
   *[other] { $value }
  }
option-mus-mus_corrido = Wanderndes Mus
option-mus-mus_corrido-help = Wer das Mus zuerst abschneidet, wird Mano.
value-mus-mus_corrido = { $value ->
    [off] Nein
    [match] In der ersten Hand der Partie
    [juego] In der ersten Hand jedes Juegos
   *[other] { $value }
  }
option-mus-real31 = La Real
option-mus-real31-help = 7-7-7 und ein Bild schlägt jede andere 31.
value-mus-real31 = { $value ->
    [off] Nein
    [on] Ja
   *[other] { $value }
  }
option-mus-tie_break = Gleichstand
option-mus-tie_break-help = Wer bei gleichen Händen gewinnt.
value-mus-tie_break = { $value ->
    [mano] Wer Mano am nächsten sitzt
    [dealer] Zuerst der Geber
   *[other] { $value }
  }
option-mus-consensus = Antworten
option-mus-consensus-help = Ob das erste Wort gilt oder Partner sich einigen.
value-mus-consensus = { $value ->
    [sequential] Jedes Wort gilt
    [approval] Vorschlag an den Partner
   *[other] { $value }
  }
option-mus-out_after_no = Nach einem Nein
option-mus-out_after_no-help = Ob aus der Wette ist, wer einen Einsatz abgelehnt hat.
value-mus-out_after_no = { $value ->
    [yes] Draußen
    [no] Noch dabei
   *[other] { $value }
  }
option-mus-raise_size = Einsätze
option-mus-raise_size-help = Wie viel gesetzt und erhöht werden darf.
value-mus-raise_size = { $value ->
    [free] Beliebig viel
    [two] Immer zwei
   *[other] { $value }
  }
option-mus-punto_premium = Stein für den Punto
option-mus-punto_premium-help = Wann es den Stein für den Punto gibt.
value-mus-punto_premium = { $value ->
    [always] Immer
    [unbet] Nur wenn alle passen
   *[other] { $value }
  }
option-mus-early_win = Früher am Ziel
option-mus-early_win-help = Was geschieht, wenn ein abgelehnter Einsatz zum Sieg reicht.
value-mus-early_win = { $value ->
    [immediate] Das Juego endet sofort
    [after_lances] Die übrigen Wetten werden gespielt
   *[other] { $value }
  }
option-mus-target = Steine
option-mus-target-help = Wie viele Steine das Juego gewinnen.
value-mus-target = { $value ->
    [40] 40: acht Amarracos
    [30] 30: sechs Amarracos
   *[other] { $value }
  }
option-mus-juegos = Juegos je Vaca
option-mus-juegos-help = Wie viele Juegos man für eine Vaca gewinnen muss.
value-mus-juegos = { $value ->
    [one] { $value } Juego
   *[other] { $value } Juegos
  }
option-mus-vacas = Vacas
option-mus-vacas-help = Wie viele Vacas die Partie gewinnen.
value-mus-vacas = { $value ->
    [one] { $value } Vaca
   *[other] { $value } Vacas
  }
option-mus-senas = Zeichen
option-mus-senas-help = Wer die Zeichen (Señas) sieht.
value-mus-senas = { $value ->
    [all] Alle
    [off] Keine Zeichen
    [partner] Nur der Partner
    [watch] Wer gerade hinsieht
   *[other] { $value }
  }
option-mus-true_senas = Wahre Zeichen
option-mus-true_senas-help = Nur Zeichen, die stimmen, werden angeboten.
value-mus-true_senas = { $value ->
    [yes] Ja
    [no] Nein
   *[other] { $value }
  }
option-mus-sena_set = Liste der Zeichen
option-mus-sena_set-help = Alle, oder die des Verbandes (ohne Solomillo).
value-mus-sena_set = { $value ->
    [all] Alle
    [fem] Verband
   *[other] { $value }
  }

## The rules that can be chosen in Escoba
option-escoba-players = Spieler
option-escoba-players-help = Wie viele sich setzen; Computer besetzen die freien Plätze.
value-escoba-players = { $value ->
   *[other] { $value }
  }
option-escoba-teams = Mannschaften
option-escoba-teams-help = Zu 4 oder 6: zwei Seiten, abwechselnd gesetzt.
value-escoba-teams = { $value ->
    [no] Jeder für sich
    [yes] Zwei Mannschaften
   *[other] { $value }
  }
option-escoba-first_dealer = Erster Geber
option-escoba-first_dealer-help = Wer zuerst gibt.
value-escoba-first_dealer = { $value ->
    [random] Zufällig
    [highest] Die höchste Karte
   *[other] { $value }
  }
option-escoba-opening = Tisch mit 15
option-escoba-opening-help = Ergeben die vier Karten 15, oder 15 und 15, gehören sie dem Geber.
value-escoba-opening = { $value ->
    [dealer] Dem Geber
    [off] Sie bleiben liegen
   *[other] { $value }
  }
option-escoba-capture = Karten nehmen
option-escoba-capture-help = Ob nehmen muss, wer mit seiner Karte 15 machen kann.
value-escoba-capture = { $value ->
    [optional] Freiwillig
    [mandatory] Pflicht
   *[other] { $value }
  }
option-escoba-missed_baza = Übersehener Stich
option-escoba-missed_baza-help = Wer ihn liegen ließ und der Nächste dürfen ihn beanspruchen.
value-escoba-missed_baza = { $value ->
    [on] Er darf beansprucht werden
    [off] Er verfällt
   *[other] { $value }
  }
option-escoba-no_baza_loses = Runde ohne Stich
option-escoba-no_baza_loses-help = Bei zwei Seiten: wer keinen Stich macht, verliert die Partie.
value-escoba-no_baza_loses = { $value ->
    [off] Nichts geschieht
    [on] Die Partie ist verloren
   *[other] { $value }
  }
option-escoba-all_oros = Alle zehn Münzen
option-escoba-all_oros-help = Was sie wert sind, wenn eine Seite alle hat.
value-escoba-all_oros = { $value ->
    [one] { $value } Punkt, wie immer
   *[other] { $value } Punkte
  }
option-escoba-target = Punkte
option-escoba-target-help = Bis zu wie vielen Punkten die Partie geht.
value-escoba-target = { $value ->
   *[other] { $value }
  }
option-escoba-match_tie = Gleichstand am Ende
option-escoba-match_tie-help = Was geschieht, wenn zwei mit gleich vielen Punkten ankommen.
value-escoba-match_tie = { $value ->
    [velo] gewinnt, wer den Velo hat
    [extend] kommen zehn Punkte dazu
    [round] wird noch eine Runde gespielt
   *[other] { $value }
  }

## At the table
table = Tisch
players = Die anderen Spieler
tools = Knöpfe des Tisches
rules = Regeln
log = Verlauf
log-empty = Hier steht, was gesagt wird.
leave = Gehen
leave-title = Den Tisch verlassen?
leave-text = Ein Computer spielt an deiner Stelle weiter. Du kannst zurück, solange der Platz frei ist.
leave-alone = Es bleiben nur Computer. Die Partie kann bald aus oder der Tisch geschlossen sein: dann gibt es keinen Platz mehr, an den du zurück kannst.
leave-stay = Bleiben
leave-stand = Gehen
to-lobby = Zur Lobby
line-connecting = Verbinden…
line-lost = Verbindung verloren. Gleich zurück…
line-back = Wieder verbunden.
no-table = Diesen Tisch gibt es nicht
no-table-text = Vielleicht ist er geschlossen, oder die Adresse ist falsch geschrieben.
no-game = Dieses Spiel ist hier noch nicht zu sehen
no-game-text = Den Tisch gibt es, aber diese Seite kann ihn nicht zeichnen.

name = { $name }
nothing = { "" }
none = –
plus = +{ $points }
you = du
you-first = Du
us = Wir
them = Sie
names-and = { $first } und { $rest }
names-comma = { $first }, { $rest }
your-place = { $whose ->
    [own] Dein Platz
   *[other] Platz: { $name }
  }
your-cards = Karten
sit-here = Hier setzen
away = weg
mano = Mano
deals = gibt
next = ist dran
stones = { $points ->
    [one] Stein
   *[other] Steine
  }
cards-down = { $count ->
    [one] { $count } verdeckte Karte
   *[other] { $count } verdeckte Karten
  }
card = { $number ->
    [1] Ass
    [2] Zwei
    [3] Drei
    [4] Vier
    [5] Fünf
    [6] Sechs
    [7] Sieben
    [10] Bube
    [11] Reiter
    [12] König
   *[other] { $number }
  } der { $suit ->
    [oros] Münzen
    [copas] Kelche
    [espadas] Schwerter
    [bastos] Keulen
   *[other] { $suit }
  }

score = Spielstand
score-words = { $points ->
    [one] { $points } Stein
   *[other] { $points } Steine
  }: { $amarracos ->
    [one] { $amarracos } Amarraco
   *[other] { $amarracos } Amarracos
  } und { $stones ->
    [one] { $stones } Stein
   *[other] { $stones } Steine
  }
juegos = { $count ->
    [one] { $count } Juego
   *[other] { $count } Juegos
  }
vacas = { $count ->
    [one] { $count } Vaca
   *[other] { $count } Vacas
  }
lances = Wetten
lance-deal = Geben
lance-mus = Mus
lance-discard = Abwerfen
lance-grande = Grande
lance-chica = Chica
lance-pares = Pares
lance-juego = Juego
lance-punto = Punto
lance-over = Die Partie ist zu Ende
short-open = –
short-paso = –
short-quiero = { $stake }
short-deje = nein
short-ordago = !
short-unopposed = ja
short-nobody = –

## The turn
your-turn = Du bist dran
bar-stake = { $lance } · Einsatz { $stake }
bar-ordago = { $lance } · Órdago
ask-mus = Tauschen wir Karten (Mus)?
ask-discard = Wähle die Karten, die du abwirfst.
ask-open = Passen, setzen (Envido) oder alles (Órdago)?
ask-answer-bet = { $name } setzt { $offered }. Lehnst du ab, { $deje } für sie.
ask-answer-raise = { $name } erhöht von { $agreed } auf { $offered }. Lehnst du ab, { $deje } für sie.
ask-answer-ordago = { $name } setzt alles auf diese Wette. Passt du, { $deje } für sie.
ask-proposal = { $name } schlägt vor: „{ $word }“. Nimm in der Blase an, oder sag etwas Höheres.
ask-proposal-only = { $name } schlägt vor: „{ $word }“. Nimm in der Blase an.
waits = Am Zug: { $name }
waits-discard = { $count ->
    [one] Einer wählt noch
   *[other] { $count } wählen noch
  }
say-mus = Mus
say-corto = Kein Mus
say-paso = Passe
say-envido = Envido { $amount }
say-mas = Noch { $amount }
say-ordago = Órdago!
say-quiero = Gehe mit
say-no = Lehne ab
say-acepto = Gut
say-ordago-accept = Órdago
say-ordago-refuse = Passe
raise-total = bis { $total }
slider = Steine
slider-value = { $amount }, zusammen { $total }
less = Einer weniger
more = Einer mehr
throw = { $count ->
    [0] Karten wählen
    [one] { $count } Karte abwerfen
   *[other] { $count } Karten abwerfen
  }
accept = Gut
asks = fragt

## What is said
word-mus = Mus
word-corto = Kein Mus
word-descarto = { $amount ->
    [one] Eine Karte
   *[other] { $amount } Karten
  }
word-ready = Fertig
word-paso = Passe
word-envido = Envido { $amount }
word-mas = Noch { $amount }
word-ordago = Órdago!
word-quiero = Gehe mit
word-no = Lehne ab
word-acepto = Gut
word-baraja = Mischt
word-reparte = Gibt
propose-paso = Passen?
propose-envido = Envido { $amount }?
propose-mas = Noch { $amount }?
propose-ordago = Órdago?
propose-quiero = Mitgehen?
propose-no = Ablehnen?
propose-acepto = Einverstanden?
holds-pares = Pares ja
lacks-pares = Pares nein
holds-juego = Juego ja
lacks-juego = Juego nein

## What happens
log-dealt = Hand { $hand } · Geber: { $dealer } · Mano: { $mano }
log-mano = Mano ist jetzt: { $mano }
log-reshuffled = Der Stapel ist leer: die abgeworfenen Karten werden gemischt
log-closed-open = { $lance }
log-closed-paso = { $lance }: alle passen
log-closed-quiero = { $lance }: Einsatz { $stake }
log-closed-deje = { $lance }: abgelehnt
log-closed-ordago = { $lance }: Órdago angenommen
log-closed-unopposed = { $lance }, ohne Einsatz: { $side }
log-closed-nobody = { $lance }: niemand hat es
log-paid = { $side } +{ $points } ({ $lance }, { $kind }): { $score }
log-ordago-won = { $side }: Órdago gewonnen, { $lance }
log-juego-won = { $side }: Juego gewonnen!
log-match-won = { $side }: Partie gewonnen!
kind-deje = abgelehnt
kind-paso = alle passen
kind-envite = Einsatz
kind-prima = Prämie
kind-ordago = Órdago
spoken-word = { $name }: { $word }
said-by = { $by ->
    [clock] Zeit abgelaufen
   *[bot] vom Computer
  }
told-clock = Die Zeit ist um. Für dich gesagt: { $word }
spoken-turn = Du bist dran. { $title }. { $question }
spoken-may = Du darfst sagen: { $words }

## The list
list-title = Ende der Hand
list-lance = Wette
list-stake = Einsatz
list-bonus = Prämie
list-winner = Gewinner
list-growth = Wie der Stand wuchs
list-waiting = Es fehlt: { $names }
growth = { $lance } { $kind ->
    [deje] abgelehnt +{ $points }
    [prima] Prämie +{ $points }
    [ordago] Órdago
   *[other] +{ $points }
  }
stake-open = –
stake-paso = alle passen
stake-quiero = { $stake }
stake-deje = abgelehnt, { $stake }
stake-ordago = Órdago
stake-unopposed = ohne Einsatz
stake-nobody = niemand
continue = Weiter
match-won = Du hast die Partie gewonnen!
match-lost = Du hast die Partie verloren
match-won-by = Die Partie ist zu Ende
match-winners = Es gewinnt: { $side }
again = Noch einmal

## Escoba
round = Runde { $hand }
target = bis { $target } Punkte
new-table = Neues Spiel
points = { $points ->
    [one] Punkt
   *[other] Punkte
  }
taken = { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
  } · { $escobas ->
    [one] { $escobas } Escoba
   *[other] { $escobas } Escobas
  }
escobas = { $count ->
    [one] { $count } Escoba
   *[other] { $count } Escobas
  }
pile = Stiche: { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
  }
stock = Stapel: { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
  }
ultimas = Últimas
on-the-table = Auf dem Tisch
table-empty = Auf dem Tisch liegt keine Karte
no-card = keine Karte
play-cards = Karten spielen
play-ask = Wähle eine eigene Karte und die vom Tisch, die du nehmen willst.
play-lays = Die Karte bleibt auf dem Tisch.
play-not = Das geht nicht.
claim = Beanspruchen
word-escoba = Escoba!
word-opened = Dem Geber!
word-claimed = Das ist meins!
log-round = Runde { $hand } · Geber: { $dealer } · Mano: { $mano }
log-table = Auf dem Tisch: { $cards }
log-opened = { $escobas ->
    [one] Der Tisch ergibt 15. Dem Geber: { $name }. Eine Escoba!
   *[other] Der Tisch ergibt 15 und 15. Dem Geber: { $name }. { $escobas } Escobas!
  }
log-laid = { $card }, auf den Tisch
log-took = { $card } mit { $cards }
log-claimed = beansprucht: { $cards }
log-more = Drei weitere Karten für jeden; noch { $stock } im Stapel
log-ultimas = Últimas! Die letzten Karten
log-leftovers = Was liegen bleibt, bekommt der letzte Stich: { $name } ({ $count })
log-item-paid = { $side } +{ $points } ({ $item }): { $score }
log-target-grew = Gleichstand: die Partie geht jetzt bis { $target }
spoken-play = Du bist dran. In der Hand: { $hand }. Auf dem Tisch: { $table }
spoken-claim = Du kannst einen Stich beanspruchen
list-round = Ende der Runde
list-item = Wofür
list-how-many = Wie viele
list-points = Punkte
list-target = Die Partie geht bis { $target } Punkte; bei Gleichstand { $tie }.
side-points = { $side } +{ $points }
nobody = niemand
growth-item = { $item } +{ $points }
item = { $item ->
    [escobas] Escobas
    [velo] Der Velo
    [cards] Karten
    [oros] Münzen
    [sevens] Siebenen
   *[other] { $item }
  }

## Señas
signs = Zeichen
signs-text = Zeig auf ein Gesicht, um zu lesen, was es bedeutet.
sign-name = { $sign ->
    [dos_reyes] zwei Könige
    [tres_reyes] drei Könige
    [dos_ases] zwei Asse
    [tres_ases] drei Asse
    [pares] Pares
    [medias] Medias
    [duples] Duples
    [juego] Juego
    [treinta_y_una] 31
    [treinta] Punto 30
    [veintinueve] Punto 29
    [ciego] nichts
    [solomillo] Solomillo
    [cortar] kein Mus
    [envidar_mas] setz mehr
   *[other] { $sign }
  }
sign-gesture = { $sign ->
    [dos_reyes] beißt sich auf die Unterlippe
    [tres_reyes] beißt sich seitlich auf die Unterlippe
    [dos_ases] streckt die Zunge heraus
    [tres_ases] streckt die Zunge zur Seite
    [pares] dreht den Kopf zur Seite: hat Paare
    [medias] geschlossene Lippen zur Seite: drei gleiche
    [duples] hebt die Augenbrauen
    [juego] schiebt geschlossene Lippen vor: Juego, aber nicht 31
    [treinta_y_una] zwinkert
    [treinta] hebt beide Schultern
    [veintinueve] hebt eine Schulter
    [ciego] schließt beide Augen: kein Pares, kein Juego, kein anderes Zeichen
    [solomillo] wirft einen Kuss: drei Könige und ein Ass
    [cortar] neigt den Kopf: schneidet das Mus ab
    [envidar_mas] hebt den Kopf: will mehr setzen
   *[other] { $sign }
  }
sign-not-now = Jetzt nicht.
sign-own = Du zeigst: { sign-name }.
sign-back = Ein Klick nimmt es zurück.
sign-shown = { $name } zeigt: { sign-name } ({ $gesture }).
sign-dismiss = Ein Klick legt es weg.
look-at = Hinsehen: { $name }
spoken-sign = { $name } zeigt: { sign-name }

## Asking the partner
your-answer = Dein Partner fragt
ask-first = Erst fragen
ask-first-text = Das nächste Wort wird den Partner gefragt, nicht gesagt.
ask-asked = { $name } fragt: „{ $word }“ Nimm in der Blase an, oder wähle, was du lieber hättest.
ask-waits = Du hast gefragt: „{ $word }“ Du kannst auf Antwort warten oder sprechen.
ask-rather = { $name } will lieber: „{ $word }“. Du entscheidest.
rather = Lieber: { $word }
propose-mus = Mus?
propose-corto = Kein Mus?
spoken-answer = { $title }. { $question }
log-asked = an den Partner: { $word }

## Chat
chat = Chat
chat-empty = Noch hat niemand geschrieben.
chat-write = Schreib…
chat-send = Senden
unread = Ungelesen
phrases = Fertige Sätze
phrase-hola = Hallo!
phrase-gracias = Danke
phrase-suerte = Viel Glück!
phrase-buena_mano = Schönes Blatt!
phrase-bien_jugado = Gut gespielt!
phrase-lo_siento = Tut mir leid
phrase-un_momento = Einen Moment, bitte
phrase-ya_estoy = Bin so weit
phrase-otra = Noch eine?
phrase-adios = Tschüss!
phrase-jaja = Haha!
phrase-venga = Los geht’s!
told-wrote = { $name } schreibt: { $text }
told-wrote-many = { $count } neue Zeilen im Chat
watchers = { $count ->
    [one] { $count } schaut zu
   *[other] { $count } schauen zu
  }

## People at the table
beside = Verlauf und Chat
menu = Menü
players-here = Mitspieler
player-info = Über den Spieler
person-skill = { $number } · { $matches ->
    [one] { $matches } Partie
   *[other] { $matches } Partien
  }
person-unrated = Mit Konto, noch keine gewertete Partie in diesem Spiel.
person-guest = Gast: ohne Konto keine Spielstärke.
person-page = Alles über diesen Spieler: Stärke, Partien, Partner
computer = Rechner: { level-name }
stars = { $count ->
    [one] { $count } Stern
   *[other] { $count } Sterne
  }
side = Seite { $side }
seat-empty = Freier Platz
gone = offline
gone-text = Die Verbindung ist verloren.
away-text = Ein Computer spielt, bis der Spieler zurückkommt.
bank = Die Uhr ist abgelaufen: das ist die Reserve.
deals-text = Die rosa Karte liegt beim Geber.
wishes-pause = Pause?
wishes-swap = Tausch?
wishes-rematch = noch einmal
swap = Tauschen
swap-text = Um einen Platztausch bitten
swap-free = Hier setzen
swap-free-text = Auf diesen freien Platz wechseln
swap-asked = Gefragt
swap-asked-text = Platztausch: gefragt
swap-accept = Annehmen
swap-accept-text = Den Platztausch annehmen
pause = { $how ->
    [agree] Pause annehmen
    [asked] Doch keine Pause
   *[other] Pause
  }
paused-title = Pause
paused-text = Sie endet, wenn jemand weiterspielt, oder nach zehn Minuten. Einverstanden: { $names }.
go-on = Weiterspielen
waiting-title = { $count ->
    [0] Einen Moment…
    [one] Ein Platz ist frei
   *[other] { $count } Plätze sind frei
  }
waiting-text = Gegeben wird, wenn alle sitzen.
waiting-watch = Gegeben wird, wenn alle sitzen. Setz dich, wohin du magst.
fill = Mit Computern füllen
invite = Einladen
draw-title = Die Auslosung
draw-text = Mano: { $name }
closed-title = Der Tisch ist geschlossen
closed-why = { $why ->
    [abandoned] Eine Seite hat die Partie verlassen: die andere gewinnt.
    [empty] Es war niemand mehr am Tisch.
    [left] Alle Spieler sind gegangen.
    [over] Die Partie ist zu Ende.
   *[other] Der Server hat ihn geschlossen.
  }
following = Zur neuen Partie
rematch-willing = Wollen noch einmal: { $names }
next-match = Nächste Partie: { $sides }
names-against = { $first } gegen { $rest }
leave-rated = Diese Partie wird gewertet: wenn du gehst, zählt sie für dich als verloren.
elsewhere-title = Du spielst in einem anderen Fenster
elsewhere-text = Dieser Tisch ist in einem neueren Fenster offen. Gespielt wird immer nur in einem.
play-here = Hier spielen
no-door = Dieser Tisch steht dir nicht offen
no-door-text = Wer ihn eröffnet hat, bestimmt, wer hereindarf: vielleicht brauchst du eine Einladung.
told-sits = { $name } setzt sich
told-left = { $name } ist gegangen
told-away = { $name } ist weg: ein Computer spielt bis zur Rückkehr
told-back = { $name } ist zurück
told-gone = { $name } hat die Verbindung verloren
told-here = { $name } ist wieder verbunden
told-pause = { $name } möchte eine Pause
told-rematch = { $name } will noch einmal spielen
told-swap = { $name } möchte mit dir den Platz tauschen
told-goes-on = Das Spiel geht weiter

## What cannot be
refusal = { $code ->
    [unreadable] Das wurde nicht verstanden.
    [too_large] Das war zu lang.
    [unknown_table] Diesen Tisch gibt es nicht mehr.
    [not_your_seat] Das ist nicht dein Platz.
    [not_your_turn] Du bist noch nicht dran.
    [illegal] Das geht jetzt nicht.
    [stale] Das Spiel war schon weiter: sieh, wie es jetzt steht.
    [seat_taken] Dieser Platz ist besetzt.
    [closed] Der Tisch ist geschlossen.
    [too_fast] Zu schnell: warte einen Moment.
    [late] Zu spät: die Uhr hat für dich gesprochen.
    [paused] Es ist Pause.
    [muted] Du kannst im Moment nicht schreiben.
    [not_invited] Dafür brauchst du eine Einladung.
    [not_welcome] Dieser Tisch steht dir nicht offen.
    [skill] Dieser Tisch ist für Spieler anderer Stärke.
   *[other] Das ist nicht erlaubt.
  }
rules-impossible = Diese Regeln passen nicht zusammen. Ändere eine davon und versuch es noch einmal.
name-impossible = Dieser Name geht nicht: 1 bis 24 sichtbare Buchstaben.

## The rules
rules-title = Wie hier gespielt wird
rules-here = Die Regeln dieses Tisches
rules-mus-aim = Worum es geht
rules-mus-aim-text = Zwei Seiten, vier Karten für jeden. In jeder Hand gibt es vier Wetten (Lances), und es werden Steine gezählt; fünf Steine sind ein Amarraco. Wer zuerst am Ende ist, gewinnt das Juego.
rules-mus-mus = Das Mus
rules-mus-mus-text = Von Mano an (er spricht zuerst) sagt jeder „Mus“ (Karten tauschen) oder „kein Mus“ (abschneiden). Wollen alle Mus, wirft jeder eine bis vier Karten ab, und es wird wieder gefragt. Das erste Nein beendet es.
rules-mus-lances = Die vier Wetten
rules-mus-lances-text = Grande, Chica, Pares und Juego, immer in dieser Reihenfolge. Eine Seite zählt mit ihrer besseren Hand; bei Gleichstand gewinnt, wer Mano am nächsten sitzt.
rules-mus-grande = Grande (hoch)
rules-mus-grande-text = Die höchste Karte gewinnt; bei Gleichstand die nächste.
rules-mus-chica = Chica (niedrig)
rules-mus-chica-text = Die niedrigste Karte gewinnt; bei Gleichstand die nächste.
rules-mus-pares = Pares (Paare)
rules-mus-pares-text = Duples (zwei Paare) schlagen Medias (drei gleiche), Medias schlagen ein Paar. Es spielt nur, wer welche hat, und jeder sagt es an. Prämien: Paar 1, Medias 2, Duples 3.
rules-mus-juego = Juego und Punto
rules-mus-juego-text = Bilder zählen 10, das Ass 1. Juego ist 31 oder mehr: 31 schlägt 32, dann 40, 37, 36, 35, 34 und 33. Prämien: 3 für 31, 2 für andere. Hat niemand Juego, wird um den Punto gespielt: am nächsten an 30 gewinnt.
rules-mus-bets = Setzen
rules-mus-bets-text = Man eröffnet mit Envido (zwei oder mehr) oder Órdago (alles). Die andere Seite geht mit, lehnt ab oder erhöht. Abgelehntes wird sofort bezahlt (der Deje); Angenommenes zählt am Ende.
rules-mus-words = Órdago
rules-mus-words-text = Bei einem angenommenen Órdago werden die Karten gezeigt, und diese Wette entscheidet das ganze Juego.
rules-mus-count = Das Zählen
rules-mus-count-text = Am Ende der Hand werden Grande, Chica, Pares und Juego gezählt, in dieser Reihenfolge; wer zuerst am Ziel ist, gewinnt, auch wenn die andere Seite mehr zu zählen hätte.

## The rules of Escoba
rules-escoba-aim = Worum es geht
rules-escoba-aim-text = Man nimmt Karten vom Tisch, die mit einer der eigenen Hand 15 ergeben. Wer zuerst die Punkte der Partie hat, gewinnt.
rules-escoba-values = Was die Karten zählen
rules-escoba-values-text = Vom Ass bis zur Sieben ihre Zahl; der Bube (Sota) 8, der Reiter (Caballo) 9, der König (Rey) 10.
rules-escoba-turn = Ein Zug
rules-escoba-turn-text = Eine Karte der Hand wird gespielt. Ergibt sie mit Karten vom Tisch 15, darf man alle nehmen: ein Stich (Baza). Sonst bleibt die Karte liegen.
rules-escoba-escoba = Die Escoba
rules-escoba-escoba-text = Wer alle Karten vom Tisch nimmt, macht eine Escoba („Besen“): ein Punkt. Ergeben die ersten vier Karten 15, gehört die Escoba dem Geber; 15 und 15 sind zwei Escobas.
rules-escoba-missed = Der übersehene Stich
rules-escoba-missed-text = Wer eine Karte legt, die 15 ergab, hat einen Stich übersehen. Bis der Nächste spielt, dürfen beide ihn beanspruchen: er gehört dem, der es zuerst sagt. Dann geht es weiter.
rules-escoba-deals = Je drei
rules-escoba-deals-text = Drei Karten für jeden, vier auf den Tisch. Sind die Hände leer, gibt es drei weitere, bis zu den „Últimas“. Was am Ende liegt, bekommt der letzte Stich, und es ist keine Escoba.
rules-escoba-count = Das Zählen
rules-escoba-count-text = Je ein Punkt für jede Escoba, für den Velo (die Sieben der Münzen), für die meisten Karten, die meisten Münzen und die meisten Siebenen. Bei Gleichstand bekommt ihn niemand.
rules-escoba-match = Die Partie
rules-escoba-match-text = Geprüft wird am Ende einer Runde: sind mehrere am Ziel, gewinnt, wer mehr hat. Bei gleichen Punkten entscheidet die Regel dieses Tisches.

## People
problem = { $code ->
    [name_taken] Diesen Namen hat schon jemand.
    [bad_name] Dieser Name geht nicht: 1 bis 24 sichtbare Buchstaben.
    [bad_password] Ein Passwort hat 8 bis 200 Zeichen.
    [bad_sign_in] Name und Passwort passen nicht zusammen.
    [oneself] Das geht nicht mit dir selbst.
    [nobody] Hier gibt es niemanden, der so heißt.
    [expired] Diese Einladung gilt nicht mehr.
    [not_registered] Dafür brauchst du ein Konto.
    [wrong_password] Das ist nicht das Passwort.
    [registered] Du hast schon ein Konto.
    [too_fast] Zu oft: warte einen Moment.
    [too_many_tables] Du hast genug offene Tische: beende oder verlass einen.
    [blocked] Es gibt eine Sperre: heb sie zuerst auf.
    [bad_text] Nur einfacher Text, höchstens 200 Zeichen.
    [no_reason] Der Grund fehlt.
    [unknown_line] Diese Zeile wurde dort nicht so geschrieben.
    [unknown_table] Diesen Tisch gibt es nicht.
    [bad_time] Diese Dauer ist nicht möglich.
    [not_operator] Das ist Sache der Aufsicht.
    [operator] Auch das ist eine Aufsicht.
    [signed_out] Du bist nicht mehr angemeldet: lade die Seite neu.
    [csrf] Der Server erlaubt es nicht: lade die Seite neu und versuch es noch einmal.
    [muted] Du kannst im Moment nicht schreiben.
    [banned] Du kannst im Moment nicht herein.
   *[other] Der Server erlaubt es nicht.
  }
stars-count = { $stars ->
    [one] { $stars } Stern
   *[other] { $stars } Sterne
  }
my-menu = Menü
menu-me = Meine Partien
menu-friends = Freunde
menu-account = Mein Konto
menu-register = Name und Konto
menu-operator = Aufsicht
sign-out = Abmelden
signed-out = Du bist abgemeldet.
try-again = Noch einmal versuchen
send = Senden
copy = Kopieren
copied = Kopiert.
copy-by-hand = Der Link ist markiert: kopiere ihn mit der Tastatur.
yes-no = { $value ->
    [true] Ja
   *[false] Nein
  }
nowhere = Hier ist nichts
nowhere-text = Diese Seite gibt es nicht. Vielleicht ist die Adresse falsch geschrieben.

## The lobby with people in it
all-games = Alle
by-computer = Computer
table-people = Am Tisch
seat-free = freier Platz
not-begun = noch nicht begonnen
return = Zurück
clock-short = { $seconds } s je Zug
rated-short = gewertet
rule-short = { $option }: { $value }
stars-range = { $low } bis { $high } ★
friends-none = Hier siehst du deine Freunde, wenn sie spielen.
friends-none-playing = Gerade spielt keiner von ihnen.
friends-all = Alle Freunde
friend-table = Zum Tisch
lobby-chat = In der Lobby
lobby-chat-empty = Noch hat niemand geschrieben.
lobby-line = Schreib in die Lobby
lobby-phrases = Fertige Sätze

## A new game for people
new-game-people = Wer spielt
new-game-speed = Wie schnell
open-to = Wer sich setzen darf
open-to-name = { $open_to ->
    [friends] Nur Freunde
    [invited] Mit Einladung
   *[anyone] Alle
  }
open-to-help = { $open_to ->
    [friends] Nur deine Freunde sehen den Tisch und setzen sich.
    [invited] Es setzt sich, wer den Link hat, den du beim Eröffnen bekommst.
   *[anyone] Jeder darf einen freien Platz nehmen.
  }
new-fill = Freie Plätze
fill-name = { $fill ->
    [false] Auf Leute warten
   *[true] Computer setzen sich
  }
fill-help = Ein Computer räumt seinen Platz für jeden, der kommt; wenn du wartest, wird erst gegeben, wenn alle da sind.
low = Stärke von
low-help = So viele Sterne braucht man mindestens; ohne Wertung zählt man als drei.
high = Stärke bis
high-help = So viele Sterne darf man höchstens haben.
rated = Gewertete Partie
rated-help = Sie zählt für die Spielstärke, wenn alle ein Konto haben. Wer geht, verliert sie.
spectators = Zuschauer erlaubt
spectators-help = Zuschauer sehen keine verdeckte Karte.
new-bank = Reserve
bank-none = Ohne Reserve
bank-minutes = { $minutes ->
    [one] { $minutes } Minute
   *[other] { $minutes } Minuten
  }
bank-help = Zeit, die jeder in der ganzen Partie über die Uhr hinaus hat.
table-laid = Der Tisch ist gedeckt
table-laid-text = Schick diesen Link, wem du willst. Er gilt einen Tag und braucht kein Konto.
invitation-link = Einladungslink
go-to-table = Zum Tisch

## Invitations
invitation = Einladung
invited-by = { $name } lädt dich ein: { $game }.
invited-text = Du sitzt dort als { $name }. Ein Konto ist nicht nötig.
sit-down = Setzen
invitation-expired = Diese Einladung gilt nicht mehr
invitation-expired-text = Sie ist abgelaufen, der Tisch ist geschlossen oder der Link unvollständig. Bitte um eine neue.

## Accounts
not-done = Das ging nicht: sieh nach, was da steht.
name-saved = Name gespeichert.
name-help = Dein Name an allen Tischen; niemand sonst kann ihn haben.
name-help-guest = Dein Name an allen Tischen. Registriere dich, damit er nur dir gehört.
name-label = Name
password = Passwort
password-show = Zeigen
password-help = 8 bis 200 Zeichen.
password-old = Bisheriges Passwort
password-new = Neues Passwort
password-change = Passwort ändern
password-changed = Passwort geändert. Auf allen anderen Geräten bist du abgemeldet.
register = Registrieren
register-text = Du behältst Namen, Partien und Freunde und kommst von jedem Gerät herein. Keine E-Mail nötig: schreib dir das Passwort auf.
register-do = Registrieren
registered-done = Du hast jetzt ein Konto.
sign-in = Anmelden
sign-in-text = Wenn du schon ein Konto hast.
sign-in-do = Anmelden
signed-in = Du bist angemeldet.
signed-in-as = Du bist angemeldet als { $name }.
devices = Meine Geräte
device-here = dieses
device-seen = gesehen am { $day }
device-unknown = Browser
device-ended = Dort abgemeldet.
sign-out-there = Dort abmelden
data = Meine Daten
data-text = Alles, was der Server von dir weiß, in einer Datei. Und wenn du gehst, wird es gelöscht.
data-do = Meine Daten herunterladen
delete = Mein Konto löschen
delete-text = Dein Name, dein Passwort, deine Freunde und was du geschrieben hast werden gelöscht. In alten Partien steht dann „jemand, der gegangen ist“. Es gibt kein Zurück.
delete-stay = Nein, ich bleibe
delete-do = Für immer löschen
deleted = Dein Konto ist gelöscht.

## Players and friends
cancel = Abbrechen
day = Tag
player = Spieler
player-nobody = Hier ist niemand
player-nobody-text = Niemand heißt hier so, oder das Konto ist gelöscht.
player-since = Mit Konto seit { $day }
player-guest = Ohne Konto, seit { $day }
somebody-gone = jemand, der gegangen ist
share = Teilen
share-me = Meine Seite teilen
bonds = Was ihr füreinander seid
bonds-help = Stummschalten: du liest nicht, was geschrieben wird. Sperren: auch kein Platz mit dir am Tisch und kein Zuschauen.
friend-ask = Freundschaft anfragen
friend-asked = Du hast gefragt.
friend-accept = Annehmen
friend-refuse = Ablehnen
friend-withdraw = Anfrage zurücknehmen
friend-end = Freundschaft beenden
mute = Stummschalten
mute-end = Wieder lesen
block = Sperren
block-end = Entsperren
report = Melden
report-title = Melden: { $name }
report-text = Die Aufsicht liest, was du hier schreibst, und die letzten zwanzig Zeilen des Gesprächs.
report-reason = Was ist geschehen
report-do = Melden
report-done = Gemeldet. Danke.
skill = Spielstärke
skill-none = Noch keine gewertete Partie.
skill-guest = Gewertet werden Partien von Leuten mit Konto: registriere dich, um eine Spielstärke zu haben.
skill-help = Die Zahl ist vorsichtig: sie wächst durch Siege, und auch, je mehr man vom Spieler weiß.
curve-table = Die Kurve als Tabelle
matches = { $count ->
    [one] { $count } Partie
   *[other] { $count } Partien
  }
partners = Mit wem
partners-none = Noch kein Partner.
partners-matches = Partien
partners-won = Gewonnen
games = Partien
games-none = Noch keine Partie ist zu Ende.
games-all = Alle { $count } zeigen
outcome-won = Gewonnen
outcome-lost = Verloren
outcome-left-off = Abgebrochen
replay-see = Ansehen
record-download = Herunterladen
friends-nobody = Du hast noch keine: frag jemanden, der mit dir spielt.
friends-asking = Wollen deine Freunde sein
friends-asked = Deine Anfragen
friends-blocked = Gesperrt
friends-muted = Stumm
friend-add = Mit Namen hinzufügen
friend-add-do = Anfragen
friend-add-help = Der Name von jemandem mit Konto.

## Replays
replay = Eine alte Partie
replay-unknown = Diesen Tisch gibt es nicht, oder er wird nicht mehr aufbewahrt.
replay-goes-on = Die Partie ist nicht zu Ende: danach ist sie ganz zu sehen.
replay-game = Diese Seite kann das Spiel nicht zeigen.
replay-unreachable = Der Server ist nicht zu erreichen. Versuch es gleich noch einmal.
film = Schritt für Schritt durch die Partie
film-first = Zum Anfang
film-previous = Zurück
film-next = Weiter
film-last = Zum Ende
film-play = Abspielen
film-pause = Anhalten
film-step = Moment der Partie
film-at = { $step } von { $end }
film-hand = Hand
film-eyes = Gesehen von
eyes-all = allen
eyes-spectator = einem Zuschauer

## Moderation
reports = Offene Meldungen
reports-none = Es gibt keine.
report-by = Gemeldet von
report-table = an einem Tisch
report-lobby = in der Lobby
report-lines = Was geschrieben stand
report-note = Notiz
report-close = Schließen
report-closed = Meldung geschlossen.
act-mute = Stummschalten
act-ban = Ausschließen
act-mute-title = Stummschalten: { $name }
act-ban-title = Ausschließen: { $name }
act-mute-help = Kann dann nirgends schreiben.
act-ban-help = Kann sich dann weder setzen noch zuschauen.
act-time = Wie lange
act-minutes = { $minutes ->
    [0] Für immer
    [60] Eine Stunde
    [1440] Einen Tag
    [10080] Eine Woche
    [43200] Einen Monat
   *[other] { $minutes } Minuten
  }
act-reason = Warum
act-done = Erledigt.
act-name = { $act ->
    [mute] schaltet stumm
    [unmute] hebt das Stummschalten auf
    [ban] schließt aus
    [unban] lässt wieder herein
    [close] schließt die Meldung
    [add] ernennt zur Aufsicht
    [password] ändert das Passwort
   *[other] { $act }
  }
ledger = Wer was getan hat
ledger-none = Noch nichts.
ledger-operator = Wer
ledger-act = Was
ledger-person = Wem
ledger-detail = Einzelheiten
