import { sql } from 'kysely'
import type { ToCheck } from '#domain/event/draft/parts/to-check.ts'
import { HOLDING_STATES } from '#domain/registration/states.ts'
import { kysely, type Tx } from '#server/db/database.ts'
import { jsonb } from '#server/db/json.ts'

export interface PublishedEvent {
  readonly eventId: string
  readonly slug: string
  readonly version: number
  /** Why it does not take place; null while it does. */
  readonly calledOffBecause: string | null
  /** It is over and in the archive. */
  readonly isArchived: boolean
  /** What is registered now is a test. */
  readonly isTest: boolean
}

/** false when the account has an event at this address already. */
export async function insertEvent(
  tx: Tx,
  event: {
    readonly accountId: string
    readonly eventId: string
    readonly slug: string
    readonly draft: unknown
    readonly toCheck?: readonly ToCheck[]
    /** The edition before, which its numbers are compared with. */
    readonly comparedWith?: string | null
  },
): Promise<boolean> {
  const result = await kysely(tx)
    .insertInto('event')
    .values({ ...event, draft: jsonb(event.draft), toCheck: jsonb(event.toCheck ?? []) })
    .onConflict((conflict) => conflict.columns(['accountId', 'slug']).doNothing())
    .executeTakeFirst()
  return (result.numInsertedOrUpdatedRows ?? 0n) === 1n
}

/**
 * Lets orders and publications in progress finish and keeps others waiting; returns the current version, by which
 * nothing is sold from now on.
 */
export async function lockEvent(
  tx: Tx,
  eventId: string,
): Promise<{ version: number | null; isCalledOff: boolean } | undefined> {
  await sql`SELECT pg_advisory_xact_lock(event_lock(${eventId}))`.execute(kysely(tx))
  const row = await kysely(tx)
    .selectFrom('event')
    .select(['publishedVersion', 'calledOffAt'])
    .where('eventId', '=', eventId)
    .forNoKeyUpdate()
    .executeTakeFirst()
  return row && { version: row.publishedVersion, isCalledOff: row.calledOffAt !== null }
}

export async function insertVersion(
  tx: Tx,
  row: {
    readonly accountId: string
    readonly eventId: string
    readonly version: number
    readonly definition: unknown
    /** What is edited from now on: the definition with the numbers that limits have now. */
    readonly draft: unknown
    readonly publishedBy: string
  },
): Promise<void> {
  const { draft, ...version } = row
  await kysely(tx)
    .insertInto('eventVersion')
    .values({ ...version, definition: jsonb(row.definition) })
    .execute()
  await kysely(tx)
    .updateTable('event')
    .set(({ eb }) => ({
      publishedVersion: row.version,
      draft: jsonb(draft),
      draftRevision: eb('draftRevision', '+', 1),
      draftSavedBy: row.publishedBy,
      draftSavedAt: sql<string>`now()`,
    }))
    .where('eventId', '=', row.eventId)
    .execute()
}

/** Whether any places of the event are held now or waited for, by the limits of their own version. */
export async function isAnyPlaceHeld(tx: Tx, eventId: string): Promise<boolean> {
  const held = await kysely(tx)
    .selectFrom('registration')
    .select('registrationId')
    .where('eventId', '=', eventId)
    .where('state', 'in', HOLDING_STATES)
    .limit(1)
    .executeTakeFirst()
  if (held) return true
  const wanted = await kysely(tx)
    .selectFrom('waitingEntry')
    .select('waitingEntryId')
    .where('eventId', '=', eventId)
    .where('state', 'in', ['waiting', 'offered'])
    .limit(1)
    .executeTakeFirst()
  return wanted !== undefined
}

export async function findPublishedEvent(tx: Tx, slug: string): Promise<PublishedEvent | undefined> {
  const row = await kysely(tx)
    .selectFrom('event')
    .select(['eventId', 'slug', 'publishedVersion', 'calledOffBecause', 'archivedAt', 'isTest'])
    .where('slug', '=', slug)
    .executeTakeFirst()
  return row && publishedOf(row)[0]
}

/** Those that are not in the archive. */
export async function listPublishedEvents(tx: Tx): Promise<PublishedEvent[]> {
  const rows = await kysely(tx)
    .selectFrom('event')
    .select(['eventId', 'slug', 'publishedVersion', 'calledOffBecause', 'archivedAt', 'isTest'])
    .where('archivedAt', 'is', null)
    .orderBy('createdAt')
    .execute()
  return rows.flatMap(publishedOf)
}

