/** The regulamin, point by point; points on money where there is a deposit. */
export const houseTerms = (hasDeposit: boolean): string[] => [
  'Organizatorem i stroną umowy jest {organizator}, {adres}, {telefon}, {e-mail}. System zapisów: {serwis}.',
  'Termin: {terminy}. Miejsce: {miejsce}. Zapisy trwają do {od−7}.',
  'Zapisuje osoba pełnoletnia. Osobę niepełnoletnią zapisuje rodzic lub opiekun prawny i zgadza się na jej udział.',
  'Osoba niepełnoletnia przyjeżdża z osobą dorosłą z tego samego zgłoszenia, która się nią opiekuje.',
  'Cena zależy od pokoju i wieku w dniu {od}. Do 3 lat pobyt jest bezpłatny, bez łóżka i posiłków.',
  'Z kilku zniżek działa jedna, najkorzystniejsza. Trzecie i kolejne dziecko w wieku 4–17 lat płaci połowę; liczymy od najstarszego.',
  'Posługę i miejsca ze wsparciem potwierdza biuro; do tego czasu miejsce czeka bez wpłaty.',
  ...(hasDeposit ? OF_MONEY : []),
  'Miejsce można bezpłatnie przekazać do {od−7}, dane i pokój zmienić do {od−10}.',
  'Gdy rekolekcje się nie odbędą, zwracamy całą wpłatę w ciągu 14 dni.',
  'Pokoje przydziela biuro: rodziny razem, osobno kobiety i mężczyźni. Życzenia spełniamy, gdy to możliwe.',
  'W domu nie ma alkoholu ani używek. Cisza nocna trwa od 22:00 do 6:00.',
  'Obowiązują standardy ochrony małoletnich. Kontakt: {osoba od standardów}.',
  'Termin jest ustalony, więc nie ma 14 dni na odstąpienie (art. 38 pkt 12 ustawy o prawach konsumenta).',
  'Dane opisuje informacja o prywatności. Na reklamację odpowiadamy w 14 dni: {e-mail}.',
]

const OF_MONEY = [
  'Zaliczkę {zaliczka} od osoby wpłaca się w ciągu 5 dni. Po dobie zwłoki zgłoszenie wygasa.',
  'Resztę wpłaca się do {od−30}. Od 1500 zł można ją podzielić na dwie równe raty: do {od−60} i do {od−30}. Przy późniejszym zapisie części, których termin minął, płaci się w ciągu 48 godzin.',
  'Rezygnacja do {od−30}: potrącamy rzeczywiste koszty, najwyżej {koszt} od osoby; do {od−14} najwyżej zaliczkę. Później oddajemy to, czego nie wydano.',
]

export const HOUSE_LEGAL = [
  'Nocleg z wyżywieniem i programem to zwykle impreza turystyczna, chyba że okazjonalna, niezarobkowa i dla ograniczonego grona (ustawa z 24.11.2017; ○).',
  'Przyjmij standardy ochrony małoletnich, a kadrę sprawdź w Rejestrze Sprawców Przestępstw na Tle Seksualnym (ustawa z 13.05.2016; ○).',
  'Wyjazd dzieci bez rodziców to wypoczynek z kartą kwalifikacyjną: wybierz szablon „Kolonie i półkolonie” (○).',
  'Dane chronią i RODO, i Dekret KEP z 13.03.2018; wiara i zdrowie to dane szczególne (○).',
  'Ofiary internetowe nie są zbiórką publiczną, puszka w miejscu publicznym jest (ustawa z 14.03.2014; ○).',
  'Fakturę na NIP wystaw w KSeF, gdy już obowiązuje (ustawa o VAT; ○).',
]
