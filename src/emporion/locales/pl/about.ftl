# What Emporion is, and whose works it contains. Loaded with the page about that.

web-about-text = Emporion to wolne oprogramowanie: stół do kupieckich gier karcianych. Projekt nie jest związany z autorami ani wydawcami gier. Teksty zasad, rysunki i dźwięki są nasze, a ikony i kroje pisma pochodzą od twórców wymienionych poniżej. Wszystko pochodzi z tego serwera: bez śledzenia i bez reklam.
web-credits = Podziękowania
web-credits-icons = Ikony
web-credits-icons-changed = Ikony towarów, kart, zwierząt i statków pochodzą z game-icons.net. Zmieniliśmy je: nie mają tła, kolory nadaje im strona, a współrzędne linii zaokrągliliśmy do liczb całkowitych.
web-credits-count = { $count ->
    [one] jedna ikona
    [few] { $count } ikony
    [many] { $count } ikon
   *[other] { $count } ikony
}
web-credits-symbols = Symbole na przyciskach
web-credits-unchanged = Bez zmian.
web-credits-fonts = Kroje pisma
web-credits-fonts-changed = Bez zmian; pliki są podzielone według alfabetów.
web-credits-libraries = Oprogramowanie tych stron
web-credits-libraries-changed = Bez zmian, tylko połączone i zminifikowane.
web-credits-all = Wszystkie informacje i pełne teksty licencji
