import fastifyCookie from '@fastify/cookie'
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import { z } from 'zod'
import { REFUSALS } from '#contract/errors.ts'
import { isPanelSection } from '#contract/pages.ts'
import { type DevelopmentParts, routesOf } from './api-routes.ts'
import type { ConnectionTimeouts } from './base/connection-timeouts.ts'
import type { Rush } from './base/rush.ts'
import type { Ctx, TenantCtx } from './context/ctx.ts'
import { serveEntrance } from './features/accounts/entrance.routes.ts'
import { serveLocalPeople } from './features/accounts/local-issuer.routes.ts'
import { serveWayToPanel, serveWizard } from './features/accounts/wizard.routes.ts'
import { serveFormPage } from './features/form-page/form-page.routes.ts'
import { serveLanding } from './features/landing/landing.routes.ts'
import { serveMailbox } from './features/mailbox/mailbox.routes.ts'
import { serveFailedSite, serveSitePage } from './features/site/site-pages.routes.ts'
import { isOnReview } from './http/access.queries.ts'
import { pathOf, readableUrl } from './http/address.ts'
import { registerCompression } from './http/compression.ts'
import { limitConnections, requireOneHost } from './http/connections.ts'
import { type Face, faceOf } from './http/face.ts'
import { signInView } from './http/google-sign-in.ts'
import { protect, sendPage } from './http/html.ts'
import { registerJsonBody } from './http/json-body.ts'
import { noteRefusal } from './http/note-refusal.ts'
import { panelSources } from './http/panel-sources.ts'
import { Refusal } from './http/refusal.ts'
import type { Renderer } from './http/renderer.ts'
import { registerLines } from './http/request-queue.ts'
import { accountOfSite, registrantOf, siteOfHost } from './http/scopes.ts'
import { asRefusal, type MakeCtx, sendProblem, serveRoutes, setRetryAfter } from './http/serve.ts'
import { recallPublicPage, registerPublicPages } from './http/serve-public-page.ts'

/** What main passes besides the ctx: parts that only development has are null elsewhere. */
export interface AppParts extends DevelopmentParts {
  /** Proxies whose forwarded client address is trusted. */
  readonly trustedProxies: readonly string[]
  /** How many connections one address may have open at once; a trusted proxy has no limit. */
  readonly connectionsPerAddress: number
  readonly timeouts: ConnectionTimeouts
  readonly makeCtx: MakeCtx
  readonly renderer: Renderer
  /** Notified of every request that sends something. */
  readonly rush: Rush
  /** Additional faces for development, such as the test gateway's own pages. */
  readonly extend: (app: FastifyInstance) => void
}

const BODY_LIMIT = 1024 * 1024

/** Builds the web node as a value: main listens on it, tests inject requests into it. */
export async function createApp(parts: AppParts): Promise<FastifyInstance> {
  z.config(z.locales.pl())
  const app = fastify({
    logger: false,
    bodyLimit: BODY_LIMIT,
    ...parts.timeouts,
    trustProxy: parts.trustedProxies.length > 0 && [...parts.trustedProxies],
    forceCloseConnections: true,
    rewriteUrl: (request) => readableUrl(request.url ?? '/'),
  })
  limitConnections(app.server, parts)
  app.addHook('onRequest', requireOneHost)
  await app.register(fastifyCookie)
  registerPublicPages(app, parts.makeCtx)
  registerJsonBody(app)
  registerCompression(app)
  app.addHook('onRequest', async (request, reply) => protect(reply, parts.makeCtx(request)))
  // After everything a refusal needs: headers of every answer, and the cookies of a page.
  registerLines(app)
  app.addHook('onRequest', async ({ method }) => {
    if (method === 'POST') parts.rush.note()
  })
  app.setErrorHandler((error, request, reply) => answerError(parts, error, request, reply))
  await parts.renderer.registerAssets(app)
  serveRoutes(app, Object.values(routesOf(parts)), parts.makeCtx)
  parts.extend(app)
  app.setNotFoundHandler((request, reply) => servePage(parts, request, reply))
  return app
}

interface PageRequest {
  readonly ctx: Ctx
  readonly face: Face
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  readonly renderer: Renderer
}

