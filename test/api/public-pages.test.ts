import { request } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { publishEvent } from '#contract/panel.ts'
import { choosePort } from '#server/db/embedded/port.ts'
import { startServer } from '#server/main.ts'
import { order, smallEvent } from '#test/races/small-event.ts'
import { outputOf } from '#test/support/answers.ts'
import { Client, signIn } from '#test/support/client.ts'
import { asOwner } from '#test/support/owner.ts'
import { seedAccount, seedEvent } from '#test/support/seed.ts'
import { register, startTestSite, type TestSite } from '#test/support/site.ts'

/** Public pages: rendered once, sent to all visitors, without personal data. */
const PUBLIC = ['/', '/rowery', '/rowery/zapisy']

/** After all that is published here. */
const VERSION = 4

let site: TestSite

beforeAll(async () => {
  site = await startTestSite({ definition: smallEvent({ pools: { event: 7 }, price: 0 }) })
})
afterAll(() => site[Symbol.asyncDispose]())

interface Got {
  readonly status: number
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly body: Buffer
}

/** A page as bytes. */
function get(path: string, headers: Record<string, string> = {}, method = 'GET', host = site.host) {
  return new Promise<Got>((resolve, reject) => {
    const { port } = site.server
    const all = { host: `${host}:${port}`, ...headers }
    const asked = request(
      { host: '127.0.0.1', port, method, path, headers: all, agent: false },
      (response) => {
        const parts: Buffer[] = []
        response.on('data', (part: Buffer) => parts.push(part)).on('error', reject)
        response.on('end', () => {
          const { statusCode = 0 } = response
          resolve({ status: statusCode, headers: response.headers, body: Buffer.concat(parts) })
        })
      },
    )
    asked.on('error', reject).end()
  })
}

const cookiesOf = ({ headers }: Got) => [headers['set-cookie'] ?? []].flat()

test.each(PUBLIC)('%s: two visitors get the same bytes, and neither sees data of the other', async (path) => {
  const [anna, jan] = [await get(path), await get(path)]
  expect(anna.body.equals(jan.body)).toBe(true)
  const given = [anna, jan].flatMap(cookiesOf).map((cookie) => /=([^;]+)/.exec(cookie)?.[1] ?? '')
  expect(new Set(given).size).toBe(given.length)
  for (const secret of given) expect(anna.body.includes(secret)).toBe(false)
  // An answer with cookies may be cached by that browser alone.
  for (const answer of [anna, jan])
    expect(String(answer.headers['cache-control']).startsWith('public')).toBe(cookiesOf(answer).length === 0)
})

test('the invitation and the landing page set no cookie, the form gives each browser its token once', async () => {
  expect(cookiesOf(await get('/rowery'))).toEqual([])
  expect(cookiesOf(await get('/', {}, 'GET', 'zapisano.localhost'))).toEqual([])
  const cookies = cookiesOf(await get('/rowery/zapisy'))
  expect(cookies.map((cookie) => cookie.split('=')[0])).toEqual(['__Host-visit', 'CSRF_TOKEN'])
  const cookie = cookies.map((each) => each.split(';')[0]).join('; ')
  expect(cookiesOf(await get('/rowery/zapisy', { cookie }))).toEqual([])
})

test('the same path is another page on the site of another account', async () => {
  const other = await seedAccount(site.server.databaseUrl, { subdomain: 'drugie' })
  const definition = { ...smallEvent({ pools: { event: 3 }, price: 0 }), title: 'Inny spływ' }
  await seedEvent(site.server.databaseUrl, other.account, { slug: 'rowery', definition })
  for (const path of PUBLIC) {
    const [here, there] = [await get(path), await get(path, {}, 'GET', other.host)]
    expect(here.body.toString()).not.toContain('drugie')
    expect(there.body.toString()).not.toContain('borow')
    expect(here.headers.etag).not.toBe(there.headers.etag)
  }
})

test.each(PUBLIC)('%s: whatever language a browser asks for, it is the one Polish page', async (path) => {
  const [polish, english] = [
    await get(path, { 'accept-language': 'pl' }),
    await get(path, { 'accept-language': 'en' }),
  ]
  expect(english.body.equals(polish.body)).toBe(true)
  expect(polish.body.toString()).toContain('<html lang="pl"')
})

test.each([...PUBLIC, '/rowery?z=plakatu'])('%s: every encoding is the same page', async (path) => {
  const plain = await get(path)
  expect(plain.headers['content-encoding']).toBeUndefined()
  for (const [encoding, decode] of [['br', brotliDecompressSync] as const, ['gzip', gunzipSync] as const]) {
    const packed = await get(path, { 'accept-encoding': encoding })
    expect(packed.headers).toMatchObject({ 'content-encoding': encoding, vary: 'accept-encoding' })
    expect(packed.headers['content-length']).toBe(String(packed.body.length))
    expect(decode(packed.body).equals(plain.body)).toBe(true)
    expect(packed.headers.etag).not.toBe(plain.headers.etag)
  }
  expect(plain.headers).toMatchObject({
    vary: 'accept-encoding',
    'content-length': String(plain.body.length),
  })
})

