import { randomInt } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Endpoint } from '#contract/endpoint.ts'
import { REFUSALS } from '#contract/errors.ts'
import type { Ctx } from '#server/context/ctx.ts'
import { databaseFault } from '../db/database-fault.ts'
import { isOwnRequest } from './cookies.ts'
import { type Face, faceOf } from './face.ts'
import { sendFile } from './file-answer.ts'
import { PublicFile, sendPublicFile } from './public-file.ts'
import { registerRawBody } from './raw-body.ts'
import { Refusal, toProblem } from './refusal.ts'
import type { Call, Route } from './route.ts'
import { drain, registerStreamedBody } from './streamed-body.ts'

/** Makes a request's ctx: the clock is read once for each request. */
export type MakeCtx = (request: FastifyRequest) => Ctx

/**
 * Serves a contract: each endpoint at its path, refused before its handler when it is not allowed. What gateways send
 * is taken as bytes, files are read as they come; all others send JSON.
 */
export function serveRoutes(app: FastifyInstance, routes: readonly Route[], makeCtx: MakeCtx): void {
  const byBody = Map.groupBy(routes, ({ endpoint }) => bodyOf(endpoint))
  serveEach(app, byBody.get('json') ?? [], makeCtx)
  app.register(async (scope) => {
    registerRawBody(scope)
    serveEach(scope, byBody.get('raw') ?? [], makeCtx)
  })
  app.register(async (scope) => {
    registerStreamedBody(scope)
    serveEach(scope, byBody.get('streamed') ?? [], makeCtx)
  })
}

function bodyOf({ audience, bytes }: Endpoint): 'raw' | 'streamed' | 'json' {
  if (audience === 'gateway') return 'raw'
  return bytes === 'body' ? 'streamed' : 'json'
}

function serveEach(app: FastifyInstance, routes: readonly Route[], makeCtx: MakeCtx): void {
  for (const route of routes) {
    const { endpoint } = route
    app.route({
      method: endpoint.method,
      url: endpoint.path,
      config: { readsBody: endpoint.bytes === 'body' },
      handler: async (request, reply) => {
        const ctx = makeCtx(request)
        const face = faceOf(request.headers.host ?? '', ctx.config.brands)
        const output = await answer(route, { ctx, face, request, reply })
        reply.code(endpoint.status).header('cache-control', 'no-store')
        if (endpoint.status === 204) return reply.send()
        if (output instanceof PublicFile) return sendPublicFile(reply, output)
        if (endpoint.bytes === 'answer') return sendFile(reply, output)
        return endpoint.audience === 'gateway' ? sendAsIs(reply, output) : endpoint.output.parse(output)
      },
    })
  }
}

async function answer(route: Route, call: Call): Promise<unknown> {
  const { endpoint } = route
  try {
    guard(endpoint, call.request, call.ctx, call.face)
    return await route.run(call)
  } catch (error) {
    if (endpoint.bytes === 'body') await drain(call.request)
    throw error
  }
}

const asIs = z.object({ type: z.string(), body: z.string() })

function sendAsIs(reply: FastifyReply, output: unknown): FastifyReply {
  const { type, body } = asIs.parse(output)
  return reply.type(type).send(body)
}

/** Machines that sign what they send carry no cookies and need no CSRF header (readings, 'CSRF'). */
function guard(endpoint: Endpoint, request: FastifyRequest, ctx: Ctx, face: Face): void {
  if (endpoint.audience === 'development' && !ctx.config.development) throw new Refusal('not_found')
  // Sessions live on our own panel hosts; an organiser's domain has no use for them.
  const ofPanel = endpoint.audience === 'session' || endpoint.audience === 'member'
  if (ofPanel && face.kind !== 'panel') throw new Refusal('not_found')
  const changes = endpoint.method !== 'GET'
  if (changes && endpoint.audience !== 'gateway' && !isOwnRequest(request, ctx.secrets))
    throw new Refusal('csrf')
}

/** Every refusal and every fault leaves as problem+json; a fault is logged and states only that it is ours. */
export function sendProblem(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
  ctx: Ctx,
): FastifyReply {
  const refusal = asRefusal(error)
  if (refusal.code === 'internal') ctx.log.error({ err: error, request: request.id }, 'request failed')
  else if (databaseFault(error) !== null) logFault(error, request, ctx)
  setRetryAfter(reply, refusal)
  return reply
    .code(REFUSALS[refusal.code])
    .type('application/problem+json; charset=utf-8')
    .header('cache-control', 'no-store')
    .send(JSON.stringify(toProblem(refusal, `urn:request:${request.id}`)))
}

/** Only the code and the message: the details of an error can contain what a row says of a person. */
function logFault(error: unknown, request: FastifyRequest, ctx: Ctx): void {
  const { message, code = null } = error as Error & { readonly code?: string }
  ctx.log.warn({ code, message, request: request.id }, 'refused for a fault of the database')
}

/**
 * What of an error may be disclosed: itself when it is a refusal, otherwise that the server is overloaded or at
 * fault.
 */
export function asRefusal(error: unknown): Refusal {
  if (error instanceof Refusal) return error
  if (!(error instanceof Error)) return new Refusal('internal')
  const code = 'code' in error ? String(error.code) : ''
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') return new Refusal('too_large')
  if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return new Refusal('unsupported_media')
  // A folder of the assets: it must not be listed, so it does not exist.
  if ('statusCode' in error && error.statusCode === 403) return new Refusal('not_found')
  if (code.startsWith('FST_ERR_CTP') || code === 'FST_ERR_BAD_URL') return new Refusal('invalid_input')
  const fault = databaseFault(error)
  if (fault === null) return new Refusal('internal')
  return new Refusal(fault === 'busy' ? 'crowded' : 'busy')
}

/** In seconds. Where unknown, random for each: requests refused together do not come back together. */
export function setRetryAfter(reply: FastifyReply, { code, details }: Refusal): void {
  const { retryAfter } = details
  if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter))
  else if (code === 'crowded' || code === 'busy') reply.header('retry-after', String(randomInt(2, 7)))
}
