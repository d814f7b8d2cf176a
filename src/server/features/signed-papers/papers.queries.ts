import { sql } from 'kysely'
import { kysely, type Tx } from '#server/db/database.ts'

/** A scan without its bytes. */
export interface PaperRow {
  readonly signedPaperId: string
  readonly name: string
  readonly mediaType: string
  readonly size: number
  readonly storageKey: string
  readonly uploadedBy: string
  readonly uploadedAt: Temporal.Instant
}

const ROW = ['signedPaperId', 'name', 'mediaType', 'size', 'storageKey', 'uploadedBy', 'uploadedAt'] as const

/** Concurrent uploads for a registration are counted one after another. */
export async function lockPapers(tx: Tx, registrationId: string): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended('signed paper ' || ${registrationId}, 0))`.execute(
    kysely(tx),
  )
}

/** In the order in which they were attached. */
export async function selectPapers(tx: Tx, registrationId: string): Promise<readonly PaperRow[]> {
  return kysely(tx)
    .selectFrom('signedPaper')
    .select(ROW)
    .where('registrationId', '=', registrationId)
    .orderBy('uploadedAt')
    .orderBy('signedPaperId')
    .execute()
}

/** The scan of a registration with this content. */
export async function findSamePaper(
  tx: Tx,
  of: { readonly registrationId: string; readonly sourceSha256: Buffer },
): Promise<PaperRow | undefined> {
  return kysely(tx)
    .selectFrom('signedPaper')
    .select(ROW)
    .where('registrationId', '=', of.registrationId)
    .where('sourceSha256', '=', of.sourceSha256)
    .executeTakeFirst()
}

export async function insertPaper(
  tx: Tx,
  paper: Omit<PaperRow, 'uploadedAt'> & {
    readonly accountId: string
    readonly registrationId: string
    readonly sourceSha256: Buffer
    readonly uploadedAt: string
  },
): Promise<void> {
  await kysely(tx).insertInto('signedPaper').values(paper).execute()
}

/** Whether it was there. */
export async function deletePaper(
  tx: Tx,
  of: { readonly registrationId: string; readonly paperId: string },
): Promise<boolean> {
  const { numDeletedRows } = await kysely(tx)
    .deleteFrom('signedPaper')
    .where('registrationId', '=', of.registrationId)
    .where('signedPaperId', '=', of.paperId)
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}
