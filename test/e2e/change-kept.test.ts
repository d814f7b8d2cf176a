import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchBrowser, openDesktop, openPhone } from '#test/support/browser.ts'
import { sendCancel, sendChange } from '#test/support/changes.ts'
import { look, type Registered, register, startTestSite, type TestSite } from '#test/support/site.ts'
import { TRIP, tripOf } from './change-events.ts'
import { addressOf, confirm, expectSound, openChange, stop, summaryOf, summaryWith } from './change-page.ts'

/** What is typed on 'Zmień zgłoszenie' stays in the browser until it is sent, discarded or obsolete. */
let trip: TestSite
let browser: Browser

beforeAll(async () => {
  trip = await startTestSite({ definition: TRIP })
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser.close()
  await trip[Symbol.asyncDispose]()
})

const RESTORED = 'Przywróciliśmy zmiany, które nie zostały jeszcze potwierdzone.'
const restored = (page: Page) => page.getByRole('status').filter({ hasText: RESTORED })
const discard = (page: Page) => page.getByRole('button', { name: 'Odrzuć zmiany' })
const nothing = (page: Page) => summaryOf(page).getByText('Na razie nic.').waitFor()
/** The names under which this browser stores changes. */
const kept = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((name) => name.startsWith('zmiany:')))

/** Without 'Moje zgłoszenie': as from a bookmark, or when it is not offered. */
async function goToChange(page: Page, made: Registered): Promise<void> {
  await page.goto(`${addressOf(trip, made)}/zmiana`)
  await page.getByRole('heading', { level: 1 }).waitFor()
}

test('input is kept after a reload and in another tab, and can be discarded', async () => {
  const made = await register(trip, tripOf({ Ewa: { coach: 'kielce' }, Jan: { coach: 'kielce' } }))
  await using phone = await openPhone(browser)
  const { page, context } = phone
  await openChange(page, trip, made)
  expect(await kept(page)).toEqual([])
  await stop(page, 'Morawica').click()
  await page.getByRole('button', { name: 'Zmień: Jan Mazur' }).press('Enter')
  await page.getByRole('textbox', { name: 'Imię' }).fill('Jak')
  expect(await kept(page)).toEqual([`zmiany:${made.number}`])
  await page.reload()
  await restored(page).waitFor()
  expect(await page.getByRole('textbox', { name: 'Imię' }).inputValue()).toBe('Jak')
  expect(await summaryWith(page, 'Nowa cena')).toContain('Jan Mazur, imię było: Jan → jest: Jak')
  await expectSound(page)
  await page.close()
  const again = await context.newPage()
  await goToChange(again, made)
  await restored(again).waitFor()
  expect(await again.evaluate(() => JSON.stringify(localStorage))).not.toContain(made.token)
  await discard(again).press('Enter')
  await nothing(again)
  expect(await restored(again).count()).toBe(0)
  expect(await again.evaluate(() => document.activeElement?.textContent)).toBe('Zmień zgłoszenie')
  expect(await again.getByText('Jan Mazur').first().isVisible()).toBe(true)
  expect(await stop(again, 'Kielce').getByRole('radio').isChecked()).toBe(true)
  expect(await kept(again)).toEqual([])
  await expectSound(again)
  await again.reload()
  await nothing(again)
  expect(await restored(again).count()).toBe(0)
})

test('changes made meanwhile are shown, and the input continues from there', async () => {
  const made = await register(trip, tripOf({ Ewa: { coach: 'kielce' } }))
  await using desktop = await openDesktop(browser)
  const { page } = desktop
  await openChange(page, trip, made)
  await stop(page, 'Busko-Zdrój').click()
  await summaryWith(page, 'Nowa cena')
  const { draft } = tripOf({ Ewa: { coach: 'kielce', mug: true } })
  await sendChange(trip, made, { revision: 1, expectedTotal: 19_000, draft })
  await page.reload()
  await restored(page).waitFor()
  const summary = await summaryWith(page, 'Do zapłaty')
  expect(summary).toContain('Zgłoszenie zmieniło się w międzyczasie. Twoje zmiany zostały')
  expect(summary).toContain('Zmieniło się bez ciebie: Ewa Mazur, Kubek: było „brak”, jest „tak”')
  expect(summary).toContain('Nowa cena zamiast 190 zł 210 zł')
  await expectSound(page, 1280)
  await confirm(page, 'Zamawiam z obowiązkiem zapłaty')
  expect(await look(trip, made)).toMatchObject({ revision: 3, total: 21_000 })
  expect(await kept(page)).toEqual([])
  await openChange(page, trip, made)
  await nothing(page)
  expect(await restored(page).count()).toBe(0)
})

test('input that was undone, was sent without an answer or can no longer be changed is deleted', async () => {
  const made = await register(trip, tripOf({ Ewa: { coach: 'kielce' } }))
  await using phone = await openPhone(browser)
  const { page } = phone
  await openChange(page, trip, made)
  await stop(page, 'Morawica').click()
  expect(await kept(page)).toHaveLength(1)
  await stop(page, 'Kielce').click()
  await nothing(page)
  expect(await kept(page)).toEqual([])
  await stop(page, 'Morawica').click()
  expect(await kept(page)).toHaveLength(1)
  const { draft } = tripOf({ Ewa: { coach: 'morawica' } })
  await sendChange(trip, made, { revision: 1, expectedTotal: 14_500, draft })
  await page.reload()
  await nothing(page)
  expect(await restored(page).count()).toBe(0)
  expect(await kept(page)).toEqual([])
  await stop(page, 'Busko-Zdrój').click()
  expect(await kept(page)).toHaveLength(1)
  await sendCancel(trip, made)
  await goToChange(page, made)
  await page.getByRole('heading', { name: 'Tego zgłoszenia nie można teraz zmienić' }).waitFor()
  expect(await kept(page)).toEqual([])
})
