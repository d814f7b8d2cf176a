import type { FileRules } from '#domain/form/fields/file-rules.ts'
import { tooManyFiles } from '#i18n/pl/file-refusals.ts'
import { sha256 } from '#server/base/secrets.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import type { Tx } from '#server/db/database.ts'
import { assertOnSale } from '#server/features/events/selling/assert-on-sale.ts'
import { recallSellingEvent } from '#server/features/events/selling/recall-selling-event.ts'
import { askedFrom } from '#server/http/asked-from.ts'
import { Refusal } from '#server/http/refusal.ts'
import { countOfDraft, countUploads, insertUploadRequest, lockUploads } from '../records/files.queries.ts'
import { fileRefusal } from './file-refusal.ts'
import { assertDeclared } from './receive-upload.ts'

interface Input {
  readonly slug: string
  readonly draft: string
  /** What the request says of its length; null where it says nothing. */
  readonly declared: number | null
}

/**
 * Whether an upload may begin, before any of it is read; counts it. Returns the event.
 * @throws Refusal not_found, called_off, archived, preview_only, file_too_large, too_many_requests or too_many_files
 */
export async function beginUpload(
  ctx: TenantCtx,
  { slug, draft, declared }: Input,
  rules: FileRules,
): Promise<string> {
  assertDeclared(declared, rules)
  const event = await recallSellingEvent(ctx, slug)
  assertOnSale(event)
  const { eventId } = event
  await ctx.db.tenant(ctx.account, async (tx) => {
    await lockUploads(tx, ctx.account)
    const from = askedFrom(ctx)
    if ((await countUploads(tx, from)) >= ctx.config.uploadLimits.ofNetwork)
      throw new Refusal('too_many_requests', { retryAfter: 3600 })
    await assertRoom(tx, ctx, draft)
    await insertUploadRequest(tx, { accountId: ctx.account, askedFrom: from })
  })
  return eventId
}

/** @throws Refusal too_many_files: the form already has the largest number of files */
export async function assertRoom(tx: Tx, { config }: TenantCtx, draft: string): Promise<void> {
  const { ofDraft: max } = config.uploadLimits
  if ((await countOfDraft(tx, sha256(draft))) >= max)
    throw fileRefusal('too_many_files', tooManyFiles(max), { max })
}
