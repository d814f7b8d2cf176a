import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { callOffEvent } from '#contract/call-off.ts'
import { smallEvent } from '#test/races/small-event.ts'
import { outputOf } from '#test/support/answers.ts'
import { launchBrowser, openDesktop, openPhone } from '#test/support/browser.ts'
import { signIn } from '#test/support/client.ts'
import { runJobs } from '#test/support/owner.ts'
import { startTestSite, type TestSite } from '#test/support/site.ts'
import { bringBack, letLapse, lookAt, take, wait } from '#test/support/waiting.ts'
import { faultsOf } from './axe.ts'
import { plain } from './family-on-a-phone.ts'

/** 'Lista rezerwowa', where the messages of the waiting list lead, in each state of an entry (flow C11). */
let browser: Browser
const PRICE = 12_000

beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser.close()
})

const startSite = () => startTestSite({ definition: smallEvent({ pools: { event: 2 }, price: PRICE }) })

const pageOf = (site: TestSite, token: string, end = '') =>
  `${site.server.address(site.host)}/lista-rezerwowa/${token}${end}`

/** The text of the page, after a check that it has no faults in its present state. */
async function read(page: Page, width = 360): Promise<string> {
  await page.waitForLoadState('networkidle')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  expect(await faultsOf(page)).toEqual([])
  return plain(await page.locator('main').innerText())
}

/** Two registrations hold all places; a couple waits and is offered them once they are free. */
async function offered(site: TestSite): Promise<string> {
  const first = await take(site, 1, 2, PRICE)
  const token = await wait(site, 2, 2)
  await bringBack(site, first)
  expect((await lookAt(site, token)).state).toBe('offered')
  return token
}

test('a waiting party reads its place in the queue, and may leave the list', async () => {
  await using site = await startSite()
  const taken = await take(site, 1, 2, PRICE)
  const first = await wait(site, 2, 2)
  const second = await wait(site, 3, 1)
  await using phone = await openPhone(browser)
  const { page } = phone
  await page.goto(pageOf(site, second))
  expect(await read(page)).toContain(
    'Lista rezerwowa Czeka w kolejce Jesteś na liście rezerwowej Miejsce w kolejce: 2.',
  )
  expect(await read(page)).toContain('Osoby Maria Próbna 3 Zrezygnuj z czekania')
  await page.getByRole('button', { name: 'Zrezygnuj z czekania' }).click()
  await page.getByRole('button', { name: 'Nie rezygnuję' }).click()
  await page.getByRole('button', { name: 'Zrezygnuj z czekania' }).click()
  expect(await read(page)).toContain('Miejsce w kolejce przepadnie. Tego nie można cofnąć.')
  await page.getByRole('button', { name: 'Potwierdzam rezygnację' }).click()
  await page.getByRole('heading', { level: 1, name: 'Nie czekasz już na liście' }).waitFor()
  expect(await read(page)).toContain('Nic nie trzeba robić ani płacić.')
  expect((await lookAt(site, second)).state).toBe('given_up')
  await bringBack(site, taken)
  await page.goto(pageOf(site, first, '/rezygnacja'))
  expect(await read(page)).toContain('Odrzucasz propozycję')
  await page.getByRole('button', { name: 'Potwierdzam rezygnację' }).click()
  await page.getByRole('heading', { level: 1, name: 'Propozycja odrzucona' }).waitFor()
  await read(page)
  expect((await lookAt(site, first)).state).toBe('declined')
})

test.each([
  [360, openPhone],
  [1280, openDesktop],
] as const)('who is offered places accepts them with all in sight, at %d', async (width, open) => {
  await using site = await startSite()
  const token = await offered(site)
  await using opened = await open(browser)
  const { page } = opened
  await page.goto(pageOf(site, token))
  const text = await read(page, width)
  expect(text).toContain('Mamy dla was miejsca Przyszła twoja kolej: zwolniły się 2 miejsca. Decyzja do:')
  expect(text).toContain('Koszt 240 zł')
  await page.getByRole('button', { name: 'Przyjmij' }).click()
  await page.getByRole('heading', { level: 2, name: 'Podsumowanie' }).waitFor()
  const summary = await read(page, width)
  expect(summary).toContain('Razem 240 zł')
  expect(summary).toContain('nie przysługuje ustawowe prawo odstąpienia')
  await page.getByRole('button', { name: 'Zapisuję z obowiązkiem zapłaty' }).click()
  await page.waitForURL((url) => !url.pathname.startsWith('/lista-rezerwowa'))
  expect((await lookAt(site, token)).state).toBe('accepted')
  await page.goto(pageOf(site, token))
  expect(await read(page, width)).toContain('Przyjęte Miejsca przyjęte Zgłoszenie jest złożone.')
  expect(await page.getByRole('button', { name: 'Przyjmij' }).count()).toBe(0)
})

test('an unanswered offer has lapsed', async () => {
  await using site = await startSite()
  const token = await offered(site)
  await letLapse(site)
  await using phone = await openPhone(browser)
  await phone.page.goto(pageOf(site, token))
  expect(await read(phone.page)).toContain(
    'Wygasło Czas na decyzję minął Miejsca proponujemy kolejnej osobie.',
  )
})

test('a party waiting for a called-off event is informed; an unknown link is no page', async () => {
  await using site = await startSite()
  await take(site, 40, 2, PRICE)
  const token = await wait(site, 41, 1)
  const staff = await signIn(site.server.port, 'danuta-wrona')
  const params = { accountId: site.account, eventId: site.event }
  outputOf(callOffEvent, await staff.ask(callOffEvent, { params, body: { reason: 'Powódź' } }))
  await runJobs(site.server.databaseUrl)
  await using phone = await openPhone(browser)
  await phone.page.goto(pageOf(site, token))
  expect(await read(phone.page)).toContain('Odwołane Wydarzenie się nie odbędzie Organizator je odwołał.')
  expect((await phone.page.goto(pageOf(site, 'x'.repeat(43))))?.status()).toBe(404)
})
