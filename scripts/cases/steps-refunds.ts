import { randomUUID } from 'node:crypto'
import { listRefundProposals } from '#server/features/payments/list-refund-proposals.ts'
import { requestRefund } from '#server/features/payments/request-refund.ts'
import type { Stage } from './steps-ground.ts'

/** Gives back, as the staff do, all that is proposed, and waits until it has gone; answers how many grosze. */
export async function payOut(stage: Stage): Promise<number> {
  const { eventId } = stage
  const { proposals } = await listRefundProposals(stage.ctx(), { eventId })
  for (const { registration: registrationId, parts, byHand } of proposals) {
    const ways = [...parts, ...(byHand > 0 ? [{ payment: null, amount: byHand }] : [])]
    for (const { payment, amount } of ways) {
      const wanted = { eventId, registrationId, payment, amount, reason: 'Rezygnacja', key: randomUUID() }
      await requestRefund(stage.ctx(), wanted)
    }
  }
  await stage.settle()
  return proposals.reduce((sum, { surplus }) => sum + surplus, 0)
}
