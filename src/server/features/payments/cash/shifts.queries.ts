import { sql } from 'kysely'
import { kysely, type Tx } from '#server/db/database.ts'
import { newId } from '#server/db/new-id.ts'

/** Waits until nobody else opens a shift of the event or carries its cash away. Take it after a registration's lock. */
export async function lockCash(tx: Tx, eventId: string): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(cash_lock(${eventId}))`.execute(kysely(tx))
}

/** A desk of an event by its name, created where there is none. Call it under `lockCash`. */
export async function findOrAddDesk(
  tx: Tx,
  desk: { readonly accountId: string; readonly eventId: string; readonly name: string },
): Promise<string> {
  const found = await kysely(tx)
    .selectFrom('cashDesk')
    .select('cashDeskId')
    .where('eventId', '=', desk.eventId)
    .where('name', '=', desk.name)
    .executeTakeFirst()
  if (found) return found.cashDeskId
  const { n } = await kysely(tx)
    .selectFrom('cashDesk')
    .select(sql<number>`count(*)::integer`.as('n'))
    .where('eventId', '=', desk.eventId)
    .executeTakeFirstOrThrow()
  const cashDeskId = newId()
  await kysely(tx)
    .insertInto('cashDesk')
    .values({ ...desk, cashDeskId, position: n + 1 })
    .execute()
  return cashDeskId
}

/** The name of the desk that an event had first; undefined: it has none yet. */
export async function findFirstDesk(tx: Tx, eventId: string): Promise<string | undefined> {
  const row = await kysely(tx)
    .selectFrom('cashDesk')
    .select('name')
    .where('eventId', '=', eventId)
    .orderBy('position')
    .executeTakeFirst()
  return row?.name
}

/**
 * The open shift to which cash that somebody takes or gives belongs: that of the given desk, otherwise their own, otherwise
 * that of the first desk which has one. It stays open until the transaction ends.
 */
export async function findOpenShift(
  tx: Tx,
  of: { readonly eventId: string; readonly userId: string; readonly deskId: string | null },
) {
  return kysely(tx)
    .selectFrom('cashShift')
    .innerJoin('cashDesk', 'cashDesk.cashDeskId', 'cashShift.cashDeskId')
    .select(['cashShift.cashShiftId', 'cashShift.cashDeskId'])
    .where('cashShift.eventId', '=', of.eventId)
    .where('cashShift.closedAt', 'is', null)
    .$if(of.deskId !== null, (query) => query.where('cashShift.cashDeskId', '=', of.deskId ?? ''))
    .orderBy(sql`opened_by_id = ${of.userId}`, 'desc')
    .orderBy('cashDesk.position')
    .forShare('cashShift')
    .executeTakeFirst()
}

export async function addShift(
  tx: Tx,
  shift: {
    readonly accountId: string
    readonly eventId: string
    readonly cashDeskId: string
    readonly openedById: string
    readonly openedBy: string
    readonly openedAt: string
    readonly startAmount: number
  },
): Promise<{ readonly cashShiftId: string; readonly cashDeskId: string }> {
  const cashShiftId = newId()
  await kysely(tx)
    .insertInto('cashShift')
    .values({ ...shift, cashShiftId })
    .execute()
  return { cashShiftId, cashDeskId: shift.cashDeskId }
}

/** Locks a shift until the transaction ends: no cash is booked in it meanwhile. */
export async function lockShift(
  tx: Tx,
  { eventId, ...by }: { readonly eventId: string; readonly shiftId?: string; readonly openAt?: string },
) {
  return kysely(tx)
    .selectFrom('cashShift')
    .select(['cashShiftId', 'cashDeskId', 'openedById', 'startAmount', 'closedAt', 'counted', 'expected'])
    .where('eventId', '=', eventId)
    .$if(by.shiftId !== undefined, (query) => query.where('cashShiftId', '=', by.shiftId ?? ''))
    .$if(by.openAt !== undefined, (query) =>
      query.where('cashDeskId', '=', by.openAt ?? '').where('closedAt', 'is', null),
    )
    .forUpdate()
    .executeTakeFirst()
}

/** Call it under the shift's lock. */
export async function setStart(tx: Tx, cashShiftId: string, startAmount: number): Promise<void> {
  await kysely(tx)
    .updateTable('cashShift')
    .set({ startAmount })
    .where('cashShiftId', '=', cashShiftId)
    .where('closedAt', 'is', null)
    .execute()
}

/** Call it under the shift's lock. */
export async function setClosed(
  tx: Tx,
  cashShiftId: string,
  closed: {
    readonly closedAt: string
    readonly closedBy: string
    readonly counted: number
    readonly expected: number
    readonly differenceReason: string | null
  },
): Promise<void> {
  await kysely(tx).updateTable('cashShift').set(closed).where('cashShiftId', '=', cashShiftId).execute()
}

/** Shifts of an event with their sums, newest first; one of them by its id. */
export async function readShifts(tx: Tx, eventId: string, shiftId?: string) {
  const sumOf = (kind: string) =>
    sql<number>`coalesce((SELECT sum(d.amount) FROM cash_document d
      WHERE d.cash_shift_id = cash_shift.cash_shift_id AND d.kind = ${kind}), 0)::bigint`
  return kysely(tx)
    .selectFrom('cashShift')
    .innerJoin('cashDesk', 'cashDesk.cashDeskId', 'cashShift.cashDeskId')
    .selectAll('cashShift')
    .select(['cashDesk.name as desk', sumOf('KP').as('received'), sumOf('KW').as('paidOut')])
    .where('cashShift.eventId', '=', eventId)
    .$if(shiftId !== undefined, (query) => query.where('cashShift.cashShiftId', '=', shiftId ?? ''))
    .orderBy('cashShift.openedAt', 'desc')
    .orderBy('cashShift.cashShiftId', 'desc')
    .limit(200)
    .execute()
}
