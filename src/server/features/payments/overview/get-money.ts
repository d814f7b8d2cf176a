import type { z } from 'zod'
import type { getMoney as contract } from '#contract/money.ts'
import { sumMoney } from '#domain/values/money.ts'
import { localOf } from '#domain/values/polish-time.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import { assertEvent } from '#server/features/events/selling/assert-event.ts'
import { refreshLists } from '#server/features/registrations/lists/refresh-lists.ts'
import { sumBooked, sumMoneyOf, sumRefundsByState } from './overview.queries.ts'

const NOTHING = { payments: 0, amount: 0 }

/** The money of an event in sums. @throws Refusal not_found */
export async function getMoney(ctx: TenantCtx, eventId: string): Promise<z.input<typeof contract.output>> {
  return ctx.db.tenant(ctx.account, async (tx) => {
    await assertEvent(tx, eventId)
    const complete = await refreshLists(tx, ctx)
    const sums = await sumMoneyOf(tx, eventId)
    const refunds = await sumRefundsByState(tx, eventId, [
      'awaiting_confirmation',
      'needs_account',
      'to_transfer',
    ])
    const inState = (wanted: string) => {
      const found = refunds.find(({ state }) => state === wanted)
      return found === undefined ? NOTHING : { payments: found.payments, amount: found.amount }
    }
    const day = localOf(ctx.now).toPlainDate().toString()
    // What was moved between registrations came on another day.
    const today = (await sumBooked(tx, { eventId, day })).filter(({ way }) => way !== 'moved')
    return {
      complete,
      received: sums.received,
      covered: sums.owed + sums.kept - sums.toPay,
      expected: sums.owed + sums.kept,
      waiting: sums.toPay - sums.overdue,
      overdue: { registrations: sums.late, amount: sums.overdue },
      surplus: { registrations: sums.above, amount: sums.surplus },
      setAside: sums.setAside,
      doubts: sums.doubts,
      today: {
        payments: sumMoney(today.map(({ payments }) => payments)),
        amount: sumMoney(today.map(({ amount }) => amount)),
      },
      toConfirm: inState('awaiting_confirmation'),
      needAccount: inState('needs_account'),
      toTransfer: inState('to_transfer'),
    }
  })
}
