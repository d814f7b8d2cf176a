import { sql } from 'kysely'
import { HOLDING_STATES } from '#domain/registration/states.ts'
import { kysely, type Tx } from '#server/db/database.ts'
import { jsonb } from '#server/db/json.ts'

/** The newest move that a registration was asked about, with its answer. */
export async function findMoveAnswer(tx: Tx, registrationId: string) {
  return kysely(tx)
    .selectFrom('moveAnswer')
    .innerJoin('eventMove', 'eventMove.eventMoveId', 'moveAnswer.eventMoveId')
    .select(['eventMove.eventMoveId', 'eventMove.version', 'before', 'after', 'note', 'answerUntil'])
    .select(['silence', 'settledAt', 'answer', 'answeredBy', 'answeredAt'])
    .where('moveAnswer.registrationId', '=', registrationId)
    .orderBy('eventMove.movedAt', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** Whether the choice was recorded; see db/functions/public.answer_move.sql. Call it under the registration's lock. */
export async function recordAnswer(
  tx: Tx,
  account: string,
  choice: {
    readonly move: string
    readonly registrationId: string
    readonly answer: 'stays' | 'resigns'
    readonly by: 'registrant' | 'deadline'
    readonly resignsLate: boolean
  },
): Promise<boolean> {
  const { move, registrationId, answer, by, resignsLate } = choice
  const { rows } = await sql<{ recorded: boolean }>`
    SELECT answer_move(${account}, ${move}, ${registrationId}, ${answer}, ${by}, ${resignsLate}) AS recorded`.execute(
    kysely(tx),
  )
  return rows[0]?.recorded ?? false
}

/** The newest move of an event. */
export async function findNewestMove(tx: Tx, eventId: string) {
  return kysely(tx)
    .selectFrom('eventMove')
    .selectAll()
    .where('eventId', '=', eventId)
    .orderBy('movedAt', 'desc')
    .limit(1)
    .executeTakeFirst()
}

export async function findMove(tx: Tx, eventMoveId: string) {
  return kysely(tx)
    .selectFrom('eventMove')
    .selectAll()
    .where('eventMoveId', '=', eventMoveId)
    .executeTakeFirst()
}

/** A move, about which every registration that stands is asked. Under the event's lock. */
export async function insertMove(
  tx: Tx,
  move: {
    readonly accountId: string
    readonly eventMoveId: string
    readonly eventId: string
    readonly movedBy: string
    readonly version: number
    readonly days: number
    readonly before: object
    readonly after: object
    readonly note: string
    readonly answerUntil: string
    readonly silence: string
  },
): Promise<void> {
  const { accountId, eventMoveId, eventId } = move
  await kysely(tx)
    .insertInto('eventMove')
    .values({ ...move, before: jsonb(move.before), after: jsonb(move.after) })
    .execute()
  await kysely(tx)
    .insertInto('moveAnswer')
    .columns(['accountId', 'eventMoveId', 'registrationId'])
    .expression((eb) =>
      eb
        .selectFrom('registration')
        .select((select) => [
          select.val(accountId).as('accountId'),
          select.val(eventMoveId).as('eventMoveId'),
          'registrationId',
        ])
        .where('eventId', '=', eventId)
        .where('state', 'in', HOLDING_STATES),
    )
    .execute()
}

/** Whether somebody has chosen an hour of entry or a day that is counted by itself. */
export async function isAnyHourTaken(tx: Tx, eventId: string): Promise<boolean> {
  const row = await kysely(tx)
    .selectFrom('capacityClaim')
    .select('poolKey')
    .where('eventId', '=', eventId)
    .where((eb) => eb.or([eb('poolKey', 'like', 'slot:%'), eb('poolKey', 'like', '%~@%')]))
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

export async function markSettled(tx: Tx, eventMoveId: string): Promise<void> {
  await kysely(tx)
    .updateTable('eventMove')
    .set({ settledAt: sql<string>`now()` })
    .where('eventMoveId', '=', eventMoveId)
    .where('settledAt', 'is', null)
    .execute()
}

type Wanted = 'untold' | 'silent' | 'to_remind'

const WANTED = {
  untold: sql<boolean>`told_at IS NULL`,
  silent: sql<boolean>`answer IS NULL`,
  to_remind: sql<boolean>`answer IS NULL AND told_at IS NOT NULL
    AND coalesce(reminded_at, told_at) < now() - interval '20 hours'`,
} as const satisfies Record<Wanted, unknown>

/** A page of the registrations that stand and of which something is still to be done. */
export async function listAsked(
  tx: Tx,
  page: {
    readonly move: string
    readonly wanted: Wanted
    readonly after: string | null
    readonly limit: number
  },
): Promise<string[]> {
  const rows = await kysely(tx)
    .selectFrom('moveAnswer')
    .innerJoin('registration', 'registration.registrationId', 'moveAnswer.registrationId')
    .select('moveAnswer.registrationId')
    .where('eventMoveId', '=', page.move)
    .where('registration.state', 'in', HOLDING_STATES)
    .where(WANTED[page.wanted])
    .$if(page.after !== null, (query) => query.where('moveAnswer.registrationId', '>', page.after ?? ''))
    .orderBy('moveAnswer.registrationId')
    .limit(page.limit)
    .execute()
  return rows.map(({ registrationId }) => registrationId)
}

/** Notes that a message is queued; false when it was before, so that it is queued once. */
export async function markTold(
  tx: Tx,
  told: { readonly move: string; readonly registrationId: string; readonly again: boolean },
): Promise<boolean> {
  const result = await kysely(tx)
    .updateTable('moveAnswer')
    .set(told.again ? { remindedAt: sql<string>`now()` } : { toldAt: sql<string>`now()` })
    .where('eventMoveId', '=', told.move)
    .where('registrationId', '=', told.registrationId)
    .where(WANTED[told.again ? 'to_remind' : 'untold'])
    .executeTakeFirst()
  return result.numUpdatedRows === 1n
}

/** The answers of a move, of registrations that stand or have resigned for it. */
export async function countAnswers(tx: Tx, eventMoveId: string) {
  return kysely(tx)
    .selectFrom('moveAnswer')
    .innerJoin('registration', 'registration.registrationId', 'moveAnswer.registrationId')
    .where('eventMoveId', '=', eventMoveId)
    .select([
      sql<number>`count(*)::integer`.as('asked'),
      sql<number>`(count(*) FILTER (WHERE told_at IS NOT NULL))::integer`.as('told'),
      sql<number>`(count(*) FILTER (WHERE answer = 'stays'))::integer`.as('stays'),
      sql<number>`(count(*) FILTER (WHERE answer = 'resigns'))::integer`.as('resigns'),
      sql<number>`(count(*) FILTER (WHERE answer IS NULL AND state = ANY(${[...HOLDING_STATES]})))::integer`.as(
        'silent',
      ),
    ])
    .executeTakeFirstOrThrow()
}

/** Registrations of an event that stand, and their people. */
export async function countStanding(tx: Tx, eventId: string) {
  const { rows } = await sql<{ registrations: number; people: number }>`
    SELECT count(*)::integer AS registrations,
           coalesce(sum(coalesce(r.headcount, (SELECT count(*) FROM participant p
             WHERE p.account_id = r.account_id AND p.registration_id = r.registration_id AND p.left_at IS NULL))), 0)::integer
             AS people
      FROM registration r WHERE r.event_id = ${eventId} AND r.state = ANY(${[...HOLDING_STATES]})`.execute(
    kysely(tx),
  )
  return rows[0] ?? { registrations: 0, people: 0 }
}

/** From now on another version of the event's rules applies. Call it under the registration's lock. */
export async function setVersion(tx: Tx, registrationId: string, version: number): Promise<void> {
  await kysely(tx)
    .updateTable('registration')
    .set({ version })
    .where('registrationId', '=', registrationId)
    .execute()
}
