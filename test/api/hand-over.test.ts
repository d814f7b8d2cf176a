import { afterAll, beforeAll, expect, test } from 'vitest'
import { createAccount } from '#contract/accounts.ts'
import { deleteSession, getSession } from '#contract/panel.ts'
import { outputOf, problemOf } from '#test/support/answers.ts'
import { Client } from '#test/support/client.ts'
import { asOwner } from '#test/support/owner.ts'
import type { Answer } from '#test/support/send.ts'
import { startTestServer, type TestServer } from '#test/support/server.ts'
import { openWizard, wishFor } from '#test/support/wizard.ts'

/** From the wizard's host to the panel's, which is another host and so has other cookies. */
const PANEL = 'panel.zapisano.localhost'

let server: TestServer
let count = 0

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server[Symbol.asyncDispose]())

/** A person who has just made an account, with the account's id. */
async function newOwner(host = 'zapisano.localhost') {
  const wizard = await openWizard(server.port, host)
  count += 1
  // One person may not make so many in a day (features/accounts/open-account.ts).
  await asOwner(server.databaseUrl, "UPDATE membership SET role = 'administrator', created_at = '2020-01-01'")
  const { id } = outputOf(createAccount, await wishFor(wizard, `przejscie-${count}.zapisano.localhost`))
  return { wizard, id }
}

const locationOf = (answer: Answer) => String(answer.headers.location)

/** Where 'Otwórz panel' leads: the path on the panel with its code. */
async function wayIn(wizard: Client, panel = PANEL): Promise<string> {
  const answer = await wizard.open('/create/panel')
  expect(answer.status).toBe(303)
  expect(locationOf(answer)).toMatch(new RegExp(`^${server.address(panel)}/wejscie\\?kod=[\\w-]{43}$`))
  return locationOf(answer).slice(server.address(panel).length)
}

/** A browser that comes to the panel from a page. */
function comeFrom(referer: string | undefined, way: string, panel = new Client(server.port, PANEL)) {
  const headers = { accept: 'text/html', ...(referer === undefined ? {} : { referer }) }
  return { panel, answer: panel.call(way, { headers }) }
}

async function expectRefused({ panel, answer }: ReturnType<typeof comeFrom>): Promise<void> {
  expect(await answer).toMatchObject({ status: 303, headers: { location: '/logowanie' } })
  expect(panel.cookie('__Host-session')).toBe('')
}

const wizardPage = () => `${server.address('zapisano.localhost')}/`

test('a new owner is led to the panel of the account, signed in and with full rights', async () => {
  const { wizard, id } = await newOwner()
  const { panel, answer } = comeFrom(wizardPage(), await wayIn(wizard))
  expect(await answer).toMatchObject({ status: 303, headers: { location: `/?konto=${id}` } })
  const session = outputOf(getSession, await panel.ask(getSession))
  expect(session.user).toEqual({ name: 'Maria Zielińska', email: 'maria.zielinska@example.org' })
  expect(session.accounts).toContainEqual(expect.objectContaining({ id, role: 'owner' }))
  outputOf(deleteSession, await panel.ask(deleteSession))
})

test('the panel is that of the brand where the wizard was, whatever the brand of the account', async () => {
  const { wizard } = await newOwner('obecni.localhost')
  const panel = 'panel.obecni.localhost'
  const way = await wayIn(wizard, panel)
  const from = `${server.address('obecni.localhost')}/`
  const { answer } = comeFrom(from, way, new Client(server.port, panel))
  expect(locationOf(await answer)).toMatch(/^\/\?konto=/)
})

test('plain localhost shows the second brand, and leads to its panel', async () => {
  const { wizard } = await newOwner('localhost')
  const panel = 'panel.obecni.localhost'
  const way = await wayIn(wizard, panel)
  const { answer } = comeFrom(`http://localhost:${server.port}/`, way, new Client(server.port, panel))
  expect(locationOf(await answer)).toMatch(/^\/\?konto=/)
})

test('the ticket is a cookie of its host alone, out of reach of scripts, for five minutes', async () => {
  const wizard = await openWizard(server.port)
  const answer = await wishFor(wizard, 'ciasteczko.zapisano.localhost')
  expect([answer.headers['set-cookie']].flat()).toEqual([
    expect.stringMatching(/^__Host-ticket=[\w-]{43}; Max-Age=300; Path=\/; HttpOnly; Secure; SameSite=Lax$/),
  ])
  expect(answer.text).not.toContain(wizard.cookie('__Host-ticket'))
})

test('ticket and code are stored as hashes, and the addresses are neither stored nor passed on', async () => {
  const { wizard } = await newOwner()
  const leave = await wizard.open('/create/panel')
  expect(leave.headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'strict-origin' })
  const code = locationOf(leave).split('kod=')[1] ?? ''
  const kept = await asOwner(
    server.databaseUrl,
    'SELECT FROM hand_over WHERE ticket_hash = sha256($1) AND code_hash = sha256($2)',
    [Buffer.from(wizard.cookie('__Host-ticket')), Buffer.from(code)],
  )
  expect(kept).toHaveLength(1)
  const arrive = await comeFrom(wizardPage(), `/wejscie?kod=${code}`).answer
  expect(arrive.headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
})

