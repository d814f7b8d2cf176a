import type { Grosze } from '../money.ts'
import type { RegistrationDraft } from '../registration/draft.ts'
import { agreedDue } from './agreed-due.ts'
import { agreedTotal } from './agreed-total.ts'
import type { CompiledDefinition } from './compile.ts'
import { headcountOf } from './headcount.ts'
import { isOnlyLess } from './only-less.ts'
import { quote } from './quote.ts'
import type { Quote, QuoteContext, QuoteDue, QuoteLine, QuoteProblem } from './quote-result.ts'

/** What somebody has agreed to, as it stands before a change. */
export interface Agreed {
  readonly draft: RegistrationDraft
  readonly total: Grosze
  readonly due: readonly QuoteDue[]
  /** The day by whose prices it was reckoned. */
  readonly pricedAt: Temporal.PlainDateTime
  /** When the payment began whose day has fixed the price, where a rule asks for that. */
  readonly paidAt?: Temporal.PlainDateTime | undefined
}

export interface ChangeQuote extends Quote {
  /** By which day's prices it is reckoned. */
  readonly pricedAt: Temporal.PlainDateTime
}

/**
 * Prices and judges a change of what was agreed, by the version under which it was: as `quote()` does, but what was
 * agreed is never made dearer by it (`agreedTotal`). Who wants nothing more is reckoned by the day of the
 * agreement: what could be had then stays. Who only changes what is there need not find registration open; who joins
 * must, unless the staff see to it.
 * @param context the world now; what the registration holds already is free to it
 */
export function quoteChange(
  compiled: CompiledDefinition,
  agreed: Agreed,
  draft: RegistrationDraft,
  context: QuoteContext,
): ChangeQuote {
  const onlyLess = isOnlyLess(agreed.draft, draft)
  const pricedAt = onlyLess ? agreed.pricedAt : context.now
  const { paidAt } = agreed
  const facts = onlyLess && paidAt ? { ...context.facts, paidAt } : context.facts
  const reckoning = { ...context, now: pricedAt, facts }
  const priced = quote(compiled, draft, reckoning)
  const total = agreedTotal({
    agreed: agreed.total,
    staying: totalOfStaying(compiled, agreed.draft, draft, reckoning),
    changed: priced.total,
    onlyLess,
  })
  return {
    ...priced,
    lines: takeOff(priced.lines, priced.total - total),
    total,
    due: agreedDue(priced.due, total, agreed.due, context.now),
    problems: priced.problems.filter(
      (problem) => !isAboutWindows(problem) || mustFindOpen(compiled, agreed.draft, draft, context),
    ),
    pricedAt,
  }
}

/** What was agreed would cost so much without those who leave. */
function totalOfStaying(
  compiled: CompiledDefinition,
  agreed: RegistrationDraft,
  { people, registeredBy }: RegistrationDraft,
  context: QuoteContext,
): Grosze {
  const staying = agreed.people.filter(({ ref }) => people.some((person) => person.ref === ref))
  // Where heads are counted nobody is named, and nobody leaves.
  if (staying.length === 0 && agreed.people.length > 0) return 0
  return quote(compiled, { ...agreed, registeredBy, people: staying }, context).total
}

/** Lines add up to what is owed: what is not is taken off them in their order, and they say so. */
export function takeOff(lines: readonly QuoteLine[], off: Grosze): QuoteLine[] {
  let left = off
  return lines.map((line) => {
    const amount = line.onSite ? 0 : Math.min(left, Math.max(0, line.amount))
    left -= amount
    if (amount === 0) return line
    const reason = { code: 'agreed', params: { amount } } as const
    return { ...line, amount: line.amount - amount, reasons: [...line.reasons, reason] }
  })
}

const isAboutWindows = ({ code, where }: QuoteProblem) =>
  (code === 'not_open' || code === 'closed') && where === null

function mustFindOpen(
  compiled: CompiledDefinition,
  agreed: RegistrationDraft,
  draft: RegistrationDraft,
  context: QuoteContext,
): boolean {
  if (context.facts.channel !== 'online') return false
  const heads = (of: RegistrationDraft) => headcountOf(compiled, of, context) ?? 0
  return (
    heads(draft) > heads(agreed) ||
    draft.people.some(({ ref }) => !agreed.people.some((person) => person.ref === ref))
  )
}
