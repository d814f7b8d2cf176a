import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { refreshWholeLists } from '#server/features/registrations/lists/refresh-whole-lists.ts'
import { launchBrowser, openDesktop, openPhone } from '#test/support/browser.ts'
import { kitchenDefinition } from '#test/support/kitchen-definition.ts'
import { fillEvent } from '#test/support/many-people.ts'
import { asOwner } from '#test/support/owner.ts'
import { scatterMoney } from '#test/support/random-ledger.ts'
import { startTestSite, type TestSite } from '#test/support/site.ts'
import { asTenant } from '#test/support/tenant-ctx.ts'
import { expectSound } from './panel-event.ts'

/** The list for the kitchen in the hands of the office: portions, the chosen answers, those who eat differently, the paper. */

let site: TestSite
let browser: Browser

beforeAll(async () => {
  site = await startTestSite({ definition: await kitchenDefinition() })
  browser = await launchBrowser()
  await fillEvent(site.server.databaseUrl, site, 40)
  await scatterMoney(site.server.databaseUrl, site.event, { seed: 7, share: 1 })
  await asOwner(
    site.server.databaseUrl,
    `UPDATE participant p SET choices = '{"lunch": ["sun"], "soup": 2}',
        answers = p.answers || '{"cannot": "Orzechy", "bread": true}'
      FROM registration r WHERE r.event_id = '${site.event}' AND r.registration_id = p.registration_id`,
  )
  await asOwner(
    site.server.databaseUrl,
    `INSERT INTO list_refresh (account_id, registration_id)
      SELECT account_id, registration_id FROM registration WHERE event_id = '${site.event}' ON CONFLICT DO NOTHING`,
  )
  await asTenant(site, refreshWholeLists)
})
afterAll(async () => {
  await browser?.close()
  await site?.[Symbol.asyncDispose]()
})

async function openKitchen(page: Page): Promise<void> {
  await page.goto(site.server.address('panel.zapisano.localhost'))
  await page.getByRole('button', { name: /Danuta Wrona/ }).click()
  await page
    .getByRole('link', { name: /zgłosze/ })
    .first()
    .click()
  const menu = page.getByRole('button', { name: 'Menu', exact: true })
  if (await menu.isVisible()) await menu.click()
  await page.getByRole('link', { name: 'Raporty' }).click()
  await page.getByRole('link', { name: 'Lista dla kuchni' }).click()
  await page.getByRole('table', { name: 'Posiłki dzień po dniu' }).waitFor()
}

test('the office chooses the answers, a figure leads to the people, and the way back keeps the choice', async () => {
  await using opened = await openDesktop(browser)
  const { page } = opened
  await openKitchen(page)
  await expectSound(page)
  const named = page.getByRole('table', { name: 'Kogo dotyczą diety i alergie' })
  await named.waitFor()
  expect(await page.getByRole('table', { name: 'Kanapki na drogę' }).count()).toBe(0)

  await page.getByRole('checkbox', { name: 'Kanapki na drogę' }).check()
  await page.getByRole('table', { name: 'Kanapki na drogę' }).waitFor()
  await page.getByRole('checkbox', { name: 'Czego nie możesz jeść?' }).uncheck()
  await expect.poll(() => page.getByRole('columnheader', { name: 'Czego nie możesz jeść?' }).count()).toBe(0)

  const soup = page
    .getByRole('table', { name: 'Posiłki na całe wydarzenie' })
    .getByRole('row', { name: /^Zupa/ })
  const portions = Number(await soup.getByRole('link').innerText())
  await soup.getByRole('link').click()
  await page.getByRole('heading', { level: 1, name: 'Uczestnicy', exact: true }).waitFor()
  // Everybody has taken two pieces.
  await expect
    .poll(() => page.locator('.list-count').innerText())
    .toMatch(new RegExp(`^${portions / 2}\u00a0os`))
  await page.goBack()
  await page.getByRole('table', { name: 'Kanapki na drogę' }).waitFor()
  expect(await page.getByRole('checkbox', { name: 'Czego nie możesz jeść?' }).isChecked()).toBe(false)
})

test('on a phone the list fits, and on paper of A4 it stands alone, without a cut column', async () => {
  await using opened = await openPhone(browser)
  const { page } = opened
  await openKitchen(page)
  await expectSound(page)

  // A sheet of A4 at 96 dots an inch.
  await page.setViewportSize({ width: 794, height: 1123 })
  await page.emulateMedia({ media: 'print' })
  for (const hidden of [page.locator('.rail'), page.getByRole('group', { name: /^Lista dla kuchni/ })])
    expect(await hidden.isVisible()).toBe(false)
  const sheet = await page.locator('.print-sheet').boundingBox()
  const tables = await page.locator('.print-sheet table').all()
  expect(tables.length).toBeGreaterThan(3)
  for (const table of tables) {
    const box = await table.boundingBox()
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual((sheet?.x ?? 0) + (sheet?.width ?? 0) + 1)
  }
})
