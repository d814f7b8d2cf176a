import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createRegistration } from '#contract/site.ts'
import { joinWaitingList } from '#contract/waiting-list.ts'
import { outputOf } from '#test/support/answers.ts'
import { launchBrowser, openDesktop, openPhone } from '#test/support/browser.ts'
import { expireHolds } from '#test/support/holds.ts'
import { sendOrder, type TestSite } from '#test/support/site.ts'
import { askToWait, bringBack, take } from '#test/support/waiting.ts'
import { goOn, plain } from './family-on-a-phone.ts'
import {
  addressOf,
  buttonTo,
  enter,
  entriesOf,
  eventOf,
  isSound,
  JOIN,
  joins,
  ORDER,
  PRICE,
  startHome,
  toSummary,
} from './join-steps.ts'
import { goToGateway } from './pay-step.ts'

/** While the form is filled in, places are taken and freed, and answers are lost (flow C11). */
let home: TestSite
let browser: Browser

beforeAll(async () => {
  home = await startHome()
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser?.close()
  await home?.[Symbol.asyncDispose]()
})

test('a visitor late by a moment joins the waiting list; a lost answer makes no second entry', async () => {
  const site = await eventOf(home, 'chwila')
  await using opened = await openDesktop(browser)
  const { page } = opened
  await page.goto(addressOf(site, '/zapisy'), { waitUntil: 'networkidle' })
  await enter(page, ['Olga', 'Ewa'])
  await toSummary(page)
  await page.waitForLoadState('networkidle')
  // Only whose hold has ended can be late.
  await expireHolds(site)
  await take(site, 1, 4, PRICE)
  await buttonTo(page, ORDER).click()
  const heading = page.getByRole('heading', { level: 2, name: 'Czekamy na 2 miejsca' })
  await heading.waitFor()
  expect(plain(await page.getByRole('alert').innerText())).toBe(
    'W międzyczasie zabrakło miejsc. To, co wpisane, zostało.',
  )
  expect(await heading.evaluate((element) => element === document.activeElement)).toBe(true)
  await isSound(page, 1280)
  await page.route('**/waiting-entries', async (route) => {
    const request = route.request()
    const body = joinWaitingList.body.parse(request.postDataJSON())
    outputOf(joinWaitingList, await askToWait(site, body, request.headers()['idempotency-key']))
    await route.abort()
  })
  await buttonTo(page, JOIN).click()
  await page.getByText('Brak połączenia. Dane zostały. Spróbuj ponownie.').waitFor()
  await page.unroute('**/waiting-entries')
  await joins(page)
  expect((await entriesOf(site)).map(({ size }) => size)).toEqual([2])
})

test('an order whose answer was lost is sent again, though it has itself taken the last places', async () => {
  const site = await eventOf(home, 'ostatnie')
  await take(site, 1, 3, PRICE)
  await using phone = await openPhone(browser)
  const { page } = phone
  await page.goto(addressOf(site, '/zapisy'), { waitUntil: 'networkidle' })
  await enter(page, ['Olga', 'Ewa'])
  await toSummary(page)
  await page.route('**/registrations', async (route) => {
    const request = route.request()
    const body = createRegistration.body.parse(request.postDataJSON())
    outputOf(createRegistration, await sendOrder(site, body, request.headers()['idempotency-key']))
    await route.abort()
  })
  await buttonTo(page, ORDER).click()
  await page.getByText('Brak połączenia. Dane zostały. Spróbuj ponownie.').waitFor()
  await page.unroute('**/registrations')
  await buttonTo(page, 'Wstecz').click()
  const asked = page.waitForResponse('**/availability')
  await goOn(page, 'Sprawdź i potwierdź', 'Podsumowanie')
  await asked
  await page.waitForLoadState('networkidle')
  expect(await buttonTo(page, JOIN).count()).toBe(0)
  await buttonTo(page, ORDER).click()
  await goToGateway(page)
  expect(await entriesOf(site)).toEqual([])
})

test('a visitor who need no longer wait is informed, and registers', async () => {
  const site = await eventOf(home, 'wolne')
  const taken = await take(site, 1, 5, PRICE)
  await using phone = await openPhone(browser)
  const { page } = phone
  await page.goto(addressOf(site, '/zapisy'), { waitUntil: 'networkidle' })
  await enter(page, ['Olga'])
  await toSummary(page)
  await buttonTo(page, JOIN).waitFor()
  await page.waitForLoadState('networkidle')
  await bringBack(site, taken)
  await buttonTo(page, JOIN).click()
  await page.getByText('Miejsca właśnie się zwolniły.').waitFor()
  await buttonTo(page, ORDER).click()
  await page.waitForURL(/\/(bramka-testowa|zgloszenie)\//)
  expect(await entriesOf(site)).toEqual([])
})
