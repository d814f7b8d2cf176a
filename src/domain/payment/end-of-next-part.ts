import type { EventDefinition } from '../event/definition.ts'
import { deadlineOf } from '../polish-time.ts'
import type { Balance, Due } from './balance.ts'
import { duesNow } from './dues-now.ts'

/** Which `now` makes nothing overdue: what is still open does not depend on the day. */
const ANY_DAY = ''

/**
 * When a confirmed registration ends unless the next part of its price is paid: its last moment and the grace after it
 * (flow C9). Null when nothing is open, nobody knows the day yet, or the staff decide.
 */
export function endOfNextPart(
  due: readonly Due[],
  balance: Pick<Balance, 'owed' | 'paid'>,
  { later, graceHours }: EventDefinition['unpaid'],
): Temporal.Instant | null {
  if (later === 'staff') return null
  const until = duesNow(due, balance, ANY_DAY).find(({ left }) => left > 0)?.until ?? null
  return until === null ? null : deadlineOf(until).add({ hours: graceHours })
}
