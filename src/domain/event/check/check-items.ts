import type { EventDefinition, Item } from '../definition/definition.ts'
import { type DefinitionProblem, type PlainCode, pathOf } from '../definition/problem.ts'

/** Items that contradict themselves, and choice groups without members. */
export function checkItems(definition: EventDefinition): DefinitionProblem[] {
  return [
    ...definition.items.flatMap((item, i) => checkItem(pathOf('items', i), item)),
    ...checkChoiceGroups(definition),
    ...checkShares(definition),
    ...checkHeads(definition),
  ]
}

function checkItem(path: string, item: Item): DefinitionProblem[] {
  return [
    ...checkOptions(path, item),
    ...checkNumber(path, item),
    ...checkAmounts(path, item),
    ...checkOptionDays(path, item),
  ]
}

function checkOptions(path: string, { choose, options }: Item): DefinitionProblem[] {
  const needsOptions = choose === 'one' || choose === 'any' || choose === 'span'
  const takesNone = choose === 'always' || choose === 'amount'
  if (needsOptions && options.length === 0) return [{ path, code: 'item_without_options' }]
  if (takesNone && options.length > 0) return [{ path, code: 'item_with_options' }]
  return []
}

function checkNumber(path: string, { choose, options, min, max }: Item): DefinitionProblem[] {
  const place = pathOf(path, 'min')
  if (min === undefined) return []
  if (max !== undefined && min > max) return [{ path: place, code: 'item_least_above_most' }]
  if ((choose === 'one' || choose === 'optional') && min > 1)
    return [{ path: place, code: 'item_least_of_one' }]
  if ((choose === 'any' || choose === 'span') && min > options.length)
    return [{ path: place, code: 'item_least_above_options' }]
  return []
}

function checkAmounts(path: string, { choose, amounts }: Item): DefinitionProblem[] {
  if (amounts === undefined) return []
  const place = pathOf(path, 'amounts')
  if (choose !== 'amount') return [{ path: place, code: 'amounts_unwanted' }]
  const { from, to, suggested } = amounts
  if (from > to) return [{ path: place, code: 'amounts_reversed' }]
  return suggested.flatMap((sum, i) =>
    sum < from || sum > to ? [{ path: pathOf(place, 'suggested', i), code: 'amount_outside_bounds' }] : [],
  )
}

/** Days of a span follow each other, or leaving one out would be no gap. */
function checkOptionDays(path: string, { choose, options }: Item): DefinitionProblem[] {
  if (choose !== 'span') return []
  return options.flatMap(({ day }, i) => {
    const before = options[i - 1]?.day
    const isOut = day !== undefined && before !== undefined && day <= before
    return isOut ? [{ path: pathOf(path, 'options', i, 'day'), code: 'days_out_of_order' }] : []
  })
}

function checkChoiceGroups({ choiceGroups, adjustments }: EventDefinition): DefinitionProblem[] {
  const used = new Set(adjustments.map(({ choiceGroup }) => choiceGroup))
  return choiceGroups.flatMap(({ id }, i) =>
    used.has(id) ? [] : [{ path: pathOf('choiceGroups', i), code: 'choice_group_empty', values: { id } }],
  )
}

/** A share is taken of items that have a price of their own, and that exist where it is calculated. */
function checkShares({ items, adjustments }: EventDefinition): DefinitionProblem[] {
  const known = new Map(items.map((item) => [item.id, item]))
  const wrongWith = (id: string, of: Item): PlainCode | 'share_item_unknown' | null => {
    const item = known.get(id)
    if (item === undefined) return 'share_item_unknown'
    if (item.share !== undefined) return 'share_of_share'
    return item.per === 'registration' && of.per === 'person' ? 'share_of_registration' : null
  }
  return items.flatMap((item, i) => {
    const problems = (item.share?.of ?? []).flatMap((id, j): DefinitionProblem[] => {
      const code = wrongWith(id, item)
      if (code === null) return []
      const path = pathOf('items', i, 'share.of', j)
      return [code === 'share_item_unknown' ? { path, code, values: { id } } : { path, code }]
    })
    const changed = adjustments.flatMap(({ items: named }, j) =>
      item.share !== undefined && named.includes(item.id)
        ? [
            {
              path: pathOf('adjustments', j, 'items'),
              code: 'share_reduced' as const,
              values: { name: item.name },
            },
          ]
        : [],
    )
    return [...problems, ...changed]
  })
}

/** Only pieces that are people can stand for several of them. */
const checkHeads = ({ items, attendance }: EventDefinition): DefinitionProblem[] =>
  items.flatMap(({ heads, category, per }, i) =>
    heads === undefined ||
    (attendance === 'headcount' && category === 'participation' && per === 'registration')
      ? []
      : [{ path: pathOf('items', i, 'heads'), code: 'heads_unwanted' }],
  )
