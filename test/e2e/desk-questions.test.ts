import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchBrowser, openDesktop } from '#test/support/browser.ts'
import { outing } from '#test/support/outing.ts'
import { startTestSite, type TestSite } from '#test/support/site.ts'
import { faultsOf } from './axe.ts'

/** The questions of a long form at the desk: what may wait is behind a button. */

let site: TestSite
let browser: Browser

beforeAll(async () => {
  const asked = ['Dieta', 'Leki', 'Uczulenia', 'Z kim w pokoju'].map((label, at) => ({
    ...{ id: `q${at}`, of: 'person' as const, type: 'text' as const },
    ...{ label, required: true },
  }))
  site = await startTestSite({ definition: { ...outing(), questions: asked } })
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser?.close()
  await site?.[Symbol.asyncDispose]()
})

test('questions that may come later are opened by keyboard, and stay open for the next person', async () => {
  await using desk = await openDesktop(browser)
  const { page } = desk
  const panel = site.server.address('panel.zapisano.localhost')
  await page.goto(panel)
  await page.getByRole('button', { name: 'Danuta Wrona' }).click()
  await page.getByRole('heading', { level: 1, name: 'Wydarzenia' }).waitFor()
  await page.goto(`${panel}/wydarzenia/${site.event}/biuro`)
  const more = page.getByRole('button', { name: 'Pozostałe pytania: 4' })
  await more.waitFor()
  expect(await page.getByLabel('Dieta').count()).toBe(0)
  expect(await faultsOf(page)).toEqual([])

  await more.focus()
  await page.keyboard.press('Enter')
  const diet = page.getByLabel('Dieta')
  await expect.poll(() => diet.evaluate((field) => field.matches(':focus'))).toBe(true)
  // A field keeps its place while its answer is typed and deleted.
  await page.keyboard.type('bez mleka')
  await diet.fill('')
  await page.keyboard.press('Enter')
  await expect.poll(() => page.getByLabel('Leki').evaluate((field) => field.matches(':focus'))).toBe(true)
  expect(await faultsOf(page)).toEqual([])

  await page.keyboard.press('Control+Enter')
  const second = page.getByRole('group', { name: /^2\. / })
  await second.getByLabel('Dieta').waitFor()
  await second.getByRole('button', { name: 'Schowaj pytania, które mogą poczekać' }).click()
  expect(await second.getByLabel('Dieta').count()).toBe(0)
})
