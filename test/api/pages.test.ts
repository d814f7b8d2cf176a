import { readdir, readFile } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isPanelSection } from '#contract/pages.ts'
import { problemOf } from '#test/support/answers.ts'
import { Client, signIn } from '#test/support/client.ts'
import { pay } from '#test/support/gateway.ts'
import { kielceDefinition } from '#test/support/kielce.ts'
import { seedAccount } from '#test/support/seed.ts'
import type { Answer } from '#test/support/send.ts'
import { type Registered, register, startTestSite, type TestSite } from '#test/support/site.ts'

const TERMS = { name: 'Regulamin', body: 'Par. 1. Jedziemy razem.' }

let site: TestSite
let family: Registered

beforeAll(async () => {
  const definition = await kielceDefinition()
  const statement = { id: 'rules', version: 1, text: 'Znam regulamin.', required: true, document: TERMS }
  site = await startTestSite({ definition: { ...definition, statements: [statement] } })
  family = await register(site)
})
afterAll(() => site[Symbol.asyncDispose]())

const openOn = (host: string, path: string) => new Client(site.server.port, host).open(path)

const PREVIEW_FRAMES = /frame-src 'self'( http:\/\/\*\.(zapisano|obecni)\.localhost(:\d+)?)+;/

/** Headers of every page, and a document without inline scripts. */
function expectPage(page: Answer, status: number, kept = 'private, no-cache'): void {
  expect(page).toMatchObject({
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': kept,
      'x-content-type-options': 'nosniff',
      'referrer-policy': expect.stringMatching(/^(strict-origin-when-cross-origin|no-referrer)$/),
      'cross-origin-opener-policy': 'same-origin-allow-popups',
      'content-security-policy': expect.stringMatching(
        /^default-src 'none'; script-src 'self'; style-src 'self'/,
      ),
    },
  })
  expect(page.headers['content-security-policy']).toMatch(
    /form-action 'self'; base-uri 'none'; frame-ancestors 'none'$/,
  )
  // The panel shows the preview of a draft, which lies on the site of its organiser.
  const policy = String(page.headers['content-security-policy']).replace(PREVIEW_FRAMES, "frame-src 'self';")
  expect(policy).not.toMatch(/unsafe-eval|script-src [^;]*unsafe|https?:|\*/)
  for (const [, attributes] of page.text.matchAll(/<script([^>]*)>/g)) {
    expect(attributes).toMatch(/ src="\/assets\/| type="application\/(?:ld\+)?json"/)
  }
  expect(page.text).toMatch(/^<!doctype html>\n<html lang="pl"/)
  expect(page.text).not.toMatch(/ on[a-z]+="/)
}

const FOR_ALL = 'public, max-age=0, stale-while-revalidate=1'
/** Along with a CSRF token. */
const FOR_ONE = 'private, max-age=0, stale-while-revalidate=1'

test.each([
  ['borow.zapisano.localhost', '/', 'Konto borow', FOR_ONE],
  ['borow.zapisano.localhost', '/rowery', 'Rowerowa Pielgrzymka Diecezji Kieleckiej', FOR_ALL],
  ['borow.zapisano.localhost', '/rowery/', 'Rowerowa Pielgrzymka Diecezji Kieleckiej', FOR_ALL],
  ['borow.zapisano.localhost', '/rowery/zapisy', 'id="page"', FOR_ONE],
  ['borow.zapisano.localhost', '/rowery/zapisy?z=plakatu', 'id="page"', FOR_ONE],
  ['borow.zapisano.localhost', '/rowery/dokumenty/rules', TERMS.body, FOR_ALL],
  ['BOROW.Zapisano.localhost', '/', 'Konto borow', FOR_ONE],
  ['zapisano.localhost', '/', 'data-brand="zapisano"', FOR_ALL],
  ['www.zapisano.localhost', '/', 'data-brand="zapisano"', FOR_ALL],
  ['obecni.localhost', '/', 'data-brand="obecni"', FOR_ALL],
  ['localhost', '/', 'data-brand="obecni"', FOR_ALL],
  ['127.0.0.1', '/', 'data-brand="obecni"', FOR_ALL],
  ['panel.zapisano.localhost', '/', 'Panel organizatora'],
  ['panel.obecni.localhost', '/wydarzenia/cokolwiek', 'Panel organizatora'],
  ['panel.zapisano.localhost', '/skaner', 'Skaner biletów'],
  ['zapisano.localhost', '/dev/poczta', 'anna.kopec@example.org'],
])('%s%s is a page', async (host, path, text, kept = 'private, no-cache') => {
  if (path === '/dev/poczta') await pay(site, family)
  const page = await openOn(host, path)
  expectPage(page, 200, kept)
  expect(page.text).toContain(text)
})

test.each([
  ['borow.zapisano.localhost', '/kajaki'],
  ['borow.zapisano.localhost', '/rowery/zapisy/dalej'],
  ['borow.zapisano.localhost', '/rowery/dokumenty/nic'],
  ['borow.zapisano.localhost', '/rowery/dokumenty'],
  ['borow.zapisano.localhost', `/zgloszenie/${'A'.repeat(43)}`],
  ['borow.zapisano.localhost', `/zgloszenie/${'A'.repeat(43)}/kalendarz.ics`],
  ['borow.zapisano.localhost', '/dev/poczta'],
  ['borow.obecni.localhost', '/'],
  ['nikt.zapisano.localhost', '/'],
  ['nikt.zapisano.localhost', '/rowery'],
  ['zapisano.localhost', '/rowery'],
  ['zapisano.localhost', '/dev/poczta/01a1fc46-0000-7000-8000-000000000000'],
  ['example.org', '/'],
  ['borow.zapisano.localhost.example.org', '/'],
])('%s%s is a page that shows that nothing was found', async (host, path) => {
  const page = await openOn(host, path)
  expectPage(page, 404, path.startsWith('/zgloszenie/') ? 'no-store' : undefined)
  if (host !== site.host) expect(page.text).not.toMatch(/borow\b|Konto borow|Kielec/)
  expect(page.text).not.toMatch(/ZG-|Kopeć|anna\.kopec/)
})

test("an organiser's own page shows that something is missing", async () => {
  expect((await openOn(site.host, '/kajaki')).text).toContain('Konto borow')
})

test("'Moje zgłoszenie' is for the holder of its link: not indexed, and its address goes nowhere", async () => {
  const page = await openOn(site.host, `/zgloszenie/${family.token}`)
  expectPage(page, 200, 'no-store')
  expect(page.headers['referrer-policy']).toBe('no-referrer')
  expect(page.text).toContain('<meta name="robots" content="noindex">')
  expect(page.text).toContain(family.number)
})

test('the link opens nothing on the site of another account, nor on another brand', async () => {
  const other = await seedAccount(site.server.databaseUrl, { subdomain: 'inny' })
  for (const host of [other.host, 'zapisano.localhost', 'panel.obecni.localhost']) {
    for (const path of [`/zgloszenie/${family.token}`, `/zgloszenie/${family.token}/kalendarz.ics`]) {
      const page = await openOn(host, path)
      expect(page.text, host).not.toMatch(/ZG-|Kopeć|BEGIN:VCALENDAR/)
      if (!host.startsWith('panel.')) expectPage(page, 404, host === other.host ? 'no-store' : undefined)
    }
  }
})

test('a registration has a calendar file', async () => {
  const calendar = await openOn(site.host, `/zgloszenie/${family.token}/kalendarz.ics`)
  expect(calendar).toMatchObject({
    status: 200,
    headers: { 'content-type': 'text/calendar; charset=utf-8', 'cache-control': 'no-store' },
  })
  expect(calendar.text).toMatch(/^BEGIN:VCALENDAR\r\n/)
  expect(calendar.text).toContain(`DESCRIPTION:${site.server.address(site.host)}/${site.slug}`)
})

test('typed text cannot break out of the data of a page', async () => {
  const page = await openOn(site.host, `/zgloszenie/${family.token}`)
  const [, data = ''] = /<script type="application\/json" id="page">(.*?)<\/script>/s.exec(page.text) ?? []
  expect(data).not.toContain('<')
  expect(JSON.parse(data)).toMatchObject({ registration: { number: family.number } })
})

test('pages and calls are compressed for clients that accept it', async () => {
  const visitor = new Client(site.server.port, site.host)
  const headers = { accept: 'text/html', 'accept-encoding': 'gzip, br' }
  for (const path of ['/rowery', '/rowery/zapisy', '/v1/openapi.json', '/nie-ma']) {
    const { 'content-encoding': encoding } = (await visitor.call(path, { headers })).headers
    expect([path, encoding]).toEqual([path, 'br'])
  }
})

test('assets are kept for a year; one that is not there is a refusal, and no page', async () => {
  const page = await openOn(site.host, '/rowery/zapisy')
  const [, script = ''] = /<script type="module" src="([^"]+)"/.exec(page.text) ?? []
  const asset = await openOn(site.host, script)
  expect(asset).toMatchObject({
    status: 200,
    headers: { 'cache-control': 'public, max-age=31536000, immutable', 'x-content-type-options': 'nosniff' },
  })
  for (const path of [
    '/assets/nothing.js',
    '/assets/',
    '/assets/../manifest.json',
    '/assets/%2e%2e/manifest.json',
  ]) {
    expect((await openOn(site.host, path)).status, path).toBe(404)
  }
})

