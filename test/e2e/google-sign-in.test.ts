import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { launchBrowser, openDesktop, openPhone } from '#test/support/browser.ts'
import { CLIENT_ID, leadToGoogle, PIOTR, startGoogle, TERESA } from '#test/support/google-in-browser.ts'
import { startTestServer, type TestServer } from '#test/support/server.ts'
import type { SimulatedGoogle } from '../../tools/simulators/google/simulate-google.ts'
import { faultsOf } from './axe.ts'
import { plain } from './family-on-a-phone.ts'
import { atStep, pressNext, tabTo, typeSubdomain } from './wizard.ts'

let google: SimulatedGoogle
let server: TestServer
let browser: Browser

beforeAll(async () => {
  google = await startGoogle()
  server = await startTestServer({ googleClientId: CLIENT_ID, googleKeysUrl: google.keysUrl })
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser.close()
  await server[Symbol.asyncDispose]()
  await google[Symbol.asyncDispose]()
})

const BUTTON = 'Kontynuuj przez Google'
const pictures = (asked: readonly string[]) => asked.filter((url) => url.includes('lh3.'))

async function openStepTwo(page: Page, subdomain: string): Promise<void> {
  await page.goto(`${server.address('obecni.localhost')}/create`)
  await typeSubdomain(page, subdomain)
  await pressNext(page, 'Dalej')
  await atStep(page, 'Połącz konto Google')
}

async function chooseAt(page: Page, person: string): Promise<void> {
  await tabTo(page, BUTTON)
  const opening = page.waitForEvent('popup')
  await page.keyboard.press('Enter')
  const popup = await opening
  await popup.getByRole('link', { name: person }).click()
  await page.getByText('Konto Google połączone.', { exact: true }).waitFor()
}

test('with Google, from step 2 to the panel; its script comes with the step, its picture stays there', async () => {
  await using tab = await openDesktop(browser)
  const { page, context } = tab
  const asked = await leadToGoogle(context, google)
  await page.goto(`${server.address('obecni.localhost')}/create`)
  await typeSubdomain(page, 'z-googlem')
  expect(asked).toEqual([])
  await pressNext(page, 'Dalej')
  await atStep(page, 'Połącz konto Google')
  await chooseAt(page, TERESA.name)
  expect(asked[0]).toBe('https://accounts.google.com/gsi/client')
  expect(plain(await page.getByRole('main').innerText())).toContain(
    'Teresa Malinowska teresa.malinowska@example.org Zmień konto Konto Google połączone.',
  )
  expect(
    await page.locator('.who img').evaluate((img: HTMLImageElement) => img.naturalWidth),
  ).toBeGreaterThan(0)
  expect(await faultsOf(page)).toEqual([])

  await tabTo(page, 'Zmień konto', 'Shift+Tab')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: BUTTON }).waitFor()
  expect(await page.getByRole('button', { name: 'Dalej' }).isDisabled()).toBe(true)
  await chooseAt(page, PIOTR.name)
  expect(plain(await page.getByRole('main').innerText())).toContain('piotr.gajda@example.org')

  const shown = pictures(asked).length
  await pressNext(page, 'Dalej')
  await atStep(page, 'Wybierz nazwę konta')
  expect(await page.locator('img').count()).toBe(0)
  await tabTo(page, 'Nazwa konta')
  await page.keyboard.type('Klub Gajda')
  await page.keyboard.press('Enter')
  await atStep(page, 'Konto gotowe')
  await page.waitForURL(`${server.address('panel.obecni.localhost')}/**`)
  await page.getByRole('heading', { level: 1, name: 'Wydarzenia' }).waitFor()
  expect(plain(await page.locator('body').innerText())).toContain('Klub Gajda')
  expect(pictures(asked)).toHaveLength(shown)
})

test('the panel is signed in to with the same button', async () => {
  await using tab = await openPhone(browser)
  const { page, context } = tab
  await leadToGoogle(context, google)
  await page.goto(server.address('panel.obecni.localhost'))
  const opening = page.waitForEvent('popup')
  await page.getByRole('button', { name: BUTTON }).click()
  expect(await faultsOf(page)).toEqual([])
  await (await opening).getByRole('link', { name: TERESA.name }).click()
  await page.getByRole('heading', { level: 1, name: 'Wydarzenia' }).waitFor()
  expect(plain(await page.locator('body').innerText())).not.toContain('osoby testowe')
})

test('a script that is blocked is told and loaded again', async () => {
  await using tab = await openPhone(browser)
  const { page, context } = tab
  await context.route('https://accounts.google.com/**', (route) => route.abort())
  await openStepTwo(page, 'bez-skryptu')
  await page.getByText('Nie udało się wczytać logowania Google. Spróbuj ponownie.', { exact: true }).waitFor()
  await page.getByText('Sprawdź, czy nic go nie blokuje.', { exact: true }).waitFor()
  expect(await faultsOf(page)).toEqual([])
  await context.unrouteAll()
  await leadToGoogle(context, google)
  await page.getByRole('button', { name: 'Wczytaj ponownie' }).click()
  await chooseAt(page, TERESA.name)
})

test('a closed window is reported and can be opened again', async () => {
  await using tab = await openDesktop(browser)
  const { page, context } = tab
  await leadToGoogle(context, google)
  // A browser under test gives the focus to every page; a real one gives it to the window.
  await page.addInitScript(() => {
    const open = window.open.bind(window)
    let popup: Window | null = null
    window.open = (...asked) => {
      popup = open(...asked)
      return popup
    }
    document.hasFocus = () => popup === null || popup.closed
  })
  await openStepTwo(page, 'zamkniete')
  await tabTo(page, BUTTON)
  const opening = page.waitForEvent('popup')
  await page.keyboard.press('Enter')
  const popup = await opening
  await popup.waitForTimeout(600)
  await popup.close()
  await page.getByText('Okno logowania zostało zamknięte.', { exact: true }).waitFor()
  expect(await faultsOf(page)).toEqual([])
  const again = page.waitForEvent('popup')
  await page.getByRole('button', { name: 'Otwórz jeszcze raz' }).click()
  await (await again).getByRole('link', { name: PIOTR.name }).click()
  await page.getByText('Konto Google połączone.', { exact: true }).waitFor()
  expect(await page.getByText('Okno logowania zostało zamknięte.').count()).toBe(0)
})

describe('the simulator rejects forbidden requests to Google', () => {
  const right = { client_id: CLIENT_ID, auto_select: false, ux_mode: 'popup' }
  test.each([
    ['an unknown client', { ...right, client_id: 'another' }, 'The given client ID is not found.'],
    ['signing in by itself', { ...right, auto_select: true }, 'auto_select must be off.'],
    ['another mode', { ...right, ux_mode: 'redirect' }, 'ux_mode redirect needs a login_uri.'],
    ['a button before anything', null, 'Failed to render button before calling initialize().'],
  ])('%s', async (_, settings, message) => {
    await using tab = await openDesktop(browser)
    const { page, context } = tab
    await leadToGoogle(context, google)
    await page.goto('https://accounts.google.com/gsi/select')
    await page.evaluate((await google.answer('https://accounts.google.com/gsi/client')).body)
    const refused = page.evaluate((given) => {
      const id = window.google?.accounts.id
      if (given !== null) id?.initialize({ ...given, callback: () => {} } as never)
      else id?.renderButton(document.body, { type: 'standard' } as never)
    }, settings)
    await expect(refused).rejects.toThrow(message)
  })
})
