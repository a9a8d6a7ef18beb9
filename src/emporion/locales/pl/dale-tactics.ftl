# Druga lekcja gry Dale of Merchants, o taktyce: co się mówi, po kolei.

dale-tactics-theme = Taktyka: to wyścig do ośmiu stosów. W każdej turze zadaj sobie dwa pytania: czy mogę teraz budować? I czy moja talia będzie przez to lepsza?
dale-tactics-ask = Najpierw szukaj kart z plusem: nie zabierają akcji. Ma go Potłuczony Antyk, a na ręce są Rupiecie.
dale-tactics-thin = Lepiej usunąć Rupiecie, niż nimi zapłacić: nigdy nie wrócą, a dobre karty przyjdą szybciej. Wybierz Potłuczony Antyk, potem Rupiecie.
dale-tactics-cookies = Wciąż masz akcję: zbuduj drugi stos. Dwie karty są warte 2: Ciasteczka i Pusta Skrzynia. Bez której się obejdziesz?
dale-tactics-chest = Ciasteczka powiększają rękę za każdym razem, gdy się na niej znajdą, więc niech pracują dalej. Wybierz Stragan, potem Pustą Skrzynię i potwierdź.
dale-tactics-vendor = Dzięki Ciasteczkom masz sześć kart. Przeciwnik cię dogonił. Twoja trójka przyda się jeszcze gdzie indziej. Ale spójrz na Skrzętnego Kramarza.
dale-tactics-junk = W jego stosie może być dowolnie wiele Rupieci: 1 + 1 + 1 to 3. To stos, a zarazem dwa Rupiecie mniej w talii. Zbuduj go z Kramarza: oba Rupiecie zaznaczą się same.
dale-tactics-small = Teraz czwarty stos. Nie masz czwórki, ale małe karty w jednym kolorze się sumują: Lojalny Wspólnik jest wart 1, Niezbędny Zakup 3, a obie to Pandy.
dale-tactics-pandas = Obie zrobiły już swoje: więcej dadzą w stosie niż na ręce. Wybierz Stragan: te dwie zaznaczą się same.
dale-tactics-ahead = Cztery stosy do trzech: prowadzisz, a nie trzeba było kupić ani jednej karty. Tempo się liczy, ale małe karty zaraz się skończą.
dale-tactics-large = Na stosy od 5 do 8 trzeba czwórek i piątek w jednym kolorze. Kupuj je teraz, gdy po prawej są tanie.
dale-tactics-empty = Jedno ostrzeżenie: gdy talia i stos kart odrzuconych są puste, dostajesz nowe Rupiecie. Właśnie się to stało. Odchudzaj talię, ale kupuj dalej.
dale-tactics-remember-plus = Najpierw karty z plusem, na końcu akcja.
dale-tactics-remember-thin = Rupiecie w stosie albo usunięte są lepsze niż Rupiecie w talii.
dale-tactics-remember-race = Buduj z kart, które zrobiły już swoje, a zatrzymuj te, które pomagają co turę.
