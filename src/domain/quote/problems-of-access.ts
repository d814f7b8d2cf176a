import { readChoice } from './choices.ts'
import type { CompiledDefinition } from './compiled.ts'
import { headItems, numberOfPeople } from './facts-of-registration.ts'
import { isOfTime, type Shut, shutByAge, shutByTime } from './gate.ts'
import { heldPerson } from './held.ts'
import type { QuoteProblem } from './quote-result.ts'
import { personScopes, type Scope, wholeScope } from './scope.ts'

/** Whether the event is open to everybody of the draft, by time and age, and to so many people. */
export function problemsOfAccess(compiled: CompiledDefinition, whole: Scope): QuoteProblem[] {
  return [
    ...problemsOfTime(compiled, whole),
    ...problemsOfAges(compiled, whole),
    ...problemsOfNumbers(compiled, whole),
  ]
}

/** The same answer about the time for all is told once, for the registration; else to each person it concerns. */
function problemsOfTime(compiled: CompiledDefinition, whole: Scope): QuoteProblem[] {
  const verdicts = whoMustFindOpen(compiled, whole).map((scope) => ({
    person: scope.person?.ref ?? null,
    shut: shutByTime(compiled.gate.windows, scope),
  }))
  const [first] = verdicts
  const same = verdicts.every(({ shut }) => shut?.code === first?.shut?.code)
  const told = same && first !== undefined ? [{ ...first, person: null }] : verdicts
  return told.flatMap(({ person, shut }) => problemOf(shut, person, null))
}

/** Everybody; of a change those who join, unless the staff see to it. */
function whoMustFindOpen({ definition }: CompiledDefinition, whole: Scope): readonly Scope[] {
  const { held, facts } = whole.context
  const people = personScopes(whole)
  if (held === undefined) return people.length > 0 ? people : [whole]
  if (facts.channel !== 'online') return []
  if (definition.attendance === 'people') return people.filter((scope) => heldPerson(scope) === null)
  const before = numberOfPeople(definition, wholeScope(held, whole.context))
  return numberOfPeople(definition, whole) > before ? [whole] : []
}

const problemsOfAges = ({ gate }: CompiledDefinition, whole: Scope): QuoteProblem[] =>
  personScopes(whole).flatMap((scope) =>
    problemOf(shutByAge(gate, scope), scope.person?.ref ?? null, 'birthDate'),
  )

const problemOf = (shut: Shut, person: string | null, where: string | null): QuoteProblem[] =>
  shut === null ? [] : [{ ...shut, person, where }]

function problemsOfNumbers({ definition }: CompiledDefinition, whole: Scope): QuoteProblem[] {
  const { min, max } = definition.peoplePerRegistration
  const people = numberOfPeople(definition, whole)
  if (people < min && !isUncounted(definition, whole))
    return [{ code: 'group_too_small', person: null, where: 'people', params: { people, min } }]
  if (people > max) {
    return [{ code: 'limit_per_registrant', person: null, where: 'people', params: { people, max } }]
  }
  return []
}

/** Heads that are still to be said are not too few: that they are missing is told already. */
const isUncounted = (definition: CompiledDefinition['definition'], whole: Scope): boolean =>
  headItems(definition).some((item) => {
    const { picks, problem } = readChoice(item, whole.draft.choices[item.id])
    return problem !== null && picks.length === 0
  })

/**
 * What is told of the event need not be told of its parts: where nobody may choose anything yet, no group and no item
 * says so once more. Hours of entry and the organiser's requirements are rules of their own.
 */
export function toldOnce(
  ofEvent: readonly QuoteProblem[],
  ofParts: readonly QuoteProblem[],
): readonly QuoteProblem[] {
  const times = ofEvent.filter(isOfTime)
  const isTold = ({ code, person, where }: QuoteProblem) =>
    where !== 'slot' &&
    times.some((each) => each.code === code && (each.person === null || each.person === person))
  return ofParts.filter((problem) => !isTold(problem))
}
