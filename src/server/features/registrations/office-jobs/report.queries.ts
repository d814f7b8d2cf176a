import { sql } from 'kysely'
import { z } from 'zod'
import { rowOutcome } from '#contract/office-jobs.ts'
import { kysely, type Tx } from '#server/db/database.ts'

const WORKS = sql`('done', 'unchanged')`
const PLACES = sql`('full', 'queue')`

const heap = z.object({ rows: z.number(), amount: z.number() })
const sums = z.object({
  ...{ more: heap, back: heap, kept: heap },
  ...{ refused: z.number(), full: z.number(), unchanged: z.number() },
})
const counts = z.object({
  officeJobId: z.uuid(),
  heads: z.number(),
  checked: z.number(),
  done: z.number(),
  refused: z.number(),
  expected: sums,
  actual: sums,
})

const heapOf = (column: 'checked' | 'outcome', name: 'more' | 'back' | 'kept') => {
  const amount = sql`(r.${sql.ref(column)}->>${sql.lit(name)})::bigint`
  return sql`jsonb_build_object('rows', count(*) FILTER (WHERE ${amount} > 0),
    'amount', coalesce(sum(${amount}), 0))`
}

const sumsOf = (column: 'checked' | 'outcome') => {
  const code = sql`r.${sql.ref(column)}->>'code'`
  return sql`jsonb_build_object(
    'more', ${heapOf(column, 'more')}, 'back', ${heapOf(column, 'back')}, 'kept', ${heapOf(column, 'kept')},
    'refused', count(*) FILTER (WHERE ${code} NOT IN ${WORKS}),
    'full', count(*) FILTER (WHERE ${code} IN ${PLACES}),
    'unchanged', count(*) FILTER (WHERE ${code} = 'unchanged'))`
}

/** How far jobs are and what they come to; by id. */
export async function countJobs(tx: Tx, ids: readonly string[]) {
  const { rows } = await sql`
    SELECT r.office_job_id, coalesce(sum(r.heads), 0)::integer AS heads,
           count(r.checked)::integer AS checked,
           count(*) FILTER (WHERE r.state = 'done')::integer AS done,
           count(*) FILTER (WHERE r.state = 'refused')::integer AS refused,
           ${sumsOf('checked')} AS expected, ${sumsOf('outcome')} AS actual
      FROM office_job_row r WHERE r.office_job_id = ANY (${ids}::uuid[]) GROUP BY r.office_job_id`.execute(
    kysely(tx),
  )
  return new Map(
    z
      .array(counts)
      .parse(rows)
      .map(({ officeJobId, ...rest }) => [officeJobId, rest]),
  )
}

const listed = z.object({
  position: z.number(),
  registrationId: z.uuid().nullable(),
  label: z.string(),
  heads: z.number(),
  lines: z.array(z.number()),
  state: z.enum(['waiting', 'done', 'refused']),
  outcome: z.object(rowOutcome.shape).nullable(),
})
export type ReportRow = z.output<typeof listed>

const reported = sql`position, registration_id, label, heads, lines, state, coalesce(outcome, checked) AS outcome`

/** Rows of a job, those that do not work first. */
export async function listRows(tx: Tx, officeJobId: string, limit: number): Promise<ReportRow[]> {
  const { rows } = await sql`SELECT ${reported} FROM office_job_row WHERE office_job_id = ${officeJobId}
    ORDER BY coalesce(coalesce(outcome, checked)->>'code' IN ${WORKS}, true), position LIMIT ${limit}`.execute(
    kysely(tx),
  )
  return z.array(listed).parse(rows)
}

/** Rows of a job in their order, after a position. */
export async function pageOfRows(
  tx: Tx,
  officeJobId: string,
  page: { readonly after: number; readonly limit: number },
): Promise<ReportRow[]> {
  const { rows } = await sql`SELECT ${reported} FROM office_job_row
    WHERE office_job_id = ${officeJobId} AND position > ${page.after} ORDER BY position LIMIT ${page.limit}`.execute(
    kysely(tx),
  )
  return z.array(listed).parse(rows)
}
