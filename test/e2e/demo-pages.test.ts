import { readFile } from 'node:fs/promises'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { launchBrowser, openDesktop, openPhone } from '#test/support/browser.ts'
import { startTestServer, type TestServer } from '#test/support/server.ts'
import { fillDemo } from '../../scripts/demo.ts'
import { goOn, plain } from './family-on-a-phone.ts'

/** The pages of the demo's nine organisers: the first screen, marks, words by the kind of event. */

let server: TestServer
let browser: Browser

beforeAll(async () => {
  server = await startTestServer()
  await fillDemo(server.databaseUrl, server.config, { atMost: 0, tell: () => {} })
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser?.close()
  await server?.[Symbol.asyncDispose]()
})

const accounts = z
  .array(
    z.object({
      account: z.object({ host: z.string() }),
      events: z.array(z.object({ slug: z.string() })),
    }),
  )
  .parse(JSON.parse(await readFile(new URL('../../db/demo/accounts.json', import.meta.url), 'utf8')))
const EVENTS = accounts.flatMap(({ account: { host }, events }) =>
  events.map(({ slug }) => [host, slug] as const),
)

const CONFERENCE = 'pamiec.zapisano.localhost'

describe.each(EVENTS)('%s/%s', (host, slug) => {
  const open = (page: Page) => page.goto(`${server.address(host)}/${slug}`)

  test('at 1280 × 800 the sign-up is on the first screen, below a cover of at most 320 px', async () => {
    await using desktop = await openDesktop(browser, { viewport: { width: 1280, height: 800 } })
    const { page } = desktop
    await open(page)
    const way = page.locator('aside.join').getByRole('link', { name: 'Zapisz się' })
    const box = await way.boundingBox()
    expect((box?.y ?? 800) + (box?.height ?? 0)).toBeLessThanOrEqual(800)
    const cover = await page.locator('.cover').boundingBox()
    expect(cover?.height).toBeGreaterThan(0)
    expect(cover?.height).toBeLessThanOrEqual(320)
  })

  test('at 360 px the price in the bar is not cut off', async () => {
    await using phone = await openPhone(browser)
    const { page } = phone
    await open(page)
    const bar = page.locator('aside.bar')
    expect(plain(await bar.innerText())).toMatch(/Zapisz się$/)
    expect(plain(await bar.innerText())).toMatch(/\d zł|bezpłatnie/)
    expect(await bar.innerText()).not.toContain('…')
    const cut = await bar.evaluate((element) =>
      [element, ...element.querySelectorAll('*')].flatMap((part) => {
        const { right, left } = part.getBoundingClientRect()
        const isCut =
          part.scrollWidth > Math.ceil(part.clientWidth) && getComputedStyle(part).display !== 'inline'
        return isCut || right > innerWidth || left < 0 ? [part.outerHTML] : []
      }),
    )
    expect(cut).toEqual([])
  })
})

test('each organiser has a mark of its own, on its home page and its event', async () => {
  await using desktop = await openDesktop(browser)
  const { page } = desktop
  const marks: string[] = []
  for (const [host, slug] of EVENTS) {
    const drawings: string[] = []
    for (const path of ['/', `/${slug}`]) {
      await page.goto(`${server.address(host)}${path}`)
      const mark = page.locator('header svg').first()
      expect((await mark.boundingBox())?.width).toBeGreaterThanOrEqual(24)
      drawings.push(await mark.innerHTML())
    }
    expect(new Set(drawings).size).toBe(1)
    marks.push(drawings[0] ?? '')
  }
  expect(new Set(marks).size).toBe(9)
  for (const mark of marks) expect(mark).toMatch(/<(path|circle|rect|g)/)
})

test('a course over two months shows both on its tile; a late term shows that it opens last', async () => {
  await using desktop = await openDesktop(browser)
  const { page } = desktop
  await page.goto(`${server.address('podlipa.obecni.localhost')}/ceramika`)
  const months = page.locator('.tile.months b')
  expect(plain(await months.innerText())).toMatch(/^\d{1,2} \p{L}{3} – \d{1,2} \p{L}{3}$/u)
  expect(await months.evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true)

  await page.goto(`${server.address('dobrybrzeg.obecni.localhost')}/przystan`)
  const text = plain(await page.getByRole('main').innerText())
  expect(text).toContain('Zapisy na ten turnus otwieramy jako ostatnie')
  expect(text).not.toContain('najpóźniej otwier')
})

test('one question and several are announced as such; the corrected contact is on the summary', async () => {
  await using phone = await openPhone(browser)
  const { page } = phone
  await page.goto(`${server.address(CONFERENCE)}/konferencja/zapisy`)
  await page.getByRole('button', { name: 'Wypełnij przykładowymi danymi' }).click()
  await goOn(page, 'Dalej', 'Udział i dodatki')
  await goOn(page, 'Dalej', 'Dane')
  await page.getByRole('heading', { name: 'Jeszcze jedno pytanie' }).waitFor()
  const invoice = page.getByRole('checkbox', { name: /faktur/i })
  await invoice.check({ force: true })
  await page.getByRole('heading', { name: 'Jeszcze kilka pytań' }).waitFor()
  await invoice.uncheck({ force: true })

  const email = page.getByRole('textbox', { name: 'Adres e-mail' })
  await email.fill('olga@gmial.com')
  await page.getByRole('button', { name: /^Czy chodziło o\sgmail\.com/ }).click()
  expect(await email.inputValue()).toBe('olga@gmail.com')
  expect(await page.getByRole('button', { name: /Czy chodziło/ }).count()).toBe(0)
  await page.getByRole('textbox', { name: 'Numer telefonu' }).fill('600 700 801')
  await goOn(page, 'Sprawdź i potwierdź', 'Podsumowanie')
  const contact = page.getByRole('region', { name: 'Kontakt' })
  const shown = plain(await contact.innerText())
  expect(shown).toContain('olga@gmail.com')
  expect(shown).toContain('600 700 801')
})
