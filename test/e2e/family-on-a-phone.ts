import type { Locator, Page } from 'playwright-core'

/** The actions of a mother on her phone; used by the browser tests. */

export interface PersonOfFamily {
  readonly kind: 'Dorosły' | 'Dziecko'
  readonly firstName: string
  readonly lastName: string
  readonly day: string
  readonly month: string
  readonly year: string
  readonly type: string
}

/** Step 1: all people, and the group for all. */
export async function enterPeople(
  page: Page,
  people: readonly PersonOfFamily[],
  group: string,
): Promise<void> {
  for (const [index, person] of people.entries()) {
    if (index > 0) await page.getByRole('button', { name: `+ ${person.kind}` }).click()
    await enterPerson(sheetOf(page), person)
    if (index === 0) await page.getByText(group).click()
  }
}

/** The one person who is being entered. */
function sheetOf(page: Page): Locator {
  return page
    .getByRole('region', { name: 'Osoby' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('textbox', { name: 'Imię' }) })
}

async function enterPerson(sheet: Locator, person: PersonOfFamily): Promise<void> {
  await sheet.getByRole('textbox', { name: 'Imię' }).fill(person.firstName)
  await sheet.getByRole('textbox', { name: 'Nazwisko' }).fill(person.lastName)
  await sheet.getByRole('textbox', { name: 'Dzień' }).fill(person.day)
  await sheet.getByRole('combobox', { name: 'Miesiąc' }).selectOption(person.month)
  await sheet.getByRole('textbox', { name: 'Rok' }).fill(person.year)
  await sheet.getByText(person.type).first().click()
}

export async function goOn(page: Page, button: string, heading: string): Promise<void> {
  await page.getByRole('button', { name: button }).click()
  await page.getByRole('heading', { level: 1, name: heading }).waitFor()
}

/** The sum in the bar at the bottom, as displayed. */
export async function runningTotal(page: Page): Promise<string> {
  const text = await page
    .getByRole('complementary', { name: 'Cena i dalszy krok' })
    .getByRole('strong')
    .first()
    .innerText()
  return plain(text)
}

/** Text with ordinary spaces, to compare with what a person would type. */
export function plain(text: string): string {
  return text.replace(/[\u00a0\u202f\s]+/g, ' ').trim()
}
