import type { CompiledDefinition } from './compile.ts'
import { numberOfPeople } from './facts-of-registration.ts'
import { shutAt } from './gate.ts'
import type { QuoteProblem } from './quote-result.ts'
import { personScopes, type Scope } from './scope.ts'

/** Whether the event is open to everybody of the draft, by time and age, and to so many people. */
export function problemsOfAccess(compiled: CompiledDefinition, whole: Scope): QuoteProblem[] {
  return [...problemsOfGate(compiled, whole), ...problemsOfNumbers(compiled, whole)]
}

const OF_TIME = ['not_open', 'closed']

/** The same answer about the time for all is told once, for the registration; else for each person it concerns. */
function problemsOfGate({ gate }: CompiledDefinition, whole: Scope): QuoteProblem[] {
  const scopes = whole.draft.people.length > 0 ? personScopes(whole) : [whole]
  const verdicts = scopes.map((scope) => ({ person: scope.person?.ref ?? null, shut: shutAt(gate, scope) }))
  const [first] = verdicts
  const same =
    OF_TIME.includes(first?.shut?.code ?? '') &&
    verdicts.every(({ shut }) => shut?.code === first?.shut?.code)
  const told = same && first !== undefined ? [{ person: null, shut: first.shut }] : verdicts
  return told.flatMap(({ person, shut }) =>
    shut === null ? [] : [{ ...shut, person, where: OF_TIME.includes(shut.code) ? null : 'birthDate' }],
  )
}

function problemsOfNumbers({ definition }: CompiledDefinition, whole: Scope): QuoteProblem[] {
  const { min, max } = definition.peoplePerRegistration
  const people = numberOfPeople(definition, whole)
  if (people < min)
    return [{ code: 'group_too_small', person: null, where: 'people', params: { people, min } }]
  if (people > max) {
    return [{ code: 'limit_per_registrant', person: null, where: 'people', params: { people, max } }]
  }
  return []
}
