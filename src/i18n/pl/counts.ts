import { type PluralForms, pluralChooser } from '../text/plural.ts'

const NBSP = '\u00a0'
const choose = pluralChooser('pl')
const counted =
  (forms: PluralForms) =>
  (count: number): string =>
    `${String(count).replace('.', ',')}${NBSP}${choose(count, forms)}`

const PLACES: PluralForms = { one: 'miejsce', few: 'miejsca', many: 'miejsc', other: 'miejsca' }
/** The verb changes with the number too: 'zostało 1 miejsce', 'zostały 2 miejsca', 'zostało 5 miejsc'. */
const LEFT: PluralForms = { one: 'zostało', few: 'zostały', many: 'zostało', other: 'zostało' }
const FREED: PluralForms = {
  one: 'zwolniło się',
  few: 'zwolniły się',
  many: 'zwolniło się',
  other: 'zwolniło się',
}

const JOINED: PluralForms = {
  one: 'Zapisała się już',
  few: 'Zapisały się już',
  many: 'Zapisało się już',
  other: 'Zapisało się już',
}

const REGISTER: PluralForms = {
  one: 'zapisze się',
  few: 'zapiszą się',
  many: 'zapisze się',
  other: 'zapisze się',
}

const KEEP: PluralForms = { one: 'zachowa', few: 'zachowają', many: 'zachowa', other: 'zachowa' }

/** Numbers with their words in the right form. */
export const counts = {
  people: counted({ one: 'osoba', few: 'osoby', many: 'osób', other: 'osoby' }),
  /** 'zapisze się co najmniej 20 osób', 'zapiszą się co najmniej 2 osoby'. */
  leastPeople: (count: number): string => `${choose(count, REGISTER)} co najmniej ${counts.people(count)}`,
  /** After 'z': 'z 1 osoby', 'z 20 osób'. */
  peopleGenitive: counted({ one: 'osoby', few: 'osób', many: 'osób', other: 'osoby' }),
  /** After 'za' and after a verb: 'za 1 osobę'. */
  peopleAccusative: counted({ one: 'osobę', few: 'osoby', many: 'osób', other: 'osoby' }),
  otherPeople: counted({ one: 'inna osoba', few: 'inne osoby', many: 'innych osób', other: 'innej osoby' }),
  places: counted(PLACES),
  /** 'zwolniło się 1 miejsce', 'zwolniły się 2 miejsca', 'zwolniło się 5 miejsc'. */
  placesFreed: (count: number): string => `${choose(count, FREED)} ${counts.places(count)}`,
  placesLeft: (count: number): string => `${choose(count, LEFT)} ${counts.places(count)}`,
  tickets: counted({ one: 'bilet', few: 'bilety', many: 'biletów', other: 'biletu' }),
  pieces: counted({ one: 'sztuka', few: 'sztuki', many: 'sztuk', other: 'sztuki' }),
  years: counted({ one: 'rok', few: 'lata', many: 'lat', other: 'roku' }),
  days: counted({ one: 'dzień', few: 'dni', many: 'dni', other: 'dnia' }),
  minutes: counted({ one: 'minuta', few: 'minuty', many: 'minut', other: 'minuty' }),
  registrations: counted({ one: 'zgłoszenie', few: 'zgłoszenia', many: 'zgłoszeń', other: 'zgłoszenia' }),
  /** After 'w': 'w 1 zgłoszeniu', 'w 5 zgłoszeniach'. */
  registrationsIn: counted({
    one: 'zgłoszeniu',
    few: 'zgłoszeniach',
    many: 'zgłoszeniach',
    other: 'zgłoszenia',
  }),
  payments: counted({ one: 'wpłata', few: 'wpłaty', many: 'wpłat', other: 'wpłaty' }),
  refunds: counted({ one: 'zwrot', few: 'zwroty', many: 'zwrotów', other: 'zwrotu' }),
  transfers: counted({ one: 'przelew', few: 'przelewy', many: 'przelewów', other: 'przelewu' }),
  questions: counted({ one: 'pytanie', few: 'pytania', many: 'pytań', other: 'pytania' }),
  /** '1 zgłoszenie zachowa swoje ceny', '742 zgłoszenia zachowają swoje ceny'. */
  keepPrices: (count: number): string => `${counts.registrations(count)} ${choose(count, KEEP)} swoje ceny`,
  statements: counted({
    one: 'oświadczenie',
    few: 'oświadczenia',
    many: 'oświadczeń',
    other: 'oświadczenia',
  }),
  /** 'zapisała się już 1 osoba', 'zapisały się już 3 osoby', 'zapisało się już 128 osób', with a capital. */
  peopleJoined: (count: number): string => `${choose(count, JOINED)} ${counts.people(count)}`,
  /** After 'z': 'z 1 grupy', 'z 14 grup'. */
  groupsGenitive: counted({ one: 'grupy', few: 'grup', many: 'grup', other: 'grupy' }),
  groups: counted({ one: 'grupa', few: 'grupy', many: 'grup', other: 'grupy' }),
  photos: counted({ one: 'zdjęcie', few: 'zdjęcia', many: 'zdjęć', other: 'zdjęcia' }),
  files: counted({ one: 'plik', few: 'pliki', many: 'plików', other: 'pliku' }),
  /** Hours of entry. */
  entries: counted({ one: 'wejście', few: 'wejścia', many: 'wejść', other: 'wejścia' }),
  stops: counted({ one: 'przystanek', few: 'przystanki', many: 'przystanków', other: 'przystanku' }),
} as const
