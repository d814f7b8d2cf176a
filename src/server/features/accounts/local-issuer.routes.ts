import type { FastifyReply, FastifyRequest } from 'fastify'
import { issueLocalToken, listLocalPeople } from '#contract/local-issuer.ts'
import type { Ctx } from '#server/context/ctx.ts'
import type { LocalIssuer } from '#server/gateways/identity/port.ts'
import { signInNonce } from '#server/http/cookies.ts'
import { sendPage } from '#server/http/html.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { Renderer } from '#server/http/renderer.ts'
import { openRoute, type Route } from '#server/http/route.ts'

/** Served only where the local issuer replaces Google; `audience: development` guards them too. */
export function localIssuerRoutes(issuer: LocalIssuer | null): { people: Route; token: Route } {
  return {
    people: openRoute(listLocalPeople, async () => {
      if (!issuer) throw new Refusal('not_found')
      return { people: peopleOf(issuer) }
    }),
    token: openRoute(issueLocalToken, async ({ ctx, params, request }) => {
      const token = await issuer?.issue(params.subject, ctx.now, signInNonce(request, ctx.secrets))
      if (!token) throw new Refusal('not_found')
      return { token }
    }),
  }
}

interface PeopleRequest {
  readonly ctx: Ctx
  readonly issuer: LocalIssuer
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  readonly renderer: Renderer
}

/** The window of the local issuer, which the wizard opens where Google's would open. */
export async function serveLocalPeople(page: PeopleRequest): Promise<FastifyReply> {
  const { ctx, issuer, request, reply, renderer } = page
  const document = await renderer.page('dev', { page: 'people', people: peopleOf(issuer) })
  return sendPage(request, reply, ctx, document)
}

const peopleOf = ({ people }: LocalIssuer) =>
  people.map(({ subject, name, email, note }) => ({ subject, name, email, note }))
