import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkDomain, createAccount } from '#contract/accounts.ts'
import { changeSiteAddress, checkSubdomain, getSiteAddress } from '#contract/site-address.ts'
import { outputOf, problemOf } from '#test/support/answers.ts'
import { Client, signIn } from '#test/support/client.ts'
import { familyOrder } from '#test/support/kielce.ts'
import { mailsTo } from '#test/support/mails.ts'
import { asOwner, runJobs } from '#test/support/owner.ts'
import { seedAccount } from '#test/support/seed.ts'
import { look, register, startTestSite, type TestSite } from '#test/support/site.ts'
import { openWizard, wishFor } from '#test/support/wizard.ts'

/** The subdomain is changed in the panel; what was printed or sent before keeps working. */

let site: TestSite
let staff: Client

beforeAll(async () => {
  site = await startTestSite()
  staff = await signIn(site.server.port, 'danuta-wrona')
})
afterAll(() => site[Symbol.asyncDispose]())

const params = () => ({ accountId: site.account })
const read = async () => outputOf(getSiteAddress, await staff.ask(getSiteAddress, { params: params() }))
const move = async (subdomain: string, seen?: string) => {
  const body = { subdomain, seen: seen ?? (await read()).subdomain }
  return staff.ask(changeSiteAddress, { params: params(), body })
}
const isFree = async (subdomain: string) =>
  outputOf(checkSubdomain, await staff.ask(checkSubdomain, { params: params(), query: { subdomain } }))
    .available
const visit = (subdomain: string, path = '/') =>
  new Client(site.server.port, `${subdomain}.zapisano.localhost`).open(path)
const addressOf = (subdomain: string, path = '') =>
  `http://${subdomain}.zapisano.localhost:${site.server.port}${path}`

test('the old address leads to the same path of the new one, and links, forms and the session keep working', async () => {
  const before = await register(site, familyOrder())
  expect(before.address).toBe(addressOf('borow', `/zgloszenie/${before.token}`))
  expect(outputOf(changeSiteAddress, await move('nowy-borow'))).toMatchObject({
    ...{ subdomain: 'nowy-borow', domain: 'zapisano.localhost', address: addressOf('nowy-borow') },
    former: [{ host: 'borow.zapisano.localhost' }],
    mayChange: true,
  })
  expect((await visit('nowy-borow')).status).toBe(200)
  // A node remembers a host for a second.
  await expect.poll(async () => (await visit('borow')).status).toBe(301)
  for (const path of [
    '/',
    `/${site.slug}/zapisy?kod=A%20B`,
    `/zgloszenie/${before.token}`,
    '/nie-ma',
    '//x.pl/',
  ]) {
    const moved = await visit('borow', path)
    expect(moved.status, path).toBe(301)
    expect(moved.headers.location).toBe(addressOf('nowy-borow', path))
    expect(moved.headers['cache-control']).toBe('no-cache')
  }
  // A form that was open is sent to the old host.
  const contact = { ...familyOrder().contact, email: 'pozno@example.org' }
  const after = await register(site, { ...familyOrder(), contact })
  expect((await visit('borow', `/zgloszenie/${after.token}`)).headers.location).toBe(
    addressOf('nowy-borow', `/zgloszenie/${after.token}`),
  )
  expect((await look(site, before)).number).toBe(before.number)
  await runJobs(site.server.databaseUrl)
  const [mail] = await mailsTo(site, contact.email)
  expect(mail?.text).toContain(addressOf('nowy-borow', '/zgloszenie/'))
  expect(
    await asOwner(
      site.server.databaseUrl,
      "SELECT actor, details FROM audit_entry WHERE action = 'account.address_changed'",
    ),
  ).toEqual([
    {
      actor: 'Danuta Wrona',
      details: {
        before: { host: 'borow.zapisano.localhost' },
        after: { host: 'nowy-borow.zapisano.localhost' },
      },
    },
  ])
})

test('nobody else gets the old address for two years; its account may return to it', async () => {
  const wizard = await openWizard(site.server.port)
  const host = 'borow.zapisano.localhost'
  const available = async () =>
    outputOf(checkDomain, await wizard.ask(checkDomain, { body: { domain: host } })).available
  expect(await available()).toBe(false)
  problemOf('domain_taken', await wishFor(wizard, host))
  expect(await isFree('borow')).toBe(true)
  outputOf(changeSiteAddress, await move('borow'))
  expect(await read()).toMatchObject({
    subdomain: 'borow',
    former: [{ host: 'nowy-borow.zapisano.localhost' }],
  })
  await expect.poll(async () => (await visit('borow')).status).toBe(200)
  await expect.poll(async () => (await visit('nowy-borow')).headers.location).toBe(addressOf('borow', '/'))

  const age = (days: number) =>
    asOwner(
      site.server.databaseUrl,
      `UPDATE hostname SET given_up_at = now() - interval '${days} days' WHERE host = 'nowy-borow.zapisano.localhost'`,
    )
  await age(729)
  problemOf('domain_taken', await wishFor(wizard, 'nowy-borow.zapisano.localhost'))
  await age(731)
  outputOf(createAccount, await wishFor(wizard, 'nowy-borow.zapisano.localhost'))
  await expect.poll(async () => (await visit('nowy-borow')).status).toBe(200)
  expect((await read()).former).toEqual([])
})

test('names that nobody gets, or that others have, are refused at the field', async () => {
  await seedAccount(site.server.databaseUrl, { subdomain: 'zajeta' })
  const refusals = [
    ['zajeta', 'domain_taken'],
    ['panel', 'domain_taken'],
    ['mbank-zapisy', 'address_needs_review'],
    ['-a', 'invalid_input'],
    ['Duże', 'invalid_input'],
    ['a.b', 'invalid_input'],
  ] as const
  for (const [subdomain, code] of refusals) {
    expect(problemOf(code, await move(subdomain)).problems, subdomain).toMatchObject([{ field: 'subdomain' }])
    expect(await isFree(subdomain), subdomain).toBe(false)
  }
  problemOf('details_conflict', await move('inna-nazwa', 'dawno-temu'))
  expect((await read()).subdomain).toBe('borow')
})

test('three former addresses are kept, a fourth would be hoarding', async () => {
  for (const subdomain of ['jeden', 'drugi', 'trzeci']) outputOf(changeSiteAddress, await move(subdomain))
  expect(await read()).toMatchObject({ subdomain: 'trzeci', mayChange: false })
  problemOf('too_many_addresses', await move('czwarty'))
  expect(outputOf(changeSiteAddress, await move('jeden')).former).toHaveLength(3)
})
