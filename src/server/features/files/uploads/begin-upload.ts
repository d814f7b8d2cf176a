import type { EventDefinition } from '#domain/event/definition/definition.ts'
import { settingsOf } from '#domain/form/answer.ts'
import type { FileRules } from '#domain/form/fields/file-rules.ts'
import { tooManyFiles } from '#i18n/pl/file-refusals.ts'
import { sha256 } from '#server/base/secrets.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import type { Tx } from '#server/db/database.ts'
import { assertOnSale } from '#server/features/events/selling/assert-on-sale.ts'
import { getDefinition } from '#server/features/events/selling/get-definition.ts'
import { recallSellingEvent } from '#server/features/events/selling/recall-selling-event.ts'
import { askedFrom } from '#server/http/asked-from.ts'
import { Refusal } from '#server/http/refusal.ts'
import { countOfDraft, countUploads, insertUploadRequest, lockUploads } from '../records/files.queries.ts'
import { fileRefusal } from './file-refusal.ts'
import { assertDeclared } from './receive-upload.ts'

interface Input {
  readonly slug: string
  readonly version: number
  readonly question: string
  readonly draft: string
  /** What the request says of its length; null where it says nothing. */
  readonly declared: number | null
}

interface Begun {
  readonly eventId: string
  /** Those of the question. */
  readonly rules: FileRules
}

/**
 * Whether an upload may begin, before any of it is read; counts it.
 * @throws Refusal not_found (also when no such question asks for files), called_off, archived, preview_only,
 *   file_too_large, too_many_requests or too_many_files
 */
export async function beginUpload(
  ctx: TenantCtx,
  { slug, version, question, draft, declared }: Input,
): Promise<Begun> {
  const event = await recallSellingEvent(ctx, slug)
  assertOnSale(event)
  const { eventId } = event
  const { definition } =
    version === event.version
      ? event
      : await ctx.db.tenant(ctx.account, (tx) => getDefinition(tx, ctx, eventId, version))
  const rules = rulesOf(definition, question)
  assertDeclared(declared, rules)
  await ctx.db.tenant(ctx.account, async (tx) => {
    await lockUploads(tx, ctx.account)
    const from = askedFrom(ctx)
    if ((await countUploads(tx, from)) >= ctx.config.uploadLimits.ofNetwork)
      throw new Refusal('too_many_requests', { retryAfter: 3600 })
    await assertRoom(tx, ctx, draft)
    await insertUploadRequest(tx, { accountId: ctx.account, askedFrom: from })
  })
  return { eventId, rules }
}

/** @throws Refusal not_found */
function rulesOf({ questions }: EventDefinition, id: string): FileRules {
  const question = questions.find((each) => each.id === id)
  const rules = question === undefined ? undefined : settingsOf(question).files
  if (rules === undefined) throw new Refusal('not_found')
  return rules
}

/** @throws Refusal too_many_files: the form already has the largest number of files */
export async function assertRoom(tx: Tx, { config }: TenantCtx, draft: string): Promise<void> {
  const { ofDraft: max } = config.uploadLimits
  if ((await countOfDraft(tx, sha256(draft))) >= max)
    throw fileRefusal('too_many_files', tooManyFiles(max), { max })
}
