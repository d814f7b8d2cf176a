import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchBrowser, openDesktop } from '#test/support/browser.ts'
import { startTestSite, type TestSite } from '#test/support/site.ts'
import { expectSound } from './panel-event.ts'

/** The form of an event on paper, which the office prints for people who do not register by themselves. */

let site: TestSite
let browser: Browser

beforeAll(async () => {
  site = await startTestSite()
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser?.close()
  await site?.[Symbol.asyncDispose]()
})

test('the desk leads to the form on paper, for as many people as wanted, and the browser saves it as PDF', async () => {
  await using desk = await openDesktop(browser)
  const { page } = desk
  const panel = site.server.address('panel.zapisano.localhost')
  await page.goto(panel)
  await page.getByRole('button', { name: 'Danuta Wrona' }).click()
  await page.getByRole('heading', { level: 1, name: 'Wydarzenia' }).waitFor()
  await page.goto(`${panel}/wydarzenia/${site.event}/biuro`)
  await page.getByRole('link', { name: 'Formularz do druku' }).click()
  const sheet = page.getByRole('article', { name: /^Formularz zgłoszenia: / })
  await sheet.waitFor()
  expect(await sheet.getByRole('heading', { name: /^Osoba \d$/ }).count()).toBe(2)
  await page.getByLabel('Na ile osób jest jeden formularz').selectOption('4')
  expect(await sheet.getByRole('heading', { name: /^Osoba \d$/ }).count()).toBe(4)
  await expectSound(page)
  const pdf = await page.pdf({ format: 'A4' })
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
  await page.emulateMedia({ media: 'print' })
  expect(await page.getByRole('navigation').first().isVisible()).toBe(false)
  expect(await page.getByLabel('Na ile osób jest jeden formularz').isVisible()).toBe(false)
  await page.emulateMedia({ media: 'screen' })
  await page.setViewportSize({ width: 360, height: 800 })
  await expectSound(page)
  const folder = process.env.PICTURES
  if (folder === undefined) return
  await mkdir(folder, { recursive: true })
  await page.screenshot({ path: join(folder, 'paper-form-360.png') })
  await writeFile(join(folder, 'paper-form.pdf'), pdf)
})
