import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { StorageSettings } from '#server/base/config.ts'
import { signatureOf } from './s3-signature.ts'

const SKEW_MILLISECONDS = 15 * 60 * 1000

/** What the store refuses, by the code of its answer. */
class Refused extends Error {
  readonly status: number
  constructor(status: number, code: string) {
    super(code)
    this.status = status
  }
}

/**
 * A store on a socket that speaks S3 as far as the product does: one bucket, path-style. It checks the signature, what
 * it covers, its time and the content, and refuses as the real one does. `next` replaces the answers to come.
 */
export async function startS3Server() {
  const objects = new Map<string, Buffer>()
  const next: (number | 'hang' | 'cut')[] = []
  const settings = { region: 'eu-central-1', keyId: 'AKIAIOSFODNN7EXAMPLE', secret: 'wJalrXUtnFEMI/K7MDENG' }
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part)
    const body = Buffer.concat(parts)
    const planned = next.shift()
    if (planned === 'hang') return
    if (planned === 'cut') {
      response.writeHead(200, { 'content-length': '1000' })
      return response.write('half', () => response.destroy())
    }
    if (planned !== undefined) return response.writeHead(planned).end('<Error/>')
    try {
      check(request, body, settings)
      const key = keyOf(request.url ?? '')
      if (request.method === 'PUT') objects.set(key, body)
      else if (request.method === 'DELETE') objects.delete(key)
      else if (request.method !== 'GET') throw new Refused(405, 'MethodNotAllowed')
      const found = objects.get(key)
      if (request.method === 'GET' && found === undefined) throw new Refused(404, 'NoSuchKey')
      if (request.method === 'DELETE') return response.writeHead(204).end()
      if (request.method === 'PUT') return response.writeHead(200, { etag: '"x"' }).end()
      return response.writeHead(200, { 'content-length': String(found?.length) }).end(found)
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      return response.writeHead(error.status).end(`<Error><Code>${error.message}</Code></Error>`)
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : 0
  const bucketUrl = `http://127.0.0.1:${port}/zapisano`
  return {
    settings: { ...settings, bucketUrl } satisfies StorageSettings,
    objects,
    next,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

function keyOf(url: string): string {
  const [, bucket, ...key] = url.split('/')
  if (bucket !== 'zapisano') throw new Refused(404, 'NoSuchBucket')
  if (url.includes('?') || key.length !== 1 || key[0] === '') throw new Refused(403, 'AccessDenied')
  return key[0] ?? ''
}

const AUTHORIZATION =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/

function check(request: IncomingMessage, body: Buffer, known: Omit<StorageSettings, 'bucketUrl'>): void {
  const headers = Object.fromEntries(
    Object.entries(request.headers).map(([name, value]) => [name, [value].flat().join(',')]),
  )
  const [, keyId, day, region, names = '', signature] = AUTHORIZATION.exec(headers.authorization ?? '') ?? []
  if (signature === undefined || region === undefined) throw new Refused(403, 'AccessDenied')
  if (keyId !== known.keyId) throw new Refused(403, 'InvalidAccessKeyId')
  if (region !== known.region) throw new Refused(400, 'AuthorizationHeaderMalformed')
  const moment = headers['x-amz-date'] ?? ''
  const iso = moment.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z')
  if (!moment.startsWith(day ?? '-')) throw new Refused(403, 'AccessDenied')
  if (!(Math.abs(Date.now() - Date.parse(iso)) < SKEW_MILLISECONDS))
    throw new Refused(403, 'RequestTimeTooSkewed')
  const signedHeaders = names.split(';')
  const needed = ['host', ...Object.keys(headers).filter((name) => name.startsWith('x-amz-'))]
  if (needed.some((name) => !signedHeaders.includes(name))) throw new Refused(403, 'AccessDenied')
  const signed = {
    method: request.method ?? '',
    url: request.url ?? '',
    headers,
    signedHeaders,
    region,
    moment,
  }
  if (signatureOf(signed, known.secret) !== signature) throw new Refused(403, 'SignatureDoesNotMatch')
  const hash = createHash('sha256').update(body).digest('hex')
  if (headers['x-amz-content-sha256'] !== hash) throw new Refused(400, 'XAmzContentSHA256Mismatch')
  if (request.method === 'PUT' && headers['content-length'] === undefined)
    throw new Refused(411, 'MissingContentLength')
}
