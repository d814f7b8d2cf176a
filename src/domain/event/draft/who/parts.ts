import type { DefinitionDocument } from '../../definition/definition.ts'
import { idOfName } from '../questions/id-of-name.ts'
import { type Fields, withPartFields } from '../with-fields.ts'
import type { PartList } from './without-part.ts'

export type Group = DefinitionDocument['groups'][number]
export type Kind = DefinitionDocument['types'][number]
type Limit = Group['limit']
export type Ages = NonNullable<DefinitionDocument['ages']>

/** How many places a part has: a number, none of its own, or counted in a way that only the page of limits shows. */
export type OwnPlaces = number | null | 'other'

export function placesOf({ limit, claims }: Pick<Group, 'limit' | 'claims'>): OwnPlaces {
  if (limit === undefined) return claims.length === 0 ? null : 'other'
  if (typeof limit === 'number') return limit
  return limit.places === null || limit.per !== undefined ? 'other' : limit.places
}

/** The limit with another number of places; what else it says stays. */
export function limitOfPlaces(limit: Limit, places: number | null): Limit {
  if (places === null) return undefined
  return typeof limit === 'object' ? { ...limit, places } : places
}

/** The document with some fields of one group changed. */
export const withGroup = (
  document: DefinitionDocument,
  id: string,
  fields: Fields<Group>,
): DefinitionDocument => ({
  ...document,
  groups: document.groups.map((group) => (group.id === id ? withPartFields(group, fields) : group)),
})

/** The document with some fields of one kind of participation changed. */
export const withKind = (
  document: DefinitionDocument,
  id: string,
  fields: Fields<Kind>,
): DefinitionDocument => ({
  ...document,
  types: document.types.map((kind) => (kind.id === id ? withPartFields(kind, fields) : kind)),
})

/** The document with a new group or kind at the end of its list. */
export function withNewPart(document: DefinitionDocument, list: PartList, name: string): DefinitionDocument {
  const id = idOfName(
    name,
    document[list].map((part) => part.id),
  )
  return { ...document, [list]: [...document[list], { id, name, windows: [], claims: [] }] }
}

/** Ages with some bounds changed; none of them left: no rule. */
export function agesWith(ages: Ages | undefined, fields: Fields<Ages>): Ages | undefined {
  const changed = withPartFields<Ages>(ages ?? {}, fields)
  const { from, to, born } = changed
  const isBorn = born !== undefined && (born.from !== undefined || born.to !== undefined)
  if (from === undefined && to === undefined && !isBorn) return undefined
  return isBorn ? changed : withPartFields(changed, { born: undefined })
}
