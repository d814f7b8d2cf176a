import type { z } from 'zod'
import type { listRefunds as contract } from '#contract/refunds.ts'
import type { RefundState } from '#domain/payment/refund-states.ts'
import { type TenantCtx, userOf } from '#server/context/ctx.ts'
import { assertEvent } from '#server/features/events/selling/assert-event.ts'
import { cutPage, readPageKey } from '#server/http/page-key.ts'
import { findPacked } from './packed.queries.ts'
import { refundView } from './refund.view.ts'
import { listRefundRows } from './refund-lists.queries.ts'
import { othersMayConfirm } from './second-person.ts'

const PAGE = 50

/**
 * A page of an event's refunds, or of those in a state, newest first.
 * @param withAccounts whether the caller may see the accounts for transfers
 * @throws Refusal not_found, invalid_input
 */
export async function listRefunds(
  ctx: TenantCtx,
  {
    eventId,
    after,
    state,
    withAccounts,
  }: {
    readonly eventId: string
    readonly after?: string | undefined
    readonly state?: RefundState | undefined
    readonly withAccounts: boolean
  },
): Promise<z.input<typeof contract.output>> {
  return ctx.db.tenant(ctx.account, async (tx) => {
    await assertEvent(tx, eventId)
    const found = await listRefundRows(tx, { eventId, state, after: readPageKey(after), limit: PAGE + 1 })
    const { rows, next } = cutPage(found, PAGE, (row) => ({ ...row, id: row.refundId }))
    const viewer = {
      secrets: withAccounts ? ctx.secrets : null,
      self: userOf(ctx.actor),
      others: await othersMayConfirm(tx, ctx, eventId),
      packed: await findPacked(
        tx,
        rows.map(({ refundId }) => refundId),
      ),
    }
    return { refunds: rows.map((row) => refundView(row, viewer)), next }
  })
}
