/** The regulamin, point by point. */
export const RIDE_TERMS = [
  'Organizatorem i stroną umowy jest {organizator}, {adres}, {telefon}, {e-mail}. System zapisów: {serwis}.',
  'Termin: {od} – {do}. Start: {miejsce}. Cel: {cel}. Dołączyć można w miejscach z formularza. Zapisy trwają do {od−10}.',
  'Zapisuje osoba pełnoletnia, a osobę niepełnoletnią rodzic lub opiekun prawny, który zgadza się na jej udział.',
  'Trzeba mieć ukończone 10 lat, a do 18 lat także kartę rowerową albo prawo jazdy.',
  'Dziecko do 15 lat jedzie z osobą dorosłą z tego samego zgłoszenia (najwyżej dwoje na jedną). W wieku 16–17 lat wystarczy wskazany dorosły opiekun.',
  'Cena zależy od miejsca startu i wieku w dniu startu. Z kilku zniżek działa jedna, najkorzystniejsza.',
  'Trzecie i kolejne dziecko w wieku 10–15 lat płaci połowę; liczymy od najstarszego w zgłoszeniu.',
  'Służbę potwierdza biuro; do tego czasu miejsce czeka bez wpłaty.',
  'Wpłata: 5 dni od zapisu, najpóźniej {od−7}. Po dobie zwłoki zgłoszenie wygasa.',
  'Rezygnacja do {od−21}: zwrot całości. Do {od−1} potrącamy rzeczywiste koszty, najwyżej {koszt} od osoby. Później oddajemy to, czego nie wydano. Za powrót oddajemy całość do {od−7}, potem, gdy ktoś zajmie miejsce.',
  'Miejsce można bezpłatnie przekazać do {od−5}, dane zmienić do {od−7}.',
  'Gdy pielgrzymka się nie odbędzie, zwracamy całą wpłatę w ciągu 14 dni.',
  'Kask jest obowiązkowy. Jedziemy w kolumnach do 15 osób i nie wyprzedzamy prowadzącego.',
  'W drodze i na noclegach nie ma alkoholu ani używek.',
  'Bagaż: jedna sztuka do 15 kg, podpisana. Rower zapinasz na noc.',
  'Każda osoba jest objęta NNW: {ubezpieczyciel}, polisa {numer polisy}.',
  'Obowiązują standardy ochrony małoletnich. Kontakt: {osoba od standardów}.',
  'Termin jest ustalony, więc nie ma 14 dni na odstąpienie (art. 38 pkt 12 ustawy o prawach konsumenta); koszulkę można zwrócić do 14 dni od odbioru. Dane opisuje informacja o prywatności. Na reklamację odpowiadamy w 14 dni: {e-mail}.',
]

export const RIDE_LEGAL = [
  'Przyjmij standardy ochrony małoletnich, a kadrę sprawdź w Rejestrze Sprawców Przestępstw na Tle Seksualnym (ustawa z 13.05.2016; ○).',
  'Noclegi z przewozem to zwykle impreza turystyczna, chyba że okazjonalna, niezarobkowa i dla ograniczonego grona (ustawa z 24.11.2017; ○).',
  'Sprawdź kolumny, karty rowerowe i zgodę na przejazd (Prawo o ruchu drogowym; ○).',
  'Dane chronią i RODO, i Dekret KEP z 13.03.2018 (○).',
  'Puszki w miejscu publicznym to zbiórka publiczna: zgłoś ją (ustawa z 14.03.2014; ○).',
  'Fakturę na NIP wystaw w KSeF, gdy już obowiązuje (ustawa o VAT; ○).',
]
