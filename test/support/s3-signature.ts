import { createHash, createHmac } from 'node:crypto'

/** A request as it came over the socket, for AWS Signature V4; header names in lower case. */
export interface SignedRequest {
  readonly method: string
  /** Path and query as written in the request line. */
  readonly url: string
  readonly headers: Readonly<Record<string, string | undefined>>
  readonly signedHeaders: readonly string[]
  readonly region: string
  /** '20130524T000000Z' */
  readonly moment: string
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()

/** Written by the documents of AWS, apart from what the product signs by; hexadecimal. */
export function signatureOf(request: SignedRequest, secret: string): string {
  const { method, url, headers, signedHeaders, region, moment } = request
  const [path = '', query = ''] = url.split('?')
  const canonical = [
    method,
    path,
    canonicalQuery(query),
    ...signedHeaders.map((name) => `${name}:${(headers[name] ?? '').trim().replace(/ +/g, ' ')}`),
    '',
    signedHeaders.join(';'),
    headers['x-amz-content-sha256'],
  ].join('\n')
  const day = moment.slice(0, 8)
  const scope = `${day}/${region}/s3/aws4_request`
  const key = [region, 's3', 'aws4_request'].reduce<Buffer>(hmac, hmac(`AWS4${secret}`, day))
  return hmac(key, ['AWS4-HMAC-SHA256', moment, scope, sha256(canonical)].join('\n')).toString('hex')
}

const canonicalQuery = (query: string) =>
  query
    .split('&')
    .filter((part) => part !== '')
    .map((part) => (part.includes('=') ? part : `${part}=`))
    .toSorted()
    .join('&')
