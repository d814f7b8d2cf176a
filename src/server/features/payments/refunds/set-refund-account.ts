import { refundState } from '#contract/refunds.ts'
import { decideRefund } from '#domain/payment/refund-states.ts'
import { readIban } from '#domain/values/iban.ts'
import { refusalMessages } from '#i18n/pl/refusal-messages.ts'
import { recordAudit } from '#server/audit/audit.queries.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import { lockForSettling } from '#server/features/registrations/agreement/lock-payable.ts'
import { Refusal } from '#server/http/refusal.ts'
import { listRefundsOfRegistration, noteAccount } from './refund-decisions.queries.ts'

/**
 * The payer gives the account for a refund by a transfer. It is encrypted in the database; the history records that
 * it was given, with its last digits only.
 * @throws Refusal not_found; invalid_input; refund_not_decidable when nothing of the registration waits for it
 */
export async function setRefundAccount(
  ctx: TenantCtx,
  { registrationId, account }: { readonly registrationId: string; readonly account: string },
): Promise<void> {
  const iban = readIban(account)
  if (iban === null) throw new Refusal('invalid_input', { problems: [WRONG] })
  await ctx.db.tenant(ctx.account, async (tx) => {
    const registration = await lockForSettling(tx, registrationId)
    if (!registration) throw new Refusal('not_found')
    const waiting = (await listRefundsOfRegistration(tx, registrationId)).filter(
      ({ state }) => decideRefund(refundState.parse(state), 'give_account', false) !== null,
    )
    if (waiting.length === 0) throw new Refusal('refund_not_decidable')
    const end = iban.slice(-4)
    for (const { refundId, state, amount } of waiting) {
      await noteAccount(tx, { refundId, sealed: ctx.secrets.seal(iban, refundId), end })
      await recordAudit(tx, ctx, {
        ...{ action: 'refund.account_given', eventId: registration.eventId, registrationId },
        details: { refund: refundId, amount, accountEnd: end },
        before: { refund: state },
        after: { refund: 'to_transfer' },
      })
    }
  })
}

const WRONG = {
  code: 'account',
  field: 'account',
  message: refusalMessages.payment.refundAccount,
} as const