test('a code opens the panel once; copied to another browser afterwards it is refused', async () => {
  const { wizard } = await newOwner()
  const way = await wayIn(wizard)
  const first = comeFrom(wizardPage(), way)
  expect(locationOf(await first.answer)).toMatch(/^\/\?konto=/)
  await expectRefused(comeFrom(wizardPage(), way))
  // A signed-in browser stays signed in after 'back'.
  expect(locationOf(await comeFrom(wizardPage(), way, first.panel).answer)).toBe('/')
})

test('of ten browsers at once with one code, one gets in', async () => {
  const { wizard } = await newOwner()
  const way = await wayIn(wizard)
  const answers = await Promise.all(Array.from({ length: 10 }, () => comeFrom(wizardPage(), way).answer))
  const ways = answers.map(locationOf).sort()
  expect(ways.filter((location) => location.startsWith('/?konto='))).toHaveLength(1)
  expect(ways.filter((location) => location === '/logowanie')).toHaveLength(9)
})

test('the ticket ends with its code: after signing out on a shared computer it is refused', async () => {
  const { wizard } = await newOwner()
  await comeFrom(wizardPage(), await wayIn(wizard)).answer
  expect(locationOf(await wizard.open('/create/panel'))).toBe(`${server.address(PANEL)}/`)
})

test('after a double click the newer code counts, the older does not', async () => {
  const { wizard } = await newOwner()
  const [older, newer] = [await wayIn(wizard), await wayIn(wizard)]
  await expectRefused(comeFrom(wizardPage(), older))
  expect(locationOf(await comeFrom(wizardPage(), newer).answer)).toMatch(/^\/\?konto=/)
})

/** Lets so many seconds pass for all open tickets and codes. */
const wait = (seconds: number) =>
  asOwner(
    server.databaseUrl,
    `UPDATE hand_over SET expires_at = expires_at - $1 * interval '1 second',
      code_expires_at = code_expires_at - $1 * interval '1 second'`,
    [seconds],
  )

test('a code lives thirty seconds', async () => {
  const { wizard } = await newOwner()
  const slow = await wayIn(wizard)
  await wait(31)
  await expectRefused(comeFrom(wizardPage(), slow))
  const inTime = await wayIn(wizard)
  await wait(25)
  expect(locationOf(await comeFrom(wizardPage(), inTime).answer)).toMatch(/^\/\?konto=/)
})

test('a ticket lives five minutes, and is swept away by the next one', async () => {
  const { wizard } = await newOwner()
  await wait(301)
  expect(locationOf(await wizard.open('/create/panel'))).toBe(`${server.address(PANEL)}/`)
  await newOwner()
  const old = await asOwner(server.databaseUrl, 'SELECT FROM hand_over WHERE expires_at < now()')
  expect(old).toEqual([])
})

test.each([
  ['nowhere', () => undefined],
  ["an organiser's site", () => `${server.address('przejscie-1.zapisano.localhost')}/`],
  ['the panel itself', () => `${server.address(PANEL)}/`],
  ['another site', () => 'https://example.org/zapisano.localhost'],
  ['a site with a similar name', () => `http://zapisano.localhost.example.org:${server.port}/`],
  ['another program of this machine', () => 'http://zapisano.localhost:1/'],
  ['another scheme', () => `https://zapisano.localhost:${server.port}/`],
  ['no address at all', () => 'zapisano.localhost'],
])('a link from %s does not sign in', async (_, referer) => {
  const { wizard } = await newOwner()
  const way = await wayIn(wizard)
  await expectRefused(comeFrom(referer(), way))
  expect(locationOf(await comeFrom(wizardPage(), way).answer)).toMatch(/^\/\?konto=/)
})

test.each([
  '/wejscie',
  '/wejscie?kod=',
  '/wejscie?kod=x',
  '/wejscie?kod=a&kod=b',
  `/wejscie?kod=${'A'.repeat(43)}`,
])('%s leads to the sign-in page', async (way) => {
  await expectRefused(comeFrom(wizardPage(), way))
})

test('HEAD neither makes a code nor uses one up', async () => {
  const { wizard } = await newOwner()
  expect(locationOf(await wizard.call('/create/panel', { method: 'HEAD' }))).toBe(`${server.address(PANEL)}/`)
  const way = await wayIn(wizard)
  const panel = new Client(server.port, PANEL)
  await panel.call(way, { method: 'HEAD', headers: { referer: wizardPage() } })
  expect(locationOf(await comeFrom(wizardPage(), way, panel).answer)).toMatch(/^\/\?konto=/)
})

test('a person without an account is led to the panel, to sign in there', async () => {
  const visitor = await openWizard(server.port)
  expect(locationOf(await visitor.open('/create/panel'))).toBe(`${server.address(PANEL)}/`)
  const forged = { headers: { cookie: `__Host-ticket=${'A'.repeat(43)}` } }
  expect(locationOf(await visitor.call('/create/panel', forged))).toBe(`${server.address(PANEL)}/`)
})

test('the code is valid only at the panel, and the ticket only at a brand', async () => {
  const { wizard } = await newOwner()
  const code = (await wayIn(wizard)).slice('/wejscie'.length)
  const site = new Client(server.port, 'przejscie-1.zapisano.localhost')
  expect((await site.open(`/wejscie${code}`)).status).toBe(404)
  expect((await site.open('/create/panel')).status).toBe(404)
  expect((await wizard.open(`/wejscie${code}`)).status).toBe(404)
  const panel = new Client(server.port, PANEL)
  problemOf('not_signed_in', await panel.ask(getSession))
})
