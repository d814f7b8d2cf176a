import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchBrowser, openDesktop, openPhone } from '#test/support/browser.ts'
import { mailsTo } from '#test/support/mails.ts'
import { runJobs } from '#test/support/owner.ts'
import { startTestSite, type TestSite } from '#test/support/site.ts'
import { plain } from './family-on-a-phone.ts'
import { expectSound } from './panel-event.ts'

/** A collection from the panel to the thanks on a phone, and a donation that goes back. */

let site: TestSite
let browser: Browser

beforeAll(async () => {
  site = await startTestSite()
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser?.close()
  await site?.[Symbol.asyncDispose]()
})

const SHOTS = process.env.SHOTS
const shoot = async (page: Page, name: string) => {
  if (SHOTS !== undefined) await page.screenshot({ path: join(SHOTS, `${name}.png`), fullPage: true })
}

const mainOf = async (page: Page) => plain(await page.getByRole('main').innerText())

/** Makes the collection in the panel and opens it; the page stays on it. */
async function collectInPanel(page: Page): Promise<void> {
  await page.goto(site.server.address('panel.zapisano.localhost'))
  await page.getByRole('button', { name: 'Danuta Wrona' }).click()
  await page.getByRole('link', { name: 'Zbiórki' }).click()
  await page.getByRole('heading', { level: 1, name: 'Zbiórki' }).waitFor()
  await page.getByText('Nie ma jeszcze żadnej zbiórki').waitFor()
  await expectSound(page)
  await page.getByRole('button', { name: 'Nowa zbiórka' }).click()
  await page.getByRole('button', { name: 'Utwórz szkic' }).click()
  await page.getByText('Wpisz nazwę zbiórki.').waitFor()
  await page.getByLabel('Nazwa').fill('Ciepły dom')
  await page.getByRole('button', { name: 'Utwórz szkic' }).click()
  await page.getByRole('heading', { level: 1, name: 'Ciepły dom' }).waitFor()
  await page
    .getByLabel('Wstęp')
    .fill('Wichura zabrała dach nad czwórką dzieci. Chcemy, żeby przed świętami było ciepło.')
  await page.getByLabel('Cel w\u00a0złotych').fill('48 000')
  for (const [place, [amount, what]] of [
    ['20', 'klej na metr ściany'],
    ['50', 'metr wełny'],
  ].entries()) {
    await page.getByRole('button', { name: 'Dodaj kwotę' }).click()
    await page.locator(`#z-kwota-${place}`).fill(amount ?? '')
    await page.locator(`#z-co-${place}`).fill(what ?? '')
  }
  await page.getByLabel('Podziękowanie').fill('Dzieciom będzie ciepło.')
  await page.getByRole('button', { name: 'Zapisz', exact: true }).click()
  await page.getByText('Zapisano.', { exact: true }).waitFor()
  await expectSound(page)
  await page.getByRole('button', { name: 'Otwórz zbiórkę' }).click()
  await page.getByText('Zbiórka jest na stronie.', { exact: true }).waitFor()
}

test('a collection is made, a donation given on a phone, thanked for, seen on the page and given back', async () => {
  await using desk = await openDesktop(browser)
  await collectInPanel(desk.page)

  await using phone = await openPhone(browser, { viewport: { width: 360, height: 780 } })
  const { page } = phone
  await page.goto(site.server.address(site.host))
  await page.getByRole('link', { name: 'Ciepły dom' }).click()
  await page.getByRole('heading', { level: 1, name: 'Ciepły dom' }).waitFor()
  await expectSound(page)
  await shoot(page, 'zbiorka-360')
  const wide = await openDesktop(browser)
  await wide.page.goto(page.url())
  await shoot(wide.page, 'zbiorka-1280')
  await expectSound(wide.page)
  await wide[Symbol.asyncDispose]()

  // Nothing is chosen beforehand, and nothing is sent without a choice.
  expect(await page.getByRole('radio', { checked: true }).count()).toBe(0)
  await page.getByRole('button', { name: 'Wybierz kwotę' }).click({ force: true })
  expect(await page.getByLabel('E-mail').count()).toBe(0)
  await page.getByRole('radio', { name: /^50 zł/ }).check()
  await page.getByRole('button', { name: /^Przekazuję 50/ }).click()
  await page.locator('#email-error').waitFor()
  await page.getByLabel('E-mail').fill('krystyna@example.org')
  await page.getByLabel('Pokaż moje imię na liście').check()
  await page.getByLabel('Jak pokazać').fill('Krystyna')
  await expectSound(page)
  await shoot(page, 'zbiorka-kwota-360')
  await page.getByRole('button', { name: /^Przekazuję 50/ }).click()

  await page.getByLabel('Kod BLIK').fill('777123')
  await page.getByRole('button', { name: /Zapłać/ }).click()
  await page.getByRole('heading', { level: 1, name: 'Dziękujemy!' }).waitFor()
  expect(await mainOf(page)).toContain('50 zł dotarło: metr wełny.')
  expect(await mainOf(page)).toContain('Dzieciom będzie ciepło.')
  await expectSound(page)
  await shoot(page, 'dziekujemy-360')
  await runJobs(site.server.databaseUrl, 'send-donation-mail')
  expect(await mailsTo(site, 'krystyna@example.org')).toHaveLength(1)

  const toPage = page.url()
  await page.goto(`${site.server.address(site.host)}/zbiorki/cieply-dom`)
  await page.getByText('Krystyna').waitFor()
  expect(await mainOf(page)).toContain('50 zł z 48 000 zł')
  await shoot(page, 'zbiorka-po-360')
  // The consent is taken back by one box.
  await page.goto(toPage)
  await page.getByLabel('Pokaż moje imię na liście').uncheck()
  await page.getByText('Zapisano.', { exact: true }).waitFor()

  await desk.page.reload()
  await desk.page.getByText('krystyna@example.org', { exact: false }).first().waitFor()
  await desk.page.getByRole('heading', { level: 2, name: 'Rozliczenie' }).waitFor()
  await expectSound(desk.page)
  await shoot(desk.page, 'panel-1280')
  await desk.page.getByRole('button', { name: /^Zwróć/ }).click()
  await desk.page.getByLabel('Powód').fill('Na prośbę darczyńcy')
  await expectSound(desk.page)
  await desk.page
    .getByRole('dialog')
    .getByRole('button', { name: /^Zwróć 50/ })
    .click()
  await desk.page.getByText('Zwrot wysłany do bramki.', { exact: true }).waitFor()
  await runJobs(site.server.databaseUrl, 'send-refund')
  await page.reload()
  await page.getByRole('heading', { level: 1, name: 'Darowizna wraca' }).waitFor()
  await desk.page.setViewportSize({ width: 360, height: 780 })
  await desk.page.reload()
  await desk.page.getByRole('heading', { level: 2, name: 'Rozliczenie' }).waitFor()
  await expectSound(desk.page)
  await shoot(desk.page, 'panel-360')
})
