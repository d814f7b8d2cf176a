import type { ChangedField, DraftChange, Taken } from '#domain/registration/changes.ts'
import { formatDate, formatMoment } from '#domain/time.ts'
import { tie } from '../typography.ts'
import { fieldNames } from './problems.ts'

/** What of a registration has changed, from what to what: 'Jan Mak, imię: było „Jan”, jest „Jakub”'. */
export function draftChange(change: DraftChange): string {
  switch (change.kind) {
    case 'joined':
      return `nowa osoba: ${change.person}`
    case 'left':
      return `nie bierze już udziału: ${change.person}`
    case 'answer':
      return tie(`${ofWhom(change.person)}${change.name}: inna odpowiedź`)
    case 'field':
      // Whoever has a code can use it: it is not repeated.
      if (change.field === 'code') return 'hasło'
      return tie(`${ofWhom(change.person)}${nameOf(change.field)}: ${fromTo(change, wordsOf(change.field))}`)
    case 'choice':
      return tie(`${ofWhom(change.person)}${change.name}: ${fromTo(change, takenOf)}`)
  }
}

const ofWhom = (person: string | null) => (person === null ? '' : `${person}, `)

const nameOf = (field: ChangedField) => (fieldNames[field] ?? field).toLowerCase()

const fromTo = <Value>({ from, to }: { from: Value; to: Value }, words: (value: Value) => string) =>
  `było „${words(from)}”, jest „${words(to)}”`

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
