import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchBrowser, openDesktop, openPhone } from '#test/support/browser.ts'
import { seedAccount } from '#test/support/seed.ts'
import { startTestServer, type TestServer } from '#test/support/server.ts'
import { faultsOf } from './axe.ts'

/** A person's own page: the browsers in which they are signed in, and signing out of them. */

let server: TestServer
let browser: Browser

beforeAll(async () => {
  server = await startTestServer()
  await seedAccount(server.databaseUrl, { subdomain: 'lipowa', members: { 'danuta-wrona': 'owner' } })
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser?.close()
  await server?.[Symbol.asyncDispose]()
})

async function expectSound(page: Page): Promise<void> {
  expect(await faultsOf(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
}

async function signIn(page: Page): Promise<void> {
  await page.goto(server.address('panel.zapisano.localhost'))
  await page.getByRole('button', { name: /Danuta Wrona/ }).click()
  await page.getByRole('heading', { level: 1, name: 'Wydarzenia' }).waitFor()
}

const WINDOWS =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36'
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1'

const devices = async (page: Page) =>
  (
    await page.getByRole('region', { name: 'Zalogowane urządzenia' }).getByRole('listitem').allInnerTexts()
  ).map((text) => text.split('\n')[0])

test('somebody signs a lost phone out from a desktop, and then signs out everywhere', async () => {
  await using phone = await openPhone(browser, { userAgent: IPHONE })
  await signIn(phone.page)
  await using desktop = await openDesktop(browser, { userAgent: WINDOWS })
  const { page } = desktop
  await signIn(page)
  await page.getByRole('button', { name: /Danuta Wrona/ }).click()
  await page.getByRole('menuitem', { name: 'Moje konto' }).click()
  await page.getByRole('heading', { level: 1, name: 'Moje konto' }).waitFor()
  await page.getByText('To urządzenie').waitFor()
  expect(await devices(page)).toEqual(['Chrome, Windows', 'Safari, iPhone'])
  await expectSound(page)
  await page.getByRole('button', { name: /^Wyloguj: Safari, iPhone/ }).click()
  await page.getByText('Wylogowano: Safari, iPhone.').waitFor()
  await expect.poll(() => devices(page)).toEqual(['Chrome, Windows'])

  await phone.page.goto(`${server.address('panel.zapisano.localhost')}/moje-konto`)
  await phone.page.getByRole('button', { name: /Danuta Wrona/ }).click()
  await phone.page.getByText('To urządzenie').waitFor()
  expect(await devices(phone.page)).toEqual(['Safari, iPhone', 'Chrome, Windows'])
  await expectSound(phone.page)
  await phone.page.getByRole('button', { name: 'Wyloguj wszędzie' }).click()
  await phone.page.getByRole('heading', { name: 'Zaloguj się do panelu' }).waitFor()
  await page.reload()
  await page.getByRole('heading', { name: 'Zaloguj się do panelu' }).waitFor()
})
