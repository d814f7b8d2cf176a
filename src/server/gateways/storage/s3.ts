import { Readable } from 'node:stream'
import { AwsClient } from 'aws4fetch'
import type { StorageSettings } from '#server/base/config.ts'
import { sha256 } from '#server/base/secrets.ts'
import type { FileStorage } from './port.ts'
import { assertStorageKey } from './storage-key.ts'

/** A store that does not answer: the upload is refused, or the job tries again. */
const MILLISECONDS = 30_000

/**
 * Keeps files in a bucket of a store that speaks S3, by path-style addresses and AWS Signature V4. The signature covers
 * the content, so that the store refuses bytes that were changed on the way. The bucket must not be public.
 */
export function createS3Storage({ bucketUrl, region, keyId, secret }: StorageSettings): FileStorage {
  const client = new AwsClient({
    ...{ accessKeyId: keyId, secretAccessKey: secret },
    ...{ service: 's3', region, retries: 0 },
  })
  const ask = async (method: 'GET' | 'PUT' | 'DELETE', key: string, content?: Buffer) => {
    assertStorageKey(key)
    return client.fetch(`${bucketUrl}/${key}`, {
      method,
      headers: {
        'x-amz-content-sha256': sha256(content ?? '').toString('hex'),
        ...(content === undefined ? {} : { 'content-type': 'application/octet-stream' }),
      },
      ...(content === undefined ? {} : { body: new Uint8Array(content) }),
      signal: AbortSignal.timeout(MILLISECONDS),
      // A redirect would carry the bytes to where nobody has sent them.
      redirect: 'error',
    })
  }
  return {
    async put(key, content) {
      const answer = await ask('PUT', key, content)
      await discard(answer)
      if (!answer.ok) throw refused(answer)
    },
    async get(key) {
      const answer = await ask('GET', key)
      if (answer.ok && answer.body !== null) return { size: sizeOf(answer), content: streamOf(answer.body) }
      await discard(answer)
      if (answer.status === 404) return null
      throw refused(answer)
    },
    async delete(key) {
      const answer = await ask('DELETE', key)
      await discard(answer)
      if (!answer.ok && answer.status !== 404) throw refused(answer)
    },
  }
}

const sizeOf = (answer: Response) => Number(answer.headers.get('content-length'))

/** The two declarations of the web's stream differ; the value is the same. */
const streamOf = (body: ReadableStream<Uint8Array>) => Readable.from(body)

/** An answer that is not read would hold its connection. */
const discard = (answer: Response) => answer.arrayBuffer()

/** Without the answer's text: it may repeat what was signed. */
const refused = ({ status }: Response) => new Error(`The file storage has answered ${status}.`)
