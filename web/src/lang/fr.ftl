### Tapete in French. The same keys and variables as in the other languages.

## The house
title-lobby = Tapete
title-table = Table · Tapete
language = Langue
close = Fermer
save = Enregistrer
change = changer
your-name = Ton nom
date = { DATETIME($at, dateStyle: "medium") }
date-time = { DATETIME($at, dateStyle: "medium", timeStyle: "short") }
date-short = { DATETIME($at, day: "numeric", month: "short") }
house-unreachable = Le serveur ne répond pas. Réessaie dans un instant.

## The lobby
lobby-title = Viens jouer au mus
lobby-lead = Toi, un partenaire et deux adversaires. Pas de compte, pas d’attente : la table est mise.
play-now = Jouer tout de suite
play-escoba = Jouer à l’escoba
play-now-text = L’ordinateur prend les places libres ; on peut s’asseoir à tout moment.
new-game = Nouvelle partie
tables-title = Tables ouvertes
tables-loading = Un instant…
tables-none = Personne ne joue en ce moment. Ouvre la première table.
only-computers = Ordinateurs seulement
table-line = { $game ->
    [mus] Mus
    [escoba] Escoba
   *[other] { $game }
  } · { $players ->
    [2] deux joueurs
   *[other] { $players } joueurs
  } · donne { $hand } · { $score }
join = { $free ->
    [one] Rejoindre ({ $free } place)
   *[other] Rejoindre ({ $free } places)
  }
watch = Regarder

## New game
game = Jeu
game-name = { $name ->
    [mus] Mus
    [escoba] Escoba de 15
   *[other] { $name }
  }
game-help = { $name ->
    [mus] Des paris sur quatre tours, avec un partenaire.
    [escoba] On ramasse des cartes qui font 15.
   *[other] { $name }
  }
preset = Règles
preset-name = { $name ->
    [clasico] Classique
    [cuatro_reyes] Quatre rois
    [stargames] StarGames
    [app] Paris de deux
    [fournier] Fournier
    [torneo] Tournoi
    [rapido] Rapide
    [corta] Courte
    [obligada] Prise forcée
    [parejas] Par équipes de deux
   *[other] { $name }
  }
preset-help-mus = { $name ->
    [clasico] Huit rois, 40 pierres, une manche.
    [cuatro_reyes] Le trois et le deux valent ce qu’ils montrent.
    [stargames] Les partenaires se consultent avant de répondre.
    [app] On parie et on relance toujours de deux.
    [fournier] Trois manches, équipes tirées au sort, mus courant à chaque manche.
    [torneo] Trois manches, mus courant à la première donne.
    [rapido] 30 pierres.
   *[other] Règles de la maison.
  }
preset-help-escoba = { $name ->
    [clasico] En 31 points ; une prise oubliée peut être réclamée.
    [corta] En 21 points.
    [obligada] Une carte qui fait 15 doit prendre.
    [parejas] Quatre joueurs, deux équipes.
   *[other] Règles de la maison.
  }
level = Niveau de l’ordinateur
level-name = { $name ->
    [novato] Débutant
    [normal] Moyen
    [fuerte] Fort
    [experto] Expert
   *[other] { $name }
  }
level-help-mus = Le débutant se trompe, le moyen connaît les probabilités, le fort et l’expert ont appris de millions de donnes.
level-help-escoba = Le débutant oublie des prises ; le moyen compte les cartes ; l’expert pense à ce que tu peux avoir.
pace = Rythme
pace-house = Celui d’ici
pace-name = { $pace ->
    [400] Vif
    [1200] Normal
    [2000] Calme
   *[other] { $pace } ms
  }
pace-help = Le temps que l’ordinateur met à parler.
clock = Pendule
clock-none = Sans pendule
clock-seconds = { $seconds } secondes par coup
clock-help = Quand le temps est écoulé, l’ordinateur parle pour toi.
all-options = Toutes les règles
open-table = Ouvrir la table

option-mus-players = Joueurs
option-mus-players-help = Deux camps, assis en alternance.
value-mus-players = { $value ->
    [2] 2 : un contre un
    [4] 4 : deux équipes de deux
    [6] 6 : trois contre trois
    [8] 8 : quatre contre quatre
   *[other] { $value }
  }
option-mus-kings = Rois
option-mus-kings-help = Avec huit rois, le trois est un roi et le deux est un as.
value-mus-kings = { $value ->
    [8] Huit rois
    [4] Quatre rois
   *[other] { $value }
  }
option-mus-partners = Équipes
option-mus-partners-help = Comme on s’assied, ou en tirant des cartes.
value-mus-partners = { $value ->
    [chosen] Comme on s’assied
    [drawn] Tirées au sort
   *[other] { $value }
  }
option-mus-first_mano = Premier mano
option-mus-first_mano-help = Qui parle en premier à la première donne (mano).
value-mus-first_mano = { $value ->
    [random] Au hasard
    [highest] La carte la plus haute
   *[other] { $value }
  }
option-mus-exhaust = Talon épuisé
option-mus-exhaust-help = Si le dernier servi peut retrouver les cartes qu’il a jetées.
value-mus-exhaust = { $value ->
    [exclude_own] Jamais les siennes
    [all] Toutes reviennent
   *[other] { $value }
  }
option-mus-mus_corrido = Mus courant
option-mus-mus_corrido-help = Le premier qui coupe le mus devient mano.
value-mus-mus_corrido = { $value ->
    [off] Non
    [match] À la première donne de la partie
    [juego] À la première donne de chaque manche
   *[other] { $value }
  }
