import { endOfFirstPart } from '#domain/payment/end-of-next-part.ts'
import { openUntil, prolongedDue } from '#domain/payment/prolonged-due.ts'
import { localOf } from '#domain/values/polish-time.ts'
import { endOfDay, isoMoment } from '#domain/values/time.ts'
import { recordAudit } from '#server/audit/audit.queries.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import { queueMessage } from '#server/features/messages/outbox/queue-message.ts'
import { Refusal } from '#server/http/refusal.ts'
import { lockAgreed } from '../agreement/lock-agreed.ts'
import { appendRevision } from '../agreement/revisions.queries.ts'
import { pushTimeToPay } from '../confirmation/push-time-to-pay.ts'
import { queueEndUnpaid } from '../confirmation/queue-end-unpaid.ts'
import { queueExpiry } from '../confirmation/queue-expiry.ts'
import { resignationOf } from '../pricing/resignation-of.ts'

interface Input {
  readonly eventId: string
  readonly registrationId: string
  /** The last day, ISO. */
  readonly until: string
  readonly tell: boolean
}

/**
 * Gives more time for the next part that is open, until the end of a day, and with it more time before the registration
 * ends (flow C9.5). The agreement has the new day, so the registrant's page and mails say it too. The same day again
 * changes nothing.
 * @throws Refusal not_found; not_changeable when nothing is to be paid, or the day is not later than the present one
 */
export async function prolongPayment(ctx: TenantCtx, input: Input): Promise<void> {
  const { eventId, registrationId, tell } = input
  await ctx.db.tenant(ctx.account, async (tx) => {
    const locked = await lockAgreed(tx, ctx, registrationId)
    const { row, state, agreed, newest, definition } = locked
    if (row.eventId !== eventId) throw new Refusal('not_found')
    const until = isoMoment(endOfDay(Temporal.PlainDate.from(input.until)))
    const isOpen = state === 'awaiting_payment' || state === 'confirmed'
    const { balance } = await resignationOf(tx, ctx, locked)
    if (isOpen && openUntil(agreed.due, balance) === until) return
    const due = prolongedDue(agreed.due, balance, until)
    if (!isOpen || due === null || until < localOf(ctx.now).toString()) throw new Refusal('not_changeable')
    await appendRevision(tx, ctx, newest, { kind: 'prolonged', due })
    const end = endOfFirstPart(due, definition.unpaid)
    const isPushed =
      state === 'awaiting_payment' && end !== null && (await pushTimeToPay(tx, registrationId, end))
    if (isPushed) await queueExpiry(tx, ctx.account, registrationId, end)
    if (state === 'confirmed') await queueEndUnpaid(tx, ctx.account, registrationId, ctx.now)
    const before = agreed.due.find((part, index) => part.until !== due[index]?.until)?.until ?? null
    await recordAudit(tx, ctx, {
      action: 'registration.prolonged',
      eventId,
      registrationId,
      before: { until: before },
      after: { until },
    })
    if (tell) {
      const about = { changes: [], difference: 0, by: 'staff', at: ctx.now.toString(), until }
      await queueMessage(tx, ctx, { registrationId, kind: 'changed', about })
    }
  })
}
