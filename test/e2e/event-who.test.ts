import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchBrowser, openDesktop, openPhone } from '#test/support/browser.ts'
import { startTestServer, type TestServer } from '#test/support/server.ts'
import { plain } from './family-on-a-phone.ts'
import {
  chooseDay,
  expectSaved,
  expectSound,
  field,
  openNewAccount,
  openOverview,
  openSettings,
} from './panel-event.ts'

/** 'Kto': who may register and when, set by an organiser with clicks, keys and a list from a spreadsheet. */

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

async function openWho(page: Page, host: string): Promise<void> {
  await openNewAccount(server, page, host)
  await page.getByRole('link', { name: 'Dodaj wydarzenie' }).click()
  await page.getByRole('link', { name: 'Zacznij od pustego wydarzenia' }).click()
  await field(page, 'title').fill('Zlot')
  await chooseDay(page, 'start', ['5', '8', '2027'])
  await page.getByRole('button', { name: 'Utwórz wydarzenie' }).click()
  await page.getByRole('heading', { level: 1, name: 'Zlot' }).waitFor()
  await openSettings(page)
  await page.getByRole('link', { name: 'Kto', exact: true }).click()
  await page.getByRole('heading', { level: 1, name: 'Kto' }).waitFor()
}

const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const groups = async (page: Page) =>
  Promise.all(
    (await page.locator('.who-grid.groups .who-grid-row').all()).map(async (row) =>
      Promise.all((await row.locator('input').all()).map((cell) => cell.inputValue())),
    ),
  )

test('groups come from a spreadsheet, and everything about people stands on the site', async () => {
  await using opened = await openDesktop(browser)
  const { page, context } = opened
  await openWho(page, 'ktojest.zapisano.localhost')
  await expectSound(page)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.evaluate(() => navigator.clipboard.writeText('Biała\tks. Jan Lis\t150\nZłota\t\t120'))
  await page.getByLabel('Grupa: nazwa nowej pozycji').focus()
  await page.keyboard.press('Control+V')
  await expect
    .poll(() => groups(page))
    .toEqual([
      ['Biała', 'ks. Jan Lis', '150', ''],
      ['Złota', '', '120', ''],
    ])
  // Pasted over the leader of the second row and beyond the end: a row without a name adds nothing.
  await page.evaluate(() => navigator.clipboard.writeText('o. Piotr\t90\nktoś\t5'))
  await page.getByLabel('Prowadzi: Złota').focus()
  await page.keyboard.press('Control+V')
  await expect
    .poll(() => groups(page))
    .toEqual([
      ['Biała', 'ks. Jan Lis', '150', ''],
      ['Złota', 'o. Piotr', '90', ''],
    ])
  await page.getByLabel('Jak nazywa się podział').fill('Miejsce wyjazdu')

  for (const name of ['Pątnik', 'Służba']) {
    await page
      .getByLabel(/nazwa nowej pozycji/)
      .last()
      .fill(name)
    await page.keyboard.press('Enter')
  }
  await page.getByLabel('Wiek od: Służba').fill('18')
  await page.getByLabel('Miejsca: Służba').fill('dużo')
  expect(await page.getByLabel('Miejsca: Służba').getAttribute('aria-invalid')).toBe('true')
  await page.getByLabel('Miejsca: Służba').fill('20')

  await page.getByRole('button', { name: 'Dodaj funkcję do potwierdzenia' }).click()
  await page.getByLabel('Co potwierdza biuro').fill('Służba porządkowa')
  await part(page, 'Czeka na potwierdzenie biura').getByText('rodzaj udziału: Służba').waitFor()
  await page.getByRole('button', { name: 'Nadawaj numery' }).click()
  await part(page, 'Numery').getByText('biala-001').waitFor()
  await page.getByLabel('Kolejny numer, z ilu cyfr').selectOption('0001')
  await part(page, 'Numery').getByText('biala-0001').waitFor()
  await page.getByLabel('Kto zapisuje osobę pełnoletnią').selectOption('tylko ona sama albo biuro')
  await page.getByLabel('Najwięcej osób z jednego adresu e-mail').fill('6')
  await page.getByLabel('Wiek od', { exact: true }).fill('7')
  await page.getByRole('button', { name: 'Biuro na miejscu' }).click()
  await part(page, 'Kiedy można się zapisać')
    .getByRole('button', { name: /^Biuro na miejscu: .*tylko w\s?biurze/, expanded: true })
    .waitFor()
  await expectSaved(page)
  await expectSound(page)

  await page.getByRole('button', { name: 'Usuń: Służba', exact: true }).click()
  await page.getByText('„Służba” stoi jeszcze w: limit i\u00a0akceptacja.').waitFor()
  await page.getByRole('button', { name: 'Zostaw' }).click()
  await page.getByLabel('Nazwa: Służba').waitFor()
  await page.getByRole('button', { name: 'Usuń: Służba', exact: true }).click()
  await page.getByRole('button', { name: 'Usuń razem' }).click()
  await page.getByLabel('Co potwierdza biuro').waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Cofnij' }).click()
  await page.getByLabel('Nazwa: Służba').waitFor()
  await expectSaved(page)

  await page.reload()
  await page.getByLabel('Nazwa: Biała').waitFor()
  expect(await groups(page)).toEqual([
    ['Biała', 'ks. Jan Lis', '150', ''],
    ['Złota', 'o. Piotr', '90', ''],
  ])
  await openOverview(page)
  await page.getByRole('button', { name: 'Otwórz zapisy' }).click()
  await page.getByText('Strona pokazuje wszystko, co tu zapisano.').waitFor()
  await page.goto(`${server.address('ktojest.zapisano.localhost')}/zlot`)
  await page.getByRole('heading', { level: 1, name: 'Zlot' }).waitFor()
  const shown = plain(await page.locator('main').innerText())
  for (const text of ['Biała', 'ks. Jan Lis', 'Złota']) expect(shown).toContain(text)
})

