import type { Collection } from './collection.ts'

/** The regulamin, point by point. */
export const collectionTerms = ({ isConcert }: Collection): string[] => [
  'Organizatorem i stroną umowy jest {organizator}, {adres}, {telefon}, {e-mail}. System zapisów: {serwis}.',
  'Cel: {cel zbiórki}. Pieniądze trafią do: {beneficjent}.',
  isConcert ? 'Koncert: {od}, godzina {godzina}, {miejsce}.' : 'Zbiórka trwa od {od} do {do}.',
  'Darowizna jest dobrowolna i nie daje nic w zamian. Przekazuje ją osoba pełnoletnia.',
  'Wpłaty przez internet idą prosto na konto organizatora. Serwis nie pobiera opłaty od darowizn.',
  'Dane na liście darczyńców pokazujemy tylko za zgodą.',
  'Darowiznę oddajemy na prośbę złożoną do {do}. Potwierdzenie wysyłamy w ciągu 7 dni.',
  'Gdy nie uda się zrealizować celu albo zbierze się więcej, pieniądze pójdą na podobny cel: {cel zapasowy}.',
  'Rozliczenie opublikujemy do {do+30}.',
  ...(isConcert ? OF_CONCERT : []),
  'Dane opisuje informacja o prywatności. Na reklamację odpowiadamy w 14 dni: {e-mail}.',
]

const OF_CONCERT = [
  'Cegiełka jest biletem. Ulgowa wymaga dokumentu na wejściu. Dziecko do 6 lat siedzi na kolanach bezpłatnie.',
  'Wpłata: 24 godziny od zamówienia, potem zamówienie wygasa.',
  'Rezygnacja do {od−3}: zwrot całej ceny. Później zwracamy, gdy ktoś kupi to miejsce; bilet może też wykorzystać inna osoba.',
  'Gdy koncert się nie odbędzie, wybierasz zwrot, darowiznę albo nowy termin. Bez odpowiedzi zwracamy całość w ciągu 14 dni.',
  'Koncert ma ustalony termin, więc nie ma 14 dni na odstąpienie (art. 38 pkt 12 ustawy o prawach konsumenta). Płytę i kubek można zwrócić do 14 dni od odbioru.',
]

export const COLLECTION_LEGAL = [
  'Wpłaty online nie są zbiórką publiczną; puszki w miejscu publicznym zgłoś i wpisz numer (ustawa z 14.03.2014; ○).',
  'Cegiełka za wstęp to cena biletu, nie darowizna; rozlicz ją jak sprzedaż (○).',
  'Sprawdź, czy darowiznę można odliczyć i co ma być w potwierdzeniu (ustawy o PIT i CIT; ○).',
  'Duży koncert może być imprezą masową (ustawa z 20.03.2009), muzyka wymaga licencji (○).',
  'Gdy występują dzieci, przyjmij standardy ochrony małoletnich i sprawdź osoby w Rejestrze Sprawców Przestępstw na Tle Seksualnym (ustawa z 13.05.2016; ○).',
  'Fakturę za bilety na NIP wystaw w KSeF, gdy już obowiązuje (ustawa o VAT; ○). Opis osoby, dla której zbierasz, publikuj za jej zgodą (RODO).',
]
