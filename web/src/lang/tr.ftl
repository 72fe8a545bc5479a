### Tapete in Turkish. The same keys and variables as in the other languages.

## The house
title-lobby = Tapete
title-table = Masa · Tapete
language = Dil
close = Kapat
save = Kaydet
change = değiştir
your-name = Adın
date = { DATETIME($at, dateStyle: "medium") }
date-time = { DATETIME($at, dateStyle: "medium", timeStyle: "short") }
date-short = { DATETIME($at, day: "numeric", month: "short") }
house-unreachable = Sunucuya ulaşılamıyor. Biraz sonra yeniden dene.

## The lobby
lobby-title = Otur, mus oynayalım
lobby-lead = Sen, bir eş ve iki rakip. Hesap yok, beklemek yok: masa hazır.
play-now = Hemen oyna
play-escoba = Escoba oyna
play-now-text = Boş yerlere bilgisayar oturur; isteyen her an masaya katılabilir.
new-game = Yeni oyun
tables-title = Açık masalar
tables-loading = Bir dakika…
tables-none = Şu anda oynayan yok. İlk masayı sen aç.
only-computers = Yalnız bilgisayarlar
table-line = { $game ->
    [mus] Mus
    [escoba] Escoba
   *[other] { $game }
  } · { $players ->
    [2] iki oyuncu
   *[other] { $players } oyuncu
  } · { $hand }. el · { $score }
join = Katıl ({ $free } yer)
watch = İzle

## New game
game = Oyun
game-name = { $name ->
    [mus] Mus
    [escoba] Escoba de 15
   *[other] { $name }
  }
game-help = { $name ->
    [mus] Eşinle, dört turda bahis.
    [escoba] Toplamı 15 eden kartlar alınır.
   *[other] { $name }
  }
preset = Kurallar
preset-name = { $name ->
    [clasico] Klasik
    [cuatro_reyes] Dört kral
    [stargames] StarGames
    [app] İkişer bahis
    [fournier] Fournier
    [torneo] Turnuva
    [rapido] Hızlı
    [corta] Kısa
    [obligada] Alma zorunlu
    [parejas] Eşli
   *[other] { $name }
  }
preset-help-mus = { $name ->
    [clasico] Sekiz kral, 40 taş, tek juego.
    [cuatro_reyes] Üçlü ve ikili kendi değerindedir.
    [stargames] Eşler yanıtlamadan önce birbirine sorar.
    [app] Bahis de artırma da hep ikişerdir.
    [fournier] Üç juego, eşler kurayla, her juegoda gezen mus.
    [torneo] Üç juego, ilk elde gezen mus.
    [rapido] 30 taş.
   *[other] Özel kurallar.
  }
preset-help-escoba = { $name ->
    [clasico] 31 puana kadar; gözden kaçan alım istenebilir.
    [corta] 21 puana kadar.
    [obligada] 15 eden kart mutlaka almalıdır.
    [parejas] İki eşte dört oyuncu.
   *[other] Özel kurallar.
  }
level = Bilgisayarın düzeyi
level-name = { $name ->
    [novato] Acemi
    [normal] Orta
    [fuerte] Güçlü
    [experto] Usta
   *[other] { $name }
  }
level-help-mus = Acemi hata yapar, orta olasılıkları bilir, güçlü ve usta milyonlarca elden öğrenmiştir.
level-help-escoba = Acemi gözden kaçırır; orta kartları sayar; usta sende ne olabileceğini düşünür.
pace = Tempo
pace-house = Varsayılan
pace-name = { $pace ->
    [400] Çabuk
    [1200] Olağan
    [2000] Sakin
   *[other] { $pace } ms
  }
pace-help = Bilgisayarın konuşmadan önce ne kadar beklediği.
clock = Saat
clock-none = Saatsiz
clock-seconds = Söz başına { $seconds } saniye
clock-help = Süre bitince senin yerine bilgisayar konuşur.
all-options = Bütün kurallar
open-table = Masayı aç

option-mus-players = Oyuncular
option-mus-players-help = Sırayla oturan iki taraf.
value-mus-players = { $value ->
    [2] 2: teke tek
    [4] 4: iki eş
    [6] 6: üçe üç
    [8] 8: dörde dört
   *[other] { $value }
  }
option-mus-kings = Krallar
option-mus-kings-help = Sekiz krallı oyunda üçlü kral, ikili as sayılır.
value-mus-kings = { $value ->
    [8] Sekiz kral
    [4] Dört kral
   *[other] { $value }
  }
option-mus-partners = Eşler
option-mus-partners-help = Oturduğunuz gibi ya da kart çekerek.
value-mus-partners = { $value ->
    [chosen] Oturduğunuz gibi
    [drawn] Kurayla
   *[other] { $value }
  }
option-mus-first_mano = İlk mano
option-mus-first_mano-help = İlk elde ilk kimin konuşacağı (mano).
value-mus-first_mano = { $value ->
    [random] Rastgele
    [highest] En yüksek kart
   *[other] { $value }
  }
option-mus-exhaust = Deste bitince
option-mus-exhaust-help = Son çekenin attığı kartların kendisine dönüp dönemeyeceği.
value-mus-exhaust = { $value ->
    [exclude_own] Kendininkiler dönmez
    [all] Hepsi döner
   *[other] { $value }
  }
