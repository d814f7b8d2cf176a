import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchBrowser, openDesktop } from '#test/support/browser.ts'
import { seedEvent } from '#test/support/seed.ts'
import { startTestSite, type TestSite } from '#test/support/site.ts'
import { expectSound } from './panel-event.ts'

/** The poster, the notice, the picture and the code that an event has without any work. */

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

/** How many sheets a saved PDF has, and how large the first one is, in millimetres. */
function sheetsOf(pdf: Buffer) {
  const text = pdf.toString('latin1')
  const box = /\/MediaBox\s*\[\s*0 0 ([\d.]+) ([\d.]+)/.exec(text)
  const inMillimetres = (points: string | undefined) => Math.round((Number(points) / 72) * 25.4)
  return {
    sheets: (text.match(/\/Type\s*\/Page\b/g) ?? []).length,
    width: inMillimetres(box?.[1]),
    height: inMillimetres(box?.[2]),
  }
}

async function keep(name: string, bytes: Buffer): Promise<void> {
  const folder = process.env.PICTURES
  if (folder === undefined) return
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, name), bytes)
}

const isInside = (page: Page) =>
  page.locator('.poster').evaluate((sheet) =>
    [...sheet.querySelectorAll('h2, p, li, svg')].every((each) => {
      const [outer, inner] = [
        (each.closest('.poster-main') ?? sheet).getBoundingClientRect(),
        each.getBoundingClientRect(),
      ]
      return inner.bottom <= outer.bottom + 1 && inner.right <= outer.right + 1 && inner.top >= outer.top - 1
    }),
  )

test('the empty list leads to a poster of one sheet, a notice, a picture and a code', async () => {
  await using desk = await openDesktop(browser)
  const { page } = desk
  const panel = site.server.address('panel.zapisano.localhost')
  await page.goto(panel)
  await page.getByRole('button', { name: 'Danuta Wrona' }).click()
  await page.getByRole('heading', { level: 1, name: 'Wydarzenia' }).waitFor()
  await page.goto(`${panel}/wydarzenia/${site.event}/zgloszenia`)
  await page.getByRole('link', { name: 'Pobierz plakat' }).click()
  const sheet = page.getByRole('article', { name: /^Plakat: / })
  await sheet.waitFor()
  await expectSound(page)
  expect(await isInside(page)).toBe(true)
  await keep('poster-1280.png', await page.screenshot({ fullPage: true }))

  const a4 = await page.pdf({ preferCSSPageSize: true, printBackground: true })
  expect(sheetsOf(a4)).toEqual({ sheets: 1, width: 210, height: 297 })
  await keep('poster-a4.pdf', a4)
  await page.getByRole('radio', { name: 'A3' }).check()
  const a3 = await page.pdf({ preferCSSPageSize: true, printBackground: true })
  expect(sheetsOf(a3)).toEqual({ sheets: 1, width: 297, height: 420 })
  await keep('poster-a3.pdf', a3)

  await page.emulateMedia({ media: 'print' })
  expect(await page.getByRole('navigation').first().isVisible()).toBe(false)
  await page.setViewportSize({ width: 1123, height: 1588 })
  await keep('poster-a3.png', await page.screenshot())
  await page.emulateMedia({ media: 'screen' })
  await page.setViewportSize({ width: 1280, height: 900 })

  expect(await page.locator('blockquote').innerText()).toMatch(
    /^Zapraszamy na wydarzenie „.*na stronie borow/s,
  )
  const [code] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Pobierz kod PNG' }).click(),
  ])
  expect(code.suggestedFilename()).toBe('kod-rowery.png')
  const picture = await page.getByRole('link', { name: 'Pobierz obraz' }).getAttribute('href')
  expect(picture).toMatch(/\/podglad\/rowery\/[0-9a-f]{32}\.png$/)
  await page.setViewportSize({ width: 360, height: 800 })
  await expectSound(page)
  expect(await isInside(page)).toBe(true)
  await keep('poster-360.png', await page.screenshot({ fullPage: true }))
})

test('a long title and many terms of a free event stay on the sheet', async () => {
  const groups = Array.from({ length: 9 }, (_, index) => ({
    id: `t${index}`,
    name: `Turnus ${index + 1} dla młodzieży starszej i animatorów`,
    dates: { start: `2030-07-${10 + index}`, end: `2030-07-${20 + index}` },
  }))
  const definition = {
    ...{
      schemaVersion: 3,
      kind: 'other',
      dates: { start: '2030-07-10', end: '2030-07-28' },
      groups,
      items: [],
    },
    title:
      'Ogólnopolskie rekolekcje oazowe dla rodzin, młodzieży i dzieci pierwszokomunijnych w diecezji tarnowskiej, lato 2030',
    page: { place: 'Dom Rekolekcyjny imienia świętego Franciszka z Asyżu w Nowej Wsi nad Rzeką' },
  }
  const event = await seedEvent(site.server.databaseUrl, site.account, { slug: 'dluga-nazwa', definition })
  await using desk = await openDesktop(browser)
  const { page } = desk
  const panel = site.server.address('panel.zapisano.localhost')
  await page.goto(panel)
  await page.getByRole('button', { name: 'Danuta Wrona' }).click()
  await page.getByRole('heading', { level: 1, name: 'Wydarzenia' }).waitFor()
  await page.goto(`${panel}/wydarzenia/${event}/plakat`)
  await page.getByRole('article', { name: /^Plakat: / }).waitFor()
  await keep('poster-long.png', await page.screenshot({ fullPage: true }))
  expect(await isInside(page)).toBe(true)
  await expectSound(page)
})
