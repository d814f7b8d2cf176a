import { describe, expect, test } from 'vitest'
import { SHOWN_EVENTS } from '#test/support/question-forms.ts'
import {
  type Deadline,
  type Due,
  deadline as deadlineSchema,
  due,
} from '../../definition/definition-deadline.ts'
import {
  boundsOf,
  type DeadlineKind,
  type DeadlineParts,
  deadlineOfParts,
  dueOfParts,
  inUnit,
  latestOfParts,
  ofKind,
  partsOfDeadline,
} from './deadline-parts.ts'

const LATEST = { on: '2027-07-01' }
const DUES: readonly Due[] = [
  { on: null },
  { on: '2027-07-15' },
  { minutes: 1440, after: 'registration' },
  { hours: 24, after: 'registration', notAfter: LATEST },
  { days: 0, after: 'registration' },
  { workingDays: 3, after: 'registration', notAfter: { days: 1, before: 'start' } },
  { days: 14, before: 'start' },
  { workingDays: 21, before: 'start', notAfter: { workingDays: 2, before: 'start' } },
  { hours: 48, before: 'entry' },
]

describe('what was read is written back', () => {
  test.each(DUES)('%j', (each) => expect(dueOfParts(partsOfDeadline(each))).toEqual(each))

  test('no deadline', () => {
    expect(partsOfDeadline(undefined)).toEqual({ kind: 'always' })
    expect(deadlineOfParts({ kind: 'always' })).toBeUndefined()
  })

  test.each(SHOWN_EVENTS)('every deadline of $file', ({ document }) => {
    const { plans, refunds, fees, changes, handOver } = document
    for (const { due: each } of plans.flatMap(({ parts }) => parts))
      expect(dueOfParts(partsOfDeadline(each))).toEqual(each)
    const rules: readonly { readonly until?: Deadline | undefined }[] = [
      ...refunds,
      ...fees.transfer,
      ...fees.change,
      changes ?? {},
      handOver ?? {},
    ]
    for (const { until } of rules) expect(deadlineOfParts(partsOfDeadline(until))).toEqual(until)
  })
})

test('a deadline of a rule is never announced later', () => {
  expect(deadlineOfParts({ kind: 'later' })).toBeUndefined()
})

const KINDS: readonly DeadlineKind[] = ['later', 'day', 'registration', 'start', 'entry']

test.each(KINDS)('each kind can become %s, and says something that is valid', (kind) => {
  for (const each of DUES) {
    const changed = dueOfParts(ofKind(partsOfDeadline(each), kind, '2027-07-15'))
    expect(due.safeParse(changed).success).toBe(true)
  }
})

test('another kind keeps the latest day, the same kind everything', () => {
  const parts: DeadlineParts = { kind: 'registration', count: 9, unit: 'hours', latest: LATEST }
  expect(ofKind(parts, 'registration', '2027-01-01')).toBe(parts)
  expect(ofKind(parts, 'start', '2027-01-01')).toEqual({
    kind: 'start',
    count: 14,
    unit: 'days',
    latest: LATEST,
  })
  expect(ofKind(parts, 'always', '2027-01-01')).toEqual({ kind: 'always' })
})

test.each<
  [
    DeadlineParts & { unit: 'days' | 'hours' | 'minutes' | 'workingDays' },
    'days' | 'hours' | 'minutes',
    number,
  ]
>([
  [{ kind: 'registration', count: 1, unit: 'days', latest: undefined }, 'minutes', 5],
  [{ kind: 'registration', count: 0, unit: 'days', latest: undefined }, 'hours', 1],
  [{ kind: 'registration', count: 20000, unit: 'minutes', latest: undefined }, 'hours', 336],
  [{ kind: 'registration', count: 3, unit: 'hours', latest: undefined }, 'days', 3],
])('%j in %s', (parts, unit, count) => {
  if (parts.kind !== 'registration') throw new Error('not counted from the registration')
  const changed = inUnit(parts, unit)
  expect(changed).toMatchObject({ unit, count })
  expect(deadlineSchema.safeParse(deadlineOfParts(changed)).success).toBe(true)
})

test('the ends of the bounds are valid, and nothing beyond them', () => {
  for (const unit of ['minutes', 'hours', 'days', 'workingDays'] as const) {
    const { least, most } = boundsOf({ kind: 'registration', unit })
    const isValid = (count: number) =>
      deadlineSchema.safeParse(deadlineOfParts({ kind: 'registration', count, unit, latest: undefined }))
        .success
    expect([least - 1, least, most, most + 1].map(isValid)).toEqual([false, true, true, false])
  }
  const { least, most } = boundsOf({ kind: 'entry' })
  const isValid = (count: number) =>
    deadlineSchema.safeParse(deadlineOfParts({ kind: 'entry', count, latest: undefined })).success
  expect([least - 1, least, most, most + 1].map(isValid)).toEqual([false, true, true, false])
})

test('a latest day is a day, or days before the start', () => {
  for (const latest of [LATEST, { days: 3, before: 'start' }, { workingDays: 3, before: 'start' }] as const)
    expect(latestOfParts(partsOfDeadline(latest))).toEqual(latest)
  expect(latestOfParts({ kind: 'always' })).toBeUndefined()
})
