import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Binaries } from './binaries.ts'
import { type DatabaseUser, handTo } from './database-user.ts'
import { EmbeddedFailure } from './embedded-failure.ts'
import { isAlive } from './processes.ts'

/** The superuser of the embedded server. */
export const SUPERUSER = 'postgres'
const PASSWORD = 'zapisano.password'

/** The data directory of the server inside its home. */
export function clusterOf(home: string): string {
  return join(home, 'cluster')
}

/** The superuser's password; stored in the cluster, where only the database user (and root) may read. */
export function passwordOf(home: string): string {
  return readFileSync(join(clusterOf(home), PASSWORD), 'utf8').trim()
}

/**
 * Creates the cluster when there is none: UTF-8, sorted by code point on every system (ICU collations are requested
 * by name), with a password of its own. An existing one is never touched, however damaged.
 * @param durable false leaves out fsync: for tests alone.
 */
export function makeCluster(home: string, binaries: Binaries, user: DatabaseUser, durable: boolean): void {
  const cluster = clusterOf(home)
  if (existsSync(cluster)) return
  sweepParts(home)
  const part = `${cluster}.part-${process.pid}`
  const secret = `${PASSWORD}.part-${process.pid}`
  writeFileSync(join(home, secret), `${randomBytes(24).toString('hex')}\n`, { mode: 0o600 })
  handTo(user, join(home, secret))
  const words = [
    ...[`--pgdata=${part}`, `--username=${SUPERUSER}`, `--pwfile=${secret}`, '--auth=scram-sha-256'],
    ...['--encoding=UTF8', '--no-locale', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'],
    ...['--no-instructions', ...(durable ? [] : ['--no-sync'])],
  ]
  const made = spawnSync(binaries.initdb, words, {
    ...user,
    cwd: home,
    encoding: 'utf8',
    env: { PATH: '/usr/bin:/bin' },
  })
  if (made.status !== 0) throw failure(home, made.stderr || String(made.error ?? ''))
  renameSync(join(home, secret), join(part, PASSWORD))
  settle(part, cluster)
}

// Two concurrent first starts both create a cluster; the rename decides, and the slower one uses the other's.
function settle(part: string, cluster: string): void {
  try {
    renameSync(part, cluster)
  } catch (error) {
    rmSync(part, { recursive: true, force: true })
    if (!existsSync(cluster)) throw error
  }
}

// Leftovers of a start that was killed.
function sweepParts(home: string): void {
  for (const name of readdirSync(home)) {
    const maker = name.match(/\.part-(\d+)$/)?.[1]
    if (maker && !isAlive(Number(maker))) rmSync(join(home, name), { recursive: true, force: true })
  }
}

function failure(home: string, output: string): EmbeddedFailure {
  const lines = output.split('\n').filter((line) => line.trim() !== '')
  const why = lines.find((line) => /error:/.test(line)) ?? lines.at(-1) ?? 'no reason given'
  return new EmbeddedFailure(
    `The database in ${home} could not be made: ${why.replace(/^initdb: error: /, '')}.`,
  )
}
