import { definitionOfFile } from '#domain/event/check/definition-file.ts'
import { documentSentence } from '#i18n/pl/definition-problems/document-sentence.ts'
import { recordAudit } from '#server/audit/audit.queries.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import { newId } from '#server/db/new-id.ts'
import { Refusal } from '#server/http/refusal.ts'
import { insertEvent } from '../selling/events.queries.ts'
import { inWords, type WordedProblem } from './in-words.ts'
import { readDefinition } from './read-definition.ts'

/**
 * Imports a definition, alone or as a file of another account, as a new event, not yet published. Suspicious parts
 * are reported as warnings, since they may be intended.
 * @throws Refusal definition_invalid with every fault and its place; check_too_long, crowded, slug_taken
 */
export async function importEvent(
  ctx: TenantCtx,
  input: { readonly slug: string; readonly definition: unknown },
): Promise<{ id: string; slug: string; warnings: WordedProblem[] }> {
  const definition = definitionOfFile(input.definition)
  const { document: read, warnings } = await readDefinition(ctx, { definition })
  // The text stays as it was written, except for codes.
  const draft = read.pools.some(({ codes }) => codes !== undefined) ? read : definition
  const { title } = read
  const eventId = newId()
  await ctx.db.tenant(ctx.account, async (tx) => {
    const event = { accountId: ctx.account, eventId, slug: input.slug, draft }
    if (!(await insertEvent(tx, event))) throw new Refusal('slug_taken')
    await recordAudit(tx, ctx, { action: 'event.imported', eventId, after: { slug: input.slug, title } })
  })
  return { id: eventId, slug: input.slug, warnings: inWords(warnings, documentSentence) }
}
