import { readFile } from 'node:fs/promises'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { importEvent, publishEvent } from '#contract/panel.ts'
import { parseDefinition } from '#domain/event/check/check-definition.ts'
import type { EventDefinition } from '#domain/event/definition/definition.ts'
import { outputOf } from '#test/support/answers.ts'
import { launchBrowser, openDesktop, openPhone } from '#test/support/browser.ts'
import { signIn } from '#test/support/client.ts'
import { kielceDefinition } from '#test/support/kielce.ts'
import { asOwner } from '#test/support/owner.ts'
import { startTestSite, type TestSite } from '#test/support/site.ts'
import { faultsOf } from './axe.ts'

/** The rules of an event as the organiser reads them: in words, version by version, as a file. */
let site: TestSite
let browser: Browser
let draft: string

beforeAll(async () => {
  const definition = await kielceVersion(() => undefined)
  site = await startTestSite({ definition, settings: { runs: { web: true, worker: false } } })
  browser = await launchBrowser()
  const danuta = await signIn(site.server.port, 'danuta-wrona')
  const params = { accountId: site.account, eventId: site.event }
  await danuta.ask(publishEvent, { params, body: { definition: await kielceVersion(dearer) } })
  const body = { slug: 'szkic', definition }
  draft = outputOf(importEvent, await danuta.ask(importEvent, { params, body })).id
})
afterAll(async () => {
  await browser.close()
  await site[Symbol.asyncDispose]()
})

async function kielceVersion(change: (definition: EventDefinition) => void): Promise<EventDefinition> {
  const parsed = parseDefinition(await kielceDefinition())
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems))
  change(parsed.definition)
  return parsed.definition
}

function dearer(definition: EventDefinition): void {
  definition.pools.push({
    ...{ id: 'spare', name: 'Rower zapasowy', capacity: 3 },
    ...{ refusal: 'product_full', allotments: [] },
  })
  const price = definition.items[0]?.price
  if (typeof price === 'object' && 'amounts' in price)
    price.amounts = { ...price.amounts, kielce: { 'adult-youth': 22000, 'primary-child': 10000 } }
  definition.windows = [{ opens: null, closes: '2024-08-01T23:59:59', hours: [], weekdays: [] }]
}

const panel = () => site.server.address('panel.zapisano.localhost')
const plain = (text: string) => text.replaceAll('\u00a0', ' ')

async function signInAs(page: Page, name: RegExp): Promise<void> {
  await page.goto(panel())
  await page.getByRole('button', { name }).click()
  await page.getByRole('heading', { level: 1, name: 'Wydarzenia' }).waitFor()
}

async function openRules(page: Page, search = ''): Promise<void> {
  await page.goto(`${panel()}/wydarzenia/${site.event}/zasady${search}`)
  await page.getByRole('heading', { level: 2, name: 'Wersje' }).waitFor()
}

test('the rules are read in words, on a desktop, by light and by night', async () => {
  await using desktop = await openDesktop(browser)
  const { page } = desktop
  await signInAs(page, /Danuta Wrona/)
  await page.getByRole('link', { name: 'Rowerowa Pielgrzymka' }).last().click()
  await page.getByRole('link', { name: 'Zasady' }).click()
  await page.getByRole('heading', { level: 2, name: 'Wersje' }).waitFor()
  const headings = (await page.getByRole('heading', { level: 2 }).allInnerTexts()).map(plain)
  expect(headings).toEqual([
    ...[
      'Do sprawdzenia',
      'Wydarzenie',
      'Zapisy',
      'Kto',
      'Cennik',
      'Limity',
      'Płatność',
      'Rezygnacja',
      'Zgody',
      'Wersje',
    ],
  ])
  const text = plain(await page.getByRole('main').innerText())
  expect(text).toContain('Na stronie: wersja 2')
  expect(text).toContain('w ciągu 3 dni od zapisu')
  const check = page.getByRole('region', { name: 'Do sprawdzenia' })
  expect(plain(await check.getByRole('listitem').innerText())).toBe(
    'Nic nie zajmuje miejsc z limitu „Rower zapasowy”.\nLimit „Rower zapasowy”',
  )
  const cells = await page
    .getByRole('row', { name: /Wyjazd z.Kielc/ })
    .getByRole('cell')
    .allInnerTexts()
  expect(cells.map(plain)).toEqual(['220 zł', '100 zł'])
  expect(await faultsOf(page)).toEqual([])
  await page.evaluate(() => localStorage.setItem('panel.scheme', 'dark'))
  await page.reload()
  await page.getByRole('heading', { level: 2, name: 'Wersje' }).waitFor()
  expect(await page.locator('html').getAttribute('data-scheme')).toBe('dark')
  expect(await faultsOf(page)).toEqual([])
})

