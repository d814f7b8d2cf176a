import { sql } from 'kysely'
import { kysely, type Tx } from '#server/db/database.ts'

/** The title of an event whose draft, or whose published version, contains an id anywhere; undefined when none does. */
export async function findTitleThatNames(
  tx: Tx,
  id: string,
): Promise<{ readonly title: string } | undefined> {
  const named = (document: 'e.draft' | 'v.definition') =>
    sql<boolean>`strpos(${sql.ref(document)}::text, ${id}) > 0`
  return kysely(tx)
    .selectFrom('event as e')
    .leftJoin('eventVersion as v', (join) =>
      join
        .onRef('v.accountId', '=', 'e.accountId')
        .onRef('v.eventId', '=', 'e.eventId')
        .onRef('v.version', '=', 'e.publishedVersion'),
    )
    .select(sql<string>`coalesce(e.draft ->> 'title', e.slug)`.as('title'))
    .where((where) => where.or([named('e.draft'), named('v.definition')]))
    .limit(1)
    .executeTakeFirst()
}
