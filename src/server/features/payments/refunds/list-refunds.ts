import type { z } from 'zod'
import type { listRefunds as contract } from '#contract/refunds.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import { assertEvent } from '#server/features/events/selling/assert-event.ts'
import { cutPage, readPageKey } from '#server/http/page-key.ts'
import { refundView } from './refund.view.ts'
import { listRefundRows } from './refund-lists.queries.ts'

const PAGE = 50

/**
 * A page of an event's refunds, newest first.
 * @param withAccounts whether the caller may see the accounts for transfers
 * @throws Refusal not_found, invalid_input
 */
export async function listRefunds(
  ctx: TenantCtx,
  {
    eventId,
    after,
    withAccounts,
  }: { readonly eventId: string; readonly after?: string | undefined; readonly withAccounts: boolean },
): Promise<z.input<typeof contract.output>> {
  return ctx.db.tenant(ctx.account, async (tx) => {
    await assertEvent(tx, eventId)
    const found = await listRefundRows(tx, { eventId, after: readPageKey(after), limit: PAGE + 1 })
    const { rows, next } = cutPage(found, PAGE, (row) => ({ ...row, id: row.refundId }))
    return { refunds: rows.map((row) => refundView(row, withAccounts ? ctx.secrets : null)), next }
  })
}
