import type { LedgerEntry } from './ledger-entry.ts'

type Entry = LedgerEntry & { readonly ledgerEntryId: string }

/** A ledger without bookings by hand that were mistakes, and without what took them back. */
export function withoutReversed<Row extends Entry>(ledger: readonly Row[]): Row[] {
  const reversed = new Set(
    ledger.flatMap(({ explanation }) => (explanation.code === 'payment_reversed' ? [explanation.entry] : [])),
  )
  return ledger.filter(
    ({ ledgerEntryId, explanation }) =>
      explanation.code !== 'payment_reversed' && !reversed.has(ledgerEntryId),
  )
}
