import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchBrowser, openDesktop } from '#test/support/browser.ts'
import { LAST_DAY, registerChild, soonInGroups, TODAY } from '#test/support/care.ts'
import { startTestSite, type TestSite } from '#test/support/site.ts'
import { expectSound } from './panel-event.ts'

/** Somebody of the staff is added, refused as a carer, checked, assigned, and blocked once a check is withdrawn. */

let site: TestSite
let browser: Browser

beforeAll(async () => {
  site = await startTestSite({ definition: soonInGroups() })
  await registerChild(site, 'Mazur', 'bobry')
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser?.close()
  await site?.[Symbol.asyncDispose]()
})

async function openStaff(page: Page): Promise<void> {
  const panel = site.server.address('panel.zapisano.localhost')
  await page.goto(panel)
  await page.getByRole('button', { name: 'Danuta Wrona' }).click()
  await page.getByRole('heading', { level: 1, name: 'Wydarzenia' }).waitFor()
  await page.goto(`${panel}/wydarzenia/${site.event}/kadra`)
  await page.getByRole('heading', { level: 1, name: 'Kadra' }).waitFor()
}

async function recordCheck(page: Page, kind: string, validUntil: string): Promise<void> {
  await page.getByRole('button', { name: 'Dodaj sprawdzenie: Ala Nowicka' }).click()
  const drawer = page.getByRole('dialog')
  await drawer.getByLabel('Co sprawdzono').selectOption(kind)
  await drawer.getByLabel('Ważne do').fill(validUntil)
  await drawer.getByRole('button', { name: 'Zapisz' }).click()
}

const assign = (page: Page) => page.getByRole('button', { name: 'Przypisz: Bobry' }).click()

test('a carer is refused until both registers were checked, and blocked once a check is gone', async () => {
  await using desk = await openDesktop(browser)
  const { page } = desk
  await openStaff(page)
  await page.getByRole('heading', { name: 'Nie ma jeszcze nikogo' }).waitFor()
  await page.getByRole('button', { name: 'Dodaj osobę' }).click()
  const drawer = page.getByRole('dialog')
  await drawer.getByRole('textbox', { name: 'Imię' }).fill('Ala')
  await drawer.getByRole('textbox', { name: 'Nazwisko' }).fill('Nowicka')
  await drawer.getByRole('textbox', { name: 'Funkcja' }).fill('wychowawczyni')
  await drawer.getByRole('button', { name: 'Zapisz' }).click()
  // Nothing typed is lost by what is missing.
  await drawer.locator('.error').waitFor()
  await drawer.getByRole('textbox', { name: 'Telefon' }).fill('600 100 200')
  await drawer.getByRole('button', { name: 'Zapisz' }).click()
  await page.getByText('Ala Nowicka: zapisane.').waitFor()
  await drawer.waitFor({ state: 'hidden' })
  const person = page.getByRole('article', { name: 'Ala Nowicka' })
  await person.getByText('nie może być opiekunem').waitFor()

  const group = page.getByRole('article', { name: 'Bobry' })
  await group.getByText('brak opiekuna').waitFor()
  await group.getByLabel('Nowy opiekun: Bobry').selectOption({ label: 'Ala Nowicka, wychowawczyni' })
  await assign(page)
  await group
    .getByText('Ala Nowicka nie może być opiekunem. Rejestr sprawców: brakuje sprawdzenia.')
    .waitFor()
  await expectSound(page)

  await recordCheck(page, 'sexual_offences', LAST_DAY.toString())
  await person.getByText(/wygasa za/).waitFor()
  // A day before the end of the event is too early; the sentence says until when the check is valid.
  await recordCheck(page, 'criminal_record', LAST_DAY.subtract({ days: 1 }).toString())
  await person.getByText(/Niekaralność \(KRK\): ważne tylko do/).waitFor()
  await assign(page)
  await group.getByText(/nie może być opiekunem. Niekaralność \(KRK\): ważne tylko do/).waitFor()

  await page.getByRole('button', { name: 'Popraw: Niekaralność (KRK), Ala Nowicka' }).click()
  await drawer.getByLabel('Ważne do').fill(TODAY.subtract({ days: 1 }).toString())
  await drawer.getByRole('button', { name: 'Zapisz' }).click()
  await drawer.getByText('Ten dzień jest przed dniem sprawdzenia.').waitFor()
  await expectSound(page)
  await drawer.getByLabel('Ważne do').fill('')
  await drawer.getByRole('button', { name: 'Zapisz' }).click()
  await person.getByText('ważne bezterminowo').waitFor()
  await drawer.waitFor({ state: 'hidden' })
  await person.getByText('może być opiekunem', { exact: true }).waitFor()
  expect(await person.getByText('zastąpione nowszym').count()).toBe(0)
  await assign(page)
  await group.getByText('sprawdzenie wygasa').waitFor()
  expect(await group.getByText('brak opiekuna').count()).toBe(0)
  await expectSound(page)

  await page.getByRole('link', { name: 'Wykaz kadry' }).click()
  await page.getByRole('heading', { level: 1, name: 'Wykaz kadry' }).waitFor()
  const row = page.getByRole('row', { name: /Ala Nowicka/ })
  await row.getByText('Bobry').waitFor()
  await row.getByText(/Zaświadczenie o\sniekaralności \(KRK\): sprawdzono .* \(Danuta Wrona\)/).waitFor()
  await expectSound(page)

  await page.getByRole('link', { name: 'Kadra' }).first().click()
  await person.getByRole('button', { name: 'Usuń: Niekaralność (KRK), Ala Nowicka' }).click()
  await person.getByText('Usunąć to sprawdzenie?').waitFor()
  await person.getByRole('button', { name: 'Usuń', exact: true }).click()
  await group.getByText('opieka zablokowana').waitFor()
  await group.getByText('brak opiekuna').waitFor()
  await page.goto(site.server.address(`panel.zapisano.localhost`))
  await page
    .getByText(/opiekun bez ważnego sprawdzenia/)
    .first()
    .waitFor()
})