test('a rule of several conditions is made by keyboard and read as one sentence, at 360', async () => {
  await using opened = await openPhone(browser)
  const { page } = opened
  await openWho(page, 'ktotel.zapisano.localhost')
  await page.getByRole('button', { name: 'Zapisy tylko dla wybranych' }).click()
  const rules = part(page, 'Czego pilnujemy przy zapisie')
  await rules.getByLabel('Kto tego nie spełnia, przeczyta').fill('Zapraszamy dorosłych albo całe rodziny.')
  const must = rules.getByRole('group', { name: 'Zapis jest możliwy, gdy' })
  await must.getByRole('button', { name: 'wiek od 18\u00a0lat', exact: true }).focus()
  await page.keyboard.press('Enter')
  await must.getByLabel('Od', { exact: true }).fill('21')
  await must.getByRole('button', { name: 'Dodaj warunek' }).press('Enter')
  await must.getByLabel('Od czego to zależy').selectOption({ label: 'Liczba osób' })
  await must.getByLabel('Od', { exact: true }).fill('3')
  await must.getByLabel('Jak łączymy warunki').selectOption('choć jedno')
  await must.getByRole('button', { name: 'Grupa warunków' }).press('Enter')
  const inside = must.getByRole('group', { name: 'Grupa warunków' })
  await inside.getByRole('button', { name: /^wiek/ }).click()
  await inside.getByLabel('Od czego to zależy').selectOption({ label: 'Miejsce zapisu' })
  await inside.getByRole('checkbox', { name: 'w biurze' }).check()
  await inside.getByRole('checkbox', { name: 'przez internet' }).uncheck()
  await must
    .getByText('Wiek od 21\u00a0lat, liczba osób: co najmniej 3 albo miejsce zapisu: w\u00a0biurze.')
    .waitFor()
  await expectSaved(page)
  await expectSound(page)

  await page.getByLabel('Nowe hasło do zapisów').fill('Kostka')
  await page.keyboard.press('Enter')
  await page.getByText('z\u00a0hasłem „Kostka”').waitFor()
  await page.getByText('Wklej listę').first().click()
  await page.getByLabel('Grupa: lista z arkusza').fill('Biała; ks. Jan\nZłota')
  await page.getByRole('button', { name: 'Dodaj z\u00a0listy' }).click()
  await expect
    .poll(() => groups(page))
    .toEqual([
      ['Biała', 'ks. Jan', '', ''],
      ['Złota', '', '', ''],
    ])
  await page.getByRole('button', { name: 'Więcej: Biała' }).click()
  await page.getByLabel('Wiek od: Biała').fill('14')
  await page.getByLabel('Co przeczyta osoba w innym wieku: Biała').fill('Ta grupa idzie nocą.')
  await expectSaved(page)
  await expectSound(page)
  await page.reload()
  await page
    .getByText('Zapraszamy dorosłych albo całe rodziny.')
    .or(page.getByLabel('Kto tego nie spełnia, przeczyta'))
    .first()
    .waitFor()
  await must.getByText('Wiek od 21\u00a0lat, liczba osób: co najmniej 3 albo').waitFor()
  await page.getByRole('button', { name: 'Usuń hasło: Kostka' }).click()
  await page.getByText('Zapisać może się każdy.').waitFor()
  await expectSaved(page)
})
