import { useState } from 'react'
import { mayManageTeam, type Role, seesOwnGroupOnly } from '#domain/access/rights.ts'
import { fitsRole, type Scope } from '#domain/access/scope.ts'

/** A role and where it holds, while they are chosen; another role begins where it usually holds. */
export function useAssignment(first: { readonly role: Role | null; readonly scope: Scope }) {
  const [{ role, scope }, set] = useState(first)
  const isComplete = role !== null && fitsRole(role, scope) && !isUnled(role, scope)
  return {
    role,
    scope,
    isComplete,
    /** What is still to be chosen, once the role is known. */
    missing: role === null || isComplete ? null : missingWords(role, scope),
    setRole: (chosen: Role) =>
      set(chosen === role ? { role, scope } : { role: chosen, scope: startOf(chosen) }),
    setScope: (chosen: Scope) => set({ role, scope: chosen }),
  }
}

const startOf = (role: Role): Scope => (seesOwnGroupOnly(role) && !mayManageTeam(role) ? [] : null)

/** A group leader without a group would see nobody. */
const isUnled = (role: Role, scope: Scope) => seesOwnGroupOnly(role) && scope === null

const missingWords = (role: Role, scope: Scope) =>
  scope === null || scope.length === 0
    ? 'Wybierz przynajmniej jedno wydarzenie.'
    : seesOwnGroupOnly(role)
      ? 'W\u00a0każdym zaznaczonym wydarzeniu wybierz przynajmniej jedną grupę.'
      : null
