import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Ctx } from '#server/context/ctx.ts'
import { giveSession, SESSION_COOKIE } from '#server/http/cookies.ts'
import { comesFromBrand } from '#server/http/face.ts'
import { enterPanel } from './enter-panel.ts'

const query = z.object({ kod: z.string().min(1).max(100) })

interface EntranceRequest {
  readonly ctx: Ctx
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

/**
 * `/wejscie?kod=…` on the panel: a code from the wizard opens a session once, and the panel of the new account. A
 * code of another user must not sign anyone in: a link elsewhere leads only to the sign-in page.
 */
export async function serveEntrance({ ctx, request, reply }: EntranceRequest): Promise<FastifyReply> {
  reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer')
  const asked = query.safeParse(request.query)
  const isOurs = request.method === 'GET' && comesFromBrand(request.headers.referer, ctx.config)
  const userAgent = request.headers['user-agent'] ?? ''
  const entered = asked.success && isOurs ? await enterPanel(ctx, { code: asked.data.kod, userAgent }) : null
  if (entered === null) {
    return reply.redirect(request.cookies[SESSION_COOKIE] === undefined ? '/logowanie' : '/', 303)
  }
  giveSession(reply, entered.cookie, ctx.secrets)
  return reply.redirect(`/?konto=${entered.account}`, 303)
}
