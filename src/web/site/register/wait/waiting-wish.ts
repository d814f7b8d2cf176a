import type { FieldProblem } from '#contract/errors.ts'
import type { CompiledDefinition } from '#domain/quote/compiled.ts'
import { freeUnits } from '#domain/quote/free-units.ts'
import { isLackOfPlaces } from '#domain/quote/problems-of-pools.ts'
import type { QuoteClaim, QuoteContext } from '#domain/quote/quote-result.ts'
import type { RegistrationDraft } from '#domain/registration/draft.ts'
import { keepsWaitingList } from '#domain/waiting-list/waiting-list.ts'
import { MOST_SMALLER, wishesOf } from '#domain/waiting-list/wishes.ts'
import { tie } from '#i18n/text/typography.ts'
import type { FormProblem } from '../order/problems.ts'

/** An order, split by what may be waited for. */
export interface Waiting {
  /** What is full, and may be waited for. */
  readonly lacks: readonly FormProblem[]
  /** Everything else that is wrong: it comes first. */
  readonly toCorrect: readonly FormProblem[]
  /** What is full, in words; nothing while the order may be sent. */
  readonly words: readonly string[]
}

/**
 * Separates what may be waited for: where the event has a waiting list, and as many places in total as are requested.
 * @param fullByServer what only the server knows to be full
 */
export function waitingOf(
  problems: readonly FormProblem[],
  { compiled, claims }: { readonly compiled: CompiledDefinition; readonly claims: readonly QuoteClaim[] },
  fullByServer: readonly string[],
): Waiting {
  const waits =
    keepsWaitingList(compiled.definition) &&
    claims.every(({ pool, units }) => units <= freeUnits(compiled, {}, pool))
  if (!waits) return { lacks: [], toCorrect: problems, words: [] }
  const lacks = problems.filter(({ lack }) => lack)
  return {
    lacks,
    toCorrect: problems.filter(({ lack }) => !lack),
    words: lacks.length > 0 ? [...new Set(lacks.map(({ message }) => message))] : fullByServer,
  }
}

/**
 * The smaller numbers of people with which the order could come too, largest first. Statements are ignored: they may
 * still be ticked.
 */
export function smallerSizes(
  compiled: CompiledDefinition,
  draft: RegistrationDraft,
  context: QuoteContext,
): number[] {
  const agreed = { ...draft, statements: compiled.definition.statements.map(({ id }) => id) }
  const least = Math.max(1, draft.people.length - MOST_SMALLER)
  return wishesOf(compiled, agreed, context, least)
    .wishes.slice(1)
    .map(({ size }) => size)
}

/** What is full according to a refusal, in words; nothing when it has other reasons as well. */
export function lacksOfRefusal(problems: readonly FieldProblem[]): string[] {
  return problems.every(isLackOfPlaces) ? problems.map(({ message }) => tie(message)) : []
}
