import { amountsOf } from '../../quote/price.ts'
import type { Claim, EventDefinition, Group, Item } from '../definition/definition.ts'
import { type DefinitionProblem, pathOf } from '../definition/problem.ts'
import { comparisonsOf } from '../facts/conditions-of.ts'
import { placedClaims } from '../facts/placed-claims.ts'

/**
 * Places that are sold without limit next to others that are limited, and limits that nothing takes from. Not problems:
 * floor space for sleeping bags next to rooms has no limit, and a limit may be prepared for later.
 */
export const suspiciousLimits = (definition: EventDefinition): DefinitionProblem[] => [
  ...unlimitedGroups(definition),
  ...definition.items.flatMap((item, i) => unlimitedOptions(pathOf('items', i), item, definition)),
  ...unclaimedPools(definition),
]

function unlimitedGroups({ groups }: EventDefinition): DefinitionProblem[] {
  if (!groups.some(({ claims }) => claims.length > 0)) return []
  return groups.flatMap(({ name, claims }: Group, i) =>
    claims.length > 0
      ? []
      : [
          {
            path: pathOf('groups', i, 'claims'),
            code: 'group_without_limit',
            values: { name },
          },
        ],
  )
}

/**
 * An option without any limit in an item of which others have one. A free option among paid ones means doing without
 * ('own way', 'no coach'). An author who means it states so by a limit without a number, which only counts.
 */
function unlimitedOptions(
  path: string,
  { id, options, claims: ofItem, price: ofAll }: Item,
  definition: EventDefinition,
): DefinitionProblem[] {
  const { pools } = definition
  // Another part takes from a limit for anyone who has chosen the option.
  const isAsked = placedClaims(definition).some(
    ({ claim: { when } }) =>
      when !== undefined && comparisonsOf(when).some(({ fact }) => fact === `chosen.${id}`),
  )
  if (isAsked) return []
  const limited = new Set(pools.filter(({ capacity }) => capacity !== null).map(({ id }) => id))
  const isLimited = ({ pool }: Claim) => [pool].flat().some((id) => limited.has(id))
  if (ofItem.length > 0 || !options.some(({ claims }) => claims.some(isLimited))) return []
  const costs = options.map(({ price = ofAll }) => amountsOf(price).some((amount) => amount > 0))
  return options.flatMap(({ name, claims }, j) =>
    claims.length > 0 || (!costs[j] && costs.includes(true))
      ? []
      : [
          {
            path: pathOf(path, 'options', j, 'claims'),
            code: 'option_without_limit',
            values: { name },
          },
        ],
  )
}

/** A limit from which nothing is taken limits nothing. */
function unclaimedPools(definition: EventDefinition): DefinitionProblem[] {
  const { items, groups, types, adjustments } = definition
  const claims: readonly Claim[] = [
    ...definition.claims,
    ...[...groups, ...types, ...items, ...items.flatMap(({ options }) => options)].flatMap(
      (each) => each.claims,
    ),
  ]
  const used = new Set([
    ...claims.flatMap(({ pool }) => [pool].flat()),
    ...adjustments.flatMap(({ pool }) => pool ?? []),
  ])
  return definition.pools.flatMap(({ id, name }, i) =>
    used.has(id) ? [] : [{ path: pathOf('pools', i), code: 'limit_unused', values: { name } }],
  )
}
