import { neededOfPaid } from '#domain/payment/needed-of-paid.ts'
import { retainedOfLeaving } from '#domain/payment/resignation.ts'
import { allocateReduction } from '#domain/quote/allocate-reduction.ts'
import { type ChangeQuote, untouchedOf } from '#domain/quote/quote-change.ts'
import { relinquishedUnits } from '#domain/quote/relinquished-units.ts'
import type { RegistrationDraft } from '#domain/registration/draft.ts'
import { localOf } from '#domain/values/polish-time.ts'
import { isoMoment } from '#domain/values/time.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import type { Tx } from '#server/db/database.ts'
import type { LockedAgreement } from '../agreement/lock-agreed.ts'
import { resignationOf } from './resignation-of.ts'

export type RetainedOfChange = ReturnType<typeof retainedOfLeaving>

export const NOTHING_RETAINED: RetainedOfChange = { fee: 0, reasons: [] }

/**
 * What is retained of the price reduction by a change, under the agreed rules: from people who leave, and from what
 * people who stay give up or exchange. What those who stay have paid in time is not touched, and after a refused
 * approval the organiser wants the change: then nothing is retained.
 */
export async function retainedOfChange(
  tx: Tx,
  ctx: Pick<TenantCtx, 'now'>,
  locked: LockedAgreement,
  { draft, priced }: { readonly draft: RegistrationDraft; readonly priced: ChangeQuote },
): Promise<RetainedOfChange> {
  const { agreed, compiled, state, isRefused } = locked
  const released = agreed.total - priced.total
  if (isRefused || released <= 0) return NOTHING_RETAINED
  const staying = new Set(draft.people.map(({ ref }) => ref))
  const leaving = new Set(agreed.draft.people.flatMap(({ ref }) => (staying.has(ref) ? [] : [ref])))
  const { resignation, balance } = await resignationOf(tx, ctx, locked)
  const { lines } = resignation
  const gone = {
    ...{
      leaving,
      falls: allocateReduction(lines, priced.lines),
      pieces: relinquishedUnits(compiled, lines, priced.lines),
    },
    untouched: untouchedOf(agreed.draft, draft),
  }
  const { paid } = balance
  const moment = isoMoment(localOf(ctx.now))
  const needed = state === 'confirmed' ? neededOfPaid(priced.due, paid, moment) : 0
  return retainedOfLeaving(compiled, { ...resignation, ...gone, paid }, { released, room: paid - needed })
}
