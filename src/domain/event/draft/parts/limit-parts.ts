import type { DefinitionDocument } from '../../definition/definition.ts'
import { limitPlaces } from '../../definition/limit-places.ts'
import { pathOf } from '../../definition/problem.ts'
import { type Part, part, partsOfList } from './part.ts'

/** What is counted, and what takes from it. */
export const limitParts = (document: DefinitionDocument): Part[] => [
  ...limitPlaces(document).flatMap(({ path, name, limit, claims }) => [
    ...(limit === undefined ? [] : [part('limit', 'limits', [pathOf(path, 'limit')], { name })]),
    ...partsOfList(claims, pathOf(path, 'claims'), ({ when }, ofClaim) =>
      part('taker', 'limits', [ofClaim], { name, when: [when] }),
    ),
  ]),
  ...partsOfList(document.pools, 'pools', ({ name }, path) => part('limit', 'limits', [path], { name })),
  part('hours', 'hours', ['slots']),
  part('waiting-list', 'limits', ['waitingList']),
  part('least-people', 'limits', ['leastPeople']),
]
