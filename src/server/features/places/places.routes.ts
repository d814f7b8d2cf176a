import {
  deleteHold as deleteContract,
  getHold as getContract,
  prolongHold as prolongContract,
  putHold as putContract,
} from '#contract/holds.ts'
import {
  listHours as listHoursContract,
  listLimits as listLimitsContract,
  putAllotment as putAllotmentContract,
  putLimit as putLimitContract,
} from '#contract/limits.ts'
import { mayEditEvents, mayReadEvents } from '#domain/access/rights.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import { setLimitAtOnce } from '#server/features/events/drafts/set-limit-at-once.ts'
import { releaseHold } from '#server/features/waiting-list/release-hold.ts'
import { Refusal } from '#server/http/refusal.ts'
import { memberRoute, siteRoute } from '#server/http/scopes.ts'
import { getHold } from './claims/get-hold.ts'
import type { Hold } from './claims/hold.ts'
import { prolongHold } from './claims/prolong-hold.ts'
import { holdPlaces } from './holds/hold-places.ts'
import type { Allotment } from './limits/allotments.queries.ts'
import { listHours } from './limits/list-hours.ts'
import { type Limit, type LiveLimit, listLimits } from './limits/list-limits.ts'
import { setAside } from './limits/set-aside.ts'

const view = ({ now }: Pick<TenantCtx, 'now'>, { until, units, prolonged, mayProlong }: Hold) => ({
  until: until.toString(),
  secondsLeft: Math.max(0, Math.floor(now.until(until).total('seconds'))),
  units: { ...units },
  mayProlong: Math.max(0, mayProlong - prolonged),
})

export const putHoldRoute = siteRoute(putContract, async ({ ctx, params, body }) =>
  view(ctx, await holdPlaces(ctx, { ...body, slug: params.slug, secret: params.hold })),
)

export const getHoldRoute = siteRoute(getContract, async ({ ctx, params }) => {
  const hold = await getHold(ctx, params.hold)
  if (!hold) throw new Refusal('hold_gone')
  return view(ctx, hold)
})

export const prolongHoldRoute = siteRoute(prolongContract, async ({ ctx, params }) =>
  view(ctx, await prolongHold(ctx, params.hold)),
)

export const deleteHoldRoute = siteRoute(deleteContract, async ({ ctx, params }) => {
  await releaseHold(ctx, params.hold)
  return undefined
})

const limitView = ({ pool, name, capacity, taken, waiting, over }: Limit) => ({
  ...{ pool, name, capacity, taken, waiting, over },
})

const liveView = ({ held, offered, aside, subject, groups, ...limit }: LiveLimit) => ({
  ...limitView(limit),
  ...{ held, offered, aside, subject, groups },
})

const allotmentView = ({ slug, name, partOf, units, taken, aboveLimit }: Allotment) => ({
  ...{ slug, name, partOf, units, taken, aboveLimit },
  left: units - taken,
})

export const listLimitsRoute = memberRoute(listLimitsContract, mayReadEvents, async ({ ctx, params }) => {
  const { version, limits, allotments } = await listLimits(ctx, params.eventId)
  return { version, limits: limits.map(liveView), allotments: allotments.map(allotmentView) }
})

export const listHoursRoute = memberRoute(
  listHoursContract,
  mayReadEvents,
  async ({ ctx, params, query }) => {
    const { earlier, later, days } = await listHours(ctx, { ...params, ...query })
    const hoursView = ({ day, hours }: (typeof days)[number]) => ({
      day,
      hours: hours.map((hour) => ({ ...liveView(hour), time: hour.time })),
    })
    return { earlier, later, days: days.map(hoursView) }
  },
)

export const putLimitRoute = memberRoute(putLimitContract, mayEditEvents, async ({ ctx, params, body }) =>
  limitView(await setLimitAtOnce(ctx, { ...params, ...body })),
)

export const putAllotmentRoute = memberRoute(
  putAllotmentContract,
  mayEditEvents,
  async ({ ctx, params, body }) => allotmentView(await setAside(ctx, { ...params, ...body })),
)
