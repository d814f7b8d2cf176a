import type { FastifyReply, FastifyRequest } from 'fastify'
import type { LandingPage } from '#contract/pages.ts'
import { localOf } from '#domain/polish-time.ts'
import type { Ctx } from '#server/ctx.ts'
import { pathOf } from '#server/http/address.ts'
import { addressOf, brandView, type Face } from '#server/http/face.ts'
import { sendPage } from '#server/http/html.ts'
import type { Renderer } from '#server/http/renderer.ts'
import { DEMO_SITES } from './demo-sites.ts'
import { type DocumentFile, findDocument } from './documents.ts'

interface LandingRequest {
  readonly ctx: Ctx
  readonly face: Face
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  readonly renderer: Renderer
  /** Nothing lives at this address. */
  readonly missing: boolean
  /** Something of ours is broken (500) or away for a moment (503). */
  readonly failed?: 500 | 503
}

/** The brand's own pages: the landing page at `/`, and what is said when nothing lives at an address. */
export async function serveLanding(landing: LandingRequest): Promise<FastifyReply> {
  const { ctx, face, request, reply, renderer } = landing
  const brand = brandView(face.brand, ctx.config)
  if (landing.failed) {
    const page = await renderer.page('landing', { page: 'failed', brand })
    return sendPage(request, reply, ctx, page, landing.failed)
  }
  const document = landing.missing ? null : await findDocument(pathOf(request), face.brand)
  if (document) return sendDocument(reply, document)
  const isRoot = pathOf(request) === '/'
  if (landing.missing || !isRoot) {
    return sendPage(request, reply, ctx, await renderer.page('landing', { page: 'missing', brand }), 404)
  }
  const props: LandingPage = {
    page: 'landing',
    brand,
    year: localOf(ctx.now).year,
    demos: DEMO_SITES.map(({ host, name, title }) => ({ name, title, address: addressOf(host, ctx.config) })),
  }
  return sendPage(request, reply, ctx, await renderer.page('landing', props))
}

/** Kept for good by whoever has it: another text has another address. */
function sendDocument(reply: FastifyReply, { name, pdf }: DocumentFile): FastifyReply {
  return reply
    .type('application/pdf')
    .header('cache-control', 'public, max-age=31536000, immutable')
    .header('content-disposition', `inline; filename="${name}"`)
    .send(pdf)
}
