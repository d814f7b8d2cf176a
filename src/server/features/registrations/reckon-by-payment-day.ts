import { localOf } from '#domain/polish-time.ts'
import { asksPaymentDay, quoteByPaymentDay } from '#domain/quote/quote-payment-day.ts'
import { mayChange } from '#domain/registration/may-change.ts'
import type { TenantCtx } from '#server/ctx.ts'
import { recordAudit } from '#server/db/audit.queries.ts'
import type { Tx } from '#server/db/database.ts'
import { getDefinition } from '../events/get-definition.ts'
import { reckonAnew } from './change.queries.ts'
import { contextOfChange } from './context-of-change.ts'
import { lockAgreed } from './lock-agreed.ts'
import { bookEntry, findRegistration } from './registrations.queries.ts'
import { resignationOf } from './resignation-of.ts'

/**
 * Where a price is fixed by the day of payment, reckons what is agreed by the day on which a payment has begun, as
 * long as something is left to pay (flow C10): the difference is a correction in the ledger. What has expired owes
 * nothing, and is reckoned for the case that the payment revives it. Takes the registration's lock. Again it changes
 * nothing.
 */
export async function reckonByPaymentDay(
  tx: Tx,
  ctx: TenantCtx,
  registrationId: string,
  begun: Temporal.Instant,
): Promise<void> {
  const seen = await findRegistration(tx, registrationId)
  if (!seen) return
  const { compiled } = await getDefinition(tx, ctx, seen.eventId, seen.version)
  if (!asksPaymentDay(compiled)) return
  const locked = await lockAgreed(tx, ctx, registrationId)
  const { row, state, agreed } = locked
  const hasExpired = state === 'expired'
  if (!hasExpired && !mayChange(locked)) return
  const { resignation, balance } = await resignationOf(tx, ctx, locked)
  if (!hasExpired && balance.toPay === 0) return
  const by = row.allotmentId === null ? 'registrant' : 'staff'
  const context = await contextOfChange(tx, ctx, locked, { by, draft: agreed.draft })
  const reckoned = quoteByPaymentDay(compiled, agreed, localOf(begun), context)
  if (reckoned === null) return
  const { lines, total, due } = reckoned
  await reckonAnew(tx, registrationId, { lines, total, due })
  const explanation = { code: 'payment_day', at: begun.toString(), before: resignation.lines, after: lines }
  const entry = { accountId: ctx.account, registrationId, kind: 'correction' } as const
  const amount = total - agreed.total
  await bookEntry(tx, { ...entry, amount, explanation })
  if (hasExpired) await bookEntry(tx, { ...entry, amount: -amount, explanation: { code: 'expired' } })
  await recordAudit(tx, ctx, {
    action: 'registration.reckoned',
    eventId: row.eventId,
    registrationId,
    details: {
      before: { state, total: agreed.total, firstDue: agreed.due[0]?.amount ?? 0 },
      after: { state, total, firstDue: due[0]?.amount ?? 0 },
    },
  })
}
