import type { Browser, Page } from 'playwright-core'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { launchBrowser, openDesktop, openPhone } from '#test/support/browser.ts'
import { expireHolds, freePlaces, keep, newSecret } from '#test/support/holds.ts'
import { orderOf, outing } from '#test/support/outing.ts'
import { asOwner } from '#test/support/owner.ts'
import { startTestSite, type TestSite } from '#test/support/site.ts'
import { faultsOf } from './axe.ts'
import { goOn, plain } from './family-on-a-phone.ts'

/** Places are held from the first 'Dalej' on, with an end that is told, prolonged and survived (flow C0). */
let site: TestSite
let browser: Browser

beforeAll(async () => {
  browser = await launchBrowser()
  return () => browser.close()
})
beforeEach(async () => {
  site = await startTestSite({ definition: outing({ event: 3, coach: 2 }) })
})
afterEach(() => site[Symbol.asyncDispose]())

const form = () => `${site.server.address(site.host)}/${site.slug}/zapisy`
const holds = () => asOwner<{ id: string }>(site.server.databaseUrl, 'SELECT hold_id AS id FROM hold')
const lineOf = async (page: Page) => plain(await page.locator('.hold-line').innerText())

async function enter(page: Page, ...names: readonly string[]): Promise<void> {
  for (const [index, name] of names.entries()) {
    if (index > 0) await page.getByRole('button', { name: '+ Dodaj osobę' }).click()
    const sheet = page.locator('.people > .open')
    await sheet.getByRole('textbox', { name: 'Imię' }).fill(name)
    await sheet.getByRole('textbox', { name: 'Nazwisko' }).fill('Mazur')
  }
}

test.each([
  ['phone', openPhone],
  ['desktop', openDesktop],
])('on a %s: places of all people are held on "Dalej", follow the choices, and are ordered', async (_, open) => {
  await using device = await open(browser)
  const { page } = device
  await page.goto(form())
  await enter(page, 'Iga', 'Ola')
  expect(await freePlaces(site)).toEqual({ event: 3, coach: 2 })
  await page.getByRole('button', { name: 'Dalej' }).dblclick()
  await page.getByRole('heading', { level: 1, name: 'Udział i dodatki' }).waitFor()
  expect(await freePlaces(site)).toEqual({ event: 1, coach: 2 })
  expect(await lineOf(page)).toMatch(/^Trzymamy miejsca do \d{1,2}:\d\d Potrzebuję więcej czasu$/)
  expect(await faultsOf(page)).toEqual([])
  await page.getByRole('checkbox', { name: 'Autokar' }).check({ force: true })
  await expect.poll(() => freePlaces(site)).toEqual({ event: 1, coach: 0 })
  await page.reload()
  await page.getByText('Trzymamy miejsca do').waitFor()
  await page.getByRole('button', { name: 'Wstecz' }).click()
  await page.getByRole('heading', { level: 1, name: 'Kto weźmie udział?' }).waitFor()
  const other = await device.context.newPage()
  await other.goto(form())
  await other.getByText('Trzymamy miejsca do').waitFor()
  await goOn(other, 'Dalej', 'Udział i dodatki')
  await other.close()
  expect(await holds()).toHaveLength(1)
})
