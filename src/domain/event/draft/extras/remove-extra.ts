import type { DefinitionDocument, EventDefinition } from '../../definition/definition.ts'
import { expandDefinition } from '../../definition/expand-definition.ts'
import { itemsOfPart } from '../../definition/part-amount.ts'
import { comparisonsOf, conditionsOf } from '../../facts/conditions-of.ts'
import { namedFacts } from '../../facts/named-facts.ts'
import { withoutItem } from '../prices/change-items.ts'
import { withOptions } from './change-extra.ts'

/** What keeps something from being removed, and what would go with it. */
export interface ExtraRemoval {
  /** Paths of rules that ask whether it was chosen: they are to be changed first. */
  readonly usedBy: readonly string[]
  /** Paths of lists that only name it: it is taken out of them. */
  readonly together: readonly string[]
}

/** Facts that ask about an item. */
const OF_ITEM = ['chosen', 'number', 'total', 'first', 'last', 'price', 'listPrice'] as const

/** Works out what removing an item would take with it. */
export function removalOfItem(document: DefinitionDocument, id: string): ExtraRemoval {
  const definition = expandDefinition(document)
  const own = definition.items.findIndex((item) => item.id === id)
  const isOwn = (path: string) => path.startsWith(`items.${own}.`)
  const isOf = (fact: string) =>
    OF_ITEM.some((family) => fact === `${family}.${id}` || fact.startsWith(`${family}.${id}.`))
  const asked = askedBy(definition, isOf).filter((path) => !isOwn(path))
  const placed = definition.requirements.flatMap(({ where }, i) =>
    where === id ? [`requirements.${i}`] : [],
  )
  return { usedBy: [...new Set([...asked, ...placed])], together: namedBy(document, id) }
}

function askedBy(definition: EventDefinition, isOf: (fact: string) => boolean): string[] {
  const conditions = conditionsOf(definition).filter(({ condition }) =>
    comparisonsOf(condition).some(({ fact }) => isOf(fact)),
  )
  return [...conditions, ...namedFacts(definition).filter(({ name }) => isOf(name))].map(({ path }) => path)
}

const namedBy = ({ adjustments, plans, refunds, fees, items }: DefinitionDocument, id: string): string[] => [
  ...adjustments.flatMap((each, i) => (each.items.includes(id) ? [`adjustments.${i}`] : [])),
  ...plans.flatMap(({ parts }, i) =>
    parts.flatMap((part, j) => (itemsOfPart(part)?.includes(id) === true ? [`plans.${i}.parts.${j}`] : [])),
  ),
  ...refunds.flatMap((each, i) => (each.items?.includes(id) === true ? [`refunds.${i}`] : [])),
  ...fees.change.flatMap((each, i) => (each.items?.includes(id) === true ? [`fees.change.${i}`] : [])),
  ...items.flatMap((each, i) => (each.share?.of.includes(id) === true ? [`items.${i}`] : [])),
]

/** The document without an item and without what only named it. */
export function withoutExtra(document: DefinitionDocument, id: string): DefinitionDocument {
  const left = withoutItem(document, id)
  const without = (items: readonly string[]) => items.filter((each) => each !== id)
  return {
    ...left,
    items: left.items.map(({ share, ...item }) => {
      const of = without(share?.of ?? [])
      return share === undefined || of.length === 0 ? item : { ...item, share: { ...share, of } }
    }),
    plans: left.plans.map((plan) => ({
      ...plan,
      parts: plan.parts.flatMap((part) => partWithout(part, id)),
    })),
    // A rule about this alone goes; one about several is about the others.
    refunds: left.refunds.flatMap((rule) => {
      if (rule.items === undefined) return [rule]
      const items = without(rule.items)
      return items.length === 0 ? [] : [{ ...rule, items }]
    }),
    fees: {
      ...left.fees,
      change: left.fees.change.flatMap((fee) => {
        if (fee.items === undefined) return [fee]
        const items = without(fee.items)
        return items.length === 0 ? [] : [{ ...fee, items }]
      }),
    },
  }
}

type PlanPart = DefinitionDocument['plans'][number]['parts'][number]

/** A part without an item; one for this alone goes, since the last part, which names none, takes what remains. */
function partWithout(part: PlanPart, id: string): PlanPart[] {
  const left = itemsOfPart(part)?.filter((each) => each !== id)
  if (left === undefined) return [part]
  return left.length === 0 ? [] : [{ ...part, amount: withItems(part.amount, left) }]
}

const withItems = (amount: PlanPart['amount'], items: string[]): PlanPart['amount'] =>
  typeof amount === 'object' && 'percent' in amount ? { ...amount, items } : { restOf: items }

/** Paths of rules that ask for one option; a table of the item's own prices follows its options by itself. */
export function usesOfOption(document: DefinitionDocument, itemId: string, option: string): string[] {
  const definition = expandDefinition(document)
  const own = definition.items.findIndex((item) => item.id === itemId)
  const isOwnOption = (path: string) =>
    path.startsWith(
      `items.${own}.options.${definition.items[own]?.options.findIndex(({ id }) => id === option)}.`,
    )
  const asked = conditionsOf(definition).filter(({ condition }) =>
    comparisonsOf(condition).some(
      (each) =>
        (each.fact === `chosen.${itemId}` && (each.is === option || each.in?.includes(option) === true)) ||
        each.fact === `number.${itemId}.${option}` ||
        each.fact === `total.${itemId}.${option}`,
    ),
  )
  const named = namedFacts(definition).filter(
    ({ name }) =>
      name === `chosen.${itemId}` ||
      name === `number.${itemId}.${option}` ||
      name === `total.${itemId}.${option}`,
  )
  return [...new Set([...asked, ...named].map(({ path }) => path))].filter((path) => !isOwnOption(path))
}

/** The document without an option of an item. */
export const withoutExtraOption = (document: DefinitionDocument, itemId: string, option: string) =>
  withOptions(document, itemId, (options) => options.filter(({ id }) => id !== option))
