import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { createEmptyDatabase, createTestDatabase } from '#test/support/database.ts'
import { asOwner } from '#test/support/owner.ts'
import { migrate } from './migrate.ts'

/** An empty database and a folder of SQL files for it. */
async function openScratch() {
  const database = await createEmptyDatabase()
  onTestFinished(database.drop)
  const folder = await mkdtemp(join(tmpdir(), 'zapisano-sql-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  for (const kind of ['migrations', 'functions']) await mkdir(join(folder, kind))
  return {
    write: (path: string, sql: string) => writeFile(join(folder, path), sql),
    remove: (path: string) => rm(join(folder, path)),
    migrate: () => migrate(database.url, undefined, pathToFileURL(`${folder}/`)),
    run: <Row extends object>(sql: string) => asOwner<Row>(database.url, sql),
  }
}

type Scratch = Awaited<ReturnType<typeof openScratch>>

const returning = (name: string, value: number) =>
  `CREATE OR REPLACE FUNCTION ${name}() RETURNS integer LANGUAGE sql RETURN ${value};`

/** When a function was written last, by the transaction that did it. */
async function writtenBy({ run }: Scratch, name: string): Promise<string | undefined> {
  const [found] = await run<{ by: string }>(`SELECT xmin::text AS by FROM pg_proc WHERE proname = '${name}'`)
  return found?.by
}

test('a changed file is applied again, unchanged ones are not', async () => {
  const scratch = await openScratch()
  await scratch.write('functions/public.changed.sql', returning('changed', 1))
  await scratch.write('functions/public.unchanged.sql', returning('unchanged', 1))
  await scratch.migrate()
  const before = await writtenBy(scratch, 'unchanged')
  const changedBefore = await writtenBy(scratch, 'changed')
  await scratch.migrate()
  expect(await writtenBy(scratch, 'changed')).toBe(changedBefore)
  await scratch.write('functions/public.changed.sql', returning('changed', 2))
  await scratch.migrate()
  expect(await scratch.run('SELECT changed() AS value')).toEqual([{ value: 2 }])
  expect(await writtenBy(scratch, 'unchanged')).toBe(before)
})

test('a function dropped by a migration is created again from its unchanged file', async () => {
  const scratch = await openScratch()
  await scratch.write('functions/public.f.sql', returning('f', 1))
  await scratch.migrate()
  await scratch.write('migrations/0001-drop.sql', 'DROP FUNCTION f()')
  await scratch.migrate()
  expect(await scratch.run('SELECT f() AS value')).toEqual([{ value: 1 }])
})

test('a function sees a column that a migration of the same run adds', async () => {
  const scratch = await openScratch()
  await scratch.write('migrations/0001-item.sql', 'CREATE TABLE item (a integer)')
  await scratch.migrate()
  await scratch.write('migrations/0002-b.sql', 'ALTER TABLE item ADD COLUMN b integer NOT NULL DEFAULT 7')
  await scratch.write(
    'functions/public.sum_of_b.sql',
    'CREATE OR REPLACE FUNCTION sum_of_b() RETURNS bigint LANGUAGE sql BEGIN ATOMIC SELECT sum(b) FROM item; END',
  )
  await scratch.migrate()
  await scratch.run('INSERT INTO item (a) VALUES (1), (2)')
  expect(await scratch.run<{ sum: string }>('SELECT sum_of_b()::text AS sum')).toEqual([{ sum: '14' }])
})

test('a function is created after those that it depends on, whatever their names', async () => {
  const scratch = await openScratch()
  const calling = (name: string, other: string) =>
    `CREATE OR REPLACE FUNCTION ${name}() RETURNS integer LANGUAGE sql RETURN ${other}() + 1;`
  await scratch.write('functions/public.a.sql', calling('a', 'b'))
  await scratch.write('functions/public.b.sql', calling('b', 'c'))
  await scratch.write('functions/public.c.sql', returning('c', 1))
  await scratch.migrate()
  expect(await scratch.run('SELECT a() AS value')).toEqual([{ value: 3 }])
})

test('owner and rights are those of the file, also when it names fewer than before', async () => {
  const scratch = await openScratch()
  const rights = () =>
    scratch.run(
      `SELECT proowner::regrole::text AS owner, has_function_privilege('zapisano_demo', oid, 'EXECUTE') AS everybody,
              has_function_privilege('zapisano_app', oid, 'EXECUTE') AS app FROM pg_proc WHERE proname = 'f'`,
    )
  const revoke = 'REVOKE ALL ON FUNCTION f FROM public;'
  const file = (rest: string) => scratch.write('functions/public.f.sql', `${returning('f', 1)}\n${rest}`)
  await scratch.write('migrations/0001-rights.sql', 'GRANT CREATE ON SCHEMA public TO zapisano_worker')
  await file(
    `ALTER FUNCTION f OWNER TO zapisano_worker; ${revoke} GRANT EXECUTE ON FUNCTION f TO zapisano_app;`,
  )
  await scratch.migrate()
  expect(await rights()).toEqual([{ owner: 'zapisano_worker', everybody: false, app: true }])
  await file(revoke)
  await scratch.migrate()
  expect(await rights()).toEqual([{ owner: 'postgres', everybody: false, app: false }])
  await file('')
  await scratch.migrate()
  expect(await rights()).toEqual([{ owner: 'postgres', everybody: true, app: true }])
})

test.each([
  ['another type is returned', 'FUNCTION f(p integer) RETURNS text', "'x'"],
  ['an argument is added', 'FUNCTION f(p integer, q integer DEFAULT 1) RETURNS integer', '1'],
  ['an argument has another name', 'FUNCTION f(q integer) RETURNS integer', '1'],
])('a function is replaced when %s', async (_, signature, value) => {
  const scratch = await openScratch()
  const file = (head: string, body: string) =>
    scratch.write('functions/public.f.sql', `CREATE OR REPLACE ${head} LANGUAGE sql RETURN ${body}`)
  await file('FUNCTION f(p integer) RETURNS integer', '2')
  await scratch.migrate()
  await file(signature, value)
  await scratch.migrate()
  const found = await scratch.run<{ args: string }>(
    "SELECT pg_get_function_arguments(oid) AS args FROM pg_proc WHERE proname = 'f'",
  )
  expect(found.map(({ args }) => `FUNCTION f(${args})`)).toEqual([signature.replace(/ RETURNS.*/, '')])
  expect((await scratch.run('SELECT f(1)::text AS value'))[0]).toEqual({ value: value.replaceAll("'", '') })
})

test('a new signature is refused while something depends on the old one, unless a migration drops both', async () => {
  const scratch = await openScratch()
  await scratch.write('functions/public.f.sql', returning('f', 1))
  await scratch.write(
    'functions/public.g.sql',
    'CREATE OR REPLACE FUNCTION g() RETURNS text LANGUAGE sql RETURN f()::text',
  )
  await scratch.migrate()
  await scratch.write(
    'functions/public.f.sql',
    "CREATE OR REPLACE FUNCTION f() RETURNS text LANGUAGE sql RETURN 'new'",
  )
  await expect(scratch.migrate()).rejects.toThrow(
    /^db\/functions\/public\.f\.sql changes what .* function g\(\) depends on function f\(\)\. Drop both in a migration/,
  )
  expect(await scratch.run('SELECT g() AS value')).toEqual([{ value: '1' }])
  await scratch.write('migrations/0001-drop.sql', 'DROP FUNCTION g(), f()')
  await scratch.migrate()
  expect(await scratch.run('SELECT g() AS value')).toEqual([{ value: 'new' }])
})

test('a function is dropped when its file is gone, unless something depends on it', async () => {
  const scratch = await openScratch()
  for (const name of ['loose', 'bound'])
    await scratch.write(`functions/public.${name}.sql`, returning(name, 1))
  await scratch.migrate()
  await scratch.remove('functions/public.loose.sql')
  await scratch.migrate()
  expect(await writtenBy(scratch, 'loose')).toBeUndefined()
  await scratch.run('CREATE TABLE item (a integer DEFAULT bound())')
  await scratch.remove('functions/public.bound.sql')
  await expect(scratch.migrate()).rejects.toThrow('db/functions/public.bound.sql is gone, but its function')
  expect(await writtenBy(scratch, 'bound')).toBeDefined()
})

test.each([
  [
    'a broken file',
    'CREATE OR REPLACE FUNCTION wrong() RETURNS integer LANGUAGE sql RETURN SELEC 1',
    'failed: syntax error',
  ],
  [
    'a function that is nowhere',
    'CREATE OR REPLACE FUNCTION wrong() RETURNS integer LANGUAGE sql RETURN nowhere()',
    'failed: function nowhere() does not exist',
  ],
  [
    'another function than the file is named for',
    returning('other', 1),
    'does not make one function called public.wrong',
  ],
])('%s is named, and the database stays as it was', async (_, sql, words) => {
  const scratch = await openScratch()
  await scratch.write('functions/public.f.sql', returning('f', 1))
  await scratch.migrate()
  await scratch.write('migrations/0001-item.sql', 'CREATE TABLE item (a integer)')
  await scratch.write('functions/public.f.sql', returning('f', 2))
  await scratch.write('functions/public.wrong.sql', sql)
  await expect(scratch.migrate()).rejects.toThrow(`db/functions/public.wrong.sql ${words}`)
  expect(await scratch.run("SELECT f() AS value, to_regclass('item') AS item")).toEqual([
    { value: 1, item: null },
  ])
  await scratch.remove('functions/public.wrong.sql')
  await scratch.migrate()
  expect(await scratch.run("SELECT f() AS value, to_regclass('item')::text AS item")).toEqual([
    { value: 2, item: 'item' },
  ])
})

test('nodes that migrate concurrently apply each file once', async () => {
  const scratch = await openScratch()
  await scratch.write('migrations/0001-run.sql', 'CREATE TABLE run (at timestamptz DEFAULT now())')
  await scratch.write(
    'functions/public.f.sql',
    `${returning('f', 1)} INSERT INTO run SELECT FROM pg_sleep(0.2);`,
  )
  await Promise.all([scratch.migrate(), scratch.migrate(), scratch.migrate()])
  expect(await scratch.run('SELECT count(*)::integer AS runs, f() AS value FROM run')).toEqual([
    { runs: 1, value: 1 },
  ])
})

test('a changed migration is refused after it was applied, and so is a database newer than the program', async () => {
  const scratch = await openScratch()
  await scratch.write('migrations/0001-item.sql', 'CREATE TABLE item (a integer)')
  await scratch.migrate()
  await scratch.write('migrations/0001-item.sql', 'CREATE TABLE item (a bigint)')
  await expect(scratch.migrate()).rejects.toThrow('db/migrations/0001-item.sql was changed after')
  await scratch.remove('migrations/0001-item.sql')
  await scratch.write('functions/public.f.sql', returning('f', 1))
  await expect(scratch.migrate()).rejects.toThrow('by another version of the program, which has 0001-item')
  expect(await writtenBy(scratch, 'f')).toBeUndefined()
})

test('every function of the product has its own file, except those that table definitions need', async () => {
  const database = await createTestDatabase()
  onTestFinished(database.drop)
  const found = await asOwner<{ name: string }>(
    database.url,
    `SELECT n.nspname || '.' || p.proname AS name FROM pg_proc p JOIN pg_namespace n ON n.oid = p.pronamespace
      WHERE n.nspname NOT IN ('pg_catalog', 'information_schema', 'graphile_worker')
        AND n.nspname || '.' || p.proname NOT IN (SELECT name FROM schema_function) ORDER BY 1`,
  )
  expect(found.map(({ name }) => name)).toEqual(['public.current_account', 'public.make_tenant_table'])
})
