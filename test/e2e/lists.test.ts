import { readFile } from 'node:fs/promises'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { putRegistrationNote } from '#contract/office-changes.ts'
import { outputOf } from '#test/support/answers.ts'
import { launchBrowser, openDesktop } from '#test/support/browser.ts'
import { familyOrder, singleOrder } from '#test/support/kielce.ts'
import { asOwner } from '#test/support/owner.ts'
import { register, startTestSite, type TestSite } from '#test/support/site.ts'
import { staffOf } from '#test/support/staff.ts'
import { expectSound } from './panel-event.ts'

/** The list of people as the office uses it: filters in words, columns, a view, a selection over all pages, a file. */

const FAMILIES = 15

let site: TestSite
let browser: Browser

beforeAll(async () => {
  site = await startTestSite()
  browser = await launchBrowser()
  // Each from a network of its own: unpaid places of one are counted.
  for (let n = 0; n < FAMILIES; n++) await register(site, familyOrder(), `10.0.${n}.1`)
  const { id } = await register(site, singleOrder(), '10.1.0.1')
  const params = { accountId: site.account, eventId: site.event, registrationId: id }
  const { client } = await staffOf(site)
  const body = { text: '', tags: ['Parter'] }
  outputOf(putRegistrationNote, await client.ask(putRegistrationNote, { params, body }))
  // As an import may bring it: the form refuses such a name.
  await asOwner(
    site.server.databaseUrl,
    'UPDATE participant SET first_name = $2, last_name = $3 WHERE registration_id = $1',
    [id, '=HYPERLINK("http://evil.pl")', 'Żak'],
  )
})
afterAll(async () => {
  await browser?.close()
  await site?.[Symbol.asyncDispose]()
})

const count = (page: Page) => page.locator('.list-count')
const rows = (page: Page) => page.locator('tbody tr')
const drawer = (page: Page) => page.getByRole('dialog')

async function openPeople(page: Page): Promise<void> {
  await page.goto(site.server.address('panel.zapisano.localhost'))
  await page.getByRole('button', { name: /Danuta Wrona/ }).click()
  await page
    .getByRole('link', { name: /zgłosze/ })
    .first()
    .click()
  await page.getByRole('link', { name: 'Uczestnicy' }).click()
  await page.getByRole('heading', { level: 1, name: 'Uczestnicy' }).waitFor()
  await expect.poll(() => count(page).innerText()).toBe('61\u00a0osób')
}

/** Saves the file that a link of the open drawer leads to. */
async function savedFile(page: Page): Promise<string> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    drawer(page).getByRole('link', { name: 'Zapisz plik' }).click(),
  ])
  return readFile(await download.path(), 'utf8')
}

/** The rows are dimmed while others are fetched. */
async function expectSoundList(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    [...document.querySelectorAll('.list-body')].every((body) => getComputedStyle(body).opacity === '1'),
  )
  await expectSound(page)
}

test('a secretary filters in words, keeps a view, selects over all pages and saves a file', async () => {
  await using opened = await openDesktop(browser)
  const { page } = opened
  await openPeople(page)
  await expectSoundList(page)
  expect(await page.getByRole('columnheader', { name: 'Wiek' }).count()).toBe(1)

  // A condition in words.
  await page.getByRole('button', { name: '+ Dodaj warunek' }).click()
  await drawer(page).getByRole('button', { name: 'wiek' }).click()
  await drawer(page).getByLabel('Do ilu lat').fill('12')
  await drawer(page).getByRole('button', { name: 'Pokaż' }).click()
  await expect.poll(() => count(page).innerText()).toBe('30\u00a0osób')
  await page.getByRole('button', { name: 'wiek do 12 lat', exact: true }).waitFor()

  // Columns, also of what the event asks for.
  await page.getByRole('button', { name: /^Kolumny: / }).click()
  await drawer(page).getByLabel('E-mail').check()
  await drawer(page).getByLabel('Bilet').uncheck()
  await expectSoundList(page)
  await page.keyboard.press('Escape')
  await page.getByRole('columnheader', { name: 'E-mail' }).waitFor()

  // A view, which is there after a reload.
  await page.getByRole('button', { name: 'Zapisz ten widok' }).click()
  await drawer(page).getByLabel('Nazwa widoku').fill('Dzieci z adresem')
  await drawer(page).getByRole('button', { name: 'Zapisz widok' }).click()
  await page.getByRole('link', { name: 'Dzieci z adresem' }).waitFor()
  await page.getByRole('link', { name: 'Wszyscy', exact: true }).click()
  await expect.poll(() => count(page).innerText()).toBe('61\u00a0osób')
  await page.reload()
  await page.getByRole('link', { name: 'Dzieci z adresem' }).click()
  await expect.poll(() => count(page).innerText()).toBe('30\u00a0osób')
  await page.getByRole('columnheader', { name: 'E-mail' }).waitFor()
  await page.getByRole('link', { name: 'Wszyscy', exact: true }).click()
  await expect.poll(() => rows(page).count()).toBe(50)

  // A selection of what is shown, then of all pages; the file has what the list has.
  await page.getByLabel('Zaznacz wszystkie pokazane').check()
  await page.getByText('Zaznaczono: 50\u00a0osób').waitFor()
  await page.getByRole('button', { name: 'Zaznacz wszystkie: 61\u00a0osób' }).click()
  await page.getByText('Zaznaczono: 61\u00a0osób').waitFor()
  await expectSoundList(page)
  await page
    .getByRole('region', { name: 'Zaznaczone' })
    .getByRole('button', { name: 'Zapisz do pliku' })
    .click()
  await drawer(page)
    .getByLabel(/CSV ze średnikiem/)
    .check()
  const lines = (await savedFile(page)).split('\r\n').slice(0, -1)
  expect(lines).toHaveLength(62)
  expect(lines[0]?.startsWith('\uFEFFNazwisko;Imię;')).toBe(true)
  expect(lines.at(-1)).toContain(`Żak;"'=HYPERLINK(""http://evil.pl"")";`)
  await page.getByRole('button', { name: 'Odznacz wszystkie' }).click()

  // By a tag of the staff, as they have written it.
  await page.getByRole('button', { name: '+ Dodaj warunek' }).click()
  await drawer(page).getByRole('button', { name: 'etykieta' }).click()
  await drawer(page).getByLabel('Parter').check()
  await drawer(page).getByRole('button', { name: 'Pokaż' }).click()
  await expect.poll(() => count(page).innerText()).toBe('1\u00a0osoba')
  await page.getByRole('button', { name: 'etykieta: Parter', exact: true }).waitFor()
  await expectSoundList(page)
  await page.getByRole('button', { name: 'Usuń warunek: etykieta: Parter' }).click()

  // Search, the keyboard and the drawer over the list.
  await page.getByLabel('Szukaj').fill('zak')
  await expect.poll(() => count(page).innerText()).toBe('1\u00a0osoba')
  await page.getByLabel('Szukaj').fill('kop zof')
  await expect.poll(() => count(page).innerText()).toBe('15\u00a0osób')
  await page.getByLabel('Szukaj').blur()
  await page.keyboard.press('j')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('x')
  await page.getByText('Zaznaczono: 1\u00a0osoba').waitFor()
  await page.keyboard.press('Enter')
  await page.getByRole('dialog', { name: /^Zgłoszenie / }).waitFor()
  await page.keyboard.press('Escape')
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Zofia Kopeć')

  // On a phone the same as cards.
  await page.setViewportSize({ width: 360, height: 780 })
  await page.locator('.list-cards li').first().waitFor()
  await expectSoundList(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectSoundList(page)
})
