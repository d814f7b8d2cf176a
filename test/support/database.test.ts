import pg from 'pg'
import { expect, test } from 'vitest'
import { createTestDatabase } from './database.ts'

async function query(url: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client(url)
  await client.connect()
  try {
    return (await client.query(sql)).rows
  } finally {
    await client.end()
  }
}

test('each test database is migrated and isolated from the others', async () => {
  await using first = await createTestDatabase()
  await using second = await createTestDatabase()
  await query(first.url, 'create table only_here (id int)')
  const count = "select count(*)::int as n from pg_tables where tablename = 'only_here'"
  expect(await query(first.url, count)).toEqual([{ n: 1 }])
  expect(await query(second.url, count)).toEqual([{ n: 0 }])
})

test('many are made at the same time', async () => {
  const databases = await Promise.all(Array.from({ length: 8 }, () => createTestDatabase()))
  expect(new Set(databases.map(({ url }) => url)).size).toBe(8)
  await Promise.all(databases.map((database) => database.drop()))
})

test('sorting is by code point, and Polish where it is requested', async () => {
  await using database = await createTestDatabase()
  const names = `(values ('łata'), ('lata'), ('żaba'), ('zupa')) as t (name)`
  const byCode = await query(database.url, `select string_agg(name, ' ' order by name) as s from ${names}`)
  const polish = await query(
    database.url,
    `select string_agg(name, ' ' order by name collate "pl-x-icu") as s from ${names}`,
  )
  expect(byCode).toEqual([{ s: 'lata zupa łata żaba' }])
  expect(polish).toEqual([{ s: 'lata łata zupa żaba' }])
})
