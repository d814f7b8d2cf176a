import type { FastifyReply, FastifyRequest } from 'fastify'
import type { CreatePage } from '#contract/pages.ts'
import type { Ctx } from '#server/context/ctx.ts'
import { TICKET_COOKIE } from '#server/http/cookies.ts'
import { brandView, type Face } from '#server/http/face.ts'
import { signInSources, signInView } from '#server/http/google-sign-in.ts'
import { sendPage } from '#server/http/html.ts'
import type { Renderer } from '#server/http/renderer.ts'
import { createHandOverCode } from './create-hand-over-code.ts'

interface WizardRequest {
  readonly ctx: Ctx
  readonly face: Face
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  readonly renderer: Renderer
}

/** `/create` on a brand: the wizard. Google's sources are named only where Google is used. */
export async function serveWizard({ ctx, face, request, reply, renderer }: WizardRequest) {
  const { config } = ctx
  const props: CreatePage = {
    page: 'create',
    brand: brandView(face.brand, config),
    domains: config.brands.map(({ domain }) => domain),
    signIn: signInView(config),
  }
  const page = await renderer.page('create', props)
  return sendPage(request, reply, ctx, page, 200, signInSources(config))
}

/**
 * `/create/panel` on a brand: leads the person who has just created an account to the panel of this brand, signed in,
 * and other visitors to the panel. The referrer stays: by it the panel sees that its visitor comes from here.
 */
export async function serveWayToPanel({ ctx, face, request, reply }: Omit<WizardRequest, 'renderer'>) {
  const { panelAddress } = brandView(face.brand, ctx.config)
  const ticket = request.method === 'GET' ? request.cookies[TICKET_COOKIE] : undefined
  const code = ticket === undefined ? null : await createHandOverCode(ctx, ticket)
  return reply
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'strict-origin')
    .redirect(code === null ? `${panelAddress}/` : `${panelAddress}/wejscie?kod=${code}`, 303)
}
