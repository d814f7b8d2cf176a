import { sameValue } from '../form/same-value.ts'
import type { CompiledDefinition } from '../quote/compiled.ts'
import { isOnlyLess } from '../quote/only-less.ts'
import type { QuoteContext } from '../quote/quote-result.ts'
import { wholeScope } from '../quote/scope.ts'
import type { RegistrationDraft } from '../registration/draft.ts'
import { firstDayOf } from './first-day.ts'
import { entryOf } from './last-moment.ts'
import { type Fee, runningFee } from './running-fee.ts'

/** A change of what was agreed. Moments are local, Europe/Warsaw. */
interface ChangeOf {
  readonly agreed: RegistrationDraft
  readonly changed: RegistrationDraft
  readonly now: Temporal.PlainDateTime
  readonly registeredAt: Temporal.PlainDateTime
  /** The day by whose prices it was agreed. */
  readonly pricedAt: Temporal.PlainDateTime
  /** Through what it was ordered. */
  readonly channel: QuoteContext['facts']['channel']
}

/** Whether somebody who stays, or the whole registration, has something else of an item. */
function isOther(item: string, agreed: RegistrationDraft, changed: RegistrationDraft): boolean {
  const differs = (before: FilledIn, after: FilledIn) => !sameValue(before.choices[item], after.choices[item])
  return (
    differs(agreed, changed) ||
    changed.people.some((person) =>
      agreed.people.some((one) => one.ref === person.ref && differs(one, person)),
    )
  )
}

type FilledIn = Pick<RegistrationDraft, 'choices'>

/**
 * What a change costs by the fees that were agreed to: the first that still runs, to the end of its last day; nothing
 * when none does. Who only leaves, gives something up or mends a name pays no fee for the change: for that there
 * are refund rules.
 */
export function changeFee(compiled: CompiledDefinition, change: ChangeOf): Fee | null {
  const { agreed, changed, now, registeredAt, pricedAt, channel } = change
  const fees = compiled.definition.fees.change
  if (fees.length === 0 || isOnlyLess(agreed, changed)) return null
  const whole = wholeScope(agreed, { now: pricedAt, facts: { channel, free: {} } })
  const from = { start: firstDayOf(compiled, whole), entry: entryOf(compiled, whole), registeredAt }
  const concerned = fees.filter(
    ({ items }) => items === undefined || items.some((id) => isOther(id, agreed, changed)),
  )
  return runningFee(concerned, now, from)
}
