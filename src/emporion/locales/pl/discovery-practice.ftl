# Zadania z gry Age of Discovery: tytuł, zadanie, wskazówka oraz to, co się mówi po sukcesie i po niepowodzeniu.

discovery-practice-the-right-contract = Właściwy kontrakt
discovery-practice-the-right-contract-task = Masz zielone okręty 2 i 3. Przyjmij kontrakt, który mogą razem wykonać.
discovery-practice-the-right-contract-hint = Kontrakt wymaga okrętów w swoim kolorze, o łącznej wartości transportu równej dokładnie jego liczbie.
discovery-practice-the-right-contract-well = 2 + 3 to dokładnie 5. Wybieraj kontrakty do okrętów, które masz, a nie do wypłaty, która kusi.
discovery-practice-the-right-contract-miss = Tego kontraktu twoje okręty nie wykonają. Szukaj zielonego: 2 i 3 to 5.

discovery-practice-take-your-time = Spokojnie, jest czas
discovery-practice-take-your-time-task = To początek gry. Rozpocznij niebieski kontrakt tak, by dał jak największy dochód.
discovery-practice-take-your-time-hint = Im więcej tur, tym większy dochód. Czy te okręty są ci potrzebne wcześniej?
discovery-practice-take-your-time-well = 10 monet zamiast 6 za te same dwie akcje. Na początku gry czas jest tani, a akcje nie.
discovery-practice-take-your-time-miss = To mniej, niż mogło być. Czasu jest dużo: wyślij okręty na trzy tury.

discovery-practice-your-own-colour = Najlepsza wyprawa
discovery-practice-your-own-colour-task = Wyślij zieloną 1 tam, gdzie przyniesie najwięcej, licząc oba punktowania razem.
discovery-practice-your-own-colour-hint = Wyższa liczba należy się okrętowi w kolorze karty. Porównaj dwie zielone ekspedycje.
discovery-practice-your-own-colour-well = U Cabrala zdobędzie 5 i 4, razem dziewięć. Małe ekspedycje szybko się zapełniają, warto być pierwszym.
discovery-practice-your-own-colour-miss = Ta wyprawa da mniej. Ekspedycja Cabrala jest zielona: 5 przy pierwszym punktowaniu i 4 przy ostatnim.

discovery-practice-the-flagship-fits = Okręt flagowy pasuje
discovery-practice-the-flagship-fits-task = Rozpocznij czerwony kontrakt 5, choć masz tylko jeden czerwony okręt.
discovery-practice-the-flagship-fits-hint = Okręt flagowy jest czerwony lub niebieski, a jego wartość transportu wybierasz: 1, 2 albo 3.
discovery-practice-the-flagship-fits-well = Czerwona 2 i okręt flagowy jako 3 to dokładnie 5. Wróci i następnym razem może być czymś innym.
discovery-practice-the-flagship-fits-miss = Sama czerwona 2 nie wystarczy, a okręt z ekspedycji nie wraca. Dołóż okręt flagowy jako 3.

discovery-practice-buy-and-sail = Kup i wypłyń
discovery-practice-buy-and-sail-task = Na koniec tej tury jest pierwsze punktowanie. Kup okręt, który od razu da 5 punktów u Diasa.
discovery-practice-buy-and-sail-hint = Dwie różne akcje: kup, potem wyślij. Ekspedycja Diasa jest niebieska, a załoga kosztuje 1 monetę.
discovery-practice-buy-and-sail-well = Okręt za 3, załoga za 1 i od razu 5 punktów. Przed punktowaniem kupno i wysłanie idą w parze.
discovery-practice-buy-and-sail-miss = Okręt w porcie nic teraz nie daje. Kup niebieską 1, a drugą akcją wyślij ją do Diasa.

discovery-practice-before-the-scoring = Przed punktowaniem
discovery-practice-before-the-scoring-task = Na koniec tej tury jest pierwsze punktowanie. Zdobądź co najmniej 24 punkty.
discovery-practice-before-the-scoring-hint = Masz trzy okręty i trzy monety. Jedną akcją można wysłać okręty na kilka ekspedycji.
discovery-practice-before-the-scoring-well = Wszystkie trzy okręty zdążyły, każdy na ekspedycję w swoim kolorze. Na koniec gry zapunktują jeszcze raz.
discovery-practice-before-the-scoring-miss = Okręty w porcie nic nie dają przy pierwszym punktowaniu. Wyślij wszystkie trzy, każdy na ekspedycję w jego kolorze.

discovery-practice-more-than-half = Więcej niż połowa
discovery-practice-more-than-half-task = Wypełnij misję na dwóch ekspedycjach: tam, gdzie masz ponad połowę okrętów.
discovery-practice-more-than-half-hint = Gdzie jest remis z przeciwnikiem? Jeden okręt przechyla szalę. Pusta ekspedycja też się nada.
discovery-practice-more-than-half-well = Dwie ekspedycje razy trzy ukończone kontrakty: 6 punktów za samą misję.
discovery-practice-more-than-half-miss = Na razie do misji liczy się najwyżej jedna ekspedycja. Użyj obu okrętów, w dwóch różnych miejscach.

discovery-practice-a-wild-guest = Dziki gość
discovery-practice-a-wild-guest-task = Zostało tylko ostatnie punktowanie. Wyślij czarną 1 na czarną ekspedycję, choć płyną tam inne kolory.
discovery-practice-a-wild-guest-hint = Dziki Okręt pozwala wysłać okręt tam, gdzie jego kolor nie pasuje. Punktuje we własnym kolorze.
discovery-practice-a-wild-guest-well = Czarny okręt u Cartiera daje wyższą liczbę: 5 punktów zamiast 1 czy 2 gdzie indziej.
discovery-practice-a-wild-guest-miss = Tam czarny okręt niewiele da. Płyń na czarną ekspedycję: karta Dziki Okręt ci na to pozwala.

discovery-practice-keep-it-for-later = Zostaw dla mnie
discovery-practice-keep-it-for-later-task = Niebieska 3 jest potrzebna do twojego kontraktu, ale jeszcze cię na nią nie stać. Nie daj jej kupić nikomu innemu.
discovery-practice-keep-it-for-later-hint = Karty akcji nie zabierają akcji. Rezerwacja trzyma kartę do końca twojej następnej tury.
discovery-practice-keep-it-for-later-well = Zarezerwowane. Dwie monety teraz, dwie w następnej turze – i kupisz ją, a potem ruszysz z dużym kontraktem.
discovery-practice-keep-it-for-later-miss = Bogaty przeciwnik może teraz kupić ten okręt. Zanim skończysz turę, zagraj Rezerwację na niebieską 3.

discovery-practice-the-last-voyages = Ostatnie wyprawy
discovery-practice-the-last-voyages-task = To twoja ostatnia tura, a na trzy okręty masz dwie monety. Wyciągnij z nich jak najwięcej.
discovery-practice-the-last-voyages-hint = Porównaj drugie pary liczb. Okręt, który nie wypłynie, i tak da w porcie 1 punkt.
discovery-practice-the-last-voyages-well = Drake i Abreu dają po 6 okrętom w swoim kolorze. Żółty okręt zdobywa punkt w porcie.
discovery-practice-the-last-voyages-miss = Da się zdobyć więcej. Czerwony i biały okręt mogą dać po 6 punktów, żółty nie.
