import type { EventDefinition } from '../event/definition/definition.ts'
import { shortestTerm } from '../quote/shortest-term.ts'
import { deadlineOf } from '../values/polish-time.ts'
import type { Balance, Due } from './balance.ts'
import { duesNow } from './dues-now.ts'

/** A `now` that makes nothing overdue: the open amount does not depend on the day. */
const ANY_DAY = ''

/**
 * When an unconfirmed registration ends unless its first part is paid: the last moment of that part and the grace after
 * it (flow C9). Null when the day is not known yet, or the staff decide.
 */
export function endOfFirstPart(
  [first]: readonly Due[],
  { outcome, graceHours }: EventDefinition['unpaid'],
): Temporal.Instant | null {
  const until = first?.until ?? null
  return outcome === 'staff' || until === null ? null : deadlineOf(until).add({ hours: graceHours })
}

interface Confirmed {
  readonly due: readonly Due[]
  /** When the first payment began, local, Europe/Warsaw; if omitted, there was none. */
  readonly firstPaidAt?: Temporal.PlainDateTime | undefined
}

/**
 * When a confirmed registration ends unless the next part of its price is paid: its last moment and the grace after it,
 * but not within the shortest term after the first payment began: a payer who pays that one at the last moment has time
 * for the next (flow C9). Null when nothing is open, the day is not known yet, or the staff decide.
 */
export function endOfNextPart(
  definition: Pick<EventDefinition, 'unpaid' | 'alreadyDue'>,
  { due, firstPaidAt }: Confirmed,
  balance: Pick<Balance, 'owed' | 'paid'>,
): Temporal.Instant | null {
  const { later, graceHours } = definition.unpaid
  if (later === 'staff') return null
  const until = duesNow(due, balance, ANY_DAY).find(({ left }) => left > 0)?.until ?? null
  if (until === null) return null
  const own = deadlineOf(until).add({ hours: graceHours })
  if (firstPaidAt === undefined) return own
  const earliest = deadlineOf(shortestTerm(definition, firstPaidAt).toString())
  return Temporal.Instant.compare(earliest, own) > 0 ? earliest : own
}
