import { sql } from 'kysely'
import { kysely, type Tx } from '#server/db/database.ts'
import type { StoredLink } from './registration-link.ts'

export async function writePhone(tx: Tx, registrationId: string, contactPhone: string): Promise<void> {
  await kysely(tx)
    .updateTable('registration')
    .set({ contactPhone })
    .where('registrationId', '=', registrationId)
    .execute()
}

export async function writeEmail(tx: Tx, registrationId: string, contactEmail: string): Promise<void> {
  await kysely(tx)
    .updateTable('registration')
    .set({ contactEmail })
    .where('registrationId', '=', registrationId)
    .execute()
}

/** Only the newest requested address can be confirmed. */
export async function writeContactChange(
  tx: Tx,
  change: StoredLink & {
    readonly accountId: string
    readonly registrationId: string
    readonly email: string
    readonly expiresAt: string
  },
): Promise<void> {
  const { accountId: _, registrationId: _id, ...values } = change
  await kysely(tx)
    .insertInto('contactChange')
    .values(change)
    .onConflict((conflict) => conflict.columns(['accountId', 'registrationId']).doUpdateSet(values))
    .execute()
}

const open = (tx: Tx) =>
  kysely(tx).selectFrom('contactChange').selectAll().where('expiresAt', '>', sql<Temporal.Instant>`now()`)

/** An address that waits to be confirmed. */
export async function findContactChange(tx: Tx, registrationId: string) {
  return open(tx).where('registrationId', '=', registrationId).executeTakeFirst()
}

export async function findContactChangeByToken(tx: Tx, tokenHash: Buffer) {
  return open(tx).where('tokenHash', '=', tokenHash).executeTakeFirst()
}

export async function deleteContactChange(tx: Tx, registrationId: string): Promise<void> {
  await kysely(tx).deleteFrom('contactChange').where('registrationId', '=', registrationId).execute()
}
