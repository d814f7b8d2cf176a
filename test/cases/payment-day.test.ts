import { randomUUID, randomUUIDv7 } from 'node:crypto'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { deadlineOf } from '#domain/polish-time.ts'
import { registrationDraftSchema } from '#domain/registration/draft.ts'
import { createPayment } from '#server/features/payments/create-payment.ts'
import { insertPayment } from '#server/features/payments/payments.queries.ts'
import { settlePayment } from '#server/features/payments/settle-payment.ts'
import { reconcileAccount } from '#server/features/reconciliation/reconcile-account.ts'
import { createRegistration } from '#server/features/registrations/create-registration.ts'
import { getRegistration } from '#server/features/registrations/get-registration.ts'
import { type Ground, openGround, type Stage, setStage } from '../../scripts/cases/steps-ground.ts'

/** 80 zł when the payment begins by 28 February, then 100 zł (flow C10), on the real database at its boundary. */
const DEFINITION = {
  schemaVersion: 2,
  title: 'Zlot',
  kind: 'other',
  dates: { start: '2024-06-01', end: '2024-06-03' },
  ask: { birthDate: 'no', sex: 'no' },
  items: [
    {
      ...{ id: 'fee', name: 'Udział', category: 'participation', legalKind: 'participation' },
      ...{ per: 'person', choose: 'always' },
      price: [{ when: { fact: 'paymentDay', atMost: '2024-02-28' }, amount: 8000 }, { amount: 10000 }],
    },
  ],
  plans: [
    {
      ...{ id: 'whole', name: 'Całość' },
      parts: [{ name: 'Całość', amount: 'rest', due: { daysAfterRegistration: 60 } }],
    },
  ],
}

let ground: Ground
let stage: Stage
let registrationId: string
beforeAll(async () => {
  ground = await openGround(inject('cluster').url)
})
afterAll(() => ground[Symbol.asyncDispose]())

async function register(): Promise<void> {
  stage = await setStage(ground, DEFINITION, deadlineOf('2024-02-10T12:00:00'))
  const draft = registrationDraftSchema.parse({
    people: [{ ref: 'ola', firstName: 'Ola', lastName: 'Nowak', birthDate: null }],
    registeredBy: 'ola',
  })
  const contact = { firstName: 'Ola', lastName: 'Nowak', email: 'ola@example.org', phone: '+48 600 000 200' }
  const body = { version: 1, expectedTotal: 8000, draft, contact }
  const made = await createRegistration(stage.ctx(), { slug: stage.slug, key: randomUUID(), body })
  registrationId = made.registrationId
  await stage.settle()
}

const begin = async (at: string, amount?: number) => {
  await stage.passTo(deadlineOf(at))
  const started = await createPayment(stage.ctx(), {
    ...{ registrationId, returnUrl: 'https://example.org/' },
    ...(amount === undefined ? {} : { amount }),
  })
  return { amount: started.amount, reference: stage.bank.referenceOf(started.redirectUrl) }
}
const succeed = async (at: string, { reference, amount }: { reference: string; amount: number }) => {
  await stage.passTo(deadlineOf(at))
  await settlePayment(stage.ctx(), stage.bank.pay(reference, amount))
  await stage.settle()
}
/** Money that no page has asked for. */
const transfer = async (at: string, amount: number) => {
  await stage.passTo(deadlineOf(at))
  const { account, db } = stage.ctx()
  const reference = randomUUIDv7()
  const payment = { accountId: account, paymentId: reference, registrationId, amount, pushed: false }
  await db.tenant(account, (tx) => insertPayment(tx, { ...payment, gateway: stage.bank.name }))
  await succeed(at, { reference, amount })
}
const look = async () => {
  const { registration } = await getRegistration(stage.ctx(), registrationId)
  expect((await reconcileAccount(stage.ctx(), { patience: 0 })).differences).toEqual([])
  const { state, total, paid, balance } = registration
  return { state, total, paid, balance }
}

test('a payment begun in the last second of the day that succeeds later pays the price of that day', async () => {
  await register()
  const payment = await begin('2024-02-28T23:59:59')
  expect(payment.amount).toBe(8000)
  await succeed('2024-02-29T00:07:00', payment)
  expect(await look()).toEqual({ state: 'confirmed', total: 8000, paid: 8000, balance: 0 })
})

test('a second later the next price is asked for', async () => {
  await register()
  const payment = await begin('2024-02-29T00:00:00')
  expect(payment.amount).toBe(10000)
  await succeed('2024-02-29T00:07:00', payment)
  expect(await look()).toEqual({ state: 'confirmed', total: 10000, paid: 10000, balance: 0 })
})

test('one begun in time counts, though another was begun after it', async () => {
  await register()
  const first = await begin('2024-02-28T23:59:59')
  const second = await begin('2024-02-29T00:00:05')
  expect(second.amount).toBe(10000)
  expect(await look()).toMatchObject({ total: 10000, balance: 10000 })
  await succeed('2024-02-29T00:03:00', first)
  expect(await look()).toEqual({ state: 'confirmed', total: 8000, paid: 8000, balance: 0 })
  await succeed('2024-02-29T00:04:00', second)
  expect(await look()).toEqual({ state: 'confirmed', total: 8000, paid: 18000, balance: -10000 })
})

test('too little is a part payment, and the rest stays due', async () => {
  await register()
  await transfer('2024-03-05T12:00:00', 8000)
  expect(await look()).toEqual({ state: 'awaiting_payment', total: 10000, paid: 8000, balance: 2000 })
  const rest = await begin('2024-03-06T12:00:00')
  expect(rest.amount).toBe(2000)
  await succeed('2024-03-06T12:05:00', rest)
  expect(await look()).toEqual({ state: 'confirmed', total: 10000, paid: 10000, balance: 0 })
})
