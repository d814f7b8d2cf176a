import type { Browser, Page, Route } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchBrowser, openDesktop, openPhone } from '#test/support/browser.ts'
import { startTestServer, type TestServer } from '#test/support/server.ts'
import { faultsOf } from './axe.ts'
import { plain } from './family-on-a-phone.ts'
import { atStep, choosePerson, fillIn, pressNext, typeSubdomain } from './wizard.ts'

const AVAILABILITY = '**/v1/accounts/domains/availability'
const ACCOUNTS = '**/v1/accounts'

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

const openWizard = (page: Page) => page.goto(`${server.address('zapisano.localhost')}/create`)

/** A sentence stands on the page to the letter, and the page as it is then is accessible. */
async function says(page: Page, sentence: string): Promise<void> {
  await page.getByText(sentence, { exact: true }).first().waitFor()
  expect(await faultsOf(page)).toEqual([])
}

/** Carries a request to the server, and its answer nowhere. Node knows no *.localhost. */
async function carry(route: Route): Promise<void> {
  const request = route.request()
  const { host, pathname } = new URL(request.url())
  const answer = await route.fetch({
    url: `http://127.0.0.1:${server.port}${pathname}`,
    headers: { ...(await request.allHeaders()), host },
  })
  expect(answer.status()).toBe(201)
}

const mainText = async (page: Page) => plain(await page.getByRole('main').innerText())

/** A problem as the server words it. */
const refuse = (status: number, code: string, field: string) => (route: Route) =>
  route.fulfill({
    status,
    contentType: 'application/problem+json',
    body: JSON.stringify({
      ...{ type: 'urn:x', title: code, status, code },
      problems: [{ code, field, message: code }],
    }),
  })

test.each([openPhone, openDesktop])(
  'step 1: checking, available, unavailable, a failed check',
  async (open) => {
    await using tab = await open(browser)
    const { page } = tab
    await openWizard(page)
    await atStep(page, 'Wybierz domenę')
    expect(await faultsOf(page)).toEqual([])

    let answer = () => {}
    const held = new Promise<void>((resolve) => {
      answer = resolve
    })
    await page.route(AVAILABILITY, async (route) => {
      await held
      await route.continue()
    })
    await page.getByLabel('Subdomena').fill('lipowa')
    await says(page, 'Sprawdzam dostępność...')
    expect(await mainText(page)).toContain('https://lipowa.zapisano.localhost')
    answer()
    await says(page, 'Domena dostępna.')
    expect(await page.getByRole('button', { name: 'Dalej' }).isEnabled()).toBe(true)

    await page.getByLabel('Subdomena').fill('panel')
    await says(page, 'Domena niedostępna.')
    const refused = page.getByText('Domena niedostępna.', { exact: true })
    const [red = 0, green = 0] = await refused.evaluate((element) =>
      (getComputedStyle(element).color.match(/\d+/g) ?? []).map(Number),
    )
    expect(red).toBeGreaterThan(2 * green)
    expect(await page.getByRole('button', { name: 'Dalej' }).isDisabled()).toBe(true)

    await page.unroute(AVAILABILITY)
    await page.route(AVAILABILITY, (route) => route.abort())
    await page.getByLabel('Subdomena').fill('lipowa-2')
    await says(page, 'Nie udało się sprawdzić domeny.')
    await page.unroute(AVAILABILITY)
    await page.getByRole('button', { name: 'Sprawdź jeszcze raz' }).click()
    await says(page, 'Domena dostępna.')
  },
)

test('one question after 200 ms of quiet, none while the form is invalid, none again for what is known', async () => {
  await using tab = await openDesktop(browser)
  const { page } = tab
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/availability')) asked.push(String(request.postDataJSON().domain))
  })
  await openWizard(page)
  await atStep(page, 'Wybierz domenę')
  await page.getByLabel('Subdomena').pressSequentially('borowa', { delay: 60 })
  await page.getByText('Domena dostępna.', { exact: true }).waitFor()
  expect(asked).toEqual(['borowa.zapisano.localhost'])
  await page.getByLabel('Subdomena').fill('-borowa')
  await page.waitForTimeout(600)
  expect(asked).toHaveLength(1)
  await page.getByLabel('Subdomena').fill('borowa')
  await page.getByText('Domena dostępna.', { exact: true }).waitFor()
  await page.waitForTimeout(600)
  expect(asked).toHaveLength(1)
  await page.getByRole('radio', { name: 'obecni.localhost' }).check()
  await expect.poll(() => asked).toEqual(['borowa.zapisano.localhost', 'borowa.obecni.localhost'])
})

