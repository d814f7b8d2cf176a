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
const save = (page: Page) => page.getByRole('button', { name: 'Zapisz', exact: true })
const publication = (page: Page) => page.locator('.draft-publication')

async function chooseDay(page: Page, id: string, [day, month, year]: [string, string, string]) {
  await field(page, id).selectOption(day)
  await field(page, `${id}-month`).selectOption(month)
  await field(page, `${id}-year`).selectOption(year)
}

async function expectSound(page: Page): Promise<void> {
  expect(await faultsOf(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
}

async function createEvent(page: Page, title: string): Promise<void> {
  await page.getByRole('link', { name: 'Dodaj wydarzenie' }).click()
  await page.getByRole('heading', { level: 1, name: 'Nowe wydarzenie' }).waitFor()
  await field(page, 'title').fill(title)
  await chooseDay(page, 'start', ['5', '8', '2027'])
  await chooseDay(page, 'end', ['14', '8', '2027'])
  await field(page, 'place').fill('Borów, rynek')
  await save(page).click()
  await page.getByRole('heading', { level: 1, name: 'Ustawienia wydarzenia' }).waitFor()
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

  await field(page, 'adult').fill('260')
  await page.getByText('Dzieci płacą inaczej').click()
  await field(page, 'childTo').fill('15')
  await field(page, 'child').fill('120')
  await field(page, 'most').fill('400')
  await field(page, 'lede').fill('Ruszamy razem.')
  await expectSound(page)
  // What was typed and not saved would not be on the site.
  expect(await page.getByRole('button', { name: 'Otwórz zapisy' }).isDisabled()).toBe(true)
  await publication(page).getByText('Masz niezapisane zmiany.').waitFor()
  await save(page).click()
  await page.getByText('Zapisano szkic.').waitFor()
  await page.reload()
  await field(page, 'adult').waitFor()
  expect(await field(page, 'adult').inputValue()).toBe('260')
  expect(await field(page, 'child').inputValue()).toBe('120')
  await page.getByRole('button', { name: 'Otwórz zapisy' }).click()
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
  await chooseDay(page, 'end', ['1', '8', '2027'])
  await save(page).click()
  await publication(page).getByText('Do poprawienia, zanim to trafi na stronę:').waitFor()
  expect(await publication(page).getByRole('listitem').count()).toBeGreaterThan(0)
  expect(await page.getByRole('button', { name: 'Otwórz zapisy' }).isDisabled()).toBe(true)
  await expectSound(page)
  await chooseDay(page, 'end', ['7', '8', '2027'])
  await save(page).click()
  await publication(page).getByText('Wszystko gotowe.').waitFor()
  expect(await page.getByRole('button', { name: 'Otwórz zapisy' }).isEnabled()).toBe(true)
})

test('two people edit at once: other places merge, of the same place the second is told and loses nothing typed', async () => {
  await using one = await openDesktop(browser)
  await openNewAccount(one.page, 'dwoje.zapisano.localhost')
  await createEvent(one.page, 'Zjazd')
  await using two = await openDesktop(browser)
  await two.page.goto(server.address('panel.zapisano.localhost'))
  await two.page.getByRole('button', { name: /Maria Zielińska/ }).click()
  await two.page.getByRole('heading', { level: 1, name: 'Wydarzenia' }).waitFor()
  await two.page.goto(one.page.url())
  await field(two.page, 'title').waitFor()

  await field(one.page, 'title').fill('Zjazd rodzin')
  await save(one.page).click()
  await one.page.getByText('Zapisano szkic.').waitFor()
  await field(two.page, 'most').fill('80')
  await save(two.page).click()
  await two.page.getByText('Zapisano szkic.').waitFor()

  await field(one.page, 'most').fill('90')
  await save(one.page).click()
  await one.page.getByText('Ktoś zmienił to w\u00a0międzyczasie.').waitFor()
  expect(await field(one.page, 'most').inputValue()).toBe('90')
  await expectSound(one.page)
})

test('without a network nothing typed is lost, and it is saved once there is one', async () => {
  await using opened = await openDesktop(browser)
  const { page } = opened
  await openNewAccount(page, 'lesna.zapisano.localhost')
  await createEvent(page, 'Rajd')
  await field(page, 'lede').fill('Przez las.')
  await page.context().setOffline(true)
  await save(page).click()
  await page.getByText('Nie zapisano: brak połączenia.').waitFor()
  expect(await field(page, 'lede').inputValue()).toBe('Przez las.')
  await page.context().setOffline(false)
  await save(page).click()
  await page.getByText('Zapisano szkic.').waitFor()
})