option-mus-real31 = La real
option-mus-real31-help = 7-7-7 et une figure bat tout autre 31.
value-mus-real31 = { $value ->
    [off] Non
    [on] Oui
   *[other] { $value }
  }
option-mus-tie_break = Égalités
option-mus-tie_break-help = Qui gagne quand les mains se valent.
value-mus-tie_break = { $value ->
    [mano] Le plus près de mano
    [dealer] D’abord le donneur
   *[other] { $value }
  }
option-mus-consensus = Réponses
option-mus-consensus-help = Si le premier mot compte, ou si les partenaires se mettent d’accord.
value-mus-consensus = { $value ->
    [sequential] Chaque mot compte
    [approval] On propose au partenaire
   *[other] { $value }
  }
option-mus-out_after_no = Après un refus
option-mus-out_after_no-help = Si celui qui a refusé un pari sort de ce tour.
value-mus-out_after_no = { $value ->
    [yes] Il en sort
    [no] Il y reste
   *[other] { $value }
  }
option-mus-raise_size = Paris
option-mus-raise_size-help = Combien on peut parier et relancer.
value-mus-raise_size = { $value ->
    [free] Ce qu’on veut
    [two] Toujours deux
   *[other] { $value }
  }
option-mus-punto_premium = Pierre du faux jeu
option-mus-punto_premium-help = Quand on marque la pierre du faux jeu.
value-mus-punto_premium = { $value ->
    [always] Toujours
    [unbet] Seulement si tous passent
   *[other] { $value }
  }
option-mus-early_win = Arriver avant
option-mus-early_win-help = Ce qui se passe quand un pari refusé suffit pour gagner.
value-mus-early_win = { $value ->
    [immediate] La manche s’arrête aussitôt
    [after_lances] On joue les tours restants
   *[other] { $value }
  }
option-mus-target = Pierres
option-mus-target-help = Combien de pierres gagnent la manche.
value-mus-target = { $value ->
    [40] 40 : huit amarrekos
    [30] 30 : six amarrekos
   *[other] { $value }
  }
option-mus-juegos = Manches par vaca
option-mus-juegos-help = Combien de manches il faut gagner pour une vaca.
value-mus-juegos = { $value ->
    [one] { $value } manche
   *[other] { $value } manches
  }
option-mus-vacas = Vacas
option-mus-vacas-help = Combien de vacas gagnent la partie.
value-mus-vacas = { $value ->
    [one] { $value } vaca
   *[other] { $value } vacas
  }
option-mus-senas = Signes
option-mus-senas-help = Qui voit les signes.
value-mus-senas = { $value ->
    [all] Tout le monde
    [off] Pas de signes
    [partner] Le partenaire seul
    [watch] Celui qui regarde
   *[other] { $value }
  }
option-mus-true_senas = Signes vrais
option-mus-true_senas-help = Seuls les signes vrais sont proposés.
value-mus-true_senas = { $value ->
    [yes] Oui
    [no] Non
   *[other] { $value }
  }
option-mus-sena_set = Liste des signes
option-mus-sena_set-help = Tous, ou ceux de la Fédération (sans solomillo).
value-mus-sena_set = { $value ->
    [all] Tous
    [fem] Fédération
   *[other] { $value }
  }

## The rules that can be chosen in Escoba
option-escoba-players = Joueurs
option-escoba-players-help = Combien s’asseyent ; l’ordinateur prend les places libres.
value-escoba-players = { $value ->
   *[other] { $value }
  }
option-escoba-teams = Équipes
option-escoba-teams-help = À 4 ou 6 joueurs : deux camps, assis en alternance.
value-escoba-teams = { $value ->
    [no] Chacun pour soi
    [yes] Deux équipes
   *[other] { $value }
  }
option-escoba-first_dealer = Premier donneur
option-escoba-first_dealer-help = Qui donne en premier.
value-escoba-first_dealer = { $value ->
    [random] Au hasard
    [highest] La carte la plus haute
   *[other] { $value }
  }
option-escoba-opening = Table qui fait 15
option-escoba-opening-help = Si les quatre cartes font 15, ou 15 et 15, elles sont au donneur.
value-escoba-opening = { $value ->
    [dealer] Au donneur
    [off] Elles restent sur la table
   *[other] { $value }
  }
option-escoba-capture = Prendre des cartes
option-escoba-capture-help = Si l’on doit prendre quand la carte jouée peut faire 15.
value-escoba-capture = { $value ->
    [optional] Au choix
    [mandatory] Obligatoire
   *[other] { $value }
  }
option-escoba-missed_baza = Prise oubliée
option-escoba-missed_baza-help = Celui qui l’a laissée et le joueur suivant peuvent la réclamer.
value-escoba-missed_baza = { $value ->
    [on] On peut la réclamer
    [off] Elle est perdue
   *[other] { $value }
  }
option-escoba-no_baza_loses = Manche sans prise
option-escoba-no_baza_loses-help = À deux camps : celui qui n’a rien pris perd la partie.
value-escoba-no_baza_loses = { $value ->
    [off] Rien ne se passe
    [on] La partie est perdue
   *[other] { $value }
  }
option-escoba-all_oros = Les dix deniers
option-escoba-all_oros-help = Ce qu’ils valent quand un camp les a tous.
value-escoba-all_oros = { $value ->
    [one] { $value } point, comme toujours
   *[other] { $value } points
  }
