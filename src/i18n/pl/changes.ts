import type { ChangedField, DraftChange, Taken } from '#domain/registration/changes.ts'
import { formatDate, formatMoment } from '#domain/values/time.ts'
import { tie } from '../text/typography.ts'
import { fieldNames } from './problems.ts'

/** A change split up: its subject, and the values before and after; null where these are not shown. */
interface ChangeParts {
  /** 'Jan Mak, imię' */
  readonly what: string
  readonly from: string | null
  readonly to: string | null
}

/** One change of a registration, before and after: 'Jan Mak, imię: było „Jan”, jest „Jakub”'. */
export function draftChange(change: DraftChange): string {
  const { what, from, to } = changeParts(change)
  if (to === null) return what
  return from === null ? `${what}: ${to}` : tie(`${what}: było „${from}”, jest „${to}”`)
}

/** The same for a page that shows the parts separately. */
export function changeParts(change: DraftChange): ChangeParts {
  const untold = (what: string) => ({ what: tie(what), from: null, to: null })
  switch (change.kind) {
    case 'joined':
      return untold(`nowa osoba: ${change.person}`)
    case 'left':
      return untold(`nie bierze już udziału: ${change.person}`)
    case 'answer':
      return { ...untold(`${ofWhom(change.person)}${change.name}`), to: 'inna odpowiedź' }
    case 'field':
      // Anyone who sees a code can use it: it is not repeated.
      if (change.field === 'code') return untold('hasło')
      return fromTo(`${ofWhom(change.person)}${nameOf(change.field)}`, change, wordsOf(change.field))
    case 'choice':
      return fromTo(`${ofWhom(change.person)}${change.name}`, change, takenOf)
  }
}

const ofWhom = (person: string | null) => (person === null ? '' : `${person}, `)

const nameOf = (field: ChangedField) => (fieldNames[field] ?? field).toLowerCase()

const fromTo = <Value>(
  what: string,
  { from, to }: { from: Value; to: Value },
  words: (value: Value) => string,
): ChangeParts => ({ what: tie(what), from: words(from), to: words(to) })

const SEXES: Readonly<Record<string, string>> = { FEMALE: 'kobieta', MALE: 'mężczyzna' }

const wordsOf =
  (field: ChangedField) =>
  (value: string | null): string => {
    if (value === null) return 'brak'
    if (field === 'birthDate') return formatDate(Temporal.PlainDate.from(value))
    if (field === 'slot') return formatMoment(Temporal.PlainDateTime.from(value))
    return field === 'sex' ? (SEXES[value] ?? value) : value
  }

function takenOf(taken: Taken): string {
  if (taken === null) return 'brak'
  if (taken === true) return 'tak'
  return typeof taken === 'number' ? `${taken}\u00a0szt.` : [taken].flat().join(', ')
}
