import { Readable } from 'node:stream'
import { z } from 'zod'
import type { exportList as contract } from '#contract/lists.ts'
import type { Role } from '#domain/access/rights.ts'
import { localOf } from '#domain/values/polish-time.ts'
import { listNames } from '#i18n/pl/lists.ts'
import { recordAudit } from '#server/audit/audit.queries.ts'
import { writeCsv } from '#server/base/sheets/csv.ts'
import type { SheetRow } from '#server/base/sheets/sheet.ts'
import { writeXlsx } from '#server/base/sheets/xlsx.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import { getPublishedEvent } from '#server/features/events/selling/get-published-event.ts'
import { FileAnswer } from '#server/http/file-answer.ts'
import { Refusal } from '#server/http/refusal.ts'
import { type Column, leadColumns } from './columns.ts'
import { findPage } from './find-page.ts'
import { type Found, type Place, sortFound, type Wanted } from './listed.queries.ts'
import type { Subject } from './load-subjects.ts'
import { guardedIn, readColumns, readWanted } from './read-wanted.ts'
import { refreshWholeLists } from './refresh-whole-lists.ts'
import { sheetCell } from './sheet-cell.ts'
import { loadSubjectsOf, subjectOfRow } from './subject-of-row.ts'

/** Rows that are read at once; those of three pages are in memory. */
const PAGE = 1_000

const SEPARATORS = { semicolon: ';', comma: ',', tab: '\t' } as const
const TYPES = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const

type Input = z.output<typeof contract.params> & z.output<typeof contract.query> & { readonly role: Role }

/**
 * A list as a file, read page by page while it is sent: no transaction waits for a slow reader. What changes meanwhile may
 * be in it or not, but no row twice.
 * @throws Refusal as `listRows`
 */
export async function exportList(ctx: TenantCtx, input: Input): Promise<FileAnswer> {
  const { eventId, list, format } = input
  const { wanted, columns, title } = await ctx.db.tenant(ctx.account, async (tx) => {
    const { definition } = await getPublishedEvent(tx, ctx, eventId)
    const asked = { ...input, definition, now: ctx.now }
    const chosen = readColumns(asked, input.columns)
    const answers = guardedIn(asked, chosen, input.conditions)
    await recordAudit(tx, ctx, {
      ...{ action: 'list.exported', eventId },
      details: { name: listNames[list], format, ...(answers.length > 0 && { answers }) },
    })
    return { wanted: readWanted(asked, input), columns: chosen, title: definition.title }
  })
  const whole = [...leadColumns(list), ...columns]
  const rows = rowsOf(ctx, { wanted, columns: whole, chosen: chosenRows(input.rows) })
  const head = whole.map(({ label }) => label)
  const repeating = new Set(whole.flatMap((column, at) => (column.repeating ? [at] : [])))
  const sheet = { name: listNames[list], head, repeating, rows }
  const day = localOf(ctx.now).toPlainDate().toString()
  return new FileAnswer({
    name: `${title}, ${listNames[list].toLowerCase()} ${day}.${format}`,
    type: TYPES[format],
    size: null,
    content: Readable.from(
      format === 'csv' ? writeCsv(sheet, SEPARATORS[input.separator]) : writeXlsx(sheet),
    ),
  })
}

/** The ids of the rows that are wanted alone. @throws Refusal invalid_input */
function chosenRows(rows: string | undefined): readonly string[] | null {
  if (rows === undefined) return null
  const ids = z.array(z.uuid()).safeParse(rows.split(','))
  if (!ids.success) throw new Refusal('invalid_input')
  return ids.data
}

interface Exported {
  readonly wanted: Wanted
  readonly columns: readonly Column[]
  readonly chosen: readonly string[] | null
}

/** Pages of which the rows are read at the same time; while one is written, the next ones are. */
const AHEAD = 2

async function* rowsOf(ctx: TenantCtx, exported: Exported): AsyncGenerator<readonly SheetRow[]> {
  await refreshWholeLists(ctx)
  const pages: Promise<Page>[] = []
  let finding: Promise<readonly Found[]> | null = failingLater(findRows(ctx, exported, null))
  try {
    for (;;) {
      while (finding !== null && pages.length < AHEAD) {
        const found: readonly Found[] = await finding
        const last = found.length < PAGE ? undefined : found.at(-1)
        finding = last === undefined ? null : failingLater(findRows(ctx, exported, last))
        pages.push(failingLater(readPage(ctx, found)))
      }
      const page = await pages.shift()
      if (page === undefined) return
      const { found, subjects } = page
      yield found.map((row) => rowOf(row, subjects, exported.columns)).filter((row) => row !== null)
    }
  } finally {
    // Whoever asks no more does not leave a reading behind that nobody waits for.
    await Promise.allSettled([...pages, finding])
  }
}

/** The same promise, of which a failure counts when it is awaited: until then a slow reader may take its time. */
function failingLater<Value>(promise: Promise<Value>): Promise<Value> {
  promise.catch(() => undefined)
  return promise
}

/** Null when it has gone since it was found. */
function rowOf(row: Found, subjects: Page['subjects'], columns: readonly Column[]): SheetRow | null {
  const of = subjectOfRow(subjects, row)
  return of && columns.map(({ cell }) => sheetCell(cell(of.subject, of.person)))
}

interface Page {
  readonly found: readonly Found[]
  readonly subjects: ReadonlyMap<string, Subject>
}

/** The rows of the page behind a place, in their order; of the last page fewer than `PAGE`. */
function findRows(ctx: TenantCtx, { wanted, chosen }: Exported, after: Place | null): Promise<Found[]> {
  const page = { after, limit: PAGE }
  return ctx.db.tenant(ctx.account, (tx) =>
    chosen === null ? findPage(tx, wanted, page) : sortFound(tx, wanted, chosen, page),
  )
}

async function readPage(ctx: TenantCtx, found: readonly Found[]): Promise<Page> {
  const subjects = await ctx.db.tenant(ctx.account, (tx) => loadSubjectsOf(tx, ctx, found))
  return { found, subjects }
}
