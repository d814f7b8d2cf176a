import { z } from 'zod'
import { registrationState } from '#contract/common.ts'
import type { listBalances as contract } from '#contract/money.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import type { Tx } from '#server/db/database.ts'
import { assertEvent } from '#server/features/events/selling/assert-event.ts'
import { refreshLists } from '#server/features/registrations/lists/refresh-lists.ts'
import { readCursor, writeCursor } from '#server/http/cursor.ts'
import { listOverdue, listSurplus } from './overview.queries.ts'

const PAGE = 50

type Input = z.output<typeof contract.params> & z.output<typeof contract.query>

const byTime = z.tuple([z.iso.datetime(), z.uuid()]).transform(([at, id]) => ({ at, id }))
const byAmount = z.tuple([z.number().int(), z.uuid()]).transform(([amount, id]) => ({ amount, id }))

/** A page of the registrations with arrears, or with a surplus. @throws Refusal not_found, invalid_input */
export async function listBalances(ctx: TenantCtx, input: Input): Promise<z.input<typeof contract.output>> {
  return ctx.db.tenant(ctx.account, async (tx) => {
    await assertEvent(tx, input.eventId)
    await refreshLists(tx, ctx)
    const found = await readRows(tx, input)
    const rows = found.slice(0, PAGE)
    const last = found.length > PAGE ? rows.at(-1) : undefined
    return {
      rows: rows.map((row) => ({
        registration: row.registrationId,
        number: row.number,
        contactName: `${row.contactFirstName} ${row.contactLastName}`,
        state: registrationState.parse(row.state),
        email: row.contactEmail,
        phone: row.contactPhone,
        ...{ amount: row.amount, owed: row.owed, received: row.received },
        since: row.since?.toString() ?? null,
      })),
      next:
        last === undefined ? null : writeCursor([last.since?.toString() ?? last.amount, last.registrationId]),
    }
  })
}

const readRows = (tx: Tx, { eventId, which, after }: Input) =>
  which === 'overdue'
    ? listOverdue(tx, { eventId, after: readCursor(byTime, after), limit: PAGE + 1 })
    : listSurplus(tx, { eventId, after: readCursor(byAmount, after), limit: PAGE + 1 })
