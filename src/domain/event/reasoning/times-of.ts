import { slotTimes } from '../../capacity/slots.ts'
import { readDay } from '../../values/time.ts'
import type { EventDefinition } from '../definition/definition.ts'
import { slotDays } from '../definition/slot-days.ts'
import type { NeverBecause } from '../problems/values.ts'
import type { Certainty } from './certainty.ts'

/** When registrations come, as far as the windows of the event determine it. */
export interface Season {
  /** First and last day; null where there is none. */
  readonly opens: string | null
  readonly closes: string | null
}

/** The first and the last day on which anyone may register. */
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

/** What is certain about the days of registering, paying and entering, and about the time left to the start then. */
export function timesOf(definition: EventDefinition): Certainty[] {
  const season = seasonOf(definition)
  return [...ofSeason(season), ...toStart(definition, season), ...ofSlots(definition)]
}

function ofSeason({ opens, closes }: Season): Certainty[] {
  return [
    ...(opens === null ? [] : fromDay(opens, { why: 'opens', day: opens })),
    ...(closes === null ? [] : toDay(closes, { why: 'closes', day: closes })),
  ]
}

const fromDay = (atLeast: string, because: NeverBecause): Certainty[] => [
  ...['day', 'paymentDay', 'firstPaymentDay'].map((fact) => ({ condition: { fact, atLeast }, because })),
  { condition: { fact: 'moment', atLeast: `${atLeast}T00:00:00` }, because },
]

const toDay = (atMost: string, because: NeverBecause): Certainty[] => [
  { condition: { fact: 'day', atMost }, because },
  { condition: { fact: 'moment', atMost: `${atMost}T23:59:59` }, because },
]

const OF_START = ['daysToStart', 'workingDaysToStart']

/** Days before the start: from the first registration to the latest start at most. */
function toStart({ dates, groups, items, slots }: EventDefinition, { opens }: Season): Certainty[] {
  const terms = [...groups, ...items.flatMap(({ options }) => options)]
  const starts = [dates.start, ...terms.map((each) => each.dates?.start ?? null)].filter(
    (day) => day !== null,
  )
  const [from, start] = [readDay(opens ?? ''), readDay(starts.sort().at(-1) ?? '')]
  if (start === null && slots === null)
    return OF_START.map((fact) => ({ condition: { fact, given: false }, because: { why: 'no-start' } }))
  if (from === null || start === null || slots !== null) return []
  const most = Math.max(0, from.until(start).days)
  return OF_START.map((fact) => ({
    condition: { fact, atMost: most },
    because: { why: 'days-to-start', most },
  }))
}

function ofSlots({ slots }: EventDefinition): Certainty[] {
  if (slots === null) return []
  const { first, last } = slotTimes(slots)
  const days = slotDays(slots)
  return [
    {
      condition: { fact: 'slotWeekday', atLeast: 1, atMost: 7 },
      because: { why: 'weekdays' },
    },
    {
      condition: { fact: 'slotTime', atLeast: first, atMost: last },
      because: { why: 'entry-times', first, last },
    },
    {
      condition: {
        fact: 'slotDay',
        atLeast: days.first,
        ...(days.last === null ? {} : { atMost: days.last }),
      },
      because: { why: 'entry-days', first: days.first, last: days.last },
    },
  ]
}
