import type { EventDefinition, PaymentPart } from '../definition/definition.ts'
import { type PartAmount, partAmount } from '../definition/part-amount.ts'
import { type DefinitionProblem, type PlainCode, pathOf } from '../definition/problem.ts'
import { mostOfPieces } from './most-of-prices.ts'

/** Parts of payment for which the parts before them leave nothing. */
export function nothingLeft(definition: EventDefinition): DefinitionProblem[] {
  return definition.plans.flatMap(({ parts }, i) => {
    const path = pathOf('plans', i, 'parts')
    return [...afterAll(path, parts), ...restOfNothing(path, parts, definition)]
  })
}

/** Parts that take all, or all but donations, leave nothing for one after them. */
function afterAll(path: string, parts: readonly PaymentPart[]): DefinitionProblem[] {
  const ofEveryone = parts.map((part) => (part.when === undefined ? partAmount(part) : null))
  const percent = ofEveryone.reduce((sum, amount) => sum + percentOfAll(amount), 0)
  const rest = ofEveryone.findIndex((amount) => amount?.kind === 'rest')
  const after = (index: number, code: PlainCode) => [{ path: pathOf(path, index), code }]
  if (rest >= 0 && rest < parts.length - 1) return after(rest + 1, 'part_after_rest')
  return percent === 100 ? after(parts.length - 1, 'part_after_whole') : []
}

const percentOfAll = (amount: PartAmount | null) =>
  amount?.kind === 'percent' && amount.items === undefined ? amount.percent : 0

/** The rest of items that cost nothing, or that earlier parts take wholly; and what remains after the rest of all. */
function restOfNothing(
  path: string,
  parts: readonly PaymentPart[],
  definition: EventDefinition,
): DefinitionProblem[] {
  const most = mostOfPieces(definition)
  const paid = definition.items.filter(({ id }) => most(id) > 0).map(({ id }) => id)
  const amounts = parts.map((part) => (part.when === undefined ? partAmount(part) : null))
  const isDonation = (id: string) =>
    definition.items.some((item) => item.id === id && item.category === 'donation')
  const isTaken = (id: string, before: number) =>
    amounts.slice(0, before).reduce((sum, amount) => sum + percentOf(amount, id, isDonation(id)), 0) >= 100
  const named = parts.flatMap((part, j) => {
    const amount = partAmount(part)
    if (amount.kind !== 'restOf') return []
    const areFree = amount.items.every((id) => !paid.includes(id))
    const code: PlainCode = areFree ? 'part_of_free_items' : 'part_after_whole_of_items'
    return amount.items.every((id) => !paid.includes(id) || isTaken(id, j))
      ? [{ path: pathOf(path, j, 'amount.restOf'), code }]
      : []
  })
  const restOf = amounts.flatMap((amount) => (amount?.kind === 'restOf' ? amount.items : []))
  const isAll = restOf.length > 0 && paid.every((id) => restOf.includes(id))
  return isAll
    ? [...named, { path: pathOf(path, parts.length - 1), code: 'part_after_rest_of_items' }]
    : named
}

const percentOf = (amount: PartAmount | null, id: string, isDonation: boolean) =>
  amount?.kind === 'percent' && (amount.items?.includes(id) ?? !isDonation) ? amount.percent : 0
