import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchBrowser, openDesktop, openPhone } from '#test/support/browser.ts'
import { paymentsOf } from '#test/support/gateway.ts'
import { orderOf, outing } from '#test/support/outing.ts'
import { asOwner } from '#test/support/owner.ts'
import {
  ledgerOf,
  look,
  type Registered,
  register,
  startTestSite,
  type TestSite,
} from '#test/support/site.ts'
import { faultsOf } from './axe.ts'
import { plain } from './family-on-a-phone.ts'

/** Payment as the last step of registering: sums, ways, and what becomes of a payment (flows C0.5, C9.3). */
let site: TestSite
let browser: Browser

beforeAll(async () => {
  site = await startTestSite({ definition: outing({ event: 30 }) })
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser.close()
  await site[Symbol.asyncDispose]()
})

const stepOf = ({ token }: Registered) => `${site.server.address(site.host)}/zgloszenie/${token}/platnosc`
const mainOf = async (page: Page) => plain(await page.getByRole('main').innerText())
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })

async function payAtGateway(page: Page): Promise<void> {
  await page.getByLabel('Kod BLIK').fill('777123')
  await page.getByRole('button', { name: /Zapłać/ }).click()
}

test.each([
  ['phone', openPhone, 'ewa'],
  ['desktop', openDesktop, 'ewka'],
])('on a %s: what is due now and later is read, and the deposit is paid', async (_, open, name) => {
  const made = await register(site, orderOf(name))
  await using device = await open(browser)
  const { page } = device
  await page.goto(stepOf(made))
  await heading(page, 'Płatność').waitFor()
  const text = await mainOf(page)
  expect(text).toMatch(/Płatność 5 z 5/)
  expect(text).toMatch(
    /Zgłoszenie przyjęte\. 1 miejsce czeka na wpłatę do \d+ \p{L}+( \d{4})?, \p{L}+, 23:59\./u,
  )
  expect(text).toContain('Zaliczka reszta 50 zł do 5 maja 2031, poniedziałek 50 zł')
  expect(text).toContain('Całość 100 zł')
  expect(await faultsOf(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  await page.getByRole('button', { name: 'Zapłać 50 zł' }).dblclick()
  await payAtGateway(page)
  await heading(page, 'Zaliczka dotarła, miejsce jest twoje').waitFor()
  expect(await mainOf(page)).toContain('Wpłacono 50 zł')
  expect(await mainOf(page)).toContain('Do 5 maja 2031, poniedziałek 50 zł')
  expect(await faultsOf(page)).toEqual([])
  expect(await paymentsOf(site, made)).toHaveLength(1)
  await page.getByRole('link', { name: 'Moje zgłoszenie' }).first().click()
  await heading(page, 'Udział potwierdzony').waitFor()
})

test('any sum above the deposit is paid, by the keyboard; others are refused at the field', async () => {
  const made = await register(site, orderOf('iga', 'ola'))
  await using device = await openPhone(browser)
  const { page } = device
  await page.goto(stepOf(made))
  await page.getByRole('radio', { name: /Zaliczka/ }).focus()
  await page.keyboard.press('ArrowDown')
  await page.getByRole('button', { name: 'Zapłać 200 zł' }).waitFor()
  await page.keyboard.press('ArrowDown')
  const field = page.getByRole('textbox', { name: 'Inna kwota w złotych' })
  await field.fill('99,99')
  await page.keyboard.press('Enter')
  expect(await field.getAttribute('aria-invalid')).toBe('true')
  expect(plain(await page.locator('#inna-kwota-opis').innerText())).toBe('Wpisz kwotę od 100 zł do 200 zł.')
  expect(await faultsOf(page)).toEqual([])
  expect(await paymentsOf(site, made)).toEqual([])
  await field.fill('150')
  expect(plain(await page.locator('#inna-kwota-opis').innerText())).toMatch(/^Zostanie 50 zł do 5 maja 2031/)
  await page.keyboard.press('Enter')
  await payAtGateway(page)
  await heading(page, /^Zaliczka dotarła, miejsca są wasze$/).waitFor()
  expect(await look(site, made)).toMatchObject({ paid: 15_000, balance: 5000 })
})

test('a payment refused by the bank says that nothing was taken, and other ways are offered', async () => {
  const made = await register(site, orderOf('ala'))
  await using device = await openPhone(browser)
  const { page } = device
  await page.goto(stepOf(made))
  await page.getByRole('button', { name: 'Zapłać 50 zł' }).click()
  await page.getByRole('button', { name: 'Odmowa banku' }).click()
  await heading(page, 'Bank nie potwierdził płatności').waitFor()
  expect(await mainOf(page)).toMatch(/Nic nie pobrano\. 1 miejsce nadal czeka do /)
  await page.getByRole('group', { name: 'Zapłać inaczej' }).waitFor()
  expect(await faultsOf(page)).toEqual([])
  await page.reload()
  await heading(page, 'Bank nie potwierdził płatności').waitFor()
  await page.getByRole('button', { name: 'Zapłać jeszcze raz 50 zł' }).click()
  await payAtGateway(page)
  await heading(page, /^Zaliczka dotarła/).waitFor()
  expect((await ledgerOf(site, made)).filter(({ kind }) => kind === 'payment')).toHaveLength(1)
})

test('a payment left open is being checked, never failed; the same one is resumed, of the same sum', async () => {
  const made = await register(site, orderOf('jan'))
  await using device = await openPhone(browser)
  const { page } = device
  await page.goto(stepOf(made))
  await page.getByRole('radio', { name: /Całość/ }).check({ force: true })
  await page.getByRole('button', { name: 'Zapłać 100 zł' }).click()
  await page.getByLabel('Kod BLIK').waitFor()
  await page.goBack()
  await heading(page, 'Sprawdzam wpłatę…').waitFor()
  await page.getByText('Możesz zamknąć tę stronę,').waitFor()
  expect(await mainOf(page)).not.toMatch(/nie potwierdził|nieudan|Nic nie pobrano/)
  expect(await faultsOf(page)).toEqual([])
  await page.getByText('Operator płatności nie ma jeszcze tej wpłaty.').waitFor()
  await page.getByRole('button', { name: 'Wróć do płatności' }).click()
  await payAtGateway(page)
  await heading(page, 'Wpłata dotarła, miejsce jest twoje').waitFor()
  expect(await paymentsOf(site, made)).toHaveLength(1)
  expect(await look(site, made)).toMatchObject({ paid: 10_000, balance: 0 })
})

test('in place of a payment that hangs another one is started, in another way', async () => {
  const made = await register(site, orderOf('lea'))
  await using device = await openPhone(browser)
  const { page } = device
  await page.goto(stepOf(made))
  await page.getByRole('button', { name: 'Zapłać 50 zł' }).click()
  await page.getByLabel('Kod BLIK').waitFor()
  const hanging = page.url()
  await page.goBack()
  await page.getByRole('button', { name: 'Zapłać inaczej' }).click({ timeout: 60_000 })
  await page.getByText('Poprzednia płatność nie jest jeszcze zakończona.').waitFor()
  await page.getByRole('button', { name: 'Zapłać 50 zł' }).click()
  await page.waitForURL(/bramka-testowa/)
  expect(page.url()).not.toBe(hanging)
  await payAtGateway(page)
  await heading(page, /^Zaliczka dotarła/).waitFor()
  expect(await paymentsOf(site, made)).toHaveLength(2)
})

test('after the deposit has come the rest is paid at once, without waiting for an hour', async () => {
  const made = await register(site, orderOf('zoe'))
  await using device = await openPhone(browser)
  const { page } = device
  await page.goto(stepOf(made))
  await page.getByRole('button', { name: 'Zapłać 50 zł' }).click()
  await payAtGateway(page)
  await heading(page, /^Zaliczka dotarła/).waitFor()
  await page.getByRole('button', { name: 'Zapłać resztę teraz' }).click()
  await heading(page, 'Płatność').waitFor()
  expect(await faultsOf(page)).toEqual([])
  await page.getByRole('button', { name: 'Zapłać 50 zł' }).click()
  await payAtGateway(page)
  await heading(page, /^Wpłata dotarła/).waitFor()
  expect(await look(site, made)).toMatchObject({ paid: 10_000, balance: 0 })
})

test('an organiser with an account takes transfers: its data are copied, and the place is kept', async () => {
  const made = await register(site, orderOf('ula'))
  const account = 'PL61109010140000071219812874'
  await asOwner(site.server.databaseUrl, 'UPDATE account SET bank_account = $1', [account])
  await using device = await openPhone(browser, { permissions: ['clipboard-read', 'clipboard-write'] })
  const { page } = device
  await page.goto(stepOf(made))
  await page.getByRole('radio', { name: /Zwykły przelew/ }).check({ force: true })
  const data = plain(await page.locator('.transfer-data').innerText())
  expect(data).toContain('61 1090 1014 0000 0712 1981 2874')
  expect(data).toContain(made.number)
  expect(await faultsOf(page)).toEqual([])
  await page.getByRole('button', { name: 'Kopiuj numer konta' }).focus()
  await page.keyboard.press('Enter')
  await page.getByText(/Skopiowano|Zaznacz tekst/).waitFor()
  await page.getByRole('link', { name: 'Mam te dane, przejdź do zgłoszenia' }).click()
  await heading(page, 'Zgłoszenie przyjęte, czeka na wpłatę').waitFor()
  await page.getByRole('link', { name: 'Zapłać inaczej' }).click()
  await heading(page, 'Płatność').waitFor()
  await asOwner(site.server.databaseUrl, "UPDATE account SET bank_account = ''")
})

test('without JavaScript the sums and terms are read, and the way to the registration is open', async () => {
  const made = await register(site, orderOf('ida'))
  await using device = await openPhone(browser, { javaScriptEnabled: false })
  const { page } = device
  await page.goto(stepOf(made))
  expect(await mainOf(page)).toContain('Całość 100 zł')
  expect(plain(await page.locator('body').innerText())).toContain('potrzebny jest JavaScript')
  await page.getByRole('link', { name: 'Zapłacę później' }).click()
  await heading(page, 'Zgłoszenie przyjęte, czeka na wpłatę').waitFor()
})
