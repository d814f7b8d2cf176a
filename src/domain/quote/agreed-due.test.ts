import { expect, test } from 'vitest'
import { agreedDue } from './agreed-due.ts'
import { paymentRules } from './plan-of.ts'
import { compiled, context, draft, item } from './quote.fixture.ts'
import { wholeScope } from './scope.ts'

type Due = { on: string } | { days: number; before: 'start' }
const planNamed = (id: string, due: Due) => ({
  id,
  name: 'Części',
  parts: [
    { name: 'Zaliczka', amount: { fixed: 40_000 }, due: { days: 3, after: 'registration' as const } },
    { name: 'Reszta', amount: 'rest' as const, due },
  ],
})
const planned = (due: Due) => compiled({ items: [item()], plans: [planNamed('parts', due)] })
const event = planned({ on: '2026-07-01' })

const deposit = { name: 'Zaliczka', amount: 40_000, until: '2026-06-01T23:59:59' }
const rest = { name: 'Reszta', amount: 60_000, until: '2026-07-01T23:59:59' }
const now = Temporal.PlainDateTime.from('2026-06-10T12:00:00')

test('the days that were agreed stay, also when they have passed', () => {
  const later = [
    { ...deposit, until: '2026-06-11T12:00:00' },
    { ...rest, until: '2026-08-01T23:59:59' },
  ]
  expect(agreedDue(event, later, 100_000, [deposit, rest], now)).toEqual([deposit, rest])
})

test('an amount that is not owed is taken off the last part, and an empty part is left out', () => {
  expect(agreedDue(event, [deposit, rest], 70_000, [deposit, rest], now)).toEqual([
    deposit,
    { ...rest, amount: 30_000 },
  ])
  expect(agreedDue(event, [deposit, rest], 30_000, [deposit, rest], now)).toEqual([
    { ...deposit, amount: 30_000 },
  ])
  expect(agreedDue(event, [deposit, rest], 0, [deposit, rest], now)).toEqual([])
})

test('a part that grows after its day is due within a day, one that grows before keeps it', () => {
  const dearer = [
    { ...deposit, amount: 50_000 },
    { ...rest, amount: 70_000 },
  ]
  expect(agreedDue(event, dearer, 120_000, [deposit, rest], now)).toEqual([
    { ...deposit, amount: 50_000, until: '2026-06-11T12:00:00' },
    { ...rest, amount: 70_000 },
  ])
})

test('a person who joins after the day of a part has the term of a new registration', () => {
  const grown = [{ ...deposit, amount: 60_000, until: '2026-06-13T23:59:59' }, rest]
  expect(agreedDue(event, grown, 120_000, [deposit, rest], now)[0]).toEqual(grown[0])
})

test('a part that grows follows a new registration that is due sooner than a day', () => {
  const grown = [{ ...deposit, amount: 60_000, until: '2026-06-10T12:30:00' }, rest]
  expect(agreedDue(event, grown, 120_000, [deposit, rest], now)[0]).toEqual(grown[0])
})

test('the parts add up to what is owed, also where that exceeds them', () => {
  expect(agreedDue(event, [deposit, rest], 110_000, [deposit, rest], now)).toEqual([
    deposit,
    { ...rest, amount: 70_000, until: '2026-07-01T23:59:59' },
  ])
  expect(agreedDue(event, [], 20_000, [deposit, rest], now)).toEqual([{ ...deposit, amount: 20_000 }])
})

test('a part that was not agreed has its own day, or a day from now', () => {
  expect(agreedDue(event, [deposit, rest], 100_000, [], now)).toEqual([
    { ...deposit, until: '2026-06-11T12:00:00' },
    rest,
  ])
})

test('a day that is not set yet stays open', () => {
  const open = { ...rest, until: null }
  expect(agreedDue(event, [{ ...open, amount: 90_000 }], 90_000, [open], now)).toEqual([
    { ...open, amount: 90_000 },
  ])
})

test('a day relative to the term follows the term, in both directions', () => {
  const before = planned({ days: 14, before: 'start' })
  const moved = (until: string, agreed = rest.until) =>
    agreedDue(before, [deposit, { ...rest, until }], 100_000, [deposit, { ...rest, until: agreed }], now)[1]
      ?.until
  expect(moved('2026-07-22T23:59:59')).toBe('2026-07-22T23:59:59')
  expect(moved('2026-06-17T23:59:59')).toBe('2026-06-17T23:59:59')
  // A part that is already due is due within a day; a further change gains no extra day.
  expect(moved('2026-06-11T12:00:00')).toBe('2026-06-11T12:00:00')
  expect(moved('2026-06-11T12:00:00', '2026-06-11T07:00:00')).toBe('2026-06-11T07:00:00')
})

test('a part follows the term by the rule of its own plan, though another plan names a part alike', () => {
  const both = compiled({
    items: [item()],
    plans: [planNamed('parts', { on: '2026-07-01' }), planNamed('late', { days: 14, before: 'start' })],
  })
  const moved = [deposit, { ...rest, until: '2026-07-22T23:59:59' }]
  const untilOf = (chosen: string) => {
    const whole = wholeScope(draft([{}], { plan: chosen }), context())
    return agreedDue(paymentRules(both, whole), moved, 100_000, [deposit, rest], now)[1]?.until
  }
  expect(untilOf('late')).toBe('2026-07-22T23:59:59')
  expect(untilOf('parts')).toBe(rest.until)
})
