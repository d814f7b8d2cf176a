import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { launchBrowser, openDesktop, openPhone, type TestPage } from '#test/support/browser.ts'
import { upcomingKielce } from '#test/support/kielce.ts'
import { startTestSite, type TestSite } from '#test/support/site.ts'
import { faultsOf } from './axe.ts'
import { enterPeople, goOn, plain } from './family-on-a-phone.ts'

/** The server goes away under an open page of each face, and comes back. */

let site: TestSite
let browser: Browser

beforeAll(async () => {
  site = await startTestSite({ definition: await upcomingKielce() })
  browser = await launchBrowser()
})
afterEach(() => site.server.start())
afterAll(async () => {
  await browser?.close()
  await site?.[Symbol.asyncDispose]()
})

const noticeOn = (page: Page) =>
  page.getByRole('status').filter({ hasText: 'Próbuję połączyć się ponownie…' })
const stopButton = (page: Page) => page.getByRole('button', { name: 'Przestań próbować', exact: true })
const onPanel = (path: string) => `${site.server.address('panel.zapisano.localhost')}${path}`

async function signInToPanel(page: Page): Promise<void> {
  await page.goto(onPanel('/'))
  await page.getByRole('button', { name: /Danuta Wrona/ }).click()
  await page
    .getByRole('link', { name: /Rowerowa/ })
    .first()
    .waitFor()
}

/** Paths that the page has requested from the server since. */
function askedBy(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  return asked
}

/** Expects that nothing covers it: a tap on its centre hits it and nothing else. */
async function expectInReach(control: Locator): Promise<void> {
  const isHit = await control.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    const hit = document.elementFromPoint(left + width / 2, top + height / 2)
    return hit !== null && element.contains(hit)
  })
  expect(isHit).toBe(true)
}

async function expectCalmNotice(page: Page): Promise<void> {
  await noticeOn(page).waitFor()
  expect(plain(await noticeOn(page).innerText())).toBe('Próbuję połączyć się ponownie… Przestań próbować')
  expect(await noticeOn(page).locator('svg').count()).toBe(1)
  const box = await stopButton(page).boundingBox()
  expect(box?.height).toBeGreaterThanOrEqual(44)
  await expectInReach(stopButton(page))
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true)
  expect(await faultsOf(page)).toEqual([])
}

async function openEventList(panel: Promise<TestPage>): Promise<TestPage> {
  await signInToPanel((await panel).page)
  return panel
}

const FACES = [
  ['on a desktop, light', () => openDesktop(browser, { colorScheme: 'light' })],
  ['on a phone, dark', () => openPhone(browser, { colorScheme: 'dark' })],
] as const

test.each(FACES)('the panel %s shows that, and goes on by itself', async (_, open) => {
  await using panel = await openEventList(open())
  const { page } = panel
  await site.server.stop()
  await page
    .getByRole('link', { name: /Rowerowa/ })
    .first()
    .click()
  await expectCalmNotice(page)
  await expectInReach(page.getByRole('link', { name: 'Przyjmij zgłoszenie' }).last())
  await site.server.start()
  await page.getByRole('heading', { name: 'Jeszcze nikt się nie zapisał' }).waitFor()
  await noticeOn(page).waitFor({ state: 'detached' })
})

test("the panel: a stop shows the page's own error, whose retry tries again", async () => {
  await using panel = await openEventList(openDesktop(browser))
  const { page } = panel
  await site.server.stop()
  await page
    .getByRole('link', { name: /Rowerowa/ })
    .first()
    .click()
  await noticeOn(page).waitFor()
  await stopButton(page).click()
  await page.getByRole('heading', { name: 'Brak połączenia' }).waitFor()
  expect(await noticeOn(page).count()).toBe(0)
  const asked = askedBy(page)
  await page.waitForTimeout(2500)
  expect(asked).toEqual([])
  await page.getByRole('button', { name: 'Spróbuj ponownie' }).click()
  await noticeOn(page).waitFor()
  await site.server.start()
  await page.getByRole('heading', { name: 'Jeszcze nikt się nie zapisał' }).waitFor()
  expect(await noticeOn(page).count()).toBe(0)
})

test('the panel: a page that was left asks no more', async () => {
  await using panel = await openEventList(openDesktop(browser))
  const { page } = panel
  await site.server.stop()
  await page
    .getByRole('link', { name: /Rowerowa/ })
    .first()
    .click()
  await noticeOn(page).waitFor()
  // Back in the panel itself: the list of registrations is no longer needed.
  await page.getByRole('link', { name: 'Wydarzenia', exact: true }).first().click()
  await page.getByRole('heading', { level: 1, name: 'Wydarzenia' }).waitFor()
  const asked = askedBy(page)
  await page.waitForTimeout(2500)
  expect(asked.filter((path) => path.endsWith('/registrations'))).toEqual([])
  // And the document as a whole, as the browser reports it.
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pagehide')))
  expect(await noticeOn(page).count()).toBe(0)
  asked.length = 0
  await page.waitForTimeout(2500)
  expect(asked).toEqual([])
})

test('the registration form: the notice does not cover the button, and the input is kept', async () => {
  await using phone = await openPhone(browser)
  const { page } = phone
  await page.goto(`${site.server.address(site.host)}/${site.slug}/zapisy`)
  await enterPeople(page, [PERSON], 'Wyjazd z Wiślicy')
  await site.server.stop()
  await goOn(page, 'Dalej', 'Udział i dodatki')
  await expectCalmNotice(page)
  await expectInReach(page.getByRole('button', { name: 'Dalej' }))
  await site.server.start()
  await noticeOn(page).waitFor({ state: 'detached' })
  await goOn(page, 'Wstecz', 'Kto weźmie udział?')
  expect(await page.getByRole('textbox', { name: 'Nazwisko' }).inputValue()).toBe('Kopeć')
})

test('the gate: waiting requests do not delay tickets', async () => {
  await using phone = await openPhone(browser)
  const { page } = phone
  await signInToPanel(page)
  await page.goto(onPanel('/skaner'))
  await page.getByLabel('Nazwa bramy').fill('Brama A')
  await page.getByRole('button', { name: 'Zacznij skanować' }).click()
  await page.getByText('0 z 0').waitFor()
  await site.server.stop()
  await page.getByRole('link', { name: 'Lista' }).click()
  await page.getByRole('button', { name: 'Odśwież' }).click()
  await expectCalmNotice(page)
  await page.getByRole('link', { name: 'Skanuj' }).click()
  await expectInReach(page.getByRole('link', { name: 'Skanuj' }))
  await page.getByRole('textbox', { name: /kod/i }).fill('2345678923456789ABCD')
  await expectInReach(page.getByRole('button', { name: 'Sprawdź' }))
  await page.getByRole('button', { name: 'Sprawdź' }).click()
  await page.getByRole('heading', { name: 'Brak połączenia' }).waitFor({ timeout: 7000 })
  await noticeOn(page).waitFor()
  await expectInReach(page.getByRole('button', { name: 'Spróbuj ponownie' }))
  await expectInReach(page.getByRole('button', { name: 'Wróć do skanowania' }))
  await expectCalmNotice(page)
  await site.server.start()
  await noticeOn(page).waitFor({ state: 'detached' })
})

const PERSON = {
  kind: 'Dorosły',
  firstName: 'Anna',
  lastName: 'Kopeć',
  day: '12',
  month: 'marzec',
  year: '1984',
  type: 'Dorosły lub młodzież',
} as const
