# The rulebook of Traders of Carthage: titles of its sections, what the topics of the help do not say, and what pictures show.

carthage-rules-goal = Handel między Aleksandrią a Kartaginą
    .text =
        Gra dla dwóch, trzech lub czterech osób. Te same karty na ręce są monetami, a przed graczem towarami, ale moneta nigdy nie zmienia się w towar ani towar w monetę.
        Kto kończy grę, nie musi jej wygrać: o końcu decydują znaczniki realizacji, a o zwycięstwie punkty.
carthage-rules-cards = Karty
    .text =
        Jest 108 kart w czterech kolorach: czerwony to tkaniny, niebieski to klejnoty, żółty to zboże, zielony to wino. W każdym kolorze jest siedem piątek, dziewięć trójek i jedenaście dwójek.
        Liczba to wartość karty, taka sama na ręce, na Rynku i w Składzie. Ikony przechowywania mówią, ile towarów w swoim kolorze karta może uchronić przed piratami: dwójka ma dwie ikony, trójka jedną, piątka żadnej.
carthage-rules-pieces = Plansza i elementy
    .text =
        • szlak morski o sześciu polach: Aleksandria, wybrzeże, Cyrenajka, dwa obszary piratów, Kartagina
        • cztery statki, po jednym dla każdego koloru towarów
        • znaczniki realizacji w czterech kolorach, tyle, ile potrzeba
        • dla każdego gracza znacznik handlarza, pod którym leżą punkty zwycięstwa, i jeden znacznik rezerwacji
carthage-rules-setup = Przygotowanie gry
    .text =
        Potasowane karty tworzą talię dociągania. Pięć z nich leży odkrytych na Rynku, trzy na Farmie. Wszystkie statki stoją w Aleksandrii.
        Każdy dociąga karty po jednej, tak by wszyscy je widzieli, i przestaje, gdy są warte co najmniej 8. Od tej chwili karty na ręce są tajne.
        Zaczyna gracz z najniższą sumą; przy remisie ten, kto ma mniej kart; dalej decyduje los. Począwszy od gracza rozpoczynającego, każdy wybiera znacznik realizacji w dowolnym kolorze; kilku graczy może wybrać ten sam kolor.
        Przy dwóch i trzech graczach zasady są takie same.
carthage-rules-turn = Co robisz w swojej turze
    .text = Jedną z tych akcji musisz wykonać. Spasować możesz tylko wtedy, gdy nie ma dla ciebie żadnej karty i nie da się żadnej dołożyć.
carthage-rules-market = Rynek
    .text = Karty zarezerwowane przez innych zostają, gdy kupujesz. Dlatego po zakupie na Rynku może leżeć więcej niż pięć kart.
carthage-rules-farm = Farma
carthage-rules-hand = Karty na ręce
    .text = Liczba kart na ręce nie jest ograniczona.
carthage-rules-stock = Skład Towarów
carthage-rules-buy = Zakup całego Rynku
    .text =
        Jeśli na Rynku leży karta zarezerwowana przez ciebie, musisz ją kupić razem z innymi. Karty, którymi płacisz, trafiają na stos kart odrzuconych.
        Zakup przebiega w tej kolejności: płacisz, wkładasz towary do Składu, przesuwasz statki, dokładasz karty, a jeśli jakiś statek jest w Kartaginie, następuje Dzień Wypłaty. Sprzedaje się wtedy także to, co przed chwilą zostało kupione.
carthage-rules-take = Wzięcie monet
    .text = Nie można brać kart z Farmy ani kart zarezerwowanych przez innych. Statki się nie poruszają.
carthage-rules-reserve = Rezerwacja karty
    .text = Znacznika nie można przesunąć ani wycofać. Nie ma pośpiechu: rezerwacja trwa, aż z niej skorzystasz.
carthage-rules-ships = Statki płyną
    .text = Trzy lub więcej kart w jednym kolorze także przesuwa statek tylko o dwa pola. Gdyby miał minąć Kartaginę, zatrzymuje się w niej. Wszystkie statki płyną jednocześnie i kilka może dopłynąć razem.
carthage-rules-refill = Dokładanie kart
    .text = Dokłada się zawsze pięć nowych kart, niezależnie od tego, ile zostało. Po wzięciu lub rezerwacji karty nie dokłada się od razu nowych. Gdy talia dociągania jest pusta, tasuje się stos kart odrzuconych. Dokładanie na początku tury nic cię nie kosztuje: nadal wykonujesz akcję.
