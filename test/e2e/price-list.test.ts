import { readFile } from 'node:fs/promises'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchBrowser, openDesktop, openPhone } from '#test/support/browser.ts'
import { startTestSite, type TestSite } from '#test/support/site.ts'
import { faultsOf } from './axe.ts'
import { plain } from './family-on-a-phone.ts'

/** The price list of a conference: groups with headings, names before prices, no small print. */
let site: TestSite
let browser: Browser

beforeAll(async () => {
  const file = new URL('../../cases/examples/konferencja-archiwa-2026.json', import.meta.url)
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
] as const)('is read line by line, at %d', async (width, open) => {
  await using opened = await open(browser)
  const { page } = opened
  await page.goto(`${site.server.address(site.host)}/${site.slug}`, { waitUntil: 'networkidle' })
  const list = page.locator('#cennik')
  expect((await list.locator('h3').allInnerTexts()).map(plain)).toEqual(['Udział', 'Dodatki', 'Zniżki'])
  const rows = (await list.locator('.row').allInnerTexts()).map(plain)
  expect(rows.slice(0, 4)).toEqual([
    'Kolacja 150 zł + 8% VAT',
    'Warsztaty bezpłatnie Do wyboru: Pismo, Mapy, Pieczęcie.',
    'Tom pokonferencyjny 50 zł Cena za sztukę.',
    'Obiad 30 zł Płatne na miejscu.',
  ])
  const sizes = await list
    .locator('*')
    .evaluateAll((all) => all.map((each) => Number.parseFloat(getComputedStyle(each).fontSize)))
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(14)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  expect(await faultsOf(page)).toEqual([])
})
