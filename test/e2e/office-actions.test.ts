import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchBrowser, openDesktop, openPhone } from '#test/support/browser.ts'
import { orderOf, outing } from '#test/support/outing.ts'
import { asOwner } from '#test/support/owner.ts'
import { look, type Registered, register, startTestSite, type TestSite } from '#test/support/site.ts'
import { plain } from './family-on-a-phone.ts'
import { expectSound } from './panel-event.ts'

/** One registration as the office works with it: money, a change, more time, a price, a note, an end. */

let site: TestSite
let browser: Browser

beforeAll(async () => {
  site = await startTestSite({ definition: outing({ event: 30, coach: 10 }) })
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser?.close()
  await site?.[Symbol.asyncDispose]()
})

async function openRegistration(page: Page, { id, number }: Registered): Promise<void> {
  const panel = site.server.address('panel.zapisano.localhost')
  await page.goto(panel)
  await page.getByRole('button', { name: 'Danuta Wrona' }).click()
  await page.getByRole('heading', { level: 1, name: 'Wydarzenia' }).waitFor()
  await page.goto(`${panel}/wydarzenia/${site.event}/zgloszenia/${id}`)
  await page.getByRole('dialog', { name: `Zgłoszenie ${number}` }).waitFor()
}

const actions = (page: Page) => page.getByRole('region', { name: 'Co chcesz zrobić?' })
const start = (page: Page, name: string) => actions(page).getByRole('button', { name }).click()
const done = (page: Page, words: string) => actions(page).getByRole('status').getByText(words).waitFor()

test('money is booked with change given, a mistake is taken back, and the time to pay is prolonged', async () => {
  const made = await register(site, orderOf('ewa'))
  await using opened = await openDesktop(browser)
  const { page } = opened
  await openRegistration(page, made)
  await expectSound(page)

  await start(page, 'Przedłuż termin wpłaty')
  await expectSound(page)
  await actions(page)
    .getByRole('button', { name: /^Przedłuż do: / })
    .press('Enter')
  await actions(page)
    .getByRole('status')
    .getByText(/^Termin wpłaty: /)
    .waitFor()

  await start(page, 'Zaksięguj wpłatę')
  await expect.poll(() => actions(page).getByLabel('Kwota').inputValue()).toBe('50')
  await actions(page).getByLabel('Dano (do policzenia reszty)').fill('100')
  await actions(page).getByText('Reszta 50 zł').waitFor()
  await actions(page).getByLabel('Uwaga (nieobowiązkowo)').fill('Po mszy')
  await expectSound(page)
  await actions(page).getByRole('button', { name: 'Zaksięguj 50 zł' }).dblclick()
  await done(page, 'Wpłata zaksięgowana: 50 zł, gotówka. Udział jest potwierdzony')
  expect(await look(site, made)).toMatchObject({ state: 'confirmed', paid: 5_000 })

  const ledger = page.getByRole('region', { name: 'Rozliczenie' })
  await ledger.getByRole('button', { name: /^To pomyłka/ }).click()
  await ledger.getByRole('button', { name: 'Wycofaj wpłatę' }).click()
  await ledger.getByText('Podaj powód.').waitFor()
  await ledger.getByLabel('Powód').fill('To było za kogoś innego')
  await ledger.getByLabel('Powód').press('Enter')
  await ledger.getByText('Wycofana jako pomyłka').waitFor()
  await ledger.getByText('wpłata zaksięgowana przez pomyłkę: To było za kogoś innego').waitFor()
  await expectSound(page)
  expect(await look(site, made)).toMatchObject({ state: 'confirmed', paid: 0 })
})

