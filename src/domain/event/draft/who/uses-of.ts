import type { FactValue } from '../../definition/condition.ts'
import type { DefinitionDocument, EventDefinition } from '../../definition/definition.ts'
import { expandDefinition } from '../../definition/expand-definition.ts'
import { comparisonsOf, conditionsOf } from '../../facts/conditions-of.ts'
import { namedFacts, pricesOf } from '../../facts/named-facts.ts'
import type { PartList } from './without-part.ts'

/** What names a group or a kind, as people call it. */
export const USES = [
  'limit',
  'price',
  'adjustment',
  'item',
  'question',
  'window',
  'part',
  'rule',
  'approval',
  'number',
  'plan',
  'refund',
  'statement',
] as const
export type UseKind = (typeof USES)[number]

/** How many of each kind name it; none: it can be removed without anything else. */
export type Uses = readonly { readonly kind: UseKind; readonly count: number }[]

/** Counts what speaks of a group or a kind outside of itself, in the order of `USES`. */
export function usesOf(document: DefinitionDocument, list: PartList, id: string): Uses {
  const own = `${list}.${document[list].findIndex((part) => part.id === id)}.`
  const paths = new Set(namesOf(document, list, id).filter((path) => !path.startsWith(own)))
  const parts = [...new Map([...paths].map((path) => [partOf(path), kindOf(path)])).values()]
  const limits = limitsOf(document, list, id)
  return USES.flatMap((kind) => {
    const count = parts.filter((each) => each === kind).length + (kind === 'limit' ? limits : 0)
    return count === 0 ? [] : [{ kind, count }]
  })
}

/** Paths of conditions, tables and sums that name it. */
function namesOf(document: DefinitionDocument, list: PartList, id: string): string[] {
  const definition = expandDefinition(document)
  const [fact, count] = list === 'groups' ? ['group', `peopleInGroup.${id}`] : ['type', `peopleOfType.${id}`]
  const isIt = (value: FactValue | undefined) => value === id
  const asked = conditionsOf(definition).filter(({ condition }) =>
    comparisonsOf(condition).some(
      (each) =>
        each.fact === count || (each.fact === fact && (isIt(each.is) || each.in?.some(isIt) === true)),
    ),
  )
  const named = namedFacts(definition).filter(({ name }) => name === count)
  return [...[...asked, ...named].map(({ path }) => path), ...tablesOf(definition, fact)]
}

/** A table of prices names every group, every kind. */
const tablesOf = (definition: EventDefinition, fact: string): string[] =>
  pricesOf(definition).flatMap(({ path, price }) =>
    typeof price === 'object' && 'by' in price && price.by.includes(fact) ? [`${path}.by`] : [],
  )

/** Its own limit, and those that it takes from. */
const limitsOf = (document: DefinitionDocument, list: PartList, id: string): number =>
  document[list]
    .filter((part) => part.id === id)
    .flatMap(({ limit, claims }) => [...(limit === undefined ? [] : [limit]), ...claims]).length

/** 'items.0.options.1.price.2.when' is one price, 'adjustments.1.when' the second adjustment. */
const partOf = (path: string): string => path.replace(/\.(when|by|must|each|each\.of|of|sharedBy|units)$/, '')

const KINDS: Readonly<Record<string, UseKind>> = {
  adjustments: 'adjustment',
  questions: 'question',
  sections: 'question',
  windows: 'window',
  groups: 'part',
  types: 'part',
  items: 'item',
  approvals: 'approval',
  numbers: 'number',
  plans: 'plan',
  refunds: 'refund',
  statements: 'statement',
  claims: 'limit',
}

function kindOf(path: string): UseKind {
  const keys = path.split('.')
  if (keys.includes('claims')) return 'limit'
  if (keys[0] === 'items' && keys.includes('price')) return 'price'
  if (keys.includes('windows')) return 'window'
  return KINDS[keys[0] ?? ''] ?? 'rule'
}
