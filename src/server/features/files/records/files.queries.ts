import { sql } from 'kysely'
import { z } from 'zod'
import { kysely, type Tx } from '#server/db/database.ts'
import { jsonb } from '#server/db/json.ts'

/** A file with where its bytes are. */
export interface FileRow {
  readonly fileId: string
  readonly storageKey: string
  readonly name: string
  readonly mediaType: string
  readonly size: number
  /** Whose answer it is, by the ref in the registration; null: of the whole registration. */
  readonly person: string | null
  readonly question: string | null
}

const ROW = ['fileId', 'storageKey', 'name', 'mediaType', 'size', 'person', 'question'] as const

/** Concurrent uploads of an account are counted one after another; what is older than an hour is deleted. */
export async function lockUploads(tx: Tx, account: string): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended('upload_request ' || ${account}, 0))`.execute(
    kysely(tx),
  )
  await kysely(tx)
    .deleteFrom('uploadRequest')
    .where('askedAt', '<', sql<Temporal.Instant>`now() - interval '1 hour'`)
    .execute()
}

export async function countUploads(tx: Tx, askedFrom: Buffer): Promise<number> {
  const { count } = await kysely(tx)
    .selectFrom('uploadRequest')
    .select(sql<number>`count(*)::integer`.as('count'))
    .where('askedFrom', '=', askedFrom)
    .executeTakeFirstOrThrow()
  return count
}

export async function insertUploadRequest(
  tx: Tx,
  request: { readonly accountId: string; readonly askedFrom: Buffer },
): Promise<void> {
  await kysely(tx).insertInto('uploadRequest').values(request).execute()
}

export async function countOfDraft(tx: Tx, draftHash: Buffer): Promise<number> {
  const { count } = await kysely(tx)
    .selectFrom('file')
    .select(sql<number>`count(*)::integer`.as('count'))
    .where('draftHash', '=', draftHash)
    .where('state', '=', 'uploaded')
    .executeTakeFirstOrThrow()
  return count
}

/** The same content, uploaded by the same field and not attached yet; it is kept for as long as a new one would be. */
export async function renewSame(
  tx: Tx,
  of: {
    readonly eventId: string
    readonly draftHash: Buffer
    readonly sha256: Buffer
    readonly question: string
    readonly person: string | null
    readonly keptUntil: Temporal.Instant
  },
): Promise<FileRow | undefined> {
  return kysely(tx)
    .updateTable('file')
    .set({ keptUntil: of.keptUntil.toString() })
    .where('eventId', '=', of.eventId)
    .where('draftHash', '=', of.draftHash)
    .where('sha256', '=', of.sha256)
    .where('question', '=', of.question)
    .where('person', 'is not distinct from', of.person)
    .where('state', '=', 'uploaded')
    .returning(ROW)
    .executeTakeFirst()
}

interface NewFile extends FileRow {
  readonly accountId: string
  readonly eventId: string
  readonly sha256: Buffer
  readonly draftHash: Buffer
  readonly uploadedBy: string
  readonly keptUntil: Temporal.Instant
}

export async function insertFile(tx: Tx, file: NewFile): Promise<void> {
  await kysely(tx)
    .insertInto('file')
    .values({ ...file, keptUntil: file.keptUntil.toString(), state: 'uploaded' })
    .execute()
}

export async function deleteOfDraft(
  tx: Tx,
  { draftHash, fileId }: { readonly draftHash: Buffer; readonly fileId: string },
): Promise<void> {
  await kysely(tx)
    .deleteFrom('file')
    .where('fileId', '=', fileId)
    .where('draftHash', '=', draftHash)
    .where('state', '=', 'uploaded')
    .execute()
}

/** A file with to whom it belongs. */
export interface NamedRow extends Omit<FileRow, 'storageKey'> {
  readonly draftHash: Buffer
  readonly registrationId: string | null
}

export async function findNamed(
  tx: Tx,
  { eventId, ids }: { readonly eventId: string; readonly ids: readonly string[] },
): Promise<readonly NamedRow[]> {
  return kysely(tx)
    .selectFrom('file')
    .select(['fileId', 'name', 'mediaType', 'size', 'person', 'question', 'draftHash', 'registrationId'])
    .where('eventId', '=', eventId)
    .where(sql<string>`file_id::text`, '=', sql<string>`ANY (${ids}::text[])`)
    .execute()
}

/** How many of these uploads of a form are there; none of them is removed before that moment. */
export async function keepUploads(
  tx: Tx,
  of: { readonly draftHash: Buffer; readonly ids: readonly string[]; readonly until: Temporal.Instant },
): Promise<number> {
  const { numUpdatedRows } = await kysely(tx)
    .updateTable('file')
    .set({ keptUntil: sql<string>`greatest(kept_until, ${of.until.toString()}::timestamptz)` })
    .where('draftHash', '=', of.draftHash)
    .where('state', '=', 'uploaded')
    .where(sql<string>`file_id::text`, '=', sql<string>`ANY (${of.ids}::text[])`)
    .executeTakeFirstOrThrow()
  return Number(numUpdatedRows)
}

interface OfRegistration {
  readonly registrationId: string
  /** Without files of people who have taken a place over: they are no business of the registrant. */
  readonly seenBy: 'registrant' | 'staff'
}

/** In the order in which they were uploaded. */
export async function listOfRegistration(
  tx: Tx,
  { registrationId, seenBy }: OfRegistration,
): Promise<readonly FileRow[]> {
  const files = kysely(tx)
    .selectFrom('file as f')
    .select(ROW)
    .where('f.registrationId', '=', registrationId)
    .where('f.state', '=', 'attached')
    .orderBy('f.uploadedAt')
    .orderBy('f.fileId')
  if (seenBy === 'staff') return files.execute()
  return files
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('participant as p')
            .select('p.participantId')
            .whereRef('p.accountId', '=', 'f.accountId')
            .whereRef('p.registrationId', '=', 'f.registrationId')
            .whereRef('p.ref', '=', 'f.person')
            .where('p.placeTransferId', 'is not', null),
        ),
      ),
    )
    .execute()
}

/** By which rules a registration was agreed on. */
export async function findVersion(
  tx: Tx,
  registrationId: string,
): Promise<{ readonly eventId: string; readonly version: number }> {
  return kysely(tx)
    .selectFrom('registration')
    .select(['eventId', 'version'])
    .where('registrationId', '=', registrationId)
    .executeTakeFirstOrThrow()
}

/** Whether it was there. */
export async function deleteOfRegistration(
  tx: Tx,
  { registrationId, fileId }: { readonly registrationId: string; readonly fileId: string },
): Promise<boolean> {
  const { numDeletedRows } = await kysely(tx)
    .deleteFrom('file')
    .where('fileId', '=', fileId)
    .where('registrationId', '=', registrationId)
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}

export interface AttachedAnswer {
  readonly id: string
  readonly person: string | null
  readonly question: string
}

interface Attachment {
  readonly account: string
  readonly eventId: string
  readonly registrationId: string
  readonly draftHash: Buffer | null
  readonly files: readonly AttachedAnswer[]
  readonly keptUntil: Temporal.Instant | null
}

/** Returns the ids of those that cannot be attached. See db/functions/public.attach_files.sql. */
export async function writeAttached(tx: Tx, of: Attachment): Promise<readonly string[]> {
  const { rows } = await sql<{ missing: unknown }>`
    SELECT attach_files(${of.account}, ${of.eventId}, ${of.registrationId}, ${of.draftHash}, ${jsonb(of.files)},
                        ${of.keptUntil?.toString() ?? null}::timestamptz) AS missing`.execute(kysely(tx))
  return z.array(z.string()).parse(rows[0]?.missing)
}

/** Whether a file, a picture, a file for download, a scan or a part of a list has its bytes there. */
export async function hasStorageKey(tx: Tx, key: string): Promise<boolean> {
  const row = await kysely(tx)
    .selectFrom('file')
    .select('storageKey')
    .where('storageKey', '=', key)
    .unionAll(kysely(tx).selectFrom('pictureFile').select('storageKey').where('storageKey', '=', key))
    .unionAll(kysely(tx).selectFrom('pageFile').select('storageKey').where('storageKey', '=', key))
    .unionAll(kysely(tx).selectFrom('signedPaper').select('storageKey').where('storageKey', '=', key))
    .unionAll(kysely(tx).selectFrom('listFilePart').select('storageKey').where('storageKey', '=', key))
    .executeTakeFirst()
  return row !== undefined
}

/** Cross-tenant: for all accounts. */
export async function purgeOver(tx: Tx, atMost: number): Promise<void> {
  await sql`SELECT cross_tenant.purge_files(${atMost})`.execute(kysely(tx))
}
