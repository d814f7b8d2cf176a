import type { z } from 'zod'
import type { listEarlierQuestions as contract } from '#contract/question-library.ts'
import { holdsIn, type Scope } from '#domain/access/scope.ts'
import { readDocument } from '#domain/event/check/check-definition.ts'
import { expandDefinition } from '#domain/event/definition/expand-definition.ts'
import { askedQuestionsOf } from '#domain/event/draft/library/asked-questions.ts'
import { conditionWords } from '#i18n/pl/condition-words.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import { Refusal } from '#server/http/refusal.ts'
import { findDraft, listOtherDrafts } from './drafts.queries.ts'

type Earlier = z.input<typeof contract.output>['events']

/**
 * What the account's other events ask, by their drafts: those that the member may see, newest first.
 * @throws Refusal not_found where the event itself is not there
 */
export async function listEarlierQuestions(
  ctx: TenantCtx,
  { eventId, scope }: { readonly eventId: string; readonly scope: Scope },
): Promise<Earlier> {
  const others = await ctx.db.tenant(ctx.account, async (tx) => {
    if ((await findDraft(tx, eventId)) === undefined) throw new Refusal('not_found')
    return listOtherDrafts(tx, eventId)
  })
  return others
    .filter((other) => holdsIn(scope, other.eventId))
    .flatMap(({ eventId: id, draft }) => {
      const document = readDocument(draft)
      if (document === null || document.questions.length === 0) return []
      const words = conditionWords(expandDefinition(document))
      const { title, dates } = document
      return [{ id, title, start: dates.start, ...askedQuestionsOf(document, words) }]
    })
}