option-mus-mus_corrido = Gezen mus
option-mus-mus_corrido-help = Musu ilk kesen mano olur.
value-mus-mus_corrido = { $value ->
    [off] Yok
    [match] Maçın ilk elinde
    [juego] Her juegonun ilk elinde
   *[other] { $value }
  }
option-mus-real31 = La real
option-mus-real31-help = 7-7-7 ve bir on, diğer bütün 31'leri yener.
value-mus-real31 = { $value ->
    [off] Yok
    [on] Var
   *[other] { $value }
  }
option-mus-tie_break = Eşitlik
option-mus-tie_break-help = Eller eşitse kimin kazandığı.
value-mus-tie_break = { $value ->
    [mano] Manoya en yakın
    [dealer] Önce dağıtan
   *[other] { $value }
  }
option-mus-consensus = Yanıtlar
option-mus-consensus-help = İlk söz mü geçerli, yoksa eşler mi anlaşır.
value-mus-consensus = { $value ->
    [sequential] Her söz geçerli
    [approval] Eşe önerilir
   *[other] { $value }
  }
option-mus-out_after_no = Reddedince
option-mus-out_after_no-help = Bahsi reddeden o turun dışında kalır mı.
value-mus-out_after_no = { $value ->
    [yes] Dışında kalır
    [no] Oyunda kalır
   *[other] { $value }
  }
option-mus-raise_size = Bahisler
option-mus-raise_size-help = Ne kadar bahis yapılıp artırılabileceği.
value-mus-raise_size = { $value ->
    [free] İstediğin kadar
    [two] Hep iki
   *[other] { $value }
  }
option-mus-punto_premium = Punto taşı
option-mus-punto_premium-help = Punto taşının ne zaman alındığı.
value-mus-punto_premium = { $value ->
    [always] Her zaman
    [unbet] Yalnız herkes pas deyince
   *[other] { $value }
  }
option-mus-early_win = Sona erken varmak
option-mus-early_win-help = Reddedilen bahis hedefe yetince ne olduğu.
value-mus-early_win = { $value ->
    [immediate] Juego hemen biter
    [after_lances] Kalan turlar oynanır
   *[other] { $value }
  }
option-mus-target = Taşlar
option-mus-target-help = Juegoyu kaç taşın kazandırdığı.
value-mus-target = { $value ->
    [40] 40: sekiz amarraco
    [30] 30: altı amarraco
   *[other] { $value }
  }
option-mus-juegos = Bir vacadaki juegolar
option-mus-juegos-help = Bir vaca için kaç juego kazanmak gerektiği.
value-mus-juegos = { $value } juego
option-mus-vacas = Vacalar
option-mus-vacas-help = Maçı kaç vacanın kazandırdığı.
value-mus-vacas = { $value } vaca
option-mus-senas = İşaretler
option-mus-senas-help = İşaretleri (señas) kimin gördüğü.
value-mus-senas = { $value ->
    [all] Herkes
    [off] İşaret yok
    [partner] Yalnız eş
    [watch] O anda bakan
   *[other] { $value }
  }
option-mus-true_senas = Doğru işaretler
option-mus-true_senas-help = Yalnız doğru olan işaretler sunulur.
value-mus-true_senas = { $value ->
    [yes] Evet
    [no] Hayır
   *[other] { $value }
  }
option-mus-sena_set = İşaret listesi
option-mus-sena_set-help = Hepsi ya da Federasyonunkiler (solomillo yok).
value-mus-sena_set = { $value ->
    [all] Hepsi
    [fem] Federasyon
   *[other] { $value }
  }

## The rules that can be chosen in Escoba
option-escoba-players = Oyuncular
option-escoba-players-help = Kaç kişinin oturduğu; boş yerlere bilgisayar oturur.
value-escoba-players = { $value ->
   *[other] { $value }
  }
option-escoba-teams = Takımlar
option-escoba-teams-help = 4 ya da 6 oyuncuyla: sırayla oturan iki taraf.
value-escoba-teams = { $value ->
    [no] Herkes kendi adına
    [yes] İki takım
   *[other] { $value }
  }
option-escoba-first_dealer = İlk dağıtan
option-escoba-first_dealer-help = İlk kimin dağıttığı.
value-escoba-first_dealer = { $value ->
    [random] Rastgele
    [highest] En yüksek kart
   *[other] { $value }
  }
option-escoba-opening = Yer 15 ederse
option-escoba-opening-help = Dört kart 15 ya da 15 ve 15 ederse dağıtanındır.
value-escoba-opening = { $value ->
    [dealer] Dağıtana
    [off] Yerde kalır
   *[other] { $value }
  }
option-escoba-capture = Kart almak
option-escoba-capture-help = Oynadığı kartla 15 yapabilen almak zorunda mı.
value-escoba-capture = { $value ->
    [optional] İsteğe bağlı
    [mandatory] Zorunlu
   *[other] { $value }
  }
option-escoba-missed_baza = Kaçan alım
option-escoba-missed_baza-help = Bırakan ve sonraki oyuncu isteyebilir.
value-escoba-missed_baza = { $value ->
    [on] İstenebilir
    [off] Yanar
   *[other] { $value }
  }
option-escoba-no_baza_loses = Hiç alamadan biten raunt
option-escoba-no_baza_loses-help = İki taraflı oyunda hiç alamayan taraf maçı kaybeder.
value-escoba-no_baza_loses = { $value ->
    [off] Bir şey olmaz
    [on] Maç kaybedilir
   *[other] { $value }
  }
