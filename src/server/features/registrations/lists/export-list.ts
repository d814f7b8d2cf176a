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
import { rowsWithCells } from './list-rows.ts'
import { type Place, sortFound, type Wanted } from './listed.queries.ts'
import { guardedIn, readColumns, readWanted } from './read-wanted.ts'
import { refreshWholeLists } from './refresh-whole-lists.ts'
import { sheetCell } from './sheet-cell.ts'

/** Rows that are in memory at once. */
const PAGE = 500

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
  const rows = rowsOf(ctx, wanted, [...leadColumns(list), ...columns], chosenRows(input.rows))
  const head = [...leadColumns(list), ...columns].map(({ label }) => label)
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

async function* rowsOf(
  ctx: TenantCtx,
  wanted: Wanted,
  columns: readonly Column[],
  chosen: readonly string[] | null,
): AsyncGenerator<readonly SheetRow[]> {
  await refreshWholeLists(ctx)
  let after: Place | null = null
  do {
    const page: Page = await readPage(ctx, { wanted, columns, chosen, after })
    yield page.rows
    after = page.last
  } while (after !== null)
}

interface Page {
  readonly rows: readonly SheetRow[]
  /** The place of the last row; null at the end of the list. */
  readonly last: Place | null
}

function readPage(
  ctx: TenantCtx,
  {
    wanted,
    columns,
    chosen,
    after,
  }: {
    readonly wanted: Wanted
    readonly columns: readonly Column[]
    readonly chosen: readonly string[] | null
    readonly after: Place | null
  },
): Promise<Page> {
  return ctx.db.tenant(ctx.account, async (tx) => {
    const page = { after, limit: PAGE }
    const found =
      chosen === null ? await findPage(tx, wanted, page) : await sortFound(tx, wanted, chosen, page)
    const rows = await rowsWithCells(tx, ctx, found, columns)
    return {
      rows: rows.map(({ cells }) => cells.map(sheetCell)),
      last: found.length < PAGE ? null : (found.at(-1) ?? null),
    }
  })
}
