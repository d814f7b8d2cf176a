import { recordAudit } from '#server/audit/audit.queries.ts'
import { actorText, type TenantCtx } from '#server/context/ctx.ts'
import type { Tx } from '#server/db/database.ts'
import { decideLocked } from '../refunds/decide-refund.ts'
import { findRefund } from '../refunds/refunds.queries.ts'
import { assertReady, getLockedPackage } from './get-locked-package.ts'
import { dropItem, endPackage, listItems, lockRegistrationsOf } from './packages.queries.ts'

interface Named {
  readonly eventId: string
  readonly packageId: string
}

/**
 * The bank has the file: each refund of the package is booked as made by a transfer, once, and its payer is told. What
 * the gateway has given back meanwhile is not booked again. A repetition changes nothing.
 * @throws Refusal not_found; package_ended when it was taken back; second_person_needed
 */
export async function sendPackage(ctx: TenantCtx, named: Named): Promise<void> {
  await ctx.db.tenant(ctx.account, async (tx) => {
    // Registrations before the package, as in preparing one: the two never wait for each other.
    await lockRegistrationsOf(tx, await refundsOf(tx, named))
    const found = await getLockedPackage(tx, named)
    if (found.state === 'sent') return
    assertReady(found)
    for (const refundId of await refundsOf(tx, named)) await book(tx, ctx, { ...named, refundId })
    await endPackage(tx, named.packageId, { state: 'sent', by: actorText(ctx.actor) })
    await recordAudit(tx, ctx, {
      ...{ action: 'refund.package_sent', eventId: named.eventId },
      details: { package: named.packageId, amount: found.amount, transfers: found.transfers },
      before: { package: found.state },
      after: { package: 'sent' },
    })
  })
}

async function refundsOf(tx: Tx, { packageId }: Named): Promise<string[]> {
  return (await listItems(tx, packageId)).flatMap(({ refundId, state }) =>
    state === 'open' ? [refundId] : [],
  )
}

async function book(tx: Tx, ctx: TenantCtx, named: Named & { readonly refundId: string }): Promise<void> {
  const { eventId, packageId, refundId } = named
  const refund = await findRefund(tx, refundId)
  if (refund?.state !== 'to_transfer') return dropItem(tx, packageId, refundId)
  await decideLocked(tx, ctx, refund, { eventId, refundId, decision: 'hand_back', how: 'transfer' })
}
