import { isOfRule } from '#domain/quote/is-of-rule.ts'
import type { QuoteLine, Reason } from '#domain/quote/quote-result.ts'
import { formatMoney, type Grosze } from '#domain/values/money.ts'
import { explanationWords } from '#i18n/pl/explanations.ts'
import { pl } from '#i18n/pl.ts'
import { dayOf, type Explained, type Explanation, explanation } from './explanation.ts'

const words = explanationWords.line

/** Why each line costs that: from the price of the list through the rules, with the organiser's own notes, as the form says it. */
export function lineExplanations(facts: Explained): Explanation[] {
  const pricedOn = facts.agreements.at(-1)?.pricedAt ?? facts.createdAt
  return facts.lines.map((line, place) => {
    const whose = facts.names.get(line.person ?? '') ?? ''
    return explanation(`line/${place}`, explanationWords.of(pl.lineName(line), whose), [
      ...priceSentences(line, facts),
      words.pricedOn(dayOf(pricedOn)),
    ])
  })
}

function priceSentences(line: QuoteLine, { definition }: Explained): string[] {
  const [base] = line.reasons.filter((reason) => !isChange(reason)).map(pl.reason)
  const rules = line.reasons.filter(isChange)
  const notes = rules.flatMap(
    (reason) => definition.adjustments.find((rule) => isOfRule(reason, rule))?.note ?? [],
  )
  return [
    words.listPrice(pl.amountOrFree(line.listAmount), base === line.optionName ? '' : (base ?? '')),
    ...(rules.length === 0 ? [words.unchanged] : rules.map(ruleSentence)),
    ...new Set(notes),
    ...(rules.length === 0 ? [] : [words.result(pl.amountOrFree(line.amount))]),
    ...(line.onSite ? [words.onSite] : []),
  ]
}

const CHANGES: readonly Reason['code'][] = ['adjusted', 'raised', 'paid_by', 'used_up', 'agreed']
const isChange = ({ code }: Reason) => CHANGES.includes(code)

const ruleSentence = (reason: Reason): string =>
  reason.code === 'used_up' ? words.usedUp(String(reason.params.name)) : `${pl.reason(reason)}.`

/** How the lines add up to the price of the registration. */
export function totalExplanation({ lines, total }: Explained): Explanation {
  const amounts = lines.filter(({ amount, onSite }) => !onSite && amount !== 0).map(({ amount }) => amount)
  return explanation('total', explanationWords.total.title, [sumOf(amounts, total)])
}

function sumOf(amounts: readonly Grosze[], total: Grosze): string {
  const { sum, one, nothing } = explanationWords.total
  if (amounts.length === 0) return nothing
  const texts = amounts.map((amount) => formatMoney(amount))
  return amounts.length === 1 ? one(formatMoney(total)) : sum(texts, formatMoney(total))
}
