import { placesOfAll, poolOfUninvited, UNINVITED } from '../../../invites/reserved.ts'
import type { DefinitionDocument } from '../../definition/definition.ts'
import { expandDefinition } from '../../definition/expand-definition.ts'
import { comparisonsOf } from '../../facts/conditions-of.ts'
import { poolIds, withoutUnusedCodeList } from '../prices/codes.ts'
import { everybodyPays } from '../prices/presets.ts'
import { idOfName } from '../questions/id-of-name.ts'

type Pool = DefinitionDocument['pools'][number]
/** A list whose codes are issued in the panel. */
export type IssuedList = Pool & { readonly per: 'code'; readonly issued: 'people' | 'codes' }
type Adjustment = DefinitionDocument['adjustments'][number]

/** What an organiser wants a new list to be. */
export interface WantedList {
  readonly name: string
  readonly issued: IssuedList['issued']
  /** For how many people each code works. */
  readonly uses: number
  /** What it does to the price of taking part; null: nothing. */
  readonly effect: Adjustment['effect'] | null
}

const isIssued = (pool: Pool): pool is IssuedList => pool.per === 'code' && pool.issued !== undefined

export const issuedListsOf = ({ pools }: Pick<DefinitionDocument, 'pools'>): IssuedList[] =>
  pools.filter(isIssued)

/** The document with a new list: a limit per code that everybody claims, and the price that its codes give. */
export function withIssuedList(document: DefinitionDocument, wanted: WantedList): DefinitionDocument {
  const { name, issued, uses, effect } = wanted
  const id = idOfName(name, poolIds(document))
  const list = { id, name, capacity: uses, per: 'code' as const, issued, allotments: [] }
  const made = {
    ...document,
    pools: [...document.pools, list],
    claims: [...document.claims, { pool: id, units: 1 }],
  }
  const items = everybodyPays(document)
  if (effect === null || items.length === 0) return made
  const adjustment: Adjustment = {
    id: idOfName(
      name,
      document.adjustments.map((each) => each.id),
    ),
    name,
    items,
    when: { fact: 'codeList', is: id },
    effect,
  }
  return { ...made, adjustments: [...document.adjustments, adjustment] }
}

/** For how many people each code of a list works. */
export const withUsesOf = (document: DefinitionDocument, id: string, uses: number): DefinitionDocument => ({
  ...document,
  pools: document.pools.map((pool) => (pool.id === id ? { ...pool, capacity: uses } : pool)),
})

/** The document without a list and the prices that only its codes give; a list that other rules name stays. */
export function withoutIssuedList(document: DefinitionDocument, id: string): DefinitionDocument {
  const isOfList = ({ when }: Adjustment) =>
    when !== undefined && comparisonsOf(when).every(({ fact, is }) => fact === 'codeList' && is === id)
  const adjustments = document.adjustments.filter((each) => !isOfList(each))
  const without = withoutUnusedCodeList({ ...document, adjustments }, id)
  return without.pools.some((pool) => pool.id === id) ? document : without
}

/** The document with so many places left for invited people; none: everybody draws from the same. */
export function withReserved(document: DefinitionDocument, units: number, name: string): DefinitionDocument {
  const all = placesOfAll(expandDefinition(document))
  const before = poolOfUninvited(document)
  if (all === null) return document
  const others = document.pools.filter(({ id }) => id !== before)
  const claims = document.claims.filter(({ pool }) => before === undefined || pool !== before)
  if (units <= 0) return before === undefined ? document : { ...document, pools: others, claims }
  const id = before ?? idOfName(name, poolIds(document))
  const kept = document.pools.find((pool) => pool.id === before) ?? {
    ...{ id, name, refusal: 'event_full' as const, allotments: [] },
  }
  return {
    ...document,
    pools: [...others, { ...kept, capacity: Math.max(0, all - units) }],
    claims: [...claims, { pool: id, units: 1, when: UNINVITED }],
  }
}
