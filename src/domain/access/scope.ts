import { mayManageTeam, type Role, seesOwnGroupOnly } from './rights.ts'

/** One event in which a role holds; of a group leader with the groups that they lead. */
export interface ScopeEntry {
  readonly eventId: string
  /** Ids of groups of the event; null for roles that see all of it. */
  readonly groups: readonly string[] | null
}

/** Where a role holds: null in the whole account, with its later events; otherwise only in the named events. */
export type Scope = readonly ScopeEntry[] | null

/**
 * Whether a role can be given so: who manages the account does it everywhere, a group leader leads named groups of named
 * events, everybody else may be limited to events.
 */
export function fitsRole(role: Role, scope: Scope): boolean {
  if (mayManageTeam(role)) return scope === null
  if (scope === null) return true
  return scope.length > 0 && scope.every(({ groups }) => fitsGroups(role, groups))
}

const fitsGroups = (role: Role, groups: ScopeEntry['groups']) =>
  seesOwnGroupOnly(role) ? groups !== null && groups.length > 0 : groups === null

/** Whether the role holds in an event. */
export const holdsIn = (scope: Scope, eventId: string): boolean =>
  scope === null || scope.some((entry) => entry.eventId === eventId)

/** The groups of an event that a group leader leads; none without a scope. */
export const ledGroups = (scope: Scope, eventId: string): readonly string[] =>
  scope?.find((entry) => entry.eventId === eventId)?.groups ?? []
