import type { Browser } from 'playwright-core'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { launchBrowser, openDesktop, openPhone } from '#test/support/browser.ts'
import { expireHolds, freePlaces, keep, newSecret } from '#test/support/holds.ts'
import { orderOf, outing } from '#test/support/outing.ts'
import { asOwner } from '#test/support/owner.ts'
import { startTestSite, type TestSite } from '#test/support/site.ts'
import { faultsOf } from './axe.ts'
import { goOn } from './family-on-a-phone.ts'
import { enter, fewPlaces, formOf, holdsOf, lineOf, order, orderButton, toSummary } from './hold-form.ts'

/** Places are held from the first 'Dalej' on, with an end that is announced, prolonged and survived (flow C0). */
let site: TestSite
let browser: Browser

beforeAll(async () => {
  browser = await launchBrowser()
  return () => browser.close()
})
beforeEach(async () => {
  site = await startTestSite({ definition: fewPlaces() })
})
afterEach(() => site[Symbol.asyncDispose]())

const form = () => formOf(site)
const holds = () => holdsOf(site)

test.each([
  ['phone', openPhone],
  ['desktop', openDesktop],
])(
  'on a %s: places of all people are held on "Dalej", follow the choices, and are ordered',
  async (_, open) => {
    await using device = await open(browser)
    const { page } = device
    await page.goto(form())
    await enter(page, 'Iga', 'Ola')
    expect(await freePlaces(site)).toEqual({ event: 3, coach: 2 })
    await page.getByRole('button', { name: 'Dalej' }).dblclick()
    await page.getByRole('heading', { level: 1, name: 'Udział i dodatki' }).waitFor()
    expect(await freePlaces(site)).toEqual({ event: 1, coach: 2 })
    expect(await lineOf(page)).toMatch(/^Trzymamy miejsca do \d{1,2}:\d\d Potrzebuję więcej czasu$/)
    expect(await faultsOf(page)).toEqual([])
    await page.getByRole('checkbox', { name: 'Autokar' }).check({ force: true })
    await expect.poll(() => freePlaces(site)).toEqual({ event: 1, coach: 0 })
    await page.reload()
    await page.getByText('Trzymamy miejsca do').waitFor()
    await page.getByRole('button', { name: 'Wstecz' }).click()
    await page.getByRole('heading', { level: 1, name: 'Kto weźmie udział?' }).waitFor()
    const other = await device.context.newPage()
    await other.goto(form())
    await other.getByText('Trzymamy miejsca do').waitFor()
    await goOn(other, 'Dalej', 'Udział i dodatki')
    await other.close()
    expect(await holds()).toHaveLength(1)
    await goOn(page, 'Dalej', 'Udział i dodatki')
    await toSummary(page)
    await order(page)
    expect(await holds()).toEqual([])
    expect(await freePlaces(site)).toEqual({ event: 1, coach: 0 })
  },
)

/** Another visitor holds so many places. */
const othersHold = async (...names: readonly string[]) => {
  expect((await keep(site, newSecret(), orderOf(...names))).status).toBe(200)
}

test('the last places are ordered by their holder, though nobody else is let in any more', async () => {
  await using device = await openPhone(browser)
  const { page } = device
  await page.goto(form())
  await enter(page, 'Iga', 'Ola', 'Ewa')
  await goOn(page, 'Dalej', 'Udział i dodatki')
  expect((await keep(site, newSecret(), orderOf('jan'))).status).toBe(422)
  await page.reload()
  await page.getByRole('heading', { level: 1, name: 'Udział i dodatki' }).waitFor()
  await toSummary(page)
  expect(await faultsOf(page)).toEqual([])
  await order(page)
  expect(await freePlaces(site)).toEqual({ event: 0, coach: 2 })
})

test('a family is held whole or not at all, and what it typed stays', async () => {
  await using device = await openPhone(browser)
  const { page } = device
  await page.goto(form())
  await enter(page, 'Iga', 'Ola')
  await othersHold('jan', 'ala')
  await page.getByRole('button', { name: 'Dalej' }).click()
  await page
    .getByText(/Za mało miejsc/)
    .first()
    .waitFor()
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Kto weźmie udział?')
  expect(await freePlaces(site)).toEqual({ event: 1, coach: 2 })
  expect(await holds()).toHaveLength(1)
  expect(await faultsOf(page)).toEqual([])
  await page.reload()
  await page.locator('.people').getByText('Iga Mazur').first().waitFor()
})

test('where there is a waiting list, a family that does not fit goes on and may wait', async () => {
  await using waits = await startTestSite({ definition: outing({ event: 2 }) })
  expect((await keep(waits, newSecret(), orderOf('jan'))).status).toBe(200)
  await using device = await openPhone(browser)
  const { page } = device
  await page.goto(`${waits.server.address(waits.host)}/${waits.slug}/zapisy`)
  await enter(page, 'Iga', 'Ola')
  await goOn(page, 'Dalej', 'Udział i dodatki')
  expect(await page.locator('.hold-line').innerText()).toBe('')
  expect(await freePlaces(waits)).toMatchObject({ event: 1 })
})

