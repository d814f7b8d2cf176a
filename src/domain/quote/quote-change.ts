import type { RegistrationDraft } from '../registration/draft.ts'
import { type Grosze, splitMoney, sumMoney } from '../values/money.ts'
import { sameValue } from '../values/same-value.ts'
import { type Agreed, daysOfPayment } from './agreed.ts'
import { agreedDiscounts, deductInOrder, withDiscounts } from './agreed-discounts.ts'
import { agreedDue } from './agreed-due.ts'
import type { CompiledDefinition } from './compiled.ts'
import { dueWhenLess } from './due-when-less.ts'
import { isOfRule } from './is-of-rule.ts'
import { isReductionOnly } from './is-reduction-only.ts'
import { paymentRules } from './plan-of.ts'
import { priceDraft } from './price-draft.ts'
import { quote } from './quote.ts'
import { quoteByPaymentDay } from './quote-payment-day.ts'
import type { Quote, QuoteContext, QuoteLine } from './quote-result.ts'
import { relinquishedUnits } from './relinquished-units.ts'
import { wholeScope } from './scope.ts'

export interface ChangeQuote extends Quote {
  /** The day whose prices are used. */
  readonly pricedAt: Temporal.PlainDateTime
}

/**
 * Prices and validates a change of what was agreed, by the version of the agreement: as `quote()` does, but the change
 * never makes the agreed choices dearer (`agreedDiscounts`). A change without additions uses the day of the agreement
 * and the channel of the order: choices that were available then stay. A change of existing choices does not require
 * open registration; a person who joins or takes more does, unless the staff make the change. Additions to an item with
 * windows of its own follow those.
 * @param context the current context; what the registration already holds counts as free
 */
export function quoteChange(
  compiled: CompiledDefinition,
  standing: Agreed,
  draft: RegistrationDraft,
  context: QuoteContext,
): ChangeQuote {
  const onlyLess = isReductionOnly(standing.draft, draft)
  // Unpaid choices cost today's price, also where they were agreed while it was cheaper to pay.
  const today = onlyLess ? null : quoteByPaymentDay(compiled, standing, context.now, context)
  const agreed = { ...standing, ...today }
  const pricedAt = onlyLess ? agreed.pricedAt : context.now
  const { channel } = agreed
  const facts = onlyLess ? { ...context.facts, channel, ...daysOfPayment(agreed) } : context.facts
  const stays = onlyLess && compiled.definition.pricesOfStaying === 'stay'
  const tiersOf = (people: RegistrationDraft['people']) =>
    stays ? tiersHeldBy(compiled, agreed, people) : {}
  const withTiers = (people: RegistrationDraft['people']) => ({
    ...{ ...context, now: pricedAt, held: agreed.draft },
    facts: { ...facts, free: { ...facts.free, ...tiersOf(people) } },
  })
  const pricingContext = withTiers(draft.people)
  // Days that have not run yet, while an approval was pending, run from now.
  const isDue = standing.due.length > 0
  const priced = quote(
    compiled,
    draft,
    isDue ? pricingContext : { ...pricingContext, orderedAt: context.now },
  )
  const usual = priceDraft(compiled, agreed.draft, withTiers(agreed.draft.people))
  const lessAgreed = (lines: readonly QuoteLine[], changed: RegistrationDraft) =>
    withDiscounts(
      lines,
      agreedDiscounts({
        ...{ agreed: agreed.lines, usual, changed: lines },
        atFirst: priceDraft(compiled, changed, { ...pricingContext, now: agreed.registeredAt }),
        untouched: untouchedOf(agreed.draft, changed),
        sharesSums: sharesSums(compiled),
        exchange: compiled.definition.changes?.exchange,
      }),
    )
  const reduced = lessAgreed(priced.lines, draft)
  // A change that only removes never increases the agreed price, also where a group reduction is lost (flow C4.6).
  const tooMuch = onlyLess ? Math.max(0, toPayOf(reduced) - agreed.total) : 0
  const repriced = deductInOrder(reduced, tooMuch)
  const among = amongAll(agreed.draft, draft)
  const amongLines = () => lessAgreed(priceDraft(compiled, among, withTiers(among.people)), among)
  const kept = stays
    ? linesOfStaying(compiled, agreed, { draft, priced: priced.lines, among: amongLines() })
    : []
  const lines = stays && toPayOf(kept) <= toPayOf(repriced) ? kept : repriced
  const owed = toPayOf(lines)
  const dueAfterChange = onlyLess && isDue ? dueWhenLess : agreedDue
  const rules = paymentRules(compiled, wholeScope(draft, pricingContext))
  const due = dueAfterChange(rules, priced.due, owed, standing.due, context.now)
  return { ...priced, lines, total: owed, due, pricedAt }
}

