import { countedSpanOf, statedDayOf } from '#domain/event/definition/deadline.ts'
import type { PaymentPart } from '#domain/event/definition/definition.ts'
import { partAmount } from '#domain/event/definition/part-amount.ts'
import { amountsOf } from '#domain/quote/price.ts'
import { formatMoney } from '#domain/values/money.ts'
import { formatDay, readDay } from '#domain/values/time.ts'
import { deadlineText } from '#i18n/pl/definition/deadline.ts'
import { percentText } from '#i18n/pl/percent.ts'
import * as words from '#i18n/pl/site/payment-plan.ts'
import { priceWords } from '../shared/price-words.ts'

/** The names of number facts and of items. */
interface NameOf {
  readonly fact: (name: string) => { readonly name: string }
  readonly item: (id: string) => string
}

/** The payment plan, one sentence for each part: 'Zaliczka: 300 zł od osoby, w ciągu 3 dni od zapisu.' */
export function planWords(plan: readonly PaymentPart[], nameOf: NameOf): string[] {
  const [only, ...others] = plan
  if (only !== undefined && others.length === 0) return [words.payment(term(only))]
  return plan.map((part) =>
    part.amount === 'rest'
      ? words.restPart(part.name, term(part))
      : words.part(part.name, `${sum(part, nameOf)}${rounded(part.round)}`, term(part)),
  )
}

function sum(part: PaymentPart, { fact, item }: NameOf): string {
  const amount = partAmount(part)
  switch (amount.kind) {
    case 'rest':
      return words.rest
    case 'equal':
      return words.equalPart
    case 'restOf':
      return words.restOf(amount.items.map((id) => `„${item(id)}”`).join(', '))
    case 'fixed':
      return timesWords(formatMoney(amount.amount), amount.each, fact)
    case 'percent':
      return words.shareOfPrice(percentText(amount.percent))
    case 'perPerson': {
      const amounts = amountsOf(amount.price)
      return words.perPerson(priceWords({ from: Math.min(...amounts), to: Math.max(...amounts) }))
    }
  }
}

/** '300 zł od osoby', '300 zł razy Drużyna'. */
function timesWords(amount: string, each: string | undefined, nameOf: NameOf['fact']): string {
  if (each === undefined) return amount
  return each === 'people' ? words.perPerson(amount) : words.times(amount, nameOf(each).name)
}

const rounded = (round: PaymentPart['round']): string =>
  round === undefined ? '' : words.rounded(round.direction, formatMoney(round.to))

const term = ({ due }: PaymentPart): string =>
  countedSpanOf(due) === null && statedDayOf(due) === null ? words.termLater : deadlineText(due, dayWords)

function dayWords(text: string): string {
  const day = readDay(text)
  return day === null ? text : formatDay(day)
}
