import { z } from 'zod'
import type { RunJob } from '#server/jobs/job.ts'
import { SIGNATURE_HEADER, signBody } from './signature.ts'
import { findNoticeToDeliver, markDelivered } from './test-gateway.queries.ts'

const payloadSchema = z.object({ notice: z.string() })

/** Brings a notice to the merchant over HTTP; anything but 2xx means: again later. */
export const deliverNoticeJob: RunJob = async (ctx, payload) => {
  const { notice: noticeId } = payloadSchema.parse(payload)
  const notice = await ctx.db.global((tx) => findNoticeToDeliver(tx, noticeId))
  if (!notice) return
  const { transaction, status } = notice
  const body = JSON.stringify({
    noticeId,
    transactionId: transaction.transactionId,
    merchantReference: transaction.reference,
    status,
    amount: transaction.amount,
    currency: 'PLN',
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
