import { sql } from 'kysely'
import { z } from 'zod'
import type { Allotted } from '#domain/capacity/allotment.ts'
import { kysely, type Tx } from '#server/db/database.ts'

/** Units of a limit that were set aside under a name. */
export interface Allotment extends Allotted {
  readonly slug: string
  readonly name: string
  readonly units: number
  readonly taken: number
  /** Why, and by whose decision, it was made above the limit; null when it was not. */
  readonly aboveLimit: { readonly because: string; readonly by: string } | null
}

const selectAllotments = (tx: Tx, eventId: string) =>
  kysely(tx)
    .selectFrom('allotment')
    .innerJoin('capacityPool', (join) =>
      join
        .onRef('capacityPool.eventId', '=', 'allotment.eventId')
        .onRef('capacityPool.poolKey', '=', 'allotment.poolKey'),
    )
    .select([
      'allotment.allotmentId',
      sql<string>`split_part(allotment.pool_key, '/', 2)`.as('slug'),
      'allotment.name',
      'allotment.partOf',
      'allotment.poolKey',
      'allotment.aboveLimitBecause',
      'allotment.aboveLimitBy',
      'capacityPool.capacity',
      'capacityPool.taken',
    ])
    .where('allotment.eventId', '=', eventId)
    .orderBy('allotment.poolKey')

type Row = Awaited<ReturnType<ReturnType<typeof selectAllotments>['execute']>>[number]

const allotmentOf = ({ aboveLimitBecause: because, aboveLimitBy: by, ...row }: Row): Allotment => ({
  allotmentId: row.allotmentId,
  slug: row.slug,
  name: row.name,
  partOf: row.partOf,
  pool: row.poolKey,
  units: row.capacity ?? 0,
  taken: row.taken,
  aboveLimit: because === null || by === null ? null : { because, by },
})

export async function listAllotments(tx: Tx, eventId: string): Promise<Allotment[]> {
  return (await selectAllotments(tx, eventId).execute()).map(allotmentOf)
}

export async function findAllotment(tx: Tx, eventId: string, slug: string): Promise<Allotment | undefined> {
  const row = await selectAllotments(tx, eventId)
    .where(sql`split_part(allotment.pool_key, '/', 2)`, '=', slug)
    .executeTakeFirst()
  return row && allotmentOf(row)
}

/** The row alone: what it claims is claimed by `resizeAllotment`. */
export async function insertAllotment(
  tx: Tx,
  row: {
    readonly accountId: string
    readonly allotmentId: string
    readonly eventId: string
    readonly name: string
    readonly partOf: string
    readonly poolKey: string
    readonly createdBy: string
  },
): Promise<void> {
  await kysely(tx).insertInto('allotment').values(row).execute()
}

export async function updateAllotment(
  tx: Tx,
  allotmentId: string,
  changes: {
    readonly name: string
    readonly aboveLimitBecause?: string | null
    readonly aboveLimitBy?: string | null
  },
): Promise<void> {
  await kysely(tx).updateTable('allotment').set(changes).where('allotmentId', '=', allotmentId).execute()
}

const verdictSchema = z
  .discriminatedUnion('verdict', [
    z.object({ verdict: z.enum(['full', 'queue']) }),
    z.object({ verdict: z.literal('in_use'), taken: z.number().int() }),
  ])
  .nullable()

/** See db/functions/public.set_aside.sql; null on success. */
export async function resizeAllotment(
  tx: Tx,
  account: string,
  wanted: {
    readonly eventId: string
    readonly allotmentId: string
    readonly units: number
    readonly named: boolean
  },
) {
  const { eventId, allotmentId, units, named } = wanted
  const { rows } = await sql<{ verdict: unknown }>`
    SELECT set_aside(${account}, ${eventId}, ${allotmentId}, ${units}, ${named}) AS verdict`.execute(
    kysely(tx),
  )
  return verdictSchema.parse(rows[0]?.verdict ?? null)
}
