import { type Entries, MOST_OF_GROUP } from './entries.ts'
import { isPaid } from './questions.ts'

/** The regulamin, point by point; points on groups and on money where there are any. */
export const entryTerms = (entries: Entries): string[] => [
  'Organizatorem i stroną umowy jest {organizator}, {adres}, NIP {nip}, {telefon}, {e-mail}. System zapisów: {serwis}.',
  'Miejsce: {miejsce}. Dni i godziny wejść podaje kalendarz.',
  'Bilet jest ważny w dniu i o godzinie, które są na nim podane. Wpuszczamy do 15 minut później.',
  'Każda osoba potrzebuje biletu, także bezpłatnego. Dzieci do 6 lat wchodzą bezpłatnie, z osobą dorosłą.',
  'Bilet ulgowy wymaga dokumentu: legitymacji, orzeczenia, Karty Dużej Rodziny albo dokumentu z wiekiem (od 65 lat).',
  ...(entries.groups.fit
    ? [
        `Grupa liczy 10–${Math.min(MOST_OF_GROUP, entries.limit)} osób i zapisuje się najpóźniej 3 dni przed wizytą.`,
      ]
    : []),
  ...(entries.groups.schools
    ? ['Na każdych dziesięcioro uczniów jeden opiekun wchodzi bezpłatnie. Opiekunowie są z grupą cały czas.']
    : []),
  ...(isPaid(entries) ? [paying(entries)] : []),
  'Godzinę i liczbę osób można zmienić do 24 godzin przed wejściem.',
  ...(isPaid(entries) ? [RESIGNING] : []),
  'Gdy to my odwołamy wejście, oddajemy wszystko w ciągu 14 dni albo proponujemy inną godzinę.',
  'Eksponatów nie dotykamy, chyba że są do tego. Jemy i pijemy w wyznaczonym miejscu; zdjęcia robimy bez lampy.',
  'Obowiązują standardy ochrony małoletnich. Kontakt: {osoba od standardów}.',
  'Godzina jest ustalona, więc nie ma 14 dni na odstąpienie (art. 38 pkt 12 ustawy o prawach konsumenta).',
  'Dane opisuje informacja o prywatności. Na reklamację odpowiadamy w 14 dni: {e-mail}.',
]

const paying = ({ groups }: Entries) =>
  groups.fit
    ? 'Osoby indywidualne płacą w ciągu 60 minut, grupy w ciągu 7 dni, najpóźniej 2 dni przed wizytą. Jednostki publiczne płacą do 14 dni po wizycie.'
    : 'Płaci się w ciągu 60 minut od zamówienia.'

const RESIGNING =
  'Rezygnacja do 24 godzin przed wejściem: zwrot za bilety. Za przewodnika i lekcję oddajemy całość do 3 dni roboczych przed wizytą. Później nie zwracamy, ale bilety może wykorzystać ktoś inny.'

export const ENTRY_LEGAL = [
  'Muzeum ma zwykle jeden dzień w tygodniu bez opłat za wystawę stałą i ulgi z ustawy (ustawa o muzeach; ○).',
  'Przyjmij standardy ochrony małoletnich, a prowadzących lekcje sprawdź w Rejestrze Sprawców Przestępstw na Tle Seksualnym (ustawa z 13.05.2016; ○).',
  'Fakturę na NIP wystaw w KSeF, z nabywcą i odbiorcą, gdy już obowiązuje (ustawa o VAT; ○).',
  'Bilet na dzień i godzinę: bez 14 dni na odstąpienie, powiedz to przed zapłatą (art. 38 pkt 12 ustawy o prawach konsumenta; ○).',
  'Skarbona w miejscu publicznym to zbiórka publiczna, darowizna online nie (ustawa z 14.03.2014; ○).',
  'Kasa gotówkowa w dniu wizyty może wymagać kasy fiskalnej (○).',
]
