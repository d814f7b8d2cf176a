import { kysely, type Tx } from '#server/db/database.ts'

/** The members of the account; roles and scopes unread, as they are stored. */
export async function memberRows(tx: Tx) {
  return members(tx).execute()
}

export async function findMemberRow(tx: Tx, userId: string) {
  return members(tx).where('membership.userId', '=', userId).executeTakeFirst()
}

const members = (tx: Tx) =>
  kysely(tx)
    .selectFrom('membership')
    .innerJoin('appUser', 'appUser.userId', 'membership.userId')
    .select(['membership.userId', 'membership.role', 'membership.scope', 'appUser.name', 'appUser.email'])

export type MemberRow = Awaited<ReturnType<typeof memberRows>>[number]
