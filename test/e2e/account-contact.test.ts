import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchBrowser, openDesktop, openPhone } from '#test/support/browser.ts'
import { startTestServer, type TestServer } from '#test/support/server.ts'
import { openWizard, wishFor } from '#test/support/wizard.ts'
import { faultsOf } from './axe.ts'
import { plain } from './family-on-a-phone.ts'

/** A new account has no contact; its owner is reminded, gives it in the panel, and visitors see it. */

let server: TestServer
let browser: Browser

beforeAll(async () => {
  server = await startTestServer()
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser?.close()
  await server?.[Symbol.asyncDispose]()
})

/** The events of an account that was just made on a host. */
async function openNewAccount(page: Page, host: string): Promise<void> {
  await wishFor(await openWizard(server.port), host, { name: `Parafia ${host.split('.')[0]}` })
  await page.goto(server.address('panel.zapisano.localhost'))
  await page.getByRole('button', { name: /Maria Zielińska/ }).click()
  await page.getByRole('heading', { level: 1, name: 'Wydarzenia' }).waitFor()
}

const email = (page: Page) => page.getByRole('textbox', { name: 'Adres e-mail' })
const phone = (page: Page) => page.getByRole('textbox', { name: 'Numer telefonu' })
const save = (page: Page) => page.getByRole('button', { name: 'Zapisz', exact: true })

async function expectSound(page: Page): Promise<void> {
  expect(await faultsOf(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
}

test('the owner is reminded of the missing contact, gives it, and the site shows it', async () => {
  await using opened = await openPhone(browser)
  const { page } = opened
  await openNewAccount(page, 'lipowa.zapisano.localhost')
  await page.getByRole('heading', { name: 'Nie podano jeszcze kontaktu' }).waitFor()
  await expectSound(page)
  await page.getByRole('link', { name: 'Podaj kontakt' }).click()
  await page.getByRole('heading', { level: 1, name: 'Ustawienia konta' }).waitFor()
  await email(page).waitFor()
  expect(await page.getByText('Pole wymagane.').count()).toBe(0)

  await phone(page).fill('12 34')
  await save(page).click()
  expect(await email(page).evaluate((field) => field === document.activeElement)).toBe(true)
  await page.getByText('Pole wymagane.').waitFor()
  await page.getByText('Numer telefonu jest zbyt krótki.').waitFor()
  await expectSound(page)

  await email(page).fill('parafia@gmial.com')
  await page.getByRole('button', { name: /Czy chodziło o\sgmail\.com/ }).click()
  await phone(page).fill('12 345 67 89')
  await save(page).click()
  const status = page.getByRole('main').getByRole('status')
  await expect.poll(async () => plain(await status.innerText())).toBe('Zapisano. Zobacz na stronie')
  await expectSound(page)

  await status.getByRole('link', { name: 'Zobacz na stronie' }).click()
  await page.getByRole('heading', { level: 1, name: 'Parafia lipowa' }).waitFor()
  expect(await page.locator('#kontakt').getByRole('link').allInnerTexts()).toEqual([
    '12 345 67 89',
    'parafia@gmail.com',
  ])
  await page.goto(server.address('panel.zapisano.localhost'))
  await page.getByRole('heading', { name: 'Nie ma jeszcze wydarzeń' }).waitFor()
  expect(await page.getByText('Nie podano jeszcze kontaktu').count()).toBe(0)
})

test('unsaved input is not shown as saved, and stays when saving fails', async () => {
  await using opened = await openDesktop(browser, { colorScheme: 'dark' })
  const { page, context } = opened
  await openNewAccount(page, 'debowa.zapisano.localhost')
  await page.getByRole('link', { name: /debowa/ }).click()
  await page.getByRole('link', { name: 'Ustawienia konta' }).click()
  await email(page).fill('biuro@debowa.example')
  await page.route('**/v1/accounts/*/contact', (route) =>
    route.request().method() === 'PUT' ? route.abort() : route.continue(),
  )
  await save(page).click()
  const status = page.getByRole('main').getByRole('status')
  await expect.poll(async () => plain(await status.innerText())).toMatch(/^Nie zapisano: brak połączenia/)
  expect(await email(page).inputValue()).toBe('biuro@debowa.example')
  await context.unrouteAll()
  await page.unrouteAll()
  await save(page).click()
  await expect.poll(async () => plain(await status.innerText())).toMatch(/^Zapisano\./)
  await email(page).fill('inne@debowa.example')
  expect(await status.innerText()).toBe('')
  await expectSound(page)
})
