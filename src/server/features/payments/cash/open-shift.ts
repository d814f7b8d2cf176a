import { recordAudit } from '#server/audit/audit.queries.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import { assertEvent } from '#server/features/events/selling/assert-event.ts'
import { Refusal } from '#server/http/refusal.ts'
import { addShift, findOrAddDesk, lockCash, lockShift, setStart } from './shifts.queries.ts'

interface Input {
  readonly eventId: string
  readonly desk: string
  /** Grosze in the drawer. */
  readonly start: number
}

/**
 * Opens a shift of the actor at a desk. Where theirs is open, its starting cash is corrected: it was counted again.
 * @throws Refusal not_found; changed_meanwhile when somebody else has a shift there
 */
export async function openShift(ctx: TenantCtx, { eventId, desk, start }: Input): Promise<void> {
  const { account: accountId, actor, now } = ctx
  if (actor.kind !== 'user') throw new Refusal('forbidden')
  await ctx.db.tenant(accountId, async (tx) => {
    await assertEvent(tx, eventId)
    await lockCash(tx, eventId)
    const cashDeskId = await findOrAddDesk(tx, { accountId, eventId, name: desk })
    const open = await lockShift(tx, { eventId, openAt: cashDeskId })
    if (open !== undefined && open.openedById !== actor.id) throw new Refusal('changed_meanwhile')
    if (open?.startAmount === start) return
    if (open !== undefined) await setStart(tx, open.cashShiftId, start)
    else
      await addShift(tx, {
        ...{ accountId, eventId, cashDeskId, openedById: actor.id, openedBy: actor.name },
        ...{ openedAt: now.toString(), startAmount: start },
      })
    await recordAudit(tx, ctx, {
      action: open === undefined ? 'cash.shift_opened' : 'cash.start_corrected',
      eventId,
      details: { desk },
      ...(open === undefined ? {} : { before: { start: open.startAmount } }),
      after: { start },
    })
  })
}
