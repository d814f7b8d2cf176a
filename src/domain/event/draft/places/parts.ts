import type { DefinitionDocument } from '../../definition/definition.ts'
import type { TakerKind } from '../../definition/pool-refusal.ts'

/** What a part of an event may have of places: a limit of its own, and claims on shared ones. */
export type Placed = Pick<DefinitionDocument, 'limit' | 'claims'>
export type Limit = NonNullable<DefinitionDocument['limit']>

/** A part of the event that takes places: whoever takes part, a group, a kind of participation, an item, an option. */
export interface Part extends Placed {
  /** Its place in the document: 'event', 'groups/biala', 'items/room/options/double'. */
  readonly key: string
  readonly kind: 'event' | 'group' | 'type' | 'item' | 'option'
  readonly id: string
  readonly name: string
  /** The item of an option. */
  readonly item: string | null
  readonly taker: TakerKind
  /** Whose facts its conditions ask. */
  readonly of: 'person' | 'registration'
}

/** The key of the event itself. */
export const EVENT = 'event'
export const itemKey = (item: string): string => `items/${item}`
export const optionKey = (item: string, option: string): string => `${itemKey(item)}/options/${option}`

/** Every part that may have a limit, in the order of the document. */
export function partsOf(document: DefinitionDocument): Part[] {
  const { title, limit, claims, groups, types, items, attendance } = document
  const ofAll = attendance === 'headcount' ? 'registration' : 'person'
  return [
    {
      ...{ key: EVENT, kind: 'event', id: 'event', name: title, item: null, taker: 'event', of: ofAll },
      ...placed({ limit, claims }),
    },
    ...groups.map(
      (group): Part => ({
        ...{ key: `groups/${group.id}`, kind: 'group', id: group.id, name: group.name, item: null },
        ...{ taker: 'group', of: 'person', ...placed(group) },
      }),
    ),
    ...types.map(
      (type): Part => ({
        ...{ key: `types/${type.id}`, kind: 'type', id: type.id, name: type.name, item: null },
        ...{ taker: 'other', of: 'person', ...placed(type) },
      }),
    ),
    ...items.flatMap(partsOfItem),
  ]
}

function partsOfItem(item: DefinitionDocument['items'][number]): Part[] {
  const shared = { taker: item.category === 'lodging' ? 'lodging' : 'other', of: item.per } as const
  return [
    {
      ...{ key: itemKey(item.id), kind: 'item', id: item.id, name: item.name, item: null },
      ...{ ...shared, ...placed(item) },
    },
    ...item.options.map(
      (option): Part => ({
        ...{ key: optionKey(item.id, option.id), kind: 'option', id: option.id, name: option.name },
        ...{ item: item.id, ...shared, ...placed(option) },
      }),
    ),
  ]
}

const placed = ({ limit, claims }: Placed): Placed => (limit === undefined ? { claims } : { limit, claims })

/** The document with the places of one part changed; what else the part says stays. */
export function withPlaced(
  document: DefinitionDocument,
  key: string,
  change: (part: Placed) => Placed,
): DefinitionDocument {
  if (key === EVENT) return changed(document, change)
  const [list, id, , option] = key.split('/')
  if (list === 'groups') return { ...document, groups: changedById(document.groups, id, change) }
  if (list === 'types') return { ...document, types: changedById(document.types, id, change) }
  if (list !== 'items') return document
  const items =
    option === undefined
      ? changedById(document.items, id, change)
      : document.items.map((item) =>
          item.id === id ? { ...item, options: changedById(item.options, option, change) } : item,
        )
  return { ...document, items }
}

const changedById = <P extends Placed & { readonly id: string }>(
  parts: readonly P[],
  id: string | undefined,
  change: (part: Placed) => Placed,
): P[] => parts.map((part) => (part.id === id ? changed(part, change) : part))

function changed<P extends Placed>(part: P, change: (part: Placed) => Placed): P {
  const { limit, claims } = change(part)
  const made = { ...part, claims }
  if (limit !== undefined) return { ...made, limit }
  delete made.limit
  return made
}

/** The document with the claims of every part changed. */
export const withAllClaims = (
  document: DefinitionDocument,
  change: (claims: Placed['claims']) => Placed['claims'],
): DefinitionDocument =>
  partsOf(document).reduce((now, { key, claims }) => {
    const next = change(claims)
    return next === claims ? now : withPlaced(now, key, (part) => ({ ...part, claims: next }))
  }, document)
