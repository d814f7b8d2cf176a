import { createHmac } from 'node:crypto'
import pg from 'pg'
import type { DatabaseRole } from './pool.ts'

/** Addresses by which the program signs in: each login may become one role, owns nothing and has no rights itself. */
export interface Logins {
  /** May become `zapisano_app`. */
  readonly app: string
  /** May become `zapisano_worker`; not through a pooler, because it listens. */
  readonly worker: string
}

const ROLES = { app: 'zapisano_app', worker: 'zapisano_worker' } as const satisfies Record<
  keyof Logins,
  DatabaseRole
>

/** The logins of the embedded server, beside its owner. Their passwords are derived from the owner's and do not reveal it. */
export function loginsBeside(ownerUrl: string): Logins {
  const login = (role: DatabaseRole) => {
    const url = new URL(ownerUrl)
    url.username = `${role}_login`
    url.password = createHmac('sha256', new URL(ownerUrl).password).update(url.username).digest('hex')
    return url.href
  }
  return { app: login(ROLES.app), worker: login(ROLES.worker) }
}

/**
 * Lets each login become its role, and creates missing logins. The owner itself needs nothing: then there is one
 * login for all, as `main` allows in development alone.
 * @param owner connected as the owner, who may create roles or finds them created
 */
export async function grantLogins(owner: pg.Client, logins: Logins): Promise<void> {
  const { rows } = await owner.query<{ name: string }>('SELECT session_user::text AS name')
  for (const key of ['app', 'worker'] as const) {
    const { username, password } = new URL(logins[key])
    const name = decodeURIComponent(username)
    if (name === '' || name === rows[0]?.name) continue
    await makeLogin(owner, name, decodeURIComponent(password))
    await owner.query(
      `GRANT ${ROLES[key]} TO ${pg.escapeIdentifier(name)} WITH INHERIT FALSE, SET TRUE, ADMIN FALSE`,
    )
  }
}

async function makeLogin(owner: pg.Client, name: string, password: string): Promise<void> {
  const { rowCount } = await owner.query('SELECT FROM pg_roles WHERE rolname = $1', [name])
  if (rowCount !== 0) return
  await owner
    .query(`CREATE ROLE ${pg.escapeIdentifier(name)} LOGIN NOINHERIT PASSWORD ${pg.escapeLiteral(password)}`)
    .catch((error: unknown) => {
      // Another database of this cluster is being migrated at this moment.
      if (!isTaken(error)) throw error
    })
}

const isTaken = (error: unknown) =>
  error instanceof Error && 'code' in error && ['42710', '23505'].includes(String(error.code))

/**
 * A right of the application's login that it must not have, as a phrase; null when the login is limited: it is not a
 * superuser, and can become neither the owner of the tables nor the worker.
 */
export async function excessiveRightOf(appUrl: string): Promise<string | null> {
  const client = new pg.Client({ connectionString: appUrl })
  await client.connect()
  try {
    const { rows } = await client.query<{ super: boolean; owner: boolean; worker: boolean }>(
      `SELECT r.rolsuper AS super, pg_has_role(session_user, c.relowner, 'MEMBER') AS owner,
              pg_has_role(session_user, 'zapisano_worker', 'MEMBER') AS worker
         FROM pg_roles r, pg_class c WHERE r.rolname = session_user AND c.oid = 'public.account'::regclass`,
    )
    const [may] = rows
    if (may?.super) return 'is a superuser'
    if (may?.owner) return 'owns the tables'
    return may?.worker ? "may take on the worker's role" : null
  } finally {
    await client.end()
  }
}
