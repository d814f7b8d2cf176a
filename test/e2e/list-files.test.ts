import { readFile } from 'node:fs/promises'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchBrowser, openPhone } from '#test/support/browser.ts'
import { familyOrder } from '#test/support/kielce.ts'
import { mailsTo } from '#test/support/mails.ts'
import { asOwner, runJobs } from '#test/support/owner.ts'
import { register, startTestSite, type TestSite } from '#test/support/site.ts'
import { expectSound } from './panel-event.ts'

/** A long list becomes a file in the background: asked for at the list, downloaded from a page of its own. */

let site: TestSite
let browser: Browser

beforeAll(async () => {
  site = await startTestSite()
  await register(site, familyOrder())
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser?.close()
  await site?.[Symbol.asyncDispose]()
})

const count = (page: Page) => page.locator('.list-count')
const SHOWN = { timeout: 30_000 }
const run = (statement: string) => asOwner(site.server.databaseUrl, statement)
const panel = () => site.server.address('panel.zapisano.localhost')

async function openPeople(page: Page): Promise<void> {
  await page.goto(panel())
  await page.getByRole('button', { name: /Danuta Wrona/ }).click()
  await page.getByRole('heading', { level: 1, name: 'Wydarzenia' }).waitFor()
  await page.goto(`${panel()}/wydarzenia/${site.event}/uczestnicy`)
  await page.getByRole('heading', { level: 1, name: 'Uczestnicy' }).waitFor()
}

test('a long list is prepared in the background, announced by mail, downloaded, stopped and removed', async () => {
  await using opened = await openPhone(browser)
  const { page } = opened
  await openPeople(page)
  await expect.poll(() => count(page).innerText(), SHOWN).toBe('4\u00a0osoby')
  // The rows of reports tell how long a list is: as if twenty-five thousand had registered.
  await run("UPDATE report_figure SET people = 25000 WHERE report = 'state' AND people > 0")
  await page.reload()
  await expect.poll(() => count(page).innerText(), SHOWN).toBe('25000\u00a0osób')
  await page.getByRole('button', { name: 'Zapisz do pliku' }).click()
  const form = page.getByRole('dialog', { name: 'Zapisz do pliku' })
  await form.getByText('Lista jest długa.').waitFor()
  await form.getByRole('link', { name: 'Zapisz od razu' }).waitFor()
  await form.getByLabel('CSV ze średnikiem').check()
  await expectSound(page)
  await form.getByRole('button', { name: 'Przygotuj plik w tle' }).click()

  await page.getByRole('heading', { level: 1, name: 'Pliki list' }).waitFor()
  await page.getByRole('heading', { name: 'Uczestnicy, CSV' }).waitFor()
  await runJobs(site.server.databaseUrl, 'make-list-file', 'announce-list-file')
  await page.getByText('Gotowy: 4\u00a0osoby.').waitFor()
  await expectSound(page)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Pobierz plik' }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/uczestnicy.*\.csv$/)
  const text = await readFile(await download.path(), 'utf8')
  expect(text.split('\r\n')).toHaveLength(6)
  expect(text).toContain('Kopeć;Zofia')

  const [mail] = await mailsTo(site, 'danuta.wrona@example.org')
  expect(mail?.subject).toMatch(/^Plik gotowy: uczestnicy, /)
  expect(mail?.text).toContain(`/wydarzenia/${site.event}/pliki-list`)
  expect(mail?.text).not.toContain('Kopeć')

  // As if it were still being made.
  await run('UPDATE list_file SET ended_at = NULL, rows = 25000, written = 12000')
  await page.reload()
  await page.getByText('12000 z\u00a025000').waitFor()
  await page.getByRole('progressbar', { name: /Zapisane wiersze/ }).waitFor()
  await expectSound(page)
  await page.getByRole('button', { name: 'Zatrzymaj' }).click()
  await page.getByRole('heading', { name: 'Nie ma żadnego pliku' }).waitFor()
  await expectSound(page)
})
