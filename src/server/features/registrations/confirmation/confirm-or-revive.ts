import { limitOf, unitsByLimit } from '#domain/capacity/own-pools.ts'
import { transition } from '#domain/registration/states.ts'
import { recordAudit } from '#server/audit/audit.queries.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import type { Tx } from '#server/db/database.ts'
import { claimPlaces } from '#server/features/places/claims/claim-places.ts'
import { bookEntry } from '../agreement/ledger.queries.ts'
import type { ClaimedUnits, SettlingRegistration } from '../agreement/lock-payable.ts'
import { moveState } from '../agreement/registrations.queries.ts'
import { confirmRegistration } from './confirm-registration.ts'

type Payable = Omit<SettlingRegistration, 'createdAt'>

/**
 * Enough has been paid: applies the transition of the table of states. An expired registration is revived when
 * everything can be claimed again, at the agreed price; otherwise the money stays in the ledger, the history records
 * it, and it is to be refunded (architecture §5). The caller holds the row lock.
 */
export async function confirmOrRevive(tx: Tx, ctx: TenantCtx, registration: Payable): Promise<void> {
  const { registrationId, state } = registration
  const step = transition(state, 'paid')
  if (!step || step.to === state) return
  if (step.effects.includes('claim') && !(await revive(tx, ctx, registration))) return
  if (await moveState(tx, registrationId, state, step.to)) await confirmRegistration(tx, ctx, registration)
}

/** Claims everything again and charges again what expiry had reversed; false when a place is gone. */
async function revive(tx: Tx, ctx: TenantCtx, registration: Payable): Promise<boolean> {
  const { registrationId, eventId, total: amount, claims } = registration
  const short = await claimPlaces(tx, ctx, { eventId, holder: registrationId }, claims)
  if (short !== null) {
    const details = { pool: limitOf(short.pool), state: registration.state }
    await recordAudit(tx, ctx, { action: 'payment.came_too_late', eventId, registrationId, details })
    return false
  }
  const entry = { accountId: ctx.account, registrationId, kind: 'correction', amount } as const
  await bookEntry(tx, { ...entry, explanation: { code: 'revived' } })
  await recordAudit(tx, ctx, {
    action: 'registration.revived',
    eventId,
    registrationId,
    before: { owed: 0, places: {} },
    after: { owed: amount, places: claimsByLimit(claims) },
  })
  return true
}

/** Claimed units by limit, for the journal. */
const claimsByLimit = (claims: readonly ClaimedUnits[]): Readonly<Record<string, number>> =>
  Object.fromEntries(unitsByLimit(claims))
