import { sql } from 'kysely'
import { KEPT_DAYS } from '#domain/organiser/former-hosts.ts'
import { kysely, type Tx } from '#server/db/database.ts'

/** The hosts of accounts: their subdomains of ours, and domains of their own. */

export interface TakenHost {
  readonly host: string
  readonly accountId: string
  readonly onReview: boolean
  readonly isMain: boolean
}

/** Given up so long ago that anybody may take it. */
const isFree = sql<boolean>`hostname.given_up_at < now() - make_interval(days => ${KEPT_DAYS})`

/**
 * False when the host is taken; waits for a transaction that is about to take it. One that was given up long ago, or
 * by this account, may be taken.
 */
export async function takeHost(tx: Tx, { host, accountId, ...rest }: TakenHost): Promise<boolean> {
  const inserted = await kysely(tx)
    .insertInto('hostname')
    .values({ host, accountId, ...rest })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow()
  if (inserted.numInsertedOrUpdatedRows === 1n) return true
  const { numUpdatedRows } = await kysely(tx)
    .updateTable('hostname')
    .set({ accountId, ...rest, givenUpAt: null, createdAt: sql`now()` })
    .where('host', '=', host)
    .where('givenUpAt', 'is not', null)
    .where(({ eb, or }) => or([eb('accountId', '=', accountId), isFree]))
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

/** Whether the account, or a new one, could take the host now. */
export async function isHostFree(tx: Tx, host: string, accountId: string | null): Promise<boolean> {
  const taken = await kysely(tx)
    .selectFrom('hostname')
    .select(['accountId', 'givenUpAt', isFree.as('free')])
    .where('host', '=', host)
    .executeTakeFirst()
  if (taken === undefined || taken.free === true) return true
  return taken.givenUpAt !== null && taken.accountId === accountId
}

/** The subdomain of the account, and those it has given up and still keeps; locked against other changes. */
export async function lockHosts(tx: Tx, accountId: string) {
  await kysely(tx)
    .selectFrom('account')
    .select('accountId')
    .where('accountId', '=', accountId)
    .forUpdate()
    .execute()
  return listHosts(tx, accountId)
}

/** Of those that were given up only the ones that are kept, the newest first. */
export async function listHosts(tx: Tx, accountId: string) {
  return kysely(tx)
    .selectFrom('hostname')
    .select(['host', 'isMain', 'isOwn', 'onReview', 'givenUpAt'])
    .where('accountId', '=', accountId)
    .where(sql<boolean>`${isFree} IS NOT TRUE`)
    .orderBy(sql`given_up_at DESC NULLS FIRST`)
    .execute()
}

export type HostRow = Awaited<ReturnType<typeof listHosts>>[number]

/** It leads to the address of the account from now on. */
export async function giveUpHost(tx: Tx, host: string): Promise<void> {
  await kysely(tx)
    .updateTable('hostname')
    .set({ isMain: false, givenUpAt: sql`now()` })
    .where('host', '=', host)
    .execute()
}

/** Makes one of the account's hosts its address; there is one at a time. */
export async function setMainHost(tx: Tx, accountId: string, host: string): Promise<void> {
  const hosts = kysely(tx).updateTable('hostname').where('accountId', '=', accountId)
  await hosts.set({ isMain: false }).where('isMain', '=', true).where('host', '!=', host).execute()
  await hosts.set({ isMain: true }).where('host', '=', host).execute()
}
