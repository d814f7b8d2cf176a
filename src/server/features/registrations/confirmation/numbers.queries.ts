import { sql } from 'kysely'
import { kysely, type Tx } from '#server/db/database.ts'
import { jsonb } from '#server/db/json.ts'

/**
 * Reserves so many consecutive numbers and returns the first; see db/functions/public.take_numbers.sql for the
 * promises.
 */
export async function takeNumbers(
  tx: Tx,
  account: string,
  eventId: string,
  wanted: {
    readonly number: string
    /** The sequence: the id of a group or a type, '' for the whole event. */
    readonly runsIn: string
    readonly from: number
    readonly units: number
  },
): Promise<number> {
  const { number, runsIn, from, units } = wanted
  const { rows } = await sql<{ first: number }>`
    SELECT take_numbers(${account}, ${eventId}, ${number}, ${runsIn}, ${from}, ${units}) AS first`.execute(
    kysely(tx),
  )
  const [row] = rows
  if (!row) throw new Error('No number was taken.')
  return row.first
}

/** Adds to the numbers that a person has. */
export async function addNumbers(
  tx: Tx,
  participantId: string,
  numbers: Readonly<Record<string, string>>,
): Promise<void> {
  await kysely(tx)
    .updateTable('participant')
    .set({ numbers: sql`numbers || ${jsonb(numbers)}` })
    .where('participantId', '=', participantId)
    .execute()
}
