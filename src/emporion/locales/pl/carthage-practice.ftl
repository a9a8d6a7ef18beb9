# Zadania z gry Traders of Carthage: tytuł, zadanie, wskazówka oraz to, co się mówi po sukcesie i po niepowodzeniu.

carthage-practice-pay-exactly = Zapłać co do monety
carthage-practice-pay-exactly-task = Kup cały Rynek i nie przepłać ani jednej monety.
carthage-practice-pay-exactly-hint = Karty kosztują razem 8, a reszty się nie wydaje. Które twoje karty dają dokładnie 8?
carthage-practice-pay-exactly-well = Piątka i trójka to dokładnie 8. Dwie piątki oznaczałyby 2 monety w błoto – tyle, ile warta jest cała karta.
carthage-practice-pay-exactly-miss = Zakup wyszedł za drogo albo wcale. Rynek kosztuje 8: poszukaj kart, które dają dokładnie tyle.

carthage-practice-bring-it-home = Do portu
carthage-practice-bring-it-home-task = Sprzedaj teraz swoje niebieskie towary za co najmniej 5 punktów.
carthage-practice-bring-it-home-hint = Niebieskiemu statkowi brakuje jednego pola do Kartaginy. Statki płyną tylko wtedy, gdy ktoś kupuje.
carthage-practice-bring-it-home-well = Jedna niebieska karta w zakupie wystarczyła, by dopłynąć do Kartaginy, i od razu poszła na sprzedaż: cztery karty po 6 monet.
carthage-practice-bring-it-home-miss = Statek ruszy tylko, jeśli kupisz. Zostaw niebieską kartę na Rynku i kup cały rząd.

carthage-practice-save-your-cargo = Ocal ładunek
carthage-practice-save-your-cargo-task = Piraci napadają na niebieski statek. Uchroń wszystkie trzy niebieskie towary.
carthage-practice-save-your-cargo-hint = Niebieska dwójka ma dwie ikony i chroni dwa towary, niebieska trójka jeden.
carthage-practice-save-your-cargo-well = Dwójka uchroniła dwa towary, trójka jeden. Są bezpieczne aż do sprzedaży, nawet jeśli piraci wrócą.
carthage-practice-save-your-cargo-miss = Część towarów przepadła. Pomagają tylko karty w tym samym kolorze: odrzuć niebieską dwójkę i niebieską trójkę.

carthage-practice-two-for-one = Jedna za dwie
carthage-practice-two-for-one-task = Piraci napadają na zielony statek. Uchroń obie zielone piątki jedną kartą.
carthage-practice-two-for-one-hint = Policz ikony przechowywania na swoich zielonych kartach.
carthage-practice-two-for-one-well = Dwójka to najlepszy strażnik: dwie ikony na najtańszej karcie. Obie trójki zostają jako monety.
carthage-practice-two-for-one-miss = Dwie trójki też chronią, ale kosztują 6 monet. Jedna karta z dwiema ikonami zrobi to samo.

carthage-practice-keep-the-amphorae = Zachowaj ochronę
carthage-practice-keep-the-amphorae-task = Kup Rynek, ale zostaw na ręce karty, które uchronią twoje czerwone towary przed piratami.
carthage-practice-keep-the-amphorae-hint = Czerwony statek jest wśród piratów. Piątki nie mają ikon przechowywania: to same monety.
carthage-practice-keep-the-amphorae-well = Płać piątkami, zatrzymuj dwójki i trójki w swoich kolorach. Cena była ta sama, a czerwone towary mają ochronę.
carthage-practice-keep-the-amphorae-miss = Poszła czerwona dwójka albo trójka. Tak czy tak płacisz 10: zapłać dwiema piątkami, które niczego nie chronią.

carthage-practice-spoil-the-payday = Zepsuj wypłatę
carthage-practice-spoil-the-payday-task = Przeciwnik ma cztery zielone towary, a ich statkowi brakuje jednego pola do Kartaginy. Nie pozwól mu dopłynąć w następnej turze.
carthage-practice-spoil-the-payday-hint = Statek płynie tylko dzięki kartom w swoim kolorze. Ile zielonych kart jest na Rynku?
carthage-practice-spoil-the-payday-well = Bez zielonej karty w zakupie zielony statek stoi w miejscu. Kartę można wziąć albo zarezerwować.
carthage-practice-spoil-the-payday-miss = Przeciwnik wciąż może kupić zieloną kartę i wszystko sprzedać. To właśnie ona musiała zniknąć.

carthage-practice-a-dear-market = Drogi Rynek
carthage-practice-a-dear-market-task = Przeciwnik ma dwie karty, czyli najwyżej 10 monet. Skończ turę tak, by Rynek kosztował go więcej.
carthage-practice-a-dear-market-hint = Każda karta, którą bierzesz, zmniejsza cenę dla następnego gracza.
carthage-practice-a-dear-market-well = Mała karta niewiele zmieniła w cenie. Teraz przeciwnik musi oszczędzać, a ty możesz kupić przed nim.
carthage-practice-a-dear-market-miss = To, co zostało, przeciwnik może kupić, a dwie niebieskie karty doprowadzą niebieski statek do portu. Obniż cenę jak najmniej.

carthage-practice-sink-their-cargo = Na dno z ładunkiem
carthage-practice-sink-their-cargo-task = Czerwone towary przeciwnika są wśród piratów, a on ma tylko jedną kartę. Spraw, by w tej turze stracił czerwone towary.
carthage-practice-sink-their-cargo-hint = Piraci napadają tylko w Dniu Wypłaty. Który statek możesz doprowadzić do Kartaginy?
carthage-practice-sink-their-cargo-well = Niebieski statek dopłynął, a piraci napadli na czerwony. Jedna karta nie uchroni trzech towarów.
carthage-practice-sink-their-cargo-miss = Piraci napadają dopiero, gdy jakiś statek dopłynie do Kartaginy. Kup: wystarczy jedna niebieska karta.

carthage-practice-the-last-card = Ostatnia karta
carthage-practice-the-last-card-task = Na Rynku została jedna karta. Nie opróżniaj go i nie pozwól czerwonemu statkowi dopłynąć.
carthage-practice-the-last-card-hint = Jeśli weźmiesz ostatnią kartę, karty z Farmy przejdą na Rynek w turze przeciwnika. Kartę na Farmie też można zarezerwować.
carthage-practice-the-last-card-well = Ruch wyczekujący: teraz to przeciwnik ma kłopot z ostatnią kartą, a czerwona dwójka będzie twoja, gdy trafi na Rynek.
carthage-practice-the-last-card-miss = Nowe karty pojawią się w turze przeciwnika albo czerwona dwójka jest wolna: jedna czerwona karta i cztery czerwone towary sprzedane.

carthage-practice-lose-nothing = Bez strat
carthage-practice-lose-nothing-task = Kup, sprzedaj czerwoną piątkę i nie strać na rzecz piratów ani jednego zielonego towaru.
carthage-practice-lose-nothing-hint = Piraci napadną na zielony statek. Zanim zapłacisz, pomyśl, która karta przyda się potem.
carthage-practice-lose-nothing-well = O krok naprzód: zielona dwójka była więcej warta jako ochrona niż jako 2 monety.
carthage-practice-lose-nothing-miss = Gdy czerwony statek dopływa, zielony jest wśród piratów. Płacąc, zachowaj zieloną dwójkę, a potem jej użyj.
