import type { Answer } from '../form/fields/answer-schema.ts'
import type { RegistrationDraft } from '../registration/draft.ts'
import { type Grosze, sumMoney } from '../values/money.ts'
import type { CompiledDefinition } from './compiled.ts'
import { priceDraft } from './price-draft.ts'
import type { QuoteContext, QuoteLine } from './quote-result.ts'

/** The price of one person's items with an answer, for the items whose price it changes. */
export interface AnswerPrice {
  readonly amount: Grosze
  /** Without the answer; null where they have no price without it. */
  readonly instead: Grosze | null
}

/**
 * How an answer of a person would change that person's price: the draft is priced with it and without any. Null where
 * it changes nothing, or the price is not known yet.
 */
export function priceOfAnswer(
  compiled: CompiledDefinition,
  draft: RegistrationDraft,
  context: QuoteContext,
  {
    person,
    question,
    answer,
  }: { readonly person: string; readonly question: string; readonly answer: Answer },
): AnswerPrice | null {
  const sumsWith = (given: Answer) => {
    const people = draft.people.map((each) =>
      each.ref === person ? { ...each, answers: { ...each.answers, [question]: given } } : each,
    )
    return sumsOf(priceDraft(compiled, { ...draft, people }, context), person)
  }
  const [without, given] = [sumsWith(null), sumsWith(answer)]
  const changed = [...given.keys()].filter((item) => given.get(item) !== without.get(item))
  if (changed.length === 0) return null
  const sumIn = (sums: ReadonlyMap<string, Grosze>) => sumMoney(changed.map((item) => sums.get(item) ?? 0))
  return {
    amount: sumIn(given),
    instead: changed.some((item) => without.has(item)) ? sumIn(without) : null,
  }
}

/** The price of each item for a person. */
function sumsOf(lines: readonly QuoteLine[], person: string): ReadonlyMap<string, Grosze> {
  const sums = new Map<string, Grosze>()
  for (const line of lines)
    if (line.person === person) sums.set(line.item, (sums.get(line.item) ?? 0) + line.amount)
  return sums
}