test.each(PUBLIC)('%s: HEAD has the headers of GET and no body', async (path) => {
  const [head, page] = [await get(path, {}, 'HEAD'), await get(path)]
  expect(head.body.length).toBe(0)
  for (const name of ['etag', 'content-length', 'content-type', 'content-security-policy', 'cache-control'])
    expect([name, head.headers[name]]).toEqual([name, page.headers[name]])
})

test('a client that has exactly these bytes gets 304, with every security header', async () => {
  const { headers } = await get('/rowery', { 'accept-encoding': 'br' })
  const etag = String(headers.etag)
  for (const tag of [etag, `"x", ${etag}`, `W/${etag}`, '*']) {
    const again = await get('/rowery', { 'accept-encoding': 'br', 'if-none-match': tag })
    expect([again.status, again.body.length]).toEqual([304, 0])
    for (const name of ['etag', 'vary', 'cache-control', 'content-security-policy', 'x-content-type-options'])
      expect([name, again.headers[name]]).toEqual([name, headers[name]])
  }
  for (const other of [{ 'if-none-match': etag }, { 'accept-encoding': 'br', 'if-none-match': '"x"' }])
    expect((await get('/rowery', other)).status).toBe(200)
})

test('the form answers 304 to a client that also has its token, and in full to others', async () => {
  const first = await get('/rowery/zapisy')
  const cookie = cookiesOf(first)
    .map((each) => each.split(';')[0])
    .join('; ')
  const tag = { 'if-none-match': String(first.headers.etag) }
  expect((await get('/rowery/zapisy', { ...tag, cookie })).status).toBe(304)
  const whole = await get('/rowery/zapisy', tag)
  expect([whole.status, cookiesOf(whole).length, whole.body.equals(first.body)]).toEqual([200, 2, true])
})

test('a query makes no page of its own: it is answered from memory while the database is down', async () => {
  const owner = new pg.Client(site.server.databaseUrl)
  await owner.connect()
  const askMany = async () => {
    await get('/rowery')
    await owner.query('BEGIN; LOCK TABLE capacity_pool IN ACCESS EXCLUSIVE MODE')
    const answers = await Promise.all(Array.from({ length: 20 }, (_, n) => get(`/rowery?n=${n}`)))
    await owner.query('ROLLBACK')
    return answers
  }
  try {
    // Once more where the second was over before all of them had asked.
    const answers = await vi.waitFor(async () => {
      const all = await askMany()
      expect(new Set(all.map(({ status }) => status))).toEqual(new Set([200]))
      return all
    }, 20_000)
    expect(new Set(answers.map(({ headers }) => headers.etag)).size).toBe(1)
  } finally {
    await owner.end()
  }
})

test('a new version is shown at once where it was published, and soon on another node', async () => {
  const { config, databaseUrl } = site.server
  const port = await choosePort(config.dataDir)
  await using _second = await startServer({
    ...config,
    port,
    databaseUrl,
    runs: { web: true, worker: false },
  })
  const there = new Client(port, site.host)
  const staff = await signIn(site.server.port, 'danuta-wrona')
  for (const version of [2, 3, VERSION]) {
    const title = `Spływ numer ${version}`
    await Promise.all(PUBLIC.flatMap((path) => [site.visitor.open(path), there.open(path)]))
    const definition = { ...smallEvent({ pools: { event: 7 }, price: 0 }), title }
    const asked = { params: { accountId: site.account, eventId: site.event }, body: { definition } }
    outputOf(publishEvent, await staff.ask(publishEvent, asked))
    for (const path of PUBLIC) expect((await site.visitor.open(path)).text, path).toContain(title)
    await vi.waitFor(async () => expect((await there.open('/rowery')).text).toContain(title), 5_000)
  }
})

test('free places are updated with a delay, and 304 ends when they change', async () => {
  const { headers } = await get('/rowery/zapisy')
  await register(site, { ...order(1, 1, 0), version: VERSION })
  await vi.waitFor(async () => {
    const page = await get('/rowery/zapisy')
    expect(page.headers.etag).not.toBe(headers.etag)
    expect(page.body.toString()).toContain('"free":{"event":6}')
  })
})

test('personal pages are never cached', async () => {
  const { token } = await register(site, { ...order(2, 1, 0), version: VERSION })
  for (const path of [`/zgloszenie/${token}`, `/zgloszenie/${token}/zmiana`]) {
    const page = await get(path)
    expect([page.status, page.headers['cache-control'], page.headers.etag]).toEqual([
      200,
      'no-store',
      undefined,
    ])
  }
})

test('while the database is broken, only pages that were read before are shown', async () => {
  await Promise.all(PUBLIC.map((path) => get(path)))
  await asOwner(site.server.databaseUrl, 'ALTER TABLE capacity_pool RENAME TO capacity_pool_away')
  try {
    // By then their second is over.
    await pause(1_100)
    for (const path of PUBLIC) expect([path, (await get(path)).status]).toEqual([path, 200])
    expect((await get('/inny')).status).toBe(404)
  } finally {
    await asOwner(site.server.databaseUrl, 'ALTER TABLE capacity_pool_away RENAME TO capacity_pool')
  }
})
