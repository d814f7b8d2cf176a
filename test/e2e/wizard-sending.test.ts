import type { Browser, Page, Request, Route } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { launchBrowser, openDesktop, openPhone } from '#test/support/browser.ts'
import { startTestServer, type TestServer } from '#test/support/server.ts'
import { plain } from './family-on-a-phone.ts'
import {
  answerWith,
  atStep,
  CREATE,
  carryOut,
  choosePerson,
  fillIn,
  holdBack,
  nameOfFocused,
  pressNext,
  shows,
  typeSubdomain,
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

const open = async (page: Page) => {
  await page.goto(`${server.address('zapisano.localhost')}/create`)
  await page.locator('fieldset.bare:not([disabled])').waitFor()
}

/** The requests that make accounts: key and body of each. */
function sendingsOf(page: Page): { key: string; name: string; hostname: string }[] {
  const sendings: { key: string; name: string; hostname: string }[] = []
  page.on('request', (request: Request) => {
    if (!request.url().endsWith('/v1/accounts')) return
    const { name, hostname } = request.postDataJSON()
    sendings.push({ key: request.headers()['idempotency-key'] ?? '', name, hostname })
  })
  return sendings
}

/** One route for all attempts: while a route is exchanged for another, a request may go through beside both. */
const cutOff = (route: Route) => route.abort()
const passOn = (route: Route) => route.continue()
const makeAndLoseAnswer = async (route: Route) => {
  await carryOut(route)
  await route.fulfill({ status: 502, body: '' })
}

const wish = (subdomain: string) => ({ subdomain, person: 'Maria Zielińska', name: 'Parafia w Lipowej' })
const create = (page: Page) => page.getByRole('button', { name: 'Stwórz konto' })

describe('after Stwórz konto', () => {
  test('no network, a broken server: the data stay, the key stays, one account', async () => {
    await using tab = await openDesktop(browser)
    const { page } = tab
    const sendings = sendingsOf(page)
    await open(page)
    await fillIn(page, wish('jeden-klucz'))
    const attempts = [cutOff, makeAndLoseAnswer]
    await page.route(CREATE, (route) => (attempts.shift() ?? passOn)(route))
    await create(page).click()
    await shows(page, 'Brak połączenia. Dane zostały. Spróbuj ponownie.')
    expect(await nameOfFocused(page)).toBe('Spróbuj ponownie')
    await page.keyboard.press('Enter')
    await shows(page, 'Nie udało się stworzyć konta. To nasza usterka. Spróbuj za chwilę, nic nie przepadło.')
    await page.keyboard.press('Enter')
    await atStep(page, 'Konto gotowe')
    expect(sendings).toHaveLength(3)
    expect(new Set(sendings.map(({ key }) => key)).size).toBe(1)
  })

  test('a taken name leads to its field; another name is another intention', async () => {
    await using tab = await openDesktop(browser)
    const { page } = tab
    const sendings = sendingsOf(page)
    let checks = 0
    page.on('request', (request) => {
      if (request.url().endsWith('/availability')) checks += 1
    })
    await open(page)
    await fillIn(page, wish('zajeta'))
    await answerWith(page, CREATE, 409)
    await create(page).click()
    await atStep(page, 'Wybierz domenę')
    await shows(page, 'Ktoś właśnie zajął tę domenę. Wybierz inną, reszta danych została.')
    await expect.poll(() => nameOfFocused(page)).toBe('Subdomena')
    // The cached answer about the name is dropped: it is checked again.
    await expect.poll(() => checks).toBe(2)
    await page.unrouteAll()
    await page.getByLabel('Subdomena').fill('niezajeta')
    await shows(page, 'Domena dostępna.')
    expect(await page.getByText('Ktoś właśnie zajął tę domenę.').count()).toBe(0)
    await pressNext(page, 'Dalej')
    await shows(page, 'Konto Google połączone.')
    await pressNext(page, 'Dalej')
    expect(await page.getByLabel('Nazwa konta').inputValue()).toBe('Parafia w Lipowej')
    await create(page).click()
    await atStep(page, 'Konto gotowe')
    expect(sendings[0]?.key).not.toBe(sendings[1]?.key)
  })

  test('an expired account leads to step 2; an unexplained refusal blames no field', async () => {
    await using tab = await openDesktop(browser)
    const { page } = tab
    await open(page)
    await fillIn(page, wish('wygasla'))
    await answerWith(page, CREATE, 401)
    await create(page).click()
    await atStep(page, 'Połącz konto Google')
    await shows(page, 'Połączenie z kontem Google wygasło. Połącz je jeszcze raz.')
    await page.unrouteAll()
    await choosePerson(page, 'Maria Zielińska')
    await pressNext(page, 'Dalej')
    await answerWith(page, CREATE, 400)
    await create(page).click()
    await shows(
      page,
      'Serwer nie przyjął tych danych. Sprawdź domenę i nazwę konta, a potem spróbuj ponownie.',
    )
    expect(await nameOfFocused(page)).toBe('Spróbuj ponownie')
    expect(await page.getByLabel('Nazwa konta').getAttribute('aria-invalid')).toBe(null)
  })

  test.each([
    { screen: 'at 1280 px', onScreen: openDesktop, subdomain: 'spokojna' },
    { screen: 'at 360 px', onScreen: openPhone, subdomain: 'spokojniejsza' },
  ])('the way back keeps its look while the account is being made, $screen', async (wanted) => {
    await using tab = await wanted.onScreen(browser)
    const { page } = tab
    await open(page)
    await fillIn(page, { ...wish(wanted.subdomain), person: 'Lena Król' })
    const letGo = await holdBack(page, CREATE)
    await create(page).click()
    const back = page.getByRole('button', { name: 'Konto Google', disabled: true })
    await back.waitFor()
    const look = await back.evaluate((button) => {
      const { backgroundColor, boxShadow } = getComputedStyle(button)
      return { backgroundColor, boxShadow }
    })
    expect(look).toEqual({ backgroundColor: 'rgba(0, 0, 0, 0)', boxShadow: 'none' })
    await letGo()
    await atStep(page, 'Konto gotowe')
  })

  test('a double click and Enter twice send once', async () => {
    await using tab = await openDesktop(browser)
    const { page } = tab
    const sendings = sendingsOf(page)
    await open(page)
    await fillIn(page, wish('dwa-razy'))
    const letGo = await holdBack(page, CREATE)
    await page.evaluate(() => {
      const form = document.querySelector('form')
      form?.requestSubmit()
      form?.requestSubmit()
    })
    await shows(page, 'Tworzę konto…')
    await page.keyboard.press('Enter')
    await letGo()
    await atStep(page, 'Konto gotowe')
    expect(sendings).toHaveLength(1)
  })

  test('a reload in the middle of sending ends with the one account that was made', async () => {
    await using tab = await openDesktop(browser)
    const { page } = tab
    const sendings = sendingsOf(page)
    await open(page)
    await fillIn(page, wish('przerwana'))
    const made = Promise.withResolvers<void>()
    await page.route(CREATE, async (route) => {
      await carryOut(route)
      made.resolve()
    })
    await create(page).click()
    await made.promise
    await page.reload()
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await atStep(page, 'Połącz konto Google')
    expect(plain(await page.getByRole('main').innerText())).toContain(
      'Strona odświeżyła się w trakcie tworzenia konta. Połącz konto Google jeszcze raz i dokończ: drugie konto nie powstanie.',
    )
    await choosePerson(page, 'Maria Zielińska')
    await pressNext(page, 'Dalej')
    await create(page).click()
    await atStep(page, 'Konto gotowe')
    expect(sendings).toHaveLength(2)
    expect(sendings[0]).toEqual(sendings[1])
  })
})

test('no step promises features that the panel lacks: another name of the account, other users', async () => {
  await using tab = await openDesktop(browser)
  const { page } = tab
  const read: string[] = []
  const readStep = async () => {
    read.push(plain((await page.locator('main').textContent()) ?? ''))
  }
  await open(page)
  await readStep()
  await typeSubdomain(page, 'bez-obietnic')
  await pressNext(page, 'Dalej')
  await atStep(page, 'Połącz konto Google')
  await readStep()
  await choosePerson(page, 'Lena Król')
  await readStep()
  await pressNext(page, 'Dalej')
  await atStep(page, 'Wybierz nazwę konta')
  await readStep()
  await page.getByLabel('Nazwa konta').fill('Parafia w Lipowej')
  await readStep()
  await create(page).click()
  await atStep(page, 'Konto gotowe')
  await readStep()
  expect(read).toHaveLength(6)
  for (const text of read) expect(text).not.toMatch(/zmienisz ją|później|innych użytkowników|dodasz/i)
})
