import { lastDayOf } from '../event/definition/last-day.ts'
import type { Agreed } from '../quote/agreed.ts'
import type { CompiledDefinition } from '../quote/compiled.ts'
import { compareLast, entryOf, hasPassed, lastOf, lastText } from '../quote/last-moment.ts'
import { personScopes, wholeScope } from '../quote/scope.ts'
import { readDay } from '../values/time.ts'
import { firstDayOf } from './first-day.ts'
import { type Fee, runningFee } from './running-fee.ts'

/** Whether a place may be handed over now, and the price of that. */
export interface HandOverTerms {
  readonly isOpen: boolean
  /** The last day of it, or its last moment, ISO; null where there is none. */
  readonly until: string | null
  readonly fee: Fee | null
  readonly refundDifference: boolean
}

interface Asked {
  readonly agreed: Pick<Agreed, 'draft' | 'pricedAt' | 'channel'>
  /** `ref` of the giver. */
  readonly giver: string
  /** Local, Europe/Warsaw. */
  readonly now: Temporal.PlainDateTime
  readonly registeredAt: Temporal.PlainDateTime
}

/**
 * The terms that were agreed to: days before the start are those of the giver's own term or group, a day counts to its
 * end. Never once the event is over. The fee is the first that still runs, none when none does.
 */
export function handOverTerms(
  compiled: CompiledDefinition,
  { agreed, giver, now, registeredAt }: Asked,
): HandOverTerms {
  const { definition } = compiled
  const { handOver, fees } = definition
  const whole = wholeScope(agreed.draft, {
    now: agreed.pricedAt,
    facts: { channel: agreed.channel, free: {} },
  })
  const own = personScopes(whole).find(({ person }) => person?.ref === giver)
  const start = (own && compiled.dates(own).start) ?? firstDayOf(compiled, whole)
  const from = { start, entry: entryOf(compiled, whole), registeredAt }
  const end = readDay(agreed.draft.slot?.slice(0, 10) ?? lastDayOf(definition) ?? '')
  const last = [lastOf(handOver?.until, from), end].filter((each) => each !== null).sort(compareLast)[0]
  const isOver = last !== undefined && hasPassed(last, now)
  return {
    isOpen: handOver !== null && !isOver,
    until: last === undefined ? null : lastText(last),
    fee: runningFee(fees.transfer, now, from),
    refundDifference: handOver?.refundDifference ?? false,
  }
}
