import { sql } from 'kysely'
import { z } from 'zod'
import { type FocalPoint, PICTURE_PURPOSES, type PicturePurpose } from '#domain/pictures/picture.ts'
import { kysely, type Tx } from '#server/db/database.ts'

const COLUMNS = [
  ...(['picture.pictureId', 'picture.purpose', 'picture.contentHash', 'picture.name'] as const),
  ...(['picture.width', 'picture.height', 'picture.widths', 'picture.plain'] as const),
  ...(['picture.alt', 'picture.focalX', 'picture.focalY'] as const),
] as const

/** A picture without its bytes. */
export interface PictureRow {
  readonly accountId: string
  readonly pictureId: string
  readonly purpose: PicturePurpose
  readonly contentHash: string
  readonly name: string
  readonly width: number
  readonly height: number
  readonly widths: readonly number[]
  /** '1080.jpg' */
  readonly plain: string
  readonly alt: string
  readonly focalX: number
  readonly focalY: number
}

/** Concurrent uploads of an account are counted one after another. */
export async function lockPictures(tx: Tx, account: string): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended('picture ' || ${account}, 0))`.execute(kysely(tx))
}

const purposeSchema = z.enum(PICTURE_PURPOSES)
const readRow = <Row extends { readonly purpose: string }>(row: Row) => ({
  ...row,
  purpose: purposeSchema.parse(row.purpose),
})

const pictures = (tx: Tx) => kysely(tx).selectFrom('picture').select('picture.accountId').select(COLUMNS)

/** The newest first. */
export async function listAll(tx: Tx): Promise<readonly PictureRow[]> {
  const rows = await pictures(tx).orderBy('uploadedAt', 'desc').orderBy('pictureId', 'desc').execute()
  return rows.map(readRow)
}

export async function findByIds(tx: Tx, ids: readonly string[]): Promise<readonly PictureRow[]> {
  if (ids.length === 0) return []
  return (await pictures(tx).where('pictureId', 'in', ids).execute()).map(readRow)
}

/** The picture that was made of the same content. */
export async function findSame(
  tx: Tx,
  of: { readonly purpose: PicturePurpose; readonly sourceSha256: Buffer },
): Promise<PictureRow | undefined> {
  const row = await pictures(tx)
    .where('purpose', '=', of.purpose)
    .where('sourceSha256', '=', of.sourceSha256)
    .executeTakeFirst()
  return row && readRow(row)
}

export interface Used {
  readonly pictures: number
  readonly bytes: number
}

export async function countUsed(tx: Tx): Promise<Used> {
  const { pictures: count } = await kysely(tx)
    .selectFrom('picture')
    .select(sql<number>`count(*)::integer`.as('pictures'))
    .executeTakeFirstOrThrow()
  const { bytes } = await kysely(tx)
    .selectFrom('pictureFile')
    .select(sql<number>`coalesce(sum(size), 0)::integer`.as('bytes'))
    .executeTakeFirstOrThrow()
  return { pictures: count, bytes }
}

interface NewPicture extends Omit<PictureRow, 'widths'> {
  readonly sourceSha256: Buffer
  readonly widths: number[]
  readonly uploadedBy: string
}

export interface NewPictureFile {
  readonly width: number
  readonly format: string
  readonly storageKey: string
  readonly size: number
}

export async function insertPicture(
  tx: Tx,
  picture: NewPicture,
  files: readonly NewPictureFile[],
): Promise<void> {
  const { accountId, pictureId } = picture
  await kysely(tx).insertInto('picture').values(picture).execute()
  await kysely(tx)
    .insertInto('pictureFile')
    .values(files.map((file) => ({ accountId, pictureId, ...file })))
    .execute()
}

export async function describe(
  tx: Tx,
  pictureId: string,
  { alt, focal }: { readonly alt: string; readonly focal: FocalPoint },
): Promise<void> {
  await kysely(tx)
    .updateTable('picture')
    .set({ alt, focalX: focal.x, focalY: focal.y })
    .where('pictureId', '=', pictureId)
    .execute()
}

/** Its bytes are removed by jobs. */
export async function deleteRows(tx: Tx, pictureId: string): Promise<void> {
  await kysely(tx).deleteFrom('pictureFile').where('pictureId', '=', pictureId).execute()
  await kysely(tx).deleteFrom('picture').where('pictureId', '=', pictureId).execute()
}

export async function findVariant(
  tx: Tx,
  of: { readonly contentHash: string; readonly width: number; readonly format: string },
): Promise<{ readonly storageKey: string } | undefined> {
  return kysely(tx)
    .selectFrom('pictureFile as f')
    .innerJoin('picture as p', (join) =>
      join.onRef('p.accountId', '=', 'f.accountId').onRef('p.pictureId', '=', 'f.pictureId'),
    )
    .select('f.storageKey')
    .where('p.contentHash', '=', of.contentHash)
    .where('f.width', '=', of.width)
    .where('f.format', '=', of.format)
    .executeTakeFirst()
}

/** Whether it is the logo of the account. */
export async function isLogo(tx: Tx, pictureId: string): Promise<boolean> {
  const row = await kysely(tx)
    .selectFrom('account')
    .select('accountId')
    .where('logoPictureId', '=', pictureId)
    .executeTakeFirst()
  return row !== undefined
}