option-escoba-target = Points
option-escoba-target-help = En combien de points se joue la partie.
value-escoba-target = { $value ->
   *[other] { $value }
  }
option-escoba-match_tie = Égalité à la fin
option-escoba-match_tie-help = Ce qui se passe quand deux arrivent avec les mêmes points.
value-escoba-match_tie = { $value ->
    [velo] le velo décide
    [extend] on ajoute dix points
    [round] on joue une manche de plus
   *[other] { $value }
  }

## At the table
table = Table
players = Les autres joueurs
tools = Boutons de la table
rules = Règles
log = Le fil
log-empty = Ce qui se dit s’écrit ici.
leave = Sortir
leave-title = Quitter la table ?
leave-text = L’ordinateur continue à ta place. Tu peux revenir tant qu’elle est libre.
leave-alone = Il ne reste que des ordinateurs. La partie peut finir ou la table fermer bientôt : il n’y aura plus de place où revenir.
leave-stay = Rester
leave-stand = Sortir
to-lobby = À l’accueil
line-connecting = Connexion…
line-lost = Connexion perdue. On revient…
line-back = La connexion est revenue.
no-table = Cette table n’existe pas
no-table-text = Elle est peut-être fermée, ou l’adresse est mal écrite.
no-game = Ce jeu ne se voit pas encore ici
no-game-text = La table existe, mais cette page ne sait pas la dessiner.

name = { $name }
nothing = { "" }
none = –
plus = +{ $points }
you = toi
you-first = Toi
us = Nous
them = Eux
names-and = { $first } et { $rest }
names-comma = { $first }, { $rest }
your-place = { $whose ->
    [own] Ta place
   *[other] Place : { $name }
  }
your-cards = Cartes
sit-here = S’asseoir ici
away = ailleurs
mano = mano
deals = donne
next = parle maintenant
stones = { $points ->
    [one] pierre
   *[other] pierres
  }
cards-down = { $count ->
    [one] { $count } carte cachée
   *[other] { $count } cartes cachées
  }
card = { $number ->
    [1] as
    [2] deux
    [3] trois
    [4] quatre
    [5] cinq
    [6] six
    [7] sept
    [10] valet
    [11] cavalier
    [12] roi
   *[other] { $number }
  } { $suit ->
    [oros] de deniers
    [copas] de coupes
    [espadas] d’épées
    [bastos] de bâtons
   *[other] { $suit }
  }

score = Score
score-words = { $points ->
    [one] { $points } pierre
   *[other] { $points } pierres
  } : { $amarracos ->
    [one] { $amarracos } amarreko
   *[other] { $amarracos } amarrekos
  } et { $stones ->
    [one] { $stones } pierre
   *[other] { $stones } pierres
  }
juegos = { $count ->
    [one] { $count } manche
   *[other] { $count } manches
  }
vacas = { $count ->
    [one] { $count } vaca
   *[other] { $count } vacas
  }
lances = Tours
lance-deal = On donne
lance-mus = Mus
lance-discard = Écart
lance-grande = Grand
lance-chica = Petit
lance-pares = Paires
lance-juego = Jeu
lance-punto = Faux jeu
lance-over = Fin de la partie
short-open = –
short-paso = –
short-quiero = { $stake }
short-deje = non
short-ordago = !
short-unopposed = oui
short-nobody = –

## The turn
your-turn = À toi
bar-stake = { $lance } · enjeu { $stake }
bar-ordago = { $lance } · hordago
ask-mus = On change de cartes ?
ask-discard = Choisis les cartes que tu jettes.
ask-open = Passer, parier (imido) ou tout (hordago) ?
ask-answer-bet = { $name } parie { $offered }. En cas de refus, { $deje } pour eux.
ask-answer-raise = { $name } relance de { $agreed } à { $offered }. En cas de refus, { $deje } pour eux.
ask-answer-ordago = { $name } joue tout sur ce tour. Si vous passez, { $deje } pour eux.
ask-proposal = { $name } propose « { $word } ». Accepte dans sa bulle, ou dis plus haut.
ask-proposal-only = { $name } propose « { $word } ». Accepte dans sa bulle.
waits = Tour : { $name }
waits-discard = { $count ->
    [one] Il en reste un à choisir
   *[other] Il en reste { $count } à choisir
  }
say-mus = Mus
say-corto = Pas de mus
say-paso = Paso
say-envido = Imido { $amount }
say-mas = { $amount } de plus
say-ordago = Hordago
say-quiero = Je tiens
say-no = Je laisse
say-acepto = D’accord
say-ordago-accept = Hordago
say-ordago-refuse = Paso
raise-total = { $total } en tout
slider = Pierres
slider-value = { $amount }, { $total } en tout
less = Une de moins
more = Une de plus
throw = { $count ->
    [0] Choisis des cartes
    [one] Jeter { $count } carte
   *[other] Jeter { $count } cartes
  }
accept = D’accord
asks = demande

## What is said
word-mus = Mus
word-corto = Pas de mus
word-descarto = { $amount ->
    [one] Une carte
   *[other] { $amount } cartes
  }
