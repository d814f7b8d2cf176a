import { doubtOf } from '#domain/payment/money-doubt.ts'
import { moneyStanding, type RefundSum } from '#domain/payment/money-standing.ts'
import { deadlineOf, localOf } from '#domain/values/polish-time.ts'
import type { LedgerRow } from '#server/db/ledger-row.ts'
import type { Subject } from './load-subjects.ts'
import type { NewMoneyRow } from './money-rows.queries.ts'

interface About {
  readonly refunds: readonly RefundSum[]
  /** What somebody has looked at and found to be right. */
  readonly settled: readonly { readonly doubt: string; readonly amount: number }[]
}

/** The row of a registration on the pages about money. */
export function moneyRowOf(
  subject: Subject,
  { refunds, settled }: About,
  now: Temporal.Instant,
): NewMoneyRow {
  const { registrationId, eventId, createdAt, entries } = subject
  const money = { ...subject, refunds }
  const { overdueSince, ...standing } = moneyStanding(money, localOf(now).toString())
  const doubt = doubtOf(money, { ...standing, overdueSince })
  const isSettled = settled.some((each) => each.doubt === doubt?.kind && each.amount === doubt.amount)
  const open = isSettled ? null : doubt
  return {
    ...{ registrationId, eventId, ...standing },
    overdueSince: overdueSince === null ? null : deadlineOf(overdueSince).toString(),
    doubt: open?.kind ?? null,
    doubtAmount: open?.amount ?? null,
    doubtAt: open === null ? null : (newest(entries) ?? createdAt).toString(),
  }
}

const newest = (entries: readonly LedgerRow[]): Temporal.Instant | undefined =>
  entries
    .map(({ at }) => at)
    .toSorted(Temporal.Instant.compare)
    .at(-1)
