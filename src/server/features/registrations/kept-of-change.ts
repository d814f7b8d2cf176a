import { keptOfLeaving } from '#domain/payment/resignation.ts'
import type { ChangeQuote } from '#domain/quote/quote-change.ts'
import type { RegistrationDraft } from '#domain/registration/draft.ts'
import type { TenantCtx } from '#server/ctx.ts'
import type { Tx } from '#server/db/database.ts'
import type { LockedAgreement } from './lock-agreed.ts'
import { resignationOf } from './resignation-of.ts'

export type KeptOfChange = ReturnType<typeof keptOfLeaving>

/**
 * What is kept of those who leave by a change, under the rules that were agreed to. What has confirmed those who
 * stay is not taken of.
 */
export async function keptOfChange(
  tx: Tx,
  ctx: Pick<TenantCtx, 'now'>,
  locked: LockedAgreement,
  { draft, priced }: { readonly draft: RegistrationDraft; readonly priced: ChangeQuote },
): Promise<KeptOfChange> {
  const { agreed, compiled, state } = locked
  const staying = new Set(draft.people.map(({ ref }) => ref))
  const leaving = new Set(agreed.draft.people.flatMap(({ ref }) => (staying.has(ref) ? [] : [ref])))
  if (leaving.size === 0) return { fee: 0, reasons: [] }
  const { resignation, balance } = await resignationOf(tx, ctx, locked)
  const { paid } = balance
  const needed = state === 'confirmed' ? (priced.due[0]?.amount ?? 0) : 0
  const released = agreed.total - priced.total
  return keptOfLeaving(compiled, { ...resignation, paid, leaving }, { released, room: paid - needed })
}
