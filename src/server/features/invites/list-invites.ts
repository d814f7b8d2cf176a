import type { z } from 'zod'
import type { listInvites as contract } from '#contract/invites.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import { eventAddress } from './event-address.ts'
import { viewOf } from './invite.view.ts'
import { listOfList } from './invites.queries.ts'

const PAGE = 100

type Input = z.output<typeof contract.query> & { readonly eventId: string }

/** Invitations of a list, the newest first. @throws Refusal not_found */
export async function listInvites(
  ctx: TenantCtx,
  { eventId, list, state, search, after }: Input,
): Promise<z.input<typeof contract.output>> {
  return ctx.db.tenant(ctx.account, async (tx) => {
    const address = await eventAddress(tx, ctx, eventId)
    const rows = await listOfList(
      tx,
      { eventId, list },
      {
        limit: PAGE + 1,
        ...(state === undefined ? {} : { state }),
        ...(search === undefined ? {} : { search: search.trim() }),
        ...(after === undefined ? {} : { after }),
      },
    )
    const shown = rows.slice(0, PAGE)
    return {
      invites: shown.map((row) => viewOf(ctx, row, address)),
      next: rows.length > PAGE ? (shown.at(-1)?.inviteId ?? null) : null,
    }
  })
}
