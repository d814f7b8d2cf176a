import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { fillEvent } from '#test/support/many-people.ts'
import type { CrowdTask } from './crowd-maker.ts'

const PROGRAM = fileURLToPath(new URL('crowd-maker.ts', import.meta.url))
/** One more than there are cores of a small machine: the database answers one while the others reckon. */
const MAKERS = 3

/**
 * Fills an event with people and makes the rows of its lists, of money and of reports, as the product would: without checks of foreign keys,
 * in several processes, and with the indexes of those rows made afterwards. The database must be nobody else's: its
 * settings are others meanwhile, and a crash would lose what was written last.
 */
export async function fillCrowd(
  url: string,
  event: { readonly account: string; readonly event: string },
  people: number,
  stop: AbortSignal,
): Promise<void> {
  await using owner = await connected(url)
  await hurry(owner.client)
  try {
    await fillEvent(url, event, people)
    stop.throwIfAborted()
    const indexes = await dropIndexes(owner.client)
    const { rows } = await owner.client.query<{ id: string }>(
      'SELECT registration_id AS id FROM registration WHERE event_id = $1 ORDER BY registration_id',
      [event.event],
    )
    const share = Math.ceil(rows.length / MAKERS)
    await Promise.all(
      Array.from({ length: MAKERS }, (_, at) => {
        const some = rows.slice(at * share, (at + 1) * share)
        const [first, last] = [some[0]?.id, some.at(-1)?.id]
        if (first === undefined || last === undefined) return
        return makeRows({ url, ...event, first, last }, stop)
      }),
    )
    await owner.client.query("SET maintenance_work_mem = '1GB'; SET max_parallel_maintenance_workers = 2")
    for (const definition of indexes) await owner.client.query(definition)
  } finally {
    await takeTime(owner.client)
  }
}

async function connected(url: string) {
  const client = new pg.Client(url)
  await client.connect()
  return { client, [Symbol.asyncDispose]: () => client.end() }
}

/** Triggers that count; those that note what has changed are not needed where all is made. */
const COUNTING = ['registration', 'participant', 'ledger_entry', 'ticket']

/** From here on, new connections check no foreign keys and wait for no disk. */
async function hurry(owner: pg.Client): Promise<void> {
  for (const table of COUNTING) await owner.query(`ALTER TABLE ${table} ENABLE ALWAYS TRIGGER counted_new`)
  await owner.query('ALTER DATABASE zapisano SET session_replication_role = replica')
  await owner.query('ALTER DATABASE zapisano SET synchronous_commit = off')
}

async function takeTime(owner: pg.Client): Promise<void> {
  for (const table of COUNTING) await owner.query(`ALTER TABLE ${table} ENABLE TRIGGER counted_new`)
  await owner.query('ALTER DATABASE zapisano RESET session_replication_role')
  await owner.query('ALTER DATABASE zapisano RESET synchronous_commit')
}

/** Drops the indexes by which derived rows are read; keeps those by which they are written. Returns how to make them. */
async function dropIndexes(owner: pg.Client): Promise<string[]> {
  const { rows } = await owner.query<{ name: string; definition: string }>(
    `SELECT indexname AS name, indexdef AS definition FROM pg_indexes
      WHERE schemaname = 'public' AND tablename IN ('list_row', 'money_row', 'payment_row')
        AND indexname NOT LIKE '%pkey' AND indexname NOT LIKE '%of_registration'`,
  )
  for (const { name } of rows) await owner.query(`DROP INDEX ${name}`)
  return rows.map(({ definition }) => definition)
}

/** Makes the derived rows of a part of the registrations, in a process of its own. */
async function makeRows(task: CrowdTask, stop: AbortSignal): Promise<void> {
  const child = fork(PROGRAM, [JSON.stringify(task)], { signal: stop })
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Error(`A maker of rows ended with ${code}.`)
}
