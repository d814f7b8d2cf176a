import { sql } from 'kysely'
import { mayBookPayments, mayMoveMoney } from '#domain/access/rights.ts'
import { kysely, type Tx } from '#server/db/database.ts'
import { markQuery } from '#server/features/registrations/lists/mark-query.ts'
import { pageOf, type ToDoKind, type Waiting } from './to-do-kind.ts'

/** Beyond so many they are not counted. */
const MOST = 10_000

/** Registrations of an event's list with one of these marks of payment, which satisfy a condition. */
async function countPaid(tx: Tx, eventId: string, paid: readonly string[], besides = sql`true`) {
  const marks = markQuery({ list: 'registrations', eventId }, [], [{ key: 'paid', values: paid }])
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::integer AS count
      FROM cross_tenant.find_listed(${eventId}::uuid, 'registrations', ${marks}, '-infinity', 'infinity', ${MOST}) AS f(id)
      JOIN registration r ON r.registration_id = f.id
     WHERE ${besides}`.execute(kysely(tx))
  return rows[0]?.count ?? 0
}

async function inEach(
  events: readonly string[],
  count: (eventId: string) => Promise<number>,
): Promise<Waiting[]> {
  const found: Waiting[] = []
  for (const eventId of events) found.push({ eventId, count: await count(eventId), urgent: 0 })
  return found.filter((each) => each.count > 0)
}

/** More money than is owed, or money of an ended registration, of which no refund has begun. */
export const surplus: ToDoKind = {
  may: mayMoveMoney,
  find: (tx, { events }) =>
    inEach(events, (eventId) =>
      countPaid(tx, eventId, ['overpaid', 'to_refund'], sql`surplus_of(r.account_id, r.registration_id) > 0`),
    ),
  path: pageOf('zgloszenia?warunki=paid:overpaid%7Cto_refund'),
}

/** Less was paid than is due by now. */
export const underpaid: ToDoKind = {
  may: mayBookPayments,
  find: (tx, { events }) =>
    inEach(events, (eventId) => countPaid(tx, eventId, ['underpaid'], sql`holds_place(r.state)`)),
  path: pageOf('zgloszenia?warunki=paid:underpaid'),
}
