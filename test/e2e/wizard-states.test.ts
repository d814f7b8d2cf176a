import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchBrowser, openDesktop, openPhone } from '#test/support/browser.ts'
import { startTestServer, type TestServer } from '#test/support/server.ts'
import { faultsOf } from './axe.ts'
import {
  answerWith,
  atStep,
  CHECK,
  CREATE,
  choosePerson,
  cutOff,
  holdBack,
  IDENTIFY,
  pressNext,
  shows,
  tabTo,
} from './wizard.ts'

let server: TestServer
let browser: Browser

beforeAll(async () => {
  server = await startTestServer()
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser.close()
  await server[Symbol.asyncDispose]()
})

/** Axe finds nothing, nothing is wider than the screen, and controls are at least 44 px high. */
async function isClean(page: Page, state: string): Promise<void> {
  expect(await faultsOf(page), state).toEqual([])
  const { wide, low } = await page.evaluate(() => ({
    wide: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    low: [...document.querySelectorAll('main button, main label.option, main .input, main .todo a')]
      .filter((element) => element.getBoundingClientRect().height < 44)
      .map((element) => element.textContent),
  }))
  expect({ state, wide, low }).toEqual({ state, wide: 0, low: [] })
}

test.each([
  { domain: 'zapisano.localhost', width: 360, open: openPhone, subdomain: 'stany-360' },
  { domain: 'obecni.localhost', width: 1280, open: openDesktop, subdomain: 'stany-1280' },
])('every state of the wizard is clean at $width on $domain', async ({ domain, open, subdomain }) => {
  await using tab = await open(browser)
  const { page } = tab
  const field = page.getByLabel('Subdomena')
  await page.goto(`${server.address(domain)}/create`)
  await atStep(page, 'Wybierz domenę')
  await page.locator('fieldset.bare:not([disabled])').waitFor()
  await isClean(page, 'step 1 empty')
  await field.fill('-x')
  await field.blur()
  await isClean(page, 'step 1 with an error')

  const letGo = await holdBack(page, CHECK)
  await field.fill(subdomain)
  await shows(page, 'Sprawdzam dostępność...')
  await isClean(page, 'checking')
  await letGo()
  await shows(page, 'Domena dostępna.')
  await isClean(page, 'available')
  await field.fill('panel')
  await shows(page, 'Domena niedostępna.')
  await isClean(page, 'unavailable')
  await answerWith(page, CHECK, 500)
  await field.fill(`${subdomain}-b`)
  await shows(page, 'Nie udało się sprawdzić domeny.')
  await isClean(page, 'check failed')
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Sprawdź jeszcze raz' }).click()
  await shows(page, 'Domena dostępna.')

  await pressNext(page, 'Dalej')
  await atStep(page, 'Połącz konto Google')
  await isClean(page, 'step 2 empty')
  await popupStates(page)
  const letIdentify = await holdBack(page, IDENTIFY)
  const choosing = choosePerson(page, 'Maria Zielińska')
  await shows(page, 'Sprawdzam konto Google…')
  await isClean(page, 'identifying')
  await letIdentify()
  await choosing
  await isClean(page, 'connected')
  await identifyStates(page)

  await pressNext(page, 'Dalej')
  await atStep(page, 'Wybierz nazwę konta')
  await isClean(page, 'step 3 empty')
  await page.getByLabel('Nazwa konta').fill('ab')
  await page.getByLabel('Nazwa konta').blur()
  await shows(page, 'Minimalna liczba znaków: 3.')
  await isClean(page, 'step 3 with an error')
  await page.getByLabel('Nazwa konta').fill('Zażółć gęślą jaźń, stowarzyszenie o długiej nazwie')
  await isClean(page, 'step 3 filled in')
  await sendingStates(page)
})

/** The window closes itself on the click, at times before the click is known to be done. */
async function chooseAccount(window: Page, name: string): Promise<void> {
  const closed = window.waitForEvent('close')
  await window
    .getByRole('button', { name })
    .click()
    .catch((error: unknown) => {
      if (!window.isClosed()) throw error
    })
  await closed
}

/** A window that is open, closed without a choice, or blocked. */
async function popupStates(page: Page): Promise<void> {
  const opening = page.waitForEvent('popup')
  await page.getByRole('button', { name: 'Połącz konto Google' }).click()
  const popup = await opening
  await popup.getByRole('heading', { name: 'Wybierz konto' }).waitFor()
  expect(await faultsOf(popup)).toEqual([])
  await isClean(page, 'waiting for the window')
  await popup.waitForTimeout(400)
  await popup.close()
  await shows(page, 'Okno logowania zostało zamknięte.')
  await isClean(page, 'window closed')
  await page.evaluate(() => Object.assign(window, { kept: window.open, open: () => null }))
  await page.getByRole('button', { name: 'Otwórz jeszcze raz' }).click()
  await shows(page, 'Przeglądarka zablokowała okno logowania.')
  await isClean(page, 'window blocked')
  const inTab = page.waitForEvent('popup')
  await page.getByRole('link', { name: 'Otwórz w nowej karcie' }).click()
  await chooseAccount(await inTab, 'Adam Brzoza')
  await shows(page, 'Konto Google połączone.')
  await page.evaluate(() => Object.assign(window, { open: Reflect.get(window, 'kept') }))
  await page.getByRole('button', { name: 'Zmień konto' }).click()
}

/** The server cannot verify the account, or rejects it. */
async function identifyStates(page: Page): Promise<void> {
  const reconnect = async () => {
    await page.getByRole('button', { name: 'Zmień konto' }).click()
    const opening = page.waitForEvent('popup')
    await page.getByRole('button', { name: 'Połącz konto Google' }).click()
    await chooseAccount(await opening, 'Maria Zielińska')
  }
  await cutOff(page, IDENTIFY)
  await reconnect()
  await shows(page, 'Brak połączenia. Dane zostały. Spróbuj ponownie.')
  await isClean(page, 'identifying offline')
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Spróbuj ponownie' }).click()
  await shows(page, 'Konto Google połączone.')
  await answerWith(page, IDENTIFY, 401)
  await reconnect()
  await shows(page, 'Nie udało się połączyć konta Google. Połącz je jeszcze raz albo wybierz inne.')
  await isClean(page, 'account refused')
  await page.unrouteAll()
  await choosePerson(page, 'Maria Zielińska')
}

/** Sending, both kinds of failure, success. */
async function sendingStates(page: Page): Promise<void> {
  const create = page.getByRole('button', { name: 'Stwórz konto' })
  await cutOff(page, CREATE)
  await create.click()
  await shows(page, 'Brak połączenia. Dane zostały. Spróbuj ponownie.')
  await isClean(page, 'no network')
  await page.unrouteAll()
  await answerWith(page, CREATE, 500)
  await create.click()
  await shows(page, 'Nie udało się stworzyć konta. To nasza usterka. Spróbuj za chwilę, nic nie przepadło.')
  await isClean(page, 'server broken')
  await page.unrouteAll()
  await answerWith(page, CREATE, 403)
  await create.click()
  await shows(page, 'Strona była otwarta zbyt długo. Odśwież ją i spróbuj jeszcze raz, dane zostaną.')
  await isClean(page, 'old page')
  await page.unrouteAll()
  const letGo = await holdBack(page, CREATE)
  await tabTo(page, 'Stwórz konto')
  await page.keyboard.press('Enter')
  await shows(page, 'Tworzę konto…')
  await isClean(page, 'sending')
  await page.route('**/create/panel', (route) => route.abort())
  await letGo()
  await atStep(page, 'Konto gotowe')
  await isClean(page, 'done')
}
