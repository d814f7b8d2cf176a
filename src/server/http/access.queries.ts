import { sql } from 'kysely'
import { kysely, type Tx } from '../db/database.ts'

/** For whom a request may act: the account of its host, the user of its session, the role of a member. */

export interface SignedInUser {
  readonly id: string
  readonly name: string
  readonly email: string
}

export interface SiteOfHost {
  readonly account: string
  /** The host to which this one leads; null: the site is here. A domain of the organiser's own leads nowhere. */
  readonly leadsTo: string | null
}

/** Undefined also while the account is under review: its site does not answer yet. */
export async function findSiteOfHost(tx: Tx, host: string): Promise<SiteOfHost | undefined> {
  const row = await kysely(tx)
    .selectFrom('hostname as asked')
    .innerJoin('hostname as main', (join) =>
      join.onRef('main.accountId', '=', 'asked.accountId').on('main.isMain', '=', true),
    )
    .select(['asked.accountId', 'asked.isMain', 'asked.isOwn', 'main.host as mainHost'])
    .where('asked.host', '=', host)
    .where('asked.onReview', '=', false)
    .executeTakeFirst()
  return row && { account: row.accountId, leadsTo: row.isMain || row.isOwn ? null : row.mainHost }
}

/** Whether a host has an account that must be reviewed before its site answers. */
export async function isOnReview(tx: Tx, host: string): Promise<boolean> {
  const row = await kysely(tx)
    .selectFrom('hostname')
    .select('host')
    .where('host', '=', host)
    .where('onReview', '=', true)
    .executeTakeFirst()
  return row !== undefined
}

/** Cross-tenant: no user when the session is over, or idle for too long. */
export async function findUserOfSession(tx: Tx, sessionHash: Buffer): Promise<SignedInUser | undefined> {
  return kysely(tx)
    .selectFrom('appUser')
    .select(['userId as id', 'name', 'email'])
    .where('userId', '=', sql<string>`(SELECT cross_tenant.user_of_session(${sessionHash}))`)
    .executeTakeFirst()
}

/** The role of a user in the account that the transaction is bound to, and where it holds. */
export async function findMembership(tx: Tx, userId: string) {
  return kysely(tx)
    .selectFrom('membership')
    .select(['role', 'scope'])
    .where('userId', '=', userId)
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