word-ready = C’est bon
word-paso = Paso
word-envido = Imido { $amount }
word-mas = { $amount } de plus
word-ordago = Hordago !
word-quiero = Je tiens
word-no = Je laisse
word-acepto = D’accord
word-baraja = Bat les cartes
word-reparte = Donne
propose-paso = Paso ?
propose-envido = Imido { $amount } ?
propose-mas = { $amount } de plus ?
propose-ordago = Hordago ?
propose-quiero = On tient ?
propose-no = On laisse ?
propose-acepto = D’accord ?
holds-pares = paires : oui
lacks-pares = paires : non
holds-juego = jeu : oui
lacks-juego = jeu : non

## What happens
log-dealt = Donne { $hand } · donneur : { $dealer } · mano : { $mano }
log-mano = Mano est maintenant : { $mano }
log-reshuffled = Talon épuisé : on bat les écarts
log-closed-open = { $lance }
log-closed-paso = { $lance } : tous passent
log-closed-quiero = { $lance } : enjeu { $stake }
log-closed-deje = { $lance } : refusé
log-closed-ordago = { $lance } : hordago tenu
log-closed-unopposed = { $lance }, sans pari : { $side }
log-closed-nobody = { $lance } : personne n’en a
log-paid = { $side } +{ $points } ({ $lance }, { $kind }) : { $score }
log-ordago-won = { $side } : hordago gagné, { $lance }
log-juego-won = { $side } : manche gagnée !
log-match-won = { $side } : partie gagnée !
kind-deje = refusé
kind-paso = tous passent
kind-envite = enjeu
kind-prima = prime
kind-ordago = hordago
spoken-word = { $name } : { $word }
said-by = { $by ->
    [clock] temps écoulé
   *[bot] par l’ordinateur
  }
told-clock = Temps écoulé. Dit à ta place : { $word }
spoken-turn = À toi. { $title }. { $question }
spoken-may = Tu peux dire : { $words }

## The list
list-title = Fin de la donne
list-lance = Tour
list-stake = Enjeu
list-bonus = Prime
list-winner = Gagne
list-growth = Comment le score a monté
list-waiting = On attend : { $names }
growth = { $lance } { $kind ->
    [deje] refusé +{ $points }
    [prima] prime +{ $points }
    [ordago] hordago
   *[other] +{ $points }
  }
stake-open = –
stake-paso = tous passent
stake-quiero = { $stake }
stake-deje = refusé, { $stake }
stake-ordago = hordago
stake-unopposed = sans pari
stake-nobody = personne
continue = Continuer
match-won = Partie gagnée !
match-lost = Partie perdue
match-won-by = Fin de la partie
match-winners = Gagnent : { $side }
again = Rejouer

## Escoba
round = Manche { $hand }
target = en { $target } points
new-table = Nouveau jeu
points = { $points ->
    [one] point
   *[other] points
  }
taken = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
  } · { $escobas ->
    [one] { $escobas } escoba
   *[other] { $escobas } escobas
  }
escobas = { $count ->
    [one] { $count } escoba
   *[other] { $count } escobas
  }
pile = Prises : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
  }
stock = Talon : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
  }
ultimas = Últimas
on-the-table = Sur le tapis
table-empty = Pas de carte sur la table
no-card = aucune carte
play-cards = Jouer les cartes
play-ask = Choisis une carte à toi, et celles de la table que tu veux prendre.
play-lays = La carte reste sur la table.
play-not = Cela ne peut pas se jouer.
claim = Réclamer
word-escoba = Escoba !
word-opened = Au donneur !
word-claimed = Je réclame !
log-round = Manche { $hand } · donneur : { $dealer } · mano : { $mano }
log-table = Sur la table : { $cards }
log-opened = { $escobas ->
    [one] La table fait 15. Au donneur : { $name }. Une escoba !
   *[other] La table fait 15 et 15. Au donneur : { $name }. { $escobas } escobas !
  }
log-laid = { $card }, sur la table
log-took = { $card } avec { $cards }
log-claimed = réclamé : { $cards }
log-more = Trois cartes de plus chacun ; reste au talon : { $stock }
log-ultimas = Últimas ! Les dernières cartes
log-leftovers = Ce qui reste sur la table va à la dernière prise : { $name } ({ $count })
log-item-paid = { $side } +{ $points } ({ $item }) : { $score }
log-target-grew = Égalité : on joue maintenant en { $target }
spoken-play = À toi. En main : { $hand }. Sur la table : { $table }
spoken-claim = Tu peux réclamer une prise
list-round = Fin de la manche
list-item = On compte
list-how-many = Combien
list-points = Points
list-target = On joue en { $target } points ; à égalité, { $tie }.
side-points = { $side } +{ $points }
nobody = personne
growth-item = { $item } +{ $points }
item = { $item ->
    [escobas] Escobas
    [velo] Le velo
    [cards] Cartes
    [oros] Deniers
    [sevens] Sept
   *[other] { $item }
  }

## Señas
signs = Signes
signs-text = Montre un visage pour lire ce qu’il veut dire.
sign-name = { $sign ->
    [dos_reyes] deux rois
    [tres_reyes] trois rois
    [dos_ases] deux as
    [tres_ases] trois as
    [pares] paires
    [medias] medias
    [duples] duples
    [juego] jeu
    [treinta_y_una] 31
    [treinta] faux jeu 30
    [veintinueve] faux jeu 29
    [ciego] rien
    [solomillo] solomillo
    [cortar] je coupe
    [envidar_mas] parie plus
   *[other] { $sign }
  }
