import { readFile } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { endOf, lastOf } from '../../../quote/last-moment.ts'
import { isoMoment } from '../../../values/time.ts'
import { due } from '../definition-deadline.ts'
import { withDeadlines } from './deadlines.ts'

/**
 * Golden last moments: deadlines of version 2, and what the rules of that time calculated for them. Not to be edited.
 */
const HOME = new URL('golden/deadlines-of-version-2.json', import.meta.url)
const row = z.tuple([z.record(z.string(), z.unknown())]).rest(z.string().nullable())
const golden = z
  .object({
    at: z.array(
      z.object({ registeredAt: z.string(), start: z.string().nullable(), entry: z.string().nullable() }),
    ),
    due: z.array(row),
    until: z.array(row),
  })
  .parse(JSON.parse(await readFile(HOME, 'utf8')))

const places = golden.at.map(({ registeredAt, start, entry }) => ({
  registeredAt: Temporal.PlainDateTime.from(registeredAt),
  start: start === null ? null : Temporal.PlainDate.from(start),
  entry: entry === null ? null : Temporal.PlainDateTime.from(entry),
}))

const raised = (deadline: unknown): unknown => withDeadlines({ handOver: { until: deadline } }).handOver

test('there are 46 due dates and 24 last days with golden moments', () => {
  expect([golden.due.length, golden.until.length, places.length]).toEqual([46, 24, 4])
})

test.each(
  [...golden.due, ...golden.until].map(([old, ...expected]) => [JSON.stringify(old), old, expected] as const),
)('%s ends when it did', (_, old, expected) => {
  const { until } = z.object({ until: due }).parse(raised(old))
  const moments = places.map((from) => {
    const last = lastOf(until, from)
    return last === null ? null : isoMoment(endOf(last))
  })
  expect(moments).toEqual(expected)
})

describe('raising keeps the number and says its unit and its side', () => {
  test.each<[object, object]>([
    [{ on: '2026-07-01' }, { on: '2026-07-01' }],
    [{ on: null }, { on: null }],
    [{ daysBefore: 14 }, { days: 14, before: 'start' }],
    [{ workingDaysBefore: 5 }, { workingDays: 5, before: 'start' }],
    [{ hoursBefore: 48 }, { hours: 48, before: 'entry' }],
    [{ daysAfterRegistration: 0 }, { days: 0, after: 'registration' }],
    [{ workingDaysAfterRegistration: 3 }, { workingDays: 3, after: 'registration' }],
    [{ minutesAfterRegistration: 90 }, { minutes: 90, after: 'registration' }],
    [
      { daysAfterRegistration: 7, notAfter: { on: '2026-07-01' } },
      { days: 7, after: 'registration', notAfter: { on: '2026-07-01' } },
    ],
    [
      { daysBefore: 7, notAfter: { workingDaysBefore: 9 } },
      { days: 7, before: 'start', notAfter: { workingDays: 9, before: 'start' } },
    ],
  ])('%j', (old, expected) => {
    expect(raised(old)).toEqual({ until: expected })
  })
})

test('every place of a deadline is raised, and nothing else', () => {
  const [old, raisedTo] = [{ daysBefore: 2 }, { days: 2, before: 'start' }]
  const at = (deadline: object) => ({
    title: 'Rajd',
    plans: [{ id: 'p', parts: [{ name: 'I', amount: 'rest', due: deadline }] }],
    alreadyDue: { days: 2 },
    refunds: [{ until: deadline, kept: { amount: 100 } }, {}],
    fees: { transfer: [{ until: deadline, amount: 1 }], change: [{ amount: 2 }] },
    changes: { until: deadline, exchange: 'full' },
    handOver: { until: deadline },
    items: [{ id: 'fee', note: 'daysBefore', daysBefore: 2 }],
  })
  expect(withDeadlines(at(old))).toEqual(at(raisedTo))
})

test('what is no deadline is left for the shape to refuse', () => {
  const broken = { plans: 'none', refunds: [null, { until: 3 }], fees: [], changes: null, handOver: 'yes' }
  expect(withDeadlines(broken)).toEqual(broken)
  expect(withDeadlines({})).toEqual({})
})
