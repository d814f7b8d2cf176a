import { sql } from 'kysely'
import { kysely, type Tx } from '#server/db/database.ts'
import type { PageKey } from '#server/http/page-key.ts'

/**
 * Takes the locks of the registrations of these refunds, in the order of their ids: a decision about one of the
 * refunds waits here, and two packages never wait for each other.
 */
export async function lockRegistrationsOf(tx: Tx, refundIds: readonly string[]): Promise<void> {
  await sql`
    SELECT FROM registration WHERE registration_id IN (SELECT registration_id FROM refund
      WHERE refund_id = ANY (${[...refundIds]}::uuid[])) ORDER BY registration_id FOR UPDATE`.execute(
    kysely(tx),
  )
}

/** Those of these refunds of an event whose account is known, so that they can be sent. */
export async function listSendable(tx: Tx, eventId: string, refundIds: readonly string[]) {
  return kysely(tx)
    .selectFrom('refund')
    .select(['refundId', 'registrationId', 'amount'])
    .where('eventId', '=', eventId)
    .where('refundId', 'in', refundIds)
    .where('state', '=', 'to_transfer')
    .orderBy('createdAt')
    .orderBy('refundId')
    .execute()
}

interface NewPackage {
  readonly accountId: string
  readonly transferPackageId: string
  readonly eventId: string
  readonly fromAccount: string
  readonly amount: number
  readonly transfers: number
  readonly preparedBy: string
  readonly preparer: string
  readonly needsSecond: boolean
}

export async function insertPackage(tx: Tx, made: NewPackage): Promise<void> {
  await kysely(tx)
    .insertInto('transferPackage')
    .values({ ...made, state: 'open' })
    .execute()
  await kysely(tx)
    .updateTable('account')
    .set({ refundFrom: made.fromAccount })
    .where('accountId', '=', made.accountId)
    .execute()
}

/** How many of the refunds have come into the package: one that is in another is left out by the index on it. */
export async function insertItems(
  tx: Tx,
  { accountId, transferPackageId }: Pick<NewPackage, 'accountId' | 'transferPackageId'>,
  refunds: readonly { readonly refundId: string; readonly amount: number }[],
): Promise<number> {
  const result = await kysely(tx)
    .insertInto('transferItem')
    .values(
      refunds.map(({ refundId, amount }, position) => ({
        ...{ accountId, transferPackageId, refundId, amount, position },
        state: 'open',
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return Number(result.numInsertedOrUpdatedRows ?? 0n)
}

/** From which account refunds were sent last; null: from none. */
export async function findLastFrom(tx: Tx, account: string): Promise<string | null> {
  const row = await kysely(tx)
    .selectFrom('account')
    .select('refundFrom')
    .where('accountId', '=', account)
    .executeTakeFirst()
  return row === undefined || row.refundFrom === '' ? null : row.refundFrom
}

export async function listPackageRows(
  tx: Tx,
  {
    eventId,
    after,
    limit,
  }: { readonly eventId: string; readonly after: PageKey | undefined; readonly limit: number },
) {
  let query = kysely(tx)
    .selectFrom('transferPackage')
    .selectAll()
    .where('eventId', '=', eventId)
    .orderBy('preparedAt', 'desc')
    .orderBy('transferPackageId', 'desc')
    .limit(limit)
  if (after)
    query = query.where(
      sql<boolean>`(prepared_at, transfer_package_id) < (${after.at}::timestamptz, ${after.id}::uuid)`,
    )
  return query.execute()
}

const ofEvent = (tx: Tx, { eventId, packageId }: { readonly eventId: string; readonly packageId: string }) =>
  kysely(tx)
    .selectFrom('transferPackage')
    .selectAll()
    .where('eventId', '=', eventId)
    .where('transferPackageId', '=', packageId)

type Named = Parameters<typeof ofEvent>[1]

export const findPackage = async (tx: Tx, named: Named) => ofEvent(tx, named).executeTakeFirst()

/** The same under its lock: of two people who end it at the same moment the second sees what the first has done. */
export const lockPackage = async (tx: Tx, named: Named) => ofEvent(tx, named).forUpdate().executeTakeFirst()

export type PackageRow = NonNullable<Awaited<ReturnType<typeof findPackage>>>

/** The transfers of a package, in the order of its file. */
export async function listItems(tx: Tx, packageId: string) {
  return kysely(tx)
    .selectFrom('transferItem as i')
    .innerJoin('refund as x', (join) =>
      join.onRef('x.accountId', '=', 'i.accountId').onRef('x.refundId', '=', 'i.refundId'),
    )
    .innerJoin('registration as r', (join) =>
      join.onRef('r.accountId', '=', 'x.accountId').onRef('r.registrationId', '=', 'x.registrationId'),
    )
    .select([
      'i.refundId',
      'i.amount',
      'i.state',
      'x.state as refundState',
      'x.accountSealed',
      'x.accountEnd',
    ])
    .select(['x.registrationId', 'r.number', 'r.contactFirstName', 'r.contactLastName'])
    .where('i.transferPackageId', '=', packageId)
    .orderBy('i.position')
    .execute()
}

export async function noteConfirmed(tx: Tx, packageId: string, by: string): Promise<void> {
  await kysely(tx)
    .updateTable('transferPackage')
    .set({ confirmedBy: by, confirmedAt: sql<string>`now()` })
    .where('transferPackageId', '=', packageId)
    .execute()
}

/** Ends a package; its open transfers with it. */
export async function endPackage(
  tx: Tx,
  packageId: string,
  { state, by }: { readonly state: 'sent' | 'withdrawn'; readonly by: string },
): Promise<void> {
  await kysely(tx)
    .updateTable('transferPackage')
    .set({ state, endedBy: by, endedAt: sql<string>`now()` })
    .where('transferPackageId', '=', packageId)
    .execute()
  await kysely(tx)
    .updateTable('transferItem')
    .set({ state })
    .where('transferPackageId', '=', packageId)
    .where('state', '=', 'open')
    .execute()
}

/** What the gateway has given back after all is not sent again. */
export async function dropItem(tx: Tx, packageId: string, refundId: string): Promise<void> {
  await kysely(tx)
    .updateTable('transferItem')
    .set({ state: 'dropped' })
    .where('transferPackageId', '=', packageId)
    .where('refundId', '=', refundId)
    .execute()
}
