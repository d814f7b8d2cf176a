import type { Role } from '#domain/access/rights.ts'
import type { EventDefinition } from '#domain/event/definition/definition.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import type { Tx } from '#server/db/database.ts'
import type { Column } from '../lists/column.ts'
import { findPage } from '../lists/find-page.ts'
import { type ListedRow, rowsWithCells } from '../lists/list-rows.ts'
import type { Place, Wanted } from '../lists/listed.queries.ts'
import type { ListName } from '../lists/mark-query.ts'
import { guardedIn, readColumns, readWanted } from '../lists/read-wanted.ts'
import { type PrintedPerson, printedText } from './print-sections.ts'

/** More people than that are for a file, not for paper. */
const MOST_PEOPLE = 5_000
const PAGE = 500

export interface PrintAsked {
  readonly eventId: string
  readonly role: Role
  readonly definition: EventDefinition
}

export interface Printed {
  readonly columns: readonly Column[]
  readonly people: readonly PrintedPerson[]
  /** There are more of them than fit a print. */
  readonly more: boolean
  /** The labels of answers that not everybody sees. */
  readonly guarded: readonly string[]
}

/** Everybody who takes part, by name, or their registrations, with these columns as they stand on paper. */
export async function printedPeople(
  tx: Tx,
  ctx: TenantCtx,
  print: PrintAsked,
  { list, keys }: { readonly list: ListName; readonly keys: readonly string[] },
): Promise<Printed> {
  const asked = { ...print, list, now: ctx.now }
  const columns = readColumns(asked, [...new Set(keys)].join(','))
  const wanted = readWanted(asked, { conditions: 'state:awaiting_approval|awaiting_payment|confirmed' })
  const people = await everybody(tx, ctx, wanted, columns)
  return {
    ...{ columns, people: people.slice(0, MOST_PEOPLE), more: people.length > MOST_PEOPLE },
    guarded: guardedIn(asked, columns, undefined),
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
