import type { z } from 'zod'
import { refundState } from '#contract/refunds.ts'
import type { registrationView } from '#contract/site.ts'
import { localOf } from '#domain/values/polish-time.ts'
import { addWorkingDays } from '#domain/values/working-days.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import type { Tx } from '#server/db/database.ts'
import { findGateway } from '../records/connected-gateways.ts'
import { listRefundsOfRegistration } from './refund-decisions.queries.ts'

export type RefundStanding = z.input<typeof registrationView>['refunds'][number]
type Row = Awaited<ReturnType<typeof listRefundsOfRegistration>>[number]

/** Bank transfers within Poland arrive on the next working day at the latest. */
const TRANSFER_DAYS = 1

/**
 * The refunds of a registration as its payer sees them, oldest first. A failed refund goes another way, which is
 * shown.
 */
export async function getRefundStandings(
  tx: Tx,
  ctx: Pick<TenantCtx, 'gateways'>,
  registrationId: string,
): Promise<RefundStanding[]> {
  return (await listRefundsOfRegistration(tx, registrationId)).flatMap((row) => {
    const state = refundState.parse(row.state)
    return state === 'failed'
      ? []
      : [standingOf(row, state, findGateway(ctx, row.gateway ?? '')?.refundDays ?? 0)]
  })
}

function standingOf(row: Row, state: RefundStanding['state'], refundDays: number): RefundStanding {
  const [decidedAt, sentAt, endedAt] = [row.decidedAt, row.sentAt, row.endedAt].map(
    (at) => at?.toString() ?? null,
  )
  const way = wayOf(row)
  return {
    ...{ amount: row.amount, state, way, requestedAt: row.createdAt.toString() },
    ...{ decidedAt: decidedAt ?? null, sentAt: sentAt ?? null, endedAt: endedAt ?? null },
    expectedBy: expectedBy(row, state, way, refundDays)?.toString() ?? null,
    withheldBecause: state === 'withheld' ? row.withheldBecause : null,
    accountEnd: row.accountEnd,
  }
}

function wayOf({ paymentId, handedBack, origin }: Row): RefundStanding['way'] {
  if (paymentId !== null) return 'gateway'
  return handedBack === 'cash' || (origin === 'staff' && handedBack === null) ? 'hand' : 'transfer'
}

/** Known once it was sent, or is sent automatically; by the gateway's own estimate of how long it takes. */
function expectedBy(
  row: Row,
  state: RefundStanding['state'],
  way: RefundStanding['way'],
  refundDays: number,
): Temporal.PlainDate | null {
  if (way === 'gateway' && (state === 'requested' || state === 'sent'))
    return addWorkingDays(localOf(row.sentAt ?? row.createdAt).toPlainDate(), refundDays)
  if (way === 'transfer' && row.endedAt !== null)
    return addWorkingDays(localOf(row.endedAt).toPlainDate(), TRANSFER_DAYS)
  return null
}
