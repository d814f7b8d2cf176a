import { meantNames } from '../definition/closest-name.ts'
import type { Claim, EventDefinition } from '../definition/definition.ts'
import { itemsOfPart, partAmount } from '../definition/part-amount.ts'
import { type DefinitionProblem, pathOf } from '../definition/problem.ts'

/** Ids occur once in their list, and everything named by id exists. */
export function checkReferences(definition: EventDefinition): DefinitionProblem[] {
  return [...checkIds(definition), ...checkPools(definition), ...checkNamedItems(definition)]
}

function checkIds(definition: EventDefinition): DefinitionProblem[] {
  const { groups, types, questions, items, adjustments, pools, requirements, statements } = definition
  const { facts, plans, approvals, numbers, choiceGroups } = definition
  return [
    ...twice('groups', groups),
    ...twice('types', types),
    ...twice('questions', questions),
    ...twice('items', items),
    ...twice('adjustments', adjustments),
    ...twice('pools', pools),
    ...twice('requirements', requirements),
    ...twice('statements', statements),
    ...twice('facts', facts),
    ...twice('plans', plans),
    ...twice('approvals', approvals),
    ...twice('sections', definition.sections),
    ...twice('numbers', numbers),
    ...twice('choiceGroups', choiceGroups),
    ...facts.flatMap((own, i) =>
      own.kind === 'class' ? twice(pathOf('facts', i, 'values'), own.values) : [],
    ),
    ...pools.flatMap(({ allotments }, i) => twice(pathOf('pools', i, 'allotments'), allotments)),
    ...questions.flatMap(({ options }, i) => twice(pathOf('questions', i, 'options'), options)),
    ...items.flatMap(({ options }, i) => twice(pathOf('items', i, 'options'), options)),
  ]
}

function twice(path: string, list: readonly { readonly id: string }[]): DefinitionProblem[] {
  const first = new Map(list.map(({ id }, index) => [id, index] as const).reverse())
  return list.flatMap(({ id }, index) =>
    first.get(id) === index ? [] : [{ path: pathOf(path, index, 'id'), code: 'id_twice', values: { id } }],
  )
}

function checkPools(definition: EventDefinition): DefinitionProblem[] {
  const known = new Set(definition.pools.map(({ id }) => id))
  const unknown = (path: string, pool: string): DefinitionProblem[] =>
    known.has(pool)
      ? []
      : [{ path, code: 'limit_unknown', values: { id: pool, meant: meantNames([pool], [...known]) } }]
  const claims = (path: string, all: readonly Claim[]) =>
    all.flatMap(({ pool }, i) =>
      [pool].flat().flatMap((id) => unknown(pathOf(path, 'claims', i, 'pool'), id)),
    )
  return [
    ...claims('', definition.claims),
    ...definition.groups.flatMap((group, i) => claims(pathOf('groups', i), group.claims)),
    ...definition.types.flatMap((type, i) => claims(pathOf('types', i), type.claims)),
    ...definition.items.flatMap((item, i) => [
      ...claims(pathOf('items', i), item.claims),
      ...item.options.flatMap((option, j) => claims(pathOf('items', i, 'options', j), option.claims)),
    ]),
    ...definition.adjustments.flatMap(({ pool }, i) =>
      pool === undefined ? [] : unknown(pathOf('adjustments', i, 'pool'), pool),
    ),
  ]
}

/** Items named by adjustments, refund rules and fees. */
function checkNamedItems({ adjustments, refunds, plans, fees, items }: EventDefinition): DefinitionProblem[] {
  const known = new Set(items.map(({ id }) => id))
  const unknown = (path: string, named: readonly string[] = []) =>
    named.flatMap((id, j) =>
      known.has(id)
        ? []
        : [
            {
              path: pathOf(path, j),
              code: 'item_unknown' as const,
              values: { id, meant: meantNames([id], [...known]) },
            },
          ],
    )
  return [
    ...adjustments.flatMap((adjustment, i) => unknown(pathOf('adjustments', i, 'items'), adjustment.items)),
    ...refunds.flatMap((rule, i) => unknown(pathOf('refunds', i, 'items'), rule.items)),
    ...fees.change.flatMap((fee, i) => unknown(pathOf('fees.change', i, 'items'), fee.items)),
    ...plans.flatMap(({ parts }, i) =>
      parts.flatMap((part, j) => {
        const field = partAmount(part).kind === 'restOf' ? 'restOf' : 'items'
        return unknown(pathOf('plans', i, 'parts', j, 'amount', field), itemsOfPart(part))
      }),
    ),
  ]
}
