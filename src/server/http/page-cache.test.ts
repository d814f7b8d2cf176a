import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConfig } from '#server/base/config.ts'
import { createSecrets } from '#server/base/secrets.ts'
import type { Ctx } from '#server/context/ctx.ts'
import { openDatabase } from '../db/database.ts'
import { createLocalIssuer } from '../gateways/identity/local-issuer.ts'
import { createSmtpGateway } from '../gateways/mail/smtp.ts'
import { createPageCache, type ReadPage } from './page-cache.ts'
import type { PublicPage } from './public-page.ts'
import { Refusal } from './refusal.ts'

/** Ten seconds into a minute. */
const START = Temporal.Instant.from('2026-05-04T10:00:10Z')
const ACCOUNT = 'c0ffee00-0000-4000-8000-000000000000'
const ADDRESS = 'borow.zapisano.localhost /rowery'

let base: Omit<Ctx, 'now'>
const logged: string[] = []

beforeAll(async () => {
  const gateways = {
    payments: [],
    mail: createSmtpGateway('smtp://127.0.0.1:9'),
    identity: await createLocalIssuer([]),
    storage: { put: async () => {}, get: async () => null, delete: async () => {} },
    domains: { lookUp: async () => null },
  }
  const log = { info() {}, warn() {}, error: (_: object, message: string) => void logged.push(message) }
  const db = openDatabase('postgres://127.0.0.1:9/none')
  base = { db, config: readConfig({}), secrets: createSecrets('a key'), gateways, log }
})
afterAll(() => base.db.close())

const at = (milliseconds: number): Ctx => ({ ...base, now: START.add({ milliseconds }) })
const textOf = (page: PublicPage | null) => page?.variants.identity.body.toString()

/** A page whose content is that of `shown` at the moment of reading. */
function source(shown: { text: string; fails?: Error | null }) {
  const counted = { reads: 0, renders: 0 }
  const read: ReadPage = async () => {
    counted.reads += 1
    const { text } = shown
    await new Promise(setImmediate)
    if (shown.fails) throw shown.fails
    const render = async () => {
      counted.renders += 1
      return { html: text, styleHashes: [] }
    }
    return { account: ACCOUNT, props: { text }, sendsChanges: false, render }
  }
  return { counted, read }
}

test('a page is read and rendered once however many requests come at the same time', async () => {
  const cache = createPageCache()
  const { counted, read } = source({ text: '7 miejsc' })
  const pages = await Promise.all(Array.from({ length: 100 }, () => cache.keep(ADDRESS, at(0), read)))
  expect(new Set(pages).size).toBe(1)
  const later = await Promise.all(Array.from({ length: 100 }, () => cache.current(ADDRESS, at(5_000))))
  expect(new Set(later).size).toBe(1)
  expect(counted).toEqual({ reads: 2, renders: 1 })
})

test('a page is served for less than a second after its reading began, and renewed in the background', async () => {
  const cache = createPageCache()
  const shown = { text: '7 miejsc' }
  const { counted, read } = source(shown)
  await cache.keep(ADDRESS, at(0), read)
  expect(textOf(cache.fresh(ADDRESS, at(499)))).toBe('7 miejsc')
  expect(counted.reads).toBe(1)
  shown.text = '6 miejsc'
  for (const moment of [500, 501, 999]) expect(textOf(cache.fresh(ADDRESS, at(moment)))).toBe('7 miejsc')
  expect(cache.fresh(ADDRESS, at(1_000))).toBeNull()
  expect(textOf(await cache.current(ADDRESS, at(1_000)))).toBe('6 miejsc')
  expect(counted).toEqual({ reads: 2, renders: 2 })
  // It was read at 500.
  expect(textOf(cache.fresh(ADDRESS, at(1_499)))).toBe('6 miejsc')
  expect(cache.fresh(ADDRESS, at(-1))).toBeNull()
})

test('no page is served past the minute in which it was read', async () => {
  const cache = createPageCache()
  await cache.keep(ADDRESS, at(49_900), source({ text: 'Zapisy otworzą się o 12.01' }).read)
  expect(cache.fresh(ADDRESS, at(49_999))).not.toBeNull()
  expect(cache.fresh(ADDRESS, at(50_000))).toBeNull()
})

