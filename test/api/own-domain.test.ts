import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  askCertificate,
  checkOwnDomain,
  connectOwnDomain,
  getOwnDomain,
  removeOwnDomain,
  updateOwnDomain,
} from '#contract/own-domain.ts'
import { outputOf, problemOf } from '#test/support/answers.ts'
import { Client, signIn } from '#test/support/client.ts'
import { type DnsServer, startDnsServer } from '#test/support/dns-server.ts'
import { asOwner, runJobs } from '#test/support/owner.ts'
import { seedAccount } from '#test/support/seed.ts'
import { register, startTestSite, type TestSite } from '#test/support/site.ts'

/** A domain of the organiser's own, proven by real questions to a name server. */

const OURS = '203.0.113.7'
const DOMAIN = 'zapisy.parafia.pl'

let dns: DnsServer
let site: TestSite
let staff: Staff

beforeAll(async () => {
  dns = await startDnsServer()
  dns.set('borow.zapisano.localhost', { A: [OURS] })
  dns.set('obcy.zapisano.localhost', { A: [OURS] })
  site = await startTestSite({ settings: { dnsServers: [dns.address], publicAddresses: [OURS] } })
  staff = await staffOf(site.account, 'danuta-wrona')
})
afterAll(async () => {
  await site[Symbol.asyncDispose]()
  expect(dns.faults).toEqual([])
  await dns[Symbol.asyncDispose]()
})

type Staff = Awaited<ReturnType<typeof staffOf>>

/** Somebody at the panel of an account. */
async function staffOf(account: string, subject: string) {
  const client = await signIn(site.server.port, subject)
  const params = { accountId: account }
  const read = async () => outputOf(getOwnDomain, await client.ask(getOwnDomain, { params })).domain
  return {
    account,
    read,
    connect: (domain: string) => client.ask(connectOwnDomain, { params, body: { domain } }),
    /** Looks it up at once, however short ago that was done. */
    check: async () => {
      await asOwner(
        site.server.databaseUrl,
        'UPDATE own_domain SET checked_at = NULL WHERE account_id = $1',
        [account],
      )
      return outputOf(checkOwnDomain, await client.ask(checkOwnDomain, { params, body: {} })).domain
    },
    redirect: (redirects: boolean) => client.ask(updateOwnDomain, { params, body: { redirects } }),
    remove: () => client.ask(removeOwnDomain, { params }),
  }
}

const visit = (host: string, path = '/') => new Client(site.server.port, host).open(path)
const certificate = (domain: string) =>
  new Client(site.server.port, '127.0.0.1').ask(askCertificate, { query: { domain } })
const addressOf = (host: string, path = '') => `http://${host}:${site.server.port}${path}`

/** What the account is asked to enter as proof. */
const proofOf = async (who: Staff) => (await who.read())?.proof.values[0] ?? ''

/** Enters both records at the registrar, as the page says. */
async function enter(who: Staff) {
  const domain = await who.read()
  if (!domain) throw new Error('No domain is connected.')
  dns.set(domain.pointing.name, { CNAME: domain.pointing.values[0] ?? '' })
  dns.set(domain.proof.name, { TXT: domain.proof.values })
}

test.each([
  ['https://parafia.pl', 'with_address'],
  ['localhost', 'local'],
  ['10.0.0.1', 'number'],
  ['[::1]', 'number'],
  ['borow.zapisano.localhost', 'ours'],
  ['xn--d-uga.pl', 'letters'],
  ['parafia.pl.', 'final_dot'],
  ['*.parafia.pl', 'wildcard'],
  [`${'a.'.repeat(300)}pl`, 'long'],
])('%s is refused in words at the field', async (typed, code) => {
  const [problem] = problemOf('invalid_input', await staff.connect(typed)).problems ?? []
  expect(problem).toMatchObject({ field: 'domain', code })
  expect(problem?.message).toMatch(/\.$/)
  expect(await staff.read()).toBe(null)
})

