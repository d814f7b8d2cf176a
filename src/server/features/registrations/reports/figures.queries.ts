import { sql } from 'kysely'
import { z } from 'zod'
import { kysely, type Tx } from '#server/db/database.ts'

const whole = z.coerce.number().int()
const row = z.object({
  ...{ report: z.string(), key: z.string(), registrations: whole, people: whole },
  ...{ pieces: whole, amount: whole, tax: whole },
})

/** A figure that is something. */
export type FigureRow = z.output<typeof row>

const COLUMNS = sql`report, key, registrations, people, pieces, amount, tax`
const IS_SOMETHING = sql`(registrations, people, pieces, amount, tax) <> (0, 0, 0, 0, 0)`

interface Asked {
  readonly eventId: string
  readonly report: string
  readonly atMost: number
}

/** The figures of a report with the most people first, along the index. */
export async function listLargest(tx: Tx, { eventId, report, atMost }: Asked): Promise<FigureRow[]> {
  const { rows } = await sql`
    SELECT ${COLUMNS} FROM report_figure WHERE event_id = ${eventId} AND report = ${report} AND ${IS_SOMETHING}
     ORDER BY people DESC LIMIT ${atMost}`.execute(kysely(tx))
  return row.array().parse(rows)
}

/** The figures of a report in the order of their keys. */
export async function listByKey(tx: Tx, { eventId, report, atMost }: Asked): Promise<FigureRow[]> {
  const { rows } = await sql`
    SELECT ${COLUMNS} FROM report_figure WHERE event_id = ${eventId} AND report = ${report} AND ${IS_SOMETHING}
     ORDER BY key LIMIT ${atMost}`.execute(kysely(tx))
  return row.array().parse(rows)
}

/** The largest figure of each of these reports. */
export async function listLargestOfEach(
  tx: Tx,
  eventId: string,
  reports: readonly string[],
): Promise<FigureRow[]> {
  const { rows } = await sql`
    SELECT f.* FROM unnest(${reports}::text[]) AS wanted(name), LATERAL (
      SELECT ${COLUMNS} FROM report_figure WHERE event_id = ${eventId} AND report = wanted.name AND people > 0
       ORDER BY people DESC LIMIT 1) AS f`.execute(kysely(tx))
  return row.array().parse(rows)
}

/** How many people there are between two keys of a report, both included; for each of the ranges. */
export async function countBetween(
  tx: Tx,
  wanted: { readonly eventId: string; readonly report: string },
  ranges: readonly { readonly from: string; readonly to: string }[],
): Promise<number[]> {
  const { rows } = await sql`
    SELECT (SELECT coalesce(sum(people), 0) FROM report_figure
             WHERE event_id = ${wanted.eventId} AND report = ${wanted.report} AND key BETWEEN r.first AND r.last) AS people
      FROM unnest(${ranges.map(({ from }) => from)}::text[], ${ranges.map(({ to }) => to)}::text[])
           WITH ORDINALITY AS r(first, last, position) ORDER BY r.position`.execute(kysely(tx))
  return z
    .array(z.object({ people: whole }))
    .parse(rows)
    .map(({ people }) => people)
}
