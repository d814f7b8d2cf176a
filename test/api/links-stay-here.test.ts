import { afterEach, beforeEach, expect, test } from 'vitest'
import { Client } from '#test/support/client.ts'
import { typeBlik } from '#test/support/gateway.ts'
import { orderOf, outing } from '#test/support/outing.ts'
import { asOwner, runJobs } from '#test/support/owner.ts'
import { type Registered, register, startPayment, startTestSite, type TestSite } from '#test/support/site.ts'

/** The link of 'Moje zgłoszenie' is given to the registrant alone. */

let site: TestSite
let family: Registered
beforeEach(async () => {
  site = await startTestSite({ definition: outing() })
  family = await register(site, orderOf('ewa'))
})
afterEach(() => site[Symbol.asyncDispose]())

/** Everything that was sent to the gateway, as it is stored there. */
const atGateway = async () =>
  JSON.stringify(
    await asOwner(site.server.databaseUrl, 'SELECT to_jsonb(t) AS row FROM test_gateway.transaction t'),
  )

test('the gateway never learns the link, and its payer comes back to the registration', async () => {
  const redirectUrl = await startPayment(site, family)
  expect(await atGateway()).not.toContain(family.token)
  const page = await new Client(site.server.port, new URL(redirectUrl).hostname).open(
    new URL(redirectUrl).pathname,
  )
  expect(page.text).not.toContain(family.token)
  const back = await typeBlik(site, redirectUrl, '777123')
  const { pathname } = new URL(String(back.headers.location))
  expect(pathname).toMatch(/^\/wroc\/[0-9a-f-]{36}$/)
  const opened = await site.visitor.open(pathname)
  expect([opened.status, opened.headers.location]).toEqual([303, `/zgloszenie/${family.token}`])
  expect(opened.headers).toMatchObject({ 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' })
})

test('the address of the return opens nothing in another browser, nor after a day', async () => {
  const redirectUrl = await startPayment(site, family)
  const back = await typeBlik(site, redirectUrl, '777123')
  const { pathname } = new URL(String(back.headers.location))
  const stranger = await new Client(site.server.port, site.host).open(pathname)
  expect(stranger.status).toBe(200)
  expect(stranger.text).toContain('Wracasz z')
  expect(stranger.text).not.toContain(family.token)
  expect(stranger.text).not.toContain(family.number)
  await asOwner(site.server.databaseUrl, "UPDATE payment SET created_at = now() - interval '25 hours'")
  expect((await site.visitor.open(pathname)).status).toBe(200)
})

test('a payment whose start was interrupted is started again without the link', async () => {
  await startPayment(site, family)
  await asOwner(
    site.server.databaseUrl,
    "UPDATE payment SET state = 'created', transaction_id = NULL, redirect_url = NULL",
  )
  await asOwner(site.server.databaseUrl, 'DELETE FROM test_gateway.transaction')
  await asOwner(site.server.databaseUrl, "UPDATE registration SET expires_at = now() - interval '1 minute'")
  await runJobs(site.server.databaseUrl, 'expire-registration')
  const received = await atGateway()
  expect(received).toContain('/wroc/')
  expect(received).not.toContain(family.token)
})

test('a calendar entry leads to the event, not to the registration', async () => {
  const { text } = await site.visitor.open(`/zgloszenie/${family.token}/kalendarz.ics`)
  expect(text).toContain('DESCRIPTION:http')
  const unfolded = text.replaceAll('\r\n ', '')
  expect(unfolded).toContain(`/${site.slug}`)
  expect(unfolded).not.toContain(family.token)
})

test('no job, message or line of the history holds the link', async () => {
  await startPayment(site, family)
  const tables = await asOwner<{ name: string }>(
    site.server.databaseUrl,
    `SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables
      WHERE schemaname NOT IN ('pg_catalog', 'information_schema')`,
  )
  for (const { name } of tables) {
    const rows = await asOwner(
      site.server.databaseUrl,
      `SELECT 1 FROM ${name} t WHERE strpos(to_jsonb(t)::text, $1) > 0`,
      [family.token],
    )
    expect([name, rows]).toEqual([name, []])
  }
})
