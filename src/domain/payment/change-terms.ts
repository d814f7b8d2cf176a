import type { Agreed } from '../quote/agreed.ts'
import type { CompiledDefinition } from '../quote/compiled.ts'
import { entryOf, hasPassed, lastOf, lastText } from '../quote/last-moment.ts'
import { wholeScope } from '../quote/scope.ts'
import { firstDayOf } from './first-day.ts'

/** Whether the registrant may still change something, and until when (flow C14). */
export interface ChangeTerms {
  readonly isOpen: boolean
  /** The last day of it, or its last moment, ISO; null where there is none. */
  readonly until: string | null
}

interface Asked {
  readonly agreed: Pick<Agreed, 'draft' | 'pricedAt' | 'channel'>
  /** Local, Europe/Warsaw. */
  readonly now: Temporal.PlainDateTime
  readonly registeredAt: Temporal.PlainDateTime
}

/**
 * The terms of changing that were agreed to, relative to what is held: days from the first day of all its people, hours
 * from its hour of entry. Giving something up and correcting a name are not changes; the staff are not bound.
 */
export function changeTerms(compiled: CompiledDefinition, { agreed, now, registeredAt }: Asked): ChangeTerms {
  const { changes } = compiled.definition
  const whole = wholeScope(agreed.draft, {
    now: agreed.pricedAt,
    facts: { channel: agreed.channel, free: {} },
  })
  const from = { start: firstDayOf(compiled, whole), entry: entryOf(compiled, whole), registeredAt }
  const last = lastOf(changes?.until, from)
  const isOver = last !== null && hasPassed(last, now)
  return { isOpen: changes !== null && !isOver, until: last && lastText(last) }
}
