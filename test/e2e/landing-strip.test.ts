import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchBrowser, openDesktop, openPhone } from '#test/support/browser.ts'
import { startTestServer, type TestServer } from '#test/support/server.ts'
import { faultsOf } from './axe.ts'
import { rolesOf } from './roles.ts'

/** The moving strip of organisers: one list, which a visitor can stop. */

let server: TestServer
let browser: Browser
let address: string

beforeAll(async () => {
  server = await startTestServer()
  address = server.address('zapisano.localhost')
  browser = await launchBrowser()
})

afterAll(async () => {
  await browser?.close()
  await server?.[Symbol.asyncDispose]()
})

const NAMES = [
  'Pielgrzymka Ziemi Borowskiej',
  'Fundacja Dobry Brzeg',
  'Instytut Pamięci Lokalnej',
  'Bieg Trzech Mostów',
  'Schola Cantabile',
  'Hufiec „Wilki”',
  'Dom Kultury Pod Lipą',
  'Klub Rowerowy Szprycha',
  'Hospicjum Światło',
]

/** Whether the strip moves: where it is, and where it is a moment later. */
async function moves(page: Page): Promise<boolean> {
  const left = () => page.locator('.run').evaluate((run) => run.getBoundingClientRect().left)
  const before = await left()
  await page.waitForTimeout(300)
  return (await left()) !== before
}

const firstLink = (page: Page) => page.getByRole('link', { name: 'Pielgrzymka Ziemi Borowskiej' })

test('it is one list of nine links for a screen reader', async () => {
  await using opened = await openDesktop(browser)
  await opened.page.goto(address)
  const names = (await rolesOf(opened.page)).filter(({ role }) => role === 'link').map(({ name }) => name)
  expect(names.filter((name) => NAMES.includes(name))).toEqual(NAMES)
  const hrefs = await opened.page
    .locator('.run ul:first-child a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  expect(hrefs).toEqual(
    [
      'borowska.zapisano.localhost',
      'dobrybrzeg.obecni.localhost',
      'pamiec.zapisano.localhost',
      'trzymosty.zapisano.localhost',
      'cantabile.obecni.localhost',
      'wilki.zapisano.localhost',
      'podlipa.obecni.localhost',
      'szprycha.zapisano.localhost',
      'swiatlo.obecni.localhost',
    ].map(server.address),
  )
})

test('it fills a screen that is wider than all its names', async () => {
  await using opened = await openDesktop(browser, { viewport: { width: 3200, height: 900 } })
  const { page } = opened
  await page.goto(address)
  // Just before it starts again, its end is as far to the left as it ever gets.
  const right = await page.locator('.run').evaluate((run) => {
    for (const animation of run.getAnimations()) {
      animation.pause()
      animation.currentTime = 69_900
    }
    const last = run.querySelector('.copy li:last-child')
    return last?.getBoundingClientRect().right ?? 0
  })
  expect(right).toBeGreaterThan(3200 * 0.9)
})

test('it stops under the mouse and goes on without it', async () => {
  await using opened = await openDesktop(browser)
  const { page } = opened
  await page.goto(address)
  expect(await moves(page)).toBe(true)
  const box = await page.locator('.belt').boundingBox()
  await page.mouse.move(640, (box?.y ?? 0) + 30)
  expect(await moves(page)).toBe(false)
  await page.mouse.move(640, 10)
  expect(await moves(page)).toBe(true)
})

test('it stops while a link of it has the focus, and shows that link', async () => {
  await using opened = await openDesktop(browser)
  const { page } = opened
  await page.goto(address)
  // By now the first of them have moved out to the left.
  await page.locator('.run').evaluate((run) => {
    for (const animation of run.getAnimations()) animation.currentTime = 40_000
  })
  await page.getByRole('button', { name: 'Zatrzymaj pasek' }).focus()
  for (const name of NAMES) {
    await page.keyboard.press('Tab')
    const focused = page.locator(':focus')
    expect((await focused.innerText()).replaceAll(/\s+/g, ' ')).toBe(name)
    const [left, right] = await focused.evaluate((link) => {
      const box = link.getBoundingClientRect()
      return [box.left, innerWidth - box.right]
    })
    expect(left).toBeGreaterThanOrEqual(0)
    expect(right).toBeGreaterThanOrEqual(0)
  }
  expect(await moves(page)).toBe(false)
  await page.keyboard.press('Tab')
  expect(await page.locator('.run :focus').count()).toBe(0)
  expect(await moves(page)).toBe(true)
  expect(await page.locator('.belt').evaluate((belt) => belt.scrollLeft)).toBe(0)
})

test('a button stops it and lets it go on', async () => {
  await using opened = await openPhone(browser)
  const { page } = opened
  await page.goto(address)
  const stop = page.getByRole('button', { name: 'Zatrzymaj pasek' })
  expect((await stop.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  await stop.tap()
  expect(await moves(page)).toBe(false)
  expect(await faultsOf(page)).toEqual([])
  await page.getByRole('button', { name: 'Uruchom pasek' }).tap()
  expect(await moves(page)).toBe(true)
  expect(await stop.isVisible()).toBe(true)
})

test.each([
  ['who wants no motion', { reducedMotion: 'reduce' }],
  ['a browser without script', { javaScriptEnabled: false }],
] as const)('for %s it stands still, wraps, and needs no button', async (_, options) => {
  await using opened = await openPhone(browser, options)
  const { page } = opened
  await page.goto(address)
  expect(await firstLink(page).isVisible()).toBe(true)
  expect(await moves(page)).toBe(false)
  expect(await page.locator('.copy').isVisible()).toBe(false)
  expect(await page.locator('.stop').isVisible()).toBe(false)
  const boxes = await Promise.all(
    (await page.locator('.run ul:first-child a').all()).map((link) => link.boundingBox()),
  )
  expect(boxes).toHaveLength(9)
  for (const box of boxes) {
    expect(box?.x).toBeGreaterThanOrEqual(0)
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(360)
  }
})
