import type { Selectable } from 'kysely'
import { type LedgerEntry, ledgerEntry } from '#domain/payment/ledger-entry.ts'
import type { LedgerEntry as Stored } from './schema.ts'

/** An entry as the database stores it, with its keys. */
export type LedgerRow = LedgerEntry &
  Readonly<Pick<Selectable<Stored>, 'ledgerEntryId' | 'registrationId' | 'paymentId' | 'at'>>

/**
 * Reads a row of the ledger, once, where it leaves the database.
 * @throws Error that names the entry when it cannot be read: an unreadable amount counts neither as nothing nor as
 *   something. The calling edge logs it and answers `internal`.
 */
export function readLedgerRow(row: Selectable<Stored>): LedgerRow {
  const { ledgerEntryId, registrationId, paymentId, at } = row
  const read = ledgerEntry.safeParse(row)
  if (!read.success)
    throw new Error(`Entry ${ledgerEntryId} of the ledger cannot be read.`, { cause: read.error })
  return { ...read.data, ledgerEntryId, registrationId, paymentId, at }
}