sign-gesture = { $sign ->
    [dos_reyes] se mord la lèvre du bas
    [tres_reyes] se mord la lèvre du bas d’un côté
    [dos_ases] tire la langue
    [tres_ases] tire la langue d’un côté
    [pares] tourne la tête : des paires
    [medias] lèvres fermées d’un côté : trois pareilles
    [duples] lève les sourcils
    [juego] avance les lèvres fermées : jeu, mais pas 31
    [treinta_y_una] fait un clin d’œil
    [treinta] lève les deux épaules
    [veintinueve] lève une épaule
    [ciego] ferme les deux yeux : ni paires, ni jeu, ni autre signe
    [solomillo] envoie un baiser : trois rois et un as
    [cortar] penche la tête : va couper le mus
    [envidar_mas] lève la tête : veut parier plus
   *[other] { $sign }
  }
sign-not-now = Pas maintenant.
sign-own = Tu montres : { sign-name }.
sign-back = Un clic le retire.
sign-shown = { $name } montre : { sign-name } ({ $gesture }).
sign-dismiss = Un clic l’enlève.
look-at = Regarder { $name }
spoken-sign = { $name } montre : { sign-name }

## Asking the partner
your-answer = Ton partenaire demande
ask-first = Demander d’abord
ask-first-text = Le prochain mot est demandé au partenaire, pas dit.
ask-asked = { $name } demande : « { $word } » Accepte dans la bulle, ou choisis ce que tu préfères.
ask-waits = Tu as demandé : « { $word } » Tu peux attendre la réponse, ou parler.
ask-rather = { $name } préfère : « { $word } ». C’est toi qui décides.
rather = Plutôt : { $word }
propose-mus = Mus ?
propose-corto = On coupe ?
spoken-answer = { $title }. { $question }
log-asked = au partenaire : { $word }

## Chat
chat = Discussion
chat-empty = Personne n’a encore écrit.
chat-write = Écris…
chat-send = Envoyer
unread = Non lu
phrases = Phrases prêtes
phrase-hola = Salut !
phrase-gracias = Merci
phrase-suerte = Bonne chance !
phrase-buena_mano = Belle main !
phrase-bien_jugado = Bien joué !
phrase-lo_siento = Pardon
phrase-un_momento = Un instant, s’il te plaît
phrase-ya_estoy = C’est bon pour moi
phrase-otra = Une autre ?
phrase-adios = Au revoir !
phrase-jaja = Ha ha !
phrase-venga = Allez !
told-wrote = { $name } écrit : { $text }
told-wrote-many = { $count } nouvelles lignes dans la discussion
watchers = { $count ->
    [one] { $count } spectateur
   *[other] { $count } spectateurs
  }

## People at the table
beside = Fil et discussion
menu = Menu
players-here = Joueurs
player-info = Qui est-ce
person-skill = { $number } · { $matches ->
    [one] { $matches } partie
   *[other] { $matches } parties
  }
person-unrated = A un compte, pas encore de partie classée à ce jeu.
person-guest = Invité : sans compte, pas de niveau.
person-page = Tout sur ce joueur : niveau, parties, partenaires
computer = Ordinateur : { level-name }
stars = { $count ->
    [one] { $count } étoile
   *[other] { $count } étoiles
  }
side = Camp { $side }
seat-empty = Place libre
gone = hors ligne
gone-text = La connexion est perdue.
away-text = L’ordinateur joue jusqu’à son retour.
bank = La pendule est finie : voici la réserve.
deals-text = La carte rose est près du donneur.
wishes-pause = pause ?
wishes-swap = échange ?
wishes-rematch = rejoue
swap = Échanger
swap-text = Demander un échange de places
swap-free = S’asseoir ici
swap-free-text = Passer à cette place libre
swap-asked = Demandé
swap-asked-text = Échange de places : demandé
swap-accept = Accepter
swap-accept-text = Accepter l’échange de places
pause = { $how ->
    [agree] Accepter la pause
    [asked] Finalement pas de pause
   *[other] Pause
  }
paused-title = Pause
paused-text = Elle finit quand quelqu’un reprend, ou au bout de dix minutes. D’accord : { $names }.
go-on = Reprendre
waiting-title = { $count ->
    [0] Un instant…
    [one] Une place est libre
   *[other] { $count } places sont libres
  }
waiting-text = On donne quand tous sont assis.
waiting-watch = On donne quand tous sont assis. Assieds-toi où tu veux.
fill = Compléter avec l’ordinateur
invite = Inviter
draw-title = Le tirage
draw-text = Mano : { $name }
closed-title = La table est fermée
closed-why = { $why ->
    [abandoned] Un camp a quitté la partie : l’autre gagne.
    [empty] Il n’y avait plus personne à la table.
    [left] Tous les joueurs sont partis.
    [over] La partie est finie.
   *[other] Le serveur l’a fermée.
  }
following = À la nouvelle partie
rematch-willing = Veulent rejouer : { $names }
next-match = Prochaine partie : { $sides }
names-against = { $first } contre { $rest }
leave-rated = Cette partie est classée : si tu sors, elle compte comme perdue pour toi.
elsewhere-title = Tu joues dans une autre fenêtre
elsewhere-text = Cette table est ouverte dans une fenêtre plus récente. On ne joue que dans une à la fois.
play-here = Jouer ici
no-door = Cette table ne t’est pas ouverte
no-door-text = Qui l’a ouverte a choisi qui peut entrer : il te faut peut-être une invitation.
told-sits = { $name } s’assied
told-left = { $name } s’en va
told-away = { $name } est ailleurs : l’ordinateur joue jusqu’à son retour
told-back = { $name } est de retour
told-gone = { $name } a perdu la connexion
told-here = { $name } est de nouveau en ligne
told-pause = { $name } voudrait une pause
told-rematch = { $name } veut rejouer
told-swap = { $name } voudrait échanger sa place avec toi
told-goes-on = La partie continue

