import type { Comparison, Condition } from '../definition/condition.ts'
import type {
  Adjustment,
  Claim,
  Effect,
  EventDefinition,
  Group,
  Item,
  OwnFact,
  ParticipantType,
  PaymentPlan,
  Price,
  Window,
} from '../definition/definition.ts'
import { perPersonOf } from '../definition/part-amount.ts'
import { pathOf } from '../definition/problem.ts'
import { isOfPeople } from '../definition/rank-order.ts'

/** A condition of a definition: its path, and what is in view when it is evaluated. */
export interface PlacedCondition {
  readonly path: string
  readonly condition: Condition
  readonly sees: Sees
}

/** Prices are calculated in this order: by the price list, then with their adjustments. */
export type PricingStage = 'listPrice' | 'price'

export interface Sees {
  readonly person: boolean
  readonly line: boolean
  /** What has been calculated by then: the prices, or also their adjustments; nothing if omitted. */
  readonly priced?: PricingStage
}

const WHOLE: Sees = { person: false, line: false }
const PERSON: Sees = { person: true, line: false }
const afterPricing = (sees: Sees): Sees => ({ ...sees, priced: 'price' })

/** A section with a question of the registration is evaluated for the registration. */
const sectionSees = ({ questions }: EventDefinition, id: string): Sees =>
  questions.some(({ section, of }) => section === id && of === 'registration') ? WHOLE : PERSON

/** Every condition of a definition. A new rule with a condition must be added here. */
export function conditionsOf(definition: EventDefinition): PlacedCondition[] {
  const {
    types,
    questions,
    requirements,
    statements,
    plans,
    refunds,
    adjustments,
    groups,
    carers,
    approvals,
  } = definition
  const of = (subject: 'person' | 'registration') => (subject === 'person' ? PERSON : WHOLE)
  return [
    ...ofGate('', definition, PERSON),
    ...types.flatMap((type, i) => ofPlace(pathOf('types', i), type)),
    ...groups.flatMap((group, i) => ofPlace(pathOf('groups', i), group)),
    ...definition.sections.flatMap(({ id, when }, i) =>
      place(pathOf('sections', i, 'when'), when, sectionSees(definition, id)),
    ),
    ...questions.flatMap((question, i) =>
      place(pathOf('questions', i, 'when'), question.when, of(question.of)),
    ),
    ...definition.facts.flatMap((own, i) => ofOwnFact(pathOf('facts', i), own)),
    ...definition.items.flatMap((item, i) => ofItem(pathOf('items', i), item)),
    ...adjustments.flatMap((adjustment, i) =>
      ofAdjustment(pathOf('adjustments', i), adjustment, arePersonal(adjustment.items, definition)),
    ),
    ...ofClaims('', definition.claims, definition.attendance === 'people' ? PERSON : WHOLE),
    ...requirements.flatMap((requirement, i) => [
      ...place(pathOf('requirements', i, 'when'), requirement.when, afterPricing(of(requirement.of))),
      ...place(pathOf('requirements', i, 'must'), requirement.must, afterPricing(of(requirement.of))),
    ]),
    ...place('carers.for', carers?.for, PERSON),
    ...place('carers.may', carers?.may, PERSON),
    ...approvals.flatMap(({ when }, i) => place(pathOf('approvals', i, 'when'), when, PERSON)),
    ...definition.numbers.flatMap(({ when }, i) => place(pathOf('numbers', i, 'when'), when, PERSON)),
    ...refunds.flatMap(({ when }, i) =>
      place(pathOf('refunds', i, 'when'), when, { person: true, line: true }),
    ),
    ...plans.flatMap((plan, i) => ofPlan(pathOf('plans', i), plan)),
    ...statements.flatMap(({ when, once }, i) =>
      place(pathOf('statements', i, 'when'), when, once ? WHOLE : PERSON),
    ),
  ]
}

function ofPlan(path: string, { when, parts }: PaymentPlan): PlacedCondition[] {
  return [
    ...place(pathOf(path, 'when'), when, afterPricing(WHOLE)),
    ...parts.flatMap((part, i) => [
      ...place(pathOf(path, 'parts', i, 'when'), part.when, afterPricing(PERSON)),
      ...priceOf(pathOf(path, 'parts', i, 'amount.perPerson'), perPersonOf(part)),
    ]),
  ]
}

