import { makeCard as makeContract, openByPin as openContract } from '#contract/cards.ts'
import { mayEditRegistrations } from '#domain/access/rights.ts'
import { memberRoute, siteRoute } from '#server/http/scopes.ts'
import { makeCard } from './cards/make-card.ts'
import { openByPin } from './cards/open-by-pin.ts'

/** Printed cards of registrations, and the registrations that they open. */
export const cardRoutes = {
  makeCard: memberRoute(makeContract, mayEditRegistrations, ({ ctx, params }) => makeCard(ctx, params)),
  openByPin: siteRoute(openContract, async ({ ctx, body }) => ({ token: await openByPin(ctx, body) })),
}
