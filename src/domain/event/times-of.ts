import { readDay } from '../time.ts'
import type { Certainty } from './certainty.ts'
import type { EventDefinition } from './definition.ts'
import { saidDay } from './said-day.ts'

/** When registrations come, as far as the windows of the event say so. */
export interface Season {
  /** First and last day; null where there is none. */
  readonly opens: string | null
  readonly closes: string | null
}

/** The first and the last day on which anybody may register. */
export function seasonOf({ windows }: Pick<EventDefinition, 'windows'>): Season {
  const first = windows.flatMap(({ opens }) => opens ?? []).sort()[0]
  const last = windows
    .flatMap(({ closes }) => closes ?? [])
    .sort()
    .at(-1)
  return {
    opens: windows.some(({ opens }) => opens === null) ? null : (first?.slice(0, 10) ?? null),
    closes: windows.some(({ closes }) => closes === null) ? null : (last?.slice(0, 10) ?? null),
  }
}

/** What is sure of the days of registering, paying, entering, and of how far it is to the start then. */
export function timesOf(definition: EventDefinition): Certainty[] {
  const season = seasonOf(definition)
  return [...ofSeason(season), ...toStart(definition, season), ...ofSlots(definition)]
}

function ofSeason({ opens, closes }: Season): Certainty[] {
  const from = opens === null ? [] : [{ opens, because: `zapisy zaczynają się ${saidDay(opens)}` }]
  const to = closes === null ? [] : [{ closes, because: `zapisy kończą się ${saidDay(closes)}` }]
  return [
    ...from.flatMap(({ opens: atLeast, because }) => [
      ...['day', 'paymentDay', 'firstPaymentDay'].map((fact) => ({ condition: { fact, atLeast }, because })),
      { condition: { fact: 'moment', atLeast: `${atLeast}T00:00:00` }, because },
    ]),
    ...to.flatMap(({ closes: atMost, because }) => [
      { condition: { fact: 'day', atMost }, because },
      { condition: { fact: 'moment', atMost: `${atMost}T23:59:59` }, because },
    ]),
  ]
}

const OF_START = ['daysToStart', 'workingDaysToStart']
const NO_START = 'nie wiadomo, kiedy zaczyna się wydarzenie'

/** Days before the start: from the first registration to the latest start at most. */
function toStart({ dates, groups, items, slots }: EventDefinition, { opens }: Season): Certainty[] {
  const terms = [...groups, ...items.flatMap(({ options }) => options)]
  const starts = [dates.start, ...terms.map((each) => each.dates?.start ?? null)].filter(
    (day) => day !== null,
  )
  const [from, start] = [readDay(opens ?? ''), readDay(starts.sort().at(-1) ?? '')]
  if (start === null && slots === null)
    return OF_START.map((fact) => ({ condition: { fact, given: false }, because: NO_START }))
  if (from === null || start === null || slots !== null) return []
  const most = Math.max(0, from.until(start).days)
  const because = `od początku zapisów do wydarzenia jest najwyżej ${most} dni`
  return OF_START.map((fact) => ({ condition: { fact, atMost: most }, because }))
}

function ofSlots({ slots }: EventDefinition): Certainty[] {
  if (slots === null) return []
  const hours = [slots, ...slots.other]
  const first = hours.map((each) => each.first.slice(0, 5)).sort()[0] ?? '00:00'
  const last =
    hours
      .map((each) => each.last.slice(0, 5))
      .sort()
      .at(-1) ?? '23:59'
  return [
    {
      condition: { fact: 'slotWeekday', atLeast: 1, atMost: 7 },
      because: 'dni tygodnia to liczby od 1 (poniedziałek) do 7',
    },
    {
      condition: { fact: 'slotTime', atLeast: first, atMost: last },
      because: `godziny wejścia są od ${first} do ${last}`,
    },
    {
      condition: { fact: 'slotDay', atLeast: slots.from, ...(slots.to === null ? {} : { atMost: slots.to }) },
      because: `wejścia są od ${saidDay(slots.from)}${slots.to === null ? '' : ` do ${saidDay(slots.to)}`}`,
    },
  ]
}
