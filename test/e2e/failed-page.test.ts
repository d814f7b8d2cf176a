import pg from 'pg'
import type { Browser, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { launchBrowser, openDesktop, openPhone } from '#test/support/browser.ts'
import { outing } from '#test/support/outing.ts'
import { asOwner } from '#test/support/owner.ts'
import { startTestSite, type TestSite } from '#test/support/site.ts'
import { faultsOf } from './axe.ts'
import { plain } from './family-on-a-phone.ts'

/** What a visitor reads during a fault of the server, and how they go on once it is fixed. */
let site: TestSite
let browser: Browser

beforeAll(async () => {
  site = await startTestSite({ definition: outing(), settings: { runs: { web: true, worker: false } } })
  browser = await launchBrowser()
})
// A cached page is served for ten seconds: each test uses a server that has sent none.
beforeEach(async () => {
  await site.server.stop()
  await site.server.start()
})
afterEach(() => letIn(true))
afterAll(async () => {
  await browser.close()
  await site[Symbol.asyncDispose]()
})

const address = () => `${site.server.address(site.host)}/${site.slug}`

/** Sets whether the database accepts connections; existing ones are ended when it does not. */
async function letIn(open: boolean): Promise<void> {
  const url = new URL(site.server.databaseUrl)
  const name = url.pathname.slice(1)
  url.pathname = '/postgres'
  const owner = new pg.Client(url.href)
  await owner.connect()
  await owner.query(`ALTER DATABASE ${name} ALLOW_CONNECTIONS ${open}`)
  if (!open)
    await owner.query(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '${name}'`)
  await owner.end()
}

const NOTHING_LOST =
  'To nasza usterka. Nic nie przepadło: zgłoszenia i wpłaty zostają, a to, co wpisano w formularzu zapisów, czeka w tej przeglądarce. Odczekaj minutę i spróbuj ponownie.'

async function readFailed(page: Page, width: number): Promise<string> {
  const text = plain(await page.locator('body').innerText())
  expect(text).toContain(`Coś się zepsuło ${NOTHING_LOST} Spróbuj ponownie`)
  expect(text).not.toMatch(/error|at .*\.ts|capacity_pool|SELECT|Wydarzenie:/)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  expect(await faultsOf(page)).toEqual([])
  return text
}

test.each([
  [360, openPhone],
  [1280, openDesktop],
] as const)(
  'a server fault on the site of an organiser, at %d: whom to ask, and how to go on once it is fixed',
  async (width, open) => {
    await using opened = await open(browser, { javaScriptEnabled: true })
    const { page } = opened
    await asOwner(site.server.databaseUrl, 'ALTER TABLE capacity_pool RENAME TO capacity_pool_away')
    const answer = await page.goto(address())
    await asOwner(site.server.databaseUrl, 'ALTER TABLE capacity_pool_away RENAME TO capacity_pool')
    expect(answer?.status()).toBe(500)
    expect(await page.title()).toBe('Coś się zepsuło – Konto borow')
    expect(await readFailed(page, width)).toContain('Pilna sprawa? Pomoże organizator:')
    await page.getByRole('button', { name: 'Spróbuj ponownie' }).click()
    await page.getByRole('heading', { level: 1, name: 'Wycieczka na Łysicę' }).waitFor()
  },
)

test.each([
  [360, openPhone],
  [1280, openDesktop],
] as const)('a database that is away, at %d: the page stands without it', async (width, open) => {
  await using opened = await open(browser)
  const { page } = opened
  await letIn(false)
  const answer = await page.goto(address())
  expect(answer?.status()).toBeGreaterThanOrEqual(500)
  await readFailed(page, width)
  await letIn(true)
  await page.getByRole('button', { name: 'Spróbuj ponownie' }).click()
  await page.getByRole('heading', { level: 1, name: 'Wycieczka na Łysicę' }).waitFor()
})