option-escoba-all_oros = On altının hepsi
option-escoba-all_oros-help = Hepsi bir taraftaysa kaç puan ettiği.
value-escoba-all_oros = { $value ->
    [one] { $value } puan, her zamanki gibi
   *[other] { $value } puan
  }
option-escoba-target = Puan
option-escoba-target-help = Maçın kaç puana oynandığı.
value-escoba-target = { $value ->
   *[other] { $value }
  }
option-escoba-match_tie = Sonda eşitlik
option-escoba-match_tie-help = İki taraf aynı puanla varınca ne olduğu.
value-escoba-match_tie = { $value ->
    [velo] veloyu alan kazanır
    [extend] on puan eklenir
    [round] bir raunt daha oynanır
   *[other] { $value }
  }

## At the table
table = Masa
players = Öbür oyuncular
tools = Masa düğmeleri
rules = Kurallar
log = Kayıt
log-empty = Söylenenler buraya yazılır.
leave = Kalk
leave-title = Masadan kalkıyor musun?
leave-text = Yerine bilgisayar oynar. Yer boş kaldıkça dönebilirsin.
leave-alone = Yalnız bilgisayarlar kalır. Maç yakında bitebilir ya da masa kapanabilir: o zaman dönecek yer olmaz.
leave-stay = Kal
leave-stand = Kalk
to-lobby = Lobiye
line-connecting = Bağlanıyor…
line-lost = Bağlantı koptu. Dönülüyor…
line-back = Bağlantı geri geldi.
no-table = Böyle bir masa yok
no-table-text = Kapanmış olabilir ya da adres yanlış yazılmıştır.
no-game = Bu oyun burada henüz görünmüyor
no-game-text = Masa var ama bu sayfa onu çizemiyor.

name = { $name }
nothing = { "" }
none = –
plus = +{ $points }
you = sen
you-first = Sen
us = Biz
them = Onlar
names-and = { $first } ve { $rest }
names-comma = { $first }, { $rest }
your-place = { $whose ->
    [own] Senin yerin
   *[other] Yer: { $name }
  }
your-cards = Kartlar
sit-here = Buraya otur
away = uzakta
mano = mano
deals = dağıtıyor
next = söz onda
stones = { $points ->
    [one] taş
   *[other] taş
  }
cards-down = { $count } kapalı kart
card = { $suit ->
    [oros] altın
    [copas] kupa
    [espadas] kılıç
    [bastos] sopa
   *[other] { $suit }
  } { $number ->
    [1] ası
    [2] ikilisi
    [3] üçlüsü
    [4] dörtlüsü
    [5] beşlisi
    [6] altılısı
    [7] yedilisi
    [10] valesi
    [11] süvarisi
    [12] kralı
   *[other] { $number }
  }

score = Skor
score-words = { $points } taş: { $amarracos } amarraco ve { $stones } taş
juegos = { $count } juego
vacas = { $count } vaca
lances = Turlar
lance-deal = Dağıtılıyor
lance-mus = Mus
lance-discard = Kart atma
lance-grande = Grande
lance-chica = Chica
lance-pares = Pares
lance-juego = Juego
lance-punto = Punto
lance-over = Maç bitti
short-open = –
short-paso = –
short-quiero = { $stake }
short-deje = yok
short-ordago = !
short-unopposed = var
short-nobody = –

## The turn
your-turn = Sıra sende
bar-stake = { $lance } · bahis { $stake }
bar-ordago = { $lance } · órdago
ask-mus = Kart değişelim mi (mus)?
ask-discard = Atacağın kartları seç.
ask-open = Pas, bahis (envido) ya da hepsi (órdago)?
ask-answer-bet = { $name } { $offered } koyuyor. Reddedersen onlara { $deje }.
ask-answer-raise = { $name } { $agreed } yerine { $offered } diyor. Reddedersen onlara { $deje }.
ask-answer-ordago = { $name } bu turda her şeyi koyuyor. Pas dersen onlara { $deje }.
ask-proposal = { $name } öneriyor: “{ $word }”. Balonunda kabul et ya da daha yükseğini söyle.
ask-proposal-only = { $name } öneriyor: “{ $word }”. Balonunda kabul et.
waits = Sıra: { $name }
waits-discard = { $count } kişi daha seçiyor
say-mus = Mus
say-corto = Mus yok
say-paso = Pas
say-envido = Envido { $amount }
say-mas = { $amount } daha
say-ordago = Órdago!
say-quiero = Varım
say-no = Yokum
say-acepto = Kabul
say-ordago-accept = Órdago
say-ordago-refuse = Pas
raise-total = toplam { $total }
slider = Taşlar
slider-value = { $amount }, toplam { $total }
less = Bir eksik
more = Bir fazla
throw = { $count ->
    [0] Kart seç
   *[other] { $count } kart at
  }
accept = Kabul
asks = soruyor

## What is said
word-mus = Mus
word-corto = Mus yok
word-descarto = { $amount } kart
word-ready = Hazır
word-paso = Pas
word-envido = Envido { $amount }
word-mas = { $amount } daha
word-ordago = Órdago!
word-quiero = Varım
word-no = Yokum
word-acepto = Kabul
word-baraja = Karıyor
word-reparte = Dağıtıyor
propose-paso = Pas mı?
propose-envido = Envido { $amount }?
propose-mas = { $amount } daha?
propose-ordago = Órdago?
propose-quiero = Var mıyız?
propose-no = Yok muyuz?
propose-acepto = Kabul mü?
holds-pares = pares var
lacks-pares = pares yok
holds-juego = juego var
lacks-juego = juego yok

