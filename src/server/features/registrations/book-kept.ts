import type { KeptReason } from '#domain/payment/refund-terms.ts'
import type { TenantCtx } from '#server/ctx.ts'
import type { Tx } from '#server/db/database.ts'
import { bookEntry } from './registrations.queries.ts'

interface Kept {
  readonly registrationId: string
  /** Grosze, by the rules of resigning. */
  readonly fee: number
  readonly reasons: readonly KeptReason[]
  /** Grosze of a donation that stays. */
  readonly donation?: number
}

/** Books what stays with the organiser of the money of who resigns, each part with why. Under the registration's lock. */
export async function bookKept(
  tx: Tx,
  ctx: Pick<TenantCtx, 'account'>,
  { registrationId, fee, reasons, donation = 0 }: Kept,
): Promise<void> {
  const entries = [
    { amount: fee, explanation: { code: 'resigned', reasons } },
    { amount: donation, explanation: { code: 'donation' } },
  ]
  for (const entry of entries) {
    if (entry.amount > 0)
      await bookEntry(tx, { accountId: ctx.account, registrationId, kind: 'kept', ...entry })
  }
}
