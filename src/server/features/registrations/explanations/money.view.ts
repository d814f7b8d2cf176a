import type { LedgerKind } from '#domain/payment/ledger-entry.ts'
import { formatMoney, sumMoney } from '#domain/values/money.ts'
import { deadlineText } from '#i18n/pl/definition/deadline.ts'
import { speakerOf } from '#i18n/pl/definition/definition-text.ts'
import { amountText } from '#i18n/pl/definition/payment.ts'
import { explainedEntry } from '#i18n/pl/explained-entry.ts'
import { explanationWords, plainSum } from '#i18n/pl/explanations.ts'
import { ledgerKinds } from '#i18n/pl/ledger-kinds.ts'
import { lastMomentText } from '#i18n/pl/spans.ts'
import { dayOf, type Explained, type Explanation, explanation } from './explanation.ts'

/** Why each part is due then: by which rule, what of it is paid, and whether its time was prolonged. */
export function dueExplanations(facts: Explained): Explanation[] {
  const words = explanationWords.due
  const prolonged = facts.agreements.findLast(({ kind }) => kind === 'prolonged')
  return facts.due.map((due, place) => {
    const until = due.until === null ? null : lastMomentText(due.until)
    const [sum, paid, left] = [due.amount, due.paid, due.left].map((amount) => formatMoney(amount))
    const isPaid = due.left === 0 && due.paid > 0
    return explanation(`due/${place}`, due.name, [
      words.amount(sum ?? '', until),
      ...ruleOf(due.name, facts),
      ...(prolonged !== undefined && due.left > 0 ? [words.prolonged(dayOf(prolonged.at))] : []),
      ...(isPaid ? [words.paid] : []),
      ...(due.paid > 0 && due.left > 0 ? [words.partly(paid ?? '', left ?? '')] : []),
      ...(due.overdue ? [words.overdue(left ?? '')] : []),
    ])
  })
}

/** The rule of a part by its name; nothing where parts of several plans have the name and differ. */
function ruleOf(name: string, { definition }: Explained): string[] {
  const speaker = speakerOf(definition)
  const rules = definition.plans
    .flatMap(({ parts }) => parts)
    .filter((part) => part.name === name)
    .map((part) => explanationWords.due.rule(amountText(part, speaker), deadlineText(part.due)))
  const [rule, other] = [...new Set(rules)]
  return rule === undefined || other !== undefined ? [] : [rule]
}

/** Why each entry is in the ledger, and on which day. */
export const entryExplanations = ({ ledger }: Explained): Explanation[] =>
  ledger.map((entry) =>
    explanation(
      `entry/${entry.ledgerEntryId}`,
      `${ledgerKinds[entry.kind]} ${plainSum(entry.amount)}, ${dayOf(entry.at)}`,
      explainedEntry(entry.explanation),
    ),
  )

/** How what is owed and what has come add up to what is left. */
export function balanceExplanation({ ledger }: Explained): Explanation {
  const words = explanationWords.balance
  const of = (...kinds: readonly LedgerKind[]) =>
    sumMoney(ledger.filter(({ kind }) => kinds.includes(kind)).map(({ amount }) => amount))
  const rows: readonly (readonly [string, number])[] = [
    [words.charged, of('charge', 'correction')],
    [words.fees, of('fee')],
    [words.paid, of('payment')],
    [words.refunded, of('refund')],
    [words.kept, of('kept')],
  ]
  const left = sumMoney(ledger.map(({ amount }) => amount))
  const title = left < 0 ? words.titles.over : words.titles.left
  return explanation('balance', title, [
    ...rows.flatMap(([name, amount]) => (amount === 0 ? [] : [words.row(name, plainSum(amount))])),
    words.result(title, plainSum(left)),
  ])
}
