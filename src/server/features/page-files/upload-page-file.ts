import { randomBytes } from 'node:crypto'
import type { Readable } from 'node:stream'
import { z } from 'zod'
import type { PageFileView } from '#contract/page-files.ts'
import { safeFileName } from '#domain/form/fields/file-rules.ts'
import { PAGE_FILE_KINDS, PAGE_FILE_QUOTA, PAGE_FILES } from '#domain/page-files/page-file.ts'
import { recordAudit } from '#server/audit/audit.queries.ts'
import { sha256 } from '#server/base/secrets.ts'
import { actorText, type TenantCtx } from '#server/context/ctx.ts'
import type { Tx } from '#server/db/database.ts'
import { newId } from '#server/db/new-id.ts'
import { type InspectedFile, inspectFile } from '#server/features/files/uploads/inspect-file.ts'
import { assertDeclared, receiveUpload } from '#server/features/files/uploads/receive-upload.ts'
import { storeUpload } from '#server/features/files/uploads/store-upload.ts'
import { Refusal } from '#server/http/refusal.ts'
import { pageFileView } from './page-file.view.ts'
import {
  countUsed,
  deleteRow,
  findSame,
  insertPageFile,
  lockPageFiles,
  type PageFileRow,
} from './page-files.queries.ts'

interface Input {
  /** As the device calls the file. */
  readonly name: string
  /** What the request says of its length; null where it says nothing. */
  readonly declared: number | null
  readonly body: Readable
}

/**
 * Stores a file that pages of the account can offer for download, by its content of a known kind. The same content again
 * is the file that is there. The row comes before the bytes: what a crash leaves of them is deleted with the file.
 * @throws Refusal file_too_large, too_many_page_files, those of `receiveUpload` and `inspectFile`; busy when the storage
 *   does not answer
 */
export async function uploadPageFile(ctx: TenantCtx, input: Input): Promise<PageFileView> {
  assertDeclared(input.declared, PAGE_FILES)
  await ctx.db.tenant(ctx.account, (tx) => assertRoom(tx, 0))
  const content = await receiveUpload(input.body, PAGE_FILES, ctx.config.uploadLimits)
  const sourceSha256 = sha256(content)
  const same = await ctx.db.tenant(ctx.account, (tx) => findSame(tx, sourceSha256))
  if (same !== undefined) return pageFileView(same)
  const inspected = await inspectFile(content, PAGE_FILES)
  const row = newRow(ctx, input.name, inspected)
  const kept = await ctx.db.tenant(ctx.account, async (tx) => {
    await lockPageFiles(tx, ctx.account)
    const first = await findSame(tx, sourceSha256)
    if (first !== undefined) return first
    await assertRoom(tx, row.size)
    await insertPageFile(tx, { ...row, sourceSha256, uploadedBy: actorText(ctx.actor) })
    await recordAudit(tx, ctx, {
      action: 'page_file.uploaded',
      details: { pageFile: row.pageFileId, name: row.name },
      after: { name: row.name },
    })
    return row
  })
  const { storageKey } = row
  if (kept === row)
    await storeUpload(ctx, [{ storageKey, content: inspected.content }], (tx) =>
      deleteRow(tx, row.pageFileId),
    )
  return pageFileView(kept)
}

/** @throws Refusal too_many_page_files */
async function assertRoom(tx: Tx, more: number): Promise<void> {
  const { files, bytes } = await countUsed(tx)
  if (files >= PAGE_FILE_QUOTA.files || bytes + more > PAGE_FILE_QUOTA.bytes)
    throw new Refusal('too_many_page_files', { params: { max: PAGE_FILE_QUOTA.files } })
}

const kindSchema = z.enum(PAGE_FILE_KINDS)

const newRow = ({ account }: TenantCtx, name: string, { kind, content }: InspectedFile): PageFileRow => ({
  ...{ accountId: account, pageFileId: newId(), kind: kindSchema.parse(kind), size: content.length },
  contentHash: sha256(content).toString('hex').slice(0, 32),
  name: safeFileName(name, kind),
  storageKey: randomBytes(32).toString('hex'),
})
