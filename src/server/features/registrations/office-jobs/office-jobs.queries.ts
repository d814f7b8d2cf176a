import { sql } from 'kysely'
import { z } from 'zod'
import { type JOB_STATES, rowOutcome } from '#contract/office-jobs.ts'
import { kysely, type Tx } from '#server/db/database.ts'
import { jsonb } from '#server/db/json.ts'

type State = (typeof JOB_STATES)[number]

export interface NewJob {
  readonly accountId: string
  readonly officeJobId: string
  readonly eventId: string
  readonly kind: string
  readonly parameters: unknown
  readonly begunBy: string
  readonly begunById: string
}

export interface NewRow {
  readonly registrationId: string | null
  readonly people: string[]
  readonly heads: number
  readonly label: string
  readonly lines: number[]
  readonly inputSealed: string | null
}

/** A statement has a bounded number of values. */
const ROWS_AT_ONCE = 1_000

/** Adds a job that is to be tried first, with its rows in their order. */
export async function insertJob(tx: Tx, job: NewJob, rows: readonly NewRow[]): Promise<void> {
  const { accountId, officeJobId } = job
  await kysely(tx)
    .insertInto('officeJob')
    .values({ ...job, parameters: jsonb(job.parameters), state: 'checking', rows: rows.length })
    .execute()
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE)
    await kysely(tx)
      .insertInto('officeJobRow')
      .values(
        rows.slice(from, from + ROWS_AT_ONCE).map((row, index) => ({
          ...{ accountId, officeJobId, position: from + index },
          ...row,
        })),
      )
      .execute()
}

export async function findJob(tx: Tx, eventId: string, officeJobId: string) {
  return kysely(tx)
    .selectFrom('officeJob')
    .selectAll()
    .where('eventId', '=', eventId)
    .where('officeJobId', '=', officeJobId)
    .executeTakeFirst()
}

/** A job with how many of its rows have worked, and how many have not. */
export async function findJobById(tx: Tx, officeJobId: string) {
  const count = (state: 'done' | 'refused') =>
    kysely(tx)
      .selectFrom('officeJobRow')
      .select(sql<number>`count(*)::integer`.as('n'))
      .where('officeJobId', '=', officeJobId)
      .where('state', '=', state)
  return kysely(tx)
    .selectFrom('officeJob')
    .selectAll()
    .select([count('done').as('done'), count('refused').as('refused')])
    .where('officeJobId', '=', officeJobId)
    .executeTakeFirst()
}

const MOST_LISTED = 100

export async function listJobs(tx: Tx, eventId: string) {
  return kysely(tx)
    .selectFrom('officeJob')
    .selectAll()
    .where('eventId', '=', eventId)
    .orderBy('createdAt', 'desc')
    .orderBy('officeJobId', 'desc')
    .limit(MOST_LISTED)
    .execute()
}

/** A job whose state nobody changes until the end of the transaction; several may do its rows at once. */
export async function holdJob(tx: Tx, officeJobId: string) {
  return kysely(tx)
    .selectFrom('officeJob')
    .selectAll()
    .where('officeJobId', '=', officeJobId)
    .forShare()
    .executeTakeFirst()
}

export type Job = NonNullable<Awaited<ReturnType<typeof holdJob>>>

/** The next row that nobody else is at; undefined when there is none. */
export async function takeRow(tx: Tx, officeJobId: string, phase: 'checking' | 'running') {
  return kysely(tx)
    .selectFrom('officeJobRow')
    .selectAll()
    .where('officeJobId', '=', officeJobId)
    .where('state', '=', 'waiting')
    .$if(phase === 'checking', (query) => query.where('checked', 'is', null))
    .orderBy('position')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()
}

export type JobRow = NonNullable<Awaited<ReturnType<typeof takeRow>>>

/** As it is kept: with the places that it would take, and by how much less or more would be owed. */
export const checkedSchema = rowOutcome.extend({
  taken: z.record(z.string(), z.number()),
  difference: z.number(),
})
export type Checked = z.output<typeof checkedSchema>

interface RowName {
  readonly officeJobId: string
  readonly position: number
}

const rowOf = (tx: Tx, { officeJobId, position }: RowName) =>
  kysely(tx)
    .updateTable('officeJobRow')
    .where('officeJobId', '=', officeJobId)
    .where('position', '=', position)

export async function saveChecked(tx: Tx, row: RowName, checked: Checked): Promise<void> {
  await rowOf(tx, row)
    .set({ checked: jsonb(checked) })
    .execute()
}

/** What has become of a row; false when that was written before. */
export async function saveOutcome(
  tx: Tx,
  row: RowName,
  end: {
    readonly state: 'done' | 'refused'
    readonly outcome: unknown
    readonly registrationId: string | null
  },
): Promise<boolean> {
  const { state, outcome, registrationId } = end
  const result = await rowOf(tx, row)
    .set({
      ...{ state, registrationId, outcome: jsonb(outcome) },
      ...(state === 'done' && { inputSealed: null }),
      doneAt: sql<string>`now()`,
    })
    .where('state', '=', 'waiting')
    .executeTakeFirst()
  return result.numUpdatedRows === 1n
}

/** False when it was in none of these states. */
export async function moveJob(
  tx: Tx,
  officeJobId: string,
  from: readonly State[],
  to: State,
): Promise<boolean> {
  const result = await kysely(tx)
    .updateTable('officeJob')
    .set({ state: to, endedAt: to === 'done' || to === 'withdrawn' ? sql<string>`now()` : null })
    .where('officeJobId', '=', officeJobId)
    .where('state', 'in', from)
    .executeTakeFirst()
  return result.numUpdatedRows === 1n
}

/** Ends what has no waiting row any more; false when it has, or was ended before. */
export async function endJob(tx: Tx, officeJobId: string): Promise<boolean> {
  const result = await kysely(tx)
    .updateTable('officeJob')
    .set({ state: 'done', endedAt: sql<string>`now()` })
    .where('officeJobId', '=', officeJobId)
    .where('state', '=', 'running')
    .where((eb) => eb.not(eb.exists(waitingRows(tx, officeJobId))))
    .executeTakeFirst()
  return result.numUpdatedRows === 1n
}

const waitingRows = (tx: Tx, officeJobId: string) =>
  kysely(tx)
    .selectFrom('officeJobRow')
    .select('position')
    .where('officeJobId', '=', officeJobId)
    .where('state', '=', 'waiting')

/** Locks a job that is being tried and has no untried row. */
export async function lockTried(tx: Tx, officeJobId: string) {
  return kysely(tx)
    .selectFrom('officeJob')
    .select('eventId')
    .where('officeJobId', '=', officeJobId)
    .where('state', '=', 'checking')
    .where((eb) => eb.not(eb.exists(waitingRows(tx, officeJobId).where('checked', 'is', null))))
    .forUpdate()
    .executeTakeFirst()
}

/** Every row as it was tried, in order. */
export async function listChecked(tx: Tx, officeJobId: string) {
  const rows = await kysely(tx)
    .selectFrom('officeJobRow')
    .select(['position', 'checked'])
    .where('officeJobId', '=', officeJobId)
    .orderBy('position')
    .execute()
  return rows.map(({ position, checked }) => ({ position, checked: checkedSchema.parse(checked) }))
}
