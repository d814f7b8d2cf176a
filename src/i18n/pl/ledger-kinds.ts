import type { LedgerKind } from '#domain/payment/ledger-entry.ts'

/** The kinds of entries of the ledger. */
export const ledgerKinds: Readonly<Record<LedgerKind, string>> = {
  charge: 'Należność',
  payment: 'Wpłata',
  refund: 'Zwrot',
  correction: 'Korekta',
  kept: 'Potrącenie',
  fee: 'Opłata',
}
