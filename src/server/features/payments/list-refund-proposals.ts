import type { z } from 'zod'
import { ledgerKind, registrationState } from '#contract/common.ts'
import { type listRefundProposals as contract, refundState } from '#contract/refunds.ts'
import { refundProposal } from '#domain/payment/refund-proposal.ts'
import type { TenantCtx } from '#server/ctx.ts'
import type { Tx } from '#server/db/database.ts'
import { cutPage, readPageKey } from '#server/http/page-key.ts'
import { assertEvent } from '../events/assert-event.ts'
import { listEntries, listPaidBy, listRefundsOf, listWithSurplus } from './refund-lists.queries.ts'

const PAGE = 50

type Output = z.input<typeof contract.output>
type Row = Awaited<ReturnType<typeof listWithSurplus>>[number]

/**
 * A page of the registrations of an event that have money to give back, each with how it would go.
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
  const ids = rows.map(({ registrationId }) => registrationId)
  const entries = Map.groupBy(await listEntries(tx, ids), ({ registrationId }) => registrationId)
  const refunds = Map.groupBy(await listRefundsOf(tx, ids), ({ registrationId }) => registrationId)
  const paid = await listPaidBy(tx, ctx.gateways.payment.name, ids)
  const paidAt = new Map(paid.map(({ paymentId, createdAt }) => [paymentId, createdAt.toString()]))
  return rows.map((row) => {
    const ledger = (entries.get(row.registrationId) ?? []).map((entry) => ({
      ...entry,
      kind: ledgerKind.parse(entry.kind),
    }))
    const made = (refunds.get(row.registrationId) ?? []).map((refund) => ({
      ...refund,
      state: refundState.parse(refund.state),
    }))
    const { surplus, parts, byHand } = refundProposal(ledger, made, new Set(paidAt.keys()))
    return {
      registration: row.registrationId,
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
