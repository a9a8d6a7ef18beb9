# Druga lekcja gry Traders of Carthage, o taktyce: co się mówi, po kolei.

carthage-tactics-theme = Taktyka: jak decydują dobrzy gracze. Żółtemu statkowi brakuje jednego pola do Kartaginy i masz żółte towary, ale niebieskiemu, z towarami przeciwnika, brakuje tylko dwóch. Każdy chce być pierwszy.
carthage-tactics-coins = Najpierw policz, ile mogą zapłacić inni. Przeciwnik ma dwie karty, czyli najwyżej 10 monet. Rynek kosztuje 15: na razie nie stać ani jego, ani ciebie.
carthage-tactics-dear = Gdyby zniknęła piątka, Rynek kosztowałby 10 i przeciwnik mógłby go kupić razem z dwiema niebieskimi kartami. Weź więc mało: wybierz niebieską 2. To też najlepsza ochrona przed piratami.
carthage-tactics-read = Przeciwnik też cię obserwuje: wziął żółtą 5, jedyną kartę, która mogła doprowadzić twój statek do portu. Zawsze pytaj, której karty potrzebują inni.
carthage-tactics-last = Zostały dwie karty. Kto weźmie ostatnią, ten oddaje drugiemu pierwszeństwo na nowym Rynku. Weź czerwoną 5, a ostatnia karta będzie kłopotem przeciwnika.
carthage-tactics-fresh = Nowy Rynek jest do twojej dyspozycji i jest na nim żółta karta. Ale kosztuje 18, a masz 15 monet.
carthage-tactics-reserve = Nie bierz żółtej 3: jako monety nie doprowadzi statku do portu. Zarezerwuj ją. Zostanie na Rynku do twojego zakupu i nikt ci jej nie zabierze.
carthage-tactics-cheaper = Przeciwnik wziął piątkę i Rynek kosztuje teraz 13. Masz 15 monet: pora kupować. Żółty statek dopłynie, a niebieski wciąż jest wśród piratów.
carthage-tactics-exact = Zapłać co do monety: 5 + 5 + 3 to 13, a niebieska 2 zostaje na ręce. Kup: te trzy karty zaznaczą się same, bo inne nie dadzą 13. Potwierdź.
carthage-tactics-payday = Trzy żółte towary po 7: 21 monet, 5 punktów. Jedyna żółta karta przeciwnika dała 1 punkt. Dużo towarów w jednym kolorze u ciebie, mało u innych: to dobry Dzień Wypłaty.
carthage-tactics-raid = A piraci napadli na niebieski statek: przeciwnik stracił piątkę, a trójką uchronił drugą. Kto wybiera chwilę wypłaty, ten wybiera, czyj ładunek jest zagrożony.
carthage-tactics-next = W zakupie były też dwie zielone karty, a zielony statek już płynie. Następny kolor masz wybrany: zbieraj to, co płynie dla ciebie.
carthage-tactics-remember-price = Zanim weźmiesz kartę, porównaj to, co zostanie, z monetami, które mogą mieć inni.
carthage-tactics-remember-last = Niech ostatnią kartę z Rynku bierze ktoś inny.
carthage-tactics-remember-timing = Kupuj wtedy, gdy twój statek dopływa, a ich jest wśród piratów.
