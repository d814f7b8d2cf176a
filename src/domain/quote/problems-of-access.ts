import { readChoice } from './choices.ts'
import type { CompiledDefinition } from './compiled.ts'
import { headItems, numberOfPeople } from './facts-of-registration.ts'
import { type GateRefusal, isOfTime, shutByAge, shutByTime } from './gate.ts'
import { heldPerson } from './held.ts'
import type { QuoteProblem } from './quote-result.ts'
import { personScopes, type Scope, wholeScope } from './scope.ts'

/** Whether the event is open to everyone in the draft, by time and age, and to this number of people. */
export function problemsOfAccess(compiled: CompiledDefinition, whole: Scope): QuoteProblem[] {
  return [
    ...problemsOfTime(compiled, whole),
    ...problemsOfAges(compiled, whole),
    ...problemsOfNumbers(compiled, whole),
  ]
}

/**
 * When the timing problem is the same for all it is reported once, for the registration; else for each person it
 * concerns.
 */
function problemsOfTime(compiled: CompiledDefinition, whole: Scope): QuoteProblem[] {
  const verdicts = whoMustFindOpen(compiled, whole).map((scope) => ({
    person: scope.person?.ref ?? null,
    shut: shutByTime(compiled.gate.windows, scope),
  }))
  const [first] = verdicts
  const same = verdicts.every(({ shut }) => shut?.code === first?.shut?.code)
  const reported = same && first !== undefined ? [{ ...first, person: null }] : verdicts
  return reported.flatMap(({ person, shut }) => problemOf(shut, person, null))
}

/** Everyone; for a change the people who join, unless the staff make it. */
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

const problemOf = (shut: GateRefusal, person: string | null, where: string | null): QuoteProblem[] =>
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

/** Unreadable headcounts are not too low: their error is reported already. */
const isUncounted = (definition: CompiledDefinition['definition'], whole: Scope): boolean =>
  headItems(definition).some((item) => {
    const { picks, problem } = readChoice(item, whole.draft.choices[item.id])
    return problem !== null && picks.length === 0
  })

/**
 * A problem of the event need not be reported for its parts: where nothing may be chosen yet, no group and no item
 * repeats it. Hours of entry and the organiser's requirements are separate rules.
 */
export function reportedOnce(
  ofEvent: readonly QuoteProblem[],
  ofParts: readonly QuoteProblem[],
): readonly QuoteProblem[] {
  const times = ofEvent.filter(isOfTime)
  const isReported = ({ code, person, where }: QuoteProblem) =>
    where !== 'slot' &&
    times.some((each) => each.code === code && (each.person === null || each.person === person))
  return ofParts.filter((problem) => !isReported(problem))
}
