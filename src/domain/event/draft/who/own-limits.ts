import { sameValue } from '../../../values/same-value.ts'
import type { DefinitionDocument } from '../../definition/definition.ts'
import { limitPlaces } from '../../definition/limit-places.ts'
import { idOfName } from '../questions/id-of-name.ts'

/** Whose registrations are counted together: of one e-mail address, or those in which one person takes part. */
export type Owner = 'registrant' | 'person'

/** How many places one address, or one person, may have over all registrations. */
export interface OwnLimit {
  /** The id of the limit. */
  readonly id: string
  readonly most: number
  /** Only registrations through the internet are counted; the office may add more. */
  readonly onlyOnline: boolean
}

const ONLINE = { fact: 'channel', is: 'online' } as const

/** The limit; null where there is none, or one that is counted in another way. */
export function ownLimitOf(document: DefinitionDocument, per: Owner): OwnLimit | null {
  const pools = document.pools.filter((pool) => pool.per === per)
  const [pool] = pools
  if (pools.length !== 1 || pool === undefined || pool.capacity === null) return null
  const claims = limitPlaces(document).flatMap((place) =>
    place.claims.filter((claim) => [claim.pool].flat().includes(pool.id)),
  )
  const isNamed = document.adjustments.some((adjustment) => adjustment.pool === pool.id)
  const [claim] = document.claims.filter((each) => each.pool === pool.id)
  if (claims.length !== 1 || claim === undefined || claim.units !== 1 || isNamed) return null
  const onlyOnline = sameValue(claim.when, ONLINE)
  return onlyOnline || claim.when === undefined ? { id: pool.id, most: pool.capacity, onlyOnline } : null
}

/** The document with another such limit; null: none. */
export function withOwnLimit(
  document: DefinitionDocument,
  per: Owner,
  limit: Omit<OwnLimit, 'id'> | null,
): DefinitionDocument {
  const before = ownLimitOf(document, per)
  if (limit === null)
    return {
      ...document,
      pools: document.pools.filter(({ id }) => id !== before?.id),
      claims: document.claims.filter(({ pool }) => pool !== before?.id),
    }
  const began = before === null ? withNewLimit(document, per, limit.most) : { document, id: before.id }
  const { document: now, id } = began
  const when = limit.onlyOnline ? { when: ONLINE } : {}
  return {
    ...now,
    pools: now.pools.map((pool) => (pool.id === id ? { ...pool, capacity: limit.most } : pool)),
    claims: now.claims.map(({ when: before, ...claim }) =>
      claim.pool === id
        ? { ...claim, ...when }
        : { ...claim, ...(before === undefined ? {} : { when: before }) },
    ),
  }
}

const NAMES: Readonly<Record<Owner, string>> = {
  registrant: 'Miejsca na jeden adres e-mail',
  person: 'Miejsca jednej osoby',
}

function withNewLimit(document: DefinitionDocument, per: Owner, capacity: number) {
  const taken = [
    ...document.pools.map((pool) => pool.id),
    ...limitPlaces(document).flatMap(({ id, limit }) =>
      typeof limit === 'object' && limit.id !== undefined ? [id, limit.id] : [id],
    ),
  ]
  const id = idOfName(per === 'registrant' ? 'na-adres' : 'na-osobe', taken)
  const pool = { id, name: NAMES[per], capacity, per, allotments: [] }
  return {
    id,
    document: {
      ...document,
      pools: [...document.pools, pool],
      claims: [...document.claims, { pool: id, units: 1 }],
    },
  }
}
