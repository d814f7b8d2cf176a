import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchBrowser, openDesktop, openPhone } from '#test/support/browser.ts'
import { orderOf, outing } from '#test/support/outing.ts'
import { register, startTestSite, type TestSite } from '#test/support/site.ts'
import { faultsOf } from './axe.ts'
import { plain } from './family-on-a-phone.ts'

/** An event that takes place only with enough people shows that to visitors, and the number so far to the staff. */
let site: TestSite
let browser: Browser

beforeAll(async () => {
  site = await startTestSite({
    definition: { ...outing(), leastPeople: { people: 3, decidedOn: '2031-05-20' } },
  })
  browser = await launchBrowser()
  await register(site, orderOf('ewa', 'jan'))
})
afterAll(async () => {
  await browser.close()
  await site[Symbol.asyncDispose]()
})

test('the page of the event shows how many people it needs, and until when it is decided', async () => {
  await using phone = await openPhone(browser)
  const { page } = phone
  await page.goto(`${site.server.address(site.host)}/${site.slug}`, { waitUntil: 'networkidle' })
  const facts = plain(await page.locator('.facts').innerText())
  expect(facts).toContain('Odbędzie się, jeśli zapiszą się co najmniej 3 osoby. Decyzja: 20 maja 2031.')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  expect(await faultsOf(page)).toEqual([])
})

test('the panel shows how many there are so far', async () => {
  await using desktop = await openDesktop(browser)
  const { page } = desktop
  await page.goto(site.server.address('panel.zapisano.localhost'))
  await page.getByRole('button', { name: /Danuta Wrona/ }).click()
  await page.getByText('Minimum: 2 z 3 osób, decyzja: 20 maja 2031').waitFor()
  await page.getByRole('link', { name: '1 zgłoszenie' }).click()
  await page.getByRole('heading', { level: 1, name: 'Zgłoszenia' }).waitFor()
  await page.getByText('Minimum: 2 z 3 osób, decyzja: 20 maja 2031').waitFor()
  expect(await faultsOf(page)).toEqual([])
})
