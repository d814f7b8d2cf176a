import { globSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { sessionKeys } from '#server/base/secrets.ts'
import { isAlive } from '#server/db/embedded/processes.ts'
import { removeEmbedded } from '#server/db/embedded/remove-embedded.ts'
import { startEmbedded } from '#server/db/embedded/start-embedded.ts'
import { loginsBeside } from '#server/db/logins.ts'
import { migrate } from '#server/db/migrate.ts'
import { clusterFolder, memoryFolder } from './cluster-folder.ts'
import { TEST_KEY } from './test-key.ts'

/** The migrated database that test databases are copies of. */
const TEMPLATE = 'zapisano_template'
const RUNS = join(process.env.DATA_DIR ?? '.data', 'test')
// The cluster of this run, for the second project that needs it (both are set up in one process).
const SHARED = 'ZAPISANO_TEST_CLUSTER'
const ORPHAN_SECONDS = 10

declare module 'vitest' {
  interface ProvidedContext {
    cluster: { url: string; template: string }
  }
}

/** Starts the cluster of this test run with a migrated template; returns how to stop and remove it. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const shared = process.env[SHARED]
  if (shared !== undefined) {
    project.provide('cluster', { url: shared, template: TEMPLATE })
    return async () => undefined
  }
  await sweepDeadRuns()
  const dataDir = join(RUNS, String(process.pid))
  const cluster = clusterFolder(dataDir, process.pid)
  const server = await startEmbedded({ dataDir: cluster, durable: false, orphanSeconds: ORPHAN_SECONDS })
  // An interrupted run gets no time to wait; its folder is swept by the next one.
  process.once('exit', server.killNow)
  await makeTemplate(server.url)
  process.env[SHARED] = server.url
  process.env.TMPDIR = makeTemporaryFolder(dataDir)
  project.provide('cluster', { url: server.url, template: TEMPLATE })
  return async () => {
    await server.stop()
    process.off('exit', server.killNow)
    await removeRun(process.pid)
  }
}

async function makeTemplate(url: string): Promise<void> {
  const admin = new pg.Client(url)
  await admin.connect()
  await admin.query(`create database ${TEMPLATE}`)
  await admin.end()
  const template = new URL(url)
  template.pathname = `/${TEMPLATE}`
  const access = { logins: loginsBeside(template.href), signingKeys: sessionKeys(TEST_KEY) }
  await migrate(template.href, access)
}

// What tests and their browser write aside goes with the run.
function makeTemporaryFolder(dataDir: string): string {
  const folder = join(process.cwd(), dataDir, 'tmp')
  mkdirSync(folder, { recursive: true })
  return folder
}

async function sweepDeadRuns(): Promise<void> {
  mkdirSync(RUNS, { recursive: true })
  const dead = readdirSync(RUNS).filter((name) => /^\d+$/.test(name) && !isAlive(Number(name)))
  for (const name of dead) await removeRun(name)
}

// Tests of the embedded server have others of their own, which an interrupted one could not remove.
async function removeRun(pid: number | string): Promise<void> {
  for (const folder of [join(RUNS, String(pid)), memoryFolder(pid)]) {
    const notes = globSync('**/postgres.location', { cwd: folder })
    for (const note of notes) await removeEmbedded(join(folder, dirname(note)))
    await removeEmbedded(folder)
    rmSync(folder, { recursive: true, force: true })
  }
}