/** The event, if it was ever published. */
function publishedOf({
  publishedVersion: version,
  archivedAt,
  ...event
}: Omit<PublishedEvent, 'version' | 'isArchived'> & {
  readonly publishedVersion: number | null
  readonly archivedAt: Temporal.Instant | null
}): PublishedEvent[] {
  return version === null ? [] : [{ ...event, version, isArchived: archivedAt !== null }]
}

export async function findEvent(
  tx: Tx,
  eventId: string,
): Promise<
  | {
      readonly slug: string
      readonly publishedVersion: number | null
      readonly calledOffBecause: string | null
      readonly isArchived: boolean
      readonly isTest: boolean
    }
  | undefined
> {
  const row = await kysely(tx)
    .selectFrom('event')
    .select(['slug', 'publishedVersion', 'calledOffBecause', 'archivedAt', 'isTest'])
    .where('eventId', '=', eventId)
    .executeTakeFirst()
  if (row === undefined) return undefined
  const { archivedAt, ...event } = row
  return { ...event, isArchived: archivedAt !== null }
}

export async function findDefinition(tx: Tx, eventId: string, version: number): Promise<unknown> {
  const row = await kysely(tx)
    .selectFrom('eventVersion')
    .select('definition')
    .where('eventId', '=', eventId)
    .where('version', '=', version)
    .executeTakeFirst()
  return row?.definition
}

/** When and by whom each version was published, newest first. */
export async function listVersions(tx: Tx, eventId: string) {
  return kysely(tx)
    .selectFrom('eventVersion')
    .select(['version', 'publishedAt', 'publishedBy'])
    .where('eventId', '=', eventId)
    .orderBy('version', 'desc')
    .execute()
}

const numbersOfEvents = sql<{
  eventId: string
  registrations: number
  people: number
  charged: number
  paid: number
}>`(
  SELECT event_id, sum(registrations)::bigint AS registrations, sum(people)::bigint AS people,
         sum(charged)::bigint AS charged, sum(paid)::bigint AS paid
    FROM (SELECT event_id, registrations, people, charged, paid FROM event_day_count
          UNION ALL
          SELECT event_id, registrations, people, charged, paid FROM event_count_change) AS n
   GROUP BY event_id)`

/** Events of the account for the panel, newest start first, with people, places and money. */
export async function listEventsWithSums(tx: Tx) {
  return kysely(tx)
    .selectFrom('event')
    .leftJoin('eventVersion', (join) =>
      join
        .onRef('eventVersion.eventId', '=', 'event.eventId')
        .onRef('eventVersion.version', '=', 'event.publishedVersion'),
    )
    .leftJoin(numbersOfEvents.as('numbers'), 'numbers.eventId', 'event.eventId')
    .select((eb) => [
      'event.eventId',
      'event.slug',
      'event.publishedVersion',
      'event.archivedAt',
      'event.calledOffAt',
      'event.isTest',
      sql<boolean>`(EXISTS (SELECT FROM group_carer g WHERE g.event_id = event.event_id)
        OR EXISTS (SELECT FROM space_carer s WHERE s.event_id = event.event_id))`.as('hasCarers'),
      sql<unknown>`coalesce(event_version.definition, event.draft)`.as('definition'),
      // Counted by day (docs/decisions/055-numbers-are-kept-by-day.md): nobody waits for a million rows.
      sql<number>`coalesce(numbers.people, 0)`.as('people'),
      sql<number>`coalesce(numbers.registrations, 0)`.as('registrations'),
      sql<number>`coalesce(numbers.charged, 0)`.as('charged'),
      sql<number>`coalesce(numbers.paid, 0)`.as('paid'),
      eb
        .selectFrom('capacityPool')
        .whereRef('capacityPool.eventId', '=', 'event.eventId')
        .where('capacityPool.poolKey', '=', 'event')
        .select('capacityPool.capacity')
        .as('capacity'),
    ])
    .orderBy('event.createdAt', 'desc')
    .execute()
}

export async function selectPublishedAt(tx: Tx, eventId: string, version: number): Promise<Temporal.Instant> {
  const { publishedAt } = await kysely(tx)
    .selectFrom('eventVersion')
    .select('publishedAt')
    .where('eventId', '=', eventId)
    .where('version', '=', version)
    .executeTakeFirstOrThrow()
  return publishedAt
}
