import { readFile } from 'node:fs/promises'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchBrowser, openDesktop, openPhone } from '#test/support/browser.ts'
import { startTestSite, type TestSite } from '#test/support/site.ts'
import { faultsOf } from './axe.ts'
import { plain } from './family-on-a-phone.ts'

/** The terms of changing and resigning that are shown before registering, on the page of a salt mine. */
let site: TestSite
let browser: Browser

beforeAll(async () => {
  const file = new URL('../../cases/examples/kopalnia-modrza-2026.json', import.meta.url)
  const { definition } = JSON.parse(await readFile(file, 'utf8'))
  site = await startTestSite({ definition, settings: { runs: { web: true, worker: false } } })
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser.close()
  await site[Symbol.asyncDispose]()
})

test.each([
  [360, openPhone],
  [1280, openDesktop],
] as const)(
  'rules of resigning and the last moment of changes are on the page, at %d',
  async (width, open) => {
    await using opened = await open(browser)
    const { page } = opened
    await page.goto(`${site.server.address(site.host)}/${site.slug}#rezygnacja`, { waitUntil: 'networkidle' })
    const terms = page.getByRole('region', { name: 'Zmiany i rezygnacja' })
    expect((await terms.locator('dl > div').allInnerTexts()).map(plain)).toEqual([
      'Najpóźniej 48 godzin przed wejściem Oddajemy całą wpłatę',
      'Najpóźniej 2 godziny przed wejściem Potrącamy 50% wpłaty, resztę oddajemy',
      'Później Bez zwrotu',
      'Zmiana zgłoszenia Bez opłaty Można najpóźniej 24 godziny przed wejściem',
    ])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    expect(await faultsOf(page)).toEqual([])
  },
)