## What cannot be
refusal = { $code ->
    [unreadable] Cela n’a pas été compris.
    [too_large] C’était trop long.
    [unknown_table] Cette table n’existe plus.
    [not_your_seat] Cette place n’est pas la tienne.
    [not_your_turn] Ce n’est pas encore à toi.
    [illegal] Cela ne peut pas se dire maintenant.
    [stale] Le jeu avait avancé : regarde où il en est.
    [seat_taken] Cette place est prise.
    [closed] La table est fermée.
    [too_fast] Trop vite : attends un instant.
    [late] Trop tard : la pendule a parlé pour toi.
    [paused] C’est la pause.
    [muted] Tu ne peux pas écrire pour le moment.
    [not_invited] Il faut une invitation.
    [not_welcome] Cette table ne t’est pas ouverte.
    [skill] Cette table est pour des joueurs d’un autre niveau.
   *[other] Ce n’est pas permis.
  }
rules-impossible = Ces règles ne vont pas ensemble. Changes-en une et réessaie.
name-impossible = Ce nom ne va pas : de 1 à 24 lettres visibles.

## The rules
rules-title = Comment on joue ici
rules-here = Les règles de cette table
rules-mus-aim = De quoi il s’agit
rules-mus-aim-text = Deux camps, quatre cartes chacun. À chaque donne on parie sur quatre tours (lances) et on marque des pierres ; cinq pierres font un amarreko. Le premier arrivé au bout gagne la manche.
rules-mus-mus = Le mus
rules-mus-mus-text = À partir de mano (qui parle en premier), chacun dit « mus » (changer de cartes) ou « pas de mus » (couper). Si tous veulent mus, chacun jette d’une à quatre cartes et on redemande. La première coupe y met fin.
rules-mus-lances = Les quatre tours
rules-mus-lances-text = Grand, petit, paires et jeu, toujours dans cet ordre. Un camp compte avec sa meilleure main ; à égalité gagne celui qui est assis le plus près de mano.
rules-mus-grande = Grand
rules-mus-grande-text = La carte la plus haute gagne ; à égalité, la suivante.
rules-mus-chica = Petit
rules-mus-chica-text = La carte la plus basse gagne ; à égalité, la suivante.
rules-mus-pares = Paires
rules-mus-pares-text = Les duples (deux paires) battent les medias (trois pareilles), les medias battent une paire. Seuls jouent ceux qui en ont, et chacun le dit. Primes : paire 1, medias 2, duples 3.
rules-mus-juego = Jeu et faux jeu
rules-mus-juego-text = Les figures comptent 10, l’as 1. Il y a jeu à partir de 31 : 31 bat 32, puis 40, 37, 36, 35, 34 et 33. Primes : 3 pour 31, 2 pour les autres. Si personne n’a jeu, on joue au faux jeu : le plus près de 30 gagne.
rules-mus-bets = Les paris
rules-mus-bets-text = On ouvre par « imido » (deux ou plus) ou « hordago » (tout). L’autre camp tient, laisse ou relance. Ce qui est refusé se paie aussitôt ; ce qui est tenu se compte à la fin.
rules-mus-words = Hordago
rules-mus-words-text = Un hordago tenu montre les cartes et décide toute la manche sur ce tour.
rules-mus-count = Le décompte
rules-mus-count-text = À la fin de la donne on compte grand, petit, paires et jeu, dans cet ordre ; le premier arrivé au but gagne, même si l’autre camp avait plus à compter.

## The rules of Escoba
rules-escoba-aim = De quoi il s’agit
rules-escoba-aim-text = On ramasse sur la table des cartes qui font 15 avec une de sa main. Le premier aux points de la partie gagne.
rules-escoba-values = Ce que valent les cartes
rules-escoba-values-text = De l’as au sept, leur nombre ; le valet (sota) 8, le cavalier (caballo) 9, le roi (rey) 10.
rules-escoba-turn = Un tour
rules-escoba-turn-text = On joue une carte de sa main. Si elle fait 15 avec des cartes de la table, on peut les prendre toutes : c’est une prise (baza). Sinon la carte reste sur la table.
rules-escoba-escoba = L’escoba
rules-escoba-escoba-text = Qui prend toutes les cartes de la table fait escoba (« balai ») : un point. Si les quatre premières cartes font 15, l’escoba est au donneur ; 15 et 15 font deux escobas.
rules-escoba-missed = La prise oubliée
rules-escoba-missed-text = Qui laisse une carte qui faisait 15 a oublié une prise. Tant que le suivant n’a pas joué, tous deux peuvent la réclamer : elle est au premier qui le dit. Puis le jeu continue.
rules-escoba-deals = Trois par trois
rules-escoba-deals-text = Trois cartes chacun et quatre sur la table. Les mains vides, on en donne trois autres, jusqu’aux « últimas ». Ce qui reste à la fin sur la table va à celui qui a fait la dernière prise, et n’est pas une escoba.
rules-escoba-count = Le décompte
rules-escoba-count-text = Un point par escoba, pour le velo (le sept de deniers), pour le plus de cartes, le plus de deniers et le plus de sept. À égalité, personne.
rules-escoba-match = La partie
rules-escoba-match-text = On regarde à la fin d’une manche : si plusieurs y sont, celui qui a le plus gagne. À points égaux, la règle de cette table décide.