## What happens
log-dealt = { $hand }. el · dağıtan: { $dealer } · mano: { $mano }
log-mano = Artık mano: { $mano }
log-reshuffled = Deste bitti: atılan kartlar karılıyor
log-closed-open = { $lance }
log-closed-paso = { $lance }: herkes pas
log-closed-quiero = { $lance }: bahis { $stake }
log-closed-deje = { $lance }: reddedildi
log-closed-ordago = { $lance }: órdago kabul
log-closed-unopposed = { $lance }, bahissiz: { $side }
log-closed-nobody = { $lance }: kimsede yok
log-paid = { $side } +{ $points } ({ $lance }, { $kind }): { $score }
log-ordago-won = { $side }: órdagoyu kazandı, { $lance }
log-juego-won = { $side }: juego!
log-match-won = { $side }: maç!
kind-deje = ret
kind-paso = herkes pas
kind-envite = bahis
kind-prima = prim
kind-ordago = órdago
spoken-word = { $name }: { $word }
said-by = { $by ->
    [clock] süre doldu
   *[bot] yerine bilgisayar
  }
told-clock = Süre doldu. Senin yerine söylendi: { $word }
spoken-turn = Sıra sende. { $title }. { $question }
spoken-may = Söyleyebileceklerin: { $words }

## The list
list-title = El bitti
list-lance = Tur
list-stake = Bahis
list-bonus = Prim
list-winner = Kazanan
list-growth = Skor nasıl arttı
list-waiting = Beklenen: { $names }
growth = { $lance } { $kind ->
    [deje] ret +{ $points }
    [prima] prim +{ $points }
    [ordago] órdago
   *[other] +{ $points }
  }
stake-open = –
stake-paso = herkes pas
stake-quiero = { $stake }
stake-deje = ret, { $stake }
stake-ordago = órdago
stake-unopposed = bahissiz
stake-nobody = kimsede yok
continue = Devam
match-won = Maçı kazandın!
match-lost = Maçı kaybettin
match-won-by = Maç bitti
match-winners = Kazanan: { $side }
again = Yine oyna

## Escoba
round = { $hand }. raunt
target = { $target } puana
new-table = Yeni oyun
points = { $points ->
    [one] puan
   *[other] puan
  }
taken = { $cards } kart · { $escobas } escoba
escobas = { $count } escoba
pile = Alınan: { $count } kart
stock = Deste: { $count } kart
ultimas = Últimas
on-the-table = Yerde
table-empty = Yerde kart yok
no-card = kart yok
play-cards = Kartları oyna
play-ask = Bir kartını ve yerden almak istediklerini seç.
play-lays = Kart yerde kalır.
play-not = Bu oynanamaz.
claim = İste
word-escoba = Escoba!
word-opened = Dağıtanın!
word-claimed = İstiyorum!
log-round = { $hand }. raunt · dağıtan: { $dealer } · mano: { $mano }
log-table = Yerde: { $cards }
log-opened = { $escobas ->
    [one] Yer 15 ediyor. Dağıtana: { $name }. Bir escoba!
   *[other] Yer 15 ve 15 ediyor. Dağıtana: { $name }. { $escobas } escoba!
  }
log-laid = { $card }, yere
log-took = { $card } ile: { $cards }
log-claimed = istedi: { $cards }
log-more = Üçer kart daha; destede { $stock } kaldı
log-ultimas = Últimas! Son kartlar
log-leftovers = Yerde kalanlar son alanın: { $name } ({ $count })
log-item-paid = { $side } +{ $points } ({ $item }): { $score }
log-target-grew = Eşitlik: hedef şimdi { $target }
spoken-play = Sıra sende. Elinde: { $hand }. Yerde: { $table }
spoken-claim = Bir alım isteyebilirsin
list-round = Raunt bitti
list-item = Sayılan
list-how-many = Kaç
list-points = Puan
list-target = Maç { $target } puana; eşitlikte { $tie }.
side-points = { $side } +{ $points }
nobody = hiç kimse
growth-item = { $item } +{ $points }
item = { $item ->
    [escobas] Escobalar
    [velo] Velo
    [cards] Kartlar
    [oros] Altınlar
    [sevens] Yediler
   *[other] { $item }
  }

## Señas
signs = İşaretler
signs-text = Ne demek olduğunu okumak için bir yüzün üstüne gel.
sign-name = { $sign ->
    [dos_reyes] iki kral
    [tres_reyes] üç kral
    [dos_ases] iki as
    [tres_ases] üç as
    [pares] pares
    [medias] medias
    [duples] duples
    [juego] juego
    [treinta_y_una] 31
    [treinta] punto 30
    [veintinueve] punto 29
    [ciego] hiçbir şey
    [solomillo] solomillo
    [cortar] keserim
    [envidar_mas] daha çok koy
   *[other] { $sign }
  }
sign-gesture = { $sign ->
    [dos_reyes] alt dudağını ısırır
    [tres_reyes] alt dudağını yandan ısırır
    [dos_ases] dilini düz çıkarır
    [tres_ases] dilini yana çıkarır
    [pares] başını yana çevirir: çifti var
    [medias] kapalı dudaklarını yana çeker: üç aynı
    [duples] kaşlarını kaldırır
    [juego] kapalı dudaklarını uzatır: juego, ama 31 değil
    [treinta_y_una] göz kırpar
    [treinta] iki omzunu kaldırır
    [veintinueve] bir omzunu kaldırır
    [ciego] gözlerini kapar: ne pares, ne juego, ne başka işaret
    [solomillo] öpücük yollar: üç kral ve bir as
    [cortar] başını yana eğer: musu kesecek
    [envidar_mas] başını kaldırır: daha çok koymak ister
   *[other] { $sign }
  }
