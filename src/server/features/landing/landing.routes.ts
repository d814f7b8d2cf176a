import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Ctx } from '#server/ctx.ts'
import { pathOf } from '#server/http/address.ts'
import { addressOf, type Face } from '#server/http/face.ts'
import { sendPage } from '#server/http/html.ts'
import type { Renderer } from '#server/http/renderer.ts'
import { type DocumentFile, findDocument } from './documents.ts'
import { landingView, plainView } from './landing.view.ts'
import { robots, sitemap } from './search-engines.ts'

interface LandingRequest {
  readonly ctx: Ctx
  readonly face: Face
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  readonly renderer: Renderer
  /** Nothing lives at this address. */
  readonly missing: boolean
  /** Too many people at once (429), something of ours is broken (500) or away for a moment (503). */
  readonly failed?: 429 | 500 | 503
}

/** The brand's own pages: the landing page at `/`, and what is said when nothing lives at an address. */
export async function serveLanding(landing: LandingRequest): Promise<FastifyReply> {
  const { ctx, face, request, reply } = landing
  if (landing.failed) {
    const page = landing.failed === 429 ? 'crowded' : 'failed'
    return send(landing, plainView(ctx, face.brand, page), landing.failed)
  }
  if (landing.missing) return send(landing, plainView(ctx, face.brand, 'missing'), 404)
  const address = addressOf(face.brand.domain, ctx.config)
  switch (pathOf(request)) {
    case '/':
      return send(landing, landingView(ctx, face.brand), 200)
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

async function send(
  { ctx, request, reply, renderer }: LandingRequest,
  page: ReturnType<typeof landingView>,
  status: number,
): Promise<FastifyReply> {
  return sendPage(request, reply, ctx, await renderer.page('landing', page), status)
}

/** Kept for good by whoever has it: another text has another address. */
function sendDocument(reply: FastifyReply, { name, pdf }: DocumentFile): FastifyReply {
  return reply
    .type('application/pdf')
    .header('cache-control', 'public, max-age=31536000, immutable')
    .header('content-disposition', `inline; filename="${name}"`)
    .send(pdf)
}
