import { expect, test } from 'vitest'
import { compiled, draft, item } from '../quote/quote.fixture.ts'
import { changeFee } from './change-fee.ts'

/** Free until ten days before the start (5 August), 11 zł until 1 August, then 30 zł. */
const CHANGE = [
  { until: { days: 10, before: 'start' }, amount: 0 },
  { until: { on: '2026-08-01' }, amount: 1100 },
  { amount: 3000 },
]
const event = (change: readonly object[] = CHANGE) =>
  compiled({
    groups: [
      { id: 'red', name: 'Czerwona' },
      { id: 'blue', name: 'Niebieska' },
    ],
    items: [item({ price: 5000 }), item({ id: 'shirt', name: 'Koszulka', choose: 'optional', price: 4000 })],
    fees: { transfer: [{ amount: 9900 }], change: [...change] as never },
  })
const people = (...refs: readonly string[]) => refs.map((ref) => ({ ref, group: 'red' }))
const AGREED = draft(people('ola', 'jan'))
const BLUE = draft([{ ref: 'ola', group: 'blue' }, ...people('jan')])

const feeOn = (day: string, changed = BLUE, agreed = AGREED, definition = event()) =>
  changeFee(definition, {
    ...{ agreed, changed },
    now: Temporal.PlainDateTime.from(day),
    pricedAt: Temporal.PlainDateTime.from('2026-06-01T12:00:00'),
    channel: 'online',
    registeredAt: Temporal.PlainDateTime.from('2026-06-01T12:00:00'),
  })

test('the first fee that still runs counts, to the end of its last day', () => {
  expect(feeOn('2026-07-26T23:59:59')).toBe(null)
  expect(feeOn('2026-07-27T00:00:00')).toEqual({ amount: 1100, until: '2026-08-01' })
  expect(feeOn('2026-08-01T23:59:59')).toEqual({ amount: 1100, until: '2026-08-01' })
  expect(feeOn('2026-08-02T00:00:00')).toEqual({ amount: 3000, until: null })
})

test('a fee of an item is charged where a person who stays has a different choice, not for people who join', () => {
  const shirts = event([{ amount: 700, items: ['shirt'] }])
  const shirt = { choices: { shirt: true } }
  const withShirt = draft([{ ref: 'ola', group: 'red', ...shirt }, ...people('jan')])
  expect(feeOn('2026-06-10T12:00:00', withShirt, AGREED, shirts)?.amount).toBe(700)
  expect(feeOn('2026-06-10T12:00:00', BLUE, AGREED, shirts)).toBe(null)
  const joined = draft([...people('ola', 'jan'), { ref: 'ewa', group: 'red', ...shirt }])
  expect(feeOn('2026-06-10T12:00:00', joined, AGREED, shirts)).toBe(null)
})

test('a change costs nothing where no fee runs any more, and where there are none', () => {
  expect(feeOn('2026-08-02T00:00:00', BLUE, AGREED, event(CHANGE.slice(0, 2)))).toBe(null)
  expect(feeOn('2026-08-02T00:00:00', BLUE, AGREED, event([]))).toBe(null)
})

test('joining, swapping and taking more are changes; a fee for handing over does not apply to them', () => {
  const late = '2026-08-03T12:00:00'
  const more = draft([{ ref: 'ola', group: 'red', choices: { shirt: true } }, ...people('jan')])
  for (const changed of [draft(people('ola', 'jan', 'ewa')), draft(people('ola', 'ewa')), more])
    expect(feeOn(late, changed)?.amount).toBe(3000)
})

test('leaving, giving something up or correcting a name costs no fee', () => {
  const late = '2026-08-03T12:00:00'
  const withShirt = draft([{ ref: 'ola', group: 'red', choices: { shirt: true } }, ...people('jan')])
  const renamed = draft([{ ref: 'ola', group: 'red', lastName: 'Nowak' }, ...people('jan')])
  expect(feeOn(late, draft(people('jan')))).toBe(null)
  expect(feeOn(late, AGREED, withShirt)).toBe(null)
  expect(feeOn(late, renamed)).toBe(null)
})
