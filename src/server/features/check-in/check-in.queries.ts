import { sql } from 'kysely'
import type { z } from 'zod'
import { verdictSchema } from '#contract/check-in.ts'
import { kysely, type Tx } from '#server/db/database.ts'
import { jsonb } from '#server/db/json.ts'

export async function findScan(tx: Tx, nonce: string) {
  const row = await kysely(tx)
    .selectFrom('scan')
    .select(['eventId', 'ticketId', 'verdict'])
    .where('nonce', '=', nonce)
    .executeTakeFirst()
  return row && { ...row, verdict: verdictSchema.parse(row.verdict) }
}

export type KnownScan = NonNullable<Awaited<ReturnType<typeof findScan>>>

/** Locks the ticket: of two gates that scan it in the same moment, one decides first. */
export async function lockTicket(tx: Tx, code: string) {
  return kysely(tx)
    .selectFrom('ticket')
    .innerJoin('registration', 'registration.registrationId', 'ticket.registrationId')
    .leftJoin('participant', 'participant.participantId', 'ticket.participantId')
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('registrationRevision as revised')
          .select('revised.lines')
          .whereRef('revised.accountId', '=', 'registration.accountId')
          .whereRef('revised.registrationId', '=', 'registration.registrationId')
          .orderBy('revised.position', 'desc')
          .limit(1)
          .as('agreed'),
      (join) => join.onTrue(),
    )
    .select([
      // The moment of this transaction, which is also the moment of use.
      sql<Temporal.Instant>`now()`.as('now'),
      'ticket.ticketId',
      'ticket.eventId',
      'ticket.usedAt',
      'ticket.usedBy',
      'ticket.usedGate',
      'ticket.voidAt',
      'registration.registrationId',
      'registration.number',
      'registration.state',
      'registration.version',
      'agreed.lines',
      'registration.headcount',
      sql<string | null>`registration.draft->>'slot'`.as('slot'),
      // Where people are not named, the registrant.
      sql<string>`coalesce(participant.first_name, registration.contact_first_name)`.as('firstName'),
      sql<string>`coalesce(participant.last_name, registration.contact_last_name)`.as('lastName'),
      'participant.ref',
      'participant.participantType',
      'participant.participantGroup',
    ])
    .where('ticket.code', '=', code)
    .forUpdate('ticket')
    .executeTakeFirst()
}

export type TicketRow = NonNullable<Awaited<ReturnType<typeof lockTicket>>>

/** Guarded: false when it had been used already. */
export async function markUsed(
  tx: Tx,
  ticketId: string,
  by: { readonly name: string; readonly gate: string },
): Promise<boolean> {
  const result = await kysely(tx)
    .updateTable('ticket')
    .set({ usedAt: sql<string>`now()`, usedBy: by.name, usedGate: by.gate })
    .where('ticketId', '=', ticketId)
    .where('usedAt', 'is', null)
    .executeTakeFirst()
  return result.numUpdatedRows === 1n
}

/** false when there is a scan under this nonce; waits for one that is being written. */
export async function insertScan(
  tx: Tx,
  scan: {
    readonly accountId: string
    readonly scanId: string
    readonly eventId: string
    readonly nonce: string
    readonly ticketId: string | null
    readonly gate: string
    readonly scannedBy: string
    readonly verdict: z.input<typeof verdictSchema>
  },
): Promise<boolean> {
  const result = await kysely(tx)
    .insertInto('scan')
    .values({ ...scan, verdict: jsonb(scan.verdict) })
    .onConflict((conflict) => conflict.columns(['accountId', 'nonce']).doNothing())
    .executeTakeFirst()
  return (result.numInsertedOrUpdatedRows ?? 0n) === 1n
}

export async function listPeopleOf(tx: Tx, registrationId: string) {
  return kysely(tx)
    .selectFrom('participant')
    .select(['participantId', 'ref'])
    .where('registrationId', '=', registrationId)
    .where('leftAt', 'is', null)
    .execute()
}

export async function listNewestScans(tx: Tx, eventId: string, limit: number) {
  return kysely(tx)
    .selectFrom('scan')
    .select(['at', 'gate', 'scannedBy', 'verdict'])
    .where('eventId', '=', eventId)
    .orderBy('at', 'desc')
    .limit(limit)
    .execute()
}

/** How many people have tickets of confirmed registrations, and how many of them have entered. */
export async function countTickets(tx: Tx, eventId: string): Promise<{ entered: number; expected: number }> {
  return kysely(tx)
    .selectFrom('ticket')
    .innerJoin('registration', 'registration.registrationId', 'ticket.registrationId')
    .select([
      sql<number>`coalesce(sum(coalesce(headcount, 1)) FILTER (WHERE ticket.used_at IS NOT NULL), 0)`.as(
        'entered',
      ),
      sql<number>`coalesce(sum(coalesce(headcount, 1)), 0)`.as('expected'),
    ])
    .where('ticket.eventId', '=', eventId)
    .where('registration.state', '=', 'confirmed')
    .where('ticket.voidAt', 'is', null)
    .executeTakeFirstOrThrow()
}
