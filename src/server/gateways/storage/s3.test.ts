import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startS3Server } from '#test/support/s3-server.ts'
import { signatureOf } from '#test/support/s3-signature.ts'
import { newKey, storageContract } from '#test/support/storage-contract.ts'
import type { FileStorage } from './port.ts'
import { createS3Storage } from './s3.ts'

let store: Awaited<ReturnType<typeof startS3Server>>
let storage: FileStorage

beforeAll(async () => {
  store = await startS3Server()
  storage = createS3Storage(store.settings)
})
afterAll(() => store[Symbol.asyncDispose]())

storageContract(() => storage)

test.each([
  ['another secret', { secret: 'a guess' }, 403],
  ['another key', { keyId: 'AKIDEXAMPLE' }, 403],
  ['another region', { region: 'us-east-1' }, 400],
  ['another bucket', { bucketUrl: 'missing' }, 404],
])('%s is refused by the store, and is an error of the storage', async (_, wrong, status) => {
  const bucketUrl = store.settings.bucketUrl.replace('zapisano', 'inny')
  const settings = { ...store.settings, ...wrong, ...('bucketUrl' in wrong ? { bucketUrl } : {}) }
  const before = store.objects.size
  await expect(createS3Storage(settings).put(newKey(), Buffer.from('x'))).rejects.toThrow(
    `answered ${status}`,
  )
  expect(store.objects.size).toBe(before)
})

test.each([500, 503, 403])('an answer of %i to each call is an error, not a missing file', async (status) => {
  const key = newKey()
  await storage.put(key, Buffer.from('x'))
  store.next.push(status, status, status)
  await expect(storage.get(key)).rejects.toThrow(`answered ${status}`)
  await expect(storage.put(key, Buffer.from('y'))).rejects.toThrow(`answered ${status}`)
  await expect(storage.delete(key)).rejects.toThrow(`answered ${status}`)
  expect(store.objects.get(key)?.toString()).toBe('x')
})

test('a redirect is not followed', async () => {
  store.next.push(307)
  await expect(storage.put(newKey(), Buffer.from('x'))).rejects.toThrow()
})

test('an answer that breaks off is an error of the reader', async () => {
  store.next.push('cut')
  const stored = await storage.get(newKey())
  await expect(stored && buffer(stored.content)).rejects.toThrow()
})

/** From 'Authenticating Requests: Using the Authorization Header' of the documents of S3. */
describe('the signature that the test store expects is that of the published examples', () => {
  const EMPTY = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'
  const base = { host: 'examplebucket.s3.amazonaws.com', 'x-amz-date': '20130524T000000Z' }
  const put = {
    date: 'Fri, 24 May 2013 00:00:00 GMT',
    'x-amz-content-sha256': '44ce7dd67c959e0d3524ffac1771dfbba87d2b6b4b4e99e42034a8b803f8b072',
    'x-amz-storage-class': 'REDUCED_REDUNDANCY',
  }
  test.each([
    [
      'GET',
      '/test.txt',
      { range: 'bytes=0-9' },
      'f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
    ],
    ['PUT', '/test%24file.text', put, '98ad721746da40c64f1a55b78f14c238d841ea1380cd77a1b5971af0ece108bd'],
    ['GET', '/?lifecycle', {}, 'fea454ca298b7da1c68078a5d1bdbfbbe0d65c699e0f91ac7a200a0136783543'],
    ['GET', '/?max-keys=2&prefix=J', {}, '34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7'],
  ])('%s %s', (method, url, more, signature) => {
    const headers = { ...base, 'x-amz-content-sha256': EMPTY, ...more }
    const signedHeaders = Object.keys(headers).toSorted()
    const request = { method, url, headers, signedHeaders, region: 'us-east-1', moment: base['x-amz-date'] }
    expect(signatureOf(request, 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY')).toBe(signature)
  })
})
