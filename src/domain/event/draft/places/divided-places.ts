import type { DefinitionDocument } from '../../definition/definition.ts'
import { idOfName } from '../questions/id-of-name.ts'
import { limitIds } from './own-limits.ts'
import { type Part, partsOf, withPlaced } from './parts.ts'
import { sharedLimitsOf, type Taker, withoutPool, withPool } from './shared-limits.ts'

/** Parts of equal places, given out in turn: whoever comes gets a place in the first that has room. */
export interface DividedPlaces {
  readonly part: string
  readonly taker: Taker
  readonly pools: readonly string[]
  /** Of each; null where they differ. */
  readonly places: number | null
}

/** Only those of which each part serves nothing else; anything else is a shared limit like others. */
export function dividedOf(document: DefinitionDocument): DividedPlaces[] {
  const shared = sharedLimitsOf(document)
  return partsOf(document).flatMap(({ key, claims }) =>
    claims.flatMap((claim, index) => {
      if (typeof claim.pool === 'string' || claim.sharedBy !== undefined || claim.units !== 1) return []
      const ids: readonly string[] = claim.pool
      const own = ids.flatMap((id) => shared.find(({ pool }) => pool.id === id) ?? [])
      const isOwn = own.every(
        ({ pool, takers, reductions }) =>
          takers.length === 1 && reductions.length === 0 && pool.per === undefined,
      )
      if (!isOwn || own.length !== ids.length) return []
      const sizes = new Set(own.map(({ pool }) => pool.capacity))
      const [size = null] = sizes
      return [
        { part: key, taker: { part: key, index, claim }, pools: ids, places: sizes.size === 1 ? size : null },
      ]
    }),
  )
}

/** So many parts of so many places each; a part that is no longer there goes with its limit. */
export function withDivided(
  document: DefinitionDocument,
  { part, taker, pools }: Pick<DividedPlaces, 'part' | 'taker' | 'pools'>,
  { parts, places }: { readonly parts: number; readonly places: number },
): DefinitionDocument {
  const kept = pools.slice(0, parts)
  const resized = kept.reduce(
    (now, id) => withPool(now, id, (pool) => ({ ...pool, capacity: places })),
    pools.slice(parts).reduce(withoutPool, document),
  )
  const name = partsOf(document).find(({ key }) => key === part)?.name ?? ''
  const added = newParts(resized, name, { from: kept.length + 1, to: parts, places })
  const all = [...kept, ...added.ids]
  return withPlaced(added.document, part, ({ claims, ...rest }) => ({
    ...rest,
    claims: claims.map((claim, at) => (at === taker.index ? { ...claim, pool: all } : claim)),
  }))
}

/** The places of a part given out in so many equal ones. */
export function withNewDivided(
  document: DefinitionDocument,
  { key, name }: Pick<Part, 'key' | 'name'>,
  { parts, places }: { readonly parts: number; readonly places: number },
): DefinitionDocument {
  const made = newParts(document, name, { from: 1, to: parts, places })
  return withPlaced(made.document, key, ({ claims, ...rest }) => ({
    ...rest,
    claims: [...claims, { pool: made.ids, units: 1 }],
  }))
}

export const withoutDivided = (
  document: DefinitionDocument,
  { pools }: Pick<DividedPlaces, 'pools'>,
): DefinitionDocument => pools.reduce(withoutPool, document)

function newParts(
  document: DefinitionDocument,
  name: string,
  { from, to, places }: { readonly from: number; readonly to: number; readonly places: number },
) {
  const ids: string[] = []
  const taken = limitIds(document)
  const pools = Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => {
    const label = `${name}, część ${from + index}`
    const id = idOfName(label, [...taken, ...ids])
    ids.push(id)
    return { id, name: label, capacity: places, refusal: 'group_full' as const, allotments: [] }
  })
  return { ids, document: { ...document, pools: [...document.pools, ...pools] } }
}
