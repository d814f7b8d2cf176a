import { randomBytes } from 'node:crypto'
import type { Readable } from 'node:stream'
import type { FileReference } from '#domain/form/fields/file.ts'
import { type FileRules, mediaTypeOf, safeFileName } from '#domain/form/fields/file-rules.ts'
import { sha256 } from '#server/base/secrets.ts'
import { actorText, type TenantCtx } from '#server/context/ctx.ts'
import { newId } from '#server/db/new-id.ts'
import { deleteOfDraft, type FileRow, insertFile, lockUploads, renewSame } from '../records/files.queries.ts'
import { assertRoom, beginUpload } from './begin-upload.ts'
import { type InspectedFile, inspectFile } from './inspect-file.ts'
import { receiveUpload } from './receive-upload.ts'
import { storeUpload } from './store-upload.ts'

/** What was attached to nothing until then is removed. */
const UNATTACHED_HOURS = 24

interface Input {
  readonly slug: string
  /** The rules by which the form was shown, and the question whose answer the file is to be. */
  readonly version: number
  readonly question: string
  /** Whose answer; null: of the whole registration. */
  readonly person: string | null
  /** The secret of the form. */
  readonly draft: string
  /** As the device calls the file. */
  readonly name: string
  readonly declared: number | null
  readonly body: Readable
}

/**
 * Stores a file for a form, after everything about it was checked; only then somebody learns its id. The row comes
 * before the bytes: what a crash leaves of them is deleted with it.
 * @throws Refusal of `beginUpload`, `receiveUpload` and `inspectFile`; busy when the storage does not answer
 */
export async function uploadFile(ctx: TenantCtx, input: Input): Promise<FileReference> {
  const { eventId, rules } = await beginUpload(ctx, input)
  const { question, person } = input
  const inspected = await receiveAndInspect(ctx, input, rules)
  const file = await ctx.db.tenant(ctx.account, async (tx) => {
    const of = {
      ...{ eventId, draftHash: sha256(input.draft), sha256: sha256(inspected.content) },
      ...{ question, person },
    }
    const keptUntil = ctx.now.add({ hours: UNATTACHED_HOURS })
    await lockUploads(tx, ctx.account)
    const same = await renewSame(tx, { ...of, keptUntil })
    if (same !== undefined) return same
    await assertRoom(tx, ctx, input.draft)
    const made = newFile(input.name, inspected)
    const by = { accountId: ctx.account, uploadedBy: actorText(ctx.actor) }
    await insertFile(tx, { ...made, ...of, ...by, keptUntil })
    return made
  })
  const { fileId, storageKey } = file
  await storeUpload(ctx, [{ storageKey, content: inspected.content }], (tx) =>
    deleteOfDraft(tx, { draftHash: sha256(input.draft), fileId }),
  )
  return { id: file.fileId, name: file.name, size: file.size, type: file.mediaType }
}

async function receiveAndInspect(ctx: TenantCtx, { body }: Input, rules: FileRules): Promise<InspectedFile> {
  return inspectFile(await receiveUpload(body, rules, ctx.config.uploadLimits), rules)
}

const newFile = (name: string, { kind, content }: InspectedFile): Omit<FileRow, 'person' | 'question'> => ({
  fileId: newId(),
  storageKey: randomBytes(32).toString('hex'),
  name: safeFileName(name, kind),
  mediaType: mediaTypeOf(kind),
  size: content.length,
})
