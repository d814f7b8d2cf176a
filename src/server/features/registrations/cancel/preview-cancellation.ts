import type { z } from 'zod'
import type { previewCancellation as contract } from '#contract/changes.ts'
import { settleResignation } from '#domain/payment/resignation.ts'
import { type ChangedBy, mayCancel } from '#domain/registration/may-change.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import { Refusal } from '#server/http/refusal.ts'
import { lockAgreed } from '../agreement/lock-agreed.ts'
import { findAskedMove } from '../moves/find-asked-move.ts'
import { resignationOf } from '../pricing/resignation-of.ts'

interface Input {
  readonly registrationId: string
  readonly by: ChangedBy
}

/**
 * What becomes of the money if a registration is called off now: what is retained and why, which donation may be
 * refunded on request, what is refunded (flow C9.6). Nothing changes.
 * @throws Refusal not_found, not_changeable
 */
export async function previewCancellation(
  ctx: TenantCtx,
  { registrationId, by }: Input,
): Promise<z.input<typeof contract.output>> {
  return ctx.db.tenant(ctx.account, async (tx) => {
    const locked = await lockAgreed(tx, ctx, registrationId)
    if (!mayCancel(locked, by)) throw new Refusal('not_changeable')
    const { resignation, balance } = await resignationOf(tx, ctx, locked)
    const isForMove =
      by === 'registrant' && (await findAskedMove(tx, ctx, registrationId))?.mayResign === true
    const settled = settleResignation(locked.compiled, {
      ...{ resignation, balance },
      ...(isForMove
        ? { fee: 0, donationStays: false, feesStay: false }
        : { donationStays: true, feesStay: true }),
    })
    const { fee, donation, toRefund, reasons, waived } = settled
    const fees = balance.fees - waived
    return { paid: balance.paid, kept: fee, fees, donation, toRefund, reasons: [...reasons] }
  })
}
