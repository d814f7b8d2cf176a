import { sql } from 'kysely'
import { kysely, type Tx } from '../db/database.ts'

/** Who a request may act for: the account of its host, the user of its session, the role of a member. */

export interface SignedInUser {
  readonly id: string
  readonly name: string
  readonly email: string
}

export async function findAccountOfHost(tx: Tx, host: string): Promise<string | undefined> {
  const row = await kysely(tx)
    .selectFrom('hostname')
    .select('accountId')
    .where('host', '=', host)
    .executeTakeFirst()
  return row?.accountId
}

export async function findUserOfSession(tx: Tx, sessionHash: Buffer): Promise<SignedInUser | undefined> {
  return kysely(tx)
    .selectFrom('session')
    .innerJoin('appUser', 'appUser.userId', 'session.userId')
    .select(['appUser.userId as id', 'appUser.name', 'appUser.email'])
    .where('session.sessionHash', '=', sessionHash)
    .where('session.expiresAt', '>', sql<Temporal.Instant>`now()`)
    .executeTakeFirst()
}

/** The role of a user in the account that the transaction is bound to. */
export async function findRole(tx: Tx, userId: string): Promise<string | undefined> {
  const row = await kysely(tx)
    .selectFrom('membership')
    .select('role')
    .where('userId', '=', userId)
    .executeTakeFirst()
  return row?.role
}
