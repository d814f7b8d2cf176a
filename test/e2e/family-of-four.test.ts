import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchBrowser, openDesktop, openPhone, type TestPage } from '#test/support/browser.ts'
import { upcomingKielce } from '#test/support/kielce.ts'
import { seedAccount, seedEvent } from '#test/support/seed.ts'
import { startTestServer, type TestServer } from '#test/support/server.ts'
import { faultsOf } from './axe.ts'
import { enterPeople, goOn, type PersonOfFamily, plain, runningTotal } from './family-on-a-phone.ts'
import { goToGateway, payAtGateway } from './pay-step.ts'

/**
 * The path of the whole product, to the grosz: a family of four (registration K2 of the Kielce case) reads
 * the invitation, registers and pays on a phone; the mail comes, the panel shows it, the gate lets in once.
 */

const ADULT = 'Dorosły lub młodzież'
const PUPIL = 'Dziecko (szkoła podstawowa)'
const FAMILY: readonly PersonOfFamily[] = [
  {
    kind: 'Dorosły',
    firstName: 'Anna',
    lastName: 'Kopeć',
    day: '12',
    month: 'marzec',
    year: '1984',
    type: ADULT,
  },
  {
    kind: 'Dorosły',
    firstName: 'Piotr',
    lastName: 'Kopeć',
    day: '5',
    month: 'listopad',
    year: '1981',
    type: ADULT,
  },
  {
    kind: 'Dziecko',
    firstName: 'Zofia',
    lastName: 'Kopeć',
    day: '18',
    month: 'czerwiec',
    year: '2012',
    type: PUPIL,
  },
  {
    kind: 'Dziecko',
    firstName: 'Jan',
    lastName: 'Kopeć',
    day: '2',
    month: 'wrzesień',
    year: '2014',
    type: PUPIL,
  },
]
const SLUG = 'rowerowa'

let server: TestServer
let browser: Browser
let phone: TestPage
let site: string

beforeAll(async () => {
  server = await startTestServer()
  const { account, host } = await seedAccount(server.databaseUrl, {
    subdomain: 'kielce',
    members: { 'rafal-zawada': 'owner' },
  })
  await seedEvent(server.databaseUrl, account, {
    slug: SLUG,
    definition: await upcomingKielce(),
  })
  site = server.address(host)
  browser = await launchBrowser()
  phone = await openPhone(browser)
})

afterAll(async () => {
  await browser?.close()
  await server?.[Symbol.asyncDispose]()
})

let ticket = ''
let number = ''

test('a family of four, from the invitation to the gate', async () => {
  await readsTheInvitationWithoutJavaScript()
  await registersFourPeople()
  await seesEveryLineBeforeOrdering()
  await paysAndGetsTickets()
  await findsTheMail()
  await isInThePanel()
  await isLetInOnce()
})

/** Reads the invitation without JavaScript. */
async function readsTheInvitationWithoutJavaScript(): Promise<void> {
  const { page, context } = await openPhone(browser, { javaScriptEnabled: false })
  await page.goto(`${site}/${SLUG}`)
  const text = plain(await page.locator('body').innerText())
  expect(text).toContain('Rowerowa Pielgrzymka Diecezji Kieleckiej')
  for (const price of ['200 zł', '100 zł', '50 zł', '60 zł']) expect(text).toContain(price)
  await context.close()
  const readable = await openPhone(browser)
  await readable.page.goto(`${site}/${SLUG}`)
  expect(await faultsOf(readable.page)).toEqual([])
  await readable.context.close()
}

/** Registers four people with a running total. */
async function registersFourPeople(): Promise<void> {
  const { page } = phone
  await page.goto(`${site}/${SLUG}/zapisy`)
  await enterPeople(page, FAMILY, 'Wyjazd z Wiślicy')
  expect(await runningTotal(page)).toBe('600 zł')
  expect(await faultsOf(page)).toEqual([])
  await goOn(page, 'Dalej', 'Udział i dodatki')
  await page.getByRole('combobox', { name: 'Dla wszystkich' }).selectOption('busko-zdroj')
  expect(await runningTotal(page)).toBe('840 zł')
  expect(await faultsOf(page)).toEqual([])
  await goOn(page, 'Dalej', 'Dane')
  await page.getByLabel('Adres e-mail').fill('anna.kopec@example.org')
  await page.getByLabel('Numer telefonu').fill('600 000 111')
  expect(await faultsOf(page)).toEqual([])
  await goOn(page, 'Sprawdź i potwierdź', 'Podsumowanie')
}

