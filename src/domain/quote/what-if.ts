import type { Choice, PersonDraft, RegistrationDraft } from '../registration/draft.ts'
import type { CompiledDefinition } from './compiled.ts'
import { personScopes, type Scope, wholeScope } from './scope.ts'

/** One option of an item instead of another. */
interface Swap {
  readonly item: string
  readonly from: string
  readonly to: string
}

/** The registration in which the people who ask, or the whole that asks, have the other option. */
export function withOption(scopes: readonly Scope[], swap: Swap): Scope | null {
  const [first] = scopes
  if (first?.person !== null) return withPeople(scopes, (person) => swapped(person, swap))
  return wholeScope(swapped(first.draft, swap), first.context)
}

/** The registration in which the people who ask are in the other group. */
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
 * Whether a requirement would refuse the people who ask with the alternative. One that is broken already proves
 * nothing, unless it asks for the alternative (`about`, in quotes). All who ask are tried at once, so it stays linear
 * in people.
 */
export function isRefused(
  { requirements }: CompiledDefinition,
  scopes: readonly Scope[],
  otherwise: Scope | null,
  about: string,
): boolean {
  if (otherwise === null) return false
  const after = new Map(personScopes(otherwise).map((scope) => [scope.person?.ref, scope]))
  return requirements.some(({ requirement, concerns, holds }) => {
    const isBroken = (scope: Scope | undefined) =>
      scope !== undefined && concerns(scope) === true && holds(scope) === false
    const asked = scopes.filter(({ person }) => (requirement.of === 'person') === (person !== null))
    return asked.some((before) => {
      const then = before.person === null ? otherwise : after.get(before.person.ref)
      return (
        isBroken(then) &&
        (!isBroken({ ...before, line: null }) || JSON.stringify(requirement).includes(about))
      )
    })
  })
}
