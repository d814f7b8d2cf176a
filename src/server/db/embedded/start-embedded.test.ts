import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { startAndDie } from '#test/support/start-and-die.ts'
import { passwordOf } from './cluster.ts'
import { knownHomes } from './home.ts'
import { connect, lockOut } from './ownership.ts'
import { findPostmaster, stopPostmaster } from './postmaster.ts'
import { isAlive, isGoneWithin, pause } from './processes.ts'
import { removeEmbedded } from './remove-embedded.ts'
import { type EmbeddedDatabase, startEmbedded } from './start-embedded.ts'

// One cluster for all tests of this file, in a path that would break unquoted use; each test starts and stops the
// server.
let folder: string
let dataDir: string
const running: EmbeddedDatabase[] = []

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'zapisano '))
  dataDir = join(folder, 'dane źródłowe')
  const first = await start()
  await query(first, 'create table kept (n int)')
  await first.stop()
}, 60_000)

afterEach(async () => {
  for (const database of running.splice(0)) await database.stop()
})

afterAll(async () => {
  await removeEmbedded(dataDir)
  rmSync(folder, { recursive: true, force: true })
})

async function start(orphanSeconds = 60): Promise<EmbeddedDatabase> {
  const database = await startEmbedded({ dataDir, durable: false, orphanSeconds })
  running.push(database)
  return database
}

async function query(database: EmbeddedDatabase, sql: string): Promise<unknown[]> {
  const client = new pg.Client(database.url)
  await client.connect()
  try {
    return (await client.query(sql)).rows
  } finally {
    await client.end()
  }
}

test('data and port stay over a stop and a start', async () => {
  const first = await start()
  await query(first, 'insert into kept values (1)')
  await first.stop()
  expect(isAlive(first.serverPid())).toBe(false)
  const second = await start()
  expect(second.url).toBe(first.url)
  expect(await query(second, 'select n from kept')).toEqual([{ n: 1 }])
})

test('a port taken meanwhile is replaced by another one', async () => {
  const before = await start()
  await before.stop()
  const squatter = createServer().listen(Number(new URL(before.url).port), '127.0.0.1')
  await once(squatter, 'listening')
  const after = await start()
  squatter.close()
  expect(new URL(after.url).port).not.toBe(new URL(before.url).port)
  expect(Number(new URL(after.url).port)).toBeLessThan(32_768)
})

test('a server whose owner was killed is adopted, and its watchdog lets it live', async () => {
  const orphan = await startAndDie(dataDir, 1)
  const adopter = await start(1)
  expect([adopter.adopted, adopter.serverPid()]).toEqual([true, orphan])
  await pause(2500)
  expect(await query(adopter, 'select 1 as one')).toEqual([{ one: 1 }])
  await adopter.stop()
  expect(isAlive(orphan)).toBe(false)
})

test('a server that is not adopted is stopped by its watchdog', async () => {
  const orphan = await startAndDie(dataDir, 1)
  expect(isAlive(orphan)).toBe(true)
  expect(await isGoneWithin(orphan, 10_000)).toBe(true)
})

test('a start during the stop of the server waits and gets a new one', async () => {
  const orphan = await startAndDie(dataDir, 60)
  const home = knownHomes(dataDir)[0] ?? ''
  const stopper = await connect(findPostmaster(home)?.port ?? 0, passwordOf(home), 'test')
  expect(await lockOut(stopper)).toBe(true)
  const starting = start()
  await pause(300)
  await stopPostmaster(orphan)
  const database = await starting
  expect([database.adopted, database.serverPid() === orphan]).toEqual([false, false])
  expect(await query(database, 'select 1 as one')).toEqual([{ one: 1 }])
})

test('the server stays while one of two owners needs it, and cannot be removed', async () => {
  const first = await start()
  const second = await start()
  expect(second.serverPid()).toBe(first.serverPid())
  await first.stop()
  expect(await query(second, 'select 1 as one')).toEqual([{ one: 1 }])
  await expect(removeEmbedded(dataDir)).rejects.toThrow(/is in use: stop Zapisano in this folder first\.$/)
  await second.stop()
  expect(isAlive(second.serverPid())).toBe(false)
})

test('a killed server is restarted on the same port while it is needed', async () => {
  const database = await start()
  const killed = database.serverPid()
  process.kill(killed, 'SIGKILL')
  await expect.poll(() => database.serverPid(), { timeout: 20_000 }).not.toBe(killed)
  await expect.poll(() => query(database, 'select 1 as one'), { timeout: 20_000 }).toEqual([{ one: 1 }])
})

test('other users cannot log in', async () => {
  const database = await start()
  const stranger = new URL(database.url)
  stranger.password = 'wrong'
  await expect(new pg.Client(stranger.href).connect()).rejects.toThrow(/password authentication failed/)
})
