import type { Choice, PersonDraft, RegistrationDraft } from '../registration/draft.ts'
import type { CompiledDefinition } from './compiled.ts'
import { personScopes, type Scope, wholeScope } from './scope.ts'

/** One option of an item instead of another. */
interface Swap {
  readonly item: string
  readonly from: string
  readonly to: string
}

/** The registration as it would be if the people of the scopes, or the registration as a whole, had the other option. */
export function withOption(scopes: readonly Scope[], swap: Swap): Scope | null {
  const [first] = scopes
  if (first?.person !== null) return withPeople(scopes, (person) => swapped(person, swap))
  return wholeScope(swapped(first.draft, swap), first.context)
}

/** The registration as it would be if the people of the scopes were in the other group. */
export const withGroup = (scopes: readonly Scope[], group: string): Scope | null =>
  withPeople(scopes, (person) => ({ ...person, group }))

function withPeople(scopes: readonly Scope[], change: (person: PersonDraft) => PersonDraft): Scope | null {
  const [first] = scopes
  if (first === undefined) return null
  const { draft, context } = first
  const refs = new Set(scopes.map(({ person }) => person?.ref))
  const people = draft.people.map((person) => (refs.has(person.ref) ? change(person) : person))
  return wholeScope({ ...draft, people }, context)
}

function swapped<T extends PersonDraft | RegistrationDraft>(of: T, { item, from, to }: Swap): T {
  const other = (id: string) => (id === from ? to : id)
  return { ...of, choices: { ...of.choices, [item]: swappedChoice(of.choices[item], other, to) } }
}

function swappedChoice(choice: Choice | undefined, other: (id: string) => string, to: string): Choice {
  if (Array.isArray(choice)) return choice.map(other)
  if (typeof choice !== 'object' || choice === null) return to
  return Object.fromEntries(Object.entries(choice).map(([id, pieces]) => [other(id), pieces]))
}

/**
 * Whether a requirement would refuse the people of the scopes with the alternative. A requirement that they break
 * already says nothing about the alternative, unless it names it. All people are tried at once, so the work grows no
 * faster than their number.
 * @param alternative the registration with the alternative; null when there is none, and nothing is refused
 * @param about the name of the alternative in requirements, in quotes
 */
export function isRefused(
  { requirements }: CompiledDefinition,
  scopes: readonly Scope[],
  alternative: Scope | null,
  about: string,
): boolean {
  if (alternative === null) return false
  const after = new Map(personScopes(alternative).map((scope) => [scope.person?.ref, scope]))
  return requirements.some(({ requirement, concerns, holds }) => {
    const isBroken = (scope: Scope | undefined) =>
      scope !== undefined && concerns(scope) === true && holds(scope) === false
    const asked = scopes.filter(({ person }) => (requirement.of === 'person') === (person !== null))
    return asked.some((before) => {
      const then = before.person === null ? alternative : after.get(before.person.ref)
      return (
        isBroken(then) &&
        (!isBroken({ ...before, line: null }) || JSON.stringify(requirement).includes(about))
      )
    })
  })
}