test('the domain waits for its records, says what is wrong, works, and takes the site over', async () => {
  const claimed = outputOf(connectOwnDomain, await staff.connect(' Zapisy.Parafia.pl ')).domain
  expect(claimed).toMatchObject({
    ...{ host: DOMAIN, state: 'waiting', redirects: true, checkedAt: null },
    pointing: { type: 'CNAME', name: DOMAIN, values: ['borow.zapisano.localhost'], state: 'missing' },
    proof: { type: 'TXT', name: `_zapisy.${DOMAIN}`, state: 'missing' },
  })
  expect(await staff.check()).toMatchObject({ state: 'waiting', unanswered: false })
  expect((await visit(DOMAIN)).status).toBe(404)
  expect((await certificate(DOMAIN)).status).toBe(404)

  dns.set(DOMAIN, { A: ['198.51.100.9'] })
  dns.set(`_zapisy.${DOMAIN}`, { TXT: ['zapisy=inny'] })
  expect(await staff.check()).toMatchObject({
    state: 'wrong',
    pointing: { state: 'wrong', found: '198.51.100.9' },
    proof: { state: 'wrong', found: 'zapisy=inny' },
  })
  // Pointing here proves nothing: the person who controls the domain has not said that it is this account's.
  dns.set(DOMAIN, { CNAME: 'borow.zapisano.localhost' })
  expect(await staff.check()).toMatchObject({ state: 'wrong', pointing: { state: 'right' } })
  expect((await certificate(DOMAIN)).status).toBe(404)

  await enter(staff)
  expect(await staff.check()).toMatchObject({ state: 'working', address: addressOf(DOMAIN) })
  await expect.poll(async () => (await visit(DOMAIN)).status).toBe(200)
  outputOf(askCertificate, await certificate(DOMAIN))
  await expect
    .poll(async () => (await visit(site.host, `/${site.slug}?a=b`)).headers.location)
    .toBe(addressOf(DOMAIN, `/${site.slug}?a=b`))
  const { text } = await visit(DOMAIN)
  expect(text).toContain('Zapisy prowadzi Zapisano')
  const visitor = new Client(site.server.port, DOMAIN)
  await visitor.open()
  const made = await register({ ...site, visitor })
  expect(made.address).toBe(addressOf(DOMAIN, `/zgloszenie/${made.token}`))
  expect((await visit(DOMAIN, `/zgloszenie/${made.token}`)).status).toBe(200)
})

test('the redirect is a choice', async () => {
  outputOf(updateOwnDomain, await staff.redirect(false))
  await expect.poll(async () => (await visit(site.host)).status).toBe(200)
  expect((await visit(DOMAIN)).status).toBe(200)
  outputOf(updateOwnDomain, await staff.redirect(true))
  await expect.poll(async () => (await visit(site.host)).headers.location).toBe(addressOf(DOMAIN, '/'))
})

test('no answer changes nothing; a domain that leads elsewhere gives the address back, and regains it', async () => {
  dns.behave('failing')
  expect(await staff.check()).toMatchObject({ state: 'working', unanswered: true })
  dns.behave('well')
  expect((await visit(site.host)).status).toBe(301)

  dns.set(DOMAIN, { A: ['198.51.100.9'] })
  await asOwner(site.server.databaseUrl, 'UPDATE own_domain SET next_check_at = now()')
  await asOwner(site.server.databaseUrl, "SELECT jobs.enqueue_missing('sweep', NULL, '{}'::jsonb, 'sweep')")
  await runJobs(site.server.databaseUrl)
  expect(await staff.read()).toMatchObject({ state: 'broken', pointing: { found: '198.51.100.9' } })
  await expect.poll(async () => (await visit(site.host)).status).toBe(200)

  await enter(staff)
  expect(await staff.check()).toMatchObject({ state: 'working' })
  await expect.poll(async () => (await visit(site.host)).status).toBe(301)
})

