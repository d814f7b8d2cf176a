import type { Adjustment, EventDefinition } from './definition.ts'
import { type DefinitionProblem, pathOf } from './problem.ts'

/** Changes of price for the n-th by price: places that exist, of people who pay, beside rules that can be compared. */
export function checkRanks(definition: EventDefinition): DefinitionProblem[] {
  return definition.adjustments.flatMap((adjustment, i) => {
    const path = pathOf('adjustments', i, 'rank')
    return problemsOf(adjustment, definition).map((message) => ({ path, message }))
  })
}

function problemsOf(
  { rank, items, pool, choiceGroup }: Adjustment,
  { items: known, choiceGroups }: EventDefinition,
): string[] {
  if (rank === undefined) return []
  const ofAll = known.find(({ id, per }) => items.includes(id) && per === 'registration')
  const isOfWhole = choiceGroups.some(({ id, per }) => id === choiceGroup && per === 'registration')
  return [
    ...(rank.to !== undefined && rank.to < rank.from ? ['Ostatnie miejsce jest przed pierwszym.'] : []),
    ...(rank.of === 'person' && ofAll !== undefined
      ? [`„${ofAll.name}” nie należy do żadnej osoby: wybierz kolejność sztuk (of: "piece").`]
      : []),
    ...(rank.per === 'person' && (rank.of === 'person' || ofAll !== undefined)
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
