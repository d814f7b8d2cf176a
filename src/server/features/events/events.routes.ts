import {
  importEvent as importContract,
  listEvents as listContract,
  publishEvent as publishContract,
} from '#contract/panel.ts'
import { getAvailability } from '#contract/site.ts'
import {
  exportEvent as exportContract,
  getEventDefinition,
  listEventVersions as listVersionsContract,
  patchEvent as patchContract,
} from '#contract/versions.ts'
import { mayEditEvents, mayReadEvents, mayReadMoney, mayReadRules } from '#domain/access/rights.ts'
import { holdsIn } from '#domain/access/scope.ts'
import { readPreviewSlug } from '#domain/event/preview-address.ts'
import { localOf } from '#domain/values/polish-time.ts'
import { memberRoute, siteRoute } from '#server/http/scopes.ts'
import { listEvents } from './list-events.ts'
import { getPreviewedEvent } from './preview/get-previewed-event.ts'
import { exportEvent } from './publishing/export-event.ts'
import { importEvent } from './publishing/import-event.ts'
import { listEventVersions } from './publishing/list-event-versions.ts'
import { patchEvent } from './publishing/patch-event.ts'
import { publishEvent } from './publishing/publish-event.ts'
import { getDefinition } from './selling/get-definition.ts'
import { getSellingEvent } from './selling/get-selling-event.ts'

export const getAvailabilityRoute = siteRoute(getAvailability, async ({ ctx, params }) => {
  const preview = readPreviewSlug(params.slug)
  const { event, now } =
    preview === null
      ? {
          event: await ctx.db.tenant(ctx.account, (tx) => getSellingEvent(tx, ctx, params.slug)),
          now: ctx.now,
        }
      : await getPreviewedEvent(ctx, preview)
  return {
    version: event.version,
    free: { ...event.places },
    now: localOf(now).toString({ smallestUnit: 'second' }),
  }
})

export const listEventsRoute = memberRoute(
  listContract,
  mayReadEvents,
  async ({ ctx, role, scope }) => {
    const events = await listEvents(ctx, { withMoney: mayReadMoney(role) })
    return { events: events.filter(({ id }) => holdsIn(scope, id)) }
  },
  { forLimited: true },
)

export const importEventRoute = memberRoute(importContract, mayEditEvents, ({ ctx, body }) =>
  importEvent(ctx, { slug: body.slug, definition: body.definition }),
)

export const publishEventRoute = memberRoute(publishContract, mayEditEvents, ({ ctx, params, body }) =>
  publishEvent(ctx, { eventId: params.eventId, ...body }),
)

export const listEventVersionsRoute = memberRoute(listVersionsContract, mayReadRules, ({ ctx, params }) =>
  listEventVersions(ctx, params.eventId),
)

export const getEventDefinitionRoute = memberRoute(getEventDefinition, mayReadRules, ({ ctx, params }) =>
  ctx.db.tenant(ctx.account, async (tx) => {
    const { eventId, version } = params
    const { document } = await getDefinition(tx, ctx, eventId, version)
    return { version, definition: document }
  }),
)

export const exportEventRoute = memberRoute(exportContract, mayReadRules, async ({ ctx, params, reply }) => {
  const file = await exportEvent(ctx, params)
  reply.header('content-disposition', `attachment; filename="${file.slug}.json"`)
  return file.definition
})

export const patchEventRoute = memberRoute(patchContract, mayEditEvents, ({ ctx, params, body }) =>
  patchEvent(ctx, { eventId: params.eventId, ...body }),
)
