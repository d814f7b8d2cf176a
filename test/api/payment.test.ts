import { afterAll, beforeAll, expect, test } from 'vitest'
import { getPanelRegistration } from '#contract/panel.ts'
import { createPayment } from '#contract/site.ts'
import { signBody } from '#server/gateways/payment/test-gateway/signature.ts'
import { createSecrets } from '#server/secrets.ts'
import { outputOf, problemOf } from '#test/support/answers.ts'
import { Client, signIn } from '#test/support/client.ts'
import {
  breakOffStart,
  bring,
  decideAtGateway,
  noticeOf,
  pay,
  paymentsOf,
  submit,
  typeBlik,
} from '#test/support/gateway.ts'
import { FAMILY_TOTAL, kielceDefinition } from '#test/support/kielce.ts'
import { asOwner, runJobs } from '#test/support/owner.ts'
import { TEST_KEY } from '#test/support/server.ts'
import { ledgerOf, look, register, startPayment, startTestSite, type TestSite } from '#test/support/site.ts'

let site: TestSite

beforeAll(async () => {
  site = await startTestSite()
})
afterAll(() => site[Symbol.asyncDispose]())

const PAID = [
  { kind: 'charge', amount: FAMILY_TOTAL },
  { kind: 'payment', amount: -FAMILY_TOTAL },
]

/** A registration whose only payment is under way at the gateway. */
async function paying() {
  const family = await register(site)
  const redirectUrl = await startPayment(site, family)
  const [payment] = await paymentsOf(site, family)
  if (!payment) throw new Error('No payment was started.')
  return { family, redirectUrl, payment }
}

const notices = () => asOwner(site.server.databaseUrl, 'SELECT notice_id, settled_at FROM gateway_notice')

test('a family pays by BLIK: the gateway tells by a notice, and everybody has a ticket', async () => {
  const family = await register(site)
  const started = await site.visitor.ask(createPayment, { params: { token: family.token }, body: {} })
  const { redirectUrl, amount } = outputOf(createPayment, started)
  expect(amount).toBe(FAMILY_TOTAL)
  const { host, pathname } = new URL(redirectUrl)
  expect(host).toBe(`zapisano.localhost:${site.server.port}`)

  const page = await new Client(site.server.port, 'zapisano.localhost').open(pathname)
  expect(page).toMatchObject({ status: 200, headers: { 'content-type': 'text/html; charset=utf-8' } })
  expect(page.headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'sha256-/)
  expect(page.text).toContain(`<form method="post" action="${pathname}">`)
  expect(page.text).toContain('840\u00a0zł')
  expect(page.text).not.toContain('<script')

  const sentOn = await typeBlik(site, redirectUrl, '777 123')
  expect(sentOn).toMatchObject({ status: 303, headers: { location: family.address } })
  await runJobs(site.server.databaseUrl, 'deliver-test-notice')

  expect(await ledgerOf(site, family)).toEqual(PAID)
  const seen = await look(site, family)
  expect(seen).toMatchObject({
    state: 'confirmed',
    paid: FAMILY_TOTAL,
    balance: 0,
    paidness: 'paid',
    expiresAt: null,
  })
  expect(seen.payment).toEqual({ state: 'succeeded', redirectUrl: null })
  expect(seen.tickets.map(({ name }) => name)).toEqual([
    'Anna Kopeć',
    'Piotr Kopeć',
    'Zofia Kopeć',
    'Jan Kopeć',
  ])
  expect(new Set(seen.tickets.map(({ code }) => code)).size).toBe(4)
  expect(await notices()).toEqual([{ notice_id: expect.any(String), settled_at: expect.any(Date) }])
})

test('the staff see the lines, the ledger and who did what', async () => {
  const family = await register(site)
  await pay(site, family)
  const danuta = await signIn(site.server.port, 'danuta-wrona')
  const params = { accountId: site.account, eventId: site.event, registrationId: family.id }
  const seen = outputOf(getPanelRegistration, await danuta.ask(getPanelRegistration, { params }))
  expect(seen).toMatchObject({ number: family.number, total: FAMILY_TOTAL, balance: 0, paidness: 'paid' })
  expect(seen.lines.reduce((sum, line) => sum + line.amount, 0)).toBe(FAMILY_TOTAL)
  expect(seen.ledger.map(({ kind, amount }) => ({ kind, amount }))).toEqual(PAID)
  expect(seen.history.map(({ actor, action }) => `${actor} ${action}`)).toEqual([
    'registrant registration.created',
    'registrant payment.started',
    'gateway:test payment.succeeded',
    'gateway:test registration.confirmed',
    'gateway:test message.queued',
  ])
  expect(seen.statements).toMatchObject([{ statement: 'rules', version: 1 }])
})

test('a forged notice is refused and changes nothing', async () => {
  const { family, payment } = await paying()
  await decideAtGateway(site, payment, 'succeeded')
  const [notice, kept] = [noticeOf(payment), await notices()]
  const another = await bring(site, { ...notice, amount: 1 }, '')
  problemOf('signature_invalid', another)
  problemOf('signature_invalid', await bring(site, notice, 'x'.repeat(43)))
  problemOf('signature_invalid', await bring(site, notice, signBody(createSecrets(TEST_KEY), '{}')))
  expect(await notices()).toEqual(kept)
  await runJobs(site.server.databaseUrl)
  expect(await paymentsOf(site, family)).toEqual([payment])
  expect(await look(site, family)).toMatchObject({ state: 'awaiting_payment', paid: 0 })
})

test('a notice that comes twice, and ten at once, are one entry in the ledger', async () => {
  const { family, payment } = await paying()
  await decideAtGateway(site, payment, 'succeeded')
  const notice = noticeOf(payment)
  const answers = await Promise.all([
    ...Array.from({ length: 5 }, () => bring(site, notice)),
    ...Array.from({ length: 5 }, () => bring(site, noticeOf(payment))),
  ])
  expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(204))
  await runJobs(site.server.databaseUrl)
  expect(await bring(site, notice)).toMatchObject({ status: 204, text: '' })
  await runJobs(site.server.databaseUrl)
  expect(await ledgerOf(site, family)).toEqual(PAID)
  expect(await look(site, family)).toMatchObject({ state: 'confirmed', balance: 0, paidness: 'paid' })
})

