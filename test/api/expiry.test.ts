import { afterAll, beforeAll, expect, test } from 'vitest'
import { getPanelRegistration } from '#contract/panel.ts'
import { createPayment, getAvailability } from '#contract/site.ts'
import { outputOf, problemOf } from '#test/support/answers.ts'
import { signIn } from '#test/support/client.ts'
import { breakOffStart, decideAtGateway, pay, paymentsOf, typeBlik } from '#test/support/gateway.ts'
import { FAMILY_TOTAL, familyOrder, limitedDefinition } from '#test/support/kielce.ts'
import { asOwner, runJobs } from '#test/support/owner.ts'
import {
  ledgerOf,
  letExpire,
  look,
  type Registered,
  register,
  sendOrder,
  startPayment,
  startTestSite,
  type TestSite,
} from '#test/support/site.ts'

/** Six places: one family of four fits, two do not. */
let site: TestSite

beforeAll(async () => {
  site = await startTestSite({ definition: await limitedDefinition(6) })
})
afterAll(() => site[Symbol.asyncDispose]())

const free = async () =>
  outputOf(getAvailability, await site.visitor.ask(getAvailability, { params: { slug: site.slug } })).free
    .event

const historyOf = async ({ id }: Registered) => {
  const danuta = await signIn(site.server.port, 'danuta-wrona')
  const params = { accountId: site.account, eventId: site.event, registrationId: id }
  const seen = outputOf(getPanelRegistration, await danuta.ask(getPanelRegistration, { params }))
  return (
    seen.history
      // Whether the first mail is queued before the end depends on milliseconds.
      .filter(({ details }) => details.kind !== 'pay')
      .map(({ actor, action }) => `${actor} ${action}`)
  )
}

const EXPIRED = [
  { kind: 'charge', amount: FAMILY_TOTAL },
  { kind: 'correction', amount: -FAMILY_TOTAL },
]

/** Cancels it, so that the next test finds six places. */
const end = async (family: Registered) => {
  await asOwner(site.server.databaseUrl, "SELECT swap_claims($1, $2, ARRAY[$3::uuid], '[]', false)", [
    ...[site.account, site.event, family.id],
  ])
}

test('what is not paid in time gives its places back and owes nothing', async () => {
  const family = await register(site)
  expect(await free()).toBe(2)
  await letExpire(site, family)
  expect(await free()).toBe(6)
  expect(await ledgerOf(site, family)).toEqual(EXPIRED)
  expect(await look(site, family)).toMatchObject({
    ...{ state: 'expired', paid: 0, balance: 0, expiresAt: null, tickets: [], total: FAMILY_TOTAL },
    paidness: 'unpaid',
  })
  expect(await historyOf(family)).toEqual([
    'registrant registration.created',
    'system registration.expired',
    expect.stringMatching(/^system message\.(queued|sent)$/),
  ])
  const { token } = family
  problemOf('not_payable', await site.visitor.ask(createPayment, { params: { token }, body: {} }))
})

test('a job that runs twice changes nothing the second time', async () => {
  const family = await register(site)
  await letExpire(site, family)
  await asOwner(
    site.server.databaseUrl,
    `SELECT jobs.enqueue('expire-registration', $1, jsonb_build_object('registration', $2::text), now(), NULL)`,
    [site.account, family.id],
  )
  await runJobs(site.server.databaseUrl)
  expect(await free()).toBe(6)
  expect(await ledgerOf(site, family)).toEqual(EXPIRED)
})

test('a job that runs too early waits for the end', async () => {
  const family = await register(site)
  await runJobs(site.server.databaseUrl, 'expire-registration')
  expect(await look(site, family)).toMatchObject({ state: 'awaiting_payment' })
  const waiting = await asOwner(
    site.server.databaseUrl,
    `SELECT j.run_at = r.expires_at AS "atTheEnd" FROM graphile_worker._private_jobs j, registration r
      WHERE j.payload->>'registration' = r.registration_id::text AND r.registration_id = $1
        AND j.task_id = (SELECT id FROM graphile_worker._private_tasks WHERE identifier = 'expire-registration')`,
    [family.id],
  )
  expect(waiting).toEqual([{ atTheEnd: true }])
  await letExpire(site, family)
  expect(await look(site, family)).toMatchObject({ state: 'expired' })
})

test('a paid registration does not expire though the notice was lost: the gateway is asked first', async () => {
  const family = await register(site)
  await startPayment(site, family)
  const [payment] = await paymentsOf(site, family)
  if (!payment) throw new Error('No payment was started.')
  await decideAtGateway(site, payment, 'succeeded')
  await letExpire(site, family)
  expect(await look(site, family)).toMatchObject({ state: 'confirmed', balance: 0, paidness: 'paid' })
  expect(await free()).toBe(2)
  await end(family)
})

test('a paid registration does not expire though our record of the payment was lost as well', async () => {
  const family = await register(site)
  await startPayment(site, family)
  const [payment] = await paymentsOf(site, family)
  if (!payment) throw new Error('No payment was started.')
  await breakOffStart(site, payment)
  await decideAtGateway(site, payment, 'succeeded')
  await letExpire(site, family)
  expect(await look(site, family)).toMatchObject({ state: 'confirmed', balance: 0, paidness: 'paid' })
  expect(await paymentsOf(site, family)).toEqual([{ ...payment, state: 'succeeded' }])
  await end(family)
})

test('a payment after the end revives the registration while there are places', async () => {
  const family = await register(site)
  const redirectUrl = await startPayment(site, family)
  await letExpire(site, family)
  expect(await look(site, family)).toMatchObject({ state: 'expired' })
  expect(await free()).toBe(6)

  await typeBlik(site, redirectUrl, '777123')
  await runJobs(site.server.databaseUrl, 'deliver-test-notice')
  expect(await free()).toBe(2)
  expect(await ledgerOf(site, family)).toEqual([
    ...EXPIRED,
    { kind: 'payment', amount: -FAMILY_TOTAL },
    { kind: 'correction', amount: FAMILY_TOTAL },
  ])
  const seen = await look(site, family)
  expect(seen).toMatchObject({ state: 'confirmed', balance: 0, paidness: 'paid' })
  expect(seen.tickets).toHaveLength(4)
  expect(await historyOf(family)).toContain('gateway:test registration.revived')
  await end(family)
})

test('a payment that comes when the places are gone is booked, to be refunded', async () => {
  const late = await register(site)
  const redirectUrl = await startPayment(site, late)
  await letExpire(site, late)
  const faster = await register(site)
  await pay(site, faster)

  await typeBlik(site, redirectUrl, '777123')
  await runJobs(site.server.databaseUrl, 'deliver-test-notice')
  const seen = await look(site, late)
  expect(seen).toMatchObject({
    state: 'expired',
    paid: FAMILY_TOTAL,
    balance: -FAMILY_TOTAL,
    paidness: 'to_refund',
  })
  expect(seen.tickets).toEqual([])
  expect(await ledgerOf(site, late)).toEqual([...EXPIRED, { kind: 'payment', amount: -FAMILY_TOTAL }])
  expect(await historyOf(late)).toContain('gateway:test payment.came_too_late')
  expect(await free()).toBe(2)
  expect(await look(site, faster)).toMatchObject({ state: 'confirmed' })
  await end(faster)
})

test('places that came back are sold again', async () => {
  const first = await register(site)
  problemOf('registration_refused', await sendOrder(site, familyOrder()))
  await letExpire(site, first)
  const second = await register(site)
  expect(second.state).toBe('awaiting_payment')
  await letExpire(site, second)
})
