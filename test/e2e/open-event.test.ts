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
  publication,
  typeAndSave,
} from './panel-event.ts'

/** From an empty account to an open registration, by clicks and typing alone. */

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

const openSite = (page: Page) => page.getByRole('button', { name: 'Otwórz zapisy' })

async function createEvent(page: Page, title: string): Promise<void> {
  await page.getByRole('link', { name: 'Dodaj wydarzenie' }).click()
  await page.getByRole('heading', { level: 1, name: 'Co organizujesz?' }).waitFor()
  await page.getByRole('link', { name: 'Zacznij od pustego wydarzenia' }).click()
  await page.getByRole('heading', { level: 1, name: 'Nowe wydarzenie' }).waitFor()
  await field(page, 'title').fill(title)
  await chooseDay(page, 'start', ['5', '8', '2027'])
  await chooseDay(page, 'end', ['14', '8', '2027'])
  await field(page, 'place').fill('Borów, rynek')
  await page.getByRole('button', { name: 'Utwórz wydarzenie' }).click()
  await page.getByRole('heading', { level: 1, name: title }).waitFor()
}

test('a secretary with a phone makes an event, sets its prices, opens registration, and visitors see it', async () => {
  await using opened = await openPhone(browser)
  const { page } = opened
  await openNewAccount(server, page, 'borowa.zapisano.localhost')
  await page.getByRole('heading', { name: 'Co organizujesz?' }).waitFor()
  await expectSound(page)
  await createEvent(page, '42. Piesza Pielgrzymka')
  await page.getByText('Teraz wszystko jest bezpłatne.').waitFor()
  await expectSound(page)

  await openSettings(page)
  await field(page, 'most').fill('400')
  await typeAndSave(page, 'lede', 'Ruszamy razem.')
  await expectSound(page)
  await page.getByRole('link', { name: 'Opłaty', exact: true }).click()
  await page.getByRole('button', { name: 'Inna cena dla części osób' }).click()
  await page.getByLabel('Udział: każdy inny').fill('260')
  await page.getByLabel('Udział: wiek do 15 lat').fill('120')
  await expectSaved(page)
  await expectSound(page)
  await page.reload()
  await page.getByLabel('Udział: wiek do 15 lat').waitFor()
  expect(await page.getByLabel('Udział: wiek do 15 lat').inputValue()).toBe('120')
  expect(await page.getByLabel('Udział: każdy inny').inputValue()).toBe('260')
  await openOverview(page)
  await page.getByText('Udział: od 120 zł do 260 zł').waitFor()
  await openSite(page).click()
  await page.getByText('Strona pokazuje wszystko, co tu zapisano.').waitFor()
  await expectSound(page)

  await page.goto(`${server.address('borowa.zapisano.localhost')}/42-piesza-pielgrzymka`)
  await page.getByRole('heading', { level: 1, name: '42. Piesza Pielgrzymka' }).waitFor()
  const shown = plain(await page.locator('main').innerText())
  for (const text of ['260 zł', '120 zł', 'Ruszamy razem.', 'Borów, rynek']) expect(shown).toContain(text)
  expect(await page.getByRole('link', { name: 'Zapisz się' }).count()).toBeGreaterThan(0)
})

test('what is wrong is said in words and is not published until it is mended', async () => {
  await using opened = await openDesktop(browser)
  const { page } = opened
  await openNewAccount(server, page, 'sosnowa.zapisano.localhost')
  await createEvent(page, 'Rekolekcje')
  await openSettings(page)
  await chooseDay(page, 'end', ['1', '8', '2027'])
  await expectSaved(page)
  await openOverview(page)
  await publication(page).getByText('Do poprawienia, zanim to trafi na stronę:').waitFor()
  expect(await publication(page).getByRole('listitem').count()).toBeGreaterThan(0)
  expect(await openSite(page).isDisabled()).toBe(true)
  await expectSound(page)
  // The message leads to its page, whose tab counts what is wrong there.
  await publication(page).getByRole('link', { name: 'Popraw: Informacje' }).click()
  await page.getByRole('link', { name: /^Informacje.*do poprawienia: *[1-9]/ }).waitFor()
  await chooseDay(page, 'end', ['7', '8', '2027'])
  await openOverview(page)
  await publication(page).getByText('Można otwierać.').waitFor()
  expect(await openSite(page).isEnabled()).toBe(true)
})

