import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { launchBrowser, openDesktop, openPhone } from '#test/support/browser.ts'
import { upcomingKielce } from '#test/support/kielce.ts'
import { seedAccount, seedEvent } from '#test/support/seed.ts'
import { startTestServer, type TestServer } from '#test/support/server.ts'
import { faultsOf } from './axe.ts'
import { rolesOf } from './roles.ts'

/** The landing page of both brands, on a phone and on a desktop. */

let server: TestServer
let browser: Browser

beforeAll(async () => {
  server = await startTestServer()
  const { account } = await seedAccount(server.databaseUrl, { subdomain: 'borowska' })
  await seedEvent(server.databaseUrl, account, {
    slug: 'pielgrzymka',
    definition: await upcomingKielce(),
  })
  browser = await launchBrowser()
})

afterAll(async () => {
  await browser?.close()
  await server?.[Symbol.asyncDispose]()
})

const SCREENS = { phone: openPhone, desktop: openDesktop }

async function open(
  host: string,
  screen: keyof typeof SCREENS = 'desktop',
  options: BrowserContextOptions = {},
) {
  const opened = await SCREENS[screen](browser, options)
  await opened.page.goto(server.address(host))
  return opened
}

const hrefOf = (page: Page, name: string) => page.getByRole('link', { name }).first().getAttribute('href')

describe.each([
  ['zapisano.localhost', 'zapisano.localhost', 'Zapisano', 'Obecni', 'obecni.localhost'],
  ['obecni.localhost', 'obecni.localhost', 'Obecni', 'Zapisano', 'zapisano.localhost'],
  ['localhost', 'obecni.localhost', 'Obecni', 'Zapisano', 'zapisano.localhost'],
])('%s', (host, domain, name, sister, sisterDomain) => {
  test('shows its brand', async () => {
    await using opened = await open(host)
    const { page } = opened
    expect(await page.title()).toBe(`${name}: zapisy na wydarzenia`)
    expect(await page.locator('header').getByRole('link', { name, exact: true }).isVisible()).toBe(true)
    expect(await hrefOf(page, `kontakt@${domain}`)).toBe(`mailto:kontakt@${domain}`)
    expect(await hrefOf(page, 'Napisz')).toBe(`mailto:kontakt@${domain}`)
    expect(await page.locator('footer').innerText()).toContain(domain)
    expect(await hrefOf(page, sister)).toBe(server.address(sisterDomain))
  })

  test('opens the panel of its domain in a new tab', async () => {
    await using opened = await open(host, 'phone')
    const { page, context } = opened
    const [panel] = await Promise.all([
      context.waitForEvent('page'),
      page.getByRole('link', { name: 'Panel (otwiera nową kartę)' }).click(),
    ])
    await panel.waitForLoadState()
    expect(panel.url()).toBe(`${server.address(`panel.${domain}`)}/`)
  })
})

describe.each(['phone', 'desktop'] as const)('on a %s', (screen) => {
  test.each(['zapisano.localhost', 'obecni.localhost'])('%s has no faults and fits', async (host) => {
    await using opened = await open(host, screen)
    const { page } = opened
    expect(await faultsOf(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
  })

  test.each(['Opłaty', 'Demo', 'Kontakt'])('the menu scrolls to %s', async (section) => {
    await using opened = await open('zapisano.localhost', screen)
    const { page } = opened
    const link = page.getByRole('navigation', { name: 'Sekcje strony' }).getByRole('link', { name: section })
    expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44)
    await link.click()
    const heading = page.getByRole('heading', { name: section, exact: true })
    const top = await heading.evaluate((element) => element.getBoundingClientRect().top / innerHeight)
    expect(top).toBeGreaterThanOrEqual(0)
    expect(top).toBeLessThan(1)
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(1000)
  })

  test('the features are one table, read down the first half and then the second', async () => {
    await using opened = await open('zapisano.localhost', screen)
    const { page } = opened
    const roles = await rolesOf(page)
    expect(
      roles.filter(({ role, name }) => role === 'table' && name === 'Co dostajesz w cenie'),
    ).toHaveLength(1)
    expect(roles.filter(({ role }) => role === 'row')).toHaveLength(27)
    expect(roles.filter(({ role }) => role === 'columnheader').map(({ name }) => name)).toEqual([
      'Funkcja',
      'W cenie',
    ])
    const names = roles.filter(({ role }) => role === 'rowheader').map(({ name }) => name)
    expect(names).toHaveLength(26)
    expect([names[0], names[12], names[13], names[25]]).toEqual([
      'Płatności online: BLIK, karty, Apple Pay, Google Pay, szybkie przelewy',
      'Mailing i szablony wiadomości',
      'Raporty doręczeń',
      'Podłączenie własnej domeny za darmo',
    ])
    expect(roles.filter(({ role }) => role === 'cell').map(({ name }) => name)).toEqual(Array(26).fill('tak'))
    const tops = await page
      .locator('tbody tr')
      .evaluateAll((rows) => rows.map((row) => Math.round(row.getBoundingClientRect().top)))
    expect(tops[13] === tops[0]).toBe(screen === 'desktop')
  })
})

test('the demo form opens, ready to be filled in', async () => {
  await using opened = await open('obecni.localhost', 'phone')
  const { page } = opened
  await page.getByRole('link', { name: 'Otwórz formularz demo' }).click()
  await page.getByRole('heading', { name: 'Kto weźmie udział?' }).waitFor()
  expect(page.url()).toBe(`${server.address('borowska.zapisano.localhost')}/pielgrzymka/zapisy`)
})

test('accounts are made by the wizard, and by who writes', async () => {
  await using opened = await open('zapisano.localhost')
  const { page } = opened
  expect(await hrefOf(page, 'Stwórz konto')).toBe('/create')
  expect(await hrefOf(page, 'stworzyć konto samodzielnie')).toBe('/create')
  expect(await hrefOf(page, 'Zobacz demo')).toBe('#demo')
})

test('on a phone the sentence on the price is between the caption and the rows', async () => {
  await using opened = await open('zapisano.localhost', 'phone')
  const top = (selector: string) =>
    opened.page.locator(selector).evaluate((element) => element.getBoundingClientRect().top)
  const [caption, sentence, rows] = [
    await top('.feat h2'),
    await top('.feat .lede'),
    await top('.feat tbody'),
  ]
  expect(caption).toBeLessThan(sentence)
  expect(sentence).toBeLessThan(rows)
})

test('each link of the foot is large enough for a thumb', async () => {
  await using opened = await open('zapisano.localhost', 'phone')
  const heights = await opened.page
    .locator('footer a')
    .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().height))
  expect(heights.length).toBe(5)
  expect(heights.filter((height) => height < 44)).toEqual([])
})

