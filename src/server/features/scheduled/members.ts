import { role as roleSchema } from '#contract/panel.ts'
import { scope as scopeSchema } from '#contract/team.ts'
import { mayReadAllRegistrations, type Role } from '#domain/access/rights.ts'
import { holdsIn } from '#domain/access/scope.ts'
import type { Tx } from '#server/db/database.ts'
import { findMemberRow, type MemberRow, memberRows } from './members.queries.ts'

/** A member of the team who may read the registrations of an event. */
export interface Reader {
  readonly id: string
  readonly name: string
  readonly email: string
  readonly role: Role
}

/** Members who may get mails about an event's lists, by name. */
export async function listReaders(tx: Tx, eventId: string): Promise<Reader[]> {
  const rows = await memberRows(tx)
  return rows
    .flatMap((row) => readerOf(row, eventId))
    .toSorted((one, other) => one.name.localeCompare(other.name, 'pl'))
}

/** Undefined: no member any more, or not of this event. */
export async function findReader(tx: Tx, userId: string, eventId: string): Promise<Reader | undefined> {
  const row = await findMemberRow(tx, userId)
  return row && readerOf(row, eventId)[0]
}

function readerOf({ userId, name, email, ...row }: MemberRow, eventId: string): Reader[] {
  const role = roleSchema.parse(row.role)
  const may = mayReadAllRegistrations(role) && holdsIn(scopeSchema.parse(row.scope), eventId)
  return may ? [{ id: userId, name, email, role }] : []
}
