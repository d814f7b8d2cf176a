import type { FactValue } from '../event/definition/condition.ts'
import type { PersonDraft, RegistrationDraft } from '../registration/draft.ts'
import type { QuoteContext } from './quote-result.ts'

/** What a condition is evaluated for: the whole draft, one of its people, or one line of a person or of the draft. */
export interface Scope {
  readonly draft: RegistrationDraft
  readonly context: QuoteContext
  readonly person: PersonDraft | null
  readonly line: LineScope | null
  /** Values calculated once for the whole draft: counts, ranks of people. Shared by its scopes. */
  readonly memo: Map<object | string, unknown>
}

export interface LineScope {
  readonly item: string
  readonly option: string | null
  readonly quantity: number
}

/**
 * The value of a fact. `undefined`: not known yet, because something required is missing or wrong (that is a separate
 * problem, so nothing is concluded from it). `null`: known to be absent. A list that contains `undefined` is known in
 * part.
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

/** Calculates a value for the whole draft when it is first asked for. */
export function once<T>({ memo }: Scope, key: object | string, calculate: () => T): T {
  const known = memo.get(key) as { value: T } | undefined
  if (known !== undefined) return known.value
  const value = calculate()
  memo.set(key, { value })
  return value
}
