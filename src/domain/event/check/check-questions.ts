import { readAnswer } from '../../form/answer.ts'
import type { OwnSettings } from '../../form/fields/field-type.ts'
import { LONGEST_MATCHED } from '../../form/fields/text.ts'
import { questionTypes } from '../../form/question-types.ts'
import { isOfOffice } from '../../registration/is-of-office.ts'
import { isSafePattern } from '../../values/safe-pattern.ts'
import type { EventDefinition, Question } from '../definition/definition.ts'
import { type DefinitionProblem, type Finding, type PlainCode, pathOf } from '../definition/problem.ts'
import { comparisonsOf, conditionsOf } from '../facts/conditions-of.ts'
import { namedFacts } from '../facts/named-facts.ts'

/** Settings fit the type of their question, and nothing depends on answers that the page does not know. */
export function checkQuestions(definition: EventDefinition): DefinitionProblem[] {
  const sections = new Set(definition.sections.map(({ id }) => id))
  return [
    ...definition.questions.flatMap((question, i) =>
      [
        ...checkOptions(question),
        ...checkBounds(question, questionTypes[question.type].settings),
        ...checkPattern(question),
        ...checkFiles(question),
        ...checkDefault(question),
        ...checkOffice(question),
        ...checkSection(question, sections),
      ].map(({ field, ...finding }) => ({ path: pathOf('questions', i, field), ...finding })),
    ),
    ...checkOfficeUnasked(definition),
  ]
}

type FieldFinding = Finding & { readonly field: string }

const found = (isFound: boolean, field: string, code: PlainCode): FieldFinding[] =>
  isFound ? [{ field, code }] : []

function checkOptions({ type, options }: Question): FieldFinding[] {
  const chooses = questionTypes[type].settings.options === true
  return [
    ...found(chooses && options.length === 0, '', 'answers_missing'),
    ...found(!chooses && options.length > 0, 'options', 'answers_unwanted'),
  ]
}

function checkBounds({ min, max }: Question, { bounds }: OwnSettings): FieldFinding[] {
  const wanted = bounds === 'day' ? 'string' : 'number'
  const isOther = (bound: unknown) => bound !== undefined && bounds !== undefined && typeof bound !== wanted
  const expected = bounds === 'day' ? 'bound_not_day' : 'bound_not_number'
  return [
    ...found(bounds === undefined && min !== undefined, 'min', 'bounds_unwanted'),
    ...found(bounds === undefined && max !== undefined, 'max', 'bounds_unwanted'),
    ...found(isOther(min), 'min', expected),
    ...found(isOther(max), 'max', expected),
    ...found(min !== undefined && max !== undefined && max < min, 'max', 'bounds_reversed'),
  ]
}

function checkPattern({ type, pattern }: Question): FieldFinding[] {
  if (pattern === undefined) return []
  if (questionTypes[type].settings.pattern !== true) return [{ field: 'pattern', code: 'pattern_unwanted' }]
  return found(!isSafePattern(pattern.expression, LONGEST_MATCHED), 'pattern.expression', 'pattern_slow')
}

const takesFiles = ({ type }: Question): boolean => questionTypes[type].settings.files === true

const checkFiles = (question: Question): FieldFinding[] =>
  found(question.files !== undefined && !takesFiles(question), 'files', 'files_unwanted')

function checkDefault(question: Question): FieldFinding[] {
  const { default: answer, codes } = question
  if (answer === undefined) return []
  const { isSecret } = questionTypes[question.type]
  if (isSecret === true || codes !== undefined || takesFiles(question))
    return [{ field: 'default', code: 'default_forbidden' }]
  // A notation that cannot be tried is reported at its own place.
  const { pattern: _, ...asked } = question
  const tried = checkPattern(question).length === 0 ? question : asked
  const isGiven = readAnswer(tried, answer).state === 'given'
  return found(!isGiven, 'default', 'default_wrong')
}

function checkOffice(question: Question): FieldFinding[] {
  if (!isOfOffice(question)) return []
  const { required, codes, type } = question
  const secret = questionTypes[type].person !== undefined
  return [
    ...found(required, 'required', 'office_answer_required'),
    ...found(codes !== undefined, 'codes', 'office_code'),
    ...found(secret, 'type', 'office_pesel'),
    ...found(takesFiles(question), 'type', 'office_file'),
  ]
}

const checkSection = ({ section }: Question, sections: ReadonlySet<string>): FieldFinding[] =>
  section === undefined || sections.has(section)
    ? []
    : [{ field: 'section', code: 'section_unknown', values: { id: section } }]

/** The page prices without what only the office knows, so no rule may follow from it. */
function checkOfficeUnasked(definition: EventDefinition): DefinitionProblem[] {
  const ofOffice = new Set(
    definition.questions.filter(isOfOffice).flatMap(({ id }) => [`answer.${id}`, `count.${id}`]),
  )
  const isOwn = (path: string) => {
    const [list, index] = path.split('.')
    const question = list === 'questions' ? definition.questions[Number(index)] : undefined
    return question !== undefined && isOfOffice(question)
  }
  const asked = conditionsOf(definition).filter(
    ({ path, condition }) => !isOwn(path) && comparisonsOf(condition).some(({ fact }) => ofOffice.has(fact)),
  )
  const named = namedFacts(definition).filter(({ name }) => ofOffice.has(name))
  return [...asked, ...named].map(({ path }) => ({ path, code: 'office_answer_asked' }))
}
