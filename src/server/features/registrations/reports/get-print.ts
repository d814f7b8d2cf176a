import type { z } from 'zod'
import type { getPrint as contract } from '#contract/reports.ts'
import type { Role } from '#domain/access/rights.ts'

import type { TenantCtx } from '#server/context/ctx.ts'
import type { Tx } from '#server/db/database.ts'
import { getPublishedEvent } from '#server/features/events/selling/get-published-event.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { Column } from '../lists/columns.ts'
import { findPage } from '../lists/find-page.ts'
import { type ListedRow, rowsWithCells } from '../lists/list-rows.ts'
import type { Place, Wanted } from '../lists/listed.queries.ts'
import { noteLook } from '../lists/note-look.ts'
import { guardedIn, readColumns, readWanted } from '../lists/read-wanted.ts'
import { refreshLists } from '../lists/refresh-lists.ts'
import { printsOf } from './known-prints.ts'
import { type PrintedPerson, printedText, sectionsOf } from './print-sections.ts'

/** More people than that are for a file, not for paper. */
const MOST_PEOPLE = 5_000
const PAGE = 500

type Input = z.output<typeof contract.params> & { readonly role: Role }

/**
 * A list of those who take part, by name. A look at answers that not everybody sees is written into the journal.
 * @throws Refusal not_found for a print that the event has no use for, or this role may not see
 */
export async function getPrint(ctx: TenantCtx, input: Input): Promise<z.input<typeof contract.output>> {
  const { eventId, role } = input
  const { print, people, columns, guarded } = await ctx.db.tenant(ctx.account, async (tx) => {
    const { definition } = await getPublishedEvent(tx, ctx, eventId)
    const found = printsOf(definition, role).find(({ key }) => key === input.print)
    if (found === undefined) throw new Refusal('not_found')
    const asked = { list: 'people' as const, eventId, role, definition, now: ctx.now }
    const keys = [
      ...('counted' in found ? found.counted : found.columns),
      ...(found.by === null ? [] : [found.by]),
    ]
    const chosen = readColumns(asked, [...new Set(keys)].join(','))
    await refreshLists(tx, ctx)
    const wanted = readWanted(asked, { conditions: 'state:awaiting_approval|awaiting_payment|confirmed' })
    return {
      ...{ print: found, columns: chosen, people: await everybody(tx, ctx, wanted, chosen) },
      guarded: guardedIn(asked, chosen, undefined),
    }
  })
  if (guarded.length > 0) await noteLook(ctx, { eventId, answers: guarded })
  return {
    sections: sectionsOf(print, columns, people.slice(0, MOST_PEOPLE)),
    more: people.length > MOST_PEOPLE,
  }
}

async function everybody(
  tx: Tx,
  ctx: TenantCtx,
  wanted: Wanted,
  columns: readonly Column[],
): Promise<PrintedPerson[]> {
  const people: PrintedPerson[] = []
  let after: Place | null = null
  do {
    const found: Awaited<ReturnType<typeof findPage>> = await findPage(tx, wanted, { after, limit: PAGE })
    const rows: ListedRow[] = await rowsWithCells(tx, ctx, found, columns)
    for (const { title, cells } of rows)
      people.push({
        name: title,
        cells: new Map(columns.map(({ key }, at) => [key, printedText(cells[at] ?? null)])),
      })
    after = found.length < PAGE ? null : (found.at(-1) ?? null)
  } while (after !== null && people.length <= MOST_PEOPLE)
  return people
}