test('text grows with the size that the reader has chosen', async () => {
  await using opened = await open('zapisano.localhost', 'phone')
  const { page } = opened
  const sizes = () =>
    page
      .locator('h1, h2, main p, main a, footer a')
      .evaluateAll((all) => all.map((element) => Number.parseFloat(getComputedStyle(element).fontSize)))
  const usual = await sizes()
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '125%'))
  const larger = await sizes()
  expect(usual.length).toBeGreaterThan(20)
  expect(larger.map((size, index) => size / (usual[index] ?? 0))).toEqual(
    usual.map(() => expect.closeTo(1.25, 2)),
  )
})

test('every link of the foot opens a new tab and says so', async () => {
  await using opened = await open('zapisano.localhost')
  const links = opened.page.locator('footer').getByRole('link')
  const described = await links.evaluateAll((all) =>
    all.map((link) => [link.textContent, link.getAttribute('target'), link.getAttribute('href')]),
  )
  expect(described).toEqual([
    ['Zapisano', null, '/'],
    ['Obecni (otwiera nową kartę)', '_blank', server.address('obecni.localhost')],
    ['Regulamin (otwiera nową kartę)', '_blank', expect.stringMatching(/^\/[\w-]{16,}\.pdf$/)],
    ['Polityka prywatności (otwiera nową kartę)', '_blank', expect.stringMatching(/^\/[\w-]{16,}\.pdf$/)],
    ['Facebook (otwiera nową kartę)', '_blank', 'https://www.facebook.com/zapisano.localhost'],
  ])
})

test('no other host is contacted, and the film is not loaded until it is played', async () => {
  for (const host of ['zapisano.localhost', 'obecni.localhost']) {
    await using opened = await SCREENS.phone(browser)
    const { page } = opened
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await page.goto(server.address(host))
    await page.getByText('Zrobione w').scrollIntoViewIfNeeded()
    await page.waitForLoadState('networkidle')
    expect(asked.length).toBeGreaterThan(5)
    expect(asked.filter((url) => !url.startsWith(`${server.address(host)}/`))).toEqual([])
    expect(asked.filter((url) => /\.(webm|mp4)$/.test(url))).toEqual([])
  }
})

test('the film plays when it is wanted, with captions', async () => {
  await using opened = await open('zapisano.localhost')
  const { page } = opened
  const video = page.locator('video')
  expect(await video.evaluate((film: HTMLVideoElement) => [film.autoplay, film.paused])).toEqual([
    false,
    true,
  ])
  await page.getByRole('link', { name: 'Odtwórz film' }).click()
  await page.waitForFunction(() => (document.querySelector('video')?.played.length ?? 0) > 0)
  expect(await video.isVisible()).toBe(true)
  expect(await video.evaluate((film) => document.activeElement === film)).toBe(true)
  const tracks = await video.evaluate((film: HTMLVideoElement) =>
    [...film.textTracks].map(({ kind, language, mode }) => [kind, language, mode]),
  )
  expect(tracks).toEqual([['captions', 'pl', 'showing']])
  const files = await page
    .locator('video, video :is(source, track)')
    .evaluateAll((all) =>
      Promise.all(
        all
          .map((file) => file.getAttribute('src') ?? file.getAttribute('poster') ?? '')
          .map(async (address) => [address.split('.').at(-1), (await fetch(address)).status]),
      ),
    )
  expect(files).toEqual([
    ['webp', 200],
    ['webm', 200],
    ['mp4', 200],
    ['vtt', 200],
  ])
})
