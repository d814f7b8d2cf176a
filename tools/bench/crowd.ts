import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { fillEvent } from '#test/support/many-people.ts'
import type { CrowdTask } from './crowd-maker.ts'

const PROGRAM = fileURLToPath(new URL('crowd-maker.ts', import.meta.url))
/** One more than there are cores of a small machine: the database answers one while the others reckon. */
const MAKERS = 3

interface Crowded {
  readonly account: string
  readonly event: string
}

/**
 * Fills an event with people and makes the rows of its lists, of money and of reports, as the product would: without
 * checks of foreign keys, in several processes, and with the indexes of those rows made afterwards. The database must be
 * nobody else's: its settings are others meanwhile, and a crash would lose what was written last.
 */
export function fillCrowd(url: string, event: Crowded, people: number, stop: AbortSignal): Promise<void> {
  return hurried(url, async (owner) => {
    await fillEvent(url, event, people)
    await makeRows({ url, owner, ...event }, stop)
  })
}

/** Makes the rows of lists, money and reports of an event that has none, as `fillCrowd` does. */
export function makeRowsOf(url: string, event: Crowded, stop: AbortSignal): Promise<void> {
  return hurried(url, (owner) => makeRows({ url, owner, ...event }, stop))
}

/** While this is done, new connections check no foreign keys and wait for no disk; triggers that count do so. */
async function hurried(url: string, work: (owner: pg.Client) => Promise<void>): Promise<void> {
  const owner = new pg.Client(url)
  await owner.connect()
  const name = owner.escapeIdentifier(owner.database ?? '')
  try {
    for (const table of COUNTING) await owner.query(`ALTER TABLE ${table} ENABLE ALWAYS TRIGGER counted_new`)
    await owner.query(`ALTER DATABASE ${name} SET session_replication_role = replica`)
    await owner.query(`ALTER DATABASE ${name} SET synchronous_commit = off`)
    await work(owner)
  } finally {
    for (const table of COUNTING) await owner.query(`ALTER TABLE ${table} ENABLE TRIGGER counted_new`)
    await owner.query(`ALTER DATABASE ${name} RESET session_replication_role`)
    await owner.query(`ALTER DATABASE ${name} RESET synchronous_commit`)
    await owner.end()
  }
}

const COUNTING = ['registration', 'participant', 'ledger_entry', 'ticket', 'money_row', 'payment_row']

/** A part of the registrations for each process; the indexes by which rows are read are made at the end. */
async function makeRows(
  { url, owner, account, event }: Crowded & { readonly url: string; readonly owner: pg.Client },
  stop: AbortSignal,
): Promise<void> {
  stop.throwIfAborted()
  const indexes = await dropIndexes(owner)
  const { rows } = await owner.query<{ id: string }>(
    'SELECT registration_id AS id FROM registration WHERE event_id = $1 ORDER BY registration_id',
    [event],
  )
  const share = Math.ceil(rows.length / MAKERS)
  const parts = Array.from({ length: MAKERS }, (_, at) => rows.slice(at * share, (at + 1) * share))
  await Promise.all(
    parts.flatMap((some) => {
      const [first, last] = [some[0]?.id, some.at(-1)?.id]
      return first === undefined || last === undefined
        ? []
        : [startMaker({ url, account, event, first, last }, stop)]
    }),
  )
  await owner.query("SET maintenance_work_mem = '1GB'; SET max_parallel_maintenance_workers = 2")
  for (const definition of indexes) await owner.query(definition)
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
async function startMaker(task: CrowdTask, stop: AbortSignal): Promise<void> {
  const child = fork(PROGRAM, [JSON.stringify(task)], { signal: stop })
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Error(`A maker of rows ended with ${code}.`)
}
