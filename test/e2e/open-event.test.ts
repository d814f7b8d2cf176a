import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchBrowser, openDesktop, openPhone } from '#test/support/browser.ts'
import { startTestServer, type TestServer } from '#test/support/server.ts'
import { openWizard, wishFor } from '#test/support/wizard.ts'
import { faultsOf } from './axe.ts'
import { plain } from './family-on-a-phone.ts'

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

/** The events of an account that was just made on a host. */
async function openNewAccount(page: Page, host: string): Promise<void> {
  await wishFor(await openWizard(server.port), host, { name: `Parafia ${host.split('.')[0]}` })
  await page.goto(server.address('panel.zapisano.localhost'))
  await page.getByRole('button', { name: /Maria Zielińska/ }).click()
  await page.getByRole('heading', { level: 1, name: 'Wydarzenia' }).waitFor()
}

const field = (page: Page, id: string) => page.locator(`[id="${id}"]`)
const publication = (page: Page) => page.locator('.draft-publication')
const toOverview = (page: Page) => page.getByRole('link', { name: 'Pulpit' }).click()
const toSettings = (page: Page) => page.getByRole('link', { name: 'Ustawienia wydarzenia' }).click()
const openSite = (page: Page) => page.getByRole('button', { name: 'Otwórz zapisy' })

async function chooseDay(page: Page, id: string, [day, month, year]: [string, string, string]) {
  await field(page, id).selectOption(day)
  await field(page, `${id}-month`).selectOption(month)
  await field(page, `${id}-year`).selectOption(year)
}

async function expectSound(page: Page): Promise<void> {
  expect(await faultsOf(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
}

/** Waits until a change that was just made has been saved by itself. */
async function expectSaved(page: Page): Promise<void> {
  await page.getByText(/^Wszystko zapisane/).waitFor()
  await page.waitForFunction(() => Object.keys(localStorage).every((key) => !key.startsWith('panel.draft.')))
}

/** Types a value into a field and waits until it has been saved. */
async function typeAndSave(page: Page, id: string, value: string): Promise<void> {
  await field(page, id).fill(value)
  await page.waitForFunction(() => Object.keys(localStorage).some((key) => key.startsWith('panel.draft.')))
  await expectSaved(page)
}

async function createEvent(page: Page, title: string): Promise<void> {
  await page.getByRole('link', { name: 'Dodaj wydarzenie' }).click()
  await page.getByRole('heading', { level: 1, name: 'Nowe wydarzenie' }).waitFor()
  await field(page, 'title').fill(title)
  await chooseDay(page, 'start', ['5', '8', '2027'])
  await chooseDay(page, 'end', ['14', '8', '2027'])
  await field(page, 'place').fill('Borów, rynek')
  await page.getByRole('button', { name: 'Zapisz', exact: true }).click()
  await page.getByRole('heading', { level: 1, name: title }).waitFor()
}

/** Opens the settings from the overview; on a phone the menu is folded. */
async function openSettings(page: Page): Promise<void> {
  const menu = page.getByRole('button', { name: 'Menu', exact: true })
  if (await menu.isVisible()) await menu.click()
  await toSettings(page)
  await page.getByRole('heading', { level: 1, name: 'Informacje' }).waitFor()
}

async function openOverview(page: Page): Promise<void> {
  const menu = page.getByRole('button', { name: 'Menu', exact: true })
  if (await menu.isVisible()) await menu.click()
  await toOverview(page)
  await publication(page).waitFor()
}

test('a secretary with a phone makes an event, sets its prices, opens registration, and visitors see it', async () => {
  await using opened = await openPhone(browser)
  const { page } = opened
  await openNewAccount(page, 'borowa.zapisano.localhost')
  await page.getByRole('heading', { name: 'Nie ma jeszcze wydarzeń' }).waitFor()
  await expectSound(page)
  await page.getByRole('link', { name: 'Dodaj wydarzenie' }).click()
  await page.getByRole('heading', { level: 1, name: 'Nowe wydarzenie' }).waitFor()
  await expectSound(page)
  await page.goBack()
  await createEvent(page, '42. Piesza Pielgrzymka')
  await page.getByText('Teraz wszystko jest bezpłatne.').waitFor()
  await expectSound(page)

  await openSettings(page)
  await field(page, 'adult').fill('260')
  await page.getByText('Dzieci płacą inaczej').click()
  await field(page, 'childTo').fill('15')
  await field(page, 'child').fill('120')
  await field(page, 'most').fill('400')
  await typeAndSave(page, 'lede', 'Ruszamy razem.')
  await expectSound(page)
  await page.reload()
  await field(page, 'adult').waitFor()
  expect(await field(page, 'adult').inputValue()).toBe('260')
  expect(await field(page, 'child').inputValue()).toBe('120')
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
  await openNewAccount(page, 'sosnowa.zapisano.localhost')
  await createEvent(page, 'Rekolekcje')
  await openSettings(page)
  await chooseDay(page, 'end', ['1', '8', '2027'])
  await expectSaved(page)
  await openOverview(page)
  await publication(page).getByText('Do poprawienia, zanim to trafi na stronę:').waitFor()
  expect(await publication(page).getByRole('listitem').count()).toBeGreaterThan(0)
  expect(await openSite(page).isDisabled()).toBe(true)
  await expectSound(page)
  await openSettings(page)
  await chooseDay(page, 'end', ['7', '8', '2027'])
  await openOverview(page)
  await publication(page).getByText('Można otwierać.').waitFor()
  expect(await openSite(page).isEnabled()).toBe(true)
})

test('the last changes are undone and made again, also on another page', async () => {
  await using opened = await openDesktop(browser)
  const { page } = opened
  await openNewAccount(page, 'cofnij.zapisano.localhost')
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
  await openNewAccount(one.page, 'dwoje.zapisano.localhost')
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
  await openNewAccount(page, 'lesna.zapisano.localhost')
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
