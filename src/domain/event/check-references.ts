import type { Claim, EventDefinition } from './definition.ts'
import { type DefinitionProblem, pathOf } from './problem.ts'

/** Ids occur once in their list, and whatever is named by id exists. */
export function checkReferences(definition: EventDefinition): DefinitionProblem[] {
  return [...checkIds(definition), ...checkPools(definition), ...checkAdjustedItems(definition)]
}

function checkIds(definition: EventDefinition): DefinitionProblem[] {
  const { groups, types, questions, items, adjustments, pools, requirements, statements } = definition
  return [
    ...twice('groups', groups),
    ...twice('types', types),
    ...twice('questions', questions),
    ...twice('items', items),
    ...twice('adjustments', adjustments),
    ...twice('pools', pools),
    ...twice('requirements', requirements),
    ...twice('statements', statements),
    ...questions.flatMap(({ options }, i) => twice(pathOf('questions', i, 'options'), options)),
    ...items.flatMap(({ options }, i) => twice(pathOf('items', i, 'options'), options)),
  ]
}

function twice(path: string, list: readonly { readonly id: string }[]): DefinitionProblem[] {
  const first = new Map(list.map(({ id }, index) => [id, index] as const).reverse())
  return list.flatMap(({ id }, index) =>
    first.get(id) === index
      ? []
      : [{ path: pathOf(path, index, 'id'), message: `Identyfikator „${id}” już jest.` }],
  )
}

function checkPools(definition: EventDefinition): DefinitionProblem[] {
  const known = new Set(definition.pools.map(({ id }) => id))
  const unknown = (path: string, pool: string): DefinitionProblem[] =>
    known.has(pool) ? [] : [{ path, message: `Nie ma limitu „${pool}”.` }]
  const claims = (path: string, all: readonly Claim[]) =>
    all.flatMap(({ pool }, i) =>
      [pool].flat().flatMap((id) => unknown(pathOf(path, 'claims', i, 'pool'), id)),
    )
  return [
    ...claims('', definition.claims),
    ...definition.groups.flatMap((group, i) => claims(pathOf('groups', i), group.claims)),
    ...definition.items.flatMap((item, i) => [
      ...claims(pathOf('items', i), item.claims),
      ...item.options.flatMap((option, j) => claims(pathOf('items', i, 'options', j), option.claims)),
    ]),
    ...definition.adjustments.flatMap(({ pool }, i) =>
      pool === undefined ? [] : unknown(pathOf('adjustments', i, 'pool'), pool),
    ),
  ]
}

function checkAdjustedItems({ adjustments, items }: EventDefinition): DefinitionProblem[] {
  const known = new Map(items.map((item) => [item.id, item]))
  return adjustments.flatMap((adjustment, i) =>
    adjustment.items.flatMap((id, j) => {
      const path = pathOf('adjustments', i, 'items', j)
      const item = known.get(id)
      if (item === undefined) return [{ path, message: `Nie ma pozycji cennika „${id}”.` }]
      const isRankOfAll = adjustment.rank !== undefined && item.per === 'registration'
      return isRankOfAll ? [{ path, message: 'Zniżka dla kolejnych osób dotyczy tylko opłat od osoby.' }] : []
    }),
  )
}
