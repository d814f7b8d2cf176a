import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchBrowser, openPhone } from '#test/support/browser.ts'
import { seedEvent } from '#test/support/seed.ts'
import { look, type Registered, register, startTestSite, type TestSite } from '#test/support/site.ts'
import { faultsOf } from '../axe.ts'
import { plain } from '../family-on-a-phone.ts'
import { freeTuesday, type ShownCase, shownCase } from './shown-case.ts'
import { showDay } from './walk-people.ts'

/** The registration of each shown case opens on the page of changes as it was agreed, and can be changed there. */
let site: TestSite
let browser: Browser

beforeAll(async () => {
  site = await startTestSite()
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser.close()
  await site[Symbol.asyncDispose]()
})

const contact = { firstName: 'Ewa', lastName: 'Mazur', email: 'ewa.mazur@example.org', phone: '600100200' }

/** Registers the sample and opens the page on which it is changed. */
async function open(page: Page, slug: string, shown: ShownCase): Promise<Registered> {
  const { definition, draft, expect: expected } = shown
  await seedEvent(site.server.databaseUrl, site.account, { slug, definition })
  const made = await register(
    { ...site, slug },
    { version: 1, expectedTotal: expected.total ?? 0, draft, contact },
  )
  await page.goto(`${site.server.address(site.host)}/zgloszenie/${made.token}/zmiana`, {
    waitUntil: 'networkidle',
  })
  return made
}

const summaryOf = (page: Page) => page.getByRole('complementary', { name: 'Co się zmienia' })

test.each([
  ['kielce-rowerowa-2024', 'K6', {}],
  ['jezus-zyje-rekolekcje-2023', 'J2', {}],
  ['kodal-2020', 'D2', { movesBirths: true }],
  ['ptt-zjazd-2017', 'P8', {}],
  ['szczecin-maraton-2019', 'Z6', {}],
  ['zimowisko-jgora-2023', 'G3', { later: 1, movesBirths: true }],
])('%s, %s: opens as it was agreed', async (id, registration, more) => {
  await using phone = await openPhone(browser)
  const { page } = phone
  await open(page, id, await shownCase(id, { registration, ...more }))
  expect(plain(await summaryOf(page).innerText())).toBe('Co się zmienia Na razie nic.')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  expect(await faultsOf(page)).toEqual([])
})

test('Wadowice: a family comes a quarter of an hour later', async () => {
  await using phone = await openPhone(browser)
  const { page } = phone
  const shown = await shownCase('wadowice-muzeum-2020', { registration: 'W1' })
  const tuesday = freeTuesday()
  const draft = { ...shown.draft, slot: `${tuesday}T10:00:00` }
  const made = await open(page, 'muzeum', { ...shown, draft })
  await showDay(page, tuesday)
  await page.locator('.hours label.option').filter({ hasText: '10:15' }).click()
  await summaryOf(page).getByText('Cena bez zmian').waitFor()
  // Statements accepted at the registration stay accepted.
  expect(await summaryOf(page).getByRole('checkbox').count()).toBe(0)
  await summaryOf(page).getByRole('button', { name: 'Potwierdzam zmianę' }).click()
  await page.getByText('Zgłoszenie zmienione').waitFor()
  expect(await look(site, made)).toMatchObject({ slot: `${tuesday}T10:15:00`, total: 0, state: 'confirmed' })
})

test('Kielce: one goes home by a nearer stop, another by coach after all', async () => {
  await using phone = await openPhone(browser)
  const { page } = phone
  const shown = await shownCase('kielce-rowerowa-2024', { registration: 'K6' })
  const made = await open(page, 'rowerowa', shown)
  const coach = page.getByRole('region', { name: 'Autokar powrotny' })
  await coach.getByLabel('Tomasz Ryś').selectOption('Koniecpol – 50 zł')
  await summaryOf(page).getByText('−10 zł').waitFor()
  await coach.getByLabel('Irena Wrona').selectOption('Kielce – 60 zł')
  await summaryOf(page).getByText('+60 zł').waitFor()
  const summary = plain(await summaryOf(page).innerText())
  expect(summary).toContain(
    'Tomasz Ryś, Autokar powrotny z Częstochowy −10 zł było: Słomniki → jest: Koniecpol',
  )
  expect(summary).toContain('Irena Wrona, Autokar powrotny z Częstochowy +60 zł było: brak → jest: Kielce')
  await summaryOf(page).getByRole('button', { name: 'Zamawiam z obowiązkiem zapłaty' }).click()
  await page.getByText('Zgłoszenie zmienione').waitFor()
  expect(await look(site, made)).toMatchObject({ total: (shown.expect.total ?? 0) + 5_000 })
})
