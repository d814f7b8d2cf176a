import { readAnswer } from '../../../form/answer.ts'
import { type QuestionTypeName, questionTypes } from '../../../form/question-types.ts'
import { isOfOffice } from '../../../registration/is-of-office.ts'
import type { DefinitionDocument } from '../../definition/definition.ts'
import { blocksOf, placeOf, type Question, type QuestionPlace, withBlocks, withQuestionAt } from './blocks.ts'
import { idOfName } from './id-of-name.ts'

/** What a new question begins with. */
export type NewQuestion = Pick<Question, 'label' | 'type'> & Partial<Omit<Question, 'id' | 'label' | 'type'>>

/** A question at a place of the form, of each person and not required; its id follows from its label, for ever. */
export function addQuestion(
  document: DefinitionDocument,
  asked: NewQuestion,
  place: QuestionPlace,
): { readonly document: DefinitionDocument; readonly id: string } {
  const id = idOfName(asked.label, takenIds(document))
  const question: Question = { id, of: 'person', required: false, options: [], ...asked }
  return { document: withBlocks(document, withQuestionAt(blocksOf(document), place, question)), id }
}

/** Rules name questions, items and statements in one field (`where`), so none has the id of another. */
const takenIds = ({ questions, items, statements }: DefinitionDocument): string[] =>
  [...questions, ...items, ...statements].map(({ id }) => id)

/** Changes one question; its id stays. */
export const changeQuestion = (
  document: DefinitionDocument,
  id: string,
  make: (question: Question) => Question,
): DefinitionDocument => ({
  ...document,
  questions: document.questions.map((question) =>
    question.id === id ? { ...make(question), id } : question,
  ),
})

/** The fields that a question may be without. */
type Left = Partial<
  Pick<
    Question,
    | 'help'
    | 'helpHtml'
    | 'min'
    | 'max'
    | 'pattern'
    | 'files'
    | 'default'
    | 'when'
    | 'staffOnly'
    | 'askedAt'
    | 'seenBy'
    | 'keepDays'
  >
>

/** The question with these fields; without those that are undefined. */
export function withFields(question: Question, fields: Left): Question {
  const made = { ...question, ...fields }
  for (const name of LEFT) if (made[name] === undefined) delete made[name]
  return made
}

const LEFT = [
  'help',
  'helpHtml',
  'min',
  'max',
  'pattern',
  'files',
  'default',
  'when',
  'staffOnly',
  'askedAt',
  'seenBy',
  'keepDays',
] as const satisfies readonly (keyof Left)[]

/** The same question for a type: settings that it does not have go, options stay while there is a choice. */
export function withType(question: Question, type: QuestionTypeName): Question {
  const [before, after] = [questionTypes[question.type].settings, questionTypes[type].settings]
  const { codes, ...others } = question
  const typed: Question = {
    ...others,
    ...(codes !== undefined && after.codes === true ? { codes } : {}),
    type,
    options: after.options === true ? question.options : [],
  }
  const { min, max, pattern } = before.bounds === after.bounds ? typed : { ...typed, ...NO_BOUNDS }
  const fitting = withFields(typed, {
    ...{ min, max, pattern: after.pattern === true ? pattern : undefined },
    files: after.files === true ? typed.files : undefined,
  })
  return before.options === after.options && isAnswer(fitting)
    ? fitting
    : withFields(fitting, { default: undefined })
}

const NO_BOUNDS = { min: undefined, max: undefined }

/** Whether what is proposed is an answer to it; a secret is never proposed. */
function isAnswer(question: Question): boolean {
  if (question.default === undefined || questionTypes[question.type].isSecret === true) return false
  return readAnswer(question, question.default).state === 'given'
}

/** Who answers and when; what the office alone answers cannot be required of who registers. */
export function withOffice(question: Question, fields: Pick<Left, 'staffOnly' | 'askedAt'>): Question {
  const asked = withFields(question, fields)
  return isOfOffice(asked) ? { ...asked, required: false } : asked
}

const COPY = ' (kopia)'
const LONGEST_LABEL = 200

/** A copy right behind the question. */
export function duplicateQuestion(
  document: DefinitionDocument,
  id: string,
): { readonly document: DefinitionDocument; readonly id: string } {
  const blocks = blocksOf(document)
  const place = placeOf(blocks, id)
  const question = place === null ? undefined : blocks[place.block]?.questions[place.at]
  if (place === null || question === undefined) return { document, id }
  const label = question.label.slice(0, LONGEST_LABEL - COPY.length) + COPY
  const { id: _, ...asked } = question
  return addQuestion(document, { ...asked, label }, { block: place.block, at: place.at + 1 })
}
