import type { Browser, Page, Request } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { launchBrowser, openDesktop, rendered } from '#test/support/browser.ts'
import { startTestServer, type TestServer } from '#test/support/server.ts'
import { plain } from './family-on-a-phone.ts'
import {
  answerWith,
  atStep,
  CHECK,
  CREATE,
  carryOut,
  choosePerson,
  cutOff,
  fillIn,
  holdBack,
  nameOfFocused,
  pressNext,
  says,
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

/** What is asked of the server about domains, in order, with the time of each. */
function checksOf(page: Page): { readonly domain: string }[] {
  const checks: { domain: string }[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/availability')) checks.push({ domain: request.postDataJSON().domain })
  })
  return checks
}

describe('availability', () => {
  test('is asked 200 ms after the last letter, once, and never about an invalid name', async () => {
    await using tab = await openDesktop(browser)
    const { page } = tab
    const checks = checksOf(page)
    await open(page)
    // By the page's own clock: a busy machine may take longer over a letter.
    await page.clock.install()
    await page.clock.pauseAt(Date.now() + 1000)
    await page.getByLabel('Subdomena').pressSequentially('parafia-boro')
    await rendered(page)
    await page.clock.runFor(199)
    await rendered(page)
    expect(checks).toEqual([])
    await page.clock.runFor(1)
    await expect.poll(() => checks).toEqual([{ domain: 'parafia-boro.zapisano.localhost' }])
    await page.clock.resume()
    await says(page, 'Domena dostępna.')
    await page.getByLabel('Subdomena').fill('parafia-')
    await page.waitForTimeout(500)
    expect(checks).toHaveLength(1)
  })

  test('a change of the base domain asks again; what is known is not asked twice', async () => {
    await using tab = await openDesktop(browser)
    const { page } = tab
    const checks = checksOf(page)
    await open(page)
    await page.getByLabel('Subdomena').fill('siostra')
    await says(page, 'Domena dostępna.')
    await page.getByRole('radio', { name: 'obecni.localhost' }).check()
    await page.getByText('https://siostra.obecni.localhost').waitFor()
    await expect.poll(() => checks.length).toBe(2)
    await says(page, 'Domena dostępna.')
    await page.getByRole('radio', { name: 'zapisano.localhost' }).check()
    await says(page, 'Domena dostępna.')
    await page.waitForTimeout(500)
    expect(checks.map(({ domain }) => domain)).toEqual([
      'siostra.zapisano.localhost',
      'siostra.obecni.localhost',
    ])
  })

  test('a late answer never wins over a newer question', async () => {
    await using tab = await openDesktop(browser)
    const { page } = tab
    await open(page)
    const slow = Promise.withResolvers<void>()
    await page.route(CHECK, async (route) => {
      const isSlow = route.request().postDataJSON().domain.startsWith('panel.')
      if (isSlow) await slow.promise
      await route.continue().catch(() => undefined)
    })
    const asked = page.waitForRequest(CHECK)
    await page.getByLabel('Subdomena').fill('panel')
    await asked
    await page.getByLabel('Subdomena').fill('pierwsza')
    await says(page, 'Domena dostępna.')
    slow.resolve()
    await page.waitForTimeout(400)
    expect(await page.getByText('Domena niedostępna.').count()).toBe(0)
    expect(await page.getByText('Domena dostępna.').count()).toBe(1)
  })

  test('a check that failed is repeated only when somebody asks for it', async () => {
    await using tab = await openDesktop(browser)
    const { page } = tab
    const checks = checksOf(page)
    await open(page)
    await cutOff(page, CHECK)
    await page.getByLabel('Subdomena').fill('ponownie')
    await says(page, 'Nie udało się sprawdzić domeny.')
    expect(plain(await page.locator('#do-uzupelnienia').innerText())).toBe(
      'Do uzupełnienia: Sprawdzenie domeny',
    )
    await page.waitForTimeout(500)
    expect(checks).toHaveLength(1)
    await page.unrouteAll()
    await page.getByRole('button', { name: 'Sprawdź jeszcze raz' }).click()
    await says(page, 'Domena dostępna.')
    expect(checks).toHaveLength(2)
  })
})

test('an unavailable domain is red, has an icon and keeps Dalej at rest', async () => {
  await using tab = await openDesktop(browser)
  const { page } = tab
  await open(page)
  await page.getByLabel('Subdomena').fill('panel')
  const refused = page.getByText('Domena niedostępna.', { exact: true })
  await refused.waitFor()
  const [red = 0, green = 0] = await refused.evaluate((element) =>
    (getComputedStyle(element).color.match(/\d+/g) ?? []).map(Number),
  )
  expect(red).toBeGreaterThan(2 * green)
  expect(await refused.locator('svg').count()).toBe(1)
  expect(await page.locator('[role="status"]', { has: refused }).count()).toBeGreaterThan(0)
  expect(await page.getByRole('button', { name: 'Dalej' }).isDisabled()).toBe(true)
})

