import { isDeepStrictEqual } from 'node:util'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { getDraft } from '#contract/drafts.ts'
import { importEvent } from '#contract/panel.ts'
import { outputOf } from '#test/support/answers.ts'
import { launchBrowser, openDesktop } from '#test/support/browser.ts'
import { type Client, signIn } from '#test/support/client.ts'
import { REAL_EVENTS } from '#test/support/question-forms.ts'
import { startTestSite, type TestSite } from '#test/support/site.ts'

/** Every event that is shown opens on every page of its settings, and looking at it changes nothing. */

let site: TestSite
let staff: Client
let browser: Browser

beforeAll(async () => {
  site = await startTestSite()
  staff = await signIn(site.server.port, 'danuta-wrona')
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser?.close()
  await site?.[Symbol.asyncDispose]()
})

const CASES = REAL_EVENTS.filter(({ file }) => file.startsWith('cases/'))
/** Some two hundred pages. */
const PATIENCE_MS = 360_000

const tabs = (page: Page) => page.getByRole('navigation', { name: 'Ustawienia wydarzenia' }).getByRole('link')
const draftOf = async (eventId: string) =>
  outputOf(getDraft, await staff.ask(getDraft, { params: { accountId: site.account, eventId } }))

async function importShown(slug: string, definition: unknown): Promise<string> {
  const asked = { params: { accountId: site.account }, body: { slug, definition } }
  return outputOf(importEvent, await staff.ask(importEvent, asked)).id
}

/** Opens each tab; returns their names. */
async function openTabs(page: Page): Promise<string[]> {
  const names = (await tabs(page).allInnerTexts()).map((name) => name.replace(/\s*\d+$/, '').trim())
  for (const [index, name] of names.entries()) {
    await tabs(page).nth(index).click()
    await page.getByRole('heading', { level: 1, name }).waitFor()
    await page.getByRole('button', { name: 'Cofnij' }).waitFor()
  }
  return names
}

test('every shown event opens on each page of its settings, and nothing changes', {
  timeout: PATIENCE_MS,
}, async () => {
  await using opened = await openDesktop(browser)
  const { page } = opened
  const faults: string[] = []
  page.on('pageerror', (error) => faults.push(error.message))
  const panel = site.server.address('panel.zapisano.localhost')
  await page.goto(panel)
  await page.getByRole('button', { name: /Danuta Wrona/ }).click()
  await page.getByRole('heading', { level: 1, name: 'Wydarzenia' }).waitFor()
  for (const [index, { file, document }] of CASES.entries()) {
    const eventId = await importShown(`pokazane-${index}`, document)
    const before = await draftOf(eventId)
    await page.goto(`${panel}/wydarzenia/${eventId}/ustawienia`)
    await page.getByRole('heading', { level: 1, name: 'Informacje' }).waitFor()
    expect((await openTabs(page)).length, file).toBeGreaterThanOrEqual(9)
    expect(await page.getByRole('button', { name: 'Cofnij' }).isDisabled(), file).toBe(true)
    const after = await draftOf(eventId)
    expect([after.revision, isDeepStrictEqual(after.definition, before.definition)], file).toEqual([
      before.revision,
      true,
    ])
    expect(isDeepStrictEqual(after.definition, document), file).toBe(true)
  }
  expect(CASES.length).toBe(21)
  expect(faults).toEqual([])
})