/** Every address that is not an endpoint is a page of the face that the host names. */
async function servePage(
  parts: AppParts,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  if (request.url.startsWith('/v1/') || request.url.startsWith('/assets/')) throw new Refusal('not_found')
  if (request.method !== 'GET' && request.method !== 'HEAD') throw new Refusal('method_not_allowed')
  const ctx = parts.makeCtx(request)
  const face = faceOf(request.headers.host ?? '', ctx.config.brands)
  const page = { ctx, face, request, reply, renderer: parts.renderer }
  if (face.kind === 'panel') return servePanel(page)
  const recalled = await recallPublicPage(page)
  if (recalled !== null) return recalled
  if (face.kind === 'site') {
    const site = await siteOfHost({ ctx, face })
    if (site === undefined) {
      const isReview = await ctx.db.global((tx) => isOnReview(tx, face.host))
      return serveLanding({ ...page, missing: true, isReview })
    }
    const tenant: TenantCtx = { ...ctx, account: site.account, actor: registrantOf({ request }) }
    return serveSitePage({ ...page, ctx: tenant, leadsTo: site.leadsTo })
  }
  if (ctx.config.development && pathOf(request) === '/dev/form') return serveFormPage(page)
  if (parts.mailbox && request.url.startsWith('/dev/poczta'))
    return serveMailbox({ ...page, mailbox: parts.mailbox })
  const path = pathOf(request).replace(/(?<=.)\/$/, '')
  if (path === '/create') return serveWizard(page)
  if (path === '/create/panel') return serveWayToPanel(page)
  if (parts.localIssuer && path === '/dev/konto')
    return serveLocalPeople({ ...page, issuer: parts.localIssuer })
  return serveLanding({ ...page, missing: false })
}

/**
 * The browser distinguishes the pages of the panel; an address that can be none of them, or a file, does not exist.
 */
async function servePanel({ ctx, face, request, reply, renderer }: PageRequest): Promise<FastifyReply> {
  const path = pathOf(request)
  if (path === '/wejscie') return serveEntrance({ ctx, request, reply })
  const section = path.split('/')[1] ?? ''
  if (path.includes('.')) throw new Refusal('not_found')
  const entry = section === 'skaner' ? 'scanner' : 'panel'
  const status = entry === 'scanner' || isPanelSection(section) ? 200 : 404
  const shell = await renderer.shell(entry, face.brand.id, { signIn: signInView(ctx.config) })
  return sendPage(request, reply, ctx, shell, status, entry === 'panel' ? panelSources(ctx.config) : {})
}

/** A browser that requested a page gets one that explains the error; a program gets problem+json. */
async function answerError(parts: AppParts, error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const ctx = parts.makeCtx(request)
  const refusal = asRefusal(error)
  const { code } = refusal
  noteRefusal(ctx, request, code)
  const failed = code === 'crowded' || code === 'busy' || code === 'internal'
  const wantsPage = !request.url.startsWith('/v1/') && request.headers.accept?.includes('text/html')
  if (!wantsPage || !(failed || code === 'not_found')) return sendProblem(error, request, reply, ctx)
  if (failed && code !== 'crowded') ctx.log.error({ err: error, request: request.id }, 'page failed')
  setRetryAfter(reply, refusal)
  const face = faceOf(request.headers.host ?? '', ctx.config.brands)
  const page = { ctx, face, request, reply, renderer: parts.renderer }
  try {
    const own = code === 'internal' ? await failedSitePage(page) : null
    return (
      own ??
      (await serveLanding({ ...page, missing: !failed, ...(failed ? { failed: REFUSALS[code] } : {}) }))
    )
  } catch (again) {
    // The error page is broken too: no stack trace reaches the visitor.
    ctx.log.error({ err: again, request: request.id }, 'error page failed')
    return sendProblem(again, request, reply, ctx)
  }
}

/**
 * The organiser's error page with contact details; null where there is no organiser, or where it cannot be
 * determined.
 */
async function failedSitePage(page: PageRequest): Promise<FastifyReply | null> {
  const { ctx, face, request } = page
  try {
    const account = await accountOfSite({ ctx, face })
    if (account === undefined) return null
    return await serveFailedSite({ ...page, ctx: { ...ctx, account, actor: registrantOf({ request }) } })
  } catch (again) {
    ctx.log.error({ err: again, request: request.id }, 'error page of the site failed')
    return null
  }
}