test('a reading in progress when the account changed something is not cached', async () => {
  const cache = createPageCache()
  const shown = { text: 'wersja 1' }
  const { read } = source(shown)
  await cache.keep(ADDRESS, at(0), read)
  const before = cache.current(ADDRESS, at(1_000))
  shown.text = 'wersja 2'
  cache.expire(ACCOUNT)
  expect(cache.fresh(ADDRESS, at(1_001))).toBeNull()
  expect(textOf(await cache.current(ADDRESS, at(1_001)))).toBe('wersja 2')
  expect(textOf(await before)).toBe('wersja 1')
  expect(textOf(cache.fresh(ADDRESS, at(1_002)))).toBe('wersja 2')
})

test('a first reading that began before a change is not cached either', async () => {
  const cache = createPageCache()
  const shown = { text: 'wersja 1' }
  const { read } = source(shown)
  const before = cache.keep(ADDRESS, at(0), read)
  shown.text = 'wersja 2'
  cache.expire(ACCOUNT)
  await before
  expect(textOf(await cache.keep(ADDRESS, at(1), read))).toBe('wersja 2')
})

test('changes of one account leave the pages of others unchanged', async () => {
  const cache = createPageCache()
  await cache.keep(ADDRESS, at(0), source({ text: 'x' }).read)
  cache.expire('0ther000-0000-4000-8000-000000000000')
  expect(cache.fresh(ADDRESS, at(1))).not.toBeNull()
})

test('a page whose reading fails is served ten seconds at most, with two tries a second, and logged', async () => {
  const cache = createPageCache()
  const shown: { text: string; fails: Error | null } = { text: '7 miejsc', fails: null }
  const { counted, read } = source(shown)
  await cache.keep(ADDRESS, at(0), read)
  shown.fails = new Error('the database is away')
  logged.length = 0
  expect(textOf(await cache.current(ADDRESS, at(1_000)))).toBe('7 miejsc')
  expect(textOf(await cache.current(ADDRESS, at(1_499)))).toBe('7 miejsc')
  expect(counted.reads).toBe(2)
  expect(logged).toEqual(['page not renewed'])
  expect(textOf(await cache.current(ADDRESS, at(10_000)))).toBe('7 miejsc')
  await expect(cache.current(ADDRESS, at(10_001))).rejects.toThrow('the database is away')
  shown.fails = null
  expect(textOf(await cache.current(ADDRESS, at(12_000)))).toBe('7 miejsc')
})

test('a page that is gone is no longer cached, and a missing one never is', async () => {
  const cache = createPageCache()
  const shown: { text: string; fails: Error | null } = { text: 'x', fails: null }
  const { read } = source(shown)
  await cache.keep(ADDRESS, at(0), read)
  shown.fails = new Refusal('not_found')
  expect(await cache.current(ADDRESS, at(1_000))).toBeNull()
  expect(cache.fresh(ADDRESS, at(1))).toBeNull()
  await expect(cache.keep(ADDRESS, at(0), read)).rejects.toThrow(Refusal)
  expect(await cache.current(ADDRESS, at(0))).toBeNull()
})

test('pages take no more memory than allowed: the least recently read one is dropped first', async () => {
  const cache = createPageCache(3_000)
  const { read } = source({ text: 'x'.repeat(1_200) })
  await cache.keep('a', at(0), read)
  await cache.keep('b', at(0), read)
  await cache.current('a', at(1_000))
  await cache.keep('c', at(1_000), read)
  expect(await cache.current('b', at(1_001))).toBeNull()
  for (const address of ['a', 'c']) expect(await cache.current(address, at(1_001))).not.toBeNull()
})

test('every encoding of a page is the same page, with a tag of its own', async () => {
  const text = 'Zażółć gęślą jaźń. '.repeat(200)
  const { variants } = await createPageCache().keep(ADDRESS, at(0), source({ text }).read)
  const bytes = ({ body }: { body: string }) => Buffer.from(body, 'latin1')
  expect(brotliDecompressSync(bytes(variants.br)).toString()).toBe(text)
  expect(gunzipSync(bytes(variants.gzip)).toString()).toBe(text)
  expect(bytes(variants.identity).toString()).toBe(text)
  const tags = Object.values(variants).map(({ etag }) => etag)
  expect(new Set(tags).size).toBe(3)
  for (const tag of tags) expect(tag).toMatch(/^"[\w-]+"$/)
})
