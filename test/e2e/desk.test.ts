import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { getPanelRegistration, listRegistrations } from '#contract/panel.ts'
import { outputOf } from '#test/support/answers.ts'
import { launchBrowser, openDesktop, openPhone } from '#test/support/browser.ts'
import { outing } from '#test/support/outing.ts'
import { startTestSite, type TestSite } from '#test/support/site.ts'
import { type Staff, staffOf } from '#test/support/staff.ts'
import { plain } from './family-on-a-phone.ts'
import { expectSound } from './panel-event.ts'

/** 'Przyjmij zgłoszenie': people at the desk, by the keyboard alone; 100 zł a head, half of it in advance. */

let site: TestSite
let staff: Staff
let browser: Browser

beforeAll(async () => {
  const statements = [{ id: 'rules', version: 1, text: 'Akceptuję regulamin', required: true }]
  const ask = { birthDate: 'required' as const, sex: 'required' as const }
  site = await startTestSite({ definition: { ...outing({ event: 10 }), ask, statements } })
  staff = await staffOf(site)
  await staff.aside('biuro', 4, { name: 'Biuro' })
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser?.close()
  await site?.[Symbol.asyncDispose]()
})

async function openDesk(page: Page): Promise<void> {
  const panel = site.server.address('panel.zapisano.localhost')
  await page.goto(panel)
  await page.getByRole('button', { name: 'Danuta Wrona' }).click()
  await page.getByRole('heading', { level: 1, name: 'Wydarzenia' }).waitFor()
  await page.goto(`${panel}/wydarzenia/${site.event}/biuro`)
  await page.getByRole('heading', { level: 1, name: 'Przyjmij zgłoszenie' }).waitFor()
  await page.getByRole('group', { name: /^1\. / }).waitFor()
}

const params = () => ({ accountId: site.account, eventId: site.event })
const newest = async () => {
  const { registrations } = outputOf(
    listRegistrations,
    await staff.client.ask(listRegistrations, { params: params(), query: {} }),
  )
  const registrationId = registrations[0]?.id ?? ''
  return outputOf(
    getPanelRegistration,
    await staff.client.ask(getPanelRegistration, { params: { ...params(), registrationId } }),
  )
}

