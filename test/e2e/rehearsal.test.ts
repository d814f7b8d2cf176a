import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchBrowser, openPhone } from '#test/support/browser.ts'
import { outing } from '#test/support/outing.ts'
import { runJobs } from '#test/support/owner.ts'
import { startTestSite, type TestSite } from '#test/support/site.ts'
import { plain } from './family-on-a-phone.ts'
import { expectSound } from './panel-event.ts'

/** A secretary tries an event out before it opens, sees it fill up, and wipes everything by one click. */
let site: TestSite
let browser: Browser

beforeAll(async () => {
  const windows = [{ opens: '2031-01-04T09:00:00', closes: null }]
  site = await startTestSite({ definition: { ...outing({ event: 30 }), windows } })
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser.close()
  await site[Symbol.asyncDispose]()
})

test('test mode, a rehearsal, wiping, and the end of it', async () => {
  await using phone = await openPhone(browser)
  const { page } = phone
  const panel = site.server.address('panel.zapisano.localhost')
  await page.goto(panel)
  await page.getByRole('button', { name: /Danuta Wrona/ }).click()
  await page.getByRole('heading', { level: 1, name: 'Wydarzenia' }).waitFor()
  await page.goto(`${panel}/wydarzenia/${site.event}/pulpit`)
  await page.getByRole('link', { name: 'Wypróbuj zapisy przed otwarciem' }).click()
  await page.getByRole('button', { name: 'Włącz tryb testowy' }).press('Enter')
  await page.getByRole('heading', { name: 'Tryb testowy jest włączony' }).waitFor()
  await page.getByLabel('Ile osób zapisać na próbę').fill('3000')
  await page.getByRole('button', { name: 'Zapisz na próbę' }).click()
  await page.getByText('Podaj liczbę od 1 do 2000.').waitFor()
  await expectSound(page)

  await page.getByLabel('Ile osób zapisać na próbę').fill('12')
  await page.getByRole('button', { name: 'Zapisz na próbę' }).click()
  await page.getByText('12 z 12').waitFor()
  await page.getByText(/^Zapłacone zgłoszenia: [1-9]/).waitFor()
  await expectSound(page)
  await page.reload()
  await page.getByText('12 z 12').waitFor()

  await using visitor = await openPhone(browser)
  await visitor.page.goto(`${site.server.address(site.host)}/${site.slug}`)
  await visitor.page.getByText('Próba: to nie są prawdziwe zapisy').waitFor()
  expect(plain(await visitor.page.locator('body').innerText())).toContain('Zapisz się')
  await expectSound(visitor.page)
  await visitor.page.goto(`${site.server.address(site.host)}/${site.slug}/zapisy`)
  await visitor.page.getByText('Próba: to nie są prawdziwe zapisy').waitFor()

  expect(await page.getByRole('button', { name: 'Zakończ próbę' }).isDisabled()).toBe(true)
  await page.getByRole('button', { name: 'Usuń zgłoszenia próbne' }).click()
  await runJobs(site.server.databaseUrl)
  await page.getByRole('heading', { name: 'Zgłoszenia próbne' }).waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Zakończ próbę' }).click()
  await page.getByRole('heading', { name: 'Wypróbuj zapisy, zanim się otworzą' }).waitFor()
  await visitor.page.goto(`${site.server.address(site.host)}/${site.slug}`)
  expect(plain(await visitor.page.locator('body').innerText())).toContain('Zapisy otworzą się')
  expect(await visitor.page.getByText('Próba: to nie są').count()).toBe(0)
})
