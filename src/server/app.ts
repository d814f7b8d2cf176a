import fastifyCookie from '@fastify/cookie'
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Api } from '#contract/api.ts'
import { REFUSALS } from '#contract/errors.ts'
import type { Ctx, TenantCtx } from './ctx.ts'
import {
  checkDomainRoute,
  createAccountRoute,
  createSessionRoute,
  deleteSessionRoute,
  getSessionRoute,
  identifyUserRoute,
} from './features/accounts/accounts.routes.ts'
import { serveEntrance } from './features/accounts/entrance.routes.ts'
import { localIssuerRoutes, serveLocalPeople } from './features/accounts/local-issuer.routes.ts'
import { serveWayToPanel, serveWizard } from './features/accounts/wizard.routes.ts'
import { createScanRoute, listScansRoute } from './features/check-in/check-in.routes.ts'
import {
  callOffEventRoute,
  exportEventRoute,
  getAvailabilityRoute,
  getCallOffRoute,
  getEventDefinitionRoute,
  importEventRoute,
  listEventsRoute,
  listEventVersionsRoute,
  patchEventRoute,
  publishEventRoute,
} from './features/events/events.routes.ts'
import { serveFormPage } from './features/form-page/form-page.routes.ts'
import { listJournalRoute } from './features/journal/journal.routes.ts'
import { serveLanding } from './features/landing/landing.routes.ts'
import { listCapturedMailRoute, serveMailbox } from './features/mailbox/mailbox.routes.ts'
import {
  getHealthRoute,
  getOpenApiRoute,
  listTroubledJobsRoute,
} from './features/operation/operation.routes.ts'
import { createPaymentRoute, testGatewayNoticeRoute } from './features/payments/payments.routes.ts'
import {
  listRefundProposalsRoute,
  listRefundsRoute,
  requestRefundRoute,
} from './features/payments/refunds.routes.ts'
import {
  deleteHoldRoute,
  getHoldRoute,
  listLimitsRoute,
  prolongHoldRoute,
  putAllotmentRoute,
  putHoldRoute,
  putLimitRoute,
} from './features/places/places.routes.ts'
import { getReconciliationRoute } from './features/reconciliation/reconciliation.routes.ts'
import {
  handOverPanelPlaceRoute,
  handOverPlaceRoute,
  previewHandOverRoute,
} from './features/registrations/hand-over.routes.ts'
import {
  approveRegistrationRoute,
  cancelPanelRegistrationRoute,
  cancelRegistrationRoute,
  changePanelRegistrationRoute,
  changeRegistrationRoute,
  createOfficeRegistrationRoute,
  createRegistrationRoute,
  getChangeRoute,
  getPanelRegistrationRoute,
  getRegistrationRoute,
  listRegistrationsRoute,
  previewCancellationRoute,
  previewChangeRoute,
  previewPanelCancellationRoute,
  quoteDraftRoute,
  refuseApprovalRoute,
} from './features/registrations/registrations.routes.ts'
import { serveFailedSite, serveSitePage } from './features/site/site-pages.routes.ts'
import {
  getWaitingEntryRoute,
  giveUpWaitingRoute,
  joinWaitingListRoute,
  listWaitingEntriesRoute,
  offerOutOfTurnRoute,
} from './features/waiting-list/waiting-list.routes.ts'
import type { LocalIssuer } from './gateways/identity/port.ts'
import type { Mailbox } from './gateways/mail/port.ts'
import { pathOf, readableUrl } from './http/address.ts'
import { registerCompression } from './http/compression.ts'
import { type Face, faceOf } from './http/face.ts'
import { signInSources, signInView } from './http/google-sign-in.ts'
import { protect, sendPage } from './http/html.ts'
import { registerJsonBody } from './http/json-body.ts'
import { registerLines } from './http/line.ts'
import { Refusal } from './http/refusal.ts'
import type { Renderer } from './http/renderer.ts'
import type { Route } from './http/route.ts'
import { accountOfSite, registrantOf } from './http/scopes.ts'
import { asRefusal, type MakeCtx, sendProblem, serveRoutes, tellWhenToAsk } from './http/serve.ts'

/** What main hands over besides the ctx: parts that only development has are null elsewhere. */
export interface AppParts {
  /** Proxies that are believed whom they ask for. */
  readonly trustedProxies: readonly string[]
  readonly makeCtx: MakeCtx
  readonly renderer: Renderer
  readonly localIssuer: LocalIssuer | null
  readonly mailbox: Mailbox | null
  /** More faces of development, such as the test gateway's own pages. */
  readonly extend: (app: FastifyInstance) => void
}

