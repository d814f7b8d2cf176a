import { sql } from 'kysely'
import type { Scope } from '#domain/access/scope.ts'
import { kysely, type Tx } from '#server/db/database.ts'
import { jsonb } from '#server/db/json.ts'

const NOW = sql<Temporal.Instant>`now()`

/** What the database stores of a link, and until when it is valid. */
interface StoredInvitation {
  readonly tokenHash: Buffer
  readonly linkSealed: string
  readonly mailId: string
  readonly expiresAt: string
}

/** False when the address has an invitation already. */
export async function insertInvitation(
  tx: Tx,
  invitation: StoredInvitation & {
    readonly accountId: string
    readonly teamInvitationId: string
    readonly email: string
    readonly role: string
    readonly scope: Scope
    readonly invitedBy: string
  },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await kysely(tx)
    .insertInto('teamInvitation')
    .values({ ...invitation, scope: invitation.scope === null ? null : jsonb(invitation.scope) })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

const invitations = (tx: Tx) =>
  kysely(tx)
    .selectFrom('teamInvitation')
    .innerJoin('appUser', 'appUser.userId', 'teamInvitation.invitedBy')
    .selectAll('teamInvitation')
    .select('appUser.name as inviterName')

export async function listInvitations(tx: Tx) {
  return invitations(tx).orderBy('teamInvitation.createdAt').execute()
}

export type InvitationRow = Awaited<ReturnType<typeof listInvitations>>[number]

export async function findInvitation(tx: Tx, id: string): Promise<InvitationRow | undefined> {
  return invitations(tx).where('teamInvitationId', '=', id).executeTakeFirst()
}

/** By the secret of its link, while it is valid. */
export async function findValidInvitation(tx: Tx, tokenHash: Buffer): Promise<InvitationRow | undefined> {
  return invitations(tx).where('tokenHash', '=', tokenHash).where('expiresAt', '>', NOW).executeTakeFirst()
}

/** Uses the link up; undefined when it is not valid any more. */
export async function takeInvitation(tx: Tx, tokenHash: Buffer) {
  return kysely(tx)
    .deleteFrom('teamInvitation')
    .where('tokenHash', '=', tokenHash)
    .where('expiresAt', '>', NOW)
    .returning(['email', 'role', 'scope'])
    .executeTakeFirst()
}

/** The link before opens nothing any more, and a new mail is due. */
export async function saveRenewal(tx: Tx, id: string, renewed: StoredInvitation): Promise<void> {
  await kysely(tx)
    .updateTable('teamInvitation')
    .set({ ...renewed, mail: 'queued', attempts: 0, sentAt: null })
    .where('teamInvitationId', '=', id)
    .execute()
}

export async function deleteInvitation(tx: Tx, id: string): Promise<void> {
  await kysely(tx).deleteFrom('teamInvitation').where('teamInvitationId', '=', id).execute()
}

/** Those that a member has sent; locked with the team. */
export async function listInvitationsBy(tx: Tx, userId: string) {
  return kysely(tx)
    .selectFrom('teamInvitation')
    .select(['teamInvitationId as id', 'email', 'role'])
    .where('invitedBy', '=', userId)
    .orderBy('createdAt')
    .execute()
}

/** Takes an invitation whose mail is due: counts the attempt. Not one that has expired. */
export async function takeUnsent(tx: Tx, id: string) {
  return kysely(tx)
    .updateTable('teamInvitation')
    .set({ attempts: sql<number>`attempts + 1` })
    .where('teamInvitationId', '=', id)
    .where('mail', 'in', ['queued', 'withheld'])
    .where('expiresAt', '>', NOW)
    .returning(['teamInvitationId as id', 'mailId', 'email', 'role', 'invitedBy', 'linkSealed', 'expiresAt'])
    .returning('attempts')
    .executeTakeFirst()
}

/** Nothing when the mail was replaced by a newer one meanwhile. A withheld one is counted anew when its turn comes. */
export async function markMail(
  tx: Tx,
  mailId: string,
  mail: 'sent' | 'failed' | 'kept' | 'withheld',
): Promise<void> {
  await kysely(tx)
    .updateTable('teamInvitation')
    .set({
      mail,
      ...(mail === 'sent' ? { sentAt: sql<string>`now()` } : {}),
      ...(mail === 'withheld' ? { attempts: 0 } : {}),
    })
    .where('mailId', '=', mailId)
    .execute()
}

/** Cross-tenant: the account that a link leads to. */
export async function findAccountOfInvitation(tx: Tx, tokenHash: Buffer): Promise<string | null> {
  const { rows } = await sql<{ account: string | null }>`
    SELECT cross_tenant.account_of_invitation(${tokenHash}) AS account`.execute(kysely(tx))
  return rows[0]?.account ?? null
}
