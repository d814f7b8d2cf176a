import { createHash, randomBytes } from 'node:crypto'
import type { Readable } from 'node:stream'
import type { PictureView } from '#contract/pictures.ts'
import { kindOfContent } from '#domain/form/fields/file-content.ts'
import { safeFileName } from '#domain/form/fields/file-rules.ts'
import { PICTURE_FILES, PICTURE_QUOTA, type PicturePurpose } from '#domain/pictures/picture.ts'
import { recordAudit } from '#server/audit/audit.queries.ts'
import { sha256 } from '#server/base/secrets.ts'
import { actorText, type TenantCtx } from '#server/context/ctx.ts'
import type { Tx } from '#server/db/database.ts'
import { newId } from '#server/db/new-id.ts'
import { assertDeclared, receiveUpload } from '#server/features/files/uploads/receive-upload.ts'
import { storeUpload } from '#server/features/files/uploads/store-upload.ts'
import { Refusal } from '#server/http/refusal.ts'
import { type MadePicture, makePicture } from './make-picture.ts'
import { pictureView } from './picture.view.ts'
import {
  countUsed,
  deleteRows,
  findSame,
  insertPicture,
  lockPictures,
  type PictureRow,
} from './pictures.queries.ts'

interface Input {
  readonly purpose: PicturePurpose
  /** As the device calls the file. */
  readonly name: string
  /** What the request says of its length; null where it says nothing. */
  readonly declared: number | null
  readonly body: Readable
}

/**
 * Makes a picture of an account from what was uploaded, and stores it. The same content again is the picture that is
 * there. The rows come before the bytes: what a crash leaves of them is deleted with the picture.
 * @throws Refusal file_too_large, too_many_pictures, those of `receiveUpload` and `makePicture`; busy when the storage
 *   does not answer
 */
export async function uploadPicture(ctx: TenantCtx, input: Input): Promise<PictureView> {
  assertDeclared(input.declared, PICTURE_FILES)
  await ctx.db.tenant(ctx.account, (tx) => assertRoom(tx, 0))
  const content = await receiveUpload(input.body, PICTURE_FILES, ctx.config.uploadLimits)
  const source = { purpose: input.purpose, sourceSha256: sha256(content) }
  const same = await ctx.db.tenant(ctx.account, (tx) => findSame(tx, source))
  if (same !== undefined) return pictureView(same)
  const made = await makePicture(content, input.purpose)
  const files = made.variants.map(({ width, format, content: bytes }) => ({
    ...{ width, format, size: bytes.length, content: bytes },
    storageKey: randomBytes(32).toString('hex'),
  }))
  const row: PictureRow = { ...newRow(ctx, input, made), name: nameOf(input.name, content) }
  const kept = await ctx.db.tenant(ctx.account, async (tx) => {
    await lockPictures(tx, ctx.account)
    const first = await findSame(tx, source)
    if (first !== undefined) return first
    await assertRoom(
      tx,
      files.reduce((sum, { size }) => sum + size, 0),
    )
    const by = { sourceSha256: source.sourceSha256, uploadedBy: actorText(ctx.actor) }
    await insertPicture(
      tx,
      { ...row, widths: [...row.widths], ...by },
      files.map(({ content: _, ...file }) => file),
    )
    await recordAudit(tx, ctx, {
      action: 'picture.uploaded',
      details: { picture: row.pictureId, name: row.name },
      after: { name: row.name },
    })
    return row
  })
  if (kept === row) await storeUpload(ctx, files, (tx) => deleteRows(tx, row.pictureId))
  return pictureView(kept)
}

/** @throws Refusal too_many_pictures */
async function assertRoom(tx: Tx, more: number): Promise<void> {
  const { pictures, bytes } = await countUsed(tx)
  if (pictures >= PICTURE_QUOTA.pictures || bytes + more > PICTURE_QUOTA.bytes)
    throw new Refusal('too_many_pictures', { params: { max: PICTURE_QUOTA.pictures } })
}

const nameOf = (name: string, content: Buffer) => safeFileName(name, kindOfContent(content) ?? 'jpg')

function newRow({ account }: TenantCtx, { purpose }: Input, made: MadePicture): Omit<PictureRow, 'name'> {
  const plain = made.variants.find(({ format }) => format === 'jpg' || format === 'png')
  return {
    ...{ accountId: account, pictureId: newId(), purpose, width: made.width, height: made.height },
    contentHash: hashOf(made),
    widths: made.variants.filter(({ format }) => format === 'avif').map(({ width }) => width),
    plain: `${plain?.width}.${plain?.format}`,
    ...{ alt: '', focalX: 50, focalY: 50 },
  }
}

/** Of all variants: other bytes have another address. */
function hashOf({ variants }: MadePicture): string {
  const hash = createHash('sha256')
  for (const { content } of variants) hash.update(sha256(content))
  return hash.digest('hex').slice(0, 32)
}
