import type { z } from 'zod'
import type { prepareTransferPackage as contract } from '#contract/packages.ts'
import { readIban } from '#domain/values/iban.ts'
import { sumMoney } from '#domain/values/money.ts'
import { refusalMessages } from '#i18n/pl/refusal-messages.ts'
import { recordAudit } from '#server/audit/audit.queries.ts'
import { actorText, type TenantCtx, userOf } from '#server/context/ctx.ts'
import type { Tx } from '#server/db/database.ts'
import { newId } from '#server/db/new-id.ts'
import { assertEvent } from '#server/features/events/selling/assert-event.ts'
import { Refusal } from '#server/http/refusal.ts'
import { getConfirmationSum } from '../refunds/get-confirmation-sum.ts'
import { othersMayConfirm } from '../refunds/second-person.ts'
import { insertItems, insertPackage, listSendable, lockRegistrationsOf } from './packages.queries.ts'

type Input = z.output<typeof contract.params> & z.output<typeof contract.body>

/**
 * Puts refunds into a package for the bank. Each refund is in one package at most, even if another member prepares one at the same
 * moment. Above the account's sum another person confirms it, where there is one.
 * @throws Refusal not_found; invalid_input for an account that does not check; changed_meanwhile when one of the refunds
 *   cannot be sent any more; refund_in_package
 */
export async function preparePackage(ctx: TenantCtx, input: Input): Promise<{ id: string }> {
  const { eventId } = input
  const fromAccount = readIban(input.from)
  if (fromAccount === null) throw new Refusal('invalid_input', { problems: [WRONG] })
  const preparedBy = userOf(ctx.actor)
  if (preparedBy === null) throw new Error('Only a member of the staff prepares a package.')
  const refunds = [...new Set(input.refunds)]
  return ctx.db.tenant(ctx.account, async (tx) => {
    await assertEvent(tx, eventId)
    await lockRegistrationsOf(tx, refunds)
    const sendable = await listSendable(tx, eventId, refunds)
    if (sendable.length < refunds.length) throw new Refusal('changed_meanwhile')
    const amount = sumMoney(sendable.map((refund) => refund.amount))
    const made = {
      ...{ accountId: ctx.account, transferPackageId: newId(), eventId, fromAccount, amount },
      ...{ transfers: sendable.length, preparedBy, preparer: actorText(ctx.actor) },
      needsSecond: await needsSecond(tx, ctx, { eventId, amount }),
    }
    await insertPackage(tx, made)
    if ((await insertItems(tx, made, sendable)) < sendable.length) throw new Refusal('refund_in_package')
    await recordAudit(tx, ctx, {
      ...{ action: 'refund.package_prepared', eventId },
      details: { package: made.transferPackageId, amount, transfers: sendable.length },
    })
    return { id: made.transferPackageId }
  })
}

async function needsSecond(
  tx: Tx,
  ctx: TenantCtx,
  { eventId, amount }: { readonly eventId: string; readonly amount: number },
): Promise<boolean> {
  return amount > (await getConfirmationSum(tx, ctx)) && othersMayConfirm(tx, ctx, eventId)
}

const WRONG = { code: 'account', field: 'from', message: refusalMessages.payment.refundAccount } as const
