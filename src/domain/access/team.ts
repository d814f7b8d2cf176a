import { mayGiveAccountAway, mayManageTeam, type Role } from './rights.ts'

/** Who may give, change and take which role in a team. */

/** Owners give every role; administrators every one but that of an owner. The same rule holds for taking one away. */
export const mayGiveRole = (own: Role, given: Role): boolean =>
  mayManageTeam(own) && (given !== 'owner' || mayGiveAccountAway(own))

export interface MemberChange {
  /** The role of the member who makes the change. */
  readonly own: Role
  readonly from: Role
  /** Null: the member leaves the team. */
  readonly to: Role | null
  /** How many owners the account has before. */
  readonly owners: number
}

/** Why a member's role cannot be changed, or the member not removed; null when it can. An account keeps an owner. */
export function refusalOfChange({ own, from, to, owners }: MemberChange): 'forbidden' | 'last_owner' | null {
  if (!mayGiveRole(own, from) || (to !== null && !mayGiveRole(own, to))) return 'forbidden'
  return from === 'owner' && to !== 'owner' && owners <= 1 ? 'last_owner' : null
}
