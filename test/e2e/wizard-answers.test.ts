import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { launchBrowser, openDesktop, rendered } from '#test/support/browser.ts'
import { startTestServer, type TestServer } from '#test/support/server.ts'
import { plain } from './family-on-a-phone.ts'
import {
  answerWith,
  atStep,
  CHECK,
  choosePerson,
  cutOff,
  IDENTIFY,
  pressNext,
  shows,
  tabTo,
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

/** The requests about domains, in order, with the time of each. */
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
    await shows(page, 'Domena dostępna.')
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
    await shows(page, 'Domena dostępna.')
    await page.getByRole('radio', { name: 'obecni.localhost' }).check()
    await page.getByText('https://siostra.obecni.localhost').waitFor()
    await expect.poll(() => checks.length).toBe(2)
    await shows(page, 'Domena dostępna.')
    await page.getByRole('radio', { name: 'zapisano.localhost' }).check()
    await shows(page, 'Domena dostępna.')
    await page.waitForTimeout(500)
    expect(checks.map(({ domain }) => domain)).toEqual([
      'siostra.zapisano.localhost',
      'siostra.obecni.localhost',
    ])
  })

  test('a late answer never overrides a newer request', async () => {
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
    await shows(page, 'Domena dostępna.')
    slow.resolve()
    await page.waitForTimeout(400)
    expect(await page.getByText('Domena niedostępna.').count()).toBe(0)
    expect(await page.getByText('Domena dostępna.').count()).toBe(1)
  })

  test('a failed check is repeated only on request', async () => {
    await using tab = await openDesktop(browser)
    const { page } = tab
    const checks = checksOf(page)
    await open(page)
    await cutOff(page, CHECK)
    await page.getByLabel('Subdomena').fill('ponownie')
    await shows(page, 'Nie udało się sprawdzić domeny.')
    expect(plain(await page.locator('#do-uzupelnienia').innerText())).toBe(
      'Do uzupełnienia: Sprawdzenie domeny',
    )
    await page.waitForTimeout(500)
    expect(checks).toHaveLength(1)
    await page.unrouteAll()
    await page.getByRole('button', { name: 'Sprawdź jeszcze raz' }).click()
    await shows(page, 'Domena dostępna.')
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

test('too many requests at once are not attributed to the Google account', async () => {
  await using tab = await openDesktop(browser)
  const { page } = tab
  await open(page)
  await typeSubdomain(page, 'cierpliwa')
  await pressNext(page, 'Dalej')
  await atStep(page, 'Połącz konto Google')
  await answerWith(page, IDENTIFY, 429)
  await tabTo(page, 'Połącz konto Google')
  const opening = page.waitForEvent('popup')
  await page.keyboard.press('Enter')
  await (await opening).getByRole('button', { name: 'Maria Zielińska' }).click()
  await shows(page, 'Za dużo prób naraz. Odczekaj chwilę i spróbuj ponownie.')
  expect(await page.getByText('Nie udało się połączyć konta Google').count()).toBe(0)
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Spróbuj ponownie' }).click()
  await shows(page, 'Konto Google połączone.')
})
