import { randomBytes } from 'node:crypto'
import type { Readable } from 'node:stream'
import type { z } from 'zod'
import type { signedPaper } from '#contract/papers.ts'
import { MOST_PAPERS, SIGNED_PAPERS } from '#domain/documents/signed-papers.ts'
import { mediaTypeOf, safeFileName } from '#domain/form/fields/file-rules.ts'
import { tooManyFiles } from '#i18n/pl/file-refusals.ts'
import { recordAudit } from '#server/audit/audit.queries.ts'
import { sha256 } from '#server/base/secrets.ts'
import { actorText, type TenantCtx } from '#server/context/ctx.ts'
import type { Tx } from '#server/db/database.ts'
import { newId } from '#server/db/new-id.ts'
import { fileRefusal } from '#server/features/files/uploads/file-refusal.ts'
import { inspectFile } from '#server/features/files/uploads/inspect-file.ts'
import { assertDeclared, receiveUpload } from '#server/features/files/uploads/receive-upload.ts'
import { storeUpload } from '#server/features/files/uploads/store-upload.ts'
import { paperView } from './paper.view.ts'
import { deletePaper, findSamePaper, insertPaper, lockPapers, selectPapers } from './papers.queries.ts'

interface Input {
  readonly eventId: string
  readonly registrationId: string
  /** As the device calls the file. */
  readonly name: string
  /** What the request says of its length; null where it says nothing. */
  readonly declared: number | null
  readonly body: Readable
}

/**
 * Attaches a scan of a signed paper to a registration of the event, after everything about it was checked. The same content
 * again is the scan that is there. The row comes before the bytes: what a crash leaves of them is deleted with it.
 * @throws Refusal too_many_files, those of `receiveUpload` and `inspectFile`; busy when the storage does not answer
 */
export async function uploadPaper(ctx: TenantCtx, input: Input): Promise<z.input<typeof signedPaper>> {
  const { eventId, registrationId } = input
  assertDeclared(input.declared, SIGNED_PAPERS)
  const received = await receiveUpload(input.body, SIGNED_PAPERS, ctx.config.uploadLimits)
  const { kind, content } = await inspectFile(received, SIGNED_PAPERS)
  const row = {
    ...{ signedPaperId: newId(), name: safeFileName(input.name, kind), mediaType: mediaTypeOf(kind) },
    ...{ size: content.length, storageKey: randomBytes(32).toString('hex') },
    ...{ uploadedBy: actorText(ctx.actor), uploadedAt: ctx.now.round('microsecond') },
  }
  const sourceSha256 = sha256(received)
  const kept = await ctx.db.tenant(ctx.account, async (tx) => {
    await lockPapers(tx, registrationId)
    const same = await findSamePaper(tx, { registrationId, sourceSha256 })
    if (same !== undefined) return same
    await assertRoom(tx, registrationId)
    const of = { accountId: ctx.account, registrationId, sourceSha256 }
    await insertPaper(tx, { ...row, ...of, uploadedAt: row.uploadedAt.toString() })
    // By its id: people name files after themselves.
    const details = { paper: row.signedPaperId }
    await recordAudit(tx, ctx, { action: 'paper.attached', eventId, registrationId, details })
    return row
  })
  if (kept === row)
    await storeUpload(ctx, [{ storageKey: row.storageKey, content }], async (tx) => {
      await deletePaper(tx, { registrationId, paperId: row.signedPaperId })
    })
  return paperView(kept)
}

/** @throws Refusal too_many_files */
async function assertRoom(tx: Tx, registrationId: string): Promise<void> {
  if ((await selectPapers(tx, registrationId)).length >= MOST_PAPERS)
    throw fileRefusal('too_many_files', tooManyFiles(MOST_PAPERS), { max: MOST_PAPERS })
}
