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
import type { Column } from './column.ts'
import { leadColumns } from './columns.ts'
import { findPage } from './find-page.ts'
import { type Found, type Place, sortFound, type Wanted } from './listed.queries.ts'
import type { Subject } from './load-subjects.ts'
import { guardedIn, readColumns, readWanted } from './read-wanted.ts'
import { refreshWholeLists } from './refresh-whole-lists.ts'
import { sheetCell } from './sheet-cell.ts'
import { loadSubjectsOf, subjectOfRow } from './subject-of-row.ts'

/** Rows that are read at once; those of two pages are in memory. */
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
  const sheet = { name: listNames[list], head, rows }
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

/** While a page is written, the next ones are read. */
async function* rowsOf(ctx: TenantCtx, exported: Exported): AsyncGenerator<readonly SheetRow[]> {
  await refreshWholeLists(ctx)
  const pages: Promise<Page>[] = [readPage(ctx, exported, null)]
  try {
    for (;;) {
      const page = await pages[0]
      if (page === undefined) return
      pages.shift()
      if (page.last !== null) pages.push(readPage(ctx, exported, page.last))
      yield page.found.flatMap((row) => rowOf(row, page.subjects, exported.columns))
    }
  } finally {
    // Whoever asks no more does not leave a reading behind that nobody waits for.
    await Promise.allSettled(pages)
  }
}

function rowOf(row: Found, subjects: Page['subjects'], columns: readonly Column[]): SheetRow[] {
  const of = subjectOfRow(subjects, row)
  return of === null ? [] : [columns.map(({ cell }) => sheetCell(cell(of.subject, of.person)))]
}

interface Page {
  readonly found: readonly Found[]
  readonly subjects: ReadonlyMap<string, Subject>
  /** The place of the last row; null at the end of the list. */
  readonly last: Place | null
}

function readPage(ctx: TenantCtx, { wanted, chosen }: Exported, after: Place | null): Promise<Page> {
  return ctx.db.tenant(ctx.account, async (tx) => {
    const page = { after, limit: PAGE }
    const found =
      chosen === null ? await findPage(tx, wanted, page) : await sortFound(tx, wanted, chosen, page)
    return {
      ...{ found, subjects: await loadSubjectsOf(tx, ctx, found) },
      last: found.length < PAGE ? null : (found.at(-1) ?? null),
    }
  })
}
