import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { getListFile, listListFiles, startListFile } from '#contract/list-files.ts'
import { countRows, exportList } from '#contract/lists.ts'
import { outputOf } from '#test/support/answers.ts'
import { type Client, signIn } from '#test/support/client.ts'
import { fillEvent } from '#test/support/many-people.ts'
import { asOwner } from '#test/support/owner.ts'
import { type ServerProcess, startServerProcess } from '#test/support/server-process.ts'
import { startTestSite, type TestSite } from '#test/support/site.ts'
import { TEST_KEY } from '#test/support/test-key.ts'

/** A worker killed in the middle of a file of a long list: the next one goes on, and no row is lost or there twice. */

vi.setConfig({ testTimeout: 240_000, hookTimeout: 300_000 })
const DONE = { timeout: 120_000, interval: 250 }
/** Four pages, the last of them not full. */
const PEOPLE = 3_100

let site: TestSite
let worker: ServerProcess
let staff: Client

/** This process serves the office; the worker is another, with the same folder of files. */
beforeAll(async () => {
  site = await startTestSite({ settings: { runs: { web: true, worker: false } } })
  await fillEvent(site.server.databaseUrl, site, PEOPLE)
  staff = await signIn(site.server.port, 'danuta-wrona')
  const { databaseUrl, port, config } = site.server
  worker = await startServerProcess(databaseUrl, {
    ...{ RUNS: 'worker', PORT: String(port), SECRET_KEY: TEST_KEY, DATA_DIR: config.dataDir },
  })
})
afterAll(async () => {
  await worker?.[Symbol.asyncDispose]()
  await site?.[Symbol.asyncDispose]()
})

const event = () => ({ accountId: site.account, eventId: site.event })
const people = () => ({ ...event(), list: 'people' as const })
const query = { format: 'csv' as const, columns: 'group,paid,total' }
const run = (statement: string) => asOwner(site.server.databaseUrl, statement)
/** How many changes the lists do not show yet, after a reader has done its part of them. */
async function outdated(): Promise<number> {
  outputOf(countRows, await staff.ask(countRows, { params: people(), query: {} }))
  return (await run('SELECT FROM list_refresh')).length
}
const read = async () => outputOf(listListFiles, await staff.ask(listListFiles, { params: event() })).files[0]

/** A part that stands where its bytes are stored and it is being counted in: it waits, uncommitted, until it is let go. */
async function standAt(parts: number) {
  const gate = new pg.Client(site.server.databaseUrl)
  await gate.connect()
  await gate.query('SELECT pg_advisory_lock(4711)')
  await run(
    `CREATE OR REPLACE FUNCTION stand_there() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
       IF NEW.parts = ${parts} THEN PERFORM pg_advisory_xact_lock(4711); END IF;
       RETURN NEW; END $$;
     CREATE OR REPLACE TRIGGER stand_there BEFORE UPDATE ON list_file FOR EACH ROW EXECUTE FUNCTION stand_there()`,
  )
  const waiting = () =>
    run(
      "SELECT FROM pg_locks WHERE locktype = 'advisory' AND objid = 4711 AND NOT granted AND database = (SELECT oid FROM pg_database WHERE datname = current_database())",
    )
  return {
    reached: () => expect.poll(waiting, DONE).toHaveLength(1),
    [Symbol.asyncDispose]: () => gate.end(),
  }
}

test('a worker that is killed with a part stored but not counted in leaves a whole file to the next one', async () => {
  // Of a list that is still being made right the rows are not counted.
  await expect.poll(outdated, DONE).toBe(0)
  {
    await using part = await standAt(3)
    outputOf(startListFile, await staff.ask(startListFile, { params: people(), body: query }))
    await part.reached()
    expect(await read()).toMatchObject({ written: 2_000, done: false })
    await worker.killAndStart()
  }
  await expect.poll(async () => (await read())?.done, DONE).toBe(true)
  const file = await read()
  expect(file).toMatchObject({ rows: PEOPLE, written: PEOPLE })
  const params = { ...event(), listFileId: file?.id ?? '' }
  const made = await staff.ask(getListFile, { params })
  expect(made.text).toBe((await staff.ask(exportList, { params: people(), query })).text)
  expect(await run('SELECT FROM list_file_part WHERE position IS NULL')).toHaveLength(0)
})
