import { promisedRefunds } from '#domain/payment/promised-refund.ts'
import { refundProposal } from '#domain/payment/refund-proposal.ts'
import { automaticReasons } from '#i18n/pl/automatic-reasons.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import type { Tx } from '#server/db/database.ts'
import { createRefund } from './create-refund.ts'
import { findConfirmationSum } from './promised-refunds.queries.ts'
import { readMoneyOf } from './read-money-of.ts'

/** What has promised it. */
export type RefundOrigin = 'cancelled' | 'changed' | 'late_payment' | 'expired'

interface Promised {
  readonly registrationId: string
  readonly eventId: string
  /** `staff`: they have decided it themselves, with a reason of their own. */
  readonly origin: RefundOrigin | 'staff'
  readonly reason?: string
  /** Grosze: only so much of the surplus was promised; all of it when not given. */
  readonly atMost?: number
}

/**
 * Requests a promised refund automatically, in the transaction of the action that promises it and under the
 * registration's lock: by the payments that brought the money, and by a transfer what no gateway can refund. Above
 * the account's limit it waits until the staff confirm it. Money that is set aside already is not refunded again.
 */
export async function requestPromisedRefund(tx: Tx, ctx: TenantCtx, promise: Promised): Promise<void> {
  const { registrationId, origin, atMost } = promise
  const { entries, refunds, payments } = await readMoneyOf(tx, ctx, [registrationId])
  const proposal = refundProposal(entries, refunds, new Set(payments.map((p) => p.paymentId)), atMost)
  if (proposal.surplus === 0) return
  const reason = promise.reason ?? (origin === 'staff' ? '' : automaticReasons.refund[origin])
  for (const refund of promisedRefunds(proposal, await findConfirmationSum(tx, ctx.account)))
    await createRefund(tx, ctx, { ...promise, ...refund, reason })
}
