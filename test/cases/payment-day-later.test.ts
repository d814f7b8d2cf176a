import { describe, expect, test } from 'vitest'
import { clock, definition, onRealDatabase, pay, sample } from './canoe-trip.ts'

const differencesOf = onRealDatabase()

const [fee] = definition.items
/** 200 zł when paid in time, later 250 zł; a shirt for 30 zł, 35 zł since June. */
const paidBy = (when: object, more: object = {}) => ({
  definition: {
    ...definition,
    dates: { start: '2024-08-01', end: '2024-08-03' },
    items: [
      { ...fee, price: [{ when, amount: 20000 }, { amount: 25000 }] },
      {
        ...{ ...fee, id: 'shirt', name: 'Koszulka', category: 'merchandise', legalKind: 'goods', claims: [] },
        ...{ choose: 'optional', price: 3000 },
      },
    ],
    plans: [whole({ days: 7, after: 'registration' })],
    ...more,
  },
})
const whole = (due: object) => ({
  id: 'whole',
  name: 'Całość',
  parts: [{ name: 'Całość', amount: 'rest', due }],
})
const later = { plans: [whole({ on: '2024-07-15' })] }
const IN_MAY = { fact: 'paymentDay', atMost: '2024-05-31' }
const JUNE = '2024-06-10T12:00:00'
const change = (at: string, people: object[], expect: object) => ({ at, do: 'change', people, expect })
const shirt = (who: string) => ({ ref: who, choices: { shirt: 'yes' } })
const iga = { ref: 'iga', first_name: 'Iga', last_name: 'Nowak' }

describe('a payment for an expired registration', () => {
  const expired = clock('2024-05-09T00:00:00', { state: 'cancelled_unpaid' })

  test('revives it at the price of the day of payment', async () => {
    const then = [expired, pay(JUNE, 25000, { state: 'paid', total: 25000, to_pay: 0, refund: 0 })]
    expect(await differencesOf(sample(['ola'], then), paidBy(IN_MAY))).toEqual([])
  })

  test('is too little when it is the price of an earlier day, and may be completed', async () => {
    const then = [
      expired,
      pay(JUNE, 20000, { state: 'cancelled_unpaid', refund: 20000 }),
      pay('2024-06-11T12:00:00', 5000, { state: 'paid', total: 25000, refund: 0 }),
    ]
    expect(await differencesOf(sample(['ola'], then), paidBy(IN_MAY))).toEqual([])
  })

  test('pays the lower price when it is in time for it', async () => {
    const then = [expired, pay('2024-05-31T23:59:59', 20000, { state: 'paid', total: 20000 })]
    expect(await differencesOf(sample(['ola'], then), paidBy(IN_MAY))).toEqual([])
  })
})

describe('a registration paid in time', () => {
  const inTime = pay('2024-05-02T09:00:00', 20000, { state: 'paid' })

  test('keeps its price when the place is handed over for a fee later', async () => {
    const handed = {
      ...{ at: JUNE, do: 'hand_over', who: 'ola' },
      to: { ref: 'ewa', first_name: 'Ewa', last_name: 'Nowak' },
      expect: { total: 20000, to_pay: 5000 },
    }
    const then = [inTime, handed, pay('2024-06-11T12:00:00', 5000, { state: 'paid', total: 20000 })]
    const fees = { fees: { transfer: [{ amount: 5000 }] } }
    expect(await differencesOf(sample(['ola'], then), paidBy(IN_MAY, fees))).toEqual([])
  })

  test('keeps its price when items are added, whenever these are paid', async () => {
    const then = [
      inTime,
      change('2024-05-20T12:00:00', [shirt('ola')], { total: 23000, to_pay: 3000 }),
      clock(JUNE, { total: 23000, to_pay: 3000 }),
      pay(JUNE, 3000, { state: 'paid', total: 23000 }),
    ]
    expect(await differencesOf(sample(['ola'], then), paidBy(IN_MAY))).toEqual([])
  })

  test('gives a person who joins later the price of that day', async () => {
    const then = [inTime, change(JUNE, [iga], { total: 45000 }), pay(JUNE, 25000, { state: 'paid' })]
    for (const fact of ['paymentDay', 'firstPaymentDay'])
      expect(await differencesOf(sample(['ola'], then), paidBy({ ...IN_MAY, fact }))).toEqual([])
  })
})

test('an addition to a paid registration is priced by its own day of payment', async () => {
  const then = [
    pay('2024-05-02T09:00:00', 20000, { state: 'paid' }),
    change('2024-05-20T12:00:00', [iga], { total: 40000, to_pay: 20000 }),
    clock('2024-05-31T23:59:59', { total: 40000, to_pay: 20000 }),
    clock('2024-06-01T00:00:00', { total: 45000, to_pay: 25000 }),
    pay(JUNE, 25000, { state: 'paid', total: 45000 }),
  ]
  expect(await differencesOf(sample(['ola'], then), paidBy(IN_MAY, later))).toEqual([])
})

test('a change of an unpaid registration does not keep the price for paying in time', async () => {
  const then = [change(JUNE, [shirt('ola')], { total: 28000 }), pay(JUNE, 28000, { state: 'paid' })]
  expect(await differencesOf(sample(['ola'], then), paidBy(IN_MAY, later))).toEqual([])
})

test('a payment within so many days of the registration pays the price of its day', async () => {
  const inTime = { fact: 'daysToPayment', atMost: 10 }
  const after = (at: string, total: number) => [
    clock(at, { total }),
    pay(at, total, { state: 'paid', total }),
  ]
  const played = (at: string, total: number) =>
    differencesOf(sample(['ola'], after(at, total)), paidBy(inTime, later))
  expect(await played('2024-05-11T23:59:59', 20000)).toEqual([])
  expect(await played('2024-05-12T00:00:00', 25000)).toEqual([])
})