## People
problem = { $code ->
    [name_taken] Ce nom est déjà pris.
    [bad_name] Ce nom ne va pas : de 1 à 24 lettres visibles.
    [bad_password] Un mot de passe a de 8 à 200 caractères.
    [bad_sign_in] Le nom et le mot de passe ne vont pas ensemble.
    [oneself] On ne peut pas se le faire à soi-même.
    [nobody] Il n’y a personne de ce nom ici.
    [expired] Cette invitation n’est plus valable.
    [not_registered] Il faut un compte pour cela.
    [wrong_password] Ce n’est pas le mot de passe.
    [registered] Tu as déjà un compte.
    [too_fast] Trop souvent : attends un instant.
    [too_many_tables] Tu as assez de tables ouvertes : quittes-en une d’abord.
    [blocked] Il y a un blocage : lève-le d’abord.
    [bad_text] Du texte simple, 200 lettres au plus.
    [no_reason] Il manque la raison.
    [unknown_line] Cette ligne n’a pas été écrite là par cette personne.
    [unknown_table] Cette table n’existe pas.
    [bad_time] Cette durée n’est pas possible.
    [not_operator] C’est l’affaire des modérateurs.
    [operator] Cette personne modère aussi.
    [signed_out] Ta session est finie : recharge la page.
    [csrf] Le serveur ne le permet pas : recharge la page et réessaie.
    [muted] Tu ne peux pas écrire pour le moment.
    [banned] Tu ne peux pas entrer pour le moment.
   *[other] Le serveur ne le permet pas.
  }
stars-count = { $stars ->
    [one] { $stars } étoile
   *[other] { $stars } étoiles
  }
my-menu = Menu
menu-me = Mes parties
menu-friends = Amis
menu-account = Mon compte
menu-register = Nom et compte
menu-operator = Modération
sign-out = Se déconnecter
signed-out = Session terminée.
try-again = Réessayer
send = Envoyer
copy = Copier
copied = Copié.
copy-by-hand = Le lien est sélectionné : copie-le au clavier.
yes-no = { $value ->
    [true] Oui
   *[false] Non
  }
nowhere = Il n’y a rien ici
nowhere-text = Cette page n’existe pas. L’adresse est peut-être mal écrite.

## The lobby with people in it
all-games = Tout
by-computer = ordinateur
table-people = À la table
seat-free = place libre
not-begun = pas encore commencée
return = Revenir
clock-short = { $seconds } s par coup
rated-short = classée
rule-short = { $option } : { $value }
stars-range = { $low } à { $high } ★
friends-none = Tes amis apparaissent ici quand ils jouent.
friends-none-playing = Aucun ne joue en ce moment.
friends-all = Tous les amis
friend-table = À leur table
lobby-chat = À l’accueil
lobby-chat-empty = Personne n’a encore écrit.
lobby-line = Écris à l’accueil
lobby-phrases = Phrases

## A new game for people
new-game-people = Qui joue
new-game-speed = À quelle vitesse
open-to = Qui peut s’asseoir
open-to-name = { $open_to ->
    [friends] Les amis seulement
    [invited] Sur invitation
   *[anyone] Tout le monde
  }
open-to-help = { $open_to ->
    [friends] Seuls tes amis voient la table et s’y asseyent.
    [invited] S’assied qui a le lien que tu reçois en ouvrant la table.
   *[anyone] Chacun peut prendre une place libre.
  }
new-fill = Places libres
fill-name = { $fill ->
    [false] Attendre du monde
   *[true] À l’ordinateur
  }
fill-help = L’ordinateur cède sa place à qui arrive ; si tu attends, on ne donne rien avant que tous soient là.
low = Niveau à partir de
low-help = Le minimum d’étoiles pour s’asseoir ; sans niveau on compte pour trois.
high = Niveau jusqu’à
high-help = Le maximum d’étoiles pour s’asseoir.
rated = Partie classée
rated-help = Elle compte pour le niveau si tous ont un compte. Qui part la perd.
spectators = On peut regarder
spectators-help = Les spectateurs ne voient aucune carte cachée.
new-bank = Réserve
bank-none = Sans réserve
bank-minutes = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
  }
bank-help = Le temps que chacun a en plus de la pendule pour toute la partie.
table-laid = La table est mise
table-laid-text = Envoie ce lien à qui tu veux inviter. Il vaut un jour et ne demande pas de compte.
invitation-link = Lien d’invitation
go-to-table = Aller à la table

## Invitations
invitation = Invitation
invited-by = { $name } t’invite à jouer : { $game }.
invited-text = Tu joueras sous le nom { $name }. Pas besoin de compte.
sit-down = S’asseoir
invitation-expired = Cette invitation n’est plus valable
invitation-expired-text = Elle a expiré, la table est fermée ou le lien est incomplet. Demande-en une autre à qui t’a invité.

