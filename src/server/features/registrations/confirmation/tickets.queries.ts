import { kysely, type Tx } from '#server/db/database.ts'

/** The one ticket of a registration without named people. */
export async function findTicketOfAll(tx: Tx, registrationId: string) {
  return kysely(tx)
    .selectFrom('ticket')
    .select(['code', 'usedAt'])
    .where('registrationId', '=', registrationId)
    .where('participantId', 'is', null)
    .executeTakeFirst()
}

export type TicketOfAll = Awaited<ReturnType<typeof findTicketOfAll>>

/** How many come of a registration without named people; null when people are named. */
export async function findHeadcount(tx: Tx, registrationId: string): Promise<number | null> {
  const row = await kysely(tx)
    .selectFrom('registration')
    .select('headcount')
    .where('registrationId', '=', registrationId)
    .executeTakeFirst()
  return row?.headcount ?? null
}

export async function insertTickets(
  tx: Tx,
  tickets: readonly {
    readonly accountId: string
    readonly ticketId: string
    readonly registrationId: string
    /** Null: for all of a registration without named people. */
    readonly participantId: string | null
    readonly eventId: string
    readonly code: string
  }[],
): Promise<void> {
  if (tickets.length === 0) return
  // A revived registration keeps the tickets it had.
  await kysely(tx)
    .insertInto('ticket')
    .values([...tickets])
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