sign-not-now = Şimdi olmaz.
sign-own = Gösterdiğin: { sign-name }.
sign-back = Tıklayınca geri alınır.
sign-shown = { $name } gösteriyor: { sign-name } ({ $gesture }).
sign-dismiss = Tıklayınca kalkar.
look-at = Bak: { $name }
spoken-sign = { $name } gösteriyor: { sign-name }

## Asking the partner
your-answer = Eşin soruyor
ask-first = Önce sor
ask-first-text = Sıradaki söz söylenmez, eşine sorulur.
ask-asked = { $name } soruyor: “{ $word }” Balonunda kabul et ya da daha uygun gördüğünü seç.
ask-waits = Sordun: “{ $word }” Yanıtı bekleyebilir ya da konuşabilirsin.
ask-rather = { $name } şunu yeğliyor: “{ $word }”. Karar senin.
rather = Bence: { $word }
propose-mus = Mus mu?
propose-corto = Keselim mi?
spoken-answer = { $title }. { $question }
log-asked = eşine: { $word }

## Chat
chat = Sohbet
chat-empty = Henüz kimse yazmadı.
chat-write = Yaz…
chat-send = Gönder
unread = Okunmamış
phrases = Hazır sözler
phrase-hola = Selam!
phrase-gracias = Teşekkürler
phrase-suerte = Bol şans!
phrase-buena_mano = Güzel el!
phrase-bien_jugado = İyi oynadın!
phrase-lo_siento = Kusura bakma
phrase-un_momento = Bir dakika, lütfen
phrase-ya_estoy = Hazırım
phrase-otra = Bir daha?
phrase-adios = Hoşça kal!
phrase-jaja = Ha ha ha!
phrase-venga = Hadi!
told-wrote = { $name } yazıyor: { $text }
told-wrote-many = Sohbette { $count } yeni satır
watchers = { $count } kişi izliyor

## People at the table
beside = Kayıt ve sohbet
menu = Menü
players-here = Oyuncular
player-info = Oyuncu bilgisi
person-skill = { $number } · { $matches } maç
person-unrated = Hesabı var, bu oyunda henüz puanlı maçı yok.
person-guest = Konuk: hesapsız seviye olmaz.
person-page = Bu oyuncunun her şeyi: seviye, oyunlar, eşler
computer = Bilgisayar: { level-name }
stars = { $count } yıldız
side = { $side } tarafı
seat-empty = Boş yer
gone = çevrimdışı
gone-text = Bağlantı koptu.
away-text = Oyuncu dönene kadar bilgisayar oynar.
bank = Süre bitti: yedekten gidiyor.
deals-text = Pembe kart dağıtanın yanında durur.
wishes-pause = mola?
wishes-swap = değişim?
wishes-rematch = yine oynar
swap = Değiş
swap-text = Yer değiştirmek iste
swap-free = Buraya otur
swap-free-text = Bu boş yere geç
swap-asked = İstendi
swap-asked-text = Yer değişimi: istendi
swap-accept = Kabul
swap-accept-text = Yer değişimini kabul et
pause = { $how ->
    [agree] Molayı kabul et
    [asked] Mola istemiyorum
   *[other] Mola
  }
paused-title = Mola
paused-text = Biri devam edince ya da on dakika sonra biter. Kabul eden: { $names }.
go-on = Devam et
waiting-title = { $count ->
    [0] Bir dakika…
   *[other] { $count } yer boş
  }
waiting-text = Herkes oturunca kartlar dağıtılır.
waiting-watch = Herkes oturunca kartlar dağıtılır. İstediğin yere otur.
fill = Bilgisayarla doldur
invite = Davet et
draw-title = Kura
draw-text = Mano: { $name }
closed-title = Masa kapandı
closed-why = { $why ->
    [abandoned] Bir taraf maçı bıraktı: öbürü kazandı.
    [empty] Masada kimse kalmadı.
    [left] Bütün oyuncular gitti.
    [over] Maç bitti.
   *[other] Sunucu kapattı.
  }
following = Yeni maça
rematch-willing = Yine oynamak isteyen: { $names }
next-match = Sonraki oyun: { $sides }
names-against = { $first } – { $rest }
leave-rated = Bu maç puanlı: kalkarsan senin için kayıp sayılır.
elsewhere-title = Başka pencerede oynuyorsun
elsewhere-text = Bu masa daha yeni bir pencerede açık. Aynı anda yalnız birinde oynanır.
play-here = Burada oyna
no-door = Bu masa sana açık değil
no-door-text = Kimin girebileceğini masayı açan seçti: davet gerekebilir.
told-sits = { $name } masaya oturdu
told-left = { $name } masadan kalktı
told-away = { $name } uzakta: dönene kadar bilgisayar oynuyor
told-back = { $name } döndü
told-gone = { $name } bağlantısını yitirdi
told-here = { $name } yeniden bağlandı
told-pause = { $name } mola istiyor
told-rematch = { $name } yine oynamak istiyor
told-swap = { $name } seninle yer değiştirmek istiyor
told-goes-on = Oyun sürüyor

