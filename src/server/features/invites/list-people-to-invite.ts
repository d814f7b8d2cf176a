import type { z } from 'zod'
import type { listPeopleToInvite as contract } from '#contract/invites.ts'
import { holdsIn, type Scope } from '#domain/access/scope.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import { getPublishedEvent } from '#server/features/events/selling/get-published-event.ts'
import { Refusal } from '#server/http/refusal.ts'
import { listRegistrants } from './people-to-invite.queries.ts'

const MOST = 2_000

type Input = z.output<typeof contract.query> & { readonly scope: Scope }

/**
 * Registrants of another event of the account, each address once.
 * @throws Refusal not_found; forbidden where the role does not hold in that event
 */
export async function listPeopleToInvite(
  ctx: TenantCtx,
  { from, group, type, scope }: Input,
): Promise<z.input<typeof contract.output>> {
  if (!holdsIn(scope, from)) throw new Refusal('forbidden')
  return ctx.db.tenant(ctx.account, async (tx) => {
    const { definition } = await getPublishedEvent(tx, ctx, from)
    const people = await listRegistrants(tx, { eventId: from, group, type }, MOST + 1)
    const named = ({ id, name }: { readonly id: string; readonly name: string }) => ({ id, name })
    return {
      people: people.slice(0, MOST),
      groups: definition.groups.map(named),
      types: definition.types.map(named),
      more: people.length > MOST,
    }
  })
}
