import { limitOf } from '#domain/capacity/own-pools.ts'
import { transition } from '#domain/registration/states.ts'
import type { TenantCtx } from '#server/ctx.ts'
import { recordAudit } from '#server/db/audit.queries.ts'
import type { Tx } from '#server/db/database.ts'
import { claimPlaces } from '../places/claim-places.ts'
import { confirmRegistration } from './confirm-registration.ts'
import type { SettlingRegistration } from './lock-payable.ts'
import { placesOf } from './places-of.ts'
import { bookEntry, moveState } from './registrations.queries.ts'

/**
 * Enough has been paid: what the table of states says follows. A registration that had expired is
 * revived when everything can be claimed again, at the price that was agreed; otherwise the money stands
 * in the ledger, the history says so, and it is to be refunded (architecture §5). The caller holds the
 * row lock.
 */
export async function keepPlaces(tx: Tx, ctx: TenantCtx, registration: SettlingRegistration): Promise<void> {
  const { registrationId, state } = registration
  const step = transition(state, 'paid')
  if (!step || step.to === state) return
  if (step.effects.includes('claim') && !(await revive(tx, ctx, registration))) return
  if (await moveState(tx, registrationId, state, step.to)) await confirmRegistration(tx, ctx, registration)
}

/** Claims everything again and charges again what expiry had reversed; false when a place is gone. */
async function revive(tx: Tx, ctx: TenantCtx, registration: SettlingRegistration): Promise<boolean> {
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
    after: { owed: amount, places: placesOf(claims) },
  })
  return true
}
