import { sql } from 'kysely'
import type { Scope } from '#domain/access/scope.ts'
import { kysely, type Tx } from '#server/db/database.ts'
import { jsonb } from '#server/db/json.ts'

/** The members of the account that the transaction is bound to; see db/functions/public.lock_team.sql. */
export async function lockTeam(tx: Tx): Promise<void> {
  await sql`SELECT lock_team()`.execute(kysely(tx))
}

export async function listMembers(tx: Tx) {
  return membersOf(tx).execute()
}

export async function findMember(tx: Tx, userId: string) {
  return membersOf(tx).where('membership.userId', '=', userId).executeTakeFirst()
}

const membersOf = (tx: Tx) =>
  kysely(tx)
    .selectFrom('membership')
    .innerJoin('appUser', 'appUser.userId', 'membership.userId')
    .select([
      'membership.userId',
      'membership.role',
      'membership.scope',
      'membership.createdAt',
      'appUser.name',
      'appUser.email',
    ])

export type MemberRow = Awaited<ReturnType<typeof listMembers>>[number]

export async function hasMemberWithEmail(tx: Tx, email: string): Promise<boolean> {
  const row = await membersOf(tx)
    .where(sql`lower(app_user.email)`, '=', email.toLowerCase())
    .executeTakeFirst()
  return row !== undefined
}

export async function countOwners(tx: Tx): Promise<number> {
  const { owners } = await kysely(tx)
    .selectFrom('membership')
    .select(({ fn }) => fn.countAll<number>().as('owners'))
    .where('role', '=', 'owner')
    .executeTakeFirstOrThrow()
  return Number(owners)
}

export async function saveRole(
  tx: Tx,
  { userId, role, scope }: { readonly userId: string; readonly role: string; readonly scope: Scope },
): Promise<void> {
  await kysely(tx)
    .updateTable('membership')
    .set({ role, scope: scope === null ? null : jsonb(scope) })
    .where('userId', '=', userId)
    .execute()
}

export async function deleteMember(tx: Tx, userId: string): Promise<void> {
  await kysely(tx).deleteFrom('membership').where('userId', '=', userId).execute()
}