test("'Zmień konto' gives the account back", async () => {
  await using tab = await openDesktop(browser)
  const { page } = tab
  const mainText = async () => plain(await page.getByRole('main').innerText())
  await open(page)
  await typeSubdomain(page, 'oddane')
  await pressNext(page, 'Dalej')
  await atStep(page, 'Połącz konto Google')
  await choosePerson(page, 'Maria Zielińska')
  expect(await mainText()).toContain('Maria Zielińska maria.zielinska@example.org')
  await page.getByRole('button', { name: 'Zmień konto' }).click()
  await expect.poll(mainText).not.toContain('Maria')
  expect(await page.getByRole('button', { name: 'Dalej' }).isDisabled()).toBe(true)
})

/** What is sent to make accounts: its key and its body. */
function sendingsOf(page: Page): { key: string; name: string; hostname: string }[] {
  const sendings: { key: string; name: string; hostname: string }[] = []
  page.on('request', (request: Request) => {
    if (!request.url().endsWith('/v1/accounts')) return
    const { name, hostname } = request.postDataJSON()
    sendings.push({ key: request.headers()['idempotency-key'] ?? '', name, hostname })
  })
  return sendings
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
    await cutOff(page, CREATE)
    await create(page).click()
    await says(page, 'Brak połączenia. Dane zostały. Spróbuj ponownie.')
    expect(await nameOfFocused(page)).toBe('Spróbuj ponownie')
    await page.unrouteAll()
    // The server makes the account, and its answer is lost.
    await page.route(CREATE, async (route) => {
      await carryOut(route)
      await route.fulfill({ status: 502, body: '' })
    })
    await page.keyboard.press('Enter')
    await says(page, 'Nie udało się stworzyć konta. To nasza usterka. Spróbuj za chwilę, nic nie przepadło.')
    await page.unrouteAll()
    await page.keyboard.press('Enter')
    await atStep(page, 'Konto gotowe')
    expect(sendings).toHaveLength(3)
    expect(new Set(sendings.map(({ key }) => key)).size).toBe(1)
  })

  test('a taken name leads to its field; another name is another intention', async () => {
    await using tab = await openDesktop(browser)
    const { page } = tab
    const sendings = sendingsOf(page)
    const checks = checksOf(page)
    await open(page)
    await fillIn(page, wish('zajeta'))
    await answerWith(page, CREATE, 409)
    await create(page).click()
    await atStep(page, 'Wybierz domenę')
    await says(page, 'Ktoś właśnie zajął tę domenę. Wybierz inną, reszta danych została.')
    await expect.poll(() => nameOfFocused(page)).toBe('Subdomena')
    // What was known about the name is dropped: it is asked about again.
    await expect.poll(() => checks.length).toBe(2)
    await page.unrouteAll()
    await page.getByLabel('Subdomena').fill('niezajeta')
    await says(page, 'Domena dostępna.')
    expect(await page.getByText('Ktoś właśnie zajął tę domenę.').count()).toBe(0)
    await pressNext(page, 'Dalej')
    await says(page, 'Konto Google połączone.')
    await pressNext(page, 'Dalej')
    expect(await page.getByLabel('Nazwa konta').inputValue()).toBe('Parafia w Lipowej')
    await create(page).click()
    await atStep(page, 'Konto gotowe')
    expect(sendings[0]?.key).not.toBe(sendings[1]?.key)
  })

  test('an expired account leads to step 2, a refused name to its field', async () => {
    await using tab = await openDesktop(browser)
    const { page } = tab
    await open(page)
    await fillIn(page, wish('wygasla'))
    await answerWith(page, CREATE, 401)
    await create(page).click()
    await atStep(page, 'Połącz konto Google')
    await says(page, 'Połączenie z kontem Google wygasło. Połącz je jeszcze raz.')
    await page.unrouteAll()
    await choosePerson(page, 'Maria Zielińska')
    await pressNext(page, 'Dalej')
    await answerWith(page, CREATE, 400)
    await create(page).click()
    await says(page, 'Tej nazwy nie udało się przyjąć. Zmień ją i spróbuj ponownie.')
    expect(await nameOfFocused(page)).toBe('Nazwa konta')
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
    await says(page, 'Tworzę konto…')
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
