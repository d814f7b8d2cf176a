import { sql } from 'kysely'
import type { Scope } from '#domain/access/scope.ts'
import { ORGANISER_KINDS, type OrganiserDetails } from '#domain/organiser/details.ts'
import { kysely, type Tx } from '#server/db/database.ts'
import { jsonb } from '#server/db/json.ts'

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
  /** A demo account: its pages show so, and its mail is not sent. */
  readonly demo?: boolean
}

export async function insertAccount(tx: Tx, account: NewAccount): Promise<void> {
  // What the platform has noted was checked by its people; an account that somebody opens has none yet.
  await kysely(tx)
    .insertInto('account')
    .values({ ...account, replyTo: account.email })
    .execute()
}

/** What a key of this user has created, and from which request. */
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
  {
    scope,
    ...row
  }: {
    readonly accountId: string
    readonly userId: string
    readonly role: string
    readonly scope: Scope
  },
): Promise<void> {
  const values = { ...row, scope: scope === null ? null : jsonb(scope) }
  await kysely(tx).insertInto('membership').values(values).execute()
}

/** The account that the transaction is bound to, with its address and its subdomain of ours. */
export async function findAccount(tx: Tx) {
  return kysely(tx)
    .selectFrom('account')
    .innerJoin('hostname as main', (join) =>
      join.onRef('main.accountId', '=', 'account.accountId').on('main.isMain', '=', true),
    )
    .innerJoin('hostname as ours', (join) =>
      join
        .onRef('ours.accountId', '=', 'account.accountId')
        .on('ours.isOwn', '=', false)
        .on('ours.givenUpAt', 'is', null),
    )
    .selectAll('account')
    .select(['main.host', 'ours.host as platformHost', 'ours.onReview'])
    .executeTakeFirst()
}

/** What an organiser says of itself; locked until the transaction ends. */
export async function lockDetails(tx: Tx, account: string): Promise<OrganiserDetails> {
  const row = await kysely(tx)
    .selectFrom('account')
    .select(['legalName', 'address', 'nip', 'kind', 'trader', 'email', 'phone', 'bankAccount'])
    .where('accountId', '=', account)
    .forUpdate()
    .executeTakeFirstOrThrow()
  return { ...row, kind: readKind(row.kind) }
}

export async function saveDetails(tx: Tx, account: string, details: OrganiserDetails): Promise<void> {
  await kysely(tx)
    .updateTable('account')
    .set({ ...details })
    .where('accountId', '=', account)
    .execute()
}

/** The kind as the table stores it, which allows no other. */
export const readKind = (stored: string | null): OrganiserDetails['kind'] =>
  ORGANISER_KINDS.find((kind) => kind === stored) ?? null

/** Cross-tenant: which accounts a user belongs to, before any account is entered. */
export async function listAccountsOfUser(tx: Tx, userId: string): Promise<string[]> {
  const { rows } = await sql<{ account: string }>`
    SELECT cross_tenant.accounts_of_user(${userId}) AS account`.execute(kysely(tx))
  return rows.map((row) => row.account)
}

/** Cross-tenant: how many accounts a user has opened, within a day and in all. */
export async function countOwnAccounts(tx: Tx, userId: string): Promise<{ ofDay: number; inAll: number }> {
  const { rows } = await sql<{ ofDay: number; inAll: number }>`
    SELECT * FROM cross_tenant.count_own_accounts(${userId})`.execute(kysely(tx))
  return rows[0] ?? { ofDay: 0, inAll: 0 }
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

/** Cross-tenant: refused without the proof, which binds all three together. */
export async function insertSession(
  tx: Tx,
  session: {
    readonly sessionHash: Buffer
    readonly userId: string
    readonly expiresAt: string
    readonly proof: string
    /** As the browser names itself; '' when it does not. */
    readonly userAgent: string
  },
): Promise<void> {
  const { sessionHash, userId, expiresAt, proof, userAgent } = session
  await sql`SELECT cross_tenant.start_session(${sessionHash}, ${userId}, ${expiresAt}, ${proof}, ${userAgent})`.execute(
    kysely(tx),
  )
}

/** Cross-tenant: whether an identity token was not used before; from now on it is. */
export async function useCredential(tx: Tx, credentialHash: Buffer): Promise<boolean> {
  const { rows } = await sql<{ fresh: boolean }>`
    SELECT cross_tenant.use_credential(${credentialHash}) AS fresh`.execute(kysely(tx))
  return rows[0]?.fresh === true
}

/** Cross-tenant. */
export async function deleteSession(tx: Tx, sessionHash: Buffer): Promise<void> {
  await sql`SELECT cross_tenant.end_session(${sessionHash})`.execute(kysely(tx))
}

interface SessionRow {
  readonly sessionId: string
  readonly userAgent: string
  readonly createdAt: Temporal.Instant
  readonly seenAt: Temporal.Instant
  readonly isThis: boolean
}

/** Cross-tenant: the sessions of the person who holds this one. */
export async function listOwnSessions(tx: Tx, sessionHash: Buffer): Promise<SessionRow[]> {
  const { rows } = await sql<SessionRow>`
    SELECT * FROM cross_tenant.sessions_of_user(${sessionHash})`.execute(kysely(tx))
  return rows
}

/** Cross-tenant: ends one of the sessions of the person who holds this one, or all of them. */
export async function endOwnSessions(tx: Tx, sessionHash: Buffer, session: string | null): Promise<void> {
  await sql`SELECT cross_tenant.end_own_sessions(${sessionHash}, ${session})`.execute(kysely(tx))
}
