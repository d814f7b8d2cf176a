import { sameValue } from '../form/same-value.ts'
import { type Grosze, splitMoney, sumMoney } from '../money.ts'
import type { RegistrationDraft } from '../registration/draft.ts'
import { type Agreed, daysOfPayment } from './agreed.ts'
import { agreedDiscounts, takeOff, withDiscounts } from './agreed-discounts.ts'
import { agreedDue } from './agreed-due.ts'
import type { CompiledDefinition } from './compiled.ts'
import { dueWhenLess } from './due-when-less.ts'
import { givenUp } from './given-up.ts'
import { isOnlyLess } from './only-less.ts'
import { quote } from './quote.ts'
import { quoteByPaymentDay } from './quote-payment-day.ts'
import type { Quote, QuoteContext, QuoteLine } from './quote-result.ts'

export interface ChangeQuote extends Quote {
  /** By which day's prices it is reckoned. */
  readonly pricedAt: Temporal.PlainDateTime
}

/**
 * Prices and judges a change of what was agreed, by the version under which it was: as `quote()` does, but what was
 * agreed is never made dearer by it (`agreedDiscounts`). Who wants nothing more is reckoned by the day of the
 * agreement, and through what it was ordered: what could be had then stays. Who only changes what is there need not
 * find registration open; who joins or takes more must, unless the staff see to it. What is taken more of an item with
 * windows of its own goes by those.
 * @param context the world now; what the registration holds already is free to it
 */
export function quoteChange(
  compiled: CompiledDefinition,
  standing: Agreed,
  draft: RegistrationDraft,
  context: QuoteContext,
): ChangeQuote {
  const onlyLess = isOnlyLess(standing.draft, draft)
  // What is not paid yet costs what it costs today, also where it was agreed while it was cheaper to pay.
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
  const reckoning = withTiers(draft.people)
  // Days that have not run yet, while an approval was waited for, run from now.
  const isDue = standing.due.length > 0
  const priced = quote(compiled, draft, isDue ? reckoning : { ...reckoning, orderedAt: context.now })
  const usual = quote(compiled, agreed.draft, withTiers(agreed.draft.people)).lines
  const lessAgreed = (lines: readonly QuoteLine[], changed: RegistrationDraft) =>
    withDiscounts(
      lines,
      agreedDiscounts({
        ...{ agreed: agreed.lines, usual, changed: lines },
        atFirst: quote(compiled, changed, { ...reckoning, now: agreed.registeredAt }).lines,
        untouched: untouchedOf(agreed.draft, changed),
        sharesSums: sharesSums(compiled),
        exchange: compiled.definition.changes?.exchange,
      }),
    )
  const reduced = lessAgreed(priced.lines, draft)
  // Who only takes away never owes more than was agreed, also where a reduction for many is lost (flow C4.6).
  const tooMuch = onlyLess ? Math.max(0, toPayOf(reduced) - agreed.total) : 0
  const anew = takeOff(reduced, tooMuch)
  const among = amongAll(agreed.draft, draft)
  const amongLines = () => lessAgreed(quote(compiled, among, withTiers(among.people)).lines, among)
  const kept = stays
    ? linesOfStaying(compiled, agreed, { draft, priced: priced.lines, among: amongLines() })
    : []
  const lines = stays && toPayOf(kept) <= toPayOf(anew) ? kept : anew
  const owed = toPayOf(lines)
  const dueAnew = onlyLess && isDue ? dueWhenLess : agreedDue
  const due = dueAnew(compiled, priced.due, owed, standing.due, context.now)
  return { ...priced, lines, total: owed, due, pricedAt }
}

/** `ref`s of who is in a changed draft as in the agreed one. */
export const untouchedOf = (agreed: RegistrationDraft, changed: RegistrationDraft): ReadonlySet<string> =>
  new Set(
    changed.people.flatMap((person) =>
      agreed.people.some((before) => sameValue(before, person)) ? [person.ref] : [],
    ),
  )

/** Whether some change of price is of several lines together. */
const sharesSums = ({ definition: { adjustments } }: CompiledDefinition): boolean =>
  adjustments.some(
    ({ effect, rank }) =>
      rank !== undefined || 'freeFor' in effect || ('per' in effect && effect.per !== 'piece'),
  )

/** Of reductions for the first so many, what these people had: nobody else's comes to them. */
function tiersHeldBy(
  { definition: { adjustments } }: CompiledDefinition,
  { lines }: Agreed,
  people: RegistrationDraft['people'],
): Record<string, number> {
  const staying = new Set(people.map(({ ref }) => ref))
  const own = lines.filter(({ person }) => person === null || staying.has(person))
  return Object.fromEntries(
    adjustments.flatMap(({ name, pool }) => {
      if (pool === undefined) return []
      const served = own.filter(({ reasons }) =>
        reasons.some(({ code, params }) => code !== 'used_up' && params.name === name),
      )
      return [[pool, served.reduce((all, { quantity }) => all + quantity, 0)]]
    }),
  )
}

/** The changed draft as if nobody had left: what who stays has changed, and no more. */
const amongAll = (agreed: RegistrationDraft, changed: RegistrationDraft): RegistrationDraft => ({
  ...changed,
  people: agreed.people.map((before) => changed.people.find(({ ref }) => ref === before.ref) ?? before),
})

interface Stayed {
  readonly draft: RegistrationDraft
  readonly priced: readonly QuoteLine[]
  /** Priced as if nobody had left. */
  readonly among: readonly QuoteLine[]
}

/**
 * The lines of those who stay: of whom nothing has changed, as they were agreed; of who gives something up, as if the
 * others were still there, for what others do changes nobody's price. Where all are counted together, what stays of
 * each line costs what it did.
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

/** Of each agreed line the pieces that stay. */
function partsOfStaying(
  compiled: CompiledDefinition,
  agreed: readonly QuoteLine[],
  changed: readonly QuoteLine[],
): QuoteLine[] {
  const pieces = givenUp(compiled, agreed, changed)
  return agreed.flatMap((line, at) => {
    const quantity = line.quantity - (pieces[at] ?? 0)
    if (quantity === 0) return []
    const part = (amount: Grosze) => splitMoney(amount, [quantity, line.quantity - quantity])[0] ?? 0
    return [{ ...line, quantity, amount: part(line.amount), listAmount: part(line.listAmount) }]
  })
}

const toPayOf = (lines: readonly QuoteLine[]): Grosze =>
  sumMoney(lines.map(({ amount, onSite }) => (onSite ? 0 : amount)))
