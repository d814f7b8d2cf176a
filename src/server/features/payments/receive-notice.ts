import type { Ctx } from '#server/ctx.ts'
import { Refusal } from '#server/http/refusal.ts'
import { findAccountOfPayment, keepNotice } from './payments.queries.ts'
import { queueSettling } from './queue-settling.ts'

/**
 * Takes a notice into the inbox and leaves the rest to a job, so that the gateway is answered at once
 * and a crash loses nothing. The same notice again is answered and changes nothing.
 * @throws Refusal signature_invalid
 */
export async function receiveNotice(
  ctx: Ctx,
  input: { readonly rawBody: string; readonly headers: Readonly<Record<string, string | undefined>> },
): Promise<void> {
  const { payment: gateway } = ctx.gateways
  const notice = gateway.verifyNotice(input.rawBody, input.headers)
  if (!notice) throw new Refusal('signature_invalid')
  await ctx.db.global(async (tx) => {
    const account = await findAccountOfPayment(tx, notice.reference)
    if (account === null) return
    const fresh = await keepNotice(tx, {
      gateway: gateway.name,
      noticeId: notice.noticeId,
      paymentId: notice.reference,
      refundId: notice.refund,
      transactionId: notice.transactionId,
      body: input.rawBody,
    })
    if (fresh) await queueSettling(tx, { account, gateway: gateway.name, noticeId: notice.noticeId })
  })
}
