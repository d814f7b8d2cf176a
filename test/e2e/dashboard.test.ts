import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchBrowser, openDesktop, openPhone } from '#test/support/browser.ts'
import { pay } from '#test/support/gateway.ts'
import { familyOrder, upcomingKielce } from '#test/support/kielce.ts'
import { outing } from '#test/support/outing.ts'
import { asOwner } from '#test/support/owner.ts'
import { seedEvent } from '#test/support/seed.ts'
import { register, startTestSite, type TestSite } from '#test/support/site.ts'
import { expectSound } from './panel-event.ts'

/** 'Pulpit' of a published event: what waits leads to where it is done, numbers grow beside those of another edition. */
let site: TestSite
let browser: Browser
let before: string
let ahead: string

const sql = (statement: string, values: readonly unknown[] = []) =>
  asOwner(site.server.databaseUrl, statement, values)

beforeAll(async () => {
  site = await startTestSite({ definition: await upcomingKielce() })
  const definition = { ...(await upcomingKielce()), title: 'Pielgrzymka rok temu' }
  before = await seedEvent(site.server.databaseUrl, site.account, { slug: 'rok-temu', definition })
  const outgoing = { slug: 'wycieczka', definition: outing() }
  ahead = await seedEvent(site.server.databaseUrl, site.account, outgoing)
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser?.close()
  await site?.[Symbol.asyncDispose]()
})

async function open(page: Page, path: string, heading: string): Promise<void> {
  const panel = site.server.address('panel.zapisano.localhost')
  await page.goto(panel)
  await page.getByRole('button', { name: 'Danuta Wrona' }).click()
  await page.getByRole('heading', { level: 1, name: 'Wydarzenia' }).waitFor()
  await page.goto(`${panel}${path}`)
  await page.getByRole('heading', { level: 1, name: heading }).waitFor()
}

const pagesOfFigures = (section: Locator): Promise<string[]> =>
  section
    .locator('.dashboard-sums')
    .getByRole('link')
    .evaluateAll((links) =>
      links.map((link) => new URL((link as HTMLAnchorElement).href).pathname.split('/').at(-1) ?? ''),
    )

test('before anybody registers the link is offered; then what waits is shown, done, and gone', async () => {
  const { title } = (await upcomingKielce()) as { title: string }
  await using opened = await openDesktop(browser)
  const { page } = opened
  await open(page, `/wydarzenia/${site.event}/pulpit`, title)
  const waiting = page.getByRole('region', { name: 'Do zrobienia' })
  await waiting.getByRole('button', { name: 'Kopiuj link' }).waitFor()
  await page.getByText('Wykres pojawi się po pierwszym zgłoszeniu.').first().waitFor()
  await expectSound(page)

  const paid = await register(site)
  await pay(site, paid)
  const held = await register(site, familyOrder(), '10.0.0.9')
  // Another family: the same one twice would wait to be compared.
  await sql(`UPDATE participant SET last_name = 'Inna' WHERE registration_id = $1`, [held.id])
  await sql(`UPDATE registration SET created_at = now() - interval '40 days' WHERE registration_id = $1`, [
    paid.id,
  ])
  await sql(
    `UPDATE registration SET state = 'awaiting_approval', expires_at = NULL, created_at = now() - interval '9 days'
      WHERE registration_id = $1`,
    [held.id],
  )
  await sql(
    `INSERT INTO event_count_change (account_id, event_id, day, registrations, people, charged, paid)
      SELECT $1, $2, (now() - make_interval(days => n))::date, 1, 3, 60000, 50000 FROM generate_series(5, 90, 7) n`,
    [site.account, before],
  )
  await page.reload()
  const item = waiting.getByRole('listitem').filter({ hasText: 'zgłoszenie czeka na akceptację' })
  await item.getByText('1\u00a0z\u00a0nich czeka ponad tydzień').waitFor()
  const people = page.getByRole('region', { name: 'Zapisy' })
  await people.getByRole('img', { name: /^Zapisane osoby narastająco, dziś 8\sosób/ }).waitFor()
  const money = page.getByRole('region', { name: 'Pieniądze' })
  await money.getByText('Naliczono').waitFor()
  // Every figure leads to its rows.
  expect(await pagesOfFigures(people)).toEqual(['uczestnicy', 'zgloszenia'])
  expect(await pagesOfFigures(money)).toEqual(['platnosci', 'zgloszenia', 'zgloszenia'])
  await page.getByText('Pierwszy dzień wydarzenia').first().waitFor()

  // The edition before is chosen once, and stands on the days as long before its start.
  await page.getByLabel('Porównaj z\u00a0wydarzeniem').selectOption({ label: 'Pielgrzymka rok temu' })
  await people.getByText('Poprzednio o\u00a0tej porze').waitFor()
  await people.getByText('39\u00a0osób').first().waitFor()
  await people.getByText('Pokaż w\u00a0tabeli', { exact: false }).press('Enter')
  await people.getByRole('columnheader', { name: 'Pielgrzymka rok temu' }).waitFor()
  await expectSound(page)

  // The way leads to the list with its filter; once decided, nothing waits.
  await item.getByRole('link', { name: /^Rozpatrz/ }).press('Enter')
  await page.waitForURL(/zgloszenia\?warunki=state/)
  await page.getByRole('link', { name: held.number }).first().waitFor()
  await sql(`UPDATE registration SET state = 'confirmed' WHERE registration_id = $1`, [held.id])
  await page.goBack()
  await page.reload()
  await waiting.getByText('Nic na ciebie nie czeka.', { exact: false }).waitFor()
})

test('on a phone the account says what waits in which event, and the dashboard fits', async () => {
  await sql("UPDATE registration SET state = 'awaiting_approval' WHERE state = 'confirmed'")
  await using opened = await openPhone(browser)
  const { page } = opened
  const panel = site.server.address('panel.zapisano.localhost')
  await page.goto(panel)
  await page.getByRole('button', { name: 'Danuta Wrona' }).click()
  const waiting = page.getByRole('region', { name: 'Do zrobienia' })
  await waiting.getByText('zgłoszenia czekają na akceptację', { exact: true }).waitFor()
  await expectSound(page)
  await page.goto(`${panel}/wydarzenia/${site.event}/pulpit`)
  await waiting.getByText('zgłoszenia czekają na akceptację', { exact: true }).waitFor()
  await page.getByRole('img', { name: /^Wpłacono narastająco/ }).waitFor()
  await expectSound(page)
  await page.goto(`${panel}/wydarzenia/${ahead}/pulpit`)
  await page.getByRole('region', { name: 'Najbliższe terminy' }).getByText('Termin wpłaty: Reszta').waitFor()
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true)

  // When they write about it is each member's own choice.
  await page.goto(`${panel}/moje-konto`)
  const notices = page.getByRole('region', { name: 'Wiadomości o\u00a0tym, co czeka' })
  const choice = notices.getByRole('combobox', { name: 'Konto borow' })
  await choice.selectOption({ label: 'Pilne od razu, resztę rano o\u00a07:00' })
  await notices.getByText('Zapisano.').waitFor()
  await expectSound(page)
  await page.reload()
  await notices
    .getByRole('combobox')
    .locator('option:checked')
    .getByText('Pilne od razu', { exact: false })
    .waitFor({
      state: 'attached',
    })
})
