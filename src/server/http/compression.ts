import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyInstance, FastifyReply } from 'fastify'

/** Below this an answer fits into one packet anyway. */
const SMALLEST_BYTES = 1024
const TEXT = /^(text\/|application\/(problem\+)?json)/
// Pages are compressed at each request: the level at which another one costs more than it saves.
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }

const brotli = promisify(brotliCompress)
const ENCODERS = {
  br: (text: string) => brotli(text, BROTLI),
  gzip: (text: string) => promisify(gzip)(text),
}
const ENCODINGS = ['br', 'gzip'] as const

/**
 * Pages and JSON go out by brotli, or else gzip, to whoever takes it; files under /assets/ were compressed
 * when they were built. What an answer's length could betray (BREACH) is a secret beside a stranger's words:
 * ours are in cookies, and a site elsewhere cannot ask with them.
 */
export function registerCompression(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (typeof payload !== 'string' || !isWorthIt(payload, reply)) return payload
    reply.header('vary', 'accept-encoding')
    const encoding = chooseEncoding(request.headers['accept-encoding'])
    if (encoding === null) return payload
    reply.header('content-encoding', encoding).removeHeader('content-length')
    return await ENCODERS[encoding](payload)
  })
}

function isWorthIt(payload: string, reply: FastifyReply): boolean {
  return Buffer.byteLength(payload) >= SMALLEST_BYTES && TEXT.test(String(reply.getHeader('content-type')))
}

/** The best encoding that a request's Accept-Encoding allows; null: as it is. */
function chooseEncoding(accepted: string | string[] | undefined): (typeof ENCODINGS)[number] | null {
  const offers = [accepted ?? ''].flat().join(',').toLowerCase().split(',')
  const allowed = offers.filter((offer) => !/;\s*q=0(\.0*)?\s*$/.test(offer))
  const names = allowed.map((offer) => offer.split(';')[0]?.trim())
  return ENCODINGS.find((encoding) => names.includes(encoding)) ?? null
}
