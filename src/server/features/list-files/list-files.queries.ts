import { sql } from 'kysely'
import { z } from 'zod'
import { listFileQuery } from '#contract/list-files.ts'
import { exportList } from '#contract/lists.ts'
import { kysely, type Tx } from '#server/db/database.ts'
import { jsonb } from '#server/db/json.ts'

const row = z.object({
  listFileId: z.uuid(),
  eventId: z.uuid(),
  userId: z.uuid(),
  list: exportList.params.shape.list,
  query: listFileQuery,
  rows: z.number().nullable(),
  written: z.number(),
  parts: z.number(),
  afterKey: z.string().nullable(),
  afterId: z.uuid().nullable(),
  createdAt: z.instanceof(Temporal.Instant),
  endedAt: z.instanceof(Temporal.Instant).nullable(),
  keptUntil: z.instanceof(Temporal.Instant),
})
export type ListFile = z.output<typeof row>

const files = (tx: Tx) =>
  kysely(tx)
    .selectFrom('listFile')
    .select(['listFileId', 'eventId', 'userId', 'list', 'query', 'rows', 'written', 'parts'])
    .select(['afterKey', 'afterId', 'createdAt', 'endedAt', 'keptUntil'])

/** A file of the account by its id alone. */
export async function findFile(tx: Tx, listFileId: string): Promise<ListFile | null> {
  const found = await files(tx).where('listFileId', '=', listFileId).executeTakeFirst()
  return row.nullable().parse(found ?? null)
}

/** The files of a member, newest first. */
export async function filesOfUser(tx: Tx, userId: string): Promise<ListFile[]> {
  const found = await files(tx).where('userId', '=', userId).orderBy('listFileId', 'desc').execute()
  return z.array(row).parse(found)
}

/** Requests of one member for several files at once wait for each other, so that the number of files is counted. */
export async function lockFilesOfUser(tx: Tx, userId: string): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`list_file:${userId}`}, 0))`.execute(kysely(tx))
}

export async function insertFile(
  tx: Tx,
  file: Pick<ListFile, 'listFileId' | 'eventId' | 'userId' | 'list' | 'query' | 'rows' | 'keptUntil'> & {
    readonly accountId: string
  },
): Promise<void> {
  await kysely(tx)
    .insertInto('listFile')
    .values({ ...file, query: jsonb(file.query), keptUntil: file.keptUntil.toString() })
    .execute()
}

/** Deletes a file with its parts. @returns whether there was one */
export async function deleteFile(tx: Tx, listFileId: string): Promise<boolean> {
  const { numDeletedRows } = await kysely(tx)
    .deleteFrom('listFile')
    .where('listFileId', '=', listFileId)
    .executeTakeFirstOrThrow()
  return numDeletedRows === 1n
}

/** Notes a part before its bytes are stored: what a crash leaves of them is deleted with the row. */
export async function insertPart(
  tx: Tx,
  part: { readonly accountId: string; readonly listFileId: string; readonly storageKey: string },
): Promise<void> {
  await kysely(tx).insertInto('listFilePart').values(part).execute()
}

/** A part with its bytes stored, and the row behind which the next one begins. */
export interface WrittenPart {
  readonly storageKey: string
  readonly rows: number
  readonly last: { readonly key: string; readonly id: string }
}

/** Counts a part in as the next one. False: the file is gone, or another run has written this part. */
export async function addPart(
  tx: Tx,
  { listFileId, parts }: Pick<ListFile, 'listFileId' | 'parts'>,
  { storageKey, rows, last }: WrittenPart,
): Promise<boolean> {
  const { numUpdatedRows } = await kysely(tx)
    .updateTable('listFile')
    .set({
      ...{ parts: parts + 1, afterKey: last.key, afterId: last.id },
      written: sql<number>`written + ${rows}`,
    })
    .where('listFileId', '=', listFileId)
    .where('parts', '=', parts)
    .where('endedAt', 'is', null)
    .executeTakeFirstOrThrow()
  if (numUpdatedRows !== 1n) return false
  await kysely(tx)
    .updateTable('listFilePart')
    .set({ position: parts })
    .where('storageKey', '=', storageKey)
    .execute()
  return true
}

export async function deletePart(tx: Tx, storageKey: string): Promise<void> {
  await kysely(tx).deleteFrom('listFilePart').where('storageKey', '=', storageKey).execute()
}

/** Ends a file that has all its parts; what runs that were broken off have left goes. False: another run has ended it. */
export async function endFile(
  tx: Tx,
  { listFileId, parts }: Pick<ListFile, 'listFileId' | 'parts'>,
  times: { readonly endedAt: Temporal.Instant; readonly keptUntil: Temporal.Instant },
): Promise<boolean> {
  const { numUpdatedRows } = await kysely(tx)
    .updateTable('listFile')
    .set({ endedAt: times.endedAt.toString(), keptUntil: times.keptUntil.toString() })
    .where('listFileId', '=', listFileId)
    .where('parts', '=', parts)
    .where('endedAt', 'is', null)
    .executeTakeFirstOrThrow()
  if (numUpdatedRows !== 1n) return false
  await kysely(tx)
    .deleteFrom('listFilePart')
    .where('listFileId', '=', listFileId)
    .where('position', 'is', null)
    .execute()
  return true
}

/** The keys of the parts of a file, in their order. */
export async function keysOfParts(tx: Tx, listFileId: string): Promise<string[]> {
  const found = await kysely(tx)
    .selectFrom('listFilePart')
    .select('storageKey')
    .where('listFileId', '=', listFileId)
    .where('position', 'is not', null)
    .orderBy('position')
    .execute()
  return found.map(({ storageKey }) => storageKey)
}

/** Cross-tenant: for all accounts. */
export async function purgeOver(tx: Tx, atMost: number): Promise<void> {
  await sql`SELECT cross_tenant.purge_list_files(${atMost})`.execute(kysely(tx))
}
