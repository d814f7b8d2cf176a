import { readAnswer } from '../../form/answer.ts'
import type { OwnSettings } from '../../form/fields/field-type.ts'
import { LONGEST_MATCHED } from '../../form/fields/text.ts'
import { questionTypes } from '../../form/question-types.ts'
import { isOfOffice } from '../../registration/is-of-office.ts'
import { isSafePattern } from '../../values/safe-pattern.ts'
import type { EventDefinition, Question } from '../definition/definition.ts'
import { type DefinitionProblem, pathOf } from '../definition/problem.ts'
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
      ].map(({ field, message }) => ({ path: pathOf('questions', i, field), message })),
    ),
    ...checkOfficeUnasked(definition),
  ]
}

interface Finding {
  readonly field: string
  readonly message: string
}

const found = (isFound: boolean, field: string, message: string): Finding[] =>
  isFound ? [{ field, message }] : []

function checkOptions({ type, options }: Question): Finding[] {
  const chooses = questionTypes[type].settings.options === true
  return [
    ...found(chooses && options.length === 0, '', 'Dodaj odpowiedzi do wyboru.'),
    ...found(!chooses && options.length > 0, 'options', 'To pytanie nie ma odpowiedzi do wyboru.'),
  ]
}

function checkBounds({ min, max }: Question, { bounds }: OwnSettings): Finding[] {
  const wanted = bounds === 'day' ? 'string' : 'number'
  const isOther = (bound: unknown) => bound !== undefined && bounds !== undefined && typeof bound !== wanted
  const expected = bounds === 'day' ? 'Podaj dzień.' : 'Podaj liczbę.'
  const none = 'Odpowiedź tego rodzaju nie ma najmniejszej ani największej wartości.'
  return [
    ...found(bounds === undefined && min !== undefined, 'min', none),
    ...found(bounds === undefined && max !== undefined, 'max', none),
    ...found(isOther(min), 'min', expected),
    ...found(isOther(max), 'max', expected),
    ...found(min !== undefined && max !== undefined && max < min, 'max', 'To mniej niż najmniejsza wartość.'),
  ]
}

function checkPattern({ type, pattern }: Question): Finding[] {
  if (pattern === undefined) return []
  if (questionTypes[type].settings.pattern !== true)
    return [{ field: 'pattern', message: 'Wzór zapisu ma tylko pytanie typu „text”.' }]
  const message =
    'Tego wzoru nie sprawdzimy szybko. Użyj znaków, zbiorów, np. [A-Z], i\u00a0powtórzeń z\u00a0granicą, np. {2,5}; bez nawiasów okrągłych.'
  return found(!isSafePattern(pattern.expression, LONGEST_MATCHED), 'pattern.expression', message)
}

const takesFiles = ({ type }: Question): boolean => questionTypes[type].settings.files === true

const checkFiles = (question: Question): Finding[] =>
  found(question.files !== undefined && !takesFiles(question), 'files', 'To pytanie nie przyjmuje plików.')

function checkDefault(question: Question): Finding[] {
  const { default: answer, codes } = question
  if (answer === undefined) return []
  const { isSecret } = questionTypes[question.type]
  if (isSecret === true || codes !== undefined || takesFiles(question))
    return [{ field: 'default', message: 'Takiej odpowiedzi nie można podpowiedzieć.' }]
  // A notation that cannot be tried is reported at its own place.
  const { pattern: _, ...asked } = question
  const tried = checkPattern(question).length === 0 ? question : asked
  const isGiven = readAnswer(tried, answer).state === 'given'
  return found(!isGiven, 'default', 'To nie jest odpowiedź na to pytanie.')
}

function checkOffice(question: Question): Finding[] {
  if (!isOfOffice(question)) return []
  const { required, codes, type } = question
  const secret = questionTypes[type].person !== undefined
  return [
    ...found(
      required,
      'required',
      'O\u00a0to nie pytamy przy zapisie, więc odpowiedź nie może być wymagana.',
    ),
    ...found(codes !== undefined, 'codes', 'Kod podaje osoba, która się zapisuje.'),
    ...found(secret, 'type', 'Numer PESEL podaje osoba, która się zapisuje.'),
    ...found(takesFiles(question), 'type', 'Plik dodaje osoba, która się zapisuje.'),
  ]
}

const checkSection = ({ section }: Question, sections: ReadonlySet<string>): Finding[] =>
  found(section !== undefined && !sections.has(section), 'section', `Nie ma części „${section}”.`)

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
  const message = 'Zasada nie może zależeć od odpowiedzi, którą zna tylko biuro.'
  const asked = conditionsOf(definition).filter(
    ({ path, condition }) => !isOwn(path) && comparisonsOf(condition).some(({ fact }) => ofOffice.has(fact)),
  )
  const named = namedFacts(definition).filter(({ name }) => ofOffice.has(name))
  return [...asked, ...named].map(({ path }) => ({ path, message }))
}
