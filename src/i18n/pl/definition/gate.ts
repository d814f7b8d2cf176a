import type { Ages, Claim, EventDefinition, Window } from '#domain/event/definition/definition.ts'
import { listed } from '../listing.ts'
import { ageSpan, bornText, dayText, fromText, momentText, timeText, weekdaysText } from '../spans.ts'
import { rowIf, type TextContext, type TextRow, whenNote } from './definition-text.ts'

/** Who may have something, when, its claims of limits, and its own days: the same on many parts. */

interface Gated {
  readonly when?: Parameters<TextContext['when']>[0] | undefined
  readonly ages?: Ages | undefined
  readonly windows: readonly Window[]
}

/** As rows of a part that has a heading of its own. */
export const gateRows = (of: string, gate: Gated, speaker: TextContext): TextRow[] => [
  ...rowIf(of, 'Dla kogo', gate.when && speaker.when(gate.when)),
  ...ageRows(of, gate.ages),
  ...rowIf(of, 'Kiedy', gate.windows.map((window) => windowText(window, speaker)).join('; ')),
]

/** As notes under a row. */
export const gateNotes = (gate: Gated, speaker: TextContext): string[] => [
  ...whenNote(speaker, gate.when, 'dla kogo'),
  ...ageRows('', gate.ages).map(({ name, value }) => `${name.toLowerCase()} ${value}`),
  ...gate.windows.map((window) => `kiedy: ${windowText(window, speaker)}`),
]

/** 'Wiek od 7 do 10 lat', 'Rocznik 2013–2015'. */
export const ageRows = (of: string, ages: Ages | undefined): TextRow[] => [
  ...rowIf(of, 'Wiek', ages && ageSpan(ages)),
  ...rowIf(of, 'Rocznik', ages?.born && bornText(ages.born)),
  ...rowIf(of, 'Odmowa', ages?.message && `„${ages.message}”`),
]

/** 'od 4 stycznia 2023, 9:00 do 31 stycznia 2023, w godz. 9:00–12:00, sobota'. */
export function windowText(
  { name, opens, closes, hours, weekdays, when }: Window,
  speaker: TextContext,
): string {
  const days = [
    ...(opens === null ? [] : [`od ${fromText(opens)}`]),
    ...(closes === null ? [] : [`do ${momentText(closes)}`]),
  ].join(' ')
  const parts = [
    days === '' ? 'zawsze' : days,
    ...hours.map(({ from, to }) => `w\u00a0godz. ${timeText(from)}–${timeText(to)}`),
    ...(weekdays.length === 0 ? [] : [weekdaysText(weekdays)]),
    ...whenNote(speaker, when, 'dla kogo'),
  ]
  return `${name === undefined ? '' : `${name}: `}${parts.join(', ')}`
}

export const claimsRow = (of: string, claims: readonly Claim[], speaker: TextContext): TextRow[] =>
  rowIf(of, 'Zajmuje', claims.map((claim) => claimText(claim, speaker)).join('; '))

export const claimNotes = (claims: readonly Claim[], speaker: TextContext): string[] =>
  claims.map((claim) => `zajmuje: ${claimText(claim, speaker)}`)

/** '„Miejsca”', '2 × „Pokoje”, jedno na 4 sztuki', 'pierwsze wolne z: „A”, „B”'. */
function claimText({ pool, units, sharedBy, when }: Claim, speaker: TextContext): string {
  const names = [pool].flat().map((id) => `„${speaker.pool(id)}”`)
  const which =
    names.length === 1 ? names.join('') : `pierwszy limit z\u00a0wolnymi miejscami: ${names.join(', ')}`
  return [
    units === 1 ? which : `${units} × ${which}`,
    ...(sharedBy === undefined ? [] : [`jedno na każde ${sharedBy} szt. w\u00a0zgłoszeniu`]),
    ...whenNote(speaker, when),
  ].join(', ')
}

type Dates = NonNullable<EventDefinition['groups'][number]['dates']>

/** 'od 1 do 7 lipca' as it is written: first and last day, the hour, and the day of the age. */
function datesText({ start, end, startTime, place, ageDay }: Dates): string {
  const days = end === undefined || end === start ? dayText(start) : `od ${dayText(start)} do ${dayText(end)}`
  return [
    days,
    ...(startTime === undefined ? [] : [`początek o\u00a0${timeText(startTime)}`]),
    ...(place === undefined ? [] : [place]),
    ...(ageDay === undefined ? [] : [`wiek liczymy w\u00a0dniu ${dayText(ageDay)}`]),
  ].join(', ')
}

export const datesNotes = (dates: Dates | undefined): string[] =>
  dates === undefined ? [] : [`termin: ${datesText(dates)}`]

/** 'A, B lub C' of names in quotes. */
export const quoted = (names: readonly string[], word: 'i' | 'lub' = 'i'): string =>
  listed(
    names.map((name) => `„${name}”`),
    word,
  )
