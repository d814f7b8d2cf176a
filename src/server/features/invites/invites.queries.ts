import { sql } from 'kysely'
import { z } from 'zod'
import { INVITE_STATES, type InviteState } from '#domain/invites/invite-state.ts'
import { kysely, type Tx } from '#server/db/database.ts'
import { jsonb } from '#server/db/json.ts'

const NOW = sql<string>`now()`

/** What was registered with a code: what claims its pool. A hold is no use of it yet. */
const USES = sql`FROM capacity_claim c JOIN registration r ON r.account_id = c.account_id AND r.registration_id = c.holder_id
  WHERE c.account_id = i.account_id AND c.event_id = i.event_id AND c.pool_key = i.pool || '~~' || i.code_name
    AND c.pool_key LIKE '%~~%'`

/** The state of an invitation `i` (domain/invites/invite-state.ts). */
const STATE = sql<InviteState>`CASE
  WHEN EXISTS (SELECT ${USES}) THEN 'used'
  WHEN i.withdrawn_at IS NOT NULL THEN 'withdrawn'
  WHEN i.declined_at IS NOT NULL THEN 'declined'
  WHEN i.opened_at IS NOT NULL THEN 'opened'
  WHEN i.sent_at IS NOT NULL THEN 'sent'
  WHEN i.mail IN ('queued', 'withheld') THEN 'queued'
  WHEN i.mail IN ('failed', 'kept') THEN 'failed'
  ELSE 'new' END`

const used = z.array(z.object({ id: z.uuid(), number: z.string(), at: z.string() }))

const invites = (tx: Tx) =>
  kysely(tx)
    .selectFrom('invite as i')
    .selectAll('i')
    .select(STATE.as('state'))
    .select(
      sql<unknown>`(SELECT coalesce(jsonb_agg(jsonb_build_object('id', r.registration_id, 'number', r.number,
        'at', to_char(r.created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')) ORDER BY r.registration_id DESC), '[]') ${USES})`.as(
        'registrations',
      ),
    )

type Read = Awaited<ReturnType<ReturnType<typeof invites>['execute']>>[number]
export type InviteRow = Omit<Read, 'registrations'> & { readonly registrations: z.infer<typeof used> }

const rowOf = (row: Read): InviteRow => ({ ...row, registrations: used.parse(row.registrations) })

interface OfList {
  readonly eventId: string
  readonly list: string
}

/** Invitations of a list, the newest first. */
export async function listOfList(
  tx: Tx,
  { eventId, list }: OfList,
  wanted: {
    readonly state?: InviteState
    readonly search?: string
    readonly after?: string
    readonly limit: number
  },
): Promise<InviteRow[]> {
  const { state, search = '', after, limit } = wanted
  const like = `%${search.replaceAll(/[\\%_]/g, '\\$&')}%`
  const rows = await invites(tx)
    .where('i.eventId', '=', eventId)
    .where('i.pool', '=', list)
    .$if(state !== undefined, (query) => query.where(STATE, '=', state ?? 'new'))
    .$if(search !== '', (query) =>
      query.where(
        sql<string>`i.first_name || ' ' || i.last_name || ' ' || i.email || ' ' || i.note`,
        'ilike',
        like,
      ),
    )
    .$if(after !== undefined, (query) => query.where('i.inviteId', '<', after ?? ''))
    .orderBy('i.inviteId', 'desc')
    .limit(limit)
    .execute()
  return rows.map(rowOf)
}

export async function findInvite(tx: Tx, inviteId: string): Promise<InviteRow | undefined> {
  const row = await invites(tx).where('i.inviteId', '=', inviteId).executeTakeFirst()
  return row && rowOf(row)
}

/** The same, which nobody else changes until the transaction ends. */
export async function lockInvite(tx: Tx, inviteId: string): Promise<InviteRow | undefined> {
  await kysely(tx)
    .selectFrom('invite')
    .select('inviteId')
    .where('inviteId', '=', inviteId)
    .forUpdate()
    .execute()
  return findInvite(tx, inviteId)
}

export async function findByCode(
  tx: Tx,
  { eventId, list, codeName }: OfList & { readonly codeName: string },
): Promise<InviteRow | undefined> {
  const row = await invites(tx)
    .where('i.eventId', '=', eventId)
    .where('i.pool', '=', list)
    .where('i.codeName', '=', codeName)
    .executeTakeFirst()
  return row && rowOf(row)
}

/** How many of each list are in each state, and how many mails wait. */
export async function countInvites(tx: Tx, eventId: string) {
  const { rows } = await sql<{ pool: string; state: string; mail: string; count: number }>`
    SELECT s.pool, s.state, s.mail, count(*)::int AS count
      FROM (SELECT i.pool, i.mail, ${STATE} AS state FROM invite i WHERE i.event_id = ${eventId}) s
     GROUP BY s.pool, s.state, s.mail`.execute(kysely(tx))
  return rows.map((row) => ({ ...row, state: z.enum(INVITE_STATES).parse(row.state) }))
}

export async function countOfList(tx: Tx, { eventId, list }: OfList): Promise<number> {
  const { count } = await kysely(tx)
    .selectFrom('invite')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('eventId', '=', eventId)
    .where('pool', '=', list)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Of these addresses, in small letters: who stands on the list, and who has declined any invitation to the event. */
export async function findKnown(tx: Tx, { eventId, list }: OfList, emails: readonly string[]) {
  const { rows } = await sql<{ email: string; isOnList: boolean; declined: boolean }>`
    SELECT lower(i.email) AS email, bool_or(i.pool = ${list} AND i.withdrawn_at IS NULL) AS "isOnList",
           bool_or(i.declined_at IS NOT NULL) AS declined
      FROM invite i WHERE i.event_id = ${eventId} AND lower(i.email) = ANY (${emails}::text[])
     GROUP BY 1`.execute(kysely(tx))
  return new Map(rows.map((row) => [row.email, row]))
}

export interface NewInvite {
  readonly inviteId: string
  readonly codeName: string
  readonly firstName: string
  readonly lastName: string
  readonly email: string
}

interface Issued extends OfList {
  readonly accountId: string
  readonly note: string
  readonly issuedBy: string
}

/** Those whose code or address is taken are left out: the ids of the others. */
export async function insertInvites(tx: Tx, of: Issued, rows: readonly NewInvite[]): Promise<Set<string>> {
  const { accountId, eventId, list, note, issuedBy } = of
  const { rows: made } = await sql<{ inviteId: string }>`
    INSERT INTO invite (account_id, event_id, pool, note, issued_by, invite_id, code_name, first_name, last_name, email)
    SELECT ${accountId}, ${eventId}, ${list}, ${note}, ${issuedBy},
           n."inviteId", n."codeName", n."firstName", n."lastName", n.email
      FROM jsonb_to_recordset(${jsonb(rows)}) AS n("inviteId" uuid, "codeName" text, "firstName" text, "lastName" text, email text)
    ON CONFLICT DO NOTHING RETURNING invite_id AS "inviteId"`.execute(kysely(tx))
  return new Set(made.map(({ inviteId }) => inviteId))
}

export async function setMoment(
  tx: Tx,
  inviteId: string,
  moment: 'openedAt' | 'declinedAt' | 'withdrawnAt',
  isNow = true,
): Promise<void> {
  await kysely(tx)
    .updateTable('invite')
    .set({ [moment]: isNow ? NOW : null })
    .where('inviteId', '=', inviteId)
    .execute()
}
