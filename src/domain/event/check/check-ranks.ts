import type { Adjustment, EventDefinition, Item } from '../definition/definition.ts'
import { type DefinitionProblem, pathOf } from '../definition/problem.ts'
import { isOfPeople, type PriceRank } from '../definition/rank-order.ts'

/** Places that exist, of people who have what is changed, next to rules that can be compared. */
export function checkRanks(definition: EventDefinition): DefinitionProblem[] {
  return definition.adjustments.flatMap((adjustment, i) => {
    const path = pathOf('adjustments', i, 'rank')
    return problemsOf(adjustment, definition).map((message) => ({ path, message }))
  })
}

function problemsOf(adjustment: Adjustment, definition: EventDefinition): string[] {
  const { rank, items } = adjustment
  if (rank === undefined) return []
  const ofAll = definition.items.find(({ id, per }) => items.includes(id) && per === 'registration') ?? null
  return [
    ...(rank.to !== undefined && rank.to < rank.from ? ['Ostatnie miejsce jest przed pierwszym.'] : []),
    ...(isOfPeople(rank) ? ofPeople(ofAll) : ofPrices(rank, ofAll, adjustment, definition)),
  ]
}

const ofPeople = (ofAll: Item | null): string[] =>
  ofAll === null ? [] : [`„${ofAll.name}” nie należy do żadnej osoby, więc nie ma kolejności osób.`]

function ofPrices(
  rank: PriceRank,
  ofAll: Item | null,
  { pool, choiceGroup }: Adjustment,
  { choiceGroups }: EventDefinition,
): string[] {
  const isOfWhole = choiceGroups.some(({ id, per }) => id === choiceGroup && per === 'registration')
  return [
    ...(rank.of === 'person' && ofAll !== null
      ? [`„${ofAll.name}” nie należy do żadnej osoby: wybierz kolejność sztuk (of: "piece").`]
      : []),
    ...(rank.per === 'person' && (rank.of === 'person' || ofAll !== null)
      ? [
          'Kolejność u\u00a0każdej osoby (per: "person") jest dla sztuk (of: "piece") tego, co każdy wybiera sobie.',
        ]
      : []),
    ...(pool === undefined ? [] : ['Zniżka według kolejności cen nie może mieć własnego limitu.']),
    ...(choiceGroup === undefined || isOfWhole
      ? []
      : [
          'Zniżkę według kolejności cen porównujemy z\u00a0innymi tylko w\u00a0całym zgłoszeniu (choiceGroups).',
        ]),
  ]
}
