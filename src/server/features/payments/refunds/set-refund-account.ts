import { refundState } from '#contract/refunds.ts'
import { decideRefund } from '#domain/payment/refund-states.ts'
import { readIban } from '#domain/values/iban.ts'
import { refusalMessages } from '#i18n/pl/refusal-messages.ts'
import { recordAudit } from '#server/audit/audit.queries.ts'
import { type TenantCtx, userOf } from '#server/context/ctx.ts'
import type { Tx } from '#server/db/database.ts'
import { lockForSettling } from '#server/features/registrations/agreement/lock-payable.ts'
import { Refusal } from '#server/http/refusal.ts'
import { isInOpenPackage } from './packed.queries.ts'
import { listRefundsOfRegistration, noteAccount } from './refund-decisions.queries.ts'
import { findRefund } from './refunds.queries.ts'

/**
 * The payer gives the account for a refund by a transfer. It is encrypted in the database; the history records that
 * it was given, with its last digits only. What is in a package for the bank keeps its account.
 * @throws Refusal not_found; invalid_input; refund_not_decidable when nothing of the registration waits for it
 */
export async function setRefundAccount(
  ctx: TenantCtx,
  { registrationId, account }: { readonly registrationId: string; readonly account: string },
): Promise<void> {
  const iban = ibanOf(account)
  await ctx.db.tenant(ctx.account, async (tx) => {
    if (!(await lockForSettling(tx, registrationId))) throw new Refusal('not_found')
    const refunds = await listRefundsOfRegistration(tx, registrationId)
    let given = 0
    for (const refund of refunds) {
      if (!waitsForAccount(refund.state) || (await isInOpenPackage(tx, refund.refundId))) continue
      await note(tx, ctx, refund, iban)
      given++
    }
    if (given === 0) throw new Refusal('refund_not_decidable')
  })
}

/**
 * The staff type in the account that the payer has told them, for one refund.
 * @throws Refusal not_found; invalid_input; refund_not_decidable; refund_in_package
 */
export async function typeRefundAccount(
  ctx: TenantCtx,
  input: { readonly eventId: string; readonly refundId: string; readonly account: string },
): Promise<void> {
  const { eventId, refundId } = input
  const iban = ibanOf(input.account)
  await ctx.db.tenant(ctx.account, async (tx) => {
    const seen = await findRefund(tx, refundId)
    const registration = seen && (await lockForSettling(tx, seen.registrationId))
    const refund = registration && (await findRefund(tx, refundId))
    if (!refund || registration?.eventId !== eventId) throw new Refusal('not_found')
    if (await isInOpenPackage(tx, refundId)) throw new Refusal('refund_in_package')
    if (!waitsForAccount(refund.state)) throw new Refusal('refund_not_decidable')
    await note(tx, ctx, { ...refund, refundId, eventId }, iban)
  })
}

const waitsForAccount = (state: string) =>
  decideRefund(refundState.parse(state), 'give_account', false) !== null

/** @throws Refusal invalid_input when its digits do not check */
function ibanOf(account: string): string {
  const iban = readIban(account)
  if (iban === null) throw new Refusal('invalid_input', { problems: [WRONG] })
  return iban
}

interface Waiting {
  readonly refundId: string
  readonly registrationId: string
  readonly eventId: string
  readonly state: string
  readonly amount: number
  /** The last digits of the account that it had before. */
  readonly accountEnd: string | null
}

async function note(tx: Tx, ctx: TenantCtx, refund: Waiting, iban: string): Promise<void> {
  const { refundId, registrationId, eventId, state, amount } = refund
  const end = iban.slice(-4)
  await noteAccount(tx, {
    ...{ refundId, sealed: ctx.secrets.seal(iban, refundId), end },
    by: userOf(ctx.actor),
  })
  await recordAudit(tx, ctx, {
    ...{ action: 'refund.account_given', eventId, registrationId },
    details: { refund: refundId, amount },
    before: { refund: state, accountEnd: refund.accountEnd },
    after: { refund: 'to_transfer', accountEnd: end },
  })
}

const WRONG = {
  code: 'account',
  field: 'account',
  message: refusalMessages.payment.refundAccount,
} as const
