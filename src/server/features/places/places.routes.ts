import {
  deleteHold as deleteContract,
  getHold as getContract,
  prolongHold as prolongContract,
  putHold as putContract,
} from '#contract/holds.ts'
import { Refusal } from '#server/http/refusal.ts'
import { siteRoute } from '#server/http/scopes.ts'
import { getHold, type Hold } from './get-hold.ts'
import { holdPlaces } from './hold-places.ts'
import { prolongHold } from './prolong-hold.ts'
import { releaseHold } from './release-hold.ts'

const view = ({ until, prolonged, mayProlong }: Hold) => ({
  until: until.toString(),
  mayProlong: Math.max(0, mayProlong - prolonged),
})

export const putHoldRoute = siteRoute(putContract, async ({ ctx, params, body, request }) =>
  view(await holdPlaces(ctx, { ...body, slug: params.slug, secret: params.hold, address: request.ip })),
)

export const getHoldRoute = siteRoute(getContract, async ({ ctx, params }) => {
  const hold = await getHold(ctx, params.hold)
  if (!hold) throw new Refusal('hold_gone')
  return view(hold)
})

export const prolongHoldRoute = siteRoute(prolongContract, async ({ ctx, params }) =>
  view(await prolongHold(ctx, params.hold)),
)

export const deleteHoldRoute = siteRoute(deleteContract, async ({ ctx, params }) => {
  await releaseHold(ctx, params.hold)
  return undefined
})
