import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Ctx } from '#server/context/ctx.ts'
import { pathOf } from '#server/http/address.ts'
import { addressOf, type Face } from '#server/http/face.ts'
import { sendPage } from '#server/http/html.ts'
import type { ReadPage } from '#server/http/page-cache.ts'
import type { Renderer } from '#server/http/renderer.ts'
import { servePublicPage } from '#server/http/serve-public-page.ts'
import { type DocumentFile, findDocument } from './documents.ts'
import { landingView, plainView } from './landing.view.ts'
import { robots, sitemap } from './search-engines.ts'

interface LandingRequest {
  readonly ctx: Ctx
  readonly face: Face
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  readonly renderer: Renderer
  /** There is no page at this address. */
  readonly missing: boolean
  /** An organiser's site that has not been reviewed yet. */
  readonly isReview?: boolean
  /** Too many people at once (429), a fault of ours (500) or a temporary failure (503). */
  readonly failed?: 429 | 500 | 503
}

/** The brand's own pages: the landing page at `/`, and the page for unknown addresses. */
export async function serveLanding(landing: LandingRequest): Promise<FastifyReply> {
  const { ctx, face, request, reply } = landing
  if (landing.failed) {
    const page = landing.failed === 429 ? 'crowded' : 'failed'
    return send(landing, plainView(ctx, face.brand, page), landing.failed)
  }
  if (landing.isReview === true) return send(landing, plainView(ctx, face.brand, 'review'), 403)
  if (landing.missing) return send(landing, plainView(ctx, face.brand, 'missing'), 404)
  const address = addressOf(face.brand.domain, ctx.config)
  switch (pathOf(request)) {
    case '/':
      return servePublicPage(landing, readLanding(landing))
    case '/robots.txt':
      return reply.type('text/plain; charset=utf-8').send(robots(address))
    case '/sitemap.xml':
      return reply.type('application/xml; charset=utf-8').send(sitemap(address))
    default: {
      const document = await findDocument(pathOf(request), face.brand)
      return document
        ? sendDocument(reply, document)
        : send(landing, plainView(ctx, face.brand, 'missing'), 404)
    }
  }
}

/** What the landing page of a brand shows: the same for every visitor, and it sends nothing. */
const readLanding =
  ({ face, renderer }: Pick<LandingRequest, 'face' | 'renderer'>): ReadPage =>
  async (ctx) => {
    const props = landingView(ctx, face.brand)
    return { account: null, props, sendsChanges: false, render: () => renderer.page('landing', props) }
  }

async function send(
  { ctx, request, reply, renderer }: LandingRequest,
  page: ReturnType<typeof landingView>,
  status: number,
): Promise<FastifyReply> {
  return sendPage(request, reply, ctx, await renderer.page('landing', page), status)
}

/** Cached without an end: another text has another address. */
function sendDocument(reply: FastifyReply, { name, pdf }: DocumentFile): FastifyReply {
  return reply
    .type('application/pdf')
    .header('cache-control', 'public, max-age=31536000, immutable')
    .header('content-disposition', `inline; filename="${name}"`)
    .send(pdf)
}
