import type { z } from 'zod'
import type { listRegistrations as contract } from '#contract/panel.ts'
import { keysOfSearch } from '#domain/lists/words.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import { assertEvent } from '#server/features/events/selling/assert-event.ts'
import { listLedgerOf, listPeopleOf, listRegistrationRows } from '../read/panel.queries.ts'
import { rowView } from '../read/registration.view.ts'
import { findPart, readPlace, writePlace } from './find-page.ts'
import type { Wanted } from './listed.queries.ts'
import { markQuery } from './mark-query.ts'
import { refreshLists } from './refresh-lists.ts'

const PAGE = 50

type Input = z.output<typeof contract.params> & z.output<typeof contract.query>

/** A page of an event's registrations with people and money, newest first. Throws Refusal not_found. */
export async function listRegistrations(
  ctx: TenantCtx,
  { eventId, search, state, after }: Input,
): Promise<z.input<typeof contract.output>> {
  const list = { list: 'registrations', eventId } as const
  const conditions = state === undefined ? [] : [{ key: 'state', values: [state] }]
  const marks = markQuery(list, keysOfSearch(search ?? ''), conditions)
  const wanted: Wanted = { ...list, sort: 'time', order: 'down', born: null, marks, near: null, lead: null }
  return ctx.db.tenant(ctx.account, async (tx) => {
    await assertEvent(tx, eventId)
    await refreshLists(tx, ctx)
    const page = { after: readPlace(after, wanted.sort), limit: PAGE + 1 }
    const { found, end } = await findPart(tx, wanted, page)
    const shown = found.slice(0, PAGE)
    const last = found.length > PAGE ? (shown.at(-1) ?? null) : end
    const ids = shown.map(({ registrationId }) => registrationId)
    const rows = new Map((await listRegistrationRows(tx, ids)).map((row) => [row.registrationId, row]))
    const people = Map.groupBy(await listPeopleOf(tx, ids), (person) => person.registrationId)
    const ledger = Map.groupBy(await listLedgerOf(tx, ids), (entry) => entry.registrationId)
    return {
      registrations: ids.flatMap((id) => {
        const row = rows.get(id)
        return row === undefined ? [] : [rowView(row, people.get(id) ?? [], ledger.get(id) ?? [], ctx.now)]
      }),
      next: last && writePlace(last),
    }
  })
}
