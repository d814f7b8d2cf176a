import {
  importEvent as importContract,
  listEvents as listContract,
  publishEvent as publishContract,
} from '#contract/panel.ts'
import { getAvailability } from '#contract/site.ts'
import { getEventDefinition, listEventVersions as listVersionsContract } from '#contract/versions.ts'
import { mayEditEvents, mayReadEvents, mayReadMoney, mayReadRules } from '#domain/access/rights.ts'
import { memberRoute, siteRoute } from '#server/http/scopes.ts'
import { getDefinition } from './get-definition.ts'
import { getSellingEvent } from './get-selling-event.ts'
import { importEvent } from './import-event.ts'
import { listEventVersions } from './list-event-versions.ts'
import { listEvents } from './list-events.ts'
import { publishEvent } from './publish-event.ts'

export const getAvailabilityRoute = siteRoute(getAvailability, async ({ ctx, params }) => {
  const event = await ctx.db.tenant(ctx.account, (tx) => getSellingEvent(tx, ctx, params.slug))
  return { version: event.version, free: { ...event.places } }
})

export const listEventsRoute = memberRoute(listContract, mayReadEvents, async ({ ctx, role }) => ({
  events: await listEvents(ctx, { withMoney: mayReadMoney(role) }),
}))

export const importEventRoute = memberRoute(importContract, mayEditEvents, ({ ctx, body }) =>
  importEvent(ctx, { slug: body.slug, definition: body.definition }),
)

export const publishEventRoute = memberRoute(publishContract, mayEditEvents, ({ ctx, params, body }) =>
  publishEvent(ctx, { eventId: params.eventId, definition: body.definition }),
)

export const listEventVersionsRoute = memberRoute(listVersionsContract, mayReadRules, ({ ctx, params }) =>
  listEventVersions(ctx, params.eventId),
)

export const getEventDefinitionRoute = memberRoute(getEventDefinition, mayReadRules, ({ ctx, params }) =>
  ctx.db.tenant(ctx.account, async (tx) => {
    const { eventId, version } = params
    const { definition } = await getDefinition(tx, ctx, eventId, version)
    return { version, definition }
  }),
)
