import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchBrowser, openDesktop, openPhone } from '#test/support/browser.ts'
import { lodgingOf, orderOf, roomOf } from '#test/support/lodging.ts'
import { mailsTo } from '#test/support/mails.ts'
import { pricedRetreat, SHARED } from '#test/support/questions.ts'
import { look, type Registered, register, startTestSite, type TestSite } from '#test/support/site.ts'
import { type Staff, staffOf } from '#test/support/staff.ts'
import { expectSound } from './panel-event.ts'

/** 'Zapytaj o dopłatę': the office asks about another room, the registrant agrees by the link. */

let site: TestSite
let staff: Staff
let browser: Browser
let teresa: Registered
let email: string

beforeAll(async () => {
  site = await startTestSite({ definition: pricedRetreat() })
  staff = await staffOf(site)
  const order = { ...orderOf('Kawka', ['Teresa F 1972']), expectedTotal: SHARED }
  email = order.contact.email
  teresa = await register(site, order)
  await register(site, { ...orderOf('Zięba', ['Halina F 1969']), expectedTotal: SHARED })
  await lodgingOf(site, staff.client).save(roomOf('1', 2))
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser?.close()
  await site?.[Symbol.asyncDispose]()
})

async function openLodging(page: Page): Promise<void> {
  const panel = site.server.address('panel.zapisano.localhost')
  await page.goto(panel)
  await page.getByRole('button', { name: 'Danuta Wrona' }).click()
  await page.getByRole('heading', { level: 1, name: 'Wydarzenia' }).waitFor()
  await page.goto(`${panel}/wydarzenia/${site.event}/noclegi`)
  await page.getByRole('heading', { level: 1, name: 'Noclegi i\u00a0przejazdy' }).waitFor()
}

/** A picture for who looks, where a folder for it is named. */
const picture = async (page: Page, name: string) => {
  const folder = process.env.PICTURES
  if (folder !== undefined) await page.screenshot({ path: `${folder}/${name}.png`, fullPage: true })
}

test('the office asks from the board; the registrant reads the supplement and agrees; the office puts the answer away', async () => {
  await using opened = await openDesktop(browser)
  const { page } = opened
  await openLodging(page)
  await page.getByRole('button', { name: /^Przenieś.*Teresa Kawka, 59$/ }).click()
  await page.getByRole('button', { name: /^Zapytaj o.dopłatę$/ }).click()
  const drawer = page.getByRole('dialog', { name: /Zapytaj o.dopłatę: Teresa Kawka/ })
  await drawer.getByText('Teraz: Pokój wieloosobowy.').waitFor()
  await drawer.getByRole('button', { name: 'Wyślij pytanie' }).click()
  await drawer
    .getByRole('alert')
    .filter({ hasText: /Wybierz, o.co pytasz/ })
    .waitFor()
  await drawer.getByRole('radio', { name: /Pokój z łazienką.*120,49.zł więcej/ }).check()
  await drawer.getByLabel(/Twoje słowa/).fill('Został jeden taki pokój.')
  await expectSound(page)
  await picture(page, 'ask-1280')
  await drawer.getByRole('button', { name: 'Wyślij pytanie' }).click()
  await page
    .getByRole('status')
    .filter({ hasText: /Wysłano 1.pytanie\./ })
    .waitFor()
  const card = page.getByRole('region', { name: 'Pytania do uczestników: 1' })
  await card.getByText('czeka na odpowiedź').waitFor()
  await expectSound(page)
  await picture(page, 'asked-1280')

  await using phone = await openPhone(browser)
  await phone.page.goto(`${site.server.address(site.host)}/zgloszenie/${teresa.token}`)
  const question = phone.page.getByRole('region', { name: 'Pytanie o pokój' })
  await question.getByText('Został jeden taki pokój.').waitFor()
  await question.getByText(/Pokój z.łazienką: 120,49.zł więcej/).waitFor()
  await expectSound(phone.page)
  await picture(phone.page, 'question-360')
  await question.getByRole('button', { name: /^Zgadzam się, dopłacam 120,49.zł$/ }).click()
  await question.getByText(/Zapisane: Pokój z.łazienką/).waitFor()
  await expectSound(phone.page)
  expect((await look(site, teresa)).total).toBe(43_099)
  const subjects = async () => (await mailsTo(site, email)).map(({ subject }) => subject)
  await expect.poll(subjects, { timeout: 30_000 }).toContain('Pytanie o\u00a0pokój: Rekolekcje rodzinne')

  await page.reload()
  await card.getByText('zgoda: Pokój z łazienką').waitFor()
  await card.getByRole('button', { name: /^Załatwione.*Teresa Kawka$/ }).click()
  await card.waitFor({ state: 'detached' })
})

test('on a phone: a question is withdrawn, and the registrant reads that', async () => {
  await using opened = await openPhone(browser)
  const { page } = opened
  await openLodging(page)
  await page.getByRole('button', { name: /^Przenieś.*Teresa Kawka, 59$/ }).click()
  await page.getByRole('button', { name: /^Zapytaj o.dopłatę$/ }).click()
  await page.getByRole('radio', { name: /Pokój wieloosobowy.*120,49.zł mniej/ }).check()
  await expectSound(page)
  await picture(page, 'ask-360')
  await page.getByRole('button', { name: 'Wyślij pytanie' }).click()
  const card = page.getByRole('region', { name: 'Pytania do uczestników: 1' })
  await card.waitFor()
  await expectSound(page)
  await picture(page, 'asked-360')
  await card.getByRole('button', { name: /^Wycofaj.*Teresa Kawka$/ }).click()
  await page.getByRole('status').filter({ hasText: 'Pytanie wycofane.' }).waitFor()
  await page.goto(`${site.server.address(site.host)}/zgloszenie/${teresa.token}`)
  await page.getByText('Biuro wycofało to pytanie. Nic nie trzeba robić.').waitFor()
  await expectSound(page)
})