## What cannot be
refusal = { $code ->
    [unreadable] Bu anlaşılamadı.
    [too_large] Bu fazla uzundu.
    [unknown_table] O masa artık yok.
    [not_your_seat] O yer senin değil.
    [not_your_turn] Sıra daha sende değil.
    [illegal] Bu şimdi söylenemez.
    [stale] Oyun ilerlemişti: şimdiki duruma bak.
    [seat_taken] O yer dolu.
    [closed] Masa kapalı.
    [too_fast] Çok hızlı: biraz bekle.
    [late] Geç kaldın: saat senin yerine konuştu.
    [paused] Şu an mola.
    [muted] Şimdilik yazamazsın.
    [not_invited] Bunun için davet gerek.
    [not_welcome] Bu masa sana açık değil.
    [skill] Bu masa başka seviyedeki oyuncular için.
   *[other] Buna izin yok.
  }
rules-impossible = Bu kurallar birbirine uymuyor. Birini değiştirip yeniden dene.
name-impossible = Bu ad olmaz: görünen 1–24 harf.

## The rules
rules-title = Burada nasıl oynanır
rules-here = Bu masanın kuralları
rules-mus-aim = Oyunun amacı
rules-mus-aim-text = İki taraf, herkese dört kart. Her elde dört turda (lance) bahis yapılır ve taş toplanır; beş taş bir amarraco eder. Sona ilk varan juegoyu kazanır.
rules-mus-mus = Mus
rules-mus-mus-text = Manodan (ilk konuşan) başlayarak herkes “mus” (kart değişelim) ya da “mus yok” (kesiyorum) der. Herkes mus isterse her oyuncu birle dört arası kart atar ve yeniden sorulur. İlk kesen bunu bitirir.
rules-mus-lances = Dört tur
rules-mus-lances-text = Grande, chica, pares ve juego, hep bu sırayla. Her taraf iyi olan eliyle sayılır; eşitlikte manoya yakın oturan kazanır.
rules-mus-grande = Grande (büyük)
rules-mus-grande-text = En yüksek kart kazanır; eşitse bir sonraki.
rules-mus-chica = Chica (küçük)
rules-mus-chica-text = En düşük kart kazanır; eşitse bir sonraki.
rules-mus-pares = Pares (çiftler)
rules-mus-pares-text = Duples (iki çift) medias'ı (üç aynı), medias da tek çifti yener. Yalnız elinde olan oynar ve herkes olup olmadığını söyler. Primler: çift 1, medias 2, duples 3.
rules-mus-juego = Juego ve punto
rules-mus-juego-text = Resimliler 10, as 1 sayılır. Juego 31 ya da fazlasıdır: 31, 32'yi yener; sonra 40, 37, 36, 35, 34 ve 33 gelir. Primler: 31 için 3, diğerleri için 2. Kimsede juego yoksa punto oynanır: 30'a en yakın kazanır.
rules-mus-bets = Bahis
rules-mus-bets-text = Envido (iki ya da fazlası) veya órdago (her şey) ile açılır. Karşı taraf kabul eder, reddeder ya da artırır. Reddedilen hemen ödenir (deje); kabul edilen sonda sayılır.
rules-mus-words = Órdago
rules-mus-words-text = Kabul edilen órdagoda kartlar açılır ve bütün juego o turda belli olur.
rules-mus-count = Sayım
rules-mus-count-text = El bitince sırayla grande, chica, pares ve juego sayılır; öbür tarafın sayacağı daha çok olsa bile hedefe ilk varan kazanır.

## The rules of Escoba
rules-escoba-aim = Oyunun amacı
rules-escoba-aim-text = Elindeki bir kartla 15 eden kartlar yerden alınır. Maçın puanına ilk ulaşan kazanır.
rules-escoba-values = Kartların değeri
rules-escoba-values-text = Astan yediliye kadar üstündeki sayı; vale (sota) 8, süvari (caballo) 9, kral (rey) 10.
rules-escoba-turn = Sıra
rules-escoba-turn-text = Elden bir kart oynanır. Yerdeki kartlarla 15 ediyorsa hepsi alınabilir: buna alım (baza) denir. Etmiyorsa kart yerde kalır.
rules-escoba-escoba = Escoba
rules-escoba-escoba-text = Yerdeki bütün kartları alan escoba (“süpürge”) yapar: bir puan. İlk dört kart 15 ederse escoba dağıtanındır; 15 ve 15 iki escoba eder.
rules-escoba-missed = Kaçan alım
rules-escoba-missed-text = 15 eden bir kartı yere bırakan, alımı kaçırmıştır. Sonraki oyuncu oynayana kadar ikisi de isteyebilir: ilk söyleyen alır. Sonra oyun sürer.
rules-escoba-deals = Üçer üçer
rules-escoba-deals-text = Herkese üç, yere dört kart. Eller boşalınca üçer kart daha dağıtılır, “últimas”a kadar. Sonda yerde kalanlar son alımı yapanındır ve escoba sayılmaz.
rules-escoba-count = Sayım
rules-escoba-count-text = Her escoba, velo (altın yedilisi), en çok kart, en çok altın ve en çok yedi için birer puan. Eşitlikte kimse puan almaz.
rules-escoba-match = Maç
rules-escoba-match-text = Raunt bitince bakılır: birden çok kişi vardıysa puanı çok olan kazanır. Puanlar eşitse bu masanın kuralı belirler.

