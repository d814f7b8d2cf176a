import type { Run } from './run.ts'

/** The regulamin, point by point; points on money where there is a price. */
export const runTerms = ({ prices }: Run): string[] => [
  'Organizatorem i stroną umowy jest {organizator}, {adres}, {telefon}, {e-mail}. System zapisów: {serwis}.',
  'Termin: {od}. Start i meta: {miejsce}. Dystanse i godziny: {dystanse}. Limit czasu: {limit czasu}.',
  'Wiek w dniu biegu: {wiek}.',
  'Osobę niepełnoletnią zapisuje rodzic lub opiekun prawny i zgadza się na jej start.',
  'Zapisy przez internet trwają do {od−5}. W dniu biegu biuro ma {30 miejsc}.',
  ...(prices.adult + prices.child === 0
    ? [
        'Numer nadajemy po zapisie. Nosi się go z przodu; nie można go oddać innej osobie bez zmiany w biurze.',
      ]
    : OF_MONEY),
  'Kategorie liczymy według płci i roku urodzenia. Nagrody nie łączą się, chyba że program mówi inaczej.',
  'Rezygnacja do {od−30}: potrącamy rzeczywiste koszty, najwyżej {koszt} od startu; do {od−7} najwyżej {koszt późny}. Później oddajemy to, czego nie wydano.',
  'Start można przekazać do {od−14} bezpłatnie, do {od−4} za {opłata}. Dystans zmienia się do {od−7}, z różnicą w cenie.',
  'Gdy bieg się nie odbędzie, zwracamy całą wpłatę w ciągu 14 dni.',
  'Pakiet wydajemy za okazaniem biletu i dokumentu albo z upoważnieniem. Osoby pełnoletnie potwierdzają wtedy, że zdrowie pozwala im biec.',
  'Biegniemy zgodnie z trasą i poleceniami służb. Medyk może zatrzymać osobę, której zdrowie jest zagrożone.',
  'Wyniki z imieniem, nazwiskiem, rocznikiem, miejscowością i klubem publikujemy na {strona wyników}.',
  'Obowiązują standardy ochrony małoletnich. Kontakt: {osoba od standardów}.',
  'Termin jest ustalony, więc nie ma 14 dni na odstąpienie (art. 38 pkt 12 ustawy o prawach konsumenta). Koszulkę bez indywidualnego nadruku można zwrócić do 14 dni od odbioru.',
  'Dane opisuje informacja o prywatności. Na reklamację odpowiadamy w 14 dni: {e-mail}.',
]

const OF_MONEY = [
  'Obowiązuje cena z dnia wpłaty. Z kilku zniżek działa jedna, najkorzystniejsza.',
  'Wpłata: 3 dni od zapisu, najpóźniej {od−5}. Po dobie zwłoki zgłoszenie wygasa.',
  'Numer nadajemy po wpłacie. Nosi się go z przodu; nie można go oddać innej osobie bez zmiany w biurze.',
]

export const RUN_LEGAL = [
  'Zajęcie drogi wymaga zezwolenia, złóż wniosek z wyprzedzeniem (Prawo o ruchu drogowym; ○).',
  'Sprawdź, czy bieg nie jest imprezą masową (ustawa z 20.03.2009; ○).',
  'Przyjmij standardy ochrony małoletnich, a osoby prowadzące bieg dzieci sprawdź w Rejestrze Sprawców Przestępstw na Tle Seksualnym (ustawa z 13.05.2016; ○).',
  'Puszki na starcie to zbiórka publiczna, wpłaty online nie (ustawa z 14.03.2014; ○).',
  'Fakturę na NIP wystaw w KSeF, gdy już obowiązuje (ustawa o VAT; ○).',
  'Wyniki publikuj tylko w zakresie podanym w regulaminie (RODO; ○).',
]
