import type { z } from 'zod'
import type { listRows as contract } from '#contract/lists.ts'
import type { Role } from '#domain/access/rights.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import type { Tx } from '#server/db/database.ts'
import { getPublishedEvent } from '#server/features/events/selling/get-published-event.ts'
import type { Column } from './column.ts'
import { findPart, readPlace, writePlace } from './find-page.ts'
import type { Found } from './listed.queries.ts'
import { noteLook } from './note-look.ts'
import { guardedIn, readColumns, readWanted } from './read-wanted.ts'
import { refreshLists } from './refresh-lists.ts'
import { loadSubjectsOf, subjectOfRow } from './subject-of-row.ts'

const PAGE = 50

type Input = z.output<typeof contract.params> & z.output<typeof contract.query> & { readonly role: Role }
export type ListedRow = z.input<typeof contract.output>['rows'][number]

/**
 * A page of a list with the columns that are asked for. It may be short, or empty, and have a next one nevertheless: so many rows
 * were looked at.
 * @throws Refusal not_found, also before the event is published; invalid_input for what the role may not ask
 */
export async function listRows(ctx: TenantCtx, input: Input): Promise<z.input<typeof contract.output>> {
  const { page, guarded } = await ctx.db.tenant(ctx.account, async (tx) => {
    const { definition } = await getPublishedEvent(tx, ctx, input.eventId)
    const asked = { ...input, definition, now: ctx.now }
    const columns = readColumns(asked, input.columns)
    const wanted = readWanted(asked, input)
    await refreshLists(tx, ctx)
    const after = readPlace(input.after, wanted.sort)
    const { found, end } = await findPart(tx, wanted, { after, limit: PAGE + 1 })
    const shown = found.slice(0, PAGE)
    const last = found.length > PAGE ? (shown.at(-1) ?? null) : end
    return {
      page: { rows: await rowsWithCells(tx, ctx, shown, columns), next: last && writePlace(last) },
      guarded: guardedIn(asked, columns, input.conditions),
    }
  })
  if (guarded.length > 0) await noteLook(ctx, { ...input, answers: guarded })
  return page
}

/** What is shown of found rows, in their order; what has gone since it was found is left out. */
export async function rowsWithCells(
  tx: Tx,
  ctx: TenantCtx,
  found: readonly Found[],
  columns: readonly Column[],
): Promise<ListedRow[]> {
  const subjects = await loadSubjectsOf(tx, ctx, found)
  return found.flatMap(({ id, registrationId }) => {
    const of = subjectOfRow(subjects, { id, registrationId })
    if (of === null) return []
    const { subject, person } = of
    const title = person === null ? subject.number : `${person.firstName} ${person.lastName}`
    return [{ id, registrationId, title, cells: columns.map(({ cell }) => cell(subject, person)) }]
  })
}
