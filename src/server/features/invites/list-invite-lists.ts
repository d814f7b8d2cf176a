import type { z } from 'zod'
import type { listInviteLists as contract } from '#contract/invites.ts'
import { INVITE_STATES } from '#domain/invites/invite-state.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import { assertEvent } from '#server/features/events/selling/assert-event.ts'
import { loadLists } from './invite-lists.ts'
import { countInvites } from './invites.queries.ts'

/** The lists of an event, each counted by state. @throws Refusal not_found */
export async function listInviteLists(
  ctx: TenantCtx,
  eventId: string,
): Promise<z.input<typeof contract.output>> {
  return ctx.db.tenant(ctx.account, async (tx) => {
    await assertEvent(tx, eventId)
    const { published, lists } = await loadLists(tx, ctx, eventId)
    const counted = await countInvites(tx, eventId)
    return {
      lists: lists.map(({ terms, ...list }) => {
        const own = counted.filter(({ pool }) => pool === list.id)
        const sum = (rows: typeof own) => rows.reduce((all, { count }) => all + count, 0)
        return {
          ...list,
          terms: [...terms],
          counts: {
            all: sum(own),
            ...Object.fromEntries(
              INVITE_STATES.map((state) => [state, sum(own.filter((row) => row.state === state))]),
            ),
          },
          sending: sum(own.filter(({ mail }) => mail === 'queued')),
          withheld: sum(own.filter(({ mail }) => mail === 'withheld')),
        }
      }),
      isOnSite: published !== null && published.calledOffBecause === null && !published.isArchived,
    }
  })
}
