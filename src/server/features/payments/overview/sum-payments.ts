import type { z } from 'zod'
import type { sumPayments as contract } from '#contract/money.ts'
import { sumMoney } from '#domain/values/money.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import { assertEvent } from '#server/features/events/selling/assert-event.ts'
import { refreshLists } from '#server/features/registrations/lists/refresh-lists.ts'
import { sumBooked } from './overview.queries.ts'

type Input = z.output<typeof contract.params> & z.output<typeof contract.query>
interface Sum {
  readonly payments: number
  readonly amount: number
}

/** What was booked of an event, by way and by day, newest day first. @throws Refusal not_found */
export async function sumPayments(ctx: TenantCtx, input: Input): Promise<z.input<typeof contract.output>> {
  return ctx.db.tenant(ctx.account, async (tx) => {
    await assertEvent(tx, input.eventId)
    await refreshLists(tx, ctx)
    const sums = await sumBooked(tx, input)
    const ways = [...Map.groupBy(sums, ({ way }) => way)].map(([way, rows]) => ({ way, ...total(rows) }))
    const days = [...Map.groupBy(sums, ({ day }) => day)].map(([day, rows]) => ({ day, ...total(rows) }))
    return {
      total: total(sums),
      ways: ways.toSorted((a, b) => b.amount - a.amount || (a.way < b.way ? -1 : 1)),
      days: days.toSorted((a, b) => (a.day < b.day ? 1 : -1)),
    }
  })
}

const total = (rows: readonly Sum[]): Sum => ({
  payments: sumMoney(rows.map(({ payments }) => payments)),
  amount: sumMoney(rows.map(({ amount }) => amount)),
})