/** `ref`s of the people who are in a changed draft as in the agreed one. */
export const untouchedOf = (agreed: RegistrationDraft, changed: RegistrationDraft): ReadonlySet<string> =>
  new Set(
    changed.people.flatMap((person) =>
      agreed.people.some((before) => sameValue(before, person)) ? [person.ref] : [],
    ),
  )

/** Whether some change of price covers several lines together. */
const sharesSums = ({ adjustments }: CompiledDefinition): boolean =>
  adjustments.some(({ effect, rank }) => rank !== null || effect.isOfSum)

/** Of reductions for the first few, only those that these people had: they receive none of the others'. */
function tiersHeldBy(
  { definition: { adjustments } }: CompiledDefinition,
  { lines }: Agreed,
  people: RegistrationDraft['people'],
): Record<string, number> {
  const staying = new Set(people.map(({ ref }) => ref))
  const own = lines.filter(({ person }) => person === null || staying.has(person))
  return Object.fromEntries(
    adjustments.flatMap((rule) => {
      const { pool } = rule
      if (pool === undefined) return []
      const served = own.filter(({ reasons }) =>
        reasons.some((reason) => reason.code !== 'used_up' && isOfRule(reason, rule)),
      )
      return [[pool, served.reduce((all, { quantity }) => all + quantity, 0)]]
    }),
  )
}

/** The changed draft as if no one had left: only the changes of the people who stay. */
const amongAll = (agreed: RegistrationDraft, changed: RegistrationDraft): RegistrationDraft => ({
  ...changed,
  people: agreed.people.map((before) => changed.people.find(({ ref }) => ref === before.ref) ?? before),
})

interface Stayed {
  readonly draft: RegistrationDraft
  readonly priced: readonly QuoteLine[]
  /** Priced as if no one had left. */
  readonly among: readonly QuoteLine[]
}

/**
 * The lines of the people who stay: for a person without changes, as they were agreed; for a person who gives something
 * up, as if the others were still there, because the actions of others change no one's price. Where everyone is counted
 * together, what stays of each line costs what it did.
 */
function linesOfStaying(
  compiled: CompiledDefinition,
  { lines: agreed, draft: before }: Agreed,
  { draft, priced, among }: Stayed,
): QuoteLine[] {
  const untouched = untouchedOf(before, draft)
  const whole = partsOfStaying(compiled, agreed, priced)
  return [...new Set(priced.map(({ person }) => person))].flatMap((wanted) => {
    const lines = wanted === null ? whole : untouched.has(wanted) ? agreed : among
    return lines.filter(({ person }) => person === wanted)
  })
}

/** For each agreed line the pieces that stay. */
function partsOfStaying(
  compiled: CompiledDefinition,
  agreed: readonly QuoteLine[],
  changed: readonly QuoteLine[],
): QuoteLine[] {
  const pieces = relinquishedUnits(compiled, agreed, changed)
  return agreed.flatMap((line, at) => {
    const quantity = line.quantity - (pieces[at] ?? 0)
    if (quantity === 0) return []
    const part = (amount: Grosze) => splitMoney(amount, [quantity, line.quantity - quantity])[0] ?? 0
    return [{ ...line, quantity, amount: part(line.amount), listAmount: part(line.listAmount) }]
  })
}

const toPayOf = (lines: readonly QuoteLine[]): Grosze =>
  sumMoney(lines.map(({ amount, onSite }) => (onSite ? 0 : amount)))