/** Which handler serves which endpoint of the contract; the compiler finds one that is missing. */
export function routesOf(parts: Pick<AppParts, 'localIssuer' | 'mailbox'>): Record<keyof Api, Route> {
  const local = localIssuerRoutes(parts.localIssuer)
  return {
    getHealth: getHealthRoute,
    getOpenApi: getOpenApiRoute,
    getAvailability: getAvailabilityRoute,
    putHold: putHoldRoute,
    getHold: getHoldRoute,
    prolongHold: prolongHoldRoute,
    deleteHold: deleteHoldRoute,
    quoteDraft: quoteDraftRoute,
    createRegistration: createRegistrationRoute,
    getRegistration: getRegistrationRoute,
    joinWaitingList: joinWaitingListRoute,
    getWaitingEntry: getWaitingEntryRoute,
    giveUpWaiting: giveUpWaitingRoute,
    getChange: getChangeRoute,
    previewChange: previewChangeRoute,
    changeRegistration: changeRegistrationRoute,
    previewHandOver: previewHandOverRoute,
    handOverPlace: handOverPlaceRoute,
    handOverPanelPlace: handOverPanelPlaceRoute,
    previewCancellation: previewCancellationRoute,
    cancelRegistration: cancelRegistrationRoute,
    createPayment: createPaymentRoute,
    testGatewayNotice: testGatewayNoticeRoute,
    checkDomain: checkDomainRoute,
    identifyUser: identifyUserRoute,
    createAccount: createAccountRoute,
    getSession: getSessionRoute,
    createSession: createSessionRoute,
    deleteSession: deleteSessionRoute,
    listEvents: listEventsRoute,
    importEvent: importEventRoute,
    publishEvent: publishEventRoute,
    listEventVersions: listEventVersionsRoute,
    getEventDefinition: getEventDefinitionRoute,
    exportEvent: exportEventRoute,
    patchEvent: patchEventRoute,
    getCallOff: getCallOffRoute,
    callOffEvent: callOffEventRoute,
    listLimits: listLimitsRoute,
    putLimit: putLimitRoute,
    putAllotment: putAllotmentRoute,
    listRegistrations: listRegistrationsRoute,
    createOfficeRegistration: createOfficeRegistrationRoute,
    getPanelRegistration: getPanelRegistrationRoute,
    listRefundProposals: listRefundProposalsRoute,
    requestRefund: requestRefundRoute,
    listRefunds: listRefundsRoute,
    listWaitingEntries: listWaitingEntriesRoute,
    offerOutOfTurn: offerOutOfTurnRoute,
    changePanelRegistration: changePanelRegistrationRoute,
    previewPanelCancellation: previewPanelCancellationRoute,
    cancelPanelRegistration: cancelPanelRegistrationRoute,
    approveRegistration: approveRegistrationRoute,
    refuseApproval: refuseApprovalRoute,
    createScan: createScanRoute,
    listScans: listScansRoute,
    listTroubledJobs: listTroubledJobsRoute,
    getReconciliation: getReconciliationRoute,
    listJournal: listJournalRoute,
    listCapturedMail: listCapturedMailRoute(parts.mailbox),
    listLocalPeople: local.people,
    issueLocalToken: local.token,
  }
}

const BODY_LIMIT = 1024 * 1024
/** A body that has not come by then is somebody's who does not mean to send it. */
const REQUEST_TIMEOUT_MS = 30_000

/** The whole web node as a value: built here, listened to in main, injected into in tests. */
export async function createApp(parts: AppParts): Promise<FastifyInstance> {
  z.config(z.locales.pl())
  const app = fastify({
    logger: false,
    bodyLimit: BODY_LIMIT,
    requestTimeout: REQUEST_TIMEOUT_MS,
    trustProxy: parts.trustedProxies.length > 0 && [...parts.trustedProxies],
    forceCloseConnections: true,
    rewriteUrl: (request) => readableUrl(request.url ?? '/'),
  })
  await app.register(fastifyCookie)
  registerJsonBody(app)
  registerCompression(app)
  app.addHook('onRequest', async (request, reply) => protect(reply, parts.makeCtx(request)))
  // After what a refusal needs: headers of every answer, and the cookies of a page.
  registerLines(app)
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

/** Every address that is no endpoint is a page of the face that the host names. */
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
  if (face.kind === 'site') {
    const account = await accountOfSite({ ctx, face })
    if (account === undefined) return serveLanding({ ...page, missing: true })
    const tenant: TenantCtx = { ...ctx, account, actor: registrantOf({ request }) }
    return serveSitePage({ ...page, ctx: tenant })
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

async function servePanel({ ctx, face, request, reply, renderer }: PageRequest): Promise<FastifyReply> {
  const path = pathOf(request)
  if (path === '/wejscie') return serveEntrance({ ctx, request, reply })
  const entry = path === '/skaner' || path.startsWith('/skaner/') ? 'scanner' : 'panel'
  const shell = await renderer.shell(entry, face.brand.id, { signIn: signInView(ctx.config) })
  return sendPage(request, reply, ctx, shell, 200, entry === 'panel' ? signInSources(ctx.config) : {})
}

/** A browser that wanted a page gets one that says what is wrong; a program gets problem+json. */
async function answerError(parts: AppParts, error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const ctx = parts.makeCtx(request)
  const refusal = asRefusal(error)
  const { code } = refusal
  const failed = code === 'crowded' || code === 'busy' || code === 'internal'
  const wantsPage = !request.url.startsWith('/v1/') && request.headers.accept?.includes('text/html')
  if (!wantsPage || !(failed || code === 'not_found')) return sendProblem(error, request, reply, ctx)
  if (failed && code !== 'crowded') ctx.log.error({ err: error, request: request.id }, 'page failed')
  tellWhenToAsk(reply, refusal)
  const face = faceOf(request.headers.host ?? '', ctx.config.brands)
  const page = { ctx, face, request, reply, renderer: parts.renderer }
  try {
    const own = code === 'internal' ? await failedSitePage(page) : null
    return (
      own ??
      (await serveLanding({ ...page, missing: !failed, ...(failed ? { failed: REFUSALS[code] } : {}) }))
    )
  } catch (again) {
    // The page that says so is broken too: no stack trace reaches anybody.
    ctx.log.error({ err: again, request: request.id }, 'error page failed')
    return sendProblem(again, request, reply, ctx)
  }
}

/** The organiser's page about a fault, with whom to ask; null where there is none, or where that cannot be told either. */
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
