import { sql } from 'kysely'
import { kysely, type Tx } from '#server/db/database.ts'

export interface NewTransfer {
  readonly accountId: string
  readonly placeTransferId: string
  readonly registrationId: string
  readonly giver: string
  readonly successor: string
  readonly state: 'open' | 'concluded'
  readonly bodySealed: string
  readonly requestHash: Buffer
  readonly email: string
  readonly tokenHash: Buffer
  readonly linkSealed: string
  readonly expiresAt: string
}

export async function insertTransfer(tx: Tx, transfer: NewTransfer): Promise<void> {
  await kysely(tx).insertInto('placeTransfer').values(transfer).execute()
}

const transfers = (tx: Tx) =>
  kysely(tx)
    .selectFrom('placeTransfer')
    .selectAll()
    .select(sql<boolean>`state = 'open' AND expires_at > now()`.as('isOpen'))

/** The transfer that waits to be confirmed, or would if its time were not over. */
export async function findOpenTransfer(tx: Tx, registrationId: string) {
  return transfers(tx)
    .where('registrationId', '=', registrationId)
    .where('state', '=', 'open')
    .executeTakeFirst()
}

export async function findTransfer(tx: Tx, placeTransferId: string) {
  return transfers(tx).where('placeTransferId', '=', placeTransferId).executeTakeFirst()
}

export type TransferRow = NonNullable<Awaited<ReturnType<typeof findTransfer>>>

export async function findTransferByToken(tx: Tx, tokenHash: Buffer): Promise<TransferRow | undefined> {
  return transfers(tx).where('tokenHash', '=', tokenHash).executeTakeFirst()
}

/**
 * Ends an open transfer; false when it has ended already, or, where it is to be concluded, its time is over. Call it
 * under the registration's lock: of concurrent ends one succeeds.
 */
export async function endTransfer(
  tx: Tx,
  placeTransferId: string,
  state: 'concluded' | 'withdrawn' | 'declined' | 'expired',
): Promise<boolean> {
  const result = await kysely(tx)
    .updateTable('placeTransfer')
    .set({ state })
    .where('placeTransferId', '=', placeTransferId)
    .where('state', '=', 'open')
    .$if(state === 'concluded', (query) => query.where('expiresAt', '>', sql<Temporal.Instant>`now()`))
    .executeTakeFirst()
  return result.numUpdatedRows === 1n
}

/** From now on the place is the successor's, and no longer the registrant's. */
export async function markTakenOver(
  tx: Tx,
  {
    registrationId,
    successor,
    placeTransferId,
  }: Pick<TransferRow, 'registrationId' | 'successor' | 'placeTransferId'>,
): Promise<void> {
  await kysely(tx)
    .updateTable('participant')
    .set({ placeTransferId })
    .where('registrationId', '=', registrationId)
    .where('ref', '=', successor)
    .where('leftAt', 'is', null)
    .execute()
}

/** Transfers by which people of a registration have a place now. */
export async function listConcluded(tx: Tx, registrationId: string) {
  return kysely(tx)
    .selectFrom('participant')
    .innerJoin('placeTransfer', 'placeTransfer.placeTransferId', 'participant.placeTransferId')
    .select(['placeTransfer.placeTransferId', 'placeTransfer.email'])
    .where('participant.registrationId', '=', registrationId)
    .where('participant.leftAt', 'is', null)
    .execute()
}

/** The name of a person of a registration, also of one who has left. */
export async function findName(tx: Tx, registrationId: string, ref: string): Promise<string> {
  const row = await kysely(tx)
    .selectFrom('participant')
    .select(['firstName', 'lastName'])
    .where('registrationId', '=', registrationId)
    .where('ref', '=', ref)
    .orderBy('participantId', 'desc')
    .executeTakeFirst()
  return row === undefined ? '' : `${row.firstName} ${row.lastName}`
}