function ofAdjustment(
  path: string,
  { when, effect, rank }: Adjustment,
  isOfPerson: boolean,
): PlacedCondition[] {
  const among = rank !== undefined && isOfPeople(rank) ? rank.among : undefined
  const sum = sumOfEffect(effect, isOfPerson)
  return [
    ...place(pathOf(path, 'when'), when, { person: isOfPerson, line: true, priced: 'listPrice' }),
    ...place(pathOf(path, 'rank.among'), among, PERSON),
    ...(sum === null ? [] : ofPrice(pathOf(path, 'effect.amount'), sum.price, sum.sees)),
  ]
}

/** The sum of an effect that may be a price, and what is in view when it is calculated; null of other effects. */
export function sumOfEffect(
  effect: Effect,
  isOfPerson: boolean,
): { readonly price: Price; readonly sees: Sees } | null {
  if (effect.kind !== 'cap' && effect.kind !== 'least') return null
  const person = isOfPerson && effect.per === 'person'
  return { price: effect.amount, sees: { person, line: false, priced: 'listPrice' } }
}
const priceOf = (path: string, price: Price | null): PlacedCondition[] =>
  price === null ? [] : ofPrice(path, price, afterPricing(PERSON))

function ofOwnFact(path: string, own: OwnFact): PlacedCondition[] {
  switch (own.kind) {
    case 'class':
      return own.values.flatMap(({ when }, i) =>
        place(pathOf(path, 'values', i, 'when'), when, own.of === 'person' ? PERSON : WHOLE),
      )
    case 'count':
      return place(pathOf(path, 'when'), own.when, PERSON)
    case 'rank':
      return place(pathOf(path, 'among'), own.among, PERSON)
    case 'sum':
      return []
  }
}

const ofPlace = (path: string, each: Group | ParticipantType): PlacedCondition[] => [
  ...place(pathOf(path, 'when'), each.when, PERSON),
  ...ofGate(path, each, PERSON),
  ...ofClaims(path, each.claims, PERSON),
]

const ofGate = (path: string, { windows }: { readonly windows: readonly Window[] }, sees: Sees) =>
  windows.flatMap(({ when }, i) => place(pathOf(path, 'windows', i, 'when'), when, sees))

function ofItem(path: string, item: Item): PlacedCondition[] {
  const seen = { person: item.per === 'person', line: true }
  const unseen = { ...seen, line: false }
  return [
    ...place(pathOf(path, 'when'), item.when, unseen),
    ...ofGate(path, item, unseen),
    ...ofPrice(pathOf(path, 'price'), item.price, seen),
    ...place(pathOf(path, 'vat', 'exemptWhen'), item.vat?.exemptWhen, unseen),
    ...ofClaims(path, item.claims, seen),
    ...item.options.flatMap((option, i) => {
      const ofOption = pathOf(path, 'options', i)
      return [
        ...place(pathOf(ofOption, 'when'), option.when, seen),
        ...ofGate(ofOption, option, seen),
        ...(option.price === undefined ? [] : ofPrice(pathOf(ofOption, 'price'), option.price, seen)),
        ...ofClaims(ofOption, option.claims, seen),
      ]
    }),
  ]
}

function ofPrice(path: string, price: Price, sees: Sees): PlacedCondition[] {
  if (!Array.isArray(price)) return []
  return price.flatMap(({ when }, i) => place(pathOf(path, i, 'when'), when, sees))
}

const ofClaims = (path: string, claims: readonly Claim[], sees: Sees) =>
  claims.flatMap(({ when }, i) => place(pathOf(path, 'claims', i, 'when'), when, sees))

const place = (path: string, condition: Condition | undefined, sees: Sees): PlacedCondition[] =>
  condition === undefined ? [] : [{ path, condition, sees }]

/** Whether all of these items belong to people. */
export const arePersonal = (items: readonly string[], definition: EventDefinition) =>
  items.every((id) => definition.items.find((item) => item.id === id)?.per !== 'registration')

/** Every comparison within a condition. */
export function comparisonsOf(condition: Condition): Comparison[] {
  if ('all' in condition) return condition.all.flatMap(comparisonsOf)
  if ('any' in condition) return condition.any.flatMap(comparisonsOf)
  if ('not' in condition) return comparisonsOf(condition.not)
  return [condition]
}
