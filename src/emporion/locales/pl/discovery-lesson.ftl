# Lekcja gry Age of Discovery: co się mówi, po kolei.

discovery-lesson-theme = Wyposażasz okręty na wielkie wyprawy odkrywcze. Okręty na ekspedycjach dają punkty przy dwóch punktowaniach: w połowie gry i na jej końcu. Wygrywa ten, kto ma najwięcej punktów.
discovery-lesson-colours = Pierwszy okręt na ekspedycji ustala kolor: dołączyć mogą tylko okręty w tym kolorze, aż do limitu. Zostają tam do końca gry. Okręt w kolorze samej karty daje wyższą liczbę punktów.
discovery-lesson-fleet = Partia już trwa, a to należy do ciebie: niebieski okręt o wartości transportu 2 i kontrakty, które widzisz tylko ty. Twój okręt flagowy jest na kontrakcie i wróci.
discovery-lesson-buy = W swojej turze możesz wykonać dwie różne akcje z czterech. Zacznij od „Kup”: weź niebieski okręt 3 z dolnego rzędu, za 5 monet.
discovery-lesson-accept = Druga akcja: przyjmij kontrakt za 1 monetę (tylko jeden na akcję). Niebieski kontrakt 3 pasuje do nowego okrętu: wymaga niebieskich okrętów o łącznej wartości transportu dokładnie 3.
discovery-lesson-take = Po dwóch akcjach nie było już czego zagrać, więc tura skończyła się sama. Kolejna akcja, zawsze możliwa: weź 2 monety. Wybierz „Monety”.
discovery-lesson-contract = Teraz wyślij okręty; załoga każdego kosztuje 1 monetę, flagowego 2. Najpierw wybierz niebieski kontrakt 3. Pasuje tylko niebieski okręt 3, więc zaznaczy się sam. Im więcej tur, tym większy dochód; wybierz 1 turę, a monety dostaniesz już na początku następnej.
discovery-lesson-explore = Możesz wysyłać kolejne okręty, dopóki nie zakończysz akcji. Ekspedycja Magellana jest niebieska i jeszcze pusta: wybierz ją. Twój jedyny okręt, niebieska dwójka, zaznaczy się sam. Ma kolor karty, więc da wyższą liczbę punktów.
discovery-lesson-income = Na początku twojej tury dla każdego twojego kontraktu mija jedna tura. Dwa są już ukończone: dostajesz 15 i 4 monety, a okręty wróciły. Liczba ukończonych kontraktów przyda się jeszcze na koniec gry: o tym za chwilę.
discovery-lesson-rows = Gdy ktoś kupi okręt, ten nad nim schodzi w dół, a z kupek odkrywa się nową kartę. To zegar tej gry. Kup niebieski okręt 3.
discovery-lesson-scoring-card = To była karta Pierwszego Punktowania! Punktowanie nastąpi na koniec tej tury. W jednej akcji możesz kupić kilka okrętów: weź jeszcze zielony okręt 3.
discovery-lesson-second-contract = Przyjmij zielony kontrakt 3, który do niego pasuje. Na tym tura się skończy: zobacz, ile punktów daje każdy okręt.
discovery-lesson-scored = Twój niebieski okręt zdobył 2 punkty na ekspedycji Magellana. Na koniec gry wszystkie okręty na ekspedycjach punktują jeszcze raz, według drugiej pary liczb. Liczba z plusem przy punktach to punkty, które okręty na ekspedycjach dopiero dadzą.
discovery-lesson-mission = To twoja tajna misja: ekspedycje, na których masz większość okrętów, czyli więcej niż wszyscy pozostali razem. Na koniec każda z nich daje tyle punktów, ile masz ukończonych kontraktów. Twój przeciwnik też ma tajną misję, być może inną.
discovery-lesson-cards = Każdą partię zaczynasz z kartami akcji; ich zagranie nie jest akcją. Dziki Okręt pozwala wysłać okręt tam, gdzie jego kolor nie pasuje; Rezerwacja trzyma dla ciebie kartę do następnej tury. Dopóki masz Rezerwację, turę kończysz samodzielnie. Tutaj karty akcji są już zużyte.
discovery-lesson-last = Gdy pojawi się karta Ostatniego Punktowania, każdy ma jeszcze jedną turę. Potem liczą się ekspedycje, misje i 1 punkt za każdy okręt, który nie jest na ekspedycji.
discovery-lesson-remember-money = Kontrakty to twój dochód: niech okręty pracują, a gdy możesz poczekać, wybieraj więcej tur.
discovery-lesson-remember-colours = Rozpoczynaj ekspedycje okrętem w ich kolorze, i to przed punktowaniem.
discovery-lesson-remember-mission = Wcześnie spójrz na swoją misję: ukończone kontrakty razy ekspedycje mogą rozstrzygnąć grę.
