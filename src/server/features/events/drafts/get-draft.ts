import type { getDraft as getDraftContract } from '#contract/drafts.ts'
import type { OutputOf } from '#contract/endpoint.ts'
import { readDocument } from '#domain/event/check/check-definition.ts'
import type { DefinitionDocument } from '#domain/event/definition/definition.ts'
import { panelSentence } from '#i18n/pl/definition-problems/panel-sentence.ts'
import { definitionChecker } from '#server/checks/definition-checker.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import { Refusal } from '#server/http/refusal.ts'
import { inWords } from '../publishing/in-words.ts'
import { findDraft, type StoredDraft } from './drafts.queries.ts'

export type Draft = OutputOf<typeof getDraftContract>

/**
 * The draft of an event with its problems and warnings.
 * @throws Refusal not_found; check_too_long, crowded
 */
export async function getDraft(ctx: TenantCtx, eventId: string): Promise<Draft> {
  const stored = await ctx.db.tenant(ctx.account, (tx) => findDraft(tx, eventId))
  if (!stored) throw new Refusal('not_found')
  return checkedDraft(ctx, stored)
}

/** A draft as people edit it: checked outside the event loop, as a publication would be. */
export async function checkedDraft(ctx: TenantCtx, stored: StoredDraft): Promise<Draft> {
  const definition = documentOf(stored)
  const checked = await definitionChecker.check(ctx.account, { definition })
  return {
    revision: stored.revision,
    // The database keeps microseconds.
    savedAt: stored.savedAt.toString({ smallestUnit: 'millisecond' }),
    savedBy: stored.savedBy,
    publishedVersion: stored.publishedVersion,
    definition,
    problems: checked.ok ? [] : inWords(checked.problems, panelSentence),
    warnings: checked.ok ? inWords(checked.warnings, panelSentence) : [],
    keptWarnings: [...stored.keptWarnings],
    toCheck: [...stored.toCheck],
  }
}

/** The definition of a draft; only documents of the right shape are saved. */
export function documentOf({ draft }: Pick<StoredDraft, 'draft'>): DefinitionDocument {
  const document = readDocument(draft)
  if (document === null) throw new Error('A draft has not the shape of a definition.')
  return document
}
