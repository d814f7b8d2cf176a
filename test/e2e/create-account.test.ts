import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchBrowser, openDesktop, openPhone } from '#test/support/browser.ts'
import { startTestServer, type TestServer } from '#test/support/server.ts'
import { faultsOf } from './axe.ts'
import { plain } from './family-on-a-phone.ts'
import { atStep, choosePerson, fillIn, nameOfFocused, pressNext, tabTo, typeSubdomain } from './wizard.ts'

let server: TestServer
let browser: Browser

beforeAll(async () => {
  server = await startTestServer()
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser.close()
  await server[Symbol.asyncDispose]()
})

const createAt = (domain: string) => `${server.address(domain)}/create`

test.each([
  { domain: 'zapisano.localhost', open: openDesktop, person: 'Maria Zielińska', name: 'Parafia w Lipowej' },
  { domain: 'obecni.localhost', open: openPhone, person: 'Adam Brzoza', name: 'Klub biegowy Sprint' },
])('an account on $domain by keyboard alone, up to the panel and the new site', async (wish) => {
  const { domain, open, person, name } = wish
  await using tab = await open(browser)
  const { page } = tab
  await page.goto(createAt(domain))
  await atStep(page, 'Wybierz domenę')
  expect(await page.getByRole('radio', { name: domain }).isChecked()).toBe(true)
  await fillIn(page, { subdomain: 'lipowa-2027', person, name })
  await page.keyboard.press('Enter')
  await atStep(page, 'Konto gotowe')
  expect(await nameOfFocused(page)).toBe('Konto gotowe')
  await expect.poll(() => page.title()).toMatch(/^Konto gotowe/)
  const site = page.getByRole('link', { name: `lipowa-2027.${domain}` })
  expect(await site.getAttribute('href')).toBe(server.address(`lipowa-2027.${domain}`))

  await page.waitForURL(`${server.address(`panel.${domain}`)}/**`)
  await page.getByRole('heading', { level: 1, name: 'Wydarzenia' }).waitFor()
  expect(plain(await page.locator('body').innerText())).toContain(name)

  const answer = await page.goto(server.address(`lipowa-2027.${domain}`))
  expect(answer?.status()).toBe(200)
  expect(plain(await page.locator('body').innerText())).toContain(name)
})

test('next and back lose nothing; the browser goes the same way; heading, title and progress follow', async () => {
  await using tab = await openDesktop(browser)
  const { page } = tab
  await page.goto(createAt('zapisano.localhost'))
  expect(await page.title()).toBe('Wybierz domenę – nowe konto – Zapisano')
  const now = page.getByRole('list', { name: 'Kroki zakładania konta' }).locator('[aria-current="step"]')
  await typeSubdomain(page, 'powrot')
  await pressNext(page, 'Dalej')
  await atStep(page, 'Połącz konto Google')
  expect(await nameOfFocused(page)).toBe('Połącz konto Google')
  expect(await page.title()).toBe('Połącz konto Google – nowe konto – Zapisano')
  expect(plain(await now.innerText())).toBe('2 Połącz konto Google')
  await choosePerson(page, 'Maria Zielińska')
  expect(await nameOfFocused(page)).toBe('Dalej')
  await page.keyboard.press('Enter')
  await atStep(page, 'Wybierz nazwę konta')
  await tabTo(page, 'Nazwa konta')
  await page.keyboard.type('Parafia')

  await tabTo(page, 'Konto Google')
  await page.keyboard.press('Enter')
  await atStep(page, 'Połącz konto Google')
  expect(plain(await page.getByRole('main').innerText())).toContain('maria.zielinska@example.org')
  await tabTo(page, 'Domena')
  await page.keyboard.press('Enter')
  await atStep(page, 'Wybierz domenę')
  expect(await page.getByLabel('Subdomena').inputValue()).toBe('powrot')

  await page.goForward()
  await atStep(page, 'Połącz konto Google')
  await page.goForward()
  await atStep(page, 'Wybierz nazwę konta')
  expect(await page.getByLabel('Nazwa konta').inputValue()).toBe('Parafia')
  await page.goBack()
  await atStep(page, 'Połącz konto Google')
})

test('a reload keeps the input, never the token, and asks for the account again', async () => {
  await using tab = await openDesktop(browser)
  const { page } = tab
  await page.goto(createAt('zapisano.localhost'))
  await fillIn(page, { subdomain: 'odswiezona', person: 'Maria Zielińska', name: 'Parafia' })
  const kept = await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }))
  expect(kept).toContain('odswiezona')
  expect(kept).not.toMatch(/eyJ/)
  await page.reload()
  await atStep(page, 'Połącz konto Google')
  await page
    .getByText('Po odświeżeniu strony połącz konto Google jeszcze raz. Reszta danych została.')
    .waitFor()
  await choosePerson(page, 'Maria Zielińska')
  await pressNext(page, 'Dalej')
  await atStep(page, 'Wybierz nazwę konta')
  expect(await page.getByLabel('Nazwa konta').inputValue()).toBe('Parafia')
  expect(await page.getByRole('button', { name: 'Stwórz konto' }).isEnabled()).toBe(true)
})

test('no reserved name is available, and what is missing is a list of links', async () => {
  await using tab = await openDesktop(browser)
  const { page } = tab
  await page.goto(createAt('obecni.localhost'))
  const next = page.getByRole('button', { name: 'Dalej' })
  expect(await next.isDisabled()).toBe(true)
  await tabTo(page, 'Subdomena')
  await tabTo(page, 'Kontakt', 'Shift+Tab')
  // Nothing was edited, so no error is shown yet; the list of missing fields leads to it and shows the error.
  expect(await page.getByText('Pole wymagane.', { exact: true }).count()).toBe(0)
  await page.getByRole('link', { name: 'Subdomena' }).focus()
  await page.keyboard.press('Enter')
  await page.getByText('Pole wymagane.', { exact: true }).waitFor()
  expect(await nameOfFocused(page)).toBe('Subdomena')
  await page.keyboard.type('panel')
  await page.getByText('Domena niedostępna.', { exact: true }).waitFor()
  expect(await next.isDisabled()).toBe(true)
  expect(plain(await page.locator('#do-uzupelnienia').innerText())).toBe('Do uzupełnienia: Dostępna domena')
  await page.getByLabel('Subdomena').fill('Żółw')
  await tabTo(page, 'Kontakt', 'Shift+Tab')
  expect(plain(await page.getByRole('main').innerText())).toContain(
    'Dozwolone są jedynie małe litery, cyfry, oraz myślnik. Bez polskich znaków. Myślnik nie może znajdować się na początku, ani na końcu.',
  )
  expect(await faultsOf(page)).toEqual([])
})

test('without JavaScript the page explains that, and how to get an account anyway', async () => {
  await using tab = await openPhone(browser, { javaScriptEnabled: false })
  await tab.page.goto(createAt('obecni.localhost'))
  const text = plain(await tab.page.locator('body').innerText())
  expect(text).toContain('potrzebny jest JavaScript')
  expect(text).toContain('kontakt@obecni.localhost')
})