test('people and choices are changed after the difference was seen, and the price by a decision', async () => {
  const made = await register(site, orderOf('ewa'))
  await using opened = await openDesktop(browser)
  const { page } = opened
  await openRegistration(page, made)
  await start(page, 'Zmień zgłoszenie')
  const form = actions(page)
  await form.getByRole('group', { name: '1. ewa Mazur' }).getByLabel('Autokar').check()
  await form.getByRole('button', { name: 'Następna osoba' }).click()
  const jan = form.getByRole('group', { name: /^2\. / })
  await expect.poll(() => jan.getByLabel('Nazwisko').inputValue()).toBe('Mazur')
  await form.getByRole('button', { name: 'Pokaż różnicę' }).click()
  await jan.locator('.error').first().waitFor()
  await expectSound(page)
  await jan.getByLabel('Imię').fill('jan')
  await form.getByRole('button', { name: 'Pokaż różnicę' }).click()
  const difference = form.getByRole('status')
  await difference.waitFor()
  expect(plain(await difference.innerText())).toMatch(/Cena teraz\s+100 zł\s+Cena po zmianie\s+230 zł/)
  expect(await look(site, made)).toMatchObject({ total: 10_000 })
  await form.getByLabel('Wyślij wiadomość o zmianie').uncheck()
  await expectSound(page)
  await form.getByRole('button', { name: 'Zapisz zmianę' }).click()
  await done(page, 'Zmiana zapisana.')
  expect(await look(site, made)).toMatchObject({ total: 23_000, people: [{}, {}] })
  const mails = await asOwner(
    site.server.databaseUrl,
    "SELECT 1 FROM message WHERE registration_id = $1 AND kind = 'changed'",
    [made.id],
  )
  expect(mails).toEqual([])

  await start(page, 'Zmień kwotę')
  await actions(page).getByLabel('Do zapłaty razem').fill('200')
  await actions(page).getByText('Teraz: 230 zł. Różnica: −30 zł.').waitFor()
  await actions(page)
    .getByRole('textbox', { name: /^Powód/ })
    .fill('Pomaga w kuchni')
  await expectSound(page)
  await actions(page).getByRole('button', { name: 'Zapisz kwotę' }).click()
  await done(page, 'Kwota zmieniona: 200 zł.')
  await page
    .getByRole('region', { name: 'Rozliczenie' })
    .getByText('decyzja organizatora: Pomaga w kuchni')
    .waitFor()

  await start(page, 'Przekaż miejsce')
  await actions(page).getByLabel('Kto oddaje miejsce').selectOption({ label: 'jan Mazur' })
  await actions(page).getByLabel('Imię').fill('Ola')
  await actions(page).getByLabel('Nazwisko').fill('Nowak')
  await actions(page).getByRole('button', { name: 'Pokaż różnicę' }).click()
  await actions(page).getByText('jan Mazur → Ola Nowak').waitFor()
  await expectSound(page)
  await actions(page).getByRole('button', { name: 'Przekaż miejsce' }).click()
  await done(page, 'Miejsce przekazane: Ola Nowak.')
  await page.getByRole('region', { name: 'Osoby' }).getByText('Ola Nowak').waitFor()

  await page.getByRole('region', { name: 'Opłaty' }).getByText('Dlaczego?').first().click()
  await page.getByText('Cena z\u00a0cennika: 100 zł.').first().waitFor()
  await expectSound(page)
})

test('on a phone a note is written and the registration called off with what is kept shown first', async () => {
  const made = await register(site, orderOf('ewa'))
  await using opened = await openPhone(browser)
  const { page } = opened
  await openRegistration(page, made)
  const note = page.getByRole('region', { name: 'Notatka biura' })
  await note.getByRole('button', { name: 'Dodaj notatkę' }).click()
  await note.getByRole('textbox', { name: /^Notatka/ }).fill('Prosi o dolne łóżko')
  await note.getByRole('textbox', { name: /^Etykiety/ }).fill('parter, oddzwonić')
  await expectSound(page)
  await note.getByRole('button', { name: 'Zapisz notatkę' }).click()
  await note.getByText('Prosi o dolne łóżko').waitFor()
  expect(await note.getByRole('list', { name: 'Etykiety' }).innerText()).toMatch(/parter\s+oddzwonić/)

  await start(page, 'Anuluj zgłoszenie')
  await actions(page).getByText('Wpłacono').waitFor()
  await expectSound(page)
  await actions(page).getByRole('button', { name: 'Anuluj zgłoszenie' }).click()
  await actions(page).getByText('Podaj powód.').waitFor()
  await actions(page)
    .getByLabel(/^Powód/)
    .fill('Telefon od pani Ewy')
  await actions(page).getByRole('button', { name: 'Anuluj zgłoszenie' }).click()
  await done(page, 'Zgłoszenie anulowane, miejsca wróciły do puli.')
  await expectSound(page)
  expect(await look(site, made)).toMatchObject({ state: 'cancelled' })
})
