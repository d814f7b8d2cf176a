import { afterAll, beforeAll, expect, test } from 'vitest'
import { createPayment } from '#contract/site.ts'
import { outputOf } from '#test/support/answers.ts'
import { breakOffStart, pay, paying, paymentsOf, typeBlik } from '#test/support/gateway.ts'
import { kielceDefinition } from '#test/support/kielce.ts'
import { asOwner, runJobs } from '#test/support/owner.ts'
import { look, register, startPayment, startTestSite, type TestSite } from '#test/support/site.ts'

/** Pressing 'Zapłać', once or more often, and the time to pay that it leaves. */

let site: TestSite

beforeAll(async () => {
  site = await startTestSite()
})
afterAll(() => site[Symbol.asyncDispose]())

test('a double click leads to the same payment, one after the other and at once', async () => {
  const family = await register(site)
  const clicks = await Promise.all(Array.from({ length: 6 }, () => startPayment(site, family)))
  expect(new Set([...clicks, await startPayment(site, family)]).size).toBe(1)
  expect(await paymentsOf(site, family)).toHaveLength(1)
})

test('in place of a payment under way another one is started, once for a double click', async () => {
  const { family, redirectUrl, payment } = await paying(site)
  const anew = () =>
    site.visitor.ask(createPayment, {
      params: { token: family.token },
      body: { insteadOf: payment.payment_id },
    })
  const [first, second] = [outputOf(createPayment, await anew()), outputOf(createPayment, await anew())]
  expect(first.redirectUrl).not.toBe(redirectUrl)
  expect(second).toEqual(first)
  expect(await paymentsOf(site, family)).toHaveLength(2)
})

test('a payment whose start was interrupted goes on as the same payment', async () => {
  const { family, redirectUrl, payment } = await paying(site)
  await breakOffStart(site, payment)
  expect(await startPayment(site, family)).toBe(redirectUrl)
  expect(await paymentsOf(site, family)).toEqual([payment])
})

test('a price without a day to pay still has none when a payer starts to pay', async () => {
  const parts = [{ name: 'Całość', amount: 'rest', due: { on: null } }]
  const plans = [{ id: 'later', name: 'Później', parts }]
  await using later = await startTestSite({ definition: { ...(await kielceDefinition()), plans } })
  const family = await register(later)
  expect(await look(later, family)).toMatchObject({ expiresAt: null })
  await startPayment(later, family)
  expect(await look(later, family)).toMatchObject({ state: 'awaiting_payment', expiresAt: null })
})

const MINUTES_LEFT = 1

/** Lets nearly all of the time to pay pass. */
const letNearlyExpire = ({ id }: { readonly id: string }) =>
  asOwner(
    site.server.databaseUrl,
    'UPDATE registration SET expires_at = now() + make_interval(mins => $2) WHERE registration_id = $1',
    [id, MINUTES_LEFT],
  )

const minutesLeft = async (family: { readonly token: string }) =>
  Temporal.Instant.from((await look(site, family)).expiresAt ?? '')
    .since(Temporal.Now.instant())
    .total('minutes')

test('a started payment keeps the places for as long as the gateway needs', async () => {
  const family = await register(site)
  await letNearlyExpire(family)
  await startPayment(site, family)
  expect(await minutesLeft(family)).toBeGreaterThan(29)
})

test('a payment that is offered again extends nothing', async () => {
  const { family } = await paying(site)
  await letNearlyExpire(family)
  await startPayment(site, family)
  expect(await minutesLeft(family)).toBeLessThan(MINUTES_LEFT)
})

test('three payments postpone the end; further ones are paid in the time that is left', async () => {
  const family = await register(site)
  // With enough time left nothing is postponed and nothing counts.
  await pay(site, family, '000000')
  const pushed: boolean[] = []
  for (let attempt = 0; attempt < 4; attempt++) {
    await letNearlyExpire(family)
    const redirectUrl = await startPayment(site, family)
    pushed.push((await minutesLeft(family)) > MINUTES_LEFT)
    if (attempt < 3) await typeBlik(site, redirectUrl, '000000')
    await runJobs(site.server.databaseUrl, 'deliver-test-notice')
  }
  expect(pushed).toEqual([true, true, true, false])
  await pay(site, family)
  expect(await look(site, family)).toMatchObject({ state: 'confirmed', paidness: 'paid' })
})
