import { createHash } from 'node:crypto'
import type { PromisedRefund } from '#domain/payment/promised-refund.ts'
import { recordAudit } from '#server/audit/audit.queries.ts'
import { actorText, type TenantCtx, userOf } from '#server/context/ctx.ts'
import type { Tx } from '#server/db/database.ts'
import { newId } from '#server/db/new-id.ts'
import { queueRefund } from './queue-refund.ts'
import { claimRefund } from './refunds.queries.ts'

interface NewRefund extends PromisedRefund {
  readonly registrationId: string
  readonly eventId: string
  readonly origin: string
  readonly reason: string
  /** The failed refund by a gateway that this one replaces. */
  readonly replaces?: string
}

/**
 * Sets a part of a surplus aside for a refund, with a line in the history; a job notifies the gateway. Under the
 * registration's lock.
 * @throws Error when it is more than the surplus: the caller has calculated it under the same lock
 */
export async function createRefund(tx: Tx, ctx: TenantCtx, refund: NewRefund): Promise<void> {
  const { eventId, registrationId, origin, ...wanted } = refund
  const refundId = newId()
  const made = await claimRefund(tx, ctx.account, eventId, {
    ...{ ...wanted, refundId, registrationId, origin, actor: actorText(ctx.actor) },
    preparedBy: userOf(ctx.actor),
    // It is requested in the transaction that promises it, so once: it has a key of its own.
    ...{ key: refundId, requestHash: createHash('sha256').update(refundId).digest('hex') },
  })
  if (made.verdict !== 'created') throw new Error(`A promised refund was not requested: ${made.verdict}.`)
  const { amount, surplus } = made
  await recordAudit(tx, ctx, {
    action: 'refund.promised',
    eventId,
    registrationId,
    details: { refund: refundId, amount, origin, reason: refund.reason },
    before: { surplus },
    after: { surplus: surplus - amount, refund: refund.state },
  })
  if (refund.state === 'requested') await queueRefund(tx, ctx.account, refundId)
}
