import type { CompiledDefinition } from '../quote/compiled.ts'
import { isReductionOnly } from '../quote/is-reduction-only.ts'
import { entryOf } from '../quote/last-moment.ts'
import type { QuoteContext } from '../quote/quote-result.ts'
import { wholeScope } from '../quote/scope.ts'
import type { RegistrationDraft } from '../registration/draft.ts'
import { sameValue } from '../values/same-value.ts'
import { firstDayOf } from './first-day.ts'
import { type Fee, runningFee } from './running-fee.ts'

/** A change of what was agreed. Moments are local, Europe/Warsaw. */
interface ChangeOf {
  readonly agreed: RegistrationDraft
  readonly changed: RegistrationDraft
  readonly now: Temporal.PlainDateTime
  readonly registeredAt: Temporal.PlainDateTime
  /** The day whose prices were agreed. */
  readonly pricedAt: Temporal.PlainDateTime
  /** The channel of the order. */
  readonly channel: QuoteContext['facts']['channel']
}

/** Whether a person who stays, or the whole registration, has a different choice of an item. */
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
 * The price of a change by the fees that were agreed to: the first that still runs, to the end of its last day; nothing
 * when none does. A change that only removes people or choices, or corrects a name, costs no fee: for that there are
 * refund rules.
 */
export function changeFee(compiled: CompiledDefinition, change: ChangeOf): Fee | null {
  const { agreed, changed, now, registeredAt, pricedAt, channel } = change
  const fees = compiled.definition.fees.change
  if (fees.length === 0 || isReductionOnly(agreed, changed)) return null
  const whole = wholeScope(agreed, { now: pricedAt, facts: { channel, free: {} } })
  const from = { start: firstDayOf(compiled, whole), entry: entryOf(compiled, whole), registeredAt }
  const concerned = fees.filter(
    ({ items }) => items === undefined || items.some((id) => isOther(id, agreed, changed)),
  )
  return runningFee(concerned, now, from)
}
