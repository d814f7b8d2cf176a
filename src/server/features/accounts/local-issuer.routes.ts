import { issueLocalToken, listLocalPeople } from '#contract/panel.ts'
import type { LocalIssuer } from '#server/gateways/identity/port.ts'
import { Refusal } from '#server/http/refusal.ts'
import { openRoute, type Route } from '#server/http/route.ts'

/** Served only where the local issuer stands in for Google; `audience: development` guards them too. */
export function localIssuerRoutes(issuer: LocalIssuer | null): { people: Route; token: Route } {
  return {
    people: openRoute(listLocalPeople, async () => {
      if (!issuer) throw new Refusal('not_found')
      return {
        people: issuer.people.map(({ subject, name, email, note }) => ({ subject, name, email, note })),
      }
    }),
    token: openRoute(issueLocalToken, async ({ ctx, params }) => {
      const token = await issuer?.issue(params.subject, ctx.now)
      if (!token) throw new Refusal('not_found')
      return { token }
    }),
  }
}
