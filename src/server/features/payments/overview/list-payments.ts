import { z } from 'zod'
import { type listPayments as contract, paymentRowState } from '#contract/money.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import { assertEvent } from '#server/features/events/selling/assert-event.ts'
import { refreshLists } from '#server/features/registrations/lists/refresh-lists.ts'
import { readCursor, writeCursor } from '#server/http/cursor.ts'
import { listPaymentRows } from './overview.queries.ts'

const PAGE = 50

type Input = z.output<typeof contract.params> & z.output<typeof contract.query>

const place = z
  .tuple([z.iso.date(), z.iso.datetime(), z.uuid()])
  .transform(([day, at, id]) => ({ day, at, id }))

/** A page of the payments of an event, newest day first. @throws Refusal not_found, invalid_input */
export async function listPayments(ctx: TenantCtx, input: Input): Promise<z.input<typeof contract.output>> {
  const after = readCursor(place, input.after)
  return ctx.db.tenant(ctx.account, async (tx) => {
    await assertEvent(tx, input.eventId)
    await refreshLists(tx, ctx)
    const found = await listPaymentRows(tx, { ...input, after, limit: PAGE + 1 })
    const rows = found.slice(0, PAGE)
    const last = found.length > PAGE ? rows.at(-1) : undefined
    return {
      payments: rows.map((row) => ({
        id: row.rowId,
        registration: row.registrationId,
        number: row.number,
        contactName: `${row.contactFirstName} ${row.contactLastName}`,
        day: row.day,
        at: row.at.toString(),
        way: row.way,
        state: paymentRowState.parse(row.state),
        amount: row.amount,
      })),
      next: last === undefined ? null : writeCursor([last.day, last.at.toString(), last.rowId]),
    }
  })
}
