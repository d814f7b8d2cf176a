import { definitionOfFile } from '#domain/event/definition-file.ts'
import type { DefinitionProblem } from '#domain/event/problem.ts'
import { warningsOf } from '#domain/event/warnings.ts'
import type { TenantCtx } from '#server/ctx.ts'
import { recordAudit } from '#server/db/audit.queries.ts'
import { newId } from '#server/db/new-id.ts'
import { Refusal } from '#server/http/refusal.ts'
import { insertEvent } from './events.queries.ts'
import { readDefinition } from './read-definition.ts'

/**
 * Imports a definition, alone or as a file of another account, as a new event, not yet published. What is suspicious
 * in it is told, and may be meant.
 * @throws Refusal definition_invalid with every fault and its place; slug_taken
 */
export async function importEvent(
  ctx: TenantCtx,
  input: { readonly slug: string; readonly definition: unknown },
): Promise<{ id: string; slug: string; warnings: DefinitionProblem[] }> {
  const definition = definitionOfFile(input.definition)
  const read = readDefinition(definition)
  const { title } = read
  const eventId = newId()
  await ctx.db.tenant(ctx.account, async (tx) => {
    const event = { accountId: ctx.account, eventId, slug: input.slug, draft: definition }
    if (!(await insertEvent(tx, event))) throw new Refusal('slug_taken')
    await recordAudit(tx, ctx, { action: 'event.imported', eventId, after: { slug: input.slug, title } })
  })
  return { id: eventId, slug: input.slug, warnings: warningsOf(read) }
}
