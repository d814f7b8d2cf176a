import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchBrowser, openDesktop, openPhone } from '#test/support/browser.ts'
import { mailsTo } from '#test/support/mails.ts'
import { outing } from '#test/support/outing.ts'
import { asOwner, runJobs } from '#test/support/owner.ts'
import { startTestSite, type TestSite } from '#test/support/site.ts'
import { goOn, plain } from './family-on-a-phone.ts'
import { expectSaved, expectSound } from './panel-event.ts'
import { goToGateway } from './pay-step.ts'

/** Guests are invited at a price of their own: from a list made by clicks to the registration on a phone. */

let site: TestSite
let browser: Browser

beforeAll(async () => {
  site = await startTestSite({ definition: outing({ event: 50 }) })
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser?.close()
  await site?.[Symbol.asyncDispose]()
})

const SHOTS = process.env.SHOTS
const shoot = async (page: Page, name: string) => {
  if (SHOTS !== undefined) await page.screenshot({ path: join(SHOTS, `${name}.png`), fullPage: true })
}

async function openPanel(page: Page): Promise<string> {
  const panel = site.server.address('panel.zapisano.localhost')
  await page.goto(panel)
  await page.getByRole('button', { name: 'Danuta Wrona' }).click()
  await page.getByRole('heading', { level: 1, name: 'Wydarzenia' }).waitFor()
  return `${panel}/wydarzenia/${site.event}`
}

const GUESTS = [
  'Ewa Sowa, ewa@example.org',
  'adam@example.org; Adam Lis',
  'Bez Adresu',
  'Celina Kos <celina@example.org>',
  'Dorota Wilk, dorota@example.org',
].join('\n')

const rows = (page: Page) => page.getByRole('region', { name: 'Osoby', exact: true })
const rowOf = (page: Page, name: string) => rows(page).getByRole('listitem').filter({ hasText: name })

/** The address in the mail of a guest. */
async function linkOf(email: string): Promise<string> {
  await runJobs(site.server.databaseUrl, 'send-invite')
  const [mail] = await mailsTo(site, email)
  const link = /https?:\/\/\S+\/zaproszenie\/[A-Z2-9-]+/.exec(mail?.text ?? '')?.[0]
  if (link === undefined) throw new Error(`No invitation has come to ${email}.`)
  return link
}

