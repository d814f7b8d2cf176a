import type { FieldProblem } from '#contract/errors.ts'
import { keepsWaitingList } from '#domain/capacity/waiting-list.ts'
import { MOST_SMALLER, wishesOf } from '#domain/capacity/wishes.ts'
import type { CompiledDefinition } from '#domain/quote/compiled.ts'
import { freeUnits } from '#domain/quote/free-units.ts'
import { isLackOfPlaces } from '#domain/quote/problems-of-pools.ts'
import type { QuoteClaim, QuoteContext } from '#domain/quote/quote-result.ts'
import type { RegistrationDraft } from '#domain/registration/draft.ts'
import { tie } from '#i18n/typography.ts'
import type { FormProblem } from '../problems.ts'

/** An order by what one may wait for. */
export interface Waiting {
  /** What is full, and may be waited for. */
  readonly lacks: readonly FormProblem[]
  /** Everything else that is wrong: it comes first. */
  readonly toMend: readonly FormProblem[]
  /** What is full, in words; nothing while the order may be sent. */
  readonly words: readonly string[]
}

/**
 * Sets apart what may be waited for: where the event keeps a list, and has as many places in all as are wanted.
 * @param told what the server alone knows to be full
 */
export function waitingOf(
  problems: readonly FormProblem[],
  { compiled, claims }: { readonly compiled: CompiledDefinition; readonly claims: readonly QuoteClaim[] },
  told: readonly string[],
): Waiting {
  const waits =
    keepsWaitingList(compiled.definition) &&
    claims.every(({ pool, units }) => units <= freeUnits(compiled, {}, pool))
  if (!waits) return { lacks: [], toMend: problems, words: [] }
  const lacks = problems.filter(({ lack }) => lack)
  return {
    lacks,
    toMend: problems.filter(({ lack }) => !lack),
    words: lacks.length > 0 ? [...new Set(lacks.map(({ message }) => message))] : told,
  }
}

/**
 * With how many people fewer the order could come too, the most first. Statements are not looked at: they may still
 * be ticked.
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

/** What a refusal says is full, in words; nothing when it refuses for something else besides. */
export function lacksTold(problems: readonly FieldProblem[]): string[] {
  return problems.every(isLackOfPlaces) ? problems.map(({ message }) => tie(message)) : []
}