test('another account may claim it, but gets it only once its proof alone stands there', async () => {
  const { account } = await seedAccount(site.server.databaseUrl, {
    subdomain: 'obcy',
    members: { 'rafal-zawada': 'owner' },
  })
  const other = await staffOf(account, 'rafal-zawada')
  outputOf(connectOwnDomain, await other.connect(DOMAIN))
  expect(await other.check()).toMatchObject({ state: 'wrong' })
  expect(await staff.check()).toMatchObject({ state: 'working' })

  const [first, second] = [await proofOf(staff), await proofOf(other)]
  expect(first).not.toBe(second)
  dns.set(`_zapisy.${DOMAIN}`, { TXT: [first, second] })
  expect(await other.check()).toMatchObject({ state: 'taken' })
  await runJobs(site.server.databaseUrl)
  expect(await staff.read()).toMatchObject({ state: 'working' })

  dns.set(`_zapisy.${DOMAIN}`, { TXT: [second] })
  expect(await other.check()).toMatchObject({ state: 'taken' })
  await runJobs(site.server.databaseUrl)
  expect(await staff.read()).toMatchObject({ state: 'broken' })
  expect(await other.check()).toMatchObject({ state: 'working' })
  await expect.poll(async () => (await visit(DOMAIN)).text).toContain('Konto obcy')
  await expect.poll(async () => (await visit(site.host)).status).toBe(200)
  outputOf(removeOwnDomain, await other.remove())
})

test('a domain that was disconnected is served no more, and the site is at its subdomain', async () => {
  await enter(staff)
  expect(await staff.check()).toMatchObject({ state: 'working' })
  expect(outputOf(removeOwnDomain, await staff.remove()).domain).toBe(null)
  await expect.poll(async () => (await visit(DOMAIN)).status).toBe(404)
  await expect.poll(async () => (await visit(site.host)).status).toBe(200)
  await expect.poll(async () => (await certificate(DOMAIN)).status).toBe(404)
  const actions = await asOwner<{ action: string }>(
    site.server.databaseUrl,
    "SELECT DISTINCT action FROM audit_entry WHERE action LIKE 'account.domain%' AND account_id = $1 ORDER BY 1",
    [site.account],
  )
  expect(actions.map(({ action }) => action)).toEqual([
    'account.domain_claimed',
    'account.domain_redirect_set',
    'account.domain_removed',
    'account.domain_stopped',
    'account.domain_works',
  ])
})

test('of two accounts that prove one domain at once exactly one has it', async () => {
  const shared = 'wspolna.parafia.pl'
  dns.set('rywal.zapisano.localhost', { A: [OURS] })
  const { account } = await seedAccount(site.server.databaseUrl, {
    subdomain: 'rywal',
    members: { 'olga-brzezinska': 'owner' },
  })
  const both = [staff, await staffOf(account, 'olga-brzezinska')]
  for (const each of both) await each.connect(shared)
  dns.set(shared, { A: [OURS] })
  dns.set(`_zapisy.${shared}`, { TXT: await Promise.all(both.map(proofOf)) })
  const states = (await Promise.all(both.map((each) => each.check()))).map((domain) => domain?.state)
  expect(states.toSorted()).toEqual(['taken', 'working'])
  const held = 'SELECT account_id FROM hostname WHERE host = $1'
  expect(await asOwner(site.server.databaseUrl, held, [shared])).toHaveLength(1)
  for (const each of both) await each.remove()
})

test('certificates are for our hosts and those of sites, and questions are limited', async () => {
  for (const host of ['zapisano.localhost', 'panel.obecni.localhost', 'www.zapisano.localhost', site.host])
    outputOf(askCertificate, await certificate(host))
  for (const host of ['nikt.zapisano.localhost', 'example.org', '127.0.0.1', '*.zapisano.localhost'])
    problemOf('not_found', await certificate(host))
  const flood = await Promise.all(Array.from({ length: 650 }, () => certificate('zapisano.localhost')))
  expect(new Set(flood.map(({ status }) => status))).toEqual(new Set([200, 429]))
})
