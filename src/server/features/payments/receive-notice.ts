import type { Ctx } from '#server/context/ctx.ts'
import type { NoticeEvent, RawNotice, VerifiedNotice } from '#server/gateways/payment/port.ts'
import { Refusal } from '#server/http/refusal.ts'
import { queueSettling } from './queue-settling.ts'
import { findGateway } from './records/connected-gateways.ts'
import { findAccountOfPayment, keepNotice } from './records/payments.queries.ts'

/**
 * Takes a notice into the inbox and leaves the rest to a job, so that the gateway is answered at once, in its own
 * format, and a crash loses nothing. The same notice again is answered and changes nothing.
 * @throws Refusal not_found when no such gateway is connected; invalid_input when it is no notice of that gateway;
 *   signature_invalid
 */
export async function receiveNotice(
  ctx: Ctx,
  name: string,
  raw: RawNotice,
): Promise<VerifiedNotice['answer']> {
  const gateway = findGateway(ctx, name)
  if (gateway === null) throw new Refusal('not_found')
  if (gateway.paymentIn(raw) === null) throw new Refusal('invalid_input')
  const notice = await gateway.verifyNotice(raw)
  if (notice === null) throw new Refusal('signature_invalid')
  for (const event of notice.events) await keep(ctx, { ...event, gateway: name, body: raw.body })
  return notice.answer
}

async function keep(
  ctx: Ctx,
  event: NoticeEvent & { readonly gateway: string; readonly body: Uint8Array },
): Promise<void> {
  const { gateway, noticeId, reference: paymentId, refund: refundId, transactionId, body } = event
  await ctx.db.global(async (tx) => {
    const account = await findAccountOfPayment(tx, paymentId)
    if (account === null) return
    const fresh = await keepNotice(tx, { gateway, noticeId, paymentId, refundId, transactionId, body })
    if (fresh) await queueSettling(tx, { account, gateway, noticeId })
  })
}
