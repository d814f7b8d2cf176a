import type { z } from 'zod'
import { registrationState } from '#contract/common.ts'
import type { listRefundProposals as contract } from '#contract/refunds.ts'
import { refundProposal } from '#domain/payment/refund-proposal.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import type { Tx } from '#server/db/database.ts'
import { assertEvent } from '#server/features/events/selling/assert-event.ts'
import { cutPage, readPageKey } from '#server/http/page-key.ts'
import { readMoneyOf } from './read-money-of.ts'
import { listWithSurplus } from './refund-lists.queries.ts'

const PAGE = 50

type Output = z.input<typeof contract.output>
type Row = Awaited<ReturnType<typeof listWithSurplus>>[number]

/**
 * A page of the registrations of an event with a surplus to refund, each with the way of the refund.
 * @throws Refusal not_found, invalid_input
 */
export async function listRefundProposals(
  ctx: TenantCtx,
  { eventId, after }: { readonly eventId: string; readonly after?: string | undefined },
): Promise<Output> {
  return ctx.db.tenant(ctx.account, async (tx) => {
    await assertEvent(tx, eventId)
    const found = await listWithSurplus(tx, { eventId, after: readPageKey(after), limit: PAGE + 1 })
    const { rows, next } = cutPage(found, PAGE, (row) => ({ ...row, id: row.registrationId }))
    return { proposals: await proposalsOf(tx, ctx, rows), next }
  })
}

async function proposalsOf(tx: Tx, ctx: TenantCtx, rows: readonly Row[]): Promise<Output['proposals']> {
  const money = await readMoneyOf(
    tx,
    ctx,
    rows.map(({ registrationId }) => registrationId),
  )
  const entries = Map.groupBy(money.entries, ({ registrationId }) => registrationId)
  const refunds = Map.groupBy(money.refunds, ({ registrationId }) => registrationId)
  const paidAt = new Map(money.payments.map(({ paymentId, createdAt }) => [paymentId, createdAt.toString()]))
  return rows.map((row) => {
    const { registrationId } = row
    const { surplus, parts, byHand } = refundProposal(
      entries.get(registrationId) ?? [],
      refunds.get(registrationId) ?? [],
      new Set(paidAt.keys()),
    )
    return {
      registration: registrationId,
      number: row.number,
      state: registrationState.parse(row.state),
      contactName: `${row.contactFirstName} ${row.contactLastName}`,
      contactEmail: row.contactEmail,
      surplus,
      parts: parts.map(({ paymentId, amount }) => ({
        payment: paymentId,
        paidAt: paidAt.get(paymentId) ?? '',
        amount,
      })),
      byHand,
    }
  })
}
