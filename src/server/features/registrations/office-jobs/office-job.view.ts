import { z } from 'zod'
import { JOB_KINDS, JOB_STATES, type listOfficeJobs, type officeJob } from '#contract/office-jobs.ts'
import type { findJob } from './office-jobs.queries.ts'
import type { countJobs, ReportRow } from './report.queries.ts'

type Row = NonNullable<Awaited<ReturnType<typeof findJob>>>
type Counts = NonNullable<ReturnType<Awaited<ReturnType<typeof countJobs>>['get']>>
type Summary = z.input<typeof listOfficeJobs.output>['jobs'][number]

const NO_SUMS = {
  ...{ more: { rows: 0, amount: 0 }, back: { rows: 0, amount: 0 }, kept: { rows: 0, amount: 0 } },
  ...{ refused: 0, full: 0, unchanged: 0 },
}
const NO_COUNTS: Counts = { heads: 0, checked: 0, done: 0, refused: 0, expected: NO_SUMS, actual: NO_SUMS }

/** What of the parameters is shown. */
const shown = z.object({
  what: z.string().default(''),
  head: z.array(z.string()).nullable().default(null),
})

const kindSchema = z.enum(JOB_KINDS)
const stateSchema = z.enum(JOB_STATES)

export function summaryView(row: Row, counts: Counts = NO_COUNTS): Summary {
  const { heads, checked, done, refused } = counts
  return {
    id: row.officeJobId,
    kind: kindSchema.parse(row.kind),
    what: shown.parse(row.parameters).what,
    state: stateSchema.parse(row.state),
    rows: row.rows,
    ...{ heads, checked, done, refused },
    begunBy: row.begunBy,
    createdAt: row.createdAt.toString(),
    endedAt: row.endedAt?.toString() ?? null,
  }
}

export function jobView(
  row: Row,
  counts: Counts | undefined,
  list: readonly ReportRow[],
): z.input<typeof officeJob> {
  const { expected, actual } = counts ?? NO_COUNTS
  return {
    ...summaryView(row, counts),
    ...{ expected, actual, head: shown.parse(row.parameters).head, list: [...list] },
  }
}
