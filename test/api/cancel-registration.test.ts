import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { cancelPanelRegistration, cancelRegistration } from '#contract/changes.ts'
import { createScan } from '#contract/check-in.ts'
import { getPanelRegistration } from '#contract/panel.ts'
import { createPayment } from '#contract/site.ts'
import { audit, countPlaces } from '#test/races/audit.ts'
import { outputOf, problemOf } from '#test/support/answers.ts'
import { sendCancel, sendChange } from '#test/support/changes.ts'
import { type Client, signIn } from '#test/support/client.ts'
import { pay, typeBlik } from '#test/support/gateway.ts'
import { changeTo, orderOf, outing } from '#test/support/outing.ts'
import { runJobs } from '#test/support/owner.ts'
import { letBankDecide } from '#test/support/refunds.ts'
import {
  ledgerOf,
  letExpire,
  look,
  type Registered,
  register,
  startPayment,
  startTestSite,
  type TestSite,
} from '#test/support/site.ts'

let site: TestSite
let staff: Client
let family: Registered

beforeEach(async () => {
  site = await startTestSite({ definition: outing() })
  staff = await signIn(site.server.port, 'danuta-wrona')
  family = await register(site, orderOf('ewa+', 'jan'))
})
afterEach(async () => {
  await letBankDecide(site)
  expect(await audit(site.server.databaseUrl)).toEqual([])
  await site[Symbol.asyncDispose]()
})

const cancel = async () => outputOf(cancelRegistration, await sendCancel(site, family))
const params = () => ({ accountId: site.account, eventId: site.event, registrationId: family.id })
const cancelAsStaff = (reason: string) =>
  staff.ask(cancelPanelRegistration, { params: params(), body: { reason } })
const scan = async (code: string) => {
  const body = { code, gate: 'Brama A', nonce: randomUUID() }
  const { accountId, eventId } = params()
  return outputOf(createScan, await staff.ask(createScan, { params: { accountId, eventId }, body }))
}

test('a cancelled unpaid registration frees its places, owes nothing and allows no action', async () => {
  const view = await cancel()
  expect(view).toMatchObject({
    ...{ state: 'cancelled', balance: 0, expiresAt: null, tickets: [] },
    may: { change: false, cancel: false },
  })
  expect(await countPlaces(site.server.databaseUrl)).toMatchObject([
    { pool: 'coach', taken: 0 },
    { pool: 'event', taken: 0 },
  ])
  expect(await ledgerOf(site, family)).toEqual([
    { kind: 'charge', amount: 23_000 },
    { kind: 'correction', amount: -23_000 },
  ])
  problemOf('not_changeable', await sendChange(site, family, changeTo(1, 'ewa')))
  const started = await site.visitor.ask(createPayment, { params: { token: family.token }, body: {} })
  problemOf('not_payable', started)
})

test('a repeated cancellation gets the same answer and has no effect', async () => {
  const first = await cancel()
  expect(await cancel()).toEqual(first)
  expect(await ledgerOf(site, family)).toHaveLength(2)
})

test('after a cancellation the payment is to be refunded and the tickets are refused', async () => {
  await pay(site, family)
  const [ewa] = (await look(site, family)).tickets
  expect(await cancel()).toMatchObject({
    state: 'cancelled',
    paidness: 'to_refund',
    paid: 11_500,
    balance: -11_500,
  })
  expect(await scan(ewa?.code ?? '')).toMatchObject({ verdict: 'refused', reason: 'cancelled' })
})

test('a payment started before the cancellation is booked for a refund and revives nothing', async () => {
  const redirectUrl = await startPayment(site, family)
  await cancel()
  await typeBlik(site, redirectUrl, '777123')
  await runJobs(site.server.databaseUrl, 'deliver-test-notice')
  expect(await look(site, family)).toMatchObject({
    ...{ state: 'cancelled', paidness: 'to_refund', paid: 11_500, tickets: [] },
  })
  expect(await countPlaces(site.server.databaseUrl)).toMatchObject([{ taken: 0 }, { taken: 0 }])
})

test('after an entry only the staff may cancel, and the history has the reason', async () => {
  await pay(site, family)
  const [ewa] = (await look(site, family)).tickets
  await scan(ewa?.code ?? '')
  problemOf('not_changeable', await sendCancel(site, family))
  const view = outputOf(cancelPanelRegistration, await cancelAsStaff('Choroba w rodzinie'))
  expect(view).toMatchObject({ state: 'cancelled', may: { change: false, cancel: false } })
  expect(view.history.find(({ action }) => action === 'registration.cancelled')).toMatchObject({
    actor: 'Danuta Wrona',
    details: {
      ...{ reason: 'Choroba w rodzinie', reversed: 23_000, kept: 0, toRefund: 11_500 },
      ...{ before: { state: 'confirmed' }, after: { state: 'cancelled' } },
    },
  })
  expect(view.ledger.at(-1)).toMatchObject({ kind: 'correction', explanation: { code: 'cancelled' } })
})

test('a registration that has ended otherwise is not cancelled; an empty reason is none', async () => {
  problemOf('invalid_input', await cancelAsStaff(' '))
  await letExpire(site, family)
  problemOf('not_changeable', await sendCancel(site, family))
  problemOf('not_changeable', await cancelAsStaff('Choroba'))
  const seen = await staff.ask(getPanelRegistration, { params: params() })
  expect(outputOf(getPanelRegistration, seen)).toMatchObject({ state: 'expired' })
})
