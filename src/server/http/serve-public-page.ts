import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Ctx } from '#server/context/ctx.ts'
import { pathOf } from './address.ts'
import { type Face, hostOf } from './face.ts'
import { sendPage } from './html.ts'
import { pagesOf, type ReadPage } from './page-cache.ts'
import { sendPublicPage } from './public-page.ts'
import type { MakeCtx } from './serve.ts'

/** A request for a page of a face. */
interface PageRequest {
  readonly ctx: Ctx
  readonly face: Face
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

/**
 * Answers from memory before any other processing: no queue, no account, no database. A page that must be read again
 * takes the way of every request, so that the requests that wait for it wait in the queue.
 */
export function registerPublicPages(app: FastifyInstance, makeCtx: MakeCtx): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return done()
    const ctx = makeCtx(request)
    const page = pagesOf(ctx.db).fresh(`${hostOf(request.headers.host ?? '')} ${pathOf(request)}`, ctx)
    if (page === null) return done()
    sendPublicPage(request, reply, ctx, page)
  })
}

/** The cached page of this address, read again where its time is over; null when there is none. */
export async function recallPublicPage({ ctx, face, request, reply }: PageRequest) {
  const page = await pagesOf(ctx.db).current(pageAddress(face, pathOf(request)), ctx)
  return page === null ? null : sendPublicPage(request, reply, ctx, page)
}

/**
 * Serves a page that is the same for every visitor, and caches it. While pages are edited (hot reload) nothing is
 * cached.
 * @throws whatever `read` throws
 */
export async function servePublicPage(
  { ctx, face, request, reply }: PageRequest,
  read: ReadPage,
): Promise<FastifyReply> {
  if (ctx.config.hotReload) {
    const { render } = await read(ctx)
    return sendPage(request, reply, ctx, await render())
  }
  const page = await pagesOf(ctx.db).keep(pageAddress(face, pathOf(request)), ctx, read)
  return sendPublicPage(request, reply, ctx, page)
}

/** The cache key: whatever the query, the case of the host or doubled slashes, it is the same page. */
const pageAddress = (face: Face, path: string): string =>
  face.kind === 'site'
    ? `${face.host} /${path.split('/').filter(Boolean).join('/')}`
    : `${face.brand.domain} ${path}`
