import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchBrowser, openDesktop } from '#test/support/browser.ts'
import { asOwner } from '#test/support/owner.ts'
import { startTestServer, type TestServer } from '#test/support/server.ts'

/** Referrer, cookies and redirects of a browser carry the way from the wizard to the panel. */
let server: TestServer
let browser: Browser

beforeAll(async () => {
  server = await startTestServer({ runs: { web: true, worker: false } })
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser.close()
  await server[Symbol.asyncDispose]()
})

/** Does what the wizard's last button does. */
async function makeAccount(page: Page, hostname: string): Promise<void> {
  await page.evaluate(async (host) => {
    const csrf = /CSRF_TOKEN=([^;]+)/.exec(document.cookie)?.[1] ?? ''
    const send = (path: string, body?: object) =>
      fetch(path, {
        method: 'POST',
        headers: { 'x-csrf-token': csrf, ...(body ? { 'content-type': 'application/json' } : {}) },
        ...(body ? { body: JSON.stringify(body) } : {}),
      })
    const { token } = await (await send('/v1/dev/people/maria-zielinska/token')).json()
    const made = await send('/v1/accounts', { name: 'Parafia w Lipowej', hostname: host, token })
    if (made.status !== 201) throw new Error(await made.text())
  }, hostname)
}

test.each([
  ['zapisano.localhost', 'panel.zapisano.localhost'],
  ['obecni.localhost', 'panel.obecni.localhost'],
  ['localhost', 'panel.obecni.localhost'],
])('from %s one is led to %s, signed in', async (host, panel) => {
  await using desktop = await openDesktop(browser)
  const { page } = desktop
  await page.goto(`${server.address(host)}/create`)
  await makeAccount(page, `z-${panel.slice(6, 9)}-${host.length}.zapisano.localhost`)
  await page.evaluate(() => location.assign('/create/panel'))
  await page.waitForURL(new RegExp(`^${server.address(panel)}/\\?konto=`))
  await page.getByText('Parafia w Lipowej').first().waitFor()
  // The address with the code is not in the browser's history.
  await page.goBack()
  expect(new URL(page.url()).pathname).toBe('/create')
})

test("a link on an organiser's site does not sign in, even with a valid code", async () => {
  await using owner = await openDesktop(browser)
  await owner.page.goto(`${server.address('zapisano.localhost')}/create`)
  await makeAccount(owner.page, 'zwabi.zapisano.localhost')
  await asOwner(
    server.databaseUrl,
    "UPDATE hand_over SET code_hash = sha256('good'), code_expires_at = now() + interval '1 minute'",
  )
  await using victim = await openDesktop(browser)
  await victim.page.goto(`${server.address('zwabi.zapisano.localhost')}/`)
  const panel = server.address('panel.zapisano.localhost')
  await victim.page.evaluate((address) => location.assign(address), `${panel}/wejscie?kod=good`)
  await victim.page.waitForURL(`${panel}/logowanie`)
  await victim.page.getByText('Zaloguj się do panelu').waitFor()
  await owner.page.evaluate((address) => location.assign(address), `${panel}/wejscie?kod=good`)
  await owner.page.waitForURL(/\?konto=/)
})
