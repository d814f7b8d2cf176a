import { handOverPlace as contract } from '#contract/hand-over.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import { sweepEvent } from '#server/features/places/claims/sweep-event.ts'
import { Refusal } from '#server/http/refusal.ts'
import { lockAgreed } from '../agreement/lock-agreed.ts'
import { findRegistration } from '../agreement/registrations.queries.ts'
import { requestHash } from '../pricing/request-hash.ts'
import { withinOwnLimits } from '../pricing/within-own-limits.ts'
import { sealedFor } from '../transfers/new-transfer.ts'
import {
  endTransfer,
  findTransfer,
  markTakenOver,
  type TransferRow,
} from '../transfers/place-transfers.queries.ts'
import { handOverLocked } from './hand-over-place.ts'

/**
 * The new person takes the place over. Everything is evaluated again at this moment, by the current registration: the
 * place does not go over at another price or fee than the giver has agreed to. A repetition changes nothing.
 * @throws Refusal not_found, hand_over_ended, not_changeable, no_hand_over, registration_refused, price_changed,
 *   full, queue, too_many_requests
 */
export async function confirmOffer(ctx: TenantCtx, placeTransferId: string): Promise<void> {
  const { registrationId, agreed } = await ctx.db.tenant(ctx.account, async (tx) => {
    const transfer = await findTransfer(tx, placeTransferId)
    const row = transfer && (await findRegistration(tx, transfer.registrationId))
    if (!row) throw new Refusal('not_found')
    await sweepEvent(tx, ctx, row.eventId)
    return { registrationId: row.registrationId, agreed: bodyOf(ctx, transfer) }
  })
  const change = () =>
    ctx.db.tenant(ctx.account, async (tx) => {
      const locked = await lockAgreed(tx, ctx, registrationId)
      const transfer = await findTransfer(tx, placeTransferId)
      if (transfer?.state === 'concluded') return
      if (!transfer || !(await endTransfer(tx, placeTransferId, 'concluded')))
        throw new Refusal('hand_over_ended')
      const body = { ...agreed, revision: locked.row.revision }
      const input = { registrationId, by: 'registrant', body, hash: requestHash(ctx, body) } as const
      await handOverLocked(tx, ctx, locked, { ...input, placeTransferId })
      await markTakenOver(tx, transfer)
    })
  await withinOwnLimits(ctx, { registrationId, people: [agreed.successor] }, change)
}

/** What the giver has agreed to; it does not change. */
function bodyOf(ctx: TenantCtx, { placeTransferId, bodySealed }: TransferRow) {
  return contract.body.parse(JSON.parse(ctx.secrets.open(bodySealed, sealedFor(ctx, placeTransferId))))
}
