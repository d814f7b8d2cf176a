import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { readConfig } from '#server/base/config.ts'
import { startServer } from '#server/main.ts'
import { createTestDatabase } from '#test/support/database.ts'
import { assertPostgres } from './assert-postgres.ts'
import { migrate } from './migrate.ts'

/** The real server, at an address under which it reports another version. */
async function addressOf(databaseUrl: string, version: number): Promise<string> {
  const owner = new pg.Client(databaseUrl)
  await owner.connect()
  await owner.query(
    `CREATE SCHEMA IF NOT EXISTS other;
     CREATE OR REPLACE FUNCTION other.current_setting(text) RETURNS text LANGUAGE sql AS 'SELECT ''${version}''::text'`,
  )
  await owner.end()
  const url = new URL(databaseUrl)
  url.searchParams.set('options', '-c search_path=other,pg_catalog,public')
  return url.href
}

const TOO_OLD = 'This is PostgreSQL 17, but Zapisano needs PostgreSQL 18 or newer.'

test('the server that comes with the product is new enough, the previous major version is not', async () => {
  const database = await createTestDatabase()
  onTestFinished(database.drop)
  await expect(assertPostgres(database.url)).resolves.toBeUndefined()
  await expect(assertPostgres(await addressOf(database.url, 180_000))).resolves.toBeUndefined()
  await expect(assertPostgres(await addressOf(database.url, 170_010))).rejects.toThrow(TOO_OLD)
})

test('neither the migrations nor a node start on an older server', async () => {
  const database = await createTestDatabase()
  onTestFinished(database.drop)
  const databaseUrl = await addressOf(database.url, 170_010)
  await expect(migrate(databaseUrl)).rejects.toThrow(TOO_OLD)
  const started = startServer({ ...readConfig({}), databaseUrl, runs: { web: false, worker: false } })
  await expect(started).rejects.toThrow(TOO_OLD)
})