test('on a small phone nothing overflows, and a table is read row by row', async () => {
  await using phone = await openPhone(browser)
  const { page } = phone
  await signInAs(page, /Danuta Wrona/)
  await openRules(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  const row = page.getByRole('row', { name: /Wyjazd z.Kielc/ })
  expect((await row.boundingBox())?.width).toBeLessThan(361)
  expect(await faultsOf(page)).toEqual([])
})

test('each version is kept, with what it changed, and can be saved as a file', async () => {
  await using desktop = await openDesktop(browser)
  const { page } = desktop
  await signInAs(page, /Danuta Wrona/)
  await openRules(page)
  await page.getByText('Co się zmieniło').click()
  const changes = page.getByRole('listitem').filter({ hasText: 'Udział: cena' }).last()
  expect(plain(await changes.innerText())).toBe(
    'Udział: cena dla „Wyjazd z Kielc, Dorosły lub młodzież” z 200 zł na 220 zł',
  )
  await page.getByText('Zapisy: było „zawsze otwarte”, jest „do 1 sierpnia 2024”').waitFor()
  expect(await faultsOf(page)).toEqual([])
  await page.getByRole('link', { name: 'Wersja 1' }).click()
  await page.getByText('Starsza wersja 1').waitFor()
  expect(new URL(page.url()).search).toBe('?wersja=1')
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Pobierz plik' }).click()
  const file = await saved
  expect(file.suggestedFilename()).toBe('rowery-wersja-1.json')
  const text = await readFile(await file.path(), 'utf8')
  expect(text).not.toContain(site.account)
  const parsed = parseDefinition(JSON.parse(text))
  expect(parsed.ok && parsed.definition).toEqual(await kielceVersion(() => undefined))
  await page.getByRole('link', { name: 'Pokaż wersję ze strony' }).click()
  await page.getByText('Na stronie: wersja 2').waitFor()
})

test('a draft, a missing version and a failing server are each reported', async () => {
  await using desktop = await openDesktop(browser)
  const { page } = desktop
  await signInAs(page, /Danuta Wrona/)
  await page.goto(`${panel()}/wydarzenia/${draft}/zasady`)
  await page.getByRole('heading', { name: 'Wydarzenie nie jest jeszcze opublikowane' }).waitFor()
  expect(await faultsOf(page)).toEqual([])
  await page.goto(`${panel()}/wydarzenia/${site.event}/zasady?wersja=9`)
  await page.getByRole('heading', { name: 'Nie ma takiej wersji' }).waitFor()
  const broken = (url: URL) => url.pathname.endsWith('/versions/2')
  await page.route(broken, (route) => route.fulfill({ status: 500, body: '' }))
  await page.goto(`${panel()}/wydarzenia/${site.event}/zasady`)
  await page.getByRole('heading', { name: 'Nie udało się wczytać danych' }).waitFor()
  await page.unroute(broken)
  await page.getByRole('button', { name: 'Spróbuj ponownie' }).click()
  await page.getByRole('heading', { level: 2, name: 'Cennik' }).waitFor()
})

test('at the gate the rules, which name codes, are not shown', async () => {
  await signIn(site.server.port, 'ewa-sowa')
  await asOwner(
    site.server.databaseUrl,
    `INSERT INTO membership (account_id, user_id, role)
      SELECT $1, user_id, 'check_in' FROM app_user WHERE subject = 'ewa-sowa'
      ON CONFLICT (account_id, user_id) DO UPDATE SET role = 'check_in'`,
    [site.account],
  )
  await using desktop = await openDesktop(browser)
  const { page } = desktop
  await signInAs(page, /Ewa Sowa/)
  await page.goto(`${panel()}/wydarzenia/${site.event}/zasady`)
  await page.getByRole('heading', { name: 'Twoja rola nie obejmuje zasad wydarzenia' }).waitFor()
  expect(await page.getByRole('link', { name: 'Zasady' }).count()).toBe(0)
  expect(await faultsOf(page)).toEqual([])
})
