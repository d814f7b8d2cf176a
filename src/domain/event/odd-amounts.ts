import { formatMoney, type Grosze } from '../money.ts'
import { amountsOf } from '../quote/price.ts'
import type { EventDefinition, PaymentPart } from './definition.ts'
import { mostOfPieces } from './most-of-prices.ts'
import { pricesOf } from './named-facts.ts'
import { type DefinitionProblem, pathOf } from './problem.ts'

/** Amounts that look like złoty where grosze are meant, and more kept or paid in advance than there is to pay. */
export const oddAmounts = (definition: EventDefinition): DefinitionProblem[] => [
  ...asZloty(definition),
  ...moreThanPrice(definition),
  ...nothingOfPeople(definition),
]

/** Nobody holds an event at which nothing costs 5 zł, but 180 grosze are easily written for 180 zł. */
const LEAST_DEAREST = 500
/** Nor keeps less than 1 zł of who resigns. */
const LEAST_KEPT = 100

const grosze = (amount: Grosze) =>
  `To ${formatMoney(amount)}: kwoty podaje się w\u00a0groszach, czyli ${amount}\u00a0zł to ${amount * 100}.`

function asZloty(definition: EventDefinition): DefinitionProblem[] {
  const prices = pricesOf(definition).filter(({ item }) => item !== null)
  const most = prices.map(({ path, price }) => ({ path, amount: Math.max(0, ...amountsOf(price)) }))
  const dearest = most.toSorted((a, b) => b.amount - a.amount)[0]
  const isCheap = dearest !== undefined && dearest.amount > 0 && dearest.amount < LEAST_DEAREST
  const small = [
    ...definition.plans.flatMap(({ parts }, i) =>
      parts.map(({ amount }, j) => ({
        path: pathOf('plans', i, 'parts', j, 'amount'),
        amount: advanceOf(amount),
      })),
    ),
    ...definition.refunds.map(({ kept }, i) => ({
      path: pathOf('refunds', i, 'kept'),
      amount: kept.amount,
    })),
    ...definition.fees.change.map(({ amount }, i) => ({ path: pathOf('fees.change', i), amount })),
  ].filter(({ amount }) => amount > 0 && amount < LEAST_KEPT)
  return [...(isCheap ? [dearest] : []), ...small].map(({ path, amount }) => ({
    path,
    message: grosze(amount),
  }))
}

/** The most that a part asks for by itself; 0 where it follows the price. */
function advanceOf(amount: PaymentPart['amount']): Grosze {
  if (typeof amount !== 'object') return 0
  if ('fixed' in amount) return amount.fixed
  return 'perPerson' in amount ? Math.max(0, ...amountsOf(amount.perPerson)) : 0
}

function moreThanPrice(definition: EventDefinition): DefinitionProblem[] {
  const { perPerson, inAll } = dearest(definition)
  const tooMuch = (path: string, amount: Grosze, most: Grosze) =>
    amount > most && most > 0
      ? [{ path, message: `To więcej, niż można zapłacić: najwyżej ${formatMoney(most)}.` }]
      : []
  return [
    ...definition.plans.flatMap(({ parts }, i) =>
      parts.flatMap(({ amount }, j) =>
        typeof amount === 'object'
          ? tooMuch(
              pathOf('plans', i, 'parts', j, 'amount'),
              advanceOf(amount),
              'fixed' in amount ? inAll : perPerson,
            )
          : [],
      ),
    ),
    ...definition.refunds.flatMap(({ kept }, i) =>
      tooMuch(pathOf('refunds', i, 'kept'), kept.amount, kept.per === 'registration' ? inAll : perPerson),
    ),
  ]
}

/** What each person owes is taken of what things of a person cost. */
function nothingOfPeople(definition: EventDefinition): DefinitionProblem[] {
  const most = mostOfPieces(definition)
  const isPaid = definition.items.some(({ id, per }) => per === 'person' && most(id) > 0)
  if (isPaid || definition.attendance === 'headcount') return []
  return definition.plans.flatMap(({ parts }, i) =>
    parts.flatMap(({ amount }, j) =>
      typeof amount === 'object' && 'perPerson' in amount
        ? [{ path: pathOf('plans', i, 'parts', j, 'amount.perPerson'), message: NOTHING_OF_PEOPLE }]
        : [],
    ),
  )
}

const NOTHING_OF_PEOPLE =
  'Ta część zawsze wyniesie 0\u00a0zł: żadna pozycja osoby nic nie kosztuje. Użyj fixed z\u00a0each: people.'

/** What somebody, and a whole registration, pays who takes the dearest of everything; endless where nobody can say. */
function dearest(definition: EventDefinition): { perPerson: Grosze; inAll: Grosze } {
  const most = mostOfPieces(definition)
  const sum = (of: 'person' | 'registration') =>
    definition.items
      .filter(({ per, category }) => per === of && category !== 'donation')
      .reduce((all, { id, choose, max, options }) => {
        const pieces = choose === 'quantity' ? (max ?? Number.POSITIVE_INFINITY) : Math.max(1, options.length)
        return all + (most(id) === 0 ? 0 : most(id) * pieces)
      }, 0)
  const [ofPerson, ofAll] = [sum('person'), sum('registration')]
  return {
    perPerson: ofPerson + ofAll,
    inAll: ofPerson === 0 ? ofAll : ofPerson * definition.peoplePerRegistration.max + ofAll,
  }
}
