import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchBrowser, openDesktop, openPhone } from '#test/support/browser.ts'
import { cheaperOrder, cheaperSecond } from '#test/support/explanations.ts'
import { asOwner } from '#test/support/owner.ts'
import { type Registered, register, startTestSite, type TestSite } from '#test/support/site.ts'
import { plain } from './family-on-a-phone.ts'
import { addressOf, enterPanel } from './office-steps.ts'
import { expectSound } from './panel-event.ts'

/** 'Dlaczego?' beside what a registration costs, owes and waits for, and the letter with the reason. */

let site: TestSite
let browser: Browser

beforeAll(async () => {
  site = await startTestSite({ definition: cheaperSecond({ event: 30, coach: 1 }) })
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser?.close()
  await site?.[Symbol.asyncDispose]()
})

async function openRegistration(page: Page, { id, number }: Registered) {
  await enterPanel(site, page)
  await page.goto(addressOf(site, `zgloszenia/${id}`))
  const drawer = page.getByRole('dialog', { name: `Zgłoszenie ${number}` })
  await drawer.waitFor()
  return drawer
}

const letters = ({ id }: Registered) =>
  asOwner<{ note: string }>(
    site.server.databaseUrl,
    "SELECT about->>'note' AS note FROM message WHERE registration_id = $1 AND kind = 'explanation'",
    [id],
  )

test('the reason of a line is read, and sent with an added line by a double click, once', async () => {
  const made = await register(site, cheaperOrder('ewa', 'jan+'))
  await using opened = await openDesktop(browser)
  const { page } = opened
  const drawer = await openRegistration(page, made)
  const lines = drawer.getByRole('region', { name: 'Opłaty' })
  await lines.getByText(/^Dlaczego\? Udział \(jan Mazur\)/).click()
  await lines.getByText('Zniżka należy się każdej następnej osobie z\u00a0jednego zgłoszenia.').waitFor()
  await lines.getByText('Po zmianach: 80\u00a0zł.').waitFor()
  await expectSound(page)

  const open = lines.getByRole('button', { name: /^Wyślij wyjaśnienie.*jan Mazur/ })
  await open.click()
  const letter = page.getByRole('dialog', { name: 'Wyślij wyjaśnienie' })
  await letter.getByText('ewa.mazur@example.org').waitFor()
  const paper = letter.getByRole('article', { name: 'Treść wiadomości' })
  expect(plain(await paper.innerText())).toContain('Druga osoba taniej: −20 zł.')
  await letter.getByLabel('Dopisz zdanie od siebie (nieobowiązkowo)').fill('Zapraszamy serdecznie')
  expect(plain(await paper.innerText())).toContain('Zapraszamy serdecznie')
  await expectSound(page)
  await letter.getByRole('button', { name: 'Wyślij', exact: true }).dblclick()
  await lines.getByRole('status').getByText('Wyjaśnienie wysłane: ewa.mazur@example.org').waitFor()
  await letter.waitFor({ state: 'hidden' })
  expect(await letters(made)).toEqual([{ note: 'Zapraszamy serdecznie' }])
  await drawer
    .getByRole('region', { name: 'Historia' })
    .getByText(/^Wiadomość (w\s+kolejce|wysłana): wyjaśnienie, Udział/)
    .waitFor()

  // The keys alone: the letter opens and closes, and the drawer stays.
  await open.press('Enter')
  await letter.waitFor()
  await page.keyboard.press('Escape')
  await letter.waitFor({ state: 'hidden' })
  expect(await drawer.isVisible()).toBe(true)
  expect(await open.evaluate((node) => node === document.activeElement)).toBe(true)
})

test('on a phone the state, a term, the balance and a limit without places have their reasons', async () => {
  const made = await register(site, cheaperOrder('ewa'))
  await using opened = await openPhone(browser)
  const { page } = opened
  const drawer = await openRegistration(page, made)
  await drawer.getByText('Dlaczego? Czeka na wpłatę').click()
  await drawer.getByText(/^Udział będzie potwierdzony po wpłacie 50\s+zł/).waitFor()
  const money = drawer.getByRole('region', { name: 'Rozliczenie' })
  await money.getByText('Dlaczego? Zaliczka').click()
  await money.getByText('Zasada: 50% ceny, w\u00a0ciągu 3\u00a0dni od zapisu.').waitFor()
  await money.getByText('Dlaczego? Pozostało do zapłaty').click()
  await money.getByText('Należność: 100\u00a0zł.').waitFor()
  const full = drawer.getByRole('region', { name: 'Czego nie można już dobrać' })
  await full.getByText('Dlaczego? Brak miejsc: Autokar').click()
  await full.getByText(/limit 1, zajęte 1/).waitFor()
  await expectSound(page)
  await full.getByRole('button', { name: /^Wyślij wyjaśnienie/ }).click()
  const letter = page.getByRole('dialog', { name: 'Wyślij wyjaśnienie' })
  await letter.waitFor()
  await expectSound(page)
  await letter.getByRole('button', { name: 'Wróć' }).click()
  await letter.waitFor({ state: 'hidden' })
  expect(await letters(made)).toEqual([])
})

test('without an address it is said that nothing can be sent', async () => {
  const made = await register(site, cheaperOrder('ewa'))
  await asOwner(
    site.server.databaseUrl,
    "UPDATE registration SET contact_email = '' WHERE registration_id = $1",
    [made.id],
  )
  await using opened = await openDesktop(browser)
  const drawer = await openRegistration(opened.page, made)
  await drawer.getByText('Dlaczego? Czeka na wpłatę').click()
  await drawer.getByText('Bez adresu e-mail nie można wysłać wyjaśnienia.').first().waitFor()
  expect(await drawer.getByRole('button', { name: /^Wyślij wyjaśnienie/ }).count()).toBe(0)
})