## People
problem = { $code ->
    [name_taken] Bu ad başkasının.
    [bad_name] Bu ad olmaz: görünen 1–24 harf.
    [bad_password] Parola 8–200 karakter olmalı.
    [bad_sign_in] Ad ile parola birbirine uymuyor.
    [oneself] Bunu kendine yapamazsın.
    [nobody] Burada öyle biri yok.
    [expired] Bu davet artık geçmiyor.
    [not_registered] Bunun için hesap gerek.
    [wrong_password] Parola bu değil.
    [registered] Zaten hesabın var.
    [too_fast] Çok sık: biraz bekle.
    [too_many_tables] Yeterince açık masan var: birini bitir ya da bırak.
    [blocked] Engel var: önce onu kaldır.
    [bad_text] Düz yazı olmalı, en çok 200 harf.
    [no_reason] Nedeni yazılmamış.
    [unknown_line] O satırı orada o kişi yazmadı.
    [unknown_table] Böyle bir masa yok.
    [bad_time] Böyle bir süre olmaz.
    [not_operator] Bu, denetleyenlerin işi.
    [operator] O da denetleyen biri.
    [signed_out] Oturumun kapanmış: sayfayı yenile.
    [csrf] Sunucu izin vermiyor: sayfayı yenile ve bir daha dene.
    [muted] Şimdilik yazamazsın.
    [banned] Şimdilik giremezsin.
   *[other] Sunucu izin vermiyor.
  }
stars-count = { $stars } yıldız
my-menu = Menü
menu-me = Oyunlarım
menu-friends = Arkadaşlar
menu-account = Hesabım
menu-register = Ad ve hesap
menu-operator = Denetim
sign-out = Çıkış yap
signed-out = Çıkış yapıldı.
try-again = Yeniden dene
send = Gönder
copy = Kopyala
copied = Kopyalandı.
copy-by-hand = Bağlantı seçili: klavyeyle kopyala.
yes-no = { $value ->
    [true] Evet
   *[false] Hayır
  }
nowhere = Burada bir şey yok
nowhere-text = Böyle bir sayfa yok. Adres yanlış yazılmış olabilir.

## The lobby with people in it
all-games = Hepsi
by-computer = bilgisayar
table-people = Masadakiler
seat-free = boş yer
not-begun = daha başlamadı
return = Dön
clock-short = söz başına { $seconds } sn
rated-short = puanlı
rule-short = { $option }: { $value }
stars-range = { $low } – { $high } ★
friends-none = Arkadaşların oynarken burada görünür.
friends-none-playing = Şu anda hiçbiri oynamıyor.
friends-all = Bütün arkadaşlar
friend-table = Masasına git
lobby-chat = Lobide
lobby-chat-empty = Daha kimse yazmadı.
lobby-line = Lobiye yaz
lobby-phrases = Hazır sözler

## A new game for people
new-game-people = Kim oynar
new-game-speed = Ne hızda
open-to = Kim oturabilir
open-to-name = { $open_to ->
    [friends] Yalnız arkadaşlar
    [invited] Davetle
   *[anyone] Herkes
  }
open-to-help = { $open_to ->
    [friends] Masayı yalnız arkadaşların görür ve oturur.
    [invited] Masayı açınca alacağın bağlantı kimdeyse o oturur.
   *[anyone] Boş yere herkes oturabilir.
  }
new-fill = Boş yerler
fill-name = { $fill ->
    [false] İnsan beklenir
   *[true] Bilgisayar oturur
  }
fill-help = Bilgisayar yerini gelene bırakır; beklersen herkes gelene kadar kart dağıtılmaz.
low = En düşük seviye
low-help = Oturmak için en az kaç yıldız; seviyesi olmayan üç sayılır.
high = En yüksek seviye
high-help = Oturmak için en çok kaç yıldız.
rated = Puanlı maç
rated-help = Herkesin hesabı varsa seviyeye sayılır. Kalkan kaybeder.
spectators = İzlenebilir
spectators-help = İzleyenler kapalı hiçbir kartı görmez.
new-bank = Yedek süre
bank-none = Yedek yok
bank-minutes = { $minutes } dakika
bank-help = Bütün maç boyunca herkesin saat dışında kullanabileceği süre.
table-laid = Masa hazır
table-laid-text = Bu bağlantıyı davet etmek istediğine gönder. Bir gün geçerlidir, hesap gerekmez.
invitation-link = Davet bağlantısı
go-to-table = Masaya git

## Invitations
invitation = Davet
invited-by = { $name } seni oyuna çağırıyor: { $game }.
invited-text = { $name } adıyla oturacaksın. Hesap gerekmez.
sit-down = Otur
invitation-expired = Bu davet artık geçmiyor
invitation-expired-text = Süresi doldu, masa kapandı ya da bağlantı eksik. Davet edenden yenisini iste.

