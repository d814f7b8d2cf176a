import type { z } from 'zod'
import type { previewChange as contract } from '#contract/changes.ts'
import { duesNow } from '#domain/payment/dues-now.ts'
import type { ChangedBy } from '#domain/registration/may-change.ts'
import { localOf } from '#domain/values/polish-time.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import { lockAgreed } from '../agreement/lock-agreed.ts'
import { resignationOf } from '../pricing/resignation-of.ts'
import { tryAgreedCode } from '../pricing/try-agreed-code.ts'
import { linesView } from '../read/lines.view.ts'
import { type ChangeBody, decideChange } from './decide-change.ts'
import { pricedWithFee } from './fee-to-charge.ts'

interface Input {
  readonly registrationId: string
  readonly by: ChangedBy
  readonly body: ChangeBody
}

/**
 * The outcome of a change if it were sent now: the new total, what is retained from people who leave and why, what is
 * refunded or still to pay. Nothing changes.
 * @throws Refusal not_found, not_changeable, changed_meanwhile, registration_refused, too_many_requests
 */
export async function previewChange(ctx: TenantCtx, input: Input): Promise<z.input<typeof contract.output>> {
  await tryAgreedCode(ctx, { registrationId: input.registrationId, draft: input.body.draft })
  return ctx.db.tenant(ctx.account, async (tx) => {
    const locked = await lockAgreed(tx, ctx, input.registrationId)
    const decided = await decideChange(tx, ctx, locked, input)
    const { balance } = await resignationOf(tx, ctx, locked)
    const before = locked.agreed.total
    const { fee, reasons } = decided?.left ?? { fee: 0, reasons: [] }
    const total = decided?.priced.total ?? before
    const charged = input.by === 'registrant' ? (decided?.fee ?? null) : null
    const paid = balance.paid - fee
    const price = Math.max(0, balance.owed - balance.fees + total - before)
    const owed = price + balance.fees + (charged?.amount ?? 0)
    const { lines, due } = decided === null ? locked.agreed : pricedWithFee(locked, decided, charged)
    return {
      lines: linesView(lines),
      due: duesNow(due, { owed, paid }, localOf(ctx.now).toString()),
      ...{ total, difference: total - before, kept: fee, reasons: [...reasons] },
      fee: charged,
      ...{ toRefund: Math.max(0, paid - owed), toPay: Math.max(0, owed - paid) },
    }
  })
}