test('the last changes are undone and made again, also on another page', async () => {
  await using opened = await openDesktop(browser)
  const { page } = opened
  await openNewAccount(server, page, 'cofnij.zapisano.localhost')
  await createEvent(page, 'Zlot')
  await openSettings(page)
  await typeAndSave(page, 'most', '80')
  await typeAndSave(page, 'lede', 'Nad rzeką.')
  await openOverview(page)
  await openSettings(page)
  await page.getByRole('button', { name: 'Cofnij' }).click()
  await expect.poll(() => field(page, 'lede').inputValue()).toBe('')
  expect(await field(page, 'most').inputValue()).toBe('80')
  await page.getByRole('button', { name: 'Cofnij' }).click()
  await expect.poll(() => field(page, 'most').inputValue()).toBe('')
  await page.getByRole('button', { name: 'Ponów' }).click()
  await expect.poll(() => field(page, 'most').inputValue()).toBe('80')
  await expectSaved(page)
  await page.reload()
  await field(page, 'most').waitFor()
  expect(await field(page, 'most').inputValue()).toBe('80')
})

test('two people edit at once: other places merge, of the same place the second chooses and loses nothing typed', async () => {
  await using one = await openDesktop(browser)
  await openNewAccount(server, one.page, 'dwoje.zapisano.localhost')
  await createEvent(one.page, 'Zjazd')
  await openSettings(one.page)
  await using two = await openDesktop(browser)
  await two.page.goto(server.address('panel.zapisano.localhost'))
  await two.page.getByRole('button', { name: /Maria Zielińska/ }).click()
  await two.page.getByRole('heading', { level: 1, name: 'Wydarzenia' }).waitFor()
  await two.page.goto(one.page.url())
  await field(two.page, 'title').waitFor()

  await typeAndSave(one.page, 'title', 'Zjazd rodzin')
  await typeAndSave(two.page, 'most', '80')
  await expect.poll(() => field(two.page, 'title').inputValue()).toBe('Zjazd rodzin')

  await one.page.context().setOffline(true)
  await field(one.page, 'most').fill('90')
  await one.page.getByText('Brak połączenia.', { exact: false }).first().waitFor()
  await typeAndSave(two.page, 'most', '100')
  await one.page.context().setOffline(false)
  await one.page.getByRole('heading', { name: 'Ktoś zmienił w\u00a0tym samym czasie to samo' }).waitFor()
  expect(await field(one.page, 'most').inputValue()).toBe('100')
  await expectSound(one.page)
  await one.page.getByRole('button', { name: 'Wpisz moją' }).click()
  await expect.poll(() => field(one.page, 'most').inputValue()).toBe('90')
  await expectSaved(one.page)
  await expect.poll(() => field(two.page, 'most').inputValue()).toBe('90')
})

test('without a network nothing typed is lost, not by a reload either, and it is saved once there is one', async () => {
  await using opened = await openDesktop(browser)
  const { page } = opened
  await openNewAccount(server, page, 'lesna.zapisano.localhost')
  await createEvent(page, 'Rajd')
  await openSettings(page)
  await page.context().setOffline(true)
  await field(page, 'lede').fill('Przez las.')
  await page.getByText('brak połączenia', { exact: false }).waitFor()
  expect(await field(page, 'lede').inputValue()).toBe('Przez las.')
  await page.context().setOffline(false)
  await page.reload()
  await field(page, 'lede').waitFor()
  expect(await field(page, 'lede').inputValue()).toBe('Przez las.')
  await expectSaved(page)
  await page.reload()
  await expect.poll(() => field(page, 'lede').inputValue()).toBe('Przez las.')
})
