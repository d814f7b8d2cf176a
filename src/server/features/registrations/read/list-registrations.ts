import type { z } from 'zod'
import type { listRegistrations as contract } from '#contract/panel.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import { assertEvent } from '#server/features/events/selling/assert-event.ts'
import { cutPage, readPageKey } from '#server/http/page-key.ts'
import { countByState, listLedgerOf, listPeopleOf, listRegistrationRows } from './panel.queries.ts'
import { rowView } from './registration.view.ts'

const PAGE = 50

type Input = z.output<typeof contract.params> & z.output<typeof contract.query>

/** A page of an event's registrations with people and money. Throws Refusal not_found. */
export async function listRegistrations(
  ctx: TenantCtx,
  input: Input,
): Promise<z.input<typeof contract.output>> {
  const { eventId, search, state } = input
  return ctx.db.tenant(ctx.account, async (tx) => {
    await assertEvent(tx, eventId)
    const found = await listRegistrationRows(tx, {
      eventId,
      search,
      state,
      after: readPageKey(input.after),
      limit: PAGE + 1,
    })
    const { rows, next } = cutPage(found, PAGE, (row) => ({ ...row, id: row.registrationId }))
    const ids = rows.map((row) => row.registrationId)
    const people = Map.groupBy(await listPeopleOf(tx, ids), (person) => person.registrationId)
    const ledger = Map.groupBy(await listLedgerOf(tx, ids), (entry) => entry.registrationId)
    return {
      registrations: rows.map((row) =>
        rowView(row, people.get(row.registrationId) ?? [], ledger.get(row.registrationId) ?? [], ctx.now),
      ),
      next,
      counts: await countByState(tx, eventId),
    }
  })
}
