import type { Fact } from '../quote/fact.ts'
import type { Comparison, Condition } from './condition.ts'
import type {
  Claim,
  EventDefinition,
  Group,
  Item,
  OwnFact,
  ParticipantType,
  PaymentPlan,
  Price,
  Window,
} from './definition.ts'
import { pathOf } from './problem.ts'

/** A condition of a definition: where it stands, and what is in view when it is judged. */
export interface PlacedCondition {
  readonly path: string
  readonly condition: Condition
  readonly sees: Sees
}

export interface Sees {
  readonly person: boolean
  readonly line: boolean
  /** What has been reckoned by then: the prices, or also their adjustments; nothing when not given. */
  readonly reckoned?: NonNullable<Fact['after']>
}

const WHOLE: Sees = { person: false, line: false }
const PERSON: Sees = { person: true, line: false }
const priced = (sees: Sees): Sees => ({ ...sees, reckoned: 'price' })

/** Every condition of a definition. Whoever adds a rule with a condition adds it here. */
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
    ...questions.flatMap((question, i) =>
      place(pathOf('questions', i, 'when'), question.when, of(question.of)),
    ),
    ...definition.facts.flatMap((own, i) => ofOwnFact(pathOf('facts', i), own)),
    ...definition.items.flatMap((item, i) => ofItem(pathOf('items', i), item)),
    ...adjustments.flatMap(({ when, items }, i) =>
      place(pathOf('adjustments', i, 'when'), when, {
        ...{ person: arePersonal(items, definition), line: true },
        reckoned: 'listPrice',
      }),
    ),
    ...ofClaims('', definition.claims, definition.attendance === 'people' ? PERSON : WHOLE),
    ...requirements.flatMap((requirement, i) => [
      ...place(pathOf('requirements', i, 'when'), requirement.when, priced(of(requirement.of))),
      ...place(pathOf('requirements', i, 'must'), requirement.must, priced(of(requirement.of))),
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
    ...place(pathOf(path, 'when'), when, priced(WHOLE)),
    ...parts.flatMap((part, i) => [
      ...place(pathOf(path, 'parts', i, 'when'), part.when, priced(PERSON)),
      ...(typeof part.amount === 'object' && 'perPerson' in part.amount
        ? ofPrice(pathOf(path, 'parts', i, 'amount.perPerson'), part.amount.perPerson, priced(PERSON))
        : []),
    ]),
  ]
}

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

const arePersonal = (items: readonly string[], definition: EventDefinition) =>
  items.every((id) => definition.items.find((item) => item.id === id)?.per !== 'registration')

/** Every comparison within a condition. */
export function comparisonsOf(condition: Condition): Comparison[] {
  if ('all' in condition) return condition.all.flatMap(comparisonsOf)
  if ('any' in condition) return condition.any.flatMap(comparisonsOf)
  if ('not' in condition) return comparisonsOf(condition.not)
  return [condition]
}
