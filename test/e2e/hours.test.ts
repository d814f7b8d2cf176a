import type { Browser, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { launchBrowser, openDesktop, openPhone } from '#test/support/browser.ts'
import { startTestServer, type TestServer } from '#test/support/server.ts'
import {
  chooseDay,
  expectSaved,
  expectSound,
  field,
  openNewAccount,
  openOverview,
  openSettings,
} from './panel-event.ts'

/** 'Godziny': hours of entry by a pattern or one by one, as visitors then choose them. */

let server: TestServer
let browser: Browser

beforeAll(async () => {
  browser = await launchBrowser()
})
// Each on a server of its own: a second account of one person waits for review, and its site does not answer.
beforeEach(async () => {
  server = await startTestServer()
})
afterEach(() => server[Symbol.asyncDispose]())
afterAll(() => browser.close())

async function openHours(page: Page, host: string): Promise<void> {
  await openNewAccount(server, page, host)
  await page.getByRole('link', { name: 'Dodaj wydarzenie' }).click()
  await page.getByRole('link', { name: 'Zacznij od pustego wydarzenia' }).click()
  await field(page, 'title').fill('Wieża')
  await chooseDay(page, 'start', ['3', '5', '2027'])
  await chooseDay(page, 'end', ['30', '5', '2027'])
  await page.getByRole('button', { name: 'Utwórz wydarzenie' }).click()
  await page.getByRole('heading', { level: 1, name: 'Wieża' }).waitFor()
  await openSettings(page)
  const tabs = page.getByRole('navigation', { name: 'Ustawienia wydarzenia' })
  // Few events are by hours: the others have no tab for them.
  expect(await tabs.getByRole('link', { name: 'Godziny' }).count()).toBe(0)
  await tabs.getByRole('link', { name: 'Limity miejsc' }).click()
  await page.getByRole('link', { name: 'Godziny', exact: true }).click()
  await page.getByRole('heading', { name: 'Wejścia o\u00a0wyznaczonych porach' }).waitFor()
  await expectSound(page)
  await page.getByRole('button', { name: 'Ustaw godziny wejść' }).click()
  await tabs.getByRole('link', { name: 'Godziny' }).waitFor()
}

const day = (page: Page, name: string) => page.locator('.hours-week > li').filter({ hasText: name })

test('a pattern with exceptions and a notice is set on a phone, and visitors choose of it', async () => {
  await using opened = await openPhone(browser)
  const { page } = opened
  const host = 'wieza.zapisano.localhost'
  await openHours(page, host)
  await page.getByLabel('Co ile minut', { exact: true }).selectOption({ label: 'godzinę' })
  await page.getByLabel('Pierwsze wejście', { exact: true }).fill('9.30')
  await page.getByLabel('Ostatnie wejście', { exact: true }).fill('12:30')
  await page.getByRole('button', { name: 'poniedziałek' }).press('Space')
  await page.getByLabel('Miejsca na każdą godzinę').fill('12')
  await day(page, 'pon. 3 maj').getByText('nie ma wejść').waitFor()
  const tuesday = day(page, 'wt. 4 maj')
  await tuesday.getByText('9:30–12:30, 4\u00a0wejścia').waitFor()
  await page.getByRole('button', { name: 'Dodaj przerwę' }).click()
  await page.getByLabel('Przerwa 1 od').fill('11')
  await page.getByLabel('Przerwa 1 do').fill('12')
  await tuesday.getByText('9:30–12:30, 3\u00a0wejścia').waitFor()

  await tuesday.getByRole('button', { name: /Zamknij/ }).click()
  await page.getByText('Nieczynne: 4 maja 2027').waitFor()
  await page.getByLabel('Dzień wyjątku').fill('2027-05-05')
  await page.getByRole('button', { name: 'Inne godziny' }).click()
  await page.getByLabel('Wyjątek 1, pierwsze wejście').fill('17:00')
  await page.getByLabel('Wyjątek 1, ostatnie wejście').fill('18:00')
  await day(page, 'śr. 5 maj').getByText('17:00–18:00, 2\u00a0wejścia').waitFor()
  await page.getByLabel('Do kiedy można zapisać się na wejście').selectOption('days')
  await page.getByLabel('Ile dni przed wejściem').fill('2')
  await expectSaved(page)
  await expectSound(page)

  await openOverview(page)
  await page.getByRole('button', { name: 'Otwórz zapisy' }).click()
  await page.getByText('Strona pokazuje wszystko, co tu zapisano.').waitFor()
  await page.goto(`${server.address(host)}/wieza/zapisy`)
  await page.getByText('17:00').first().waitFor()
})

test('hours are typed one by one, and what is no hour is named', async () => {
  await using opened = await openDesktop(browser)
  const { page } = opened
  await openHours(page, 'lista.zapisano.localhost')
  await page.getByLabel('Co ile minut', { exact: true }).selectOption({ label: '3\u00a0godziny' })
  await page.getByLabel('Ostatni dzień wejść').fill('2027-05-04')
  await page.getByRole('button', { name: 'Wpisz godziny pojedynczo' }).click()
  await page.getByLabel('Miejsca: 3 maja 2027, 10:00', { exact: true }).fill('7')
  await page.getByLabel('Dopisz godziny').fill('2.05.2027 18:30 4\nniedziela rano\n4.05.2027 19:00')
  await page.getByRole('button', { name: 'Dopisz', exact: true }).click()
  await page.getByText('Nie rozpoznano: niedziela rano.').waitFor()
  expect(await page.getByLabel('Dopisz godziny').inputValue()).toBe('niedziela rano')
  expect(await page.getByLabel('Miejsca: 2 maja 2027, 18:30', { exact: true }).inputValue()).toBe('4')
  expect(await page.getByLabel('Miejsca: 4 maja 2027, 19:00', { exact: true }).inputValue()).toBe('')
  await page.getByRole('button', { name: 'Usuń godzinę: 4 maja 2027, 13:00' }).click()
  await expectSaved(page)
  await expectSound(page)
  await page.reload()
  const ten = page.getByLabel('Miejsca: 3 maja 2027, 10:00', { exact: true })
  await ten.waitFor()
  expect(await ten.inputValue()).toBe('7')
  await page.getByRole('button', { name: 'Usuń godziny wejść' }).click()
  await page.getByRole('button', { name: 'Ustaw godziny wejść' }).waitFor()
})
