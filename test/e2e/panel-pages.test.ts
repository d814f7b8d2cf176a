import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchBrowser, openDesktop } from '#test/support/browser.ts'
import { startTestServer, type TestServer } from '#test/support/server.ts'
import { EVENT_PAGES } from '#web/panel/shared/pages.ts'
import { faultsOf } from './axe.ts'
import { chooseDay, field, openNewAccount } from './panel-event.ts'

/** Every page of the panel, of an event that is made from a template: sound at both sizes, in light and in dark. */

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

const SETTINGS = [
  '',
  '/kto',
  '/formularz',
  '/oplaty',
  '/dodatki',
  '/limity',
  '/godziny',
  '/wplaty',
  '/oswiadczenia',
]
/** Before and after the event is open for registration. */
const OF_DRAFT = [
  ...SETTINGS.map((page) => `ustawienia${page}`),
  ...['ustawienia/strona', 'pulpit', 'terminy', 'podglad', 'zasady'],
]
const BELOW_EVENT = '/wydarzenia/$eventId/'
/** The pages of the menu, so that a new one is looked at by itself, and those that are reached from them. */
const OF_OPEN = [
  'pulpit',
  ...EVENT_PAGES.map(({ to }) => to.slice(BELOW_EVENT.length)).filter((page) => !OF_DRAFT.includes(page)),
  'proba',
  'odwolanie',
  'przeniesienie',
  'wersje',
  'co-by-bylo',
  'kadra/wykaz',
  'pliki-list',
  'raporty/zaplanowane',
  'platnosci/wplaty',
  'platnosci/zwroty',
  'platnosci/paczki',
  'platnosci/zaleglosci',
  'platnosci/wyjasnienia',
]
const OF_ACCOUNT = ['ustawienia', 'zespol', 'dziennik', 'moje-konto', 'nowe-wydarzenie', '']

const LOOKS = [
  { width: 1280, height: 900, colorScheme: 'light' },
  { width: 360, height: 780, colorScheme: 'light' },
  { width: 360, height: 780, colorScheme: 'dark' },
] as const

/** What axe finds, and how far the page is wider than the screen, in each look. */
async function faultsInAllLooks(page: Page): Promise<string[]> {
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  await page.waitForLoadState('networkidle')
  const faults: string[] = []
  for (const { colorScheme, ...size } of LOOKS) {
    await page.setViewportSize(size)
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    const found = [...(await faultsOf(page)), ...(wider === 0 ? [] : [`${wider} px too wide`])]
    faults.push(...found.map((fault) => `${size.width} ${colorScheme}: ${JSON.stringify(fault)}`))
  }
  return faults
}

/** Opens pages by their addresses; returns the faults of each. */
async function sweep(page: Page, home: string, paths: readonly string[]): Promise<string[]> {
  const faults: string[] = []
  for (const path of paths) {
    await page.goto(`${home}/${path}`)
    const heading = await page.getByRole('heading', { level: 1 }).first().innerText()
    if (/^Nie ma|^Coś/.test(heading)) faults.push(`/${path}: ${heading}`)
    faults.push(...(await faultsInAllLooks(page)).map((fault) => `/${path}: ${fault}`))
  }
  return faults
}

test('every page is sound at 360 and 1280, in light and in dark', { timeout: 360_000 }, async () => {
  await using opened = await openDesktop(browser)
  const { page } = opened
  await openNewAccount(server, page, 'strony.zapisano.localhost')
  await page.getByRole('link', { name: 'Dodaj wydarzenie' }).click()
  await page.getByRole('link', { name: 'Piesza pielgrzymka' }).click()
  await page.getByRole('heading', { level: 1, name: 'Piesza pielgrzymka' }).waitFor()
  expect(await faultsInAllLooks(page)).toEqual([])
  await page.setViewportSize({ width: 1280, height: 900 })
  await field(page, 'title').fill('Droga na Jasną Górę')
  await chooseDay(page, 'start', ['5', '8', '2027'])
  await chooseDay(page, 'end', ['14', '8', '2027'])
  await field(page, 'place').fill('Borów, rynek')
  await field(page, 'own-groups').fill('Biała, Zielona')
  await page.getByRole('button', { name: 'Utwórz wydarzenie' }).click()
  await page.getByRole('heading', { level: 1, name: 'Droga na Jasną Górę' }).waitFor()
  const panel = server.address('panel.zapisano.localhost')
  const event = `${panel}/wydarzenia/${new URL(page.url()).pathname.split('/')[2]}`
  expect(await sweep(page, event, OF_DRAFT)).toEqual([])
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto(`${event}/pulpit`)
  await page.getByRole('button', { name: 'Otwórz zapisy' }).click()
  await page.getByText('Strona pokazuje wszystko, co tu zapisano.').waitFor()
  expect(await sweep(page, event, OF_OPEN)).toEqual([])
  expect(await sweep(page, panel, OF_ACCOUNT)).toEqual([])
})
