import type { z } from 'zod'
import type { getChange as contract } from '#contract/changes.ts'
import { freeOfAllotment, isAllotmentPool } from '#domain/capacity/allotment.ts'
import type { EventDefinition } from '#domain/event/definition.ts'
import { balanceOf } from '#domain/payment/balance.ts'
import { changeTerms } from '#domain/payment/change-terms.ts'
import { localOf } from '#domain/polish-time.ts'
import { mayChange, mayLeave } from '#domain/registration/may-change.ts'
import { hideCode, hideSecrets } from '#domain/registration/secret-answers.ts'
import type { TenantCtx } from '#server/ctx.ts'
import { getFreePlaces } from '../events/get-free-places.ts'
import { linesView } from './lines.view.ts'
import { type LockedAgreement, lockAgreed } from './lock-agreed.ts'
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
    const { row, agreed, allotment, definition, entered } = locked
    const terms = termsOf(ctx, locked)
    if (terms === null) return { definition, agreed: null }
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
        ...terms,
        free: sharedOf(definition, allotment ? freeOfAllotment(free, allotment) : free),
      },
    }
  })
}

type Terms = Pick<z.output<typeof contract.output>, 'within' | 'changesUntil'>

/** What may be changed of it now, and until when; null: nothing. */
function termsOf(ctx: TenantCtx, locked: LockedAgreement): Terms | null {
  const { agreed, compiled, row, isRefused } = locked
  if (!mayChange(locked)) {
    const someMayLeave = mayLeave(locked) && agreed.draft.people.length > 1
    return someMayLeave ? { within: 'leaving', changesUntil: null } : null
  }
  if (isRefused) return { within: 'all', changesUntil: null }
  const asked = { agreed, now: localOf(ctx.now), registeredAt: localOf(row.createdAt) }
  const { isOpen, until } = changeTerms(compiled, asked)
  return { within: isOpen ? 'all' : 'less', changesUntil: until }
}

/** What was set aside for others, or is one person's limit, is nobody's business. */
function sharedOf(
  { pools }: EventDefinition,
  free: Readonly<Record<string, number>>,
): Record<string, number> {
  const own = new Set(pools.flatMap(({ id, per }) => (per === undefined ? [] : [id])))
  return Object.fromEntries(Object.entries(free).filter(([pool]) => !isAllotmentPool(pool) && !own.has(pool)))
}
