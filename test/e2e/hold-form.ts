import type { Page } from 'playwright-core'
import { outing } from '#test/support/outing.ts'
import { asOwner } from '#test/support/owner.ts'
import type { TestSite } from '#test/support/site.ts'
import { goOn, plain } from './family-on-a-phone.ts'

/** An event of three places, two of them by coach, that keeps no waiting list. */
export const fewPlaces = () => ({ ...outing({ event: 3, coach: 2 }), waitingList: null })

export const formOf = ({ server, host, slug }: TestSite) => `${server.address(host)}/${slug}/zapisy`

export const holdsOf = ({ server }: TestSite) =>
  asOwner<{ id: string }>(server.databaseUrl, 'SELECT hold_id AS id FROM hold')

/** What the line of held places says. */
export const lineOf = async (page: Page) => plain(await page.locator('.hold-line').innerText())

/** Types the people in on the first step. */
export async function enter(page: Page, ...names: readonly string[]): Promise<void> {
  for (const [index, name] of names.entries()) {
    if (index > 0) await page.getByRole('button', { name: '+ Dodaj osobę' }).click()
    const sheet = page.locator('.people > .open')
    await sheet.getByRole('textbox', { name: 'Imię' }).fill(name)
    await sheet.getByRole('textbox', { name: 'Nazwisko' }).fill('Mazur')
  }
}

/** From the second step to the summary. */
export async function toSummary(page: Page): Promise<void> {
  await goOn(page, 'Dalej', 'Dane')
  await page.getByLabel('Adres e-mail').fill('iga@example.org')
  await page.getByLabel('Numer telefonu').fill('600 000 111')
  await goOn(page, 'Sprawdź i potwierdź', 'Podsumowanie')
}

export const orderButton = (page: Page) =>
  page.getByRole('button', { name: 'Zapisuję z obowiązkiem zapłaty' })

export async function order(page: Page): Promise<void> {
  await orderButton(page).click()
  await page.waitForURL((url) => !url.pathname.endsWith('/zapisy'))
}