test.each([openPhone, openDesktop])('step 2: the account is connected and given back', async (open) => {
  await using tab = await open(browser)
  const { page } = tab
  await openWizard(page)
  await typeSubdomain(page, 'lipowa')
  await pressNext(page, 'Dalej')
  await atStep(page, 'Połącz konto Google')
  expect(await faultsOf(page)).toEqual([])
  const opening = page.waitForEvent('popup')
  await page.getByRole('button', { name: 'Połącz konto Google' }).click()
  await (await opening).close()
  await says(page, 'Okno logowania zostało zamknięte.')
  const again = page.waitForEvent('popup')
  await page.getByRole('button', { name: 'Otwórz jeszcze raz' }).click()
  await (await again).getByRole('button', { name: 'Maria Zielińska' }).click()
  await says(page, 'Konto Google połączone.')
  expect(await mainText(page)).toContain('Maria Zielińska maria.zielinska@example.org')
  await page.getByRole('button', { name: 'Zmień konto' }).click()
  await expect.poll(() => mainText(page)).not.toContain('Maria')
  expect(await page.getByRole('button', { name: 'Dalej' }).isDisabled()).toBe(true)
  await choosePerson(page, 'Adam Brzoza')
  await pressNext(page, 'Dalej')
  await atStep(page, 'Wybierz nazwę konta')
  expect(await faultsOf(page)).toEqual([])
})

test('step 3: each failure stands next to its cause, nothing is lost, and one account is made', async () => {
  await using tab = await openPhone(browser)
  const { page } = tab
  const keys: (string | undefined)[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/v1/accounts')) keys.push(request.headers()['idempotency-key'])
  })
  await openWizard(page)
  await fillIn(page, { subdomain: 'uparta', person: 'Maria Zielińska', name: 'Parafia w Lipowej' })

  const failing = async (answer: (route: Route) => Promise<void>, sentence: string) => {
    await page.route(ACCOUNTS, answer, { times: 1 })
    await page.getByRole('button', { name: 'Stwórz konto' }).click()
    await says(page, sentence)
    expect(await page.getByLabel('Nazwa konta').inputValue()).toBe('Parafia w Lipowej')
  }
  await failing((route) => route.abort(), 'Brak połączenia. Dane zostały. Spróbuj ponownie.')
  await failing(
    (route) => route.fulfill({ status: 500, body: 'x' }),
    'Nie udało się stworzyć konta. To nasza usterka. Spróbuj za chwilę, nic nie przepadło.',
  )
  // The answer is lost, the account is made: the same key finds it.
  await failing(async (route) => {
    await carry(route)
    await route.abort()
  }, 'Brak połączenia. Dane zostały. Spróbuj ponownie.')
  await page.getByRole('button', { name: 'Stwórz konto' }).click()
  await atStep(page, 'Konto gotowe')
  expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/)
  expect(new Set(keys).size).toBe(1)
})

test('a name taken meanwhile leads to step 1, an account that expired to step 2', async () => {
  await using tab = await openDesktop(browser)
  const { page } = tab
  await openWizard(page)
  await fillIn(page, { subdomain: 'wzieta', person: 'Maria Zielińska', name: 'Parafia' })
  await page.route(ACCOUNTS, refuse(401, 'credential_expired', 'token'), { times: 1 })
  await page.getByRole('button', { name: 'Stwórz konto' }).click()
  await atStep(page, 'Połącz konto Google')
  await says(page, 'Połączenie z kontem Google wygasło. Połącz je jeszcze raz.')
  await choosePerson(page, 'Maria Zielińska')
  await pressNext(page, 'Dalej')
  await atStep(page, 'Wybierz nazwę konta')
  await page.route(ACCOUNTS, refuse(409, 'domain_taken', 'hostname'), { times: 1 })
  await page.getByRole('button', { name: 'Stwórz konto' }).click()
  await atStep(page, 'Wybierz domenę')
  await says(page, 'Ktoś właśnie zajął tę domenę. Wybierz inną, reszta danych została.')
  expect(await page.getByLabel('Subdomena').inputValue()).toBe('wzieta')
})
