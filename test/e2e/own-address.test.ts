import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchBrowser, openDesktop, openPhone } from '#test/support/browser.ts'
import { type DnsServer, startDnsServer } from '#test/support/dns-server.ts'
import { startTestServer, type TestServer } from '#test/support/server.ts'
import { openWizard, wishFor } from '#test/support/wizard.ts'
import { faultsOf } from './axe.ts'
import { plain } from './family-on-a-phone.ts'

/** The address of the site is changed, and a domain of one's own connected, by clicks and typing alone. */

const OURS = '203.0.113.7'

let dns: DnsServer
let server: TestServer
let browser: Browser

beforeAll(async () => {
  dns = await startDnsServer()
  server = await startTestServer({ dnsServers: [dns.address], publicAddresses: [OURS] })
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser?.close()
  await server?.[Symbol.asyncDispose]()
  expect(dns.faults).toEqual([])
  await dns[Symbol.asyncDispose]()
})

async function openSettings(page: Page, subdomain: string): Promise<void> {
  await wishFor(await openWizard(server.port), `${subdomain}.zapisano.localhost`, {
    name: `Parafia ${subdomain}`,
  })
  await page.goto(server.address('panel.zapisano.localhost'))
  await page.getByRole('button', { name: /Maria Zielińska/ }).click()
  await page.getByRole('heading', { level: 1, name: 'Wydarzenia' }).waitFor()
  const other = page.getByRole('link', { name: `Parafia ${subdomain}`, exact: true })
  if ((await other.count()) > 0) await other.click()
  await page.goto(`${server.address('panel.zapisano.localhost')}/ustawienia`)
  await page.getByRole('heading', { level: 1, name: 'Ustawienia konta' }).waitFor()
}

const address = (page: Page) => page.getByRole('region', { name: 'Adres strony' })
const own = (page: Page) => page.getByRole('region', { name: 'Własna domena' })
const textOf = async (part: ReturnType<typeof address>) => plain(await part.innerText())

async function expectSound(page: Page): Promise<void> {
  expect(await faultsOf(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
}

test('the subdomain is changed on a phone; the page says what follows, and the old address leads on', async () => {
  await using opened = await openPhone(browser)
  const { page } = opened
  await openSettings(page, 'stara')
  const field = address(page).getByRole('textbox', { name: 'Subdomena' })
  const change = address(page).getByRole('button', { name: 'Zmień adres' })
  expect(await field.inputValue()).toBe('stara')
  expect(await change.isDisabled()).toBe(true)
  await field.fill('panel')
  await address(page).getByText('Domena niedostępna.').waitFor()
  await field.fill('Źle')
  await expect.poll(() => textOf(address(page))).toContain('Od 3 do 20 znaków')
  expect(await change.isDisabled()).toBe(true)
  await field.fill('nowa-nazwa')
  await address(page).getByText('Domena dostępna.').waitFor()
  expect(await textOf(address(page))).toContain('Stary adres przekieruje na nowy')
  await expectSound(page)
  await change.click()
  await expect
    .poll(() => textOf(address(page)))
    .toContain(`Adres zmieniony na ${server.address('nowa-nazwa.zapisano.localhost')}`)
  expect(await textOf(address(page))).toContain('stara.zapisano.localhost')
  await expectSound(page)

  await expect
    .poll(async () => {
      await page.goto(`${server.address('stara.zapisano.localhost')}/moje-zgloszenie?x=1`)
      return page.url()
    })
    .toBe(`${server.address('nowa-nazwa.zapisano.localhost')}/moje-zgloszenie?x=1`)
})

test('a domain is connected: what to enter, what is wrong, and that it works; then it is disconnected', async () => {
  await using opened = await openDesktop(browser)
  const { page, context } = opened
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openSettings(page, 'wlasna')
  const field = own(page).getByRole('textbox', { name: 'Domena' })
  const next = own(page).getByRole('button', { name: 'Dalej' })
  for (const [typed, words] of [
    ['', 'Pole wymagane.'],
    ['https://parafia.pl/', 'Podaj samą domenę'],
    ['localhost', 'Ta nazwa nie działa w internecie.'],
    ['10.0.0.1', 'To adres IP.'],
    ['x.zapisano.localhost', 'To nasza domena.'],
  ] as const) {
    await field.fill(typed)
    await next.click()
    await expect.poll(() => textOf(own(page))).toContain(words)
  }
  await expectSound(page)
  await field.fill('zapisy.wlasna.pl')
  await next.click()
  await own(page).getByText('Czekamy na wpis').first().waitFor()
  await expectSound(page)
  const proof = own(page).getByRole('region', { name: /Dowód/ })
  await proof.getByRole('button', { name: /^Kopiuj \(Wartość/ }).click()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toMatch(/^zapisy=[\w-]{20,}$/)

  dns.set('zapisy.wlasna.pl', { A: ['198.51.100.9'] })
  const check = own(page).getByRole('button', { name: 'Sprawdź teraz' })
  await check.click()
  await expect.poll(() => textOf(own(page))).toContain('Teraz stoi tam: 198.51.100.9')
  await expectSound(page)

  dns.set('zapisy.wlasna.pl', { A: [OURS] })
  dns.set('_zapisy.zapisy.wlasna.pl', { TXT: [copied] })
  await expect
    .poll(
      async () => {
        await check.click()
        return textOf(own(page))
      },
      { timeout: 15_000, interval: 1_000 },
    )
    .toContain('Zobacz stronę pod tą domeną')
  await expectSound(page)

  await own(page).getByRole('button', { name: 'Odłącz domenę' }).click()
  await own(page).getByRole('button', { name: 'Odłącz', exact: true }).click()
  await field.waitFor()
})
