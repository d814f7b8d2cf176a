import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchBrowser, openDesktop, openPhone, rendered } from '#test/support/browser.ts'
import { seedAccount, seedEvent } from '#test/support/seed.ts'
import { startTestServer, type TestServer } from '#test/support/server.ts'
import { walkDefinition } from '#test/support/walk-event.ts'
import { faultsOf } from './axe.ts'
import { plain } from './family-on-a-phone.ts'

/** The day of birth on a phone: the year is typed, never searched for in a list of 120. */

let server: TestServer
let browser: Browser
let form: string

beforeAll(async () => {
  server = await startTestServer()
  const seeded = await seedAccount(server.databaseUrl, { subdomain: 'rocznik' })
  const definition = walkDefinition(Temporal.Now.plainDateISO('Europe/Warsaw'))
  await seedEvent(server.databaseUrl, seeded.account, { slug: 'wedrowka', definition })
  form = `${server.address(seeded.host)}/wedrowka/zapisy`
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser?.close()
  await server?.[Symbol.asyncDispose]()
})

test('the year is typed with digits, and the browser proposes the user’s birthday for no other person', async () => {
  await using phone = await openPhone(browser)
  const { page } = phone
  await page.goto(form)
  const birth = birthOf(page)
  const year = yearOf(page)
  expect(await askedOf(year)).toEqual(['numeric', '4', 'bday-year'])
  expect(await askedOf(dayOf(page))).toEqual(['numeric', '2', 'bday-day'])
  expect(await birth.getByRole('combobox').count()).toBe(1)
  expect((await year.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  await page.getByRole('button', { name: '+ Dziecko' }).click()
  expect(await askedOf(year)).toEqual(['numeric', '4', 'off'])
})

test('a date of birth is entered by keyboard alone, from the day over the month to the year', async () => {
  await using desktop = await openDesktop(browser)
  const { page } = desktop
  await page.goto(form)
  await dayOf(page).focus()
  await page.keyboard.type('12')
  await page.keyboard.press('Tab')
  for (let months = 0; months < 3; months++) await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Tab')
  expect(await yearOf(page).evaluate((field) => field === document.activeElement)).toBe(true)
  await page.keyboard.type('1985')
  await page.keyboard.press('Tab')
  await rendered(page)
  expect(await birthOf(page).getAttribute('aria-describedby')).not.toContain('error')
  expect(await birthOf(page).locator('.input').evaluateAll(valuesOf)).toEqual(['12', '3', '1985'])
  expect(await faultsOf(page)).toEqual([])
})

test('a year of two digits is refused at the field with a hint, and stays as it was typed', async () => {
  await using phone = await openPhone(browser)
  const { page } = phone
  await page.goto(form)
  await dayOf(page).fill('12')
  await birthOf(page).getByRole('combobox', { name: 'Miesiąc' }).selectOption('marzec')
  await yearOf(page).fill('85')
  expect(await birthOf(page).locator('.error').count()).toBe(0)
  await yearOf(page).blur()
  const error = birthOf(page).locator('.error')
  await error.waitFor()
  expect(plain(await error.innerText())).toBe(
    'Niepoprawna data. Rok wpisz czterema cyframi, na przykład 1985.',
  )
  expect(await birthOf(page).getAttribute('aria-describedby')).toContain(
    (await error.getAttribute('id')) ?? '-',
  )
  expect(await yearOf(page).getAttribute('aria-invalid')).toBe('true')
  expect(await faultsOf(page)).toEqual([])

  await page.reload()
  expect(await birthOf(page).locator('.input').evaluateAll(valuesOf)).toEqual(['12', '3', '85'])
  await yearOf(page).fill('1885')
  await yearOf(page).blur()
  await error.filter({ hasText: 'To dzień w przyszłości albo sprzed ponad 130 lat.' }).waitFor()
  await yearOf(page).fill('1985')
  await error.waitFor({ state: 'detached' })
})

const birthOf = (page: Page): Locator => page.getByRole('group', { name: 'Data urodzenia' })
const dayOf = (page: Page): Locator => birthOf(page).getByRole('textbox', { name: 'Dzień' })
const yearOf = (page: Page): Locator => birthOf(page).getByRole('textbox', { name: 'Rok' })

/** The keyboard and the autofill that a field requests. */
const askedOf = (field: Locator) =>
  field.evaluate((input) =>
    ['inputmode', 'maxlength', 'autocomplete'].map((each) => input.getAttribute(each)),
  )

/** Runs in the page. */
const valuesOf = (fields: readonly (HTMLElement | SVGElement)[]) =>
  fields.map((field) =>
    field instanceof HTMLInputElement || field instanceof HTMLSelectElement ? field.value : '',
  )
