import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { refreshWholeLists } from '#server/features/registrations/lists/refresh-whole-lists.ts'
import { launchBrowser, openDesktop, openPhone } from '#test/support/browser.ts'
import { fillEvent } from '#test/support/many-people.ts'
import { scatterMoney } from '#test/support/random-ledger.ts'
import { reportDefinition } from '#test/support/report-definition.ts'
import { startTestSite, type TestSite } from '#test/support/site.ts'
import { asTenant } from '#test/support/tenant-ctx.ts'
import { expectSound } from './panel-event.ts'

/** The reports of an event as the office uses them: a figure and who is behind it, the settlement, the binder. */

let site: TestSite
let browser: Browser

beforeAll(async () => {
  site = await startTestSite({ definition: await reportDefinition() })
  browser = await launchBrowser()
  await fillEvent(site.server.databaseUrl, site, 120)
  await scatterMoney(site.server.databaseUrl, site.event, { seed: 7, share: 1 })
  await asTenant(site, refreshWholeLists)
})
afterAll(async () => {
  await browser?.close()
  await site?.[Symbol.asyncDispose]()
})

const heading = (page: Page, name: string) =>
  page.getByRole('heading', { level: 1, name, exact: true }).waitFor()

async function openReports(page: Page): Promise<void> {
  await page.goto(site.server.address('panel.zapisano.localhost'))
  await page.getByRole('button', { name: /Danuta Wrona/ }).click()
  await page
    .getByRole('link', { name: /zgłosze/ })
    .first()
    .click()
  const menu = page.getByRole('button', { name: 'Menu', exact: true })
  if (await menu.isVisible()) await menu.click()
  await page.getByRole('link', { name: 'Raporty' }).click()
  await heading(page, 'Raporty')
  await page.getByText(/^Liczą się|Liczą się osoby/).waitFor()
}

test('a figure leads to the people behind it, and the settlement is saved as a file', async () => {
  await using opened = await openDesktop(browser)
  const { page } = opened
  await openReports(page)
  await expectSound(page)

  await page.getByRole('link', { name: 'Zapisy dzień po dniu' }).click()
  await heading(page, 'Zapisy dzień po dniu')
  await page.getByRole('img', { name: /^Od .* Najwięcej / }).waitFor()
  await expectSound(page)
  await page.goBack()

  await page.getByRole('link', { name: 'Parafia' }).click()
  await heading(page, 'Parafia')
  await expectSound(page)
  const row = page.locator('.report-table tbody tr').first()
  const count = await row.locator('td').first().innerText()
  await row.getByRole('link').click()
  await heading(page, 'Uczestnicy')
  await expect.poll(() => page.locator('.list-count').innerText()).toMatch(new RegExp(`^${count}\u00a0os`))
  await page.goBack()
  await page.getByRole('link', { name: 'Raporty' }).last().click()

  await page.getByRole('link', { name: /^Wpłaty, zwroty/ }).click()
  await heading(page, 'Rozliczenie')
  await page.getByRole('heading', { level: 2, name: 'Sprzedaż' }).waitFor()
  await expectSound(page)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: /^Zapisz dla księgowości/ }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/rozliczenie .*\.csv$/)
})

test('on a phone the binder holds all prints, each on a sheet of its own, without the page around it', async () => {
  await using opened = await openPhone(browser)
  const { page } = opened
  await openReports(page)
  await expectSound(page)
  await page.getByRole('link', { name: /^Wpłaty, zwroty/ }).click()
  await heading(page, 'Rozliczenie')
  await page.getByRole('heading', { level: 2, name: 'Sprzedaż' }).waitFor()
  await expectSound(page)
  await page.goBack()
  await page.getByRole('link', { name: 'Segregator na wyjazd' }).click()
  await page.getByRole('heading', { name: 'Spis treści' }).waitFor()
  const sheets = page.locator('.print-sheet')
  const prints = await page.getByRole('group', { name: 'Co wydrukować' }).getByRole('checkbox').count()
  expect(await sheets.count()).toBe(prints + 1)
  await expectSound(page)

  // A sheet of A4 at 96 dots an inch.
  await page.setViewportSize({ width: 794, height: 1123 })
  await page.emulateMedia({ media: 'print' })
  expect(await page.locator('.rail').isVisible()).toBe(false)
  expect(await page.getByRole('checkbox').first().isVisible()).toBe(false)
  const width = await sheets.first().evaluate((sheet) => sheet.getBoundingClientRect().width)
  expect(width).toBeGreaterThan(750)
  const breaks = await sheets.evaluateAll((all) => all.map((each) => getComputedStyle(each).breakBefore))
  expect(breaks.slice(1)).toEqual(Array.from({ length: prints }, () => 'page'))
  await page.emulateMedia({ media: 'screen' })

  await page.getByRole('checkbox', { name: 'Listy grup' }).uncheck()
  await expect.poll(() => sheets.count()).toBe(prints)
})
