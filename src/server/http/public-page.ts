import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '#server/base/config.ts'
import type { Ctx } from '#server/context/ctx.ts'
import { chooseEncoding, ENCODERS, type Encoding } from './compression.ts'
import { csrfCookies } from './cookies.ts'
import { contentPolicy, HTML, protectiveHeaders } from './html.ts'
import type { HtmlDocument } from './renderer.ts'

/**
 * A page that is the same for every visitor, ready to be sent: its bytes and headers contain nothing of a request.
 * What belongs to one person (the cookies of the form's page) is a header of that answer alone, which is then
 * `private`.
 */
export interface PublicPage {
  readonly variants: Readonly<Record<Encoding | 'identity', Variant>>
  /** Whether the page sends changes, for which a browser needs a CSRF token. */
  readonly sendsChanges: boolean
  /** Of all variants together. */
  readonly bytes: number
}

interface Variant {
  /**
   * Its bytes as latin1, one character each: Node sends a text and its head by one write, bytes by two, a quarter
   * dearer.
   */
  readonly body: string
  readonly etag: string
  /** Names and values, alternating. */
  readonly headers: readonly string[]
  /** Those of 304. */
  readonly unchanged: readonly string[]
}

type PageConfig = Pick<Config, 'development' | 'hotReload' | 'assetUrl'>

/** A cache asks again each time; one that has asked within the last second may answer while it asks. */
const REVALIDATED = 'max-age=0, stale-while-revalidate=1'

/** Compresses a document once for all later requests. */
export async function preparePage(
  document: HtmlDocument,
  config: PageConfig,
  sendsChanges: boolean,
): Promise<PublicPage> {
  const identity = Buffer.from(document.html)
  const [br, gzip] = await Promise.all([ENCODERS.br(identity), ENCODERS.gzip(identity)])
  const hash = createHash('sha256').update(identity).digest('base64url').slice(0, 27)
  const headers = {
    ...protectiveHeaders(config),
    'cache-control': `${sendsChanges ? 'private' : 'public'}, ${REVALIDATED}`,
    'content-security-policy': contentPolicy(document.styleHashes, config),
    vary: 'accept-encoding',
  }
  const variant = (body: Buffer, encoding?: Encoding): Variant => {
    // Strong: other bytes have another tag, so each encoding has its own.
    const etag = encoding === undefined ? `"${hash}"` : `"${hash}-${encoding}"`
    const unchanged = { ...headers, etag }
    const whole = {
      ...{ ...unchanged, 'content-type': HTML, 'content-length': String(body.length) },
      ...(encoding === undefined ? {} : { 'content-encoding': encoding }),
    }
    return {
      ...{ body: body.toString('latin1'), etag },
      unchanged: Object.entries(unchanged).flat(),
      headers: Object.entries(whole).flat(),
    }
  }
  return {
    variants: { identity: variant(identity), br: variant(br, 'br'), gzip: variant(gzip, 'gzip') },
    sendsChanges,
    bytes: identity.length + br.length + gzip.length,
  }
}

/**
 * Sends the page in the best accepted encoding, or 304 to a client that has exactly these bytes. Everything is known
 * before, so it is written without the framework's work for each answer (hooks, headers one by one).
 */
export function sendPublicPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { secrets }: Pick<Ctx, 'secrets'>,
  page: PublicPage,
): FastifyReply {
  const { body, etag, headers, unchanged } =
    page.variants[chooseEncoding(request.headers['accept-encoding']) ?? 'identity']
  const cookies = page.sendsChanges ? csrfCookies(request, secrets) : NONE
  const { raw } = reply.hijack()
  if (cookies.length > 0) {
    // A browser without a token gets the whole answer: not every cache takes cookies from a 304.
    raw
      .writeHead(200, [...headers, ...cookies.flatMap((cookie) => ['set-cookie', cookie])])
      .end(body, 'latin1')
  } else if (hasTag(request.headers['if-none-match'], etag)) {
    raw.writeHead(304, [...unchanged]).end()
  } else {
    raw.writeHead(200, [...headers]).end(body, 'latin1')
  }
  return reply
}

const NONE: readonly string[] = []

/** Compared weakly, as for GET (RFC 9110 §13.1.2): a proxy on the way may have weakened the tag. */
function hasTag(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false
  return ifNoneMatch.split(',').some((tag) => ['*', etag].includes(tag.trim().replace(/^W\//, '')))
}
