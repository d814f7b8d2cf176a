import { Readable } from 'node:stream'
import { localOf } from '#domain/values/polish-time.ts'
import { jobKinds, jobWords, outcomeReasons, rowState } from '#i18n/pl/office-jobs.ts'
import { writeCsv } from '#server/base/sheets/csv.ts'
import type { SheetCell, SheetRow } from '#server/base/sheets/sheet.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import { FileAnswer } from '#server/http/file-answer.ts'
import { getOfficeJob, type JobName } from './get-office-job.ts'
import { pageOfRows, type ReportRow } from './report.queries.ts'

const PAGE = 500

/** The report of a job as CSV for a Polish spreadsheet, read page by page. @throws Refusal not_found */
export async function exportJobReport(ctx: TenantCtx, name: JobName): Promise<FileAnswer> {
  const job = await getOfficeJob(ctx, name)
  const sheet = {
    name: jobKinds[job.kind],
    head: jobWords.reportHead(job.kind === 'import'),
    rows: rowsOf(ctx, name.jobId, job.kind === 'import'),
  }
  const day = localOf(ctx.now).toPlainDate().toString()
  return new FileAnswer({
    name: `${jobKinds[job.kind]}, ${jobWords.report} ${day}.csv`,
    type: 'text/csv; charset=utf-8',
    size: null,
    content: Readable.from(writeCsv(sheet, ';')),
  })
}

async function* rowsOf(
  ctx: TenantCtx,
  jobId: string,
  isImport: boolean,
): AsyncGenerator<readonly SheetRow[]> {
  for (let after: number | null = -1; after !== null; ) {
    const page: { readonly after: number; readonly limit: number } = { after, limit: PAGE }
    const rows = await ctx.db.tenant(ctx.account, (tx) => pageOfRows(tx, jobId, page))
    yield rows.map((row) => cellsOf(row, isImport))
    after = rows.length < PAGE ? null : (rows.at(-1)?.position ?? null)
  }
}

const text = (value: string): SheetCell => ({ kind: 'text', value })

function cellsOf(row: ReportRow, isImport: boolean): SheetRow {
  const { outcome } = row
  return [
    text(row.label),
    ...(isImport ? [text(row.lines.map((line) => line + FIRST_LINE).join(', '))] : []),
    text(rowState(row)),
    text(outcome === null ? '' : outcomeReasons(outcome).join('; ')),
    { kind: 'money', value: outcome?.more ?? 0 },
    { kind: 'money', value: outcome?.back ?? 0 },
  ]
}

/** A spreadsheet counts from 1, and the heading is its first line. */
const FIRST_LINE = 2
