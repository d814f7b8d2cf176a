/** The regulamin, point by point. */
export const WALK_TERMS = [
  'Organizatorem i stroną umowy jest {organizator}, {adres}, {telefon}, {e-mail}. System zapisów: {serwis}.',
  'Termin: {od} – {do}. Start: {miejsce}. Cel: {cel}. Zapisy trwają do {od−5}.',
  'Zapisuje osoba pełnoletnia. Osobę niepełnoletnią zapisuje rodzic lub opiekun prawny i zgadza się na jej udział.',
  'Dziecko do 12 lat idzie z osobą dorosłą z tego samego zgłoszenia (najwyżej troje dzieci na jedną). W wieku 13–17 lat wystarczy wskazany dorosły opiekun.',
  'Ceny podaje cennik. Wiek liczymy w dniu {od}. Z kilku zniżek działa jedna, najkorzystniejsza, tylko przy całej drodze.',
  'Trzecie i kolejne dziecko w wieku 7–17 lat idzie bezpłatnie; liczymy od najstarszego w zgłoszeniu.',
  'Służbę potwierdza biuro; do tego czasu miejsce czeka bez wpłaty.',
  'Wpłata: 7 dni od zapisu, najpóźniej {od−3}. Po dobie zwłoki zgłoszenie wygasa.',
  'Rezygnacja do {od−21}: zwrot całości. Do {od−1} potrącamy rzeczywiste koszty, najwyżej {pakiet} od osoby. Później oddajemy to, czego nie wydano. Za autokar oddajemy całość do {od−7}, potem, gdy ktoś zajmie miejsce.',
  'Miejsce można bezpłatnie przekazać do {od−3}, dane zmienić do {od−7}.',
  'Gdy pielgrzymka się nie odbędzie, zwracamy całą wpłatę w ciągu 14 dni.',
  'Idziemy zwartą grupą, w odblaskach. Polecenia służb i przewodnika obowiązują wszystkich.',
  'W drodze i na noclegach nie ma alkoholu, tytoniu ani innych używek.',
  'Bagaż: jedna sztuka do 15 kg, podpisana. Pieniądze, dokumenty i leki niesiesz przy sobie.',
  'Każda osoba jest objęta NNW: {ubezpieczyciel}, polisa {numer polisy}.',
  'Obowiązują standardy ochrony małoletnich. Kontakt: {osoba od standardów}.',
  'Termin jest ustalony, więc nie ma 14 dni na odstąpienie (art. 38 pkt 12 ustawy o prawach konsumenta). Koszulkę można zwrócić do 14 dni od odbioru.',
  'Dane opisuje informacja o prywatności. Na reklamację odpowiadamy w 14 dni: {e-mail}.',
]

export const WALK_LEGAL = [
  'Przyjmij standardy ochrony małoletnich, a kadrę sprawdź w Rejestrze Sprawców Przestępstw na Tle Seksualnym (ustawa z 13.05.2016; ○).',
  'Kilka dni z noclegiem to zwykle impreza turystyczna, chyba że okazjonalna, niezarobkowa i dla ograniczonego grona (ustawa z 24.11.2017; ○).',
  'Przemarsz uzgodnij z policją i zarządcą drogi (Prawo o ruchu drogowym; ○).',
  'Dane chronią i RODO, i Dekret KEP z 13.03.2018 (○).',
  'Puszki w miejscu publicznym to zbiórka publiczna: zgłoś ją (ustawa z 14.03.2014; ○).',
  'Fakturę na NIP wystaw w KSeF, gdy już obowiązuje (ustawa o VAT; ○).',
]
