import { refusalMessages } from '#i18n/pl/refusal-messages.ts'
import { recordAudit } from '#server/audit/audit.queries.ts'
import { actorText, type TenantCtx } from '#server/context/ctx.ts'
import { Refusal } from '#server/http/refusal.ts'
import { lockShift, readShifts, setClosed } from './shifts.queries.ts'

interface Input {
  readonly eventId: string
  readonly shiftId: string
  /** Grosze in the drawer. */
  readonly counted: number
  /** Grosze that should be there, as the page showed them. */
  readonly expected: number
  readonly reason?: string | undefined
}

/**
 * Closes a shift with what was counted. No cash is booked in it afterwards: who books it at the same moment waits, and
 * opens the next one. The same again changes nothing.
 * @throws Refusal not_found; changed_meanwhile when cash has moved since it was shown, or it is closed with another sum;
 *   invalid_input when the sums differ without a reason
 */
export async function closeShift(ctx: TenantCtx, input: Input): Promise<void> {
  const { eventId, shiftId, counted, expected, reason } = input
  await ctx.db.tenant(ctx.account, async (tx) => {
    const locked = await lockShift(tx, { eventId, shiftId })
    if (!locked) throw new Refusal('not_found')
    if (locked.closedAt !== null && locked.counted === counted) return
    const [shift] = await readShifts(tx, eventId, shiftId)
    const now = locked.startAmount + (shift?.received ?? 0) - (shift?.paidOut ?? 0)
    if (locked.closedAt !== null || now !== expected) throw new Refusal('changed_meanwhile')
    if (counted !== expected && reason === undefined) throw noReason()
    const differenceReason = counted === expected ? null : (reason ?? null)
    const closedBy = actorText(ctx.actor)
    await setClosed(tx, shiftId, {
      ...{ closedAt: ctx.now.toString(), closedBy, counted, expected, differenceReason },
    })
    await recordAudit(tx, ctx, {
      action: 'cash.shift_closed',
      eventId,
      details: {
        ...{ expected, difference: counted - expected },
        ...(differenceReason === null ? {} : { reason: differenceReason }),
      },
      before: { counted: null },
      after: { counted },
    })
  })
}

function noReason(): Refusal {
  const message = refusalMessages.cash.noReason
  return new Refusal('invalid_input', { problems: [{ code: 'reason', field: 'reason', message }] })
}