test('a notice only says that something happened: the truth is asked of the gateway', async () => {
  const { family, payment } = await paying()
  expect(await bring(site, noticeOf(payment))).toMatchObject({ status: 204 })
  await expect(runJobs(site.server.databaseUrl)).rejects.toThrow('still says that the payment is under way')
  expect(await look(site, family)).toMatchObject({ state: 'awaiting_payment', payment: { state: 'pending' } })
  expect(await ledgerOf(site, family)).toHaveLength(1)
  // It was not forgotten: the gateway is asked again.
  await decideAtGateway(site, payment, 'succeeded')
  const failing = 'SELECT FROM graphile_worker.jobs WHERE last_error IS NOT NULL'
  await expect.poll(() => asOwner(site.server.databaseUrl, failing), { timeout: 20_000 }).toEqual([])
  expect(await ledgerOf(site, family)).toEqual(PAID)
})

test('a notice about a payment that nobody knows is taken and forgotten', async () => {
  const { payment } = await paying()
  const kept = await notices()
  const unknown = { ...noticeOf(payment), merchantReference: '01a1fc46-0000-7000-8000-000000000000' }
  expect(await bring(site, unknown)).toMatchObject({ status: 204 })
  expect(await notices()).toEqual(kept)
})

test('a refused code leaves the registration waiting; a second attempt pays it', async () => {
  const family = await register(site)
  await pay(site, family, '000000')
  expect(await look(site, family)).toMatchObject({
    ...{ state: 'awaiting_payment', paid: 0, paidness: 'unpaid' },
    payment: { state: 'failed', redirectUrl: null },
  })
  await pay(site, family)
  expect((await paymentsOf(site, family)).map(({ state }) => state)).toEqual(['failed', 'succeeded'])
  expect(await ledgerOf(site, family)).toEqual(PAID)
  expect(await look(site, family)).toMatchObject({ state: 'confirmed', payment: { state: 'succeeded' } })
})

test('who breaks off may pay again', async () => {
  const { family, redirectUrl } = await paying()
  expect((await submit(site, redirectUrl, 'decision=cancelled')).status).toBe(303)
  await runJobs(site.server.databaseUrl, 'deliver-test-notice')
  expect(await look(site, family)).toMatchObject({ payment: { state: 'cancelled' } })
  await pay(site, family)
  expect(await look(site, family)).toMatchObject({ state: 'confirmed' })
})

test('a success that comes after a failure of the same payment wins; a later failure does not', async () => {
  const { family, payment } = await paying()
  const settle = async (status: string) => {
    await decideAtGateway(site, payment, status)
    await bring(site, noticeOf(payment, status))
    await runJobs(site.server.databaseUrl)
    return (await paymentsOf(site, family))[0]?.state
  }
  expect(await settle('failed')).toBe('failed')
  expect(await settle('succeeded')).toBe('succeeded')
  expect(await settle('failed')).toBe('succeeded')
  expect(await ledgerOf(site, family)).toEqual(PAID)
  expect(await look(site, family)).toMatchObject({ state: 'confirmed', paidness: 'paid' })
})

