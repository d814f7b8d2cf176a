import { randomUUIDv7 } from 'node:crypto'
import type { TenantCtx } from '#server/ctx.ts'
import { recordAudit } from '#server/db/audit.queries.ts'
import type { Tx } from '#server/db/database.ts'
import { confirmRegistration } from './confirm-registration.ts'
import type { SettlingRegistration } from './lock-payable.ts'
import { bookCorrection, claimPlaces, moveState } from './registrations.queries.ts'

/**
 * Enough has been paid: the registration is confirmed. One that had expired is revived when everything
 * can be claimed again, at the price that was agreed; otherwise the money stands in the ledger, the
 * history says so, and it is to be refunded (architecture §5). The caller holds the row lock.
 */
export async function keepPlaces(tx: Tx, ctx: TenantCtx, registration: SettlingRegistration): Promise<void> {
  const { registrationId, eventId, state } = registration
  if (state !== 'awaiting_payment' && state !== 'expired') return
  if (state === 'expired') {
    const short = await claimPlaces(tx, ctx.account, eventId, registrationId, registration.claims)
    const action = short === null ? 'registration.revived' : 'payment.came_too_late'
    await recordAudit(tx, ctx, {
      action,
      eventId,
      registrationId,
      details: short === null ? {} : { pool: short },
    })
    if (short !== null) return
    await bookCorrection(tx, {
      accountId: ctx.account,
      ledgerEntryId: randomUUIDv7(),
      registrationId,
      amount: registration.total,
      code: 'revived',
    })
  }
  if (await moveState(tx, registrationId, state, 'confirmed'))
    await confirmRegistration(tx, ctx, registration)
}
