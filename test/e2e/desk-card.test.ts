import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchBrowser, openDesktop, openPhone } from '#test/support/browser.ts'
import { outing } from '#test/support/outing.ts'
import { startTestSite, type TestSite } from '#test/support/site.ts'
import { faultsOf } from './axe.ts'
import { buttonOf, summaryWith, takenOver } from './change-page.ts'
import { expectSound } from './panel-event.ts'

/** Somebody without e-mail at the desk: a name is enough, a card opens the registration, the rest is filled in at home. */

/** Keeps a picture where one is wanted. */
async function shot(page: Page, name: string): Promise<void> {
  const folder = process.env.PICTURES
  if (folder === undefined) return
  await mkdir(folder, { recursive: true })
  await page.screenshot({ path: join(folder, `${name}.png`), fullPage: true })
}

let site: TestSite
let browser: Browser

beforeAll(async () => {
  const parent = { id: 'parent', label: 'Telefon bliskiej osoby', type: 'text' as const }
  site = await startTestSite({
    definition: { ...outing(), questions: [{ ...parent, of: 'person', required: true }] },
  })
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser?.close()
  await site?.[Symbol.asyncDispose]()
})

test('a name is enough; number and PIN of the card open it on a phone, where the rest is filled in', async () => {
  await using desk = await openDesktop(browser)
  const { page } = desk
  const panel = site.server.address('panel.zapisano.localhost')
  await page.goto(panel)
  await page.getByRole('button', { name: 'Danuta Wrona' }).click()
  await page.getByRole('heading', { level: 1, name: 'Wydarzenia' }).waitFor()
  await page.goto(`${panel}/wydarzenia/${site.event}/biuro`)
  await page.getByRole('group', { name: /^1\. / }).waitFor()
  await page.getByLabel('Imię').first().fill('Stanisława')
  await page.getByLabel('Nazwisko').first().fill('Rogala')
  await page.getByText('Do uzupełnienia później: Telefon bliskiej osoby').waitFor()
  await expectSound(page)
  await page
    .getByRole('region', { name: 'Cena i\u00a0wpłata' })
    .getByLabel(/później/)
    .check()
  await page.keyboard.press('Control+s')
  const card = page.getByRole('article', { name: /^Karta zgłoszenia ZG-/ })
  await card.waitFor()
  await page.getByText('Do uzupełnienia: Telefon bliskiej osoby').waitFor()
  await expectSound(page)
  await shot(page, 'desk-card-1280')
  const [number = '', pin = ''] = await card.locator('dd').allInnerTexts()

  await using home = await openPhone(browser)
  const phone = home.page
  await phone.goto(`${site.server.address(site.host)}/moje-zgloszenie`)
  await phone.waitForLoadState('networkidle')
  await phone.getByLabel('Numer zgłoszenia').fill(number)
  await phone.getByLabel('PIN', { exact: true }).fill(pin)
  await shot(phone, 'card-form-360')
  await phone.getByRole('button', { name: 'Otwórz zgłoszenie' }).click()
  await phone.getByRole('heading', { name: 'Do uzupełnienia' }).waitFor()
  await phone.getByText('Stanisława: Telefon bliskiej osoby').waitFor()
  expect(await faultsOf(phone)).toEqual([])
  await shot(phone, 'lacking-360')
  await phone.getByRole('link', { name: 'Uzupełnij dane' }).click()
  await takenOver(phone)
  await phone.getByLabel('Telefon bliskiej osoby').fill('600100200')
  await summaryWith(phone, 'Potwierdzam zmianę')
  await buttonOf(phone, 'Potwierdzam zmianę').click()
  await phone.waitForURL(/zgloszenie\/[^/]+(\?.*|#.*)?$/)
  await expect.poll(() => phone.getByRole('heading', { name: 'Do uzupełnienia' }).count()).toBe(0)
})
