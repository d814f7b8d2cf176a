import { sql } from 'kysely'
import { z } from 'zod'
import { PAGE_FILE_KINDS } from '#domain/page-files/page-file.ts'
import { kysely, type Tx } from '#server/db/database.ts'

const kindSchema = z.enum(PAGE_FILE_KINDS)
export type PageFileKind = z.infer<typeof kindSchema>

/** A file for download without its bytes. */
export interface PageFileRow {
  readonly accountId: string
  readonly pageFileId: string
  readonly contentHash: string
  readonly name: string
  readonly kind: PageFileKind
  readonly size: number
  readonly storageKey: string
}

/** Concurrent uploads of an account are counted one after another. */
export async function lockPageFiles(tx: Tx, account: string): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended('page file ' || ${account}, 0))`.execute(kysely(tx))
}

const files = (tx: Tx) =>
  kysely(tx)
    .selectFrom('pageFile')
    .select(['accountId', 'pageFileId', 'contentHash', 'name', 'kind', 'size', 'storageKey'])

const readRow = <Row extends { readonly kind: string }>(row: Row) => ({
  ...row,
  kind: kindSchema.parse(row.kind),
})

/** The newest first. */
export async function listAll(tx: Tx): Promise<readonly PageFileRow[]> {
  const rows = await files(tx).orderBy('uploadedAt', 'desc').orderBy('pageFileId', 'desc').execute()
  return rows.map(readRow)
}

export async function findByIds(tx: Tx, ids: readonly string[]): Promise<readonly PageFileRow[]> {
  if (ids.length === 0) return []
  return (await files(tx).where('pageFileId', 'in', ids).execute()).map(readRow)
}

/** The file that was uploaded with the same content. */
export async function findSame(tx: Tx, sourceSha256: Buffer): Promise<PageFileRow | undefined> {
  const row = await files(tx).where('sourceSha256', '=', sourceSha256).executeTakeFirst()
  return row && readRow(row)
}

export async function findByContent(tx: Tx, contentHash: string): Promise<PageFileRow | undefined> {
  const row = await files(tx)
    .where('contentHash', '=', contentHash)
    .orderBy('pageFileId')
    .limit(1)
    .executeTakeFirst()
  return row && readRow(row)
}

export interface Used {
  readonly files: number
  readonly bytes: number
}

export async function countUsed(tx: Tx): Promise<Used> {
  return kysely(tx)
    .selectFrom('pageFile')
    .select([
      sql<number>`count(*)::integer`.as('files'),
      sql<number>`coalesce(sum(size), 0)::integer`.as('bytes'),
    ])
    .executeTakeFirstOrThrow()
}

export async function insertPageFile(
  tx: Tx,
  row: PageFileRow & { readonly sourceSha256: Buffer; readonly uploadedBy: string },
): Promise<void> {
  await kysely(tx).insertInto('pageFile').values(row).execute()
}

/** Its bytes are removed by a job. */
export async function deleteRow(tx: Tx, pageFileId: string): Promise<void> {
  await kysely(tx).deleteFrom('pageFile').where('pageFileId', '=', pageFileId).execute()
}
