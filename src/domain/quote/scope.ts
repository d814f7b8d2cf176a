import type { FactValue } from '../event/condition.ts'
import type { PersonDraft, RegistrationDraft } from '../registration/draft.ts'
import type { QuoteContext } from './quote-result.ts'

/** What is being judged: the whole draft, one of its people, or one line of a person or of the draft. */
export interface Scope {
  readonly draft: RegistrationDraft
  readonly context: QuoteContext
  readonly person: PersonDraft | null
  readonly line: LineScope | null
  /** What has been reckoned of this draft for all: counts, places among the people. Shared by its scopes. */
  readonly memo: Map<object | string, unknown>
}

export interface LineScope {
  readonly item: string
  readonly option: string | null
  readonly quantity: number
}

/**
 * What a fact turned out to be. `undefined`: not known yet, because something required is missing or
 * wrong (that is a problem of its own, so nothing is concluded from it). `null`: known to be absent. A list that
 * holds `undefined` is known in part.
 */
export type Known = FactValue | readonly (FactValue | undefined)[] | null | undefined

/** Reads one fact of a scope. */
export type ReadFact = (scope: Scope) => Known

/** True, false, or not known yet. */
export type Truth = boolean | undefined

/** A compiled condition. */
export type Test = (scope: Scope) => Truth

/** The scope of the registration as a whole. */
export const wholeScope = (draft: RegistrationDraft, context: QuoteContext): Scope => ({
  draft,
  context,
  person: null,
  line: null,
  memo: new Map(),
})

/** The scope of each person of the draft, in the order of typing. */
export const personScopes = (scope: Scope): readonly Scope[] =>
  once(scope, 'people', () => scope.draft.people.map((person) => ({ ...scope, person, line: null })))

/** Reckons something of the whole draft the first time that it is asked for. */
export function once<T>({ memo }: Scope, key: object | string, reckon: () => T): T {
  const known = memo.get(key) as { value: T } | undefined
  if (known !== undefined) return known.value
  const value = reckon()
  memo.set(key, { value })
  return value
}
