import type { CompiledDefinition } from './compiled.ts'
import type { QuoteProblem } from './quote-result.ts'
import { personScopes, type Scope } from './scope.ts'

/** Each who needs a carer on the spot has named one who may be it, and nobody looks after too many. */
export function problemsOfCarers({ definition, carers }: CompiledDefinition, whole: Scope): QuoteProblem[] {
  if (carers === null || definition.carers === null) return []
  const { most } = definition.carers
  const people = personScopes(whole)
  const tell = (code: QuoteProblem['code'], person: Scope['person'], params = {}): QuoteProblem => ({
    code,
    person: person?.ref ?? null,
    where: 'carer',
    params,
  })
  const carerOf = (person: Scope['person']) => whole.draft.carers[person?.ref ?? '']
  const looked = people.filter((scope) => carers.needs(scope) === true)
  const ofChoice = looked.flatMap(({ person }) => {
    const named = carerOf(person)
    if (named === undefined) return [tell('field_missing', person)]
    const carer = people.find((each) => each.person?.ref === named)
    if (carer === undefined) return [tell('no_such_option', person)]
    return carers.may(carer) === false || carer.person === person ? [tell('not_eligible', person)] : []
  })
  const tooMany = people.flatMap(({ person }) => {
    const wards = looked.filter((each) => carerOf(each.person) === person?.ref).length
    return wards > most ? [tell('limit_per_person', person, { most, wards })] : []
  })
  return [...ofChoice, ...tooMany]
}
