import { sql } from 'kysely'
import { z } from 'zod'
import type { updateCollection } from '#contract/collections.ts'
import { collectionState } from '#contract/collections.ts'
import type { BodyInputOf } from '#contract/endpoint.ts'
import { page } from '#domain/event/definition/page-schema.ts'
import { kysely, type Tx } from '#server/db/database.ts'
import { jsonb } from '#server/db/json.ts'

export type CollectionSetting = BodyInputOf<typeof updateCollection>

const stored = z.object({
  state: collectionState,
  cover: page.shape.cover,
  amounts: z.array(z.object({ amount: z.number().int(), what: z.string() })),
})

/** What has come for a collection, less what went back, and how many donations stay. */
const SUMS = sql`
  SELECT coalesce(sum(d.here), 0)::bigint AS raised, count(*) FILTER (WHERE d.here > 0)::int AS donations
    FROM (SELECT sum(e.amount) AS here FROM donation_entry e
           WHERE e.account_id = c.account_id AND e.collection_id = c.collection_id GROUP BY e.donation_id) d`

interface Row {
  readonly collectionId: string
  readonly slug: string
  readonly state: string
  readonly title: string
  readonly lede: string
  readonly body: string
  readonly goal: number | null
  readonly until: string | null
  readonly cover: string
  readonly photoId: string | null
  readonly amounts: unknown
  readonly thanks: string
  readonly showsDonors: boolean
  readonly raised: number
  readonly donations: number
}

async function select(tx: Tx, where: ReturnType<typeof sql>) {
  const { rows } = await sql<Row>`
    SELECT c.collection_id, c.slug, c.state, c.title, c.lede, c.body, c.goal, c.until::text AS until, c.cover,
           c.photo_id, c.amounts, c.thanks, c.shows_donors, s.raised, s.donations
      FROM collection c CROSS JOIN LATERAL (${SUMS}) s
     WHERE ${where} ORDER BY c.created_at DESC, c.collection_id DESC`.execute(kysely(tx))
  return rows.map((row) => ({ ...row, ...stored.parse(row) }))
}

export type StoredCollection = Awaited<ReturnType<typeof select>>[number]

/** The newest first. */
export const listAll = (tx: Tx): Promise<StoredCollection[]> => select(tx, sql`true`)

/** Those that are on the site and take donations. */
export const listOpen = (tx: Tx, today: string): Promise<StoredCollection[]> =>
  select(tx, sql`c.state = 'open' AND (c.until IS NULL OR c.until >= ${today}::date)`)

export async function findById(tx: Tx, collectionId: string): Promise<StoredCollection | undefined> {
  return (await select(tx, sql`c.collection_id = ${collectionId}`))[0]
}

/** One that has a page: a draft has none. */
export async function findOnSite(tx: Tx, slug: string): Promise<StoredCollection | undefined> {
  return (await select(tx, sql`c.slug = ${slug} AND c.state <> 'draft'`))[0]
}

export async function countCollections(tx: Tx): Promise<number> {
  const row = await kysely(tx)
    .selectFrom('collection')
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow()
  return row.count
}

/** Makes it unless another has the slug; returns whether it did. */
export async function insertCollection(
  tx: Tx,
  row: {
    readonly accountId: string
    readonly collectionId: string
    readonly slug: string
    readonly title: string
    readonly cover: string
  },
): Promise<boolean> {
  const result = await kysely(tx)
    .insertInto('collection')
    .values(row)
    .onConflict((conflict) => conflict.columns(['accountId', 'slug']).doNothing())
    .executeTakeFirst()
  return (result.numInsertedOrUpdatedRows ?? 0n) === 1n
}

export async function saveSetting(tx: Tx, collectionId: string, setting: CollectionSetting): Promise<void> {
  const { amounts, photo, ...row } = setting
  await kysely(tx)
    .updateTable('collection')
    .set({ ...row, amounts: jsonb(amounts), photoId: photo, updatedAt: sql<string>`now()` })
    .where('collectionId', '=', collectionId)
    .execute()
}

export async function saveState(tx: Tx, collectionId: string, state: 'open' | 'closed'): Promise<void> {
  await kysely(tx)
    .updateTable('collection')
    .set({ state, updatedAt: sql<string>`now()` })
    .where('collectionId', '=', collectionId)
    .execute()
}
