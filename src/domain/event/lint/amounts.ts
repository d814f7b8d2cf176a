import { amountsOf } from '../../quote/price.ts'
import type { Grosze } from '../../values/money.ts'
import type { EventDefinition, PaymentPart } from '../definition/definition.ts'
import { partAmount, perPersonOf } from '../definition/part-amount.ts'
import { type DefinitionProblem, pathOf } from '../definition/problem.ts'
import { pricesOf } from '../facts/named-facts.ts'
import { mostOfPieces } from './most-of-prices.ts'

/** Amounts that look like złoty where grosze are meant, and more retained or paid in advance than there is to pay. */
export const lintAmounts = (definition: EventDefinition): DefinitionProblem[] => [
  ...asZloty(definition),
  ...outOfLine(definition),
  ...moreThanPrice(definition),
  ...nothingOfPeople(definition),
]

/** No event has a price below 5 zł, but 180 grosze are easily written for 180 zł. */
const LEAST_DEAREST = 500
/** Nor does anyone retain less than 1 zł for a resignation. */
const LEAST_KEPT = 100

const asIfZloty = (path: string, amount: Grosze): DefinitionProblem => ({
  path,
  code: 'amount_looks_like_zloty',
  values: { amount },
})

function asZloty(definition: EventDefinition): DefinitionProblem[] {
  const prices = pricesOf(definition).filter(({ item }) => item !== null)
  const most = prices.map(({ path, price }) => ({ path, amount: Math.max(0, ...amountsOf(price)) }))
  const dearest = most.toSorted((a, b) => b.amount - a.amount)[0]
  const isCheap = dearest !== undefined && dearest.amount > 0 && dearest.amount < LEAST_DEAREST
  const small = [
    ...definition.plans.flatMap(({ parts }, i) =>
      parts.map((part, j) => ({
        path: pathOf('plans', i, 'parts', j, 'amount'),
        amount: advanceOf(part),
      })),
    ),
    ...retentionsOf(definition).map(({ path, kept }) => ({ path, amount: kept.amount })),
    ...definition.fees.change.map(({ amount }, i) => ({ path: pathOf('fees.change', i), amount })),
  ].filter(({ amount }) => amount > 0 && amount < LEAST_KEPT)
  return [...(isCheap ? [dearest] : []), ...small].map(({ path, amount }) => asIfZloty(path, amount))
}

/** No option costs less than a hundredth of the one next to it, but one of 60 zł is easily written as 60. */
const TIMES_LESS = 100

/** One option that costs next to nothing among options of one item that cost a hundred times as much. */
function outOfLine({ items }: EventDefinition): DefinitionProblem[] {
  return items.flatMap(({ options }, i) => {
    const paid = options.flatMap(({ price }, j) => {
      const amount = price === undefined ? 0 : Math.max(0, ...amountsOf(price))
      return amount > 0 ? [{ path: pathOf('items', i, 'options', j, 'price'), amount }] : []
    })
    const [cheapest, next] = paid.toSorted((a, b) => a.amount - b.amount)
    if (cheapest === undefined || next === undefined || cheapest.amount >= LEAST_DEAREST) return []
    return next.amount >= cheapest.amount * TIMES_LESS ? [asIfZloty(cheapest.path, cheapest.amount)] : []
  })
}

/** The most that a part asks for by itself; 0 where it follows the price. */
function advanceOf(part: PaymentPart): Grosze {
  const amount = partAmount(part)
  if (amount.kind === 'fixed') return amount.amount
  return amount.kind === 'perPerson' ? Math.max(0, ...amountsOf(amount.price)) : 0
}

/** What is kept of those who resign, and of those who do not pay. */
export const retentionsOf = ({ refunds, unpaid }: EventDefinition) => [
  ...refunds.map(({ kept }, i) => ({ path: pathOf('refunds', i, 'kept'), kept })),
  ...(unpaid.kept === undefined ? [] : [{ path: 'unpaid.kept', kept: unpaid.kept }]),
]

function moreThanPrice(definition: EventDefinition): DefinitionProblem[] {
  const { perPerson, inAll } = dearest(definition)
  const tooMuch = (path: string, amount: Grosze, most: Grosze): DefinitionProblem[] =>
    amount > most && most > 0 ? [{ path, code: 'more_than_price', values: { most } }] : []
  return [
    ...definition.plans.flatMap(({ parts }, i) =>
      parts.flatMap((part, j) =>
        tooMuch(
          pathOf('plans', i, 'parts', j, 'amount'),
          advanceOf(part),
          partAmount(part).kind === 'fixed' ? inAll : perPerson,
        ),
      ),
    ),
    ...retentionsOf(definition).flatMap(({ path, kept }) =>
      tooMuch(path, kept.amount, kept.per === 'registration' ? inAll : perPerson),
    ),
  ]
}

/** What each person owes is taken from the price of the items of a person. */
function nothingOfPeople(definition: EventDefinition): DefinitionProblem[] {
  const most = mostOfPieces(definition)
  const isPaid = definition.items.some(({ id, per }) => per === 'person' && most(id) > 0)
  if (isPaid || definition.attendance === 'headcount') return []
  return definition.plans.flatMap(({ parts }, i) =>
    parts.flatMap((part, j) =>
      perPersonOf(part) !== null
        ? [{ path: pathOf('plans', i, 'parts', j, 'amount.perPerson'), code: 'part_of_free_people' }]
        : [],
    ),
  )
}

/**
 * The most a person, and a whole registration, pays when taking the dearest of everything; infinite where that is not
 * known.
 */
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
