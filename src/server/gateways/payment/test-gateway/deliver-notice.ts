import { z } from 'zod'
import type { RunJob } from '#server/jobs/job.ts'
import { decideRefund, findRefundById } from './refunds.queries.ts'
import { SIGNATURE_HEADER, signBody } from './signature.ts'
import { findNoticeToDeliver, markDelivered } from './test-gateway.queries.ts'

const payloadSchema = z.object({ notice: z.string() })

/**
 * Sends a notice to the merchant over HTTP; anything but 2xx means: again later. With the notice of a refund the bank
 * has decided about it.
 */
export const deliverNoticeJob: RunJob = async (ctx, payload) => {
  const { notice: noticeId } = payloadSchema.parse(payload)
  const notice = await ctx.db.global(async (tx) => {
    const found = await findNoticeToDeliver(tx, noticeId)
    if (!found) return undefined
    const { refundId, status } = found
    if (refundId !== null) await decideRefund(tx, refundId, status)
    return { ...found, refund: refundId === null ? undefined : await findRefundById(tx, refundId) }
  })
  if (!notice) return
  const { transaction, refund, status } = notice
  const body = JSON.stringify({
    noticeId,
    transactionId: transaction.transactionId,
    merchantReference: transaction.reference,
    ...(refund ? { merchantRefund: refund.reference } : {}),
    status,
    amount: refund?.amount ?? transaction.paidAmount ?? transaction.amount,
    currency: transaction.paidCurrency,
  })
  const response = await fetch(transaction.notifyUrl, {
    method: 'POST',
    headers: { 'content-type': 'application/json', [SIGNATURE_HEADER]: signBody(ctx.secrets, body) },
    body,
    signal: AbortSignal.timeout(10_000),
  })
  if (!response.ok) throw new Error(`The merchant answered ${response.status} to a notice.`)
  await ctx.db.global((tx) => markDelivered(tx, noticeId))
}