## Accounts
not-done = Cela n’a pas marché : regarde ce qui est écrit.
name-saved = Nom enregistré.
name-help = Ton nom à toutes les tables ; personne d’autre ne peut l’avoir.
name-help-guest = Ton nom à toutes les tables. Inscris-toi pour qu’il ne soit qu’à toi.
name-label = Nom
password = Mot de passe
password-show = Voir
password-help = De 8 à 200 caractères.
password-old = Mot de passe actuel
password-new = Nouveau mot de passe
password-change = Changer le mot de passe
password-changed = Mot de passe changé. Tes autres appareils sont déconnectés.
register = S’inscrire
register-text = Tu gardes ton nom, tes parties et tes amis, et tu entres de n’importe quel appareil. Pas besoin d’e-mail : note le mot de passe.
register-do = S’inscrire
registered-done = Tu as maintenant un compte.
sign-in = Se connecter
sign-in-text = Si tu as déjà un compte.
sign-in-do = Se connecter
signed-in = C’est fait, bienvenue !
signed-in-as = Tu joues sous le nom { $name }.
devices = Mes appareils
device-here = celui-ci
device-seen = vu le { $day }
device-unknown = Navigateur
device-ended = Session terminée là-bas.
sign-out-there = Le déconnecter
data = Mes données
data-text = Tout ce que le serveur sait de toi, dans un fichier. Et si tu pars, c’est effacé.
data-do = Télécharger mes données
delete = Supprimer mon compte
delete-text = Ton nom, ton mot de passe, tes amis et ce que tu as écrit sont effacés. Les parties passées diront « quelqu’un qui est parti ». C’est sans retour.
delete-stay = Non, je reste
delete-do = Supprimer pour toujours
deleted = Ton compte est supprimé.

## Players and friends
cancel = Annuler
day = Jour
player = Joueur
player-nobody = Il n’y a personne ici
player-nobody-text = Personne ne s’appelle ainsi ici, ou le compte est supprimé.
player-since = Avec un compte depuis le { $day }
player-guest = Sans compte, depuis le { $day }
somebody-gone = quelqu’un qui est parti
share = Partager
share-me = Partager ma page
bonds = Ce que vous êtes l’un pour l’autre
bonds-help = Masquer : tu ne lis plus ses messages. Bloquer : impossible aussi de s’asseoir avec toi ou de te regarder.
friend-ask = Demander en ami
friend-asked = Demande envoyée.
friend-accept = Accepter
friend-refuse = Refuser
friend-withdraw = Retirer la demande
friend-end = Retirer des amis
mute = Masquer
mute-end = Ne plus masquer
block = Bloquer
block-end = Débloquer
report = Signaler
report-title = Signaler { $name }
report-text = Qui modère ici lira ce que tu écris et les vingt dernières lignes de la discussion.
report-reason = Ce qui s’est passé
report-do = Signaler
report-done = Signalé. Merci.
skill = Niveau
skill-none = Pas encore de partie classée.
skill-guest = Les parties de ceux qui ont un compte comptent : inscris-toi pour avoir un niveau.
skill-help = Le nombre est prudent : il monte quand on gagne, et aussi quand on connaît mieux le joueur.
curve-table = La courbe en tableau
matches = { $count ->
    [one] { $count } partie
   *[other] { $count } parties
  }
partners = Avec qui
partners-none = Pas encore de partenaire.
partners-matches = Parties
partners-won = Gagnées
games = Parties
games-none = Pas encore de partie finie.
games-all = Tout voir : { $count }
outcome-won = Gagnée
outcome-lost = Perdue
outcome-left-off = Interrompue
replay-see = Revoir
record-download = Télécharger
friends-nobody = Tu n’en as pas encore : demande à quelqu’un qui joue avec toi.
friends-asking = Te demandent en ami
friends-asked = Tes demandes
friends-blocked = Bloqués
friends-muted = Masqués
friend-add = Ajouter par le nom
friend-add-do = Demander
friend-add-help = Le nom de quelqu’un qui a un compte.

## Replays
replay = Une partie passée
replay-unknown = Cette table n’existe pas, ou n’est plus conservée.
replay-goes-on = La partie n’est pas finie : on pourra la voir en entier après.
replay-game = Cette page ne sait pas montrer ce jeu.
replay-unreachable = Le serveur ne répond pas. Réessaie dans un instant.
film = La partie pas à pas
film-first = Au début
film-previous = En arrière
film-next = En avant
film-last = À la fin
film-play = Lire
film-pause = Arrêter
film-step = Moment de la partie
film-at = { $step } sur { $end }
film-hand = Donne
film-eyes = Vu par
eyes-all = tous
eyes-spectator = un spectateur

## Moderation
reports = Signalements ouverts
reports-none = Il n’y en a pas.
report-by = Signalé par
report-table = à une table
report-lobby = à l’accueil
report-lines = Ce qui était écrit
report-note = Note
report-close = Clore
report-closed = Signalement clos.
act-mute = Faire taire
act-ban = Exclure
act-mute-title = Faire taire { $name }
act-ban-title = Exclure { $name }
act-mute-help = Ne pourra plus écrire nulle part.
act-ban-help = Ne pourra plus s’asseoir ni regarder.
act-time = Combien de temps
act-minutes = { $minutes ->
    [0] Pour toujours
    [60] Une heure
    [1440] Un jour
    [10080] Une semaine
    [43200] Un mois
   *[other] { $minutes } minutes
  }
act-reason = Pourquoi
act-done = C’est fait.
act-name = { $act ->
    [mute] fait taire
    [unmute] rend la parole
    [ban] exclut
    [unban] lève l’exclusion
    [close] clôt le signalement
    [add] nomme modérateur
    [password] change le mot de passe
   *[other] { $act }
  }
ledger = Qui a fait quoi
ledger-none = Rien encore.
ledger-operator = Qui
ledger-act = Quoi
ledger-person = À qui
ledger-detail = Détails