test('an option that is gone is said at once where it was chosen', async () => {
  await using device = await openPhone(browser)
  const { page } = device
  await page.goto(form())
  await enter(page, 'Iga')
  await goOn(page, 'Dalej', 'Udział i dodatki')
  await othersHold('jan+', 'ala+')
  await page.getByRole('checkbox', { name: 'Autokar' }).check({ force: true })
  await page
    .getByText(/Brak miejsc: Autokar|Za mało miejsc: Autokar|Autokar: brak miejsc/)
    .first()
    .waitFor()
  expect(await page.getByRole('button', { name: 'Dalej' }).isDisabled()).toBe(true)
  expect(await freePlaces(site)).toEqual({ event: 0, coach: 0 })
})

test('the end is announced two minutes before, is put off, and is survived', async () => {
  await using device = await openPhone(browser)
  const { page } = device
  await page.goto(form())
  await enter(page, 'Iga')
  await goOn(page, 'Dalej', 'Udział i dodatki')
  await endIn('122 seconds')
  await page.reload()
  await page.getByText('Trzymamy miejsca do').waitFor()
  await page.locator('[role=status]').getByText('Miejsca wrócą do puli o').waitFor()
  expect(await faultsOf(page)).toEqual([])
  await page.getByRole('button', { name: 'Potrzebuję więcej czasu' }).focus()
  await page.keyboard.press('Enter')
  await page.getByText('Trzymamy miejsca do').waitFor()
  expect(await page.locator('[role=status] .sr').innerText()).toMatch(
    /^Miejsca czekają dłużej, do \d{1,2}:\d\d\.$/,
  )
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Potrzebuję więcej czasu')
  await endIn('3 seconds')
  await page.reload()
  await page.getByText('Miejsca wróciły do puli.').waitFor()
  expect(await faultsOf(page)).toEqual([])
  await page.getByRole('button', { name: 'Spróbuj zająć je ponownie' }).click()
  await page.getByText('Trzymamy miejsca do').waitFor()
  expect(await freePlaces(site)).toEqual({ event: 2, coach: 2 })
  await toSummary(page)
  await order(page)
})

const endIn = (time: string) =>
  asOwner(site.server.databaseUrl, 'UPDATE hold SET expires_at = now() + $1::interval', [time])

test('places that others took after the end are said to be gone, and nothing typed is lost', async () => {
  await using device = await openPhone(browser)
  const { page } = device
  await page.goto(form())
  await enter(page, 'Iga', 'Ola')
  await goOn(page, 'Dalej', 'Udział i dodatki')
  await expireHolds(site)
  await othersHold('jan', 'ala')
  await page.reload()
  await page.getByRole('button', { name: 'Spróbuj zająć je ponownie' }).click()
  await page
    .getByText(/Za mało miejsc/)
    .first()
    .waitFor()
  await page.reload()
  await page.getByText('Iga Mazur').first().waitFor()
})

test('without a network the form goes on, says that nothing is held, and holds it later', async () => {
  await using device = await openPhone(browser)
  const { page, context } = device
  await page.goto(form())
  await enter(page, 'Iga')
  await context.setOffline(true)
  await goOn(page, 'Dalej', 'Udział i dodatki')
  expect(await lineOf(page)).toContain('Brak połączenia, więc miejsc jeszcze nie trzymamy. Dane zostały.')
  expect(await holds()).toEqual([])
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Spróbuj ponownie' }).click()
  await page.getByText('Trzymamy miejsca do').waitFor()
  expect(await holds()).toHaveLength(1)
})

test('when the network goes as the order is sent, nothing is lost and nothing is registered twice', async () => {
  await using device = await openPhone(browser)
  const { page } = device
  await page.goto(form())
  await enter(page, 'Iga')
  await goOn(page, 'Dalej', 'Udział i dodatki')
  await toSummary(page)
  // The order arrives, its answer does not.
  await page.route('**/registrations', async (route) => {
    const { pathname } = new URL(route.request().url())
    const headers = { ...route.request().headers(), host: `${site.host}:${site.server.port}` }
    const answer = await route.fetch({ url: `http://127.0.0.1:${site.server.port}${pathname}`, headers })
    expect(answer.status()).toBe(201)
    await route.abort('connectionreset')
  })
  await orderButton(page).click()
  await page.getByText('Brak połączenia. Dane zostały. Spróbuj ponownie.').waitFor()
  await page.unroute('**/registrations')
  await order(page)
  const made = await asOwner(site.server.databaseUrl, 'SELECT number FROM registration')
  expect(made).toHaveLength(1)
  expect(await freePlaces(site)).toEqual({ event: 2, coach: 2 })
  expect(await holds()).toEqual([])
})

test('an event without limits has nothing to hold, and shows no clock', async () => {
  await using free = await startTestSite({
    definition: { ...outing(), pools: [], claims: [], items: outing().items?.slice(0, 1) ?? [] },
  })
  await using device = await openPhone(browser)
  const { page } = device
  await page.goto(`${free.server.address(free.host)}/${free.slug}/zapisy`)
  await enter(page, 'Iga')
  await goOn(page, 'Dalej', 'Dane')
  expect(await lineOf(page)).toBe('')
  expect(await asOwner(free.server.databaseUrl, 'SELECT FROM hold')).toEqual([])
})

test('starting over returns the places at once', async () => {
  await using device = await openPhone(browser)
  const { page } = device
  await page.goto(form())
  await enter(page, 'Iga')
  await goOn(page, 'Dalej', 'Udział i dodatki')
  await page.goto(form())
  await page.getByRole('button', { name: 'Zacznij od nowa' }).click()
  await expect.poll(() => freePlaces(site)).toEqual({ event: 3, coach: 2 })
  expect(await holds()).toEqual([])
})
