import { randomUUID } from 'node:crypto'
import { decideRefund } from '#server/features/payments/refunds/decide-refund.ts'
import { listRefundProposals } from '#server/features/payments/refunds/list-refund-proposals.ts'
import { listRefunds } from '#server/features/payments/refunds/list-refunds.ts'
import { requestRefund } from '#server/features/payments/refunds/request-refund.ts'
import type { Scenario } from './scenario.ts'

/** Refunds that an earlier step has reported. */
const counted = new WeakMap<Scenario, Set<string>>()

/**
 * Makes, as the staff do, all proposed refunds, confirms promised ones that wait for it, and waits until they are
 * done; returns the sum in grosze, including refunds made automatically since the last time.
 */
export async function payOut(scenario: Scenario): Promise<number> {
  const { eventId } = scenario
  const { proposals } = await listRefundProposals(scenario.ctx(), { eventId })
  for (const { registration: registrationId, parts, byHand } of proposals) {
    const ways = [...parts, ...(byHand > 0 ? [{ payment: null, amount: byHand }] : [])]
    for (const { payment, amount } of ways) {
      const wanted = { eventId, registrationId, payment, amount, reason: 'Rezygnacja', key: randomUUID() }
      await requestRefund(scenario.ctx(), wanted)
    }
  }
  const before = counted.get(scenario) ?? new Set<string>()
  const { refunds } = await listRefunds(scenario.ctx(), { eventId, withAccounts: false })
  const fresh = refunds.filter(({ id, state }) => state !== 'failed' && !before.has(id))
  for (const { id: refundId, state } of fresh)
    if (state === 'awaiting_confirmation')
      await decideRefund(scenario.ctx(), { eventId, refundId, decision: 'confirm' })
  counted.set(scenario, new Set([...before, ...fresh.map(({ id }) => id)]))
  await scenario.settle()
  return fresh.reduce((sum, { amount }) => sum + amount, 0)
}