test('a family is registered by the keyboard alone, pays in cash, and the next one begins at once', async () => {
  await using opened = await openDesktop(browser)
  const { page } = opened
  await openDesk(page)
  const keys = (text: string) => page.keyboard.type(text)
  const press = (key: string) => page.keyboard.press(key)
  const money = page.getByRole('region', { name: 'Cena i\u00a0wpłata' })
  await expectSound(page)

  // Nothing is called missing before anything was typed.
  expect(await page.locator('.error, .desk-missing').count()).toBe(0)
  await page.getByLabel('Data urodzenia albo PESEL').focus()
  await keys('44051401458')
  await page.getByText(/^14\smaja\s1944, \d+\slat/).waitFor()
  await press('Enter')
  await keys('Stanisława')
  await press('Enter')
  await keys('Rogala')
  await press('Control+Enter')
  const second = page.getByRole('group', { name: /^2\. / })
  await expect.poll(() => second.getByLabel('Nazwisko').inputValue()).toBe('Rogala')
  await second.getByText('powtórzone, zmień pisząc').waitFor()
  await keys('19.4.2014')
  await press('Enter')
  await keys('Kuba')
  await press('Enter')
  await press('Enter')
  await press('Digit2')
  expect(await second.getByLabel('mężczyzna').isChecked()).toBe(true)
  await press('Enter')
  await press('Space')
  await money.getByText('Kuba, Autokar').waitFor()
  await expect.poll(async () => plain(await money.innerText())).toMatch(/Razem\s+230 zł/)

  // Who is ready is one line, which opens by its number; one is open at a time.
  await page.getByRole('button', { name: /^1 Stanisława Rogala .*100 zł/ }).waitFor()
  await press('Alt+Digit1')
  await page.getByRole('group', { name: '1. Stanisława Rogala' }).waitFor()
  expect(await second.count()).toBe(0)
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.closest('fieldset')?.ariaLabel))
    .toBe('1. Stanisława Rogala')
  await press('Alt+Digit2')
  await second.waitFor()

  // Nothing is sent before what is missing was typed; it is said at its field, which has the focus.
  await press('Control+s')
  await money.getByRole('alert').filter({ hasText: 'podpis pod oświadczeniami' }).waitFor()
  await page.getByText('Zaznacz, gdy podpis jest na papierze.').waitFor()
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('type'))).toBe('checkbox')
  await expectSound(page)
  const contact = page.getByRole('group', { name: 'Kontakt' })
  await contact.getByLabel('Telefon').fill('600100200')
  await contact.getByLabel('E-mail').fill('rogala@example.org')
  await page.getByLabel('Oświadczenia podpisano na papierze').check()
  await press('F6')
  await money.getByLabel('Dano').fill('300')
  await expect.poll(async () => plain(await money.innerText())).toMatch(/Reszta\s+70 zł/)
  await expect.poll(() => money.getByText('Do uzupełnienia').count()).toBe(0)
  await expectSound(page)
  await press('Control+s')
  const made = page.getByRole('status').filter({ hasText: 'Zgłoszenie ZG-' })
  await made.getByText('przyjęte, wpłata 230 zł zaksięgowana.').waitFor()
  expect(await newest()).toMatchObject({
    ...{ state: 'confirmed', total: 23_000, balance: 0, contactName: 'Stanisława Rogala' },
    statements: [{ signedOn: Temporal.Now.plainDateISO('Europe/Warsaw').toString() }],
    participants: [{ birthDate: '1944-05-14' }, { birthDate: '2014-04-19' }],
  })
  expect((await staff.limits()).allotments).toMatchObject([{ slug: 'biuro', left: 2 }])

  // The next one: the first field has the focus, and nothing of the last one is left.
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.closest('fieldset')?.ariaLabel))
    .toBe('1. osoba')
  expect(await page.getByLabel('Imię').first().inputValue()).toBe('')
  await expectSound(page)

  // What is missing is said by the name of its field; then the second one stands beside the first.
  await press('Enter')
  await keys('Helena')
  await press('Enter')
  await keys('Rogala')
  await press('Enter')
  await press('Digit1')
  await press('Control+s')
  await page.getByText('Do uzupełnienia później: Data urodzenia').waitFor()
  await money.getByText('podpis pod oświadczeniami').waitFor()
  await page.getByText('Zaznacz, gdy podpis jest na papierze.').waitFor()
  await page.getByLabel('Data urodzenia albo PESEL').fill('3.5.1950')
  await contact.getByLabel('Telefon').fill('600100200')
  await contact.getByLabel('E-mail').fill('helena@example.org')
  await page.getByLabel('Oświadczenia podpisano na papierze').check()
  await money.getByLabel(/później/).check()
  await expect.poll(() => money.getByText('Do uzupełnienia').count()).toBe(0)
  await press('Control+s')
  await made.getByText('przyjęte, czeka na wpłatę.').waitFor()
  await expect.poll(async () => (await newest()).contactName).toBe('Helena Rogala')
})

test('on a phone a registration is taken to be paid later, from the shared places', async () => {
  await using opened = await openPhone(browser)
  const { page } = opened
  await openDesk(page)
  const person = page.getByRole('group', { name: /^1\. / })
  await person.getByLabel('Imię').fill('Jan')
  await person.getByLabel('Nazwisko').fill('Żuk')
  await person.getByLabel('Data urodzenia albo PESEL').fill('1.2.1980')
  await person.getByLabel('mężczyzna').check()
  const contact = page.getByRole('group', { name: 'Kontakt' })
  await contact.getByLabel('Telefon').fill('600100300')
  await contact.getByLabel('E-mail').fill('zuk@example.org')
  await page.getByLabel('Oświadczenia podpisano na papierze').check()
  await page.getByLabel('Z\u00a0których miejsc').selectOption({ label: 'wspólna pula' })
  const money = page.getByRole('region', { name: 'Cena i\u00a0wpłata' })
  await money.getByLabel(/później/).check()
  await expect.poll(() => money.getByText('Do uzupełnienia').count()).toBe(0)
  await expectSound(page)
  await money.getByRole('button', { name: 'Zapisz zgłoszenie' }).click()
  await page.getByText('przyjęte, czeka na wpłatę.').waitFor()
  expect(await newest()).toMatchObject({ state: 'awaiting_payment', contactName: 'Jan Żuk', balance: 10_000 })
  expect((await staff.limits()).allotments).toMatchObject([{ slug: 'biuro', left: 1 }])
})
