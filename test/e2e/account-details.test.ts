import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchBrowser, openDesktop, openPhone } from '#test/support/browser.ts'
import { startTestServer, type TestServer } from '#test/support/server.ts'
import { openWizard, wishFor } from '#test/support/wizard.ts'
import { faultsOf } from './axe.ts'
import { plain } from './family-on-a-phone.ts'

/** What an organiser says of itself is typed in the panel, and visitors see it. */

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
const section = (page: Page, name: string) => page.getByRole('region', { name })
const contact = (page: Page) => section(page, 'Kontakt dla uczestników')
const identity = (page: Page) => section(page, 'Dane organizatora')
const saveIn = (part: ReturnType<typeof section>) => part.getByRole('button', { name: 'Zapisz', exact: true })
const save = (page: Page) => saveIn(contact(page))

async function expectSound(page: Page): Promise<void> {
  expect(await faultsOf(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
}

test('who signs in without an account is shown the way to one', async () => {
  await using opened = await openPhone(browser)
  const { page } = opened
  await page.goto(server.address('panel.zapisano.localhost'))
  await page.getByRole('button', { name: /Adam Brzoza/ }).click()
  await page.getByRole('heading', { name: 'Nie należysz do żadnego konta' }).waitFor()
  await expectSound(page)
  await page.getByRole('link', { name: 'Załóż konto' }).click()
  await page.waitForURL(new URL('/create', server.address('zapisano.localhost')).href)
})

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
  const status = contact(page).getByRole('status')
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
  await page.route('**/v1/accounts/*/details', (route) =>
    route.request().method() === 'PATCH' ? route.abort() : route.continue(),
  )
  await save(page).click()
  const status = contact(page).getByRole('status')
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

test('two people edit at once: nothing is overwritten unseen, and what was typed stays', async () => {
  await using opened = await openDesktop(browser)
  const { page, context } = opened
  await openNewAccount(page, 'bukowa.zapisano.localhost')
  await page.getByRole('link', { name: /bukowa/ }).click()
  await page.getByRole('link', { name: 'Ustawienia konta' }).click()
  const address = (on: Page) => on.getByRole('textbox', { name: 'Adres', exact: true })
  await address(page).waitFor()
  const other = await context.newPage()
  await other.goto(page.url())
  await address(other).fill('ul. Bukowa 7, 00-001 Borów')
  await other.getByRole('textbox', { name: 'Pełna nazwa' }).fill('Parafia św. Anny w Bukowej')
  await saveIn(identity(other)).click()
  await other.getByText('Wybierz, kto organizuje.').waitFor()
  expect(await faultsOf(other)).toEqual([])
  await other.getByRole('radio', { name: 'Firma' }).check()
  expect(await other.getByRole('checkbox', { name: /przedsiębiorca/ }).isChecked()).toBe(true)
  await saveIn(identity(other)).click()
  await other.getByText('Pole wymagane.').waitFor()
  await other.getByRole('radio', { name: /Parafia/ }).check()
  await saveIn(identity(other)).click()
  await identity(other).getByText('Zapisano.').waitFor()

  await address(page).fill('ul. Inna 1, 00-001 Borów')
  await page.getByRole('radio', { name: /Parafia/ }).check()
  await saveIn(identity(page)).click()
  await identity(page)
    .getByText(/Nie zapisano: ktoś zmienił te dane/)
    .waitFor()
  await identity(page)
    .getByText(/Ktoś wpisał tu.*„ul\. Bukowa 7, 00-001 Borów”/)
    .waitFor()
  expect(await address(page).inputValue()).toBe('ul. Inna 1, 00-001 Borów')
  // What was not touched here is what the other person has saved.
  expect(await page.getByRole('textbox', { name: 'Pełna nazwa' }).inputValue()).toBe(
    'Parafia św. Anny w Bukowej',
  )
  await expectSound(page)
  await saveIn(identity(page)).click()
  await identity(page).getByText('Zapisano.').waitFor()

  await page.goto(server.address('bukowa.zapisano.localhost'))
  const footer = page.getByRole('contentinfo')
  await expect
    .poll(async () => plain(await footer.innerText()))
    .toContain('Organizator: Parafia św. Anny w Bukowej, ul. Inna 1, 00-001 Borów')
  await expectSound(page)
})
