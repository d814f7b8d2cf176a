import type { z } from 'zod'
import { type listRefunds, refundState } from '#contract/refunds.ts'
import type { listRefundRows } from './refund-lists.queries.ts'

type Row = Awaited<ReturnType<typeof listRefundRows>>[number]

/** A row of the panel's list of refunds, field by field. */
export function refundView(row: Row): z.input<typeof listRefunds.output>['refunds'][number] {
  return {
    id: row.refundId,
    registration: row.registrationId,
    number: row.number,
    contactName: `${row.contactFirstName} ${row.contactLastName}`,
    payment: row.paymentId,
    amount: row.amount,
    state: refundState.parse(row.state),
    reason: row.reason,
    requestedBy: row.requestedBy,
    requestedAt: row.createdAt.toString(),
    changedAt: row.updatedAt.toString(),
  }
}
