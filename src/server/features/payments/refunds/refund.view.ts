import type { z } from 'zod'
import { type listRefunds, refundState } from '#contract/refunds.ts'
import type { Secrets } from '#server/base/secrets.ts'
import type { listRefundRows } from './refund-lists.queries.ts'

type Row = Awaited<ReturnType<typeof listRefundRows>>[number]

interface Viewer {
  /** Null: this person does not see whole account numbers. */
  readonly secrets: Secrets | null
  /** The member who looks, and whether somebody else may confirm refunds too. */
  readonly self: string | null
  readonly others: boolean
  /** Refunds that are in a package for the bank. */
  readonly packed: ReadonlySet<string>
}

/**
 * A row of the panel's list of refunds, field by field. Only the staff who send money see the whole account number.
 */
export function refundView(
  row: Row,
  { secrets, self, others, packed }: Viewer,
): z.input<typeof listRefunds.output>['refunds'][number] {
  const { accountSealed: sealed, refundId } = row
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
    withheldBecause: row.withheldBecause,
    account: secrets === null || sealed === null ? null : secrets.open(sealed, refundId),
    accountEnd: row.accountEnd,
    accountTyped: row.accountBy !== null,
    needsOther: waits(row) && others && row.needsSecond && row.preparedBy !== null && row.preparedBy === self,
    inPackage: packed.has(refundId),
    decidedBy: row.decidedBy,
  }
}

const waits = ({ state }: Row) => state === 'awaiting_confirmation' || state === 'withheld'
