import { asksPaymentDay, quoteByPaymentDay } from '#domain/quote/quote-payment-day.ts'
import { mayChange } from '#domain/registration/may-change.ts'
import { localOf } from '#domain/values/polish-time.ts'
import { recordAudit } from '#server/audit/audit.queries.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import type { Tx } from '#server/db/database.ts'
import { getDefinition } from '#server/features/events/selling/get-definition.ts'
import { setTotal } from '../agreement/change.queries.ts'
import { keepOwed } from '../agreement/keep-owed.ts'
import { bookEntry } from '../agreement/ledger.queries.ts'
import { lockAgreed } from '../agreement/lock-agreed.ts'
import { findRegistration } from '../agreement/registrations.queries.ts'
import { appendRevision } from '../agreement/revisions.queries.ts'
import { contextOfChange } from './context-of-change.ts'
import { resignationOf } from './resignation-of.ts'

/**
 * Where the day of payment fixes the price, calculates what is agreed by the day on which a payment has begun, while
 * something is left to pay (flow C10): the difference is a correction in the ledger. An expired registration owes
 * nothing, and is calculated for the case that the payment revives it. Takes the registration's lock. A repetition
 * changes nothing.
 */
export async function priceByPaymentDay(
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
  const { row, state, agreed, newest } = locked
  const hasExpired = state === 'expired'
  if (!hasExpired && !mayChange(locked)) return
  const { balance } = await resignationOf(tx, ctx, locked)
  if (!hasExpired && balance.toPay === 0) return
  const by = row.allotmentId === null ? 'registrant' : 'staff'
  const context = await contextOfChange(tx, ctx, locked, { by, draft: agreed.draft })
  const priced = quoteByPaymentDay(compiled, agreed, localOf(begun), context)
  if (priced === null) return
  const { lines, total, due } = priced
  await setTotal(tx, registrationId, total)
  await appendRevision(tx, ctx, newest, { kind: 'payment_day', lines, total, due, paidAt: begun.toString() })
  const entry = { accountId: ctx.account, registrationId, kind: 'correction' } as const
  const amount = total - agreed.total
  await bookEntry(tx, {
    ...{ ...entry, amount },
    explanation: { code: 'payment_day', at: begun.toString(), before: agreed.lines, after: lines },
  })
  if (!hasExpired) await keepOwed(tx, ctx, registrationId)
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
