import { afterAll, beforeAll, expect, test } from 'vitest'
import { getPanelRegistration } from '#contract/panel.ts'
import { createPayment } from '#contract/site.ts'
import { outputOf, problemOf } from '#test/support/answers.ts'
import { Client, signIn } from '#test/support/client.ts'
import { noticesAt, PAID, pay, paying, paymentsOf, submit, typeBlik } from '#test/support/gateway.ts'
import { FAMILY_TOTAL } from '#test/support/kielce.ts'
import { runJobs } from '#test/support/owner.ts'
import { ledgerOf, look, register, startTestSite, type TestSite } from '#test/support/site.ts'

/** Paying at the gateway's page, as the payer and as the staff see it. */

let site: TestSite

beforeAll(async () => {
  site = await startTestSite()
})
afterAll(() => site[Symbol.asyncDispose]())

test('a family pays by BLIK: the gateway sends a notice, and each person has a ticket', async () => {
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
  // The way back names no link: it leads on by a cookie of the browser that went to pay.
  expect(sentOn).toMatchObject({
    status: 303,
    headers: { location: expect.stringMatching(/\/wroc\/[0-9a-f-]{36}$/) },
  })
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
  expect(seen.payment).toMatchObject({ state: 'succeeded', redirectUrl: null })
  expect(seen.tickets.map(({ name }) => name)).toEqual([
    'Anna Kopeć',
    'Piotr Kopeć',
    'Zofia Kopeć',
    'Jan Kopeć',
  ])
  expect(new Set(seen.tickets.map(({ code }) => code)).size).toBe(4)
  expect(await noticesAt(site)).toEqual([{ notice_id: expect.any(String), settled_at: expect.any(Date) }])
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
  const history = seen.history.filter(({ details }) => details.kind !== 'pay')
  expect(history.map(({ actor, action }) => `${actor} ${action}`)).toEqual([
    'registrant registration.created',
    'registrant payment.started',
    'gateway:test payment.succeeded',
    'gateway:test registration.confirmed',
    expect.stringMatching(/^gateway:test message\.(queued|sent)$/),
  ])
  expect(seen.statements).toMatchObject([{ statement: 'rules', version: 1 }])
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

test('a payer who breaks off may pay again', async () => {
  const { family, redirectUrl } = await paying(site)
  expect((await submit(site, redirectUrl, 'decision=cancelled')).status).toBe(303)
  await runJobs(site.server.databaseUrl, 'deliver-test-notice')
  expect(await look(site, family)).toMatchObject({ payment: { state: 'cancelled' } })
  await pay(site, family)
  expect(await look(site, family)).toMatchObject({ state: 'confirmed' })
})

test('an invalid code is requested again, in words', async () => {
  const { family, redirectUrl } = await paying(site)
  const page = await typeBlik(site, redirectUrl, '12345')
  expect(page.status).toBe(422)
  expect(page.text).toContain('Kod BLIK ma sześć cyfr.')
  expect(await look(site, family)).toMatchObject({ payment: { state: 'pending', redirectUrl } })
})

test('a payment that is decided at the gateway is not decided again', async () => {
  const { family, redirectUrl } = await paying(site)
  await typeBlik(site, redirectUrl, '000000')
  const again = await typeBlik(site, redirectUrl, '777123')
  expect(again.status).toBe(200)
  expect(again.text).toContain('Bank nie potwierdził płatności.')
  await runJobs(site.server.databaseUrl, 'deliver-test-notice')
  expect(await look(site, family)).toMatchObject({ payment: { state: 'failed' }, paid: 0 })
})

test('a paid registration cannot be paid again', async () => {
  const family = await register(site)
  await pay(site, family)
  const { token } = family
  problemOf('not_payable', await site.visitor.ask(createPayment, { params: { token }, body: {} }))
})
