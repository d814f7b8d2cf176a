import { type Conference, isPaid } from './conference.ts'

/** The regulamin, point by point; points on money where there is a price. */
export const conferenceTerms = (conference: Conference): string[] => [
  'Organizatorem i stroną umowy jest {organizator}, {adres}, NIP {nip}, {e-mail}, {telefon}. System zapisów: {serwis}.',
  `Termin: ${conference.length > 1 ? '{od} – {do}' : '{od}'}. Miejsce: {miejsce}. Zapisy trwają do {od−2}.`,
  'Konferencja jest dla osób pełnoletnich. Można zapisać siebie i inne osoby, które o tym wiedzą.',
  ...(isPaid(conference) ? OF_PRICES : []),
  `Wystąpienie potwierdza organizator.${isPaid(conference) ? ' Prelegent nie płaci za udział.' : ''}`,
  ...(isPaid(conference) ? OF_MONEY : []),
  'Do {od−1} bezpłatnie może przyjechać inna osoba. Warsztaty i dane zmienia się do {od−2}.',
  ...(conference.workshops.length === 0
    ? []
    : ['Na warsztatach liczba miejsc jest ograniczona; o tej samej godzinie wybiera się jeden.']),
  'Gdy konferencja się nie odbędzie, zwracamy całą wpłatę w ciągu 14 dni.',
  'Zaświadczenie dostaje osoba, której bilet był zeskanowany na wejściu.',
  'Nagrywać można za zgodą prelegenta i organizatora.',
  'Dane opisuje informacja o prywatności. Na reklamację odpowiadamy w 14 dni: {e-mail}.',
]

const OF_PRICES = [
  'Ceny podaje cennik, netto i brutto. Decyduje dzień zapisu.',
  'Cena studencka dotyczy studentów i doktorantów; legitymację pokazuje się na miejscu.',
  'Z kilku zniżek działa jedna, najkorzystniejsza dla całego zgłoszenia.',
]

const OF_MONEY = [
  'Wpłata: 7 dni od zapisu, najpóźniej {od−2}. Jednostki publiczne płacą do {do+14}.',
  'Fakturę wystawiamy po wpłacie, a przy płatności po konferencji po wydarzeniu. Dane do niej podaje się przy zapisie.',
  'Rezygnacja w ciągu 14 dni od zapisu, najpóźniej do {od−1}, jest bez kosztów.',
  'Potem potrącamy rzeczywiste koszty: do {od−21} najwyżej {koszt} od osoby, do {od−7} najwyżej {koszt późny}. Później oddajemy to, czego nie wydano.',
]

export const CONFERENCE_LEGAL = [
  'Fakturę na NIP wystaw w KSeF: duże firmy od 1.02.2026, pozostałe od 1.04.2026, najmniejsze od 1.01.2027 (ustawa o VAT; ○).',
  'Zwolnienie przy 70% środków publicznych dotyczy kształcenia zawodowego, potwierdź je (ustawa o VAT; ○).',
  'Konferencja może nie być wydarzeniem kulturalnym z art. 38 pkt 12, więc zostaw 14 dni na odstąpienie (ustawa o prawach konsumenta; ○).',
  'Nocleg dodany do konferencji może dać imprezę turystyczną (ustawa z 24.11.2017; ○).',
  'Gdy przyjmujesz uczniów, potrzebne są standardy ochrony małoletnich (ustawa z 13.05.2016; ○).',
  'Umowę powierzenia danych z cateringiem i drukarnią podpisz przed wydrukiem list (RODO art. 28).',
]
