import type { EntryOf } from '#domain/payment/ledger-entry.ts'
import type { RetentionReason } from '#domain/payment/retention-reason.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import type { Tx } from '#server/db/database.ts'
import { bookEntry } from '../agreement/ledger.queries.ts'

interface Retained {
  readonly registrationId: string
  /** Grosze retained by the cancellation rules. */
  readonly fee: number
  readonly reasons: readonly RetentionReason[]
  /** Grosze of a donation that is retained. */
  readonly donation?: number
}

/**
 * Books what the organiser retains of the money after a cancellation, each part with its reason. Under the
 * registration's lock.
 */
export async function bookRetained(
  tx: Tx,
  ctx: Pick<TenantCtx, 'account'>,
  { registrationId, fee, reasons, donation = 0 }: Retained,
): Promise<void> {
  const entries: EntryOf<'kept'>[] = [
    { kind: 'kept', amount: fee, explanation: { code: 'resigned', reasons } },
    { kind: 'kept', amount: donation, explanation: { code: 'donation' } },
  ]
  for (const entry of entries) {
    if (entry.amount > 0) await bookEntry(tx, { accountId: ctx.account, registrationId, ...entry })
  }
}
