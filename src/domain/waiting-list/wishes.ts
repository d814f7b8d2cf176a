import type { CompiledDefinition } from '../quote/compiled.ts'
import { isLackOfPlaces } from '../quote/problems-of-pools.ts'
import { quote } from '../quote/quote.ts'
import type { QuoteContext, QuoteProblem } from '../quote/quote-result.ts'
import type { RegistrationDraft } from '../registration/draft.ts'
import type { Wish } from './waiting-list.ts'

/** The most smaller parties one party may agree to: each is priced on its own. */
export const MOST_SMALLER = 50

/**
 * What a draft waits for, the whole party first; or the problems, apart from full limits, that prevent its
 * registration.
 */
export interface Wishes {
  readonly wishes: readonly Wish[]
  readonly problems: readonly QuoteProblem[]
}

/**
 * What a party would take of the pools: all of it, then, as far as it agreed to fewer, the first people of the draft,
 * down to `smallest`. A smaller party that the rules do not allow (a child without the registering parent) is skipped.
 * @param smallest the least number of people that would come; the size of the draft when only all would
 */
export function wishesOf(
  compiled: CompiledDefinition,
  draft: RegistrationDraft,
  context: QuoteContext,
  smallest: number,
): Wishes {
  const whole = priced(compiled, draft, context)
  const { length: size } = draft.people
  const smaller = Array.from({ length: Math.max(0, size - smallest) }, (_, index) =>
    firstPeople(draft, size - 1 - index),
  )
  const fewer = smaller.flatMap((part) => {
    const { wish, problems } = priced(compiled, part, context)
    return hasRegistrant(part) && problems.length === 0 ? [wish] : []
  })
  return { wishes: [whole.wish, ...fewer], problems: whole.problems }
}

/** The draft reduced to its first people. */
export const firstPeople = (draft: RegistrationDraft, size: number): RegistrationDraft => ({
  ...draft,
  people: draft.people.slice(0, size),
})

function priced(compiled: CompiledDefinition, draft: RegistrationDraft, context: QuoteContext) {
  const { claims, problems } = quote(compiled, draft, context)
  return {
    wish: { size: draft.people.length, claims },
    problems: problems.filter((problem) => !isLackOfPlaces(problem)),
  }
}

const hasRegistrant = ({ people, registeredBy }: RegistrationDraft): boolean =>
  registeredBy === null || people.some(({ ref }) => ref === registeredBy)
