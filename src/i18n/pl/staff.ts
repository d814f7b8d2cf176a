import type { Lack } from '#domain/staff/carer-standing.ts'
import type { CheckKind, Standing } from '#domain/staff/check-standing.ts'
import { formatDateSeenOn } from '#domain/values/time.ts'
import { pluralChooser } from '../text/plural.ts'
import { spaceWords } from './lodging.ts'

const choose = pluralChooser('pl')
const DAYS = { one: 'dzień', few: 'dni', many: 'dni', other: 'dni' }

/** Checks of people who have care of minors. */
export const checkKinds: Readonly<Record<CheckKind, string>> = {
  sexual_offences: 'Rejestr sprawców przestępstw na tle seksualnym',
  criminal_record: 'Zaświadczenie o\u00a0niekaralności (KRK)',
  residence_statement: 'Oświadczenie o\u00a0państwach pobytu z\u00a020\u00a0lat',
  course: 'Kurs wychowawcy albo kierownika wypoczynku',
  other: 'Inne',
}

/** The same for a narrow place. */
export const shortCheckKinds: Readonly<Record<CheckKind, string>> = {
  sexual_offences: 'Rejestr sprawców',
  criminal_record: 'Niekaralność (KRK)',
  residence_statement: 'Oświadczenie o\u00a0państwach pobytu',
  course: 'Kurs',
  other: 'Inne',
}

export const laterThanToday = 'Ten dzień jeszcze nie nadszedł. Wpisz dzień, w\u00a0którym sprawdzono.'

const MINORS = {
  one: 'osoba niepełnoletnia',
  few: 'osoby niepełnoletnie',
  many: 'osób niepełnoletnich',
  other: 'osoby niepełnoletniej',
}
export const minorsWords = (count: number): string => `${count}\u00a0${choose(count, MINORS)}`

/** A room, a house or a vehicle: 'Pokój 12, Dom św. Anny', 'Dom św. Anny (cały dom)', 'Autokar 1'. */
export const placeWords = (place: {
  readonly scope: string
  readonly house: string
  readonly name: string
}): string => (place.name === '' ? `${place.house} (cały dom)` : spaceWords(place.scope === 'rooms', place))

/** How all groups are called; of an event without groups it is everybody. */
export const allGroups = (groups: number): string => (groups === 0 ? 'Wszyscy uczestnicy' : 'Wszystkie grupy')

interface Stands {
  readonly standing: Standing
  readonly validUntil: Temporal.PlainDate | null
  readonly daysLeft: number | null
}

/** 'ważne do 31 sierpnia', 'wygasa za 12 dni', 'po terminie', 'brak'. */
export function standingWords({ standing, validUntil, daysLeft }: Stands, today: Temporal.PlainDate): string {
  switch (standing) {
    case 'missing':
      return 'brak'
    case 'expired':
      return 'po terminie'
    case 'expiring':
      return daysLeft === 0 ? 'wygasa dzisiaj' : `wygasa za ${daysLeft}\u00a0${choose(daysLeft ?? 0, DAYS)}`
    case 'valid':
      return validUntil === null ? 'ważne bezterminowo' : `ważne do ${formatDateSeenOn(validUntil, today)}`
  }
}

/** Why somebody cannot have the care of minors yet: 'Rejestr sprawców: brakuje sprawdzenia.' */
export function lackWords({ kind, until }: Lack, today: Temporal.PlainDate): string {
  const name = shortCheckKinds[kind]
  return until === null
    ? `${name}: brakuje sprawdzenia.`
    : `${name}: ważne tylko do ${formatDateSeenOn(until, today)}.`
}
