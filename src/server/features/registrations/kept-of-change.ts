import { neededOfPaid } from '#domain/payment/needed-of-paid.ts'
import { keptOfLeaving } from '#domain/payment/resignation.ts'
import { localOf } from '#domain/polish-time.ts'
import { fallsAway } from '#domain/quote/falls-away.ts'
import { givenUp } from '#domain/quote/given-up.ts'
import { type ChangeQuote, untouchedOf } from '#domain/quote/quote-change.ts'
import type { RegistrationDraft } from '#domain/registration/draft.ts'
import { isoMoment } from '#domain/time.ts'
import type { TenantCtx } from '#server/ctx.ts'
import type { Tx } from '#server/db/database.ts'
import type { LockedAgreement } from './lock-agreed.ts'
import { resignationOf } from './resignation-of.ts'

export type KeptOfChange = ReturnType<typeof keptOfLeaving>

const NOTHING: KeptOfChange = { fee: 0, reasons: [] }

/**
 * What is kept of as much as the price becomes less by a change, under the rules that were agreed to: of who leaves, and
 * of what who stays gives up or exchanges. What those who stay have paid in time is not taken of, and whoever was refused
 * an approval changes because the organiser wants it: of that nothing is kept.
 */
export async function keptOfChange(
  tx: Tx,
  ctx: Pick<TenantCtx, 'now'>,
  locked: LockedAgreement,
  { draft, priced }: { readonly draft: RegistrationDraft; readonly priced: ChangeQuote },
): Promise<KeptOfChange> {
  const { agreed, compiled, state, isRefused } = locked
  const released = agreed.total - priced.total
  if (isRefused || released <= 0) return NOTHING
  const staying = new Set(draft.people.map(({ ref }) => ref))
  const leaving = new Set(agreed.draft.people.flatMap(({ ref }) => (staying.has(ref) ? [] : [ref])))
  const { resignation, balance } = await resignationOf(tx, ctx, locked)
  const { lines } = resignation
  const gone = {
    ...{ leaving, falls: fallsAway(lines, priced.lines), pieces: givenUp(compiled, lines, priced.lines) },
    untouched: untouchedOf(agreed.draft, draft),
  }
  const { paid } = balance
  const moment = isoMoment(localOf(ctx.now))
  const needed = state === 'confirmed' ? neededOfPaid(priced.due, paid, moment) : 0
  return keptOfLeaving(compiled, { ...resignation, ...gone, paid }, { released, room: paid - needed })
}
