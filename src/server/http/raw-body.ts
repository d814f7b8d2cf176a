import type { FastifyInstance } from 'fastify'

/** Bodies of any form as the bytes that came, for signatures; to be called in a scope of its own. */
export function registerRawBody(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
}
