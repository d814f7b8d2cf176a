import type { FastifyInstance } from 'fastify'
import { Refusal } from './refusal.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The body as it came, for signatures. */
    rawBody: string
  }
}

/**
 * JSON bodies, and no others: stored raw next to the parsed value, and refused here when they contain what PostgreSQL
 * cannot store (NUL, lone surrogates), so that no query fails on a typed text (architecture §6.1).
 */
export function registerJsonBody(app: FastifyInstance): void {
  app.decorateRequest('rawBody', '')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    request.rawBody = typeof body === 'string' ? body : body.toString('utf8')
    if (request.rawBody === '') return done(null, undefined)
    try {
      const value: unknown = JSON.parse(request.rawBody)
      if (mayBeUnstorable(request.rawBody) && !isStorable(value)) return done(new Refusal('invalid_input'))
      done(null, value)
    } catch {
      done(new Refusal('invalid_input'))
    }
  })
}

/**
 * JSON has no raw control characters: without an escape that names one, only a lone surrogate is left to look for.
 */
const mayBeUnstorable = (json: string) => json.includes('\\u') || !json.isWellFormed()

/** Whether PostgreSQL can store every text in a value. */
export function isStorable(value: unknown): boolean {
  if (typeof value === 'string') return value.isWellFormed() && !value.includes('\u0000')
  if (typeof value !== 'object' || value === null) return true
  return Object.entries(value).every(([key, inner]) => isStorable(key) && isStorable(inner))
}