/** Sees every line and the legally required button before ordering. */
async function seesEveryLineBeforeOrdering(): Promise<void> {
  const { page } = phone
  const lines = (await page.getByRole('main').getByRole('listitem').allInnerTexts()).map(plain)
  expect(lines).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^Anna Kopeć 200 zł/),
      expect.stringMatching(/^Piotr Kopeć 200 zł/),
      expect.stringMatching(/^Zofia Kopeć 100 zł/),
      expect.stringMatching(/^Jan Kopeć, 16 lat 100 zł/),
      expect.stringMatching(/Busko-Zdrój 240 zł 4 osoby × 60 zł$/),
    ]),
  )
  const order = page.getByRole('button', { name: 'Zapisuję z obowiązkiem zapłaty', exact: true })
  expect(await order.isDisabled()).toBe(true)
  for (const box of await page.getByRole('checkbox').all()) {
    expect(await box.isChecked()).toBe(false)
    await box.check({ force: true })
  }
  expect(plain(await page.getByRole('main').innerText())).toContain('Do zapłaty 840 zł')
  expect(await faultsOf(page)).toEqual([])
  await order.click()
  await goToGateway(page)
}

/** Pays at the gateway and gets four tickets without reloading. */
async function paysAndGetsTickets(): Promise<void> {
  const { page } = phone
  expect(plain(await page.getByRole('main').innerText())).toContain('840 zł')
  await payAtGateway(page)
  await page.waitForURL(/\/zgloszenie\//)
  await page.getByRole('heading', { name: 'Udział potwierdzony' }).waitFor()
  expect(await page.getByRole('img', { name: /^Kod QR biletu/ }).count()).toBe(4)
  const text = plain(await page.getByRole('main').innerText())
  number = /ZG-[2-9A-Z]{4}/.exec(text)?.[0] ?? ''
  expect(text).toContain('Wpłacono 840 zł')
  expect(await faultsOf(page)).toEqual([])
  const shown = await page.getByRole('article', { name: 'Bilet: Zofia Kopeć' }).innerText()
  ticket = /(?:[2-9A-Z]{5}\s){3}[2-9A-Z]{5}/.exec(plain(shown))?.[0] ?? ''
  expect(ticket).not.toBe('')
}

/** Finds the mail with the tickets in the mailbox. */
async function findsTheMail(): Promise<void> {
  const { page, context } = await openDesktop(browser)
  await page.goto(`${server.address('zapisano.localhost')}/dev/poczta`)
  await page.getByRole('link', { name: /Do zobaczenia! Bilety/ }).click()
  const text = plain(await page.getByRole('main').innerText())
  expect(text).toContain('anna.kopec@example.org')
  const mail = plain(await page.frameLocator('iframe').locator('body').innerText())
  expect(mail).toContain(number)
  expect(mail).toContain('Wpłata 840 zł dotarła')
  expect(
    await page
      .frameLocator('iframe')
      .getByRole('img', { name: /^Kod QR biletu/ })
      .count(),
  ).toBe(4)
  expect(await faultsOf(page)).toEqual([])
  await context.close()
}

/** Appears in the panel with people, lines, ledger and history. */
async function isInThePanel(): Promise<void> {
  const { page, context } = await openDesktop(browser)
  await signInToPanel(page)
  await page.getByRole('link', { name: '1 zgłoszenie' }).click()
  await page.getByText(number).first().click()
  const drawer = page.getByRole('dialog')
  await drawer.getByText('Zofia Kopeć').first().waitFor()
  const text = plain(await drawer.innerText())
  for (const person of FAMILY) expect(text).toContain(`${person.firstName} ${person.lastName}`)
  expect(text).toMatch(/840 zł/)
  expect(text).toMatch(/Wpłata .*840 zł/)
  expect(await faultsOf(page)).toEqual([])
  await context.close()
}

/** Is let in once; the second scan shows who entered and when. */
async function isLetInOnce(): Promise<void> {
  const { page, context } = await openPhone(browser)
  await signInToPanel(page)
  await page.goto(`${server.address('panel.zapisano.localhost')}/skaner`)
  await page.getByLabel('Nazwa bramy').fill('Brama A')
  await page.getByRole('button', { name: 'Zacznij skanować' }).click()
  await scan(page, ticket)
  await page.getByRole('heading', { name: 'Wpuść' }).waitFor()
  expect(plain(await page.getByRole('main').innerText())).toContain('Zofia Kopeć')
  expect(await faultsOf(page)).toEqual([])
  await page.getByRole('button', { name: 'Skanuj dalej' }).click()
  await scan(page, ticket)
  await page.getByRole('heading', { name: 'Już użyty' }).waitFor()
  const verdict = plain(await page.getByRole('main').innerText())
  expect(verdict).toContain('Rafał Zawada')
  expect(verdict).toMatch(/\d{1,2}:\d{2}/)
  await context.close()
}

async function signInToPanel(page: TestPage['page']): Promise<void> {
  await page.goto(server.address('panel.zapisano.localhost'))
  await page.getByRole('button', { name: /Rafał Zawada/ }).click()
  await page.getByRole('heading', { level: 1, name: 'Wydarzenia' }).waitFor()
}

async function scan(page: TestPage['page'], code: string): Promise<void> {
  const field = page.getByRole('textbox', { name: /kod/i })
  await field.fill(code)
  await field.press('Enter')
}
