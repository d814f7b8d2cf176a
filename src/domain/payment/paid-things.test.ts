import { expect, test } from 'vitest'
import { thingOf } from '../quote/agreed-discounts.ts'
import type { QuoteLine } from '../quote/quote-result.ts'
import { type BookedEntry, paidThings } from './paid-things.ts'

const line = (person: string, item = 'fee'): QuoteLine => ({
  ...{ person, item, itemName: item, option: null, optionName: null, quantity: 1 },
  ...{ amount: 10_000, listAmount: 10_000, reasons: [], onSite: false },
})
const entry = (
  day: number,
  kind: BookedEntry['kind'],
  amount: number,
  change: BookedEntry['change'] = null,
): BookedEntry => ({ kind, amount, at: Temporal.Instant.from(`2026-05-0${day}T10:00:00Z`), change })

const CHARGE = entry(1, 'charge', 10_000)
const PAID = entry(2, 'payment', -10_000)
const ola = [line('ola')]
const things = (ledger: BookedEntry[], lines: QuoteLine[]) => [...paidThings(ledger, lines)]

test('what stands when nothing is left to pay was paid; a part of it was not', () => {
  expect(things([CHARGE], ola)).toEqual([])
  expect(things([CHARGE, entry(2, 'payment', -9_999)], ola)).toEqual([])
  expect(things([CHARGE, PAID], ola)).toEqual(ola.map(thingOf))
})

test('what came later was not, until it is paid too', () => {
  const both = [...ola, line('iga')]
  const joined = entry(3, 'correction', 10_000, { before: ola, after: both, isHandOver: false })
  expect(things([CHARGE, PAID, joined], both)).toEqual(ola.map(thingOf))
  expect(things([CHARGE, PAID, joined, entry(4, 'payment', -10_000)], both)).toEqual(both.map(thingOf))
})

test('a place that was handed over is paid; one who leaves while another joins has handed nothing over', () => {
  const swapped = { before: ola, after: [line('ewa')] }
  const at3 = (isHandOver: boolean) => entry(3, 'correction', 0, { ...swapped, isHandOver })
  expect(things([CHARGE, PAID, at3(true)], [line('ewa')])).toEqual([thingOf(line('ewa'))])
  expect(things([CHARGE, PAID, at3(false)], [line('ewa')])).toEqual([thingOf(line('ola'))])
})

test('who is revived by a deposit has paid nothing in full', () => {
  const expired = entry(2, 'correction', -10_000)
  const revived = [entry(3, 'payment', -5_000), entry(3, 'correction', 10_000)]
  expect(things([CHARGE, expired, ...revived], ola)).toEqual([])
  expect(things([CHARGE, expired, entry(3, 'payment', -5_000)], ola)).toEqual([])
})