test('money that comes twice is booked twice and stands out as overpaid', async () => {
  const { family, payment } = await paying()
  await decideAtGateway(site, payment, 'failed')
  await bring(site, noticeOf(payment, 'failed'))
  await runJobs(site.server.databaseUrl)
  await pay(site, family)
  await decideAtGateway(site, payment, 'succeeded')
  await bring(site, noticeOf(payment))
  await runJobs(site.server.databaseUrl)
  expect(await ledgerOf(site, family)).toEqual([...PAID, PAID[1]])
  const seen = await look(site, family)
  expect(seen).toMatchObject({ state: 'confirmed', balance: -FAMILY_TOTAL, paidness: 'overpaid' })
  expect(seen.tickets).toHaveLength(4)
})

test('a double click leads to the same payment, one after the other and at once', async () => {
  const family = await register(site)
  const clicks = await Promise.all(Array.from({ length: 6 }, () => startPayment(site, family)))
  expect(new Set([...clicks, await startPayment(site, family)]).size).toBe(1)
  expect(await paymentsOf(site, family)).toHaveLength(1)
})

test('a payment whose start was broken off goes on as the same payment', async () => {
  const { family, redirectUrl, payment } = await paying()
  await breakOffStart(site, payment)
  expect(await startPayment(site, family)).toBe(redirectUrl)
  expect(await paymentsOf(site, family)).toEqual([payment])
})

test('a payment whose start was broken off is found by its notice', async () => {
  const { family, payment } = await paying()
  await breakOffStart(site, payment)
  await decideAtGateway(site, payment, 'succeeded')
  await bring(site, noticeOf(payment))
  await runJobs(site.server.databaseUrl)
  expect(await ledgerOf(site, family)).toEqual(PAID)
  expect(await paymentsOf(site, family)).toEqual([{ ...payment, state: 'succeeded' }])
  expect(await look(site, family)).toMatchObject({ state: 'confirmed', paidness: 'paid' })
})

test('a code that is none is asked for again, in words', async () => {
  const { family, redirectUrl } = await paying()
  const page = await typeBlik(site, redirectUrl, '12345')
  expect(page.status).toBe(422)
  expect(page.text).toContain('Kod BLIK ma sześć cyfr.')
  expect(await look(site, family)).toMatchObject({ payment: { state: 'pending', redirectUrl } })
})

test('what has been decided at the gateway is not decided again', async () => {
  const { family, redirectUrl } = await paying()
  await typeBlik(site, redirectUrl, '000000')
  const again = await typeBlik(site, redirectUrl, '777123')
  expect(again.status).toBe(200)
  expect(again.text).toContain('Bank nie potwierdził płatności.')
  await runJobs(site.server.databaseUrl, 'deliver-test-notice')
  expect(await look(site, family)).toMatchObject({ payment: { state: 'failed' }, paid: 0 })
})

test('what is paid cannot be paid again', async () => {
  const family = await register(site)
  await pay(site, family)
  const { token } = family
  problemOf('not_payable', await site.visitor.ask(createPayment, { params: { token }, body: {} }))
})

test('a deposit confirms; what remains is asked for next', async () => {
  const dues = [
    { name: 'Zaliczka', amount: { perPerson: 5_000 }, due: { daysAfterRegistration: 3 } },
    { name: 'Reszta', amount: 'rest', due: { daysAfterRegistration: 30 } },
  ]
  const plans = [{ id: 'parts', name: 'Raty', parts: dues }]
  await using parts = await startTestSite({ definition: { ...(await kielceDefinition()), plans } })
  const family = await register(parts)
  await pay(parts, family)
  expect(await look(parts, family)).toMatchObject({
    state: 'confirmed',
    paid: 20_000,
    paidness: 'deposit_paid',
  })
  await pay(parts, family)
  expect(await look(parts, family)).toMatchObject({ paid: FAMILY_TOTAL, balance: 0, paidness: 'paid' })
  expect((await ledgerOf(parts, family)).map(({ amount }) => amount)).toEqual([
    FAMILY_TOTAL,
    -20_000,
    -64_000,
  ])
})

test('a price without a day to pay it keeps having none when somebody starts to pay', async () => {
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

test('a payment that is offered again keeps nothing longer', async () => {
  const { family } = await paying()
  await letNearlyExpire(family)
  await startPayment(site, family)
  expect(await minutesLeft(family)).toBeLessThan(MINUTES_LEFT)
})

test('three payments push the end; who starts more may pay in the time that is left', async () => {
  const family = await register(site)
  // Where there is time enough, nothing is pushed and nothing counts.
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
