import { sql } from 'kysely'
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

/** Books what the staff have decided; returns the entry's id. Call it under the registration's lock. */
export async function bookByHand(
  tx: Tx,
  entry: EntryOf<'payment' | 'correction'> & {
    readonly accountId: string
    readonly registrationId: string
    readonly keyed?: { readonly key: string; readonly requestHash: Buffer }
  },
): Promise<string> {
  const { explanation, keyed, ...row } = entry
  const ledgerEntryId = newId()
  await kysely(tx)
    .insertInto('ledgerEntry')
    .values({
      ...row,
      ledgerEntryId,
      explanation: jsonb(explanation),
      idempotencyKey: keyed?.key ?? null,
      requestHash: keyed?.requestHash ?? null,
    })
    .execute()
  return ledgerEntryId
}

/** A booking by hand, and whether it was taken back; undefined: the registration has none. Call it under the lock. */
export async function findBooking(tx: Tx, registrationId: string, entryId: string) {
  return kysely(tx)
    .selectFrom('ledgerEntry')
    .select([
      'amount',
      sql<boolean>`EXISTS (SELECT FROM ledger_entry undone
        WHERE undone.registration_id = ledger_entry.registration_id
          AND undone.explanation->>'entry' = ledger_entry.ledger_entry_id::text)`.as('isReversed'),
    ])
    .where('registrationId', '=', registrationId)
    .where('ledgerEntryId', '=', entryId)
    .where(sql<boolean>`explanation->>'code' = 'paid_by_hand'`)
    .executeTakeFirst()
}
