import type { z } from 'zod'
import type { exportList as contract } from '#contract/lists.ts'
import type { Role } from '#domain/access/rights.ts'
import { localOf } from '#domain/values/polish-time.ts'
import { listNames } from '#i18n/pl/lists.ts'
import { writeCsv } from '#server/base/sheets/csv.ts'
import type { Sheet, SheetRow } from '#server/base/sheets/sheet.ts'
import { writeXlsx } from '#server/base/sheets/xlsx.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import type { Tx } from '#server/db/database.ts'
import { getPublishedEvent } from '#server/features/events/selling/get-published-event.ts'
import type { Column } from './column.ts'
import { leadColumns } from './columns.ts'
import { findPage } from './find-page.ts'
import { type Found, type Place, sortFound, type Wanted } from './listed.queries.ts'
import type { Subject } from './load-subjects.ts'
import { guardedIn, readColumns, readWanted } from './read-wanted.ts'
import { sheetCell } from './sheet-cell.ts'
import { loadSubjectsOf, subjectOfRow } from './subject-of-row.ts'

/** Rows that are read at once. */
export const PAGE = 1_000

export type ExportQuery = Omit<z.output<typeof contract.params>, 'accountId'> &
  Omit<z.output<typeof contract.query>, 'rows'>

/** A list that becomes a file: which rows, and what of each. */
export interface Exported {
  readonly wanted: Wanted
  readonly columns: readonly Column[]
  /** Labels of its answers that not everybody sees. */
  readonly guarded: readonly string[]
  readonly title: string
}

/** What a file has, for a role. @throws Refusal not_found; invalid_input for what the role may not see */
export async function readExported(
  tx: Tx,
  ctx: TenantCtx,
  query: ExportQuery & { readonly role: Role },
): Promise<Exported> {
  const { definition } = await getPublishedEvent(tx, ctx, query.eventId)
  const asked = { ...query, definition, now: ctx.now }
  const chosen = readColumns(asked, query.columns)
  return {
    wanted: readWanted(asked, query),
    columns: [...leadColumns(query.list), ...chosen],
    guarded: guardedIn(asked, chosen, query.conditions),
    title: definition.title,
  }
}

/** The rows of the page behind a place, in their order; of the last page fewer than `PAGE`. */
export function findRows(
  ctx: TenantCtx,
  { wanted, chosen }: Pick<Exported, 'wanted'> & { readonly chosen: readonly string[] | null },
  after: Place | null,
): Promise<Found[]> {
  const page = { after, limit: PAGE }
  return ctx.db.tenant(ctx.account, (tx) =>
    chosen === null ? findPage(tx, wanted, page) : sortFound(tx, wanted, chosen, page),
  )
}

/** What the found rows are about. */
export const loadFound = (ctx: TenantCtx, found: readonly Found[]): Promise<Map<string, Subject>> =>
  ctx.db.tenant(ctx.account, (tx) => loadSubjectsOf(tx, ctx, found))

/** The found rows as they stand in a file; those that have gone since are missing. */
export const rowsOfFound = (
  found: readonly Found[],
  subjects: ReadonlyMap<string, Subject>,
  columns: readonly Column[],
): SheetRow[] => found.map((row) => rowOf(row, subjects, columns)).filter((row) => row !== null)

/** Null when it has gone since it was found. */
function rowOf(
  row: Found,
  subjects: ReadonlyMap<string, Subject>,
  columns: readonly Column[],
): SheetRow | null {
  const of = subjectOfRow(subjects, row)
  return of && columns.map(({ cell }) => sheetCell(cell(of.subject, of.person)))
}

const SEPARATORS = { semicolon: ';', comma: ',', tab: '\t' } as const
const TYPES = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const

/** The name, the type and the content of a file of rows; `day` is that of its name. */
export function fileOfRows(
  { list, format, separator }: Pick<ExportQuery, 'list' | 'format' | 'separator'>,
  { columns, title }: Pick<Exported, 'columns' | 'title'>,
  rows: Sheet['rows'],
  madeAt: Temporal.Instant,
) {
  const head = columns.map(({ label }) => label)
  const repeating = new Set(columns.flatMap((column, at) => (column.repeating ? [at] : [])))
  const sheet = { name: listNames[list], head, repeating, rows }
  const day = localOf(madeAt).toPlainDate().toString()
  return {
    name: `${title}, ${listNames[list].toLowerCase()} ${day}.${format}`,
    type: TYPES[format],
    content: format === 'csv' ? writeCsv(sheet, SEPARATORS[separator]) : writeXlsx(sheet),
  }
}
