import {
  getWaitingEntry as getContract,
  giveUpWaiting as giveUpContract,
  joinWaitingList as joinContract,
  listWaitingEntries as listContract,
  offerOutOfTurn as offerContract,
  removeWaitingEntry as removeContract,
} from '#contract/waiting-list.ts'
import { mayEditRegistrations, mayReadAllRegistrations } from '#domain/access/rights.ts'
import { memberRoute, siteRoute } from '#server/http/scopes.ts'
import { findWaitingEntryId } from './find-waiting-entry-id.ts'
import { getWaitingEntry } from './get-waiting-entry.ts'
import { giveUpWaiting } from './give-up-waiting.ts'
import { joinWaitingList } from './join-waiting-list.ts'
import { listWaitingEntries } from './list-waiting-entries.ts'
import { offerOutOfTurn } from './offer-out-of-turn.ts'
import { removeWaitingEntry } from './remove-waiting-entry.ts'
import { getWaitingToken } from './waiting-token.ts'

export const joinWaitingListRoute = siteRoute(joinContract, async ({ ctx, params, body, key }) => {
  const id = await joinWaitingList(ctx, { slug: params.slug, key, body })
  return { ...(await getWaitingEntry(ctx, id)), token: await getWaitingToken(ctx, id) }
})

export const getWaitingEntryRoute = siteRoute(getContract, async ({ ctx, params }) =>
  getWaitingEntry(ctx, await findWaitingEntryId(ctx, params.token)),
)

export const giveUpWaitingRoute = siteRoute(giveUpContract, async ({ ctx, params }) => {
  await giveUpWaiting(ctx, await findWaitingEntryId(ctx, params.token))
  return undefined
})

export const listWaitingEntriesRoute = memberRoute(
  listContract,
  mayReadAllRegistrations,
  ({ ctx, params, query }) => listWaitingEntries(ctx, { ...params, ...query }),
)

export const offerOutOfTurnRoute = memberRoute(
  offerContract,
  mayEditRegistrations,
  async ({ ctx, params, body }) => {
    const { until, size } = await offerOutOfTurn(ctx, { ...params, ...body })
    return { until: until.toString(), size }
  },
)

export const removeWaitingEntryRoute = memberRoute(
  removeContract,
  mayEditRegistrations,
  async ({ ctx, params }) => {
    await removeWaitingEntry(ctx, params)
    return undefined
  },
)
