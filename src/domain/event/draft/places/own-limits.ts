import type { DefinitionDocument, Pool } from '../../definition/definition.ts'
import { poolOfPlace } from '../../definition/limit-places.ts'
import { idOfName } from '../questions/id-of-name.ts'
import { type Limit, type Part, partsOf, withPlaced } from './parts.ts'

/** What a limit says besides whose it is; undefined: as it follows from the part. */
export interface LimitFields {
  readonly places: number | null
  readonly name: string | undefined
  readonly refusal: Pool['refusal'] | undefined
  readonly per: Exclude<Pool['per'], 'code'>
  readonly allotments: Pool['allotments']
}

/** The limit of a part as it is written; null where it has none. */
export function fieldsOf({ limit }: Pick<Part, 'limit'>): LimitFields | null {
  if (limit === undefined) return null
  const none = { name: undefined, refusal: undefined, per: undefined, allotments: [] }
  if (typeof limit === 'number') return { ...none, places: limit }
  const { places, name, refusal, per, allotments } = limit
  return { places, name, refusal, per, allotments }
}

/** The pool in which the limit of a part is counted; null where it has none. */
export const poolOf = ({ key, ...part }: Part): Pool | null => poolOfPlace({ path: key, ...part })

/** The ids of all limits. */
export const limitIds = (document: DefinitionDocument): string[] => [
  ...document.pools.map(({ id }) => id),
  ...partsOf(document).flatMap((part) => poolOf(part)?.id ?? []),
]

/** The number of places of a part; null counts without limiting. A part without a limit gets one. */
export const withPlaces = (document: DefinitionDocument, key: string, places: number | null) =>
  withLimit(document, key, { places })

/** Changes what the limit of a part says; a part without one gets one. What stays as it was is left as written. */
export function withLimit(
  document: DefinitionDocument,
  key: string,
  change: Partial<LimitFields>,
): DefinitionDocument {
  const part = partsOf(document).find((each) => each.key === key)
  if (part === undefined) return document
  const before = part.limit ?? newLimit(document, part)
  return withPlaced(document, key, (now) => ({ ...now, limit: changedLimit(before, change) }))
}

/** Claims of other parts do not name it, so nothing else changes. */
export const withoutLimit = (document: DefinitionDocument, key: string): DefinitionDocument =>
  withPlaced(document, key, ({ claims }) => ({ claims }))

/** Two limits never have one id: an option may be called like a group. */
function newLimit(document: DefinitionDocument, { id, name, key }: Part): Limit {
  const others = limitIds(document)
  return others.includes(id) ? { id: idOfName(`${key} ${name}`, others), places: 0, allotments: [] } : 0
}

function changedLimit(before: Limit, change: Partial<LimitFields>): Limit {
  const written = typeof before === 'number' ? { places: before, allotments: [] } : before
  const { id, places, name, refusal, per, allotments } = { ...written, ...change }
  const isNumber = [id, name, refusal, per].every((field) => field === undefined) && allotments.length === 0
  if (isNumber && places !== null && typeof before === 'number') return places
  return {
    ...(id === undefined ? {} : { id }),
    places,
    ...(name === undefined ? {} : { name }),
    ...(refusal === undefined ? {} : { refusal }),
    ...(per === undefined ? {} : { per }),
    allotments,
  }
}
