import type { z } from 'zod'
import type { previewChange as contract } from '#contract/changes.ts'
import type { RegistrationDraft } from '#domain/registration/draft.ts'
import type { ChangedBy } from '#domain/registration/may-change.ts'
import type { TenantCtx } from '#server/ctx.ts'
import { decideChange } from './decide-change.ts'
import { lockAgreed } from './lock-agreed.ts'
import { resignationOf } from './resignation-of.ts'

interface Input {
  readonly registrationId: string
  readonly by: ChangedBy
  readonly body: { readonly revision: number; readonly draft: RegistrationDraft }
}

/**
 * What a change would come to if it were sent now: the new total, what is kept of who leaves and why, what goes back
 * or is still to pay. Nothing changes.
 * @throws Refusal not_found, not_changeable, changed_meanwhile, registration_refused
 */
export async function previewChange(ctx: TenantCtx, input: Input): Promise<z.input<typeof contract.output>> {
  return ctx.db.tenant(ctx.account, async (tx) => {
    const locked = await lockAgreed(tx, ctx, input.registrationId)
    const decided = await decideChange(tx, ctx, locked, input)
    const { balance } = await resignationOf(tx, ctx, locked)
    const before = locked.agreed.total
    const { fee, reasons } = decided?.left ?? { fee: 0, reasons: [] }
    const total = decided?.priced.total ?? before
    const paid = balance.paid - fee
    return {
      ...{ total, difference: total - before, kept: fee, reasons: [...reasons] },
      ...{ toRefund: Math.max(0, paid - total), toPay: Math.max(0, total - paid) },
    }
  })
}
