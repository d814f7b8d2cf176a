import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import { deadlineOf } from '#domain/values/polish-time.ts'
import { createScan } from '#server/features/check-in/create-scan.ts'
import { settlePayment } from '#server/features/payments/settle-payment.ts'
import { previewCancellation } from '#server/features/registrations/cancel/preview-cancellation.ts'
import { endUnpaid } from '#server/features/registrations/expiry/end-unpaid.ts'
import { createTestDatabase, type TestDatabase } from '../../tools/cases/scenario.ts'
import { type OneOrder, orderOne } from './one-order.ts'

/** A later part that ends the registration when unpaid by 25 May, on the real database at its boundary. */
const DEFINITION = {
  schemaVersion: 3,
  title: 'Spływ',
  kind: 'other',
  dates: { start: '2024-06-01', end: '2024-06-03' },
  ask: { birthDate: 'no', sex: 'no' },
  items: [
    {
      ...{ id: 'fee', name: 'Udział', category: 'participation', legalKind: 'participation' },
      ...{ per: 'person', choose: 'always', price: 20000, claims: [{ pool: 'boats' }] },
    },
  ],
  pools: [{ id: 'boats', name: 'Kajaki', capacity: 4, refusal: 'event_full' }],
  plans: [
    {
      ...{ id: 'parts', name: 'Raty' },
      parts: [
        { name: 'Zaliczka', amount: { perPerson: 5000 }, due: { on: '2024-05-05' }, deposit: true },
        { name: 'Reszta', amount: 'rest', due: { on: '2024-05-25' } },
      ],
    },
  ],
  unpaid: { later: 'cancel' },
  refunds: [{ kept: { deposit: true } }],
}

let testDatabase: TestDatabase
let order: OneOrder
beforeAll(async () => {
  testDatabase = await createTestDatabase(inject('cluster').url)
})
afterAll(() => testDatabase[Symbol.asyncDispose]())
beforeEach(async () => {
  order = await orderOne(testDatabase, DEFINITION, { at: '2024-05-01T10:00:00', total: 20000 })
  await order.succeed('2024-05-02T10:00:00', await order.begin('2024-05-02T10:00:00'))
})

const look = async (at: string) => {
  const { state, paid, kept } = await order.look(at)
  return { state, paid, kept }
}

test('the last second is in time, the next one is not', async () => {
  expect(await look('2024-05-25T23:59:59')).toEqual({ state: 'confirmed', paid: 5000, kept: 0 })
  expect(await look('2024-05-26T00:00:00')).toEqual({ state: 'cancelled', paid: 5000, kept: 5000 })
})

test.each([
  ['05-05', '05-25', 0],
  ['05-06', '05-26', 24],
])(
  'the first part and a later one end in the same way, after %s and %s with %i hours of grace',
  async (first, later, graceHours) => {
    const unpaid = { later: 'cancel', graceHours }
    const fresh = () =>
      orderOne(testDatabase, { ...DEFINITION, unpaid }, { at: '2024-05-01T10:00:00', total: 20000 })
    const stateAt = async (of: OneOrder, day: string) => {
      const last = Temporal.PlainDateTime.from(`2024-${day}T23:59:59`)
      const before = await of.look(last.toString())
      const after = await of.look(last.add({ seconds: 1 }).toString())
      return [before.state, after.state]
    }
    expect(await stateAt(await fresh(), first)).toEqual(['awaiting_payment', 'expired'])
    const begun = await fresh()
    await begun.succeed('2024-05-02T10:00:00', await begun.begin('2024-05-02T10:00:00'))
    expect(await stateAt(begun, later)).toEqual(['confirmed', 'cancelled'])
  },
)

test('it is cancelled by the rules of the day after: those of its last day no longer apply', async () => {
  const refunds = [{ until: { on: '2024-05-25' } }, { until: { on: '2024-05-26' }, kept: { amount: 700 } }]
  const begun = await orderOne(
    testDatabase,
    { ...DEFINITION, refunds },
    { at: '2024-05-01T10:00:00', total: 20000 },
  )
  await begun.succeed('2024-05-02T10:00:00', await begun.begin('2024-05-02T10:00:00'))
  expect(await begun.look('2024-05-27T12:00:00')).toMatchObject({ state: 'cancelled', kept: 700 })
})

test('what is kept of who does not pay differs from what is kept of who resigns', async () => {
  const unpaid = { later: 'cancel', kept: { amount: 1_200 } }
  const begun = await orderOne(
    testDatabase,
    { ...DEFINITION, unpaid },
    { at: '2024-05-01T10:00:00', total: 20000 },
  )
  await begun.succeed('2024-05-02T10:00:00', await begun.begin('2024-05-02T10:00:00'))
  const { scenario, registrationId } = begun
  await scenario.passTo(deadlineOf('2024-05-25T12:00:00'))
  const resigning = await previewCancellation(scenario.ctx(), { registrationId, by: 'registrant' })
  expect(resigning).toMatchObject({ kept: 5_000, toRefund: 0, reasons: [{ code: 'rule', amount: 5_000 }] })
  const { state, paid, kept, balance } = await begun.look('2024-05-26T00:00:00')
  expect({ state, paid, kept, balance }).toEqual({
    state: 'cancelled',
    paid: 5_000,
    kept: 1_200,
    balance: -3_800,
  })
})

test('a payment started in time may be completed, and it wins', async () => {
  const payment = await order.begin('2024-05-25T23:59:58')
  expect(payment.amount).toBe(15000)
  expect(await look('2024-05-26T00:20:00')).toMatchObject({ state: 'confirmed', paid: 5000 })
  await order.succeed('2024-05-26T00:25:00', payment)
  expect(await look('2024-05-27T12:00:00')).toEqual({ state: 'confirmed', paid: 20000, kept: 0 })
})

test('a payment that is never completed loses the place half an hour after its start', async () => {
  await order.begin('2024-05-25T23:50:00')
  expect(await look('2024-05-26T00:19:59')).toMatchObject({ state: 'confirmed' })
  expect(await look('2024-05-26T00:20:05')).toMatchObject({ state: 'cancelled', kept: 5000 })
})

test('a payment that succeeds at the very moment is applied before anything ends, and both may run at once', async () => {
  const payment = await order.begin('2024-05-25T23:20:00')
  const { scenario, registrationId } = order
  await scenario.passTo(deadlineOf('2024-05-25T23:59:59'))
  const truth = scenario.bank.pay(payment.reference, payment.amount)
  await scenario.passTo(deadlineOf('2024-05-26T00:00:00'))
  const late = { ...scenario.ctx(), now: deadlineOf('2024-05-26T00:00:05') }
  await Promise.all([
    endUnpaid(late, registrationId),
    settlePayment(late, truth),
    endUnpaid(late, registrationId),
  ])
  expect(await look('2024-05-27T12:00:00')).toEqual({ state: 'confirmed', paid: 20000, kept: 0 })
})

test('a person who has entered stays, and the staff decide', async () => {
  const { scenario } = order
  const [ticket] = (await order.look('2024-05-03T10:00:00')).tickets
  const scan = {
    accountId: scenario.ctx().account,
    eventId: scenario.eventId,
    gate: 'Brama',
    role: 'check_in' as const,
    nonce: randomUUID(),
  }
  const verdict = await createScan(scenario.ctx(), { ...scan, code: ticket?.code ?? '' })
  expect(verdict.verdict).toBe('enter')
  expect(await look('2024-05-27T12:00:00')).toMatchObject({ state: 'confirmed', paid: 5000 })
})