carthage-rules-payday = Dzień Wypłaty
    .text =
        Dzień Wypłaty ma cztery kroki: wszyscy sprzedają; kto sprzedał, dostaje znaczniki; napadają piraci; statki wracają. Statki z Kartaginy wracają do Aleksandrii, napadnięte do Cyrenajki, pozostałe nie ruszają się z miejsca.
        Znacznik, który teraz dostajesz, podnosi cenę dopiero w następnych Dniach Wypłaty.
carthage-rules-tokens = Znaczniki realizacji
carthage-rules-pirates = Piraci
    .text =
        Statek może stać wśród piratów wiele tur bez szkody: napad następuje dopiero w Dniu Wypłaty i dotyczy tylko statków, które wtedy tam stoją.
        Ikony przechowywania chronią wyłącznie towary w swoim kolorze i liczą się tylko na kartach z ręki. Niewykorzystane ikony przepadają. Chronionych towarów nie trzeba chronić ponownie przy kolejnych napadach.
carthage-rules-questions = Częste pytania
    .text =
        • Czy mogę nie sprzedać towarów w ich Dniu Wypłaty? Nie, sprzedaje się wszystkie towary w tym kolorze, chronione czy nie.
        • Czy dostaję resztę? Nie. Nie wolno jednak dokładać kart, które do zapłaty nie są potrzebne.
        • Czy kupując, mogę zostawić na Rynku swoją zarezerwowaną kartę? Nie.
        • Czy mogę wziąć jako monety kartę, którą mam zarezerwowaną? Tak, znacznik wtedy wraca.
        • Które karty stają się punktami zwycięstwa? Najtańsze ze stosu. Liczy się tylko ich liczba, nie wartości.
        • Czy liczba moich kart jest tajna? Nie, tajne jest tylko to, jakie to karty. Wysokość stosu pod znacznikiem handlarza wszyscy mniej więcej widzą.
carthage-rules-empty = Gdy zabraknie kart
    .text = Bardzo rzadko puste są i talia dociągania, i stos kart odrzuconych. Wtedy dokłada się tyle kart, ile jest, najpierw na Rynek. Punkty, dla których nie ma karty, i tak się liczą. Kto nie ma czego wziąć, pasuje; jeśli spasują kolejno wszyscy, gra się kończy i następuje podliczenie.
carthage-rules-end = Koniec gry
    .text = Piraci już wtedy nie napadają. Jeśli naraz dopłynie kilka statków, można mieć więcej znaczników, niż potrzeba.
carthage-rules-tips = Rady na pierwsze partie

carthage-rules-figure-values = Tkaniny: piątka nie ma ikony przechowywania, trójka ma jedną, dwójka dwie.
carthage-rules-figure-goods = Cztery towary: tkaniny, klejnoty, zboże i wino. Każdy ma swój kolor, znak i wzór.
carthage-rules-figure-ships = Cztery statki.
carthage-rules-figure-route = Szlak morski na początku gry. Kartagina jest ostatnim polem.
carthage-rules-figure-market = Przykład: te trzy karty leżą na Rynku i kosztują razem 10. Płacisz dwiema piątkami w dowolnych kolorach, a karty z Rynku stają się twoimi towarami.
carthage-rules-figure-sailed = Dwie czerwone karty przesuwają czerwony statek o dwa pola, jedna niebieska przesuwa niebieski o jedno.
carthage-rules-figure-sale = Przykład: trzy czerwone towary i jeden czerwony znacznik. Cena to 5 + 1 = 6, za trzy karty razem 18. Po zaokrągleniu w górę to 20, czyli cztery punkty: te trzy karty i jedna dociągnięta w ciemno. Potem dostajesz drugi czerwony znacznik.
carthage-rules-figure-cheap = Przykład: dwie niebieskie dwójki bez znacznika. Cena to 2, za dwie karty razem 4, po zaokrągleniu 5. To jeden punkt: jedna karta trafia pod znacznik handlarza, druga zostaje odrzucona.
carthage-rules-figure-raid = Przykład: czerwony statek dopłynął do Kartaginy, jest więc Dzień Wypłaty. Niebieski stoi na obszarze piratów i zostaje napadnięty.
carthage-rules-figure-storing = To twoje niebieskie towary. Odrzucasz z ręki niebieską trójkę, która ma jedną ikonę przechowywania, i chronisz piątkę. Trójka ze Składu przepada. Potem niebieski statek cofa się do Cyrenajki.
