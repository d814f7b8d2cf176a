import { execFileSync, spawnSync } from 'node:child_process'
import { lstatSync } from 'node:fs'
import { EmbeddedFailure } from './embedded-failure.ts'

/** Options of `spawn` to run a program as another user; empty: as the current one. */
export type DatabaseUser = { uid: number; gid: number } | Record<string, never>

// `initdb` wants a user with an entry in the password file: `postgres` where a packaged server has created it,
// otherwise the one every system has.
const CANDIDATES = ['postgres', 'nobody']

/** PostgreSQL refuses to run as root: root runs it as a system user, other users as themselves. */
export function findDatabaseUser(): DatabaseUser {
  if (process.geteuid?.() !== 0) return {}
  for (const name of CANDIDATES) {
    const uid = idOf('-u', name)
    const gid = idOf('-g', name)
    if (uid !== null && gid !== null) return { uid, gid }
  }
  throw new EmbeddedFailure(
    `PostgreSQL refuses to run as root and the machine has none of the users ${CANDIDATES.join(', ')}: run Zapisano as an ordinary user.`,
  )
}

/** Whether the user may enter the folder, that is pass through all its parents. */
export function canEnter(folder: string, user: DatabaseUser): boolean {
  return spawnSync('sh', ['-c', 'cd "$0"', folder], { ...user, cwd: '/' }).status === 0
}

/** Makes the user the owner of the folder and its contents, unless it is already. */
export function handTo(user: DatabaseUser, folder: string): void {
  if (user.uid === undefined || lstatSync(folder).uid === user.uid) return
  execFileSync('chown', ['-R', '-h', `${user.uid}:${user.gid}`, folder])
}

function idOf(flag: string, name: string): number | null {
  const found = spawnSync('id', [flag, name], { encoding: 'utf8' })
  return found.status === 0 ? Number(found.stdout) : null
}
