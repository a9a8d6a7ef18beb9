# Druga lekcja gry Age of Discovery, o taktyce: co się mówi, po kolei.

discovery-tactics-theme = Taktyka: wyczucie czasu. Karta Pierwszego Punktowania już wyszła, więc ekspedycje punktują na koniec tej tury. Co stoi w porcie, nic nie da.
discovery-tactics-numbers = Każda ekspedycja ma dwie pary liczb: pierwsza liczy się teraz, druga na końcu. Dias, Cabral i Cabot dają dużo przy pierwszym punktowaniu.
discovery-tactics-dias = Punkty są za okręt, bez względu na wartość transportu: małe okręty odkrywają, duże handlują. Wyślij niebieski okręt 1 na ekspedycję Diasa. Niebieski na niebieskiej daje 5.
discovery-tactics-cabral = Jedną akcją można wysłać kilka okrętów. Zielony okręt 1 płynie z Cabralem po kolejne 5.
discovery-tactics-cabot = A czarny okręt 1 z Cabotem: 4 punkty. Każda załoga kosztowała 1 monetę.
discovery-tactics-coins = Nie marnuj akcji. Gdy nie ma nic lepszego, weź 2 monety.
discovery-tactics-reserve = W tej turze już nic nie kupisz, ale czerwony okręt 2 pasuje do twojego czerwonego kontraktu. Wybierz „Rezerwuj”, a potem ten okręt: do końca twojej następnej tury nikt inny go nie kupi. Rezerwowanie nie jest akcją. Potem obejrzyj punktowanie.
discovery-tactics-scored = 26 punktów, z tego 14 dały trzy małe okręty, które zdążyły wypłynąć. Na koniec zapunktują znowu. Teraz potrzeba pieniędzy na drugą połowę gry.
discovery-tactics-fit = Czerwony okręt 2 wciąż czeka, a rezerwacja kończy się wraz z tą turą. Masz czerwony kontrakt 4, a twój okręt flagowy jest czerwony lub niebieski i ma transport od 1 do 3: wystarczy jeden czerwony okręt. Kup czerwony okręt 2.
discovery-tactics-again = Na załogi przydadzą się monety: weź 2.
discovery-tactics-crew = Załoga okrętu kosztuje 1 monetę, flagowego 2. Brakuje ci jednej, więc najpierw weź monety. Kolejność dwóch akcji zależy od ciebie.
discovery-tactics-play = Wybierz czerwony kontrakt 4: czerwony okręt 2 i flagowy zaznaczą się same, bo tylko one pasują. Potem wybierz trzy tury: 10 monet. Nic nie wymaga tych okrętów wcześniej, a oba wrócą.
discovery-tactics-track = Każdy ukończony kontrakt podnosi też wartość misji: ekspedycji, na których masz ponad połowę okrętów. Trzy już się liczą.
discovery-tactics-clock = Patrz na kupki: karty odkrywa się tylko przy kupnie, a karta Ostatniego Punktowania leży w ostatniej. Wyślij okręty, zanim się pojawi, a do tego czasu niech zarabiają.
discovery-tactics-remember-timing = Okręty w porcie nic nie dają przy pierwszym punktowaniu: wyślij je tuż przed nim.
discovery-tactics-remember-fleet = Kupuj okręty do kontraktów i przyjmuj kontrakty do okrętów.
discovery-tactics-remember-mission = Wykorzystuj obie akcje w każdej turze: 2 monety są zawsze.
