import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchBrowser, openPhone } from '#test/support/browser.ts'
import { Client } from '#test/support/client.ts'
import { upcomingKielce } from '#test/support/kielce.ts'
import { seedAccount, seedEvent } from '#test/support/seed.ts'
import { startTestServer, type TestServer } from '#test/support/server.ts'

/** The landing page for a browser that runs no script: only the button that stops the strip is missing. */

const HOSTS = ['zapisano.localhost', 'obecni.localhost']

let server: TestServer
let browser: Browser

beforeAll(async () => {
  server = await startTestServer()
  const { account } = await seedAccount(server.databaseUrl, { subdomain: 'borowska' })
  await seedEvent(server.databaseUrl, account, {
    slug: 'pielgrzymka',
    definition: await upcomingKielce(),
  })
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser.close()
  await server[Symbol.asyncDispose]()
})

async function open(host: string, javaScriptEnabled: boolean) {
  const phone = await openPhone(browser, { javaScriptEnabled, reducedMotion: 'reduce' })
  await phone.page.goto(server.address(host))
  return phone
}

test.each(HOSTS)('everything that %s says with script, it says without', async (host) => {
  await using plain = await open(host, false)
  await using scripted = await open(host, true)
  const [without, within] = [await linesOf(plain.page), await linesOf(scripted.page)]
  expect(without.length).toBeGreaterThan(90)
  // The film has its own controls then, and no drawing with a button before it.
  const curtain = await linesOf(scripted.page, '.curtain')
  expect(within.filter((line) => ![...without, ...curtain].includes(line))).toEqual([])
  expect(await plain.page.locator('video[controls]').isVisible()).toBe(true)
})

test.each(HOSTS)('every link of %s leads somewhere without script', async (host) => {
  await using plain = await open(host, false)
  const { page } = plain
  const links = await page
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
  expect(links.length).toBeGreaterThan(20)
  const anchors = links.filter((href) => href.startsWith('#'))
  expect(new Set(anchors)).toEqual(new Set(['#tresc', '#oplaty', '#demo', '#kontakt']))
  for (const anchor of anchors) expect(await page.locator(anchor).count(), anchor).toBe(1)
  const visitor = new Client(server.port, host)
  const own = links.filter((href) => href.startsWith('/'))
  expect(own.length).toBeGreaterThan(3)
  for (const path of own) expect((await visitor.call(path)).status, path).toBe(200)
})

test('the menu scrolls, the wizard and the demo form open', async () => {
  await using plain = await open('zapisano.localhost', false)
  const { page } = plain
  await page.getByRole('link', { name: 'Kontakt', exact: true }).first().click()
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(1000)
  await page.getByRole('link', { name: 'Otwórz formularz demo' }).click()
  await page.getByRole('heading', { level: 1 }).waitFor()
  expect(page.url()).toBe(`${server.address('borowska.zapisano.localhost')}/pielgrzymka/zapisy`)
  await page.goto(server.address('zapisano.localhost'))
  await page.getByRole('link', { name: 'Stwórz konto' }).first().click()
  await page.getByRole('heading', { level: 1, name: 'Wybierz domenę' }).waitFor()
})

/** The visible text of the page, line by line. */
async function linesOf(page: Page, part = 'body'): Promise<string[]> {
  const text = await page.locator(part).innerText()
  return text.split('\n').flatMap((line) => line.trim() || [])
}
