import type { EventDefinition } from '../event/definition/definition.ts'
import { limitOf } from './own-pools.ts'
import { SLOT_POOLS } from './slots.ts'

/** What a limit is of, by who claims it. */
export const LIMIT_SUBJECTS = ['event', 'group', 'type', 'item', 'hour', 'shared'] as const

export type LimitSubject = (typeof LIMIT_SUBJECTS)[number]

type Claiming = { readonly claims: readonly { readonly pool: string | readonly string[] }[] }

/** The kind of part that claims a limit; 'shared' where several kinds do, or none. */
export function limitSubject(definition: EventDefinition, pool: string): LimitSubject {
  if (pool.startsWith(SLOT_POOLS)) return 'hour'
  const id = limitOf(pool)
  const isClaimed = (parts: readonly Claiming[]) => parts.some((part) => takesOf(part, id))
  const { groups, types, items } = definition
  const subjects = [
    ['event', isClaimed([definition])],
    ['group', isClaimed(groups)],
    ['type', isClaimed(types)],
    ['item', isClaimed(items) || isClaimed(items.flatMap(({ options }) => options))],
  ] as const
  const [only, ...others] = subjects.filter(([, claims]) => claims).map(([subject]) => subject)
  return only !== undefined && others.length === 0 ? only : 'shared'
}

/** The ids of the groups whose people take of a limit. */
export const groupsOfLimit = ({ groups }: EventDefinition, pool: string): string[] =>
  groups.filter((group) => takesOf(group, limitOf(pool))).map(({ id }) => id)

const takesOf = ({ claims }: Claiming, id: string): boolean =>
  claims.some((claim) => [claim.pool].flat().includes(id))
