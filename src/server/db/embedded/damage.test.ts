import { existsSync, mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { clusterOf } from './cluster.ts'
import { EmbeddedFailure } from './embedded-failure.ts'
import { knownHomes } from './home.ts'
import { findPostmaster } from './postmaster.ts'
import { removeEmbedded } from './remove-embedded.ts'
import { startEmbedded } from './start-embedded.ts'

let dataDir: string
let home: string

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'zapisano-damage-'))
  const database = await start()
  home = knownHomes(dataDir)[0] ?? ''
  await database.stop()
}, 60_000)

afterAll(async () => {
  await removeEmbedded(dataDir)
  rmSync(dataDir, { recursive: true, force: true })
})

function start() {
  return startEmbedded({ dataDir, durable: false, orphanSeconds: 5 })
}

/** Damages one file of the cluster, expects the start to be refused, and puts the file back. */
async function refusalAfter(file: string, damage: (path: string) => void): Promise<string> {
  const path = join(clusterOf(home), file)
  const whole = readFileSync(path)
  damage(path)
  const refusal = await start().catch((error: unknown) => error)
  writeFileSync(path, whole)
  expect(refusal).toBeInstanceOf(EmbeddedFailure)
  return String(refusal)
}

test('the pid file of a dead server whose number belongs to another program does not stop the start', async () => {
  writeFileSync(
    join(clusterOf(home), 'postmaster.pid'),
    `${process.pid}\n${clusterOf(home)}\n1\n20000\n\n127.0.0.1\n`,
  )
  const database = await start()
  await database.stop()
  expect(database.adopted).toBe(false)
})

test('the pid file of a server that has not yet written into it is left alone', () => {
  const file = join(clusterOf(home), 'postmaster.pid')
  writeFileSync(file, '')
  expect([findPostmaster(home), existsSync(file)]).toEqual([null, true])
  rmSync(file)
})

test('a truncated control file is refused in one sentence that names the log and the way out', async () => {
  const words = await refusalAfter('global/pg_control', (path) => truncateSync(path, 100))
  expect(words).toContain(join(home, 'postgres.log'))
  expect(words).toContain("'npm run clean'")
  expect(words).toMatch(/pg_control/)
  expect(words).not.toContain('\n')
})

test('a folder without its version is refused, not created again over the existing data', async () => {
  const words = await refusalAfter('PG_VERSION', (path) => rmSync(path))
  expect(words).toMatch(/does not start: .*valid data directory/)
})

test('a lost password is refused', async () => {
  const words = await refusalAfter('zapisano.password', (path) => rmSync(path))
  expect(words).toMatch(/does not start: .*zapisano\.password/)
})

test('the data survive all of the above', async () => {
  const database = await start()
  await database.stop()
  expect(database.url).toMatch(/^postgres:/)
})
