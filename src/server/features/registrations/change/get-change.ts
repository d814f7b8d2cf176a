import type { z } from 'zod'
import type { getChange as contract } from '#contract/changes.ts'
import type { Role } from '#domain/access/rights.ts'
import { freeOfAllotment, isAllotmentPool } from '#domain/capacity/allotment.ts'
import type { EventDefinition } from '#domain/event/definition/definition.ts'
import { balanceOf } from '#domain/payment/balance.ts'
import { changeTerms } from '#domain/payment/change-terms.ts'
import { hasOwn, mayChange, mayLeave } from '#domain/registration/may-change.ts'
import { hideCode, hideGuarded, hideOffice, hideSecrets } from '#domain/registration/secret-answers.ts'
import { hideTakenOver } from '#domain/registration/taken-over.ts'
import { localOf } from '#domain/values/polish-time.ts'
import { TAKEN_OVER } from '#i18n/pl/taken-over.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import { getFreePlaces } from '#server/features/events/selling/get-free-places.ts'
import { listLedger } from '../agreement/ledger.queries.ts'
import { type LockedAgreement, lockAgreed } from '../agreement/lock-agreed.ts'
import { linesView } from '../read/lines.view.ts'

interface Changeable {
  /** The agreed rules, whatever was published since; including everything that must not leave the server. */
  readonly definition: EventDefinition
  readonly version: number
  readonly agreed: z.output<typeof contract.output> | null
}

/**
 * The starting point of a change of a registration; `agreed` is null when it cannot be changed now.
 * @param reader of the staff: only answers that the role may see
 * @throws Refusal not_found
 */
export async function getChange(
  ctx: TenantCtx,
  registrationId: string,
  reader: Role | 'registrant',
): Promise<Changeable> {
  return ctx.db.tenant(ctx.account, async (tx) => {
    const locked = await lockAgreed(tx, ctx, registrationId)
    const { row, agreed, allotment, definition, entered } = locked
    const terms = reader === 'registrant' ? termsOf(ctx, locked) : termsOfStaff(locked)
    const { version } = row
    if (terms === null) return { definition, version, agreed: null }
    const free = await getFreePlaces(tx, { eventId: row.eventId, holder: registrationId })
    const shown = seenBy(reader, locked)
    const { paid } = balanceOf(await listLedger(tx, registrationId))
    return {
      ...{ definition, version },
      agreed: {
        revision: row.revision,
        draft: hideCode(hideSecrets(definition, shown)),
        lines: linesView(agreed.lines),
        total: agreed.total,
        paid,
        entered: [...entered],
        takenOver: [...locked.takenOver],
        ...terms,
        free: sharedOf(definition, allotment ? freeOfAllotment(free, allotment) : free),
      },
    }
  })
}

/** The registrant does not see whoever has taken a place over, nor what the office has answered. */
const seenBy = (reader: Role | 'registrant', { agreed, definition, takenOver }: LockedAgreement) =>
  reader === 'registrant'
    ? hideOffice(definition, hideTakenOver(agreed.draft, takenOver, TAKEN_OVER))
    : hideGuarded(definition, agreed.draft, reader)

type Terms = Pick<z.output<typeof contract.output>, 'within' | 'changesUntil'>

/** What may be changed of it now, and until when; null: nothing. */
function termsOf(ctx: TenantCtx, locked: LockedAgreement): Terms | null {
  const { agreed, compiled, row, isRefused, takenOver } = locked
  if (!hasOwn({ takenOver, people: locked.people.length }, 'registrant')) return null
  if (!mayChange(locked)) {
    const someMayLeave = mayLeave(locked) && agreed.draft.people.length > 1
    return someMayLeave ? { within: 'leaving', changesUntil: null } : null
  }
  if (isRefused) return { within: 'all', changesUntil: null }
  const asked = { agreed, now: localOf(ctx.now), registeredAt: localOf(row.createdAt) }
  const { isOpen, until } = changeTerms(compiled, asked)
  return { within: isOpen ? 'all' : 'less', changesUntil: until }
}

/** The staff may change everything while it holds its places; while an approval is pending, people may leave. */
function termsOfStaff(locked: LockedAgreement): Terms | null {
  if (mayChange(locked)) return { within: 'all', changesUntil: null }
  return mayLeave(locked) && locked.agreed.draft.people.length > 1
    ? { within: 'leaving', changesUntil: null }
    : null
}

/** Without allotments for others and limits of one person, which are not public. */
function sharedOf(
  { pools }: EventDefinition,
  free: Readonly<Record<string, number>>,
): Record<string, number> {
  const own = new Set(pools.flatMap(({ id, per }) => (per === undefined ? [] : [id])))
  return Object.fromEntries(Object.entries(free).filter(([pool]) => !isAllotmentPool(pool) && !own.has(pool)))
}
