import type { EntryOf } from '#domain/payment/ledger-entry.ts'
import { kysely, type Tx } from '#server/db/database.ts'
import { jsonb } from '#server/db/json.ts'
import { newId } from '#server/db/new-id.ts'

/** The hash of the request that has booked an entry under a key; undefined: none has. Call it under the lock. */
export async function findKeyed(tx: Tx, key: string): Promise<Buffer | undefined> {
  const row = await kysely(tx)
    .selectFrom('ledgerEntry')
    .select('requestHash')
    .where('idempotencyKey', '=', key)
    .executeTakeFirst()
  return row?.requestHash ?? undefined
}

/** Books what the staff have decided. Call it under the registration's lock. */
export async function bookByHand(
  tx: Tx,
  entry: EntryOf<'payment' | 'correction'> & {
    readonly accountId: string
    readonly registrationId: string
    readonly keyed?: { readonly key: string; readonly requestHash: Buffer }
  },
): Promise<void> {
  const { explanation, keyed, ...row } = entry
  await kysely(tx)
    .insertInto('ledgerEntry')
    .values({
      ...row,
      ledgerEntryId: newId(),
      explanation: jsonb(explanation),
      idempotencyKey: keyed?.key ?? null,
      requestHash: keyed?.requestHash ?? null,
    })
    .execute()
}
