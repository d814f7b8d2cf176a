import type { DefinitionDocument } from '../../definition/definition.ts'
import { expandDefinition } from '../../definition/expand-definition.ts'
import { comparisonsOf, conditionsOf } from '../../facts/conditions-of.ts'
import type { AskableFact } from '../questions/askable-facts.ts'
import { withCodesKnown, withoutUnusedCodeList } from './codes.ts'
import type { Item } from './price-rows.ts'

export type Adjustment = DefinitionDocument['adjustments'][number]

/** The document with one adjustment changed. */
export const withAdjustment = (
  document: DefinitionDocument,
  id: string,
  change: (adjustment: Adjustment) => Adjustment,
): DefinitionDocument => ({
  ...document,
  adjustments: document.adjustments.map((each) => (each.id === id ? change(each) : each)),
})

/** The document without an adjustment, and without what only it asked for: its limit, its list of codes, its count. */
export function withoutAdjustment(document: DefinitionDocument, id: string): DefinitionDocument {
  const gone = document.adjustments.find((each) => each.id === id)
  if (gone === undefined) return document
  const left = { ...document, adjustments: document.adjustments.filter((each) => each !== gone) }
  const { pool } = gone
  const asked = gone.when === undefined ? [] : comparisonsOf(gone.when)
  const lists = asked.flatMap(({ fact, is }) => (fact === 'codeList' && typeof is === 'string' ? [is] : []))
  const unlisted = lists.reduce(withoutUnusedCodeList, withoutChoiceGroup(left, gone.choiceGroup))
  const unlimited = pool === undefined ? unlisted : withoutUnusedPool(unlisted, pool)
  const uncounted = asked
    .filter(({ fact }) => fact.startsWith('own.'))
    .reduce((now, { fact }) => withoutUnusedFact(now, fact), unlimited)
  return withCodesKnown(uncounted)
}

/** The document without a limit that only an adjustment counted by. */
export function withoutUnusedPool(document: DefinitionDocument, id: string): DefinitionDocument {
  const { adjustments, claims, groups, types, items } = document
  const takers = [{ claims }, ...groups, ...types, ...items, ...items.flatMap(({ options }) => options)]
  const isUsed =
    adjustments.some(({ pool }) => pool === id) ||
    takers.some((taker) => taker.claims.some(({ pool }) => [pool].flat().includes(id)))
  return isUsed ? document : { ...document, pools: document.pools.filter((pool) => pool.id !== id) }
}

/** A count or a sum of the organiser's own that nothing asks for any more; steps are kept, because people have named them. */
function withoutUnusedFact(document: DefinitionDocument, fact: string): DefinitionDocument {
  const isAsked = JSON.stringify({
    ...document,
    facts: document.facts.filter(({ id }) => `own.${id}` !== fact),
  }).includes(`"${fact}"`)
  return isAsked
    ? document
    : { ...document, facts: document.facts.filter((own) => `own.${own.id}` !== fact || own.kind !== 'count') }
}

/** Over what the best of a group counts, without a group that has no members any more. */
export const withoutChoiceGroup = (
  document: DefinitionDocument,
  id: string | undefined,
): DefinitionDocument =>
  id === undefined || document.adjustments.some(({ choiceGroup }) => choiceGroup === id)
    ? document
    : { ...document, choiceGroups: document.choiceGroups.filter((group) => group.id !== id) }

/** Whether some condition asks whether a code was typed. */
export const asksForCodes = (document: DefinitionDocument): boolean =>
  conditionsOf(expandDefinition(document)).some(({ condition }) =>
    comparisonsOf(condition).some(({ fact }) => fact === 'code' || fact === 'codeList'),
  )

/** The option that was chosen, where a rule is about things that have any: each is paid for by itself. */
export function optionFacts(items: readonly Item[]): AskableFact[] {
  const options = items.flatMap((item) => item.options)
  if (options.length === 0) return []
  return [
    { name: 'option', compared: 'values', values: options.map(({ id, name }) => ({ value: id, name })) },
  ]
}
