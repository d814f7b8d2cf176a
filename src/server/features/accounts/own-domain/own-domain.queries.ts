import { sql } from 'kysely'
import type { Findings } from '#domain/organiser/own-domain-records.ts'
import { kysely, type Tx } from '#server/db/database.ts'

/** The own domain of an account, and the host that it becomes once it is proven. */

export async function findOwnDomain(tx: Tx, accountId: string) {
  return kysely(tx).selectFrom('ownDomain').selectAll().where('accountId', '=', accountId).executeTakeFirst()
}

export type OwnDomainRow = NonNullable<Awaited<ReturnType<typeof findOwnDomain>>>

/** Locked until the transaction ends. */
export async function lockOwnDomain(tx: Tx, accountId: string): Promise<OwnDomainRow | undefined> {
  return kysely(tx)
    .selectFrom('ownDomain')
    .selectAll()
    .where('accountId', '=', accountId)
    .forUpdate()
    .executeTakeFirst()
}

export async function insertOwnDomain(
  tx: Tx,
  domain: { readonly accountId: string; readonly host: string; readonly secret: string },
): Promise<void> {
  await kysely(tx).insertInto('ownDomain').values(domain).execute()
}

export async function deleteOwnDomain(tx: Tx, accountId: string): Promise<void> {
  await kysely(tx).deleteFrom('ownDomain').where('accountId', '=', accountId).execute()
}

export async function setRedirects(tx: Tx, accountId: string, redirects: boolean): Promise<void> {
  await kysely(tx).updateTable('ownDomain').set({ redirects }).where('accountId', '=', accountId).execute()
}

/** The moments are those of the database. */
export async function saveFindings(
  tx: Tx,
  accountId: string,
  found: Findings & {
    readonly heldElsewhere: boolean
    readonly works: boolean
    readonly changed: boolean
    readonly nextCheckIn: number
  },
): Promise<void> {
  const { works, changed, nextCheckIn, ...findings } = found
  await kysely(tx)
    .updateTable('ownDomain')
    .set({
      ...findings,
      unanswered: false,
      checkedAt: sql`now()`,
      nextCheckAt: sql`now() + make_interval(mins => ${nextCheckIn})`,
      ...(works ? { workedAt: sql`coalesce(worked_at, now())` } : {}),
      ...(changed ? { changedAt: sql`now()` } : {}),
    })
    .where('accountId', '=', accountId)
    .execute()
}

/** The name servers have not answered: what is known stays. */
export async function saveSilence(tx: Tx, accountId: string, nextCheckIn: number): Promise<void> {
  await kysely(tx)
    .updateTable('ownDomain')
    .set({
      unanswered: true,
      checkedAt: sql`now()`,
      nextCheckAt: sql`now() + make_interval(mins => ${nextCheckIn})`,
    })
    .where('accountId', '=', accountId)
    .execute()
}

/** Makes a proven domain a host of the account; returns the account that has it afterwards: the one that had it keeps it. */
export async function holdOwnHost(
  tx: Tx,
  {
    host,
    accountId,
    onReview,
  }: { readonly host: string; readonly accountId: string; readonly onReview: boolean },
): Promise<string> {
  await kysely(tx)
    .insertInto('hostname')
    .values({ host, accountId, onReview, isOwn: true, isMain: false })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const row = await kysely(tx)
    .selectFrom('hostname')
    .select('accountId')
    .where('host', '=', host)
    .executeTakeFirst()
  return row?.accountId ?? ''
}

/** The site is no longer at the account's own domain. */
export async function releaseOwnHost(tx: Tx, accountId: string): Promise<void> {
  await kysely(tx)
    .deleteFrom('hostname')
    .where('accountId', '=', accountId)
    .where('isOwn', '=', true)
    .execute()
}

/** Cross-tenant: accounts whose domain is due to be looked up. */
export async function listDomainsToCheck(tx: Tx, atMost: number): Promise<string[]> {
  const { rows } = await sql<{ account: string }>`
    SELECT cross_tenant.domains_to_check(${atMost}) AS account`.execute(kysely(tx))
  return rows.map(({ account }) => account)
}