## Accounts
not-done = Olmadı: yazdıklarına bak.
name-saved = Ad kaydedildi.
name-help = Bütün masalardaki adın; başkası kullanamaz.
name-help-guest = Bütün masalardaki adın. Yalnız senin olsun diye kaydol.
name-label = Ad
password = Parola
password-show = Göster
password-help = 8–200 karakter.
password-old = Şimdiki parola
password-new = Yeni parola
password-change = Parolayı değiştir
password-changed = Parola değişti. Öbür cihazlarda çıkış yapıldı.
register = Kaydol
register-text = Adın, oyunların ve arkadaşların kalır; her cihazdan girersin. E-posta gerekmez: parolayı bir yere yaz.
register-do = Kaydol
registered-done = Artık hesabın var.
sign-in = Giriş yap
sign-in-text = Hesabın varsa.
sign-in-do = Giriş yap
signed-in = Giriş yapıldı.
signed-in-as = Giriş yaptığın ad: { $name }.
devices = Cihazlarım
device-here = bu cihaz
device-seen = son görülme { $day }
device-unknown = Tarayıcı
device-ended = Orada çıkış yapıldı.
sign-out-there = Orada çıkış yap
data = Verilerim
data-text = Sunucunun senin hakkında bildiği her şey tek dosyada. Gidersen hepsi silinir.
data-do = Verilerimi indir
delete = Hesabımı sil
delete-text = Adın, parolan, arkadaşların ve yazdıkların silinir. Eski oyunlarda “giden biri” yazar. Bunun dönüşü yok.
delete-stay = Hayır, kalıyorum
delete-do = Temelli sil
deleted = Hesabın silindi.

## Players and friends
cancel = Vazgeç
day = Gün
player = Oyuncu
player-nobody = Burada kimse yok
player-nobody-text = Burada bu adda kimse yok ya da hesabını sildi.
player-since = Hesap açılışı: { $day }
player-guest = Hesapsız, ilk geliş: { $day }
somebody-gone = giden biri
share = Paylaş
share-me = Sayfamı paylaş
bonds = Aranızdaki bağ
bonds-help = Sustur: yazdıklarını okumazsın. Engelle: seninle oturamaz, seni izleyemez de.
friend-ask = Arkadaşlık iste
friend-asked = Arkadaşlık istendi.
friend-accept = Kabul et
friend-refuse = Reddet
friend-withdraw = İsteği geri al
friend-end = Arkadaşlıktan çıkar
mute = Sustur
mute-end = Susturmayı kaldır
block = Engelle
block-end = Engeli kaldır
report = Bildir
report-title = Bildir: { $name }
report-text = Denetleyen kişi, buraya yazdığını ve konuşmanın son yirmi satırını okur.
report-reason = Ne oldu
report-do = Bildir
report-done = Bildirildi. Teşekkürler.
skill = Seviye
skill-none = Henüz puanlı maç yok.
skill-guest = Hesabı olanların maçları seviyeye sayılır: seviyen olsun diye kaydol.
skill-help = Sayı temkinlidir: kazandıkça ve oyuncu tanındıkça artar.
curve-table = Eğri, tablo olarak
matches = { $count } maç
partners = Kiminle
partners-none = Henüz kimseyle eş olmadı.
partners-matches = Maç
partners-won = Kazanılan
games = Oyunlar
games-none = Henüz biten oyun yok.
games-all = Hepsini göster: { $count }
outcome-won = Kazanıldı
outcome-lost = Kaybedildi
outcome-left-off = Yarım kaldı
replay-see = İzle
record-download = İndir
friends-nobody = Henüz kimse yok: birlikte oynadığın birine sor.
friends-asking = Seninle arkadaş olmak istiyorlar
friends-asked = Gönderdiğin istekler
friends-blocked = Engellenenler
friends-muted = Susturulanlar
friend-add = Adıyla ekle
friend-add-do = İste
friend-add-help = Hesabı olan birinin adı.

## Replays
replay = Eski bir oyun
replay-unknown = Böyle bir masa yok ya da artık saklanmıyor.
replay-goes-on = Maç bitmedi: bitince tamamı görülebilir.
replay-game = Bu sayfa o oyunu gösteremiyor.
replay-unreachable = Sunucuya ulaşılamıyor. Biraz sonra yeniden dene.
film = Oyunu adım adım izle
film-first = Başa
film-previous = Geri
film-next = İleri
film-last = Sona
film-play = Oynat
film-pause = Durdur
film-step = Oyunun anı
film-at = { $step } / { $end }
film-hand = El
film-eyes = Kimin gözünden
eyes-all = herkes
eyes-spectator = bir izleyici

## Moderation
reports = Açık bildirimler
reports-none = Bildirim yok.
report-by = Bildiren
report-table = bir masada
report-lobby = lobide
report-lines = Yazılanlar
report-note = Not
report-close = Sonlandır
report-closed = Bildirim sonlandırıldı.
act-mute = Sustur
act-ban = Yasakla
act-mute-title = Sustur: { $name }
act-ban-title = Yasakla: { $name }
act-mute-help = Hiçbir yere yazamaz.
act-ban-help = Oturamaz, izleyemez.
act-time = Ne kadar
act-minutes = { $minutes ->
    [0] Temelli
    [60] Bir saat
    [1440] Bir gün
    [10080] Bir hafta
    [43200] Bir ay
   *[other] { $minutes } dakika
  }
act-reason = Neden
act-done = Tamam.
act-name = { $act ->
    [mute] susturdu
    [unmute] susturmayı kaldırdı
    [ban] yasakladı
    [unban] yasağı kaldırdı
    [close] bildirimi sonlandırdı
    [add] denetleyen yaptı
    [password] parolayı değiştirdi
   *[other] { $act }
  }
ledger = Kim ne yaptı
ledger-none = Henüz bir şey yok.
ledger-operator = Kim
ledger-act = Ne
ledger-person = Kime
ledger-detail = Ayrıntı
