import { isSlot } from '../capacity/slots.ts'
import { readAnswer } from '../form/answer.ts'
import type { PersonDraft } from '../registration/draft.ts'
import { isOfOffice } from '../registration/is-of-office.ts'
import { isPlainName } from '../values/plain-name.ts'
import { readMoment } from '../values/time.ts'
import { birthDateOf, peselOf, sexOf } from './birth.ts'
import type { CompiledDefinition, CompiledPlace } from './compiled.ts'
import { gateRefusal } from './gate.ts'
import { heldPerson } from './held.ts'
import { planOf } from './plan-of.ts'
import type { ProblemCode, QuoteProblem } from './quote-result.ts'
import { personScopes, type Scope } from './scope.ts'

/** What is missing or cannot be read in the form: people, answers, the slot. */
export function problemsOfForm(compiled: CompiledDefinition, whole: Scope): QuoteProblem[] {
  const people = personScopes(whole)
  return [
    ...problemsOfRefs(whole),
    ...people.flatMap((scope) => problemsOfPerson(compiled, scope)),
    ...problemsOfAnswers(compiled, whole),
    ...problemsOfSlot(compiled, whole),
    ...problemsOfPlan(compiled, whole),
  ]
}

const problem = (
  code: ProblemCode,
  scope: Scope,
  where: string,
  params: QuoteProblem['params'] = {},
): QuoteProblem => ({ code, person: scope.person?.ref ?? null, where, params })

/** Lines and problems point to people by `ref`, so refs are unique, and the registrant is one of them. */
function problemsOfRefs(whole: Scope): QuoteProblem[] {
  const refs = whole.draft.people.map(({ ref }) => ref)
  const twice = [...new Set(refs.filter((ref, index) => refs.indexOf(ref) !== index))]
  const problems: QuoteProblem[] = twice.map((ref) => ({
    code: 'field_invalid',
    person: ref,
    where: 'ref',
    params: {},
  }))
  const { registeredBy } = whole.draft
  if (registeredBy !== null && !refs.includes(registeredBy)) {
    problems.push(problem('field_invalid', whole, 'registeredBy'))
  }
  return problems
}

function problemsOfPerson(compiled: CompiledDefinition, scope: Scope): QuoteProblem[] {
  const { person } = scope
  if (person === null) return []
  return [
    ...problemsOfNames(person, scope),
    ...problemsOfBirth(compiled, person, scope),
    ...problemsOfPlace(compiled, person, scope),
    ...problemsOfAnswers(compiled, scope),
  ]
}

function problemsOfNames(person: PersonDraft, scope: Scope): QuoteProblem[] {
  return (['firstName', 'lastName'] as const).flatMap((field) => {
    const length = person[field].trim().length
    if (length === 0) return [problem('field_missing', scope, field)]
    if (length < 2) return [problem('field_invalid', scope, field, { least: 2 })]
    return isPlainName(person[field]) ? [] : [problem('field_invalid', scope, field, { plain: 1 })]
  })
}

function problemsOfBirth(
  { definition }: CompiledDefinition,
  person: PersonDraft,
  scope: Scope,
): QuoteProblem[] {
  const problems: QuoteProblem[] = []
  const birth = birthDateOf(person, definition)
  if (birth === null && definition.ask.birthDate === 'required') {
    problems.push(problem('field_missing', scope, 'birthDate'))
  }
  if (birth !== null && !isPlausible(birth, scope.context.now.toPlainDate())) {
    problems.push(problem('field_invalid', scope, 'birthDate'))
  }
  if (definition.ask.sex === 'required' && sexOf(person, definition) === null) {
    problems.push(problem('field_missing', scope, 'sex'))
  }
  const pesel = peselOf(person, definition)
  if (pesel !== null && birth !== null && !pesel.birthDate.equals(birth)) {
    problems.push(problem('field_invalid', scope, 'birthDate', { pesel: 1 }))
  }
  return problems
}

/** Born by today, and not so long ago that the year is an error (no one has lived 130 years yet). */
function isPlausible(birth: Temporal.PlainDate, today: Temporal.PlainDate): boolean {
  const isBorn = Temporal.PlainDate.compare(birth, today) <= 0
  return isBorn && Temporal.PlainDate.compare(birth, today.subtract({ years: 130 })) >= 0
}

/** Type and group: required when the definition has any, and open to this person now. */
function problemsOfPlace(compiled: CompiledDefinition, person: PersonDraft, scope: Scope): QuoteProblem[] {
  const { types, groups } = compiled.definition
  const check = (where: 'type' | 'group', known: ReadonlyMap<string, CompiledPlace>): QuoteProblem[] => {
    const chosen = person[where] === '' ? null : person[where]
    if (chosen === null) return known.size > 0 ? [problem('field_missing', scope, where)] : []
    const place = known.get(chosen)
    if (place === undefined) return [problem('no_such_option', scope, where)]
    const shut = gateRefusal(place.gate, scope, heldPerson(scope)?.[where] === chosen)
    if (shut === null) return []
    const named = (where === 'type' ? types : groups).find(({ id }) => id === chosen)
    return [problem(shut.code, scope, where, { ...shut.params, place: named?.name ?? chosen })]
  }
  return [...check('type', compiled.types), ...check('group', compiled.groups)]
}

/** The chosen payment plan is one of those offered. */
function problemsOfPlan(compiled: CompiledDefinition, whole: Scope): QuoteProblem[] {
  const isChosen = whole.draft.plan !== null
  return isChosen && planOf(compiled, whole) === null ? [problem('no_such_option', whole, 'plan')] : []
}

function problemsOfAnswers(compiled: CompiledDefinition, scope: Scope): QuoteProblem[] {
  const of = scope.person === null ? 'registration' : 'person'
  const { answers } = scope.person ?? scope.draft
  return compiled.questions.flatMap(({ question, asked }) => {
    if (question.of !== of || asked(scope) !== true || isOfOffice(question)) return []
    const reading = readAnswer(question, answers[question.id])
    const params = { question: question.label }
    if (reading.state === 'wrong') {
      const message = reading.error?.own
      const said = message === undefined ? params : { ...params, message }
      return [problem(reading.code, scope, question.id, said)]
    }
    if (reading.state === 'given' && question.codes !== undefined)
      return compiled.codes.find(String(reading.value), question.codes) === null
        ? [problem('code_invalid', scope, question.id, params)]
        : []
    const missing = reading.state === 'empty' && question.required
    return missing ? [problem('field_missing', scope, question.id, params)] : []
  })
}

/** The hour of entry: chosen, one of the pattern, not yet begun. */
function problemsOfSlot({ definition }: CompiledDefinition, whole: Scope): QuoteProblem[] {
  const { slot } = whole.draft
  if (definition.slots === null) return slot === null ? [] : [problem('no_such_slot', whole, 'slot')]
  if (slot === null) return [problem('field_missing', whole, 'slot')]
  const moment = readMoment(slot)
  if (moment === null || !isSlot(definition.slots, moment)) {
    return [problem('no_such_slot', whole, 'slot', { slot })]
  }
  const begun = Temporal.PlainDateTime.compare(moment, whole.context.now) <= 0
  return begun ? [problem('closed', whole, 'slot', { slot })] : []
}
