import { sql } from 'kysely'
import { kysely, type Tx } from '#server/db/database.ts'

export interface NewAccount {
  readonly accountId: string
  readonly name: string
  readonly legalName: string
  readonly address: string
  readonly email: string
  readonly phone: string
  readonly contactPerson: string
  readonly contactNote: string
  readonly accent: string
  /** Made up: its pages say so, and its mail goes to nobody. */
  readonly demo?: boolean
}

export async function insertAccount(tx: Tx, account: NewAccount): Promise<void> {
  await kysely(tx).insertInto('account').values(account).execute()
}

/** False when the host is somebody's; waits for one who is about to take it. */
export async function insertHostname(tx: Tx, host: string, accountId: string): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await kysely(tx)
    .insertInto('hostname')
    .values({ host, accountId })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

/** What a key of this user has made, and out of what. */
export async function findAccountRequest(tx: Tx, userId: string, key: string) {
  return kysely(tx)
    .selectFrom('accountRequest')
    .select(['accountId', 'requestHash'])
    .where('userId', '=', userId)
    .where('idempotencyKey', '=', key)
    .executeTakeFirst()
}

export async function insertAccountRequest(
  tx: Tx,
  request: {
    readonly userId: string
    readonly idempotencyKey: string
    readonly requestHash: Buffer
    readonly accountId: string
  },
): Promise<void> {
  await kysely(tx).insertInto('accountRequest').values(request).execute()
}

export async function insertMembership(
  tx: Tx,
  accountId: string,
  userId: string,
  role: string,
): Promise<void> {
  await kysely(tx).insertInto('membership').values({ accountId, userId, role }).execute()
}

/** The account that the transaction is bound to, with its platform host. */
export async function findAccount(tx: Tx) {
  return kysely(tx)
    .selectFrom('account')
    .innerJoin('hostname', 'hostname.accountId', 'account.accountId')
    .selectAll('account')
    .select('hostname.host')
    .orderBy('hostname.createdAt')
    .limit(1)
    .executeTakeFirst()
}

/** A gate: which accounts a user belongs to, before any account is entered. */
export async function listAccountsOfUser(tx: Tx, userId: string): Promise<string[]> {
  const { rows } = await sql<{ account: string }>`
    SELECT gate.accounts_of_user(${userId}) AS account`.execute(kysely(tx))
  return rows.map((row) => row.account)
}

/** The user of an identity, locked until the transaction ends; name and e-mail follow the provider. */
export async function upsertUser(
  tx: Tx,
  user: {
    readonly userId: string
    readonly issuer: string
    readonly subject: string
    readonly email: string
    readonly name: string
  },
): Promise<string> {
  const { userId, issuer, subject, email, name } = user
  const row = await kysely(tx)
    .insertInto('appUser')
    .values({ userId, issuer, subject, email, name })
    .onConflict((conflict) => conflict.columns(['issuer', 'subject']).doUpdateSet({ email, name }))
    .returning('userId')
    .executeTakeFirstOrThrow()
  return row.userId
}

export async function insertSession(
  tx: Tx,
  session: { readonly sessionHash: Buffer; readonly userId: string; readonly expiresAt: string },
): Promise<void> {
  await kysely(tx).insertInto('session').values(session).execute()
}

export async function deleteSession(tx: Tx, sessionHash: Buffer): Promise<void> {
  await kysely(tx).deleteFrom('session').where('sessionHash', '=', sessionHash).execute()
}
