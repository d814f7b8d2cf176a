import { describe, expect, test } from 'vitest'
import { SHOWN_EVENTS } from '#test/support/question-forms.ts'
import type { DefinitionDocument } from '../../definition/definition.ts'
import { expandDefinition } from '../../definition/expand-definition.ts'
import { newEvent } from '../basics.ts'
import { withItem } from '../prices/change-items.ts'
import { datesOf, isOver } from './dates-of.ts'

const EVENT: DefinitionDocument = {
  ...newEvent({ title: 'Rajd', start: '2027-08-05', end: '2027-08-08', place: null }),
  windows: [{ opens: '2027-03-01T08:00:00', closes: '2027-07-31T23:59:59', hours: [], weekdays: [] }],
}
const at = (document: DefinitionDocument) =>
  datesOf(expandDefinition(document)).map(({ kind, at }) => [kind, at])

/** Every day and moment that is written in a value. */
function daysIn(value: unknown): string[] {
  if (typeof value === 'string') return /^\d{4}-\d{2}-\d{2}(T|$)/.test(value) ? [value] : []
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(daysIn) : []
}

/** What a path of a document leads to. */
const valueAt = (document: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>(
      (value, name) =>
        typeof value === 'object' && value !== null
          ? Object.entries(value).find(([key]) => key === name)?.[1]
          : undefined,
      document,
    )

describe('every date of the shown events', () => {
  test.each(SHOWN_EVENTS)('$file', ({ document }) => {
    const found = datesOf(expandDefinition(document))
    const days = found.map((date) => date.at)
    const { windows, leastPeople, refunds, fees, plans, groups, types, items } = document
    const terms = [...groups, ...items.flatMap(({ options }) => options)].map(({ dates }) => [
      dates?.start,
      dates?.end,
    ])
    const ofParts = plans.flatMap(({ parts }) => parts.map(({ due, when }) => [due, when]))
    const gates = [...groups, ...types, ...items, ...items.flatMap(({ options }) => options)]
    const written = daysIn([
      ...[windows, leastPeople, refunds.map(({ until }) => until), fees, ofParts, terms],
      ...[document.dates.start, document.dates.end, gates.map((gate) => gate.windows)],
    ])
    expect(written.filter((day) => !days.includes(day))).toEqual([])
    const sortable = found.map((date) =>
      date.at.length > 10
        ? date.at
        : `${date.at}T${/first|only|start|from/.test(date.kind) ? '00:00:00' : '23:59:59'}`,
    )
    expect(sortable).toEqual(sortable.toSorted())
    for (const { path } of found) expect([path, valueAt(document, path)]).not.toContain(undefined)
  })
})

test('windows, days and steps stand in order; what begins on a day before what ends on it', () => {
  const early = { fact: 'day', atMost: '2027-03-31' }
  const priced = withItem(EVENT, 'fee', (fee) => ({
    ...fee,
    price: [
      { when: early, amount: 12_000 },
      { when: { fact: 'moment', atLeast: '2027-08-05T10:00:00' }, amount: 20_000 },
      { amount: 15_000 },
    ],
  }))
  const document: DefinitionDocument = {
    ...priced,
    leastPeople: { people: 20, decidedOn: '2027-08-05' },
    refunds: [
      {
        whole: false,
        until: { days: 30, before: 'start' },
        kept: { amount: 2_000, per: 'person', percent: 0, of: 'paid', deposit: false },
      },
      {
        whole: false,
        until: { days: 3, after: 'registration' },
        kept: { amount: 0, per: 'person', percent: 0, of: 'paid', deposit: false },
      },
    ],
    changes: { until: { workingDays: 1, before: 'start' }, exchange: 'difference' },
    fees: { transfer: [{ until: { on: '2027-07-01' }, amount: 0 }, { amount: 2_000 }], change: [] },
  }
  expect(at(document)).toEqual([
    ['opens', '2027-03-01T08:00:00'],
    ['rule-until', '2027-03-31'],
    ['fee', '2027-07-01'],
    ['refund', '2027-07-06'],
    ['closes', '2027-07-31T23:59:59'],
    ['changes', '2027-08-04'],
    ['first-day', '2027-08-05'],
    ['rule-from', '2027-08-05T10:00:00'],
    ['decision', '2027-08-05'],
    ['last-day', '2027-08-08'],
  ])
})

describe('terms', () => {
  const rest = { due: { days: 14, before: 'start' }, name: 'Reszta', amount: 'rest', deposit: false } as const
  const option = (id: string, start: string) => ({ id, name: id, dates: { start }, claims: [], windows: [] })
  const withTerms = (choose: 'one' | 'optional'): DefinitionDocument => ({
    ...EVENT,
    windows: [],
    plans: EVENT.plans.map((plan) => ({ ...plan, parts: [rest] })),
    items: EVENT.items.map((fee) => ({
      ...fee,
      choose,
      options: [option('i', '2027-07-01'), option('ii', '2027-08-01')],
    })),
  })
  const payments = (document: DefinitionDocument) =>
    datesOf(expandDefinition(document)).flatMap((date) =>
      date.kind === 'payment' ? [[date.term, date.at]] : [],
    )

  test('each has its own day', () => {
    expect(payments(withTerms('one'))).toEqual([
      ['i', '2027-06-17'],
      ['ii', '2027-07-18'],
    ])
  })

  test('who need not choose one goes by the first day of the event', () => {
    expect(payments(withTerms('optional'))).toContainEqual([null, '2027-07-22'])
  })

  test('a day of the calendar is that of all terms', () => {
    const document = withTerms('one')
    const fixed = document.plans.map((plan) => ({ ...plan, parts: [{ ...rest, due: { on: '2027-06-01' } }] }))
    expect(payments({ ...document, plans: fixed })).toEqual([[null, '2027-06-01']])
  })
})

test('a day that is announced later, or without a first day, is none', () => {
  const document = {
    ...EVENT,
    windows: [],
    dates: { start: null, end: null },
    handOver: { until: { days: 1, before: 'start' as const }, refundDifference: false },
    plans: EVENT.plans.map((plan) => ({
      ...plan,
      parts: plan.parts.map((part) => ({ ...part, due: { on: null } })),
    })),
  }
  expect(at(document)).toEqual([])
})

test.each([
  ['2027-08-05T23:59:00', [true, true, false, false]],
  ['2027-08-06T00:00:00', [true, true, true, false]],
  ['2027-07-31T23:59:59', [true, false, false, false]],
  ['2027-08-01T00:00:00', [true, true, false, false]],
])('at %s', (now, over) => {
  const dates = datesOf(expandDefinition(EVENT))
  expect(dates.map((date) => isOver(date, Temporal.PlainDateTime.from(now)))).toEqual(over)
})
