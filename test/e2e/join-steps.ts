import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { EventDefinitionInput } from '#domain/event/definition/definition.ts'
import { smallEvent } from '#test/races/small-event.ts'
import { asOwner } from '#test/support/owner.ts'
import { seedEvent } from '#test/support/seed.ts'
import { startTestSite, type TestSite } from '#test/support/site.ts'
import { faultsOf } from './axe.ts'
import { goOn, plain } from './family-on-a-phone.ts'

/** Actions in the form of an event that is full; used by the browser tests. */

export const PRICE = 12_000
export const JOIN = 'Dopisz do listy rezerwowej (bez zobowiązań)'
export const ORDER = 'Zapisuję z obowiązkiem zapłaty'

export const startHome = () =>
  startTestSite({ definition: smallEvent({ pools: { event: 1 }, price: PRICE }) })

/** An event of its own, of five places by default. */
export async function eventOf(
  home: TestSite,
  slug: string,
  part: Partial<EventDefinitionInput> = {},
): Promise<TestSite> {
  const definition = { ...smallEvent({ pools: { event: 5 }, price: PRICE }), ...part }
  const event = await seedEvent(home.server.databaseUrl, home.account, { slug, definition })
  return { ...home, slug, event }
}

export const addressOf = (site: TestSite, end = '') => `${site.server.address(site.host)}/${site.slug}${end}`
export const textOf = async (page: Page) => plain(await page.getByRole('main').innerText())
export const buttonTo = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** Expects that the page has no faults in its present state. */
export async function isSound(page: Page, width: number): Promise<void> {
  await page.waitForLoadState('networkidle')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  expect(await faultsOf(page)).toEqual([])
}

/** Enters people by name; the first one is the registrant. */
export async function enter(page: Page, names: readonly string[]): Promise<void> {
  for (const [index, name] of names.entries()) {
    if (index > 0) await page.getByRole('button', { name: '+ Dodaj osobę' }).click()
    const people = page.getByRole('region', { name: 'Osoby' })
    await people.getByRole('textbox', { name: 'Imię' }).fill(name)
    await people.getByRole('textbox', { name: 'Nazwisko' }).fill('Lipska')
  }
}

export async function enterContact(page: Page): Promise<void> {
  await page.getByLabel('Adres e-mail').fill('rodzina.lipska@example.org')
  await page.getByLabel('Numer telefonu').fill('600 000 222')
}

/** From the first step to the summary of an event that asks nothing more. */
export async function toSummary(page: Page): Promise<void> {
  await goOn(page, 'Dalej', 'Dane')
  await enterContact(page)
  await goOn(page, 'Sprawdź i potwierdź', 'Podsumowanie')
}

/** Presses the button that joins; returns the token of the entry. */
export async function joins(page: Page): Promise<string> {
  await buttonTo(page, JOIN).click()
  await page.waitForURL(/\/lista-rezerwowa\//)
  await page.getByRole('heading', { level: 1, name: 'Jesteś na liście rezerwowej' }).waitFor()
  return new URL(page.url()).pathname.split('/').at(-1) ?? ''
}

/** The stored waiting entries of an event. */
export const entriesOf = (site: TestSite) =>
  asOwner<{ size: number; wishes: { size: number }[] }>(
    site.server.databaseUrl,
    'SELECT size, wishes FROM waiting_entry WHERE event_id = $1',
    [site.event],
  )
