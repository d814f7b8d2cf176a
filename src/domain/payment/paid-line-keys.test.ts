import { expect, test } from 'vitest'
import { lineKey } from '../quote/agreed-discounts.ts'
import type { QuoteLine } from '../quote/quote-result.ts'
import { sumMoney } from '../values/money.ts'
import type { LedgerAmount } from './balance.ts'
import { type AgreedLines, type BookedAmount, paidLineKeys } from './paid-line-keys.ts'

const line = (person: string, item = 'fee', amount = 10_000): QuoteLine => ({
  ...{ person, item, itemName: item, option: null, optionName: null, quantity: 1 },
  ...{ amount, listAmount: amount, reasons: [], onSite: false },
})
const day = (n: number) => Temporal.Instant.from(`2026-05-0${n}T10:00:00Z`)
const at = (n: number, kind: LedgerAmount['kind'], amount: number): BookedAmount => ({
  ...{ at: day(n), kind, amount },
})
const payment = (n: number, amount: number) => at(n, 'payment', -amount)
const agreed = (
  n: number,
  lines: QuoteLine[],
  handOver?: [giver: string, successor: string],
): AgreedLines => ({
  ...{ at: day(n), lines, total: sumMoney(lines.map(({ amount }) => amount)) },
  ...{ giver: handOver?.[0] ?? null, successor: handOver?.[1] ?? null },
})

const ola = [line('ola')]
const ORDERED = agreed(1, ola)
const CHARGE = at(1, 'charge', 10_000)
const PAID = payment(2, 10_000)
const EXPIRED = at(2, 'correction', -10_000)
const things = (ledger: BookedAmount[], ...revisions: AgreedLines[]) => [...paidLineKeys(ledger, revisions)]

test('lines that exist when nothing is left to pay were paid; a partly paid one was not', () => {
  expect(things([CHARGE], ORDERED)).toEqual([])
  expect(things([CHARGE, payment(2, 9_999)], ORDERED)).toEqual([])
  expect(things([CHARGE, PAID], ORDERED)).toEqual(ola.map(lineKey))
})

test('lines that came later were not, until they are paid too', () => {
  const both = [...ola, line('iga')]
  const joined = at(3, 'correction', 10_000)
  const changed = agreed(3, both)
  expect(things([CHARGE, PAID, joined], ORDERED, changed)).toEqual(ola.map(lineKey))
  expect(things([CHARGE, PAID, joined, payment(4, 10_000)], ORDERED, changed)).toEqual(both.map(lineKey))
})

test('a place that was handed over is paid; a person who leaves while another joins has handed nothing over', () => {
  const ewa = [line('ewa', 'fee', 11_000)]
  const dearer = at(3, 'correction', 1_000)
  expect(things([CHARGE, PAID, dearer], ORDERED, agreed(3, ewa, ['ola', 'ewa']))).toEqual([
    lineKey(line('ewa')),
  ])
  expect(things([CHARGE, PAID, dearer], ORDERED, agreed(3, ewa))).toEqual([lineKey(line('ola'))])
})

test('a place that is handed over again is paid, also at the same price', () => {
  const ewa = [line('ewa', 'fee', 11_000)]
  const dearer = at(3, 'correction', 1_000)
  const again = agreed(4, [line('jan', 'fee', 11_000)], ['ewa', 'jan'])
  expect(things([CHARGE, PAID, dearer], ORDERED, agreed(3, ewa, ['ola', 'ewa']), again)).toEqual([
    lineKey(line('jan')),
  ])
})

test('what costs neither more nor less takes the place of what was paid, until something costs otherwise', () => {
  const cap = [line('ola', 'cap')]
  const dearer = [line('ola', 'coat', 15_000)]
  expect(things([CHARGE, PAID], ORDERED, agreed(3, cap))).toEqual(cap.map(lineKey))
  expect(
    things([CHARGE, PAID, at(4, 'correction', 5_000)], ORDERED, agreed(3, cap), agreed(4, dearer)),
  ).toEqual(cap.map(lineKey))
})

test('an agreement of the moment of the payment is paid by it', () => {
  const dearer = [line('ola', 'coat', 15_000)]
  const ledger = [CHARGE, at(2, 'correction', 5_000), payment(2, 15_000)]
  expect(things(ledger, ORDERED, agreed(2, dearer))).toEqual(dearer.map(lineKey))
})

test('where what stood at the payment is not recorded, the first record counts as paid', () => {
  expect(things([CHARGE, PAID], agreed(3, ola))).toEqual(ola.map(lineKey))
})

test('a registration revived by a deposit has paid nothing in full', () => {
  const revived = at(3, 'correction', 10_000)
  expect(things([CHARGE, EXPIRED, payment(3, 5_000), revived], ORDERED)).toEqual([])
  expect(things([CHARGE, EXPIRED, payment(3, 5_000)], ORDERED)).toEqual([])
})
