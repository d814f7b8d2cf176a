import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyInstance, FastifyReply } from 'fastify'

/** Below this an answer fits into one packet anyway. */
const SMALLEST_BYTES = 1024
const TEXT = /^(text\/|application\/(problem\+)?json)/
// Answers are compressed as they are made: the level above which compressing costs more than it saves.
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)
const ENCODINGS = ['br', 'gzip'] as const
export type Encoding = (typeof ENCODINGS)[number]
export const ENCODERS: Readonly<Record<Encoding, (text: string | Buffer) => Promise<Buffer>>> = {
  br: (text) => brotli(text, BROTLI),
  gzip: (text) => gzipped(text),
}

/**
 * Pages and JSON are compressed by brotli, or else gzip, for clients that accept it; files under /assets/ were
 * compressed when they were built. The length of an answer can reveal (BREACH) a secret next to a stranger's words:
 * ours are in cookies, and another site cannot send requests with them.
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

/** Browsers send a handful of different headers, thousands of times a second. */
const chosen = new Map<string, Encoding | null>()
const MOST_CHOSEN = 100

/** The best encoding that a request's Accept-Encoding allows; null: as it is. */
export function chooseEncoding(accepted: string | string[] | undefined): Encoding | null {
  const line = Array.isArray(accepted) ? accepted.join(',') : (accepted ?? '')
  const known = chosen.get(line)
  if (known !== undefined) return known
  const encoding = bestOf(line)
  if (chosen.size >= MOST_CHOSEN) chosen.clear()
  chosen.set(line, encoding)
  return encoding
}

function bestOf(accepted: string): Encoding | null {
  const offers = accepted.toLowerCase().split(',')
  const allowed = offers.filter((offer) => !/;\s*q=0(\.0*)?\s*$/.test(offer))
  const names = allowed.map((offer) => offer.split(';')[0]?.trim())
  return ENCODINGS.find((encoding) => names.includes(encoding)) ?? null
}