test('HEAD answers as GET does, without the page', async () => {
  const head = await site.visitor.call('/rowery', { method: 'HEAD' })
  expect(head).toMatchObject({
    status: 200,
    text: '',
    headers: { 'content-type': 'text/html; charset=utf-8' },
  })
})

test('the panel gives the same shell to all visitors, without personal data', async () => {
  const danuta = await signIn(site.server.port, 'danuta-wrona')
  const [signedIn, stranger] = [
    await danuta.open(`/wydarzenia/${site.event}`),
    await openOn('panel.zapisano.localhost', '/'),
  ]
  expect(signedIn.text).toBe(stranger.text)
})

test.each(['/platforma', '/cokolwiek', '/wydarzeniadwa'])(
  'the panel answers %s with a page that shows that nothing was found',
  async (path) => {
    const page = await openOn('panel.zapisano.localhost', path)
    expectPage(page, 404)
    expect(page.text).toContain('Panel organizatora')
  },
)

test.each(['/manifest.webmanifest', '/sw.js', '/skaner/sw.js', '/favicon.ico'])(
  'a file that the panel does not have is not there: %s',
  async (path) => {
    expect((await openOn('panel.zapisano.localhost', path)).status).toBe(404)
  },
)

test('the server knows each section that the router of the panel has', async () => {
  const panel = new URL('../../src/web/panel/', import.meta.url)
  const files = (await readdir(panel)).filter((name) => /^rout.*\.tsx$|-routes\.tsx$/.test(name))
  const routes = await Promise.all(files.map((name) => readFile(new URL(name, panel), 'utf8')))
  const paths = routes
    .flatMap((file) => [...file.matchAll(/path: '\/([^'/$]*)/g)])
    .map(([, section]) => section ?? '')
  expect(paths).toEqual(expect.arrayContaining(['', 'logowanie', 'wydarzenia']))
  expect(paths.filter((section) => !isPanelSection(section))).toEqual([])
})

