import { request } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { documentAddress } from '#server/features/landing/documents.ts'
import { Client } from '#test/support/client.ts'
import { startTestSite, type TestSite } from '#test/support/site.ts'

let site: TestSite

beforeAll(async () => {
  site = await startTestSite()
})
afterAll(() => site[Symbol.asyncDispose]())

const brand = (index: 0 | 1) => site.server.config.brands[index]
const open = (host: string, path: string, method = 'GET') =>
  new Client(site.server.port, host).call(path, { method, headers: { accept: 'text/html' } })

/** The bytes of an answer, which decoding as text would corrupt. */
function bytesOf(host: string, path: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const headers = { host: `${host}:${site.server.port}` }
    request({ host: '127.0.0.1', port: site.server.port, path, headers, agent: false }, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('end', () => resolve(Buffer.concat(parts)))
    })
      .on('error', reject)
      .end()
  })
}

test.each([
  ['terms', 'zapisano.localhost', 0, 'regulamin-zapisano.pdf'],
  ['privacy', 'www.zapisano.localhost', 0, 'polityka-prywatnosci-zapisano.pdf'],
  ['terms', 'obecni.localhost', 1, 'regulamin-obecni.pdf'],
  ['privacy', 'localhost', 1, 'polityka-prywatnosci-obecni.pdf'],
] as const)('%s on %s opens in the browser and is kept', async (kind, host, index, name) => {
  const path = documentAddress(kind, brand(index))
  for (const method of ['GET', 'HEAD']) {
    const answer = await open(host, path, method)
    expect(answer).toMatchObject({
      status: 200,
      headers: {
        'content-type': 'application/pdf',
        'cache-control': 'public, max-age=31536000, immutable',
        'content-disposition': `inline; filename="${name}"`,
        'x-content-type-options': 'nosniff',
      },
    })
    // A publicly cached answer carries no cookies.
    expect(answer.headers['set-cookie']).toBeUndefined()
    if (method === 'HEAD') expect(answer.text).toBe('')
  }
})

test('it is the whole file, the same every time', async () => {
  const path = documentAddress('terms', brand(0))
  const first = await bytesOf('zapisano.localhost', path)
  expect(first.subarray(0, 8).toString('latin1')).toBe('%PDF-1.7')
  expect(first.subarray(-8).toString('latin1')).toContain('%%EOF')
  expect(await bytesOf('zapisano.localhost', path)).toEqual(first)
})

test('an unknown address is a page that shows that nothing was found', async () => {
  const others = [`/${'0'.repeat(20)}.pdf`, '/regulamin.pdf', documentAddress('terms', brand(1))]
  for (const path of others) {
    expect(await open('zapisano.localhost', path), path).toMatchObject({
      status: 404,
      headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'private, no-cache' },
    })
  }
})

test("the documents of the platform are not on organisers' sites, nor on unknown hosts", async () => {
  for (const host of [site.host, 'nikt.zapisano.localhost', 'example.org']) {
    for (const index of [0, 1] as const) {
      const answer = await open(host, documentAddress('terms', brand(index)))
      expect(answer.status, host).toBe(404)
      expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
    }
  }
})
