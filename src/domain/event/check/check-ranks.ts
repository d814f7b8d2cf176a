import type { Adjustment, EventDefinition, Item } from '../definition/definition.ts'
import { type DefinitionProblem, type Finding, pathOf } from '../definition/problem.ts'
import { isOfPeople, type PriceRank } from '../definition/rank-order.ts'

/** Places that exist, of people who have what is changed, next to rules that can be compared. */
export function checkRanks(definition: EventDefinition): DefinitionProblem[] {
  return definition.adjustments.flatMap((adjustment, i) => {
    const path = pathOf('adjustments', i, 'rank')
    return findingsOf(adjustment, definition).map((finding) => ({ path, ...finding }))
  })
}

function findingsOf(adjustment: Adjustment, definition: EventDefinition): Finding[] {
  const { rank, items } = adjustment
  if (rank === undefined) return []
  const ofAll = definition.items.find(({ id, per }) => items.includes(id) && per === 'registration') ?? null
  return [
    ...(rank.to !== undefined && rank.to < rank.from ? [{ code: 'rank_reversed' as const }] : []),
    ...(isOfPeople(rank) ? ofPeople(ofAll) : ofPrices(rank, ofAll, adjustment, definition)),
  ]
}

const ofPeople = (ofAll: Item | null): Finding[] =>
  ofAll === null ? [] : [{ code: 'rank_of_registration', values: { name: ofAll.name } }]

function ofPrices(
  rank: PriceRank,
  ofAll: Item | null,
  { pool, choiceGroup }: Adjustment,
  { choiceGroups }: EventDefinition,
): Finding[] {
  const isOfWhole = choiceGroups.some(({ id, per }) => id === choiceGroup && per === 'registration')
  return [
    ...(rank.of === 'person' && ofAll !== null
      ? [{ code: 'rank_needs_pieces' as const, values: { name: ofAll.name } }]
      : []),
    ...(rank.per === 'person' && (rank.of === 'person' || ofAll !== null)
      ? [{ code: 'rank_within_person' as const }]
      : []),
    ...(pool === undefined ? [] : [{ code: 'rank_with_limit' as const }]),
    ...(choiceGroup === undefined || isOfWhole ? [] : [{ code: 'rank_in_choice' as const }]),
  ]
}