test('the site endpoints live on registration sites alone', async () => {
  const brand = new Client(site.server.port, 'zapisano.localhost')
  problemOf('not_found', await brand.call(`/v1/site/events/${site.slug}/availability`))
  problemOf('not_found', await brand.call(`/v1/site/registrations/${family.token}`))
})

test.each([
  ['zapisano.localhost', 'zapisano.localhost'],
  ['obecni.localhost', 'obecni.localhost'],
  ['localhost', 'obecni.localhost'],
])('search engines are led through %s', async (host, domain) => {
  const address = `http://${domain}:${site.server.port}`
  const robots = await openOn(host, '/robots.txt')
  expect(robots).toMatchObject({ status: 200, headers: { 'content-type': 'text/plain; charset=utf-8' } })
  expect(robots.text).toBe(
    `User-agent: *\nDisallow: /v1/\nDisallow: /dev/\n\nSitemap: ${address}/sitemap.xml\n`,
  )
  const sitemap = await openOn(host, '/sitemap.xml')
  expect(sitemap).toMatchObject({
    status: 200,
    headers: { 'content-type': 'application/xml; charset=utf-8' },
  })
  expect([...sitemap.text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, found]) => found)).toEqual([
    `${address}/`,
    `${address}/create`,
  ])
  expect((await openOn(host, '/')).text).toContain(`<link rel="canonical" href="${address}/">`)
})

test("the foot of a page that is not there names the brand's domain: the second for an unknown host", async () => {
  expect((await openOn('zapisano.localhost', '/nic')).text).toMatch(/© \d{4} zapisano\.localhost</)
  expect((await openOn('example.org', '/')).text).toMatch(/© \d{4} obecni\.localhost</)
})
