import type { z } from 'zod'
import type { getChange as contract } from '#contract/changes.ts'
import { freeOfAllotment, isAllotmentPool } from '#domain/capacity/allotment.ts'
import type { EventDefinition } from '#domain/event/definition.ts'
import { balanceOf } from '#domain/payment/balance.ts'
import { mayChange } from '#domain/registration/may-change.ts'
import { hideCode, hideSecrets } from '#domain/registration/secret-answers.ts'
import type { TenantCtx } from '#server/ctx.ts'
import { getFreePlaces } from '../events/get-free-places.ts'
import { linesView } from './lines.view.ts'
import { lockAgreed } from './lock-agreed.ts'
import { listLedger } from './registrations.queries.ts'

interface Changeable {
  /** The rules that were agreed to, whatever was published since; with all that nobody outside may see. */
  readonly definition: EventDefinition
  readonly agreed: z.output<typeof contract.output> | null
}

/**
 * What a change of a registration starts from; `agreed` is null when it cannot be changed now.
 * @throws Refusal not_found
 */
export async function getChange(ctx: TenantCtx, registrationId: string): Promise<Changeable> {
  return ctx.db.tenant(ctx.account, async (tx) => {
    const locked = await lockAgreed(tx, ctx, registrationId)
    if (!mayChange(locked)) return { definition: locked.definition, agreed: null }
    const { row, agreed, allotment, definition, entered } = locked
    const free = await getFreePlaces(tx, { eventId: row.eventId, holder: registrationId })
    const { paid } = balanceOf(await listLedger(tx, registrationId))
    return {
      definition,
      agreed: {
        revision: row.revision,
        draft: hideCode(hideSecrets(definition, agreed.draft)),
        lines: linesView(agreed.lines),
        total: agreed.total,
        paid,
        entered: [...entered],
        free: sharedOf(definition, allotment ? freeOfAllotment(free, allotment) : free),
      },
    }
  })
}

/** What was set aside for others, or is one person's limit, is nobody's business. */
function sharedOf(
  { pools }: EventDefinition,
  free: Readonly<Record<string, number>>,
): Record<string, number> {
  const own = new Set(pools.flatMap(({ id, per }) => (per === undefined ? [] : [id])))
  return Object.fromEntries(Object.entries(free).filter(([pool]) => !isAllotmentPool(pool) && !own.has(pool)))
}
