import type { Claim, DefinitionDocument } from '../../definition/definition.ts'
import { idOfName } from '../questions/id-of-name.ts'
import { limitIds } from './own-limits.ts'
import { type Placed, partsOf, withAllClaims, withPlaced } from './parts.ts'

type WrittenPool = DefinitionDocument['pools'][number]

/** A part that takes from a shared limit. */
export interface Taker {
  readonly part: string
  /** Which of the claims of the part it is. */
  readonly index: number
  readonly claim: Claim
}

/** A limit that stands by itself, with all that takes from it. */
export interface SharedLimit {
  readonly pool: WrittenPool
  readonly takers: readonly Taker[]
  /** Reductions that are for so many. */
  readonly reductions: readonly string[]
}

export function sharedLimitsOf(document: DefinitionDocument): SharedLimit[] {
  const takers = partsOf(document).flatMap(({ key, claims }) =>
    claims.map((claim, index) => ({ part: key, index, claim })),
  )
  return document.pools.map((pool) => ({
    pool,
    takers: takers.filter(({ claim }) => [claim.pool].flat().includes(pool.id)),
    reductions: document.adjustments.filter((each) => each.pool === pool.id).map(({ name }) => name),
  }))
}

export const withPool = (
  document: DefinitionDocument,
  id: string,
  change: (pool: WrittenPool) => WrittenPool,
): DefinitionDocument => ({
  ...document,
  pools: document.pools.map((pool) => (pool.id === id ? change(pool) : pool)),
})

/** The document with a new shared limit and the parts that take from it, each one place. */
export function withNewPool(
  document: DefinitionDocument,
  { name, capacity }: Pick<WrittenPool, 'name' | 'capacity'>,
  parts: readonly string[],
): DefinitionDocument {
  const id = idOfName(name, limitIds(document))
  const made = { ...document, pools: [...document.pools, { id, name, capacity, allotments: [] }] }
  return parts.reduce((now, part) => withTaker(now, id, part), made)
}

/** The document without a shared limit, and without what takes from it; reductions for so many lose their bound. */
export function withoutPool(document: DefinitionDocument, id: string): DefinitionDocument {
  const freed = withAllClaims(document, (claims) =>
    claims.some(({ pool }) => [pool].flat().includes(id))
      ? claims.flatMap((claim) => claimWithout(claim, id) ?? [])
      : claims,
  )
  return {
    ...freed,
    pools: freed.pools.filter((pool) => pool.id !== id),
    adjustments: freed.adjustments.map((adjustment) => {
      if (adjustment.pool !== id) return adjustment
      const { pool: _, ...rest } = adjustment
      return rest
    }),
  }
}

/** Of several limits, of which the first with room is taken, the others stay. */
function claimWithout(claim: Claim, id: string): Claim | null {
  if (typeof claim.pool === 'string') return claim.pool === id ? null : claim
  const [first, ...rest] = claim.pool.filter((each) => each !== id)
  if (first === undefined) return null
  return { ...claim, pool: rest.length === 0 ? first : [first, ...rest] }
}

export const withTaker = (document: DefinitionDocument, pool: string, part: string): DefinitionDocument =>
  withClaims(document, part, (claims) => [...claims, { pool, units: 1 }])

/** How many places a part takes, and for whom. */
export const withTakerChanged = (
  document: DefinitionDocument,
  { part, index }: Pick<Taker, 'part' | 'index'>,
  change: (claim: Claim) => Claim,
): DefinitionDocument =>
  withClaims(document, part, (claims) => claims.map((claim, at) => (at === index ? change(claim) : claim)))

export const withoutTaker = (
  document: DefinitionDocument,
  { part, index }: Pick<Taker, 'part' | 'index'>,
): DefinitionDocument => withClaims(document, part, (claims) => claims.toSpliced(index, 1))

const withClaims = (
  document: DefinitionDocument,
  part: string,
  change: (claims: Placed['claims']) => Placed['claims'],
) => withPlaced(document, part, ({ claims, ...rest }) => ({ ...rest, claims: change(claims) }))
