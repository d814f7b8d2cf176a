import type { Camp } from './camp.ts'

/** The regulamin, point by point; points on money where there is a price. */
export const campTerms = (camp: Camp): string[] => [
  'Organizatorem i stroną umowy jest {organizator}, {adres}, {telefon}, {e-mail}. System zapisów: {serwis}.',
  'Termin: {terminy}. Miejsce: {miejsce}. Zgłoszenie w kuratorium: {numer w kuratorium}.',
  `Zapisuje rodzic lub opiekun prawny. Wiek pierwszego dnia turnusu: {wiek}. Zapisy trwają do ${camp.isOvernight ? '{od−14}' : '{od−5}'}.`,
  ...(camp.prices.child === 0 ? [] : ofMoney(camp)),
  'Do {od−7} miejsce może bezpłatnie zająć inne dziecko w tym wieku.',
  'Gdy turnus się nie odbędzie, zwracamy wszystko w ciągu 14 dni.',
  `Podpisaną kartę kwalifikacyjną dostarcza się do ${camp.isOvernight ? '{od−7}' : '{od−3}'}. Bez niej nie możemy przyjąć dziecka.`,
  `Dziecko odbiera rodzic albo osoba z listy, z dokumentem.${camp.isOvernight ? '' : ' Albo wraca bez opieki, za oświadczeniem.'}`,
  'Leki oddaje się kadrze, w opakowaniach i z dawkowaniem.',
  'Każde dziecko jest objęte NNW: {ubezpieczyciel}, polisa {numer polisy}.',
  'Obowiązują standardy ochrony małoletnich. Kontakt: {osoba od standardów}.',
  'Termin jest ustalony, więc nie ma 14 dni na odstąpienie (art. 38 pkt 12 ustawy o prawach konsumenta). Koszulkę można zwrócić do 14 dni od odbioru.',
  'Dane opisuje informacja o prywatności. Na reklamację odpowiadamy w 14 dni: {e-mail}.',
]

const ofMoney = (camp: Camp): string[] => [
  'Z kilku zniżek działa jedna, najkorzystniejsza; rodzeństwo liczymy od najstarszego. Wsparcie przyznaje biuro, do tego czasu miejsce czeka bez wpłaty.',
  `${paying(camp)} Gdy pierwsza wpłata nie dotrze, po dobie zwłoki zgłoszenie wygasa.`,
  camp.isOvernight
    ? 'Rezygnacja do {od−30}: potrącamy rzeczywiste koszty, najwyżej {koszt}; do {od−14} najwyżej zaliczkę. Później oddajemy to, czego nie wydano.'
    : 'Rezygnacja do {od−14}: zwracamy całość, do {od−3} potrącamy rzeczywiste koszty, najwyżej {koszt}. Później oddajemy to, czego nie wydano.',
]

const paying = ({ isOvernight, prices }: Camp) => {
  if (!isOvernight) return 'Całość wpłaca się w ciągu 7 dni, najpóźniej {od−3}.'
  return prices.deposit === 0
    ? 'Całość wpłaca się w ciągu 3 dni, najpóźniej {od−30}.'
    : 'Zaliczkę {zaliczka} za dziecko wpłaca się w ciągu 3 dni, resztę do {od−30} albo w dwóch ratach: do {od−60} i do {od−30}.'
}

const OF_TOURISM =
  'Nocleg z przejazdem to zwykle impreza turystyczna: rejestr i składka na TFG (ustawa z 24.11.2017; ○).'

export const CAMP_LEGAL = [
  'Zgłoś wypoczynek kuratorowi i użyj urzędowego wzoru karty (rozporządzenie MEiN z 22.07.2021 i późniejsze; ○).',
  'Przyjmij standardy ochrony małoletnich, a kadrę sprawdź w Rejestrze Sprawców Przestępstw na Tle Seksualnym i w KRK (ustawa z 13.05.2016; ○).',
  OF_TOURISM,
  'Puszka w miejscu publicznym to zbiórka publiczna: zgłoś ją (ustawa z 14.03.2014; ○).',
  'Fakturę na NIP wystaw w KSeF, gdy już obowiązuje (ustawa o VAT; ○).',
]