test('a list by clicks, a paste with a wrong line, mails, a guest, a refusal and a withdrawal', async () => {
  await using desk = await openDesktop(browser)
  const { page } = desk
  const event = await openPanel(page)

  // The list and what it gives.
  await page.goto(`${event}/ustawienia/zaproszenia`)
  await page.getByRole('heading', { level: 1, name: 'Zaproszenia i\u00a0kody' }).waitFor()
  await expectSound(page)
  await page.getByRole('button', { name: 'Nowa lista' }).click()
  await page.getByLabel('Cena udziału').selectOption({ label: 'Stała cena' })
  await page.getByLabel('Cena z\u00a0zaproszeniem').fill('40')
  await expectSound(page)
  await shoot(page, 'nowa-lista-1280')
  await page.getByRole('button', { name: 'Utwórz listę' }).click()
  const card = page.getByRole('article', { name: 'Zaproszeni goście' })
  await card.getByText('Udział: 40 zł', { exact: false }).waitFor()
  await page.getByLabel('Miejsca zostawione dla zaproszonych').fill('10')
  await page.getByText('Pozostali zajmą najwyżej 40', { exact: false }).waitFor()
  await expectSaved(page)
  await expectSound(page)
  await shoot(page, 'zasady-1280')
  await page.goto(`${event}/pulpit`)
  await page.getByRole('button', { name: 'Opublikuj zmiany' }).click()
  await page.getByText('Opublikowano.', { exact: true }).first().waitFor()

  // The people.
  await page.goto(`${event}/zaproszenia`)
  await page.getByRole('heading', { level: 2, name: 'Zaproszeni goście' }).waitFor()
  await expectSound(page)
  await page.getByRole('button', { name: 'Dodaj osoby' }).click()
  await page.getByLabel('Kogo zaprosić').fill(GUESTS)
  await page.getByText('Wiersz 3: brak adresu e-mail', { exact: false }).waitFor()
  await expectSound(page)
  await shoot(page, 'dodaj-1280')
  await page.getByRole('button', { name: 'Dodaj: 4 osoby' }).click()
  await page.getByText('Dodano: 4 osoby', { exact: false }).waitFor()
  await page.getByRole('button', { name: 'Zamknij' }).click()
  expect(await rows(page).getByRole('listitem').count()).toBe(4)

  // The mail, seen before it is sent.
  await page.getByRole('button', { name: 'Wyślij zaproszenia (4)' }).click()
  await page.getByLabel('Wasze słowa na początku').fill('Kochani, bez Was to nie to samo.')
  await page.getByRole('button', { name: 'Zobacz wiadomość' }).click()
  const mail = page.getByRole('article', { name: 'Wiadomość' })
  await mail.getByText('Kochani, bez Was to nie to samo.').waitFor()
  await mail.getByText('Udział: 40 zł', { exact: false }).waitFor()
  await expectSound(page)
  await shoot(page, 'wyslij-1280')
  await page.getByRole('button', { name: 'Wyślij 4\u00a0wiadomości' }).click()
  await page.getByText('W\u00a0kolejce do wysłania: 4\u00a0wiadomości.').waitFor()
  const [toEwa, toAdam, toCelina] = [
    await linkOf('ewa@example.org'),
    await linkOf('adam@example.org'),
    await linkOf('celina@example.org'),
  ]
  await rowOf(page, 'Ewa Sowa').getByText('wysłane').waitFor()

  // A guest on a phone.
  await using phone = await openPhone(browser)
  const { page: ewa } = phone
  await ewa.goto(toEwa)
  await ewa.getByText('Zaproszenie dla: Ewa Sowa').waitFor()
  await ewa.getByText('Udział: 40 zł', { exact: false }).waitFor()
  await expectSound(ewa)
  await shoot(ewa, 'zaproszenie-360')
  await ewa.getByRole('link', { name: 'Zapisz się' }).click()
  await expect.poll(() => ewa.getByRole('textbox', { name: 'Imię' }).inputValue()).toBe('Ewa')
  expect(await ewa.getByLabel('Hasło lub kod').inputValue()).toMatch(/^[A-Z2-9]{6}-[A-Z2-9]{6}$/)
  expect(new URL(ewa.url()).search).toBe('')
  await ewa.getByText('Przyjęte. Razem 40 zł zamiast 100 zł.').waitFor()
  await shoot(ewa, 'formularz-360')
  await goOn(ewa, 'Dalej', 'Dodatki')
  await goOn(ewa, 'Dalej', 'Dane')
  expect(await ewa.getByRole('textbox', { name: 'E-mail' }).inputValue()).toBe('ewa@example.org')
  await ewa.getByRole('textbox', { name: 'Telefon' }).fill('600 000 318')
  await goOn(ewa, 'Sprawdź i\u00a0potwierdź', 'Podsumowanie')
  // Only the server knows what the code gives: the summary shows it a moment later.
  await ewa.getByText('Zaproszeni goście', { exact: false }).first().waitFor()
  await ewa.getByRole('button', { name: 'Zapisuję z obowiązkiem zapłaty' }).click()
  await goToGateway(ewa)
  const totals = await asOwner<{ total: number }>(
    site.server.databaseUrl,
    'SELECT total::int FROM registration',
  )
  expect(totals).toEqual([{ total: 4_000 }])

  // Another one declines, and could come back.
  await ewa.goto(`${toAdam}#odmowa`)
  await ewa.getByRole('button', { name: 'Nie skorzystam' }).click()
  await ewa.getByRole('heading', { level: 1, name: 'Zaproszenie odrzucone' }).waitFor()
  await ewa.getByRole('button', { name: 'Jednak skorzystam' }).waitFor()
  await expectSound(ewa)
  await shoot(ewa, 'odmowa-360')

  // A third one is withdrawn and refused in words.
  await page.reload()
  await rowOf(page, 'Ewa Sowa').getByText('użyte').waitFor()
  await rowOf(page, 'Adam Lis').getByText('odmowa').waitFor()
  await page.getByRole('button', { name: 'Wycofaj: Celina Kos' }).click()
  await page.getByRole('button', { name: 'Tak, wycofaj' }).click()
  await rowOf(page, 'Celina Kos').getByText('wycofane').waitFor()
  await expectSound(page)
  await shoot(page, 'osoby-1280')
  await page.setViewportSize({ width: 360, height: 740 })
  await expectSound(page)
  await shoot(page, 'osoby-360')
  await ewa.goto(toCelina)
  await ewa.getByRole('heading', { level: 1, name: 'To zaproszenie zostało wycofane' }).waitFor()
  await expectSound(ewa)
  const code = toCelina.split('/').at(-1) ?? ''
  await ewa.goto(`${site.server.address(site.host)}/${site.slug}/zapisy?kod=${code}`)
  await ewa.getByText('Organizator wycofał to zaproszenie', { exact: false }).first().waitFor()
  await shoot(ewa, 'wycofane-360')
})

test('codes in bulk are made on a phone, and what nobody has issued yet is said', async () => {
  await using opened = await openPhone(browser)
  const { page } = opened
  const event = await openPanel(page)
  await page.goto(`${event}/ustawienia/zaproszenia`)
  await page.getByRole('button', { name: 'Nowa lista' }).click()
  await page.getByLabel('Nazwa listy').fill('Kody rabatowe')
  await page.getByText('Kody do rozdania', { exact: false }).click()
  await page.getByLabel('Cena udziału').selectOption({ label: 'Niższa o\u00a0procent' })
  await shoot(page, 'nowa-lista-360')
  await page.getByRole('button', { name: 'Utwórz listę' }).click()
  await expectSaved(page)
  await expectSound(page)
  await shoot(page, 'zasady-360')
  await page.goto(`${event}/zaproszenia?lista=kody-rabatowe`)
  await page.getByText('zacznie działać po opublikowaniu', { exact: false }).waitFor()
  await page.getByText('Nie ma tu jeszcze kodów', { exact: false }).waitFor()
  await page.getByRole('button', { name: 'Utwórz kody' }).click()
  await page.getByLabel('Ile kodów').fill('12')
  await page.getByRole('button', { name: 'Utwórz 12\u00a0kodów' }).click()
  await page.getByText('Utworzono 12\u00a0kodów', { exact: false }).waitFor()
  await page.getByRole('link', { name: 'Pobierz CSV' }).waitFor()
  await expect
    .poll(() => page.getByRole('region', { name: 'Kody', exact: true }).getByRole('listitem').count())
    .toBe(12)
  await expectSound(page)
  await shoot(page, 'kody-360')
  expect(plain(await page.getByRole('list', { name: 'Stany' }).innerText())).toContain('wolne')
})
