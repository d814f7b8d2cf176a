import type { Claim, DefinitionDocument, Pool } from './definition.ts'
import { derivedRefusal, type TakerKind } from './pool-refusal.ts'
import { pathOf } from './problem.ts'

type Limit = DefinitionDocument['limit']

/** A part of a document that takes places and may have a limit of its own. */
export interface LimitPlace {
  /** In the document; empty for the event itself. */
  readonly path: string
  readonly id: string
  readonly name: string
  readonly taker: TakerKind
  readonly limit?: Limit
  readonly claims: readonly Claim[]
}

/** The id of the event's own limit when none is given. */
export const EVENT_LIMIT = 'event'

/** Every part that may have a limit, in the order in which their pools are listed. */
export function limitPlaces({
  title,
  limit,
  claims,
  groups,
  types,
  items,
}: DefinitionDocument): LimitPlace[] {
  return [
    { path: '', id: EVENT_LIMIT, name: title, taker: 'event', limit, claims },
    ...groups.map((group, i) => ({ ...group, path: pathOf('groups', i), taker: 'group' as const })),
    ...types.map((type, i) => ({ ...type, path: pathOf('types', i), taker: 'other' as const })),
    ...items.flatMap(({ options, category, ...item }, i) => {
      const path = pathOf('items', i)
      const taker = category === 'lodging' ? ('lodging' as const) : ('other' as const)
      const ofOptions = options.map((option, j) => ({ ...option, path: pathOf(path, 'options', j), taker }))
      return [{ ...item, path, taker }, ...ofOptions]
    }),
  ]
}

/** The claims of a part, with that on its own limit as the last. */
export function claimsOfPlace({ id, limit, claims }: Pick<LimitPlace, 'id' | 'limit' | 'claims'>): Claim[] {
  return limit === undefined ? [...claims] : [...claims, { pool: limitId(limit, id), units: 1 }]
}

/** The pool that the limit of a part is; null where it has none. */
export function poolOfPlace({ id, name, taker, limit }: LimitPlace): Pool | null {
  if (limit === undefined) return null
  const { per, ...stated } =
    typeof limit === 'number' ? { places: limit, per: undefined, allotments: [] } : limit
  return {
    id: limitId(limit, id),
    name: ('name' in stated ? stated.name : undefined) ?? name,
    capacity: stated.places,
    refusal: ('refusal' in stated ? stated.refusal : undefined) ?? derivedRefusal(taker, per),
    ...(per === undefined ? {} : { per }),
    allotments: stated.allotments,
  }
}

const limitId = (limit: NonNullable<Limit>, id: string) => (typeof limit === 'number' ? id : (limit.id ?? id))
