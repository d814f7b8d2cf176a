import { createHash } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { canEnter, type DatabaseUser, handTo } from './database-user.ts'

const ELSEWHERE = '/var/lib/zapisano'
const LOCATION = 'postgres.location'
const BELONGS_TO = 'belongs-to'

/**
 * The folder of the database of one DATA_DIR, created when it is missing: `DATA_DIR/postgres` where the user
 * PostgreSQL runs as has access. As root, `/root` or a folder made by `mktemp -d` is not accessible to it: the
 * database then lives in `/var/lib/zapisano`, and `DATA_DIR/postgres.location` names the place.
 */
export function openHome(dataDir: string, user: DatabaseUser): string {
  mkdirSync(dataDir, { recursive: true })
  const owner = realpathSync(dataDir)
  const near = user.uid === undefined || canEnter(owner, user)
  const home = near ? join(owner, 'postgres') : (recorded(owner) ?? makeElsewhere(owner))
  mkdirSync(home, { recursive: true, mode: 0o700 })
  handTo(user, home)
  return home
}

/** Where the database of this DATA_DIR may be, for reading and for cleaning; nothing is created. */
export function knownHomes(dataDir: string): string[] {
  if (!existsSync(dataDir)) return []
  const owner = realpathSync(dataDir)
  const home = recorded(owner)
  return [join(owner, 'postgres'), ...(home === null ? [] : [home])].filter((folder) => existsSync(folder))
}

/** Removes the database of this DATA_DIR in either place; its server must be stopped. */
export function removeHomes(dataDir: string): void {
  for (const home of knownHomes(dataDir)) rmSync(home, { recursive: true, force: true })
  rmSync(join(dataDir, LOCATION), { force: true })
}

// A planted location file must not make us write to (or clean away) a folder outside. A copied clone brings the file
// along, but the database is the original's; a moved clone keeps its own.
function recorded(owner: string): string | null {
  const home = read(join(owner, LOCATION))
  if (home === null || dirname(home) !== ELSEWHERE) return null
  const before = read(join(home, BELONGS_TO))
  if (before === null) return null
  if (before !== owner) {
    if (read(join(before, LOCATION)) === home) return null
    writeFileSync(join(home, BELONGS_TO), `${owner}\n`)
  }
  return home
}

function makeElsewhere(owner: string): string {
  mkdirSync(ELSEWHERE, { recursive: true, mode: 0o755 })
  const hash = createHash('sha256').update(owner).digest('hex').slice(0, 12)
  const home = mkdtempSync(join(ELSEWHERE, `${hash}-`))
  writeFileSync(join(home, BELONGS_TO), `${owner}\n`)
  writeFileSync(join(owner, LOCATION), `${home}\n`)
  return home
}

function read(file: string): string | null {
  try {
    return readFileSync(file, 'utf8').trim()
  } catch {
    return null // missing, or owned by another user whose database must not be touched
  }
}
