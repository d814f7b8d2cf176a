import type { Comparison, Condition } from './condition.ts'
import type { Claim, EventDefinition, Item, Price } from './definition.ts'
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
}

const WHOLE: Sees = { person: false, line: false }
const PERSON: Sees = { person: true, line: false }

/** Every condition of a definition. Whoever adds a rule with a condition adds it here. */
export function conditionsOf(definition: EventDefinition): PlacedCondition[] {
  const { windows, types, questions, requirements, statements, plan, adjustments, groups } = definition
  const of = (subject: 'person' | 'registration') => (subject === 'person' ? PERSON : WHOLE)
  return [
    ...windows.flatMap(({ when }, i) => place(pathOf('windows', i, 'when'), when, PERSON)),
    ...types.flatMap(({ when }, i) => place(pathOf('types', i, 'when'), when, PERSON)),
    ...groups.flatMap(({ claims }, i) => ofClaims(pathOf('groups', i), claims, PERSON)),
    ...questions.flatMap((question, i) =>
      place(pathOf('questions', i, 'when'), question.when, of(question.of)),
    ),
    ...definition.items.flatMap((item, i) => ofItem(pathOf('items', i), item)),
    ...adjustments.flatMap(({ when, rank, items }, i) => [
      ...place(pathOf('adjustments', i, 'when'), when, {
        person: arePersonal(items, definition),
        line: true,
      }),
      ...place(pathOf('adjustments', i, 'rank.among'), rank?.among, PERSON),
    ]),
    ...ofClaims('', definition.claims, PERSON),
    ...requirements.flatMap((requirement, i) => [
      ...place(pathOf('requirements', i, 'when'), requirement.when, of(requirement.of)),
      ...place(pathOf('requirements', i, 'must'), requirement.must, of(requirement.of)),
    ]),
    ...plan.flatMap(({ when, amount }, i) => [
      ...place(pathOf('plan', i, 'when'), when, PERSON),
      ...(typeof amount === 'object' && 'perPerson' in amount
        ? ofPrice(pathOf('plan', i, 'amount.perPerson'), amount.perPerson, PERSON)
        : []),
    ]),
    ...statements.flatMap(({ when }, i) => place(pathOf('statements', i, 'when'), when, PERSON)),
  ]
}

function ofItem(path: string, item: Item): PlacedCondition[] {
  const seen = { person: item.per === 'person', line: true }
  return [
    ...place(pathOf(path, 'when'), item.when, { ...seen, line: false }),
    ...ofPrice(pathOf(path, 'price'), item.price, seen),
    ...ofClaims(path, item.claims, seen),
    ...item.options.flatMap((option, i) => [
      ...(option.price === undefined ? [] : ofPrice(pathOf(path, 'options', i, 'price'), option.price, seen)),
      ...ofClaims(pathOf(path, 'options', i), option.claims, seen),
    ]),
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
