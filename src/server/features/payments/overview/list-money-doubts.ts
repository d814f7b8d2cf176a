import { z } from 'zod'
import { registrationState } from '#contract/common.ts'
import { type listMoneyDoubts as contract, moneyDoubt } from '#contract/money.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import { assertEvent } from '#server/features/events/selling/assert-event.ts'
import { refreshLists } from '#server/features/registrations/lists/refresh-lists.ts'
import { readCursor, writeCursor } from '#server/http/cursor.ts'
import { listDoubtRows } from './overview.queries.ts'

const PAGE = 50

type Input = z.output<typeof contract.params> & z.output<typeof contract.query>

const place = z.tuple([z.iso.datetime(), z.uuid()]).transform(([at, id]) => ({ at, id }))

/** A page of what somebody has to decide about, the longest first. @throws Refusal not_found, invalid_input */
export async function listMoneyDoubts(
  ctx: TenantCtx,
  { eventId, after }: Input,
): Promise<z.input<typeof contract.output>> {
  const from = readCursor(place, after)
  return ctx.db.tenant(ctx.account, async (tx) => {
    await assertEvent(tx, eventId)
    await refreshLists(tx, ctx)
    const found = await listDoubtRows(tx, { eventId, after: from, limit: PAGE + 1 })
    const rows = found.slice(0, PAGE)
    const last = found.length > PAGE ? rows.at(-1) : undefined
    return {
      doubts: rows.map((row) => ({
        registration: row.registrationId,
        number: row.number,
        contactName: `${row.contactFirstName} ${row.contactLastName}`,
        state: registrationState.parse(row.state),
        kind: moneyDoubt.parse(row.doubt),
        ...{ amount: row.amount ?? 0, owed: row.owed, received: row.received },
        at: row.at?.toString() ?? '',
      })),
      next: last === undefined ? null : writeCursor([last.at?.toString() ?? '', last.registrationId]),
    }
  })
}
